"""Which things of the board of Blueprints are marked to show what happened, or what a move would do.

Where a die was put is only marked for those who may know it: events and views hold nothing else.
"""

from collections.abc import Iterator

from blueprints_desktop.desktop.games.blueprints.facts.public_facts import (
    REMOVED,
    die_name,
    pool_die_name,
    screen_name,
    space_name,
)
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.games.blueprints.events import DiceDrawn, DieDiscarded, DieTaken
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import State


def _taken(event: DieTaken) -> Iterator[Highlight]:
    """Its space where that is known, else the screen behind which it went."""
    if event.space == GONE:
        yield Highlight(things=(REMOVED,))
    elif event.space is None:
        yield Highlight(things=(screen_name(event.seat),))
    else:
        yield Highlight(things=(space_name(event.space),))


def _discarded(_event: DieDiscarded) -> Iterator[Highlight]:
    yield Highlight(things=(REMOVED,))


def _drawn(event: DiceDrawn) -> Iterator[Highlight]:
    for number, die in enumerate(event.dice):
        yield Highlight(things=(pool_die_name(die, event.dice[:number].count(die)),))


EVENT_HIGHLIGHTS: EventHighlights = {DieTaken: _taken, DieDiscarded: _discarded, DiceDrawn: _drawn}


def move_highlights(view: State, move: Move) -> Iterator[Highlight]:
    """The die in the pool and the way it takes."""
    if not isinstance(move, Take | Discard) or move.die not in view.pool:
        return
    die = die_name(view.pool.index(move.die))
    goes = REMOVED
    if isinstance(move, Take) and move.space != GONE:
        goes = space_name(move.space)
    yield Highlight(things=(die,))
    lies = None if goes == REMOVED else (move.die, goes)
    yield Highlight(things=(goes,), trail=(die, goes), ghost=lies)
