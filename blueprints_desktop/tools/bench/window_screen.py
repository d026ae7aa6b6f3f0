"""A screen for windows nobody looks at: a virtual X server where there is one, else none at all."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

SIZE = "1920x1200x24"


@contextmanager
def screen(*, virtual: bool = True) -> Iterator[dict[str, str]]:
    """The environment in which Qt programs find their screen; the server ends with the block."""
    program = shutil.which("Xvfb") if virtual else None
    if program is None:
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    reading, writing = os.pipe()
    command = [
        program,
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        SIZE,
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    server = subprocess.Popen(
        command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading, encoding="ascii") as told:
            number = told.readline().strip()
        if number:
            yield {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{number}"}
        else:
            yield {"QT_QPA_PLATFORM": "offscreen"}
    finally:
        server.terminate()
        server.wait()
