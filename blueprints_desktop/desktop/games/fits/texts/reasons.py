"""Why a computer player would make a move in FITS, in words."""

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def reason_words(code: str) -> str:
    """What a part of the evaluation says for a move."""
    words = {
        "points": translate("FitsReasons", "Fewer points are buried, more are safe"),
        "open": translate("FitsReasons", "Little room is left open that must be filled"),
        "level": translate("FitsReasons", "The top is more even, so more pieces fit"),
        "bonus": translate("FitsReasons", "Bonus cells stay free above"),
        "malus": translate("FitsReasons", "Costly cells are covered"),
        "rows": translate("FitsReasons", "More rows can still be filled"),
        "pairs": translate("FitsReasons", "Pairs of symbols stay possible"),
    }
    return words.get(code, "")


def words_ahead(code: str, amount: float) -> str:
    """What the cards that may come next show for the move."""
    if code != "points":
        return ""
    words = translate(
        "FitsReasons", "Over the next cards it makes {points} points more, on average"
    )
    return words.format(points=QLocale().toString(amount, "f", 1))
