"""The figures the look promises: contrast, and colours told apart by colour-blind eyes."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QColor

from blueprints_desktop.desktop.drawing.palette import Palette, contrast, luminance, mix, palette
from blueprints_desktop.desktop.games.fits.art.board_art import SUNK, sunk

THEMES = [palette(dark, safe) for dark in (False, True) for safe in (False, True)]
Lab = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, full strength, on linear light.
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deutan": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritan": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}


def seen(colour: QColor, sight: str) -> Lab:
    """The colour as L*a*b*, through eyes of this kind."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, linear, strict=True))))
        for row in SIGHT[sight]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def nearest(colours: tuple[QColor, ...], sight: str) -> float:
    """The smallest CIE76 distance of any two."""
    labs = [seen(colour, sight) for colour in colours]
    return min(
        sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        for one, other in combinations(labs, 2)
    )


def reads(letters: QColor, ground: QColor) -> float:
    """Contrast as the look states it, to one digit."""
    return round(contrast(letters, ground), 1)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_text_can_be_read(theme: Palette) -> None:
    for ground in (theme.desk, theme.desk_lit, theme.desk_far, theme.panel, theme.panel_sunk):
        assert reads(theme.text, ground) >= 7.0
        assert reads(theme.text_2, ground) >= 4.7
    assert reads(theme.ink, theme.paper_lit) >= 6.5
    assert reads(theme.ink_2, theme.paper_lit) >= 4.5
    assert reads(theme.ink_2, theme.paper) >= 5.5
    assert reads(theme.pencil, theme.paper_edge) >= 7.0
    assert reads(theme.accent_text, theme.accent) >= 4.5
    for tone in (theme.success, theme.warn):
        assert reads(tone, theme.panel) >= 4.5
    for seat in theme.seats:
        assert reads(seat.text, seat.body) >= 4.5
        assert reads(seat.tint, theme.panel) >= 4.5
    assert reads(theme.ruler.mark, theme.ruler.middle) >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_pips_stand_out_from_their_die(theme: Palette) -> None:
    for material in theme.materials:
        top = material.tones.top
        face = mix(theme.desk, QColor(top.red(), top.green(), top.blue()), top.alphaF())
        assert contrast(material.pip, face) >= 2.2


@pytest.mark.parametrize("sight", SIGHT)
def test_players_and_bricks_differ_for_all_eyes(sight: str) -> None:
    theme = palette(False, False)
    assert nearest(tuple(seat.body for seat in theme.seats), sight) >= 33
    assert nearest(tuple(brick.left for brick in theme.bricks), sight) >= 35
    assert nearest(tuple(material.base for material in theme.materials), sight) >= 25


@pytest.mark.parametrize("sight", SIGHT)
def test_the_safe_set_differs_further(sight: str) -> None:
    theme = palette(True, True)
    assert nearest(tuple(seat.body for seat in theme.seats), sight) >= 46
    assert nearest(tuple(brick.left for brick in theme.bricks), sight) >= 46
    assert nearest(theme.fits, sight) >= 29
    for hue in theme.fits:
        assert nearest((hue, palette(False, True).paper), sight) >= 27


def test_the_safe_set_is_parted_in_lightness() -> None:
    theme = palette(False, True)
    groups = (
        tuple(seat.body for seat in theme.seats),
        theme.fits,
        tuple(brick.left for brick in theme.bricks),
    )
    for group in groups:
        lights = sorted(seen(colour, "normal")[0] for colour in group)
        assert min(b - a for a, b in pairwise(lights)) >= 7


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_pieces_that_fade_into_the_paper_keep_their_hues(theme: Palette) -> None:
    faded = tuple(sunk(hue, theme, SUNK) for hue in theme.fits)
    assert nearest(faded, "normal") >= 0.7 * nearest(theme.fits, "normal")


def test_a_theme_is_one_object_and_the_themes_have_names() -> None:
    assert palette(True, False) is palette(True, False)
    assert len({theme.key for theme in THEMES}) == 4
    assert all(seat.shape == number for number, seat in enumerate(palette(False, True).seats))


def test_the_top_is_lit_and_the_right_in_shade() -> None:
    theme = palette(False, False)
    solids = [material.tones for material in theme.materials if not material.clear]
    solids += [*theme.bricks, theme.jewel, theme.tower, theme.brass]
    for tones in solids:
        assert luminance(tones.top) > luminance(tones.left) > luminance(tones.right)
