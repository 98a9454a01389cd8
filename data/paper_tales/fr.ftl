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
effect-adventurer = Produit 1 :crystal: par :age: posé sur elle (rien sans jeton).
effect-archer = Sa force compte à la guerre même à l’Arrière.
effect-blacksmith = Revenus : +1 :gold:.
effect-cave_spirit = À la pose, reçoit 1 :age:. Produit 1 :crystal:.
effect-cerberus = Force 3 au lieu de 2 si le Royaume produit au moins 1 :food:.
effect-colossus = Force 7 au lieu de 1 avec au moins 1 :age:. +1 :legend: par guerre gagnée.
effect-commander = +1 :legend: par guerre gagnée.
effect-cook = Revenus : +1 :gold: par :food: produite.
effect-demon = À la pose, reçoit 1 :age:. S’il meurt avec exactement 1 :age: : −3 :legend: (rien avec 2 ou plus).
effect-dragon = Force 7 au lieu de 0 si le Royaume produit au moins 1 :crystal:.
effect-farmer = Produit 1 :food:.
effect-forest_child = Produit 1 :wood: et 1 :food:.
effect-forest_spirit = Produit 3 :wood:.
effect-giant_snake = Avec au moins 1 :age: : force 0 au lieu de 4, et +3 :gold: aux Revenus.
effect-golem = À la pose, tous tes bâtiments niveau 1 passent gratuitement au niveau 2.
effect-grand_architect = À la construction, chaque ressource manquante peut être remplacée par 1 :gold:, sans limite.
effect-hunter = Produit 1 :food: s’il est à l’Avant.
effect-knight = Sans effet.
effect-kraken = À la pose : −3 :legend: par bâtiment niveau 2 (compté en toute fin de phase) et 1 :age: sur chacune de tes autres unités. Quand tes unités meurent : +1 :legend: par :age: sur elles (Kraken compris).
effect-landlord = Pas de coût de terrain. Produit 1 :wood:.
effect-leviathan = +2 force par :food: produite. Avec au moins 1 :age: : ne combat plus mais produit 2 :food:.
effect-manticore = +2 force par :food: produite.
effect-master_alchemist = À chaque Déploiement (pas seulement à la pose) : une unité au choix reçoit autant de jetons Âge que de nourritures produites. Guerre : +1 :legend: par :crystal: pour chaque guerre gagnée. Revenus : +1 :gold: par :wood:.
effect-militiaman = +1 force par :age: sur elle.
effect-miner = Produit 1 :crystal:.
effect-monkey = Coût négatif : rapporte 1 :gold: à la pose, utilisable tout de suite. À sa mort : +1 :gold: par :age: sur lui.
effect-mystical_healer = Phase d’Âge : peut sauver une de tes unités ayant exactement 1 :age: (lui-même possible) ; l’unité sauvée vieillit ensuite normalement.
effect-necromancer = À la pose, chacune de tes autres unités reçoit 1 :age:.
effect-ogre = +1 force par :gold: qui sera gagné aux Revenus de ce tour (les 2 de base compris).
effect-palm_reader = Quand tes unités meurent : +1 :legend: par :age: sur elles (elle-même comprise).
effect-peddler = Revenus : +1 :gold:. Produit 1 :wood:.
effect-relic_of_wisdom = Ne meurt jamais. Fin de partie : +2 :legend: par :age: sur elle.
effect-rogue = +1 :gold: par guerre gagnée (phase de Guerre, pas Revenus).
effect-salamander = +1 force par :age: sur elle. Ne meurt qu’avec 2 :age: ou plus.
effect-sculptor = +3 :legend: quand elle meurt (phase d’Âge uniquement).
effect-shapeshifter = À la pose : révèle des cartes (les autres sont défaussées) jusqu’à une unité de coût 3 ou moins ; elle prend sa place gratuitement avec 1 :age: et ses effets de Déploiement s’appliquent ; Changeforme est défaussé. Pas de force imprimée.
effect-strategist = +1 force par :age: dans tout le Royaume. Peut combattre de l’Arrière.
effect-time_master = À la pose, place 2 :age: sur une de tes unités (elle-même possible).
effect-treefolk = Produit 1 :food:.
effect-veteran = À la pose, reçoit 1 :age:.
effect-wood_merchant = À la construction, chaque bois manquant peut être remplacé par 1 :gold:, sans limite.
effect-woodcutter = Produit 1 :wood:.
building-town = Ville
building-temple = Temple
building-tavern = Taverne
building-mine = Mine
building-barracks = Caserne
effect-town-1 = Produit 1 :wood: et 1 :food:.
effect-town-2 = Ajoute 1 :crystal: à la production du niveau 1.
effect-temple-1 = Revenus : +2 :gold:.
effect-temple-2 = Guerre : +2 :legend: à chaque tour, quel que soit le résultat (revenu du niveau 1 conservé).
effect-tavern-1 = Revenus : +1 :gold: par :food: produite.
effect-tavern-2 = Guerre : +1 :legend: par :food: produite (revenu du niveau 1 conservé).
effect-mine-1 = Produit 1 :crystal:.
effect-mine-2 = Guerre : +2 :legend: par :crystal: produit (le sien compris).
effect-barracks-1 = Guerre : +1 à la force totale du Royaume par :wood: produit.
effect-barracks-2 = Guerre : +1 :legend: par unité du Royaume (Avant ou Arrière) de force actuelle 3 ou plus (bonus du niveau 1 conservé).

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

# -- Sentences of the rules ------------------------------------------------------------

# Things
project-named = { $building } niveau { $level }
project-none = Ne rien construire
    .alias = rien, aucun
payment-cheapest = au moins cher
payment-c = cristaux
payment-g = or
payment-cc = cristaux aux deux niveaux
payment-cg = cristaux au niveau 1, or au niveau 2
payment-gc = or au niveau 1, cristaux au niveau 2
payment-gg = or aux deux niveaux
keep-none = Ne rien garder
    .alias = rien, aucune, aucun
stand-empty = Personne
stand-usual = Ordre habituel
stand-card = { $unit }
stand-copy = { $unit } (exemplaire { $copy })
stand-unit = { $unit } ({ $spot }, { $age ->
            [0] sans jeton
            [one] { $age } jeton
           *[other] { $age } jetons
        })
