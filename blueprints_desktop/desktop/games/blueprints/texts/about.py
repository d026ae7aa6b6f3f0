"""Blueprints outside its table: name and pitch, the options of New game, the keys of its table.

Home loads this module: what only New game needs is imported inside functions.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.game_words import GameWords
from blueprints_desktop.desktop.i18n.language import term

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.option_rows import OptionRow

translate = QCoreApplication.translate


def words() -> GameWords:
    return GameWords(
        "Blueprints",
        translate("GameWords", "Draft dice and stack them on your secret plan."),
        translate(
            "GameWords",
            "Draft dice and stack them on your secret plan. Three rounds of six dice.",
        ),
        30,
    )


def option_rows() -> "tuple[OptionRow, ...]":
    from blueprints_desktop.desktop.games.option_rows import SwitchRow, WhoRow

    open_awards = translate("OptionRows", "{awards} and {prizes} face up").format(
        awards=term("blueprints", "award", 2), prizes=term("blueprints", "prize", 2)
    )
    return (
        WhoRow(
            "first",
            translate("OptionRows", "Who starts round 1"),
            translate("OptionRows", "From round 2, the previous round’s lowest scorer starts."),
        ),
        SwitchRow(
            "open_awards",
            open_awards,
            translate("OptionRows", "Normally face down until the end."),
        ),
        SwitchRow(
            "curtain",
            translate("OptionRows", "Hide the table between turns"),
            translate("OptionRows", "You share this computer: no one sees another player’s plan."),
            people=2,
            rest=translate(
                "OptionRows", "Only needed when two or more people share this computer."
            ),
        ),
    )


def table_keys() -> list[tuple[str, str]]:
    return [
        ("1 … 9", translate("TableKeys", "choose a die by its place in the pool")),
        ("Q   E", translate("TableKeys", "turn the board")),
        ("T", translate("TableKeys", "look from above")),
        ("L", translate("TableKeys", "lift the levels apart")),
    ]
