"""What the FITS board shows: one outlook for all, panels, cards, words, ramps of everybody."""

from itertools import pairwise
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible

from blueprints_desktop.desktop.games.fits.cards.table_cards import tray_card
from blueprints_desktop.desktop.games.fits.facts.view_model import model_of
from blueprints_desktop.desktop.games.fits.texts.narration import tell
from blueprints_desktop.desktop.ui.cards.values import parts_of, words_of
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.moves import ASIDE, Drop
from blueprints_desktop.games.fits.pieces import NAMES, PIECE_BY_NAME, PIECES
from blueprints_desktop.games.fits.state import BUILDING
from tests.desktop.driving import never, settle
from tests.desktop.games.fits.at_table import PaintedRegions, seat_at
from tests.desktop.games.seating import position_of
from tests.support import play_on


def in_round(qtbot, tmp_path, seats=2, moves=14, **wanted):
    """Some cards into the first round, on a Construction card."""
    seated = seat_at(qtbot, tmp_path, seats=seats, **wanted)
    play_on(seated.match, Chance(4), moves)
    while seated.match.state.phase != BUILDING or seated.match.to_act != 0:
        seated.match.play(seated.match.legal_moves()[0])
    seated.show()
    return seated


def landmark(seated, thing: str) -> str:
    """What a screen reader is told of a thing on the table."""
    return next(spot.name for spot in seated.table.landmarks() if spot.thing == thing)


# --- one outlook for all ----------------------------------------------------------------


def test_pill_card_and_bar_say_the_same_number(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path, options={"boards": (3,)})
    for column in range(6):
        seated.key(Qt.Key(Qt.Key.Key_1 + column))
        seen = seated.table.outlook
        said = seated.prompt.gain or seated.prompt.cost
        figure = f"+{seen.gain}" if seen.gain > 0 else str(seen.gain).replace("-", "\N{MINUS SIGN}")
        assert said.split()[0] == figure
        assert f"After the drop {seen.after.total:+d}".replace("-", "\N{MINUS SIGN}") in (
            seated.board.score.accessibleDescription()
        )


def test_the_outlook_goes_when_there_is_nothing_to_decide(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path)
    assert seated.table.seen.isVisible()
    seated.show(viewer=1)
    assert not seated.table.seen.isVisible()
    assert seated.table.hand.held is None
    assert "After the drop" not in seated.board.score.accessibleDescription()


def test_reasons_are_told_in_the_right_column(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, options={"boards": (2,)})
    told = seated.board.score.accessibleDescription()
    assert "plain cell" in told
    assert "covered" in told


# --- everybody's ramps ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_ramp_is_in_view_and_the_movers_is_large(qtbot, tmp_path, seats):
    seated = seat_at(qtbot, tmp_path, seats=seats)
    for seat in range(seats):
        seated.show(viewer=seat)
        assert seated.table.model.seat == seat
        low = [panel.heights.least for panel in seated.board.panels]
        assert low.index(min(low)) == seat
        for panel in seated.board.panels:
            assert seated.board.board_frame.rect().contains(panel.geometry().center())
            assert panel.isVisible()


def test_the_panels_fill_the_column_and_never_overlap(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=4)
    bodies = [panel.body().translated(panel.pos()) for panel in seated.board.panels]
    for above, below in pairwise(bodies):
        assert above.bottom() < below.top()
    handle = seated.board.board_frame.toggle.geometry()
    assert bodies[-1].bottom() <= handle.top()
    assert bodies[-1].bottom() > handle.top() - 40


def test_panels_tell_points_parts_and_what_became_of_the_card(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path, seats=3, options={"boards": (2,)})
    told = [panel.accessibleDescription() for panel in seated.board.panels]
    assert all("Bonus cells" in text and "Uncovered cells" in text for text in told)
    assert "waiting" in told[1]
    seated.match.play(ASIDE)
    seated.show()
    assert "set aside" in seated.board.panels[0].accessibleDescription()


def test_the_tray_keeps_every_piece_in_its_place(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path, seats=1)

    def shown() -> dict[str, Any]:
        return {
            name: area for name, area in seated.board.things().items() if name.startswith("piece.")
        }

    before = shown()
    assert set(before) == {f"piece.{NAMES[piece]}" for piece in PIECES}
    seated.match.play(ASIDE)
    seated.show()
    assert shown() == before
    tray = seated.board.things()["tray"]
    assert all(tray.contains(area.center()) for area in before.values())


def test_the_tray_tells_what_became_of_each_piece(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path, seats=1)
    seated.match.play(ASIDE)
    view, start = seated.match.state, seated.match.state.starts[0]
    card = tray_card(model_of(seated.match.game, seated.position()))
    tips = {info.name: info.tip for item in card.items for info, _ in parts_of(item)}
    for piece in PIECES:
        tip = tips[f"piece.{NAMES[piece]}"]
        assert ("The start piece" in tip) == (piece == start)
        if piece in view.set_aside(0) and piece != start:
            assert "gone for this round" in tip
        elif piece in view.left and piece != start:
            assert "\n" not in tip


