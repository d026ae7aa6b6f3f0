"""A FITS board in a window, playing a real match, for the tests beside this file."""

from typing import Any

from attrs import define, field
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QPaintEvent, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person, Position, Prompt
from blueprints_desktop.desktop.boards.fits.board import FitsBoard
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.pieces import SHAPES
from blueprints_desktop.games.fits.state import BUILDING
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
    events = tuple((n, event) for n, step in enumerate(steps) for event in step.events)
    own = match.to_act == viewer or [str(move) for move in match.legal_moves()] == ["next"]
    moves = tuple(match.legal_moves()) if own else ()
    return Position(match.view(viewer), viewer, match.to_act, moves, events)


class PaintedRegions(QObject):
    """Notes which parts of a widget are painted from now on."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.regions: list[QRegion] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.regions.append(QRegion(event.region()))
        return False


@define(eq=False)
class Seated:
    """A board, its match, and all that the board said."""

    board: FitsBoard
    match: Match
    settings: Settings
    chosen: list[Any] = field(factory=list)
    prompts: list[Prompt] = field(factory=list)

    @property
    def prompt(self) -> Prompt:
        return self.prompts[-1]

    @property
    def table(self) -> Any:
        return self.board.table

    @property
    def holding(self) -> Any:
        return self.table.holding

    def show(self, viewer: int | None = -1) -> None:
        """The present position, by default for whoever is to act."""
        seat = (self.match.to_act or 0) if viewer == -1 else viewer
        self.board.show_position(position_of(self.match, seat))

    def play_on(self) -> None:
        """From now on what the board chooses is played and shown, as at the table."""
        self.board.chosen.connect(self._play)
        self.board.settled.connect(self.show)

    def _play(self, move: Any) -> None:
        mover = self.match.to_act
        step = self.match.play(move)
        self.board.animate(list(step.events), position_of(self.match, mover))

    # --- gestures -------------------------------------------------------------------

    def pixel(self, column: float, row: float) -> QPoint:
        """Where a place of the ramp, in columns and rows, lies on the view."""
        at: QPoint = self.table.mapFromScene(self.table.ramp.slope.point(column, row))
        return at

    def over(self, drop: Drop) -> QPoint:
        """The pixel that holds the middle of a piece where a drop has it."""
        wide = len(SHAPES[drop.piece][drop.turn][0])
        return self.pixel(drop.column + wide / 2, 5.5)

    def hover(self, at: QPoint) -> None:
        QTest.mouseMove(self.table.viewport(), at)
        QApplication.processEvents()

    def click(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.table.viewport(), button, pos=at)

    def key(self, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        modifier = modifiers[0] if modifiers else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(self.table, key, modifier)

    def wheel(self, notches: float) -> None:
        """Upwards where positive."""
        at = QPointF(self.pixel(3, 5))
        turned = QPoint(0, round(120 * notches))
        event = QWheelEvent(
            at, self.table.viewport().mapToGlobal(at), QPoint(), turned,
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.table.viewport(), event)


def seat_at(qtbot: Any, folder: Any, seats: int = 2, seed: int = 3, **wanted: Any) -> Seated:
    """A shown board of a match; ``size``, ``moves``, ``options`` and settings may be given."""
    options = wanted.pop("options", {})
    size = wanted.pop("size", (1280, 672))
    moves = wanted.pop("moves", ())
    settings = settings_in(folder, **wanted)
    match = new_match("fits", seats, seed, **options)
    for text in moves:
        match.play_text(text)
    people = [Person(seat, NAMES[seat], seat) for seat in range(seats)]
    board = FitsBoard(match.game, people, Appearance(settings))
    qtbot.addWidget(board)
    seated = Seated(board, match, settings)
    board.chosen.connect(seated.chosen.append)
    board.prompted.connect(seated.prompts.append)
    board.resize(*size)
    with qtbot.waitExposed(board):
        board.show()
    seated.show()
    return seated


def building(seated: Seated) -> Seated:
    """On to the first Construction card that the first seat has to deal with."""
    while seated.match.state.phase != BUILDING or seated.match.to_act != 0:
        seated.match.play(seated.match.legal_moves()[0])
    seated.show()
    return seated
