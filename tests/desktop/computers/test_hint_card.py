"""Where a hint's card lies and what it says there: whole sentences, over nobody."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.hints import HintCard, Hints
from blueprints_desktop.desktop.computers.reasons import MoveReason
from blueprints_desktop.desktop.ui.board.highlights import ADVICE
from blueprints_desktop.desktop.ui.board.log_lines import LogLine
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from tests.desktop.computers.advice import MOVES, advised, covered_by
from tests.desktop.driving import saved_match
from tests.desktop.window_driving import press

TITLE = "Place the glass 4 on the top left space"
GLASS = MoveReason("Glass scores", "about 2 points more")
AWARD = MoveReason("You may win an Award", ahead=True)


@pytest.fixture
def card(appearance, qtbot) -> HintCard:
    page = QWidget()
    qtbot.addWidget(page)
    return HintCard(appearance, page)


def in_column(card: HintCard, high: int = 500) -> str:
    card.lie_in_column(QRect(10, 20, 236, high))
    return " ".join(card.shown_texts())


def test_a_card_says_what_to_do_and_why_and_keeps_numbers_for_more(card):
    card.tell(TITLE, [GLASS, MoveReason("Wood scores", "about 1 point more"), AWARD])
    assert in_column(card) == f"{TITLE} You may win an Award. Glass scores. More"
    assert card.accessibleName() == f"{TITLE}. You may win an Award. Glass scores"
    column = QRect(10, 20, 236, 500)
    assert column.contains(card.covered)
    assert card.covered.bottom() == column.bottom()
    card.toggle()
    told = in_column(card)
    assert told == (
        f"{TITLE} Compared with the other moves Glass scores about 2 points more "
        "Wood scores about 1 point more Looking ahead You may win an Award Less"
    )
    assert "Glass scores, about 2 points more. Wood scores" in card.accessibleName()
    card.toggle()
    assert in_column(card) == f"{TITLE} You may win an Award. Glass scores. More"


def test_a_number_in_a_reason_is_kept_for_more(card):
    foreseen = MoveReason("It wins 3 more games", ahead=True, plain="You win more often this way")
    card.tell(TITLE, [foreseen])
    assert "You win more often this way." in in_column(card)
    card.toggle()
    assert "It wins 3 more games" in in_column(card)


def test_there_is_no_more_where_all_is_said(card):
    card.tell(TITLE, [MoveReason("Other moves look just as good")])
    assert in_column(card) == f"{TITLE} Other moves look just as good."
    assert not card.more.isVisibleTo(card)
    card.toggle()
    assert not card.opened


def test_a_card_with_little_room_says_why_before_anything_else(card):
    card.tell(TITLE, [GLASS, AWARD])
    whole = card.height_in(236)
    assert "More" in in_column(card, whole)
    assert card.more.isVisibleTo(card)
    assert in_column(card, whole - 1) == "You may win an Award. More"
    assert in_column(card, 30) == "You may win an Award."
    assert not card.more.isVisibleTo(card), "there is nothing to press"


def test_a_card_across_the_window_says_everything(card):
    card.tell(TITLE, [GLASS, AWARD])
    for width in (300, 560, 1800):
        card.lie_in_strip(QRect(10, 20, width, 36))
        assert card.covered == QRect(10, 20, width, card.height_in_strip(width))
        assert " ".join(card.shown_texts()) == f"{TITLE} More You may win an Award. Glass scores."
    card.toggle()
    card.lie_in_strip(QRect(10, 20, 560, 36))
    assert "about 2 points more" in card.shown_texts()


def test_an_opened_card_across_the_board_has_its_reasons_side_by_side(card):
    card.tell(TITLE, [GLASS, AWARD])
    card.toggle()
    area = QRect(10, 20, 700, 200)
    card.lie_in_strip(area, up=True)
    assert card.covered.bottomLeft() == area.bottomLeft()
    assert card.covered.width() == area.width()
    assert {"Less", "about 2 points more", AWARD.text} <= set(card.shown_texts())
    glance, ahead = (button.geometry() for button in card.reasons)
    assert glance.right() < ahead.left()
    assert glance.top() == ahead.top()


@pytest.mark.parametrize("game", MOVES)
@pytest.mark.parametrize(("size", "scale"), [((1000, 680), 100), ((1280, 800), 200)])
def test_the_board_makes_room_for_an_opened_card(window, tmp_path, game, size, scale):
    hints = advised(window, tmp_path, game)
    window.settings.set("scale", scale)
    window.resize(*size)
    board = window.table.board
    before = board.board_frame.centre.geometry()
    move = str(window.table.session.legal_moves()[0])
    hints.show_answer(Answer(1, move))
    seen = [MoveReason("The top stays level, so more pieces will fit", "about 2 points more")] * 2
    ahead = MoveReason("Over the next cards you gain about 3.1 points", ahead=True)
    hints.card.tell(TITLE, [*seen, ahead], "down columns 1 to 3, turned left and flipped")
    hints.show_card()
    hints.card.toggle()
    assert not covered_by(hints.card, board.board_frame)
    assert len(hints.card.reasons) == 3
    hints.drop()
    assert board.board_frame.centre.geometry() == before


@pytest.mark.parametrize("opened", [False, True])
def test_what_a_reason_speaks_of_is_marked_while_it_is_pointed_at(window, qtbot, tmp_path, opened):
    hints = advised(window, tmp_path, "fits")
    hints.ask()
    qtbot.waitUntil(hints.card.isVisible, timeout=60_000)
    move = next(each for each in window.table.session.legal_moves() if "@" in str(each))
    hints.show_answer(Answer(1, str(move), (("level", 2.0), ("open", 1.0))))
    board = window.table.board

    def marked() -> set[str]:
        return {name for each in board.highlights.of_group(ADVICE) for name in each.things}

    level = set(board.reason_things(move, "level")) & set(board.things())
    assert level
    assert marked() == level, "of the strongest reason, without pointing"
    if opened:
        hints.card.toggle()
        first, second = hints.card.reasons
        QTest.mouseMove(second)
        qtbot.waitUntil(lambda: marked() != level)
        hints.card.more.setFocus()
        QTest.keyClick(hints.card.more, Qt.Key.Key_Tab)
        assert window.focusWidget() is first
        assert marked() == level
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
        assert hints.card.isVisible(), "Enter on a reason makes no move"
    hints.drop()
    assert not marked()


def test_more_names_the_obvious_move(card):
    card.tell(TITLE, [GLASS, AWARD], "to outer cell 2 for 2 orange bricks")
    assert "obvious" not in in_column(card)
    card.toggle()
    named = "Looking ahead, compared with the obvious move (to outer cell 2 for 2 orange bricks)"
    assert f"{named} You may win an Award" in in_column(card)


@pytest.mark.parametrize("size", [(1280, 800), (720, 520)])
def test_more_is_pressed_by_pointer_and_by_keys(window, qtbot, tmp_path, size):
    hints = advised(window, tmp_path, "blueprints")
    window.resize(*size)
    show_asked(hints, window, qtbot)
    card, handle = hints.card, window.windowHandle()
    assert card.more.isVisible()
    assert card.more.accessibleName() == "More"
    assert card.rect().contains(card.more.geometry())
    at = card.more.mapTo(window, card.more.rect().center())
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=at)
    assert card.isVisible()
    assert card.opened
    assert card.more.accessibleName() == "Less"
    assert window.table.board.isAncestorOf(window.focusWidget()), "Enter still makes the move"
    assert "about 2 building points more" in card.shown_texts()
    card.more.setFocus()
    QTest.keyClick(handle, Qt.Key.Key_Space)
    assert card.isVisible()
    assert not card.opened
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    assert card.isVisible(), "Tab only leads on"
    card.more.setFocus()
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert card.isHidden()
    assert window.table.board.isAncestorOf(window.focusWidget())


def test_asking_again_opens_the_reasons_and_closes_them(window, qtbot, tmp_path):
    hints = advised(window, tmp_path, "blueprints")
    show_asked(hints, window, qtbot)
    for opened in (True, False):
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=hint_at(window))
        assert hints.card.isVisible()
        assert hints.card.opened is opened
        assert not hints.waiting
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert hints.card.isHidden()


def test_the_key_of_the_menu_opens_the_reasons_and_closes_them(window, qtbot, tmp_path):
    """The menu takes the key before it is a key press in the window."""
    hints = advised(window, tmp_path, "blueprints")
    show_asked(hints, window, qtbot)
    for opened in (True, False):
        press(window, "H")
        assert hints.card.isVisible()
        assert hints.card.opened is opened
        assert not hints.waiting


def show_asked(hints: Hints, window, qtbot) -> None:
    """Show a hint that was asked for, with reasons that have numbers."""
    hints.ask()
    qtbot.waitUntil(hints.card.isVisible, timeout=60_000)
    move, parts = str(window.table.session.legal_moves()[0]), (("glass", 2.0), ("wood", 1.0))
    hints.show_answer(Answer(1, move, parts))


def hint_at(window) -> QPoint:
    button = window.table.top.hint
    return button.mapTo(window, button.rect().center())


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
    hints.card.tell("Raise C2 with the floor from E5 and demolish F6 " * 2, [])
    hints.show_card()
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
@pytest.mark.parametrize("opened", [False, True])
def test_a_card_is_neither_cut_nor_over_a_player_beside_four_of_them(
    window, tmp_path, game, size, scale, opened
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
    seen = [MoveReason("The top stays level, so more pieces will fit", "about 2 points more")] * 2
    ahead = MoveReason("Over the next cards it makes 3.1 points more, on average", ahead=True)
    said = "Slide the piece down columns 1 to 3, turned left"
    hints.card.tell(said, [*seen, ahead], "down columns 1 to 3, turned left")
    hints.show_card()
    if opened:
        hints.card.toggle()
        assert said in " ".join(hints.card.shown_texts())
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
    three = [MoveReason("Red bricks find places on the building site", "about 2 points more")] * 3
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