act-open = Ouvrir le paquet
act-pick = Prendre cette carte
act-repick = Changer mon dernier choix
act-trust = Laisser la maison choisir
act-wishes = Liste de souhaits, pour la nuit
act-list = Garder cette liste
act-ready = Prêt : donner ces ordres
act-reopen = Reprendre mes ordres
act-aim = Donner les jetons
picker-self = Je choisis moi-même
picker-house = La maison choisit pour moi

# Commands
section-deploy = deploiement
section-deploy-about = Préparer ton Déploiement en secret
section-build = construction
section-build-about = Préparer ta Construction et tes sauvetages en secret
move-open = ouvrir
move-open-about = Ouvrir le paquet qui t’attend (ton choix précédent ne change plus)
move-pick = prendre
move-pick-about = Prendre une carte du paquet ouvert, ou changer ton dernier choix
move-pick-card = carte
move-pick-card-about = La carte à prendre
move-burn = bruler
move-burn-about = À deux : la carte du paquet à défausser face cachée
move-burn-card = carte
move-burn-card-about = La carte à défausser
move-trust = confier
move-trust-about = Laisser la maison ouvrir le paquet et choisir pour toi
move-wish = souhaiter
move-wish-about = Ajouter une unité à la fin de ta liste de souhaits
move-wish-card = carte
move-wish-card-about = L’unité souhaitée
move-unwish = oublier
move-unwish-about = Retirer une unité de ta liste de souhaits
move-unwish-card = carte
move-unwish-card-about = L’unité à retirer
move-night = nuit
move-night-about = Confier tes choix à la maison pour ce recrutement, d’après ta liste de souhaits
move-wake = reveil
move-wake-about = Reprendre toi-même tes choix
move-place = poser
move-place-about = Prévoir une carte de ta main sur un emplacement libre
move-place-card = carte
move-place-card-about = La carte de ta main
move-place-spot = place
move-place-spot-about = Avant 1 à 3 ou Arrière 1 et 2
move-lift = retirer
move-lift-about = Reprendre une carte prévue, ou défausser une unité en jeu
move-lift-spot = place
move-lift-spot-about = L’emplacement à libérer
move-shift = deplacer
move-shift-about = Déplacer une unité ; deux unités échangent leurs places
move-shift-spot = place
move-shift-spot-about = Qui se déplace
move-shift-target = vers
move-shift-target-about = Où elle va
move-keep = garder
move-keep-about = La carte gardée pour le tour suivant
move-keep-card = carte
move-keep-card-about = Une carte non posée, ou rien
move-aim = viser
move-aim-about = Qui reçoit les jetons Âge d’une unité au choix
move-aim-spot = place
move-aim-spot-about = L’unité qui donne ses jetons
move-aim-target = cible
move-aim-target-about = L’unité qui les reçoit
move-pay_first = payer-avant
move-pay_first-about = Payer cette carte avant les autres, si l’or manque
move-pay_first-spot = place
move-pay_first-spot-about = La carte à payer d’abord
move-act_first = agir-avant
move-act_first-about = L’effet de cette unité agit avant les autres
move-act_first-spot = place
move-act_first-spot-about = L’unité qui agit d’abord
move-restart = recommencer
move-restart-about = Recommencer ton plan de cette phase
move-build = batir
move-build-about = Construire ou améliorer un bâtiment
move-build-project = projet
move-build-project-about = Le bâtiment et son niveau
move-build-payment = paiement
move-build-payment-about = Pour le Temple : cristaux ou or
move-build_nothing = ne-pas-batir
move-build_nothing-about = Ne rien construire à ce tour
move-save = sauver
move-save-about = Le Mystique garde cette unité en vie
move-save-spot = place
move-save-spot-about = L’unité à sauver
move-unsave = abandonner-au-sort
move-unsave-about = Ne plus sauver cette unité
move-unsave-spot = place
move-unsave-spot-about = L’unité
move-ready = pret
move-ready-about = Donner tes ordres ; ils seront révélés avec ceux des autres
move-reopen = reprendre
move-reopen-about = Reprendre tes ordres tant que d’autres réfléchissent
move-resign = abandonner
move-resign-about = Abandonner la partie
move-set_gold = or
move-set_gold-about = Corriger l’or d’un joueur
move-set_gold-seat = joueur
move-set_gold-seat-about = Son rang à la table (1 est le premier)
move-set_gold-gold = or
move-set_gold-gold-about = L’or qu’il a désormais
move-set_gold-reason = raison
move-set_gold-reason-about = Pourquoi (tout le monde la lira)
move-set_points = points
move-set_points-about = Corriger les Points de Légende d’un joueur
move-set_points-seat = joueur
move-set_points-seat-about = Son rang à la table (1 est le premier)
move-set_points-points = points
move-set_points-points-about = Les PL qu’il a désormais
move-set_points-reason = raison
move-set_points-reason-about = Pourquoi (tout le monde la lira)
move-set_age = age
move-set_age-about = Corriger les jetons Âge d’une unité
move-set_age-seat = joueur
move-set_age-seat-about = Son rang à la table (1 est le premier)
move-set_age-spot = place
move-set_age-spot-about = A1 A2 A3 (Avant), R1 R2 (Arrière)
move-set_age-tokens = jetons
move-set_age-tokens-about = Les jetons qu’elle porte désormais
move-set_age-reason = raison
move-set_age-reason-about = Pourquoi (tout le monde la lira)
move-set_unit = unite
move-set_unit-about = Poser une unité de la défausse visible, ou défausser celle qui est là
move-set_unit-seat = joueur
move-set_unit-seat-about = Son rang à la table (1 est le premier)
move-set_unit-spot = place
move-set_unit-spot-about = A1 A2 A3 (Avant), R1 R2 (Arrière)
move-set_unit-unit = carte
move-set_unit-unit-about = Le nom d’une unité défaussée ; un espace pour défausser
move-set_unit-reason = raison
move-set_unit-reason-about = Pourquoi (tout le monde la lira)
move-set_building = niveau
move-set_building-about = Corriger le niveau d’un bâtiment
move-set_building-seat = joueur
move-set_building-seat-about = Son rang à la table (1 est le premier)
move-set_building-building = batiment
move-set_building-building-about = Ville, Temple, Taverne, Mine ou Caserne
move-set_building-level = niveau
move-set_building-level-about = 0 pour aucun, 1 ou 2
move-set_building-reason = raison
move-set_building-reason-about = Pourquoi (tout le monde la lira)
move-card = carte
move-card-about = Ce que fait une unité, avec les précisions
move-card-card = nom
move-card-card-about = Son nom, en français ou en anglais
move-building = batiment
move-building-about = Ce que coûte et fait un bâtiment
move-building-building = nom
move-building-building-about = Son nom, en français ou en anglais
move-kingdom = royaume
move-kingdom-about = Un Royaume en détail
move-kingdom-seat = joueur
move-kingdom-seat-about = Son rang à la table (1 est le premier)
move-tables = tables
move-tables-about = Qui passe ses paquets à qui, et ce que coûtent les bâtiments
move-waiting = attente
move-waiting-about = Qui la table attend, et combien de paquets patientent
move-discards = defausse
move-discards-about = Les unités défaussées et la pioche

