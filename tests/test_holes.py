"""What is said of a lock: a hole is told, and what nobody could be asked about is no good news."""

from __future__ import annotations

from holes import told

SOUND = {"name": "click", "version": "8.1", "vulns": []}
HOLE = {
    "name": "jinja2",
    "version": "3.1.2",
    "vulns": [{"id": "CVE-2024-22195", "fix_versions": ["3.1.3"]}],
}
UNKNOWN = {"name": "pikepdf", "skip_reason": "not found on PyPI"}


def test_a_known_hole_is_told_and_stops_make() -> None:
    lines, code = told("lock", {"dependencies": [SOUND, HOLE]})

    assert code == 1
    assert lines[0] == ("lock: jinja2 3.1.2 has a known hole: CVE-2024-22195, mended in 3.1.3")


def test_what_nobody_could_be_asked_about_is_named() -> None:
    lines, code = told("lock", {"dependencies": [SOUND, UNKNOWN]})

    assert code == 0
    assert lines == [
        "lock: 1 of 2 libraries checked for known holes",
        "lock: NOT checked, for nobody could be asked: pikepdf",
    ]


def test_no_report_is_no_good_news() -> None:
    assert told("lock", None)[0] == [
        "lock: NOT checked for known holes: pip-audit or PyPI can't be reached"
    ]
