"""A World Monuments board in a window, playing a real match, for the tests beside this file."""

from typing import Any

from attrs import define, field
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person, Position, Prompt
from blueprints_desktop.desktop.boards.monuments.board import MonumentsBoard
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.monuments.state import BUILDING
from tests.desktop.boards.monuments.monuments_hands import bare_point
from tests.support import new_match

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri")


def settings_in(folder: Any, **values: Any) -> Settings:
    file = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(file)
    for name, value in {"theme": "light", "animation": "off", "language": "en", **values}.items():
        settings.set(name, value)
    return settings


def position_of(match: Match, viewer: int | None, peeks: int | None = None) -> Position:
    """What the table page would hand to the board."""
    steps = [match.opening, *(played.step for played in match.played)]
    events = tuple((number, event) for number, step in enumerate(steps) for event in step.events)
    acts = match.to_act in (viewer, peeks)
    own = acts or [str(move) for move in match.legal_moves()] == ["next"]
    moves = tuple(match.legal_moves()) if own else ()
    return Position(match.view(viewer), viewer, match.to_act, moves, events, peeks)


@define(eq=False)
class Seated:
    """A board, its match, and all that the board said."""

    board: MonumentsBoard
    match: Match
    settings: Settings
    chosen: list[Any] = field(factory=list)
    prompts: list[Prompt] = field(factory=list)
    settled: list[bool] = field(factory=list)
    asked: list[str] = field(factory=list)
    """The rules that were asked for."""

    @property
    def prompt(self) -> Prompt:
        return self.prompts[-1]

    def show(self, viewer: int | None = -1) -> None:
        """The present position: in the quarry the public's, on the site that of whoever builds."""
        self.board.show_position(self.position(viewer))

    def position(self, viewer: int | None = -1) -> Position:
        if viewer != -1:
            return position_of(self.match, viewer)
        seat = self.match.to_act
        if self.match.state.phase == BUILDING:
            return position_of(self.match, seat)
        return position_of(self.match, None, seat)

    def play(self, move: Any) -> None:
        """Play a move and let the board show what it led to."""
        self.match.play(move)
        events = list(self.match.played[-1].step.events)
        self.board.animate(events, self.position())

    def play_until(self, wanted: Any, seed: int = 1) -> None:
        """Play by lot until the match is as wanted, then show it."""
        chance = Chance(seed)
        while not wanted(self.match):
            assert self.match.to_act is not None, "the match never came to that"
            self.match.play(chance.pick(self.match.legal_moves()))
        self.show()

    def click_scene(self, view: Any, spot: Any) -> None:
        at: QPoint = view.mapFromScene(spot)
        QTest.mouseMove(view.viewport(), at)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def click_cell(self, cell: str) -> None:
        """Click into a cell beside its pieces."""
        quarry = self.board.quarry
        at = bare_point(quarry, cell)
        QTest.mouseMove(quarry.viewport(), at)
        QTest.mouseClick(quarry.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.board.centre.current, key)

    def walk_by_keys(self) -> None:
        """The first walk that the keys find."""
        while not self.board.quarry.walking.complete:
            if not self.board.quarry.walking.offered:
                self.key(Qt.Key.Key_Right)
            self.key(Qt.Key.Key_Return)
        self.key(Qt.Key.Key_Return)


def seat_at(qtbot: Any, folder: Any, seats: int = 3, seed: int = 3, **wanted: Any) -> Seated:
    """A shown board of a fresh match; ``size``, ``options`` and settings may be given."""
    options = {"first": 0, **wanted.pop("options", {})}
    size = wanted.pop("size", (1280, 672))
    settings = settings_in(folder, **wanted)
    match = new_match("monuments", seats, seed, **options)
    people = [Person(seat, NAMES[seat], seat) for seat in range(seats)]
    board = MonumentsBoard(match.game, people, Appearance(settings))
    qtbot.addWidget(board)
    seated = Seated(board, match, settings)
    board.chosen.connect(seated.chosen.append)
    board.prompted.connect(seated.prompts.append)
    board.rule_wanted.connect(seated.asked.append)
    board.settled.connect(lambda: seated.settled.append(True))
    board.resize(*size)
    with qtbot.waitExposed(board):
        board.show()
    seated.show()
    QApplication.processEvents()
    return seated
