"""Results worth keeping: bests, and the first attempts at what is the same for everybody.

What can be asked of them and told to them; the history keeps them (``history.records``).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path

from attrs import field, frozen
from attrs.validators import instance_of, optional


@frozen
class RecordEntry:
    """What somebody came to in one match."""

    player: str = field(validator=instance_of(str))
    name: str = field(validator=instance_of(str))
    """The player's, as it was then."""
    game: str = field(validator=instance_of(str))
    feat: str = field(validator=instance_of(str))
    """What was attempted, by a name of the game's own."""
    match: str = field(validator=instance_of(str))
    begun: str = field(validator=instance_of(str))
    """When the match began, in ISO 8601."""
    points: int | None = field(default=None, validator=optional(instance_of(int)))
    """None: it was begun, and never finished."""


class Records(ABC):
    """The results of everybody. Disk troubles lose none while the program runs."""

    path: Path
    """The file they are kept in."""
    problem: OSError | None = None
    """Why the file is behind; the next change tries again."""

    @property
    def known(self) -> bool:
        """Whether they can be asked now. If not, nothing should be said about earlier results."""
        return True

    @abstractmethod
    def best(self, player: str, game: str, feat: str, but_for: str = "") -> int | None:
        """The most points a player ever had in this, one match left out; None: never finished."""

    @abstractmethod
    def first(self, player: str, game: str, feat: str) -> RecordEntry | None:
        """A player's first attempt at this, finished or not."""

    @abstractmethod
    def firsts(self, game: str, feat: str) -> list[RecordEntry]:
        """Everybody's first attempt at this, in the order in which they were begun."""

    @abstractmethod
    def note(self, entries: Iterable[RecordEntry]) -> None:
        """Keep results; what is known of the same match is completed, never doubled."""
