"""From an opened table to the deal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace

from bot.clock.deadlines import BadQuiet, parse_quiet, zone_of
from bot.record.tables import ChairRow, MatchRow
from bot.record.work import Session, Work
from bot.referee.base import Base, must_be_gm, must_be_open, seats_of
from bot.referee.model import Person, Place, Refusal, Table, TableRules
from bot.referee.sitting import Sitting
from bot.referee.tables import rules_of, rules_to_json
from data.fingerprint import fingerprint
from data.words import words
from rules import codec, registry
from rules.chance import commitment
from rules.options import headcounts, seating

LONGEST_HOURS = 24 * 60
"""Sixty days: longer deadlines are meant as none."""


class Lobby(Base):
    """Use cases before the match begins."""

    async def open(
        self,
        game_key: str,
        host: Person,
        place: Place,
        *,
        interaction_id: str = "",
        language: str = "fr",
        options: Mapping[str, str] | None = None,
        rules: TableRules | None = None,
        seats: int | None = None,
        seated: bool = True,
    ) -> Table:
        """A new table. The host is its GM and sits on seat 0 unless `seated` is False; `interaction_id` is what Discord
        gave to their command (it enters the seed). `seats` is how many seats are offered, the most these options take
        where None; options that do not take so many are changed in the one choice that lets them.

        Raises Refusal: `no-such-game`, `seat-count`; Illegal for an option."""
        if game_key not in registry.games():
            raise Refusal("no-such-game")
        game = registry.game(game_key)
        chosen = game.options_type()
        for name, value in (options or {}).items():
            chosen = game.configure(chosen, name, value)
        if seats is not None:
            fitting = seating(game, chosen, seats)
            if fitting is None:
                raise Refusal("seat-count", now=seats, counts=headcounts(game, chosen))
            chosen = fitting
        house = checked(rules or replace(self.house_rules, at_timeout=game.clocks(chosen).at_timeout))
        secret = secrets.token_bytes(32)
        now = self.clock.now()

        async def act(session: Session) -> Table:
            match = MatchRow(
                game_key=game_key,
                game_version=game.version,
                data_hash=fingerprint(game_key),
                status="lobby",
                language=language,
                options=codec.dump(chosen),
                rules=rules_to_json(house),
                host_id=host.id,
                gm_ids=[host.id],
                guild_id=place.guild_id,
                channel_id=place.channel_id,
                capacity=seats or max(game.seat_counts(chosen)),
                secret=secret.hex(),
                commitment=commitment(secret),
                created_at=now,
            )
            session.add(match)
            await session.flush()
            match.code = f"{game.prefix}-{match.id}"
            work = Work(session, match, [], self.store.cache)
            if seated:
                self._seat(work, 0, host.id, host.name, host.locale, interaction_id)
            await self._refresh(work)
            return await self._table(work)

        table = await self.store.change(act)
        self._stored()
        return table

    async def join(self, match_id: int, person: Person, interaction_id: str, seat: int | None = None) -> Table:
        """Sit down on the given or the first free seat; somebody who sits already stays where they are.

        Raises Refusal: `already-started`, `full`, `seat-taken`, `no-such-seat`."""

        async def act(work: Work) -> Table:
            if not seats_of(work.chairs, person.id):
                must_be_open(work.match)
                place = self._free(work, seat)
                self._seat(work, place, person.id, person.name, person.locale, interaction_id)
                await self._refresh(work)
            elif seat is not None and seat not in seats_of(work.chairs, person.id) and work.match.status == "lobby":
                chair = next(chair for chair in work.chairs if chair.user_id == person.id)
                chair.seat = self._free(work, seat)
                await self._refresh(work)
            return await self._table(work)

        return await self._change(match_id, act)

    async def add_automaton(self, match_id: int, by: int) -> Table:
        """An autopilot takes the first free seat. Raises Refusal: `gm-only`, `already-started`, `full`."""

        async def act(work: Work) -> Table:
            must_be_open(work.match)
            must_be_gm(work.match, by)
            place = self._free(work, None)
            count = sum(chair.automaton for chair in work.chairs)
            name = words("common", work.match.language).text("automaton-name", number=count + 1)
            chair = self._seat(work, place, None, name, work.match.language, f"automaton-{place}")
            chair.automaton = True
            await self._refresh(work)
            return await self._table(work)

        return await self._change(match_id, act)

    async def leave(self, match_id: int, user_id: int) -> Table:
        """Stand up again; a lobby that nobody sits in and whose host left is closed.

        Raises Refusal: `not-seated`, `leave-running` (one resigns from a match, or the GM replaces one)."""

        async def act(work: Work) -> Table:
            mine = [chair for chair in work.chairs if chair.user_id == user_id]
            if not mine:
                raise Refusal("not-seated")
            if work.match.status != "lobby":
                raise Refusal("leave-running")
            for chair in mine:
                await work.remove_chair(chair)
            if user_id == work.match.host_id and not any(not chair.automaton for chair in work.chairs):
                work.match.status = "over"
                work.match.ended_at = self.clock.now()
            await self._refresh(work)
            return await self._table(work)

        return await self._change(match_id, act)

    async def remove_automaton(self, match_id: int, by: int) -> Table:
        """The automaton that sat down last stands up. Raises Refusal: `gm-only`, `already-started`, `no-automaton`."""

        async def act(work: Work) -> Table:
            must_be_open(work.match)
            must_be_gm(work.match, by)
            seated = [chair for chair in work.chairs if chair.automaton]
            if not seated:
                raise Refusal("no-automaton")
            await work.remove_chair(seated[-1])
            await self._refresh(work)
            return await self._table(work)

        return await self._change(match_id, act)

    async def set_option(self, match_id: int, by: int, name: str, value: str) -> Table:
        """Set one of the game's options. Raises Refusal: `gm-only`, `already-started`; Illegal for the option itself."""

        async def act(work: Work) -> Table:
            must_be_open(work.match)
            must_be_gm(work.match, by)
            options = work.game.configure(work.options, name, value)
            work.match.options = codec.dump(options)
            counts = work.game.seat_counts(options)
            if work.match.capacity not in counts:
                work.match.capacity = max(counts)
            await self._refresh(work)
            return await self._table(work)

        return await self._change(match_id, act)

    async def set_rule(self, match_id: int, by: int, name: str, value: str) -> Table:
        """Set one house rule: `at_timeout` (remind, pass, autopilot, forfeit), `take_back` and `gm_sees_all` (yes, no),
        `hours` or `hours-KIND` (a number, or `none`), `quiet` (`22-8`, or empty), `zone`, `language` (fr, en). Hours
        hold for decisions yet to come up.

        Raises Refusal: `gm-only`, `no-such-rule`, `rule-value`, `already-started` (what a GM may see is settled before the
        deal, and a GM who plays against others changes no rule under their hands)."""

        async def act(work: Work) -> Table:
            must_be_gm(work.match, by)
            if work.match.status in ("over", "broken"):
                raise Refusal(work.match.status)
            playing = seats_of(work.chairs, by) and any(c.user_id not in (None, by) for c in work.chairs)
            if name in ("gm_sees_all", "language") or playing:
                must_be_open(work.match)
            if name == "language":
                if value not in ("fr", "en"):
                    raise Refusal("rule-value", value=value)
                work.match.language = value
            else:
                work.match.rules = rules_to_json(changed(rules_of(work.match.rules), name, value))
            await self._refresh(work)
            return await self._table(work)

        return await self._change(match_id, act)

    async def start(self, match_id: int, by: int) -> Table:
        """Deal. Seats are numbered without gaps, the seed is fixed, the table opens and everybody gets their hand.

        Raises Refusal: `gm-only`, `already-started`, `seat-count`."""

        async def act(work: Work) -> tuple[Table, bool]:
            must_be_open(work.match)
            must_be_gm(work.match, by)
            counts = work.game.seat_counts(work.options)
            if len(work.chairs) not in counts:
                raise Refusal("seat-count", now=len(work.chairs), counts=tuple(counts))
            now = self.clock.now()
            await work.renumber(sorted(work.chairs, key=lambda chair: chair.seat))
            match = work.match
            match.ids = [chair.join_id for chair in work.chairs]
            match.status, match.started_at = "running", now
            match.game_version, match.data_hash = work.game.version, fingerprint(match.game_key)
            sitting = Sitting(work, now, None)
            sitting.deal()
            await self._refresh(work)
            await work.deliver(now, "table", "open-table", {})
            more = sitting.let_house_act()
            await sitting.close()
            return await self._table(work), more

        table, more = await self._change(match_id, act)
        return await self._on(match_id, more) or table

    async def _refresh(self, work: Work) -> None:
        await work.deliver(self.clock.now(), "lobby", "lobby", {})

    def _free(self, work: Work, wanted: int | None) -> int:
        taken = {chair.seat for chair in work.chairs}
        if wanted is not None:
            if not 0 <= wanted < work.match.capacity:
                raise Refusal("no-such-seat", seat=wanted + 1)
            if wanted in taken:
                raise Refusal("seat-taken", seat=wanted + 1)
            return wanted
        free = next((seat for seat in range(work.match.capacity) if seat not in taken), None)
        if free is None:
            raise Refusal("full")
        return free

    def _seat(self, work: Work, seat: int, user_id: int | None, name: str, locale: str, join_id: str) -> ChairRow:
        chair = ChairRow(
            match_id=work.match_id,
            seat=seat,
            user_id=user_id,
            name=name,
            locale=locale,
            join_id=join_id,
            joined_at=self.clock.now(),
        )
        work.add(chair)
        work.chairs.append(chair)
        return chair


