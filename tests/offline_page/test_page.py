"""The page of the offline Discord, driven as a person would in headless Chromium."""

from __future__ import annotations

import json

import pytest

from bot.offline import OfflineDiscord

from .browser import Page
from .conftest import Open
from .tiny_bot import TinyBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


def column(n: int) -> str:
    """The JavaScript name of the n-th column, from 1."""
    return f"document.querySelectorAll('.column')[{n - 1}]"


def text_of(n: int) -> str:
    return f"{column(n)}.querySelector('.messages').innerText"


def labelled(n: int, selector: str, text: str) -> str:
    """The first element of column n for a selector whose text holds `text`."""
    inside = f"{column(n)}.querySelectorAll({json.dumps(selector)})"
    return f"[...{inside}].find(el => el.innerText.includes({json.dumps(text)}))"


async def begin_command(page: Page, n: int, typed: str) -> None:
    await page.click(f"{column(n)}.querySelector('.write')")
    await page.type(typed)


async def test_columns_are_people_with_their_own_language(open_page: Open, bot: TinyBot, offline: OfflineDiscord) -> None:
    page = await open_page(columns=3, lang="fr", width=1360)
    people = await page.js("[...document.querySelectorAll('.column')].map(c => c.getAttribute('aria-label'))")
    assert people == ["Joueur 1", "Joueur 2", "Joueur 3"]
    placeholders = await page.js("[...document.querySelectorAll('.write')].map(c => c.placeholder.split(' ')[0])")
    assert placeholders == ["Écrire", "Write", "Écrire"]
    assert await page.js("document.querySelector('.demo').innerText") == "Table de démonstration"
    await page.click("[...document.querySelectorAll('.segment')].find(b => b.lang === 'en')")
    await page.until("document.querySelector('.demo').innerText === 'Demo table'")
    assert await page.js("document.documentElement.lang") == "en"
    await page.until("document.querySelector('.status.online')")
    assert page.errors == []
    assert [url for url in page.requests if not url.startswith((offline.url, "data:"))] == []


async def test_changing_the_language_of_a_person_reaches_the_bot(
    open_page: Open, bot: TinyBot, offline: OfflineDiscord
) -> None:
    page = await open_page(columns=1)
    await page.js(
        f"(() => {{ const s = {column(1)}.querySelector('.lang-select'); s.value = 'en-GB';"
        " s.dispatchEvent(new Event('change')); })()"
    )
    await page.until(f"{column(1)}.querySelector('.write').placeholder.startsWith('Write')")
    await offline.until(lambda: offline.person("Joueur 1").user.locale == "en-GB")
    await begin_command(page, 1, "/")
    await page.until(labelled(1, ".suggestions .option", "/match create"))


async def test_slash_picker_filters_in_either_language_and_without_accents(open_page: Open, bot: TinyBot) -> None:
    page = await open_page(columns=2)
    await begin_command(page, 1, "/")
    listed = (
        "[...document.querySelectorAll('.column')[{}].querySelectorAll('.suggestions .option-label')].map(o => o.innerText)"
    )
    await page.until(f"{listed.format(0)}.length === 4")
    assert "/partie créer" in await page.js(listed.format(0))
    await page.type("cree")
    await page.until(f"JSON.stringify({listed.format(0)}) === '[\"/partie créer\"]'")
    await begin_command(page, 2, "/hand")
    await page.until(f"JSON.stringify({listed.format(1)}) === '[\"/match hand\"]'")
    assert "See your hand" in await page.js(f"{column(2)}.querySelector('.suggestions').innerText")
    await page.click(f"{column(2)}.querySelector('.write')")
    for _ in "/hand":
        await page.press("Backspace")
    await page.type("/zzz")
    await page.until(f"{column(2)}.querySelector('.suggestions .none').innerText.includes('zzz')")


async def test_autocomplete_then_a_private_deferred_answer_in_one_column_only(open_page: Open, bot: TinyBot) -> None:
    page = await open_page(columns=2)
    await begin_command(page, 1, "/partie main")
    await page.press("Enter")
    await page.until(f"document.activeElement === {column(1)}.querySelector('[data-option=carte]')")
    await page.until(f"{column(1)}.querySelectorAll('.command-form .option').length === 4")
    await page.type("rou")
    await page.until(f"{column(1)}.querySelectorAll('.command-form .option').length === 2")
    assert bot.typed[0] == ""
    assert bot.typed[-1] == "rou"
    await page.press("ArrowDown")
    await page.press("Enter")
    assert await page.js(f"{column(1)}.querySelector('[data-option=carte]').value") == "Rouge 8"
    await page.press("Enter")
    await page.until(f"{text_of(1)}.includes('Meneur réfléchit')")
    await page.until(f"{text_of(1)}.includes('Joueur 1 tient Rouge 8')")
    assert "Toi seul vois ce message" in await page.js(text_of(1))
    assert "Rouge 8" not in await page.js(f"{column(2)}.innerText")
    await page.click(labelled(1, ".only-you .text-button", "Fermer"))
    await page.until(f"!{text_of(1)}.includes('Rouge 8')")
    assert page.errors == []


