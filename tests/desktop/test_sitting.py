"""The sitting: who looks, when the curtain is up, what is told."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.events import CardDealt, DieTaken
from blueprints_desktop.games.blueprints.state import DISCARDING, REVEALED
from tests.desktop.driving import moves_to_reveal, play_first

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
    assert sitting.view() == sitting.match.view(None), "all look on while the next plan is dealt"
    sitting.hand_on()
    assert sitting.viewer is None
    assert sitting.curtain_for == sitting.to_act, "even where it is the one who looked last"


def test_one_person_among_computers_goes_on_into_the_next_round(sit):
    sitting = sit(seats=3, kinds=("person", "master", "master"), moves=moves_to_reveal(3))
    sitting.play(NEXT)
    assert sitting.view() == sitting.match.view(0)
    sitting.hand_on()
    assert (sitting.viewer, sitting.curtain_for) == (0, None)


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
    events = [event for _, event in sitting.events()]
    dealt = [event for event in events if isinstance(event, CardDealt)]
    assert {event.seat for event in dealt if event.card is not None} == {viewer}
    assert len(dealt) == 3
    others = [e for e in events if isinstance(e, DieTaken) and e.seat != viewer]
    assert others
    assert all(event.space in (None, 6) for event in others)


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
