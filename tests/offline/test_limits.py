"""Discord's limits: each is met exactly and passed by one, the second being answered 400 with code 50035."""

from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from bot.offline import OfflineDiscord
from bot.offline.errors import ApiError, Form
from bot.offline.messages import draft

Json = dict[str, Any]


def check(offline: OfflineDiscord, payload: Json) -> Json:
    return draft(offline.world, offline.channel("parties"), payload, [])


def faults(act: Callable[[], object]) -> str:
    """The nested errors of the 50035 that `act` raises, as text."""
    with pytest.raises(ApiError) as caught:
        act()
    assert (caught.value.code, caught.value.status) == (50035, 400)
    return str(caught.value.errors)


def button(**fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "a", "custom_id": "a", **fields}


def row(*parts: Json) -> Json:
    return {"components": [{"type": 1, "components": list(parts)}]}


def select(options: list[Json] | None = None, **fields: Any) -> Json:
    options = options if options is not None else options_of(2)
    return row({"type": 3, "custom_id": "s", "options": options, **fields})


def options_of(number: int) -> list[Json]:
    return [{"label": f"o{i}", "value": str(i)} for i in range(number)]


def layout(*parts: Json) -> Json:
    return {"flags": 1 << 15, "components": list(parts)}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def container(*parts: Json) -> Json:
    return {"type": 17, "components": list(parts)}


def texts(number: int, length: int = 1) -> list[Json]:
    return [text("x" * length) for _ in range(number)]


