"""What a person may ask of components: shapes, denominations, strips for glue, room for sleeves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pypdfium2
import pytest
from user import written

from generator import catalogue, rules
from generator.catalogue import Catalogue
from generator.checks import netfile, sheetfile
from generator.components.kit import Kit
from generator.components.options import PartOptions, shares
from generator.components.sheets import Made, kit_sheets, shop_boards
from generator.errors import UserError
from generator.project import Project, shipped_root

PROJECT = Project(shipped_root(), Path("nowhere"))


@pytest.fixture(scope="module")
def miners() -> Catalogue:
    return catalogue.load(PROJECT.catalogue("bitcoin-miner"), PROJECT)


def made(ours: Catalogue, folder: Path, paper: str = "a4", **options: object) -> dict[str, Made]:
    kit = Kit(ours, PROJECT, PartOptions(**options))  # type: ignore[arg-type]
    found = kit_sheets(kit, paper)
    for name, one in found.items():
        written(folder, {name: one.data, **one.beside()})
    return found


@pytest.mark.parametrize(
    ("coins", "pieces"),
    [((1, 5, 10), {1: 70, 5: 14, 10: 14}), ((1, 5), {1: 140, 5: 28}), ((5, 10), {5: 28, 10: 14})],
)
def test_denominations_add_up(coins: tuple[int, ...], pieces: dict[int, int]) -> None:
    assert shares(280, coins) == pieces
    assert sum(worth * count for worth, count in pieces.items()) == 280


@pytest.mark.parametrize("coins", [(1, 5, 10), (1, 10), (5,), (1,)])
def test_coins_are_worth_280_however_they_are_counted(
    miners: Catalogue, tmp_path: Path, coins: tuple[int, ...]
) -> None:
    """As many as the rules engine's ledger says that the source says."""
    made(miners, tmp_path, coins=coins)
    form = PartOptions(coins=coins).form()
    seen = sheetfile.read(tmp_path / f"coins-a4-{form}.pdf").seen
    counts = Counter(one.card for one in seen if one.side == "front")
    [row] = [row for row in rules.game("bitcoin-miner").ledger.rows if row.id == "coins"]

    worth = sum(int(name.partition("-")[2] or 1) * count for name, count in counts.items())
    assert worth == row.expected == 280


def test_a_build_lays_the_same_money_either_way(miners: Catalogue, tmp_path: Path) -> None:
    """Each sheet says in how many coins the other has it; whoever asks for some gets those."""
    either = made(miners, tmp_path)
    for name, pieces in (
        ("coins-a4.pdf", {"coin": 280}),
        ("coins-1-5-10-a4.pdf", {"coin": 70, "coin-5": 14, "coin-10": 14}),
    ):
        seen = sheetfile.read(tmp_path / name).counts("front")
        assert seen == pieces == either[name].as_plain()["pieces"]
    for name, told in (
        ("coins", "Fewer to cut: coins-1-5-10, 98 coins"),
        ("coins-1-5-10", "All in ones: coins, 280 pieces"),
    ):
        with pypdfium2.PdfDocument(tmp_path / f"{name}-a4.pdf") as pdf:
            assert told in pdf[0].get_textpage().get_text_range()
    wished = Kit(miners, PROJECT, PartOptions(coins=(1, 5)))
    assert [one.stem for one in wished.bundles("a4") if one.stem.startswith("coins")] == ["coins"]


def test_denominations_that_there_are_not(miners: Catalogue) -> None:
    with pytest.raises(UserError, match=r"no coin of 3 \(denominations: 1, 5, 10\)"):
        Kit(miners, PROJECT, PartOptions(coins=(1, 3)))
    with pytest.raises(UserError, match="can't make 7"):
        shares(7, (5, 10))
    war = catalogue.load(PROJECT.catalogue("war"), PROJECT)
    assert Kit(war, PROJECT, PartOptions(coins=(1, 5))).notices == [
        "nothing in the box comes in denominations"
    ]


@pytest.mark.parametrize(
    ("shape", "size", "sheets"),
    [("square", (19, 19), 2), ("hexagon", (19, 21.939), 2), ("disc", (19, 19), 3)],
)
def test_coins_come_in_three_shapes(
    miners: Catalogue, tmp_path: Path, shape: str, size: tuple[float, float], sheets: int
) -> None:
    """280 squares are two sheets of straight cuts, and hexagons need no more paper, since their
    rows interlock. Discs, which coins are, stand apart for scissors, and take a third."""
    report = made(miners, tmp_path, shape=shape)[f"coins-a4-{shape}.pdf"].report
    seen = sheetfile.read(tmp_path / f"coins-a4-{shape}.pdf").seen

    assert report.sheets == sheets
    assert Counter(one.side for one in seen) == {"front": 280, "back": 280}
    assert all((one.size.w, one.size.h) == pytest.approx(size, abs=0.01) for one in seen)


def test_a_machine_gets_its_discs_as_closed_paths(miners: Catalogue, tmp_path: Path) -> None:
    one = made(miners, tmp_path, shape="disc", machine="silhouette")["coins-a4-disc-silhouette.pdf"]

    assert {name.removeprefix("coins-a4-disc-silhouette-cut") for name in one.beside()} == {
        "-sheets-1-2.svg",
        "-sheets-1-2.dxf",
        "-sheet-3.svg",
        "-sheet-3.dxf",
    }
    assert sorted({number for _, numbers in one.cuts.values() for number in numbers}) == [1, 2, 3]


