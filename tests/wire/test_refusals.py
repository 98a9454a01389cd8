"""Must show 7: bad input gets its own sentence in the reader's language, and changes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.offline import Answer, Channel, Json, OfflineDiscord, Person, text_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import asked_of, fill, has, open_table, play_turn, press, seen, turn_posts
from tests.wire.secrets_kept import cards_named
from tests.wire.test_match import hand_alts

pytestmark = pytest.mark.wire

ALL = [f"{colour}{value}" for colour in "ROYGBP" for value in range(1, 11)]


@dataclass
class Scene:
    """A table whose first turn has come: `mover` is asked, `other` is not, `third` holds no seat."""

    discord: OfflineDiscord
    bot: BotProcess
    thread: Channel
    mover: Person
    other: Person
    third: Person
    post: Json
    hand: set[str]

    def stored(self) -> tuple[int, str]:
        """The number and digest of the last entry of the record."""
        with sqlite3.connect(self.bot.database) as database:
            found: tuple[int, str] = database.execute("select number, digest from entry order by number desc").fetchone()
        return found


@pytest.fixture
async def scene(discord: OfflineDiscord, bot: BotProcess) -> Scene:
    """Two people at a table, in both languages, and a third."""
    alix, bela, third = discord.person("Joueur 1"), discord.person("Joueur 2"), discord.person("Joueur 3")
    thread = await open_table(alix, bela)
    players = {alix.id: alix, bela.id: bela}
    post = turn_posts(third, thread)[-1]
    mover = players[asked_of(post, players)]
    hand = cards_named(hand_alts(await seen(mover, lambda m: bool(hand_alts(m)))))
    return Scene(discord, bot, thread, mover, bela if mover is alix else alix, third, post, hand)


def says(answer: Answer, person: Person, french: str, english: str) -> bool:
    """Whether the private answer carries the sentence of the reader's language."""
    assert answer.error is None
    assert answer.ephemeral
    wanted = french if person.user.locale == "fr" else english
    return wanted in text_of(answer.message)


async def test_every_bad_input_has_its_own_sentence(scene: Scene) -> None:
    """Cards not in hand, bad battlefields, false claims, others' turns, long text, strangers, no match."""
    mover, other, third, thread = scene.mover, scene.other, scene.third, scene.thread
    card = sorted(scene.hand)[0]
    not_in_hand = next(name for name in ALL if name not in scene.hand)
    before = scene.stored()

    answer = await mover.slash("ligne poser", channel=thread, carte=not_in_hand, champ="1")
    assert says(answer, mover, "n’est pas dans ta main", "is not in your hand")
    assert cards_named(text_of(answer.message)) - {not_in_hand} == scene.hand, "it lists what can be played"

    answer = await mover.slash("ligne poser", channel=thread, carte="z" * 1500, champ="1")
    assert says(answer, mover, "choisir", "choose")
    assert len(text_of(answer.message)) < 600, "it does not echo 1,500 characters"

    answer = await mover.slash("ligne poser", channel=thread, carte=card, champ="42")
    assert says(answer, mover, "1 à 9", "1 to 9")

    answer = await mover.slash("ligne revendiquer", channel=thread, champ="1")
    assert says(answer, mover, "n’est pas complet", "is not complete")

    answer = await mover.slash("ligne piocher", channel=thread, pioche="troops")
    assert says(answer, mover, "d’abord", "first")

    answer = await other.slash("ligne poser", channel=thread, carte=card, champ="1")
    assert says(answer, other, f"on attend {mover.name}", f"aiting for {mover.name}")

    answer = await third.slash("ligne poser", channel=thread, carte=card, champ="1")
    assert says(answer, third, "pas de place", "no seat")

    answer = await third.slash("ligne poser", carte=card, champ="1")
    assert says(answer, third, "aucune partie", "no match")

    assert scene.stored() == before
    assert len(turn_posts(third, thread)) == 1


