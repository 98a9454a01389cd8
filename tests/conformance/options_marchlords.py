"""Option sets of Marchlords. A campaign of twenty turns takes thousands of random orders: CI plays short ones of the sets
named here, `make soak` every set as it stands."""

from .case import Volume

OPTIONS = {
    "everything": {
        "last_capital": "yes",
        "domination": "no",
        "confirm": "manual",
        "emergency_levy": "yes",
        "overlap": "yes",
        "score_hidden": "yes",
        "harbour": "2",
        "system": "own",
        "coefficient": "140",
    },
    "published": {"map": "medium_fixed"},
}
CI = ("default", "everything", "published")
PACE = {"turns": "6"}
VOLUME = Volume(matches=2, positions=6, worlds=2, boards=1)
