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
effect-adventurer = Produces one crystal per age token lying on her (none while she has no token).
effect-archer = Her strength counts in war even when she stands in the Back.
effect-blacksmith = Income: +1 gold.
effect-cave_spirit = When deployed, receives 1 age token. Produces 1 crystal.
effect-cerberus = Strength is 3 rather than 2 when the Kingdom produces at least 1 food.
effect-colossus = Strength is 7 rather than 1 when it bears at least one age token. +1 LP for every war its owner wins.
effect-commander = +1 LP for every war its owner wins.
effect-cook = Income: +1 gold per food produced by the Kingdom.
effect-demon = When deployed, receives 1 age token. Costs its owner 3 LP when it dies bearing exactly one token (no loss with two or more).
effect-dragon = Strength is 7 rather than 0 when the Kingdom produces at least 1 crystal.
effect-farmer = Produces 1 food.
effect-forest_child = Produces 1 wood and 1 food.
effect-forest_spirit = Produces 3 wood.
effect-giant_snake = With at least one age token its strength is 0 rather than 4, and it brings 3 gold at income.
effect-golem = When deployed, every level-1 building of its owner becomes level 2 at no cost.
effect-grand_architect = When building, any missing resource (wood, food or crystal) may be replaced by 1 gold each, without limit.
effect-hunter = Produces 1 food while in the Front.
effect-knight = No effect.
effect-kraken = When deployed: lose 3 LP per level-2 building owned (counted at the very end of the phase) and put 1 age token on each other unit of the Kingdom. When units of the Kingdom die, +1 LP per token they bear (Kraken included).
effect-landlord = Building a new building costs no land gold. Produces 1 wood.
effect-leviathan = +2 strength per food produced by the Kingdom. With at least one age token it cannot fight but produces 2 food.
effect-manticore = +2 strength per food produced by the Kingdom.
effect-master_alchemist = Every deployment phase (no deploy-only icon): one chosen unit receives as many age tokens as the Kingdom produces food. In war: each war won gives +1 LP per crystal produced. Income: +1 gold per wood produced.
effect-militiaman = +1 strength per age token on it.
effect-miner = Produces 1 crystal.
effect-monkey = Negative cost: gives 1 gold when deployed, usable at once for the other deployments. When it dies: +1 gold per token on it.
effect-mystical_healer = Ageing: may keep alive one of the owner’s units bearing exactly one token (itself allowed); the saved unit then ages normally.
effect-necromancer = When deployed, each other unit of the Kingdom receives 1 age token.
effect-ogre = +1 strength per gold its owner will receive in this turn's income phase (the base 2 included).
effect-palm_reader = When units of the Kingdom die, +1 LP per token they bear (herself included).
effect-peddler = Income: +1 gold. Produces 1 wood.
effect-relic_of_wisdom = Never dies. At game end, +2 LP per age token on it.
effect-rogue = +1 gold for every war its owner wins (war phase, not income).
effect-salamander = +1 strength per age token on it. Dies only with two tokens or more.
effect-sculptor = +3 LP when she dies (ageing phase only).
effect-shapeshifter = When deployed: reveal cards from the draw pile (discarding the others) until one costs 3 gold or less; that unit is put in its place for free with 1 age token and its deployment-phase effects apply; the Shapeshifter is discarded. No printed strength.
effect-strategist = +1 strength per age token on all units of the Kingdom. Can fight from the Back.
effect-time_master = When deployed, put 2 age tokens on one of your units (herself allowed).
effect-treefolk = Produces 1 food.
effect-veteran = When deployed, receives 1 age token.
effect-wood_merchant = When building, each missing wood may be replaced by 1 gold, without limit.
effect-woodcutter = Produces 1 wood.
building-town = Town
building-temple = Temple
building-tavern = Tavern
building-mine = Mine
building-barracks = Barracks
effect-town-1 = Produces 1 wood and 1 food.
effect-town-2 = Adds 1 crystal to the level-1 production.
effect-temple-1 = Income: +2 gold.
effect-temple-2 = War phase: +2 LP every turn, whatever the war results (level-1 income kept).
effect-tavern-1 = Income: +1 gold per food produced by the Kingdom.
effect-tavern-2 = War phase: +1 LP per food produced (level-1 income kept).
effect-mine-1 = Produces 1 crystal.
effect-mine-2 = War phase: +2 LP per crystal produced, its own included.
effect-barracks-1 = War: +1 to the Kingdom's total strength per wood produced.
effect-barracks-2 = War phase: +1 LP per unit of the Kingdom (Front or Back) whose current strength is 3 or more (level-1 bonus kept).

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
picture-wishes = Wishes for the night: { $units }
picture-taken = taken
picture-burnt = set aside
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
picture-alt-burnt = Set aside: { $unit }.
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
