"""World Monuments outside its table: name and pitch, the options of New game, the keys of its table.

Home loads this module: what only New game needs is imported inside functions.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.game_words import GameWords

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.option_rows import OptionControl, OptionRow
    from blueprints_desktop.desktop.theme.theme import Appearance

translate = QCoreApplication.translate


def words() -> GameWords:
    return GameWords(
        "World Monuments",
        translate("GameWords", "Collect bricks in the quarry and build one monument together."),
        translate(
            "GameWords",
            "Collect bricks in the quarry, build one monument together, and score the most.",
        ),
        45,
    )


def option_rows() -> "tuple[OptionRow, ...]":
    from blueprints_desktop.desktop.games.option_rows import OwnRow, SwitchRow, WhoRow

    return (
        OwnRow("monument", translate("OptionRows", "Monument"), _monuments),
        WhoRow("first", translate("OptionRows", "Who has the worker in round 1")),
        SwitchRow(
            "open_stocks",
            translate("OptionRows", "All pieces are visible"),
            translate("OptionRows", "Normally you hide your pieces behind a screen."),
        ),
        SwitchRow(
            "curtain_to_build",
            translate("OptionRows", "Cover the table before each building turn"),
            translate(
                "OptionRows",
                "Otherwise you hold a key to see your own pieces.",
            ),
        ),
    )


def _monuments(appearance: "Appearance") -> "OptionControl":
    """Loaded when it is wanted: it reads the plans."""
    from blueprints_desktop.desktop.games.monuments.cards.monuments_control import MonumentsControl

    return MonumentsControl(appearance)


def table_keys() -> list[tuple[str, str]]:
    return [
        ("1 … 6", translate("TableKeys", "choose a piece in a cell, or a colour to build with")),
        ("⌫", translate("TableKeys", "undo a step")),
        ("V", translate("TableKeys", "hold: see your own pieces")),
        ("B", translate("TableKeys", "see the monument from the quarry, and back")),
        ("Q   E", translate("TableKeys", "turn the board")),
        ("X", translate("TableKeys", "section: cut the monument at a level")),
    ]
