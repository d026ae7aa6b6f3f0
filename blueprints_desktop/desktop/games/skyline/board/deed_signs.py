"""A sign for each deed: on the ground, over buildings and in the column at the right alike."""

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.skyline.board.deeds import CellEffect

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
