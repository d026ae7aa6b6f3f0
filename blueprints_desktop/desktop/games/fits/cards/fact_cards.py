"""Cards beside the table: the score of the large ramp, everybody's rounds, and alone the titles."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import PillKind
from blueprints_desktop.desktop.drawing.painting import gradient, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.typography import (
    SMALLEST,
    Anchor,
    Role,
    Type,
)
from blueprints_desktop.desktop.games.fits.facts.past import Past
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.fits.texts.end_words import day_words, own_moves_words
from blueprints_desktop.desktop.games.fits.texts.words import (
    GAME,
    board_word,
    part_word,
    pay_words,
    reason_notes,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled, term
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.desktop.i18n.number_format import points_words, sentences, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, Spread
from blueprints_desktop.games.fits.outlook import DropOutlook
from blueprints_desktop.games.fits.scoring import parts_of
from blueprints_desktop.games.fits.titles import TITLED_BOARDS, TITLES, Title, earns_title, title_of

SCORE_HEIGHT, ROUNDS_HEIGHT = 340, 284
_REASONS = 6
"""How many reasons are shown; what is left out is in the score all the same."""
_MOST = 4
"""How many rounds have a column of their own; of more, the last ones are shown."""
_ROOMY, _LONG = 3, 9
"""With more columns or longer names than this, figures are smaller."""
_BETWEEN, _WIDENS = 6.0, 15.0
"""Between two columns at least, and how much more where there is room."""
_SUM = Type(15, 700, tabular=True)
_ROW = Spread(40.0, 26.0)
_PILL = 1.2
"""The size of the pill with the points on the ladder."""
_POLE, _THICK, _LARGER = 36.0, 8.0, 1.6
"""How far the poles are apart, how thick they are, and how much larger a roomy ladder is."""
translate = QCoreApplication.translate


# --- the large ramp ---------------------------------------------------------------------------


def score_card(model: FitsModel, outlook: DropOutlook | None = None, owner: str = "") -> kit.Card:
    """The score of the large ramp; `owner` names its player where that is not the viewer."""
    title = translate("Fits", "Your ramp")
    if owner:
        title = translate("Fits", "{name}’s ramp").format(name=owner)
    now = model.standing(model.seat)
    after = now if outlook is None else outlook.after
    items: list[kit.Item] = [
        kit.rows(
            [
                kit.Row(
                    part_word(part),
                    signed(after.part(part)),
                    kit.PartInfo(part, part),
                    change=_change(outlook, part),
                    note=kit.Text(pay_words(part, model.board), Role.SMALL, CardTone.QUIET),
                )
                for part in parts_of(model.board)
            ],
            pitch=Spread(44.0, 32.0),
        ),
        kit.Divider(),
        kit.total(
            kit.Text(board_word(model.board.id, model.board.name), Role.SECTION),
            kit.Text(signed(after.total), Role.SCORE),
            kit.PartInfo("total", spoken=_spoken_total(model, outlook)),
            signed(now.total) if outlook is not None else "",
        ),
    ]
    if outlook is not None:
        items.append(kit.notes(reason_notes(outlook)[:_REASONS]))
    elif model.view.round:
        earlier = translate("Fits", "Earlier rounds: {points}")
        words = earlier.format(points=signed(model.earlier(model.seat)))
        items.append(kit.Text(words, Role.SMALL, CardTone.QUIET))
    return kit.Card(title, tuple(items), gap=Spread(4.0, 2.0))


def _spoken_total(model: FitsModel, outlook: DropOutlook | None) -> str:
    board, now = board_word(model.board.id, model.board.name), model.standing(model.seat).total
    said = f"{board} {signed(now)}"
    if outlook is None:
        return said
    then = translate("Fits", "After the drop {points}")
    return sentences([said, then.format(points=signed(outlook.after.total))])


def _change(outlook: DropOutlook | None, part: str) -> str:
    gain = 0 if outlook is None else outlook.gain_of(part)
    return signed(gain) if gain else ""


# --- rounds -----------------------------------------------------------------------------------


def rounds_card(model: FitsModel, people: Sequence[Person]) -> kit.Card:
    """A row for each player."""
    short = dict(zip(people, short_names([person.name for person in people]), strict=True))
    points = {person: model.round_points(person.seat) for person in people}
    count = len(points[people[0]])
    shown = range(max(0, count - _MOST), count)
    close = len(shown) > _ROOMY or max(len(person.name) for person in people) > _LONG
    rows = [_rounds_head(shown)]
    for person in sorted(people, key=lambda each: -sum(points[each])):
        active = model.is_playing and model.to_act == person.seat
        rows.append(_player_row(person, short[person], points[person], close=close, active=active))
    grid = kit.Grid(tuple(rows), gap=_BETWEEN, widens=_WIDENS)
    items: tuple[kit.Item, ...] = (grid,)
    if model.is_playing:
        words = translate("Fits", "Round {round} shows what the ramps are worth now.")
        text = words.format(round=model.view.round + 1)
        note = kit.Text(text, Role.SMALL, CardTone.QUIET, lines=3)
        items = (grid, kit.Fill(), kit.Optional(note))
    return kit.Card(translate("Fits", "Rounds"), items, about="final-score")


def _rounds_head(shown: range) -> kit.GridRow:
    """The numbers of the rounds."""
    words = (*(str(number + 1) for number in shown), translate("Fits", "total"))
    cells = (kit.Text(each, Role.SMALL, CardTone.QUIET, anchor=Anchor.RIGHT) for each in words)
    return kit.GridRow((None, *cells), kit.PartInfo("head", spoken=kit.SILENT))


def _player_row(
    person: Person, short: str, points: Sequence[int], *, close: bool, active: bool
) -> kit.GridRow:
    role = Role.BODY_STRONG if active else Role.BODY
    name = kit.Text(person.name, role, reduced=(short,), least=SMALLEST)
    figure = Type(13 if close else 14, 500, tabular=True)
    figures = (
        kit.Text(signed(each), figure, CardTone.QUIET, anchor=Anchor.RIGHT)
        for each in points[-_MOST:]
    )
    total = kit.Text(signed(sum(points)), _SUM, anchor=Anchor.RIGHT)
    words = translate("Fits", "{name}: {rounds}, total {points}")
    listed = ", ".join(map(signed, points))
    said = words.format(name=person.name, rounds=listed, points=signed(sum(points)))
    return kit.GridRow(
        (
            kit.Line((kit.SeatSign(person.colour, 13.0), name), 9.0, _ROW),
            *figures,
            total,
        ),
        kit.PartInfo(f"seat-{person.seat}", spoken=said),
        ground=kit.CardGround.LIT if active else None,
        seat=person.colour if active else None,
        reach=8.0,
    )


# --- titles -----------------------------------------------------------------------------------


def solo_card(model: FitsModel, past: Past) -> kit.Card:
    """The titles at the table, by the boards that are counted; on boards that earn none, the rounds so far."""
    titled = earns_title(model.view.options.boards)
    if titled:
        title, counted = translate("Fits", "Builders’ ladder"), len(model.view.results)
        shown: tuple[kit.Item, ...] = (_ladder(model.earlier(0) if counted else None),)
        head = _boards_counted(counted)
    else:
        title, head = translate("Fits", "Rounds"), _as_it_stands()
        shown = (*_board_rows(model, model.round_points(0)), kit.Fill())
    facts = [
        kit.Optional(kit.Text(fact, Role.SMALL, CardTone.QUIET, lines=2), rank)
        for rank, fact in enumerate(solo_facts(model, past))
    ]
    return kit.Card(title, (*shown, *facts), head=(head,), about="titles")


def titles_card(
    points: int | None, notes: Sequence[str] = (), *, counted: int | None = None, roomy: bool = True
) -> kit.Card:
    """The titles after a round or game; `notes` follow the sentence about the next one.

    `counted` boards make up the points; None: all of the game.
    """
    said = notes if points is None else (next_title_words(points), *notes)
    words = [kit.Text(each, Role.SMALL_STRONG, lines=9) for each in said]
    return kit.Card(
        translate("Fits", "Builders’ ladder"),
        (_ladder(points, roomy=roomy), kit.Space(Spread(10.0, 4.0)), *words),
        head=() if counted is None else (_boards_counted(counted),),
        title_role=Role.DRAFTING,
        about="titles",
    )


def solo_facts(model: FitsModel, past: Past) -> Iterator[str]:
    """The best so far, on this board and in all; which day's ramp it is."""
    best = None if past.practice else past.bests.get(model.board.id)
    if best is not None:
        words = translate("Fits", "Your solo best on {board}: {points}")
        board = board_word(model.board.id, model.board.name)
        yield words.format(board=board, points=signed(best))
    if not past.practice and past.best_sum is not None and earns_title(model.view.options.boards):
        words = translate("Fits", "Your solo best on all four: {points}")
        yield words.format(points=signed(past.best_sum))
    if past.day is not None:
        yield day_words(past)
    if own_moves := own_moves_words(past):
        yield own_moves


