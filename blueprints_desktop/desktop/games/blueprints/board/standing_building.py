"""The building as it stands: sheet, shadows, dice from far to near, ghost and lit places."""

from collections.abc import Mapping

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter, QPen, QPolygonF, Qt

from blueprints_desktop.desktop.drawing.dice import DieState, occlusion_sprite
from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_legal_place
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import (
    lying_letters,
    lying_sheet,
    paint_lying_hatching,
)
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import Cuboid, View
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import solid_die
from blueprints_desktop.desktop.games.blueprints.board.building_view import MARGIN, BuildingView
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import GLASS, material_of
from blueprints_desktop.games.blueprints.spaces import SPACES

_FAINT, _HIDDEN = 0.35, 0.10
"""How much is left of a stack that hides another one; of one that hides the ghost, whose edges
are then drawn as a draughtsman draws hidden ones."""
_CORNER = 0.27
"""Where a printed height stands that has given way to a note, in cells from the far corner."""


@frozen(eq=False)
class BuildingScene:
    """A building and what could be done to it, ready to be painted."""

    seen: BuildingView
    standing: BuildingStatus
    previews: Mapping[int, Preview]
    aimed: int | None
    faint: frozenset[int]
    firm: bool = False
    """The die aimed with was put down: it is no ghost any more, but marked as not yet confirmed."""

    def tall(self, space: int) -> int:
        return len(self.standing.building[space])


def paint(painter: QPainter, scene: BuildingScene, look: Look, ratio: float) -> None:
    _paint_ground(painter, scene, look, ratio)
    order = scene.seen.far_to_near()
    for space in order:
        tall = scene.tall(space)
        if tall:
            clear = all(material_of(die) == GLASS for die in scene.standing.building[space])
            cast = contact_shadow(
                look.pixmaps,
                scene.seen.view.w,
                ratio,
                look.palette,
                on_paper=True,
                levels=tall,
                clear=clear,
            )
            cast.paint(painter, scene.seen.origin(space, 0))
    for space in order:
        _paint_stack(painter, scene, space, look, ratio)


def _paint_ground(painter: QPainter, scene: BuildingScene, look: Look, ratio: float) -> None:
    """Sheet and card; the printed heights, so that the plan can be read here too."""
    ground_sprite(scene, look, ratio).paint(painter, scene.seen.view.origin)
    for space in scene.standing.card.open_spaces:
        if not scene.tall(space) and space != scene.aimed:
            _write_height(painter, scene, space, look)


def ground_sprite(scene: BuildingScene, look: Look, ratio: float) -> Sprite:
    """Everything that lies flat, drawn once for each card and side."""
    card, w, turns = scene.standing.card, scene.seen.view.w, scene.seen.looking.turns
    seen = evolve(scene.seen, view=View(w))
    words = QCoreApplication.translate("Blueprints", "No. {number}", "of a Blueprint card")
    title = words.format(number=card.number)

    def draw(painter: QPainter) -> None:
        _paint_sheet(painter, seen, look, ratio)
        for space in range(SPACES):
            if not card.heights[space]:
                paint_lying_hatching(painter, seen.view, *seen.cell(space), look.palette)
        _paint_card_lines(painter, seen, look)
        _write_title(painter, seen, title, look)

    soft = 50.0 * look.scale
    bounds = ground_outline(seen).boundingRect().adjusted(-soft, -soft, soft, soft)
    what = ("building ground", card.heights, w, turns, title, look.scale)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)


def _paint_sheet(painter: QPainter, seen: BuildingView, look: Look, ratio: float) -> None:
    wide, deep = seen.size
    lying_sheet(
        look.pixmaps,
        seen.view.w,
        ratio,
        look.palette,
        -MARGIN,
        -MARGIN,
        wide + 2 * MARGIN,
        deep + 2 * MARGIN,
        look.scale,
    ).paint(painter, QPointF(0.0, 0.0))


def _paint_card_lines(painter: QPainter, seen: BuildingView, look: Look) -> None:
    view = seen.view
    wide, deep = seen.size
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(look.palette.ink, 0.55), max(1.0, 0.025 * view.w)))
    for space in range(SPACES):
        painter.drawPolygon(view.rhombus(*seen.cell(space)))
    painter.setPen(QPen(look.palette.ink, max(1.4, 0.042 * view.w)))
    painter.drawPolygon(view.polygon([(0, 0, 0), (wide, 0, 0), (wide, deep, 0), (0, deep, 0)]))
    painter.setPen(Qt.PenStyle.NoPen)


