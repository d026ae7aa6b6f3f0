"""The session: who looks, when the curtain is up, what is told."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.events import CardDealt, DieTaken
from blueprints_desktop.games.blueprints.state import DISCARDING, REVEALED
from tests.desktop.driving import moves_to_reveal, play_first

# --- the curtain ------------------------------------------------------------------------


def test_a_match_begins_behind_the_curtain(sit):
    session = sit()
    assert session.viewer is None
    assert session.curtain_for == 0
    assert not session.may_act()
    assert session.view() == session.match.view(None)


def test_opening_the_curtain_lets_one_person_look(sit, qtbot):
    session = sit()
    with qtbot.waitSignal(session.viewer_changed):
        session.open_curtain()
    assert session.viewer == 0
    assert session.curtain_for is None
    assert session.may_act()
    assert session.view() == session.match.view(0)


def test_opening_it_twice_changes_nothing(sit, qtbot):
    session = sit()
    session.open_curtain()
    with qtbot.assertNotEmitted(session.viewer_changed):
        session.open_curtain()


def test_with_two_the_mover_goes_on_looking_until_the_discard_is_shown(sit):
    session = sit()
    session.open_curtain()
    play_first(session)
    assert session.match.state.phase == DISCARDING
    assert session.viewer == 0
    session.play(session.legal_moves()[0])
    assert session.viewer == 0, "the mover sees what the move led to"
    assert not session.may_act()
    session.hand_on()
    assert session.viewer is None
    assert session.curtain_for == 1


def test_hand_on_twice_is_hand_on_once(sit, qtbot):
    session = sit(seats=3)
    session.open_curtain()
    play_first(session)
    with qtbot.assertNotEmitted(session.viewer_changed):
        session.hand_on()
    assert session.curtain_for == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rounds_end_lies_open_to_whoever_looks(sit, seats):
    session = sit(seats=seats, moves=moves_to_reveal(seats) - 1)
    mover = session.to_act
    session.open_curtain()
    play_first(session)
    assert session.match.state.phase == REVEALED
    assert session.viewer == mover
    assert session.curtain_for is None
    assert session.may_act(), "anybody may say next"
    session.play(NEXT)
    assert session.view() == session.match.view(None), "all look on while the next plan is dealt"
    session.hand_on()
    assert session.viewer is None
    assert session.curtain_for == session.to_act, "even where it is the one who looked last"


def test_one_person_among_computers_goes_on_into_the_next_round(sit):
    session = sit(seats=3, kinds=("person", "master", "master"), moves=moves_to_reveal(3))
    session.play(NEXT)
    assert session.view() == session.match.view(0)
    session.hand_on()
    assert (session.viewer, session.curtain_for) == (0, None)


def test_a_match_reopened_at_a_rounds_end_needs_no_curtain(sit):
    session = sit(seats=3, moves=moves_to_reveal(3))
    assert session.curtain_for is None
    assert session.viewer == 0
    assert session.may_act()


def test_a_match_that_is_over_is_for_everybody(sit):
    session = sit(seats=3, moves=-1)
    assert session.to_act is None
    assert session.curtain_for is None
    assert not session.may_act()
    assert session.viewer == 0


def test_without_the_curtain_the_view_goes_from_seat_to_seat(sit):
    session = sit(seats=3, curtain=False)
    assert not session.hides
    assert session.viewer == 0
    play_first(session)
    assert session.viewer == 1
    assert session.curtain_for is None


def test_one_person_among_computers_is_never_asked(sit):
    session = sit(seats=3, kinds=("person", "master", "master"))
    assert session.people == [0]
    assert not session.hides
    assert session.viewer == 0
    for _ in range(3):
        play_first(session)
        assert session.viewer == 0
        assert session.curtain_for is None


def test_one_person_does_not_move_for_a_computer(sit):
    session = sit(seats=3, kinds=("person", "master", "master"))
    play_first(session)
    assert session.to_act == 1
    assert not session.may_act()


def test_computers_alone_show_nothing_hidden(sit):
    session = sit(seats=3, kinds=("master",) * 3)
    assert session.people == []
    assert session.viewer is None
    assert session.view() == session.match.view(None)
    assert not session.may_act()


# --- what is told -----------------------------------------------------------------------


def test_events_are_the_viewers(sit):
    session = sit(seats=3, moves=5)
    session.open_curtain()
    viewer = session.viewer
    events = [event for _, event in session.events()]
    dealt = [event for event in events if isinstance(event, CardDealt)]
    assert {event.seat for event in dealt if event.card is not None} == {viewer}
    assert len(dealt) == 3
    others = [e for e in events if isinstance(e, DieTaken) and e.seat != viewer]
    assert others
    assert all(event.space in (None, 6) for event in others)


def test_behind_the_curtain_only_the_public_is_told(sit):
    session = sit(seats=3, moves=5)
    assert session.curtain_for is not None
    assert len(session.events()) >= 5
    for _, event in session.events():
        assert event == event.seen_by(None)


def test_events_since_a_move_are_the_later_ones(sit):
    session = sit(seats=3, moves=5)
    every = session.events()
    assert session.events(since=4) == [told for told in every if told[0] >= 4]


def test_whoever_ends_the_game_goes_on_looking_undisturbed(sit, qtbot):
    """The screens come off: nothing is for one pair of eyes, so the ending is shown in peace."""
    session = sit(game="monuments")
    chance = Chance(3)
    while session.match.outcome is None:
        session.open_curtain()
        session.play(chance.pick(session.legal_moves()))
        with qtbot.waitSignal(session.viewer_changed, timeout=0, raising=False) as changed:
            session.hand_on()
    assert not changed.signal_triggered
    assert session.view() == session.match.view(None)


# --- the file ---------------------------------------------------------------------------


def test_every_move_and_every_undo_is_in_the_file_at_once(sit):
    session = sit()
    file = session.saved.path
    session.open_curtain()
    for step in (lambda: play_first(session), session.undo, session.redo):
        before = file.read_bytes()
        step()
        assert file.read_bytes().startswith(before)
        assert file.read_bytes() != before


def test_trouble_with_the_file_is_told_and_the_match_goes_on(sit, qtbot):
    session = sit()
    session.open_curtain()
    folder = session.saved.path.parent
    session.saved.path = folder / "gone" / "a.match"
    with qtbot.waitSignal(session.file_troubled):
        play_first(session)
    assert session.saved.problem is not None
    assert len(session.match.played) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_to_the_end_somebody_can_always_act(sit, seats):
    session = sit(seats=seats)
    chance = Chance(seats)
    while session.to_act is not None:
        session.open_curtain()
        assert session.may_act()
        assert session.curtain_for is None
        session.play(chance.pick(session.legal_moves()))
        session.hand_on()
    assert session.match.outcome is not None
