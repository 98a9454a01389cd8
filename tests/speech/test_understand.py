"""Text where an id was expected (field report A10), over every legal choice of real positions of every game."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

from bot.speech.understand import (
    LONGEST_CHOICE,
    MOST_CHOICES,
    Typed,
    Unclear,
    label,
    read_move,
    suggestions,
    things,
)
from rules.chance import Chance
from rules.game import Choice, Illegal, Move, Ref, fields_of
from rules.registry import games

GAMES = list(games().values())


def positions(game: Any, count: int = 12) -> list[tuple[Any, tuple[Move, ...]]]:
    """Views of acting seats along one match played by the autopilot, with their legal moves."""
    state = game.start(game.options_type(), game.seat_counts(game.options_type())[0], Chance(b"speech"))
    found = []
    for turn in range(count):
        pending = game.pending(state)
        if not pending:
            break
        decision = next(decision for decision in pending if decision.actors)
        seat = decision.actors[0]
        view = game.view(state, seat)
        found.append((view, game.legal_moves(view)))
        moves = game.fallback(view, decision, "autopilot", Chance(b"pilot").apart(str(turn)))
        state = game.play(state, seat, moves, Chance(b"speech").apart(str(turn))).state
    return found


def outcome(game: Any, typed: Typed, legal: tuple[Move, ...]) -> Move | Unclear:
    """What a command was read as, or why not."""
    try:
        return read_move(game, typed, legal)
    except Unclear as error:
        return error


def spelled(move: Move, how: Any) -> dict[str, str]:
    """The fields of a move as somebody types them; one that holds nothing is left out."""
    typed = {}
    for spec in fields_of(type(move)):
        value = getattr(move, spec.name)
        if value == "":
            continue
        typed[spec.name] = how(Ref(spec.kind.domain, value)) if isinstance(spec.kind, Choice) else str(value)
    return typed


WAYS = {
    "id": lambda game, ref: str(ref.value),
    "French": lambda game, ref: label(game, "fr", ref),
    "English": lambda game, ref: label(game, "en", ref),
    "without accents": lambda game, ref: "".join(
        mark for mark in unicodedata.normalize("NFD", label(game, "fr", ref)) if not unicodedata.combining(mark)
    ),
    "decomposed": lambda game, ref: unicodedata.normalize("NFD", label(game, "fr", ref)),
    "capitals": lambda game, ref: label(game, "fr", ref).upper(),
    "a blank behind": lambda game, ref: label(game, "en", ref) + " ",
    "a mention before": lambda game, ref: "<@123456> " + label(game, "fr", ref),
    "typewriter apostrophe": lambda game, ref: label(game, "fr", ref).replace("’", "'"),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("way", WAYS)
def test_every_spelling_of_a_legal_move_is_that_move(game: Any, way: str) -> None:
    read = 0
    for _, legal in positions(game):
        for move in legal:
            typed = spelled(move, lambda ref: WAYS[way](game, ref))
            assert read_move(game, Typed(type(move), typed), legal) == move
            read += 1
    assert read > 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_not_held_is_left_to_the_rules_or_refused_with_own_choices_only(game: Any) -> None:
    refused = 0
    for view, legal in positions(game):
        for kind in {type(move) for move in legal}:
            for spec in fields_of(kind):
                if not isinstance(spec.kind, Choice):
                    continue
                own = {getattr(move, spec.name) for move in legal if type(move) is kind}
                first = next(move for move in legal if type(move) is kind)
                for ref in things(game, spec.kind.domain):
                    if ref.value in own:
                        continue
                    typed = spelled(first, lambda ref: str(ref.value)) | {spec.name: label(game, "fr", ref)}
                    move = outcome(game, Typed(kind, typed), legal)
                    if isinstance(move, Unclear):
                        offered = {choice.value for choice in move.choices}
                        assert offered <= own
                    else:
                        # it was understood as the very thing that was typed, and the rules refuse it
                        assert getattr(move, spec.name) == ref.value
                        assert move not in legal
                    refused += 1
        del view
    kinds = [spec.kind for move in game.moves for spec in fields_of(move) if isinstance(spec.kind, Choice)]
    many = any(len(things(game, kind.domain)) > 20 for kind in kinds)
    assert refused > (100 if many else 0), "games that name many things one by one are tried with many"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize(
    "text", ["", "zzzz", "x" * 1500, "\u202e", "<@1>", "```", "''; drop table match; --", "🂡", "\x00", "--5", "9" * 40]
)
def test_nonsense_is_refused_with_ones_own_choices(game: Any, text: str) -> None:
    _, legal = positions(game, 1)[0]
    move = next(move for move in legal if any(isinstance(spec.kind, Choice) for spec in fields_of(type(move))))
    spec = next(spec for spec in fields_of(type(move)) if isinstance(spec.kind, Choice))
    typed = spelled(move, lambda ref: str(ref.value)) | {spec.name: text}
    with pytest.raises(Unclear) as caught:
        read_move(game, Typed(type(move), typed), legal)
    assert {ref.value for ref in caught.value.choices} <= {getattr(other, spec.name, None) for other in legal}


def test_a_number_is_never_cut_in_two() -> None:
    """Who holds the 10 and types `1 rouge` does not mean the 10."""
    game = games()["battle_line"]
    place = next(kind for kind in game.moves if kind.name == "place")
    legal = (place(card="R10", battlefield=1), place(card="B2", battlefield=1))
    move = read_move(game, Typed(place, {"card": label(game, "fr", Ref("card", "R1")), "battlefield": "1"}), legal)
    assert move == place(card="R1", battlefield=1)
    state = game.start(game.options_type(), 2, Chance(b"x"))
    seat = game.pending(state)[0].actors[0]
    hand = game.view(state, seat).hands[seat]
    missing = next(ref.value for ref in things(game, "card") if ref.value not in hand)
    with pytest.raises(Illegal):
        game.play(state, seat, [place(card=missing, battlefield=1)], Chance(b"y"))


def test_a_beginning_is_enough_where_it_is_unambiguous() -> None:
    game = games()["battle_line"]
    scout = next(kind for kind in game.moves if kind.name == "weather")
    legal = tuple(scout(card=card, battlefield=4) for card in ("FOG", "MUD"))
    assert read_move(game, Typed(scout, {"card": "brou", "battlefield": "4"}), legal) == legal[0]
    assert read_move(game, Typed(scout, {"card": "mu", "battlefield": "4"}), legal) == legal[1]
    place = next(kind for kind in game.moves if kind.name == "place")
    legal = tuple(place(card=card, battlefield=4) for card in ("R5", "R6"))
    with pytest.raises(Unclear) as caught:
        read_move(game, Typed(place, {"card": "rouge", "battlefield": "4"}), legal)
    assert caught.value.ambiguous
    assert [ref.value for ref in caught.value.choices] == ["R5", "R6"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_suggestions_fit_discord_and_can_be_sent_back(game: Any, language: str) -> None:
    for _, legal in positions(game):
        for kind in {type(move) for move in legal}:
            for spec in fields_of(kind):
                if not isinstance(spec.kind, Choice):
                    continue
                for current in ("", "1", "a", "x" * 150):
                    rows = suggestions(game, Typed(kind, {spec.name: current}), spec.name, legal, language)
                    assert len(rows) <= MOST_CHOICES
                    assert len({value for _, value in rows}) == len(rows)
                    for name, value in rows:
                        assert 1 <= len(name) <= LONGEST_CHOICE
                        assert 1 <= len(value) <= LONGEST_CHOICE
                        assert not name.startswith(("@", "#"))
                        assert value in {str(getattr(move, spec.name)) for move in legal if type(move) is kind}


def test_suggestions_are_narrowed_by_the_other_fields() -> None:
    game = games()["battle_line"]
    place = next(kind for kind in game.moves if kind.name == "place")
    legal = (place(card="R5", battlefield=1), place(card="R5", battlefield=2), place(card="B7", battlefield=9))
    rows = suggestions(game, Typed(place, {"card": label(game, "fr", Ref("card", "B7"))}), "battlefield", legal, "fr")
    assert [value for _, value in rows] == ["9"]
    rows = suggestions(game, Typed(place, {"battlefield": "1"}), "card", legal, "en")
    assert [value for _, value in rows] == ["R5"]
    names = {language: suggestions(game, Typed(place, {}), "card", legal, language) for language in ("fr", "en")}
    assert [value for _, value in names["fr"]] == [value for _, value in names["en"]]
    assert [name for name, _ in names["fr"]] != [name for name, _ in names["en"]]
