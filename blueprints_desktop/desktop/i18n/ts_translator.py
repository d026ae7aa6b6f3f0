"""A translator that reads Qt Linguist's .ts files directly, without compiling them.

Unfinished entries fall back to the English in the code. The module also lists texts of Qt's own dialogs that Qt's French leaves out.
"""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, QTranslator

Key = tuple[str, str, str]


def plural_form(language: str, count: int) -> int:
    """Which of the numerus forms a count takes: French says zero and one in the singular."""
    return int(count > 1) if language == "fr" else int(count != 1)


def _finished_messages(path: Path) -> tuple[str, dict[Key, list[str]]]:
    """The language of a file, and the forms of its finished messages by context, source and comment."""
    from xml.etree import ElementTree

    root, forms = ElementTree.parse(path).getroot(), {}
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            said = message.find("translation")
            if said is not None and "type" not in said.attrib:
                key = name, message.findtext("source", ""), message.findtext("comment", "")
                numerus = [form.text or "" for form in said.iter("numerusform")]
                forms[key] = numerus or [said.text or ""]
    return root.get("language", "en")[:2], forms


class TsTranslator(QTranslator):
    """The translations of one .ts file.

    Where they are ``plurals_only``, as for the language of the sources, the file is not read before
    the first plural is asked for.
    """

    for_now: "TsTranslator | None" = None
    """Answers instead of all others for a while: see ``speaking`` in ``language.py``."""

    def __init__(
        self, path: Path, parent: QObject | None = None, *, plurals_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._plurals_only = plurals_only

    @cached_property
    def _messages(self) -> tuple[str, dict[Key, list[str]]]:
        return _finished_messages(self._path)

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The translation, its %n left for Qt to fill in; None where there is none.

        Where none was made for a remark in particular, that for the bare text will do, as in Qt.
        """
        return (TsTranslator.for_now or self)._said(context, text, disambiguation, n)

    def _said(self, context: str, text: str, disambiguation: str | None, n: int) -> str | None:
        if self._plurals_only and n < 0:
            return None
        language, known = self._messages
        forms = known.get((context, text, disambiguation or ""))
        if forms is None and disambiguation:
            forms = known.get((context, text, ""))
        if forms is None:
            return None
        many = len(forms) > 1 and n >= 0
        return forms[plural_form(language, n)] if many else forms[0]

    def isEmpty(self) -> bool:  # noqa: N802
        return not self._plurals_only and not self._messages[1]


QT_GAPS = {
    "QFileDialog": (
        QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
        QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    ),
    "QAbstractFileIconProvider": (
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File"),
    ),
    "QPrintSettingsOutput": (QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),),
    "QShortcut": (QT_TRANSLATE_NOOP("QShortcut", "Backspace"),),
}
"""Texts that Qt's French leaves out, by Qt's contexts. Our .ts files hold them, so Qt finds them there.

French keyboards call Backspace "Retour arrière", Qt calls it "Effacement".
"""
