"""A seat that changes hands: the curtain closes for the next person, and the log tells everybody."""

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.computers.players import ComputerPlayers
from blueprints_desktop.desktop.computers.seat_menu import players_menu
from blueprints_desktop.desktop.i18n.computer_names import KINDS, rank_of
from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.session.game_session import GameSession, UndoBlocked
from blueprints_desktop.desktop.ui.board.board_api import people_of
from blueprints_desktop.desktop.ui.board.hand_over_lines import with_hand_overs
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, newest_first
from blueprints_desktop.desktop.ui.frame.log import LogPanel
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.monuments.state import BUILDING
from blueprints_desktop.store.header import PERSON, Player
from blueprints_desktop.store.saved_match import SavedMatch
from blueprints_desktop.store.seat_history import HandOver
from tests.desktop.driving import NAMES, on_the_curtain, saved_match
from tests.desktop.secrecy.blueprints_secrets import assert_curtain_keeps_quiet
from tests.support import usual_seats

pytestmark = pytest.mark.usefixtures("qapp")

LONG = 60_000
"""Milliseconds after which something has gone wrong, however busy the machine."""


@pytest.fixture
def at_once(window):
    window.settings.set("pace", "off")
    return window


def choose(window, seat: int, kind: str) -> None:
    """As from the menu "Who plays"."""
    within = players_menu(window.table, window.table.session).actions()[seat].menu()
    within.actions()[KINDS.index(kind)].trigger()


def log_lines(page) -> list[LogLine]:
    page.board.skip()  # some boards tell the log a moment later
    (log,) = page.findChildren(LogPanel)
    return [log.lines.line(row) for row in range(log.lines.rowCount())]


def log_texts(page) -> list[str]:
    return [line.text for line in log_lines(page)]


# --- the curtain --------------------------------------------------------------------------


def test_a_seat_handed_over_at_its_curtain_shows_nobody_the_other_plan(at_once, qtbot, tmp_path):
    """Bruno's curtain: his seat goes to a computer. Ada's plan must not appear by itself."""
    window = at_once
    saved = saved_match(tmp_path / "a.match", 2, moves=2)
    window.start_session(saved)
    assert window.table.session.curtain_for == 1
    choose(window, 1, "apprentice")
    page = window.table
    assert on_the_curtain(page)
    assert page.session.curtain_for == 0
    assert_curtain_keeps_quiet(window, page)
    assert page.findChild(ComputerPlayers).level is None, "nobody plays behind the curtain"
    page.session.open_curtain()
    assert not on_the_curtain(page)
    assert log_texts(page)[0:2] == ["Round 1", "A computer player (apprentice) now plays for Bruno"]
    qtbot.waitUntil(lambda: len(saved.match.played) == 4, timeout=LONG)
    qtbot.waitUntil(lambda: page.session.may_act(), timeout=LONG)
    assert (page.session.viewer, page.session.curtain_for) == (0, None)


def test_nothing_is_taken_back_past_a_change_of_hands_and_handing_back_is_told(
    at_once, qtbot, tmp_path
):
    window = at_once
    saved = saved_match(tmp_path / "a.match", 2, moves=2)
    window.start_session(saved)
    choose(window, 1, "apprentice")
    window.table.session.open_curtain()
    qtbot.waitUntil(lambda: window.table.session.may_act(), timeout=LONG)
    moves = len(saved.match.played)
    window.table.undo()
    window.table.undo_turn()
    assert len(saved.match.played) == moves
    choose(window, 1, PERSON)
    page = window.table
    assert on_the_curtain(page)
    assert page.session.undo_policy.refusal.why is UndoBlocked.NEW_HANDS
    assert "changed hands" in page.top.undo.toolTip()
    assert_curtain_keeps_quiet(window, page)
    page.session.open_curtain()
    told = [text for text in log_texts(page) if "plays for" in text]
    assert told == [
        "A person now plays for Bruno",
        "A computer player (apprentice) now plays for Bruno",
    ]


def test_whose_turn_it_is_is_not_said_of_somebody_else(window, tmp_path):
    window.start_session(saved_match(tmp_path / "a.match", 3, moves=1))
    choose(window, 1, "master")
    page = window.table
    assert page.session.curtain_for == 2
    page.curtain.grab()
    pictures = [page.curtain.grab().toImage()]
    for acts in (False, True):
        page.curtain.wait_for(page.people[2], "", acts=acts)
        pictures.append(page.curtain.grab().toImage())
    middle = page.curtain.rect().adjusted(400, 100, -400, -400)
    assert pictures[0].copy(middle) == pictures[1].copy(middle) != pictures[2].copy(middle)


