### Words of Paper Tales (fr). Each part keeps to its own section.

## Rules

game-name = Paper Tales
group = contes

# -- Units and buildings (names: publisher; texts in our own words) ----------------------------------------------------

unit-adventurer = Aventurière
    .alias = Aventurier
unit-archer = Archère
    .alias = Archer
unit-blacksmith = Forgeronne
    .alias = Forgeron
unit-cave_spirit = Esprit des cavernes
    .alias = Esprit de la caverne
unit-cerberus = Cerbère
unit-colossus = Colosse
unit-commander = Général
    .alias = Générale, Commandant
unit-cook = Cuisinier
    .alias = Cuisinière
unit-demon = Démon
unit-dragon = Dragon
unit-farmer = Fermier
    .alias = Fermière
unit-forest_child = Enfant des forêts
    .alias = Enfant de la forêt
unit-forest_spirit = Esprit des forêts
    .alias = Esprit de la forêt
unit-giant_snake = Serpent géant
    .alias = Serpent
unit-golem = Golem
unit-grand_architect = Grand Architecte
    .alias = Architecte
unit-hunter = Chasseur
    .alias = Chasseuse
unit-knight = Chevalier
unit-kraken = Kraken
unit-landlord = Notable
unit-leviathan = Léviathan
unit-manticore = Manticore
unit-master_alchemist = Maître Alchimiste
    .alias = Alchimiste
unit-militiaman = Milicienne
    .alias = Milicien
unit-miner = Mineur
    .alias = Mineuse
unit-monkey = Singe chapardeur
    .alias = Singe
unit-mystical_healer = Mystique
    .alias = Guérisseur, Guérisseur mystique
unit-necromancer = Nécromancienne
    .alias = Nécromancien
unit-ogre = Ogre
unit-palm_reader = Chiromancienne
    .alias = Chiromancien
unit-peddler = Colporteur
    .alias = Colporteuse
unit-relic_of_wisdom = Relique de Sagesse
    .alias = Relique
unit-rogue = Pillarde
    .alias = Pillard
unit-salamander = Salamandre
unit-sculptor = Sculptrice
    .alias = Sculpteur
unit-shapeshifter = Changeforme
unit-strategist = Stratège
unit-time_master = Maîtresse du temps
    .alias = Maître du temps
unit-treefolk = Homme-arbre
    .alias = Homme arbre
unit-veteran = Vétéran
unit-wood_merchant = Négociante en bois
    .alias = Négociant en bois, Marchand de bois
unit-woodcutter = Bûcheron
    .alias = Bûcheronne
