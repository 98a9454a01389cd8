"""A private panel as data, and the one way to show it.

A panel is built by any handler and sent by `show` alone, which only ever reaches ephemeral messages: the private answer of
a command, or the private panel that a control stands on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.panels import limits
from bot.panels.ids import Control
from bot.panels.posts.layout import Post, Upload, button, framed, gallery, rows, text
from data.words import plain
from render.picture import Picture

Row: TypeAlias = "ui.ActionRow[Any] | ui.TextDisplay[Any]"
Button: TypeAlias = "ui.Button[Any]"
ROOM: Final = limits.TEXT - 100
"""Characters of all texts of one panel."""
WARNING: Final = 0xB3402E
"""Red edge of a panel that asks once more."""

__all__ = ["Button", "Item", "Panel", "Row", "acknowledge", "button", "choices", "people", "rows", "select", "show"]


@dataclass(frozen=True, slots=True)
class Panel:
    """What one person reads: a heading that names the match, a notice (what just happened, or why not), lines, a picture,
    lines after it, and rows of controls, which may have a text above them. `document` is a file to hand over: its name and
    bytes; `pictures` are several at once, ten at most, that stand together in place of the one."""

    heading: str = ""
    notice: str = ""
    lines: tuple[str, ...] = ()
    picture: Picture | None = None
    after: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    warning: bool = False
    document: tuple[str, bytes] | None = None
    pictures: tuple[Picture, ...] = ()

    def noting(self, notice: str) -> Panel:
        """The same panel with a sentence above it."""
        return replace(self, notice=notice)

    def post(self) -> Post:
        """The layout; texts are cut to what Discord takes, the last ones first. Checked against Discord's limits."""
        items: list[ui.Item[Any]] = []
        uploads: list[Upload] = []
        room = ROOM - sum(limits.units(row.content) for row in self.rows if isinstance(row, ui.TextDisplay))
        heading = f"-# {self.heading}" if self.heading else ""
        above = "\n".join(part for part in (heading, self.notice, *self.lines) if part)
        below = "\n".join(part for part in self.after if part)
        if above:
            above = limits.cut(above, room)
            room -= limits.units(above)
            items.append(text(above))
        pictures = (self.picture, *self.pictures) if self.picture is not None else self.pictures
        if pictures:
            uploads += _named_apart([Upload.of(picture) for picture in pictures])
            items.append(gallery(*uploads))
        if self.document is not None:
            uploads.append(Upload(self.document[0], self.document[1], ""))
            items.append(ui.File(f"attachment://{self.document[0]}"))
        if below and room > 20:
            items.append(text(limits.cut(below, room)))
        items += self.rows
        made = Post((framed(*items, colour=WARNING),) if self.warning else tuple(items), tuple(uploads))
        made.check()
        return made


def _named_apart(uploads: list[Upload]) -> list[Upload]:
    """Files of one post, each with a name of its own: a gallery finds them by it."""
    if len(uploads) < 2:
        return uploads
    return [replace(upload, name=f"{place}-{upload.name}") for place, upload in enumerate(uploads, 1)]


@dataclass(frozen=True, slots=True)
class Item:
    """One option of a select."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False


def choices(items: Sequence[Item]) -> list[discord.SelectOption]:
    """Items as Discord takes them, cut to its limits."""
    return [
        discord.SelectOption(
            label=limits.cut(plain(item.label), limits.OPTION_LABEL) or "?",
            value=item.value,
            description=limits.cut(plain(item.about), limits.OPTION_LABEL) or None,
            default=item.chosen,
        )
        for item in items
    ]


def select(
    control: Control, placeholder: str, items: Sequence[Item], *, least: int = 1, most: int = 1, disabled: bool = False
) -> Row:
    """A select in its row; 1 to 25 items (page them before)."""
    chooser: ui.Select[Any] = ui.Select(
        custom_id=control.encode(),
        placeholder=limits.cut(plain(placeholder), limits.PLACEHOLDER),
        options=choices(items),
        min_values=min(least, len(items)),
        max_values=max(1, min(most, len(items))),
        disabled=disabled,
    )
    return ui.ActionRow(chooser)


def people(control: Control, placeholder: str) -> Row:
    """A select of the persons of this server, one of whom may be chosen. Discord lists them; the value is a user's id."""
    chooser: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=control.encode(), placeholder=limits.cut(placeholder, limits.PLACEHOLDER)
    )
    return ui.ActionRow(chooser)


def private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the control of this interaction stands on a message that only its reader sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge so that whatever follows is private: a control on a private panel keeps the panel, everything else opens
    a private answer. Raises discord.HTTPException when Discord no longer waits."""
    if private(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: discord.Interaction[Any], panel: Panel) -> None:
    """Put the panel where `acknowledge` made room for it."""
    post = panel.post()
    await interaction.edit_original_response(view=post.view(), attachments=post.files(), allowed_mentions=post.allowed())
