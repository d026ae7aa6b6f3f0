"""How texts are printed: spaces, apostrophes, quotes and dashes of each language."""

import re

NARROW_SPACE, SPACE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
_RANGE = re.compile(r"(?<![\w.-])\d+-\d+(?![\w-])")
"""Two numbers with a hyphen between them, which is no part of a longer name."""
_UNITS = "min|cm|mm|m|h|€"


def printed(paragraph: str) -> str:
    """A paragraph of a rulebook as it is read: without the marks of its format.

    >>> printed("A [ramp](#ramp), see![^ruling-a] {#a} `a:b` ![A table](picture:table)")
    'A ramp, see! A table'
    """
    paragraph = re.sub(r"`[^`]*`", "", paragraph)
    paragraph = re.sub(r"\[\^[^\]]*\]:?|\{#[^}]*\}", "", paragraph)
    paragraph = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", paragraph)
    paragraph = re.sub(r"\|[ :|-]*\|\s*$", "", paragraph, flags=re.MULTILINE)
    return re.sub(r"[ \n]+", " ", re.sub(r"[*#|>]", " ", paragraph)).strip()


def ill_set_french(text: str) -> bool:
    """Whether French would set this otherwise: apostrophes, quotes, or spaces before signs.

    A narrow space is before these signs and in long numbers, a full one between number and unit.
    """
    return bool(
        re.search("['\"“”]", text)
        or re.search(f"[^{NARROW_SPACE}?!][;!?%](?!n)", f"x{text}")
        or re.search(f"[^{SPACE}]:", text)
        or re.search(f"«[^{SPACE}]|[^{SPACE}]»", text)
        or re.search(f"{NARROW_SPACE}(?![;!?]|%(?!n)|(?<=[0-9].)[0-9])", text)
        or re.search(rf"[0-9}}] (?:{_UNITS})(?!\w)", text)
        or "..." in text
        or "  " in text
        or _RANGE.search(text)
    )


def ill_set_english(text: str) -> bool:
    """Whether English would: printed apostrophes and quotes, one space, dashes in ranges."""
    return bool(re.search("['\"]", text) or "..." in text or "  " in text or _RANGE.search(text))
