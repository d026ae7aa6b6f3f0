"""The golden games: replayed from their moves, every choice, event and picture is as written."""

import pytest

from blueprints_desktop.tools.playthrough import FOLDER, file_name, moves_in, new_match, tell
from tests.support import TABLES


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_golden_game_comes_out_as_written(key: str, seats: int) -> None:
    path = FOLDER / file_name(key, seats)
    assert path.exists(), f"no {path.name}: `python3 tasks.py playthrough --write` makes it"
    golden = path.read_text(encoding="utf-8")
    moves = moves_in(golden)
    assert len(moves) > 10
    match = new_match(key, seats).replayed(moves)
    assert match.outcome is not None
    assert tell(match) == golden


def test_every_golden_file_is_used() -> None:
    files = {path.name for path in FOLDER.glob("*.txt")}
    assert files == {file_name(key, seats) for key, seats in TABLES}
