"""Back to the start of the turn: the turn that goes on, and nothing before it, in all games."""

import pytest
from PySide6.QtCore import Qt

from blueprints_desktop.desktop.ui.actions import Action
from blueprints_desktop.games import registry
from tests.desktop.driving import keys

ALONE = ("person", "apprentice")
"""One person against a computer: undo may go back as far as they like."""


def back_to_turn_start(window) -> None:
    """Use the action as menu and key do: it does nothing while it is disabled."""
    window.actions_[Action.TURN_START].trigger()


def is_offered(window) -> bool:
    return window.actions_[Action.TURN_START].isEnabled()


def come_to_own_turn(page, moves: int) -> None:
    """Play until a person begins a turn after so many moves, with any moves for everybody."""
    session = page.session
    match = session.match
    while len(match.played) < moves or session.to_act != 0 or match.game.mid_turn(match.state):
        session.open_curtain()
        session.play(session.legal_moves()[0])
        page.board.skip()
        page.hand_on_delay.finish()
    session.open_curtain()


def plan_something(page, game: str) -> None:
    """Choose part of a move on the board."""
    if game == "monuments":
        keys(page, Qt.Key.Key_Right, Qt.Key.Key_Return)
    elif game == "blueprints":
        keys(page, Qt.Key.Key_1)
    else:
        page.board.suggest(page.session.legal_moves()[0])


@pytest.fixture
def seated(sit_in_window, monkeypatch):
    """Sit down with computers that make no move by themselves: the test plays for them."""
    monkeypatch.setattr(
        "blueprints_desktop.desktop.computers.players.ComputerPlayers.look_again", lambda _: None
    )
    return sit_in_window


@pytest.mark.parametrize("kinds", [ALONE, ("person", "person")])
@pytest.mark.parametrize("game", registry.KEYS)
def test_nothing_done_in_this_turn_leaves_the_turns_before(seated, window, game, kinds):
    page = seated(game=game, kinds=kinds).page
    come_to_own_turn(page, 4)
    played = len(page.session.match.played)
    assert page.session.may_act()
    assert not is_offered(window)
    back_to_turn_start(window)
    page.undo_turn()
    assert len(page.session.match.played) == played


@pytest.mark.parametrize("kinds", [ALONE, ("person", "person")])
@pytest.mark.parametrize("game", ["blueprints", "fits", "monuments"])
def test_what_is_only_planned_is_dropped_and_nothing_else(seated, window, game, kinds):
    page = seated(game=game, kinds=kinds).page
    come_to_own_turn(page, 4)
    played = len(page.session.match.played)
    plan_something(page, game)
    assert page.board.planned
    assert is_offered(window)
    back_to_turn_start(window)
    assert not page.board.planned
    assert not is_offered(window)
    assert len(page.session.match.played) == played


def test_a_walk_of_which_one_step_is_planned_begins_anew(seated, window):
    """The walk and the computer's before it stay as they are."""
    page = seated(game="monuments", kinds=ALONE).page
    come_to_own_turn(page, 2)
    assert page.session.undoable > 0
    texts = page.session.match.move_texts()
    keys(page, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert page.board.quarry.walking.cells
    back_to_turn_start(window)
    assert not page.board.quarry.walking.cells
    assert page.session.match.move_texts() == texts


def test_with_two_a_die_taken_in_this_turn_is_put_back(seated, window):
    page = seated(game="blueprints", kinds=ALONE).page
    come_to_own_turn(page, 4)
    played = len(page.session.match.played)
    page.session.play(page.session.legal_moves()[0])
    plan_something(page, "blueprints")
    assert is_offered(window)
    back_to_turn_start(window)
    assert len(page.session.match.played) == played
    assert not page.board.planned
    assert not is_offered(window)


def test_alone_a_skyline_turn_goes_back_to_before_its_roll_and_no_further(seated, window):
    page = seated(game="skyline", kinds=ALONE, seed=3).page
    come_to_own_turn(page, 20)
    texts = page.session.match.move_texts()
    page.session.play(page.session.legal_moves()[0])
    assert page.session.match.game.mid_turn(page.session.match.state)
    page.board.suggest(page.session.legal_moves()[0])
    assert page.board.planned
    assert is_offered(window)
    back_to_turn_start(window)
    assert page.session.match.move_texts() == texts
    assert not page.board.planned
    assert not is_offered(window)


def test_among_people_a_roll_stays(seated, window):
    page = seated(game="skyline", kinds=("person", "person"), seed=3).page
    come_to_own_turn(page, 20)
    page.session.play(page.session.legal_moves()[0])
    assert page.session.match.game.mid_turn(page.session.match.state)
    assert not is_offered(window)
    page.board.suggest(page.session.legal_moves()[0])
    assert is_offered(window)
    played = len(page.session.match.played)
    back_to_turn_start(window)
    assert len(page.session.match.played) == played
    assert not page.board.planned


def test_nobody_goes_back_behind_the_curtain(seated, window):
    page = seated(game="blueprints").page
    session = page.session
    session.open_curtain()
    session.play(session.legal_moves()[0])
    assert is_offered(window)
    session.play(session.legal_moves()[0])
    page.hand_on_delay.finish()
    assert session.curtain_for is not None
    assert not is_offered(window)
    page.undo_turn()
    assert len(session.match.played) == 2
