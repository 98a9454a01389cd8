### Words of the house, common to all games (fr). Each part keeps to its own section.

## Commands

cmd-partie = partie
cmd-partie-about = Ouvrir une table, la rejoindre, voir sa main, suivre ses parties
cmd-partie-create = creer
cmd-partie-create-about = Ouvrir une table dans ce salon
cmd-partie-join = rejoindre
cmd-partie-join-about = Prendre place à une table
cmd-partie-leave = quitter
cmd-partie-leave-about = Quitter une table avant le début
cmd-partie-start = lancer
cmd-partie-start-about = Distribuer et commencer
cmd-partie-show = voir
cmd-partie-show-about = Voir le plateau
cmd-partie-hand = main
cmd-partie-hand-about = Voir ta main, pour toi seul, et jouer ton tour
cmd-partie-journal = journal
cmd-partie-journal-about = Relire tout ce qui s’est passé
cmd-partie-rules = regles
cmd-partie-rules-about = Les règles en bref
cmd-partie-resign = abandonner
cmd-partie-resign-about = Abandonner la partie
cmd-partie-back = annuler
cmd-partie-back-about = Reprendre ton dernier coup
cmd-partie-export = exporter
cmd-partie-export-about = Recevoir la partie en fichier
cmd-partie-export-form = forme
cmd-partie-export-form-about = Ce que contient le fichier (sinon, tout pour rejouer)
cmd-export-json = la partie entière, pour la rejouer et la vérifier
cmd-export-markdown = le récit, en Markdown
cmd-export-bbcode = le récit, en BBCode pour les forums
cmd-partie-list = liste
cmd-partie-list-about = Tes parties, et les tables ouvertes ici
cmd-match = partie
cmd-match-about = Si tu en joues plusieurs
cmd-game = jeu
cmd-game-about = Quel jeu ?
cmd-seats = places
cmd-seats-about = Combien de places offrir
cmd-watch = arbitrer
cmd-watch-about = Ouvrir la table sans y jouer, comme MJ seulement

cmd-mj = mj
cmd-mj-about = Les outils du MJ : relancer, prolonger, remplacer, revenir en arrière
cmd-mj-table = table
cmd-mj-table-about = Le bureau : qui la partie attend, depuis quand, et que faire
cmd-mj-tables = tables
cmd-mj-tables-about = Toutes les tables que tu diriges, les retards d’abord
cmd-mj-pause = pause
cmd-mj-pause-about = Arrêter les horloges
cmd-mj-resume = reprendre
cmd-mj-resume-about = Remettre les horloges en marche
cmd-mj-extend = prolonger
cmd-mj-extend-about = Donner plus de temps
cmd-mj-back = annuler-coup
cmd-mj-back-about = Annuler le dernier coup, ou revenir à un moment du journal
cmd-mj-play-for = jouer-pour
cmd-mj-play-for-about = Faire jouer la maison une fois à la place de quelqu’un
cmd-mj-replace = remplacer
cmd-mj-replace-about = Donner une place à une autre personne, ou à la maison
cmd-mj-see-as = voir-comme
cmd-mj-see-as-about = Voir ce que voit une place, si la table le permet
cmd-mj-force = forcer
cmd-mj-force-about = Passer outre ce que la partie attend
cmd-mj-end = terminer
cmd-mj-end-about = Clore la partie pour de bon
cmd-mj-name = nommer
cmd-mj-name-about = Passer la direction de la partie à quelqu’un d’autre
cmd-hours = heures
cmd-hours-about = Combien d’heures de plus
cmd-entry = ligne
cmd-entry-about = Revenir juste après cette ligne du journal
cmd-only = seule
cmd-only-about = Annuler cette ligne seule : la suite est rejouée, si elle tient encore
cmd-seat = place
cmd-seat-about = Quelle place ?
cmd-style = style
cmd-style-about = Jouer au mieux, ou le strict nécessaire
cmd-player = joueur
cmd-player-about = Qui ? Laisse vide pour la maison
cmd-reason = raison
cmd-reason-about = Pourquoi, en quelques mots

