"""What a seat may do, and why not (battle_line.md 1.4 to 1.9, section 3).

`check` is the one judge: `play` asks it before every move, `legal_moves` lists what it lets through. It knows the actor's
view and nothing else.
"""

from __future__ import annotations

from rules.battle_line.cards import DECKS, KINGS, is_tactic, is_troop, kind, known
from rules.battle_line.formations import CATEGORIES
from rules.battle_line.moves import (
    Claim,
    Deserter,
    Draw,
    End,
    PassTurn,
    Place,
    Redeploy,
    Scout,
    ScoutDraw,
    ScoutReturn,
    Traitor,
    Weather,
)
from rules.battle_line.state import deck_index, draw_due
from rules.battle_line.terrain import law, terrain, terrain_name
from rules.battle_line.view import BattleLineView, FieldView, claim_proof
from rules.game import Illegal, Move, Phrase, Ref, Resign

GUILE_CARD = {Scout: "SCOUT", Redeploy: "REDEPLOY", Deserter: "DESERTER", Traitor: "TRAITOR"}
"""The card that each Guile move plays."""
CARD_MOVES = (Place, Weather, Scout, Redeploy, Deserter, Traitor)


# -- what lies where ---------------------------------------------------------------------------------------------------


def admits(view: BattleLineView, field: FieldView, card: str) -> bool:
    """Whether the terrain of the battlefield lets this card work here."""
    return not field.terrain or terrain(view.options, field.terrain).admits(card)


def has_slot(field: FieldView, seat: int) -> bool:
    """Whether a side of an unclaimed battlefield can take one more formation card."""
    return field.owner is None and len(field.sides[seat]) < field.slots


def places_for(view: BattleLineView, card: str, seat: int) -> tuple[int, ...]:
    """The battlefields where that seat could put a Troop or Morale card, as far as slots and terrain go."""
    return tuple(field.number for field in view.fields if has_slot(field, seat) and admits(view, field, card))


def where(view: BattleLineView, card: str) -> tuple[FieldView, int] | None:
    """The battlefield and the side on which a formation card lies."""
    for field in view.fields:
        for seat in (0, 1):
            if card in field.sides[seat]:
                return field, seat
    return None


def movable(view: BattleLineView, seat: int, guile: str) -> tuple[str, ...]:
    """The formation cards of a side that this Guile card could take."""
    return tuple(
        card for field in view.fields if field.owner is None and admits(view, field, guile) for card in field.sides[seat]
    )


def placeable_troops(view: BattleLineView) -> tuple[str, ...]:
    """The Troops in the viewer's hand that can be placed somewhere (1.7)."""
    seat = view.seat
    return tuple(card for card in view.hand if is_troop(card) and seat is not None and places_for(view, card, seat))


def playable_cards(view: BattleLineView) -> tuple[str, ...]:
    """The cards of the viewer's hand that it may play now."""
    found = dict.fromkeys(card_of(move) for move in _card_moves(view)) if view.stage == "play" else {}
    return tuple(found)


def card_of(move: Move) -> str:
    """The card that a card move plays from the hand."""
    if isinstance(move, Place | Weather):
        return move.card
    return GUILE_CARD[type(move)]


def tactics_open(view: BattleLineView, seat: int) -> bool:
    """Whether that seat may play a Tactic: never more than one ahead (1.6)."""
    return view.tactics_played[seat] <= view.tactics_played[1 - seat]


def claimable_sides(view: BattleLineView, seat: int) -> tuple[int, ...]:
    """The unclaimed battlefields where that seat's side is complete."""
    return tuple(field.number for field in view.fields if field.owner is None and len(field.sides[seat]) == field.slots)


# -- the judge ---------------------------------------------------------------------------------------------------------


