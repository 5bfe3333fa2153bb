# Errors of the notation, of positions and of records, and why something is not allowed.

noted = { $words ->
   *[other] { $notation }
}
errors-cited = { $what } ({ $paragraph })
errors-legal = { $what }; legal: { $legal }

# Cards
card-unknown = unknown card "{ $text }"
    .help = a card is a suit C S H D and a rank A T K Q J 9, such as HT; names like Kreuz Dame, ♣D, KrD, Eichel-Ober, Dulle or Fuchs are understood, too
card-ambiguous = { $text } can be { $meanings }
    .help = write { $codes }, or the name in full
card-meaning = { $name } ({ $code })
card-no-rank = "{ $text }" is not a card: which { $suit }?
    .help = add the rank: { $codes }
card-no-suit = "{ $text }" is not a card: { $rank } of which suit?
    .help = add the suit: { $codes }
card-no-code = "{ $text }" is not a card: write suit C, S, H or D, then rank A, T, K, Q, J or 9, such as HT

# Positions as text
notation-empty = there is no position here
notation-stray = "{ $text }" is not a key=value field
notation-fields = a position is written as fields: { $example }
notation-unknown-key = unknown key "{ $key }"
notation-meant-key = did you mean { $meant }=?
notation-keys = the keys are { $keys }
notation-duplicate-key = { $key }= appears twice
notation-label-first = first here
notation-label-again = again here
notation-label-played = played
notation-label-held = held
notation-label-held-elsewhere = held by another seat
notation-missing = { $n ->
    [one] { $fields } is missing
   *[other] { $fields } are missing
}
notation-missing-help = add { $fields }; an empty hand is written -
notation-add-rules = add { $fields }
notation-unknown-rules = unknown rule set "{ $name }"
notation-meant-rules = did you mean rules={ $meant }?
notation-known-rules = known rule sets: { $known }; a club's own come from a rule file
notation-no-value = { $key }= has no value
notation-bad-value = "{ $value }" is not a valid value for { $key }=
notation-duplicate-seat = { $seat } is listed twice in { $key }=
notation-too-many-cards = { $key }= has more than { $most } cards, which is the whole deck
    .help = write the cards of one seat, with commas between them, or - for none
notation-whose-absage = it is not clear which side called { $call }
    .help = write { $re } or { $kontra }
notation-duplicate-call = { $call } is called twice
notation-write = write { $expected }

# Positions
place-trick = trick
position-not-in-deck = { $card } ({ $place }) is not in the deck of this rule set
position-too-many-copies = { $card } appears { $n ->
    [3] three times
    [4] four times
   *[other] { $n } times
}: { $places }
    .help = every card exists twice
position-hand-size = { $seat } holds { $cards } but should hold { $expected }
    .help = all hold the same number of cards, those who have played to the trick one less
position-trick-complete = { $n } cards lie in the trick, but the fourth completes it and its winner takes it
    .help = give the trick to its winner: leader=winner, without trick=, its Augen in won=
position-no-cards = nobody holds a card
position-too-many-cards = every seat has { $cards }, but only { $dealt } are dealt in this rule set
position-revoke = { $seat } played { $played } but holds { $held } and had to follow
    .help = a trick with a revoke is a case for the referee, not a position
position-wrong-parties-solo = re={ $re } does not fit game={ $game }: expected one seat
position-wrong-parties = re={ $re } does not fit game={ $game }: expected one or two seats
position-unsupported = game={ $game } is not a rank order: once the sides are known write game=normal and re=
position-open-schweine = { $seat } has both { $card }, and whether the second becomes a Schwein is settled once the first lies in a trick; before that this position cannot be solved
position-open-heart-tens = { $seat } has both { $card }, and once the first is shown as a Schwein the first ten of hearts wins, no longer the second; before that this position cannot be solved
position-open-showing = { $seat } has both { $card } and decides only when he plays the first whether he shows Schweine or keeps them to himself; before that this position cannot be solved
    .help = add schweine={ $seat } if he has said that he has them
