"""Quotes and large numbers as books print them: ’ and “ ” for what a keyboard has, 5,000 for 5000.

In: HTML or a sentence. Out: the same, typeset. A rule's sentence, a ruling, a claim come from
programs and catalogues, written with straight quotes; beside a template's curly ones they look like
mistakes.
"""

from __future__ import annotations

import re

#: What isn't text: style sheets, tags, and a fact, which is read back as it was written.
_NO_TEXT = re.compile(r"(<style\b.*?</style>|<span class=\"fact\"[^>]*>[^<]*|<[^>]*>)", re.DOTALL)
_SINGLE = re.compile(r"(?:'|&#39;)")
_DOUBLE = re.compile(r"(?:\"|&#34;|&quot;)")
#: Quotes open after one of these, or where a text begins.
_BEFORE = frozenset(" \n\t([\u2014\u2013\u00a0")
_LARGE = re.compile(r"(?<![\w.,:/-])\d{4,}(?![\w,:/-]|\.\d)")


def curled(html: str) -> str:
    """English HTML whose quotes are curly."""
    parts = _NO_TEXT.split(html)
    for place in range(0, len(parts), 2):
        text = parts[place]
        if "'" in text or '"' in text or "&#3" in text or "&quot;" in text:
            text = _SINGLE.sub(lambda m: "\u2018" if _opens(m) else "\u2019", text)
            parts[place] = _DOUBLE.sub(lambda m: "\u201c" if _opens(m) else "\u201d", text)
    return "".join(parts)


def grouped(sentence: str) -> str:
    """A sentence whose numbers from 1,000 on have commas."""
    return _LARGE.sub(lambda match: f"{int(match.group()):,}", sentence)


def _opens(match: re.Match[str]) -> bool:
    at = match.start()
    return at == 0 or match.string[at - 1] in _BEFORE
