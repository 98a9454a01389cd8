"""The laws of what helps a player: previews, answers, forms, details, glances. Each raises LawBroken naming the law."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import permutations
from typing import Any

from rules import codec
from rules.chance import Chance
from rules.game import (
    Illegal,
    Step,
    Text,
    Viewer,
    fields_of,
)

from .case import Case, LawBroken, require
from .laws import Pool, try_play, unchanged


def previews(case: Case, state: Any, view: Any) -> list[Any]:
    """Previews of all listed moves; they neither raise nor change."""
    before = codec.digest(state)
    found = []
    for move in case.game.legal_moves(view):
        try:
            found.append(case.game.preview(view, (move,)))
        except Exception as error:
            raise LawBroken("previews", f"{move}: {type(error).__name__}: {error}") from error
    unchanged(state, before, "preview")
    return found


def answers(case: Case, state: Any, view: Any, pool: Pool, chance: Chance) -> list[Any]:
    """Answers or refusals to made-up questions, as `(query, Answer or Illegal)`."""
    before = codec.digest(state)
    found: list[Any] = []
    for query in pool.invent(case.game.queries, 2, chance, "queries"):
        try:
            found.append((query, case.game.answer(view, query)))
        except Illegal as illegal:
            found.append((query, illegal))
        except Exception as error:
            raise LawBroken("answers", f"{query}: {type(error).__name__}: {error}") from error
    unchanged(state, before, "answer")
    return found


def forms(case: Case, state: Any, viewer: Viewer, chance: Chance, seed: bytes, trials: int = 12) -> list[Any]:
    """Turn panels picked through at random: consistent, deaf to nonsense, their batches play, and whoever is asked can get
    to a batch. Gives all forms that were met, in order."""
    view = case.game.view(state, viewer)
    before = codec.digest(state)
    first = case.game.form(view, {})
    asked = any(decision.concerns(viewer) for decision in case.game.pending(state))
    met = [first]
    require(asked or not (first.picks or first.moves), "forms", f"{viewer} has nothing to decide and gets a form")
    nonsense = {"nonsense": ("x",)} | {pick.name: ("nonsense", "") for pick in first.picks}
    require(case.game.form(view, nonsense) == first, "forms", "nonsense picks change the form")
    playable = False
    for trial in range(trials if asked else 0):
        picks: dict[str, tuple[str, ...]] = {}
        form = first
        for depth in range(len(first.picks) + 6):
            _form(case, state, viewer, form, seed)
            playable = playable or bool(form.moves)
            if not form.picks:
                break
            occasion = f"form/{viewer}/{trial}/{depth}"
            pick = chance.pick(f"{occasion}/pick", form.picks)
            count = min(pick.most, len(pick.choices))
            count = pick.least + chance.below(f"{occasion}/count", max(1, count - pick.least + 1))
            chosen = chance.shuffle(f"{occasion}/choices", pick.choices)[:count]
            picks = picks | {pick.name: tuple(str(ref.value) for ref in chosen)}
            try:
                form = case.game.form(view, picks)
            except Exception as error:
                raise LawBroken("forms", f"{picks}: {type(error).__name__}: {error}") from error
            met.append(form)
    require(playable or not asked, "forms", f"{viewer} is asked, but {trials} random ways through the form lead to no batch")
    unchanged(state, before, "form")
    return met


def details(case: Case, view: Any, form: Any) -> list[Any]:
    """The lines beneath the choices of a form: each choice that is offered can be shown."""
    found = []
    for ref in (ref for pick in form.picks for ref in pick.choices):
        try:
            found.append(case.game.detail(view, ref))
        except Exception as error:
            raise LawBroken("details", f"{ref}: {type(error).__name__}: {error}") from error
    return [phrase for phrase in found if phrase is not None]


def _texts(move: Any) -> list[str]:
    """The fields of a move that are typed."""
    return [spec.name for spec in fields_of(type(move)) if isinstance(spec.kind, Text)]


def glances(case: Case, view: Any) -> tuple[Any, ...]:
    """The menu of questions beside a board: not too many, no two alike, each with an answer."""
    found = case.game.glances(view)
    require(len(found) <= 25, "glances", f"{len(found)} questions in one menu")
    require(len({glance.query for glance in found}) == len(found), "glances", "a question is offered twice")
    for glance in found:
        require(type(glance.query) in case.game.queries, "glances", f"{glance.query} is no question")
        try:
            case.game.answer(view, glance.query)
        except Exception as error:
            raise LawBroken("glances", f"{glance.query}: {type(error).__name__}: {error}") from error
    return found


def _keeps(case: Case, state: Any, viewer: Viewer, form: Any, seed: bytes) -> None:
    """What can be kept for other matches: texts of moves that can be played, of few kinds, each told from the others; what
    stands in one place can be used in another one of its sort."""
    require(len(form.keeps) <= 5, "keeps", f"{len(form.keeps)} things to keep at once")
    for keep in form.keeps:
        require(type(keep.move) in case.game.moves and not keep.move.final, "keeps", f"{keep.move} cannot be kept")
        require(1 <= len(_texts(keep.move)) <= 5, "keeps", f"{keep.move}: nothing or too much to keep")
        require(re.fullmatch("[a-z0-9-]{1,20}", keep.sort), "keeps", f"the sort {keep.sort!r}")
    blank = [replace(keep.move, **dict.fromkeys(_texts(keep.move), "")) for keep in form.keeps]
    require(len(set(blank)) == len(blank), "keeps", f"two things to keep differ in texts alone: {form.keeps}")
    for one, other in permutations(form.keeps, 2):
        if one.sort != other.sort:
            continue
        require(type(one.move) is type(other.move), "keeps", f"{one.sort} is kept of two kinds of move")
        texts = {name: getattr(one.move, name) for name in _texts(one.move)}
        if other.fills and any(texts.values()) and replace(other.move, **texts) != other.move:
            result = try_play(case, state, viewer, (replace(other.move, **texts),), seed)
            require(not isinstance(result, Illegal), "keeps", f"{one.move} does not fit {other.move}")
            case.figures["kept texts played"] += 1


def _form(case: Case, state: Any, viewer: Viewer, form: Any, seed: bytes) -> None:
    names = [pick.name for pick in form.picks]
    require(len(set(names)) == len(names), "forms", f"two picks of one name: {names}")
    for pick in form.picks:
        texts = [str(ref.value) for ref in pick.choices]
        require(len(set(texts)) == len(texts), "forms", f"pick {pick.name}: two choices of one text")
        require(set(pick.chosen) <= set(pick.choices), "forms", f"pick {pick.name}: something is chosen that is no choice")
        require(0 <= pick.least <= pick.most, "forms", f"pick {pick.name}: least {pick.least}, most {pick.most}")
        require(len(pick.chosen) <= pick.most, "forms", f"pick {pick.name}: too many are chosen")
    for move in form.typed:
        require(type(move) in case.game.moves and not move.final, "forms", f"{move} cannot be typed")
        require(1 <= len(_texts(move)) <= 5, "forms", f"{move}: nothing or too much to type")
    blank = [replace(move, **dict.fromkeys(_texts(move), "")) for move in form.typed]
    require(len(set(blank)) == len(blank), "forms", f"two typed moves differ in texts alone: {form.typed}")
    _keeps(case, state, viewer, form, seed)
    if form.moves:
        result: Step[Any] | Illegal | None = try_play(case, state, viewer, form.moves, seed)
        if isinstance(result, Illegal) and any(move.tentative for move in form.moves):
            sure = tuple(move for move in form.moves if not move.tentative)
            case.figures["tentative moves refused"] += 1
            result = try_play(case, state, viewer, sure, seed) if sure else None
        if isinstance(result, Illegal):
            raise LawBroken("forms", f"the batch {form.moves} of {viewer} is refused: {result.reason} {dict(result.facts)}")
        case.figures["form batches played"] += 1
