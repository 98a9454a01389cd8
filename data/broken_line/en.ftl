### Words of The Broken Line (en). Each part keeps to its own section.

## Pictures

picture-seat = Player { $number }
picture-and = { $first } and { $last }
picture-own-title = Your pawns
picture-team-title = Your camp’s pawns
picture-format-skirmish = Skirmish
picture-format-duel = Duel
picture-format-alliance = Alliance
picture-format-war = Great War
picture-turn = turn { $turn }
picture-two-dice = two dice
picture-memory = with memory
picture-gm = GM’s view
picture-status-armies = Choosing an army: { $names }
picture-status-place = Setting up: { $names }
picture-status-first = { $name } names who begins
picture-status-act = { $name } to play: march or shoot
picture-status-move = { $name } moves pawns
picture-status-enlist = { $name } places a mercenary
picture-status-offer = { $name } offers a draw
picture-status-heir = { $name } plays for { $other }
picture-yours-act = Your turn: march or shoot
picture-yours-move = Your turn: move your pawns
picture-yours-spent = Your turn: no point left, end your turn
picture-yours-enlist = Your turn: place the mercenary, { $rank }
picture-won = Victory: { $names }
picture-drawn = Drawn
picture-idle = { $turns } turns without a loss
picture-castle-good = Good holds the castle
picture-castle-evil = Evil holds the castle
picture-start-armies = Everybody chooses an army.
picture-start-place = The armies are set up in secret, each in its zone.
picture-start-first = All armies stand. The best roll says who begins.
picture-told-run = Run
picture-told-fly = Flight
picture-told-sacrifice = Mage sacrificed:
picture-told-enlist = Mercenary placed:
picture-told-win = Duel on { $square }: { $rank } beats { $other }.
picture-told-lose = Duel on { $square }: { $rank } falls to { $other }.
picture-told-both = Duel on { $square }: { $rank } and { $other } both vanish.
picture-told-artefact = { $rank } seizes the artefact on { $square }!
picture-told-secret-win = Secret duel on { $square }: the mercenary is enlisted.
picture-told-secret-lose = Secret duel on { $square }: the attacker has fallen.
picture-told-secret-both = Secret duel on { $square }: both vanish.
picture-told-dice = Dice: { $rolls }.
picture-told-shot = Shot from { $square } to the { $direction }, roll { $roll }:
picture-told-shot-hit = { $victim } hit on { $impact }.
picture-told-shot-empty = nothing on { $impact }.
picture-told-shot-friend = no harm to a friend on { $impact }.
picture-told-shot-grey = no harm to the mercenary on { $impact }.
picture-told-shot-obstacle = lost in the obstacle on { $impact }.
picture-told-shot-high = the target on { $impact } stands too high.
picture-told-shot-fort = stopped by a fort before { $impact }.
picture-told-shot-off = off the board.
picture-way-N = north
picture-way-NE = north-east
picture-way-E = east
picture-way-SE = south-east
picture-way-S = south
picture-way-SW = south-west
picture-way-W = west
picture-way-NW = north-west
picture-legend-gate = gate
picture-legend-lock = gate closed
picture-legend-height = height
picture-legend-shortcut = shortcut
picture-legend-red = hold the castle
picture-legend-tavern = mercenary
picture-legend-known = rank seen before
picture-legend-boot = has moved
picture-legend-eye = seen by all
picture-placement-title = Your placement
picture-team-placement-title = Your camp’s placement
picture-place-todo = Set your army up, then say you are ready
picture-place-done = Your army stands: change it, or be ready
picture-place-ready = You are ready; the others are not yet
picture-changes = { $count ->
    [0] no change left
    [one] { $count } change left
   *[other] { $count } changes left
}
picture-unplaced = not set up yet
picture-height = height { $height }
picture-pawn-hidden = { $army }, face down
picture-pawn-seen = { $army }, { $rank }
picture-pawn-known = { $army }, { $rank } seen before
picture-points = { $count ->
    [0] no point
    [one] { $count } point
   *[other] { $count } points
}
picture-at-most = at most
picture-reach-cost = points
picture-reach-attack = duel
picture-reach-tavern = secret duel
picture-duel-title = Duel on { $square }
picture-attacks = attacks
picture-defends = defends
picture-unknown-rank = Unknown
picture-charge = { $base } + { $charge } charge = { $total }
picture-result-win = The attacker wins
picture-result-lose = The defender holds
picture-result-both = Both vanish
picture-result-artefact = The artefact is taken!
picture-result-secret-win = The mercenary is enlisted
picture-result-secret-lose = The attacker has fallen
picture-result-secret-both = Both vanish
picture-unknown-fallen = { $count ->
    [one] { $count } fallen pawn of unknown rank
   *[other] { $count } fallen pawns of unknown rank
}
picture-about-1 = Sacrifices itself: a pawn of its camp, not the artefact, takes its place.
picture-about-2 = Beats the King when it attacks.
picture-about-3 = For 1 point, runs in a straight line as far as it likes.
picture-about-4 = Destroys traps and lives.
picture-about-5 = No capacity.
picture-about-6 = Charge: +1 when it attacks.
picture-about-7 = No capacity.
picture-about-8 = Flies over forests, lakes and rocks.
picture-about-9 = No capacity.
picture-about-10 = No capacity.
picture-about-11 = Fears only an attacking Assassin, traps, cannons and its equal.
picture-about-P = Never moves. Vanishes with its attacker, save the Sapper.
picture-about-T = Shoots as far as the die says instead of moving; never attacks.
picture-about-A = Never moves. Taken or destroyed, the match is lost.
picture-alt-board = { $title }, { $facts }. The board, faces down.
picture-alt-open = { $title }, { $facts }. The board, faces up.
picture-alt-own = { $title }, { $facts }. Your pawns.
picture-alt-team = { $title }, { $facts }. Your camp’s pawns.
picture-alt-recent = Just now: { $what }
picture-alt-army = { $army }: { $left } of { $total }.
picture-alt-known = Seen before: { $pawns }.
picture-alt-hidden = Face down: { $squares }.
picture-alt-greys = Mercenaries: { $squares }.
picture-alt-dice = Rolled { $dice }, { $points } left.
picture-alt-gates = North and south gates closed to the other camp.
picture-alt-more = The rest is in the board as text.
picture-alt-unknown = { $count ->
    [one] { $count } of unknown rank
   *[other] { $count } of unknown rank
}
picture-alt-fallen = Fallen: { $who }.
picture-text-key = B blue, W white, V green (Good); R red, N black, J yellow (Evil); G mercenary; ? face down; army in small letters: rank seen before. ^^ forest, ~~ lake, ## rock, 1 and 2 height, * red spot.
picture-text-ranks = X { $ten } 10, K { $king } 11, @ artefact, P trap, T cannon.
picture-text-gates = Gates: castle K–M north and south, J9, N9; Rift B8, B10, C9; Pines G8, G10, H9; Rock Q8, Q10, P9; Lake V8, V10, U9. Shortcut B7–B11.

