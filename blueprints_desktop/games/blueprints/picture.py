"""A position of Blueprints drawn in letters; what a view does not know shows as a question mark."""

from collections.abc import Sequence

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import MATERIALS, Die, die_text
from blueprints_desktop.games.blueprints.scoring import honours
from blueprints_desktop.games.blueprints.spaces import NAMES
from blueprints_desktop.games.blueprints.state import PHASE_NAMES, Site, State


def picture(deck: Sequence[BlueprintCard], state: State) -> str:
    """The table as a few lines of text."""
    now = state.round
    demand = " then ".join(MATERIALS[material] for material in now.in_demand)
    bag = " ".join(f"{n} {name}" for n, name in zip(state.bag, MATERIALS, strict=True))
    lines = [
        f"round {now.number + 1}, {PHASE_NAMES[state.phase]}; order {list(now.order)};"
        f" in demand {demand}",
        f"pool {_dice(state.pool)}; discarded {_dice(state.discarded)}; bag {bag}",
    ]
    for seat in range(state.seats):
        lines.append(f"seat {seat}: took {_taken(state, seat)}; {_site(deck, state.sites[seat])}")
    if state.results:
        points = [honours(state.results, seat).points for seat in range(state.seats)]
        lines.append(f"won so far {points}")
    return "\n".join(lines)


def _dice(dice: Sequence[Die]) -> str:
    return " ".join(map(die_text, dice)) or "-"


def _taken(state: State, seat: Seat) -> str:
    pairs = zip(state.taken_by(seat), state.removed_of(seat), strict=True)
    return " ".join(die_text(die) + ("(x)" if removed else "") for die, removed in pairs) or "-"


def _site(deck: Sequence[BlueprintCard], site: Site | None) -> str:
    if site is None:
        return "plan ?; building ?"
    card = deck[site.card]
    stacks = [
        f"{NAMES[space]}:{'+'.join(map(die_text, stack))}"
        for space, stack in enumerate(site.building)
        if stack
    ]
    return f"plan {card.number} {'/'.join(card.rows)}; building {' '.join(stacks) or '-'}"
