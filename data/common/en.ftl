### Words of the house, common to all games (en). Each part keeps to its own section.

## Commands

cmd-partie = partie
cmd-partie-about = Open a table, join one, see your hand, follow your matches
cmd-partie-create = create
cmd-partie-create-about = Open a table in this channel
cmd-partie-join = join
cmd-partie-join-about = Take a seat at a table
cmd-partie-leave = leave
cmd-partie-leave-about = Leave a table before it starts
cmd-partie-start = start
cmd-partie-start-about = Deal and begin
cmd-partie-show = show
cmd-partie-show-about = See the board
cmd-partie-hand = hand
cmd-partie-hand-about = See your hand, for your eyes only, and play your turn
cmd-partie-journal = log
cmd-partie-journal-about = Read all that has happened
cmd-partie-rules = rules
cmd-partie-rules-about = The rules in short
cmd-partie-resign = resign
cmd-partie-resign-about = Give up the match
cmd-partie-back = undo
cmd-partie-back-about = Take back your last move
cmd-partie-export = export
cmd-partie-export-about = Get the match as a file
cmd-partie-export-form = form
cmd-partie-export-form-about = What the file holds (else everything, to replay it)
cmd-export-json = the whole match, to replay and to verify it
cmd-export-markdown = the log, as Markdown
cmd-export-bbcode = the log, as BBCode for forums
cmd-partie-list = list
cmd-partie-list-about = Your matches, and the tables open here
cmd-match = match
cmd-match-about = If you play several
cmd-game = game
cmd-game-about = Which game?
cmd-seats = seats
cmd-seats-about = How many seats to offer
cmd-watch = referee
cmd-watch-about = Open the table without playing, as GM only

cmd-mj = mj
cmd-mj-about = The GM’s tools: remind, extend, replace, rewind
cmd-mj-table = table
cmd-mj-table-about = The desk: whom the match waits for, since when, and what to do
cmd-mj-tables = tables
cmd-mj-tables-about = All tables you run, late ones first
cmd-mj-pause = pause
cmd-mj-pause-about = Stop the clocks
cmd-mj-resume = resume
cmd-mj-resume-about = Start the clocks again
cmd-mj-extend = extend
cmd-mj-extend-about = Give more time
cmd-mj-back = undo-move
cmd-mj-back-about = Undo the last move, or go back to a point in the log
cmd-mj-play-for = play-for
cmd-mj-play-for-about = Let the house play once for somebody
cmd-mj-replace = replace
cmd-mj-replace-about = Give a seat to somebody else, or to the house
cmd-mj-see-as = see-as
cmd-mj-see-as-about = See what a seat sees, if the table allows it
cmd-mj-force = force
cmd-mj-force-about = Carry on past what the match is waiting for
cmd-mj-end = end
cmd-mj-end-about = Close the match for good
cmd-mj-name = name
cmd-mj-name-about = Hand the direction of the match to somebody else
cmd-hours = hours
cmd-hours-about = How many more hours
cmd-entry = line
cmd-entry-about = Go back to just after this line of the log
cmd-only = alone
cmd-only-about = Undo this line alone: what followed is played again where it still holds
cmd-seat = seat
cmd-seat-about = Which seat?
cmd-style = style
cmd-style-about = Play well, or do the bare minimum
cmd-player = player
cmd-player-about = Who? Leave empty for the house
cmd-reason = reason
cmd-reason-about = Why, in a few words

cmd-aide = help
cmd-aide-about = How to play, and all the commands
cmd-langue = language
cmd-langue-about = Choose the language I answer you in
cmd-langue-language = language
cmd-langue-language-about = French, English, or whatever your Discord speaks
cmd-langue-auto = Same as my Discord
cmd-langue-fr = Français
cmd-langue-en = English
cmd-table-language = language
cmd-table-language-about = Language of the thread (yours if you leave it out)
cmd-couleurs = colours
cmd-couleurs-about = Choose the colours of your pictures
cmd-couleurs-palette = palette
cmd-couleurs-palette-about = Parchment, high contrast or night
cmd-couleurs-standard = Parchment
cmd-couleurs-contrast = High contrast
cmd-couleurs-night = Night
cmd-ping = ping
cmd-ping-about = Check that I am here
section-mj = mj
section-mj-about = Corrections by the GM

## Panels

