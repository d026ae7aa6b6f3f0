"""A card within a page: as wide as the page has room, as high as its content needs."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.accessible import Spoken, Spot
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out, natural_height
from blueprints_desktop.desktop.ui.cards.painting import paint_layout, sheet_sprite
from blueprints_desktop.desktop.ui.cards.values import Card, PartInfo, Surface, spoken_lines
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton
from blueprints_desktop.desktop.ui.controls.panel import Panel, tab_through
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.scene.spatial_navigation import DIRECTIONS, next_place

REACH = 12.0
"""How far a button over a part reaches beyond the column of the card on both sides."""


_ENDS = {int(Qt.Key.Key_Home): 0, int(Qt.Key.Key_End): -1}
"""By key, the entry that it leads to."""


class PartButton(PaintedButton):
    """Lies over a part that is an entry of its card. A part that is not live cannot be pressed.

    A checked one is the entry that the page tells more about.
    """

    info = PartInfo("")
    looked_at = Signal(str, bool)
    """The pointer or the focus came here, or the pointer left."""

    def show_part(self, info: PartInfo) -> None:
        self.info = info
        self.setEnabled(info.live)
        self.setAccessibleName(info.spoken)
        self.setAccessibleDescription(info.details)
        set_tip(self, info.tip)

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        body, radius = QRectF(self.rect()), 6.0 * scale
        if self.isCheckable() and (self.underMouse() or self.isChecked()):
            painter.fillPath(rounded(body, radius), alpha(colours.pencil, 0.24))
        elif self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.fillPath(rounded(body, radius), alpha(colours.text, 0.06))
        if self.shows_focus:
            stroke_inside(painter, body, radius, colours.accent, 2.0 * scale)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn):
            self.looked_at.emit(self.info.name, event.type() != QEvent.Type.Leave)
        return done

    def nextCheckState(self) -> None:  # noqa: N802
        """A press does not take the check away."""
        self.setChecked(self.isCheckable())


class PageCard(Spoken, Panel):
    """``make`` makes the card for so many pixels at 100 %, again with every new fact, language,
    look or width. Entries of the card are buttons."""

    part_pressed = Signal(str)
    """The name of the entry that was pressed."""
    part_pointed = Signal(str)
    """The name of the entry that the pointer or the focus came to; when the pointer leaves, of the
    current one. Empty: none."""

    def __init__(
        self,
        appearance: Appearance,
        make: Callable[[float], Card],
        *,
        framed: bool = True,
        one_stop: bool = False,
        reach: float = REACH,
    ) -> None:
        """``framed``: it is a panel of its own; else it lies on one.

        ``one_stop``: Tab stops at one entry, the current one; arrow keys, Home and End lead to the others.
        """
        super().__init__(appearance)
        self._make = make
        self._framed = framed
        self._one_stop, self._reach = one_stop, reach
        self.current = ""
        """The name of the entry that had the focus last, if there is one stop."""
        self.card = Card()
        self._layout = CardLayout(self.card, 1.0, 1.0)
        self._made_for = 0
        """The width of the card."""
        self._buttons: list[PartButton] = []
        """Kept when the card changes: making them takes longer than everything else."""
        self._placing = False
        """The buttons are placed: focus and pointer come and go by themselves, with old names."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    @property
    def buttons(self) -> list[PartButton]:
        """The entries of the card, in reading order."""
        return [button for button in self._buttons if not button.isHidden()]

    def landmarks(self) -> list[Spot]:
        """The named parts that are no buttons, for screen readers."""
        return self._layout.spots()

    def refresh(self) -> None:
        """What is shown has changed."""
        scale, self._made_for = self.look.scale, self.width()
        self.card = self._make(self.width() / scale)
        high = ceil(natural_height(self.card, self.width(), scale))
        self._layout = lay_out(self.card, QRectF(0.0, 0.0, self.width(), high), scale)
        self._placing = True
        self._place_buttons()
        self._placing = False
        said = {button.accessibleName() for button in self.buttons}
        told = [line for line in spoken_lines(self.card) if line not in said]
        self.setAccessibleName(self.card.spoken or self.card.title)
        self.setAccessibleDescription(sentences(told))
        self.setMinimumHeight(high)
        self.updateGeometry()
        self.update()
        focused = next((each.info.name for each in self.buttons if each.hasFocus()), self.current)
        if self._one_stop and focused != self.current:
            self.choose(focused)

    def _place_buttons(self) -> None:
        entries = [part for part in self._layout.parts if part.info.entry]
        while len(self._buttons) < len(entries):
            self._add_button()
        reach = self._reach * self.look.scale
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(entries))
            if place < len(entries):
                button.setChecked(self._one_stop and entries[place].info.name == self.current)
                button.show_part(entries[place].info)
                area = entries[place].rect.adjusted(-reach, 0.0, reach, 0.0)
                button.setGeometry(area.toRect())
            else:
                button.show_part(PartInfo(""))

    def _add_button(self) -> None:
        button = PartButton("", self.appearance, self)
        button.clicked.connect(lambda: self.part_pressed.emit(button.info.name))
        button.looked_at.connect(self._look_at)
        button.setCheckable(self._one_stop)
        if self._one_stop:
            button.setCursor(Qt.CursorShape.ArrowCursor)
            if self._buttons:
                button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        tab_through((*self._buttons[-1:], button))
        self._buttons.append(button)

    # --- going through the entries --------------------------------------------------

    def button(self, name: str) -> PartButton | None:
        """The button over an entry."""
        return next((each for each in self.buttons if each.info.name == name), None)

    def choose(self, name: str) -> None:
        """Make an entry the current one. It has the focus if another one had it."""
        self.current = name
        focused = any(each.hasFocus() for each in self._buttons)
        for each in self._buttons:
            chosen = each.info.name == name
            policy = Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus
            each.setFocusPolicy(policy)
            each.setChecked(chosen)
            if chosen and focused:
                each.setFocus(Qt.FocusReason.OtherFocusReason)
        self.part_pointed.emit(name)

    def _look_at(self, name: str, here: bool) -> None:
        if self._placing:
            return
        focused = any(each.hasFocus() and each.info.name == name for each in self._buttons)
        if self._one_stop and focused and name != self.current:
            self.choose(name)
        else:
            self.part_pointed.emit(name if here else self.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrows, Home and End lead from entry to entry where Tab does not."""
        target = self._entry_towards(event.key()) if self._one_stop else None
        if target is None:
            super().keyPressEvent(event)
        else:
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def _entry_towards(self, key: int) -> PartButton | None:
        """The entry that a key leads to from the current one; None: there is none that way."""
        if key in _ENDS and self.buttons:
            return self.buttons[_ENDS[key]]
        centres = {each.info.name: QPointF(each.geometry().center()) for each in self.buttons}
        direction = DIRECTIONS.get(key)
        if direction is None or self.current not in centres:
            return None
        name = next_place(centres, self.current, direction)
        moved = centres[name] - centres[self.current]
        ahead = QPointF.dotProduct(moved, QPointF(*direction.value)) > 0.0
        return self.button(name) if ahead else None

    def restyle(self) -> None:
        self.refresh()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self.width() != self._made_for:
            self.refresh()

    def sheet_rect(self) -> QRectF:
        """Where the sheet of a card on paper lies."""
        return QRectF(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        paper, ratio = self.card.surface is Surface.PAPER, self.devicePixelRatioF()
        if self._framed and not paper:
            super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if paper:
                sheet, shadow = self.sheet_rect(), self.card.shadow
                sprite = sheet_sprite(self.look, sheet.size(), ratio, shadow=shadow)
                sprite.paint(painter, sheet.topLeft())
            paint_layout(painter, self._layout, self.look, ratio)
