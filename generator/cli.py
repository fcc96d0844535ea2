"""The command line: parses, calls, prints. Every command is one stage of the flow.

Exit codes: 0 done, 1 a check found something, 2 bad input or usage, 3 the machine lacks something.
Errors go to stderr, one line each; with --json stdout holds one JSON document and nothing else.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import click

from generator.errors import DeckproofError, UserError
from generator.project import Project

if TYPE_CHECKING:
    from generator.checks.findings import Finding
    from generator.press import OpenGame, Result

#: The eyes of `faces.vision`, told here so that the command needn't load it to say what it takes.
EYES = ("protanopia", "deuteranopia", "tritanopia", "greyscale")
#: Set in the environment, it shows the traceback of a fault of ours.
_TRACEBACK = "DECKPROOF_TRACEBACK"


@dataclass(frozen=True)
class Run:
    """The options that every command takes."""

    project: Project
    json: bool
    quiet: bool

    def say(self, text: str = "") -> None:
        """A line for the person, unless they asked for silence or for JSON."""
        if not (self.quiet or self.json):
            click.echo(text)

    def answer(self, data: Any) -> None:
        """The one document of --json."""
        if self.json:
            click.echo(json.dumps(data, indent=1, ensure_ascii=False))


def _common(command: Callable[..., Any]) -> Callable[..., Any]:
    @click.option(
        "--project",
        "folder",
        type=click.Path(path_type=Path, file_okay=False),
        help="The project's folder (default: this one, or the games that we ship).",
    )
    @click.option(
        "--output",
        type=click.Path(path_type=Path, file_okay=False),
        help="Where to write (default: output/ here).",
    )
    @click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
    @click.option("--quiet", "-q", is_flag=True, help="Say nothing but errors.")
    @wraps(command)
    def run(
        folder: Path | None, output: Path | None, as_json: bool, quiet: bool, **options: Any
    ) -> Any:
        return command(Run(Project.find(folder, output), as_json, quiet), **options)

    return run  # fmt: skip


_games = click.argument("games", nargs=-1, metavar="[GAME]...")
_variant = click.option("--variant", help="A named part of the deck, such as the short deck.")

_agents = click.option(
    "--agents",
    multiple=True,
    metavar="NAME,...",
    help="random, greedy or heuristic (default): one for all, or one a seat.",
)
_settings = click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="A house rule of the game; may be given several times.",
)
_ink = click.option(
    "--ink", default="full", show_default=True, metavar="NAME",
    help="Colours to print with: full, low (a third of the ink) or another of the catalogue's.",
)  # fmt: skip
_machine = click.option(
    "--machine", metavar="NAME",
    help="Lay the sheets for a cutting machine, silhouette or cricut, and write its cut paths.",
)  # fmt: skip


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="deckproof", prog_name="deckproof")
def cli() -> None:
    """Card decks from YAML to paper, proved against their rules.

    No GAME means all games of the project.
    """


@cli.command()
@_games
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes (default: one a core).")
@click.option(
    "--ink", "inks", multiple=True, metavar="NAME",
    help="Also print in this ink, such as low (a third of the ink); kept up to date from then on.",
)  # fmt: skip
@_common
def build(run: Run, games: tuple[str, ...], jobs: int | None, inks: tuple[str, ...]) -> None:
    """Make everything: cards, sheets, rulebooks, report, gallery; only what changed."""
    from generator import press
    from generator.build import build as build_all

    wanted = press.games(run.project, games)
    with _bar(run) as progress:
        built = build_all(run.project, wanted, progress, jobs, inks)
    for notice in built.notices:
        click.echo(f"notice: {notice}", err=True)
    if built.problems:
        raise UserError(built.problems)
    run.answer({
        "made": built.made, "kept": built.kept, "errors": built.findings,
        "gallery": str(built.gallery) if built.gallery else None,
    })  # fmt: skip
    run.say(_what_lies_where(run.project, wanted, len(built.made), built.kept))
    wrong = {game: count for game, count in built.findings.items() if count}
    for game, count in wrong.items():
        click.echo(f"{game}: {count} findings; see 'deckproof check {game}'", err=True)
    if wrong:
        sys.exit(1)


def _what_lies_where(project: Project, games: list[str], made: int, kept: int) -> str:
    here = Path.cwd()
    output = (
        project.output.relative_to(here) if project.output.is_relative_to(here) else project.output
    )
    lines = [f"Made {made} steps, {kept} were up to date. In {output}/:"]
    lines.append("  index.html                  all faces and files; open it in a browser")
    for game in games:
        lines.append(f"  {game + '/':<27} sheets-a4.pdf, sheets-letter.pdf, rulebook.pdf, cards/")
    lines += [
        "Print the sheets at 100 % (actual size), double-sided, flipped on the long edge, on stiff",
        "paper; the ruler at the sheet's edge must measure 50 mm. Then cut along the marks.",
    ]
    return "\n".join(lines)


@cli.command()
@_games
@click.option("--files", is_flag=True, help="Also read back what was generated.")
@click.option("--quick", is_flag=True, help="Without playing hundreds of games.")
@_common
def check(run: Run, games: tuple[str, ...], files: bool, quick: bool) -> None:
    """Prove catalogue, rules, rulebook and (with --files) the printed files against each other."""
    from generator import press
    from generator.checks import check_game
    from generator.checks.findings import as_json

    reports = []
    wanted = press.games(run.project, games)
    with _bar(run) as progress:
        for done, game in enumerate(wanted):
            progress(done, len(wanted), game)
            folder = run.project.output / game if files else None
            reports.append(check_game(run.project, game, folder, play=not quick))
    document = as_json(reports)
    run.answer(document)
    if not run.json:
        from generator.checks.report import show

        show(reports, quiet=run.quiet)
    if not document["ok"]:
        sys.exit(1)


@cli.command()
@_games
@click.option("--dpi", type=click.FloatRange(36, 2400), default=300, show_default=True)
@click.option("--bleed", is_flag=True, help="With the bleed, as print services want it.")
@click.option(
    "--simulate", "eye", type=click.Choice(EYES),
    help="As such an eye, or a grey printer, sees them; into a folder of their own.",
)  # fmt: skip
@click.option("--contact", is_flag=True, help="Instead the whole deck on one picture.")
@_variant
@_ink
@_common
def cards(
    run: Run, games: tuple[str, ...], dpi: float, bleed: bool, eye: str | None, contact: bool,
    variant: str | None, ink: str,
) -> None:  # fmt: skip
    """One PNG a distinct face and back."""
    from generator.press import OpenGame, contact_name

    step, options = f"cards-{eye}" if eye else "cards", {"dpi": dpi, "bleed": bleed}
    make = partial(OpenGame.cards, dpi=dpi, bleed=bleed)
    if contact:
        step, options = contact_name(eye), {}
        make = partial(OpenGame.contact, eye=eye)
    elif eye:
        make = partial(OpenGame.seen, eye=eye, dpi=dpi, bleed=bleed)
    _each(run, games, variant, step, make, ink, **options)


@cli.command()
@_games
@click.option(
    "--paper",
    multiple=True,
    metavar="NAME",
    help="a4, letter, a3, tabloid, legal or WxHmm; may be given several times "
    "(default: a4 and letter).",
)
@click.option(
    "--duplex",
    type=click.Choice(["long-edge", "short-edge", "none", "fold"]),
    help="How backs come behind fronts (default: as the printer flips, else long-edge).",
)
@click.option(
    "--raster",
    type=click.FloatRange(72, 1200),
    metavar="DPI",
    help="Pictures instead of vectors, for printers that choke on these.",
)
@click.option("--printer", metavar="NAME", help="A printer measured with 'deckproof calibrate'.")
@click.option("--skip", metavar="1,2,5", help="Places of a part-used first sheet to leave empty.")
@click.option("--cards", "chosen", multiple=True, metavar="ID", help="Only this card; repeatable.")
@click.option(
    "--changed-since",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="MANIFEST",
    help="Only cards that changed since an older manifest.json, with a list of what to swap.",
)
@click.option("--guides", multiple=True, help="corners, outline or extended; repeatable.")
@click.option("--marks", type=click.Choice(["both", "fronts", "none"]), default="both")
@click.option("--labels/--no-labels", default=True, help="Words in the margins.")
@click.option("--cut-plan/--no-cut-plan", default=True, help="A last page on paper and cuts.")
@click.option("--max-mb", type=click.FloatRange(0.01, 2000), help="The size that a file may have.")
@_machine
@click.option("--cut", is_flag=True, help="Cut paths, too: SVG and DXF beside the PDF.")
@_variant
@_ink
@_common
def sheets(
    run: Run,
    games: tuple[str, ...],
    paper: tuple[str, ...],
    variant: str | None,
    ink: str,
    skip: str | None,
    chosen: tuple[str, ...],
    machine: str | None,
    duplex: str | None,
    printer: str | None,
    **wishes: Any,
) -> None:
    """Sheets to print and cut, fronts and backs."""
    from generator.press import PAPERS, OpenGame
    from generator.printing import Wishes
    from generator.sheets import machines
    from generator.sheets.printer import flip_of

    cutter = machines.load(run.project, machine) if machine else None
    wanted = Wishes(
        duplex or flip_of(printer), printer=printer, skip=_places(skip), cards=chosen,
        machine=cutter, **wishes,
    )  # fmt: skip
    for name in paper or PAPERS:
        step = wanted.name(name)
        _each(run, games, variant, step, partial(OpenGame.sheets, paper=name, wishes=wanted), ink)


@cli.command()
@_games
@click.option(
    "--paper", multiple=True, metavar="NAME",
    help="As for sheets, or shop: each board whole, for a print shop (default: all three).",
)  # fmt: skip
@click.option("--shape", type=click.Choice(["square", "hexagon", "disc"]), help="Of coins.")
@click.option("--coins", metavar="1,5,10", help="Coins in these denominations, worth the same.")
@click.option("--overlap", metavar="LENGTH", help="Strips by which a board's tiles are glued.")
@click.option("--thickness", metavar="LENGTH", help="Of one card, for the box: 0.33mm.")
@click.option("--sleeved", is_flag=True, help="A box for sleeved cards.")
@click.option("--printer", metavar="NAME", help="A printer measured with 'deckproof calibrate'.")
@_machine
@_ink
@_common
def parts(
    run: Run, games: tuple[str, ...], paper: tuple[str, ...], shape: str | None,
    coins: str | None, overlap: str | None, thickness: str | None, sleeved: bool,
    printer: str | None, machine: str | None, ink: str,
) -> None:  # fmt: skip
    """Coins, boards, dice, boxes: all that isn't cards, on sheets."""
    from generator.components.wishes import MOST_OVERLAP, MOST_THICKNESS, Wishes
    from generator.press import PAPERS, PART_PAPERS, OpenGame

    wanted = Wishes(
        shape, _places(coins), _length("--overlap", overlap, MOST_OVERLAP) or 0.0,
        _length("--thickness", thickness, MOST_THICKNESS), sleeved, machine,
    )  # fmt: skip
    for name in paper or (PAPERS if printer else PART_PAPERS):
        step = f"parts-{name}" + (f"-{machine}" if machine else "")
        step += f"-for-{printer}" if printer else ""
        make = partial(OpenGame.parts, paper=name, wishes=wanted, printer=printer)
        _each(run, games, None, step, make, ink)


