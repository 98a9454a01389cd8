### Words of Marchlords (en). Each part keeps to its own section.

## Rules
game-name = Marchlords
group = marches
section-order = order
section-order-about = Your orders of this turn
section-battle = battle
section-battle-about = Battles to play, to report, to settle

# Things
faction-empire = The Empire
    .alias = Empire
faction-bretonniens = Bretonnia
    .alias = Bretonnians
faction-hauts_elfes = High Elves
    .alias = HE
faction-elfes_sylvains = Wood Elves
faction-nains = Dwarfs
    .alias = Dwarves
faction-orcs_gobelins = Orcs and Goblins
    .alias = Orcs, Goblins
faction-guerriers_chaos = Warriors of Chaos
    .alias = Chaos
faction-demons = Daemons
    .alias = Demons
faction-betes_chaos = Beastmen
faction-comtes_vampires = Vampire Counts
    .alias = Vampires
faction-rois_tombes = Tomb Kings
faction-nains_chaos = Chaos Dwarfs
    .alias = Chaos Dwarves
faction-elfes_noirs = Dark Elves
    .alias = DE
faction-hommes_lezards = Lizardmen
    .alias = Lizards
faction-skavens = Skaven
    .alias = Skavens, Rats
faction-royaumes_ogres = Ogre Kingdoms
    .alias = Ogres
faction-grand_cathay = Grand Cathay
    .alias = Cathay
tag-plaine = Plain
tag-foret = Forest
tag-montagne = Mountain
tag-marais = Marsh/Darkness
tag-desert = Desert
tag-oasis = Oasis
tag-cote = Coast
tag-cite = City site
tag-port = Port
tag-mer = Sea
power-administration = Order and Administration
power-appel = Call to Arms
power-noblesse = Knightly Nobility
power-voeu = Vow of Chivalry
power-mer = Masters of the Sea
power-harmonie = Harmony of the Forest
power-forge = Dwarf Forge
power-serment = Oath of Hatred
power-pillage = Plunder
power-waaagh = WAAAGH!
power-pacte = Cursed Pact
power-manifestation = Ethereal Manifestation
power-moisson = Harvest of Souls
power-horde = Savage Horde
power-legions = Undead Legions
power-immortelles = Immortal Armies
power-artisans = Cursed Artisans
power-corsaires = Corsairs
power-temples = Temple Cities
power-proliferation = Proliferation
power-skavenslaves = Skavenslaves
power-nuee = Swarm of Rats
power-appetit = Ogre Appetite
power-prosperite = Imperial Prosperity
effect-administration = +1 gold for each city of level 2
effect-appel = −1 upkeep for each army, this turn
effect-noblesse = −1 upkeep for each army of tier 3 or more
effect-voeu = a further −1 for each army of tier 3 or more, this turn
effect-mer = +2 gold for each port
effect-harmonie = +1 gold for each structure on a Forest tile
effect-forge = −1 upkeep for each army
effect-serment = −2 upkeep for each army this turn, instead of the −1
effect-pillage = armies of tier 1 to 3 cost no upkeep
effect-waaagh = all your armies march 2 tiles farther on land and ignore penalties; needs 3 points, which fall back to 0
effect-pacte = no upkeep this turn
effect-manifestation = −1 upkeep for each army
effect-moisson = +1 gold for each Marsh/Darkness tile you own
effect-horde = +1 gold for each structure on Forest or Marsh/Darkness
effect-legions = total upkeep at 65%
effect-immortelles = total upkeep at 65%
effect-artisans = −1 upkeep for each army of tier 1 to 4
effect-corsaires = +2 gold for each port built
effect-sea_bonus = the first 2 sea tiles of a march cost nothing
effect-temples = +2 gold for each port
effect-proliferation = +1 gold for every full 4 territories
effect-skavenslaves = −1 upkeep for each army of tier 1 or 2
effect-nuee = +1 gold for each territory, this turn
effect-appetit = −1 upkeep for each army
effect-prosperite = +1 gold for each city
engagement-rangee = Field battle
engagement-rencontre = Meeting engagement
engagement-siege_garnison = Siege, garrison alone
engagement-siege_armee = Siege, garrison and army
engagement-assaut_avant_poste = Outpost assault
engagement-assaut_port = Port assault
engagement-navale = Naval battle
engagement-sortie = Sally
engagement-secours = Relief battle
engagement-capitulation = Surrender
site-city = city
site-level2 = city raised to level 2
site-port = port
site-outpost = outpost
result-attacker = attacker wins
result-draw = draw
result-defender = defender wins
side-attacker = attacker
side-defender = defender
taken-yes = general captured
taken-no = no general captured
ruling-attacker = the attacker's version
ruling-defender = the defender's version
ruling-draw = a draw without losses
ruling-dice = the dice decide
fate-capture = capture
fate-destroy = destroy
siege-maintain = maintain the siege
siege-leave = leave
leave-none = no outpost
leave-goal = an outpost at the goal
leave-start = an outpost at the start
named-tile = { $value }
named-army = { $value }
named-battle = Battle { $value }
named-captive = Captive general no. { $value }
named-percent = { $value } %
named-gold = { $value } gold
order-march = march of { $what }
order-city = city at { $what }
order-level2 = level 2 for { $what }
order-port = port at { $what }
order-outpost = outpost at { $what }
order-levy = army levied at { $what }
order-recruit = a general recruited
order-assign = a general for { $what }
order-raise = tier of { $what }
order-action = faction action
order-assault = assault on { $what }
order-sally = sally from { $what }
order-ransom = ransom for captive { $what }
order-release = release of captive { $what }
act-march = March
act-step = One step more
act-via = Go over a tile
act-city = Found a city
act-upgrade = Raise a city to level 2
act-port = Build a port
act-outpost = Build an outpost
act-levy = Levy an army
act-recruit = Recruit a general
act-assign = Assign a general
act-raise = Raise a tier
act-action = Trigger the faction action
act-assault = Assault
act-sally = Sally
act-ransom = Offer a ransom
act-release = Release a captive
act-cancel = Withdraw an order
act-ready = Ready: my orders are given
act-reopen = Take my orders back
act-close = Close the turn
act-faction = Take this faction
matter-orders = The orders of the turn
matter-battles = A battle that waits
act-confirm = Confirm the reported result
act-report = Report the result
act-simulate = Let the dice decide
act-contest = Contest, without another version
act-withdraw = Withdraw my version
act-lead = Choose who leads
act-concede = Give the place up
act-arbitrate = Decide
act-fate = Decide the fate of the place
act-siege = Decide about the siege
act-retreat = Retreat
pick-matter = What is it about?
pick-act = What to do?
pick-army = Which army?
pick-tile = Which tile?
pick-faction = Which faction?
pick-captive = Which captive?
pick-gold = How much gold?
pick-order = Which order?
pick-leave = An outpost?
pick-battle = Which battle?
pick-result = Who won?
pick-losses-attacker = Losses of the attacker
pick-losses-defender = Losses of the defender
pick-taken = The loser's general
pick-ruling = Which ruling?
pick-fate = Capture or destroy?
pick-siege = Stay or leave?

