"""La Garde du Bastion by thumb over the wire: tables whose end is sure, a hero's act, what the record says."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from bot.offline import Json, OfflineDiscord, Person, media_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import control, fill, has, open_table, press, public
from rules.transcript import loads
from rules.verify import verify

FLAT = """
[[maps]]
id = "Le Champ"
rows = ["000000", "000000", "000000", "000000", "000000", "000000"]
heroes = ["A1", "B1"]
spawns = ["F6"]
"""
MONSTER = """
[[monsters]]
id = "{name}"
die = {die}
hp = [{hp}, {hp}]
speed = 6
range = 5
order = 1
special = ["normal", "normal", "normal", "normal", "normal", "normal"]
"""
HEROES = """
[[heroes]]
id = "Brune"
die = 12
hp = 60
speed = 2
range = 5
abilities = [{ id = "Tir", kind = "attack", attack = 1 }, { id = "Tourbillon", kind = "sweep", reach = 5 }]

[[heroes]]
id = "Oda"
die = 12
hp = 60
speed = 2
range = 5
abilities = [{ id = "Jet", kind = "attack", attack = 1 }, { id = "Repos", kind = "heal", amount = 3 }]
"""
WON = {
    "scenario": "own",
    "own_text": 'waves = [["Rat"], ["Rat"]]\n' + HEROES + MONSTER.format(name="Rat", die=4, hp=1) + FLAT,
}
"""Two heroes of steel against a rat, twice: they win as long as they strike."""
LOST = {"scenario": "own", "own_text": 'waves = [["Ogre"]]\n' + MONSTER.format(name="Ogre", die=12, hp=60) + FLAT}
"""The heroes of the house against an ogre whom they cannot beat, and who sees the whole field."""


async def garrison(host: Person, *others: Person, **options: str) -> Any:
    """A table of this game with these options; its thread."""
    return await open_table(host, *others, options=options, game="bastion")


def newest(person: Person, thread: Any) -> Json:
    """The newest post of the table: a turn with its button, or the end."""
    return next(m for m in reversed(person.messages(thread)) if public(m) and has(m, "text"))


def over(person: Person, thread: Any) -> bool:
    """Whether the end has been posted."""
    return not has(newest(person, thread), "play")


async def panel_of(person: Person, thread: Any) -> Json:
    """The private panel behind the button of the newest post."""
    answer = await press(person, newest(person, thread), "play")
    assert answer.error is None
    assert answer.ephemeral
    return answer.message


async def choose(person: Person, panel: Json, pick: str, wanted: str) -> Json:
    """Choose the option of a menu whose value is, or ends with, the wanted one; the panel after it."""
    menu = control(panel, "pick", arg=pick)
    value = next(o["value"] for o in menu["options"] if o["value"].rpartition("|")[2] == wanted)
    answer = await person.select(panel, menu["custom_id"], [value])
    assert answer.error is None
    return answer.message


async def do(person: Person, panel: Json, **picks: str) -> Json:
    """One act through an open panel: these choices from top to bottom, the first of what is left, the big button. The
    panel after it."""
    for name, wanted in picks.items():
        panel = await choose(person, panel, name, wanted)
    panel = await fill(person, panel)
    answer = await press(person, panel, "go")
    assert answer.error is None
    return answer.message


def asked(panel: Json) -> bool:
    """Whether the panel has something to play."""
    return has(panel, "go", enabled=False)


def recorded(bot: BotProcess) -> list[dict[str, Any]]:
    """The entries of the record so far: number, by, actor, draws, events, digest."""
    with sqlite3.connect(bot.database) as database:
        database.row_factory = sqlite3.Row
        rows = database.execute("select * from entry order by number").fetchall()
    return [dict(row) | {name: json.loads(row[name]) for name in ("draws", "events", "moves", "reveals")} for row in rows]


def finished(bot: BotProcess) -> bool:
    """Whether the record says that the match is over."""
    with sqlite3.connect(bot.database) as database:
        (status,) = database.execute("select status from match").fetchone()
    return bool(status == "over")


async def until_over(
    discord: OfflineDiscord, bot: BotProcess, thread: Any, *people: Person, act: str = "", most: int = 40
) -> Json:
    """Everybody plays whenever there is something to play, the last one first, until the end is posted; with `act` where
    that can be chosen. The post of the end."""
    for _ in range(most):
        for person in reversed(people):
            panel = await panel_of(person, thread)
            while asked(panel):
                with_act = bool(act) and any(o["value"] == act for o in acts(panel))
                panel = await do(person, panel, **({"act": act} if with_act else {}))
            if finished(bot):
                await discord.until(lambda: over(people[0], thread), 60)
                return newest(people[0], thread)
    raise AssertionError("no end")


def acts(panel: Json) -> list[Json]:
    """What a hero can do, as the options of the panel's menu."""
    try:
        return list(control(panel, "pick", arg="act")["options"])
    except LookupError:
        return []


async def proven(person: Person, thread: Any) -> Json:
    """The whole match after its end, every draw of it computed again."""
    answer = await person.slash("partie exporter", channel=thread)
    text = person.picture(media_of(answer.message)[0]["media"]).decode()
    assert verify(loads(text)).ok
    found: Json = json.loads(text)
    return found
