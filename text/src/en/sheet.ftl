# The sheet of an evening

sheet-too-long = this is not a sheet: the text has more than { $kib } KiB
sheet-too-many-rows = this is not an evening: more than { $most } rows
sheet-no-players = the sheet does not say who plays
    .help = such as the line "players: Anna, Bert, Cora, Dirk"
sheet-no-such-player = { $name } is not on the sheet
sheet-set-in = only the record of a game is set in, right below its row
sheet-number = { $text } is not a number of a game
sheet-empty-row = the row has only a number
sheet-row-number = this is game { $number }; the next one is { $next }
sheet-no-line = "{ $text }" is not a line of a sheet
    .help = a game begins with its number, the head has lines such as "players: ..", what happens between games begins with -
sheet-unknown-key = there is no "{ $key }" in the head
    .help = there are { $keys }
sheet-key-twice = "{ $key }" is in the head twice
sheet-head-below = "{ $key }" belongs into the head, above the first game
sheet-head-number = "{ $text }" is not a number from 1 to { $most }
sheet-head-cents = "{ $text }" is not a value in cents; one looks like this: 5 or 2.5
sheet-table-size = four to seven players sit at a table, not { $n }
sheet-name-empty = a name is missing here
sheet-name-long = "{ $name }" is too long; a name has { $most } characters at most
sheet-name-odd = "{ $name }" is not a valid name: write words of letters and digits, each beginning with a letter
sheet-name-taken = "{ $name }" is not a valid name: the word has another meaning in a row
sheet-name-twice = two players are called "{ $name }"
sheet-name-begins = "{ $name }" and "{ $other }" cannot be told apart in a row: one begins like the other
sheet-round-over = the round is over
sheet-no-repeat = the time is up, and only a Pflichtsolo that is forced is dealt again ({ $paragraph })
sheet-added-time = added time is written as "- added time 5", from 1 to { $most } minutes
sheet-added-late = the time is up already; added time is written above "- time"
sheet-no-re = who was Re?
    .help = add it: "Re Anna+Bert 145", in a solo "Damensolo Anna"
sheet-no-soloist = who played the solo?
sheet-one-record = there is not exactly one record below the row
    .help = write the record below it, set in, as `doko score` reads it
sheet-not-scored = by the ruling this game is not scored
    .help = write the penalty points of the ruling in a row that begins with -
sheet-not-scored-counts = the game counts with the penalty as its result; write the row as "{ $row }"
sheet-write-penalty = penalty { $form }({ $points }) { $name }
sheet-write-solo = { $game } { $soloist }, { $penalty }
sheet-penalty-of-solo = in a solo the soloist is credited with a serious breach of his opponents, and nobody else
    .help = write "{ $penalty }"
sheet-and-result = a serious breach ends the game, which then has no other result
    .help = write "{ $penalty }" without a result; the game counts with the penalty
sheet-alone = { $player } alone: in which game?
    .help = write "Solo { $player }", "silent solo { $player }" or "Hochzeit { $player } alone"
sheet-lustsolo-first = { $player } still has to play the own Pflichtsolo, so this solo is the Pflichtsolo ({ $paragraph })
    .help = write Pflichtsolo, or only the name of the solo
sheet-pflichtsolo-done = { $player } has played the own Pflichtsolo, so this solo is a Lustsolo
    .help = write Lustsolo, or only the name of the solo
sheet-vorfuehren = a Pflichtsolo is due: { $player } plays it
sheet-between = "{ $text }" is nothing that happens between games
    .help = there are "- redeal", "- time", "- added time 5", "- penalty N(3) Anna" and "- joins Emil"
sheet-joins-not = "{ $name }" cannot join here
sheet-joins-next = { $player } is the next to join
sheet-joins-nobody = write who joins at the end of "players" in the head
sheet-penalty-form = "{ $text }" is not a penalty; one looks like this: penalty N(3) Anna
sheet-penalty-points = a penalty has 1 to { $most } points
sheet-penalty-third = { $points } points cannot be shared among the three others
sheet-penalty-sits-out = a player who sits out cannot pay the others; write a mere deduction as U(..)
sheet-penalty-no-soloist = S(..) credits the soloist, and there is none
sheet-no-such-game = there is no game { $number } on the sheet; the last one is { $most }
sheet-no-row = in line { $line } of the sheet there is no game, nor anything between games
sheet-field-unasked = "{ $field }" does not go with the other fields of the question
sheet-one-line = "{ $text }": a game is one line
sheet-begin = Doppelkopf
sheet-key-rules = rules
sheet-key-players = players
sheet-key-cents = cents
sheet-key-minutes = minutes

# The sheet on the screen
sheet-title = Doppelkopf by { $rules }
sheet-title-table = { $title }, table { $table }
sheet-title-round = { $title }, round { $round }
sheet-number-head = no.
sheet-said = game
sheet-worth = worth
sheet-total = total
sheet-row-game = game { $n }
sheet-row-line = line { $n }
sheet-row-wrong = { $row } does not fit and does not count: { $error }
sheet-winners-only = Only the winners write points, so there is no sum to check.
sheet-sitting-share = Those who sit out share what is won, so the sum of the columns says nothing.
sheet-sound = The sum is 0, and the totals are all even or all odd.
sheet-sound-excused = The sum is 0.
sheet-sound-of-five = The sum is 0. With five at the table the totals need not be all even or all odd ({ $paragraph }).
sheet-row-doubt = { $row } is suspicious: { $doubt }
sheet-parity-broken = after each game the totals are all even or all odd, but for penalties that a soloist is credited with ({ $paragraph })
sheet-sum-broken = its points add up to { $sum }, not to 0 ({ $paragraph })
sheet-length = The round: { $length }.
sheet-length-games = { $n ->
    [one] one game
   *[other] { $n } games
}
sheet-length-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
sheet-length-added = { $n } minutes, { $added } of them added time
sheet-writer = { $player } keeps the list.
sheet-apart = deducted from { $player } and credited to nobody: { $points }
sheet-open = A Pflichtsolo is outstanding for { $players }.
sheet-bock = { $n ->
    [one] The next game is a Bock.
   *[other] The next { $n } games are a Bock.
}
sheet-next = Game { $n }: { $dealer } deals.
sheet-next-solo = Game { $n }: { $dealer } deals, { $soloist } has to play his Pflichtsolo.
sheet-sits-out = { $said } { $n ->
    [one] Sitting out: { $players }.
   *[other] Sitting out: { $players }.
}
sheet-over = The round is over.
sheet-over-struck = { $n ->
    [one] The round is over; one game is struck.
   *[other] The round is over; { $n } games are struck.
}
sheet-no-payments = Nobody pays: the sum of the totals is not 0, so somebody would be left unpaid.
sheet-pays = { $from } pays { $to } { $money }.
sheet-money = { $euros } €

# The ranking
sheet-place = place
sheet-player = player
sheet-games = games
sheet-points = points
sheet-list = list { $n }

# `doko sheet`
sheet-no-file = which sheet?
    .help = `doko sheet FILE` shows one, `doko sheet new FILE --players Anna,Bert,Cora,Dirk` begins one
sheet-not-played = by the rules this game was not played
    .help = write "- { $penalty }" instead, and "- redeal"
sheet-is-scored = by the rules this game is scored
    .help = add the result; the rest belongs to the innocent side
