"""Battles (marchlords.md 8, 9): what is fielded, how a result is agreed on, what follows from it."""
