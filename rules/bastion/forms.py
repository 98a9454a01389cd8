"""The turn panel: which hero, what to do, where and whom, with costs and odds beneath the choices; one act a press, because
what comes next depends on the dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rules.bastion.aims import aims, ready_abilities
from rules.bastion.book import name_of
from rules.bastion.fallback import busy
from rules.bastion.labels import MARK
from rules.bastion.legal import hero_moves, uses
from rules.bastion.moves import Attack, ChooseHero, EndTurn, Follow, Learn, Revive, Sharpen, UseAbility, Walk
from rules.bastion.previews import lines_of
from rules.bastion.view import BastionView, HeroView, ability_of
from rules.game import Form, Move, Phrase, Pick, Ref

Picks = Mapping[str, tuple[str, ...]]


@dataclass
class _Panel:
    """A form while it is being put together."""

    view: BastionView
    given: Picks
    picks: list[Pick] = field(default_factory=list)
    lines: list[Phrase] = field(default_factory=list)

    def one(self, name: str, choices: Iterable[Ref], preset: Ref | None = None) -> str | None:
        """Add a control of one choice; the value chosen, None while there is none. A choice that says who acts how stays
        chosen when only that changes."""
        options = tuple(dict.fromkeys(choices))
        wanted = [value.rpartition(MARK)[2] for value in self.given.get(name, ())[:1]]
        chosen = tuple(ref for ref in options if str(ref.value).rpartition(MARK)[2] in wanted)[:1]
        if not chosen and preset in options and preset is not None:
            chosen = (preset,)
        if not chosen and len(options) == 1:
            chosen = options
        self.picks.append(Pick(name, options, chosen))
        return str(chosen[0].value).rpartition(MARK)[2] if chosen else None

    def done(self, move: Move | None, verb: str) -> Form:
        """The form with the move of its button, and what is known of its consequences."""
        if move is None:
            return Form(tuple(self.picks), (), verb, tuple(self.lines))
        return Form(tuple(self.picks), (move,), verb, (*self.lines, *lines_of(self.view, move)))


def form(view: BastionView, picks: Picks) -> Form:
    """The panel of the viewer; without picks or moves for whoever has nothing to do."""
    panel = _Panel(view, picks)
    if view.phase == "choose" and view.seat in view.may_choose:
        return _choose(panel)
    if not view.mine:
        return Form((), ())
    if view.phase == "upgrade":
        return _upgrade(panel)
    return _turn(panel)


def _choose(panel: _Panel) -> Form:
    view = panel.view
    taken = [kind for _, kind in view.picks]
    panel.lines.append(Phrase("form-scenario", {"scenario": Ref("scenario", view.scenario)}))
    mine = tuple(Ref("hero", kind) for seat, kind in view.picks if seat == view.seat)
    if mine:
        panel.lines.append(Phrase("form-chosen", {"heroes": mine}))
    hero = panel.one("hero", [Ref("hero", card.id) for card in view.book.heroes if card.id not in taken])
    return panel.done(None if hero is None else ChooseHero(hero), "choose")


def _acting(panel: _Panel, able: tuple[HeroView, ...]) -> HeroView:
    """Which own hero acts: asked only where several can."""
    if len(able) == 1:
        return able[0]
    refs = [Ref("hero", hero.kind) for hero in able]
    kind = panel.one("hero", refs, refs[0])
    return next(hero for hero in able if hero.kind == kind)


def _upgrade(panel: _Panel) -> Form:
    view = panel.view
    hero = _acting(panel, tuple(hero for hero in view.own if hero.upgrading))
    panel.lines.append(Phrase("form-upgrade", {"hero": Ref("hero", hero.kind), "wave": view.wave + 1}))
    choices = [Ref("deed", "sharpen")] if hero.die < view.book.rules.dice[-1] else []
    choices += [Ref("ability", key) for key in hero.abilities if key not in hero.known]
    chosen = panel.one("upgrade", choices)
    if chosen is None:
        return panel.done(None, "upgrade")
    return panel.done(Sharpen(hero.kind) if chosen == "sharpen" else Learn(chosen, hero.kind), "upgrade")


def _turn(panel: _Panel) -> Form:
    view = panel.view
    hero = _acting(panel, busy(view))
    name = Ref("hero", hero.kind)
    if hero.follow:
        panel.lines.append(Phrase("form-follow", {"hero": name, "ability": Ref("ability", hero.follow)}))
        to = panel.one("square", _spots(hero, hero.follow, [hero.square, *sorted(square for square, _ in hero.reach)]))
        return panel.done(None if to is None else Follow(to, hero.kind), "follow")
    panel.lines.append(Phrase("form-actions", {"hero": name, "left": hero.actions, "hp": hero.hp, "most": hero.most}))
    deeds = _deeds(view, hero)
    first = Ref("deed", "attack") if Ref("deed", "attack") in deeds else deeds[0]
    deed = panel.one("act", deeds, first)
    if deed == "walk":
        to = panel.one("square", _spots(hero, "walk", _inviting(view, hero, hero.range)))
        return panel.done(None if to is None else Walk(to, hero.kind), "walk")
    if deed == "attack":
        target = panel.one("target", _aims(hero, "attack", aims(view, hero.square, hero.range)))
        return panel.done(None if target is None else Attack(target, hero.kind), "attack")
    if deed == "revive":
        return panel.done(Revive(hero.kind), "revive")
    if deed == "end":
        return panel.done(EndTurn(hero.kind), "end")
    assert deed is not None
    return _ability(panel, hero, deed)


def _deeds(view: BastionView, hero: HeroView) -> list[Ref]:
    """What the hero can do now, in the order of a turn."""
    kinds = {type(move) for move in hero_moves(view, hero)}
    found = [Ref("deed", "walk")] if Walk in kinds else []
    found += [Ref("deed", "attack")] if Attack in kinds else []
    found += [Ref("ability", key) for key in ready_abilities(view, hero) if uses(view, hero, key)]
    found += [Ref("deed", "revive")] if Revive in kinds else []
    return [*found, Ref("deed", "end")]


def _ability(panel: _Panel, hero: HeroView, key: str) -> Form:
    """The rest of an ability: where to, whom, whom else."""
    view = panel.view
    ability = ability_of(view, hero, key)
    assert ability is not None
    ways = [move for move in uses(view, hero, key) if isinstance(move, UseAbility)]
    if any(move.square for move in ways):
        squares = list(dict.fromkeys(move.square for move in ways))
        refs = [Ref("spot", f"{hero.kind}{MARK}{key}{MARK}{square}") for square in squares]
        here = Ref("spot", f"{hero.kind}{MARK}{key}{MARK}{name_of(hero.square)}")
        square = panel.one("square", refs, here)
        if square is None:
            return panel.done(None, "use")
        ways = [move for move in ways if move.square == square]
        key = f"{key}{MARK}{square}"
    if any(move.target for move in ways):
        target = panel.one("target", _aims(hero, key, dict.fromkeys(move.target for move in ways)))
        if target is None:
            return panel.done(None, "use")
        ways = [move for move in ways if move.target == target]
    if any(move.second for move in ways):
        second = panel.one("second", _aims(hero, key, dict.fromkeys(move.second for move in ways)))
        if second is None:
            return panel.done(None, "use")
        ways = [move for move in ways if move.second == second]
    return panel.done(ways[0], "use")


def _inviting(view: BastionView, hero: HeroView, reach: int) -> list[int]:
    """Where the hero can walk: the squares from which it could attack first, then the others, both in the order of the
    board, so that an eye that looks for C3 finds it."""
    return sorted((square for square, _ in hero.reach), key=lambda square: (not aims(view, square, reach), square))


def _spots(hero: HeroView, how: str, squares: Iterable[int]) -> list[Ref]:
    return [Ref("spot", f"{hero.kind}{MARK}{how}{MARK}{name_of(square)}") for square in squares]


def _aims(hero: HeroView, how: str, keys: Iterable[str]) -> list[Ref]:
    return [Ref("aim", f"{hero.kind}{MARK}{how}{MARK}{key}") for key in keys]
