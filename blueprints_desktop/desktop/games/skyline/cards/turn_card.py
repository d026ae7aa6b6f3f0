"""The card of the turn: what the dice brought, what is to be done now, each with its figures."""

from collections import Counter

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role, Type
from blueprints_desktop.desktop.games.skyline.board.selection import MovePart
from blueprints_desktop.desktop.games.skyline.facts.view_model import (
    CellEffect,
    SkylineModel,
    TurnStory,
)
from blueprints_desktop.desktop.games.skyline.texts.narration import NARRATION
from blueprints_desktop.desktop.games.skyline.texts.prompts import wanted, wanted_words
from blueprints_desktop.desktop.games.skyline.texts.words import (
    SIGNS,
    card_name,
    card_text,
    floors_words,
    towers_words,
    why_nothing,
)
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.board.narration import LogWriter
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, Fact, Item, TurnStep
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.chains import RENT_PER_BUILDING, RENT_PER_FLOOR
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING

HEIGHT = 324
"""The usual height. With more steps or rows, what is on the card moves closer."""
_PAID = Type(17, 600, tabular=True)
translate = QCoreApplication.translate


def turn_card(model: SkylineModel) -> kit.Card:
    """The turn that is being played, or the last one while somebody else is to roll."""
    given = kit.steps(turn_steps(model), gap=kit.Spread(10.0, 7.0))
    return kit.Card(_heading(model), (given,), title_role=Role.BODY_STRONG)


def _heading(model: SkylineModel) -> str:
    """Over the steps."""
    if model.state.phase == PLACING:
        return translate("Skyline", "Set-up")
    if model.in_turn or model.story is None:
        return translate("Skyline", "This turn")
    return translate("Skyline", "Last turn: {name}").format(name=model.name(model.story.seat))


def turn_steps(model: SkylineModel) -> list[TurnStep]:
    """What happened in the turn and what is to be done. A roll is the first step of its turn."""
    numbered: list[TurnStep] = []
    number = 0
    for step in _steps(model):
        number = 1 if step.rule == "roll" else number + 1
        numbered.append(evolve(step, number=number))
    return numbered


def _steps(model: SkylineModel) -> list[TurnStep]:
    state, story = model.state, model.story
    if state.phase == PLACING:
        return _placing(model)
    found: list[TurnStep] = []
    if story is not None:
        found.append(_white(model, story))
        if story.card is not None:
            found.append(_card(model, story))
        elif state.phase != BUILDING:
            found.append(_black_done(model, story))
    if state.phase == BUILDING:
        found.append(_black(model))
    elif state.phase == ROLLING:
        words = translate("Skyline", "{name} rolls both dice")
        found.append(TurnStep(words.format(name=model.name(state.seat)), live=True, rule="roll"))
        found += () if story is not None else _to_come()
    return found


def _to_come() -> list[TurnStep]:
    """Before the very first roll: what the dice are for."""
    walks = translate("Skyline", "Rent beside somebody’s building, a card on a round cell")
    builds = translate("Skyline", "As many steps from the architect as the die shows")
    return [
        TurnStep(translate("Skyline", "White: the pawn walks"), (Fact(walks),), rule="white-die"),
        TurnStep(
            translate("Skyline", "Black: a floor is built"), (Fact(builds),), rule="black-die"
        ),
    ]


def _placing(model: SkylineModel) -> list[TurnStep]:
    """The four laps, there and back, with the order of the players; a ring is around the next one."""
    state = model.state
    lap = state.turn // state.seats
    names = (
        translate("Skyline", "A finished building in the centre"),
        translate("Skyline", "A floor, in reverse order"),
        translate("Skyline", "A floor"),
        translate("Skyline", "A floor, in reverse order"),
    )
    found = []
    for number, name in enumerate(names):
        live, done = number == lap, number < lap
        signs: list[Item] = []
        for place in range(state.seats)[:: -1 if number % 2 else 1]:
            seat = (state.first + place) % state.seats
            if signs:
                signs.append(kit.Sign(Icon.FORWARD, 10.0))
            ringed = live and seat == state.seat
            signs.append(kit.SeatSign(model.colour(seat), 13.0, faded=done, ringed=ringed))
        order = kit.Line(tuple(signs), gap=4.0, height=kit.Spread(22.0, 18.0))
        found.append(TurnStep(name, (order,), live=live, done=done, rule="placing"))
    return found


