"""Papers by name and by size, and what is wrong with a papers.yaml."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import UserError
from generator.project import Project
from generator.sheets import paper
from generator.sheets.paper import Papers
from generator.units import Size


def test_papers_have_the_sizes_of_their_standards(papers: Papers) -> None:
    assert papers.find("a4").size == Size(210, 297)
    letter = papers.find("Letter").size
    assert (letter.w, letter.h) == (pytest.approx(215.9), pytest.approx(279.4))
    assert papers.find("tabloid").size.h == pytest.approx(431.8)
    assert [papers.find(name).title for name in ("a4", "letter", "half-letter")] == [
        "A4",
        "Letter",
        "Half Letter",
    ]


def test_a_size_of_ones_own_is_a_paper(papers: Papers) -> None:
    own = papers.find("150x200mm")
    assert (own.name, own.size, own.title) == ("150x200mm", Size(150, 200), "150 x 200 mm")
    assert papers.find("13 x 19in").size == Size(13 * 25.4, 19 * 25.4)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("leter", "there is no paper 'leter'"),
        ("150x200", "the paper '150x200' has no unit; did you mean '150x200mm'?"),
        ("15x20px", "'px' is not a unit"),
        ("15x20mm", "a paper of 15 x 20 mm is out of range (40 to 2000 mm a side)"),
    ],
)
def test_a_paper_that_is_none_says_why(papers: Papers, name: str, message: str) -> None:
    with pytest.raises(UserError, match="(?s).*") as caught:
        papers.find(name)
    assert message in str(caught.value)


def test_an_unknown_paper_names_the_nearest(papers: Papers) -> None:
    with pytest.raises(UserError) as caught:
        papers.find("leter")
    assert str(caught.value).endswith("did you mean 'letter'?")


def project_with(tmp_path: Path, text: str) -> Project:
    folder = tmp_path / "templates" / "sheets"
    folder.mkdir(parents=True)
    (folder / "papers.yaml").write_text(text, "utf-8")
    return Project(tmp_path, tmp_path / "output")


def test_a_project_adds_papers_and_changes_defaults(tmp_path: Path) -> None:
    text = "papers:\n  mine: {width: 100mm, height: 10cm}\nprinting:\n  margin: 5mm\n"
    found = paper.load(project_with(tmp_path, text + "  mark: {length: 3mm}\n"))
    assert found.find("mine").size == Size(100, 100)
    assert found.find("a4").size == Size(210, 297)
    assert (found.printing.margin, found.printing.gutters) == (5.0, (3.0, 0.0))
    assert (found.printing.mark.length, found.printing.mark.offset) == (3.0, 1.0)


def test_all_faults_of_the_file_are_told_at_once_with_their_places(tmp_path: Path) -> None:
    text = (
        "papers:\n  mine: {width: 100, height: 5mm}\n  half: {width: 90mm}\n"
        "printing:\n  margn: 3mm\n  gutters: 3mm\n"
    )
    with pytest.raises(UserError) as caught:
        paper.load(project_with(tmp_path, text))
    file = "templates/sheets/papers.yaml"
    assert [str(problem) for problem in caught.value.problems] == [
        f"{file}:2:17: width: '100' is a bare number; a length needs a unit; did you mean '100mm'?",
        f"{file}:2:30: height: '5mm' is out of range (40mm to 2000mm)",
        f"{file}:3:9: height: is missing (height, such as 297mm or 11in)",
        f"{file}:5:3: margn: is not a key of a way to print "
        "(known: margin, reach, gutters, cut_gap, outer_bleed, fold_gap, band_gap, mark); "
        "did you mean 'margin'?",
        f"{file}:6:12: gutters: is not a list of lengths ([3mm, 0mm])",
    ]


@pytest.mark.parametrize("key", ["length", "shortest", "offset", "nearest", "weight", "ticks"])
def test_marks_that_no_sheet_could_hold_are_refused(tmp_path: Path, key: str) -> None:
    text = f"printing:\n  mark: {{{key}: 900mm}}\n"
    with pytest.raises(UserError, match=f"2:{12 + len(key)}: {key}: '900mm' is out of range"):
        paper.load(project_with(tmp_path, text))
