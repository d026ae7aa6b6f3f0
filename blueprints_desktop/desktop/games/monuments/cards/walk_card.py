"""The card that lists the walk as it grows: a slot a step, what is taken there, and why."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    line_height,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.monuments.art.pieces import paint_empty_place, piece_sprite
from blueprints_desktop.desktop.games.monuments.board.selection import Walking
from blueprints_desktop.desktop.games.monuments.facts.own_pieces import spoken_to
from blueprints_desktop.desktop.games.monuments.texts.words import (
    a_piece,
    cell_words,
    colour_word,
    pieces_list,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards.fact_card import FactCard
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING
from blueprints_desktop.games.monuments.quarry import STEPS
from blueprints_desktop.games.monuments.state import BLACK_POINTS, QUARRY, State

HEIGHT = 236
_LABEL = Type(13, 500)
_DIGIT = Type(12, 700, tabular=True)
translate = QCoreApplication.translate


class WalkCard(FactCard):
    """Reads the same walk as the quarry does."""

    about = "wrong-number-of-steps"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, appearance, parent)
        self._walking = Walking()
        self._title = ""
        self._steps = 0

    def show_walk(self, walking: Walking, title: str, steps: int) -> None:
        """``steps``: how many the next walk has, whoever makes it."""
        if (walking, title, steps) != (self._walking, self._title, self._steps):
            self._walking, self._title, self._steps = walking, title, steps
            self.retell()

    def show_position(self, position: Position, walking: Walking, people: Sequence[Person]) -> None:
        """The walk of whoever is to act in the quarry; elsewhere there is none."""
        view: State = position.view
        seat = position.to_act
        if view.phase != QUARRY or seat is None:
            self.clear()
            return
        title = walk_title(people[seat].name, spoken_to(position) == seat)
        self.show_walk(walking, title, STEPS[min(view.turn, len(STEPS) - 1)])

    def clear(self) -> None:
        self.show_walk(Walking(), "", 0)

    def retell(self) -> None:
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(sentences([*self._spoken_steps(), *self.notes()]))
        super().retell()

    def _spoken_steps(self) -> list[str]:
        walking = self._walking
        said = []
        for number, cell in enumerate(walking.cells):
            words = translate("Monuments", "Step {step}: {cell}, {piece}")
            piece = translate("Monuments", "to be chosen")
            if number < len(walking.took):
                taken = walking.took[number]
                empty = translate("Monuments", "nothing")
                piece = empty if taken == NOTHING else a_piece(taken)
            said.append(words.format(step=number + 1, cell=cell_words(cell), piece=piece))
        return said

    def notes(self) -> Sequence[str]:
        """What there is to know at this point of the walk."""
        walking = self._walking
        said = []
        if BLACK in walking.gathered:
            words = translate(
                "Monuments", "Black lets you build first: %n points.", "", BLACK_POINTS
            )
            said.append(words)
        if walking.complete:
            words = translate("Monuments", "You take {pieces}.")
            said.append(words.format(pieces=pieces_list(walking.gathered)))
        elif walking.active:
            if not said:
                said.append(translate("Monuments", "One piece from every cell you enter."))
            said.append(translate("Monuments", "The last step ends on the outer ring."))
        elif self._steps:
            said.append(translate("Monuments", "One piece from every cell that is entered."))
        return said

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, zoom = self.look, self.zoom
        palette = look.palette
        paint_panel(painter, look.pixmaps, body, ratio, palette, scale=look.scale)
        inner = body.adjusted(16.0 * zoom, 0.0, -16.0 * zoom, 0.0)
        line = body.top() + 25.0 * zoom
        steps = translate("Monuments", "%n steps", "", self._steps) if self._steps else ""
        right = QPointF(inner.right(), line)
        wide = write(painter, steps, right, Role.SMALL, palette.text_2, Anchor.RIGHT, zoom)
        title = elided(self._title, Role.SECTION, inner.width() - wide - 8.0 * zoom, zoom)
        write(painter, title, QPointF(inner.left(), line), Role.SECTION, palette.text, scale=zoom)
        for number in range(self._steps):
            self._paint_slot(painter, self._slot(body, number), number, ratio)
        step = line_height(Role.SMALL, zoom)
        at = QPointF(inner.left(), body.top() + 166.0 * zoom)
        lines = int((body.bottom() - at.y()) / step + 0.4)
        for text in self._written(inner.width(), lines):
            write(painter, text, at, Role.SMALL, palette.text_2, scale=zoom)
            at.setY(at.y() + step)

    def _written(self, width: float, room: int) -> list[str]:
        """The notes in lines; what finds no room is said by slots and bar, too."""
        written: list[str] = []
        for note in self.notes():
            lines = wrapped(note, Role.SMALL, width, self.zoom)
            if len(written) + len(lines) <= room:
                written += lines
        return written

    def _slot(self, body: QRectF, number: int) -> QRectF:
        zoom = self.zoom
        gap = 6.0 * zoom
        room = body.width() - 28.0 * zoom
        wide = (room - 3 * gap) / 4
        left = body.left() + 14.0 * zoom + number * (wide + gap)
        return QRectF(left, body.top() + 48.0 * zoom, wide, 94.0 * zoom)

    def _paint_slot(self, painter: QPainter, rect: QRectF, number: int, ratio: float) -> None:
        look, zoom, palette = self.look, self.zoom, self.look.palette
        walking = self._walking
        entered, known = number < len(walking.cells), number < len(walking.took)
        now = walking.active and number == (len(walking.took) if not walking.complete else -1)
        shape = rounded(rect, 8.0 * zoom)
        painter.fillPath(shape, palette.panel_sunk)
        if now:
            painter.fillPath(shape, alpha(palette.pencil, 0.26))
            painter.strokePath(shape, QPen(palette.gold, 2.0 * zoom))
        middle = QPointF(rect.center().x(), rect.top() + 50.0 * zoom)
        label = ""
        if known and walking.took[number] != NOTHING:
            piece = walking.took[number]
            sprite = piece_sprite(look.pixmaps, piece, 14.0 * zoom, ratio, palette)
            sprite.paint(painter, middle)
            label = colour_word(piece)
        else:
            ring = QRectF(0.0, 0.0, 34.0 * zoom, 22.0 * zoom)
            ring.moveCenter(middle - QPointF(0.0, 2.0 * zoom))
            paint_empty_place(painter, ring, palette, zoom)
            if known:
                label = translate("Monuments", "nothing")
            elif entered:
                label = translate("Monuments", "choose")
            elif number == self._steps - 1:
                label = translate("Monuments", "outer", "the last step ends on the outer ring")
        at = QPointF(rect.center().x(), rect.bottom() - 13.0 * zoom)
        text = elided(label, _LABEL, rect.width() - 4.0 * zoom, zoom)
        ink = palette.text if known or now else palette.text_2
        write(painter, text, at, _LABEL, ink, Anchor.MIDDLE, zoom)
        self._paint_digit(painter, rect, number, entered or now)

    def _paint_digit(self, painter: QPainter, rect: QRectF, number: int, strong: bool) -> None:
        zoom, palette = self.zoom, self.look.palette
        at = rect.topLeft() + QPointF(13.0, 13.0) * zoom
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.first_player.dark if strong else palette.text_2)
        painter.drawEllipse(at, 9.0 * zoom, 9.0 * zoom)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = palette.pencil if strong else palette.panel
        write(painter, str(number + 1), at, _DIGIT, ink, Anchor.MIDDLE, zoom)


def walk_title(name: str, own: bool) -> str:
    """Whose walk the card lists."""
    if own:
        return translate("Monuments", "Your walk")
    return capitalised(translate("Monuments", "{name}: the walk").format(name=name))
