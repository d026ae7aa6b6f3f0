"""When what happens at the end: the monument rises, jewels are counted, places become known."""

from collections.abc import Sequence

from blueprints_desktop.desktop.games.monuments.results.ending_row import PLACES, jewel_cue
from blueprints_desktop.desktop.games.monuments.results.ending_sheet import (
    BUILDERS,
    PAPER,
    level_cue,
)
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.games.monuments.account import ScoreAccount

SORT = "sort"
"""The players change places."""


def ending_timeline(accounts: Sequence[ScoreAccount], levels: int) -> Timeline:
    timeline = Timeline()
    timeline.add(PAPER, 60, 180)
    now = 240
    for level in range(levels):
        timeline.add(level_cue(level), now, 300)
        now += 240
    now += 300
    most = max(account.jewels for account in accounts)
    for number in range(most):
        for account in accounts:
            if number < account.jewels:
                timeline.add(jewel_cue(account.seat, number), now, 260)
                now += 120
        now += 160
    timeline.add(SORT, now + 200, 420)
    timeline.add(PLACES, now + 560, 260)
    timeline.add(BUILDERS, now + 900, 500)
    return timeline
