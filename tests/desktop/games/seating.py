"""A board in a window, playing a real match: what the tests of every board start from."""

from pathlib import Path
from typing import Any, TypeVar

from attrs import define, field
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import NEXT
from tests.desktop.driving import NAMES


def settings_in(folder: Path, **values: Any) -> Settings:
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    for name, value in {"theme": "light", "animation": "off", "language": "en", **values}.items():
        settings.set(name, value)
    return settings


def position_of(match: Match, viewer: int | None, peeks: int | None = None) -> Position:
    """What the table page would hand to the board."""
    moves = tuple(match.legal_moves())
    own = match.to_act in (viewer, peeks) or moves == (NEXT,)
    return Position(
        match.view(viewer),
        viewer,
        match.to_act,
        moves if own else (),
        tuple(match.told(viewer)),
        peeks,
    )


@define(eq=False)
class Seated:
    """A board, its match, and all that the board said."""

    board: Any
    match: Match
    settings: Settings
    chosen: list[Any] = field(factory=list)
    prompts: list[Prompt] = field(factory=list)
    settled: list[bool] = field(factory=list)
    asked: list[str] = field(factory=list)
    """Rules that somebody wanted to read."""

    @property
    def prompt(self) -> Prompt:
        return self.prompts[-1]

    def position(self, viewer: int | None = -1) -> Position:
        """The present one, by default for whoever is to act."""
        return position_of(self.match, self.match.to_act if viewer == -1 else viewer)

    def show(self, viewer: int | None = -1) -> None:
        self.board.show_position(self.position(viewer))


S = TypeVar("S", bound=Seated)


def seat(
    kind: type[S],
    board: type,
    match: Match,
    qtbot: QtBot,
    folder: Path,
    size: tuple[int, int] = (1280, 672),
    **values: Any,
) -> S:
    """A shown board of a match; ``values`` are settings."""
    settings = settings_in(folder, **values)
    people = [Person(seat, NAMES[seat], seat) for seat in range(match.seats)]
    made = board(match.game, people, Appearance(settings))
    qtbot.addWidget(made)
    seated = kind(made, match, settings)
    made.chosen.connect(seated.chosen.append)
    made.prompted.connect(seated.prompts.append)
    made.rule_wanted.connect(seated.asked.append)
    made.settled.connect(lambda: seated.settled.append(True))
    made.resize(*size)
    with qtbot.waitExposed(made):
        made.show()
    seated.show()
    QApplication.processEvents()
    return seated
