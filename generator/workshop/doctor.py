"""What this machine has and lacks, and the one command that fixes it."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata

from generator.drawing.odd_fonts import odd_fonts
from generator.errors import UserError
from generator.files import data_home
from generator.project import Project

#: Debian's packages that WeasyPrint loads.
PANGO = "apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"
_LIBRARIES = (
    "aggdraw", "click", "cssselect2", "fonttools", "jinja2", "markdown-it-py", "pikepdf",
    "pillow", "pydantic", "pypdfium2", "pyphen", "pyyaml", "regex", "reportlab", "rich",
    "skia-pathops", "tinycss2", "uharfbuzz", "weasyprint",
)  # fmt: skip


#: What an extra of the package is for, and the libraries that it brings.
_EXTRAS = {
    "arrays": ("games played many at once", ("numpy",)),
    "dask": ("simulate and build on a cluster with --scheduler", ("cryptography", "distributed")),
    "preview": ("'deckproof preview'", ("starlette", "uvicorn", "watchfiles")),
    "record": ("games recorded as Parquet", ("pyarrow",)),
    "xlsx": ("cards from XLSX", ("openpyxl",)),
}


@dataclass(frozen=True)
class Requirement:
    """One thing looked for. `needed` says whether Deckproof can do its main work without it."""

    what: str
    ok: bool
    found: str
    fix: str = ""
    needed: bool = True


def examine(project: Project) -> Iterator[Requirement]:
    """Everything that a machine must have, in the order in which a build needs it."""
    version = ".".join(map(str, sys.version_info[:3]))
    yield Requirement("Python 3.11 or newer", sys.version_info >= (3, 11), version, "install it")
    missing = [name for name in _LIBRARIES if not _version(name)]
    yield Requirement(
        "Python libraries",
        not missing,
        f"all {len(_LIBRARIES)}" if not missing else "lacks " + ", ".join(missing),
        "pip install " + " ".join(missing),
    )
    yield from _extras()
    yield _fast_yaml()
    yield _raqm()
    yield _pango()
    fonts = len(project.fonts())
    yield Requirement("fonts", fonts > 0, f"{fonts} files in fonts/", "restore the fonts/ folder")
    for odd in odd_fonts(project):
        yield Requirement("font", False, f"{odd.file} can't be used: {odd.why}", odd.fix, False)
    games = list(project.catalogues())
    yield Requirement(
        "games",
        bool(games),
        ", ".join(games) or f"none in {project.root / 'cards'}",
        "deckproof new my-game",
        needed=False,
    )
    yield _kept()
    free = shutil.disk_usage(project.root).free // 2**20
    yield Requirement("disk space", free > 200, f"{free} MiB free", "make room", needed=False)


def _kept() -> Requirement:
    """The person's own data folder: nobody looks for it, and it grows, up to a limit."""
    try:
        folder = data_home("keep what was found out in") / "deckproof"
    except UserError as error:
        return Requirement("kept for later", True, str(error), needed=False)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 2**20
    found = f"{size} MiB in {folder}; without it all is found out, and trust asked for, once more"
    return Requirement("kept for later", True, found, needed=False)


def _extras() -> Iterator[Requirement]:
    for extra, (purpose, libraries) in _EXTRAS.items():
        missing = [name for name in libraries if not _version(name)]
        found = purpose if not missing else f"no {purpose}: lacks {', '.join(missing)}"
        fix = f"pip install {' '.join(missing)}"
        yield Requirement(f"extra {extra}", not missing, found, fix, needed=False)


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def _fast_yaml() -> Requirement:
    import yaml

    fast = bool(getattr(yaml, "__with_libyaml__", False))
    return Requirement(
        "libyaml",
        fast,
        "fast reader" if fast else "slow reader: the same answers, later",
        "pip install --force-reinstall pyyaml",
        needed=False,
    )


def _raqm() -> Requirement:
    """Raqm is Pillow's text shaper. We draw letters as outlines placed by HarfBuzz, so a Pillow
    without it prints the same; the doctor tells all the same."""
    from PIL import features

    has = bool(features.check("raqm"))
    found = str(features.version("raqm")) if has else "absent, and not needed: letters are outlines"
    return Requirement("Raqm in Pillow", has, found, "pip install --force-reinstall pillow", False)


def _pango() -> Requirement:
    try:
        importlib.import_module("weasyprint")
    except OSError:
        return Requirement(
            "Pango", False, "absent: rulebooks will be HTML instead of PDF", PANGO, needed=False
        )
    except ImportError:
        return Requirement("Pango", False, "WeasyPrint is absent", "pip install weasyprint", False)
    return Requirement("Pango", True, "rulebooks as PDF", needed=False)
