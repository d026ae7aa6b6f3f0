"""The pictures of the Blueprints rulebook, and the buildings in them."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from blueprints_desktop.desktop.drawing.awards import prize_sprite
from blueprints_desktop.desktop.drawing.dice import DieState, die_origin
from blueprints_desktop.desktop.drawing.marks import PillKind
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_lying_hatching, paint_rhombus_line
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.blueprints.art.pictures import (
    paint_solid_die,
    solid_die,
)
from blueprints_desktop.desktop.games.blueprints.board.building_layout import (
    BuildingLayout,
    fit_building,
)
from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPicture
from blueprints_desktop.desktop.games.blueprints.board.pool_part import pool_card
from blueprints_desktop.desktop.games.blueprints.board.table_parts import (
    demand_card,
    paint_screen,
)
from blueprints_desktop.desktop.games.blueprints.cards.table_cards import (
    paint_drawn_plan,
    paint_spaces,
    plan_card,
    read_out_size,
    space_rect,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME
from blueprints_desktop.desktop.games.rule_picture import (
    NOTE_STRONG,
    WIDTH,
    PictureSheet,
    RulePicture,
)
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout, paint_surface
from blueprints_desktop.desktop.ui.cards.values import Card
from blueprints_desktop.desktop.ui.scene.view_tools import ViewState
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import DIE_TEXTS, RECYCLED, STONE, Die, material_of
from blueprints_desktop.games.blueprints.scoring import (
    PRIZES,
    STONE_POINTS,
    neighbour_count,
    score_building,
)
from blueprints_desktop.games.blueprints.spaces import COLUMNS, NAMES, NEIGHBOURS, ROWS

translate = QCoreApplication.translate


def model(number: str, rows: str, **stacks: str) -> BuildingStatus:
    """A card, written as in the data file, and dice by the name of their space, bottom first.

    >>> model("13", "1. 22 .1", a2="W1 S2").tall
    (0, 0, 2, 0, 0, 0)
    """
    signs = rows.replace(" ", "")
    heights = tuple(int(sign) if sign.isdigit() else 0 for sign in signs)
    card = BlueprintCard(number, heights, tuple(at for at, high in enumerate(heights) if high))
    building = tuple(
        tuple(DIE_TEXTS[text] for text in stacks.get(name, "").split()) for name in NAMES
    )
    score = score_building(heights, building)
    return BuildingStatus(card, building, score, 6 - sum(map(len, building)))


def space(name: str) -> int:
    return NAMES.index(name)


ANNA = model("13", "1. 22 .1", a1="R1", a2="G1 W3", b2="R2 R4", b3="G2")
BRUNO = model("8", ".2 .2 .2", b1="W1 S2 R3", b2="W2 R4", b3="R5")
IN_DEMAND = (RECYCLED, STONE)
"""Of the round in the example."""

THREE = DIE_TEXTS["W3"]
UNDER_THREE = (None, DIE_TEXTS["R1"], DIE_TEXTS["G2"], DIE_TEXTS["S3"])
"""What a 3 may stand on: the ground first."""
NOT_UNDER_THREE = (DIE_TEXTS["S4"], None)
"""What it may not: a higher die, and the ground where it is hatched."""

TOUCHING = model("15", ".2 21 .1", b1="R2", a2="R3 S4", b2="W1 S5", b3="G2")
WOODEN = "b2"
"""Where the wooden die stands, on the ground."""
ACROSS = "a2"
"""The stack whose upper die only touches its edge."""

STONES = model("21", ".3 .1 11", b1="S1 S2 S4 S5")

PRIZEWINNERS = {
    "skyscraper": model("4", "2. .1 3.", a1="W3", a3="R1 G2 W2 S4 R6"),
    "structural_integrity": model("13", "1. 22 .1", a1="G4", a2="R4 S4", b2="W1 W4", b3="S2"),
    "geometer": model("18", ".. 21 12", a2="W1 G3", b2="R2", a3="S5", b3="W4 S6"),
    "materials": model("10", "21 2. 1.", a1="R1 R3", b1="R2", a2="W4 R5", a3="R2"),
}
"""A building worthy of each Prize."""


YOURS = model("13", "1. 22 .1", a2="G2", b2="W3")
TAKEN = ("S1 R2", "G5 W4")
"""What went behind the two other screens of the table for three."""
POOL = "W1 G1 R2 S3 R3 S4 G4 W5 R6"

_NAMES = ("Anna", "Bruno")


def _build(
    picture: PictureSheet,
    model: BuildingStatus,
    rect: QRectF,
    *,
    room: tuple[int, ...] | None = None,
) -> BuildingLayout:
    """A building on its plan, as the table shows it; gives back how it is seen.

    ``room``: heights to leave room for, if not those of the building.
    """
    no_tools = QRectF(rect.right(), rect.bottom(), 0.0, 0.0)
    heights = model.tall if room is None else room
    seen = fit_building(rect, heights, ViewState(), picture.look.scale, no_tools)
    card, building = model.card, model.building
    BuildingPicture(seen, card, building, picture.look, picture.ratio).paint(picture.painter)
    return seen


def _top(seen: BuildingLayout, where: int, level: int) -> QPointF:
    """The middle of a die's upper face; level 0 is the ground a first die would stand on."""
    x, y = seen.cell(where)
    return seen.view.point(x + 0.5, y + 0.5, seen.z(level))


