"""The viewer's own building on its sheet, with the places where a die may go.

``BuildingPicture`` paints a building from cached sprites: standing, or flat from above. Ghosts and
lit places show what could be built. ``BuildingPart`` shows it on the table. When a stack outgrows its
room the building becomes smaller in one smooth movement.

Notes beside the places say what each place scores, and what the plan would lose. A note is near its
place and on no die. Places around the tip of its leader are tried from near to far, those that are
outward first. A leader that crosses no other stack is worth a longer way. Only if there is no such
place, a note covers lit ground, and at last a die.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import cos, hypot, pi, sin

from attrs import evolve, frozen
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEasingCurve,
    QPointF,
    QRectF,
    QSizeF,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, Qt

from blueprints_desktop.desktop.drawing.dice import DieState, die_bounds, occlusion_sprite
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_leader,
    paint_legal_place,
    paint_pill,
    pill_size,
)
from blueprints_desktop.desktop.drawing.painting import closed_path, saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import (
    lying_letters,
    lying_sheet,
    paint_hatching,
    paint_lying_hatching,
    paint_sheet,
)
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import Cuboid, View, rounded_polygon
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, write
from blueprints_desktop.desktop.games.blueprints.art.pictures import die_shadow, flat_die, solid_die
from blueprints_desktop.desktop.games.blueprints.board.building_layout import (
    MARGIN,
    BuildingLayout,
    fit_building,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, Shown
from blueprints_desktop.desktop.ui.scene.view_tools import ViewState
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.scoring import BONUS
from blueprints_desktop.games.blueprints.spaces import SPACES
from blueprints_desktop.games.blueprints.state import Building

# --- the picture ----------------------------------------------------------------------

_FAINT, _HIDDEN = 0.62, 0.42
"""The opacity of a stack that hides another one, and of one that hides the ghost. Of the latter
the edges are dashed."""
HEIGHT_CORNER = 0.27
"""Where a printed height is that gives way to a note, in cells from the far corner."""
_COLUMN = 3
"""In the flat view: how many dice under the top one are in a column."""


@frozen
class DieLook:
    """How a die is painted at a moment."""

    glow: float = 0.0
    """The strength of a pencil line around it."""
    opacity: float = 1.0
    raised: float = 0.0
    """Pixels above its place: it is still falling."""


@frozen(eq=False)
class BuildingPicture:
    """A building and what could be built on it, ready to be painted."""

    layout: BuildingLayout
    card: BlueprintCard
    building: Building
    look: Look
    ratio: float
    previews: Mapping[int, Preview] = {}
    aimed: int | None = None
    faint: frozenset[int] = frozenset()
    """Stacks that hide what the player looks at."""
    firm: bool = False
    """The die on the aimed space was put down and is to be confirmed: it is no ghost."""
    looks: Callable[[int, int], DieLook] | None = None
    """How dice are painted, by space and level, where that is not as usual."""
    bare: bool = False
    """The plan is drawn on a sheet that is there already."""
    shows: Callable[[QRectF], bool] | None = None
    """Whether anything in a rectangle is painted; None: everything is."""

    def paint(self, painter: QPainter) -> None:
        if self.layout.view_state.flat:
            self._paint_flat(painter)
        else:  # printed heights, shadows, then stacks from far to near
            self.paint_ground(painter)
            self.paint_shadows(painter)
            self.paint_dice(painter)

    def _tall(self, space: int) -> int:
        return len(self.building[space])

    def _title(self) -> str:
        words = QCoreApplication.translate("Blueprints", "No. {number}", "of a Blueprint card")
        return words.format(number=self.card.number)

    # --- standing -------------------------------------------------------------------

    def paint_ground(self, painter: QPainter, opacity: float = 1.0) -> None:
        self.ground_sprite().paint(painter, self.layout.view.origin, opacity)
        painter.setOpacity(opacity)
        for space in self.card.open_spaces:
            if not self._tall(space) and space != self.aimed:
                self._write_height(painter, space)
        painter.setOpacity(1.0)

    def paint_shadows(self, painter: QPainter, opacity: float = 1.0) -> None:
        look, layout = self.look, self.layout
        for space in layout.far_to_near():
            if stack := self.building[space]:
                shadow = die_shadow(stack, layout.view.w, look, self.ratio, on_paper=True)
                shadow.paint(painter, layout.origin(space, 0), opacity)

    def paint_dice(self, painter: QPainter) -> None:
        for space in self.layout.far_to_near():
            self._paint_stack(painter, space)

    def ground_sprite(self) -> Sprite:
        """Sheet and card without printed heights, drawn once for each card and side."""
        look, card, title = self.look, self.card, self._title()
        view = View(self.layout.view.w)
        words = "" if self.bare else title
        turns = self.layout.view_state.turns
        what = ("building ground", card.heights, view.w, turns, words, look.scale)
        known = look.pixmaps.find(what, self.ratio, look.palette)
        if known is not None:
            return known
        layout = evolve(self.layout, view=view)
        wide, deep = layout.size

        def draw(painter: QPainter) -> None:
            if not self.bare:
                size = wide + 2 * MARGIN, deep + 2 * MARGIN
                sheet = lying_sheet(
                    look.pixmaps, view.w, self.ratio, look.palette, -MARGIN, -MARGIN, *size,
                    look.scale,
                )  # fmt: skip
                sheet.paint(painter, QPointF(0.0, 0.0))
            for space in range(SPACES):
                if not card.heights[space]:
                    paint_lying_hatching(painter, view, *layout.cell(space), look.palette)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(alpha(look.palette.ink, 0.55), max(1.0, 0.025 * view.w)))
            for space in range(SPACES):
                painter.drawPolygon(view.rhombus(*layout.cell(space)))
            painter.setPen(QPen(look.palette.ink, max(1.4, 0.042 * view.w)))
            edge = view.polygon([(0, 0, 0), (wide, 0, 0), (wide, deep, 0), (0, deep, 0)])
            painter.drawPolygon(edge)
            painter.setPen(Qt.PenStyle.NoPen)
            if self.bare:
                return
            with saved(painter):
                painter.setTransform(lying_letters(view, 0.05, deep + 0.40), True)
                role = Type(max(10.0, 0.36 * view.w), 600, 0.05 * view.w)
                write(painter, title, QPointF(0.0, 0.0), role, look.palette.ink_2)

        soft = 50.0 * look.scale
        bounds = layout.sheet_outline().boundingRect().adjusted(-soft, -soft, soft, soft)
        return look.pixmaps.sprite(what, bounds, self.ratio, look.palette, draw)

    def _write_height(self, painter: QPainter, space: int) -> None:
        """The printed height; at the far corner of the cell if a note is in it."""
        usual = 0.5, 0.74 if self.bare else 0.52
        corner, size = (HEIGHT_CORNER, 0.30) if space in self.previews else usual
        x, y = self.layout.cell(space)
        at = self.layout.view.point(x + corner, y + corner, 0)
        self._height_sprite(self.card.heights[space], size).paint(painter, at)

    def _height_sprite(self, height: int, size: float) -> Sprite:
        """A printed height: letters are slow to paint, and there is one on every open space."""
        look, w = self.look, self.layout.view.w
        letters = Type(max(10.0, size * w), 600)

        def draw(painter: QPainter) -> None:
            painter.setTransform(lying_letters(View(w), 0.0, 0.0), True)
            ink = alpha(look.palette.ink, 0.9)
            write(painter, str(height), QPointF(0.0, 0.0), letters, ink, Anchor.MIDDLE)

        reach = 2 * letters.size
        bounds = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        what = ("printed height", height, w, letters)
        return look.pixmaps.sprite(what, bounds, self.ratio, look.palette, draw)

    def _paint_stack(self, painter: QPainter, space: int) -> None:
        layout, look, w = self.layout, self.look, self.layout.view.w
        hidden = space in self.faint and self.aimed is not None
        opacity = _HIDDEN if hidden else _FAINT if space in self.faint else 1.0
        tall = self._tall(space)
        shown = DieLook(opacity=opacity)
        for level, die in enumerate(self.building[space]):
            if self.looks is not None:
                shown = self.looks(space, level)
            at = layout.origin(space, level) - QPointF(0.0, shown.raised)
            body = solid_die(die, w, look, self.ratio)
            if self.shows is not None and not self.shows(body.bounds.translated(at)):
                continue
            body.paint(painter, at, shown.opacity)
            if hidden:
                self._paint_hidden_edges(painter, space, level)
            if shown.glow > 0.0:
                self._contour_sprite().paint(painter, at, shown.glow)
        stands = shown.opacity == 1.0 and not shown.raised
        if tall and not layout.view_state.apart and stands:
            self._paint_shade(painter, space)
        if space not in self.previews:
            return
        if space != self.aimed:
            x, y = layout.cell(space)
            paint_legal_place(painter, layout.view, x, y, layout.z(tall), look.palette, look.scale)
            return
        state = DieState.HOVERED if self.firm else DieState.GHOST
        ghost = solid_die(self.previews[space].die, w, look, self.ratio, state)
        ghost.paint(painter, layout.origin(space, tall))

    def _contour_sprite(self) -> Sprite:
        """A pencil line around a lit die, anchored as the die is."""
        look, w, wide = self.look, self.layout.view.w, max(3.0, 0.10 * self.layout.view.w)

        def draw(painter: QPainter) -> None:
            body = rounded_polygon(View(w).outline(), 0.1 * w)
            painter.strokePath(body, QPen(look.palette.pencil, wide))
            painter.strokePath(body, QPen(alpha(QColor("#FFFFFF"), 0.9), max(1.0, 0.026 * w)))

        bounds = die_bounds(w).adjusted(-wide, -wide, wide, wide)
        return look.pixmaps.sprite(("lit die", w), bounds, self.ratio, look.palette, draw)

    def _paint_hidden_edges(self, painter: QPainter, space: int, level: int) -> None:
        """The edges of a die that is almost transparent, dashed."""
        layout, look = self.layout, self.look
        x, y = layout.cell(space)
        low, high = layout.z(level), layout.z(level) + 1.0
        point = layout.view.point
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(dashed_pen(alpha(look.palette.ink, 0.75), max(1.0, 1.2 * look.scale)))
        painter.drawPolygon(QPolygonF(layout.view.outline(Cuboid(x, y, low))))
        near = point(x + 1, y + 1, high)
        for end in (point(x, y + 1, high), point(x + 1, y, high), point(x + 1, y + 1, low)):
            painter.drawLine(near, end)
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_shade(self, painter: QPainter, space: int) -> None:
        """Taller neighbours darken the top next to them."""
        layout, tall = self.layout, self._tall(space)
        where = {layout.cell(other): other for other in range(SPACES)}
        x, y = layout.cell(space)

        def taller(cell: tuple[int, int]) -> bool:
            other = where.get(cell)
            return other is not None and other not in self.faint and self._tall(other) > tall

        left, front = taller((x - 1, y)), taller((x, y + 1))
        if left or front:
            w = layout.view.w
            shade = occlusion_sprite(self.look.pixmaps, w, self.ratio, left, front)
            shade.paint(painter, layout.origin(space, tall - 1))

    # --- flat -----------------------------------------------------------------------

    def _paint_flat(self, painter: QPainter) -> None:
        """The sheet from above; every stack is a row of tokens, so that no die is hidden."""
        look, layout, card = self.look, self.layout, self.card
        palette, scale, sheet = look.palette, look.scale, layout.sheet()
        paint_sheet(painter, look.pixmaps, sheet, self.ratio, palette, scale)
        with saved(painter):
            painter.translate(sheet.left() + 0.2 * layout.side, sheet.center().y())
            painter.rotate(-90.0)
            role, title = Role.DRAFTING_MIXED, self._title()
            write(painter, title, QPointF(), role, palette.ink_2, Anchor.MIDDLE, scale)
        for space in range(SPACES):
            if not card.heights[space]:
                paint_hatching(painter, layout.square(space), palette, scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(alpha(palette.ink, 0.8), max(1.0, 1.4 * scale)))
        for space in range(SPACES):
            painter.drawRect(layout.square(space))
        painter.setPen(Qt.PenStyle.NoPen)
        for space in card.open_spaces:
            self._paint_flat_space(painter, space)

    def _paint_flat_space(self, painter: QPainter, space: int) -> None:
        """The top die large, those under it small beside it, the printed height in the corner."""
        look, square, side = self.look, self.layout.square(space), self.layout.side
        lit, dice = space in self.previews, list(self.building[space])
        if lit:
            self._paint_flat_light(painter, space)
        if lit and space == self.aimed:
            dice.append(self.previews[space].die)
        height = str(self.card.heights[space])
        if not dice:
            centre = square.center() - QPointF(0.0, 0.1 * side if lit else 0.0)
            role = Type(max(12.0, 0.5 * side), 600)
            write(painter, height, centre, role, look.palette.ink, Anchor.MIDDLE)
            return
        crowded = len(dice) - 1 > _COLUMN
        corner = square.topLeft() + QPointF(0.12 * side, (0.13 if crowded else 0.16) * side)
        role = Type(max(12.0, 0.2 * side), 600)
        write(painter, height, corner, role, look.palette.ink, Anchor.MIDDLE)
        big = round((0.40 if crowded else 0.46) * side)
        top = square.center() - QPointF((0.17 if crowded else 0.06) * side, 0.0)
        if lit:  # the note is at the near edge
            free = side - flat_note_height(self.layout, look.scale)
            big = min(big, round(free - 0.08 * side))
            top.setY(min(square.top() + 0.04 * side + free / 2, square.center().y()))
        if crowded:
            top += QPointF(0.0, 0.05 * side)
        self._paint_flat_top(painter, space, dice[-1], top, big)
        self._paint_flat_below(painter, square, dice[:-1])

    def _paint_flat_light(self, painter: QPainter, space: int) -> None:
        square, pencil = self.layout.square(space), self.look.palette.pencil
        inset = 0.05 * self.layout.side
        painter.fillRect(square, alpha(pencil, 0.30 if space == self.aimed else 0.14))
        painter.setPen(dashed_pen(pencil, 1.8 * self.look.scale))
        painter.drawRect(square.adjusted(inset, inset, -inset, -inset))
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_flat_top(
        self, painter: QPainter, space: int, die: Die, centre: QPointF, big: float
    ) -> None:
        """The top die of a stack; with a ring if it is the one to be placed."""
        aimed, pencil, width = space == self.aimed, self.look.palette.pencil, 2.4 * self.look.scale
        token = flat_die(die, big, self.look, self.ratio)
        token.paint(painter, centre, 0.8 if aimed and not self.firm else 1.0)
        if aimed:
            ring = QRectF(centre.x() - big / 2, centre.y() - big / 2, big, big)
            painter.setPen(QPen(pencil, width) if self.firm else dashed_pen(pencil, width))
            painter.drawRoundedRect(ring, big * 0.2, big * 0.2)
            painter.setPen(Qt.PenStyle.NoPen)

    def _paint_flat_below(self, painter: QPainter, square: QRectF, dice: list[Die]) -> None:
        """The dice under the top one, from above downwards, in one or two columns at the right."""
        side = self.layout.side
        step = 0.195 * side
        columns = -(-len(dice) // _COLUMN)
        left = square.right() - 0.16 * side - (columns - 1) * step
        rows = min(len(dice), _COLUMN)
        first = square.center().y() - 0.155 * side - (rows - 1) * step / 2
        for number, die in enumerate(reversed(dice)):
            column, row = divmod(number, _COLUMN)
            at = QPointF(left + column * step, first + row * step)
            flat_die(die, step - 1.0, self.look, self.ratio).paint(painter, at)


# --- notes ----------------------------------------------------------------------------

_ROOMY, _SMALLEST, _LARGEST = 44.0, 0.86, 1.25
"""The half width of a cell with pills of the usual size; the limits of their size."""

_NEARER = 0.12
"""How far a note is from the middle of its space towards the near corner, in heights of the
space: at the far corner is the printed height."""

_FLAT_AIR, _FLAT_SMALLEST = 4.0, 0.8
"""In the flat view: the air around a note; the least size of one that is too wide."""


@frozen(eq=False)
class TableNote:
    """A pill, where it is, and what it points at (None: it is on its place)."""

    space: int
    parts: tuple[PillPart, ...]
    rect: QRectF
    tip: QPointF | None
    scale: float


def pill_of(preview: Preview, aimed: bool) -> tuple[PillPart, ...]:
    """The gain; with it the struck-out bonus where the die would break the plan."""
    gain = PillPart(signed(preview.gain), PillKind.FILLED if aimed else PillKind.OPEN)
    if not preview.breaks_plan:
        return (gain,)
    return gain, PillPart(str(BONUS), PillKind.LOSS, struck=True)


def note_scale(layout: BuildingLayout, scale: float) -> float:
    """Notes follow the size of the spaces a little."""
    cell = layout.side / 2 if layout.view_state.flat else layout.view.w
    return scale * max(_SMALLEST, min(_LARGEST, cell / (_ROOMY * scale)))


def flat_note_height(layout: BuildingLayout, scale: float) -> float:
    """The height of a note at the near edge of a space in the flat view."""
    size = note_scale(layout, scale)
    return pill_size((PillPart("", PillKind.OPEN),), size)[1] + 2 * _FLAT_AIR * size


def lay_notes(
    layout: BuildingLayout,
    heights: Sequence[int],
    previews: Mapping[int, Preview],
    aimed: int | None,
    room: QRectF,
    tools: QRectF,
    scale: float,
) -> list[TableNote]:
    """A note for every preview: on its free ground, else beside the stack, but not on ``tools``."""
    notes: list[TableNote] = []
    scale = note_scale(layout, scale)
    grown = [tall + (space == aimed) for space, tall in enumerate(heights)]
    stacks = {
        space: closed_path(layout.silhouette(space, tall))
        for space, tall in enumerate(grown)
        if tall
    }
    lit = [closed_path(layout.top(space, heights[space])) for space in previews if space != aimed]
    order = sorted(previews, key=lambda space: (space != aimed, heights[space] > 0))
    for space in order:
        parts = pill_of(previews[space], space == aimed)
        size = QSizeF(*pill_size(parts, scale))
        ground = layout.top(space, heights[space]).boundingRect()
        taken = [note.rect for note in notes]
        if layout.view_state.flat:
            shrunk = max(_FLAT_SMALLEST, min(1.0, (ground.width() - 2.0) / size.width()))
            spot = ground.center()
            spot.setY(ground.bottom() - 0.5 * size.height() - _FLAT_AIR * scale)
            notes.append(TableNote(space, parts, about(spot, size * shrunk), None, scale * shrunk))
            continue
        lying = about(ground.center() + QPointF(0.0, _NEARER * ground.height()), size)
        if not grown[space] and _is_free(lying, stacks.values(), taken):
            notes.append(TableNote(space, parts, lying, None, scale))
            continue
        top = layout.top(space, grown[space]).boundingRect()
        tip = QPointF(top.center().x(), top.center().y() - 0.1 * top.height())
        own = closed_path(layout.silhouette(space, grown[space]))
        others = [stack for other, stack in stacks.items() if other != space]
        obstacles = NoteObstacles(own, others, lit, [tools, *taken])
        rect = free_place(tip, size, top.width(), room, obstacles)
        notes.append(TableNote(space, parts, rect, _edge_of(top, tip, rect), scale))
    return notes


def _edge_of(top: QRectF, tip: QPointF, note: QRectF) -> QPointF:
    """Where the leader ends: a third of the way from the middle to the side the note is on."""
    side = max(-1.0, min(1.0, (note.center().x() - tip.x()) / top.width()))
    return QPointF(tip.x() + 0.3 * side * top.width(), tip.y())


def paint_notes(painter: QPainter, notes: Sequence[TableNote], look: Look) -> None:
    """Leaders first, so that no line crosses a pill."""
    for note in notes:
        if note.tip is not None:
            near = note.rect.center()
            paint_leader(painter, near, note.tip, look.palette.pencil, look.scale)
    for note in notes:
        paint_pill(painter, note.rect.center(), note.parts, look.palette, note.scale)


# --- free places ------------------------------------------------------------------------

_RAYS, _RINGS = 24, 14
_AIR = 3.0
"""Between a note and everything else, in pixels."""
_ALONG = (0.3, 0.45, 0.6, 0.75, 0.9)
"""Points of a leader that are tested, from its tip on."""
_DETOUR = 1.35
"""How much further than the nearest a place with a better leader may be."""
_INWARD = 1.5
"""The extra cost of a place towards the middle of the building."""


@frozen(eq=False)
class NoteObstacles:
    """What a note should keep off."""

    own: QPainterPath
    """The stack of the note."""
    others: Sequence[QPainterPath]
    """Other stacks."""
    lit: Sequence[QPainterPath]
    """Places that can be pressed."""
    taken: Sequence[QRectF]
    """Other notes, and tools."""


def about(centre: QPointF, size: QSizeF) -> QRectF:
    rect = QRectF(QPointF(0.0, 0.0), size)
    rect.moveCenter(centre)
    return rect


def _is_free(rect: QRectF, shapes: Iterable[QPainterPath], taken: Iterable[QRectF]) -> bool:
    wide = rect.adjusted(-_AIR, -_AIR, _AIR, _AIR)
    if any(wide.intersects(other) for other in taken):
        return False
    return not any(shape.intersects(wide) for shape in shapes)


def free_place(
    tip: QPointF, size: QSizeF, cell: float, room: QRectF, obstacles: NoteObstacles
) -> QRectF:
    """The nearest free place to ``tip`` in ``room``; ``cell`` is the width of a space."""
    outward = 1 if tip.x() >= room.center().x() - 0.1 * cell else -1
    places = []
    for across, along in _steps(outward):
        beyond = ((across > 0) - (across < 0)) * size.width() / 2
        rect = about(tip + QPointF(across * cell + beyond, along * cell), size)
        if room.contains(rect):
            places.append(rect)
    stacks = (obstacles.own, *obstacles.others)
    for shapes in ((*stacks, *obstacles.lit), stacks, ()):
        free = (rect for rect in places if _is_free(rect, shapes, obstacles.taken))
        nearest = next(free, None)
        if nearest is not None:
            return _straighter(tip, nearest, free, obstacles)
    return places[0] if places else about(tip, size)


def _straighter(
    tip: QPointF, nearest: QRectF, others: Iterator[QRectF], obstacles: NoteObstacles
) -> QRectF:
    """``nearest``, or another place not much further off whose leader crosses nothing."""

    def crosses(place: QRectF) -> bool:
        way = place.center() - tip
        points = [tip + way * share for share in _ALONG]
        beyond = [point for point in points if not obstacles.own.contains(point)]
        over_stack = any(stack.contains(at) for at in beyond for stack in obstacles.others)
        return over_stack or any(note.contains(at) for at in beyond for note in obstacles.taken)

    if not crosses(nearest):
        return nearest
    reach = _DETOUR * _distance(tip, nearest)
    near = (place for place in others if _distance(tip, place) <= reach)
    return next((place for place in near if not crosses(place)), nearest)


def _distance(tip: QPointF, place: QRectF) -> float:
    way = place.center() - tip
    return hypot(way.x(), way.y())


@cache
def _steps(outward: int) -> list[tuple[float, float]]:
    """Steps from the tip in cells, the best first: inward, downward and far up ones cost more."""

    def cost(step: tuple[float, float]) -> float:
        across, along = step
        far = hypot(across, along * (2.0 if along > 0 else 1.25))
        return far * (_INWARD if across * outward < 0 else 1.0)

    reaches = [0.25 + 0.18 * ring for ring in range(1, _RINGS + 1)]
    angles = [2 * pi * ray / _RAYS for ray in range(_RAYS)]
    steps = [
        (round(reach * cos(angle), 6), round(reach * sin(angle), 6))
        for reach in reaches
        for angle in angles
    ]
    return sorted(steps, key=cost)


# --- on the table ---------------------------------------------------------------------

_CHANGE = 200
"""Milliseconds in which the building becomes smaller."""
_USUAL = 2
"""Levels for which there is always room."""


class BuildingPart(ScenePart):
    """The building; ``layout`` says where each space is."""

    bleed = 30.0

    previews = Shown[Mapping[int, Preview]]({})
    aimed = Shown[int | None](None)
    firm = Shown(False)
    """The die on the aimed space was put down and is to be confirmed."""
    pointed = Shown[int | None](None)
    """The stack under the pointer: those in front of it fade."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.view_state = ViewState()
        self.layout: BuildingLayout | None = None
        """None: there is no building."""
        self._status: BuildingStatus | None = None
        self.tools = QRectF()
        """What covers the near right corner; used at the next arranging."""
        self._notes: tuple[tuple[object, ...], list[TableNote]] | None = None
        self._old_view: View | None = None
        """The view before the building became smaller, while it does."""
        self._changing = QVariantAnimation(self)
        self._changing.setStartValue(1.0)
        self._changing.setEndValue(0.0)
        self._changing.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._changing.valueChanged.connect(lambda _value: self.update())
        self._changing.finished.connect(self.finish)

    # --- what is shown --------------------------------------------------------------

    @property
    def heights(self) -> tuple[int, ...]:
        if self._status is None:
            return (0,) * SPACES
        return tuple(map(len, self._status.building))

    def show_status(self, status: BuildingStatus | None) -> None:
        before, layout = self._status, self.layout
        self._status = status
        self.show_choice({}, None)
        self.pointed = None
        self.arranged()
        if before is None or status is None or before.card != status.card:
            self.finish()
        elif layout is not None and self.layout is not None and _moved(layout, self.layout):
            self._old_view = layout.view
            self._changing.setDuration(self.look.ms(_CHANGE))
            self._changing.start()
        self.update()

    def show_choice(
        self, previews: Mapping[int, Preview], aimed: int | None, firm: bool = False
    ) -> None:
        self.previews, self.aimed, self.firm = previews, aimed, firm

    def arranged(self) -> None:
        status = self._status
        self.layout = None if status is None else self._fit(status, self.heights)

    def _fit(self, status: BuildingStatus, heights: Sequence[int]) -> BuildingLayout:
        grown = [
            max(planned, tall + 1, _USUAL) if planned else 0
            for planned, tall in zip(status.card.heights, heights, strict=True)
        ]
        room = self.rect.adjusted(0.0, 6.0 * self.look.scale, 0.0, 0.0)
        return fit_building(room, grown, self.view_state, self.look.scale, self.tools)

    def next_layouts(self) -> list[BuildingLayout]:
        """The present layout, and those it may get when a stack outgrows its room, one of each size."""
        status, now = self._status, self.layout
        if status is None or now is None or self.view_state.flat:
            return []
        found = {now.view.w: now}
        for space in status.card.open_spaces:
            heights = list(self.heights)
            heights[space] += 1
            layout = self._fit(status, heights)
            found.setdefault(layout.view.w, layout)
        return list(found.values())

    def space_at(self, point: QPointF) -> int | None:
        if self.layout is None:
            return None
        found = self.layout.space_at(point, self.heights, tuple(self.previews))
        if found is not None and found == self.aimed:
            return found  # aiming may have moved the note of another space under the pointer
        noted = (note.space for note in self.notes() if note.rect.contains(point))
        return next(noted, found)

    def notes(self) -> list[TableNote]:
        """What each place scores; kept until something that they follow from has changed."""
        layout = self.layout
        if layout is None:
            return []
        based_on = (layout, self.previews, self.aimed)
        if self._notes is None or any(
            old is not new for old, new in zip(self._notes[0], based_on, strict=True)
        ):
            notes = lay_notes(
                layout, self.heights, self.previews, self.aimed, self.rect, self.tools,
                self.look.scale,
            )  # fmt: skip
            self._notes = based_on, notes
        return self._notes[1]

    # --- change of the view ---------------------------------------------------------

    def set_view_state(self, view_state: ViewState) -> None:
        """Show the building in another way."""
        self.view_state = view_state
        self.arranged()
        self.finish()

    @property
    def changing(self) -> bool:
        """The building is becoming smaller."""
        return self._changing.state() == QAbstractAnimation.State.Running

    def finish(self) -> None:
        """End that at once."""
        self._changing.stop()
        self._old_view = None
        self.update()

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        layout, status = self.layout, self._status
        if layout is None or status is None:
            return
        with saved(painter):
            if self._old_view is not None:
                left = float(self._changing.currentValue())
                _enlarge(painter, layout.view, self._old_view, left)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            BuildingPicture(
                layout, status.card, status.building, self.look, self.ratio, self.previews,
                self.aimed, self._faint(layout), self.firm,
            ).paint(painter)  # fmt: skip
            paint_notes(painter, self.notes(), self.look)

    def _faint(self, layout: BuildingLayout) -> frozenset[int]:
        """Stacks that hide what the player looks at."""
        watched = self.aimed if self.aimed is not None else self.pointed
        if watched is None or self.view_state.flat:
            return frozenset()
        level = self.heights[watched] if watched == self.aimed else None
        return frozenset(layout.in_front(watched, self.heights, level))


def _moved(before: BuildingLayout, after: BuildingLayout) -> bool:
    """Whether the same view of the same room has another size or place."""
    same = before.view_state == after.view_state and before.rect == after.rect
    near, far = before.view, after.view
    changed = (near.w, near.origin) != (far.w, far.origin)
    return same and changed and not before.view_state.flat


def _enlarge(painter: QPainter, view: View, old: View, share: float) -> None:
    """Make what is painted for ``view`` appear as in the ``old`` view, or part of the way."""
    origin = view.origin + (old.origin - view.origin) * share
    size = 1.0 + (old.w / view.w - 1.0) * share
    painter.translate(origin)
    painter.scale(size, size)
    painter.translate(-view.origin)
