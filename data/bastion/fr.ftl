### Words of La Garde du Bastion (fr). Each part keeps to its own section.

## Game

game-name = La Garde du Bastion
group = bastion

# heroes, monsters, abilities
hero-rempart = Aldric
    .alias = rempart, le Rempart, Aldric le Rempart, bulwark
hero-archere = Maëlys
    .alias = archere, l’Archère, Maëlys l’Archère, archer
hero-arcaniste = Ysolde
    .alias = arcaniste, l’Arcaniste, Ysolde l’Arcaniste, arcanist
hero-rodeur = Corvin
    .alias = rodeur, le Rôdeur, Corvin le Rôdeur, prowler
title-rempart = Aldric, le Rempart
title-archere = Maëlys, l’Archère
title-arcaniste = Ysolde, l’Arcaniste
title-rodeur = Corvin, le Rôdeur
figure-rempart = { hero-rempart }
    .alias = rempart, le Rempart
figure-archere = { hero-archere }
    .alias = archere, l’Archère
figure-arcaniste = { hero-arcaniste }
    .alias = arcaniste, l’Arcaniste
figure-rodeur = { hero-rodeur }
    .alias = rodeur, le Rôdeur
figure-gobelin-0 = Gobelin
figure-gobelin-1 = Gobelin 1
    .alias = g1, gobelin 1
figure-gobelin-2 = Gobelin 2
    .alias = g2, gobelin 2
figure-gobelin-3 = Gobelin 3
    .alias = g3, gobelin 3
figure-gobelin-4 = Gobelin 4
    .alias = g4, gobelin 4
figure-gobelin-5 = Gobelin 5
    .alias = g5, gobelin 5
figure-gobelin-6 = Gobelin 6
    .alias = g6, gobelin 6
figure-arbaletrier-0 = Arbalétrier
figure-arbaletrier-1 = Arbalétrier 1
    .alias = a1, arbaletrier 1
figure-arbaletrier-2 = Arbalétrier 2
    .alias = a2, arbaletrier 2
figure-arbaletrier-3 = Arbalétrier 3
    .alias = a3, arbaletrier 3
figure-arbaletrier-4 = Arbalétrier 4
    .alias = a4, arbaletrier 4
figure-arbaletrier-5 = Arbalétrier 5
    .alias = a5, arbaletrier 5
figure-arbaletrier-6 = Arbalétrier 6
    .alias = a6, arbaletrier 6
figure-dragonnet-0 = Dragonnet
figure-dragonnet-1 = Dragonnet 1
    .alias = d1, dragonnet 1
figure-dragonnet-2 = Dragonnet 2
    .alias = d2, dragonnet 2
figure-dragonnet-3 = Dragonnet 3
    .alias = d3, dragonnet 3
figure-dragonnet-4 = Dragonnet 4
    .alias = d4, dragonnet 4
figure-dragonnet-5 = Dragonnet 5
    .alias = d5, dragonnet 5
figure-dragonnet-6 = Dragonnet 6
    .alias = d6, dragonnet 6
kind-gobelin = Gobelin
    .alias = gobelins, goblin
kind-arbaletrier = Arbalétrier
    .alias = arbalète, crossbowman
kind-dragonnet = Dragonnet
    .alias = dragon, boss, drakeling
scenario-cour = La Cour
scenario-remparts = Les Remparts
scenario-tour = La Tour effondrée
scenario-porte = La Porte
ability-mur = Mur de boucliers
    .alias = mur
ability-charge = Charge
ability-fauchage = Fauchage
ability-souffle = Second souffle
    .alias = souffle
ability-precis = Tir précis
    .alias = précis
ability-repli = Tir de repli
    .alias = repli
ability-clouante = Flèche clouante
    .alias = clouante
ability-double = Double flèche
    .alias = double
ability-eclair = Éclair
ability-brume = Pas de brume
    .alias = brume
ability-onde = Onde de choc
    .alias = onde
ability-soin = Soin
ability-sournois = Coup sournois
    .alias = sournois
ability-esquive = Esquive
ability-dague = Dague lancée
    .alias = dague
ability-fuite = Frappe et fuite
    .alias = fuite
