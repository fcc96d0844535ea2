"""What CSS says of an element: attributes, `<style>` rules and `style`, strong over weak.

In: a tree. Out: for each element its properties as text, those inherited that CSS inherits. Rules
are matched by cssselect2 and read by tinycss2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from xml.etree.ElementTree import Element

import cssselect2
import tinycss2

from generator.pictures.svg.limits import MOST_LOOKS, MOST_RULES, MOST_STYLE
from generator.pictures.svg.read import Fault, Tree, known, local

Style = Mapping[str, str]
#: A property, its value, and whether it is important.
_Declared = tuple[str, str, bool]
#: Letters of one selector.
_LONGEST = 2_000

#: Properties that pass from an element to those inside it, with what they are at first.
INHERITED = {
    "clip-rule": "nonzero", "color": "black", "dominant-baseline": "auto", "fill": "black",
    "fill-opacity": "1", "fill-rule": "nonzero", "font-family": "", "font-size": "16",
    "font-style": "normal", "font-weight": "400", "letter-spacing": "0", "marker-end": "none",
    "marker-mid": "none", "marker-start": "none", "paint-order": "normal", "stroke": "none",
    "stroke-dasharray": "none", "stroke-dashoffset": "0", "stroke-linecap": "butt",
    "stroke-linejoin": "miter", "stroke-miterlimit": "4", "stroke-opacity": "1",
    "stroke-width": "1", "text-anchor": "start", "visibility": "visible", "word-spacing": "0",
    "writing-mode": "horizontal-tb",
}  # fmt: skip
#: Properties that stay with their element.
OWN = {
    "baseline-shift": "baseline", "clip-path": "none", "display": "inline", "filter": "none",
    "mask": "none", "mix-blend-mode": "normal", "opacity": "1", "overflow": "", "stop-color":
    "black", "stop-opacity": "1", "text-decoration": "none", "transform": "",
    "vector-effect": "none",
}  # fmt: skip
#: Shorthands: what they stand for.
_SHORT = {"marker": ("marker-start", "marker-mid", "marker-end")}
_KNOWN = {*INHERITED, *OWN, *_SHORT}
_QUIET_RULES = {"charset", "namespace", "keyframes", "-webkit-keyframes"}
FIRST: Style = INHERITED


class Styles:
    """The styles of one tree. Raises Fault for rules that can't be followed."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self._ruled: dict[Element, list[_Declared]] = {}
        self._known: dict[str, list[_Declared]] = {}
        self._letters = 0
        sheets = [one for one in tree.root.iter() if known(one) and local(one) == "style"]
        matcher = _Matcher()
        count = 0
        for sheet in sheets:
            for selectors, declared in self._rules(sheet):
                for selector in selectors:
                    count += 1
                    if count > MOST_RULES:
                        raise Fault(sheet, f"has more than {MOST_RULES:,} rules")
                    matcher.add_selector(selector, declared)
        if count:
            for wrapped in _Seen.from_xml_root(tree.root).iter_subtree():
                matched = matcher.match(wrapped)
                found = [one for match in matched for one in match[3]]
                wrapped.look(len(found))
                if found:
                    self._ruled[wrapped.etree_element] = found

    def of(self, element: Element, above: Style) -> Style:
        """The properties of an element inside one that has those of `above`."""
        given = {key: element.get(key, "") for key in element.attrib if key in _KNOWN}
        late: dict[str, str] = {}
        declared = list(self._ruled.get(element, ()))
        if written := element.get("style"):
            declared += self._written(element, written)
        for name, value, important in declared:
            (late if important else given)[name] = value
        given |= late
        for short, names in _SHORT.items():
            if short in given:
                given |= dict.fromkeys(names, given.pop(short))
        out = {key: above[key] for key in INHERITED} | OWN
        for key, value in given.items():
            value = value.strip()
            if value == "inherit":
                out[key] = above.get(key, OWN.get(key, ""))
            elif value in ("initial", "unset", "revert"):
                out[key] = INHERITED.get(key, OWN.get(key, ""))
            elif value:
                if "var(" in value or "calc(" in value:
                    raise Fault(element, f"has the {key} {value[:40]!r}", "write what it comes to")
                out[key] = value
        return out

    def _written(self, element: Element, text: str) -> list[_Declared]:
        """What a `style` says; many elements say the same."""
        if text not in self._known:
            self._spend(element, text)
            self._known[text] = _declarations(element, text)
        return self._known[text]

    def _spend(self, element: Element, text: str) -> None:
        self._letters += len(text)
        if self._letters > MOST_STYLE:
            raise Fault(element, f"is where styles have more than {MOST_STYLE:,} letters")

    def _rules(self, sheet: Element) -> Iterator[tuple[Iterable[object], list[_Declared]]]:
        text = "".join(sheet.itertext())
        self._spend(sheet, text)
        for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
            if rule.type == "at-rule":
                if rule.lower_at_keyword not in _QUIET_RULES:
                    raise Fault(sheet, f"has an @{rule.at_keyword} rule, which can't be followed")
            elif rule.type == "error":
                raise Fault(sheet, f"is not CSS: {rule.message}")
            else:
                written = tinycss2.serialize(rule.prelude).strip()
                if len(written) > _LONGEST:
                    raise Fault(sheet, f"has a selector of {len(written):,} letters")
                try:
                    selectors = cssselect2.compile_selector_list(rule.prelude)
                except (cssselect2.SelectorError, SyntaxError, ValueError):
                    raise Fault(sheet, f"has a selector that isn't known: {written[:40]}") from None
                yield selectors, _declarations(sheet, rule.content)


