"""Which boards are played, and in which order: their pictures side by side.

Boards of the person's own lie in the folder of FITS among the program's data; what is wrong with
one of them is said by its file's name, and the others are offered all the same.
"""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import QDesktopServices, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blueprints_desktop import places
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.palette import mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, squeezed, write
from blueprints_desktop.desktop.games.fits.art.board_art import fitted, paint_flat_board
from blueprints_desktop.desktop.games.fits.texts.words import GAME, board_word, scoring_lines
from blueprints_desktop.desktop.games.option_rows import OptionControl
from blueprints_desktop.desktop.i18n.error_messages import said_within
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.settings import data_folder, game_folders
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.data import find_boards
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS
from blueprints_desktop.games.fits.options import BoardId

WIDE, HIGH = 84, 156
_MOVES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_MOST = 6
"""How many boards stand in a row."""
_STEP_ASIDE = 150
_LEAVES = {"en": "READ ME.txt", "fr": "LISEZ-MOI.txt"}


def own_folder() -> Path:
    return data_folder() / GAME / "boards"


def open_folder() -> bool:
    """Show the folder in the file manager, with a leaf that says how a board is written.

    False: there is no file manager that could.
    """
    language = Language.current if Language.current in _LEAVES else "en"
    leaf = places.resources() / GAME / f"own-boards.{language}.txt"
    with suppress(OSError):  # what is wrong with the disk is for the file manager to say
        own_folder().mkdir(parents=True, exist_ok=True)
        words = leaf.read_text(encoding="utf-8")
        (own_folder() / _LEAVES[language]).write_text(words, encoding="utf-8")
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(own_folder())))


