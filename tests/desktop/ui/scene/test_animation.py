"""The animation queue: stages one after another, events through one table, nothing left behind."""

import pytest
from attrs import frozen
from PySide6.QtCore import QAbstractAnimation, QRectF
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QWidget
from shiboken6 import isValid

from blueprints_desktop.desktop.ui.scene.animation import Animation, AnimationQueue, pause


@frozen
class Fell:
    """An event that is shown."""

    name: str


@frozen
class Unseen:
    """An event that is not."""


def fall(event, told):
    told.append(f"{event.name} begins")
    yield Animation(lambda share: told.append((event.name, share)), 10)
    told.append(f"{event.name} lies")
    yield pause(5)


TABLE = {Fell: fall}


@pytest.fixture
def widget(qtbot, settings):
    made = QWidget()
    qtbot.addWidget(made)
    settings.set("animation", "normal")
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def queue(widget, appearance):
    return AnimationQueue(appearance, widget)


def test_events_are_shown_one_after_another(qtbot, queue):
    told: list = []
    queue.play_events(TABLE, [Fell("a"), Unseen(), Fell("b")], told, lambda: told.append("end"))
    assert queue.running
    assert queue.waited_for
    qtbot.waitUntil(lambda: not queue.running)
    words = [each for each in told if isinstance(each, str)]
    assert words == ["a begins", "a lies", "b begins", "b lies", "end"]
    shares = [share for name, share in (e for e in told if isinstance(e, tuple)) if name == "a"]
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert shares == sorted(shares)


def test_animations_of_a_stage_run_together(qtbot, queue):
    first, second = [], []
    queue.play([[Animation(first.append, 10), Animation(second.append, 10, after=20)]], lambda: 0)
    qtbot.waitUntil(lambda: not queue.running)
    assert first[-1] == second[-1] == 1.0


def test_what_is_skipped_is_followed_by_the_end(queue):
    told: list = []
    queue.play_events(TABLE, [Fell("a"), Fell("b")], told, lambda: told.append("end"))
    queue.skip()
    assert told[-1] == "end"
    assert "b begins" not in told
    queue.skip()
    assert told.count("end") == 1


def test_what_is_dropped_has_no_end(queue):
    told: list = []
    queue.play_events(TABLE, [Fell("a")], told, lambda: told.append("end"))
    queue.drop()
    queue.skip()
    assert "end" not in told
    assert not queue.running


def test_items_are_gone_after_their_stage(qtbot, queue):
    scene = QGraphicsScene()

    def stages():
        queue.add_item(QGraphicsRectItem(QRectF(0, 0, 1, 1)), scene)
        yield pause(5)
        told.append(len(scene.items()))
        yield pause(5)

    told: list[int] = []
    queue.play(stages(), lambda: 0)
    assert len(scene.items()) == len(queue.items) == 1
    qtbot.waitUntil(lambda: not queue.running)
    assert told == [0]


def test_what_nobody_waits_for_blocks_nothing(queue):
    queue.play([pause(1000)], lambda: 0, waited_for=False)
    assert queue.running
    assert not queue.waited_for


def test_animations_are_wanted_where_they_are_on_and_somebody_looks(queue, widget, settings):
    assert queue.wanted(TABLE, [Unseen(), Fell("a")])
    assert not queue.wanted(TABLE, [Unseen()])
    settings.set("animation", "off")
    assert not queue.wanted(TABLE, [Fell("a")])
    settings.set("animation", "normal")
    widget.hide()
    assert not queue.wanted(TABLE, [Fell("a")])


def test_a_queue_ends_with_its_widget(appearance, qapp):
    widget = QWidget()
    queue = AnimationQueue(appearance, widget)
    queue.play([pause(10_000)], lambda: 0)
    running = queue.findChildren(QAbstractAnimation)
    widget.deleteLater()
    qapp.sendPostedEvents(None, 52)
    assert running
    assert not any(isValid(each) for each in running)
