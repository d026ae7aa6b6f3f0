"""The pictures of the World Monuments rulebook, by their ids."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from blueprints_desktop import places
from blueprints_desktop.desktop.drawing.marks import PillKind
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import lying_sheet
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.monuments.art.monument import (
    DrawnSite,
    Laid,
    Masonry,
    PlacedMonument,
    fitted,
)
from blueprints_desktop.desktop.games.monuments.art.pieces import paint_flat_brick, piece_sprite
from blueprints_desktop.desktop.games.monuments.art.quarry import fitted as fitted_pit
from blueprints_desktop.desktop.games.monuments.art.quarry import ring_sectors
from blueprints_desktop.desktop.games.monuments.board.quarry_view import QuarryGround, QuarryPart
from blueprints_desktop.desktop.games.monuments.board.selection import begin_walk
from blueprints_desktop.desktop.games.monuments.facts.history import lying_pieces
from blueprints_desktop.desktop.games.monuments.texts.words import GAME
from blueprints_desktop.desktop.games.rule_picture import PictureSheet, RulePicture
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.games.monuments.kit import Kit, parse_kit
from blueprints_desktop.games.monuments.moves import Walk
from blueprints_desktop.games.monuments.pieces import (
    JEWEL,
    ORANGE,
    RED,
    VIOLET,
    Piece,
    bricks_in,
    heap_of,
    pieces_in,
)
from blueprints_desktop.games.monuments.plan import LEVEL_POINTS, parse_plan
from blueprints_desktop.games.monuments.state import NOWHERE

SEATS, SEED = 3, 1
THREE = (("o1O", "o2V-o3V"), "m1V-m0R-o0R")
"""Walks that were made, and the one in the picture: the third turn."""
FOUR = ((*THREE[0], "m1V-m0O-o1"), "m0R-cV-m1K-o2")
"""The same for the fourth turn."""
STANDING = 46
"""How many bricks of Notre Dame stand in the picture of the plan."""
STRADDLING = parse_plan([["VVVV"], [".RR."]], "picture")
LEFT_OVER = heap_of((VIOLET, RED, ORANGE, JEWEL, JEWEL, JEWEL))


@cache
def _data() -> Any:
    box = registry.box(GAME)
    return box.read_data(box.options(), [places.resources() / GAME])


@cache
def _kit() -> Kit:
    return parse_kit(_data())


def played(moves: Sequence[str]) -> Match:
    """A match with these walks behind it."""
    box = registry.box(GAME)
    match = Match(box, _data(), SEATS, box.options(), SEED)
    for text in moves:
        match.play_text(text)
    return match


# --- the quarry ---------------------------------------------------------------------------


class _Quarry:
    """The table's quarry on a picture."""

    def __init__(self, picture: PictureSheet, rect: QRectF) -> None:
        quarry = _kit().quarry
        rings = (quarry.outer, len(quarry.middle))
        self.picture = picture
        cells = dict(zip(quarry.cells, ring_sectors(*rings), strict=True))
        self.ground = QuarryGround(picture.look, cells, rings)
        self.layer = QuarryPart(picture.look, cells)
        self.middle = self.layer.middle
        for part in (self.ground, self.layer):
            part.arrange_in(fitted_pit(rect, 0.0), rect, picture.look, picture.ratio)

    def show_walk(self, match: Match, walk: Walk) -> None:
        """A walk that is complete, before it is made."""
        state, quarry = match.state, _kit().quarry
        steps = [match.opening, *(made.step for made in match.played)]
        events = [(number, event) for number, step in enumerate(steps) for event in step.events]
        there, gone = lying_pieces(quarry, state.quarry, events)
        self.layer.pieces, self.ground.gone = tuple(there), tuple(gone)
        start = None if state.at == NOWHERE else quarry.cells[state.at]
        if start is not None:
            self.layer.worker = self.middle(start)
        self.layer.walk = begin_walk(tuple(match.legal_moves())).suggesting(walk), start

    def draw(self) -> None:
        for part in (self.ground, self.layer):
            part.draw(self.picture.painter)


def _paint_table(picture: PictureSheet) -> None:
    """The quarry as it is filled for round 1, and beside it the plan with the places of level 1."""
    match, quarry = played(()), _kit().quarry
    shown = _Quarry(picture, picture.rect(10, 16, 350, 290))
    events = [(0, event) for event in match.opening.events]
    there, gone = lying_pieces(quarry, match.state.quarry, events)
    shown.layer.pieces, shown.ground.gone = tuple(there), tuple(gone)
    shown.draw()
    site, painter = DrawnSite(_kit().plan), picture.painter
    standing = _paint_site(picture, site, picture.rect(370, 70, 262, 190), ())
    painter.setPen(QPen(alpha(picture.palette.ink, 0.8), picture.px(1.0)))
    for brick in site.whole:
        if brick.z == 0:
            painter.setBrush(alpha(picture.palette.bricks[brick.kind].top, 0.55))
            painter.drawPath(standing.footprint(brick))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_quarry(picture: PictureSheet) -> None:
    """Every cell, and a line from each to those it touches."""
    shown = _Quarry(picture, picture.rect(60, 16, 520, 408))
    shown.draw()
    quarry, painter = _kit().quarry, picture.painter
    for wide, colour in (
        (4.4, alpha(picture.palette.quarry.crack, 0.8)),
        (2.2, picture.palette.pencil),
    ):
        painter.setPen(QPen(colour, picture.px(wide)))
        for place, others in enumerate(quarry.neighbours):
            for other in others:
                if other > place:
                    ends = (shown.middle(quarry.cells[at]) for at in (place, other))
                    painter.drawLine(*ends)
    painter.setPen(QPen(picture.palette.quarry.crack, picture.px(1.6)))
    painter.setBrush(picture.palette.pencil)
    for cell in quarry.cells:
        painter.drawEllipse(shown.middle(cell), picture.px(6), picture.px(6))


