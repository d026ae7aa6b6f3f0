"""What the pages say of each game before it is opened: its name, what one does, how long it takes."""

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.games import registry


@frozen
class GameWords:
    name: str
    pitch: str
    """One sentence for the home page."""
    more: str
    """A little more, for the new game's sheet."""
    minutes: int

    @property
    def short_length(self) -> str:
        return QCoreApplication.translate("GameWords", "{minutes} min").format(minutes=self.minutes)

    @property
    def length(self) -> str:
        return QCoreApplication.translate("GameWords", "{minutes} minutes").format(
            minutes=self.minutes
        )


def words_of(game: str) -> GameWords:
    """The words in the language in force; ask anew when it changes."""
    return _table()[game]


def shown_games() -> list[str]:
    """The games that the pages can show: those on the shelf that have words here."""
    table = _table()
    return [game for game in registry.KEYS if game in table]


def _table() -> dict[str, GameWords]:
    translate = QCoreApplication.translate
    return {
        "blueprints": GameWords(
            "Blueprints",
            translate("GameWords", "Draft dice and stack them on your secret plan."),
            translate(
                "GameWords",
                "Draft dice and stack them on your secret plan. Three rounds of six dice.",
            ),
            30,
        ),
        "fits": GameWords(
            "FITS",
            translate("GameWords", "Slide every piece down the ramp, leave no gaps."),
            translate(
                "GameWords",
                "Slide every piece down the ramp, leave no gaps. One round on each board.",
            ),
            30,
        ),
        "monuments": GameWords(
            "World Monuments",
            translate("GameWords", "Quarry the bricks, raise one monument together."),
            translate(
                "GameWords",
                "Quarry the bricks, raise one monument together, and get the most out of it.",
            ),
            45,
        ),
        "skyline": GameWords(
            "Projekt Skyline",
            translate("GameWords", "Build towers, collect rent, outlast your rivals."),
            translate(
                "GameWords",
                "Build towers, collect rent, outlast your rivals. The city grows with every roll.",
            ),
            45,
        ),
    }


def seats_text(game: str) -> str:
    """How many may play, such as "2-4 players"."""
    seats = registry.box(game).seats
    text = QCoreApplication.translate("GameWords", "{fewest}–{most} players")  # noqa: RUF001
    return text.format(fewest=seats[0], most=seats[-1])
