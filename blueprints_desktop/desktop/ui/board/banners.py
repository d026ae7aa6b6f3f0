"""What a banner says when a phase begins, from a table of event classes.

A game says which of its events begin a phase, such as a new round, and in which words. The table page shows them
over the board for a moment (``pages/table/banner.py``). Only moves that are played lead to a banner. Nothing is
shown again when moves are taken back or brought back, when a match is opened, or in a review.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from blueprints_desktop.engine.step import Event

EventBanners: TypeAlias = Mapping[type[Event], Callable[[Any, Any], str]]
"""The words for an event and the view after it, by the event's class; empty: it begins no phase."""


def banner_words(table: EventBanners, events: Iterable[Event], view: Any) -> str:
    """What a banner says of these events; the last phase that they begin counts."""
    told = [table[type(event)](event, view) for event in events if type(event) in table]
    return next(filter(None, reversed(told)), "")
