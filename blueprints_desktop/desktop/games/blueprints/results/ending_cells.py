"""What a cell of the final table says: all say the same, in words or in figures."""

from collections.abc import Iterable
from typing import NamedTuple

from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import SeatEnd, SeatRound
from blueprints_desktop.desktop.games.blueprints.texts.end_words import building_line

_APART, _CLOSEST = 1.06, 0.5
"""From one card to the next, in sizes of a card: usually, and where they lie on one another."""
_BEFORE, _BEHIND, _EDGE = 10.0, 4.0, 6.0
"""Before the cards, behind them, and to the next column, at 100 %."""


class CellForm(NamedTuple):
    """How much is said."""

    words: bool
    """Whether the building's points are called so."""
    gains: bool
    """Whether what the cards are worth stands behind them."""


FULLEST, BAREST = CellForm(words=True, gains=True), CellForm(words=False, gains=False)
_FORMS = (FULLEST, CellForm(words=False, gains=True), BAREST)


class RoundCell(NamedTuple):
    """How a round of a seat is written in a column of the table."""

    said: str
    first: float
    """From the column's left side to the middle of the first card."""
    step: float
    """From one card to the next."""
    gained: str
    end: float
    """Where that begins, from the same side."""
    fits: bool


def cell_of(own: SeatRound, form: CellForm, wide: float, size: float, scale: float) -> RoundCell:
    """A cell in a column of that width, with cards of that size."""
    said = building_line(own.built) if form.words else str(own.built)
    count = len(own.honours)
    gained = f"+{own.points}" if form.gains and count else ""
    left = text_width(said, Role.SMALL, scale) + _BEFORE * scale
    behind = _BEHIND * scale + text_width(gained, Role.FIGURE, scale) if gained else 0.0
    room = wide - left - behind - _EDGE * scale
    step = size * _APART
    if count > 1:
        step = min(step, (room - size) / (count - 1))
    end = left + size + step * (count - 1) + _BEHIND * scale
    fits = room >= (size if count else 0.0) and (count < 2 or step >= size * _CLOSEST)
    return RoundCell(said, left + size / 2, max(step, 1.0), gained, end, fits)


def form_for(ends: Iterable[SeatEnd], wide: float, size: float, scale: float) -> CellForm:
    """The fullest form in which every cell of the table has room."""
    rounds = [own for end in ends for own in end.rounds]
    for form in _FORMS:
        if all(cell_of(own, form, wide, size, scale).fits for own in rounds):
            return form
    return BAREST
