"""The turn in two steps, in words and figures: what the right column says."""

from collections import Counter
from collections.abc import Mapping

from attrs import field, frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.figures import signed
from blueprints_desktop.desktop.boards.skyline.card_words import card_name, card_text, wanted_words
from blueprints_desktop.desktop.boards.skyline.choosing import Part
from blueprints_desktop.desktop.boards.skyline.deeds import Deed
from blueprints_desktop.desktop.boards.skyline.narration import works
from blueprints_desktop.desktop.boards.skyline.prompting import wanted
from blueprints_desktop.desktop.boards.skyline.sight import Sight
from blueprints_desktop.desktop.boards.skyline.story import Story
from blueprints_desktop.desktop.boards.skyline.wording import (
    floors_words,
    towers_words,
    why_nothing,
)
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.chains import RENT_PER_BUILDING, RENT_PER_FLOOR
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING

translate = QCoreApplication.translate


@frozen
class Step:
    """One step of the turn: done, to be done now, or still to come."""

    title: str
    lines: tuple[tuple[str, str], ...] = ()
    """Words, and a figure at the right."""
    signs: Mapping[int, Deed] = field(factory=dict)
    """By line, the deed whose sign stands before it: the same is seen in the city."""
    total: tuple[str, str] | None = None
    live: bool = False
    done: bool = False
    order: tuple[int, ...] = ()
    """The seats whose turn it is in this step, one after another."""
    now: int | None = None
    """The one of them who is to act."""
    rule: str = ""
    """The paragraph of the rulebook about it."""


def heading(sight: Sight) -> str:
    """Over the steps."""
    if sight.state.phase == PLACING:
        return translate("Skyline", "Set-up")
    if sight.in_turn or sight.story is None:
        return translate("Skyline", "This turn")
    return translate("Skyline", "Last turn: {name}").format(name=sight.name(sight.story.seat))


def steps(sight: Sight) -> list[Step]:
    """What happened in the turn and what is to be done."""
    state, story = sight.state, sight.story
    if state.phase == PLACING:
        return _placing(sight)
    found: list[Step] = []
    if story is not None:
        found.append(_white(sight, story))
        if story.card is not None:
            found.append(_card(sight, story))
        elif state.phase != BUILDING:
            found.append(_black_done(sight, story))
    if state.phase == BUILDING:
        found.append(_black(sight))
    elif state.phase == ROLLING:
        words = translate("Skyline", "{name} rolls both dice")
        found.append(Step(words.format(name=sight.name(state.seat)), live=True, rule="roll"))
        found += () if story is not None else _to_come()
    return found


def _to_come() -> list[Step]:
    """Before the very first roll: what the dice are for."""
    walks = translate("Skyline", "Rent beside somebody’s building, a card on a round cell")
    builds = translate("Skyline", "As many steps from the architect as the die shows")
    return [
        Step(translate("Skyline", "White: the pawn walks"), ((walks, ""),), rule="white-die"),
        Step(translate("Skyline", "Black: a floor is built"), ((builds, ""),), rule="black-die"),
    ]


def _placing(sight: Sight) -> list[Step]:
    """The four laps, there and back."""
    state = sight.state
    lap = state.turn // state.seats
    names = (
        translate("Skyline", "A finished building in the centre"),
        translate("Skyline", "A floor, in reverse order"),
        translate("Skyline", "A floor"),
        translate("Skyline", "A floor, in reverse order"),
    )
    found = []
    for number, name in enumerate(names):
        order = range(state.seats) if number % 2 == 0 else range(state.seats - 1, -1, -1)
        seats = tuple((state.first + place) % state.seats for place in order)
        live = number == lap
        now = state.seat if live else None
        done = number < lap
        found.append(Step(name, live=live, done=done, order=seats, now=now, rule="placing"))
    return found


