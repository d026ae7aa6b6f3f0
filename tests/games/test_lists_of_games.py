"""What names the games one by one names all of them: a new game is not forgotten anywhere."""

import json
import tomllib
from pathlib import Path

import pytest

from blueprints_desktop.games import registry
from tests.referees.check import GAMES
from tests.referees.honest import HONEST
from tests.referees.spoiling import WRONG

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
FOLDERS = {f"blueprints_desktop.desktop.games.{key}" for key in registry.KEYS}
CONTRACTS = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"][
    "contracts"
]


@pytest.mark.parametrize(
    ("kind", "names"), [("independence", "modules"), ("forbidden", "forbidden_modules")]
)
def test_the_contracts_of_the_imports_name_every_game(kind: str, names: str) -> None:
    (named,) = (set(contract[names]) for contract in CONTRACTS if contract["type"] == kind)
    assert named == FOLDERS, "pyproject.toml"


def test_every_game_has_a_referee_with_games_to_check() -> None:
    games = set(registry.KEYS)
    assert set(GAMES) == games, "GAMES in tests/referees/check.py"
    assert {json.loads(line)["game"] for line in HONEST} == games, "tests/referees/honest.jsonl"
    assert set(WRONG) == games, "WRONG in tests/referees/spoiling.py"
