"""Every choice on the table by name and place, for those who do not see it."""

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.boards.blueprints.preview import Preview
from blueprints_desktop.desktop.boards.blueprints.wording import (
    capitalised,
    die_words,
    points_words,
    space_words,
)

if TYPE_CHECKING:
    from blueprints_desktop.desktop.boards.blueprints.table import Table


@frozen
class Spot:
    """One choice: its name, where it is on the table, whether keys stand on it."""

    name: str
    rect: QRectF
    focused: bool
    checked: bool = False


def spots(table: "Table") -> list[Spot]:
    """The dice of the pool, then the places for the one that is lifted."""
    choosing = table.choosing
    found = []
    for index, item in enumerate(table.pool.dice):
        name = die_spoken(item.die, choosing.unplaceable(item.die))
        rect = item.mapRectToScene(item.body())
        picked = index == choosing.picked
        focused = index == choosing.pointed and choosing.aimed is None
        found.append(Spot(name, rect, focused, picked))
    seen = table.building.seen
    for space, preview in table.previews.items():
        if seen is not None:
            rect = seen.top(space, table.building.heights[space]).boundingRect()
            found.append(Spot(place_spoken(preview), rect, space == choosing.aimed))
    return found


def die_spoken(die: int, homeless: bool) -> str:
    if not homeless:
        return capitalised(die_words(die))
    words = QCoreApplication.translate("Blueprints", "{die}, fits nowhere")
    return words.format(die=capitalised(die_words(die)))


def place_spoken(preview: Preview) -> str:
    """A place for the lifted die: where, how high, what it gains, what it costs."""
    translate = QCoreApplication.translate
    words = translate("Blueprints", "{space}, level {level}: {points}")
    told = words.format(
        space=capitalised(space_words(preview.space)),
        level=preview.level,
        points=points_words(preview.gain),
    )
    if preview.breaks_plan:
        told += ", " + translate("Blueprints", "bonus lost")
    return told
