"""What may be chosen before a game of World Monuments."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.option_rows import (
    OptionControl,
    OptionRow,
    OwnRow,
    SwitchRow,
    WhoRow,
)
from blueprints_desktop.desktop.theme.theme import Appearance


def option_rows() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    return (
        OwnRow("monument", translate("OptionRows", "Monument"), _monuments),
        WhoRow("first", translate("OptionRows", "Who has the worker in round 1")),
        SwitchRow(
            "open_stocks",
            translate("OptionRows", "All pieces lie open"),
            translate("OptionRows", "By the rules everybody hides theirs behind a screen."),
        ),
    )


def _monuments(appearance: Appearance) -> OptionControl:
    """Loaded when it is wanted: it reads the plans."""
    from blueprints_desktop.desktop.games.monuments.cards.monuments_control import MonumentsControl

    return MonumentsControl(appearance)
