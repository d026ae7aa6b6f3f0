"""What choosing a cell does, in words and signs: on the board, in the cards and for screen readers."""

from enum import Enum

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.skyline.board.selection import MovePart, SkylineSelection
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


def rule_about(state: State, effect: CellEffect) -> str:
    """The paragraph of the rulebook about an effect: the same one has other rules in the set-up, with
    the black die and with a card."""
    if effect is CellEffect.LIFT:
        return "no-floor-left"
    if state.phase == PLACING:
        return "placing"
    return state.card or _RULES[effect]


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


def effect_on(state: State, selection: SkylineSelection, cell: int) -> CellEffect:
    """What naming this cell does, or begins."""
    part = selection.part
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


def pill_words(effect: CellEffect) -> str:
    """What a pill over the cell says; empty: a sign on the ground is enough."""
    translate = QCoreApplication.translate
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
    translate = QCoreApplication.translate
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
    translate = QCoreApplication.translate
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
