"""What will soon be wanted, drawn ahead: towers that sink, glass, ghosts, faces of the dice."""

from collections.abc import Iterator

from blueprints_desktop.desktop.games.skyline.art.bodies import FINISHED, SINKING
from blueprints_desktop.desktop.games.skyline.art.buildings import LIGHTS, Kind, building_sprite
from blueprints_desktop.desktop.games.skyline.art.city_ground import ground_sprite
from blueprints_desktop.desktop.games.skyline.art.figures import plain_die_sprite
from blueprints_desktop.desktop.games.skyline.board.table import SkylineTable
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.games.skyline.state import State


def jobs(table: SkylineTable, state: State) -> Iterator[Job]:
    """Jobs of a few milliseconds each, the likeliest first."""
    look, city, ratio = table.look, table.city.city, table.devicePixelRatioF()
    w = city.w

    def building(colour: int, floors: int, kind: Kind, sunk: int, lights: int) -> Job:
        return lambda: building_sprite(
            look.pixmaps, colour, floors, w, ratio, look.palette,
            kind=kind, sunk=sunk, lights=lights,
        )  # fmt: skip

    colours = [person.colour for person in table.people]
    for floors in (1, 2, FINISHED):
        yield building(colours[state.seat], floors, Kind.GHOST, 0, 0)
    for colour in colours:
        yield building(colour, FINISHED, Kind.GLASS, 0, 0)
        for lights in range(LIGHTS):
            yield building(colour, FINISHED, Kind.SOLID, 0, lights)
    die = 27.0 * table.dice.look.scale
    for value in range(1, 7):
        for black in (False, True):
            yield _die(table, value, die, ratio, black)
    yield table.deck.draw_ahead
    for turns in (1, 3, 2):
        turned = (city.turns + turns) % 4
        yield _ground(table, w, ratio, turned)
    for sunk in range(1, SINKING + 1):
        for colour in colours:
            for floors in (1, 2):
                yield building(colour, floors, Kind.SOLID, sunk, 0)
            for lights in range(LIGHTS):
                yield building(colour, FINISHED, Kind.SOLID, sunk, lights)


def _die(table: SkylineTable, value: int, w: float, ratio: float, black: bool) -> Job:
    look = table.look
    return lambda: plain_die_sprite(look.pixmaps, value, w, ratio, look.palette, black=black)


def _ground(table: SkylineTable, w: float, ratio: float, turns: int) -> Job:
    look = table.look
    return lambda: ground_sprite(look.pixmaps, w, ratio, look.palette, turns)
