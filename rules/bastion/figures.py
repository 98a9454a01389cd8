"""Figures worth showing at the end of a match: rounds, damage dealt and taken, the luck of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.game import Event, Fact, Phrase, Ref


def _key(fact: Fact | None) -> str:
    return str(fact.value) if isinstance(fact, Ref) else ""


def _number(fact: Fact | None) -> int:
    return fact if isinstance(fact, int) else 0


def recap(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """Waves beaten and rounds; for each hero the damage dealt and taken, monsters slain, falls, and what its dice showed
    beside what such dice show on average; the same of the monsters' dice."""
    dealt, taken, slain, falls = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    heroes: dict[str, None] = {}
    shown, fair = Counter[str](), Counter[str]()
    rounds = waves = 0
    for event in events:
        facts = event.facts
        if event.kind == "round":
            rounds += 1
        elif event.kind == "wave_won":
            waves += 1
        elif event.kind == "hero_chosen":
            heroes[_key(facts["hero"])] = None
        elif event.kind == "fell":
            falls[_key(facts["hero"])] += 1
        elif event.kind == "burst":
            dealt[_key(facts["hero"])] += _number(facts["loss"])
            slain[_key(facts["hero"])] += facts["left"] == 0
        elif event.kind == "siege":
            for hero in facts["heroes"] if isinstance(facts["heroes"], tuple) else ():
                taken[_key(hero)] += _number(facts["loss"])
        elif event.kind == "fought":
            _fight(facts, dealt, taken, slain, shown, fair)
    lines = [Phrase("recap-rounds", {"rounds": rounds, "waves": waves})]
    for hero in heroes:
        if fair[hero] or taken[hero] or falls[hero]:
            facts = {
                "hero": Ref("hero", hero),
                "dealt": dealt[hero],
                "taken": taken[hero],
                "slain": slain[hero],
                "falls": falls[hero],
            }
            lines.append(Phrase("recap-hero", facts))
            lines.append(Phrase("recap-luck", {"hero": Ref("hero", hero), **_luck(shown[hero], fair[hero])}))
    if fair["monsters"]:
        lines.append(Phrase("recap-monsters", _luck(shown["monsters"], fair["monsters"])))
    return tuple(lines)


def _fight(
    facts: object, dealt: Counter[str], taken: Counter[str], slain: Counter[str], shown: Counter[str], fair: Counter[str]
) -> None:
    assert hasattr(facts, "get")
    heroic = bool(facts.get("heroic"))
    attacker, target = _key(facts.get("attacker")), _key(facts.get("target"))
    hero, lost, won = (attacker, "back", "loss") if heroic else (target, "loss", "back")
    dealt[hero] += _number(facts.get(won))
    taken[hero] += _number(facts.get(lost))
    slain[hero] += facts.get("left" if heroic else "attacker_left") == 0
    for who, die, roll in ((attacker, "die", "roll"), (target, "other_die", "other_roll")):
        side = who if who == hero else "monsters"
        shown[side] += _number(facts.get(roll))
        fair[side] += _number(facts.get(die)) + 1


def _luck(shown: int, fair: int) -> dict[str, Fact]:
    """What the dice showed, and twice their average (one more than their sides each) halved, rounded up."""
    average = (fair + 1) // 2
    gap = shown - average
    return {"shown": shown, "average": average, "gap": abs(gap), "luck": "good" if gap > 0 else "bad" if gap < 0 else "even"}
