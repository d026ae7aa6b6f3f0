"""A match of FITS as plain facts."""

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.fits.events import (
    PieceDropped,
    PieceSetAside,
    RoundBegan,
    RoundScored,
    SameAsStart,
    StartCardDrawn,
    StartPieceDropped,
)
from blueprints_desktop.games.fits.pieces import NAMES, Piece
from blueprints_desktop.games.fits.placements import Landing


def trace(match: Match) -> dict[str, Json]:
    """The rounds with every turn, and the sums."""
    rounds: list[dict[str, Json]] = []
    for step in (match.opening, *(played.step for played in match.played)):
        for event in step.events:
            if isinstance(event, RoundBegan):
                rounds.append({"board": event.board, "start": [], "turns": []})
            elif isinstance(event, StartCardDrawn):
                rounds[-1]["start"].append(NAMES[event.piece])
            elif isinstance(event, RoundScored):
                rounds[-1]["scores"] = [score.total for score in event.result.scores]
            elif (turn := _turn(event)) is not None:
                rounds[-1]["turns"].append(turn)
    outcome = match.outcome
    return {"rounds": rounds, "totals": list(outcome.scores) if outcome else None}


def _turn(event: Event) -> dict[str, Json] | None:
    match event:
        case StartPieceDropped(seat, landing):
            return _facts(seat, landing.piece, landing, "start")
        case PieceDropped(seat, landing):
            return _facts(seat, landing.piece, landing, "card")
        case PieceSetAside(seat, piece):
            return _facts(seat, piece, None, "aside")
        case SameAsStart(seat, piece):
            return _facts(seat, piece, None, "same as start")
    return None


def _facts(seat: int, piece: Piece, landing: Landing | None, why: str) -> dict[str, Json]:
    cells = [list(cell) for cell in landing.cells] if landing else None
    return {"card": NAMES[piece], "seat": seat, "cells": cells, "why": why}
