"""The rules of World Monuments."""

from collections.abc import Sequence
from typing import NoReturn

from attrs import evolve

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.game import Game, Json
from blueprints_desktop.engine.outcome import Outcome, judge
from blueprints_desktop.engine.step import NEXT, Event, Next, Seat, Step
from blueprints_desktop.games.monuments import building, site_turns, views, walks
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    RoundBegan,
    WorkerWalked,
)
from blueprints_desktop.games.monuments.kit import parse_kit
from blueprints_desktop.games.monuments.moves import (
    PASS,
    Brick,
    Move,
    Pass,
    Walk,
    is_sound,
    parse_walk,
)
from blueprints_desktop.games.monuments.options import Options, check
from blueprints_desktop.games.monuments.picture import picture
from blueprints_desktop.games.monuments.pieces import BLACK, UNIT
from blueprints_desktop.games.monuments.state import (
    BLACK_POINTS,
    BUILDING,
    NOWHERE,
    OVER,
    QUARRY,
    ROUND_END,
    START_SCORE,
    State,
    replaced,
)

_WORDS: dict[str, Move] = {str(PASS): PASS, str(NEXT): NEXT}


class Monuments(Game[State, Move]):
    """World Monuments with one plan and a quarry."""

    def __init__(self, data: Json) -> None:
        self.kit = parse_kit(data)
        self.plan = self.kit.plan
        self.quarry = self.kit.quarry

    # --- setting up -----------------------------------------------------------------

    def start(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        check(options, seats, self.kit.monument)
        first = chance.below(seats) if options.first is None else options.first
        none = (0,) * seats
        bare = State(
            options, ROUND_END, -1, first, first, 0, NOWHERE, (), none, none,
            0, self.plan.ground, (), 0, none, (START_SCORE,) * seats,
        )  # fmt: skip
        return self.begin_round(bare, chance)

    def begin_round(self, state: State, chance: Chance) -> Step[State]:
        """Fill the quarry; whoever leads has the first turn."""
        number = state.round + 1
        filling = self.kit.fillings[number]
        heaps = [0] * len(self.quarry.cells)
        for place, piece in zip(filling.places, chance.shuffled(filling.bag), strict=True):
            heaps[place] += UNIT[piece]
        begun = evolve(
            state,
            phase=QUARRY,
            round=number,
            seat=state.lead,
            turn=0,
            quarry=tuple(heaps),
            passed=0,
            lost=(0,) * state.seats,
        )
        return Step(begun, (RoundBegan(number, state.lead, begun.quarry),), True)

    # --- moves ----------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        return None if state.phase == OVER else state.seat

    def legal_moves(self, state: State) -> Sequence[Move]:
        phase = state.phase
        if phase == QUARRY:
            return walks.legal_walks(self.quarry, state)
        if phase == BUILDING:
            bricks = self.plan.in_mask(building.settable(self.plan, state))
            hidden = state.stocks[state.seat] is None
            return [*bricks, PASS] if hidden else bricks or [PASS]
        return [NEXT] if phase == ROUND_END else []

    def sample_move(self, state: State, chance: Chance) -> Move:
        phase = state.phase
        if phase == QUARRY:
            return walks.sample_walk(self.quarry, state, chance)
        if phase == BUILDING:
            mask = building.settable(self.plan, state)
            return building.sample_brick(self.plan, mask, chance) if mask else PASS
        return NEXT

    def why_not(self, view: State, move: Move) -> str | None:
        """Why the mover may not do this now; None: it is allowed. The mover's view is enough."""
        phase = view.phase
        if isinstance(move, Walk):
            if phase == QUARRY:
                return walks.why_not(self.quarry, view, move)
        elif isinstance(move, Brick):
            if phase == BUILDING:
                return building.why_not(self.plan, view, move)
        elif isinstance(move, Pass):
            if phase == BUILDING:
                return building.why_not_pass(self.plan, view)
        elif not isinstance(move, Next):
            return "not-a-move"
        elif phase == ROUND_END:
            return None
        return "game-is-over" if phase == OVER else "not-now"

    def play(self, state: State, move: Move, chance: Chance) -> Step[State]:
        if code := self.why_not(state, move):
            _refuse(code, move)
        if isinstance(move, Walk):
            return self._walk(state, move)
        if isinstance(move, Brick):
            return site_turns.set_brick(self.plan, state, move)
        if isinstance(move, Pass):
            return site_turns.pass_on(state)
        return self.begin_round(state, chance)

    # --- the quarry -----------------------------------------------------------------

    def _walk(self, state: State, walk: Walk) -> Step[State]:
        seat = state.seat
        places = self.quarry.places
        heaps = list(state.quarry)
        gain = 0
        place = state.at
        start = None if place == NOWHERE else self.quarry.cells[place]
        for cell, piece in zip(walk.cells, walk.took, strict=True):
            place = places[cell]
            unit = UNIT[piece]
            heaps[place] -= unit
            gain += unit
        stocks, collected = state.stocks, state.collected
        stock = state.own_stock
        after = State(
            state.options, QUARRY, state.round, (seat + 1) % len(stocks), state.lead,
            state.turn + 1, place, tuple(heaps), replaced(stocks, seat, stock + gain),
            replaced(collected, seat, collected[seat] + gain), state.built, state.open,
            state.placed, 0, state.lost, state.scores,
        )  # fmt: skip
        walked = WorkerWalked(seat, start, walk.cells, walk.took)
        return Step(after, (walked,), False) if any(heaps) else self._end_quarry(after, walked)

    def _end_quarry(self, state: State, walked: Event) -> Step[State]:
        """The black piece is given back for two points and the worker, and building begins."""
        black = UNIT[BLACK]
        lead = next(seat for seat, heap in enumerate(state.collected) if heap >= black)
        building_begins = evolve(
            state,
            phase=BUILDING,
            seat=lead,
            lead=lead,
            at=NOWHERE,
            stocks=tuple(
                stock - black if seat == lead and stock is not None else stock
                for seat, stock in enumerate(state.stocks)
            ),
            collected=replaced(state.collected, lead, state.collected[lead] - black),
            scores=replaced(state.scores, lead, state.scores[lead] + BLACK_POINTS),
        )
        return Step(building_begins, (walked, BlackReturned(lead, BLACK_POINTS)), False)

    # --- the end of the game --------------------------------------------------------

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        merits = [(score,) for score in state.scores]
        ended = "rounds" if state.open else "monument"
        return judge(state.scores, ("points",), merits, ended)

    # --- what a seat knows ----------------------------------------------------------

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return views.seen_by(state, seat)

    def imagine(self, view: State, seat: Seat | None, chance: Chance) -> State:
        return views.imagine(self.plan, view)

    # --- text -----------------------------------------------------------------------

    def parse_move(self, text: str) -> Move:
        move = _WORDS.get(text) or self.plan.by_text.get(text) or parse_walk(text)
        if move is None or (
            isinstance(move, Walk) and not all(cell in self.quarry.places for cell in move.cells)
        ):
            raise IllegalMove("unreadable-move", move=text)
        return move

    def picture(self, state: State) -> str:
        return picture(self.kit, state)


def _refuse(code: str, move: Move) -> NoReturn:
    """Say no; a move with nonsense in its fields has no text of its own."""
    readable = not isinstance(move, Walk | Brick) or is_sound(move)
    raise IllegalMove(code, move=str(move) if readable else repr(move))
