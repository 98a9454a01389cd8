"""The record, the referee and the clock."""
