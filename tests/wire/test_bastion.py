"""Whole matches of La Garde du Bastion between processes: two people, one person with two heroes, one alone; to victory, to
defeat, through a restart; and what is refused."""

from __future__ import annotations

import re
from itertools import product

import pytest

from bot.offline import Answer, OfflineDiscord, media_of, text_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import control, has, press
from tests.offline import spec
from tests.wire import garrison

pytestmark = pytest.mark.wire

ODDS = re.compile(
    r"d(?P<mine>\d+)(?: \+ (?P<up>\d+) \([^)]*\))? (?:contre|against) \S+ d(?P<theirs>\d+)\.\W+"
    r"Touche (?P<won>\d+)/(?P<cases>\d+) \([^)]*\), égalité (?P<tied>\d+)/\d+ \([^)]*\), raté (?P<lost>\d+)/"
)


def counted(found: re.Match[str]) -> tuple[int, int, int, int]:
    """Hits, ties, misses and all cases of the two dice that a panel names, by rolling every face against every face."""
    mine, theirs, up = int(found["mine"]), int(found["theirs"]), int(found["up"] or 0)
    gaps = [a + up - b for a, b in product(range(1, mine + 1), range(1, theirs + 1))]
    return sum(gap > 0 for gap in gaps), gaps.count(0), sum(gap < 0 for gap in gaps), len(gaps)


