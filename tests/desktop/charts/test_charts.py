"""Charts: what they say, drawn when pyqtgraph has come, and written to files."""

import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from math import ceil, dist

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QGraphicsView

from blueprints_desktop.desktop.charts import loading
from blueprints_desktop.desktop.charts import view as view_module
from blueprints_desktop.desktop.charts.drawn import BEFORE, BELOW, NAME, NAMES_TO
from blueprints_desktop.desktop.charts.hatching import HATCHINGS, colour_of, hatching
from blueprints_desktop.desktop.charts.loading import Loader, loader
from blueprints_desktop.desktop.charts.specs import Bars, ChartTone, Dots, Heat, Lines
from blueprints_desktop.desktop.charts.view import ChartView
from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.typography import Role, line_height, text_width
from blueprints_desktop.desktop.games.fits.texts.sheet_words import hole_charts
from blueprints_desktop.desktop.games.monuments.texts.sheet_words import level_charts
from blueprints_desktop.desktop.games.registry import sheet_words_of
from blueprints_desktop.desktop.games.skyline.texts.progress import match_progress
from blueprints_desktop.desktop.pages.sheet.match_charts import charts_of, leaders
from blueprints_desktop.desktop.ui.board.board_api import people_of
from blueprints_desktop.engine.sheet import Course, Sheet
from tests.desktop.played import played
from tests.support import keys_with, tables_with

PATIENCE_MS = 30_000


def charts(saved):
    match = saved.match
    people = people_of(saved.header.players)
    return charts_of(match.box.sheet(match), sheet_words_of(match.box.key), people)


@pytest.fixture
def show(qtbot, appearance):
    """Draw a chart; pyqtgraph is waited for, however slow the machine is."""

    def make(chart) -> ChartView:
        view = ChartView(appearance)
        qtbot.addWidget(view)
        view.resize(900, 600)
        view.show()
        view.show_chart(chart)
        qtbot.waitUntil(lambda: view.ready, timeout=PATIENCE_MS)
        return view

    return make


# --- what they say ------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), tables_with("sheet"))
def test_charts_tell_the_match(game, seats):
    saved = played(game, seats)
    scores = saved.match.outcome.scores
    course, sources, own = charts(saved)
    lines = course.panels[0]
    assert isinstance(lines, Lines)
    assert tuple(series.points[-1][1] for series in lines.series) == scores
    bars = sources.panels[0]
    assert isinstance(bars, Bars)
    assert bars.sums == scores
    for chart in (course, sources, own):
        assert chart.title
        assert all(player.name in chart.said for player in saved.header.players)


@pytest.mark.parametrize("scale", [100, 200])
def test_bars_can_be_read_at_any_size_of_letters(show, settings, scale):
    """Names stand apart, and the sums within the panel; what is higher than the page scrolls."""
    settings.set("scale", scale)
    chart = charts(played("blueprints", 4))[2]
    view = show(chart)
    view.resize(900, view.minimumHeight())
    QCoreApplication.processEvents()
    box = view.findChild(QGraphicsView).getItem(1, 0).view
    panel, letters = chart.panels[0], scale / 100
    assert box.height() / panel.units >= line_height(Role.SMALL, letters)
    (left, right), most = box.viewRange()[0], max(panel.sums)
    beside = (right - most) / (right - left) * box.width()
    assert beside >= text_width(str(most), Role.FIGURE, letters)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("high", [0, 900])
def test_panels_of_lines_can_be_read_however_low_they_are(show, settings, scale, high):
    """Their figures stand apart, and no line runs through the names of the rounds."""
    settings.set("scale", scale)
    view = show(charts(played("fits", 3))[0])
    view.resize(900, max(high, view.minimumHeight()))
    QCoreApplication.processEvents()
    scene, letters = view.findChild(QGraphicsView), line_height(Role.SMALL, scale / 100)
    assert view.chart.panels
    for row, panel in enumerate(view.chart.panels, 1):
        plot = scene.getItem(row, 0)
        box, axis = plot.view, plot.left
        low, top = box.viewRange()[1]
        unit = box.height() / (top - low)
        (step, _), *_ = axis.tickSpacing(low, top, box.height())
        assert step * unit >= letters
        most = max(y for series in panel.series for _, y in series.points)
        assert (top - max(most, 1)) * unit >= NAMES_TO * scale / 100


@pytest.mark.parametrize(("game", "number"), [("blueprints", 0), ("fits", 0), ("skyline", 2)])
def test_panels_below_one_another_measure_from_the_same_place(show, game, number):
    view = show(charts(played(game, 3))[number])
    scene = view.findChild(QGraphicsView)
    plots = [scene.getItem(row, 0) for row in range(1, len(view.chart.panels) + 1)]
    assert len(plots) > 1
    boxes = [plot.view.sceneBoundingRect() for plot in plots]
    assert len({(round(box.left()), round(box.right())) for box in boxes}) == 1
    assert len({tuple(plot.view.viewRange()[0]) for plot in plots}) == 1


