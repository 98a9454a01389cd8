"""Option sets of La Garde du Bastion that one value at a time does not reach."""

OWN_TEXT = """
[rules]
tie_needs_reach = true
activations_per_hero = false
ability_limit_is_per_ability = false

[[heroes]]
id = "Brune la Hache"
die = 10
hp = 9
speed = 3
range = 1
abilities = [
  { id = "Tourbillon", kind = "sweep", reach = 1 },
  { id = "Repos", kind = "heal", amount = 3, per_wave = 1, text = "Elle souffle un peu." },
  { id = "Bond", kind = "attack_move", move = 2 },
]

[[monsters]]
id = "Ogre"
die = 12
hp = [6, 12]
speed = 2
range = 1
order = 1
special = ["normal", "normal", "ruee", "ruee", "rugissement", "frenesie"]
"""
WAVES = """
[[maps]]
id = "Le Gouffre"
rows = ["000000", "0 0 #3 0 2 3", "001100", "001100", "0#00#0", "000000"]
heroes = ["A1", "B1"]
spawns = ["F6"]
"""

OPTIONS = {
    "own": {"own_text": 'waves = [["Ogre"], ["gobelin", "Ogre", "Ogre"]]\n' + OWN_TEXT + WAVES, "scenario": "own"},
    "own-pair": {"own_text": OWN_TEXT, "party": "pair", "scenario": "tour"},
    "short": {"own_text": "[rules]\nmax_rounds = 5\nsiege_from = 2\n", "scenario": "porte"},
}
CI = ("default", "party=pair", "own", "own-pair", "short")
"""The sets of CI, in which every map is played by lot; `make soak` plays every value of every option by itself."""
