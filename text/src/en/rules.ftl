# Rule sets: options that do not fit together, rule files, and what the options are called.

conflict-help = these options must fit together: { $options }
conflict-hand-size = a deck of { $deck } cards gives { $each } to each of four players, not { $size }
conflict-empty-packet = a packet of no cards cannot be dealt
conflict-packets = the packets make { $dealt } cards, not the { $size } of a hand
conflict-no-table = nobody can sit at a table
conflict-table-size = a table has four or five players
conflict-twice = { $option } names something twice
conflict-pflichtsolo-without-soli = a Pflichtsolo needs a solo that can be played
conflict-priority-names = reservation_priority names { $kind }, which this rule set does not have
conflict-priority-lacks = reservation_priority does not say where { $kind } stands
conflict-bids = a Pflichtsolo goes before a Lustsolo, so soli cannot be decided by bids
conflict-hand-cards = a hand has only { $n } cards
conflict-kings = a deck has eight kings, and a hand without any cannot be thrown in for them
conflict-augen = a hand has at least one and at most 240 Augen
conflict-all-thrown-in = of { $trumps } trumps one of four hands always has { $most } or fewer, so with trumpfschwach_max = { $max } every deal would have to be dealt again
conflict-klaerungsstich = the Klärungsstich is one of the tricks 1 to { $n }
conflict-no-condition = a Hochzeit needs a condition that finds the partner
conflict-limits-rise = the limits { $limits } of the calls must not rise from one stage to the next
conflict-limits-fall = the limits { $limits } of the calls must not fall from one stage to the next
conflict-limits-hand = there are never more than { $most } cards in a hand
conflict-limits-table = there are never more than { $most } cards on the table
conflict-shift = a Hochzeit would move the limits by { $n } cards, which leaves no time to call schwarz
conflict-trick-augen = a trick has at most 44 Augen
conflict-charlie = charlie_gefangen is the capture of a charlie, which this rule set does not have
conflict-times = an Ansage cannot multiply the value of the game by { $times }
conflict-solo-worth = a solo must be worth something
conflict-solo-factor = three opponents cannot share a solo that counts { $times } times
conflict-serious = serious_per_absage is added to serious_base, which has no value
conflict-five = { $option } is given for five players, but table_sizes has no table of five
conflict-at-least-one = { $option } must be at least 1
conflict-soli-games = { $soli } compulsory soli of { $players } players do not fit into the games of a round

# Rule files
rules-file-syntax = { $message }
rules-file-no-base = extends = ".." is missing
    .help = begin with extends = "ddv" ({ $bases })
rules-file-unknown-base = there is no published rule set "{ $name }"
    .help = a rule file extends { $bases }
rules-file-bad-name = "{ $name }" cannot be the name of a rule set
    .help = use letters, digits, - and _
rules-file-taken-name = "{ $name }" is the name of a published rule set
    .help = choose another name = ".." for your rule set
option-unknown = unknown option "{ $option }"
    .help = `doko rules` lists all options with their values
option-bad-value = { $option } cannot be { $value }
    .help = write { $expected }
write-bool = true or false
write-number = a whole number from 0 to { $most }
write-or-off = { $expected } or "off"
write-list = a list of { $item }
write-five-numbers = five numbers: for the Ansage, keine 90, keine 60, keine 30 and schwarz
write-call-value = "add 2" or "times 2" (or another number)
write-unsportlich = "up_to 12", "fixed 3" (or another number) or "warning_or_disqualification"
write-hochzeit-shift = {"{"} cards = 1, tricks = "after_first" {"}"} (or "every")
write-per-table = {"{"} four = 24, five = 30 {"}"}, either of them alone, or "off"
