### Words of Paper Tales (en). Each part keeps to its own section.

## Rules

game-name = Paper Tales
group = contes

# -- Units and buildings (names: publisher; texts in our own words) ----------------------------------------------------

unit-adventurer = Adventurer
unit-archer = Archer
unit-blacksmith = Blacksmith
unit-cave_spirit = Cave Spirit
    .alias = Spirit of the Cave
unit-cerberus = Cerberus
unit-colossus = Colossus
unit-commander = Commander
    .alias = General
unit-cook = Cook
unit-demon = Demon
unit-dragon = Dragon
unit-farmer = Farmer
unit-forest_child = Forest Child
unit-forest_spirit = Forest Spirit
unit-giant_snake = Giant Snake
    .alias = Snake
unit-golem = Golem
unit-grand_architect = Grand Architect
    .alias = Architect
unit-hunter = Hunter
unit-knight = Knight
unit-kraken = Kraken
unit-landlord = Landlord
unit-leviathan = Leviathan
unit-manticore = Manticore
unit-master_alchemist = Master Alchemist
    .alias = Alchemist
unit-militiaman = Militiaman
    .alias = Militia
unit-miner = Miner
unit-monkey = Monkey
unit-mystical_healer = Mystical Healer
    .alias = Healer, Mystic
unit-necromancer = Necromancer
unit-ogre = Ogre
unit-palm_reader = Palm Reader
    .alias = Fortune Teller
unit-peddler = Peddler
unit-relic_of_wisdom = Relic of Wisdom
    .alias = Relic
unit-rogue = Rogue
unit-salamander = Salamander
unit-sculptor = Sculptor
unit-shapeshifter = Shapeshifter
unit-strategist = Strategist
unit-time_master = Time Master
    .alias = Mistress of Time
unit-treefolk = Treefolk
    .alias = Treant
unit-veteran = Veteran
unit-wood_merchant = Wood Merchant
    .alias = Merchant
unit-woodcutter = Woodcutter
effect-adventurer = Produces 1 :crystal: per :age: lying on her (none while she has no token).
effect-archer = Her strength counts in war even when she stands in the Back.
effect-blacksmith = Income: +1 :gold:.
effect-cave_spirit = When deployed, receives 1 :age:. Produces 1 :crystal:.
effect-cerberus = Strength is 3 rather than 2 when the Kingdom produces at least 1 :food:.
effect-colossus = Strength is 7 rather than 1 when it bears at least 1 :age:. +1 :legend: for every war its owner wins.
effect-commander = +1 :legend: for every war its owner wins.
effect-cook = Income: +1 :gold: per :food: produced by the Kingdom.
effect-demon = When deployed, receives 1 :age:. Costs its owner 3 :legend: when it dies bearing exactly one token (no loss with two or more).
effect-dragon = Strength is 7 rather than 0 when the Kingdom produces at least 1 :crystal:.
effect-farmer = Produces 1 :food:.
effect-forest_child = Produces 1 :wood: and 1 :food:.
effect-forest_spirit = Produces 3 :wood:.
effect-giant_snake = With at least 1 :age: its strength is 0 rather than 4, and it brings 3 :gold: at income.
effect-golem = When deployed, every level-1 building of its owner becomes level 2 at no cost.
effect-grand_architect = When building, any missing resource (wood, food or crystal) may be replaced by 1 :gold: each, without limit.
effect-hunter = Produces 1 :food: while in the Front.
effect-knight = No effect.
effect-kraken = When deployed: lose 3 :legend: per level-2 building owned (counted at the very end of the phase) and put 1 :age: on each other unit of the Kingdom. When units of the Kingdom die, +1 :legend: per :age: they bear (Kraken included).
effect-landlord = Building a new building costs no land gold. Produces 1 :wood:.
effect-leviathan = +2 strength per :food: produced by the Kingdom. With at least 1 :age: it cannot fight but produces 2 :food:.
effect-manticore = +2 strength per :food: produced by the Kingdom.
effect-master_alchemist = Every deployment phase (no deploy-only icon): one chosen unit receives as many age tokens as the Kingdom produces food. In war: each war won gives +1 :legend: per :crystal: produced. Income: +1 :gold: per :wood: produced.
effect-militiaman = +1 strength per :age: on it.
effect-miner = Produces 1 :crystal:.
effect-monkey = Negative cost: gives 1 :gold: when deployed, usable at once for the other deployments. When it dies: +1 :gold: per :age: on it.
effect-mystical_healer = Ageing: may keep alive one of the owner’s units bearing exactly one token (itself allowed); the saved unit then ages normally.
effect-necromancer = When deployed, each other unit of the Kingdom receives 1 :age:.
effect-ogre = +1 strength per :gold: its owner will receive in this turn's income phase (the base 2 included).
effect-palm_reader = When units of the Kingdom die, +1 :legend: per :age: they bear (herself included).
effect-peddler = Income: +1 :gold:. Produces 1 :wood:.
effect-relic_of_wisdom = Never dies. At game end, +2 :legend: per :age: on it.
effect-rogue = +1 :gold: for every war its owner wins (war phase, not income).
effect-salamander = +1 strength per :age: on it. Dies only with two tokens or more.
effect-sculptor = +3 :legend: when she dies (ageing phase only).
effect-shapeshifter = When deployed: reveal cards from the draw pile (discarding the others) until one costs 3 :gold: or less; that unit is put in its place for free with 1 :age: and its deployment-phase effects apply; the Shapeshifter is discarded. No printed strength.
effect-strategist = +1 strength per :age: on all units of the Kingdom. Can fight from the Back.
effect-time_master = When deployed, put 2 :age: on one of your units (herself allowed).
effect-treefolk = Produces 1 :food:.
effect-veteran = When deployed, receives 1 :age:.
effect-wood_merchant = When building, each missing wood may be replaced by 1 :gold:, without limit.
effect-woodcutter = Produces 1 :wood:.
building-town = Town
building-temple = Temple
building-tavern = Tavern
building-mine = Mine
building-barracks = Barracks
effect-town-1 = Produces 1 :wood: and 1 :food:.
effect-town-2 = Adds 1 :crystal: to the level-1 production.
effect-temple-1 = Income: +2 :gold:.
effect-temple-2 = War phase: +2 :legend: every turn, whatever the war results (level-1 income kept).
effect-tavern-1 = Income: +1 :gold: per :food: produced by the Kingdom.
effect-tavern-2 = War phase: +1 :legend: per :food: produced (level-1 income kept).
effect-mine-1 = Produces 1 :crystal:.
effect-mine-2 = War phase: +2 :legend: per :crystal: produced, its own included.
effect-barracks-1 = War: +1 to the Kingdom's total strength per :wood: produced.
effect-barracks-2 = War phase: +1 :legend: per unit of the Kingdom (Front or Back) whose current strength is 3 or more (level-1 bonus kept).

