"""Reading: every value stays the text that was written, and knows where it stands."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import pytest

from generator.errors import UserError
from generator.reading.read import Source, parse_source, read_yaml


def parsed(text: str) -> Source:
    """What `read_yaml` makes of a file with this text."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.yaml"
        path.write_text(text, encoding="utf-8")
        return read_yaml(path, "deck.yaml")


def refusal(text: str) -> str:
    with pytest.raises(UserError) as caught:
        parsed(text)
    return str(caught.value)


@pytest.mark.parametrize(
    "written", ["no", "yes", "on", "012", "12:30", "1e3", "0x1F", "2024-01-01", "1_000", ".inf"]
)
def test_words_that_yaml_takes_for_something_else_stay_text(written: str) -> None:
    assert parsed(f"a: {written}").data == {"a": written}


def test_nothing_is_none_but_in_quotes_it_is_text() -> None:
    data = parsed("a:\nb: ~\nc: null\nd: ''\ne: '~'").data
    assert data == {"a": None, "b": None, "c": None, "d": "", "e": "~"}


def test_a_value_knows_its_line_and_column_and_so_does_its_key() -> None:
    source = parsed("title: War\ncards:\n  - {id: 2C}\n")
    assert source.place(("cards", 0, "id")) == (3, 10)
    assert source.place(("cards", 0, "id"), key=True) == (3, 6)


def test_what_is_not_there_stands_where_its_parent_stands() -> None:
    source = parsed("title: War\ncards:\n  - {id: 2C}\n")
    assert source.place(("cards", 0, "rank")) == (3, 5)


def test_an_alias_is_the_value_of_its_anchor() -> None:
    assert parsed("a: &x [1, {b: c}]\nd: *x").data["d"] == ["1", {"b": "c"}]


def test_an_empty_file_is_nothing() -> None:
    assert parsed("# only a comment\n").data is None


def test_a_mark_of_byte_order_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_bytes(b"\xef\xbb\xbfgame: war\r\ntitle: War\r\n")
    assert read_yaml(path).data == {"game": "war", "title": "War"}


def test_every_duplicate_key_is_told() -> None:
    assert refusal("a: 1\nb: 2\na: 3\nb: 4\n").splitlines() == [
        "deck.yaml:3:1: a: this key stands here twice, first on line 1; keep one of the two",
        "deck.yaml:4:1: b: this key stands here twice, first on line 2; keep one of the two",
    ]


def test_a_collector_of_faults_can_read_past_duplicate_keys() -> None:
    source = parse_source("a: 1\na: 2\n", "deck.yaml")
    assert source.data == {"a": "1"}
    assert [fault.line for fault in source.faults] == [2]


@pytest.mark.parametrize(
    ("written", "place", "helps"),
    [
        ("a: One thing: another\n", "1:13", "stands in quotes"),
        ('a: 1\nb: "never ends\nc: 2\n', "2:4", "opens here is never closed"),
        ("a: 'it's ours'\n", "1:8", "an apostrophe is written twice"),
    ],
)
def test_what_people_write_in_sentences_is_told_with_what_helps(
    written: str, place: str, helps: str
) -> None:
    """A quote that was never closed was told at the end of the file."""
    found = refusal(written)
    assert found.startswith(f"deck.yaml:{place}: is not YAML: ") and helps in found


def test_a_tab_is_told_as_a_tab() -> None:
    assert refusal("a:\n\tb: c\n").endswith("indent with spaces, not tabs")


def test_a_file_of_many_brackets_is_refused_before_it_can_overrun_the_stack() -> None:
    assert refusal("[" * 200_000) == (
        "deck.yaml:1:51: is nested too deeply (at most 50 levels); "
        "--budget yaml-depth=NUMBER allows more"
    )


def test_aliases_of_aliases_can_not_fill_the_memory() -> None:
    rows = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    assert re.match(
        r"deck.yaml:\d+:\d+: holds too much \(at most 300,000 values\)", refusal("\n".join(rows))
    )


def test_a_file_that_is_not_there_and_one_that_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="there is no such file"):
        read_yaml(tmp_path / "none.yaml")
    (tmp_path / "picture.yaml").write_bytes(b"\x89PNG")
    with pytest.raises(UserError, match="byte 0 is not UTF-8 text; save it as UTF-8"):
        read_yaml(tmp_path / "picture.yaml")
