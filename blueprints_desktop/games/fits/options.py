"""What may be chosen before a game of FITS."""

from datetime import date

from attrs import evolve, field, frozen

from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.options import ADDED_LATER, TABLE_MANNERS
from blueprints_desktop.games.fits.daily import seed_of

BoardId = int | str
"""How a board is called: the stem of its file, as a number where it is one."""

DAILY_BOARDS = (1, 2, 3, 4)
MOST_BOARDS = 100
"""Rounds of one match."""


@frozen
class Options:
    boards: tuple[BoardId, ...] = (1, 2, 3, 4)
    """One round on each, in this order."""
    daily: bool = field(default=False, metadata=TABLE_MANNERS)
    """The ramp of the day: its date is the seed."""
    practice: bool = field(default=False, metadata={**TABLE_MANNERS, **ADDED_LATER})
    """The ramp of the day was tried before: nothing counts any more."""

    @property
    def takes_back(self) -> bool:
        """Whether moves may be taken back and hints asked for: not in the attempt that counts."""
        return self.practice or not self.daily

    def for_attempt(self, tried: bool) -> "Options":
        """These options for an attempt; ``tried``: what counts only once was tried before."""
        return evolve(self, practice=self.daily and tried)

    def seed_on(self, day: date) -> int | None:
        """The seed that these options ask for on a day; None: it is drawn by lot."""
        return seed_of(day) if self.daily else None


def check(options: Options) -> None:
    """At least one board and none twice; whether they exist is for the data to say."""
    boards = options.boards
    if type(boards) is not tuple or any(type(board) not in (int, str) for board in boards):
        raise BadOption("wrong-type", option="boards", value=boards)
    if not boards:
        raise BadOption("no-boards", option="boards")
    if len(boards) > MOST_BOARDS:
        raise BadOption("too-many-boards", option="boards", found=len(boards), most=MOST_BOARDS)
    for place, board in enumerate(boards):
        if board in boards[:place]:
            raise BadOption("same-board-twice", option="boards", value=board)
    if options.daily and boards != DAILY_BOARDS:
        raise BadOption("daily-has-its-own-boards", option="boards", value=boards)
