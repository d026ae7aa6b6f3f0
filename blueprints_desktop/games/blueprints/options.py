"""What may be chosen before a game of Blueprints."""

from attrs import frozen


@frozen
class Options:
    first: int | None = None
    """Who takes the first die of round 1; None: drawn by lot."""
    open_awards: bool = False
    """Awards and Prizes lie face up; otherwise they are turned over at the end."""
    curtain: bool = True
    """People at one screen hide the table from one another between their turns."""
