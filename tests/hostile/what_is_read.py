"""Makes every step of a build of a project and prints, as JSON, what Python opened meanwhile:
{"files": {step: files of the project or ours}, "hashed": {step: those that its inputs hash},
"libraries": all that were imported and aren't Python's own}. A process of its own: an audit hook
stays for good, and nothing may have been read before."""

from __future__ import annotations

import json
import os
import sys
from importlib import metadata
from pathlib import Path

from generator.manifest import Inputs
from generator.project import Project, shipped_root
from generator.workshop import build
from generator.workshop.due import due_of
from generator.workshop.open_game import OpenGame, make

OURS = ("cards", "templates", "fonts", "LICENSES", "LICENSE")


def main(folder: str, game: str) -> None:
    project = Project.find(folder)
    opened: list[str] = []

    def hook(event: str, words: tuple[object, ...]) -> None:
        if event == "open" and isinstance(words[0], str | bytes | os.PathLike):
            opened.append(os.path.abspath(os.fsdecode(words[0])))

    sys.addaudithook(hook)
    roots = [Path(folder).resolve(), shipped_root()]
    files: dict[str, list[str]] = {}
    hashed: dict[str, list[str]] = {}
    for one in build.steps(game, Inputs(project)):
        inputs = Inputs(project)
        due_of(game, one.step, inputs)
        hashed[one.step.name] = sorted(map(str, inputs.files()))
        opened.clear()
        product = make(OpenGame(project, game), one.step)
        for name in product.files:
            product.files[name]
        files[one.step.name] = sorted(
            path
            for path in set(opened)
            for root in roots
            if Path(path).is_relative_to(root)
            and Path(path).relative_to(root).parts[:1]
            and Path(path).relative_to(root).parts[0] in OURS
        )
    tops = {name.partition(".")[0] for name in sys.modules}
    brings = metadata.packages_distributions()
    libraries = sorted(
        {dist.lower().replace("_", "-") for top in tops for dist in brings.get(top, ())}
    )
    print(json.dumps({"files": files, "hashed": hashed, "libraries": libraries}))


if __name__ == "__main__":
    main(*sys.argv[1:])