effect-adventurer = Produit 1 cristal par jeton Âge posé sur elle (rien sans jeton).
effect-archer = Sa force compte à la guerre même à l’Arrière.
effect-blacksmith = Revenus : +1 or.
effect-cave_spirit = À la pose, reçoit 1 jeton Âge. Produit 1 cristal.
effect-cerberus = Force 3 au lieu de 2 si le Royaume produit au moins 1 nourriture.
effect-colossus = Force 7 au lieu de 1 avec au moins 1 jeton Âge. +1 PL par guerre gagnée.
effect-commander = +1 PL par guerre gagnée.
effect-cook = Revenus : +1 or par nourriture produite.
effect-demon = À la pose, reçoit 1 jeton Âge. S’il meurt avec exactement 1 jeton : −3 PL (rien avec 2 ou plus).
effect-dragon = Force 7 au lieu de 0 si le Royaume produit au moins 1 cristal.
effect-farmer = Produit 1 nourriture.
effect-forest_child = Produit 1 bois et 1 nourriture.
effect-forest_spirit = Produit 3 bois.
effect-giant_snake = Avec au moins 1 jeton Âge : force 0 au lieu de 4, et +3 or aux Revenus.
effect-golem = À la pose, tous tes bâtiments niveau 1 passent gratuitement au niveau 2.
effect-grand_architect = À la construction, chaque ressource manquante peut être remplacée par 1 or, sans limite.
effect-hunter = Produit 1 nourriture s’il est à l’Avant.
effect-knight = Sans effet.
effect-kraken = À la pose : −3 PL par bâtiment niveau 2 (compté en toute fin de phase) et 1 jeton Âge sur chacune de tes autres unités. Quand tes unités meurent : +1 PL par jeton sur elles (Kraken compris).
effect-landlord = Pas de coût de terrain. Produit 1 bois.
effect-leviathan = +2 force par nourriture produite. Avec au moins 1 jeton Âge : ne combat plus mais produit 2 nourritures.
effect-manticore = +2 force par nourriture produite.
effect-master_alchemist = À chaque Déploiement (pas seulement à la pose) : une unité au choix reçoit autant de jetons Âge que de nourritures produites. Guerre : +1 PL par cristal pour chaque guerre gagnée. Revenus : +1 or par bois.
effect-militiaman = +1 force par jeton Âge sur elle.
effect-miner = Produit 1 cristal.
effect-monkey = Coût négatif : rapporte 1 or à la pose, utilisable tout de suite. À sa mort : +1 or par jeton Âge sur lui.
effect-mystical_healer = Phase d’Âge : peut sauver une de tes unités ayant exactement 1 jeton (lui-même possible) ; l’unité sauvée vieillit ensuite normalement.
effect-necromancer = À la pose, chacune de tes autres unités reçoit 1 jeton Âge.
effect-ogre = +1 force par or qui sera gagné aux Revenus de ce tour (les 2 de base compris).
effect-palm_reader = Quand tes unités meurent : +1 PL par jeton Âge sur elles (elle-même comprise).
effect-peddler = Revenus : +1 or. Produit 1 bois.
effect-relic_of_wisdom = Ne meurt jamais. Fin de partie : +2 PL par jeton Âge sur elle.
effect-rogue = +1 or par guerre gagnée (phase de Guerre, pas Revenus).
effect-salamander = +1 force par jeton Âge sur elle. Ne meurt qu’avec 2 jetons ou plus.
effect-sculptor = +3 PL quand elle meurt (phase d’Âge uniquement).
effect-shapeshifter = À la pose : révèle des cartes (les autres sont défaussées) jusqu’à une unité de coût 3 ou moins ; elle prend sa place gratuitement avec 1 jeton Âge et ses effets de Déploiement s’appliquent ; Changeforme est défaussé. Pas de force imprimée.
effect-strategist = +1 force par jeton Âge dans tout le Royaume. Peut combattre de l’Arrière.
effect-time_master = À la pose, place 2 jetons Âge sur une de tes unités (elle-même possible).
effect-treefolk = Produit 1 nourriture.
effect-veteran = À la pose, reçoit 1 jeton Âge.
effect-wood_merchant = À la construction, chaque bois manquant peut être remplacé par 1 or, sans limite.
effect-woodcutter = Produit 1 bois.
building-town = Ville
building-temple = Temple
building-tavern = Taverne
building-mine = Mine
building-barracks = Caserne
effect-town-1 = Produit 1 bois et 1 nourriture.
effect-town-2 = Ajoute 1 cristal à la production du niveau 1.
effect-temple-1 = Revenus : +2 or.
effect-temple-2 = Guerre : +2 PL à chaque tour, quel que soit le résultat (revenu du niveau 1 conservé).
effect-tavern-1 = Revenus : +1 or par nourriture produite.
effect-tavern-2 = Guerre : +1 PL par nourriture produite (revenu du niveau 1 conservé).
effect-mine-1 = Produit 1 cristal.
effect-mine-2 = Guerre : +2 PL par cristal produit (le sien compris).
effect-barracks-1 = Guerre : +1 à la force totale du Royaume par bois produit.
effect-barracks-2 = Guerre : +1 PL par unité du Royaume (Avant ou Arrière) de force actuelle 3 ou plus (bonus du niveau 1 conservé).

spot-F1 = Avant 1
    .alias = A1, F1
spot-F2 = Avant 2
    .alias = A2, F2
spot-F3 = Avant 3
    .alias = A3, F3
spot-B1 = Arrière 1
    .alias = R1, B1
spot-B2 = Arrière 2
    .alias = R2, B2

## Pictures

