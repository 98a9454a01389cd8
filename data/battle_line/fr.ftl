### Words of Battle Line Medieval (fr). Each part keeps to its own section.

## Pictures

picture-seat = Joueur { $number }
picture-turn = Tour { $turn }
picture-game = Manche { $game }
picture-to-play = à jouer
picture-won = victoire
picture-over = Partie terminée
picture-tactics = Tactiques : { $count }
picture-tactics-lead = Tactiques : { $count }, en avance
picture-fields = { $count ->
    [0] aucun champ
    [one] { $count } champ
   *[other] { $count } champs
}
picture-start = La partie commence.
picture-letter-R = R
picture-letter-O = O
picture-letter-Y = J
picture-letter-G = V
picture-letter-B = B
picture-letter-P = P
picture-formation-wedge = Coin
picture-formation-square = Carré
picture-formation-column = Colonne
picture-formation-skirmish = Escarm.
picture-formation-melee = Mêlée
picture-formation-total = Total
picture-rule-wedge = même couleur, à la suite
picture-rule-square = même valeur
picture-rule-column = même couleur
picture-rule-skirmish = à la suite
picture-rule-melee = le reste
picture-kind-morale = Morale
picture-kind-weather = Météo
picture-kind-guile = Ruse
picture-short-K1 = RA
picture-short-K2 = RF
picture-short-CAV = CAV
picture-short-SUP = SUP
picture-short-FOG = Brouillard
picture-short-MUD = Boue
picture-short-SCOUT = Éclaireur
picture-short-REDEPLOY = Redéploiement
picture-short-DESERTER = Déserteur
picture-short-TRAITOR = Traître
picture-effect-K1 = Vaut la carte que tu veux. Un seul Roi par joueur.
picture-effect-K2 = Vaut la carte que tu veux. Un seul Roi par joueur.
picture-effect-CAV = Vaut 8, dans la couleur que tu veux.
picture-effect-SUP = Vaut 1, 2 ou 3, dans la couleur que tu veux.
picture-effect-FOG = Sur ce champ, seul le total compte.
picture-effect-MUD = Sur ce champ, quatre cartes par camp.
picture-effect-SCOUT = Pioche trois cartes, puis remets-en deux sur les pioches.
picture-effect-REDEPLOY = Déplace une de tes cartes posées, ou défausse-la.
picture-effect-DESERTER = Défausse une carte posée par l’adversaire.
picture-effect-TRAITOR = Prends une Troupe adverse dans ton camp.
picture-terrain-H1 = Gué
picture-terrain-H2 = Labours
picture-terrain-H3 = Brume
picture-terrain-H4 = Forêt
picture-terrain-H5 = Crête
picture-terrain-H6 = Colline
picture-terrain-H7 = Défilé
picture-terrain-H8 = Nuit
picture-terrain-H9 = Famine
picture-terrain-own = Terrain
picture-sign-slots = { $count } cartes
picture-sign-fog = total seul
picture-sign-low = petit total
picture-sign-last = dernier gagne
picture-sign-colour = sans couleur
picture-sign-morale = sans Morale
picture-sign-quiet = sans Ruse
picture-sign-weather = sans Météo
picture-sign-most = au plus { $value }
picture-sign-least = au moins { $value }
picture-hand = Ta main
picture-hand-count = { $troops ->
    [0] Aucune Troupe
    [one] { $troops } Troupe
   *[other] { $troops } Troupes
}, { $tactics ->
    [0] aucune Tactique
    [one] { $tactics } Tactique
   *[other] { $tactics } Tactiques
}
picture-hand-empty = Ta main est vide.
picture-blocked-lead = Tu as une Tactique d’avance : aucune autre pour l’instant.
picture-blocked-king = Tu as déjà joué un Roi : celui-ci reste en main.
picture-evidence = Les preuves
picture-evidence-about = { $seen ->
    [0] Aucune Troupe visible
    [one] { $seen } Troupe visible
   *[other] { $seen } Troupes visibles
}, { $unseen ->
    [one] { $unseen } encore cachée
   *[other] { $unseen } encore cachées
}
picture-evidence-seen = visible
picture-evidence-hand = dans ta main
picture-evidence-unseen = encore cachée
picture-evidence-played = Tactiques sur la table
picture-evidence-none = aucune
picture-field = Champ de bataille { $number }
picture-field-slots = { $count } cartes par camp
picture-field-owner = Pris par { $name }
picture-field-last = Dernière carte : { $name }
picture-field-open = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
picture-alt-board = { $title }, { $facts }.
picture-alt-active = { $name } doit jouer.
picture-alt-winner = { $name } a gagné.
picture-alt-recent = À l’instant : { $what }
picture-alt-sides = Champs 1 à 9, { $left } | { $right } :
picture-alt-field = { $number } : { $left } | { $right }{ $signs }
picture-alt-empty = vide
picture-alt-provable = { $name } peut revendiquer
picture-alt-owner = pris par { $name }
picture-alt-decks = Pioches : { $troops ->
    [0] aucune Troupe
    [one] { $troops } Troupe
   *[other] { $troops } Troupes
}, { $tactics ->
    [0] aucune Tactique
    [one] { $tactics } Tactique
   *[other] { $tactics } Tactiques
}.
picture-alt-counts = { $name } : { $fields }, { $troops ->
    [0] aucune Troupe
    [one] { $troops } Troupe
   *[other] { $troops } Troupes
} et { $tactics ->
    [0] aucune Tactique
    [one] { $tactics } Tactique
   *[other] { $tactics } Tactiques
} en main, { $played ->
    [0] aucune Tactique jouée
    [one] { $played } Tactique jouée
   *[other] { $played } Tactiques jouées
}.
picture-alt-discards = Défausse ({ $name }) : { $cards }.
picture-alt-evidence = Troupes visibles par couleur.
picture-alt-row = { $suit } : { $cards }.
picture-alt-played = Tactiques sur la table : { $cards }.
picture-alt-none = aucune
picture-alt-more = La suite est dans le plateau en texte.
picture-text-key = R rouge, O orange, J jaune, V vert, B bleu, P pourpre ; RA et RF les Rois, CAV la Cavalerie, SUP le Soutien. Un point est une place libre ; ← et → disent qui tient le champ.
picture-text-hand = Ta main : { $cards }
picture-text-terrain = Champ { $number }, { $name } : { $text }
picture-text-scores = Série : { $first-points } pour { $first }, { $second-points } pour { $second }.
picture-known-decks = Sur les pioches, tu as remis :
picture-known-hand = Dans la main adverse, tu as vu :
picture-rule-total = seul le total compte
picture-alt-bare = Aucune carte n’est posée.

