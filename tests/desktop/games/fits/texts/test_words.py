"""What the FITS board says: what counts, what a drop closes, the log and its rules."""

import pytest

from blueprints_desktop.desktop.games.fits.board.selection import column_name
from blueprints_desktop.desktop.games.fits.texts.end_words import extremes_words
from blueprints_desktop.desktop.games.fits.texts.narration import tell
from blueprints_desktop.desktop.games.fits.texts.words import reason_notes, scoring_lines
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.values import CardTone, Note
from blueprints_desktop.games.fits.decisive import CardEffect, Extremes
from blueprints_desktop.games.fits.events import SameAsStart
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import PIECE_BY_NAME
from blueprints_desktop.rulebooks.library import rulebook
from tests.desktop.games.fits.at_table import building, seat_at
from tests.desktop.games.seating import position_of

ADA = Person(0, "Ada", 0)
U = PIECE_BY_NAME["U"]


def aim(seated, closing: bool) -> None:
    """Hold the piece over a place where it closes cells, or where it closes none."""
    board = seated.board
    for move in seated.match.legal_moves():
        if isinstance(move, Drop):
            seated.turn_to(move.turn)
            seated.board.selector.point(column_name(move.column))
            if bool(seated.table.outlook.closes) is closing:
                return
    raise AssertionError(f"{board} has no such drop")


@pytest.mark.parametrize(
    ("board", "words"),
    [
        (1, ["Every uncovered cell costs 1.", "Every complete row earns 1."]),
        (2, ["Every uncovered plain cell costs 1.", "A bonus left uncovered earns its number."]),
        (3, ["A malus left uncovered costs 5."]),
        (4, ["An uncovered pair earns 3; a lone symbol costs 3."]),
    ],
)
def test_every_board_says_what_counts_on_it(qtbot, tmp_path, board, words):
    seated = seat_at(qtbot, tmp_path, seats=1)
    lines = scoring_lines(seated.board.game.boards[board])
    assert set(words) <= set(lines)
    assert len(lines) == len(set(lines))
    assert ("complete row" in " ".join(lines)) is (board == 1)


def test_what_a_drop_closes_stands_out_in_bar_and_card(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=1)
    aim(seated, closing=True)
    count = len(seated.table.outlook.closes)
    assert seated.prompt.gain.startswith("+")
    assert seated.prompt.cost == f"closes {count} cell{'s' if count > 1 else ''}"
    tones = {line.words: line.tone for line in reason_notes(seated.table.outlook)}
    assert [tone for words, tone in tones.items() if "closed for good" in words] == [CardTone.BAD]
    aim(seated, closing=False)
    assert seated.prompt.cost == ""
    assert reason_notes(seated.table.outlook)[-1] == Note("no new hole")


def test_log_lines_lead_to_their_rules(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path, seats=2))
    events = position_of(seated.match, 0).events
    told = tell(events, seated.board.people, Options(), 0)
    rules = {line.rule for line in told if not line.divides}
    assert {"round", "start-cards"} <= rules
    assert rules <= set(rulebook("fits", "en").places)


def test_whose_start_piece_is_turned_is_told_so():
    (line,) = tell([(1, SameAsStart(0, U))], [ADA], Options(), 0)
    assert line.text == "Ada started with the U piece and has nothing to do"
    assert line.rule == "same-as-start"


def deed(gain: int) -> CardEffect:
    return CardEffect(0, 1, 3, U, None, gain)


def test_a_drop_that_cost_nothing_is_not_called_costly():
    best, boards = deed(5), ("Board 1", "Board 2")
    assert "Costliest" not in extremes_words(Extremes(best, deed(1)), boards)
    assert "Costliest drop: U piece (Board 2, card 3), \N{MINUS SIGN}2." in extremes_words(
        Extremes(best, deed(-2)), boards
    )


def test_a_long_name_leaves_the_points_their_room(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=1)
    (panel,) = seated.board.panels
    score, name = panel.part_rect("score"), panel.shown_texts()[0]
    assert panel.rect().contains(score)
    assert name == panel.person.name
