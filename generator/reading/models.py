"""A YAML file and a pydantic model -> the model's values, or every fault of the file at its place.

The model judges and describes at once: its annotations (`written`) convert, its sentences are what
an editor shows and what an error says of a missing key. Whoever calls makes records of the values.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from generator.errors import UserError, no_such
from generator.project import Project
from generator.reading.faults import Faults
from generator.reading.read import Loc, read_source


class Model(BaseModel):
    """A mapping of a YAML file: other keys than its own are faults."""

    model_config = ConfigDict(extra="forbid", arbitrary_types_allowed=True)


AnyModel = TypeVar("AnyModel", bound=BaseModel)


def judged(model: type[AnyModel], data: Any, faults: Faults, above: Loc = ()) -> AnyModel | None:
    """The model of the mapping that stands at `above`; None if it has faults, which are noted."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        faults.add_model_errors(model, error.errors(include_url=False), above)
        return None


def open_file(path: Path, project: Project) -> tuple[Any, Faults]:
    """The values of a file, those of an empty one being {}, and the place for its faults. Raises
    UserError for a file that can't be read at all."""
    source = read_source(path, project.label(path))
    return ({} if source.data is None else source.data), Faults(source)


def read_model(model: type[AnyModel], path: Path, project: Project) -> AnyModel:
    """The file as a model. Raises UserError with every fault of the file."""
    data, faults = open_file(path, project)
    found = judged(model, data, faults)
    faults.raise_all()
    assert found is not None
    return found


def layers(project: Project, folder: str, name: str) -> list[Path]:
    """The files of that name, ours first: those after it are laid over it."""
    return list(project.each_file(folder, name))[::-1]


def named_file(project: Project, folder: str, name: str, what: str) -> Path:
    """`folder`/`name`.yaml, the project's before ours. Raises UserError with the nearest name."""
    path = project.find_file(folder, f"{name}.yaml")
    if path is None:
        known = sorted(project.names(folder, ".yaml"))
        raise UserError(no_such(what, name, known))
    return path
