### Words of the house, common to all games (en). Each part keeps to its own section.

## Commands

## Panels

## GM desk

## Help

## Refusals of the desk

## Posts

post-seat = Seat { $number }
post-versus = against
post-opening = The match begins: { $who }!
post-board = Here is the board.
post-more = { $count ->
    [one] One more thing happened before; see the journal.
   *[other] { $count } more things happened before; see the journal.
}
post-ask = { $who }, it’s your turn: { $what }.
post-ask-all = { $who }, all of you: { $what }.
post-ask-any = { $who }, one of you: { $what }.
post-ask-automaton = { $who } is thinking: { $what }.
post-due = Due { $when }.
post-paused = The match is paused: no hurry, the deadlines wait too.
post-closed = { $who }, I can’t reach you by direct message. Your hand is behind the **My hand** button; only you will see it.
post-button-hand = My hand
post-button-play = Play
post-button-rules = Rules
post-button-journal = Journal
post-button-text = Board as text
post-button-table = Go to the match
post-button-yes = Accept
post-button-no = Refuse
post-reminder = { $who }, the match is waiting for you: { $what }.
post-end = The match is over.
post-recap = In figures
post-secret = Secret of the draws: `{ $secret }`
post-verify = Every draw can be checked: `/partie exporter` in { $code }, then `meneur verify FILE`.
post-consent-ask = { $who }, do you agree?
post-consent-take-back = { $by } would like to take back their last move.
post-consent-rewind = { $by } suggests going back in the match.
post-consent-play-for = { $by } suggests playing in place of { $seat }.
post-consent-force = { $by } suggests not waiting for { $seat } any longer.
post-consent-correct = { $by } suggests correcting the match by hand.
post-consent-granted = Agreed.
post-consent-refused = Refused: nothing changes.
post-consent-void = No longer needed: the match went on.
post-no-access = I can no longer reach { $where }. Match { $code } goes on, but I can’t announce anything there. Please give me access again; meanwhile `/partie voir` and `/partie main` work in a direct message.
post-missing-right = I lack { $count ->
    [one] the permission { $rights }
   *[other] the permissions { $rights }
} in { $where }. Match { $code } goes on, but I can’t announce anything there until this is fixed (channel settings → Permissions). I keep trying.
post-right-quoted = “{ $right }”
post-right-view_channel = View Channel
post-right-send_messages = Send Messages
post-right-send_messages_in_threads = Send Messages in Threads
post-right-create_public_threads = Create Public Threads
post-right-attach_files = Attach Files
post-right-embed_links = Embed Links
post-right-read_message_history = Read Message History
post-right-manage_threads = Manage Threads

hand-about = **{ $code }** · { $game } · against { $others }
hand-about-alone = **{ $code }** · { $game }
hand-title = Your hand
hand-title-turn = Your turn
hand-title-over = The match is over
hand-ask = To do: { $what }.
hand-wait = Waiting for { $who }. Nothing to do for now.
hand-old = This hand is out of date: the current one is further down.

lobby-opened = { $host } is setting up a table. Take a seat: one tap is enough.
lobby-seats = Around the table
lobby-free = free seat
lobby-host = host
lobby-automaton = automaton
lobby-options = Settings
lobby-colon = :
lobby-pace-none = Pace: no time limit
lobby-pace-usual = Pace: the game’s own; after that, { $then }
lobby-pace = Pace: { $least ->
    [one] one hour
   *[other] { $least } h
} per decision; after that, { $then }
lobby-pace-range = Pace: { $least } to { $most } h depending on the decision; after that, { $then }
lobby-timeout-remind = just a reminder
lobby-timeout-pass = the house passes the turn
lobby-timeout-autopilot = the house plays for you
lobby-timeout-forfeit = the match is lost
lobby-gm-sees = A game master who does not play sees every hand
lobby-seal = Sealed chance: `{ $seal }…` is the fingerprint of a secret revealed at the end, so that every draw can be checked.
lobby-seal-whole = Whole fingerprint
lobby-ready = Everybody is here: { $host }, you can start.
lobby-waiting = { $count ->
    [one] One more person is needed.
   *[other] { $count } more people are needed.
}
lobby-running = The match is on: { $thread }
lobby-paused = The match is paused: { $thread }
lobby-over = The match is over: { $thread }
lobby-ended = The table is closed: the match will not take place.
lobby-broken = The match is set aside: its record can no longer be replayed. Nothing is lost.
lobby-button-join = Join
lobby-button-automaton = Add an automaton
lobby-button-options = Options
lobby-button-start = Start
lobby-button-leave = Leave
