"""What lies in the output made once more, with the options that its manifest tells: for checks.

In: a game in its ink, and an entry of a manifest that anybody may have written. Out: a `Product`,
and nothing written. An option is taken if a command could have been given it; what can't be known
any more (a press profile, an older manifest) is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from generator import profiles
from generator.checks.game import CantBeMadeAnew
from generator.components.options import MOST_OVERLAP, MOST_THICKNESS, PartOptions
from generator.errors import Problem, UserError
from generator.exports import Job, export
from generator.exports.material import Material
from generator.inks import inked
from generator.inputs import read_bytes
from generator.manifest import NAME, Entry, Inputs, Kind, Manifest, Step, is_plain, lies
from generator.product import Product
from generator.sheets import machines
from generator.sheets.placement import Duplex
from generator.sheets.printer import Printer
from generator.workshop.due import is_fresh
from generator.workshop.exports import FOLDER, printed
from generator.workshop.open_game import OpenGame
from generator.workshop.painted_cards import DPI, pictures_form
from generator.workshop.sheets import MOST_BLEED, SheetOptions

_Told = TypeVar("_Told", bound=BaseModel)
_Finite = Annotated[float, Field(allow_inf_nan=False)]


class _About(BaseModel):
    """What else an entry tells is what was made, and not how."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class _Pictures(_About):
    dpi: _Finite = Field(ge=36, le=2400)
    bleed: bool
    eye: str | None = None


class _SheetOptions(_About):
    model_config = ConfigDict(extra="forbid")
    raster: _Finite | None = Field(default=None, ge=72, le=1200)
    skip: tuple[int, ...] = Field(default=(), max_length=1000)
    guides: tuple[str, ...] = Field(default=(), max_length=10)
    marks: Literal["both", "fronts", "none"] = "both"
    ticks: bool = True
    labels: bool = True
    cut_plan: bool = True
    machine: str | None = None
    cut: bool = False
    empty: tuple[int, ...] = Field(default=(), max_length=1000)
    outer_bleed: _Finite | None = Field(default=None, ge=0, le=MOST_BLEED)


class _Sheets(_About):
    duplex: Duplex
    cards: dict[str, int] = Field(default_factory=dict)
    options: _SheetOptions = _SheetOptions()
    printer: Mapping[str, Any] | None = None


class _PartOptions(_About):
    model_config = ConfigDict(extra="forbid")
    shape: Literal["square", "hexagon", "disc"] | None = None
    coins: tuple[int, ...] = Field(default=(), max_length=20)
    overlap: _Finite = Field(default=0.0, ge=0, le=MOST_OVERLAP)
    thickness: _Finite | None = Field(default=None, ge=0, le=MOST_THICKNESS)
    sleeved: bool = False
    machine: str | None = None


class _Parts(_About):
    options: _PartOptions = _PartOptions()
    printer: Mapping[str, Any] | None = None


class _Export(_About):
    icc: str | None = None
    base_url: str | None = None


_OPTIONS = (*_SheetOptions.model_fields, *_PartOptions.model_fields)


class Anew:
    """Makes what lies in a game's folder once more, for whoever compares: a `checks.game.Fresh`."""

    def __init__(self, game: OpenGame) -> None:
        self.game = game

    @cached_property
    def _ours(self) -> tuple[Inputs, Manifest]:
        game = self.game
        return Inputs(game.project), Manifest.ours(game.folder, game.slug)

    def made(self, entry: Entry) -> Product:
        """What the step makes now. Raises UserError for options that there are not, or that are not
        those of its name; CantBeMadeAnew; EnvironmentLacks."""
        return _MAKERS[entry.kind](self.game.in_ink(entry.ink), entry)

    def unusual(self, entry: Entry) -> Mapping[str, Any]:
        """The options of a step that a build wouldn't have taken: those that its name doesn't tell,
        too."""
        told = {**entry.about.get("options", {}), **entry.about}
        usual = {"dpi": DPI, "bleed": False, "duplex": Duplex.LONG_EDGE.value}
        return {
            name: told[name]
            for name in (*_OPTIONS, "dpi", "bleed", "duplex", "printer", "base_url")
            if name in told and told[name] != usual.get(name)
        }

    def wrote(self, name: str) -> bool:
        """Whether a file lies there as this machine wrote it, the manifest itself among them."""
        _, manifest = self._ours
        if name == NAME:
            return bool(manifest.steps)
        entry = manifest.files().get(name)
        return entry is not None and lies(self.game.folder, name, entry)

    def is_ours(self, step: Step) -> bool:
        """Whether a rulebook lies there as this machine made it out of the same sources; all else
        is sooner made than asked."""
        return step.kind == "rulebook" and is_fresh(
            self.game.slug, step, *self._ours, self.game.folder
        )


