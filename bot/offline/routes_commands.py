"""Application commands (global and of the guild), interaction callbacks and their webhooks."""

from __future__ import annotations

from typing import Any

from .command_checks import check_all, check_command
from .errors import ApiError, Form
from .model import Json
from .rest import Call, Reply, Route


def _shelf(call: Call) -> dict[int, Json]:
    if call.params["application_id"] != str(call.world.application_id):
        raise ApiError(20012)
    if "guild_id" not in call.params:
        return call.world.commands
    if call.params["guild_id"] != str(call.world.guild_id):
        raise ApiError(50001)
    return call.world.guild_commands


def _complete(call: Call, stored: Json, command_id: int) -> Json:
    whole: Json = {
        "id": str(command_id),
        "application_id": str(call.world.application_id),
        "version": str(call.world.snowflakes.next()),
        **stored,
    }
    if "guild_id" in call.params:
        whole["guild_id"] = call.params["guild_id"]
    return whole


async def overwrite(call: Call) -> Any:
    """PUT: exactly these commands from now on; one of the same name and type keeps its id."""
    shelf, form = _shelf(call), Form()
    stored = check_all(form, call.body)
    form.done()
    old = {(command["type"], command["name"]): int(command["id"]) for command in shelf.values()}
    shelf.clear()
    for command in stored:
        command_id = old.get((command["type"], command["name"])) or call.world.snowflakes.next()
        shelf[command_id] = _complete(call, command, command_id)
    call.world.tell_commands()
    return list(shelf.values())


async def listing(call: Call) -> Any:
    """GET all."""
    return list(_shelf(call).values())


async def create(call: Call) -> Any:
    """POST: a new command, or the replacement of the one of that name (200 instead of 201)."""
    shelf, form = _shelf(call), Form()
    stored = check_command(form, call.form)
    form.done()
    old = next((c for c in shelf.values() if (c["type"], c["name"]) == (stored["type"], stored["name"])), None)
    command_id = int(old["id"]) if old else call.world.snowflakes.next()
    shelf[command_id] = _complete(call, stored, command_id)
    call.world.tell_commands()
    return Reply(200 if old else 201, shelf[command_id])


def _command(call: Call) -> Json:
    try:
        return _shelf(call)[int(call.params["command_id"])]
    except (KeyError, ValueError):
        raise ApiError(10063) from None


async def get(call: Call) -> Any:
    """GET one."""
    return _command(call)


async def edit(call: Call) -> Any:
    """PATCH one."""
    command, form = _command(call), Form()
    stored = check_command(form, {**command, **call.form})
    form.done()
    command_id = int(command["id"])
    _shelf(call)[command_id] = _complete(call, stored, command_id)
    call.world.tell_commands()
    return _shelf(call)[command_id]


async def delete(call: Call) -> Any:
    """DELETE one."""
    del _shelf(call)[int(_command(call)["id"])]
    call.world.tell_commands()


async def no_permissions(call: Call) -> Any:
    """GET the command permissions of the guild: nobody set any."""
    _shelf(call)
    return []


# interactions --------------------------------------------------------------------------------------------------------


async def callback(call: Call) -> Any:
    """POST /interactions/{interaction_id}/{interaction_token}/callback."""
    params = call.params
    response = call.desk.callback(params["interaction_id"], params["interaction_token"], call.form, call.uploads)
    return response if call.query.get("with_response") in ("1", "true", "True") else None


async def followup(call: Call) -> Any:
    """POST /webhooks/{webhook_id}/{webhook_token}."""
    interaction = call.desk.by_token(call.params["webhook_id"], call.params["webhook_token"])
    return call.desk.followup(interaction, call.form, call.uploads).data


def _which(call: Call) -> str:
    return call.params.get("message_id", "@original")


async def get_message(call: Call) -> Any:
    """GET .../messages/{message_id}, `@original` included."""
    interaction = call.desk.by_token(call.params["webhook_id"], call.params["webhook_token"])
    return call.desk.find(interaction, _which(call)).data


async def edit_message(call: Call) -> Any:
    """PATCH .../messages/{message_id}, `@original` included."""
    interaction = call.desk.by_token(call.params["webhook_id"], call.params["webhook_token"])
    return call.desk.edit(interaction, _which(call), call.form, call.uploads).data


async def delete_message(call: Call) -> Any:
    """DELETE .../messages/{message_id}, `@original` included."""
    interaction = call.desk.by_token(call.params["webhook_id"], call.params["webhook_token"])
    call.desk.delete(interaction, _which(call))


def _command_routes(home: str) -> list[Route]:
    return [
        ("GET", home, listing),
        ("PUT", home, overwrite),
        ("POST", home, create),
        ("GET", home + "/{command_id}", get),
        ("PATCH", home + "/{command_id}", edit),
        ("DELETE", home + "/{command_id}", delete),
    ]


_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES: list[Route] = [
    ("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions", no_permissions),
    *_command_routes("/applications/{application_id}/commands"),
    *_command_routes("/applications/{application_id}/guilds/{guild_id}/commands"),
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
    ("POST", _WEBHOOK, followup),
    ("GET", _WEBHOOK + "/messages/@original", get_message),
    ("PATCH", _WEBHOOK + "/messages/@original", edit_message),
    ("DELETE", _WEBHOOK + "/messages/@original", delete_message),
    ("GET", _WEBHOOK + "/messages/{message_id}", get_message),
    ("PATCH", _WEBHOOK + "/messages/{message_id}", edit_message),
    ("DELETE", _WEBHOOK + "/messages/{message_id}", delete_message),
]
