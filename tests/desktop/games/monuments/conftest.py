"""Boards at which a walk can begin, or a brick be set."""

import pytest

from tests.desktop.games.monuments.at_table import can_build, seat_at, stack_of


@pytest.fixture
def seated(qtbot, tmp_path):
    return seat_at(qtbot, tmp_path)


@pytest.fixture
def stacked(seated):
    """Four steps are to be walked, and the first of them can lead to two kinds of pieces."""

    def wanted(match) -> bool:
        return match.state.turn >= 3 and stack_of(match) is not None

    seated.play_until(wanted)
    return seated


@pytest.fixture
def builder(qtbot, tmp_path):
    """On the site, with a choice of colours."""
    made = seat_at(qtbot, tmp_path)
    made.play_until(can_build)
    return made