async def test_a_full_battlefield_and_a_false_claim(scene: Scene) -> None:
    """A side that is full takes no fourth card; a claim that cannot be proven shows unseen cards that would beat it."""
    mover, other, thread = scene.mover, scene.other, scene.thread
    for _ in range(3):
        # both place on battlefield 1 as long as it takes them
        for person in (mover, other):
            choices = (await person.autocomplete("ligne poser", "carte", "", channel=thread)).choices
            troop = next(choice["value"] for choice in choices if choice["value"] in ALL)
            target = "1" if person is mover else "9"
            answer = await person.slash("ligne poser", channel=thread, carte=troop, champ=target)
            assert answer.error is None
            answer = await person.slash("ligne piocher", channel=thread, pioche="troops")
            assert answer.error is None
    choices = (await mover.autocomplete("ligne poser", "carte", "", channel=thread)).choices
    troop = next(choice["value"] for choice in choices if choice["value"] in ALL)
    before = scene.stored()
    answer = await mover.slash("ligne poser", channel=thread, carte=troop, champ="1")
    assert says(answer, mover, "plein", "full") or says(answer, mover, "complet", "complete")
    answer = await mover.slash("ligne revendiquer", channel=thread, champ="1")
    beaten = cards_named(text_of(answer.message))
    assert answer.ephemeral
    assert len(beaten) >= 3, text_of(answer.message)
    assert scene.stored() == before


async def test_old_buttons_are_answered_and_change_nothing(scene: Scene) -> None:
    """A panel of an earlier turn: a fresh panel and a sentence, for its player and for anybody else; again in the reader's
    language; nothing is stored."""
    mover, other, third, thread = scene.mover, scene.other, scene.third, scene.thread
    old = await fill(mover, (await press(mover, scene.post, "play")).message)
    await play_turn(mover, scene.post)
    await scene.discord.until(lambda: len(turn_posts(third, thread)) == 2, 15)
    before = scene.stored()

    answer = await mover.click(old, next_id(old, "go"), stale=True)
    assert answer.error is None
    assert not has(answer.message, "go")
    answer = await press(third, turn_posts(third, thread)[-1], "play")
    assert says(answer, third, "pas de place", "no seat")
    answer = await press(other, scene.post, "play")
    assert answer.error is None
    assert has(answer.message, "pick"), "an old post opens the present turn"
    assert scene.stored() == before


async def test_a_button_that_was_shown_anew_under_the_finger_answers(discord: OfflineDiscord, bot: BotProcess) -> None:
    """Somebody sits down while the host presses: the lobby's controls have other ids when the click arrives, and a library
    that looks for them in the message would drop it in silence."""
    host, guest = discord.person("Joueur 1"), discord.person("Joueur 2")
    assert (await host.slash("partie creer", jeu="battle_line")).error is None
    lobby = await seen(host, lambda m: has(m, "join"))
    old = next_id(lobby, "options")
    assert (await press(guest, lobby, "join")).error is None
    await seen(host, lambda m: m["id"] == lobby["id"] and has(m, "options") and next_id(m, "options") != old)
    answer = await host.click(lobby, old, stale=True)
    assert answer.error is None
    assert has(answer.message, "opt")


def next_id(message: Json, verb: str) -> str:
    """The custom id of a control."""
    from bot.rehearsal.thumbs import control

    return str(control(message, verb)["custom_id"])


async def test_typed_words_are_understood_in_both_languages(scene: Scene) -> None:
    """French and English names, codes, no accents, odd case and blanks: all the same card."""
    mover, thread = scene.mover, scene.thread
    card = sorted(scene.hand, key=lambda name: (name[0] not in "YG", name))[0]
    french = {"R": "rouge", "O": "orange", "Y": "jaune", "G": "vert", "B": "bleu", "P": "pourpre"}[card[0]]
    english = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}[card[0]]
    value = card[1:]
    forms: list[Callable[[], str]] = [
        lambda: card,
        lambda: card.lower(),
        lambda: f"{value} {french}",
        lambda: f"  {value}  {french.upper()} ",
        lambda: f"{french} {value}",
        lambda: f"{english} {value}",
        lambda: f"{value} {english}",
    ]
    for form in forms:
        answer = await mover.slash("ligne poser", channel=thread, carte=form(), champ="champ 5")
        assert cards_named(text_of(answer.message)) >= {card}, (form(), text_of(answer.message))
        assert "5" in text_of(answer.message)
        back = await mover.slash("partie annuler", channel=thread)
        assert back.error is None
