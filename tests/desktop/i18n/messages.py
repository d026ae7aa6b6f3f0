"""The translation files, message by message."""

from xml.etree import ElementTree

from attrs import frozen

from blueprints_desktop import places
from blueprints_desktop.lessons.lesson import Lesson
from blueprints_desktop.lessons.reading import words_of


@frozen
class Message:
    context: str
    source: str
    comment: str
    is_plural: bool
    is_finished: bool
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str]:
        return self.context, self.source, self.comment


def read(language: str) -> list[Message]:
    root = ElementTree.parse(places.translations() / f"blueprints_desktop_{language}.ts").getroot()
    found = []
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    plural,
                    translation.get("type") is None,
                    tuple(forms) if plural else (translation.text or "",),
                )
            )
    return found


FRENCH, ENGLISH = read("fr"), read("en")


def said(lesson: Lesson, language: str) -> list[str]:
    """All that a lesson says in a language."""
    words = words_of(lesson, language)
    steps = [text for step in words.steps.values() for text in (step.say, step.not_this) if text]
    return [words.title, words.about, *steps]
