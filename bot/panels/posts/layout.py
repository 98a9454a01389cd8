"""The building blocks of every post: texts, pictures and rows of buttons as a Components V2 layout.

A `Post` is everything one message needs, as data: it can be sent any number of times (a `discord.File` sent twice is empty
the second time, so files are made anew for each sending) and names the users it may ping: exactly those, nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from bot.panels import signs
from bot.panels.ids import Control
from bot.panels.limits import ALT, BUTTONS_A_ROW, LABEL, check, cut, walk
from data.words import plain
from render.picture import Picture

ACCENT: Final = 0xB5482A
"""Sealing-wax red, the house's colour: a lobby, a question, the end."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a post: an ASCII name without anything secret, and its alt text."""

    name: str
    data: bytes
    alt: str

    @classmethod
    def of(cls, picture: Picture) -> Upload:
        return cls(picture.name, picture.png, cut(plain(picture.alt), ALT))

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.data), filename=self.name, description=self.alt or None)


@dataclass(frozen=True, slots=True)
class Post:
    """A message ready to be sent or to replace an earlier one: the top items of its layout, its files, the ids of the
    users that it may ping. Marks of signs in its texts become emojis, in its controls words."""

    items: tuple[ui.Item[Any], ...]
    uploads: tuple[Upload, ...] = ()
    mentions: tuple[int, ...] = field(default=())

    def __post_init__(self) -> None:
        signs.settle(self.items)

    def view(self) -> Layout:
        """The layout. Must be called in a running event loop (discord.py asks for one)."""
        return Layout(self.items)

    def files(self) -> list[discord.File]:
        """New files, from the first byte."""
        return [upload.file() for upload in self.uploads]

    def allowed(self) -> discord.AllowedMentions:
        """Exactly the persons meant; nobody through a name."""
        users = [discord.Object(user) for user in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)

    def silent(self) -> Post:
        """The same post without pings (an edit, a repeat)."""
        return replace(self, mentions=())

    def payload(self) -> list[dict[str, Any]]:
        """The components as Discord gets them."""
        return [item.to_component_dict() for item in self.items]

    def check(self, nonce: str = "") -> None:
        """Raise limits.OverLimit if Discord would refuse it."""
        check(self.payload(), [len(upload.data) for upload in self.uploads], nonce)

    def texts(self) -> list[str]:
        """All its texts in reading order."""
        return [str(item["content"]) for item in walk(self.payload()) if item["type"] == 10]


class Layout(ui.LayoutView):
    """A view that never times out and that discord.py does not keep: its controls are answered by the dynamic items of
    `bot.panels.router`, before and after a restart alike, and hundreds of old posts must not fill the memory."""

    def __init__(self, items: Iterable[ui.Item[Any]]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        return False


def text(*lines: str) -> ui.TextDisplay[Any]:
    """Lines as one text; empty ones are left out."""
    return ui.TextDisplay("\n".join(line for line in lines if line))


def gallery(*uploads: Upload) -> ui.MediaGallery[Any]:
    """The pictures of a post, across its whole width."""
    items = [discord.MediaGalleryItem(f"attachment://{upload.name}", description=upload.alt or None) for upload in uploads]
    return ui.MediaGallery(*items)


def button(label: str, control: Control, style: str = "secondary", *, disabled: bool = False) -> ui.Button[Any]:
    """A button; `style` is primary, secondary, success or danger."""
    return ui.Button(
        label=cut(plain(label), LABEL), custom_id=control.encode(), style=discord.ButtonStyle[style], disabled=disabled
    )


def link(label: str, address: str) -> ui.Button[Any]:
    """A button that opens an address."""
    return ui.Button(label=cut(plain(label), LABEL), url=address)


def rows(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of five."""
    return [ui.ActionRow(*buttons[start : start + BUTTONS_A_ROW]) for start in range(0, len(buttons), BUTTONS_A_ROW)]


def framed(*items: ui.Item[Any], colour: int = ACCENT) -> ui.Container[Any]:
    """Items in a frame with a coloured edge: for posts without a big picture, which a frame would make smaller."""
    return ui.Container(*items, accent_colour=colour)


def thread_address(guild_id: int, channel_id: int) -> str:
    """The address of a channel or thread."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}"
