"""The panel under a building at the reveal as a card: its points, the total, and what was won."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.signs import material_sign
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import sign_colour
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus
from blueprints_desktop.desktop.games.blueprints.results.reveal_count import SeatCount
from blueprints_desktop.desktop.games.blueprints.results.reveal_signs import (
    honour_sprite,
    paint_bonus_sign,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_timeline import (
    BONUS,
    RANKS,
    honour_cue,
    material_cue,
)
from blueprints_desktop.desktop.games.blueprints.texts.explanations import ScoreWords
from blueprints_desktop.desktop.games.blueprints.texts.reveal_words import (
    People,
    honour_lines,
    honour_name,
    honour_names,
    lost_tie_line,
    spelled_out,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Choice,
    Counting,
    Divider,
    Fill,
    Grid,
    GridRow,
    Item,
    Line,
    Optional,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Space,
    Spread,
    Stack,
    Text,
    Timed,
    fixed,
)
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.ties import Honour

SUMS, HONOURS = "sums", "honours"
_FIGURES = tuple(Type(size, 600, tabular=True) for size in (17, 14, 12))
_TOTALS = {320.0: 38, 230.0: 30, 0.0: 24}
"""How large the total is on panels wider than that."""
_COLUMN = 270.0
"""What an honour wants for itself before another stands beside it."""
_MEDAL, _DROP = 40.0, 18.0
_ABOVE, _LOWEST, _TOLD = 62.0, 32.0, 100.0
"""The height of the sums, the least height of an honour, and the width for its words."""
_RULES = (*MATERIALS, "bonus")


def score_panel(count: SeatCount, people: People, card: BlueprintCard, room: QSizeF) -> Card:
    """``room`` is the size of the panel, at 100 %."""
    width = room.width()
    honours = _won(count, people, room) if count.honours else _nothing(count, people)
    return Card(
        items=(
            Part(PartInfo(SUMS), _sums(count, card, width)),
            Divider(),
            Fill(),
            Part(PartInfo(HONOURS), honours),
            Fill(),
        ),
        pad=14.0 if width > 230.0 else 9.0,
        top=Spread(12.0, 4.0),
        foot=fixed(4.0),
        about="round-points",
    )


def _sums(count: SeatCount, card: BlueprintCard, width: float) -> Item:
    """The four materials, the bonus and the total side by side."""
    status = BuildingStatus(card, count.building, count.result.scores[count.seat], 0)
    words = ScoreWords(status, status)
    told = (*(words.material(number) for number in range(len(MATERIALS))), words.bonus())
    side = min(19.0, 0.62 * (width - 76.0) / len(told))
    cells = tuple(_figure(count, n, "\n".join(each), side) for n, each in enumerate(told))
    size = next(size for least, size in _TOTALS.items() if width > least)
    last = Text(str(count.result.scores[count.seat].total), Type(size, 600, tabular=True))
    cues = (*count.die_cues, BONUS)
    total = Counting(last, lambda _moment: str(round(count.total())), cues)
    info = PartInfo("round-points", "round-points", "\n".join(words.total()))
    parts = Grid((GridRow(cells),), gap=4.0, shares=(1.0,) * len(cells))
    return Line((parts, Space(fixed(10.0)), Part(info, total), Space(fixed(4.0))), 0.0)


def _figure(count: SeatCount, number: int, tip: str, side: float) -> Item:
    """A sign over its points, which are blank before they are counted."""
    cues = (BONUS,) if number == len(MATERIALS) else (material_cue(number), *count.die_cues)

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        palette = canvas.look.palette
        if number == len(MATERIALS):
            paint_bonus_sign(canvas.painter, rect, canvas.look, count.kept_plan())
            return
        side = rect.width()
        box = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        paint_sign(canvas.painter, material_sign(number), box, sign_colour(palette, number))

    def at(_moment: object) -> str:
        figure = count.figures()[number]
        return "" if figure is None else str(figure)

    last = str(count.last_figures()[number])
    tone = CardTone.NORMAL if last != "0" else CardTone.QUIET
    sizes = tuple(
        Counting(Text(last, role, tone, anchor=Anchor.MIDDLE), at, cues) for role in _FIGURES
    )
    sign = Picture(("sum", number, count.seat), side, 1.45 * side, paint, cues=cues)
    stack = Stack((sign, Choice(sizes, "figures")), Spread(6.0, 0.0))
    return Part(PartInfo(_RULES[number], _RULES[number], tip), stack)


def _won(count: SeatCount, people: People, room: QSizeF) -> Item:
    """Side by side where a column is wide enough for reasons, else one below the other while there
    is height for it."""
    rows_at_most = max(1, int((room.height() - _ABOVE) / _LOWEST))
    columns = min(len(count.honours), max(1, int(room.width() / _COLUMN)))
    columns = max(columns, -(-len(count.honours) // rows_at_most))
    told = room.width() / columns > _TOLD
    high = (room.height() - _ABOVE) / -(-len(count.honours) // columns)
    size = max(26.0, min(_MEDAL, high, 0.8 * room.width() / columns))
    shown = [_honour(count, honour, people, named=told, size=size) for honour in count.honours]
    rows = tuple(GridRow(tuple(shown[at : at + columns])) for at in range(0, len(shown), columns))
    return Grid(rows, gap=8.0, pitch=Spread(44.0, 26.0), shares=(1.0,) * columns)


def _honour(count: SeatCount, honour: Honour, people: People, *, named: bool, size: float) -> Item:
    """An Award or Prize; without its name where there is no room for words."""
    cue = honour_cue(honour.kind)

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        share = canvas.moment.share(cue)
        high = rect.height() * (1.0 if honour.is_award else 0.86)
        at = rect.center() - QPointF(0.0, (1.0 - share) * _DROP * canvas.zoom)
        sprite = honour_sprite(honour, round(high), canvas.look, canvas.ratio)
        sprite.paint(canvas.painter, at, min(1.0, 1.6 * share))

    name, *names = honour_names(honour)
    why, *shorter = honour_lines(honour, count.result, people)
    words = Stack(
        (
            Text(name, Role.SMALL_STRONG, shorter=tuple(names)),
            Optional(Text(why, Role.SMALL, CardTone.QUIET, tuple(shorter), lines=2)),
        )
    )
    medal = Picture(("won", honour), size, size, paint, cues=(cue,))
    lost = capitalised(lost_tie_line(count.result, count.seat, people))
    told = f"{honour_name(honour)}, {spelled_out(honour, count.result, people)}"
    tip = "\n".join(filter(None, (told, lost if honour == count.honours[0] else "")))
    shown = Line((medal, Timed(words, cue)) if named else (medal,), 8.0)
    return Part(PartInfo(honour.kind, honour.kind, tip), shown)


def _nothing(count: SeatCount, people: People) -> Item:
    """In place of honours: that there are none, what follows, and what was missed."""
    first, *more = count.nothing
    rest = (
        Optional(Text(line, Role.SMALL, CardTone.QUIET, lines=2), -number)
        for number, line in enumerate(more)
    )
    words = Stack((Text(first, Role.SMALL_STRONG, lines=2), *rest), Spread(3.0, 0.0))
    lost = capitalised(lost_tie_line(count.result, count.seat, people))
    return Part(PartInfo("tie-break", "tie-break", lost), Timed(words, RANKS))