# Options and decisions
option-large = Six ou sept joueurs
option-large-yes = oui
option-large-no = non
option-aged_leviathan-yes = oui
option-aged_leviathan-no = non
option-two_player_draft = Recrutement à deux
option-two_player_draft-burn = neuf cartes : une prise, une brûlée
option-two_player_draft-plain = cinq cartes, comme à plus
option-two_player_war = Guerre à deux
option-two_player_war-double6 = 3 PL, ou 6 pour le double de force
option-two_player_war-two_neighbours = l’adversaire compte pour deux voisins
option-aged_leviathan = Un Léviathan âgé compte pour la Caserne
decision-pick = recruter une unité
decision-deploy = préparer le Déploiement
decision-follow = choisir qui vieillit
decision-build = construire et sauver
pick-act = Que faire ?
pick-card = Carte à prendre
pick-burnt = Carte à brûler
pick-wishes = Tes souhaits, dans l’ordre
pick-picker = Qui choisit, d’ici la fin du recrutement ?
pick-spot-F1 = Avant 1
pick-spot-F2 = Avant 2
pick-spot-F3 = Avant 3
pick-spot-B1 = Arrière 1
pick-spot-B2 = Arrière 2
pick-keep = Carte gardée pour le tour suivant
pick-pay = Payée en premier
pick-first = Effet qui agit en premier
pick-aim-1 = Qui reçoit les jetons ?
pick-aim-2 = Qui reçoit les jetons ? (2)
pick-aim-3 = Qui reçoit les jetons ? (3)
pick-aim-4 = Qui reçoit les jetons ? (4)
pick-aim-5 = Qui reçoit les jetons ? (5)
pick-target = Qui reçoit les jetons ?
pick-project = Construction
pick-payment = Paiement du Temple
pick-saves = Unités sauvées par le Mystique

# Panels and previews
form-draft =
    Choix { $pick } sur { $all }. { $packs ->
        [0] Aucun paquet ne t’attend pour l’instant.
        [one] Un paquet t’attend.
       *[other] { $packs } paquets t’attendent.
    }
form-draft-open =
    Choix { $pick } sur { $all }. { $packs ->
        [0] Aucun autre paquet ne t’attend.
        [one] Un autre paquet t’attend ensuite.
       *[other] { $packs } autres paquets t’attendent ensuite.
    }
form-draft-done = Tes choix de ce recrutement sont faits ; ta dernière carte viendra d’elle-même.
form-night = La maison choisit pour toi, d’après ta liste de souhaits. Tu peux reprendre la main quand tu veux.
form-changeable = Tu as pris { $card } ; tu peux encore changer, tant que ce paquet n’est pas rouvert et que tu n’ouvres pas le suivant.
form-ready = Tes ordres sont donnés. Tu peux les reprendre tant que d’autres réfléchissent.
form-follow = Changeforme est devenu { $unit } : choisis qui reçoit ses jetons Âge.
preview-locks = En ouvrant, ton choix précédent ne changera plus : { $card }.
preview-changeable = Tu pourras changer d’avis tant que le suivant n’a pas ouvert ce paquet et que tu n’ouvres pas le tien.
preview-gold = Or : { $before }, cartes posées { $price }, il te restera { $gold } :gold:.
preview-strength = Force { $strength } ; { $food } :food:, { $wood } :wood:, { $crystal } :crystal: ; revenus à venir { $income } :gold:.
preview-unpaid = { $cards-count ->
        [one] Or insuffisant, sera défaussée : { $cards }.
       *[other] Or insuffisant, seront défaussées : { $cards }.
    }
preview-dismissed = { $cards-count ->
        [one] Quitte ton Royaume : { $cards }.
       *[other] Quittent ton Royaume : { $cards }.
    }
preview-kept = Gardée pour le tour suivant : { $card }.
preview-dropped = { $cards-count ->
        [one] Défaussée de ta main : { $cards }.
       *[other] Défaussées de ta main : { $cards }.
    }
preview-unaimed = { $cards-count ->
        [one] { $cards } n’a pas de cible : ses jetons iront à ton unité la plus âgée.
       *[other] { $cards } n’ont pas de cible : leurs jetons iront à ton unité la plus âgée.
    }
preview-loss = Le Kraken te coûtera { $points } :legend:.
preview-unknown = Changeforme deviendra une unité inconnue : ces totaux peuvent changer.
preview-nothing-built = Tu ne construis rien.
preview-built = { $project } : { $price }. Il te restera { $gold } :gold: ; tu produiras { $food } :food:, { $wood } :wood:, { $crystal } :crystal:.
preview-dying = { $cards-count ->
        [one] Mourra : { $cards }.
       *[other] Mourront : { $cards }.
    }
preview-saved = { $cards-count ->
        [one] Échappera à la mort : { $cards }.
       *[other] Échapperont à la mort : { $cards }.
    }
price = { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] { "" } (terrain { $land })
    } ; il faut produire { $needed }
price-gold = { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] { "" } (terrain { $land })
    }
