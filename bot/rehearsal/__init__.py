"""A rehearsal: the bot in a process of its own at the offline Discord, and people who play it with buttons.

Tests of the wire and benchmarks stand on it."""