spot-F1 = Front 1
    .alias = F1
spot-F2 = Front 2
    .alias = F2
spot-F3 = Front 3
    .alias = F3
spot-B1 = Back 1
    .alias = B1
spot-B2 = Back 2
    .alias = B2

# -- Sentences of the rules ------------------------------------------------------------

# Things
project-named = { $building } level { $level }
project-none = Build nothing
    .alias = nothing, none
payment-cheapest = the cheapest way
payment-c = crystals
payment-g = gold
payment-cc = crystals for both levels
payment-cg = crystals for level 1, gold for level 2
payment-gc = gold for level 1, crystals for level 2
payment-gg = gold for both levels
keep-none = Keep nothing
    .alias = nothing, none
stand-empty = Nobody
stand-usual = Usual order
stand-card = { $unit }
stand-copy = { $unit } (copy { $copy })
stand-unit = { $unit } ({ $spot }, { $age ->
            [0] no token
            [one] { $age } token
           *[other] { $age } tokens
        })
act-open = Open the pack
act-pick = Take this card
act-repick = Change my last pick
act-trust = Let the house pick
act-wishes = Wish list, for the night
act-list = Keep this list
act-ready = Ready: give these orders
act-reopen = Take my orders back
act-aim = Give the tokens
picker-self = I pick myself
picker-house = The house picks for me

# Commands
section-deploy = deploiement
section-deploy-about = Prepare your Deployment in secret
section-build = construction
section-build-about = Prepare your Construction and saves in secret
move-open = open
move-open-about = Open the pack that waits for you (your previous pick is then settled)
move-pick = pick
move-pick-about = Take a card of the open pack, or change your last pick
move-pick-card = card
move-pick-card-about = The card to take
move-burn = burn
move-burn-about = Two players: the card of the pack to discard face down
move-burn-card = card
move-burn-card-about = The card to discard
move-trust = trust
move-trust-about = Let the house open the pack and pick for you
move-wish = wish
move-wish-about = Put a unit at the end of your wish list
move-wish-card = card
move-wish-card-about = The unit you wish for
move-unwish = unwish
move-unwish-about = Take a unit off your wish list
move-unwish-card = card
move-unwish-card-about = The unit to take off
move-night = night
move-night-about = Leave your picks of this recruitment to the house, by your wish list
move-wake = wake
move-wake-about = Pick yourself again
move-place = place
move-place-about = Plan a card of your hand on a free spot
move-place-card = card
move-place-card-about = The card of your hand
move-place-spot = spot
move-place-spot-about = Front 1 to 3 or Back 1 and 2
move-lift = lift
move-lift-about = Take a planned card back, or discard a unit in play
move-lift-spot = spot
move-lift-spot-about = The spot to clear
move-shift = shift
move-shift-about = Move a unit; two units change places
move-shift-spot = spot
move-shift-spot-about = Who moves
move-shift-target = to
move-shift-target-about = Where it goes
move-keep = keep
move-keep-about = The card kept for the next turn
move-keep-card = card
move-keep-card-about = A card not placed, or nothing
move-aim = aim
move-aim-about = Who gets the age tokens of a unit that chooses
move-aim-spot = spot
move-aim-spot-about = The unit that gives its tokens
move-aim-target = target
move-aim-target-about = The unit that gets them
move-pay_first = pay-first
move-pay_first-about = Pay this card before the others, if gold runs short
move-pay_first-spot = spot
move-pay_first-spot-about = The card to pay first
move-act_first = act-first
move-act_first-about = The effect of this unit acts before the others
move-act_first-spot = spot
move-act_first-spot-about = The unit that acts first
move-restart = restart
move-restart-about = Begin your plan of this phase again
move-build = build
move-build-about = Build or upgrade a building
move-build-project = project
move-build-project-about = The building and its level
move-build-payment = payment
move-build-payment-about = For the Temple: crystals or gold
move-build_nothing = build-nothing
move-build_nothing-about = Build nothing this turn
move-save = save
move-save-about = The Mystical Healer keeps this unit alive
move-save-spot = spot
move-save-spot-about = The unit to save
move-unsave = unsave
move-unsave-about = Save this unit no longer
move-unsave-spot = spot
move-unsave-spot-about = The unit
move-ready = ready
move-ready-about = Give your orders; they are revealed with those of the others
move-reopen = reopen
move-reopen-about = Take your orders back while others decide
move-resign = resign
move-resign-about = Give the match up
move-set_gold = gold
move-set_gold-about = Correct a player’s gold
move-set_gold-seat = player
move-set_gold-seat-about = Their place at the table (1 is the first)
move-set_gold-gold = gold
move-set_gold-gold-about = The gold they now have
move-set_gold-reason = reason
move-set_gold-reason-about = Why (everybody will read it)
move-set_points = points
move-set_points-about = Correct a player’s Legend Points
move-set_points-seat = player
move-set_points-seat-about = Their place at the table (1 is the first)
move-set_points-points = points
move-set_points-points-about = The LP they now have
move-set_points-reason = reason
move-set_points-reason-about = Why (everybody will read it)
move-set_age = age
move-set_age-about = Correct the age tokens of a unit
move-set_age-seat = player
move-set_age-seat-about = Their place at the table (1 is the first)
move-set_age-spot = spot
move-set_age-spot-about = F1 F2 F3 (Front), B1 B2 (Back)
move-set_age-tokens = tokens
move-set_age-tokens-about = The tokens it now bears
move-set_age-reason = reason
move-set_age-reason-about = Why (everybody will read it)
move-set_unit = unit
move-set_unit-about = Put a unit of the open discards on a spot, or discard the one there
move-set_unit-seat = player
move-set_unit-seat-about = Their place at the table (1 is the first)
move-set_unit-spot = spot
move-set_unit-spot-about = F1 F2 F3 (Front), B1 B2 (Back)
move-set_unit-unit = card
move-set_unit-unit-about = The name of a discarded unit; a space to discard
move-set_unit-reason = reason
move-set_unit-reason-about = Why (everybody will read it)
move-set_building = level
move-set_building-about = Correct the level of a building
move-set_building-seat = player
move-set_building-seat-about = Their place at the table (1 is the first)
move-set_building-building = building
move-set_building-building-about = Town, Temple, Tavern, Mine or Barracks
move-set_building-level = level
move-set_building-level-about = 0 for none, 1 or 2
move-set_building-reason = reason
move-set_building-reason-about = Why (everybody will read it)
move-card = card
move-card-about = What a unit does, with the rulings
move-card-card = name
move-card-card-about = Its name, in English or French
move-building = building
move-building-about = What a building costs and does
move-building-building = name
move-building-building-about = Its name, in English or French
move-kingdom = kingdom
move-kingdom-about = A Kingdom in detail
move-kingdom-seat = player
move-kingdom-seat-about = Their place at the table (1 is the first)
move-tables = tables
move-tables-about = Who passes packs to whom, and what buildings cost
move-waiting = waiting
move-waiting-about = Whom the table waits for, and how many packs queue
move-discards = discards
move-discards-about = The discarded units and the pile

