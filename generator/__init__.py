"""Deckproof as a library: card decks from YAML to paper, proved against their rules.

    Project     the folders of a project: Project.find("my-game"); else that of the current folder
    open_game   one game of it: .catalogue .deck .drawings .pack, and what can be made of it
    Catalogue   what a YAML file says, read and judged
    Deck        the distinct cards in collector order, with their copies
    Drawing     one face or back: placed items in mm from the trim's top-left corner, y down
    build       makes everything that changed, as `deckproof build`
    check       proves cards, rules and rulebook against each other, as `deckproof check`
    simulate    plays seeded games and counts, as `deckproof simulate`
    rules       the rules engines, their contract, and what a game of one's own is made of
    Problem     one fault of a person's: .file .line .column .found .expected .hint
    UserError   bad input: .problems has every one; the command's exit code 2
    EnvironmentLacks  the machine lacks something: .what .remedy; exit code 3

An example, beside a project `my-game` with a game `market`:

    >>> from generator import Project, UserError, build, check, open_game
    >>> project = Project.find("my-game", output="made")
    >>> game = open_game(project, "market")
    >>> game.deck.total, len(game.deck.cards)
    (16, 11)
    >>> print(game.drawings["good1"].text().splitlines()[0])
    Good 1
    >>> pictures = game.cards(dpi=72).files  # painted as they are asked for, not yet written
    >>> list(pictures)[0], pictures["cards-72dpi/001-good1.png"][:4]
    ('cards-72dpi/001-good1.png', b'\\x89PNG')
    >>> built = build(project, jobs=1)
    >>> built.gallery == project.output / "index.html"
    True
    >>> all(report.ok for report in check(project, files=True))
    True
    >>> try:
    ...     open_game(project, "markt")
    ... except UserError as error:
    ...     print(error.problems[0].hint)
    did you mean 'market'?

Importing this loads next to nothing: each name comes when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator import rules
    from generator.catalogue import Catalogue
    from generator.deck import Deck
    from generator.drawing.drawing import Drawing
    from generator.errors import EnvironmentLacks, Problem, UserError
    from generator.project import Project
    from generator.workshop.library import build, check, open_game, simulate

    __version__: str

__all__ = [
    "Catalogue", "Deck", "Drawing", "EnvironmentLacks", "Problem", "Project", "UserError",
    "__version__", "build", "check", "open_game", "rules", "simulate",
]  # fmt: skip

#: {public name: the module that has it}; `rules` is a module itself.
_HOMES = {
    "Catalogue": "catalogue",
    "Deck": "deck",
    "Drawing": "drawing.drawing",
    "EnvironmentLacks": "errors",
    "Problem": "errors",
    "Project": "project",
    "UserError": "errors",
    "build": "workshop.library",
    "check": "workshop.library",
    "open_game": "workshop.library",
    "simulate": "workshop.library",
}

if not TYPE_CHECKING:  # to a type checker, a name that isn't above is a mistake

    def __getattr__(name: str) -> object:
        if name in _HOMES:
            found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        elif name == "rules":
            found = import_module(f"{__name__}.rules")
        elif name == "__version__":
            from importlib.metadata import version

            found = version("deckproof")
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