## Game

game-name = The Broken Line: The Torn Lands
group = terres

# camps and armies
army-good = Camp of Good
    .alias = good, light, bien, lumière
army-evil = Camp of Evil
    .alias = evil, shadow, mal, ombre
army-B = Blue army
    .alias = blue, B
army-W = White army
    .alias = white, W
army-V = Green army
    .alias = green, V
army-R = Red army
    .alias = red, R
army-N = Black army
    .alias = black, N
army-J = Yellow army
    .alias = yellow, J
room-team-good = Camp of Good, allies only
room-team-evil = Camp of Evil, allies only
army-G = Mercenaries
army-all = All my armies
kept-major = Major army
kept-minor = Minor army
colour-B = blue
colour-W = white
colour-V = green
colour-R = red
colour-N = black
colour-J = yellow
colour-G = grey
rank-1 = Mage 1
    .alias = mage, 1
rank-2 = Assassin 2
    .alias = assassin, 2
rank-3 = Runner 3
    .alias = runner, 3
rank-4 = Sapper 4
    .alias = sapper, 4
rank-5 = Footman 5
    .alias = footman, 5
rank-6 = Rider 6
    .alias = rider, 6
rank-7 = Knight 7
    .alias = knight, 7
rank-8 = Flyer 8
    .alias = flyer, 8
rank-9 = Captain 9
    .alias = captain, 9
rank-10 = General 10
    .alias = general, 10, X
rank-11 = King 11
    .alias = king, 11, K
rank-P = Trap
    .alias = P, bomb
rank-T = Cannon
    .alias = T, shooter
rank-A = Artefact
    .alias = A, @
named-pawn = { $rank } ({ $army })
named-square = { $square }
short-1 = Gives itself up to bring a pawn of its camp to its square.
short-2 = Beats the King when it attacks.
short-3 = Runs in a straight line for one point, its only move of the turn.
short-4 = Destroys traps.
short-5 = Nothing special.
short-6 = Counts 7 when it attacks.
short-7 = Nothing special.
short-8 = Flies over forests, lakes and rocks.
short-9 = Nothing special.
short-10 = Nothing special.
short-11 = Fears only an attacking Assassin, a cannon, a trap and its equal.
short-P = Stays put. Goes with whoever attacks it, a Sapper excepted.
short-T = Moves or shoots, never attacks by contact and always loses there.
short-A = Stays put. Losing it loses the game.

# choices of the panels
direction-N = north
    .alias = N, up
direction-NE = north-east
    .alias = NE
direction-E = east
    .alias = E, right
direction-SE = south-east
    .alias = SE
direction-S = south
    .alias = S, down
direction-SW = south-west
    .alias = SW
direction-W = west
    .alias = W, left
direction-NW = north-west
    .alias = NW
