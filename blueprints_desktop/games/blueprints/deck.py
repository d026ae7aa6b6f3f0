"""The Blueprint cards, read from their data file and checked."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from blueprints_desktop.engine.data import check_length, is_there, read_toml, take
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.plain_text import one_line_name
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS

CARDS_IN_DECK = 24
HEIGHT_SUM = 6
LONGEST_NUMBER = 24
"""Of what a card is called, in characters."""


@frozen
class BlueprintCard:
    """A plan: its number and the printed height of each space, 0 where it is hatched."""

    number: str
    heights: tuple[int, ...]
    open_spaces: tuple[int, ...]

    @property
    def rows(self) -> list[str]:
        """The card as it is written in the data file."""
        signs = "".join(str(height) if height else "." for height in self.heights)
        return [signs[start : start + COLUMNS] for start in range(0, len(signs), COLUMNS)]


def read_data(_options: Any, folders: Sequence[Path]) -> Json:
    """The deck of the last folder that has one: the first folder is the shipped one."""
    paths = [folder / "deck.toml" for folder in folders]
    path = next((path for path in reversed(paths) if is_there(path)), paths[0])
    data = read_toml(path)
    parse_deck(data, path.name)
    return {"cards": data["cards"]}


def parse_deck(data: Json, source: str) -> tuple[BlueprintCard, ...]:
    """The cards of a deck; a bad one raises BadData that names the card."""
    table = take(data, "cards", dict, source, "")
    if len(table) > CARDS_IN_DECK:
        raise BadData("wrong-number-of-cards", source, "cards", found=len(table))
    cards = tuple(_parse_card(number, rows, source) for number, rows in table.items())
    if len(cards) != CARDS_IN_DECK:
        raise BadData("wrong-number-of-cards", source, "cards", found=len(cards))
    seen: dict[tuple[int, ...], str] = {}
    for card in cards:
        if card.heights in seen:
            raise BadData("same-card-twice", source, f"card {card.number}",
                          same_as=seen[card.heights])  # fmt: skip
        seen[card.heights] = card.number
    return cards


def _parse_card(number: str, rows: Json, source: str) -> BlueprintCard:
    entry = f"card {check_length(number, LONGEST_NUMBER, source, 'cards')}"
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise BadData("not-three-rows", source, entry)
    if any(not isinstance(row, str) or len(row) != COLUMNS for row in rows):
        raise BadData("row-is-not-two-spaces", source, entry)
    signs = "".join(rows)
    if strange := [sign for sign in signs if sign not in ".123456"]:
        raise BadData("unknown-sign", source, entry, sign=strange[0])
    heights = tuple(0 if sign == "." else int(sign) for sign in signs)
    if sum(heights) != HEIGHT_SUM:
        raise BadData("heights-do-not-add-up-to-six", source, entry, sum=sum(heights))
    shown = one_line_name(number)
    return BlueprintCard(shown, heights, tuple(s for s, height in enumerate(heights) if height))
