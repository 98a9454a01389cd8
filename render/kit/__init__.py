"""The picture kit shared by all games: palettes, type, heraldry, icons, materials, the sheet that becomes a PNG.

Everything is a pure function of its arguments and cached where it is costly; nothing here knows a game.
"""
