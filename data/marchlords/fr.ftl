### Words of Marchlords (fr). Each part keeps to its own section.

## Rules
game-name = Marchlords
group = marches
section-order = ordre
section-order-about = Tes ordres de ce tour
section-battle = bataille
section-battle-about = Les batailles à jouer, à déclarer, à régler

# Things
faction-empire = Empire
faction-bretonniens = Bretonniens
    .alias = Bretonnie
faction-hauts_elfes = Hauts Elfes
    .alias = HE
faction-elfes_sylvains = Elfes Sylvains
    .alias = Sylvains
faction-nains = Nains
faction-orcs_gobelins = Orcs et Gobelins
    .alias = Orcs, Gobelins
faction-guerriers_chaos = Guerriers du Chaos
    .alias = Chaos
faction-demons = Démons
faction-betes_chaos = Bêtes du Chaos
    .alias = Hommes-bêtes, Bêtes
faction-comtes_vampires = Comtes Vampires
    .alias = Vampires
faction-rois_tombes = Rois des Tombes
    .alias = Roi des Tombes
faction-nains_chaos = Nains du Chaos
faction-elfes_noirs = Elfes Noirs
    .alias = EN
faction-hommes_lezards = Hommes-lézards
    .alias = Lézards
faction-skavens = Skavens
    .alias = Rats
faction-royaumes_ogres = Royaumes Ogres
    .alias = Ogres, Royaume Ogres
faction-grand_cathay = Grand Cathay
    .alias = Cathay
tag-plaine = Plaine
tag-foret = Forêt
tag-montagne = Montagne
tag-marais = Marais/Ténèbres
tag-desert = Désert
tag-oasis = Oasis
tag-cote = Côte
tag-cite = Cité
tag-port = Port
tag-mer = Mer
power-administration = Ordre & Administration
power-appel = Appel aux Armes
power-noblesse = Noblesse Chevaleresque
power-voeu = Vœu de Chevalerie
power-mer = Maîtres de la Mer
power-harmonie = Harmonie de la Forêt
power-forge = Forge Naine
power-serment = Serment de Haine
power-pillage = Pillage
power-waaagh = WAAAGH!
power-pacte = Pacte Maudit
power-manifestation = Manifestation Éthérée
power-moisson = Moisson des Âmes
power-horde = Horde Sauvage
power-legions = Légions Mortes-Vivantes
power-immortelles = Armées Immortelles
power-artisans = Artisans Maudits
power-corsaires = Pirates Corsaires
power-temples = Cités-Temples
power-proliferation = Prolifération
power-skavenslaves = Skavenslaves
power-nuee = Nuée de Rats
power-appetit = Appétit Ogre
power-prosperite = Prospérité Impériale
effect-administration = +1 or par ville de niveau 2
effect-appel = −1 d’entretien pour chaque armée, ce tour
effect-noblesse = −1 d’entretien par armée de palier 3 ou plus
effect-voeu = encore −1 par armée de palier 3 ou plus, ce tour
effect-mer = +2 or par port
effect-harmonie = +1 or par structure sur une case Forêt
effect-forge = −1 d’entretien par armée
effect-serment = −2 d’entretien par armée ce tour, à la place du −1
effect-pillage = les armées de palier 1 à 3 ne coûtent aucun entretien
effect-waaagh = toutes tes armées marchent 2 cases de plus sur terre et ignorent les malus ; demande 3 points, qui retombent à 0
effect-pacte = aucun entretien ce tour
effect-manifestation = −1 d’entretien par armée
effect-moisson = +1 or par case Marais/Ténèbres que tu possèdes
effect-horde = +1 or par structure sur Forêt ou Marais/Ténèbres
effect-legions = entretien total ramené à 65 %
effect-immortelles = entretien total ramené à 65 %
effect-artisans = −1 d’entretien par armée de palier 1 à 4
effect-corsaires = +2 or par port construit
effect-sea_bonus = les 2 premières cases de mer d’une marche ne coûtent rien
effect-temples = +2 or par port
effect-proliferation = +1 or par tranche complète de 4 territoires
effect-skavenslaves = −1 d’entretien par armée de palier 1 ou 2
effect-nuee = +1 or par territoire, ce tour
effect-appetit = −1 d’entretien par armée
effect-prosperite = +1 or par ville
engagement-rangee = Bataille rangée
engagement-rencontre = Rencontre
engagement-siege_garnison = Siège, garnison seule
engagement-siege_armee = Siège, garnison et armée
engagement-assaut_avant_poste = Assaut d’avant-poste
engagement-assaut_port = Assaut de port
engagement-navale = Bataille navale
engagement-sortie = Sortie des assiégés
engagement-secours = Bataille de secours
engagement-capitulation = Capitulation
site-city = ville
site-level2 = ville au niveau 2
site-port = port
site-outpost = avant-poste
result-attacker = victoire de l’attaquant
result-draw = match nul
result-defender = victoire du défenseur
side-attacker = attaquant
side-defender = défenseur
taken-yes = général capturé
taken-no = pas de général capturé
ruling-attacker = la version de l’attaquant
ruling-defender = la version du défenseur
ruling-draw = match nul, sans pertes
ruling-dice = les dés décident
fate-capture = capturer
fate-destroy = détruire
siege-maintain = maintenir le siège
siege-leave = lever le camp
leave-none = pas d’avant-poste
leave-goal = un avant-poste à l’arrivée
leave-start = un avant-poste au départ
named-tile = { $value }
named-army = { $value }
named-battle = Bataille { $value }
named-captive = Général captif n° { $value }
named-percent = { $value } %
named-gold = { $value } or
order-march = marche de { $what }
order-city = ville en { $what }
order-level2 = niveau 2 pour { $what }
order-port = port en { $what }
order-outpost = avant-poste en { $what }
order-levy = armée levée en { $what }
order-recruit = un général recruté
order-assign = un général pour { $what }
order-raise = palier de { $what }
order-action = action de faction
order-assault = assaut sur { $what }
order-sally = sortie de { $what }
order-ransom = rançon pour le captif { $what }
order-release = libération du captif { $what }
act-march = Marcher
act-step = Avancer d’une case
act-via = Passer par une case
act-city = Fonder une ville
act-upgrade = Passer une ville au niveau 2
act-port = Construire un port
act-outpost = Poser un avant-poste
act-levy = Lever une armée
act-recruit = Recruter un général
act-assign = Affecter un général
act-raise = Monter d’un palier
act-action = Déclencher l’action de faction
act-assault = Donner l’assaut
act-sally = Tenter une sortie
act-ransom = Offrir une rançon
act-release = Libérer un captif
act-cancel = Annuler un ordre
act-ready = Prêt : mes ordres sont donnés
act-reopen = Reprendre mes ordres
act-close = Clore le tour
act-faction = Prendre cette faction
matter-orders = Les ordres du tour
matter-battles = Une bataille qui attend
act-confirm = Confirmer le résultat déclaré
act-report = Déclarer le résultat
act-simulate = Laisser les dés décider
act-contest = Contester, sans autre version
act-withdraw = Retirer ma version
act-lead = Choisir qui mène
act-concede = Abandonner la place
act-arbitrate = Trancher
act-fate = Décider du sort de la place
act-siege = Décider du siège
act-retreat = Se replier
pick-matter = De quoi s’agit-il ?
pick-act = Que faire ?
pick-army = Quelle armée ?
pick-tile = Quelle case ?
pick-faction = Quelle faction ?
pick-captive = Quel captif ?
pick-gold = Combien d’or ?
pick-order = Quel ordre ?
pick-leave = Un avant-poste ?
pick-battle = Quelle bataille ?
pick-result = Qui a gagné ?
pick-losses-attacker = Pertes de l’attaquant
pick-losses-defender = Pertes du défenseur
pick-taken = Le général du vaincu
pick-ruling = Quelle décision ?
pick-fate = Capturer ou détruire ?
pick-siege = Maintenir ou partir ?

