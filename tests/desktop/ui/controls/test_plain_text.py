"""Text is shown as it was written: what the helper does, and that no source goes round it."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QKeySequence, Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QToolTip, QWidget

import blueprints_desktop
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.choices import SegmentChoice, Segmented
from blueprints_desktop.desktop.ui.controls.plain_text import (
    WORD_JOINER,
    PlainLabel,
    menu_entry,
    not_markup,
    plain_message,
    set_tip,
    show_tip,
)
from blueprints_desktop.engine.plain_text import one_line, one_line_name

MARKUP = (
    "<img src=x>",
    "<b>bold</b>",
    "a &lt; b",
    "<a href='x'>y</a>",
    "x <p> y",
    "<!-- x",
    "&amp;",
)


@pytest.mark.parametrize("text", MARKUP)
def test_nothing_is_markup_and_nothing_is_lost(text):
    assert not Qt.mightBeRichText(not_markup(text))
    assert not_markup(text).replace(WORD_JOINER, "") == text


@pytest.mark.parametrize("text", ["Ada", "Tom & Joe", "1 < 2", "Zoé"])
def test_ordinary_text_stays_as_it_is(text):
    assert not_markup(text) == text


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", MARKUP)
def test_a_tip_is_shown_and_read_out_as_it_was_written(qtbot, text):
    widget = QWidget()
    qtbot.addWidget(widget)
    set_tip(widget, text)
    said = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)
    assert said.replace(WORD_JOINER, "") == text
    show_tip(QPoint(), text, widget)
    assert QToolTip.text().replace(WORD_JOINER, "") == text
    assert not Qt.mightBeRichText(QToolTip.text())
    QToolTip.hideText()


def test_an_ampersand_on_a_button_is_a_character(qtbot, appearance):
    button = Button("&Ada && &amp;", appearance)
    qtbot.addWidget(button)
    assert button.text() == "&Ada && &amp;"
    assert button.shortcut().isEmpty()
    name = QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
    assert name == "&Ada && &amp;"


def test_a_bare_button_tells_its_words_whatever_they_are(qtbot, appearance):
    from blueprints_desktop.desktop.drawing.icons import Icon

    button = Button("<b>Ada</b>", appearance, ButtonKind.QUIET, Icon.BACK)
    qtbot.addWidget(button)
    button.set_bare(True)
    assert button.toolTip() == not_markup("<b>Ada</b>")
    button.setText("<b>Bob</b>")
    assert button.toolTip() == not_markup("<b>Bob</b>")
    button.set_bare(False)
    assert button.toolTip() == ""


def test_a_choice_keeps_its_name(qtbot, appearance):
    choices = Segmented(appearance)
    qtbot.addWidget(choices)
    choices.set_choices([SegmentChoice("a", "&A", said="<b>&A</b>")])
    (segment,) = choices.segments
    assert segment.text() == "&A"
    assert segment.shortcut().isEmpty()
    assert not Qt.mightBeRichText(segment.toolTip())


def test_a_label_and_a_message_are_plain(qtbot):
    label = PlainLabel("<b>x</b>")
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText
    box = QMessageBox()
    qtbot.addWidget(box)
    box.setText("<b>x</b>")
    box.setInformativeText("<i>y</i>")
    plain_message(box)
    box.setInformativeText("<i>z</i>")
    kinds = {one.textFormat() for one in box.findChildren(QLabel) if one.text()}
    assert kinds == {Qt.TextFormat.PlainText}


def test_a_menu_entry_has_no_mnemonic_and_one_tab():
    entry = menu_entry("&Ada\t<b>x</b>\u202e", "&key")
    assert QKeySequence.mnemonic(entry).isEmpty()
    assert entry.replace(WORD_JOINER, "") == "&&Ada <b>x</b>\t&&key"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ada", "Ada"),
        ("Zoé Ångström", "Zoé Ångström"),
        ("דנה", "דנה"),
        ("👩\u200d🎨", "👩\u200d🎨"),
        ("A\u202eda\u202c", "Ada"),
        ("A\u2067d\u2069a\u200f", "Ada"),
        ("A\nd\r\na", "A d a"),
        ("A\0d\x1ba\x7f", "Ada"),
        ("A\ud800", "A\N{REPLACEMENT CHARACTER}"),
        ("A\u2028B", "A B"),
    ],
)
def test_one_line_keeps_letters_and_drops_what_changes_text_around_it(written, shown):
    assert one_line(written) == shown


def test_a_name_is_never_empty():
    assert one_line_name("\u202e") == "?"


# --- the sources ------------------------------------------------------------------------

SOURCES = Path(blueprints_desktop.__file__).parent / "desktop"
HELPER = "ui/controls/plain_text.py"
BASES = {"QLabel": ("ui/controls/caption.py",), "QAbstractButton": ()}
"""Classes of Qt whose text may be markup or hold a mnemonic, and who may build on them."""
RICH = {
    "QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QToolButton", "QGroupBox", "QTabWidget",
    "QTabBar", "QDockWidget", "QInputDialog", "QProgressDialog", "QErrorMessage", "QWhatsThis",
    "QStatusBar", "QSystemTrayIcon", "QSplashScreen", "QWizard", "QGraphicsTextItem", "QStaticText",
    "TextItem", "LabelItem",
}  # fmt: skip
"""Not to be made outside the helper."""
MESSAGE_BOXES = ("ui/file_dialogs.py",)
RICH_SETTERS = {
    "setStatusTip", "setWhatsThis", "setHtml", "insertHtml", "appendHtml", "setMarkdown",
    "setDetailedText", "setTextFormat", "showText", "setLabelText", "setTabText", "showMessage",
}  # fmt: skip
SETTERS_ALLOWED = {
    ("pages/rules/finder.py", "setHtml"),  # of the rulebooks, escaped there
    ("pages/rules/typesetting.py", "setHtml"),  # of the rulebooks, escaped there
    ("pages/sheet/sheet_page.py", "setHtml"),  # the clipboard's, escaped there
    ("ui/controls/caption.py", "setTextFormat"),
}
PLAIN_MAKERS = {"not_markup", "menu_entry", "no_mnemonic", "tr", "translate", "escape"}
WRAPPED = {"setToolTip", "setTitle", "setWindowTitle", "addButton", "addAction", "addMenu",
           "QAction", "setLabel"}  # fmt: skip
"""Take text that Qt may read as more than text: only literals, translations of literals, and what
the helper made."""
NOT_TEXT = {"action", "menu", "within", "tile", "tab", "segment", "window"}
"""Objects that stand where a text could."""
UNTOLD = {
    ("pages/matches/match_row.py", "addAction", "self._delete_text"),  # two translations
    ("pages/rules/printing.py", "setTitle", "title_of(what)"),  # in the PDF's metadata
    ("charts/view.py", "setTitle", "chart.title"),  # the SVG generator escapes it
}


def objections(source: str, file: str) -> list[str]:
    """Calls that hand text to Qt past the helper."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base) for base in node.bases}
            found += [
                f"{file}:{node.lineno}: class on {base}"
                for base in bases & (RICH | set(BASES))
                if file not in BASES.get(base, ())
            ]
        if isinstance(node, ast.Call):
            found += [f"{file}:{node.lineno}: {each}" for each in _objections_to(node, file)]
    return found


