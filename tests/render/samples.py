"""Positions made by hand, and positions of real matches between autopilots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from render.picture import Look
from rules.battle_line.cards import TROOPS
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.view import BattleLineView, FieldView, Formation
from rules.chance import Chance
from rules.game import PUBLIC, Event, Outcome, Ref, Viewer
from rules.registry import game

GAME = game("battle_line")
LOOK = Look(names=("Alix", "Bérengère"), code="LIG-12")
LONG = ("Maximilien-Théodore de Montbazon", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
"""Names of 32 characters, as long as Discord allows."""


def field(number: int, near: str = "", far: str = "", **facts: object) -> FieldView:
    """A battlefield with the cards of seat 0 and seat 1."""
    base: dict[str, object] = {
        "slots": 3, "fog": False, "mud": False, "terrain": "", "owner": None, "last": None, "formations": (None, None),
    }  # fmt: skip
    return FieldView(number=number, sides=(tuple(near.split()), tuple(far.split())), **(base | facts))  # type: ignore[arg-type]


def view_of(fields: list[FieldView], **facts: object) -> BattleLineView:
    """A view of the public on these battlefields, filled up with empty ones."""
    placed = {one.number: one for one in fields}
    every = tuple(placed.get(number, field(number)) for number in range(1, 10))
    lying = {card for one in every for side in one.sides for card in side}
    base: dict[str, object] = {
        "viewer": PUBLIC, "options": BattleLineOptions(), "hands": (None, None), "hand_counts": ((5, 2), (6, 1)),
        "decks": (31, 6), "tops": ((), ()), "exposed": ((), ()), "discards": ((), ()), "tactics_played": (1, 0),
        "king_used": (False, False), "stage": "play", "scout": (0, 0), "passed": False, "turn": 14, "game": 1, "starter": 0,
        "active": 0, "scores": (0, 0), "wins": (0, 0), "outcome": None,
        "seen": tuple(card for card in TROOPS if card in lying),
    }  # fmt: skip
    return BattleLineView(fields=every, **(base | facts))  # type: ignore[arg-type]


def start() -> BattleLineView:
    """The first turn."""
    return view_of([], hand_counts=((7, 0), (7, 0)), decks=(46, 10), turn=1, tactics_played=(0, 0))


def middle() -> BattleLineView:
    """Claimed battlefields, Fog, Mud, Morale cards, complete and open sides."""
    return view_of(
        [
            field(1, "R10 R9 R8", "G4 B4", owner=0, formations=(Formation("wedge", 27), None)),
            field(2, "O7", "Y9 Y8 Y7", formations=(None, Formation("wedge", 24))),
            field(4, "Y3 CAV", "B10 B7 B2 B1", mud=True, slots=4, formations=(None, Formation("column", 20))),
            field(5, "", "P10", fog=True),
            field(6, "G8 G6 K1", "O4 R5 B6", formations=(Formation("column", 24), Formation("skirmish", 15))),
            field(8, "R1 O3 P9", "G9 Y10 O10", owner=1, formations=(Formation("melee", 13), Formation("melee", 29))),
            field(9, "", "SUP"),
        ],
        discards=(("SCOUT",), ("R7", "DESERTER")),
        tactics_played=(3, 2),
    )


def fullest() -> BattleLineView:
    """Terrain, Fog and Mud on all nine battlefields, four cards on every side, a series, many discards."""
    worth = (Formation("skirmish", 33, (("K1", 9),)), Formation("total", 24))
    return view_of(
        [
            field(n, "R10 K1 R8 P10", "G4 B4 CAV SUP", mud=True, fog=True, slots=4, terrain=f"H{n}", formations=worth)
            for n in range(1, 10)
        ],
        options=BattleLineOptions(terrain="all", series="best-of-3", hints=True),
        scores=(12, 10), game=2, turn=148, active=1, hand_counts=((10, 10), (10, 10)),
        discards=(("SCOUT", "R7", "DESERTER", "P10", "TRAITOR", "O10", "Y10"), ("REDEPLOY", "R10", "G10", "B3")),
    )  # fmt: skip


def claimed() -> BattleLineView:
    """All nine battlefields taken, match over."""
    worth = (Formation("wedge", 27), Formation("square", 12))
    fields = [field(n, "R10 R9 R8", "G4 B4 P4", owner=n % 2, formations=worth) for n in range(1, 10)]
    return view_of(fields, active=None, stage="over", outcome=Outcome("five", (1,), (2, 1), (4, 5)))


def own_terrain() -> BattleLineView:
    """A table's own terrain with five cards on a side and a name of 30 characters."""
    text = '[3]\nname = "Un très long nom de terrain là"\ntext = "Quatre cartes, et la Boue en ajoute une."\nslots = 4\n'
    options = BattleLineOptions(terrain="custom", terrain_text=text)
    return view_of([field(3, "R1 R2 R3 R4 R5", "O1 O2", slots=5, mud=True, terrain="own-3")], options=options)


HAND_MADE = {"start": start, "middle": middle, "fullest": fullest, "claimed": claimed, "own-terrain": own_terrain}


@cache
def played(number: int, options: BattleLineOptions) -> tuple[tuple[object, tuple[Event, ...]], ...]:
    """Every state of a match between two autopilots, with the events that led to it."""
    seed = bytes([number]) * 32
    state = GAME.start(options, 2, Chance(seed))
    course: list[tuple[object, tuple[Event, ...]]] = [(state, ())]
    while GAME.outcome(state) is None:
        decision = GAME.pending(state)[0]
        seat = decision.actors[0]
        apart = Chance(seed).apart(f"fallback/{len(course)}")
        step = GAME.play(state, seat, GAME.fallback(GAME.view(state, seat), decision, "autopilot", apart), Chance(seed))
        state = step.state
        course.append((state, step.events))
    return tuple(course)


def real(viewer: Viewer = PUBLIC, number: int = 1, every: int = 12) -> Iterator[tuple[BattleLineView, tuple[Event, ...]]]:
    """Every so many positions of a real match, as the viewer sees them, with what this viewer may know of the last act."""
    for state, events in played(number, BattleLineOptions(terrain="some"))[::every]:
        yield GAME.view(state, viewer), tuple(event for event in events if event.known_to(viewer))


def just_placed(card: str, battlefield: int) -> tuple[Event, ...]:
    """The event of a card placed by seat 1."""
    facts = {"seat": Ref("seat", 1), "card": Ref("card", card), "battlefield": Ref("battlefield", battlefield)}
    return (Event("placed", facts),)
