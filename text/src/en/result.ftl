# A result without the cards

result-some-solo = solo
result-when-hand = with { $n ->
    [one] one card
   *[other] { $n } cards
} in hand
result-when-trick = in trick { $n }
result-when-played = after { $n ->
    [one] one card was
   *[other] { $n } cards were
} played
result-too-many = this is not a game: { $n } entries, at most { $most } are allowed
result-no-augen = it is missing how many Augen a side has
    .help = such as "Re 145 Augen"; what the other side has follows from it
result-too-many-augen = { $who } cannot have { $n } Augen: there are { $most } in a game
result-too-many-tricks = { $who } cannot have { $n } tricks: there are { $most } in a game
result-sum = Re { $re } and Kontra { $kontra } are { $sum } Augen together, not { $whole }
result-trick-sum = Re { $re } and Kontra { $kontra } are { $sum } tricks together, not { $whole }
result-two-numbers = there are two different numbers for { $who }
result-members-differ = { $team } has { $side }, but the players of this side have { $sum } together
result-some-missing = what { $seats } has is missing for the sum
result-party-unknown = which side does { $seat } belong to?
    .help = say who is Re: "Re N+E", in a solo "Damensolo N"
result-re-size = Re can be one player or two, not { $n }: "{ $re }"
result-needs-soloist = { $game } is played by one alone, not by { $re }
result-needs-partner = { $game } is played by two together; here only one is Re
result-no-such-game = there is no { $game } by these rules
result-no-pflichtsolo = there is no Pflichtsolo by these rules
    .help = write Solo, Lustsolo or the name of the solo
result-no-klaerung = only a Hochzeit has a Klärungsstich; { $game } was played
result-klaerung-too-late = trick { $trick } cannot be the Klärungsstich, trick { $limit } is the last that can
result-trick-or-none = { $team } has no Augen: is that a trick of four nines, or no trick at all?
    .help = add "0 tricks" or "1 trick"
result-augen-without-trick = { $team } has { $augen } Augen, but no trick
result-tricks-too-few = { $team } has { $augen } Augen in { $tricks } tricks; that many tricks have at least { $least }
result-tricks-too-rich = { $team } has { $augen } Augen in { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, which can hold { $most } at most
result-no-cards = { $who } cannot have { $augen } Augen: no cards make so many
result-no-cards-in = { $who } cannot have { $augen } Augen in { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}: no cards make so many
result-call-of-other = "{ $call }" is the word of { $other }, not of { $team }
result-call-twice = "{ $call }" is there twice for { $team }
result-no-such-moment = there is no "{ $when }" in this game
result-call-help = a call that nobody objected to counts with --count-breaches
result-no-such-point = { $point } does not exist by these rules
result-which-solo = which solo it was is not said, and by these rules they are worth different points
    .help = name it: Damensolo, Trumpfsolo, ..
result-none-in-solo = { $point } does not count in a solo
result-not-against-the-old = "against the old ones" exists only if Kontra has won and the rules count it
result-schweine-no-foxes = with Schweine announced there is no Fuchs
result-not-trump = { $point } is impossible: this card is not a trump in { $game }
result-too-often = { $point } is there { $n } times; { $most ->
    [one] once is the most
   *[other] { $most } times is the most
}
result-point-without-trick = { $team } cannot have { $point }: it takes a trick, and { $team } has none
result-last-trick-of-both = { $points } belong to the last trick, and only one side has that
result-three-charlies = { $n } jacks of clubs cannot lie in the last trick
result-three-foxes = { $n } aces of diamonds are there, caught or in the last trick; the deck has two
result-points-need-augen = { $team } has { $augen } Augen, but { $n ->
    [one] { $point }
   *[other] { $n } times { $point }
} takes { $least } at least
result-points-need-tricks = { $team } has { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, but { $n } times { $point }
result-other-winner = { $said } has not won; { $winner } has
result-nobody-wins = { $said } has not won; nobody has

# A result as a line
result-line-empty = there is no result here
result-line-too-long = the line is longer than { $most } bytes
result-line-unknown = "{ $text }" is unknown here
result-line-example = such as: Re N+E 145 Augen, Re announced, Fuchs for Kontra
result-line-sits-out = { $text } sits out in this game
result-line-number = "{ $text }" is too large
result-line-stray = "{ $text }" does not belong here
result-line-of-whom = whose is "{ $text }"?
    .help = add the side or the player: "{ $text } Re", "{ $text } Kontra"
result-line-schwarz = "schwarz": announced or played?
    .help = write "schwarz announced" or "no trick"
result-line-fuchs-of = "{ $text }": caught or lost?
    .help = say who has the point: "Fuchs for Kontra"
result-line-twice = "{ $text }" contradicts what stands before it
result-line-comma = "{ $text }" can belong to what stands before it or behind it
    .help = part what is said by commas: "Re N+E 145 Augen, Kontra announced"
result-line-announced = "{ $text }": is the side meant, or was it announced?
    .help = write "Re announced" if it was said; otherwise say what the side has: "Re 145 Augen", "Re N+E"
result-line-stage = "{ $text }" without its stage
    .help = say which: "Re no 90"; the Ansage is "Re announced"
result-line-partner = "{ $text }": alone, or with whom?
    .help = write "Re N+E"; in a solo "Damensolo N", and "N alone" in a Hochzeit without a partner
result-line-pair = "{ $text }" beside Kontra: whose Augen come first?
    .help = the pair alone begins with Re: "145:95"; or write "Kontra 95"
result-line-hochzeit = a Hochzeit with whom?
    .help = write "Hochzeit, Re N+E", or "Hochzeit without partner N"
result-said-ansage = { $call } announced
result-said = { $who } says { $call }
result-said-when = { $said } { $when }
result-write-hand = with { $n } cards
result-write-trick = in trick { $n }
result-write-played = after { $n } cards
result-write-alone = { $who } alone
result-write-augen = { $who } { $n } Augen
result-write-tricks = { $who } { $n ->
    [one] 1 trick
   *[other] { $n } tricks
}
result-write-klaerung = Klärungsstich { $n }
result-write-point = { $point } for { $who }
result-write-schweine = Schweine
result-write-wins = { $team } wins

# The answer to a result
result-field = in { $name }
result-who = in { $field } "{ $text }" is neither a side nor a player
result-point-unknown = there is no special point "{ $name }"
    .help = there are { $known }
result-wins = { $team } wins with { $augen } Augen, { $others } has { $others_augen }.
result-nobody = Nobody wins: Re has { $re } Augen, Kontra { $kontra }.
result-null = { $won ->
    [yes] Re wins without a trick.
   *[no] Kontra wins, for Re has made a trick.
}
result-game = { $what } { $game }.
result-game-and-re = { $what } { $game }, Re: { $members }.
result-each-re = each of Re
result-each-kontra = each of Kontra

# `doko score` asks
score-both = here are a record and single facts at once
    .help = give either a file, or what is known of the game
score-ask-game = What was played?
score-ask-re = Who was Re?
score-ask-soloist = Who played alone?
score-two-of-re = Re has two players
score-ask-augen = How many Augen has Re?
score-ask-tricks = { $team } has no Augen. Has { $team } a trick?
score-no-trick = no trick
score-ask-calls = How far has { $team } called?
score-nothing-called = nothing was said
score-ask-special = Which special points were there?
score-as-line = In one line: doko score "{ $line }"
