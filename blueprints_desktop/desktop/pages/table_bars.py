"""The two bars of the table: where we are above, what is expected of whom below."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person, Prompt, Whereabouts
from blueprints_desktop.desktop.drawing.lettering import Role, elided, text_width, write
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import paint_bar
from blueprints_desktop.desktop.widgets.buttons import Button, ButtonKind

TOP_HEIGHT = 56
ACTION_HEIGHT = 72


class TopBar(QWidget):
    """Back, the game, round and turn at the left; tools at the right."""

    left = Signal()
    undo_wanted = Signal()
    hint_wanted = Signal()
    rules_wanted = Signal()
    menu_wanted = Signal(object)
    """Carries the button under which the menu opens."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._where = Whereabouts("")
        self.back = Button("", appearance, ButtonKind.QUIET, Icon.BACK)
        self.undo = Button("", appearance, ButtonKind.QUIET, Icon.UNDO)
        self.rules = Button("", appearance, ButtonKind.QUIET, Icon.BOOK)
        self.menu = Button("", appearance, ButtonKind.QUIET, Icon.MENU)
        self.back.clicked.connect(self.left)
        self.undo.clicked.connect(self.undo_wanted)
        self.rules.clicked.connect(self.rules_wanted)
        self.menu.clicked.connect(lambda: self.menu_wanted.emit(self.menu))
        self.rules.hide()
        row = QHBoxLayout(self)
        row.addWidget(self.back)
        row.addStretch()
        for button in (self.undo, self.rules, self.menu):
            row.addWidget(button)
        self._row = row
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._on_look)
        self._on_look()
        self.say()

    def say(self) -> None:
        """Put the bar's words in the language in force."""
        self.undo.setText(self.tr("Undo"))
        self.rules.setText(self.tr("Rules"))
        self.menu.setText(self.tr("Menu"))
        self.back.setToolTip(self.tr("Pause and go to the home page"))

    def set_game(self, name: str) -> None:
        self.back.setText(name)

    def set_where(self, where: Whereabouts) -> None:
        if where != self._where:
            self._where = where
            self.setAccessibleDescription(f"{where.text} {where.ticks_text}".strip())
            self.update()

    def _on_look(self) -> None:
        look = self._appearance.look
        self._row.setContentsMargins(look.px(16), 0, look.px(24), 0)
        self._row.setSpacing(look.px(4))
        self.setFixedHeight(look.px(TOP_HEIGHT))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_bar(painter, QRectF(self.rect()), look.palette, None, top=True)
        middle = self.height() / 2
        x = float(self.back.geometry().right() + look.px(14))
        painter.fillRect(QRectF(x, middle - look.px(12), 1, look.px(24)), look.palette.line)
        x += look.px(18)
        room = self.undo.x() - look.px(16)
        where = self._where
        text = elided(where.text, Role.BODY_STRONG, max(0, room - x), look.scale)
        at = QPointF(x, middle)
        x += write(painter, text, at, Role.BODY_STRONG, look.palette.text, scale=look.scale)
        self._paint_ticks(painter, x + look.px(16), room)

    def _paint_ticks(self, painter: QPainter, x: float, room: float) -> None:
        look, where = self._appearance.look, self._where
        wide, gap, high = look.px(18), look.px(4), look.px(8)
        if not where.ticks or x + where.ticks * (wide + gap) > room:
            return
        for tick in range(where.ticks):
            colour = look.palette.line
            if tick < where.done:
                colour = look.palette.accent
            elif tick == where.done:
                colour = look.palette.pencil
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            pill = QRectF(x, (self.height() - high) / 2, wide, high)
            painter.drawRoundedRect(pill, high / 2, high / 2)
            x += wide + gap
        x += look.px(10)
        if x + text_width(where.ticks_text, Role.SMALL, look.scale) <= room:
            at = QPointF(x, self.height() / 2)
            write(painter, where.ticks_text, at, Role.SMALL, look.palette.text_2, scale=look.scale)


