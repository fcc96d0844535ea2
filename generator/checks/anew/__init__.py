"""What lies in the output against the same things made anew.

In: who makes a game's things, its folder, the manifest that lies there. Out: a finding for each
file that isn't what the sources make, whoever made it and whatever the manifest says of it: the
manifest only tells with which options a thing was made. The same input gives the same bytes, so
most files are proved by being equal; one that isn't is looked at (`alike`), for other versions of a
library may write the same thing otherwise. What reads files back beside this proves the maker; this
proves the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generator.checks.anew.alike import differs
from generator.checks.findings import Finding, GameReport, as_json, from_problem
from generator.checks.game import CantBeMadeAnew, Fresh
from generator.errors import EnvironmentLacks, UserError
from generator.inputs import read_bytes
from generator.manifest import NAME, Entry, Manifest, is_plain
from generator.product import Product

_REPORT = "check.json"
#: Findings that depend on whom this machine trusts.
_OF_TRUST = ("engine-untrusted", "engine-broken")


def findings(
    make: Fresh, folder: Path, manifest: Manifest, report: GameReport
) -> Iterator[Finding]:
    """What isn't as it would be if it were made now. `report` is what the checks of the game have
    found so far."""
    told = set(manifest.as_bytes().splitlines())
    lies = _read(folder, NAME)
    if lies is not None and (lies != manifest.as_bytes()):
        extra = next((line for line in lies.splitlines() if line not in told), b"")
        shown = extra.decode("utf-8", "replace").strip()[:60]
        yield _altered(NAME, f"isn't as a build writes it{f': {shown}' if shown else ''}")
    made_by: dict[str, str] = {}
    for step, entry in sorted(manifest.steps.items(), key=lambda one: one[0].name):
        for name in entry.files:
            if name in made_by:
                yield _altered(NAME, f"two steps say that they made {name}")
            made_by[name] = step.name
        if step.kind == "check":
            yield from _report(make, folder, entry, report)
        elif not make.is_ours(step):
            yield from _step(make, folder, entry)


def _step(make: Fresh, folder: Path, entry: Entry) -> Iterator[Finding]:
    """One step's files, and what the manifest tells of them."""
    what = entry.step.name
    try:
        fresh = make.made(entry)
        yield from _compared(make, folder, entry, fresh)
        yield from _otherwise(make, entry)
    except (CantBeMadeAnew, EnvironmentLacks) as lack:
        yield Finding("not-compared", f"{what} can't be made anew to compare: {lack}", "note", NAME)
        for name in entry.files:
            if what not in name.replace("/", "-"):
                yield _altered(NAME, f"{what} makes no {name}")
    except UserError as error:
        yield from (from_problem(problem, "stale-file") for problem in error.problems)


def _compared(make: Fresh, folder: Path, entry: Entry, fresh: Product) -> Iterator[Finding]:
    what = entry.step.name
    for name in sorted(set(fresh.files) ^ set(entry.files)):
        if name in entry.files:
            yield _altered(name, f"{what} makes no such file")
        else:
            yield Finding(
                "missing-file", f"{what} makes {name}, and the manifest has none", file=name
            )
    for name in fresh.files:
        lies = _read(folder, name) if name in entry.files else None
        if lies is None:
            continue  # told already
        wrong = differs(name, lies, fresh.files[name])
        if wrong:
            yield _told(make, name, wrong)
    about = _plain(fresh.about)
    for key in sorted(set(about) | set(entry.about)):
        if about.get(key) != entry.about.get(key):
            yield _told(make, NAME, f"{what}: '{key}' isn't what the sources say")


def _otherwise(make: Fresh, entry: Entry) -> Iterator[Finding]:
    """That files of somebody else were made with options: what these make is equal, and may be
    what nobody wants to print."""
    unusual = make.unusual(entry)
    if unusual and not make.wrote(NAME):
        with_ = ", ".join(f"{name}: {json.dumps(value)[:60]}" for name, value in unusual.items())
        found = f"{entry.step.name} was made with {with_[:300]}"
        hint = "'deckproof build' makes it as usual"
        yield Finding("made-otherwise", found, "warning", NAME, hint=hint)


def _report(make: Fresh, folder: Path, entry: Entry, report: GameReport) -> Iterator[Finding]:
    """The report that a build has left, against what the checks say now."""
    if set(entry.files) != {_REPORT}:
        yield _altered(NAME, f"the checks write {_REPORT} and nothing else")
    built = report.as_built()
    fresh, about = _plain(as_json([built])), _plain(built.in_short())
    otherwise = f"it says of {_REPORT} what its checks don't"
    if entry.about.keys() != about.keys() or entry.about["ok"] != about["ok"]:
        yield _told(make, NAME, otherwise)
    lies = _read(folder, _REPORT)
    if lies is None:
        return
    try:
        said = json.loads(lies)
    except (ValueError, RecursionError):
        yield _altered(_REPORT, "is no JSON")
        return
    wrong = next(_unlike(said, fresh), "")
    if not wrong:
        if entry.about.get("findings") != about["findings"]:
            yield _told(make, NAME, otherwise)
        return
    if any(f'"{code}"' in json.dumps(one) for code in _OF_TRUST for one in (said, fresh)):
        reason = "this machine trusts other engines than the one that made it"
        yield Finding("not-compared", f"{_REPORT} can't be compared: {reason}", "note", _REPORT)
        return
    yield _told(make, _REPORT, f"{wrong} isn't what the checks say")


def _unlike(said: Any, fresh: Any, place: str = "") -> Iterator[str]:
    """Where two documents differ."""
    if isinstance(said, dict) and isinstance(fresh, dict):
        for key in dict.fromkeys((*fresh, *said)):
            if key in said and key in fresh:
                yield from _unlike(said[key], fresh[key], f"{place}.{key}".strip("."))
            else:
                yield f"{place}.{key}".strip(".")
    elif isinstance(said, list) and isinstance(fresh, list) and len(said) == len(fresh):
        for index, (one, other) in enumerate(zip(said, fresh, strict=True)):
            yield from _unlike(one, other, f"{place}[{index}]")
    elif said != fresh or type(said) is not type(fresh):
        yield place or "the document"


def _plain(data: Any) -> Any:
    """As it comes out of a JSON file."""
    return json.loads(json.dumps(data))


def _read(folder: Path, name: str) -> bytes | None:
    """The bytes of a plain file of the folder; None if there is none, which others tell."""
    if not is_plain(folder, name):
        return None
    try:
        return read_bytes(folder / name, cost="output-bytes")
    except (OSError, UserError):
        return None


def _told(make: Fresh, name: str, wrong: str) -> Finding:
    """A file that isn't what would be made: an old one of ours, or an altered one."""
    if make.wrote(name):
        old = f"{name} was made from other sources than there are now"
        return Finding("stale-file", old, file=name, hint="run 'deckproof build'")
    return _altered(name, wrong)


def _altered(name: str, wrong: str) -> Finding:
    hint = "'deckproof build' makes it anew"
    return Finding("altered-file", f"{name}: {wrong}", file=name, hint=hint)