# Commands
move-faction = faction
move-faction-about = Choisir ta faction
move-faction-faction = faction
move-faction-faction-about = Une faction que personne n’a prise
move-ready = pret
    .act = être prêt
move-ready-about = Tes ordres sont donnés ; le tour bascule quand tous sont prêts
move-reopen = pas-pret
    .act = reprendre mes ordres
move-reopen-about = Reprendre tes ordres tant que d’autres réfléchissent
move-close = clore
    .act = clore le tour
move-close-about = Confirmer la fin du tour
move-resign = abandonner
move-resign-about = Abandonner la campagne : ton royaume s’endort
move-march = marche
move-march-about = Faire marcher une armée par le plus court chemin
move-march-army = armee
move-march-army-about = Par exemple A1
move-march-tile = case
move-march-tile-about = Où elle va, comme D4
move-step = pas
move-step-about = Allonger une marche d’une case
move-step-army = armee
move-step-army-about = Par exemple A1
move-step-tile = case
move-step-tile-about = La case suivante
move-via = via
move-via-about = Faire passer une marche par une case voisine
move-via-army = armee
move-via-army-about = Par exemple A1
move-via-tile = case
move-via-tile-about = La case par où passer
move-city = ville
move-city-about = Fonder une ville avec une armée qui reste sur place
move-city-tile = case
move-city-tile-about = La case, comme D4
move-upgrade = niveau2
move-upgrade-about = Passer une ville au niveau 2
move-upgrade-tile = case
move-upgrade-tile-about = La case, comme D4
move-port = port
move-port-about = Construire un port sur une côte à toi
move-port-tile = case
move-port-tile-about = La case, comme D4
move-outpost = avant-poste
move-outpost-about = Poser un avant-poste où une armée est, ou arrive
move-outpost-tile = case
move-outpost-tile-about = La case, comme D4
move-levy = lever
move-levy-about = Lever une armée dans une ville de niveau 2
move-levy-tile = case
move-levy-tile-about = La case, comme D4
move-recruit = general
move-recruit-about = Recruter un général pour ta réserve
move-assign = affecter
move-assign-about = Donner un général de la réserve à une armée
move-assign-army = armee
move-assign-army-about = Par exemple A1
move-raise = palier
move-raise-about = Monter une armée d’un palier
move-raise-army = armee
move-raise-army-about = Par exemple A1
move-action = action
move-action-about = Déclencher l’action de ta faction
move-assault = assaut
move-assault-about = Donner l’assaut à une ville que tu assièges
move-assault-tile = case
move-assault-tile-about = La case, comme D4
move-sally = sortie
move-sally-about = Faire sortir tes armées assiégées
move-sally-tile = case
move-sally-tile-about = La case, comme D4
move-ransom = rancon
move-ransom-about = Offrir de l’or pour un de tes généraux captifs
move-ransom-captive = captif
move-ransom-captive-about = Le numéro du captif
move-ransom-gold = or
move-ransom-gold-about = De 10 à 200, par pas de 5
move-release = liberer
move-release-about = Libérer un captif contre au moins tant d’or
move-release-captive = captif
move-release-captive-about = Le numéro du captif
move-release-gold = or
move-release-gold-about = De 10 à 200, par pas de 5
move-cancel = annuler
move-cancel-about = Annuler un ordre de ce tour ; son prix t’est rendu
move-cancel-order = ordre
move-cancel-order-about = Lequel
move-lead = mener
    .act = choisir qui mène
move-lead-about = Nommer une autre armée à la tête de ton camp
move-lead-battle = bataille
move-lead-battle-about = Son numéro
move-lead-army = armee
move-lead-army-about = Par exemple A1
move-outcome = issue
move-outcome-about = Écrire qui a gagné (à déclarer ensuite)
move-outcome-battle = bataille
move-outcome-battle-about = Son numéro
move-outcome-outcome = issue
move-outcome-outcome-about = Attaquant, nul ou défenseur
move-losses = pertes
move-losses-about = Écrire les pertes d’un camp
move-losses-battle = bataille
move-losses-battle-about = Son numéro
move-losses-side = camp
move-losses-side-about = Attaquant ou défenseur
move-losses-percent = pourcent
move-losses-percent-about = Des points alignés, par pas de 5
move-captured = capture
move-captured-about = Écrire si le général du vaincu est capturé
move-captured-battle = bataille
move-captured-battle-about = Son numéro
move-captured-taken = general
move-captured-taken-about = Capturé ou non
move-report = declarer
    .act = déclarer le résultat
move-report-about = Déclarer ce que tu as écrit
move-report-battle = bataille
move-report-battle-about = Son numéro
move-withdraw = retirer
    .act = retirer ma version
move-withdraw-about = Retirer ta version
move-withdraw-battle = bataille
move-withdraw-battle-about = Son numéro
move-confirm = confirmer
    .act = confirmer le résultat
move-confirm-about = Confirmer le résultat déclaré par l’autre
move-confirm-battle = bataille
move-confirm-battle-about = Son numéro
move-contest = contester
    .act = contester
move-contest-about = Laisser un arbitre juger la version de l’autre
move-contest-battle = bataille
move-contest-battle-about = Son numéro
move-simulate = des
    .act = laisser les dés décider
move-simulate-about = Accepter que les dés décident une bataille non jouée
move-simulate-battle = bataille
move-simulate-battle-about = Son numéro
move-concede = ceder
    .act = abandonner la place
move-concede-about = Abandonner la place sans combattre
move-concede-battle = bataille
move-concede-battle-about = Son numéro
move-arbitrate = trancher
    .act = trancher
move-arbitrate-about = Trancher un litige entre deux autres
move-arbitrate-battle = bataille
move-arbitrate-battle-about = Son numéro
move-arbitrate-ruling = decision
move-arbitrate-ruling-about = Une des versions, un match nul, ou les dés
move-fate = sort
    .act = décider du sort de la place
move-fate-about = Capturer ou détruire la place gagnée
move-fate-battle = bataille
move-fate-battle-about = Son numéro
move-fate-fate = sort
move-fate-fate-about = Capturer ou détruire
move-siege = siege
    .act = décider du siège
move-siege-about = Maintenir le siège après un nul, ou partir
move-siege-battle = bataille
move-siege-battle-about = Son numéro
move-siege-siege = choix
move-siege-siege-about = Maintenir ou lever le camp
move-retreat = repli
    .act = se replier
