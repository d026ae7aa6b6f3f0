"""Scenes with computer players: tables that wait for one, hints, and the choice of who plays."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.computers.hints import Hints
from blueprints_desktop.desktop.computers.review_judge import ReviewJudge
from blueprints_desktop.desktop.computers.seat_menu import players_menu, seat_menu
from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage
from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games import registry
from blueprints_desktop.store.library import SUFFIX
from blueprints_desktop.store.saved_match import SavedMatch
from blueprints_desktop.tools.render.scenes import Maker, scene
from blueprints_desktop.tools.render.studio import Studio, header_of, seats_near

KINDS = ("person", "apprentice", "master")
NAMES = ("Ada", "Zaha", "Renzo")
_MOVES = {"blueprints": 20, "fits": 30, "monuments": 9, "skyline": 24}
_MOVES_ELSE = 4
"""Played by lot, so that there is something on the boards; in a game that is not listed, too."""
ENOUGH = 3
"""Steps that lost much, for a picture."""
PATIENCE_S = 300
"""How long a scene waits for a computer that thinks: long, for a busy machine thinks slowly."""
_EVERY_MS = 50


def wait_for(what: str, there: Callable[[], bool]) -> None:
    """Until it is there; a scene that would lack it is none."""
    latest = monotonic() + PATIENCE_S
    while not there():
        if monotonic() > latest:
            raise TimeoutError(f"{what} did not come within {PATIENCE_S} s")
        QTest.qWait(_EVERY_MS)


def _match(key: str, *, person: bool) -> Match:
    """Somewhere in a game of about three, with a person or a computer to decide something."""
    from blueprints_desktop.desktop.settings import game_folders

    box = registry.box(key)
    options = box.options()
    seats = seats_near(key, len(KINDS))
    match = Match(box, box.read_data(options, game_folders(key)), seats, options, 4)
    chance = Chance(9)
    least = _MOVES.get(key, _MOVES_ELSE)
    while len(match.played) < least or not _asks(match, person=person):
        match.play(chance.pick(match.legal_moves()))
    return match


def _asks(match: Match, *, person: bool) -> bool:
    seat: Seat | None = match.to_act
    return len(match.legal_moves()) > 1 and (seat == 0) == person


def _table(studio: Studio, key: str, *, person: bool) -> TablePage:
    match = _match(key, person=person)
    return studio.table(match, NAMES, KINDS[: match.seats])


def _waiting(key: str) -> Maker:
    return lambda studio: _table(studio, key, person=False)


def _your_turn(key: str) -> Maker:
    """What the others did since the last turn is marked."""
    return lambda studio: _table(studio, key, person=True)


def _advised(key: str, *, opened: bool = False) -> Maker:
    def make(studio: Studio) -> QWidget:
        page = _table(studio, key, person=True)
        hints = page.findChild(Hints)
        assert isinstance(hints, Hints)
        hints.ask()
        wait_for("a hint", hints.card.isVisible)
        if opened:
            hints.card.toggle()
        return page

    return make


def scenes_of(key: str) -> dict[str, Maker]:
    """By their names. A game for one alone has no computer players."""
    if registry.seats(key)[-1] == 1:
        return {}
    return {
        f"{key}-computers": _waiting(key),
        f"{key}-your-turn": _your_turn(key),
        f"{key}-hint": _advised(key),
        f"{key}-hint-more": _advised(key, opened=True),
    }


for _key in registry.KEYS:
    for _name, _make in scenes_of(_key).items():
        scene(_name, _key)(_make)


@scene("who-plays-menu")
def who_plays(studio: Studio) -> QWidget:
    page = _table(studio, "blueprints", person=True)
    menu = players_menu(page.window(), page.session)
    menu.popup(page.window().pos() + page.rect().center())
    return menu


@scene("seat-menu")
def who_plays_a_seat(studio: Studio) -> QWidget:
    page = _table(studio, "blueprints", person=True)
    menu = seat_menu(page.window(), page.session, 1)
    menu.popup(page.window().pos() + page.rect().center())
    return menu


@scene("new-game-computers")
def a_table_with_computers(studio: Studio) -> QWidget:
    window = studio.window()
    window.new_game("blueprints")
    page = window.page
    assert isinstance(page, NewGamePage)
    page.seats.rows[0].name.setText("Ada")
    page.seats.add()
    for row, kind in zip(page.seats.rows, KINDS, strict=True):
        row.set_player_kind(kind)
        row.changed.emit()
    studio.settle()
    return page


@scene("review-lapses")
def steps_that_lost_much(studio: Studio) -> QWidget:
    """Played by lot, so that there is much to find."""
    match = _match("blueprints", person=True)
    chance = Chance(5)
    while match.to_act is not None:
        match.play(chance.pick(match.legal_moves()))
    header = header_of(match, NAMES, KINDS)
    path = studio.library().folder / f"judged{SUFFIX}"
    window = studio.window()
    # Written move by move, as it was played: what computers did is not judged.
    window.review_over(SavedMatch.begin(header, path, match.move_texts()))
    review = window.page
    assert isinstance(review, ReviewPage)
    judge = review.findChild(ReviewJudge)
    assert isinstance(judge, ReviewJudge)
    done: list[bool] = []
    judge.judging.finished.connect(lambda: done.append(True))
    wait_for("steps that lost much", lambda: bool(done) or len(review.lapses) >= ENOUGH)
    judge.judging.stop()
    if not review.lapses:
        raise LookupError("no step of this match lost much")
    review.go_to(min(review.lapses))
    return review
