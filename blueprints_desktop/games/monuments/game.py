"""The rules of World Monuments."""

from collections.abc import Sequence
from typing import NoReturn

from attrs import evolve

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.game import Game, Json
from blueprints_desktop.engine.outcome import Outcome, judge
from blueprints_desktop.engine.step import NEXT, Event, Next, Seat, Step
from blueprints_desktop.games.monuments import building, views, walks
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    BrickSet,
    JewelsScored,
    LossGivenBack,
    MonumentFinished,
    Passed,
    RoundBegan,
    RoundEnded,
    ScreensRemoved,
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
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL, UNIT, bricks_in, count
from blueprints_desktop.games.monuments.state import (
    BUILDING,
    NOWHERE,
    OVER,
    QUARRY,
    ROUND_END,
    ROUNDS,
    State,
)

START_SCORE = 10
BLACK_POINTS = 2
JEWEL_POINTS = 3

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
        return self._begin_round(bare, chance)

    def _begin_round(self, state: State, chance: Chance) -> Step[State]:
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
            return self.plan.in_mask(building.settable(self.plan, state)) or [PASS]
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
            return self._build(state, move)
        if isinstance(move, Pass):
            return self._pass(state)
        return self._begin_round(state, chance)

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
            state.turn + 1, place, tuple(heaps), _replaced(stocks, seat, stock + gain),
            _replaced(collected, seat, collected[seat] + gain), state.built, state.open,
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
            collected=_replaced(state.collected, lead, state.collected[lead] - black),
            scores=_replaced(state.scores, lead, state.scores[lead] + BLACK_POINTS),
        )
        return Step(building_begins, (walked, BlackReturned(lead, BLACK_POINTS)), False)

    # --- the monument ---------------------------------------------------------------

    def _build(self, state: State, brick: Brick) -> Step[State]:
        plan = self.plan
        seat = state.seat
        number = plan.numbers[brick]
        points = plan.points[number]
        stock = state.own_stock
        stocks, scores = state.stocks, state.scores
        built = state.built | 1 << number
        still_open = plan.open_after(number, built, state.open)
        after = State(
            state.options, BUILDING, state.round, _next_builder(seat, state.passed, len(stocks)),
            state.lead, state.turn, NOWHERE, state.quarry,
            _replaced(stocks, seat, stock - UNIT[brick.colour]), state.collected, built,
            still_open, (*state.placed, (number, seat)), state.passed, state.lost,
            _replaced(scores, seat, scores[seat] + points),
        )  # fmt: skip
        was_set = BrickSet(seat, brick, points)
        if still_open:
            return Step(after, (was_set,), False)
        return self._end_game(after, (was_set, MonumentFinished(seat)))

    def _pass(self, state: State) -> Step[State]:
        """Out for this phase; but for the last round, bricks left over cost a point each."""
        seat, seats = state.seat, state.seats
        stock = state.own_stock
        lost = bricks_in(stock) if state.round + 1 < ROUNDS else 0
        shown = stock if lost else None
        passed = state.passed | 1 << seat
        everybody = passed == (1 << seats) - 1
        after = evolve(
            state,
            seat=state.lead if everybody else _next_builder(seat, passed, seats),
            passed=passed,
            lost=_replaced(state.lost, seat, lost),
            scores=_replaced(state.scores, seat, state.scores[seat] - lost),
        )
        events = (Passed(seat, lost, shown),)
        if everybody and state.round + 1 == ROUNDS:
            return self._end_game(after, events)
        reveals = shown is not None and not state.options.open_stocks
        if not everybody:
            return Step(after, events, reveals)
        ended = RoundEnded(state.round, False, after.scores)
        return Step(evolve(after, phase=ROUND_END), (*events, ended), reveals)

    # --- the end of the game --------------------------------------------------------

    def _end_game(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """A monument finished early gives back this round's losses; then the jewels count."""
        finished = not state.open
        told = list(events)
        scores, lost = list(state.scores), state.lost
        if finished:
            told += [LossGivenBack(seat, points) for seat, points in enumerate(lost) if points]
            scores = [score + points for score, points in zip(scores, lost, strict=True)]
            lost = (0,) * state.seats
        told.append(RoundEnded(state.round, finished, tuple(scores)))
        stocks = tuple(stock for stock in state.stocks if stock is not None)
        told.append(ScreensRemoved(stocks))
        for seat, stock in enumerate(stocks):
            if jewels := count(stock, JEWEL):
                told.append(JewelsScored(seat, jewels, JEWEL_POINTS * jewels))
                scores[seat] += JEWEL_POINTS * jewels
        over = evolve(state, phase=OVER, lost=lost, scores=tuple(scores))
        return Step(over, tuple(told), not state.options.open_stocks)

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


def _next_builder(seat: Seat, passed: int, seats: int) -> Seat:
    """The next seat clockwise that has not passed, which may be the same one again."""
    seat = (seat + 1) % seats
    while passed >> seat & 1:
        seat = (seat + 1) % seats
    return seat


def _replaced(things: tuple, place: int, thing: object) -> tuple:  # type: ignore[type-arg]
    """The tuple with one thing exchanged."""
    return (*things[:place], thing, *things[place + 1 :])
