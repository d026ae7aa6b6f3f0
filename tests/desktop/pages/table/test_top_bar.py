"""The table's top bar."""

from blueprints_desktop.desktop.pages.table.top_bar import TopBar
from blueprints_desktop.desktop.ui.board.board_api import Progress
from blueprints_desktop.desktop.ui.cards import painting
from blueprints_desktop.desktop.ui.controls import buttons
from blueprints_desktop.engine.chance import Chance
from tests.desktop.driving import settle
from tests.desktop.writing import watch_writing

OPEN = Progress("Round 2 of 3: the reveal", brief="Round 2 of 3")


def test_where_the_game_stands_is_said_in_brief_rather_than_in_tiny_letters(
    qtbot, monkeypatch, appearance
):
    texts = watch_writing(monkeypatch, painting)
    bar = TopBar(appearance)
    qtbot.addWidget(bar)
    bar.set_where(OPEN)
    bar.resize(1280, bar.height())
    bar.grab()
    bar.resize(360, bar.height())
    bar.grab()
    said = [text for text in texts if text]
    assert said == [OPEN.text, OPEN.brief]
    assert bar.where.accessibleName() == OPEN.text


def test_a_button_without_room_for_its_word_shows_its_sign_and_no_dots(
    qtbot, monkeypatch, appearance
):
    texts = watch_writing(monkeypatch, buttons)
    bar = TopBar(appearance)
    qtbot.addWidget(bar)
    bar.set_game("Projekt Skyline")
    bar.resize(1280, bar.height())
    bar.grab()
    assert {"Projekt Skyline", "Undo", "Menu"} <= set(texts)
    texts.clear()
    bar.resize(300, bar.height())
    bar.grab()
    assert texts
    assert "\N{HORIZONTAL ELLIPSIS}" not in texts


def test_tools_give_up_their_words_before_where_the_game_stands_is_cut(
    qtbot, monkeypatch, appearance
):
    texts = watch_writing(monkeypatch, painting)
    bar = TopBar(appearance)
    qtbot.addWidget(bar)
    bar.set_game("World Monuments")
    bar.set_where(Progress("Notre Dame, round 2 of 3", brief="Round 2 of 3"))
    bar.allow(bar.undo, True, "Take back the last step")
    bar.resize(600, bar.height())
    bar.grab()
    assert [text for text in texts if text][-1] in ("Round 2 of 3", "Notre Dame, round 2 of 3")
    assert bar.rules.width() < 60
    assert (bar.undo.toolTip(), bar.rules.toolTip()) == ("Take back the last step", "Rules")
    bar.rules.setText("Règles")
    assert bar.rules.toolTip() == "Règles"
    bar.resize(1280, bar.height())
    bar.grab()
    assert bar.rules.toolTip() == ""


def test_what_is_painted_ends_where_the_tools_begin_right_after_a_change_of_size(
    qtbot, appearance, settings
):
    bar = TopBar(appearance)
    qtbot.addWidget(bar)
    bar.set_game("World Monuments")
    bar.set_where(Progress("Notre Dame, round 2 of 3"))
    bar.resize(1280, bar.height())
    bar.show()
    for width, scale in ((720, 100), (1280, 150), (720, 120)):
        settings.set("scale", scale)
        bar.resize(width, bar.height())
        before = bar.undo.x()
        settle()
        assert bar.undo.x() == before


def test_redo_stands_beside_undo_and_says_what_it_does_or_why_it_cannot(sit_in_window):
    hands = sit_in_window(seats=2)
    top, session = hands.page.top, hands.page.session
    assert top.tools.index(top.redo) == top.tools.index(top.undo) + 1
    assert not top.redo.isEnabled()
    assert top.redo.toolTip() == "There is nothing to redo."
    hands.play_on(Chance(1), moves=1)
    mover = hands.page.people[session.match.played[-1].seat].name
    hands.click(top.undo)
    assert not session.match.played
    assert top.redo.toolTip() == f"Plays {mover}’s undone move again."
    assert top.redo.accessibleDescription() == top.redo.toolTip()
    hands.click(top.redo)
    assert len(session.match.played) == 1
    assert not top.redo.isEnabled()


def test_redo_says_that_a_computer_moves_next(sit_in_window):
    hands = sit_in_window(seats=2, kinds=("person", "apprentice"), game="monuments")
    saved = hands.page.session.saved
    while not saved.match.played or saved.match.played[-1].seat == 0:
        saved.play(saved.match.legal_moves()[0])
    computer = len(saved.match.played)
    saved.undo()
    hands.page.refresh()
    assert len(saved.match.played) == computer - 1
    assert not hands.page.top.redo.isEnabled()
    said = "Player 2 is next, and computer players make their own moves."
    assert hands.page.top.redo.toolTip().endswith(said.partition(" ")[2].partition(" ")[2])
