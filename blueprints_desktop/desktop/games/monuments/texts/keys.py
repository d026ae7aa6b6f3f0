"""The keys of the quarry and the building site, for the overview."""

from PySide6.QtCore import QCoreApplication


def table_keys() -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    return [
        ("1 … 6", translate("TableKeys", "take a piece of a cell, choose a colour to build")),
        ("⌫", translate("TableKeys", "take back a step of the worker")),
        ("V", translate("TableKeys", "hold: see your own pieces in the quarry")),
        ("B", translate("TableKeys", "see the monument from the quarry, and back")),
        ("Q   E", translate("TableKeys", "turn the board")),
        ("X", translate("TableKeys", "section: cut the monument at a level")),
    ]
