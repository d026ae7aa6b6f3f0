"""What can be wrong with a match file. Codes and data; the desktop puts them into words."""

from typing import NamedTuple

from blueprints_desktop.engine.errors import GameError


class BadMatchFile(GameError):
    """The file cannot be opened as a match; ``line`` says where it goes wrong, from 1."""

    def __init__(self, code: str, line: int, **facts: object) -> None:
        super().__init__(code, line=line, **facts)
        self.line = line
        self.moves_before = 0
        """How many moves that can be read are in effect before that line."""

    def __str__(self) -> str:
        facts = self.told_facts("line")
        said = f"line {self.line}: {self.code.replace('-', ' ')}"
        return f"{said}, {facts}" if facts else said


class FileNotice(NamedTuple):
    """Something a person should be told about a file that could be opened all the same."""

    code: str
    line: int

    def __str__(self) -> str:
        return f"line {self.line}: {self.code.replace('-', ' ')}"
