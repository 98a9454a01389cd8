"""The commands of `meneur` together.

Exit codes: 0 all is well, 1 the thing asked for does not hold (a broken match, a rejected proof, a missed limit), 2 the
question could not be read (unknown game or option, unreadable file).
"""

from __future__ import annotations

import typer

from bot.cli.bench import bench
from bot.cli.keep import doctor, migrate
from bot.cli.matches import replay_file, simulate_matches, verify_file
from bot.cli.serve import play, run

app = typer.Typer(
    name="meneur",
    help="A game master for play-by-post games on Discord.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)
app.command("simulate")(simulate_matches)
app.command("verify")(verify_file)
app.command("replay")(replay_file)
app.command("bench")(bench)
app.command("run")(run)
app.command("play")(play)
app.command("migrate")(migrate)
app.command("doctor")(doctor)


def main() -> None:
    """The entry point of the package."""
    app()