picture-seat = Joueur { $number }
picture-turn = Tour { $turn } sur 4
picture-phase-draft = Recrutement
picture-phase-deploy = Déploiement
picture-phase-war = Guerre
picture-phase-income = Revenus
picture-phase-build = Construction
picture-phase-ageing = Âge
picture-phase-over = Partie terminée
picture-start = La partie commence.
picture-effect-adventurer = 1 :crystal: par :age: sur elle
picture-effect-archer = :attack: Combat aussi à l’Arrière
picture-effect-blacksmith = :gold: +1 aux Revenus
picture-effect-cave_spirit = :deployment: Arrive avec 1 :age:
picture-effect-cerberus = :attack: Force 3 si tu produis de la :food:
picture-effect-colossus = :attack: Force 7 dès 1 :age: | :attack: +1 :legend: par guerre gagnée
picture-effect-commander = :attack: +1 :legend: par guerre gagnée
picture-effect-cook = :gold: +1 par :food:
picture-effect-demon = :deployment: Arrive avec 1 :age: | :skull: −3 :legend: s’il meurt avec 1 seul :age:
picture-effect-dragon = :attack: Force 7 si tu produis du :crystal:
picture-effect-farmer = Produit 1 :food:
picture-effect-forest_child = Produit 1 :food: et 1 :wood:
picture-effect-forest_spirit = Produit 3 :wood:
picture-effect-giant_snake = :attack: Force 0 dès 1 :age: | :gold: +3 dès 1 :age:
picture-effect-golem = :deployment: Tes bâtiments I passent au niveau II
picture-effect-grand_architect = :hammer: 1 :gold: remplace toute ressource manquante
picture-effect-hunter = Produit 1 :food: s’il est à l’Avant
picture-effect-knight = Aucun effet
picture-effect-kraken = :deployment: −3 :legend: par bâtiment II ; 1 :age: aux autres unités | :skull: +1 :legend: par :age: des morts
picture-effect-landlord = :hammer: Pas de coût de terrain
picture-effect-leviathan = :attack: +2 par :food: ; dès 1 :age:, ne combat plus mais produit 2 :food:
picture-effect-manticore = :attack: +2 par :food:
picture-effect-master_alchemist = :deployment: Chaque tour, 1 :age: par :food: sur une unité | :attack: +1 :legend: par :crystal:, par guerre gagnée | :gold: +1 par :wood:
picture-effect-militiaman = :attack: +1 par :age: sur elle
picture-effect-miner = Produit 1 :crystal:
picture-effect-monkey = :deployment: Rapporte 1 :gold: | :skull: +1 :gold: par :age: sur lui
picture-effect-mystical_healer = :skull: Sauve une unité à 1 :age:
picture-effect-necromancer = :deployment: 1 :age: à tes autres unités
picture-effect-ogre = :attack: +1 par :gold: des Revenus
picture-effect-palm_reader = :skull: +1 :legend: par :age: des morts
picture-effect-peddler = :gold: +1 aux Revenus
picture-effect-relic_of_wisdom = :skull: Ne meurt jamais | :crown: +2 :legend: par :age: sur elle
picture-effect-rogue = :attack: +1 :gold: par guerre gagnée
picture-effect-salamander = :attack: +1 par :age: sur elle | :skull: Ne meurt qu’avec 2 :age:
picture-effect-sculptor = :skull: +3 :legend: à sa mort
picture-effect-shapeshifter = :deployment: Devient la première unité piochée à 3 :gold: ou moins, gratuite, avec 1 :age:
picture-effect-strategist = :attack: +1 par :age: du Royaume ; combat aussi à l’Arrière
picture-effect-time_master = :deployment: 2 :age: sur une de tes unités
picture-effect-treefolk = Produit 1 :food:
picture-effect-veteran = :deployment: Arrive avec 1 :age:
picture-effect-wood_merchant = :hammer: 1 :gold: remplace chaque :wood: manquant
picture-effect-woodcutter = Produit 1 :wood:
picture-effect-town-1 = Produit 1 :food: et 1 :wood:
picture-effect-town-2 = Produit aussi 1 :crystal:
picture-effect-temple-1 = :gold: +2 aux Revenus
picture-effect-temple-2 = :attack: +2 :legend:
picture-effect-tavern-1 = :gold: +1 par :food:
picture-effect-tavern-2 = :attack: +1 :legend: par :food:
picture-effect-mine-1 = Produit 1 :crystal:
picture-effect-mine-2 = :attack: +2 :legend: par :crystal:
picture-effect-barracks-1 = :attack: +1 force par :wood:
picture-effect-barracks-2 = :attack: +1 :legend: par unité de force 3+
picture-down = paquets vers le bas
picture-up = paquets vers le haut
picture-phase-follow = Déploiement
picture-front = Avant
picture-back = Arrière
picture-legend-quill = à jouer
picture-legend-check = prêt
picture-legend-pack = paquets
picture-legend-legend = points de Légende
picture-legend-gold = or, Revenus
picture-legend-age = jetons Âge
picture-legend-full = à la guerre
picture-legend-hollow = hors de la guerre
picture-legend-deployment = à la pose
picture-legend-hammer = construction
picture-legend-skull = à la mort
picture-legend-crown = à la fin
picture-hand = Ta main
picture-hand-empty = Tu n’as pas de carte en main.
picture-hand-so-far = { $count ->
    [one] En main : 1 carte
   *[other] En main : { $count } cartes
}
picture-pack-open = Paquet ouvert
picture-packs-waiting = { $count ->
    [one] Un paquet t’attend.
   *[other] { $count } paquets t’attendent.
}
picture-packs-more = { $count ->
    [one] Un autre paquet t’attend ensuite.
   *[other] { $count } autres paquets t’attendent ensuite.
}
picture-passed = Ton dernier paquet : tu peux encore changer d’avis
picture-wishes = Vœux pour la nuit : { $units }
picture-taken = prise
picture-burnt = écartée
picture-kept = gardée
picture-dropped = défaussée
picture-unpaid = impayée
picture-planned = prévu
picture-plan = Ton Royaume après la pose
picture-ready = Ordres donnés.
picture-not-ready = Ordres encore ouverts.
picture-income = Revenus
picture-or = ou
picture-will-unpaid = L’or ne suffit pas, à la défausse : { $units }.
picture-will-dismiss = Tu renvoies { $units }.
picture-will-morph = Changeforme deviendra une autre unité : la suite est incertaine.
picture-will-save = Le Mystique garde en vie : { $unit }.
picture-will-build = Tu construis : { $building } { $level }.
picture-will-build-nothing = Tu ne construis rien.
picture-aim = { $unit } donne ses jetons à : { $target }.
picture-produces = Produit
picture-field-1 = or
picture-field-2 = Légende
picture-field-3 = unité
picture-field-4 = âge
picture-field-5 = coût
picture-field-6 = force actuelle
picture-field-7 = effet, ressource
picture-field-8 = coût du bâtiment
picture-field-9 = effet du bâtiment
picture-copies = { $count ->
    [one] 1 exemplaire
   *[other] { $count } exemplaires
}
picture-land = Terrain d’un nouveau bâtiment : 2 or par bâtiment déjà construit. Une amélioration ne paie pas de terrain.
picture-passing = Les paquets descendent aux tours 1 et 3, remontent aux tours 2 et 4.
picture-buildings = Bâtiments
picture-waiting = Qui attend-on ?
picture-waiting-key = À droite : cartes en main, paquets en attente.
picture-state-quill = à jouer
picture-state-check = prêt
picture-state-moon = laisse faire
picture-state-flight = a abandonné
picture-state-crown = victoire
picture-state-none = rien à faire
picture-discards = Défausse
picture-piles = Pioche : { $pile }. Défausse : { $up } face visible, { $down } face cachée.
picture-alt-board = { $title }. { $facts }.
picture-alt-recent = À l’instant : { $what }
picture-alt-asked = À jouer : { $names }.
picture-alt-winner = Victoire : { $names }.
picture-alt-kingdom = { $name } : { $points } PL, { $gold } or, force { $strength }.
picture-alt-front = Avant : { $units }.
picture-alt-back = Arrière : { $units }.
picture-alt-produces = Produit { $what }.
picture-alt-income = Revenus à venir : { $gold } or.
picture-alt-age = âge { $count }
picture-alt-free = libre
picture-alt-none = rien
picture-alt-more = La suite est sur l’image.
picture-alt-cards = { $count ->
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
picture-alt-packs = { $count ->
    [one] 1 paquet
   *[other] { $count } paquets
}
picture-alt-opened = paquet ouvert
picture-alt-won = gagne contre { $name } ({ $strength })
picture-alt-lost = perd contre { $name } ({ $strength })
picture-alt-card = { $unit } ({ $cost } or, force { $strength })
picture-alt-pack = Paquet ouvert : { $cards }.
picture-alt-passed = Ton dernier paquet, que tu peux encore changer : { $cards }.
picture-alt-hand = Ta main : { $cards }.
picture-alt-taken = Choix : { $unit }.
picture-alt-burnt = Carte écartée : { $unit }.
picture-alt-kept = Tu gardes : { $units }.
picture-alt-dropped = À la défausse : { $units }.
picture-alt-plan = Ton Royaume après la pose : { $units }. Il te restera { $gold } or, force { $strength }, Revenus { $income }.
picture-alt-project = { $building } { $level } ({ $gold } or)
picture-alt-projects = Possible : { $projects }.
picture-alt-either = { $cost } ou { $gold } or
picture-alt-level = { $building } { $level } : { $cost }. { $effect }
picture-amount-food = { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
picture-amount-wood = { $count } bois
picture-amount-crystal = { $count ->
    [one] 1 cristal
   *[other] { $count } cristaux
}
picture-text-key = Unité et force actuelle ; âge : jetons Âge ; I, II : niveaux ; les voisins sont au-dessus et au-dessous.
picture-news-reveal = Les déploiements sont révélés.
picture-news-wars = Points de guerre : { $rows }.
picture-news-works = Bâtiments : { $rows }.
picture-news-legends = Légendes des morts : { $rows }.
picture-news-final = Points de fin : { $rows }.
picture-news-deaths = { $count ->
    [one] Une unité meurt.
   *[other] { $count } unités meurent.
}
