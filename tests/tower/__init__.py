"""Tower, the smallest example of a game: all that one adds, in one package.

Take turns laying bricks on five columns, and be the one who completes them. It has the rooms of every
game. The rules are in ``rules``; all else would be in ``desktop/games/<key>``, ``resources`` and
``i18n``. It has no score sheet, no key moments and no strategy of its own.
"""

from pathlib import Path

from blueprints_desktop.games.registry import Place

KEY = "tower"
_HERE = Path(__file__).parent
PLACE = Place(
    f"{__name__}.rules",
    __name__,
    rulebooks=_HERE / "rulebooks",
    translations=_HERE / "i18n",
)
"""What the registry has to know. A game in the package only adds its key there."""
