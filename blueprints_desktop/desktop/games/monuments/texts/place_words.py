"""A place of the plan in words: what a brick there scores and opens, or why it cannot be set."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.monuments.board.selection import Placing
from blueprints_desktop.desktop.games.monuments.texts.wording import (
    brick_words,
    bricks_of,
    colour_word,
    either,
    listed,
    piece_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import gain_words, points_words
from blueprints_desktop.games.monuments.building import why_not
from blueprints_desktop.games.monuments.hints import NO_PLACE_LEFT, NOT_AT_HAND, BrickHint
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.pieces import bricks_in
from blueprints_desktop.games.monuments.plan import LEVEL_POINTS, Plan
from blueprints_desktop.games.monuments.state import BUILDING, State

translate = QCoreApplication.translate


def opens_words(hint: BrickHint) -> str:
    """What could rest on a brick from then on, or that nothing could."""
    if not hint.opens:
        return translate("Monuments", "Opens nothing for the others.")
    counted = Counter((brick.colour, brick.level) for brick in hint.opens)
    parts = []
    for (colour, level), count in sorted(counted.items()):
        brick = f"{count} {colour_word(colour)}" if count > 1 else colour_word(colour)
        words = translate("Monuments", "{brick} for {points}", "a place that opens")
        parts.append(words.format(brick=brick, points=points_words(LEVEL_POINTS[level - 1])))
    return translate("Monuments", "Opens for all: {places}.").format(places=listed(parts))


def support_words(plan: Plan, brick: Brick) -> str:
    """What a brick stands on."""
    below = plan.below[plan.numbers[brick]].bit_count()
    if not below:
        return translate("Monuments", "on the ground")
    if below == 1:
        return translate("Monuments", "on one brick")
    return translate("Monuments", "across two bricks")


def place_lines(plan: Plan, view: State, brick: Brick, placing: Placing) -> list[str]:
    """All there is to say of a place: the first line names it."""
    said = [f"{capitalised(brick_words(brick))}, {support_words(plan, brick)}"]
    hint = placing.hint_for(brick)
    if hint is not None:
        return [*said, gain_words(hint.points), opens_words(hint)]
    number = plan.numbers[brick]
    if view.built >> number & 1:
        builder = next((seat for placed, seat in view.placed if placed == number), None)
        return said if builder is None else [*said, translate("Monuments", "In place")]
    said.append(points_words(plan.points[number]))
    if not view.open >> number & 1:
        said.append(translate("Monuments", "Needs a brick below"))
    elif view.phase == BUILDING and view.stocks[view.seat] is not None:
        if why_not(plan, view, brick) == NOT_AT_HAND and placing.active:
            words = translate("Monuments", "No {brick} left")
            said.append(words.format(brick=piece_words(brick.colour)))
    else:
        said.append(translate("Monuments", "Open"))
    return said


def stuck_words(reasons: Sequence[tuple[int, str]], view: State) -> str:
    """Why somebody must pass, in one or two sentences."""
    if not bricks_in(view.own_stock):
        return translate("Monuments", "You have no brick left.")
    by_code: dict[str, list[int]] = {}
    for colour, code in reasons:
        by_code.setdefault(code, []).append(colour)
    said = []
    for code, colours in by_code.items():
        join = either
        if code == NOT_AT_HAND:
            words = translate("Monuments", "You have no {bricks}.")
        elif code == NO_PLACE_LEFT:
            words = translate("Monuments", "The plan asks for no more {bricks}.")
        else:
            words = translate("Monuments", "All places for {bricks} need a brick below.")
            join = listed
        said.append(words.format(bricks=bricks_of(colours, join)))
    return " ".join(said)
