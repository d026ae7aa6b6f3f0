"""The quarry with its score track, and all input on it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from blueprints_desktop.desktop.games.monuments.art.quarry import Pit, ring_sectors
from blueprints_desktop.desktop.games.monuments.board.fitting import BUTTON_WITH_WORDS, pit_beside
from blueprints_desktop.desktop.games.monuments.board.notes import (
    ChooserPart,
    NoteSurroundings,
    boxed,
)
from blueprints_desktop.desktop.games.monuments.board.quarry_layout import (
    PlacedPiece,
    first_of,
    ground_of,
)
from blueprints_desktop.desktop.games.monuments.board.quarry_parts import (
    MarkersPart,
    PiecesPart,
    QuarryGround,
    WalkCellsPart,
)
from blueprints_desktop.desktop.games.monuments.board.selection import Walking
from blueprints_desktop.desktop.games.monuments.board.walk_marks import WalkMarksPart
from blueprints_desktop.desktop.games.monuments.texts.explanations import (
    quarry_landmarks,
    quarry_spots,
    quarry_tip,
)
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.tips import answer
from blueprints_desktop.desktop.ui.controls.buttons import SIDE
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.desktop.ui.scene.spatial_navigation import DIRECTIONS, Direction, next_place
from blueprints_desktop.games.monuments.moves import Cell
from blueprints_desktop.games.monuments.pieces import Piece
from blueprints_desktop.games.monuments.quarry import Quarry
from blueprints_desktop.games.monuments.state import NOWHERE

PEEK = Qt.Key.Key_V
_FOOT = 86.0
"""Height below the quarry for the note that offers pieces."""
_BARE_BUTTON, _OFF_BUTTON = QSizeF(SIDE, SIDE), 6.0
"""The button that leads to the monument without its words, and the gap beside it."""
_WORDLESS = 0.94
"""The share of its size that the quarry must keep beside the button with words."""


class QuarryView(SceneView):
    """Shows the quarry and signals what the player does."""

    cell_pointed = Signal(object)
    cell_pressed = Signal(object, object)
    """A cell, and the piece of it under the pointer or None."""
    piece_pressed = Signal(int)
    picked = Signal(int)
    """Move by so many offered pieces."""
    primary = Signal()
    back = Signal()
    skipped = Signal()
    peeked = Signal(bool)
    laid_out = Signal()
    """The quarry has its place."""

    def __init__(self, quarry: Quarry, people: Sequence[Person], appearance: Appearance) -> None:
        super().__init__(appearance)
        look = appearance.look
        self.quarry, self.people = quarry, tuple(people)
        rings = quarry.outer, len(quarry.middle)
        self.cells = dict(zip(quarry.cells, ring_sectors(*rings), strict=True))
        self.walking = Walking()
        self.why_not: Callable[[Cell], str | None] = lambda _cell: None
        """The code why a cell cannot be entered."""
        self.worker_cell: Cell | None = None
        self._under: Cell | None = None
        """The cell under the pointer."""
        self.scores: tuple[float, ...] = (0,) * len(self.people)
        """By seat, as the markers show them."""
        self.ground = QuarryGround(look, self.cells, rings)
        self.walk_cells = WalkCellsPart(look, self.cells)
        self.markers = MarkersPart(look, self.cells)
        self.pieces = PiecesPart(look, self.cells)
        self.marks = WalkMarksPart(look, self.cells, self.pieces)
        self.chooser = ChooserPart(look)
        self.add_parts(
            self.ground, self.walk_cells, self.markers, self.pieces, self.marks, self.chooser
        )
        self.pit = Pit(QPointF(), 1.0)
        self._whole, self.card = QRectF(), QRectF()

    # --- what is shown --------------------------------------------------------------

    def show_quarry(
        self, at: int, pieces: Sequence[PlacedPiece], gone: Sequence[PlacedPiece]
    ) -> None:
        """Pieces, chips, and the worker on its cell."""
        self.worker_cell = None if at == NOWHERE else self.quarry.cells[at]
        self.ground.show_gone(gone)
        self.pieces.show_pieces(pieces)
        self._place_worker()

    def show_scores(self, scores: Sequence[float]) -> None:
        self.scores = tuple(scores)
        self.markers.show_scores([(person.colour, scores[person.seat]) for person in self.people])

    def show_walking(self, walking: Walking) -> None:
        self.walking = walking
        self.walk_cells.show_walk(walking, self.worker_cell)
        self.marks.show_walk(walking, self.worker_cell, self.taken(walking))
        asked = self.cells[walking.cells[-1]] if walking.offered else None
        self.chooser.show_choice(walking, asked, self.pit, self._around_choice(walking))
        self._show_cursor()

    def _around_choice(self, walking: Walking) -> NoteSurroundings:
        """The cells of the choice and the worker; all other cells and the score markers."""
        if not walking.offered:
            return NoteSurroundings()
        about = {*walking.cells, *walking.reachable, *walking.last_cells}
        shapes = {cell: self.walk_cells.shape_of(cell) for cell in self.cells}
        lit = [
            boxed(self.pieces.worker_body()),
            *(shape for cell, shape in shapes.items() if cell in about),
        ]
        others = [
            *map(boxed, self.markers.bodies()),
            *(shape for cell, shape in shapes.items() if cell not in about),
        ]
        return NoteSurroundings(self.card, lit, others)

    def _show_cursor(self) -> None:
        """A hand over a cell that can be entered."""
        over = self._under in self.walking.next_cells
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def taken(self, walking: Walking) -> list[PlacedPiece]:
        """The pieces that a walk takes."""
        steps = zip(walking.cells, walking.took, strict=False)
        found = (first_of(self.pieces.pieces, cell, piece) for cell, piece in steps)
        return [one for one in found if one is not None]

    def clear(self) -> None:
        self.show_walking(Walking())
        self.setAccessibleDescription("")

    # --- accessibility --------------------------------------------------------------

    def spots(self) -> list[Spot]:
        return quarry_spots(self)

    def landmarks(self) -> list[Spot]:
        return quarry_landmarks(self)

    def scores_spoken(self) -> list[tuple[str, int]]:
        return [(person.name, round(self.scores[person.seat])) for person in self.people]

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        tip_at = partial(quarry_tip, self)
        return answer(self.viewport(), event, tip_at) or super().viewportEvent(event)

    # --- layout ---------------------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        self._whole = room
        self.pit = self._pit_beside(self.card)
        for part in (self.ground, self.walk_cells, self.markers, self.pieces, self.marks):
            part.arrange_in(self.pit, room, look, ratio)
        self.chooser.arrange(room, look, ratio)
        self._place_worker()
        self.show_walking(self.walking)
        self.laid_out.emit()

    def keep_clear(self, card: QRectF) -> None:
        """Make room for a card at this place of the scene."""
        if card != self.card:
            self.card = card
            self.arrange()

    def size_beside(self, card: QRectF) -> float:
        """The size of the quarry beside such a card, less if the button loses its words."""
        worded, bare = self._pits_beside(card)
        return max(worded.unit, _WORDLESS * bare.unit)

    def _pit_beside(self, card: QRectF) -> Pit:
        """The button keeps its words, unless the quarry is much larger without them."""
        worded, bare = self._pits_beside(card)
        return worded if worded.unit >= _WORDLESS * bare.unit else bare

    def _pits_beside(self, card: QRectF) -> tuple[Pit, Pit]:
        """The quarry beside the button with its words, and without them."""
        room, scale = self._whole, self.look.scale
        off = QSizeF(_OFF_BUTTON, _OFF_BUTTON)
        worded, bare = (
            pit_beside(room, _FOOT * scale, card, QRectF(room.topLeft(), (button + off) * scale))
            for button in (BUTTON_WITH_WORDS, _BARE_BUTTON)
        )
        return worded, bare

    def _place_worker(self) -> None:
        self.pieces.show_worker(self.worker_place(self.worker_cell))

    def worker_place(self, cell: Cell | None) -> QPointF:
        """On its cell, or beside the track before the first turn."""
        if cell is None:
            return self.pit.point(384.0, -34.0)
        return self.place_of(cell)

    def place_of(self, cell: Cell) -> QPointF:
        return ground_of(self.pit, self.cells[cell])

    def cell_at(self, point: QPointF) -> tuple[Cell | None, Piece | None]:
        """The cell under a point, and the piece of it that is there."""
        near_first = sorted(self.pieces.pieces, key=lambda one: -self.pieces.ground(one).y())
        for one in near_first:
            if self.pieces.body(one).contains(point):
                return one.cell, one.piece
        for cell in reversed(self.cells):
            if self.walk_cells.shape_of(cell).contains(point):
                return cell, None
        return None, None

    # --- pointer --------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        point = self.mapToScene(event.position().toPoint())
        if not self.walking.active:
            return
        offered = self.walking.offered
        cell, piece = self.cell_at(point)
        self._under = cell
        self._show_cursor()
        if offered:
            meant = self.chooser.piece_at(point)
            if meant is None and cell == self.walking.cells[-1]:
                meant = piece
            if meant in offered:
                self.picked.emit(offered.index(meant) - self.walking.picked)
        elif cell != self.walking.pointed:
            self.cell_pointed.emit(cell)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.skipped.emit()
        if event.button() != Qt.MouseButton.LeftButton or not self.walking.active:
            return
        point = self.mapToScene(event.position().toPoint())
        meant = self.chooser.piece_at(point)
        if meant is not None:
            self.piece_pressed.emit(meant)
        elif not (self.walking.offered and self.chooser.body.contains(point)):
            cell, piece = self.cell_at(point)
            if cell is not None:
                self.cell_pressed.emit(cell, piece)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A second quick press counts: on the last cell it ends the walk."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._under = None
        if self.walking.pointed is not None:
            self.cell_pointed.emit(None)
        super().leaveEvent(event)

    # --- keys -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.primary.emit()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace) and self.walking.cells:
            self.back.emit()
        elif key in DIRECTIONS:
            self.skipped.emit()
            self._steer(DIRECTIONS[key])
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self.walking.offered:
            self._press_digit(key - Qt.Key.Key_1)
        elif key == PEEK:
            if not event.isAutoRepeat():
                self.peeked.emit(True)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == PEEK and not event.isAutoRepeat():
            self.peeked.emit(False)
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.peeked.emit(False)
        super().focusOutEvent(event)

    def _press_digit(self, number: int) -> None:
        if number < len(self.walking.offered):
            self.piece_pressed.emit(self.walking.offered[number])

    def _steer(self, direction: Direction) -> None:
        """Arrow keys move among the offered pieces, or among the lit cells."""
        if self.walking.offered:
            forward = direction in (Direction.RIGHT, Direction.DOWN)
            self.picked.emit(1 if forward else -1)
            return
        lit: dict[Cell | None, QPointF] = {
            cell: self.place_of(cell) for cell in self.walking.next_cells
        }
        if not lit:
            return
        here = self.walking.pointed
        if here is None:
            lit[None] = self._standpoint()
        found = next_place(lit, here, direction)
        self.cell_pointed.emit(found if found is not None else self.walking.next_cells[0])

    def _standpoint(self) -> QPointF:
        """Where the walk is so far."""
        last = self.walking.cells[-1] if self.walking.cells else self.worker_cell
        return self.pit.centre if last is None else self.place_of(last)
