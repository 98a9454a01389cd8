### Words of Battle Line Medieval (en). Each part keeps to its own section.

## Pictures

picture-title = Battle Line Medieval
picture-seat = Player { $number }
picture-turn = Turn { $turn }
picture-game = Game { $game }
picture-series = Series { $first }–{ $second }
picture-to-play = to play
picture-won = victory
picture-over = Match over
picture-tactics = Tactics: { $count }
picture-tactics-lead = Tactics: { $count }, one ahead
picture-fields = { $count ->
    [0] no field
    [one] { $count } field
   *[other] { $count } fields
}
picture-discards = Discards
picture-deck-troops = Troops
picture-deck-tactics = Tactics
picture-start = The match begins.
picture-before = Behind
picture-suit-R = Red
picture-suit-O = Orange
picture-suit-Y = Yellow
picture-suit-G = Green
picture-suit-B = Blue
picture-suit-P = Purple
picture-letter-R = R
picture-letter-O = O
picture-letter-Y = Y
picture-letter-G = G
picture-letter-B = B
picture-letter-P = P
picture-formation-wedge = Wedge
picture-formation-square = Square
picture-formation-column = Column
picture-formation-skirmish = Skirm.
picture-formation-melee = Melee
picture-formation-total = Total
picture-order-wedge = Wedge
picture-order-square = Square
picture-order-column = Column
picture-order-skirmish = Skirmish
picture-order-melee = Melee
picture-rule-wedge = one colour, in a row
picture-rule-square = one value
picture-rule-column = one colour
picture-rule-skirmish = in a row
picture-rule-melee = anything else
picture-kind-morale = Morale
picture-kind-weather = Weather
picture-kind-guile = Guile
picture-short-K1 = KingE
picture-short-K2 = KingF
picture-short-CAV = Cav
picture-short-SUP = Supp
picture-short-FOG = Fog
picture-short-MUD = Mud
picture-short-SCOUT = Scout
picture-short-REDEPLOY = Redeploy
picture-short-DESERTER = Deserter
picture-short-TRAITOR = Traitor
picture-effect-K1 = Counts as any card you like. One King per player.
picture-effect-K2 = Counts as any card you like. One King per player.
picture-effect-CAV = Counts 8, in any colour you like.
picture-effect-SUP = Counts 1, 2 or 3, in any colour you like.
picture-effect-FOG = On this battlefield only the total counts.
picture-effect-MUD = On this battlefield each side needs four cards.
picture-effect-SCOUT = Draw three cards, then put two back on the decks.
picture-effect-REDEPLOY = Move one of your placed cards, or discard it.
picture-effect-DESERTER = Discard a card that your opponent has placed.
picture-effect-TRAITOR = Take an opposing Troop into your own side.
picture-terrain-H1 = Ford
picture-terrain-H2 = Plough
picture-terrain-H3 = Mist
picture-terrain-H4 = Forest
picture-terrain-H5 = Ridge
picture-terrain-H6 = Hill
picture-terrain-H7 = Defile
picture-terrain-H8 = Night
picture-terrain-H9 = Famine
picture-terrain-own = Terrain
picture-sign-slots = { $count } cards
picture-sign-fog = total only
picture-sign-low = low total
picture-sign-last = last wins
picture-sign-colour = no colours
picture-sign-morale = no Morale
picture-sign-quiet = no Guile
picture-sign-weather = no Weather
picture-sign-most = { $value } at most
picture-sign-least = { $value } at least
picture-hand = Your hand
picture-hand-count = { $troops ->
    [0] No Troop
    [one] { $troops } Troop
   *[other] { $troops } Troops
}, { $tactics ->
    [0] no Tactic
    [one] { $tactics } Tactic
   *[other] { $tactics } Tactics
}
picture-hand-empty = Your hand is empty.
picture-blocked-lead = You are one Tactic ahead: no other for now.
picture-blocked-king = You have already played a King: this one stays in hand.
picture-evidence = The evidence
picture-evidence-about = { $seen } Troops in sight, { $unseen } still unseen
picture-evidence-seen = in sight
picture-evidence-hand = in your hand
picture-evidence-unseen = still unseen
picture-evidence-played = Tactics on the table
picture-evidence-none = none
picture-field = Battlefield { $number }
picture-field-slots = { $count } cards on each side
picture-field-owner = Taken by { $name }
picture-field-last = Last card: { $name }
picture-field-open = { $count ->
    [one] { $count } card to come
   *[other] { $count } cards to come
}
picture-alt-board = { $title }, { $facts }.
picture-alt-active = { $name } is to play.
picture-alt-winner = { $name } has won.
picture-alt-recent = Just now: { $what }
picture-alt-sides = Battlefields 1 to 9, { $left } | { $right }:
picture-alt-field = { $number }: { $left } | { $right }{ $signs }
picture-alt-empty = empty
picture-alt-owner = taken by { $name }
picture-alt-decks = Decks: { $troops } Troops, { $tactics } Tactics.
picture-alt-counts = { $name }: { $fields }; hand { $troops } Troops and { $tactics } Tactics; { $played } Tactics played.
picture-alt-discards = Discards of { $name }: { $cards }.
picture-alt-hand = { $name }’s hand: { $cards }.
picture-alt-evidence = Troops in sight, by colour.
picture-alt-row = { $suit }: { $cards }.
picture-alt-played = Tactics on the table: { $cards }.
picture-alt-none = none
picture-alt-more = The rest is in the board as text.
picture-text-fog = fog
picture-text-mud = mud
picture-text-key = Letters: R red, O orange, Y yellow, G green, B blue, P purple. A dot is a free slot; ← and → tell who holds the field.
picture-text-hand = Your hand: { $cards }
picture-text-terrain = Battlefield { $number }, { $name }: { $text }
picture-text-scores = Series: { $first } { $first-points }, { $second } { $second-points }
picture-known-decks = You put back on the decks:
picture-known-hand = You know in the other hand:
picture-rule-total = only the total counts
picture-order-total = Total
picture-alt-bare = No card has been placed.
picture-card-K1 = King of England
picture-card-K2 = King of France
picture-card-CAV = Mercenary Cavalry
picture-card-SUP = Supporting Troops
picture-card-FOG = Fog
picture-card-MUD = Mud
picture-card-SCOUT = Scout
picture-card-REDEPLOY = Redeploy
picture-card-DESERTER = Deserter
picture-card-TRAITOR = Traitor
