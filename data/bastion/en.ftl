### Words of The Bastion Guard (en). Each part keeps to its own section.

## Game

game-name = The Bastion Guard
group = bastion

# heroes, monsters, abilities
hero-rempart = Aldric
    .alias = rempart, bulwark, the Bulwark, Aldric the Bulwark
hero-archere = Maëlys
    .alias = archere, archer, the Archer, Maelys the Archer
hero-arcaniste = Ysolde
    .alias = arcaniste, arcanist, the Arcanist, Ysolde the Arcanist
hero-rodeur = Corvin
    .alias = rodeur, prowler, the Prowler, Corvin the Prowler
title-rempart = Aldric the Bulwark
title-archere = Maëlys the Archer
title-arcaniste = Ysolde the Arcanist
title-rodeur = Corvin the Prowler
figure-rempart = { hero-rempart }
    .alias = bulwark
figure-archere = { hero-archere }
    .alias = archer
figure-arcaniste = { hero-arcaniste }
    .alias = arcanist
figure-rodeur = { hero-rodeur }
    .alias = prowler
figure-gobelin-0 = Goblin
figure-gobelin-1 = Goblin 1
    .alias = g1, gobelin 1
figure-gobelin-2 = Goblin 2
    .alias = g2, gobelin 2
figure-gobelin-3 = Goblin 3
    .alias = g3, gobelin 3
figure-gobelin-4 = Goblin 4
    .alias = g4, gobelin 4
figure-gobelin-5 = Goblin 5
    .alias = g5, gobelin 5
figure-gobelin-6 = Goblin 6
    .alias = g6, gobelin 6
figure-arbaletrier-0 = Crossbowman
figure-arbaletrier-1 = Crossbowman 1
    .alias = a1, arbaletrier 1
figure-arbaletrier-2 = Crossbowman 2
    .alias = a2, arbaletrier 2
figure-arbaletrier-3 = Crossbowman 3
    .alias = a3, arbaletrier 3
figure-arbaletrier-4 = Crossbowman 4
    .alias = a4, arbaletrier 4
figure-arbaletrier-5 = Crossbowman 5
    .alias = a5, arbaletrier 5
figure-arbaletrier-6 = Crossbowman 6
    .alias = a6, arbaletrier 6
figure-dragonnet-0 = Drakeling
figure-dragonnet-1 = Drakeling 1
    .alias = d1, dragonnet 1
figure-dragonnet-2 = Drakeling 2
    .alias = d2, dragonnet 2
figure-dragonnet-3 = Drakeling 3
    .alias = d3, dragonnet 3
figure-dragonnet-4 = Drakeling 4
    .alias = d4, dragonnet 4
figure-dragonnet-5 = Drakeling 5
    .alias = d5, dragonnet 5
figure-dragonnet-6 = Drakeling 6
    .alias = d6, dragonnet 6
kind-gobelin = Goblin
    .alias = goblins
kind-arbaletrier = Crossbowman
    .alias = crossbow
kind-dragonnet = Drakeling
    .alias = dragon, boss
scenario-cour = The Courtyard
scenario-remparts = The Ramparts
scenario-tour = The Fallen Tower
scenario-porte = The Gatehouse
ability-mur = Shield wall
    .alias = wall
ability-charge = Charge
ability-fauchage = Sweep
ability-souffle = Second wind
    .alias = wind
ability-precis = Aimed shot
    .alias = aimed
ability-repli = Parting shot
    .alias = parting
ability-clouante = Pinning arrow
    .alias = pinning
ability-double = Split arrows
    .alias = split
ability-eclair = Bolt
ability-brume = Mist step
    .alias = mist
ability-onde = Shock wave
    .alias = shock
ability-soin = Mend
ability-sournois = Sneak attack
    .alias = sneak
ability-esquive = Dodge
ability-dague = Thrown dagger
    .alias = dagger
ability-fuite = Strike and fade
    .alias = strike, fade
