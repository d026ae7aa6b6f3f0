"""What stands under the buildings of the poster, in any width."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from blueprints_desktop.desktop.games.blueprints.results import ending_caption
from blueprints_desktop.desktop.games.blueprints.results.ending_caption import (
    BuildingCaption,
    CaptionPlace,
    paint_captions,
)
from tests.desktop.writing import watch_writing

CAPTIONS = [BuildingCaption(f"Manche {n}", f"M{n}", "22", ()) for n in (1, 2, 3)]


def written(monkeypatch: pytest.MonkeyPatch, look, halves: tuple[float, ...]) -> list[str]:
    texts = watch_writing(monkeypatch, ending_caption)
    picture = QPixmap(600, 60)
    painter = QPainter(picture)
    places = [CaptionPlace(QPointF(100.0, 0.0), half, 26.0, look.scale) for half in halves]
    paint_captions(painter, places, CAPTIONS, 1.0, look, 1.0)
    painter.end()
    return texts[::2]


def test_rounds_are_written_out_where_there_is_room(monkeypatch, appearance):
    texts = written(monkeypatch, appearance.look, (90.0, 90.0, 90.0))
    assert texts == ["Manche 1", "Manche 2", "Manche 3"]


def test_where_one_has_no_room_all_are_brief_and_none_is_cut(monkeypatch, appearance):
    assert written(monkeypatch, appearance.look, (90.0, 45.0, 90.0)) == ["M1", "M2", "M3"]
