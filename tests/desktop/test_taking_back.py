"""How far undo goes: up to what was revealed, another's move, or what another has looked at."""

import pytest

from blueprints_desktop.desktop.sitting import Sitting
from blueprints_desktop.desktop.taking_back import Hindrance, Refusal
from blueprints_desktop.games.blueprints.state import DISCARDING
from tests.desktop.driving import play_first


def test_a_die_can_be_taken_back_before_the_discard(sit, qtbot):
    sitting = sit()
    sitting.open_curtain()
    before = sitting.match.state
    play_first(sitting)
    assert (sitting.undoable, sitting.redoable) == (1, 0)
    with qtbot.waitSignal(sitting.rewound):
        sitting.undo()
    assert sitting.match.state == before
    assert sitting.viewer == 0
    assert (sitting.undoable, sitting.redoable) == (0, 1)
    sitting.redo()
    assert sitting.match.state.phase == DISCARDING
    assert sitting.viewer == 0


def test_what_was_revealed_is_not_undone(sit, qtbot):
    sitting = sit(seats=3)
    sitting.open_curtain()
    sitting.play(sitting.legal_moves()[0])
    assert sitting.undoable == 0
    with qtbot.assertNotEmitted(sitting.rewound):
        sitting.undo()
    assert len(sitting.match.played) == 1


def test_a_match_left_in_mid_turn_lets_its_mover_undo_when_it_is_opened_again(sit):
    sitting = sit(moves=1)
    assert sitting.match.state.phase == DISCARDING
    assert sitting.undoable == 0, "nobody undoes behind the curtain"
    sitting.open_curtain()
    assert sitting.undoable == 1
    sitting.undo()
    assert not sitting.match.played
    assert sitting.viewer == 0


@pytest.mark.parametrize(("seats", "moves"), [(2, 2), (3, 1), (2, 4)])
def test_nobody_undoes_what_another_did(sit, seats, moves):
    sitting = sit(seats=seats, moves=moves)
    sitting.open_curtain()
    assert sitting.match.played[-1].seat != sitting.viewer
    assert sitting.undoable == 0


def quarry(sit, moves: int = 2):
    """Two people in the quarry of World Monuments, both of whom have walked since they sat down."""
    sitting = sit(game="monuments")
    for _ in range(moves):
        play_first(sitting)
    return sitting


def to_the_site(sitting: Sitting) -> None:
    """Walk until somebody is to build, behind the curtain."""
    while sitting.curtain_for is None:
        play_first(sitting)


def test_what_all_may_see_is_taken_back_until_the_next_person_moves(sit):
    sitting = quarry(sit)
    mover = sitting.match.played[-1].seat
    assert sitting.viewer != mover
    assert sitting.undoable == 1, "the last walk, and not the other person's before it"
    sitting.undo()
    assert (sitting.viewer, len(sitting.match.played)) == (mover, 1)
    sitting.undo()
    assert not sitting.match.played, "as if the second had never walked"
    sitting.redo()
    play_first(sitting)
    assert sitting.match.played[-1].seat == mover
    assert sitting.taking_back.refusal is None


def test_nothing_is_taken_back_once_the_next_person_has_looked_at_their_own(sit):
    sitting = quarry(sit)
    looker = sitting.peeks
    assert sitting.undoable == 1
    assert sitting.peek() is not None
    assert sitting.taking_back.refusal == Refusal(Hindrance.LOOKED, looker)
    play_first(sitting)
    assert sitting.undoable == 1, "what the looker did afterwards"


def test_a_move_is_taken_back_from_the_curtain_until_it_opens(sit):
    sitting = quarry(sit)
    to_the_site(sitting)
    sitting.open_curtain()
    builder, before = sitting.viewer, sitting.match.state
    play_first(sitting)
    waiting = sitting.curtain_for
    assert waiting not in (None, builder)
    assert sitting.undoable == 1
    sitting.undo()
    assert sitting.match.state == before
    assert sitting.curtain_for == builder, "who has to say so before anything is shown"
    assert sitting.redoable == 0
    sitting.open_curtain()
    sitting.redo()
    sitting.open_curtain()
    assert sitting.viewer == waiting
    assert sitting.taking_back.refusal == Refusal(Hindrance.LOOKED, waiting)


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({}, Hindrance.NOTHING_YET),
        ({"seats": 3, "moves": 1}, Hindrance.REVEALED),
        ({"game": "monuments", "moves": 2}, Hindrance.EARLIER),
        ({"game": "monuments", "seats": 3, "moves": 1, "kinds": ["master"]}, Hindrance.COMPUTER),
        ({"game": "fits", "seats": 1, "moves": 1, "daily": True}, Hindrance.COUNTS),
    ],
)
def test_why_nothing_is_taken_back(sit, wanted, why):
    refusal = sit(**wanted).taking_back.refusal
    assert refusal is not None
    assert refusal.why is why


def test_back_to_the_start_of_the_turn(sit):
    sitting = sit()
    sitting.open_curtain()
    play_first(sitting)
    sitting.undo_turn()
    assert len(sitting.match.played) == 0
    sitting.undo_turn()
    assert len(sitting.match.played) == 0


def test_a_new_move_ends_redo(sit):
    sitting = sit()
    sitting.open_curtain()
    play_first(sitting)
    sitting.undo()
    sitting.play(sitting.legal_moves()[-1])
    assert sitting.redoable == 0


def test_redo_beyond_what_there_is_does_nothing(sit):
    sitting = sit()
    sitting.open_curtain()
    sitting.redo()
    sitting.redo(3)
    assert len(sitting.match.played) == 0


def test_behind_the_curtain_nobody_redoes_another_persons_move(sit):
    sitting = sit()
    sitting.open_curtain()
    play_first(sitting)
    sitting.undo()
    again = Sitting(sitting.saved)
    assert again.curtain_for == 0
    assert again.redoable == 0
