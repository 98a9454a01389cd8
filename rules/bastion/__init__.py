"""La Garde du Bastion: one or two heroes hold a bastion against three waves of monsters that follow their own orders.

The rules of every part name the paragraphs (BG-1 to BG-46) of the worked-out rule book that they follow. Where it is silent,
it is played so here:

- an ability that still has its move is finished before a wave that it won ends, and before the monsters play (X57);
- a sweep or split arrows stop as soon as the hero falls by a tie;
- a dodge is used up by the first loss that it softens, also where it takes all of it away; the siege neither is softened nor
  uses it up;
- nobody is mended who has lost nothing;
- the switch for sealed corners opens them for sight and for steps alike;
- whoever gives up ends the match for all;
- heroes may be exchanged until everybody has chosen, ten times at most;
- a hero's dice are named by its attacks of the turn, so that what is taken back and done otherwise meets the same dice;
- the scenario is drawn by lot unless the table chooses one.
"""

from rules.bastion.game import GAME

__all__ = ["GAME"]
