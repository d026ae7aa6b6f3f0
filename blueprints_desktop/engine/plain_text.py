"""Text from people and files, made safe to stand inside other text.

A name may hold characters that are not seen but change what stands around them: an override that
writes everything after it from right to left, a line break, a tab that a menu takes for the gap
before a key. They are taken out where such text is shown or exported. Files keep what was written.
"""

import re

_BIDI = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f"
"""Marks, embeddings, overrides and isolates of the bidirectional algorithm, and the deprecated
format characters after them."""
_BREAKS = "\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029"
_CONTROLS = "\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f"
_SURROGATES = "\ud800-\udfff"
"""JSON can name half a character, and so can a file name that is not UTF-8. Qt cannot show one."""

_REMOVED = re.compile(f"[{_BIDI}{_CONTROLS}]")
_BLANK = re.compile(f"[{_BREAKS}]+")
_HALF = re.compile(f"[{_SURROGATES}]")
_SUSPECT = re.compile(f"[{_BIDI}{_CONTROLS}{_BREAKS}{_SURROGATES}]")


def one_line(text: str) -> str:
    r"""``text`` as one line without characters that reorder, hide or break it.

    >>> one_line("Ada\u202e\u2066 <b>\tL.\n") == "Ada <b> L. "
    True
    """
    if text.isascii() and text.isprintable():
        return text
    if _SUSPECT.search(text) is None:
        return text
    return _HALF.sub("\N{REPLACEMENT CHARACTER}", _BLANK.sub(" ", _REMOVED.sub("", text)))


def one_line_name(name: str) -> str:
    r"""The same for the name of somebody or something, which is never empty.

    >>> one_line_name("\u202e"), one_line_name("Ada")
    ('?', 'Ada')
    """
    return one_line(name) or "?"
