"""The rules of Blueprints."""

from bisect import insort
from collections.abc import Sequence
from typing import NoReturn

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.game import Game, Json
from blueprints_desktop.engine.options import check_first
from blueprints_desktop.engine.outcome import Outcome, judge
from blueprints_desktop.engine.step import NEXT, Event, Next, Seat, Step
from blueprints_desktop.games.blueprints import views
from blueprints_desktop.games.blueprints.bag import draw, draw_in_demand, full_bag
from blueprints_desktop.games.blueprints.deck import parse_deck
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.events import (
    AWARD_WON,
    DICE_DRAWN,
    DIE_DISCARDED,
    DIE_DRAWN,
    DIE_TAKEN,
    CardDealt,
    PrizeWon,
    RoundBegan,
    RoundScored,
)
from blueprints_desktop.games.blueprints.moves import (
    DISCARD,
    TAKES_BY_MASK,
    Discard,
    Move,
    Take,
    parse_move,
)
from blueprints_desktop.games.blueprints.options import Options
from blueprints_desktop.games.blueprints.picture import picture
from blueprints_desktop.games.blueprints.scoring import (
    PRIZES,
    RoundResult,
    honours,
    score_round,
)
from blueprints_desktop.games.blueprints.spaces import GONE, SPACES
from blueprints_desktop.games.blueprints.state import (
    DICE_EACH,
    DISCARDING,
    OVER,
    REVEALED,
    ROOM_AT,
    ROUNDS,
    TAKING,
    Round,
    Site,
    State,
    built,
    empty_site,
)

POOL_SIZE = {2: 8, 3: 9, 4: 7}


