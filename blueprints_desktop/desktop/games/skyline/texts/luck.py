"""What chance came to in a match, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.luck import Luck

translate = QCoreApplication.translate


def luck_words(luck: Luck, people: Sequence[Person]) -> str:
    """Who had most luck, good or bad, and how much."""
    seat = luck.most
    if seat is None:
        return translate("SkylineLuck", "The white die favoured no one: rents came as expected.")
    money, name = figure(10 * round(abs(luck.beyond(seat)) / 10)), people[seat].name
    if luck.beyond(seat) > 0:
        words = translate(
            "SkylineLuck",
            "The white die was kind to {name}: rents brought {money} more than expected.",
        )
    else:
        words = translate(
            "SkylineLuck",
            "The white die was unkind to {name}: rents cost {money} more than expected.",
        )
    return words.format(money=money, name=name)
