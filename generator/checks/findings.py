"""What a check says: findings with stable codes, ledger lines, and the verdict of a game.

`CODES` is the one list of codes, and what each means.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal

from generator.errors import Problem, in_one_line
from generator.rules import Ruling

Severity = Literal["error", "warning", "note"]

#: Stable words for scripts, and what each means.
CODES: dict[str, str] = {
    "catalogue": "the catalogue can't be read, or says something impossible",
    "count-mismatch": "a number of cards or components is not what the rules or the box say",
    "missing-card": "a card that the rules call for is not in the catalogue",
    "extra-card": "the catalogue has a card that the rules don't know",
    "fact-mismatch": "a card's kind or value, or the players, are not what the rules say",
    "unused-words": "there are words for a card that doesn't exist",
    "missing-words": "a value has no word, though others of its field have one",
    "missing-picture": "a table names a picture that isn't there, so its card is printed without",
    "wordless-card": "a card has no words, though others of its kind have",
    "engine-untrusted": "the project's own engine may not run here until 'deckproof trust' lets it",
    "engine-broken": "an engine that isn't ours can't be loaded, or fails while it is asked",
    "face": "a face can't be drawn as its layout says",
    "text-overflow": "a text doesn't fit its box at the smallest size allowed",
    "missing-glyph": "no font of the style has a letter of the text",
    "outside-safe-zone": "words or a symbol lie so near to the trim that a cut may take them",
    "low-contrast": "words or a symbol are too like the ground that they are painted on",
    "small-type": "type is smaller than what its words are for allows",
    "thin-line": "a line is too thin to print",
    "low-resolution": "a picture has too few pixels for its size",
    "short-bleed": "art ends before the bleed does",
    "ink-limit": "a place takes more ink than the print service allows",
    "alike-kinds": "only hue tells two faces apart, and not everybody sees hue",
    "rulebook": "a rulebook template is broken or names what doesn't exist",
    "rulebook-number": "a number is typed into a rulebook, or differs from its fact",
    "rulebook-text": "the rulebook's PDF doesn't say what its template says",
    "rulebook-pdf": "the rulebook's PDF lacks tags, a title, a language or an embedded font",
    "clause-missing": "a rule of the engine isn't in the rulebook",
    "missing-file": "a file that the build should have left is not there",
    "changed-file": "a file is not the one that the build wrote",
    "altered-file": "a file isn't what the sources make: it looks, reads or acts otherwise",
    "not-compared": "a file can't be made anew here, so it was read back and not compared",
    "stale-file": "a file was made from an older catalogue, template or font",
    "made-elsewhere": "the files in the output weren't made by this machine",
    "made-otherwise": "files that came with the folder were made with options of somebody's own",
    "unknown-file": "a file lies in the output that no build accounts for",
    "placed-count": "a sheet has more or fewer copies of a card than the deck",
    "back-mismatch": "behind a front lies the wrong back, none, or one that is off",
    "card-size": "a card on a sheet hasn't the size of its stock",
    "pieces-near": "two pieces on a sheet are nearer to each other than their gap says",
    "mark-on-card": "a crop mark, a tick or a guide on a sheet runs over a card",
    "picture-size": "a card's PNG hasn't the size that its dpi and stock give",
    "component-short": "fewer components are printed than the rules call for, or than games use",
    "box-too-small": "a box is smaller inside than the cards that it is for, or what it holds",
    "tiles-apart": "two tiles of a board don't show the same where they meet",
    "cut-mismatch": "a cut path is not closed, or not where its piece lies on the sheet",
    "export-form": "an export can't be read by what it is made for, or names what isn't there",
    "export-size": "a picture, page or sheet of an export hasn't the size that its profile gives",
    "export-count": "an export has more or fewer cards or pieces than the game, or another order",
    "export-face": "where an export should show a card, its picture isn't that card's face",
    "export-colour": "an export's colours break its profile's rule: mode, standard, most ink",
    "card-unused": "a card did nothing in all the games that were played to try the deck",
    "seat-ahead": "a seat, or a place in the turn order, wins far more than its part of the games",
    "game-endless": "a guard stopped a game that had no end by the rules",
    "engine-fault": "the code of a rules engine broke: it raised something that is no answer",
    "engine-conformance": "an engine that isn't ours breaks the contract of engines",
    "claims-stale": "what the rulebook says of played games was measured with other rules",
}
#: Codes of problems that a deck may have on purpose.
WARNINGS = {"missing-words"}


@dataclass(frozen=True)
class Finding:
    """One thing that a check found. Lines and columns count from 1; 0 is no place."""

    code: str
    message: str
    severity: Severity = "error"
    file: str = ""
    line: int = 0
    column: int = 0
    card: str = ""
    hint: str = ""

    def __post_init__(self) -> None:
        assert self.code in CODES, self.code

    def __str__(self) -> str:
        return self._line(f" [{self.code}]")

    @property
    def said(self) -> str:
        """The finding for who reads no codes."""
        return self._line("")

    def _line(self, code: str) -> str:
        place = self.file + (f":{self.line}:{self.column}" if self.line else "")
        text = f"{place}: " if place else ""
        return in_one_line(f"{text}{self.message}{code}" + (f"; {self.hint}" if self.hint else ""))


def from_problem(problem: Problem, fallback: str) -> Finding:
    """A Problem as a finding, under its own code or `fallback`: an error, unless its code is one
    of `WARNINGS`."""
    message = f"{problem.key}: {problem.found}" if problem.key else problem.found
    message += f" ({problem.expected})" if problem.expected else ""
    return Finding(
        problem.code if problem.code in CODES else fallback,
        message,
        "warning" if problem.code in WARNINGS else "error",
        problem.file,
        problem.line,
        problem.column,
        problem.card,
        problem.hint,
    )


@dataclass(frozen=True)
class LedgerLine:
    """One row of a game's ledger, measured."""

    id: str
    what: str
    source: str
    lines: str
    status: str
    expected: Any
    found: Any
    ok: bool
    ruling: str


