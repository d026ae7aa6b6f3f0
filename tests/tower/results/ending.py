"""The result: who won, and everybody's points."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.i18n.number_format import figure, points_words
from blueprints_desktop.desktop.ui.board.board_api import Position, Prompt
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.results.links import again_prompt
from blueprints_desktop.desktop.ui.results.result_page import (
    GAP,
    HEAD,
    MARGIN,
    LastPage,
    head_card,
    split,
)

translate = QCoreApplication.translate
_ROW = 500


class TowerEnding(LastPage):
    """A headline over a card with the points."""

    is_full_width = True

    def read(self, position: Position) -> None:
        self.timeline = Timeline()
        for place, seat in enumerate(reversed(self._order)):
            self.timeline.add(("row", seat), place * _ROW, _ROW)

    @property
    def _order(self) -> list[int]:
        """Seats, the winner first."""
        ranks = self.outcome.ranks
        return sorted(self.people, key=lambda seat: (ranks[seat], seat))

    def cards(self) -> Mapping[str, kit.Card]:
        winner = self.outcome.winners[0]
        reason = translate("TowerEnd", "All columns are complete.")
        rows = tuple(self._row(seat) for seat in self._order)
        return {
            HEAD: head_card(
                self._headline, reason, self.links, self.scale, seat=self.people[winner].colour
            ),
            "points": kit.Card(
                translate("TowerEnd", "Points"),
                (kit.Grid(rows, flexible=1, gap=14.0, pitch=kit.Spread(64.0, 36.0)),),
                surface=kit.Surface.PAPER,
                framed=True,
                pad=24.0,
                about="points",
            ),
        }

    def _row(self, seat: int) -> kit.GridRow:
        person, points = self.people[seat], self.outcome.scores[seat]
        score = kit.Timed(kit.Text(figure(points), Role.SCORE), ("row", seat))
        cells = (kit.SeatSign(person.colour, 28.0), kit.Text(person.name, Role.CARD_TITLE), score)
        said = f"{person.name}: {points_words(points)}"
        return kit.GridRow(cells, kit.PartInfo(f"points.{seat + 1}", "points", spoken=said))

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        unit = self.scale
        room = room.adjusted(MARGIN * unit, 14 * unit, -MARGIN * unit, -MARGIN * unit)
        head, sheet = split(room, self.head_height(room.width()), 0.5 * GAP * unit, across=False)
        sheet.setHeight(min(sheet.height(), 240 * unit))
        return {HEAD: head, "points": sheet}

    @property
    def _headline(self) -> str:
        winner = self.outcome.winners[0]
        words = translate("TowerEnd", "{name} wins with {points}")
        return words.format(
            name=self.people[winner].name, points=points_words(self.outcome.scores[winner])
        )

    def spoken(self) -> tuple[str, str]:
        return translate("TowerEnd", "The result"), self._headline

    def running_prompt(self) -> Prompt:
        return Prompt(
            translate("TowerEnd", "The result"), primary=translate("TowerEnd", "Show everything")
        )

    def review_prompt(self) -> Prompt:
        return Prompt(self._headline, seat=self.outcome.winners[0])

    def again(self) -> Prompt:
        return again_prompt(self.outcome.winners[0])
