

# A running game
error-at = { $place }: { $error }
table-over = the game is over
table-bot-asked = { $seat } is at turn, and a program sits there
table-not-of-bot = { $seat } cannot have decided "{ $word }" here
bot-no-programs = "{ $bot }" is a program of its own and cannot take a seat here
bot-no-clock = "{ $bot }" wants to think by the clock, and here no answer depends on the clock
    .help = the measure without a clock is a number of deals or games, such as doko:worlds=40
table-view-of-bot = { $seat } is played by a program; its cards stay hidden
table-decision = decision { $number }
table-not-possible = "{ $word }" is not possible here
table-not-possible-because = "{ $word }" is not possible here: { $why }
table-possible = possible: { $replies }
table-ambiguous = "{ $word }" can be { $meanings }
table-silence = say nothing

table-ask-say = What do you say?
table-ask-answer = { $kind }?
table-ask-name = Which Vorbehalt do you have?
table-ask-bid = What do you bid?
table-ask-take = { $n ->
    [one] Do you take the one trump of { $giver }?
   *[other] Do you take the { $n } trumps of { $giver }?
}
table-ask-give = { $n ->
    [one] Which card do you hand over to { $taker }? All trumps go with it.
   *[other] Which { $n } cards do you hand over to { $taker }? All trumps are among them.
}
table-ask-return = { $n ->
    [one] Which card do you give back to { $giver }?
   *[other] Which { $n } cards do you give back to { $giver }?
}
table-ask-schweine = Do you announce both { $card } as Schweine?
table-ask-show-schweine = Are both { $card } Schweine? With "no" you keep it to yourself.
table-ask-call = Do you call?
table-ask-pflichtansage = You have to call at least "{ $call }". What do you call?
table-ask-card = Which card do you play?

table-trick = { $n }.  { $cards }  → { $winner }, { $augen }
table-trick-number = Trick { $n }
table-own-party = you are { $party }
table-party-open = your side is not settled yet
table-augen = Augen { $list }
table-called = { $seat } says: { $call }!
table-called-in-trick = { $seat } calls before card { $n }: { $call }!
table-asked-take = { $n ->
    [one] Does anybody take the one trump of { $giver }?
   *[other] Does anybody take the { $n } trumps of { $giver }?
}
table-asked-schweine = Schweine (twice { $card })?
table-gives = { $n ->
    [one] hands over a card
   *[other] hands over { $n } cards
}
table-returns = { $n ->
    [one] one card back
   *[other] { $n } cards back
}
table-returns-trumps = { $n ->
    [one] one card back
   *[other] { $n } cards back
}, { $trumps ->
    [0] no trump
    [1] trump among them
   *[other] { $trumps } trumps among them
}
table-returns-cards = gives back: { $cards }
table-redeal = Dealt again: { $seat } had a Vorbehalt ({ $kind }).

# At the table
play-dealer = { $seat } deals. Your cards:
play-calls = Calls:
play-ask-card = Your card?
play-ask-card-or-call = Your card or a call?
play-ask-only-card = Only { $card } is possible. Enter plays it:
play-ask-only-card-or-call = Only { $card } is possible. Enter plays it, or make a call:
play-forced = Played: { $card }, the only possible card
play-ask-call = A call? (Enter: none)
play-confirm-call = Call "{ $call }"? (y/n)
play-yes-or-no = yes or no?
play-taken = { $giver } gives you { $cards }.
play-ask-return = Card { $n } of { $of } for { $giver }?
play-no-undo = Nothing can be taken back once another player has spoken or played.
play-no-undo-call = Everybody has heard a call: it stays.
play-leave = The running game is not kept. Leave all the same? (y/n)
play-undone = Taken back.
play-not-forced = You have a choice.
play-wait = Enter: go on · u: take it back
play-help =
    Cards: by their number or name (♥10, ten of hearts, HT, Dulle)
    Calls: by their words (Re, no 90); you are asked whether you mean them
    Enter or !: play the card if there is only one
    u: take the last thing back as long as nothing has happened since
    q: leave; the running game is not kept
play-goes-on = The same command goes on with game { $n }.
play-after-game = Enter: next game · a: analyse this game · q: leave
play-after-last = Enter: done · a: analyse this game
play-after-help = The game is over: Enter, a, or q.
play-game = Game { $n }
play-game-of = Game { $n } of { $total }
play-vorfuehren = { $seat } has to play the Pflichtsolo now.
play-vorgefuehrt = You have to play your Pflichtsolo now.
play-bot-failed = a player failed: { $fault }
play-never-played = the cards were dealt again and again, and never played
    .help = change the rules, or the bots
play-three-bots = "{ $bots }": { $n ->
    [one] that is only one bot
   *[other] these are { $n } bots
}
    .help = name three, separated by commas, clockwise from your left

play-record-line = { $file }, line { $number }
play-record-changed = { $file } was changed while you played
    .help = add the game that is over as its last line if you want it there:
        { $line }
play-record-locked = another doko is writing { $file }
    .help = wait until it is done, or choose another file for --record
play-record-not-written = the game cannot be written down: { $error }
play-record-help = --record goes on with a file that it has begun; choose another name for a new one
play-record-options = a game with options of its own, by rules other than "{ $rules }"
play-record-no-game = this is not a game: { $error }
play-record-rules = a game by the rules "{ $other }", not "{ $rules }"

# The sheet of the round
play-sheet-other = { $file } is not the sheet of this round, of which { $n } games are played
    .help = take a new file, or go on where the round stands with --record
play-sheet-redeal = - redeal
play-sheet-you = You
play-sheet-bot = Bot-{ $seat }

# What a game at the table does not accept
reply-after-end = { $reply }: the game is over
reply-not-asked = { $reply }: { $seat } was asked for something else
