"""The record: the database of matches. Nothing else in Meneur knows SQL."""
