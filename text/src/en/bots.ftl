# Players who see one hand.

# How a bot is written
spec-command = '{ $command }' is not a command line; write cmd:PROGRAM ARGUMENTS, with quotes closed
spec-no-bot = there is no bot '{ $name }' (there are { $names })
spec-no-bot-but = there is no bot '{ $name }', did you mean '{ $near }'? (there are { $names })
spec-no-parameter = bot '{ $bot }' has no parameter '{ $parameter }'; it has { $names }
spec-no-parameters = bot '{ $bot }' has no parameter '{ $parameter }'; it has none
spec-no-value = '{ $part }' has no value; write { $part }=VALUE
spec-twice = parameter '{ $key }' is given twice
spec-bad-value = parameter '{ $parameter }' cannot be '{ $value }'; expected { $expected }
spec-no-style = there is no style '{ $name }' (there are { $names })
spec-no-style-but = there is no style '{ $name }', did you mean '{ $near }'? (there are { $names })
spec-no-programs = '{ $command }' cannot be started: programs cannot be run here
numbers-whole = a whole number from { $least } to { $most }
numbers-real = a number from { $least } to { $most }
spec-or-none = { $numbers }, or none
spec-only-others-rules = none, unless it is said with others=rules
spec-warmth = 0, or a number from 0.001
spec-threads = one or all
spec-time-limit = a time such as 100ms or 1.5s, at most a day, or none
spec-duration = a time such as 100ms or 2s, at most a day
spec-rollouts = random or rules
spec-without = names of rules of thumb as in weights.txt, or tells, joined by +
spec-says = gesund or anything
spec-others = anybody, strangers, rules or a style
spec-talk = none or rules

# How styles play (the subject is left out)
style-aggressive = takes what it can, calls at once and on less, plays more soli
style-timid = leaves tricks to others, never calls, plays no solo
style-ace-player = leads its Fehl aces before anything else
style-trump-drawer = leads trumps whenever it can
style-saver = keeps the ten of hearts and its queens to the end, never calls
style-spender = plays its highest trumps first, calls at once
style-never-smears = gives its partner no tens and aces
style-smears-always = smears to anybody who may be its partner
style-collector = plays for special points: foxes, Doppelköpfe, Charlie
style-shows-queens = shows its queens of clubs early, waits as Kontra, calls at once
style-void-maker = gets rid of short Fehl suits to ruff them
style-partner-blind = does not see who plays with it, never calls
style-augen = has learned to win Augen, not Points
style-club = plays by a club's convention: Re leads trumps, Kontra leads Fehl
style-forgetful = remembers only the cards of the last two tricks
style-winner = has learned to win, no matter how high
style-wavering = plays by rules of thumb, but not always the best card
style-careless = plays by rules of thumb, now and then any card
style-greedy = looks at the running trick and no further
style-ismcts = searches a little, in one tree for all that it cannot tell apart
style-pimc = looks at a few uniform worlds
style-uct = searches a little, in hands that fit, with random games

# What a bot did wrong
fault = { $seat } ({ $kind }): { $what }
fault-illegal = illegal
fault-late = late
fault-nonsense = nonsense
fault-died = died
fault-instead = { $what }; played instead: { $instead }
fault-not-started = not started
fault-not-legal = '{ $word }' is not legal
fault-other-rules = it plays by { $known }, not by { $rules }
fault-not-understood = the program does not understand the question: { $text }
fault-other-question = expected a decision about this question
fault-nonsense-line = '{ $line }': { $why }
fault-floods = the program floods its output: more than { $most } lines that answer nothing
fault-flush = does the program flush its output after every line?
fault-with-tip = { $what } ({ $tip })

# A program of its own
pipe-not-started = cannot be started: { $why }
pipe-late = no answer within { $limit }
pipe-gone = the program has ended
pipe-gone-with-words = the program has ended; its last words: { $words }
pipe-deaf = the program does not read: nothing more could be written for { $limit }
pipe-time = { $number }{ $unit }
pipe-unnamed = no program is named
pipe-program = '{ $program }': { $error }
pipe-no-input = nothing can be written to it
pipe-no-output = its output cannot be read
pipe-no-errors = its errors cannot be read
hello-late = no hello within { $limit }; { $tip }
hello-version = it speaks version { $version } of the protocol, expected { $expected }
hello-not-understood = it does not understand the hello: { $text }
hello-other = expected a hello, got '{ $line }'
hello-unreadable = expected a hello, got '{ $line }': { $why }
hello-no-text = expected a hello, got { $why }
hello-blank = expected a hello, got blank lines
line-too-long = a line of more than a megabyte
line-zeros = a line with zero bytes, as UTF-16 has them; messages are UTF-8