def _length(option: str, written: str | None, most: float) -> float | None:
    """A length in mm of at most so many. Raises UserError."""
    from generator.errors import Problem
    from generator.units import BadLength, mm

    if written is None:
        return None
    try:
        found = mm(written)
    except BadLength as error:
        raise UserError(Problem(error.reason, key=option, hint=error.hint)) from None
    if not 0 <= found <= most:
        raise UserError(
            Problem(f"{written} is out of range", key=option, expected=f"0mm to {most:g}mm")
        )
    return found


def _places(written: str | None) -> tuple[int, ...]:
    """Numbers with commas between. Raises BadParameter."""
    try:
        return tuple(int(part) for part in (written or "").split(",") if part.strip())
    except ValueError:
        raise click.BadParameter(f"{written!r} are no numbers, such as 1,2,5") from None


@cli.command()
@_games
@click.option(
    "--format",
    "form",
    type=click.Choice(["pdf", "html", "booklet"]),
    default="pdf",
    show_default=True,
)
@click.option("--paper", multiple=True, type=click.Choice(["a4", "letter"]), help="Default: both.")
@_common
def rulebook(
    run: Run,
    games: tuple[str, ...],
    form: Literal["pdf", "html", "booklet"],
    paper: tuple[str, ...],
) -> None:
    """The rulebook to read, or to fold as a booklet."""
    from generator.press import PAPERS, OpenGame

    for name in (paper or PAPERS)[: 1 if form == "html" else None]:
        step = f"rulebook-{name}" if form == "pdf" else f"{form}-{name}"
        _each(run, games, None, step, partial(OpenGame.rulebook, paper=name, form=form))


