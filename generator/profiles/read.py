"""One profile's YAML -> a `Profile`, every fault at its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from generator.errors import listed
from generator.profiles.families import FAMILIES
from generator.profiles.model import ProductModel, ProfileModel, facts_model, naming_model
from generator.profiles.records import Fact, Product, Profile, Wall
from generator.project import Project
from generator.reading.models import judged, open_file
from generator.reading.read import Loc
from generator.units import Box, Size

#: What the shape of a tuck box is called, the walls that it has, and what it may have besides.
TUCK_BOX, WALLS, MAY = "tuck-box", ("front", "back", "left", "right", "lid"), ("bottom", "tongue")


class Reader:
    """The values of one file; faults are collected."""

    def __init__(self, path: Path, project: Project) -> None:
        self.data, self.faults = open_file(path, project)
        self.model = judged(ProfileModel, self.data, self.faults)

    @property
    def base(self) -> str | None:
        """The target whose products this one takes."""
        return self.model.products_from if self.model else None

    @property
    def only(self) -> tuple[str, ...]:
        """The products of the base that this target takes; none named are all."""
        return self.model.only if self.model else ()

    def profile(self, name: str) -> Profile:
        """The profile, as far as it can be trusted while `faults` are empty. Raises UserError where
        nothing can be made of it."""
        given = self.data if isinstance(self.data, dict) else {}
        family = given.get("family")
        facts, naming = {}, {}
        if isinstance(family, str) and family in FAMILIES:
            facts = self._table(facts_model(family), given, "facts")
            naming = self._table(naming_model(family), given, "naming")
        if self.model is None:
            self.faults.raise_all()
        model = self.model
        assert model is not None
        for product, row in model.products.items():
            self._tags(("products", product), row.source)
            if 2 * row.bleed >= min(row.canvas):
                where: Loc = ("products", product, "bleed")
                self.faults.add(where, f"{row.bleed:g} px leave nothing of the canvas")
            self._walls(product, row)
        for fact, found in facts.items():
            self._tags(("facts", fact), found.source)
        return Profile(
            name,
            model.title,
            model.family,
            model.about,
            model.sources,
            tuple(
                Product(
                    product,
                    Size(*row.trim),
                    (row.canvas[0], row.canvas[1]),
                    row.bleed,
                    row.safe,
                    row.identity,
                    row.shape,
                    row.mark,
                    _spaced(row.source),
                    None if row.card is None else Size(*row.card),
                    row.least or 0,
                    row.holds or 0,
                    tuple(
                        Wall(wall, Box(*found.at, *found.size), found.turn)
                        for wall, found in row.panels.items()
                    ),
                )
                for product, row in model.products.items()
            ),
            {
                fact: Fact(found.value, found.mark, _spaced(found.source))
                for fact, found in facts.items()
            },
            naming,
            self.faults.source.file,
            model.steps,
        )

    def _walls(self, product: str, row: ProductModel) -> None:
        """A tuck box has its walls, on its canvas, and says what it is for."""
        if row.shape != TUCK_BOX:
            return
        for key, given in (("card", row.card), ("holds", row.holds)):
            if given is None:
                self.faults.add(("products", product), f"a tuck box needs {key!r}")
        for wall in (wall for wall in WALLS if wall not in row.panels):
            self.faults.add(("products", product, "panels"), f"has no {wall}", listed(WALLS))
        for wall, found in row.panels.items():
            where: Loc = ("products", product, "panels", wall)
            if wall not in (*WALLS, *MAY):
                self.faults.unknown(where, "a wall of a tuck box", [*WALLS, *MAY], key=wall)
            if any(a + b > c for a, b, c in zip(found.at, found.size, row.canvas, strict=True)):
                self.faults.add(where, "reaches beyond the canvas")

    def _table(self, model: Any, given: dict[str, Any], key: str) -> dict[str, Any]:
        """{key as written: value} of a part whose shape hangs on the family."""
        if not isinstance(given.get(key), dict):  # the profile's own model says so
            return {}
        found = judged(model, given[key], self.faults, above=(key,))
        if found is None:
            return {}
        return {
            field.alias or name: getattr(found, name) for name, field in model.model_fields.items()
        }

    def _tags(self, loc: Loc, tags: str) -> None:
        """Every tag of a source is told under `sources:`."""
        known = list(self.model.sources) if self.model else []
        for tag in tags.split():
            if tag not in known:
                self.faults.unknown((*loc, "source"), "a source", known, key=tag)


def _spaced(tags: str) -> str:
    return " ".join(tags.split())
