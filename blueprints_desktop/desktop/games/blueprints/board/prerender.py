"""What the Blueprints board draws ahead: dice as they will be lifted, laid and counted.

Only what everybody can see decides what is drawn: the pool and the dice that were taken.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module

from PySide6.QtCore import QPointF, QRectF, QSizeF

from blueprints_desktop.desktop.drawing.dice import DieState
from blueprints_desktop.desktop.games.blueprints.art.pictures import die_shadow, solid_die
from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPicture
from blueprints_desktop.desktop.games.blueprints.board.table import BlueprintsTable
from blueprints_desktop.desktop.games.blueprints.cards.seat_panel import ROW_HALF
from blueprints_desktop.desktop.ui.scene.score_ruler import wood_sprite
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.games.blueprints.dice import GLASS, WOOD, Die, die_of
from blueprints_desktop.games.blueprints.state import DICE_EACH, State

_DICE = 24
"""Four materials with six faces."""
_LAST_TURNS = 2
"""How many turns before the end of a round its reveal is got ready."""
_USUAL_RISE = 3.0
"""How high the highest building mostly stands above its floor."""


def jobs(table: BlueprintsTable, view: State, size: QSizeF) -> Iterator[Job]:
    """What is likely to be shown next, the nearest first; ``size`` is that of the board."""
    yield from _table_jobs(table)
    if len(view.taken) >= (DICE_EACH - _LAST_TURNS) * view.seats:
        yield from _reveal_jobs(table, view, size)


def _table_jobs(table: BlueprintsTable) -> Iterator[Job]:
    """Every die of the pool as it is lifted, as its ghost, as it will stand and as its taker's panel
    shows it; and all there are as they could roll out of the bag.
    """
    pool = tuple(dict.fromkeys(item.die for item in table.pool.dice))
    if not pool:
        return
    yield from _dice(table, pool, table.pool.w, DieState.HOVERED)
    layout = table.building.layout
    if layout is None:
        return
    yield from _dice(table, pool, layout.view.w, DieState.GHOST)
    yield from _dice(table, pool, layout.view.w)
    yield from _shadows(table, layout.view.w, max(table.building.heights) + 1)
    yield from _smaller(table, pool)
    yield from _in_panels(table, pool)
    yield from _dice(table, range(_DICE), table.pool.w)


def _in_panels(table: BlueprintsTable, pool: Sequence[Die]) -> Iterator[Job]:
    """Dice that were taken, small in their taker's panel, with the shadow of glass and of the rest."""
    w = round(ROW_HALF * table.look.scale)
    yield from _shadows(table, w, 1, on_paper=False)
    yield from _dice(table, pool, w)


def _shadows(
    table: BlueprintsTable, w: float, highest: int, *, on_paper: bool = True
) -> Iterator[Job]:
    """What stacks up to that height cast: those of glass, and all others."""
    shadow = partial(die_shadow, on_paper=on_paper)
    for levels in range(1, highest + 1):
        for die in (die_of(WOOD, 1), die_of(GLASS, 1)):
            yield partial(shadow, (die,) * levels, w, table.look, table.devicePixelRatioF())


def _smaller(table: BlueprintsTable, pool: Sequence[Die]) -> Iterator[Job]:
    """The building in the size it gets when a stack outgrows its room."""
    building, status, ratio = table.building, table.status, table.devicePixelRatioF()
    if status is None:
        return
    dice = tuple(dict.fromkeys((*(die for stack in status.building for die in stack), *pool)))
    for layout in building.smaller_layouts():
        yield BuildingPicture(
            layout, status.card, status.building, building.look, ratio
        ).ground_sprite
        yield from _shadows(table, layout.view.w, max(table.building.heights) + 1)
        yield from _dice(table, dice, layout.view.w)


def _reveal_jobs(table: BlueprintsTable, view: State, size: QSizeF) -> Iterator[Job]:
    """The page of the reveal, its ruler, and the dice on it in the size they mostly have."""
    yield partial(import_module, "blueprints_desktop.desktop.games.blueprints.results.reveal")
    from blueprints_desktop.desktop.games.blueprints.results.reveal import (
        column_places,
        dice_size,
        strip_ruler,
    )

    look, ratio, room = table.look, table.devicePixelRatioF(), QRectF(QPointF(), size)
    columns, strip = column_places(room, view.seats, 1, look.scale)
    yield partial(wood_sprite, strip_ruler(strip, look.scale), look, ratio)
    dice = tuple(dict.fromkeys((*view.taken, *view.pool)))
    yield from _dice(table, dice, dice_size(columns[0][0], _USUAL_RISE, look.scale))


def _dice(
    table: BlueprintsTable, dice: Sequence[Die], w: float, state: DieState = DieState.NORMAL
) -> Iterator[Job]:
    look, ratio = table.look, table.devicePixelRatioF()
    for die in dice:
        yield partial(solid_die, die, w, look, ratio, state)
