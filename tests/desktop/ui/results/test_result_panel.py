"""A card of a result page at a moment: what changes, what is pointed at, who is marked."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSettings
from PySide6.QtGui import QColor, QPolygonF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.timeline import Timeline, TimelineMoment
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    PaintContext,
    PartInfo,
    Picture,
    Text,
    Timed,
    fixed,
)
from blueprints_desktop.desktop.ui.results.result_panel import ResultPanel, stirred_area

BODY = QRectF(0.0, 0.0, 400.0, 300.0)
CORNER = QRectF(0.0, 0.0, 40.0, 30.0)


def timeline() -> Timeline:
    found = Timeline()
    for number, cue in enumerate(("first", "second", "edge")):
        found.add(cue, number * 2000, 500)
    return found


def card() -> Card:
    """A text that appears, and a picture with a triangle; a cue changes only a corner of it."""

    def draw(canvas: PaintContext, rect: QRectF) -> None:
        canvas.painter.fillRect(rect, QColor("#336699"))

    def spots(rect: QRectF, _zoom: float) -> list[tuple[PartInfo, QRectF | QPolygonF]]:
        corners = [rect.topLeft(), rect.topRight(), rect.bottomLeft()]
        return [(PartInfo("triangle"), QPolygonF(corners))]

    def areas(rect: QRectF, _zoom: float) -> dict[object, QRectF]:
        return {"second": CORNER.translated(rect.topLeft())}

    picture = Picture(
        "drawn", 0.0, 100.0, draw, stretches=True, cues=("second",), spots=spots, areas=areas
    )
    words = Timed(Text("counted"), "first")
    return Card(items=(words, picture), top=fixed(0.0), edge=1, edge_cue="edge")


@pytest.fixture
def panel(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> ResultPanel:
    assert qapp is not None
    settings = Settings(QSettings(str(tmp_path / "set.ini"), QSettings.Format.IniFormat))
    page = QWidget()
    qtbot.addWidget(page)
    found = ResultPanel(Appearance(settings), page)
    found.show_card(card())
    found.lie_at(BODY.translated(20.0, 20.0))
    return found


def test_only_what_a_cue_changes_is_painted_again(qapp: QApplication) -> None:
    assert qapp is not None
    layout, times = lay_out(card(), BODY, 1.0), timeline()
    text, picture = (placed.rect.toAlignedRect() for placed in layout.leaves)
    assert stirred_area(layout, times, 0.0, 16.0).contains(text.center())
    assert not stirred_area(layout, times, 0.0, 16.0).contains(picture.center())
    second = stirred_area(layout, times, 2000.0, 2016.0)
    assert second.contains(picture.topLeft())
    assert not second.contains(picture.center())
    assert stirred_area(layout, times, 1000.0, 1016.0).isEmpty()


def test_a_part_is_found_by_its_outline(panel: ResultPanel) -> None:
    area = panel.part_rect("triangle")
    assert area is not None
    inside = panel.part_at(QPointF(area.topLeft()) + QPointF(9.0, 9.0))
    assert inside is not None
    assert inside.name == "triangle"
    assert panel.part_at(QPointF(area.bottomRight()) - QPointF(9.0, 9.0)) is None


def test_the_edge_appears_with_its_cue(panel: ResultPanel) -> None:
    times = timeline()
    tint = panel.look.palette.seats[1].tint.rgb()
    left, middle = round(panel.body().left()) + 1, round(panel.body().center().y())
    panel.show_moment(TimelineMoment(times, 3000.0))
    assert panel.grab().toImage().pixel(left, middle) != tint
    panel.show_moment(TimelineMoment(times, 6000.0))
    assert panel.grab().toImage().pixel(left, middle) == tint


def test_a_rehearsal_keeps_what_the_last_moment_draws(panel: ResultPanel) -> None:
    drawn = []

    def draw(canvas: PaintContext, _rect: QRectF) -> None:
        drawn.append(canvas.moment.now)

    picture = Picture("noted", 50.0, 50.0, draw, cues=("second",))
    panel.show_card(Card(items=(picture,)))
    panel.show_moment(TimelineMoment(timeline(), 0.0))
    for rehearse in panel.rehearsals():
        rehearse()
    assert drawn == [timeline().end]