# Options and decisions
option-large = Six or seven players
option-large-yes = yes
option-large-no = no
option-aged_leviathan-yes = yes
option-aged_leviathan-no = no
option-two_player_draft = Two-player draft
option-two_player_draft-burn = nine cards: take one, burn one
option-two_player_draft-plain = five cards, as with more
option-two_player_war = Two-player war
option-two_player_war-double6 = 3 LP, or 6 for twice the strength
option-two_player_war-two_neighbours = the opponent counts as both neighbours
option-aged_leviathan = An aged Leviathan counts for the Barracks
decision-pick = recruit a unit
decision-deploy = prepare the Deployment
decision-follow = choose who ages
decision-build = build and save
pick-act = What to do?
pick-card = Card to take
pick-burnt = Card to burn
pick-wishes = Your wishes, in order
pick-picker = Who picks until this recruitment ends?
pick-spot-F1 = Front 1
pick-spot-F2 = Front 2
pick-spot-F3 = Front 3
pick-spot-B1 = Back 1
pick-spot-B2 = Back 2
pick-keep = Card kept for the next turn
pick-pay = Paid first
pick-first = Effect that acts first
pick-aim-1 = Who gets the tokens?
pick-aim-2 = Who gets the tokens? (2)
pick-aim-3 = Who gets the tokens? (3)
pick-aim-4 = Who gets the tokens? (4)
pick-aim-5 = Who gets the tokens? (5)
pick-target = Who gets the tokens?
pick-project = Construction
pick-payment = Paying for the Temple
pick-saves = Units saved by the Healer

# Panels and previews
form-draft =
    Pick { $pick } of { $all }. { $packs ->
        [0] No pack waits for you at the moment.
        [one] One pack waits for you.
       *[other] { $packs } packs wait for you.
    }
form-draft-open =
    Pick { $pick } of { $all }. { $packs ->
        [0] No other pack waits for you.
        [one] One more pack waits after this one.
       *[other] { $packs } more packs wait after this one.
    }
form-draft-done = Your picks of this recruitment are made; your last card will come by itself.
form-night = The house picks for you, by your wish list. You can take over again whenever you like.
form-changeable = You took { $card }; you can still change, while that pack has not been opened again and you do not open the next.
form-ready = Your orders are given. You can take them back while others decide.
form-follow = The Shapeshifter became { $unit }: choose who gets its age tokens.
preview-locks = Once you open, your previous pick is settled: { $card }.
preview-changeable = You can change your mind while the next player has not opened this pack and you do not open yours.
preview-gold = Gold: { $before }, cards placed { $price }, you will have { $gold } :gold: left.
preview-strength = Strength { $strength }; { $food } :food:, { $wood } :wood:, { $crystal } :crystal:; income to come { $income } :gold:.
preview-unpaid = { $cards-count ->
        [one] Not enough gold, will be discarded: { $cards }.
       *[other] Not enough gold, will be discarded: { $cards }.
    }
preview-dismissed = { $cards-count ->
        [one] Leaves your Kingdom: { $cards }.
       *[other] Leave your Kingdom: { $cards }.
    }
preview-kept = Kept for the next turn: { $card }.
preview-dropped = { $cards-count ->
        [one] Discarded from your hand: { $cards }.
       *[other] Discarded from your hand: { $cards }.
    }
preview-unaimed = { $cards-count ->
        [one] { $cards } has no target: its tokens will go to your oldest unit.
       *[other] { $cards } have no target: their tokens will go to your oldest unit.
    }
preview-loss = The Kraken will cost you { $points } :legend:.
preview-unknown = The Shapeshifter will become an unknown unit: these totals may change.
preview-nothing-built = You build nothing.
preview-built = { $project }: { $price }. You will have { $gold } :gold: left and produce { $food } :food:, { $wood } :wood:, { $crystal } :crystal:.
preview-dying = { $cards-count ->
        [one] Will die: { $cards }.
       *[other] Will die: { $cards }.
    }
preview-saved = { $cards-count ->
        [one] Saved: { $cards }.
       *[other] Saved: { $cards }.
    }
price = { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] { "" } (land { $land })
    }; to be produced: { $needed }
price-gold = { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] { "" } (land { $land })
    }
cost = { $needed }
cost-or-gold = { $needed } or { $gold } :gold:
amount-food = { $count } :food:
amount-wood = { $count } :wood:
amount-crystal = { $count } :crystal:
detail-unit = { $cost } :gold:, strength { $strength } · { $effect }
detail-standing = strength { $strength } · { $effect }
detail-empty = free
detail-spot = { $unit }, { $age } :age:, strength { $strength }
detail-project = { $price } · { $effect }

# Sums
gain-unit = { $unit } { NUMBER($amount) }
gain-building = { $building } { NUMBER($amount) }
gain-base = base { $amount }
gain-wars = wars { $amount }
aged-unit = { $unit } ({ $age } :age:)
on-spot = { $unit } ({ $spot })
placed-unit = { $unit } ({ $spot }, { $cost } :gold:)
strength-unit = { $unit } { $strength } ({ $spot }{ $age ->
            [0] { "" }
           *[other] , { $age } :age:
        })
strength-changed = { $unit } { $strength } (printed { $printed }{ $age ->
            [0] { "" }
           *[other] , { $age } :age:
        })
