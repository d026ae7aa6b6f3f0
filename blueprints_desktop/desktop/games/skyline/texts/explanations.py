"""Cells and streets in words, and everything on the table by name and place."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.board.deeds import rule_about, told_words
from blueprints_desktop.desktop.games.skyline.board.refusing import (
    reason_against,
    reason_words,
    rule_behind,
)
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts.words import (
    GAME,
    card_name,
    card_text,
    cell_word,
    height_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.games.skyline.chains import chain_at, rent_due
from blueprints_desktop.games.skyline.grid import CELLS, NOWHERE
from blueprints_desktop.games.skyline.phases import PLACING
from blueprints_desktop.games.skyline.track import BESIDE

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.skyline.board.table import SkylineTable

translate = QCoreApplication.translate


def tip_words(sight: SkylineModel, cell: int | None, place: int | None) -> str:
    """All that is to be known of what lies under the pointer; empty: nothing."""
    if cell is not None:
        return "\n".join(cell_words(sight, cell))
    if place is not None:
        return "\n".join(street_words(sight, place))
    return ""


def rule_of(sight: SkylineModel, cell: int | None, place: int | None) -> str:
    """The paragraph of the rulebook about it: why it can be named, or why not."""
    if cell is None:
        return "round-cell" if place is not None and BESIDE[place] == NOWHERE else "chain"
    if cell in sight.deeds:
        return rule_about(sight.state, sight.deeds[cell])
    if against := reason_against(sight, cell):
        return rule_behind(sight, against)
    if cell == sight.state.architect:
        return "protection"
    return "buildings" if cell in sight.buildings else "board"


def cell_words(sight: SkylineModel, cell: int) -> list[str]:
    """A cell: whose building, its chain's rent, whether it is safe, and what may be done."""
    name = cell_word(cell)
    standing = sight.buildings.get(cell)
    if standing is None:
        lines = [translate("Skyline", "{cell}: empty").format(cell=name)]
    else:
        owner, floors = standing
        words = translate("Skyline", "{cell}: {owner}, {building}")
        lines = [words.format(cell=name, owner=sight.name(owner), building=height_words(floors))]
        chain = chain_at(sight.state.board, cell)
        if chain is not None:
            rent = translate("Skyline", "Rent of its chain: {amount}")
            lines.append(rent.format(amount=chain.rent))
    if cell == sight.state.architect:
        lines.append(translate("Skyline", "The architect protects it from demolition and cards."))
    if cell in sight.deeds:
        lines.append(told_words(sight.deeds[cell], name))
    elif against := reason_against(sight, cell):
        lines.append(reason_words(against))
    return lines


def street_words(sight: SkylineModel, place: int) -> list[str]:
    """A place of the street, and what the player to act would pay there."""
    if BESIDE[place] == NOWHERE:
        card = translate("Skyline", "Whoever stops here draws an action card.")
        return [capitalised(term(GAME, "round_cell")), card]
    words = translate("Skyline", "Street beside {cell}")
    lines = [words.format(cell=cell_word(BESIDE[place]))]
    due = rent_due(sight.state.board, sight.state.seat, place)
    if due is None:
        lines.append(translate("Skyline", "Nothing is due here."))
    else:
        pays = translate("Skyline", "{name} would pay {owner} {amount} here.")
        lines.append(
            pays.format(
                name=sight.name(sight.state.seat), owner=sight.name(due.owner), amount=due.rent
            )
        )
    return lines


def spots(table: "SkylineTable") -> list[Spot]:
    """The cells that can be named, and the dice when they can be rolled."""
    sight = table.sight
    if sight is None:
        return []
    found = []
    if sight.choosing.rolls:
        found.append(Spot(translate("Skyline", "Roll the dice"), table.dice.area(), focused=True))
    for cell, deed in sight.deeds.items():
        aimed = cell == sight.choosing.aimed
        name = told_words(deed, cell_word(cell))
        area = table.city_view.rhombus(cell).boundingRect()
        about = partial(cell_words, sight, cell)
        held = aimed and sight.choosing.held
        rule = rule_about(sight.state, deed)
        found.append(Spot(name, area, focused=aimed, checked=held, about=about, rule=rule))
    return found


def landmarks(table: "SkylineTable") -> list[Spot]:
    """Dice, card, architect, pawns and buildings, which can be asked about."""
    sight = table.sight
    if sight is None:
        return []
    city = table.city_view
    found = []
    story = sight.story
    if sight.state.phase != PLACING and story is not None:
        words = translate("Skyline", "White die {white}, black die {black}")
        name = words.format(white=story.dice[0], black=story.dice[1])
        found.append(Spot(name, table.dice.area(), choice=False, rule="dice"))
        if story.card is not None:
            text = card_text(story.card, sight.deck)
            card = f"{card_name(story.card)}. {text}"
            found.append(Spot(card, table.deck.rect, choice=False, rule=story.card))
    if sight.state.architect < CELLS:
        at = cell_word(sight.state.architect)
        name = translate("Skyline", "{architect} on {cell}").format(
            architect=capitalised(term(GAME, "architect")), cell=at
        )
        area = city.rhombus(sight.state.architect).boundingRect()
        found.append(Spot(name, area, choice=False, rule="protection"))
    for person in sight.people:
        place = sight.state.pawns[person.seat]
        name = translate("Skyline", "Pawn of {name}").format(name=person.name)
        area = city.street_area(place).boundingRect()
        about = partial(street_words, sight, place)
        found.append(Spot(name, area, choice=False, about=about, rule="white-die"))
    for cell in sight.buildings:
        first, *rest = cell_words(sight, cell)
        area = city.rhombus(cell).boundingRect()
        found.append(
            Spot(first, area, choice=False, about=lambda rest=rest: list(rest), rule="buildings")  # type: ignore[misc]
        )
    return found
