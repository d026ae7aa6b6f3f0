"""A language as long as the longest: the program's own words, padded.

Shows where words have no room before any translator meets the place.
"""

from math import ceil

from PySide6.QtCore import QObject, QTranslator

from blueprints_desktop import places
from blueprints_desktop.desktop.i18n.ts_translator import TsTranslator

_PADDING = "iams etor "


class Stretched(QTranslator):
    """Every text of a language longer by so many per cent; Qt's names of keys stay."""

    def __init__(self, language: str, per_cent: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        path = places.translations() / f"blueprints_desktop_{language}.ts"
        self._words = TsTranslator(path, self)
        self._per_cent = per_cent

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if context == "QShortcut":
            return None
        said = self._words.translate(context, text, disambiguation, n)
        return stretched(said or text, self._per_cent)

    def isEmpty(self) -> bool:  # noqa: N802
        return False


def stretched(text: str, per_cent: int) -> str:
    """The text with letters added; its placeholders stay as they are.

    >>> stretched("Put back", 40)
    'Put back iam'
    """
    more = ceil(len(text) * per_cent / 100)
    padding = (" " + _PADDING * more)[:more]
    return text + (padding if padding.strip() else "i" * more)
