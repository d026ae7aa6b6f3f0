"""Tables for spreadsheets, by file or clipboard: what these would take for more than words."""

from blueprints_desktop.engine.plain_text import one_line

_BEGIN_FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def harmless(text: str) -> str:
    """Words of others, such as a name, that no spreadsheet takes for a formula.

    >>> harmless("=1+1"), harmless("Ada")
    ("'=1+1", 'Ada')
    """
    text = one_line(text)
    return f"'{text}" if text[:1] in _BEGIN_FORMULAS else text
