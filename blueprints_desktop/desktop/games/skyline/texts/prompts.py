"""What the action bar says: what is expected, and what Enter does."""

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.board.notes import aim_note
from blueprints_desktop.desktop.games.skyline.board.selection import (
    MovePart,
    cell_of,
    reason_against,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel, rule_about
from blueprints_desktop.desktop.games.skyline.texts.explanations import reason_words, rule_behind
from blueprints_desktop.desktop.games.skyline.texts.words import (
    button_words,
    card_name,
    cell_word,
    why_nothing,
)
from blueprints_desktop.desktop.i18n.number_format import sentences, signed
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.desktop.ui.board.prompt_words import other_turn, skip_hint, your_turn
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING

translate = QCoreApplication.translate


def prompt_for(model: SkylineModel) -> Prompt:
    """What is to be done in this position, by whom, and how far they have come."""
    seat = model.to_act
    if seat is None:
        return Prompt("")
    headline = _headline(model, seat)
    if model.selection.rolls:
        roll = translate("Skyline", "Roll the dice")
        detail, why = _before_roll(model)
        return Prompt(headline, detail, primary=roll, seat=seat, why=why)
    if not model.deciding:
        return Prompt(headline, _waiting(model), seat=seat)
    return _deciding(model, headline, seat)


def moving_prompt(model: SkylineModel) -> Prompt:
    """While a move is shown: whose it is, and that one need not wait."""
    seat = model.to_act
    if seat is None:
        return Prompt("")
    return Prompt(_headline(model, seat), skip_hint(), seat=seat)


def _headline(model: SkylineModel, seat: int) -> str:
    person = model.people[seat]
    return your_turn(person) if seat == model.you else other_turn(person)


def _waiting(model: SkylineModel) -> str:
    return {
        PLACING: translate("Skyline", "Placing a piece"),
        ROLLING: translate("Skyline", "About to roll the dice"),
        BUILDING: translate("Skyline", "Choosing where to build"),
        CARD: translate("Skyline", "Carrying out a card"),
    }.get(model.state.phase, "")


def _before_roll(model: SkylineModel) -> tuple[str, str]:
    """What the turn before could not do and the rule about it; else what the dice are for."""
    story = model.story
    if story is None or story.nothing is None:
        return translate("Skyline", "White moves your pawn, black the architect."), ""
    why = why_nothing(story.nothing)
    words, card = translate("Skyline", "{name} could not build: {why}"), ""
    if story.card is not None:
        words, card = translate("Skyline", "{card} had no effect: {why}"), card_name(story.card)
    told = words.format(name=model.name(story.seat), card=card, why=why[:1].lower() + why[1:])
    return told, story.nothing


def _deciding(model: SkylineModel, headline: str, seat: int) -> Prompt:
    selection = model.selection
    other = {"secondary": translate("Skyline", "Flatten"), "secondary_key": "V"}
    if selection.begun:
        other = {"secondary": translate("Skyline", "Back")}
    note = aim_note(model)
    if selection.aimed is None or note is None:
        rule = "no-floor-left" if selection.part is MovePart.LIFT else model.state.card or ""
        return Prompt(headline, wanted(model), seat=seat, why=rule, **other)
    gain, cost = _money(model)
    effect = model.effects[selection.aimed]
    more = _lifted(model) if model.outlook is not None else note.lines[0]
    return Prompt(
        headline,
        f"{note.title}. {more}".strip(),
        gain,
        cost,
        primary=button_words(effect),
        seat=seat,
        why=rule_about(model.state, effect),
        **other,
    )


def _lifted(model: SkylineModel) -> str:
    """The floor that was lifted first, where one was."""
    lifted = model.selection.named.get(MovePart.LIFT)
    if lifted is None:
        return ""
    return translate("Skyline", "With the floor lifted from {cell}.").format(cell=cell_word(lifted))


def refusal_prompt(model: SkylineModel) -> Prompt:
    """A cell was pressed that cannot be chosen: the bar says why, and still what is wanted."""
    prompt, cell = prompt_for(model), cell_of(model.selection.refused)
    code = "" if cell is None else reason_against(model.state, model.selection, cell)
    detail = "" if model.selection.aimed is None else prompt.detail
    why = rule_behind(model, code)
    return evolve(prompt, detail=detail, cost=reason_words(code), gain="", why=why)


def _money(model: SkylineModel) -> tuple[str, str]:
    """How the mover's rents change: "Rent 110 → 120", as a gain or a loss."""
    seen = model.outlook
    change = None if seen is None else seen.rent_of(model.state.seat)
    if change is None:
        return "", ""
    words = translate("Skyline", "Rent {before} → {after}").format(
        before=change.before, after=change.after
    )
    return (words, "") if change.after > change.before else ("", words)


def wanted(model: SkylineModel) -> str:
    """What to choose now, in a sentence."""
    state, part = model.state, model.selection.part
    if part is MovePart.LIFT:
        return translate(
            "Skyline", "No floor left in supply: lift one of your single floors to build with."
        )
    if state.phase == PLACING:
        if state.turn < state.seats:
            return translate("Skyline", "Place a finished building on one of the central cells.")
        return translate("Skyline", "Place a floor on any empty cell.")
    if state.card is not None and part is not None:
        words = translate("Skyline", "{card}: {wanted}")
        return words.format(card=card_name(state.card), wanted=wanted_words(state.card, part))
    if part is MovePart.TARGET:
        return translate("Skyline", "Choose what the raised pile demolishes.")
    words = translate("Skyline", "Black {black}: choose where to build.")
    return words.format(black=state.dice[1])


def wanted_words(card: str, part: MovePart) -> str:
    """What to choose on the board for a card."""
    if part is MovePart.TARGET:
        return {
            "relocation": translate("SkylineCards", "Choose where it goes."),
            "tower_on_rails": translate("SkylineCards", "Choose where it goes."),
            "land_swap": translate("SkylineCards", "Choose whose building it swaps with."),
            "takeover": translate("SkylineCards", "Choose the finished building to swap with."),
            "rush_job": translate("SkylineCards", "Choose what the pile demolishes."),
        }[card]
    return {
        "demolition_order": translate("SkylineCards", "Choose the building to remove."),
        "expropriation": translate("SkylineCards", "Choose the building to remove."),
        "building_permit": translate("SkylineCards", "Choose a cell for the new floor."),
        "extra_storey": translate("SkylineCards", "Choose the building to raise."),
        "relocation": translate("SkylineCards", "Choose the building to move."),
        "land_swap": translate("SkylineCards", "Choose a building of yours."),
        "rush_job": translate("SkylineCards", "Choose the pile to raise."),
        "implosion": translate("SkylineCards", "Choose the finished building to blow up."),
        "tower_on_rails": translate("SkylineCards", "Choose the finished building to move."),
        "takeover": translate("SkylineCards", "Choose a building of yours."),
    }[card]


def spoken(model: SkylineModel, prompt: Prompt) -> str:
    """The prompt and how many cells are lit, for screen readers."""
    parts = [prompt.detail, prompt.gain, prompt.cost]
    if model.deciding and model.selection.aimed is None:
        count = len(model.selection.cells)
        parts.append(translate("Skyline", "%n lit cells; arrow keys go among them", "", count))
    if model.rent is not None:
        parts.append(signed(-model.rent.amount))
    return sentences(parts)
