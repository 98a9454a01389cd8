"""Another world that a viewer cannot tell from the real one: what proves that nothing hidden leaks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.broken_line.layouts import at_random, empty, zone_of
from rules.broken_line.pieces import ARTEFACT, CANNON, GREY, STILL, TRAP, camp_of, duel
from rules.broken_line.sight import knows
from rules.broken_line.state import MOST, BrokenLine, Duel, Fallen, Grey, Layout, Pawn, fallen_order, force
from rules.broken_line.tables import CAMPS, armies_file, rules_file
from rules.chance import Chance
from rules.game import GM, Viewer

TRIES = 8
"""Other mercenaries are drawn so often before the real ones are kept."""


def imagine(state: BrokenLine, viewer: Viewer, chance: Chance) -> BrokenLine:
    """Place and draw again what the viewer cannot see, true to what everybody saw: a pawn that has moved is neither trap nor
    artefact, the artefact stands in its zone, whoever fell to a mercenary could attack, ranks that were shown stay."""
    if viewer == GM or state.phase == "over":
        return state
    camp = state.camp(viewer) if isinstance(viewer, int) else ""
    if state.phase in ("armies", "place"):
        return _place(state, camp, chance)
    for army in state.options.all_armies:
        if camp_of(army) != camp:
            state = _deal(state, army, camp, chance.apart(f"army {army}"))
    for attempt in range(TRIES):
        other = _hire(state, camp, chance.apart(f"mercenaries {attempt}"))
        if _possible(other):
            state = other
            break
    return _retell(state, camp, chance.apart("duel"))


def _place(state: BrokenLine, camp: str, chance: Chance) -> BrokenLine:
    """Other placements of foes, other numbers of changes."""
    layouts = []
    for layout in state.layouts:
        army = layout.army
        if camp_of(army) != camp:
            setter = state.setter(army)
            whole = state.ready[setter] or chance.below(f"whole/{army}", 2)
            codes = at_random(army, chance, f"layout/{army}") if whole else empty(army)
            layout = Layout(army, codes)
        layouts.append(layout)
    acts = tuple(
        number if state.camp(seat) == camp else chance.below(f"acts/{seat}", MOST) for seat, number in enumerate(state.acts)
    )
    return replace(state, layouts=tuple(layouts), acts=acts if state.phase == "place" else state.acts)


def _deal(state: BrokenLine, army: str, camp: str, chance: Chance) -> BrokenLine:
    """The unseen ranks of an army among its unseen pawns, the fallen of unknown rank included."""
    pawns = [pawn for pawn in state.pawns if pawn.army == army and not pawn.shown and not pawn.merc]
    out = [item for item in state.fallen if item.army == army and not item.merc and not knows(item, False, camp)]
    ranks = [pawn.rank for pawn in pawns] + [item.rank for item in out]
    zone = zone_of(army)
    home = [index for index, pawn in enumerate(pawns) if not pawn.moved]
    slots = {
        ARTEFACT: [index for index in home if pawns[index].square in zone],
        TRAP: home,
    }
    given: dict[int, str] = {}
    for rank in sorted(ranks, key=_narrowest):
        free = [index for index in slots.get(rank, range(len(ranks))) if index not in given]
        given[chance.pick(f"{len(given)}", free)] = rank
    dealt = {pawn: replace(pawn, rank=given[index]) for index, pawn in enumerate(pawns)}
    fell = [replace(item, rank=given[len(pawns) + index]) for index, item in enumerate(out)]
    rest = list(state.fallen)
    for item in out:
        rest.remove(item)
    return replace(
        state,
        pawns=tuple(dealt.get(pawn, pawn) for pawn in state.pawns),
        fallen=tuple(sorted((*rest, *fell), key=fallen_order)),
    )


def _narrowest(rank: str) -> int:
    """Ranks with the fewest possible places first: the artefact, traps, cannons."""
    return (ARTEFACT, TRAP, CANNON, rank).index(rank)


def _hire(state: BrokenLine, camp: str, chance: Chance) -> BrokenLine:
    """Other mercenaries where the viewer does not know them: waiting, enlisted, being put down, or out."""

    def veiled(pawn: Pawn) -> bool:
        return pawn.merc and not pawn.shown and camp_of(pawn.army) != camp

    def unknown(grey: Grey) -> bool:
        return camp not in grey.known

    def unseen(item: Fallen) -> bool:
        return item.merc and not knows(item, False, camp)

    recruit = state.recruit
    hidden = recruit is not None and camp_of(recruit.army) != camp
    known = [pawn.rank for pawn in state.pawns if pawn.merc and not veiled(pawn)]
    known += [grey.rank for grey in state.greys if not unknown(grey)]
    known += [item.rank for item in state.fallen if item.merc and not unseen(item)]
    known += [recruit.rank] if recruit is not None and not hidden else []
    pool = list(chance.shuffle("pool", [rank for rank in armies_file().mercenaries.pool if rank not in known]))

    def draw(still: bool) -> str:
        rank = next(rank for rank in pool if still or rank != TRAP)
        pool.remove(rank)
        return rank

    # those that cannot be the trap choose first
    pawns = {pawn: replace(pawn, rank=draw(False)) for pawn in state.pawns if veiled(pawn) and pawn.moved}
    fallen = tuple(replace(item, rank=draw(False)) if unseen(item) and item.army != GREY else item for item in state.fallen)
    pawns |= {pawn: replace(pawn, rank=draw(True)) for pawn in state.pawns if veiled(pawn) and not pawn.moved}
    fallen = tuple(replace(item, rank=draw(True)) if unseen(item) and item.army == GREY else item for item in fallen)
    greys = tuple(replace(grey, rank=draw(True)) if unknown(grey) else grey for grey in state.greys)
    return replace(
        state,
        pawns=tuple(pawns.get(pawn, pawn) for pawn in state.pawns),
        fallen=tuple(sorted(fallen, key=fallen_order)),
        greys=greys,
        recruit=replace(recruit, rank=draw(True)) if recruit is not None and hidden else recruit,
    )


def _possible(state: BrokenLine) -> bool:
    """Whether the match would have come so far: both camps have force."""
    return all(force(state, camp) for camp in CAMPS)


def _retell(state: BrokenLine, camp: str, chance: Chance) -> BrokenLine:
    """A tavern duel that the viewer only heard of, as it may have been in this world."""
    told = state.duel
    if told is None or not told.secret or camp_of(told.army) == camp:
        return state
    ours = [pawn.rank for pawn in state.pawns if pawn.square == told.square and pawn.army == told.army]
    gone = [item.rank for item in state.fallen if item.army == told.army and len(item.known) < len(CAMPS)]
    mercs = [pawn.rank for pawn in state.pawns if pawn.merc and pawn.army == told.army]
    mercs += [grey.rank for grey in state.greys if grey.square == told.square]
    mercs += [state.recruit.rank] if state.recruit is not None else []
    fighters = ours if told.result == "win" else gone
    rank = chance.pick("rank", _fighting(fighters) or _fighting(map(str, range(1, 12))))
    other = TRAP if told.result == "both" else chance.pick("other", mercs or armies_file().mercenaries.pool)
    return replace(state, duel=replace(told, rank=rank, other_rank=other, dice=_dice(told, rank, other, chance)))


def _fighting(ranks: Iterable[str]) -> tuple[str, ...]:
    return tuple(rank for rank in ranks if rank not in (*STILL, CANNON))


def _dice(told: Duel, rank: str, other: str, chance: Chance) -> tuple[tuple[int, int], ...]:
    """One roll that ends as it did, where the ranks are equal."""
    if duel(rank, other) != "dice" or told.result not in ("win", "lose"):
        return ()
    low = chance.die("low", rules_file().die - 1)
    high = low + chance.die("high", rules_file().die - low)
    return ((high, low),) if told.result == "win" else ((low, high),)
