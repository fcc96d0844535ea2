"""`deckproof schema`: the JSON Schemas of all that a person writes in YAML.

Each comes from what reads the file: a pydantic model, or the grammar of layouts. Ours lie in
templates/schemas/ and are made again, after a change of the code, by `deckproof schema` in the
repository.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from generator.catalogue.schema import catalogue_schema
from generator.catalogue.sizes import CardSizesModel
from generator.checks.preflight.limits import LimitsModel
from generator.components.measures import BoxModel, DieModel
from generator.components.model import component_schema
from generator.faces.schema import layout_schema
from generator.files import write_whole
from generator.inputs import read_text, walked
from generator.profiles.model import profile_schema
from generator.project import Project, shipped_root
from generator.reading.schema import model_schema, schema_text
from generator.sheets.machines import MachineModel
from generator.sheets.materials import MaterialsModel
from generator.sheets.paper import PapersModel
from generator.sheets.printer import PrinterModel
from generator.workshop.comparing.balance import FILE, BalanceModel

FOLDER = "templates/schemas"
#: How the first line of a file names its schema, for yaml-language-server and its like.
NAMED = re.compile(r"# yaml-language-server: \$schema=(\S+)")


def _of(model: type[BaseModel], what: str) -> Callable[[], dict[str, Any]]:
    return lambda: model_schema(model, f"Deckproof {what}")


SCHEMAS: dict[str, Callable[[], dict[str, Any]]] = {
    "catalogue": lambda: catalogue_schema(component_schema()),
    "component": component_schema,
    "layout": layout_schema,
    "card-sizes": _of(CardSizesModel, "card sizes"),
    "papers": _of(PapersModel, "papers"),
    "materials": _of(MaterialsModel, "materials"),
    "box": _of(BoxModel, "measures of a box"),
    "die": _of(DieModel, "measures of a die"),
    "printer": _of(PrinterModel, "printer profile"),
    "machine": _of(MachineModel, "machine profile"),
    "preflight": _of(LimitsModel, "preflight profile"),
    "export": profile_schema,
    "balance": _of(BalanceModel, "limits of balance"),
}


def schemas(names: Iterable[str] = tuple(SCHEMAS)) -> dict[str, dict[str, Any]]:
    """{name: JSON Schema} of these sorts of files."""
    return {name: SCHEMAS[name]() for name in names}


def write_schemas(project: Project, names: Iterable[str] = tuple(SCHEMAS)) -> list[Path]:
    """Writes templates/schemas/NAME.json of a project for each name; answers the files."""
    found = []
    for name, schema in schemas(names).items():
        path = project.root / FOLDER / f"{name}.json"
        write_whole(path, schema_text(schema).encode(), project.root)
        found.append(path)
    return found


def lend_schemas(root: Path) -> None:
    """Copies those of our schemas that the YAML files of a folder name and that aren't there."""
    files = [root / FILE] if (root / FILE).is_file() else []
    for file in [*files, *walked(root / "cards", root), *walked(root / "templates", root)]:
        if file.suffix != ".yaml":
            continue
        named = NAMED.match(read_text(file).partition("\n")[0])
        path = (file.parent / named[1]).resolve() if named else file
        ours = shipped_root() / FOLDER / path.name
        if path.parent == (root / FOLDER).resolve() and ours.is_file() and not path.exists():
            write_whole(path, ours.read_bytes(), root)
