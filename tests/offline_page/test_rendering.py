"""What the page makes of Discord's markdown and of every kind of component."""

from __future__ import annotations

import json

import pytest

from .conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CONTEXT = """({
  t: (key) => key, locale: 'fr', isMe: (id) => id === '1', userName: (id) => ({1: 'Moi', 2: 'Toi'})[id] ?? 'inconnu',
  roleName: () => 'mj', channel: (id) => (id === '9' ? {name: 'parties', thread: false} : null),
  commandLabel: (name) => name.toUpperCase(),
  people: () => [{id: '1', name: 'Moi'}, {id: '2', name: 'Toi'}], roles: () => [], channels: () => [],
  goTo() {}, openCommand() {},
  user: (u) => u, avatar: () => '', colour: () => null, act: async () => 'done', failed() {}, layer: document.body, key: 'x',
})"""

MARKDOWN = [
    ("**gras** *ital* _ital_ __sous__ ~~non~~", "<strong>gras</strong> <em>ital</em> <em>ital</em> <u>sous</u> <s>non</s>"),
    ("***les deux***", "<strong><em>les deux</em></strong>"),
    ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
    ("2 * 3 * 4 et snake_case_name", "2 * 3 * 4 et snake_case_name"),
    (r"\*non\* `**code**`", "*non* <code>**code**</code>"),
    ("**pas fini", "**pas fini"),
    ("<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
    ("[x](javascript:alert)", "[x](javascript:alert)"),
]
BLOCKS = [
    ("# Titre\ntexte", [".heading.h1", ".para"]),
    ("> un\n> deux\nsuite", ["blockquote .para", ":scope > .para"]),
    (">>> un\n\n- deux", ["blockquote .para", "blockquote li"]),
    ("- a\n  - b\n1. c", ["ul > li > ul > li", "ol > li"]),
    ("```py\nx = 1\n```\naprès", ["pre > code", ".para"]),
    ("-# petit", [".subtext"]),
    ("||chut **fort**||", [".spoiler-text.hidden-content strong"]),
    ("<@1> <@!2> <#9> <#8> <@&5> </partie creer:3>", [".mention.me", "button.channel-ref", "button.mention.command"]),
    ("<t:1700000000:D> <t:1700000000>", ["time.stamp[data-style=D]", "time.stamp[data-style=f]"]),
    ("<:epee:123>", ["img.emoji[alt=':epee:']"]),
    ("voir https://example.org/a_b. <https://example.org/c>", ["a[href='https://example.org/a_b']", "a[href='https://example.org/c']"]),
]  # fmt: skip


def rendered(text: str, then: str) -> str:
    return (
        "import('/markdown.js').then((m) => { const el = document.createElement('div');"
        f" el.append(m.markdown({json.dumps(text)}, {CONTEXT})); {then} }})"
    )


async def test_inline_markdown(open_page: Open) -> None:
    page = await open_page(columns=1)
    for text, expected in MARKDOWN:
        html = await page.js(rendered(text, "return el.firstChild.innerHTML;"))
        assert html == expected, text


async def test_blocks_mentions_and_stamps(open_page: Open) -> None:
    page = await open_page(columns=1)
    for text, selectors in BLOCKS:
        missing = f"return {json.dumps(selectors)}.filter((s) => !el.querySelector(s));"
        assert await page.js(rendered(text, missing)) == [], text
    words = "<@1> <@!2> <#9> <#8> <@&5> </partie creer:3> <t:1700000000:D>"
    shown = await page.js(rendered(words, "return el.textContent;"))
    assert shown == "@Moi @Toi parties #unknownChannel @mj /PARTIE CREER 14 novembre 2023"


async def test_a_long_text_of_marks_is_read_at_once(open_page: Open) -> None:
    page = await open_page(columns=1)
    timed = "const t = performance.now(); const n = el.textContent.length; return [n, performance.now() - t];"
    for mark in ("*", "_", "||", "`", "[", "<@", "**a", "> "):
        text = mark * (4000 // len(mark))
        start = await page.js("performance.now()")
        await page.js(rendered(text, timed))
        assert await page.js("performance.now()") - start < 1500, mark


COMPONENTS = [
    {
        "type": 17,
        "accent_color": 255,
        "components": [
            {
                "type": 9,
                "components": [{"type": 10, "content": "**Champ 1**"}],
                "accessory": {"type": 2, "style": 2, "label": "Revendiquer", "custom_id": "a"},
            },
            {
                "type": 9,
                "components": [{"type": 10, "content": "Carte"}],
                "accessory": {"type": 11, "media": {"url": "attachment://c.png"}, "description": "Rouge 7"},
            },
            {"type": 14, "divider": False, "spacing": 2},
            {"type": 12, "items": [{"media": {"url": "attachment://c.png"}, "spoiler": True}]},
            {"type": 13, "file": {"url": "/attachments/1/2/partie.json"}, "name": "partie.json", "size": 2048},
            {
                "type": 1,
                "components": [
                    {"type": 2, "style": 5, "label": "Lien", "url": "https://example.org"},
                    {"type": 2, "style": 4, "label": "Non", "custom_id": "b", "disabled": True},
                ],
            },
            {
                "type": 1,
                "components": [
                    {
                        "type": 3,
                        "custom_id": "c",
                        "max_values": 2,
                        "options": [{"label": x, "value": x, "default": x != "c"} for x in "abc"],
                    }
                ],
            },
            {"type": 1, "components": [{"type": 5, "custom_id": "d", "placeholder": "Qui ?"}]},
        ],
    }
]


async def test_every_kind_of_component(open_page: Open) -> None:
    page = await open_page(columns=1)
    message = {"id": "5", "channel_id": "6", "attachments": [{"filename": "c.png", "url": "/attachments/6/7/c.png"}]}
    await page.js(
        "import('/components.js').then((m) => { const el = document.createElement('div'); el.id = 'sample';"
        f" el.append(...m.components({json.dumps(COMPONENTS)}, {json.dumps(message)}, {CONTEXT}));"
        " document.body.append(el); })"
    )
    at = "document.getElementById('sample')"
    assert not await page.js(f"{at}.querySelector('.unknown-component')")
    assert await page.js(f"{at}.firstChild.style.getPropertyValue('--accent-bar')") == "#0000ff"
    assert await page.js(f"{at}.querySelector('.thumbnail img').alt") == "Rouge 7"
    assert (await page.js(f"{at}.querySelector('.thumbnail img').src")).endswith("/attachments/6/7/c.png")
    assert await page.js(f"{at}.querySelector('.separator.blank.large')")
    assert await page.js(f"{at}.querySelector('.gallery .spoiler-box.hidden-content')")
    assert await page.js(f"{at}.querySelector('.file').innerText.replace(/\\s+/g, ' ')") == "partie.json 2 ko"
    assert await page.js(f"{at}.querySelector('a.button.link').href") == "https://example.org/"
    assert await page.js(f"{at}.querySelector('.button.danger').disabled")
    assert await page.js(f"[...{at}.querySelectorAll('.pill')].map((p) => p.innerText)") == ["a", "b"]
    assert await page.js(f"{at}.querySelector('.placeholder').innerText") == "Qui ?"