preset-balanced = Balance
preset-spearhead = Spearhead
preset-rampart = Rampart
placing-balanced = Balance (ready-made)
placing-spearhead = Spearhead (ready-made)
placing-rampart = Rampart (ready-made)
placing-shuffle = At random
placing-rows = Type the rows
placing-mirror = Flip left and right
placing-swap = Swap two squares
placing-ready = I am ready
placing-captain = Hand over the command
action-roll = Roll the die and move
action-shoot = Fire the cannon
action-end = End my turn
action-offer = Offer a draw
action-agree = Agree to the draw
action-refuse = Refuse the draw
way-walk = { $square } · { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
way-run = { $square } · run, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
way-fly = { $square } · flight, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
way-bring = Sacrifice: bring { $square }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost })
}
phase-armies = armies are being chosen
phase-place = pawns are being placed
phase-first = somebody names who begins
phase-act = the turn begins, choose first to roll the die or to shoot
phase-move = a turn is being played
phase-enlist = a mercenary waits to be placed
phase-over = the game is over
format-skirmish = Skirmish
format-duel = Duel
format-alliance = Alliance
format-war = Great War
fort-castle = Castle
fort-rift = Rift Fort
fort-pines = Pine Fort
fort-rock = Rock Fort
fort-lake = Lake Fort
terrain-plain = plain
terrain-f = forest
terrain-l = lake
terrain-r = rock
part-nw = north-west
    .alias = NW
part-n = north
    .alias = N, top
part-ne = north-east
    .alias = NE
part-w = west
    .alias = W, left
part-centre = centre
    .alias = center, castle, middle
part-e = east
    .alias = E, right
part-sw = south-west
    .alias = SW
part-s = south
    .alias = S, bottom
part-se = south-east
    .alias = SE
topic-moves = moves
    .alias = move, movement
topic-duels = duels
    .alias = duel, attack
topic-ranks = pawns
    .alias = creatures, ranks
topic-shots = shots
    .alias = shot, cannon
topic-mercenaries = mercenaries
    .alias = mercenary, tavern
topic-castle = castle
    .alias = forts, gates, outposts
topic-placement = placement
    .alias = set-up, setup
topic-secrets = secrets
    .alias = memory, fog
topic-end = end
    .alias = victory, draw

# commands
move-army = army
    .act = choose your army
move-army-about = Choose your camp or your army
move-army-army = army
move-army-army-about = The camp (one against one) or the army
move-captain = captain
    .act = hand over the command
move-captain-about = Hand the command of your camp to an ally, during the placement
move-captain-seat = ally
move-captain-seat-about = The ally who becomes captain
section-place = place
section-place-about = Place your pawns in secret
move-preset = ready-made
    .act = place an army ready-made
move-preset-about = Place an army ready-made, flipped at random
move-preset-army = army
move-preset-army-about = Your army
move-preset-preset = model
move-preset-preset-about = Balance, Spearhead or Rampart
move-shuffle = random
    .act = place an army at random
move-shuffle-about = Place an army at random, the artefact behind, traps around it
move-shuffle-army = army
move-shuffle-army-about = Your army
move-mirror = flip
move-mirror-about = Flip the left and right of a placement
move-mirror-army = army
move-mirror-army-about = Your army
move-swap = swap
    .act = swap two squares
    .typed = Type the squares
move-swap-about = Swap what stands on two squares of your zone
move-swap-squares = squares
    .label = Squares, two by two
move-swap-squares-about = Two squares of your zone (D4 E4), or several pairs in a row
move-rows = rows
    .act = type a placement
    .typed = Type the rows
    .kept = My placements
    .keep = Keep this placement
move-rows-about = Type a placement: four rows with / between them, the front row first
move-rows-army = army
move-rows-army-about = Your army
move-rows-rows = rows
    .label = Rows, the front one first
    .hint = 7 squares a row, 9 for the major army: 1 to 11, P trap, T cannon, A artefact, or a dot
move-rows-rows-about = Such as: 3 6 . 5 . 6 3 / 7 5 8 4 8 5 7 / 4 6 2 10 1 9 4 / P 3 P T P . P
move-ready = ready
    .act = say that you are ready
move-ready-about = Your armies stand
move-reopen = not-ready
    .act = take your placement back
move-reopen-about = Take your placement back while somebody else is not ready
move-first = begin
    .act = name who begins
move-first-about = Name who begins, if you won the roll
move-first-seat = player
move-first-seat-about = Who begins
move-roll = roll
    .act = roll the die
move-roll-about = Choose to move: the die gives your movement points
move-shoot = shoot
    .act = fire a cannon
move-shoot-about = Choose to shoot: it is your whole turn, and the die gives the distance
move-shoot-cannon = cannon
move-shoot-cannon-about = The square of your cannon
move-shoot-direction = direction
move-shoot-direction-about = One of the eight directions
move-step = step
    .act = go one square