def next_title_words(points: int) -> str:
    """How far the next title is; with the highest one, that there is none."""
    higher = [title for title in TITLES if title.least is not None and title.least > points]
    if not higher:
        return translate("Fits", "That’s the top title!")
    title = higher[-1]
    words = translate("Fits", "{title}: {points} to go.")
    missing = points_words((title.least or 0) - points)
    return words.format(points=missing, title=term(GAME, title.name))


def points_range(title: Title, *, brief: bool = False) -> str:
    """The points for a title, in words or in figures."""
    place = TITLES.index(title)
    most = (TITLES[place - 1].least or 0) - 1 if place else None
    least = title.least or 0
    if most is None and brief:
        return translate("Fits", "over {points}").format(points=least - 1)
    if most is None:
        return translate("Fits", "more than {points} points").format(points=least - 1)
    if title.least is None and brief:
        return translate("Fits", "up to {points}").format(points=most)
    if title.least is None:
        return translate("Fits", "up to {points} points").format(points=most)
    if brief:
        return f"{least}\N{EN DASH}{most}"
    return translate("Fits", "{least} to {most} points").format(least=least, most=most)


def _as_it_stands() -> kit.Item:
    words = kit.Text(translate("Fits", "as it stands"), Role.SMALL, CardTone.QUIET)
    return kit.Optional(words)


