"""Spoiled settings: every key with every value that nobody would write.

``python -m tests.desktop.faults.spoiled_settings 3`` starts a window with every third of them and prints those
that fail.
"""

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from traceback import print_exc
from typing import Any

from blueprints_desktop.games import registry

DEEP = "[" * 100_000 + "]" * 100_000
RAW: tuple[str, ...] = (
    "", "null", "nonsense", "{", "[", '"', "NaN", "Infinity", "-0", "1e999", "9" * 5000, DEEP,
    '"@Invalid()"', "@Invalid()", "@ByteArray(\\xff\\x0)", "@Variant(\\0\\0\\0\\x7f)", "@Rect(1 2 3 4)",
    "@Variant(\\0\\0\\0\\x9\\xff\\xff\\xff\\xff)", "a, b, c", "true", "TRUE ", "\\x0", "\\xd800",
    '"' + "x" * 100_000 + '"', '"\\\\ud800"', "%00%ff", "", "@String(x)",
)  # fmt: skip
"""As they stand in the file."""
JSON: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 10**30, "", "x", "../..", "/dev/zero", "\0", "\ud800", "<b>", "é" * 5000,
    [], [[]], {}, {"a": []}, [None], ["fits"], {"fits": 1}, {"seats": 3, "options": []},
    {"seats": [3, None, [], {}], "options": {"x": 1}},
    {"seats": [{"name": [1], "colour": {}, "kind": []}] * 9, "options": None},
    {"seats": [{"name": "\ud800", "colour": 10**30, "kind": "\ud800"}]},
    {"seats": [{"name": "x" * 10**5, "colour": -1, "kind": "x" * 10**5}], "options": {"first": -9}},
    {"options": {"first": 10**30, "boards": [10**30, "x"], "daily": "yes", "curtain": 3}},
    {"options": {"boards": [[1]], "first": True}},
    {"ada": 1, "player 1": None, "joueur 1": [], "": "", "x": "y" * 10**5, "\ud800": "\ud800"},
    "AdnQywADAAA=", "AdnQywADAAD///////8AAAAA", "////" * 500,
)  # fmt: skip
"""Remembered as JSON."""
PLAIN_KEYS = ("language", "theme", "animation", "pace", "scale", "colour_safe", "finish_turn")
MEMORY_KEYS = (
    "geometry", "last_game", "players", "new_game\\blueprints", "new_game\\fits",
    "new_game\\monuments", "new_game\\skyline", "rules_size", "rules_game", "file_folder",
)  # fmt: skip


def values() -> Iterator[str]:
    """Each as text for the file."""
    yield from RAW
    for value in JSON:
        told = json.dumps(value)
        yield '"' + told.replace("\\", "\\\\").replace('"', '\\"') + '"'


def content(spoiled: dict[str, str]) -> str:
    """A settings file with these values; keys without a group are plain settings."""
    plain = {key: value for key, value in spoiled.items() if key in PLAIN_KEYS}
    memory = {key: value for key, value in spoiled.items() if key not in PLAIN_KEYS}
    lines = ["[General]", *(f"{key}={value}" for key, value in plain.items())]
    lines += ["[memory]", *(f"{key}={value}" for key, value in memory.items())]
    return "\n".join(lines) + "\n"


def everything(value: str) -> str:
    """A file with one value for all keys."""
    return content(dict.fromkeys((*PLAIN_KEYS, *MEMORY_KEYS), value))


def one_by_one() -> Iterator[tuple[str, str]]:
    for key in (*PLAIN_KEYS, *MEMORY_KEYS):
        for value in values():
            yield f"{key} = {value:.40}", content({key: value, "animation": "off"})


def use(file: Path) -> None:
    """Start a window and do all that asks for settings; nothing may be raised."""
    from PySide6.QtCore import QCoreApplication, QEvent

    from blueprints_desktop.desktop.app.main import build_window, put_in_place
    from blueprints_desktop.desktop.settings import Settings, settings_in
    from blueprints_desktop.desktop.ui.file_dialogs import usual_folder

    hook = sys.excepthook
    window = build_window()
    sys.excepthook = hook
    try:
        put_in_place(window)
        window.show()
        QCoreApplication.processEvents()
        assert not window.size().isEmpty()
        room = window.screen().availableSize()
        assert window.width() <= 2 * room.width()
        for game in ("", *registry.KEYS):
            window.new_game(game)
            QCoreApplication.processEvents()
            assert window.page.start.isEnabled()
        window.page.start.click()
        assert window.table is not None
        window.go_home()
        window.play_now("fits")
        assert window.table is not None
        window.go_home()
        window.show_rules()
        window.go_home()
        window.show_settings()
        window.go_home()
        assert usual_folder(window.settings).is_dir()
        window.settings.set("scale", 130)
        window.close()
        assert window.services.finish()
        assert Settings(settings_in(file)).scale == 130
    finally:
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from blueprints_desktop.desktop.settings import settings_file

    app = QApplication(["spoiled"])
    app.setApplicationName("blueprints-desktop")
    raised: list[BaseException] = []
    sys.excepthook = lambda _kind, error, _trace: raised.append(error)
    failed = tried = 0
    step = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for name, told in list(one_by_one())[::step]:
        tried += 1
        raised.clear()
        with tempfile.TemporaryDirectory() as home:
            os.environ.update(XDG_CONFIG_HOME=f"{home}/c", XDG_DATA_HOME=f"{home}/d")
            file = settings_file()
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(told, encoding="utf-8", errors="surrogatepass")
            try:
                use(file)
                if raised:
                    raise raised[0]
            except Exception:
                failed += 1
                print(f"--- {name}")
                print_exc(limit=-3)
    print(f"{tried} spoiled settings, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