async def test_two_people_win_and_a_restart_between_the_dice_and_the_post(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 3: two people, buttons and menus alone. The bot is killed when the dice of the first attack are stored and
    not yet told: after the restart the same dice stand and are told once. Then on to victory."""
    alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
    thread = await garrison.garrison(alix, bela, **garrison.WON)
    panel = await garrison.do(alix, await garrison.panel_of(alix, thread), hero="Brune")
    assert not has(panel, "go"), "one may still exchange one's hero, and is not waited for"
    await garrison.do(bela, await garrison.panel_of(bela, thread), hero="Oda")
    await discord.until(lambda: "Rat" in text_of(garrison.newest(third, thread)), 15)
    begun = garrison.newest(third, thread)
    assert {int(user["id"]) for user in begun["mentions"]} == {alix.id}, "whose choice led here is not called"
    assert bela.mention in text_of(begun)

    # the second hero first: a step, thought better of; then an attack, which stays
    panel = await garrison.do(bela, await garrison.panel_of(bela, thread), act="walk", square="C2")
    assert control(panel, "back")["label"] == "Undo my last move"
    before = garrison.recorded(bot)
    answer = await press(bela, panel, "back")
    assert answer.error is None
    assert garrison.recorded(bot)[-1]["digest"] == before[-2]["digest"], "the board is as it was"

    panel = answer.message
    route = rf"/channels/{thread.id}/messages$"
    fault = discord.faults.add("POST", route, 429, times=1000, retry_after=20)  # the library waits: nothing is put off
    panel = await garrison.do(bela, panel, act="attack")
    rolled = garrison.recorded(bot)[-1]
    assert rolled["draws"]
    assert rolled["reveals"] == ["public"]
    await discord.until(lambda: fault.hits > 0, 15)
    told = len([m for m in third.messages(thread) if m["components"]])
    await bot.kill()
    discord.faults.clear()
    await bot.start()
    fights = lambda: [text_of(m) for m in third.messages(thread) if "**Oda** attaque" in text_of(m)]  # noqa: E731
    await discord.until(lambda: bool(fights()), 25)
    assert garrison.recorded(bot)[rolled["number"]] == rolled
    facts = next(event["facts"] for event in rolled["events"] if event["kind"] == "fought")
    (fight,) = fights()
    assert f"d12 : {facts['roll']} contre d4 : {facts['other_roll']}." in fight.replace("\u00a0", " ")
    assert len([m for m in third.messages(thread) if m["components"]]) == told + 1

    end = await garrison.until_over(discord, bot, thread, alix, bela)
    assert len(fights()) == len(set(fights()))
    assert "victoire" in text_of(end)
    assert "PV infligés" in text_of(end)
    assert "aux dés" in text_of(end)
    assert (await garrison.proven(alix, thread))["outcome"]["reason"] == "victory"
    if spec.PRESENT:
        assert not [fault for request in discord.requests for fault in spec.request_faults(request)]


async def test_two_people_lose(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 3: two people whose heroes stand still before an ogre."""
    alix, bela = discord.person("Joueur 1"), discord.person("Joueur 2", "en-US")
    bela.close_dms()
    thread = await garrison.garrison(alix, bela, **garrison.LOST)
    end = await garrison.until_over(discord, bot, thread, alix, bela, act="end")
    assert "défaite" in text_of(end)
    assert (await garrison.proven(bela, thread))["outcome"]["reason"] == "defeat"


async def test_alone_to_victory_with_exact_odds(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 3 and 4: one person, one hero. The odds in the panel are those of all faces of the two dice it names; dice
    that fell stay where nobody could agree to their undoing."""
    alix = discord.person("Joueur 1")
    thread = await garrison.garrison(alix, **garrison.WON)
    panel = await garrison.do(alix, await garrison.panel_of(alix, thread), hero="Brune")
    seen = []
    for deed in ("attack", "Tir"):
        panel = await garrison.choose(alix, panel, "act", deed)
        text = text_of(panel).replace("**", "").replace("\u00a0", " ")
        found = ODDS.search(text)
        assert found, text
        shown = tuple(int(found[name]) for name in ("won", "tied", "lost", "cases"))
        assert shown == counted(found), text
        seen.append(shown)
    assert seen[0] != seen[1], "the ability has a bonus"
    for question, drawn, said in (
        ("visee", True, "Rat"),
        ("fiche", True, "Brune"),
        ("monstre", True, "Rat"),
        ("regles", False, "Visée"),
    ):
        answer = await alix.slash(f"bastion {question}", channel=thread)
        assert said in text_of(answer.message)
        assert bool(media_of(answer.message)) is drawn
    panel = await garrison.do(alix, panel, act="attack")
    assert not has(panel, "back")
    count = len(garrison.recorded(bot))
    answer = await alix.slash("partie annuler", channel=thread)
    assert "Les dés sont tombés" in text_of(answer.message)
    assert len(garrison.recorded(bot)) == count
    end = await garrison.until_over(discord, bot, thread, alix)
    assert "victoire" in text_of(end)
    assert (await garrison.proven(alix, thread))["outcome"]["reason"] == "victory"


async def test_alone_to_defeat(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 3: one person whose hero stands still."""
    bela = discord.person("Joueur 2", "en-US")
    thread = await garrison.garrison(bela, **garrison.LOST)
    end = await garrison.until_over(discord, bot, thread, bela, act="end")
    assert (await garrison.proven(bela, thread))["outcome"]["reason"] == "defeat"
    assert "defeat" in text_of(end).lower()


async def test_one_person_with_two_heroes(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Must show 4: a table of one seat with two heroes, by thumb from the choice of both to victory."""
    alix = discord.person("Joueur 1")
    thread = await garrison.garrison(alix, party="pair", **garrison.WON)
    panel = await garrison.do(alix, await garrison.panel_of(alix, thread), hero="Brune")
    panel = await garrison.do(alix, panel, hero="Oda")
    heroes = [option["value"] for option in control(panel, "pick", arg="hero")["options"]]
    assert heroes == ["Brune", "Oda"]
    panel = await garrison.do(alix, panel, hero="Oda", act="walk")
    moves = [move for entry in garrison.recorded(bot) for move in entry["moves"]]
    assert "Oda" in str(moves[-1])
    end = await garrison.until_over(discord, bot, thread, alix)
    assert "victoire" in text_of(end)
    match = await garrison.proven(alix, thread)
    acted = {hero for entry in match["entries"] for move in entry["moves"] for hero in ("Brune", "Oda") if hero in str(move)}
    assert acted == {"Brune", "Oda"}


# -- what is refused -----------------------------------------------------------------------------------------------------

CELL = {
    "scenario": "own",
    "party": "pair",
    "own_text": 'waves = [["gobelin"]]\n'
    + """
[[maps]]
id = "Le Cachot"
rows = ["000000", "000000", "000000", "000000", "##0000", "000000"]
heroes = ["A1", "B1"]
spawns = ["A4"]
""",
}
"""Maëlys in a cell behind two walls, whose only way out Aldric bars; a goblin beyond the wall."""


@pytest.mark.parametrize("name", ["Joueur 1", "Joueur 2"])
async def test_what_is_refused_says_why_and_changes_nothing(discord: OfflineDiscord, bot: BotProcess, name: str) -> None:
    """Must show 5: out of reach, no sight, a third action, an ability twice, raising from afar, through a wall or a token:
    each with its own sentence, in French and in English."""
    english = name == "Joueur 2"
    person = discord.person(name, "en-US" if english else "fr")
    thread = await garrison.garrison(person, **CELL)
    panel = await garrison.do(person, await garrison.panel_of(person, thread), hero="archere")
    await garrison.do(person, panel, hero="rempart")
    sentences = []

    async def refused(command: str, french: str, in_english: str, **options: str) -> None:
        before = garrison.recorded(bot)
        answer = await person.slash(f"bastion {command}", channel=thread, **options)
        said = plain(answer)
        assert (in_english if english else french) in said, said
        assert garrison.recorded(bot) == before, command
        sentences.append(in_english)

    async def done(command: str, **options: str | int) -> None:
        count = len(garrison.recorded(bot))
        answer = await person.slash(f"bastion {command}", channel=thread, **options)
        assert answer.error is None
        assert len(garrison.recorded(bot)) == count + 1, plain(answer)

    await refused("attaquer", "ta portée est de 1", "your range is 1", heros="Aldric", cible="gobelin")
    await refused("attaquer", "le mur A2 bloque la visée", "the wall A2 blocks the line", heros="Maëlys", cible="gobelin")
    await refused("bouger", "A2 est un mur", "A2 is a wall", heros="Maëlys", case="A2")
    await refused("bouger", "est occupée par Aldric", "B1 is taken by Aldric", heros="Maëlys", case="B1")
    await refused("bouger", "Aucun chemin ne mène en A3", "No path leads to A3", heros="Maëlys", case="A3")
    await refused("bouger", "Aucun chemin ne mène en C1", "No path leads to C1", heros="Maëlys", case="C1")
    await refused("bouger", "est trop loin", "F1 is too far", heros="Aldric", case="F1")
    await refused("relever", "n’est pas à terre", "is not down", heros="Maëlys")
    await done("capacite", heros="Aldric", capacite="mur")
    await refused("capacite", "a déjà servi ce tour", "has been used this turn", heros="Aldric", capacite="mur")
    await refused("capacite", "n’a pas cette capacité", "does not have that ability", heros="Aldric", capacite="charge")
    await done("bouger", heros="Aldric", case="D1")
    await refused("bouger", "n’a plus d’action", "has no action left this turn", heros="Aldric", case="E1")
    await done("mj pv", qui="Aldric", pv=0, raison="essai")
    await refused("relever", "est à terre en D1", "is down on D1", heros="Maëlys")
    await refused("bouger", "est à terre et ne peut rien faire", "is down and can do nothing", heros="Aldric", case="E1")
    assert len(set(sentences)) >= 10


def plain(answer: Answer) -> str:
    """What a private answer says, without marks and hard spaces."""
    assert answer.error is None
    assert answer.ephemeral
    return text_of(answer.message).replace("**", "").replace("\u00a0", " ").replace("\u202f", " ")
