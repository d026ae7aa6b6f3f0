"""Names of people, matches, files, boards, plans and cards are shown as they were typed.

Every page, menu, dialog, tip, announcement and export of the program is read in both languages with
names in them that look like HTML, entities, mnemonics, format fields and overrides of the reading
direction.
"""

import csv
import errno
from itertools import cycle
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QGuiApplication, QTextDocument
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QMessageBox

from blueprints_desktop import places
from blueprints_desktop.desktop.app.exchange import invite
from blueprints_desktop.desktop.computers.seat_menu import players_menu, seat_menu
from blueprints_desktop.desktop.diagnostics.dialogs import CrashDialog, report_of
from blueprints_desktop.desktop.pages.statistics.query import StatisticsQuery
from blueprints_desktop.desktop.session.history_sync import notice_words
from blueprints_desktop.desktop.session.match_files import must_wait
from blueprints_desktop.desktop.settings import data_folder
from blueprints_desktop.desktop.ui.file_dialogs import show_disk_trouble
from blueprints_desktop.games import registry
from blueprints_desktop.history.database import HistoryNotice
from blueprints_desktop.store.library import SUFFIX
from tests.desktop.driving import saved_match
from tests.desktop.faults.plain_reading import (
    BOLD,
    CONTROLS,
    ENTITY,
    IMAGE,
    NAMES,
    REORDERED,
    SHOWN,
    PlainReader,
    damaged,
)
from tests.desktop.screens import speak
from tests.desktop.stages import stages_of
from tests.desktop.window_driving import close_dialogs
from tests.support import keys_with, usual_seats

pytestmark = pytest.mark.own_pictures

LANGUAGES = ("en", "fr")
FILE_NAME = "<b>Zfile\u202e &Zname"
"""A file cannot have a slash in its name."""
SHOWN_FILE = "<b>Zfile &Zname"


@pytest.fixture(params=LANGUAGES)
def reader(request, window, monkeypatch) -> PlainReader:
    speak(window, request.param)
    return PlainReader(window, monkeypatch)


@pytest.fixture
def own_data(homes) -> Path:
    """A deck, a board and a plan of the person's own, with names of all kinds."""
    folder = data_folder()
    shipped = places.resources()
    for game in registry.KEYS:
        (folder / game / "boards").mkdir(parents=True, exist_ok=True)
    deck = (shipped / "blueprints" / "deck.toml").read_text(encoding="utf-8")
    for number in range(1, 25):
        card = f"{NAMES[number % 4]} {number}".replace("\u202e", "\\u202e")
        deck = deck.replace(f"\n{number:02} =", f'\n"{card}" ='.replace("\u2066", "\\u2066"))
    (folder / "blueprints" / "deck.toml").write_text(deck, encoding="utf-8")
    board = (shipped / "fits" / "boards" / "1.toml").read_text(encoding="utf-8")
    for number, name in enumerate(NAMES):
        own = f'name = "{name}"\n{board}'.replace("\u202e", "\\u202e")
        file = folder / "fits" / "boards" / f"own {number}.toml"
        file.write_text(own.replace("\u2066", "\\u2066"), encoding="utf-8")
    unnamed = folder / "fits" / "boards" / f"{FILE_NAME}.toml"
    unnamed.write_text(board, encoding="utf-8")
    (folder / "fits" / "boards" / f"bad {FILE_NAME}.toml").write_text("rows = 1", encoding="utf-8")
    plan = (shipped / "monuments" / "taj_mahal.toml").read_text(encoding="utf-8")
    assert plan.count('name = "Taj Mahal"') == 1
    for number, name in enumerate(NAMES):
        named = name.replace("\u202e", "\\u202e").replace("\u2066", "\\u2066")
        own = plan.replace('name = "Taj Mahal"', f'name = "{named}"')
        (folder / "monuments" / f"own_{number}.toml").write_text(own, encoding="utf-8")
    del homes
    return folder


def own_options(game: str) -> dict[str, object]:
    if game == "fits":
        return {"boards": ("own 0", FILE_NAME, "own 1", "own 2", "own 3")}
    return {"monument": "own_2"} if game == "monuments" else {}


