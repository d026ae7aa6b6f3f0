"""Names for places with little room."""

from collections.abc import Sequence


def short_names(names: Sequence[str]) -> list[str]:
    """The first word of each name, but all of it where two would be called the same.

    >>> short_names(["Ada Lovelace", "Bruno"])
    ['Ada', 'Bruno']
    >>> short_names(["Ada L.", "Ada B.", "Player 1"])
    ['Ada L.', 'Ada B.', 'Player 1']
    """
    firsts = [(name.split() or [name])[0] for name in names]
    numbered = [name.split()[-1].isdigit() if name.split() else True for name in names]
    return [
        name if number or firsts.count(first) > 1 else first
        for name, first, number in zip(names, firsts, numbered, strict=True)
    ]