does-mur = +1 à tes dés de défense, jusqu’à ton prochain tour.
does-charge = Fais jusqu’à 3 points de déplacement (ou reste), puis attaque à +2.
does-fauchage = Une attaque contre chaque monstre voisin en vue ; pas de riposte.
does-souffle = Tu récupères 4 PV. Une fois par vague.
does-precis = Attaque à +2, sans égard au couvert.
does-repli = Attaque à +2, puis fais jusqu’à 4 points de déplacement.
does-clouante = Attaque à +1 ; si la cible perd des PV et survit, elle passe son prochain tour.
does-double = Deux attaques à +1, contre deux monstres différents.
does-eclair = Attaque avec un dé d’un cran de plus (d12 au mieux) ; pas de riposte.
does-brume = Apparais sur une case libre en vue à 3 cases au plus (ou reste), puis attaque à +2, sans riposte.
does-onde = Chaque monstre en vue à 2 cases au plus perd 2 PV, sans jet.
does-soin = Toi, ou un allié debout en vue à 2 cases au plus, récupère 4 PV. Deux fois par vague.
does-sournois = Attaque ; à +2 si tu as changé de case ce tour.
does-esquive = Ta prochaine perte de PV est réduite de 3, jusqu’à ton prochain tour.
does-dague = Attaque à +1, à 3 cases au plus.
does-fuite = Attaque à +2, puis fais jusqu’à 3 points de déplacement.
kind-of-attack = Une attaque à sa façon.
kind-of-move_attack = Un déplacement, puis une attaque.
kind-of-attack_move = Une attaque, puis un déplacement.
kind-of-teleport_attack = Une téléportation, puis une attaque.
kind-of-double = Deux attaques contre deux monstres différents.
kind-of-sweep = Une attaque contre chaque monstre proche en vue.
kind-of-burst = Chaque monstre proche en vue perd des PV, sans jet.
kind-of-heal = Rend des PV.
kind-of-guard = Renforce les dés de défense jusqu’au prochain tour.
kind-of-dodge = Réduit la prochaine perte de PV, jusqu’au prochain tour.
special-normal = rien de spécial
special-couardise = Couardise
special-ruee = Ruée
special-frenesie = Frénésie
special-recharge = Rechargement
special-repli = Repli
special-perforant = Carreau perforant
special-rugissement = Rugissement
special-souffle = Souffle
special-normal-text = rien de spécial.
special-couardise-text = Couardise. Il n’agit pas ; si un héros est à 2 cases ou moins, il s’éloigne.
special-ruee-text = Ruée. S’il ne peut attaquer personne, il avance, puis attaque s’il le peut.
special-frenesie-text = Frénésie. +1 à ses attaques ce tour, et Ruée.
special-recharge-text = Rechargement. Il n’attaque pas ; il avance seulement si personne n’est à sa portée.
special-repli-text = Repli. Si un héros le touche, il s’éloigne d’abord, puis agit.
special-perforant-text = Carreau perforant. +1 à ses attaques ce tour, sans égard au couvert.
special-rugissement-text = Rugissement. +1 aux attaques des autres monstres jusqu’à la fin de la phase ; lui agit comme d’habitude.
special-souffle-text = Souffle. Une attaque contre chaque héros debout en vue à 3 cases au plus, sans riposte ; à défaut, Ruée.
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
deed-walk = Bouger
deed-attack = Attaquer
deed-revive = Relever l’allié
deed-end = Finir le tour
deed-sharpen = Un dé plus grand
chapter-turn = tour
chapter-attack = attaque
    .alias = attaquer, combat
chapter-sight = visée
    .alias = couvert, vue, ligne de vue
chapter-moving = déplacement
    .alias = bouger, mouvement
chapter-monsters = monstres
chapter-waves = vagues
chapter-end = fin
    .alias = victoire, défaite
chapter-turn-text = **Tour.** Chaque héros a 2 actions, dans l’ordre de son choix : bouger, attaquer, utiliser une capacité, relever un allié voisin tombé (2 PV). Bouger et attaquer peuvent se faire deux fois ; chaque capacité une fois par tour. À deux, jouez dans l’ordre que vous voulez. Ensuite les monstres jouent.
chapter-attack-text = **Attaque.** Chacun lance son dé ; l’écart, c’est ce que perd le perdant. Égalité : chacun perd 1 PV. Si tu perds le jet, la cible riposte seulement si tu es à sa portée et en vue. Plus haut que la cible : +1 ; plus bas : −1. Cible à couvert : +1 à son dé.
chapter-sight-text = **Visée.** On trace la ligne d’un centre de case à l’autre : un mur traversé la bloque, sauf s’il est d’un niveau plus bas que ta case. Entre deux murs qui se touchent par un coin, rien ne passe. La cible est à couvert si la ligne rase le coin d’un mur qui lui est collé. Hauteurs et figurines ne bloquent jamais la vue.
chapter-moving-text = **Déplacement.** Une case coûte 1 point, en diagonale aussi ; monter d’un niveau coûte 2 ; on ne monte pas de deux niveaux d’un coup, on en descend pour 1. On ne traverse ni mur, ni figurine, ni le coin où deux murs se touchent.
chapter-monsters-text = **Monstres.** Chacun lance un d6 (voir sa fiche), puis agit une fois par héros de la partie : il attaque le héros le plus blessé à sa portée (à défaut le plus proche), ou avance vers le plus proche.
chapter-waves-text = **Vagues.** Deux gobelins ; deux gobelins et un arbalétrier ; un dragonnet et deux gobelins. Entre deux vagues, chaque héros récupère 2 PV (ceux à terre se relèvent), puis choisit : un dé plus grand, ou une capacité de plus. À partir du 11ᵉ tour d’une vague, le siège use les héros : 1 PV, puis 2, puis 3…
chapter-end-text = **Fin.** Les trois vagues repoussées : victoire. Tous les héros à terre : défaite.

# commands
move-choose_hero = choisir
    .act = choisir un héros
move-choose_hero-about = Prendre un héros avant la première vague
move-choose_hero-hero = heros
move-choose_hero-hero-about = Aldric, Maëlys, Ysolde ou Corvin
move-walk = bouger
    .act = bouger
