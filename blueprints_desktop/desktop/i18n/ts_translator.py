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


class _Reading:
    """The finished messages of a file, gathered while it is parsed.

    Every start waits for this, so no tree of the file is made first.
    """

    def __init__(self, path: Path) -> None:
        self.language = "en"
        self.forms: dict[Key, list[str]] = {}
        self._context = ""
        self._said: dict[str, str] = {}
        self._numerus: list[str] = []
        self._finished = False
        self._text = ""
        from xml.parsers import expat

        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._begin
        parser.CharacterDataHandler = self._hear
        parser.EndElementHandler = self._end
        parser.Parse(path.read_bytes(), True)

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        self._text = ""
        if tag == "TS":
            self.language = attributes.get("language", "en")[:2]
        elif tag == "message":
            self._said, self._numerus, self._finished = {}, [], False
        elif tag == "translation":
            self._finished = "type" not in attributes

    def _hear(self, text: str) -> None:
        self._text += text

    def _end(self, tag: str) -> None:
        if tag == "name":
            self._context = self._text
        elif tag == "numerusform":
            self._numerus.append(self._text)
        elif tag == "message":
            self._keep()
        else:
            self._said[tag] = self._text

    def _keep(self) -> None:
        if self._finished:
            said = self._said
            key = (self._context, said.get("source", ""), said.get("comment", ""))
            self.forms[key] = self._numerus or [said.get("translation", "")]


class TsTranslator(QTranslator):
    """The translations of one .ts file.

    Where they are ``plurals_only``, as for the language of the sources, the file is not read before
    the first plural is asked for.
    """

    def __init__(
        self, path: Path, parent: QObject | None = None, *, plurals_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._plurals_only = plurals_only

    @cached_property
    def _reading(self) -> _Reading:
        return _Reading(self._path)

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The translation, its %n left for Qt to fill in; None where there is none.

        Where none was made for a remark in particular, that for the bare text will do, as in Qt.
        """
        if self._plurals_only and n < 0:
            return None
        known = self._reading.forms
        forms = known.get((context, text, disambiguation or ""))
        if forms is None and disambiguation:
            forms = known.get((context, text, ""))
        if forms is None:
            return None
        many = len(forms) > 1 and n >= 0
        return forms[plural_form(self._reading.language, n)] if many else forms[0]

    def isEmpty(self) -> bool:  # noqa: N802
        return not self._plurals_only and not self._reading.forms


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
}
"""Texts that Qt's French leaves out, by Qt's contexts. Our .ts files hold them, so Qt finds them there."""
