"""The marks within a line of a rulebook: strong words, emphasis, links, notes, and ids at its end."""

import re
from collections.abc import Iterator

from blueprints_desktop.rulebooks.book import Ids, Span, Text, TextStyle

_ID = r"[a-z0-9][a-z0-9_-]*"
_IDS_AT_END = re.compile(rf"\s*\{{((?:#{_ID})(?: #{_ID})*)\}}$")
_MARKED = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*"
    rf"|\[(?P<words>[^][]+)\]\(#(?P<target>{_ID})\)|\s*\[\^(?P<note>{_ID})\]"
)
_STRAY = re.compile(r"\*|\]\(|\{#|\[\^")


class BadMarks(ValueError):
    """A mark is begun and not ended, or ended and not begun."""


def split_ids(line: str) -> tuple[str, Ids]:
    """A line and the ids at its end.

    >>> split_ids("Glass scores its value. {#glass #clear}")
    ('Glass scores its value.', ('glass', 'clear'))
    """
    found = _IDS_AT_END.search(line)
    if found is None:
        return line, ()
    return line[: found.start()], tuple(name.removeprefix("#") for name in found[1].split())


def parse_text(line: str) -> Text:
    """The runs of a line.

    >>> parse_text("Take **one** die")[1]
    Span(text='one', style=<TextStyle.STRONG: 'strong'>, target=None)
    """
    return tuple(_spans(line))


def _spans(line: str) -> Iterator[Span]:
    at = 0
    for found in _MARKED.finditer(line):
        yield from _plain(line[at : found.start()])
        if found["strong"]:
            yield Span(found["strong"], TextStyle.STRONG)
        elif found["emphasis"]:
            yield Span(found["emphasis"], TextStyle.EMPHASIS)
        elif found["note"]:
            yield Span("", TextStyle.NOTE, found["note"])
        else:
            yield Span(found["words"], target=found["target"])
        at = found.end()
    yield from _plain(line[at:])


def _plain(words: str) -> Iterator[Span]:
    if stray := _STRAY.search(words):
        raise BadMarks(words[stray.start() :])
    if words:
        yield Span(words)
