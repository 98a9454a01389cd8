### Words of Battle Line Medieval (en). Each part keeps to its own section.

## Pictures

picture-seat = Player { $number }
picture-turn = Turn { $turn }
picture-game = Game { $game }
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
picture-start = The match begins.
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
picture-rule-wedge = one colour, in a row
picture-rule-square = one value
picture-rule-column = one colour
picture-rule-skirmish = in a row
picture-rule-melee = anything else
picture-kind-morale = Morale
picture-kind-weather = Weather
picture-kind-guile = Guile
picture-short-K1 = KE
picture-short-K2 = KF
picture-short-CAV = CAV
picture-short-SUP = SUP
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
picture-terrain-H2 = Ploughed
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
picture-evidence-about = { $seen ->
    [0] No Troop
    [one] { $seen } Troop
   *[other] { $seen } Troops
} face up, { $unseen } still unseen
picture-evidence-seen = face up
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
picture-alt-provable = { $name } can claim
picture-alt-owner = taken by { $name }
picture-alt-decks = Decks: { $troops ->
    [0] no Troop
    [one] { $troops } Troop
   *[other] { $troops } Troops
}, { $tactics ->
    [0] no Tactic
    [one] { $tactics } Tactic
   *[other] { $tactics } Tactics
}.
picture-alt-counts = { $name }: { $fields }, { $troops ->
    [0] no Troop
    [one] { $troops } Troop
   *[other] { $troops } Troops
} and { $tactics ->
    [0] no Tactic
    [one] { $tactics } Tactic
   *[other] { $tactics } Tactics
} in hand, { $played ->
    [0] no Tactic played
    [one] { $played } Tactic played
   *[other] { $played } Tactics played
}.
picture-alt-discards = Discards of { $name }: { $cards }.
picture-alt-evidence = Troops face up, by colour.
picture-alt-row = { $suit }: { $cards }.
picture-alt-played = Tactics on the table: { $cards }.
picture-alt-none = none
picture-alt-more = The rest is in the board as text.
picture-text-key = R red, O orange, Y yellow, G green, B blue, P purple; KE and KF the Kings, CAV the Cavalry, SUP the Supporting Troops. A dot is a free slot; ← and → tell who holds the field.
picture-text-hand = Your hand: { $cards }
picture-text-terrain = Battlefield { $number }, { $name }: { $text }
picture-text-scores = Series: { $first-points } for { $first }, { $second-points } for { $second }.
picture-known-decks = You put back on the decks:
picture-known-hand = You know in the other hand:
picture-rule-total = only the total counts
picture-alt-bare = No card has been placed.

## Game

game-name = Battle Line Medieval
group = ligne

# cards
card-R1 = red 1
    .alias = R1, 1R, 1 red
card-R2 = red 2
    .alias = R2, 2R, 2 red
card-R3 = red 3
    .alias = R3, 3R, 3 red
card-R4 = red 4
    .alias = R4, 4R, 4 red
card-R5 = red 5
    .alias = R5, 5R, 5 red
card-R6 = red 6
    .alias = R6, 6R, 6 red
card-R7 = red 7
    .alias = R7, 7R, 7 red
card-R8 = red 8
    .alias = R8, 8R, 8 red
card-R9 = red 9
    .alias = R9, 9R, 9 red
card-R10 = red 10
    .alias = R10, 10R, 10 red
card-O1 = orange 1
    .alias = O1, 1O, 1 orange
card-O2 = orange 2
    .alias = O2, 2O, 2 orange
card-O3 = orange 3
    .alias = O3, 3O, 3 orange
card-O4 = orange 4
    .alias = O4, 4O, 4 orange
card-O5 = orange 5
    .alias = O5, 5O, 5 orange
card-O6 = orange 6
    .alias = O6, 6O, 6 orange
card-O7 = orange 7
    .alias = O7, 7O, 7 orange
card-O8 = orange 8
    .alias = O8, 8O, 8 orange
card-O9 = orange 9
    .alias = O9, 9O, 9 orange
card-O10 = orange 10
    .alias = O10, 10O, 10 orange
card-Y1 = yellow 1
    .alias = Y1, 1Y, 1 yellow
card-Y2 = yellow 2
    .alias = Y2, 2Y, 2 yellow
card-Y3 = yellow 3
    .alias = Y3, 3Y, 3 yellow
