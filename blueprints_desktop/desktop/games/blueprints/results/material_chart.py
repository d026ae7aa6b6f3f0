"""What everybody built of: the dice of each material, by player and round."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import BarLabel, BarPart, Bars, Chart, ChartTone
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME, material_word
from blueprints_desktop.desktop.i18n.language import capitalised, labelled, term
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.sheet import Sheet
from blueprints_desktop.games.blueprints.dice import MATERIALS

translate = QCoreApplication.translate


def material_charts(sheet: Sheet, people: Sequence[Person]) -> tuple[Chart, ...]:
    rounds: list[list[list[int]]] = sheet.facts["materials"]
    if not rounds:
        return ()
    words = translate("BlueprintsSheet", "Round {round}")
    bars = tuple(
        BarLabel(person.name, person.colour, words.format(round=number + 1))
        for number in range(len(rounds))
        for person in people
    )
    built = [counts for seats in rounds for counts in seats]
    parts = tuple(
        BarPart(
            capitalised(material_word(material, 2)),
            ChartTone("materials", material),
            tuple(counts[material] for counts in built),
        )
        for material in range(len(MATERIALS))
    )
    across = capitalised(term(GAME, "die", 2))
    tab = capitalised(term(GAME, "material", 2))
    title = translate("BlueprintsSheet", "Materials by player and round")
    panel = Bars(across, bars, parts)
    return (Chart("materials", tab, title, _said(panel), (panel,)),)


def _said(panel: Bars) -> str:
    """Bar by bar, what it is made of."""
    told = []
    for number, bar in enumerate(panel.bars):
        made = [f"{part.name} {part.values[number]}" for part in panel.parts]
        told.append(labelled(f"{bar.group}, {bar.name}", f"{', '.join(made)}."))
    return " ".join(told)