does-mur = +1 to your defence dice until your next turn.
does-charge = Spend up to 3 movement points (or stay), then attack at +2.
does-fauchage = One attack on each neighbouring monster in sight; no riposte.
does-souffle = You recover 4 HP. Once a wave.
does-precis = Attack at +2; cover does not count.
does-repli = Attack at +2, then spend up to 4 movement points.
does-clouante = Attack at +1; a target that loses HP and lives skips its next turn.
does-double = Two attacks at +1 on two different monsters.
does-eclair = Attack with a die one step larger (a d12 at most); no riposte.
does-brume = Appear on a free square in sight within 3 (or stay), then attack at +2; no riposte.
does-onde = Each monster in sight within 2 loses 2 HP, no roll.
does-soin = You, or a standing ally in sight within 2, recover 4 HP. Twice a wave.
does-sournois = Attack; at +2 if you have changed squares this turn.
does-esquive = Your next loss of HP is 3 smaller, until your next turn.
does-dague = Attack at +1, up to 3 squares away.
does-fuite = Attack at +2, then spend up to 3 movement points.
kind-of-attack = An attack in its own way.
kind-of-move_attack = A move, then an attack.
kind-of-attack_move = An attack, then a move.
kind-of-teleport_attack = A teleport, then an attack.
kind-of-double = Two attacks on two different monsters.
kind-of-sweep = An attack on each monster near and in sight.
kind-of-burst = Each monster near and in sight loses HP, no roll.
kind-of-heal = Gives HP back.
kind-of-guard = Strengthens the defence dice until the next turn.
kind-of-dodge = Makes the next loss of HP smaller, until the next turn.
special-normal = nothing special
special-couardise = Cowardice
special-ruee = Rush
special-frenesie = Frenzy
special-recharge = Reload
special-repli = Fall back
special-perforant = Piercing bolt
special-rugissement = Roar
special-souffle = Breath
special-normal-text = nothing special.
special-couardise-text = Cowardice. It does not act; if a hero is within 2 squares, it backs off.
special-ruee-text = Rush. If it can attack nobody, it advances, then attacks if it can.
special-frenesie-text = Frenzy. +1 to its attacks this turn, and Rush.
special-recharge-text = Reload. It does not attack; it advances only if nobody is within its reach.
special-repli-text = Fall back. If a hero stands next to it, it backs off first, then acts.
special-perforant-text = Piercing bolt. +1 to its attacks this turn; cover does not count.
special-rugissement-text = Roar. +1 to the other monsters’ attacks until the end of the phase; it acts as usual.
special-souffle-text = Breath. An attack on every standing hero in sight within 3, no riposte; failing that, Rush.
square-A1 = A1
square-B1 = B1
square-C1 = C1
square-D1 = D1
square-E1 = E1
square-F1 = F1
square-A2 = A2
square-B2 = B2
square-C2 = C2
square-D2 = D2
square-E2 = E2
square-F2 = F2
square-A3 = A3
square-B3 = B3
square-C3 = C3
square-D3 = D3
square-E3 = E3
square-F3 = F3
square-A4 = A4
square-B4 = B4
square-C4 = C4
square-D4 = D4
square-E4 = E4
square-F4 = F4
square-A5 = A5
square-B5 = B5
square-C5 = C5
square-D5 = D5
square-E5 = E5
square-F5 = F5
square-A6 = A6
square-B6 = B6
square-C6 = C6
square-D6 = D6
square-E6 = E6
square-F6 = F6
own-named = { $name }
own-numbered = { $name } { $number }
deed-walk = Move
deed-attack = Attack
deed-revive = Revive the ally
deed-end = End the turn
deed-sharpen = A larger die
chapter-turn = turn
chapter-attack = attack
    .alias = fight
chapter-sight = sight
    .alias = cover, line of sight
chapter-moving = moving
    .alias = move, movement
chapter-monsters = monsters
chapter-waves = waves
chapter-end = end
    .alias = victory, defeat
chapter-turn-text = **Turn.** Each hero has 2 actions, in any order: move, attack, use an ability, revive a fallen neighbour (2 HP). Moving and attacking may be done twice, each ability once a turn. With two heroes, play in whichever order you like. Then the monsters play.
chapter-attack-text = **Attack.** Both roll their die; the loser loses the difference. A tie costs each 1 HP. If you lose the roll, the target ripostes only if you are in its range and sight. Higher than the target: +1; lower: −1. A target in cover adds +1.
chapter-sight-text = **Sight.** Draw the line from square centre to square centre: a wall it crosses blocks it, unless that wall is a level lower than your square. Between two walls that touch at a corner nothing passes. The target is in cover if the line grazes the corner of a wall next to it. Heights and figures never block sight.
chapter-moving-text = **Moving.** A square costs 1 point, diagonals too; climbing a level costs 2; two levels at once cannot be climbed, but can be dropped down for 1. Nobody passes through walls, figures, or the corner where two walls touch.
chapter-monsters-text = **Monsters.** Each rolls a d6 (see its card), then acts once for every hero of the match: it attacks the most wounded hero within reach (or else the nearest), or advances towards the nearest.
chapter-waves-text = **Waves.** Two goblins; two goblins and a crossbowman; a drakeling and two goblins. Between two waves each hero recovers 2 HP (the fallen stand up), then chooses: a larger die, or one more ability. From the 11th round of a wave on, the siege wears heroes down: 1 HP, then 2, then 3…
chapter-end-text = **End.** All three waves beaten back: victory. All heroes down: defeat.

# commands
move-choose_hero = choose
    .act = choose a hero
