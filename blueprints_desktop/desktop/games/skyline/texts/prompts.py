"""What the action bar says: what is expected, and what Enter does."""

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.board.effects import button_words, rule_about
from blueprints_desktop.desktop.games.skyline.board.notes import aim_note, lifted_words
from blueprints_desktop.desktop.games.skyline.board.selection import (
    MovePart,
    cell_of,
    reason_against,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts.explanations import reason_words, rule_behind
from blueprints_desktop.desktop.games.skyline.texts.words import (
    card_name,
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
    if not (model.deciding or model.selection.rolls):
        return Prompt(headline, _waiting(model), seat=seat)
    if model.selection.rolls:
        return Prompt(
            headline,
            _before_roll(model),
            primary=translate("Skyline", "Roll the dice"),
            seat=seat,
            why=_rule_before_roll(model),
        )
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


def _before_roll(model: SkylineModel) -> str:
    """What the turn before came to, if nothing came of it; else what the dice are for."""
    story = model.story
    if story is not None and story.nothing is not None:
        why = why_nothing(story.nothing)
        if story.card is not None:
            words = translate("Skyline", "{card} had no effect: {why}")
            return words.format(card=card_name(story.card), why=why[:1].lower() + why[1:])
        words = translate("Skyline", "{name} could not build: {why}")
        return words.format(name=model.name(story.seat), why=why[:1].lower() + why[1:])
    return translate("Skyline", "White moves your pawn, black the architect.")


def _rule_before_roll(model: SkylineModel) -> str:
    """The paragraph of the rulebook about what the turn before could not do."""
    story = model.story
    return "" if story is None or story.nothing is None else story.nothing


def _deciding(model: SkylineModel, headline: str, seat: int) -> Prompt:
    selection = model.selection
    back = translate("Skyline", "Back") if selection.begun else ""
    other = {"secondary": back}
    if not back:
        other = {"secondary": translate("Skyline", "Flatten"), "secondary_key": "V"}
    note = aim_note(model)
    if selection.aimed is None or note is None:
        return Prompt(headline, wanted(model), seat=seat, why=_rule_wanted(model), **other)
    gain, cost = _money(model)
    detail = note.title if model.outlook is not None else f"{note.title}. {note.lines[0]}"
    lifted = lifted_words(model)
    if model.outlook is not None:
        detail = f"{detail}. {lifted}".strip() if lifted else f"{detail}."
    return Prompt(
        headline,
        detail,
        gain,
        cost,
        primary=button_words(model.effects[selection.aimed]),
        seat=seat,
        why=rule_about(model.state, model.effects[selection.aimed]),
        **other,
    )


def _rule_wanted(model: SkylineModel) -> str:
    """The paragraph about what is to be chosen, where it is not obvious."""
    if model.selection.part is MovePart.LIFT:
        return "no-floor-left"
    return model.state.card or ""


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
    if model.story is not None and model.in_turn and model.story.rent is not None:
        parts.append(signed(-model.story.rent.amount))
    return sentences(parts)
