"""Where the ramps stayed open over the rounds: a heat map for each player, and for all."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import Chart, Heat
from blueprints_desktop.desktop.games.fits.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.sheet import Sheet
from blueprints_desktop.games.fits.sheet import holes_by_cell

translate = QCoreApplication.translate

Counts = tuple[tuple[int, ...], ...]


def hole_charts(sheet: Sheet, people: Sequence[Person]) -> tuple[Chart, ...]:
    rounds = len(sheet.facts["holes"])
    if not rounds:
        return ()
    own = [_counts(sheet, person.seat) for person in people]
    panels = [
        Heat(person.name, person.colour, counts, rounds)
        for person, counts in zip(people, own, strict=True)
    ]
    if len(people) > 1:
        together = _counts(sheet, None)
        everybody = translate("FitsSheet", "Everybody")
        panels.append(Heat(everybody, None, together, rounds * len(people)))
    tab = capitalised(term(GAME, "hole", 2))
    title = translate("FitsSheet", "Cells left open, in %n rounds", "", rounds)
    return (Chart("holes", tab, title, _said(people, own), tuple(panels), beside=True),)


def _counts(sheet: Sheet, seat: int | None) -> Counts:
    return tuple(map(tuple, holes_by_cell(sheet, seat)))


def _said(people: Sequence[Person], own: Sequence[Counts]) -> str:
    """How many each left open, and in which row most."""
    told = []
    for person, counts in zip(people, own, strict=True):
        rows = [sum(row) for row in counts]
        words = translate("FitsSheet", "{name} left no cell open.")
        if any(rows):
            words = translate(
                "FitsSheet", "{name} left %n cells open, most of them in row {row}.", "", sum(rows)
            )
        told.append(words.format(name=person.name, row=rows.index(max(rows)) + 1))
    return " ".join(told)