move-step-about = Move a pawn one square, or attack a square beside it
move-step-pawn = pawn
move-step-pawn-about = The square of the pawn
move-step-to = to
move-step-to-about = The square beside it
move-march = move
    .act = move a pawn
    .typed = Type a path
move-march-about = Move a pawn: start and end (D4 D7), or every square of the path
move-march-path = path
    .label = Path
move-march-path-about = Such as D4 D7, or K6 K7 K8
move-run = run
    .act = let a Runner run
move-run-about = Let a Runner run in a straight line, for one point
move-run-pawn = pawn
move-run-pawn-about = The square of the Runner
move-run-to = to
move-run-to-about = The end of the line
move-fly = fly
    .act = let a Flyer fly
move-fly-about = Let a Flyer fly over obstacles
move-fly-pawn = pawn
move-fly-pawn-about = The square of the Flyer
move-fly-to = to
move-fly-to-about = Where it lands
move-sacrifice = sacrifice
    .act = give up a Mage
move-sacrifice-about = Give up a Mage: another pawn of your camp comes to its square
move-sacrifice-mage = mage
move-sacrifice-mage-about = The square of the Mage
move-sacrifice-pawn = pawn
move-sacrifice-pawn-about = The square of the pawn to bring
move-enlist = enlist
    .act = place the mercenary
move-enlist-about = Place the mercenary you won beside its winner
move-enlist-square = square
move-enlist-square-about = A free square, or a foe that it will attack
move-end = end
    .act = end your turn
move-end-about = End your turn
section-draw = draw
section-draw-about = Offer a draw, agree to it or refuse it
move-offer = offer
    .act = offer a draw
move-offer-about = Offer everybody a draw
move-agree = agree
    .act = agree to the draw
move-agree-about = Agree to the draw that was offered
move-refuse = refuse
    .act = refuse the draw
move-refuse-about = Refuse the draw that was offered
move-resign = resign
    .act = resign
move-resign-about = Give the game up
move-set_points = points
    .act = set the points left
move-set_points-about = GM: set the movement points that are left
move-set_points-points = points
move-set_points-points-about = From 0 to 12
move-set_points-reason = reason
move-set_points-reason-about = Why, in a few words
move-move_pawn = shift
    .act = move a pawn elsewhere
move-move_pawn-about = GM: put a pawn on an empty square
move-move_pawn-square = from
move-move_pawn-square-about = The square of the pawn
move-move_pawn-to = to
move-move_pawn-to-about = An empty square
move-move_pawn-reason = reason
move-move_pawn-reason-about = Why, in a few words
move-remove_pawn = remove
    .act = take a pawn off
move-remove_pawn-about = GM: take off a pawn that has moved, without showing it
move-remove_pawn-square = square
move-remove_pawn-square-about = The square of the pawn
move-remove_pawn-reason = reason
move-remove_pawn-reason-about = Why, in a few words
move-creatures = creatures
move-creatures-about = The help card of a camp's pawns, and what is left of them
move-creatures-camp = camp
move-creatures-camp-about = Good or Evil; yours if you say nothing
move-square = square
move-square-about = What a square is and what stands there
move-square-square = square
move-square-square-about = Such as K9
move-reach = reach
move-reach-about = Where one of your pawns can go, and for how many points
move-reach-pawn = pawn
move-reach-pawn-about = The square of the pawn
move-zoom = zoom
move-zoom-about = A part of the board drawn large
move-zoom-part = part
move-zoom-part-about = north-west, north, north-east, west, centre, east, south-west, south, south-east
move-duel = duel
move-duel-about = See the last duel again
move-seen = seen
move-seen-about = Foes' pawns whose rank was shown, and the losses
move-layout = copy
move-layout-about = Your placement as text, to be copied for another game
move-layout-army = army
move-layout-army-about = Your army; the first if you say nothing
move-rule = rule
move-rule-about = One part of the rules
move-rule-topic = topic
move-rule-topic-about = moves, duels, pawns, shots, mercenaries, castle, placement, secrets, end

