"""The rules of the games: pure Python, no clock, no Discord, no database, no pictures.

`rules.game` is the contract that every game keeps, `rules.chance` the dice and shuffles players can verify afterwards,
`rules.registry` finds the games; each game is one package beside them.
"""