def check(view: BattleLineView, move: Move) -> None:
    """Nothing if the viewing seat may make this (canonical) move now. Raises Illegal."""
    if view.active is None:
        raise Illegal("over")
    if not isinstance(move, (*CARD_MOVES, ScoutDraw, ScoutReturn, Claim, PassTurn, Draw, End, Resign)):
        raise Illegal("no-such-move")
    if isinstance(move, Resign):
        if view.seat is None:
            raise Illegal("not-a-seat")
        return
    if not view.mine:
        raise Illegal("not-your-turn", who=Ref("seat", view.active))
    _check_stage(view, move)
    if isinstance(move, CARD_MOVES):
        _check_card(view, move)
    elif isinstance(move, PassTurn):
        if troops := placeable_troops(view):
            raise Illegal("must-play", cards=_cards(troops))
    elif isinstance(move, Claim):
        _check_claim(view, move)
    elif isinstance(move, Draw | ScoutDraw):
        _check_deck(view, move.deck)
    elif isinstance(move, ScoutReturn):
        _check_held(view, move.card, view.hand)


def _check_stage(view: BattleLineView, move: Move) -> None:
    stage = view.stage
    if isinstance(move, Claim):
        if view.options.claims == "start" and stage != "play":
            raise Illegal("claim-too-late")
    elif isinstance(move, ScoutDraw | ScoutReturn):
        wanted = "scout-draw" if isinstance(move, ScoutDraw) else "scout-return"
        if stage == "scout-draw":
            _refuse_unless(stage == wanted, "scout-draws", left=view.scout[0])
        elif stage == "scout-return":
            _refuse_unless(stage == wanted, "scout-returns", left=view.scout[1])
        else:
            raise Illegal("no-scout")
    elif stage == "scout-draw":
        raise Illegal("scout-draws", left=view.scout[0])
    elif stage == "scout-return":
        raise Illegal("scout-returns", left=view.scout[1])
    elif isinstance(move, Draw | End):
        _refuse_unless(stage == "draw", "play-first")
        due = draw_due(len(view.hand), view.decks)
        _refuse_unless(due or isinstance(move, End), "no-draw-due", empty=int(sum(view.decks) == 0))
        _refuse_unless(not due or isinstance(move, Draw), "draw-due")
    elif stage == "draw":
        raise Illegal("already-passed" if view.passed else "already-played")


def _refuse_unless(condition: bool, reason: str, **facts: int) -> None:
    if not condition:
        raise Illegal(reason, **facts)


def _check_held(view: BattleLineView, card: str, possible: tuple[str, ...]) -> None:
    """Refuse what is no card, or no card of the hand; `possible` are those that would do."""
    if not known(card):
        raise Illegal("no-such-card", cards=_cards(view.hand))
    if card not in view.hand:
        raise Illegal("not-in-hand", card=_card(card), cards=_cards(possible))


def _check_card(view: BattleLineView, move: Move) -> None:
    card = card_of(move)
    seat = view.seat
    assert seat is not None
    _check_held(view, card, playable_cards(view))
    if is_tactic(card) and not tactics_open(view, seat):
        raise Illegal("tactics-lead", mine=view.tactics_played[seat], theirs=view.tactics_played[1 - seat])
    if isinstance(move, Place):
        _check_place(view, move, seat)
    elif isinstance(move, Weather):
        _check_weather(view, move)
    elif isinstance(move, Scout):
        if not sum(view.decks):
            raise Illegal("decks-empty", card=_card("SCOUT"))
    elif isinstance(move, Redeploy):
        _check_redeploy(view, move, seat)
    else:
        assert isinstance(move, Deserter | Traitor)
        _check_raid(view, move, seat)


def _check_place(view: BattleLineView, move: Place, seat: int) -> None:
    if kind(move.card) == "guile":
        raise Illegal("guile-has-a-move", card=_card(move.card))
    if move.card in KINGS and view.king_used[seat]:
        raise Illegal("second-king", card=_card(move.card))
    _check_target(view, move.battlefield, move.card, seat)


def _check_target(view: BattleLineView, number: int, card: str, seat: int, guile: str = "") -> None:
    """Whether a side can take this formation card on this battlefield."""
    field = _open_field(view, number, places_for(view, card, seat))
    for item in (card, guile):
        if item and not admits(view, field, item):
            raise Illegal("terrain-bars", card=_card(item), battlefield=_field(number), terrain=_terrain(view, field))
    if not has_slot(field, seat):
        fields = places_for(view, card, seat)
        raise Illegal("no-slot", battlefield=_field(number), slots=field.slots, fields=fields)


