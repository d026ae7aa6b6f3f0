"""What may be chosen before a game of World Monuments."""

from attrs import field, frozen

from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.options import TABLE_MANNERS, check_first, from_json, to_json
from blueprints_desktop.games.monuments import SEATS


@frozen
class Options:
    first: int | None = None
    """Who holds the worker in round 1; None: drawn by lot."""
    monument: str = "notre_dame"
    """The plan to build: the name of its file."""
    open_stocks: bool = field(default=False, metadata=TABLE_MANNERS)
    """Nobody has a screen: all pieces lie open."""
    curtain_to_build: bool = field(default=False, metadata=TABLE_MANNERS)
    """The table is covered before each building turn; else the builder looks behind the screen on demand."""


def check(options: Options, seats: int, monument: str) -> None:
    """Refuse what cannot be played with so many seats and the plan of that monument."""
    if seats not in SEATS:
        raise BadOption("wrong-number-of-seats", option="seats", value=seats)
    from_json(Options, to_json(options))
    check_first(options.first, seats)
    if options.monument != monument:
        raise BadOption(
            "another-monument", option="monument", value=options.monument, data=monument
        )
