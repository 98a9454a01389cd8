"""The pictures in words: alt texts, and the whole position as text, enough to play from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from render.kit.prose import ALT, TEXT, escaped, joined, plain, shortened
from render.marchlords.closeup import armies_told, fog_told, here, rows_of, tags_told
from render.marchlords.engagement import notes, parts_told, state_told
from render.marchlords.faces import ROMAN
from render.marchlords.hall import modifiers
from render.marchlords.hand import next_gold, orders, standing_facts
from render.marchlords.header import state_sign
from render.marchlords.recent import public, sentences
from render.marchlords.words import faction_name, facts_line, minus, say, titled
from render.picture import Look
from rules.game import Event
from rules.hexes import row_letters
from rules.marchlords.battle.sheets import converted_total
from rules.marchlords.factions.kinds import factions
from rules.marchlords.land import Chart, land
from rules.marchlords.state import seat_letter
from rules.marchlords.view import ArmyView, BattleView, KingdomView, MarchlordsView, TileView
from rules.voice import listed

UNKNOWN_ROW: Final = "?"


def plain_name(look: Look, seat: int) -> str:
    """A name as one line of text, without direction marks."""
    given = plain(look.names[seat]) if seat < len(look.names) else ""
    return given or say(look.language, "picture-seat", number=seat + 1)


def plainly(view: MarchlordsView, look: Look) -> Look:
    """The look with names as text has them."""
    return replace(look, names=tuple(plain_name(look, seat) for seat in range(len(view.kingdoms))))


def _colon(language: str) -> str:
    return "\u202f:" if language == "fr" else ":"


# -- parts -------------------------------------------------------------------------------------------------------------


def status(view: MarchlordsView, look: Look) -> str:
    """Who won, or whom the table waits for."""
    if view.outcome is not None:
        winners = listed([plain_name(look, seat) for seat in view.outcome.winners], look.language)
        return say(look.language, "picture-alt-winner", names=winners)
    asked = [plain_name(look, one.seat) for one in view.kingdoms if one.asked]
    return say(look.language, "picture-alt-asked", names=listed(asked, look.language)) if asked else ""


def changed(view: MarchlordsView, look: Look, events: tuple[Event, ...], limit: int) -> str:
    """What just happened."""
    said = " ".join(sentences(look, len(view.kingdoms), events, drawn=False))
    return say(look.language, "picture-alt-recent", what=shortened(said, limit)) if said else ""


def kingdom_head(kingdom: KingdomView, look: Look) -> str:
    """Letter, name, faction, score."""
    facts = {
        "letter": seat_letter(kingdom.seat), "name": plain_name(look, kingdom.seat),
        "faction": faction_name(kingdom.faction, look.language),
    }  # fmt: skip
    if kingdom.score is None:
        return say(look.language, "picture-alt-kingdom", **facts)
    return say(look.language, "picture-alt-kingdom-score", score=kingdom.score, **facts)


def holdings_told(view: MarchlordsView, seat: int, language: str, tiles: Sequence[TileView]) -> list[str]:
    """What a kingdom holds as the viewer knows it, kind by kind; remembered places with their turn."""
    kinds: dict[str, list[str]] = defaultdict(list)
    for tile in tiles:
        if tile.owner != seat:
            continue
        place = tile.name + (
            f" ({say(language, 'picture-fog-remembered', turn=tile.seen)})" if tile.fog == "remembered" else ""
        )
        if tile.besieged is not None:
            place += f" ({say(language, 'picture-besieged', tick=tile.besieged)})"
        if tile.city:
            kinds["capital" if tile.capital else "city"].append(f"{place} {ROMAN[tile.city]}")
        if tile.port:
            kinds["port"].append(place)
        if tile.outpost:
            kinds["outpost"].append(place)
        if not (tile.city or tile.port or tile.outpost):
            kinds["bare"].append(place)
    return [
        say(language, f"picture-alt-{kind}", tiles=", ".join(kinds[kind]))
        for kind in ("capital", "city", "port", "outpost", "bare")
        if kinds[kind]
    ]


def armies_line(armies: Sequence[ArmyView], view: MarchlordsView, language: str) -> str:
    """`A1 E10 I*`: armies with their tiles and tiers; a star for a general."""
    told = [f"{army.name} {view.field.names[army.tile]} {ROMAN[army.tier]}{'★' if army.general else ''}" for army in armies]
    return say(language, "picture-alt-armies", armies=", ".join(told)) if told else ""


def ships_line(view: MarchlordsView, seat: int, language: str) -> str:
    """Anchored ships of a kingdom."""
    tiles = [view.field.names[ship.tile] for ship in view.ships if ship.seat == seat]
    return say(language, "picture-alt-ships", tiles=", ".join(tiles)) if tiles else ""


def battle_line(view: MarchlordsView, look: Look, battle: BattleView) -> str:
    """One battle in a sentence, as everybody may know it."""
    language = look.language
    place = f" ({view.field.names[battle.tile]})" if battle.tile is not None and view.ground else ""
    return say(
        language,
        "picture-alt-battle",
        number=battle.number,
        attacker=plain_name(look, battle.attacker),
        defender=plain_name(look, battle.defender),
        kind=say(language, f"engagement-{battle.kind}").lower(),
        place=place,
        state=state_told(battle, plainly(view, look), language),
    )


def _order_of(view: MarchlordsView) -> list[int]:
    """The viewing seat first, then the others."""
    return sorted(range(len(view.kingdoms)), key=lambda seat: (seat != view.seat, seat))


# -- alt texts ---------------------------------------------------------------------------------------------------------


def _head(view: MarchlordsView, look: Look, title: str) -> str:
    return f"{title}. {facts_line(view, look)}."


def _state(view: MarchlordsView, kingdom: KingdomView, language: str) -> str:
    sign = state_sign(view, kingdom)
    return say(language, f"picture-state-{sign}") if sign else ""


def board_alt(view: MarchlordsView, look: Look) -> str:
    """The map, or the bulletin where the viewer has no map; at most 1,024 characters."""
    language = look.language
    start = [
        _head(view, look, say(language, "game-name")),
        changed(view, look, public(look.recent), 200),
        status(view, look),
    ]
    if not view.ground:
        return hall_alt(view, look)
    seats = [
        ", ".join(part for part in (kingdom_head(kingdom, look), _state(view, kingdom, language)) if part) + "."
        for kingdom in view.kingdoms
    ]
    battles = [battle_line(view, look, battle) for battle in view.battles]
    places = []
    tiles = view.tiles
    for seat in _order_of(view):
        own = [army for army in view.armies if army.seat == seat]
        parts = [
            *holdings_told(view, seat, language, tiles),
            armies_line(own, view, language),
            ships_line(view, seat, language),
        ]
        told = " ".join(part for part in parts if part)
        if told:
            places.append(f"{seat_letter(seat)}{_colon(language)} {told}")
    return joined([*start, *seats, *battles, *places], ALT, say(language, "picture-alt-more"))


def hall_alt(view: MarchlordsView, look: Look) -> str:
    """Who has which faction, and which are free."""
    language = look.language
    taken = [kingdom_head(one, look) + "." for one in view.kingdoms if one.faction]
    chosen = {one.faction for one in view.kingdoms}
    free = [faction_name(faction, language) for faction in factions() if faction not in chosen]
    parts = [
        _head(view, look, say(language, "game-name")),
        changed(view, look, public(look.recent), 200),
        status(view, look),
        *taken,
        say(language, "picture-alt-free", factions=", ".join(free)) if free else "",
    ]
    return joined(parts, ALT, say(language, "picture-alt-more"))


def hand_told(view: MarchlordsView, look: Look, seat: int) -> list[str]:
    """What only a seat knows: purse, orders, generals."""
    language, kingdom = look.language, view.kingdoms[seat]
    if not view.ground:
        return []
    purse = say(language, "picture-alt-purse", gold=minus(kingdom.gold or 0), left=minus(kingdom.left or 0),
                income=kingdom.income or 0, upkeep=kingdom.upkeep or 0, next=minus(next_gold(kingdom)))  # fmt: skip
    given = [text for _, text in orders(view, seat, language)]
    told = say(language, "picture-alt-orders", orders=", ".join(given)) if given else say(language, "picture-no-orders")
    return [purse, told, standing_facts(view, seat, language) + "."]


def hand_alt(view: MarchlordsView, look: Look, seat: int) -> str:
    """The private map."""
    language = look.language
    own = [army for army in view.armies if army.seat == seat]
    tiles = view.tiles
    mine = [*holdings_told(view, seat, language, tiles), armies_line(own, view, language), ships_line(view, seat, language)]
    parts = [_head(view, look, say(language, "picture-own-map")), changed(view, look, look.recent, 200),
             *hand_told(view, look, seat), *mine]  # fmt: skip
    for other in _order_of(view)[1:]:
        theirs = armies_line([army for army in view.armies if army.seat == other], view, language)
        told = " ".join(part for part in (*holdings_told(view, other, language, tiles), theirs) if part)
        parts.append(f"{plain_name(look, other)}{_colon(language)} {told}" if told else "")
    return joined(parts, ALT, say(language, "picture-alt-more"))


def tile_alt(view: MarchlordsView, look: Look, index: int) -> str:
    """A tile with all that is known of it, and its neighbours."""
    language, tile = look.language, view.tiles[index]
    parts = [_head(view, look, say(language, "picture-tile", tile=tile.name))]
    for _, head, text in rows_of(view, plainly(view, look), tile):
        parts.append(f"{head}{_colon(language)} {text}." if text else f"{head}.")
    for direction, other in zip(("E", "NE", "NW", "W", "SW", "SE"), view.field.neighbours[index], strict=True):
        if other >= 0:
            near = view.tiles[other]
            told = [tags_told(near, language).lower()]
            if near.owner is not None:
                told.append(plain_name(look, near.owner))
            armies = here(view, near)
            told += [armies_told(armies, language)] if armies else []
            way = say(language, f"picture-way-{direction.lower()}")
            parts.append(f"{way} {near.name}{_colon(language)} {', '.join(told)}.")
    return joined(parts, ALT, say(language, "picture-alt-more"))


def battle_alt(view: MarchlordsView, look: Look, battle: BattleView) -> str:
    """The sheet of a battle."""
    language = look.language
    parts = [
        _head(view, look, say(language, "picture-battle-number", number=battle.number)),
        battle_line(view, look, battle),
    ]
    if battle.tile is not None and view.ground:
        tile = view.tiles[battle.tile]
        parts.append(f"{tags_told(tile, language)}, {fog_told(tile, language)}.")
    detail = battle.detail
    if detail is not None:
        for side in (0, 1):
            lines = ", ".join(f"{text} {worth}" for text, worth in parts_told(view, battle, side, language))
            total = converted_total(view.options, detail.sheet.parts(side))
            parts.append(
                say(language, "picture-alt-side", name=plain_name(look, battle.sides[side]), parts=lines, total=total)
            )
        parts += notes(view, battle, language)
    return joined(parts, ALT, say(language, "picture-alt-more"))


def bulletin_alt(view: MarchlordsView, look: Look) -> str:
    """The bulletin: battles and kingdoms."""
    language = look.language
    parts = [
        _head(view, look, say(language, "game-name")),
        changed(view, look, public(look.recent), 200),
        status(view, look),
    ]
    parts += [battle_line(view, look, battle) for battle in view.battles]
    for kingdom in view.kingdoms:
        won = say(language, "picture-alt-victories", count=kingdom.field + kingdom.garrison)
        parts.append(
            ", ".join(part for part in (kingdom_head(kingdom, look), won, _state(view, kingdom, language)) if part) + "."
        )
    return joined(parts, ALT, say(language, "picture-alt-more"))


def preview_alt(chart: Chart, language: str, title: str) -> str:
    """A map before the campaign."""
    known = land(chart.radius, chart.ground)
    names = known.field.names
    facts = {"tiles": len(chart.ground), "sites": known.sites, "seats": len(chart.capitals)}
    capitals = ", ".join(f"{seat_letter(k)} {names[tile]}" for k, tile in enumerate(chart.capitals))
    sites = ", ".join(names[tile] for tile, letter in enumerate(chart.ground) if letter.islower())
    parts = [
        f"{title}. {say(language, 'picture-preview-facts', **facts)}.",
        say(language, "picture-alt-capital", tiles=capitals),
        say(language, "picture-alt-sites", tiles=sites),
    ]
    return joined(parts, ALT, say(language, "picture-alt-more"))


def curves_alt(
    view: MarchlordsView,
    look: Look,
    turns: Sequence[int],
    gold: Sequence[Sequence[int]],
    territories: Sequence[Sequence[int]],
    title: str,
) -> str:
    """The curves: first, highest and last value of each kingdom."""
    language = look.language
    parts = [_head(view, look, title)]
    for seat in range(len(view.kingdoms)):
        rows = [[row[seat] for row in series] for series in (gold, territories)]
        facts = {"gold": rows[0][-1], "best": max(rows[0]), "tiles": rows[1][-1], "most": max(rows[1]), "turn": turns[-1]}
        parts.append(say(language, "picture-alt-curve", name=plain_name(look, seat), **facts))
    return joined(parts, ALT, say(language, "picture-alt-more"))


# -- the position as text ----------------------------------------------------------------------------------------------


def text_map(view: MarchlordsView) -> list[str]:
    """The ground row by row, one letter a tile, as far as it is known."""
    rows: list[str] = []
    at = 0
    reach = view.radius
    for r in range(-reach, reach + 1):
        count = 2 * reach + 1 - abs(r)
        letters = " ".join(view.ground[at : at + count])
        rows.append(f"{row_letters(r + reach):>2} {' ' * abs(r)}{letters}")
        at += count
    return rows


def board_text(view: MarchlordsView, look: Look) -> str:
    """The whole position as Discord Markdown."""
    language = look.language
    safe = replace(look, names=tuple(escaped(plain_name(look, seat)) for seat in range(len(view.kingdoms))))
    lines = [f"**{say(language, 'game-name')}** · {facts_line(view, look)}"]
    lines += [part for part in (changed(view, safe, look.recent, 500), status(view, safe)) if part]
    if not view.ground:
        lines += [f"- {kingdom_head(one, safe)}" for one in view.kingdoms]
        for faction in factions():
            if faction not in {one.faction for one in view.kingdoms}:
                told = ", ".join(
                    f"{say(language, f'tag-{tag}')} {value:+d}" for tag, _, value in modifiers(faction)
                ).replace("-", "−")
                lines.append(f"- {faction_name(faction, language)}{_colon(language)} {told}")
        return shortened("\n".join(lines), TEXT)
    if view.seat is not None:
        lines += [f"**{hand_told(view, safe, view.seat)[0]}**", *hand_told(view, safe, view.seat)[1:]]
    if any(letter != UNKNOWN_ROW for letter in view.ground):
        lines += ["```", *text_map(view), "```", f"-# {say(language, 'picture-text-key')}"]
    tiles = view.tiles
    lines += [f"- {battle_line(view, safe, battle)}" for battle in view.battles]
    for seat in _order_of(view):
        kingdom = view.kingdoms[seat]
        state = _state(view, kingdom, language)
        parts = [
            f"**{kingdom_head(kingdom, safe)}**{', ' + state if state else ''}.",
            *holdings_told(view, seat, language, tiles),
            armies_line([army for army in view.armies if army.seat == seat], view, language),
            ships_line(view, seat, language),
        ]
        lines.append("- " + " ".join(part for part in parts if part))
    return shortened("\n".join(lines), TEXT)


__all__ = [
    "Look",
    "battle_alt",
    "board_alt",
    "board_text",
    "bulletin_alt",
    "hall_alt",
    "hand_alt",
    "preview_alt",
    "text_map",
    "tile_alt",
    "titled",
]
