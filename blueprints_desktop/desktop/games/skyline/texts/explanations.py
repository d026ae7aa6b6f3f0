"""Cells and streets in words, and everything on the table by name and place."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.games.skyline.board.selection import DICE, cell_name, reason_against
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel, rule_about
from blueprints_desktop.desktop.games.skyline.texts.words import (
    GAME,
    card_name,
    card_text,
    cell_word,
    height_words,
    told_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.games.skyline.chains import chain_at, rent_due
from blueprints_desktop.games.skyline.grid import CELLS, NAMES, NOWHERE
from blueprints_desktop.games.skyline.phases import PLACING
from blueprints_desktop.games.skyline.track import BESIDE

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.skyline.board.table import SkylineTable

translate = QCoreApplication.translate


def tip_words(model: SkylineModel, cell: int | None, place: int | None) -> str:
    """All that is to be known of what lies under the pointer; empty: nothing."""
    if cell is not None:
        return "\n".join(cell_words(model, cell))
    if place is not None:
        return "\n".join(street_words(model, place))
    return ""


def rule_of(model: SkylineModel, cell: int | None, place: int | None) -> str:
    """The paragraph of the rulebook about it: why it can be named, or why not."""
    if cell is None:
        return "round-cell" if place is not None and BESIDE[place] == NOWHERE else "chain"
    if cell in model.effects:
        return rule_about(model.state, model.effects[cell])
    if against := reason_against(model.state, model.selection, cell):
        return rule_behind(model, against)
    if cell == model.state.architect:
        return "protection"
    return "buildings" if cell in model.buildings else "board"


def cell_words(model: SkylineModel, cell: int) -> list[str]:
    """A cell: whose building, its chain's rent, whether it is safe, and what may be done."""
    name = cell_word(cell)
    standing = model.buildings.get(cell)
    if standing is None:
        lines = [translate("Skyline", "{cell}: empty").format(cell=name)]
    else:
        owner, floors = standing
        words = translate("Skyline", "{cell}: {owner}, {building}")
        lines = [words.format(cell=name, owner=model.name(owner), building=height_words(floors))]
        chain = chain_at(model.state.board, cell)
        if chain is not None:
            rent = translate("Skyline", "Rent of its chain: {amount}")
            lines.append(rent.format(amount=chain.rent))
    if cell == model.state.architect:
        lines.append(translate("Skyline", "The architect protects it from demolition and cards."))
    if cell in model.effects:
        lines.append(told_words(model.effects[cell], name))
    elif against := reason_against(model.state, model.selection, cell):
        lines.append(reason_words(against))
    return lines


def street_words(model: SkylineModel, place: int) -> list[str]:
    """A place of the street, and what the player to act would pay there."""
    if BESIDE[place] == NOWHERE:
        card = translate("Skyline", "Whoever stops here draws an action card.")
        return [capitalised(term(GAME, "round_cell")), card]
    words = translate("Skyline", "Street beside {cell}")
    lines = [words.format(cell=cell_word(BESIDE[place]))]
    due = rent_due(model.state.board, model.state.seat, place)
    if due is None:
        lines.append(translate("Skyline", "Nothing is due here."))
    else:
        pays = translate("Skyline", "{name} would pay {owner} {amount} here.")
        names = {"name": model.name(model.state.seat), "owner": model.name(due.owner)}
        lines.append(pays.format(**names, amount=due.rent))
    return lines


def spots(table: "SkylineTable") -> list[Spot]:
    """The cells that can be named, and the dice when they can be rolled."""
    model = table.model
    if model is None:
        return []
    found = []
    if model.selection.rolls:
        found.append(
            Spot(translate("Skyline", "Roll the dice"), table.dice.area(), focused=True, thing=DICE)
        )
    for cell, effect in model.effects.items():
        aimed = cell == model.selection.aimed
        name = told_words(effect, cell_word(cell))
        area = table.city_view.rhombus(cell).boundingRect()
        about = partial(cell_words, model, cell)
        held = aimed and model.selection.held
        rule = rule_about(model.state, effect)
        found.append(Spot(name, area, aimed, held, about=about, rule=rule, thing=cell_name(cell)))
    return found