def checked(rules: TableRules) -> TableRules:
    """These rules, if every value is possible. Raises Refusal("rule-value")."""
    if rules.at_timeout not in ("remind", "pass", "autopilot", "forfeit"):
        raise Refusal("rule-value", value=str(rules.at_timeout))
    for hours in rules.hours.values():
        if hours is not None and not 1 <= hours <= LONGEST_HOURS:
            raise Refusal("rule-value", value=hours)
    for check, text in ((parse_quiet, rules.quiet), (zone_of, rules.zone)):
        try:
            check(text)
        except BadQuiet as error:
            raise Refusal("rule-value", value=text) from error
    return rules


def changed(rules: TableRules, name: str, value: str) -> TableRules:
    """These rules with one of them set from text. Raises Refusal: `no-such-rule`, `rule-value`."""
    text = value.strip()
    if name in ("gm_sees_all", "take_back"):
        if text not in ("yes", "no"):
            raise Refusal("rule-value", value=value)
        return replace(rules, **{name: text == "yes"})  # type: ignore[arg-type]
    if name == "hours" or name.startswith("hours-"):
        if text != "none" and not text.isdigit():
            raise Refusal("rule-value", value=value)
        kind = name.removeprefix("hours").removeprefix("-") or "*"
        kept = {} if kind == "*" else dict(rules.hours)
        return checked(replace(rules, hours=kept | {kind: None if text == "none" else int(text)}))
    if name in ("at_timeout", "quiet", "zone"):
        return checked(replace(rules, **{name: text}))  # type: ignore[arg-type]
    raise Refusal("no-such-rule", name=name)
