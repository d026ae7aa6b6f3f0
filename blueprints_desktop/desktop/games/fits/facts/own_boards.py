"""The folder for boards of the person's own, and the leaf in it that tells how one is written."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from blueprints_desktop import places
from blueprints_desktop.desktop.games.fits.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.user_folders import data_folder

_LEAVES = {"en": "READ ME.txt", "fr": "LISEZ-MOI.txt"}


def own_folder() -> Path:
    return data_folder() / GAME / "boards"


def leaf(language: str) -> str:
    """How to write a board, with one to begin with."""
    file = places.resources() / GAME / f"own-boards.{language}.txt"
    return file.read_text(encoding="utf-8")


def open_folder() -> bool:
    """Show the folder in the file manager, never empty; False: there is none that could."""
    language = Language.current if Language.current in _LEAVES else "en"
    with suppress(OSError):  # what is wrong with the disk is for the file manager to say
        own_folder().mkdir(parents=True, exist_ok=True)
        (own_folder() / _LEAVES[language]).write_text(leaf(language), encoding="utf-8")
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(own_folder())))