card-Y4 = yellow 4
    .alias = Y4, 4Y, 4 yellow
card-Y5 = yellow 5
    .alias = Y5, 5Y, 5 yellow
card-Y6 = yellow 6
    .alias = Y6, 6Y, 6 yellow
card-Y7 = yellow 7
    .alias = Y7, 7Y, 7 yellow
card-Y8 = yellow 8
    .alias = Y8, 8Y, 8 yellow
card-Y9 = yellow 9
    .alias = Y9, 9Y, 9 yellow
card-Y10 = yellow 10
    .alias = Y10, 10Y, 10 yellow
card-G1 = green 1
    .alias = G1, 1G, 1 green
card-G2 = green 2
    .alias = G2, 2G, 2 green
card-G3 = green 3
    .alias = G3, 3G, 3 green
card-G4 = green 4
    .alias = G4, 4G, 4 green
card-G5 = green 5
    .alias = G5, 5G, 5 green
card-G6 = green 6
    .alias = G6, 6G, 6 green
card-G7 = green 7
    .alias = G7, 7G, 7 green
card-G8 = green 8
    .alias = G8, 8G, 8 green
card-G9 = green 9
    .alias = G9, 9G, 9 green
card-G10 = green 10
    .alias = G10, 10G, 10 green
card-B1 = blue 1
    .alias = B1, 1B, 1 blue
card-B2 = blue 2
    .alias = B2, 2B, 2 blue
card-B3 = blue 3
    .alias = B3, 3B, 3 blue
card-B4 = blue 4
    .alias = B4, 4B, 4 blue
card-B5 = blue 5
    .alias = B5, 5B, 5 blue
card-B6 = blue 6
    .alias = B6, 6B, 6 blue
card-B7 = blue 7
    .alias = B7, 7B, 7 blue
card-B8 = blue 8
    .alias = B8, 8B, 8 blue
card-B9 = blue 9
    .alias = B9, 9B, 9 blue
card-B10 = blue 10
    .alias = B10, 10B, 10 blue
card-P1 = purple 1
    .alias = P1, 1P, 1 purple, violet 1, 1 violet
card-P2 = purple 2
    .alias = P2, 2P, 2 purple, violet 2, 2 violet
card-P3 = purple 3
    .alias = P3, 3P, 3 purple, violet 3, 3 violet
card-P4 = purple 4
    .alias = P4, 4P, 4 purple, violet 4, 4 violet
card-P5 = purple 5
    .alias = P5, 5P, 5 purple, violet 5, 5 violet
card-P6 = purple 6
    .alias = P6, 6P, 6 purple, violet 6, 6 violet
card-P7 = purple 7
    .alias = P7, 7P, 7 purple, violet 7, 7 violet
card-P8 = purple 8
    .alias = P8, 8P, 8 purple, violet 8, 8 violet
card-P9 = purple 9
    .alias = P9, 9P, 9 purple, violet 9, 9 violet
card-P10 = purple 10
    .alias = P10, 10P, 10 purple, violet 10, 10 violet
card-K1 = King of England
    .alias = K1, KE, england
card-K2 = King of France
    .alias = K2, KF, france
card-CAV = Mercenary Cavalry
    .alias = CAV, cavalry, mercenaries
card-SUP = Supporting Troops
    .alias = SUP, support
card-FOG = Fog
    .alias = FOG
card-MUD = Mud
    .alias = MUD
card-SCOUT = Scout
    .alias = SCOUT
card-REDEPLOY = Redeploy
    .alias = REDEPLOY
card-DESERTER = Deserter
    .alias = DESERTER
card-TRAITOR = Traitor
    .alias = TRAITOR
colour-R = red
colour-O = orange
colour-Y = yellow
colour-G = green
colour-B = blue
colour-P = purple
deck-troops = Troops
    .alias = troop, T
deck-tactics = Tactics
    .alias = tactic
battlefield-1 = battlefield 1
    .alias = 1, field 1, b1
battlefield-2 = battlefield 2
    .alias = 2, field 2, b2
battlefield-3 = battlefield 3
    .alias = 3, field 3, b3
battlefield-4 = battlefield 4
    .alias = 4, field 4, b4
battlefield-5 = battlefield 5
    .alias = 5, field 5, b5
battlefield-6 = battlefield 6
    .alias = 6, field 6, b6
