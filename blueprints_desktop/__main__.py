"""`python -m blueprints_desktop` starts the program."""

import sys

from blueprints_desktop.desktop import quick_start


def start() -> int:
    quick_start.begin()
    from blueprints_desktop.desktop.app import main

    return main()


if __name__ == "__main__":
    sys.exit(start())
