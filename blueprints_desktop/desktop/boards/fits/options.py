"""What may be chosen before a game of FITS."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.option_rows import OptionRow, SeveralRow


def option_rows() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    return (
        SeveralRow(
            "boards",
            translate("OptionRows", "Boards to play"),
            tuple((number, str(number)) for number in (1, 2, 3, 4)),
            translate("OptionRows", "One round on each, in this order."),
        ),
    )
