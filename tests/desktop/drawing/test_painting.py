"""Painters end with the state they began with, and never begin on a picture without a size."""

import ast
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

import blueprints_desktop.desktop
from blueprints_desktop.desktop.drawing.painting import blank_image, blank_pixmap, saved
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.desktop.drawing.shadows import paint_lying_shadow, paint_soft, panel_layers

DESKTOP = Path(blueprints_desktop.desktop.__file__).parent
NO_SIZE = [QRectF(), QRectF(5, 5, 0, 40), QRectF(5, 5, 40, 0), QRectF(0, 0, -30, -20)]

pytestmark = [pytest.mark.qt_log_level_fail("WARNING"), pytest.mark.usefixtures("qapp")]


@pytest.mark.parametrize("deep", [False, True])
@pytest.mark.parametrize("bounds", NO_SIZE)
def test_a_picture_without_a_size_is_one_clear_pixel(bounds, deep):
    def draw(_painter: QPainter) -> None:
        raise AssertionError("there is nothing to draw on")

    made = render(bounds, 2.0, draw, deep=deep)
    assert made.size() == QSize(1, 1)
    assert made.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("size", [QSize(), QSize(0, 0), QSize(0, 20), QSize(-4, 7)])
def test_blank_pictures_take_a_painter_whatever_their_size(size):
    for made in (blank_image(size), blank_pixmap(size, 2.0)):
        with QPainter(made) as painter:
            assert painter.isActive()
            assert painter.device().devicePixelRatioF() > 0


def test_blank_pictures_have_the_size_that_was_asked_for():
    assert blank_pixmap(QSizeF(30, 20), 1.5).size() == QSize(45, 30)
    assert blank_image(QSize(30, 20)).size() == QSize(30, 20)


@pytest.mark.parametrize("rect", NO_SIZE)
def test_shadows_and_sheets_without_a_size_are_painted(appearance, rect):
    look = appearance.look
    image = blank_image(QSize(100, 100))
    with QPainter(image) as painter:
        path = QPainterPath()
        path.addRect(rect)
        paint_soft(painter, path, QColor("black"), 8.0)
        layers = panel_layers(look.palette)
        paint_lying_shadow(painter, look.pixmaps, rect, 4.0, layers, 1.0, look.palette)
        paint_sheet(painter, look.pixmaps, rect, 1.0, look.palette, 1.0)


def test_a_state_is_restored_after_an_exception():
    image = blank_image(QSize(20, 20))
    with QPainter(image) as painter:
        painter.setOpacity(0.5)
        with suppress(ValueError), saved(painter):
            painter.setOpacity(0.1)
            raise ValueError("while painting")
        assert painter.opacity() == pytest.approx(0.5, abs=0.01)


# --- everywhere -------------------------------------------------------------------------


class Strays(ast.NodeVisitor):
    """Finds painters that begin, states that are saved and pictures that are made elsewhere."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self._allowed: set[ast.AST] = set()

    def visit_With(self, node: ast.With) -> None:
        self._allowed.update(item.context_expr for item in node.items)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called, given = node.func, node.args
        if isinstance(called, ast.Name):
            if called.id == "QPainter" and given and node not in self._allowed:
                self.found.append((node.lineno, "QPainter without with"))
            if called.id == "QPainter" and given and isinstance(given[0], ast.Call):
                self.found.append((node.lineno, "QPainter on what nobody holds"))
            if called.id in ("QPixmap", "QImage") and given and not _is_data(given):
                self.found.append((node.lineno, f"{called.id} with a size"))
        elif isinstance(called, ast.Attribute) and called.attr in ("save", "restore") and not given:
            self.found.append((node.lineno, f"{called.attr}()"))
        self.generic_visit(node)


def _is_data(given: list[ast.expr]) -> bool:
    """Whether a picture is made of pixels that are there already, or has one pixel."""
    numbers = [each.value for each in given if isinstance(each, ast.Constant)]
    return len(given) > 3 or numbers == [1, 1]


def strays(source: str) -> list[tuple[int, str]]:
    """
    >>> strays("p = QPainter(self)")
    [(1, 'QPainter without with')]
    >>> strays("with QPainter(self) as p: p.save()")
    [(1, 'save()')]
    >>> strays("a, b = QPixmap(), QPixmap(size)")
    [(1, 'QPixmap with a size')]
    """
    finder = Strays()
    finder.visit(ast.parse(source))
    return finder.found


def test_all_painting_is_done_so():
    files = [file for file in sorted(DESKTOP.rglob("*.py")) if file.stem != "painting"]
    assert len(files) > 100
    found = [
        f"{file.relative_to(DESKTOP)}:{line}: {what}"
        for file in files
        for line, what in strays(file.read_text(encoding="utf-8"))
    ]
    assert not found


PAINTS = ("paintEvent", "paint", "paint_body", "paint_ground", "paint_pixels", "paintSection")
NOT_WHILE_PAINTING = {
    *("processEvents", "emit", "repaint", "grab", "activate", "adjustSize", "updateGeometry"),
    *("resize", "move", "setGeometry", "setFixedSize", "setMinimumSize", "setMinimumHeight"),
    *("setVisible", "setFocus", "setStyleSheet", "setText", "setToolTip", "setCursor", "raise_"),
}
"""What paints, lays out, or runs events while a widget is painted."""
BARE = {"show", "hide", "exec", "open"}
"""The same, called without arguments."""


def changes(source: str) -> list[tuple[int, str]]:
    """What is done besides painting, by the methods that paint.

    >>> changes("def paintEvent(self, event):\\n  self.resize(3, 4)\\n  QTimer.singleShot(0, self.hide)")
    [(2, 'resize')]
    """
    painting = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        and (node.name in PAINTS or node.name.startswith("_paint"))
    ]
    return [
        (call.lineno, call.func.attr)
        for node in painting
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and (call.func.attr in NOT_WHILE_PAINTING or (call.func.attr in BARE and not call.args))
    ]


def test_nothing_is_changed_while_it_is_painted():
    """A size that changes, a signal or events in between would have painting begin within painting."""
    found = [
        f"{file.relative_to(DESKTOP)}:{line}: {what}"
        for file in sorted(DESKTOP.rglob("*.py"))
        for line, what in changes(file.read_text(encoding="utf-8"))
    ]
    assert not found


def test_an_image_of_one_kind():
    """What is drawn deep is handed out like everything else."""
    assert render(QRectF(0, 0, 9, 9), 1.0, lambda _painter: None, deep=True).format() == (
        QImage.Format.Format_ARGB32_Premultiplied
    )
