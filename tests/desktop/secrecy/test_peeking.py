"""Where a game needs no curtain although a seat could see more: public by default, one's own while asked for.

World Monuments is such a game in its quarry. Its rules are real here, its board is one that keeps
whatever it was given.
"""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from blueprints_desktop.desktop.games.monuments.facts.secrecy import needs_curtain
from blueprints_desktop.desktop.pages.table import table_page
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.ui.board.board_api import Board, Position, Progress
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games import registry
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.state import BUILDING, OVER, QUARRY, ROUND_END
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.saved_match import SavedMatch
from tests.support import data_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def saved(tmp_path: Path):
    def make(key: str = "monuments", seats: int = 3, people: int = 3, **options: Any) -> SavedMatch:
        box = registry.box(key)
        chosen = box.options(**options)
        players = tuple(
            Player(f"p{seat}", f"P{seat}", seat, "person" if seat < people else "master")
            for seat in range(seats)
        )
        header = Header(
            "a", "", "2026-01-01T10:00:00+00:00", box, box.rules, players, chosen, 3,
            data_of(box, chosen),
        )  # fmt: skip
        return SavedMatch.begin(header, tmp_path / f"{key}.match")

    return make


def play_by_lot(session: GameSession, chance: Chance) -> None:
    session.play(chance.pick(session.legal_moves()))


# --- the session --------------------------------------------------------------------------


def test_the_quarry_is_public_for_whoever_acts_and_peeks(saved):
    session = GameSession(saved(first=1))
    assert session.curtain_for is None
    assert (session.viewer, session.eyes, session.peeks) == (1, None, 1)
    assert session.view() == session.match.view(None)
    assert session.peek() == session.match.view(1) != session.view()
    assert session.may_act()


def test_a_whole_match_draws_the_curtain_only_to_build(saved):
    session = GameSession(saved(first=0, curtain_to_build=True))
    chance = Chance(1)
    curtains = set()
    while session.to_act is not None:
        phase = session.match.state.phase
        if session.curtain_for is not None:
            curtains.add(phase)
            assert session.view() == session.match.view(None)
            assert session.peek() is None
            session.open_curtain()
            assert session.eyes == session.to_act
        elif phase != BUILDING:
            assert session.eyes is None, "nobody came from behind a curtain"
        assert session.may_act()
        own = session.eyes
        play_by_lot(session, chance)
        if own is None:
            assert session.eyes is None or session.match.state.phase == OVER
            building = session.match.state.phase == BUILDING
            assert not (building and session.may_act()), "what can be built tells of the stock"
        session.hand_on()
    assert curtains == {BUILDING}
    assert session.view() == session.match.state


def test_without_a_curtain_a_whole_match_shows_nobodys_own_unasked(saved):
    """On the site, too: all that anybody could build is offered, and the session refuses the rest."""
    session = GameSession(saved(first=0))
    chance, refused = Chance(1), 0
    while session.to_act is not None:
        assert session.curtain_for is None
        assert session.may_act()
        match, position = session.match, session.position()
        if match.state.phase != ROUND_END:
            assert session.eyes is None
            assert session.peek() == match.view(session.to_act)
            assert list(position.moves) == list(match.game.legal_moves(match.view(None)))
        legal = set(match.legal_moves())
        assert legal <= set(position.moves)
        for move in position.moves:
            assert session.refuses(move) == (move not in legal)
        refused += len(position.moves) - len(legal)
        play_by_lot(session, chance)
        session.hand_on()
    assert refused


def test_what_may_be_done_in_the_quarry_tells_nothing_of_a_stock(saved):
    session = GameSession(saved())
    chance = Chance(2)
    while session.match.state.phase == QUARRY:
        public = session.match.view(None)
        assert session.match.game.legal_moves(public) == session.match.legal_moves()
        play_by_lot(session, chance)
        session.hand_on()