cost = { $needed }
cost-or-gold = { $needed } ou { $gold } :gold:
amount-food = { $count } :food:
amount-wood = { $count } :wood:
amount-crystal = { $count } :crystal:
detail-unit = { $cost } :gold:, force { $strength } · { $effect }
detail-standing = force { $strength } · { $effect }
detail-empty = libre
detail-spot = { $unit }, { $age } :age:, force { $strength }
detail-project = { $price } · { $effect }

# Sums
gain-unit = { $unit } { NUMBER($amount) }
gain-building = { $building } { NUMBER($amount) }
gain-base = base { $amount }
gain-wars = guerres { $amount }
aged-unit = { $unit } ({ $age } :age:)
on-spot = { $unit } ({ $spot })
placed-unit = { $unit } ({ $spot }, { $cost } :gold:)
strength-unit = { $unit } { $strength } ({ $spot }{ $age ->
            [0] { "" }
           *[other] , { $age } :age:
        })
strength-changed = { $unit } { $strength } (imprimée { $printed }{ $age ->
            [0] { "" }
           *[other] , { $age } :age:
        })
strength-bonus = { $building } { $strength }
war = { $how ->
        [won] gagne { $mine } contre { $theirs } ({ $other })
        [tied] égalité { $mine } à { $theirs }, gagnée ({ $other })
        [twice] gagne { $mine } contre { $theirs } ({ $other })
       *[other] perd { $mine } contre { $theirs } ({ $other })
    }
war-single = { $how ->
        [won] gagne { $mine } contre { $theirs } ({ $other })
        [twice] gagne { $mine } contre { $theirs } ({ $other }), le double
       *[other] perd { $mine } contre { $theirs } ({ $other })
    }
counted = { $count ->
        [one] { $card }
       *[other] { $card } × { $count }
    }

# Events
event-dealt = Tour { $turn } : paquets de { $cards } cartes.
event-reshuffled = La défausse ({ $cards } cartes) est mélangée et redevient la pioche.
event-pick-locked = Le paquet que tu as passé a été ouvert : ton choix ne change plus ({ $card }).
event-opened = Paquet { $pick } ouvert : { $cards }.
event-take-marked = { $card } : à prendre. Choisis aussi la carte à brûler.
event-burn-marked = { $card } : à brûler. Choisis aussi la carte à prendre.
event-picked = Choix { $pick } : { $card }.
event-picked-burning = Choix { $pick } : { $card } ; brûlée : { $burnt }.
event-repicked = Choix { $pick } changé : { $card }.
event-repicked-burning = Choix { $pick } changé : { $card } ; brûlée : { $burnt }.
event-trusted = La maison a choisi pour toi.
event-night = { $seat } confie ses choix à la maison pour ce recrutement.
event-wake = { $seat } reprend ses choix.
event-last-card = Dernière carte : { $card }.
event-kept-back = Ta carte gardée revient : { $card }.
event-drafted = Recrutement du tour { $turn } terminé : place au Déploiement.
event-ready = { $seat } a donné ses ordres.
    .aside = dans le journal seulement
event-reopened = { $seat } reprend ses ordres.
    .aside = dans le journal seulement
event-dismissed = { $seat } défausse { $units }.
    .topic = Déploiement
    .brief = **{ $seat }** défausse { $units }
event-moved = { $seat } déplace { $units }.
    .aside = dans le journal seulement
event-deployed = { $seat } déploie { $units }. Or : { $before } − { $paid } = { $gold } :gold:.
    .topic = Déploiement
    .brief = **{ $seat }** : { $units } ; { $before } → { $gold } :gold:
event-deployed-nothing = { $seat } ne déploie personne. Or : { $before } − { $paid } = { $gold } :gold:.
    .topic = Déploiement
    .brief = **{ $seat }** : personne ; { $gold } :gold:
event-unpaid = { $seat } ne peut pas payer, donc défausse { $units }.
    .topic = Déploiement
    .brief = **{ $seat }** ne peut pas payer { $units } : défausse
event-left-over = { $seat } { $kept ->
        [0] ne garde rien
       *[other] garde une carte
    }{ $dropped ->
        [0] .
        [one] { "" } et défausse une carte.
       *[other] { "" } et défausse { $dropped } cartes.
    }
    .aside = dans le journal seulement
event-effect-age = { $seat } : { $unit } donne { $tokens } :age:. Désormais : { $units }.
    .topic = Déploiement
    .brief = **{ $seat }** : { $unit } donne { $tokens } :age: ; désormais { $units }
event-effect-upgrade = { $seat } : { $unit } porte au niveau 2 : { $buildings }.
    .topic = Déploiement
    .brief = **{ $seat }** : { $unit } porte au niveau 2 { $buildings }
event-effect-points = { $seat } : { $unit } coûte { $points } :legend:. Total : { $total } :legend:.
    .topic = Déploiement
    .brief = **{ $seat }** : { $unit } coûte { $points } :legend: ; total { $total } :legend:
event-effect-morph = { $seat } : { $unit } devient { $found } ({ $spot }, { $age } :age:).
    .topic = Déploiement
    .brief = **{ $seat }** : { $unit } devient { $found } ({ $spot }, { $age } :age:)
event-effect-morph-passing = { $seat } : { $unit } révèle { $passed }, puis devient { $found } ({ $spot }, { $age } :age:).
    .topic = Déploiement
    .brief = **{ $seat }** : { $unit } révèle { $passed }, puis devient { $found } ({ $spot }, { $age } :age:)
event-effect-morph-nothing = { $seat } : plus aucune carte à révéler, { $unit } reste en place.
    .topic = Déploiement
    .brief = **{ $seat }** : plus aucune carte à révéler, { $unit } reste
event-strength = { $seat }, force : { $lines }. Total { $total }.
    .topic = Forces
    .brief = **{ $seat }** : { $lines } = **{ $total }**
event-strength-nothing = { $seat }, force : { $total }, personne ne combat.
    .topic = Forces
    .brief = **{ $seat }** : personne ne combat = **{ $total }**
event-wars = { $seat }, guerres : { $lines }. { $wars ->
        [0] Aucune guerre gagnée, { $points } :legend:.
        [one] Une guerre gagnée, { $points } :legend:.
       *[other] { $wars } guerres gagnées, { $points } :legend:.
    }
    .topic = Guerres
    .brief = **{ $seat }** { $lines }
