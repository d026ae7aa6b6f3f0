"""What naming a cell would do, in a word: the pills on the board and the words for screen readers."""

from enum import Enum

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.board.choosing import MovePart, SkylineSelection
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.phases import PLACING
from blueprints_desktop.games.skyline.state import State


class CellEffect(Enum):
    """What happens on a cell that is named."""

    FLOOR = "floor"
    TOWER = "tower"
    RAISE = "raise"
    FINISH = "finish"
    DEMOLISH = "demolish"
    LIFT = "lift"
    REMOVE = "remove"
    IMPLODE = "implode"
    TAKE = "take"
    """Of a building that will be moved."""
    OFFER = "offer"
    """Of a building that will be swapped."""
    MOVE = "move"
    SWAP = "swap"


_RULES = {
    CellEffect.FLOOR: "empty-cell",
    CellEffect.RAISE: "own-pile",
    CellEffect.FINISH: "own-pile",
    CellEffect.DEMOLISH: "demolition",
}


def rule_about(state: State, deed: CellEffect) -> str:
    """The paragraph of the rulebook about a deed: the same one has other rules in the set-up, with
    the black die and with a card."""
    if deed is CellEffect.LIFT:
        return "no-floor-left"
    if state.phase == PLACING:
        return "placing"
    return state.card or _RULES[deed]


_CARDS = {
    "demolition_order": CellEffect.REMOVE,
    "expropriation": CellEffect.REMOVE,
    "building_permit": CellEffect.FLOOR,
    "relocation": CellEffect.TAKE,
    "land_swap": CellEffect.OFFER,
    "implosion": CellEffect.IMPLODE,
    "tower_on_rails": CellEffect.TAKE,
    "takeover": CellEffect.OFFER,
}
_TARGETS = {
    "relocation": CellEffect.MOVE,
    "tower_on_rails": CellEffect.MOVE,
    "land_swap": CellEffect.SWAP,
    "takeover": CellEffect.SWAP,
}


def deed_on(state: State, choosing: SkylineSelection, cell: int) -> CellEffect:
    """What naming this cell does, or begins."""
    part = choosing.part
    if part is MovePart.LIFT:
        return CellEffect.LIFT
    if part is MovePart.TARGET:
        return _TARGETS.get(state.card or "", CellEffect.DEMOLISH)
    if state.phase == PLACING:
        return CellEffect.TOWER if state.turn < state.seats else CellEffect.FLOOR
    if state.card in _CARDS:
        return _CARDS[state.card]
    standing = state.board.at(cell)
    if standing is None:
        return CellEffect.FLOOR
    return CellEffect.FINISH if standing[1] + 1 == FINISHED else CellEffect.RAISE


def pill_words(deed: CellEffect) -> str:
    """What a pill over the cell says; empty: a sign on the ground is enough."""
    translate = QCoreApplication.translate
    return {
        CellEffect.FLOOR: "",
        CellEffect.TOWER: "",
        CellEffect.MOVE: "",
        CellEffect.RAISE: translate("SkylineDeeds", "Raise"),
        CellEffect.FINISH: translate("SkylineDeeds", "Finish"),
        CellEffect.DEMOLISH: translate("SkylineDeeds", "Demolish"),
        CellEffect.LIFT: translate("SkylineDeeds", "Lift"),
        CellEffect.REMOVE: translate("SkylineDeeds", "Remove"),
        CellEffect.IMPLODE: translate("SkylineDeeds", "Blow up"),
        CellEffect.TAKE: translate("SkylineDeeds", "Move"),
        CellEffect.OFFER: translate("SkylineDeeds", "Swap"),
        CellEffect.SWAP: translate("SkylineDeeds", "Swap"),
    }[deed]


def button_words(deed: CellEffect) -> str:
    """What the main button says of the aimed cell."""
    translate = QCoreApplication.translate
    return {
        CellEffect.FLOOR: translate("SkylineDeeds", "Build here"),
        CellEffect.TOWER: translate("SkylineDeeds", "Place it here"),
        CellEffect.MOVE: translate("SkylineDeeds", "Move it here"),
        CellEffect.RAISE: translate("SkylineDeeds", "Raise this pile"),
        CellEffect.FINISH: translate("SkylineDeeds", "Finish this building"),
        CellEffect.DEMOLISH: translate("SkylineDeeds", "Demolish this"),
        CellEffect.LIFT: translate("SkylineDeeds", "Lift this floor"),
        CellEffect.REMOVE: translate("SkylineDeeds", "Remove this"),
        CellEffect.IMPLODE: translate("SkylineDeeds", "Blow this up"),
        CellEffect.TAKE: translate("SkylineDeeds", "Move this one"),
        CellEffect.OFFER: translate("SkylineDeeds", "Swap this one"),
        CellEffect.SWAP: translate("SkylineDeeds", "Swap with this"),
    }[deed]


def told_words(deed: CellEffect, cell: str) -> str:
    """The deed with its cell, as a title: "New floor on F6"."""
    translate = QCoreApplication.translate
    return {
        CellEffect.FLOOR: translate("SkylineDeeds", "New floor on {cell}"),
        CellEffect.TOWER: translate("SkylineDeeds", "Finished building on {cell}"),
        CellEffect.MOVE: translate("SkylineDeeds", "Move to {cell}"),
        CellEffect.RAISE: translate("SkylineDeeds", "Raise {cell}"),
        CellEffect.FINISH: translate("SkylineDeeds", "Finish {cell}"),
        CellEffect.DEMOLISH: translate("SkylineDeeds", "Demolish {cell}"),
        CellEffect.LIFT: translate("SkylineDeeds", "Lift {cell}"),
        CellEffect.REMOVE: translate("SkylineDeeds", "Remove {cell}"),
        CellEffect.IMPLODE: translate("SkylineDeeds", "Blow up {cell}"),
        CellEffect.TAKE: translate("SkylineDeeds", "Move {cell}"),
        CellEffect.OFFER: translate("SkylineDeeds", "Swap {cell}"),
        CellEffect.SWAP: translate("SkylineDeeds", "Swap with {cell}"),
    }[deed].format(cell=cell)
