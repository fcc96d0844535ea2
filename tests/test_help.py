"""`deckproof help`: the references as one page that does nothing, and as text."""

from __future__ import annotations

import json
import re
import webbrowser
from pathlib import Path

import pytest
from click.testing import CliRunner

from generator.cli import cli
from generator.errors import UserError
from generator.rulebook import inert
from generator.workshop.reference import REFERENCES, page, shown_in_a_browser


def test_the_page_has_all_references_its_links_lead_within_it_and_it_loads_nothing() -> None:
    made = page()
    ids = re.findall(r' id="([^"]+)"', made)

    assert inert.is_guarded(made)
    assert {one.topic for one in REFERENCES} <= set(ids)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', made)) <= set(ids)
    assert made.count("<img ") > 40
    assert not re.findall(r'(?:src|href)="(?!data:image/|#|https?://|mailto:)[^"]*"', made)


def test_a_topic_is_told_as_text_where_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = CliRunner().invoke(cli, ["help", "layouts"], catch_exceptions=False)
    listed = CliRunner().invoke(cli, ["help"], catch_exceptions=False)
    answer = json.loads(CliRunner().invoke(cli, ["help", "fonts", "--json"]).output)

    assert told.output.startswith("# Layouts\n") and "<!--" not in told.output
    assert [line.split()[0] for line in listed.output.splitlines()[:-1]] == [
        one.topic for one in REFERENCES
    ]
    assert answer["text"].startswith("# Fonts")
    kept = tmp_path / "deckproof" / "help" / "reference.html"
    assert answer["page"] == kept.as_uri() and kept.read_text("utf-8") == page()
    with pytest.raises(UserError, match="no reference 'layuots'.*did you mean 'layouts'"):
        CliRunner().invoke(cli, ["help", "layuots"], catch_exceptions=False)


def test_the_text_is_there_where_no_page_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    told = CliRunner().invoke(cli, ["help", "fonts"], catch_exceptions=False)

    assert told.stdout.startswith("# Fonts\n")
    assert told.stderr.startswith("notice: ") and "can't be written" in told.stderr


def test_a_browser_is_asked_only_where_there_are_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(webbrowser, "open", lambda address: not asked.append(address))
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)

    assert not shown_in_a_browser("file:///a") and asked == []
    monkeypatch.setenv("DISPLAY", ":0")
    assert shown_in_a_browser("file:///a") and asked == ["file:///a"]
