"""The score sheet of Projekt Skyline in words: an account, entry by entry."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import Chart, Lines, Series
from blueprints_desktop.desktop.games.sheet_words import (
    CellsPicture,
    People,
    PointsReason,
    SheetWords,
    listed,
)
from blueprints_desktop.desktop.games.skyline.texts.progress import turn_of
from blueprints_desktop.desktop.games.skyline.texts.words import GAME, card_name
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.engine.sheet import (
    Course,
    Figure,
    PointsGround,
    Sheet,
    SheetLine,
    SheetSection,
)
from blueprints_desktop.games.skyline.grid import NAMES, SIDE
from blueprints_desktop.games.skyline.state import PLACING_ROUNDS

translate = QCoreApplication.translate


class SkylineSheetWords(SheetWords):
    """What came in and what went out, and what the end added; turns are counted as at the table."""

    chapter = "account"
    rules: Mapping[str, str] = {
        "dealt": "supply", "rents_received": "chain", "rents_paid": "chain",
        "cards_received": "card-rule", "cards_paid": "card-rule",
        "bonus": "account-bonus", "covered": "account-covered",
    }  # fmt: skip
    round_word = ""

    def section(self, section: SheetSection) -> str:
        if section.key == "cash":
            return translate("SkylineSheet", "Account")
        return translate("SkylineSheet", "At the end")

    def line(self, section: SheetSection, line: SheetLine) -> str:
        return {
            "dealt": translate("SkylineSheet", "Starting money"),
            "rents_received": translate("SkylineSheet", "Rents received"),
            "rents_paid": translate("SkylineSheet", "Rents paid"),
            "cards_received": translate("SkylineSheet", "Received from cards"),
            "cards_paid": translate("SkylineSheet", "Paid because of cards"),
            "bonus": capitalised(term(GAME, "finished", 2)),
            "covered": translate("SkylineSheet", "Covered by the bank"),
        }[line.key]

    def total(self, section: SheetSection) -> str:
        return capitalised(term(GAME, "cash")) if section.key == "cash" else ""

    @property
    def grand_total(self) -> str:
        return capitalised(term(GAME, "worth"))

    @property
    def origins(self) -> str:
        return translate("SkylineSheet", "Where the money came from")

    def reasons(
        self, section: SheetSection, line: SheetLine, figure: Figure, people: People
    ) -> list[PointsReason]:
        return [
            PointsReason(ground.points, self._why(line, ground, people))
            for ground in figure.grounds
        ]

    def _why(self, line: SheetLine, ground: PointsGround, people: People) -> str:
        if line.key == "dealt":
            return translate("SkylineSheet", "Every player starts with this")
        if line.key == "covered":
            return translate("SkylineSheet", "What cash and bonus could not pay")
        if line.key == "bonus":
            words = translate("SkylineSheet", "Finished building on {cell}")
            return words.format(cell=ground.facts["cell"].upper())
        if line.key.startswith("rents"):
            return self._rent(ground, people)
        return self._card(ground, people)

    def _rent(self, ground: PointsGround, people: People) -> str:
        facts = ground.facts
        if "payer" in facts:
            words = translate("SkylineSheet", "Turn {turn}: {name} pays for {cells}")
            name = people[facts["payer"]].name
        else:
            words = translate("SkylineSheet", "Turn {turn}: to {name} for {cells}")
            name = people[facts["owner"]].name
        cells = listed([cell.upper() for cell in facts["cells"]])
        turn = turn_of(facts["turn"], len(people))
        said = words.format(turn=turn, name=name, cells=cells)
        if facts["paid"] != abs(ground.points):
            short = translate("SkylineSheet", "only {paid} available")
            said = f"{said} ({short.format(paid=facts['paid'])})"
        return said

    def _card(self, ground: PointsGround, people: People) -> str:
        facts = ground.facts
        words = translate("SkylineSheet", "Turn {turn}: {card}, to {name}")
        if "by" in facts:
            words = translate("SkylineSheet", "Turn {turn}: {card}, from {name}")
        other = facts["by"] if "by" in facts else facts["to"]
        if other is None:
            words = translate("SkylineSheet", "Turn {turn}: {card}, {bank}")
        name = "" if other is None else people[other].name
        turn, card = turn_of(facts["turn"], len(people)), card_name(facts["card"])
        said = words.format(turn=turn, card=card, name=name, bank=term(GAME, "bank"))
        if facts.get("due", -ground.points) != -ground.points:
            due = translate("SkylineSheet", "{due} were due").format(due=facts["due"])
            said = f"{said} ({due})"
        return said

    def picture(
        self, section: SheetSection, line: SheetLine, figure: Figure
    ) -> CellsPicture | None:
        if line.key != "bonus":
            return None
        cells = [NAMES.index(ground.facts["cell"]) for ground in figure.grounds]
        marked = tuple(divmod(cell, SIDE) for cell in cells)
        down = tuple(str(row + 1) for row in range(SIDE))
        across = tuple(NAMES[column][0].upper() for column in range(SIDE))
        return CellsPicture(SIDE, SIDE, marked, down, across)

    def charts(self, sheet: Sheet, people: People) -> tuple[Chart, ...]:
        """Cash, rents paid and rents received over the turns, a line for each player."""
        turns: list[int] = sheet.facts["turns"][PLACING_ROUNDS * sheet.seats :]
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
                across if key == "rents_received" else "",
                name,
                _series(sheet.courses[key], turns, people),
            )
            for key, name in names.items()
        )
        tab = translate("SkylineSheet", "Money")
        title = translate("SkylineSheet", "Cash and rents over the turns")
        words = translate(
            "SkylineSheet",
            "{name}: cash {cash} at the end, rents paid {paid}, received {received}.",
        )
        ends = [sheet.courses[key].changes[-1][1] for key in names]
        said = []
        for person in people:
            cash, paid, received = (figure(end[person.seat]) for end in ends)
            said.append(words.format(name=person.name, cash=cash, paid=paid, received=received))
        return (Chart("money", tab, title, " ".join(said), panels),)


def _series(course: Course, turns: Sequence[int], people: People) -> tuple[Series, ...]:
    """Steps of the match as turns: what happened in a turn counts when it is over.

    ``turns`` are the steps after which a turn was over. A turn of the game is one of everybody's, so
    that of one player is a part of it.
    """
    seats, changes = len(people), course.changes
    last = len(turns) / seats
    times = [min(last, (bisect_left(turns, step) + (step > 0)) / seats) for step, _ in changes]
    points = list(zip((*times, last), (*changes, changes[-1]), strict=True))
    return tuple(
        Series(
            person.name,
            person.colour,
            tuple((time, values[person.seat]) for time, (_, values) in points),
        )
        for person in people
    )


WORDS = SkylineSheetWords()