# Commands
move-faction = faction
move-faction-about = Choose your faction
move-faction-faction = faction
move-faction-faction-about = A faction that nobody has taken
move-ready = ready
    .act = be ready
move-ready-about = Your orders are given; the turn flips when all are ready
move-reopen = not-ready
    .act = take my orders back
move-reopen-about = Take your orders back while others think
move-close = close
    .act = close the turn
move-close-about = Confirm the end of the turn
move-resign = resign
move-resign-about = Give the campaign up: your kingdom falls dormant
move-march = march
move-march-about = March an army by the cheapest path
move-march-army = army
move-march-army-about = Such as A1
move-march-tile = tile
move-march-tile-about = Where it goes, such as D4
move-step = step
move-step-about = Lengthen a march by a tile
move-step-army = army
move-step-army-about = Such as A1
move-step-tile = tile
move-step-tile-about = The next tile
move-via = via
move-via-about = Lead a march over a neighbouring tile
move-via-army = army
move-via-army-about = Such as A1
move-via-tile = tile
move-via-tile-about = The tile to go over
move-city = city
move-city-about = Found a city with an army that stands still
move-city-tile = tile
move-city-tile-about = The tile, such as D4
move-upgrade = level2
move-upgrade-about = Raise a city to level 2
move-upgrade-tile = tile
move-upgrade-tile-about = The tile, such as D4
move-port = port
move-port-about = Build a port on a coast of yours
move-port-tile = tile
move-port-tile-about = The tile, such as D4
move-outpost = outpost
move-outpost-about = Build an outpost where an army is, or arrives
move-outpost-tile = tile
move-outpost-tile-about = The tile, such as D4
move-levy = levy
move-levy-about = Levy an army in a city of level 2
move-levy-tile = tile
move-levy-tile-about = The tile, such as D4
move-recruit = general
move-recruit-about = Recruit a general for your reserve
move-assign = assign
move-assign-about = Give a general of the reserve to an army
move-assign-army = army
move-assign-army-about = Such as A1
move-raise = tier
move-raise-about = Raise an army by one tier
move-raise-army = army
move-raise-army-about = Such as A1
move-action = action
move-action-about = Trigger your faction's action
move-assault = assault
move-assault-about = Storm a city that you besiege
move-assault-tile = tile
move-assault-tile-about = The tile, such as D4
move-sally = sally
move-sally-about = Break out with your besieged armies
move-sally-tile = tile
move-sally-tile-about = The tile, such as D4
move-ransom = ransom
move-ransom-about = Offer gold for a captured general of yours
move-ransom-captive = captive
move-ransom-captive-about = The number of the captive
move-ransom-gold = gold
move-ransom-gold-about = From 10 to 200, in steps of 5
move-release = release
move-release-about = Release a captive for at least so much gold
move-release-captive = captive
move-release-captive-about = The number of the captive
move-release-gold = gold
move-release-gold-about = From 10 to 200, in steps of 5
move-cancel = cancel
move-cancel-about = Withdraw an order of this turn; its price comes back
move-cancel-order = order
move-cancel-order-about = Which one
move-lead = lead
    .act = choose who leads
move-lead-about = Name another army to lead your side
move-lead-battle = battle
move-lead-battle-about = Its number
move-lead-army = army
move-lead-army-about = Such as A1
move-outcome = outcome
move-outcome-about = Write down who won (then report it)
move-outcome-battle = battle
move-outcome-battle-about = Its number
move-outcome-outcome = outcome
move-outcome-outcome-about = Attacker, draw or defender
move-losses = losses
move-losses-about = Write down the losses of a side
move-losses-battle = battle
move-losses-battle-about = Its number
move-losses-side = side
move-losses-side-about = Attacker or defender
move-losses-percent = percent
move-losses-percent-about = Of the points fielded, in steps of 5
move-captured = captured
move-captured-about = Write down whether the loser's general is taken
move-captured-battle = battle
move-captured-battle-about = Its number
move-captured-taken = general
move-captured-taken-about = Captured or not
move-report = report
    .act = report the result
move-report-about = Report what you wrote down
move-report-battle = battle
move-report-battle-about = Its number
move-withdraw = withdraw
    .act = withdraw my version
move-withdraw-about = Withdraw your version
move-withdraw-battle = battle
move-withdraw-battle-about = Its number
move-confirm = confirm
    .act = confirm the result
move-confirm-about = Confirm the result reported by the other side
move-confirm-battle = battle
move-confirm-battle-about = Its number
move-contest = contest
    .act = dispute it
move-contest-about = Leave the other side's version to an arbiter
move-contest-battle = battle
move-contest-battle-about = Its number
move-simulate = dice
    .act = leave it to the dice
move-simulate-about = Agree that the dice decide a battle not played
move-simulate-battle = battle
move-simulate-battle-about = Its number
move-concede = concede
    .act = give the place up
move-concede-about = Give the place up without a fight
move-concede-battle = battle
move-concede-battle-about = Its number
move-arbitrate = arbitrate
    .act = rule
move-arbitrate-about = Settle a dispute between two others
move-arbitrate-battle = battle
move-arbitrate-battle-about = Its number
move-arbitrate-ruling = ruling
move-arbitrate-ruling-about = One of the versions, a draw, or the dice
move-fate = fate
    .act = decide the fate of the place
move-fate-about = Capture or destroy the place you won
move-fate-battle = battle
move-fate-battle-about = Its number
move-fate-fate = fate
move-fate-fate-about = Capture or destroy
move-siege = siege
    .act = decide about the siege
move-siege-about = Maintain the siege after a draw, or leave
move-siege-battle = battle
move-siege-battle-about = Its number
move-siege-siege = choice
move-siege-siege-about = Maintain or leave
move-retreat = retreat
    .act = retreat
