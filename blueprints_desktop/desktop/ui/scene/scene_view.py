"""The view of a board: parts in a scene, and what pointer and keys do there.

A game subclasses ``SceneView`` once. It makes its parts, lays them out in ``lay_out``, and says what
lies where: ``thing_at`` gives the public name of the thing that a press at a point means. Pointing and
pressing then go to the ``SelectionController`` of the board by that name; Enter, Esc and what skips an
animation go to the board itself (``SceneHost``). There are no signals in between.

Names are words of the game with numbers or letters, separated by dots: ``cell.c3``, ``die.2``,
``turn.2f``. They do not depend on the language or the layout, and are the same in selections, spots for
screen readers, hints, lessons and tests. ``things`` gives all of them with their places.

The scene's (0, 0) is the corner of the board's own room. The widget bleeds into the gaps around it, as
panels do, so that shadows and markers may reach there.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Protocol

from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.accessible import SpokenView
from blueprints_desktop.desktop.ui.board.rule_lookup import ask
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer, tell
from blueprints_desktop.desktop.ui.controls.themed import Themed
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.desktop.ui.scene.spatial_navigation import (
    DIRECTIONS,
    Direction,
    next_place,
)
from blueprints_desktop.desktop.ui.selection.controller import SelectionController

_SMALLEST = 100
"""Nothing is laid out for less room, as in a window that is not shown yet."""
_ROUNDING = 6.0
_REACH = 12.0
"""How far beside an option a press still means it."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_BACK = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)


class SceneHost(Protocol):
    """What a scene asks of its board."""

    @property
    def waiting(self) -> bool:
        """An animation plays that has to end before anything can be chosen."""

    def skip(self) -> None:
        """End what moves."""

    def uncover(self) -> bool:
        """Close what lies over the scene; whether there was something."""

    def press_enter(self) -> None:
        """Enter on the scene."""

    def press_secondary(self) -> None:
        """Esc on the scene, where there is something to take back."""

    def note_idle_press(self) -> None:
        """A thing was pressed while there is nothing to choose."""