async def test_a_missing_required_option_is_told_and_nothing_is_sent(
    open_page: Open, bot: TinyBot, offline: OfflineDiscord
) -> None:
    page = await open_page(columns=1)
    await begin_command(page, 1, "/partie main")
    await page.press("Enter")
    await page.click(labelled(1, ".command-form .button", "Lancer"))
    await page.until(f"{column(1)}.querySelector('.field-error').innerText === 'Il manque : carte'")
    assert offline.person("Joueur 1").messages() == []
    await page.press("Escape")
    await page.press("Escape")
    await page.until(f"!{column(1)}.querySelector('.command-form')")


async def test_menus_send_what_was_chosen_and_silence_is_a_failure(
    open_page: Open, bot: TinyBot, offline: OfflineDiscord
) -> None:
    page = await open_page(columns=1)
    await begin_command(page, 1, "/partie menu")
    await page.press("Enter")
    await page.click(labelled(1, ".command-form .button", "Lancer"))
    await page.click(f"{column(1)}.querySelector('[data-custom-id=fields]')")
    for field in ("Champ 2", "Champ 5"):
        await page.click(labelled(1, ".popover .option", field))
    await page.click(labelled(1, ".popover .button", "Valider"))
    await page.until(f"{text_of(1)}.includes('choix : 2, 5')")
    await page.click(f"{column(1)}.querySelector('[data-custom-id=who]')")
    await page.click(labelled(1, ".popover .option", "Joueur 3"))
    await page.until(f"{text_of(1)}.includes('choix : {offline.person('Joueur 3').id}')")
    offline.desk.slack = 1.0
    await page.click(f"{column(1)}.querySelector('[data-custom-id=silent]')")
    await page.until(f"{column(1)}.querySelector('.message-error').innerText.includes('interaction')")


async def test_a_modal_checks_its_fields_and_sends_them(open_page: Open, bot: TinyBot) -> None:
    page = await open_page(columns=2)
    await begin_command(page, 1, "/partie note")
    await page.press("Enter")
    await page.click(labelled(1, ".command-form .button", "Lancer"))
    await page.until(f"{column(1)}.querySelector('.modal')")
    assert not await page.js(f"{column(2)}.querySelector('.modal')")
    await page.type("ab")
    await page.press("Enter")
    await page.until(f"{column(1)}.querySelector('.modal .field-error').innerText.includes('3')")
    await page.type("cd")
    await page.click(labelled(1, ".modal .choice", "Sud"))
    await page.click(labelled(1, ".modal .choice", "Oui"))
    await page.click(labelled(1, ".modal .button", "Envoyer"))
    await page.until(
        f"[...{column(1)}.querySelectorAll('.modal .field-error')].some(e => e.innerText.includes('obligatoire'))"
    )
    await page.click(f"{column(1)}.querySelector('.modal .select')")
    await page.press("ArrowDown")
    await page.press("Enter")
    await page.click(labelled(1, ".modal .button", "Envoyer"))
    await page.until(f"{text_of(1)}.includes('note : abcd / s / [\\'2\\'] / True')")
    assert not await page.js(f"{column(1)}.querySelector('.modal')")


@pytest.mark.parametrize(("button", "opponent"), [("demo", "Joueur 2"), ("solo", "Automate")])
async def test_one_click_opens_seats_and_starts_a_match(open_page: Open, bot: TinyBot, button: str, opponent: str) -> None:
    page = await open_page(columns=2)
    await page.click(f"document.querySelector('.{button}')")
    await page.until("document.querySelector('.toast.good')")
    assert bot.players == ["Joueur 1", opponent]
    for n in (1, 2):
        await page.until(f"{column(n)}.querySelector('.channel-current').innerText === 'LIG-1'")
        await page.until(f"{column(n)}.querySelector('.picture img')?.naturalWidth === 600")
    alt = await page.js(f"{column(1)}.querySelector('.picture img').alt")
    assert alt == "Champ 1 : Rouge 7"
    await page.click(f"{column(1)}.querySelector('.picture')")
    await page.until("document.querySelector('dialog.lightbox[open] img')")
    await page.press("Escape")
    await page.until("!document.querySelector('dialog.lightbox')")
    assert page.errors == []


async def test_text_is_never_markup(open_page: Open, bot: TinyBot, offline: OfflineDiscord) -> None:
    page = await open_page(columns=2)
    nasty = '<img src=x onerror="window.hacked=1"> <b>gras</b> **fort** [x](javascript:alert(1)) `<i>`'
    await begin_command(page, 1, nasty)
    await page.press("Enter")
    await page.until(f"{text_of(2)}.includes('<b>gras</b> fort')")
    assert not await page.js("window.hacked || document.querySelector('.messages img, .messages b, .messages a')")
    assert await page.js(f"{column(2)}.querySelector('.messages strong').innerText") == "fort"
    assert page.errors == []


