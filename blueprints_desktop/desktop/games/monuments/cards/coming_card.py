"""What the rounds still to come bring, and what the monument still needs."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.typography import Anchor, Role
from blueprints_desktop.desktop.games.monuments.cards.table_cards import token
from blueprints_desktop.desktop.games.monuments.texts.words import a_piece, counted_pieces
from blueprints_desktop.desktop.i18n.number_format import and_list
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone
from blueprints_desktop.games.monuments.kit import Kit
from blueprints_desktop.games.monuments.pieces import BLACK, BRICKS, KINDS, Piece
from blueprints_desktop.games.monuments.state import OVER, ROUNDS, State

COMING_HEIGHT, COMING_LOW = 122, 104
"""In the quarry, and on the site, where the level sheets need the room."""
SHOWN = tuple(kind for kind in KINDS if kind != BLACK)
"""The black piece is in every bag, so it is told in the tip."""
_TOKEN = 15.0
_PITCH = kit.Spread(23.0, 17.0)
_RULE, _NEEDED_RULE = "bags", "plans"
translate = QCoreApplication.translate


def coming_card(game_kit: Kit, view: State | None) -> kit.Card:
    """A row for each bag that is still to come; ``view``: None before the first position."""
    title = translate("Monuments", "Still to come")
    if view is not None and view.phase == OVER:
        return kit.Card(title, about=_RULE)
    begun, built = (0, 0) if view is None else (view.round, view.built)
    rows = [_bag_row(game_kit, number) for number in range(begun + 1, ROUNDS)]
    last: tuple[kit.Item, ...] = ()
    if not rows:
        words = translate("Monuments", "This is the last round.")
        last = (kit.Line((kit.Text(words, Role.SMALL, CardTone.QUIET),), height=_PITCH),)
    rows.append(_needed_row(game_kit, built, ruled=bool(rows)))
    return kit.Card(
        title,
        (*last, kit.Grid(tuple(rows), gap=6.0, pitch=_PITCH)),
        about=_RULE,
    )


def _bag_row(game_kit: Kit, number: int) -> kit.GridRow:
    bag = game_kit.fillings[number].bag
    counts = [bag.count(kind) for kind in SHOWN]
    label = translate("Monuments", "Round {round}").format(round=number + 1)
    words = translate("Monuments", "Round {round} brings {pieces}.")
    told = words.format(round=number + 1, pieces=and_list([*_listed(counts), a_piece(BLACK)]))
    info = kit.PartInfo(f"round-{number + 1}", _RULE, told, told)
    return kit.GridRow(_cells(label, counts), info)


def _needed_row(game_kit: Kit, built: int, *, ruled: bool) -> kit.GridRow:
    """The places of each colour that are still free."""
    places = game_kit.plan.by_colour
    counts = [(places[colour] & ~built).bit_count() for colour in BRICKS]
    words = translate("Monuments", "The monument still needs {pieces}.")
    told = words.format(pieces=and_list(_listed(counts)))
    info = kit.PartInfo("needed", _NEEDED_RULE, told, told)
    label = translate("Monuments", "To build", "bricks that the monument still needs")
    return kit.GridRow(_cells(label, counts), info, ruled=kit.Rule.THIN if ruled else None)


def _cells(label: str, counts: Sequence[int]) -> tuple[kit.Item | None, ...]:
    """What a row is about, then each kind with its number."""
    name = kit.Text(label, Role.SMALL, CardTone.QUIET)
    numbers = [_counted(kind, count) for kind, count in zip(SHOWN, counts, strict=False)]
    return (name, *numbers, *[None] * (len(SHOWN) - len(numbers)))


def _counted(kind: Piece, count: int) -> kit.Item:
    tone = CardTone.NORMAL if count else CardTone.QUIET
    figure = kit.Text(str(count), Role.SMALL_STRONG, tone, anchor=Anchor.RIGHT)
    return kit.Line((token(kind, _TOKEN), kit.Fill(), figure), gap=2.0)


def _listed(counts: Sequence[int]) -> list[str]:
    """The pieces in words, without those of which there are none."""
    return [
        counted_pieces(kind, count) for kind, count in zip(SHOWN, counts, strict=False) if count
    ]
