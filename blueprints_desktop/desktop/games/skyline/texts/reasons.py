"""Why a computer player would make a move in Projekt Skyline, in words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def reason_words(code: str) -> str:
    """What a part of the evaluation says for a move."""
    words = {
        "cash": translate("SkylineReasons", "More cash than the others"),
        "buildings": translate("SkylineReasons", "Finished buildings count at the end"),
        "rents": translate("SkylineReasons", "Higher rents all around the city"),
        "next_rents": translate("SkylineReasons", "Pawns come past here soon and pay"),
        "singles": translate("SkylineReasons", "One more floor to build on"),
        "doubles": translate("SkylineReasons", "A pile of two is close to a building"),
        "raising": translate("SkylineReasons", "A floor of somebody else’s can be demolished next"),
        "finishing": translate("SkylineReasons", "A building can be finished next"),
        "peril": translate("SkylineReasons", "No rent is more than one can pay"),
        "next_peril": translate("SkylineReasons", "The next rent can be paid"),
        "late_cash": translate("SkylineReasons", "Cash counts, for the end is near"),
        "late_rents": translate("SkylineReasons", "Rents count, for the end is near"),
    }
    return words.get(code, "")


def words_ahead(code: str, amount: float) -> str:
    """What the turns to come show for the move; nothing where it hardly wins more often."""
    games = round(amount)
    if code != "victory" or not games:
        return ""
    return translate("SkylineReasons", "It wins %n more games in a hundred", "", games)