class SceneView(Themed, SpokenView):
    """A view that paints only what changes."""

    turned = Signal()
    """It is looked at in another way, so that things lie elsewhere."""

    def __init__(
        self,
        appearance: Appearance,
        host: SceneHost | None = None,
        selector: SelectionController | None = None,
    ) -> None:
        super().__init__(appearance)
        self.host, self.selector = host, selector
        self._hovered: str | None = None
        """The thing under the pointer."""
        self._hovered_at: QPointF | None = None
        """Where the pointer moved last; None: the keys were used since."""
        self._pressed_thing: tuple[str, QPointF] | None = None
        self._unanswered: QPointF | None = None
        """Where the button was pressed, while that has done nothing."""
        self._drags = False
        self._paths: tuple[tuple[str, ...], dict[str, QPainterPath]] | None = None
        """The options and their outlines, once somebody has pointed beside them."""
        self.turned.connect(self.forget_outlines)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QGraphicsView { background: transparent; }")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # a match file dropped here is the window's
        self.viewport().setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        appearance.changed.connect(self.on_look)

    def say(self) -> None:
        """Paint the words of all parts again."""
        for item in self._scene.items():
            item.update()

    def restyle(self) -> None:
        self.arrange()

    @property
    def waiting(self) -> bool:
        """Nothing can be chosen now: an animation has to end first, or there is no board."""
        return self.host is None or self.host.waiting

    # --- what a game says -----------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        """Arrange the parts for the room there is."""
        raise NotImplementedError

    def thing_at(self, point: QPointF) -> str | None:
        """The thing that a press there means: an option rather than what else lies there."""
        return None

    def tip_at(self, point: QPointF) -> Tip | None:
        """What is told of what lies there, with its area in pixels of the widget (``on_view``)."""
        return None

    def rule_at(self, point: QPointF) -> str:
        """The rule that a click asks for, where no thing is; empty: none."""
        return ""

    def point_out(self, name: str | None) -> None:
        """Mark the thing under the pointer, where that is more than pointing at an option."""

    def first_option(self, places: Mapping[str, QPointF], direction: Direction) -> str:
        """The option that the first arrow key goes to: the nearest to the middle."""
        middle = self.sceneRect().center()
        return min(places, key=lambda name: (places[name] - middle).manhattanLength())

    def press_key(self, event: QKeyEvent) -> bool:
        """Keys of this game; False: it is none of them."""
        return False

    def chosen_on_release(self, name: str) -> bool:
        """Whether a thing is chosen when the button is let go, wherever it was moved before."""
        return False

    def begin_drag(self, name: str, point: QPointF) -> bool:
        """Take up a thing that was pressed and is now dragged; False: it cannot be dragged."""
        return False

    def drag_to(self, point: QPointF) -> None:
        """What is dragged follows the pointer."""

    def end_drag(self, point: QPointF | None) -> None:
        """What is dragged is let go at a point; None: it goes back to where it came from."""

    # --- parts ----------------------------------------------------------------------

    def add_parts(self, *parts: ScenePart) -> None:
        """Put parts into the scene, the first one undermost."""
        for part in parts:
            part.setZValue(len(self._scene.items()))
            self._scene.addItem(part)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._cancel_drag()
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Lay everything out for the room there is."""
        bleed = self.look.px(BLEED)
        size = self.viewport().size()
        self.setSceneRect(QRectF(-bleed, -bleed, size.width(), size.height()))
        room = QRectF(0.0, 0.0, size.width() - 2 * bleed, size.height() - 2 * bleed)
        if room.width() >= _SMALLEST and room.height() >= _SMALLEST:
            self.lay_out(room, self.look, self.devicePixelRatioF())
        self.forget_outlines()

    def on_view(self, rect: QRectF) -> QRect:
        """An area of the scene in pixels of the widget."""
        return self.mapFromScene(rect).boundingRect()

    # --- things by name -------------------------------------------------------------

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        """Every thing that lies there by its name, with its area in the scene.

        By default these are the spots for screen readers. A game adds what has no words of its own.
        """
        for spot in (*self.landmarks(), *self.spots()):
            if spot.thing:
                yield spot.thing, spot.rect

    def things(self) -> dict[str, QRect]:
        """Every thing by its name, with its area in pixels of the widget."""
        return {name: self.on_view(area) for name, area in self.named_areas()}

    def outline(self, name: str, area: QRectF) -> QPainterPath:
        """The shape of a thing, for what marks it; by default its area with round corners."""
        return rounded(area, _ROUNDING * self.look.scale)

    def outlines(self, names: Collection[str]) -> dict[str, QPainterPath]:
        """The outline of each of these things that lies there, in pixels of the widget."""
        to_view = self.viewportTransform()
        return {
            name: to_view.map(self.outline(name, area))
            for name, area in self.named_areas()
            if name in names
        }

    def paint_ghost(self, painter: QPainter, ghost: Any) -> None:
        """Draw what a move that is compared with another would put there (``Highlight.ghost``)."""

    # --- what is meant and what is told -----------------------------------------------

    def thing_meant(self, point: QPointF) -> str | None:
        """The thing that lies there, or else, on bare ground, the nearest option within reach."""
        name, selector = self.thing_at(point), self.selector
        if name is not None or selector is None or not selector.selection.active:
            return name
        return self._near_option(point) if self.is_ground(point) else None

    def is_ground(self, point: QPointF) -> bool:
        """Whether nothing lies there that could be asked about."""
        return self.tip_at(point) is None

    def options_to_press(self) -> tuple[str, ...]:
        """The options that a press beside them may mean, too."""
        return () if self.selector is None else self.selector.selection.options

    def _near_option(self, point: QPointF) -> str | None:
        """Of the options within reach the one whose edge, else whose middle, is nearest."""
        reach = _REACH * self.look.scale
        near, nearer = (_around(point, share * reach) for share in (1.0, 0.5))
        found = [
            (
                not path.intersects(nearer),
                (path.boundingRect().center() - point).manhattanLength(),
                name,
            )
            for name, path in self._option_paths().items()
            if path.intersects(near)
        ]
        return min(found)[2] if found else None

    def _option_paths(self) -> dict[str, QPainterPath]:
        """The outlines of all options, found once for what is shown."""
        options = self.options_to_press()
        if self._paths is None or self._paths[0] != options:
            areas = ((name, area) for name, area in self.named_areas() if name in options)
            self._paths = options, {name: self.outline(name, area) for name, area in areas}
        return self._paths[1]

    def tip_about(self, point: QPointF) -> Tip | None:
        """What is told of what lies at a point: by the game, or else by the name of the landmark."""
        return self.tip_at(point) or self._tip_of_landmark(point)

    def _tip_of_landmark(self, point: QPointF) -> Tip | None:
        found = [
            spot
            for spot in self.landmarks()
            if spot.rect.contains(point) and self.outline(spot.thing, spot.rect).contains(point)
        ]
        if not found:
            return None
        spot = min(found, key=lambda each: each.rect.width() * each.rect.height())
        return Tip("\n".join([spot.name, *spot.about()]), self.on_view(spot.rect), spot.rule)

    def _tell(self, point: QPointF) -> None:
        """A press there did nothing else: tell at once what lies there, and whose turn it is."""
        tip = self.tip_about(point)
        if tip is None:
            return
        if self.host is not None and not (self.selector and self.selector.selection.active):
            self.host.note_idle_press()
        if tip.text:
            tell(self.viewport(), self.mapFromScene(point), tip)

    # --- pointer --------------------------------------------------------------------

    def forget_outlines(self) -> None:
        """Another position is to be shown, or the same one elsewhere."""
        self._paths = None

    def repoint(self) -> None:
        """Another position is shown: point at what now lies under the pointer, if it was used last."""
        self._hovered = None
        if self._hovered_at is not None:
            self._hover(self._hovered_at)

    def forget_pointer(self) -> None:
        """Nothing lies under the pointer any more."""
        self._cancel_drag()
        self._hovered = self._hovered_at = self._pressed_thing = self._unanswered = None

    def scene_point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _hover(self, point: QPointF) -> None:
        """Point at the thing there. A still pointer does not undo what keys have done."""
        name = None if self.waiting else self.thing_meant(point)
        self._hovered_at = point
        if name != self._hovered:
            self._hovered = name
            self.point_out(name)
            if name is not None and self.selector is not None:
                self.selector.point(name)
        self.choose_cursor()

    def choose_cursor(self) -> None:
        """A hand over what can be chosen, a question mark over what can be asked for."""
        name, shape = self._hovered, Qt.CursorShape.ArrowCursor
        if (
            name is not None
            and self.selector
            and self.selector.selection.level_of(name) is not None
        ):
            shape = Qt.CursorShape.PointingHandCursor
        elif self._hovered_at is not None and not self.waiting and self.rule_at(self._hovered_at):
            shape = Qt.CursorShape.WhatsThisCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        point = self.scene_point(event)
        if self._pressed_thing is not None and not self._drags:
            name, start = self._pressed_thing
            if (point - start).manhattanLength() > QApplication.startDragDistance():
                self._drags = self.begin_drag(name, point)
        self._hover(point)
        if self._drags:
            self.drag_to(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._cancel_drag():
            return  # another button was pressed
        self._pressed_thing = self._unanswered = None
        if self.skip_animation() or event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.scene_point(event)
        self._hover(point)
        name = self._hovered
        if name is None:
            if not ask(self, self.rule_at(point)):
                self._unanswered = point
            return
        self._pressed_thing = (name, point)
        if not self.chosen_on_release(name):
            self._press_thing(name, point)

    def _press_thing(self, name: str, point: QPointF) -> None:
        self._hovered = None  # what lies there next counts as another thing
        if self.selector is None or not self.selector.press(name):
            self._unanswered = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed_thing = self._pressed_thing, None
        point = self.scene_point(event)
        if self._drags:
            self._drags = False
            self.end_drag(point)
            return
        if pressed is not None and self.chosen_on_release(pressed[0]):
            name = self.thing_meant(point)
            if name is not None and self.chosen_on_release(name):
                self._press_thing(name, point)
        if self._unanswered is not None:  # not before: Qt takes a tip away when a button is let go
            self._tell(self._unanswered)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Two quick clicks are one: the second would be meant for what is not seen yet."""
        self.skip_animation()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._hovered = self._hovered_at = None
        self.point_out(None)
        super().leaveEvent(event)

    def _cancel_drag(self) -> bool:
        """End a drag as if it had not begun; False: there is none."""
        if not self._drags:
            return False
        self._drags, self._pressed_thing, self._unanswered = False, None, None
        self.end_drag(None)
        return True

    def skip_animation(self) -> bool:
        """End what moves; True if that is all that this key or click does."""
        if self.host is None or not self.waiting:
            return False
        self.host.skip()
        return True

    # --- keys -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if event.isAutoRepeat() and key in ENTER:
            return  # a key held too long must not decide the next thing as well
        if self._drags:
            if key == Qt.Key.Key_Escape:
                self._cancel_drag()
            return
        if self.host is None or self.host.uncover() or self.skip_animation():
            return  # a key that closes the drawer or ends an animation does nothing else
        self._hovered_at = None
        if key in ENTER:
            self.host.press_enter()
        elif key in _BACK and self.selector is not None and self.selector.selection.begun:
            self.host.press_secondary()
        elif not self.press_key(event) and not self._steer_by_key(DIRECTIONS.get(key)):
            event.ignore()

    def _steer_by_key(self, direction: Direction | None) -> bool:
        """Arrow keys go among the options as the eye sees them."""
        if direction is None or self.selector is None:
            return False
        selection = self.selector.selection
        places = {
            name: area.center() for name, area in self.named_areas() if name in selection.options
        }
        if not places:
            return selection.active
        if selection.pointed in places:
            self.selector.steer(next_place(places, selection.pointed, direction))
        else:
            self.selector.steer(self.first_option(places, direction))
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Another window came to the front: the release of a button may never be told."""
        self._cancel_drag()
        super().focusOutEvent(event)

    # --- tips -----------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        return answer(self.viewport(), event, self._tip_at) or super().viewportEvent(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """What the resting pointer is told. While a move is being chosen nothing lies over the board; F1
        and a press still tell."""
        tip = self.tip_about(self.mapToScene(at))
        chooses = self.selector is not None and self.selector.selection.begun
        return evolve(tip, text="") if tip is not None and chooses else tip


def _around(point: QPointF, reach: float) -> QRectF:
    return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)
