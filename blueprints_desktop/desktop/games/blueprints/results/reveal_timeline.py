"""When what happens in the reveal of a round."""

from collections.abc import Hashable

from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import scored_dice
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.ties import awards_of, prizes_of

SCREENS, BONUS, SORT, RANKS = "screens", "bonus", "sort", "ranks"


def die_cue(seat: Seat, space: int, level: int) -> Hashable:
    return "die", seat, space, level


def material_cue(material: int) -> Hashable:
    """Its turn to be counted, for those too who have none of it."""
    return "material", material


def honour_cue(kind: str) -> Hashable:
    return "honour", kind


def reveal_timeline(result: RoundResult) -> Timeline:
    """Screens fold, dice count material by material, bonus, places, Awards from the last up."""
    timeline = Timeline()
    timeline.add(SCREENS, 240, 340)
    now = 760
    dice = [scored_dice(building) for building in result.buildings]
    for material in range(len(MATERIALS)):
        timeline.add(material_cue(material), now, 250)
        rows = [[die for die in own if die.material == material] for own in dice]
        for turn in range(max(map(len, rows))):
            for seat in result.order:
                if turn < len(rows[seat]):
                    die = rows[seat][turn]
                    timeline.add(die_cue(seat, die.space, die.level), now, 250)
                    now += 120
        now += 180
    timeline.add(BONUS, now + 80, 250)
    timeline.add(SORT, now + 480, 420)
    timeline.add(RANKS, now + 820, 200)
    now += 900
    for honour in (*reversed(awards_of(result)), *prizes_of(result)):
        timeline.add(honour_cue(honour.kind), now, 250)
        now += 200
    timeline.add("rest", now, 120)
    return timeline