def _objections_to(call: ast.Call, file: str) -> list[str]:
    made = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "QMessageBox":
        return [f"QMessageBox.{made}"]
    if made in RICH or (made == "QMessageBox" and file not in MESSAGE_BOXES):
        return [made]
    if made in RICH_SETTERS and (file, made) not in SETTERS_ALLOWED:
        return [made]
    if made in WRAPPED and call.args and not _is_plain(call.args[0]):
        text = ast.unparse(call.args[0])
        return [] if (file, made, text) in UNTOLD else [f"{made}({text})"]
    return []


def _is_plain(argument: ast.expr) -> bool:
    if isinstance(argument, ast.Constant):
        return True
    if isinstance(argument, ast.Name):
        return argument.id in NOT_TEXT
    if isinstance(argument, ast.Attribute):
        return ast.unparse(argument).startswith("QMessageBox.StandardButton.")
    if not isinstance(argument, ast.Call):
        return False
    made = argument.func
    name = made.attr if isinstance(made, ast.Attribute) else ast.unparse(made)
    own_words = all(isinstance(each, ast.Constant) for each in argument.args[:2])
    return name in PLAIN_MAKERS and (name not in ("tr", "translate") or own_words)


def test_no_source_goes_round_the_helper():
    files = [path for path in sorted(SOURCES.rglob("*.py")) if path != SOURCES / HELPER]
    assert len(files) > 250
    found = []
    for path in files:
        name = path.relative_to(SOURCES).as_posix()
        text = path.read_text(encoding="utf-8")
        found += objections(text, name)
        if "ToolTipRole" in text and "not_markup(" not in text:
            found.append(f"{name}: ToolTipRole")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "widget.setToolTip(name)",
        "widget.setToolTip(self.tr('Delete {name}').format(name=name))",
        "widget.setToolTip(f'{name} (P)')",
        "QToolTip.showText(at, name, widget)",
        "label = QLabel(name)",
        "class Mine(QLabel): pass",
        "class Mine(QAbstractButton): pass",
        "QMessageBox(icon, 'title', name)",
        "QMessageBox.question(window, 'title', name)",
        "menu.addAction(name)",
        "QAction(name, menu)",
        "menu.setTitle(f'{name}')",
        "window.setWindowTitle(path.name)",
        "document.setHtml(name)",
    ],
)
def test_a_way_round_would_be_found(source):
    assert objections(source, "somewhere.py")


@pytest.mark.parametrize(
    "source",
    [
        "set_tip(widget, name)",
        "menu.addAction(action)",
        "menu.addAction(self.tr('Open'), self.run)",
        "menu.addAction(menu_entry(name))",
        "box.addButton(QMessageBox.StandardButton.Close)",
    ],
)
def test_the_way_through_the_helper_is_free(source):
    assert objections(source, "somewhere.py") == []
