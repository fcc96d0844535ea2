"""What is written deeper or longer than Jinja and Python can read is the writer's fault, at its
place."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import UserError
from generator.faces.values import expression, template
from generator.project import Project
from generator.reading.expressions import Expression
from generator.reading.faults import InvalidValue
from generator.rulebook.environment import environment, placed

DEEP = (
    "(" * 150 + "1" + ")" * 150, "(" * 3000 + "1" + ")" * 3000, "1" + "+1" * 5000,
    "x" + ".x" * 3000, "not " * 3000 + "1", "-" * 3000 + "1", "[" * 250 + "]" * 250,
    "x" + "|x" * 3000,
    "1" + " and 1" * 3000, "1" * 5000, "0x" + "f" * 9000, "x" + "[0]" * 2000,
)  # fmt: skip


@pytest.mark.parametrize("deep", DEEP, ids=lambda deep: deep[:6])
def test_in_catalogues_and_layouts(deep: str) -> None:
    with pytest.raises(InvalidValue):
        expression(deep)({})
    with pytest.raises(InvalidValue):
        template(f"a {{{{ {deep} }}}} b")({})
    with pytest.raises(InvalidValue):
        Expression(f"{{{{ {deep} }}}}").fill({})


@pytest.mark.parametrize("deep", DEEP, ids=lambda deep: deep[:6])
def test_in_rulebooks(tmp_path: Path, deep: str) -> None:
    folder = tmp_path / "templates" / "rulebooks"
    folder.mkdir(parents=True)
    (folder / "x.html.j2").write_text(f"<p>\n{{{{ {deep} }}}}</p>", "utf-8")
    env = environment(Project(tmp_path, tmp_path / "output"))

    with pytest.raises(UserError, match=r"^templates/rulebooks/x\.html\.j2:\d+:1: "):
        try:
            env.get_template("x.html.j2").render()
        except Exception as error:
            raise placed(error, env, "x.html.j2") from error