# panels
glance-zoom = Zoom: { $part }
glance-seen = Pawns already seen, and losses
glance-duel = See the last duel again
glance-creatures = Help card: { $camp }
pick-army = Army
pick-placing = What to do
pick-captain = New captain
pick-first = First square
pick-second = Swap with
pick-starter = Who begins
pick-draw = Your answer
pick-action = Your turn
pick-cannon = Cannon
pick-direction = Direction
pick-pawn = Pawn
pick-way = To
pick-enlist = Where to place it
act-take = Take
act-ready = I am ready
act-reopen = Take my placement back
act-captain = Hand over the command
act-lay = Place like this
act-swap = Swap
act-first = Name
act-roll = Roll the die
act-shoot = Fire
act-move = Move
act-attack = Attack
act-sacrifice = Give up the Mage
act-end = End my turn
act-offer = Offer a draw
act-agree = Agree to the draw
act-refuse = Refuse the draw
act-enlist = Place the mercenary
form-first = You won the roll: name who begins.
form-ready = You are ready. While somebody else is not, you can still change your mind.
form-changes = { $left ->
    [0] You have no change left.
    [one] { $left } change left.
   *[other] { $left } changes left.
}
form-draw = { $seat } offers a draw.
form-heir = You are playing the turn of { $seat }.
form-idle = { $turns } turns in a row without a loss: the game is drawn in { $left ->
    [one] { $left } turn
   *[other] { $left } turns
}.
form-points = Die: { $dice }. { $points ->
    [0] No point left: end your turn.
    [one] { $points } point left.
   *[other] { $points } points left.
}
form-enlist = You won a mercenary: { $rank }. Place it beside { $square }.
preview-way = To { $square }: { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $left } will be left.
preview-run = A run shows everybody that it is a Runner.
preview-flight = A flight shows everybody that it is a Flyer.
preview-known = Facing you: { $foe }. { $result ->
    [win] You win.
    [dice] Dice will decide.
    [lose] You lose.
    [artefact] You win the game.
   *[both] Both vanish.
}
preview-odds = Unknown rank: of { $total ->
    [one] { $total } possible
   *[other] { $total } possible
}, victory { $win }, dice { $dice }, defeat { $lose }, artefact { $artefact }.
preview-tavern = A mercenary, a duel behind closed doors: of { $total ->
    [one] { $total } possible
   *[other] { $total } possible
}, victory { $win }, dice { $dice }, defeat { $lose }{ $artefact ->
    [0] {""}
   *[other] , artefact { $artefact }
}.
preview-sacrifice = The Mage of { $square } vanishes, shown to all; the pawn of { $origin } takes its place, face down.
preview-shot-hits = Of the { $die } faces of the die, { $count ->
    [0] none reaches a foe.
    [one] one reaches a foe: { $squares }.
   *[other] { $count } reach a foe: { $squares }.
}
preview-shot = The cannon of { $square } is shown to all. The die gives the distance, and it is your whole turn.
detail-placed = in place
detail-unplaced = not yet placed
detail-empty = empty
detail-face = { $pawn }
detail-known = seen: { $pawn }
detail-back = { $army } back
detail-tavern = mercenary
detail-unknown = attacks a { $army } back ({ $total ->
    [one] { $total } possible rank
   *[other] { $total } possible pawns
})

# what is asked
decision-army = choose an army
decision-place = place the pawns
decision-first = name who begins
decision-act = roll the die or shoot
decision-move = move, then end the turn
decision-enlist = place a mercenary
decision-draw = answer an offer to draw

# what happens
event-army-taken = { $seat } chooses: { $army }.
event-placement = The armies are taken. Everybody places their pawns in secret.
event-captain = { $army }: { $seat } is captain.
event-laid-preset = { $army }: placed ready-made by { $seat }.
event-laid-shuffle = { $army }: placed at random by { $seat }.
event-laid-mirror = { $army }: left and right flipped by { $seat }.
event-laid-rows = { $army }: placement typed by { $seat }.
event-laid-swap = { $seat } swaps { $first } and { $second }.
event-ready = { $seat } is ready.
event-reopened = { $seat } takes the placement back.
event-standing = All armies stand, faces hidden.
event-mercenaries = The dice ({ $first } and { $second }) draw two mercenaries of six: one on { $west }, one on { $east }.
event-rolled-off = { $seat } rolls { $roll }.
event-won-roll = { $seat } has the highest roll and names who begins.
event-first = { $seat } decides who begins: { $first }.
event-turn = Turn { $turn }: { $seat }.
event-rolled = { $seat } rolls { $dice }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-walked = { $army }: { $origin } → { $square } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $left } left).
event-ran = { $army }: run { $origin } → { $square } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $left } left). It is a Runner.
event-flew = { $army }: flight { $origin } → { $square } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $left } left). It is a Flyer.
event-duel = Duel on { $square }: { $attacker }{ $charge ->
    [0] {""}
   *[other] , { $strength } with its charge,
} against { $defender }.
event-dice = A tie, dice: { $mine } for the attack, { $theirs } for the defence.
event-duel-win = { $attacker } wins and takes { $square }. { $defender }: destroyed.
event-duel-lose = { $defender } holds { $square }. { $attacker }: destroyed.
event-duel-both = { $defender }! { $attacker } vanishes with it, { $square } is empty.
event-duel-artefact = { $attacker } takes the artefact on { $square }!
event-tavern = In the tavern of { $square }: { $attacker } against { $defender }.
event-tavern-win = { $army }: the mercenary of { $square } is beaten and enlists.
event-tavern-lose = { $army }: an unknown pawn falls to the mercenary of { $square }.
event-tavern-both = { $army }: an unknown pawn and the mercenary of { $square } vanish together.
event-enlisted = { $army }: the mercenary is placed on { $square }.
event-sacrificed = { $mage } gives itself up on { $square }; a pawn comes there from { $origin } ({ $army }).
event-shot = { $army }: the cannon of { $square } fires { $direction }, the die gives { $roll }.
event-shot-hit = A hit on { $square }: { $victim } is destroyed.
event-shot-empty = Nothing on { $square }: a lost shot.
event-shot-friend = A pawn of the same camp on { $square }: no effect.
event-shot-grey = A mercenary on { $square }: no effect.
event-shot-obstacle = The shot falls on an obstacle on { $square }.
event-shot-high = { $square } is higher than the cannon: no effect.
event-shot-fort = A fort stops the shot before { $square }.
event-shot-off = The shot leaves the board.
event-castle-held = { $army }: the castle is held. Its north and south gates close to the other camp.
event-castle-open = { $army }: the castle is held no longer. All its gates are open.
event-ended = { $seat } ends the turn{ $left ->
    [0] {"."}
    [one] {" "}({ $left } point lost).
   *[other] {" "}({ $left } points lost).
}
    .aside = in the log only