## Game

game-name = Battle Line Médiéval
group = ligne

# cartes
card-R1 = 1 rouge
    .alias = R1, 1R, rouge 1
card-R2 = 2 rouge
    .alias = R2, 2R, rouge 2
card-R3 = 3 rouge
    .alias = R3, 3R, rouge 3
card-R4 = 4 rouge
    .alias = R4, 4R, rouge 4
card-R5 = 5 rouge
    .alias = R5, 5R, rouge 5
card-R6 = 6 rouge
    .alias = R6, 6R, rouge 6
card-R7 = 7 rouge
    .alias = R7, 7R, rouge 7
card-R8 = 8 rouge
    .alias = R8, 8R, rouge 8
card-R9 = 9 rouge
    .alias = R9, 9R, rouge 9
card-R10 = 10 rouge
    .alias = R10, 10R, rouge 10
card-O1 = 1 orange
    .alias = O1, 1O, orange 1
card-O2 = 2 orange
    .alias = O2, 2O, orange 2
card-O3 = 3 orange
    .alias = O3, 3O, orange 3
card-O4 = 4 orange
    .alias = O4, 4O, orange 4
card-O5 = 5 orange
    .alias = O5, 5O, orange 5
card-O6 = 6 orange
    .alias = O6, 6O, orange 6
card-O7 = 7 orange
    .alias = O7, 7O, orange 7
card-O8 = 8 orange
    .alias = O8, 8O, orange 8
card-O9 = 9 orange
    .alias = O9, 9O, orange 9
card-O10 = 10 orange
    .alias = O10, 10O, orange 10
card-Y1 = 1 jaune
    .alias = J1, 1J, jaune 1
card-Y2 = 2 jaune
    .alias = J2, 2J, jaune 2
card-Y3 = 3 jaune
    .alias = J3, 3J, jaune 3
card-Y4 = 4 jaune
    .alias = J4, 4J, jaune 4
card-Y5 = 5 jaune
    .alias = J5, 5J, jaune 5
card-Y6 = 6 jaune
    .alias = J6, 6J, jaune 6
card-Y7 = 7 jaune
    .alias = J7, 7J, jaune 7
card-Y8 = 8 jaune
    .alias = J8, 8J, jaune 8
card-Y9 = 9 jaune
    .alias = J9, 9J, jaune 9
card-Y10 = 10 jaune
    .alias = J10, 10J, jaune 10
card-G1 = 1 vert
    .alias = V1, 1V, vert 1, verte 1, 1 verte
card-G2 = 2 vert
    .alias = V2, 2V, vert 2, verte 2, 2 verte
card-G3 = 3 vert
    .alias = V3, 3V, vert 3, verte 3, 3 verte
card-G4 = 4 vert
    .alias = V4, 4V, vert 4, verte 4, 4 verte
card-G5 = 5 vert
    .alias = V5, 5V, vert 5, verte 5, 5 verte
card-G6 = 6 vert
    .alias = V6, 6V, vert 6, verte 6, 6 verte
card-G7 = 7 vert
    .alias = V7, 7V, vert 7, verte 7, 7 verte
card-G8 = 8 vert
    .alias = V8, 8V, vert 8, verte 8, 8 verte
card-G9 = 9 vert
    .alias = V9, 9V, vert 9, verte 9, 9 verte
card-G10 = 10 vert
    .alias = V10, 10V, vert 10, verte 10, 10 verte
card-B1 = 1 bleu
    .alias = B1, 1B, bleu 1, bleue 1, 1 bleue
card-B2 = 2 bleu
    .alias = B2, 2B, bleu 2, bleue 2, 2 bleue
card-B3 = 3 bleu
    .alias = B3, 3B, bleu 3, bleue 3, 3 bleue
card-B4 = 4 bleu
    .alias = B4, 4B, bleu 4, bleue 4, 4 bleue
card-B5 = 5 bleu
    .alias = B5, 5B, bleu 5, bleue 5, 5 bleue
card-B6 = 6 bleu
    .alias = B6, 6B, bleu 6, bleue 6, 6 bleue
card-B7 = 7 bleu
    .alias = B7, 7B, bleu 7, bleue 7, 7 bleue
card-B8 = 8 bleu
    .alias = B8, 8B, bleu 8, bleue 8, 8 bleue