def test_who_built_last_gets_no_view_of_the_next_quarry_without_asking(saved):
    session = GameSession(saved(seats=2, people=2))
    chance = Chance(4)
    while session.match.state.phase != ROUND_END:
        session.open_curtain()
        play_by_lot(session, chance)
        session.hand_on()
    assert session.eyes is None
    session.play(NEXT)
    assert session.eyes is None
    session.hand_on()
    assert session.match.state.phase == QUARRY
    assert (session.eyes, session.peeks) == (None, session.to_act)


def test_a_computers_turn_at_the_start_shows_nobodys_own(saved):
    session = GameSession(saved(people=2, first=2))
    assert session.to_act == 2
    assert (session.viewer, session.eyes, session.peeks, session.peek()) == (0, None, None, None)


def test_alone_among_computers_one_sees_ones_own_all_the_time(saved):
    session = GameSession(saved(people=1, first=0))
    assert (session.eyes, session.peeks, session.curtain_for) == (0, None, None)


@pytest.mark.parametrize(
    ("key", "options"), [("monuments", {"open_stocks": True}), ("fits", {}), ("skyline", {})]
)
def test_where_nothing_is_hidden_everybody_looks_with_their_own_eyes(saved, key, options):
    session = GameSession(saved(key, **options))
    chance = Chance(5)
    for _ in range(40):
        if session.to_act is None:
            break
        assert (session.curtain_for, session.peeks) == (None, None)
        assert session.eyes == session.viewer is not None
        assert session.may_act()
        play_by_lot(session, chance)
        session.hand_on()


@pytest.mark.parametrize("wanted", [False, True])
def test_only_building_needs_the_curtain_where_it_is_wanted(wanted):
    options = Options(curtain_to_build=wanted)
    for phase in (QUARRY, BUILDING, ROUND_END, OVER):
        view = SimpleNamespace(phase=phase, options=options)
        assert needs_curtain(view, 0) == (wanted and phase == BUILDING)


# --- the table ----------------------------------------------------------------------------


class KeepingBoard(Board):
    """Keeps what it was given."""

    position: Position | None = None
    private: Any = None

    def show_position(self, position: Position) -> None:
        self.position = position

    def show_private(self, view: Any | None) -> None:
        self.private = view

    def match_progress(self, view: Any) -> Progress:
        return Progress("")

    def clear(self) -> None:
        self.position = None


@pytest.fixture
def page(saved, qtbot, appearance, monkeypatch):
    monkeypatch.setattr(table_page, "board_of", lambda _key: KeepingBoard)
    made = table_page.TablePage(appearance, GameSession(saved(first=0, curtain_to_build=True)))
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_the_board_is_given_the_public_view_with_the_moves(page):
    position = page.board.position
    assert (position.viewer, position.peeks, position.to_act) == (None, 0, 0)
    assert position.view == page.session.match.view(None)
    assert list(position.moves) == list(page.session.match.legal_moves())
    assert page.board.private is None


def test_ones_own_is_there_only_while_it_is_asked_for(page):
    position = page.board.position
    page.board.peek_wanted.emit(True)
    assert page.board.private == page.session.match.view(0)
    page.board.peek_wanted.emit(False)
    assert page.board.private is None
    assert page.board.position is position, "what was chosen so far is not disturbed"


def leave(page) -> None:
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.WindowDeactivate))


@pytest.mark.parametrize(
    "interrupt",
    [
        lambda page: page.session.play(page.session.legal_moves()[0]),
        lambda page: page.refresh(),
        lambda page: page.hide(),
        leave,
    ],
    ids=["a move", "shown anew", "hidden", "the keyboard is elsewhere"],
)
def test_whatever_happens_takes_it_off_again(page, interrupt):
    page.board.peek_wanted.emit(True)
    assert page.board.private is not None
    interrupt(page)
    assert page.board.private is None


def test_behind_the_curtain_nobody_peeks(page):
    chance = Chance(1)
    while page.session.curtain_for is None:
        play_by_lot(page.session, chance)
        page.session.hand_on()
    page.board.peek_wanted.emit(True)
    assert page.board.private is None
