"""What a game says about itself before it is opened, and what its records are called."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.games import registry


class GameWords(NamedTuple):
    """Made by ``words()`` of a game's module ``texts.about``, in the language in force."""

    name: str
    pitch: str
    """One sentence for the home page."""
    more: str
    """A little more, for the new game's sheet."""
    minutes: int
    daily: str = ""
    """What it offers to be tried once a day; empty: nothing."""

    @property
    def short_length(self) -> str:
        return QCoreApplication.translate("GameWords", "{minutes} min").format(minutes=self.minutes)

    @property
    def length(self) -> str:
        return QCoreApplication.translate("GameWords", "{minutes} minutes").format(
            minutes=self.minutes
        )


def seats_text(game: str) -> str:
    """How many may play, such as "2-4 players" or "2 players"."""
    seats = registry.seats(game)
    if len(seats) == 1:
        return QCoreApplication.translate("GameWords", "%n players", "", seats[0])
    text = QCoreApplication.translate("GameWords", "{fewest}–{most} players")  # noqa: RUF001
    return text.format(fewest=seats[0], most=seats[-1])


class RecordWords(NamedTuple):
    """Made by ``feat_words(feat)`` of a game's module ``texts.words``, in the language in force."""

    text: str
    first_counts: bool = False
    """The first attempt is what counts, not the best one."""
