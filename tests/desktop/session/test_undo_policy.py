"""How far undo goes: up to what was revealed, another's move, or what another has looked at."""

import pytest

from blueprints_desktop.desktop.session.game_session import GameSession, Refusal, UndoBlocked
from blueprints_desktop.games.blueprints.state import DISCARDING
from tests.desktop.driving import play_first


def test_a_die_can_be_taken_back_before_the_discard(sit, qtbot):
    session = sit()
    session.open_curtain()
    before = session.match.state
    play_first(session)
    assert (session.undoable, session.redoable) == (1, 0)
    with qtbot.waitSignal(session.rewound):
        session.undo()
    assert session.match.state == before
    assert session.viewer == 0
    assert (session.undoable, session.redoable) == (0, 1)
    session.redo()
    assert session.match.state.phase == DISCARDING
    assert session.viewer == 0


def test_what_was_revealed_is_not_undone(sit, qtbot):
    session = sit(seats=3)
    session.open_curtain()
    session.play(session.legal_moves()[0])
    assert session.undoable == 0
    with qtbot.assertNotEmitted(session.rewound):
        session.undo()
    assert len(session.match.played) == 1


def test_a_match_left_in_mid_turn_lets_its_mover_undo_when_it_is_opened_again(sit):
    session = sit(moves=1)
    assert session.match.state.phase == DISCARDING
    assert session.undoable == 0, "nobody undoes behind the curtain"
    session.open_curtain()
    assert session.undoable == 1
    session.undo()
    assert not session.match.played
    assert session.viewer == 0


@pytest.mark.parametrize(("seats", "moves"), [(2, 2), (3, 1), (2, 4)])
def test_nobody_undoes_what_another_did(sit, seats, moves):
    session = sit(seats=seats, moves=moves)
    session.open_curtain()
    assert session.match.played[-1].seat != session.viewer
    assert session.undoable == 0


def quarry(sit, moves: int = 2, **options: bool):
    """Two people in the quarry of World Monuments, both of whom have walked since they sat down."""
    session = sit(game="monuments", **options)
    for _ in range(moves):
        play_first(session)
    return session


def to_the_site(session: GameSession) -> None:
    """Walk until somebody is to build, behind the curtain."""
    while session.curtain_for is None:
        play_first(session)


def test_what_all_may_see_is_taken_back_until_the_next_person_moves(sit):
    session = quarry(sit)
    mover = session.match.played[-1].seat
    assert session.viewer != mover
    assert session.undoable == 1, "the last walk, and not the other person's before it"
    session.undo()
    assert (session.viewer, len(session.match.played)) == (mover, 1)
    session.undo()
    assert not session.match.played, "as if the second had never walked"
    session.redo()
    play_first(session)
    assert session.match.played[-1].seat == mover
    assert session.undo_policy.refusal is None


def test_nothing_is_taken_back_once_the_next_person_has_looked_at_their_own(sit):
    session = quarry(sit)
    looker = session.peeks
    assert session.undoable == 1
    assert session.peek() is not None
    assert session.undo_policy.refusal == Refusal(UndoBlocked.LOOKED, looker)
    play_first(session)
    assert session.undoable == 1, "what the looker did afterwards"


def test_a_move_is_taken_back_from_the_curtain_until_it_opens(sit):
    session = quarry(sit, curtain_to_build=True)
    to_the_site(session)
    session.open_curtain()
    builder, before = session.viewer, session.match.state
    play_first(session)
    waiting = session.curtain_for
    assert waiting not in (None, builder)
    assert session.undoable == 1
    session.undo()
    assert session.match.state == before
    assert session.curtain_for == builder, "who has to say so before anything is shown"
    assert session.redoable == 0
    session.open_curtain()
    session.redo()
    session.open_curtain()
    assert session.viewer == waiting
    assert session.undo_policy.refusal == Refusal(UndoBlocked.LOOKED, waiting)


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({}, UndoBlocked.NOTHING_YET),
        ({"seats": 3, "moves": 1}, UndoBlocked.REVEALED),
        ({"game": "monuments", "moves": 2}, UndoBlocked.EARLIER),
        ({"game": "monuments", "seats": 3, "moves": 1, "kinds": ["master"]}, UndoBlocked.COMPUTER),
        ({"game": "fits", "seats": 1, "moves": 1, "daily": True}, UndoBlocked.COUNTS),
    ],
)
def test_why_nothing_is_taken_back(sit, wanted, why):
    refusal = sit(**wanted).undo_policy.refusal
    assert refusal is not None
    assert refusal.why is why


def test_back_to_the_start_of_the_turn(sit):
    session = sit()
    session.open_curtain()
    play_first(session)
    assert len(session.match.played) == 1
    session.undo_turn()
    assert len(session.match.played) == 0
    session.undo_turn()
    assert len(session.match.played) == 0


def test_a_new_move_ends_redo(sit):
    session = sit()
    session.open_curtain()
    play_first(session)
    session.undo()
    assert session.redoable == 1
    session.play(session.legal_moves()[-1])
    assert session.redoable == 0


def test_redo_beyond_what_there_is_does_nothing(sit):
    session = sit()
    session.open_curtain()
    session.redo()
    session.redo(3)
    assert len(session.match.played) == 0


def test_behind_the_curtain_nobody_redoes_another_persons_move(sit):
    session = sit()
    session.open_curtain()
    play_first(session)
    session.undo()
    assert session.redoable == 1
    again = GameSession(session.saved)
    assert again.curtain_for == 0
    assert again.redoable == 0