battlefield-7 = battlefield 7
    .alias = 7, field 7, b7
battlefield-8 = battlefield 8
    .alias = 8, field 8, b8
battlefield-9 = battlefield 9
    .alias = 9, field 9, b9
destination-1 = { battlefield-1 }
    .alias = 1, field 1, b1
destination-2 = { battlefield-2 }
    .alias = 2, field 2, b2
destination-3 = { battlefield-3 }
    .alias = 3, field 3, b3
destination-4 = { battlefield-4 }
    .alias = 4, field 4, b4
destination-5 = { battlefield-5 }
    .alias = 5, field 5, b5
destination-6 = { battlefield-6 }
    .alias = 6, field 6, b6
destination-7 = { battlefield-7 }
    .alias = 7, field 7, b7
destination-8 = { battlefield-8 }
    .alias = 8, field 8, b8
destination-9 = { battlefield-9 }
    .alias = 9, field 9, b9
destination-0 = discard
    .alias = 0, discards
turn-pass = Pass
    .alias = pass
formation-wedge = wedge
    .alias = envelopment
formation-square = square
    .alias = phalanx
formation-column = column
    .alias = battalion order
formation-skirmish = skirmish
    .alias = skirmish line
formation-melee = melee
    .alias = host, fray
formation-total = total
formation = { $category-id ->
   *[other] a { $category } of { $total }
}
terrain-name = { $fr ->
   *[other] { $en }
}
terrain-text = { $fr ->
   *[other] { $en }
}
terrain-own = terrain of battlefield { $number }
switch-slots = { $count } cards a side
switch-fog = only the total counts
switch-colour_blind = colours do not count
switch-low_sum_wins = within the same formation the lower total wins
switch-tie_to_last = a tie goes to the last card
switch-ban_morale = no Morale
switch-ban_weather = no Weather
switch-ban_guile = no Guile
switch-troops = values { $low } to { $high }
switch-ban = barred here: { $cards }
switch-none = nothing special

# commands
move-place = place
    .act = place a card
move-place-about = Play a Troop or a Morale card on a battlefield
move-place-card = card
move-place-card-about = The card from your hand
move-place-battlefield = battlefield
move-place-battlefield-about = The battlefield, 1 to 9
move-weather = weather
    .act = play a Weather card
move-weather-about = Play Fog or Mud on a battlefield
move-weather-card = card
move-weather-card-about = Fog or Mud
move-weather-battlefield = battlefield
move-weather-battlefield-about = The battlefield, 1 to 9
move-scout = scout
    .act = send the Scout
move-scout-about = Play the Scout: draw three cards one by one, then put two back on the decks
move-scout_draw = scout-draw
    .act = draw a card with the Scout
move-scout_draw-about = Scout: draw one of the three cards
move-scout_draw-deck = deck
move-scout_draw-deck-about = Troops or Tactics
move-scout_return = scout-return
    .act = put a card back on its deck
move-scout_return-about = Scout: put a card back on its deck (the last one back is the first drawn)
move-scout_return-card = card
move-scout_return-card-about = The card from your hand to put back
move-redeploy = redeploy
    .act = redeploy one of your cards
move-redeploy-about = Play Redeploy: move or discard one of your cards on the table
move-redeploy-card = card
move-redeploy-card-about = The card on your side
move-redeploy-target = to
move-redeploy-target-about = Another battlefield, or the discards
move-deserter = deserter
    .act = have an opposing card desert
move-deserter-about = Play the Deserter: discard an opposing Troop or Morale card
move-deserter-card = card
move-deserter-card-about = The opposing card to discard
move-traitor = traitor
    .act = take an opposing Troop
move-traitor-about = Play the Traitor: take an opposing Troop over to your side
move-traitor-card = card
move-traitor-card-about = The opposing Troop
move-traitor-target = battlefield
move-traitor-target-about = Where it joins you
move-claim = claim
    .act = claim a battlefield
move-claim-about = Claim a battlefield: the referee looks for the proof in what lies face up
move-claim-battlefield = battlefield
move-claim-battlefield-about = A battlefield where your side is complete
move-draw = draw
    .act = draw
move-draw-about = Draw a card and end your turn
move-draw-deck = deck
move-draw-deck-about = Troops or Tactics
move-pass_turn = pass
    .act = pass