move-retreat-about = Choose where your army retreats
move-retreat-battle = battle
move-retreat-battle-about = Its number
move-retreat-tile = tile
move-retreat-tile-about = The tile, such as D4
move-set_gold = gold
move-set_gold-about = Correct the gold of a kingdom
move-set_gold-seat = player
move-set_gold-seat-about = The seat's number (1 is the first)
move-set_gold-gold = gold
move-set_gold-gold-about = The gold it has from now on
move-set_gold-reason = reason
move-set_gold-reason-about = Why (public)
move-set_reserve = reserve
move-set_reserve-about = Correct the generals in reserve of a kingdom
move-set_reserve-seat = player
move-set_reserve-seat-about = The seat's number (1 is the first)
move-set_reserve-generals = generals
move-set_reserve-generals-about = How many it has from now on
move-set_reserve-reason = reason
move-set_reserve-reason-about = Why (public)
move-set_tier = army-tier
move-set_tier-about = Correct the tier of an army (0 removes it)
move-set_tier-army = army
move-set_tier-army-about = The army, such as A1
move-set_tier-tier = tier
move-set_tier-tier-about = From 1 to 6, or 0
move-set_tier-reason = reason
move-set_tier-reason-about = Why (public)
move-set_general = army-general
move-set_general-about = Give an army its general, or take it away
move-set_general-army = army
move-set_general-army-about = The army, such as A1
move-set_general-leader = general
move-set_general-leader-about = 1: with, 0: without
move-set_general-reason = reason
move-set_general-reason-about = Why (public)
move-place_army = place-army
move-place_army-about = Move an army, or give a lost one back
move-place_army-army = army
move-place_army-army-about = The army, such as A1; a lost one comes back at tier 1, without general
move-place_army-tile = tile
move-place_army-tile-about = The tile, such as D4
move-place_army-reason = reason
move-place_army-reason-about = Why (public)
move-set_tile = map-tile
move-set_tile-about = Correct what holds a tile
move-set_tile-tile = tile
move-set_tile-tile-about = The tile, such as D4
move-set_tile-owner = player
move-set_tile-owner-about = The seat's number, 0 for nobody
move-set_tile-city = city
move-set_tile-city-about = Level of the city, 0 without one
move-set_tile-more = more
move-set_tile-more-about = 0: nothing, 1: outpost, 2: port, 3: both
move-set_tile-reason = reason
move-set_tile-reason-about = Why (public)
move-rule = rule-battle
move-rule-about = Settle a battle by a filed version, as a draw or by the dice
move-rule-battle = battle
move-rule-battle-about = Its number
move-rule-ruling = ruling
move-rule-ruling-about = One of the versions, a draw, or the dice
move-rule-reason = reason
move-rule-reason-about = Why (public)
move-annul = annul
move-annul-about = Annul a battle: nothing counts
move-annul-battle = battle
move-annul-battle-about = Its number
move-annul-reason = reason
move-annul-reason-about = Why (public)
move-settle = settle
move-settle-about = Settle the result of a battle
move-settle-battle = battle
move-settle-battle-about = Its number
move-settle-outcome = outcome
move-settle-outcome-about = Who wins
move-settle-losses = losses
move-settle-losses-about = In percent, attacker/defender, such as 20/50
move-settle-captured = general
move-settle-captured-about = 1: captured, 0: not
move-settle-reason = reason
move-settle-reason-about = Why (public)
move-end_orders = flip-now
move-end_orders-about = Close the turn now, with the orders as they are
move-end_orders-reason = reason
move-end_orders-reason-about = Why (public)
move-make_dormant = make-dormant
move-make_dormant-about = Put a kingdom that nobody plays to sleep
move-make_dormant-seat = player
move-make_dormant-seat-about = The seat's number (1 is the first)
move-make_dormant-reason = reason
move-make_dormant-reason-about = Why (public)
move-wake = wake
move-wake-about = Wake a dormant kingdom, without its armies
move-wake-seat = player
move-wake-seat-about = The seat's number (1 is the first)
move-wake-reason = reason
move-wake-reason-about = Why (public)
move-tile = tile
move-tile-about = All about a tile
move-tile-tile = tile
move-tile-tile-about = The tile, such as D4
move-kingdom = kingdom
move-kingdom-about = A kingdom: score, faction, and yours in detail
move-kingdom-seat = player
move-kingdom-seat-about = The seat's number (1 is the first)
move-orders = orders
move-orders-about = Your orders of this turn and gold after the flip
move-account = account
move-account-about = The account of the last flip, line by line
move-power = powers
move-power-about = What a faction can do
move-power-faction = faction
move-power-faction-about = Its name
move-tiers = tiers
move-tiers-about = The tiers: points, prices, upkeep
move-costs = costs
move-costs-about = The prices and what each structure yields
move-sheet = sheet
move-sheet-about = The sheet of a battle
move-sheet-battle = battle
move-sheet-battle-about = Its number
move-preview = preview
move-preview-about = See a map before any campaign
move-preview-map = map
move-preview-map-about = Which one
move-preview-seats = players
move-preview-seats-about = For how many kingdoms
move-preview-number = number
move-preview-number-about = A sample, from 1 to 9
move-map = map
move-map-about = The whole map, as you know it
move-curves = curves
move-curves-about = Everybody’s gold and land, at the end of the campaign
move-paste = paste
move-paste-about = The sheet of a battle, as text to paste elsewhere
move-paste-battle = battle
move-paste-battle-about = Its number
move-scores = scores
move-scores-about = Where everybody stands

# Maps by name, for questions
map-small = small random map
map-medium = medium random map
map-large = large random map
map-small_fixed = small published map
map-medium_fixed = medium published map
map-large_fixed = large published map

# The menu beside the board
glance-map = The whole map
glance-scores = The bulletin and the scores
glance-orders = Your orders of this turn
glance-curves = The curves of the campaign
glance-account = The account of the last flip
glance-sheet = Sheet of battle { $battle }
glance-zoom = Around { $tile }
glance-sample = Sample map no. { $number }
glance-published = The published map
glance-tiers = Tiers, points and prices
glance-costs = Prices and yields of structures

