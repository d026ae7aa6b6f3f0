"""A player's column of the reveal as a picture: what is drawn at a moment, and what changes when."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import Cuboid, painting_order
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import solid_die
from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import ScoredDie
from blueprints_desktop.desktop.games.blueprints.results import reveal_sheet
from blueprints_desktop.desktop.games.blueprints.results.reveal_building import (
    DieLook,
    contour_sprite,
    paint_dice,
    place_of,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_count import SeatCount
from blueprints_desktop.desktop.games.blueprints.results.reveal_layout import ColumnPlan
from blueprints_desktop.desktop.games.blueprints.results.reveal_score import (
    HONOURS,
    SUMS,
    score_panel,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_signs import (
    light_sprite,
    paint_tag,
    paint_tag_leader,
    tag_sprite,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_tags import Tag, lay_tags
from blueprints_desktop.desktop.games.blueprints.results.reveal_timeline import (
    BONUS,
    RANKS,
    SCREENS,
    honour_cue,
    material_cue,
)
from blueprints_desktop.desktop.games.blueprints.texts.reveal_words import People
from blueprints_desktop.desktop.i18n.number_format import rank_words
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_placed
from blueprints_desktop.desktop.ui.cards.timeline import GLOW, Moment, Timeline
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.desktop.ui.cards.values import PaintContext, Surface
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.ties import demanded

_LIT = 8.0
"""How far the light around a die or a note may reach, at 100 %."""


class ColumnPicture:
    """Sheet, building, notes and panel of one player, for one arrangement of the page."""

    def __init__(
        self,
        count: SeatCount,
        people: People,
        card: BlueprintCard,
        timeline: Timeline,
        plan: ColumnPlan,
        look: Look,
        ratio: float,
    ) -> None:
        self.plan = plan
        self.lit: ScoredDie | None = None
        """A die that somebody points at."""
        self._count = count
        self._people = people
        self._person = people[count.seat]
        self._card = card
        self._timeline = timeline
        self._look = look
        self._ratio = ratio
        self._by_place = {(die.space, die.level): die for die in count.dice}
        self._tags: tuple[Tag, ...] | None = None
        self._spots: dict[ScoredDie, QRect] = {}
        self._score: CardLayout | None = None

    def preparation(self) -> Iterator[Job]:
        """What will be wanted once the screen has folded, in small steps."""
        yield self.tags
        yield self._ground
        look, ratio, w = self._look, self._ratio, self.plan.view.w
        for die in self._count.dice:
            yield partial(solid_die, die.die, w, look, ratio)
        yield partial(contour_sprite, w, look, ratio)
        for tag in self.tags():
            yield partial(tag_sprite, tag, look, ratio)
            yield partial(light_sprite, tag, look, ratio)
        yield self._rehearse

    def _rehearse(self) -> None:
        """Draw the last moment once where nobody sees it: whatever it shows is then at hand."""
        count, unseen = self._count, QPixmap(1, 1)
        with QPainter(unseen) as painter:
            now, count.now = count.now, float(self._timeline.end)
            self.draw(painter, _whole(self.plan.sheet.united(self.plan.panel)))
            count.now = now

    # --- where things are -----------------------------------------------------------

    def say(self) -> None:
        """The words are others."""
        self._score = None

    def score(self) -> CardLayout:
        """The panel with the points, laid out."""
        if self._score is None:
            scale, panel = self._look.scale, self.plan.panel
            room = QSizeF(panel.width() / scale, panel.height() / scale)
            card = score_panel(self._count, self._people, self._card, room)
            self._score = lay_out(card, panel, scale)
        return self._score

    def tip_at(self, point: QPointF) -> Tip | None:
        """The tip of the sum, Award or Prize at a place of the panel."""
        for part in reversed(self.score().parts):
            if part.rect.contains(point) and part.info.rule:
                return Tip(part.info.tip, part.rect.toAlignedRect(), part.info.rule)
        panel = self.plan.panel.toAlignedRect()
        return Tip("", panel, "round-points") if panel.contains(point.toPoint()) else None

    def tags(self) -> tuple[Tag, ...]:
        """The notes, laid out when they are first wanted: they wait behind the screen."""
        if self._tags is None:
            self._tags = tuple(lay_tags(self.plan.view, self._count.dice, self.plan.room))
        return self._tags

    def die_at(self, point: QPointF) -> ScoredDie | None:
        """The die whose note or body is under a point."""
        for tag in self.tags():
            if tag.rect.contains(point):
                return tag.scored
        by_cell = {(*place_of(die.space), die.level): die for die in self._count.dice}
        for cell in reversed(painting_order(by_cell)):
            body = QPolygonF(self.plan.view.outline(Cuboid(*cell)))
            if body.containsPoint(point, Qt.FillRule.WindingFill):
                return by_cell[cell]
        return None

    def stirring(self, before: float, now: float) -> Iterator[QRect]:
        """The spots that look different at two moments."""
        plan, scale = self.plan, self._look.scale
        stirs = self._timeline.stirs
        if stirs(SCREENS, before, now):
            yield _whole(plan.sheet)
        ranked = stirs(RANKS, before, now)
        won = any(stirs(honour_cue(honour.kind), before, now) for honour in self._count.honours)
        if ranked or won:
            yield _whole(reveal_sheet.heading_area(plan.sheet, scale))
        if ranked:
            yield _whole(plan.panel)
        score = self.score()
        if won:
            yield _whole(score.part(HONOURS) or plan.panel)
        counting = any(self._stirs(die, before, now) for die in self._count.dice)
        turns = (BONUS, *map(material_cue, range(len(MATERIALS))))
        if counting or any(stirs(turn, before, now) for turn in turns):
            yield _whole(score.part(SUMS) or plan.panel)
        lit = [die for die in self._count.dice if self._stirs(die, before, now, GLOW)]
        if lit:
            yield from (self._spot(tag) for tag in self.tags() if tag.scored in lit)

    def _stirs(self, die: ScoredDie, before: float, now: float, lasting: int = 0) -> bool:
        return self._timeline.stirs(self._count.cue_of(die), before, now, lasting)

    def _spot(self, tag: Tag) -> QRect:
        """All that lights up with a die: itself, its note, and the leader between them."""
        die, view = tag.scored, self.plan.view
        if die not in self._spots:
            reach = max(_LIT * self._look.scale, 0.1 * view.w)
            body = QPolygonF(view.outline(Cuboid(*place_of(die.space), die.level))).boundingRect()
            spot = body.united(tag.rect).united(QRectF(tag.spot, tag.spot))
            self._spots[die] = _whole(spot.adjusted(-reach, -reach, reach, reach))
        return self._spots[die]

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter, spot: QRect) -> None:
        """Paint what lies in a rectangle."""
        plan, look, ratio = self.plan, self._look, self._ratio
        sheet, person = plan.sheet, self._person
        paper = reveal_sheet.paper_sprite(look, ratio, sheet.size())
        paper.paint(painter, sheet.topLeft())
        if spot.intersects(_whole(reveal_sheet.heading_area(sheet, look.scale))):
            reveal_sheet.paint_heading(painter, sheet, person, self._heading(), look, ratio)
        if spot.intersects(_whole(sheet)):
            now = self._count.now
            folded = self._timeline.share(SCREENS, now, QEasingCurve.Type.InOutQuad)
            if folded > 0.0:
                self._draw_building(painter, spot)
            if folded < 1.0:
                reveal_sheet.paint_screen(painter, sheet, person, folded, look, ratio)
        if spot.intersects(_whole(plan.panel)):
            self._draw_score(painter)

    def _draw_score(self, painter: QPainter) -> None:
        look, panel, edge = self._look, self.plan.panel, self._count.edge()
        palette, scale, ratio = look.palette, look.scale, self._ratio
        raised = edge > 0.0
        paint_panel(painter, look.pixmaps, panel, ratio, palette, scale=scale, raised=raised)
        if raised:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            tint = palette.seats[self._person.colour].tint
            painter.setPen(QPen(alpha(tint, edge), 2.0 * scale))
            painter.drawRoundedRect(panel.adjusted(1, 1, -1, -1), 11.0 * scale, 11.0 * scale)
            painter.setPen(Qt.PenStyle.NoPen)
        layout, moment = self.score(), Moment(self._timeline, self._count.now)
        canvas = PaintContext(painter, look, layout.zoom, ratio, moment)
        paint_placed(canvas, layout.grounds, layout.leaves, Surface.PANEL)

    def _heading(self) -> reveal_sheet.SheetHeading:
        count = self._count
        award = next((honour for honour in count.honours if honour.is_award), None)
        return reveal_sheet.SheetHeading(
            rank_words(count.rank),
            count.rank == 1,
            self._timeline.share(RANKS, count.now),
            award,
            0.0 if award is None else self._timeline.share(honour_cue(award.kind), count.now),
        )

    def _draw_building(self, painter: QPainter, spot: QRect) -> None:
        plan, look, count = self.plan, self._look, self._count
        self._ground().paint(painter, plan.sheet.topLeft())
        within = QRectF(spot)
        paint_dice(painter, plan.view, count.building, look, self._ratio, self._die_look, within)
        counted = ((tag, count.share(tag.scored)) for tag in self.tags())
        shown = [
            (tag, share, self._glow(tag.scored))
            for tag, share in counted
            if share > 0.0 and spot.intersects(self._spot(tag))
        ]
        for tag, share, glow in shown:
            painter.setOpacity(share)
            paint_tag_leader(painter, tag, look, glow)
        for tag, share, glow in shown:
            painter.setOpacity(share)
            paint_tag(painter, tag, look, self._ratio, glow)
        painter.setOpacity(1.0)

    def _ground(self) -> Sprite:
        plan, count = self.plan, self._count
        origin = plan.view.origin - plan.sheet.topLeft()
        return reveal_sheet.ground_sprite(
            self._look, self._ratio, plan.sheet.size(), plan.view.w, origin,
            self._card, count.building, demanded(count.result, count.seat),
        )  # fmt: skip

    def _glow(self, die: ScoredDie) -> float:
        return 1.0 if die == self.lit else self._count.glow(die)

    def _die_look(self, space: int, level: int) -> DieLook:
        return DieLook(glow=self._glow(self._by_place[space, level]))


def _whole(area: QRectF) -> QRect:
    """The whole pixels that an area touches, and one more around it for smooth edges."""
    return area.toAlignedRect().adjusted(-1, -1, 1, 1)
