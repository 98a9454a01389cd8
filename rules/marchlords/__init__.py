"""Marchlords: a campaign on hexagons for The Old World and The 9th Age, after marchlords.md.

Kingdoms give secret orders at the same time (`orders`), the turn flips when all are ready (`flip`), battles are fought on
real tables and only their results are entered (`battle`). What a seat reckons with when it gives orders is its view and
nothing else (`orders.ken`), so that no refusal tells more than the seat knows.

Where the book is silent, or leaves a choice, this is what is played:

- Factions are chosen one after another in seat order; then the map is dealt and capitals are drawn. Whoever resigns
  before keeps a dormant capital.
- The creator of R3.4 is the first seat that plays. With `confirm=auto` it may close the turn within the quarter of an hour
  that all have for a change of mind, with `manual` within a day; `at_once` flips with the last `ready`. The first turn of
  orders lasts twice as long (R3.9).
- A path is the cheapest one; it can be lengthened step by step, or led over tiles beside it. Land that touches sea always
  is a coast, so that landing is never refused for want of one.
- An army that goes aboard where a ship of its kingdom lies at anchor takes that ship, from a port as well.
- While a city's assault is ordered its besiegers do not march. A sally and a relief at once are one relief battle.
- Ransoms go in steps of 5 gold up to 200; the captor names the least sum for which a captive goes, and is not told of
  offers.
- Losses are written down in steps of 5 percent, rounded down, which keeps both thresholds exact.
- Fate, siege and retreat are asked after the result, never before. Armies leave one after another; only a real choice is
  asked.
- A dispute is settled by the first kingdom in order of initiative that is no party: one of the versions, a draw without
  losses, or the dice. Without a third kingdom both sides must withdraw, agree, or leave it to the dice. A GM can always
  settle.
- Silence never closes a battle: a report, a confirmation or a ruling that does not come calls the GM, with the sheet and
  what was declared. For everybody else a battle is over once its result stands; what is then chosen is its aftermath.
- While the next turn is planned (`overlap`), the ten gold of a battle are frozen until it is decided, the twenty of a city
  until its fate is chosen. Armies may march to a tile where a battle waits. What a battle takes in that turn cannot be
  built on, nor levied in, before the next; a city taken so is too young to grow. The last turn is not planned ahead.
- What a GM puts right is told to the kingdom concerned; all others read whose affairs it was, and why. Whoever takes over a
  dormant kingdom wakes it.
- A kingdom that nobody plays agrees to the dice; a report against it is settled by the arbiter. Its open battles without
  a structure are called off, and the enemy keeps the ground. A capital that falls dissolves its kingdom in the same way.
- Scores that everybody sees are those of the last flip or turn: spending during a turn does not show in them.
- The public sees no tile of a generated map; what it may know of a campaign are kingdoms, scores, battles and their
  outcomes. When the campaign is over everybody sees everything.
- The twelfth general in service is the last.
"""

from rules.marchlords.game import GAME

__all__ = ["GAME"]
