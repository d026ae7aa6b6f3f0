"""Positions that look alike to somebody and differ in what is hidden from them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from attrs import evolve, frozen
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.games.registry import needs_curtain
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import NEXT, Event, Seat, Step
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.monuments.pieces import BRICKS, JEWEL, UNIT, Heap
from blueprints_desktop.games.monuments.state import State as MonumentsState
from tests.desktop.driving import Hands, saved_match

HIDING = ("blueprints", "monuments")
"""The games in which a seat sees more than the public."""
CURTAIN = {"monuments": {"curtain_to_build": True}}
"""Options by which a curtain closes where a seat sees more."""


def alike(match: Match, viewer: Seat | None, chance: Chance) -> Any:
    """Another state that ``viewer`` (None: the public) cannot tell from the present one.

    World Monuments imagines the one state that the public history explains. A screen shows less
    than that history, so its hidden stocks are drawn at random here.
    """
    view = match.view(viewer)
    if isinstance(view, MonumentsState):
        stocks = [_stock(chance) if stock is None else stock for stock in view.stocks]
        other: Any = evolve(view, stocks=tuple(stocks))
    else:
        other = match.game.imagine(view, viewer, chance)
    assert match.game.seen_by(other, viewer) == view
    return other


def _stock(chance: Chance) -> Heap:
    """Few pieces as often as many: with few there is often one place or none to build."""
    most = chance.pick((1, 2, 6))
    kinds = [*BRICKS, JEWEL]
    return sum(UNIT[chance.pick(kinds)] for _ in range(most))


def begin_at(match: Match, state: Any, events: Sequence[Event]) -> None:
    """Have a match without moves begin at this state, with these events told so far."""
    assert not match.played
    match.opening = Step(state, tuple(events), True)


def told_so_far(match: Match, viewer: Seat | None) -> list[Event]:
    """Only what the viewer knows: the rest would differ."""
    return [event for _, event in match.told(viewer)]


def same_from_outside(match: Match, move: Any, state: Any) -> Iterator[Any]:
    """Legal moves of another state that the public cannot tell from ``move``."""
    for other in match.game.legal_moves(state):
        if other == move or (
            isinstance(move, Take)
            and isinstance(other, Take)
            and (move.die, move.space == GONE) == (other.die, other.space == GONE)
        ):
            yield other


@frozen
class Table:
    """A position to begin at, and the move made there."""

    state: Any
    move: Any


@frozen
class Pair:
    """Two tables that somebody cannot tell apart: the public, or the mover as well."""

    game: str
    seats: int
    events: tuple[Event, ...]
    first: Table
    second: Table


def pairs(folder: Path, game: str, seats: int, wanted: int, *, own: bool) -> Iterator[Pair]:
    """From games played at random; ``own``: the mover sees the same, else only the public does."""
    chance = Chance(seats + 10 * own)
    found = number = 0
    while found < wanted:
        number += 1
        saved = saved_match(
            folder / f"{number}.match", seats, seed=number, game=game, **CURTAIN.get(game, {})
        )
        match, here = saved.match, 0
        while match.to_act is not None and found < wanted and here < 4:
            moves = match.legal_moves()
            move = chance.pick(moves)
            if moves != [NEXT] and _curtain_follows(match, move) and not chance.below(4):
                viewer = match.to_act if own else None
                other = alike(match, viewer, chance)
                same = [move] if own else list(same_from_outside(match, move, other))
                events = tuple(told_so_far(match, viewer))
                if same and other != match.state:
                    yield Pair(
                        game,
                        seats,
                        events,
                        Table(match.state, move),
                        Table(other, chance.pick(same)),
                    )
                    found, here = found + 1, here + 1
            match.play(move)


def _curtain_follows(match: Match, move: Any) -> bool:
    """Whether a curtain closes after the move, if everybody is a person."""
    game = match.game
    after = game.play(match.state, move, Chance(1)).state
    seat, public = game.to_act(after), game.seen_by(after, None)
    if seat is None or game.seen_by(after, seat) == public:
        return False
    key, before = match.box.key, match.view(None)
    goes_on = seat == match.to_act and needs_curtain(key, before, seat)
    return needs_curtain(key, public, seat) and not goes_on


def after_the_move(
    window: Window, path: Path, pair: Pair, laid: Table, suggested: bool
) -> TablePage:
    """The page after the move, at rest; ``suggested``: the board held the move ready before."""
    saved = saved_match(path, pair.seats, game=pair.game, **CURTAIN.get(pair.game, {}))
    begin_at(saved.match, laid.state, pair.events)
    window.start_session(saved)
    page = window.table
    assert page is not None
    Hands(page).open_curtain()
    page.board.skip()
    QApplication.processEvents()
    if suggested:
        page.board.suggest(laid.move)
        page.board.press_primary()
    if not saved.match.played:
        page.session.play(laid.move)
    assert [played.move for played in saved.match.played] == [laid.move]
    page.board.skip()
    return page
