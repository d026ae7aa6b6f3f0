"""What may be chosen before a game of World Monuments."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.monuments.wording import monument_name
from blueprints_desktop.desktop.boards.option_rows import (
    OneRow,
    OptionPicture,
    OptionRow,
    SwitchRow,
    WhoRow,
)

MONUMENTS = ("notre_dame", "san_pietro", "taj_mahal", "capitol")


def option_rows() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    monuments = tuple((key, monument_name(key)) for key in MONUMENTS)
    return (
        OneRow("monument", translate("OptionRows", "Monument"), monuments, picture=_picture),
        WhoRow("first", translate("OptionRows", "Who has the worker in round 1")),
        SwitchRow(
            "open_stocks",
            translate("OptionRows", "All pieces lie open"),
            translate("OptionRows", "By the rules everybody hides theirs behind a screen."),
        ),
    )


def _picture(appearance: Appearance) -> OptionPicture:
    """Loaded when it is wanted: it reads the plans."""
    from blueprints_desktop.desktop.boards.monuments.option_preview import MonumentPicture

    return MonumentPicture(appearance)
