"""Dice: the same every time, told apart without colour, nothing cut off."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.drawing.dice import (
    DieState,
    die_bounds,
    die_origin,
    die_sprite,
    occlusion_sprite,
    token_sprite,
)
from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite

pytestmark = pytest.mark.usefixtures("qapp")
LIGHT = palette(False, False)
DICE = [(material, value) for material in range(4) for value in range(1, 7)]


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def fingerprint() -> str:
    """All dice at two sizes, tokens and states, as one number."""
    whole = sha256()
    cache = PixmapCache()
    for material, value in DICE:
        for w, state in ((17.0, DieState.NORMAL), (27.0, DieState.GHOST)):
            sprite = die_sprite(cache, material, value, w, 1.0, LIGHT, state)
            whole.update(pixels(sprite.pixmap.toImage()))
        whole.update(pixels(token_sprite(cache, material, value, 18, 1.0, LIGHT).pixmap.toImage()))
    return whole.hexdigest()


def test_a_die_looks_the_same_in_every_process() -> None:
    """No clock and no hash of Python takes part."""
    ours = fingerprint()
    assert ours == fingerprint()
    code = (
        "import sys; sys.path[:0] = sys.argv[1:]\n"
        "from PySide6.QtWidgets import QApplication\napp = QApplication([])\n"
        "import test_dice as here\nprint(here.fingerprint())"
    )
    there = [
        subprocess.run(
            [sys.executable, "-c", code, str(Path(__file__).parent), str(Path.cwd())],
            env={**os.environ, "PYTHONHASHSEED": seed, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    ]
    assert there == [ours, ours]


def grey_on(sprite: Sprite, ground: QColor) -> list[int]:
    image = QImage(sprite.pixmap.size(), QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, sprite.pixmap)
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [
        QColor(grey.pixel(x, y)).red()
        for y in range(0, grey.height(), 2)
        for x in range(0, grey.width(), 2)
    ]


def difference(one: list[int], other: list[int]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("w", [16.0, 27.0])
def test_materials_and_values_are_told_apart_in_grey(dark: bool, w: float) -> None:
    theme = palette(dark, False)
    cache = PixmapCache()
    greys = {die: grey_on(die_sprite(cache, *die, w, 1.0, theme), theme.desk) for die in DICE}
    for value in range(1, 7):
        for one in range(4):
            for other in range(one):
                assert difference(greys[one, value], greys[other, value]) > 9
    for material in range(4):
        for value in range(1, 6):
            assert difference(greys[material, value], greys[material, value + 1]) > 1.0


@pytest.mark.parametrize("state", DieState)
@pytest.mark.parametrize(("w", "ratio"), [(16.0, 1.0), (19.0, 1.25), (34.0, 1.5), (49.0, 2.0)])
def test_nothing_is_cut_off_at_the_rim(w: float, ratio: float, state: DieState) -> None:
    for material in range(4):
        image = die_sprite(PixmapCache(), material, 5, w, ratio, LIGHT, state).pixmap.toImage()
        right, bottom = image.width() - 1, image.height() - 1
        rim = [(x, y) for x in range(image.width()) for y in (0, bottom)]
        rim += [(x, y) for y in range(image.height()) for x in (0, right)]
        assert max(image.pixelColor(x, y).alpha() for x, y in rim) <= 8


def middle_of_top(sprite: Sprite, w: float) -> QColor:
    """A spot on the top face between the pips of a four: x = 0.5, y = 0.25."""
    at = sprite.anchor + QPointF(0.25 * w, -0.47 * w)
    return sprite.pixmap.toImage().pixelColor(int(at.x()), int(at.y()))


def test_glass_lets_through_and_solids_do_not() -> None:
    cache = PixmapCache()
    alphas = [
        middle_of_top(die_sprite(cache, m, 4, 40.0, 1.0, LIGHT), 40.0).alpha() for m in range(4)
    ]
    assert alphas[:3] == [255, 255, 255]
    assert 100 < alphas[3] < 235


def test_a_ghost_is_fainter_and_a_disabled_die_fainter_still() -> None:
    cache = PixmapCache()
    for material in range(4):
        full, ghost, off = (
            middle_of_top(die_sprite(cache, material, 4, 40.0, 1.0, LIGHT, state), 40.0).alpha()
            for state in (DieState.NORMAL, DieState.GHOST, DieState.DISABLED)
        )
        assert full > ghost > off > 0


def test_a_hovered_die_has_a_pencil_contour() -> None:
    cache = PixmapCache()
    for material in range(4):
        image = die_sprite(cache, material, 2, 34.0, 1.0, LIGHT, DieState.HOVERED).pixmap.toImage()
        assert any(image.pixelColor(x, image.height() // 2) == LIGHT.pencil for x in range(8))


def test_a_die_is_centred_where_it_is_asked_to_be() -> None:
    origin = die_origin(QPointF(100.0, 80.0), 27.0)
    assert die_bounds(27.0).translated(origin).center() == QPointF(100.0, 80.0)


def test_shade_falls_from_the_side_of_the_neighbour() -> None:
    cache = PixmapCache()
    w = 40.0
    left = occlusion_sprite(cache, w, 1.0, left=True, front=False)
    image = left.pixmap.toImage()

    def shade(x: float, y: float) -> int:
        at = left.anchor + QPointF((x - y) * w, (x + y) * 0.7071 * w - w)
        return image.pixelColor(round(at.x()), round(at.y())).alpha()

    assert shade(0.1, 0.5) > shade(0.3, 0.5) > shade(0.7, 0.5) == 0


if __name__ == "__main__":
    application = QApplication([])
    print(fingerprint())
