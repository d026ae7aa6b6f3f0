"""Seats that change hands at the table, and games that begin with one click."""

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.actions import Do
from blueprints_desktop.desktop.opponents.level_words import KINDS, rank_of
from blueprints_desktop.desktop.opponents.playing import ComputerPlayers
from blueprints_desktop.desktop.opponents.seat_menu import players_menu, seat_menu
from blueprints_desktop.games import registry
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import saved_match

LONG = 60_000
"""Milliseconds after which something has gone wrong, however busy the machine."""


@pytest.fixture
def at_once(window):
    window.settings.set("pace", "off")
    return window


def test_a_computer_takes_over_and_hands_back(at_once, qtbot, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2)
    at_once.sit_down(saved)
    before = at_once.table
    menu = seat_menu(before, before.sitting, 0)
    master = menu.actions()[1 + KINDS.index("apprentice")]
    assert [action.isChecked() for action in menu.actions()[1:]] == [True, False, False, False]
    master.trigger()
    assert at_once.table is not before
    assert at_once.table.people[0].level == "apprentice"
    qtbot.waitUntil(lambda: saved.match.to_act == 1, timeout=LONG)
    assert at_once.table.sitting.curtain_for is None, "one person among computers hides nothing"
    at_once.table.sitting.hand_over(0, "person")
    assert not at_once.table.people[0].is_computer
    assert SavedMatch.open(saved.path).header.players[0].kind == "person"


def test_whoever_looked_goes_on_looking_when_another_seat_changes(window, tmp_path):
    saved = saved_match(tmp_path / "a.match", 3)
    window.sit_down(saved)
    window.table.sitting.open_curtain()
    window.table.sitting.hand_over(2, "master")
    sitting = window.table.sitting
    assert sitting.hides
    assert (sitting.viewer, sitting.curtain_for) == (0, None)


def test_all_seats_are_in_one_menu_for_the_keyboard(window, tmp_path):
    window.sit_down(saved_match(tmp_path / "a.match", 3, kinds=("person", "person", "master")))
    menu = players_menu(window.table, window.table.sitting)
    within = [action.menu() for action in menu.actions()]
    assert [len(one.actions()) for one in within] == [len(KINDS)] * 3
    assert [action.isChecked() for action in within[2].actions()].index(True) == 3
    assert window.actions_[Do.PLAYERS].isEnabled()
    window.actions_[Do.PLAYERS].trigger()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
    window.go_home()
    assert not window.actions_[Do.PLAYERS].isEnabled()


def right_click(widget, at: QPoint) -> None:
    """As Qt tells it: to the widget, and to those around it until one takes it."""
    where = widget.mapToGlobal(at)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where)
    QApplication.sendEvent(widget, event)


def test_a_panel_asks_who_plays_it(window, tmp_path):
    window.sit_down(saved_match(tmp_path / "a.match", 2, kinds=("person", "master")))
    table = window.table
    panel = table.board.panels[1]
    right_click(panel, panel.rect().center())
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert [action.isChecked() for action in popup.actions()].index(True) == 1 + rank_of("master")
    popup.close()
    right_click(table.top, QPoint(2, 2))
    assert QApplication.activePopupWidget() is None


def test_a_computers_level_is_told_in_its_panel(window, tmp_path):
    window.sit_down(saved_match(tmp_path / "a.match", 2, kinds=("person", "master")))
    person, computer = window.table.board.panels
    assert "master" in computer.accessibleName()
    assert "Computer" not in person.accessibleName()


def told(window) -> list[tuple[int, int, int]]:
    """Of the lines of the log: with which move they came, about which seat, and how well it plays."""
    window.table.sitting.open_curtain()
    board = window.table.board
    board.skip()  # what follows after the board is told as well
    lines = [board.log.lines.line(row) for row in range(board.log.lines.rowCount())]
    found = [
        (line.step, line.colour, board.log.rank(line)) for line in lines if line.colour is not None
    ]
    assert found
    return found


@pytest.mark.parametrize("game", registry.KEYS)
def test_the_log_tells_computers_from_people(window, tmp_path, game):
    kinds = ("person", "master", "apprentice")
    window.sit_down(saved_match(tmp_path / "a.match", 3, 8, kinds=kinds, game=game))
    assert all(rank == rank_of(kinds[seat]) for _, seat, rank in told(window))


@pytest.mark.parametrize("game", registry.KEYS)
def test_lines_of_the_log_keep_who_made_them_then(window, tmp_path, game):
    saved = saved_match(tmp_path / "a.match", 2, 6, game=game)
    window.sit_down(saved)
    seat = saved.match.to_act
    window.table.sitting.hand_over(seat, "master")
    assert {rank for _, _, rank in told(window)} == {0}
    saved.play(saved.match.legal_moves()[0])
    window.table.sitting.hand_over(seat, "person")
    now = len(saved.match.played)
    for step, about, rank in told(window):
        assert rank == (rank_of("master") if (step, about) == (now, seat) else 0)
    assert (now, seat, rank_of("master")) in told(window)


def test_a_match_that_is_over_is_handed_to_nobody(window, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, moves=-1)
    window.sit_down(saved)
    window.table.sitting.hand_over(0, "master")
    assert saved.header.players[0].kind == "person"
    assert not window.actions_[Do.PLAYERS].isEnabled()


@pytest.mark.parametrize("game", registry.KEYS)
def test_one_click_on_home_begins_a_game_against_an_apprentice(window, qtbot, game):
    sheet = next(sheet for sheet in window.home.body.sheets if sheet.game == game)
    qtbot.mouseClick(sheet.play_now, Qt.MouseButton.LeftButton)
    table = window.table
    assert table is not None
    saved = table.sitting.saved
    assert saved.header.box.key == game
    assert [player.kind for player in saved.header.players] == ["person", "apprentice"]
    assert table.sitting.curtain_for is None
    assert table.findChild(ComputerPlayers) is not None
    window.go_home()


def test_play_now_knows_who_played_last(window):
    window.settings.remember("last_game", "fits")
    window.settings.remember(
        "new_game/fits", {"seats": [{"name": "Zaha", "kind": "master"}, {"name": "Eero"}]}
    )
    window.play_now("skyline")
    players = window.table.sitting.players
    assert players[0].name == "Eero"
    assert players[1].name.casefold() != "eero"


def test_names_in_menus_are_as_they_are_written(window, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2)
    names = ("Tom & Joe", "R&D")
    players = [evolve(p, name=n) for p, n in zip(saved.header.players, names, strict=True)]
    saved.header = evolve(saved.header, players=tuple(players))
    window.sit_down(saved)
    sitting = window.table.sitting
    whole = players_menu(window.table, sitting)
    assert [shown(action.text()) for action in whole.actions()] == list(names)
    assert "R&D" in shown(seat_menu(window.table, sitting, 1).actions()[0].text())


def shown(text: str) -> str:
    """As a menu shows it: one "&" underlines a letter, two are one."""
    return text.split("\t")[0].replace("&&", "\0").replace("&", "").replace("\0", "&")