move-pass_turn-about = Play nothing, if none of your Troops has a slot to go to
move-end = end
    .act = end your turn
move-end-about = End your turn when there is nothing to draw
move-resign = resign
move-resign-about = Give the match up
move-set_owner = battlefield
move-set_owner-about = Give a battlefield to a side, or open it again
move-set_owner-battlefield = battlefield
move-set_owner-battlefield-about = The battlefield, 1 to 9
move-set_owner-side = side
move-set_owner-side-about = 1 or 2 for a side, 0 for nobody
move-set_owner-reason = reason
move-set_owner-reason-about = Why (everybody will read it)
move-move_card = card
move-move_card-about = Move a face-up card
move-move_card-card = card
move-move_card-card-about = The card, for example R10 or K1
move-move_card-to = to
move-move_card-to-about = a4 or b4: side 1 or 2 of battlefield 4; a or b: discards; deck: under its deck
move-move_card-reason = reason
move-move_card-reason-about = Why (everybody will read it)
move-cards = cards
move-cards-about = The evidence: Troops face up and Troops still unseen
move-battlefield = battlefield
move-battlefield-about = One battlefield in detail
move-battlefield-battlefield = battlefield
move-battlefield-battlefield-about = The battlefield, 1 to 9
move-card = card
move-card-about = What a card does
move-card-card = card
move-card-card-about = Its name, for example Traitor or R10
move-discards = discards
move-discards-about = Discards, Guile cards played, and who may play a Tactic

# decisions, controls, buttons
decision-turn = play a card, claim, draw
pick-card = Card to play
    .empty = Choose a card from your hand
pick-battlefield = Battlefield
    .empty = Choose a battlefield
pick-own = Your card to move
    .empty = Choose a card on your side
pick-target = Opposing card
    .empty = Choose a card on the other side
pick-destination = Destination
    .empty = Choose where it goes
pick-claims = Battlefields to claim (optional)
    .empty = Claim nothing
pick-deck = Deck
    .empty = Choose a deck
pick-back = Card put back first
    .empty = It will lie under the next one
pick-top = Card put back last
    .empty = It will be the first drawn
act-play = Play
act-pass = Pass
act-scout = Send the Scout
act-scout-draw = Draw
act-scout-return = Put back and end
act-draw = Draw and end
act-end = End the turn

# options
option-claims = Claims
    .about = At any moment of one’s turn before the draw, or only before playing (which gives the other a turn to answer)
option-claims-any = at any moment of the turn
option-claims-start = at the start of the turn
option-tactics = Tactics
    .about = With the ten Tactics cards, or with Troops alone
option-tactics-yes = with
option-tactics-no = without
option-terrain = Terrain
    .about = Ordinary battlefields, or house terrains that change the rules of a battlefield
option-terrain-off = none
option-terrain-some = on four battlefields, by lot
option-terrain-all = on all nine battlefields, by lot
option-terrain-custom = the table’s own
option-terrain_text = The table’s terrains
    .about = In TOML, one section a battlefield: [3], then for example name = "Bridge" and slots = 2, or house = "H1"
option-hints = Hints
    .about = Show which claims the referee would accept
option-hints-yes = yes
option-hints-no = no
option-series = Series
    .about = Winning a game is worth 5 points, each battlefield of the loser 1 point
option-series-single = one game
option-series-best-of-3 = best of three
option-series-best-of-5 = best of five
option-series-to-10 = first to 10 points
option-series-to-15 = first to 15 points
option-series-to-20 = first to 20 points

