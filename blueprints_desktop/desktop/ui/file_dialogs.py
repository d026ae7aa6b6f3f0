"""Dialogs that ask for files, and boxes that say what went wrong. None of them blocks."""

import re
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths, Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QMessageBox, QWidget

from blueprints_desktop.desktop.i18n.error_messages import said_of_disk
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.names import branched_after, shown_name, shown_title
from blueprints_desktop.desktop.settings import Settings, text
from blueprints_desktop.desktop.ui.controls.choices import ComboArrow
from blueprints_desktop.desktop.ui.controls.plain_text import (
    PlainMessagesOf,
    no_mnemonic,
    plain_message,
)
from blueprints_desktop.store.header import Header
from blueprints_desktop.store.library import SUFFIX

_UNFIT = set('/\\:*?"<>|')
"""What some system or other does not allow in the name of a file."""
_LONGEST = 80
NOTICE_MARGINS = (16, 22, 28, 20)
"""Left, top, right, bottom; Qt adds the room of an icon at the left."""
_LAST_FOLDER = "file_folder"
_ENDING = re.compile(r"\*(\.\w+)")
"""Those in what a file dialog says of a kind of files, such as "Picture (*.png)"."""

Then = Callable[[Path], None]
"""What is done with the file; not called when the dialog is left without one."""


def ask_for_match(parent: QWidget, settings: Settings, then: Then) -> None:
    """Which match to open. Those of the library have a page of their own; this asks for others."""
    dialog = _dialog(parent, settings, then)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def ask_where_to_save(parent: QWidget, settings: Settings, header: Header, then: Then) -> None:
    """Where the match goes on; a name is proposed that tells matches apart."""
    name = proposed_name(header)
    folder = usual_folder(settings)
    others = (f"{name} {number}" for number in count(2))
    free = (one for one in chain([name], others) if not (folder / f"{one}{SUFFIX}").exists())
    _save(_dialog(parent, settings, then), SUFFIX, next(free) + SUFFIX)


def ask_where_to_export(
    parent: QWidget, settings: Settings, name: str, then: Callable[[Path, str], None]
) -> None:
    """Where a table for spreadsheets goes, and what stands between its columns.

    Spreadsheets expect a semicolon where the language writes a comma in numbers, so that comes
    first there; with another program one chooses the other kind.
    """
    translate = QCoreApplication.translate
    kinds = {
        translate("Window", "CSV (commas)") + " (*.csv)": ",",
        translate("Window", "CSV (semicolons)") + " (*.csv)": ";",
    }
    usual = ";" if QLocale().decimalPoint() == "," else ","
    dialog = _dialog(parent, settings, lambda path: then(path, kinds[dialog.selectedNameFilter()]))
    dialog.setNameFilters(sorted(kinds, key=lambda kind: kinds[kind] != usual))
    _save(dialog, ".csv", name)


def ask_where_to_save_chart(parent: QWidget, settings: Settings, name: str, then: Then) -> None:
    """Where a chart goes, and whether as a picture or as lines."""
    translate = QCoreApplication.translate
    dialog = _dialog(parent, settings, then)
    picture = translate("Window", "Picture") + " (*.png)"
    lines = translate("Window", "Vector image") + " (*.svg)"
    dialog.setNameFilters([picture, lines])
    endings = {picture: "png", lines: "svg"}
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(endings[chosen]))
    _save(dialog, "png", _fit_for_a_file(name))


def ask_where_to_save_book(parent: QWidget, settings: Settings, name: str, then: Then) -> None:
    """Where a rulebook goes as pages to print."""
    dialog = _dialog(parent, settings, then)
    dialog.setNameFilter(QCoreApplication.translate("Window", "PDF documents") + " (*.pdf)")
    _save(dialog, "pdf", _fit_for_a_file(name) + ".pdf")


def _fit_for_a_file(name: str) -> str:
    return "".join(sign for sign in name if sign.isprintable() and sign not in _UNFIT)


