"""Why a computer player would make a move in FITS, in words."""

from PySide6.QtCore import QCoreApplication, QLocale

from blueprints_desktop.desktop.boards.reason_pairs import Pairs, side_of


def reason_words(code: str, amount: float) -> str:
    return side_of(_pairs(), code, amount)


def words_ahead(code: str, amount: float) -> str:
    """What the cards that may come next show for the move."""
    if code != "points":
        return ""
    words = QCoreApplication.translate(
        "FitsReasons", "Over the next cards it makes {points} points more, on average"
    )
    return words.format(points=QLocale().toString(amount, "f", 1))


def _pairs() -> Pairs:
    translate = QCoreApplication.translate
    return {
        "points": (
            translate("FitsReasons", "Fewer points are buried, more are safe"),
            translate("FitsReasons", "Some points are buried for good"),
        ),
        "open": (
            translate("FitsReasons", "Little room is left open that must be filled"),
            translate("FitsReasons", "More room is left open that must be filled"),
        ),
        "level": (
            translate("FitsReasons", "The top is more even, so more pieces fit"),
            translate("FitsReasons", "The top gets bumpy, so fewer pieces fit"),
        ),
        "bonus": (
            translate("FitsReasons", "Bonus cells stay free above"),
            translate("FitsReasons", "Fewer bonus cells stay free"),
        ),
        "malus": (
            translate("FitsReasons", "Costly cells are covered"),
            translate("FitsReasons", "Costly cells are left to cover"),
        ),
        "rows": (
            translate("FitsReasons", "More rows can still be filled"),
            translate("FitsReasons", "A row can no longer be filled"),
        ),
        "pairs": (
            translate("FitsReasons", "Pairs of symbols stay possible"),
            translate("FitsReasons", "A pair of symbols is put at risk"),
        ),
    }
