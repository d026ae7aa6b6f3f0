""" "Your building": points by material, the Blueprint bonus, the total, the four Prizes.

Where nobody's building may be seen, the card tells how everybody stands.
"""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon, paint_sign
from blueprints_desktop.desktop.drawing.signs.materials import material_sign
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.blueprints.art.sign_colours import sign_colour
from blueprints_desktop.desktop.games.blueprints.cards.prize_row import HEIGHT as PRIZES_HEIGHT
from blueprints_desktop.desktop.games.blueprints.cards.prize_row import PrizeRow, paint_prizes
from blueprints_desktop.desktop.games.blueprints.cards.standings import (
    paint_standings,
    standing_words,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    BuildingStatus,
    Preview,
    points_of,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PublicFacts
from blueprints_desktop.desktop.games.blueprints.texts.score_words import ScoreWords
from blueprints_desktop.desktop.games.blueprints.texts.wording import GAME, material_word
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.i18n.sentences import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.fact_card import FactCard
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.scoring import BONUS, PRIZES

HEIGHT = 320
_LOOSEST = 1.3
"""How far rows may stand apart where the card is high, in the distance they are drawn at."""
_WAS = Type(22, 400, tabular=True)
_RULES = (*MATERIALS, "bonus", "round-points")
"""For each row the paragraph of the rulebook behind it."""


class ScoreCard(FactCard):
    """The viewer's own points, with what the preview would make of them."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, appearance, parent)
        self._standing: BuildingStatus | None = None
        self._preview: Preview | None = None
        self.setMouseTracking(True)
        self._facts: PublicFacts | None = None
        self._people: tuple[Person, ...] = ()
        self._owner = ""
        """Whose building it is, by name; empty: the reader's."""

    def show_standing(
        self, standing: BuildingStatus | None, preview: Preview | None = None
    ) -> None:
        if (standing, preview) != (self._standing, self._preview):
            self._standing, self._preview = standing, preview
            self.retell()

    def show_public(self, facts: PublicFacts | None, people: Sequence[Person] = ()) -> None:
        """What is shown as long as there is no standing to show; None: nothing at all."""
        self._facts, self._people = facts, tuple(people)
        self.retell()

    def show_owner(self, name: str) -> None:
        """Whose building it is, where it is not the reader's own."""
        self._owner = name
        self.retell()

    # --- words ----------------------------------------------------------------------

    def _title(self) -> str:
        if self._owner:
            return self.tr("{name}’s building").format(name=self._owner)
        return self.tr("Your building")

    def retell(self) -> None:
        standing, facts = self._standing, self._facts
        name, said = "", []
        if standing is not None:
            name, said = self._title(), self._words(standing).all()
        elif facts is not None:
            name, said = self.tr("How everybody stands"), standing_words(facts, self._people)
        self.setAccessibleName(name)
        self.setAccessibleDescription(sentences(said))
        super().retell()

    def _words(self, standing: BuildingStatus) -> ScoreWords:
        after = self._preview.after if self._preview is not None else standing
        awards = self._facts.awards if self._facts is not None else ()
        return ScoreWords(standing, after, awards)

    def _after(self) -> BuildingStatus | None:
        return self._preview.after if self._preview is not None else self._standing

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at, clickable=True) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """The rule behind the row under the pointer, and what it gave."""
        standing, body = self._standing, self.body()
        if standing is None:
            return None
        words = self._words(standing)
        row = self._prize_row(body)
        prize = row.at(QPointF(at))
        if prize is not None:
            area = row.cell(prize).toAlignedRect()
            return Tip("\n".join(words.prize(prize)), area, PRIZES[prize])
        for number, band in enumerate(self._bands(body)):
            if band.contains(QPointF(at)):
                lines = [*(words.material(m) for m in range(4)), words.bonus(), words.total()]
                return Tip("\n".join(lines[number]), band.toAlignedRect(), _RULES[number])
        return None

    def _bands(self, body: QRectF) -> list[QRectF]:
        """The rows of the card: four materials, the bonus, the total."""
        edges = (39.0, 70.0, 101.0, 132.0, 163.0, 215.0, 264.0)
        return [
            QRectF(
                body.left(), body.top() + top * self._fold, body.width(), (low - top) * self._fold
            )
            for top, low in pairwise(edges)
        ]

    def _prize_row(self, body: QRectF) -> PrizeRow:
        inset, high = 11.0 * self.zoom, PRIZES_HEIGHT * self._fold
        box = QRectF(
            body.left() + inset, body.bottom() - inset * 0.8 - high, body.width() - 2 * inset, high
        )
        return PrizeRow(box, self.zoom, self._fold)

    @property
    def _fold(self) -> float:
        """The scale of the distances between rows: less than that of the card where it is low."""
        return min(_LOOSEST * self.zoom, self.body().height() / HEIGHT)

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale = self.look, self.zoom
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=scale)
        standing = self._standing
        if standing is None:
            if self._facts is not None:
                paint_standings(painter, body, self._facts, self._people, look, scale, self._fold)
            return
        at = QPointF(body.left() + 18.0 * scale, body.top() + 23.0 * self._fold)
        room = body.width() - 36.0 * scale
        title = elided(self._title(), Role.SECTION, room, scale)
        write(painter, title, at, Role.SECTION, look.palette.text, scale=scale)
        words = [capitalised(material_word(material)) for material in range(len(MATERIALS))]
        widest = max(text_width(word, Role.BODY, scale) for word in words)
        counts = body.left() + max(134.0 * scale, 46.0 * scale + widest + 12.0 * scale)
        for material, word in enumerate(words):
            middle = body.top() + (55.0 + 31.0 * material) * self._fold
            self._paint_row(painter, body, middle, material, word, counts, standing)
        self._paint_bonus(painter, body, body.top() + 179.0 * self._fold, standing)
        line = round(body.top() + 213.0 * self._fold)
        inset = 18.0 * scale
        rule = QRectF(body.left() + inset, line, body.width() - 2 * inset, 1.0)
        painter.fillRect(rule, look.palette.line)
        self._paint_total(painter, body, body.top() + 236.5 * self._fold, standing)
        row, after = self._prize_row(body), self._after() or standing
        none_words = self.tr("no Prize in reach")
        paint_prizes(painter, row, standing, after, look, ratio, none_words)

    def _paint_row(
        self,
        painter: QPainter,
        body: QRectF,
        middle: float,
        material: int,
        word: str,
        counts: float,
        standing: BuildingStatus,
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
        self, painter: QPainter, body: QRectF, middle: float, standing: BuildingStatus
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
        words = elided(
            self._words(standing).ready(), Role.SMALL, body.right() - x - 18 * scale, scale
        )
        write(painter, words, below, Role.SMALL, hint, scale=scale)
        if self._preview is not None and self._preview.bonus_gained:
            self._paint_gain(painter, QPointF(body.right() - 70.0 * scale, middle), BONUS)

    def _paint_total(
        self, painter: QPainter, body: QRectF, middle: float, standing: BuildingStatus
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


def _paint_arrow(painter: QPainter, tip: QPointF, length: float, pen: QPen) -> None:
    head = length * 0.28
    painter.setPen(pen)
    painter.drawLine(tip - QPointF(length, 0.0), tip)
    painter.drawLine(tip, tip + QPointF(-head, -head))
    painter.drawLine(tip, tip + QPointF(-head, head))
    painter.setPen(pen.color())
