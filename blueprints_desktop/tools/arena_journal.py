"""The journal of a run: games are noted as they end, so that an interrupted run can go on."""

import json
from pathlib import Path

from attrs import asdict

from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.tools.arena_games import ArenaGame, ArenaPlan


class Journal:
    """Lies beside the result until that is written; without a place for it nothing is noted."""

    def __init__(self, out: Path | None, plan: ArenaPlan) -> None:
        self._path = None if out is None else out.with_name(out.name + ".part")
        self.games: list[ArenaGame] = []
        """Noted by an earlier run, from number 0 without a gap."""
        if self._path is None:
            return
        head = json.loads(json.dumps(plan.facts()))
        if self._path.exists():
            lines = self._path.read_text(encoding="utf-8").splitlines()
            if not lines or json.loads(lines[0]) != head:
                raise BadOption("journal-of-another-run", option="out", value=str(self._path))
            self.games = [game for line in lines[1:] if (game := _read(line)) is not None]
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("w", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(head) + "\n")
            file.writelines(json.dumps(asdict(game)) + "\n" for game in self.games)

    def note(self, game: ArenaGame) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(asdict(game)) + "\n")

    def done(self) -> None:
        """The result is written: the journal has served."""
        if self._path is not None:
            self._path.unlink()


def _read(line: str) -> ArenaGame | None:
    """A noted game; None for the last line of a run that was killed while it wrote."""
    try:
        noted = json.loads(line)
    except ValueError:
        return None
    return ArenaGame(
        noted["number"],
        tuple(noted["won"]),
        tuple(noted["scores"]),
        noted["moves"],
        noted["sum"],
        tuple(noted["slow"]),
    )
