"""Whose the libraries are that come along or are asked for."""

from collections.abc import Iterator

import pytest

from installers import libraries
from installers.project import NAME

TOLD = f"""\
libx11-6:amd64: /usr/lib/x86_64-linux-gnu/libX11.so.6
{NAME}: /usr/lib/{NAME}/_internal/libX11.so.6
libcap2:amd64: /lib/x86_64-linux-gnu/libcap.so.2
libold-armhf: /usr/lib/arm-linux-gnueabihf/libold.so.1
a-browser: /usr/lib/x86_64-linux-gnu/a-browser/libcap.so.2
libplain, libplain-dev: /usr/lib/libplain.so.1
diversion by b from: /usr/lib/libplain.so.1
"""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(libraries, "run", lambda *_command: TOLD)
    libraries.packages_of_libraries.cache_clear()
    yield
    libraries.packages_of_libraries.cache_clear()


@pytest.mark.usefixtures("told")
def test_copies_that_programs_keep_for_themselves_are_nobody_elses() -> None:
    """So the program can be built where it is installed."""
    assert libraries.packages_of_libraries() == {
        "libX11.so.6": "libx11-6",
        "libcap.so.2": "libcap2",
        "libold.so.1": "libold-armhf",
        "libplain.so.1": "libplain",
    }
