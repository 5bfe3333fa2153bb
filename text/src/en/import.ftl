# Games that others wrote down.

import-format-list = a list as people type it
import-format-report = the report of a game
import-format-freedoko = a bug report of FreeDoko
import-format-page = the saved page of a game
import-format-gdl = a game of a game description

import-format-record = a record
import-from-line = line { $line }: { $format }
import-assumed = assumed: { $assumed }
import-breach = a breach of the rules: { $breach }
import-assumed-in = { $name }, line { $line }, assumed: { $assumed }
import-no-format = unknown format "{ $name }"
import-formats = the formats are { $names }

# What is taken for granted
import-assumed-rules = the rules are not written: { $rules }
import-assumed-normal = what was played is not written: a normal game
import-assumed-seats = who sits where: { $seats }
import-sits = { $name } { $seat }
import-assumed-dealer = who dealt is not written: { $name }, to the right of the first leader
import-assumed-leaders = not every trick names its leader: taken as the winner of the one before
import-assumed-hands = the hands are not written: they are the cards that each player played
import-assumed-early = when something was called is not written for every call: before the first card
import-read-card = "{ $text }" in line { $line } is { $card }: nothing else is legal
import-not-said = what was said before the first card is not known: only the game that was played
import-no-calls = the text has no calls: scored without calls
import-rules-of-file = the rules are those that the file lists: { $rules } with other options
import-rules-of-file-unused = the rules that the file lists are not those that were chosen: { $rules }
import-no-option = these rules of the file exist in none of ours and are ignored: { $options }
import-other-result = line { $line } counts { $theirs } for N, E, S, W; by these rules it is { $ours }
import-other-party = line { $line } calls { $name } { $side }, and by the cards that is not so
import-game-id = the game has the number { $id } there
import-skipped = { $n ->
    [one] 1 line says nothing about the game and was passed over: { $lines }
   *[other] { $n } lines say nothing about the game and were passed over: { $lines }
}
import-skipped-line = line { $line } "{ $text }"

# What is asked for
import-which-rules = by which rules was this played? It does not say so, and there are several for ten cards a hand
    .help = write a line "Rules: bsv" above the game, or choose them with --rules
import-who-sits = who sits where? The order of the players is not in the text
    .help = write a line "Players: Anna, Bert, Clara, Dirk" above the game, clockwise, or say it with --players
import-who-led = who led the first trick?
    .help = write a line "Dealer: Anna" above the game or a star at the card that was led, or say it with --dealer or --leader
import-who-plays = who plays the solo?
    .help = write a line "Soloist: Anna" above the game, or say it with --soloist
import-both-queens = { $name } has both queens of clubs: was it a Hochzeit or a stilles Solo?
    .help = write a line "Game: Hochzeit" or "Game: stilles Solo" above the game, or say it with --game
import-hand-missing = the hand of { $name } is missing, and not all cards were played
    .help = write the hands above the tricks: a line with a name, a colon and the cards for each player

# What cannot be read
import-too-long = the text is too long: more than { $mib } MiB
import-long-line = this line is too long: more than { $most } bytes
import-too-many-games = there are too many games: more than { $most }
import-too-many-tricks = this is not a game: it has more than { $most } tricks
import-too-many-cards = this is not a hand of { $name }: it has more than { $most } cards
import-no-game = there is no game here
import-no-word = "{ $text }" is not a card, a player or a call
    .help = cards are written such as KrD, ♣D, Kreuz Dame, Eichel-Ober, CQ, H10 or Dulle, calls such as Re! or keine 90
import-two-ways = "{ $text }" can be read in more than one way
    .help = put commas between the cards
import-no-line = this is not a line of a game: "{ $text }"
    .help = expected a trick such as "1. Anna: KrD, H10, Ka9, KaK", a hand such as "Anna: KrD, ..", or a line such as "Dealer: Anna"
import-open-card = "{ $text }" can be { $meanings }, and more than one of them is legal here
    .help = write the card so that it can be no other, such as KrD or KaD
import-no-reading = "{ $text }" can only be { $meanings }, and that cannot have been played here
import-trick-number = expected trick { $number }, found { $found }
import-trick-size = trick { $number } has more than four cards
import-short-trick = trick { $number } has { $n ->
    [one] 1 card
   *[other] { $n } cards
}, and it is not the last one
import-short-row = expected a card for each of the four players, found { $n }
    .help = write - for a card that is missing
import-too-many-cells = { $n } cells stand here below { $columns } columns
import-two-in-a-cell = a second card in the same cell
import-no-player-here = no player can stand here
import-twice-in-a-trick = the same player has a second card in trick { $number }
import-who-led-this = who led this trick? Name the player of its first card
import-turn = { $name } is not to play here, but { $due }
import-hand-twice = the hand of { $name } is written twice
import-cards-only = only cards can stand here
import-four-players = expected four different names, found { $n }
import-fifth-player = "{ $name }" is not one of the players: { $known }
import-unknown-player = "{ $name }" is neither a player nor a seat; the players are { $known }
import-which-number = who is player { $number }? The players were not listed
import-no-call = expected a player and a call such as "Anna Re", found "{ $text }"
import-who-called = who called this?
import-which-side = for which side was this called? The side of the caller is not known
import-pictures = the cards of this page are pictures, and the text that was copied has none
    .help = save the page as HTML and read the file, or type the cards
import-page = this is a page (HTML) without a game: no row of it has the pictures of four cards
    .help = save the page of a game, with its pictures clubq.jpg and the like in a table, or type the cards as a list
import-gdl-command = this is not a command of a game: "{ $text }"
import-gdl-points = points are written for { $n } of the players, expected those of all four
import-cut-off = this is not a whole game: { $n ->
    [one] 1 trick is
   *[other] { $n } tricks are
} whole, expected 12, or 10 without nines
import-not-dealt = player { $name } was not dealt this card, or has played it before
import-not-played = player { $name } was dealt this card and does not play it
import-freedoko-party = this file of FreeDoko holds rules, players and results, but no cards
    .help = the cards are in its bug reports: menu Help, Report a bug
import-freedoko-rules = the rules that this file lists do not fit together: { $reason }
    .help = choose other rules with --rules
import-freedoko-player = expected the number of a player from 0 to 3, found "{ $text }"
import-freedoko-game = FreeDoko's game "{ $text }" does not exist in these rules
import-freedoko-selector = FreeDoko's Hochzeit "{ $text }" does not exist in these rules
import-freedoko-card = expected a card in the words of FreeDoko, such as club queen
import-freedoko-whose = a card before the line that says whose hand it is
import-freedoko-genscher = a Genscher does not exist in these rules

# Nothing was typed
import-input-help = give a file with games, or - to read them from the standard input