card-B9 = 9 bleu
    .alias = B9, 9B, bleu 9, bleue 9, 9 bleue
card-B10 = 10 bleu
    .alias = B10, 10B, bleu 10, bleue 10, 10 bleue
card-P1 = 1 pourpre
    .alias = P1, 1P, pourpre 1, violet 1, 1 violet
card-P2 = 2 pourpre
    .alias = P2, 2P, pourpre 2, violet 2, 2 violet
card-P3 = 3 pourpre
    .alias = P3, 3P, pourpre 3, violet 3, 3 violet
card-P4 = 4 pourpre
    .alias = P4, 4P, pourpre 4, violet 4, 4 violet
card-P5 = 5 pourpre
    .alias = P5, 5P, pourpre 5, violet 5, 5 violet
card-P6 = 6 pourpre
    .alias = P6, 6P, pourpre 6, violet 6, 6 violet
card-P7 = 7 pourpre
    .alias = P7, 7P, pourpre 7, violet 7, 7 violet
card-P8 = 8 pourpre
    .alias = P8, 8P, pourpre 8, violet 8, 8 violet
card-P9 = 9 pourpre
    .alias = P9, 9P, pourpre 9, violet 9, 9 violet
card-P10 = 10 pourpre
    .alias = P10, 10P, pourpre 10, violet 10, 10 violet
card-K1 = Roi d’Angleterre
    .alias = K1, RA, roi angleterre, angleterre
card-K2 = Roi de France
    .alias = K2, RF, roi france, france
card-CAV = Cavalerie mercenaire
    .alias = CAV, cavalerie, mercenaire de cavalerie, mercenaires
card-SUP = Troupes de Soutien
    .alias = SUP, soutien, troupes soutien
card-FOG = Brouillard
    .alias = FOG
card-MUD = Boue
    .alias = MUD
card-SCOUT = Éclaireur
    .alias = SCOUT
card-REDEPLOY = Redéploiement
    .alias = REDEPLOY, redéployer
card-DESERTER = Déserteur
    .alias = DESERTER
card-TRAITOR = Traître
    .alias = TRAITOR
colour-R = rouge
colour-O = orange
colour-Y = jaune
colour-G = vert
colour-B = bleu
colour-P = pourpre
deck-troops = Troupes
    .alias = troupe, T
deck-tactics = Tactiques
    .alias = tactique
battlefield-1 = champ 1
    .alias = 1, champ de bataille 1, c1
battlefield-2 = champ 2
    .alias = 2, champ de bataille 2, c2
battlefield-3 = champ 3
    .alias = 3, champ de bataille 3, c3
battlefield-4 = champ 4
    .alias = 4, champ de bataille 4, c4
battlefield-5 = champ 5
    .alias = 5, champ de bataille 5, c5
battlefield-6 = champ 6
    .alias = 6, champ de bataille 6, c6
battlefield-7 = champ 7
    .alias = 7, champ de bataille 7, c7
battlefield-8 = champ 8
    .alias = 8, champ de bataille 8, c8
battlefield-9 = champ 9
    .alias = 9, champ de bataille 9, c9
destination-1 = { battlefield-1 }
    .alias = 1, champ de bataille 1, c1
destination-2 = { battlefield-2 }
    .alias = 2, champ de bataille 2, c2
destination-3 = { battlefield-3 }
    .alias = 3, champ de bataille 3, c3
destination-4 = { battlefield-4 }
    .alias = 4, champ de bataille 4, c4
destination-5 = { battlefield-5 }
    .alias = 5, champ de bataille 5, c5
destination-6 = { battlefield-6 }
    .alias = 6, champ de bataille 6, c6
destination-7 = { battlefield-7 }
    .alias = 7, champ de bataille 7, c7
destination-8 = { battlefield-8 }
    .alias = 8, champ de bataille 8, c8
destination-9 = { battlefield-9 }
    .alias = 9, champ de bataille 9, c9
destination-0 = défausse
    .alias = 0, défausser
turn-pass = Passer
    .alias = passe
formation-wedge = coin
    .alias = enveloppement, suite royale
formation-square = carré
    .alias = brelan, phalange
formation-column = colonne
    .alias = couleur
formation-skirmish = escarmouche
    .alias = suite
formation-melee = mêlée
    .alias = somme
formation-total = total
formation = { $category-id ->
    [column] une { $category } de { $total }
    [skirmish] une { $category } de { $total }
    [melee] une { $category } de { $total }
   *[other] un { $category } de { $total }
}
terrain-name = { $en ->
   *[other] { $fr }
}
terrain-text = { $en ->
   *[other] { $fr }
}
terrain-own = terrain du champ { $number }
switch-slots = { $count } cartes par camp
switch-fog = seul le total compte
switch-colour_blind = les couleurs ne comptent pas
switch-low_sum_wins = à formation égale, le plus petit total l’emporte
switch-tie_to_last = une égalité va à la dernière carte
switch-ban_morale = pas de Morale
switch-ban_weather = pas de Météo
switch-ban_guile = pas de Ruse
switch-troops = valeurs de { $low } à { $high }
switch-ban = interdit ici : { $cards }
switch-none = rien de particulier

# commandes
move-place = poser
    .act = poser une carte
move-place-about = Jouer une Troupe ou une carte Morale sur un champ de bataille
move-place-card = carte
move-place-card-about = La carte de ta main
move-place-battlefield = champ
move-place-battlefield-about = Le champ de bataille, de 1 à 9
move-weather = meteo
    .act = jouer une carte Météo
