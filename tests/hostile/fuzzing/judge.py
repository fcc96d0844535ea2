"""Whether what came of an input is right: nothing but a clear no, or a product without nonsense."""

from __future__ import annotations

import hashlib
import os
import re
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from generator.errors import DeckproofError, Problem, UserError

ROOT = Path(__file__).parents[3]
#: At most so many lines are told of a file.
MOST_TOLD = 51
#: Faults of a whole file, which have no line.
_WHOLE_FILE = re.compile(
    r"holds more than|can't be read|are read$|there is no such|is no plain file|is a link that"
    r"|is not UTF-8|isn't UTF-8|is there already|and [\d,]+ more|has no catalogue|is empty"
    r"|has no cards|isn't what|font"
)
_NONSENSE = re.compile(rb"(?<![A-Za-z0-9_/.+-])-?(?:nan|inf|NaN|Infinity)(?![A-Za-z0-9_])")
#: Words in a page's content, which may say anything.
_WORDS = re.compile(rb"\((?:\\.|[^()\\])*\)", re.DOTALL)
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


class Wrong(Exception):
    """What a judge found; its words name a class of faults."""


@dataclass
class Watch:
    """Tells of what is opened, written, removed, begun or connected outside of where it may be."""

    writable: tuple[str, ...] = ()
    secret: str = ""
    on: bool = False
    seen: list[str] = field(default_factory=list)
    hooked: bool = False
    keeps_bytecode: bool = False

    def begin(self, writable: Sequence[Path], secret: Path) -> None:
        """From here on writing is for these folders only, and `secret` is nobody's to read."""
        self.writable = tuple(f"{os.path.realpath(one)}/" for one in writable) + (
            "/dev/null/",
            "/dev/shm/pym-",  # what processes share of memory
        )
        self.secret = os.path.realpath(secret)
        self.seen, self.on = [], True
        # Python would put a module that is asked for here beside its source, translated.
        self.keeps_bytecode, sys.dont_write_bytecode = not sys.dont_write_bytecode, True
        if not self.hooked:
            sys.addaudithook(self._heard)
            self.hooked = True

    def end(self) -> list[str]:
        """What was seen since."""
        self.on = False
        sys.dont_write_bytecode = not self.keeps_bytecode
        return self.seen

    def _heard(self, event: str, args: tuple[Any, ...]) -> None:
        if not self.on:
            return
        if event == "open":
            path, mode, flags = args
            if isinstance(path, int) or path is None:
                return
            writes = bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND))
            self._path(event, path, writes)
        elif event in _WRITES:
            count = _WRITES[event]
            folders = args[-count:] if len(args) > count else ()
            for place, path in enumerate(args[:count]):
                if isinstance(path, (str, bytes, os.PathLike)):
                    folder = folders[place] if place < len(folders) else None
                    self._path(event, _below(folder, path), True)
        elif event in _NEVER and not _LOADER.search(str(args[:2])):
            self.seen.append(f"{event} {str(args)[:120]}")

    def _path(self, event: str, path: Any, writes: bool) -> None:
        self.on = False  # looking at a path must not be heard
        try:
            real = os.path.realpath(os.fsdecode(path))
        except (ValueError, OSError):
            real = ""
        self.on = True
        if real.startswith(self.secret + "/"):
            self.seen.append(f"{event} inside the canary")
        elif writes and not f"{real}/".startswith(self.writable):
            self.seen.append(f"{event} writes {real}")


#: Events of Python that change files, and how many of their arguments are paths.
_WRITES = {
    "os.remove": 1, "os.rename": 2, "os.mkdir": 1, "os.rmdir": 1, "os.truncate": 1, "os.chmod": 1,
    "os.chown": 1, "os.link": 2, "os.symlink": 2, "os.utime": 1, "shutil.rmtree": 1,
    "shutil.copyfile": 0, "shutil.move": 2, "os.mkfifo": 1,
}  # fmt: skip
_NEVER = {
    "subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.startfile",
    "socket.connect", "socket.getaddrinfo", "socket.bind", "ctypes.dlopen", "webbrowser.open",
}  # fmt: skip

#: Libraries that are loaded on first use, and what Python asks where they lie.
_LOADER = re.compile(r"ldconfig|/gcc|'ld'|site-packages|lib[\w.+-]+\.so|'libc|\(None")

WATCH = Watch()


def _below(folder: object, path: Any) -> str:
    """A path that may be relative to a folder which is open as a number."""
    named = os.fsdecode(path)
    if isinstance(folder, int) and folder >= 0 and os.path.isdir(f"/proc/self/fd/{folder}"):
        return os.path.join(f"/proc/self/fd/{folder}", named)
    return named