move-walk-about = Aller sur une case, dans la limite de ta Vitesse
move-walk-square = case
move-walk-square-about = Où aller, par exemple C3
move-walk-hero = heros
move-walk-hero-about = Quel héros ? Utile seulement si tu en as deux
move-attack = attaquer
    .act = attaquer
move-attack-about = Attaquer un monstre à portée et en vue
move-attack-target = cible
move-attack-target-about = Le monstre visé
move-attack-hero = heros
move-attack-hero-about = Quel héros ? Utile seulement si tu en as deux
move-use = capacite
    .act = utiliser une capacité
move-use-about = Utiliser une capacité de ta fiche
move-use-ability = capacite
move-use-ability-about = Laquelle ?
move-use-target = cible
move-use-target-about = Le monstre visé, ou le héros à soigner
move-use-square = case
move-use-square-about = Où aller d’abord (Charge, Pas de brume)
move-use-second = seconde
move-use-second-about = L’autre monstre de la Double flèche
move-use-hero = heros
move-use-hero-about = Quel héros ? Utile seulement si tu en as deux
move-follow = decrocher
    .act = bouger après l’attaque
move-follow-about = Le déplacement qui suit Tir de repli ou Frappe et fuite
move-follow-square = case
move-follow-square-about = Où aller ; ta propre case pour rester
move-follow-hero = heros
move-follow-hero-about = Quel héros ? Utile seulement si tu en as deux
move-revive = relever
    .act = relever l’allié
move-revive-about = Relever l’allié tombé sur une case voisine : 2 PV
move-revive-hero = heros
move-revive-hero-about = Qui relève ? Utile seulement si tu as deux héros
move-end_turn = fin
    .act = finir le tour
move-end_turn-about = Finir ton tour : les actions restantes sont perdues
move-end_turn-hero = heros
move-end_turn-hero-about = Quel héros ? Utile seulement si tu en as deux
move-sharpen = de
    .act = prendre un dé plus grand
move-sharpen-about = Entre deux vagues : ton dé monte d’un cran
move-sharpen-hero = heros
move-sharpen-hero-about = Quel héros ? Utile seulement si tu en as deux
move-learn = apprendre
    .act = apprendre une capacité
move-learn-about = Entre deux vagues : une capacité de plus
move-learn-ability = capacite
move-learn-ability-about = Laquelle ?
move-learn-hero = heros
move-learn-hero-about = Quel héros ? Utile seulement si tu en as deux
move-resign = abandonner
    .act = abandonner
move-resign-about = Abandonner la partie, pour tout le monde
move-set_hp = pv
move-set_hp-about = MJ : fixer les PV d’un héros ou d’un monstre
move-set_hp-figure = qui
move-set_hp-figure-about = Un héros ou un monstre sur le plateau
move-set_hp-hp = pv
move-set_hp-hp-about = Ses PV ; 0 le met à terre
move-set_hp-reason = raison
move-set_hp-reason-about = Pourquoi, en quelques mots
move-set_square = case
move-set_square-about = MJ : poser un héros ou un monstre sur une case libre
move-set_square-figure = qui
move-set_square-figure-about = Un héros ou un monstre sur le plateau
move-set_square-square = case
move-set_square-square-about = Une case libre, par exemple C3
move-set_square-reason = raison
move-set_square-reason-about = Pourquoi, en quelques mots
move-set_actions = actions
move-set_actions-about = MJ : fixer les actions qui restent à un héros ce tour
move-set_actions-hero = heros
move-set_actions-hero-about = Quel héros ?
move-set_actions-actions = actions
move-set_actions-actions-about = Combien d’actions il lui reste
move-set_actions-reason = raison
move-set_actions-reason-about = Pourquoi, en quelques mots
move-sight = visee
move-sight-about = Ce que voit ton héros : cibles, couvert, chances ; ou une ligne précise
move-sight-square = case
move-sight-square-about = La case ou la figurine à viser ; vide pour tout voir
move-sight-origin = depuis
move-sight-origin-about = D’où regarder : une case ou une figurine ; vide pour ton héros
move-hero_sheet = fiche
move-hero_sheet-about = La fiche d’un héros et ses capacités
move-hero_sheet-hero = heros
move-hero_sheet-hero-about = Lequel ? Vide pour le tien
move-monster_sheet = monstre
move-monster_sheet-about = La fiche d’un monstre et ce que fait son d6
move-monster_sheet-monster = monstre
move-monster_sheet-monster-about = Lequel ? Vide pour tous ceux de la vague
move-rules = regles
move-rules-about = Les règles, en entier ou par chapitre
move-rules-chapter = chapitre
move-rules-chapter-about = tour, attaque, visée, déplacement, monstres, vagues, fin

# the panel
decision-heroes = choisir un héros
decision-turn = jouer le tour des héros
decision-upgrade = choisir un dé plus grand ou une capacité
pick-hero = Héros
    .empty = Choisis un héros
pick-act = Que faire ?
    .empty = Choisis une action
pick-square = Case
    .empty = Choisis où aller
pick-target = Cible
    .empty = Choisis une cible
pick-second = Seconde cible
    .empty = Choisis l’autre monstre
