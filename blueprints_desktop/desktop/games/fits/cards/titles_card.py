"""Alone: the titles as a builders' ladder with where one stands, and what one's best was."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.painting import gradient
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type
from blueprints_desktop.desktop.games.fits.facts.past import Past
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.fits.texts.end_words import day_words, took_back_words
from blueprints_desktop.desktop.games.fits.texts.words import GAME, board_word
from blueprints_desktop.desktop.i18n.language import labelled, term
from blueprints_desktop.desktop.i18n.number_format import points_words, sentences, signed
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, Spread
from blueprints_desktop.games.fits.titles import TITLES, Title, earns_title, title_of

HEIGHT = 284
_POINTS = Type(16, 700, tabular=True)
_POLE, _THICK, _ROOMY = 36.0, 8.0, 1.6
"""How far the poles are apart, how thick they are, and how much larger a roomy ladder is."""
translate = QCoreApplication.translate


def solo_card(model: FitsModel, past: Past) -> kit.Card:
    """The titles at the table; on boards that earn none, the rounds so far."""
    points = model.round_points(0)
    titled = earns_title(model.view.options.boards)
    title = translate("Fits", "Builders’ ladder") if titled else translate("Fits", "Rounds")
    shown = (_ladder(sum(points)),) if titled else (*_rounds(model, points), kit.Fill())
    facts = [
        kit.Optional(kit.Text(fact, Role.SMALL, CardTone.QUIET, lines=2), rank)
        for rank, fact in enumerate(solo_facts(model, past))
    ]
    return kit.Card(title, (*shown, *facts), head=(_as_it_stands(),), about="titles")


def titles_card(points: int, notes: Sequence[str] = (), *, final: bool = True) -> kit.Card:
    """The titles after a round or game; `notes` follow the sentence about the next one."""
    said = (next_title_words(points), *notes)
    words = [kit.Text(each, Role.SMALL_STRONG, lines=9) for each in said]
    return kit.Card(
        translate("Fits", "Builders’ ladder"),
        (_ladder(points, roomy=True), kit.Space(Spread(10.0, 4.0)), *words),
        head=() if final else (_as_it_stands(),),
        title_role=Role.DRAFTING,
        about="titles",
    )


def solo_facts(model: FitsModel, past: Past) -> Iterator[str]:
    """The best so far, on this board and in all; which day's ramp it is."""
    best = past.bests.get(model.board.id)
    if best is not None:
        words = translate("Fits", "Your best on {board}: {points}")
        board = board_word(model.board.id, model.board.name)
        yield words.format(board=board, points=signed(best))
    if past.best_sum is not None and earns_title(model.view.options.boards):
        words = translate("Fits", "Your best sum: {points}")
        yield words.format(points=signed(past.best_sum))
    if past.day is not None:
        yield day_words(past)
    if past.took_back:
        yield took_back_words()


def next_title_words(points: int) -> str:
    """How far the next title is; with the highest one, that there is none."""
    higher = [title for title in TITLES if title.least is not None and title.least > points]
    if not higher:
        return translate("Fits", "There is no higher rung.")
    title = higher[-1]
    words = translate("Fits", "{points} more for {title}.")
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


def _rounds(model: FitsModel, points: Sequence[int]) -> list[kit.Item]:
    made = [
        kit.Row(board_word(board.id, board.name), signed(each), name=f"round-{number}")
        for number, (board, each) in enumerate(zip(model.boards, points, strict=False), 1)
    ]
    items: list[kit.Item] = [kit.rows(made, pitch=Spread(27.0, 20.0))]
    if len(model.boards) > 1:
        label, value = translate("Fits", "Total"), signed(sum(points))
        total = kit.Total(label, value, role=Role.BODY_STRONG, value_role=Role.SECTION)
        items += [kit.Space(Spread(8.0, 2.0)), kit.total(total)]
    return items


# --- the ladder -----------------------------------------------------------------------------


def _ladder(points: int, *, roomy: bool = False) -> kit.Item:
    """A rung for each title, the best on top; roomy ones say their points below the title."""
    rows = tuple(_rung(title, points, roomy) for title in TITLES)
    here = labelled(term(GAME, title_of(points).name), signed(points))
    said = sentences([here, next_title_words(points)])
    pitch = Spread(44.0, 36.0) if roomy else Spread(30.0, 22.0)
    grid = kit.Grid(rows, flexible=1, gap=12.0, pitch=pitch, stretches=True)
    return kit.Part(kit.PartInfo("ladder", "titles", spoken=said), grid)


def _rung(title: Title, points: int, roomy: bool) -> kit.GridRow:
    here = title == title_of(points)
    reached = title.least is None or points >= title.least
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
    if here:
        end: kit.Item = kit.Text(signed(points), _POINTS, anchor=Anchor.RIGHT)
    elif reached:
        end = kit.Line((kit.Fill(), kit.Sign(Icon.CHECK, 16.0, CardTone.GOOD, 2.2)))
    else:
        end = kit.Text("" if roomy else brief, Role.SMALL, CardTone.QUIET, anchor=Anchor.RIGHT)
    times = _ROOMY if roomy else 1.0
    wide = (_POLE + 2 * _THICK) * times

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        thick = _THICK * times * canvas.zoom
        _paint_rung(canvas.painter, rect, thick, canvas.look.palette, reached=reached, here=here)

    picture = kit.Picture(("rung", reached, here, roomy), wide, 20.0, paint, stretches=True)
    return kit.GridRow(
        (picture, name, end),
        kit.PartInfo(f"title.{title.name}", "titles"),
        kit.CardGround.CHOSEN if here else None,
        reach=6.0,
    )


def _paint_rung(
    painter: QPainter, rect: QRectF, thick: float, palette: Palette, *, reached: bool, here: bool
) -> None:
    """A piece of both poles with a rung, brass as far as one has climbed; a helmet stands on it."""
    wood, brass = palette.wood, palette.brass
    for x in (rect.left() + 0.3 * thick, rect.right() - 1.3 * thick):
        top, bottom = round(rect.top()), round(rect.bottom())  # no seam between two pieces
        pole = QRectF(x, top, thick, bottom - top)
        light = gradient(
            pole.topLeft(), pole.topRight(), lighter(wood.lit, 0.1), wood.shade, (0.35, wood.lit)
        )
        painter.fillRect(pole, light)
        edge = QPen(alpha(wood.mark, 0.7), 1.0)
        edge.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(edge)
        for side in (pole.left(), pole.right()):
            painter.drawLine(QPointF(side, pole.top()), QPointF(side, pole.bottom()))
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
