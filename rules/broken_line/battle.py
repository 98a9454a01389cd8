"""Movements, duels, mercenaries, sacrifices and shots (broken_line.md 7 to 11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from rules.broken_line.board import blocked, is_obstacle, line
from rules.broken_line.desk import Desk, army_ref, foe_of, pawn_ref, square_ref
from rules.broken_line.final import over
from rules.broken_line.pieces import ARTEFACT, GREY, camp_of, duel, power
from rules.broken_line.reach import Way
from rules.broken_line.state import Arrow, BrokenLine, Duel, Fallen, Pawn, Recruit, Shot
from rules.broken_line.tables import CAMPS, rules_file
from rules.broken_line.turns import end_turn, mark_castle
from rules.game import Ref

Manner = Literal["walk", "run", "fly"]
TOLD: Final = {"walk": "walked", "run": "ran", "fly": "flew"}
REROLLS: Final = 200


def advance(desk: Desk, way: Way, manner: Manner) -> None:
    """A pawn goes its way, to an empty square or into a duel. A run or a flight shows what it is (BL-28, BL-29)."""
    state, before = desk.state, desk.state.holder
    start, to = way.path[0], way.path[-1]
    pawn = state.at(start)
    assert pawn is not None
    shown = pawn.shown or manner != "walk"
    if manner != "walk":
        desk.reveal()
    mover = replace(pawn, moved=True, shown=shown, done=2 if manner == "run" else 1)
    arrow = Arrow(state.turn, pawn.army, manner, way.path)
    desk.state = replace(state.shift(start, mover), points=state.points - way.cost, arrows=(*state.arrows, arrow))
    desk.tell(
        TOLD[manner],
        army=army_ref(pawn.army),
        origin=square_ref(start),
        square=square_ref(to),
        cost=way.cost,
        left=desk.state.points,
    )
    if way.kind == "move":
        desk.state = desk.state.shift(start, replace(mover, square=to))
    elif way.kind == "tavern":
        _tavern(desk, mover, to)
    else:
        desk.state = desk.state.without(start)
        _fight(desk, replace(mover, square=to), start)
    mark_castle(desk, before)


# -- duels -------------------------------------------------------------------------------------------------------------


def _fight(desk: Desk, attacker: Pawn, origin: int) -> None:
    """A pawn, already off its old square, attacks the foe that stands where it goes (BL-31 to BL-38)."""
    defender = desk.state.at(attacker.square)
    assert defender is not None
    desk.reveal()
    desk.tell(
        "duel",
        attacker=pawn_ref(attacker.army, attacker.rank),
        defender=pawn_ref(defender.army, defender.rank),
        square=square_ref(defender.square),
        charge=power(attacker.rank, True) - power(attacker.rank, False),
        strength=power(attacker.rank, True),
    )
    outcome = duel(attacker.rank, defender.rank)
    dice: tuple[tuple[int, int], ...] = ()
    result: str = outcome
    if outcome == "dice":
        dice = _dice(desk)
        result = "win" if dice[-1][0] > dice[-1][1] else "lose"
        for mine, theirs in dice:
            desk.tell("dice", mine=mine, theirs=theirs)
    state = desk.state
    record = Duel(
        state.turn,
        origin,
        defender.square,
        attacker.army,
        attacker.rank,
        defender.army,
        defender.rank,
        dice,
        result,
    )
    desk.state = replace(state.without(defender.square), duel=record, duels=state.duels + 1, quiet=False)
    if result in ("win", "artefact"):
        done = attacker.done if attacker.done == 2 or rules_file().chain_after_duel else 3
        desk.state = desk.state.put(replace(attacker, shown=True, done=done)).bury(_out(defender))
    elif result == "lose":
        desk.state = desk.state.put(replace(defender, shown=True)).bury(_out(attacker))
    else:
        desk.state = desk.state.bury(_out(attacker), _out(defender))
    desk.tell(
        f"duel-{result}",
        attacker=pawn_ref(attacker.army, attacker.rank),
        defender=pawn_ref(defender.army, defender.rank),
        square=square_ref(defender.square),
    )
    if result == "artefact":
        desk.state = over(desk.state, "artefact", camp_of(attacker.army))


def _out(pawn: Pawn) -> Fallen:
    """A pawn that everybody saw fall."""
    return Fallen(pawn.army, pawn.rank, CAMPS, pawn.merc)


def _dice(desk: Desk) -> tuple[tuple[int, int], ...]:
    """Both sides roll until they differ (BL-33)."""
    state, rolls = desk.state, []
    for attempt in range(REROLLS):
        occasion = f"turn {state.turn}/duel {state.duels + 1}/roll {attempt + 1}"
        mine, theirs = desk.chance.dice(occasion, 2, rules_file().die)
        rolls.append((mine, theirs))
        if mine != theirs:
            break
    return tuple(rolls)


# -- mercenaries -------------------------------------------------------------------------------------------------------


def _tavern(desk: Desk, attacker: Pawn, square: int) -> None:
    """A duel with a mercenary; foes learn only how it ended (BL-46 to BL-50)."""
    state, camp = desk.state, camp_of(attacker.army)
    grey = next(item for item in state.greys if item.square == square)
    desk.reveal()
    outcome = duel(attacker.rank, grey.rank)
    dice = _dice(desk) if outcome == "dice" else ()
    result: str = outcome if outcome != "dice" else "win" if dice[-1][0] > dice[-1][1] else "lose"
    record = Duel(
        state.turn, attacker.square, square, attacker.army, attacker.rank, GREY, grey.rank, dice, result, secret=True
    )
    state = replace(state.without(attacker.square), duel=record, duels=state.duels + 1, quiet=False)
    rest = tuple(item for item in state.greys if item != grey)
    mine = Fallen(attacker.army, attacker.rank, (camp,), attacker.merc)
    if result == "win":
        done = attacker.done if attacker.done == 2 or rules_file().chain_after_duel else 3
        state = replace(state, greys=rest).put(replace(attacker, square=square, done=done))
    elif result == "lose":
        known = tuple(item for item in CAMPS if item in (*grey.known, camp))
        greys = tuple(sorted((*rest, replace(grey, known=known)), key=lambda item: item.square))
        state = replace(state, greys=greys).bury(mine)
    else:  # the spot is empty, and everybody can tell that it was the trap
        state = replace(state, greys=rest).bury(mine, Fallen(GREY, grey.rank, CAMPS, True))
    desk.state = state
    own, theirs = pawn_ref(attacker.army, attacker.rank), pawn_ref(GREY, grey.rank)
    desk.whisper(camp, "tavern", attacker=own, defender=theirs, square=square_ref(square))
    for one, two in dice:
        desk.whisper(camp, "dice", mine=one, theirs=two)
    desk.tell(f"tavern-{result}", army=army_ref(attacker.army), square=square_ref(square))
    if result == "win":
        # it must be put down before anything else; where the winner came from there is always room (BL-47)
        desk.state = replace(desk.state, phase="enlist", recruit=Recruit(square, attacker.army, grey.rank))


def enlist(desk: Desk, square: int) -> None:
    """The mercenary is put down; on a foe it attacks at once, seen by all (BL-48, BL-51)."""
    before, recruit = desk.state.holder, desk.state.recruit
    assert recruit is not None
    pawn = Pawn(square, recruit.army, recruit.rank, merc=True)
    arrow = Arrow(desk.state.turn, recruit.army, "enlist", (recruit.square, square))
    desk.state = replace(
        desk.state,
        phase="move",
        recruit=None,
        landed=desk.state.landed + 1,
        arrows=(*desk.state.arrows, arrow),
    )
    desk.tell("enlisted", army=army_ref(recruit.army), square=square_ref(square))
    if desk.state.at(square) is None:
        desk.state = desk.state.put(pawn)
    else:
        _fight(desk, pawn, recruit.square)
    mark_castle(desk, before)


# -- the Mage ----------------------------------------------------------------------------------------------------------


def sacrifice(desk: Desk, mage: int, square: int) -> None:
    """The Mage leaves, known as such; the pawn brought stays face down (BL-30)."""
    state, before = desk.state, desk.state.holder
    gone, brought = state.at(mage), state.at(square)
    assert gone is not None
    assert brought is not None
    desk.reveal()
    arrow = Arrow(state.turn, brought.army, "sacrifice", (square, mage))
    state = state.without(mage).shift(square, replace(brought, square=mage)).bury(_out(gone))
    desk.state = replace(state, arrows=(*state.arrows, arrow), quiet=False)
    facts = {"origin": square_ref(square), "square": square_ref(mage), "army": army_ref(brought.army)}
    desk.tell("sacrificed", mage=pawn_ref(gone.army, gone.rank), **facts)
    mark_castle(desk, before)


# -- shots -------------------------------------------------------------------------------------------------------------


def shoot(desk: Desk, square: int, direction: str) -> None:
    """A shot is the whole turn: the die tells the distance, then the impact is judged (BL-40 to BL-45)."""
    state, before = desk.state, desk.state.holder
    cannon = state.at(square)
    assert cannon is not None
    desk.reveal()
    roll = desk.chance.die(f"turn {state.turn}/shot", rules_file().die)
    path = line(square, direction)[:roll]
    impact = path[roll - 1] if len(path) >= roll else -1
    result, victim = judge_shot(state, cannon, path, impact)
    state = state.shift(square, replace(cannon, shown=True))
    shot = Shot(state.turn, square, cannon.army, direction, roll, impact, result)
    desk.tell(
        "shot",
        army=army_ref(cannon.army),
        square=square_ref(square),
        direction=Ref("direction", direction),
        roll=roll,
    )
    if victim is None:
        desk.state = replace(state, shot=shot)
        if impact < 0:
            desk.tell("shot-off")
        else:
            desk.tell(f"shot-{result}", square=square_ref(impact))
        end_turn(desk, told=False)
        return
    shot = replace(shot, victim=victim.army, victim_rank=victim.rank)
    desk.state = replace(state.without(victim.square).bury(_out(victim)), shot=shot, quiet=False)
    desk.tell("shot-hit", victim=pawn_ref(victim.army, victim.rank), square=square_ref(victim.square))
    mark_castle(desk, before)
    if victim.rank == ARTEFACT:
        desk.state = over(desk.state, "shelled", foe_of(victim.army))
        return
    end_turn(desk, told=False)


def judge_shot(state: BrokenLine, cannon: Pawn, path: tuple[int, ...], impact: int) -> tuple[str, Pawn | None]:
    """What a shot does at its impact: how it ends, and whom it destroys. Walls come first, then heights, then what is
    there."""
    if impact < 0:
        return "off", None
    stopped = blocked(cannon.square, path)
    if stopped:
        return stopped, None
    there = state.at(impact)
    if there is not None:
        return ("friend", None) if camp_of(there.army) == camp_of(cannon.army) else ("hit", there)
    if any(grey.square == impact for grey in state.greys):
        return "grey", None
    return ("obstacle" if is_obstacle(impact) else "empty"), None