cmd-aide = aide
cmd-aide-about = Comment jouer, et toutes les commandes
cmd-langue = langue
cmd-langue-about = Choisir la langue de mes réponses
cmd-langue-language = langue
cmd-langue-language-about = Français, anglais, ou comme ton Discord
cmd-langue-auto = Comme mon Discord
cmd-langue-fr = Français
cmd-langue-en = English
cmd-table-language = langue
cmd-table-language-about = Langue du fil (la tienne, si tu ne dis rien)
cmd-couleurs = couleurs
cmd-couleurs-about = Choisir les couleurs de tes images
cmd-couleurs-palette = palette
cmd-couleurs-palette-about = Parchemin, contraste fort ou nuit
cmd-couleurs-standard = Parchemin
cmd-couleurs-contrast = Contraste fort
cmd-couleurs-night = Nuit
cmd-ping = ping
cmd-ping-about = Vérifier que je suis là
section-mj = mj
section-mj-about = Corrections du MJ

## Panels

panel-pong = Présent !
panel-yes = oui
panel-no = non
panel-which-game = À quel jeu ?
panel-game-pick = Choisir un jeu
panel-game-seats = De { $least } à { $most } joueurs
panel-waiting-others = Rien à faire pour l’instant : d’autres règlent quelque chose entre eux. Tu seras prévenu quand ce sera à toi.
panel-since = Depuis ton dernier passage :
panel-asked = **À toi :** { $what }.
panel-may = Rien ne presse, mais tu peux encore préparer la suite ou changer d’avis.
panel-remains = Il te reste à : { $what }.
panel-waiting = On attend { $who } : { $what }.
panel-waiting-until = On attend { $who } : { $what }. Échéance { $when }.
panel-status-lobby = La partie n’a pas encore commencé.
panel-status-paused = La partie est en pause. Les échéances attendent.
panel-status-over = La partie est terminée.
panel-status-broken = La partie est mise de côté, le temps d’une réparation. Rien n’est perdu.
panel-played = C’est joué.
panel-stale = Ce bouton datait d’avant : la partie a avancé. Voici où tu en es.
panel-changed = Quelque chose a changé depuis, et rien n’est joué. Relis, puis confirme.
panel-unplayed = Rien n’est encore joué. J’ai décoché ce qui était facultatif : tu peux jouer sans.
panel-typed-kept = Ce que tu as tapé est gardé : corrige-le et renvoie.
panel-keep-name = Nom
panel-keep-hint = Sous un nom déjà pris, l’ancien est remplacé. Toi seul le vois.
panel-kept-new = Gardé sous le nom « { $name } » : tu le retrouves dans toutes tes parties de { $game }.
panel-kept-replaced = « { $name } » est remplacé par ce que tu viens de garder.
panel-shelf = Ce que tu as gardé pour ce jeu ; toi seul le vois.
panel-shelf-empty = Tu ne gardes rien pour ce jeu.
panel-shelf-sort = **{ $sort }** ({ $count } sur { $most }) : { $names }
panel-forget = Oublier · { $sort }
panel-forget-sure = Oublier « { $name } » pour de bon ?
panel-forgotten = « { $name } » est oublié.
panel-sure = C’est irréversible. Tu confirmes ?
panel-sure-resign = Abandonner, c’est perdre la partie, sans retour possible. Tu confirmes ?
panel-taken-back = Ton dernier coup est repris. À toi de rejouer.
panel-take-back-asked = On a pu voir ou jouer la suite depuis : j’ai demandé l’accord du reste de la table. Rien ne change d’ici là.
panel-consent-yes = C’est noté : tu acceptes.
panel-consent-no = C’est noté : tu refuses.
panel-incident = Quelque chose s’est cassé de mon côté, pas du tien. Réessaie dans un instant ; si cela se répète, donne ce numéro à la personne qui m’héberge : `{ $id }`.
panel-incident-match = Quelque chose s’est cassé dans cette partie. Je la mets de côté sans rien perdre ; les autres continuent. Numéro à donner à la personne qui m’héberge : `{ $id }`.
panel-page-back = ◀ Avant
panel-page-on = Après ▶
panel-button-hand = Ma main
panel-button-play = Jouer
panel-button-board = Plateau
panel-button-text = Plateau en texte
panel-look = Regarder de plus près
panel-button-journal = Journal
panel-button-back = Annuler mon dernier coup
panel-button-back-ask = Demander à annuler mon coup
panel-button-cancel = Non, je reviens
panel-button-shelf = Ce que j’ai gardé
panel-button-forget = Oublier
panel-button-resign = Abandonner
panel-button-start = Lancer
panel-button-automaton = Ajouter un automate
panel-button-options = Options
panel-button-leave = Quitter
panel-seat = Place { $number } · { $name }
panel-seat-pick = Pour quelle place ?
panel-which = Tu joues plusieurs parties. Pour laquelle ?
panel-which-pick = Choisis la partie
panel-which-typed = Tu joues plusieurs parties. Refais la commande en remplissant aussi `partie` :
panel-joined = Te voilà à la place { $number }. Ta main viendra au lancement.
panel-already-seated = Tu es déjà à cette table.
panel-left = Tu as quitté la table.
panel-left-closed = Tu as quitté la table. Il n’y restait personne : elle est fermée.
panel-started = C’est parti !
panel-automaton-added = Un automate prend place.
panel-opened = La table { $code } est ouverte. Elle s’affiche dans le salon avec un bouton **Rejoindre**.
panel-lobby-seats = Places prises : { $taken } sur { $all }.
panel-options-page = { $all ->
    [one] Le jeu
   *[other] Le jeu ({ $number }/{ $all })
}
panel-options-house = La table
panel-options-read = Seul l’hôte peut changer les options, et seulement avant le début.
panel-options-set = C’est noté.
panel-options-type = { $option }…
panel-modal-range = Un nombre de { $low } à { $high }
panel-rule-hours = Temps par décision
panel-rule-hours-some = { $hours ->
    [one] une heure
   *[other] { $hours } heures
}
panel-rule-hours-days = { $days } jours
panel-rule-hours-none = sans limite
panel-rule-hours-default = le rythme habituel du jeu
panel-rule-at_timeout = Passé le délai
panel-rule-at_timeout-remind = un simple rappel
panel-rule-at_timeout-pass = la maison joue le strict nécessaire
panel-rule-at_timeout-autopilot = la maison joue au mieux
panel-rule-at_timeout-forfeit = la partie est perdue
panel-rule-take_back = Reprendre un coup
panel-rule-gm_sees_all = Un MJ qui ne joue pas voit tout
panel-rule-quiet = Heures calmes
panel-rule-quiet-none = aucune
panel-rule-quiet-some = de { $first } h à { $last } h
panel-rule-language = Langue des annonces
panel-rule-language-fr = français
panel-rule-language-en = anglais
panel-journal-title = Journal
panel-journal-empty = Le journal est encore vide.
panel-journal-older = ◀ Plus ancien
panel-journal-newer = Plus récent ▶
panel-journal-undone = (annulé)
panel-journal-house = (la maison a joué à sa place)
panel-journal-gm = (par le MJ)
panel-journal-back = Retour en arrière.
panel-journal-rewind = Retour juste après la ligne { $number }.
panel-journal-chair = La place { $number } revient à { $name }.
panel-journal-secret = { $who } a joué en secret.
panel-journal-deal = La partie commence.
panel-journal-silent = La partie a avancé.
panel-journal-pause = Le MJ met la partie en pause.
panel-journal-resume = La partie reprend.
panel-journal-extend = Le MJ accorde { $hours ->
    [one] une heure de plus
   *[other] { $hours } heures de plus
}.
panel-journal-end = Le MJ met fin à la partie.
panel-reason = Raison : { $reason }
panel-list-mine = Tes parties
panel-list-open = Tables ouvertes ici
panel-list-none = Aucune pour l’instant. Ouvre une table avec `/partie creer`.
panel-list-your-turn = **à toi de jouer**
panel-list-lobby = en attente de joueurs
panel-list-running = en cours
panel-list-paused = en pause
panel-list-over = terminée
panel-list-broken = mise de côté
panel-export = Voici la partie telle que tu peux la connaître. Le secret du tirage reste scellé jusqu’à la fin.
panel-export-over = Voici la partie entière, secret du tirage compris. `meneur verify` recalcule chaque tirage.
panel-export-markdown = Voici le récit de la partie, tel que tous peuvent le lire, en Markdown.
panel-export-bbcode = Voici le récit de la partie, tel que tous peuvent le lire, en BBCode : colle-le sur un forum.
panel-language-set = Entendu : je te réponds en français.
panel-palette-set = Entendu : tes images passent en « { $palette } ». Le plateau du fil reste le même pour tous.
panel-language-auto = Entendu : je suis la langue de ton Discord.

