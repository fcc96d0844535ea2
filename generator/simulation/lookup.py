"""A game's rules to be looked up at the table: the engine's own sentences, by section and number.

In: a game and what is asked for ("", "4", "4.2"). Out: lines. The numbers are those of the
rulebook.
"""

from __future__ import annotations

from generator.rules import GamePack


def looked_up(pack: GamePack, asked: str) -> list[str]:
    """The sections; or the rules of one section; or one rule."""
    slug, sections, clauses = pack.slug, pack.sections, pack.clauses
    if not clauses:
        return ["The engine of this game brings no rules in words."]
    if not asked:
        found = [f"  {id.rpartition('-')[2]}  {title}" for id, title in sections.items()]
        return ["The rules; r 1 tells section 1, r 1.2 one rule.", *found]
    wanted = f"{slug}-{asked.removeprefix(slug + '-').rstrip('.')}"
    found = [sections[wanted]] if wanted in sections else []
    for id, sentence in clauses.items():
        if id == wanted or id.startswith(wanted + "."):
            found.append(f"  {id.rpartition('-')[2]}  {sentence}")
    return found or [f"There is no rule {asked!r}; r lists the sections."]
