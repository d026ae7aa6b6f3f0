"""Projekt Skyline outside its table: name and pitch, the options of New game, the keys of its table.

Home loads this module: what only New game needs is imported inside functions.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.game_words import GameWords

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.option_rows import OptionRow

translate = QCoreApplication.translate


def words() -> GameWords:
    return GameWords(
        "Projekt Skyline",
        translate("GameWords", "Build high, collect rent, outlast your rivals."),
        translate(
            "GameWords",
            "Build high, collect rent, outlast your rivals. The city grows with every roll.",
        ),
        45,
    )


def option_rows() -> "tuple[OptionRow, ...]":
    from blueprints_desktop.desktop.games.option_rows import OptionPicture, SwitchRow, WhoRow
    from blueprints_desktop.desktop.games.skyline.cards.option_preview import floor_card, pile_card

    return (
        WhoRow("first", translate("OptionRows", "Who places first")),
        SwitchRow(
            "straight_piles",
            translate("OptionRows", "Piles move in a straight line"),
            translate("OptionRows", "Otherwise a pile may bend once, and finds more to demolish."),
            lambda appearance: OptionPicture(appearance, pile_card),
        ),
        SwitchRow(
            "recycle_floors",
            translate("OptionRows", "Floors can be used again"),
            translate(
                "OptionRows", "With none left, lift one of your single floors and keep building."
            ),
            lambda appearance: OptionPicture(appearance, floor_card),
        ),
    )


def table_keys() -> list[tuple[str, str]]:
    arrows = "\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}"
    return [
        (arrows, translate("TableKeys", "move between the cells you can choose")),
        ("Q   E", translate("TableKeys", "turn the board")),
        ("V", translate("TableKeys", "flat view of the city, and back")),
        ("C", translate("TableKeys", "show what the next street cells cost")),
        ("P", translate("TableKeys", "show the plan in a narrow window")),
    ]