def proposed_name(header: Header) -> str:
    """The match's title, else its game, who plays, and the day it began; without what no file may
    hold."""
    title = _fit_for_a_file(shown_title(header.title, branched_after(header)))
    if title.strip(" ."):
        return title[:_LONGEST].strip(" .")
    what = term(header.box.key, "game")
    who = ", ".join(shown_name(player.name) for player in header.players)
    day = header.created.split("T", maxsplit=1)[0]
    kept = _fit_for_a_file(f"{what} - {who}")
    return f"{kept[:_LONGEST].strip(' .')} - {day}"


def usual_folder(settings: Settings) -> Path:
    """The folder of the file chosen last, else the person's documents or home: what there is.

    Where a folder is not there, a file dialog shows the one the program was started in.
    """
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    wished = (settings.recall(_LAST_FOLDER, _folder), QStandardPaths.writableLocation(documents))
    found = (Path(one) for one in wished if one and Path(one).is_dir())
    return next(found, Path.home())


def _folder(value: object) -> str | None:
    """A path that the system can be asked about: one with a zero byte raises ValueError here."""
    path = text(value)
    return path if path and Path(path).is_dir() else None


def _dialog(parent: QWidget, settings: Settings, then: Then) -> QFileDialog:
    def chosen(name: str) -> None:
        settings.remember(_LAST_FOLDER, str(Path(name).parent))
        saves = dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
        then(_well_ended(Path(name), dialog) if saves else Path(name))

    dialog = QFileDialog(parent)
    PlainMessagesOf(dialog)
    dialog.setNameFilter(QCoreApplication.translate("Window", "Saved games") + f" (*{SUFFIX})")
    dialog.setDefaultSuffix(SUFFIX)
    dialog.setDirectory(str(usual_folder(settings)))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(chosen)
    for box in dialog.findChildren(QComboBox):  # of Qt's own dialog; the desktop's has none
        ComboArrow(box)
    return dialog


def _save(dialog: QFileDialog, suffix: str, name: str) -> None:
    """Open a dialog that asks where to save, with a proposed name."""
    dialog.setDefaultSuffix(suffix)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(name)
    dialog.open()


def _well_ended(path: Path, dialog: QFileDialog) -> Path:
    """A file that is called what it is: other programs go by the ending, so a drawing.jpg that is
    none is lost on them. Nobody was asked about the longer name, so it takes nothing's place.
    """
    endings = {ending for kind in dialog.nameFilters() for ending in _ENDING.findall(kind)}
    if path.suffix.lower() in endings:
        return path
    ending = "." + dialog.defaultSuffix()
    longer = path.with_name(path.name + ending)
    others = (path.with_name(f"{path.name} {number}{ending}") for number in count(2))
    return next(each for each in chain([longer], others) if not each.exists())


def show_disk_trouble(parent: QWidget, problem: OSError | None) -> None:
    """The match could not be written, but nothing is lost yet."""
    translate = QCoreApplication.translate
    reason = said_of_disk(problem) if problem else ""
    title = translate("Window", "The game can’t be saved at the moment.")
    text = translate(
        "Window", "You can keep playing; save the game somewhere else to keep it. ({reason})"
    )
    show_notice(parent, title, text.format(reason=reason))


class Offer(NamedTuple):
    """What can be done about something that is said."""

    label: str
    do: Callable[[], None]


def message_box(parent: QWidget, title: str, text: str) -> QMessageBox:
    """A box in the program's look. What it says may come from a file, so no sign of it is markup."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, parent.windowTitle(), title, parent=parent)
    box.setInformativeText(text)
    plain_message(box)
    if (layout := box.layout()) is not None:
        layout.setContentsMargins(*NOTICE_MARGINS)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


def show_notice(parent: QWidget, title: str, text: str, offer: Offer | None = None) -> None:
    """Say something in a box of its own."""
    box = message_box(parent, title, text)
    if offer is not None:
        _add_offer(box, offer)
    box.open()


def _add_offer(box: QMessageBox, offer: Offer) -> None:
    take_up = box.addButton(no_mnemonic(offer.label), QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(take_up)
    box.setEscapeButton(box.addButton(QMessageBox.StandardButton.Close))

    def answered() -> None:
        if box.clickedButton() is take_up:
            offer.do()

    box.finished.connect(answered)
