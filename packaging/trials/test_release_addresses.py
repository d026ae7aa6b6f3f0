"""What a software centre is told that only whoever makes a release knows."""

import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from installers.linux_tree import METAINFO, write_share
from installers.project import PACKAGING

HERE = "https://example.org/it?a&b"


def component(share: Path) -> ElementTree.Element:
    """As the validator lets it pass, without looking whether its addresses answer."""
    write_share(share)
    path = share / "metainfo" / METAINFO
    subprocess.run(["appstreamcli", "validate", "--no-net", str(path)], check=True)
    return ElementTree.parse(path).getroot()


def test_pictures_are_named_where_they_can_be_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RELEASE_HOMEPAGE", f"{HERE}/")
    monkeypatch.setenv("RELEASE_PICTURES", HERE)
    told = component(tmp_path)
    assert told.findtext("url") == HERE
    pictures = {str(image.text) for image in told.iter("image")}
    assert pictures == {f"{HERE}/{path.name}" for path in (PACKAGING / "pictures").iterdir()}
    assert all(len(shot.findall("caption")) == 2 for shot in told.iter("screenshot"))


def test_without_addresses_none_is_made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RELEASE_HOMEPAGE", "RELEASE_PICTURES"):
        monkeypatch.delenv(name, raising=False)
    told = component(tmp_path)
    assert told.find("url") is None
    assert told.find("screenshots") is None


def test_what_is_new_is_told_in_both_languages(tmp_path: Path) -> None:
    told = component(tmp_path).findall("releases/release")[0].findall("description/p")
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    assert [words.get(language) for words in told] == [None, "fr"]
