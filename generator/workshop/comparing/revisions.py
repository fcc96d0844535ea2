"""A project as it was at a git revision, in a folder of its own.

In: a project that git keeps, and a revision. Out: its files, written from git's own store into a
temporary folder; the working copy, the index and the branches stay as they are.

Git is asked for names and contents alone, never to check anything out: no filter, hook or driver
that a stranger's .git/config names is run, nothing is fetched, and files that `export-ignore`
leaves out of archives are there. Git LFS keeps its files elsewhere, so they come as pointers.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from generator.budgets import budget, over
from generator.errors import EnvironmentLacks, Problem, UserError
from generator.rules import trust

#: How git's trees mark a file, one that can be run, and a link; all else is left out.
_FILES, _LINK = ("100644", "100755", "100664"), "120000"
_QUIET = {
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_NO_REPLACE_OBJECTS": "1",
}
_OPTIONS = ("-c", "core.fsmonitor=false", "-c", "protocol.allow=never")


@contextmanager
def unpacked(root: Path, revision: str) -> Iterator[Path]:
    """The project in `root` as it was, while it lasts; what was trusted in `root` may run there,
    if its rules/ are the same. Raises UserError for a revision that there isn't, and
    EnvironmentLacks without git."""
    commit = _commit(root, revision)
    top = Path(os.fsdecode(_git(root, "rev-parse", "--show-toplevel")).rstrip("\n"))
    inside = root.resolve().relative_to(top.resolve()).as_posix()
    with tempfile.TemporaryDirectory(prefix="deckproof-") as folder:
        home = Path(folder).resolve() / (root.resolve().name or "project")
        home.mkdir()
        _write(top, commit if inside == "." else f"{commit}:{inside}", home, revision)
        if not (home / "cards").is_dir():
            raise UserError(Problem(f"has no cards/ folder at {revision}", file=str(root)))
        trusted = _trusted(root, home)
        try:
            yield home
        finally:
            if trusted:
                trust.revoke(home)


def _trusted(root: Path, home: Path) -> bool:
    """Lets the engines of the unpacked files run, if `root` has the same and they may run there."""
    if not (home / trust.FOLDER).is_dir():
        return False
    there = trust.snapshot(home)
    if trust.Snapshot(root.resolve(), there.files).standing != "trusted":
        return False
    if trust.trust(home).digest != there.digest:  # nobody else may write there, but be sure
        trust.revoke(home)
        return False
    return True


def _commit(root: Path, revision: str) -> str:
    """The commit that is meant. Raises UserError."""
    if not revision.startswith("-"):
        found = _run(root, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
        if found.returncode == 0:
            return found.stdout.decode("ascii").strip()
    raise UserError(
        Problem(
            f"{revision!r} is no folder with a project, no variant and no git revision",
            key="compare",
            hint="such as ../before, short, HEAD~1 or v1.2",
        )
    )


def _write(top: Path, tree: str, home: Path, revision: str) -> None:
    """Every file of a tree, links last, so that nothing is written through one."""
    listing = _git(top, "ls-tree", "-r", "-z", "--full-tree", tree)
    files, links = [], []
    for entry in filter(None, listing.split(b"\0")):
        about, _, name = entry.partition(b"\t")
        mode, _, content = about.decode("ascii").split()
        path = PurePosixPath(os.fsdecode(name))
        if path.is_absolute() or {"..", ".git"} & set(path.parts):
            continue
        if mode in _FILES:
            files.append((path, content))
        elif mode == _LINK:
            links.append((path, content))
    if len(files) + len(links) > budget("files"):
        raise UserError(over("files", "holds too much", file=revision))
    for path, data in _contents(top, files):
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        with open(home / path, "xb") as file:
            file.write(data)
    for path, data in _contents(top, links):
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        os.symlink(os.fsdecode(data), home / path)


def _contents(
    top: Path, wanted: Sequence[tuple[PurePosixPath, str]]
) -> Iterator[tuple[PurePosixPath, bytes]]:
    """What each of them holds."""
    if not wanted:
        return
    with subprocess.Popen(
        ["git", *_OPTIONS, "cat-file", "--batch"],
        cwd=top,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | _QUIET,
    ) as git:
        assert git.stdin is not None and git.stdout is not None
        for path, content in wanted:
            git.stdin.write(f"{content}\n".encode())
            git.stdin.flush()
            said = git.stdout.readline().split()
            if len(said) != 3:
                raise UserError(
                    Problem("is not in git's store here", file=str(path), hint="git fetch it")
                )
            size = int(said[2])
            if size > budget("file-bytes"):
                raise UserError(over("file-bytes", f"has {size:,} bytes", file=str(path)))
            yield path, git.stdout.read(size)
            git.stdout.read(1)
        git.stdin.close()


def _git(folder: Path, *words: str) -> bytes:
    """What git answers. Raises UserError with what it says."""
    done = _run(folder, *words)
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        told = said[0].removeprefix("fatal: ") if said else f"git {words[0]} failed"
        raise UserError(Problem(f"git says: {told}", file=str(folder)))
    return done.stdout


def _run(folder: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(
            ["git", *_OPTIONS, *words], cwd=folder, capture_output=True, env=os.environ | _QUIET
        )
    except FileNotFoundError:
        raise EnvironmentLacks(
            "comparing with a git revision needs git", "install git, or name two folders"
        ) from None
