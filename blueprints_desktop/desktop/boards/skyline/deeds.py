"""What naming a cell would do, in a word: the pills on the board and the words for screen readers."""

from enum import Enum

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.skyline.choosing import Choosing, Part
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.phases import PLACING
from blueprints_desktop.games.skyline.state import State


class Deed(Enum):
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

    @property
    def rule(self) -> str:
        """The paragraph of the rulebook about it."""
        return _RULES.get(self, "card-rule")


_RULES = {
    Deed.FLOOR: "empty-cell",
    Deed.TOWER: "placing",
    Deed.RAISE: "own-pile",
    Deed.FINISH: "own-pile",
    Deed.DEMOLISH: "demolition",
    Deed.LIFT: "no-floor-left",
}


_CARDS = {
    "demolition_order": Deed.REMOVE,
    "expropriation": Deed.REMOVE,
    "building_permit": Deed.FLOOR,
    "relocation": Deed.TAKE,
    "land_swap": Deed.OFFER,
    "implosion": Deed.IMPLODE,
    "tower_on_rails": Deed.TAKE,
    "takeover": Deed.OFFER,
}
_TARGETS = {
    "relocation": Deed.MOVE,
    "tower_on_rails": Deed.MOVE,
    "land_swap": Deed.SWAP,
    "takeover": Deed.SWAP,
}


def deed_on(state: State, choosing: Choosing, cell: int) -> Deed:
    """What naming this cell does, or begins."""
    part = choosing.part
    if part is Part.LIFT:
        return Deed.LIFT
    if part is Part.TARGET:
        return _TARGETS.get(state.card or "", Deed.DEMOLISH)
    if state.phase == PLACING:
        return Deed.TOWER if state.turn < state.seats else Deed.FLOOR
    if state.card in _CARDS:
        return _CARDS[state.card]
    standing = state.board.at(cell)
    if standing is None:
        return Deed.FLOOR
    return Deed.FINISH if standing[1] + 1 == FINISHED else Deed.RAISE


def pill_words(deed: Deed) -> str:
    """What a pill over the cell says; empty: a sign on the ground is enough."""
    translate = QCoreApplication.translate
    return {
        Deed.FLOOR: "",
        Deed.TOWER: "",
        Deed.MOVE: "",
        Deed.RAISE: translate("SkylineDeeds", "Raise"),
        Deed.FINISH: translate("SkylineDeeds", "Finish"),
        Deed.DEMOLISH: translate("SkylineDeeds", "Demolish"),
        Deed.LIFT: translate("SkylineDeeds", "Lift"),
        Deed.REMOVE: translate("SkylineDeeds", "Remove"),
        Deed.IMPLODE: translate("SkylineDeeds", "Blow up"),
        Deed.TAKE: translate("SkylineDeeds", "Move"),
        Deed.OFFER: translate("SkylineDeeds", "Swap"),
        Deed.SWAP: translate("SkylineDeeds", "Swap"),
    }[deed]


def button_words(deed: Deed) -> str:
    """What the main button says of the aimed cell."""
    translate = QCoreApplication.translate
    return {
        Deed.FLOOR: translate("SkylineDeeds", "Build here"),
        Deed.TOWER: translate("SkylineDeeds", "Place it here"),
        Deed.MOVE: translate("SkylineDeeds", "Move it here"),
        Deed.RAISE: translate("SkylineDeeds", "Raise this pile"),
        Deed.FINISH: translate("SkylineDeeds", "Finish this building"),
        Deed.DEMOLISH: translate("SkylineDeeds", "Demolish this"),
        Deed.LIFT: translate("SkylineDeeds", "Lift this floor"),
        Deed.REMOVE: translate("SkylineDeeds", "Remove this"),
        Deed.IMPLODE: translate("SkylineDeeds", "Blow this up"),
        Deed.TAKE: translate("SkylineDeeds", "Move this one"),
        Deed.OFFER: translate("SkylineDeeds", "Swap this one"),
        Deed.SWAP: translate("SkylineDeeds", "Swap with this"),
    }[deed]


def told_words(deed: Deed, cell: str) -> str:
    """The deed with its cell, as a title: "New floor on F6"."""
    translate = QCoreApplication.translate
    return {
        Deed.FLOOR: translate("SkylineDeeds", "New floor on {cell}"),
        Deed.TOWER: translate("SkylineDeeds", "Finished building on {cell}"),
        Deed.MOVE: translate("SkylineDeeds", "Move to {cell}"),
        Deed.RAISE: translate("SkylineDeeds", "Raise {cell}"),
        Deed.FINISH: translate("SkylineDeeds", "Finish {cell}"),
        Deed.DEMOLISH: translate("SkylineDeeds", "Demolish {cell}"),
        Deed.LIFT: translate("SkylineDeeds", "Lift {cell}"),
        Deed.REMOVE: translate("SkylineDeeds", "Remove {cell}"),
        Deed.IMPLODE: translate("SkylineDeeds", "Blow up {cell}"),
        Deed.TAKE: translate("SkylineDeeds", "Move {cell}"),
        Deed.OFFER: translate("SkylineDeeds", "Swap {cell}"),
        Deed.SWAP: translate("SkylineDeeds", "Swap with {cell}"),
    }[deed].format(cell=cell)
