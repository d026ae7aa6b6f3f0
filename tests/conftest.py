"""Test runs are alike on every machine: fixed examples, no deadlines, no screen."""

import ctypes
import gc
import os
import sys

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# As in the worker, and before numpy is loaded: its threads would wait for each other in busy loops.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# What is compiled is kept, whatever the machine prefers: tests start hundreds of processes.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the real window wait more than they work: begun first, others work beside them."""
    items.sort(key=lambda item: item.get_closest_marker("window") is None)


def pytest_collection_finish() -> None:
    freeze_what_stays()


@pytest.fixture(autouse=True, scope="module")
def cheap_collections() -> None:
    """Caches and tables that a module has filled are not gone through again by every later one.

    This is done before the next module. At the end of a module pytest still holds what its last test
    was given: a window with its pictures would be frozen, too, and stay to the end of the run.
    """
    freeze_what_stays()


def freeze_what_stays() -> None:
    """What was made until now stays to the end of the run. Tests of the desktop collect garbage
    after each of them, and going through all of it every time took longer than many a test.

    glibc keeps the memory of freed pictures, several gigabytes by the end, unless it is asked.
    """
    gc.collect()
    gc.freeze()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", lambda _: None)
        trim(0)
