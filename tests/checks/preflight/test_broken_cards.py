"""The preflight's eye: each kind of broken card is caught by name, and its sound twin is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.checks.findings import Finding
from generator.errors import UserError

TAKE = "text: Take a coin."
BOX = "box: middle, style: plain"


def codes(found: list[Finding]) -> list[str]:
    return [one.code for one in found]


def test_a_sound_card_passes(look) -> None:
    assert look(f"{{{TAKE}, {BOX}}}") == []


class TestFindings:
    """Who, where, what, how much is missing, what to do."""

    def test_a_finding_names_card_line_and_what_is_missing(self, look) -> None:
        (found,) = look(f"{{{TAKE}, {BOX}, colour: pale}}")

        assert (found.code, found.severity, found.card) == ("low-contrast", "error", "one")
        assert (found.file, found.line) == ("templates/faces/toy.yaml", 13)
        assert found.message == (
            "card one: 'Take a coin.' has a contrast of 2.5:1 to its ground, 2.0 less than 9 pt "
            "type needs (4.5:1); so on 1 other face"
        )
        assert found.hint

    def test_one_line_of_a_layout_is_one_finding_however_many_cards_it_spoils(self, look) -> None:
        found = look(
            f'{{{TAKE}, {BOX}, colour: pale, size: "{{{{ 20 - price }}}}pt", when: price == 2}}',
            f"{{{TAKE}, box: [8mm, 60mm, 47mm, 9mm], style: rules, size: 6pt}}",
        )

        assert codes(found) == ["low-contrast", "small-type"]
        assert found[0].card == "two"
        assert "other face" not in found[0].message
        assert found[1].message.endswith("; so on 1 other face")

    def test_a_back_is_looked_at_like_a_front(self, look) -> None:
        (found,) = look(
            back="items: [{rect: bleed, fill: ink}, {line: [[9mm, 9mm], [30mm, 9mm]],"
            " stroke: paper, width: 0.05mm}]\n"
        )

        assert (found.code, found.card) == ("thin-line", "back-plain")
        assert found.message.startswith("back plain: ")


class TestContrast:
    """Letters against the ground that is really painted under them."""

    def test_grey_on_grey(self, look) -> None:
        (found,) = look(f"{{{TAKE}, {BOX}, colour: grey}}", ground="pale")[-1:]

        assert found.code == "low-contrast"
        assert "1.4:1" in found.message

    def test_a_ground_painted_later_is_no_ground(self, look) -> None:
        """White on a dark plate passes; the same plate painted after the words helps nobody."""
        words = f"{{{TAKE}, {BOX}, colour: paper}}"
        plate = "{rect: middle, inset: -2mm, fill: ink}"

        assert look(plate, words) == []
        assert codes(look(words, plate)) == ["low-contrast"]

    def test_what_lets_its_ground_through_has_less(self, look) -> None:
        """Dark words of 40 % on white are grey; a symbol likewise."""
        assert look(f"{{{TAKE}, {BOX}, opacity: 0.9}}") == []
        assert codes(look(f"{{{TAKE}, {BOX}, opacity: 0.4}}")) == ["low-contrast"]
        coin = f"{{text: '{{coin}}', {BOX}, opacity: %s}}"
        assert look(coin % 0.9) == []
        (found,) = look(coin % 0.3)
        assert "a symbol has a contrast of" in found.message

    def test_a_rim_is_the_ground_of_its_letters_and_a_shadow_is_none(self, look) -> None:
        rim = f"{{{TAKE}, {BOX}, colour: paper, outline: %s, shadow: {{move: [0mm, 0.3mm]}}}}"

        assert look(rim % "ink") == []
        assert codes(look(rim % "pale")) == ["low-contrast"]

    def test_one_bad_patch_under_a_word_is_enough(self, look) -> None:
        """The mean contrast of this line is fine; a fifth of it can't be read."""
        half = "{rect: [8mm, 40mm, 4mm, 6mm], fill: ink}"

        assert codes(look(half, f"{{{TAKE}, {BOX}}}")) == ["low-contrast"]
        assert look(half, f"{{{TAKE}, box: [13mm, 40mm, 42mm, 20mm], style: plain}}") == []

    def test_large_letters_need_less(self, look) -> None:
        """3:1 is enough from 14 pt bold or 18 pt on (WCAG)."""
        grey = f"{{{TAKE}, {BOX}, colour: grey, size: %s, font: %s}}"

        assert look(grey % ("14pt", "heavy")) == []
        assert look(grey % ("18pt", "body")) == []
        assert codes(look(grey % ("13.5pt", "heavy"))) == ["low-contrast"]
        assert codes(look(grey % ("14pt", "body"))) == ["low-contrast"]

    def test_a_symbol_in_a_line_needs_contrast_and_an_outline_gives_it(self, look) -> None:
        assert look(f"{{text: 'Take {{coin}}', {BOX}}}") == []
        (found,) = look(f"{{text: 'Take {{ghost}}', {BOX}}}")

        assert "a symbol has a contrast of 2.5:1 to its ground, 0.5 less" in found.message

    def test_an_ornament_that_tells_something_is_a_symbol(self, look) -> None:
        """Shape or presence hangs on the card: then it must be seen. Decoration may be pale."""
        star = "{art: short-star, at: [30mm, 50mm], with: {radius: 4mm, ink: pale, metal: pale}%s}"

        assert look(star % "") == []
        assert codes(look(star % ", when: price == 2")) == ["low-contrast"]


