"""A scored ramp, point by point, and when each point is counted."""

from collections.abc import Hashable, Sequence

from attrs import frozen

from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp
from blueprints_desktop.games.fits.scoring import Scored, explain, parts_of

REST = "rest"
_FIRST, _QUICKEST, _SLOWEST, _WHOLE = 450, 45, 130, 3600
"""When counting begins, the least and the most between two points, and about how long it takes."""


@frozen
class Tally:
    """One ramp on the sheet."""

    title: str
    board: RampBoard
    ramp: Ramp
    reasons: tuple[Scored, ...]
    """In the order in which they are counted."""
    colour: int | None = None
    """Whose, as one of the palette's seats; None: nobody in particular."""
    best: bool = False
    """It is the best of those beside it."""
    to_come: bool = False
    """Nothing was played on it yet."""

    @property
    def parts(self) -> tuple[str, ...]:
        return parts_of(self.board)

    def points(self, part: str = "") -> int:
        """The points of a part of the score; without one, all."""
        return sum(each.points for each in self.reasons if part in ("", each.part))


def tally(
    title: str,
    board: RampBoard,
    ramp: Ramp | None,
    colour: int | None = None,
    *,
    best: bool = False,
) -> Tally:
    """Cells are counted from the top, as one reads, then rows, then pairs.

    Without a ramp the board waits for its round.
    """
    if ramp is None:
        return Tally(title, board, EMPTY, (), to_come=True)
    order = {"rows": 1, "pairs": 2}
    counted = sorted(
        explain(board, ramp.covered),
        key=lambda reason: (order.get(reason.part, 0), min(reason.cells)),
    )
    return Tally(title, board, ramp, tuple(counted), colour, best)


def cue(column: int, number: int) -> Hashable:
    """The counting of a reason of a ramp."""
    return "count", column, number


def total_cue(column: int) -> Hashable:
    return "total", column


def counting_timeline(tallies: Sequence[Tally], only: int | None = None) -> Timeline:
    """All ramps are counted at once, so that nobody waits for the others.

    ``only`` one of them: the others were counted before, or are still to come.
    """
    timeline = Timeline()
    fresh = {n: each for n, each in enumerate(tallies) if only in (None, n)}
    most = max((len(each.reasons) for each in fresh.values()), default=0)
    step = max(_QUICKEST, min(_SLOWEST, _WHOLE // max(1, most)))
    for column, each in fresh.items():
        for number in range(len(each.reasons)):
            timeline.add(cue(column, number), _FIRST + number * step, 200)
        timeline.add(total_cue(column), _FIRST + len(each.reasons) * step, 250)
    timeline.add(REST, _FIRST + most * step + 400, 60)
    return timeline
