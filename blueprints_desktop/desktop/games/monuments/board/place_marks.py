"""Pencil marks on the building site: what can be built, what it scores, what it opens."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    paint_seat_marker,
)
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.solids import paint_contour
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, text_width, write
from blueprints_desktop.desktop.games.monuments.art.bricks import brick_sprite
from blueprints_desktop.desktop.games.monuments.art.monument import Hiding, Laid, PlacedMonument
from blueprints_desktop.desktop.games.monuments.board.selection import Placing
from blueprints_desktop.desktop.games.monuments.board.site_parts import SiteContent
from blueprints_desktop.desktop.games.monuments.facts.monument_models import DrawnSite
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.monuments.hints import BrickHint
from blueprints_desktop.games.monuments.moves import Brick

_ALONG = (0.5, 0.36, 0.64, 0.24, 0.76)
_ACROSS = (0.5, 0.34, 0.66)
_SPOTS = sorted(
    ((along, across) for along in _ALONG for across in _ACROSS),
    key=lambda at: abs(at[0] - 0.5) * 2 + abs(at[1] - 0.5),
)
"""Points on a footprint, in shares of its length and breadth, the middle first."""


# A mark must not lie on the brick in front: it would be read as that brick's mark.


def spot_on_place(
    hiding: Hiding, standing: PlacedMonument, place: Laid, size: QSizeF
) -> QRectF | None:
    """Room for a mark on the visible footprint of a place; None: too little of it is visible."""
    for along, across in _SPOTS:
        room = _about(standing.on_footprint(place, along, across), size)
        if hiding.leaves_free(place, room):
            return room
    return None


def spot_on_brick(
    hiding: Hiding,
    standing: PlacedMonument,
    brick: Laid,
    size: QSizeF,
    taken: Sequence[QRectF] = (),
) -> QRectF | None:
    """Room for a mark on the top or a near side of a brick; ``taken``: other marks."""
    for middle in (standing.top_middle(brick), *standing.sides(brick)):
        room = _about(middle, size)
        if hiding.leaves_free(brick, room) and not any(room.intersects(note) for note in taken):
            return room
    return None


def _about(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


_SMALL_PILL = Type(13, 700)
_HIGH, _SIDES = 18.0, 6.0
"""Height of a small pill, and the margin beside its number."""
_SLIVER = 4.0
"""A place with a smaller visible strip has no outline: it would look like a crack."""
_BADGE = 9.0
"""Radius of the mark of the player who built a brick."""


class PlaceMarksPart(ScenePart):
    """Points on places, marks on new bricks, and the brick aimed at with what it opens.

    The footprints of places are in the picture of the monument.
    """

    bleed = 30.0

    def __init__(self, look: Look, site: DrawnSite) -> None:
        super().__init__(look)
        self._site = site
        self._placing = Placing()
        self._shown: SiteContent | None = None
        self._since: tuple[tuple[Brick, int], ...] = ()
        self._hiding: Hiding | None = None
        self._hidden: list[tuple[BrickHint, QPainterPath, QPainterPath]] = []
        """Partly hidden places: footprint and what covers it."""
        self._pills: list[tuple[BrickHint, QRectF]] = []

    def show_since(self, bricks: Sequence[tuple[Brick, int]]) -> None:
        """Bricks that are new to the viewer, with the palette's seat of their builder."""
        if tuple(bricks) != self._since:
            self._since = tuple(bricks)
            self.update()

    @property
    def since(self) -> tuple[tuple[Brick, int], ...]:
        return self._since

    def show_placing(self, placing: Placing, shown: SiteContent) -> None:
        """``shown``: the monument below the marks."""
        if (placing, shown) != (self._placing, self._shown):
            other = shown != self._shown or placing.lit != self._placing.lit
            self._placing, self._shown = placing, shown
            if other:
                self._find_room()
            self.update()

    def remove_marks(self) -> None:
        """The choice is made; the monument is still the same."""
        if self._shown is not None:
            self.show_placing(Placing(), self._shown._replace(lit=(), others=()))

    def arranged(self) -> None:
        self._find_room()

    def _find_room(self) -> None:
        """Find what is hidden and where points fit; it does not depend on the brick aimed at."""
        shown, scale = self._shown, self.look.scale
        if shown is None:
            return
        standing = shown.standing
        hiding = self._hiding = Hiding(standing, shown.bricks)
        self._hidden, self._pills = [], []
        for hint in self._placing.lit:
            laid = self._site.laid(hint.brick)
            if laid not in shown.lit:
                continue
            cover = hiding.cover_of(laid).simplified()
            foot = standing.footprint(laid, 0.08)
            seen = foot.subtracted(cover).boundingRect()
            if not cover.isEmpty() and min(seen.width(), seen.height()) > _SLIVER * scale:
                self._hidden.append((hint, foot, cover))
            wide = text_width(f"+{hint.points}", _SMALL_PILL, scale) + 2 * _SIDES * scale
            room = spot_on_place(hiding, standing, laid, QSizeF(wide, _HIGH * scale))
            if room is not None:
                self._pills.append((hint, room))

    def outlined(self) -> list[Brick]:
        """Places whose outline continues over bricks that hide a part of it."""
        return [hint.brick for hint, _, _ in self._hidden]

    def pill_rooms(self) -> dict[Brick, QRectF]:
        """Where the points of each place are."""
        return {hint.brick: room for hint, room in self._pills}

    def since_rooms(self) -> list[tuple[QRectF, int]]:
        """Where the builders' marks of visible new bricks are, with the palette's seat."""
        shown, hiding = self._shown, self._hiding
        if shown is None or hiding is None:
            return []
        side = 2 * _BADGE * self.look.scale
        taken = [room for _, room in self._pills]
        found = []
        for brick, colour in self._since:
            laid = self._site.laid(brick)
            if laid in shown.bricks:
                size = QSizeF(side, side)
                room = spot_on_brick(hiding, shown.standing, laid, size, taken)
                if room is not None:
                    found.append((room, colour))
        return found

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        shown, hiding = self._shown, self._hiding
        if shown is None or hiding is None:
            return
        palette, scale = self.look.palette, self.look.scale
        aimed = self._placing.hint
        for hint, foot, cover in self._hidden:
            if hint != aimed:
                self._paint_hidden(painter, foot, cover)
        for room, colour in self.since_rooms():
            seat = palette.seats[colour]
            paint_seat_marker(painter, room.center(), _BADGE * scale, seat, palette)
        for hint, room in self._pills:
            if hint != aimed:
                self._paint_points(painter, room.center(), hint.points)
        if aimed is not None:
            laid = self._site.laid(aimed.brick)
            if laid in shown.lit or laid in shown.others:
                self._paint_ghost(painter, shown.standing, hiding, laid)
                self._paint_opened(painter, shown.standing, aimed.opens)
                self._paint_contour(painter, shown.standing, hiding, laid)
                self._paint_flag(painter, shown.standing, laid, aimed.points)

    def _paint_hidden(self, painter: QPainter, foot: QPainterPath, cover: QPainterPath) -> None:
        """Thin faint dashes over the bricks in front."""
        palette, scale = self.look.palette, self.look.scale
        with saved(painter):
            painter.setClipPath(cover)
            painter.strokePath(foot, dashed_pen(alpha(palette.pencil, 0.55), 1.0 * scale, 2.0, 4.0))

    def _paint_ghost(
        self, painter: QPainter, standing: PlacedMonument, hiding: Hiding, laid: Laid
    ) -> None:
        """The brick aimed at, behind the bricks in front of it."""
        look = self.look
        sprite = brick_sprite(
            look.pixmaps, laid.kind, standing.view.w, self.ratio, look.palette,
            crosswise=standing.crosswise, ghost=True,
        )  # fmt: skip
        with saved(painter):
            self._clip_to_seen(painter, hiding.cover_of(laid))
            sprite.paint(painter, standing.corner(laid))

    def _clip_to_seen(self, painter: QPainter, cover: QPainterPath) -> None:
        if not cover.isEmpty():
            seen = QPainterPath()
            seen.addRect(self.boundingRect())
            painter.setClipPath(seen.subtracted(cover.simplified()))

    def _paint_opened(
        self, painter: QPainter, standing: PlacedMonument, opens: Sequence[Brick]
    ) -> None:
        """Bricks that can be built on it afterwards, by anyone."""
        palette, scale = self.look.palette, self.look.scale
        for brick in opens:
            laid = self._site.laid(brick)
            outline = standing.silhouette(laid)
            painter.fillPath(outline, alpha(palette.bricks[brick.colour].top, 0.22))
            painter.strokePath(outline, QPen(alpha(palette.paper_edge, 0.5), 2.8 * scale))
            painter.strokePath(outline, dashed_pen(palette.ink, 1.4 * scale, 1.6, 2.4))
            points = self._site.plan.points[self._site.plan.numbers[brick]]
            at = standing.top_middle(laid) - QPointF(0.0, 2.0 * scale)
            self._paint_points(painter, at, points, quiet=True)

    def _paint_flag(
        self, painter: QPainter, standing: PlacedMonument, laid: Laid, points: int
    ) -> None:
        palette, scale = self.look.palette, self.look.scale
        foot = standing.top_middle(laid)
        flag = foot - QPointF(0.0, 44.0 * scale)
        painter.setPen(QPen(palette.pencil, 2.0 * scale))
        painter.drawLine(foot, flag)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.pencil)
        painter.drawEllipse(foot, 3.0 * scale, 3.0 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_pill(painter, flag, (PillPart(f"+{points}", PillKind.FILLED),), palette, scale * 1.1)

    def _paint_contour(
        self, painter: QPainter, standing: PlacedMonument, hiding: Hiding, laid: Laid
    ) -> None:
        """Strong where the place is visible, dashed where other bricks hide it."""
        palette, scale = self.look.palette, self.look.scale
        outline = standing.silhouette(laid)
        cover = hiding.cover_of(laid)
        with saved(painter):
            if not cover.isEmpty():
                painter.strokePath(outline, dashed_pen(palette.paper_edge, 3.6 * scale, 2.6, 1.6))
                painter.strokePath(outline, dashed_pen(palette.pencil, 2.2 * scale, 4.3, 2.6))
                self._clip_to_seen(painter, cover)
            paint_contour(painter, outline, palette.paper_edge, 6.5 * scale)
            paint_contour(painter, outline, palette.pencil, 4.0 * scale)

    def _paint_points(
        self, painter: QPainter, at: QPointF, points: int, *, quiet: bool = False
    ) -> None:
        """A small pill on a place."""
        palette, scale = self.look.palette, self.look.scale
        text = f"+{points}"
        high = _HIGH * scale
        wide = text_width(text, _SMALL_PILL, scale) + 2 * _SIDES * scale
        box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        body = QPainterPath()
        body.addRoundedRect(box, high / 2, high / 2)
        painter.fillPath(body, palette.paper_edge)
        ink = palette.ink if quiet else palette.pencil
        painter.strokePath(body, QPen(ink, 1.3 * scale))
        write(painter, text, at, _SMALL_PILL, ink, Anchor.MIDDLE, scale)