## GM desk

gm-title = Bureau du MJ
gm-blocks = { $who } : { $what }. Demandé { $since }, sans limite.
gm-blocks-paused = { $who } : { $what }. Demandé { $since } ; l’échéance attend la reprise.
gm-blocks-until = { $who } : { $what }. Demandé { $since }, échéance { $due }.
gm-blocks-late = { $who } : { $what }. Demandé { $since } ; **en retard**, échéance passée { $due }.
gm-away = Absence : { $who }. La maison joue en attendant.
gm-automatons = La maison joue pour { $who }.
gm-consent-open = J’attends l’accord de { $who }.
gm-stale = La partie a avancé depuis que tu as ouvert ce bureau : je n’ai rien fait. Le voici à jour.
gm-blind = À cette table, le MJ ne voit pas les mains.
gm-pick-seat = Agir pour une place…
gm-pick-see = Voir avec les yeux de…
gm-pick-correct = Corriger la position…
gm-pick-person = Donner la place { $number } à…
gm-pick-table = Ouvrir le bureau de…
gm-see-all = Toutes les mains à la fois
gm-seat-automaton = La maison joue cette place.
gm-seat-away = Absence : la maison joue en attendant.
gm-seat-asked = On attend : { $what }
gm-seat-free = La partie ne lui demande rien pour l’instant.
gm-button-reveal = Revenir avant la révélation
gm-button-tables = Mes tables
gm-button-desk = Retour au bureau
gm-button-house = Confier à la maison
gm-button-see = Voir sa main
gm-button-give = Donner à { $who }
gm-replace-there = Pour donner cette place à quelqu’un, rouvre le bureau dans le fil de la table.
gm-sure-reveal = Revenir avant la dernière révélation annule ce qui suit, pour tout le monde ; ce qui a été vu reste connu. Tu confirmes ?
gm-undone-more = { $count ->
    [one] et une autre chose.
   *[other] et { $count } autres choses.
}
gm-sure-house = La maison jouera pour { $who }, qui perd aussitôt sa place et sa main. Tu confirmes ?
gm-sure-give = { $who } prendra la place de { $seat } et verra aussitôt sa main. Tu confirmes ?
gm-done-reveal = Retour juste avant la dernière révélation.
gm-all-hands = Voici toutes les mains, pour toi seulement.
gm-no-hand = rien de caché
gm-correct-reason = Raison
gm-correct-reason-about = Pourquoi (tout le monde la lira)
gm-correct-range = { $field } : « { $typed } » ne convient pas. Donne un nombre entre { $low } et { $high }.
gm-tables-title = { $count ->
    [one] La table que tu diriges
   *[other] Les { $count } tables que tu diriges
}
gm-tables-none = Tu ne diriges aucune table. `/partie creer` en ouvre une ; avec `arbitrer`, tu la diriges sans y jouer.
gm-tables-lobby = attend du monde ({ $now } sur { $all })
gm-tables-paused = en pause
gm-tables-broken = mise de côté, le temps d’une réparation
gm-tables-waiting = attend { $who }, sans limite
gm-tables-until = attend { $who }, échéance { $due }
gm-tables-late = attend { $who } ; **en retard**, échéance passée { $due }
gm-nobody-blocks = La partie n’attend personne.
gm-seated = Tu joues aussi : tu ne vois aucune carte cachée, et jouer pour autrui, forcer, annuler ou corriger demande l’accord d’une autre place.
gm-button-remind = Rappeler
gm-button-extend = Prolonger
gm-button-pause = Mettre en pause
gm-button-resume = Reprendre
gm-button-back = Annuler le dernier coup
gm-button-end = Terminer la partie
gm-style-autopilot = Jouer au mieux
gm-style-pass = Le strict nécessaire
gm-modal-extend = Prolonger
gm-modal-hours = Combien d’heures de plus ?
gm-hours-range = Donne un nombre d’heures entre 1 et 720.
gm-consent-asked = Tu joues aussi à cette table : j’ai demandé l’accord d’une autre place. Rien ne change d’ici là.
gm-sure-end = Terminer la partie la clôt pour tout le monde, sans vainqueur. Tu confirmes ?
gm-seen-as = Voici ce que voit { $who }.
gm-done-remind = Le rappel est parti.
gm-done-extend = { $hours ->
    [one] Une heure de plus pour tout le monde.
   *[other] { $hours } heures de plus pour tout le monde.
}
gm-done-pause = La partie est en pause.
gm-done-resume = La partie reprend.
gm-done-back = Le coup est annulé.
gm-done-play = La maison a joué pour { $who }.
gm-done-house = Désormais, la maison joue pour { $who }.
gm-done-replace = La place { $number } revient à { $who }.
gm-done-force = La partie avance.
gm-done-end = La partie est terminée.
gm-done-named = { $who } est maintenant MJ de cette partie.
gm-done-correct = Correction faite : { $what }.

