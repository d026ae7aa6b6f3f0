"""What may be chosen before a game of Projekt Skyline."""

from attrs import fields, frozen

from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.options import check_first
from blueprints_desktop.games.skyline import SEATS


@frozen
class Options:
    first: int | None = None
    """Who places first and takes the first turn; None: drawn by lot."""
    straight_piles: bool = False
    """A moving pile may not turn."""
    recycle_floors: bool = True
    """Whoever has no floor left builds with one of their own single floors."""


def check_options(options: Options, seats: int) -> None:
    """Raise BadOption for a table that cannot be set up."""
    if seats not in SEATS:
        raise BadOption("wrong-number-of-seats", option="seats", value=seats)
    for field in fields(Options):
        value = getattr(options, field.name)
        fits = (int, type(None)) if field.default is None else (bool,)
        if type(value) not in fits:
            raise BadOption("wrong-type", option=field.name, value=value)
    check_first(options.first, seats)
