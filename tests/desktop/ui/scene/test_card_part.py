"""A card in a scene: its parts lie where it stands, and its pictures can be drawn ahead."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    Line,
    Part,
    PartInfo,
    Picture,
    Surface,
    Text,
)
from blueprints_desktop.desktop.ui.scene.card_part import CardPart

PLACE = QRectF(40.0, 60.0, 200.0, 120.0)


@pytest.fixture
def painted() -> list[QRectF]:
    return []


@pytest.fixture
def card(painted) -> Card:
    picture = Picture("red", 30.0, 20.0, lambda _canvas, rect: painted.append(QRectF(rect)))
    word = Part(PartInfo("word", "rule", "tip"), Text("Here"))
    return Card("Title", (word, Part(PartInfo("picture"), Line((picture,)))), surface=Surface.TRAY)


@pytest.fixture
def part(appearance) -> CardPart:
    made = CardPart(appearance.look)
    made.arrange(PLACE, appearance.look, 1.0)
    return made


def test_parts_are_found_by_name_and_by_place(part, card):
    assert part.parts() == []
    part.card = card
    assert [each.info.name for each in part.parts()] == ["word", "picture"]
    word = part.part("word")
    assert PLACE.contains(word.rect)
    assert part.part_at(word.rect.center()).info.tip == "tip"
    assert part.part_at(QPointF(0.0, 0.0)) is None
    part.card = None
    assert part.part("word") is None


def test_parts_follow_another_place(part, card, appearance):
    part.card = card
    before = part.part("word").rect
    part.arrange(PLACE.translated(10.0, 5.0), appearance.look, 1.0)
    assert part.part("word").rect == before.translated(10.0, 5.0)


def test_pictures_are_drawn_ahead_as_they_would_stand_there(part, card, painted):
    jobs = list(part.drawings(card))
    assert not painted
    for job in jobs:
        job()
    part.card = card
    (drawn,) = painted
    assert part.part("picture").rect.contains(drawn)
