"""The leak proof. Whatever a viewer gets must be the same in every world that the viewer cannot tell from the true one.

For a viewer V, a state S and S' = imagine(S, V): equal view, decisions, listed moves, refusals, previews, answers, forms
(hence controls and their order), text boards, alt texts and pictures; and after any entry, equal events and views for V
unless the step says that it reveals something to V. The proof would be empty if imagined worlds were all alike, so two
more laws say that they are not: everything that the GM's view shows and V's hides takes several values, and so does every
part of the state that can be exchanged without V noticing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from data.words import LANGUAGES
from rules import codec
from rules.chance import Chance
from rules.game import GM, PUBLIC, Illegal, Move, Step, Viewer

from .case import Case, LawBroken, Volume, require
from .courses import Position
from .help_laws import answers, forms, previews
from .laws import Pool, known, sane, try_play, viewers
from .pictures import look_of

Path = tuple[str | int, ...]
ABSENT: tuple[Any, ...] = (None, "", [], {})


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The scalars (and empty containers) of a JSON value with their paths."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, list) and value:
        for index, item in enumerate(value):
            yield from leaves(item, (*path, index))
    else:
        yield path, value


@dataclass
class Hidden:
    """What was hidden from each viewer, and what of it took several values, over all positions looked at."""

    wanted: dict[Viewer, dict[str, int]] = field(default_factory=dict)
    varied: dict[Viewer, set[str]] = field(default_factory=dict)

    def want(self, viewer: Viewer, path: str, worlds: int) -> None:
        """This is hidden from the viewer in so many more worlds."""
        counts = self.wanted.setdefault(viewer, {})
        counts[path] = counts.get(path, 0) + worlds

    def vary(self, viewer: Viewer, path: str) -> None:
        """This differs in an imagined world."""
        self.varied.setdefault(viewer, set()).add(path)

    def settle(self, case: Case, often: int) -> None:
        """Everything that was hidden in at least `often` worlds has varied."""
        for viewer, counts in self.wanted.items():
            still = {path: count for path, count in counts.items() if path not in self.varied.get(viewer, set())}
            stuck = [path for path, count in still.items() if count >= often]
            require(
                not stuck,
                "imagined worlds differ",
                f"hidden from {viewer} and yet the same in every imagined world: {', '.join(sorted(stuck)[:8])}",
            )
            case.figures["hidden fields seen to vary"] += len(counts) - len(still)


def _view_path(path: Path) -> str:
    return "view:" + ".".join(map(str, path))


def _state_path(path: Path) -> str:
    """The place in a state; the last index is left open, because hidden things move about in their pile."""
    steps = [*path[:-1], "*"] if isinstance(path[-1], int) else path
    return "state:" + ".".join(map(str, steps))


def hidden_from(case: Case, state: Any, viewer: Viewer) -> dict[Path, Any]:
    """What the GM's view shows and the viewer's does not, by path."""
    own = dict(leaves(codec.dump(case.game.view(state, viewer))))
    found = {}
    for path, value in leaves(codec.dump(case.game.view(state, GM))):
        if value in ABSENT or path[0] == "viewer":
            continue
        if any(path[:n] in own and own[path[:n]] in ABSENT for n in range(1, len(path) + 1)):
            found[path] = value
    return found


def exchangeable(case: Case, state: Any, viewer: Viewer, chance: Chance, tries: int) -> set[str]:
    """Places of the state whose values can be exchanged so that the state is sane and the viewer sees no difference."""
    plain = codec.dump(state)
    spots: dict[type, list[tuple[Path, Any]]] = {}
    for path, value in leaves(plain):
        if value is not None and not isinstance(value, list | dict | bool) and "options" not in path:
            spots.setdefault(type(value), []).append((path, value))
    pairs = [kind for kind in spots.values() if len(kind) > 1]
    view = case.game.view(state, viewer)
    found: set[str] = set()
    for index in range(tries if pairs else 0):
        kind = chance.pick(f"kind/{index}", pairs)
        (a, x), (b, y) = chance.pick(f"one/{index}", kind), chance.pick(f"two/{index}", kind)
        if x == y:
            continue
        try:
            other = codec.load(case.game.state_type, _with(_with(plain, a, y), b, x))
            case.game.check(other)
            if case.game.view(other, viewer) != view:
                continue
        except Exception:  # a senseless state: nothing that could be hidden
            continue
        found |= {_state_path(a), _state_path(b)}
    return found


def _with(value: Any, path: Path, leaf: Any) -> Any:
    if not path:
        return leaf
    step = path[0]
    if isinstance(value, list):
        return [_with(item, path[1:], leaf) if index == step else item for index, item in enumerate(value)]
    return {key: _with(item, path[1:], leaf) if key == step else item for key, item in value.items()}


def proof(
    case: Case, position: Position, pool: Pool, chance: Chance, hidden: Hidden, volume: Volume, *, draw: bool = False
) -> None:
    """The leak proof on one position for every viewer. With `draw`, pictures and alt texts too."""
    game, state = case.game, position.state
    imagined = game.imagine(state, GM, chance.apart("gm"))
    alike = game.view(imagined, GM) == game.view(state, GM)
    require(alike, "leaks", "the GM sees everything and can imagine another world")
    for viewer in viewers(case):
        stream = chance.apart(f"{position.number}/{viewer}")
        plain = dict(leaves(codec.dump(state)))
        secrets = hidden_from(case, state, viewer)
        for path in secrets:
            hidden.want(viewer, _view_path(path), volume.worlds)
        for place in exchangeable(case, state, viewer, stream.apart("exchange"), 24):
            hidden.want(viewer, place, volume.worlds)
        truth = shown(case, state, viewer, pool, stream, position.scribe.seed, draw)
        for world in range(volume.worlds):
            other = game.imagine(state, viewer, stream.apart(f"world {world}"))
            sane(case, other)
            case.figures["imagined worlds"] += 1
            compare(case, truth, shown(case, other, viewer, pool, stream, position.scribe.seed, draw), viewer)
            afterwards(case, position, other, viewer, stream.apart(f"after {world}"))
            changed = dict(leaves(codec.dump(game.view(other, GM))))
            for path, value in secrets.items():
                if changed.get(path, ABSENT) != value:
                    hidden.vary(viewer, _view_path(path))
            elsewhere = dict(leaves(codec.dump(other)))
            for path in plain.keys() | elsewhere.keys():
                if plain.get(path, ABSENT) != elsewhere.get(path, ABSENT):
                    hidden.vary(viewer, _state_path(path))


def shown(
    case: Case, state: Any, viewer: Viewer, pool: Pool, stream: Chance, seed: bytes, draw: bool
) -> list[tuple[str, Any]]:
    """All that the viewer gets from this state, by name. The same made-up questions and moves in every world."""
    game = case.game
    view = game.view(state, viewer)
    rooms = [room for room in game.rooms(state) if not room.private or viewer in room.members]
    decisions = [d for d in game.pending(state) if d.room in {"", *(room.key for room in rooms)}]
    found: list[tuple[str, Any]] = [
        ("view", view),
        ("view as JSON", codec.dump(view)),
        ("outcome", game.outcome(state)),
        ("decisions", decisions),
        ("rooms", rooms),
        ("glances", game.glances(view)),
        ("views of rooms", [game.room_view(state, room) for room in rooms]),
        ("listed moves", game.legal_moves(view)),
        ("previews", previews(case, state, view)),
        ("answers", answers(case, state, view, pool, stream.apart("answers"))),
        ("standing", game.standing(view)),
        ("forms", forms(case, state, viewer, stream.apart("forms"), seed, trials=3)),
    ]
    if isinstance(viewer, int):
        refusals = []
        for move in pool.invent(game.moves, 3, stream.apart("refusals"), "refusals"):
            result = try_play(case, state, viewer, (move,), seed)
            refusals.append((move, (result.reason, dict(result.facts)) if isinstance(result, Illegal) else "accepted"))
        found.append(("refusals", refusals))
    if case.painter is not None:
        painter = case.painter()
        for language in LANGUAGES:
            look = look_of(case, viewer, language)
            found.append(("text board", painter.text(view, look)))
            for name in ("board", "hand") if draw else ():
                picture = getattr(painter, name)(view, look)
                if picture is not None:
                    found.append((f"alt text ({name})", picture.alt))
                    found.append((f"file name ({name})", picture.name))
                    found.append((f"picture ({name})", picture.png))
                    case.figures["pictures compared"] += 1
    case.figures["things compared"] += len(found)
    return found


def compare(case: Case, truth: list[tuple[str, Any]], other: list[tuple[str, Any]], viewer: Viewer) -> None:
    """Everything is the same in both worlds."""
    for (name, here), (_, there) in zip(truth, other, strict=True):
        if here != there:
            raise LawBroken("leaks", f"{name} of {viewer} tells worlds apart: {_difference(here, there)}")


def _difference(here: Any, there: Any) -> str:
    if isinstance(here, list | tuple) and isinstance(there, list | tuple) and len(here) == len(there):
        for one, two in zip(here, there, strict=True):
            if one != two:
                return f"{str(one)[:300]} / {str(two)[:300]}"
    return f"{str(here)[:300]} / {str(there)[:300]}"


def afterwards(case: Case, position: Position, other: Any, viewer: Viewer, stream: Chance) -> None:
    """The same act in both worlds looks the same to the viewer afterwards unless it reveals something to it."""
    acts: list[tuple[int, tuple[Move, ...]]] = []
    if position.next is not None:
        acts.append((position.next.actor, position.next.moves))
    if isinstance(viewer, int):
        listed = case.game.legal_moves(case.game.view(position.state, viewer))
        acts.extend((viewer, (move,)) for move in stream.shuffle("acts", listed)[:4])
    for actor, moves in acts:
        here = try_play(case, position.state, actor, moves, position.scribe.seed)
        there = try_play(case, other, actor, moves, position.scribe.seed)
        if isinstance(here, Illegal) or isinstance(there, Illegal):
            alike = actor != viewer or type(here) is type(there)
            require(alike, "leaks", f"whether {viewer} may play {moves} depends on what it cannot know")
            continue
        require(
            _told(viewer, here) == _told(viewer, there) or actor != viewer,
            "leaks",
            f"whether {moves} reveals something to {viewer} depends on what it cannot know",
        )
        if _told(viewer, here) or _told(viewer, there):
            case.figures["steps that reveal"] += 1
            continue
        case.figures["steps that reveal nothing"] += 1
        mine, theirs = known(here.events, viewer), known(there.events, viewer)
        if mine != theirs:
            detail = f"the events of {moves} reveal to {viewer} without saying so: {_difference(mine, theirs)}"
            raise LawBroken("leaks", detail)
        require(
            case.game.view(here.state, viewer) == case.game.view(there.state, viewer),
            "leaks",
            f"the view of {viewer} after {moves} reveals without saying so",
        )


def _told(viewer: Viewer, step: Step[Any]) -> bool:
    return PUBLIC in step.reveals or viewer in step.reveals
