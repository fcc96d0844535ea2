"""Command lines: every command with every option that it has, and words that fit none of them."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from unittest.mock import patch

import click

from fuzzing import judge, mutate
from generator.cli import cli, main

#: What serves until it is stopped, or measures for minutes.
_ENDLESS = {"preview"}
#: What begins another program, git, on purpose.
_BEGINNING = {"compare"}
_LONG = {"--claims", "--rules"}
#: What paints dozens of faces, whatever the project.
_COSTLY = {"layouts"}
#: What a command listens to.
_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
#: What nearly fits.
_LIKELY = (
    "seed", "sed", "war", "a4", "letter", "A4", "150x200mm", "1x1mm", "nanxinfmm", "tabloid",
    "low", "full", "short", "silhouette", "cricut", "1,2,5", "1,,2", "-1", "main", "coin-1",
    "2-1,J-1", "corners", "outline", "cards.csv", "cards/seed.yaml", "cards", "/dev/zero",
    "/dev/null", "/dev/full", "/proc/self/mem", "nope/nope", "out", "out/deep",
    "cards/art/photo.jpg", "playingcards-io", "print-and-play", "tabletop-simulator",
    "makeplayingcards", "screentop", "order=winner", "x=y", "=", "greedy", "random", "face",
    "exit-70", "0.3mm", "https://example.org/", "file:///etc/passwd", "1", "0.5", "100", "300",
    "36", "2400", "hexagon", "shop",
)  # fmt: skip


def change(dice: Random) -> dict[str, bytes]:
    """A command line, as a file of the project that nothing reads: one word a line."""
    words = list(_words(dice))
    return {"command.txt": "\0".join(words).encode("utf-8", "surrogatepass")}


def _words(dice: Random) -> Iterator[str]:
    context = click.Context(cli)
    names = [name for name in cli.list_commands(context) if name not in _ENDLESS | _BEGINNING]
    name = dice.choice(names)
    if name in _COSTLY and dice.random() < 0.9:
        name = dice.choice(names)
    if dice.random() < 0.02:
        yield mutate.scrap(dice, _LIKELY)
    yield name
    command = cli.get_command(context, name)
    assert command is not None
    for _ in range(dice.choice((0, 1, 1, 2, 2, 3, 5))):
        option = dice.choice(command.params)
        if isinstance(option, click.Argument) or "--project" in option.opts:
            yield _value(dice, option)
            continue
        spelt = dice.choice([*option.opts, *option.secondary_opts])
        if spelt in _LONG:
            continue
        if dice.random() < 0.03:
            spelt = spelt[:-1] + dice.choice("xé\x1b")
        yield spelt
        if not getattr(option, "is_flag", False) or dice.random() < 0.02:
            yield _value(dice, option)


def _value(dice: Random, option: click.Parameter) -> str:
    if isinstance(option.type, click.Choice) and dice.random() < 0.7:
        return str(dice.choice(list(option.type.choices)))
    if isinstance(option.type, (click.IntRange, click.FloatRange)) and dice.random() < 0.5:
        return dice.choice(("1", "2", "50", "100", "300", *mutate.NUMBERS))
    if {"--output", "--save", "--charts", "folder"} & set(option.opts):  # one may write there
        return dice.choice(
            ("out", "out/deep", "cards", "cards.csv", "/dev/null", "", "o\x1bt", "o\nt")
        )
    return mutate.scrap(dice, _LIKELY)


@contextmanager
def _silent(folder: Path) -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    before, given = Path.cwd(), os.dup(0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.chdir(folder)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            yield out, err
    finally:
        os.chdir(before)
        os.dup2(given, 0)
        os.close(given)


def run(folder: Path, dice: Random) -> None:
    """The command line of a project, as `deckproof` runs it there."""
    words = (folder / "command.txt").read_bytes().decode("utf-8", "surrogatepass").split("\0")
    if words[0] in ("build", "simulate") and "--jobs" not in words:
        words += ["--jobs", "1"]
    if words[0] == "simulate" and "--games" not in words:
        words += ["--games", "5"]
    if "--json" in words and dice.random() < 0.2:
        words.remove("--json")
    error: BaseException | None = None
    with _silent(folder) as (out, err):
        before, sys.argv = sys.argv, ["deckproof", *words]
        heard, lost = [signal.getsignal(one) for one in _SIGNALS], sys.unraisablehook
        try:
            # Either would end this process, too, or leave two of them.
            with patch("generator.cli.end", sys.exit), patch("generator.cli.run.go_behind"):
                main()
        except (Exception, SystemExit) as raised:
            error = raised
        finally:
            sys.argv, sys.unraisablehook = before, lost
            for one, hears in zip(_SIGNALS, heard, strict=True):
                signal.signal(one, hears)
    for stream in (out, err):
        stream.flush()
        said = stream.buffer.getvalue().decode("utf-8", "replace")  # type: ignore[attr-defined]
        if "Traceback (most recent" in said:
            raise judge.Wrong(f"a traceback is printed by {words[0]}")
        if "\x1b" in said or "\x07" in said:
            raise judge.Wrong(f"control characters are printed by {words[0]}")
    code = error.code if isinstance(error, SystemExit) else None
    if code in (2, 3) and not said.strip():
        raise judge.Wrong(f"{words[0]} ends with {code} without a word")
    if error is not None and code not in (0, 130):
        raise error
