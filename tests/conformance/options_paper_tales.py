"""Option sets of Paper Tales that one value at a time does not reach."""

from .case import Volume

OPTIONS = {
    "duel": {"two_player_draft": "plain", "two_player_war": "two_neighbours", "aged_leviathan": "no"},
    "crowd": {"large": "yes", "aged_leviathan": "no"},
}
CI = ("default", "duel", "crowd")
"""The sets of CI; `make soak` plays every value of every option by itself."""
VOLUME = Volume(matches=1, positions=8, worlds=2, boards=1)
"""What CI plays of the default sets, of which there are four: a match of five has some 450 positions."""
