"""A stylesheet for Qt's own widgets, so that menus, fields and message boxes belong to the desk.

Sizes in it are pixels at the present scale; what we paint ourselves does not pass through here.
"""

from PySide6.QtGui import QColor

from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.typography import FAMILIES
from blueprints_desktop.desktop.theme.theme import Look


def css(colour: QColor) -> str:
    """A colour as stylesheets write it.

    >>> css(QColor(255, 0, 0, 51))
    'rgba(255, 0, 0, 51)'
    """
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"


def _family() -> str:
    return ", ".join(f'"{name}"' for name in FAMILIES)


def line_edit_style(look: Look) -> str:
    colours, px = look.palette, look.px
    return f"""
QLineEdit {{
    background: {css(colours.panel_raised)};
    color: {css(colours.text)};
    placeholder-text-color: {css(alpha(colours.text_2, 0.85))};
    border: 1px solid {css(colours.line)};
    border-radius: {px(8)}px;
    padding: 0 {px(12)}px;
    selection-background-color: {css(colours.accent)};
    selection-color: {css(colours.accent_text)};
    font-family: {_family()};
    font-size: {px(15)}px;
}}
QLineEdit:hover {{ border-color: {css(mix(colours.line, colours.text_2, 0.45))}; }}
QLineEdit:focus {{ border: {px(2)}px solid {css(colours.accent)}; padding: 0 {px(11)}px; }}
QLineEdit:disabled {{ color: {css(colours.text_2)}; background: {css(colours.panel_sunk)}; }}
"""


def combo_box_style(look: Look) -> str:
    colours, px = look.palette, look.px
    return f"""
QComboBox {{
    background: {css(colours.panel_raised)};
    color: {css(colours.text)};
    border: 1px solid {css(colours.line)};
    border-radius: {px(8)}px;
    padding: 0 {px(34)}px 0 {px(12)}px;
    font-family: {_family()};
    font-size: {px(15)}px;
}}
QComboBox:hover {{ border-color: {css(mix(colours.line, colours.text_2, 0.45))}; }}
QComboBox:focus {{ border: {px(2)}px solid {css(colours.accent)}; }}
QComboBox::drop-down {{ border: none; width: 0px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView {{
    background: {css(colours.panel_raised)};
    color: {css(colours.text)};
    border: 1px solid {css(colours.line)};
    padding: {px(4)}px;
    outline: none;
    font-family: {_family()};
    font-size: {px(15)}px;
    selection-background-color: {css(colours.accent)};
    selection-color: {css(colours.accent_text)};
}}
QComboBox QAbstractItemView::item {{ min-height: {px(34)}px; padding: 0 {px(8)}px; }}
"""


def scroll_bar_style(look: Look) -> str:
    colours, px = look.palette, look.px
    handle, lit = css(alpha(colours.text_2, 0.45)), css(alpha(colours.text_2, 0.75))
    return f"""
QScrollBar:vertical {{ background: transparent; width: {px(12)}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px(12)}px; margin: 0; }}
QScrollBar::handle {{ background: {handle}; border-radius: {px(3)}px; margin: {px(3)}px; }}
QScrollBar::handle:vertical {{ min-height: {px(36)}px; }}
QScrollBar::handle:horizontal {{ min-width: {px(36)}px; }}
QScrollBar::handle:hover {{ background: {lit}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def menu_style(look: Look) -> str:
    colours, px = look.palette, look.px
    return f"""
QMenuBar {{
    background: {css(colours.panel)};
    color: {css(colours.text)};
    border-bottom: 1px solid {css(colours.line)};
    font-family: {_family()};
    font-size: {px(13)}px;
}}
QMenuBar::item {{ padding: {px(6)}px {px(12)}px; background: transparent; }}
QMenuBar::item:selected {{ background: {css(alpha(colours.text, 0.08))}; }}
QMenu {{
    background: {css(colours.panel_raised)};
    color: {css(colours.text)};
    border: 1px solid {css(colours.line)};
    padding: {px(6)}px;
    font-family: {_family()};
    font-size: {px(15)}px;
    icon-size: {px(18)}px;
    menu-scrollable: 1;
}}
QMenu::item {{
    padding: {px(7)}px {px(28)}px {px(7)}px {px(12)}px;
    border-radius: {px(6)}px;
}}
QMenu::icon {{ padding-left: {px(10)}px; }}
QMenu::right-arrow {{ width: {px(10)}px; height: {px(10)}px; margin-right: {px(8)}px; }}
QMenu::scroller {{ height: {px(20)}px; }}
Menu {{ border-radius: {px(10)}px; }}
QMenu::item:selected {{ background: {css(colours.accent)}; color: {css(colours.accent_text)}; }}
QMenu::item:disabled {{ color: {css(alpha(colours.text_2, 0.6))}; background: transparent; }}
QMenu::separator {{
    height: 1px;
    background: {css(colours.line)};
    margin: {px(4)}px {px(8)}px;
}}
"""


def tooltip_style(look: Look) -> str:
    """The same dark slip on every page; in the dark it is a light one."""
    colours, px = look.palette, look.px
    ground = mix(colours.text, colours.panel, 0.06)
    return f"""