strength-bonus = { $building } { $strength }
war = { $how ->
        [won] wins { $mine } to { $theirs } ({ $other })
        [tied] ties { $mine } to { $theirs }, won ({ $other })
        [twice] wins { $mine } to { $theirs } ({ $other })
       *[other] loses { $mine } to { $theirs } ({ $other })
    }
war-single = { $how ->
        [won] wins { $mine } to { $theirs } ({ $other })
        [twice] wins { $mine } to { $theirs } ({ $other }), twice as strong
       *[other] loses { $mine } to { $theirs } ({ $other })
    }
counted = { $count ->
        [one] { $card }
       *[other] { $card } × { $count }
    }

# Events
event-dealt = Turn { $turn }: packs of { $cards } cards.
event-reshuffled = The discards ({ $cards } cards) are shuffled into a new pile.
event-pick-locked = The next player opened the pack: your pick is settled ({ $card }).
event-opened = Pack { $pick } opened: { $cards }.
event-take-marked = { $card }: to take. Choose the card to burn, too.
event-burn-marked = { $card }: to burn. Choose the card to take, too.
event-picked = Pick { $pick }: { $card }.
event-picked-burning = Pick { $pick }: { $card }; burnt: { $burnt }.
event-repicked = Pick { $pick } changed: { $card }.
event-repicked-burning = Pick { $pick } changed: { $card }; burnt: { $burnt }.
event-trusted = The house picked for you.
event-night = { $seat } leaves the picks of this recruitment to the house.
event-wake = { $seat } picks again.
event-last-card = Last card: { $card }.
event-kept-back = Your kept card comes back: { $card }.
event-drafted = Recruitment of turn { $turn } is over: on to Deployment.
event-ready = { $seat } has given orders.
    .aside = in the log only
event-reopened = { $seat } takes the orders back.
    .aside = in the log only
event-dismissed = { $seat } discards { $units }.
    .topic = Deployment
    .brief = **{ $seat }** discards { $units }
event-moved = { $seat } moves { $units }.
    .aside = in the log only
event-deployed = { $seat } deploys { $units }. Gold: { $before } − { $paid } = { $gold } :gold:.
    .topic = Deployment
    .brief = **{ $seat }**: { $units }; { $before } → { $gold } :gold:
event-deployed-nothing = { $seat } deploys nobody. Gold: { $before } − { $paid } = { $gold } :gold:.
    .topic = Deployment
    .brief = **{ $seat }**: nobody; { $gold } :gold:
event-unpaid = { $seat } cannot pay for, and so discards, { $units }.
    .topic = Deployment
    .brief = **{ $seat }** cannot pay { $units }: discarded
event-left-over = { $seat } { $kept ->
        [0] keeps nothing
       *[other] keeps a card
    }{ $dropped ->
        [0] .
        [one] { "" } and discards one card.
       *[other] { "" } and discards { $dropped } cards.
    }
    .aside = in the log only
event-effect-age = { $seat }: { $unit } gives { $tokens } :age:. Now: { $units }.
    .topic = Deployment
    .brief = **{ $seat }**: { $unit } gives { $tokens } :age:; now { $units }
event-effect-upgrade = { $seat }: { $unit } raises to level 2: { $buildings }.
    .topic = Deployment
    .brief = **{ $seat }**: { $unit } raises to level 2 { $buildings }
event-effect-points = { $seat }: { $unit } costs { $points } :legend:. Total: { $total } :legend:.
    .topic = Deployment
    .brief = **{ $seat }**: { $unit } costs { $points } :legend:; total { $total } :legend:
event-effect-morph = { $seat }: { $unit } becomes { $found } ({ $spot }, { $age } :age:).
    .topic = Deployment
    .brief = **{ $seat }**: { $unit } becomes { $found } ({ $spot }, { $age } :age:)
event-effect-morph-passing = { $seat }: { $unit } reveals { $passed }, then becomes { $found } ({ $spot }, { $age } :age:).
    .topic = Deployment
    .brief = **{ $seat }**: { $unit } reveals { $passed }, then becomes { $found } ({ $spot }, { $age } :age:)
event-effect-morph-nothing = { $seat }: no card is left to reveal, { $unit } stays.
    .topic = Deployment
    .brief = **{ $seat }**: no card left to reveal, { $unit } stays
event-strength = Strength of { $seat }: { $lines }. Total { $total }.
    .topic = Strength
    .brief = **{ $seat }**: { $lines } = **{ $total }**
event-strength-nothing = Strength of { $seat }: { $total }, nobody fights.
    .topic = Strength
    .brief = **{ $seat }**: nobody fights = **{ $total }**
event-wars =
    Wars of { $seat }: { $lines }. { $wars ->
        [0] No war won, { $points } :legend:.
        [one] One war won, { $points } :legend:.
       *[other] { $wars } wars won, { $points } :legend:.
    }
    .topic = Wars
    .brief = **{ $seat }** { $lines }
event-war-points = { $seat }: { $lines }; +{ $points } :legend:, total { $total } :legend:.
    .topic = Legend
    .brief = **{ $seat }**: { $lines } → +{ $points } :legend: (total { $total })
event-war-gold = { $seat } takes +{ $gold } :gold: in war ({ $lines }), now { $total }.
    .topic = Legend
    .brief = **{ $seat }**: { $lines } → +{ $gold } :gold: (total { $total })
event-income = Income of { $seat }: { $lines }; +{ $gold } :gold:, now { $total }.
    .topic = Income
    .brief = **{ $seat }**: { $lines } → +{ $gold } :gold: (total { $total })
event-built = { $seat } builds { $building } level { $level }: { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] , of which { $land } for land
    }{ $food ->
        [0] { "" }
       *[other] , { $food } :food:
    }{ $wood ->
        [0] { "" }
       *[other] , { $wood } :wood:
    }{ $crystal ->
        [0] { "" }
       *[other] , { $crystal } :crystal:
    }{ $bought ->
        [0] { "" }
       *[other] , { $bought ->
            [one] one resource paid in gold
           *[other] { $bought } resources paid in gold
        }
    }; { $total } :gold: left.
    .topic = Construction
    .brief = **{ $seat }** builds { $building } level { $level }: { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] , of which { $land } for land
    }{ $food ->
            [0] { "" }
           *[other] , { $food } :food:
        }{ $wood ->
            [0] { "" }
           *[other] , { $wood } :wood:
        }{ $crystal ->
            [0] { "" }
           *[other] , { $crystal } :crystal:
        }{ $bought ->
            [0] { "" }
           *[other] , { $bought ->
            [one] one resource paid in gold
           *[other] { $bought } resources paid in gold
        }
        }; { $total } :gold: left
