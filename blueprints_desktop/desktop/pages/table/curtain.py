"""The curtain: between two people at one screen, an opaque page that names the next one.

It opens on its button or on Enter, but not in the first moment, when somebody may still be
pressing what ended the turn before. Keys wait longer than the mouse: a held one repeats.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import (
    QElapsedTimer,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.furniture import middle_leaf, screen_sprite
from blueprints_desktop.desktop.drawing.icons import Icon, paint_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.drawing.surfaces import desk_pixmap
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, squeezed, write
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.text_fit import fit_text
from blueprints_desktop.desktop.ui.cards.values import Text
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.desktop.ui.scheduler import Job, Scheduler

GRACE_MS = 400
"""For so long after it is seen it opens for no click, which might be the second of two."""
KEY_GRACE_MS = 900
FOLD_MS = 220
WIDTH, HEIGHT = 780, 420
FOLD_STEPS = 8
"""The leaves open in so many pictures, each kept in the cache."""
SUBTITLE = Type(20, 400)
SENTENCE = Type(17, 400)
MOST_SUBTITLE = 1.9
"""On a screen for which the line below the name would be larger than this, it would hide the name:
there only the sentence below tells whose turn it is."""
_UNHURRIED = 1500
"""Milliseconds after which a turn's own pictures are drawn, and those of the next may be."""


