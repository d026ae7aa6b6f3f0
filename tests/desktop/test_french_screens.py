"""French on the screens: led through all pages, the program writes and says no English."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QMessageBox,
)

from blueprints_desktop.desktop.pages.statistics.wish import Wish
from blueprints_desktop.desktop.qt_words import GAPS
from blueprints_desktop.games import registry
from tests.desktop.driving import moves_to_reveal, saved_match
from tests.desktop.screens import Screens, english_among, french_among, speak

STAGES = {
    "blueprints": {"set up": 0, "in a round": 9, "round over": moves_to_reveal(3), "end": -1},
    "fits": {"set up": 0, "in a round": 9, "end": -1},
    "monuments": {"the quarry": 5, "the building site": 24, "end": -1},
    "skyline": {"placing": 3, "in the game": 31, "end": -1},
}
"""How many moves of a match of three are played."""
SAME_WORD = {"monuments": "round"}
"""What a game calls the same in both languages, so that whole sentences of it may look alike."""


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
    pages = (window.show_settings, window.show_matches, window.show_statistics, window.go_home)
    for show in pages:
        show()
        screens.look()
    assert {"Nouvelle partie", "Réglages", "Continuer", "Statistiques"} <= screens.texts
    assert english_among(screens.texts) == []


def test_the_statistics_are_french_and_turn_english_at_once(window, monkeypatch):
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    window.library.prepare()
    history = window.backstage.keeper.history
    window.show_statistics()
    page = window.page
    for person in (None, "Ada"):
        page.asking.wait()
        QCoreApplication.processEvents()
        screens.look()
        history.recorder.record(saved_match(window.library.folder / "a.match", 3, moves=-1))
        page.filters.put(Wish(person=person))
        page.ask()
    page.asking.wait()
    QCoreApplication.processEvents()
    screens.look()
    assert {"Choisir un jeu", "Adversaires", "Tout supprimer…"} <= screens.texts
    said = screens.texts - {"Premières places"}
    assert english_among(said) == [], "places are places in French here, too"
    speak(window, "en")
    screens.texts.clear()
    screens.look()
    assert "Opponents" in screens.texts
    assert french_among(screens.texts) == []
    history.close()


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
    pages = (window.new_game, window.show_settings, window.show_matches, window.show_statistics)
    for show in (*pages, window.go_home):
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


def test_qts_own_french_has_no_gaps(window):
    """What Qt leaves out of its dialogs stands in our files, and Qt takes it from there."""
    speak(window, "fr")
    untold = [
        (context, text)
        for context, texts in GAPS.items()
        for text in texts
        if QCoreApplication.translate(context, text, "some remark") == text
    ]
    assert untold == []
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    said = {label.text().replace("&", "") for label in dialog.findChildren(QLabel)}
    assert {"Regarder dans\N{NO-BREAK SPACE}:", "Type de fichiers\N{NO-BREAK SPACE}:"} <= said
    dialog.deleteLater()


def told(game: str, texts: set[str]) -> set[str]:
    """All but what is called the same in both languages."""
    word = SAME_WORD.get(game)
    return {text for text in texts if word is None or word not in text.lower()}


@pytest.mark.parametrize("game", STAGES)
def test_a_match_is_french_and_turns_french_at_once(window, tmp_path, monkeypatch, game):
    screens = Screens(window, monkeypatch)
    for stage, moves in STAGES[game].items():
        speak(window, "en")
        saved = saved_match(tmp_path / f"{stage}.bpmatch", seats=3, moves=moves, game=game)
        window.sit_down(saved)
        window.page.grab()
        speak(window, "fr")
        screens.texts.clear()
        screens.look()  # where the game has a curtain, it is down
        window.table.sitting.open_curtain()
        screens.look()
        window.table.board.press_primary()
        QCoreApplication.processEvents()
        screens.look()
        assert "Annuler" in screens.texts
        assert english_among(told(game, screens.texts)) == [], stage
    assert screens.tiny == {}


@pytest.mark.parametrize("game", STAGES)
def test_a_match_turns_english_again(window, tmp_path, monkeypatch, game):
    screens = Screens(window, monkeypatch)
    speak(window, "fr")
    moves = list(STAGES[game].values())[1]
    saved = saved_match(tmp_path / "a.bpmatch", seats=3, moves=moves, game=game)
    window.sit_down(saved)
    window.table.sitting.open_curtain()
    window.page.grab()
    speak(window, "en")
    screens.texts.clear()
    screens.look()
    assert "Undo" in screens.texts
    assert french_among(told(game, screens.texts)) == []


@pytest.mark.parametrize("game", STAGES)
def test_a_match_looked_at_again_is_french(window, tmp_path, monkeypatch, game):
    """The review, its story and the score sheet at its end."""
    saved = saved_match(tmp_path / "a.bpmatch", seats=2, moves=-1, game=game)
    window.review(saved)
    window.page.grab()
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    screens.look()
    window.show_sheet(saved)
    screens.look()
    assert "Revoir la partie" in screens.texts
    assert english_among(told(game, screens.texts)) == []


@pytest.mark.parametrize("game", STAGES)
def test_a_match_file_is_the_same_in_both_languages(window, tmp_path, game):
    """Played on at the table, in one language and in the other."""
    files = []
    for language in ("en", "fr"):
        speak(window, language)
        path = tmp_path / language / "a.bpmatch"
        window.sit_down(saved_match(path, seats=2, moves=3, game=game))
        sitting = window.table.sitting
        sitting.open_curtain()
        sitting.play(sitting.match.legal_moves()[0])
        files.append(path.read_bytes())
        window.go_home()
    assert files[0] == files[1]
    assert files[0].count(b"\n") == 1 + 3 + 1


def test_the_language_goes_back_and_forth(window):
    window.new_game("blueprints")
    said = []
    for language in ("fr", "en", "fr"):
        speak(window, language)
        said.append(window.page.title.text())
    assert said == ["Nouvelle partie", "New game", "Nouvelle partie"]