def _open_field(view: BattleLineView, number: int, possible: tuple[int, ...]) -> FieldView:
    if not 1 <= number <= 9:
        raise Illegal("no-such-battlefield", fields=possible)
    field = view.field(number)
    if field.owner is not None:
        fields = possible
        raise Illegal("claimed", battlefield=_field(number), owner=Ref("seat", field.owner), fields=fields)
    return field


def _check_weather(view: BattleLineView, move: Weather) -> None:
    if kind(move.card) != "weather":
        raise Illegal("guile-has-a-move", card=_card(move.card))
    possible = tuple(f.number for f in view.fields if f.owner is None and admits(view, f, move.card))
    field = _open_field(view, move.battlefield, possible)
    if not admits(view, field, move.card):
        facts = {"card": _card(move.card), "battlefield": _field(move.battlefield)}
        raise Illegal("terrain-bars", **facts, terrain=_terrain(view, field))


def _source(view: BattleLineView, card: str, side: int, guile: str) -> FieldView:
    """The unclaimed battlefield from which a Guile card takes this card of that side."""
    found = where(view, card) if known(card) else None
    if found is None or found[1] != side:
        cards = _cards(movable(view, side, guile))
        raise Illegal("no-target" if side != view.seat else "no-own-target", guile=_card(guile), cards=cards)
    field = found[0]
    if field.owner is not None:
        raise Illegal("claimed", battlefield=_field(field.number), owner=Ref("seat", field.owner), fields=())
    if not admits(view, field, guile):
        facts = {"card": _card(guile), "battlefield": _field(field.number)}
        raise Illegal("terrain-bars", **facts, terrain=_terrain(view, field))
    return field


def _check_redeploy(view: BattleLineView, move: Redeploy, seat: int) -> None:
    origin = _source(view, move.card, seat, "REDEPLOY")
    if move.target == origin.number:
        raise Illegal("same-battlefield", card=_card(move.card), battlefield=_field(origin.number))
    if move.target != 0:
        _check_target(view, move.target, move.card, seat, "REDEPLOY")


def _check_raid(view: BattleLineView, move: Deserter | Traitor, seat: int) -> None:
    guile = card_of(move)
    if isinstance(move, Traitor) and is_tactic(move.card):
        raise Illegal("traitor-morale", card=_card(move.card))
    _source(view, move.card, 1 - seat, guile)
    if isinstance(move, Traitor):
        _check_target(view, move.target, move.card, seat, guile)


def _check_claim(view: BattleLineView, move: Claim) -> None:
    seat = view.seat
    assert seat is not None
    possible = claimable_sides(view, seat)
    fields = possible
    if not 1 <= move.battlefield <= 9:
        raise Illegal("no-such-battlefield", fields=fields)
    field = view.field(move.battlefield)
    if field.owner is not None:
        raise Illegal("claimed", battlefield=_field(field.number), owner=Ref("seat", field.owner), fields=fields)
    rule = law(view.options, field.terrain, field.fog, field.mud)
    proof = claim_proof(field, seat, view.seen, rule)
    if proof.holds:
        return
    if proof.mine is None:
        count = len(field.sides[seat])
        raise Illegal("claim-incomplete", battlefield=_field(field.number), cards=count, slots=rule.slots, fields=fields)
    assert proof.theirs is not None
    raise Illegal(
        f"claim-{proof.verdict}",
        battlefield=_field(field.number),
        mine=formation_phrase(proof.mine.category, proof.mine.total),
        theirs=formation_phrase(proof.theirs.category, proof.theirs.total),
        cards=_cards(proof.theirs.coming),
    )


def _check_deck(view: BattleLineView, deck: str) -> None:
    if deck not in DECKS:
        raise Illegal("no-such-deck")
    if not view.decks[deck_index(deck)]:
        raise Illegal("deck-empty", deck=Ref("deck", deck))