event-idle = { $turns } turns in a row without a loss or an enlistment. { $left } more, and the game is drawn.
event-draw-offered = { $seat } offers a draw.
event-draw-agreed = { $seat } agrees to the draw.
event-draw-refused = { $seat } refuses the draw.
event-resigned = { $seat } resigns.
event-heir = { $heir } now plays the turns of { $seat }.
event-corrected-points = The GM sets the points left to { $points }. Reason: { $reason }
event-corrected-move = The GM moves a pawn ({ $army }) from { $origin } to { $square }. Reason: { $reason }
event-corrected-removal = The GM takes the pawn of { $square } off ({ $army }). Reason: { $reason }

# refusals
refusal-no-moves = Nothing was chosen.
refusal-not-a-seat = Only the players of this table play here.
refusal-not-a-move = That is no move of this game.
refusal-no-correction = That is no correction of this game.
refusal-no-such-query = I cannot answer that.
refusal-seats = { $format } is for { $wanted } players, not { $seats }.
refusal-resigned = You have resigned: an ally plays for you.
refusal-wrong-phase = Not now: { $phase }.
refusal-not-in-turn = It is not your turn: it is { $seat }’s.
refusal-not-the-chooser = { $seat } won the roll and names who begins.
refusal-nobody-there = There are only { $seats } players.
refusal-no-such-army = Nobody leads that here. Free: { $armies-count ->
    [0] nothing
   *[other] { $armies }
}.
refusal-army-taken = Already taken: { $army }. Free: { $armies-count ->
    [0] nothing
   *[other] { $armies }
}.
refusal-switched-often = You have taken { $most } armies already: keep this one.
refusal-not-ready = You are not ready yet: your placement is open.
refusal-ready = You are ready. Take your placement back first, with `/terres place not-ready`.
refusal-deploy-missing = A placement is missing: { $armies }. Choose a ready-made one, chance, or type your rows.
refusal-changes-spent = You have no change left: say that you are ready.
refusal-not-the-captain = Only the captain hands over the command.
refusal-not-an-ally = The command goes to an ally: { $seats-count ->
    [0] there is none
   *[other] { $seats }
}.
refusal-not-your-army = You do not place that army. Yours: { $armies-count ->
    [0] none
   *[other] { $armies }
}.
refusal-no-such-preset = I know no such placement. There are: { $presets }.
refusal-same-layout = That would change nothing.
refusal-odd-pairs = Give the squares two by two, such as D4 E4. I count { $count }.
refusal-reopened-often = You have taken your placement back { $most } times already: the others are awaited.
refusal-deploy-zone = { $square } is not in your zone.
refusal-deploy-zones = The two squares lie in two zones: each army stays in its own.
refusal-deploy-zone-rows = { $rows } rows, but your zone has only { $most }.
refusal-deploy-rows = { $most } rows are needed, with / between them, the front row first. I count { $rows }.
refusal-deploy-row = Row { $row }: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} instead of { $width }. Write a dot for an empty square.
refusal-deploy-code = Row { $row }, square { $column }: “{ $typed }” is no pawn. Write 1 to 11, P (trap), T (cannon), A (artefact) or a dot.
refusal-deploy-count = { $army }: { $rank } { $given } times instead of { $wanted }. The first one too many is on { $square }.
refusal-deploy-short = { $army }: { $rank } { $given } times instead of { $wanted }.
refusal-bad-square = “{ $typed }” is no square. They go from A1 to W17.
refusal-short-path = Give two squares at least: start and end.
refusal-no-pawn = There is no pawn on { $square }.
refusal-not-your-pawn = The pawn on { $square } is not yours, or not yours to move in this turn.
refusal-immobile = The pawn on { $square } does not move: traps and the artefact stay where they are.
refusal-not-enough-points = That takes { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, you have { $points } left.
refusal-not-adjacent = { $square } and { $to } do not touch.
refusal-wall = A wall stands between { $square } and { $to }: a fort is entered through its gates only, straight on.
refusal-gate-closed = The gate between { $square } and { $to } is closed: the other camp holds the castle. The side gates stay open.
refusal-obstacle = { $square } is a natural obstacle: only a Flyer passes over it.
refusal-no-landing = Nobody lands on an obstacle ({ $square }).
refusal-path-occupied = { $square } is occupied: nobody passes through anybody.
refusal-friendly = { $square } is held by your own camp.
refusal-cannon-no-melee = A cannon does not attack by contact ({ $square }).
refusal-no-way = No way leads from { $square } to { $to }.
refusal-no-chain = After its duel the pawn on { $square } stops for this turn.
refusal-run-exclusive = A run is the only move of its turn: the pawn on { $square } has already moved or run.
refusal-run-no-attack = At this table a run does not end in a duel.
refusal-not-a-runner = The pawn on { $square } is no Runner: it does not run.
refusal-not-a-line = { $square } and { $to } do not lie on a straight line of two steps or more.
refusal-not-a-flyer = The pawn on { $square } does not fly.
refusal-no-flight = No flight over an obstacle leads from { $square } to { $to }: walk.
refusal-not-a-mage = The pawn on { $square } is no Mage.
refusal-teleport-artefact = The artefact is not brought anywhere.
refusal-teleport-camp = A Mage brings only a pawn of its own camp.
refusal-teleport-self = A Mage brings another pawn than itself.
refusal-not-a-cannon = The pawn on { $square } is no cannon.
refusal-no-direction = Choose a direction: { $directions }.
refusal-already-rolled = The die is rolled: this turn you move, you neither shoot nor roll again.
refusal-placement-pending = Place the enlisted mercenary first.
refusal-nothing-to-enlist = No mercenary waits to be placed.
refusal-bad-placement = The mercenary cannot be placed there. Possible: { $squares }.
refusal-no-offer = Nobody offers a draw.
refusal-agreed-already = You have already agreed to the draw.
refusal-offered-already = A draw has already been offered: wait for the answers, or for your next turn.
refusal-offer-early = No draw is offered before turn { $turn }.
refusal-no-duel = No recent duel.
refusal-no-face = You see no face of a pawn on { $square }, or no turn is being played.
refusal-no-layout = You have no placement to copy now.
refusal-no-such-camp = Which camp? { $camps }.
refusal-no-such-part = Which part of the board? { $parts }.
refusal-no-such-topic = Which topic? { $topics }.
refusal-correction-points = From 0 to 12 points.
refusal-correction-square = { $square } is no free square.
refusal-correction-unmoved = The pawn on { $square } has not moved: it stays.

# answers
answer-creatures = { $army }: { $left } pawns on the board{ $unknown ->
    [0] {""}
    [one] , { $unknown } fallen of unknown rank
   *[other] , { $unknown } fallen of unknown rank
}.
answer-creature = **{ $rank }** × { $total }{ $out ->
    [0] {""}
    [one] {" "}({ $out } fallen)
   *[other] {" "}({ $out } fallen)
}: { $about }
answer-ground = **{ $square }**: { $terrain }.
answer-fort = **{ $square }**: { $fort }, height { $height }.
answer-red = Red spot: whoever has both holds the castle.
answer-gate = Gate to { $other }{ $closed ->
    [0] .
   *[other] , closed to the other camp: the { $army } holds the castle.
}
answer-shortcut = Shortcut: { $other } is one point away.
answer-zone = Starting zone: { $army }.
answer-pawn = { $pawn }{ $moved ->
    [0] {""}
   *[other] , has moved
}{ $merc ->
    [0] {""}
   *[other] , once a mercenary
}.
answer-grey = Mercenary{ $known ->
    [0] , unknown{ $rank }.
   *[other] : { $rank }.
}
answer-reach = { $pawn } on { $square }:
answer-reach-walk = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}: { $squares }.
answer-reach-run = Running ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}): { $squares }.
answer-reach-fly = Flying ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}): { $squares }.
answer-reach-fights = A duel waits on: { $squares }.
answer-reach-none = It cannot go anywhere.
answer-zoom = The board, { $part }.
answer-unknown = an unknown pawn ({ $army })
answer-mercenary = a mercenary
answer-duel = On { $square }: { $attacker } against { $defender }.
answer-dice = Dice: { $mine } against { $theirs }.
answer-duel-win = The attack wins.
answer-duel-lose = The defence holds.
answer-duel-both = Both vanish.
answer-duel-artefact = The artefact is taken.
answer-no-memory = At this table nobody takes notes for you: read the log.
answer-seen-none = No foe's back has shown its rank yet.
answer-seen = { $square }: { $pawn }.
answer-count = { $rank } × { $count }
answer-fallen = { $army }: { $left } in play. Fallen: { $out-count ->
    [0] none known
   *[other] { $out }
}{ $unknown ->
    [0] .
    [one] {" "}and { $unknown } unknown.
   *[other] {" "}and { $unknown } unknown.
}
answer-layout = { $army }: `{ $rows }`
rule-moves = The die gives points to share freely among your pawns: one point, one square, in all eight directions, through nobody. A fort is entered through its gates, straight on; inside you move freely. B7 and B11 touch (shortcut). Points not spent are lost.
rule-duels = Entering a foe's square is a duel: both pawns are shown, the higher number wins, the other is destroyed, then the survivor hides again. On a tie both sides roll a die. The Rider counts 7 when it attacks. The winner may go on with the points left.
rule-ranks = 1 Mage, 2 Assassin, 3 Runner, 4 Sapper, 5 Footman, 6 Rider, 7 Knight, 8 Flyer, 9 Captain, 10 General, 11 King, P trap, T cannon, A artefact. `/terres creatures` says what each can do.
rule-shots = Before the die is rolled you may shoot instead of moving: a cannon, a direction, and the die gives the exact distance. Any foe hit is destroyed, the artefact too. The shot passes over obstacles and pawns, never over another fort, and hits nothing higher than the cannon.
rule-mercenaries = On E9 and S9 wait two mercenaries drawn from 1, trap, 5, 6, 7 and 8. Attacking one is a secret duel: the foe learns only how it ended. If you win, the mercenary joins your army, beside the winner; put on a foe it attacks at once.
rule-castle = Whoever stands on both red spots (K9 and M9) holds the castle: its north and south gates close to the other camp, those of the west and east stay open. Outposts and the first level are at height 1, the summit at height 2.
rule-placement = Each army is placed in secret in its zone, one pawn a square. Start ready-made or at random, swap squares, or type your rows. In two against two the captain places the major army. Until everybody is ready everything can be changed.
rule-secrets = You see the faces of your camp, and of the others only backs. A pawn that was shown turns again; if the table wants it, your view remembers what you have seen. A run, a flight, a sacrifice and a shot show what it is. Nothing played is taken back.
rule-end = You win by taking the other artefact, or by destroying it with a cannon. A camp also loses when nothing of it can move. Sixty turns in a row without a loss: a draw. A draw may be offered from turn 20 on. After the last turn (six hundred, or fewer if the table wants) the camp with more creatures wins.