event-upgraded = { $seat } upgrades { $building } to level { $level }: { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] , of which { $land } for land
    }{ $food ->
        [0] { "" }
       *[other] , { $food } :food:
    }{ $wood ->
        [0] { "" }
       *[other] , { $wood } :wood:
    }{ $crystal ->
        [0] { "" }
       *[other] , { $crystal } :crystal:
    }{ $bought ->
        [0] { "" }
       *[other] , { $bought ->
            [one] one resource paid in gold
           *[other] { $bought } resources paid in gold
        }
    }; { $total } :gold: left.
    .topic = Construction
    .brief = **{ $seat }** upgrades { $building } to level { $level }: { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] , of which { $land } for land
    }{ $food ->
            [0] { "" }
           *[other] , { $food } :food:
        }{ $wood ->
            [0] { "" }
           *[other] , { $wood } :wood:
        }{ $crystal ->
            [0] { "" }
           *[other] , { $crystal } :crystal:
        }{ $bought ->
            [0] { "" }
           *[other] , { $bought ->
            [one] one resource paid in gold
           *[other] { $bought } resources paid in gold
        }
        }; { $total } :gold: left
event-built-nothing = { $seat } builds nothing.
    .topic = Construction
    .brief = **{ $seat }** builds nothing
event-saved = { $seat }: the Healer saves { $units }.
    .topic = Ageing
    .brief = **{ $seat }**: the Healer saves { $units }
event-died = Deaths of { $seat }: { $units }.
    .topic = Ageing
    .brief = **{ $seat }** loses { $units }
event-death-points = { $seat }: { $lines }; { $points } :legend:, total { $total } :legend:.
    .topic = Ageing
    .brief = **{ $seat }**: { $lines } → { $points } :legend: (total { $total })
event-death-gold = { $seat }: { $lines }; +{ $gold } :gold:, now { $total }.
    .topic = Ageing
    .brief = **{ $seat }**: { $lines } → +{ $gold } :gold: (total { $total })
event-aged = { $seat } ages: { $units }.
    .topic = Ageing
    .brief = **{ $seat }** ages: { $units }
event-final = End, { $seat }: { $lines }; +{ $points } :legend:, total { $total } :legend:.
    .topic = Final scoring
    .brief = **{ $seat }**: { $lines } → +{ $points } :legend:, total **{ $total }**
event-final-nothing = End, { $seat }: total { $total } :legend:.
    .topic = Final scoring
    .brief = **{ $seat }**: total **{ $total }** :legend:
event-over = The match is over. { $outcome }
event-resigned = { $seat } resigns.
event-corrected-gold = GM correction: { $seat } has { $gold } :gold: (before: { $before }). { $reason }
event-corrected-points = GM correction: { $seat } has { $points } :legend: (before: { $before }). { $reason }
event-corrected-age =
    GM correction: { $unit } of { $seat } bears { $age } :age: (before: { $before }). { $reason }
event-corrected-unit = GM correction: { $unit } joins { $seat } ({ $spot }). { $reason }
event-corrected-away = GM correction: { $unit } leaves { $seat } ({ $spot }). { $reason }
event-corrected-building = GM correction: { $building } of { $seat } at level { $level } (before: { $before }). { $reason }

# Outcomes
outcome-points = { $winners } wins on Legend Points.
outcome-gold = Level on Legend Points: { $winners } wins, with more gold.
outcome-shared = A shared victory: { $winners }.
outcome-resigned = All others have resigned: { $winners } wins.
recap-seat = { $seat }: { $won ->
        [0] no war won
        [one] one war won
       *[other] { $won } wars won
    } ({ $wars } :legend:), war effects { $effects } :legend:, deaths { $ageing } :legend:, end { $end } :legend:; { $gold } :gold: of income, { $built ->
        [0] no construction
        [one] one construction
       *[other] { $built } constructions
    }, { $died ->
        [0] no death
        [one] one death
       *[other] { $died } deaths
    }.

# Answers
answer-unit = **{ $card }**: cost { $cost } :gold:, strength { $strength }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }.
answer-unit-plain = **{ $card }**: cost { $cost } :gold:, no strength, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }.
answer-building = **{ $building }** · level 1: { $one } · level 2: { $two }
answer-level = Level { $level }: { $effect }
answer-land = Land: { $gold } :gold: for each building already built. An upgrade pays no land. Level 2 at once costs both levels together.
answer-kingdom = **{ $seat }**: { $gold } :gold:, { $points } :legend:, strength { $strength }, income to come { $income } :gold:.
answer-resources = Produces: { $food } :food:, { $wood } :wood:, { $crystal } :crystal:.
answer-spot = { $spot }: { $unit }, { $age } :age:, strength { $strength }{ $fights ->
        [0] { "" } (does not fight)
       *[other] { "" }
    }.
answer-bonus = { $building }: +{ $strength } strength.
answer-built = { $building } level { $level }. { $effect }
answer-passing =
    Turn { $turn } ({ $down ->
        [0] upwards
       *[other] downwards
    }): { $seats }, then the first again.
answer-waiting = The table waits for { $seats }.
answer-waiting-nobody = The table waits for nobody.
answer-queue =
    { $seat }: { $picks ->
        [0] no card picked
        [one] { $picks } card picked
       *[other] { $picks } cards picked
    }, { $packs ->
        [0] no pack
        [one] { $packs } pack
       *[other] { $packs } packs
    } waiting{ $open ->
        [0] { "" }
       *[other] , one of them open
    }{ $night ->
        [0] { "" }
       *[other] ; the house picks
    }.