# -- facts -------------------------------------------------------------------------------------------------------------


def formation_phrase(category: int, total: int) -> Phrase:
    """A rank in words."""
    return Phrase("formation", {"category": Ref("formation", CATEGORIES[category]), "total": total})


def _card(card: str) -> Ref:
    return Ref("card", card)


def _cards(cards: tuple[str, ...]) -> tuple[Ref, ...]:
    return tuple(Ref("card", card) for card in cards)


def _field(number: int) -> Ref:
    return Ref("battlefield", number)


def _terrain(view: BattleLineView, field: FieldView) -> Ref | Phrase:
    name = terrain_name(view.options, field.terrain)
    assert isinstance(name, Ref | Phrase)
    return name


# -- the list ----------------------------------------------------------------------------------------------------------


def legal_moves(view: BattleLineView) -> tuple[Move, ...]:
    """Everything the viewing seat may do now.

    Claims are listed for every complete own side of an unclaimed battlefield: they are assertions, and whether one is proven
    is for the referee to say when it is made (`Claim.tentative`)."""
    if view.active is None or view.seat is None:
        return ()
    if not view.mine:
        return (Resign(),)
    moves: list[Move] = []
    if view.stage == "play":
        moves += _card_moves(view)
        if not placeable_troops(view):
            moves.append(PassTurn())
    elif view.stage == "scout-draw":
        moves += [ScoutDraw(deck) for deck, left in zip(DECKS, view.decks, strict=True) if left]
    elif view.stage == "scout-return":
        moves += [ScoutReturn(card) for card in view.hand]
    if view.stage == "play" or view.options.claims == "any":
        moves += [Claim(number) for number in claimable_sides(view, view.seat)]
    if view.stage == "draw":
        if draw_due(len(view.hand), view.decks):
            moves += [Draw(deck) for deck, left in zip(DECKS, view.decks, strict=True) if left]
        else:
            moves.append(End())
    moves.append(Resign())
    return tuple(moves)


def _card_moves(view: BattleLineView) -> list[Move]:
    seat = view.seat
    assert seat is not None
    moves: list[Move] = []
    open_tactics = tactics_open(view, seat)
    for card in view.hand:
        sort = kind(card)
        if sort == "troop" or (sort == "morale" and open_tactics and not (card in KINGS and view.king_used[seat])):
            moves += [Place(card, number) for number in places_for(view, card, seat)]
        elif sort == "weather" and open_tactics:
            moves += [Weather(card, f.number) for f in view.fields if f.owner is None and admits(view, f, card)]
        elif sort == "guile" and open_tactics:
            moves += _guile_moves(view, card, seat)
    return moves


def _guile_moves(view: BattleLineView, card: str, seat: int) -> list[Move]:
    if card == "SCOUT":
        return [Scout()] if sum(view.decks) else []
    if card == "DESERTER":
        return [Deserter(target) for target in movable(view, 1 - seat, card)]
    moves: list[Move] = []
    if card == "TRAITOR":
        for taken in movable(view, 1 - seat, card):
            if is_troop(taken):
                moves += [Traitor(taken, number) for number in _arrivals(view, taken, card, seat)]
        return moves
    for taken in movable(view, seat, card):
        found = where(view, taken)
        assert found is not None
        moves += [Redeploy(taken, n) for n in _arrivals(view, taken, card, seat) if n != found[0].number]
        moves.append(Redeploy(taken, 0))
    return moves


def _arrivals(view: BattleLineView, card: str, guile: str, seat: int) -> list[int]:
    return [number for number in places_for(view, card, seat) if admits(view, view.field(number), guile)]


def canonical(view: BattleLineView, move: Move) -> Move:
    """Weather cards given to `place` and formation cards given to `weather` mean the other move."""
    if isinstance(move, Place) and known(move.card) and kind(move.card) == "weather":
        return Weather(move.card, move.battlefield)
    if isinstance(move, Weather) and known(move.card) and kind(move.card) in ("troop", "morale"):
        return Place(move.card, move.battlefield)
    return move
