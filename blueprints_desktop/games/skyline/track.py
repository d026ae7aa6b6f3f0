"""The street around the city: 28 cells clockwise, the four corners round."""

from blueprints_desktop.games.skyline.grid import NOWHERE, SIDE

LENGTH = 4 * (SIDE + 1)
START = 0


def _beside(place: int) -> int:
    side, along = divmod(place, SIDE + 1)
    if along == 0:
        return NOWHERE
    ahead, last = along - 1, SIDE - 1
    row, column = ((0, ahead), (ahead, last), (last, last - ahead), (last - ahead, 0))[side]
    return row * SIDE + column


BESIDE = tuple(_beside(place) for place in range(LENGTH))
"""The one grid cell beside each street cell; round cells are beside NOWHERE."""
