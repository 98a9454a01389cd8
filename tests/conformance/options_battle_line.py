"""Option sets of Battle Line that one value at a time does not reach."""

OWN = """
[1]
name = "Le gué"
text = "Deux cartes par camp, le plus petit total l’emporte."
slots = 2
low_sum_wins = true

[4]
house = "H3"

[5]
name = "Bocage"
text = "Rien de plus fort que sept, et pas de Traître."
troop_max = 7
ban = ["TRAITOR"]
tie_to_last = true

[9]
name = "Cour du château"
slots = 4
colour_blind = true
ban_weather = true
"""

OPTIONS = {
    "terrain=custom": {"terrain": "custom", "terrain_text": OWN, "hints": "yes"},
    "everything": {"claims": "start", "terrain": "all", "hints": "yes", "series": "best-of-3"},
    "plain": {"claims": "start", "tactics": "no", "terrain": "some"},
}