move-weather-about = Jouer le Brouillard ou la Boue sur un champ de bataille
move-weather-card = carte
move-weather-card-about = Brouillard ou Boue
move-weather-battlefield = champ
move-weather-battlefield-about = Le champ de bataille, de 1 à 9
move-scout = eclaireur
    .act = envoyer l’Éclaireur
move-scout-about = Jouer l’Éclaireur : trois cartes piochées une à une, puis deux remises sur les pioches
move-scout_draw = eclaireur-piocher
    .act = piocher une carte avec l’Éclaireur
move-scout_draw-about = Éclaireur : piocher une des trois cartes
move-scout_draw-deck = pioche
move-scout_draw-deck-about = Troupes ou Tactiques
move-scout_return = eclaireur-remettre
    .act = remettre une carte sur sa pioche
move-scout_return-about = Éclaireur : remettre une carte sur sa pioche (la dernière remise sera piochée la première)
move-scout_return-card = carte
move-scout_return-card-about = La carte de ta main à remettre
move-redeploy = redeployer
    .act = redéployer une de tes cartes
move-redeploy-about = Jouer le Redéploiement : déplacer ou défausser une de tes cartes posées
move-redeploy-card = carte
move-redeploy-card-about = La carte de ton camp
move-redeploy-target = vers
move-redeploy-target-about = Un autre champ de bataille, ou la défausse
move-deserter = deserteur
    .act = faire déserter une carte adverse
move-deserter-about = Jouer le Déserteur : défausser une Troupe ou une carte Morale adverse
move-deserter-card = carte
move-deserter-card-about = La carte adverse à défausser
move-traitor = traitre
    .act = prendre une Troupe adverse
move-traitor-about = Jouer le Traître : prendre une Troupe adverse dans ton camp
move-traitor-card = carte
move-traitor-card-about = La Troupe adverse
move-traitor-target = champ
move-traitor-target-about = Où elle te rejoint
move-claim = revendiquer
    .act = revendiquer un champ
move-claim-about = Revendiquer un champ de bataille : l’arbitre cherche la preuve dans les cartes visibles
move-claim-battlefield = champ
move-claim-battlefield-about = Un champ où ton camp est complet
move-draw = piocher
    .act = piocher
move-draw-about = Piocher une carte et finir ton tour
move-draw-deck = pioche
move-draw-deck-about = Troupes ou Tactiques
move-pass_turn = passer
    .act = passer
move-pass_turn-about = Ne rien jouer, si aucune de tes Troupes n’a de place
move-end = finir
    .act = finir ton tour
move-end-about = Finir ton tour quand il n’y a rien à piocher
move-resign = abandonner
move-resign-about = Abandonner la partie
move-set_owner = champ
move-set_owner-about = Attribuer un champ de bataille, ou le rouvrir
move-set_owner-battlefield = champ
move-set_owner-battlefield-about = Le champ de bataille, de 1 à 9
move-set_owner-side = camp
move-set_owner-side-about = 1 ou 2 pour un camp, 0 pour personne
move-set_owner-reason = raison
move-set_owner-reason-about = Pourquoi (tout le monde la lira)
move-move_card = carte
move-move_card-about = Déplacer une carte visible
move-move_card-card = carte
move-move_card-card-about = La carte, par exemple R10 ou K1
move-move_card-to = vers
move-move_card-to-about = a4 ou b4 : camp 1 ou 2 du champ 4 ; a ou b : défausse ; deck : sous sa pioche
move-move_card-reason = raison
move-move_card-reason-about = Pourquoi (tout le monde la lira)
move-cards = cartes
move-cards-about = Les preuves : Troupes visibles et Troupes encore cachées
move-battlefield = champ
move-battlefield-about = Un champ de bataille en détail
move-battlefield-battlefield = champ
move-battlefield-battlefield-about = Le champ de bataille, de 1 à 9
move-card = carte
move-card-about = Ce que fait une carte
move-card-card = carte
move-card-card-about = Son nom, par exemple Traître ou R10
move-discards = defausse
move-discards-about = Les cartes défaussées, les Ruses jouées, et qui peut jouer une Tactique

# décisions, contrôles, boutons
decision-turn = jouer une carte, revendiquer, piocher
pick-card = Carte à jouer
    .empty = Choisis une carte de ta main
pick-battlefield = Champ de bataille
    .empty = Choisis un champ de bataille
pick-own = Ta carte à déplacer
    .empty = Choisis une carte de ton camp
pick-target = Carte adverse
    .empty = Choisis une carte en face
pick-destination = Destination
    .empty = Choisis où elle va
pick-claims = Champs à revendiquer (facultatif)
    .empty = Ne rien revendiquer
pick-deck = Pioche
    .empty = Choisis une pioche
pick-back = Carte remise d’abord
    .empty = Elle sera sous la suivante
pick-top = Carte remise en dernier
    .empty = Elle sera piochée la première
act-play = Jouer
act-pass = Passer
act-scout = Envoyer l’Éclaireur
act-scout-draw = Piocher
act-scout-return = Remettre et finir
act-draw = Piocher et finir
act-end = Finir le tour

# options
option-claims = Revendications
    .about = À tout moment de son tour avant la pioche, ou seulement avant de jouer (l’autre a alors un tour pour répondre)
option-claims-any = à tout moment du tour
option-claims-start = au début du tour
option-tactics = Tactiques
    .about = Avec les dix cartes Tactiques, ou avec les seules Troupes
