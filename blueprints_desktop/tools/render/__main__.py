"""`tasks.py render`: draw every page and the moments that matter into PNG files.

With `--compare DIR` the pictures are compared with an earlier set, and a page shows what changed.
"""

import argparse
import os
import sys
import tempfile
import traceback
from collections.abc import Collection, Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.drawing import typography
from blueprints_desktop.desktop.theme import stylesheet
from blueprints_desktop.games import registry
from blueprints_desktop.tools.render.beside import mock_up, side_by_side
from blueprints_desktop.tools.render.comparison import compare_sets, write_page
from blueprints_desktop.tools.render.scenes import Scene, chosen_scenes
from blueprints_desktop.tools.render.stretched import Stretched
from blueprints_desktop.tools.render.studio import RenderStyle, Studio
from blueprints_desktop.tools.render.styles import draw_all_styles


def size_of(text: str) -> tuple[int, int]:
    """A window's size.

    >>> size_of("1280x800")
    (1280, 800)
    """
    width, height = map(int, text.lower().split("x"))
    if min(width, height) < 100:
        raise ValueError(text)
    return width, height


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tasks.py render", description=__doc__)
    parser.add_argument("--out", type=Path, help="folder for the pictures")
    parser.add_argument("--language", choices=("en", "fr"), default="en")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--size", type=size_of, default=(1280, 800), metavar="1280x800")
    parser.add_argument("--scale", type=int, choices=range(80, 201, 10), default=100, metavar="100")
    parser.add_argument("--ratio", type=int, choices=(1, 2), default=1, help="pixels to a point")
    parser.add_argument("--colour-safe", action="store_true", help="the colour-blind-safe set")
    parser.add_argument("--font", help="a font to use instead of the program's first choice")
    parser.add_argument("--stretch", type=int, default=0, help="all words longer, by so many %%")
    parser.add_argument("--game", choices=registry.KEYS, help="the scenes of this game only")
    parser.add_argument(
        "--only",
        metavar="NAME",
        nargs="+",
        action="extend",
        default=[],
        help="scenes whose names begin so",
    )
    parser.add_argument("--beside", type=Path, metavar="DIR", help="a folder of mock-ups")
    parser.add_argument(
        "--compare", type=Path, metavar="DIR", help="an earlier set of pictures to compare with"
    )
    parser.add_argument(
        "--no-draw",
        action="store_true",
        help="with --compare: take the pictures in --out as they are",
    )
    parser.add_argument(
        "--all-styles", action="store_true",
        help="both languages and themes, several sizes and scales, a folder each",
    )  # fmt: skip
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="styles at a time")
    parser.add_argument(
        "--list", action="store_true", help="only tell the names and what they show"
    )
    given = parser.parse_args(arguments)
    if given.compare is not None and not given.compare.is_dir():
        parser.error(f"--compare: {given.compare} is not a folder")
    if given.no_draw and given.compare is None:
        parser.error("--no-draw goes with --compare")
    if not given.list and given.out is None:
        parser.error("--out DIR is needed")
    return given


class Faults:
    """What goes wrong while Qt calls us: Qt would only print it and go on."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.count += 1
        traceback.print_exception(kind, error, trace)


def use_font(family: str) -> None:
    """Everything is written in this font, as if the system had no better one."""
    for module in (typography, stylesheet):
        vars(module)["FAMILIES"] = (family,)


def make_application(ratio: int) -> QApplication:
    """Without a screen, at the wanted pixel ratio: Qt reads both when it starts."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if ratio != 1:
        os.environ["QT_SCALE_FACTOR"] = str(ratio)
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication(sys.argv[:1])


def draw(scenes: Sequence[Scene], given: argparse.Namespace, faults: Faults) -> list[str]:
    """A picture of each scene, and beside a mock-up where there is one; gives the names of those
    that failed, of which no other is to suffer."""
    failed = []
    style = RenderStyle(given.language, given.theme, given.scale, given.colour_safe, given.size)
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(style, Path(home))
        longer = Stretched(given.language, given.stretch)
        if given.stretch:
            QCoreApplication.installTranslator(longer)
        for scene in scenes:
            before = faults.count
            try:
                _draw_one(scene, studio, given)
            except Exception as error:
                faults(type(error), error, error.__traceback__)
            studio.clear()
            if faults.count > before:
                failed.append(scene.name)
            print(scene.name + (" failed" if faults.count > before else ""), flush=True)
        QCoreApplication.removeTranslator(longer)
        studio.close()
    return failed


def _draw_one(scene: Scene, studio: Studio, given: argparse.Namespace) -> None:
    picture = studio.picture(scene.make(studio))
    picture.save(str(given.out / f"{scene.name}.png"))
    mock = mock_up(scene.name, studio.style, given.beside) if given.beside else None
    if mock is not None:
        side_by_side(mock, picture).save(str(given.out / f"{scene.name}-beside.png"))


def main(arguments: Sequence[str] | None = None) -> int:
    given = parse_arguments(arguments)
    scenes = chosen_scenes(given.game, given.only)
    if given.list:
        for scene in scenes:
            print(f"{scene.name:32}{scene.purpose}".rstrip())
        return 0
    if not scenes:
        print("tasks.py render: no scene is called so", file=sys.stderr)
        return 2
    failed = [] if given.no_draw else draw_pictures(scenes, given)
    if failed:
        print(f"tasks.py render: failed: {', '.join(failed)}", file=sys.stderr)
    if given.compare is not None:
        narrowed = given.only or given.game
        names = {scene.name for scene in scenes} if narrowed else None
        report_differences(given.compare, given.out, names)
    return 1 if failed else 0


def draw_pictures(scenes: Sequence[Scene], given: argparse.Namespace) -> list[str]:
    """Draw what was asked for; return what failed."""
    if given.all_styles:
        chosen = ["--game", given.game] if given.game else []
        chosen += ["--only", *given.only] if given.only else []
        return draw_all_styles(given.out, given.jobs, chosen)
    if given.font:
        use_font(given.font)
    application = make_application(given.ratio)
    application.setApplicationName("blueprints-desktop")
    usual, faults = sys.excepthook, Faults()
    sys.excepthook = faults
    try:
        return draw(scenes, given, faults)
    finally:
        sys.excepthook = usual


def report_differences(before: Path, after: Path, chosen: Collection[str] | None) -> None:
    """Compare with an earlier set, print the largest differences and write the page.

    ``chosen``: the scenes that were asked for; pictures of others are not missed. None: all.
    """
    found = compare_sets(before, after)
    page = write_page(found, before, after)
    print(f"{len(found.changed)} of {found.same + len(found.changed)} pictures differ: {page}")
    for difference in found.changed[:10]:
        print(f"  {difference.share:7.2%}  {difference.name}")
    missing = [name for name in found.missing if chosen is None or Path(name).stem in chosen]
    for heading, names in (("only before", missing), ("only now", found.added)):
        if names:
            print(f"{heading}: {', '.join(names)}")


if __name__ == "__main__":
    sys.exit(main())
