"""Test runs are alike on every machine: fixed examples, no deadlines, no screen."""

import gc
import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
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
def cheap_collections() -> Iterator[None]:
    """Caches and tables that a module has filled are not gone through again by every later one."""
    yield
    freeze_what_stays()


def freeze_what_stays() -> None:
    """What was made until now stays to the end of the run. Tests of the desktop collect garbage
    after each of them, and going through all of it every time took longer than many a test."""
    gc.collect()
    gc.freeze()