option-tactics-yes = avec
option-tactics-no = sans
option-terrain = Terrains
    .about = Champs de bataille ordinaires, ou terrains maison qui changent les règles d’un champ
option-terrain-off = aucun
option-terrain-some = sur quatre champs, au sort
option-terrain-all = sur les neuf champs, au sort
option-terrain-custom = ceux de la table
option-terrain_text = Terrains de la table
    .about = Une section par champ, en TOML : [3], puis par exemple name = "Pont" et slots = 2, ou house = "H1"
option-hints = Indices
    .about = Montrer quelles revendications l’arbitre accepterait
option-hints-yes = oui
option-hints-no = non
option-series = Série
    .about = Gagner une manche vaut 5 points, chaque champ pris par le perdant 1 point
option-series-single = une manche
option-series-best-of-3 = deux manches gagnantes
option-series-best-of-5 = trois manches gagnantes
option-series-to-10 = premier à 10 points
option-series-to-15 = premier à 15 points
option-series-to-20 = premier à 20 points

# ce qui s’est passé
event-placed = { $seat } pose { $card-id ->
    [CAV] la { $card }
    [SUP] les { $card }
   *[other] le { $card }
} sur le { $battlefield }.
event-weather = { $card-id ->
    [FOG] { $seat } fait tomber le { $card } sur le { $battlefield } : seul le total y compte.
   *[MUD] { $seat } noie le { $battlefield } sous la { $card } : il y faut une carte de plus par camp.
}
event-scout = { $seat } envoie l’Éclaireur : { $draws ->
    [one] { $draws } carte
   *[other] { $draws } cartes
} à piocher, { $returns } à remettre.
event-scout-drew = { $seat } pioche dans les { $deck } avec l’Éclaireur.
event-your-draw = Tu pioches : { $card }.
event-returned = { $seat } remet une carte sur les { $deck }.
event-your-return = Tu remets : { $card }.
event-redeployed = { $seat } redéploie { $card-id ->
    [CAV] la { $card }
    [SUP] les { $card }
   *[other] le { $card }
} du { $origin } vers le { $battlefield }.
event-withdrawn = { $seat } retire { $card-id ->
    [CAV] la { $card }
    [SUP] les { $card }
   *[other] le { $card }
} du { $origin } et défausse la carte.
event-deserted = Désertion ! { $seat } fait fuir du { $origin } une carte adverse : { $card } ({ $owner }), défaussée.
event-betrayed = Trahison ! Le { $card } quitte { $owner } sur le { $origin } et rejoint { $seat } sur le { $battlefield }.
event-claimed = { $seat } prend le { $battlefield } avec { $mine } : { $proof ->
    [impossible] le camp d’en face ne peut plus être complété.
    [tie-best] { $theirs } au mieux en face, et l’égalité y serait perdue.
    [tie-last] égalité avec { $theirs }, tranchée par la dernière carte posée.
   *[stronger] { $complete ->
        [1] cela bat { $theirs }.
       *[other] en face, { $theirs } au mieux.
    }
}
event-drew = Pioche : { $deck }.
event-passed = { $seat } passe.
event-turn = À { $seat } de jouer.
event-adjudication = Personne n’a rien joué ni revendiqué deux tours de suite : la manche est arbitrée.
event-awarded = Le champ { $battlefield-id } revient à { $seat }.
event-game-over = { $seat } gagne la manche { $reason ->
    [five] en tenant cinq champs de bataille
    [three] en tenant trois champs voisins, les { $numbers }
   *[most] au nombre de champs
} ({ $mine } à { $theirs }).
event-game-drawn = Manche nulle, { $fields-first } à { $fields-second }.
event-series-score = Série : { $points-first ->
    [one] { $points-first } point
   *[other] { $points-first } points
} pour { $first }, { $points-second } pour { $second }. Manches gagnées : { $wins-first } à { $wins-second }.
event-game-started = Manche { $game } : les cartes sont distribuées, { $seat } commence.
event-dealt = Ta main : { $cards }.
event-resigned = { $seat } abandonne.
event-corrected-owner = Correction du MJ : le { $battlefield } { $side ->
    [0] n’est plus à personne
   *[other] revient à { $owner }
}. Raison : { $reason }
event-corrected-to-deck = Correction du MJ : { $card } retourne sous les { $deck }. Raison : { $reason }
event-corrected-to-discards = Correction du MJ : { $card } passe dans la défausse ({ $seat }). Raison : { $reason }
event-corrected-to-field = Correction du MJ : { $card } passe sur le { $battlefield } ({ $seat }). Raison : { $reason }