def _paint_walk(picture: PictureSheet, walks: tuple[Sequence[str], str]) -> None:
    made, text = walks
    match = played(made)
    walk = match.game.parse_move(text)
    shown = _Quarry(picture, picture.rect(20, 16, 500, 408))
    shown.show_walk(match, walk)
    shown.draw()
    for place, piece in enumerate(pieces_in(heap_of(walk.took))):
        _paint_piece(picture, piece, 20, picture.at(578, 150 + 76 * place))


def _paint_piece(picture: PictureSheet, piece: Piece, size: float, at: QPointF) -> None:
    cache, palette = picture.look.pixmaps, picture.palette
    sprite = piece_sprite(cache, piece, picture.px(size), picture.ratio, palette, on_paper=True)
    sprite.paint(picture.painter, at)


# --- building -----------------------------------------------------------------------------


def _paint_site(
    picture: PictureSheet, site: DrawnSite, rect: QRectF, bricks: Sequence[Laid]
) -> PlacedMonument:
    """The plan with these bricks on it, and where it lies."""
    standing = fitted(rect, site.ground, largest=picture.px(34))
    look = picture.look
    x, y, wide, deep = standing.sheet
    sheet = lying_sheet(
        look.pixmaps, standing.view.w, picture.ratio, look.palette, x, y, wide, deep, look.scale
    )
    sheet.paint(picture.painter, standing.view.origin)
    Masonry(standing, bricks, look.pixmaps, picture.ratio, look.palette).paint(picture.painter)
    return standing


def _paint_plan_levels(picture: PictureSheet) -> None:
    """A flat plan for each level, and beside them the monument as far as it is built."""
    plan = _kit().plan
    built = (1 << STANDING) - 1
    unit = 11.5
    for level in range(1, len(LEVEL_POINTS) + 1):
        row, column = divmod(level - 1, 2)
        left, top = 30 + 116 * column, 44 + 112 * row
        picture.write(str(level), picture.at(left + 4 * unit, top - 14), Role.SMALL_STRONG)
        picture.painter.setPen(QPen(alpha(picture.palette.ink, 0.45), picture.px(1)))
        picture.painter.drawRect(
            picture.rect(left - 4, top - 4, 8 * unit + 8, plan.rows * unit + 8)
        )
        for number, brick in enumerate(plan.bricks):
            if brick.level != level:
                continue
            depth = plan.rows - 1 - brick.row
            place = picture.rect(left + brick.x * unit, top + depth * unit, 2 * unit, unit)
            faint = not built >> number & 1
            picture.painter.setOpacity(0.45 if faint else 1.0)
            paint_flat_brick(
                picture.painter, place, brick.colour, picture.palette, picture.look.scale * 0.5
            )  # fmt: skip
            picture.painter.setOpacity(1.0)
    site = DrawnSite(plan)
    _paint_site(picture, site, picture.rect(268, 20, 356, 350), site.built(built))


def _paint_straddling(picture: PictureSheet) -> None:
    """With one brick below it the upper one waits; with both it may be set."""
    site = DrawnSite(STRADDLING)
    upper = STRADDLING.bricks[-1]
    for x, built in ((20.0, 0b01), (330.0, 0b11)):
        bricks = [*site.built(built), site.laid(upper, ghost=True)]
        _paint_site(picture, site, picture.rect(x, 10, 290, 200), bricks)
        free = not STRADDLING.below[-1] & ~built
        at = picture.at(x + 145, 226)
        if free:
            picture.allow(at)
        else:
            picture.forbid(at)


def _paint_passing(picture: PictureSheet) -> None:
    """What is left behind the screen, and what it costs."""
    for place, piece in enumerate(pieces_in(LEFT_OVER)):
        at = picture.at(84 + 78 * place, 86)
        _paint_piece(picture, piece, 24, at)
        costs = piece != JEWEL
        kind = PillKind.LOSS if costs else PillKind.OPEN
        picture.pill(signed(-1) if costs else "0", at + QPointF(0.0, picture.px(52)), kind)
    picture.write("=", picture.at(540, 92), Role.CARD_TITLE)
    picture.pill(signed(-bricks_in(LEFT_OVER)), picture.at(582, 92), PillKind.LOSS)


PICTURES = {
    "table": RulePicture(322, _paint_table),
    "quarry": RulePicture(440, _paint_quarry),
    "path-of-three": RulePicture(440, partial(_paint_walk, walks=THREE)),
    "path-of-four": RulePicture(440, partial(_paint_walk, walks=FOUR)),
    "plan-levels": RulePicture(388, _paint_plan_levels),
    "straddling-brick": RulePicture(250, _paint_straddling),
    "passing": RulePicture(168, _paint_passing),
}
