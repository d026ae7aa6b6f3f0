"""Where a test keeps its history. Every database is closed again: newer Pythons warn otherwise."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from blueprints_desktop.history.database import Database


@pytest.fixture(autouse=True)
def _close_databases(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    made: list[Database] = []
    ordinary = Database.__init__

    def noted(self: Database, path: Path) -> None:
        ordinary(self, path)
        made.append(self)

    monkeypatch.setattr(Database, "__init__", noted)
    yield
    for database in made:
        database.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "history.db"
