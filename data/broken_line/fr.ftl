### Words of The Broken Line (fr). Each part keeps to its own section.

## Pictures

picture-seat = Joueur { $number }
picture-and = { $first } et { $last }
picture-own-title = Tes pions
picture-team-title = Les pions de votre camp
picture-format-skirmish = Escarmouche
picture-format-duel = Duel
picture-format-alliance = Alliance
picture-format-war = Grande Guerre
picture-turn = tour { $turn }
picture-two-dice = deux dés
picture-memory = avec mémoire
picture-gm = vue du MJ
picture-status-armies = Choix des armées : { $names }
picture-status-place = En placement : { $names }
picture-status-first = { $name } désigne qui commence
picture-status-act = À { $name } de jouer : avancer ou tirer
picture-status-move = { $name } déplace ses pions
picture-status-enlist = { $name } place un mercenaire
picture-status-offer = { $name } propose la nulle
picture-status-heir = { $name } joue pour { $other }
picture-yours-act = À toi : avancer ou tirer
picture-yours-move = À toi : déplace tes pions
picture-yours-spent = À toi : plus de point, finis ton tour
picture-yours-enlist = À toi : place le mercenaire, { $rank }
picture-won = Victoire : { $names }
picture-drawn = Partie nulle
picture-idle = { $turns } tours sans perte
picture-castle-good = Château tenu par le Bien
picture-castle-evil = Château tenu par le Mal
picture-start-armies = Chacun choisit son armée.
picture-start-place = Les armées se placent en secret, chacune dans sa zone.
picture-start-first = Toutes les armées sont en place. Le meilleur dé désigne qui commence.
picture-told-run = Course
picture-told-fly = Vol
picture-told-sacrifice = Sacrifice du Mage :
picture-told-enlist = Mercenaire placé :
picture-told-win = Duel en { $square } : { $rank } l’emporte sur { $other }.
picture-told-lose = Duel en { $square } : { $rank } tombe contre { $other }.
picture-told-both = Duel en { $square } : { $rank } et { $other } disparaissent.
picture-told-artefact = { $rank } s’empare de l’artefact en { $square } !
picture-told-secret-win = Duel secret en { $square } : le mercenaire est enrôlé.
picture-told-secret-lose = Duel secret en { $square } : l’attaquant est tombé.
picture-told-secret-both = Duel secret en { $square } : les deux disparaissent.
picture-told-dice = Dés : { $rolls }.
picture-told-shot = Tir de { $square } vers { $direction }, dé { $roll } :
picture-told-shot-hit = { $victim } touché en { $impact }.
picture-told-shot-empty = rien en { $impact }.
picture-told-shot-friend = sans effet sur un ami en { $impact }.
picture-told-shot-grey = sans effet sur le mercenaire en { $impact }.
picture-told-shot-obstacle = perdu dans l’obstacle en { $impact }.
picture-told-shot-high = la cible en { $impact } est trop haute.
picture-told-shot-fort = arrêté par un fort avant { $impact }.
picture-told-shot-off = hors du plateau.
picture-way-N = le nord
picture-way-NE = le nord-est
picture-way-E = l’est
picture-way-SE = le sud-est
picture-way-S = le sud
picture-way-SW = le sud-ouest
picture-way-W = l’ouest
picture-way-NW = le nord-ouest
picture-legend-gate = porte
picture-legend-lock = porte fermée
picture-legend-height = hauteur
picture-legend-shortcut = raccourci
picture-legend-red = tenir le château
picture-legend-tavern = mercenaire
picture-legend-known = rang déjà vu
picture-legend-boot = a bougé
picture-legend-eye = vu de tous
picture-placement-title = Ton placement
picture-team-placement-title = Votre placement
picture-place-todo = Range ton armée, puis annonce que tu es prêt
picture-place-done = Ton armée est rangée : change-la encore, ou sois prêt
picture-place-ready = Tu es prêt ; on attend les autres
picture-changes = { $count ->
    [0] plus de retouche
    [one] encore { $count } retouche
   *[other] encore { $count } retouches
}
picture-unplaced = pas encore rangée
picture-height = hauteur { $height }
picture-pawn-hidden = { $army }, face cachée
picture-pawn-seen = { $army }, { $rank }
picture-pawn-known = { $army }, { $rank } déjà vu
picture-points = { $count ->
    [0] aucun point
    [one] { $count } point
   *[other] { $count } points
}
picture-at-most = au plus
picture-reach-cost = points
picture-reach-attack = duel
picture-reach-tavern = duel secret
picture-duel-title = Duel en { $square }
picture-attacks = attaque
picture-defends = défend
picture-unknown-rank = Inconnu
picture-charge = { $base } + { $charge } charge = { $total }
picture-result-win = L’attaquant l’emporte
picture-result-lose = Le défenseur tient bon
picture-result-both = Les deux disparaissent
picture-result-artefact = L’artefact est pris !
picture-result-secret-win = Le mercenaire est enrôlé
picture-result-secret-lose = L’attaquant est tombé
picture-result-secret-both = Les deux disparaissent
picture-unknown-fallen = { $count ->
    [one] { $count } pion tombé de rang inconnu
   *[other] { $count } pions tombés de rang inconnu
}
picture-about-1 = Se sacrifie : un pion de son camp, sauf l’artefact, prend sa place.
picture-about-2 = Bat le Roi quand il l’attaque.
picture-about-3 = Pour 1 point, court en ligne droite aussi loin qu’il veut.
picture-about-4 = Détruit les pièges et survit.
picture-about-5 = Sans capacité.
picture-about-6 = Charge : +1 quand il attaque.
picture-about-7 = Sans capacité.
picture-about-8 = Survole forêts, lacs et rochers.
picture-about-9 = Sans capacité.
picture-about-10 = Sans capacité.
picture-about-11 = Ne craint que l’Assassin qui l’attaque, le piège, le canon et son égal.
picture-about-P = Immobile. Disparaît avec qui l’attaque, sauf le Démineur.
picture-about-T = Tire à la distance du dé au lieu d’avancer ; n’attaque pas.
picture-about-A = Immobile. Pris ou détruit, la partie est perdue.
picture-alt-board = { $title }, { $facts }. Le plateau, faces cachées.
picture-alt-open = { $title }, { $facts }. Le plateau, faces découvertes.
picture-alt-own = { $title }, { $facts }. Tes pions.
picture-alt-team = { $title }, { $facts }. Les pions de votre camp.
picture-alt-recent = À l’instant : { $what }
picture-alt-army = { $army } : { $left } sur { $total }.
picture-alt-known = Déjà vus : { $pawns }.
picture-alt-hidden = Face cachée : { $squares }.
picture-alt-greys = Mercenaires : { $squares }.
picture-alt-dice = Dé { $dice }, { $points } à dépenser.
picture-alt-gates = Portes nord et sud fermées à l’autre camp.
picture-alt-more = La suite dans le plateau en texte.
picture-alt-unknown = { $count ->
    [one] { $count } de rang inconnu
   *[other] { $count } de rang inconnu
}
picture-alt-fallen = Tombés : { $who }.
picture-text-key = B bleu, W blanc, V vert (Bien) ; R rouge, N noir, J jaune (Mal) ; G mercenaire ; ? face cachée ; armée en minuscule : rang déjà vu. ^^ forêt, ~~ lac, ## rocher, 1 et 2 hauteur, * emplacement rouge.
picture-text-ranks = X { $ten } 10, K { $king } 11, @ artefact, P piège, T canon.
picture-text-gates = Portes : château K–M au nord et au sud, J9, N9 ; Faille B8, B10, C9 ; Pins G8, G10, H9 ; Roc Q8, Q10, P9 ; Lac V8, V10, U9. Raccourci B7–B11.

