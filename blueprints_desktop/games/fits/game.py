"""The rules of FITS."""

from collections.abc import Sequence
from typing import NoReturn

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption, IllegalMove
from blueprints_desktop.engine.game import Game, Json
from blueprints_desktop.engine.outcome import Outcome, judge
from blueprints_desktop.engine.step import NEXT, Event, Next, Seat, Step
from blueprints_desktop.games.fits import SEATS
from blueprints_desktop.games.fits.choices import choices
from blueprints_desktop.games.fits.data import parse_data
from blueprints_desktop.games.fits.events import (
    CARD_TURNED,
    PIECE_SET_ASIDE,
    PieceDropped,
    RoundBegan,
    RoundScored,
    SameAsStart,
    StartCardDrawn,
    StartPieceDropped,
)
from blueprints_desktop.games.fits.grid import ROWS
from blueprints_desktop.games.fits.moves import DROPS, Aside, Drop, Move, parse_move
from blueprints_desktop.games.fits.options import Options, check
from blueprints_desktop.games.fits.picture import picture
from blueprints_desktop.games.fits.pieces import PIECES
from blueprints_desktop.games.fits.placements import PLACEMENTS
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp
from blueprints_desktop.games.fits.scoring import RoundResult, score, totals
from blueprints_desktop.games.fits.state import BUILDING, OVER, SCORED, STARTING, State


class Fits(Game[State, Move]):
    """FITS with its boards and Start cards."""

    def __init__(self, data: Json) -> None:
        stock = parse_data(data)
        self.boards = {board.id: board for board in stock.boards}
        self.start_cards = stock.start_cards

    # --- setting up -----------------------------------------------------------------

    def start(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        if seats not in SEATS:
            raise BadOption("wrong-number-of-seats", option="seats", value=seats)
        check(options)
        for board in options.boards:
            if board not in self.boards:
                raise BadOption("unknown-board", option="boards", value=board)
        return self._begin_round(options, seats, (), chance)

    def _begin_round(
        self, options: Options, seats: int, results: tuple[RoundResult, ...], chance: Chance
    ) -> Step[State]:
        number = len(results)
        starts = tuple(chance.deal(self.start_cards, seats))
        state = State(
            options, STARTING, number, 0, starts[0], PIECES, starts, (EMPTY,) * seats, results
        )
        drawn = (StartCardDrawn(seat, piece) for seat, piece in enumerate(starts))
        return Step(state, (RoundBegan(number, options.boards[number]), *drawn), True)

    # --- moves ----------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        return None if state.phase == OVER else state.seat

    def legal_moves(self, state: State) -> Sequence[Move]:
        piece = state.piece
        if piece is None:
            return (NEXT,) if state.phase == SCORED else ()
        if state.phase == STARTING:
            return DROPS[piece]
        return choices(piece, state.ramps[state.seat].heights)

    def play(self, state: State, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Drop):
            return self._drop(state, move, chance)
        if isinstance(move, Aside):
            return self._set_aside(state, move, chance)
        if not isinstance(move, Next):
            raise IllegalMove("not-a-move-of-this-game", move=repr(move))
        if state.phase != SCORED:
            _refuse_now(state, move)
        return self._begin_round(state.options, state.seats, state.results, chance)

    def why_not(self, view: State, move: Move) -> str | None:
        """Why the seat to act may not play this; None: it is allowed. A view is enough."""
        try:
            self.play(view, move, Chance(0))
        except IllegalMove as refused:
            return refused.code
        return None

    def _drop(self, state: State, move: Drop, chance: Chance) -> Step[State]:
        if state.piece is None:
            _refuse_now(state, move)
        placement = move.placement
        if placement is None:
            _refuse(_why_unknown(move), move)
        if placement.piece != state.piece:
            _refuse("other-piece", move)
        seat = state.seat
        ramps = state.ramps
        level = ramps[seat].level(placement)
        if level >= ROWS:
            _refuse("over-the-top", move)
        after = (*ramps[:seat], ramps[seat].after(placement, level), *ramps[seat + 1 :])
        kind = StartPieceDropped if state.phase == STARTING else PieceDropped
        return self._go_on(state, after, kind(seat, placement.landings[level]), chance)

    def _set_aside(self, state: State, move: Aside, chance: Chance) -> Step[State]:
        if state.piece is None:
            _refuse_now(state, move)
        if state.phase == STARTING:
            _refuse("start-piece-must-be-dropped", move)
        told = PIECE_SET_ASIDE[state.seat][state.piece]
        return self._go_on(state, state.ramps, told, chance)

    def _go_on(
        self, state: State, ramps: tuple[Ramp, ...], told: Event, chance: Chance
    ) -> Step[State]:
        """Find who decides next, passing over seats and turning cards as the rules have it."""
        starts = state.starts
        seats = len(starts)
        seat = state.seat + 1
        if state.phase == STARTING and seat < seats:
            after = State(
                state.options, STARTING, state.round, seat, starts[seat], state.left,
                starts, ramps, state.results,
            )  # fmt: skip
            return Step(after, (told,), False)
        piece = state.piece
        left = state.left
        events = [told]
        while seat == seats or starts[seat] == piece:
            if seat < seats:
                events.append(SameAsStart(seat, starts[seat]))
                seat += 1
            elif left:
                place = chance.below(len(left))
                piece = left[place]
                left = left[:place] + left[place + 1 :]
                events.append(CARD_TURNED[piece])
                seat = 0
            else:
                return self._score(state, ramps, events)
        after = State(
            state.options, BUILDING, state.round, seat, piece, left, starts, ramps, state.results
        )
        return Step(after, tuple(events), len(left) < len(state.left))

    # --- the end of a round and of the game -----------------------------------------

    def _score(self, state: State, ramps: tuple[Ramp, ...], events: list[Event]) -> Step[State]:
        options = state.options
        board = self.boards[options.boards[state.round]]
        scores = tuple(score(board, ramp.covered) for ramp in ramps)
        result = RoundResult(board.id, state.starts, ramps, scores)
        phase = OVER if state.round + 1 == len(options.boards) else SCORED
        after = State(
            options, phase, state.round, 0, None, (), state.starts, ramps,
            (*state.results, result),
        )  # fmt: skip
        return Step(after, (*events, RoundScored(state.round, result)), bool(state.left))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        points = totals(state.results, state.seats)
        return judge(points, ("points",), [(own,) for own in points], ended="rounds")

    # --- what a seat knows ----------------------------------------------------------

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return state

    def imagine(self, view: State, seat: Seat | None, chance: Chance) -> State:
        return view

    # --- text -----------------------------------------------------------------------

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def picture(self, state: State) -> str:
        return picture(self.boards[state.options.boards[state.round]], state)


def _why_unknown(move: Drop) -> str:
    """Why there is no such drop: the shape does not exist, or not in these columns."""
    shapes = [key[:2] for key in PLACEMENTS]
    return "over-the-side" if (move.piece, move.turn) in shapes else "no-such-shape"


def _refuse_now(state: State, move: object) -> NoReturn:
    _refuse("game-is-over" if state.phase == OVER else "not-now", move)


def _refuse(code: str, move: object) -> NoReturn:
    raise IllegalMove(code, move=str(move))