# what happened
event-placed = { $seat } plays { $card-id ->
    [K1] the { $card }
    [K2] the { $card }
    [CAV] the { $card }
    [SUP] the { $card }
   *[other] { $card }
} on { $battlefield }.
event-weather = { $card-id ->
    [FOG] { $seat } lets { $card } fall on { $battlefield }: only the total counts there.
   *[MUD] { $seat } drowns { $battlefield } in { $card }: each side needs one card more there.
}
event-scout = { $seat } sends the Scout: { $draws ->
    [one] { $draws } card
   *[other] { $draws } cards
} to draw, { $returns } to put back.
event-scout-drew = { $seat }’s Scout draws from the { $deck } deck.
event-your-draw = You draw { $card }.
event-returned = { $seat } puts a card back on the { $deck } deck.
event-your-return = You put back { $card }.
event-redeployed = { $seat } redeploys { $card-id ->
    [K1] the { $card }
    [K2] the { $card }
    [CAV] the { $card }
    [SUP] the { $card }
   *[other] { $card }
} from { $origin } to { $battlefield }.
event-withdrawn = { $seat } withdraws { $card-id ->
    [K1] the { $card }
    [K2] the { $card }
    [CAV] the { $card }
    [SUP] the { $card }
   *[other] { $card }
} from { $origin } and discards it.
event-deserted = Desertion! { $seat } makes a card of { $owner } leave { $origin }: { $card }, discarded.
event-betrayed = Treason! { $card } leaves { $owner } on { $origin } and joins { $seat } on { $battlefield }.
event-claimed = { $seat } takes { $battlefield } with { $mine }: { $proof ->
    [impossible] the other side can no longer be completed.
    [tie-best] the other side could reach { $theirs } at best, and would lose the tie.
    [tie-last] a tie with { $theirs }, settled by who played last there.
   *[stronger] { $complete ->
        [1] it beats { $theirs }.
       *[other] the other side could reach { $theirs } at best.
    }
}
event-drew = Draw: { $deck }.
event-passed = { $seat } passes.
event-turn = { $seat } is to play.
event-adjudication = Two turns in a row without a card or a claim: the game is adjudicated.
event-awarded = Battlefield { $battlefield-id } goes to { $seat }.
event-game-over = { $seat } wins the game { $reason ->
    [five] by holding five battlefields
    [three] by holding three in a row: { $numbers }
   *[most] by number of battlefields
} ({ $mine } to { $theirs }).
event-game-drawn = The game is drawn, { $fields-first } to { $fields-second }.
event-series-score = Series: { $points-first ->
    [one] { $points-first } point
   *[other] { $points-first } points
} for { $first }, { $points-second } for { $second }. Games won: { $wins-first } to { $wins-second }.
event-game-started = Game { $game }: the cards are dealt, { $seat } starts.
event-dealt = Your hand: { $cards }.
event-resigned = { $seat } resigns.
event-corrected-owner = GM correction: { $battlefield } { $side ->
    [0] belongs to nobody now
   *[other] goes to { $owner }
}. Reason: { $reason }
event-corrected-to-deck = GM correction: { $card } goes under the { $deck } deck. Reason: { $reason }
event-corrected-to-discards = GM correction: { $card } goes to the discards of { $seat }. Reason: { $reason }
event-corrected-to-field = GM correction: { $card } goes to { $battlefield }, side of { $seat }. Reason: { $reason }

