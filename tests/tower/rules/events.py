"""What happens in Tower, as data. Everybody sees everything."""

from attrs import frozen

from blueprints_desktop.engine.step import Event, Seat


@frozen
class BrickLaid(Event):
    seat: Seat
    column: int
    level: int
    """From 0, the ground."""


@frozen
class ColumnCompleted(Event):
    """The brick before it was the column's last one."""

    seat: Seat
    column: int
    points: int
