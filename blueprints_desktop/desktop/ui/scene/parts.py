"""The base of all parts of a board: an item of the scene that knows its place, look and content."""

from typing import Any, Generic, Self, TypeVar, overload

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from blueprints_desktop.desktop.theme.theme import Look

T = TypeVar("T")
_KEPT = 64 * 1024
"""Kilobytes for the pictures of still parts: with Qt's 10 MB, two parts as large as a large window
would push each other out and be drawn again in every frame."""


class ScenePart(QGraphicsObject):
    """Something on the table. It paints ``rect`` and may bleed a little beyond it.

    It is a QObject so that its animations are its children and end with it: one that runs on after
    the scene was deleted would update a part that is gone.
    """

    bleed = 14.0

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.ratio = 1.0
        self.rect = QRectF()

    def arrange(self, rect: QRectF, look: Look, ratio: float) -> None:
        """Take this place. Where nothing has changed, nothing is painted."""
        if rect == self.rect and ratio == self.ratio and look.is_like(self.look):
            return
        self.prepareGeometryChange()
        self.rect, self.look, self.ratio = rect, look, ratio
        self.arranged()
        self.update()

    def arranged(self) -> None:
        """The place or the look changed. Subclasses update what follows from them."""

    def content_changed(self) -> None:
        """A value that is ``Shown`` changed. Subclasses update what follows from it."""

    def boundingRect(self) -> QRectF:  # noqa: N802
        bleed = self.bleed * self.look.scale
        return self.rect.adjusted(-bleed, -bleed, bleed, bleed)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class Shown(Generic[T]):
    """A value that a part shows, such as ``dice = Shown[tuple[Die, ...]](())``.

    Where another value is set, the part follows it (``ScenePart.content_changed``) and is painted
    again. Values are compared, so they must not be changed in place.
    """

    def __init__(self, first: T) -> None:
        self._first = first

    def __set_name__(self, owner: type[ScenePart], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, part: None, owner: type[ScenePart]) -> Self: ...

    @overload
    def __get__(self, part: ScenePart, owner: type[ScenePart]) -> T: ...

    def __get__(self, part: ScenePart | None, owner: type[ScenePart]) -> Self | T:
        if part is None:
            return self
        shown: T = part.__dict__.get(self._name, self._first)
        return shown

    def __set__(self, part: ScenePart, value: T) -> None:
        if value != part.__dict__.get(self._name, self._first):
            part.__dict__[self._name] = value
            part.content_changed()
            part.update()


class StillPart(ScenePart):
    """A part that rarely changes: Qt keeps its picture, if there is room for it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        if QPixmapCache.cacheLimit() < _KEPT:
            QPixmapCache.setCacheLimit(_KEPT)
        self._keep()

    def _keep(self) -> None:
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def update(self, *area: Any) -> None:
        """Forget the picture, too: of a part that was once larger than the view Qt keeps old
        pieces beside new ones."""
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self._keep()
        super().update(*area)