def _stand(picture: PictureSheet, die: Die, view: View) -> None:
    """A die on the ground, its far corner at the view's origin."""
    pixmaps, palette = picture.look.pixmaps, picture.palette
    clear = palette.materials[material_of(die)].clear
    shadow = contact_shadow(pixmaps, view.w, picture.ratio, palette, on_paper=True, clear=clear)
    shadow.paint(picture.painter, view.origin)
    solid_die(die, view.w, picture.look, picture.ratio).paint(picture.painter, view.origin)


# --- the table ----------------------------------------------------------------------------


def _show_card(picture: PictureSheet, card: Card, rect: QRectF) -> None:
    layout = lay_out(card, rect, picture.look.scale)
    paint_surface(picture.painter, card, rect, picture.look, picture.ratio)
    paint_layout(picture.painter, layout, picture.look, picture.ratio)


def _paint_table(picture: PictureSheet) -> None:
    """Three players, each with two dice taken: one building is seen, two are behind screens."""
    look, painter, ratio = picture.look, picture.painter, picture.ratio
    for number, taken in enumerate(TAKEN):
        screen = picture.rect(20 + 426 * number, 22, 174, 92)
        count = len(taken.split())
        words = (
            translate("Blueprints", "%n dice behind it", "", count),
            translate("Blueprints", "%n dice", "", count),
        )
        person = Person(number, _NAMES[number], number)
        line = screen.top() + picture.px(26)
        paint_screen(painter, screen, person, words, line, look, ratio)
    in_bag = 32 - len(IN_DEMAND) - len(f"{POOL} {' '.join(TAKEN)} G2 W3".split())
    _show_card(picture, demand_card(IN_DEMAND, in_bag), picture.rect(206, 22, 228, 92))
    tray = picture.rect(20, 128, 600, 112)
    _show_card(picture, pool_card(None, 0), tray)
    dice = [DIE_TEXTS[text] for text in POOL.split()]
    w = float(round(picture.px(24)))
    for place, die in enumerate(dice):
        x = 320 + 63 * (place - (len(dice) - 1) / 2)
        paint_solid_die(painter, die, die_origin(picture.at(x, 198), w), w, look, ratio)
    _build(picture, YOURS, picture.rect(20, 248, 380, 232), room=YOURS.card.heights)
    size = read_out_size(picture.px(220), look.scale)
    read_out = QRectF(picture.at(440, 254), size)
    _show_card(picture, plan_card(YOURS, short=True), read_out)