event-war-points = { $seat } : { $lines } ; +{ $points } :legend:, total { $total } :legend:.
    .topic = Légende
    .brief = **{ $seat }** : { $lines } → +{ $points } :legend: (total { $total })
event-war-gold = { $seat } prend à la guerre +{ $gold } :gold: ({ $lines }), soit { $total }.
    .topic = Légende
    .brief = **{ $seat }** : { $lines } → +{ $gold } :gold: (total { $total })
event-income = { $seat }, revenus : { $lines } ; +{ $gold } :gold:, soit { $total }.
    .topic = Revenus
    .brief = **{ $seat }** : { $lines } → +{ $gold } :gold: (total { $total })
event-built = { $seat } construit { $building } niveau { $level } : { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] { "" } dont { $land } de terrain
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
            [one] une ressource payée en or
           *[other] { $bought } ressources payées en or
        }
    } ; il reste { $total } :gold:.
    .topic = Construction
    .brief = **{ $seat }** construit { $building } niveau { $level } : { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] { "" } dont { $land } de terrain
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
            [one] une ressource payée en or
           *[other] { $bought } ressources payées en or
        }
        } ; il reste { $total } :gold:
event-upgraded = { $seat } améliore { $building } au niveau { $level } : { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] { "" } dont { $land } de terrain
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
            [one] une ressource payée en or
           *[other] { $bought } ressources payées en or
        }
    } ; il reste { $total } :gold:.
    .topic = Construction
    .brief = **{ $seat }** améliore { $building } au niveau { $level } : { $gold } :gold:{ $land ->
        [0] { "" }
       *[other] { "" } dont { $land } de terrain
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
            [one] une ressource payée en or
           *[other] { $bought } ressources payées en or
        }
        } ; il reste { $total } :gold:
event-built-nothing = { $seat } ne construit rien.
    .topic = Construction
    .brief = **{ $seat }** ne construit rien
event-saved = { $seat } : le Mystique sauve { $units }.
    .topic = Âge
    .brief = **{ $seat }** : le Mystique sauve { $units }
event-died = Morts chez { $seat } : { $units }.
    .topic = Âge
    .brief = **{ $seat }** perd { $units }
event-death-points = { $seat } : { $lines } ; { $points } :legend:, total { $total } :legend:.
    .topic = Âge
    .brief = **{ $seat }** : { $lines } → { $points } :legend: (total { $total })
event-death-gold = { $seat } : { $lines } ; +{ $gold } :gold:, soit { $total }.
    .topic = Âge
    .brief = **{ $seat }** : { $lines } → +{ $gold } :gold: (total { $total })
event-aged = { $seat } vieillit : { $units }.
    .topic = Âge
    .brief = **{ $seat }** vieillit : { $units }
event-final = Fin, { $seat } : { $lines } ; +{ $points } :legend:, total { $total } :legend:.
    .topic = Décompte final
    .brief = **{ $seat }** : { $lines } → +{ $points } :legend:, total **{ $total }**
event-final-nothing = Fin, { $seat } : total { $total } :legend:.
    .topic = Décompte final
    .brief = **{ $seat }** : total **{ $total }** :legend:
event-over = La partie est finie. { $outcome }
event-resigned = { $seat } abandonne.
event-corrected-gold = Correction du MJ : { $seat } a { $gold } :gold: (avant : { $before }). { $reason }
event-corrected-points = Correction du MJ : { $seat } a { $points } :legend: (avant : { $before }). { $reason }
event-corrected-age =
    Correction du MJ : { $unit } ({ $seat }) porte { $age } :age: (avant : { $before }). { $reason }
event-corrected-unit = Correction du MJ : { $unit } entre chez { $seat } ({ $spot }). { $reason }
event-corrected-away = Correction du MJ : { $unit } quitte { $seat } ({ $spot }). { $reason }
event-corrected-building = Correction du MJ : { $building } ({ $seat }) au niveau { $level } (avant : { $before }). { $reason }

# Outcomes
outcome-points = { $winners } l’emporte aux Points de Légende.
outcome-gold = Égalité de Points de Légende : { $winners } l’emporte, plus riche en or.
outcome-shared = Victoire partagée : { $winners }.
outcome-resigned = Tous les autres ont abandonné : { $winners } l’emporte.
recap-seat = { $seat } : { $won ->
        [0] aucune guerre gagnée
        [one] une guerre gagnée
       *[other] { $won } guerres gagnées
    } ({ $wars } :legend:), effets de guerre { $effects } :legend:, morts { $ageing } :legend:, fin { $end } :legend: ; { $gold } :gold: de revenus, { $built ->
        [0] aucune construction
        [one] une construction
       *[other] { $built } constructions
    }, { $died ->
        [0] aucun mort
        [one] un mort
       *[other] { $died } morts
    }.

# Answers
answer-unit = **{ $card }** : coût { $cost } :gold:, force { $strength }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }.
answer-unit-plain = **{ $card }** : coût { $cost } :gold:, sans force, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }.
answer-building = **{ $building }** · niveau 1 : { $one } · niveau 2 : { $two }
answer-level = Niveau { $level } : { $effect }
answer-land = Terrain : { $gold } :gold: par bâtiment déjà construit. Une amélioration ne paie pas de terrain. Un niveau 2 direct coûte les deux niveaux ensemble.
answer-kingdom = **{ $seat }** : { $gold } :gold:, { $points } :legend:, force { $strength }, revenus à venir { $income } :gold:.
answer-resources = Produit : { $food } :food:, { $wood } :wood:, { $crystal } :crystal:.
answer-spot = { $spot } : { $unit }, { $age } :age:, force { $strength }{ $fights ->
        [0] { "" } (ne combat pas)
       *[other] { "" }
    }.
answer-bonus = { $building } : +{ $strength } à la force.
answer-built = { $building } niveau { $level }. { $effect }
answer-passing =
    Tour { $turn } ({ $down ->
        [0] vers le haut
       *[other] vers le bas
    }) : { $seats }, puis de nouveau le premier.