def hostile_match(path: Path, game: str, moves: int, own: Path, title: str = "", seats: int = 0):
    return saved_match(
        path, seats=seats or usual_seats(game), moves=moves, game=game, title=title, names=NAMES,
        folders=[own / game], **own_options(game),
    )  # fmt: skip


def names_at(game: str) -> list[str]:
    """Who sits at a hostile match."""
    return list(NAMES[: usual_seats(game)])


def assert_clean(reader: PlainReader) -> None:
    assert not reader.faults, "\n".join(sorted(reader.faults))


# --- the reader itself ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("Your turn, <b>Qbold</b>", ""),
        ("Your turn, Qbold", "lost a part"),
        ("Your turn, &lt;b&gt;Qbold&lt;/b&gt;", "escaped"),
        ("Qent&x &Qname", "lost a part"),
        ("Qent&amp;x Qname", "lost a part"),
        ("Qent&amp;x &Qname", ""),
        ("{0}Q\u202eturned", "reorders"),
    ],
)
def test_a_damaged_name_is_noticed(text, trouble):
    assert damaged(text) == trouble


# --- pages ------------------------------------------------------------------------------


def test_home_and_the_list_of_matches(reader, window, own_data):
    window.library.prepare()
    for number, (game, name) in enumerate(zip(registry.KEYS, cycle(NAMES), strict=False)):
        folder = window.library.folder
        hostile_match(folder / f"{number}{SUFFIX}", game, 9, own_data, title=name)
        hostile_match(folder / f"over {number}{SUFFIX}", game, -1, own_data)
    elsewhere = hostile_match(own_data / f"{FILE_NAME}{SUFFIX}", "fits", 5, own_data)
    window.library.note(elsewhere.path)
    bad = window.library.folder / f"bad {FILE_NAME}{SUFFIX}"
    bad.write_text('{"format":"blueprints-desktop match"}\n', encoding="utf-8")
    window.go_home()
    assert window.home.body.card.isVisible()
    reader.read("home", BOLD)
    window.show_matches()
    page = window.page
    assert len(page.rows) == 2 * len(registry.KEYS) + 2
    reader.read("matches", *NAMES, SHOWN_FILE, tips=True)
    for row in page.rows:
        reader.scene = f"row {row.title.text()!a}"
        menu = row.menu()
        menu.popup(QPoint())
        reader.read(reader.scene)
        menu.close()
        row.ask()
        reader.read(f"{reader.scene}, delete?")
        row.keep.click()
    named = page.row_of(window.library.folder / f"0{SUFFIX}")
    named.begin_renaming()
    reader.read("renaming")
    named.field.setText(REORDERED)
    named.field.returnPressed.emit()
    reader.read("renamed", REORDERED)
    assert_clean(reader)


def test_new_game(reader, window, own_data):
    del own_data
    for game in registry.KEYS:
        window.new_game(game)
        page = window.page
        for number, name in enumerate(NAMES):
            if number == len(page.seats.rows):
                page.seats.add()
            page.seats.rows[number].name.setText(SHOWN[name])
        page.options.more.click()
        expected = [BOLD, ENTITY, IMAGE]
        shown = {"fits": [*NAMES, SHOWN_FILE], "monuments": [REORDERED]}.get(game, expected)
        reader.read(f"new game of {game}", *shown, tips=True)
    assert_clean(reader)


def test_a_name_that_is_typed_is_kept_without_what_reorders(window):
    window.new_game("fits")
    row = window.page.seats.rows[0]
    row.name.setText(REORDERED)
    assert window.page.seats.names()[0] == SHOWN[REORDERED]


def test_settings_and_rules_and_keys(reader, window):
    window.show_settings()
    reader.read("settings")
    window.show_rules("blueprints")
    window.page.finder.field.setText(BOLD)
    reader.read("rules")
    window.go_home()
    window.show_shortcuts()
    reader.read("keys")
    close_dialogs(window)
    assert_clean(reader)


