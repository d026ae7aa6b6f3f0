"""A finished match as it enters the history: plain values, taken once from the match."""

import hashlib
import json
from datetime import datetime
from typing import Any

from attrs import fields, frozen

from blueprints_desktop.engine import options
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.sheet import Sheet
from blueprints_desktop.store.header import PERSON, Header


@frozen
class SeatFacts:
    """What somebody came to."""

    player: str
    """A person's id; for a computer its level, whatever name it went by."""
    name: str
    colour: int
    kind: str
    points: int
    place: int
    won: bool
    """First, alone, and there was somebody to win against."""
    shared: bool
    """First together with others."""


@frozen
class MatchFacts:
    id: str
    print: str
    """The same for a copy of the match file, which is not another match."""
    game: str
    rules: int
    options: str
    """As JSON."""
    variant: str
    """The options that make points comparable or not, as JSON: all but who began."""
    created: str
    finished: datetime
    seconds: int | None
    """How long it took, where it was played from beginning to end in one go."""
    ended: str
    decided_by: str
    moves: int
    took_back: bool
    """Moves were taken back, a hint was shown, or it was only for practice. It enters the history, but no records."""
    seats: tuple[SeatFacts, ...]
    sheet: Sheet | None
    feats: tuple[tuple[str, int], ...]
    """What it enters into the records, by names of the game's own, for the person at seat 0."""

    @property
    def day(self) -> int:
        """The day on which it ended where it was played, readable as a date: 20261116."""
        return int(f"{self.finished:%Y%m%d}")

    @property
    def computers(self) -> bool:
        return any(seat.kind != PERSON for seat in self.seats)


def facts_of(
    header: Header, match: Match, finished: datetime, seconds: int | None = None
) -> MatchFacts | None:
    """What is to be remembered of a match; None: it is not over."""
    outcome = match.outcome
    if outcome is None:
        return None
    alone = match.seats == 1
    tied = len(outcome.winners) > 1
    return MatchFacts(
        id=header.match_id,
        print=fingerprint(header, match),
        game=header.box.key,
        rules=header.rules,
        options=_text(options.to_json(header.options)),
        variant=_text(_variant(header.options)),
        created=header.created,
        finished=finished.astimezone(),
        seconds=seconds,
        ended=outcome.ended,
        decided_by=outcome.decided_by,
        moves=len(match.played),
        took_back=not match.enters_records,
        seats=tuple(
            SeatFacts(
                player=player.identity,
                name=player.name,
                colour=player.colour,
                kind=player.kind,
                points=points,
                place=place,
                won=place == 1 and not tied and not alone,
                shared=place == 1 and tied,
            )
            for player, points, place in zip(
                header.players, outcome.scores, outcome.ranks, strict=True
            )
        ),
        sheet=None if match.box.sheet is None else match.box.sheet(match),
        feats=_feats(header, match),
    )


def fingerprint(header: Header, match: Match) -> str:
    """What a match and its copies have in common: when it began, with which seed, and its moves."""
    told = [header.box.key, header.created, str(header.seed), *match.move_texts()]
    return hashlib.blake2b("\n".join(told).encode(), digest_size=16).hexdigest()


def _variant(chosen: Any) -> dict[str, Any]:
    manners = {f.name for f in fields(type(chosen)) if f.metadata.get("table_manners")}
    return {
        name: value
        for name, value in options.to_json(chosen).items()
        if name != "first" and name not in manners
    }


def _feats(header: Header, match: Match) -> tuple[tuple[str, int], ...]:
    if match.box.results is None or header.players[0].kind != PERSON:
        return ()
    return tuple((result.feat, result.points) for result in match.box.results(match))


def _text(values: dict[str, Any]) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))
