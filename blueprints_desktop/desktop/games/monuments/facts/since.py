"""What is new to the viewer since the viewer's last move, with or without a curtain."""

from collections.abc import Sequence

from blueprints_desktop.desktop.games.monuments.texts.narration import NARRATION
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.monuments.events import BrickSet
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.state import BUILDING, ROUND_END


def events_since(position: Position) -> list[Event]:
    """The events since the viewer acted last."""
    known = NARRATION.turns_end(position.events, position.viewer)
    return [event for _, event in position.events[known:]]


def built_since(position: Position, people: Sequence[Person]) -> list[tuple[Brick, int]]:
    """Bricks that others set, with the palette's seat of each; empty unless it is the viewer's turn."""
    if position.viewer is None or not position.moves:
        return []
    if position.view.phase not in (BUILDING, ROUND_END):
        return []
    colours = {person.seat: person.colour for person in people}
    built = (event for event in events_since(position) if isinstance(event, BrickSet))
    return [(event.brick, colours[event.seat]) for event in built]