position-null = a Null is not played for Augen: it has no positions and nothing to solve
position-no-schweine-rules = this rule set has no { $what }
position-no-schweine-contract = there are no { $what } in this solo by this rule set
position-no-schweine-lower = there are { $what } only once the lower ones are announced
position-no-schweine-hand = by this rule set { $seat } cannot have the { $what }, for it matters who has the lower ones
position-no-schweine-held = { $what } need both { $card } in one hand, but { $seat } has one
position-augen-sum = { $won } Augen won and { $left } still in play make { $sum }, not 240
position-trick-sum = { $won } won and { $left } to come are not the { $dealt } of a deal
position-sum-help = won= counts the completed tricks only; the cards on the table do not count yet
position-no-such-solo = there is no { $solo } in this rule set
position-queen-held = { $seat } holds CQ, so { $seat } is Re, not re={ $re }
position-queen-played = { $seat } has played CQ, so { $seat } is Re, not re={ $re }
position-queen-help = in a normal game the holders of the queens of clubs are Re; only in a named solo they can be in any hand
position-queen-help-trumpfabgabe = a Trumpfabgabe explains it only if a seat of Re has no more than { $most } trumps
position-partner-too-early = { $seat } holds both CQ and has no partner before the first trick is over
position-partner-without-trick = { $seat } holds both CQ, and a partner would have won a trick, but re has none
position-partner-help = a Hochzeit has a partner once another player has won the trick that finds him; before that, and in a stilles Solo, write one seat: re=N
position-queens-in-one-trick = { $seat } plays alone and cannot have played both CQ in one trick
position-leader-without-trick = { $leader } leads, so { $leader } has won the trick before, but { $team } has none
position-won-impossible = { $team } cannot have { $augen } Augen in { $tricks } of the cards that are gone

# What a position lacks: parts of a list.
draft-game = which game is played
draft-re = who is Re
draft-leader = who leads
draft-all-cards = all cards
draft-cards = { $n ->
    [one] one card of { $seat }
   *[other] { $n } cards of { $seat }
}

# Deals
deal-deck-size = the deck has { $has } cards instead of { $expected }
deal-third-copy = { $card } appears { $n ->
    [3] three times
    [4] four times
   *[other] { $n } times
}: { $seats }
deal-hand-size = { $seat } got { $has } cards instead of { $expected }
imagine-third-copy = { $seat } would have three copies of a card
imagine-hand-size = the hand of { $seat } has the wrong number of cards
imagine-exchange = these cards cannot have been exchanged

# Rounds
round-table-size = the rules know no table of { $players }
    .help = write table_sizes = [4, { $players }] in a rule file of your own
round-table-size-sets = play by the rules { $sets }, or write table_sizes = [4, { $players }] in a rule file of your own
round-player = there is no player { $player } at this table
round-pflichtsoli = outstanding soli are given for { $given } players; give them for every player
round-no-soloist = a Pflichtsolo needs a soloist
round-games = the round has fewer games than the { $done } that were played

# What a side needs
needs-augen = { $n } Augen
needs-all-tricks = all tricks
needs-one-trick = one trick

# Calls
limit-hand = { $n ->
    [one] at the latest with { $n } card in hand
   *[other] at the latest with { $n } cards in hand
}
limit-table = at the latest with { $n } cards played
call-latest = { $what }; "{ $call }" { $limit }
call-before-game = "{ $call }" comes before the game is named
call-before-klaerung = "{ $call }" comes before the Klärungsstich is complete
call-wrong-party = "{ $call }" is not the word of this side, which is "{ $ansage }"
call-repeated = "{ $call }" has already been called by { $team }
call-too-late = "{ $call }" comes too late
call-reply-too-late = "{ $call }" comes too late even as a reply
call-skipped-too-late = "{ $call }" skips a stage that comes too late
call-no-such = there is no "{ $call }" by these rules
call-inside-trick = "{ $call }" is possible only while no card lies on the table
call-off-turn = "{ $call }" is possible only when it is one's turn
call-only-reply = in a solo "{ $call }" is possible only if Kontra was said
call-stage-skipped = "{ $call }" leaves out a stage that has to be called first
call-only-replied = "{ $call }" is barred: "{ $ansage }" was no more than a late reply
call-other-absage = "{ $call }" is barred: the other side has made an Absage, and only one may
call-too-many = "{ $call }" is barred: the most calls of a game are made
call-null-lost = "{ $call }" is barred: the soloist has already made a trick in his Null