move-retreat-about = Choisir où ton armée se replie
move-retreat-battle = bataille
move-retreat-battle-about = Son numéro
move-retreat-tile = case
move-retreat-tile-about = La case, comme D4
move-set_gold = or
move-set_gold-about = Corriger l’or d’un royaume
move-set_gold-seat = joueur
move-set_gold-seat-about = Son rang à la table
move-set_gold-gold = or
move-set_gold-gold-about = L’or qu’il a désormais
move-set_gold-reason = raison
move-set_gold-reason-about = Pourquoi (public)
move-set_reserve = reserve
move-set_reserve-about = Corriger les généraux en réserve d’un royaume
move-set_reserve-seat = joueur
move-set_reserve-seat-about = Son rang à la table
move-set_reserve-generals = generaux
move-set_reserve-generals-about = Combien il en a désormais
move-set_reserve-reason = raison
move-set_reserve-reason-about = Pourquoi (public)
move-set_tier = palier-armee
move-set_tier-about = Corriger le palier d’une armée (0 la retire)
move-set_tier-army = armee
move-set_tier-army-about = L’armée, comme A1
move-set_tier-tier = palier
move-set_tier-tier-about = De 1 à 6, ou 0
move-set_tier-reason = raison
move-set_tier-reason-about = Pourquoi (public)
move-set_general = general-armee
move-set_general-about = Donner ou ôter son général à une armée
move-set_general-army = armee
move-set_general-army-about = L’armée, comme A1
move-set_general-leader = general
move-set_general-leader-about = 1 : avec, 0 : sans
move-set_general-reason = raison
move-set_general-reason-about = Pourquoi (public)
move-place_army = placer-armee
move-place_army-about = Déplacer une armée, ou rendre une armée perdue
move-place_army-army = armee
move-place_army-army-about = L’armée, comme A1 ; perdue, elle revient au palier 1, sans général
move-place_army-tile = case
move-place_army-tile-about = La case, comme D4
move-place_army-reason = raison
move-place_army-reason-about = Pourquoi (public)
move-set_tile = case-carte
move-set_tile-about = Corriger ce qui tient une case
move-set_tile-tile = case
move-set_tile-tile-about = La case, comme D4
move-set_tile-owner = joueur
move-set_tile-owner-about = Son rang à la table, 0 pour personne
move-set_tile-city = ville
move-set_tile-city-about = Niveau de la ville, 0 sans ville
move-set_tile-more = autres
move-set_tile-more-about = 0 : rien, 1 : avant-poste, 2 : port, 3 : les deux
move-set_tile-reason = raison
move-set_tile-reason-about = Pourquoi (public)
move-rule = trancher-bataille
move-rule-about = Régler une bataille par une version déclarée, un nul ou les dés
move-rule-battle = bataille
move-rule-battle-about = Son numéro
move-rule-ruling = decision
move-rule-ruling-about = Une des versions, un match nul, ou les dés
move-rule-reason = raison
move-rule-reason-about = Pourquoi (public)
move-annul = annuler-bataille
move-annul-about = Annuler une bataille : rien ne compte
move-annul-battle = bataille
move-annul-battle-about = Son numéro
move-annul-reason = raison
move-annul-reason-about = Pourquoi (public)
move-settle = regler-bataille
move-settle-about = Fixer le résultat d’une bataille
move-settle-battle = bataille
move-settle-battle-about = Son numéro
move-settle-outcome = issue
move-settle-outcome-about = Qui l’emporte
move-settle-losses = pertes
move-settle-losses-about = En pourcent, attaquant/défenseur, comme 20/50
move-settle-captured = general
move-settle-captured-about = 1 : capturé, 0 : non
move-settle-reason = raison
move-settle-reason-about = Pourquoi (public)
move-end_orders = basculer
move-end_orders-about = Clore le tour maintenant, avec les ordres donnés
move-end_orders-reason = raison
move-end_orders-reason-about = Pourquoi (public)
move-make_dormant = endormir
move-make_dormant-about = Endormir un royaume que personne ne joue plus
move-make_dormant-seat = joueur
move-make_dormant-seat-about = Son rang à la table (1 est le premier)
move-make_dormant-reason = raison
move-make_dormant-reason-about = Pourquoi (public)
move-wake = reveiller
move-wake-about = Réveiller un royaume endormi, sans ses armées
move-wake-seat = joueur
move-wake-seat-about = Son rang à la table (1 est le premier)
move-wake-reason = raison
move-wake-reason-about = Pourquoi (public)
move-tile = case
move-tile-about = Tout savoir d’une case
move-tile-tile = case
move-tile-tile-about = La case, comme D4
move-kingdom = royaume
move-kingdom-about = Un royaume : score, faction, et le tien en détail
move-kingdom-seat = joueur
move-kingdom-seat-about = Son rang à la table
move-orders = ordres
move-orders-about = Tes ordres de ce tour et l’or après la bascule
move-account = compte
move-account-about = Le compte de la dernière bascule, ligne par ligne
move-power = pouvoirs
move-power-about = Ce que peut une faction
move-power-faction = faction
move-power-faction-about = Son nom
move-tiers = paliers
move-tiers-about = Les paliers : points, prix, entretien
move-costs = prix
move-costs-about = Les prix et ce que rapporte chaque structure
move-sheet = feuille
move-sheet-about = La feuille d’une bataille
move-sheet-battle = bataille
move-sheet-battle-about = Son numéro
move-preview = apercu
move-preview-about = Voir une carte avant toute campagne
move-preview-map = carte
move-preview-map-about = Laquelle
move-preview-seats = joueurs
move-preview-seats-about = Pour combien de royaumes
move-preview-number = numero
move-preview-number-about = Un exemple, de 1 à 9
move-map = carte
move-map-about = Toute la carte, telle que tu la connais
move-curves = courbes
move-curves-about = L’or et les terres de chacun, à la fin de la campagne
move-paste = copier
move-paste-about = La feuille d’une bataille, en texte à coller ailleurs
move-paste-battle = bataille
move-paste-battle-about = Son numéro
move-scores = scores
move-scores-about = Où chacun en est

# Maps by name, for questions
map-small = petite carte tirée au sort
map-medium = moyenne carte tirée au sort
map-large = grande carte tirée au sort
map-small_fixed = petite carte publiée
map-medium_fixed = moyenne carte publiée
map-large_fixed = grande carte publiée

# The menu beside the board
glance-map = Toute la carte
glance-scores = Le bulletin et les scores
glance-orders = Tes ordres de ce tour
glance-curves = Les courbes de la campagne
glance-account = Le compte de la dernière bascule
glance-sheet = Feuille de la bataille { $battle }
glance-zoom = Autour de { $tile }
glance-sample = Exemple de carte n° { $number }
glance-published = La carte publiée
glance-tiers = Paliers, points et prix
glance-costs = Prix et revenus des structures

