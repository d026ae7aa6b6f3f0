"""The rules of Projekt Skyline."""

from collections.abc import Sequence
from functools import cache

from attrs import evolve

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.game import Game, Json
from blueprints_desktop.engine.outcome import Outcome, judge
from blueprints_desktop.engine.step import Event, Seat, Step
from blueprints_desktop.games.skyline.account import Debt
from blueprints_desktop.games.skyline.board import FINISHED, CityBoard
from blueprints_desktop.games.skyline.chains import rent_due
from blueprints_desktop.games.skyline.deck import CARDS, parse_deck
from blueprints_desktop.games.skyline.events import (
    ArchitectMoved,
    BuildingPlaced,
    CardDrawn,
    CardIdle,
    DeckReshuffled,
    DiceRolled,
    FloorBuilt,
    GameBegan,
    GameEnded,
    NothingBuilt,
    PawnMoved,
    RentPaid,
)
from blueprints_desktop.games.skyline.grid import NOWHERE, cells_in
from blueprints_desktop.games.skyline.moves import (
    BUILDS,
    CARD_MOVES,
    ROLL,
    Build,
    CardMove,
    Move,
    Roll,
    parse_move,
)
from blueprints_desktop.games.skyline.options import Options, check_options
from blueprints_desktop.games.skyline.payments import CARD_PAYMENTS, PRICES, pay
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, OVER, PLACING, ROLLING
from blueprints_desktop.games.skyline.picture import picture
from blueprints_desktop.games.skyline.refusals import refusal
from blueprints_desktop.games.skyline.state import (
    CASH_DEALT,
    NO_DICE,
    PLACING_ROUNDS,
    State,
    placing_seat,
)
from blueprints_desktop.games.skyline.targets import CARD_TARGETS, NEEDS_FLOOR, liftable
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH, START
from blueprints_desktop.games.skyline.works import CARD_WORKS, put_floor, raise_pile

_THROWS = tuple((white, black) for white in range(1, 7) for black in range(1, 7))

# Events are values, and of these there are few: each is made once and shared.
_dice_rolled, _pawn_moved, _architect_moved = map(cache, (DiceRolled, PawnMoved, ArchitectMoved))


