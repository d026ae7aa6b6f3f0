"""A Blueprints board in a window, playing a real match, for the tests beside this file."""

from typing import Any

from attrs import define, field
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.blueprints.board import BlueprintsBoard
from blueprints_desktop.desktop.boards.contract import Person, Position, Prompt
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.engine.match import Match
from tests.support import new_match

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri")


def settings_in(folder: Any, **values: Any) -> Settings:
    file = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(file)
    for name, value in {"theme": "light", "animation": "off", "language": "en", **values}.items():
        settings.set(name, value)
    return settings


def position_of(match: Match, viewer: int | None) -> Position:
    """What the table page would hand to the board."""
    steps = [match.opening, *(played.step for played in match.played)]
    events = tuple(
        (number, seen)
        for number, step in enumerate(steps)
        for event in step.events
        if (seen := event.seen_by(viewer)) is not None
    )
    own = match.to_act == viewer or [str(move) for move in match.legal_moves()] == ["next"]
    moves = tuple(match.legal_moves()) if own else ()
    return Position(match.view(viewer), viewer, match.to_act, moves, events)


@define(eq=False)
class Seated:
    """A board, its match, and all that the board said."""

    board: BlueprintsBoard
    match: Match
    settings: Settings
    chosen: list[Any] = field(factory=list)
    prompts: list[Prompt] = field(factory=list)
    asked: list[str] = field(factory=list)
    """Rules that somebody wanted to read."""

    @property
    def prompt(self) -> Prompt:
        return self.prompts[-1]

    @property
    def table(self) -> Any:
        return self.board.table

    def show(self, viewer: int | None = -1) -> None:
        """The present position, by default for whoever is to act."""
        seat = self.match.to_act if viewer == -1 else viewer
        self.board.show_position(position_of(self.match, seat))

    def die_point(self, index: int) -> QPoint:
        item = self.table.pool.dice[index]
        return self._pixel(item.mapToScene(item.body().center()))

    def space_point(self, space: int) -> QPoint:
        """Somewhere on the ground a die would get there, not hidden by another stack."""
        building = self.table.building
        area = building.seen.top(space, building.heights[space]).boundingRect()
        for down in (0.5, 0.3, 0.7, 0.15, 0.85):
            for right in (0.5, 0.35, 0.65, 0.2, 0.8):
                spot = QPointF(
                    area.left() + right * area.width(), area.top() + down * area.height()
                )
                if building.space_at(spot) == space:
                    return self._pixel(spot)
        raise AssertionError(f"space {space} cannot be pointed at")

    def _pixel(self, spot: QPointF) -> QPoint:
        return self.table.mapFromScene(spot)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def hover(self, at: QPoint) -> None:
        QTest.mouseMove(self.table.viewport(), at)
        QApplication.processEvents()

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table, key)

    def choose(self, index: int) -> None:
        self.click(self.die_point(index))


def seat_at(qtbot: Any, folder: Any, seats: int = 3, seed: int = 3, **wanted: Any) -> Seated:
    """A shown board of a fresh match; ``size``, ``options`` and settings may be given."""
    options = wanted.pop("options", {})
    size = wanted.pop("size", (1280, 672))
    settings = settings_in(folder, **wanted)
    match = new_match("blueprints", seats, seed, **options)
    people = [Person(seat, NAMES[seat], seat) for seat in range(seats)]
    board = BlueprintsBoard(match.game, people, Appearance(settings))
    qtbot.addWidget(board)
    seated = Seated(board, match, settings)
    board.chosen.connect(seated.chosen.append)
    board.prompted.connect(seated.prompts.append)
    board.rule_wanted.connect(seated.asked.append)
    board.resize(*size)
    with qtbot.waitExposed(board):
        board.show()
    seated.show()
    return seated