@pytest.mark.parametrize("game", ["war", "war-of-coins", "vires-in-numeris", "bitcoin-miner"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_each_deck_has_a_box_in_one_piece_that_holds_it(
    game: str, paper: str, tmp_path: Path
) -> None:
    ours = catalogue.load(PROJECT.catalogue(game), PROJECT)
    files = made(ours, tmp_path, paper)
    cards = sum(card.copies for card in ours.cards)

    wide, high, deep = netfile.room(tmp_path / f"box-{paper}.pdf", "box")

    assert f"box-{paper}.pdf" in files
    assert deep >= cards * 0.30
    assert wide >= ours.card.size.w + 1
    assert high >= ours.card.size.h + 1
    words = files[f"box-{paper}.pdf"].bundle.pieces[0].drawing.text().replace("\n", " ")
    for told in (
        ours.edition,
        ours.players_text,
        ours.minutes.replace("-", "–"),
        ours.ages,
        f"{cards} cards",
    ):
        assert told in words
    as_lettered = (ours.title, ours.title.upper())
    assert any(all(word in words for word in title.split()) for title in as_lettered)


def test_a_box_that_is_too_large_comes_in_halves_and_says_why(
    miners: Catalogue, tmp_path: Path
) -> None:
    kit = Kit(miners, PROJECT, PartOptions(sleeved=True))

    found = kit_sheets(kit, "a4")
    written(tmp_path, {name: one.data for name, one in found.items()})
    names = list(found)

    assert names[-2:] == ["box-front-a4-sleeved.pdf", "box-back-a4-sleeved.pdf"]
    assert kit.notices == ["Tuck box: 305 x 265 mm does not fit on A4; it comes in two halves"]
    for half in ("front", "back"):
        deep = netfile.room(tmp_path / f"box-{half}-a4-sleeved.pdf", f"box-{half}")[2]
        assert deep >= 130 * 0.60


def test_a_box_that_is_larger_still_comes_on_the_next_paper(
    miners: Catalogue, tmp_path: Path
) -> None:
    kit = Kit(miners, PROJECT, PartOptions(sleeved=True, thickness=0.66))

    names = list(kit_sheets(kit, "letter"))

    assert names[-2:] == [
        f"box-{half}-tabloid-thick-0.66mm-sleeved.pdf" for half in ("front", "back")
    ]
    assert kit.notices[0].endswith("does not fit on Letter; it comes in two halves on Tabloid")
    war = catalogue.load(PROJECT.catalogue("war"), PROJECT)
    with pytest.raises(UserError, match="fits on no paper from 100 x 150 mm on"):
        list(Kit(war, PROJECT).bundles("100x150mm"))


def test_tiles_can_be_glued_by_strips(miners: Catalogue, tmp_path: Path) -> None:
    one = made(miners, tmp_path, overlap=10.0)["board-a4-overlap-10mm.pdf"]
    first, second, last = (piece.drawing for piece in one.bundle.pieces)

    assert "A2 is glued on here" in first.text()
    assert "A3 is glued on here" in second.text()
    assert "glued" not in last.text()
    for seen in sheetfile.read(tmp_path / "board-a4-overlap-10mm.pdf").seen:
        assert (seen.size.w, seen.size.h) == pytest.approx((152.4, 228.6), abs=0.01)


def test_the_last_page_shows_how_tiles_become_one(miners: Catalogue, tmp_path: Path) -> None:
    made(miners, tmp_path)
    pages = pypdfium2.PdfDocument(tmp_path / "board-a4.pdf")
    text = " ".join(pages[len(pages) - 1].get_textpage().get_text_range().split())

    assert "how 3 tiles become one" in text
    assert all(name in text for name in ("A1", "A2", "A3"))
    assert "Still face down, score it in the middle, 228.6 mm from either side" in text
    assert "fold it there" in text
    assert "457.2 × 228.6 mm" in text
    assert "tile A2" in pages[1].get_textpage().get_text_range()


def test_with_strips_the_last_page_tells_of_glue_instead_of_tape(
    miners: Catalogue, tmp_path: Path
) -> None:
    made(miners, tmp_path, overlap=10.0)
    pages = pypdfium2.PdfDocument(tmp_path / "board-a4-overlap-10mm.pdf")
    text = " ".join(pages[len(pages) - 1].get_textpage().get_text_range().split())

    assert "leave the hatched strips of 10 mm" in text
    assert "Lay the next tile on it, edge on the seam: A1, A2, A3." in text
    assert "tape" not in text


def test_a_shop_gets_the_board_whole(miners: Catalogue, tmp_path: Path) -> None:
    import pikepdf

    [path] = written(tmp_path, shop_boards(Kit(miners, PROJECT)))

    assert path.name == "board-shop.pdf"
    with pikepdf.open(path) as pdf:
        [page] = pdf.pages
        media, trim, bleed = (
            [float(edge) / 72 * 25.4 for edge in page[box]]
            for box in ("/MediaBox", "/TrimBox", "/BleedBox")
        )
    assert media == pytest.approx([0, 0, 463.2, 234.6], abs=0.01)
    assert trim == pytest.approx([3, 3, 460.2, 231.6], abs=0.01)
    assert bleed == media
    [seen] = sheetfile.read(path).seen
    assert (seen.card, seen.size.w, seen.size.h) == pytest.approx(("board", 457.2, 228.6), abs=0.01)


def test_the_same_wishes_give_the_same_bytes(miners: Catalogue, tmp_path: Path) -> None:
    for folder in ("one", "two"):
        made(miners, tmp_path / folder, coins=(1, 5), machine="silhouette", sleeved=True)
    one, two = (sorted((tmp_path / folder).iterdir()) for folder in ("one", "two"))

    assert [path.name for path in one] == [path.name for path in two]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