panel-pong = Here!
panel-yes = yes
panel-no = no
panel-which-game = Which game?
panel-game-pick = Choose a game
panel-game-seats = { $least } to { $most } players
panel-waiting-others = Nothing to do for now: others are settling something among themselves. You will be told when it is your move.
panel-since = Since your last visit:
panel-asked = **Your move:** { $what }.
panel-may = No hurry, but you can still plan ahead or change your mind.
panel-remains = You can still: { $what }.
panel-waiting = Waiting for { $who }: { $what }.
panel-waiting-until = Waiting for { $who }: { $what }. Due { $when }.
panel-status-lobby = The match has not started yet.
panel-status-paused = The match is paused. Deadlines are on hold.
panel-status-over = The match is over.
panel-status-broken = The match has been set aside for repair. Nothing is lost.
panel-played = Done.
panel-stale = That button was from earlier: the match has moved on. Here is where you stand.
panel-changed = Something has changed since, and nothing was played. Read again, then confirm.
panel-unplayed = Nothing is played yet. I have unticked what was optional: you can play without it.
panel-typed-kept = What you typed is kept: correct it and send it again.
panel-keep-name = Name
panel-keep-hint = Under a name you already use, the old one is replaced. Only you see it.
panel-kept-new = Kept as “{ $name }”: you will find it in all your matches of { $game }.
panel-kept-replaced = “{ $name }” is replaced by what you have just kept.
panel-shelf = What you keep for this game; only you see it.
panel-shelf-empty = You keep nothing for this game.
panel-shelf-sort = **{ $sort }** ({ $count } of { $most }): { $names }
panel-forget = Forget · { $sort }
panel-forget-sure = Forget “{ $name }” for good?
panel-forgotten = “{ $name }” is forgotten.
panel-sure = There is no going back from this. Are you sure?
panel-sure-resign = Resigning loses the match, and cannot be undone. Are you sure?
panel-taken-back = Your last move is taken back. It is your move again.
panel-take-back-asked = What followed may have been seen or played on: I have asked the rest of the table to agree. Until then nothing changes.
panel-consent-yes = Noted: you agree.
panel-consent-no = Noted: you refuse.
panel-incident = Something broke on my side, not yours. Try again in a moment; if it keeps happening, give this number to whoever hosts me: `{ $id }`.
panel-incident-match = Something broke in this match. I am setting it aside without losing anything; other matches carry on. Number to give to whoever hosts me: `{ $id }`.
panel-page-back = ◀ Back
panel-page-on = Next ▶
panel-button-hand = My hand
panel-button-play = Play
panel-button-board = Board
panel-button-text = Board as text
panel-look = Look closer
panel-button-journal = Log
panel-button-back = Undo my last move
panel-button-back-ask = Ask to undo my move
panel-button-cancel = No, go back
panel-button-shelf = What I keep
panel-button-forget = Forget
panel-button-resign = Resign
panel-button-start = Start
panel-button-automaton = Add an automaton
panel-button-options = Options
panel-button-leave = Leave
panel-seat = Seat { $number } · { $name }
panel-seat-pick = For which seat?
panel-which = You are in several matches. Which one?
panel-which-pick = Pick the match
panel-which-typed = You are in several matches. Send the command again with `match` filled in:
panel-joined = You have seat { $number }. Your hand comes when the match starts.
panel-already-seated = You already sit at this table.
panel-left = You have left the table.
panel-left-closed = You have left the table. Nobody was left: it is closed.
panel-started = Off we go!
panel-automaton-added = An automaton takes a seat.
panel-opened = Table { $code } is open. It shows in the channel with a **Join** button.
panel-lobby-seats = Seats taken: { $taken } of { $all }.
panel-options-page = { $all ->
    [one] The game
   *[other] The game ({ $number }/{ $all })
}
panel-options-house = The table
panel-options-read = Only the host can change options, and only before the start.
panel-options-set = Done.
panel-options-type = { $option }…
panel-modal-range = A number from { $low } to { $high }
panel-rule-hours = Time per decision
panel-rule-hours-some = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
panel-rule-hours-days = { $days } days
panel-rule-hours-none = no limit
panel-rule-hours-default = the game’s usual pace
panel-rule-at_timeout = When time is up
panel-rule-at_timeout-remind = just a reminder
panel-rule-at_timeout-pass = the house does the bare minimum
panel-rule-at_timeout-autopilot = the house plays well
panel-rule-at_timeout-forfeit = the match is lost
panel-rule-take_back = Taking moves back
panel-rule-gm_sees_all = A GM who does not play sees everything
panel-rule-quiet = Quiet hours
panel-rule-quiet-none = none
panel-rule-quiet-some = from { $first }:00 to { $last }:00
panel-rule-language = Language of the posts
panel-rule-language-fr = French
panel-rule-language-en = English
panel-journal-title = Log
panel-journal-empty = The log is still empty.
panel-journal-older = ◀ Older
panel-journal-newer = Newer ▶
panel-journal-undone = (undone)
panel-journal-house = (played by the house)
panel-journal-gm = (by the GM)
panel-journal-back = Back to an earlier point.
panel-journal-rewind = Back to just after line { $number }.
panel-journal-chair = Seat { $number } goes to { $name }.
panel-journal-secret = { $who } made a secret move.
panel-journal-deal = The match starts.
panel-journal-silent = The match moved on.
panel-journal-pause = The GM pauses the match.
panel-journal-resume = The match goes on.
panel-journal-extend = The GM gives { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}.
panel-journal-end = The GM ends the match.
panel-reason = Reason: { $reason }
panel-list-mine = Your matches
panel-list-open = Tables open here
panel-list-none = None yet. Open a table with `/partie create`.
panel-list-your-turn = **your move**
panel-list-lobby = waiting for players
panel-list-running = under way
panel-list-paused = paused
panel-list-over = over
panel-list-broken = set aside
panel-export = Here is the match as far as you may know it. The secret of the draws stays sealed until the end.
panel-export-over = Here is the whole match, with the secret of the draws. `meneur verify` recomputes every one of them.
panel-export-markdown = Here is the log of the match as all may read it, in Markdown.
panel-export-bbcode = Here is the log of the match as all may read it, in BBCode: paste it on a forum.
panel-language-set = Right: I will answer you in English.
panel-palette-set = Right: your pictures are now in “{ $palette }”. The board in the thread stays the same for everybody.
panel-language-auto = Right: I will follow the language of your Discord.

