"""What may be chosen before a game of Projekt Skyline."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.option_rows import (
    OptionPicture,
    OptionRow,
    SwitchRow,
    WhoRow,
)


def option_rows() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    return (
        WhoRow("first", translate("OptionRows", "Who places first")),
        SwitchRow(
            "straight_piles",
            translate("OptionRows", "Piles move in a straight line"),
            translate("OptionRows", "Otherwise they may turn corners on their way."),
            _picture,
        ),
        SwitchRow(
            "recycle_floors",
            translate("OptionRows", "Floors can be used again"),
            translate("OptionRows", "Whoever has none left lifts a single floor of their own."),
        ),
    )


def _picture(appearance: Appearance) -> OptionPicture:
    """Loaded when it is wanted: most games are begun without a look at it."""
    from blueprints_desktop.desktop.boards.skyline.option_preview import PileReach

    return PileReach(appearance)
