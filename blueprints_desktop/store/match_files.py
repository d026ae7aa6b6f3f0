"""Renaming and doubling match files without ever leaving half of one."""

from pathlib import Path
from uuid import uuid4

from attrs import evolve

from blueprints_desktop.store.files import write_atomically
from blueprints_desktop.store.header import Header
from blueprints_desktop.store.lines import seal
from blueprints_desktop.store.reading import Reading, read_match


def is_whole(reading: Reading) -> bool:
    """Everything in the file was understood, so writing it anew loses nothing."""
    return not reading.notices and not reading.other_rules


def retitle(path: Path, title: str) -> bool:
    """Give a match another title; False where the file has to stay as it is."""
    reading = read_match(path)
    if not is_whole(reading):
        return False
    write_atomically(path, _content(evolve(reading.header, title=title), reading))
    return True


def duplicate(path: Path, title: str) -> Path:
    """A second match that stands where the first one does, beside it."""
    reading = read_match(path)
    twin = _free_name(path)
    if is_whole(reading):
        header = evolve(reading.header, title=title, match_id=uuid4().hex)
        write_atomically(twin, _content(header, reading))
    else:
        write_atomically(twin, path.read_bytes())
    return twin


def _content(header: Header, reading: Reading) -> bytes:
    total = 0
    lines = []
    for facts in (header.to_json(), *reading.entries):
        line, total = seal(facts, total)
        lines.append(line.encode())
    return b"".join(lines)


def _free_name(path: Path) -> Path:
    number = 2
    while (twin := path.with_stem(f"{path.stem} ({number})")).exists():
        number += 1
    return twin