def tree_of(folder: Path) -> str:
    """The hash of all that lies below a folder: names, modes and bytes."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        found.update(f"{path.relative_to(folder)} {path.lstat().st_mode}\0".encode())
        if path.is_file() and not path.is_symlink():
            found.update(path.read_bytes())
    return found.hexdigest()


def refused(error: DeckproofError, own: Iterable[str], lined: bool) -> None:
    """Looks at how somebody is told no: each fault once, a line each, at its place. `own` are the
    files that were changed. Raises Wrong."""
    lines = str(error).split("\n")
    if len(lines) > MOST_TOLD:
        raise Wrong(f"tells {len(lines)} faults")
    if len(set(lines)) < len(lines):
        raise Wrong(f"tells a fault twice: {_first_twice(lines)}")
    for line in lines:
        if _CONTROL.search(line):
            raise Wrong(f"control characters in a message: {line[:60]!r}")
        if not line.strip() or len(line) > 4000:
            raise Wrong(f"a message of {len(line)} characters: {line[:80]}")
    if not isinstance(error, UserError):
        return
    if not error.problems:
        raise Wrong("a refusal without any fault")
    for problem in error.problems:
        placed(problem, own, lined)


def placed(problem: Problem, own: Iterable[str], lined: bool) -> None:
    """Raises Wrong for a fault of content without its file, or without a line where one exists."""
    if not problem.file:
        raise Wrong(f"no file: {_plain(problem)}")
    if lined and problem.file in own and not problem.line and not _WHOLE_FILE.search(problem.found):
        raise Wrong(f"no line: {_plain(problem)}")


def _plain(problem: Problem) -> str:
    """A message without what differs from input to input."""
    words = re.sub(r"'[^']*'|\"[^\"]*\"|\d+", "_", f"{problem.key}: {problem.found}")
    return words[:90]


def _first_twice(lines: list[str]) -> str:
    return next(line for line in lines if lines.count(line) > 1)[:100]


def sane(data: bytes, what: str) -> None:
    """Raises Wrong for a PDF in which something is no number."""
    import pikepdf

    if not data.startswith(b"%PDF"):
        return
    with pikepdf.open(__import__("io").BytesIO(data)) as pdf:
        for item in pdf.objects:
            if isinstance(item, pikepdf.Stream) and item.get("/Subtype") != "/Image":
                if "/Length1" in item:
                    continue
                body = _WORDS.sub(b"()", item.read_bytes())
                if item.get("/Subtype") == "/Form" or b" cm" in body[:400]:
                    found = _NONSENSE.search(body)
                    if found:
                        raise Wrong(f"{what} has {found.group().decode()} in it")


def whole(folder: Path) -> None:
    """Raises Wrong for an output that has some steps of a game and lacks others."""
    if not folder.is_dir():
        return
    for game in folder.iterdir():
        there = {path.name for path in game.iterdir()} if game.is_dir() else set()
        needed = {"manifest.json", "cards", "sheets-a4.pdf", "sheets-letter.pdf", "check.json"}
        if there and not needed <= there:
            raise Wrong(f"half a game: {sorted(there)[:6]}")


def ended(error: BaseException | None, own: Iterable[str], lined: bool) -> str:
    """The exit code that a command would end with, as a word. Raises Wrong."""
    if error is None:
        return "0"
    if isinstance(error, DeckproofError):
        refused(error, own, lined)
        return str(error.exit_code)
    if isinstance(error, click.ClickException):
        told = error.format_message()
        if _CONTROL.search(told):
            raise Wrong(f"control characters in a message: {told[:60]!r}")
        return "2"
    if isinstance(error, SystemExit):
        if error.code not in (None, 0, 1, 2, 3):
            raise Wrong(f"exit code {error.code}")
        return str(error.code or 0)
    raise Wrong(f"exit 70: {signature(error)}")


def signature(error: BaseException) -> str:
    """An exception by its kind, its words without numbers, and the innermost line of ours."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "/generator/" in frame.filename]
    place = ""
    if ours:
        last = ours[-1]
        place = f"{last.filename.partition('/generator/')[2]}:{last.name}"
    told = re.sub(r"'[^']*'|\"[^\"]*\"|0x[0-9a-f]+|[\d.e+]+\d", "_", str(error))
    deepest = frames[-1] if frames else None
    library = ""
    if deepest is not None and "/generator/" not in deepest.filename:
        library = f" in {Path(deepest.filename).parent.name}/{Path(deepest.filename).name}"
    return f"{type(error).__name__} at {place}{library}: {told[:80]}".replace("\n", " ")


def attempt(action: Callable[[], None], own: Iterable[str], lined: bool) -> str:
    """Does something with an input; how it ended. Raises Wrong."""
    try:
        action()
    except Wrong:
        raise
    except (Exception, SystemExit) as error:
        return ended(error, own, lined)
    return "0"