pick-upgrade = Amélioration
    .empty = Un dé plus grand, ou une capacité
act-choose = Prendre ce héros
act-walk = Bouger
act-attack = Attaquer
act-use = Utiliser la capacité
act-revive = Relever
act-end = Finir le tour
act-follow = Bouger et finir l’action
act-upgrade = Choisir
form-scenario = Scénario : **{ $scenario }**.
form-chosen = Tu as pris { $heroes }. Tu peux encore changer tant que tout le monde n’a pas choisi.
form-upgrade = **{ $hero }** se prépare pour la vague { $wave }.
form-follow = { $ability } : **{ $hero }** peut encore bouger, ou rester.
form-actions = **{ $hero }** : { $hp } PV sur { $most }, { $left ->
    [one] encore { $left } action
   *[other] encore { $left } actions
}.

# beneath choices
detail-hero = { $square } · { $hp }/{ $most } PV · d{ $die } · { $left ->
    [0] plus d’action
    [one] { $left } action
   *[other] { $left } actions
}
detail-sheet = { $title } · d{ $die } · { $hp } PV · Vitesse { $speed } · portée { $range } · { $ability }
detail-sharpen = d{ $old } → d{ $die }
detail-walk = jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
detail-attack = d{ $die }, portée { $range }
detail-end = les actions restantes sont perdues
detail-figure = { $square } · { $hp }/{ $most } PV · d{ $die }
detail-step = { $here ->
    [1] rester ici
   *[other] coût { $cost }
} · hauteur { $height }{ $targets-count ->
    [0] {""}
   *[other] {" · à portée : "}{ $targets }
}
detail-mist = { $here ->
    [1] rester ici
   *[other] téléportation
} · hauteur { $height }{ $targets-count ->
    [0] {""}
   *[other] {" · à portée : "}{ $targets }
}
detail-aim = { $won_share } % touche, { $tied_share } % égalité, { $lost_share } % raté{ $ripostes ->
    [1] {" (riposte)"}
   *[other] {""}
} · { $mine } contre { $theirs } · { $hp } PV

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
mod-high = hauteur { $value }
mod-low = contrebas { $value }
mod-bonus = capacité { $value }
mod-cover = couvert { $value }
mod-guard = garde { $value }
sum = d{ $die } : { $roll }{ $added }{ $also } = { $total }
sum-plain = d{ $die } : { $roll }
added = {" "}{ $sign ->
    [minus] −
   *[plus] +
} { $value } { $why }
why-high = hauteur
why-low = contrebas
why-bonus = bonus
why-cover = couvert
why-guard = garde
sums = { $mine } contre { $theirs }
with-ability = {" "}({ $ability })
with-nothing = {""}
preview-choose = Tu prends **{ $hero }**.
preview-step = **{ $hero }** en { $square } : coût { $cost }, hauteur { $height }{ $targets-count ->
    [0] .
   *[other] {" "}; à portée de là : { $targets }.
}
preview-dice = **{ $hero }** { $mine } contre **{ $target }** { $theirs }.
preview-odds = Touche { $won }/{ $cases } ({ $won_share } %), égalité { $tied }/{ $cases } ({ $tied_share } %), raté { $lost }/{ $cases } ({ $lost_share } %){ $ripostes ->
    [1] {" "}avec riposte
   *[other] {" "}sans riposte
}. En moyenne : { $dealt },{ $dealt_tenth } PV infligés, { $taken },{ $taken_tenth } subis ; { $kill_share } % d’abattre la cible{ $fall_share ->
    [0] .
   *[other] , { $fall_share } % de tomber.
}
preview-ability = **{ $ability }** : { $text }
preview-burst = Sans jet : { $targets } { $targets-count ->
    [one] perd
   *[other] perdent
} { $amount } PV.
preview-heal = **{ $hero }** passe à { $hp } PV sur { $most }.
preview-revive = **{ $hero }** relève son allié, à { $hp } PV ; il agira au prochain tour.
preview-end = { $left ->
    [one] **{ $hero }** renonce à { $left } action.
   *[other] **{ $hero }** renonce à { $left } actions.
}
preview-sharpen = **{ $hero }** : d{ $old } → d{ $die }.
preview-learn = **{ $hero }** apprend { $ability } : { $text }

