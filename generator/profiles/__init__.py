"""Print services and virtual tables as data: templates/profiles/exports/*.yaml -> `Profile`.

In: a project and a name such as "thegamecrafter". Out: what that target wants, each number with
the mark of how sure it is (V seen, V2 quoted by somebody who says where, C computed from such,
B believed) and the tag of its source. `families` says which facts a kind of target needs; the
values stand in the files alone. A project's own file goes before ours, so a new service of a known
family needs no code.
"""

from __future__ import annotations

from dataclasses import replace

from generator.errors import UserError, no_such
from generator.profiles.families import FAMILIES
from generator.profiles.read import Reader
from generator.profiles.records import Fact, Fit, Product, Profile
from generator.project import Project

__all__ = ["FAMILIES", "Fact", "Fit", "Product", "Profile", "load", "names"]

FOLDER = "templates/profiles/exports"


def names(project: Project) -> list[str]:
    """Every target that a project knows, by name."""
    return sorted(project.names(FOLDER, ".yaml"))


def load(project: Project, name: str, borrowers: tuple[str, ...] = ()) -> Profile:
    """The target of this name. Raises UserError with the nearest name, or with every fault of its
    file. `borrowers` are the targets that wait for this one's products."""
    path = project.find_file(FOLDER, f"{name}.yaml")
    known = names(project)
    if path is None or name not in known:
        raise UserError(no_such("export", name, known, key="--to"))
    reader = Reader(path, project)
    profile = reader.profile(name)
    base = reader.base
    if base is not None:
        waiting = (*borrowers, name)
        if base in waiting or project.find_file(FOLDER, f"{base}.yaml") is None:
            others = [one for one in known if one not in waiting]
            reader.faults.unknown(("products-from",), "an export with products", others, key=base)
        else:
            borrowed = load(project, base, waiting).products
            there = [product.name for product in borrowed]
            for index, wanted in enumerate(reader.only):
                if wanted not in there:
                    what = f"a product of {base}"
                    reader.faults.unknown(("only", index), what, there, key=wanted)
            taken = [one for one in borrowed if not reader.only or one.name in reader.only]
            profile = replace(profile, products=(*profile.products, *taken))
    if FAMILIES[profile.family].products and not (profile.products or base):
        reader.faults.add((), "has no products", "products:, or products-from:", key="products")
    reader.faults.raise_all()
    return profile