# refus
refusal-not-your-turn = Ce n’est pas à toi : on attend { $who }.
refusal-no-moves = Rien n’a été joué : choisis d’abord une carte.
refusal-not-a-seat = Seuls les deux joueurs jouent des cartes ici.
refusal-two-seats = Battle Line se joue à deux ; vous êtes { $seats }.
refusal-no-such-card = Cette carte n’existe pas. Ta main : { $cards }.
refusal-unknown-card = Je ne connais pas cette carte. Essaie par exemple « R10 », « rouge 10 » ou « Traître ».
refusal-no-such-battlefield = Les champs de bataille vont de 1 à 9. { $fields-count ->
    [0] Aucun ne convient ici pour l’instant.
   *[other] Possible ici : { $fields-count ->
        [one] champ { $fields }
       *[other] champs { $fields }
    }.
}
refusal-no-such-deck = Il y a deux pioches : Troupes et Tactiques.
refusal-not-in-hand = { $card } n’est pas dans ta main. { $cards-count ->
    [0] Aucune carte de ta main n’est jouable pour l’instant.
   *[other] Tu peux jouer : { $cards }.
}
refusal-tactics-lead = Tu as joué { $mine ->
    [one] { $mine } Tactique
   *[other] { $mine } Tactiques
}, ton adversaire { $theirs } : une seule d’avance au plus. Joue une Troupe, ou attends qu’il en joue une.
refusal-second-king = Tu as déjà joué un Roi dans cette manche : le { $card } reste dans ta main.
refusal-guile-has-a-move = { $card-id ->
    [SCOUT] L’{ $card }
   *[other] Le { $card }
} ne se pose pas sur un champ : { $card-id ->
    [SCOUT] joue `/ligne eclaireur`.
    [REDEPLOY] joue `/ligne redeployer` en nommant ta carte et sa destination.
    [DESERTER] joue `/ligne deserteur` en nommant la carte adverse.
   *[TRAITOR] joue `/ligne traitre` en nommant la Troupe adverse et le champ où elle te rejoint.
}
refusal-claimed = Le { $battlefield } est déjà pris par { $owner } : plus rien n’y bouge. { $fields-count ->
    [0] Choisis un champ encore libre.
   *[other] Possible ici : { $fields-count ->
        [one] champ { $fields }
       *[other] champs { $fields }
    }.
}
refusal-no-slot = Ton camp est complet sur le { $battlefield } ({ $slots } cartes). { $fields-count ->
    [0] Tu n’as plus de place nulle part pour cette carte.
   *[other] Il te reste de la place : { $fields-count ->
        [one] champ { $fields }
       *[other] champs { $fields }
    }.
}
refusal-terrain-bars = Le terrain du { $battlefield } ({ $terrain }) ne laisse pas agir cette carte : { $card }.
refusal-decks-empty = Les deux pioches sont vides : l’Éclaireur n’a rien à piocher.
refusal-no-target = Le { $guile } vise une carte adverse posée sur un champ encore libre. { $cards-count ->
    [0] Il n’y en a aucune.
   *[other] Possible : { $cards }.
}
refusal-no-own-target = Le { $guile } déplace une de tes cartes posées sur un champ encore libre. { $cards-count ->
    [0] Tu n’en as aucune.
   *[other] Possible : { $cards }.
}
refusal-traitor-morale = { $card } : ce n’est pas une Troupe, et le Traître ne prend que des Troupes. Le Déserteur, lui, peut défausser une carte Morale.
refusal-same-battlefield = { $card } : déjà sur le { $battlefield }. Choisis un autre champ, ou la défausse.
refusal-must-play = Tu peux encore poser une Troupe, donc tu dois jouer : { $cards }.
refusal-already-played = Tu as déjà joué une carte à ce tour. Il te reste à revendiquer si tu veux, puis à piocher ou finir.
refusal-already-passed = Tu as passé à ce tour. Il te reste à revendiquer si tu veux, puis à piocher ou finir.
refusal-play-first = Joue d’abord une carte ; la pioche vient en dernier.
refusal-draw-due = Il te manque une carte : pioche pour finir ton tour.
refusal-no-draw-due = { $empty ->
    [1] Les deux pioches sont vides : finis ton tour sans piocher.
   *[other] Tu as déjà sept cartes : finis ton tour sans piocher.
}
refusal-deck-empty = La pioche { $deck } est vide : pioche dans l’autre.
refusal-no-scout = Aucun Éclaireur n’est en route.
refusal-scout-draws = Ton Éclaireur est en route : pioche encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}, dans la pioche de ton choix.
refusal-scout-returns = Ton Éclaireur est revenu : remets encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} sur les pioches.
refusal-claim-too-late = À cette table, on revendique au début du tour, avant de jouer. Ce champ devra attendre ton prochain tour.
refusal-claim-incomplete = Ton camp n’est pas complet sur le { $battlefield } : { $cards } sur { $slots }. { $fields-count ->
    [0] Tu n’as aucun camp complet pour l’instant.
   *[other] Tu es complet ici : { $fields-count ->
        [one] champ { $fields }
       *[other] champs { $fields }
    }.
}
refusal-claim-weaker = En face, { $theirs } : cela bat { $mine }. Le { $battlefield } ne te revient pas.
refusal-claim-beatable = La preuve ne tient pas sur le { $battlefield } : tu as { $mine }, mais { $cards-count ->
    [one] la carte { $cards }, encore cachée, donnerait
   *[other] { $cards }, encore cachés, donneraient
} { $theirs } en face.
refusal-claim-tie-lost = Égalité parfaite sur le { $battlefield } ({ $mine } des deux côtés) : la dernière carte posée la tranche contre toi.
refusal-claim-tie-beatable = La preuve ne tient pas sur le { $battlefield } : { $cards-count ->
    [one] la carte { $cards }, encore cachée, donnerait
   *[other] { $cards }, encore cachés, donneraient
} l’égalité en face ({ $theirs }), et sur ce terrain elle va à la dernière carte.
refusal-no-correction = Ce n’est pas une correction : choisis un champ ou une carte.
refusal-no-such-side = Le camp est 1 ou 2, ou 0 pour personne.
refusal-correction-card = Cette carte n’existe pas. Écris par exemple R10, K1, CAV ou MUD.
refusal-correction-hidden = { $card } n’est pas visible : une correction ne déplace que des cartes visibles.
refusal-correction-place = Destination inconnue : a4 ou b4 (camp 1 ou 2 du champ 4), a ou b (défausse), deck (sous sa pioche).
refusal-correction-no-slot = { $card } ne peut pas aller sur le { $battlefield } : pas de place dans ce camp, ou ce n’est pas une carte de formation.
refusal-correction-crowded = Sans { $card }, le { $battlefield } n’aurait plus que { $slots } places par camp : retire d’abord une carte.
refusal-no-terrain-text = Cette table joue avec ses propres terrains, mais n’en a encore écrit aucun.
refusal-terrain-text = Terrains, ligne { $line }, « { $place } » : on attend { $expected }.
expected-key = une clé connue (slots, fog, colour_blind, low_sum_wins, tie_to_last, troop_min, troop_max, ban_morale, ban_weather, ban_guile, ban, name, text, house), ou une section de [1] à [9]
expected-missing = une valeur, qui manque ici
expected-flag = true ou false
expected-text = un texte entre guillemets
expected-list = une liste entre crochets, par exemple ["MUD"]
expected-table = une section comme [3]
expected-whole = un nombre entier
expected-least = un nombre d’au moins { $limit }
expected-most = un nombre d’au plus { $limit }
expected-toml = du TOML : une section comme [3], puis des lignes comme slots = 2
expected-card = des cartes comme R10, K1 ou MUD
expected-span = un troop_min qui ne dépasse pas troop_max
expected-few = au moins douze Troupes qui puissent y venir
expected-house = un terrain maison, de H1 à H9
expected-long = un nom de 30 caractères au plus et un texte de 200 au plus

