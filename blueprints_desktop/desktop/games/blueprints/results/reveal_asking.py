"""What can be asked of a player's share of the reveal.

Every die, every sum and every Award or Prize has words and a rule of its own.
"""

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF

from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus
from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import ScoredDie
from blueprints_desktop.desktop.games.blueprints.results.reveal_count import SeatCount
from blueprints_desktop.desktop.games.blueprints.results.reveal_panel import (
    figure_cells,
    honour_cells,
    honours_area,
    panel_parts,
)
from blueprints_desktop.desktop.games.blueprints.texts.explanations import ScoreWords
from blueprints_desktop.desktop.games.blueprints.texts.reveal_words import (
    People,
    die_line,
    honour_name,
    lost_tie_line,
    spelled_out,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import MATERIALS, material_of
from blueprints_desktop.games.blueprints.ties import Honour

_FIGURE_RULES = (*MATERIALS, "bonus", "round-points")


def about_die(die: ScoredDie, at: QPointF) -> Tip:
    words = QCoreApplication.translate("PlayerColumn", "{reason}: {points}")
    text = words.format(reason=die_line(die), points=points_words(die.points))
    return Tip(text, _spot(at), MATERIALS[material_of(die.die)])


def about_sheet(at: QPointF) -> Tip:
    """Beside the dice: how a building is scored."""
    return Tip("", _spot(at), "scoring")


def about_panel(
    panel: QRectF, at: QPointF, count: SeatCount, people: People, card: BlueprintCard, scale: float
) -> Tip:
    """The sum, Award or Prize at a place of the panel."""
    sums, lower = panel_parts(panel, scale)
    for number, cell in enumerate(figure_cells(sums, scale)):
        if cell.contains(at):
            text = "\n".join(_figure_lines(number, count, card))
            return Tip(text, cell.toAlignedRect(), _FIGURE_RULES[number])
    lost = capitalised(lost_tie_line(count.result, count.seat, people))
    if not count.honours:
        return Tip(lost, lower.toAlignedRect(), "tie-break")
    cells = honour_cells(honours_area(lower, scale), len(count.honours), scale)
    number = _nearest(cells, at)
    lines = [_honour_line(count.honours[number], count, people), "" if number else lost]
    text = "\n".join(filter(None, lines))
    return Tip(text, cells[number].toAlignedRect(), count.honours[number].kind)


def _nearest(cells: list[QRectF], at: QPointF) -> int:
    away = [cell.center() - at for cell in cells]
    return min(range(len(cells)), key=lambda number: away[number].manhattanLength())


def _figure_lines(number: int, count: SeatCount, card: BlueprintCard) -> list[str]:
    standing = BuildingStatus(card, count.building, count.result.scores[count.seat], 0)
    words = ScoreWords(standing, standing)
    if number < len(MATERIALS):
        return words.material(number)
    return words.bonus() if _FIGURE_RULES[number] == "bonus" else words.total()


def _honour_line(honour: Honour, count: SeatCount, people: People) -> str:
    return f"{honour_name(honour)}, {spelled_out(honour, count.result, people)}"


def _spot(at: QPointF) -> QRect:
    return QRectF(at.x() - 4.0, at.y() - 4.0, 8.0, 8.0).toAlignedRect()