move-choose_hero-about = Take a hero before the first wave
move-choose_hero-hero = hero
move-choose_hero-hero-about = Aldric, Maëlys, Ysolde or Corvin
move-walk = move
    .act = move
move-walk-about = Go to a square, as far as your Speed allows
move-walk-square = square
move-walk-square-about = Where to, such as C3
move-walk-hero = hero
move-walk-hero-about = Which hero? Only needed if you have two
move-attack = attack
    .act = attack
move-attack-about = Attack a monster in range and in sight
move-attack-target = target
move-attack-target-about = The monster aimed at
move-attack-hero = hero
move-attack-hero-about = Which hero? Only needed if you have two
move-use = ability
    .act = use an ability
move-use-about = Use an ability of your sheet
move-use-ability = ability
move-use-ability-about = Which one?
move-use-target = target
move-use-target-about = The monster aimed at, or the hero to mend
move-use-square = square
move-use-square-about = Where to go first (Charge, Mist step)
move-use-second = second
move-use-second-about = The other monster of Split arrows
move-use-hero = hero
move-use-hero-about = Which hero? Only needed if you have two
move-follow = fade
    .act = move after the attack
move-follow-about = The move that follows Parting shot or Strike and fade
move-follow-square = square
move-follow-square-about = Where to; your own square to stay
move-follow-hero = hero
move-follow-hero-about = Which hero? Only needed if you have two
move-revive = revive
    .act = revive the ally
move-revive-about = Help up the ally who fell on a neighbouring square: 2 HP
move-revive-hero = hero
move-revive-hero-about = Who revives? Only needed if you have two heroes
move-end_turn = end
    .act = end the turn
move-end_turn-about = End your turn: the actions left are lost
move-end_turn-hero = hero
move-end_turn-hero-about = Which hero? Only needed if you have two
move-sharpen = die
    .act = take a larger die
move-sharpen-about = Between two waves: your die goes one step up
move-sharpen-hero = hero
move-sharpen-hero-about = Which hero? Only needed if you have two
move-learn = learn
    .act = learn an ability
move-learn-about = Between two waves: one more ability
move-learn-ability = ability
move-learn-ability-about = Which one?
move-learn-hero = hero
move-learn-hero-about = Which hero? Only needed if you have two
move-resign = resign
    .act = resign
move-resign-about = Give the match up, for everybody
move-set_hp = hp
move-set_hp-about = GM: set the HP of a hero or monster
move-set_hp-figure = who
move-set_hp-figure-about = A hero or monster on the board
move-set_hp-hp = hp
move-set_hp-hp-about = Its HP; 0 fells it
move-set_hp-reason = reason
move-set_hp-reason-about = Why, in a few words
move-set_square = square
move-set_square-about = GM: put a hero or monster on a free square
move-set_square-figure = who
move-set_square-figure-about = A hero or monster on the board
move-set_square-square = square
move-set_square-square-about = A free square, such as C3
move-set_square-reason = reason
move-set_square-reason-about = Why, in a few words
move-set_actions = actions
move-set_actions-about = GM: set the actions a hero has left this turn
move-set_actions-hero = hero
move-set_actions-hero-about = Which hero?
move-set_actions-actions = actions
move-set_actions-actions-about = How many actions are left
move-set_actions-reason = reason
move-set_actions-reason-about = Why, in a few words
move-sight = sight
move-sight-about = What your hero sees: targets, cover, odds; or one line in detail
move-sight-square = square
move-sight-square-about = The square or figure to aim at; empty to see it all
move-sight-origin = from
move-sight-origin-about = Where to look from: a square or a figure; empty for your hero
move-hero_sheet = sheet
move-hero_sheet-about = The sheet of a hero and its abilities
move-hero_sheet-hero = hero
move-hero_sheet-hero-about = Which one? Empty for your own
move-monster_sheet = monster
move-monster_sheet-about = The card of a monster and what its d6 does
move-monster_sheet-monster = monster
move-monster_sheet-monster-about = Which one? Empty for all of this wave
move-rules = rules
move-rules-about = The rules, whole or by chapter
move-rules-chapter = chapter
move-rules-chapter-about = turn, attack, sight, moving, monsters, waves, end

# the panel
decision-heroes = choose a hero
decision-turn = use the heroes’ actions
decision-upgrade = choose a larger die or an ability
pick-hero = Hero
    .empty = Choose a hero
pick-act = What to do?
    .empty = Choose an action
pick-square = Square
    .empty = Choose where to go
pick-target = Target
    .empty = Choose a target
pick-second = Second target
    .empty = Choose the other monster
pick-upgrade = Improvement
    .empty = A larger die, or an ability