def test_the_last_person_of_several_looks_only_after_saying_so(tmp_path):
    """Two people and a computer become one person and two computers; the file is opened again."""
    saved = saved_match(tmp_path / "a.match", 3, moves=4, kinds=("person", "person", "master"))
    GameSession(saved).hand_over(0, "journeyman")
    session = GameSession(SavedMatch.open(saved.path))
    assert session.people == [1]
    assert session.view() == session.match.view(None)
    session.open_curtain()
    assert session.view() == session.match.view(1) != session.match.state
    session.hand_over(0, PERSON)
    assert session.view() == session.match.view(None)
    assert session.curtain_for is not None


def test_a_match_that_only_ever_had_one_person_draws_no_curtain(tmp_path):
    saved = saved_match(tmp_path / "a.match", 3, kinds=("person", "apprentice", "master"))
    session = GameSession(saved)
    session.play(session.legal_moves()[0])
    session.hand_on()
    session.hand_over(1, "master")
    assert (session.viewer, session.eyes, session.curtain_for) == (0, 0, None)
    assert session.undoable == 1, "back to the only person's last decision"


def test_taking_a_second_seat_closes_the_curtain_for_it(tmp_path):
    """The only person leaves their seat to a computer and takes another: that is another view."""
    saved = saved_match(tmp_path / "a.match", 2, kinds=("person", "apprentice"))
    session = GameSession(saved)
    session.hand_over(0, "apprentice")
    assert (session.viewer, session.eyes, session.curtain_for) == (None, None, None)
    session.hand_over(1, PERSON)
    assert session.curtain_for == 1
    assert session.view() == session.match.view(None)


def test_without_people_the_public_view_is_shown(tmp_path):
    session = GameSession(saved_match(tmp_path / "a.match", 2, moves=3))
    session.open_curtain()
    for seat in range(2):
        session.hand_over(seat, "master")
    assert (session.curtain_for, session.viewer) == (None, None)
    assert session.view() == session.match.view(None)


def test_a_computer_redoes_nothing_for_a_person_who_left(tmp_path):
    session = GameSession(saved_match(tmp_path / "a.match", 2, moves=1))
    session.open_curtain()
    session.undo()
    assert session.redoable == 1
    session.hand_over(0, "master")
    session.open_curtain()
    assert session.viewer == 1
    assert session.redoable == 0


def test_an_open_table_stays_open(tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, moves=2, curtain=False)
    session = GameSession(saved)
    session.hand_over(1, "master")
    assert session.curtain_for is None


@pytest.mark.parametrize("game", ["blueprints", "monuments"])
@pytest.mark.parametrize("seed", range(6))
def test_a_private_view_needs_a_curtain_opened_since_the_last_change(tmp_path, game, seed):
    """Moves, undo, redo, reopened files and changes of hands in any order."""
    chance = Chance(seed)
    kinds = [chance.pick((PERSON, PERSON, "master")) for _ in range(3)]
    curtain = {"curtain_to_build": True} if game == "monuments" else {}
    saved = saved_match(tmp_path / "a.match", 3, seed=seed, kinds=kinds, game=game, **curtain)
    late = seed % 2 and game == "monuments"
    while late and saved.match.state.phase != BUILDING:
        saved.play(chance.pick(saved.match.legal_moves()))
    session, opened_by, seen = GameSession(saved), None, 0
    for _ in range(160):
        what = chance.below(10)
        if session.to_act is None:
            break
        if what == 0:
            seat, kind = chance.below(3), chance.pick(KINDS)
            opened_by = opened_by if kind == session.players[seat].kind else None
            session.hand_over(seat, kind)
        elif what == 1:
            session, opened_by = GameSession(SavedMatch.open(saved.path)), None
            saved = session.saved
        elif what == 2:
            chance.pick((session.undo, session.redo, session.undo_turn))()
        elif session.curtain_for is not None:
            if what > 4:
                opened_by = session.curtain_for
                session.open_curtain()
        elif session.may_act() or session.to_act not in session.people:
            session.play(chance.pick(session.legal_moves()))
            session.hand_on()
        if session.curtain_for is not None or session.to_act is None:
            opened_by = opened_by if session.to_act is None else None
        private = session.view() != session.match.view(None)
        seen += private
        if private and len(session.saved.hands.people_ever) > 1:
            assert session.eyes == opened_by
    assert seen or len(saved.hands.people_ever) == 0


