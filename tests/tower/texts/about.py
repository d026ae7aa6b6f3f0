"""Tower outside its table: name and pitch, the options of New game, the keys of its table.

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
        "Tower",
        translate("GameWords", "Lay the last brick of a column."),
        translate("GameWords", "Lay the last brick of a column. Five columns, two builders."),
        3,
    )


def option_rows() -> "tuple[OptionRow, ...]":
    from blueprints_desktop.desktop.games.option_rows import WhoRow

    return (WhoRow("first", translate("OptionRows", "Who lays the first brick")),)


def table_keys() -> list[tuple[str, str]]:
    arrows = "\N{LEFTWARDS ARROW}   \N{RIGHTWARDS ARROW}"
    return [
        (arrows, translate("TableKeys", "go among the columns")),
        ("1 … 5", translate("TableKeys", "go to a column")),
    ]
