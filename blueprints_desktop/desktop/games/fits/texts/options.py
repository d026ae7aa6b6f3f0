"""What may be chosen before a game of FITS."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.cards.boards_control import BoardsControl
from blueprints_desktop.desktop.games.option_rows import OptionRow, OwnRow, SwitchRow
from blueprints_desktop.games.fits.options import DAILY_BOARDS


def option_rows() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    return (
        OwnRow(
            "boards",
            translate("OptionRows", "Boards to play"),
            BoardsControl,
            translate(
                "OptionRows",
                "One round on each, in the order of the numbers. Press a board to leave it out or"
                " to take it in; drag it, or hold Shift with the arrow keys, to change the order.",
            ),
        ),
        SwitchRow(
            "daily",
            translate("OptionRows", "Daily ramp"),
            translate(
                "OptionRows",
                "For one player: the date deals the cards, so that all at home can compare their"
                " points. The first attempt counts, and nothing is taken back.",
            ),
            fixes={"boards": DAILY_BOARDS},
            players=1,
        ),
    )