# --- the log ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_games_log_tells_it_to_everybody_in_review_and_after_reopening(
    window, tmp_path, game
):
    seats = usual_seats(game)
    saved = saved_match(tmp_path / "a.match", seats, 5, game=game)
    window.start_session(saved)
    choose(window, seats - 1, "master")
    window.table.session.open_curtain()
    name = NAMES[seats - 1]
    said = f"A computer player (master) now plays for {name}"
    assert log_texts(window.table).count(said) == 1
    line = next(line for line in log_lines(window.table) if line.text == said)
    assert (line.step, line.known, line.divides) == (5, False, False)
    (log,) = window.table.findChildren(LogPanel)
    assert log.rank(line) == rank_of("master")
    window.settings.set("language", "fr")
    QApplication.processEvents()
    assert f"Un joueur virtuel (maître) joue désormais pour {name}" in log_texts(window.table)
    window.settings.set("language", "en")
    window.go_home()
    again = SavedMatch.open(saved.path)
    window.start_session(again)
    window.table.session.open_curtain()
    assert log_texts(window.table).count(said) == 1
    window.review_over(again)
    review = window.findChild(ReviewPage)
    for step, told in ((again.match.played and 5, True), (4, False), (0, False), (5, True)):
        review.go_to(step)
        assert (said in log_texts(review)) == told


def test_nothing_is_told_behind_the_curtain(window, tmp_path):
    window.start_session(saved_match(tmp_path / "a.match", 3, 5))
    choose(window, 2, "master")
    assert on_the_curtain(window.table)
    assert log_lines(window.table) == []


PEOPLE = people_of([Player(name, name, at, PERSON) for at, name in enumerate(("Ada", "Bruno"))])


def row(text: str, heading: bool = False) -> LogLine:
    return LogLine(text, (text,), colour=None if heading else 0)


def told_with(changes, step: int, known: int = 0, first: int = 0) -> list[str]:
    """A log of two rounds that begin with moves 0 and 3, a line a move."""
    happened = [
        [row("Round 1", heading=True), row("0")], [row("1")], [row("2")],
        [row("Round 2", heading=True), row("3")], [row("4")],
    ]  # fmt: skip
    numbered = [(n, line) for n, each in enumerate(happened) if n >= first for line in each]
    lines = [evolve(line, step=n) for n, line in numbered]
    parted = sum(line.step < known for line in lines)
    told = newest_first(lines[:parted], lines[parted:])
    return [line.text.partition(" (")[0] for line in with_hand_overs(told, changes, PEOPLE, step)]


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (4, ["Round 2", "X", "4", "3", "Round 1", "2", "1", "0"]),
        (3, ["Round 2", "4", "X", "3", "Round 1", "2", "1", "0"]),
        (2, ["Round 2", "4", "3", "Round 1", "X", "2", "1", "0"]),
        (0, ["Round 2", "4", "3", "Round 1", "2", "1", "X", "0"]),
    ],
)
def test_a_change_stands_between_the_moves_it_came_between(after, expected):
    told = told_with([HandOver(after, 1, "master")], 4)
    assert ["X" if text == "A computer player" else text for text in told] == expected


def test_what_came_since_the_last_turn_stands_above_the_divider():
    told = told_with([HandOver(3, 1, "master")], 4, known=4)
    assert told[:5] == ["Round 2", "4", "A computer player", "since your last turn", "3"]
    told = told_with([HandOver(1, 1, "master")], 4, known=4)
    assert told.index("A computer player") > told.index("since your last turn")


def test_changes_of_later_steps_and_from_before_the_oldest_line_are_left_out():
    assert "A computer player" not in told_with([HandOver(4, 1, "master")], 3)
    assert "A computer player" not in told_with([HandOver(1, 1, "master")], 4, first=3)
    assert told_with([HandOver(3, 1, "master")], 4, first=3)[:3] == [
        "Round 2",
        "4",
        "A computer player",
    ]


def test_several_changes_at_once_stand_in_their_order():
    line, changes = row("0"), [HandOver(0, 1, "master"), HandOver(0, 1, PERSON)]
    texts = [each.text for each in with_hand_overs([line], changes, PEOPLE, 0)]
    assert texts == [
        "A person now plays for Bruno",
        "A computer player (master) now plays for Bruno",
        "0",
    ]
