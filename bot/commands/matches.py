"""Which match a command means: autocomplete of the option `partie`, and the choice that never raises."""

from __future__ import annotations

from bot.commands.build import Values
from bot.panels.desk import Ask, SeveralMatches
from bot.referee.model import Refusal, Table
from bot.speech.fold import fold
from bot.speech.understand import shown
from data.words import words
from rules.voice import listed


async def chosen_match(ask: Ask, typed: object, game_key: str | None, *, waiting: bool = False) -> Table | None:
    """The match that a half-typed command is about; None where that is not clear yet. `waiting`: of several, the only one
    that waits for this person serves for suggestions (the command itself asks)."""
    try:
        return await ask.which(str(typed) if typed else None, game_key=game_key)
    except SeveralMatches as error:
        me = ask.person.id
        asked = [found for found in error.tables if any(found.asked(seat) for seat in found.seats_of(me))]
        return asked[0] if waiting and len(asked) == 1 else None
    except Refusal:
        return None


def suggest_matches(game_key: str | None, *, seated: bool = True):  # type: ignore[no-untyped-def]
    """Autocomplete of the option `partie`: this person's own live matches, code and opponents, filtered by what is typed."""

    async def suggest(ask: Ask, values: Values, current: str) -> list[tuple[str, str]]:
        rows = []
        for table in await ask.mine(game_key, seated=seated):
            others = listed([chair.name for chair in table.chairs if chair.user_id != ask.person.id], ask.language)
            title = f"{table.code} · {words(table.game_key, ask.language).text('game-name')} · {others or '–'}"
            if fold(current) in fold(title):
                rows.append((shown(title), table.code))
        return rows

    return suggest