answer-waiting = La table attend { $seats }.
answer-waiting-nobody = La table n’attend personne.
answer-queue =
    { $seat } : { $picks ->
        [0] aucune carte choisie
        [one] { $picks } carte choisie
       *[other] { $picks } cartes choisies
    }, { $packs ->
        [0] aucun paquet
        [one] { $packs } paquet
       *[other] { $packs } paquets
    } en attente{ $open ->
        [0] { "" }
       *[other] , dont un ouvert
    }{ $night ->
        [0] { "" }
       *[other] { "" } ; la maison choisit
    }.
standing-ready = Ordres donnés : { $seats }.
standing-nobody-ready = Personne n’a encore donné ses ordres.
answer-discards = Défausse visible : { $cards }. Face cachée : { $buried }. Pioche : { $pile }.
answer-discards-none = Aucune unité défaussée face visible. Face cachée : { $buried }. Pioche : { $pile }.
ruling-archer = À l’Avant, elle ne compte qu’une fois.
ruling-strategist = Les jetons comptent un par un, les siens compris. À l’Avant, il ne compte qu’une fois.
ruling-colossus = Ses PL comptent où qu’il soit placé.
ruling-demon = Avec deux jetons ou plus à sa mort, aucune perte. Les PL ne descendent jamais sous 0.
ruling-golem = L’emplacement d’un niveau 2 obtenu ainsi s’ouvre au tour suivant. Ses niveaux 2 comptent pour un Kraken déployé en même temps.
ruling-grand_architect = Toute combinaison de ressources peut être achetée, aussi pour le Temple.
ruling-hunter = Sa nourriture suit sa place : rien à l’Arrière.
ruling-kraken = Ses propres jetons comptent aussi à sa mort. La perte vient tout à la fin du Déploiement.
ruling-landlord = Les ressources restent dues. Son bois compte pour la construction.
ruling-leviathan = Âgé, il ne combat plus, mais garde sa force pour la Caserne, selon l’option de la table.
ruling-master_alchemist = S’il y a au moins une nourriture, les jetons doivent être donnés, tous à la même unité, lui compris.
ruling-monkey = Son or paie les autres unités du même Déploiement, mais pas s’il vient d’un Changeforme.
ruling-mystical_healer = Chacun sauve une unité, même s’il meurt lui-même ; deux Mystiques ne sauvent pas la même.
ruling-necromancer = Les autres unités sont toutes celles du Royaume, anciennes et nouvelles.
ruling-ogre = Les 2 :gold: de base comptent ; l’or de la Pillarde, non.
ruling-palm_reader = Chaque unité qui meurt compte, elle-même comprise.
ruling-relic_of_wisdom = Elle reçoit un jeton à chaque phase d’Âge, au dernier tour aussi.
ruling-rogue = Son or vient à la guerre, pas aux Revenus.
ruling-salamander = Le Mystique ne lui sert à rien avec un seul jeton : elle ne meurt pas.
ruling-sculptor = Défausser une unité pendant le Déploiement n’est pas une mort.
ruling-shapeshifter = La carte trouvée est gratuite et ne rapporte pas d’or. Si la pioche est vide, la défausse est mélangée.
ruling-time_master = Les deux jetons doivent aller à la même unité.

# Refusals
refusal-seats = Paper Tales se joue ici de { $least } à { $most } ; vous êtes { $seats }.
refusal-not-a-seat = Seuls les joueurs de cette table jouent ici.
refusal-no-moves = Rien n’a été choisi.
refusal-resigned = Tu as abandonné : ton Royaume est tenu par la maison.
refusal-too-many-changes = Tu as changé tes ordres { $most } fois dans cette phase : garde ceux-ci.
refusal-not-this-phase = { $phase ->
        [draft] C’est le recrutement : ouvre un paquet et prends une carte.
        [deploy] C’est le Déploiement : place tes unités, puis déclare-toi prêt.
        [follow] Changeforme attend un choix avant la guerre.
       *[other] C’est la Construction : choisis un bâtiment, puis déclare-toi prêt.
    }
refusal-already-ready = Tes ordres sont donnés. Reprends-les d’abord pour les changer.
refusal-not-ready = Tes ordres ne sont pas encore donnés.
refusal-pack-open = Un paquet est déjà ouvert devant toi : prends une carte.
refusal-no-pack = Aucun paquet ne t’attend pour l’instant.
refusal-closed-pack = Ouvre d’abord ton paquet ; ton choix précédent ne change plus.
refusal-no-burning = On ne brûle de carte qu’à deux joueurs.
refusal-not-in-pack = Cette carte n’est pas dans le paquet : { $cards }.
refusal-already-so = { $card } : c’est déjà ce que tu as choisi.
refusal-no-picks-left = Tes choix de ce recrutement sont faits.
refusal-same-order = Cet ordre est déjà donné : rien ne change.
refusal-not-wished = { $cards-count ->
        [0] Ta liste de souhaits est vide.
        [one] Cette unité n’est pas dans ta liste : { $cards }.
       *[other] Cette unité n’est pas dans ta liste : { $cards }.
    }
refusal-wishes-full = Ta liste tient { $most } souhaits : retires-en un d’abord.
refusal-unknown-card = Je ne connais pas cette unité. Essaie par exemple « Chevalier » ou « Kraken ».
refusal-unknown-building = Je ne connais pas ce bâtiment : Ville, Temple, Taverne, Mine ou Caserne.
refusal-no-such-spot = Il n’y a pas d’emplacement de ce nom : { $spots }.
refusal-no-fifth-spot = Le troisième emplacement de l’Avant s’ouvre avec un premier bâtiment de niveau 2.
refusal-spot-taken = { $unit } tient déjà l’emplacement { $spot } : retire ou déplace d’abord.
refusal-spot-empty = Personne n’est prévu sur l’emplacement { $spot }.
refusal-same-spot = Rien ne changerait : choisis un autre emplacement.
refusal-not-in-hand = { $cards-count ->
        [0] Il ne te reste aucune carte libre en main.
        [one] Cette carte n’est pas libre dans ta main : { $cards }.
       *[other] Cette carte n’est pas libre dans ta main : { $cards }.
    }
