""" "Your building": points by material, the Blueprint bonus, the total, the nearest Prize."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.blueprints.preview import (
    Fit,
    NearestPrize,
    Preview,
    Standing,
    points_of,
)
from blueprints_desktop.desktop.boards.blueprints.sign_colours import sign_colour
from blueprints_desktop.desktop.boards.blueprints.wording import (
    GAME,
    capitalised,
    material_word,
    signed,
)
from blueprints_desktop.desktop.boards.fact_card import FactCard
from blueprints_desktop.desktop.drawing.awards import prize_sprite
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon, paint_sign
from blueprints_desktop.desktop.drawing.signs.materials import material_sign
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.words import term
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.scoring import BONUS, PRIZES

HEIGHT = 320
_LOOSEST = 1.3
"""How far rows may stand apart where the card is high, in the distance they are drawn at."""
_WAS = Type(22, 400, tabular=True)


class ScoreCard(FactCard):
    """The viewer's own points, with what the preview would make of them."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, appearance, parent)
        self._standing: Standing | None = None
        self._preview: Preview | None = None

    def show_standing(self, standing: Standing | None, preview: Preview | None = None) -> None:
        if (standing, preview) != (self._standing, self._preview):
            self._standing, self._preview = standing, preview
            self.retell()

    # --- words ----------------------------------------------------------------------

    def retell(self) -> None:
        self.setAccessibleName(self.tr("Your building"))
        standing = self._after()
        if standing is None:
            self.setAccessibleDescription("")
        else:
            words = [self.tr("Total {points}").format(points=standing.score.total)]
            words += [self._ready_words(standing), " ".join(self._prize_words(standing))]
            self.setAccessibleDescription(", ".join(words))
        super().retell()

    def _after(self) -> Standing | None:
        return self._preview.after if self._preview is not None else self._standing

    def _ready_words(self, standing: Standing) -> str:
        if not standing.bonus_in_reach:
            return self.tr("no longer possible")
        ready = standing.fits.count(Fit.EXACT)
        words = self.tr("{ready} of {all} spaces ready")
        return words.format(ready=ready, all=len(standing.fits))

    def _prize_words(self, standing: Standing) -> tuple[str, str]:
        """The nearest Prize and what it lacks."""
        near = standing.nearest_prize
        if near is None:
            return capitalised(term(GAME, "prize", 2)), self.tr("none in reach")
        return term(GAME, near.prize), self._lack_words(near)

    def _lack_words(self, near: NearestPrize) -> str:
        if near.missing == 0:
            return self.tr("reached")
        if near.prize == PRIZES[2] and near.value:
            return self.tr("a {value} is missing").format(value=near.value)
        if near.prize == PRIZES[1] and near.value:
            return self.tr("%n more of value {value}", "", near.missing).format(value=near.value)
        if near.prize == PRIZES[3] and near.material >= 0:
            words = self.tr("%n more of {material}", "", near.missing)
            return words.format(material=material_word(near.material))
        if near.prize == PRIZES[0]:
            return self.tr("%n more levels", "", near.missing)
        return self.tr("%n more dice", "", near.missing)

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale = self.look, self.zoom
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=scale)
        standing = self._standing
        if standing is None:
            return
        self._fold = min(_LOOSEST * scale, body.height() / HEIGHT)
        at = QPointF(body.left() + 18.0 * scale, body.top() + 23.0 * self._fold)
        title = self.tr("Your building")
        write(painter, title, at, Role.SECTION, look.palette.text, scale=scale)
        words = [capitalised(material_word(material)) for material in range(len(MATERIALS))]
        widest = max(text_width(word, Role.BODY, scale) for word in words)
        counts = body.left() + max(134.0 * scale, 46.0 * scale + widest + 12.0 * scale)
        for material, word in enumerate(words):
            middle = body.top() + (55.0 + 31.0 * material) * self._fold
            self._paint_row(painter, body, middle, material, word, counts, standing)
        self._paint_bonus(painter, body, body.top() + 179.0 * self._fold, standing)
        line = round(body.top() + 216.0 * self._fold)
        inset = 18.0 * scale
        rule = QRectF(body.left() + inset, line, body.width() - 2 * inset, 1.0)
        painter.fillRect(rule, look.palette.line)
        self._paint_total(painter, body, body.top() + 243.0 * self._fold, standing)
        self._paint_prize(painter, body, ratio)

    def _paint_row(
        self,
        painter: QPainter,
        body: QRectF,
        middle: float,
        material: int,
        word: str,
        counts: float,
        standing: Standing,
    ) -> None:
        look, scale = self.look, self.zoom
        after = self._after() or standing
        side = 19.0 * scale
        box = QRectF(body.left() + 15.0 * scale, middle - side / 2, side, side)
        ink = sign_colour(look.palette, material)
        paint_sign(painter, material_sign(material), box, ink)
        label = QPointF(body.left() + 46.0 * scale, middle)
        write(painter, word, label, Role.BODY, look.palette.text, scale=scale)
        count = f"\N{MULTIPLICATION SIGN} {after.counts[material]}"
        at = QPointF(counts, middle)
        write(painter, count, at, Role.SMALL, look.palette.text_2, scale=scale)
        right = QPointF(body.right() - 18.0 * scale, middle)
        points = str(points_of(after.score, material))
        write(painter, points, right, Role.FIGURE, look.palette.text, Anchor.RIGHT, scale)
        gain = self._preview.gain_of(material) if self._preview is not None else 0
        if gain:
            self._paint_gain(painter, QPointF(body.right() - 70.0 * scale, middle), gain)

    def _paint_gain(self, painter: QPainter, middle: QPointF, gain: int) -> None:
        kind = PillKind.FILLED if gain > 0 else PillKind.LOSS
        look = self.look
        pill = (PillPart(signed(gain), kind),)
        paint_pill(painter, middle, pill, look.palette, self.zoom * 0.94)

    def _paint_bonus(
        self, painter: QPainter, body: QRectF, middle: float, standing: Standing
    ) -> None:
        look, scale = self.look, self.zoom
        after = self._after() or standing
        side = 18.0 * scale
        box = QRectF(body.left() + 15.0 * scale, middle - side / 2, side, side)
        kept = after.bonus_in_reach
        icon = Icon.CHECK if kept else Icon.CROSS
        done = after.score.bonus == BONUS
        ink = look.palette.success if done else look.palette.text_2
        paint_icon(painter, icon, box, ink if kept else look.palette.warn)
        x = body.left() + 46.0 * scale
        figure = str(BONUS) if done else self.tr("{points} ?").format(points=BONUS)
        if not kept:
            figure = "0"
        right = QPointF(body.right() - 18.0 * scale, middle)
        strong = Role.FIGURE if done else Role.BODY
        colour = look.palette.text if done else look.palette.text_2
        used = write(painter, figure, right, strong, colour, Anchor.RIGHT, scale)
        room = right.x() - used - 8.0 * scale - x
        label = elided(capitalised(term(GAME, "bonus")), Role.BODY, room, scale)
        write(painter, label, QPointF(x, middle), Role.BODY, look.palette.text, scale=scale)
        broken = self._preview is not None and self._preview.breaks_plan
        hint = look.palette.warn if broken or not kept else look.palette.text_2
        below = QPointF(x, middle + 19.5 * self._fold)
        words = elided(self._ready_words(after), Role.SMALL, body.right() - x - 18 * scale, scale)
        write(painter, words, below, Role.SMALL, hint, scale=scale)
        if self._preview is not None and self._preview.bonus_gained:
            self._paint_gain(painter, QPointF(body.right() - 70.0 * scale, middle), BONUS)

    def _paint_total(
        self, painter: QPainter, body: QRectF, middle: float, standing: Standing
    ) -> None:
        look, scale = self.look, self.zoom
        after = self._after() or standing
        at = QPointF(body.left() + 18.0 * scale, middle)
        write(painter, self.tr("Total"), at, Role.BODY_STRONG, look.palette.text, scale=scale)
        right = QPointF(body.right() - 18.0 * scale, middle)
        total = str(after.score.total)
        wide = write(painter, total, right, Role.SCORE, look.palette.text, Anchor.RIGHT, scale)
        if self._preview is None:
            return
        tip = QPointF(right.x() - wide - 13.0 * scale, middle)
        _paint_arrow(painter, tip, 16.0 * scale, QPen(look.palette.text_2, 1.6 * scale))
        was = QPointF(tip.x() - 22.0 * scale, middle)
        before = str(standing.score.total)
        write(painter, before, was, _WAS, look.palette.text_2, Anchor.RIGHT, scale)

    def _paint_prize(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale = self.look, self.zoom
        after = self._after()
        if after is None:
            return
        high = 44.0 * self._fold
        inset = 11.0 * scale
        box = QRectF(
            body.left() + inset, body.bottom() - inset * 0.8 - high, body.width() - 2 * inset, high
        )
        painter.fillPath(rounded(box, 8.0 * scale), look.palette.panel_sunk)
        near = after.nearest_prize
        size = round(30.0 * self._fold)
        x = box.left() + 16.0 * scale
        if near is not None:
            badge = PRIZES.index(near.prize)
            sprite = prize_sprite(look.pixmaps, badge, size, ratio, look.palette)
            sprite.paint(painter, QPointF(box.left() + 25.0 * scale, box.center().y()))
            x = box.left() + 48.0 * scale
        title, lack = self._prize_words(after)
        room = box.right() - x - 8.0 * scale
        step = 8.5 * self._fold
        for words, down, role in ((title, -step, Role.SMALL_STRONG), (lack, step, Role.SMALL)):
            text = elided(words, role, room, scale)
            won = near is not None and near.missing == 0 and down > 0
            ink = look.palette.success if won else look.palette.text
            at = QPointF(x, box.center().y() + down)
            write(painter, text, at, role, ink, scale=scale)

    _fold = 1.0
    """The scale of the distances between rows: less than that of the card where it is low."""


def _paint_arrow(painter: QPainter, tip: QPointF, length: float, pen: QPen) -> None:
    head = length * 0.28
    painter.setPen(pen)
    painter.drawLine(tip - QPointF(length, 0.0), tip)
    painter.drawLine(tip, tip + QPointF(-head, -head))
    painter.drawLine(tip, tip + QPointF(-head, head))
    painter.setPen(pen.color())
