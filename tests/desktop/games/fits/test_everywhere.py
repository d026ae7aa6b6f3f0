"""FITS in the whole program: French on every screen, review, nothing left behind."""

from functools import cache

import pytest
from PySide6.QtCore import Qt

from blueprints_desktop.desktop.games.fits.art.thumbnail import paint_thumbnail
from blueprints_desktop.desktop.pages.matches.match_summary import last_unfinished
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.state import SCORED
from tests.desktop.driving import settle
from tests.desktop.faults.monkey import come_and_go
from tests.desktop.games.fits.keys import saved_fits
from tests.desktop.screens import Screens, english_among, speak
from tests.support import new_match

pytestmark = pytest.mark.own_pictures

GESTURES = 150


@cache
def moves_to_score(seats: int, seed: int = 5) -> int:
    """How many moves ``saved_fits`` makes before the first round is scored."""
    match, chance = new_match("fits", seats, seed), Chance(seed + 1)
    while match.state.phase != SCORED:
        match.play(chance.pick(match.legal_moves()))
    return len(match.played)


def at_table(window, homes):
    window.start_session(saved_fits(homes / "m.match", seats=3, moves=20))


def at_counting(window, homes):
    window.start_session(saved_fits(homes / "m.match", seats=2, moves=moves_to_score(2)))
    assert window.table.session.match.state.phase == SCORED


def at_ending(window, homes):
    window.start_session(saved_fits(homes / "m.match", seats=2, moves=-1))


def at_solo_ending(window, homes):
    window.start_session(saved_fits(homes / "m.match", seats=1, moves=-1))


def at_new_game(window, _homes):
    window.new_game("fits")


def at_review(window, homes):
    window.review(saved_fits(homes / "m.match", seats=2, moves=40))


PAGES = [at_table, at_counting, at_ending, at_solo_ending, at_new_game, at_review]


@pytest.mark.parametrize("go", [at_table, at_counting, at_ending], ids=lambda g: g.__name__[3:])
def test_coming_back_leaves_nothing_behind(window, homes, go):
    widgets, objects = come_and_go(window, lambda: go(window, homes), 2)
    later_widgets, later_objects = come_and_go(window, lambda: go(window, homes), 3)
    assert later_widgets <= widgets
    assert later_objects < objects + 3 * 200


MATCHES = [at_table, at_counting, at_ending, at_solo_ending, at_review]


@pytest.mark.parametrize("go", MATCHES, ids=lambda go: go.__name__[3:])
def test_the_screen_turns_french_at_once(window, homes, monkeypatch, go):
    go(window, homes)
    window.page.grab()
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    screens.look()
    if window.table is not None:
        window.table.board.press_primary()
        settle()
        screens.look()
    assert english_among(screens.texts) == []


def test_the_continue_card_shows_the_ramp(window, monkeypatch):
    painted = []

    def watched(*given):
        painted.append(paint_thumbnail(*given))
        return painted[-1]

    monkeypatch.setattr(
        "blueprints_desktop.desktop.games.fits.art.thumbnail.paint_thumbnail", watched
    )
    saved_fits(window.library.folder / "a.match", moves=9)
    window.go_home()
    window.grab()
    found = last_unfinished(window.library.files(), {"fits"})
    assert found is not None
    assert painted
    assert all(painted)


def test_a_review_steps_through_every_position(window, homes):
    window.review(saved_fits(homes / "m.match", seats=2, moves=-1, boards=(3,)))
    page = window.page
    for step in range(0, page.story.last + 1, 5):
        page.go_to(step)
        page.grab()
    page.go_to(page.story.last)
    assert page.step == page.story.last


def test_the_next_round_has_the_focus_on_its_ramp(window, homes, qtbot):
    at_counting(window, homes)
    board = window.table.board
    assert board.ends.current.hasFocus()
    qtbot.keyClick(board.ends.current, Qt.Key.Key_Return)
    assert board.ends.current is None
    assert board.middle.hasFocus()