# Moves
move-illegal-card = trick { $trick }: { $seat } cannot play { $card }: { $why }
move-illegal-call = trick { $trick }: { $seat } cannot call { $call }: { $why }
move-call = { $call }!
move-not-your-turn = { $seat } has to play
move-not-held = the card is not in this hand
move-not-following = { $led } was led and has to be followed
move-duty-first = the first trick obliges to say "{ $call }" before
move-wrong-side = after a false Ansage it would count for { $team }
move-over = the last card is played

# Before the first card
act-illegal = { $seat } cannot say "{ $act }": { $why }
act-somebody-speaks = { $what }; it is { $seat }'s turn to speak
act-not-your-turn = it is another player's turn to speak
act-not-asked = that was not asked
act-over = the game is found
act-too-late-to-correct = it is too late to correct what was said
act-nothing-new = that was already said
act-no-vorbehalt = the hand allows no such Vorbehalt
act-say-klein-or-gross = by these rules a Vorbehalt is klein or gross
act-say-vorbehalt = these rules know no kleine and grosse Vorbehalte
act-must-say = the hand has to say what it has: { $kind }
act-not-certainly-highest = another player may still have a higher Vorbehalt
act-not-eligible = the hand or the question does not allow { $vorbehalt }
act-has-not = the hand does not allow { $kind }
act-must-say-yes = after this Vorbehalt nothing is left but { $kind }
act-must-bid = a grosser Vorbehalt has to be named
act-no-levels = by these rules the rank of the soli counts, and nothing is announced with them
act-bid-too-low = the bid is not higher than the best one
act-wrong-give = all trumps are handed over, and Fehl cards until they are three
act-wrong-return = as many cards as were taken have to be given back, from the own hand
act-unknown = "{ $text }" is nothing that is said before the first card
act-unknown-write = { $what }: { $expected }
act-expected = write gesund, vorbehalt, klein, gross, yes, no, pass, a game such as damensolo or hochzeit, bid:damensolo:k90, or return:DT,SA

# Records as text
record-line = line { $line }: { $problem }
record-expected-field = expected key=value, found "{ $found }"
record-unknown-key = unknown key "{ $key }"; known are { $known }
record-twice = "{ $key }" is written twice
record-expected-line = expected a hand "N: ..", a trick "1 N: ..", key=value, vorbehalte, calls or incidents, found "{ $found }"
record-hand-twice = the hand of { $seat } is written twice
record-players-twice = the players are written twice
record-expected-player = expected a name of at most 60 bytes, without a comma or #, found `{ $found }`; write ? for a player without a name
record-four-players = expected four names with commas between them, clockwise from north, found { $n }
record-vorbehalte-twice = the Vorbehalte are written twice
record-expected-act = expected seat:word such as N:gesund, found "{ $found }"
record-expected-happening = expected an incident or a call with its seat, such as N:claims or N:re!, found "{ $found }"
record-expected-moment = expected a moment such as @17 before it
record-no-number = "{ $text }" is not a number of cards
record-expected-trick = expected trick { $number }, found "{ $found }"
record-expected-leader = expected who leads, such as "N:"
record-missing = "{ $key }" is missing
record-hand-missing = the hand of { $seat } is missing
record-not-a-number = "{ $text }" is not a number
record-expected-call = expected a call such as N:re!, found "{ $found }"
record-who-calls = who calls "{ $call }"? write the seat, such as N:{ $call }!
record-side-twice = "{ $call }" says its side itself, without { $team }-
moment-unknown = "{ $text }" is not a point in the game: write 17 for after 17 cards, 5.1 for after the first card of trick 5, 17+1 for one call later, or v2 for after two words of the Vorbehalt round
deed-unknown = "{ $text }" is nothing that happens at a table: write early:HT, took_back:HT, fell:HT,?, reminds:re, says:weiter, shows, shows:HT, hands_over, claims, claims:T,S, looks:3, protests, waives, abort or abort:E

