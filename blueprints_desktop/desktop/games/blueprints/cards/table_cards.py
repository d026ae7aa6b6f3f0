"""The cards of the Blueprints table: the plan, the points of the building, and a player's panel.

The flat plan can never be hidden by a stack, so it is also a second way to choose a space. The card
stands in the right column. Where a window has none, the same plan lies beside the building as a
read-out: title, spaces and boxes, without the drawing.
"Your building" has points by material, the Blueprint bonus, the total and the four Prizes. Where
nobody's building may be seen, it tells how everybody stands.
"""

from collections.abc import Sequence
from math import floor

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.awards import prize_sprite
from blueprints_desktop.desktop.drawing.dice import die_origin, paint_empty_slot
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.linework import fitted_view, paint_plan
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha, lighter
from blueprints_desktop.desktop.drawing.paper import paint_hatching
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, write
from blueprints_desktop.desktop.games.blueprints.art.pictures import (
    flat_die,
    honour_sprite,
    material_picture,
    paint_solid_die,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    BuildingStatus,
    Fit,
    Preview,
    PrizeProgress,
    points_of,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import (
    PlayerFacts,
    PublicFacts,
    held_by,
    public_facts,
    space_name,
)
from blueprints_desktop.desktop.games.blueprints.texts.table_words import (
    ScoreWords,
    counted_words,
    lack_words,
    pay_words,
    prize_words,
    seat_lines,
    turn_words,
    won_words,
)
from blueprints_desktop.desktop.games.blueprints.texts.words import (
    GAME,
    building_points,
    die_words,
    material_word,
    space_words,
    victory_points,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled, term
from blueprints_desktop.desktop.i18n.number_format import points_words, signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, Spread
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import MATERIALS, Die
from blueprints_desktop.games.blueprints.scoring import (
    AWARD_POINTS,
    BONUS,
    PRIZE_POINTS,
    PRIZES,
    honours,
)
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS, SPACES
from blueprints_desktop.games.blueprints.state import DICE_EACH, State

_TOKEN = 18.0
"""The side of a token where the stack is low enough, at 100 %."""
_SMALL_TOKEN = 15.0
"""In the strip, where what was won would else have no room."""
_EDGE = 3.0
"""Between the tokens and the edge of their cell, at 100 %."""
CELL = 62.0
"""The side of a cell at 100 %."""


@frozen(eq=False)
class Readout:
    """A cell and what stands on it; everything in it grows with the cell.

    A stack is one column, as on the table. The higher it is, the smaller are its tokens.
    """

    cell: QRectF
    height: int
    stack: tuple[Die, ...]
    ghost: Die | None = None

    @property
    def scale(self) -> float:
        return self.cell.width() / CELL

    @property
    def dice(self) -> tuple[Die, ...]:
        return self.stack if self.ghost is None else (*self.stack, self.ghost)

    @property
    def levels(self) -> int:
        return max(len(self.dice), self.height)

    @property
    def side(self) -> int:
        """Of a token."""
        room = self.cell.height() - 2 * _EDGE * self.scale
        return min(round(_TOKEN * self.scale), floor(room / self.levels))

    def place(self, level: int) -> QPointF:
        """The middle of the token on a level, from 0."""
        edge = _EDGE * self.scale
        x = self.cell.right() - edge - round(_TOKEN * self.scale) / 2
        return QPointF(x, self.cell.bottom() - edge - (level + 0.5) * self.side)

    @property
    def printed(self) -> QPointF:
        """The middle of the printed height."""
        return QPointF(self.cell.left() + 0.31 * self.cell.width(), self.cell.center().y())

    def box(self, level: int) -> QRectF:
        middle, half = self.place(level), self.side / 2 - 1.0
        return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)


PRINTED = Type(34, 500)
"""The printed height of a space."""


def paint_readout(painter: QPainter, readout: Readout, look: Look, ratio: float) -> None:
    """The printed height, then the stack."""
    height, ink = str(readout.height), look.palette.ink
    write(painter, height, readout.printed, PRINTED, ink, Anchor.MIDDLE, readout.scale)
    for level, die in enumerate(readout.dice):
        _paint_token(painter, readout, level, die, look, ratio)
    painter.setPen(dashed_pen(look.palette.ink_2, 1.1 * readout.scale, 2.2, 1.8))
    for level in range(len(readout.dice), readout.levels):
        _outline(painter, readout.box(level))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_token(
    painter: QPainter, readout: Readout, level: int, die: Die, look: Look, ratio: float
) -> None:
    """A die; ringed in pencil if it is the preview's, in bronze if the plan has no room for it."""
    sprite = flat_die(die, readout.side, look, ratio)
    sprite.paint(painter, readout.place(level))
    rim: QColor | None = None
    if readout.ghost is not None and level == len(readout.dice) - 1:
        rim = look.palette.pencil
    elif level >= readout.height:
        rim = lighter(look.palette.bronze, 0.45)
    if rim is not None:
        painter.setPen(QPen(rim, readout.side / 9.0))
        _outline(painter, readout.box(level))
        painter.setPen(Qt.PenStyle.NoPen)


def _outline(painter: QPainter, box: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 0.22 * box.width(), 0.22 * box.width())


# --- the plan -----------------------------------------------------------------------------

PLAN_HEIGHT = 276
"""Of the whole card, in pixels at 100 %."""
_PAD, _SHORT_PAD = 22.0, 15.0
_HEAD, _SHORT_HEAD = kit.Spread(43.0, 34.0), kit.fixed(34.0)
_FOOT, _SHORT_FOOT = kit.Spread(40.0, 30.0), kit.fixed(28.0)
_REST = 34.0 + 13.0 + 28.0 + 6.0
"""What a read-out takes besides its spaces: head, the line over the foot, foot, and its margin."""
_BOX, _NARROW = 15.0, 72.0
"""The side of a box to tick, and the width that all boxes of a read-out have at least."""
translate = QCoreApplication.translate


def plan_card(
    standing: BuildingStatus | None,
    lit: tuple[int, ...] = (),
    preview: Preview | None = None,
    *,
    short: bool = False,
) -> kit.Card:
    """The plan of a building with the spaces that may be chosen; None: nobody may see one.

    `short`: the read-out beside the building.
    """
    if standing is None:
        return _sheet(_unknown(), short)
    name = translate("Blueprints", "Blueprint No. {number}").format(number=standing.card.number)
    plan: kit.Item = _spaces(standing, lit, preview)
    if not short:
        tip = translate("Blueprints", "The planned building")
        plan = kit.Line((plan, kit.named("drawing", tip, _drawing(standing.card))), gap=12.0)
    items = (
        _title(standing.card, short),
        kit.Part(kit.PartInfo("plan", tip=_plan_tip(), spoken=_spoken(standing)), plan),
        kit.Divider(),
        _foot(standing, preview, short),
    )
    return _sheet(items, short, name, "printed-height")


def read_out_size(high: float, scale: float) -> QSizeF:
    """What a read-out takes where there is so much height."""
    side = round(min(CELL * scale, (high - _REST * scale) / ROWS))
    return QSizeF(side * COLUMNS + 2 * _SHORT_PAD * scale, side * ROWS + _REST * scale)


def _sheet(items: tuple[kit.Item, ...], short: bool, name: str = "", about: str = "") -> kit.Card:
    """The table paints the shadow of a sheet that lies on it."""
    return kit.Card(
        items=items,
        surface=kit.Surface.PAPER,
        framed=True,
        shadow=not short,
        pad=_SHORT_PAD if short else _PAD,
        top=kit.fixed(0.0 if short else 3.0),
        foot=kit.fixed(6.0 if short else 8.0),
        click_asks=False,
        spoken=name,
        about=about,
    )


def _title(card: BlueprintCard, short: bool) -> kit.Item:
    long = translate("Blueprints", "BLUEPRINT No. {number}").format(number=card.number)
    brief = translate("Blueprints", "No. {number}", "of a Blueprint card")
    words = kit.Text(long, Role.DRAFTING_MIXED, shorter=(brief.format(number=card.number),))
    line = kit.Line((words,), height=_SHORT_HEAD if short else _HEAD)
    return kit.Part(kit.PartInfo("title", spoken=kit.SILENT), line)


def _plan_tip() -> str:
    return translate(
        "Blueprints", "Your plan: how many dice go on each space. Hatched spaces stay empty."
    )


def _spoken(standing: BuildingStatus) -> str:
    """Each open space: its height and what stands on it."""
    told = []
    for space in standing.card.open_spaces:
        words = translate("Blueprints", "{space}: height {height}")
        told.append(words.format(space=space_words(space), height=standing.card.heights[space]))
        told += [die_words(die) for die in standing.building[space]]
    return ", ".join(told)


def space_rect(rect: QRectF, space: int) -> QRectF:
    """A space of the plan, in the largest grid that a rectangle holds."""
    side = floor(min(rect.width() / COLUMNS, rect.height() / ROWS))
    left = round(rect.center().x() - side * COLUMNS / 2)
    top = round(rect.center().y() - side * ROWS / 2)
    row, column = divmod(space, COLUMNS)
    return QRectF(left + column * side, top + row * side, side, side)


def _spaces(standing: BuildingStatus, lit: tuple[int, ...], preview: Preview | None) -> kit.Picture:
    """The six spaces from above with what stands on them."""
    heights = standing.card.heights

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look = canvas.look
        what = ("plan card", heights, rect.width(), rect.height(), look.scale)
        printed = look.pixmaps.sprite(
            what, rect, canvas.ratio, look.palette,
            lambda painter: paint_spaces(painter, rect, heights, look),
        )  # fmt: skip
        printed.paint(canvas.painter, QPointF(0.0, 0.0))
        for space in standing.card.open_spaces:
            aimed = preview is not None and preview.space == space
            if space in lit:
                _paint_light(canvas, space_rect(rect, space), aimed)
            ghost = preview.die if aimed and preview is not None else None
            shown = Readout(
                space_rect(rect, space), heights[space], standing.building[space], ghost
            )
            paint_readout(canvas.painter, shown, look, canvas.ratio)

    def spots(rect: QRectF, _zoom: float) -> list[tuple[kit.PartInfo, QRectF]]:
        infos = (kit.PartInfo(space_name(space), live=space in lit) for space in range(SPACES))
        return [(info, space_rect(rect, space)) for space, info in enumerate(infos)]

    key = ("plan", standing, lit, preview)
    return kit.Picture(
        key, 0.0, 3 * 24.0, paint, stretches=True, aspect=COLUMNS / ROWS, most=0.525, spots=spots
    )


def paint_spaces(painter: QPainter, rect: QRectF, heights: Sequence[int], look: Look) -> None:
    """What is printed on the sheet without any words."""
    cells = [space_rect(rect, space) for space in range(SPACES)]
    for cell, height in zip(cells, heights, strict=True):
        if not height:
            paint_hatching(painter, cell, look.palette, look.scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(alpha(look.palette.ink, 0.75), max(1.0, round(look.scale))))
    painter.drawRects(cells)
    painter.setPen(QPen(look.palette.ink, max(2.0, round(2.0 * look.scale))))
    painter.drawRect(cells[0].united(cells[-1]))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_light(canvas: kit.PaintContext, cell: QRectF, aimed: bool) -> None:
    """A space that may be chosen."""
    painter, pencil, inset = canvas.painter, canvas.look.palette.pencil, 3.0 * canvas.zoom
    painter.fillRect(cell, alpha(pencil, 0.30 if aimed else 0.13))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(dashed_pen(pencil, 1.6 * canvas.zoom))
    painter.drawRect(cell.adjusted(inset, inset, -inset, -inset))
    painter.setPen(Qt.PenStyle.NoPen)


def _drawing(card: BlueprintCard) -> kit.Picture:
    """The plan drawn from the side."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look = canvas.look
        what = ("drawn plan", card.heights, rect.getCoords(), look.scale)
        drawn = look.pixmaps.sprite(
            what, rect.adjusted(-2.0, -2.0, 2.0, 2.0), canvas.ratio, look.palette,
            lambda painter: paint_drawn_plan(painter, rect, card, look),
        )  # fmt: skip
        drawn.paint(canvas.painter, QPointF(0.0, 0.0))

    return kit.Picture(("drawn plan", card.heights), 0.0, 0.0, paint, stretches=True)


def paint_drawn_plan(painter: QPainter, rect: QRectF, card: BlueprintCard, look: Look) -> None:
    """The plan drawn from the side, as large as a rectangle allows."""
    heights = [
        [card.heights[row * COLUMNS + column] or None for column in range(COLUMNS)]
        for row in range(ROWS)
    ]
    view = fitted_view(heights, rect, 28.0 * look.scale)
    paint_plan(painter, view, heights, look.palette, look.scale)


def _foot(standing: BuildingStatus, preview: Preview | None, short: bool) -> kit.Item:
    """The bonus, and a box to tick for each open space; a lost bonus needs no figure."""
    after = preview.after if preview is not None else standing
    bonus = f"+{BONUS}"
    wordings = (translate("Blueprints", "Exact heights: {bonus}").format(bonus=bonus), bonus, "")
    if not after.bonus_in_reach:
        wordings = (translate("Blueprints", "Bonus lost"), "", "")
    fits = zip(after.fits, standing.fits, strict=True)
    side = min(_BOX, _NARROW / len(after.fits) - 2.0) if short else _BOX
    boxes = tuple(_box(fit, fit is not before, side) for fit, before in fits)
    words = kit.Text(wordings[0], Role.SMALL_STRONG, shorter=wordings[1:])
    ticks = kit.Line(boxes, 6.0 if not short else 4.0 if len(boxes) <= 4 else 2.0)
    tip = "\n".join(ScoreWords(after).bonus())
    boxes_named = kit.named("boxes", tip, ticks, "bonus")
    return kit.Line((words, kit.Fill(), boxes_named), 6.0, _SHORT_FOOT if short else _FOOT)


def _box(fit: Fit, fresh: bool, side: float) -> kit.Picture:
    """Ticked if the height is exact, crossed if it is too high; ``fresh``: only just now."""

    def paint(canvas: kit.PaintContext, box: QRectF) -> None:
        painter, palette = canvas.painter, canvas.look.palette
        ink = palette.pencil if fresh else palette.ink
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, 1.3 * canvas.zoom))
        painter.drawRect(box)
        painter.setPen(Qt.PenStyle.NoPen)
        if fit is not Fit.MISSING:
            icon = Icon.CHECK if fit is Fit.EXACT else Icon.CROSS
            paint_icon(painter, icon, box.adjusted(1.0, 1.0, -1.0, -1.0), ink, 3.0)

    return kit.Picture(("box", fit, fresh), side, side, paint)


def _unknown() -> tuple[kit.Item, ...]:
    """The same on every card that nobody may see; where it is too low, only the words."""
    words = translate("Blueprints", "Plan behind the screen")
    brief = translate("Blueprints", "behind the screen"), "?"
    text = kit.Text(words, Role.SMALL_STRONG, shorter=brief, anchor=Anchor.MIDDLE)

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        painter, palette, zoom = canvas.painter, canvas.look.palette, canvas.zoom
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for space in range(SPACES):
            cell = space_rect(rect, space)
            painter.setPen(dashed_pen(alpha(palette.ink, 0.6), 1.2 * zoom))
            painter.drawRect(cell)
            write(painter, "?", cell.center(), Role.PAGE_TITLE, palette.ink_2, Anchor.MIDDLE, zoom)
        painter.setPen(Qt.PenStyle.NoPen)

    grid = kit.Picture("unknown plan", 0.0, 84.0, paint, stretches=True)
    above = kit.Optional(kit.Stack((kit.Space(kit.Spread(34.0, 18.0)), grid)))
    told = kit.Part(kit.PartInfo("unknown", spoken=kit.SILENT), text)
    return above, kit.Space(kit.Spread(22.0, 12.0)), told, kit.Space(kit.Spread(24.0, 12.0))


# --- the points -----------------------------------------------------------------------

SCORE_HEIGHT = 348
_LOOSEST = 1.3
"""How much air the card takes where it is high."""
_COUNT, _COUNT_GROWN = Type(13, 400, tabular=True), Type(13, 600, tabular=True)
_OUT_OF_REACH = 0.38


def score_card(
    standing: BuildingStatus, preview: Preview | None, awards: Sequence[str] = (), owner: str = ""
) -> kit.Card:
    """The points of a building; `owner` names its player where that is not the viewer."""
    title = translate("Blueprints", "Your building")
    if owner:
        title = translate("Blueprints", "{name}’s building").format(name=owner)
    after = standing if preview is None else preview.after
    words = ScoreWords(after, awards)
    materials = [_material_row(material, after, preview, words) for material in range(4)]
    said = building_points(after.score.total)
    total = kit.total(
        _total_label(awards),
        kit.Text(str(after.score.total), Role.SCORE),
        kit.PartInfo("total", "round-points", "\n".join(words.total()), said),
        "" if preview is None else str(standing.score.total),
    )
    items = (
        kit.rows([*materials, _bonus_row(after, preview, words)], pitch=Spread(31.0, 22.0)),
        kit.Divider(),
        total,
        kit.Fill(),
        _prizes(standing, after),
    )
    return kit.Card(title, items, pad=18.0, foot=Spread(9.0, 7.0), loosest=_LOOSEST)


def _total_label(awards: Sequence[str]) -> kit.Item:
    """What the sum is called, and the Awards that the best buildings win."""
    brief = translate("Blueprints", "Points")
    label = kit.Text(translate("Blueprints", "Building points"), Role.BODY_STRONG, shorter=(brief,))
    if not awards:
        return label
    words = translate("Blueprints", "for the best buildings", "medals are before it")
    in_short = translate("Blueprints", "for the best", "medals are before it")
    if len(awards) == 1:
        words = translate("Blueprints", "for the best building", "a medal is before it")
        in_short = translate("Blueprints", "for the best", "a medal is before it")
    best = kit.Text(words, Role.SMALL, CardTone.QUIET, (in_short,))
    medals = tuple(_medal(award) for award in awards)
    return kit.Stack((label, kit.Line((kit.Line(medals, gap=1.0), best), gap=4.0)))


def _medal(award: str) -> kit.Item:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        figure = str(AWARD_POINTS[award])
        medal = honour_sprite(award, round(rect.width()), canvas.look, canvas.ratio, figure)
        medal.paint(canvas.painter, rect.center())

    tip = labelled(term(GAME, award), points_words(AWARD_POINTS[award]))
    picture = kit.Picture(("medal", award), 19.0, 19.0, paint)
    return kit.Part(kit.PartInfo(award, award, tip), picture)


def _material_row(
    material: int, after: BuildingStatus, preview: Preview | None, words: ScoreWords
) -> kit.Row:
    points = points_of(after.score, material)
    gain = 0 if preview is None else preview.gain_of(material)
    dice = counted_words(material, after.counts[material])
    said = translate("Blueprints", "{dice}: {points}")
    said = said.format(dice=dice, points=points_words(points))
    name, tip = MATERIALS[material], "\n".join(words.material(material))
    return kit.Row(
        capitalised(material_word(material)),
        str(points),
        kit.PartInfo(name, name, tip, said),
        sign=material_picture(material, 19.0),
        detail=f"\N{MULTIPLICATION SIGN} {after.counts[material]}",
        change=signed(gain) if gain else "",
        note=kit.Text(pay_words(material), Role.SMALL, CardTone.QUIET),
    )


def _bonus_row(after: BuildingStatus, preview: Preview | None, words: ScoreWords) -> kit.Row:
    kept, done = after.bonus_in_reach, after.score.bonus == BONUS
    value = str(BONUS) if done else translate("Blueprints", "{points} ?").format(points=BONUS)
    tone = CardTone.GOOD if done else CardTone.QUIET
    gained = preview is not None and preview.bonus_gained
    label = capitalised(term(GAME, "bonus"))
    said = translate("Blueprints", "{bonus}: {state}").format(bonus=label, state=words.ready())
    note_tone = CardTone.QUIET if kept else CardTone.BAD
    return kit.Row(
        label,
        value if kept else "0",
        kit.PartInfo("bonus", "bonus", "\n".join(words.bonus()), said),
        sign=kit.Sign(Icon.CHECK, 18.0, tone) if kept else kit.Sign(Icon.CROSS, 18.0, CardTone.BAD),
        change=signed(BONUS) if gained else "",
        note=kit.Text(words.ready(), Role.SMALL, note_tone, lines=2),
        open=not done,
    )


# --- the Prizes ---------------------------------------------------------------------------

_BEGUN = 2
"""So many dice of a Prize make it the one that the words are about: one die alone fits them all."""


def _prizes(before: BuildingStatus, after: BuildingStatus) -> kit.Item:
    """How much of each Prize the building has; the words are about the nearest one."""
    nearest = after.nearest_prize
    said = translate("Blueprints", "no Prize within reach")
    if nearest is not None and nearest.have < _BEGUN:
        said = translate("Blueprints", "Each Prize is worth {points}")
        said, nearest = said.format(points=victory_points(PRIZE_POINTS)), None
    elif nearest is not None:
        full = translate("Blueprints", "{prize}: {lack}")
        said = full.format(prize=term(GAME, nearest.prize), lack=lack_words(nearest))
    tone = CardTone.GOOD if nearest is not None and not nearest.missing else CardTone.NORMAL
    cells = tuple(_prize(number, before, after, nearest) for number in range(len(PRIZES)))
    line = kit.Text(said, Role.SMALL, tone, anchor=Anchor.MIDDLE, lines=2)
    body = kit.Stack((kit.Line(cells, gap=0.0, equal=True), line))
    return kit.Field(body, pad=3.0, reach=7.0)


def _prize(
    number: int, before: BuildingStatus, after: BuildingStatus, nearest: PrizeProgress | None
) -> kit.Item:
    """The badge, and beside it "3/5" or a tick; the nearest Prize is on a lighter ground."""
    was, now = before.prizes[number], after.prizes[number]
    grown, in_reach = now.have > was.have, after.in_reach(now)
    state: kit.Item = kit.Sign(Icon.CHECK, 15.0, CardTone.GOOD, 3.0)
    if now.missing:
        tone = CardTone.NORMAL if grown or in_reach else CardTone.QUIET
        role = _COUNT_GROWN if grown else _COUNT
        state = kit.Text(f"{now.have}/{now.wanted}", role, tone)
    cell: kit.Item = kit.Line((kit.Fill(), _badge(number, in_reach), state, kit.Fill()), gap=5.0)
    if now == nearest:
        cell = kit.Field(cell, kit.CardGround.RAISED, pad=0.0, reach=0.0)
    lines = prize_words(now, in_reach)
    info = kit.PartInfo(PRIZES[number], PRIZES[number], "\n".join(lines), ", ".join(lines))
    return kit.Part(info, cell)


def _badge(number: int, in_reach: bool) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look = canvas.look
        badge = prize_sprite(look.pixmaps, number, round(rect.width()), canvas.ratio, look.palette)
        badge.paint(canvas.painter, rect.center(), 1.0 if in_reach else _OUT_OF_REACH)

    return kit.Picture(("prize", number, in_reach), 26.0, 28.0, paint)


# --- nobody's building may be seen ----------------------------------------------------------


def standings_card(facts: PublicFacts, people: Sequence[Person]) -> kit.Card:
    """The dice everybody took, the last round and what was won; the seat to act is on a ground."""
    hidden = translate(
        "Blueprints", "Plans and buildings stay behind the screens until the round ends."
    )
    seats = [_seat(facts, person) for person in people]
    why = kit.Text(hidden, Role.SMALL, CardTone.QUIET, lines=4)
    return kit.Card(
        translate("Blueprints", "Round {round}").format(round=facts.round),
        (*seats, kit.Fill(), why),
        pad=18.0,
        gap=Spread(9.0, 2.0),
        spoken=translate("Blueprints", "Standings"),
    )


def _seat(facts: PublicFacts, person: Person) -> kit.Item:
    seat = facts.seats[person.seat]
    taken = translate("Blueprints", "{taken} of {all} dice")
    dice = taken.format(taken=len(seat.taken), all=DICE_EACH)
    besides = _besides(facts, seat)
    name, count = kit.Text(person.name, Role.BODY_STRONG), kit.Text(dice, Role.SMALL_STRONG)
    body = kit.Line((kit.SeatSign(person.colour, 13.0), name, kit.Fill(), count))
    second = kit.Text(" · ".join(besides), Role.SMALL, CardTone.QUIET, tuple(besides[:1]))
    told = kit.Stack((body, kit.Line((kit.Space(kit.fixed(13.0)), second))))
    item: kit.Item = kit.Field(told, pad=4.0, reach=10.0) if facts.to_act == person.seat else told
    info = kit.PartInfo(f"seat-{person.seat}", spoken=", ".join((person.name, dice, *besides)))
    return kit.Part(info, item)


def _besides(facts: PublicFacts, seat: PlayerFacts) -> list[str]:
    """The round before, and what was won."""
    said = []
    if seat.last is not None:
        words = translate("Blueprints", "round {round}: {points}")
        said.append(words.format(round=facts.scored, points=seat.last))
    if seat.points is not None:
        words = translate("Blueprints", "won: {points}")
        said.append(words.format(points=victory_points(seat.points)))
    elif seat.held:
        said.append(translate("Blueprints", "%n face down", "Awards and Prizes", seat.held))
    return said


# --- the panel of a player ------------------------------------------------------------

ROW_HALF = 16.0
"""Half the width of a die in the row."""
_MANY = 2
"""Beside more cards than this the last round is told in its short form, on all panels."""
_FANNED, _FACE_DOWN = 0.5, 1.1
"""How far a card stands from an equal one before it, in widths."""


def seat_card(position: Position, seat: Seat, hidden: bool = False) -> kit.SeatCard:
    """A seat as the viewer may see it; `hidden`: as everybody may."""
    view: State = position.view
    facts = public_facts(position)
    own = position.you == seat and not hidden
    is_open = view.round.options.open_awards
    shown = is_open or (position.viewer == seat and not hidden)
    held = held_by(view.results, seat)
    won = held if shown else ("",) * len(held)
    points = honours(view.results, seat).points if shown else 0
    told = facts.seats[seat]
    return kit.SeatCard(
        active=facts.to_act == seat,
        own=own,
        began=facts.order[0] == seat,
        chip=turn_words(facts, seat),
        chip_tip=translate("Blueprints", "When this player’s turn comes"),
        items=(
            kit.Line(tuple(_die(told, index) for index in range(DICE_EACH)), gap=1.0),
            kit.Fill(),
            _seat_foot(facts, told, won, points, shown, own and not is_open),
        ),
        strip=(_strip(told, won, points, shown),),
        lines=tuple(seat_lines(facts, told, won_words(told, won if shown else (), points, own))),
        rule=_rule(told, won, is_open),
    )


def _strip(seat: PlayerFacts, won: Sequence[str], points: int, shown: bool) -> kit.Item:
    """The dice in a narrow window, and what was won in the longest form that there is room for."""
    dice = _tokens(seat, _TOKEN)
    if not won:
        return kit.Line((dice, kit.Fill()))
    fans = tuple(_fan(kind, won.count(kind)) for kind in dict.fromkeys(won))
    figure = translate("Blueprints", "%n face down", "", len(won))
    if shown:
        figure = victory_points(points)
    number = kit.Text(str(points if shown else len(won)), Role.SMALL_STRONG)
    told = kit.Line((*fans, kit.Text(figure, Role.SMALL)), gap=4.0)
    brief = kit.Line((*fans, number), gap=3.0)
    least = kit.Line((_fan(won[0], 1), number), gap=1.0)
    wide = tuple(kit.Line((dice, kit.Fill(), each), gap=6.0) for each in (told, brief, least))
    return kit.Choice((*wide, kit.Line((_tokens(seat, _SMALL_TOKEN), kit.Fill(), least), gap=4.0)))


def _tokens(seat: PlayerFacts, side: float) -> kit.Item:
    apart = 3.0 if side == _TOKEN else 1.0
    return kit.Line(tuple(_token(seat, index, side) for index in range(DICE_EACH)), gap=apart)


def _rule(seat: PlayerFacts, won: Sequence[str], is_open: bool) -> str:
    """Why a die is barred, why cards are hidden, what the points are for."""
    if any(seat.removed):
        return "removed"
    if won and not is_open:
        return "face-down"
    return "round-points" if seat.last is not None else "behind-the-screen"


def _seat_foot(
    facts: PublicFacts, seat: PlayerFacts, won: Sequence[str], points: int, shown: bool, hides: bool
) -> kit.Item:
    """What was won, its points, an eye where others may not see it, and the last round."""
    fewer: tuple[str, ...] = ()
    if not won:
        words = translate("Blueprints", "nothing won yet")
    elif shown:
        words, fewer = victory_points(points), (points_words(points),)
    else:
        words = translate("Blueprints", "%n face down", "", len(won))
        fewer = (translate("Blueprints", "%n hidden", "", len(won)),)
    items: list[kit.Item] = [_fan(kind, won.count(kind)) for kind in dict.fromkeys(won)]
    tone = CardTone.NORMAL if shown and won else CardTone.QUIET
    items.append(kit.Text(words, Role.SMALL, tone, fewer))
    if hides and won:
        tip = translate("Blueprints", "Hidden from the others")
        eye = kit.named("eye", tip, kit.Sign(Icon.EYE_CLOSED, 16.0), "face-down")
        items.append(kit.Optional(eye, 1))
    items.append(kit.Fill())
    if seat.last is not None:
        last = translate("Blueprints", "round {round}: {points}")
        short = translate("Blueprints", "R{round}: {points}", "what a round scored, very short")
        full, brief = (form.format(round=facts.scored, points=seat.last) for form in (last, short))
        crowded = max(each.held for each in facts.seats) > _MANY
        forms = (brief,) if crowded else (full, brief)
        texts = tuple(kit.Text(form, Role.SMALL, CardTone.QUIET) for form in forms)
        items.append(kit.Choice(texts))
    return kit.Line(tuple(items), height=kit.fixed(22.0))


# --- dice ---------------------------------------------------------------------------------


def _die(seat: PlayerFacts, index: int) -> kit.Item:
    die = seat.taken[index] if index < len(seat.taken) else None
    removed = die is not None and seat.removed[index]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, ratio, painter = canvas.look, canvas.ratio, canvas.painter
        w = round(ROW_HALF * canvas.zoom)
        at = die_origin(rect.center(), w)
        if die is None:
            painter.translate(at)
            paint_empty_slot(painter, w, look.palette.text_2)
            return
        paint_solid_die(painter, die, at, w, look, ratio, lost=removed)
        if removed:
            box = QRectF(0.0, 0.0, 15.0 * canvas.zoom, 15.0 * canvas.zoom)
            box.moveCenter(rect.center())
            paint_icon(painter, Icon.BARRED, box, look.palette.warn, 3.4)

    picture = kit.Picture(("die", die, removed), 33.0, 38.0, paint)
    return kit.named(f"die-{index}", _die_tip(seat, index), picture, _die_rule(removed))


def _token(seat: PlayerFacts, index: int, side: float) -> kit.Item:
    """A die seen from above, for the strip; a small frame for one that is still to come."""
    die = seat.taken[index] if index < len(seat.taken) else None
    removed = die is not None and seat.removed[index]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, painter = canvas.look, canvas.painter
        if die is not None:
            token = flat_die(die, round(rect.width()), look, canvas.ratio)
            token.paint(painter, rect.center(), 0.45 if removed else 1.0)
            return
        painter.setPen(look.palette.text_2)
        painter.setOpacity(0.5)
        inset = rect.width() * 0.16
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 2, 2)

    picture = kit.Picture(("token", die, removed), side, side, paint)
    return kit.named(f"die-{index}", _die_tip(seat, index), picture, _die_rule(removed))


def _die_tip(seat: PlayerFacts, index: int) -> str:
    """A die that everybody saw being taken, or an empty place."""
    if index >= len(seat.taken):
        return translate("Blueprints", "A die still to take")
    die = capitalised(die_words(seat.taken[index]))
    if seat.removed[index]:
        return translate("Blueprints", "{die}: it fitted nowhere").format(die=die)
    return translate("Blueprints", "{die}, behind the screen").format(die=die)


def _die_rule(removed: bool) -> str:
    return "removed" if removed else "behind-the-screen"


# --- Awards and Prizes --------------------------------------------------------------------


def _fan(kind: str, many: int) -> kit.Item:
    """Equal Awards or Prizes fanned out as in a hand; without a kind they are face down."""
    size = 22.0 if kind else 19.0

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        sprite = honour_sprite(kind, round(rect.width()), canvas.look, canvas.ratio)
        sprite.paint(canvas.painter, rect.center())

    card, apart = kit.Picture(("won", kind), size, size, paint), _FANNED if kind else _FACE_DOWN
    fanned = kit.Line((card,) * many, (apart - 1.0) * size)
    tip = term(GAME, kind) if kind else translate("Blueprints", "Awards and Prizes, face down")
    return kit.named(kind or "face-down", tip, fanned, kind)
