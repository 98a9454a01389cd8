## names for pictures

game-name = Marchlords
faction-empire = The Empire
faction-bretonniens = Bretonnia
faction-hauts_elfes = High Elves
faction-elfes_sylvains = Wood Elves
faction-nains = Dwarfs
faction-orcs_gobelins = Orcs and Goblins
faction-guerriers_chaos = Warriors of Chaos
faction-demons = Daemons
faction-betes_chaos = Beastmen
faction-comtes_vampires = Vampire Counts
faction-rois_tombes = Tomb Kings
faction-nains_chaos = Chaos Dwarfs
faction-elfes_noirs = Dark Elves
faction-hommes_lezards = Lizardmen
faction-skavens = Skaven
faction-royaumes_ogres = Ogre Kingdoms
faction-grand_cathay = Grand Cathay
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
tag-plaine = Plain
tag-foret = Forest
tag-montagne = Mountain
tag-marais = Marsh/Darkness
tag-desert = Desert
tag-cote = Coast
tag-oasis = Oasis
tag-cite = City site
tag-port = Port
tag-mer = Sea

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
picture-besieged = besieged, tick { $tick }
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
picture-note-tick = Siege at tick { $tick }.
picture-battles = Battles
picture-kingdoms = Kingdoms
picture-curves = The course of the campaign
picture-curve-gold = Gold
picture-curve-territories = Territories
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
