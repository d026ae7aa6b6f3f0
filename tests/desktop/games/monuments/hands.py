"""A person at the World Monuments board: every move made with the clicks it takes."""

from typing import Any

from attrs import define
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.monuments.board.selection import place_part
from blueprints_desktop.games.monuments.moves import Brick, Walk
from tests.desktop.driving import Hands

_TRIES = (0.5, 0.35, 0.65, 0.2, 0.8)


def bare_point(quarry: Any, cell: str) -> QPoint:
    """A pixel of a cell where none of its pieces stands, if there is one."""
    area = quarry.pit.seen(quarry.cells[cell], 6.0).boundingRect()
    found = None
    for down in range(1, 24):
        for right in range(1, 24):
            spot = area.topLeft() + QPointF(right * area.width() / 24, down * area.height() / 24)
            at = quarry.mapFromScene(spot)
            hit, piece = quarry.cell_at(quarry.mapToScene(at))
            if hit == cell and piece is None:
                return at
            if hit == cell:
                found = at
    assert found is not None, f"{cell} cannot be pointed at"
    return found


@define(eq=False)
class MonumentHands(Hands):
    """Walks cell by cell, chooses from stacks, sets bricks on the site or on the level sheets."""

    def play(self, move: Any) -> None:
        if isinstance(move, Walk):
            for cell, piece in zip(move.cells, move.took, strict=True):
                self.enter(cell)
                if self.board.quarry.walking.offered:
                    self.take(piece)
            self.click(self.page.bar.primary)
        elif isinstance(move, Brick):
            self.set_brick(move)
        elif self.board.site.placing.may_pass:
            self.click(self.page.bar.secondary)
        else:
            self.click(self.page.bar.primary)

    def enter(self, cell: str) -> None:
        """Click a cell where none of its pieces is: those would be taken at once."""
        quarry = self.board.quarry
        self.click(quarry.viewport(), bare_point(quarry, cell))

    def take(self, piece: int) -> None:
        quarry = self.board.quarry
        spot = quarry.chooser.field(piece).center()
        self.click(quarry.viewport(), quarry.mapFromScene(spot))

    def set_brick(self, brick: Brick) -> None:
        """Click the place; one that is hidden, on its level sheet."""
        site, levels = self.board.site, self.board.levels
        for at in self.points_on_brick(brick):
            QTest.mouseMove(site.viewport(), at)
            if site.placing.aimed == brick and site.brick_at(site.mapToScene(at)) == brick:
                self.click(site.viewport(), at)
                return
        self.click(levels, levels.part_rect(place_part(brick)).center())

    def points_on_brick(self, brick: Brick) -> list[QPoint]:
        site = self.board.site
        area = site.standing.silhouette(site.site.laid(brick)).boundingRect()
        room = site.viewport().rect()
        points = []
        for down in _TRIES:
            for right in _TRIES:
                spot = area.topLeft() + QPointF(right * area.width(), down * area.height())
                at = site.mapFromScene(spot)
                if room.contains(at) and site.brick_at(spot) == brick:
                    points.append(at)
        return points
