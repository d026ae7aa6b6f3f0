"""What a match of FITS enters into the records when it begins, and what records are called."""

from datetime import date

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.texts.words import board_word
from blueprints_desktop.desktop.games.game_words import RecordWords
from blueprints_desktop.desktop.i18n.language import short_day
from blueprints_desktop.games.fits.results import BOARD, DAILY, FOUR_BOARDS, attempts

translate = QCoreApplication.translate

__all__ = ["attempts", "feat_words"]


def feat_words(feat: str) -> RecordWords | None:
    """A board, the four that are rated, or the ramp of a day."""
    if feat == FOUR_BOARDS:
        return RecordWords(translate("Fits", "Boards 1 to 4"))
    if feat.startswith(BOARD):
        named = feat.removeprefix(BOARD)
        return RecordWords(board_word(int(named) if named.isdecimal() else named))
    try:
        day = date.fromisoformat(feat.removeprefix(DAILY))
    except ValueError:
        return None
    words = translate("Fits", "Daily ramp, {day}").format(day=short_day(day))
    return RecordWords(words, first_counts=True)
