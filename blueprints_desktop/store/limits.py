"""How much a match file may hold. Limits are checked on bytes, before anything is built from them.

Each one is far above what a match can come to, since whatever the program writes it has to read
again: ``tests/store/test_limits.py`` compares them.
"""

LARGEST = 4 * 1024 * 1024
"""Of a file, in bytes. A long match has about 20,000."""
LONGEST_HEADER = 256 * 1024
"""Of the first line, in bytes: FITS with all boards that a match may have needs 60,000."""
LONGEST_ENTRY = 1024
"""Of every other line, in bytes: moves need less than 100."""
MOST_ENTRIES = 20_000
"""Lines after the first one."""
SHORTEN_AT = 5_000
"""With so many the file is written again without what was undone and redone in between."""

LONGEST_NAME = 100
"""Of a player, in characters; the interface lets people type 24."""
LONGEST_TITLE = 200
"""Of a match, in characters; the interface lets people type 60, and adds where it branched off."""
LONGEST_WORD = 100
"""Of ids, kinds and times, in characters."""
MOST_BRANCHES = 1_000
MOST_NESTED = 16
"""Lists within lists in the data of a match."""


def shortened(text: str, most: int) -> str:
    """The text, or as much of its beginning as fits.

    >>> shortened("Sunday", 6), shortened("Sundays", 6)
    ('Sunday', 'Sunda…')
    """
    return text if len(text) <= most else text[: most - 1] + "…"