## Help

help-title = Meneur, ton meneur de jeu
help-what = J’arbitre des parties qui durent des jours : tu passes, tu décides, tu repars.
help-begin = **Commencer.** { $create } ouvre une table ; on s’y assoit par **Rejoindre**, puis l’hôte lance la partie dans son fil.
help-play = **Jouer.** Sous chaque plateau, **Jouer** ouvre tout ton tour et **Ma main** te montre tes cartes, à toi seul. Ailleurs : { $hand }.
help-game = **Taper.** { $games } : Discord te propose chaque coup.
help-gm = **Diriger.** Qui ouvre la table en est le MJ. { $desk } montre qui l’on attend, et quoi faire.
help-language = { $language } : la langue de mes réponses. You can switch to English there.

## Refusals of the desk

refusal-unknown = « { $typed } » ne correspond à rien que tu puisses choisir.
refusal-ambiguous = « { $typed } » peut désigner plusieurs choses.
refusal-missing = Il manque un choix.
refusal-possible = Possible maintenant : { $choices }.
refusal-nothing-possible = Rien n’est possible ici pour l’instant.
refusal-unknown-name = Je ne connais pas « { $typed } ».
refusal-near = Cherches-tu l’un de ceux-ci ? { $choices }.
refusal-and-more = { $count ->
    [one] {" "}et un autre
   *[other] {" "}et { $count } autres
}
refusal-stale = La partie a avancé entre-temps : rien n’a été joué. Regarde où elle en est, puis rejoue.
refusal-too-late = Le délai est passé et la maison a joué à ta place : ton coup n’a pas compté.
refusal-not-your-turn = Ce n’est pas à toi : on attend { $who }.
refusal-not-now = Ce coup n’est pas possible maintenant. À toi : { $what }.
refusal-not-seated = Tu n’as pas de place à cette table : ces cartes ne sont pas les tiennes. Tu peux suivre la partie avec **Plateau en texte** et **Journal**.
refusal-not-your-seat = La place { $seat } n’est pas la tienne.
refusal-not-started = La partie n’a pas encore commencé : attends que l’hôte la lance.
refusal-already-started = La partie a déjà commencé.
refusal-paused = La partie est en pause. Le MJ la relance avec `/mj reprendre`.
refusal-over = La partie est terminée : plus rien ne s’y joue.
refusal-broken = Cette partie est mise de côté, le temps d’une réparation. Rien n’est perdu.
refusal-no-match = Je ne connais pas cette partie. `/partie liste` te montre les tiennes.
refusal-no-match-here = Tu n’as aucune partie en cours. Ouvre une table avec `/partie creer`, ou rejoins-en une par son bouton.
refusal-wrong-game = { $code } est une partie de { $game } : cette commande n’y sert pas.
refusal-outdated = Ce bouton est d’une autre époque. Rouvre ta main avec `/partie main`.
refusal-outdated-command = Cette commande vient de changer. Attends une minute, ou relance Discord, puis réessaie.
refusal-no-threads-here = Ce salon n’accepte pas de fil : ouvre la table dans un salon textuel, ni forum ni vocal.
refusal-guild-only = Une table s’ouvre dans un salon de serveur : refais la commande là-bas.
refusal-no-such-game = Je ne connais pas ce jeu. Choisis dans la liste que propose `jeu`.
refusal-no-lobby-here = Aucune table n’attend de joueur ici. Ouvre-en une avec `/partie creer`.
refusal-which-lobby = Plusieurs tables attendent : { $codes }. Remplis aussi `partie`.
refusal-full = La table est complète.
refusal-seat-taken = La place { $seat } est déjà prise.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-no-such-seat-named = Quelle place ? { $choices }.
refusal-seat-count = Avec { $now ->
    [one] une personne
   *[other] { $now } personnes
}, ce jeu ne se joue pas. Nombres possibles : { $counts }.
refusal-leave-running = La partie est lancée : on ne la quitte plus, on l’abandonne avec `/partie abandonner`. Le MJ peut aussi te remplacer.
refusal-no-automaton = Aucun automate n’est à table.
refusal-already-seated = { $name } a déjà une place à cette table.
refusal-no-bots = Un robot ne peut pas prendre cette place. Pour la confier à la maison, laisse `joueur` vide.
refusal-gm-only = C’est réservé au MJ de cette partie.
refusal-gm-seated = Tu joues à cette table : tu ne vois que tes propres cartes.
refusal-gm-no-seat = Un MJ ne s’assied pas en cours de partie : il a pu voir ou défaire ce qu’un joueur ne peut pas. Nomme d’abord un autre MJ avec `/mj nommer`.
refusal-gm-blind = Cette table a choisi que le MJ ne voie pas les mains.
refusal-not-for-others = On n’abandonne pas à la place d’autrui. Pour clore la partie : `/mj terminer`.
refusal-not-paused = La partie n’est pas en pause.
refusal-no-deadline = Rien à prolonger : aucune échéance ne court.
refusal-no-such-entry = Le journal n’a pas de ligne { $number } où revenir.
refusal-nothing-to-take-back = Il n’y a aucun coup à reprendre.
refusal-no-take-back = À cette table, un coup joué ne se reprend pas.
refusal-dice-stand = Les dés sont tombés : ce coup ne se reprend plus.
refusal-nothing-to-force = La partie n’attend rien de ce côté.
refusal-nothing-to-play = Il n’y a rien à jouer : choisis d’abord.
refusal-reminded = Le dernier rappel date de moins de dix minutes : laisse-leur le temps de le lire.
refusal-nobody-to-remind = La partie n’attend personne en ce moment.
refusal-reason-needed = Une correction demande une raison : tout le monde la lira.
refusal-rule-value = « { $value } » n’est pas une valeur possible pour ce réglage.
refusal-no-such-rule = Ce réglage n’existe pas.
refusal-no-such-option = Cette option n’existe pas.
refusal-option-choice = Cette valeur n’est pas proposée pour l’option « { $option } ».
refusal-option-range = « { $option } » demande un nombre de { $low } à { $high }.
refusal-option-text = « { $option } » tient en { $most } caractères au plus.
refusal-no-reveal = Rien n’a encore été révélé à tous : il n’y a pas d’avant où revenir. Tu peux annuler le dernier coup.
refusal-no-such-person = Cette personne n’est plus sur ce serveur. Choisis quelqu’un d’autre.
refusal-no-consent = Cette question n’existe plus.
refusal-not-asked = Cette question ne t’est pas posée.
refusal-consent-closed = La question est déjà réglée.
refusal-no-such-move = Ce coup n’existe pas dans ce jeu.
refusal-no-such-query = Cette question n’a pas de réponse ici.
refusal-kept-gone = Celui-là n’est plus gardé : tu l’as oublié entre-temps. Rien n’a changé.
refusal-kept-changed = Ce que tu voulais garder a changé depuis : rien n’est gardé. Regarde, puis recommence.
refusal-kept-name = Il faut un nom qui se lise : rien n’est gardé.
refusal-kept-full = Tu en gardes déjà { $most }, c’est le maximum. Oublies-en un avec **Ce que j’ai gardé**, ou reprends un nom déjà pris.

