"""The rules of Tower."""

from collections.abc import Sequence

from attrs import evolve

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.game import Game, Json
from blueprints_desktop.engine.outcome import Outcome, judge
from blueprints_desktop.engine.step import Event, Seat, Step
from tests.tower.rules.events import BrickLaid, ColumnCompleted
from tests.tower.rules.moves import LAYS, Lay, parse_move
from tests.tower.rules.options import Options, check_options
from tests.tower.rules.picture import picture
from tests.tower.rules.sizes import COLUMNS, HEIGHT
from tests.tower.rules.state import State


class Tower(Game[State, Lay]):
    """Tower has no data."""

    def __init__(self, data: Json) -> None:
        del data

    def start(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        check_options(options, seats)
        first = chance.below(seats) if options.first is None else options.first
        return Step(State(options, first, first, ((),) * COLUMNS, (0,) * seats), (), True)

    def to_act(self, state: State) -> Seat | None:
        return state.seat if state.open else None

    def legal_moves(self, state: State) -> Sequence[Lay]:
        return tuple(LAYS[column] for column in state.open)

    def play(self, state: State, move: Lay, chance: Chance) -> Step[State]:
        if (code := self.why_not(state, move)) is not None:
            raise IllegalMove(code, move=str(move))
        seat, at, gain = state.seat, move.column, state.gain(move.column)
        columns, scores = list(state.columns), list(state.scores)
        events: list[Event] = [BrickLaid(seat, at, len(columns[at]))]
        columns[at] = (*columns[at], seat)
        if gain:
            scores[seat] += gain
            events.append(ColumnCompleted(seat, at, gain))
        after = evolve(
            state, seat=(seat + 1) % state.seats, columns=tuple(columns), scores=tuple(scores)
        )
        return Step(after, tuple(events), False)

    def why_not(self, view: State, move: object) -> str | None:
        """Why the seat to act may not play this; None: it is allowed."""
        if not isinstance(move, Lay) or move not in LAYS:
            return "not-a-move-of-this-game"
        if not view.open:
            return "game-is-over"
        return "column-is-full" if len(view.columns[move.column]) == HEIGHT else None

    def outcome(self, state: State) -> Outcome | None:
        if state.open:
            return None
        points = state.scores
        return judge(points, ("points",), [(own,) for own in points], ended="all-full")

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return state

    def imagine(self, view: State, seat: Seat | None, chance: Chance) -> State:
        return view

    def parse_move(self, text: str) -> Lay:
        return parse_move(text)

    def picture(self, state: State) -> str:
        return picture(state)