## Game

game-name = The Broken Line : Les Terres Déchirées
group = terres

# camps et armées
army-good = Camp du Bien
    .alias = bien, lumière, good, light
army-evil = Camp du Mal
    .alias = mal, ombre, evil, shadow
army-B = Armée bleue
    .alias = bleu, bleue, blue, B
army-W = Armée blanche
    .alias = blanc, blanche, white, W
army-V = Armée verte
    .alias = vert, verte, green, V
army-R = Armée rouge
    .alias = rouge, red, R
army-N = Armée noire
    .alias = noir, noire, black, N
army-J = Armée jaune
    .alias = jaune, yellow, J
room-team-good = Camp du Bien, entre alliés
room-team-evil = Camp du Mal, entre alliés
army-G = Mercenaires
army-all = Toutes mes armées
kept-major = Armée majeure
kept-minor = Armée mineure
colour-B = bleu
colour-W = blanc
colour-V = vert
colour-R = rouge
colour-N = noir
colour-J = jaune
colour-G = gris
rank-1 = Mage 1
    .alias = mage, 1
rank-2 = Assassin 2
    .alias = assassin, 2
rank-3 = Éclaireur 3
    .alias = éclaireur, 3
rank-4 = Démineur 4
    .alias = démineur, 4
rank-5 = Fantassin 5
    .alias = fantassin, 5
rank-6 = Cavalier 6
    .alias = cavalier, 6
rank-7 = Chevalier 7
    .alias = chevalier, 7
rank-8 = Créature volante 8
    .alias = créature volante, volante, 8
rank-9 = Capitaine 9
    .alias = capitaine, 9
rank-10 = Général 10
    .alias = général, 10, X
rank-11 = Roi 11
    .alias = roi, 11, K
rank-P = Piège
    .alias = P, bombe
rank-T = Canon
    .alias = T, tireur, tireur à distance
rank-A = Artefact
    .alias = A, @
named-pawn = { $rank } ({ $army })
named-square = { $square }
short-1 = Se sacrifie pour amener un pion de son camp sur sa case.
short-2 = Bat le Roi s’il l’attaque.
short-3 = Court en ligne droite pour un point, seul mouvement de son tour.
short-4 = Détruit les pièges.
short-5 = Rien de particulier.
short-6 = Compte 7 quand il attaque.
short-7 = Rien de particulier.
short-8 = Survole forêts, lacs et rochers.
short-9 = Rien de particulier.
short-10 = Rien de particulier.
short-11 = Ne craint que l’Assassin qui l’attaque, le canon, le piège et son égal.
short-P = Immobile. Disparaît avec qui l’attaque, sauf un Démineur.
short-T = Bouge ou tire, n’attaque pas au contact et y perd toujours.
short-A = Immobile. Le perdre, c’est perdre la partie.

# choix des panneaux
direction-N = nord
    .alias = N, haut
direction-NE = nord-est
    .alias = NE
direction-E = est
    .alias = E, droite
direction-SE = sud-est
    .alias = SE
direction-S = sud
    .alias = S, bas
direction-SW = sud-ouest
    .alias = SO, SW
direction-W = ouest
    .alias = O, W, gauche
direction-NW = nord-ouest
    .alias = NO, NW