## Posts

post-seat = Place { $number }
post-versus = contre
post-opening = La partie commence : { $who } !
post-board = Voici le plateau.
post-more = Avant cela, { $count ->
    [one] une autre nouvelle est dans le journal.
   *[other] { $count } autres nouvelles sont dans le journal.
}
post-ask = { $who }, à toi : { $what }.
post-ask-all = { $who }, à vous : { $what }.
post-ask-any = { $who }, à l’un de vous : { $what }.
post-ask-automaton = { $who } réfléchit : { $what }.
post-due = Échéance { $when }.
post-paused = La partie est en pause : rien ne presse, les échéances attendent.
post-closed = { $who }, tes messages privés me sont fermés. Ta main t’attend derrière le bouton **Ma main** : toi seul la verras.
post-button-hand = Ma main
post-button-play = Jouer
post-button-change = Préparer ou changer
post-button-rules = Règles
post-button-journal = Journal
post-button-text = Plateau en texte
post-button-table = Ouvrir la partie
post-button-yes = Accepter
post-button-no = Refuser
post-reminder = { $who }, la partie t’attend : { $what }.
post-reminder-all = { $who }, la partie vous attend : { $what }.
post-end = La partie est terminée.
post-recap = En chiffres
post-secret = Secret du tirage : `{ $secret }`
post-verify = Chaque tirage se vérifie : `/partie exporter` donne le fichier de { $code }, `meneur verify FICHIER` refait tout le calcul.
post-consent-ask = { $who }, d’accord ?
post-consent-take-back = { $by } voudrait reprendre son dernier coup.
post-consent-rewind = { $by } propose de revenir en arrière dans la partie, juste après la ligne { $to } du journal.
post-consent-play-for = { $by } propose de jouer à la place de { $seat }.
post-consent-force = { $by } propose de passer outre l’attente de { $seat }.
post-consent-correct = { $by } propose de corriger la partie à la main : { $why }
post-consent-granted = { $who } accepte : c’est fait.
post-consent-refused = { $who } refuse : rien ne change.
post-consent-void = Cette question ne se pose plus : la partie a continué.
post-no-access = Je n’ai plus accès à { $where } : la partie { $code } continue, mais je ne peux plus rien y annoncer. Rends-moi l’accès au salon ; en attendant, `/partie voir` et `/partie main` marchent en message privé.
post-missing-right = Il me manque { $count ->
    [one] le droit { $rights }
   *[other] les droits { $rights }
} dans { $where }. La partie { $code } continue, mais je n’y annonce plus rien tant que ce n’est pas réglé (paramètres du salon → Permissions). Je réessaie de moi-même.
post-right-quoted = « { $right } »
post-right-view_channel = Voir le salon
post-right-send_messages = Envoyer des messages
post-right-send_messages_in_threads = Envoyer des messages dans les fils
post-right-create_public_threads = Créer des fils publics
post-right-attach_files = Joindre des fichiers
post-right-embed_links = Intégrer des liens
post-right-read_message_history = Voir les anciens messages
post-right-manage_threads = Gérer les fils

