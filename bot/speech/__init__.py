"""Typed words to moves, and persons' names made harmless. Knows no Discord and no database."""