# what happened
event-hero_chosen = { $seat } prend **{ $hero }**.
event-wave = **Vague { $wave } sur { $waves }** : { $monsters }.
event-round = { $round ->
    [1] Aux héros de jouer.
   *[other] Tour { $round } de la vague { $wave } : aux héros.
}
event-walked = { $hero } va de { $origin } en { $square } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}).
event-stayed = { $hero } reste sur place.
event-vanished = { $hero } disparaît en { $origin } et reparaît en { $square }.
event-fought = { $heroic ->
    [1] **{ $attacker }** attaque { $target }
   *[other] { $attacker } attaque **{ $target }**
}{ $with } : 🎲 { $sums }. { $verdict ->
    [hit] { $loss ->
        [0] { $target } esquive tout.
       *[other] { $target } perd { $loss } PV{ $left ->
            [0] .
           *[other] {" "}(reste { $left }).
        }
    }
    [tie] Égalité : { $target } perd { $loss } PV, { $attacker } en perd { $back }{ $attacker_left ->
        [0] .
       *[other] {" "}(reste { $left } et { $attacker_left }).
    }
    [riposte] { $back ->
        [0] Une riposte, que { $attacker } esquive.
       *[other] Riposte : { $attacker } perd { $back } PV{ $attacker_left ->
            [0] .
           *[other] {" "}(reste { $attacker_left }).
        }
    }
   *[miss] Raté, sans riposte.
}
event-fell = 💥 **{ $hero }** tombe.
event-slain = ☠️ **{ $monster }** est abattu.
event-pinned = { $monster } est cloué : il passera son prochain tour.
event-burst = { $ability } de { $hero } : { $monster } perd { $loss } PV{ $left ->
    [0] .
   *[other] {" "}(reste { $left }).
}
event-recovered = { $up ->
    [1] { $hero } se relève avec { $hp } PV.
   *[other] { $hero } récupère { $amount } PV ({ $hp }).
}
event-guarded = { $ability } : { $hero } défend à +{ $bonus } jusqu’à son prochain tour.
event-dodging = { $ability } : la prochaine perte de { $hero } sera réduite de { $amount }.
event-revived = { $hero } relève { $ally }, à { $hp } PV.
event-turn_ended = { $left ->
    [0] { $hero } finit son tour.
   *[other] { $hero } finit son tour ({ $left ->
        [one] une action laissée
       *[other] { $left } actions laissées
    }).
}
event-special = { $monster } : 🎲 { $d6 }, { $special }.
event-skipped = { $monster } est cloué et passe son tour.
event-advanced = { $monster } avance de { $origin } en { $square }.
event-withdrew = { $monster } s’éloigne de { $origin } en { $square }.
event-waits = { $monster } ne bouge pas.
event-siege = Le siège use les héros : { $heroes-count ->
    [one] { $heroes } perd
   *[other] { $heroes } perdent chacun
} { $loss } PV.
event-wave_won = 🏰 **La vague { $wave } est repoussée.**
event-sharpened = { $hero } prend un d{ $die }.
event-learned = { $hero } apprend { $ability }.
event-victory = 🏆 **Le bastion tient !** { $heroes } { $heroes-count ->
    [one] l’a défendu.
   *[other] l’ont défendu.
}
event-defeat = **Le bastion tombe** à la vague { $wave }, tour { $round }.
event-exhausted = Au bout de { $rounds } tours, les héros n’ont plus de forces : le bastion est perdu.
event-resigned = { $seat } abandonne : la garde se retire.
event-corrected_hp = Le MJ met { $figure } à { $hp } PV ({ $reason }).
event-corrected_square = Le MJ pose { $figure } en { $square } ({ $reason }).
event-corrected_actions = Le MJ laisse { $actions ->
    [0] aucune action
    [one] { $actions } action
   *[other] { $actions } actions
} à { $hero } ({ $reason }).

# the end
outcome-victory = { $winners } { $winners-count ->
    [one] a tenu
   *[other] ont tenu
} le bastion : victoire !
outcome-defeat = Tous les héros sont à terre : défaite.
outcome-exhausted = Le siège a duré trop longtemps : défaite.
outcome-resigned = La garde s’est retirée : défaite.
recap-rounds = { $waves ->
    [0] Aucune vague repoussée
    [one] { $waves } vague repoussée
   *[other] { $waves } vagues repoussées
} en { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}.
recap-hero = **{ $hero }** : { $dealt } PV infligés, { $taken } subis, { $slain ->
    [0] aucun monstre abattu
    [one] { $slain } monstre abattu
   *[other] { $slain } monstres abattus
}{ $falls ->
    [0] .
    [one] , { $falls } chute.
   *[other] , { $falls } chutes.
}
recap-luck = { $hero } aux dés : { $shown } pour { $average } attendus ({ $luck ->
    [good] chance, +{ $gap }
    [bad] malchance, −{ $gap }
   *[even] juste la moyenne
}).
recap-monsters = Les monstres aux dés : { $shown } pour { $average } attendus ({ $luck ->
    [good] chance, +{ $gap }
    [bad] malchance, −{ $gap }
   *[even] juste la moyenne
}).

