"""The middle of the FITS table: card, turns, ramp and tray in one scene.

What is shown is handed in; what the player does here is the business of ``table_view``.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from blueprints_desktop.desktop.appearance import Appearance, Look
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.desk_widget import BLEED
from blueprints_desktop.desktop.boards.fits.card_part import CardPart
from blueprints_desktop.desktop.boards.fits.explaining import cell_words
from blueprints_desktop.desktop.boards.fits.hand_part import (
    Held,
    OutlookPart,
    PiecePart,
    hovering_row,
)
from blueprints_desktop.desktop.boards.fits.holding import Holding
from blueprints_desktop.desktop.boards.fits.layout import lay_out
from blueprints_desktop.desktop.boards.fits.ramp_part import RampPart
from blueprints_desktop.desktop.boards.fits.sight import Sight
from blueprints_desktop.desktop.boards.fits.tray_part import Stock, TrayPart
from blueprints_desktop.desktop.boards.fits.turns_part import KeysPart, TurnsPart
from blueprints_desktop.desktop.boards.fits.wording import capitalised, piece_word
from blueprints_desktop.desktop.boards.tooltips import Tip, answer, take_away
from blueprints_desktop.desktop.drawing.fits.ramp import COLUMNS, ROWS
from blueprints_desktop.games.fits.outlook import Outlook
from blueprints_desktop.games.fits.pieces import PIECES
from blueprints_desktop.games.fits.ramp import EMPTY
from blueprints_desktop.games.fits.state import STARTING


class Table(QGraphicsView):
    """A scene of parts, arranged for the room there is."""

    def __init__(self, people: Sequence[Person], appearance: Appearance) -> None:
        super().__init__()
        self.people = tuple(people)
        self.appearance = appearance
        self.sight: Sight | None = None
        self.holding = Holding()
        self.outlook: Outlook | None = None
        self._prepare_view()
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        look = appearance.look
        self.tray, self.card = TrayPart(look), CardPart(look)
        self.turns, self.keys = TurnsPart(look), KeysPart(look)
        self.ramp, self.seen = RampPart(look), OutlookPart(look)
        self.hand, self.sliding = PiecePart(look), PiecePart(look)
        parts = (
            self.tray,
            self.card,
            self.turns,
            self.keys,
            self.ramp,
            self.sliding,
            self.seen,
            self.hand,
        )
        for depth, part in enumerate(parts):
            part.setZValue(depth)
            self._scene.addItem(part)
        self.hand.setVisible(False)
        self.sliding.setVisible(False)
        appearance.changed.connect(self.arrange)

    def _prepare_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("background: transparent")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # a match file dropped here is the window's
        self.viewport().setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def look(self) -> Look:
        return self.appearance.look

    # --- what is shown --------------------------------------------------------------

    def show_sight(self, sight: Sight) -> None:
        """Put a position on the table."""
        self.sight = sight
        view, seat = sight.view, sight.seat
        name = self.people[seat].name
        self.ramp.show_ramp(sight.board, sight.ramp, name)
        card = 0 if view.phase == STARTING else len(PIECES) - len(view.left)
        self.card.show_card(sight.piece, card, len(view.left))
        lying = tuple(landing.piece for landing in sight.ramp.landings)
        start = view.starts[seat] if view.starts[seat] in view.left and lying else None
        self.tray.show_stock(
            Stock(
                view.left,
                start,
                tuple(piece for piece in lying if piece not in view.left),
                view.set_aside(seat),
            )
        )

    def show_holding(self, holding: Holding, outlook: Outlook | None, spoken: str) -> None:
        """How far the player has come; ``spoken`` says it to a screen reader."""
        self.holding, self.outlook = holding, outlook
        sight = self.sight
        if holding.active:
            self.turns.show_holding(holding)
        else:
            self.turns.show_piece(None if sight is None else sight.piece)
        self.seen.show_outlook(outlook, None if sight is None else sight.board)
        self.hand.show_held(self._held())
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)

    def _held(self) -> Held | None:
        """The piece above the glass."""
        holding = self.holding
        drop = holding.drop
        if drop is None or holding.piece is None:
            return None
        return Held(drop.piece, drop.turn, drop.column, hovering_row(drop.piece, drop.turn))

    def clear(self) -> None:
        take_away()
        self.sight, self.outlook, self.holding = None, None, Holding()
        self.ramp.show_ramp(None, EMPTY, "")
        self.card.show_card(None, 0, 0)
        self.tray.show_stock(None)
        self.turns.show_piece(None)
        self.seen.show_outlook(None, None)
        self.hand.show_held(None)
        self.sliding.show_held(None)
        self.setAccessibleDescription("")

    # --- tips -----------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        return answer(self.viewport(), event, self._tip_at) or super().viewportEvent(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """What lies under a pointer that rests: a cell and what it is worth, or a piece."""
        sight = self.sight
        if sight is None:
            return None
        point = self.mapToScene(at)
        for piece, rect in self.tray.places():
            if rect.contains(point):
                return Tip(capitalised(piece_word(piece)), self._on_view(rect))
        place = self.ramp.slope.place(point)
        column, row = int(place.x() // 1), int(place.y() // 1)
        if not (0 <= column < COLUMNS and 0 <= row < ROWS):
            return None
        area = self.ramp.slope.area(column, row, column + 1, row + 1).boundingRect()
        return Tip("\n".join(cell_words(sight, row, column)), self._on_view(area))

    def _on_view(self, rect: QRectF) -> QRect:
        return self.mapFromScene(rect).boundingRect()

    # --- arranging ------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        bleed = self.look.px(BLEED)
        size = self.viewport().size()
        self.setSceneRect(QRectF(-bleed, -bleed, size.width(), size.height()))
        wide, high = size.width() - 2 * bleed, size.height() - 2 * bleed
        if wide < 100 or high < 100:
            return
        look, ratio = self.look, self.devicePixelRatioF()
        plan = lay_out(wide, high, look.scale)
        beside = look.magnified(plan.aside / look.scale)
        self.card.arrange(plan.card, beside, ratio)
        self.turns.arrange(plan.turns, beside, ratio)
        self.keys.setVisible(plan.keys is not None)
        if plan.keys is not None:
            self.keys.arrange(plan.keys, beside, ratio)
        self.tray.arrange(plan.tray, beside, ratio)
        self.ramp.arrange(plan.ramp, look, ratio)
        self.seen.arrange(plan.ramp, look, ratio)
        for part in (self.hand, self.sliding):
            part.stand_on(self.ramp.slope, look, ratio)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            for part in (self.tray, self.card, self.turns, self.keys):
                part.update()
        super().changeEvent(event)

    def scene_point(self, at: QPointF) -> QPointF:
        return self.mapToScene(at.toPoint())
