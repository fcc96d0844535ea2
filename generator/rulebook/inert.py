"""Pages that do nothing: whatever we write as HTML can be read, and that is all it can do.

In: finished HTML. Out: every fault in it, and the page with its Content-Security-Policy. What may
stand in a page is a list, not what may not: tags and attributes that set text, tables and drawings.
No script, frame, form, event, style sheet or picture from elsewhere has a name here.

A page is read with a small grammar on which all browsers agree, and what that grammar doesn't know
is a fault, too: a tag that two readers read in two ways is how scripts get past a check. The policy
is the second wall, for a browser that reads something else after all.
"""

from __future__ import annotations

import html as entities
import re
from collections.abc import Iterator
from itertools import islice

from generator.rulebook.structure import Fault

#: What a browser may load for a page that carries all it needs: pictures and fonts inside it.
POLICY = (
    "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; "
    "base-uri 'none'; form-action 'none'"
)
#: The same for the gallery, whose pictures lie beside it, on a disk or on a server.
POLICY_BESIDE = POLICY.replace("img-src data:", "img-src 'self' file: data:")

#: A page with more faults than this is told no more of them.
MOST = 50

_TAG_WORDS = """
    html head meta title style body
    header footer main section article nav aside div hgroup address p span br hr wbr
    h1 h2 h3 h4 h5 h6 ul ol li dl dt dd a img figure figcaption details summary
    table caption colgroup col thead tbody tfoot tr th td
    strong em b i u s small big sub sup mark abbr dfn cite q blockquote code pre kbd samp var
    time data ins del bdi bdo ruby rt rp
    svg g path rect circle ellipse line polyline polygon text tspan textpath desc defs symbol use
    image lineargradient radialgradient stop clippath mask pattern marker switch
    filter feblend fecolormatrix fecomponenttransfer fecomposite fedropshadow feflood fefunca
    fefuncb fefuncg fefuncr fegaussianblur femerge femergenode femorphology feoffset fetile
    feturbulence
"""
_ATTRIBUTE_WORDS = """
    id class style title lang dir role hidden translate charset name content
    alt src href width height loading decoding align valign span colspan rowspan scope headers
    start reversed value type open datetime cite rel target abbr bgcolor border cellpadding
    cellspacing
    xmlns xmlns:xlink xlink:href xml:space xml:lang version viewbox preserveaspectratio x y x1 y1
    x2 y2 cx cy r rx ry fx fy fr dx dy d points rotate textlength lengthadjust startoffset method
    spacing side pathlength offset transform gradientunits gradienttransform spreadmethod
    clippathunits maskunits maskcontentunits patternunits patterncontentunits patterntransform
    markerunits markerwidth markerheight refx refy orient filterunits primitiveunits in in2 result
    stddeviation operator k1 k2 k3 k4 mode values radius basefrequency numoctaves seed
    stitchtiles edgemode tablevalues slope intercept amplitude exponent
    fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color display
    visibility overflow clip clip-path clip-rule mask filter flood-color flood-opacity stop-color
    stop-opacity paint-order marker-start marker-mid marker-end vector-effect
    shape-rendering text-rendering image-rendering color-interpolation
    color-interpolation-filters font-family font-size font-style font-weight font-variant
    font-stretch font-feature-settings letter-spacing word-spacing text-anchor text-decoration
    dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi
"""
_TAGS = frozenset(_TAG_WORDS.split())
_ATTRIBUTES = frozenset(_ATTRIBUTE_WORDS.split())
#: Attributes that are addresses, and what each tag may address: inside the page, or in words that
#: a reader can click on.
_ADDRESSES = frozenset({"href", "xlink:href", "src", "cite"})
_PICTURE = re.compile(
    r"picture:(?:card|back|part)/[^\s\"']+|data:image/(?:png|jpeg|gif|webp|svg\+xml)[;,][^\s\"'<>]*"
)
_LINK = re.compile(r"#[^\s]*|(?:https?://|mailto:)[^\s\\]+")
_INSIDE = re.compile(r"#[^\s]*")
_BESIDE = re.compile(r"(?![./]*/)[\w%~-][\w%~./-]*")