class Blueprints(Game[State, Move]):
    """Blueprints with a deck of plan cards."""

    def __init__(self, data: Json, source: str = "deck") -> None:
        self.deck = parse_deck(data, source)
        self._all_cards = tuple(range(len(self.deck)))
        self._empty_sites = tuple(
            empty_site(number, card.open_spaces) for number, card in enumerate(self.deck)
        )
        self._dealt = tuple(
            tuple(CardDealt(seat, card) for card in self._all_cards) for seat in range(4)
        )

    # --- setting up -----------------------------------------------------------------

    def start(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        check_first(options.first, seats)
        first = chance.below(seats) if options.first is None else options.first
        return self._begin_round(options, seats, 0, first, 0, (), chance)

    def _begin_round(
        self,
        options: Options,
        seats: int,
        number: int,
        first: Seat,
        used: int,
        results: tuple[RoundResult, ...],
        chance: Chance,
    ) -> Step[State]:
        bag = full_bag()
        in_demand = draw_in_demand(bag, chance)
        cards = chance.deal([card for card in self._all_cards if not used >> card & 1], seats)
        pool = sorted([draw(bag, chance) for _ in range(POOL_SIZE[seats])])
        order = (*range(first, seats), *range(first))
        now = Round(options, number, order, in_demand, used)
        sites = tuple([self._empty_sites[card] for card in cards])
        state = State(now, TAKING, tuple(bag), tuple(pool), (), (), 0, sites, results)
        began = RoundBegan(number, order, in_demand, state.pool)
        dealt = [self._dealt[seat][card] for seat, card in enumerate(cards)]
        return Step(state, (began, *dealt), True)

    # --- moves ----------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        phase = state.phase
        if phase == TAKING:
            order = state.round.order
            return order[len(state.taken) % len(order)]
        if phase == DISCARDING:
            return state.round.order[(len(state.taken) - 1) % 2]
        return None if phase == OVER else state.results[-1].ranking[-1]

    def mid_turn(self, state: State) -> bool:
        """With two players a turn is a die taken and a die removed."""
        return state.phase == DISCARDING

    def legal_moves(self, state: State) -> Sequence[Move]:
        phase = state.phase
        if phase == TAKING:
            room = _own_site(state).room
            moves: list[Move] = []
            last = -1
            for die in state.pool:
                if die != last:
                    moves += TAKES_BY_MASK[die][room >> ROOM_AT[die] & 63]
                    last = die
            return moves
        if phase == DISCARDING:
            return [DISCARD[die] for die in dict.fromkeys(state.pool)]
        return [NEXT] if phase == REVEALED else []

    def play(self, state: State, move: Move, chance: Chance) -> Step[State]:
        if type(move) is Take:
            return self._take(state, move, chance)
        if type(move) is Discard:
            return self._discard(state, move, chance)
        if not isinstance(move, Next) or state.phase != REVEALED:
            _refuse("not-now", move)
        now, result = state.round, state.results[-1]
        used = now.used
        for card in result.cards:
            used |= 1 << card
        return self._begin_round(
            now.options, state.seats, now.number + 1, result.ranking[-1], used, state.results,
            chance,
        )  # fmt: skip

    def _take(self, state: State, move: Take, chance: Chance) -> Step[State]:
        if state.phase != TAKING:
            _refuse("not-now", move)
        die, space = move.die, move.space
        pool = list(state.pool)
        try:
            pool.remove(die)
        except ValueError:
            _refuse("not-in-pool", move)
        now, taken, sites, removed = state.round, state.taken, state.sites, state.removed
        order = now.order
        seats = len(order)
        seat = order[len(taken) % seats]
        site = sites[seat]
        if site is None:
            raise ValueError(_NOT_YOURS)
        fitting = site.room >> ROOM_AT[die] & 63
        if 0 <= space < SPACES and fitting >> space & 1:
            after_it = list(sites)
            after_it[seat] = built(site, die, space)
            sites = tuple(after_it)
        elif space == GONE and not fitting:
            removed |= 1 << len(taken)
        else:
            _refuse(why_not(site, die, space) or "not-now", move)
        taken = (*taken, die)
        event = DIE_TAKEN[seat][die][space]
        if len(taken) < DICE_EACH * seats:
            if seats == 2:
                waiting = State(
                    now, DISCARDING, state.bag, tuple(pool), state.discarded, taken, removed,
                    sites, state.results,
                )  # fmt: skip
                return Step(waiting, (event,), False)
            bag = list(state.bag)
            drawn = draw(bag, chance)
            insort(pool, drawn)
            after = State(
                now, TAKING, tuple(bag), tuple(pool), (), taken, removed, sites, state.results
            )
            return Step(after, (event, DIE_DRAWN[drawn]), True)
        result, won = self._score(now, sites)
        phase = OVER if now.number + 1 == ROUNDS else REVEALED
        last = State(
            now, phase, state.bag, tuple(pool), state.discarded, taken, removed, sites,
            (*state.results, result),
        )  # fmt: skip
        return Step(last, (event, RoundScored(now.number, result), *won), True)

    def _discard(self, state: State, move: Discard, chance: Chance) -> Step[State]:
        if state.phase != DISCARDING:
            _refuse("not-now", move)
        pool = list(state.pool)
        try:
            pool.remove(move.die)
        except ValueError:
            _refuse("not-in-pool", move)
        bag = list(state.bag)
        first, second = draw(bag, chance), draw(bag, chance)
        pool += (first, second)
        pool.sort()
        seat = state.round.order[(len(state.taken) - 1) % 2]
        after = State(
            state.round, TAKING, tuple(bag), tuple(pool), (*state.discarded, move.die),
            state.taken, state.removed, state.sites, state.results,
        )  # fmt: skip
        told = (DIE_DISCARDED[seat][move.die], DICE_DRAWN[first][second])
        return Step(after, told, True)

    # --- the end of a round and of the game -----------------------------------------

    def _score(
        self, now: Round, hidden: tuple[Site | None, ...]
    ) -> tuple[RoundResult, list[Event]]:
        """The screens come off: the result, and who won what."""
        sites = [site for site in hidden if site is not None]
        result = score_round(
            now.order,
            now.in_demand,
            tuple([site.card for site in sites]),
            [self.deck[site.card].heights for site in sites],
            tuple([site.building for site in sites]),
        )
        won: list[Event] = [AWARD_WON[seat][award] for award, seat in result.awards]
        for prize, winner in zip(PRIZES, result.prizes, strict=True):
            if winner is not None:
                won.append(PrizeWon(winner, prize))
        return result, won

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        won = [honours(state.results, seat) for seat in range(state.seats)]
        return judge(
            [seat.points for seat in won],
            ("points", "prizes", "gold", "silver", "bronze"),
            [(seat.points, seat.prizes, seat.gold, seat.silver, seat.bronze) for seat in won],
            ended="rounds",
        )

    # --- what a seat knows ----------------------------------------------------------

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return views.seen_by(state, seat)

    def imagine(self, view: State, seat: Seat | None, chance: Chance) -> State:
        return views.imagine(self.deck, view, chance)

    # --- text -----------------------------------------------------------------------

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def picture(self, state: State) -> str:
        return picture(self.deck, state)


def _refuse(code: str, move: object) -> NoReturn:
    raise IllegalMove(code, move=str(move))


def _own_site(state: State) -> Site:
    """The site of whoever takes a die now."""
    order = state.round.order
    site = state.sites[order[len(state.taken) % len(order)]]
    if site is None:
        raise ValueError(_NOT_YOURS)
    return site


_NOT_YOURS = "a view of somebody else cannot be played on"


def why_not(site: Site, die: Die, space: int) -> str | None:
    """Why the die may not go there; None: it may. The player's own site is enough to tell."""
    fitting = site.room >> ROOM_AT[die] & 63
    if space == GONE:
        return "die-fits-somewhere" if fitting else None
    if not 0 <= space < SPACES:
        return "no-such-space"
    if fitting >> space & 1:
        return None
    return "die-below-is-higher" if site.building[space] else "hatched-space"