def _each(
    run: Run, games: tuple[str, ...], variant: str | None, step: str,
    make: Callable[[OpenGame], Result], ink: str = "full", **options: object,
) -> None:  # fmt: skip
    """Makes one thing of each game and notes it in the game's manifest. A game that can't be
    opened, or lacks the variant or the ink, is told before anything is made."""
    from generator import press
    from generator.manifest import inked

    made: dict[str, list[str]] = {}
    wanted = press.games(run.project, games)
    opened = [press.OpenGame(run.project, slug, variant, ink) for slug in wanted]
    for game in opened:
        game.deck  # noqa: B018  (reading it is what finds the faults)
    with _bar(run) as progress:
        for done, slug in enumerate(wanted, 1):
            game = opened.pop(0)
            result = make(game)
            press.note(game, inked(step, ink), result, **options)
            made[slug] = [str(path) for path in result.files]
            for notice in result.notices:
                click.echo(f"notice: {slug}: {notice}", err=True)
            progress(done, len(wanted), f"{slug} {step}")
    run.answer({"made": made})
    for files in made.values():
        few = files if len(files) < 4 else [f"{len(files)} files in {Path(files[0]).parent}"]
        for file in few:
            run.say(file)


@cli.command()
@_games
@click.option("--to", "targets", multiple=True, metavar="NAME", help="Where to; repeatable.")
@click.option("--list", "show", is_flag=True, help="The services and tables that there are.")
@click.option(
    "--icc", type=click.Path(path_type=Path, dir_okay=False),
    help="Your press' ICC profile, for a PDF in its inks.",
)  # fmt: skip
@click.option("--base-url", metavar="URL", help="Where a virtual table will find the pictures.")
@_variant
@_ink
@_common
def export(
    run: Run, games: tuple[str, ...], targets: tuple[str, ...], show: bool, icc: Path | None,
    base_url: str | None, variant: str | None, ink: str,
) -> None:  # fmt: skip
    """Files for print services and virtual tables, each read back at once."""
    from generator import press, profiles
    from generator.errors import Problem, listed
    from generator.exporting import export_game

    names = profiles.names(run.project)
    known = {name: profiles.load(run.project, name) for name in (names if show else targets)}
    if show:
        run.answer({name: asdict(profile) for name, profile in known.items()})
        for name, profile in known.items():
            run.say(f"{name:<20}{profile.title}: {profile.about}")
        return
    if not known:
        raise UserError(Problem("names no target", key="--to", expected=listed(names)))
    made: dict[str, dict[str, list[str]]] = {}
    found: list[Finding] = []
    wanted = press.games(run.project, games)
    with _bar(run) as progress:
        for slug in wanted:
            game = press.OpenGame(run.project, slug, variant, ink)
            for profile, exported in export_game(game, known.values(), icc, base_url):
                files = [str(path) for path in exported.result.files]
                made.setdefault(slug, {})[profile.name] = files
                for notice in exported.result.notices:
                    click.echo(f"notice: {slug}: {profile.name}: {notice}", err=True)
                for finding in exported.findings:
                    click.echo(f"{slug}: {finding}", err=True)
                found += exported.findings
                done = sum(map(len, made.values()))
                progress(done, len(wanted) * len(known), f"{slug} {profile.name}")
    ok = not any(finding.severity == "error" for finding in found)
    run.answer({"ok": ok, "made": made, "findings": [asdict(finding) for finding in found]})
    for by_target in made.values():
        for files in by_target.values():
            run.say("\n".join(_few(files)))
    if not ok:
        sys.exit(1)


