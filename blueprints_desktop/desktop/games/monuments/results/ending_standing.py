"""Where the monument stands on the sheet of the finished picture: large, and on none of its words."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.games.monuments.art.monument import (
    Laid,
    MonumentExtent,
    PlacedMonument,
    fitted,
)

_SIDE, _AIR = 24.0, 10.0


def standing_on(
    sheet: QRectF,
    drawn: tuple[QRectF, QRectF],
    ground: MonumentExtent,
    whole: Sequence[Laid],
    turns: int,
    scale: float,
) -> PlacedMonument:
    """Under the title and beside what is said below it, if no brick reaches there.

    Else wherever it is larger: below all words, or at their right under the elevation; ``drawn`` is
    where these two are, and it may cover the elevation's foot as all that is drawn behind it.
    """
    words, elevation = drawn
    side, foot = _SIDE * scale, min(30.0 * scale, 0.10 * sheet.height())
    room = sheet.adjusted(side, min(86.0 * scale, 0.24 * sheet.height()), -side, -foot)
    usual = fitted(room, ground, turns)
    if not any(usual.silhouette(brick).intersects(words) for brick in whole):
        return usual
    air = _AIR * scale
    below, beside = QRectF(room), sheet.adjusted(side, foot, -side, -foot)
    below.setTop(words.bottom() + air)
    beside.setLeft(words.right() + air)
    if not elevation.isEmpty():
        beside.setTop(elevation.bottom())
    choices = (fitted(each, ground, turns) for each in (below, beside) if each.isValid())
    return max(choices, key=lambda standing: standing.view.w, default=usual)
