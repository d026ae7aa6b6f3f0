"""A match: undo, redo, free undos, events by seat."""

import pickle

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption, IllegalMove
from tests.support import middle_of, new_match, play_on


def test_undo_and_redo_bring_back_the_very_same_steps() -> None:
    match = middle_of("blueprints", 3, seed=4, moves=20)
    played = list(match.played)
    match.undo(7)
    assert list(match.played) == played[:13]
    match.redo(3)
    match.redo(4)
    assert list(match.played) == played


def test_the_same_move_after_an_undo_meets_the_same_chance() -> None:
    match = middle_of("blueprints", 4, seed=4, moves=9)
    last = match.played[-1]
    match.undo()
    assert match.play(last.move) == last.step


def test_a_new_move_forgets_what_was_undone() -> None:
    match = middle_of("blueprints", 3, seed=1, moves=5)
    match.undo(2)
    match.play(match.legal_moves()[0])
    assert not match.undone
    with pytest.raises(IllegalMove, match="nothing to redo"):
        match.redo()


def test_free_undos_end_at_what_was_revealed() -> None:
    match = new_match("blueprints", 2, first=0)
    assert match.free_undos == 0
    match.play(match.legal_moves()[0])
    assert match.free_undos == 1, "two players: nothing is drawn before the discard"
    match.undo()
    assert not match.took_back
    match.redo()
    match.play(match.legal_moves()[0])
    assert match.free_undos == 0, "dice were drawn"
    match.undo()
    assert match.took_back


@pytest.mark.parametrize("moves", [0, -1, 6])
def test_undo_refuses_what_cannot_be(moves: int) -> None:
    match = middle_of("blueprints", 3, seed=1, moves=5)
    with pytest.raises(IllegalMove):
        match.undo(moves)
    assert len(match.played) == 5


def test_an_illegal_move_changes_nothing() -> None:
    match = middle_of("blueprints", 3, seed=1, moves=5)
    before = match.state, list(match.played), list(match.undone)
    with pytest.raises(IllegalMove):
        match.play_text("next")
    with pytest.raises(IllegalMove, match="unreadable move"):
        match.play_text("castle")
    assert (match.state, list(match.played), list(match.undone)) == before


def test_nothing_is_played_after_the_end() -> None:
    match = play_on(new_match("blueprints", 2), Chance(1))
    with pytest.raises(IllegalMove, match="game is over"):
        match.play_text("next")


def test_the_number_of_seats_is_checked() -> None:
    with pytest.raises(BadOption):
        new_match("blueprints", 5)


def test_states_along_the_way() -> None:
    match = middle_of("blueprints", 3, seed=1, moves=5)
    assert match.state_after(0) == match.opening.state
    assert match.state_after(5) == match.state
    assert match.state_after(3) == match.played[2].step.state


def test_events_since_a_move() -> None:
    match = middle_of("blueprints", 3, seed=1, moves=5)
    everything = match.told(None)
    assert match.told(None, since=0) == everything
    later = match.told(None, since=4)
    assert later == everything[-len(later) :]
    assert len(later) == 4


def test_errors_survive_a_process_border() -> None:
    error = pickle.loads(pickle.dumps(IllegalMove("not-now", move="next")))
    assert (error.code, dict(error.facts), str(error)) == (
        "not-now",
        {"move": "next"},
        "not now (move next)",
    )


def test_a_snapshot_stays_as_it_was() -> None:
    match = play_on(new_match("fits", 2), Chance(1), 12)
    match.undo(2)
    taken = match.snapshot()
    before = match.move_texts(), match.state, list(match.undone)
    match.redo()
    match.undo(5)
    play_on(match, Chance(2))
    assert (taken.move_texts(), taken.state, list(taken.undone)) == before
    assert taken.outcome is None
    assert match.outcome is not None
