"""Which page stands at the end of a round and of a match: played just now, opened, looked at again."""

from typing import Any

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.games.blueprints.results.ending import BlueprintsEnding
from blueprints_desktop.desktop.games.blueprints.results.reveal import RevealView
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.state import OVER, REVEALED
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.seating import Seated, position_of
from tests.support import play_on


def play_to_the_end(seated: Seated) -> None:
    """The match goes on to its end, and the board is told of the last move only."""
    play_on(seated.match, Chance(2))
    seated.board.animate((), position_of(seated.match, 0))


def page_of(seated: Seated) -> Any:
    return seated.board.ends.current


@pytest.fixture
def seated(qtbot: QtBot, tmp_path: Any) -> Seated:
    return seat_at(qtbot, tmp_path, animation="normal")


def test_a_finished_match_that_is_opened_shows_its_ending_at_rest(seated: Seated) -> None:
    play_on(seated.match, Chance(2))
    seated.board.show_position(position_of(seated.match, 0))
    assert isinstance(page_of(seated), BlueprintsEnding)
    assert not page_of(seated).is_running
    assert seated.prompt.primary == "Play again"


def test_the_last_die_leads_through_the_reveal_to_the_ending(qtbot: QtBot, seated: Seated) -> None:
    play_to_the_end(seated)
    assert isinstance(page_of(seated), RevealView)
    assert page_of(seated).is_running
    seated.board.press_primary()
    assert not page_of(seated).is_running
    seated.board.press_primary()
    assert isinstance(page_of(seated), BlueprintsEnding)
    assert page_of(seated).is_running
    seated.board.press_primary()
    qtbot.waitUntil(lambda: not page_of(seated).is_fresh)
    with qtbot.waitSignal(seated.board.again_wanted):
        seated.board.press_primary()
    with qtbot.waitSignal(seated.board.home_wanted):
        seated.board.press_secondary()


@pytest.mark.parametrize("number", range(3))
def test_every_reveal_can_be_seen_again_from_the_ending(seated: Seated, number: int) -> None:
    play_on(seated.match, Chance(2))
    seated.board.show_position(position_of(seated.match, 0))
    page_of(seated).onward.round_wanted.emit(number)
    assert isinstance(page_of(seated), RevealView)
    assert page_of(seated).is_running
    seated.board.skip()
    assert seated.prompt.primary == "Final result"
    assert "face down" not in seated.prompt.detail
    seated.board.press_primary()
    assert isinstance(page_of(seated), BlueprintsEnding)
    assert not page_of(seated).is_running


def test_the_same_position_once_more_begins_nothing_anew(seated: Seated) -> None:
    """As when the table is refreshed while the last reveal is still looked at."""
    play_to_the_end(seated)
    page = page_of(seated)
    before = len(seated.prompts)
    seated.board.show_position(position_of(seated.match, 1))
    assert page_of(seated) is page
    assert page.is_running
    assert len(seated.prompts) == before + 1
    page.skip()


def test_looked_at_again_everything_is_at_rest(seated: Seated) -> None:
    """Steps as the review takes them, to and fro around every end."""
    match = seated.match
    chance = Chance(2)
    positions = [position_of(match, 0)]
    while match.to_act is not None:
        match.play(chance.pick(match.legal_moves()))
        positions.append(position_of(match, 0))
    ends = [number for number, p in enumerate(positions) if p.view.phase in (REVEALED, OVER)]
    assert len(ends) == 3
    for end in ends:
        for number in (end - 1, end, end - 1, end, 0, end, min(end + 1, len(positions) - 1)):
            seated.board.show_position(evolve(positions[number], is_review=True))
            page = page_of(seated)
            assert (page is None) == (number not in ends)
            assert page is None or not page.is_running
    assert isinstance(page_of(seated), BlueprintsEnding)
    seated.board.grab()
    seated.board.clear()
    assert page_of(seated) is None
