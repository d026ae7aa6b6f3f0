"""Tags at people's screens: the dice that went behind them since the viewer's last turn."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Role, text_width, write
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import flat_die
from blueprints_desktop.desktop.games.blueprints.board.far_row import ScreenPart
from blueprints_desktop.desktop.games.blueprints.facts.since import Since
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.blueprints.dice import Die

_HIGH, _DIE, _PAD, _GAP = 28.0, 19.0, 9.0, 6.0


class TakenTag(ScenePart):
    """Lies over the lower edge of a screen; ``rect`` is the screen's."""

    def __init__(self, dice: tuple[Die, ...], look: Look) -> None:
        super().__init__(look)
        self._dice = dice

    def tag(self) -> QRectF:
        """Where the tag itself is: in the middle of the screen's foot."""
        scale = self.look.scale
        wide = 2 * _PAD + len(self._dice) * (_DIE + _GAP)
        wide = wide * scale + text_width(_words(), Role.SMALL_STRONG, scale)
        high = _HIGH * scale
        return QRectF(
            self.rect.center().x() - wide / 2, self.rect.bottom() - 0.86 * high, wide, high
        )

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self.tag().adjusted(-3.0, -3.0, 3.0, 4.0)

    def draw(self, painter: QPainter) -> None:
        look, scale, tag = self.look, self.look.scale, self.tag()
        painter.fillPath(
            rounded(tag.translated(0.0, 1.5 * scale), tag.height() / 2),
            alpha(look.palette.shadow_on_desk, 0.30),
        )
        body = rounded(tag, tag.height() / 2)
        painter.fillPath(body, look.palette.panel_raised)
        painter.strokePath(body, QPen(look.palette.line, 1.0))
        at = QPointF(tag.left() + _PAD * scale, tag.center().y())
        wide = write(painter, _words(), at, Role.SMALL_STRONG, look.palette.text, scale=scale)
        x = at.x() + wide + (_GAP + _DIE / 2) * scale
        for die in self._dice:
            sprite = flat_die(die, round(_DIE * scale), look, self.ratio)
            sprite.paint(painter, QPointF(x, at.y()))
            x += (_DIE + _GAP) * scale


class TakenTags:
    """Those that lie on a table now."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.by_seat: dict[int, TakenTag] = {}

    def show_taken(self, since: Since, people: Iterable[Person], look: Look) -> None:
        """One for everybody who took something, instead of all that were there."""
        for tag in self.by_seat.values():
            self._scene.removeItem(tag)
        self.by_seat = {}
        for person in people:
            dice = since.taken_by(person.seat)
            if dice:
                tag = self.by_seat[person.seat] = TakenTag(dice, look)
                tag.setZValue(len(self._scene.items()))
                self._scene.addItem(tag)

    def arrange(self, screens: Iterable[ScreenPart]) -> None:
        """Each at its screen, wherever that is now."""
        for screen in screens:
            tag = self.by_seat.get(screen.person.seat)
            if tag is not None:
                tag.setVisible(screen.isVisible())
                tag.arrange(screen.rect, screen.look, screen.ratio)


def _words() -> str:
    return QCoreApplication.translate("Blueprints", "took", "a tag: took this die")
