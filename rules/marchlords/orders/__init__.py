"""The secret orders of a turn (marchlords.md 5): what each needs, what it costs, what it does to the others."""
