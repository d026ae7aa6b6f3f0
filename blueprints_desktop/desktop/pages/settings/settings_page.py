"""Settings: each acts at once, and a small sample shows what it does."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.dice import die_origin, die_sprite
from blueprints_desktop.desktop.drawing.marks import paint_seat_disc
from blueprints_desktop.desktop.drawing.palette import GLASS, STONE, WOOD
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.typography import Role, elided, write
from blueprints_desktop.desktop.settings import (
    ANIMATIONS,
    FINISHES,
    LANGUAGES,
    PACES,
    SCALES,
    THEMES,
    Settings,
)
from blueprints_desktop.desktop.theme.theme import Appearance, HeldAppearance
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
    tab_through,
)
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

WIDEST = 860.0
HALO = 20.0
SAMPLE_WIDTH = 412.0
_DICE = ((WOOD, 4), (GLASS, 2), (STONE, 5))


class Sample(ThemedWidget):
    """Three dice on paper, the four badges and some words, in the look of the moment."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._words = ""
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
        self._words = self.tr("Sample text")
        self.update()

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
                centre = QPointF(x, sheet.center().y() - 18.0 * scale)
                paint_seat_disc(painter, centre, 36.0 * scale, look.palette.seats[colour])
            at = QPointF(sheet.right() + 20.0 * scale, sheet.center().y() + 28.0 * scale)
            words = elided(self._words, Role.BODY, self.width() - at.x(), scale)
            write(painter, words, at, Role.BODY, look.palette.text, scale=scale)


class SettingsPage(HeadedPage):
    """A column of rows; nothing to confirm.

    While the pointer is on the buttons for the size the page keeps its own, so that nothing moves under the
    pointer. The preview shows the size that is chosen; the page takes it when the pointer leaves.
    """

    def __init__(
        self, appearance: Appearance, settings: Settings, parent: QWidget | None = None
    ) -> None:
        whole = appearance
        appearance = self._held = HeldAppearance(whole)
        super().__init__(appearance, parent)
        appearance.setParent(self)
        self._settings = settings
        self.language = self._segments("language")
        self.theme = self._segments("theme")
        self.animation = self._segments("animation")
        self.pace = self._segments("pace")
        self.scale = Stepper(appearance, SCALES)
        self.colour_safe = self._switch("colour_safe")
        self.finish_turn = self._segments("finish_turn")
        self.full_screen = FullScreenSwitch(appearance)
        self.sample = Sample(whole)
        self.form = Form(appearance, self._row_words)
        for name in self._row_words():
            self.form.add_row(name, getattr(self, name))
        self._lay_out()
        self.scale.stepped.connect(self._resize)
        self.scale.left.connect(self._let_go)
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
                self.tr("In a small window, the table only grows as far as there is room."),
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
        whole.addWidget(Scroller(self.appearance, self._body))

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
        if self.scale.under_pointer is not None and not self._held.held:
            self._held.hold()
            self._body.setMinimumHeight(self._body.height())  # else a scrolled page could move
        self._settings.set("scale", value)

    def _let_go(self) -> None:
        self._body.setMinimumHeight(0)
        self._held.let_go()

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
        speeds = (
            self.tr("Off"),
            self.tr("Fast", "animations"),
            self.tr("Normal", "animations"),
            self.tr("Slow", "animations"),
        )
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
        self._column.setContentsMargins(side, px(36), side, halo)
        self._column.setSpacing(px(16))
        self.form.column.setContentsMargins(inset, px(12), inset, px(12))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.restyle()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._let_go()


def _offer(control: Segmented, keys: tuple[str, ...], words: tuple[str, ...]) -> None:
    control.set_choices([SegmentChoice(key, text) for key, text in zip(keys, words, strict=True)])