preset-balanced = Équilibre
preset-spearhead = Fer de lance
preset-rampart = Rempart
placing-balanced = Équilibre (modèle)
placing-spearhead = Fer de lance (modèle)
placing-rampart = Rempart (modèle)
placing-shuffle = Au hasard
placing-rows = Taper les rangées
placing-mirror = Inverser gauche et droite
placing-swap = Échanger deux cases
placing-ready = C’est prêt
placing-captain = Passer le commandement
action-roll = Lancer le dé et bouger
action-shoot = Tirer au canon
action-end = Finir mon tour
action-offer = Proposer la nulle
action-agree = Accepter la nulle
action-refuse = Refuser la nulle
way-walk = { $square } · { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
way-run = { $square } · course, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
way-fly = { $square } · vol, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
way-bring = Sacrifice : amener { $square }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost })
}
phase-armies = on choisit les armées
phase-place = on place les pions
phase-first = on désigne qui commence
phase-act = le tour commence, choisis d’abord de lancer le dé ou de tirer
phase-move = un tour est en cours
phase-enlist = un mercenaire attend d’être placé
phase-over = la partie est terminée
format-skirmish = Escarmouche
format-duel = Duel
format-alliance = Alliance
format-war = Grande guerre
fort-castle = Château fort
fort-rift = Fort de la Faille
fort-pines = Fort des Pins
fort-rock = Fort du Roc
fort-lake = Fort du Lac
terrain-plain = plaine
terrain-f = forêt
terrain-l = lac
terrain-r = rocher
part-nw = nord-ouest
    .alias = NO, NW
part-n = nord
    .alias = N, haut
part-ne = nord-est
    .alias = NE
part-w = ouest
    .alias = O, W, gauche
part-centre = centre
    .alias = château, milieu
part-e = est
    .alias = E, droite
part-sw = sud-ouest
    .alias = SO, SW
part-s = sud
    .alias = S, bas
part-se = sud-est
    .alias = SE
topic-moves = mouvements
    .alias = mouvement, bouger
topic-duels = duels
    .alias = duel, attaquer
topic-ranks = pions
    .alias = créatures, rangs
topic-shots = tirs
    .alias = tir, canon
topic-mercenaries = mercenaires
    .alias = mercenaire, taverne
topic-castle = château
    .alias = forts, portes, avant-postes
topic-placement = placement
    .alias = placer
topic-secrets = secrets
    .alias = mémoire, brouillard
topic-end = fin
    .alias = victoire, nulle

# commandes
move-army = armee
    .act = choisir ton armée
move-army-about = Choisir ton camp ou ton armée
move-army-army = armee
move-army-army-about = Le camp (1 contre 1) ou l’armée
move-captain = capitaine
    .act = passer le commandement
move-captain-about = Passer le commandement du camp à un allié, pendant le placement
move-captain-seat = allie
move-captain-seat-about = L’allié qui devient capitaine
section-place = placer
section-place-about = Placer tes pions en secret
move-preset = modele
    .act = placer une armée d’après un modèle
move-preset-about = Placer une armée d’après un modèle, retourné au hasard
move-preset-army = armee
move-preset-army-about = Ton armée
move-preset-preset = modele
move-preset-preset-about = Équilibre, Fer de lance ou Rempart
move-shuffle = hasard
    .act = placer une armée au hasard
move-shuffle-about = Placer une armée au hasard, l’artefact derrière, les pièges autour
move-shuffle-army = armee
move-shuffle-army-about = Ton armée
move-mirror = inverser
move-mirror-about = Inverser la gauche et la droite d’un placement
move-mirror-army = armee
move-mirror-army-about = Ton armée
move-swap = echanger
    .act = échanger deux cases
    .typed = Taper les cases
move-swap-about = Échanger ce qui se trouve sur deux cases de ta zone
move-swap-squares = cases
    .label = Cases, deux par deux
move-swap-squares-about = Deux cases de ta zone (D4 E4), ou plusieurs paires de suite
move-rows = rangees
    .act = taper un placement
    .typed = Taper les rangées
    .kept = Mes placements
    .keep = Garder ce placement
move-rows-about = Taper un placement : quatre rangées séparées par /, la première devant
move-rows-army = armee
move-rows-army-about = Ton armée
move-rows-rows = rangees
    .label = Rangées, la première devant
    .hint = 7 cases par rangée, 9 pour l’armée majeure : 1 à 11, P piège, T canon, A artefact, ou un point
move-rows-rows-about = Exemple : 3 6 . 5 . 6 3 / 7 5 8 4 8 5 7 / 4 6 2 10 1 9 4 / P 3 P T P . P
move-ready = pret
    .act = dire que tu es prêt
move-ready-about = Tes armées sont en place
move-reopen = pas-pret
    .act = reprendre ton placement
move-reopen-about = Reprendre ton placement tant que quelqu’un d’autre n’est pas prêt
move-first = commencer
    .act = désigner qui commence
move-first-about = Désigner qui commence, si tu as gagné le lancer
move-first-seat = joueur
move-first-seat-about = Qui commence
move-roll = lancer
    .act = lancer le dé
move-roll-about = Choisir de bouger : le dé donne tes points de déplacement
move-shoot = tirer
    .act = tirer au canon
move-shoot-about = Choisir de tirer : c’est tout ton tour, et le dé donne la distance
move-shoot-cannon = canon
move-shoot-cannon-about = La case de ton canon
move-shoot-direction = direction
move-shoot-direction-about = Une des huit directions
move-step = pas
    .act = avancer d’une case
move-step-about = Avancer un pion d’une case, ou attaquer une case voisine
move-step-pawn = pion
move-step-pawn-about = La case du pion
move-step-to = vers
move-step-to-about = La case voisine
move-march = bouger
    .act = bouger un pion
    .typed = Taper un trajet
move-march-about = Bouger un pion : départ et arrivée (D4 D7), ou toutes les cases du trajet
move-march-path = trajet
    .label = Trajet
