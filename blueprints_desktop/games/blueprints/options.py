"""What may be chosen before a game of Blueprints."""

from attrs import field, frozen

from blueprints_desktop.engine.options import TABLE_MANNERS


@frozen
class Options:
    first: int | None = None
    """Who takes the first die of round 1; None: drawn by lot."""
    open_awards: bool = field(default=False, metadata=TABLE_MANNERS)
    """Awards and Prizes lie face up; otherwise they are turned over at the end."""
    curtain: bool = field(default=True, metadata=TABLE_MANNERS)
    """People at one screen hide the table from one another between their turns."""
