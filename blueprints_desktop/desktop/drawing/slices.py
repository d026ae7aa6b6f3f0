"""Pictures that are more than a frame's work: composed in slices ahead, or all at once when wanted."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from blueprints_desktop.desktop.drawing.painting import blank_image
from blueprints_desktop.desktop.drawing.pixmaps import Sprite, device_bounds

Drawing = Callable[[QPainter], Iterator[None]]
"""Paints about the origin and stops after every slice, leaving the painter as it was."""


class SlicedPicture:
    """A picture in the making; between two slices no painter is open."""

    def __init__(self, bounds: QRectF, ratio: float, draw: Drawing) -> None:
        self._bounds, self._ratio = device_bounds(bounds, ratio), ratio
        size = QSize(
            round(self._bounds.width() * ratio),
            round(self._bounds.height() * ratio),
        )
        self._image = blank_image(size, ratio=ratio)
        self._painter = QPainter()
        self._slices = draw(self._painter)

    def advance(self) -> bool:
        """Paint one slice; False: there was none left."""
        painter = self._painter
        painter.begin(self._image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(-self._bounds.topLeft())
        try:
            return next(self._slices, _DONE) is not _DONE
        finally:
            painter.end()

    def finish(self) -> Sprite:
        """Paint what is left; the picture is anchored at the origin of its drawing."""
        while self.advance():
            pass
        return Sprite(QPixmap.fromImage(self._image), -self._bounds.topLeft(), self._ratio)


_DONE = object()

Make = Callable[[], SlicedPicture]


class Composer:
    """Keeps pictures by what they show; at most ``limit`` of them, if there is a limit."""

    def __init__(self, limit: int | None = None) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._begun: tuple[Hashable, SlicedPicture] | None = None

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def clear(self) -> None:
        self._kept.clear()
        self._begun = None

    def picture(self, key: Hashable, make: Make) -> Sprite:
        """What is wanted now: what was begun ahead is finished, what was not is made."""
        found = self._kept.get(key)
        if found is None:
            begun = self._begun
            making = begun[1] if begun is not None and begun[0] == key else make()
            found = self._kept[key] = making.finish()
            self._begun = None
            while self._limit is not None and len(self._kept) > self._limit:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    def ahead(self, key: Hashable, make: Make) -> Iterator[Callable[[], object]]:
        """Jobs that compose a picture, a slice each. The caller does one and asks for the next.

        They end early if the picture is wanted in between, or none of them is any more.
        """
        if key in self._kept:
            return
        begun = self._begun = key, make()
        unfinished = True

        def advance() -> None:
            nonlocal unfinished
            unfinished = begun[1].advance()

        while unfinished and self._begun is begun:
            yield advance
        if self._begun is begun:
            yield partial(self.picture, key, make)
