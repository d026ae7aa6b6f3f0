"""What the Blueprints board draws ahead: dice as they will be lifted, laid and counted.

Only what everybody can see decides what is drawn: the pool and the dice that were taken.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module

from PySide6.QtCore import QSizeF

from blueprints_desktop.desktop.boards.blueprints.table import Table
from blueprints_desktop.desktop.boards.warming import Job
from blueprints_desktop.desktop.drawing.dice import DieState, die_sprite
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.games.blueprints.dice import Die, material_of, value_of
from blueprints_desktop.games.blueprints.state import DICE_EACH, State

_LAST_TURNS = 2
"""How many turns before the end of a round its reveal is got ready."""
_USUAL_RISE = 3.0
"""How high the highest building mostly stands above its floor."""


def table_jobs(table: Table) -> Iterator[Job]:
    """Every die of the pool as it is lifted, as its ghost, and as it will stand."""
    pool = tuple(dict.fromkeys(item.die for item in table.pool.dice))
    if not pool:
        return
    yield from _dice(table, pool, table.pool.w, DieState.HOVERED)
    seen = table.building.seen
    if seen is None:
        return
    yield from _dice(table, pool, seen.view.w, DieState.GHOST)
    yield from _dice(table, pool, seen.view.w)
    look, ratio = table.look, table.devicePixelRatioF()
    for levels in range(1, 1 + max(seen_height + 1 for seen_height in table.building.heights)):
        for clear in (False, True):
            yield partial(
                contact_shadow,
                look.pixmaps,
                seen.view.w,
                ratio,
                look.palette,
                on_paper=True,
                levels=levels,
                clear=clear,
            )


def reveal_jobs(table: Table, view: State, size: QSizeF) -> Iterator[Job]:
    """In the last turns of a round: the page of its reveal, its ruler, the dice on it."""
    if len(view.taken) < (DICE_EACH - _LAST_TURNS) * view.seats:
        return
    package = __package__
    yield partial(import_module, f"{package}.reveal")
    yield partial(_warm_ruler, table, size)
    dice = tuple(dict.fromkeys((*view.taken, *view.pool)))
    w = _reveal_width(view.seats, size, table.look.scale)
    yield from _dice(table, dice, w)


def _reveal_width(seats: int, size: QSizeF, scale: float) -> float:
    """Half the width of a die at the reveal; a very high building makes all of them smaller."""
    from blueprints_desktop.desktop.boards.blueprints.reveal_layout import lay_out

    return lay_out(size, seats, _USUAL_RISE, 1, scale).plan.view.w


def _warm_ruler(table: Table, size: QSizeF) -> None:
    from blueprints_desktop.desktop.boards.blueprints.reveal_layout import lay_out
    from blueprints_desktop.desktop.boards.blueprints.reveal_ruler import strip_ruler
    from blueprints_desktop.desktop.boards.blueprints.score_ruler import wood_sprite

    scale = table.look.scale
    high = lay_out(size, len(table.people), _USUAL_RISE, 1, scale).ruler
    ruler = strip_ruler(QSizeF(size.width(), high), scale)
    wood_sprite(ruler, table.look, table.devicePixelRatioF())


def _dice(
    table: Table, dice: Sequence[Die], w: float, state: DieState = DieState.NORMAL
) -> Iterator[Job]:
    look, ratio = table.look, table.devicePixelRatioF()
    for die in dice:
        yield partial(
            die_sprite,
            look.pixmaps,
            material_of(die),
            value_of(die),
            w,
            ratio,
            look.palette,
            state,
        )
