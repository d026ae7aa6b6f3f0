"""The quarry with its score track, and all input on it."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from blueprints_desktop.desktop.games.monuments.art.quarry import Pit, pit_beside, ring_sectors
from blueprints_desktop.desktop.games.monuments.board.monuments_view import (
    MonumentsView,
    Obstacles,
    area_around,
    boxed,
)
from blueprints_desktop.desktop.games.monuments.board.quarry_parts import (
    ChooserPart,
    PieceChoice,
    QuarryGround,
    QuarryPart,
)
from blueprints_desktop.desktop.games.monuments.board.selection import (
    END,
    MonumentsController,
    Walking,
    cell_part,
    piece_part,
)
from blueprints_desktop.desktop.games.monuments.facts.history import (
    PlacedPiece,
)
from blueprints_desktop.desktop.games.monuments.texts.words import (
    a_piece,
    cell_words,
    pieces_list,
    refused_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost
from blueprints_desktop.desktop.ui.scene.spatial_navigation import Direction, next_place
from blueprints_desktop.games.monuments.moves import Cell
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL, Piece
from blueprints_desktop.games.monuments.quarry import Quarry
from blueprints_desktop.games.monuments.state import NOWHERE

BUTTON_WITH_WORDS = QSizeF(92.0, 68.0)
"""The button that leads to the monument, in the upper left corner of the quarry, at 100 %."""
PEEK = Qt.Key.Key_V
_FOOT = 86.0
"""Height below the quarry for the note that offers pieces."""
_BARE_BUTTON, _OFF_BUTTON = QSizeF(DESK_BUTTON_SIDE, DESK_BUTTON_SIDE), 6.0
"""The button that leads to the monument without its words, and the gap beside it."""
_WORDLESS = 0.94
"""The share of its size that the quarry must keep beside the button with words."""


class QuarryView(MonumentsView):
    """Shows the quarry and takes the input for a walk."""

    peeked = Signal(bool)

    def __init__(
        self,
        quarry: Quarry,
        people: Sequence[Person],
        appearance: Appearance,
        host: SceneHost,
        selector: MonumentsController,
    ) -> None:
        super().__init__(people, appearance, host, selector)
        look = appearance.look
        self.quarry = quarry
        rings = quarry.outer, len(quarry.middle)
        self.cells = dict(zip(quarry.cells, ring_sectors(*rings), strict=True))
        self.worker_cell: Cell | None = None
        self.scores = (0,) * len(self.people)
        self.ground = QuarryGround(look, self.cells, rings)
        self.layer = QuarryPart(look, self.cells)
        self.chooser = ChooserPart(look)
        self.add_parts(self.ground, self.layer, self.chooser)
        self.pit = Pit(QPointF(), 1.0)
        self._whole = QRectF()

    # --- what is shown --------------------------------------------------------------

    def show_quarry(
        self, at: int, pieces: Sequence[PlacedPiece], gone: Sequence[PlacedPiece]
    ) -> None:
        """Pieces, chips, and the worker on its cell."""
        self.worker_cell = None if at == NOWHERE else self.quarry.cells[at]
        self.ground.gone = tuple(gone)
        self.layer.pieces, self.layer.hidden = tuple(pieces), ()
        self._place_worker()

    def show_scores(self, scores: Sequence[float]) -> None:
        super().show_scores(scores)
        self.layer.scores = tuple((person.colour, scores[person.seat]) for person in self.people)

    @property
    def walking(self) -> Walking:
        return self.selector.walking

    def show_selection(self) -> None:
        """Show how far the walk has been chosen."""
        walking = self.walking
        self.layer.walk = walking, self.worker_cell
        asked = self.cells[walking.cells[-1]] if walking.offered else None
        around = self._around_choice(walking)
        self.chooser.choice = PieceChoice(walking, asked, self.pit, around)
        self.choose_cursor()

    def _around_choice(self, walking: Walking) -> Obstacles:
        """The cells of the choice and the worker; all other cells and the score markers."""
        if not walking.offered:
            return Obstacles()
        about = {*walking.cells, *walking.reachable, *walking.last_cells}
        shapes = {cell: self.layer.shape_of(cell) for cell in self.cells}
        lit = [
            boxed(self.layer.worker_body()),
            *(shape for cell, shape in shapes.items() if cell in about),
        ]
        others = [
            *map(boxed, self.layer.marker_bodies()),
            *(shape for cell, shape in shapes.items() if cell not in about),
        ]
        return Obstacles(self.card, others, lit)

    def clear(self) -> None:
        self.show_selection()
        self.setAccessibleDescription("")

    # --- words ----------------------------------------------------------------------

    def _spot(self, cell: Cell, *, choice: bool) -> Spot:
        return Spot(
            self.cell_name(cell),
            area_around(self.place_of(cell)),
            focused=choice and cell == self.walking.pointed_cell,
            choice=choice,
            thing=cell_part(cell),
        )

    def spots(self) -> list[Spot]:
        """The pieces that are offered, else the cells where the walk can go on."""
        walking = self.walking
        if not walking.offered:
            return [self._spot(cell, choice=True) for cell in walking.next_cells]
        return [
            Spot(
                capitalised(a_piece(piece)),
                self.chooser.field(piece),
                focused=number == walking.picked,
                thing=piece_part(walking.cells[-1], piece),
            )
            for number, piece in enumerate(walking.offered)
        ]

    def landmarks(self) -> list[Spot]:
        """The other cells, and the score track."""
        others = [cell for cell in self.cells if cell not in self.walking.next_cells]
        found = [self._spot(cell, choice=False) for cell in others]
        return [*found, self.scores_spot(self.pit.bounds)]

    def pieces_of(self, cell: Cell) -> list[Piece]:
        """The pieces in a cell."""
        return [one.piece for one in self.layer.pieces if one.cell == cell]

    def cell_name(self, cell: Cell) -> str:
        """A cell and what lies on it, which all can see."""
        pieces, translate = self.pieces_of(cell), QCoreApplication.translate
        words = translate("Monuments", "{cell}: {pieces}")
        lies = pieces_list(pieces) if pieces else translate("Monuments", "nothing")
        return words.format(cell=capitalised(cell_words(cell)), pieces=lies)

    def tip_at(self, point: QPointF) -> Tip | None:
        """An offered piece, or a cell with what lies there or why it cannot be entered."""
        offered = self.chooser.piece_at(point)
        if offered is not None:
            rule = _OWN_RULES.get(offered, "piece-is-not-there")
            area = self.on_view(self.chooser.field(offered))
            return Tip(capitalised(a_piece(offered)), area, rule)
        cell, _ = self.cell_at(point)
        if cell is None:
            return None
        area = self.on_view(area_around(self.place_of(cell)))
        words, code = self.cell_name(cell), self.selector.why_not(cell_part(cell))
        if code:
            return Tip(f"{words}\n{refused_words(cell, code)}", area, code)
        return Tip(words, area, rule_about(self.pieces_of(cell)))

    # --- layout ---------------------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        self._whole = room
        self.pit = self._pit_beside(self.card)
        for part in (self.ground, self.layer):
            part.arrange_in(self.pit, room, look, ratio)
        self.chooser.arrange(room, look, ratio)
        self._place_worker()
        self.show_selection()
        self.laid_out.emit()

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
        self.layer.worker = self.worker_place(self.worker_cell)

    def worker_place(self, cell: Cell | None) -> QPointF:
        """On its cell, or beside the track before the first turn."""
        if cell is None:
            return self.pit.point(384.0, -34.0)
        return self.place_of(cell)

    def place_of(self, cell: Cell) -> QPointF:
        return self.pit.ground(self.cells[cell])

    def cell_at(self, point: QPointF) -> tuple[Cell | None, Piece | None]:
        """The cell under a point, and the piece of it that is there."""
        near_first = sorted(self.layer.pieces, key=lambda one: -self.layer.ground(one).y())
        for one in near_first:
            if self.layer.body(one).contains(point):
                return one.cell, one.piece
        for cell in reversed(self.cells):
            if self.layer.shape_of(cell).contains(point):
                return cell, None
        return None, None

    # --- input ----------------------------------------------------------------------

    def thing_at(self, point: QPointF) -> str | None:
        """An offered piece, the end of a complete walk, a piece of a lit cell, or a cell."""
        walking = self.walking
        if not walking.active:
            return None
        last = walking.cells[-1] if walking.cells else None
        if last is not None and walking.offered and self.chooser.body.contains(point):
            offered = self.chooser.piece_at(point)
            return None if offered is None else piece_part(last, offered)
        cell, piece = self.cell_at(point)
        if cell is None:
            return None
        if walking.complete and cell == last:
            return END
        asked = cell in walking.next_cells or (walking.offered and cell == last)
        return cell_part(cell) if piece is None or not asked else piece_part(cell, piece)

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        """Also pieces, the worker and the end of the walk."""
        for one in self.layer.pieces:
            yield piece_part(one.cell, one.piece), self.layer.body(one)
        yield from super().named_areas()
        yield "worker", self.layer.worker_body()
        if self.walking.complete:
            yield END, self.layer.shape_of(self.walking.cells[-1]).boundingRect()

    def point_out(self, name: str | None) -> None:
        if name is None or not self.walking.allows(name):
            self.selector.point_nowhere(name)

    def first_option(self, places: Mapping[str, QPointF], direction: Direction) -> str:
        """The next cell in that direction, seen from where the walk is."""
        last = self.walking.cells[-1] if self.walking.cells else self.worker_cell
        here = self.pit.centre if last is None else self.place_of(last)
        return next_place({"": here, **places}, "", direction) or next(iter(places))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A second quick press counts: on the last cell it ends the walk."""
        self.mousePressEvent(event)

    def press_key(self, event: QKeyEvent) -> bool:
        """Digits take an offered piece; V shows the own pieces while it is held."""
        number, offered = event.key() - Qt.Key.Key_1, self.walking.offered
        if 0 <= number < len(offered):
            self.selector.press(piece_part(self.walking.cells[-1], offered[number]))
        elif event.key() == PEEK:
            if not event.isAutoRepeat():
                self.peeked.emit(True)
        else:
            return False
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == PEEK and not event.isAutoRepeat():
            self.peeked.emit(False)
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.peeked.emit(False)
        super().focusOutEvent(event)


_OWN_RULES = {BLACK: "black-returned", JEWEL: "jewels"}
"""What has a worth and a rule of its own in the quarry."""


def rule_about(pieces: Sequence[Piece]) -> str:
    """The paragraph about what lies on a cell: the black piece first, since there is only one."""
    if not pieces:
        return "cell-is-empty"
    if BLACK in pieces:
        return _OWN_RULES[BLACK]
    if len(pieces) > 1:
        return "piece-is-not-there"
    return _OWN_RULES.get(pieces[0], "must-take-a-piece")
