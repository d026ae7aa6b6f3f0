"""What the action bar says: whose turn it is, what Enter does, what that brings or costs."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.monuments.board.selection import (
    MonumentsController,
    Placing,
    Walking,
    cell_of,
)
from blueprints_desktop.desktop.games.monuments.texts import narration
from blueprints_desktop.desktop.games.monuments.texts.words import (
    a_piece,
    brick_words,
    cell_words,
    kept_words,
    not_built_words,
    opens_words,
    pieces_list,
    refused_briefly,
    refused_words,
    stuck_words,
    support_words,
    there_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import gain_words
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.board.prompt_words import (
    confirm_word,
    game_over,
    skip_hint,
    waiting_prompt,
    your_turn,
)
from blueprints_desktop.engine.step import NEXT, Event
from blueprints_desktop.games.monuments.hints import why_stuck
from blueprints_desktop.games.monuments.moves import PASS
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.pieces import BLACK, bricks_in
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.state import (
    BLACK_POINTS,
    OVER,
    QUARRY,
    ROUND_END,
    ROUNDS,
    State,
)

translate = QCoreApplication.translate


def prompt_for(
    plan: Plan, position: Position, people: Sequence[Person], selector: MonumentsController
) -> Prompt:
    """The prompt for how far the player has come."""
    view: State = position.view
    if position.to_act is None or view.phase == OVER:
        return Prompt(game_over())
    person = people[position.to_act]
    if view.phase == ROUND_END:
        return _between_rounds(view, person, selector)
    if not position.moves:
        return waiting_prompt(person)
    head = your_turn(person)
    if view.phase == QUARRY:
        return _walking(head, person, selector)
    if selector.offers(PASS):
        return _passing(head, plan, view, person)
    return _building(head, plan, person, selector)


def moving_prompt(told: Sequence[Event], people: Sequence[Person], options: Options) -> Prompt:
    """While a move is shown: what happens, and that one need not wait."""
    happened = narration.tell([(0, event) for event in told[:1]], people, options)
    seat = getattr(told[0], "seat", None) if told else None
    return Prompt(happened[0].text if happened else "", skip_hint(), seat=seat)


def _between_rounds(view: State, person: Person, selector: MonumentsController) -> Prompt:
    head = translate("Monuments", "Round {round} is over").format(round=view.round + 1)
    begins = translate("Monuments", "{name} has the worker and begins the next round.")
    primary = translate("Monuments", "On to round {round}").format(round=view.round + 2)
    return Prompt(
        head,
        begins.format(name=person.name),
        primary=primary if selector.offers(NEXT) else "",
        seat=person.seat,
    )


# --- the quarry ---------------------------------------------------------------------------


def _walking(head: str, person: Person, selector: MonumentsController) -> Prompt:
    """What is next; where a cell was pressed in vain, why, beside what can be done all the same."""
    expected = _next_step(head, person, selector.walking)
    if expected.gain:
        expected = evolve(expected, why="black-returned")
    if selector.refused is None:
        return expected
    name, code = selector.refused
    words = refused_words(cell_of(name) or "", code)
    return evolve(expected, detail=words, brief=refused_briefly(code), why=code)


def _next_step(head: str, person: Person, walk: Walking) -> Prompt:
    step = len(walk.cells) + (0 if walk.offered or walk.complete else 1)
    counted = translate("Monuments", "Step {step} of {steps}").format(step=step, steps=walk.length)
    back = translate("Monuments", "One step back") if walk.cells else ""
    brief = primary = ""
    if walk.complete:
        words = translate("Monuments", "You end on {cell} and take {pieces}.")
        detail = words.format(cell=cell_words(walk.cells[-1]), pieces=pieces_list(walk.gathered))
        brief = translate("Monuments", "You end on {cell}.").format(cell=cell_words(walk.cells[-1]))
        primary = translate("Monuments", "End your turn here")
    elif walk.offered:
        picked = a_piece(walk.offered[walk.picked])
        words = translate("Monuments", "{step}: take {piece}, or choose another piece here.")
        detail = words.format(step=counted, piece=picked)
        brief = translate("Monuments", "Take {piece}, or another").format(piece=picked)
        primary = translate("Monuments", "Take it and go on")
        if len(walk.cells) == walk.length:
            primary = translate("Monuments", "Take it")
    elif walk.pointed_cell is not None:
        words = translate("Monuments", "{step}: go to {cell}. {lies}")
        lies = there_words(walk.pointed_at)
        detail = words.format(step=counted, cell=cell_words(walk.pointed_cell), lies=lies)
        primary = translate("Monuments", "Go there")
    elif walk.length == 1:
        detail = translate("Monuments", "Put the worker on an outer cell and take its piece.")
    else:
        detail = translate("Monuments", "{step}: choose a highlighted cell.").format(step=counted)
    gain = _black_gain(walk)
    return Prompt(
        head, detail, gain, primary=primary, secondary=back, seat=person.seat, brief=brief
    )


def _black_gain(walk: Walking) -> str:
    """What Enter would bring: only the black piece is worth points before anything is built.

    One that was taken some steps before is the walk card's to tell; here it would be read as the
    worth of whatever is taken next.
    """
    if walk.complete:
        brings = BLACK in walk.gathered
    elif walk.offered:
        brings = walk.offered[walk.picked] == BLACK
    else:
        brings = walk.pointed_at == (BLACK,)
    return gain_words(BLACK_POINTS) if brings else ""


# --- the building site --------------------------------------------------------------------


def _building(head: str, plan: Plan, person: Person, selector: MonumentsController) -> Prompt:
    expected = _next_brick(head, plan, person, selector.placing)
    if selector.refused is None:
        return expected
    name, code = selector.refused
    return evolve(expected, detail=not_built_words(plan, name, code), gain="", brief="", why=code)


def _next_brick(head: str, plan: Plan, person: Person, place: Placing) -> Prompt:
    if place.passes:
        detail = translate("Monuments", "If you pass, you build no more in this round.")
        return Prompt(
            head, detail, primary=confirm_word(), secondary=_another_place(), seat=person.seat,
            why="pass",
        )  # fmt: skip
    hint = place.hint
    if hint is None:
        return _no_place_yet(head, person, place)
    words = translate("Monuments", "{brick}, {support}. {opens}")
    detail = words.format(
        brick=capitalised(brick_words(hint.brick)),
        support=support_words(plan, hint.brick),
        opens=opens_words(hint),
    )
    primary = translate("Monuments", "Build here")
    if place.held:
        primary = confirm_word()
    return Prompt(
        head,
        detail,
        gain_words(hint.points),
        brief=capitalised(brick_words(hint.brick)),
        primary=primary,
        secondary=_another_place(),
        seat=person.seat,
        why="brick-points",
    )


def _another_place() -> str:
    return translate("Monuments", "Another place")


def _no_place_yet(head: str, person: Person, place: Placing) -> Prompt:
    """Nothing is pointed at. Where others look on, all places are lit, and passing is offered beside them."""
    detail = translate("Monuments", "Choose a highlighted place for one of your bricks.")
    brief = secondary = key = ""
    if place.may_pass:
        detail = translate(
            "Monuments", "Choose a place for one of your bricks. Hold V to see them."
        )
        brief = translate("Monuments", "Choose a place. Hold V: your bricks")
        secondary, key = translate("Monuments", "Pass"), "P"
    if place.colour is not None:
        secondary, key = translate("Monuments", "All colours"), ""
    return Prompt(
        head, detail, secondary=secondary, secondary_key=key, seat=person.seat, brief=brief
    )


def _passing(head: str, plan: Plan, view: State, person: Person) -> Prompt:
    """Nobody passes by choice: why it must be, and what it costs."""
    why = stuck_words(why_stuck(plan, view), view)
    detail = translate("Monuments", "You must pass. {why}").format(why=why)
    detail = " ".join(filter(None, (detail, kept_words(view.own_stock))))
    cost = ""
    if view.round + 1 < ROUNDS and bricks_in(view.own_stock):
        cost = gain_words(-bricks_in(view.own_stock))
    label, rule = translate("Monuments", "Pass"), "loss" if cost else "pass"
    brief = translate("Monuments", "You must pass.")
    return Prompt(head, detail, cost=cost, primary=label, seat=person.seat, why=rule, brief=brief)
