"""Writing so that a crash or a power cut leaves the old file or the new one, never half of one."""

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


class ChangedElsewhere(OSError):
    """The file is not as we left it: another program has written to it."""


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Write a file beside its place; when all of it is on the disk it is put there in one stroke.

    Whatever goes wrong before that leaves what was there.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}"[:40], dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(_usual_mode(path))
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def write_atomically(path: Path, content: bytes) -> None:
    """Write a whole file, or leave what was there."""
    with replacing(path) as file:
        file.write(content)


def append_durably(path: Path, content: bytes, expected_size: int) -> None:
    """Add to the end of a file and flush it to disk.

    A file that is not as long as we left it was changed by somebody else; adding to it
    would garble both, so that raises ChangedElsewhere instead.
    """
    with path.open("r+b") as file:
        if file.seek(0, os.SEEK_END) != expected_size:
            raise ChangedElsewhere(errno.ESTALE, "changed by another program", str(path))
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def may_be_written(path: Path) -> bool:
    """Whether we may write to a file: it is not marked as read-only, and not somebody else's."""
    try:
        marked = not path.stat().st_mode & 0o222
    except OSError:
        return False
    return not marked and os.access(path, os.W_OK)


def _usual_mode(path: Path) -> int:
    """The permissions that the file has, or would have had if it had been written plainly."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _sync_folder(folder: Path) -> None:
    """Make the new name durable too, where the system can (Windows cannot open a folder)."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
