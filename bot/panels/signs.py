"""Signs as Discord shows them: the application's emojis in text, words where markup is not rendered.

Texts carry marks (data.signs). A `Post` turns them into `<:food_1a2b3c:123>` where the application has that emoji, else into
the word; menus, buttons, placeholders and alt texts always say the word, and so does code, in which Discord renders nothing.
Which emojis there are is learnt once the bot has logged in (bot.courier.emojis); until then, and where uploading is not
possible, every sentence reads in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from discord import ui

from bot.panels.limits import LABEL, OPTION_LABEL, PLACEHOLDER, TEXT, TEXT_BYTES, cut, units
from data.signs import MARK, sign_of
from data.words import plain

_CODE: Final = re.compile(r"(```.*?```|`[^`\n]+`)", re.DOTALL)
_APART: Final = re.compile(rf"(\d[*_]*) ({MARK.pattern})")
"""A number and its sign, which no end of a line shall part."""
_ROOM: Final = TEXT - 100
_emojis: dict[str, str] = {}


def learn(emojis: Mapping[str, str]) -> None:
    """From now on these signs are emojis: name of the sign -> its markup (`<:food_1a2b3c:123>`)."""
    _emojis.update(emojis)


def forget(*names: str) -> None:
    """These signs have no emoji any more; none has, where no name is given: the connection that taught them is closed."""
    for name in names or tuple(_emojis):
        _emojis.pop(name, None)


def shown(text: str) -> str:
    """A text for a text display: marks as emojis, as words where there is none and within code."""
    if not MARK.search(text):
        return text
    return "".join(plain(part) if place % 2 else _with_emojis(part) for place, part in enumerate(_CODE.split(text)))


def _with_emojis(text: str) -> str:
    # what has no emoji becomes a word first, while the numbers still stand right before the marks
    kept = _APART.sub("\\1\u00a0\\2", plain(text, _emojis))
    return MARK.sub(lambda found: _emojis[sign_of(found[0])[0]], kept)


def all_shown(texts: Sequence[str]) -> list[str]:
    """The texts of one post: with emojis where all of them fit into what Discord takes, else in words (an emoji's markup is
    thirty characters); the longest is cut where even those are too many."""
    if not any(MARK.search(text) for text in texts):
        return list(texts)
    pictured = [shown(text) for text in texts]
    if _fits(pictured):
        return pictured
    said = [plain(text) for text in texts]
    while not _fits(said):
        longest = max(range(len(said)), key=lambda place: units(said[place]))
        said[longest] = cut(said[longest], units(said[longest]) * 9 // 10)
    return said


def _fits(texts: Sequence[str]) -> bool:
    return sum(map(units, texts)) <= _ROOM and sum(len(text.encode("utf-8", "replace")) for text in texts) <= TEXT_BYTES


def settle(items: Iterable[ui.Item[Any]]) -> None:
    """Turn every mark in the components of one post into what can be read there, in place."""
    every = list(_walk(items))
    displays = [item for item in every if isinstance(item, ui.TextDisplay)]
    for display, content in zip(displays, all_shown([display.content for display in displays]), strict=True):
        display.content = content
    for item in every:
        if isinstance(item, ui.Button) and item.label and MARK.search(item.label):
            item.label = cut(plain(item.label), LABEL)
        elif isinstance(item, ui.Select):
            _settle_select(item)


def _settle_select(select: ui.Select[Any]) -> None:
    if select.placeholder:
        select.placeholder = cut(plain(select.placeholder), PLACEHOLDER)
    for option in select.options:
        option.label = cut(plain(option.label), OPTION_LABEL)
        option.description = cut(plain(option.description), OPTION_LABEL) if option.description else None


def _walk(items: Iterable[Any]) -> Iterable[Any]:
    for item in items:
        yield item
        yield from _walk(getattr(item, "children", ()))
        accessory = getattr(item, "accessory", None)
        if accessory is not None:
            yield accessory