class _Seen(cssselect2.ElementWrapper):  # type: ignore[misc]
    """An element as rules see it. How many they look at, to see whether it is theirs, is counted:
    a rule of many parts may look at each of them over and over."""

    def __init__(self, etree_element: Element, parent: _Seen | None, *given: Any, **named: Any):
        self._looks: list[int] = [0] if parent is None else parent._looks
        super().__init__(etree_element, parent, *given, **named)

    def look(self, often: int) -> None:
        """Raises Fault once there are too many."""
        self._looks[0] += often + 1
        if self._looks[0] > MOST_LOOKS:
            hint = "write rules of names, classes and ids"
            raise Fault(self.etree_element, "is where the rules of <style> take too long", hint)

    @property
    def ancestors(self) -> tuple[_Seen, ...]:
        above: tuple[_Seen, ...] = super().ancestors
        self.look(len(above))
        return above

    @property
    def previous_siblings(self) -> tuple[_Seen, ...]:
        self.look(self.index)
        before: tuple[_Seen, ...] = super().previous_siblings
        return before

    @property
    def etree_siblings(self) -> list[Element]:
        self.look(len(self._siblings))
        return self._siblings

    @etree_siblings.setter
    def etree_siblings(self, siblings: list[Element]) -> None:
        self._siblings = siblings

    def iter_children(self) -> Iterator[_Seen]:
        for child in super().iter_children():
            self.look(4)  # made for this look alone
            yield child


class _Matcher(cssselect2.Matcher):  # type: ignore[misc]
    @staticmethod
    def add_relevant_selectors(element: _Seen, selectors: list[Any], relevant: list[Any]) -> None:
        element.look(len(selectors))
        cssselect2.Matcher.add_relevant_selectors(element, selectors, relevant)


def _declarations(element: Element, written: object) -> list[_Declared]:
    """Those that matter to a picture, each once."""
    found: dict[tuple[str, bool], _Declared] = {}
    for one in tinycss2.parse_blocks_contents(written, skip_comments=True, skip_whitespace=True):
        if one.type == "error":
            raise Fault(element, f"has a style that is not CSS: {one.message}")
        if one.type == "declaration" and one.lower_name in _KNOWN:
            value = tinycss2.serialize(one.value).strip()
            key = one.lower_name, one.important
            found.pop(key, None)  # the last one counts, and stands last
            found[key] = (one.lower_name, value, one.important)
    return list(found.values())