# why not
refusal-no-moves = Rien n’a été choisi : dis d’abord quoi faire.
refusal-not-a-seat = Seuls les joueurs de cette table agissent ici.
refusal-already-chosen = Les héros sont choisis : on ne change plus.
refusal-no-such-hero = Je ne connais pas ce héros. Il y a : { $heroes }.
refusal-hero-yours = { $hero } est déjà ton héros.
refusal-same-hero = { $hero } est déjà pris par { $seat } : chacun son héros.
refusal-which-hero = Lequel agit ? Tu as { $heroes } : ajoute le héros.
refusal-not-your-hero = { $hero } n’est pas à toi. Tu joues { $heroes-count ->
    [0] en spectateur
   *[other] { $heroes }
}.
refusal-no-upgrade = On s’améliore entre deux vagues seulement.
refusal-upgraded = { $hero } a déjà choisi pour cette fois.
refusal-die-max = { $hero } a déjà un d{ $die }, le plus grand : prends une capacité.
refusal-not-on-sheet = Cette capacité n’est pas sur la fiche de { $hero }. À apprendre : { $abilities-count ->
    [0] plus rien
   *[other] { $abilities }
}.
refusal-ability-known = { $hero } connaît déjà { $ability }. À apprendre : { $abilities-count ->
    [0] plus rien
   *[other] { $abilities }
}.
refusal-not-hero-phase = Ce n’est pas encore la phase des héros : que chacun choisisse d’abord le sien.
refusal-upgrade-pending = La vague est repoussée : choisissez d’abord vos améliorations.
refusal-hero-down = { $hero } est à terre et ne peut rien faire. Un allié voisin peut le relever.
refusal-no-follow = Aucun déplacement ne suit une attaque de { $hero } en ce moment.
refusal-follow-first = { $ability } n’est pas finie : { $hero } bouge d’abord, ou reste sur sa case.
refusal-wave-over = Il n’y a plus de monstre : on attend la fin de la dernière capacité.
refusal-no-actions = { $hero } n’a plus d’action ce tour.
refusal-off-grid = Cette case n’est pas sur le plateau : de A1 à F6.
refusal-wall = { $square } est un mur : on n’y entre pas.
refusal-occupied = { $square } est occupée par { $who }.
refusal-no-move = Choisis une autre case que { $square }, où tu es déjà.
refusal-unreachable = Aucun chemin ne mène en { $square } : des murs, des figurines ou une marche trop haute barrent la route.
refusal-too-far = { $square } est trop loin : le trajet coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, et tu en as { $points }. En route, tu peux aller jusqu’en { $near }.
refusal-bad-target = Ce n’est pas un monstre du plateau. Il y a : { $targets }.
refusal-out-of-range = { $target } est à { $distance } cases, et ta portée est de { $range }.
refusal-no-sight = De { $origin }, tu ne vois pas { $target } en { $square } : { $walls-count ->
    [one] le mur { $walls } bloque la visée.
   *[other] les murs { $walls } bloquent la visée.
}
refusal-alone = Tu es le seul héros : il n’y a personne à relever.
refusal-not-down = { $hero } n’est pas à terre.
refusal-not-adjacent = { $hero } est à terre en { $square } : va sur une case voisine pour l’aider (pas par un coin fermé par deux murs).
refusal-unknown-ability = { $hero } n’a pas cette capacité. Possible maintenant : { $abilities-count ->
    [0] aucune
   *[other] { $abilities }
}.
refusal-ability-used = { $ability } a déjà servi ce tour. Possible maintenant : { $abilities-count ->
    [0] aucune capacité
   *[other] { $abilities }
}.
refusal-ability-spent = { $ability } est épuisée pour cette vague. Possible maintenant : { $abilities-count ->
    [0] aucune capacité
   *[other] { $abilities }
}.
refusal-not-for-that = { $ability } ne demande pas tout cela : retire ce qui est en trop.
refusal-same-target = Il faut deux monstres différents, pas deux fois { $target }.
refusal-nobody-near = { $ability } : aucun monstre en vue à { $range ->
    [one] { $range } case.
   *[other] { $range } cases.
}
refusal-mist-too-far = { $square } est à { $distance } cases : la brume porte à { $range }.
refusal-mist-unseen = Tu ne vois pas { $square } d’ici : un mur bloque la visée.
refusal-heal-whom = Qui soigner ? Il y a : { $heroes }.
refusal-heal-down = { $hero } est à terre : il faut le relever d’abord.
refusal-heal-far = { $hero } est trop loin ou hors de vue : { $range } cases au plus.
refusal-unhurt = { $hero } n’est pas blessé ({ $hp } PV).
refusal-bad-player-count = { $party ->
    [pair] Avec deux héros pour une personne, on joue seul, pas à { $seats }.
   *[each] La Garde du Bastion se joue à 1 ou 2, pas à { $seats }.
}
refusal-no-own-map = Il n’y a pas de carte dans le texte de la table : ajoute une section [[maps]].
refusal-own-text = { $line ->
    [0] Dans { $place }
   *[other] Ligne { $line }, { $place }
} : il faut { $expected }.
refusal-no-correction = Ce n’est pas une correction de ce jeu.
refusal-correction-figure = Personne de ce nom sur le plateau. Il y a : { $figures-count ->
    [0] personne encore
   *[other] { $figures }
}.
refusal-correction-hp = { $figure } a entre 0 et { $most } PV.
refusal-correction-square = { $square } n’est pas libre.
refusal-correction-actions = Seul un héros debout a des actions, de 0 à 4, et pendant la phase des héros.
refusal-no-such-place = Ni case, ni figurine de ce nom. Les cases vont de A1 à F6.
refusal-nobody-on-board = Personne n’est encore sur le plateau : nomme une case de départ.
refusal-no-such-monster = Je ne connais pas ce monstre. Il y a : { $kinds }.
refusal-sight-from-wall = { $square } est un mur : personne n’y regarde.
refusal-sight-wall = { $square } est un mur : on n’y vise personne.
refusal-sight-self = Regarder { $square } depuis { $square } n’apprend rien.
refusal-no-such-chapter = Ce chapitre n’existe pas. Il y a : { $chapters }.
expected-key = une clé connue (celle-ci ne l’est pas)
expected-missing = cette clé, qui manque
expected-whole = un nombre entier
expected-least = au moins { $limit }
expected-most = au plus { $limit }
expected-toml = un texte TOML bien formé
expected-list = une liste entre crochets
expected-row = six cases par ligne : hauteurs, # ou H
expected-square = des cases de A1 à F6
expected-twice = chaque case une seule fois
expected-start = des départs et arrivées hors des murs
expected-closed = au moins 16 cases ouvertes, toutes reliées
expected-ladder = des dés du plus petit au plus grand
expected-rules = des nombres de règles connus et raisonnables
expected-name = des noms simples, différents, de 30 caractères au plus, sans numéro à la fin
expected-plain = un texte simple de 200 caractères au plus
expected-die = un dé de l’échelle
expected-wave = de 1 à 6 monstres connus par vague
expected-other = une valeur permise (voir le format des données)

