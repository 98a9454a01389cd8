"""`simulate`, `verify`, `replay`: matches without people and without Discord."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.progress import track
from rich.table import Table

from bot.cli.console import REJECTED, UNREADABLE, err, out, stop

if TYPE_CHECKING:
    from rules.codec import AnyGame
    from rules.simulate import Played, Style, Tally
    from rules.transcript import Transcript

File = Annotated[Path, typer.Argument(help="An exported match (JSON).")]


def game_of(key: str) -> AnyGame:
    """The game of that key; ends the command with what exists otherwise."""
    from rules.registry import games

    if key not in games():
        stop(f"There is no game {key!r}. Games: {', '.join(games())}.", UNREADABLE)
    return games()[key]


def options_of(game: AnyGame, chosen: list[str]) -> Any:
    """The options from `name=value` words; ends the command with what is possible otherwise."""
    from rules.game import Illegal
    from rules.options import describe

    options = game.options_type()
    settings = {setting.name: setting for setting in describe(game.options_type)}
    for word in chosen:
        name, _, value = word.partition("=")
        if name not in settings:
            stop(f"{game.key} has no option {name!r}. Options: {', '.join(settings)}.", UNREADABLE)
        try:
            options = game.configure(options, name, value)
        except Illegal as illegal:
            setting = settings[name]
            bounds = setting.range and f"{setting.range.minimum} to {setting.range.maximum}"
            possible = ", ".join(setting.choices) or bounds or "a shorter or well-formed text"
            stop(f"{name}={value} is not possible ({illegal.reason}): {possible}.", UNREADABLE)
    return options


def simulate_matches(
    game: Annotated[str, typer.Argument(help="Key of the game, such as battle_line.")],
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[str, typer.Option(help="Everything follows from it.")] = "1",
    seats: Annotated[int | None, typer.Option(help="How many seats; the fewest the game allows if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the table, name=value; may be repeated.")] = None,
    style: Annotated[
        Literal["autopilot", "pass", "random", "mixed"],
        typer.Option(help="Sensible play, the least the rules allow, any listed move, or a mixture with resignations."),
    ] = "autopilot",
    export: Annotated[Path | None, typer.Option(help="Folder to write transcripts to.")] = None,
    one_per_reason: Annotated[bool, typer.Option(help="Export only the shortest match of each way to end.")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play with.")] = 1,
) -> None:
    """Play whole matches and report how they end. Exits with 1 if one breaks or exceeds its bound."""
    from rules.game import Illegal
    from rules.simulate import Broken, Tally

    rules = game_of(game)
    options = options_of(rules, option or [])
    counts = rules.seat_counts(options)
    count = counts[0] if seats is None else seats
    if count not in counts:
        stop(f"{game} with these options is for {', '.join(map(str, counts))} seats, not {count}.", UNREADABLE)
    play = partial(_play, game, options, count, seed, style, export is not None)
    shortest: dict[str, Played] = {}
    total = Tally()
    began = perf_counter()
    try:
        for played in track(
            _played(play, matches, jobs),
            description=f"{game}, {count} seats",
            total=matches,
            console=err,
            transient=True,
            disable=not err.is_terminal,
        ):
            total.add(played)
            if export is None:
                continue
            if not one_per_reason:
                _write(export, f"{game}-{seed}-{played.match}.json", played.transcript)
            best = shortest.get(played.outcome.reason)
            if best is None or played.entries < best.entries:
                shortest[played.outcome.reason] = played
    except Illegal as illegal:
        stop(f"No match starts with these options: {illegal.reason} {dict(illegal.facts)}.", UNREADABLE)
    except Broken as broken:
        stop(f"Broken: {broken}. Play it again with --seed {seed}.", REJECTED)
    if export is not None and one_per_reason:
        for reason, played in sorted(shortest.items()):
            _write(export, f"{reason}.json", played.transcript)
    _report(rules, total, perf_counter() - began)


def _play(game: str, options: Any, seats: int, seed: str, style: Style, keep: bool, match: int) -> Played:
    """One match; a worker process finds the game by its key."""
    from rules.simulate import simulate

    return simulate(game_of(game), options, seats, seed, match, style, keep=keep)


def _played(play: Callable[[int], Played], matches: int, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, range(matches))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, range(matches), chunksize=max(1, min(20, matches // (4 * jobs))))


def _write(folder: Path, name: str, transcript: Transcript | None) -> None:
    from rules.transcript import dumps

    assert transcript is not None
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(dumps(transcript), "utf-8")


def _report(game: AnyGame, total: Tally, seconds: float) -> None:
    from rules.simulate import wilson
    from rules.voice import Voice

    reasons = Table("ended by", "matches", "share", "95 %", title=f"{total.matches} matches, all ended")
    for reason, number in total.reasons.most_common():
        low, high = wilson(number, total.matches)
        reasons.add_row(reason, str(number), f"{number / total.matches:.1%}", f"{low:.1%} to {high:.1%}")
    winners = Table("seat", "wins", "share", "95 %", title=f"{total.shared} shared, {total.drawn} drawn")
    for seat, (share, low, high) in total.chances().items():
        winners.add_row(str(seat + 1), str(total.wins[seat]), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    entries = sorted(total.entries)
    out.print(reasons, winners, sep="\n")
    if total.begun:
        low, high = wilson(total.held, total.begun)
        part = f"{total.held / total.begun:.1%}, 95 %: {low:.1%} to {high:.1%}"
        out.print(f"who began won {total.held} of {total.begun} decided matches ({part})")
    if any(total.sorts):
        voice = Voice(game, "en")
        sorts = Table("sort of match", "matches", "won", "share", "95 %", title="by sort")
        named = {sort: ", ".join(voice.label(ref) for ref in sort) for sort in total.sorts}
        for sort, name in sorted(named.items(), key=lambda item: item[1]):
            number, won = total.sorts[sort], total.won[sort]
            low, high = wilson(won, number)
            sorts.add_row(name, str(number), str(won), f"{won / number:.1%}", f"{low:.1%} to {high:.1%}")
        out.print(sorts)
    out.print(
        f"entries a match: {entries[0]} to {entries[-1]}, median {entries[len(entries) // 2]}, "
        f"mean {sum(entries) / len(entries):.1f}; {seconds:.1f} s, {sum(entries) / seconds:,.0f} entries a second"
    )


def _read(path: Path) -> Transcript:
    from rules.transcript import Unreadable, loads

    try:
        return loads(path.read_bytes(), str(path))
    except OSError as error:
        stop(f"{path}: {error.strerror}", UNREADABLE)
    except Unreadable as error:
        stop(str(error), UNREADABLE)


def verify_file(file: File) -> None:
    """Prove an exported match: the commitment, every draw, every move, the outcome.

    Exits with 0 if all holds, 1 if not, 2 if the file cannot be read.
    """
    from rules.transcript import Unreadable
    from rules.verify import verify

    try:
        report = verify(_read(file))
    except Unreadable as error:
        stop(f"{file}: {error}", UNREADABLE)
    for note in report.notes:
        out.print(f"note: {note}", markup=False)
    if not report.ok:
        for failure in report.failures:
            out.print(str(failure), markup=False)
        stop(f"{file}: rejected ({len(report.failures)} failures)", REJECTED)
    out.print(f"{file}: proven: {report.game}, {report.entries} entries, {report.draws} draws", markup=False)


def replay_file(
    file: File,
    language: Annotated[Literal["fr", "en"], typer.Option(help="Language of the sentences.")] = "fr",
    board: Annotated[bool, typer.Option(help="Print the position as text after the last entry.")] = True,
) -> None:
    """Play an exported match again and tell it, everything hidden included."""
    from data.words import plain
    from render.registry import painter
    from rules.codec import event_from_json
    from rules.game import GM, Illegal
    from rules.transcript import Unreadable, replay
    from rules.voice import Voice

    transcript = _read(file)
    game = game_of(transcript.game)
    voice = Voice(game, language)
    state: Any = None
    try:
        for entry, after in zip(transcript.entries, replay(game, transcript), strict=True):
            state = after
            said = [plain(voice.event(event_from_json(event))) for event in entry.events]
            head = f"{entry.number:>4} {voice.seat(entry.actor) if isinstance(entry.actor, int) else entry.actor}"
            out.print(f"{head}: {' '.join(said) or entry.kind}", markup=False)
    except (Unreadable, Illegal) as error:
        stop(f"{file}: the record does not replay: {error}", REJECTED)
    if board and state is not None:
        from render.picture import Look

        names = tuple(voice.seat(seat) for seat in range(transcript.seats))
        out.print(painter(game.key).text(game.view(state, GM), Look(language, names)), markup=False)
    if transcript.outcome is not None:
        out.print(f"outcome: {transcript.outcome}", markup=False)
