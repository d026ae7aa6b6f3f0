"""Cells, buildings, action cards and what is done with them, in words and signs."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.skyline.facts.view_model import CellEffect
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


# --- effects ------------------------------------------------------------------------------


def pill_words(effect: CellEffect) -> str:
    """What a pill over the cell says; empty: a sign on the ground is enough."""
    return {
        CellEffect.FLOOR: "",
        CellEffect.TOWER: "",
        CellEffect.MOVE: "",
        CellEffect.RAISE: translate("SkylineEffects", "Raise"),
        CellEffect.FINISH: translate("SkylineEffects", "Finish"),
        CellEffect.DEMOLISH: translate("SkylineEffects", "Demolish"),
        CellEffect.LIFT: translate("SkylineEffects", "Lift"),
        CellEffect.REMOVE: translate("SkylineEffects", "Remove"),
        CellEffect.IMPLODE: translate("SkylineEffects", "Blow up"),
        CellEffect.TAKE: translate("SkylineEffects", "Move"),
        CellEffect.OFFER: translate("SkylineEffects", "Swap"),
        CellEffect.SWAP: translate("SkylineEffects", "Swap"),
    }[effect]


def button_words(effect: CellEffect) -> str:
    """What the main button says of the aimed cell."""
    return {
        CellEffect.FLOOR: translate("SkylineEffects", "Build here"),
        CellEffect.TOWER: translate("SkylineEffects", "Place it here"),
        CellEffect.MOVE: translate("SkylineEffects", "Move it here"),
        CellEffect.RAISE: translate("SkylineEffects", "Raise this pile"),
        CellEffect.FINISH: translate("SkylineEffects", "Finish this building"),
        CellEffect.DEMOLISH: translate("SkylineEffects", "Demolish this"),
        CellEffect.LIFT: translate("SkylineEffects", "Lift this floor"),
        CellEffect.REMOVE: translate("SkylineEffects", "Remove this"),
        CellEffect.IMPLODE: translate("SkylineEffects", "Blow this up"),
        CellEffect.TAKE: translate("SkylineEffects", "Move this one"),
        CellEffect.OFFER: translate("SkylineEffects", "Swap this one"),
        CellEffect.SWAP: translate("SkylineEffects", "Swap with this"),
    }[effect]


def told_words(effect: CellEffect, cell: str) -> str:
    """The effect with its cell, as a title: "New floor on F6"."""
    return {
        CellEffect.FLOOR: translate("SkylineEffects", "New floor on {cell}"),
        CellEffect.TOWER: translate("SkylineEffects", "Finished building on {cell}"),
        CellEffect.MOVE: translate("SkylineEffects", "Move to {cell}"),
        CellEffect.RAISE: translate("SkylineEffects", "Raise {cell}"),
        CellEffect.FINISH: translate("SkylineEffects", "Finish {cell}"),
        CellEffect.DEMOLISH: translate("SkylineEffects", "Demolish {cell}"),
        CellEffect.LIFT: translate("SkylineEffects", "Lift {cell}"),
        CellEffect.REMOVE: translate("SkylineEffects", "Remove {cell}"),
        CellEffect.IMPLODE: translate("SkylineEffects", "Blow up {cell}"),
        CellEffect.TAKE: translate("SkylineEffects", "Move {cell}"),
        CellEffect.OFFER: translate("SkylineEffects", "Swap {cell}"),
        CellEffect.SWAP: translate("SkylineEffects", "Swap with {cell}"),
    }[effect].format(cell=cell)


SIGNS = {
    CellEffect.FLOOR: Icon.PLUS,
    CellEffect.TOWER: Icon.PLUS,
    CellEffect.MOVE: Icon.PUT_DOWN,
    CellEffect.RAISE: Icon.RAISE,
    CellEffect.FINISH: Icon.HOUSE,
    CellEffect.DEMOLISH: Icon.HAMMER,
    CellEffect.LIFT: Icon.PICK_UP,
    CellEffect.REMOVE: Icon.CROSS,
    CellEffect.IMPLODE: Icon.BURST,
    CellEffect.TAKE: Icon.SEND,
    CellEffect.OFFER: Icon.SWAP,
    CellEffect.SWAP: Icon.SWAP,
}
