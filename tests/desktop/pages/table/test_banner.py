"""A banner says which phase has begun: once, over the board, and in nobody's way."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.registry import board_of
from blueprints_desktop.desktop.pages.table import banner as banner_module
from blueprints_desktop.desktop.pages.table.banner import STAY_MS, PhaseBanner
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from tests import tower
from tests.desktop.driving import Hands, saved_match, settle
from tests.support import new_match


@pytest.fixture(autouse=True)
def with_tower(monkeypatch) -> None:
    monkeypatch.setitem(registry.GAMES, tower.KEY, tower.PLACE)


ALMOST = "11122233344"
"""Columns of Tower; the next brick on the fourth one leaves only the fifth."""


@pytest.fixture
def heard(monkeypatch) -> list[str]:
    """What is read out from now on."""
    said: list[str] = []

    def update(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Alert:
            said.append(event.object().accessibleName())

    monkeypatch.setattr(banner_module.QAccessible, "updateAccessibility", update)
    return said


@pytest.fixture
def page(window, homes):
    """A game of Tower in which one more brick leaves the last column."""
    saved = saved_match(homes / "a.match", game=tower.KEY)
    for column in ALMOST:
        saved.play(saved.match.game.parse_move(column))
    window.start_session(saved)
    settle()
    return window.table


def play(page, move: str) -> None:
    page.session.play(page.session.match.game.parse_move(move))
    settle()


# --- when it is shown ---------------------------------------------------------------------


def test_a_move_that_begins_a_phase_is_told_over_the_board(page, heard):
    assert page.banner.isHidden()
    play(page, "4")
    banner = page.banner
    assert banner.isVisible()
    assert banner.words == banner.accessibleName() == "The last column"
    assert banner.parent() is page.board
    assert banner.geometry() == page.board.rect()
    assert heard == ["The last column"]


def test_a_move_within_a_phase_is_not(page, heard):
    play(page, "5")
    assert page.banner.isHidden()
    assert heard == []


def test_it_is_not_told_again_when_moves_are_taken_back_or_brought_back(page, heard):
    play(page, "4")
    page.undo()
    assert page.banner.isHidden()
    page.redo()
    settle()
    assert page.session.match.move_texts()[-1] == "4"
    assert page.banner.isHidden()
    assert heard == ["The last column"]


def test_it_is_not_told_when_the_game_is_opened_again(window, page, heard):
    play(page, "4")
    path = page.session.saved.path
    window.go_home()
    window.open_match(path)
    settle()
    assert window.table.banner.isHidden()
    assert heard == ["The last column"]


# --- how it is shown ----------------------------------------------------------------------


def test_where_nothing_moves_it_stays_as_long_and_is_there_at_once(appearance, page):
    banner = PhaseBanner(appearance, page.board)
    assert appearance.look.tempo == 0
    banner.tell("The last column")
    assert banner.running
    before = banner.grab().toImage()
    settle()
    assert banner.grab().toImage() == before
    assert banner.lasts == STAY_MS


def test_the_tempo_of_the_settings_is_its_own(window, page):
    lasted = []
    for tempo in ("fast", "normal", "slow"):
        window.settings.set("animation", tempo)
        page.banner.tell("The last column")
        lasted.append(page.banner.lasts)
    assert lasted[1] == 2 * lasted[0] > STAY_MS
    assert lasted[2] == 2 * lasted[1]


def test_when_its_time_is_up_it_goes(qtbot, page):
    page.banner.milliseconds = 20
    play(page, "4")
    qtbot.waitUntil(page.banner.isHidden)
    assert not page.banner.running


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 200])
def test_its_words_have_room_in_the_smallest_window(window, language, scale, page, monkeypatch):
    window.settings.set("scale", scale)
    window.settings.set("language", language)
    window.resize(720, 520)
    settle()
    written = []
    write = banner_module.write
    monkeypatch.setattr(
        banner_module,
        "write",
        lambda painter, text, *rest: written.append(text) or write(painter, text, *rest),
    )
    for words in every_banner():
        page.banner.tell(words)
        page.banner.grab()
        assert written[-1] == words


def every_banner() -> set[str]:
    """What the tables of all games say in whole games."""
    told = set()
    for game in registry.KEYS:
        match, chance = new_match(game, 2), Chance(3)
        board = board_of(game)
        while match.to_act is not None:
            step = match.play(chance.pick(match.legal_moves()))
            for event in step.events:
                if type(event) in board.event_banners:
                    told.add(board.event_banners[type(event)](event, match.view(None)))
    return told - {""}


# --- in nobody's way ----------------------------------------------------------------------


def test_a_press_goes_through_it_and_sends_it_away(page):
    play(page, "4")
    table = page.board.table
    (place,) = [area for name, area in page.board.things().items() if name == "column.5"]
    at = table.viewport().mapFrom(page.board, place.center())
    window = page.window()
    spot = table.viewport().mapTo(window, at)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)
    settle()
    assert page.banner.isHidden()
    assert page.session.match.move_texts()[-1] == "5"


def test_a_key_does_what_it_does_and_sends_it_away(page):
    play(page, "4")
    QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_5)
    settle()
    assert page.banner.isHidden()


def test_nothing_can_have_the_focus_in_it(page):
    play(page, "4")
    assert page.banner.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert page.banner.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert page.board.childAt(page.board.rect().center()) is not page.banner
    assert page.window().focusWidget() is page.board.table


# --- the curtain --------------------------------------------------------------------------


def test_the_curtain_takes_it_away_and_whoever_opens_it_is_told(window, homes, heard):
    """Three people: the round is over, one of them goes on, and a curtain closes for the first."""
    saved = saved_match(homes / "a.match", seats=3)
    chance = Chance(1)
    while str(saved.match.legal_moves()[0]) != "next":
        saved.play(chance.pick(saved.match.legal_moves()))
    window.start_session(saved)
    settle()
    page = window.table
    page.session.play(page.session.match.legal_moves()[0])
    settle()
    page.hand_on_delay.finish()
    settle()
    assert page.curtain.isVisible()
    assert page.banner.isHidden()
    heard.clear()
    Hands(page).open_curtain()
    assert not page.curtain.isVisible()
    assert page.banner.isVisible()
    assert heard == ["Round 2 of 3"]
    page.session.close_curtain()
    assert page.banner.isHidden()


# --- the tables of the games --------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("blueprints", {"Round 2 of 3", "The last round"}),
        ("fits", {"Round 2 of 4", "Round 3 of 4", "The last round"}),
        (
            "monuments",
            {
                "The quarry is empty: on to the building site",
                "Round 2 of 3: back to the quarry",
                "Last round: back to the quarry",
            },
        ),
        (
            "skyline",
            {"Finished buildings placed: now one floor each", "Set-up done: the dice decide now"},
        ),
    ],
)
def test_each_phase_of_a_whole_game_is_told_once(game, said):
    match, chance = new_match(game, 3), Chance(3)
    board = board_of(game)
    told = []
    while match.to_act is not None:
        step = match.play(chance.pick(match.legal_moves()))
        view = match.view(None)
        words = [
            board.event_banners[type(event)](event, view)
            for event in step.events
            if type(event) in board.event_banners
        ]
        told += filter(None, words)
    rounds = [words for words in told if "building site" not in words]
    assert len(set(rounds)) == len(rounds)
    assert set(told) <= said
    if game != "monuments":  # whose monument may be finished before the last round
        assert set(told) == said


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_banner_says_the_same_to_everybody(game):
    """It is shown to whoever looks, so what one seat knows must not be in it."""
    match, chance = new_match(game, 2), Chance(4)
    table = board_of(game).event_banners
    while match.to_act is not None:
        step = match.play(chance.pick(match.legal_moves()))
        for event in (each for each in step.events if type(each) in table):
            said = {
                table[type(event)](event.seen_by(seat), match.view(seat)) for seat in (None, 0, 1)
            }
            assert len(said) == 1
