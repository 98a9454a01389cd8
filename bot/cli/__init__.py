"""The command line. Each command stands in a module of its own and imports the parts that it needs when it is called, so
that `meneur simulate` needs no Discord and no database."""

from bot.cli.app import main

__all__ = ["main"]