## GM desk

gm-title = GM’s desk
gm-blocks = { $who }: { $what }. Asked { $since }, no limit.
gm-blocks-paused = { $who }: { $what }. Asked { $since }; the deadline waits for the match to resume.
gm-blocks-until = { $who }: { $what }. Asked { $since }, due { $due }.
gm-blocks-late = { $who }: { $what }. Asked { $since }; **late**, it was due { $due }.
gm-away = Away: { $who }. The house plays in the meantime.
gm-automatons = The house plays for { $who }.
gm-consent-open = Waiting for { $who } to agree.
gm-stale = The match has moved on since you opened this desk, so I did nothing. Here it is, up to date.
gm-blind = At this table the GM does not see the hands.
gm-pick-seat = Act for a seat…
gm-pick-see = Look through the eyes of…
gm-pick-correct = Correct the position…
gm-pick-person = Give seat { $number } to…
gm-pick-table = Open the desk of…
gm-see-all = All hands at once
gm-seat-automaton = The house plays this seat.
gm-seat-away = Away: the house plays in the meantime.
gm-seat-asked = Awaited: { $what }
gm-seat-free = Nothing is asked of this seat right now.
gm-button-reveal = Go back before the reveal
gm-button-tables = My tables
gm-button-desk = Back to the desk
gm-button-house = Hand to the house
gm-button-see = See this hand
gm-button-give = Give it to { $who }
gm-replace-there = To give this seat to somebody, open the desk again in the table’s thread.
gm-sure-reveal = Going back to before the last reveal undoes all that follows, for everybody; what has been seen stays known. Are you sure?
gm-undone-more = { $count ->
    [one] and one more thing.
   *[other] and { $count } more things.
}
gm-sure-house = The house will play for { $who }, who loses seat and hand at once. Are you sure?
gm-sure-give = { $who } will take the seat of { $seat } and see its hand at once. Are you sure?
gm-done-reveal = Back to just before the last reveal.
gm-all-hands = Here are all hands, for your eyes only.
gm-no-hand = nothing hidden
gm-correct-reason = Reason
gm-correct-reason-about = Why (everybody will read it)
gm-correct-range = { $field }: “{ $typed }” will not do. Give a number from { $low } to { $high }.
gm-tables-title = { $count ->
    [one] The table you run
   *[other] The { $count } tables you run
}
gm-tables-none = You run no table. `/partie create` opens one; with `referee`, you run it without playing.
gm-tables-lobby = waiting for people ({ $now } of { $all })
gm-tables-paused = paused
gm-tables-broken = set aside for repair
gm-tables-waiting = waiting for { $who }, no limit
gm-tables-until = waiting for { $who }, due { $due }
gm-tables-late = waiting for { $who }; **late**, it was due { $due }
gm-nobody-blocks = The match is waiting for nobody.
gm-seated = You play here too: you see no hidden card, and playing for others, forcing, undoing or correcting needs another seat to agree.
gm-button-remind = Remind
gm-button-extend = Extend
gm-button-pause = Pause
gm-button-resume = Resume
gm-button-back = Undo the last move
gm-button-end = End the match
gm-style-autopilot = Play well
gm-style-pass = The bare minimum
gm-modal-extend = Extend
gm-modal-hours = How many more hours?
gm-hours-range = Give a number of hours from 1 to 720.
gm-consent-asked = You play at this table too: I have asked another seat to agree. Until then nothing changes.
gm-sure-end = Ending the match closes it for everybody, with no winner. Are you sure?
gm-seen-as = This is what { $who } sees.
gm-done-remind = The reminder is out.
gm-done-extend = { $hours ->
    [one] One more hour for everybody.
   *[other] { $hours } more hours for everybody.
}
gm-done-pause = The match is paused.
gm-done-resume = The match goes on.
gm-done-back = The move is undone.
gm-done-play = The house played for { $who }.
gm-done-house = From now on the house plays for { $who }.
gm-done-replace = Seat { $number } goes to { $who }.
gm-done-force = The match moves on.
gm-done-end = The match is over.
gm-done-named = { $who } is now a GM of this match.
gm-done-correct = Corrected: { $what }.