def landmarks(table: "SkylineTable") -> list[Spot]:
    """Dice, card, architect, pawns and buildings, which can be asked about."""
    model, city = table.model, table.city_view
    if model is None:
        return []
    found: list[Spot] = []

    def add(
        name: str, area: QRectF, rule: str, thing: str, about: Callable[[], list[str]] = list
    ) -> None:
        found.append(Spot(name, area, choice=False, about=about, rule=rule, thing=thing))

    story = model.story
    if model.state.phase != PLACING and story is not None:
        words = translate("Skyline", "White die {white}, black die {black}")
        name = words.format(white=story.dice[0], black=story.dice[1])
        add(name, table.dice.area(), "dice", DICE)
        if story.card is not None:
            text = f"{card_name(story.card)}. {card_text(story.card, model.deck)}"
            add(text, table.deck.rect, story.card, "card")
    if model.state.architect < CELLS:
        words = translate("Skyline", "{architect} on {cell}")
        name = words.format(
            architect=capitalised(term(GAME, "architect")), cell=cell_word(model.state.architect)
        )
        area = city.rhombus(model.state.architect).boundingRect()
        add(name, area, "protection", "architect")
    for person in model.people:
        place = model.state.pawns[person.seat]
        name = translate("Skyline", "Pawn of {name}").format(name=person.name)
        area, about = city.street_area(place).boundingRect(), partial(street_words, model, place)
        add(name, area, "white-die", f"pawn.{person.seat + 1}", about)
    for cell in model.buildings:
        first, *rest = cell_words(model, cell)
        area = city.rhombus(cell).boundingRect()
        add(first, area, "buildings", f"building.{NAMES[cell]}", partial(list, rest))
    return found


# --- reasons ------------------------------------------------------------------------------

_THE_CARDS_OWN = ("not-a-target-of-the-card", "target-is-missing")


def rule_behind(model: SkylineModel, code: str) -> str:
    """The paragraph about a reason: what the card in play is for, or the reason's own."""
    return model.state.card or code if code in _THE_CARDS_OWN else code


def reason_words(code: str) -> str:
    """A sentence for the bar."""
    return {
        "cell-is-taken": translate("SkylineWhy", "Something stands there already."),
        "not-a-central-cell": translate(
            "SkylineWhy", "The finished building goes on a central cell."
        ),
        "architect-cannot-get-there": translate(
            "SkylineWhy", "That is not as many steps from the architect as the black die shows."
        ),
        "not-your-building": translate("SkylineWhy", "That building is not yours."),
        "building-is-finished": translate(
            "SkylineWhy", "A finished building is never raised or demolished."
        ),
        "pile-must-demolish": translate(
            "SkylineWhy", "Raised, that pile would find nothing to demolish."
        ),
        "pile-cannot-get-there": translate(
            "SkylineWhy", "The pile moves exactly as many steps as it has floors."
        ),
        "nothing-to-demolish": translate(
            "SkylineWhy", "The pile has to land on an opponent’s building."
        ),
        "building-is-not-lower": translate(
            "SkylineWhy", "That building is not lower than the raised pile."
        ),
        "architect-protects": translate("SkylineWhy", "The architect protects that building."),
        "not-a-target-of-the-card": translate("SkylineWhy", "The card cannot be used on that."),
        "target-is-missing": translate("SkylineWhy", "The card cannot be used on that."),
        "cannot-lift-that": translate(
            "SkylineWhy",
            "Only a single floor of yours can be lifted, and not from under the architect.",
        ),
        "nothing-to-move": translate("SkylineWhy", "There is nothing there to be moved."),
    }.get(code, translate("SkylineWhy", "That cannot be chosen now."))