hand-about = **{ $code }** · { $game } · contre { $others }
hand-about-alone = **{ $code }** · { $game }
hand-title = Ta main
hand-title-turn = À toi de jouer
hand-title-over = Partie terminée
hand-reminder = La partie t’attend : { $what }.
hand-ask = À faire : { $what }.
hand-wait = On attend { $who }. Rien à faire pour l’instant.
hand-may = On attend { $who }. Rien ne presse : tu peux encore préparer la suite ou changer d’avis.
hand-old = Cette main est dépassée : la bonne est plus bas.

lobby-opened = { $host } ouvre une table. Prends place, il suffit d’un bouton.
lobby-seats = Autour de la table
lobby-free = place libre
lobby-host = hôte
lobby-automaton = automate
lobby-options = Réglages
lobby-colon = { " " }:
lobby-pace-none = Rythme : sans limite de temps
lobby-pace = Rythme : { $least ->
    [one] une heure
   *[other] { $least } h
} par décision ; passé ce délai, { $then }
lobby-pace-range = Rythme : de { $least } à { $most } h selon la décision ; passé ce délai, { $then }
lobby-timeout-remind = un simple rappel
lobby-timeout-pass = la maison joue le strict nécessaire à ta place
lobby-timeout-autopilot = la maison joue au mieux à ta place
lobby-timeout-forfeit = la partie est perdue
lobby-gm-sees = Un MJ qui ne joue pas voit toutes les mains
lobby-seal = Hasard vérifiable : un secret fixe d’avance tous les tirages ; il sera dévoilé à la fin. Son empreinte : { $seal }
lobby-ready = Tout le monde est là : { $host }, tu peux lancer.
lobby-waiting = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
lobby-running = La partie est lancée : { $thread }
lobby-paused = La partie est en pause : { $thread }
lobby-over = La partie est terminée : { $thread }
lobby-ended = La table est fermée : la partie n’aura pas lieu.
lobby-broken = La partie est mise de côté : son enregistrement ne se relit plus. Rien n’est perdu.
lobby-button-join = Rejoindre
lobby-button-automaton = Ajouter un automate
lobby-button-options = Options
lobby-button-start = Lancer
lobby-button-leave = Quitter