refusal-nothing-left = Toutes tes cartes sont posées : rien à garder.
refusal-no-choice-there = L’unité prévue sur { $spot } ne choisit personne.
refusal-no-effect-there = L’unité prévue sur { $spot } n’a pas d’effet de Déploiement à ordonner.
refusal-nothing-to-pay = Aucune carte à payer sur l’emplacement { $spot }.
refusal-not-your-choice = Ce choix revient à { $seat }.
refusal-follow-choice = L’unité de { $spot } donne ses jetons à une de tes unités : { $spots }.
refusal-no-such-project = Ce bâtiment ne peut pas être construit ainsi : il est déjà à ce niveau, ou n’existe pas.
refusal-resources-missing = { $project } : il te manque { $missing }.
refusal-gold-missing = { $project } coûte { $price } :gold: ; tu en as { $gold }.
refusal-no-such-payment = { $payments-count ->
        [0] Ici le paiement ne se choisit pas.
        [one] Ce paiement n’est pas possible : { $payments }.
       *[other] Ce paiement n’est pas possible. Au choix : { $payments }.
    }
refusal-no-healer = Aucun Mystique ne peut sauver quelqu’un.
refusal-not-savable = L’unité de { $spot } ne peut pas être sauvée : il faut qu’elle meure avec exactement un jeton.
refusal-healers-busy = { $healers ->
        [one] Ton Mystique sauve déjà une unité.
       *[other] Tes { $healers } Mystiques sauvent déjà chacun une unité.
    }
refusal-not-saved = Cette unité n’était pas sauvée.
refusal-nothing-to-build = Rien à construire ni à sauver : cette phase passe sans toi.
refusal-no-correction = Ce n’est pas une correction de ce jeu.
refusal-correction-follow = Changeforme attend un choix : corrige juste après.
refusal-correction-seat = Les joueurs vont de 1 à { $seats }.
refusal-correction-number = Ce nombre est hors limites.
refusal-correction-hidden = { $unit } n’est pas dans la défausse visible : une correction ne prend pas de carte cachée.
refusal-correction-fifth = Une unité tient le troisième emplacement de l’Avant : retire-la d’abord.

# Rules in short
rules-text =
    Paper Tales se joue en quatre tours de six phases ; le plus de Points de Légende (PL) l’emporte.
    { "" }**Recrutement** : prends une carte de chaque paquet, le reste passe au voisin (vers le bas aux tours 1 et 3, vers le haut aux tours 2 et 4).
    { "" }**Déploiement** : en secret, deux unités à l’Avant et deux à l’Arrière. Tout est révélé ensemble, puis payé ; ce qui ne peut pas être payé est défaussé. Une carte peut être gardée.
    { "" }**Guerre** : la force de l’Avant contre chaque voisin ; à force égale ou supérieure, 3 PL.
    { "" }**Revenus** : 2 or, plus ce que rapportent unités et bâtiments.
    { "" }**Construction** : un bâtiment, ou une amélioration. Les ressources doivent être produites, elles ne se dépensent pas ; le terrain coûte 2 or par bâtiment déjà construit. Le premier niveau 2 ouvre un troisième emplacement à l’Avant.
    { "" }**Âge** : les unités qui portent un jeton meurent, les autres en reçoivent un.
    À la fin : 1 PL par bâtiment de niveau 1, 3 PL par bâtiment de niveau 2. Égalité : le plus d’or, sinon victoire partagée.
    { "" }**Ton choix** se change tant que ton voisin n’a pas ouvert le paquet que tu lui as passé et que tu n’as pas ouvert le suivant. La dernière carte du recrutement vient d’elle-même.
    { "" }**À deux**, si la table n’en décide pas autrement : paquets de neuf cartes, une prise et une brûlée à chaque fois ; un seul adversaire, 3 PL à force égale ou supérieure, 6 PL au double, rien à force 0.
    { "" }**Précisions de la maison**
    H1 · Si l’or manque, les Singes rapportent d’abord, puis les cartes se paient dans ton ordre ; ce qui reste impayé est défaussé.
    H2 · Gains et pertes de PL d’une même phase s’additionnent ; le total ne descend jamais sous 0.
    H3, H4 · Un Singe trouvé par Changeforme ne rapporte pas d’or. Si la pioche est vide, la défausse est mélangée.
    H5, H6 · Le Maître Alchimiste et la Maîtresse du temps doivent donner leurs jetons, tous à la même unité, qui peut être eux-mêmes.
    H7 · « Tes autres unités » : toutes celles du Royaume après le paiement.
    H8, H9 · Un Léviathan âgé compte pour la Caserne (option de la table), et le bois y compte même sans personne à l’Avant.
    H10, H11 · Un Mystique qui meurt sauve quand même. Chacun sauve une autre unité, qui devait mourir avec exactement un jeton.
    H12 · À l’Avant, Archère et Stratège ne comptent qu’une fois.
    H13 · Ce qui est défaussé du recrutement et de la main reste caché ; ce qui quitte un Royaume est visible.
    H14 · Sans rien à construire ni à sauver, la phase passe sans toi.
    H15, H16 · Le paiement le moins cher est proposé d’abord. Chaque niveau du Temple se paie en cristaux ou en or.
    H17 · Guerre à deux : voir plus haut.
    H18 · L’or de la Pillarde ne compte pas pour l’Ogre.
    H19 · Au dernier tour, Construction et Âge se jouent ; la carte gardée ne vaut plus rien.
    H20 · Tout le hasard vient d’un seul secret, publié à la fin.

