"""Renaming and doubling match files without ever leaving half of one."""

import os
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from attrs import evolve

from blueprints_desktop.engine.input_files import read_input_file
from blueprints_desktop.store.files import write_atomically
from blueprints_desktop.store.header import Header
from blueprints_desktop.store.limits import LARGEST
from blueprints_desktop.store.lines import sealed
from blueprints_desktop.store.reading import Reading, read_match

_A_MOMENT = 1_000_000
"""Nanoseconds by which a renamed match is later: it was not played since, and yet is another file."""


def is_whole(reading: Reading) -> bool:
    """Everything in the file was understood, so writing it anew loses nothing."""
    return not reading.notices and not reading.other_rules


def retitle(path: Path, title: str) -> bool:
    """Give a match another title; False where the file has to stay as it is."""
    reading = read_match(path)
    if not is_whole(reading):
        return False
    known = path.stat()
    write_atomically(path, _content(evolve(reading.header, title=title).within_limits(), reading))
    with suppress(OSError):
        os.utime(path, ns=(known.st_atime_ns, known.st_mtime_ns + _A_MOMENT))
    return True


def duplicate(path: Path, title: str) -> Path:
    """A second match that stands where the first one does, beside it."""
    reading = read_match(path)
    twin = _free_name(path)
    if is_whole(reading):
        header = evolve(reading.header, title=title, match_id=uuid4().hex)
        write_atomically(twin, _content(header.within_limits(), reading))
    else:
        write_atomically(twin, read_input_file(path, LARGEST))
    return twin


def _content(header: Header, reading: Reading) -> bytes:
    return b"".join(sealed((header.to_json(), *reading.entries))[0])


def _free_name(path: Path) -> Path:
    number = 2
    while (twin := path.with_stem(f"{path.stem} ({number})")).exists():
        number += 1
    return twin