class Skyline(Game[State, Move]):
    """Projekt Skyline with a deck of action cards."""

    def __init__(self, data: Json, source: str = "deck") -> None:
        self.deck = parse_deck(data, source)

    # --- setting up -----------------------------------------------------------------

    def start(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        check_options(options, seats)
        first = chance.below(seats) if options.first is None else options.first
        state = State(
            options, PLACING, 0, first, first, CityBoard.empty(seats), NOWHERE, (START,) * seats,
            (CASH_DEALT,) * seats, self.deck.counts, NO_DICE, None, None,
        )  # fmt: skip
        return Step(state, (GameBegan(first, START),), options.first is None)

    def _place(self, state: State, move: Build) -> Step[State]:
        seat, cell, seats = state.seat, move.cell, state.seats
        if state.turn < seats:
            board = state.board.changed((seat, FINISHED, cell))
            events: tuple[Event, ...] = (BuildingPlaced(seat, cell),)
        else:
            board = state.board.with_floor(seat, cell)
            events = (FloorBuilt(seat, cell),)
        turn = state.turn + 1
        if turn < PLACING_ROUNDS * seats:
            phase, architect = PLACING, NOWHERE
            seat = placing_seat(turn, state.first, seats)
        else:
            phase, architect, seat = ROLLING, cell, state.first
            events = (*events, ArchitectMoved(NOWHERE, cell))
        after = evolve(state, phase=phase, turn=turn, seat=seat, board=board, architect=architect)
        return Step(after, events, False)

    # --- moves ----------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        return None if state.phase == OVER else state.seat

    def mid_turn(self, state: State) -> bool:
        """A turn begins with the roll; what is built or carried out after it belongs to it."""
        return state.phase in (BUILDING, CARD)

    def legal_moves(self, state: State) -> Sequence[Move]:
        phase = state.phase
        if phase == ROLLING:
            return [ROLL]
        if phase == CARD:
            return state.choices.moves(CARD_MOVES)
        return state.choices.moves(BUILDS)

    def sample_move(self, state: State, chance: Chance) -> Move:
        phase = state.phase
        if phase == ROLLING:
            return ROLL
        if phase == CARD:
            return state.choices.sample(CARD_MOVES, chance)
        return state.choices.sample(BUILDS, chance)

    def play(self, state: State, move: Move, chance: Chance) -> Step[State]:
        phase = state.phase
        if type(move) is Roll:
            if phase == ROLLING:
                return self._roll(state, chance)
        elif type(move) is Build:
            if phase != CARD and state.choices.allow(move):
                return self._build(state, move) if phase == BUILDING else self._place(state, move)
        elif type(move) is CardMove and phase == CARD and state.choices.allow(move):
            return self._carry_out(state, move)
        raise IllegalMove(refusal(state, move), move=str(move))

    def _roll(self, state: State, chance: Chance) -> Step[State]:
        """Both dice, the pawn's walk, and what waits for it: a card, or rent and the black die."""
        seat, pawns, cash = state.seat, state.pawns, state.cash
        dice = white, black = _THROWS[chance.below(len(_THROWS))]
        place = (pawns[seat] + white) % LENGTH
        events: list[Event] = [
            _dice_rolled(seat, white, black),
            _pawn_moved(seat, pawns[seat], place),
        ]
        pawns = (*pawns[:seat], place, *pawns[seat + 1 :])
        if BESIDE[place] == NOWHERE:
            return self._draw(state, pawns, dice, events, chance)
        chain = rent_due(state.board, seat, place)
        debt = None
        if chain is not None:
            owner, rent = chain.owner, chain.rent
            paid = min(cash[seat], rent)
            held = list(cash)
            held[seat] -= paid
            held[owner] += rent
            cash = tuple(held)
            events.append(RentPaid(seat, owner, rent, paid, cells_in(chain.cells)))
            if paid < rent:
                debt = Debt(seat, owner, rent, paid)
        rolled = State(
            state.options, BUILDING, state.turn, state.first, seat, state.board,
            state.architect, pawns, cash, state.deck, dice, None, debt,
        )  # fmt: skip
        if debt is not None:
            return self._end(rolled, events, True)
        if rolled.choices:
            return Step(rolled, tuple(events), True)
        reason = "no-floor" if liftable(rolled) == 0 else "no-destination"
        events.append(NothingBuilt(seat, reason))
        return self._end_turn(rolled, rolled.board, rolled.architect, events, True)

    def _draw(
        self,
        state: State,
        pawns: tuple[int, ...],
        dice: tuple[int, int],
        events: list[Event],
        chance: Chance,
    ) -> Step[State]:
        """A card, which ends the turn here unless it asks for a choice."""
        seat, cash, deck = state.seat, state.cash, list(state.deck)
        if not any(deck):
            deck = list(self.deck.counts)
            events.append(DeckReshuffled(sum(deck)))
        kind = chance.draw(deck)
        deck[kind] -= 1
        card = CARDS[kind]
        events.append(CardDrawn(seat, card))
        if card in CARD_PAYMENTS:
            payments = CARD_PAYMENTS[card](state, *self.deck.amounts[card])
            cash, paid = pay(cash, payments)
            events += paid
            if cash == state.cash:
                events.append(CardIdle(seat, card, "no-cash" if paid else "no-debt"))
        drawn = State(
            state.options, CARD, state.turn, state.first, seat, state.board, state.architect,
            pawns, cash, tuple(deck), dice, card, None,
        )  # fmt: skip
        if card in CARD_TARGETS:
            if drawn.choices:
                return Step(drawn, tuple(events), True)
            short = card in NEEDS_FLOOR and liftable(drawn) == 0
            events.append(CardIdle(seat, card, "no-floor" if short else "no-target"))
        return self._end_turn(drawn, drawn.board, drawn.architect, events, True)

    def _build(self, state: State, move: Build) -> Step[State]:
        """A floor, or a raised pile on the move; the architect follows."""
        works = put_floor if move.target is None else raise_pile
        board, events = works(state.board, state.seat, move)
        architect = move.cell if move.target is None else move.target
        events.append(_architect_moved(state.architect, architect))
        return self._end_turn(state, board, architect, events, False)

    def _carry_out(self, state: State, move: CardMove) -> Step[State]:
        assert state.card is not None, "there is a card in this phase"
        board, events = CARD_WORKS[state.card](state.board, state.seat, move)
        if state.card in PRICES:
            due = PRICES[state.card](state, move, *self.deck.amounts[state.card])
            cash, paid = pay(state.cash, due)
            state = evolve(state, cash=cash)
            events = [*events, *paid]
        return self._end_turn(state, board, state.architect, events, False)

    def discards(self, state: State) -> tuple[int, ...]:
        """How many of each card have been played since the deck was last shuffled."""
        return tuple(
            count - left - (card == state.card)
            for card, count, left in zip(CARDS, self.deck.counts, state.deck, strict=True)
        )

    # --- the end of a turn and of the game --------------------------------------------

    def _end_turn(
        self, state: State, board: CityBoard, architect: int, events: list[Event], reveals: bool
    ) -> Step[State]:
        """Hand the turn on, unless the mover has no finished building left."""
        seat = state.seat
        if not board.buildings_left(seat):
            return self._end(evolve(state, board=board, architect=architect), events, reveals)
        after = State(
            state.options, ROLLING, state.turn + 1, state.first, (seat + 1) % len(state.cash),
            board, architect, state.pawns, state.cash, state.deck, NO_DICE, None, None,
        )  # fmt: skip
        return Step(after, tuple(events), reveals)

    def _end(self, state: State, events: list[Event], reveals: bool) -> Step[State]:
        over = evolve(state, phase=OVER, turn=state.turn + 1, card=None)
        return Step(over, (*events, GameEnded(over.ended, over.accounts)), reveals)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        accounts = state.accounts
        return judge(
            [account.worth for account in accounts],
            ("worth", "buildings"),
            [(account.worth, account.buildings) for account in accounts],
            ended=state.ended,
        )

    # --- what a seat knows ----------------------------------------------------------

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return state

    def imagine(self, view: State, seat: Seat | None, chance: Chance) -> State:
        return view

    # --- text -----------------------------------------------------------------------

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def picture(self, state: State) -> str:
        return picture(state)
