"""A score sheet for the clipboard: tabs for spreadsheets, a table for documents.

Minus signs are written as programs know them, so that numbers stay numbers.
"""

import csv
from collections.abc import Sequence
from html import escape
from io import StringIO

from PySide6.QtCore import QMimeData

from blueprints_desktop.desktop.pages.sheet.table import RowKind, SheetRow
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.history.spreadsheets import harmless


def as_tabs(rows: Sequence[SheetRow], people: Sequence[Person]) -> str:
    """Tab-separated lines of the same length; quotes are written as spreadsheets read them."""
    empty = [""] * len(people)
    text = StringIO()
    writer = csv.writer(text, "excel-tab", lineterminator="\n")
    writer.writerow(["", *(harmless(_flat(person.name)) for person in people)])
    for row in rows:
        writer.writerow([row.title, *([cell.value for cell in row.cells] or empty)])
    return text.getvalue()


def _flat(text: str) -> str:
    return " ".join(text.split())


def as_html(rows: Sequence[SheetRow], people: Sequence[Person], title: str) -> str:
    """A table that word processors take over, and spreadsheets before they look at tabs."""
    heads = "".join(f"<th>{escape(harmless(person.name))}</th>" for person in people)
    body = "".join(_html_row(row, len(people)) for row in rows)
    return (
        f"<table><caption>{escape(title)}</caption>"
        f"<thead><tr><th></th>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )


def _html_row(row: SheetRow, columns: int) -> str:
    if row.kind is RowKind.HEADING:
        return f'<tr><th colspan="{columns + 1}" align="left">{escape(row.title)}</th></tr>'
    strong = row.kind is not RowKind.LINE
    tag = "th" if strong else "td"
    cells = "".join(f'<{tag} align="right">{cell.value}</{tag}>' for cell in row.cells)
    return f'<tr><{tag} align="left">{escape(row.title)}</{tag}>{cells}</tr>'


def mime_of(rows: Sequence[SheetRow], people: Sequence[Person], title: str) -> QMimeData:
    data = QMimeData()
    data.setText(as_tabs(rows, people))
    data.setHtml(as_html(rows, people, title))
    return data
