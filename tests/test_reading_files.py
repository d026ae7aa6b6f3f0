"""No module opens a file that may come from a person by itself: one reader does."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "blueprints_desktop"

READERS = {
    "engine/input_files.py": "the reader itself",
    "engine/data.py": "parses the TOML that the reader has read",
}
SHIPPED = {
    "bots/skyline/fitted.py",
    "bots/skyline/net.py",
    "bots/fits/learned.py",
    "rulebooks/files.py",
    "desktop/i18n/ts_translator.py",
    "desktop/games/fits/cards/boards_control.py",
}
"""They read what comes with the program, and nothing else."""
PROCESSES = {"bots/worker.py", "bots/worker_client.py", "bots/wire_format.py"}
"""They read what the program tells itself through a pipe of its own."""
OTHERWISE = {
    "store/files.py": "writes match files",
    "history/files.py": "looks at the database",
    "history/old_records.py": "the records from before the database",
    "history/writing.py": "reads what it has written into the database",
    "desktop/settings.py": "reads settings through Qt",
    "desktop/app/main.py": "opens the log",
    "desktop/diagnostics/logging_setup.py": "writes the log and reads it again",
}

CALLS = {
    "open", "read_text", "read_bytes", "fdopen", "load", "loads", "QFile", "QTextStream", "fromfile",
    "loadtxt", "parse", "unpickle",
}  # fmt: skip
"""Names of functions and methods that read or parse files."""
MODULES = {
    "json",
    "tomllib",
    "pickle",
    "csv",
    "configparser",
    "io",
    "codecs",
    "mmap",
    "numpy",
    "np",
}
"""Of these, calls of ``load``, ``loads``, ``open`` and so on count; of our own objects they do not."""
OURS = {"SavedMatch", "box", "cls", "dialog", "self", "buffer", "printed"}
"""What has a method ``open`` that opens no file: matches, games, dialogs and buffers in memory."""


def reading_calls(source: str) -> list[str]:
    """What a module calls to read or parse files, with line numbers."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        if name not in CALLS:
            continue
        owner = called.value if isinstance(called, ast.Attribute) else None
        told = ast.unparse(owner) if owner is not None else ""
        last = told.rpartition(".")[2].partition("(")[0]
        if name in ("load", "loads", "parse") and last not in MODULES:
            continue
        if name == "open" and owner is not None and _is_ours(told, last):
            continue
        found.append(f"line {node.lineno}: {ast.unparse(called)}")
    return found


def _is_ours(told: str, last: str) -> bool:
    """Whether what is opened is one of our own objects; a new widget is one, and a Path is not."""
    made_here = told[:1].isupper() and not told.startswith("Path")
    return last in OURS or last.startswith("_dialog") or "registry.box" in told or made_here


def modules() -> list[Path]:
    return sorted(p for p in PACKAGE.rglob("*.py") if "tools" not in p.relative_to(PACKAGE).parts)


def test_only_the_reader_opens_files() -> None:
    known = {*READERS, *SHIPPED, *PROCESSES, *OTHERWISE}
    found = {}
    for path in modules():
        name = path.relative_to(PACKAGE).as_posix()
        if name not in known and (calls := reading_calls(path.read_text(encoding="utf-8"))):
            found[name] = calls
    assert found == {}


def test_modules_that_read_what_is_shipped_know_no_folder_of_a_person() -> None:
    folders = ("data_folder", "cache_folder", "settings_file", "QStandardPaths", "Path.home")
    for name in SHIPPED - {"desktop/games/fits/cards/boards_control.py"}:
        source = (PACKAGE / name).read_text(encoding="utf-8")
        assert [folder for folder in folders if folder in source] == [], name


@pytest.mark.parametrize(
    "source",
    [
        "from pathlib import Path\nPath('x').read_text()",
        "path.read_bytes()",
        "open('x')",
        "with path.open('rb') as file: pass",
        "import json\njson.loads(text)",
        "import json\njson.load(file)",
        "import tomllib\ntomllib.load(file)",
        "self.file.read_bytes()",
        "QFile(name)",
        "np.load(path)",
        "Path('x').open()",
        "self.path.open('rb')",
    ],
)
def test_the_test_sees_every_way_to_open_a_file(source: str) -> None:
    assert reading_calls(source)