# answers
answer-sight = De { $square } (hauteur { $height }), on voit { $seen } des { $all } autres cases ouvertes.
answer-seen = **{ $who }** en { $square }, à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} : { $state ->
    [blocked] hors de vue
    [covered] en vue, à couvert (+1)
   *[clear] en vue
}.
answer-line-clear = De { $origin } à { $square } ({ $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}) : la visée est libre.
answer-line-covered = De { $origin } à { $square } ({ $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}) : en vue, à couvert ({ $walls-count ->
    [one] la ligne rase le mur { $walls }
   *[other] la ligne rase les murs { $walls }
}).
answer-line-blocked = De { $origin } à { $square } ({ $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}) : pas de visée, { $walls-count ->
    [one] le mur { $walls } bloque.
   *[other] les murs { $walls } bloquent.
}
answer-line-back = Dans l’autre sens, de { $square } à { $origin } ({ $distance }), { $seen ->
    [1] la visée est libre : les murs plus bas que soi ne comptent pas.
   *[other] la visée est bloquée : d’en bas, le mur compte.
}
answer-line-sealed = Entre { $origin } et { $square } ({ $distance }), deux murs ferment le coin : on n’y passe pas non plus.
answer-hero = **{ $title }** : d{ $die }, { $hp } PV sur { $most }, Vitesse { $speed }, portée { $range }.
answer-ability = { $state ->
    [ready] ⭐
    [used] ✔️
    [spent] ✖️
   *[unknown] ▫️
} **{ $ability }** : { $text }{ $state ->
    [used] {" "}(déjà servie ce tour)
    [spent] {" "}(épuisée pour cette vague)
    [unknown] {" "}(à apprendre)
   *[ready] {""}
}
answer-monster = **{ $kind }** : d{ $die }, { $hp } PV, Vitesse { $speed }, portée { $range }{ $flies ->
    [1] , vole.
   *[other] .
}
answer-special = 🎲 { $faces } : { $text }
answer-there = { $monster } est en { $square }, { $hp } PV sur { $most }{ $pinned ->
    [1] , cloué.
   *[other] .
}

# options
option-scenario = Scénario
    .about = Le terrain : tiré au sort, l’un des quatre, ou une carte du texte de la table
option-scenario-draw = au sort
option-scenario-cour = La Cour
option-scenario-remparts = Les Remparts
option-scenario-tour = La Tour effondrée
option-scenario-porte = La Porte
option-scenario-own = celui de la table
option-party = Héros
    .about = Un héros par personne (1 ou 2 joueurs), ou deux héros pour une seule personne
option-party-each = un par personne
option-party-pair = deux pour une personne
option-own_text = Textes de la table
    .about = Héros, monstres, vagues, cartes et nombres à ajouter ou remplacer, en TOML comme dans data/bastion

rules-text =
    {"**"}But.** Repoussez trois vagues de monstres. À 0 PV un héros tombe ; tous à terre, c’est la défaite.

    {"**"}Ton tour.** Deux actions, dans l’ordre que tu veux : bouger (jusqu’à ta Vitesse), attaquer, utiliser une capacité (chacune une fois par tour), relever un allié voisin. Puis les monstres jouent.

    {"**"}Attaquer.** Chacun lance son dé ; l’écart, c’est ce que perd le perdant. Égalité : 1 PV chacun. Si tu perds, la cible riposte seulement si tu es à sa portée. D’en haut +1, d’en bas −1, cible à couvert +1 pour elle.

    {"**"}Voir.** Un mur sur la ligne la bloque, sauf s’il est plus bas que toi. Une ligne qui rase le coin d’un mur collé à la cible lui donne le couvert.

    {"**"}Bouger.** 1 point par case, diagonale comprise ; 2 pour monter d’un niveau, 1 pour descendre.

    {"**"}Entre les vagues.** Chacun récupère 2 PV, puis prend un dé plus grand ou une capacité de plus.

    Chapitre par chapitre : `/bastion regles`. Fiches : `/bastion fiche`, `/bastion monstre`. Ligne de vue : `/bastion visee`.

## pictures

