"""The keys of the FITS table, for the overview."""

from PySide6.QtCore import QCoreApplication


def table_keys() -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    return [
        ("\N{LEFTWARDS ARROW}   \N{RIGHTWARDS ARROW}", translate("TableKeys", "move the piece")),
        ("1 … 6", translate("TableKeys", "put its left edge over a column")),
        ("R   \N{UPWARDS ARROW}   \N{DOWNWARDS ARROW}", translate("TableKeys", "turn the piece")),
        ("F", translate("TableKeys", "flip the piece")),
        ("S", translate("TableKeys", "set the piece aside")),
    ]