standing-ready = Orders given: { $seats }.
standing-nobody-ready = Nobody has given orders yet.
answer-discards = Open discards: { $cards }. Face down: { $buried }. Pile: { $pile }.
answer-discards-none = No unit lies face up. Face down: { $buried }. Pile: { $pile }.
ruling-archer = In the Front she counts once only.
ruling-strategist = Tokens count one by one, its own included. In the Front it counts once only.
ruling-colossus = Its LP count wherever it stands.
ruling-demon = With two tokens or more when it dies, no loss. LP never go below 0.
ruling-golem = The spot of a level 2 gained this way opens next turn. Its level-2 buildings count for a Kraken deployed with it.
ruling-grand_architect = Any mix of resources can be bought, for the Temple too.
ruling-hunter = The food follows the place: none in the Back.
ruling-kraken = Its own tokens count too when it dies. The loss comes at the very end of the Deployment.
ruling-landlord = Resources are still due. Its wood counts for the construction.
ruling-leviathan = Aged, it no longer fights but keeps its strength for the Barracks, as the table chose.
ruling-master_alchemist = With at least one food the tokens must be given, all to one unit, itself allowed.
ruling-monkey = Its gold pays other units of the same Deployment, but not when it comes from a Shapeshifter.
ruling-mystical_healer = Each saves one unit, even when dying itself; two Healers do not save the same one.
ruling-necromancer = The other units are all of the Kingdom, old and new.
ruling-ogre = The base 2 :gold: count; the Rogue’s gold does not.
ruling-palm_reader = Each dying unit counts, herself included.
ruling-relic_of_wisdom = It gets a token in each Ageing phase, in the last turn too.
ruling-rogue = The gold comes in war, not with the income.
ruling-salamander = With a single token a Healer is no use to it: it does not die.
ruling-sculptor = Discarding a unit during Deployment is no death.
ruling-shapeshifter = The card found is free and brings no gold. When the pile is empty the discards are shuffled.
ruling-time_master = Both tokens must go to the same unit.

# Refusals
refusal-seats = Paper Tales is played here by { $least } to { $most }; you are { $seats }.
refusal-not-a-seat = Only the players of this table play here.
refusal-no-moves = Nothing was chosen.
refusal-resigned = You resigned: the house keeps your Kingdom.
refusal-too-many-changes = You have changed your orders { $most } times in this phase: keep these.
refusal-not-this-phase = { $phase ->
        [draft] It is Recruitment: open a pack and take a card.
        [deploy] It is Deployment: place your units, then say ready.
        [follow] The Shapeshifter waits for a choice before the wars.
       *[other] It is Construction: choose a building, then say ready.
    }
refusal-already-ready = Your orders are given. Take them back first to change them.
refusal-not-ready = Your orders are not given yet.
refusal-pack-open = A pack is already open before you: take a card.
refusal-no-pack = No pack waits for you at present.
refusal-closed-pack = Open your pack first; your previous pick is settled.
refusal-no-burning = Cards are burnt with two players only.
refusal-not-in-pack = That card is not in the pack: { $cards }.
refusal-already-so = { $card }: that is what you have chosen already.
refusal-no-picks-left = Your picks of this recruitment are made.
refusal-same-order = This order is given already: nothing changes.
refusal-not-wished = { $cards-count ->
        [0] Your wish list is empty.
        [one] That unit is not on your list: { $cards }.
       *[other] That unit is not on your list: { $cards }.
    }
refusal-wishes-full = Your list holds { $most } wishes: take one off first.
refusal-unknown-card = I do not know that unit. Try “Knight” or “Kraken”.
refusal-unknown-building = I do not know that building: Town, Temple, Tavern, Mine or Barracks.
refusal-no-such-spot = There is no spot of that name: { $spots }.
refusal-no-fifth-spot = The third spot of the Front opens with a first level-2 building.
refusal-spot-taken = { $unit } already stands on { $spot }: clear or move first.
refusal-spot-empty = Nobody is planned on { $spot }.
refusal-same-spot = Nothing would change: choose another spot.
refusal-not-in-hand = { $cards-count ->
        [0] No free card is left in your hand.
        [one] That card is not free in your hand: { $cards }.
       *[other] That card is not free in your hand: { $cards }.
    }
refusal-nothing-left = All your cards are placed: nothing to keep.
refusal-no-choice-there = The unit planned on { $spot } chooses nobody.
refusal-no-effect-there = The unit planned on { $spot } has no Deployment effect to order.
refusal-nothing-to-pay = No card to pay on { $spot }.
refusal-not-your-choice = That choice is up to { $seat }.
refusal-follow-choice = The unit on { $spot } gives its tokens to one of your units: { $spots }.
refusal-no-such-project = That cannot be built: it has this level already, or does not exist.
refusal-resources-missing = { $project }: you lack { $missing }.
refusal-gold-missing = { $project } costs { $price } :gold:; you have { $gold }.
refusal-no-such-payment = { $payments-count ->
        [0] There is no payment to choose here.
        [one] That payment is not possible: { $payments }.
       *[other] That payment is not possible. To choose from: { $payments }.
    }
refusal-no-healer = No Healer can save anybody.
refusal-not-savable = The unit on { $spot } cannot be saved: it must be dying with exactly one token.
refusal-healers-busy = { $healers ->
        [one] Your Healer saves a unit already.
       *[other] Your { $healers } Healers each save a unit already.
    }
refusal-not-saved = That unit was not being saved.
refusal-nothing-to-build = Nothing to build or save: this phase passes without you.
refusal-no-correction = That is no correction of this game.
refusal-correction-follow = The Shapeshifter waits for a choice: correct right after it.
refusal-correction-seat = Players go from 1 to { $seats }.
refusal-correction-number = That number is out of range.
refusal-correction-hidden = { $unit } is not among the open discards: a correction takes no hidden card.
refusal-correction-fifth = A unit stands on the third spot of the Front: remove it first.

# Rules in short
rules-text =
    Paper Tales is played in four turns of six phases; most Legend Points (LP) win.
    { "" }**Recruitment**: take a card of each pack, the rest goes to the neighbour (down in turns 1 and 3, up in turns 2 and 4).
    { "" }**Deployment**: in secret, two units in Front and two in the Back. All is revealed together, then paid; what cannot be paid is discarded. One card may be kept.
    { "" }**Wars**: the strength of the Front against each neighbour; as strong or stronger, 3 LP.
    { "" }**Income**: 2 gold, and what units and buildings bring.
    { "" }**Construction**: one building, or one upgrade. Resources must be produced, they are not spent; land costs 2 gold for each building already built. The first level 2 opens a third spot in Front.
    { "" }**Ageing**: units that bear a token die, the others get one.
    At the end: 1 LP for each level-1 building, 3 LP for each level-2 building. Ties: most gold, else a shared victory.
    { "" }**Your pick** can be changed until your neighbour has opened the pack you passed on or you have opened the next one. The last card of a recruitment comes by itself.
    { "" }**With two players**, unless the table decides otherwise: packs of nine cards, one taken and one burnt each time; a single opponent, 3 LP for equal or greater strength, 6 LP for twice as much, nothing for strength 0.
    { "" }**House rulings**
    H1 · If gold runs short, Monkeys pay in first, then cards are paid in your order; what remains unpaid is discarded.
    H2 · LP won and lost in one phase are added up; the total never falls below 0.
    H3, H4 · A Monkey found by the Shapeshifter brings no gold. If the pile is empty, the discards are shuffled.
    H5, H6 · The Master Alchemist and the Time Master must give their tokens, all to the same unit, which may be themselves.
    H7 · “Your other units” are all those of the Kingdom after payment.
    H8, H9 · An aged Leviathan counts for the Barracks (an option of the table), and wood counts there even with nobody in the Front.
    H10, H11 · A Healer who dies still saves. Each saves a different unit, one about to die with exactly one token.
    H12 · In the Front, Archer and Strategist count once only.
    H13 · What is discarded in recruitment and from hands stays hidden; what leaves a Kingdom is open.
    H14 · With nothing to build or save, the phase passes without you.
    H15, H16 · The cheapest payment is offered first. Each level of the Temple is paid in crystals or in gold.
    H17 · War between two: see above.
    H18 · The Rogue’s gold does not count for the Ogre.
    H19 · On the last turn, Construction and Ageing are played; the card kept is worth nothing.
    H20 · All chance comes from one secret, published at the end.

