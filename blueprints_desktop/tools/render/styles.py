"""The styles that a change of the look is reviewed in, and drawing all scenes in each of them."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

from blueprints_desktop.tools.render.studio import RenderStyle

_LANGUAGES = ("en", "fr")
_THEMES = ("light", "dark")
_WINDOWS = (
    ((1280, 800), 100),
    ((1024, 700), 100),
    ((720, 520), 100),
    ((1280, 800), 150),
    ((1280, 800), 200),
)
"""Sizes of the window with scales of the program."""


def review_styles() -> Iterator[RenderStyle]:
    """Both languages and themes in windows of several sizes and scales."""
    for language, theme, (size, scale) in product(_LANGUAGES, _THEMES, _WINDOWS):
        yield RenderStyle(language, theme, scale, size=size)


def style_folder(style: RenderStyle) -> str:
    """The name of the folder with the pictures of a style.

    >>> style_folder(RenderStyle("fr", "dark", 150))
    'fr-dark-1280x800-150'
    """
    width, height = style.size
    return f"{style.language}-{style.theme}-{width}x{height}-{style.scale}"


def draw_all_styles(out: Path, jobs: int, arguments: Sequence[str]) -> list[str]:
    """Draw in every style, each in a process of its own; return the styles that failed."""

    def draw(style: RenderStyle) -> str | None:
        name = style_folder(style)
        width, height = style.size
        command = [sys.executable, "-m", "blueprints_desktop.tools.render"]
        command += ["--out", str(out / name), "--size", f"{width}x{height}"]
        command += ["--language", style.language, "--theme", style.theme]
        command += ["--scale", str(style.scale), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        print(f"{name}{' failed' if done.returncode else ''}", flush=True)
        if done.returncode:
            print(done.stderr, file=sys.stderr, flush=True)
        return name if done.returncode else None

    with ThreadPoolExecutor(jobs) as pool:
        return [name for name in pool.map(draw, review_styles()) if name is not None]
