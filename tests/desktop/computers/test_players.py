"""Computers at the table: whole games, one worker for all, and nothing that outlives the window."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.bots import wire_format
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.computers import players as playing
from blueprints_desktop.desktop.computers.players import ComputerPlayers
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games import registry
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import saved_match

LONG = 60_000
"""Milliseconds after which something has gone wrong, however busy the machine."""

STRETCH = 10
"""Moves before the end of a game played by lot."""


@pytest.fixture
def at_once(window: Window) -> Window:
    """Computers that play as soon as they know what."""
    window.settings.set("pace", "off")
    return window


def sit(window: Window, path: Path, *kinds: str, game: str = "blueprints", **more) -> SavedMatch:
    saved = saved_match(path, len(kinds), kinds=kinds, game=game, **more)
    window.start_session(saved)
    return saved


def computers(window: Window) -> ComputerPlayers:
    assert window.table is not None
    found = window.table.findChild(ComputerPlayers)
    assert found is not None
    return found


def play_person(window: Window, chance: Chance) -> None:
    """The person's part, by lot."""
    session = window.table.session
    session.play(chance.pick(session.legal_moves()))


def until_person(window: Window) -> Callable[[], bool]:
    def asked() -> bool:
        session = window.table.session
        return session.to_act is None or session.may_act()

    return asked


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_game_against_a_computer_goes_on_to_its_end(at_once, qtbot, tmp_path, game):
    """From its last stretch: all of it would show the same again and again."""
    whole = saved_match(tmp_path / "whole.match", 2, moves=-1, game=game)
    before = len(whole.match.played) - STRETCH
    saved = sit(at_once, tmp_path / "a.match", "person", "apprentice", game=game, moves=before)
    chance = Chance(5)
    while saved.match.to_act is not None:
        qtbot.waitUntil(until_person(at_once), timeout=LONG)
        if saved.match.to_act is not None:
            assert saved.match.to_act == 0 or saved.match.legal_moves() == [NEXT]
            play_person(at_once, chance)
    assert saved.match.outcome is not None
    assert {played.seat for played in saved.match.played[before:]} == {0, 1}
    assert SavedMatch.open(saved.path).match.move_texts() == saved.match.move_texts()


def test_computers_alone_play_on_to_the_end_of_a_round(at_once, qtbot, tmp_path):
    saved = sit(at_once, tmp_path / "a.match", "apprentice", "journeyman", "apprentice")
    qtbot.waitUntil(lambda: saved.match.legal_moves() == [NEXT], timeout=LONG)
    table = at_once.table
    assert table.session.viewer is None
    assert table.session.may_act(), "whoever watches goes on when they have seen enough"
    assert not computers(at_once).waiting


def test_a_worker_that_is_killed_is_replaced_and_the_game_goes_on(at_once, qtbot, tmp_path):
    saved = sit(at_once, tmp_path / "a.match", "person", "master")
    thinker = at_once.services.thinking.thinker
    at_once.services.thinking.start()
    qtbot.waitUntil(thinker.ready.is_set, timeout=LONG)
    computers(at_once).nodes = 4000
    play_person(at_once, Chance(1))
    while saved.match.to_act == 0:
        play_person(at_once, Chance(1))
    pid, moves = thinker.pid, len(saved.match.played)
    os.kill(pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: len(saved.match.played) > moves, timeout=LONG)
    assert saved.match.played[moves].seat == 1
    assert thinker.pid not in (None, pid)


