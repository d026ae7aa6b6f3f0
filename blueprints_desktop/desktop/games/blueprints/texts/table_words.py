"""What lies on the table in words: the first line names it, the others tell more, with numbers."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.board.choosing import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, preview_of
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PublicFacts
from blueprints_desktop.desktop.games.blueprints.texts.explaining import counted, rule_words
from blueprints_desktop.desktop.games.blueprints.texts.seat_words import SeatWords
from blueprints_desktop.desktop.games.blueprints.texts.wording import (
    GAME,
    die_words,
    material_word,
    space_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.games.blueprints.dice import Die, material_of

translate = QCoreApplication.translate


def die_lines(
    die: Die, choosing: BlueprintsSelection, standing: BuildingStatus | None
) -> list[str]:
    """A die of the pool: how its material scores, and what the player could do with it."""
    lines = [capitalised(rule_words(material_of(die)))]
    if choosing.discarding:
        lines.append(translate("Blueprints", "Discarded, it is out for this round"))
    elif choosing.unplaceable(die):
        lines.append(translate("Blueprints", "Every stack ends with a higher value"))
        lines.append(translate("Blueprints", "Taken, it is lost and counts as one of the six"))
    elif standing is not None and choosing.spaces_for(die):
        spaces = choosing.spaces_for(die)
        best = max(preview_of(standing, die, space).gain for space in spaces)
        words = translate("Blueprints", "%n spaces for it, {best} at best", "", len(spaces))
        lines.append(words.format(best=signed(best)))
    return lines


def stack_lines(standing: BuildingStatus, space: int) -> list[str]:
    """A space of one's own building: its plan and its dice, from the ground up."""
    planned, stack = standing.card.heights[space], standing.building[space]
    if not planned:
        return [translate("Blueprints", "Hatched space: nothing is built here")]
    words = translate("Blueprints", "{space}: {tall} of {planned}", "a stack and its plan")
    lines = [words.format(space=capitalised(space_words(space)), tall=len(stack), planned=planned)]
    if stack:
        words = translate("Blueprints", "From the ground up: {dice}")
        lines.append(words.format(dice=", ".join(map(die_words, stack))))
    return lines


def pool_lines(facts: PublicFacts) -> list[str]:
    words = translate("Blueprints", "{pool}, sorted by value")
    return [words.format(pool=term(GAME, "pool")), _counted(facts.pool)]


def bag_lines(facts: PublicFacts) -> list[str]:
    """How many dice are left to be drawn, and of what."""
    words = translate("Blueprints", "%n dice in the bag", "", sum(facts.bag))
    return [words, counted(facts.bag)] if sum(facts.bag) else [words]


def demand_lines(facts: PublicFacts) -> list[str]:
    """Which materials break a tie, and how."""
    first, second = (material_word(material) for material in facts.in_demand)
    order = translate("Blueprints", "1: {first}, 2: {second}").format(first=first, second=second)
    return [
        term(GAME, "in_demand_long"),
        order,
        translate("Blueprints", "Ties: most dice of 1, then of 2, then the later player"),
    ]


def removed_lines(facts: PublicFacts) -> list[str]:
    words = translate("Blueprints", "%n dice discarded", "", len(facts.discarded))
    lines = [words]
    if facts.discarded:
        lines.append(", ".join(map(die_words, facts.discarded)))
    homeless = facts.removed[len(facts.discarded) :]
    if homeless:
        words = translate("Blueprints", "Fitted nowhere: {dice}")
        lines.append(words.format(dice=", ".join(map(die_words, homeless))))
    return lines


def screen_lines(facts: PublicFacts, person: Person) -> list[str]:
    """A closed screen: what went behind it is public, how it stands there is not."""
    seat = facts.seats[person.seat]
    words = SeatWords(facts, seat)
    head = translate("Blueprints", "Screen of {name}").format(name=person.name)
    won = words.won(seat.won, seat.points or 0, own=False)
    closed = translate("Blueprints", "Plan and building are shown when the round ends")
    return [head, *words.turn(), *words.dice(), *words.last_round(), won, closed]


def ruler_lines(
    facts: PublicFacts, people: Sequence[Person], standing: BuildingStatus | None
) -> list[str]:
    """Who scored what in the round before, and how the viewer stands now."""
    lines = [translate("Blueprints", "Score ruler")]
    scores = [(person.name, facts.seats[person.seat].last) for person in people]
    told = ", ".join(f"{name} {points}" for name, points in scores if points is not None)
    if told:
        words = translate("Blueprints", "Round {round}: {points}")
        lines.append(words.format(round=facts.scored, points=told))
    if standing is not None:
        words = translate("Blueprints", "The building now: {points}")
        lines.append(words.format(points=standing.score.total))
    lines.append(translate("Blueprints", "Every round starts again from 0"))
    return lines


def _counted(dice: Sequence[Die]) -> str:
    found = Counter(map(material_of, dice))
    return counted(found[material] for material in range(4))