# --- the card -----------------------------------------------------------------------------


def _paint_plan_card(picture: PictureSheet) -> None:
    plan = picture.rect(36, 46, 56 * COLUMNS, 56 * ROWS)
    paint_spaces(picture.painter, plan, ANNA.card.heights, picture.look)
    for number, height in enumerate(ANNA.card.heights):
        if height:
            at = space_rect(plan, number).center()
            picture.write(str(height), at, Role.PLAN_FIGURE)
    paint_drawn_plan(picture.painter, picture.rect(176, 40, 170, 190), ANNA.card, picture.look)
    _build(picture, ANNA, picture.rect(352, 20, 276, 222))


# --- placing ------------------------------------------------------------------------------


def _paint_trials(picture: PictureSheet, below: Sequence[Die | None], left: float) -> None:
    """What a 3 may stand on, or may not."""
    legal = below is UNDER_THREE
    for number, under in enumerate(below):
        foot = picture.at(left + 152 * number, 136)
        _paint_trial(picture, under, foot, hatched=under is None and not legal)
        mark = picture.allow if legal else picture.forbid
        mark(foot + QPointF(0.0, picture.px(48)))


def _paint_trial(
    picture: PictureSheet, under: Die | None, foot: QPointF, *, hatched: bool = False
) -> None:
    """A space with a die on it or none, and the 3 that would go there."""
    w = float(round(picture.px(34)))
    view = View(w, foot - View(w).point(0.5, 0.5))
    if hatched:
        paint_lying_hatching(picture.painter, view, 0, 0, picture.palette)
    paint_rhombus_line(picture.painter, view, (0, 0, 1, 1), picture.palette.ink, picture.px(1.6))
    if under is not None:
        _stand(picture, under, view)
    ghost = solid_die(THREE, w, picture.look, picture.ratio, DieState.GHOST)
    ghost.paint(picture.painter, view.point(0, 0, (under is not None) + 0.28))


# --- scoring ------------------------------------------------------------------------------


def _paint_adjacency(picture: PictureSheet) -> None:
    """The wooden die in the middle; notes beside the building count the dice it touches."""
    model, wooden = TOUCHING, space(WOODEN)
    seen = _build(picture, model, picture.rect(130, 16, 380, 268))
    across = space(ACROSS)
    touching = [_top(seen, wooden, 2)]
    x, y = seen.cell(wooden)
    for where in NEIGHBOURS[wooden]:
        behind = seen.cell(where)[1] < y
        if model.tall[where] and behind:
            touching.append(seen.view.point(x + 1.0, y - 0.75, 0.75))
        elif model.tall[where]:
            column, row = seen.cell(where)
            left_face = seen.view.point(column + 0.5, row + 1.0, 0.5)
            touching.append(left_face if where == across else _top(seen, where, 1))
    face = seen.view.point(x + 1.0, y + 0.5, 0.5)
    halves = [s for s in touching if s.x() < picture.px(WIDTH / 2 - 10)], list[QPointF]()
    halves[1].extend(s for s in touching if s not in halves[0])
    for spots, side, inward in ((halves[0], 80.0, 20.0), (halves[1], 560.0, -20.0)):
        for number, spot in enumerate(sorted(spots, key=QPointF.y)):
            _note_with_leader(picture, "+2", picture.at(side, 62 + 62 * number), spot, inward)
    picture.forbid(_top(seen, across, 2))
    points = 2 * neighbour_count(wooden, 0, model.tall)
    _note_with_leader(picture, f"+{points}", picture.at(560, 210), face, -20.0, PillKind.FILLED)


def _note_with_leader(
    picture: PictureSheet,
    text: str,
    tag: QPointF,
    spot: QPointF,
    inward: float,
    kind: PillKind = PillKind.OPEN,
) -> None:
    """A note beside the building, tied to what it is about."""
    picture.leader(tag + QPointF(picture.px(inward), 0.0), spot)
    picture.pill(text, tag, kind)


