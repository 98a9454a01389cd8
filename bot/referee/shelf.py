"""What a person keeps for further matches, under a name, and nobody else reads. It belongs to no match: no entry tells of
it, no log, no post."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.record.kept import Kept
from bot.referee.base import Base
from bot.referee.model import Refusal
from bot.speech.fold import cut, fold, visible

MOST_KEPT: Final = 20
"""Things of one sort that a person keeps for a game."""
LONGEST_NAME: Final = 40
"""Characters of the name of a kept thing."""
LARGEST_ID: Final = 2**31 - 1


class Shelf(Base):
    """Keep, look, forget."""

    async def kept(self, user_id: int, game_key: str) -> tuple[Kept, ...]:
        """All that a person keeps for a game, by sort and name."""
        return await self.store.kept(user_id, game_key)

    async def kept_one(self, user_id: int, kept_id: int) -> Kept:
        """One of the things a person keeps. Raises Refusal("kept-gone"), also for what is somebody else's."""
        found = await self.store.kept_one(user_id, kept_id) if 0 < kept_id <= LARGEST_ID else None
        if found is None:
            raise Refusal("kept-gone")
        return found

    async def keep(self, user_id: int, game_key: str, sort: str, name: str, texts: Mapping[str, str]) -> tuple[str, bool]:
        """Keep texts under a name: the name as it is shown, and whether it was taken and now means these. Names that differ
        in case and accents alone are one. Raises Refusal: `kept-name`, `kept-full`."""
        shown = cut(visible(name), LONGEST_NAME)
        if not shown:
            raise Refusal("kept-name")
        folded = fold(shown) or shown  # a name of signs alone
        done = await self.store.keep(user_id, game_key, sort, shown, folded, texts, MOST_KEPT)
        if done == "full":
            raise Refusal("kept-full", most=MOST_KEPT)
        return shown, done == "replaced"

    async def forget(self, user_id: int, kept_id: int) -> Kept:
        """Forget one of the things a person keeps. Raises Refusal("kept-gone")."""
        found = await self.store.forget(user_id, kept_id) if 0 < kept_id <= LARGEST_ID else None
        if found is None:
            raise Refusal("kept-gone")
        return found
