"""Every body that the outgoing side sends is one that Discord's own description takes."""

from __future__ import annotations

import pytest

from tests.bot_discord.house import House
from tests.bot_discord.spec import faults, needs_spec, route_of
from tests.panels import post_table as pt
from tests.panels.test_posts import BUILDERS, HOSTILE


@needs_spec
async def test_bodies_of_a_match(house: House) -> None:
    table = await house.started()
    for _ in range(4):
        table = await house.turn(table)
        await house.settle()
    seat = table.seats_of(house.bob.id)[0]
    await house.referee.resign(table.match_id, house.bob.id, seat)
    await house.settle()
    judged = []
    for request in house.env.http_requests:
        route = route_of(request.method, request.path)
        if route is None or request.json is None:
            continue
        judged.append(route)
        assert not faults(route, request.json), (route, request.path)
        if route in ("message", "edit"):
            assert "allowed_mentions" in request.json
            assert request.json["allowed_mentions"]["parse"] == []
        if route == "message":
            assert request.json["enforce_nonce"] is True
    assert {"message", "edit", "thread", "dm", "channel"} <= set(judged)


@needs_spec
@pytest.mark.parametrize("language", ["fr", "en"])
async def test_bodies_of_every_post(language: str) -> None:
    for name, build in BUILDERS.items():
        for hostile in ("Ana", *HOSTILE):
            post = build(pt.named(hostile), language)
            attachments = [
                {"id": number, "filename": upload.name, "description": upload.alt}
                for number, upload in enumerate(post.uploads)
            ]
            body = {
                "components": post.view().to_components(),
                "flags": 1 << 15,
                "allowed_mentions": post.allowed().to_dict(),
                "attachments": attachments,
            }
            assert not faults("message", body), (name, hostile)
            assert not faults("edit", body), (name, hostile)


@needs_spec
def test_the_judge_refuses_what_discord_refuses() -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]}
    assert faults("message", {"components": [row]})
    assert faults("thread", {"name": "x" * 101})