def _white(sight: Sight, story: Story) -> Step:
    white = story.dice[0]
    if story.rent is None:
        words, rule = translate("Skyline", "White {white}: nothing due"), "white-die"
        if story.card is not None:
            words, rule = translate("Skyline", "White {white}: a round cell"), "round-cell"
        return Step(words.format(white=white), done=True, rule=rule)
    rent = story.rent
    words = translate("Skyline", "White {white}: rent to {owner}")
    title = words.format(white=white, owner=sight.name(rent.owner))
    heights = Counter(sight.buildings[cell][1] for cell in rent.cells if cell in sight.buildings)
    lines = []
    if heights[FINISHED]:
        lines.append((towers_words(heights[FINISHED]), str(RENT_PER_BUILDING * heights[FINISHED])))
    floors = heights[1] + 2 * heights[2]
    if floors:
        lines.append((floors_words(floors), str(RENT_PER_FLOOR * floors)))
    listed = RENT_PER_BUILDING * heights[FINISHED] + RENT_PER_FLOOR * floors
    if listed != rent.amount:
        lines = []  # the block has changed since
    total = (translate("Skyline", "Paid"), signed(-rent.paid))
    return Step(title, tuple(lines), total=total, done=True, rule="chain")


def _card(sight: Sight, story: Story) -> Step:
    assert story.card is not None
    lines = [(card_text(story.card, sight.deck), "")]
    live = sight.state.phase == CARD
    part = sight.choosing.part
    signs = {}
    if live and part is not None:
        signs = {len(lines): deed for deed in list(sight.deeds.values())[:1]}
        lines.append((wanted_words(story.card, part), ""))
    if story.nothing is not None:
        lines.append((why_nothing(story.nothing), ""))
    for seat in range(sight.state.seats):
        if story.payments and story.money(seat):
            lines.append((sight.name(seat), signed(story.money(seat))))
    lines += _done_words(sight, story)
    rule = story.nothing or story.card
    return Step(
        card_name(story.card), tuple(lines), signs=signs, live=live, done=not live, rule=rule
    )


def _done_words(sight: Sight, story: Story) -> tuple[tuple[str, str], ...]:
    """What was built, moved or lost, as the log says it."""
    told = [line for event in story.deeds for line in works(event, sight.people)]
    return tuple((line.text, "") for line in told)


def _black_done(sight: Sight, story: Story) -> Step:
    """What became of the black die."""
    if story.nothing is not None:
        words = translate("Skyline", "Black {black}: nothing to build")
        lines = ((why_nothing(story.nothing), ""),)
        title = words.format(black=story.dice[1])
        return Step(title, lines, done=True, rule=story.nothing)
    words = translate("Skyline", "Black {black}: built")
    title = words.format(black=story.dice[1])
    return Step(title, _done_words(sight, story), done=True, rule="black-die")


def _black(sight: Sight) -> Step:
    """What the black die allows, counted."""
    words = translate("Skyline", "Black {black}: build")
    title = words.format(black=sight.state.dice[1])
    counts = Counter(sight.deeds.values())
    lines = []
    if counts[Deed.FLOOR]:
        lines.append(translate("Skyline", "%n empty cells", "", counts[Deed.FLOOR]))
    if counts[Deed.RAISE]:
        lines.append(translate("Skyline", "%n piles to raise", "", counts[Deed.RAISE]))
    if counts[Deed.FINISH]:
        lines.append(translate("Skyline", "%n buildings to finish", "", counts[Deed.FINISH]))
    if counts[Deed.DEMOLISH]:
        lines.append(translate("Skyline", "%n buildings to demolish", "", counts[Deed.DEMOLISH]))
    if counts[Deed.LIFT]:
        lines.append(wanted(sight))
    elif counts[Deed.DEMOLISH]:
        _, floors = sight.buildings[sight.choosing.named[Part.CELL]]
        words = translate(
            "Skyline", "%n steps away, one for each floor of the pile", "", floors + 1
        )
        lines.append(words)
    else:
        lines.append(_distance(sight.state.dice[1]))
    shown = [deed for deed in _COUNTED if counts[deed]]
    rule = "no-floor-left" if counts[Deed.LIFT] else "black-die"
    told = tuple((line, "") for line in lines)
    return Step(title, told, signs=dict(enumerate(shown)), live=True, rule=rule)


_COUNTED = (Deed.FLOOR, Deed.RAISE, Deed.FINISH, Deed.DEMOLISH, Deed.LIFT)
"""In the order of the lines about them."""


def _distance(steps: int) -> str:
    """How far from the architect the cells are; one step has no bend."""
    if steps == 1:
        return translate("Skyline", "Next to the architect")
    return translate("Skyline", "%n steps from the architect, one bend at most", "", steps)
