"""When what happens at the end: the cards turn round by round, places, then the buildings rise."""

from collections.abc import Hashable, Sequence

from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import SeatEnd
from blueprints_desktop.desktop.games.blueprints.results.reveal_timeline import SORT
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.state import DICE_EACH

PLACES, PENNANT, CONFETTI, REST = "places", "pennant", "confetti", "rest"
_FLIP, _DROP = 340, 260


def flip_cue(seat: Seat, number: int, place: int) -> Hashable:
    return "flip", seat, number, place


def sum_cue(number: int) -> Hashable:
    return "sum", number


def drop_cue(exhibit: int, die: int) -> Hashable:
    """The n-th die of an exhibit, counted from the far bottom."""
    return "drop", exhibit, die


def ending_timeline(ends: Sequence[SeatEnd], exhibits: int) -> Timeline:
    timeline = Timeline()
    now = 500
    for number in range(len(ends[0].rounds)):
        for end in sorted(ends, key=lambda end: end.seat):
            for place in range(len(end.rounds[number].honours)):
                timeline.add(flip_cue(end.seat, number, place), now, _FLIP)
                now += 110
        timeline.add(sum_cue(number), now + 160, 300)
        now += 620
    timeline.add(SORT, now, 420)
    timeline.add(PLACES, now + 340, 250)
    now += 500
    for exhibit in range(exhibits):
        for die in range(DICE_EACH):
            timeline.add(drop_cue(exhibit, die), now, _DROP)
            now += 70
    timeline.add(PENNANT, now + 150, 300)
    timeline.add(CONFETTI, now + 200, 700)
    timeline.add(REST, now + 900, 60)
    return timeline
