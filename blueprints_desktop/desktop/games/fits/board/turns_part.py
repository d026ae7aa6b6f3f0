"""Every way to hold the piece, to look at and to press."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Role, fitting, write
from blueprints_desktop.desktop.games.fits.art.pieces import piece_sprite
from blueprints_desktop.desktop.games.fits.board.holding import Holding
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.fits.pieces import SHAPES, Piece

_COLUMNS, _ROWS = 2, 4
_GAP = 6.0


class TurnsPart(StillPart):
    """Up to eight tiles; the one that is held is raised, those that fit nowhere are faint."""

    bleed = 40.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.letters = look.scale
        self._piece: Piece | None = None
        self._turns: tuple[int, ...] = ()
        self._allowed: frozenset[int] = frozenset()
        self._held: int | None = None
        self.pointed: int | None = None
        """The turn under the pointer."""

    def show_holding(self, holding: Holding) -> None:
        allowed = frozenset(turn for turn in holding.turns if holding.columns(turn))
        held = holding.turn if holding.drop is not None else None
        shown = (holding.piece, holding.turns, allowed, held)
        if shown != (self._piece, self._turns, self._allowed, self._held):
            self._piece, self._turns, self._allowed, self._held = shown
            self.update()

    def show_piece(self, piece: Piece | None) -> None:
        """Only looked at: somebody else has it in the hand."""
        turns = () if piece is None else tuple(SHAPES[piece])
        self._piece, self._turns, self._allowed, self._held = piece, turns, frozenset(), None
        self.update()

    def point_at(self, turn: int | None) -> None:
        if turn != self.pointed:
            self.pointed = turn
            self.update()

    @property
    def turns(self) -> tuple[int, ...]:
        return self._turns

    def tile(self, number: int) -> QRectF:
        """The place of a tile; the first column is filled first where there are few."""
        gap = _GAP * self.look.scale
        wide = (self.rect.width() - gap) / _COLUMNS
        high = (self.rect.height() - (_ROWS - 1) * gap) / _ROWS
        row, column = divmod(number, _COLUMNS)
        return QRectF(
            self.rect.left() + column * (wide + gap),
            self.rect.top() + row * (high + gap),
            wide,
            high,
        )

    def turn_at(self, at: QPointF) -> int | None:
        """The turn whose tile is there, allowed or not."""
        for number, turn in enumerate(self._turns):
            if self.tile(number).contains(at):
                return turn
        return None

    def caption(self) -> str:
        return QCoreApplication.translate("Fits", "Turn and flip")

    def draw(self, painter: QPainter) -> None:
        if self._piece is None:
            return
        look, scale = self.look, self.look.scale
        at = self.rect.topLeft() - QPointF(0.0, 14.0 * scale)
        names = (self.caption(), QCoreApplication.translate("Fits", "Turns"))
        words = fitting(names, Role.SMALL_MEDIUM, self.rect.width(), self.letters)
        write(painter, words, at, Role.SMALL_MEDIUM, look.palette.text, scale=self.letters)
        for number, turn in enumerate(self._turns):
            self._paint_tile(painter, self.tile(number), turn)

    def _paint_tile(self, painter: QPainter, tile: QRectF, turn: int) -> None:
        assert self._piece is not None
        look = self.look
        colours, scale = look.palette, look.scale
        held, allowed = turn == self._held, turn in self._allowed
        ground = colours.panel_raised if held else colours.panel
        if turn == self.pointed and allowed and not held:
            ground = mix(ground, colours.accent, 0.10)
        body = rounded(tile.adjusted(0.5, 0.5, -0.5, -0.5), 6.0 * scale)
        painter.fillPath(body, ground if allowed or held else alpha(ground, 0.55))
        edge = QPen(colours.accent, 2.0 * scale) if held else QPen(colours.line, 1.0)
        painter.strokePath(body, edge)
        sprite = self.picture(self._piece, turn)
        sprite.paint(painter, tile.center(), 1.0 if allowed else 0.34)

    def picture(self, piece: Piece, turn: int) -> Sprite:
        """A piece as its tile shows it."""
        look, scale, tile = self.look, self.look.scale, self.tile(0)
        cell = max(2.0, min(tile.width() - 16.0 * scale, tile.height() - 12.0 * scale) / 4.0)
        shape = SHAPES[piece][turn]
        return piece_sprite(look.pixmaps, piece, shape, cell, self.ratio, look.palette, scale)