# à lire avant de jouer
preview-side = Sur le { $battlefield } : { $cards-count ->
    [0] rien dans ton camp
   *[other] { $cards }
}, encore { $left ->
    [one] { $left } place
   *[other] { $left } places
}.
preview-formation = Sur le { $battlefield } : { $cards }, { $formation }.
preview-terrain = Terrain du { $battlefield }, { $terrain } : { $text }
preview-discarded = { $card } sera défaussé face visible : une preuve de plus pour tous.
preview-scout = L’Éclaireur piochera { $draws ->
    [one] { $draws } carte
   *[other] { $draws } cartes
}, puis tu en remettras { $returns }.
preview-tactics = Tactiques jouées : { $mine } pour toi, { $theirs } en face. { $ahead ->
    [1] Tu devras attendre avant d’en rejouer une.
   *[other] Tu pourras encore en jouer une.
}
preview-provable = Sur le { $battlefield } : la preuve tient.
preview-unproven = Sur le { $battlefield } : { $cards-count ->
    [0] la preuve ne tient pas.
   *[other] la preuve ne tient pas, à cause de { $cards }.
}
form-tactics-blocked = Tactiques bloquées ({ $cards }) : tu en as joué { $mine }, en face { $theirs }, et une seule d’avance est permise.
form-second-king = { $card } : tu as déjà joué un Roi dans cette manche.
form-may-pass = Aucune de tes Troupes n’a de place : tu peux passer.
form-scout-draw = Éclaireur : encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à piocher.
form-scout-return = Éclaireur : remets { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} sur les pioches, chacune sur la sienne. La dernière remise sera piochée la première.

