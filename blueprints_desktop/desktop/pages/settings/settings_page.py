"""Settings: each acts at once, and a small sample shows what it does."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMargins, QPoint, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.dice import die_origin, die_sprite
from blueprints_desktop.desktop.drawing.marks import paint_seat_disc
from blueprints_desktop.desktop.drawing.palette import GLASS, STONE, WOOD
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.settings import (
    ANIMATIONS,
    FINISHES,
    LANGUAGES,
    PACES,
    SCALES,
    THEMES,
    Settings,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.choices import (
    FullScreenSwitch,
    SegmentChoice,
    Segmented,
    Stepper,
    Switch,
)
from blueprints_desktop.desktop.ui.controls.forms import Form
from blueprints_desktop.desktop.ui.controls.panel import (
    HeadedPage,
    PanelGround,
    Scroller,
    measure_anew,
    tab_through,
)
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

WIDEST = 860.0
HALO = 20.0
SAMPLE_WIDTH = 412.0
_DICE = ((WOOD, 4), (GLASS, 2), (STONE, 5))


class Sample(ThemedWidget):
    """Three dice on paper and the four badges, in the look of the moment."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.follow()

    def sizeHint(self) -> QSize:  # noqa: N802
        px = self.look.px
        return QSize(px(SAMPLE_WIDTH), px(104))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Narrow windows show it smaller."""
        px = self.look.px
        return QSize(px(SAMPLE_WIDTH / 2), px(104))

    def say(self) -> None:
        self.setAccessibleName(self.tr("A sample of dice and players as they look now"))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self.look, self.devicePixelRatioF()
        scale = min(look.scale, self.width() / SAMPLE_WIDTH)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = QRectF(0.0, 0.0, 220.0 * scale, self.height())
            paint_sheet(painter, look.pixmaps, sheet, ratio, look.palette, scale, shadow=False)
            w = 27.0 * scale
            painter.setClipRect(sheet)
            for place, (material, value) in enumerate(_DICE):
                x = sheet.left() + sheet.width() * (place + 0.62) / (len(_DICE) + 0.24)
                at = die_origin(QPointF(x, sheet.center().y()), w)
                clear = look.palette.materials[material].clear
                contact_shadow(
                    look.pixmaps, w, ratio, look.palette, on_paper=True, clear=clear
                ).paint(painter, at)
                die_sprite(look.pixmaps, material, value, w, ratio, look.palette).paint(painter, at)
            painter.setClipping(False)
            for colour in range(4):
                x = sheet.right() + (38.0 + 44.0 * colour) * scale
                centre = QPointF(x, sheet.center().y())
                paint_seat_disc(painter, centre, 36.0 * scale, look.palette.seats[colour])


class SettingsPage(HeadedPage):
    """A column of rows; nothing to confirm."""

    def __init__(
        self, appearance: Appearance, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._settings = settings
        self.language = self._segments("language")
        self.theme = self._segments("theme")
        self.animation = self._segments("animation")
        self.pace = self._segments("pace")
        self.scale = Stepper(appearance, SCALES)
        self.colour_safe = self._switch("colour_safe")
        self.finish_turn = self._segments("finish_turn")
        self.full_screen = FullScreenSwitch(appearance)
        self.sample = Sample(appearance)
        self.form = Form(appearance, self._row_words)
        for name in self._row_words():
            self.form.add_row(name, getattr(self, name))
        self._lay_out()
        self.scale.stepped.connect(self._resize)
        self.scale.left.connect(self._steady.let_go)
        settings.changed.connect(self._show_values)
        self.say()
        self._order_focus()
        self._show_values()
        self.restyle()

    def _row_words(self) -> dict[str, tuple[str, str]]:
        return {
            "language": (self.tr("Language"), ""),
            "theme": (self.tr("Theme"), ""),
            "full_screen": (
                self.tr("Full-screen mode"),
                self.tr("You can also press F11 at any time."),
            ),
            "colour_safe": (
                self.tr("Colour-blind friendly colours"),
                self.tr("Players and pieces also differ in brightness."),
            ),
            "scale": (
                self.tr("Size of text and buttons"),
                self.tr("The board always fills the space that is left."),
            ),
            "sample": (self.tr("Preview"), ""),
            "animation": (
                self.tr("Animations"),
                self.tr("Press any key or click to skip animations."),
            ),
            "pace": (
                self.tr("Computer players"),
                self.tr("How long they pause before playing."),
            ),
            "finish_turn": (
                self.tr("End of a turn"),
                self.tr("How long you can undo your move. Click again to go on sooner."),
            ),
        }

    def _segments(self, name: str) -> Segmented:
        control = Segmented(self.appearance)
        control.chosen.connect(lambda key: self._settings.set(name, key))
        return control

    def _switch(self, name: str) -> Switch:
        control = Switch("", self.appearance)
        control.toggled.connect(lambda on: self._settings.set(name, on))
        return control

    def _lay_out(self) -> None:
        self._body = PanelGround(self.appearance)
        self._column = QVBoxLayout(self._body)
        self._column.addWidget(self.head)
        self._column.addWidget(self.form)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        scroll = Scroller(self.appearance, self._body)
        whole.addWidget(scroll)
        self._steady = SteadyPage(scroll, self._column, self.restyle)

    def _order_focus(self) -> None:
        """Tab goes down the page, whatever was made first."""
        stops: list[QWidget] = [self.back]
        for row in self.form.rows.values():
            control = row.control
            if isinstance(control, Segmented):
                stops += control.segments
            elif isinstance(control, Stepper):
                stops += [control.less, control.more]
            elif control is not self.sample:
                stops.append(control)
        tab_through(stops)

    def _resize(self, value: int) -> None:
        """The page grows around the button that was clicked."""
        with self._steady.holding(self.scale.under_pointer):
            self._settings.set("scale", value)

    # --- values ---------------------------------------------------------------------

    def _show_values(self, _changed: str = "") -> None:
        settings = self._settings
        self.language.set_current(settings.language)
        self.theme.set_current(settings.theme)
        self.animation.set_current(settings.animation)
        self.pace.set_current(settings.pace)
        self.scale.set_value(settings.scale)
        self.colour_safe.setChecked(settings.colour_safe)
        self.finish_turn.set_current(settings.finish_turn)

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.head.title.setText(self.tr("Settings"))
        _offer(self.language, LANGUAGES, (self.tr("System"), "English", "Français"))
        _offer(self.theme, THEMES, (self.tr("System"), self.tr("Light"), self.tr("Dark")))
        speeds = (self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        _offer(self.animation, ANIMATIONS, speeds)
        paces = (self.tr("Instant"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        _offer(self.pace, PACES, paces)
        finishes = (self.tr("3 seconds"), self.tr("Until Enter"), self.tr("Not at all"))
        _offer(self.finish_turn, FINISHES, finishes)
        self.scale.set_words(self.tr("Smaller"), self.tr("Larger"))

    def restyle(self) -> None:
        """Where the page has no room to spare its edges do not grow with the letters."""
        px = self.look.px
        spare = (self.width() - px(WIDEST)) // 2
        roomy = spare > px(HALO)
        halo, inset = (px(HALO), px(24)) if roomy else (round(HALO), 24)
        side = spare if roomy else halo
        margins = QMargins(side, px(36), side, halo)
        self._column.setContentsMargins(self._steady.shifted(margins, least=halo))
        self._column.setSpacing(px(16))
        self.form.column.setContentsMargins(inset, px(12), inset, px(12))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.restyle()


def _offer(control: Segmented, keys: tuple[str, ...], words: tuple[str, ...]) -> None:
    control.set_choices([SegmentChoice(key, text) for key, text in zip(keys, words, strict=True)])


LATER_MS = (0, 20, 60)
REST_MS = 2000
"""So long after the last click nobody is about to click again."""


class SteadyPage:
    """``restyle`` lays the page out again and asks for its margins ``shifted``.

    Keeps a button under the pointer while the page around it grows or shrinks, so that "+" can be clicked again:
    the page shifts and scrolls by as much as the button has moved. It returns when the pointer leaves or the
    button was not used for a while.
    """

    def __init__(self, scroll: Scroller, column: QBoxLayout, restyle: Callable[[], None]) -> None:
        self._scroll = scroll
        self._column = column
        self._restyle = restyle
        self._held: tuple[QWidget, QPoint] | None = None
        self._lean = 0
        """To the right, in pixels."""
        self._above = self._below = 0
        """Extra room at the top, and at the bottom so that the page can scroll far enough."""
        self._rest = QTimer(scroll)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.let_go)

    def shifted(self, margins: QMargins, least: int) -> QMargins:
        """The margins of the page as it leans: to the left as far as need be, at the cost of its
        width once the left margin is at its ``least``; to the right up to the edge."""
        self._lean = min(self._lean, margins.right())
        return QMargins(
            max(least, margins.left() + self._lean),
            margins.top() + self._above,
            margins.right() - self._lean,
            margins.bottom() + self._below,
        )

    @contextmanager
    def holding(self, widget: QWidget | None) -> Iterator[None]:
        """What happens inside may move everything, but not this widget."""
        before = self._place(widget) if widget is not None else QPoint()
        yield
        if widget is not None:
            self._held = widget, before
            self._correct()
            # Rows that turn upright and scroll bars that come are only seen a moment later.
            for moment in LATER_MS:
                QTimer.singleShot(moment, self._scroll, self._correct)
            self._rest.start()

    def _correct(self) -> None:
        """Lean and scroll by as much as the widget is away from its place."""
        if self._held is None:
            return
        widget, place = self._held
        self._lay_out()
        drift = self._place(widget) - place
        bar = self._scroll.verticalScrollBar()
        self._lean -= drift.x()
        wanted = bar.value() + drift.y() - self._above
        self._above, scrolled = max(0, -wanted), max(0, wanted)
        self._below = 0
        spare = self._scroll.viewport().height() - self._lay_out()
        self._below = max(0, spare + scrolled) if scrolled else 0
        self._lay_out()
        bar.setValue(scrolled)

    def let_go(self) -> None:
        """The pointer went away, or rests: stand straight."""
        self._rest.stop()
        self._held = None
        if self._lean or self._above or self._below:
            self._lean = self._above = self._below = 0
            self._restyle()

    def _place(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self._scroll, widget.rect().center())

    def _lay_out(self) -> int:
        """Now, not when the event loop comes to it: the next measure is taken at once.

        Gives back how high the page wants to be.
        """
        self._restyle()
        body, hole = self._scroll.widget(), self._scroll.viewport()
        assert body is not None
        measure_anew(body)
        self._column.invalidate()
        wide = hole.width()
        high = body.heightForWidth(wide) if body.hasHeightForWidth() else body.sizeHint().height()
        body.resize(wide, max(hole.height(), high))
        self._column.activate()
        self._scroll.verticalScrollBar().setRange(0, max(0, body.height() - hole.height()))
        return high
