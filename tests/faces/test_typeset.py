"""Text in a box: wrapping, shrinking, hyphens, and what is said when it doesn't fit.

Expected numbers are reckoned from the font's own advances, not copied from a run.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont

from generator.drawing.drawing import TextRun, Use
from generator.drawing.fonts import Font, FontMissing, Joined, Shelf
from generator.drawing.markup import BadMarkup, Span, parse, plain
from generator.drawing.measuring import Face4, Icon, MissingGlyph, Style, measure
from generator.drawing.typeset import DoesNotFit, Setting, fit, line_width, place
from generator.project import Project
from generator.units import PT, Box

SHELF = Shelf(Project.find(Path(__file__).parents[2]))
BODY = Face4(
    SHELF.font("atkinson-hyperlegible-next", 400),
    SHELF.font("atkinson-hyperlegible-next", 700),
    SHELF.font("atkinson-hyperlegible-next", 400, italic=True),
)
COIN = Icon("icon-coin", 4.0, 4.0, 0.9, 0.12)


def style(**changes: object) -> Style:
    options: dict[str, object] = {
        "face": BODY, "size": 10 * PT, "floor": 10 * PT, "leading": 12.5 * PT, "colour": "#000000",
    }  # fmt: skip
    return Style(**(options | changes))  # type: ignore[arg-type]


def setting(text: str, width: float, height: float, how: Style, language: str = "en") -> Setting:
    colours = {"red": "#FF0000"}
    return fit(
        lambda one: measure(parse(text), one, colours.__getitem__, {"coin": COIN}.__getitem__),
        how,
        width,
        height,
        language,
    )


def words(found: Setting) -> list[str]:
    return [
        " ".join("".join(piece.text for piece in word.pieces) for word in line)
        for line in found.lines
    ]


def test_a_font_whose_blank_is_two_glyphs_is_told_and_not_set_wrong(tmp_path: Path) -> None:
    """A line puts one glyph between its words, so a blank of two (a ligature's opposite, in
    GSUB) has to stop at the measuring."""
    odd = TTFont(BODY.regular.path)
    odd.flavor = None
    blank, dot = (odd.getBestCmap()[ord(letter)] for letter in " .")
    addOpenTypeFeaturesFromString(odd, f"feature ccmp {{ sub {blank} by {blank} {dot}; }} ccmp;")
    odd.save(tmp_path / "Odd-400.ttf")
    font = Font("Odd", tmp_path / "Odd-400.ttf", "Odd", 400, False)

    with pytest.raises(ValueError, match="' ' needs joined or reordered letters in .*Odd-400.ttf"):
        setting("Take two", 50, 50, style(face=Face4(font, font, font)))


class TestWrapping:
    def test_a_line_takes_as_many_words_as_fit(self) -> None:
        """The second word goes to the next line exactly when both are wider than the box."""
        font = BODY.regular
        both = font.shape("Take").advance + font.shape(" ").advance + font.shape("two").advance
        width = both / font.upem * 10 * PT

        assert words(setting("Take two", width, 50, style())) == ["Take two"]
        assert words(setting("Take two", width - 0.01, 50, style())) == ["Take", "two"]

    def test_a_line_break_in_the_text_stays_one(self) -> None:
        assert words(setting("Win: take\nLose: pay", 60, 50, style())) == ["Win: take", "Lose: pay"]

    def test_a_long_word_is_hyphenated_only_if_the_style_says_so(self) -> None:
        found = setting("the underground", 15, 50, style(hyphenate=True))

        assert words(found) == ["the", "under-", "ground"]
        with pytest.raises(DoesNotFit, match="mm too wide"):
            setting("the underground", 15, 50, style())

    def test_no_hyphen_leaves_fewer_than_three_letters(self) -> None:
        for width in range(8, 30):
            try:
                found = setting("again elephant unity", width, 90, style(hyphenate=True))
            except DoesNotFit:
                continue
            for line in words(found):
                assert not line.endswith("-") or len(line.split()[-1]) > 3

    def test_balanced_lines_are_as_many_and_more_even(self) -> None:
        text = "Everybody may sell one plant more than in the round before."
        ragged, even = (setting(text, 58, 50, style(balance=flag)) for flag in (False, True))
        spread = [
            max(map(line_width, one.lines)) - min(map(line_width, one.lines))
            for one in (ragged, even)
        ]

        assert len(ragged.lines) == len(even.lines)
        assert spread[1] < spread[0]


class TestShrinking:
    def test_text_shrinks_to_its_floor_and_no_further(self) -> None:
        text = "Decentralized Exchange"
        full = setting(text, 90, 10, style(size=14 * PT, floor=8 * PT))
        less = setting(text, 45, 10, style(size=14 * PT, floor=8 * PT, lines=1))

        assert full.size == 14 * PT
        assert 8 * PT <= less.size < 14 * PT
        assert line_width(less.lines[0]) * less.size <= 45

    def test_two_hundred_words_are_refused_with_the_mm_that_are_missing(self) -> None:
        """The fault of the tools before us: 200 words that run off the card without a word."""
        with pytest.raises(DoesNotFit) as refused:
            setting("word " * 200, 53.5, 30, style(floor=8 * PT))

        found = setting("word " * 200, 53.5, 1000, style(size=8 * PT, leading=10 * PT))
        assert str(refused.value) == f"{found.height() - 30:.2f} mm too high"

    def test_letters_are_condensed_before_they_shrink(self) -> None:
        text = "PAYMENT GATEWAY"
        width = BODY.regular.shape(text).advance / BODY.regular.upem * 10 * PT
        found = setting(text, width * 0.93, 10, style(narrowest=0.85, floor=6 * PT, lines=1))

        assert found.size == 10 * PT
        assert 0.85 <= found.style.stretch < 1

    def test_more_lines_than_allowed_do_not_fit(self) -> None:
        with pytest.raises(DoesNotFit, match="1 line too many"):
            setting("one two three four", 20, 90, style(lines=1))


class TestPlacing:
    BOX = Box(10, 20, 40, 30)

    def runs(self, text: str, **how: object) -> list[TextRun]:
        made = place(setting(text, 40, 30, style(**how)), self.BOX)
        return [item for item in made if isinstance(item, TextRun)]

    def test_capitals_touch_the_top(self) -> None:
        cap = BODY.regular.cap / BODY.regular.upem * 10 * PT

        assert self.runs("Top")[0].y == pytest.approx(20 + cap)

    def test_the_middle_is_that_of_the_capitals(self) -> None:
        cap = BODY.regular.cap / BODY.regular.upem * 10 * PT

        assert self.runs("Mid", valign="middle")[0].y == pytest.approx(35 + cap / 2)

    def test_right_and_centre(self) -> None:
        right, centre = (self.runs("edge", align=a)[0] for a in ("right", "center"))

        assert right.x + right.width == pytest.approx(50)
        assert centre.x + centre.width / 2 == pytest.approx(30)

    def test_kerning_moves_the_pen(self) -> None:
        """`AV` stands closer than A and V alone."""
        font = BODY.regular
        apart = font.shape("A").advance + font.shape("V").advance

        assert font.shape("AV").advance < apart

    def test_colour_bold_and_icons_make_runs_of_their_own(self) -> None:
        made = place(setting("pay {red:two} **coins** {coin} now", 40, 30, style()), self.BOX)
        runs = [item for item in made if isinstance(item, TextRun)]

        assert [run.text.strip() for run in runs] == ["pay", "two", "coins", "now"]
        assert runs[1].colour == "#FF0000"
        assert runs[2].font == BODY.bold.key if BODY.bold else False
        assert [item.stamp for item in made if isinstance(item, Use)] == ["icon-coin"]


class TestLetters:
    def test_a_glyph_that_no_font_has_is_named(self) -> None:
        with pytest.raises(MissingGlyph, match=r"U\+5E63"):
            setting("幣", 40, 30, style())

    def test_a_fallback_font_lends_a_letter(self) -> None:
        bare = SHELF.font("cinzel", 700)
        mono = SHELF.font("jetbrains-mono", 400)
        missing = next(c for c in "→↦ℹ▲" if not bare.has(c) and mono.has(c))
        found = setting(f"A {missing}", 40, 30, style(face=Face4(bare, fallback=(mono,))))
        fonts = {run.font for run in place(found, Box(0, 0, 40, 30)) if isinstance(run, TextRun)}

        assert fonts == {bare.key, mono.key}

    def test_emoji_are_set_one_by_one_whatever_joins_them(self) -> None:
        """A thumb without its skin, a heart without its colour, a flag as its two letters; and a
        letter with its dots, however they were typed."""
        face = Face4(BODY.regular, fallback=(SHELF.font("noto-emoji", 400),))
        text = "\U0001f44d\U0001f3fd\U0001f1e9\U0001f1ea\u2764\ufe0f u\u0308"
        found = setting(text, 50, 20, style(face=face))

        assert words(found) == ["\U0001f44d\U0001f1e9\U0001f1ea\u2764 \xfc"]

    def test_letters_that_hold_together_or_only_steer_are_set_like_those_they_stand_for(
        self,
    ) -> None:
        """What word processors put into French and English texts, and no font of ours has."""
        text = "oui\u202f! A\u2011B \u200fx\u200e"

        assert words(setting(text, 50, 20, style())) == ["oui\xa0! A-B x"]

    @pytest.mark.parametrize("text", ["אב", "א", "شمس"])
    def test_what_is_read_from_the_right_is_refused_and_never_set_the_wrong_way(
        self, text: str
    ) -> None:
        with pytest.raises(Joined):
            BODY.regular.shape(text)

    def test_an_unknown_family_is_refused_with_the_nearest(self) -> None:
        with pytest.raises(FontMissing) as refused:
            SHELF.font("cinzle")

        assert refused.value.hint == "did you mean 'cinzel'?"

    def test_an_unknown_weight_is_refused_with_those_there_are(self) -> None:
        with pytest.raises(FontMissing) as refused:
            SHELF.font("anton", 900)

        assert "400" in refused.value.expected


class TestParting:
    """Words of other languages, which are longer, in narrow boxes."""

    def lines(self, text: str, width: float, language: str = "de", **how: object) -> list[str]:
        return words(setting(text, width, 50, style(**how), language))

    def test_a_soft_hyphen_parts_a_word_there_alone_and_is_else_unseen(self) -> None:
        text = "Donau\u00addampf\u00adschiff"
        wide, narrow = self.lines(text, 50), self.lines(text, 16, hyphenate=True)

        assert wide == ["Donaudampfschiff"]
        assert narrow == ["Donau-", "dampf-", "schiff"]
        assert self.lines(text, 22) == ["Donaudampf-", "schiff"], "asked for or not"
        assert self.lines("a \u00ad b", 22) == ["a  b"], "alone, it is nothing"

    def test_a_compound_ends_a_line_at_its_own_hyphen_and_a_range_does_not(self) -> None:
        assert self.lines("Nord-Ostsee", 12, hyphenate=True) == ["Nord-", "Ostsee"]
        with pytest.raises(DoesNotFit):
            self.lines("10-20", 6, hyphenate=True)

    def test_a_word_is_parted_though_its_comma_is_not_bold_as_it_is(self) -> None:
        plain_, bold = (
            self.lines(f"{word}, ja", 20, hyphenate=True)
            for word in ("Versicherungsvertreter", "**Versicherungsvertreter**")
        )

        assert bold[0].endswith("-") and len(bold) == len(plain_) == 3
        assert "".join(bold).replace("-", "") == "Versicherungsvertreter, ja"

    def test_a_mark_that_stands_apart_begins_no_line_and_ends_none(self) -> None:
        """As the French write them: « oui » !"""
        for width in range(16, 40):
            for line in self.lines("Mais « oui » ! Et puis : rien ; non ?", width, "fr"):
                assert line[0] not in "»!:;?" and line[-1] != "«"


class TestMarkup:
    def test_marks_nest_and_end(self) -> None:
        assert parse("a **b *c* d** e") == (
            Span("a "),
            Span("b ", bold=True),
            Span("c", bold=True, italic=True),
            Span(" d", bold=True),
            Span(" e"),
        )

    def test_a_backslash_keeps_a_mark_as_it_is(self) -> None:
        assert plain(r"2 \* 3 \{x\}") == "2 * 3 {x}"

    @pytest.mark.parametrize("text", ["**bold", "*it", "{red:on", "{coin", "a } b", "{}"])
    def test_what_is_never_closed_is_told_with_its_place(self, text: str) -> None:
        with pytest.raises(BadMarkup, match="at character"):
            parse(text)