# Effects in a few words
short-adventurer = 1 crystal per token
short-archer = fights from the Back too
short-blacksmith = income +1
short-cave_spirit = 1 crystal; deployed: 1 token
short-cerberus = strength 3 with food
short-colossus = aged: strength 7; +1 LP per war won
short-commander = +1 LP per war won
short-cook = income +1 per food
short-demon = deployed: 1 token; dies with 1 token: −3 LP
short-dragon = strength 7 with crystal
short-farmer = 1 food
short-forest_child = 1 wood, 1 food
short-forest_spirit = 3 wood
short-giant_snake = aged: strength 0, income +3
short-golem = deployed: your level-1 buildings become level 2
short-grand_architect = construction: any resource for 1 gold
short-hunter = 1 food in Front
short-knight = no effect
short-kraken = deployed: ages the others, −3 LP per level 2
short-landlord = 1 wood; no land cost
short-leviathan = +2 per food; aged: 2 food, no fighting
short-manticore = +2 per food
short-master_alchemist = tokens per food; LP per crystal; gold per wood
short-militiaman = +1 per token
short-miner = 1 crystal
short-monkey = brings 1 gold; dying, 1 gold per token
short-mystical_healer = saves a unit with 1 token
short-necromancer = deployed: 1 token to each other
short-ogre = +1 per gold of income
short-palm_reader = +1 LP per token of the dying
short-peddler = 1 wood; income +1
short-relic_of_wisdom = never dies; end: +2 LP per token
short-rogue = +1 gold per war won
short-salamander = +1 per token; dies with 2 tokens
short-sculptor = +3 LP when she dies
short-shapeshifter = deployed: becomes a unit of the pile
short-strategist = +1 per token of the Kingdom; fights from the Back
short-time_master = deployed: 2 tokens to one unit
short-treefolk = 1 food
short-veteran = deployed: 1 token
short-wood_merchant = construction: wood for 1 gold
short-woodcutter = 1 wood
short-town-1 = produces 1 wood and 1 food
short-town-2 = produces 1 crystal too
short-temple-1 = income +2
short-temple-2 = war: +2 LP
short-tavern-1 = income +1 per food
short-tavern-2 = war: +1 LP per food
short-mine-1 = produces 1 crystal
short-mine-2 = war: +2 LP per crystal
short-barracks-1 = strength +1 per wood
short-barracks-2 = war: +1 LP per unit of strength 3

## Pictures

