"""What may be chosen before a game of Projekt Skyline."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.option_rows import (
    OptionPicture,
    OptionRow,
    SwitchRow,
    WhoRow,
)
from blueprints_desktop.desktop.theme.theme import Appearance


def option_rows() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    return (
        WhoRow("first", translate("OptionRows", "Who places first")),
        SwitchRow(
            "straight_piles",
            translate("OptionRows", "Piles move in a straight line"),
            translate("OptionRows", "Otherwise they may turn corners on their way."),
            _pile_reach,
        ),
        SwitchRow(
            "recycle_floors",
            translate("OptionRows", "Floors can be used again"),
            translate("OptionRows", "Whoever has none left lifts a single floor of their own."),
            _lifted_floor,
        ),
    )


def _pile_reach(appearance: Appearance) -> OptionPicture:
    """Loaded when it is wanted: most games are begun without a look at it."""
    from blueprints_desktop.desktop.games.skyline.cards.option_preview import PileReach

    return PileReach(appearance)


def _lifted_floor(appearance: Appearance) -> OptionPicture:
    from blueprints_desktop.desktop.games.skyline.cards.option_preview import LiftedFloor

    return LiftedFloor(appearance)
