"""A sign for each deed: on the ground, over buildings and in the column at the right alike."""

from blueprints_desktop.desktop.boards.skyline.deeds import Deed
from blueprints_desktop.desktop.drawing.signs.icons import Icon

SIGNS = {
    Deed.FLOOR: Icon.PLUS,
    Deed.TOWER: Icon.PLUS,
    Deed.MOVE: Icon.PUT_DOWN,
    Deed.RAISE: Icon.RAISE,
    Deed.FINISH: Icon.HOUSE,
    Deed.DEMOLISH: Icon.HAMMER,
    Deed.LIFT: Icon.PICK_UP,
    Deed.REMOVE: Icon.CROSS,
    Deed.IMPLODE: Icon.BURST,
    Deed.TAKE: Icon.SEND,
    Deed.OFFER: Icon.SWAP,
    Deed.SWAP: Icon.SWAP,
}
