"""FITS outside its table: name and pitch, the options of New game, the keys of its table.

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
        "FITS",
        translate("GameWords", "Slide your pieces down the ramp and leave no gaps."),
        translate(
            "GameWords",
            "Slide your pieces down the ramp and leave no gaps. One round on each board.",
        ),
        30,
        translate("Fits", "Daily ramp"),
    )


def option_rows() -> "tuple[OptionRow, ...]":
    from blueprints_desktop.desktop.games.fits.cards.boards_control import BoardsControl
    from blueprints_desktop.desktop.games.option_rows import OwnRow, SwitchRow
    from blueprints_desktop.games.fits.options import DAILY_BOARDS

    return (
        OwnRow(
            "boards",
            translate("OptionRows", "Boards to play"),
            BoardsControl,
            translate(
                "OptionRows",
                "You play one round on each, in the numbered order. Press a board to leave it out"
                " or bring it back. To change the order, drag it, or hold Shift and press an arrow"
                " key.",
            ),
        ),
        SwitchRow(
            "daily",
            translate("OptionRows", "Daily ramp"),
            translate(
                "OptionRows",
                "Solo: everyone gets the same cards each day. Only your first attempt counts: no"
                " undo, no hints.",
            ),
            fixes={"boards": DAILY_BOARDS},
            players=1,
            others=translate(
                "OptionRows", "For one player only. Take the other players off to turn it on."
            ),
            once_a_day=True,
        ),
    )


def table_keys() -> list[tuple[str, str]]:
    return [
        ("\N{LEFTWARDS ARROW}   \N{RIGHTWARDS ARROW}", translate("TableKeys", "move the piece")),
        ("1 … 6", translate("TableKeys", "move its left edge over a column")),
        ("R   \N{UPWARDS ARROW}   \N{DOWNWARDS ARROW}", translate("TableKeys", "turn the piece")),
        ("F", translate("TableKeys", "flip the piece")),
        ("S", translate("TableKeys", "set the piece aside")),
    ]