class TestSizes:
    def test_rules_text_of_six_points(self, look) -> None:
        (found,) = look(f"{{{TAKE}, box: middle, style: rules, size: 6pt}}")

        assert found.code == "small-type"
        assert "is 6 pt, 2 pt less than rules text needs (8 pt)" in found.message

    def test_each_role_has_its_floor(self, look) -> None:
        words = f"{{{TAKE}, {BOX}, size: %s, role: %s}}"

        for role, size in (
            ("rules", 8),
            ("note", 7.5),
            ("index", 9),
            ("value", 11),
            ("label", 5),
            ("foot", 4),
        ):
            assert look(words % (f"{size}pt", role)) == [], role
            assert codes(look(words % (f"{size - 0.1}pt", role))) == ["small-type"], role

    def test_what_counts_is_the_size_on_the_card(self, look) -> None:
        """Shrunk to fit its box, or scaled with its group."""
        shrunk = "{text: Take a coin from the pool., box: [8mm, 40mm, 30mm, 4mm], style: rules, "
        group = f"{{group: [{{{TAKE}, box: middle, style: rules}}], scale: 0.7}}"

        assert codes(look(shrunk + "lines: 1, floor: 5pt}")) == ["small-type"]
        assert codes(look(group)) == ["small-type"]

    def test_microtext_may_be_decorative_and_larger_type_may_not(self, look) -> None:
        micro = f"{{{TAKE}, {BOX}, size: %s, colour: pale, decorative: yes}}"

        assert look(micro % "3pt") == []
        with pytest.raises(UserError, match="type of 9 pt is not decorative"):
            look(micro % "9pt")

    def test_a_role_that_does_not_exist_is_refused_with_the_nearest(self, look) -> None:
        with pytest.raises(UserError, match="did you mean 'rules'"):
            look(f"{{{TAKE}, {BOX}, role: rule}}")


