"""All cells of the final table say the same, and none runs into the next."""

import pytest

from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import SeatEnd, standings
from blueprints_desktop.desktop.games.blueprints.results.ending_cells import (
    BAREST,
    FULLEST,
    cell_of,
    form_for,
)
from tests.desktop.games.blueprints.scored_rounds import finished


def ends_of(seats: int, seed: int) -> list[SeatEnd]:
    match = finished(seats, seed)
    assert match.outcome is not None
    return standings(match.state.results, match.outcome)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wide", [110.0, 131.0, 160.0, 230.0, 400.0])
@pytest.mark.parametrize("size", [28.0, 42.0])
def test_a_table_has_one_form(qapp, seats, wide, size):
    assert qapp is not None
    for seed in range(6):
        ends = ends_of(seats, seed)
        form = form_for(ends, wide, size, 1.0)
        rounds = [own for end in ends for own in end.rounds]
        cells = [cell_of(own, form, wide, size, 1.0) for own in rounds]
        assert len({cell.said.isdecimal() for cell in cells}) == 1
        gains = [bool(cell.gained) for cell, own in zip(cells, rounds, strict=True) if own.honours]
        assert len(set(gains)) == 1
        if form != BAREST:
            assert all(
                cell.end + text_width(cell.gained, Role.FIGURE, 1.0) <= wide
                for cell in cells
                if cell.gained
            )


def test_the_wider_the_table_the_more_it_says(qapp):
    assert qapp is not None
    ends = ends_of(4, 3)
    forms = [form_for(ends, wide, 42.0, 1.0) for wide in (60.0, 160.0, 420.0)]
    assert forms[0] == BAREST
    assert forms[-1] == FULLEST
    said = [sum(form) for form in forms]
    assert said == sorted(said)
