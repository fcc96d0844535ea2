"""What a shell completes after Tab: games, exports and codes, and nothing where nothing is."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from user import ROOT, run

from generator.cli import cli


def completed(*words: str) -> list[str]:
    """What could follow the words, the last of which is half-written."""
    asked = ShellComplete(cli, {}, "deckproof", "_DECKPROOF_COMPLETE")
    return [one.value for one in asked.get_completions(list(words[:-1]), words[-1])]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("build", "wa"), ["war", "war-of-coins"]),
        (("build", "war", "wa"), ["war-of-coins"]),
        (("play", "bit"), ["bitcoin-miner"]),
        (("export", "--to", "the"), ["thegamecrafter"]),
        (("explain", "count-"), ["count-mismatch"]),
        (("check", "--project", str(ROOT / "tests" / "projects" / "tiny"), ""), ["tiny"]),
        (("check", "--project", "/nowhere", ""), []),
    ],
)
def test_names_are_completed(
    words: tuple[str, ...], found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert completed(*words) == found


def test_bash_gets_them(tmp_path: Path) -> None:
    line = {"COMP_WORDS": "deckproof export --to tabletop-s", "COMP_CWORD": "3"}
    asked = run(folder=tmp_path, _DECKPROOF_COMPLETE="bash_complete", **line)

    assert asked.stdout == "plain,tabletop-simulator\n"
