"""La Garde du Bastion: one or two heroes hold a bastion against three waves of monsters that follow their own orders.

The rules of every part name the paragraphs (BG-1 to BG-46) of the worked-out rule book that they follow.
"""

from rules.bastion.game import GAME

__all__ = ["GAME"]
