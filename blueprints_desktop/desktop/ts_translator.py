"""A translator that reads Qt Linguist's .ts sources directly: nothing to compile, nothing to ship twice.

Finished translations only; an unfinished entry falls back to the English in the code.
"""

from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QObject, QTranslator

Key = tuple[str, str, str]


def plural_form(language: str, count: int) -> int:
    """Which of the numerus forms a count takes: French says zero and one in the singular."""
    return int(count > 1) if language == "fr" else int(count != 1)


class TsTranslator(QTranslator):
    """The translations of one .ts file."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forms: dict[Key, list[str]] = {}
        root = ElementTree.parse(path).getroot()
        self._language = root.get("language", "en")[:2]
        for context in root.iter("context"):
            name = context.findtext("name", "")
            for message in context.iter("message"):
                self._read(name, message)

    def _read(self, context: str, message: ElementTree.Element) -> None:
        translation = message.find("translation")
        if translation is None or translation.get("type") is not None:
            return
        forms = [form.text or "" for form in translation.iter("numerusform")]
        key = (context, message.findtext("source", ""), message.findtext("comment", ""))
        self._forms[key] = forms or [translation.text or ""]

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The translation, its %n left for Qt to fill in; None where there is none."""
        forms = self._forms.get((context, text, disambiguation or ""))
        if forms is None:
            return None
        return forms[plural_form(self._language, n)] if len(forms) > 1 and n >= 0 else forms[0]

    def isEmpty(self) -> bool:  # noqa: N802
        return not self._forms
