"""Entering matches into the records when they begin, where that counts, and into the history when
they end: that one finds out by itself what they came to."""

from typing import TYPE_CHECKING

from blueprints_desktop.desktop.games import registry
from blueprints_desktop.store.records import RecordEntry, Records
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.history.recorder import Recorder


def _entry(saved: SavedMatch, feat: str, points: int | None) -> RecordEntry:
    header, match = saved.header, saved.match
    player = header.players[0]
    return RecordEntry(
        player.identity, player.name, match.box.key, feat, header.match_id, header.created, points
    )


def note_beginning(saved: SavedMatch, records: Records) -> None:
    """Some attempts count as soon as they are begun."""
    records.note(_entry(saved, feat, None) for feat in registry.attempts_of(saved.match))
    _recorder(records).note_beginning(saved)


def note_end(saved: SavedMatch, records: Records) -> None:
    """What a match came to; before its end that is nothing."""
    if saved.match.outcome is not None:
        _recorder(records).record(saved)


def _recorder(records: Records) -> "Recorder":
    """The history lies beside the records."""
    from blueprints_desktop.history.recorder import recorder_in

    return recorder_in(records.path.parent)
