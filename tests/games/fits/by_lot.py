"""Games of FITS played by lot, on any boards and for any number of seats."""

from collections.abc import Sequence

from hypothesis import settings
from hypothesis import strategies as st

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from tests.support import new_match, play_on

BOARD_CHOICES = st.lists(st.sampled_from((1, 2, 3, 4)), min_size=1, max_size=4, unique=True)
SEATS = st.integers(1, 4)
SEEDS = st.integers(0, 2**64 - 1)

few = settings(max_examples=25, deadline=None)


def random_match(seats: int, boards: Sequence[int], seed: int) -> Match:
    match = new_match("fits", seats, seed, boards=tuple(boards))
    return play_on(match, Chance(seed ^ 0x5EED))
