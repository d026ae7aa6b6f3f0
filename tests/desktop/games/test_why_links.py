"""Every rule that a board points at, and every term it uses, is in the rulebooks of both languages."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from blueprints_desktop.desktop import games
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES, terms

BOARDS = Path(games.__file__).parent
LINKS = ("why", "rule")
"""The arguments that carry an id of the rulebook."""
PLACES = {"Tip": 2, "_landmark": 2, "PartInfo": 1}
"""Calls with an argument in this place that is one."""


@cache
def modules(game: str) -> tuple[ast.Module, ...]:
    paths = sorted((BOARDS / game).rglob("*.py"))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


@cache
def named(game: str) -> dict[str, list[str]]:
    """The strings behind the module's constants, by their names."""
    found: dict[str, list[str]] = {}
    for tree in modules(game):
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                value = node.value
                told = value.values if isinstance(value, ast.Dict) else [value]
                found[node.targets[0].id] = [text for each in told for text in texts(each)]
    return found


def texts(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value:
            yield each.value


def linked(game: str) -> set[str]:
    """Every id that the board's modules write down."""
    found: set[str] = set()
    for tree in modules(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                values = [word.value for word in node.keywords if word.arg in LINKS]
                name = ast.unparse(node.func).rpartition(".")[2]
                place = PLACES.get(name, len(node.args))
                values += node.args[place : place + 1]
                for value in values:
                    found |= set(written(game, value))
            elif isinstance(node, ast.FunctionDef) and tells_rule(node):
                for each in ast.walk(node):
                    if isinstance(each, ast.Return) and each.value is not None:
                        found |= set(written(game, each.value))
    return found


def tells_rule(function: ast.FunctionDef) -> bool:
    """Whether what it returns is an id: ``chapter``, ``rule_of``, ``preview_rule``."""
    name = function.name.strip("_")
    says = isinstance(function.returns, ast.Name) and function.returns.id == "str"
    return says and (name == "chapter" or "rule" in name.split("_"))


def written(game: str, value: ast.expr) -> Iterator[str]:
    """An id as it stands there, behind a name, or as one of two."""
    match value:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.Name(id=name):
            yield from named(game).get(name, ())
        case ast.IfExp():
            yield from written(game, value.body)
            yield from written(game, value.orelse)
        case ast.Subscript(value=ast.Dict() as table):
            for each in table.values:
                yield from written(game, each)
        case ast.Subscript(value=ast.Name(id=name)):
            yield from named(game).get(name, ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.KEYS)
def test_every_link_leads_somewhere(game, language):
    found = linked(game)
    assert len(found) >= 3, "the search for links finds them"
    assert found - set(rulebook(game, language).places) == set()


def test_links_of_all_kinds_are_found():
    found = linked("blueprints")
    assert {"removed", "discard", "too-tall", "bonus", "round-points", "behind-the-screen"} <= found
    assert {"turn", "two-players", "scoring", "end", "printed-height", "tie-break"} <= found


def test_a_wrong_link_would_be_found(monkeypatch):
    tree = ast.parse('RULES = ("nowhere",)\ndef tip(at):\n    return Tip("x", at, RULES[at])\n')
    named.cache_clear()
    monkeypatch.setitem(globals(), "modules", lambda _game: (tree,))
    assert linked("blueprints") == {"nowhere"}
    named.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.KEYS)
def test_every_term_that_is_used_exists(game, language):
    used = {
        node.args[1].value
        for tree in modules(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "term"
        and len(node.args) > 1
        and isinstance(node.args[1], ast.Constant)
    }
    assert used
    assert used - set(terms(game, language)) == set()
