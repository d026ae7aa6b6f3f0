"""Everything on desk and paper, painted at several scales and pixel ratios."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from blueprints_desktop.desktop.drawing.awards import medal_sprite, prize_sprite
from blueprints_desktop.desktop.drawing.furniture import (
    Ruler,
    middle_leaf,
    paint_ruler,
    screen_sprite,
)
from blueprints_desktop.desktop.drawing.linework import fitted_view, paint_plan, plan_bounds
from blueprints_desktop.desktop.drawing.marks import (
    Marker,
    PillKind,
    PillPart,
    paint_focus_ring,
    paint_leader,
    paint_legal_place,
    paint_pill,
    paint_seat_marker,
    pill_size,
)
from blueprints_desktop.desktop.drawing.palette import Palette, palette
from blueprints_desktop.desktop.drawing.paper import (
    lying_letters,
    lying_sheet,
    paint_hatching,
    paint_lying_hatching,
    paint_sheet,
)
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.surfaces import (
    desk_pixmap,
    paint_bar,
    paint_panel,
    paint_tray,
)

pytestmark = pytest.mark.usefixtures("qapp")
LIGHT = palette(False, False)
PLAN = ((1, None), (2, 2), (None, 1))


def scene(theme: Palette, ratio: float, scale: float, cache: PixmapCache) -> QImage:
    """One of everything, on a small desk."""
    image = QImage(round(600 * ratio), round(420 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawPixmap(0, 0, desk_pixmap(cache, 600, 420, ratio, theme))
    paint_bar(painter, QRectF(0, 0, 600, 30), theme, None, top=True)
    paint_bar(painter, QRectF(0, 390, 600, 30), theme, theme.seats[0].tint, top=False)
    paint_panel(painter, cache, QRectF(10, 40, 120, 90), ratio, theme, scale=scale)
    paint_panel(
        painter,
        cache,
        QRectF(10, 140, 120, 90),
        ratio,
        theme,
        scale=scale,
        edge=theme.seats[1].tint,
    )
    paint_tray(painter, QRectF(140, 40, 200, 60), theme, scale=scale)
    paint_sheet(painter, cache, QRectF(360, 40, 220, 200), ratio, theme, scale)
    paint_hatching(painter, QRectF(380, 60, 50, 50), theme, scale)
    paint_plan(painter, fitted_view(PLAN, QRectF(450, 60, 100, 120)), PLAN, theme, scale)
    view = View(22.0 * scale, QPointF(250, 180))
    lying_sheet(cache, view.w, ratio, theme, -0.8, -0.8, 3.6, 4.6, scale).paint(
        painter, view.origin
    )
    paint_lying_hatching(painter, view, 1, 0, theme)
    paint_legal_place(painter, view, 0, 0, 0, theme, scale)
    paint_pill(painter, QPointF(300, 150), (PillPart("+6", PillKind.FILLED),), theme, scale)
    paint_leader(painter, QPointF(300, 150), QPointF(260, 170), theme.pencil, scale, dot=True)
    paint_focus_ring(painter, QRectF(150, 120, 60, 20), 6, theme.accent, scale)
    ruler = Ruler(QRectF(140, 340, 440, 44 * scale))
    paint_ruler(painter, cache, ruler, ratio, theme, scale)
    for number, kind in enumerate(Marker):
        at = QPointF(ruler.x_of(number * 10), 340)
        paint_seat_marker(painter, at, 12 * scale, theme.seats[number], theme, kind)
    for seat in range(4):
        screen_sprite(cache, seat, 120, 70, ratio, theme, scale=scale, measured=seat == 0).paint(
            painter, QPointF(10 + 130 * seat, 250)
        )
        prize_sprite(cache, seat, 30 * scale, ratio, theme).paint(
            painter, QPointF(460 + 30 * seat, 210)
        )
    for rank in range(3):
        medal_sprite(cache, rank, 40 * scale, ratio, theme, str(3 - rank)).paint(
            painter, QPointF(450 + 40 * rank, 260)
        )
    painter.setTransform(lying_letters(view, 0.0, 3.4), True)
    painter.end()
    return image


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("ratio", "scale"), [(1.0, 0.8), (1.25, 1.0), (2.0, 1.0), (1.0, 2.0)])
def test_all_is_painted_at_every_scale_and_twice_the_same(
    dark: bool, ratio: float, scale: float
) -> None:
    theme = palette(dark, False)
    cache = PixmapCache()
    cold = scene(theme, ratio, scale, cache)
    warm = scene(theme, ratio, scale, cache)
    assert cold == warm
    assert cache.used < cache.limit


def test_the_desk_is_lit_from_the_upper_left_without_bands() -> None:
    image = desk_pixmap(PixmapCache(), 640, 400, 1.0, LIGHT).toImage()

    def light(x: int, y: int) -> float:
        spots = [image.pixelColor(x + i, y + j) for i in range(8) for j in range(8)]
        return sum(spot.lightnessF() for spot in spots) / 64

    assert light(180, 10) > light(400, 200) > light(630, 390)
    row = [image.pixelColor(x, 200).rgb() for x in range(400, 480)]
    assert len(set(row)) > 8


def test_a_pill_is_as_wide_as_its_words() -> None:
    image = QImage(300, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    short, long = (PillPart("+6", PillKind.OPEN),), (PillPart("maintenant", PillKind.QUIET),)
    assert pill_size(long)[0] > pill_size(short)[0]
    split = (PillPart("+2", PillKind.OPEN), PillPart("6", PillKind.LOSS, struck=True))
    rect = paint_pill(painter, QPointF(150, 30), split, LIGHT)
    painter.end()
    assert (rect.width(), rect.height()) == pill_size(split)
    assert abs(rect.center().x() - 150) <= 1


def test_scores_have_their_place_on_the_ruler() -> None:
    ruler = Ruler(QRectF(100, 0, 600, 44))
    places = [ruler.x_of(score) for score in range(51)]
    assert places == sorted(places)
    assert ruler.x_of(70) == ruler.x_of(50) < ruler.rect.right()
    assert ruler.x_of(-3) == ruler.x_of(0) > ruler.rect.left()


def test_a_plan_fits_where_it_is_to_stand() -> None:
    rect = QRectF(10, 20, 106, 108)
    area = plan_bounds(fitted_view(PLAN, rect), PLAN)
    assert rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(area)
    assert abs(area.center().x() - rect.center().x()) < 0.01
    assert max(area.width() / rect.width(), area.height() / rect.height()) > 0.99


def test_a_near_cube_hides_the_lines_behind_it() -> None:
    def picture(heights: tuple[tuple[int | None, ...], ...]) -> QImage:
        image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0, 0))
        painter = QPainter(image)
        paint_plan(painter, View(30.0, QPointF(100, 100)), heights, LIGHT)
        painter.end()
        return image

    alone = picture(((0, 0), (0, 3)))
    hiding = picture(((1, 0), (0, 3)))
    inside = View(30.0, QPointF(100, 100)).point(2.0, 2.0, 1.2)
    for dx in (-8, 8):
        x, y = round(inside.x()) + dx, round(inside.y())
        assert alone.pixelColor(x, y) == hiding.pixelColor(x, y)


def test_the_leaves_of_a_screen_fold_away() -> None:
    assert middle_leaf(600, 300).width() == pytest.approx(400)
    assert middle_leaf(600, 300, fold=0.0).width() == pytest.approx(600)


@pytest.mark.parametrize("high", [36, 38, 44, 60])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_tick_of_a_ruler_strikes_a_figure_through(high, scale):
    ruler = Ruler(QRectF(0, 0, 700 * scale, high * scale))
    figure = ruler.figures_at(scale)
    assert figure - 6.0 * scale >= ruler.rect.top(), "the figure is on the wood"
    assert ruler.rect.bottom() - ruler.tick_height(scale) >= figure + 4.5 * scale
    assert ruler.tick_height(scale) >= 10.0 * scale


def test_an_unfolding_screen_shows_one_picture_drawn_out():
    """Brought to one width, the town has its houses at the same places however far it is open."""
    cache = PixmapCache()

    def town(fold: float) -> QImage:
        sprite = screen_sprite(cache, 1, 780, 420, 1.0, LIGHT, fold=fold, measured=True)
        leaf = middle_leaf(780, 420, fold).translated(sprite.anchor)
        lower = QRectF(leaf.left(), leaf.top() + 0.6 * leaf.height(), leaf.width(), 120.0)
        inner = lower.adjusted(0.03 * leaf.width(), 0.0, -0.03 * leaf.width(), 0.0)
        whole = sprite.pixmap.toImage().copy(inner.toRect())
        return whole.scaled(
            52, 12, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    folded, open_ = town(1.0), town(0.25)
    differ = [
        abs(folded.pixelColor(x, y).lightnessF() - open_.pixelColor(x, y).lightnessF())
        for x in range(52)
        for y in range(12)
    ]
    assert sum(difference > 0.03 for difference in differ) < 0.05 * len(differ)