def test_without_any_worker_the_game_goes_on_all_the_same(at_once, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(
        "blueprints_desktop.bots.worker_client.worker_command", lambda: ["/nowhere/at/all"]
    )
    saved = sit(at_once, tmp_path / "a.match", "master", "person")
    qtbot.waitUntil(lambda: saved.match.to_act == 1, timeout=LONG)


def test_nothing_is_left_running_when_the_window_closes(at_once, qtbot, tmp_path):
    sit(at_once, tmp_path / "a.match", "master", "person")
    thinker = at_once.services.thinking.thinker
    qtbot.waitUntil(thinker.ready.is_set, timeout=LONG)
    pid = thinker.pid
    at_once.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_only_what_the_computer_sees_leaves_the_window(at_once, tmp_path, monkeypatch):
    """Every message to the worker is looked through for what its seat may not know."""
    sent = []
    monkeypatch.setattr(
        at_once.services.thinking.thinker, "ask", lambda message: sent.append(message) or 1
    )
    saved = sit(at_once, tmp_path / "a.match", "person", "person", "master", moves=2)
    match = saved.match
    assert match.to_act == 2
    (message,) = sent
    view = wire_format.unpack(message["view"])
    assert view == match.view(2) != match.state
    assert str(match.seed) not in {str(value) for value in message.values()}
    assert set(message) == {"do", "game", "rules", "data", "view", "luck", "level", "nodes"}


# --- at a human pace ----------------------------------------------------------------------


def test_a_move_waits_until_people_have_looked(window, qtbot, tmp_path, monkeypatch):
    monkeypatch.setitem(playing.PACE_MS, "normal", LONG)
    saved = sit(window, tmp_path / "a.match", "apprentice", "person")
    players = computers(window)
    thinking = window.table.bar.dots
    qtbot.waitUntil(lambda: thinking.isVisible() and not players.waiting, timeout=LONG)
    assert not saved.match.played
    monkeypatch.setitem(playing.PACE_MS, "normal", 0)
    window.table.board.settled.emit()
    qtbot.waitUntil(lambda: len(saved.match.played) > 0, timeout=LONG)


def test_nobody_plays_on_a_table_that_something_lies_over(at_once, qtbot, tmp_path):
    saved = sit(at_once, tmp_path / "a.match", "person", "apprentice")
    play_person(at_once, Chance(1))
    at_once.show_settings()
    moves = len(saved.match.played)
    players = at_once.findChild(ComputerPlayers)
    QCoreApplication.processEvents()
    assert not players.waiting
    assert len(saved.match.played) == moves
    at_once.page.closed.emit()
    qtbot.waitUntil(lambda: until_person(at_once)(), timeout=LONG)


def test_the_dots_move_only_while_somebody_thinks(window, tmp_path, monkeypatch):
    monkeypatch.setitem(playing.PACE_MS, "normal", LONG)
    window.settings.set("animation", "normal")
    sit(window, tmp_path / "a.match", "apprentice", "person")
    dots = window.table.bar.dots
    assert dots.moving
    computers(window).rest()
    assert not dots.moving
    assert dots.isHidden()


# --- taking back --------------------------------------------------------------------------


def test_undo_goes_back_to_ones_own_last_decision(at_once, qtbot, tmp_path):
    saved = sit(at_once, tmp_path / "a.match", "person", "apprentice", "apprentice")
    first = str(saved.match.view(0))
    play_person(at_once, Chance(2))
    qtbot.waitUntil(until_person(at_once), timeout=LONG)
    played = saved.match.move_texts()
    assert len(played) == 3
    at_once.table.undo()
    assert saved.match.played == []
    assert str(saved.match.view(0)) == first
    assert saved.match.took_back, "a match with take-backs enters no records"
    at_once.table.redo()
    assert saved.match.move_texts() == played
    assert until_person(at_once)()


def test_undo_while_a_computer_thinks_stops_it(at_once, tmp_path):
    saved = sit(at_once, tmp_path / "a.match", "person", "master", "master")
    computers(at_once).nodes = 10**9
    play_person(at_once, Chance(2))
    assert saved.match.to_act == 1
    at_once.table.undo()
    assert saved.match.played == []
    assert not computers(at_once).waiting
    assert at_once.table.bar.dots.isHidden()


def test_two_people_cannot_take_back_what_a_computer_did(at_once, qtbot, tmp_path):
    saved = sit(at_once, tmp_path / "a.match", "person", "apprentice", "person")
    play_person(at_once, Chance(2))
    qtbot.waitUntil(lambda: saved.match.to_act == 2, timeout=LONG)
    assert at_once.table.session.undoable == 0
