"""What the action cards say: their name, their text, and what to choose for them."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.board.choosing import MovePart
from blueprints_desktop.desktop.games.skyline.texts.wording import GAME
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.games.skyline.deck import AMOUNTS, Deck

translate = QCoreApplication.translate


def card_name(card: str) -> str:
    return term(GAME, card)


def card_text(card: str, deck: Deck) -> str:
    """The text on the card, with the sums of this deck."""
    sums = dict(zip(AMOUNTS[card], deck.amounts.get(card, ()), strict=False))
    return _texts()[card].format(**sums)


def _texts() -> dict[str, str]:
    return {
        "city_tax": translate(
            "SkylineCards",
            "Pay {per_floor} for each floor, {per_building} for each finished building.",
        ),
        "repairs": translate("SkylineCards", "Pay {amount} to the bank."),
        "subsidy": translate("SkylineCards", "Receive {amount} from the bank."),
        "equalisation_levy": translate(
            "SkylineCards", "The richest player pays {amount} to the poorest."
        ),
        "gala": translate("SkylineCards", "Every opponent pays you {amount}."),
        "demolition_order": translate("SkylineCards", "Remove an opponent’s unfinished building."),
        "expropriation": translate(
            "SkylineCards", "Remove an unfinished building of the richest opponent."
        ),
        "building_permit": translate("SkylineCards", "Put a floor on any empty cell."),
        "extra_storey": translate(
            "SkylineCards", "Raise an unfinished building of yours where it stands."
        ),
        "relocation": translate(
            "SkylineCards", "Move an unfinished building of yours to an empty cell."
        ),
        "land_swap": translate(
            "SkylineCards", "Swap an unfinished building of yours with an opponent’s."
        ),
        "rush_job": translate("SkylineCards", "Raise a pile of yours, move it and demolish."),
        "implosion": translate(
            "SkylineCards", "Whoever has most finished buildings loses one: it falls to two floors."
        ),
        "tower_on_rails": translate(
            "SkylineCards", "Move a finished building of yours to an empty cell."
        ),
        "takeover": translate(
            "SkylineCards", "Swap a building of yours with an opponent’s finished building."
        ),
    }


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