_NAME = r"[A-Za-z][A-Za-z0-9:-]*"
_ATTRIBUTE = re.compile(
    rf"[ \t\n\r\f]+({_NAME})(?:[ \t\n\r\f]*=[ \t\n\r\f]*"
    rf"(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'<>=`]+)))?",
    re.ASCII,
)
_UNNAMED = re.sub(r"(?<!\\)\((?!\?)", "(?:", _ATTRIBUTE.pattern).replace(" ", r"\x20")
_TOKEN = re.compile(
    rf"""
    (?P<comment><!--(?!-?>)(?:(?!--).)*-->)
  | (?P<doctype><!doctype\s+html\s*>)
  | </(?P<end>{_NAME})[\x20\t\n\r\f]*>
  | <(?P<start>{_NAME})(?P<given>(?:{_UNNAMED})*+)[\x20\t\n\r\f]*(?P<shut>/?)>
  | <(?=[\s\d=])                                    # "a < b" is text for every reader
  | (?P<odd><[^<>]{{0,80}}>?)
    """,
    re.ASCII | re.IGNORECASE | re.VERBOSE | re.DOTALL,
)
_TITLE = re.compile(r"[^<]*</title\s*>", re.IGNORECASE)
_STYLE = re.compile(r"(.*?)</style\s*>", re.IGNORECASE | re.DOTALL)
_HEAD = re.compile(r"\A\s*<!doctype html>\s*<html(?:\s[^<>]*)?>\s*<head>", re.IGNORECASE)

#: What CSS is made of, as far as an address can hide in it. A string or comment that never ends
#: is where readers part.
_CSS = re.compile(
    r"""
    (?P<comment>/\*.*?\*/)
  | (?P<string>"(?:\\.|[^"\\\n\f\r])*"|'(?:\\.|[^'\\\n\f\r])*')
  | (?P<open>/\*|["'])
  | (?P<at>@(?:[-\w]|[^\x00-\x7f]|\\[0-9a-f]{1,6}\s?|\\[^\n\f\r])+)
  | (?P<word>(?<![-\w\\]|[^\x00-\x7f])(?:[-\w]|[^\x00-\x7f]|\\[0-9a-f]{1,6}\s?|\\[^\n\f\r])+\()
    """,
    re.DOTALL | re.IGNORECASE | re.VERBOSE,
)
_CSS_URL = re.compile(r"\s*(?:\"([^\"\\\n]*)\"|'([^'\\\n]*)'|([^\s\"'()\\]*))\s*\)")
_CSS_INSIDE = re.compile(r"#[-\w]*|data:(?:image|font)/[^\s]*|data:application/(?:x-)?font[^\s]*")
_CSS_ESCAPE = re.compile(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))", re.DOTALL)
_CSS_LOADS = frozenset(
    {"src", "image", "image-set", "-webkit-image-set", "cross-fade", "-webkit-cross-fade",
     "element", "-moz-element", "expression", "url-prefix"}
)  # fmt: skip

#: What a drawing in a file may not have. It is shown as a picture, where nothing of this works; it
#: mustn't be there for whoever takes the picture out, either.
_IN_DRAWING = re.compile(
    r"<\s*(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)\b"
    r"|\son\w+\s*=|javascript\s*:|<!ENTITY|<!DOCTYPE[^>]{0,2000}\[|<\?xml-stylesheet"
    r"|href\s*+=\s*+[\"']?\s*+(?![#\"'\s]|data:image/)[^\"'\s>]*"
    r"|url\(\s*+[\"']?\s*+(?![#\"'\s]|data:)[^\"')\s]*|@import",
    re.IGNORECASE,
)


def faults(html: str, *, beside: bool = False) -> list[Fault]:
    """Whatever in a page could do more than be read, the first MOST in reading order. With
    `beside` the page may refer to files that lie beside or below it."""
    return list(islice(_Reader(html, beside).faults(), MOST))