# Options and decisions
option-map = Carte
option-map-small = petite, tirée au sort (2 ou 3 joueurs)
option-map-medium = moyenne, tirée au sort (4 à 6)
option-map-large = grande, tirée au sort (7 à 17)
option-map-small_fixed = petite, publiée (3)
option-map-medium_fixed = moyenne, publiée (6)
option-map-large_fixed = grande, publiée (17)
option-turns = Durée
option-turns-6 = 6 tours
option-turns-12 = 12 tours
option-turns-20 = 20 tours
option-turns-30 = 30 tours
option-domination = Victoire par domination
option-domination-yes = oui
option-domination-no = non
option-last_capital = Les capitales peuvent tomber
option-last_capital-yes = oui
option-last_capital-no = non
option-confirm = Fin du tour
option-confirm-auto = après un quart d’heure pour se raviser
option-confirm-at_once = dès que tous sont prêts
option-confirm-manual = le premier joueur confirme
option-harbour = Port de départ des Elfes Noirs
option-harbour-4 = 4 or par tour
option-harbour-2 = 2 or par tour (équilibré)
option-harbour-1 = 1 or par tour
option-harbour-0 = rien
option-harbour-6 = 6 or par tour
option-overlap = Préparer le tour suivant pendant les batailles
option-overlap-yes = oui
option-overlap-no = non
option-emergency_levy = Levée d’urgence à la capitale
option-emergency_levy-yes = oui
option-emergency_levy-no = non
option-score_hidden = Scores cachés jusqu’à la fin
option-score_hidden-yes = oui
option-score_hidden-no = non
option-system = Jeu sur table
option-system-tow = Warhammer: The Old World
option-system-t9a = The 9th Age
option-system-whfb8 = Warhammer Battle, 8e édition
option-system-whfb6 = Warhammer Battle, 6e et 7e éditions
option-system-wap = Warhammer Armies Project
option-system-kow = Kings of War
option-system-opr_aof = Age of Fantasy
option-system-aos = Age of Sigmar
option-system-warmaster = Warmaster
option-system-own = un autre, avec son coefficient
option-coefficient = Coefficient d’un autre jeu, en % des points de The Old World
room-battle = Tour { $turn }, bataille { $battle } : { $attacker } contre { $defender }
decision-faction = choisir sa faction
decision-orders = donner ses ordres
decision-confirm = clore le tour
decision-window = clore le tour tout de suite, ou laisser à tous un quart d’heure pour se raviser
decision-report = déclarer le résultat d’une bataille
decision-result = confirmer le résultat d’une bataille
decision-dispute = régler un litige
decision-fate = décider du sort d’une place
decision-siege = maintenir un siège ou partir
decision-retreat = choisir où se replier
outcome-points =
    { $winners-count ->
        [0] Le temps est écoulé, sans vainqueur.
        [one] Le temps est écoulé : { $winners } a le plus de points.
       *[other] Le temps est écoulé : { $winners } partagent la victoire.
    }
outcome-domination =
    { $winners-count ->
        [one] { $winners } tient les cités : victoire par domination.
       *[other] { $winners } tiennent les cités : domination partagée.
    }
outcome-last =
    { $winners-count ->
        [0] Plus aucun royaume ne tient.
       *[other] Dernier royaume debout : { $winners }.
    }
outcome-resigned =
    { $winners-count ->
        [0] Tous ont abandonné.
       *[other] Les autres ont abandonné : { $winners } l’emporte.
    }

# Refusals
refusal-seats = Cette carte se joue de { $least } à { $most } ; vous êtes { $seats }. Change l’option « Carte ».
refusal-not-a-seat = Seuls les joueurs de cette campagne jouent ici.
refusal-no-moves = Rien n’a été choisi.
refusal-resigned = Tu as abandonné : ton royaume dort.
refusal-fallen = Ta capitale est tombée : ton royaume n’est plus.
refusal-too-many-changes = Tu as déjà changé d’avis { $most } fois ici : garde ce qui est écrit.
refusal-not-this-phase =
    { $phase ->
        [factions] On choisit encore les factions.
        [orders] C’est le temps des ordres : les batailles viennent après la bascule.
        [confirm] Tous les ordres sont donnés : reprends d’abord les tiens avec « pas-pret ».
       *[other] Des batailles attendent leur résultat : les ordres reprennent ensuite.
    }
refusal-faction-chosen = Tu as déjà ta faction.
refusal-faction-turn = On choisit l’un après l’autre : c’est à { $seat }.
refusal-faction-taken = Quelqu’un joue déjà la faction { $faction } : prends-en une autre.
refusal-no-such-faction = Je ne connais pas cette faction. Essaie par exemple « Nains » ou « Skavens ».
refusal-already-ready = Tu es déjà prêt.
refusal-not-ready = Tu n’es pas encore prêt : tes ordres peuvent changer.
refusal-is-ready = Tu es déclaré prêt : repasse d’abord en préparation avec « pas-pret ».
refusal-nothing-to-close = Le tour n’attend pas d’être clos : il manque encore des ordres.
refusal-not-the-closer = C’est { $seat } qui clôt le tour.
refusal-no-such-tile = Cette case n’existe pas sur la carte. Écris par exemple D4.
refusal-no-such-army =
    { $armies-count ->
        [0] Aucune armée ne porte ce nom, et tu n’en as pas.
       *[other] Aucune armée ne porte ce nom. Les tiennes : { $armies }.
    }