def test_a_name_that_is_wider_than_the_chart_stays_within_it(show):
    saved = played("skyline", 2)
    players = (evolve(saved.header.players[0], name="Maximiliane " * 20), saved.header.players[1])
    saved.header = evolve(saved.header, players=players)
    view = show(charts(saved)[0])
    heading = view.findChild(QGraphicsView).getItem(0, 0)
    first, second = (part.rect for part in heading.card_layout.parts)
    assert first.bottom() <= second.top()
    assert max(first.right(), second.right()) <= heading.size().width()


@pytest.mark.parametrize("size", [(400, 700), (900, 300)])
def test_cells_are_squares_with_room_for_their_numbers(show, size):
    """Rows and columns are numbered as where the score sheet names them in words."""
    view = show(charts(played("fits", 1))[2])
    view.setMinimumHeight(0)
    view.resize(*size)
    QCoreApplication.processEvents()
    box = view.findChild(QGraphicsView).getItem(1, 0)
    (left, right), (top, bottom) = box.viewRange()
    assert box.width() / (right - left) == pytest.approx(box.height() / (bottom - top))
    assert left <= -BEFORE + 0.01
    assert right >= 6
    assert top * box.height() / (bottom - top) == pytest.approx(-NAME)
    assert bottom >= 12 + BELOW - 0.01


def test_the_picture_of_blueprints_counts_the_dice():
    saved = played("blueprints", 3)
    panel = charts(saved)[2].panels[0]
    assert isinstance(panel, Bars)
    assert len(panel.bars) == 9
    built = [
        sum(map(len, building))
        for result in saved.match.state.results
        for building in result.buildings
    ]
    assert list(panel.sums) == built


def test_the_picture_of_fits_counts_the_holes():
    saved = played("fits", 2)
    panels = charts(saved)[2].panels
    assert all(isinstance(panel, Heat) for panel in panels)
    *own, together = [sum(map(sum, panel.counts)) for panel in panels]
    assert together == sum(own)
    assert panels[-1].most == 2 * panels[0].most


def test_the_picture_of_monuments_has_every_brick():
    saved = played("monuments", 2)
    panel = charts(saved)[2].panels[0]
    assert isinstance(panel, Dots)
    assert len(panel.dots) == len(saved.match.box.sheet(saved.match).facts["bricks"])
    assert [dot.at for dot in panel.dots] == list(range(1, len(panel.dots) + 1))


def test_whoever_left_no_hole_and_whoever_set_no_brick_is_told_so():
    people = people_of(played("fits", 2).header.players)
    perfect = Sheet(2, (), {}, {"holes": [[[], [[3, 1]]]]})
    told = hole_charts(perfect, people)[0].said
    assert told.startswith("Ada covered every cell. Bruno left 1 cell")
    idle = Sheet(2, (), {}, {"bricks": [[1, 0, 1, 1, "V1"]]})
    assert level_charts(idle, people)[0].said.startswith("Ada added 0 bricks. Bruno added 1 brick")


def test_the_picture_of_skyline_ends_with_everybodys_money():
    saved = played("skyline", 2)
    sheet = saved.match.box.sheet(saved.match)
    cash, paid, received = charts(saved)[2].panels
    for panel, name in ((cash, "cash"), (paid, "rents_paid"), (received, "rents_received")):
        ends = tuple(series.points[-1][1] for series in panel.series)
        assert ends == sheet.courses[name].changes[-1][1]
    xs = [x for x, _ in cash.series[0].points]
    assert xs == sorted(xs)
    assert match_progress(saved.match.state).ticks_text == f"{ceil(xs[-1])} turns", (
        "as the table says"
    )


def test_origins_stand_in_the_order_of_the_sheet():
    """Whoever scored first on a higher level, the levels follow one another."""
    names = [part.name for part in charts(played("monuments", 3))[1].panels[0].parts]
    levels = [name for name in names if name.startswith("Level")]
    assert levels == sorted(levels)
    assert names[0] == "Starting points"
    assert names[-1] == "Jewels"
    honours = [part.name for part in charts(played("blueprints", 4))[1].panels[0].parts]
    assert honours == ["Gold Awards", "Silver Awards", "Bronze Awards", "Prizes"]


def test_who_led():
    course = Course(((0, (0, 0)), (1, (2, 0)), (2, (2, 2)), (3, (2, 5)), (4, (7, 5))))
    assert leaders(course) == [0, 1, 0]


