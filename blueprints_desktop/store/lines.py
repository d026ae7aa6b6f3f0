"""Lines of a match file: JSON objects, each closed by a checksum of all text up to it.

The checksum finds a changed, lost or exchanged line, which might otherwise be a legal
move in another game than the one that was played.
"""

import json
import zlib
from collections.abc import Iterable

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.input_files import parse_json
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.limits import MOST_NESTED

_SEAL = ',"sum":"'
_SEAL_LENGTH = len(_SEAL) + 8 + len('"}')


def checksum(text: str, before: int = 0) -> int:
    """CRC-32 of the text, continued from the checksum before it."""
    return zlib.crc32(text.encode(), before)


def seal(facts: dict[str, Json], before: int) -> tuple[str, int]:
    """The facts as a line, and its checksum."""
    body = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    total = checksum(body, before)
    return f'{body[:-1]}{_SEAL}{total:08x}"}}\n', total


def sealed(all_facts: Iterable[dict[str, Json]]) -> tuple[list[bytes], int]:
    """The lines of a whole file, and the checksum of them all."""
    lines, total = [], 0
    for facts in all_facts:
        line, total = seal(facts, total)
        lines.append(line.encode())
    return lines, total


def unseal(line: str, before: int, number: int) -> tuple[dict[str, Json], int]:
    """The facts of a line without its newline; one that is not as it was written is refused."""
    body = line[:-_SEAL_LENGTH] + "}"
    total = checksum(body, before)
    if line[-_SEAL_LENGTH:] != f'{_SEAL}{total:08x}"}}':
        raise BadMatchFile("line-was-changed", number)
    try:
        facts = parse_json(body)
    except ValueError as error:
        raise BadMatchFile("line-is-not-json", number) from error
    if not isinstance(facts, dict):
        raise BadMatchFile("line-is-not-an-object", number)
    if is_nested_too_deeply(facts):
        raise BadMatchFile("line-is-not-json", number)
    if "\\ud" in body.lower() and not _can_be_written(facts):
        raise BadMatchFile("line-is-not-text", number)
    return facts, total


def is_nested_too_deeply(facts: dict[str, Json]) -> bool:
    """Whether there are more than MOST_NESTED lists or objects within each other.

    The parser accepts more of them than other code, such as what writes JSON, can follow.
    """
    level: list[Json] = [facts]
    for _ in range(MOST_NESTED):
        level = [
            part
            for value in level
            for part in (value.values() if isinstance(value, dict) else value)
            if isinstance(part, dict | list)
        ]
    return bool(level)


def _can_be_written(facts: Json) -> bool:
    """Whether it is text throughout: JSON can spell halves of signs, which no file can hold."""
    try:
        json.dumps(facts, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True
