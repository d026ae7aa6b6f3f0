"""What chance came to in a match, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.luck import Luck

translate = QCoreApplication.translate


def luck_words(luck: Luck, people: Sequence[Person]) -> str:
    """Who had most luck, good or bad, and how much."""
    seat = luck.most
    if seat is None:
        return translate(
            "BlueprintsLuck", "No player’s draws were much better or worse than expected."
        )
    points, name = round(abs(luck.beyond(seat))), people[seat].name
    if luck.beyond(seat) > 0:
        words = translate(
            "BlueprintsLuck",
            "The dice drawn before {name}’s turns were good: counted by what a die scores at once, they "
            "offered %n points more than expected.",
            "",
            points,
        )
    else:
        words = translate(
            "BlueprintsLuck",
            "The dice drawn before {name}’s turns were poor: counted by what a die scores at once, they "
            "offered %n points less than expected.",
            "",
            points,
        )
    return words.format(name=name)