# Breaches in a record
breach-of-trick = trick { $trick }: { $what }
breach-of-seat = { $seat }: { $what }
breach-unresolved = the game is not found before { $seat } has spoken
breach-redeal = after these Vorbehalte the cards are dealt again
breach-wrong-game = { $what } cannot be played: { $why }
breach-contradiction = "{ $field }" says { $stated }, but it is { $found }
breach-bid-not-announced = "{ $call }" was bid and has to be announced at once
breach-not-held = { $card } is not in this hand, or no more
breach-played-too-often = { $what }; it is played { $n } times
breach-trick-size = the trick has { $n } cards instead of 4
breach-too-many-tricks = a deal has only { $n } tricks
breach-call-after-end = "{ $call }" is said before card { $card }, which is not written down
breach-after-hand-over = the soloist has handed his cards over and thereby ended the game: "{ $what }" comes after that
breach-late-after-hand-over = the soloist has handed his cards over, and "{ $what }" is no longer allowed: { $why }
breach-no-such-moment = "{ $what }" happens at { $at }, which is not written down
breach-false-hochzeit = a Hochzeit needs both CQ in one hand
breach-deed = "{ $what }": { $why }
breach-unfinished = { $n } cards are still to be played
found-nobody = nobody's
found-turn = the turn of { $seat }
stated-early = before his turn
game-why-no-queens = nobody holds both CQ
game-why-hochzeit-needs = it needs both CQ in one hand
game-why-no-condition = these rules do not know its condition
game-why-no-solo = these rules do not know this solo
game-why-no-pflichtsolo = these rules know no Pflichtsolo
game-why-lustsolo-first = a Lustsolo comes after the own Pflichtsolo, which is outstanding here
game-why-pflichtsolo-done = the own Pflichtsolo is played already, for it is not among those that are outstanding
game-why-other-vorbehalt = another Vorbehalt is named
game-why-unknown = these rules do not know it
game-why-same-partner = giver and taker are the same
game-why-thrice-given = a card is given three times
game-why-all-trumps = the giver gives all his trumps, and Fehl cards only where three cards are wanted
game-why-too-many-trumps = the giver has too many trumps
game-why-return = as many cards come back, from the taker's hand
game-why-no-schweine = there are none in this game
game-why-schweine-need = they need both { $card } in one hand
game-why-not-partner = only the partner by the queens of clubs may take them
game-why-schweine-lower = they need the lower ones, and by this rule set perhaps in a certain hand
deed-why-fell = more than one card could be seen
deed-why-not-named = the game is not named yet
deed-why-allowed = a card that is allowed may not be taken back

# What could be written
can-write-seat = one seat: N, E (or O), S or W
can-write-seats = seats N, E (or O), S, W
can-write-team = re or kontra
can-write-game = normal, damensolo, bubensolo, fleischlos, farbsolo_C, farbsolo_S, farbsolo_H or farbsolo_D
can-write-class = T for trump, C, S, H or D
can-write-call = re, kontra, k90, k60, k30 or schwarz
can-write-calls = re, kontra, k90, k60, k30 or schwarz, an Absage with its side as in re:k90
can-write-won = Augen and tricks of both sides, such as re:45/3,kontra:30/2
can-write-cards = cards with commas between them, or - for none
can-write-vorbehalt = a Vorbehalt: pflichtsolo, lustsolo, solo, trumpfschwach, werfen, trumpfabgabe, schweine or hochzeit
can-write-condition = a condition of a Hochzeit: first_foreign, first_foreign_fehl, first_foreign_trump, first_foreign_clubs, first_foreign_spades, first_foreign_hearts or second_fehl
word-no-seat = "{ $text }" is not a seat
word-no-team = "{ $text }" is not a side
word-no-game = "{ $text }" is not a game
word-no-class = "{ $text }" is not a suit
word-no-call = "{ $text }" is not a call
word-no-vorbehalt = "{ $text }" is not a Vorbehalt
word-no-condition = "{ $text }" is not a condition of a Hochzeit
word-seat-twice = { $seat } is listed twice
word-ambiguous = "{ $text }" can be { $meanings }
    .help = write the word in full
word-meant = did you mean { $meant }?

# What happens at the table
deed-early = lays { $card } early
deed-took-back = takes { $cards } back
deed-fell = lets { $cards } fall
deed-called = says "{ $call }"
deed-reminded = says once more: "{ $call }"
deed-said = says "{ $words }"
deed-showed-all = shows the hand
deed-showed = shows { $cards }
deed-handed-over = hands the cards over
deed-claimed = claims the rest
deed-looked = looks at trick { $trick }
deed-protested = protests
deed-waived = does not protest
deed-aborted = the game is stopped
deed-aborted-by = the game is stopped because of { $seat }
