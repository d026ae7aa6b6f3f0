"""Why a computer player would make a move in Projekt Skyline, in words."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.reason_pairs import Pairs, side_of


def reason_words(code: str, amount: float) -> str:
    return side_of(_pairs(), code, amount)


def words_ahead(code: str, amount: float) -> str:
    """What the turns to come show for the move; nothing where it hardly wins more often."""
    games = round(amount)
    if code != "victory" or not games:
        return ""
    return QCoreApplication.translate(
        "SkylineReasons", "It wins %n more games in a hundred", "", games
    )


def _pairs() -> Pairs:
    translate = QCoreApplication.translate
    return {
        "cash": (
            translate("SkylineReasons", "More cash than the others"),
            translate("SkylineReasons", "It costs cash"),
        ),
        "buildings": (
            translate("SkylineReasons", "Finished buildings count at the end"),
            translate("SkylineReasons", "The others have more finished buildings"),
        ),
        "rents": (
            translate("SkylineReasons", "Higher rents all around the city"),
            translate("SkylineReasons", "The others collect higher rents"),
        ),
        "next_rents": (
            translate("SkylineReasons", "Pawns come past here soon and pay"),
            translate("SkylineReasons", "Few pawns come past here soon"),
        ),
        "singles": (
            translate("SkylineReasons", "One more floor to build on"),
            translate("SkylineReasons", "Fewer single floors than the others"),
        ),
        "doubles": (
            translate("SkylineReasons", "A pile of two is close to a building"),
            translate("SkylineReasons", "Fewer piles of two than the others"),
        ),
        "raising": (
            translate("SkylineReasons", "Floors can be raised onto others' next"),
            translate("SkylineReasons", "Own floors can be built over next"),
        ),
        "finishing": (
            translate("SkylineReasons", "A building can be finished next"),
            translate("SkylineReasons", "The others can finish a building next"),
        ),
        "peril": (
            translate("SkylineReasons", "No rent is more than one can pay"),
            translate("SkylineReasons", "Some rents are more than one can pay"),
        ),
        "next_peril": (
            translate("SkylineReasons", "The next rent can be paid"),
            translate("SkylineReasons", "The next rent may be too much"),
        ),
        "late_cash": (
            translate("SkylineReasons", "Cash counts, for the end is near"),
            translate("SkylineReasons", "Too little cash for so near the end"),
        ),
        "late_rents": (
            translate("SkylineReasons", "Rents count, for the end is near"),
            translate("SkylineReasons", "Too little rent for so near the end"),
        ),
    }
