"""The sitting: who looks, when the curtain is up, how far undo goes, what is told."""

import pytest

from blueprints_desktop.desktop.sitting import Sitting
from blueprints_desktop.desktop.taking_back import Hindrance, Refusal
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.events import CardDealt, DieTaken
from blueprints_desktop.games.blueprints.state import DISCARDING, REVEALED
from tests.desktop.driving import moves_to_reveal, saved_match


@pytest.fixture
def sit(request, tmp_path):
    """Sit down to a match in a file."""
    request.getfixturevalue("qapp")

    def sit_down(**wanted) -> Sitting:
        return Sitting(saved_match(tmp_path / "a.match", **wanted))

    return sit_down


def play_first(sitting: Sitting) -> None:
    """The first legal move, and on to whoever is next."""
    sitting.play(sitting.legal_moves()[0])
    sitting.hand_on()


# --- the curtain ------------------------------------------------------------------------


def test_a_match_begins_behind_the_curtain(sit):
    sitting = sit()
    assert sitting.viewer is None
    assert sitting.curtain_for == 0
    assert not sitting.may_act()
    assert sitting.view() == sitting.match.view(None)


def test_opening_the_curtain_lets_one_person_look(sit, qtbot):
    sitting = sit()
    with qtbot.waitSignal(sitting.viewer_changed):
        sitting.open_curtain()
    assert sitting.viewer == 0
    assert sitting.curtain_for is None
    assert sitting.may_act()
    assert sitting.view() == sitting.match.view(0)


def test_opening_it_twice_changes_nothing(sit, qtbot):
    sitting = sit()
    sitting.open_curtain()
    with qtbot.assertNotEmitted(sitting.viewer_changed):
        sitting.open_curtain()


def test_with_two_the_mover_goes_on_looking_until_the_discard_is_shown(sit):
    sitting = sit()
    sitting.open_curtain()
    play_first(sitting)
    assert sitting.match.state.phase == DISCARDING
    assert sitting.viewer == 0
    sitting.play(sitting.legal_moves()[0])
    assert sitting.viewer == 0, "the mover sees what the move led to"
    assert not sitting.may_act()
    sitting.hand_on()
    assert sitting.viewer is None
    assert sitting.curtain_for == 1


def test_hand_on_twice_is_hand_on_once(sit, qtbot):
    sitting = sit(seats=3)
    sitting.open_curtain()
    play_first(sitting)
    with qtbot.assertNotEmitted(sitting.viewer_changed):
        sitting.hand_on()
    assert sitting.curtain_for == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rounds_end_lies_open_to_whoever_looks(sit, seats):
    sitting = sit(seats=seats, moves=moves_to_reveal(seats) - 1)
    mover = sitting.to_act
    sitting.open_curtain()
    play_first(sitting)
    assert sitting.match.state.phase == REVEALED
    assert sitting.viewer == mover
    assert sitting.curtain_for is None
    assert sitting.may_act(), "anybody may say next"
    sitting.play(NEXT)
    sitting.hand_on()
    assert sitting.viewer in (None, mover)
    assert sitting.curtain_for == (None if sitting.to_act == mover else sitting.to_act)


def test_a_match_reopened_at_a_rounds_end_needs_no_curtain(sit):
    sitting = sit(seats=3, moves=moves_to_reveal(3))
    assert sitting.curtain_for is None
    assert sitting.viewer == 0
    assert sitting.may_act()


def test_a_match_that_is_over_is_for_everybody(sit):
    sitting = sit(seats=3, moves=-1)
    assert sitting.to_act is None
    assert sitting.curtain_for is None
    assert not sitting.may_act()
    assert sitting.viewer == 0


def test_without_the_curtain_the_view_goes_from_seat_to_seat(sit):
    sitting = sit(seats=3, curtain=False)
    assert not sitting.hides
    assert sitting.viewer == 0
    play_first(sitting)
    assert sitting.viewer == 1
    assert sitting.curtain_for is None


def test_one_person_among_computers_is_never_asked(sit):
    sitting = sit(seats=3, kinds=("person", "master", "master"))
    assert sitting.people == [0]
    assert not sitting.hides
    assert sitting.viewer == 0
    for _ in range(3):
        play_first(sitting)
        assert sitting.viewer == 0
        assert sitting.curtain_for is None


def test_one_person_does_not_move_for_a_computer(sit):
    sitting = sit(seats=3, kinds=("person", "master", "master"))
    play_first(sitting)
    assert sitting.to_act == 1
    assert not sitting.may_act()


def test_computers_alone_show_nothing_hidden(sit):
    sitting = sit(seats=3, kinds=("master",) * 3)
    assert sitting.people == []
    assert sitting.viewer is None
    assert sitting.view() == sitting.match.view(None)
    assert not sitting.may_act()


# --- what is told -----------------------------------------------------------------------


def test_events_are_the_viewers(sit):
    sitting = sit(seats=3, moves=5)
    sitting.open_curtain()
    viewer = sitting.viewer
    for _, event in sitting.events():
        if isinstance(event, CardDealt):
            assert (event.card is not None) == (event.seat == viewer)
        if isinstance(event, DieTaken) and event.seat != viewer:
            assert event.space in (None, 6)


def test_behind_the_curtain_only_the_public_is_told(sit):
    sitting = sit(seats=3, moves=5)
    assert sitting.curtain_for is not None
    for _, event in sitting.events():
        assert event == event.seen_by(None)


def test_events_since_a_move_are_the_later_ones(sit):
    sitting = sit(seats=3, moves=5)
    every = sitting.events()
    assert sitting.events(since=4) == [told for told in every if told[0] >= 4]


def test_whoever_ends_the_game_goes_on_looking_undisturbed(sit, qtbot):
    """The screens come off: nothing is for one pair of eyes, so the ending is shown in peace."""
    sitting = sit(game="monuments")
    chance = Chance(3)
    while sitting.match.outcome is None:
        sitting.open_curtain()
        sitting.play(chance.pick(sitting.legal_moves()))
        with qtbot.waitSignal(sitting.viewer_changed, timeout=0, raising=False) as changed:
            sitting.hand_on()
    assert not changed.signal_triggered
    assert sitting.view() == sitting.match.view(None)


# --- undo -------------------------------------------------------------------------------


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


# --- the file ---------------------------------------------------------------------------


def test_every_move_and_every_undo_is_in_the_file_at_once(sit):
    sitting = sit()
    file = sitting.saved.path
    sitting.open_curtain()
    for step in (lambda: play_first(sitting), sitting.undo, sitting.redo):
        before = file.read_bytes()
        step()
        assert file.read_bytes().startswith(before)
        assert file.read_bytes() != before


def test_trouble_with_the_file_is_told_and_the_match_goes_on(sit, qtbot):
    sitting = sit()
    sitting.open_curtain()
    folder = sitting.saved.path.parent
    sitting.saved.path = folder / "gone" / "a.match"
    with qtbot.waitSignal(sitting.file_troubled):
        play_first(sitting)
    assert sitting.saved.problem is not None
    assert len(sitting.match.played) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_to_the_end_somebody_can_always_act(sit, seats):
    sitting = sit(seats=seats)
    chance = Chance(seats)
    while sitting.to_act is not None:
        sitting.open_curtain()
        assert sitting.may_act()
        assert sitting.curtain_for is None
        sitting.play(chance.pick(sitting.legal_moves()))
        sitting.hand_on()
    assert sitting.match.outcome is not None
