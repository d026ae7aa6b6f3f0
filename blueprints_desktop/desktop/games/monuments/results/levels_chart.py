"""Who built which level when: every brick in the order of setting, with the sign of its builder."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import Chart, Dot, Dots, Rule
from blueprints_desktop.desktop.games.monuments.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.sheet import Sheet

translate = QCoreApplication.translate


def level_charts(sheet: Sheet, people: Sequence[Person]) -> tuple[Chart, ...]:
    bricks = sheet.facts["bricks"]
    if not bricks:
        return ()
    top = max(level for _, _, _, level, _ in bricks)
    dots = tuple(
        Dot(number, level - 1, people[seat].colour)
        for number, (_, _, seat, level, _) in enumerate(bricks, 1)
    )
    name = translate("MonumentsSheet", "Level {level}")
    rows = tuple(name.format(level=level) for level in range(1, top + 1))
    panel = Dots(
        translate("MonumentsSheet", "Bricks in the order of setting"),
        "",
        rows,
        dots,
        tuple((person.name, person.colour) for person in people),
        _rounds(bricks),
    )
    tab = capitalised(term(GAME, "level", 2))
    title = translate("MonumentsSheet", "Who built which level when")
    return (Chart("levels", tab, title, _said(bricks, people, top), (panel,)),)


def _rounds(bricks: Sequence[Sequence[object]]) -> tuple[Rule, ...]:
    """Where the rounds end, named by the round that is over."""
    words = translate("MonumentsSheet", "Round {round}")
    last = {brick[1]: number for number, brick in enumerate(bricks, 1)}
    return tuple(
        Rule(number + 0.5, words.format(round=int(str(each)) + 1)) for each, number in last.items()
    )


def _said(bricks: Sequence[Sequence[object]], people: Sequence[Person], top: int) -> str:
    """How many bricks each set on which level."""
    counts = Counter((brick[2], brick[3]) for brick in bricks)
    level_words = translate("MonumentsSheet", "level {level}: {count}")
    told = []
    for person in people:
        own = [(level, counts[person.seat, level]) for level in range(1, top + 1)]
        parts = [level_words.format(level=level, count=count) for level, count in own if count]
        total = sum(count for _, count in own)
        words = translate("MonumentsSheet", "{name} set %n bricks", "", total)
        where = f" ({', '.join(parts)})" if parts else ""
        told.append(f"{words.format(name=person.name)}{where}.")
    return " ".join(told)
