"""The Jinja environment of rulebook templates, and the place in a template where a run failed.

In: a project. Out: an environment that finds templates in the project first and then in what we
ship, can't reach Python from a template, and refuses every undefined name. `placed` turns what
went wrong inside a template into a UserError that names the file and the line.
"""

from __future__ import annotations

import inspect
import re
import sys
import traceback
from base64 import b64decode, b64encode
from dataclasses import replace
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    BytecodeCache,
    Environment,
    StrictUndefined,
    TemplateError,
    TemplateNotFound,
    TemplateSyntaxError,
)
from jinja2.bccache import Bucket
from jinja2.exceptions import SecurityError, UndefinedError

from generator import kept, rules
from generator.budgets import budget, over
from generator.errors import Problem, UserError, did_you_mean
from generator.inputs import read_text
from generator.manifest import made_with
from generator.project import Project
from generator.reading import sandbox, spending
from generator.reading.sandbox import KEPT, Guard
from generator.reading.spending import Overspent
from generator.rulebook.theme import FOLDER
from generator.rules import GamePack

#: What templates are structured by, and what Jinja says of any other word there.
_TAGS = (
    "block", "call", "else", "elif", "endblock", "endcall", "endfilter", "endfor", "endif",
    "endmacro", "endset", "endwith", "extends", "filter", "for", "from", "if", "import", "include",
    "macro", "set", "with",
)  # fmt: skip
_NO_TAG = re.compile(r"unknown tag '(\w+)'")
#: Whose macros every rulebook may use without asking for them.
MACROS = ("parts/boxes.html.j2", "parts/claims.html.j2", "parts/story.html.j2")
#: What draws in every rulebook, as `draw`.
DRAW = "parts/draw.html.j2"
#: The templates that every rulebook has.
PARTS = (*MACROS, DRAW)
_RULES = Path(rules.__file__).parent
_OURS = _RULES.parent
_GUARDS = (sandbox.__file__, spending.__file__)
_NOT_DEFINED = re.compile(r"'([^']+)' is undefined|no attribute '([^']+)'")


class Templates(BaseLoader):
    """Finds templates, and remembers where each came from and what it says."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.sources: dict[str, str] = {}  # label of the file -> its text
        self.names: dict[str, str] = {}  # template name -> label

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, None]:
        path = self.project.find_file(FOLDER, template)
        if path is None:
            raise TemplateNotFound(template)
        label = self.project.label(path)
        source = read_text(path, label)
        self.sources[label] = source
        self.names[template] = label
        return source, label, None


class _Compiled(BytecodeCache):
    """Compiles a template once, though each form, each check and each command renders it anew: as
    code it is kept in the person's own data folder."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        came_from = self._came_from(bucket)
        if came_from not in self._known:
            self._known[came_from] = kept.find(came_from) or ""
        if self._known[came_from]:
            bucket.bytecode_from_string(b64decode(self._known[came_from]))

    def dump_bytecode(self, bucket: Bucket) -> None:
        came_from = self._came_from(bucket)
        self._known[came_from] = b64encode(bucket.bytecode_to_string()).decode("ascii")
        kept.keep(came_from, self._known[came_from])

    def _came_from(self, bucket: Bucket) -> str:
        """The template's name and its source, as hashes, and what compiles them or refuses to."""
        asked = budget("template-macros")
        return f"template {bucket.key} {bucket.checksum} {asked} {sys.version} {made_with()}"


_COMPILED = _Compiled()


