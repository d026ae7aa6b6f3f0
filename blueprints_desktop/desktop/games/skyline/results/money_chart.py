"""Cash, rents paid and rents received over the turns, a line for each player."""

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import Chart, Lines, Series
from blueprints_desktop.desktop.games.skyline.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.sheet import Course, Sheet
from blueprints_desktop.games.skyline.state import PLACING_ROUNDS

translate = QCoreApplication.translate


def money_charts(sheet: Sheet, people: Sequence[Person]) -> tuple[Chart, ...]:
    turns = _after_placing(sheet)
    if not turns:
        return ()
    names = {
        "cash": capitalised(term(GAME, "cash")),
        "rents_paid": translate("SkylineSheet", "Rents paid"),
        "rents_received": translate("SkylineSheet", "Rents received"),
    }
    across = capitalised(term(GAME, "turn", 2))
    panels = tuple(
        Lines(
            across if course == "rents_received" else "",
            name,
            _series(sheet.courses[course], turns, people),
        )
        for course, name in names.items()
    )
    tab = translate("SkylineSheet", "Money")
    title = translate("SkylineSheet", "Cash and rents over the turns")
    return (Chart("money", tab, title, _said(sheet, people), panels),)


def _after_placing(sheet: Sheet) -> Sequence[int]:
    """After which step each turn was over; placing is none, as the table counts them."""
    turns: list[int] = sheet.facts["turns"]
    return turns[PLACING_ROUNDS * sheet.seats :]


def _series(course: Course, turns: Sequence[int], people: Sequence[Person]) -> tuple[Series, ...]:
    """Steps of the match as turns: what happened in a turn counts when it is over.

    A turn of the game is one of everybody's, so that of one player is a part of it.
    """
    seats = len(people)
    last = len(turns) / seats
    return tuple(
        Series(
            person.name,
            person.colour,
            (
                *(
                    (
                        min(last, (bisect_left(turns, step) + (step > 0)) / seats),
                        values[person.seat],
                    )
                    for step, values in course.changes
                ),
                (last, course.changes[-1][1][person.seat]),
            ),
        )
        for person in people
    )


def _said(sheet: Sheet, people: Sequence[Person]) -> str:
    words = translate(
        "SkylineSheet", "{name}: cash {cash} at last, rents paid {paid}, received {received}."
    )
    ends = {
        name: sheet.courses[name].changes[-1][1]
        for name in ("cash", "rents_paid", "rents_received")
    }
    return " ".join(
        words.format(
            name=person.name,
            cash=figure(ends["cash"][person.seat]),
            paid=figure(ends["rents_paid"][person.seat]),
            received=figure(ends["rents_received"][person.seat]),
        )
        for person in people
    )