## Referee

automaton-name = Automate { $number }
outcome-ended = Le MJ a mis fin à la partie, sans vainqueur.
notice-away = { $seat } ne répond plus : la maison joue à sa place, jusqu’à son prochain coup.
notice-back = { $seat } est de retour.
notice-all-away = Plus personne ne joue : la partie est mise en pause. Le MJ la relance avec `/mj reprendre`.
notice-timed-out = Le délai de { $seat } est passé : la maison a joué à sa place.
notice-forfeited = Le délai de { $seat } est passé : la partie est perdue pour cette place.
notice-overdue = Le délai est passé, et la partie attend toujours { $seats }. `/mj forcer` la fait avancer, `/mj prolonger` laisse du temps.
notice-undecided = Le délai est passé pour { $seats }, et la maison ne tranche pas cela à leur place : à toi de le faire, à ton bureau (`/mj table`), sous « Corriger la position ». D’ici là, la partie attend.
notice-broken = La partie { $code } est mise de côté : quelque chose s’est cassé de notre côté. Rien n’est perdu ; elle reprendra après réparation.
notice-repaired = La partie { $code } est réparée et reprend. Les délais sont décalés de la durée de l’arrêt.
notice-paused = La partie est en pause : les délais ne courent plus.
notice-resumed = La partie reprend. Les délais sont décalés de la durée de la pause.
notice-extended = Le MJ accorde { $hours ->
    [one] une heure de plus
   *[other] { $hours } heures de plus
}.
notice-taken-back = { $seat } reprend son dernier coup.
notice-rewound = Le MJ revient en arrière dans la partie : le plateau et les mains sont ceux d’alors.
notice-struck = Le MJ annule une seule décision ; la suite est rejouée telle quelle{ $dropped ->
        [0] .
        [one] , sauf un acte qui ne tient plus.
       *[other] , sauf { $dropped } actes qui ne tiennent plus.
    }