def test_the_card_and_its_number(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=1)
    assert landmark(seated, "card").startswith("Start card: ")
    seated.match.play(seated.match.legal_moves()[0])
    seated.show()
    assert landmark(seated, "card").startswith("Card 1: ")
    where = seated.board.match_progress(seated.match.state)
    assert (where.ticks, where.done, where.ticks_text) == (16, 0, "Card 1 of 16")


# --- words ------------------------------------------------------------------------------


def test_the_log_tells_cards_drops_and_scores(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2, options={"boards": (1, 4)})
    play_on(seated.match, Chance(8))
    events = position_of(seated.match, 0).events
    lines = [line.text for line in tell(events, seated.board.people, None, 0)]
    assert sum("scored" in line for line in lines) == 4
    assert sum(line.startswith("Round") for line in lines) == 2
    assert any(" aside" in line for line in lines)
    drops = sum(isinstance(played.move, Drop) for played in seated.match.played)
    assert sum("dropped" in line or "starts with" in line for line in lines) == drops


@pytest.mark.parametrize("seats", [1, 3])
def test_what_a_round_was_worth_does_not_stand_under_its_last_card(qtbot, tmp_path, seats):
    seated = seat_at(qtbot, tmp_path, seats=seats, options={"boards": (1,)})
    play_on(seated.match, Chance(8))
    events = position_of(seated.match, 0).events
    lines = tell(events, seated.board.people, None, 0)
    scores = [number for number, line in enumerate(lines) if "scored" in line.text]
    headings = [line.text for line in lines[: scores[0]] if line.is_heading]
    assert len(scores) == seats
    assert headings[-1] == ("Scoring" if seats > 1 else "Round 1: Board 1")


def test_a_language_that_changes_in_mid_turn_keeps_the_piece(qtbot, tmp_path, install_pseudo):
    seated = in_round(qtbot, tmp_path)
    seated.key(Qt.Key.Key_R)
    seated.key(Qt.Key.Key_1)
    before = seated.selection.drop
    install_pseudo()
    assert seated.selection.drop == before
    assert seated.prompt.headline.startswith("«")
    assert seated.board.score.accessibleName().startswith("«")


def shows_keys(seated) -> bool:
    words = [word for item in seated.table.turns.card.items for word in words_of(item)]
    return "flip" in words


def test_the_keys_are_shown_only_where_they_move_the_piece(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path)
    assert shows_keys(seated)
    position = position_of(seated.match, 0)
    seated.board.show_position(evolve(position, moves=(), is_review=True))
    assert not shows_keys(seated)
    seated.show()
    assert shows_keys(seated)


def test_tips_name_the_cell_and_its_rule(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=1, options={"boards": (3,)})
    tip = seated.table.tip_at(seated.table.mapToScene(seated.pixel(1.5, 2.5)))
    assert "Malus cell" in tip.text
    assert tip.rule == "malus"
    assert seated.table.tip_at(seated.table.mapToScene(QPoint(2, 2))) is None


def test_no_tip_lies_on_the_way_of_a_piece_that_is_aimed(qtbot, tmp_path):
    """What a plain cell costs is told beside the ramp; F1 still opens its rule."""
    seated = seat_at(qtbot, tmp_path, seats=1)
    table = seated.table
    plain = table.mapToScene(seated.pixel(1.5, 1.5))
    aimed = table.tip_at(plain)
    assert (aimed.text, aimed.rule) == ("", "plain")
    table.let_go()
    assert table.tip_at(plain).text.startswith("Plain cell")


def test_tips_tell_what_became_of_a_piece(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path, moves=2)
    view, table = seated.match.state, seated.table
    areas = {name: area for name, area in table.named_areas() if name.startswith("piece.")}
    tips = {PIECE_BY_NAME[name[6:]]: table.tip_at(area.center()) for name, area in areas.items()}
    start = view.starts[0]
    assert start in view.left
    assert tips[start].rule == "same-as-start"
    assert "The start piece" in tips[start].text
    others = [tip for piece, tip in tips.items() if piece in view.left and piece != start]
    assert {tip.rule for tip in others} == {"construction-cards"}
    card = table.tip_at(dict(table.named_areas())["card"].center())
    assert card.text.startswith("Card 1\n")