act-choose = Take this hero
act-walk = Move
act-attack = Attack
act-use = Use the ability
act-revive = Revive
act-end = End the turn
act-follow = Move and finish
act-upgrade = Choose
form-scenario = Scenario: **{ $scenario }**.
form-chosen = You have taken { $heroes }. You may still change while somebody has not chosen.
form-upgrade = **{ $hero }** gets ready for wave { $wave }.
form-follow = { $ability }: **{ $hero }** may still move, or stay.
form-actions = **{ $hero }**: { $hp } of { $most } HP, { $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}.

# beneath choices
detail-hero = { $square } · { $hp }/{ $most } HP · d{ $die } · { $left ->
    [0] no action left
    [one] { $left } action
   *[other] { $left } actions
}
detail-sheet = { $title } · d{ $die } · { $hp } HP · Speed { $speed } · range { $range } · { $ability }
detail-sharpen = d{ $old } → d{ $die }
detail-walk = up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
detail-attack = d{ $die }, range { $range }
detail-end = the actions left are lost
detail-figure = { $square } · { $hp }/{ $most } HP · d{ $die }
detail-step = { $here ->
    [1] stay here
   *[other] cost { $cost }
} · height { $height }{ $targets-count ->
    [0] {""}
   *[other] {" · in reach: "}{ $targets }
}
detail-mist = { $here ->
    [1] stay here
   *[other] teleport
} · height { $height }{ $targets-count ->
    [0] {""}
   *[other] {" · in reach: "}{ $targets }
}
detail-aim = { $won_share }% hit, { $tied_share }% tie, { $lost_share }% miss{ $ripostes ->
    [1] {" (riposte)"}
   *[other] {""}
} · { $mine } against { $theirs } · { $hp } HP

# dice and odds
die = d{ $die }
die-mod = d{ $die } { $sign ->
    [plus] + { $mod }
    [minus] − { $mod }
   *[even] + 0
} ({ $parts })
die-short = d{ $die }{ $sign ->
    [plus] {" "}+ { $mod }
    [minus] {" "}− { $mod }
   *[even] {""}
}
mod-high = high ground { $value }
mod-low = low ground { $value }
mod-bonus = ability { $value }
mod-cover = cover { $value }
mod-guard = guard { $value }
sum = d{ $die }: { $roll }{ $added }{ $also } = { $total }
sum-plain = d{ $die }: { $roll }
added = {" "}{ $sign ->
    [minus] −
   *[plus] +
} { $value } { $why }
why-high = high ground
why-low = low ground
why-bonus = bonus
why-cover = cover
why-guard = guard
sums = { $mine } against { $theirs }
with-ability = {" "}({ $ability })
with-nothing = {""}
preview-choose = You take **{ $hero }**.
preview-step = **{ $hero }** on { $square }: cost { $cost }, height { $height }{ $targets-count ->
    [0] .
   *[other] ; in reach from there: { $targets }.
}
preview-dice = **{ $hero }** { $mine } against **{ $target }** { $theirs }.
preview-odds = Hit { $won }/{ $cases } ({ $won_share }%), tie { $tied }/{ $cases } ({ $tied_share }%), miss { $lost }/{ $cases } ({ $lost_share }%){ $ripostes ->
    [1] {" "}with riposte
   *[other] {" "}without riposte
}. On average { $dealt }.{ $dealt_tenth } HP dealt, { $taken }.{ $taken_tenth } taken; { $kill_share }% to slay the target{ $fall_share ->
    [0] .
   *[other] , { $fall_share }% to fall.
}
preview-ability = **{ $ability }**: { $text }
preview-burst = No roll: { $targets } { $targets-count ->
    [one] loses
   *[other] lose
} { $amount } HP.
preview-heal = **{ $hero }** goes to { $hp } of { $most } HP.
preview-revive = **{ $hero }** helps the ally up, at { $hp } HP; it acts again next turn.
preview-end = { $left ->
    [one] **{ $hero }** gives up { $left } action.
   *[other] **{ $hero }** gives up { $left } actions.
}
preview-sharpen = **{ $hero }**: d{ $old } → d{ $die }.
preview-learn = **{ $hero }** learns { $ability }: { $text }