notice-corrected = Le MJ corrige la partie : { $why }
notice-played-for = Le MJ a joué à la place de { $seat }.
notice-replaced = { $name } prend la place { $number }.
notice-new-gm = { $name } est désormais MJ de cette partie.
notice-ended = Le MJ a mis fin à la partie.
notice-consent-refused = { $seat } n’est pas d’accord : rien ne change.
notice-consent-failed = Ce qui avait été accepté n’est plus possible : rien ne change.

## Rooms

room-private = Seuls ceux qui sont ici chez eux, et les modérateurs du serveur, lisent ce fil.
room-public = Tous ceux qui lisent la partie peuvent suivre ici.
room-elsewhere = On décide aussi ici : { $where }
room-closed = Plus rien à faire ici. La partie continue : { $where }
post-right-create_private_threads = Créer des fils privés

## Kernel

seat = Place { $number }

## Signs: the words of `:food:` and the others, for one and for several

sign-food = nourriture
    .many = nourritures
sign-wood = bois
    .many = bois
sign-crystal = cristal
    .many = cristaux
sign-age = jeton Âge
    .many = jetons Âge
sign-gold = or
    .many = or
sign-attack = force
    .many = force
sign-deployment = Déploiement
    .many = Déploiements
sign-legend = PL
    .many = PL
sign-hammer = construction
    .many = constructions
sign-skull = mort
    .many = morts
sign-town = Ville
    .many = Villes
sign-temple = Temple
    .many = Temples
sign-tavern = Taverne
    .many = Tavernes
sign-mine = Mine
    .many = Mines
sign-barracks = Caserne
    .many = Casernes
sign-pack = paquet
    .many = paquets
sign-check = prêt
    .many = prêts
sign-crown = victoire
    .many = victoires
