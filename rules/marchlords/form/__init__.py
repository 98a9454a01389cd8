"""The thumb panel: what to do, then its choices, each narrowed by those before; lines to read before committing."""
