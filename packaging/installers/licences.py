"""The licences of everything that is handed out inside an installer."""

import ast
import re
import shutil
import sys
import sysconfig
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

from installers.libraries import packages_of_libraries
from installers.project import BUILD, NAME, PACKAGING, ROOT, CannotBuild

_MODULES = BUILD / "pyinstaller" / NAME / "PYZ-00.toc"
"""Where PyInstaller notes which modules it put into the program."""
_WITHOUT_TEXTS = frozenset({"PySide6_Essentials", "shiboken6"})
"""These carry no licence texts, so we do."""
_COMMON = Path("/usr/share/common-licenses")
"""Where Debian's notices send their readers for the longer texts; other systems have no such folder."""


def collect_licences(into: Path, libraries: Path) -> None:
    """Put the texts into a folder; ``libraries`` holds the system's libraries that come along."""
    into.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", into / "Blueprints Desktop.txt")
    for text in sorted((PACKAGING / "licences").glob("*.txt")):
        shutil.copy(text, into)
    for package in sorted(bundled_packages()):
        _copy_texts_of(package, into)
    shutil.copy(_licence_of_python(), into / "Python.txt")
    if sys.platform == "linux":
        _copy_system_texts(libraries, into)


def bundled_packages(modules: Path = _MODULES) -> set[str]:
    """The Python packages whose code is inside, also those that others asked for."""
    _, entries = ast.literal_eval(modules.read_text(encoding="utf-8"))
    owners = packages_distributions()
    found = {package for name, *_ in entries for package in owners.get(name.split(".")[0], ())}
    return (found | {"pyinstaller"}) - _WITHOUT_TEXTS - {NAME}


def _copy_texts_of(package: str, into: Path) -> None:
    files = distribution(package).files or []
    texts = [file for file in files if "licenses" in file.parts]
    if not texts:
        raise CannotBuild(f"{package} came without a licence text")
    for file in texts:
        within = file.parts[file.parts.index("licenses") + 1 :]
        path = into / package / Path(*within)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(Path(str(file.locate())), path)


def _licence_of_python() -> Path:
    """Where it lies depends on who built Python."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for path in (
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path("/usr/share/doc") / version / "copyright",
    ):
        if path.exists():
            return path
    raise CannotBuild("the licence of Python itself was not found")


def _copy_system_texts(libraries: Path, into: Path) -> None:
    """Debian notes the licence of every package; a library from elsewhere is not bundled by us."""
    if shutil.which("dpkg-query") is None:
        return
    owners = packages_of_libraries()
    bundled = [path.name for path in libraries.glob("lib*.so*") if not path.is_symlink()]
    referred_to: set[str] = set()
    for package in sorted({owners[name] for name in bundled if name in owners}):
        notice = Path("/usr/share/doc") / package / "copyright"
        if notice.exists():
            shutil.copy(notice, into / f"{package}.txt")
            text = notice.read_text(encoding="utf-8", errors="replace")
            referred_to |= set(re.findall(rf"{_COMMON}/([A-Z][\w.-]*\w)", text))
    common = into / _COMMON.name
    common.mkdir()
    for name in sorted(referred_to & {path.name for path in _COMMON.iterdir()}):
        shutil.copy(_COMMON / name, common / f"{name}.txt")