# refusals
refusal-not-your-turn = It is not your turn: we are waiting for { $who }.
refusal-no-moves = Nothing was played: choose a card first.
refusal-not-a-seat = Only the two players play cards here.
refusal-two-seats = Battle Line is a game for two; you are { $seats }.
refusal-no-such-card = There is no such card. Your hand: { $cards }.
refusal-unknown-card = I do not know that card. Try for example “R10”, “red 10” or “Traitor”.
refusal-no-such-battlefield = Battlefields are numbered 1 to 9. { $fields-count ->
    [0] None of them will do here for now.
   *[other] Possible here: { $fields-count ->
        [one] battlefield { $fields }
       *[other] battlefields { $fields }
    }.
}
refusal-no-such-deck = There are two decks: Troops and Tactics.
refusal-not-in-hand = { $card } is not in your hand. { $cards-count ->
    [0] No card of your hand can be played for now.
   *[other] You can play: { $cards }.
}
refusal-tactics-lead = You have played { $mine ->
    [one] { $mine } Tactic
   *[other] { $mine } Tactics
}, your opponent { $theirs }: you may be one ahead at most. Play a Troop, or wait for theirs.
refusal-second-king = You have already played a King in this game: the { $card } stays in your hand.
refusal-guile-has-a-move = { $card } is not placed on a battlefield: { $card-id ->
    [SCOUT] play it with the Scout command.
    [REDEPLOY] play it with the Redeploy command, naming your card and where it goes.
    [DESERTER] play it with the Deserter command, naming the opposing card.
   *[TRAITOR] play it with the Traitor command, naming the opposing Troop and the battlefield where it joins you.
}
refusal-claimed = { $owner } has claimed { $battlefield }: nothing moves there any more. { $fields-count ->
    [0] Choose an unclaimed battlefield.
   *[other] Possible here: { $fields-count ->
        [one] battlefield { $fields }
       *[other] battlefields { $fields }
    }.
}
refusal-no-slot = Your side is full on { $battlefield } ({ $slots } cards). { $fields-count ->
    [0] You have no slot left anywhere for this card.
   *[other] There is room on { $fields-count ->
        [one] battlefield { $fields }
       *[other] battlefields { $fields }
    }.
}
refusal-terrain-bars = The terrain of { $battlefield } ({ $terrain }) bars this card: { $card }.
refusal-decks-empty = Both decks are empty: the Scout has nothing to draw.
refusal-no-target = The { $guile } aims at an opposing card on an unclaimed battlefield. { $cards-count ->
    [0] There is none.
   *[other] Possible: { $cards }.
}
refusal-no-own-target = { $guile } moves one of your cards on an unclaimed battlefield. { $cards-count ->
    [0] You have none.
   *[other] Possible: { $cards }.
}
refusal-traitor-morale = { $card } is no Troop, and the Traitor takes Troops only. The Deserter can discard a Morale card.
refusal-same-battlefield = { $card } is already on { $battlefield }: choose another battlefield, or the discards.
refusal-must-play = You can still place a Troop, so you must play: { $cards }.
refusal-already-played = You have already played a card this turn. What remains is to claim if you like, then to draw or end.
refusal-already-passed = You have passed this turn. What remains is to claim if you like, then to draw or end.
refusal-play-first = Play a card first; the draw comes last.
refusal-draw-due = You are a card short: draw to end your turn.
refusal-no-draw-due = { $empty ->
    [1] Both decks are empty: end your turn without drawing.
   *[other] You already hold seven cards: end your turn without drawing.
}
refusal-deck-empty = The { $deck } deck is empty: draw from the other one.
refusal-no-scout = No Scout is out.
refusal-scout-draws = Your Scout is out: draw { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
}, from whichever deck you like.
refusal-scout-returns = Your Scout is back: put { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
} back on the decks.
refusal-claim-too-late = At this table one claims at the start of a turn, before playing. This battlefield has to wait for your next turn.
refusal-claim-incomplete = Your side is not complete on { $battlefield }: { $cards } of { $slots }. { $fields-count ->
    [0] You have no complete side for now.
   *[other] You are complete here: { $fields-count ->
        [one] battlefield { $fields }
       *[other] battlefields { $fields }
    }.
}
refusal-claim-weaker = The other side has { $theirs }, which beats { $mine }: { $battlefield } is not yours.
refusal-claim-beatable = No proof on { $battlefield }: you have { $mine }, but { $cards-count ->
    [one] { $cards }, still unseen, would make
   *[other] { $cards }, still unseen, would make
} { $theirs } on the other side.
refusal-claim-tie-lost = A perfect tie on { $battlefield } ({ $mine } on both sides): the last card placed settles it against you.
refusal-claim-tie-beatable = No proof on { $battlefield }: { $cards-count ->
    [one] { $cards }, still unseen, would tie
   *[other] { $cards }, still unseen, would tie
} ({ $theirs }), and on this terrain a tie goes to the last card.
refusal-no-correction = That is no correction: choose a battlefield or a card.
refusal-no-such-side = The side is 1 or 2, or 0 for nobody.
refusal-correction-card = There is no such card. Write for example R10, K1, CAV or MUD.
refusal-correction-hidden = { $card } does not lie face up: corrections move face-up cards only.
refusal-correction-place = Unknown destination: a4 or b4 (side 1 or 2 of battlefield 4), a or b (discards), deck (under its deck).
refusal-correction-no-slot = { $card } cannot go to { $battlefield }: no slot on that side, or it is no formation card.
refusal-correction-crowded = Without { $card } there are only { $slots } slots a side on { $battlefield }: take a card away first.
refusal-no-terrain-text = This table plays with its own terrains, but none has been written yet.
refusal-terrain-text = Terrains, line { $line }, “{ $place }”: expected { $expected }.
expected-key = a known key (slots, fog, colour_blind, low_sum_wins, tie_to_last, troop_min, troop_max, ban_morale, ban_weather, ban_guile, ban, name, text, house), or a section [1] to [9]
expected-missing = a value, which is missing here
expected-flag = true or false
expected-text = a text in quotes
expected-list = a list in square brackets, such as ["MUD"]
expected-table = a section such as [3]
expected-whole = a whole number
expected-least = a number of at least { $limit }
expected-most = a number of at most { $limit }
expected-toml = TOML: a section such as [3], then lines such as slots = 2
expected-card = cards such as R10, K1 or MUD
expected-span = a troop_min not above troop_max
expected-few = at least twelve Troops that may come here
expected-house = a house terrain, H1 to H9
expected-long = a name of at most 30 characters and a text of at most 200

