"""Points, money, ranks and lists in words, and lines joined to sentences for screen readers."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def figure(amount: int) -> str:
    """With the thousands kept apart as the language does, and a true minus.

    >>> figure(4), figure(-2)
    ('4', '−2')
    """  # noqa: RUF002
    told = QLocale().toString(abs(amount))
    return f"\N{MINUS SIGN}{told}" if amount < 0 else told


def signed(amount: int) -> str:
    """What was won or lost, with its sign and a true minus; nothing is neither.

    >>> signed(4), signed(0), signed(-2)
    ('+4', '0', '−2')
    """  # noqa: RUF002
    return f"+{figure(amount)}" if amount > 0 else figure(amount)


def counted(amounts: Iterable[int]) -> list[str]:
    """Equal amounts as one figure, in the order in which they first come.

    >>> [each.replace(chr(0x2009), " ") for each in counted((100, 10, 10))]
    ['100', '2 \u00d7 10']
    """
    return [
        f"{count}\u2009\u00d7\u2009{figure(amount)}" if count > 1 else figure(amount)
        for amount, count in Counter(amounts).items()
    ]


def and_list(parts: Sequence[str]) -> str:
    """ "a, b and c"."""
    words = translate("Lists", "{these} and {that}", "the end of a list")
    return _joined(words, parts)


def or_list(parts: Sequence[str]) -> str:
    """ "a, b or c"."""
    return _joined(translate("Lists", "{these} or {that}", "the end of a list"), parts)


def _joined(words: str, parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return words.format(these=", ".join(parts[:-1]), that=parts[-1])


def points_words(points: int) -> str:
    return translate("Figures", "%n points", "", points)


def score_words(points: int) -> str:
    """Points that may be negative, with a true minus."""
    words = points_words(abs(points))
    return words if points >= 0 else words.replace(str(-points), figure(points), 1)


def about_points(amount: float) -> str:
    """An estimated lead, in whole points."""
    points = round(amount)
    if not points:
        return translate("Figures", "slightly more points")
    return translate("Figures", "about %n points more", "", points)


def lost_points(amount: float) -> str:
    """An estimated loss, in whole points; empty: less than one."""
    points = round(amount)
    return translate("Figures", "about %n points lost", "", points) if points else ""


def lost_on_the_others(amount: float) -> str:
    """An estimated loss of a lead, in whole points; empty: less than one."""
    points = round(amount)
    return (
        translate("Figures", "about %n points lost against the others", "", points)
        if points
        else ""
    )


def rank_words(rank: int) -> str:
    """A rank, short: ranks count from 1."""
    return (
        translate("Figures", "1st"),
        translate("Figures", "2nd"),
        translate("Figures", "3rd"),
        translate("Figures", "4th"),
    )[rank - 1]


def gain_words(gain: int) -> str:
    """ "+6 points"."""
    return points_words(abs(gain)).replace(str(abs(gain)), signed(gain), 1)


def sentences(lines: Iterable[str]) -> str:
    """Lines after one another, each with the one full stop it needs; empty ones are left out.

    >>> sentences(["Another game?", "", "The same players.", "Enter begins"])
    'Another game? The same players. Enter begins'
    """
    *before, last = [line.rstrip(".") for line in lines if line] or [""]
    return (
        "".join(f"{line} " if line.endswith(("?", "!")) else f"{line}. " for line in before) + last
    )
