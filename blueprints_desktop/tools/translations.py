"""The translators' files: what the sources say now, gathered by Qt's own lupdate.

    python -m blueprints_desktop.tools.translations           bring i18n/*.ts up to date
    python -m blueprints_desktop.tools.translations --check   only say whether they are, and complete

Afterwards, new texts stand in the files as unfinished, and are named. The English file holds nothing
but the plurals ("1 point", "2 points"), everything else being English in the code already.
"""

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

from blueprints_desktop import places

PACKAGE = Path(__file__).resolve().parents[1]
FILES = {
    "blueprints_desktop_en.ts": ["-pluralonly"],
    "blueprints_desktop_fr.ts": [],
}
"""Each file, and what lupdate is told besides."""

ALWAYS = [
    "-silent",
    *("-extensions", "py"),
    *("-locations", "none"),
    "-no-obsolete",
    "-sort-messages",
    *("-disable-heuristic", "sametext"),
    *("-disable-heuristic", "similartext"),
]
"""So that a file changes only where a text does, and nothing is translated by guessing."""


class _CountsWrittenOut(ast.NodeTransformer):
    """lupdate takes `translate(context, text, comment, n)` for a plural only where n is a number."""

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        if called == "translate" and len(node.args) == 4:
            node.args[3] = ast.Constant(1)
        return node


def readable(source: str) -> str:
    """A module as lupdate can read it.

    >>> readable('translate("Log", "%n dice", "", len(taken))')
    "translate('Log', '%n dice', '', 1)"
    """
    return ast.unparse(_CountsWrittenOut().visit(ast.parse(source)))


def gather(folder: Path, package: Path = PACKAGE) -> None:
    """Bring the .ts files of a folder up to date with the package's sources."""
    lupdate = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    if lupdate is None:
        raise SystemExit("pyside6-lupdate is missing; it comes with PySide6-Essentials")
    with tempfile.TemporaryDirectory() as copies:
        for module in package.rglob("*.py"):
            source = module.read_text(encoding="utf-8")
            if "PySide6" not in source:
                continue
            copy = Path(copies) / module.relative_to(package)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(readable(source), encoding="utf-8")
        for name, besides in FILES.items():
            command = [lupdate, *ALWAYS, *besides, copies, "-ts", str(folder / name)]
            subprocess.run(command, check=True)


def out_of_date(folder: Path, package: Path = PACKAGE) -> list[str]:
    """The names of the .ts files that the sources have left behind."""
    with tempfile.TemporaryDirectory() as trial:
        for name in FILES:
            shutil.copy(folder / name, trial)
        gather(Path(trial), package)
        return [
            name
            for name in FILES
            if (Path(trial) / name).read_bytes() != (folder / name).read_bytes()
        ]


def unfinished(file: Path) -> list[str]:
    """The texts of a .ts file that nobody has translated yet."""
    messages = ElementTree.parse(file).getroot().iter("message")
    return [each.findtext("source", "") for each in messages if not _is_finished(each)]


def _is_finished(message: ElementTree.Element) -> bool:
    said = message.find("translation")
    return said is not None and "type" not in said.attrib


def tell_unfinished(file: Path) -> int:
    """Print how many texts are unfinished, and which; how many."""
    texts = unfinished(file)
    count = f"{len(texts)} unfinished text{'' if len(texts) == 1 else 's'} in {file.name}"
    print(f"{count}: {'; '.join(texts)}" if texts else count)
    return len(texts)


def bring_up_to_date(folder: Path, package: Path = PACKAGE) -> int:
    """Gather, and name what is to be translated; the exit code."""
    gather(folder, package)
    for name in FILES:
        tell_unfinished(folder / name)
    return 0


def check(folder: Path, package: Path = PACKAGE) -> int:
    """Say what is out of date or unfinished; the exit code, which is 1 if anything is."""
    left_behind = out_of_date(folder, package)
    for name in left_behind:
        print(f"{name} is out of date")
    counts = [tell_unfinished(folder / name) for name in FILES]
    return int(bool(left_behind) or any(counts))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m blueprints_desktop.tools.translations",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--check", action="store_true", help="change nothing")
    parser.add_argument(
        "package", type=Path, nargs="?", help="a game outside the program, with i18n/ in its folder"
    )
    given = parser.parse_args(arguments)
    work = check if given.check else bring_up_to_date
    if given.package is not None:
        return work(given.package / "i18n", given.package)
    return work(places.translations())


if __name__ == "__main__":
    sys.exit(main())
