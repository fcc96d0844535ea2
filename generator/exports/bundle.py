"""A print-and-play ZIP as the community shares them.

In: a job. Out: one ZIP with a folder: for each paper the sheets in every duplex and ink, the other
components and the rulebook; how to print and put it together; licences; checksums of it all.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

from generator.exports.archive import zipped
from generator.exports.howto import credits
from generator.exports.job import File, Job, Made
from generator.exports.material import Folded, Piece
from generator.inks import FULL_INK, inked

INSTRUCTIONS, CHECKSUMS, LICENCES = "instructions.txt", "checksums.txt", "licences/"
#: Stands for the paper in the instructions' file names. Each name has it: folders can be put
#: together, and no file takes another's place.
_PAPER = "PAPER"
#: How each way of printing is called in file names, and what one does.
_DUPLEX = {
    "long-edge": (
        "duplex", "Print on both sides and flip on the long edge; cut along the marks."
    ),
    "short-edge": (
        "duplex-short-edge", "Print on both sides and flip on the short edge; cut along the marks."
    ),
    "fold": (
        "fold", "Print on one side, fold along the dashed line, glue, let dry, then cut."
    ),
    "none": ("fronts", "Faces alone, for sleeves with backs of their own: print on one side."),
}  # fmt: skip


def export(job: Job, made: Made) -> Iterator[File]:
    """The package."""
    inks = [FULL_INK, *(ink for ink in job.profile.words("inks") if ink in job.printed.inks)]
    files: dict[str, bytes] = {}
    for paper in job.profile.words("papers"):
        files |= _on_paper(job, made, paper, inks)
    files |= job.printed.texts()
    files[INSTRUCTIONS] = instructions(job, list(files)).encode()
    files[CHECKSUMS] = checksums(files)
    made.about["entries"] = len(files)
    made.about["inks"] = inks
    root = job.named("folder", game=job.game)
    package = zipped({f"{root}/{name}": data for name, data in files.items()})
    yield job.named("package", game=job.game), package


def _on_paper(job: Job, made: Made, paper: str, inks: list[str]) -> dict[str, bytes]:
    found = {}
    folder = paper.upper() if paper[-1].isdigit() else paper.title()
    for ink in inks:
        for duplex in job.profile.words("duplex"):
            name = inked(f"cards-{_DUPLEX[duplex][0]}", ink)
            found[f"{folder}/{name}-{paper}.pdf"] = job.printed.sheets(paper, duplex, ink)
        for name, data in job.printed.parts(paper, ink).items():
            found[f"{folder}/{name}"] = data
    books = job.printed.books(paper)
    if not books:
        notice = "the rulebook is no PDF on this machine, and is left out"
        if notice not in made.notices:
            made.notices.append(notice)
    for name, book in books.items():
        found[f"{folder}/{name}-{paper}.pdf"] = book
    return found


def checksums(files: dict[str, bytes]) -> bytes:
    """What `sha256sum -c` reads."""
    return "".join(
        f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(files.items())
    ).encode()


def instructions(job: Job, files: list[str]) -> str:
    """How to make the game out of the files."""
    deck = job.material.deck
    catalogue = deck.catalogue
    lines = [
        f"{deck.title}: print and play",
        f"Edition {deck.edition}, {deck.total} cards",
        "",
        *([catalogue.tagline, ""] if catalogue.tagline else []),
        "1. Choose the folder of your paper. Each holds the same game; PAPER stands for its name.",
        '2. Print at 100 % ("actual size", never "fit to page"). The ruler at the edge of each',
        "   sheet must measure 50 mm or 2 in.",
        "3. Choose one file of cards:",
        *_choices(job, files),
        "4. Stiff paper of 200 to 300 g/m2, or thin paper in sleeves with a playing card behind.",
        "5. Cut with a sharp knife and a steel ruler: all long cuts first, then across.",
        "6. Count: the small number at each face's foot runs to the total; the checklist in the",
        "   rulebook, or in rulings where there are two books, names them all.",
    ]
    if job.material.pieces or job.material.folded:
        lines.append("7. Besides the cards, each on its own sheets:")
    counts: Counter[str] = Counter()
    things: list[Piece | Folded] = [*job.material.pieces, *job.material.folded]
    for thing in things:
        counts[thing.of] += thing.count
    for name, count in counts.items():
        component = catalogue.components[name]
        about_it = f": {component.about}" if component.about else ""
        lines.append(f"   {count} x {component.title}{about_it}")
    lines += ["", "Credits", *(f"- {line}" for line in credits(job))]
    if any(name.startswith(LICENCES) for name in files):
        lines.append(f"- The licences' texts are in {LICENCES}")
    lines.append("")
    lines.append("checksums.txt proves that no file came to harm: sha256sum -c checksums.txt")
    return "\n".join(lines) + "\n"


def _choices(job: Job, files: list[str]) -> Iterator[str]:
    papers = job.profile.words("papers")
    names = {name.rpartition("/")[2] for name in files}
    names = {name.replace(f"-{paper}.pdf", ".pdf") for name in names for paper in papers}
    for duplex in job.profile.words("duplex"):
        stem, how = _DUPLEX[duplex]
        yield f"   - cards-{stem}-{_PAPER}.pdf: {how}"
        for ink in job.profile.words("inks"):
            if f"{inked(f'cards-{stem}', ink)}.pdf" in names:
                yield f"   - {inked(f'cards-{stem}', ink)}-{_PAPER}.pdf: the same with {ink} ink."
