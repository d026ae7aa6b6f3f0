"""Playing on from a step of a match in another way: a new match that shares its first moves.

The old match is left as it is. The new one holds the moves in effect up to the step, without what
was taken back among them and with whoever made them, and its chance comes from a seed of its own from
there on, so that nobody knows what comes. Whoever plays the old one goes on. It is marked as one with
take-backs: it enters the history, but no records.
"""

from datetime import datetime
from pathlib import Path
from uuid import uuid4

from attrs import evolve

from blueprints_desktop.store.background_writer import BackgroundWriter
from blueprints_desktop.store.header import Branch, Header
from blueprints_desktop.store.saved_match import SavedMatch


def branch_off(
    saved: SavedMatch,
    moves: int,
    seed: int,
    path: Path,
    now: datetime,
    title: str = "",
    writer: BackgroundWriter | None = None,
) -> SavedMatch:
    """A new match in a new file, which stands where the other one did after so many moves."""
    header = branched(saved.header, moves, seed, now, title)
    played = saved.match.move_texts()[:moves]
    return SavedMatch.begin(header, path, played, saved.hands, writer)


def branched(header: Header, moves: int, seed: int, now: datetime, title: str = "") -> Header:
    """The header of a match that leaves another one after so many moves."""
    kept = tuple(branch for branch in header.branches if branch.after < moves)
    return evolve(
        header,
        match_id=uuid4().hex,
        title=title,
        created=now.isoformat(timespec="seconds"),
        branches=(*kept, Branch(header.match_id, moves, seed)),
    ).within_limits()
