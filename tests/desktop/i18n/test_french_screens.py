"""French on the screens: led through all pages, the program writes and says no English."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QMessageBox,
)

from blueprints_desktop.desktop.i18n.ts_translator import QT_GAPS
from blueprints_desktop.desktop.pages.statistics.query import StatisticsQuery
from blueprints_desktop.games import registry
from tests.desktop.driving import saved_match
from tests.desktop.screens import (
    REVIEW,
    SCREENS,
    SHEET,
    Screens,
    assert_table,
    english_among,
    french_among,
    keep_matches,
    lacking,
    speak,
)
from tests.desktop.stages import stages_of
from tests.support import usual_seats

pytestmark = pytest.mark.own_pictures

SAME_WORDS = {"Premières places"}
"""French that could be English with a word filled in: "places" are places in both."""
SAME_WORD = {"monuments": "round"}
"""What a game calls the same in both languages, so that whole sentences of it may look alike."""


def test_english_is_recognised():
    assert english_among(["Place here", "Placer ici", "Round 2 of 3", "Manche 2 sur 3"]) == [
        "Place here",
        "Round 2 of 3",
    ]


def look_at_all(window, screens: Screens) -> None:
    """Every page, with a match to go on with, one that is over, and statistics."""
    for screen in SCREENS:
        screen.show(window)
        screens.look()


def test_the_pages_are_french(window, monkeypatch):
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    keep_matches(window)
    look_at_all(window, screens)
    assert {"Nouvelle partie", "Réglages", "Continuer", "Statistiques", "Ouvrir"} <= screens.texts
    said = screens.texts - SAME_WORDS
    assert english_among(said) == []


def test_the_statistics_are_french_and_turn_english_at_once(window, monkeypatch):
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    window.library.prepare()
    history = window.services.keeper.history
    window.show_statistics()
    page = window.page
    for person in (None, "Ada"):
        page.asking.wait()
        QCoreApplication.processEvents()
        screens.look()
        history.recorder.record(saved_match(window.library.folder / "a.match", 3, moves=-1))
        page.filters.put(StatisticsQuery(person=person))
        page.ask()
    page.asking.wait()
    QCoreApplication.processEvents()
    screens.look()
    assert {"Choisir un jeu", "Adversaires", "Tout supprimer…"} <= screens.texts
    assert english_among(screens.texts - SAME_WORDS) == []
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
    assert {"Règles", "Chercher dans les règles", "Imprimer…"} <= screens.texts
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
    keep_matches(window)
    look_at_all(window, screens)
    assert {"New game", "Settings", "Continue", "Statistics", "Open"} <= screens.texts
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
        for context, texts in QT_GAPS.items()
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


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_match_is_french_and_turns_french_at_once(window, tmp_path, monkeypatch, game):
    screens = Screens(window, monkeypatch)
    for stage, moves in stages_of(game).items():
        speak(window, "en")
        saved = saved_match(tmp_path / f"{stage}.match", usual_seats(game), moves, game=game)
        window.start_session(saved)
        window.page.grab()
        speak(window, "fr")
        screens.texts.clear()
        screens.look()  # where the game has a curtain, it is down
        window.table.session.open_curtain()
        window.table.board.skip()
        QCoreApplication.processEvents()
        assert_table(window.table)
        screens.look()
        window.table.board.press_primary()
        QCoreApplication.processEvents()
        screens.look()
        assert "Annuler" in screens.texts
        assert english_among(told(game, screens.texts)) == [], stage
    assert screens.tiny == {}


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_match_turns_english_again(window, tmp_path, monkeypatch, game):
    screens = Screens(window, monkeypatch)
    speak(window, "fr")
    moves = list(stages_of(game).values())[1]
    saved = saved_match(tmp_path / "a.match", usual_seats(game), moves, game=game)
    window.start_session(saved)
    window.table.session.open_curtain()
    window.table.board.skip()
    QCoreApplication.processEvents()
    assert_table(window.table)
    window.page.grab()
    speak(window, "en")
    screens.texts.clear()
    screens.look()
    assert "Undo" in screens.texts
    assert french_among(told(game, screens.texts)) == []


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_match_looked_at_again_is_french(window, tmp_path, monkeypatch, game):
    """The review, its story and the score sheet at its end."""
    saved = saved_match(tmp_path / "a.match", seats=2, moves=-1, game=game)
    window.review(saved)
    window.page.grab()
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    assert not lacking(window.page, REVIEW)
    screens.look()
    if saved.match.box.sheet is not None:
        window.show_sheet(saved)
        assert not lacking(window.page, SHEET)
        screens.look()
    assert "Relecture" in screens.texts
    assert english_among(told(game, screens.texts)) == []


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_match_file_is_the_same_in_both_languages(window, tmp_path, game):
    """Played on at the table, in one language and in the other."""
    files = []
    for language in ("en", "fr"):
        speak(window, language)
        path = tmp_path / language / "a.match"
        window.start_session(saved_match(path, seats=2, moves=3, game=game))
        session = window.table.session
        session.open_curtain()
        session.play(session.match.legal_moves()[0])
        files.append(path.read_bytes())
        window.go_home()
    assert files[0] == files[1]
    assert files[0].count(b"\n") == 1 + 3 + 1


def test_the_language_goes_back_and_forth(window):
    window.new_game("blueprints")
    said = []
    for language in ("fr", "en", "fr"):
        speak(window, language)
        said.append(window.page.head.title.text())
    assert said == ["Nouvelle partie", "New game", "Nouvelle partie"]
