"""The disk image for macOS. Not yet tried: nobody of us has built it on a Mac.

PyInstaller makes the application with its document type (see the .spec). Signing and notarising are
optional, for they want an Apple developer's identity; without them macOS asks before the first
start. They happen when these are in the environment:

    CODESIGN_IDENTITY   as `security find-identity -v -p codesigning` names it
    NOTARY_PROFILE      as stored by `xcrun notarytool store-credentials`
"""

import os
import platform
import shutil
import sys
from pathlib import Path

from installers.licences import collect_licences
from installers.project import (
    BUILD,
    DIST,
    NAME,
    PACKAGING,
    TITLE,
    VERSION,
    CannotBuild,
    empty_folder,
    run,
    say,
)

ENTITLEMENTS = PACKAGING / "macos" / "entitlements.plist"


def build_dmg() -> Path:
    """Put the frozen application into an image with a way to the Applications folder."""
    if sys.platform != "darwin":
        raise CannotBuild("A program for macOS can only be frozen on macOS.")
    say("Making the disk image")
    application = BUILD / "frozen" / f"{TITLE}.app"
    tree = empty_folder(BUILD / "dmg")
    shutil.copytree(application, tree / application.name, symlinks=True)
    collect_licences(tree / "Licences", application / "Contents" / "Frameworks")
    (tree / "Applications").symlink_to("/Applications")
    identity = os.environ.get("CODESIGN_IDENTITY")
    if identity:
        _sign(tree / application.name, identity)
    DIST.mkdir(exist_ok=True)
    path = DIST / f"{NAME}-{VERSION}-{platform.machine()}.dmg"
    run("hdiutil", "create", "-volname", TITLE, "-srcfolder", tree, "-ov", "-format", "UDZO", path)
    profile = os.environ.get("NOTARY_PROFILE")
    if identity and profile:
        run("xcrun", "notarytool", "submit", path, "--keychain-profile", profile, "--wait")
        run("xcrun", "stapler", "staple", path)
    return path


def _sign(application: Path, identity: str) -> None:
    run(
        *("codesign", "--force", "--deep", "--timestamp", "--options", "runtime"),
        *("--entitlements", str(ENTITLEMENTS), "--sign", identity, str(application)),
    )
    run("codesign", "--verify", "--deep", "--strict", application)