move-march-path-about = Par exemple D4 D7, ou K6 K7 K8
move-run = course
    .act = faire courir un Éclaireur
move-run-about = Faire courir un Éclaireur en ligne droite, pour un point
move-run-pawn = pion
move-run-pawn-about = La case de l’Éclaireur
move-run-to = vers
move-run-to-about = La fin de la ligne
move-fly = vol
    .act = faire voler une Créature volante
move-fly-about = Faire voler une Créature volante par-dessus les obstacles
move-fly-pawn = pion
move-fly-pawn-about = La case de la Créature volante
move-fly-to = vers
move-fly-to-about = Où elle se pose
move-sacrifice = sacrifice
    .act = sacrifier un Mage
move-sacrifice-about = Sacrifier un Mage : un autre pion de ton camp vient sur sa case
move-sacrifice-mage = mage
move-sacrifice-mage-about = La case du Mage
move-sacrifice-pawn = pion
move-sacrifice-pawn-about = La case du pion à amener
move-enlist = enroler
    .act = placer le mercenaire
move-enlist-about = Placer le mercenaire gagné au contact de son vainqueur
move-enlist-square = case
move-enlist-square-about = Une case libre, ou un pion adverse qu’il attaquera
move-end = fin
    .act = finir ton tour
move-end-about = Finir ton tour
section-draw = nulle
section-draw-about = Proposer la nulle, l’accepter ou la refuser
move-offer = proposer
    .act = proposer la nulle
move-offer-about = Proposer la nulle à tout le monde
move-agree = accepter
    .act = accepter la nulle
move-agree-about = Accepter la nulle proposée
move-refuse = refuser
    .act = refuser la nulle
move-refuse-about = Refuser la nulle proposée
move-resign = abandonner
    .act = abandonner
move-resign-about = Abandonner la partie
move-set_points = points
    .act = fixer les points restants
move-set_points-about = MJ : fixer les points de déplacement qui restent
move-set_points-points = points
move-set_points-points-about = De 0 à 12
move-set_points-reason = raison
move-set_points-reason-about = Pourquoi, en quelques mots
move-move_pawn = deplacer
    .act = déplacer un pion
move-move_pawn-about = MJ : mettre un pion sur une case vide
move-move_pawn-square = de
move-move_pawn-square-about = La case du pion
move-move_pawn-to = vers
move-move_pawn-to-about = Une case vide
move-move_pawn-reason = raison
move-move_pawn-reason-about = Pourquoi, en quelques mots
move-remove_pawn = retirer
    .act = retirer un pion
move-remove_pawn-about = MJ : retirer un pion qui a bougé, sans le montrer
move-remove_pawn-square = case
move-remove_pawn-square-about = La case du pion
move-remove_pawn-reason = raison
move-remove_pawn-reason-about = Pourquoi, en quelques mots
move-creatures = creatures
move-creatures-about = L’aide-mémoire des pions d’un camp, et ce qu’il en reste
move-creatures-camp = camp
move-creatures-camp-about = Bien ou Mal ; le tien si tu ne dis rien
move-square = case
move-square-about = Ce qu’est une case et ce qui s’y trouve
move-square-square = case
move-square-square-about = Par exemple K9
move-reach = portee
move-reach-about = Où un de tes pions peut aller, et pour combien de points
move-reach-pawn = pion
move-reach-pawn-about = La case du pion
move-zoom = zoom
move-zoom-about = Une partie du plateau en grand
move-zoom-part = secteur
move-zoom-part-about = nord-ouest, nord, nord-est, ouest, centre, est, sud-ouest, sud, sud-est
move-duel = duel
move-duel-about = Revoir le dernier duel
move-seen = vus
move-seen-about = Les pions adverses dont le rang a été montré, et les pertes
move-layout = copier
move-layout-about = Ton placement en texte, à copier pour une autre partie
move-layout-army = armee
move-layout-army-about = Ton armée ; la première si tu ne dis rien
move-rule = regle
move-rule-about = Une partie des règles
move-rule-topic = sujet
move-rule-topic-about = mouvements, duels, pions, tirs, mercenaires, château, placement, secrets, fin