# options
option-format = Format
option-format-skirmish = Skirmish: 1 against 1, major armies
option-format-duel = Duel: 1 against 1, three armies each
option-format-alliance = Alliance: 2 against 2
option-format-war = Great War: 3 against 3
option-dice = Movement dice
option-turns = Turns at most
option-memory = Memory of shown ranks
option-memory-yes = yes
option-memory-no = no

# ends
outcome-artefact = { $winners } { $winners-count ->
    [one] wins
   *[other] win
}: the enemy artefact is taken.
outcome-shelled = { $winners } { $winners-count ->
    [one] wins
   *[other] win
}: the enemy artefact is destroyed by a cannon.
outcome-no-force = { $winners } { $winners-count ->
    [one] wins
   *[other] win
}: nothing moves on the other side.
outcome-surrender = { $winners } { $winners-count ->
    [one] wins
   *[other] win
}: the other camp surrenders.
outcome-idle = Drawn: too many turns without a loss.
outcome-agreed = Drawn by agreement.
outcome-exhausted = Drawn: nothing moves on either side.
outcome-spent = { $winners } { $winners-count ->
    [one] wins
   *[other] win
} by the number of creatures, on the last turn.
outcome-even = Drawn on the last turn: as many creatures on both sides.
recap-match = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $duels ->
    [0] no duel
    [one] { $duels } duel
   *[other] { $duels } duels
}, { $shots ->
    [0] no shot
    [one] { $shots } shot
   *[other] { $shots } shots
}, { $taverns ->
    [0] no visit to the mercenaries
    [one] { $taverns } visit to the mercenaries
   *[other] { $taverns } visits to the mercenaries
}.
recap-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, { $whole }.{ $tenths } on average.
recap-hero = The most fearsome: { $pawn }, { $duels } duels won by attacking.

rules-text =
    {"**"}Aim.** Take the other artefact, or destroy it with a cannon. Pawns are hidden: guess where it is, and do not leave your own unguarded.

    {"**"}Placement.** Everybody places their pawns in secret in their zone. All can be changed until the last one is ready.

    {"**"}Your turn.** Either roll the die and share the points among your pawns (one point, one square, eight directions), or fire a cannon. Then say that you are done.

    {"**"}Duel.** Entering a foe's square: both pawns are shown, the higher number wins. Ties go to dice. A trap takes its attacker with it, a Sapper excepted.

    {"**"}Abilities.** 1 gives itself up to bring a pawn, 2 beats the King by attacking, 3 runs in a straight line, 4 destroys traps, 6 counts 7 when attacking, 8 flies over obstacles, the cannon shoots.

    {"**"}Castle.** Two pawns on the red spots close the north and south gates to the other camp.

    More: `/terres rule`, `/terres creatures`, `/terres square`.