def _cards(game: OpenGame, entry: Entry) -> Product:
    told = _told(_Pictures, entry)
    form = pictures_form(told.eye, told.dpi, told.bleed)
    if form != entry.form:
        raise _no_such(entry, f"with its options it would be called {'-'.join(('cards', form))}")
    if told.eye is None:
        return game.cards(told.dpi, told.bleed, partial(lying, game.folder))
    return game.seen(_eye(told.eye, entry), told.dpi, told.bleed)


def lying(folder: Path, name: str) -> bytes:
    """What lies there under a name; nothing if that is no plain file."""
    try:
        return read_bytes(folder / name, cost="output-bytes") if is_plain(folder, name) else b""
    except (OSError, UserError):
        return b""


def _contact(game: OpenGame, entry: Entry) -> Product:
    return game.contact(_eye(entry.form, entry) if entry.form else None)


def _eye(name: str, entry: Entry) -> str:
    from generator.painting.vision import EYES

    if name not in EYES:
        raise _no_such(entry, f"no eye is called {name!r}")
    return name


def _sheets(game: OpenGame, entry: Entry) -> Product:
    told = _told(_Sheets, entry)
    if "patch" in entry.form.split("-"):
        raise CantBeMadeAnew("what changed since an older manifest.json only that one tells")
    given = told.options.model_dump()
    given["machine"] = _machine(game, told.options.machine)
    printer = _printer(told.printer, entry)
    options = SheetOptions(
        duplex=told.duplex.value,
        printer=printer.name if printer else None,
        cards=tuple(told.cards),
        **given,
    )
    _as_named(entry, options)
    return game.sheets(entry.paper, options, printer)


def _as_named(entry: Entry, options: SheetOptions) -> None:
    """Raises UserError unless a step with these options is called as this one is."""
    if options.form() != entry.form:
        raise _no_such(entry, f"with its options it would be called {options.name(entry.paper)}")


def _parts(game: OpenGame, entry: Entry) -> Product:
    told = _told(_Parts, entry)
    printer = _printer(told.printer, entry)
    options = PartOptions(**told.options.model_dump())
    _machine(game, options.machine)
    form = "-".join(filter(None, (options.form(), f"for-{printer.name}" if printer else "")))
    if form != entry.form:
        raise _no_such(entry, f"with its options it would be called parts-{entry.paper}-{form}")
    usual = options == PartOptions() and printer is None
    return game.parts(entry.paper, None if usual else options, printer)


def _rulebook(game: OpenGame, entry: Entry) -> Product:
    if entry.form not in ("", "html", "booklet"):
        raise _no_such(entry, f"no form of rulebooks is called {entry.form!r}")
    made = game.rulebook(entry.paper, entry.form or "pdf")  # type: ignore[arg-type]
    if set(made.files) != set(entry.files) and made.notices:
        raise CantBeMadeAnew(made.notices[0])
    return made


def _export(game: OpenGame, entry: Entry) -> Product:
    told = _told(_Export, entry)
    if told.icc is not None:
        raise CantBeMadeAnew("its press profile was given once, by --icc")
    profile = profiles.load(game.project, entry.form)
    material = Material.of(game.deck, game.drawings, game.project)
    base_url = told.base_url or None
    job = Job(game.project, profile, material, printed(game, material), base_url=base_url)
    made = export(job)
    where = f"{FOLDER}/{inked(profile.name, game.ink)}"
    files = {f"{where}/{name}": data for name, data in made.files.items()}
    return Product(files, {"where": where, **made.about})


def _machine(game: OpenGame, name: str | None) -> machines.Machine | None:
    return machines.load(game.project, name) if name else None


def _printer(told: Mapping[str, Any] | None, entry: Entry) -> Printer | None:
    if told is None:
        return None
    try:
        return TypeAdapter(Printer).validate_python(dict(told))
    except ValidationError as error:
        raise _no_such(entry, f"its printer: {_first(error)}") from None


def _told(model: type[_Told], entry: Entry) -> _Told:
    try:
        return model.model_validate(entry.about)
    except ValidationError as error:
        raise _no_such(entry, _first(error)) from None


def _first(error: ValidationError) -> str:
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}"


def _no_such(entry: Entry, found: str) -> UserError:
    return UserError(
        Problem(
            f"{entry.step.name} can't be what it says: {found}",
            file=f"{NAME}",
            code="altered-file",
            hint="build it again",
        )
    )


#: The report of the checks is compared by whoever checks.
_MAKERS: dict[Kind, Callable[[OpenGame, Entry], Product]] = {
    "cards": _cards,
    "contact": _contact,
    "sheets": _sheets,
    "parts": _parts,
    "rulebook": _rulebook,
    "export": _export,
}
