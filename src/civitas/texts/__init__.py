"""What a game says, in German and English: Fluent messages beside each game, and those that all games share."""

from civitas.texts.files import GLOSSARY, LANGUAGES, BadText, MissingText, TextMessage, common_messages, messages
from civitas.texts.speaker import SENTENCE, Speaker

__all__ = [
    "GLOSSARY",
    "LANGUAGES",
    "SENTENCE",
    "BadText",
    "MissingText",
    "Speaker",
    "TextMessage",
    "common_messages",
    "messages",
]