# what happened
event-hero_chosen = { $seat } takes **{ $hero }**.
event-wave = **Wave { $wave } of { $waves }**: { $monsters }.
event-round = { $round ->
    [1] The heroes to play.
   *[other] Round { $round } of wave { $wave }: the heroes to play.
}
event-walked = { $hero } moves from { $origin } to { $square } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}).
event-stayed = { $hero } stays put.
event-vanished = { $hero } vanishes from { $origin } and appears on { $square }.
event-fought = { $heroic ->
    [1] **{ $attacker }** attacks { $target }
   *[other] { $attacker } attacks **{ $target }**
}{ $with }: 🎲 { $sums }. { $verdict ->
    [hit] { $loss ->
        [0] { $target } dodges it all.
       *[other] { $target } loses { $loss } HP{ $left ->
            [0] .
           *[other] {" "}({ $left } left).
        }
    }
    [tie] A tie: { $target } loses { $loss } HP, { $attacker } loses { $back }{ $attacker_left ->
        [0] .
       *[other] {" "}({ $left } and { $attacker_left } left).
    }
    [riposte] { $back ->
        [0] A riposte, which { $attacker } dodges.
       *[other] Riposte: { $attacker } loses { $back } HP{ $attacker_left ->
            [0] .
           *[other] {" "}({ $attacker_left } left).
        }
    }
   *[miss] A miss, without riposte.
}
event-fell = 💥 **{ $hero }** falls.
event-slain = ☠️ **{ $monster }** is slain.
event-pinned = { $monster } is pinned: it will skip its next turn.
event-burst = { $hero }’s { $ability }: { $monster } loses { $loss } HP{ $left ->
    [0] .
   *[other] {" "}({ $left } left).
}
event-recovered = { $up ->
    [1] { $hero } stands up with { $hp } HP.
   *[other] { $hero } recovers { $amount } HP ({ $hp }).
}
event-guarded = { $ability }: { $hero } defends at +{ $bonus } until the next turn.
event-dodging = { $ability }: { $hero }’s next loss will be { $amount } smaller.
event-revived = { $hero } helps { $ally } up, at { $hp } HP.
event-turn_ended = { $left ->
    [0] { $hero } ends the turn.
   *[other] { $hero } ends the turn ({ $left ->
        [one] one action left over
       *[other] { $left } actions left over
    }).
}
event-special = { $monster }: 🎲 { $d6 }, { $special }.
event-skipped = { $monster } is pinned and skips its turn.
event-advanced = { $monster } advances from { $origin } to { $square }.
event-withdrew = { $monster } backs off from { $origin } to { $square }.
event-waits = { $monster } does not move.
event-siege = The siege wears the heroes down: { $heroes-count ->
    [one] { $heroes } loses
   *[other] { $heroes } each lose
} { $loss } HP.
event-wave_won = 🏰 **Wave { $wave } is beaten back.**
event-sharpened = { $hero } takes a d{ $die }.
event-learned = { $hero } learns { $ability }.
event-victory = 🏆 **The bastion holds!** { $heroes } { $heroes-count ->
    [one] has defended it.
   *[other] have defended it.
}
event-defeat = **The bastion falls** in wave { $wave }, round { $round }.
event-exhausted = After { $rounds } rounds the heroes have no strength left: the bastion is lost.
event-resigned = { $seat } gives up: the guard withdraws.
event-corrected_hp = The GM sets { $figure } to { $hp } HP ({ $reason }).
event-corrected_square = The GM puts { $figure } on { $square } ({ $reason }).
event-corrected_actions = The GM leaves { $hero } { $actions ->
    [0] no action
    [one] { $actions } action
   *[other] { $actions } actions
} ({ $reason }).

