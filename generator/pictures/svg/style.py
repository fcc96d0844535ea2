"""What CSS says of an element: attributes, `<style>` rules and `style`, strong over weak.

In: a tree. Out: for each element its properties as text, those inherited that CSS inherits. Rules
are matched by cssselect2 and read by tinycss2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from xml.etree.ElementTree import Element

import cssselect2
import tinycss2

from generator.pictures.svg.limits import MOST_RULES
from generator.pictures.svg.read import Fault, Tree, known, local

Style = Mapping[str, str]

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
        self._ruled: dict[Element, list[tuple[str, str, bool]]] = {}
        sheets = [one for one in tree.root.iter() if known(one) and local(one) == "style"]
        matcher = cssselect2.Matcher()
        count = 0
        for sheet in sheets:
            for selectors, declared in self._rules(sheet):
                for selector in selectors:
                    count += 1
                    if count > MOST_RULES:
                        raise Fault(sheet, f"has more than {MOST_RULES:,} rules")
                    matcher.add_selector(selector, declared)
        if count:
            for wrapped in cssselect2.ElementWrapper.from_xml_root(tree.root).iter_subtree():
                found = [one for match in matcher.match(wrapped) for one in match[3]]
                if found:
                    self._ruled[wrapped.etree_element] = found

    def of(self, element: Element, above: Style) -> Style:
        """The properties of an element inside one that has those of `above`."""
        given = {key: element.get(key, "") for key in element.attrib if key in _KNOWN}
        late: dict[str, str] = {}
        declared = list(self._ruled.get(element, ()))
        if written := element.get("style"):
            declared += _declarations(element, written)
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

    def _rules(
        self, sheet: Element
    ) -> Iterator[tuple[Iterable[object], list[tuple[str, str, bool]]]]:
        text = "".join(sheet.itertext())
        for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
            if rule.type == "at-rule":
                if rule.lower_at_keyword not in _QUIET_RULES:
                    raise Fault(sheet, f"has an @{rule.at_keyword} rule, which can't be followed")
            elif rule.type == "error":
                raise Fault(sheet, f"is not CSS: {rule.message}")
            else:
                try:
                    selectors = cssselect2.compile_selector_list(rule.prelude)
                except cssselect2.SelectorError:
                    written = tinycss2.serialize(rule.prelude).strip()
                    raise Fault(sheet, f"has a selector that isn't known: {written[:40]}") from None
                yield selectors, _declarations(sheet, rule.content)


def _declarations(element: Element, written: object) -> list[tuple[str, str, bool]]:
    """(property, value, whether it is important) of those that matter to a picture."""
    found = []
    for one in tinycss2.parse_blocks_contents(written, skip_comments=True, skip_whitespace=True):
        if one.type == "error":
            raise Fault(element, f"has a style that is not CSS: {one.message}")
        if one.type == "declaration" and one.lower_name in _KNOWN:
            value = tinycss2.serialize(one.value).strip()
            found.append((one.lower_name, value, one.important))
    return found
