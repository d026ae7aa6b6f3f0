"""Things in a widget that are no widgets, for screen readers: on a board, on a card.

Each option and each other thing is a child of the widget in the accessibility tree, with a name, a
description, a public name, a place on the screen and a state. Choosing is by keyboard. Qt does not
own what Python hands it here, so all interfaces are kept in this module.
"""

from collections.abc import Callable
from typing import Any

from attrs import frozen
from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget

from blueprints_desktop.desktop.i18n.number_format import sentences

_NOWHERE = QRect()


def _nothing() -> list[str]:
    return []


@frozen
class Spot:
    """A thing on a board or card: its name in words, where it is, and what can be said of it."""

    name: str
    """In the language in force."""
    rect: QRectF
    focused: bool = False
    checked: bool = False
    choice: bool = True
    """Whether it can be chosen; else it is only there to be asked about."""
    about: Callable[[], list[str]] = _nothing
    """More about it, line by line; worked out only when somebody asks."""
    rule: str = ""
    """The paragraph of the rulebook about it."""
    thing: str = ""
    """Its public name, such as ``cell.c3``: the same in every language and in selections."""


class Spoken:
    """For a widget that names what lies in it. The names are made each time they are asked for."""

    def spots(self) -> list[Spot]:
        """Every choice there is."""
        return []

    def landmarks(self) -> list[Spot]:
        """What else lies there and can be asked about."""
        return []

    def area_of(self, spot: Spot) -> QRect:
        """Where a spot is, in pixels of the widget."""
        return spot.rect.toAlignedRect()


class SpokenView(Spoken, QGraphicsView):
    """A view of a scene; its spots are in the coordinates of the scene."""

    def area_of(self, spot: Spot) -> QRect:
        flat = self.mapFromScene(spot.rect).boundingRect()
        return QRect(self.viewport().mapToParent(flat.topLeft()), flat.size())


class _SpotInterface(QAccessibleInterface):
    """One thing in the widget, by its number. Its name is asked for each time."""

    def __init__(self, owner: "SpokenInterface", number: int) -> None:
        super().__init__()
        self._owner = owner
        self._number = number

    def _spot(self) -> Spot | None:
        found = self._owner.spots()
        return found[self._number] if self._number < len(found) else None

    def isValid(self) -> bool:  # noqa: N802
        return self._spot() is not None

    def object(self) -> Any:
        return None

    def window(self) -> Any:
        return self._owner.window()

    def parent(self) -> QAccessibleInterface:
        return self._owner

    def childCount(self) -> int:  # noqa: N802
        return 0

    def child(self, _index: int) -> Any:
        return None

    def childAt(self, _x: int, _y: int) -> Any:  # noqa: N802
        return None

    def indexOfChild(self, _child: QAccessibleInterface) -> int:  # noqa: N802
        return -1

    def focusChild(self) -> Any:  # noqa: N802
        return None

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def role(self) -> QAccessible.Role:
        spot = self._spot()
        choice = spot is None or spot.choice
        return QAccessible.Role.RadioButton if choice else QAccessible.Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        spot = self._spot()
        if spot is None:
            return ""
        match kind:
            case QAccessible.Text.Name:
                return spot.name
            case QAccessible.Text.Description:
                return sentences(spot.about())
            case QAccessible.Text.Identifier:
                return spot.thing
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802
        """Names are ours to give."""

    def rect(self) -> QRect:
        spot = self._spot()
        return _NOWHERE if spot is None else self._owner.on_screen(spot)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        spot = self._spot()
        if spot is None:
            state.invalid = True
            return state
        if spot.choice:
            state.focusable = True
            state.focused = spot.focused and self._owner.has_keys
            state.checkable = True
            state.checked = spot.checked
        else:
            state.readOnly = True
        return state

    def backgroundColor(self) -> QColor:  # noqa: N802
        return QColor()

    def foregroundColor(self) -> QColor:  # noqa: N802
        return QColor()


class SpokenInterface(QAccessibleWidget):
    """The widget: its buttons, what lies on it, then its choices."""

    def __init__(self, widget: QWidget) -> None:
        assert isinstance(widget, Spoken)
        super().__init__(widget, QAccessible.Role.Grouping)
        self._widget: QWidget | None = widget
        self._spoken: Spoken = widget
        self._spots: list[_SpotInterface] = []

    def release(self) -> None:
        """The widget is gone. PySide never frees the interfaces of its spots, and they hold this."""
        self._widget, self._spoken = None, Spoken()
        self._spots.clear()

    def spots(self) -> list[Spot]:
        return [*self._spoken.landmarks(), *self._spoken.spots()]

    @property
    def has_keys(self) -> bool:
        """Whether keys go here: the choice they stood on stays marked when they are elsewhere."""
        return self._widget is not None and self._widget.hasFocus()

    def on_screen(self, spot: Spot) -> QRect:
        if self._widget is None:
            return _NOWHERE
        area = self._spoken.area_of(spot)
        return QRect(self._widget.mapToGlobal(area.topLeft()), area.size())

    def childCount(self) -> int:  # noqa: N802
        return super().childCount() + len(self.spots())

    def child(self, index: int) -> Any:
        buttons = super().childCount()
        if index < buttons:
            return super().child(index)
        number = index - buttons
        return self._spot(number) if number < len(self.spots()) else None

    def _spot(self, number: int) -> _SpotInterface:
        while len(self._spots) <= number:
            self._spots.append(_SpotInterface(self, len(self._spots)))
        return self._spots[number]

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        if child in self._spots:
            return super().childCount() + self._spots.index(child)
        return super().indexOfChild(child)

    def focusChild(self) -> Any:  # noqa: N802
        number = next((n for n, spot in enumerate(self.spots()) if spot.focused), None)
        return self._spot(number) if number is not None else super().focusChild()


_known: dict[int, SpokenInterface] = {}


def _factory(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, Spoken) or not isinstance(thing, QWidget):
        return None
    made = SpokenInterface(thing)
    key = id(thing)
    _known[key] = made
    thing.destroyed.connect(lambda: _forget(key))
    return made


def _forget(key: int) -> None:
    interface = _known.pop(key, None)
    if interface is not None:
        interface.release()


# Before any widget is made: Qt describes one that was asked before as a plain one for good.
QAccessible.installFactory(_factory)


def announce(view: SpokenView) -> None:
    """The keys stand on another choice: let a screen reader say so."""
    if not QAccessible.isActive():
        return
    number = next((n for n, spot in enumerate(view.spots()) if spot.focused), None)
    if number is None:
        return
    interface = QAccessible.queryAccessibleInterface(view)
    if isinstance(interface, SpokenInterface):
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(interface.childCount() - len(view.spots()) + number)
        QAccessible.updateAccessibility(event)