# the end
outcome-victory = { $winners } { $winners-count ->
    [one] has held
   *[other] have held
} the bastion: victory!
outcome-defeat = All heroes are down: defeat.
outcome-exhausted = The siege has lasted too long: defeat.
outcome-resigned = The guard has withdrawn: defeat.
recap-rounds = { $waves ->
    [0] No wave beaten back
    [one] { $waves } wave beaten back
   *[other] { $waves } waves beaten back
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
recap-hero = **{ $hero }**: { $dealt } HP dealt, { $taken } taken, { $slain ->
    [0] no monster slain
    [one] { $slain } monster slain
   *[other] { $slain } monsters slain
}{ $falls ->
    [0] .
    [one] , { $falls } fall.
   *[other] , { $falls } falls.
}
recap-luck = { $hero }’s dice: { $shown } where { $average } was to be expected ({ $luck ->
    [good] lucky, +{ $gap }
    [bad] unlucky, −{ $gap }
   *[even] just average
}).
recap-monsters = The monsters’ dice: { $shown } where { $average } was to be expected ({ $luck ->
    [good] lucky, +{ $gap }
    [bad] unlucky, −{ $gap }
   *[even] just average
}).

# why not
refusal-no-moves = Nothing was chosen: say what to do first.
refusal-not-a-seat = Only the players of this table act here.
refusal-already-chosen = The heroes are chosen: no more changes.
refusal-no-such-hero = I do not know that hero. There are: { $heroes }.
refusal-hero-yours = { $hero } is your hero already.
refusal-same-hero = { $hero } has been taken by { $seat }: to each their own.
refusal-which-hero = Which one acts? You have { $heroes }: add the hero.
refusal-not-your-hero = { $hero } is not yours. You play { $heroes-count ->
    [0] nobody
   *[other] { $heroes }
}.
refusal-no-upgrade = Improvements come between two waves only.
refusal-upgraded = { $hero } has chosen already this time.
refusal-die-max = { $hero } has a d{ $die } already, the largest: take an ability.
refusal-not-on-sheet = That ability is not on { $hero }’s sheet. To learn: { $abilities-count ->
    [0] nothing more
   *[other] { $abilities }
}.
refusal-ability-known = { $hero } knows { $ability } already. To learn: { $abilities-count ->
    [0] nothing more
   *[other] { $abilities }
}.
refusal-not-hero-phase = It is not the heroes’ phase yet: everybody chooses a hero first.
refusal-upgrade-pending = The wave is beaten back: choose your improvements first.
refusal-hero-down = { $hero } is down and can do nothing. An ally next to them can help.
refusal-no-follow = No move follows an attack of { $hero } right now.
refusal-follow-first = { $ability } is not finished: { $hero } moves first, or stays.
refusal-wave-over = There is no monster left: the last ability is being finished.
refusal-no-actions = { $hero } has no action left this turn.
refusal-off-grid = That square is not on the board: A1 to F6.
refusal-wall = { $square } is a wall: nobody enters it.
refusal-occupied = { $square } is taken by { $who }.
refusal-no-move = Choose another square than { $square }, where you already are.
refusal-unreachable = No path leads to { $square }: walls, figures or too high a step are in the way.
refusal-too-far = { $square } is too far: the way costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} and you have { $points }. On the way you could reach { $near }.
refusal-bad-target = That is no monster on the board. There are: { $targets }.
refusal-out-of-range = { $target } is { $distance } squares away, and your range is { $range }.
refusal-no-sight = From { $origin } you do not see { $target } on { $square }: { $walls-count ->
    [one] the wall { $walls } blocks the line.
   *[other] the walls { $walls } block the line.
}
refusal-alone = You are the only hero: there is nobody to revive.
refusal-not-down = { $hero } is not down.
refusal-not-adjacent = { $hero } is down on { $square }: go next to them to help (not through a corner closed by two walls).
refusal-unknown-ability = { $hero } does not have that ability. Possible now: { $abilities-count ->
    [0] none
   *[other] { $abilities }
}.
refusal-ability-used = { $ability } has been used this turn. Possible now: { $abilities-count ->
    [0] no ability
   *[other] { $abilities }
}.
refusal-ability-spent = { $ability } is used up for this wave. Possible now: { $abilities-count ->
    [0] no ability
   *[other] { $abilities }
}.
refusal-not-for-that = { $ability } does not ask for all that: leave out what is too much.
refusal-same-target = Two different monsters are needed, not { $target } twice.
refusal-nobody-near = { $ability }: no monster in sight within { $range ->
    [one] { $range } square.
   *[other] { $range } squares.
}
refusal-mist-too-far = { $square } is { $distance } squares away: the mist carries { $range }.
refusal-mist-unseen = You do not see { $square } from here: a wall blocks the line.
refusal-heal-whom = Mend whom? There are: { $heroes }.
refusal-heal-down = { $hero } is down and must be revived first.
refusal-heal-far = { $hero } is too far or out of sight: { $range } squares at most.
refusal-unhurt = { $hero } is not hurt ({ $hp } HP).
refusal-bad-player-count = { $party ->
    [pair] With two heroes for one person one plays alone, not with { $seats }.
   *[each] The Bastion Guard is for 1 or 2 players, not { $seats }.
}
refusal-no-own-map = There is no map in the table’s text: add a [[maps]] section.
refusal-own-text = { $line ->
    [0] In { $place }
   *[other] Line { $line }, { $place }
}: { $expected } is needed.
refusal-no-correction = That is no correction of this game.
refusal-correction-figure = Nobody of that name is on the board. There are: { $figures-count ->
    [0] nobody yet
   *[other] { $figures }
}.
refusal-correction-hp = { $figure } has between 0 and { $most } HP.
refusal-correction-square = { $square } is not free.
refusal-correction-actions = Only a standing hero has actions, 0 to 4, and in the heroes’ phase.
refusal-no-such-place = Neither a square nor a figure of that name. Squares go from A1 to F6.
refusal-nobody-on-board = Nobody is on the board yet: name a square to look from.
refusal-no-such-monster = I do not know that monster. There are: { $kinds }.
refusal-sight-from-wall = { $square } is a wall: nobody looks from there.
refusal-sight-wall = { $square } is a wall: there is nobody to aim at.
refusal-sight-self = Looking at { $square } from { $square } tells nothing.
refusal-no-such-chapter = There is no such chapter. There are: { $chapters }.
expected-key = a known key (this one is not)
expected-missing = this key, which is missing,
expected-whole = a whole number
expected-least = at least { $limit }
expected-most = at most { $limit }
expected-toml = well-formed TOML
expected-list = a list in square brackets
expected-row = six squares a row (heights, # or H)
expected-square = squares from A1 to F6
expected-twice = each square only once
expected-start = starts and spawns that are no walls
expected-closed = at least 16 open squares, all connected,
expected-ladder = dice from the smallest to the largest
expected-rules = known and sensible numbers of the rules
expected-name = plain, different names of at most 30 characters without a number at the end
expected-plain = a plain text of at most 200 characters
expected-die = a die of the ladder
expected-wave = 1 to 6 known monsters a wave
expected-other = a permitted value (see the format of the data)

# answers
answer-sight = From { $square } (height { $height }) one sees { $seen } of the { $all } other open squares.
answer-seen = **{ $who }** on { $square }, { $distance ->
    [one] { $distance } square
   *[other] { $distance } squares
} away: { $state ->
    [blocked] out of sight
    [covered] in sight, in cover (+1)
   *[clear] in sight
}.
answer-line-clear = From { $origin } to { $square } ({ $distance ->
    [one] { $distance } square
   *[other] { $distance } squares
}): the line is clear.
answer-line-covered = From { $origin } to { $square } ({ $distance ->
    [one] { $distance } square
   *[other] { $distance } squares
}): in sight, in cover ({ $walls-count ->
    [one] the line grazes the wall { $walls }
   *[other] the line grazes the walls { $walls }
}).
answer-line-blocked = From { $origin } to { $square } ({ $distance ->
    [one] { $distance } square
   *[other] { $distance } squares
}): no sight, { $walls-count ->
    [one] the wall { $walls } blocks it.
   *[other] the walls { $walls } block it.
}
answer-line-back = The other way, from { $square } to { $origin } ({ $distance }), { $seen ->
    [1] the line is clear: walls lower than oneself do not count.
   *[other] the line is blocked: from below the wall counts.
}
answer-line-sealed = Between { $origin } and { $square } ({ $distance }) two walls close the corner: no way through either.
answer-hero = **{ $title }**: d{ $die }, { $hp } of { $most } HP, Speed { $speed }, range { $range }.
answer-ability = { $state ->
    [ready] ⭐
    [used] ✔️
    [spent] ✖️
   *[unknown] ▫️
} **{ $ability }**: { $text }{ $state ->
    [used] {" "}(used this turn)
    [spent] {" "}(used up for this wave)
    [unknown] {" "}(to be learnt)
   *[ready] {""}
}
answer-monster = **{ $kind }**: d{ $die }, { $hp } HP, Speed { $speed }, range { $range }{ $flies ->
    [1] , flies.
   *[other] .
}
answer-special = 🎲 { $faces }: { $text }
answer-there = { $monster } is on { $square }, { $hp } of { $most } HP{ $pinned ->
    [1] , pinned.
   *[other] .
}

# options
option-scenario = Scenario
    .about = The ground: by lot, one of the four, or a map of the table’s text
option-scenario-draw = by lot
option-scenario-cour = The Courtyard
option-scenario-remparts = The Ramparts
option-scenario-tour = The Fallen Tower
option-scenario-porte = The Gatehouse
option-scenario-own = the table’s own
option-party = Heroes
    .about = A hero for each person (1 or 2 players), or two heroes for one person
option-party-each = one each
option-party-pair = two for one person
option-own_text = The table’s texts
    .about = Heroes, monsters, waves, maps and numbers to add or replace, in TOML as in data/bastion

rules-text =
    {"**"}Aim.** Beat back three waves of monsters. At 0 HP a hero falls; with all of them down, it is defeat.

    {"**"}Your turn.** Two actions, in any order: move (up to your Speed), attack, use an ability (each once a turn), revive an ally next to you. Then the monsters play.

    {"**"}Attacking.** Both roll their die; the loser loses the difference. A tie costs each 1 HP. If you lose, the target ripostes only if you are in its range. From above +1, from below −1, a target in cover +1 for itself.

    {"**"}Seeing.** A wall on the line blocks it unless it is lower than you. A line that grazes the corner of a wall next to the target gives it cover.

    {"**"}Moving.** 1 point a square, diagonals too; 2 to climb a level, 1 to step down.

    {"**"}Between waves.** Everybody recovers 2 HP, then takes a larger die or one more ability.

    Chapter by chapter: `/bastion rules`. Sheets: `/bastion sheet`, `/bastion monster`. Line of sight: `/bastion sight`.

## pictures

picture-seat = Player { $number }
picture-wave = wave { $wave } of { $waves }
picture-round = round { $round }
picture-phase-choose = choosing heroes
picture-phase-upgrade = between waves
picture-phase-over = game over
picture-siege = siege: −{ $loss } HP at the round’s end
picture-siege-near = { $rounds ->
    [one] siege losses in 1 round
   *[other] siege losses in { $rounds } rounds
}
picture-next = next
picture-first = first
picture-coming = Wave { $wave }
picture-start = The guard assembles: choose your heroes.
picture-state-upgrade = upgrading
picture-state-follow = may move
picture-state-down = down
picture-state-choose = choosing a hero
picture-legend-height = height
picture-legend-wall = wall, level
picture-legend-heart = hit points
picture-legend-action = action
picture-legend-turn = to act
picture-legend-moved = monsters’ moves
picture-legend-boot = Speed
picture-legend-target = range
picture-legend-shield = on guard
picture-legend-dodge = dodging
picture-legend-pinned = pinned
picture-legend-pips = monster’s mood (d6)
picture-sight = View from { $square }
picture-sight-of = { $who }: view from { $square }
picture-sight-odds = won, tied, lost (hollow: no riposte)
picture-sight-clear = { $origin } to { $target } (distance { $distance }): a clear view.
picture-sight-covered = { $origin } to { $target } (distance { $distance }): in sight, with cover from wall { $walls }.
picture-sight-blocked = { $origin } to { $target } (distance { $distance }): blocked by wall { $walls }.
picture-target-hidden = { $monster }: hidden by a wall (distance { $distance }).
picture-target-far = { $monster }: out of range (distance { $distance }, range { $range }).
picture-key-blocked = not in sight
picture-key-cover = cover +1
picture-key-clear = in sight
picture-key-dashed = to cover
picture-key-range = range
picture-key-cost = cost to go there
picture-choose = Choose your hero
picture-heroes = Your heroes
picture-turn = Your turn
picture-waiting = Turn played
picture-monsters = The monsters
picture-taken = chosen by { $name }
picture-flies = flies
picture-upgrade-both = Choose: die d{ $die } → d{ $next }, or a new ability.
picture-upgrade-die = What is left is the die: d{ $die } → d{ $next }.
picture-upgrade-ability = The die is at its best: choose an ability.
picture-ability-ready = ready
picture-ability-used = used
picture-ability-spent = spent
picture-ability-unknown = not learnt
picture-ability-start = known at the start
picture-ability-left = { $count ->
    [one] once more
   *[other] { $count } more uses
}
picture-news-calm = The monsters have played; nobody was hurt.
picture-news-row = { $hero } −{ $loss } HP
picture-news-monsters = The monsters have played: { $rows }.
picture-alt-board = { $title }, { $facts }.
picture-alt-recent = Just now: { $what }
picture-alt-more = (Read on with Board as text.)
picture-alt-won = The heroes have won.
picture-alt-lost = The heroes have lost.
picture-alt-choosing = Choosing their hero: { $names }.
picture-alt-asked = To act: { $names }.
picture-alt-picked = { $name } plays { $hero }.
picture-alt-hero = { $hero } ({ $name }) on { $square }: { $hp }/{ $most } HP, d{ $die }, Speed { $speed }, range { $range }
picture-alt-actions = { $count ->
    [0] no action left
    [one] 1 action
   *[other] { $count } actions
}
picture-alt-guard = on guard +{ $bonus }
picture-alt-dodge = dodging { $amount }
picture-alt-monster = { $monster } on { $square }: { $hp }/{ $most } HP, d{ $die }, Speed { $speed }, range { $range }
picture-alt-pinned = pinned
picture-alt-special = d6 { $d6 } ({ $special })
picture-alt-came = came from { $origin }
picture-alt-cover = { " " }(in cover)
picture-alt-nothing = no effect
picture-alt-roll = { $attacker } { $mine } against { $target } { $theirs }: { $result }.
picture-alt-walls = Walls of level { $level }: { $squares }.
picture-alt-height = Height { $height }: { $squares }.
picture-alt-many = { $count } × { $kind }
picture-alt-coming = Next wave: { $monsters }.
picture-alt-reach = Squares within reach, by cost: { $rows }.
picture-alt-cost = { $cost } for { $squares }
picture-alt-odds = Attacking { $monster }: { $won }% won, { $tied }% tied, { $lost }% lost.
picture-alt-hidden = Not in sight: { $squares }.
picture-alt-covered = In cover: { $squares }.
picture-alt-sheet = { $hero }: { $hp } HP, d{ $die }, Speed { $speed }, range { $range }, { $ability }.
picture-alt-card = { $monster }: { $hp } HP, d{ $die }, Speed { $speed }, range { $range }.
picture-text-key = Digit: height of the square; # and a digit: a wall and its level; letters: who stands there.
