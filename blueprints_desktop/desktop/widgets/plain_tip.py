"""Tooltips with words of others, such as a name, in which Qt would see a piece of a web page."""

from PySide6.QtGui import Qt


def plain_tip(text: str) -> str:
    """The text for a tooltip that shows every character of it."""
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text
