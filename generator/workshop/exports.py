"""Games exported to their targets, each read back at once: what the command calls.

In: an open game and the names of targets. Out: the files under output/<game>/export/<target>/,
noted in the game's manifest, and what reading them back has found.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from generator.checks import exports as proofs
from generator.checks.exports.likeness import Likeness
from generator.checks.findings import Finding
from generator.drawing import fonts
from generator.errors import Problem, UserError, listed
from generator.exports import Job, Made, export
from generator.exports.job import Printed
from generator.exports.material import Material
from generator.inks import FULL_INK, inked
from generator.inputs import inside, read_bytes
from generator.limits import step
from generator.manifest import Inputs, Manifest, Step
from generator.product import Product
from generator.profiles import FAMILIES, Profile, load, names
from generator.project import Project
from generator.staging import Finished, publish, staging
from generator.workshop.due import left_by
from generator.workshop.open_game import OpenGame, games_of, set_aside
from generator.workshop.sheets import SheetOptions

FOLDER = "export"


@dataclass(frozen=True)
class Exported:
    """What an export has made, and what was wrong with it when it was read back."""

    about: Mapping[str, Any]
    notices: tuple[str, ...]
    files: tuple[Path, ...]
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        return not any(finding.severity == "error" for finding in self.findings)


def export_games(
    project: Project,
    games: tuple[str, ...],
    profiles: Sequence[Profile],
    variant: str | None = None,
    ink: str = FULL_INK,
    icc: Path | None = None,
    base_url: str | None = None,
    spots: Mapping[str, str] | None = None,
    progress: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> Iterator[tuple[str, Profile, Exported]]:
    """Exports each game, all of the project if none is named, to each target. `progress` hears
    (exports done, exports to do, the last one). Raises as `export_game`."""
    wanted = games_of(project, games)
    for place, slug in enumerate(wanted):
        with step(f"{slug}: deck"):
            game = OpenGame(project, slug, variant, ink)
            game.deck  # noqa: B018  (reading it is what finds the faults)

        def said(done: int, what: str, before: int = place * len(profiles)) -> None:
            progress(before + done, len(wanted) * len(profiles), what)

        for profile, exported in export_game(game, profiles, icc, base_url, spots, said):
            yield slug, profile, exported


def export_game(
    game: OpenGame,
    profiles: Iterable[Profile],
    icc: Path | None = None,
    base_url: str | None = None,
    spots: Mapping[str, str] | None = None,
    progress: Callable[[int, str], None] = lambda done, what: None,
) -> Iterator[tuple[Profile, Exported]]:
    """Makes all exports and notes them, then reads back one after another. `progress` hears
    (exports made, the last one). Raises UserError, with nothing written, for what a target can't
    take or for a wish that no target has a use for."""
    profiles = list(profiles)
    _useful("icc", icc, profiles, game.project)
    _useful("base-url", base_url, profiles, game.project)
    _useful("spot", spots or None, profiles, game.project)
    if base_url is not None and not _is_folder(base_url):
        raise UserError(
            Problem(
                f"{base_url!r} is no address",
                key="--base-url",
                expected="such as https://example.org/my-game, without ? and #",
            )
        )
    with step(f"{game.slug}: faces"):
        material = Material.of(game.deck, game.drawings, game.project)
        likeness = Likeness(material.all_drawings)
    aside = printed(game, material)
    painted: dict[Hashable, bytes] = {}
    made: list[tuple[Profile, Made, Finished]] = []
    with staging(game.folder.parent) as staged:
        for profile in profiles:
            what = Step("export", form=profile.name, ink=game.ink)
            with step(f"{game.slug}: {what.name}"):
                job = Job(
                    game.project,
                    profile,
                    material,
                    aside,
                    icc,
                    base_url,
                    spots or {},
                    painted,
                )
                one = export(job)
                where = f"{FOLDER}/{inked(profile.name, game.ink)}"
                files = {f"{where}/{name}": data for name, data in one.files.items()}
                product = Product(files, {"where": where, **one.about})
                finished = set_aside(game, what, product, staged)
            one.files = dict.fromkeys(one.files, b"")  # they lie there: let the bytes go
            made.append((profile, one, finished))
            progress(len(made), f"{game.slug} {profile.name}")
        publish(staged / game.folder.name, game.place, [finished for _, _, finished in made])
    manifest = Manifest.read(game.folder, game.slug)
    for profile, one, finished in made:
        with step(f"{game.slug}: reading {finished.step.name} back"):
            found = tuple(
                proofs.findings(
                    game.project,
                    material,
                    game.folder,
                    manifest,
                    only=finished.step,
                    likeness=likeness,
                )
            )
        written = tuple(game.folder / str(finished.about["where"]) / name for name in one.files)
        yield profile, Exported(finished.about, tuple(one.notices), written, found)


def _is_folder(address: str) -> bool:
    """Whether a file's name can be put behind an address."""
    try:
        parts = urlsplit(address)
    except ValueError:  # an odd [ in it
        return False
    odd = parts.query or parts.fragment or any(one.isspace() or one in "?#" for one in address)
    return bool(parts.scheme and parts.netloc and not odd)