async def test_unread_marks_mentions_and_what_ticks(open_page: Open, bot: TinyBot, offline: OfflineDiscord) -> None:
    page = await open_page(columns=2)
    host = offline.person("Joueur 1")
    other = offline.person("Joueur 2")
    await host.say(None, f"Salut {other.mention}, avant <t:4102444800:R> !")
    await page.until(f"{column(2)}.querySelector('.message.pings-me .mention.me').innerText === '@Joueur 2'")
    assert not await page.js(f"{column(1)}.querySelector('.message.pings-me')")
    stamps = await page.js("[...document.querySelectorAll('time.stamp')].map(t => t.innerText)")
    assert stamps[0].startswith("dans ")
    assert stamps[1].startswith("in ")


async def test_the_bot_leaving_and_the_server_coming_back_are_told(
    open_page: Open, bot: TinyBot, offline: OfflineDiscord
) -> None:
    page = await open_page(columns=1)
    await bot.close()
    await page.until(f"{column(1)}.querySelector('.banner').innerText.includes('hors ligne')")
    assert not await page.js("document.querySelector('.status.online')")
    await offline.stop()
    await page.until(f"{column(1)}.dataset.connection === 'lost'")
    assert "Connexion perdue" in await page.js(f"{column(1)}.querySelector('.banner').innerText")
    await offline.start()
    await page.until(f"{column(1)}.dataset.connection === 'ready'")


async def test_a_phone_has_one_column_and_a_drawer(open_page: Open, bot: TinyBot) -> None:
    page = await open_page(columns=1, width=390, height=780)
    wide = "[...document.querySelectorAll('#app *')].filter(e => e.checkVisibility({visibilityProperty: true})"
    wide += " && e.getBoundingClientRect().right > 390.5).map(e => e.className + ' ' + e.getBoundingClientRect().right)"
    assert await page.js(wide) == []
    drawer = f"getComputedStyle({column(1)}.querySelector('.sidebar')).visibility"
    assert await page.js(drawer) == "hidden"
    await page.click(f"{column(1)}.querySelector('.drawer-button')")
    await page.until(f"{drawer} === 'visible'")
    await page.press("Escape")
    await page.until(f"{drawer} === 'hidden'")
    await page.resize(1100, 780)
    await page.until(f"{drawer} === 'visible'")


async def test_somebody_new_can_be_seated(open_page: Open, bot: TinyBot, offline: OfflineDiscord) -> None:
    page = await open_page(columns=1)
    await page.js(
        f"(() => {{ const s = {column(1)}.querySelector('.who-select'); s.value = '+';"
        " s.dispatchEvent(new Event('change')); })()"
    )
    await page.until("document.querySelector('.page-dialog[open]')")
    await page.type("Perceval")
    await page.press("Enter")
    await page.until(f"{column(1)}.getAttribute('aria-label') === 'Perceval'")
    await page.until(f"{column(1)}.dataset.connection === 'ready'")
    assert "Perceval" in [user.data["global_name"] for user in offline.world.people()]


async def test_closing_direct_messages_is_the_persons_switch(open_page: Open, bot: TinyBot, offline: OfflineDiscord) -> None:
    page = await open_page(columns=1)
    person = offline.person("Joueur 1")
    await page.click(f"{column(1)}.querySelector('.dms')")
    await offline.until(lambda: person.user.dms_closed)
    await page.until(f"{column(1)}.querySelector('.dms').getAttribute('aria-label') === 'Messages privés fermés'")
    await page.click(f"{column(1)}.querySelector('.dms')")
    await offline.until(lambda: not person.user.dms_closed)


async def test_a_message_elsewhere_is_marked_until_it_is_read(
    open_page: Open, bot: TinyBot, offline: OfflineDiscord
) -> None:
    page = await open_page(columns=1)
    other = offline.person("Joueur 2")
    await other.say(offline.world.text_channels()[1], f"Viens voir {offline.person('Joueur 1').mention}")
    await page.until(f"{column(1)}.querySelector('.jump .badge').innerText === '1'")
    await page.click(f"{column(1)}.querySelector('.channel.unread')")
    await page.until(f"{text_of(1)}.includes('Viens voir @Joueur 1')")
    await page.until(f"{column(1)}.querySelector('.divider.unread').innerText === 'Nouveaux messages'")
    assert not await page.js(f"{column(1)}.querySelector('.badge, .channel.unread')")


async def test_a_server_begun_afresh_finds_the_same_names_again(open_page: Open, offline: OfflineDiscord) -> None:
    page = await open_page(columns=2)
    before = await page.js(f"{column(2)}.querySelector('.who-select').value")
    await offline.stop()
    await page.until(f"{column(2)}.dataset.connection === 'lost'")
    async with OfflineDiscord(port=offline.port) as fresh:
        await page.until("document.querySelectorAll('.column[data-connection=ready]').length === 2")
        now = await page.js(f"{column(2)}.querySelector('.who-select').value")
        assert now == str(fresh.person("Joueur 2").id) != before
        await begin_command(page, 1, "me revoilà")
        await page.press("Enter")
        await page.until(f"{text_of(2)}.includes('me revoilà')")