def guarded(html: str, policy: str = POLICY) -> str:
    """The page with its policy as the first thing in its head. Raises ValueError for a page that
    doesn't begin as `faults` wants it."""
    head = _HEAD.match(html)
    if head is None:
        raise ValueError("a page that doesn't begin with <!doctype html><html><head>")
    return f"{html[: head.end()]}{_tag(policy)}{html[head.end() :]}"


def is_guarded(html: str, policy: str = POLICY, beside: bool = False) -> bool:
    """Whether a page that lies somewhere still has its policy, and could do nothing more than be
    looked at."""
    head = _HEAD.match(html)
    guard = _tag(policy)
    if head is None or not html.startswith(guard, head.end()):
        return False
    return not faults(html.replace(guard, "", 1), beside=beside)


def _tag(policy: str) -> str:
    return (
        f'\n<meta http-equiv="Content-Security-Policy" content="{entities.escape(policy, False)}">'
    )


def in_drawing(svg: str) -> tuple[int, str] | None:
    """What an SVG file may not have, as its line and words; None if all is well."""
    found = _IN_DRAWING.search(svg)
    return (svg.count("\n", 0, found.start()) + 1, found.group().strip()) if found else None


class _Reader:
    """Walks through one page."""

    def __init__(self, html: str, beside: bool) -> None:
        self.html = html
        self.beside = beside
        self.drawings = 0  # <svg> that are open here

    def faults(self) -> Iterator[Fault]:
        if _HEAD.match(self.html) is None:
            yield Fault(
                1, "the page doesn't begin with <!doctype html><html lang=\"...\"><head>",
                "extend base.html.j2, or begin like it: comments as {# ... #}",
            )  # fmt: skip
        at = self.html.find("<")
        while at >= 0:
            token = _TOKEN.match(self.html, at)
            assert token is not None, "'odd' takes whatever begins with <"
            after = token.end()
            if token["odd"] is not None:
                yield self._at(at, "this tag can be read in two ways", token.group(),
                               'write <tag name="value">; a < of the text is &lt;')  # fmt: skip
            elif token["start"] is not None:
                tag = token["start"].lower()
                yield from self._start(at, tag, token)
                if tag == "title":
                    body = _TITLE.match(self.html, after)
                    if body is None or token["shut"]:
                        yield self._at(at, "a <title> with tags in it", token.group(), "only words")
                elif tag == "style":
                    body = _STYLE.match(self.html, after)
                    css = body.group(1) if body else self.html[after:]
                    yield from self._style(at, after, css, token)
                    after = body.end() if body else len(self.html)
            elif token["end"] is not None and token["end"].lower() == "svg":
                self.drawings = max(0, self.drawings - 1)
            at = self.html.find("<", after)

    def _start(self, at: int, tag: str, token: re.Match[str]) -> Iterator[Fault]:
        whole = token.group()
        if tag not in _TAGS:
            hint = "text, tables, lists, pictures and drawings are all there is"
            yield self._at(at, f"<{tag}> has no place in a page that is only read", whole, hint)
            return
        if tag == "svg" and not token["shut"]:
            self.drawings += 1
        given: dict[str, str] = {}
        for name, *values in _ATTRIBUTE.findall(token["given"]):
            given.setdefault(name.lower(), entities.unescape("".join(values)))
        for name, value in given.items():
            found = self._attribute(tag, name, value)
            if found:
                yield self._at(at, found[0], whole, found[1])

    def _attribute(self, tag: str, name: str, value: str) -> tuple[str, str] | None:
        """What is wrong with one attribute, and a hint."""
        if name not in _ATTRIBUTES and not name.startswith(("aria-", "data-")):
            hint = "nothing happens in a rulebook" if name.startswith("on") else ""
            return f"{name}=... has no place in <{tag}>", hint
        if name == "rel" and not set(value.lower().split()) <= _RELATIONS:
            return f"rel={value!r} would load or attach something", "leave rel out"
        if name in _ADDRESSES:
            return self._address(tag, name, value)
        if name == "style" or (name in _ATTRIBUTES and ("(" in value or "\\" in value)):
            found = next(css_faults(value), None) if name not in _WORDS else None
            return (found[1], found[2]) if found else None
        return None

    def _address(self, tag: str, name: str, value: str) -> tuple[str, str] | None:
        allowed, hint = {
            "a": (_LINK, "a link leads to #a-place, https://... or mailto:..."),
            "img": (_PICTURE, "use image() or card()"),
            "image": (_PICTURE, "use picture_of()"),
        }.get(tag, (_INSIDE, "it may only name a #part of the page"))
        if name == "cite":
            allowed = _LINK
        good = allowed.fullmatch(value) or (self.beside and _BESIDE.fullmatch(value))
        if good or (tag == "image" and _INSIDE.fullmatch(value)):
            return None
        return f"<{tag}> may not refer to {_short(value)!r}", hint

    def _style(self, at: int, after: int, css: str, token: re.Match[str]) -> Iterator[Fault]:
        if self.drawings:
            yield self._at(at, "<style> inside a drawing", token.group(), "put it into the head")
        odd = re.search(r"<[A-Za-z/!?]", css)
        if odd:
            words = css[odd.start() : odd.start() + 40].partition("\n")[0]
            yield self._at(after + odd.start(), "a tag inside <style>", words)
        for place, found, hint, words in css_faults(css):
            yield self._at(after + place, found, words, hint)

    def _at(self, at: int, found: str, tag: str, hint: str = "") -> Fault:
        return Fault(self.html.count("\n", 0, at) + 1, found, hint, tag)