# Effects in a few words
short-adventurer = 1 cristal par jeton
short-archer = combat aussi de l’Arrière
short-blacksmith = revenus +1
short-cave_spirit = 1 cristal ; posé : 1 jeton
short-cerberus = force 3 avec nourriture
short-colossus = âgé : force 7 ; +1 PL par guerre gagnée
short-commander = +1 PL par guerre gagnée
short-cook = revenus +1 par nourriture
short-demon = posé : 1 jeton ; meurt avec 1 jeton : −3 PL
short-dragon = force 7 avec cristal
short-farmer = 1 nourriture
short-forest_child = 1 bois, 1 nourriture
short-forest_spirit = 3 bois
short-giant_snake = âgé : force 0, revenus +3
short-golem = posé : tes niveaux 1 passent au niveau 2
short-grand_architect = construction : toute ressource pour 1 or
short-hunter = 1 nourriture à l’Avant
short-knight = sans effet
short-kraken = posé : vieillit les autres, −3 PL par niveau 2
short-landlord = 1 bois ; pas de coût de terrain
short-leviathan = +2 par nourriture ; âgé : 2 nourritures, ne combat plus
short-manticore = +2 par nourriture
short-master_alchemist = jetons par nourriture ; PL par cristal ; or par bois
short-militiaman = +1 par jeton
short-miner = 1 cristal
short-monkey = rapporte 1 or ; à sa mort, 1 or par jeton
short-mystical_healer = sauve une unité à 1 jeton
short-necromancer = posée : 1 jeton à chaque autre
short-ogre = +1 par or de revenus
short-palm_reader = +1 PL par jeton des morts
short-peddler = 1 bois ; revenus +1
short-relic_of_wisdom = ne meurt jamais ; fin : +2 PL par jeton
short-rogue = +1 or par guerre gagnée
short-salamander = +1 par jeton ; meurt à 2 jetons
short-sculptor = +3 PL à sa mort
short-shapeshifter = posé : devient une unité de la pioche
short-strategist = +1 par jeton du Royaume ; combat de l’Arrière
short-time_master = posée : 2 jetons à une unité
short-treefolk = 1 nourriture
short-veteran = posé : 1 jeton
short-wood_merchant = construction : bois pour 1 or
short-woodcutter = 1 bois
short-town-1 = produit 1 bois et 1 nourriture
short-town-2 = produit aussi 1 cristal
short-temple-1 = revenus +2
short-temple-2 = guerre : +2 PL
short-tavern-1 = revenus +1 par nourriture
short-tavern-2 = guerre : +1 PL par nourriture
short-mine-1 = produit 1 cristal
short-mine-2 = guerre : +2 PL par cristal
short-barracks-1 = force +1 par bois
short-barracks-2 = guerre : +1 PL par unité de force 3

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
picture-effect-kraken = :deployment: −3 :legend: par bâtiment II ; 1 :age: aux autres unités | :skull: +1 :legend: par :age: des morts
picture-effect-landlord = :hammer: Pas de coût de terrain
picture-effect-leviathan = :attack: +2 par :food: ; dès 1 :age:, ne combat plus mais produit 2 :food:
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
picture-effect-strategist = :attack: +1 par :age: du Royaume ; combat aussi à l’Arrière
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
    [one] En main : 1 carte
   *[other] En main : { $count } cartes
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
picture-passed = Ton dernier paquet : tu peux encore changer d’avis
picture-wishes = Liste de souhaits : { $units }
picture-taken = prise
picture-burnt = brûlée
picture-kept = gardée
picture-dropped = défaussée
picture-unpaid = impayée
picture-planned = prévu
picture-plan = Ton Royaume après la pose
picture-ready = Ordres donnés.
picture-not-ready = Ordres encore ouverts.
picture-income = Revenus
picture-or = ou
picture-will-unpaid = L’or ne suffit pas, à la défausse : { $units }.
picture-will-dismiss = Tu renvoies { $units }.
picture-will-morph = Changeforme deviendra une autre unité : la suite est incertaine.
picture-will-save = Le Mystique garde en vie : { $unit }.
picture-will-build = Tu construis : { $building } { $level }.
picture-will-build-nothing = Tu ne construis rien.
picture-aim = { $unit } donne ses jetons à : { $target }.
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
picture-land = Terrain d’un nouveau bâtiment : 2 or par bâtiment déjà construit. Une amélioration ne paie pas de terrain.
picture-passing = Les paquets descendent aux tours 1 et 3, remontent aux tours 2 et 4.
picture-buildings = Bâtiments
picture-waiting = Qui attend-on ?
picture-waiting-key = À droite : cartes en main, paquets en attente.
picture-state-quill = à jouer
picture-state-check = prêt
picture-state-moon = laisse faire
picture-state-flight = a abandonné
picture-state-crown = victoire
picture-state-none = rien à faire
picture-discards = Défausse
picture-piles = Pioche : { $pile }. Défausse : { $up } face visible, { $down } face cachée.
picture-alt-board = { $title }. { $facts }.
picture-alt-recent = À l’instant : { $what }
picture-alt-asked = À jouer : { $names }.
picture-alt-winner = Victoire : { $names }.
picture-alt-kingdom = { $name } : { $points } PL, { $gold } or, force { $strength }.
picture-alt-front = Avant : { $units }.
picture-alt-back = Arrière : { $units }.
picture-alt-produces = Produit { $what }.
picture-alt-income = Revenus à venir : { $gold } or.
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
picture-alt-pack = Paquet ouvert : { $cards }.
picture-alt-passed = Ton dernier paquet, que tu peux encore changer : { $cards }.
picture-alt-hand = Ta main : { $cards }.
picture-alt-taken = Choix : { $unit }.
picture-alt-burnt = Carte brûlée : { $unit }.
picture-alt-kept = Tu gardes : { $units }.
picture-alt-dropped = À la défausse : { $units }.
picture-alt-plan = Ton Royaume après la pose : { $units }. Il te restera { $gold } or, force { $strength }, Revenus { $income }.
picture-alt-project = { $building } { $level } ({ $gold } or)
picture-alt-projects = Possible : { $projects }.
picture-alt-either = { $cost } ou { $gold } or
picture-alt-level = { $building } { $level } : { $cost }. { $effect }
picture-amount-food = { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
picture-amount-wood = { $count } bois
picture-amount-crystal = { $count ->
    [one] 1 cristal
   *[other] { $count } cristaux
}
picture-text-key = Unité et force actuelle ; âge : jetons Âge ; I, II : niveaux ; les voisins sont au-dessus et au-dessous.
picture-news-reveal = Les déploiements sont révélés.
picture-news-wars = Points de guerre : { $rows }.
picture-news-works = Bâtiments : { $rows }.
picture-news-legends = Légendes des morts : { $rows }.
picture-news-final = Points de fin : { $rows }.
picture-news-deaths = { $count ->
    [one] Une unité meurt.
   *[other] { $count } unités meurent.
}
picture-follow = Changeforme est devenu { $unit } : choisis à qui vont ses jetons.
