# Names and small words that are the same everywhere.

verbatim = { $text }
yes = yes
no = no
and = and
or = or
nobody = nobody

seat-N = North
    .letter = N
seat-E = East
    .letter = E
seat-S = South
    .letter = S
seat-W = West
    .letter = W

team-re = Re
team-kontra = Kontra

card = { $rank } of { $suit }
    .short = { $suit }{ $rank }
suit-C = clubs
suit-S = spades
suit-H = hearts
suit-D = diamonds
trump = trump
rank-A = ace
    .letter = A
rank-T = ten
    .letter = 10
rank-K = king
    .letter = K
rank-Q = queen
    .letter = Q
rank-J = jack
    .letter = J
rank-9 = nine
    .letter = 9

# Games
game-normal = normal game
game-hochzeit = Hochzeit
game-hochzeit-solo = Hochzeit without partner
game-stilles-solo = silent solo
game-trumpfabgabe = Trumpfabgabe
game-damensolo = queens solo
game-bubensolo = jacks solo
game-fleischlos = Fleischlos
game-farbsolo-C = clubs solo
game-farbsolo-S = spades solo
game-farbsolo-H = hearts solo
game-farbsolo-D = diamonds solo
game-koenigssolo = kings solo
game-damenbubensolo = queens and jacks solo
game-koenigedamensolo = kings and queens solo
game-koenigebubensolo = kings and jacks solo
game-koehler = picture solo
game-assetrumpfsolo = aces trump solo
game-zehnensolo = tens solo
game-neunensolo = nines solo
game-nullsolo = null solo

# Calls
call-re = Re
call-kontra = Kontra
call-k90 = no 90
call-k60 = no 60
call-k30 = no 30
call-schwarz = schwarz

# Vorbehalte and what is said before the first card
vorbehalt-pflichtsolo = Pflichtsolo
vorbehalt-lustsolo = Lustsolo
vorbehalt-solo = solo
vorbehalt-trumpfschwach = weak in trumps
vorbehalt-werfen = throwing in
vorbehalt-trumpfabgabe = Trumpfabgabe
vorbehalt-schweine = Schweine
schweine-super = Superschweine
schweine-hyper = Hyperschweine
vorbehalt-hochzeit = Hochzeit
hochzeit-first-foreign = with the first trick of another
hochzeit-first-foreign-fehl = with the first plain trick of another
hochzeit-first-foreign-trump = with the first trump trick of another
hochzeit-first-foreign-clubs = with the first trick of clubs of another
hochzeit-first-foreign-spades = with the first trick of spades of another
hochzeit-first-foreign-hearts = with the first trick of hearts of another
hochzeit-second-fehl = with the second plain trick
hochzeit-named = Hochzeit { $condition }
with-schweine = { $vorbehalt } and Schweine
say-gesund = gesund
say-vorbehalt = Vorbehalt
say-klein = small Vorbehalt
say-gross = great Vorbehalt
act-pass = pass
act-bid = { $solo }
act-bid-with = { $solo } with { $call }
act-give = { $cards } handed over
act-return = { $cards } back

# What is written on the sheet
item-gewonnen = won
item-unter = below { $augen }
item-ohne-stich = without a trick
item-angesagt = { $team } announced
item-abgesagt = { $call } announced ({ $team })
item-gegen = { $augen } against { $call }
item-gegen-die-alten = against the old ones
item-doppelkopf = Doppelkopf
item-fuchs = Fuchs caught
item-charlie = Charlie
item-charlie-gefangen = Charlie caught
item-herzstich = hearts trick
item-fuchs-last-trick = fox at last
item-fuchs-gefangen-last-trick = fox caught at last
item-doppel-charlie = double Charlie
item-dulle-gefangen = ten of hearts caught
item-dulle-last-trick = ten of hearts caught at last
item-damenstich = both queens of clubs of the others in one trick
item-damenstich-last-trick = both queens of clubs of the others in the last trick
item-early-call = call before the first card
item-jumped-call = call that leaves out stages
item-unmarried-call = call before the partner is found
item-solo = solo
item-hochzeit = Hochzeit
item-feigheit = too little called

# What is counted
count-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
count-tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-trumps = { $n ->
    [one] { $n } trump
   *[other] { $n } trumps
}
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
count-augen = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
}
count-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
did-you-mean = did you mean { $name }?