class BoardTile(PaintedButton):
    """Pressed, a board is taken in or left out; dragged, it goes to another place."""

    enter_presses = False
    moved = Signal(int)
    """It is to come so many rounds later; earlier where negative."""
    focus_wanted = Signal(int)
    """The tile so many places further is to have the focus."""
    dragged = Signal(object)
    """It is held over this place of the parent, as QPoint."""
    dropped = Signal()

    def __init__(self, board: RampBoard, appearance: Appearance, parent: QWidget) -> None:
        super().__init__("", appearance, parent)
        self.board = board
        self.round: int | None = None
        """From 1; None: it is not played."""
        self._pressed_at: QPoint | None = None
        self._dragged = False
        self._way = QPropertyAnimation(self, b"pos", self)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)

    def show_round(self, number: int | None) -> None:
        self.round = number
        self.setText(board_word(self.board.id, self.board.name))
        words = self.tr("{board}, not played").format(board=self.text())
        if number is not None:
            words = self.tr("{board}, round {round}").format(board=self.text(), round=number)
        self.setAccessibleName(words)
        self.setAccessibleDescription(" ".join(scoring_lines(self.board)))
        set_tip(self, "\n".join((words, *scoring_lines(self.board))))
        self.update()

    def stand_at(self, place: QRect, time: int) -> None:
        """Go there, or at once where ``time`` is 0 or nobody sees it; a held tile stays in the hand."""
        self.resize(place.size())
        if self._dragged or (self._way.endValue() == place.topLeft() and self._goes):
            return
        self._way.stop()
        if not time or not self.isVisible() or self.pos() == place.topLeft():
            self.move(place.topLeft())
            return
        self._way.setStartValue(self.pos())
        self._way.setEndValue(place.topLeft())
        self._way.setDuration(time)
        self._way.start()

    @property
    def _goes(self) -> bool:
        return self._way.state() == QPropertyAnimation.State.Running

    # --- gestures -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = _MOVES.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.moved.emit(step)
        elif step:
            self.focus_wanted.emit(step)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._pressed_at, self._dragged = event.position().toPoint(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        start, here = self._pressed_at, event.position().toPoint()
        if start is None or self.round is None:
            super().mouseMoveEvent(event)
            return
        if not self._dragged and (here - start).manhattanLength() > self.look.px(12):
            self._dragged = True
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.raise_()
        if self._dragged:
            at = self.mapToParent(here)
            self.move(at - start)
            self.dragged.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        dragged, self._pressed_at, self._dragged = self._dragged, None, False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if dragged:
            self.setDown(False)
            self.dropped.emit()
            return
        super().mouseReleaseEvent(event)

    # --- painting -------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        scale, colours = self.look.scale, self.look.palette
        rect = QRectF(self.rect()).adjusted(4 * scale, 4 * scale, -4 * scale, -4 * scale)
        played = self.round is not None
        ground = colours.panel_raised if played else colours.panel_sunk
        if self.underMouse() and self.isEnabled():
            ground = mix(ground, colours.accent, 0.10)
        painter.fillPath(rounded(rect, 8.0 * scale), ground)
        edge, wide = (colours.accent, 2.0 * scale) if played else (colours.line, 1.0)
        stroke_inside(painter, rect, 8.0 * scale, edge, wide)
        inner = rect.adjusted(9 * scale, 9 * scale, -9 * scale, -27 * scale)
        painter.setOpacity(1.0 if played and self.isEnabled() else 0.45)
        where = fitted(inner, scale)
        paint_flat_board(painter, where, self.board, colours)
        if self.board.rows_score:
            for row in range(ROWS):
                mark = where.square(row, COLUMNS)
                bar = QRectF(
                    mark.left() + 2 * scale, mark.top() + 1.5, 2.5 * scale, mark.height() - 3
                )
                painter.fillRect(bar, mix(colours.pencil, colours.gold, 0.5))
        painter.setOpacity(1.0)
        at = QPointF(rect.center().x(), rect.bottom() - 14.0 * scale)
        name, role = squeezed(self.text(), Role.SMALL, rect.width() - 8.0 * scale, scale)
        ink = colours.text if played else colours.text_2
        write(painter, name, at, role, ink, Anchor.MIDDLE, scale)
        if played:
            centre = rect.topRight() + QPointF(-6.0 * scale, 6.0 * scale)
            painter.setBrush(colours.accent)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(centre, 10.0 * scale, 10.0 * scale)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            figure = str(self.round)
            write(
                painter,
                figure,
                centre,
                Role.SMALL_STRONG,
                colours.accent_text,
                Anchor.MIDDLE,
                scale,
            )
        if self.shows_focus:
            paint_focus_ring(painter, rect, 5.0 * scale, colours.accent, scale * 0.7)


class BoardsControl(OptionControl):
    """A tile for every board there is, in the order of the rounds. One that is left out keeps its place."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.tiles: list[BoardTile] = []
        self.troubles: list[BadData] = []
        self._order: list[BoardId] = []
        """All boards as their tiles stand."""
        self._played: set[BoardId] = set()
        self._lost = False
        """Whether the folder could not be shown: then its place is said."""
        self._kept_last = False
        """Whether somebody wanted to leave out the only board."""
        self._shelf = QWidget()
        """Where the tiles stand."""
        self.note = Caption(appearance, Role.SMALL, CaptionTone.WARN, wraps=True)
        self.said = Caption(appearance, Role.SMALL, CaptionTone.SECOND, wraps=True)
        """What a press did not do, and why; no trouble."""
        self.folder = Button("", appearance, ButtonKind.QUIET, Icon.FOLDER)
        self.folder.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click Enter starts the game
        self.folder.clicked.connect(self._open_folder)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._shelf)
        column.addWidget(self.note)
        column.addWidget(self.said)
        column.addWidget(self.folder, alignment=Qt.AlignmentFlag.AlignRight)
        appearance.changed.connect(self._arrange)
        boards, self.troubles = find_boards(game_folders(GAME))
        self._lay_out(boards)
        self._say()

    @property
    def parts(self) -> Sequence[QWidget]:
        return [*self.tiles, self.folder]

    # --- what there is --------------------------------------------------------------

    def _lay_out(self, boards: Sequence[RampBoard]) -> None:
        """A tile for each board; those of boards that are as they were stay."""
        kept = {tile.board: tile for tile in self.tiles}
        for board, tile in kept.items():
            if board not in boards:
                tile.hide()
                tile.deleteLater()
        self.tiles = [kept.get(board) or self._tile(board) for board in boards]
        known = [board.id for board in boards]
        self._order = [board for board in self._order if board in known]
        self._order += [board for board in known if board not in self._order]

    def _tile(self, board: RampBoard) -> BoardTile:
        tile = BoardTile(board, self.appearance, self._shelf)
        tile.clicked.connect(lambda _on=False: self._toggle(tile))
        tile.moved.connect(lambda step: self._shift(tile, step))
        tile.dragged.connect(lambda at: self._drag(tile, at))
        tile.dropped.connect(self._arrange)
        tile.focus_wanted.connect(lambda step: self._focus(self._shown.index(tile) + step))
        tile.show()
        return tile

    def _look_again(self) -> None:
        """The person may come back from writing a board."""
        boards, troubles = find_boards(game_folders(GAME))
        same = boards == [tile.board for tile in self.tiles]
        if same and [str(each) for each in troubles] == [str(each) for each in self.troubles]:
            return
        self.troubles = troubles
        self._lay_out(boards)
        self.set_value(self.value)

    # --- the value ------------------------------------------------------------------

    def set_value(self, value: Any) -> None:
        """A board that is not there any more is left out; without any, all shipped ones count."""
        known = [tile.board.id for tile in self.tiles]
        boards = [board for board in value if board in known] or known[:4]
        self._played = set(boards)
        if self.value != tuple(boards):
            self._order = [*boards, *(board for board in self._order if board not in boards)]
        self._say()
        if self.value != tuple(value):
            self.chosen.emit(self.value)

    @property
    def value(self) -> tuple[BoardId, ...]:
        return tuple(board for board in self._order if board in self._played)

    def _choose(self, order: list[BoardId], played: set[BoardId]) -> None:
        before = self.value
        if played:
            self._order, self._played = order, played
        self._say()
        if self.value != before:
            self.chosen.emit(self.value)

    def _toggle(self, tile: BoardTile) -> None:
        """In, or out; one board stays."""
        self._kept_last = self._played == {tile.board.id}
        self._choose(self._order, self._played ^ {tile.board.id})

    def _shift(self, tile: BoardTile, step: int) -> None:
        """Some places later, or earlier."""
        if tile.round is not None:
            self._place(tile.board.id, self._order.index(tile.board.id) + step)

    def _drag(self, tile: BoardTile, at: QPoint) -> None:
        """Held over another place, a board goes there; the others make room."""
        wide, high = self.appearance.look.px(WIDE), self.appearance.look.px(HIGH)
        column = max(0, min(self._columns() - 1, at.x() // wide))
        self._place(tile.board.id, max(0, at.y() // high) * self._columns() + column)

    def _place(self, board: BoardId, place: int) -> None:
        order = [other for other in self._order if other != board]
        order.insert(max(0, min(len(order), place)), board)
        self._choose(order, self._played)

    def _focus(self, number: int) -> None:
        if 0 <= number < len(self.tiles):
            self._shown[number].setFocus()

    # --- words and look -------------------------------------------------------------

    def _say(self) -> None:
        rounds = {board: number for number, board in enumerate(self.value, 1)}
        for tile in self.tiles:
            tile.show_round(rounds.get(tile.board.id))
        folder = one_line(str(own_folder()))
        lines = [
            self.tr("{file} can’t be used ({why}).").format(
                file=one_line(trouble.source), why=said_within(trouble)
            )
            for trouble in self.troubles
        ]
        self.note.setText("\n".join(lines))
        self.note.setVisible(bool(lines))
        said = ""
        if self._lost:
            words = self.tr("No file manager was found. Put your boards in {folder}")
            said = words.format(folder=folder)
        if self._kept_last:
            said = self.tr("You need at least one board. Choose another one first.")
        self.said.setText(said)
        self.said.setVisible(bool(said))
        self.folder.setText(self.tr("Your own boards"))
        tip = self.tr("Put TOML files in {folder} and they appear here.")
        set_tip(self.folder, tip.format(folder=folder))
        self._arrange()

    def _open_folder(self) -> None:
        self._lost, self._kept_last = not open_folder(), False
        self._say()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            self._look_again()
        return super().event(event)

    @property
    def _shown(self) -> list[BoardTile]:
        """The tiles as they stand."""
        return sorted(self.tiles, key=lambda tile: self._order.index(tile.board.id))

    def _columns(self) -> int:
        return max(1, min(_MOST, len(self.tiles)))

    def _arrange(self) -> None:
        look, columns = self.appearance.look, self._columns()
        wide, high = look.px(WIDE), look.px(HIGH)
        rows = -(-len(self.tiles) // columns)
        self._shelf.setFixedSize(columns * wide, rows * high)
        for number, tile in enumerate(self._shown):
            row, column = divmod(number, columns)
            tile.stand_at(QRect(column * wide, row * high, wide, high), look.ms(_STEP_ASIDE))
