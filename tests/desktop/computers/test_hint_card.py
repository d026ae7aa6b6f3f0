"""Where a hint's card lies and what it says there: whole sentences, over nobody."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.hints import HintCard, Hints
from blueprints_desktop.desktop.computers.reasons import MoveReason
from blueprints_desktop.desktop.ui.board.log_lines import LogLine
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from tests.desktop.computers.advice import MOVES, advised, covered_by
from tests.desktop.driving import saved_match


def test_a_card_covers_no_more_than_it_is_given_and_says_all_it_can(appearance, qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    card = HintCard(appearance, page)
    reasons = [MoveReason("Towers of one's own collect rents for a long time", 2.0)] * 3
    card.tell("A master would play this", reasons)
    column = QRect(10, 20, 236, 500)
    card.lie_in_column(column)
    assert column.contains(card.covered)
    assert card.covered.bottom() == column.bottom()
    said = " ".join(card.shown_texts())
    assert said.count("+2.0") == 3
    assert said.count("collect rents for a long time") == 3
    for width in (300, 560, 1800):
        strip = QRect(10, 20, width, card.height_in_strip())
        card.lie_in_strip(strip)
        assert card.covered == strip
        told = card.shown_texts()
        assert 1 <= told.count("+2.0") <= 3
    assert told.count("+2.0") == 3, "there is room for all"


def test_a_card_tells_what_was_foreseen_under_a_heading_of_its_own(appearance, qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    card = HintCard(appearance, page)
    seen, foreseen = MoveReason("Glass scores", 2.0), MoveReason("An Award is likelier", ahead=True)
    card.tell("A master would play this", [seen, MoveReason("Wood scores", 1.0), foreseen])
    assert "Looking ahead: an Award is likelier" in card.accessibleName()
    card.lie_in_column(QRect(0, 0, 236, 500))
    lines = card.shown_texts()
    heading = " ".join(lines[lines.index("Wood scores") + 1 : lines.index(foreseen.text)])
    assert heading == "looking ahead, compared with the obvious move"
    card.tell("A master would play this", [foreseen])
    one = card.height_in(236)
    card.tell("A master would play this", [seen, MoveReason("Wood scores", 1.0), foreseen])
    card.lie_in_column(QRect(0, 0, 236, one))
    lines = card.shown_texts()
    assert lines[-1] == foreseen.text, "where there is room for one, it is what decided"
    assert seen.text not in lines
    card.lie_in_column(QRect(0, 0, 236, one - 1))
    lines = card.shown_texts()
    assert " ".join(lines) == "Looking ahead: an Award is likelier", "and nothing else"
    assert card.covered.height() < one - 1
    card.lie_in_strip(QRect(0, 0, 1500, 36))
    lines = card.shown_texts()
    assert lines[0] == "A master would play this"
    assert "Looking ahead: an Award is likelier" in lines
    assert seen.text in lines
    assert "compared with the other moves" in lines
    longer = MoveReason(
        "An Award of silver or even of gold is likelier than it was before", ahead=True
    )
    card.tell("A master would play this", [seen, longer])
    card.lie_in_strip(QRect(0, 0, 520, 36))
    lines = card.shown_texts()
    assert seen.text not in lines
    assert card.text.headline not in lines, "it does not take the room of a reason"
    card.tell("A master would play this", [longer, longer])
    card.lie_in_strip(QRect(0, 0, 900, 36))
    lines = card.shown_texts()
    assert len(lines) == 2
    assert lines[0] == card.text.headline, "it takes what is too little for another one"
    assert "compared with the other moves" not in lines, "of what is told, nothing is"


def test_the_obvious_move_is_named_where_all_reasons_have_room(appearance, qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    card = HintCard(appearance, page)
    reasons = [MoveReason("Glass scores", 2.0), MoveReason("An Award is likelier", ahead=True)]
    card.tell("A master would play this", reasons, "to outer cell 2 for 2 orange bricks")

    def written(high: int) -> str:
        card.lie_in_column(QRect(0, 0, 236, high))
        return " ".join(card.shown_texts())

    whole = card.height_in(236)
    assert (
        "compared with the obvious move (to outer cell 2 for 2 orange bricks) An Award is likelier"
        in written(whole)
    )
    short = written(whole - 1)
    assert "compared with the obvious move An Award is likelier" in short
    assert "Glass scores" in short


@pytest.mark.parametrize(
    ("game", "size", "scale"),
    [
        *((game, size, 100) for game in MOVES for size in ((720, 520), (760, 760))),
        ("blueprints", (1280, 800), 200),
    ],
)
def test_a_narrow_window_has_the_card_below_its_strip_of_players(
    window, tmp_path, game, size, scale
):
    hints = advised(window, tmp_path, game)
    window.settings.set("scale", scale)
    window.resize(*size)
    frame = window.table.board.board_frame
    assert frame.format is Format.STRIP
    before = frame.centre.geometry()
    hints.show_answer(Answer(1, str(window.table.session.legal_moves()[0])))
    assert hints.card.isVisible()
    assert not covered_by(hints.card, frame)
    corner = frame.mapTo(window.table, QPoint())
    bodies = [panel.body().translated(panel.pos()).toRect() for panel in frame.panels]
    for body in (*bodies, frame.toggle.geometry()):
        assert not body.translated(corner).intersects(hints.card.covered)
    hints.drop()
    assert frame.centre.geometry() == before


def test_a_board_does_not_shift_under_a_press_that_takes_the_card_away(window, qtbot, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    window.resize(760, 560)
    board = window.table.board
    before = board.board_frame.centre.geometry()
    QTest.mousePress(window.table.top, Qt.MouseButton.RightButton)  # has nothing to do with it
    hints.ask()
    hints.show_answer(Answer(1, str(window.table.session.legal_moves()[0])))
    lent = board.board_frame.centre.geometry()
    assert lent != before
    desk, handle = board.table.viewport(), window.windowHandle()
    corner = desk.mapTo(window, QPoint(5, 5))
    with qtbot.assertNotEmitted(board.board_frame.placed, wait=100):
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=corner)
    assert not hints.card.isVisible()
    assert board.board_frame.centre.geometry() == lent
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=corner)
    qtbot.waitUntil(lambda: board.board_frame.centre.geometry() == before)
    QTest.mouseRelease(window.table.top, Qt.MouseButton.RightButton)


def test_a_card_goes_with_the_window_from_strip_to_column(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    window.resize(760, 560)
    hints.show_answer(Answer(1, str(window.table.session.legal_moves()[0])))
    frame = window.table.board.board_frame
    assert frame.format is Format.STRIP
    window.resize(1280, 800)
    assert frame.format is not Format.STRIP
    corner = frame.mapTo(window.table, QPoint())
    assert frame.aside.translated(corner).contains(hints.card.covered)
    assert not covered_by(hints.card, frame)


def test_lines_of_the_log_are_whole_above_the_card(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    log = window.table.board.board_frame.log
    before = log.list.height()
    hints.show_answer(Answer(1, str(window.table.session.legal_moves()[0])))
    assert hints.card.isVisible()
    foot = log.list.mapTo(window.table, log.list.rect().bottomLeft()).y()
    assert foot < hints.card.covered.top()
    last = log.list.indexAt(log.list.viewport().rect().bottomLeft() + QPoint(2, -1))
    assert log.list.visualRect(last).bottom() <= log.list.viewport().rect().bottom()
    hints.drop()
    assert log.list.height() == before


@pytest.mark.parametrize("lines", [0, 1, 5])
def test_no_half_a_line_of_the_log_looks_out_above_the_card(window, tmp_path, lines):
    """Four players leave the log so little room that not one line is whole beside a short hint."""
    kinds = ("person", "master", "master", "master")
    window.resize(1280, 800)
    window.start_session(saved_match(tmp_path / "four.match", 4, kinds=kinds, game="skyline"))
    frame, hints = window.table.board.board_frame, window.table.findChild(Hints)
    log = frame.log
    assert log.parent() is frame
    log.tell([LogLine("A move", ("A move",), colour=0)] * lines)
    hints.show_answer(Answer(1, str(window.table.session.legal_moves()[0])))
    seen = log.list.mapTo(window.table, log.list.rect().bottomLeft()).y()
    assert log.list.height() == 0 or seen < hints.card.covered.top()
    assert hints.card.covered.top() <= log.mapTo(window.table, log.body().topLeft().toPoint()).y()
    hints.drop()
    assert log.list.height() > 0


@pytest.mark.parametrize(
    ("game", "size", "scale"),
    [
        ("fits", (1024, 700), 130),
        ("skyline", (1024, 700), 130),
        ("fits", (1280, 800), 150),
        ("monuments", (1280, 800), 150),
        ("skyline", (1280, 800), 150),
    ],
)
def test_a_card_is_neither_cut_nor_over_a_player_beside_four_of_them(
    window, tmp_path, game, size, scale
):
    kinds = ("person", "master", "master", "master")
    saved = saved_match(tmp_path / "a.match", 4, 4, 5, kinds, game)
    while saved.match.to_act != 0:
        saved.match.play(saved.match.legal_moves()[0])
    window.settings.set("scale", scale)
    window.resize(*size)
    window.start_session(saved)
    hints, frame = window.table.findChild(Hints), window.table.board.board_frame
    assert frame.format is not Format.STRIP
    seen = [MoveReason("The top stays level, so more pieces will fit", 2.0)] * 2
    ahead = MoveReason("Over the next cards it makes 3.1 points more, on average", ahead=True)
    hints.card.tell("A master would play this", [*seen, ahead], "down columns 1 to 3, turned left")
    hints.show_card()
    look, card = frame.panels[0].look, hints.card
    body = QRectF(card.covered)
    placed = lay_out(card.card, body, look.scale)
    roomy = lay_out(card.card, QRectF(0.0, 0.0, body.width(), 4000.0), look.scale)
    assert placed.zoom == look.scale, "nothing is smaller"
    assert placed.texts() == roomy.texts(), "nothing is left out or cut"
    corner = frame.mapTo(window.table, QPoint())
    for panel in frame.panels:
        body = panel.body().translated(panel.pos()).toRect().translated(corner)
        assert not body.intersects(card.covered)


@pytest.mark.parametrize("game", ["monuments", "skyline"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_card_beside_the_board_hides_no_player_and_no_button(window, tmp_path, game, scale):
    kinds = ("person", "master", "master")
    saved = saved_match(tmp_path / "a.match", 3, 0, 5, kinds, game)
    while saved.match.to_act != 0:
        saved.match.play(saved.match.legal_moves()[0])
    window.settings.set("scale", scale)
    window.resize(1280, 800)
    window.start_session(saved)
    hints, frame = window.table.findChild(Hints), window.table.board.board_frame
    assert frame.format is not Format.STRIP
    before = [panel.geometry() for panel in frame.panels]
    three = [MoveReason("Red bricks find places on the building site", 2.0)] * 3
    hints.card.tell("A master would play this", three)
    hints.show_card()
    bodies = [panel.body().translated(panel.pos()).toRect() for panel in frame.panels]
    if frame.toggle.isVisible():
        bodies.append(frame.toggle.geometry())
    corner = frame.mapTo(window.table, QPoint())
    for body in bodies:
        assert not body.translated(corner).intersects(hints.card.covered)
    assert window.table.rect().contains(hints.card.covered)
    assert not covered_by(hints.card, frame)
    hints.drop()
    assert [panel.geometry() for panel in frame.panels] == before


def test_a_log_of_which_only_a_heading_is_left_is_covered_whole(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    frame = window.table.board.board_frame
    heading, told = LogLine("Round 1", ("Round 1",)), LogLine("A move", ("A move",), colour=0)
    frame.log.tell([heading, told, told])
    frame.log.keep_clear(frame.log.list.y() + 30)
    assert frame.log.tells_headings_only
    frame.log.keep_clear(frame.log.list.y() + 60)
    assert not frame.log.tells_headings_only
    frame.log.keep_clear(None)
    frame.log.tell([heading] * 20)
    hints.card.tell("A master would play this", [])
    hints.show_card()
    log = frame.log.body().translated(frame.log.pos()).toAlignedRect()
    assert hints.card.covered == log.translated(frame.mapTo(window.table, QPoint()))
