"""Has the program read spoiled files in processes of their own, with bounded memory and time."""

import multiprocessing
import os
import resource
import signal
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from types import FrameType
from typing import NamedTuple

from blueprints_desktop.tools.faults.match_faults import (
    special_files,
    spoiled_match,
    use_match,
)
from blueprints_desktop.tools.faults.toml_faults import FILES, fresh_data, spoiled_toml, use_data

SPARE_MEMORY = 384 * 1024 * 1024
"""Bytes that a process may take beyond what it has when the first case begins."""
PATIENCE = 60
"""Seconds after which a case counts as one that hangs. It is not a measurement."""
IN_MEMORY = Path("/dev/shm")
"""Where it exists files are made there: every match that is written is flushed to its disk."""
CHUNK = 250


class Chunk(NamedTuple):
    """Some cases for one process."""

    what: str
    """``match``, ``toml`` or ``special``."""
    seed: int
    first: int
    cases: int


class FoundFaults(NamedTuple):
    """What came of them."""

    ends: Counter[tuple[str, str]]
    """By kind and outcome."""
    failures: list[str]
    slowest: float
    """How many seconds of the processor's time a case took at most."""
    memory: int
    """By how many bytes a process grew at most while the program used a file."""


class TooLong(BaseException):
    """A case hangs. It is no Exception, so that nothing takes it for a file that cannot be read."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise TooLong


class Case(NamedTuple):
    """A spoiled file that is ready to be used."""

    kind: str
    use: Callable[[], str]
    """Has the program use the file and returns how that ended. What is wrong raises."""


def make_case(what: str, seed: int, number: int, folder: Path) -> Case:
    random = Random(f"{what} {seed} {number}")
    if what == "match":
        kind, path = spoiled_match(random, folder)
        return Case(kind, lambda: use_match(path))
    kind, (game, options, data) = spoiled_toml(random, folder)
    return Case(kind, lambda: use_data(game, options, data))


def special_cases(folder: Path) -> list[tuple[str, str]]:
    """Pipes, devices, folders and strange links in the place of each kind of file."""
    from blueprints_desktop.desktop.pages.matches.match_summary import summary_of
    from blueprints_desktop.history.catching_up import match_id_of
    from blueprints_desktop.store.errors import BadMatchFile
    from blueprints_desktop.store.library import Library
    from blueprints_desktop.store.saved_match import SavedMatch

    ends = []
    matches = folder / "matches"
    matches.mkdir()
    special = special_files(matches, ".match")
    (matches / "elsewhere.json").symlink_to("/dev/zero")
    Library(matches / "none").files()
    assert set(Library(matches).files()) <= set(special)
    for path in special:
        assert match_id_of(path) is None
        assert isinstance(summary_of(path), BadMatchFile)
        try:
            SavedMatch.open(path)
        except BadMatchFile:
            ends.append(("special match file", "refused"))
        else:
            raise AssertionError(f"{path.name} was opened")
    things = folder / "things"
    things.mkdir()
    for thing in special_files(things, ".toml"):
        for game, file, options in FILES:
            data = fresh_data(game, folder)
            (data / file).unlink()
            (data / file).symlink_to(thing)
            ends.append(("special data file", use_data(game, dict(options), data)))
    return ends


def run_chunk(chunk: Chunk) -> FoundFaults:
    """Try the cases of a chunk with bounded memory and time."""
    limit_memory()
    signal.signal(signal.SIGALRM, _stop)
    found = FoundFaults(Counter(), [], 0.0, 0)
    place = IN_MEMORY if IN_MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=place) as name:
        for number in range(chunk.first, chunk.first + chunk.cases):
            found = _tried(chunk, number, Path(name), found)
    return found


def _tried(chunk: Chunk, number: int, folder: Path, before: FoundFaults) -> FoundFaults:
    """What was found so far, with one case more."""
    if chunk.what != "special":
        case = make_case(chunk.what, chunk.seed, number, folder)
    _forget_peak()
    begun, memory = time.process_time(), _memory("VmRSS")
    signal.alarm(PATIENCE)
    try:
        if chunk.what == "special":
            before.ends.update(special_cases(folder))
        else:
            before.ends[case.kind, case.use()] += 1
    except (Exception, TooLong) as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        told = f"{type(error).__name__}: {str(error)[:100]} ({where})"
        before.failures.append(f"--case {chunk.what} {number}: {told}")
    finally:
        signal.alarm(0)
    return before._replace(
        slowest=max(before.slowest, time.process_time() - begun),
        memory=max(before.memory, _memory("VmHWM") - memory),
    )


def _forget_peak() -> None:
    """Have the system measure the most memory that this process has from now on."""
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def _memory(name: str) -> int:
    """A figure of this process, in bytes."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return 1024 * int(next(line.split()[1] for line in lines if line.startswith(f"{name}:")))


def limit_memory() -> None:
    """Let the process have so much more than it has now: what needs more raises MemoryError."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = pages * os.sysconf("SC_PAGE_SIZE") + SPARE_MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, resource.RLIM_INFINITY))


def chunks(cases: int, seed: int) -> list[Chunk]:
    """Half of the cases are match files, half data files, and the special ones come on top."""
    found = [Chunk("special", seed, 0, 1)]
    for what in ("match", "toml"):
        for first in range(0, cases // 2, CHUNK):
            found.append(Chunk(what, seed, first, min(CHUNK, cases // 2 - first)))
    return found


def run(cases: int, seed: int) -> FoundFaults:
    """All cases, in a new process for each chunk."""
    whole = FoundFaults(Counter(), [], 0.0, 0)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=context, max_tasks_per_child=1) as pool:
        for found in pool.map(run_chunk, chunks(cases, seed)):
            whole.ends.update(found.ends)
            whole.failures.extend(found.failures)
            whole = whole._replace(
                slowest=max(whole.slowest, found.slowest), memory=max(whole.memory, found.memory)
            )
    return whole