# panneaux
glance-zoom = Zoom : { $part }
glance-seen = Pions déjà vus, et pertes
glance-duel = Revoir le dernier duel
glance-creatures = Aide-mémoire : { $camp }
pick-army = Armée
pick-placing = Que faire
pick-captain = Nouveau capitaine
pick-first = Première case
pick-second = Échanger avec
pick-starter = Qui commence
pick-draw = Ta réponse
pick-action = Ton tour
pick-cannon = Canon
pick-direction = Direction
pick-pawn = Pion
pick-way = Vers
pick-enlist = Où le placer
act-take = Prendre
act-ready = C’est prêt
act-reopen = Reprendre mon placement
act-captain = Passer le commandement
act-lay = Placer ainsi
act-swap = Échanger
act-first = Désigner
act-roll = Lancer le dé
act-shoot = Tirer
act-move = Bouger
act-attack = Attaquer
act-sacrifice = Sacrifier le Mage
act-end = Finir mon tour
act-offer = Proposer la nulle
act-agree = Accepter la nulle
act-refuse = Refuser la nulle
act-enlist = Placer le mercenaire
form-first = Tu as gagné le lancer : désigne qui commence.
form-ready = Tu es prêt. Tant que quelqu’un d’autre ne l’est pas, tu peux encore changer d’avis.
form-changes = { $left ->
    [0] Tu n’as plus de retouche.
    [one] Encore { $left } retouche.
   *[other] Encore { $left } retouches.
}
form-draw = { $seat } propose la nulle.
form-heir = Tu joues ici le tour de { $seat }.
form-idle = { $turns } tours de suite sans perte : la partie sera nulle dans { $left ->
    [one] { $left } tour
   *[other] { $left } tours
}.
form-points = Dé : { $dice }. { $points ->
    [0] Plus de point : il reste à finir le tour.
    [one] Il reste { $points } point.
   *[other] Il reste { $points } points.
}
form-enlist = Tu as gagné un mercenaire : { $rank }. Place-le au contact de { $square }.
preview-way = Vers { $square } : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, il en restera { $left }.
preview-run = Une course montre à tous que c’est un Éclaireur.
preview-flight = Un survol montre à tous que c’est une Créature volante.
preview-known = En face : { $foe }. { $result ->
    [win] Tu gagnes.
    [dice] Les dés décideront.
    [lose] Tu perds.
    [artefact] Tu gagnes la partie.
   *[both] Les deux disparaissent.
}
preview-odds = Rang inconnu : sur { $total ->
    [one] { $total } possible
   *[other] { $total } possibles
}, victoire { $win }, dés { $dice }, défaite { $lose }, artefact { $artefact }.
preview-tavern = Mercenaire, duel à huis clos : sur { $total ->
    [one] { $total } possible
   *[other] { $total } possibles
}, victoire { $win }, dés { $dice }, défaite { $lose }{ $artefact ->
    [0] {""}
   *[other] , artefact { $artefact }
}.
preview-sacrifice = Le Mage de { $square } disparaît, montré à tous ; le pion de { $origin } prend sa place, face cachée.
preview-shot-hits = Sur { $die } faces du dé, { $count ->
    [0] aucune n’atteint un pion adverse.
    [one] une atteint un pion adverse : { $squares }.
   *[other] { $count } atteignent un pion adverse : { $squares }.
}
preview-shot = Le canon de { $square } se montre à tous. Le dé donne la distance, et c’est tout ton tour.
detail-placed = en place
detail-unplaced = pas encore placée
detail-empty = vide
detail-face = { $pawn }
detail-known = vu : { $pawn }
detail-back = dos { $army }
detail-tavern = mercenaire
detail-unknown = attaque un dos { $army } ({ $total ->
    [one] { $total } rang possible
   *[other] { $total } pions possibles
})

# ce qui est demandé
decision-army = choisir une armée
decision-place = placer les pions
decision-first = désigner qui commence
decision-act = lancer le dé ou tirer
decision-move = bouger, puis finir le tour
decision-enlist = placer un mercenaire
decision-draw = répondre à une proposition de nulle

# ce qui arrive
event-army-taken = { $seat } choisit : { $army }.
event-placement = Les armées sont prises. Chacun place ses pions en secret.
event-captain = { $army } : { $seat } est capitaine.
event-laid-preset = { $army } : placée d’après un modèle par { $seat }.
event-laid-shuffle = { $army } : placée au hasard par { $seat }.
event-laid-mirror = { $army } : gauche et droite inversées par { $seat }.
event-laid-rows = { $army } : placement tapé par { $seat }.
event-laid-swap = { $seat } échange { $first } et { $second }.
event-ready = { $seat } a fini son placement.
event-reopened = { $seat } reprend son placement.
event-standing = Toutes les armées sont en place, faces cachées.
event-mercenaries = Les dés ({ $first } et { $second }) tirent deux mercenaires parmi six : un en { $west }, un en { $east }.
event-rolled-off = { $seat } lance un { $roll }.
event-won-roll = { $seat } fait le meilleur lancer et désigne qui commence.
event-first = { $seat } décide qui commence : { $first }.
event-turn = Tour { $turn } : à { $seat }.
event-rolled = { $seat } lance { $dice } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-walked = { $army } : { $origin } → { $square } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, reste { $left }).
event-ran = { $army } : course { $origin } → { $square } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, reste { $left }). C’est un Éclaireur.
event-flew = { $army } : vol { $origin } → { $square } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, reste { $left }). C’est une Créature volante.
event-duel = Duel en { $square } : { $attacker }{ $charge ->
    [0] {""}
   *[other] , charge comprise { $strength },
} contre { $defender }.
event-dice = Égalité, on lance : { $mine } pour l’attaque, { $theirs } pour la défense.
event-duel-win = { $attacker } l’emporte et prend { $square }. { $defender } : hors jeu.
event-duel-lose = { $defender } tient { $square }. { $attacker } : hors jeu.
event-duel-both = { $defender } ! { $attacker } disparaît avec lui, { $square } est vide.
event-duel-artefact = { $attacker } prend l’artefact en { $square } !
event-tavern = À la taverne de { $square } : { $attacker } contre { $defender }.
event-tavern-win = { $army } : le mercenaire de { $square } est battu et s’enrôle.
event-tavern-lose = { $army } : un pion inconnu tombe devant le mercenaire de { $square }.
event-tavern-both = { $army } : un pion inconnu et le mercenaire de { $square } disparaissent ensemble.
event-enlisted = { $army } : le mercenaire est placé en { $square }.
event-sacrificed = { $mage } se sacrifie en { $square } ; un pion y vient de { $origin } ({ $army }).
event-shot = { $army } : le canon de { $square } tire, direction { $direction }. Le dé donne { $roll }.
event-shot-hit = Touché en { $square } : { $victim } est hors jeu.
event-shot-empty = Rien en { $square } : tir perdu.
event-shot-friend = En { $square }, un pion du même camp : sans effet.
event-shot-grey = En { $square }, un mercenaire : sans effet.
event-shot-obstacle = Le tir tombe sur un obstacle en { $square }.
event-shot-high = { $square } est plus haut que le canon : sans effet.
event-shot-fort = Un fort arrête le tir avant { $square }.
event-shot-off = Le tir sort du plateau.
event-castle-held = { $army } : le château est tenu. Ses portes nord et sud se ferment à l’adversaire.
event-castle-open = { $army } : le château n’est plus tenu. Toutes ses portes sont ouvertes.
event-ended = { $seat } finit son tour{ $left ->
    [0] {"."}
    [one] {" "}({ $left } point perdu).
   *[other] {" "}({ $left } points perdus).
}
    .aside = dans le journal seulement
