"""The commands of the games, derived from their move classes: a group a game, a subcommand a move, an option a field.

A move's `section` gives a sub-group. Corrections stand in a sub-group for the GM. Queries are read-only subcommands beside
the moves. A sixth game needs no line here.
"""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands import build
from bot.commands.build import Option, Values
from bot.commands.matches import chosen_match
from bot.panels import play
from bot.panels.desk import Ask, Desk
from bot.panels.gm.acts import correct
from bot.panels.gm.board import check_gm
from bot.panels.panel import Panel
from bot.panels.questions import answer, explanation
from bot.speech.understand import Typed, every_name, read_move, suggestions
from rules.game import Choice, FieldSpec, Game, Move, Range, Resign, Text, fields_of
from rules.registry import offered

MATCH = "match"
"""The last option of every command: which match, where the place does not tell."""


def game_groups(desk: Desk) -> list[app_commands.Group]:
    """One command group for each registered game."""
    return [_group(desk, game) for game in offered().values()]


def _group(desk: Desk, game: Game[Any, Any, Any]) -> app_commands.Group:
    top = build.group("group", game.key, described_by="game-name")
    sections: dict[str, app_commands.Group] = {"": top}

    def parent(section: str) -> app_commands.Group:
        if section not in sections:
            where = "common" if section == "mj" else game.key
            sections[section] = build.group(f"section-{section}", where, parent=top)
        return sections[section]

    for kind in game.moves:
        if kind is not Resign:  # every game has it, as /partie abandonner
            _command(desk, game, kind, parent(kind.section), _play(game, kind), _suggest(game, kind))
    for kind in game.queries:
        run = _explain(game, kind) if kind.general else _query(game, kind)
        _command(desk, game, kind, parent(kind.section), run, _suggest_names(game, kind))
    for kind in game.corrections:
        _command(desk, game, kind, parent(kind.section or "mj"), _correct(game, kind), None)
    return top


def _annotation(spec: FieldSpec) -> Any:
    """What Discord is told of a field. A choice is always text: only its autocomplete knows the values, and what people
    type is read by `speech`. No length is asked of it, or picking a long suggestion would fail."""
    if isinstance(spec.kind, Range):
        return app_commands.Range[int, spec.kind.minimum, spec.kind.maximum]
    if isinstance(spec.kind, Text):
        return app_commands.Range[str, 0, min(spec.kind.maximum, 6000)]
    return str


def _command(
    desk: Desk,
    game: Game[Any, Any, Any],
    kind: type[Move],
    parent: app_commands.Group,
    run: build.Run,
    suggest: Any,
) -> None:
    options = [
        Option(
            spec.name,
            _annotation(spec),
            spec.required,
            suggest(spec.name) if suggest is not None and isinstance(spec.kind, Choice) else None,
            game=game.key,
        )
        for spec in fields_of(kind)
    ]
    if not kind.general:
        options.append(build.match_option(game.key))
    build.command(desk, f"move-{kind.name}", run, tuple(options), game=game.key, parent=parent)


def _texts(kind: type[Move], values: Values) -> dict[str, str]:
    return {spec.name: str(values[spec.name]) for spec in fields_of(kind) if spec.name in values}


def _play(game: Game[Any, Any, Any], kind: type[Move]) -> build.Run:
    async def run(ask: Ask, values: Values) -> Panel:
        typed = _texts(kind, values)
        carried = play.carried(kind, typed)
        resume = f"do:{carried}" if carried is not None else None
        table = await ask.which(values.get(MATCH), game_key=game.key, resume=resume)
        return await play.act(ask, table, kind, typed)

    return run


def _suggest(game: Game[Any, Any, Any], kind: type[Move]) -> Any:
    def of_field(field: str) -> build.Suggest:
        async def suggest(ask: Ask, values: Values, current: str) -> list[tuple[str, str]]:
            table = await chosen_match(ask, values.get(MATCH), game.key, waiting=True)
            if table is None or table.status != "running":
                return []
            seat = ask.seat(table)
            seen = await ask.desk.seen(table, seat)
            typed = Typed(kind, {**_texts(kind, values), field: current})
            return suggestions(game, typed, field, seen.legal, ask.language, table.names)

        return suggest

    return of_field


def _query(game: Game[Any, Any, Any], kind: type[Move]) -> build.Run:
    async def run(ask: Ask, values: Values) -> Panel:
        table = await ask.which(values.get(MATCH), game_key=game.key, seated=False, over=True)
        return await answer(ask, table, kind, _texts(kind, values))

    return run


def _suggest_names(game: Game[Any, Any, Any], kind: type[Move]) -> Any:
    """Autocomplete of a question: everything there is, whoever asks."""

    def of_field(field: str) -> build.Suggest:
        spec = next(item for item in fields_of(kind) if item.name == field)

        async def suggest(ask: Ask, values: Values, current: str) -> list[tuple[str, str]]:
            return every_name(game, spec, current, ask.language)

        return suggest

    return of_field


def _explain(game: Game[Any, Any, Any], kind: type[Move]) -> build.Run:
    async def run(ask: Ask, values: Values) -> Panel:
        return await explanation(ask, game, kind, _texts(kind, values))

    return run


def _correct(game: Game[Any, Any, Any], kind: type[Move]) -> build.Run:
    async def run(ask: Ask, values: Values) -> Panel:
        table = await ask.which(values.get(MATCH), game_key=game.key, seated=False)
        check_gm(ask, table)
        move = read_move(game, Typed(kind, _texts(kind, values)), (), table.names)
        return await correct(ask, table, move, str(getattr(move, "reason", "")))

    return run