def test_statistics(reader, window, qtbot, own_data, tmp_path):
    window.library.prepare()
    history = window.services.keeper.history
    for number, game in enumerate(registry.KEYS):
        path = window.library.folder / f"{number}{SUFFIX}"
        history.recorder.record(hostile_match(path, game, -1, own_data))
    alone = hostile_match(window.library.folder / f"alone{SUFFIX}", "fits", -1, own_data, seats=1)
    history.recorder.record(alone)
    window.show_statistics()
    page = window.page
    for wish in (
        StatisticsQuery(),
        *(StatisticsQuery(person=name) for name in NAMES[:3]),
        StatisticsQuery(game="fits"),
    ):
        page.filters.ask_for(wish)
        page.asking.wait()
        QCoreApplication.processEvents()
        assert any(row.isVisible() for row in page.body.matches.rows)
        reader.read(f"statistics of {wish.person!a}", *NAMES[:3], tips=True)
        if wish.person is not None:
            page.body.keeping.ask(everything=False)
            reader.read("delete a player?", wish.person)
            page.body.keeping.settle()
    table = tmp_path / f"{FILE_NAME}.csv"
    page.filters.ask_for(StatisticsQuery())
    page.asking.wait()
    with qtbot.waitSignal(page.exported):
        page.export(table)
    with table.open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file))
    assert {line["player"] for line in lines} == {SHOWN[name] for name in NAMES[:3]}
    assert not CONTROLS & set(table.read_text(encoding="utf-8-sig"))
    reader.read("exported", SHOWN_FILE)
    history.close()
    assert_clean(reader)


# --- the table --------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_table(reader, window, own_data, tmp_path, game):
    """The curtain, every stage, the menus about seats; what a resting pointer is told as well."""
    tips = reader.window.settings.language == "en"
    for stage, moves in stages_of(game).items():
        saved = hostile_match(tmp_path / f"{stage}.match", game, moves, own_data)
        window.start_session(saved)
        reader.read(f"{stage}, as one comes", tips=False)
        window.table.session.open_curtain()
        window.table.board.skip()
        QCoreApplication.processEvents()
        reader.read(stage, *names_at(game), tips=tips)
        window.table.board.press_primary()
        QCoreApplication.processEvents()
        reader.read(f"{stage}, one step on")
        if saved.match.outcome is None:
            for menu in (
                players_menu(window.table, window.table.session),
                *(
                    seat_menu(window.table, window.table.session, seat)
                    for seat in range(usual_seats(game))
                ),
            ):
                menu.popup(QPoint())
                reader.read(f"{stage}, who plays")
                menu.close()
            window.actions_.pop_up(window.table.top.menu)
            reader.read(f"{stage}, menu")
            QApplication.activePopupWidget().close()
    assert_clean(reader)


