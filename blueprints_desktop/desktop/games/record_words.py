"""What a record of a game's own is called."""

from typing import NamedTuple


class RecordWords(NamedTuple):
    """Made by ``feat_words(feat)`` of a game's module ``records``, in the language in force."""

    text: str
    first_counts: bool = False
    """The first attempt is what counts, not the best one."""
