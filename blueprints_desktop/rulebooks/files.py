"""Where the rulebooks lie."""

from blueprints_desktop import places
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.games import registry

LANGUAGES = ("en", "fr")


def read_rulebook(game: str, language: str) -> tuple[str, str]:
    """A rulebook's text, and the name of its file for errors to tell."""
    folder = registry.place(game).rulebooks or places.resources() / "rulebooks"
    path = folder / f"{game}.{language}.md"
    try:
        return path.read_text(encoding="utf-8"), path.name
    except (OSError, UnicodeDecodeError) as error:
        raise BadData("cannot-be-read", path.name, "file", reason=str(error)) from error
