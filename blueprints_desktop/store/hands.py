"""Who made each move of a match in which seats may have changed hands."""

import json
from collections.abc import Iterable


def hands_of(lines: Iterable[bytes]) -> list[str]:
    """By move in effect, what played its seat then: a person, or a computer of some level.

    >>> hands_of([
    ...     b'{"seats": [{"kind": "person"}, {"kind": "master"}]}',
    ...     b'{"move": "a", "seat": 0}', b'{"move": "b", "seat": 1}',
    ...     b'{"seat": 0, "kind": "apprentice"}', b'{"move": "c", "seat": 0}',
    ...     b'{"undo": 2}', b'{"redo": 1}',
    ... ])
    ['person', 'master']
    """
    header, *entries = [json.loads(line) for line in lines]
    kinds = [seat["kind"] for seat in header["seats"]]
    made: list[str] = []
    undone: list[str] = []
    for facts in entries:
        if "move" in facts:
            made.append(kinds[facts["seat"]])
            undone.clear()
        elif "kind" in facts:
            kinds[facts["seat"]] = facts["kind"]
        elif "undo" in facts:
            undone += [made.pop() for _ in range(facts["undo"])]
        elif "redo" in facts:
            made += [undone.pop() for _ in range(facts["redo"])]
    return made
