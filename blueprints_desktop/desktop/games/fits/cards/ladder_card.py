"""Alone: the builders' ladder with where one stands, and what one's best was."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.fits.art.ladder import Rung, paint_ladder
from blueprints_desktop.desktop.games.fits.cards.rounds_card import round_points
from blueprints_desktop.desktop.games.fits.facts.past import Past, took_back_words
from blueprints_desktop.desktop.games.fits.facts.rungs import next_rung_words, rungs_for
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.fits.texts.words import board_word
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import sentences, signed
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, Spread
from blueprints_desktop.games.fits.options import BoardId

HEIGHT = 284
_RUNG, _ROOMY_RUNG = 22.0, 46.0
"""The least height of a rung, and the height from which its points stand below its title."""
translate = QCoreApplication.translate


def solo_card(model: FitsModel, past: Past) -> kit.Card:
    """The ladder at the table; without the four rated boards, the rounds so far."""
    points = round_points(model, 0)
    rungs = rungs_for(model.view.options.boards, sum(points))
    title = translate("Fits", "Builders’ ladder") if rungs else translate("Fits", "Rounds")
    shown = (_ladder(rungs, sum(points)),) if rungs else (*_rounds(model, points), kit.Fill())
    facts = [
        kit.Optional(kit.Text(fact, Role.SMALL, CardTone.QUIET, lines=2), rank)
        for rank, fact in enumerate(solo_facts(model, past))
    ]
    return kit.Card(title, (*shown, *facts), head=(_as_it_stands(),), about="rating")


def ladder_card(
    boards: tuple[BoardId, ...], points: int, notes: Sequence[str] = (), *, final: bool = True
) -> kit.Card:
    """The ladder after a round or game; `notes` follow the sentence about the next rung."""
    rungs = rungs_for(boards, points)
    said = [*([next_rung_words(points)] if rungs else []), *notes]
    words = [kit.Text(each, Role.SMALL_STRONG, lines=9) for each in said]
    ladder = (_ladder(rungs, points),) if rungs else ()
    return kit.Card(
        translate("Fits", "Builders’ ladder"),
        (*ladder, kit.Space(Spread(10.0, 4.0)), *words),
        head=() if final else (_as_it_stands(),),
        title_role=Role.DRAFTING,
        about="rating",
    )


def solo_facts(model: FitsModel, past: Past) -> list[str]:
    """The best so far, on this board and in all; which day's ramp it is."""
    lines = []
    best = past.best_on(model.board.id)
    if best is not None:
        words = translate("Fits", "Your best on {board}: {points}")
        board = board_word(model.board.id, model.board.name)
        lines.append(words.format(board=board, points=signed(best)))
    if past.best_sum is not None and rungs_for(model.view.options.boards, 0):
        words = translate("Fits", "Your best sum: {points}")
        lines.append(words.format(points=signed(past.best_sum)))
    if past.day is not None:
        lines.append(past.day_words())
    if past.took_back:
        lines.append(took_back_words())
    return lines


def _as_it_stands() -> kit.Item:
    words = kit.Text(translate("Fits", "as it stands"), Role.SMALL, CardTone.QUIET)
    return kit.Optional(words)


def _ladder(rungs: Sequence[Rung], points: int) -> kit.Item:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        aside = 6.0 * canvas.zoom
        area = rect.adjusted(-aside, 0.0, aside, 0.0)
        small = area.height() < _ROOMY_RUNG * canvas.zoom * len(rungs)
        figure, palette = signed(points), canvas.look.palette
        paint_ladder(canvas.painter, area, rungs, figure, palette, canvas.zoom, small=small)

    def spots(rect: QRectF, _zoom: float) -> list[tuple[kit.PartInfo, QRectF]]:
        """The rungs from the top."""
        step = rect.height() / len(rungs)
        return [
            (
                kit.PartInfo(f"rung-{number}", "rating"),
                QRectF(rect.left(), rect.top() + number * step, rect.width(), step),
            )
            for number in range(len(rungs))
        ]

    here = [labelled(rung.title, signed(points)) for rung in rungs if rung.here]
    said = sentences([*here, next_rung_words(points)])
    high = _RUNG * len(rungs)
    key = ("ladder", tuple(rungs), points)
    picture = kit.Picture(key, 0.0, high, paint, stretches=True, spots=spots)
    return kit.Part(kit.PartInfo("ladder", "rating", spoken=said), picture)


def _rounds(model: FitsModel, points: Sequence[int]) -> list[kit.Item]:
    made = [
        kit.Row(board_word(board.id, board.name), signed(each), name=f"round-{number}")
        for number, (board, each) in enumerate(zip(model.boards, points, strict=False), 1)
    ]
    items: list[kit.Item] = [kit.rows(made, pitch=Spread(27.0, 20.0))]
    if len(model.boards) > 1:
        label = translate("Fits", "Total")
        value = signed(sum(points))
        total = kit.Total(label, value, role=Role.BODY_STRONG, value_role=Role.SECTION)
        items += [kit.Space(Spread(8.0, 2.0)), kit.total(total)]
    return items
