"""Catalogues that are wrong on purpose, by the hundred: every card, fact, kind and component of a
deck left out, doubled, renamed or changed, and YAML damaged at random.

In: a shipped game. Out: (what was done, the catalogue). A deck's families are written out
card by card first, so that one card of a family can be taken away.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from places import places

from generator import catalogue
from generator.catalogue.records import CardFacts
from generator.project import Project
from generator.reading.read import read_yaml

ROOT = Path(__file__).parents[1]
PROJECT = Project(ROOT, ROOT / "output")
GAMES = ("war", "war-of-coins", "vires-in-numeris", "bitcoin-miner")

#: What was done, and the catalogue: its text, or its data to be written (writing takes long).
Mutation = tuple[str, Any]

#: What a person's hand may leave where a value was.
SCRAPS: tuple[Any, ...] = (
    "", "0", "1", "2", "-1", "3.5", "yes", "no", "Q", "spades", "x y", "nine", "99999", "~",
    "10..2", "{{ value }}", "{{ nothing.there }}", "#12345", "3mm", [], {}, ["a"], {"a": "b"},
    [[]], None,
)  # fmt: skip


def written(game: str) -> dict[str, Any]:
    """A shipped catalogue as the YAML has it: each scalar as text, nothing as None."""
    data: dict[str, Any] = copy.deepcopy(read_yaml(PROJECT.catalogue(game)).data)
    return data


def text_of(data: Any) -> str:
    """The text of a mutation's catalogue."""
    if isinstance(data, str):
        return data
    return yaml.dump(data, Dumper=yaml.CSafeDumper, allow_unicode=True, sort_keys=False, width=1000)


def card_by_card(game: str) -> dict[str, Any]:
    """A shipped catalogue with every card written out: `id`, `kind`, `copies` and its facts.
    Printings of one card are copies of the first."""
    data = written(game)
    loaded = catalogue.load(PROJECT.catalogue(game), PROJECT)
    copies = Counter({card.card: 0 for card in loaded.cards})
    first: dict[str, CardFacts] = {}
    for card in loaded.cards:
        copies[card.card] += card.copies
        first.setdefault(card.card, card)
    data["cards"] = [
        {
            "id": name,
            "kind": card.kind,
            "copies": str(copies[name]),
            **{name: _spelt(value) for name, value in card.facts.items() if _spelt(value)},
        }
        for name, card in first.items()
    ]
    return data


def _spelt(value: object) -> str:
    """A fact as it is written; "" for none."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (tuple, list, frozenset)):
        return "".join(str(part) for part in value)
    return str(value)


def of_cards(game: str) -> Iterator[Mutation]:
    """Each card left out, doubled, named otherwise; each of its facts gone or another's."""
    whole = card_by_card(game)
    cards: list[dict[str, str]] = whole["cards"]

    def with_cards(changed: list[dict[str, str]]) -> dict[str, Any]:
        return {**whole, "cards": changed}

    for at, card in enumerate(cards):
        before, after = cards[:at], cards[at + 1 :]
        told = f"{game}: {card['id']}"
        yield f"{told} left out", with_cards([*before, *after])
        twice = str(int(card["copies"]) + 1)
        yield f"{told} once more", with_cards([*before, {**card, "copies": twice}, *after])
        yield f"{told} written twice", with_cards([*before, card, card, *after])
        yield f"{told} renamed", with_cards([*before, {**card, "id": f"{card['id']}x"}, *after])
        for name in card:
            if name in ("id", "copies"):
                continue
            without = {key: value for key, value in card.items() if key != name}
            yield f"{told} without {name}", with_cards([*before, without, *after])
            values = [other[name] for other in cards if other.get(name, card[name]) != card[name]]
            for value in values[:1]:
                changed = {**card, name: value}
                yield f"{told} {name} = {value}", with_cards([*before, changed, *after])


def of_sections(game: str) -> Iterator[Mutation]:
    """Each key gone, each entry of each section gone, doubled, or renamed."""
    data = written(game)
    for key, section in data.items():
        yield f"{game}: no {key}", {k: v for k, v in data.items() if k != key}
        if isinstance(section, dict):
            for name, value in section.items():
                rest = {k: v for k, v in section.items() if k != name}
                yield f"{game}: {key} without {name}", {**data, key: rest}
                renamed = {(f"{k}x" if k == name else k): v for k, v in section.items()}
                yield f"{game}: {key}: {name} renamed", {**data, key: renamed}
                if isinstance(value, dict):
                    for inner in value:
                        less = {k: v for k, v in value.items() if k != inner}
                        yield (
                            f"{game}: {key}.{name} without {inner}",
                            {**data, key: {**section, name: less}},
                        )
        if isinstance(section, list):
            for at in range(len(section)):
                yield (
                    f"{game}: {key}[{at}] gone",
                    {**data, key: [*section[:at], *section[at + 1 :]]},
                )
                yield (
                    f"{game}: {key}[{at}] twice",
                    {**data, key: [*section[: at + 1], *section[at:]]},
                )


def at_random(game: str, dice: random.Random) -> Mutation:
    """One to three edits anywhere: a value gone, doubled, or something else in its place."""
    data = copy.deepcopy(written(game))
    told = []
    for _ in range(dice.choice((1, 1, 2, 3))):
        where = dice.choice(list(places(data)))
        holder = data
        for step in where[:-1]:
            holder = holder[step]
        key, how = where[-1], dice.choice(("gone", "scrap", "scrap", "other", "twice"))
        if how == "gone":
            del holder[key]
        elif how == "twice" and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        elif how == "other":
            other = data
            for step in dice.choice(list(places(data))) if data else ():
                other = other[step]
            holder[key] = copy.deepcopy(other)
        else:
            holder[key] = dice.choice(SCRAPS)
        told.append(f"{'.'.join(map(str, where))} {how} {str(holder)[:60]}")
    return f"{game}: {'; '.join(told)}", data


def in_the_text(game: str, dice: random.Random) -> Mutation:
    """A line of the file gone, doubled, or with one word of another line in it."""
    lines = (ROOT / "cards" / f"{game}.yaml").read_text("utf-8").splitlines()
    at = dice.randrange(len(lines))
    how = dice.choice(("gone", "twice", "word", "indent"))
    line = lines[at]
    if how == "gone":
        del lines[at]
    elif how == "twice":
        lines.insert(at, line)
    elif how == "indent":
        lines[at] = "  " + line
    else:
        words, others = line.split(" "), dice.choice(lines).split()
        words[dice.randrange(len(words))] = dice.choice(others or [""])
        lines[at] = " ".join(words)
    return f"{game}: line {at + 1} {how}: {line.strip()[:60]}", "\n".join(lines) + "\n"
