"""A game's sheet on the home page: its picture and title block, and buttons that start a game or a lesson."""

from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import CORNER, FRAME, paint_frame, paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.shadows import PAPER_LAYERS, paint_lying_shadow
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    fitting,
    line_height,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.game_words import GameWords, seats_text
from blueprints_desktop.desktop.games.registry import words_of
from blueprints_desktop.desktop.pages.art import art_sprite
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.lessons.folders import has_lessons

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.daily import Today

FOOT, LYING_FOOT = 40.0, 32.0
PADDING = 16.0
USUAL_WIDTH = 278.0
STEP = 16.0
LARGEST_LETTERS = 1.35
"""On wide sheets the letters grow with the sheet, up to this."""
PICTURE_SHARE = 0.36
"""How much of a lying sheet's width its picture takes."""
_SMALLER = Type(20, 600)
_TIGHT = Type(12, 600, 0.3, capitals=True)


class SheetForm(NamedTuple):
    """Standing sheets have their picture above the words, lying ones beside; terse: no sentence."""

    lying: bool = False
    terse: bool = False


class SheetFace:
    """Paints the sheet of a game; shared by the home page and, ``large``, the new game."""

    def __init__(self, game: str, appearance: Appearance, *, large: bool = False) -> None:
        self.game = game
        self.appearance = appearance
        self.large = large
        self.form = SheetForm()
        self.options: Any = None
        """What is chosen in the new game, for games whose picture shows it."""
        self.least_block = 0.0
        """Sheets side by side share the height of the highest title block ..."""
        self.smallest_title: Type | None = None
        """... and the size of the longest name."""

    @property
    def words(self) -> GameWords:
        return words_of(self.game)

    def _letters(self, width: float) -> float:
        """The scale of the title block on a sheet of this width."""
        scale = self.appearance.look.scale
        if self.large or self.form.lying:
            return scale
        return scale * max(1.0, min(LARGEST_LETTERS, width / (USUAL_WIDTH * scale)))

    def block_height(self, width: float) -> float:
        """How high the title block has to be for its words at this width."""
        scale = self._letters(width)
        lines = 0 if self.form.terse else max(2, len(self._lines(width)))
        title = line_height(self._titles[0], scale)
        words = title + lines * line_height(Role.BODY, scale)
        beside = 12.0 if self.form.lying else PADDING + 12.0
        return words + (beside + self._foot) * scale

    @property
    def _foot(self) -> float:
        return LYING_FOOT if self.form.lying else FOOT

    def foot_rect(self, sheet: QRectF) -> QRectF:
        """The ruled foot of the title block."""
        foot = self.block_rect(sheet)
        foot.setTop(round(foot.bottom() - self._foot * self._letters(sheet.width())))
        return foot

    @property
    def _titles(self) -> tuple[Type, ...]:
        """Sizes of the name, to be taken in this order until it fits."""
        first = Role.PAGE_TITLE if self.large else Role.CARD_TITLE
        return first.value, _SMALLER, Role.SECTION.value, Role.BODY_STRONG.value

    def title_type(self, width: float) -> Type | None:
        """The largest size in which the name fits on a sheet of this width; None: it has to be cut."""
        name, room, scale = self.words.name, self._room(width), self._letters(width)
        return next((one for one in self._titles if text_width(name, one, scale) <= room), None)

    def _block_width(self, width: float) -> float:
        inner = width - 2 * FRAME * self.appearance.look.scale
        return inner * (1.0 - PICTURE_SHARE) if self.form.lying else inner

    def _room(self, width: float) -> float:
        return self._block_width(width) - 2 * PADDING * self._letters(width)

    def _lines(self, width: float) -> list[str]:
        text = self.words.more if self.large else self.words.pitch
        return wrapped(text, Role.BODY, self._room(width), self._letters(width))

    def block_rect(self, sheet: QRectF) -> QRectF:
        """Where the title block is: below the picture, or at its right."""
        frame = FRAME * self.appearance.look.scale
        block = sheet.adjusted(frame, frame, -frame, -frame)
        if self.form.lying:
            block.setLeft(round(block.right() - self._block_width(sheet.width())))
        else:
            high = max(self.least_block, self.block_height(sheet.width()))
            block.setTop(round(block.bottom() - high))
        return block

    def sprite(self, size: QSize, ratio: float) -> Sprite:
        """The whole sheet without its shadow, anchored at its upper left."""
        look = self.appearance.look
        rect = QRectF(0.0, 0.0, size.width(), size.height())
        words = self.words
        what = (
            "sheet", self.game, self.large, size.width(), size.height(), look.scale,
            words, seats_text(self.game), words.length, self.least_block, self.form,
            self.smallest_title, self.options,
        )  # fmt: skip
        return look.pixmaps.sprite(
            what, rect, ratio, look.palette, lambda painter: self._paint(painter, rect, ratio)
        )

    def _paint(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        look = self.appearance.look
        colours, frame = look.palette, FRAME * look.scale
        self._paint_paper(painter, rect, ratio)
        inner = rect.adjusted(frame, frame, -frame, -frame)
        block, picture = self.block_rect(rect), QRectF(inner)
        if self.form.lying:
            picture.setRight(block.left())
        else:
            picture.setBottom(block.top())
            if self.words.daily and not self.large and picture.height() >= LOW_PICTURE * look.scale:
                picture.setTop(picture.top() + (7.0 + _RIBBON) * look.scale)
        painter.fillRect(block, alpha(colours.paper_edge, 0.42))
        self._paint_art(painter, picture, ratio)
        paint_frame(painter, rect, ratio, colours, look.scale)
        self._paint_block(painter, rect)

    def _paint_paper(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        """Sheets lie side by side in one size, so their empty paper is drawn once for all."""
        look = self.appearance.look
        cache, colours, scale = look.pixmaps, look.palette, look.scale

        def draw(brush: QPainter) -> None:
            paint_sheet(brush, cache, rect, ratio, colours, scale, frame=False, shadow=False)

        what = ("empty sheet", rect.width(), rect.height(), scale)
        cache.sprite(what, rect, ratio, colours, draw).paint(painter, rect.topLeft())

    def _paint_art(self, painter: QPainter, field: QRectF, ratio: float) -> None:
        """The picture in steps of size: drawing is slow, and resizing passes many sizes."""
        look = self.appearance.look
        wide, high = (max(STEP, size // STEP * STEP) for size in (field.width(), field.height()))
        kept = not self.large
        art = art_sprite(
            look.pixmaps, self.game, wide, high, ratio, look.palette,
            kept=kept, options=self.options,
        )  # fmt: skip
        beside, above = (field.width() - wide) / 2, (field.height() - high) / 2
        art.paint(painter, field.topLeft() + QPointF(beside, above))

    def _paint_block(self, painter: QPainter, rect: QRectF) -> None:
        block, width = self.block_rect(rect), rect.width()
        colours, scale = self.appearance.look.palette, self._letters(width)
        x, room = block.left() + PADDING * scale, self._room(width)
        line = alpha(colours.ink, 0.55)
        foot = self.foot_rect(rect)
        painter.fillRect(QRectF(block.left(), foot.top(), block.width(), 1.0), line)
        if self.form.lying:
            painter.fillRect(QRectF(block.left(), block.top(), 1.0, block.height()), line)
        else:
            painter.fillRect(QRectF(block.left(), block.top(), block.width(), 1.0), line)
        lines = [] if self.form.terse else self._lines(width)
        title, step = line_height(self._titles[0], scale), line_height(Role.BODY, scale)
        y = block.top() + PADDING * scale * 0.75
        if self.form.lying:
            high = title + 2.0 * scale + step * len(lines)
            y = max(block.top() + 4.0 * scale, (block.top() + foot.top() - high) / 2)
        role = self.smallest_title or self.title_type(width) or self._titles[-1]
        name = elided(self.words.name, role, room, scale)
        write(painter, name, QPointF(x, y + title / 2), role, colours.ink, scale=scale)
        y += title + 2.0 * scale
        for number, text in enumerate(lines):
            at = QPointF(x, y + step * (number + 0.5))
            write(painter, text, at, Role.BODY, colours.ink, scale=scale)
        self._paint_foot(painter, foot, scale)

    def _paint_foot(self, painter: QPainter, foot: QRectF, scale: float) -> None:
        """Players and minutes in drafting letters, in two fields; minutes give way first."""
        colours = self.appearance.look.palette
        x, y, pad = foot.left() + PADDING * scale, foot.center().y(), PADDING * scale
        players, lengths = seats_text(self.game), (self.words.length, self.words.short_length)
        for role in (Role.DRAFTING, _TIGHT):
            first = text_width(players, role, scale)
            middle = round(max(foot.center().x(), x + first + pad))
            rest = foot.right() - middle - pad - 4.0 * scale
            shown = [text for text in lengths if text_width(text, role, scale) <= rest]
            if shown:
                line = QRectF(middle, foot.top(), 1.0, foot.height())
                painter.fillRect(line, alpha(colours.ink, 0.55))
                at = QPointF(middle + pad, y)
                write(painter, shown[0], at, role, colours.ink_2, Anchor.LEFT, scale)
                break
        room = foot.width() - 2 * pad
        told = elided(players, role, room, scale)
        write(painter, told, QPointF(x, y), role, colours.ink_2, Anchor.LEFT, scale)


def paint_sheet_shadow(painter: QPainter, look: Look, rect: QRectF, ratio: float) -> None:
    """Paint the shadow of a sheet on the desk."""
    paint_lying_shadow(
        painter, look.pixmaps, rect, CORNER, PAPER_LAYERS, ratio, look.palette, look.scale
    )


# --- the button -------------------------------------------------------------------


_HIGH, _PAD, _SIGN, _GAP = 32, 12, 14, 6
_RING = 4
"""Room around the pill for its focus ring."""


class SheetButton(PaintedButton):
    """Quiet on its paper, or bright; pencil under the pointer. Where there is little room it is a sign only."""

    def __init__(self, icon: Icon, appearance: Appearance, parent: QWidget) -> None:
        self._icon, self._bare, self._bright = icon, False, False
        super().__init__("", appearance, parent)

    def set_words(self, words: str, said: str) -> None:
        self.setText(words)
        self.setAccessibleName(said)
        set_tip(self, said)

    def set_bare(self, bare: bool) -> None:
        self._bare = bare

    def set_bright(self, bright: bool) -> None:
        """It is what to begin with."""
        self._bright = bright
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        px = self.look.px
        wide = px(_HIGH)
        if not self._bare:
            words = text_width(self.text(), Role.SMALL_STRONG, self.look.scale)
            wide = ceil(words) + px(2 * _PAD + _SIGN + _GAP)
        return QSize(wide + 2 * px(_RING), px(_HIGH) + 2 * px(_RING))

    def paint(self, painter: QPainter) -> None:
        look, colours = self.look, self.look.palette
        ring = look.px(_RING)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        shape = rounded(body, body.height() / 2)
        lit = self._bright or self.underMouse() or self.isDown()
        painter.fillPath(shape, colours.pencil if lit else alpha(colours.paper_edge, 0.72))
        painter.strokePath(shape, QPen(alpha(colours.ink, 0.0 if lit else 0.45), 1.0))
        ink = colours.paper_edge if lit else colours.ink
        side = look.px(_SIGN)
        left = body.center().x() - side / 2 if self._bare else body.left() + look.px(_PAD)
        paint_icon(painter, self._icon, QRectF(left, body.center().y() - side / 2, side, side), ink)
        if not self._bare:
            at = QPointF(left + side + look.px(_GAP), body.center().y())
            write(painter, self.text(), at, Role.SMALL_STRONG, ink, Anchor.LEFT, look.scale)
        if self.hasFocus():
            paint_focus_ring(painter, body, body.height() / 2, colours.pencil, look.scale)


_RIBBON = 44.0
"""The height of a ribbon with two lines."""


class DailyRibbon(PaintedButton):
    """Across the top of a sheet: what the game offers today. Where there is little room it is a sign only."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        self._bare = False
        self._today: Today | None = None
        super().__init__("", appearance, parent)

    @property
    def told(self) -> str:
        """What is written below its name."""
        if self._today is None:
            return QCoreApplication.translate("DailyRibbon", "The same cards for everyone")
        return self._today.told

    def show_today(self, name: str, today: "Today | None") -> None:
        """``name`` is all that is known without ``today``."""
        self._today = today
        self.setText(name if today is None else today.name)
        said = sentences_of(self.text(), self.told)
        self.setAccessibleName(said)
        set_tip(self, said)
        self.update()

    def set_bare(self, bare: bool) -> None:
        self._bare = bare

    @property
    def high(self) -> int:
        """Its height without the room for its focus ring."""
        return self.look.px(_HIGH if self._bare else _RIBBON)

    def sizeHint(self) -> QSize:  # noqa: N802
        ring = 2 * self.look.px(_RING)
        return QSize(self.high + ring, self.high + ring)

    def paint(self, painter: QPainter) -> None:
        look, colours, scale = self.look, self.look.palette, self.look.scale
        ring = look.px(_RING)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        corner = body.height() / 2 if self._bare else 8.0 * scale
        lit = self.underMouse() or self.isDown()
        shape = rounded(body, corner)
        painter.fillPath(shape, colours.pencil if lit else alpha(colours.paper_edge, 0.72))
        painter.strokePath(shape, QPen(alpha(colours.ink, 0.0 if lit else 0.45), 1.0))
        ink = colours.paper_edge if lit else colours.ink
        side = look.px(_SIGN if self._bare else 20)
        left = body.center().x() - side / 2 if self._bare else body.left() + look.px(_PAD)
        at = QRectF(left, body.center().y() - side / 2, side, side)
        paint_icon(painter, Icon.CALENDAR, at, ink)
        if not self._bare:
            self._paint_words(painter, body, left + side + look.px(10), ink)
        if self.hasFocus():
            paint_focus_ring(painter, body, corner, colours.pencil, scale)

    def _paint_words(self, painter: QPainter, body: QRectF, left: float, ink: QColor) -> None:
        scale = self.look.scale
        room, middle = body.right() - left - self.look.px(8), body.center().y()
        name = elided(self.text(), Role.SMALL_STRONG, room, scale)
        brief = "" if self._today is None else self._today.brief
        told = fitting((self.told, brief), _BELOW, room, scale)
        above = 9.0 if told else 0.0
        for words, role, y in ((name, Role.SMALL_STRONG, -above), (told, _BELOW, 9.0)):
            write(painter, words, QPointF(left, middle + y * scale), role, ink, Anchor.LEFT, scale)


_BELOW = Type(12, 400)


def sentences_of(*parts: str) -> str:
    """Parts of what is told, as one text."""
    return ". ".join(filter(None, parts))


# --- the sheet --------------------------------------------------------------------


HALO = 12.0
"""Room around the sheet for its lift and the focus ring; its shadow is the ground's affair."""
LOW_PICTURE = 180.0
"""Over a drawing of less height the words "Play now" would hide a good part of it."""
LIFT = 6.0
LIFT_TIME = 120
_LIFTING = (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.Enter, QEvent.Type.Leave)


class GameSheet(PaintedButton):
    """A sheet to press. Focus or the pointer lifts it; the focused one is ringed in pencil.

    The widget is larger than the sheet by HALO on every side.
    """

    def __init__(self, game: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        self.face = SheetFace(game, appearance)
        self.game = game
        self._raised = 0.0
        super().__init__("", appearance, parent)
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._rise.valueChanged.connect(self._lift_to)
        self.learn = SheetButton(Icon.LEARN, appearance, self)
        self.learn.setVisible(has_lessons(game))
        self.play_now = SheetButton(Icon.PLAY, appearance, self)
        self.is_known = False
        """The game was played or learned here; else learning comes first."""
        self.daily: DailyRibbon | None = None
        self._today: Today | None = None
        if words_of(game).daily:
            self.daily = DailyRibbon(appearance, self)
        self.say()

    def say(self) -> None:
        words = self.face.words
        text = QCoreApplication.translate("GameSheet", "{name}. {pitch} {players}, {length}.")
        said = text.format(
            name=words.name, pitch=words.pitch, players=seats_text(self.game), length=words.length
        )
        self.setAccessibleName(said)
        translate = QCoreApplication.translate
        said = translate("PlayNow", "Play {game} right away, against an apprentice")
        self.play_now.set_words(translate("PlayNow", "Play now"), said.format(game=words.name))
        said = translate("PlayNow", "Learn {game} by playing, with a coach")
        self.learn.set_words(translate("PlayNow", "Learn"), said.format(game=words.name))
        if self.daily is not None:
            self.daily.show_today(words.daily, self._today)
        self.update()

    def show_today(self, today: "Today | None") -> None:
        """What the person may try today; None: nothing is known of it."""
        self._today = today
        self.say()

    def set_known(self, known: bool) -> None:
        self.is_known = known
        self.learn.set_bright(not known)
        self._place_buttons()

    def place_sheet(self, rect: QRectF) -> None:
        """Put the sheet itself, without its halo, on a rectangle of the page."""
        halo = self.look.px(HALO)
        self.setGeometry(rect.toRect().adjusted(-halo, -halo, halo, halo))
        self._place_buttons()

    @property
    def buttons(self) -> list[SheetButton]:
        """Those on the sheet, from the left."""
        pair = [self.play_now, self.learn] if self.is_known else [self.learn, self.play_now]
        return [button for button in pair if not button.isHidden()]

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab goes: the sheet, then what is on it."""
        daily = [] if self.daily is None else [self.daily]
        return [self, *daily, *self.buttons]

    def _place_buttons(self) -> None:
        """In the lower right corner of the drawing; a small drawing has room for signs only.

        Where both have no room with their words, the second one is a sign.
        """
        halo, gap = self.look.px(HALO), self.look.px(6)
        body = QRectF(QPointF(halo, halo - self._height_lifted), self.sheet_size().toSizeF())
        block, lying = self.face.block_rect(body), self.face.form.lying
        corner = block.bottomLeft() if lying else block.topRight()
        low = block.top() - body.top() < self.look.px(LOW_PICTURE)
        buttons = self.buttons
        for button in buttons:
            button.set_bare(lying or low)
        room = corner.x() - body.left() - 2 * gap
        if sum(button.sizeHint().width() for button in buttons) > room:
            buttons[-1].set_bare(True)
        right, bottom = round(corner.x()) - gap, round(corner.y()) - gap
        for button in reversed(buttons):
            size = button.sizeHint()
            right -= size.width()
            button.setGeometry(right, bottom - size.height(), size.width(), size.height())

        if self.daily is not None:
            self._place_daily(body, lying or low)

    def _place_daily(self, body: QRectF, bare: bool) -> None:
        """Across the top of the drawing, which stands below it; else a sign in its upper left corner."""
        assert self.daily is not None
        ribbon, ring, inset = self.daily, self.look.px(_RING), self.look.px(FRAME + 7)
        ribbon.set_bare(bare)
        wide = ribbon.high if bare else round(body.width()) - 2 * inset
        left, top = round(body.left()) + inset, round(body.top()) + inset
        ribbon.setGeometry(left - ring, top - ring, wide + 2 * ring, ribbon.high + 2 * ring)

    @property
    def _height_lifted(self) -> int:
        return round(LIFT * self.look.scale * self._raised)

    def sheet_rect(self) -> QRectF:
        """Where the sheet lies on the page when nothing lifts it."""
        halo = self.look.px(HALO)
        return QRectF(self.geometry().adjusted(halo, halo, -halo, -halo))

    def sheet_size(self) -> QSize:
        halo = self.look.px(HALO)
        return QSize(self.width() - 2 * halo, self.height() - 2 * halo)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802
        halo = self.look.px(HALO)
        return self.rect().adjusted(halo, halo, -halo, -halo).contains(pos)

    def _lift_to(self, raised: float) -> None:
        self._raised = raised
        self._place_buttons()
        self.update()

    def _settle(self) -> None:
        target = 1.0 if self.hasFocus() or self.underMouse() else 0.0
        self._rise.stop()
        duration = self.look.ms(LIFT_TIME)
        if not duration or not self.isVisible():
            self._lift_to(target)
            return
        self._rise.setDuration(duration)
        self._rise.setStartValue(self._raised)
        self._rise.setEndValue(target)
        self._rise.start()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in _LIFTING:
            self._settle()
        return bool(handled)

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        size = self.sheet_size()
        halo = self.look.px(HALO)
        at = QPointF(halo, halo - self._height_lifted)
        self.face.sprite(size, self.devicePixelRatioF()).paint(painter, at)
        body = QRectF(at, size.toSizeF())
        if self.hasFocus():
            paint_focus_ring(painter, body, 3.0 * scale, colours.pencil, scale)