def _few(files: list[str]) -> list[str]:
    """Three files by name, more of them by their folder."""
    if len(files) < 4:
        return files
    return [f"{len(files)} files in {os.path.commonpath([str(Path(file)) for file in files])}"]


@cli.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
@click.option("--quiet", "-q", is_flag=True, help="Say nothing but errors.")
def new(folder: Path, as_json: bool, quiet: bool) -> None:
    """Make a project of your own in FOLDER, with a small working deck."""
    from generator.starter import new_project

    files = new_project(folder)
    run = Run(Project.find(folder), as_json, quiet)
    run.answer({"folder": str(folder), "files": [str(file) for file in files]})
    run.say(f"Made {folder} with a deck of two kinds of cards. Now:")
    run.say(f"  cd {folder}")
    run.say("  deckproof build")


@cli.command(name="import")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--game", help="The deck's short name (default: the file's).")
@_common
def import_(run: Run, file: Path, game: str | None) -> None:
    """Make a catalogue from a CSV or XLSX file: one row a card."""
    from generator.sheet_import import import_cards

    path = import_cards(file, run.project, game)
    run.answer({"catalogue": str(path)})
    run.say(f"Made {path}. Now: deckproof build {path.stem}")


@cli.command()
@click.argument("which", type=click.Choice(["catalogue", "layout", "all"]), default="all")
@_common
def schema(run: Run, which: str) -> None:
    """Write the JSON Schemas of catalogues and layouts to templates/schemas/, for editors."""
    from generator.catalogue.schema import catalogue_schema
    from generator.faces.schema import layout_schema
    from generator.files import write_whole

    schemas = {"catalogue": catalogue_schema, "layout": layout_schema}
    wanted = list(schemas) if which == "all" else [which]
    made = {name: schemas[name]() for name in wanted}
    run.answer(made if which == "all" else made[which])
    if run.json:
        return
    for name, document in made.items():
        path = run.project.root / "templates" / "schemas" / f"{name}.json"
        write_whole(path, (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode())
        run.say(str(path))


@cli.command()
@click.option("--paper", metavar="NAME", default="a4", show_default=True)
@click.option("--duplex", type=click.Choice(["long-edge", "short-edge"]), default="long-edge")
@click.option("--printer", metavar="NAME", help="Store a profile under this name.")
@click.option("--across", type=float, help="Reading of the scale in the middle, in mm.")
@click.option("--left", type=float, help="Reading of the left scale, in mm.")
@click.option("--right", type=float, help="Reading of the right scale, in mm.")
@click.option("--line", type=float, help="Measured length of the long line, in mm.")
@click.option("--dx", metavar="LENGTH", help="Instead: backs land so far to the right.")
@click.option("--dy", metavar="LENGTH", help="Instead: backs land so far down.")
@click.option("--angle", metavar="DEGREES", help="Instead: backs are turned clockwise by this.")
@click.option("--scale", metavar="PERCENT", help="Instead: pages come out at this size.")
@click.option("--margin", metavar="LENGTH", help="What the printer can't print on at the edge.")
@click.option("--list", "show", is_flag=True, help="The printers that have a profile.")
@_common
def calibrate(run: Run, show: bool, printer: str | None, **measures: Any) -> None:
    """Print a sheet to measure a printer with; with readings, store its profile."""
    from generator import calibrating

    if show:
        known = calibrating.printers()
        run.answer({"printers": known})
        for name in known:
            run.say(name)
        return
    path = calibrating.calibrate(run.project, printer, **measures)
    run.answer({"file": str(path)})
    run.say(str(path))


@cli.command()
@_common
def doctor(run: Run) -> None:
    """What this machine has and lacks, with the command that mends it."""
    from generator.doctor import examine

    found = list(examine(run.project))
    run.answer([vars(one) for one in found])
    for one in found:
        mark = "ok" if one.ok else "LACKS" if one.needed else "note"
        run.say(f"{mark:>5}  {one.what}: {one.found}")
        if not one.ok and one.mend:
            run.say(f"       mend with: {one.mend}")
    if any(one.needed and not one.ok for one in found):
        sys.exit(3)


@cli.command()
@_games
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True)
@click.option("--players", type=click.IntRange(1), help="Default: as few as can play.")
@click.option("--seed", type=int, help="Another seed, other games (default: 0).")
@_agents
@_settings
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes (default: one a core).")
@click.option(
    "--charts",
    type=click.Path(path_type=Path, file_okay=False),
    help="Also draw win shares and lengths as SVG into this folder.",
)
@click.option(
    "--claims", is_flag=True, help="Measure what rulebooks claim, and keep it for them (minutes)."
)
@_common
def simulate(
    run: Run,
    games: tuple[str, ...],
    count: int,
    players: int | None,
    seed: int | None,
    agents: tuple[str, ...],
    settings: tuple[str, ...],
    jobs: int | None,
    charts: Path | None,
    claims: bool,
) -> None:
    """Play thousands of seeded games and tell what they show."""
    from generator import arena, scoreboard
    from generator.simulation.claims import SEED

    if claims:
        measured = SEED if seed is None else seed
        with _bar(run) as progress:
            settled = arena.settle(run.project, games, measured, jobs, progress)
        run.answer({document["game"]: document for _, document, _ in settled})
        for title, document, path in settled if not (run.json or run.quiet) else ():
            scoreboard.show_claims(document, title)
            run.say(f"Kept in {path}")
        return
    with _bar(run) as progress:
        found = arena.simulate(
            run.project, games, games=count, players=players, seed=seed or 0,
            agents=_listed(agents), jobs=jobs, settings=settings, progress=progress,
        )  # fmt: skip
    drawn = arena.draw(found, charts) if charts else []
    run.answer(scoreboard.lines([one.figures for one in found]))
    for one in found if not (run.json or run.quiet) else ():
        scoreboard.show(one.figures, one.title, one.names)
    for path in drawn:
        run.say(str(path))


