"""What can be tried of the other systems' installers without these systems."""

import plistlib
import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from blueprints_desktop.desktop.app.emblem import emblem, match_emblem
from installers.icons import write_icns, write_ico
from installers.macos import ENTITLEMENTS, build_dmg
from installers.project import CannotBuild
from installers.windows import build_setup, compile_setup

AMD64 = 0x8664
"""What 64-bit Windows calls its machine."""


def test_nsis_compiles_the_script(tmp_path: Path) -> None:
    program = tmp_path / "program"
    (program / "_internal").mkdir(parents=True)
    (program / "_internal" / "something.dll").write_bytes(bytes(1000))
    (program / "blueprints-desktop.exe").write_bytes(b"MZ")
    icons = tmp_path / "program.ico", tmp_path / "match.ico"
    write_ico(icons[0], emblem)
    write_ico(icons[1], match_emblem)
    made = compile_setup(program, *icons, tmp_path / "out")
    assert machine_of(made.read_bytes()) == AMD64


def machine_of(program: bytes) -> int:
    """What a program for Windows runs on, by its header."""
    assert program[:2] == b"MZ"
    (header,) = struct.unpack("<I", program[0x3C:0x40])
    assert program[header : header + 4] == b"PE\0\0"
    return int(struct.unpack("<H", program[header + 4 : header + 6])[0])


def test_other_systems_are_not_frozen_here(tmp_path: Path) -> None:
    with pytest.raises(CannotBuild, match="on Windows"):
        build_setup(tmp_path)
    with pytest.raises(CannotBuild, match="on macOS"):
        build_dmg()


def test_an_icon_for_windows_holds_every_size(tmp_path: Path) -> None:
    write_ico(tmp_path / "a.ico", emblem, (16, 256))
    content = (tmp_path / "a.ico").read_bytes()
    assert struct.unpack("<HHH", content[:6]) == (0, 1, 2)
    for place, side in ((6, 16), (22, 256)):
        length, offset = struct.unpack("<II", content[place + 8 : place + 16])
        picture = QImage.fromData(content[offset : offset + length])
        assert (picture.width(), picture.height()) == (side, side)


def test_an_icon_for_macos_is_as_long_as_it_says(tmp_path: Path) -> None:
    write_icns(tmp_path / "a.icns", emblem)
    content = (tmp_path / "a.icns").read_bytes()
    assert content[:4] == b"icns"
    assert struct.unpack(">I", content[4:8]) == (len(content),)


def test_the_entitlements_are_a_property_list() -> None:
    assert all(plistlib.loads(ENTITLEMENTS.read_bytes()).values())
