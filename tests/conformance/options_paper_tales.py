"""Option sets of Paper Tales that one value at a time does not reach."""

OPTIONS = {
    "duel": {"two_player_draft": "plain", "two_player_war": "two_neighbours", "aged_leviathan": "no"},
    "crowd": {"large": "yes", "aged_leviathan": "no"},
}
