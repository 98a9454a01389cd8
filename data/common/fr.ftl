### Words of the house, common to all games (fr). Each part keeps to its own section.

## Commands

## Panels

## GM desk

## Help

## Refusals of the desk

## Posts

post-seat = Place { $number }
post-versus = contre
post-opening = La partie commence : { $who } !
post-board = Voici le plateau.
post-more = Et avant cela { $count ->
    [one] une autre nouvelle, dans le journal.
   *[other] { $count } autres nouvelles, dans le journal.
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
post-button-rules = Règles
post-button-journal = Journal
post-button-text = Plateau en texte
post-button-table = Ouvrir la partie
post-button-yes = Accepter
post-button-no = Refuser
post-reminder = { $who }, la partie t’attend : { $what }.
post-end = La partie est terminée.
post-recap = En chiffres
post-secret = Secret du tirage : `{ $secret }`
post-verify = Tout le hasard de la partie se recalcule : `/partie exporter` dans { $code }, puis `meneur verify FICHIER`.
post-consent-ask = { $who }, d’accord ?
post-consent-take-back = { $by } voudrait reprendre son dernier coup.
post-consent-rewind = { $by } propose de revenir en arrière dans la partie.
post-consent-play-for = { $by } propose de jouer à la place de { $seat }.
post-consent-force = { $by } propose de passer outre l’attente de { $seat }.
post-consent-correct = { $by } propose de corriger la partie à la main.
post-consent-granted = Accepté.
post-consent-refused = Refusé : rien ne change.
post-consent-void = Question dépassée : la partie a continué.
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
hand-ask = À faire : { $what }.
hand-wait = On attend { $who }. Rien à faire pour l’instant.
hand-old = Cette main est dépassée : la bonne est plus bas.

lobby-opened = { $host } ouvre une table. Prends place, il suffit d’un bouton.
lobby-seats = Autour de la table
lobby-free = place libre
lobby-host = hôte
lobby-automaton = automate
lobby-options = Réglages
lobby-colon = { " " }:
lobby-pace-none = Rythme : sans limite de temps
lobby-pace-usual = Rythme : celui du jeu, et passé le délai, { $then }
lobby-pace = Rythme : { $least ->
    [one] une heure
   *[other] { $least } h
} par décision, et passé le délai, { $then }
lobby-pace-range = Rythme : de { $least } à { $most } h selon la décision, et passé le délai, { $then }
lobby-timeout-remind = un simple rappel
lobby-timeout-pass = la maison passe le tour
lobby-timeout-autopilot = la maison joue à ta place
lobby-timeout-forfeit = la partie est perdue
lobby-gm-sees = Le meneur, s’il ne joue pas, voit toutes les mains
lobby-seal = Hasard scellé : `{ $seal }…` est l’empreinte d’un secret dévoilé à la fin, pour vérifier chaque tirage.
lobby-seal-whole = Empreinte entière
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
