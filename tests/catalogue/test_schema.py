"""The JSON Schema that editors complete from."""

from __future__ import annotations

import json

from generator.catalogue.model import FIELD_TYPES, CatalogueModel
from generator.catalogue.schema import catalogue_schema, schema_text
from generator.project import Project, shipped_root


def test_the_shipped_schema_is_up_to_date() -> None:
    """Else: make it again, `deckproof schema`."""
    shipped = shipped_root() / "templates" / "schemas" / "catalogue.json"
    assert shipped.read_text(encoding="utf-8") == schema_text()


def test_it_knows_every_key_and_refuses_others() -> None:
    schema = catalogue_schema()
    assert list(schema["properties"]) == list(CatalogueModel.model_fields)
    assert schema["additionalProperties"] is False
    assert {"game", "title", "players", "cards"} <= set(schema["required"])


def test_every_key_has_a_sentence_to_show() -> None:
    schema = catalogue_schema()
    tables = {"catalogue": schema, **schema["$defs"]}
    bare = [
        f"{name}: {key}"
        for name, table in tables.items()
        for key, part in table.get("properties", {}).items()
        if "description" not in part
    ]
    assert bare == []


def test_a_field_has_exactly_one_type() -> None:
    choices = catalogue_schema()["$defs"]["FieldModel"]["oneOf"]
    assert choices == [{"required": [name]} for name in FIELD_TYPES]


def test_every_reference_leads_somewhere() -> None:
    schema = catalogue_schema()
    text = json.dumps(schema)
    used = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert used == set(schema["$defs"])


def test_the_catalogues_of_the_tests_name_it(tiny: Project) -> None:
    first = tiny.catalogue("tiny").read_text(encoding="utf-8").splitlines()[0]
    path = first.removeprefix("# yaml-language-server: $schema=")
    named = (tiny.root / "cards" / path).resolve()
    assert named == (shipped_root() / "templates" / "schemas" / "catalogue.json").resolve()
