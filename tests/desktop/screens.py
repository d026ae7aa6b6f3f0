"""Overhears what the window writes and says, and tells which language it is in."""

import re
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
    QWidget,
)

from blueprints_desktop.desktop.drawing import lettering
from tests.desktop.messages import ENGLISH, FRENCH

Forms = tuple[str, ...]


class Screens:
    """Overhears everything that the window writes, and reads what it says to screen readers."""

    def __init__(self, window, monkeypatch) -> None:
        self.window = window
        self.texts: set[str] = set()
        draw = QPainter.drawText

        def overheard(painter, *given):
            self.texts.update(text for text in given if isinstance(text, str))
            return draw(painter, *given)

        monkeypatch.setattr(QPainter, "drawText", overheard)
        self.tiny: dict[str, float] = {}
        """Words that had to be written smaller than letters should be."""
        cut = lettering.elided

        def measured(text, role, *room):
            kind = role.value if isinstance(role, lettering.Role) else role
            if kind.size < lettering.SMALLEST:
                self.tiny[text] = kind.size
            return cut(text, role, *room)

        monkeypatch.setattr(lettering, "elided", measured)

    def look(self) -> None:
        page = self.window.page
        page.grab()
        for widget in (page, *page.findChildren(QWidget)):
            self.texts.update(
                (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
            )
            if isinstance(widget, QLabel | QAbstractButton):
                self.texts.add(widget.text())
            if isinstance(widget, QLineEdit):
                self.texts.add(widget.placeholderText())
        self.texts.update(action.text() for action in self.window.actions())


ENGLISH_FORMS = {message.key: message.forms for message in ENGLISH}


def english_among(texts: Iterable[str]) -> list[str]:
    """What could be a text of the sources whose French is another, words filled in or not."""
    french = {form for m in FRENCH for form in m.forms}
    pairs = [((m.source,), m.forms) for m in FRENCH if m.source not in french]
    return _among(texts, pairs)


def french_among(texts: Iterable[str]) -> list[str]:
    """The reverse: what could be French, and nothing that is said so in English."""
    english = {m.source for m in FRENCH}
    pairs = [
        (tuple(form for form in m.forms if form not in english),
         (m.source, *ENGLISH_FORMS.get(m.key, ())))
        for m in FRENCH
    ]  # fmt: skip
    return _among(texts, pairs)


def _among(texts: Iterable[str], pairs: Iterable[tuple[Forms, Forms]]) -> list[str]:
    """Texts that could be one of the first forms of a pair, and none of the second."""
    patterns = [(_patterns(found), _patterns(instead)) for found, instead in pairs]
    return sorted(
        text
        for text in texts
        if any(
            any(p.fullmatch(text) for p in found) and not any(p.fullmatch(text) for p in instead)
            for found, instead in patterns
        )
    )


def _patterns(forms: Forms) -> list[re.Pattern[str]]:
    shapes = [re.split(r"\{\w+\}|%n", form) for form in forms]
    telling = [shape for shape in shapes if len(re.sub(r"\W", "", "".join(shape))) > 3]
    return [re.compile(r".*\S".join(map(re.escape, shape))) for shape in telling]


def speak(window, language: str) -> None:
    window.settings.set("language", language)
    QCoreApplication.processEvents()