@dataclass
class GameReport:
    """All that the checks say of one game."""

    game: str
    title: str = ""
    edition: str = ""
    cards: int = 0
    distinct: int = 0
    files_checked: int = 0
    games_played: int = 0
    ledger: list[LedgerLine] = field(default_factory=list)
    rulings: tuple[Ruling, ...] = ()
    findings: list[Finding] = field(default_factory=list)
    #: Places in `findings` of what a build doesn't ask for.
    beyond: set[int] = field(default_factory=set, repr=False)

    @property
    def ok(self) -> bool:
        return not any(finding.severity == "error" for finding in self.findings)

    def add(self, findings: Iterable[Finding], beyond: bool = False) -> None:
        """Takes in what wasn't found yet: two inks, or two checks, may meet the same fault. Those
        `beyond` a build are left out of what it would say."""
        before, known = len(self.findings), set(self.findings)
        self.findings.extend(one for one in dict.fromkeys(findings) if one not in known)
        if beyond:
            self.beyond.update(range(before, len(self.findings)))

    def as_built(self) -> GameReport:
        """The report as a build leaves it: without what only playing and other inks tell."""
        kept = [one for at, one in enumerate(self.findings) if at not in self.beyond]
        return replace(self, findings=kept, games_played=0, beyond=set())

    def in_short(self) -> dict[str, Any]:
        """What a manifest says of it, and the gallery after that: whether all is well, and each
        finding as a person reads it."""
        findings = [
            {"code": one.code, "severity": one.severity, "said": one.said} for one in self.findings
        ]
        return {"ok": self.ok, "findings": findings}

    def as_json(self) -> dict[str, Any]:
        """The game's part of `check --json`."""
        return {
            "ok": self.ok,
            "title": self.title,
            "edition": self.edition,
            "cards": self.cards,
            "distinct": self.distinct,
            "games_played": self.games_played,
            "ledger": [asdict(line) for line in self.ledger],
            "findings": [asdict(finding) for finding in self.findings],
        }


def as_json(reports: Iterable[GameReport]) -> dict[str, Any]:
    """The whole document of `check --json`."""
    listed = list(reports)
    return {
        "ok": all(report.ok for report in listed),
        "games": {report.game: report.as_json() for report in listed},
    }