# A bot of ours at a table of others
guest-no-message = '{ $line }' is not a message: { $why }
guest-no-type = it has no type
guest-version = the table speaks version { $version } of the protocol, this program version { $known }
guest-no-deal = a decision is asked for before a deal
guest-rules-form = the rules are { $value }; expected the name of a rule set, such as "ddv", or an object such as {"{"}"name":"our-club","nines":false{"}"} with options of a rule file
guest-rules-name = there is no rule set '{ $name }'; a name alone must be one of { $known }, any other needs its options: {"{"}"name":"our-club","nines":false{"}"}
guest-rules = these rules cannot be played: { $why }
guest-hand = '{ $words }' is not a hand of this rule set: expected { $expected } cards of its deck, none three times
guest-swap = these cards cannot have been exchanged
guest-nothing-legal = "legal" is empty; it must list every decision that is possible
guest-word = '{ $word }' is not a valid decision
guest-illegal = '{ $act }' is offered as a decision but may not be made at this moment
guest-call = '{ $call }' is offered as a call but may not be made at this moment
guest-cards = { $offered } are offered, but by the rules { $legal } may be played
guest-no-record = "{ $what }" needs to know what was played: {"{"}"seen":{"{"}"record":{"{"}..{"}"}{"}"}{"}"}
guest-no-asked-for = "{ $what }" needs asked_for
guest-no-giver = "{ $what }" needs giver and cards
guest-other-seat = the record does not show the hand of { $seat }, who is asked
guest-question = "{ $what }" cannot be asked at this moment

# The table of another program
table-other-rules = it plays by { $known }, not by { $rules }
table-other-scope = its scopes are { $known }, not { $scope }
table-other-deal = its "deal" does not fit the game it was sent
table-question = it asks what cannot be asked: { $why }
table-only-cards = it asks for "{ $what }", but only cards are played
table-refused = it reports an error: { $text }

# What a seat can have seen
not-seen-hands = a view is a record with one hand; the others are written ?
not-seen-hand = the hand of { $seat } is not one that was dealt
not-seen-absage = it is not written for which side { $seat } made an Absage; write it as in { $letter }:kontra-k90!
not-seen-exchange = both players of a Trumpfabgabe know the cards: write given= and returned=; the others know only their number: write exchanged= and trumps_returned=
not-seen-breach = no hands fit what was said and played: { $breach }
no-world-fits = no deal fits what this seat has seen and heard
no-world-counted = there are too many conditions on the hidden hands to count the deals
no-world-stopped = stopped before enough deals were looked at

# Conditions on hands
condition-empty = there is no condition here
    .help = write for instance: E has >= 4 trumps and a club ace
condition-ends = the condition ends where { $what } is expected
condition-expected = "{ $found }" stands where { $what } is expected
condition-no-thing = "{ $text }" is nothing that a hand can hold
    .help = trumps, Fehl, a suit, a rank, Augen, cards, or a card such as CQ, Kreuz Dame or Dulle can be counted
condition-meant = did you mean { $meant }?
condition-whose = it is not said who holds "{ $text }"
    .help = begin with a seat: N, E, S or W, or E+S for two together
condition-how-many = how many are meant by "{ $text }"?
    .help = write "both", "at least one", or a number
condition-together = "{ $one } and { $other }" may mean both hands together, or each of them
    .help = write { $one }+{ $other } for both hands together, or a statement for { $one } and one for { $other }
condition-unclosed = the parenthesis is not closed
condition-too-large = { $text } is more than a deck has
condition-empty-range = no number is in "{ $text }"
condition-stray = "{ $text }" has no meaning here
condition-too-deep = the condition is nested too deep
condition-too-many = the condition has more than { $most } statements
expected-end = and, or, or the end
expected-closing = and, or, or a closing parenthesis
expected-verb = has or is
expected-seat = a seat
expected-side = re, kontra or alone
expected-number = a number
expected-and = and
expected-thing = what a hand can hold
