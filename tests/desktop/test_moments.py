"""Another language, theme, scale or window size at every kind of moment: what is shown is what a
fresh page of the same position would show, and Enter does the same."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from attrs import fields_dict, frozen
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.pages.table import key_guard
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games import registry
from blueprints_desktop.games.monuments import state as monuments
from blueprints_desktop.games.skyline import phases as skyline
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import NAMES, keys, settle
from tests.desktop.same_page import differences, shown_on
from tests.support import new_match

BEFORE = 30
"""So many moves before the moment the page is opened: it has seen others by then."""


@frozen
class Moment:
    """A position of a match, and what has been chosen on the board there."""

    game: str
    name: str
    reached: Callable[[Match], bool]
    """Whether the match, played by chance, has come to the position."""
    choose: Callable[[TablePage], None] = lambda _page: None
    seats: int = 2
    seed: int = 5
    kinds: tuple[str, ...] = ()
    opened: bool = True
    """The person to act has opened the curtain."""

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.name}"


# --- positions --------------------------------------------------------------------------


def after(moves: int) -> Callable[[Match], bool]:
    return lambda match: len(match.played) == moves


def is_over(match: Match) -> bool:
    return match.outcome is not None


def at_round_end(match: Match) -> bool:
    return bool(match.legal_moves() == [NEXT] or match.legal_moves() == (NEXT,))


def into_next_round(match: Match) -> bool:
    """Two moves of another round have been made."""
    return any(played.move == NEXT for played in match.played[-3:-2])


def in_phase(phase: int, moves: int = 0) -> Callable[[Match], bool]:
    return lambda match: match.state.phase == phase and len(match.played) >= moves


# --- choices ----------------------------------------------------------------------------


def press(*pressed: Qt.Key) -> Callable[[TablePage], None]:
    return lambda page: keys(page, *pressed)


def suggest(page: TablePage) -> None:
    """Choose all of a legal move that has several parts, if there is one, as a hint does."""
    page.board.suggest(page.session.legal_moves()[-1])


def go_on(page: TablePage) -> None:
    """From the last round's page to the last page of all."""
    if not page.board.ends.tells_the_end:
        page.board.press_primary()
    assert page.board.ends.tells_the_end


def see_city(page: TablePage) -> None:
    keys(page, Qt.Key.Key_C)


RIGHT, RETURN, ONE, B = Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_B

MOMENTS = [
    Moment("blueprints", "curtain", after(0), opened=False),
    Moment("blueprints", "set-up", after(0)),
    Moment("blueprints", "die-lifted", after(0), press(ONE)),
    Moment("blueprints", "die-aimed", after(8), press(ONE, RETURN)),
    Moment("blueprints", "discarding", after(9)),
    Moment("blueprints", "die-to-discard", after(9), press(ONE)),
    Moment("blueprints", "after-a-turn", after(10), opened=False),
    Moment("blueprints", "reveal", at_round_end),
    Moment("blueprints", "next-round", into_next_round),
    Moment("blueprints", "next-round-chosen", into_next_round, suggest),
    Moment("blueprints", "end", is_over, go_on),
    Moment("blueprints", "set-up", after(0), seats=4),
    Moment("blueprints", "reveal", at_round_end, seats=4),
    Moment("blueprints", "end", is_over, go_on, seats=3),
    Moment("blueprints", "computer-to-act", after(2), seats=3, kinds=("person", "master", "person")),
    Moment("fits", "set-up", after(0)),
    Moment("fits", "turned", after(0), press(RIGHT, RIGHT, Qt.Key.Key_R)),
    Moment("fits", "held", after(6), suggest),
    Moment("fits", "after-a-move", after(7)),
    Moment("fits", "counting", at_round_end),
    Moment("fits", "next-round", into_next_round),
    Moment("fits", "next-round-held", into_next_round, suggest),
    Moment("fits", "end", is_over, go_on),
    Moment("fits", "counting", at_round_end, seats=4),
    Moment("fits", "next-round", into_next_round, seats=4),
    Moment("fits", "end", is_over, go_on, seats=3),
    Moment("fits", "set-up", after(0), seats=1),
    Moment("fits", "after-a-move", after(7), seats=1),
    Moment("fits", "counting", at_round_end, seats=1),
    Moment("fits", "next-round", into_next_round, seats=1),
    Moment("fits", "end", is_over, go_on, seats=1),
    Moment("monuments", "quarry", after(0)),
    Moment("monuments", "one-step", after(0), press(RIGHT, RETURN)),
    Moment("monuments", "walk-chosen", after(3), suggest),
    Moment("monuments", "seeing-the-monument", after(4), press(B)),
    Moment("monuments", "site-curtain", in_phase(monuments.BUILDING), opened=False),
    Moment("monuments", "site", in_phase(monuments.BUILDING)),
    Moment("monuments", "brick-held", in_phase(monuments.BUILDING), suggest),
    Moment("monuments", "round-end", at_round_end, seed=0),
    Moment("monuments", "next-round", into_next_round, seed=0),
    Moment("monuments", "end", is_over),
    Moment("monuments", "site", in_phase(monuments.BUILDING), seats=4),
    Moment("monuments", "end", is_over, seats=4),
    Moment("skyline", "placing", after(0)),
    Moment("skyline", "placing-aimed", after(3), press(RIGHT)),
    Moment("skyline", "placing-held", after(5), suggest),
    Moment("skyline", "rolling", in_phase(skyline.ROLLING)),
    Moment("skyline", "building", in_phase(skyline.BUILDING, 24)),
    Moment("skyline", "building-held", in_phase(skyline.BUILDING, 24), suggest),
    Moment("skyline", "card", in_phase(skyline.CARD)),
    Moment("skyline", "card-held", in_phase(skyline.CARD), suggest),
    Moment("skyline", "end", is_over),
    Moment("skyline", "end-city", is_over, see_city),
    Moment("skyline", "end", is_over, seats=4),
]  # fmt: skip