# Options and decisions
option-map = Map
option-map-small = small, random (2 or 3 players)
option-map-medium = medium, random (4 to 6)
option-map-large = large, random (7 to 17)
option-map-small_fixed = small, published (3)
option-map-medium_fixed = medium, published (6)
option-map-large_fixed = large, published (17)
option-turns = Length
option-turns-6 = 6 turns
option-turns-12 = 12 turns
option-turns-20 = 20 turns
option-turns-30 = 30 turns
option-domination = Victory by domination
option-domination-yes = yes
option-domination-no = no
option-last_capital = Capitals can fall
option-last_capital-yes = yes
option-last_capital-no = no
option-confirm = End of the turn
option-confirm-auto = after a quarter of an hour to think again
option-confirm-at_once = as soon as all are ready
option-confirm-manual = the first player confirms
option-harbour = The Dark Elves' first harbour
option-harbour-4 = 4 gold a turn
option-harbour-2 = 2 gold a turn (balanced)
option-harbour-1 = 1 gold a turn
option-harbour-0 = nothing
option-harbour-6 = 6 gold a turn
option-overlap = Planning the next turn while battles wait
option-overlap-yes = yes
option-overlap-no = no
option-emergency_levy = Emergency levy at the capital
option-emergency_levy-yes = yes
option-emergency_levy-no = no
option-score_hidden = Scores hidden until the end
option-score_hidden-yes = yes
option-score_hidden-no = no
option-system = Tabletop game
option-system-tow = Warhammer: The Old World
option-system-t9a = The 9th Age
option-system-whfb8 = Warhammer Fantasy Battle, 8th edition
option-system-whfb6 = Warhammer Fantasy Battle, 6th and 7th editions
option-system-wap = Warhammer Armies Project
option-system-kow = Kings of War
option-system-opr_aof = Age of Fantasy
option-system-aos = Age of Sigmar
option-system-warmaster = Warmaster
option-system-own = another, with its coefficient
option-coefficient = Coefficient of another game, in % of the points of The Old World
room-battle = Turn { $turn }, battle { $battle }: { $attacker } against { $defender }
decision-faction = choose a faction
decision-orders = give orders
decision-confirm = close the turn
decision-window = close the turn now, or leave everybody a quarter of an hour to think again
decision-report = report the result of a battle
decision-result = confirm the result of a battle
decision-dispute = settle a dispute
decision-fate = decide the fate of a place
decision-siege = maintain a siege or leave
decision-retreat = choose where to retreat
outcome-points =
    { $winners-count ->
        [0] Time is up, and nobody has won.
        [one] Time is up: { $winners } has most points.
       *[other] Time is up: { $winners } share the victory.
    }
outcome-domination =
    { $winners-count ->
        [one] { $winners } holds the cities: victory by domination.
       *[other] { $winners } hold the cities: shared domination.
    }
outcome-last =
    { $winners-count ->
        [0] No kingdom stands any more.
       *[other] The last kingdom standing: { $winners }.
    }
outcome-resigned =
    { $winners-count ->
        [0] Everybody has resigned.
       *[other] The others have resigned: { $winners } wins.
    }

# Refusals
refusal-seats = This map is played by { $least } to { $most }; you are { $seats }. Change the option “Map”.
refusal-not-a-seat = Only the players of this campaign play here.
refusal-no-moves = Nothing was chosen.
refusal-resigned = You resigned: your kingdom is dormant.
refusal-fallen = Your capital has fallen: your kingdom is no more.
refusal-too-many-changes = You have changed your mind { $most } times here: keep what is written.
refusal-not-this-phase =
    { $phase ->
        [factions] Factions are still being chosen.
        [orders] This is the time of orders: battles come after the flip.
        [confirm] All orders are given: take yours back first with “not-ready”.
       *[other] Battles wait for their results: orders go on afterwards.
    }
refusal-faction-chosen = You have your faction already.
refusal-faction-turn = Factions are chosen one after another: { $seat } is next.
refusal-faction-taken = Somebody plays { $faction } already: take another one.
refusal-no-such-faction = I do not know that faction. Try for example “Dwarfs” or “Skaven”.
refusal-already-ready = You are ready already.
refusal-not-ready = You are not ready yet: your orders can change.
refusal-is-ready = You are marked ready: go back to planning first with “not-ready”.
refusal-nothing-to-close = The turn does not wait to be closed: orders are still missing.
refusal-not-the-closer = { $seat } closes the turn.
refusal-no-such-tile = There is no such tile on the map. Write for example D4.
refusal-no-such-army =
    { $armies-count ->
        [0] No army has that name, and you have none.
       *[other] No army has that name. Yours: { $armies }.
    }
refusal-not-your-army = That army is not yours.
refusal-empty-path = The army is there already: choose another tile.
refusal-not-adjacent = { $here } and { $tile } do not touch: a march goes from tile to tile.
refusal-not-beside = { $tile } is not beside the planned march: choose a tile next to its path.
refusal-no-march = { $army } has no march to lead round: give its goal first.
refusal-path-blocked = An enemy structure bars { $tile }: make it your goal, or go around.
refusal-too-far = Too far: the path costs { $cost }, the budget for that tile is { $allow }.
refusal-out-of-reach = { $tile } is out of reach: the budget for that tile is { $allow }.
refusal-needs-ship = You embark only from one of your ports, or onto one of your ships at anchor.
refusal-no-general-march = { $army } has no general: it may not enter an enemy tile.
refusal-no-general = You need a general in reserve: recruit one first.
refusal-besieged = { $tile } is under siege: nothing leaves it and nothing is built there.
refusal-army-busy = { $army } is busy this turn.
refusal-army-has-moved = { $army } has a march order: for this it must stand still.
refusal-no-army-on-tile = None of your armies is at { $tile } (for an outpost, one on its way is enough).
refusal-sea-tile = Nothing is built at sea.
refusal-enemy-tile = { $tile } belongs to { $seat }.
refusal-not-owner = { $tile } is not yours.
refusal-tile-tag = { $tile } lacks the tag { $need }, which this needs.
refusal-city-and-port = A city and a port do not share a tile.
refusal-outpost-on-city = An outpost is not placed on a city.
refusal-already-built = { $tile } has that structure already.
refusal-site-busy = A site is already open at { $tile } this turn.
refusal-no-city = There is no city at { $tile }.
refusal-level-max = That city is at level 2 already.
refusal-no-gold = Not enough gold: { $need } needed, you have { $have } left.
refusal-need-level-2 = An army is levied in a city of level 2: raise { $tile } first.
refusal-city-slot-taken = { $tile } carries an army already: a city levies only one.
refusal-generals-most = { $most } generals in service are the most there can be.
refusal-general-in-use = That general is promised to an army of this turn: free him first.
refusal-has-general = { $army } has a general already.
refusal-tier-once = { $army } rises by a tier already this turn: one a turn at most.
refusal-tier-max = { $army } is at the top tier.
refusal-action-none = Your faction has no special action.
refusal-action-cooldown =
    Your action is recharging: { $turns ->
        [one] one more turn
       *[other] { $turns } more turns
    }.