@pytest.mark.parametrize("game", [key for key in registry.KEYS if 1 in registry.box(key).seats])
def test_a_match_alone(reader, window, own_data, tmp_path, game):
    for moves in (5, -1):
        window.start_session(
            hostile_match(tmp_path / f"{moves}.match", game, moves, own_data, seats=1)
        )
        window.table.session.open_curtain()
        window.table.board.skip()
        reader.read(f"alone after {moves}", BOLD)
    assert_clean(reader)


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_review(reader, window, own_data, tmp_path, game):
    saved = hostile_match(tmp_path / "a.match", game, -1, own_data, title=REORDERED)
    window.review(saved)
    page = window.page
    for step in (0, 3, len(saved.match.played) // 2, len(saved.match.played)):
        page.go_to(step)
        reader.read(f"step {step}", *names_at(game))
    if saved.match.box.moments is not None:
        menu = page.bar.moments.menu()
        assert menu.actions()
        menu.popup(QPoint())
        reader.read("moments")
        menu.close()
    assert_clean(reader)


@pytest.mark.parametrize("game", keys_with("sheet"))
def test_a_score_sheet_and_its_charts(reader, window, qtbot, own_data, tmp_path, game):
    saved = hostile_match(tmp_path / "a.match", game, -1, own_data, title=IMAGE)
    window.show_sheet(saved)
    page = window.page
    assert page.table.rows
    reader.read("sheet", *names_at(game))
    page.copy_table()
    data = QGuiApplication.clipboard().mimeData()
    reader.judge([cell for line in data.text().splitlines() for cell in line.split("\t")])
    read_back = QTextDocument()
    read_back.setHtml(data.html())
    for name in names_at(game):
        assert SHOWN[name] in data.text()
        assert SHOWN[name] in read_back.toPlainText()
    page.show_charts()
    qtbot.waitUntil(lambda: page.chart.ready, timeout=30_000)
    for tab in page.tabs.segments:
        page.show_tab(tab.choice.key)
        QCoreApplication.processEvents()
        reader.read(f"chart {tab.choice.key}")
        if page.save.isVisible():
            drawing = ElementTree.fromstring(page.chart.as_svg())
            texts = {each.text or "" for each in drawing.iter()}
            assert any(SHOWN[BOLD] in text for text in texts)
            reader.judge(texts)
    page.save_chart(tmp_path / f"{FILE_NAME}.svg")
    reader.read("saved", SHOWN_FILE)
    assert_clean(reader)


# --- what is said -----------------------------------------------------------------------


def test_messages(reader, window, own_data, tmp_path, monkeypatch):
    bad = tmp_path / f"{FILE_NAME}{SUFFIX}"
    bad.write_text("no match\n", encoding="utf-8")
    window.open_match(bad)
    reader.read("isn’t a Blueprints Desktop game", SHOWN_FILE)
    close_dialogs(window)
    saved = hostile_match(bad, "blueprints", 4, own_data)
    bad.write_bytes(bad.read_bytes()[:-5])
    window.open_match(bad)
    reader.read("a torn last line", SHOWN_FILE)
    close_dialogs(window)
    lines = bad.read_bytes().splitlines(keepends=True)
    bad.write_bytes(b"".join([*lines[:2], lines[2].replace(b"seat", b"seta"), *lines[3:]]))
    window.open_match(bad)
    reader.read("damaged in the middle", SHOWN_FILE)
    close_dialogs(window)
    show_disk_trouble(window, OSError(0, BOLD))
    reader.read("disk", BOLD)
    close_dialogs(window)
    window.warn(*notice_words(HistoryNotice("damaged", tmp_path / FILE_NAME)))
    reader.read("history", SHOWN_FILE)
    close_dialogs(window)
    window.start_session(saved)
    window.save_as(tmp_path / f"other {FILE_NAME}{SUFFIX}")
    reader.read("saved as", SHOWN_FILE)
    monkeypatch.setattr(type(saved), "is_behind", property(lambda _saved: True))
    saved.problem = OSError(errno.EIO, ENTITY)
    assert must_wait(window, saved, lambda: None)
    reader.read("leaving", ENTITY)
    close_dialogs(window)
    monkeypatch.undo()
    assert_clean(reader)


def test_the_crash_dialog(reader, window, own_data, tmp_path):
    match = tmp_path / BOLD / f"{FILE_NAME}{SUFFIX}"
    try:
        raise ValueError(ENTITY)
    except ValueError as error:
        dialog = CrashDialog(report_of(error), match, window)
    dialog.show()
    reader.read("crash", BOLD, SHOWN_FILE, ENTITY)
    dialog.close()
    del own_data
    assert_clean(reader)


def test_a_file_over_the_window(reader, window, tmp_path):
    mime = QMimeData()
    path = tmp_path / f"{FILE_NAME}{SUFFIX}"
    path.touch()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDragEnterEvent(
        QPoint(5, 5), Qt.DropAction.CopyAction, mime,
        Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    invite(window, event)
    reader.read("drop", SHOWN_FILE)
    assert_clean(reader)


def test_the_question_before_a_file_is_overwritten_names_it_as_it_is(window, own_data, tmp_path):
    """Qt's own dialog asks it."""
    there = tmp_path / f"<b>Qbold{SUFFIX}"
    window.start_session(hostile_match(there, "fits", 3, own_data))
    window.ask_where_to_save()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile(there.name)
    seen: list[tuple[str, Qt.TextFormat]] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append((box.text(), box.textFormat()))
        box.reject()

    QTimer.singleShot(0, answer)
    buttons = dialog.findChild(QDialogButtonBox)
    buttons.button(QDialogButtonBox.StandardButton.Save).click()
    dialog.close()
    ((text, kind),) = seen
    assert "<b>Qbold" in text
    assert kind is Qt.TextFormat.PlainText