def test_screen_readers_are_told_every_choice(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path, seats=1, moves=5)
    interface = QAccessible.queryAccessibleInterface(seated.table)
    names = [
        interface.child(number).text(QAccessible.Text.Name)
        for number in range(interface.childCount())
        if interface.child(number) is not None
    ]
    holding = seated.selection
    columns = [name for name in names if name.startswith("Column")]
    turns = [name for name in names if name.startswith("Position ")]
    assert len(columns) == len(holding.columns(holding.turn))
    assert len(turns) == sum(bool(holding.columns(turn)) for turn in holding.turns)
    assert any(name.startswith("Ramp of Ada") for name in names)
    focused = [spot for spot in seated.table.spots() if spot.focused]
    assert len(focused) == 1
    assert focused[0].about()[0] == (seated.prompt.gain or seated.prompt.cost)


def test_clear_leaves_nothing(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path)
    seated.board.clear()
    assert seated.table.model is None
    assert seated.table.spots() == seated.table.landmarks() == []
    assert seated.board.log.lines.rowCount() == 0
    assert seated.board.score.accessibleDescription() == ""
    seated.board.grab()


# --- room -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(720, 388), (1024, 572), (1920, 952)])
@pytest.mark.parametrize("scale", [80, 100, 200])
def test_everything_lies_inside_its_room(qtbot, tmp_path, size, scale):
    seated = seat_at(qtbot, tmp_path, seats=4, size=size, scale=scale)
    table = seated.table
    room = table.sceneRect()
    for part in (table.ramp, table.turns, table.tray):
        assert room.contains(part.rect), part
    parts = (table.turns, table.ramp, table.tray)
    for left, right in pairwise(parts):
        assert left.rect.right() <= right.rect.left()
    areas = dict(table.named_areas())
    tiles = [area for name, area in areas.items() if name.startswith("turn.")]
    assert all(room.contains(area) and area.height() > 16 for area in tiles)
    if "card" in areas:
        assert room.contains(areas["card"])
        assert min(area.top() for area in tiles) >= areas["card"].bottom()
    seated.board.grab()


def test_nothing_ticks_at_rest(qtbot, tmp_path):
    """What is drawn ahead comes to an end, and then nothing is painted while nobody acts."""
    seated = in_round(qtbot, tmp_path, animation="normal")
    qtbot.waitUntil(lambda: not seated.board.later.drawing)
    settle()
    painted = PaintedRegions(seated.table.viewport())
    assert never(qtbot, lambda: painted.regions)
    seated.key(Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: bool(painted.regions))


def test_the_card_is_painted_anew_when_the_screen_is_handed_on(qtbot, tmp_path):
    """The fade between two ramps must not keep the old card on the screen."""
    seated = seat_at(qtbot, tmp_path, seats=2, animation="normal")
    while seated.match.state.phase != BUILDING or seated.match.to_act != 1:
        seated.match.play(seated.match.legal_moves()[0])
    seated.show()
    settle()
    seated.match.play(ASIDE)
    seated.show(viewer=1)  # the next card, while whoever turned it still looks
    seated.show(viewer=0)
    qtbot.waitUntil(lambda: not seated.table.fade.running)
    settle()
    area = seated.table.things()["card"]
    shown = seated.table.viewport().grab(area).toImage()
    seated.table.turns.update()
    settle()
    assert seated.table.viewport().grab(area).toImage() == shown


# --- the others' panels -----------------------------------------------------------------

LARGE_LETTERS = (1280, 690)
"""At 150 % there is as much room as in a window of 800, whose bars and gaps are closer."""


@pytest.mark.parametrize(
    ("seats", "size", "scale"),
    [*((seats, (1280, 672), 100) for seats in (2, 3, 4)), (4, LARGE_LETTERS, 150)],
)
def test_each_panel_says_what_became_of_the_card(qtbot, tmp_path, seats, size, scale):
    seated = in_round(qtbot, tmp_path, seats=seats, size=size, scale=scale)
    for panel in seated.board.board_frame.panels:
        texts = panel.shown_texts()
        assert ("to play" if panel.person.seat == 0 else "waiting") in " ".join(texts)


def test_the_others_ramps_stay_in_sight_where_the_column_has_room(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path, seats=4, size=LARGE_LETTERS, scale=150)
    frame = seated.board.board_frame
    assert frame.format is Format.CLOSE
    assert [panel.strip for panel in frame.panels] == [True, False, False, False]
    assert frame.panels[-1].geometry().bottom() <= frame.toggle.geometry().top() + 24
    assert not seated.table.shows_others, "nobody's ramp stands there twice"
    frame.lend_foot(400)
    assert all(panel.strip for panel in frame.panels), "they make room for a hint"
    assert not seated.table.shows_others, "the board stays as it is for that moment"


def test_in_a_strip_the_others_ramps_stand_beside_the_large_one(qtbot, tmp_path):
    seated = in_round(qtbot, tmp_path, seats=3, size=(900, 440))
    assert seated.board.board_frame.format is Format.STRIP
    assert seated.table.shows_others