refusal-waaagh-locked = WAAAGH! needs { $need } victories; you have { $have }.
refusal-already = That is done already.
refusal-same-order = That order is given already: nothing changes.
refusal-no-siege = You neither besiege { $tile } nor hold it.
refusal-no-such-captive = No captive of that number concerns you in that way.
refusal-ransom-sum = A ransom goes from { $least } to { $most } gold.
refusal-nothing-to-cancel = You gave no such order this turn.
refusal-no-such-battle = No pending battle has that number.
refusal-not-party = You are no party to that battle.
refusal-battle-closed = That battle is closed.
refusal-already-decided = The result of that battle is settled.
refusal-outcome = There are three outcomes: attacker, draw, defender.
refusal-side = There are two sides: attacker or defender.
refusal-losses = Losses go from 0 to 100%.
refusal-taken = A general is captured, or is not.
refusal-general-on-draw = No general is captured in a draw.
refusal-no-general-to-take = The loser had no general in the lead.
refusal-already-filed = Too late: a result is reported already.
refusal-no-such-lead = Who may lead your side: { $armies }.
refusal-report-empty = Write down first who won.
refusal-nothing-filed = You have reported nothing to withdraw.
refusal-disputed = The result is disputed: the arbiter decides, or withdraw your version.
refusal-self-confirm = Nobody confirms their own report: the other side does.
refusal-nothing-to-confirm = No result waits for your confirmation.
refusal-not-defender = Only the defender can give the place up.
refusal-no-structure = There is no place to give up here.
refusal-capital-holds = A capital is not given up.
refusal-ruling = One of the versions, a draw, or the dice.
refusal-gm-is-party = Nobody settles their own battle.
refusal-no-version = That side has reported nothing.
refusal-not-to-choose = That choice is not asked of you.
refusal-fate = Choose the fate of the place: capture or destroy.
refusal-siege-choice = Maintain the siege, or leave.
refusal-no-retreat-there = It cannot retreat there. Possible: { $tiles }.
refusal-losses-pair = Write both losses like 20/50: attacker, then defender, from 0 to 100.
refusal-not-dormant = That kingdom is not dormant.
refusal-kingdom-gone = Nobody plays that kingdom any more.
refusal-army-engaged = { $army } waits for the end of its battle: no orders until then.
refusal-tile-engaged = A battle waits in { $tile }: no orders there until it is over.
refusal-tile-taken = You took { $tile } this turn: give orders there in the next one.
refusal-city-too-young = The city in { $tile } is yours only since this turn: it can grow in the next one.
refusal-no-correction = That is no correction of this game.
refusal-correction-seat = Players go from 1 to { $seats }.
refusal-correction-number = That number is out of range.
refusal-correction-battle = A battle, a siege or an enemy army holds that tile: settle that first.
refusal-correction-capital = A capital does not change hands by a correction.
refusal-correction-structure = That tile does not take these structures together, or lacks the tag.
refusal-no-army-named = No army has that name. Write for example A1.
refusal-no-such-query = There is no answer to that here.
refusal-no-orders-now = There are no orders to read now.
refusal-no-account = No flip has taken place for you yet.
refusal-no-curves = The curves are shown at the end of the campaign.
refusal-no-map = There is no map yet: factions are chosen first.
refusal-no-such-map = No map has that name.
refusal-preview-seats = That map is for { $least } to { $most } kingdoms.

# Events
event-faction = { $seat } plays { $faction }.
event-dealt = The map is drawn, the capitals are dealt.
event-turn = Turn { $turn }: give your orders.
    .chapter = Turn { $turn }
event-ready = { $seat } is ready.
    .passing = 1
    .aside = in the log only
event-reopened = { $seat } takes orders back.
    .passing = 1
    .aside = in the log only
event-resigned = { $seat } resigns: that kingdom falls dormant.
event-flip = Turn { $turn } flips.
    .passing = 1
news-march = { $army } to { $tile }
event-marched = Your marches: { $marches }.
event-march-cut = The ground was not what was thought: { $army } stops at { $tile }.
event-held-off = { $army } is held off from { $tile } and stops.
event-seized = { $seat } takes { $tile } without a fight.
event-action-used = Your action takes effect: { $action }.
event-ransomed = { $owner } ransoms a general from { $captor } for { $gold } gold.
event-ransom-refused = { $captor } does not release the general of { $owner }; the { $gold } gold offered come back.
event-built = Finished at { $tile }: { $kind }.
event-site-failed = Site given up at { $tile } ({ $kind }): { $gold } gold come back.
event-levied = { $army } is levied at { $tile }.
event-levy-failed = The levy at { $tile } could not take place: { $gold } gold come back.
event-account = { $before } gold − { $orders } for orders + { $income } income − { $upkeep } upkeep: you have { $gold } gold.
event-bankrupt = { $missing } gold were missing for upkeep: your purse is empty.
event-bankrupt-army = { $missing } gold were missing for upkeep: your purse is empty and { $army } loses a tier.
event-siege = { $seat } besieges { $tile }.
event-siege-tick =
    The siege of { $tile } by { $seat } has lasted { $tick ->
        [one] one turn
       *[other] { $tick } turns
    }.
event-siege-lifted = The siege of { $tile } by { $seat } is lifted.
event-battle = Battle { $battle }: { $attacker } attacks { $defender } ({ $kind }).
    .topic = Battles to play before the next orders
event-battle-place = Battle { $battle } ({ $kind }) is played at { $tile }.
event-reported =
    { $seat } reports battle { $battle }: { $outcome-id ->
        [attacker] { $attacker } won
        [defender] { $defender } won
       *[other] a draw
    }; losses: { $attacker } { $one }%, { $defender } { $two }%{ $captured ->
        [1] , general taken
       *[other] { "" }
    }.
