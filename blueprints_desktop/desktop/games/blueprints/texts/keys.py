"""The keys of the Blueprints table, for the overview."""

from PySide6.QtCore import QCoreApplication


def table_keys() -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    return [
        ("1 … 9", translate("TableKeys", "choose a die by its place in the pool")),
        ("Q   E", translate("TableKeys", "turn the board")),
        ("T", translate("TableKeys", "look from above")),
        ("L", translate("TableKeys", "lift the levels apart")),
    ]