def _white(model: SkylineModel, story: TurnStory) -> TurnStep:
    white = story.dice[0]
    if story.rent is None:
        words, rule = translate("Skyline", "White {white}: nothing due"), "white-die"
        if story.card is not None:
            words, rule = translate("Skyline", "White {white}: a round cell"), "round-cell"
        return TurnStep(words.format(white=white), done=True, rule=rule)
    rent = story.rent
    words = translate("Skyline", "White {white}: rent to {owner}")
    title = words.format(white=white, owner=model.name(rent.owner))
    heights = Counter(model.buildings[cell][1] for cell in rent.cells if cell in model.buildings)
    towers, floors = heights[FINISHED], heights[1] + 2 * heights[2]
    dear, cheap = RENT_PER_BUILDING * towers, RENT_PER_FLOOR * floors
    lines: list[Fact | Item] = []
    if dear + cheap == rent.amount:  # else the block has changed since
        lines += [Fact(towers_words(towers), str(dear))] if towers else []
        lines += [Fact(floors_words(floors), str(cheap))] if floors else []
    label = kit.Text(translate("Skyline", "Paid"), Role.BODY_STRONG)
    paid = kit.Text(signed(-rent.paid), _PAID, CardTone.BAD)
    lines += [kit.Divider(), kit.Line((label, kit.Fill(), paid))]
    return TurnStep(title, tuple(lines), done=True, rule="chain")


def _card(model: SkylineModel, story: TurnStory) -> TurnStep:
    assert story.card is not None
    lines = [Fact(card_text(story.card, model.deck))]
    live = model.state.phase == CARD
    part = model.selection.part
    if live and part is not None:
        effect = next(iter(model.effects.values()), None)
        lines.append(Fact(wanted_words(story.card, part), sign=_sign(effect)))
    if story.nothing is not None:
        lines.append(Fact(why_nothing(story.nothing)))
    for seat in range(model.state.seats):
        if story.payments and story.money(seat):
            lines.append(Fact(model.name(seat), signed(story.money(seat))))
    lines += _done_words(model, story)
    rule = story.nothing or story.card
    return TurnStep(card_name(story.card), tuple(lines), live=live, done=not live, rule=rule)


def _done_words(model: SkylineModel, story: TurnStory) -> tuple[Fact, ...]:
    """What was built, moved or lost, as the log says it."""
    log = LogWriter(model.people)
    told = [line for event in story.works for line in NARRATION.lines(event, log)]
    return tuple(Fact(line.text) for line in told if not line.is_heading)


def _black_done(model: SkylineModel, story: TurnStory) -> TurnStep:
    """What became of the black die."""
    words, lines = translate("Skyline", "Black {black}: built"), _done_words(model, story)
    if story.nothing is not None:
        words = translate("Skyline", "Black {black}: nothing to build")
        lines = (Fact(why_nothing(story.nothing)),)
    title = words.format(black=story.dice[1])
    return TurnStep(title, lines, done=True, rule=story.nothing or "black-die")


def _black(model: SkylineModel) -> TurnStep:
    """What the black die allows, counted."""
    words = translate("Skyline", "Black {black}: build")
    title = words.format(black=model.state.dice[1])
    counts = Counter(model.effects.values())
    told = {
        CellEffect.FLOOR: translate("Skyline", "%n empty cells", "", counts[CellEffect.FLOOR]),
        CellEffect.RAISE: translate("Skyline", "%n piles to raise", "", counts[CellEffect.RAISE]),
        CellEffect.FINISH: translate(
            "Skyline", "%n buildings to finish", "", counts[CellEffect.FINISH]
        ),
        CellEffect.DEMOLISH: translate(
            "Skyline", "%n buildings to demolish", "", counts[CellEffect.DEMOLISH]
        ),
    }
    lines = [Fact(words, sign=_sign(effect)) for effect, words in told.items() if counts[effect]]
    rule = "black-die"
    if counts[CellEffect.LIFT]:
        lines.append(Fact(wanted(model), sign=_sign(CellEffect.LIFT)))
        rule = "no-floor-left"
    elif counts[CellEffect.DEMOLISH]:
        _, floors = model.buildings[model.selection.named[MovePart.CELL]]
        words = translate(
            "Skyline", "%n steps away, one for each floor of the pile", "", floors + 1
        )
        lines.append(Fact(words))
    else:
        lines.append(Fact(_distance(model.state.dice[1])))
    return TurnStep(title, tuple(lines), live=True, rule=rule)


def _sign(effect: CellEffect | None) -> kit.Sign | None:
    """The sign of an effect, the same as on the board."""
    return None if effect is None else kit.Sign(SIGNS[effect], 13.0, CardTone.NORMAL, 2.6)


def _distance(steps: int) -> str:
    """How far from the architect the cells are; one step has no bend."""
    if steps == 1:
        return translate("Skyline", "Next to the architect")
    return translate("Skyline", "%n steps from the architect, one bend at most", "", steps)
