"""Every "Why?" that a game can give rise to has a paragraph of its own to open."""

import ast
import re
from pathlib import Path

import pytest
from attrs import fields

from blueprints_desktop.games import blueprints as package
from blueprints_desktop.games import registry
from blueprints_desktop.games.blueprints.scoring import AWARDS, PRIZES
from blueprints_desktop.games.blueprints.scoring import Score as BlueprintsScore
from blueprints_desktop.games.fits.pieces import NAMES as PIECES
from blueprints_desktop.games.fits.scoring import Score as FitsScore
from blueprints_desktop.games.fits.titles import TITLES
from blueprints_desktop.games.monuments.pieces import NAMES as KINDS
from blueprints_desktop.games.skyline.account import Account
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import terms

GAMES = Path(package.__file__).parents[1]

NOT_FOR_PEOPLE = {
    "game-is-over",
    "no-such-cell",
    "not-a-move",
    "not-a-move-of-this-game",
    "not-a-skyline-move",
    "not-a-walk",
    "unknown-cell",
    "unreadable-move",
}
"""Refusals that a board never runs into: they meet damaged files and strange programs."""

_CODE = re.compile("[a-z]+(-[a-z]+)+")


def codes_of(game: str) -> set[str]:
    """Every code in the game's modules but those for bad data and options."""
    found: set[str] = set()
    for module in (GAMES / game).glob("*.py"):
        tree = ast.parse(module.read_text(encoding="utf-8"))
        elsewhere = {
            argument
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("BadData", "BadOption")
            for argument in call.args
        }
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and _CODE.fullmatch(node.value)
            and node not in elsewhere
        }
    return found


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_refusal_and_reason_has_a_paragraph(game):
    codes = codes_of(game) - NOT_FOR_PEOPLE
    assert codes, "the search for codes finds them"
    assert codes - set(rulebook(game, "en").places) == set()


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("blueprints", (*BlueprintsScore._fields, *PRIZES, *AWARDS, "removed", "discard")),
        ("blueprints", ("tie-break", "prize-tie", "final-tie", "turn-order", "in-demand")),
        ("fits", [field.name for field in fields(FitsScore)]),
        ("fits", [title.name for title in TITLES]),
        ("fits", ("same-as-start", "decline", "hole", "final-score", "title-condition")),
        ("monuments", ("pass", "loss", "no-loss", "loss-given-back", "jewels")),
        ("monuments", ("brick-points", "black-returned", "monument-finished", "final-score")),
        ("monuments", ("notre_dame", "san_pietro", "taj_mahal", "capitol")),
        ("skyline", CARDS),
        ("skyline", ("chain", "pile-lands", "last-building", "bankrupt", "final-tie")),
        (
            "skyline",
            (*(f"account-{f.name}" for f in fields(Account) if f.name != "buildings"),
             "account-bonus", "account-covered", "account-worth"),
        ),
    ],
)  # fmt: skip
def test_scores_cards_prizes_and_endings_have_a_paragraph(game, names):
    """Not only a section: the very paragraph, item or row."""
    places = rulebook(game, "en").places
    assert [name for name in names if name not in places or places[name].block is None] == []


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_option_has_a_paragraph(game):
    book = rulebook(game, "en")
    options = {f"option-{field.name}" for field in fields(registry.box(game).options)}
    told = {name for name in book.places if name.startswith("option-")}
    assert told == options
    assert {book.section_of(name).id for name in told} == {"options"}


def test_every_piece_and_place_has_a_term():
    streets = {f"{side}_street" for side in ("north", "east", "south", "west")}
    corners = {f"{ns}_{ew}_corner" for ns in ("north", "south") for ew in ("west", "east")}
    wanted = {
        "fits": {f"piece_{name.lower()}" for name in PIECES}
        | {f"board_{number}" for number in (1, 2, 3, 4)}
        | {f"symbol_{letter}" for letter in "abcde"},
        "monuments": {*KINDS, "notre_dame", "san_pietro", "taj_mahal", "capitol"},
        "skyline": {*CARDS, *streets, *corners},
    }
    missing = {game: names - set(terms(game, "en")) for game, names in wanted.items()}
    assert missing == {game: set() for game in wanted}