def _useful(wish: str, given: object, wanted: Sequence[Profile], project: Project) -> None:
    def heed(one: Profile) -> bool:
        return wish in FAMILIES[one.family].wishes

    if given is not None and not any(map(heed, wanted)):
        known = [one.name for one in map(partial(load, project), names(project)) if heed(one)]
        raise UserError(
            Problem(
                f"is of no use to {listed([one.name for one in wanted])}",
                key=f"--{wish}",
                expected=f"with --to {listed(known)}",
            )
        )


def printed(game: OpenGame, material: Material) -> Printed:
    """The house's own PDFs as bytes when somebody asks for them: what a build has left if it is
    fresh, else printed aside. A variant has sheets of its own, and the game's one rulebook."""
    opened = {(game.ink, game.variant): game}
    inputs = Inputs(game.project)

    def built(step: Step) -> dict[str, bytes] | None:
        made = left_by(game.project, game.slug, step, inputs)
        return made and _pdfs(made)

    def other(ink: str, variant: str | None = game.variant) -> OpenGame:
        if (ink, variant) not in opened:
            opened[ink, variant] = OpenGame(game.project, game.slug, variant, ink)
        return opened[ink, variant]

    def sheets(paper: str, duplex: str, ink: str) -> bytes:
        usual = duplex == SheetOptions().duplex and game.variant is None
        made = built(Step("sheets", paper, ink=ink)) if usual else None
        made = made or _pdfs(other(ink).sheets(paper, SheetOptions(duplex=duplex)).files)
        [data] = made.values()
        return data

    def parts(paper: str, ink: str) -> dict[str, bytes]:
        made = built(Step("parts", paper, ink=ink))
        return _pdfs(other(ink).parts(paper).files) if made is None else made

    @cache
    def books(paper: str) -> dict[str, bytes]:
        made = built(Step("rulebook", paper)) if game.ink == FULL_INK else None
        made = made or _pdfs(other(game.ink, None).rulebook(paper).files)
        return {name.partition(".")[0].partition("-")[0]: data for name, data in made.items()}

    return Printed(
        sheets, parts, books, tuple(game.catalogue.inks), lambda: licences(game, material)
    )


def _pdfs(files: Mapping[str, bytes]) -> dict[str, bytes]:
    return {name: data for name, data in files.items() if name.endswith(".pdf")}


def licences(game: OpenGame, material: Material) -> dict[str, bytes]:
    """The texts of the deck's licence and of its fonts' licences, by file name; what a project has
    as LICENSES/<licence>.txt or LICENSE* comes with it."""
    found: dict[str, bytes] = {}
    name = f"{'-'.join(game.catalogue.licence.split())}.txt"
    text = game.project.find_file("LICENSES", name) if game.catalogue.licence else None
    if text is not None:
        found[f"licences/{name}"] = read_bytes(text, game.project.label(text))
    else:
        for path in _called(game.project.root, game.project.root, ("LICENCE", "LICENSE")):
            if path.is_file():
                found[f"licences/{path.name}"] = read_bytes(path, path.name)
    used = {run.font for one in material.all_drawings.values() for run, _ in one.runs()}
    used.add(game.kit.font.key)  # what the sheets say
    for key in sorted(used):
        path = fonts.by_key(key).path
        for licence in _called(path.parent, path.parents[2], ("OFL",)):  # fonts/FAMILY/OFL.txt
            label = game.project.label(licence)
            found[f"licences/{path.parent.name}-{licence.name}"] = read_bytes(licence, label)
    return found


def _called(folder: Path, home: Path, beginnings: tuple[str, ...]) -> list[Path]:
    """What lies in a folder under names that begin so. Raises UserError for those that are links
    which lead out of `home`; what else lies there is none of ours."""
    found = sorted(path for path in folder.iterdir() if path.name.startswith(beginnings))
    for path in found:
        inside(path, home)
    return found