class ActionBar(QWidget):
    """Whose turn it is, what Enter would do and what that gains, and at most two buttons."""

    primary_pressed = Signal()
    secondary_pressed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._prompt = Prompt("")
        self._person: Person | None = None
        self.primary = Button("", appearance, ButtonKind.PRIMARY)
        self.secondary = Button("", appearance, ButtonKind.PLAIN)
        self.primary.clicked.connect(self.primary_pressed)
        self.secondary.clicked.connect(self.secondary_pressed)
        self._row = QHBoxLayout(self)
        self._row.addStretch()
        self._row.addWidget(self.secondary)
        self._row.addWidget(self.primary)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._on_look)
        self._on_look()
        self.say()
        self.show_prompt(self._prompt, None)

    def say(self) -> None:
        """Name the keys in the language in force; the board says the rest in its prompts."""
        self.primary.set_key_hint(self.tr("Enter"))
        self.secondary.set_key_hint(self.tr("Esc"))

    @property
    def prompt(self) -> Prompt:
        return self._prompt

    def show_prompt(self, prompt: Prompt, person: Person | None) -> None:
        self._prompt = prompt
        self._person = person
        for button, label in ((self.primary, prompt.primary), (self.secondary, prompt.secondary)):
            button.setVisible(bool(label))
            if label:
                button.setText(label)
        parts = (prompt.headline, prompt.detail, prompt.gain, prompt.cost)
        self.setAccessibleName(". ".join(part.rstrip(".") for part in parts if part))
        self.update()

    def _on_look(self) -> None:
        look = self._appearance.look
        self._row.setContentsMargins(look.px(24), look.px(8), look.px(24), look.px(6))
        self._row.setSpacing(look.px(12))
        self.setFixedHeight(look.px(ACTION_HEIGHT))
        self.primary.setMinimumHeight(look.px(46))
        self.secondary.setMinimumHeight(look.px(46))
        self.primary.setMinimumWidth(look.px(186))
        self.secondary.setMinimumWidth(look.px(150))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._appearance.look.px(640), self._appearance.look.px(ACTION_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, prompt = self._appearance.look, self._prompt
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seat = colours.seats[self._person.colour] if self._person else None
        edge = None if seat is None else (seat.tint if colours.dark else seat.body)
        paint_bar(painter, QRectF(self.rect()), colours, edge, top=False)
        x = float(look.px(24))
        middle = self.height() / 2 + 1
        if seat is not None:
            radius = look.px(18)
            paint_seat_marker(painter, QPointF(x + radius, middle), radius, seat, colours)
            x += 2 * radius + look.px(14)
        shown = [b for b in (self.secondary, self.primary) if not b.isHidden()]
        room = (shown[0].x() if shown else self.width()) - look.px(16) - x
        above, below = QPointF(x, middle - look.px(12)), QPointF(x, middle + look.px(12))
        if not (prompt.detail or prompt.gain or prompt.cost):
            above = QPointF(x, middle)
        headline = elided(prompt.headline, Role.SECTION, room, look.scale)
        write(painter, headline, above, Role.SECTION, colours.text, scale=look.scale)
        self._write_detail(painter, below, room)

    def _write_detail(self, painter: QPainter, at: QPointF, room: float) -> None:
        """The second line; gain and cost are never cut, the sentence before them is."""
        look, prompt = self._appearance.look, self._prompt
        gap = look.px(10)
        tail = [(prompt.gain, look.palette.success), (prompt.cost, look.palette.warn)]
        tail = [(text, colour) for text, colour in tail if text]
        taken = sum(text_width(text, Role.BODY_STRONG, look.scale) + gap for text, _ in tail)
        detail = elided(prompt.detail, Role.BODY, max(0.0, room - taken), look.scale)
        x = at.x()
        if detail:
            x += write(painter, detail, at, Role.BODY, look.palette.text_2, scale=look.scale) + gap
        for text, colour in tail:
            where = QPointF(x, at.y())
            x += write(painter, text, where, Role.BODY_STRONG, colour, scale=look.scale) + gap