event-confirmed = { $seat } confirms the result of battle { $battle }.
event-withdrawn = { $seat } withdraws a version of battle { $battle }.
event-disputed = { $seat } disputes the result of battle { $battle }: an arbiter is needed.
event-arbitrated = { $seat } settles battle { $battle }: { $ruling }.
event-dice-agreed = { $seat } leaves battle { $battle } to the dice.
event-dice-decided =
    The dice decide battle { $battle }: { $outcome-id ->
        [attacker] { $attacker } won
        [defender] { $defender } won
       *[other] a draw
    }.
event-lead-named = { $army } leads the side of { $seat } in battle { $battle }.
event-battle-attacker = Battle { $battle } ({ $kind }): { $attacker } beats { $defender }.
    .topic = How the battles ended
event-battle-draw = Battle { $battle } ({ $kind }): { $attacker } and { $defender } draw.
    .topic = How the battles ended
event-battle-defender = Battle { $battle } ({ $kind }): { $defender } drives { $attacker } off.
    .topic = How the battles ended
event-battle-losses = Losses of battle { $battle }: { $attacker } { $one }%, { $defender } { $two }%.
event-battle-annulled = Battle { $battle } ({ $kind }): annulled between { $attacker } and { $defender }, nothing counts.
    .topic = How the battles ended
event-conceded = Battle { $battle } ({ $kind }): { $defender } gives the place up to { $attacker }.
    .topic = How the battles ended
event-theft =
    { $gold ->
        [0] { $loser } has no gold left to take.
       *[other] { $winner } takes { $gold } gold from { $loser }.
    }
event-pillage = { $winner } plunders { $gold } gold from { $loser }.
event-general-taken = The general of { $army } is a captive of { $seat } (battle { $battle }).
event-dispersed = { $army } is dispersed ({ $losses } % losses).
event-tier-lost = { $army } falls back to tier { $tier } ({ $losses } % losses).
event-repulsed = The capital of { $seat } holds: the attacker is repulsed (battle { $battle }).
event-capital-falls = The capital of { $seat } falls: that kingdom is no more.
event-taken = { $seat } captures a place of { $loser } (battle { $battle }).
    .topic = How the battles ended
event-razed = { $seat } razes a place of { $loser } (battle { $battle }).
    .topic = How the battles ended
event-retreated = { $army } retreats to { $tile } (battle { $battle }).
event-no-retreat = { $army } has nowhere to retreat: it is dispersed (battle { $battle }).
event-over-points = The campaign is over. In the lead: { $winners }.
event-over-domination = The campaign ends by domination: { $winners }.
event-over-last = The campaign is over: { $winners } alone still stands.
event-over-resigned = The campaign is over, the others having resigned: { $winners }.
event-corrected = GM correction for { $seat }. { $reason }
event-corrected-map = GM correction on the map. { $reason }
event-corrected-gold = Your purse now holds { $gold } gold (before: { $before }).
event-corrected-reserve = You now have { $generals } in reserve (before: { $before }).
event-corrected-tier = { $army }: tier { $tier } (before: { $before }).
event-corrected-general =
    { $army } { $leader ->
        [1] has a general
       *[other] has no general any more
    }.
event-corrected-place = { $army } stands in { $tile }.
event-corrected-tile = The tile { $tile } has changed.
event-corrected-battle = GM ruling: battle { $battle } is settled. { $reason }
event-battles-wait = Orders are open; the flip will wait until the battles are over.
event-battles-over = All battles are over: the flip now only waits for orders.
event-orders-ended = The GM closes the turn. { $reason }
event-woken = { $seat } wakes: that kingdom is played again.

# Panels, previews, answers
tell-gold = Purse: { $gold } − { $price } for orders = { $left } gold.
tell-gold-frozen = Purse: { $gold } gold, { $frozen } of it frozen while your battles wait − { $price } for orders = { $left } to spend.
tell-forecast = Flip: + { $income } income − { $upkeep } upkeep, which makes { $after } gold.
tell-bankrupt = Beware: income { $income }, upkeep { $upkeep }, { $missing } gold will be missing. The purse falls to { $after } and your strongest army loses a tier.
tell-order =
    Order: { $order }{ $count ->
        [one] { "" }
       *[other] { " " }(× { $count })
    }{ $gold ->
        [0] { "" }
       *[other] , { $gold } gold
    }
tell-march = { $army }: { $path }
tell-battle = Battle { $battle }: { $attacker } attacks { $defender } ({ $kind }).
tell-battle-at = Battle { $battle } at { $tile }: { $attacker } attacks { $defender } ({ $kind }).
tell-side =
    { $seat } fields { $points } points: { $parts }{ $general ->
        [0] { "" }
       *[other] ; general { $general } at most
    }.
tell-late = Garrison arriving from tabletop turn 2: { $points } points.
part-lead = { $army } { $points } (leads)
part-reinforcement = { $army } { $points } (reinforcement)
part-relief = { $army } { $points } (besieged)
part-garrison = garrison { $points }
preview-march = { $army } marches over { $path }: { $cost } of { $budget }.
preview-blind = Unexplored tile: the march stops if the ground demands it.
preview-dropped = Fall away with it: { $orders }.
preview-odds = The dice would give: attacker { $attacker }%, draw { $draw }%, defender { $defender }%.
preview-pillage = The place is razed; a city yields up to { $gold } gold of plunder.
preview-concede = The attacker takes the place as it is; your armies retreat; no gold, no victory, no losses.
tell-losses = The beaten side loses a tier from { $loser }% losses on (at tier 1 the army is scattered from { $dispersed }% on); the winner, or both of a draw, from { $winner }% on.
tell-leaving = { $army } has to retreat.
detail-fate-capture = the place becomes yours, with its level and income
detail-fate-destroy = all is razed, the tile is neutral again; a city gives up to { $gold } gold
detail-siege-maintain = your armies stay before the walls; the city yields nothing
detail-siege-leave = your armies withdraw
structure-capital = capital of level { $level }
structure-city = city of level { $level }
structure-port = port
structure-outpost = outpost
structure-none = no structure
detail-army =
    { $tile } · tier { $tier } · { $cap } points{ $general ->
        [1] { "" }
       *[other] { " " }· no general
    }
detail-action = Action: { $effect }
detail-faction =
    { $first }{ $more ->
        [0] { "" }
       *[other] { " " }· { $rest }
    }
