"""Option sets of Marchlords. A campaign of twenty turns takes thousands of random orders: CI plays short ones of the sets
named here, `make soak` every set as it stands."""

OPTIONS = {
    "everything": {
        "last_capital": "yes",
        "domination": "no",
        "confirm": "manual",
        "emergency_levy": "yes",
        "score_hidden": "yes",
        "harbour": "2",
        "system": "own",
        "coefficient": "140",
    },
    "published": {"map": "small_fixed"},
    "six": {"map": "medium"},
}
CI = ("default", "everything", "published", "six")
PACE = {"turns": "6"}