QToolTip {{
    background-color: {css(ground)};
    color: {css(colours.panel)};
    border: 1px solid {css(ground)};
    border-radius: {px(6)}px;
    padding: {px(1)}px {px(5)}px;
    font-family: {_family()};
    font-size: {px(13)}px;
}}
"""


def message_box_style(look: Look) -> str:
    colours, px = look.palette, look.px
    return f"""
QDialog, QMessageBox {{ background: {css(colours.panel)}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QDialog QLabel, QMessageBox QLabel {{
    color: {css(colours.text)};
    font-family: {_family()};
    font-size: {px(15)}px;
}}
QMessageBox QLabel#qt_msgbox_informativelabel {{ min-width: {px(380)}px; }}
QDialog QLabel#heading, QMessageBox QLabel#qt_msgbox_label {{
    font-size: {px(17)}px;
    font-weight: 600;
}}
QDialog QLabel#title {{ font-size: {px(22)}px; font-weight: 600; }}
QDialog QFrame#sheet {{ border: {px(1)}px solid {css(colours.line)}; }}
QDialog QLabel#keycap {{
    background: {css(colours.panel_sunk)};
    border: 1px solid {css(colours.line)};
    border-radius: {px(5)}px;
    padding: {px(1)}px {px(7)}px;
    font-size: {px(12)}px;
    font-weight: 600;
}}
QDialog QLabel#meaning {{ font-size: {px(14)}px; }}
QDialog QPlainTextEdit {{
    background: {css(colours.panel_sunk)};
    color: {css(colours.text)};
    border: 1px solid {css(colours.line)};
    border-radius: {px(8)}px;
    padding: {px(8)}px;
    font-family: "DejaVu Sans Mono", "Consolas", "Menlo", monospace;
    font-size: {px(13)}px;
}}
QPushButton {{
    background: {css(colours.panel_raised)};
    color: {css(colours.text)};
    border: 1px solid {css(colours.line)};
    border-radius: {px(8)}px;
    min-height: {px(36)}px;
    padding: 0 {px(20)}px;
    font-family: {_family()};
    font-size: {px(15)}px;
    font-weight: 600;
}}
QPushButton:hover {{ background: {css(mix(colours.panel_raised, colours.accent, 0.08))}; }}
QPushButton:pressed {{ background: {css(colours.panel_sunk)}; }}
QPushButton:focus {{ border: {px(2)}px solid {css(colours.accent)}; }}
QPushButton:default {{
    background: {css(colours.accent)};
    color: {css(colours.accent_text)};
    border-color: {css(colours.accent)};
}}
QPushButton:default:focus {{ border: {px(2)}px solid {css(colours.accent_text)}; }}
QPushButton:default:disabled {{
    background: {css(colours.panel_sunk)};
    border-color: {css(colours.line)};
}}
QPushButton:disabled {{ color: {css(alpha(colours.text_2, 0.6))}; }}
"""


def file_dialog_style(look: Look) -> str:
    """Where the desktop has no dialog of its own; Qt's arrows are black whatever the theme."""
    colours, px = look.palette, look.px
    return f"""
QFileDialog QAbstractItemView {{
    background: {css(colours.panel_raised)};
    color: {css(colours.text)};
    border: 1px solid {css(colours.line)};
    selection-background-color: {css(colours.accent)};
    selection-color: {css(colours.accent_text)};
    font-family: {_family()};
    font-size: {px(14)}px;
}}
QFileDialog QHeaderView {{ background: {css(colours.panel_raised)}; }}
QFileDialog QHeaderView::section {{
    background: {css(colours.panel_sunk)};
    color: {css(colours.text_2)};
    border: none;
    padding: {px(4)}px {px(8)}px;
    font-family: {_family()};
    font-size: {px(13)}px;
}}
QFileDialog QLineEdit, QFileDialog QComboBox {{ min-height: {px(34)}px; }}
QFileDialog QToolButton {{
    background: {css(alpha(QColor("white"), 0.8))};
    border: none;
    border-radius: {px(6)}px;
    padding: {px(3)}px;
}}
QFileDialog QToolButton:disabled {{ background: transparent; }}
"""


def stylesheet(look: Look, tip_scale: float | None = None) -> str:
    """Everything, for QApplication.setStyleSheet. ``tip_scale``: that of tooltips, if it is another one."""
    parts = (
        line_edit_style, combo_box_style, scroll_bar_style, menu_style,
        message_box_style, file_dialog_style,
    )  # fmt: skip
    tips = look if tip_scale is None else look._replace(scale=tip_scale)
    return "".join(part(look) for part in parts) + tooltip_style(tips)