class TestSafeZone:
    """3 mm inside the trim; a cut is often 1 mm off."""

    def test_a_word_past_the_safe_line(self, look) -> None:
        (found,) = look(f"{{{TAKE}, box: [1mm, 40mm, 60mm, 9mm], style: plain}}")

        assert found.code == "outside-safe-zone"
        assert "'Take a coin.' goes 1.89 mm past the safe line" in found.message
        assert "at the left (1.11 mm from the trim, 3 mm are safe)" in found.message

    def test_ink_counts_and_not_the_box_round_it(self, look) -> None:
        """Capitals on a baseline 3.1 mm over the trim pass; letters that hang below it don't."""
        foot = "box: [5mm, 78mm, 50mm, 11mm], style: plain, baseline: 85.8mm"

        assert look(f"{{text: TAKE, {foot}}}") == []
        (found,) = look(f"{{text: gypsy, {foot}}}")
        assert (found.code, "at the bottom" in found.message) == ("outside-safe-zone", True)

    def test_a_turned_word_is_measured_turned(self, look) -> None:
        words = f"{{group: [{{{TAKE}, {BOX}, align: center}}], turn: %s, about: [31.75mm, %s]}}"

        assert look(words % (90, "42mm")) == []
        (found,) = look(words % (90, "5mm"))[-1:]
        assert found.code == "outside-safe-zone"

    def test_what_a_clip_takes_away_is_not_outside(self, look) -> None:
        words = "{group: [{text: TAKE, box: [1mm, 40mm, 60mm, 9mm], style: plain}]%s}"

        assert codes(look(words % "")) == ["outside-safe-zone"]
        assert look(words % ", clip: {rect: safe}") == []

    def test_a_symbol_is_held_to_it_and_decoration_is_not(self, look) -> None:
        star = "{art: short-star, at: [2mm, 50mm], with: {radius: 3mm, ink: ink, metal: ink}%s}"

        assert look(star % "") == []
        assert codes(look(star % ", when: price == 2")) == ["outside-safe-zone"]

    def test_what_bleeds_on_purpose_and_what_fills_the_face_are_not(self, look) -> None:
        tab = "{path: M-4 0 H8 V9 H-4 Z, at: [0mm, 40mm], fill: ink, when: price == 2}"
        frame = "{path: M1 1 H62.5 V87.9 H1 Z, stroke: ink, width: 0.4mm, when: price == 2}"

        assert look(tab) == []
        assert look(frame) == []


class TestLines:
    def test_a_line_of_a_tenth_of_a_point(self, look) -> None:
        line = "{line: [[9mm, 40mm], [50mm, 40mm]], stroke: ink, width: %s}"

        assert look(line % "0.2pt") == []
        (found,) = look(line % "0.1pt")
        assert found.code == "thin-line"
        assert "0.035 mm (0.1 pt) thin, 0.035 mm less than prints (0.2 pt)" in found.message

    def test_scaling_thins_a_line(self, look) -> None:
        line = "{group: [{circle: [31mm, 44mm], radius: 20mm, stroke: ink, width: 0.1mm}], %s}"

        assert look(line % "scale: 0.8") == []
        assert codes(look(line % "scale: 0.5")) == ["thin-line"]

    def test_a_filled_box_may_be_a_line(self, look) -> None:
        assert codes(look("{rect: [9mm, 40mm, 40mm, 0.03mm], fill: ink}")) == ["thin-line"]


class TestPictures:
    def test_a_picture_of_a_hundred_dpi(self, look) -> None:
        (found,) = look("{picture: inch-at-100.png, box: [9mm, 30mm, 25.4mm, 25.4mm]}")

        assert found.code == "low-resolution"
        assert "inch-at-100.png has 100 dpi at 25.4 x 25.4 mm, 100 less" in found.message
        assert "200 x 200 pixels" in found.hint

    def test_the_size_on_the_card_decides(self, look) -> None:
        picture = "{picture: inch-at-300.png, box: [9mm, 30mm, %s, %s]}"

        assert look(picture % ("25.4mm", "25.4mm")) == []
        assert look(picture % ("38mm", "38mm")) == []
        assert codes(look(picture % ("39mm", "39mm"))) == ["low-resolution"]


