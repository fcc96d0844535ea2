"""A rulebook's look: its style sheets, as text, and their variables, as values.

In: `base.css` and the game's own `<game>.css` (the project's templates/rulebooks/ first). Out: one
text of CSS that needs no other file, and `theme.accent` and the like for drawings. A variable is
written once, in CSS: `:root { --accent: #a31226; }` is `theme.accent` in a template.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from generator.budgets import budget, over
from generator.errors import Problem, UserError
from generator.inputs import read_text
from generator.project import Project
from generator.rulebook import inert

FOLDER = "templates/rulebooks"

_VARIABLE = re.compile(r"--([a-z][a-z0-9-]*)\s*:\s*(.+)", re.DOTALL)
_ADDRESS = re.compile(r"url\(\s*[\"']?(ornaments/[^\"')\s]{1,200})[\"']?\s*\)")
_TYPES = {".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg"}


@dataclass(frozen=True)
class Theme:
    """The style sheets of one rulebook and their variables by name (`rule-tint` -> `rule_tint`)."""

    css: str
    variables: Mapping[str, str]
    #: Each style sheet by the name that messages give it.
    sources: Mapping[str, str] = field(default_factory=dict)

    def inlined(self, draw: Callable[[str], str]) -> str:
        """The CSS with each `url(ornaments/...)` as a data URI; `draw` renders a `.svg.j2`."""
        return _ADDRESS.sub(lambda match: f'url("{draw(match.group(1))}")', self.css)


def load(project: Project, names: list[str]) -> Theme:
    """The style sheets of these names that exist. Raises UserError if `base.css` doesn't, for one
    that can't be read, and for more of them than the budget takes."""
    parts, sources = [], {}
    for name in names:
        path = project.find_file(FOLDER, name)
        if path is not None:
            parts.append(read_text(path, project.label(path)))
            sources[project.label(path)] = parts[-1]
        elif name == "base.css":
            raise UserError(Problem("there is no such file", file=f"{FOLDER}/{name}"))
    css = "\n".join(parts)
    if len(css) > budget("style-bytes"):
        raise UserError(
            over("style-bytes", f"has {len(css):,} bytes", file=f"{FOLDER}/{names[-1]}")
        )
    found = filter(None, map(_VARIABLE.search, re.split("[;}]", css)[:-1]))
    variables = {match[1].replace("-", "_"): match[2].strip() for match in found}
    return Theme(css, variables, sources)


def data_uri(content: bytes, name: str) -> str:
    """A file as a data URI; its kind is told by the name, without a trailing .j2. Raises UserError
    for a kind that is no ornament."""
    stem = name.removesuffix(".j2")
    kind = next((kind for end, kind in _TYPES.items() if stem.endswith(end)), "")
    if not kind:
        raise UserError(
            Problem(f"{name!r} is no ornament", expected=f"files: {', '.join(_TYPES)}, .svg.j2")
        )
    if kind == _TYPES[".svg"]:
        _refuse_live(content, name)
    return f"data:{kind};base64," + base64.b64encode(content).decode("ascii")


def _refuse_live(content: bytes, name: str) -> None:
    """Raises UserError for a drawing that could do more than be looked at."""
    file = f"{FOLDER}/{name}"
    try:
        found = inert.in_drawing(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        hint = "save it as UTF-8"
        raise UserError(Problem("the drawing isn't UTF-8", file=file, hint=hint)) from None
    if found is not None:
        line, words = found
        raise UserError(
            Problem(f"a drawing may not have {words[:60]!r}", file=file, line=line, column=1,
                    hint="shapes, text and pictures inside it are all there is")
        )  # fmt: skip
