"""What may be chosen before a game of Tower."""

from attrs import frozen

from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.options import check_first
from tests.tower.rules import SEATS


@frozen
class Options:
    first: int | None = None
    """Who lays the first brick; None: drawn by lot."""


def check_options(options: Options, seats: int) -> None:
    """Raise BadOption for a table that cannot be set up."""
    if seats not in SEATS:
        raise BadOption("wrong-number-of-seats", option="seats", value=seats)
    check_first(options.first, seats)
