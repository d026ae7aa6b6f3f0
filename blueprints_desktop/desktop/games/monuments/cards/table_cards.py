"""The cards beside the table: the panels of the players, the walk, the plan level by level.

A panel counts nobody's pieces, unless the match is played with open stocks.
"""

from collections.abc import Callable, Sequence
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.projection import turn, turned_size
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, write
from blueprints_desktop.desktop.games.monuments.art.pieces import (
    flat_brick_sprite,
    piece_sprite,
    token_sprite,
)
from blueprints_desktop.desktop.games.monuments.board.selection import (
    Placing,
    Walking,
    place_part,
)
from blueprints_desktop.desktop.games.monuments.facts.secrecy import spoken_to
from blueprints_desktop.desktop.games.monuments.texts.words import (
    a_piece,
    brick_words,
    cell_words,
    colour_word,
    counted_pieces,
    opens_words,
    piece_words,
    pieces_list,
    support_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import (
    figure,
    gain_words,
    points_words,
    score_words,
    signed,
)
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardGround, CardTone
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.building import why_not
from blueprints_desktop.games.monuments.hints import NOT_AT_HAND
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.pieces import BLACK, KINDS, NOTHING, Heap, Piece, count
from blueprints_desktop.games.monuments.plan import LEVEL_POINTS, Plan
from blueprints_desktop.games.monuments.quarry import STEPS
from blueprints_desktop.games.monuments.state import (
    BLACK_POINTS,
    BUILDING,
    OVER,
    QUARRY,
    State,
)

WALK_HEIGHT, LEVELS_HEIGHT = 236, 472
_HEIGHTS = kit.Heights(84, 100)
_FIGURE = Type(12, 600, tabular=True)
_LABEL, _DIGIT = Type(13, 500), Type(12, 700, tabular=True)
_WORDS = 90.0
"""The width of the words beside the drawing of a level."""
_STRETCH = (1.7, 3.4)
"""How much wider than deep a unit of the plan may be: from the front or back, and from a side."""
_ABOUT_WALKS = "wrong-number-of-steps"
translate = QCoreApplication.translate


def seat_card(plan: Plan, position: Position, seat: Seat, score: int | None = None) -> kit.SeatCard:
    """What everybody sees of a seat; ``score`` is shown instead while points are being counted."""
    view: State = position.view
    acts = view.phase in (QUARRY, BUILDING) and position.to_act == seat
    leads = view.lead == seat
    shown = figure(view.scores[seat] if score is None else score)
    promised = BLACK_POINTS if black_holder(view) == seat else 0
    lies_open = view.options.open_stocks or view.phase == OVER
    stock = view.stocks[seat] if lies_open else None
    own = [number for number, builder in view.placed if builder == seat]
    status = _status(view, seat, acts=acts)
    built = ""
    brief: tuple[str, ...] = ()
    if own:
        words = translate("Monuments", "Built %n bricks: {points}", "", len(own))
        points = points_words(sum(plan.points[number] for number in own))
        built = words.format(points=points)
        shorter = translate("Monuments", "%n bricks: {points}", "", len(own))
        shortest = translate("Monuments", "%n bricks", "", len(own))
        brief = (shorter.format(points=points), shortest)
    said = kit.Text(status, Role.SMALL, CardTone.NORMAL if acts else CardTone.QUIET)
    second: kit.Item = kit.Text(built, Role.SMALL, CardTone.QUIET, brief)
    begins = _leading_words(view) if leads else ""
    counted = ""
    if stock is not None:
        second = _tokens(stock)
        kept = [piece for piece in KINDS if count(stock, piece)]
        counted = ", ".join(counted_pieces(piece, count(stock, piece)) for piece in kept)
    lines = tuple(kit.Line((item,), height=kit.Spread(20.0, 17.0)) for item in (said, second))
    score_text: kit.Item
    strip_score: kit.Item
    score_text, strip_score = (
        kit.Part(kit.PartInfo("score"), kit.Text(shown, role))
        for role in (Role.SCORE, Role.CARD_TITLE)
    )
    black = ""
    if promised:
        words = translate("Monuments", "Black piece: {points} when the quarry is empty")
        black = words.format(points=gain_words(promised))
        gain = kit.Text(signed(promised), Role.SMALL_STRONG, CardTone.GOOD)
        score_text, strip_score = (
            kit.Line((token(BLACK, 15.0), gain, score), gap=4.0)
            for score in (score_text, strip_score)
        )
    strip_line = said if status else kit.Text(built, Role.SMALL, CardTone.QUIET, brief)
    told = (score_words(view.scores[seat]), black, status, built, begins, counted)
    return kit.SeatCard(
        active=acts,
        own=spoken_to(position) == seat,
        began=leads,
        items=(kit.Fill(), kit.Line((kit.Stack(lines), score_text), gap=10.0)),
        strip=(kit.Line((strip_line, kit.Fill(), strip_score)),),
        lines=tuple(filter(None, told)),
        rule=_rule(view, seat, acts=acts, built=bool(own)),
        heights=_HEIGHTS,
    )


def black_holder(view: State) -> Seat | None:
    """Who has taken the black piece in this quarry, which everybody saw; None: nobody."""
    if view.phase != QUARRY:
        return None
    took = (seat for seat, heap in enumerate(view.collected) if count(heap, BLACK))
    return next(took, None)


def _leading_words(view: State) -> str:
    """What the flag means."""
    if view.phase == QUARRY:
        return translate("Monuments", "Began this round")
    return translate("Monuments", "Took the black piece: builds first and begins the next round")


def _passed(view: State, seat: Seat) -> bool:
    return view.phase != QUARRY and bool(view.passed >> seat & 1)


def _status(view: State, seat: Seat, *, acts: bool) -> str:
    """What the seat is about."""
    if view.phase == OVER:
        return ""
    if _passed(view, seat):
        if view.lost[seat]:
            return translate("Monuments", "Passed: {points}").format(
                points=signed(-view.lost[seat])
            )
        return translate("Monuments", "Passed")
    if acts and view.phase == QUARRY:
        steps = STEPS[min(view.turn, len(STEPS) - 1)]
        return translate("Monuments", "%n steps this turn", "", steps)
    if acts:
        return translate("Monuments", "Builds now")
    after = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    following = next((other for other in after if not _passed(view, other)), None)
    is_next = view.phase in (QUARRY, BUILDING) and following == seat
    return translate("Monuments", "Next") if is_next else ""


def _rule(view: State, seat: Seat, *, acts: bool, built: bool) -> str:
    """Why somebody passed, goes so far, begins, or has these points: the first that applies."""
    if _passed(view, seat):
        return "loss" if view.lost[seat] else "pass"
    if acts and view.phase == QUARRY:
        return "wrong-number-of-steps"
    if built:
        return "brick-points"
    return "first-player" if view.lead == seat else "start-score"


def _tokens(stock: Heap) -> kit.Item:
    """Where stocks are open: how many of each kind."""
    items: list[kit.Item] = []
    for piece in KINDS:
        if count(stock, piece):
            number = kit.Text(str(count(stock, piece)), _FIGURE)
            items.append(kit.Optional(kit.Line((token(piece, 15.0), number), gap=3.0), -piece))
    return kit.Line(tuple(items), gap=7.0)


def token(piece: Piece, size: float) -> kit.Picture:
    """A kind of piece in a line of text."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look = canvas.look
        sprite = token_sprite(look.pixmaps, piece, rect.width(), canvas.ratio, look.palette)
        sprite.paint(canvas.painter, rect.center())

    return kit.Picture(("token", piece), size, size, paint)


# --- the walk -----------------------------------------------------------------------------


def walk_card(position: Position, walking: Walking, people: Sequence[Person]) -> kit.Card:
    """The walk of the player to act in the quarry; elsewhere there is none."""
    view: State = position.view
    seat = position.to_act
    if view.phase != QUARRY or seat is None:
        return kit.Card(about=_ABOUT_WALKS)
    steps = STEPS[min(view.turn, len(STEPS) - 1)]
    title = translate("Monuments", "Your route")
    if spoken_to(position) != seat:
        words = translate("Monuments", "{name}’s route")
        title = capitalised(words.format(name=people[seat].name))
    slots: list[kit.Item] = [_slot(walking, number, steps) for number in range(steps)]
    slots += [kit.Space(kit.NO_SPACE)] * (max(STEPS) - steps)
    notes = [
        kit.Optional(kit.Text(note, Role.SMALL, CardTone.QUIET, lines=3), -number)
        for number, note in enumerate(walk_notes(walking))
    ]
    counted = translate("Monuments", "%n steps", "", steps)
    return kit.Card(
        title,
        (kit.Line(tuple(slots), gap=6.0, equal=True), kit.Space(kit.Spread(12.0, 4.0)), *notes),
        head=(kit.Text(counted, Role.SMALL, CardTone.QUIET),),
        about=_ABOUT_WALKS,
    )


def walk_notes(walking: Walking) -> list[str]:
    """What there is to know at this point of the walk, the most important first."""
    if not walking.active:
        return [translate("Monuments", "One piece is taken from each cell.")]
    said = []
    if BLACK in walking.gathered:
        said.append(
            translate("Monuments", "Black piece: %n points, and you build first.", "", BLACK_POINTS)
        )
    if walking.complete:
        words = translate("Monuments", "You take {pieces}.")
        return [*said, words.format(pieces=pieces_list(walking.gathered))]
    if not said:
        said.append(translate("Monuments", "Take one piece from each cell."))
    said.append(translate("Monuments", "End on the outer ring."))
    if walking.length < max(STEPS) and not walking.cells:
        words = translate("Monuments", "The first turns have 1, 2 and 3 steps, all later ones 4.")
        said.insert(0, words)
    return said


def _slot(walking: Walking, number: int, steps: int) -> kit.Item:
    """A step: its number, the piece taken there or an empty place, and a word."""
    entered, known = number < len(walking.cells), number < len(walking.took)
    is_next = walking.active and not walking.complete and number == len(walking.took)
    piece = walking.took[number] if known else NOTHING
    label = ""
    if known:
        label = translate("Monuments", "nothing") if piece == NOTHING else colour_word(piece)
    elif entered:
        label = translate("Monuments", "choose")
    elif number == steps - 1:
        label = translate("Monuments", "outer", "the last step ends on the outer ring")
    tone = CardTone.NORMAL if known or is_next else CardTone.QUIET
    body = kit.Stack(
        (
            _slot_picture(piece, number, entered or is_next),
            kit.Text(label, _LABEL, tone, anchor=Anchor.MIDDLE),
        )
    )
    ground = CardGround.CHOSEN if is_next else CardGround.SUNK
    said = _spoken_step(walking, number) if entered else kit.SILENT
    told = _spoken_step(walking, number) if entered else _coming_step(number, steps)
    info = kit.PartInfo(f"step-{number + 1}", _ABOUT_WALKS, told, said)
    return kit.Part(info, kit.Field(body, ground, pad=4.0, reach=0.0))


def _coming_step(number: int, steps: int) -> str:
    if number == steps - 1:
        words = translate("Monuments", "Step {step}, the last: it ends on the outer ring")
    else:
        words = translate("Monuments", "Step {step}: to an adjacent cell")
    return words.format(step=number + 1)


def _spoken_step(walking: Walking, number: int) -> str:
    words = translate("Monuments", "Step {step}: {cell}, {piece}")
    piece = translate("Monuments", "to be chosen")
    if number < len(walking.took):
        taken = walking.took[number]
        piece = translate("Monuments", "nothing") if taken == NOTHING else a_piece(taken)
    cell = cell_words(walking.cells[number])
    return words.format(step=number + 1, cell=cell, piece=piece)


def _slot_picture(piece: int, number: int, strong: bool) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        painter, zoom, look = canvas.painter, canvas.zoom, canvas.look
        palette = look.palette
        middle = QPointF(rect.center().x(), rect.top() + 46.0 * zoom)
        if piece != NOTHING:
            sprite = piece_sprite(look.pixmaps, piece, 14.0 * zoom, canvas.ratio, palette)
            sprite.paint(painter, middle)
        else:
            ring = QRectF(0.0, 0.0, 34.0 * zoom, 22.0 * zoom)
            ring.moveCenter(middle - QPointF(0.0, 2.0 * zoom))
            painter.setPen(dashed_pen(palette.text_2, 1.6 * zoom, 2.6, 2.2))
            painter.drawEllipse(ring)
        at = rect.topLeft() + QPointF(12.0, 9.0) * zoom
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.first_player.dark if strong else palette.text_2)
        painter.drawEllipse(at, 9.0 * zoom, 9.0 * zoom)
        ink = palette.pencil if strong else palette.panel
        write(painter, str(number + 1), at, _DIGIT, ink, Anchor.MIDDLE, zoom)

    return kit.Picture(("slot", piece, number, strong), 56.0, 64.0, paint)


# --- the plan, level by level -------------------------------------------------------------


class _Place(Enum):
    """How a place of the plan is drawn."""

    BARE = auto()
    BUILT = auto()
    LIT = auto()
    OTHER = auto()
    """A brick of another colour than the chosen one fits, or one that only others may have."""
    AIMED = auto()


def levels_card(
    plan: Plan,
    view: State | None,
    placing: Placing,
    pointed: int | None = None,
    turns: int = 0,
) -> kit.Card:
    """A sheet for each level, the highest on top; `pointed` is the level that is pointed at.

    `turns` are the quarter turns of the board: what is in front there is lowest on the sheets.
    `view` is that of the viewer or of the public; None: no brick stands and nothing is said.
    """
    levels = range(max(brick.level for brick in plan.bricks), 0, -1)
    return kit.Card(
        items=tuple(
            _level(plan, view, placing, level, level == pointed, turns) for level in levels
        ),
        surface=kit.Surface.SHEETS,
        pad=0.0,
        top=kit.NO_SPACE,
        foot=kit.NO_SPACE,
        gap=kit.fixed(8.0),
        click_asks=False,
        spoken=translate("Monuments", "The plan, level by level"),
    )


def level_part(level: int) -> str:
    """The public name of a level's sheet."""
    return f"level.{level}"


def level_of(plan: Plan, part: str) -> int:
    """The level of a sheet or of a place on it."""
    kind, name = part.split(".", 1)
    if kind == "level":
        return int(name)
    return next(brick.level for brick in plan.bricks if place_part(brick) == part)


def _level(
    plan: Plan, view: State | None, placing: Placing, level: int, pointed: bool, turns: int
) -> kit.Item:
    """What a level is worth and how much of it stands, beside its flat drawing."""
    here = [brick for brick in plan.bricks if brick.level == level]
    built = 0 if view is None else view.built
    free = view.open if view is not None and view.phase == BUILDING else 0
    kinds = [_kind(brick, plan, built, free, placing) for brick in here]
    aimed = placing.aimed is not None and placing.aimed.level == level

    def spots(rect: QRectF, _zoom: float) -> list[tuple[kit.PartInfo, QRectF]]:
        place = _placing_in(plan, rect, turns)
        return [(_place_info(plan, view, placing, brick), place(brick)) for brick in here]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        place = _placing_in(plan, rect, turns)
        for brick, kind in zip(here, kinds, strict=True):
            _paint_place(canvas, brick, kind, place(brick).adjusted(0.6, 0.6, -0.6, -0.6))

    key = ("level", turns, tuple(zip(here, kinds, strict=True)))
    picture = kit.Picture(key, 0.0, 20.0, paint, stretches=True, spots=spots)
    title, *facts = words = _words(level, kinds)
    lines = (
        kit.Text(title, Role.DRAFTING),
        *(kit.Text(fact, Role.SMALL_STRONG, CardTone.QUIET) for fact in facts),
    )
    line = kit.Line((kit.Stack((kit.Fill(), *lines, kit.Fill()), width=_WORDS), picture), gap=4.0)
    ground = CardGround.CHOSEN if pointed or aimed else CardGround.SUNK
    said = kit.SILENT if view is None else ", ".join(words)
    info = kit.PartInfo(level_part(level), "brick-points", ", ".join(words), said)
    return kit.Part(info, kit.Field(line, ground, pad=12.0, inset=16.0, reach=0.0))


def _kind(brick: Brick, plan: Plan, built: int, free: int, placing: Placing) -> _Place:
    if built >> plan.numbers[brick] & 1:
        return _Place.BUILT
    if placing.hint_for(brick) is None:
        return _Place.OTHER if free >> plan.numbers[brick] & 1 else _Place.BARE
    if brick == placing.aimed:
        return _Place.AIMED
    return _Place.LIT if placing.colour in (None, brick.colour) else _Place.OTHER


def _words(level: int, kinds: list[_Place]) -> tuple[str, str, str]:
    counted = translate("Monuments", "{set} of {all}", "bricks of a level")
    return (
        translate("Monuments", "Level {level}").format(level=level),
        points_words(LEVEL_POINTS[level - 1]),
        counted.format(set=kinds.count(_Place.BUILT), all=len(kinds)),
    )


def _place_info(plan: Plan, view: State | None, placing: Placing, brick: Brick) -> kit.PartInfo:
    def ask() -> tuple[str, str]:
        """Only the builder is told what could be set."""
        if view is None:
            return "", ""
        own = view.phase == BUILDING and view.stocks[view.seat] is not None
        rule = why_not(plan, view, brick) if own else None
        return "\n".join(place_lines(plan, view, brick, placing)), rule or "brick-points"

    return kit.PartInfo(place_part(brick), live=placing.hint_for(brick) is not None, ask=ask)


def place_lines(plan: Plan, view: State, brick: Brick, placing: Placing) -> list[str]:
    """All there is to say of a place: the first line names it."""
    said = [f"{capitalised(brick_words(brick))}, {support_words(plan, brick)}"]
    hint = placing.hint_for(brick)
    if hint is not None:
        return [*said, gain_words(hint.points), opens_words(hint)]
    number = plan.numbers[brick]
    if view.built >> number & 1:
        builder = next((seat for placed, seat in view.placed if placed == number), None)
        return said if builder is None else [*said, translate("Monuments", "In place")]
    said.append(points_words(plan.points[number]))
    if not view.open >> number & 1:
        said.append(translate("Monuments", "Needs support first"))
    elif view.phase == BUILDING and view.stocks[view.seat] is not None:
        if why_not(plan, view, brick) == NOT_AT_HAND and placing.active:
            words = translate("Monuments", "You have no {brick}")
            said.append(words.format(brick=piece_words(brick.colour)))
    else:
        said.append(translate("Monuments", "Free"))
    return said


def _placing_in(plan: Plan, room: QRectF, turns: int) -> Callable[[Brick], QRectF]:
    """Where bricks are drawn, at the right of a room, turned like the board."""
    across, deep = turned_size(plan.width, plan.rows, turns)
    unit = min(room.width() / across, room.height() / deep * _STRETCH[turns % 2])
    row = min(room.height() / deep, unit * 0.95)
    left, top = room.right() - across * unit, room.center().y() - deep * row / 2

    def place(brick: Brick) -> QRectF:
        x, y = float(brick.x), float(plan.rows - 1 - brick.row)
        corners = [turn(*at, plan.width, plan.rows, turns) for at in ((x, y), (x + 2, y + 1))]
        (x0, x1), (y0, y1) = (sorted(sides) for sides in zip(*corners, strict=True))
        return QRectF(left + x0 * unit, top + y0 * row, (x1 - x0) * unit, (y1 - y0) * row)

    return place


def _paint_place(canvas: kit.PaintContext, brick: Brick, kind: _Place, inner: QRectF) -> None:
    """A brick that stands; a lit place ringed in pencil; else the colour that is asked for, faint."""
    painter, zoom, palette = canvas.painter, canvas.zoom, canvas.look.palette
    if kind is _Place.BUILT:
        size = round(inner.width(), 1), round(inner.height(), 1)
        sprite = flat_brick_sprite(canvas.look.pixmaps, brick.colour, *size, canvas.ratio, palette)
        sprite.paint(painter, inner.topLeft())
        return
    tones = palette.bricks[brick.colour]
    fill, pen = {
        _Place.AIMED: (palette.pencil, QPen(palette.paper_edge, 1.2 * zoom)),
        _Place.LIT: (alpha(tones.top, 0.75), QPen(palette.pencil, 1.8 * zoom)),
        _Place.OTHER: (alpha(tones.top, 0.50), dashed_pen(palette.ink, 1.2 * zoom, 2.6, 2.0)),
        _Place.BARE: (alpha(tones.top, 0.34), QPen(alpha(palette.ink, 0.50), 0.9 * zoom)),
    }[kind]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.fillRect(inner, fill)
    painter.setPen(pen)
    painter.drawRect(inner)
    painter.setPen(Qt.PenStyle.NoPen)