# to read before playing
preview-side = On { $battlefield }: { $cards-count ->
    [0] nothing on your side
   *[other] { $cards }
}, { $left ->
    [one] { $left } slot left
   *[other] { $left } slots left
}.
preview-formation = On { $battlefield }: { $cards }, { $formation }.
preview-terrain = Terrain of { $battlefield }, { $terrain }: { $text }
preview-discarded = { $card } will be discarded face up: one more piece of evidence for everybody.
preview-scout = The Scout will draw { $draws ->
    [one] { $draws } card
   *[other] { $draws } cards
}, then you put back { $returns }.
preview-tactics = Tactics played: { $mine } by you, { $theirs } on the other side. { $ahead ->
    [1] You will have to wait before the next one.
   *[other] You will be able to play another one.
}
preview-provable = On { $battlefield }: the proof holds.
preview-unproven = On { $battlefield }: { $cards-count ->
    [0] no proof.
   *[other] no proof, because of { $cards }.
}
form-tactics-blocked = Tactics blocked ({ $cards }): you have played { $mine }, the other side { $theirs }, and one ahead is the most.
form-second-king = { $card }: you have already played a King in this game.
form-may-pass = None of your Troops has a slot to go to: you may pass.
form-scout-draw = Scout: { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
} to draw.
form-scout-return = Scout: put { $left ->
    [one] { $left } card
   *[other] { $left } cards
} back, each on its own deck. The last one back is the first drawn.

# answers
answer-evidence = { $seen ->
    [0] No Troop
    [one] { $seen } Troop
   *[other] { $seen } Troops
} face up, { $unseen } still unseen (a hand never proves anything).
answer-colour = **{ $colour }**: { $unseen-count ->
    [0] all face up
   *[other] unseen { $unseen }
}; { $seen-count ->
    [0] none face up
   *[other] face up { $seen }
}.
answer-battlefield = **Battlefield { $battlefield-id }**, { $slots } cards a side.
answer-terrain = Terrain: { $terrain }. { $text }
answer-weather = Weather: { $card }.
answer-side = { $seat }: { $cards } ({ $formation }).
answer-side-open = { $seat }: { $cards-count ->
    [0] nothing
   *[other] { $cards }
}, { $left ->
    [one] { $left } slot left
   *[other] { $left } slots left
}.
answer-owner = Claimed by { $seat }.
answer-last = The last card came to { $seat }’s side: in a perfect tie, { $loser } loses this battlefield.
answer-provable = { $seat } can prove a claim.
answer-beaten = { $seat } cannot prove it yet: { $cards-count ->
    [0] what lies on the other side is enough.
   *[other] { $cards } would be enough on the other side.
}
answer-card = **{ $card }** ({ $kind ->
    [morale] Morale
    [weather] Weather
    [guile] Guile
   *[troop] Troop
})
answer-card-seen = It lies face up: it is evidence.
answer-card-unseen = It is still unseen.
answer-discards = Discards of { $seat }: { $cards-count ->
    [0] none
   *[other] { $cards }
}.
answer-tactics = { $seat } has played { $played ->
    [0] no Tactic
    [one] { $played } Tactic
   *[other] { $played } Tactics
} and { $may ->
    [1] may play one
   *[other] has to wait for the other side to play one
}.
effect-troop = Goes to your side of an unclaimed battlefield where you have a slot left. Every value from 1 to 10 exists once in each of the six colours.
effect-K1 = Placed like a Troop. Stands for any card: any colour, any value from 1 to 10, settled only when the battlefield is resolved.
effect-K2 = Placed like a Troop. Stands for any card: any colour, any value from 1 to 10, settled only when the battlefield is resolved.
effect-CAV = Placed like a Troop. Counts 8, in any colour, settled when the battlefield is resolved.
effect-SUP = Placed like a Troop. Counts 1, 2 or 3, in any colour, settled when the battlefield is resolved.
effect-FOG = On an unclaimed battlefield: formations do not count there, the highest total wins. Stays to the end.
effect-MUD = On an unclaimed battlefield: each side needs four cards there. Stays to the end.
effect-SCOUT = Draw three cards in total, one by one, from one deck or both; then put two cards of your hand face down on top of their own decks.
effect-REDEPLOY = Take one of your Troops or Morale cards from an unclaimed battlefield: put it on another unclaimed one where you have a slot, or discard it face up.
effect-DESERTER = Discard, face up, one opposing Troop or Morale card from an unclaimed battlefield.
effect-TRAITOR = Take one opposing Troop from an unclaimed battlefield and put it on your side wherever you have a slot (the same battlefield is allowed).
ruling-K1 = One King per player and game, even if the first one was discarded. Each player may play theirs.
ruling-K2 = One King per player and game, even if the first one was discarded. Each player may play theirs.
ruling-SCOUT = There is no other draw this turn. With fewer than three cards left you draw what there is and put back one less. The last one back is the first drawn.
ruling-REDEPLOY = Not on the same battlefield, nor from or to a claimed one. The moved card is the last to arrive where it goes.
ruling-DESERTER = No Weather, no claimed battlefield. The side it leaves is incomplete again and may be refilled.
ruling-TRAITOR = No Morale card, no claimed battlefield. The Troop taken is the last to arrive on your side.