event-idle = { $turns } tours de suite sans perte ni enrôlement. Encore { $left }, et la partie est nulle.
event-draw-offered = { $seat } propose la nulle.
event-draw-agreed = { $seat } accepte la nulle.
event-draw-refused = { $seat } refuse la nulle.
event-resigned = { $seat } abandonne.
event-heir = { $heir } joue désormais les tours de { $seat }.
event-corrected-points = Le MJ fixe les points restants à { $points }. Raison : { $reason }
event-corrected-move = Le MJ déplace un pion ({ $army }) de { $origin } à { $square }. Raison : { $reason }
event-corrected-removal = Le MJ retire le pion de { $square } ({ $army }). Raison : { $reason }

# refus
refusal-no-moves = Rien n’a été choisi.
refusal-not-a-seat = Seuls les joueurs de cette table jouent ici.
refusal-not-a-move = Ce n’est pas un coup de ce jeu.
refusal-no-correction = Ce n’est pas une correction de ce jeu.
refusal-no-such-query = Je ne sais pas répondre à cela.
refusal-seats = { $format } se joue à { $wanted }, pas à { $seats }.
refusal-resigned = Tu as abandonné : un allié joue pour toi.
refusal-wrong-phase = Pas maintenant : { $phase }.
refusal-not-in-turn = Ce n’est pas ton tour : c’est à { $seat }.
refusal-not-the-chooser = { $seat } a gagné le lancer et désigne qui commence.
refusal-nobody-there = Il n’y a que { $seats } joueurs.
refusal-no-such-army = Personne ne mène cela ici. Libre : { $armies-count ->
    [0] rien
   *[other] { $armies }
}.
refusal-army-taken = Déjà pris : { $army }. Libre : { $armies-count ->
    [0] rien
   *[other] { $armies }
}.
refusal-switched-often = Tu as déjà changé { $most } fois d’armée : garde celle-ci.
refusal-not-ready = Tu n’es pas encore prêt : ton placement est ouvert.
refusal-ready = Tu es prêt. Reprends d’abord ton placement avec `/terres placer pas-pret`.
refusal-deploy-missing = Il manque un placement : { $armies }. Choisis un modèle, le hasard, ou tape tes rangées.
refusal-changes-spent = Tu n’as plus de retouche : dis que tu es prêt.
refusal-not-the-captain = Seul le capitaine passe le commandement.
refusal-not-an-ally = Le commandement va à un allié : { $seats-count ->
    [0] il n’y en a pas
   *[other] { $seats }
}.
refusal-not-your-army = Tu ne places pas cette armée. À toi : { $armies-count ->
    [0] aucune
   *[other] { $armies }
}.
refusal-no-such-preset = Je ne connais pas ce modèle. Il y a : { $presets }.
refusal-same-layout = Cela ne changerait rien.
refusal-odd-pairs = Donne les cases deux par deux, par exemple D4 E4. J’en compte { $count }.
refusal-reopened-often = Tu as déjà repris { $most } fois ton placement : on attend les autres.
refusal-deploy-zone = { $square } n’est pas dans ta zone.
refusal-deploy-zones = Les deux cases sont dans deux zones : chaque armée reste dans la sienne.
refusal-deploy-zone-rows = { $rows } rangées, mais ta zone n’en a que { $most }.
refusal-deploy-rows = Il faut { $most } rangées séparées par /, la première devant. J’en compte { $rows }.
refusal-deploy-row = Rangée { $row } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} au lieu de { $width }. Mets un point pour une case vide.
refusal-deploy-code = Rangée { $row }, case { $column } : « { $typed } » n’est pas un pion. Écris 1 à 11, P (piège), T (canon), A (artefact) ou un point.
refusal-deploy-count = { $army } : { $rank } { $given } fois au lieu de { $wanted }. Le premier de trop est en { $square }.
refusal-deploy-short = { $army } : { $rank } { $given } fois au lieu de { $wanted }.
refusal-bad-square = « { $typed } » n’est pas une case. Elles vont de A1 à W17.
refusal-short-path = Donne au moins deux cases : le départ et l’arrivée.
refusal-no-pawn = Il n’y a pas de pion en { $square }.
refusal-not-your-pawn = Le pion de { $square } n’est pas à toi, ou pas à toi de bouger ce tour-ci.
refusal-immobile = Le pion de { $square } ne se déplace pas : pièges et artefact restent où ils sont.
refusal-not-enough-points = Il faut { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, il t’en reste { $points }.
refusal-not-adjacent = { $square } et { $to } ne se touchent pas.
refusal-wall = Un mur sépare { $square } et { $to } : on n’entre dans un fort que par ses portes, tout droit.
refusal-gate-closed = La porte entre { $square } et { $to } est fermée : l’adversaire tient le château. Les portes de côté restent ouvertes.
refusal-obstacle = { $square } est un obstacle naturel : seule une Créature volante le survole.
refusal-no-landing = On ne se pose pas sur un obstacle ({ $square }).
refusal-path-occupied = { $square } est occupée : on ne traverse personne.
refusal-friendly = { $square } est tenue par ton camp.
refusal-cannon-no-melee = Un canon n’attaque pas au contact ({ $square }).
refusal-no-way = Aucun chemin ne mène de { $square } à { $to }.
refusal-no-chain = Après son duel, le pion de { $square } s’arrête pour ce tour.
refusal-run-exclusive = La course est le seul mouvement de son tour : le pion de { $square } a déjà bougé ou couru.
refusal-run-no-attack = À cette table, une course ne finit pas par un duel.
refusal-not-a-runner = Le pion de { $square } n’est pas un Éclaireur : il ne court pas.
refusal-not-a-line = { $square } et { $to } ne sont pas sur une ligne droite d’au moins deux pas.
refusal-not-a-flyer = Le pion de { $square } ne vole pas.
refusal-no-flight = Aucun survol d’obstacle ne mène de { $square } à { $to } : va à pied.
refusal-not-a-mage = Le pion de { $square } n’est pas un Mage.
refusal-teleport-artefact = L’artefact ne se téléporte pas.
refusal-teleport-camp = Un Mage n’amène qu’un pion de son camp.
refusal-teleport-self = Un Mage amène un autre pion que lui-même.
refusal-not-a-cannon = Le pion de { $square } n’est pas un canon.
refusal-no-direction = Choisis une direction : { $directions }.
refusal-already-rolled = Le dé est déjà lancé : à ce tour tu bouges, tu ne tires plus et tu ne relances pas.
refusal-placement-pending = Place d’abord le mercenaire enrôlé.
refusal-nothing-to-enlist = Aucun mercenaire n’attend d’être placé.
refusal-bad-placement = Le mercenaire ne peut pas être placé là. Possible : { $squares }.
refusal-no-offer = Personne ne propose la nulle.
refusal-agreed-already = Tu as déjà dit oui à la nulle.
refusal-offered-already = La nulle a déjà été proposée : attends les réponses, ou ton prochain tour.
refusal-offer-early = On ne propose pas la nulle avant le tour { $turn }.
refusal-no-duel = Pas de duel récent.
refusal-no-face = Tu ne vois pas la face d’un pion en { $square }, ou aucun tour n’est en cours.
refusal-no-layout = Tu n’as pas de placement en cours à copier.
refusal-no-such-camp = Quel camp ? { $camps }.
refusal-no-such-part = Quelle partie du plateau ? { $parts }.
refusal-no-such-topic = Quel sujet ? { $topics }.
refusal-correction-points = De 0 à 12 points.
refusal-correction-square = { $square } n’est pas une case libre.
refusal-correction-unmoved = Le pion de { $square } n’a pas bougé : il reste.

# réponses
answer-creatures = { $army } : { $left } pions sur le plateau{ $unknown ->
    [0] {""}
    [one] , { $unknown } tombé de rang inconnu
   *[other] , { $unknown } tombés de rang inconnu
}.
answer-creature = **{ $rank }** × { $total }{ $out ->
    [0] {""}
    [one] {" "}({ $out } tombé)
   *[other] {" "}({ $out } tombés)
} : { $about }
answer-ground = **{ $square }** : { $terrain }.
answer-fort = **{ $square }** : { $fort }, hauteur { $height }.
answer-red = Emplacement rouge : qui tient les deux tient le château.
answer-gate = Porte vers { $other }{ $closed ->
    [0] .
   *[other] , fermée à l’autre camp : le { $army } tient le château.
}
answer-shortcut = Raccourci : { $other } est à un point.
answer-zone = Zone de départ : { $army }.
answer-pawn = { $pawn }{ $moved ->
    [0] {""}
   *[other] , a déjà bougé
}{ $merc ->
    [0] {""}
   *[other] , ancien mercenaire
}.
answer-grey = Mercenaire{ $known ->
    [0] {" "}inconnu{ $rank }.
   *[other] {" "}: { $rank }.
}
answer-reach = { $pawn } en { $square } :
answer-reach-walk = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} : { $squares }.
answer-reach-run = En courant ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}) : { $squares }.
answer-reach-fly = En volant ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}) : { $squares }.
answer-reach-fights = Un duel y attend : { $squares }.
answer-reach-none = Il ne peut aller nulle part.
answer-zoom = Le plateau, { $part }.
answer-unknown = un pion inconnu ({ $army })
answer-mercenary = un mercenaire
answer-duel = En { $square } : { $attacker } contre { $defender }.
answer-dice = Dés : { $mine } contre { $theirs }.
answer-duel-win = L’attaque l’emporte.
answer-duel-lose = La défense tient.
answer-duel-both = Les deux disparaissent.
answer-duel-artefact = L’artefact est pris.
answer-no-memory = À cette table, personne ne note pour toi : relis le journal.
answer-seen-none = Aucun dos adverse n’a encore montré son rang.
answer-seen = { $square } : { $pawn }.
answer-count = { $rank } × { $count }
answer-fallen = { $army } : { $left } en jeu. Tombés : { $out-count ->
    [0] aucun connu
   *[other] { $out }
}{ $unknown ->
    [0] .
    [one] {" "}et { $unknown } inconnu.
   *[other] {" "}et { $unknown } inconnus.
}
answer-layout = { $army } : `{ $rows }`
rule-moves = Le dé donne des points, à partager librement entre tes pions : un point, une case, dans les huit directions, sans traverser personne. On entre dans un fort par ses portes, tout droit ; dans le fort on circule librement. B7 et B11 se touchent (raccourci). Les points non dépensés sont perdus.
rule-duels = Entrer sur une case adverse, c’est un duel : les deux pions se montrent, le plus grand nombre l’emporte, l’autre est détruit, puis le survivant se cache à nouveau. À égalité, chacun lance un dé. Le Cavalier compte 7 quand il attaque. Le vainqueur peut continuer avec les points qui restent.
rule-ranks = 1 Mage, 2 Assassin, 3 Éclaireur, 4 Démineur, 5 Fantassin, 6 Cavalier, 7 Chevalier, 8 Créature volante, 9 Capitaine, 10 Général, 11 Roi, P piège, T canon, A artefact. `/terres creatures` dit ce que chacun sait faire.
rule-shots = Avant de lancer le dé, tu peux tirer au lieu de bouger : un canon, une direction, et le dé donne la distance exacte. Tout pion adverse touché est détruit, l’artefact aussi. Le tir passe au-dessus des obstacles et des pions, jamais au-dessus d’un autre fort, et ne touche rien de plus haut que le canon.
rule-mercenaries = En E9 et S9 attendent deux mercenaires tirés parmi 1, piège, 5, 6, 7 et 8. Les attaquer est un duel secret : l’adversaire n’apprend que l’issue. Si tu gagnes, le mercenaire rejoint ton armée, au contact du vainqueur ; posé sur un pion adverse, il l’attaque aussitôt.
rule-castle = Qui occupe les deux emplacements rouges (K9 et M9) tient le château : ses portes nord et sud se ferment à l’adversaire, celles de l’ouest et de l’est restent ouvertes. Avant-postes et premier niveau sont à hauteur 1, le sommet à hauteur 2.
rule-placement = Chaque armée se place en secret dans sa zone, un pion par case. Pars d’un modèle ou du hasard, échange des cases, ou tape tes rangées. En 2 contre 2, le capitaine place l’armée majeure. Tant que tout le monde n’est pas prêt, tout se change.
rule-secrets = Tu vois les faces de ton camp, et des autres seulement les dos. Un pion montré se retourne ensuite ; si la table le veut, ta vue garde la mémoire de ce que tu as vu. Une course, un survol, un sacrifice et un tir montrent ce que c’est. Rien de ce qui est joué ne se reprend.
rule-end = On gagne en prenant l’artefact adverse, ou en le détruisant au canon. On perd aussi quand plus rien ne peut bouger. Soixante tours de suite sans perte : nulle. La nulle se propose à partir du tour 20. Au dernier tour (six cents, ou moins si la table le veut), le camp qui a le plus de créatures gagne.

