"""Seats that change hands at the table, and games that begin with one click."""

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.computers.players import ComputerPlayers
from blueprints_desktop.desktop.computers.seat_menu import players_menu, seat_menu
from blueprints_desktop.desktop.i18n.computer_names import KINDS, rank_of
from blueprints_desktop.desktop.ui.actions import Action
from blueprints_desktop.games import registry
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import saved_match
from tests.support import usual_seats

LONG = 60_000
"""Milliseconds after which something has gone wrong, however busy the machine."""


@pytest.fixture
def at_once(window):
    window.settings.set("pace", "off")
    return window


def test_a_computer_takes_over_and_hands_back(at_once, qtbot, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2)
    at_once.start_session(saved)
    before = at_once.table
    menu = seat_menu(before, before.session, 0)
    master = menu.actions()[1 + KINDS.index("apprentice")]
    assert [action.isChecked() for action in menu.actions()[1:]] == [True, False, False, False]
    master.trigger()
    assert at_once.table is not before
    assert at_once.table.people[0].level == "apprentice"
    assert at_once.table.session.curtain_for == 1, "whose seat it was may come back"
    assert not saved.match.played, "a computer does not play behind the curtain"
    at_once.table.session.open_curtain()
    qtbot.waitUntil(lambda: saved.match.to_act == 1, timeout=LONG)
    assert at_once.table.session.curtain_for is None, "the one person left looks already"
    at_once.table.session.hand_over(0, "person")
    assert not at_once.table.people[0].is_computer
    assert SavedMatch.open(saved.path).header.players[0].kind == "person"


def test_whoever_looked_says_again_who_they_are_when_another_seat_changes(window, tmp_path):
    saved = saved_match(tmp_path / "a.match", 3)
    window.start_session(saved)
    window.table.session.open_curtain()
    window.table.session.hand_over(2, "master")
    session = window.table.session
    assert session.hides
    assert (session.viewer, session.curtain_for) == (None, 0)


def test_all_seats_are_in_one_menu_for_the_keyboard(window, tmp_path):
    window.start_session(saved_match(tmp_path / "a.match", 3, kinds=("person", "person", "master")))
    menu = players_menu(window.table, window.table.session)
    within = [action.menu() for action in menu.actions()]
    assert [len(one.actions()) for one in within] == [len(KINDS)] * 3
    assert [action.isChecked() for action in within[2].actions()].index(True) == 3
    assert window.actions_[Action.PLAYERS].isEnabled()
    window.actions_[Action.PLAYERS].trigger()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
    window.go_home()
    assert not window.actions_[Action.PLAYERS].isEnabled()


def right_click(widget, at: QPoint) -> None:
    """As Qt tells it: to the widget, and to those around it until one takes it."""
    where = widget.mapToGlobal(at)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where)
    QApplication.sendEvent(widget, event)


def test_a_panel_asks_who_plays_it(window, tmp_path):
    window.start_session(saved_match(tmp_path / "a.match", 2, kinds=("person", "master")))
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
    window.start_session(saved_match(tmp_path / "a.match", 2, kinds=("person", "master")))
    person, computer = window.table.board.panels
    assert "master" in computer.accessibleName()
    assert "Computer" not in person.accessibleName()


def told(window) -> list[tuple[int, int, int]]:
    """Of the lines about moves: with which move they came, about which seat, and how well it plays."""
    window.table.session.open_curtain()
    board = window.table.board
    board.skip()  # what follows after the board is told as well
    lines = [board.log.lines.line(row) for row in range(board.log.lines.rowCount())]
    found = [
        (line.step, line.colour, board.log.rank(line))
        for line in lines
        if line.colour is not None and not line.kind
    ]
    assert found
    return found


@pytest.mark.parametrize("game", registry.KEYS)
def test_the_log_tells_computers_from_people(window, tmp_path, game):
    seats = usual_seats(game)
    kinds = ("person", "master", "apprentice")[:seats]
    window.start_session(saved_match(tmp_path / "a.match", seats, 8, kinds=kinds, game=game))
    assert all(rank == rank_of(kinds[seat]) for _, seat, rank in told(window))


@pytest.mark.parametrize("game", registry.KEYS)
def test_lines_of_the_log_keep_who_made_them_then(window, tmp_path, game):
    saved = saved_match(tmp_path / "a.match", 2, 6, game=game)
    window.start_session(saved)
    seat = saved.match.to_act
    window.table.session.hand_over(seat, "master")
    assert {rank for _, _, rank in told(window)} == {0}
    saved.play(saved.match.legal_moves()[0])
    window.table.session.hand_over(seat, "person")
    now = len(saved.match.played)
    for step, about, rank in told(window):
        assert rank == (rank_of("master") if (step, about) == (now, seat) else 0)
    assert (now, seat, rank_of("master")) in told(window)


def test_a_match_that_is_over_is_handed_to_nobody(window, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, moves=-1)
    window.start_session(saved)
    window.table.session.hand_over(0, "master")
    assert saved.header.players[0].kind == "person"
    assert not window.actions_[Action.PLAYERS].isEnabled()


@pytest.mark.parametrize("game", registry.KEYS)
def test_one_click_on_home_begins_a_game_against_an_apprentice(window, qtbot, game):
    sheet = next(sheet for sheet in window.home.body.sheets if sheet.game == game)
    qtbot.mouseClick(sheet.play_now, Qt.MouseButton.LeftButton)
    table = window.table
    assert table is not None
    saved = table.session.saved
    assert saved.header.box.key == game
    assert [player.kind for player in saved.header.players] == ["person", "apprentice"]
    assert table.session.curtain_for is None
    assert table.findChild(ComputerPlayers) is not None
    window.go_home()


def test_play_now_knows_who_played_last(window):
    window.settings.remember("last_game", "fits")
    window.settings.remember(
        "new_game/fits", {"seats": [{"name": "Zaha", "kind": "master"}, {"name": "Eero"}]}
    )
    window.play_now("skyline")
    players = window.table.session.players
    assert players[0].name == "Eero"
    assert players[1].name.casefold() != "eero"


def test_names_in_menus_are_as_they_are_written(window, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2)
    names = ("Tom & Joe", "R&D")
    players = [evolve(p, name=n) for p, n in zip(saved.header.players, names, strict=True)]
    saved.header = evolve(saved.header, players=tuple(players))
    window.start_session(saved)
    session = window.table.session
    whole = players_menu(window.table, session)
    assert [shown(action.text()) for action in whole.actions()] == list(names)
    assert "R&D" in shown(seat_menu(window.table, session, 1).actions()[0].text())


def shown(text: str) -> str:
    """As a menu shows it: one "&" underlines a letter, two are one."""
    return text.split("\t")[0].replace("&&", "\0").replace("&", "").replace("\0", "&")