## Help

help-title = Meneur, your game master
help-what = I referee matches that last for days: drop in, make one decision, leave.
help-begin = **To begin**, { $create } opens a table; others **Join** it, then the host starts the match in its own thread.
help-play = **To play**, tap **Play** under any board for your whole turn; **My hand** shows your cards to you alone. Anywhere else: { $hand }.
help-game = **To type** your moves: { $games }. Discord offers each of them.
help-gm = **To run a table**, open it: you are its GM. { $desk } shows whom it waits for, and what you can do.
help-language = { $language }: the language of my answers. On peut y choisir le français.

## Refusals of the desk

refusal-unknown = “{ $typed }” is nothing that you can choose.
refusal-ambiguous = “{ $typed }” could mean several things.
refusal-missing = A choice is missing.
refusal-possible = Possible now: { $choices }.
refusal-nothing-possible = Nothing is possible here at the moment.
refusal-unknown-name = I know nothing called “{ $typed }”.
refusal-near = Did you mean one of these? { $choices }.
refusal-and-more = { $count ->
    [one] {" "}and one more
   *[other] {" "}and { $count } more
}
refusal-stale = The match moved on meanwhile: nothing was played. See where it stands, then play again.
refusal-too-late = Time was up and the house played for you: your move did not count.
refusal-not-your-turn = It is not your move: we are waiting for { $who }.
refusal-not-now = That move is not possible now. Your move: { $what }.
refusal-not-seated = You have no seat at this table: these cards are not yours. You can follow the match with **Board as text** and **Log**.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-not-started = The match has not started yet: wait for the host to start it.
refusal-already-started = The match has already started.
refusal-paused = The match is paused. The GM resumes it with `/mj resume`.
refusal-over = The match is over: nothing more can be played.
refusal-broken = This match has been set aside for repair. Nothing is lost.
refusal-no-match = I do not know that match. `/partie list` shows yours.
refusal-no-match-here = You have no match under way. Open a table with `/partie create`, or join one with its button.
refusal-wrong-game = { $code } is a match of { $game }: this command does nothing there.
refusal-outdated = That button is from another age. Open your hand again with `/partie hand`.
refusal-outdated-command = This command has just changed. Wait a minute, or restart Discord, then try again.
refusal-no-threads-here = This channel takes no threads: open the table in a text channel, not in a forum or a voice channel.
refusal-guild-only = A table opens in a server’s channel: send the command there.
refusal-no-such-game = I do not know that game. Pick one that `game` suggests.
refusal-no-lobby-here = No table here is waiting for players. Open one with `/partie create`.
refusal-which-lobby = Several tables are waiting: { $codes }. Fill in `match` too.
refusal-full = The table is full.
refusal-seat-taken = Seat { $seat } is taken.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-no-such-seat-named = Which seat? { $choices }.
refusal-seat-count = This game cannot be played with { $now ->
    [one] one person
   *[other] { $now } people
}. Possible numbers: { $counts }.
refusal-leave-running = The match is under way: you cannot leave it, but you can give it up with `/partie resign`. The GM can also replace you.
refusal-no-automaton = No automaton sits at the table.
refusal-already-seated = { $name } already has a seat at this table.
refusal-no-bots = A bot cannot take that seat. To hand it to the house, leave `player` empty.
refusal-gm-only = That is for the GM of this match.
refusal-gm-seated = You play at this table: you see your own cards and no others.
refusal-gm-no-seat = A GM does not sit down in a running match: they may have seen or undone what no player can. Name another GM first, with `/mj name`.
refusal-gm-blind = This table chose that the GM does not see the hands.
refusal-not-for-others = Nobody resigns for somebody else. To close the match: `/mj end`.
refusal-not-paused = The match is not paused.
refusal-no-deadline = Nothing to extend: no deadline is running.
refusal-no-such-entry = The log has no line { $number } to go back to.
refusal-nothing-to-take-back = There is no move to take back.
refusal-no-take-back = At this table, moves cannot be taken back.
refusal-dice-stand = The dice have been cast: this move stands.
refusal-nothing-to-force = The match waits for nothing on that side.
refusal-nothing-to-play = There is nothing to play: choose first.
refusal-reminded = The last reminder is less than ten minutes old: give them time to read it.
refusal-nobody-to-remind = The match is waiting for nobody right now.
refusal-reason-needed = A correction needs a reason: everybody will read it.
refusal-rule-value = “{ $value }” is not a possible value for this setting.
refusal-no-such-rule = There is no such setting.
refusal-no-such-option = There is no such option.
refusal-option-choice = That value is not offered for “{ $option }”.
refusal-option-range = “{ $option }” takes a number from { $low } to { $high }.
refusal-option-text = “{ $option }” fits in { $most } characters at most.
refusal-no-reveal = Nothing has been revealed to everybody yet: there is no “before” to go back to. You can undo the last move.
refusal-no-such-person = That person is no longer on this server. Choose somebody else.
refusal-no-consent = That question no longer exists.
refusal-not-asked = That question is not put to you.
refusal-consent-closed = That question is settled already.
refusal-no-such-move = There is no such move in this game.
refusal-no-such-query = That question has no answer here.
refusal-kept-gone = That one is no longer kept: you have forgotten it meanwhile. Nothing has changed.
refusal-kept-changed = What you wanted to keep has changed since: nothing is kept. Have a look, then try again.
refusal-kept-name = It needs a name that can be read: nothing is kept.
refusal-kept-full = You already keep { $most }, and that is the most. Forget one with **What I keep**, or reuse a name.

