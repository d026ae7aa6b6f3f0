"""The titles of a solo game as rungs of the ladder, and how far the next one is."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.art.ladder import Rung
from blueprints_desktop.desktop.games.fits.texts.words import (
    GAME,
)
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.games.fits.options import BoardId
from blueprints_desktop.games.fits.rating import LOWEST, RATINGS, rating

translate = QCoreApplication.translate


def rungs_for(boards: tuple[BoardId, ...], points: int) -> list[Rung]:
    """The ladder from the top, with where so many points stand; none where no title is given."""
    title = rating(boards, points)
    if title is None:
        return []
    found = []
    above: int | None = None
    for least, name in (*RATINGS, (None, LOWEST)):
        reached = least is None or points >= least
        words, brief = _range_words(least, above), _brief_range(least, above)
        found.append(Rung(term(GAME, name), words, brief, reached, name == title))
        above = least
    return found


def _range_words(least: int | None, above: int | None) -> str:
    if above is None:
        return translate("Fits", "more than {points} points").format(points=(least or 0) - 1)
    if least is None:
        return translate("Fits", "up to {points} points").format(points=above - 1)
    words = translate("Fits", "{least} to {most} points")
    return words.format(least=least, most=above - 1)


def _brief_range(least: int | None, above: int | None) -> str:
    if above is None:
        return translate("Fits", "over {points}").format(points=(least or 0) - 1)
    if least is None:
        return translate("Fits", "up to {points}").format(points=above - 1)
    return f"{least}\N{EN DASH}{above - 1}"


def next_rung_words(points: int) -> str:
    """How far the next title is; on the highest rung, that there is none."""
    higher = [(least, name) for least, name in RATINGS if least > points]
    if not higher:
        return translate("Fits", "There is no higher rung.")
    least, name = higher[-1]
    words = translate("Fits", "{points} more for {title}.")
    return words.format(points=points_words(least - points), title=term(GAME, name))
