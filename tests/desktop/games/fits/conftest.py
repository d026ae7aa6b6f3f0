"""What all tests of the FITS board share."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent


@pytest.fixture(autouse=True)
def nothing_lingers() -> Iterator[None]:
    """What a test leaves behind is thrown away now, not in the middle of the next one's events."""
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