def _paint_stone(picture: PictureSheet) -> None:
    """A tower of stone; each level says what it is worth."""
    model = STONES
    seen = _build(picture, model, picture.rect(90, 16, 380, 308))
    where = next(at for at, high in enumerate(model.tall) if high)
    x, y = seen.cell(where)
    for level in range(model.tall[where]):
        edge = seen.view.point(x + 1.0, y, level + 0.5)
        tag = QPointF(picture.px(500), edge.y())
        words = points_words(STONE_POINTS[level])
        _note_with_leader(picture, words, tag, edge, -60.0)


def _paint_example(picture: PictureSheet) -> None:
    for number, model in enumerate((ANNA, BRUNO)):
        left = 10 + 312 * number
        _build(picture, model, picture.rect(left, 34, 308, 244), room=(1, 3, 2, 2, 0, 2))
        picture.write(_NAMES[number], picture.at(left + 154, 26), Role.SECTION)
        total = points_words(model.score.total)
        picture.pill(total, picture.at(left + 154, 298))


def _paint_tie_break(picture: PictureSheet) -> None:
    """Material by material: who has more of it."""
    for number, name in enumerate(_NAMES):
        picture.write(name, picture.at(190 + 260 * number, 34), Role.SECTION)
    for row, material in enumerate(IN_DEMAND):
        y = 92 + 84 * row
        counts = []
        for number, model in enumerate((ANNA, BRUNO)):
            dice = [
                die for stack in model.building for die in stack if material_of(die) == material
            ]
            counts.append(len(dice))
            for place, die in enumerate(dice):
                x = 190 + 260 * number + 52 * (place - (len(dice) - 1) / 2)
                w = float(round(picture.px(21)))
                _stand(picture, die, View(w, die_origin(picture.at(x, y), w)))
            if not dice:
                picture.write("0", picture.at(190 + 260 * number, y), Role.CARD_TITLE)
        sign = "=" if counts[0] == counts[1] else "<" if counts[0] < counts[1] else ">"
        kind = PillKind.OPEN if counts[0] == counts[1] else PillKind.FILLED
        picture.pill(sign, picture.at(320, y), kind)
        picture.write(f"{row + 1}.", picture.at(54, y), Role.CARD_TITLE)
    picture.painter.fillRect(picture.rect(36, 134, 568, 1), alpha(picture.palette.ink, 0.4))


def _paint_prizes(picture: PictureSheet) -> None:
    for number, prize in enumerate(PRIZES):
        row, column = divmod(number, 2)
        left, top = 12 + 312 * column, 12 + 196 * row
        size = picture.px(46)
        sign = prize_sprite(picture.look.pixmaps, number, size, picture.ratio, picture.palette)
        sign.paint(picture.painter, picture.at(left + 66, top + 52))
        picture.write_lines(
            term(GAME, prize), picture.rect(left + 4, top + 84, 124, 80), NOTE_STRONG
        )
        _build(picture, PRIZEWINNERS[prize], picture.rect(left + 122, top + 6, 186, 184))


PICTURES = {
    "table": RulePicture(492, _paint_table),
    "plan-card": RulePicture(262, _paint_plan_card),
    "legal-placements": RulePicture(218, partial(_paint_trials, below=UNDER_THREE, left=92)),
    "illegal-placements": RulePicture(218, partial(_paint_trials, below=NOT_UNDER_THREE, left=244)),
    "adjacency": RulePicture(300, _paint_adjacency),
    "stone-levels": RulePicture(340, _paint_stone),
    "scoring-example": RulePicture(326, _paint_example),
    "tie-break": RulePicture(226, _paint_tie_break),
    "prizes": RulePicture(412, _paint_prizes),
}