PAIRS: list[tuple[str, Json, Json, str]] = [
    ("content", {"content": "x" * 2000}, {"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    ("label", row(button(label="x" * 80)), row(button(label="x" * 81)), "BASE_TYPE_MAX_LENGTH"),
    ("custom id", row(button(custom_id="x" * 100)), row(button(custom_id="x" * 101)), "BASE_TYPE_BAD_LENGTH"),
    (
        "same custom id",
        row(button(), button(custom_id="b")),
        row(button(), button()),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "five buttons a row",
        row(*(button(custom_id=str(i)) for i in range(5))),
        row(*(button(custom_id=str(i)) for i in range(6))),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "five rows",
        {"components": [row(button(custom_id=str(i)))["components"][0] for i in range(5)]},
        {"components": [row(button(custom_id=str(i)))["components"][0] for i in range(6)]},
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("emoji", row(button(emoji={"name": "⚔️"})), row(button(emoji={"name": "→"})), "INVALID_EMOJI"),
    ("known emoji", row(button(emoji={"name": "👑"})), row(button(emoji={"id": "1"})), "INVALID_EMOJI"),
    ("link", row({"type": 2, "style": 5, "label": "a", "url": "https://a.b"}), row(button(style=5)), "REQUIRED"),
    ("options", select(options_of(25)), select(options_of(26)), "BASE_TYPE_BAD_LENGTH"),
    ("no options", select(options_of(1)), select([]), "BASE_TYPE_BAD_LENGTH"),
    (
        "same value",
        select([{"label": "a", "value": "1"}, {"label": "a", "value": "2"}]),
        select([{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]),
        "VALUE_DUPLICATED",
    ),
    ("placeholder", select(placeholder="x" * 150), select(placeholder="x" * 151), "MAX_LENGTH"),
    ("bounds", select(max_values=2), select(max_values=3), "SELECT_COMPONENT_BOUNDS"),
    (
        "option label",
        select([{"label": "x" * 100, "value": "1"}]),
        select([{"label": "x" * 101, "value": "1"}]),
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("40 components", layout(container(*texts(39))), layout(container(*texts(40))), "MAX_TOTAL_COMPONENTS"),
    ("4000 characters", layout(*texts(4, 1000)), layout(*texts(4, 1000), text("x")), "TEXT_SIZE_EXCEEDED"),
    ("content in a layout", layout(text("a")), {**layout(text("a")), "content": "b"}, "LEGACY_FIELDS"),
    ("layout without its flag", layout(text("a")), {"components": [text("a")]}, "BASE_TYPE_CHOICES"),
    (
        "section",
        layout({"type": 9, "components": texts(3), "accessory": button()}),
        layout({"type": 9, "components": texts(3)}),
        "REQUIRED",
    ),
    (
        "gallery",
        layout({"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}}] * 10}),
        layout({"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}}] * 11}),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "alt text",
        layout({"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}, "description": "x" * 1024}]}),
        layout({"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}, "description": "x" * 1025}]}),
        "MAX_LENGTH",
    ),
    (
        "missing file",
        layout({"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}}]}),
        layout({"type": 12, "items": [{"media": {"url": "attachment://c.png"}}]}),
        "ATTACHMENT_NOT_FOUND",
    ),
    ("container in a container", layout(container(text("a"))), layout(container(container(text("a")))), "CHOICES"),
    (
        "allowed mentions",
        {"content": "a", "allowed_mentions": {"parse": ["roles"], "users": ["1"]}},
        {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "PARSE_EXCLUSIVE",
    ),
    ("embeds", {"embeds": [{"title": "a"}] * 10}, {"embeds": [{"title": "a"}] * 11}, "BASE_TYPE_BAD_LENGTH"),
    (
        "embed sum",
        {"embeds": [{"description": "x" * 3000}] * 2},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
]


@pytest.mark.parametrize(("fine", "wrong", "code"), [pair[1:] for pair in PAIRS], ids=[pair[0] for pair in PAIRS])
async def test_message_limits(offline: OfflineDiscord, fine: Json, wrong: Json, code: str) -> None:
    check(offline, fine)
    assert code in faults(lambda: check(offline, wrong))


async def test_an_empty_message(offline: OfflineDiscord) -> None:
    with pytest.raises(ApiError) as caught:
        check(offline, {"content": "  "})
    assert caught.value.code == 50006


def command(**fields: Any) -> Json:
    return {"name": "partie", "description": "Une partie", **fields}


def option(name: str = "carte", **fields: Any) -> Json:
    return {"type": 3, "name": name, "description": "La carte", **fields}


COMMANDS: list[tuple[str, list[Json], list[Json], str]] = [
    ("lower case", [command(name="créer")], [command(name="Créer")], "INVALID_NAME"),
    ("no blanks", [command(name="annuler-coup")], [command(name="annuler coup")], "INVALID_NAME"),
    ("name", [command(name="x" * 32)], [command(name="x" * 33)], "BAD_LENGTH"),
    ("description", [command(description="x" * 100)], [command(description="x" * 101)], "BAD_LENGTH"),
    ("unique", [command(), command(name="mj")], [command(), command()], "DUPLICATE_NAME"),
    (
        "localised name",
        [command(name_localizations={"en-US": "match"})],
        [command(name_localizations={"en-US": "Match"})],
        "INVALID_NAME",
    ),
    ("locale", [command(name_localizations={"de": "spiel"})], [command(name_localizations={"en": "match"})], "ENUM"),
    (
        "options",
        [command(options=[option(f"o{i}") for i in range(25)])],
        [command(options=[option(f"o{i}") for i in range(26)])],
        "BAD_LENGTH",
    ),
    (
        "required first",
        [command(options=[option("a", required=True), option("b")])],
        [command(options=[option("a"), option("b", required=True)])],
        "REQUIRED_INVALID",
    ),
    (
        "choices",
        [command(options=[option(choices=[{"name": str(i), "value": str(i)} for i in range(25)])])],
        [command(options=[option(choices=[{"name": str(i), "value": str(i)} for i in range(26)])])],
        "BAD_LENGTH",
    ),
    (
        "size",
        [command(options=[option(f"o{i}", description="x" * 100) for i in range(25)])],
        [
            command(
                options=[
                    option(f"s{j}", type=1, options=[option(f"o{i}", description="x" * 100) for i in range(10)])
                    for j in range(8)
                ]
            )
        ],
        "TOO_LARGE",
    ),
    ("100 commands", [command(name=f"c{i}") for i in range(100)], [command(name=f"c{i}") for i in range(101)], "MAX"),
]


@pytest.mark.parametrize(("fine", "wrong", "code"), [c[1:] for c in COMMANDS], ids=[c[0] for c in COMMANDS])
async def test_command_limits(offline: OfflineDiscord, fine: list[Json], wrong: list[Json], code: str) -> None:
    url = f"{offline.api_url}/applications/{offline.world.application_id}/commands"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {offline.token}"}) as http:
        async with http.put(url, json=wrong) as answer:
            body = await answer.json()
            assert (answer.status, body["code"]) == (400, 50035)
            assert code in str(body["errors"])
        assert offline.world.commands == {}
        async with http.put(url, json=fine) as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"] == "application/json"
    assert len(offline.world.commands) == len(fine)


def modal(*parts: Json, title: str = "Ordres") -> Json:
    return {"custom_id": "m", "title": title, "components": list(parts)}


def label(custom_id: str = "a", name: str = "Texte", **fields: Any) -> Json:
    return {"type": 18, "label": name, "component": {"type": 4, "style": 1, "custom_id": custom_id, **fields}}


@pytest.mark.parametrize(
    ("fine", "wrong", "code"),
    [
        (modal(label(), title="x" * 45), modal(label(), title="x" * 46), "BAD_LENGTH"),
        (modal(label(name="x" * 45)), modal(label(name="x" * 46)), "BAD_LENGTH"),
        (modal(*(label(str(i)) for i in range(5))), modal(*(label(str(i)) for i in range(6))), "BAD_LENGTH"),
        (modal(label("a"), label("b")), modal(label("a"), label("a")), "DUPLICATED"),
        (modal(label(value="x" * 10, max_length=10)), modal(label(value="x" * 11, max_length=10)), "MAX_LENGTH"),
        (modal(label(max_length=4000)), modal(label(max_length=4001)), "NUMBER_TYPE_RANGE"),
    ],
)
async def test_modal_limits(offline: OfflineDiscord, fine: Json, wrong: Json, code: str) -> None:
    offline.desk._modal(fine)
    assert code in faults(lambda: offline.desk._modal(wrong))


async def test_autocomplete_limits(offline: OfflineDiscord) -> None:
    person = offline.person("Joueur 1")
    offline.desk.ack_seconds = 0.01
    interaction = offline.desk.open(4, person.user, offline.channel("parties"), {})
    fine = [{"name": "x" * 100, "value": str(i)} for i in range(25)]
    assert len(offline.desk._choices(interaction, {"choices": fine})) == 25
    assert "BAD_LENGTH" in faults(lambda: offline.desk._choices(interaction, {"choices": [*fine, fine[0]]}))
    long = [{"name": "x" * 101, "value": "1"}]
    assert "BAD_LENGTH" in faults(lambda: offline.desk._choices(interaction, {"choices": long}))
    nested = {"options": [{"type": 1, "options": [{"type": 4, "focused": True}]}]}
    interaction = offline.desk.open(4, person.user, offline.channel("parties"), nested)
    assert offline.desk._choices(interaction, {"choices": [{"name": "1", "value": 1}]})
    assert "COERCE" in faults(lambda: offline.desk._choices(interaction, {"choices": fine}))


async def test_a_file_over_ten_mebibytes(offline: OfflineDiscord) -> None:
    url = f"{offline.api_url}/channels/{offline.channel('parties').id}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {offline.token}"}) as http:
        for size, status, code in ((10 << 20, 200, None), ((10 << 20) + 1, 413, 40005), (0, 400, 50035)):
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", "{}", content_type="application/json")
            form.add_field("files[0]", b"x" * size, filename="board.png")
            async with http.post(url, data=form) as answer:
                assert (answer.status, (await answer.json()).get("code")) == (status, code)
    recorded = offline.requests[0]
    assert recorded.multipart
    assert recorded.files == [("files[0]", "board.png", 10 << 20)]


async def test_a_form_without_faults_raises_nothing() -> None:
    form = Form()
    assert form.length(("a",), "b", 1, 2)
    form.done()


async def test_nonsense_is_answered_as_discord_does(offline: OfflineDiscord) -> None:
    headers = {"Authorization": f"Bot {offline.token}", "Content-Type": "application/json"}
    url = f"{offline.api_url}/channels/{offline.channel('parties').id}/messages"
    async with aiohttp.ClientSession(headers=headers) as http:
        async with http.post(url, data=b"{nope") as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50109)
        async with http.post(url, json={"content": "a", "embeds": ["b"]}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50035)
        async with http.get(f"{offline.api_url}/nowhere") as answer:
            assert (answer.status, (await answer.json())["code"]) == (404, 0)
        async with http.get(f"{offline.api_url}/users/@me", headers={"Authorization": "Bot x"}) as answer:
            assert answer.status == 401
