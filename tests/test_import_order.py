"""The house has one import order: a module imports only what stands before it (design.md)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import generator

PACKAGE = Path(generator.__file__).parent

#: From the ground up. `art` belongs to the faces: ornaments are drawn from their paths.
ORDER = (
    "errors", "units", "files", "project", "manifest", "catalogue", "deck", "rules", "simulation",
    "faces", "art", "sheets", "components", "rulebook", "profiles", "checks", "exports", "preview",
    "starter", "sheet_import", "printing", "calibrating", "doctor", "scoreboard", "play", "press",
    "previewing", "arena", "build", "exporting", "cli",
)  # fmt: skip
#: Faces call ornaments by name, ornaments are made of a face's paths: one floor, two rooms.
SAME_FLOOR = {"faces", "art"}
#: Libraries with one door each: who may import them.
DOORS = {
    "reportlab": {
        "faces/pdf.py",
        "sheets/writer.py",
        "sheets/calibration.py",
        "components/shop.py",
    },
    "weasyprint": {"rulebook/pdf.py"},
    "starlette": {"preview/live.py"},
    "uvicorn": {"preview/live.py"},
    "aggdraw": {"faces/png.py"},
    "pathops": {"faces/png.py", "art/outlines.py"},
}


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "shipped" not in path.parts)


def imported(path: Path) -> list[str]:
    """The modules that a file imports for running (those for type checkers apart)."""
    found: list[str] = []

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            return
        if isinstance(node, ast.Import):
            found.extend(alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.append(node.module)
            found.extend(f"{node.module}.{alias.name}" for alias in node.names)
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(ast.parse(path.read_text("utf-8")))
    return found


def floor(module: str) -> str:
    return module.split(".")[1] if module.startswith("generator.") else ""


@pytest.mark.parametrize("path", modules(), ids=lambda p: p.relative_to(PACKAGE).as_posix())
def test_a_module_imports_only_what_stands_before_it(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if own in ("__init__", "__main__"):
        return

    assert own in ORDER, f"{own} has no place in the import order"
    for module in imported(path):
        other = floor(module)
        if other in ORDER and {own, other} != SAME_FLOOR:
            assert ORDER.index(other) <= ORDER.index(own), f"{own} imports {module}"


def test_rules_and_simulation_import_the_standard_library_alone() -> None:
    """An engine can be read, and run, without anything that prints."""
    import sys

    for path in modules():
        if path.relative_to(PACKAGE).parts[0] in ("rules", "simulation"):
            for module in imported(path):
                top = module.split(".")[0]

                assert (
                    top in sys.stdlib_module_names
                    or module.startswith(("generator.rules", "generator.simulation"))
                    or module == "generator"
                ), f"{path.name} imports {module}"


@pytest.mark.parametrize("library", DOORS)
def test_each_big_library_has_its_door(library: str) -> None:
    for path in modules():
        name = path.relative_to(PACKAGE).as_posix()
        if any(module.split(".")[0] == library for module in imported(path)):
            assert name in DOORS[library] | {"doctor.py"}, f"{name} imports {library}"