@cli.command()
@click.argument("game")
@click.option("--players", type=click.IntRange(2), help="Default: as few as can play.")
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Yours.")
@click.option("--seed", type=int, help="The shuffle (default: another one each time).")
@_agents
@_settings
@click.option(
    "--resume",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Go on with a saved game, or with a transcript.",
)
@click.option(
    "--save", type=click.Path(path_type=Path, dir_okay=False), help="Where to save on leaving."
)
@_common
def play(
    run: Run,
    game: str,
    players: int | None,
    seat: int,
    seed: int | None,
    agents: tuple[str, ...],
    settings: tuple[str, ...],
    resume: Path | None,
    save: Path | None,
) -> None:
    """Play a game here against the agents, before anything is printed."""
    from dataclasses import asdict
    from random import SystemRandom

    from generator import arena

    def ask() -> str | None:
        if sys.stdin.isatty():
            click.echo("> ", nl=False, err=run.json)
        return sys.stdin.readline() or None

    sitting = arena.sit_down(
        run.project, game, players=players, seat=seat,
        seed=SystemRandom().randrange(10**6) if seed is None else seed, agents=_listed(agents),
        settings=settings, resume=resume, save=save, ask=ask,
        say=lambda line: click.echo(line, err=run.json),
    )  # fmt: skip
    finished = sitting.run()
    table = sitting.table
    run.answer({
        "game": table.game.slug, **asdict(table.seats), "moves": table.moves, "finished": finished,
        "outcome": asdict(table.state.outcome) if finished else None,
        "transcript": table.game.transcript(table.state),
    })  # fmt: skip


def _listed(names: tuple[str, ...]) -> list[str]:
    """Names given one by one, or several with commas or spaces."""
    return " ".join(names).replace(",", " ").split()


@contextmanager
def _bar(run: Run) -> Iterator[Callable[[int, int, str], None]]:
    """A progress bar on a terminal, silence elsewhere."""
    if run.quiet or run.json or not sys.stderr.isatty():
        yield lambda done, total, what: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("starting", total=None)

        def show(done: int, total: int, what: str) -> None:
            bar.update(task, completed=done, total=total, description=what)

        yield show


def main() -> None:
    """The entry point: no traceback ever reaches a user."""
    try:
        code = cli.main(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except DeckproofError as error:
        click.echo(str(error), err=True)
        sys.exit(error.exit_code)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        click.echo("stopped", err=True)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as error:
        if os.environ.get(_TRACEBACK):
            raise
        click.echo(
            f"a fault in deckproof itself: {type(error).__name__}: {error}; "
            f"run again with {_TRACEBACK}=1 and send us what it prints",
            err=True,
        )
        sys.exit(70)


if __name__ == "__main__":
    main()