# réponses
answer-evidence = { $seen ->
    [0] Aucune Troupe visible
    [one] { $seen } Troupe visible
   *[other] { $seen } Troupes visibles
}, { $unseen ->
    [one] { $unseen } encore cachée
   *[other] { $unseen } encore cachées
} (une main ne prouve jamais rien).
answer-colour = **{ $colour }** : { $unseen-count ->
    [0] tout est visible
    [one] encore caché { $unseen }
   *[other] encore cachés { $unseen }
} ; { $seen-count ->
    [0] rien de visible
    [one] visible { $seen }
   *[other] visibles { $seen }
}.
answer-battlefield = **Champ de bataille { $battlefield-id }**, { $slots } cartes par camp.
answer-terrain = Terrain : { $terrain }. { $text }
answer-weather = Météo : { $card }.
answer-side = { $seat } : { $cards } ({ $formation }).
answer-side-open = { $seat } : { $cards-count ->
    [0] rien
   *[other] { $cards }
}, encore { $left ->
    [one] { $left } place
   *[other] { $left } places
}.
answer-owner = Pris par { $seat }.
answer-last = La dernière carte est arrivée côté { $seat } : à égalité parfaite, c’est { $loser } qui perd ce champ.
answer-provable = { $seat } peut prouver sa revendication.
answer-beaten = { $seat } ne peut pas encore prouver : { $cards-count ->
    [0] ce qui est en face suffit.
    [one] { $cards } suffirait en face.
   *[other] { $cards } suffiraient en face.
}
answer-card = **{ $card }** ({ $kind ->
    [morale] Morale
    [weather] Météo
    [guile] Ruse
   *[troop] Troupe
})
answer-card-seen = Elle est visible : c’est une preuve.
answer-card-unseen = Elle est encore cachée.
answer-discards = { $seat }, défausse : { $cards-count ->
    [0] rien
   *[other] { $cards }
}.
answer-tactics = { $seat } : { $played ->
    [0] aucune Tactique jouée
    [one] { $played } Tactique jouée
   *[other] { $played } Tactiques jouées
} ; { $may ->
    [1] peut en jouer une
   *[other] doit attendre que l’autre en joue une
}.
effect-troop = Se pose dans ton camp, sur un champ encore libre où il te reste de la place. Toutes les cartes de 1 à 10 existent une fois dans chacune des six couleurs.
effect-K1 = Se pose comme une Troupe. Vaut la carte que tu veux : toute couleur, toute valeur de 1 à 10, fixées seulement quand le champ est tranché.
effect-K2 = Se pose comme une Troupe. Vaut la carte que tu veux : toute couleur, toute valeur de 1 à 10, fixées seulement quand le champ est tranché.
effect-CAV = Se pose comme une Troupe. Vaut 8, dans la couleur que tu veux au moment de trancher.
effect-SUP = Se pose comme une Troupe. Vaut 1, 2 ou 3, dans la couleur que tu veux au moment de trancher.
effect-FOG = Sur un champ encore libre : les formations n’y comptent plus, le plus grand total l’emporte. Reste jusqu’à la fin.
effect-MUD = Sur un champ encore libre : chaque camp y a besoin de quatre cartes. Reste jusqu’à la fin.
effect-SCOUT = Pioche trois cartes en tout, une à une, dans une pioche ou les deux ; puis remets deux cartes de ta main, face cachée, chacune sur sa pioche.
effect-REDEPLOY = Prends une de tes Troupes ou cartes Morale sur un champ encore libre : pose-la sur un autre champ libre où il te reste de la place, ou défausse-la face visible.
effect-DESERTER = Défausse, face visible, une Troupe ou une carte Morale adverse d’un champ encore libre.
effect-TRAITOR = Prends une Troupe adverse sur un champ encore libre et pose-la dans ton camp, là où il te reste de la place (le même champ est permis).
ruling-K1 = Un seul Roi par joueur et par manche, même si le premier a été défaussé. Chacun peut jouer le sien.
ruling-K2 = Un seul Roi par joueur et par manche, même si le premier a été défaussé. Chacun peut jouer le sien.
ruling-SCOUT = Pas d’autre pioche à ce tour. S’il reste moins de trois cartes, on pioche ce qui reste et on en remet une de moins. La dernière carte remise est la première piochée.
ruling-REDEPLOY = Pas sur le même champ, ni depuis ou vers un champ pris. La carte déplacée est la dernière arrivée là où elle va.
ruling-DESERTER = Ni Météo, ni champ pris. Le camp touché redevient incomplet et peut être complété à nouveau.
ruling-TRAITOR = Ni carte Morale, ni champ pris. La Troupe prise est la dernière arrivée dans ton camp.

# fin
outcome-five = { $winners } gagne avec cinq champs de bataille.
outcome-three = { $winners } gagne avec trois champs voisins.
outcome-most = { $winners } gagne la partie arbitrée au nombre de champs.
outcome-drawn = Partie nulle : autant de champs de chaque côté.
outcome-series = { $winners } gagne la série.
outcome-series-drawn = Série nulle : même score des deux côtés.
outcome-resigned = { $winners } gagne par abandon.
recap-turns = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
}.
recap-seat = { $seat } : { $claims ->
    [0] aucun champ revendiqué
    [one] { $claims } champ revendiqué
   *[other] { $claims } champs revendiqués
}{ $early ->
    [0] {""}
   *[other] {" "}(dont { $early } avant que l’autre camp soit complet)
} ; { $tactics ->
    [0] aucune Tactique
    [one] { $tactics } Tactique
   *[other] { $tactics } Tactiques
}.

rules-text =
    {"**"}But.** Prends cinq des neuf champs de bataille, ou trois champs voisins.

    {"**"}Ton tour.** Joue une carte, revendique des champs si tu veux, pioche une carte dans les Troupes ou les Tactiques (sept cartes en main). Si une de tes Troupes peut se poser, tu dois jouer ; sinon tu peux passer.

    {"**"}Formations**, de la plus forte à la plus faible : *coin* (même couleur, à la suite), *carré* (même valeur), *colonne* (même couleur), *escarmouche* (à la suite), *mêlée* (le reste). À formation égale, le plus grand total gagne. À égalité parfaite, celui qui a posé la dernière carte sur ce champ perd.

    {"**"}Revendiquer.** Ton camp doit être complet, et il faut une preuve : rien de ce qui reste caché ne doit pouvoir te battre. Seules comptent les cartes visibles, jamais une main, et jamais les Tactiques qui ne sont pas posées. Une revendication refusée ne coûte rien.

    {"**"}Tactiques.** Jamais plus d’une d’avance sur l’autre. *Morale* : Roi d’Angleterre, Roi de France (un seul Roi par joueur), Cavalerie mercenaire (8), Troupes de Soutien (1, 2 ou 3), à la couleur de ton choix. *Météo* : Brouillard (seul le total compte), Boue (quatre cartes par camp). *Ruse* : Éclaireur, Redéploiement, Déserteur, Traître.

    Le détail d’une carte : `/ligne carte`. Les preuves : `/ligne cartes`.

## Details under the choices of a menu

code-troop = { $letter }{ $value }
detail-empty = rien
detail-battlefield = toi : { $own } · en face : { $theirs }{ $weather ->
        [fog] {" · Brouillard"}
        [mud] {" · Boue"}
        [both] {" · Brouillard et Boue"}
       *[none] {""}
    }
detail-battlefield-terrain = { $terrain } · toi : { $own } · en face : { $theirs }{ $weather ->
        [fog] {" · Brouillard"}
        [mud] {" · Boue"}
        [both] {" · Brouillard et Boue"}
       *[none] {""}
    }
detail-lying = sur le { $battlefield }
detail-deck = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