def _boards_counted(count: int) -> kit.Item:
    """How many boards the points on the ladder are of."""
    words = translate("Fits", "no board counted yet")
    if count:
        words = translate("Fits", "%n boards counted", "", count)
    shorter = translate("Fits", "after {counted} of {boards}").format(
        counted=count, boards=len(TITLED_BOARDS)
    )
    info = kit.PartInfo("counted", "titles", capitalised(words), spoken=words)
    return kit.Part(info, kit.Text(shorter, Role.SMALL, CardTone.QUIET))


def _board_rows(model: FitsModel, points: Sequence[int]) -> list[kit.Item]:
    made = [
        kit.Row(board_word(board.id, board.name), signed(each), kit.PartInfo(f"round-{number}"))
        for number, (board, each) in enumerate(zip(model.boards, points, strict=False), 1)
    ]
    items: list[kit.Item] = [kit.rows(made, pitch=Spread(27.0, 20.0))]
    if len(model.boards) > 1:
        label = kit.Text(translate("Fits", "Total"), Role.BODY_STRONG)
        value = kit.Text(signed(sum(points)), Role.SECTION)
        items += [kit.Space(Spread(8.0, 2.0)), kit.total(label, value, kit.PartInfo("total"))]
    return items


# --- the ladder -----------------------------------------------------------------------------


def _ladder(points: int | None, *, roomy: bool = False) -> kit.Item:
    """A rung for each title, the best on top; roomy ones say their points below the title.

    Without points nobody stands on it yet.
    """
    rows = tuple(_rung(title, points, roomy) for title in TITLES)
    said = translate("Fits", "no board counted yet")
    if points is not None:
        here = labelled(term(GAME, title_of(points).name), signed(points))
        said = sentences([here, next_title_words(points)])
    pitch = Spread(44.0, 36.0) if roomy else Spread(30.0, 22.0)
    grid = kit.Grid(rows, flexible=1, gap=12.0, pitch=pitch, stretches=True)
    return kit.Part(kit.PartInfo("ladder", "titles", spoken=said), grid)


def _rung(title: Title, points: int | None, roomy: bool) -> kit.GridRow:
    here = points is not None and title == title_of(points)
    reached = points is not None and (title.least is None or points >= title.least)
    tone = CardTone.NORMAL if reached else CardTone.QUIET
    if roomy:
        role = Role.BODY_STRONG if here else Role.BODY
    else:
        role = Role.SMALL_STRONG if here else Role.SMALL
    name: kit.Item = kit.Text(term(GAME, title.name), role, tone)
    brief = points_range(title, brief=True)
    if roomy:
        below = kit.Text(points_range(title), Role.SMALL, CardTone.QUIET, (brief,))
        name = kit.Stack((name, kit.Optional(below)))
    if here and points is not None:
        end: kit.Item = kit.Pill(signed(points), PillKind.DARK, _PILL)
    elif reached:
        end = kit.Sign(Icon.CHECK, 16.0, CardTone.GOOD, 2.2)
    else:
        end = kit.Text("" if roomy else brief, Role.SMALL, CardTone.QUIET, anchor=Anchor.RIGHT)
    times = _LARGER if roomy else 1.0
    wide = (_POLE + 2 * _THICK) * times

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        thick = _THICK * times * canvas.zoom
        colours, ends = canvas.look.palette, (title == TITLES[0], title == TITLES[-1])
        _paint_poles(canvas.painter, rect, thick, colours, ends)
        _paint_rung(canvas.painter, rect, thick, colours, reached=reached, here=here)

    picture = kit.Picture(("rung", title.name, reached, here, roomy), wide, 20.0, paint, True)
    return kit.GridRow(
        (picture, kit.Line((name, kit.Fill(), end))),
        kit.PartInfo(f"title.{title.name}", "titles"),
        kit.CardGround.CHOSEN if here else None,
        reach=6.0,
    )


