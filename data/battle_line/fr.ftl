### Words of Battle Line Medieval (fr). Each part keeps to its own section.

## Pictures

picture-title = Battle Line Médiéval
picture-seat = Joueur { $number }
picture-turn = Tour { $turn }
picture-game = Manche { $game }
picture-series = Série { $first }–{ $second }
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
picture-discards = Défausse
picture-deck-troops = Troupes
picture-deck-tactics = Tactiques
picture-start = La partie commence.
picture-before = Derrière
picture-suit-R = Rouge
picture-suit-O = Orange
picture-suit-Y = Jaune
picture-suit-G = Vert
picture-suit-B = Bleu
picture-suit-P = Pourpre
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
picture-order-wedge = Coin
picture-order-square = Carré
picture-order-column = Colonne
picture-order-skirmish = Escarmouche
picture-order-melee = Mêlée
picture-rule-wedge = même couleur, à la suite
picture-rule-square = même valeur
picture-rule-column = même couleur
picture-rule-skirmish = à la suite
picture-rule-melee = le reste
picture-kind-morale = Morale
picture-kind-weather = Météo
picture-kind-guile = Ruse
picture-short-K1 = RoiA
picture-short-K2 = RoiF
picture-short-CAV = Cav
picture-short-SUP = Sout
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
picture-evidence-about = { $seen } Troupes visibles, { $unseen } encore cachées
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
picture-alt-owner = pris par { $name }
picture-alt-decks = Pioches : { $troops } Troupes, { $tactics } Tactiques.
picture-alt-counts = { $name } : { $fields } ; main { $troops } Troupes et { $tactics } Tactiques ; { $played } Tactiques jouées.
picture-alt-discards = Défausse de { $name } : { $cards }.
picture-alt-hand = Main de { $name } : { $cards }.
picture-alt-evidence = Troupes visibles par couleur.
picture-alt-row = { $suit } : { $cards }.
picture-alt-played = Tactiques sur la table : { $cards }.
picture-alt-none = aucune
picture-alt-more = La suite est dans le plateau en texte.
picture-text-fog = brouillard
picture-text-mud = boue
picture-text-key = Lettres : R rouge, O orange, J jaune, V vert, B bleu, P pourpre. Un point est une place libre ; ← et → disent qui tient le champ.
picture-text-hand = Ta main : { $cards }
picture-text-terrain = Champ { $number }, { $name } : { $text }
picture-text-scores = Série : { $first } { $first-points }, { $second } { $second-points }
picture-known-decks = Sur les pioches, tu as remis :
picture-known-hand = Dans la main adverse, tu as vu :
picture-rule-total = seul le total compte
picture-order-total = Total
picture-alt-bare = Aucune carte n’est posée.
picture-card-K1 = Roi d’Angleterre
picture-card-K2 = Roi de France
picture-card-CAV = Cavalerie mercenaire
picture-card-SUP = Troupes de Soutien
picture-card-FOG = Brouillard
picture-card-MUD = Boue
picture-card-SCOUT = Éclaireur
picture-card-REDEPLOY = Redéploiement
picture-card-DESERTER = Déserteur
picture-card-TRAITOR = Traître
