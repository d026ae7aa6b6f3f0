"""Which things of the board of World Monuments are marked to show what happened."""

from collections.abc import Iterator

from blueprints_desktop.desktop.games.monuments.board.selection import cell_part, place_part
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.games.monuments.events import BrickSet, WorkerWalked


def _worker_walked(event: WorkerWalked) -> Iterator[Highlight]:
    """The way, as a trail; it begins where the worker stood."""
    cells = event.cells if event.start is None else (event.start, *event.cells)
    yield Highlight(
        things=(cell_part(event.cells[0]),) if len(cells) == 1 else (),
        trail=tuple(map(cell_part, cells)),
    )


def _brick_set(event: BrickSet) -> Iterator[Highlight]:
    yield Highlight(things=(place_part(event.brick),))


EVENT_HIGHLIGHTS: EventHighlights = {WorkerWalked: _worker_walked, BrickSet: _brick_set}