# the end
outcome-five = { $winners } wins with five battlefields.
outcome-three = { $winners } wins with three battlefields in a row.
outcome-most = { $winners } wins the adjudicated game by number of battlefields.
outcome-drawn = A draw: as many battlefields on each side.
outcome-series = { $winners } wins the series.
outcome-series-drawn = The series is drawn: the same score on both sides.
outcome-resigned = { $winners } wins by resignation.
recap-turns = { $turns ->
    [one] { $turns } turn played
   *[other] { $turns } turns played
}.
recap-seat = { $seat }: { $claims ->
    [0] no battlefield claimed
    [one] { $claims } battlefield claimed
   *[other] { $claims } battlefields claimed
}{ $early ->
    [0] {""}
   *[other] {" "}({ $early } before the other side was complete)
}; { $tactics ->
    [0] no Tactic
    [one] { $tactics } Tactic
   *[other] { $tactics } Tactics
}.

rules-text =
    {"**"}Aim.** Claim five of the nine battlefields, or three adjacent ones.

    {"**"}Your turn.** Play a card, claim battlefields if you like, draw a card from the Troops or the Tactics (seven cards in hand). If one of your Troops can be placed you must play; otherwise you may pass.

    {"**"}Formations**, strongest first: *wedge* (one colour, consecutive), *square* (one value), *column* (one colour), *skirmish* (consecutive), *melee* (anything else). Within a formation the higher total wins. In a perfect tie, whoever placed the last card there loses.

    {"**"}Claiming.** Your side must be complete, and there must be a proof: nothing still unseen may be able to beat you. Only what lies face up counts, never a hand, and never Tactics that have not been played. A refused claim costs nothing.

    {"**"}Tactics.** Never more than one ahead of the other side. *Morale*: King of England, King of France (one King per player), Mercenary Cavalry (8), Supporting Troops (1, 2 or 3), in any colour. *Weather*: Fog (only the total counts), Mud (four cards a side). *Guile*: Scout, Redeploy, Deserter, Traitor.

    What a card does: `/ligne card`. The evidence: `/ligne cards`.

## Details under the choices of a menu

code-troop = { $letter }{ $value }
detail-empty = nothing
detail-battlefield = you: { $own } · facing: { $theirs }{ $weather ->
        [fog] {" · Fog"}
        [mud] {" · Mud"}
        [both] {" · Fog and Mud"}
       *[none] {""}
    }
detail-battlefield-terrain = { $terrain } · you: { $own } · facing: { $theirs }{ $weather ->
        [fog] {" · Fog"}
        [mud] {" · Mud"}
        [both] {" · Fog and Mud"}
       *[none] {""}
    }
detail-lying = on { $battlefield }
detail-deck = { $count ->
        [one] one card
       *[other] { $count } cards
    }