refusal-not-your-army = Cette armée n’est pas à toi.
refusal-empty-path = L’armée y est déjà : choisis une autre case.
refusal-not-adjacent = { $here } et { $tile } ne se touchent pas : une marche avance de case en case.
refusal-not-beside = { $tile } n’est pas au bord de la marche prévue : choisis une case voisine du trajet.
refusal-no-march = { $army } n’a pas de marche à détourner : donne d’abord son but.
refusal-path-blocked = Une structure ennemie barre { $tile } : fais-en ton but, ou contourne-la.
refusal-too-far = Trop loin : ce trajet coûte { $cost }, le budget pour cette case est de { $allow }.
refusal-out-of-reach = { $tile } est hors de portée : le budget pour cette case est de { $allow }.
refusal-needs-ship = On n’embarque que depuis un de tes ports, ou sur un de tes navires à l’ancre.
refusal-no-general-march = { $army } n’a pas de général : elle n’entre pas sur une case ennemie.
refusal-no-general = Il te faut un général en réserve : recrute-en un d’abord.
refusal-besieged = { $tile } est assiégée : rien n’en sort et rien ne s’y bâtit.
refusal-army-busy = { $army } est déjà occupée ce tour-ci.
refusal-army-has-moved = { $army } a un ordre de marche : pour cela, elle doit rester sur place.
refusal-no-army-on-tile = Aucune de tes armées n’est en { $tile } (pour un avant-poste, une armée en route suffit).
refusal-sea-tile = On ne bâtit rien en mer.
refusal-enemy-tile = { $tile } appartient à { $seat }.
refusal-not-owner = { $tile } n’est pas à toi.
refusal-tile-tag = { $tile } n’a pas l’étiquette { $need }, qu’il faut pour cela.
refusal-city-and-port = Ville et port ne partagent pas une case.
refusal-outpost-on-city = Un avant-poste ne se pose pas sur une ville.
refusal-already-built = { $tile } porte déjà cette structure.
refusal-site-busy = Un chantier est déjà ouvert en { $tile } ce tour-ci.
refusal-no-city = Il n’y a pas de ville en { $tile }.
refusal-level-max = Cette ville est déjà au niveau 2.
refusal-no-gold = Pas assez d’or : il faut { $need }, il te reste { $have }.
refusal-need-level-2 = Une armée se lève dans une ville de niveau 2 : améliore d’abord { $tile }.
refusal-city-slot-taken = { $tile } porte déjà une armée : une ville n’en lève qu’une.
refusal-generals-most = { $most } généraux en service, c’est le plus possible.
refusal-general-in-use = Ce général est déjà promis à une armée de ce tour : libère-le d’abord.
refusal-has-general = { $army } a déjà un général.
refusal-tier-once = { $army } monte déjà d’un palier ce tour-ci : pas plus d’un par tour.
refusal-tier-max = { $army } est au palier maximal.
refusal-action-none = Ta faction n’a pas d’action spéciale.
refusal-action-cooldown =
    Ton action se recharge : encore { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
refusal-waaagh-locked = WAAAGH! demande { $need } victoires ; tu en as { $have }.
refusal-already = C’est déjà fait.
refusal-same-order = Cet ordre est déjà donné : rien ne change.
refusal-no-siege = Tu n’assièges pas { $tile } et ne la défends pas.
refusal-no-such-captive = Aucun captif de ce numéro ne te concerne ainsi.
refusal-ransom-sum = Une rançon va de { $least } à { $most } or.
refusal-nothing-to-cancel = Tu n’as pas donné cet ordre ce tour-ci.
refusal-no-such-battle = Aucune bataille en attente ne porte ce numéro.
refusal-not-party = Tu n’es pas partie à cette bataille.
refusal-battle-closed = Cette bataille est close.
refusal-already-decided = Le résultat de cette bataille est établi.
refusal-outcome = Trois issues possibles : attaquant, nul, défenseur.
refusal-side = Deux camps : attaquant ou défenseur.
refusal-losses = Les pertes vont de 0 à 100 %.
refusal-taken = Un général est capturé, ou il ne l’est pas.
refusal-general-on-draw = Pas de capture de général sur un match nul.
refusal-no-general-to-take = Le vaincu n’avait pas de général à la tête de son camp.
refusal-already-filed = Trop tard : un résultat est déjà déclaré.
refusal-no-such-lead = Qui peut mener ton camp : { $armies }.
refusal-report-empty = Écris d’abord qui a gagné.
refusal-nothing-filed = Tu n’as rien déclaré que tu puisses retirer.
refusal-disputed = Résultat en litige : c’est à l’arbitre, ou retire ta version.
refusal-self-confirm = Personne ne confirme sa propre déclaration : c’est à l’autre camp.
refusal-nothing-to-confirm = Aucun résultat n’attend ta confirmation.
refusal-not-defender = Seul le défenseur peut abandonner la place.
refusal-no-structure = Il n’y a pas de place à abandonner ici.
refusal-capital-holds = Une capitale ne s’abandonne pas.
refusal-ruling = Une des versions, un match nul, ou les dés.
refusal-gm-is-party = On n’arbitre pas sa propre bataille.
refusal-no-version = Ce camp n’a rien déclaré.
refusal-not-to-choose = Ce choix ne t’est pas posé.
refusal-fate = Choisis le sort de la place : capturer ou détruire.
refusal-siege-choice = Maintenir le siège, ou lever le camp.
refusal-no-retreat-there = Elle ne peut pas s’y replier. Possible : { $tiles }.
refusal-losses-pair = Écris les deux pertes comme 20/50 : attaquant, puis défenseur, de 0 à 100.
refusal-not-dormant = Ce royaume ne dort pas.
refusal-kingdom-gone = Plus personne ne joue ce royaume.
refusal-army-engaged = { $army } attend l’issue de sa bataille : pas d’ordre d’ici là.
refusal-tile-engaged = Une bataille attend en { $tile } : pas d’ordre là d’ici là.
refusal-tile-taken = Tu as pris { $tile } ce tour-ci : tu y donneras des ordres au prochain.
refusal-city-too-young = La ville en { $tile } n’est à toi que de ce tour : elle grandira au prochain.
refusal-no-correction = Ce n’est pas une correction de ce jeu.
refusal-correction-seat = Les joueurs vont de 1 à { $seats }.
refusal-correction-number = Ce nombre est hors limites.
refusal-correction-battle = Une bataille, un siège ou une armée ennemie tient cette case : règle cela d’abord.
refusal-correction-capital = Une capitale ne change pas de main par correction.
refusal-correction-structure = Cette case n’accepte pas ces structures ensemble, ou n’en a pas l’étiquette.
refusal-no-army-named = Aucune armée ne porte ce nom. Écris par exemple A1.
refusal-no-such-query = Cette question n’a pas de réponse ici.
refusal-no-orders-now = Il n’y a pas d’ordres à relire pour l’instant.
refusal-no-account = Aucune bascule n’a encore eu lieu pour toi.
refusal-no-curves = Les courbes se montrent à la fin de la campagne.
refusal-no-map = Il n’y a pas encore de carte : les factions se choisissent d’abord.
refusal-no-such-map = Il n’y a pas de carte de ce nom.
refusal-preview-seats = Cette carte est pour { $least } à { $most } royaumes.

# Events
event-faction = { $seat } joue la faction { $faction }.
event-dealt = La carte est dressée, les capitales sont distribuées.
event-turn = Tour { $turn } : donnez vos ordres.
    .chapter = Tour { $turn }
event-ready = { $seat } est prêt.
    .passing = 1
    .aside = dans le journal seulement
event-reopened = { $seat } reprend ses ordres.
    .passing = 1
    .aside = dans le journal seulement
event-resigned = { $seat } abandonne : son royaume s’endort.
event-flip = Le tour { $turn } bascule.
    .passing = 1
news-march = { $army } en { $tile }
event-marched = Tes marches : { $marches }.
event-march-cut = Le terrain n’était pas celui qu’on croyait : { $army } s’arrête en { $tile }.
event-held-off = { $army } est tenue à distance de { $tile } et s’arrête.
event-seized = { $seat } prend { $tile } sans combat.
event-action-used = Ton action est déclenchée : { $action }.
event-ransomed = { $owner } rachète un général à { $captor } pour { $gold } or.
event-ransom-refused = { $captor } ne libère pas le général de { $owner } ; les { $gold } or offerts sont rendus.
event-built = Chantier achevé en { $tile } : { $kind }.
event-site-failed = Chantier abandonné en { $tile } ({ $kind }) : { $gold } or rendus.
event-levied = { $army } est levée en { $tile }.
event-levy-failed = La levée en { $tile } n’a pas pu se faire : { $gold } or rendus.
event-account = { $before } or − { $orders } d’ordres + { $income } de revenus − { $upkeep } d’entretien : il te reste { $gold } or.
event-bankrupt = Il manquait { $missing } or pour l’entretien : ta bourse est vide.
event-bankrupt-army = Il manquait { $missing } or pour l’entretien : ta bourse est vide et { $army } perd un palier.
event-siege = { $seat } assiège { $tile }.
event-siege-tick =
    Le siège de { $tile } par { $seat } dure depuis { $tick ->
        [one] un tour
       *[other] { $tick } tours
    }.
event-siege-lifted = Le siège de { $tile } par { $seat } est levé.
event-battle = Bataille { $battle } : { $attacker } attaque { $defender } ({ $kind }).
    .topic = Batailles à jouer avant les prochains ordres
event-battle-place = La bataille { $battle } ({ $kind }) se joue en { $tile }.
event-reported =
    { $seat } déclare la bataille { $battle } : { $outcome-id ->
        [attacker] victoire pour { $attacker }
        [defender] victoire pour { $defender }
       *[other] match nul
    } ; pertes : { $attacker } { $one } %, { $defender } { $two } %{ $captured ->
        [1] , général capturé
       *[other] { "" }
    }.
event-confirmed = { $seat } confirme le résultat de la bataille { $battle }.
event-withdrawn = { $seat } retire sa version de la bataille { $battle }.
event-disputed = { $seat } conteste le résultat de la bataille { $battle } : il faut un arbitre.
event-arbitrated = { $seat } tranche la bataille { $battle } : { $ruling }.
event-dice-agreed = { $seat } laisse les dés décider de la bataille { $battle }.
event-dice-decided =
    Les dés décident de la bataille { $battle } : { $outcome-id ->
        [attacker] victoire pour { $attacker }
        [defender] victoire pour { $defender }
       *[other] match nul
    }.
event-lead-named = { $army } mène le camp de { $seat } dans la bataille { $battle }.
event-battle-attacker = Bataille { $battle } ({ $kind }) : { $attacker } l’emporte sur { $defender }.
    .topic = Issue des batailles
event-battle-draw = Bataille { $battle } ({ $kind }) : nul entre { $attacker } et { $defender }.
    .topic = Issue des batailles
event-battle-defender = Bataille { $battle } ({ $kind }) : { $defender } repousse { $attacker }.
    .topic = Issue des batailles
event-battle-losses = Pertes de la bataille { $battle } : { $attacker } { $one } %, { $defender } { $two } %.
event-battle-annulled = Bataille { $battle } ({ $kind }) : annulée entre { $attacker } et { $defender }, rien ne compte.
    .topic = Issue des batailles
event-conceded = Bataille { $battle } ({ $kind }) : { $defender } abandonne la place à { $attacker }.
    .topic = Issue des batailles
event-theft =
    { $gold ->
        [0] { $loser } n’a plus d’or à prendre.
       *[other] { $winner } prend { $gold } or à { $loser }.
    }
event-pillage = { $winner } pille { $gold } or à { $loser }.
event-general-taken = Le général de { $army } est captif de { $seat } (bataille { $battle }).
event-dispersed = { $army } est dispersée ({ $losses } % de pertes).
event-tier-lost = { $army } retombe au palier { $tier } ({ $losses } % de pertes).
event-repulsed = La capitale de { $seat } tient : l’attaquant est repoussé (bataille { $battle }).
event-capital-falls = La capitale de { $seat } tombe : ce royaume n’est plus.
event-taken = { $seat } capture une place tenue par { $loser } (bataille { $battle }).
    .topic = Issue des batailles
event-razed = { $seat } rase une place tenue par { $loser } (bataille { $battle }).
    .topic = Issue des batailles
event-retreated = { $army } se replie en { $tile } (bataille { $battle }).
event-no-retreat = { $army } n’a nulle part où se replier : elle est dispersée (bataille { $battle }).
event-over-points = La campagne s’achève. En tête : { $winners }.
event-over-domination = La campagne s’achève par domination : { $winners }.
event-over-last = La campagne s’achève : { $winners } reste seul debout.
event-over-resigned = La campagne s’achève, les autres ayant abandonné : { $winners }.
event-corrected = Correction du MJ pour { $seat }. { $reason }
event-corrected-map = Correction du MJ sur la carte. { $reason }
event-corrected-gold = Ta bourse tient désormais { $gold } or (avant : { $before }).
event-corrected-reserve = Tu as désormais { $generals } en réserve (avant : { $before }).
event-corrected-tier = { $army } : palier { $tier } (avant : { $before }).
event-corrected-general =
    { $army } { $leader ->
        [1] a un général
       *[other] n’a plus de général
    }.
event-corrected-place = { $army } se tient en { $tile }.
event-corrected-tile = La case { $tile } a changé.
event-corrected-battle = Décision du MJ : la bataille { $battle } est réglée. { $reason }
event-battles-wait = Les ordres sont ouverts ; la bascule attendra la fin des batailles.
event-battles-over = Toutes les batailles sont closes : la bascule n’attend plus que les ordres.
event-orders-ended = Le MJ clôt le tour. { $reason }
event-woken = { $seat } se réveille : ce royaume est joué de nouveau.

# Panels, previews, answers
tell-gold = Bourse : { $gold } − { $price } d’ordres = { $left } or.
tell-gold-frozen = Bourse : { $gold } or, dont { $frozen } gelé tant que tes batailles attendent − { $price } d’ordres = { $left } à dépenser.
tell-forecast = Bascule : + { $income } de revenus − { $upkeep } d’entretien, soit { $after } or.
tell-bankrupt = Attention : revenus { $income }, entretien { $upkeep }, il manquera { $missing } or. La bourse tombera à { $after } et ta plus forte armée perdra un palier.
tell-order =
    Ordre : { $order }{ $count ->
        [one] { "" }
       *[other] { " " }(× { $count })
    }{ $gold ->
        [0] { "" }
       *[other] , { $gold } or
    }
tell-march = { $army } : { $path }
tell-battle = Bataille { $battle } : { $attacker } attaque { $defender } ({ $kind }).
tell-battle-at = Bataille { $battle } en { $tile } : { $attacker } attaque { $defender } ({ $kind }).
tell-side =
    { $seat } aligne { $points } points : { $parts }{ $general ->
        [0] { "" }
       *[other]  ; général { $general } au plus
    }.
tell-late = Garnison en renfort dès le 2e tour sur table : { $points } points.
part-lead = { $army } { $points } (mène)
part-reinforcement = { $army } { $points } (renfort)
part-relief = { $army } { $points } (assiégée)
part-garrison = garnison { $points }
preview-march = { $army } marche par { $path } : { $cost } sur { $budget }.
preview-blind = Case inexplorée : la marche s’arrêtera si le terrain l’exige.
preview-dropped = Tombent avec : { $orders }.
preview-odds = Les dés donneraient : attaquant { $attacker } %, nul { $draw } %, défenseur { $defender } %.
preview-pillage = La place est rasée ; une ville rapporte jusqu’à { $gold } or de pillage.
preview-concede = L’attaquant prend la place telle quelle ; tes armées se replient ; ni or, ni victoire, ni pertes.
tell-losses = Le vaincu perd un palier dès { $loser } % de pertes (au palier 1, l’armée est dispersée dès { $dispersed } %) ; le vainqueur, ou chacun sur un nul, dès { $winner } %.
tell-leaving = { $army } doit se replier.
detail-fate-capture = la place devient tienne, niveau et revenus compris
detail-fate-destroy = tout est rasé, la case redevient neutre ; une ville rapporte jusqu’à { $gold } or
detail-siege-maintain = tes armées restent devant les murs ; la ville ne rapporte plus rien
detail-siege-leave = tes armées se retirent
structure-capital = capitale de niveau { $level }
structure-city = ville de niveau { $level }
structure-port = port
structure-outpost = avant-poste
structure-none = aucune structure
detail-army =
    { $tile } · palier { $tier } · { $cap } points{ $general ->
        [1] { "" }
       *[other] { " " }· sans général
    }
detail-action = Action : { $effect }
detail-faction =
    { $first }{ $more ->
        [0] { "" }
       *[other] { " " }· { $rest }
    }
detail-price = { $gold } or
detail-tile = { $tags }
detail-site = ville possible · { $tags }
detail-held = { $tags } · { $seat } : { $built }
detail-goal = { $cost } sur { $budget } cases · { $there }
detail-unexplored = inexplorée
standing-battle =
    Bataille { $battle } : { $attacker } contre { $defender }, { $stage ->
        [report] résultat attendu
        [retreat] un repli attendu
       *[other] le vainqueur choisit
    }.
answer-tile = { $tile } : { $tags }.
answer-unexplored = { $tile } est inexplorée : ni terre ni mer connue.
answer-never-seen = Tu n’as jamais vu qui la tient.
answer-neutral = Neutre, libre à qui s’y installe.
answer-held = À { $seat } : { $built }.
answer-bare = À { $seat }, sans structure.
answer-seen = Vu au tour { $turn } ; les armées d’aujourd’hui sont inconnues.
answer-besieged =
    Assiégée depuis { $tick ->
        [one] un tour
       *[other] { $tick } tours
    }.
answer-army = Armée { $army }, palier { $tier }.
answer-army-at = Armée { $army }, palier { $tier }, en { $tile }.
answer-ship = Un navire à l’ancre de { $seat }.
answer-preview = Exemple n° { $number } d’une { $map }, pour { $seats } : jamais la carte d’une campagne.
answer-preview-published = Voici la { $map }, pour { $seats } : son terrain est connu de tous dès le départ.
answer-curves =
    L’or et les terres de chaque royaume, en { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
answer-map = { $tiles } cases : tu en connais { $known } et tu en vois { $seen }.
answer-map-hidden = Le terrain reste caché à qui ne joue pas ; voici ce que tous savent.
answer-accepts = Elle accepte de toi : { $sites }.
answer-accepts-nothing = Elle n’accepte rien de toi pour l’instant.
answer-reach = { $army } l’atteint pour { $cost } sur { $budget }.
answer-modifier =
    Y finir une marche change ton budget de { $tiles ->
        [-1] −1 case
        [0] rien
       *[other] +{ $tiles } case
    }.
answer-score =
    { $seat } : { $score } points à la dernière bascule, { $field ->
        [one] { $field } victoire
       *[other] { $field } victoires
    } sur des armées, { $garrison } sur des garnisons.
answer-victories =
    { $seat } : { $field ->
        [one] { $field } victoire
       *[other] { $field } victoires
    } sur des armées, { $garrison } sur des garnisons.
answer-purse =
    { $gold } or en bourse ; revenus { $income }, entretien { $upkeep } à la prochaine bascule ; { $generals ->
        [one] { $generals } général
       *[other] { $generals } généraux
    } en service, dont { $reserve } en réserve.
answer-cooldown =
    { $turns ->
        [0] Action prête.
        [one] Action prête dans un tour.
       *[other] Action prête dans { $turns } tours.
    }
answer-waaagh = Points de WAAAGH! : { $points }.
answer-captive = Captif n° { $captive } : un général de { $owner } aux mains de { $captor }.
answer-faction = { $faction } :
answer-terrain =
    { $tag } : { $tiles ->
        [-1] −1 case de marche
       *[other] +{ $tiles } case de marche
    }.
answer-passive = { $power } : { $effect }.
answer-action =
    Action { $power } : { $effect }{ $turns ->
        [0] { "" }
       *[other] { " " }(recharge : { $turns } tours)
    }.
answer-no-orders = Aucun ordre pour l’instant.
answer-account = Compte du tour { $turn } : de { $before } à { $after } or.
answer-account-orders = − { $gold } : ordres
answer-account-ransom = { $gold } : rançons
answer-account-income = + { $gold } : revenus
answer-account-upkeep = − { $gold } : entretien
answer-account-missing = { $gold } or manquaient : bourse vidée.
answer-account-demoted = { $army } a perdu un palier.
line-city1 = · { $count } × ville de niveau 1 : { $gold }
line-city2 = · { $count } × ville de niveau 2 : { $gold }
line-outpost = · { $count } × avant-poste : { $gold }
line-port = · { $count } × port : { $gold }
line-harbour = · { $count } × port de départ : { $gold }
line-tier1 = · { $count } × armée de palier 1 : { $gold }
line-tier2 = · { $count } × armée de palier 2 : { $gold }
line-tier3 = · { $count } × armée de palier 3 : { $gold }
line-tier4 = · { $count } × armée de palier 4 : { $gold }
line-tier5 = · { $count } × armée de palier 5 : { $gold }
line-tier6 = · { $count } × armée de palier 6 : { $gold }
line-power = · { $power } × { $count } : { $gold }
answer-system = Points de { $system }.
answer-tier = Palier { $tier } : { $cap } points, général { $general } ; entretien { $upkeep } ; prix { $price } or.
answer-cost = { $site } : { $gold } or, rapporte { $yield } par tour.
answer-next-prices = Ta prochaine armée : { $army } or ; ton prochain général : { $general } or.
answer-ground = Terrain : { $tags }. { $system }
answer-agreed = { $seat } laisse les dés décider : si l’autre camp le veut aussi, ils décident aussitôt.
answer-disputed = Litige sans arbitre : déclarez la même chose, ou laissez tous deux les dés décider ; un MJ peut aussi trancher.
answer-arbiter = Litige : { $seat } tranche, à moins que les deux camps ne s’accordent.
answer-wall-1 = Niveau 1 : une palissade devant le défenseur.
answer-wall-2 = Niveau 2 : des murs et une porte.
answer-wall-capital = Capitale : des murs et un donjon.
answer-tick =
    Siège : { $tick ->
        [one] un tour écoulé
       *[other] { $tick } tours écoulés
    }, garnison affaiblie.
answer-filed =
    { $seat } déclare : { $outcome-id ->
        [attacker] victoire pour { $attacker }
        [defender] victoire pour { $defender }
       *[other] match nul
    } ; pertes : { $attacker } { $one } %, { $defender } { $two } %{ $captured ->
        [1] , général capturé
       *[other] { "" }
    }.
recap-turns =
    { $turns ->
        [one] Un tour joué.
       *[other] { $turns } tours joués.
    }
recap-seat = { $seat } : { $won } gagnées, { $drawn } nulles, { $lost } perdues ; { $taken } places prises, { $razed } rasées, { $gold } or pris.
rules-text =
    Chaque royaume part avec une capitale, 5 or et une armée. Tous donnent leurs ordres **en secret et en même temps** ; quand tous sont prêts, le tour bascule.
    { "" }**Pour commencer** : marche vers une Cité (un cercle en pointillé sur la carte), fondes-y une ville au tour suivant, puis étends-toi avec des avant-postes. Le bouton *Jouer* fait tout : choisis, valide, puis *Prêt*.
    { "" }**Marcher** : 3 cases, de 2 à 4 selon le terrain d’arrivée et ta faction ; en mer, le double, depuis un port ou un navire à l’ancre.
    { "" }**Bâtir** demande une armée sur place : ville (6 or) sur une Cité, avant-poste (4) n’importe où, port (14) sur une Côte à toi ; niveau 2 (12) sans armée. Rien ne rapporte le tour de sa pose.
    { "" }**Or** : ville 3 ou 6, avant-poste 1, port 4, moins l’entretien des armées. Sans le sou, ta plus forte armée perd un palier.
    { "" }**Batailles** : deux camps sur une case se battent sur table ; l’un déclare, l’autre confirme. Le vainqueur vole 10 or au vaincu qui avait une armée, puis capture ou détruit la place. Une capitale ne tombe pas.
    { "" }**Fin** : le plus de points au dernier tour, ou assez de cités deux tours de suite.

## pictures

picture-seat = Joueur { $number }
picture-no-faction = Faction à choisir
picture-turn = Tour { $turn } sur { $last }
picture-phase-factions = Choix des factions
picture-phase-orders = Ordres
picture-phase-confirm = Bascule à confirmer
picture-phase-battles = Batailles
picture-phase-over = Campagne terminée
picture-eyes-all = Ce que tous savent
picture-eyes-gm = La carte entière
picture-more-events = Et { $count ->
    [one] une autre nouvelle
   *[other] { $count } autres nouvelles
}.
picture-key-capital = Capitale
picture-key-city = Ville
picture-key-outpost = Avant-poste
picture-key-port = Port
picture-key-site = Cité libre
picture-key-army = Armée
picture-key-ship = Navire
picture-key-siege = Siège
picture-key-battle = Bataille
picture-key-old = De mémoire
picture-own-map = Carte de guerre
picture-purse-gold = Trésor
picture-purse-left = Après ordres
picture-purse-income = Revenu
picture-purse-upkeep = Entretien
picture-purse-next = Après bascule
picture-generals = { $count ->
    [0] Aucun général
    [one] Un général
   *[other] { $count } généraux
}, dont { $reserve } en réserve
picture-waaagh = WAAAGH! { $count } sur { $need }
picture-action-wait = Action de faction dans { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
picture-action-ready = Action de faction prête
picture-no-orders = Aucun ordre pour l’instant.
picture-more-orders = Et { $count } autres ordres
picture-order-march = { $army } marche vers { $tile } ({ $steps ->
    [one] une case
   *[other] { $steps } cases
})
picture-order-city = Ville à fonder en { $tile }
picture-order-level2 = { $tile } passe au niveau II
picture-order-port = Port à bâtir en { $tile }
picture-order-outpost = Avant-poste à bâtir en { $tile }
picture-order-levy = Armée à lever en { $tile }
picture-order-recruit = { $count ->
    [one] Un général à recruter
   *[other] { $count } généraux à recruter
}
picture-order-assign = Un général pour { $army }
picture-order-raise = { $army } monte d’un palier
picture-order-action = Action de faction
picture-order-assault = Assaut sur { $tile }
picture-order-sally = Sortie hors de { $tile }
picture-order-ransom = Rançon offerte : { $gold } or
picture-order-release = Captif rendu contre { $gold } or
picture-tile = Case { $tile }
picture-unknown = Terre inconnue
picture-fog-unexplored = inexplorée
picture-fog-remembered = vue au tour { $turn }
picture-fog-visible = visible
picture-built-city = Ville de niveau { $level }
picture-built-capital = Capitale de niveau { $level }
picture-besieged = assiégée { $tick ->
    [0] depuis ce tour
    [one] depuis un tour
   *[other] depuis { $tick } tours
}
picture-bare = Territoire sans structure
picture-neutral = Terre neutre
picture-army = { $army } palier { $tier }
picture-army-led = { $army } palier { $tier } avec général
picture-anchored = Navire à l’ancre
picture-battle-open = à jouer
picture-battle-won = victoire pour { $name }
picture-battle-draw = match nul
picture-battle-annulled = annulée
picture-battle-somewhere = En un lieu que tu ne vois pas
picture-battle-number = Bataille { $number }
picture-part-lead = { $army } en tête
picture-part-reinforcement = { $army } en renfort
picture-part-relief = { $army } assiégée, en renfort
picture-part-garrison = Garnison
picture-total = Total
picture-attacker = attaquant
picture-defender = défenseur
picture-note-general-attacker = Général de l’attaquant : { $points } points au plus.
picture-note-general-defender = Général du défenseur : { $points } points au plus.
picture-note-late = Garnison tardive : { $points } points de plus au tour 2 de la table.
picture-note-keep = Des murailles et un donjon protègent la capitale.
picture-note-wall-1 = Une palissade protège le front du défenseur.
picture-note-wall-2 = Des murailles et une porte protègent la ville.
picture-note-tick = Le siège dure depuis { $tick ->
    [one] un tour
   *[other] { $tick } tours
}.
picture-battles = Batailles
picture-kingdoms = Royaumes
picture-curves = Le cours de la campagne
picture-curve-gold = Or
picture-curve-territories = Territoires
picture-published = Carte publiée
picture-preview = Carte d’essai
picture-preview-facts = { $seats } capitales, { $sites } cités libres, { $tiles } cases
picture-alt-winner = Vainqueur : { $names }.
picture-alt-asked = La table attend { $names }.
picture-alt-recent = À l’instant : { $what }
picture-alt-kingdom = { $letter } { $name } ({ $faction })
picture-alt-kingdom-score = { $letter } { $name } ({ $faction }), score { $score }
picture-alt-capital = Capitale { $tiles }.
picture-alt-city = Villes { $tiles }.
picture-alt-port = Ports { $tiles }.
picture-alt-outpost = Avant-postes { $tiles }.
picture-alt-bare = Terres { $tiles }.
picture-alt-sites = Cités libres { $tiles }.
picture-alt-armies = Armées { $armies }.
picture-alt-ships = Navires à l’ancre { $tiles }.
picture-alt-battle = Bataille { $number }, { $attacker } contre { $defender }, { $kind }{ $place }, { $state }.
picture-alt-purse = Trésor { $gold } or, { $left } après tes ordres ; revenu { $income }, entretien { $upkeep }, { $next } après la bascule.
picture-alt-orders = Ordres : { $orders }.
picture-alt-side = { $name } aligne { $parts }, total { $total }.
picture-alt-victories = { $count ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $count } victoires
}
picture-alt-free = Factions libres : { $factions }.
picture-alt-curve = { $name } : { $gold } or (au plus { $best }), { $tiles } territoires (au plus { $most }) au tour { $turn }.
picture-alt-more = La suite est dans le plateau en texte.
picture-state-crown = vainqueur
picture-state-skull = tombé
picture-state-moon = en sommeil
picture-state-age = on l’attend
picture-state-check = prêt
picture-way-e = Est
picture-way-ne = Nord-est
picture-way-nw = Nord-ouest
picture-way-w = Ouest
picture-way-sw = Sud-ouest
picture-way-se = Sud-est
picture-text-key = La première case d’une rangée a le rang 1. ~ mer, P plaine, F forêt, M montagne, S marais, D désert, O oasis, minuscule : cité ; @ capitale, ? inconnu. Paliers I à VI, ★ général.