class TestBleed:
    BARE = "fonts: {}\nitems:\n"

    def test_a_ground_that_stops_at_the_trim(self, look) -> None:
        found = look("{rect: trim, fill: ink}", whole=self.BARE)

        assert codes(found) == ["short-bleed"]
        assert (found[0].file, found[0].line) == ("templates/faces/toy.yaml", 3)
        assert "stops at the trim over 64 mm; 3.0 mm are missing" in found[0].message

    def test_a_ground_that_stops_in_the_bleed(self, look) -> None:
        found = look("{rect: trim, inset: -1.5mm, fill: ink}", whole=self.BARE)

        assert "stops 1.5 mm beyond the trim" in found[0].message

    def test_one_side_is_enough_and_is_named(self, look) -> None:
        found = look("{rect: [-3mm, 0mm, 69.5mm, 91.9mm], fill: ink}", whole=self.BARE)

        assert "the art at the top edge" in found[0].message

    def test_what_ends_inside_a_picture_is_the_pictures_own(self, look, tmp_path: Path) -> None:
        """A tower near the edge of a picture that bleeds is no art that stops short."""
        picture = "{picture: tower.svg, box: [-3mm, -3mm, 69.5mm, 94.9mm], fit: stretch}"
        tower = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 139 190">'
            '<rect width="139" height="190" fill="#ffffff"/>'
            '<rect width="137" height="190" fill="#102030"/></svg>'
        )
        (tmp_path / "cards" / "tower.svg").write_text(tower)

        assert look(picture) == []
        assert set(codes(look(picture.replace("69.5mm", "68.5mm")))) == {"short-bleed"}

    def test_art_over_a_ground_that_does_bleed(self, look) -> None:
        """A band that stops at the trim shows a strip of the ground, whatever its colour."""
        band = "{rect: [0mm, 30mm, 63.5mm, 20mm], fill: ink}"
        whole = "{rect: [-3mm, 30mm, 69.5mm, 20mm], fill: ink}"

        assert set(codes(look(band))) == {"short-bleed"}
        assert look(whole) == []

    @pytest.mark.parametrize(
        "item",
        [
            "{polygon: [[-3mm, 20mm], [66.5mm, 5mm], [66.5mm, 30mm], [-3mm, 45mm]], fill: ink}",
            "{polygon: [[20mm, 20mm], [60mm, 20mm], [40mm, -2mm]], fill: ink}",
            "{for: {i: range(47)}, rect: [-3mm, '{{ 2.1 * i - 4 }}mm', 69.5mm, 0.5mm], fill: ink}",
            "{rect: [3mm, 3mm, 57.5mm, 82.9mm], fill: ink}",
        ],
        ids=["slanting band", "a tip", "fine lines", "a panel inside"],
    )
    def test_what_ends_otherwise_is_no_fault(self, look, item: str) -> None:
        assert look("{rect: bleed, fill: paper}", item, whole=self.BARE) == []


class TestInk:
    def test_only_a_limit_that_somebody_set_is_held(self, look) -> None:
        """#0A0A00 takes 96 % black and 100 % yellow: 196 %."""
        dark = "{rect: middle, fill: '#0A0A00'}"

        assert look(dark) == []
        (found,) = look(dark, limits="ink: 190%\n")[:1]
        assert found.code == "ink-limit"
        assert "take up to 196 % ink, 6 more than the 190 % that may be" in found.message
        assert look(dark, limits="ink: 200%\n") == []


class TestLikeness:
    """What hue alone tells, not everybody is told."""

    #: A red and a green that a deuteranope sees as one olive, and that are equally light.
    TWO = "{rect: %s, fill: \"{{ '#D05030' if colour == 'red' else '#788C20' }}\"}"

    def test_two_kinds_that_differ_in_hue_only(self, look) -> None:
        (found,) = look(self.TWO % "bleed", whole="fonts: {}\nitems:\n")

        assert (found.code, found.card) == ("alike-kinds", "two")
        assert "only its hue tells it from card one" in found.message
        assert "in deuteranopia, greyscale no 4 mm of it differ" in found.message

    def test_a_letter_tells_them_apart_too(self, look) -> None:
        """The price in the corner, 20 pt large."""
        assert look(self.TWO % "[8mm, 20mm, 47mm, 60mm]") == []

    def test_so_does_lightness(self, look) -> None:
        two = (self.TWO % "bleed").replace("#D05030", "#F4B8B0")

        assert look(two, whole="fonts: {}\nitems:\n") == []

    def test_faces_that_nobody_tells_apart_are_no_fault_of_their_colours(self, look) -> None:
        assert look("{rect: [8mm, 20mm, 47mm, 60mm], fill: ink}") == []
