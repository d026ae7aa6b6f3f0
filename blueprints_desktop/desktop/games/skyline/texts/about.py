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
            translate("OptionRows", "Otherwise they may turn corners on their way."),
            lambda appearance: OptionPicture(appearance, pile_card),
        ),
        SwitchRow(
            "recycle_floors",
            translate("OptionRows", "Floors can be used again"),
            translate("OptionRows", "Whoever has none left lifts a single floor of their own."),
            lambda appearance: OptionPicture(appearance, floor_card),
        ),
    )


def table_keys() -> list[tuple[str, str]]:
    arrows = "\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}"
    return [
        (arrows, translate("TableKeys", "go among the lit cells")),
        ("Q   E", translate("TableKeys", "turn the board")),
        ("V", translate("TableKeys", "flatten the city while held")),
        ("T", translate("TableKeys", "flatten the city for longer")),
        ("C", translate("TableKeys", "show what the next street cells cost")),
        ("P", translate("TableKeys", "bring out the plan in a narrow window")),
    ]
