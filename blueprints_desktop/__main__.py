"""`python -m blueprints_desktop` starts the program.

A frozen program is also the worker in which computer players think, when it is told so.
"""

import sys

from blueprints_desktop.desktop.app import startup_patches


def start() -> int:
    if len(sys.argv) > 1:
        from blueprints_desktop.bots import WORKER_FLAG

        if WORKER_FLAG in sys.argv[1:]:
            from blueprints_desktop.bots import worker

            return worker.main()
    startup_patches.begin()
    from blueprints_desktop.desktop.app.main import main

    return main()


if __name__ == "__main__":
    sys.exit(start())