class Curtain(ThemedWidget):
    """The closed screen of the next player. Nothing else is on the page, or anywhere behind it."""

    opened = Signal()
    left = Signal()
    undo_wanted = Signal()
    """The last mover takes the move back; nobody has looked yet."""

    def __init__(self, appearance: Appearance, moving: Callable[[], bool] = lambda: False) -> None:
        """``moving``: something is being shown on the table."""
        super().__init__(appearance)
        self.later = Scheduler(moving, self)
        """Draws it ahead."""
        self._person: Person | None = None
        self._mover: Person | None = None
        self._acts = True
        self._where = ""
        self._fold = 1.0
        self._since = QElapsedTimer()
        self._seen = False
        """It has been painted since it closed: from then on its grace counts."""
        self._unfolding = QVariantAnimation(self)
        self._unfolding.setStartValue(0.0)
        self._unfolding.setEndValue(1.0)
        self._unfolding.valueChanged.connect(self._on_fold)
        self.open_button = Button("", appearance, ButtonKind.PRIMARY, parent=self)
        self.open_button.clicked.connect(lambda: self._send(self.opened))
        self.leave_button = Button("", appearance, ButtonKind.QUIET, Icon.BACK, parent=self)
        self.leave_button.clicked.connect(self.left)
        self.undo_button = Button("", appearance, ButtonKind.QUIET, Icon.UNDO, parent=self)
        self.undo_button.clicked.connect(lambda: self._send(self.undo_wanted))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.follow()

    def wait_for(
        self, person: Person, where: str, mover: Person | None = None, *, acts: bool = True
    ) -> None:
        """Close for this person; ``where`` is the only fact of the game that shows.

        ``mover`` may still take the last move back. ``acts``: it is the person's own turn.
        """
        self._person, self._mover, self._acts = person, mover, acts
        self._where = where
        self.say()
        self._since.start()
        self._seen = False
        self.restyle()
        self.setFocus()
        duration = self.look.ms(FOLD_MS)
        if duration:
            self._unfolding.setDuration(duration)
            self._unfolding.start()
        else:
            self._on_fold(1.0)

    def prepare(self, session: GameSession, people: Sequence[Person]) -> None:
        """Mostly draws the next one's screen ahead, at a time when nothing moves."""
        if not (session.hides and session.may_act() and self.look.tempo):
            self.later.drop()
            return
        after = [*session.people, *session.people]
        following = after[after.index(session.viewer) + 1] if session.viewer in after else after[0]
        if session.keeps_secrets(following):
            self.later.draw_ahead(self.pictures(people[following]), after=_UNHURRIED)

    def pictures(self, person: Person) -> Iterator[Job]:
        """What closing for this person will show, to be drawn before: each takes a frame or two."""
        look, ratio, screen = self.look, self.devicePixelRatioF(), self._screen()
        size = self.size()
        yield partial(desk_pixmap, look.pixmaps, size.width(), size.height(), ratio, look.palette)
        for step in range(FOLD_STEPS, -1, -1):
            yield partial(self._screen_sprite, person, screen, step / FOLD_STEPS)

    def _screen_sprite(self, person: Person, screen: QRectF, fold: float) -> Sprite:
        look, ratio = self.look, self.devicePixelRatioF()
        return screen_sprite(
            look.pixmaps, person.colour, screen.width(), screen.height(), ratio, look.palette,
            scale=look.scale, fold=fold, measured=True,
        )  # fmt: skip

    def set_where(self, where: str) -> None:
        """Set the one fact in another language."""
        self._where = where
        self.update()

    def say(self) -> None:
        name = self._person.name if self._person else ""
        self.open_button.setText(self.tr("I’m {name}: open my screen").format(name=name))
        self.open_button.set_key_hint(self.tr("Enter"))
        self.leave_button.setText(self.tr("Leave the table"))
        mover = self._mover.name if self._mover else ""
        self.undo_button.setText(self.tr("{name}: undo my move").format(name=mover))
        self.undo_button.setVisible(self._mover is not None)
        self._turn = self.tr("it’s your turn") if self._acts else ""
        said = self.tr("Over to {name}! Everyone else, please look away.")
        self._pass = said.format(name=name)
        self.setAccessibleName(self._pass)

    def _send(self, signal: SignalInstance) -> None:
        """Unless it is too soon for a click."""
        if self._closed_for(GRACE_MS):
            signal.emit()

    @property
    def hears_keys(self) -> bool:
        """The first moment is over, in which no key opens it."""
        return self._closed_for(KEY_GRACE_MS)

    def _closed_for(self, milliseconds: int) -> bool:
        return self._since.isValid() and self._since.elapsed() >= milliseconds

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and self.hears_keys:
                self.opened.emit()
            return
        super().keyPressEvent(event)

    def _on_fold(self, value: float) -> None:
        self._fold = round(value * FOLD_STEPS) / FOLD_STEPS
        self.update()

    # --- painting -------------------------------------------------------------------

    def _screen(self) -> QRectF:
        """Where the screen stands: as large as the window lets it be."""
        look = self.look
        room_wide = self.width() - 2 * look.px(24)
        below = look.px(196)  # what the sentence, the button and the one fact take
        room_high = self.height() - look.px(72) - below
        factor = max(0.3, min(look.scale * 1.25, room_wide / WIDTH, room_high / HEIGHT))
        wide, high = WIDTH * factor, HEIGHT * factor
        top = max(look.px(72), (self.height() - high - below) * 0.5)
        return QRectF(round((self.width() - wide) / 2), round(top), round(wide), round(high))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.restyle()

    def restyle(self) -> None:
        look = self.look
        screen = self._screen()
        hint = self.open_button.sizeHint()
        wide = max(look.px(380), hint.width())
        top = round(screen.bottom() + look.px(72))
        self.open_button.setGeometry((self.width() - wide) // 2, top, wide, look.px(56))
        self.leave_button.move(look.px(24), look.px(24))
        self.leave_button.resize(self.leave_button.sizeHint())
        room = self.width() - self.leave_button.geometry().right() - look.px(24 + 16)
        wished = self.undo_button.sizeHint()
        wide = min(wished.width(), room)
        self.undo_button.resize(wide, wished.height())
        self.undo_button.move(self.width() - look.px(24) - wide, look.px(24))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if not self._seen:
            self._seen = True
            self._since.start()
        look, person = self.look, self._person
        ratio = self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            desk = desk_pixmap(look.pixmaps, self.width(), self.height(), ratio, look.palette)
            painter.drawPixmap(0, 0, desk)
            if person is None:
                return
            screen = self._screen()
            self._screen_sprite(person, screen, self._fold).paint(painter, screen.topLeft())
            self._paint_name(painter, screen, person)
            middle = self.width() / 2
            at = QPointF(middle, screen.bottom() + look.px(44))
            said, kind = squeezed(self._pass, SENTENCE, self.width() - look.px(48), look.scale)
            write(painter, said, at, kind, look.palette.text, Anchor.MIDDLE, look.scale)
            at = QPointF(middle, self.open_button.geometry().bottom() + look.px(32))
            write(
                painter, self._where, at, Role.SMALL, look.palette.text_2, Anchor.MIDDLE, look.scale
            )

    def _paint_name(self, painter: QPainter, screen: QRectF, person: Person) -> None:
        look = self.look
        factor = screen.height() / HEIGHT
        seat = look.palette.seats[person.colour]
        leaf = middle_leaf(screen.width(), screen.height(), self._fold).translated(screen.topLeft())
        centre = QPointF(leaf.center().x(), leaf.top() + 76 * factor)
        radius = 38 * factor
        painter.setBrush(alpha(seat.text, 0.10))
        painter.setPen(QPen(seat.text, 2.2 * factor))
        painter.drawEllipse(centre, radius, radius)
        side = 30 * factor
        box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        paint_sign(painter, seat_shape(seat.shape), box, seat.text)
        # As large as it fits: it is all that this page is about, so it is cut last.
        name = fit_text(Text(person.name, Role.CURTAIN, least=26.0), leaf.width() * 0.92, factor)
        at = QPointF(leaf.center().x(), leaf.top() + 154 * factor)
        write(painter, name.lines[0], at, name.type, seat.text, Anchor.MIDDLE, factor)
        at = QPointF(leaf.center().x(), leaf.top() + 199 * factor)
        readable = max(factor, look.scale * 0.8)
        if readable <= MOST_SUBTITLE * factor:
            write(painter, self._turn, at, SUBTITLE, seat.text, Anchor.MIDDLE, readable)


# --- before it closes -------------------------------------------------------------


LOOK_MS = 700
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class HandOnDelay(QWidget):
    """Lies over the table unseen; when the time is up, or at any key or click, it is ``over``."""

    over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.finish)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def begin(self, duration: int) -> None:
        """Look for so many milliseconds; 0: not at all."""
        if not duration:
            self.over.emit()
            return
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self.setFocus()
        self._timer.start(duration)

    def drop(self) -> None:
        """Something else is shown now; nobody waits any more."""
        self._timer.stop()
        self.hide()

    def finish(self) -> None:
        self.drop()
        self.over.emit()

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802
        self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() not in _MODIFIERS and not event.isAutoRepeat():
            self.finish()
