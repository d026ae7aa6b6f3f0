"""What may be chosen before a game of World Monuments."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.option_rows import OneRow, OptionRow, SwitchRow, WhoRow


def option_rows() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    monuments = (
        ("notre_dame", translate("OptionRows", "Notre-Dame")),
        ("san_pietro", translate("OptionRows", "San Pietro")),
        ("taj_mahal", translate("OptionRows", "Taj Mahal")),
        ("capitol", translate("OptionRows", "Capitol")),
    )
    return (
        OneRow("monument", translate("OptionRows", "Monument"), monuments),
        WhoRow("first", translate("OptionRows", "Who has the worker in round 1")),
        SwitchRow(
            "open_stocks",
            translate("OptionRows", "All pieces lie open"),
            translate("OptionRows", "By the rules everybody hides theirs behind a screen."),
        ),
    )