picture-seat = Joueur { $number }
picture-wave = vague { $wave } sur { $waves }
picture-round = tour { $round }
picture-phase-choose = choix des héros
picture-phase-upgrade = entre deux vagues
picture-phase-over = partie terminée
picture-siege = le siège use : −{ $loss } PV en fin de tour
picture-siege-near = { $rounds ->
    [one] le siège use dans 1 tour
   *[other] le siège use dans { $rounds } tours
}
picture-next = ensuite
picture-first = d’abord
picture-coming = Vague { $wave }
picture-start = La garde se forme : à chacun de choisir son héros.
picture-state-upgrade = s’améliore
picture-state-follow = peut bouger
picture-state-down = à terre
picture-state-choose = choisit son héros
picture-legend-height = hauteur
picture-legend-wall = mur, niveau
picture-legend-heart = points de vie
picture-legend-action = action
picture-legend-turn = doit jouer
picture-legend-moved = trajet des monstres
picture-legend-boot = Vitesse
picture-legend-target = portée
picture-legend-shield = en garde
picture-legend-dodge = esquive
picture-legend-pinned = cloué
picture-legend-pips = humeur du monstre (d6)
picture-sight = Vue depuis { $square }
picture-sight-of = { $who } : vue depuis { $square }
picture-sight-odds = réussite, égalité, échec (creux : sans riposte)
picture-sight-clear = De { $origin } à { $target } (distance { $distance }) : vue dégagée.
picture-sight-covered = De { $origin } à { $target } (distance { $distance }) : en vue, mais à couvert du mur { $walls }.
picture-sight-blocked = De { $origin } à { $target } (distance { $distance }) : vue bloquée par le mur { $walls }.
picture-target-hidden = { $monster } : vue bloquée par un mur (distance { $distance }).
picture-target-far = { $monster } : hors de portée (distance { $distance }, portée { $range }).
picture-key-blocked = pas en vue
picture-key-cover = couvert +1
picture-key-clear = vue
picture-key-dashed = vue à couvert
picture-key-range = portée
picture-key-cost = coût pour y aller
picture-choose = Choisis ton héros
picture-heroes = Tes héros
picture-turn = À toi de jouer
picture-waiting = Tour joué
picture-monsters = Les monstres
picture-taken = choisi par { $name }
picture-flies = vole
picture-upgrade-both = Au choix : dé d{ $die } → d{ $next }, ou une nouvelle capacité.
picture-upgrade-die = Il reste le dé : d{ $die } → d{ $next }.
picture-upgrade-ability = Le dé est au plus haut : choisis une capacité.
picture-ability-ready = prête
picture-ability-used = utilisée
picture-ability-spent = épuisée
picture-ability-unknown = à apprendre
picture-ability-start = connue au départ
picture-ability-left = { $count ->
    [one] encore 1 fois
   *[other] encore { $count } fois
}
picture-news-calm = Les monstres ont joué, personne n’est touché.
picture-news-row = { $hero } −{ $loss } PV
picture-news-monsters = Les monstres ont joué : { $rows }.
picture-alt-board = { $title }, { $facts }.
picture-alt-recent = Il vient de se passer : { $what }
picture-alt-more = (La suite se lit avec Plateau en texte.)
picture-alt-won = Les héros ont gagné.
picture-alt-lost = Les héros ont perdu.
picture-alt-choosing = Choisissent leur héros : { $names }.
picture-alt-asked = À jouer : { $names }.
picture-alt-picked = { $name } joue { $hero }.
picture-alt-hero = { $hero } ({ $name }) en { $square } : { $hp }/{ $most } PV, d{ $die }, Vitesse { $speed }, portée { $range }
picture-alt-actions = { $count ->
    [0] plus d’action
    [one] 1 action
   *[other] { $count } actions
}
picture-alt-guard = en garde +{ $bonus }
picture-alt-dodge = esquive { $amount }
picture-alt-monster = { $monster } en { $square } : { $hp }/{ $most } PV, d{ $die }, Vitesse { $speed }, portée { $range }
picture-alt-pinned = cloué
picture-alt-special = d6 { $d6 } ({ $special })
picture-alt-came = venu de { $origin }
picture-alt-cover = { " " }(à couvert)
picture-alt-nothing = sans effet
picture-alt-roll = { $attacker } { $mine } contre { $target } { $theirs } : { $result }.
picture-alt-walls = Murs de niveau { $level } : { $squares }.
picture-alt-height = Hauteur { $height } : { $squares }.
picture-alt-many = { $count } × { $kind }
picture-alt-coming = Prochaine vague : { $monsters }.
picture-alt-reach = Cases à portée de marche, par coût : { $rows }.
picture-alt-cost = { $cost } pour { $squares }
picture-alt-odds = Attaquer { $monster } : { $won } % de réussite, { $tied } % d’égalité, { $lost } % d’échec.
picture-alt-hidden = Pas en vue : { $squares }.
picture-alt-covered = À couvert : { $squares }.
picture-alt-sheet = { $hero } : { $hp } PV, d{ $die }, Vitesse { $speed }, portée { $range }, { $ability }.
picture-alt-card = { $monster } : { $hp } PV, d{ $die }, Vitesse { $speed }, portée { $range }.
picture-text-key = Chiffre : hauteur de la case ; # et un chiffre : mur et son niveau ; lettres : qui s’y tient.
