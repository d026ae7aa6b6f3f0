"""The moment that decided a match, found in what was told of it.

With several players it is the card from which the winner was ahead of everybody to the end, every
ramp counted as it stood when all had dealt with that card. Alone, nobody is overtaken: there it
is the drop that cost most, and the one that brought most.
"""

from collections.abc import Iterable, Mapping

from attrs import define, field, frozen

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.events import (
    CardTurned,
    PieceDropped,
    PieceSetAside,
    RoundBegan,
    RoundScored,
    StartPieceDropped,
)
from blueprints_desktop.games.fits.options import BoardId
from blueprints_desktop.games.fits.pieces import Piece
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.scoring import score


@frozen
class CardEffect:
    """What somebody did with a card, and what it changed at once."""

    seat: Seat
    round: int
    """From 0."""
    card: int
    """The Construction card of the round, from 1; 0 is the start piece."""
    piece: Piece
    landing: Landing | None
    """None: set aside."""
    gain: int


@frozen
class DecisiveCard:
    """The card from which the winner stayed ahead."""

    winner: Seat
    rival: Seat
    """Who was nearest before that card."""
    deed: CardEffect | None
    """What the winner did with it; None: the card showed the winner's start piece."""
    answer: CardEffect | None
    """What the rival did with it."""
    round: int
    card: int
    lead_before: int
    """The winner's lead over the rival before the card; not above zero unless from the start."""
    lead_after: int
    from_start: bool
    """The winner was ahead from the first piece on."""


@frozen
class Extremes:
    """The drops of a solo game that brought and that cost most."""

    best: CardEffect
    worst: CardEffect


@frozen
class CardStandings:
    """How everybody stood when a card was done with."""

    round: int
    card: int
    totals: tuple[int, ...]
    deeds: tuple[CardEffect, ...]


@define
class _Telling:
    boards: Mapping[BoardId, RampBoard]
    seats: int
    moments: list[CardStandings] = field(factory=list)
    deeds: list[CardEffect] = field(factory=list)
    scored: list[int] = field(init=False)
    covered: list[int] = field(init=False)
    board: RampBoard | None = None
    round: int = 0
    card: int = 0
    fresh: list[CardEffect] = field(factory=list)

    def __attrs_post_init__(self) -> None:
        self.scored = [0] * self.seats
        self.covered = [0] * self.seats

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan(number, board):
                self.board, self.round, self.card = self.boards[board], number, 0
                self.covered = [0] * self.seats
            case CardTurned(_):
                self._close()
                self.card += 1
            case StartPieceDropped(seat, landing) | PieceDropped(seat, landing):
                self._note(seat, landing.piece, landing)
            case PieceSetAside(seat, piece):
                self._note(seat, piece, None)
            case RoundScored(_, result):
                self._close()
                for seat, points in enumerate(result.scores):
                    self.scored[seat] += points.total

    def _worth(self, seat: Seat) -> int:
        assert self.board is not None
        return score(self.board, self.covered[seat]).total

    def _note(self, seat: Seat, piece: Piece, landing: Landing | None) -> None:
        before = self._worth(seat)
        if landing is not None:
            self.covered[seat] |= landing.mask
        gain = self._worth(seat) - before
        deed = CardEffect(seat, self.round, self.card, piece, landing, gain)
        self.deeds.append(deed)
        self.fresh.append(deed)

    def _close(self) -> None:
        """Everybody has dealt with the card."""
        totals = tuple(self.scored[seat] + self._worth(seat) for seat in range(self.seats))
        self.moments.append(CardStandings(self.round, self.card, totals, tuple(self.fresh)))
        self.fresh = []


def _told(events: Iterable[Event], boards: Mapping[BoardId, RampBoard], seats: int) -> _Telling:
    telling = _Telling(boards, seats)
    for event in events:
        telling.hear(event)
    return telling


def moments(
    events: Iterable[Event], boards: Mapping[BoardId, RampBoard], seats: int
) -> list[CardStandings]:
    """How everybody stood after each card, from the first start pieces on."""
    return _told(events, boards, seats).moments


def extremes(events: Iterable[Event], boards: Mapping[BoardId, RampBoard]) -> Extremes | None:
    """The best and the dearest drop of a solo game; of equals the earliest. None: no drop."""
    drops = [deed for deed in _told(events, boards, 1).deeds if deed.landing is not None]
    if not drops:
        return None
    return Extremes(max(drops, key=_gain), min(drops, key=_gain))


def _gain(deed: CardEffect) -> int:
    return deed.gain


def decision(
    events: Iterable[Event], boards: Mapping[BoardId, RampBoard], seats: int
) -> DecisiveCard | None:
    """The card that decided a finished match; None where nobody won alone."""
    course = moments(events, boards, seats)
    if seats < 2 or not course:
        return None
    final = course[-1].totals
    winner = max(range(seats), key=lambda seat: final[seat])
    if final.count(final[winner]) > 1:
        return None
    number = len(course) - 1
    while number > 0 and _lead(course[number - 1].totals, winner) > 0:
        number -= 1
    now = course[number]
    before = course[number - 1].totals if number else (0,) * seats
    others = [seat for seat in range(seats) if seat != winner]
    rival = max(others, key=lambda seat: (before if number else now.totals)[seat])
    return DecisiveCard(
        winner,
        rival,
        _deed_of(now, winner),
        _deed_of(now, rival),
        now.round,
        now.card,
        before[winner] - before[rival],
        now.totals[winner] - now.totals[rival],
        from_start=number == 0,
    )


def _lead(totals: tuple[int, ...], seat: Seat) -> int:
    """How far a seat is ahead of the best of the others."""
    return totals[seat] - max(points for other, points in enumerate(totals) if other != seat)


def _deed_of(moment: CardStandings, seat: Seat) -> CardEffect | None:
    return next((deed for deed in moment.deeds if deed.seat == seat), None)
