"""Marchlords: a campaign on hexagons for The Old World and The 9th Age."""
