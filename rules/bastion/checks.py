"""Conservation and sanity of a state (used by tests and by `doctor`)."""

from __future__ import annotations

from rules.bastion.state import Bastion, card, most_hp, sheet


def check_state(state: Bastion) -> None:
    """Raise AssertionError if something stands where it cannot, or has what it cannot have."""
    book, (_, walls) = state.book, state.map.ground
    squares = [hero.square for hero in state.heroes] + [monster.square for monster in state.monsters]
    assert len(set(squares)) == len(squares), "one figure a square"
    assert all(walls[square] is None for square in squares), "somebody stands in a wall"
    kinds = [kind for _, kind in state.picks]
    assert len(set(kinds)) == len(kinds), "a hero is taken twice"
    assert (state.phase == "over") == bool(state.reason), "a match is over for a reason"
    if state.phase != "choose":
        assert not state.heroes or len(state.heroes) == state.party, "a hero for everybody"
    for hero in state.heroes:
        page = sheet(book, hero)
        assert 0 <= hero.hp <= most_hp(book, hero.kind, state.party), f"{hero.kind} has {hero.hp} hit points"
        assert hero.stands or not (hero.actions or hero.follow), f"{hero.kind} is down and acts"
        assert 0 <= hero.actions <= max(4, book.rules.actions), f"{hero.kind} has {hero.actions} actions"
        assert hero.die in book.rules.dice, f"{hero.kind} has no such die"
        assert set(hero.known) <= {ability.id for ability in page.abilities}, f"{hero.kind} knows what is not its own"
        assert set(hero.used) <= set(hero.known), f"{hero.kind} used what it does not know"
        assert state.phase == "upgrade" or hero.upgraded, "an upgrade is chosen between waves"
    for monster in state.monsters:
        card(book, monster)
        assert 0 < monster.hp <= most_hp(book, monster.kind, state.party), f"{monster.id} has {monster.hp} hit points"
    if state.phase == "turn":
        assert any(hero.stands for hero in state.heroes), "all heroes are down and the match goes on"
        assert state.monsters or any(hero.follow for hero in state.heroes), "a wave is beaten and goes on"