#: What a link may say of where it leads: none of these loads anything.
_RELATIONS = frozenset({"author", "bookmark", "external", "help", "license", "me", "next",
                        "nofollow", "noopener", "noreferrer", "prev", "tag"})  # fmt: skip
#: Attributes that are words for people, whatever characters they have.
_WORDS = frozenset({"alt", "title", "content", "abbr", "class", "id", "name", "value", "d"})


def css_faults(css: str) -> Iterator[tuple[int, str, str, str]]:
    """(where, what, a hint, the words as they stand) of whatever CSS would load from elsewhere."""
    at = 0
    while (token := _CSS.search(css, at)) is not None:
        at = token.end()
        if token["open"] is not None:
            words = css[token.start() : token.start() + 40].partition("\n")[0]
            yield token.start(), "a string or comment that doesn't end", "close it", words
        elif token["at"] is not None:
            if plain_css(token["at"]) == "@import":
                rest = css[token.start() : token.start() + 80].partition(";")[0].partition("\n")[0]
                yield token.start(), "@import loads from elsewhere", "copy the rules here", rest
        elif token["word"] is not None:
            name = plain_css(token["word"][:-1])
            if name == "url":
                inner = _CSS_URL.match(css, at)
                value = "".join(part or "" for part in inner.groups()) if inner else None
                at = inner.end() if inner else at
                words = css[token.start() : max(at, token.end())]
                if value is None or not (_CSS_INSIDE.fullmatch(value) or value == ""):
                    said = "url(...) that can be read in two ways" if value is None else (
                        f"url({_short(value)}) loads from elsewhere")  # fmt: skip
                    yield token.start(), said, "pictures lie in ornaments/", words
            elif name in _CSS_LOADS:
                hint = "write url(ornaments/...)"
                yield token.start(), f"{name}() loads from elsewhere", hint, token["word"]


def plain_css(word: str) -> str:
    """Words of CSS without their escapes, small."""

    def letter(match: re.Match[str]) -> str:
        code = int(match[1], 16) if match[1] else 0
        return chr(code) if 0 < code < 0x110000 else match[2] or "\ufffd"

    return _CSS_ESCAPE.sub(letter, word).lower()


def _short(value: str) -> str:
    """An address in a message: one line, and not too long."""
    words = " ".join(value.split())
    return words if len(words) <= 60 else words[:59] + "…"
