"""Cells, buildings and action cards in words."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.deck import AMOUNTS, Deck
from blueprints_desktop.games.skyline.grid import NAMES

GAME = "skyline"
translate = QCoreApplication.translate


def cell_word(cell: int) -> str:
    """A cell as the board's edge names it, such as "E5"."""
    return NAMES[cell].upper()


def floors_words(count: int) -> str:
    """ "2 floors", of buildings that stand."""
    return f"{count} {term(GAME, 'floor', count)}"


def towers_words(count: int) -> str:
    return f"{count} {term(GAME, 'finished', count)}"


def height_words(floors: int) -> str:
    """What a building is: "2 floors" or "finished building"."""
    return term(GAME, "finished") if floors == FINISHED else floors_words(floors)


def why_nothing(reason: str) -> str:
    """Why nothing was built, or a card changed nothing."""
    return {
        "no-floor": translate("Skyline", "No floor left in supply, and none to lift."),
        "no-destination": translate(
            "Skyline",
            "No empty cell and no pile that could demolish lies at that distance.",
        ),
        "no-target": translate("Skyline", "There is nothing it could be used on."),
        "no-debt": translate("Skyline", "Nobody owes anything."),
        "no-cash": translate("Skyline", "There is no cash to pay with."),
    }[reason]


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
