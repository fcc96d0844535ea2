"""What the preflight holds faces to: templates/profiles/preflight.yaml, the project's over ours.

In: a project. Out: `Limits`, lengths in mm. Every fault of the file is told at its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from generator.drawing.origin import ROLES
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.reading.read import Loc, Source, read_yaml
from generator.units import BadLength, mm

_FILE = "preflight.yaml"


@dataclass(frozen=True)
class Limits:
    """Floors and ceilings.

    `floors`: the smallest type by role. `text`, `large`, `symbols`: contrast ratios; type is large
    from `large_plain` mm, or from `large_bold` if it is bold. `line`: the thinnest line in mm,
    `picture`: the fewest pixels per inch. Two faces are the same if no block of `block` mm differs
    by more than `same` (0 to 1), and apart if one differs by more than `apart`. `ink`: the most
    ink at any place in percent, None for any.
    """

    floors: Mapping[str, float]
    text: float
    large: float
    symbols: float
    large_plain: float
    large_bold: float
    line: float
    picture: float
    block: float
    same: float
    apart: float
    ink: float | None


Convert = Callable[[str], Any]


def _number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise BadLength(f"{text!r} is not a number") from None
    if not 0 < value < 1e6:
        raise BadLength(f"{text} is out of range")
    return value


def _length(text: str) -> float:
    value = mm(text)
    if not 0 < value < 100:
        raise BadLength(f"{text} is out of range", "between 0 and 100mm")
    return value


def _percent(text: str) -> float | None:
    if text == "none":
        return None
    if not text.endswith("%"):
        raise BadLength(f"{text!r} is no share of ink", "such as 240%, or none")
    return _number(text.removesuffix("%"))


#: Every key of the file: a converter, or a table of converters.
_KEYS: dict[str, Convert | dict[str, Convert]] = {
    "type": dict.fromkeys(ROLES, _length),
    "contrast": {"text": _number, "large": _number, "symbols": _number},
    "large": {"plain": _length, "bold": _length},
    "line": _length,
    "picture": _number,
    "alike": {"block": _length, "same": _number, "apart": _number},
    "ink": _percent,
}


def load(project: Project) -> Limits:
    """The limits of a project. Raises UserError with every fault of its file."""
    found: dict[str, Any] = {}
    for root in reversed(list(project.roots())):
        path = root / "templates" / "profiles" / _FILE
        if path.is_file():
            source = read_yaml(path, project.label(path))
            for key, value in _read(source).items():
                found[key] = found.get(key, {}) | value if isinstance(value, dict) else value
    contrast, large, alike = found["contrast"], found["large"], found["alike"]
    return Limits(
        found["type"],
        contrast["text"],
        contrast["large"],
        contrast["symbols"],
        large["plain"],
        large["bold"],
        found["line"],
        found["picture"],
        alike["block"],
        alike["same"],
        alike["apart"],
        found["ink"],
    )


def _read(source: Source) -> dict[str, Any]:
    faults: list[Problem] = []
    found = _table(source, (), source.data or {}, _KEYS, faults)
    if faults:
        raise UserError(sorted(faults, key=lambda fault: (fault.line, fault.column)))
    return found


def _table(
    source: Source, loc: Loc, written: Any, known: Mapping[str, Any], faults: list[Problem]
) -> dict[str, Any]:
    if not isinstance(written, dict):
        faults.append(source.problem(loc, "needs 'key: value' pairs", expected=listed(list(known))))
        return {}
    found = {}
    for key, value in written.items():
        here: Loc = (*loc, key)
        convert = known.get(key)
        if convert is None:
            hint = did_you_mean(key, list(known))
            faults.append(
                source.problem(
                    here, "is not a key here", at_key=True, expected=listed(list(known)), hint=hint
                )
            )
        elif isinstance(convert, dict):
            found[key] = _table(source, here, value, convert, faults)
        elif not isinstance(value, str):
            faults.append(source.problem(here, "needs one value"))
        else:
            try:
                found[key] = convert(value)
            except BadLength as bad:
                faults.append(source.problem(here, bad.reason, hint=bad.hint))
    return found
