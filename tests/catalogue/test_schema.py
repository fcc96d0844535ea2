"""The JSON Schema of catalogues; what all schemas have in common stands in test_schemas."""

from __future__ import annotations

from generator.catalogue.model import FIELD_TYPES, CatalogueModel
from generator.catalogue.schema import catalogue_schema
from generator.project import Project, shipped_root


def test_it_knows_every_key_and_refuses_others() -> None:
    schema = catalogue_schema()
    assert list(schema["properties"]) == list(CatalogueModel.model_fields)
    assert schema["additionalProperties"] is False
    assert {"game", "title", "players", "cards"} <= set(schema["required"])


def test_a_field_has_exactly_one_type() -> None:
    choices = catalogue_schema()["$defs"]["FieldModel"]["oneOf"]
    assert choices == [{"required": [name]} for name in FIELD_TYPES]


def test_the_catalogues_of_the_tests_name_it(tiny: Project) -> None:
    first = tiny.catalogue("tiny").read_text(encoding="utf-8").splitlines()[0]
    path = first.removeprefix("# yaml-language-server: $schema=")
    named = (tiny.root / "cards" / path).resolve()
    assert named == (shipped_root() / "templates" / "schemas" / "catalogue.json").resolve()
