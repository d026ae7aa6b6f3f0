"""What joins a pair on board 4 never runs over a symbol or a figure."""

from collections.abc import Iterator
from itertools import islice

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from blueprints_desktop.desktop.games.fits.art.board_art import BoardPainter, flat_grid
from blueprints_desktop.desktop.games.fits.board.ramp_parts import RampPart
from blueprints_desktop.desktop.games.fits.results.end_cards import Counted, paint_marks
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import cells
from blueprints_desktop.games.fits.ramp import Ramp
from blueprints_desktop.games.fits.scoring import explain
from tests.support import new_match

SIZE = QRectF(0.0, 0.0, 330.0, 640.0)
GRID = flat_grid(QPointF(10.0, 10.0), 30.0)


def board_four() -> RampBoard:
    return new_match("fits", 1, boards=(4,)).game.boards[4]


def is_apart(mask: int) -> bool:
    """Whether there is room between the two cells of a pair: where they meet nothing is painted."""
    (row, column), (row2, column2) = cells(mask)
    return max(abs(row - row2), abs(column - column2)) > 1


def ramps() -> Iterator[Ramp]:
    """Ramps of board 4 with a pair of which neither can be covered any more."""
    board = board_four()
    for seed in range(60):
        match, chance = new_match("fits", 1, seed, boards=(4,)), Chance(seed)
        seen = False
        while match.to_act is not None and not seen:
            match.play(chance.pick(match.legal_moves()))
            ramp = match.state.ramps[0]
            seen = any(is_apart(mask) and not mask & ~ramp.closed for _, mask in board.symbols)
        if seen:
            yield ramp


def differing(one: QImage, other: QImage, area: QRect) -> int:
    """How many pixels of an area are not the same."""
    return sum(
        one.pixel(x, y) != other.pixel(x, y)
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
        if one.rect().contains(x, y)
    )


def test_on_the_ramp_symbols_look_the_same_whether_they_are_joined_or_not(appearance):
    board, compared = board_four(), 0
    for ramp in islice(ramps(), 5):
        part = RampPart(appearance.look)
        part.arrange(SIZE, appearance.look, 1.0)
        pictures = []
        for shown in (board, evolve(board, symbols=())):
            image = QImage(SIZE.size().toSize(), QImage.Format.Format_ARGB32)
            image.fill(QColor("white"))
            painter = QPainter(image)
            part.picture(shown, ramp, "Ada").paint(painter, QPointF(0.0, 0.0))
            painter.end()
            pictures.append(image)
        joined, plain = pictures
        assert differing(joined, plain, joined.rect()) > 20, "the pair is joined"
        for row, column in cells(sum(mask for _, mask in board.symbols) & ~ramp.covered):
            box = part.slope.area(column, row, column + 1, row + 1).boundingRect()
            inside = box.adjusted(3.0, 3.0, -3.0, -3.0).toAlignedRect()
            assert not differing(joined, plain, inside), f"dashes in row {row}, column {column}"
        compared += 1
    assert compared >= 3


def counted(board: RampBoard, covered: int) -> list[Counted]:
    return [Counted(reason, 1.0) for reason in explain(board, covered)]


def drawn(marks: list[Counted], board: RampBoard, appearance) -> QImage:
    image = QImage(260, 400, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_marks(BoardPainter(painter, GRID, appearance.look.palette), marks, board)
    painter.end()
    return image


@pytest.mark.parametrize("share", [1.0, 0.4])
def test_on_the_tally_every_mark_looks_as_it_does_alone(appearance, share):
    board, compared = board_four(), 0
    for ramp in list(ramps())[:4]:
        marks = [mark._replace(share=share) for mark in counted(board, ramp.covered)]
        whole = drawn(marks, board, appearance)
        for mark in marks:
            alone = drawn([mark], board, appearance)
            for row, column in mark.reason.cells:
                inside = GRID.square(row, column).adjusted(2.0, 2.0, -2.0, -2.0).toAlignedRect()
                assert not differing(whole, alone, inside), f"{mark.reason} in row {row}"
                compared += 1
    assert compared > 40