# options
option-format = Format
option-format-skirmish = Escarmouche : 1 contre 1, armées majeures
option-format-duel = Duel : 1 contre 1, trois armées chacun
option-format-alliance = Alliance : 2 contre 2
option-format-war = Grande guerre : 3 contre 3
option-dice = Dés de déplacement
option-turns = Tours au plus
option-memory = Mémoire des rangs montrés
option-memory-yes = oui
option-memory-no = non

# fin
outcome-artefact = { $winners } { $winners-count ->
    [one] gagne
   *[other] gagnent
} : l’artefact adverse est pris.
outcome-shelled = { $winners } { $winners-count ->
    [one] gagne
   *[other] gagnent
} : l’artefact adverse est détruit au canon.
outcome-no-force = { $winners } { $winners-count ->
    [one] gagne
   *[other] gagnent
} : plus rien ne bouge en face.
outcome-surrender = { $winners } { $winners-count ->
    [one] gagne
   *[other] gagnent
} : le camp adverse se rend.
outcome-idle = Partie nulle : trop de tours sans perte.
outcome-agreed = Partie nulle, d’un commun accord.
outcome-exhausted = Partie nulle : plus rien ne bouge, d’aucun côté.
outcome-spent = { $winners } { $winners-count ->
    [one] gagne
   *[other] gagnent
} au nombre de créatures, au dernier tour.
outcome-even = Partie nulle au dernier tour : autant de créatures de chaque côté.
recap-match = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $duels ->
    [0] aucun duel
    [one] { $duels } duel
   *[other] { $duels } duels
}, { $shots ->
    [0] aucun tir
    [one] { $shots } tir
   *[other] { $shots } tirs
}, { $taverns ->
    [0] aucune visite aux mercenaires
    [one] { $taverns } visite aux mercenaires
   *[other] { $taverns } visites aux mercenaires
}.
recap-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}, { $whole },{ $tenths } en moyenne.
recap-hero = Le plus redoutable : { $pawn }, { $duels } duels gagnés en attaquant.

rules-text =
    {"**"}But.** Prends l’artefact adverse, ou détruis-le au canon. Les pions sont cachés : à toi de deviner où il est, sans laisser le tien sans garde.

    {"**"}Placement.** Chacun place ses pions en secret dans sa zone. Tout se change jusqu’à ce que le dernier soit prêt.

    {"**"}Ton tour.** Ou bien tu lances le dé et tu partages les points entre tes pions (un point, une case, huit directions), ou bien tu tires au canon. Puis tu dis que tu as fini.

    {"**"}Duel.** Entrer sur une case adverse : les deux pions se montrent, le plus grand nombre l’emporte. À égalité, les dés. Le piège emporte son attaquant, sauf le Démineur.

    {"**"}Capacités.** 1 se sacrifie pour amener un pion, 2 bat le Roi en l’attaquant, 3 court en ligne droite, 4 détruit les pièges, 6 vaut 7 en attaquant, 8 survole les obstacles, le canon tire.

    {"**"}Château.** Deux pions sur les emplacements rouges ferment les portes nord et sud à l’adversaire.

    Le détail : `/terres regle`, `/terres creatures`, `/terres case`.
