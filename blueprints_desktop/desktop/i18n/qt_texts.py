"""Words of Qt's own dialogs that Qt's French leaves out.

They stand in our translation files under Qt's own contexts, so Qt finds them there by itself;
nothing has to import this module.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP

GAPS = {
    "QFileDialog": (
        QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
        QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    ),
    "QAbstractFileIconProvider": (
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File"),
    ),
    "QPrintSettingsOutput": (QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),),
}
"""By the contexts in which Qt asks for them."""