def environment(project: Project) -> Guard:
    """The sandbox of all templates, here with files; undefined names are errors and text is
    escaped."""
    env = Guard(
        loader=Templates(project),
        bytecode_cache=_COMPILED,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    for name in set(env.globals) - KEPT:
        del env.globals[name]
    return env


def placed(
    error: Exception, env: Environment, main: str, pack: GamePack | None = None
) -> UserError:
    """`error` as a UserError at the template line that caused it.

    That is the innermost line outside of parts/, for a writer can't fix our macros. What the
    engine of `pack` raises when a template asks it for something is told at the line that asks: a
    worked example needs cards that the deck may not have. Anything else that isn't a template's
    fault is raised again as it is.
    """
    if isinstance(error, TemplateNotFound):
        hint = did_you_mean(str(error.name), env.loader.project.names(FOLDER, ""))  # type: ignore[union-attr]
        asked, line = _place(error, env)
        if asked:
            found = f"there is no template {error.name!r} in {FOLDER}/"
            return UserError(Problem(found, file=asked, line=line, column=1, hint=hint))
        return UserError(
            Problem("there is no such template", file=f"{FOLDER}/{error.name}", hint=hint)
        )
    if isinstance(error, TemplateSyntaxError):
        return UserError(
            Problem(
                (error.message or "is no template").rstrip("."),
                file=error.filename or main,
                line=error.lineno,
                column=1,
                hint=_tag(error.message or ""),
            )
        )
    file, line = _place(error, env)
    if isinstance(error, UserError):
        return UserError(
            [p if p.file else replace(p, file=file, line=line, column=1) for p in error.problems]
        )
    if file and _by_the_rules(error, env, pack):
        found = f"the rules engine can't do this: {_reason(error)}"
        return UserError(Problem(found, file=file, line=line, column=1))
    if not file and isinstance(error, RecursionError):
        return UserError(Problem(_plain(error), file=f"{FOLDER}/{main}", line=1, column=1))
    if not file or not (isinstance(error, TemplateError) or _by_the_template(error, env)):
        raise error
    if isinstance(error, Overspent):
        return UserError(over(error.name, error.found, file=file, line=line, column=1))
    if isinstance(error, UndefinedError):
        return UserError(_undefined(error, env, file, line))
    return UserError(Problem(_plain(error), file=file, line=line, column=1))


def _tag(told: str) -> str:
    """The nearest tag to one that there isn't, and not to one that is only in a wrong place."""
    match = _NO_TAG.search(told)
    if match is None or match.group(1) in _TAGS:
        return ""
    return did_you_mean(match.group(1), _TAGS)


def _plain(error: Exception) -> str:
    if isinstance(error, SecurityError):
        return f"a template may not do that: {error}"
    if isinstance(error, RecursionError):
        return "goes too deep: something calls or includes itself without an end"
    told = " ".join(str(error).split()) or type(error).__name__
    return f"this can't be worked out: {told}"


def _undefined(error: UndefinedError, env: Environment, file: str, line: int) -> Problem:
    message = str(error.message)
    match = _NOT_DEFINED.search(message)
    name = (match.group(1) or match.group(2)) if match else ""
    known = [str(word) for word in env.globals]
    hint = did_you_mean(name, known) if match and match.group(1) else ""
    return Problem(
        f"{name!r} is not defined" if name else message, file=file, line=line, column=1, hint=hint
    )


def _place(error: BaseException, env: Environment) -> tuple[str, int]:
    loader: Any = env.loader
    frames = [
        (frame.filename, frame.lineno or 0)
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename in loader.sources
    ]
    own = [frame for frame in frames if "/parts/" not in frame[0]]
    return (own or frames or [("", 0)])[-1]


def _called(error: BaseException, env: Environment) -> list[str]:
    """The files of the calls that the innermost template line made, Jinja's own left out."""
    loader: Any = env.loader
    after: list[str] = []
    for frame in traceback.extract_tb(error.__traceback__):
        after = [] if frame.filename in loader.sources else [*after, frame.filename]
    return [name for name in after if "jinja2" not in name]


def _by_the_template(error: BaseException, env: Environment) -> bool:
    """Whether it arose in the template itself, such as a division by nothing; what comes from
    inside our own functions is our mistake and stays what it is: words look at their arguments
    first."""
    if isinstance(error, RecursionError):
        return True
    ours = [Path(name) for name in _called(error, env) if name not in _GUARDS]
    return not any(path.is_relative_to(_OURS) for path in ours)


def _by_the_rules(error: BaseException, env: Environment, pack: GamePack | None) -> bool:
    """Whether the template line came to run the engine, or what every engine is made of."""
    called = _called(error, env)
    if pack is None or not called:
        return False
    own = pack.source or Path(inspect.getfile(type(pack.game)))
    return any(Path(name).is_relative_to(home) for name in called for home in (own, _RULES))


def _reason(error: BaseException) -> str:
    return str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
