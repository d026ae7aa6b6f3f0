"""The keys of the Skyline table, for the overview."""

from PySide6.QtCore import QCoreApplication


def table_keys() -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    arrows = "\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}"
    return [
        (arrows, translate("TableKeys", "go among the lit cells")),
        ("Q   E", translate("TableKeys", "turn the board")),
        ("V", translate("TableKeys", "flatten the city while held")),
        ("T", translate("TableKeys", "flatten the city for longer")),
        ("C", translate("TableKeys", "show what the next street cells cost")),
        ("P", translate("TableKeys", "bring out the plan in a narrow window")),
    ]