# --- colour is never alone ----------------------------------------------------------


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("safe", [False, True])
def test_neighbours_differ_in_hatching_as_well(dark, safe):
    tones = [ChartTone("hues", number) for number in range(12)]
    for one, other in pairwise(tones):
        field, beside = (
            [line.toLine() for line in hatching(tone.number, QRectF(0, 0, 60, 30), 7)]
            for tone in (one, other)
        )
        assert field != beside
        assert colour_of(one, palette(dark, safe)) != colour_of(other, palette(dark, safe))


def lab(colour: QColor) -> tuple[float, float, float]:
    """Where the eye puts a colour: equal distances look equally different."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("safe", [False, True])
def test_no_field_has_a_players_colour(dark, safe):
    colours = palette(dark, safe)
    for number in range(len(colours.charts)):
        field = lab(colour_of(ChartTone("hues", number), colours))
        for seat in colours.seats:
            assert all(dist(field, lab(each)) > 20.0 for each in (seat.body, seat.tint))


def test_hatching_stays_in_its_field():
    rect = QRectF(10, 20, 61, 27)
    room = rect.adjusted(-0.01, -0.01, 0.01, 0.01)
    for number in range(len(HATCHINGS)):
        for line in hatching(number, rect, 7.0):
            assert room.contains(line.p1())
            assert room.contains(line.p2())


# --- drawing ------------------------------------------------------------------------


@pytest.mark.parametrize("game", keys_with("sheet"))
def test_every_chart_is_drawn_and_described(show, game):
    found = charts(played(game, 2))
    assert found
    for chart in found:
        view = show(chart)
        assert view.accessibleName() == chart.title
        assert view.accessibleDescription() == chart.said
        image = view.picture()
        assert (image.width(), image.height()) == (1800, 1200)
        small = image.scaled(90, 60)
        assert len({small.pixel(x, y) for x in range(90) for y in range(60)}) > 4


def test_a_chart_in_place_of_another_has_all_the_room(show):
    """One panel is followed by three, which shared what its heading alone had needed."""
    course, sources, money = charts(played("skyline", 2))
    assert sources.title == "Where the money came from", "nobody has points there"
    view = show(course)
    for chart in (money, sources, course):
        view.show_chart(chart)
        QCoreApplication.processEvents()
        scene = view.findChild(QGraphicsView)
        *_, lowest = scene.ci.items
        assert lowest.geometry().bottom() > scene.height() - 24


def test_a_chart_follows_the_theme(show, settings):
    view = show(charts(played("fits", 2))[0])
    light = view.picture().pixelColor(3, 3)
    settings.set("theme", "dark")
    dark = view.picture().pixelColor(3, 3)
    assert light.lightness() > 200 > 80 > dark.lightness()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chart_is_saved_as_lines(show, settings, theme):
    settings.set("theme", theme)
    chart = charts(played("skyline", 2))[1]
    view = show(chart)
    root = ElementTree.fromstring(view.as_svg())
    assert root.tag.endswith("svg")
    words = "".join(root.itertext())
    assert chart.title in words
    assert "Ada" in words
    image = QImage.fromData(view.as_svg(), "SVG")
    picture = QImage.fromData(view.as_png(), "PNG")
    assert image.pixelColor(3, 3).lightness() == picture.pixelColor(6, 6).lightness()


# --- loading ------------------------------------------------------------------------


def test_until_it_is_loaded_the_page_says_so(qtbot, appearance, monkeypatch):
    """The window's loop runs on while a thread loads; then the chart is drawn by itself."""
    assert loader() is loader()
    fresh = Loader()
    monkeypatch.setattr(view_module, "loader", lambda: fresh)
    view = ChartView(appearance)
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    assert fresh.drawn is None
    chart = charts(played("fits", 2))[0]
    monkeypatch.setattr(fresh, "begin", lambda: None)
    view.show_chart(chart)
    assert not view.ready
    assert view.waiting_words() == "Drawing…"
    waiting = QImage(view.grab().toImage())
    monkeypatch.undo()
    monkeypatch.setattr(view_module, "loader", lambda: fresh)
    with qtbot.waitSignal(view.drawn, timeout=PATIENCE_MS):
        fresh.begin()
    assert view.ready
    assert view.grab().toImage() != waiting


def test_where_it_cannot_be_loaded_the_page_says_that(qtbot, appearance, monkeypatch, caplog):
    fresh = Loader()
    monkeypatch.setattr(view_module, "loader", lambda: fresh)
    monkeypatch.setattr(loading, "DRAWN", "blueprints_desktop.desktop.charts.not_there")
    view = ChartView(appearance)
    qtbot.addWidget(view)
    with qtbot.waitSignal(fresh.finished, timeout=PATIENCE_MS):
        view.show_chart(charts(played("fits", 2))[0])
    qtbot.waitUntil(lambda: fresh.failed, timeout=PATIENCE_MS)
    assert not view.ready
    assert "can’t be drawn" in view.waiting_words()
    assert "Charts cannot be loaded" in caplog.text
    assert "ModuleNotFoundError" in caplog.text
