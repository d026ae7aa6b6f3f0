"""Which things of the Tower board are marked to show what happened."""

from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from tests.tower.board.selection import NAMES
from tests.tower.rules.events import BrickLaid


def _brick_laid(event: BrickLaid) -> tuple[Highlight, ...]:
    return (Highlight(things=(NAMES[event.column],)),)


EVENT_HIGHLIGHTS: EventHighlights = {BrickLaid: _brick_laid}
