"""Who sees what: the one place that decides which person hears of which event. Pages and driven persons listen here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import objects
from .interactions import AUTOCOMPLETE, COMMAND, Desk, Interaction
from .model import PRIVATE_THREAD, Channel, Listener, Message, User
from .world import World

# An event for one person: its name in the page's protocol, and its data.
Sink = Callable[[str, Any], None]

_FAILED = {
    "fr": ("L’application n’a pas répondu.", "Échec de l’interaction."),
    "en": ("The application did not respond.", "This interaction failed."),
}


class Audience(Listener):
    """Turns changes of the world into events for each person who may know of them."""

    def __init__(self, world: World, desk: Desk) -> None:
        self.world = world
        self._sinks: dict[int, list[Sink]] = {}
        world.listeners.append(self)
        desk.observers.append(self._interaction)

    def listen(self, user: User, sink: Sink) -> None:
        """Let `sink` hear everything that this user may know from now on."""
        self._sinks.setdefault(user.id, []).append(sink)

    def leave(self, user: User, sink: Sink) -> None:
        """Undo `listen`."""
        self._sinks[user.id].remove(sink)
        if not self._sinks[user.id]:
            del self._sinks[user.id]

    def _send(self, user: User, event: str, data: Any) -> None:
        for sink in self._sinks.get(user.id, ()):
            sink(event, data)

    def _everybody(self, event: str, data: Any) -> None:
        for sinks in list(self._sinks.values()):
            for sink in sinks:
                sink(event, data)

    # the world -------------------------------------------------------------------------------------------------------

    def message(self, op: str, channel: Channel, message: Message) -> None:
        """message, message_update, message_delete."""
        event = "message" if op == "create" else f"message_{op}"
        data = {"id": str(message.id), "channel_id": str(channel.id)} if op == "delete" else message.data
        for user in self.world.audience(channel, message):
            if user.id in self._sinks:
                self._send(user, event, data)

    def channel(self, op: str, channel: Channel) -> None:
        """channel, channel_update, channel_delete."""
        event = "channel" if op == "create" else f"channel_{op}"
        for user in self.world.audience(channel):
            if user.id in self._sinks:
                gone = {"id": str(channel.id)}
                self._send(user, event, gone if op == "delete" else objects.channel_for(self.world, channel, user))

    def members(self, channel: Channel, added: list[User], removed: list[User]) -> None:
        """Who is let into a private thread sees it, with all that was said there; who leaves loses it."""
        private = channel.kind == PRIVATE_THREAD
        for user in added:
            if private and user.id in self._sinks:
                self._send(user, "channel", objects.channel_for(self.world, channel, user))
                for message in channel.public_messages():
                    self._send(user, "message", message.data)
        for user in removed:
            if private and not self.world.can_see(user, channel):
                self._send(user, "channel_delete", {"id": str(channel.id)})
        for user in self.world.audience(channel):
            if user.id in self._sinks and not (private and user in added):
                self._send(user, "channel_update", objects.channel_for(self.world, channel, user))

    def user(self, user: User, *, new: bool) -> None:
        """user."""
        self._everybody("user", {**user.data, "avatar_color": user.avatar_color})

    def commands(self) -> None:
        """commands."""
        self._everybody("commands", self.world.all_commands())

    def presence(self, online: bool) -> None:
        """presence."""
        self._everybody("presence", {"bot_online": online})

    # interactions ----------------------------------------------------------------------------------------------------

    def _interaction(self, interaction: Interaction, state: str) -> None:
        user, nonce = interaction.user, interaction.nonce
        if user.id not in self._sinks:
            return
        if interaction.kind == AUTOCOMPLETE:
            self._send(user, "autocomplete", {"nonce": nonce, "choices": interaction.choices or []})
            return
        if state == "modal":
            self._send(user, "modal", {"modal_id": str(interaction.id), **(interaction.modal or {}), "nonce": nonce})
            state = "done"
        message = None
        if state == "failed":
            texts = _FAILED["fr" if user.locale == "fr" else "en"]
            message = texts[0 if interaction.kind == COMMAND else 1]
        self._send(user, "interaction", {"nonce": nonce, "state": state, "message": message})
