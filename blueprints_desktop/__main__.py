"""`python -m blueprints_desktop` starts the program."""

import sys

from blueprints_desktop.desktop.app import main

sys.exit(main())
