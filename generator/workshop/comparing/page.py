"""A comparison as a page that only shows: for people, in any browser, without a network.

In: comparisons. Out: HTML with pictures and charts inside it, and the policy that lets it load
nothing.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from jinja2 import StrictUndefined
from markupsafe import Markup

from generator.errors import Problem, UserError
from generator.project import own_file
from generator.reading.sandbox import Guard
from generator.rulebook import inert
from generator.rulebook.views import freeze
from generator.simulation.measures import SHARES
from generator.simulation.paired import Difference, each_kind
from generator.simulation.paired_charts import Line, change_chart, lengths_chart
from generator.workshop.comparing import Comparison
from generator.workshop.comparing.figures import amount, between, named
from generator.workshop.comparing.paper import Change
from generator.workshop.comparing.play import Played

#: So many changes of one kind are drawn, those that stand out most first; tables have all.
_DRAWN = 12
#: A chart is never drawn so large that less than this fills it: of all games, or of what was.
_LEAST_SHARE, _LEAST_PART = 0.02, 0.05


def page(found: Sequence[Comparison], command: str) -> bytes:
    """The page. Raises UserError if it could do more than be looked at."""
    template = own_file("templates/comparison", "index.html.j2").read_text("utf-8")
    environment = Guard(undefined=StrictUndefined, autoescape=True)
    games = [_game(one) for one in found]
    text = environment.from_string(template).render(games=freeze(games), command=command)
    faults = inert.faults(text)
    if faults:  # what a project's words brought along
        raise UserError([Problem(one.found, file="comparison", hint=one.hint) for one in faults])
    return inert.guarded(text).encode()


def _game(one: Comparison) -> dict[str, Any]:
    paper = one.paper
    names = {
        key.removeprefix("card "): told for key, told in one.words.items() if key[:5] == "card "
    }
    return {
        "slug": one.slug,
        "title": one.title,
        "old": one.old,
        "new": one.new,
        "ok": one.ok,
        "mood": _mood(one),
        "summary": _summary(one),
        "notices": one.notices,
        "verdicts": [
            {"title": verdict.title, "found": verdict.found, "standing": verdict.standing,
             "fails": verdict.fails, "place": verdict.place}
            for verdict in one.verdicts
        ],
        "came": [_card(one, card, names) for card in paper.came],
        "went": [_card(one, card, names) for card in paper.went],
        "changed": [
            _card(one, card.id, names) | {
                "changes": [_change(change) for change in card.changes], "looks": card.looks,
            }
            for card in paper.changed
        ],
        "backs": [_card(one, f"back-{name}", {f"back-{name}": name}) for name in paper.backs],
        "sheets": [
            {"paper": sheets.paper.upper() if len(sheets.paper) < 3 else sheets.paper,
             "sheets": sheets.sheets, "again": ", ".join(map(str, sheets.again))}
            for sheets in paper.sheets
        ],
        "rules": [_change(change) for change in paper.rules],
        "numbers": [_change(change) for change in paper.numbers],
        "book": [_change(change) for change in paper.book],
        "nothing": paper.is_empty,
        "play": [_played(one, played) for played in one.play.played] if one.play else [],
    }  # fmt: skip


def _mood(one: Comparison) -> str:
    if not one.ok:
        return "bad"
    return "doubt" if any(verdict.standing == "unsure" for verdict in one.verdicts) else "good"


def _summary(one: Comparison) -> str:
    """The gate in a line."""
    if not one.verdicts:
        return "balance.yaml holds nothing of this game to anything."
    broken = sum(verdict.fails for verdict in one.verdicts)
    unsure = sum(verdict.standing == "unsure" for verdict in one.verdicts)
    held = sum(verdict.standing == "holds" for verdict in one.verdicts)
    parts = [f"{broken} broken"] * bool(broken) + [f"{held} of {len(one.verdicts)} limits hold"]
    parts += [f"{unsure} can't be told from so many games"] * bool(unsure)
    return "; ".join(parts) + "."


def _card(one: Comparison, card: str, names: Mapping[str, str]) -> dict[str, Any]:
    before, now = one.pictures.get(card, (b"", b""))
    return {
        "id": card,
        "name": names.get(card, card),
        "before": _uri(before),
        "now": _uri(now),
    }


def _uri(jpeg: bytes) -> str:
    return f"data:image/jpeg;base64,{b64encode(jpeg).decode()}" if jpeg else ""


def _change(change: Change) -> dict[str, str]:
    return {"what": change.what, "before": change.before or "", "now": change.now or ""}


def _played(one: Comparison, played: Played) -> dict[str, Any]:
    about = f"{one.title}, {played.games:,} games of {played.players} on each side"
    return {
        "players": played.players,
        "games": f"{played.games:,}",
        "seed": played.new["seed"],
        "agents": ", ".join(dict.fromkeys(played.new["agents"])),
        "alike": "All" if played.alike == played.games else f"{played.alike:,}",
        "same": played.alike == played.games,
        "kinds": [
            {
                "title": title,
                "chart": Markup(_chart(one, kind, f"{title}: {about}")),
                "rows": [_row(one, each) for each in kind],
                "left_out": max(0, len(kind) - _DRAWN),
            }
            for title, kind in each_kind(list(played.found))
        ],
        "lengths": Markup(
            lengths_chart(
                _counted(played.old), _counted(played.new), f"Turns a game before and now: {about}"
            )
        ),
    }


def _counted(figures: Mapping[str, Any]) -> dict[int, int]:
    return {int(turns): times for turns, times in figures["lengths"].items()}


def _chart(one: Comparison, kind: Sequence[Difference], title: str) -> str:
    drawn = sorted(kind, key=lambda each: (not each.stands_out, -abs(each.change.share)))[:_DRAWN]
    lines = [
        Line(
            named(each.measure, one.words),
            each.change,
            amount(each.measure.what, each.change.share, change=True),
            each.stands_out,
        )
        for each in kind
        if each in drawn
    ]
    what = kind[0].measure.what
    least = _LEAST_SHARE if what in SHARES else _LEAST_PART * max(each.old.share for each in drawn)
    return change_chart(lines, title, partial(amount, what, change=True), least)


def _row(one: Comparison, each: Difference) -> dict[str, Any]:
    what = each.measure.what
    return {
        "name": named(each.measure, one.words),
        "before": amount(what, each.old.share),
        "now": between(what, each.new),
        "change": between(what, each.change, change=True),
        "stands_out": each.stands_out,
    }
