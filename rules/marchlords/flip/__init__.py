"""The flip that ends a turn, step by step (marchlords.md 7). It uses no dice: the same orders give the same result."""
