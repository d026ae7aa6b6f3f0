"""The tool that measures boards plays by the rules and tells what they count."""

import pytest

from blueprints_desktop import places
from blueprints_desktop.bots.fits.weights import Weighed
from blueprints_desktop.bots.levels import JOURNEYMAN, think
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.fits.box import BOX
from blueprints_desktop.games.fits.data import parse_data
from blueprints_desktop.games.fits.grid import BOARD
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import PIECES
from blueprints_desktop.games.fits.scoring import score
from blueprints_desktop.tools.measure_fits import (
    Deal,
    deals,
    glance,
    main,
    measure,
    played,
    report,
    titles,
)

SHIPPED = places.resources() / "fits"


@pytest.mark.parametrize("board", [1, 2, 3, 4])
def test_a_deal_goes_as_in_the_game(board):
    """A journeyman of the game ends with the same ramp as the tool's on the same cards."""
    options = Options(boards=(board,))
    data = BOX.read_data(options, [SHIPPED])
    match = Match(BOX, data, 1, options, 5)
    start = match.state.starts[0]
    pieces = []
    while match.outcome is None:
        state = match.state
        if state.piece is not None and state.piece != start:
            pieces.append(state.piece)
        match.play(think(match.game, match.view(0), JOURNEYMAN, Chance(1)).move)
    drawn = parse_data(data).boards[0]
    after = played(Deal(start, tuple(pieces)), glance(Weighed(drawn)), Chance(1))
    (scored,) = match.state.results[0].scores
    assert score(drawn, after[1] & BOARD) == scored


def test_deals_are_fair_and_come_again():
    found = deals([1, 3], 20, 7)
    assert found == deals([1, 3], 20, 7)
    assert found != deals([1, 3], 20, 8)
    assert {deal.start for deal in found} == {1, 3}
    assert all(sorted((deal.start, *deal.pieces)) == list(PIECES) for deal in found)


def test_the_report_tells_the_means():
    board = parse_data(BOX.read_data(Options(boards=(2,)), [SHIPPED])).boards[0]
    scores = measure(board, Weighed(board), deals([1], 3, 1))
    lines = report(board, scores).splitlines()
    assert [line.split()[0] for line in lines[1:5]] == list(scores)
    greedy = sum(each.total for each in scores["greedy"]) / 3
    assert lines[2].split()[1] == f"{greedy:.2f}"
    assert "bonus (22)" in lines[0]


def test_titles_are_counted():
    head, greedy = titles({"greedy": [31, 31, 30, -3]}).splitlines()
    shares = dict(zip(head.split(), greedy.split()[1:], strict=True))
    assert {name: share for name, share in shares.items() if share != "0"} == {
        "architect": "50",
        "engineer": "25",
        "gap_filler": "25",
    }


def test_boards_one_to_four_earn_titles(capsys):
    files = [str(SHIPPED / "boards" / f"{number}.toml") for number in (1, 2, 3, 4)]
    assert main([*files, "--games", "2"]) == 0
    assert "architect" in capsys.readouterr().out
    assert main([files[1], "--games", "2"]) == 0
    assert "architect" not in capsys.readouterr().out


def test_a_board_that_cannot_be_read_is_named(tmp_path, capsys):
    path = tmp_path / "garden.toml"
    path.write_text('rows = ["......"]\nrows_score = true\n')
    with pytest.raises(SystemExit):
        main([str(path), "--games", "2"])
    assert "garden.toml" in capsys.readouterr().err