detail-price = { $gold } gold
detail-tile = { $tags }
detail-site = room for a city · { $tags }
detail-held = { $tags } · { $seat }: { $built }
detail-goal = { $cost } of { $budget } tiles · { $there }
detail-unexplored = unexplored
standing-battle =
    Battle { $battle }: { $attacker } against { $defender }, { $stage ->
        [report] waiting for a result
        [retreat] waiting for a retreat
       *[other] the winner chooses
    }.
answer-tile = { $tile }: { $tags }.
answer-unexplored = { $tile } is unexplored: not even land or sea is known.
answer-never-seen = You have never seen who holds it.
answer-neutral = Neutral, free to whoever settles there.
answer-held = Held by { $seat }: { $built }.
answer-bare = Held by { $seat }, without structure.
answer-seen = Seen in turn { $turn }; armies of today are unknown.
answer-besieged =
    Under siege for { $tick ->
        [one] one turn
       *[other] { $tick } turns
    }.
answer-army = Army { $army }, tier { $tier }.
answer-army-at = Army { $army }, tier { $tier }, at { $tile }.
answer-ship = A ship of { $seat } at anchor.
answer-preview = Sample no. { $number } of a { $map }, for { $seats }: never the map of a campaign.
answer-preview-published = This is the { $map }, for { $seats }: everybody knows its ground from the start.
answer-curves =
    The gold and land of each kingdom, over { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
answer-map = { $tiles } tiles: you know { $known } and see { $seen }.
answer-map-hidden = The ground stays hidden from who does not play; this is what all know.
answer-accepts = It accepts from you: { $sites }.
answer-accepts-nothing = It accepts nothing from you for now.
answer-reach = { $army } reaches it for { $cost } of { $budget }.
answer-modifier =
    Ending a march there changes your budget by { $tiles ->
        [-1] −1 tile
        [0] nothing
       *[other] +{ $tiles } tile
    }.
answer-score =
    { $seat }: { $score } points at the last flip, { $field ->
        [one] one victory
       *[other] { $field } victories
    } over armies, { $garrison } over garrisons.
answer-victories =
    { $seat }: { $field ->
        [one] one victory
       *[other] { $field } victories
    } over armies, { $garrison } over garrisons.
answer-purse =
    { $gold } gold in the purse; income { $income }, upkeep { $upkeep } at the next flip; { $generals ->
        [one] one general
       *[other] { $generals } generals
    } in service, { $reserve } of them in reserve.
answer-cooldown =
    { $turns ->
        [0] Action ready.
        [one] Action ready in one turn.
       *[other] Action ready in { $turns } turns.
    }
answer-waaagh = WAAAGH! points: { $points }.
answer-captive = Captive no. { $captive }: a general of { $owner } held by { $captor }.
answer-faction = { $faction }:
answer-terrain =
    { $tag }: { $tiles ->
        [-1] −1 tile of march
       *[other] +{ $tiles } tile of march
    }.
answer-passive = { $power }: { $effect }.
answer-action =
    Action { $power }: { $effect }{ $turns ->
        [0] { "" }
       *[other] { " " }(recharge: { $turns } turns)
    }.
answer-no-orders = No orders so far.
answer-account = Account of turn { $turn }: from { $before } to { $after } gold.
answer-account-orders = − { $gold }: orders
answer-account-ransom = { $gold }: ransoms
answer-account-income = + { $gold }: income
answer-account-upkeep = − { $gold }: upkeep
answer-account-missing = { $gold } gold were missing: the purse was emptied.
answer-account-demoted = { $army } lost a tier.
line-city1 = · { $count } × city of level 1: { $gold }
line-city2 = · { $count } × city of level 2: { $gold }
line-outpost = · { $count } × outpost: { $gold }
line-port = · { $count } × port: { $gold }
line-harbour = · { $count } × first harbour: { $gold }
line-tier1 = · { $count } × army of tier 1: { $gold }
line-tier2 = · { $count } × army of tier 2: { $gold }
line-tier3 = · { $count } × army of tier 3: { $gold }
line-tier4 = · { $count } × army of tier 4: { $gold }
line-tier5 = · { $count } × army of tier 5: { $gold }
line-tier6 = · { $count } × army of tier 6: { $gold }
line-power = · { $power } × { $count }: { $gold }
answer-system = Points of { $system }.
answer-tier = Tier { $tier }: { $cap } points, general { $general }; upkeep { $upkeep }; price { $price } gold.
answer-cost = { $site }: { $gold } gold, yields { $yield } a turn.
answer-next-prices = Your next army: { $army } gold; your next general: { $general } gold.
answer-ground = Ground: { $tags }. { $system }
answer-agreed = { $seat } leaves it to the dice: if the other side does too, they decide at once.
answer-disputed = A dispute without an arbiter: report the same, or both leave it to the dice; a GM can also rule.
answer-arbiter = A dispute: { $seat } rules, unless the two sides agree.
answer-wall-1 = Level 1: a palisade along the defender's front.
answer-wall-2 = Level 2: walls and a gate.
answer-wall-capital = Capital: walls and a keep.
answer-tick =
    Siege: { $tick ->
        [one] one turn gone
       *[other] { $tick } turns gone
    }, garrison weakened.
answer-filed =
    { $seat } reports: { $outcome-id ->
        [attacker] { $attacker } won
        [defender] { $defender } won
       *[other] a draw
    }; losses: { $attacker } { $one }%, { $defender } { $two }%{ $captured ->
        [1] , general taken
       *[other] { "" }
    }.
recap-turns =
    { $turns ->
        [one] One turn played.
       *[other] { $turns } turns played.
    }
recap-seat = { $seat }: { $won } won, { $drawn } drawn, { $lost } lost; { $taken } places taken, { $razed } razed, { $gold } gold taken.
rules-text =
    Each kingdom begins with a capital, 5 gold and an army. All give their orders **in secret and at the same time**; when everybody is ready, the turn flips.
    { "" }**To begin**: march to a City site (a dotted ring on the map), found a city there in the next turn, then spread with outposts. The button *Play* does it all: choose, confirm, then *Ready*.
    { "" }**Marching**: 3 tiles, 2 to 4 by the ground of the goal and your faction; twice that at sea, from a port or a ship at anchor.
    { "" }**Building** needs an army on the spot: a city (6 gold) on a City site, an outpost (4) anywhere, a port (14) on a Coast of yours; level 2 (12) without an army. Nothing yields in the turn it is placed.
    { "" }**Gold**: city 3 or 6, outpost 1, port 4, less the upkeep of armies. Without money your strongest army loses a tier.
    { "" }**Battles**: two sides on a tile fight on the table; one reports, the other confirms. The winner takes 10 gold from a loser who had an army, then captures or destroys the place. A capital does not fall.
    { "" }**End**: most points after the last turn, or enough city sites two turns running.

## pictures

picture-seat = Player { $number }
picture-no-faction = Faction to be chosen
picture-turn = Turn { $turn } of { $last }
picture-phase-factions = Choice of factions
picture-phase-orders = Orders
picture-phase-confirm = Flip to be confirmed
picture-phase-battles = Battles
picture-phase-over = Campaign over
picture-eyes-all = What all know
picture-eyes-gm = The whole map
picture-more-events = And { $count ->
    [one] one more piece of news
   *[other] { $count } more pieces of news
}.
picture-key-capital = Capital
picture-key-city = City
picture-key-outpost = Outpost
picture-key-port = Port
picture-key-site = City site
picture-key-army = Army
picture-key-ship = Ship
picture-key-siege = Siege
picture-key-battle = Battle
picture-key-old = Remembered
picture-own-map = War map
picture-purse-gold = Treasury
picture-purse-left = After orders
picture-purse-income = Income
picture-purse-upkeep = Upkeep
picture-purse-next = After the flip
picture-generals = { $count ->
    [0] No general
    [one] One general
   *[other] { $count } generals
}, { $reserve } in reserve
picture-waaagh = WAAAGH! { $count } of { $need }
picture-action-wait = Faction action in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
picture-action-ready = Faction action ready
picture-no-orders = No orders yet.
picture-more-orders = And { $count } more orders
picture-order-march = { $army } marches to { $tile } ({ $steps ->
    [one] one tile
   *[other] { $steps } tiles
})
picture-order-city = City to be founded at { $tile }
picture-order-level2 = { $tile } rises to level II
picture-order-port = Port to be built at { $tile }
picture-order-outpost = Outpost to be built at { $tile }
picture-order-levy = Army to be levied at { $tile }
picture-order-recruit = { $count ->
    [one] A general to be recruited
   *[other] { $count } generals to be recruited
}
picture-order-assign = A general for { $army }
picture-order-raise = { $army } rises one tier
picture-order-action = Faction action
picture-order-assault = Assault on { $tile }
picture-order-sally = Sally from { $tile }
picture-order-ransom = Ransom offered: { $gold } gold
picture-order-release = Captive freed for { $gold } gold
picture-tile = Tile { $tile }
picture-unknown = Unknown land
picture-fog-unexplored = unexplored
picture-fog-remembered = seen on turn { $turn }
picture-fog-visible = in sight
picture-built-city = City of level { $level }
picture-built-capital = Capital of level { $level }
picture-besieged = besieged { $tick ->
    [0] since this turn
    [one] for one turn
   *[other] for { $tick } turns
}
picture-bare = Territory without structure
picture-neutral = Neutral land
picture-army = { $army } tier { $tier }
picture-army-led = { $army } tier { $tier } with general
picture-anchored = Ship at anchor
picture-battle-open = to be played
picture-battle-won = won by { $name }
picture-battle-draw = drawn
picture-battle-annulled = annulled
picture-battle-somewhere = Somewhere out of your sight
picture-battle-number = Battle { $number }
picture-part-lead = { $army } in the lead
picture-part-reinforcement = { $army } as reinforcement
picture-part-relief = { $army } besieged, reinforcing
picture-part-garrison = Garrison
picture-total = Total
picture-attacker = attacker
picture-defender = defender
picture-note-general-attacker = The attacker’s general: { $points } points at most.
picture-note-general-defender = The defender’s general: { $points } points at most.
picture-note-late = Late garrison: { $points } more points from tabletop turn 2.
picture-note-keep = Walls and a keep protect the capital.
picture-note-wall-1 = A palisade protects the defender’s front.
picture-note-wall-2 = Walls and a gate protect the city.
picture-note-tick = The siege has lasted { $tick ->
    [one] one turn
   *[other] { $tick } turns
}.
picture-battles = Battles
picture-kingdoms = Kingdoms
picture-curves = The course of the campaign
picture-curve-gold = Gold
picture-curve-territories = Territories
picture-published = Published map
picture-preview = Sample map
picture-preview-facts = { $seats } capitals, { $sites } city sites, { $tiles } tiles
picture-alt-winner = Winner: { $names }.
picture-alt-asked = The table waits for { $names }.
picture-alt-recent = Just now: { $what }
picture-alt-kingdom = { $letter } { $name } ({ $faction })
picture-alt-kingdom-score = { $letter } { $name } ({ $faction }), score { $score }
picture-alt-capital = Capital { $tiles }.
picture-alt-city = Cities { $tiles }.
picture-alt-port = Ports { $tiles }.
picture-alt-outpost = Outposts { $tiles }.
picture-alt-bare = Lands { $tiles }.
picture-alt-sites = City sites { $tiles }.
picture-alt-armies = Armies { $armies }.
picture-alt-ships = Anchored ships { $tiles }.
picture-alt-battle = Battle { $number }, { $attacker } against { $defender }, { $kind }{ $place }, { $state }.
picture-alt-purse = Treasury { $gold } gold, { $left } after your orders; income { $income }, upkeep { $upkeep }, { $next } after the flip.
picture-alt-orders = Orders: { $orders }.
picture-alt-side = { $name } fields { $parts }, total { $total }.
picture-alt-victories = { $count ->
    [0] no victory
    [one] one victory
   *[other] { $count } victories
}
picture-alt-free = Free factions: { $factions }.
picture-alt-curve = { $name }: { $gold } gold (at most { $best }), { $tiles } territories (at most { $most }) on turn { $turn }.
picture-alt-more = The rest is in the board as text.
picture-state-crown = winner
picture-state-skull = fallen
picture-state-moon = dormant
picture-state-age = awaited
picture-state-check = ready
picture-way-e = East
picture-way-ne = North-east
picture-way-nw = North-west
picture-way-w = West
picture-way-sw = South-west
picture-way-se = South-east
picture-text-key = The first tile of a row has rank 1. ~ sea, P plain, F forest, M mountain, S marsh, D desert, O oasis, small letter: city site; @ capital, ? unknown. Tiers I to VI, ★ general.
