"""Rules that all tests keep: they ask for public behaviour, and they wait for conditions."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
OWN = {"self", "cls"}
ELSEWHERE = {"faulthandler", "os", "sys"}
"""Modules of Python whose private names have no public counterpart."""
OF_NAMED_TUPLES = {"_asdict", "_field_defaults", "_fields", "_make", "_replace"}
BY_NAME = {"delattr", "getattr", "hasattr", "setattr"}
SLEEPS = {"qSleep", "qWait"}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def is_private(name: str) -> bool:
    last = name.rpartition(".")[2]
    return last.startswith("_") and not last.startswith("__") and last not in OF_NAMED_TUPLES


def named(node: ast.expr) -> str:
    """The last part of a name; empty: it is something else."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def private_names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Lines that read or patch what belongs to somebody else, and what it is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            of = node.value.id if isinstance(node.value, ast.Name) else ""
            if is_private(node.attr) and of not in OWN | ELSEWHERE:
                yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, each.name) for each in node.names if is_private(each.name))
        elif isinstance(node, ast.Call) and named(node.func) in BY_NAME:
            texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
            of = named(node.args[0]) if node.args else ""
            if of not in OWN | ELSEWHERE:
                yield from ((node.lineno, each) for each in texts if is_private(str(each)))


def sleeps(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Lines that let the event loop run for a fixed time."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name, of = node.func.attr, named(node.func.value)
            if name in SLEEPS or (name == "wait" and of == "qtbot"):
                yield node.lineno, f"{of}.{name}"


def other_tests(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Lines that import a test module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests"):
            names = [*str(node.module).split("."), *(each.name for each in node.names)]
            if any(name.startswith("test_") for name in names):
                yield node.lineno, str(node.module)


def never_false(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Assertions that hold whatever happens: of a tuple, a generator, a name compared with itself."""
    asserted = [node.test for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    for test in asserted:
        alike = (
            isinstance(test, ast.Compare)
            and isinstance(test.left, ast.Name | ast.Attribute)
            and ast.dump(test.left) == ast.dump(test.comparators[0])
        )
        if alike or isinstance(test, ast.Tuple | ast.GeneratorExp | ast.Lambda | ast.JoinedStr):
            yield test.lineno, ast.unparse(test)


def found_by(check) -> list[str]:
    files = sorted(TESTS.rglob("*.py"))
    assert len(files) > 200
    return [
        f"{path.relative_to(TESTS)}:{line}: {name}"
        for path in files
        for line, name in check(tree_of(path))
    ]


def test_no_test_reads_or_patches_a_private_attribute() -> None:
    assert found_by(private_names) == []


def test_no_test_sleeps() -> None:
    """``settle`` runs the event loop; ``waitUntil``, ``waitSignal`` and ``never`` wait for something."""
    assert found_by(sleeps) == []


def test_no_test_imports_another() -> None:
    """What two of them need is in a module without ``test_`` in its name."""
    assert found_by(other_tests) == []


def test_every_assertion_can_fail() -> None:
    assert found_by(never_false) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("board._position", ["_position"]),
        ("page.board._deciding.point(0)", ["_deciding"]),
        ("made()._lines[0]", ["_lines"]),
        ("from somewhere import _helper", ["_helper"]),
        ("monkeypatch.setattr(module, '_limit', 1)", ["_limit"]),
        ("monkeypatch.setattr('package.module._limit', 1)", ["package.module._limit"]),
        ("self._page; cls._made; view._replace(seat=1); os._exit(0); thing.__dict__", []),
        ("monkeypatch.setattr(sys, '_MEIPASS', '')", []),
    ],
)
def test_what_counts_as_private(text: str, found: list[str]) -> None:
    assert [name for _, name in private_names(ast.parse(text))] == found


@pytest.mark.parametrize("text", ["QTest.qWait(10)", "qtbot.wait(10)"])
def test_what_counts_as_a_sleep(text: str) -> None:
    assert len(list(sleeps(ast.parse(text)))) == 1


@pytest.mark.parametrize(
    "text", ["from tests.bots.test_levels import player", "from tests.bots import test_levels"]
)
def test_what_counts_as_another_test(text: str) -> None:
    assert len(list(other_tests(ast.parse(text)))) == 1


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("assert (page, 'it is there')", 1),
        ("assert (row.text() for row in rows)", 1),
        ("assert page.board == page.board", 1),
        ("assert rulebook('fits') is rulebook('fits')", 0),
        ("assert page.board == other.board", 0),
    ],
)
def test_what_counts_as_never_false(text: str, found: int) -> None:
    assert len(list(never_false(ast.parse(text)))) == found
