"""French on the screens: led through all pages, the program writes and says no English."""

import re
from collections.abc import Iterable

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QMessageBox, QWidget

from blueprints_desktop.games import registry
from tests.desktop.driving import moves_to_reveal, saved_match
from tests.desktop.test_translations import FRENCH

STAGES = {"set up": 0, "in a round": 9, "a round is over": moves_to_reveal(3), "the end": -1}
"""How many moves of a match of three are played."""


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


def english_among(texts: Iterable[str]) -> list[str]:
    """What could be a text of the sources whose French is another, words filled in or not."""
    return _among(texts, [m.source for m in FRENCH if m.source not in m.forms])


def french_among(texts: Iterable[str]) -> list[str]:
    """The reverse: what could be French, and nothing that is said so in English."""
    english = {m.source for m in FRENCH}
    return _among(texts, [form for m in FRENCH for form in m.forms if form not in english])


def _among(texts: Iterable[str], words: Iterable[str]) -> list[str]:
    shapes = [re.split(r"\{\w+\}|%n", text) for text in words]
    telling = [shape for shape in shapes if len(re.sub(r"\W", "", "".join(shape))) > 3]
    patterns = [re.compile(".+".join(map(re.escape, shape))) for shape in telling]
    return sorted(text for text in texts if any(p.fullmatch(text) for p in patterns))


def speak(window, language: str) -> None:
    window.settings.set("language", language)
    QCoreApplication.processEvents()


def test_english_is_recognised():
    assert english_among(["Place here", "Placer ici", "Round 2 of 3", "Manche 2 sur 3"]) == [
        "Place here",
        "Round 2 of 3",
    ]


def test_the_pages_are_french(window, monkeypatch):
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    screens.look()
    for game in registry.KEYS:
        window.new_game(game)
        screens.look()
    window.library.prepare()
    saved_match(window.library.folder / "a.bpmatch", seats=3, moves=9)
    for show in (window.show_settings, window.show_matches, window.go_home):
        show()
        screens.look()
    assert {"Nouvelle partie", "Réglages", "Continuer"} <= screens.texts
    assert english_among(screens.texts) == []


def test_the_rulebook_is_french_and_turns_english_at_once(window, monkeypatch):
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    window.show_rules("blueprints")
    for game in registry.KEYS:
        window.page.show_rule(game)
        window.page.finder.field.setText("1")
        screens.look()
        window.page.finder.field.clear()
        screens.look()
        assert window.page.reader.document().toPlainText().count("é") > 100
    assert {"Règles", "Chercher dans la règle", "Imprimer…"} <= screens.texts
    assert english_among(screens.texts) == []
    speak(window, "en")
    screens.texts.clear()
    screens.look()
    assert {"Rules", "Search the rules"} <= screens.texts
    assert french_among(screens.texts) == []
    assert window.page.reader.document().toPlainText().count("é") == 0


def test_the_pages_are_english_again(window, monkeypatch):
    speak(window, "fr")
    window.page.grab()
    speak(window, "en")
    screens = Screens(window, monkeypatch)
    window.library.prepare()
    saved_match(window.library.folder / "a.bpmatch", seats=3, moves=9)
    for show in (window.new_game, window.show_settings, window.show_matches, window.go_home):
        show()
        screens.look()
    assert french_among(screens.texts) == []


def test_qts_own_dialogs_speak_the_language(window):
    """Buttons of boxes and the names of keys come from Qt's translations."""
    said = []
    for language in ("fr", "en", "fr"):
        speak(window, language)
        box = QMessageBox(window)
        box.setStandardButtons(QMessageBox.StandardButton.Cancel)
        said.append(box.button(QMessageBox.StandardButton.Cancel).text().replace("&", ""))
        box.deleteLater()
    assert said == ["Annuler", "Cancel", "Annuler"]


@pytest.mark.parametrize("moves", STAGES.values(), ids=STAGES)
def test_a_match_is_french_and_turns_french_at_once(window, qtbot, tmp_path, monkeypatch, moves):
    window.sit_down(saved_match(tmp_path / "a.bpmatch", seats=3, moves=moves))
    window.page.grab()
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    screens.look()
    window.table.sitting.open_curtain()
    screens.look()
    window.table.board.press_primary()
    qtbot.wait(1)
    screens.look()
    assert "Annuler" in screens.texts
    assert english_among(screens.texts) == []


MONUMENT_STAGES = {"the quarry": 5, "the building site": 24, "the end": -1}


@pytest.mark.parametrize("moves", MONUMENT_STAGES.values(), ids=MONUMENT_STAGES)
def test_world_monuments_is_french_and_turns_french_at_once(window, tmp_path, monkeypatch, moves):
    saved = saved_match(tmp_path / "a.bpmatch", seats=2, moves=moves, game="monuments")
    window.sit_down(saved)
    window.table.sitting.open_curtain()
    window.page.grab()
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    screens.look()
    window.table.board.press_primary()
    screens.look()
    assert "Annuler" in screens.texts
    said = {text for text in screens.texts if "round" not in text.lower()}
    assert english_among(said) == [], "a round is a round in French here, too"


def test_the_language_goes_back_and_forth(window):
    window.new_game("blueprints")
    said = []
    for language in ("fr", "en", "fr"):
        speak(window, language)
        said.append(window.page.title.text())
    assert said == ["Nouvelle partie", "New game", "Nouvelle partie"]