## Posts

post-seat = Seat { $number }
post-versus = against
post-opening = The match begins: { $who }!
post-board = Here is the board.
post-more = { $count ->
    [one] One more thing happened before; see the log.
   *[other] { $count } more things happened before; see the log.
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
post-button-change = Plan or change
post-button-rules = Rules
post-button-journal = Log
post-button-text = Board as text
post-button-table = Go to the match
post-button-yes = Accept
post-button-no = Refuse
post-reminder = { $who }, the match is waiting for you: { $what }.
post-reminder-all = { $who }, the match is waiting for you: { $what }.
post-end = The match is over.
post-recap = In figures
post-secret = Secret of the draws: `{ $secret }`
post-verify = Every draw can be checked: `/partie export` gives the file of { $code }, `meneur verify FILE` computes it all again.
post-consent-ask = { $who }, do you agree?
post-consent-take-back = { $by } would like to take back their last move.
post-consent-rewind = { $by } suggests going back in the match, to just after line { $to } of the log.
post-consent-play-for = { $by } suggests playing in place of { $seat }.
post-consent-force = { $by } suggests not waiting for { $seat } any longer.
post-consent-correct = { $by } suggests correcting the match by hand: { $why }
post-consent-granted = { $who } agrees: it is done.
post-consent-refused = { $who } refuses: nothing changes.
post-consent-void = No longer needed: the match went on.
post-no-access = I can no longer reach { $where }. Match { $code } goes on, but I can’t announce anything there. Please give me access again; meanwhile `/partie show` and `/partie hand` work in a direct message.
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
hand-reminder = The match is waiting for you: { $what }.
hand-ask = To do: { $what }.
hand-wait = Waiting for { $who }. Nothing to do for now.
hand-may = Waiting for { $who }. No hurry: you can still plan ahead or change your mind.
hand-old = This hand is out of date: the current one is further down.

lobby-opened = { $host } is setting up a table. Take a seat: one tap is enough.
lobby-seats = Around the table
lobby-free = free seat
lobby-host = host
lobby-automaton = automaton
lobby-options = Settings
lobby-colon = :
lobby-pace-none = Pace: no time limit
lobby-pace = Pace: { $least ->
    [one] one hour
   *[other] { $least } h
} per decision; after that, { $then }
lobby-pace-range = Pace: { $least } to { $most } h depending on the decision; after that, { $then }
lobby-timeout-remind = just a reminder
lobby-timeout-pass = the house does the bare minimum for you
lobby-timeout-autopilot = the house plays well for you
lobby-timeout-forfeit = the match is lost
lobby-gm-sees = A GM who does not play sees every hand
lobby-seal = Chance you can check: a secret already settles every draw; it will be revealed at the end. Its fingerprint: { $seal }
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

## Referee

automaton-name = Automaton { $number }
outcome-ended = The GM ended the match: nobody wins.
notice-away = { $seat } no longer answers: the house plays that seat until their next move.
notice-back = { $seat } is back.
notice-all-away = Nobody is playing any more: the match is paused. The GM resumes it with `/mj resume`.
notice-timed-out = Time is up for { $seat }: the house played instead.
notice-forfeited = Time is up for { $seat }: the match is lost for that seat.
notice-overdue = Time is up, and the match still waits for { $seats }. `/mj force` moves it on, `/mj extend` gives more time.
notice-undecided = Time is up for { $seats }, and the house does not decide this one for anybody: it is yours to settle, at your desk (`/mj table`), under “Correct the position”. Until then the match waits.
notice-broken = Match { $code } is set aside: something broke on our side. Nothing is lost; it will go on after the repair.
notice-repaired = Match { $code } is repaired and goes on. Deadlines have moved by the time lost.
notice-paused = The match is paused: no deadline is running.
notice-resumed = The match goes on. Deadlines have moved by the length of the pause.
notice-extended = The GM grants { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}.
notice-taken-back = { $seat } takes back their last move.
notice-rewound = The GM goes back in the match: board and hands are those of then.
notice-struck = The GM undoes one decision alone; what followed is played again as it was{ $dropped ->
        [0] .
        [one] , but for one act that no longer holds.
       *[other] , but for { $dropped } acts that no longer hold.
    }
notice-corrected = The GM corrects the match: { $why }
notice-played-for = The GM played for { $seat }.
notice-replaced = { $name } takes seat { $number }.
notice-new-gm = { $name } is now GM of this match.
notice-ended = The GM ended the match.
notice-consent-refused = { $seat } does not agree: nothing changes.
notice-consent-failed = What had been agreed is no longer possible: nothing changes.

## Rooms

room-private = Only those who belong here, and this server’s moderators, can read this thread.
room-public = Everybody who reads the match can follow along here.
room-elsewhere = Something is also being decided here: { $where }
room-closed = Nothing more to do here. The match goes on: { $where }
post-right-create_private_threads = Create Private Threads

## Kernel

seat = Seat { $number }

## Signs: the words of `:food:` and the others, for one and for several

sign-food = food
    .many = food
sign-wood = wood
    .many = wood
sign-crystal = crystal
    .many = crystals
sign-age = age token
    .many = age tokens
sign-gold = gold
    .many = gold
sign-attack = strength
    .many = strength
sign-deployment = deployment
    .many = deployments
sign-legend = LP
    .many = LP
sign-hammer = construction
    .many = constructions
sign-skull = death
    .many = deaths
sign-town = Town
    .many = Towns
sign-temple = Temple
    .many = Temples
sign-tavern = Tavern
    .many = Taverns
sign-mine = Mine
    .many = Mines
sign-barracks = Barracks
    .many = Barracks
sign-pack = pack
    .many = packs
sign-check = ready
    .many = ready
sign-crown = victory
    .many = victories