def _write_title(painter: QPainter, seen: BuildingView, title: str, look: Look) -> None:
    view = seen.view
    with saved(painter):
        painter.setTransform(lying_letters(view, 0.05, seen.size[1] + 0.40), True)
        role = Type(max(10.0, 0.36 * view.w), 600, 0.05 * view.w)
        write(painter, title, QPointF(0.0, 0.0), role, look.palette.ink_2)


def _write_height(painter: QPainter, scene: BuildingScene, space: int, look: Look) -> None:
    """The printed height; at the cell's far corner while a note lies in the cell."""
    x, y = scene.seen.cell(space)
    noted = space in scene.previews
    spot = (x + 0.5, y + 0.5)
    size = 0.52 * scene.seen.view.w
    if noted:
        spot, size = (x + _CORNER, y + _CORNER), 0.30 * scene.seen.view.w
    with saved(painter):
        painter.setTransform(lying_letters(scene.seen.view, *spot), True)
        role = Type(max(10.0, size), 600)
        height = str(scene.standing.card.heights[space])
        write(painter, height, QPointF(0.0, 0.0), role, alpha(look.palette.ink, 0.9), Anchor.MIDDLE)


def _paint_stack(
    painter: QPainter, scene: BuildingScene, space: int, look: Look, ratio: float
) -> None:
    seen, w = scene.seen, scene.seen.view.w
    hidden = space in scene.faint and scene.aimed is not None
    opacity = _HIDDEN if hidden else _FAINT if space in scene.faint else 1.0
    stack = scene.standing.building[space]
    tall = len(stack)
    for level, die in enumerate(stack):
        sprite = solid_die(die, w, look, ratio)
        sprite.paint(painter, seen.origin(space, level), opacity)
        if hidden:
            _paint_hidden_edges(painter, seen, space, level, look)
    if tall and not seen.looking.apart and opacity == 1.0:
        _paint_shade(painter, scene, space, tall, look, ratio)
    if space not in scene.previews:
        return
    x, y = seen.cell(space)
    if space != scene.aimed:
        paint_legal_place(painter, seen.view, x, y, seen.z(tall), look.palette, look.scale)
        return
    die = scene.previews[space].die
    state = DieState.HOVERED if scene.firm else DieState.GHOST
    ghost = solid_die(die, w, look, ratio, state)
    ghost.paint(painter, seen.origin(space, tall))


def _paint_hidden_edges(
    painter: QPainter, seen: BuildingView, space: int, level: int, look: Look
) -> None:
    """The edges of a die that was taken out of the way, dashed."""
    x, y = seen.cell(space)
    low, high = seen.z(level), seen.z(level) + 1.0
    point = seen.view.point
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(dashed_pen(alpha(look.palette.ink, 0.75), max(1.0, 1.2 * look.scale)))
    painter.drawPolygon(QPolygonF(seen.view.outline(Cuboid(x, y, low))))
    near = point(x + 1, y + 1, high)
    for end in (point(x, y + 1, high), point(x + 1, y, high), point(x + 1, y + 1, low)):
        painter.drawLine(near, end)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_shade(
    painter: QPainter, scene: BuildingScene, space: int, tall: int, look: Look, ratio: float
) -> None:
    """Taller neighbours darken the top next to them."""
    seen = scene.seen
    where = {seen.cell(other): other for other in range(SPACES)}
    x, y = seen.cell(space)

    def taller(cell: tuple[int, int]) -> bool:
        other = where.get(cell)
        return other is not None and other not in scene.faint and scene.tall(other) > tall

    left, front = taller((x - 1, y)), taller((x, y + 1))
    if left or front:
        sprite = occlusion_sprite(look.pixmaps, seen.view.w, ratio, left, front)
        sprite.paint(painter, seen.origin(space, tall - 1))


def ground_outline(seen: BuildingView) -> QPolygonF:
    """What the sheet covers on the table."""
    wide, deep = seen.size
    low, x, y = -MARGIN, wide + MARGIN, deep + MARGIN
    return seen.view.polygon([(low, low, 0), (x, low, 0), (x, y, 0), (low, y, 0)])
