"""The action cards, read from their data file and checked."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from blueprints_desktop.engine.data import check_amount, is_there, read_toml, take
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.game import Json

FILE = "deck.toml"
CARDS_IN_DECK = 20
MOST_MONEY = 10_000
"""The largest sum that a card may name."""

AMOUNTS: Mapping[str, tuple[str, ...]] = {
    "city_tax": ("per_floor", "per_building"),
    "repairs": ("amount",),
    "subsidy": ("amount",),
    "equalisation_levy": ("amount",),
    "gala": ("amount",),
    "demolition_order": (),
    "expropriation": (),
    "forced_sale": ("amount",),
    "building_permit": (),
    "extra_storey": (),
    "relocation": (),
    "land_swap": (),
    "rush_job": (),
    "implosion": (),
    "tower_on_rails": (),
    "takeover": (),
}
"""Every kind of card, with the sums of money that its data must name.

Expropriation is in no deck of ours any more; saved games and own decks may have it.
"""

CARDS = tuple(AMOUNTS)


@frozen
class Deck:
    counts: tuple[int, ...]
    """How many of each kind, in the order of CARDS."""
    amounts: Mapping[str, tuple[int, ...]]
    """By kind, the sums in the order of AMOUNTS."""


def read_data(_options: Any, folders: Sequence[Path]) -> Json:
    """The deck of the last folder that has one: the first folder is the shipped one."""
    for folder in reversed(folders):
        if is_there(folder / FILE):
            data = read_toml(folder / FILE)
            parse_deck(data, FILE)
            return {"cards": data["cards"]}
    raise BadData("is-missing", FILE, "file")


def parse_deck(data: Json, source: str) -> Deck:
    """The deck; a bad card raises BadData that names it."""
    table = take(data, "cards", dict, source, "")
    counts = dict.fromkeys(CARDS, 0)
    amounts = {}
    for card, figures in table.items():
        entry = f"cards.{card}"
        if card not in AMOUNTS:
            raise BadData("unknown-card", source, entry)
        counts[card] = _figure(figures, "count", source, entry)
        amounts[card] = tuple(_figure(figures, sum_, source, entry) for sum_ in AMOUNTS[card])
        if strange := [key for key in figures if key not in ("count", *AMOUNTS[card])]:
            raise BadData("unknown-figure", source, f"{entry}.{strange[0]}")
    total = sum(counts.values())
    if total != CARDS_IN_DECK:
        raise BadData("wrong-number-of-cards", source, "cards", found=total)
    return Deck(tuple(counts.values()), amounts)


def _figure(figures: object, key: str, source: str, entry: str) -> int:
    figure = take(figures, key, int, source, entry)
    if figure < 1:
        raise BadData("not-positive", source, f"{entry}.{key}", value=figure)
    return check_amount(figure, MOST_MONEY, source, f"{entry}.{key}")
