"""What a third account received, held against what was public when it received it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence

from bot.offline import Json, media_of, text_of

CODES = {"J": "Y", "V": "G"}
"""French colour letters that differ from the card's id."""
WORDS = {"rouge": "R", "orange": "O", "jaune": "Y", "vert": "G", "bleu": "B", "pourpre": "P"} | {
    "red": "R",
    "yellow": "Y",
    "green": "G",
    "blue": "B",
    "purple": "P",
}
_CODE = re.compile(r"\b([ROJVYGBP])(10|[1-9])\b")
_COLOURS = "|".join(WORDS)
_VALUE_FIRST = re.compile(rf"\b(10|[1-9]) ({_COLOURS})\b", re.I)
_COLOUR_FIRST = re.compile(rf"\b({_COLOURS}) (10|[1-9])\b", re.I)
SECRET_FILES = ("hand",)


def cards_named(text: str) -> set[str]:
    """Every Troop that a text names, as a code (`J7`, `Y7`) or in words (`7 jaune`, `yellow 7`)."""
    found = {CODES.get(letter, letter) + value for letter, value in _CODE.findall(text)}
    found |= {WORDS[colour.lower()] + value for value, colour in _VALUE_FIRST.findall(text)}
    return found | {WORDS[colour.lower()] + value for colour, value in _COLOUR_FIRST.findall(text)}


def everything_said(message: Json) -> str:
    """Texts, alt texts, file names and control ids of a message."""
    pictures = [f"{item.get('description') or ''} {item['media']['url']}" for item in media_of(message)]
    files = [f"{item['filename']} {item.get('description') or ''}" for item in message["attachments"]]
    return "\n".join([text_of(message), *pictures, *files, json.dumps(message["components"], ensure_ascii=False)])


def public_cards(transcript: Json) -> list[set[str]]:
    """For each entry of an exported match, the Troops that events known to everybody had named up to then."""
    shown: list[set[str]] = []
    known: set[str] = set()
    for entry in transcript["entries"]:
        for event in entry["events"]:
            if event["seats"] is None:
                known |= {value for value in _strings(event["facts"]) if re.fullmatch(r"[ROYGBP](10|[1-9])", value)}
        shown.append(set(known))
    return shown


def _strings(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)


def leaks(received: Sequence[Json], ever_public: set[str]) -> list[str]:
    """Messages of a third account that name a card which never became public, or carry a private picture."""
    faults = []
    for message in received:
        said = everything_said(message)
        hidden = cards_named(said) - ever_public
        if hidden:
            faults.append(f"{sorted(hidden)} in {said[:300]}")
        faults += [f"file {name}" for name in SECRET_FILES if f"/{name}" in said]
    return faults
