"""Everything on the Skyline table by name and place, for those who do not see it.

Nothing here is kept: a name is made when it is asked for, from what stands in the city then.
"""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.board.deeds import rule_about, told_words
from blueprints_desktop.desktop.games.skyline.texts.card_words import card_name, card_text
from blueprints_desktop.desktop.games.skyline.texts.explaining import cell_words, street_words
from blueprints_desktop.desktop.games.skyline.texts.wording import GAME, cell_word
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.phases import PLACING

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.skyline.board.table import SkylineTable

translate = QCoreApplication.translate


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
