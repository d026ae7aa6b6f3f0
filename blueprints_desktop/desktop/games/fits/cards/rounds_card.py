"""Rounds: everybody's points board by board, the leader on top."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.typography import SMALLEST, Anchor, Role, Type
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, Spread

HEIGHT = 284
_MOST = 4
"""How many rounds have a column of their own; of more, the last ones are shown."""
_ROOMY, _LONG = 2, 9
"""With more columns or longer names than this, figures are smaller and closer."""
_SUM = Type(15, 700, tabular=True)
_ROW = Spread(40.0, 26.0)
translate = QCoreApplication.translate


def rounds_card(model: FitsModel, people: Sequence[Person]) -> kit.Card:
    """A row for each player."""
    short = dict(zip(people, short_names([person.name for person in people]), strict=True))
    points = {person: model.round_points(person.seat) for person in people}
    count = len(points[people[0]])
    shown = range(max(0, count - _MOST), count)
    close = len(shown) > _ROOMY or max(len(person.name) for person in people) > _LONG
    rows = [_head(shown)]
    for person in sorted(people, key=lambda each: -sum(points[each])):
        active = model.is_playing and model.to_act == person.seat
        rows.append(_row(person, short[person], points[person], close=close, active=active))
    grid = kit.Grid(tuple(rows), flexible=1, gap=6.0 if close else 14.0)
    items: tuple[kit.Item, ...] = (grid,)
    if model.is_playing:
        words = translate("Fits", "Round {round} counts the ramps as they stand.")
        text = words.format(round=model.view.round + 1)
        note = kit.Text(text, Role.SMALL, CardTone.QUIET, lines=3)
        items = (grid, kit.Fill(), kit.Optional(note))
    return kit.Card(translate("Fits", "Rounds"), items, about="final-score")


def _head(shown: range) -> kit.GridRow:
    """The numbers of the rounds."""
    words = (*(str(number + 1) for number in shown), translate("Fits", "sum"))
    cells = (kit.Text(each, Role.SMALL, CardTone.QUIET, anchor=Anchor.RIGHT) for each in words)
    return kit.GridRow((None, None, *cells), kit.PartInfo("head", spoken=kit.SILENT))


def _row(
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
    words = translate("Fits", "{name}: {rounds}, sum {points}")
    listed = ", ".join(map(signed, points))
    said = words.format(name=person.name, rounds=listed, points=signed(sum(points)))
    return kit.GridRow(
        (
            kit.SeatSign(person.colour, 13.0),
            kit.Line((name,), height=_ROW),
            *figures,
            total,
        ),
        kit.PartInfo(f"seat-{person.seat}", spoken=said),
        ground=kit.CardGround.LIT if active else None,
        seat=person.colour if active else None,
        reach=8.0,
    )
