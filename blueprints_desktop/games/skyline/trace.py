"""A match of Projekt Skyline as plain facts.

Card effects, each null when the card changed nothing:

- money: ``{"payments": [{"from": seat, "to": seat, "due": 40, "paid": 40}, ...]}``, null is the bank
- building_permit: ``{"floor": cell}``
- extra_storey: ``{"raise": cell, "finished": false}``
- rush_job: ``{"raise": cell, "to": cell, "finished": false}``
- demolition_order, expropriation: ``{"removed": cell, "owner": seat, "floors": 2}``
- forced_sale: ``{"removed": cell, "owner": seat, "floors": 1, "floor": cell, "payments": [...]}``
- relocation, tower_on_rails: ``{"move": cell, "to": cell}``
- land_swap, takeover: ``{"swap": own cell, "with": cell}``, as they stood before
- implosion: ``{"imploded": cell, "owner": seat, "floors": what it left}``

Where a floor was lifted to build with, its cell stands under ``"lifted"``.
"""

from collections.abc import Sequence

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.board import FINISHED, CityBoard
from blueprints_desktop.games.skyline.events import (
    BuildingImploded,
    BuildingMoved,
    BuildingPlaced,
    BuildingRemoved,
    BuildingsSwapped,
    CardDrawn,
    CardIdle,
    DiceRolled,
    FloorBuilt,
    FloorLifted,
    MoneyPaid,
    PawnMoved,
    PileMoved,
    RentPaid,
    StoreyAdded,
)
from blueprints_desktop.games.skyline.grid import CELLS, SIDE
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import START


def trace(match: Match) -> dict[str, Json]:
    """The placings, every turn with the position after it, and the end."""
    setup: list[dict[str, Json]] = []
    turns: list[dict[str, Json]] = []
    for played in match.played:
        events = played.step.events
        if isinstance(events[0], DiceRolled):
            turns.append(_rolled(events[0]))
        if turns:
            _tell(turns[-1], events)
            turns[-1].update(_position(played.step.state))
        else:
            setup.append(_placed(events[0]))
    outcome = match.outcome
    return {
        "setup": setup,
        "start": START,
        "turns": turns,
        "end": outcome.ended if outcome else None,
        "final": list(outcome.scores) if outcome else None,
    }


def _placed(event: Event) -> dict[str, Json]:
    assert isinstance(event, BuildingPlaced | FloorBuilt)
    piece = "building" if isinstance(event, BuildingPlaced) else "floor"
    return {"seat": event.seat, piece: _cell(event.cell)}


def _rolled(event: DiceRolled) -> dict[str, Json]:
    return {
        "seat": event.seat,
        "white": event.white,
        "black": event.black,
        "pawn": None,
        "rent": None,
        "card": None,
        "build": None,
    }


def _tell(turn: dict[str, Json], events: Sequence[Event]) -> None:
    """Add to a turn what happened in a step of it."""
    deed: dict[str, Json] = {}
    for event in events:
        if isinstance(event, PawnMoved):
            turn["pawn"] = event.place
        elif isinstance(event, RentPaid):
            turn["rent"] = {"to": event.owner, "amount": event.amount, "paid": event.paid}
        elif isinstance(event, CardDrawn):
            turn["card"] = {"name": event.card, "effect": None}
        elif isinstance(event, MoneyPaid):
            deed.setdefault("payments", []).append(_payment(event))
        elif isinstance(event, CardIdle):
            deed.clear()
        else:
            deed.update(_deed(event))
    if deed and turn["card"] is not None:
        turn["card"]["effect"] = deed
    elif deed:
        turn["build"] = deed


def _payment(event: MoneyPaid) -> dict[str, Json]:
    return {"from": event.payer, "to": event.receiver, "due": event.due, "paid": event.paid}


def _deed(event: Event) -> dict[str, Json]:
    """What an event tells of the building done or of the card's effect; most tell nothing of it."""
    match event:
        case FloorLifted():
            return {"lifted": _cell(event.cell)}
        case FloorBuilt():
            return {"floor": _cell(event.cell)}
        case PileMoved():
            ends = {"raise": _cell(event.origin), "to": _cell(event.cell)}
            return {**ends, "finished": event.finished}
        case StoreyAdded():
            return {"raise": _cell(event.cell), "finished": event.finished}
        case BuildingRemoved():
            gone = {"removed": _cell(event.cell)}
            return {**gone, "owner": event.owner, "floors": event.floors}
        case BuildingMoved():
            return {"move": _cell(event.origin), "to": _cell(event.cell)}
        case BuildingsSwapped():
            return {"swap": _cell(event.cell), "with": _cell(event.other)}
        case BuildingImploded():
            gone = {"imploded": _cell(event.cell)}
            return {**gone, "owner": event.owner, "floors": event.floors}
    return {}


def _position(state: State) -> dict[str, Json]:
    return {
        "architect": _cell(state.architect),
        "board": _board(state.board),
        "cash": list(state.cash),
    }


def _board(board: CityBoard) -> dict[str, Json]:
    found = {}
    for cell in range(CELLS):
        building = board.at(cell)
        if building is not None:
            owner, height = building
            row, column = divmod(cell, SIDE)
            found[f"{row},{column}"] = [owner, "B" if height == FINISHED else height]
    return found


def _cell(cell: int) -> list[int]:
    return list(divmod(cell, SIDE))
