"""Hints: on the board as if chosen, with reasons in words, and gone at the next action."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from blueprints_desktop.bots import seeing
from blueprints_desktop.bots.mind import mind_of
from blueprints_desktop.bots.thinker import Answer
from blueprints_desktop.desktop.boards.desk_widget import BLEED
from blueprints_desktop.desktop.boards.frame_measures import Format
from blueprints_desktop.desktop.boards.log_lines import LogLine
from blueprints_desktop.desktop.boards.shelf import choice_words_of, reasons_of, words_ahead_of
from blueprints_desktop.desktop.boards.skeleton import Skeleton
from blueprints_desktop.desktop.drawing.lettering import Role, line_height, text_width
from blueprints_desktop.desktop.opponents.hint_card import HintCard
from blueprints_desktop.desktop.opponents.hinting import Hints
from blueprints_desktop.desktop.opponents.why import Reason, reasons_for
from blueprints_desktop.desktop.window import Window
from blueprints_desktop.games import registry
from tests.desktop.driving import saved_match
from tests.support import new_match

LONG = 60_000
"""Milliseconds after which something has gone wrong, however busy the machine."""
MOVES = {"blueprints": 5, "fits": 6, "monuments": 4, "skyline": 9}
"""So many moves lead to a position where there is something to decide."""


def advised(window: Window, tmp_path, game: str, nodes: int = 60) -> Hints:
    """A table of one person, before a decision, with quick advice."""
    kinds = ("person", "master") if game != "fits" else ("person",)
    moves = MOVES[game]
    while True:
        saved = saved_match(tmp_path / f"{moves}.match", len(kinds), moves, 5, kinds, game)
        if saved.match.to_act == 0 and len(saved.match.legal_moves()) > 1:
            break
        moves += 1
    window.sit_down(saved)
    hints = window.table.findChild(Hints)
    hints.nodes = nodes
    return hints


def covered_by(card: HintCard, frame: Skeleton) -> list[QWidget]:
    """What of board and facts lies under a card."""
    bleed = frame.appearance.look.px(BLEED)
    corner = frame.mapTo(card.parentWidget(), QPoint())
    shown = [frame.centre, *(fact for fact in frame.facts if fact.isVisible())]
    return [
        widget
        for widget in shown
        if widget.geometry()
        .adjusted(bleed, bleed, -bleed, -bleed)
        .translated(corner)
        .intersects(card.body)
    ]


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_hint_is_put_on_the_board_and_enter_takes_it_up(window, qtbot, tmp_path, game):
    hints = advised(window, tmp_path, game)
    table = window.table
    match = table.sitting.match
    before = len(match.played)
    chosen, answers = [], []
    table.board.chosen.connect(chosen.append)
    hints._asking.answered.connect(answers.append)
    qtbot.mouseClick(table.top.hint, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(hints.card.isVisible, timeout=LONG)
    assert len(match.played) == before, "a hint plays nothing"
    assert not covered_by(hints.card, table.board.skeleton), "nothing of the board is hidden"
    assert table.bar.prompt.primary, "Enter would take it up"
    table.board.press_primary()
    assert [str(move) for move in chosen] == [answers[0].move]
    assert hints.card.isHidden()


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_part_of_an_evaluation_has_words_of_its_own(game):
    words = reasons_of(game)
    codes = mind_of(new_match(game, 2).game).codes
    assert codes
    said = [words(code) for code in codes]
    assert all(said)
    assert len(set(said)) == len(said)


def test_a_card_covers_no_more_than_it_is_given_and_says_all_it_can(appearance, qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    card, look = HintCard(appearance, page), appearance.look
    reasons = [Reason("Towers of one's own collect rents for a long time", 2.0)] * 3
    card.tell("A master would play this", reasons)
    column = QRect(10, 20, 236, 500)
    card.lie_in_column(column, look)
    assert column.contains(card.body)
    assert card.body.bottom() == column.bottom()
    said = " ".join(line.text for line in card._lines)
    assert said.count("+2.0") == 3
    assert said.count("collect rents for a long time") == 3
    for width in (300, 560, 1500):
        strip = QRect(10, 20, width, 64)
        card.lie_in_strip(strip, look)
        assert card.body == strip
        told = [line for line in card._lines if line.text]
        ends = [line.at.x() + text_width(line.text, line.role, look.scale) for line in told]
        assert max(ends) <= width
        assert 1 <= sum(line.text == "+2.0" for line in told) <= 3
    assert sum(line.text == "+2.0" for line in told) == 3, "there is room for all"


def test_a_narrow_window_has_the_card_on_its_strip_of_players(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    window.resize(760, 560)
    hints._on_answer(Answer(1, str(window.table.sitting.legal_moves()[0])))
    assert hints.card.isVisible()
    frame = window.table.board.skeleton
    assert frame.format is Format.STRIP
    assert not covered_by(hints.card, frame)
    window.resize(1280, 800)
    assert frame.format is not Format.STRIP
    corner = frame.mapTo(window.table, QPoint())
    assert frame.aside.translated(corner).contains(hints.card.body)
    assert not covered_by(hints.card, frame)


def test_any_action_takes_a_hint_away(window, qtbot, tmp_path):
    hints = advised(window, tmp_path, "blueprints")
    hints.ask()
    qtbot.waitUntil(hints.card.isVisible, timeout=LONG)
    assert hints.card.reasons
    assert hints.card.headline in hints.card.accessibleName()
    QTest.keyClick(window.table.board, Qt.Key.Key_Shift)
    assert hints.card.isVisible()
    QTest.keyClick(window.table.board, Qt.Key.Key_Escape)
    assert hints.card.isHidden()


def test_an_action_cancels_the_thought(window, tmp_path, monkeypatch):
    hints = advised(window, tmp_path, "blueprints", nodes=10**9)
    cancelled = []
    thinker = window.backstage.thinking.thinker
    cancel = thinker.cancel
    monkeypatch.setattr(
        thinker, "cancel", lambda number: cancelled.append(number) or cancel(number)
    )
    hints.ask()
    assert hints.waiting
    assert not window.table.bar.dots.isHidden()
    sitting = window.table.sitting
    sitting.play(sitting.legal_moves()[0])
    assert not hints.waiting
    assert len(cancelled) == 1


def test_nobody_is_advised_behind_the_curtain_or_out_of_turn(window, tmp_path, monkeypatch):
    window.sit_down(saved_match(tmp_path / "a.match", 3))
    asked = []
    monkeypatch.setattr(
        window.backstage.thinking.thinker, "ask", lambda message: asked.append(message) or 1
    )
    table = window.table
    assert table.sitting.curtain_for is not None
    assert not table.top.hint.isEnabled()
    table.hint_wanted.emit()
    assert not asked
    table.sitting.open_curtain()
    assert table.top.hint.isEnabled()
    table.hint_wanted.emit()
    view = seeing.unpack(asked[0]["view"])
    match = table.sitting.match
    assert view == match.view(match.to_act) != match.state


def test_only_what_speaks_for_a_move_is_a_reason_to_play_it():
    parts = (("peril", -3.0), ("cash", 2.0), ("singles", -1.0), ("rents", 2.5))
    told = reasons_for("skyline", Answer(1, "", parts))
    words = reasons_of("skyline")
    assert told == [Reason(words("rents"), 2.5), Reason(words("cash"), 2.0)]


def test_what_weighs_next_to_nothing_is_no_reason():
    parts = (("buildings", 120.0), ("rents", 12.0), ("raising", 2.1))
    told = reasons_for("skyline", Answer(1, "", parts))
    assert [reason.amount for reason in told] == [120.0, 12.0]
    assert [reason.amount for reason in reasons_for("skyline", Answer(1, "", parts[2:]))] == [2.1]


def test_what_was_foreseen_is_told_last_and_leaves_room_for_what_is_seen():
    seen = (("glass", 4.0), ("stone", 3.0), ("wood", 2.0))
    foreseen = (("award", 0.5), ("others", 0.4), ("prizes", 0.3))
    told = reasons_for("blueprints", Answer(1, "", seen, foreseen=foreseen))
    assert [(reason.amount, reason.ahead) for reason in told] == [
        (4.0, False),
        (0.0, True),
        (0.0, True),
    ]
    only = reasons_for("blueprints", Answer(1, "", (("glass", -4.0),), foreseen=foreseen[:1]))
    assert [reason.ahead for reason in only] == [True]
    hardly = reasons_for("skyline", Answer(1, "", (("cash", 4.0),), foreseen=(("victory", 0.3),)))
    assert [reason.ahead for reason in hardly] == [False], "less than one game in a hundred"


@pytest.mark.parametrize("game", registry.KEYS)
def test_everything_that_can_be_foreseen_has_words(game):
    words = words_ahead_of(game)
    codes = mind_of(new_match(game, 2).game).codes_ahead
    assert codes
    said = [words(code, 2.0) for code in codes]
    assert all(said)
    assert len(set(said)) == len(said)


def test_a_card_tells_what_was_foreseen_under_a_heading_of_its_own(appearance, qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    card, look = HintCard(appearance, page), appearance.look
    seen, foreseen = Reason("Glass scores", 2.0), Reason("An Award is likelier", ahead=True)
    card.tell("A master would play this", [seen, Reason("Wood scores", 1.0), foreseen])
    assert "Looking ahead: an Award is likelier" in card.accessibleName()
    card.lie_in_column(QRect(0, 0, 236, 500), look)
    lines = [line.text for line in card._lines if line.text]
    heading = " ".join(lines[lines.index("Wood scores") + 1 : lines.index(foreseen.text)])
    assert heading == "looking ahead, compared with the obvious move"
    one = card._set_in_column(236, 1)
    card.lie_in_column(QRect(0, 0, 236, one), look)
    lines = [line.text for line in card._lines if line.text]
    assert lines[-1] == foreseen.text, "where there is room for one, it is what decided"
    assert seen.text not in lines
    card.lie_in_column(QRect(0, 0, 236, one - 1), look)
    lines = [line.text for line in card._lines if line.text]
    assert " ".join(lines) == "Looking ahead: an Award is likelier", "and nothing else"
    assert card.body.height() < one - 1
    card.lie_in_strip(QRect(0, 0, 1500, 64), look)
    lines = [line.text for line in card._lines if line.text]
    assert "Looking ahead: an Award is likelier" in lines
    assert seen.text in lines
    assert "compared with the other moves" in lines
    longer = Reason("An Award of silver or even of gold is likelier than it was before", ahead=True)
    card.tell("A master would play this", [seen, longer])
    card.lie_in_strip(QRect(0, 0, 520, 64), look)
    lines = [line.text for line in card._lines if line.text]
    assert seen.text not in lines
    assert "compared with the other moves" not in lines, "of what is told, nothing is"


def test_the_obvious_move_is_named_where_all_reasons_have_room(appearance, qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    card, look = HintCard(appearance, page), appearance.look
    reasons = [Reason("Glass scores", 2.0), Reason("An Award is likelier", ahead=True)]
    card.tell("A master would play this", reasons, "to outer cell 2 for 2 orange bricks")

    def written(high: int) -> str:
        card.lie_in_column(QRect(0, 0, 236, high), look)
        return " ".join([line.text for line in card._lines if line.text])

    whole = card.height_in(236, look)
    assert (
        "compared with the obvious move (to outer cell 2 for 2 orange bricks) An Award is likelier"
        in written(whole)
    )
    short = written(whole - 1)
    assert "compared with the obvious move An Award is likelier" in short
    assert "Glass scores" in short


def test_a_hint_names_the_obvious_move_unless_both_are_called_the_same(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    moves = [str(move) for move in window.table.sitting.legal_moves()]
    ahead = (("victory", 3.0),)
    hints._on_answer(Answer(1, moves[0], foreseen=ahead, instead_of=moves[1]))
    named = " ".join(line.text for line in hints.card._lines)
    assert f"the obvious move ({choice_words_of('skyline')(parsed(window, moves[1]))})" in named
    hints._on_answer(Answer(1, moves[0], foreseen=ahead, instead_of=moves[0]))
    assert "(" not in " ".join(line.text for line in hints.card._lines)


def parsed(window: Window, move: str):
    return window.table.sitting.match.game.parse_move(move)


def test_a_move_that_nothing_surely_speaks_for_is_no_worse_than_others(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    move = str(window.table.sitting.legal_moves()[0])
    told = "Looking ahead, no other move came out better"
    for parts, instead in (((("cash", -3.0), ("rents", -1.0)), None), ((), "c3")):
        hints._on_answer(Answer(1, move, parts, instead_of=instead))
        written = [line.text for line in hints.card._lines if line.text]
        assert " ".join(written) == f"{hints.card.headline} {told}"


def test_a_hint_says_why_even_where_nothing_decides(window, tmp_path):
    """The first tower of a city may stand on any central cell."""
    window.sit_down(saved_match(tmp_path / "even.match", game="skyline"))
    table, hints = window.table, window.table.findChild(Hints)
    move = str(table.sitting.legal_moves()[0])
    hints._on_answer(Answer(1, move))
    written = [line.text for line in hints.card._lines if line.text]
    reason = "At a glance other moves are as good"
    assert " ".join(written) == f"{hints.card.headline} {reason}", "and no numbers"


def test_great_amounts_are_written_without_decimals():
    assert [Reason("", amount).number for amount in (2.0, 0.55, 120.4)] == ["+2.0", "+0.6", "+120"]


def test_lines_of_the_log_are_whole_above_the_card(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    log = window.table.board.skeleton.log
    before = log.list.height()
    hints._on_answer(Answer(1, str(window.table.sitting.legal_moves()[0])))
    assert hints.card.isVisible()
    foot = log.list.mapTo(window.table, log.list.rect().bottomLeft()).y()
    assert foot < hints.card.body.top()
    last = log.list.indexAt(log.list.viewport().rect().bottomLeft() + QPoint(2, -1))
    assert log.list.visualRect(last).bottom() <= log.list.viewport().rect().bottom()
    hints.drop()
    assert log.list.height() == before


@pytest.mark.parametrize("lines", [0, 1, 5])
def test_no_half_a_line_of_the_log_looks_out_above_the_card(window, tmp_path, lines):
    """Four players leave the log so little room that not one line is whole beside a short hint."""
    kinds = ("person", "master", "master", "master")
    window.resize(1280, 800)
    window.sit_down(saved_match(tmp_path / "four.match", 4, kinds=kinds, game="skyline"))
    frame, hints = window.table.board.skeleton, window.table.findChild(Hints)
    log = frame.log
    assert log.parent() is frame
    log.tell([LogLine("A move", ("A move",), colour=0)] * lines)
    hints._on_answer(Answer(1, str(window.table.sitting.legal_moves()[0])))
    seen = log.list.mapTo(window.table, log.list.rect().bottomLeft()).y()
    assert log.list.height() == 0 or seen < hints.card.body.top()
    assert hints.card.body.top() <= log.mapTo(window.table, log.body().topLeft().toPoint()).y()
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
    window.sit_down(saved)
    hints, frame = window.table.findChild(Hints), window.table.board.skeleton
    assert frame.format is not Format.STRIP
    seen = [Reason("The top is more even, so more pieces fit", 2.0)] * 2
    ahead = Reason("Over the next cards it makes 3.1 points more, on average", ahead=True)
    hints.card.tell("A master would play this", [*seen, ahead], "down columns 1 to 3, turned left")
    hints.card.show()
    hints._place_card()
    look, card = frame.panels[0].look, hints.card
    last = max(line.at.y() for line in card._lines)
    assert last + line_height(Role.SMALL, look.scale) / 2 <= card.body.height()
    corner = frame.mapTo(window.table, QPoint())
    for panel in frame.panels:
        body = panel.body().translated(panel.pos()).toRect().translated(corner)
        assert not body.intersects(card.body)


@pytest.mark.parametrize("game", ["monuments", "skyline"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_card_beside_the_board_hides_no_player_and_no_button(window, tmp_path, game, scale):
    kinds = ("person", "master", "master")
    saved = saved_match(tmp_path / "a.match", 3, 0, 5, kinds, game)
    while saved.match.to_act != 0:
        saved.match.play(saved.match.legal_moves()[0])
    window.settings.set("scale", scale)
    window.resize(1280, 800)
    window.sit_down(saved)
    hints, frame = window.table.findChild(Hints), window.table.board.skeleton
    assert frame.format is not Format.STRIP
    before = [panel.geometry() for panel in frame.panels]
    three = [Reason("Red bricks find places on the building site", 2.0)] * 3
    hints.card.tell("A master would play this", three)
    hints.card.show()
    hints._place_card()
    bodies = [panel.body().translated(panel.pos()).toRect() for panel in frame.panels]
    if frame.toggle.isVisible():
        bodies.append(frame.toggle.geometry())
    corner = frame.mapTo(window.table, QPoint())
    for body in bodies:
        assert not body.translated(corner).intersects(hints.card.body)
    assert window.table.rect().contains(hints.card.body)
    assert not covered_by(hints.card, frame)
    hints.drop()
    assert [panel.geometry() for panel in frame.panels] == before


def test_a_log_of_which_only_a_heading_is_left_is_covered_whole(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    frame = window.table.board.skeleton
    heading, told = LogLine("Round 1", ("Round 1",)), LogLine("A move", ("A move",), colour=0)
    frame.log.tell([heading, told, told])
    frame.log.keep_clear(frame.log.list.y() + 30)
    assert frame.log.tells_headings_only
    frame.log.keep_clear(frame.log.list.y() + 60)
    assert not frame.log.tells_headings_only
    frame.log.keep_clear(None)
    frame.log.tell([heading] * 20)
    hints.card.tell("A master would play this", [])
    hints.card.show()
    hints._place_card()
    log = frame.log.body().translated(frame.log.pos()).toAlignedRect()
    assert hints.card.body == log.translated(frame.mapTo(window.table, QPoint()))
