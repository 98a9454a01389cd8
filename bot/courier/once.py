"""In effect once: a post that may already stand on Discord is looked for before it is sent again."""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256

from bot.courier.bundle import Bundle
from bot.courier.wire import Wire
from bot.panels.limits import NONCE
from bot.panels.posts.layout import Post
from bot.record.deliveries import LEASE, Delivery


class Once:
    """What every carrier posts by. `born` is when this process began to carry."""

    def __init__(self, wire: Wire, born: datetime) -> None:
        self._wire = wire
        self._born = born

    async def say(self, channel: int, guild: int | None, post: Post, bundle: Bundle, now: datetime) -> int:
        """Post, unless an earlier try or another process already did: then its message."""
        if self.doubtful(bundle, now):
            found = await self._wire.marked(channel, bundle.last.match_id, (bundle.last.id,))
            if bundle.last.id in found:
                return found[bundle.last.id]
        return await self._wire.send(channel, guild, post, nonce_for(bundle.last, channel))

    def doubtful(self, bundle: Bundle, now: datetime) -> bool:
        """Whether it may have been posted without being marked: after a failure, a restart, or another process's death."""
        return any(
            delivery.attempts > 0 or delivery.created_at <= self._born or now - delivery.created_at > LEASE
            for delivery in bundle.deliveries
        )


def nonce_for(delivery: Delivery, channel_id: int) -> str:
    """The nonce of a delivery in one channel, the same at every try. Discord compares nonces of one author in all channels:
    what goes to several people must differ from one to the next."""
    return sha256(f"{delivery.nonce}/{channel_id}".encode()).hexdigest()[:NONCE]
