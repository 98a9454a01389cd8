## names for pictures

game-name = Marchlords
faction-empire = Empire
faction-bretonniens = Bretonniens
faction-hauts_elfes = Hauts Elfes
faction-elfes_sylvains = Elfes Sylvains
faction-nains = Nains
faction-orcs_gobelins = Orcs et Gobelins
faction-guerriers_chaos = Guerriers du Chaos
faction-demons = Démons
faction-betes_chaos = Bêtes du Chaos
faction-comtes_vampires = Comtes Vampires
faction-rois_tombes = Rois des Tombes
faction-nains_chaos = Nains du Chaos
faction-elfes_noirs = Elfes Noirs
faction-hommes_lezards = Hommes-lézards
faction-skavens = Skavens
faction-royaumes_ogres = Royaume Ogres
faction-grand_cathay = Grand Cathay
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
tag-plaine = Plaine
tag-foret = Forêt
tag-montagne = Montagne
tag-marais = Marais/Ténèbres
tag-desert = Désert
tag-cote = Côte
tag-oasis = Oasis
tag-cite = Cité
tag-port = Port
tag-mer = Mer

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
picture-order-ransom = Rançon offerte : { $gold } or
picture-order-release = Captif rendu contre { $gold } or
picture-tile = Case { $tile }
picture-unknown = Terre inconnue
picture-fog-unexplored = inexplorée
picture-fog-remembered = vue au tour { $turn }
picture-fog-visible = visible
picture-built-city = Ville de niveau { $level }
picture-built-capital = Capitale de niveau { $level }
picture-besieged = assiégée, cran { $tick }
picture-bare = Territoire sans structure
picture-neutral = Terre neutre
picture-army = { $army } palier { $tier }
picture-army-led = { $army } palier { $tier } avec général
picture-anchored = Navire à l’ancre
picture-battle-open = à jouer
picture-battle-won = victoire de { $name }
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
picture-note-general-attacker = Général de l’attaquant : { $points } points au plus.
picture-note-general-defender = Général du défenseur : { $points } points au plus.
picture-note-late = Garnison tardive : { $points } points de plus au tour 2 de la table.
picture-note-keep = Des murailles et un donjon protègent la capitale.
picture-note-wall-1 = Une palissade protège le front du défenseur.
picture-note-wall-2 = Des murailles et une porte protègent la ville.
picture-note-tick = Siège au cran { $tick }.
picture-battles = Batailles
picture-kingdoms = Royaumes
picture-curves = Le cours de la campagne
picture-curve-gold = Or
picture-curve-territories = Territoires
picture-preview = Carte d’essai
picture-preview-facts = { $seats } capitales, { $sites } cités libres, { $tiles } cases
picture-alt-winner = Vainqueur : { $names }.
picture-alt-asked = La table attend { $names }.
picture-alt-recent = À l’instant : { $what }
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
picture-alt-purse = Trésor { $gold } or, { $left } après tes ordres ; revenu { $income }, entretien { $upkeep }, { $next } après la bascule.
picture-alt-orders = Ordres : { $orders }.
picture-alt-side = { $name } aligne { $parts }, total { $total }.
picture-alt-victories = { $count ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $count } victoires
}
picture-alt-free = Factions libres : { $factions }.
picture-alt-curve = { $name } : { $gold } or (au plus { $best }), { $tiles } territoires (au plus { $most }) au tour { $turn }.
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
picture-text-key = La première case d’une rangée a le rang 1. ~ mer, P plaine, F forêt, M montagne, S marais, D désert, O oasis, minuscule : cité ; @ capitale, ? inconnu. Paliers I à VI, ★ général.