picture-seat = Player { $number }
picture-turn = Turn { $turn } of 4
picture-phase-draft = Recruitment
picture-phase-deploy = Deployment
picture-phase-war = Wars
picture-phase-income = Income
picture-phase-build = Construction
picture-phase-ageing = Ageing
picture-phase-over = Game over
picture-start = The game begins.
picture-effect-adventurer = 1 :crystal: per :age: on her
picture-effect-archer = :attack: Fights from the Back too
picture-effect-blacksmith = :gold: +1 at income
picture-effect-cave_spirit = :deployment: Arrives with 1 :age:
picture-effect-cerberus = :attack: Strength 3 if you produce :food:
picture-effect-colossus = :attack: Strength 7 from 1 :age: on | :attack: +1 :legend: per war won
picture-effect-commander = :attack: +1 :legend: per war won
picture-effect-cook = :gold: +1 per :food:
picture-effect-demon = :deployment: Arrives with 1 :age: | :skull: −3 :legend: if he dies with just 1 :age:
picture-effect-dragon = :attack: Strength 7 if you produce :crystal:
picture-effect-farmer = Produces 1 :food:
picture-effect-forest_child = Produces 1 :food: and 1 :wood:
picture-effect-forest_spirit = Produces 3 :wood:
picture-effect-giant_snake = :attack: Strength 0 from 1 :age: on | :gold: +3 from 1 :age: on
picture-effect-golem = :deployment: Your level I buildings become level II
picture-effect-grand_architect = :hammer: 1 :gold: replaces any missing resource
picture-effect-hunter = Produces 1 :food: while in Front
picture-effect-knight = No effect
picture-effect-kraken = :deployment: −3 :legend: per level II building; 1 :age: on your other units | :skull: +1 :legend: per :age: on the dead
picture-effect-landlord = :hammer: No land cost
picture-effect-leviathan = :attack: +2 per :food:; from 1 :age: on, fights no more but produces 2 :food:
picture-effect-manticore = :attack: +2 per :food:
picture-effect-master_alchemist = :deployment: Each turn, 1 :age: per :food: on one unit | :attack: +1 :legend: per :crystal:, per war won | :gold: +1 per :wood:
picture-effect-militiaman = :attack: +1 per :age: on it
picture-effect-miner = Produces 1 :crystal:
picture-effect-monkey = :deployment: Brings 1 :gold: | :skull: +1 :gold: per :age: on it
picture-effect-mystical_healer = :skull: Saves one unit with 1 :age:
picture-effect-necromancer = :deployment: 1 :age: on your other units
picture-effect-ogre = :attack: +1 per :gold: of your income
picture-effect-palm_reader = :skull: +1 :legend: per :age: on the dead
picture-effect-peddler = :gold: +1 at income
picture-effect-relic_of_wisdom = :skull: Never dies | :crown: +2 :legend: per :age: on it
picture-effect-rogue = :attack: +1 :gold: per war won
picture-effect-salamander = :attack: +1 per :age: on it | :skull: Dies only with 2 :age:
picture-effect-sculptor = :skull: +3 :legend: when she dies
picture-effect-shapeshifter = :deployment: Becomes the first unit drawn of 3 :gold: or less, for free, with 1 :age:
picture-effect-strategist = :attack: +1 per :age: in the Kingdom; fights from the Back too
picture-effect-time_master = :deployment: 2 :age: on one of your units
picture-effect-treefolk = Produces 1 :food:
picture-effect-veteran = :deployment: Arrives with 1 :age:
picture-effect-wood_merchant = :hammer: 1 :gold: replaces each missing :wood:
picture-effect-woodcutter = Produces 1 :wood:
picture-effect-town-1 = Produces 1 :food: and 1 :wood:
picture-effect-town-2 = Also produces 1 :crystal:
picture-effect-temple-1 = :gold: +2 at income
picture-effect-temple-2 = :attack: +2 :legend:
picture-effect-tavern-1 = :gold: +1 per :food:
picture-effect-tavern-2 = :attack: +1 :legend: per :food:
picture-effect-mine-1 = Produces 1 :crystal:
picture-effect-mine-2 = :attack: +2 :legend: per :crystal:
picture-effect-barracks-1 = :attack: +1 strength per :wood:
picture-effect-barracks-2 = :attack: +1 :legend: per unit of strength 3+
picture-down = packs pass down
picture-up = packs pass up
picture-phase-follow = Deployment
picture-front = Front
picture-back = Back
picture-legend-quill = to act
picture-legend-check = ready
picture-legend-pack = packs
picture-legend-legend = Legend Points
picture-legend-gold = gold, income
picture-legend-age = age tokens
picture-legend-full = fights
picture-legend-hollow = does not fight
picture-legend-deployment = when deployed
picture-legend-hammer = construction
picture-legend-skull = at death
picture-legend-crown = at the end
picture-hand = Your hand
picture-hand-empty = You hold no card.
picture-hand-so-far = { $count ->
    [one] In hand: 1 card
   *[other] In hand: { $count } cards
}
picture-pack-open = Open pack
picture-packs-waiting = { $count ->
    [one] A pack waits for you.
   *[other] { $count } packs wait for you.
}
picture-packs-more = { $count ->
    [one] Another pack waits after this one.
   *[other] { $count } more packs wait after this one.
}
picture-passed = Your last pack: you may still change your mind
picture-wishes = Wish list: { $units }
picture-taken = taken
picture-burnt = burnt
picture-kept = kept
picture-dropped = discarded
picture-unpaid = unpaid
picture-planned = planned
picture-plan = Your Kingdom after deployment
picture-ready = Orders given.
picture-not-ready = Orders still open.
picture-income = Income
picture-or = or
picture-will-unpaid = Not enough gold: { $units } will be discarded.
picture-will-dismiss = You dismiss { $units }.
picture-will-morph = The Shapeshifter will become another unit: what follows is uncertain.
picture-will-save = The Mystical Healer keeps alive: { $unit }.
picture-will-build = You build: { $building } { $level }.
picture-will-build-nothing = You build nothing.
picture-aim = { $unit } gives its tokens to: { $target }.
picture-produces = Produces
picture-field-1 = gold
picture-field-2 = Legend
picture-field-3 = unit
picture-field-4 = age
picture-field-5 = cost
picture-field-6 = strength now
picture-field-7 = effect, resource
picture-field-8 = cost of a building
picture-field-9 = its effect
picture-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
picture-land = Land for a new building: 2 gold for each building already built. An upgrade pays no land.
picture-passing = Packs pass down in turns 1 and 3, up in turns 2 and 4.
picture-buildings = Buildings
picture-waiting = Who is awaited?
picture-waiting-key = At the right: cards in hand, packs waiting.
picture-state-quill = to act
picture-state-check = ready
picture-state-moon = leaves it to the house
picture-state-flight = resigned
picture-state-crown = victory
picture-state-none = nothing to do
picture-discards = Discards
picture-piles = Pile: { $pile }. Discards: { $up } face up, { $down } face down.
picture-alt-board = { $title }. { $facts }.
picture-alt-recent = Just now: { $what }
picture-alt-asked = To act: { $names }.
picture-alt-winner = Victory: { $names }.
picture-alt-kingdom = { $name }: { $points } LP, { $gold } gold, strength { $strength }.
picture-alt-front = Front: { $units }.
picture-alt-back = Back: { $units }.
picture-alt-produces = Produces { $what }.
picture-alt-income = Income to come: { $gold } gold.
picture-alt-age = age { $count }
picture-alt-free = free
picture-alt-none = nothing
picture-alt-more = The rest is in the picture.
picture-alt-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
picture-alt-packs = { $count ->
    [one] 1 pack
   *[other] { $count } packs
}
picture-alt-opened = pack open
picture-alt-won = wins against { $name } ({ $strength })
picture-alt-lost = loses to { $name } ({ $strength })
picture-alt-card = { $unit } ({ $cost } gold, strength { $strength })
picture-alt-pack = Open pack: { $cards }.
picture-alt-passed = Your last pack, which you may still change: { $cards }.
picture-alt-hand = Your hand: { $cards }.
picture-alt-taken = Choice: { $unit }.
picture-alt-burnt = Burnt: { $unit }.
picture-alt-kept = You keep: { $units }.
picture-alt-dropped = To the discards: { $units }.
picture-alt-plan = Your Kingdom after deployment: { $units }. You will have { $gold } gold, strength { $strength }, income { $income }.
picture-alt-project = { $building } { $level } ({ $gold } gold)
picture-alt-projects = Possible: { $projects }.
picture-alt-either = { $cost } or { $gold } gold
picture-alt-level = { $building } { $level }: { $cost }. { $effect }
picture-amount-food = { $count } food
picture-amount-wood = { $count } wood
picture-amount-crystal = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
picture-text-key = Unit and strength now; age: age tokens; I, II: levels; neighbours stand above and below.
picture-news-reveal = The deployments are revealed.
picture-news-wars = War points: { $rows }.
picture-news-works = Buildings: { $rows }.
picture-news-legends = Legends of the dead: { $rows }.
picture-news-final = Final points: { $rows }.
picture-news-deaths = { $count ->
    [one] One unit dies.
   *[other] { $count } units die.
}
picture-follow = The Shapeshifter became { $unit }: choose who gets its tokens.
