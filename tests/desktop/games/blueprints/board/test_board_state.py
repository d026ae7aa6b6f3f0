"""What the Blueprints board shows, hides and says: movement, curtain, language, theme, names."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.blueprints.board.selection import (
    BlueprintsSelection,
    blueprints_selection,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    building_status,
    preview_of,
    refusals,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import space_name
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from blueprints_desktop.engine.chance import Chance
from tests.desktop.driving import never
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.seating import position_of
from tests.support import middle_of, play_on


class Loud(QTranslator):
    """Every word in capitals, as another language would be."""

    def translate(self, context, source, disambiguation=None, n=-1):
        return source.upper() if "{" not in source else ""

    def isEmpty(self):  # noqa: N802
        return False


def animated(qtbot, tmp_path, **wanted):
    return seat_at(qtbot, tmp_path, animation="fast", **wanted)


def played(seated, move):
    """Play a move and let the board animate it for the seat that made it."""
    viewer = seated.match.to_act
    step = seated.match.play(move)
    told = [seen for event in step.events if (seen := event.seen_by(viewer)) is not None]
    seated.board.animate(told, position_of(seated.match, viewer))


def test_a_move_is_animated_and_then_settled(qtbot, tmp_path):
    seated = animated(qtbot, tmp_path)
    with qtbot.waitSignal(seated.board.settled, timeout=3000):
        played(seated, seated.match.legal_moves()[0])
        assert seated.board.animation_queue.running
    assert not seated.board.animation_queue.running
    assert [item.die for item in seated.table.pool.dice] == list(seated.match.state.pool)
    assert all(item.isVisible() for item in seated.table.pool.dice)


@pytest.mark.parametrize("how", ["key", "click", "skip"])
def test_movement_can_be_skipped(qtbot, tmp_path, how):
    seated = animated(qtbot, tmp_path)
    settled = []
    seated.board.settled.connect(lambda: settled.append(True))
    played(seated, seated.match.legal_moves()[0])
    if how == "key":
        seated.key(Qt.Key.Key_Space)
    elif how == "click":
        seated.click(seated.table.viewport().rect().center())
    else:
        seated.board.skip()
    assert settled == [True]
    assert not seated.board.animation_queue.running


def test_without_animation_a_move_is_there_at_once(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    with qtbot.waitSignal(seated.board.settled, timeout=100):
        played(seated, seated.match.legal_moves()[0])
    assert not seated.board.animation_queue.running


def test_nothing_moves_when_idle(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    QApplication.processEvents()
    painted = []
    seated.table.viewport().installEventFilter(seated.board)
    seated.board.eventFilter = lambda _w, event: bool(
        event.type() == QEvent.Type.Paint and painted.append(1)
    )
    assert never(qtbot, lambda: painted)


def test_the_curtain_leaves_nothing_private(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    play_on(seated.match, Chance(4), 7)
    seated.show()
    seated.choose(0)
    seated.board.clear()
    board = seated.board
    assert board.table.building.layout is None
    assert board.table.ruler.state.now is None
    assert not board.table.previews
    assert board.plan.accessibleDescription() == ""
    assert board.score.accessibleDescription() == ""
    assert board.log.lines.rowCount() == 0
    assert board.table.accessibleDescription() == ""
    interface = QAccessible.queryAccessibleInterface(board.table)
    names = [
        interface.child(index).text(QAccessible.Text.Name)
        for index in range(interface.childCount())
    ]
    assert not any("level" in name for name in names)


def test_others_never_see_where_a_die_went(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seat = seated.match.to_act
    seated.match.play(seated.match.legal_moves()[0])
    seated.show((seat + 1) % 3)
    model = seated.board.log.lines
    lines = [model.data(model.index(row)) for row in range(model.rowCount())]
    assert any("took" in line for line in lines)
    assert not any("left" in line or "right" in line for line in lines)


def test_another_language_is_spoken_at_once(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    translator = Loud()
    QCoreApplication.installTranslator(translator)
    try:
        QApplication.processEvents()
        assert seated.prompt.detail == "TAKE A DIE FROM THE POOL"
        assert seated.board.score.accessibleName() == "YOUR BUILDING"
        assert seated.table.tools.turn.accessibleName() == "QUARTER TURN"
        assert "YOU" in seated.board.panels[seated.match.to_act].accessibleName()
    finally:
        QCoreApplication.removeTranslator(translator)
    QApplication.processEvents()
    assert seated.prompt.detail == "Take a die from the pool"


def test_theme_and_scale_change_at_once(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    before = seated.board.grab().toImage().pixelColor(270, 300)
    seated.settings.set("theme", "dark")
    after = seated.board.grab().toImage().pixelColor(270, 300)
    assert before.lightness() > 180 > 60 > after.lightness()
    seated.settings.set("scale", 150)
    assert seated.board.board_frame.format is Format.STRIP


@pytest.mark.parametrize(
    ("size", "found"),
    [((1280, 672), Format.WIDE), ((1024, 572), Format.DRAWER), ((820, 560), Format.STRIP)],
)
def test_the_table_keeps_its_room(qtbot, tmp_path, size, found):
    seated = seat_at(qtbot, tmp_path, size=size)
    board_frame = seated.board.board_frame
    assert board_frame.format is found
    assert seated.table.width() >= 560
    assert board_frame.toggle.isVisible() == (found is not Format.WIDE)
    assert seated.board.plan.isVisible()
    if found is not Format.WIDE:
        assert not seated.board.score.isVisible()
        QTest.mouseClick(board_frame.toggle, Qt.MouseButton.LeftButton)
        assert seated.board.score.isVisible()
        QTest.keyClick(board_frame, Qt.Key.Key_Escape)
        assert not seated.board.score.isVisible()
        assert seated.board.plan.isVisible()


def test_focus_goes_from_table_to_tools_to_log(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.board.log.list.setFocus()
    seated.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert seated.table.selection.focused == 0
    visited = []
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        visited.append(QApplication.focusWidget())
    assert visited == [*seated.table.tools.buttons, seated.board.log.list]


def test_every_choice_has_a_name_a_place_and_a_state(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.key(Qt.Key.Key_2)
    seated.key(Qt.Key.Key_Down)
    interface = QAccessible.queryAccessibleInterface(seated.table)
    count = interface.childCount()
    choices = [interface.child(index) for index in range(count)][-len(seated.table.spots()) :]
    assert len(choices) == len(seated.table.pool.dice) + len(seated.table.previews)
    for choice in choices:
        assert choice.text(QAccessible.Text.Name)
        assert choice.rect().isValid()
        assert interface.indexOfChild(choice) >= 0
    assert choices[1].state().checked
    assert "level" in interface.focusChild().text(QAccessible.Text.Name)
    assert seated.prompt.detail.rstrip(".") in seated.table.accessibleDescription()
    del choices, choice, interface
    gc.collect()


def test_the_public_view_has_no_building(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.show(None)
    assert seated.table.building.layout is None
    assert len(seated.table.screens) == 3
    seated.board.grab()


def test_a_preview_agrees_with_what_the_move_does():
    match = middle_of("blueprints", 3, 8, 9)
    seat = match.to_act
    placing = [move for move in match.legal_moves() if move.space < 6]
    assert placing
    for move in placing:
        before = building_status(match.game.deck, match.view(seat), seat)
        seen = preview_of(before, move.die, move.space)
        match.play(move)
        after = building_status(match.game.deck, match.view(seat), seat)
        match.undo()
        assert after == seen.after


def test_choosing_refuses_what_is_not_there():
    nothing = BlueprintsSelection()
    assert nothing.choosing("die.1") == nothing
    assert nothing.move is None
    match = middle_of("blueprints", 3, 8, 9)
    pool, reason = match.state.pool, refusals(match.view(match.to_act), match.to_act)
    picked = blueprints_selection(pool, match.legal_moves(), reason).choosing("die.1")
    assert picked.die == pool[0]
    refused = next(space for space in range(6) if space not in picked.spaces)
    assert picked.pointing(space_name(refused)).aimed is None
    assert picked.refuses(refused)
    assert picked.aimed is None or len(picked.spaces) == 1