CHANGES = {
    "language": lambda window: window.settings.set("language", "fr"),
    "theme": lambda window: window.settings.set("theme", "dark"),
    "scale": lambda window: window.settings.set("scale", 120),
    "size": lambda window: window.resize(1024, 700),
}


# --- the two pages ----------------------------------------------------------------------


def match_at(moment: Moment) -> Match:
    """A match played by chance up to a moment."""
    box = registry.box(moment.game)
    begins = {"first": 0} if "first" in fields_dict(box.options) else {}
    match = new_match(moment.game, moment.seats, moment.seed, **begins)
    chance = Chance(moment.seed + 1)
    while not moment.reached(match):
        match.play(chance.pick(match.legal_moves()))
    return match


def start_session(window, moment: Moment, match: Match) -> TablePage:
    """Sit down to a match that is kept in no file: writing to a disk takes most of the time."""
    kinds = (*moment.kinds, *("person",) * (moment.seats - len(moment.kinds)))
    players = tuple(Player(NAMES[s], NAMES[s], s, kinds[s]) for s in range(moment.seats))
    header = Header(
        "moment", "", "2026-01-01T10:00:00+00:00", match.box, match.box.rules, players,
        match.options, match.seed, match.data,
    )  # fmt: skip
    if window.table is not None:
        window.table.session.saved.give_up()
    window.start_session(SavedMatch(header, match, None))
    page = window.table
    assert page is not None
    return page


def play_on(page: TablePage, text: str) -> None:
    session = page.session
    session.open_curtain()
    session.play(session.match.game.parse_move(text))
    page.board.skip()
    if page.hand_on_delay.running:
        page.hand_on_delay.finish()


def come_to(moment: Moment, page: TablePage) -> None:
    """Open the curtain and choose."""
    if moment.opened:
        page.session.open_curtain()
    settle()
    moment.choose(page)
    settle()


def what_enter_does(page: TablePage) -> tuple[Any, ...]:
    QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Return)
    settle()
    return (*page.session.match.move_texts(), page.isVisible() and page.bar.prompt)


@pytest.fixture
def unhurried(monkeypatch) -> None:
    """Computers do not move by themselves, and no last page is left, however slow the machine."""
    monkeypatch.setattr(key_guard, "STOOD_MS", 600_000)
    monkeypatch.setattr(
        "blueprints_desktop.desktop.computers.players.ComputerPlayers.look_again", lambda _: None
    )


def offered(page: TablePage) -> tuple[Any, ...]:
    """What the bar asks for and which of its buttons can be seen."""
    bar = page.bar
    return (bar.prompt, *(button.isVisible() for button in (bar.primary, bar.secondary, bar.why)))


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
@pytest.mark.usefixtures("unhurried")
def test_a_changed_page_is_like_a_fresh_one(window, moment):
    """The changes are made one after the other, each of them last at some moments.

    The page is compared after all of them, and what the bar offers after each.
    """
    match = match_at(moment)
    texts = match.move_texts()
    begun = max(0, len(texts) - BEFORE)
    page = start_session(window, moment, match.replayed(texts[:begun]))
    for text in texts[begun:]:
        play_on(page, text)
    come_to(moment, page)
    turn = MOMENTS.index(moment) % len(CHANGES)
    names = [*CHANGES][turn:] + [*CHANGES][:turn]
    offers = {"": offered(page)}
    pictures = [page.grab().toImage()]
    for name in names:
        CHANGES[name](window)
        settle()
        offers[name] = offered(page)
        pictures.append(page.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures)), "every change shows"
    here = shown_on(page)
    does = what_enter_does(page)
    fresh = start_session(window, moment, match.snapshot())
    come_to(moment, fresh)
    assert differences(here, shown_on(fresh)) == []
    translated = names.index("language")
    english = {offers[name] for name in ["", *names[:translated]]}
    assert len(english) == 1, "only another language changes what the bar says"
    assert {offers[name] for name in names[translated:]} == {offered(fresh)}
    assert does == what_enter_does(fresh)