def _paint_poles(
    painter: QPainter, rect: QRectF, thick: float, palette: Palette, ends: tuple[bool, bool]
) -> None:
    """A piece of both poles; `ends`: whether it is the upper and the lower end, which are round."""
    wood, (upper, lower) = palette.wood, ends
    top, bottom = round(rect.top()), round(rect.bottom())  # no seam between two pieces
    for x in (rect.left() + 0.3 * thick, rect.right() - 1.3 * thick):
        light = gradient(
            QPointF(x, top), QPointF(x + thick, top),
            lighter(wood.lit, 0.1), wood.shade, (0.35, wood.lit),
        )  # fmt: skip
        # a bar with two round ends; an end that lies within the pole is cut off
        above, below = (0.0 if upper else thick), (0.0 if lower else thick)
        seen = QRectF(x - 1.0, top - upper, thick + 2.0, bottom - top + upper + lower)
        pole = QRectF(x, top - above, thick, bottom - top + above + below)
        with saved(painter):
            painter.setClipRect(seen, Qt.ClipOperation.IntersectClip)
            painter.setBrush(light)
            painter.setPen(QPen(alpha(wood.mark, 0.7), 1.0))
            painter.drawRoundedRect(pole, 0.36 * thick, 0.36 * thick)


def _paint_rung(
    painter: QPainter, rect: QRectF, thick: float, palette: Palette, *, reached: bool, here: bool
) -> None:
    """A rung, brass as far as one has climbed; a helmet stands on it."""
    wood, brass = palette.wood, palette.brass
    high = 0.86 * thick
    bar = QRectF(rect.left(), rect.center().y() + 0.14 * rect.height(), rect.width(), high)
    lit, dim, line = wood.lit, mix(wood.middle, wood.shade, 0.4), wood.mark
    if reached:
        lit, dim, line = palette.pencil, brass.right, brass.dark
    painter.setBrush(gradient(bar.topLeft(), bar.bottomLeft(), lighter(lit, 0.1), dim, (0.35, lit)))
    painter.setPen(QPen(alpha(line, 0.7), 1.0))
    painter.drawRoundedRect(bar, 0.36 * high, 0.36 * high)
    if here:
        foot = QPointF(rect.center().x(), bar.top() + 0.2 * high)
        _paint_helmet(painter, foot, 0.6 * rect.width(), palette.pencil, palette)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_helmet(
    painter: QPainter, foot: QPointF, wide: float, hue: QColor, palette: Palette
) -> None:
    """A builder's helmet."""
    brass, half = palette.brass, wide / 2
    dome = QPainterPath(foot + QPointF(-half * 0.78, 0.0))
    dome.cubicTo(
        foot + QPointF(-half * 0.78, -wide * 0.56),
        foot + QPointF(half * 0.78, -wide * 0.56),
        foot + QPointF(half * 0.78, 0.0),
    )
    dome.closeSubpath()
    start, end = foot + QPointF(-half, -half), foot + QPointF(half, 0.0)
    painter.setPen(QPen(brass.dark, max(1.0, 0.035 * wide)))
    painter.setBrush(gradient(start, end, lighter(hue, 0.35), brass.left, (0.5, hue)))
    painter.drawPath(dome)
    ridge = QRectF(foot.x() - 0.09 * wide, foot.y() - 0.50 * wide, 0.18 * wide, 0.34 * wide)
    painter.drawRoundedRect(ridge, 0.08 * wide, 0.08 * wide)
    brim = QRectF(foot.x() - half, foot.y() - 0.07 * wide, wide, 0.13 * wide)
    painter.drawRoundedRect(brim, 0.06 * wide, 0.06 * wide)
