"""A turn on the construction site: a brick is set or somebody passes, and how the game ends."""

from attrs import evolve

from blueprints_desktop.engine.step import Event, Seat, Step
from blueprints_desktop.games.monuments.events import (
    BrickSet,
    JewelsScored,
    LossGivenBack,
    MonumentFinished,
    Passed,
    RoundEnded,
    ScreensRemoved,
)
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.pieces import JEWEL, UNIT, bricks_in, count
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.state import (
    BUILDING,
    JEWEL_POINTS,
    NOWHERE,
    OVER,
    ROUND_END,
    ROUNDS,
    State,
    replaced,
)


def set_brick(plan: Plan, state: State, brick: Brick) -> Step[State]:
    """The brick stands and scores its level; the last one ends the game."""
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
        replaced(stocks, seat, stock - UNIT[brick.colour]), state.collected, built,
        still_open, (*state.placed, (number, seat)), state.passed, state.lost,
        replaced(scores, seat, scores[seat] + points),
    )  # fmt: skip
    was_set = BrickSet(seat, brick, points)
    if still_open:
        return Step(after, (was_set,), False)
    return _end_game(after, (was_set, MonumentFinished(seat)))


def pass_on(state: State) -> Step[State]:
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
        lost=replaced(state.lost, seat, lost),
        scores=replaced(state.scores, seat, state.scores[seat] - lost),
    )
    events = (Passed(seat, lost, shown),)
    if everybody and state.round + 1 == ROUNDS:
        return _end_game(after, events)
    reveals = shown is not None and not state.options.open_stocks
    if not everybody:
        return Step(after, events, reveals)
    ended = RoundEnded(state.round, False, after.scores)
    return Step(evolve(after, phase=ROUND_END), (*events, ended), reveals)


def _end_game(state: State, events: tuple[Event, ...]) -> Step[State]:
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


def _next_builder(seat: Seat, passed: int, seats: int) -> Seat:
    """The next seat clockwise that has not passed, which may be the same one again."""
    seat = (seat + 1) % seats
    while passed >> seat & 1:
        seat = (seat + 1) % seats
    return seat
