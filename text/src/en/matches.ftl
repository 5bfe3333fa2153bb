# The commands match, study, generate, protocol, bot, bench, perft and play-random.

kept-in = they are kept in { $folder }; give the same command again to go on
nothing-kept = nothing was kept; with --out DIR the same command goes on where it was interrupted
foreign-running = running: { $command }
foreign-refused = { $file } names programs, and running it runs them: { $commands }
    .help = look at them, and add --run-commands if you trust them

# match
match-without-records = unit { $unit } was played without --records
    .help = begin another folder, or leave --records out
match-going-on = { $n ->
    [one] { $units } is there already, going on after it
   *[other] { $units } are there already, going on after them
}
match-interrupted = interrupted after { $units } of { $of }
match-shard-missing = the units { $first } to { $last } are missing, though later ones were played
match-shard-unfinished = { $path } has { $n } of { $of } units
    .help = play that shard to its end first, by the same command with --shard
match-died-kept = the { $units } before are kept in { $folder }: mend the bot and give the same command again, or go on without it by --keep-going
match-died-lost = with --out DIR what was played is kept, or go on without it by --keep-going
match-table-kept = the { $units } before are kept in { $folder }: mend the table and give the same command again
match-table-lost = with --out DIR what was played is kept
match-speed = { $n } games/s
match-report-wrong = the report would be wrong: { $why }
    .help = the units are kept; please report this with the command and the seed
match-thrown-in = { $n ->
    [one] { $n } deal thrown in
   *[other] { $n } deals thrown in
}
match-rules = rules { $rules }
match-scope = scope { $scope }
match-line-up = line-up { $name }
match-seatings = seatings { $name }
match-seed = seed { $seed }
scope-everything = everything
scope-cards = cards
line-up-mixed = mixed
line-up-one-vs-three = one-vs-three
line-up-two-vs-two = two-vs-two
line-up-strangers = strangers
line-up-table = alone at the table { $table }
match-table-itself = the table calls itself "{ $program }"
match-table-time = a card of its players takes { $cpu } of CPU, { $wall } with waiting
seatings-one = one
seatings-rotations = rotations
seatings-all = all
match-calls-itself = { $bot } calls itself "{ $program }"
match-cpu = CPU/decision
match-time = time
match-micros = { $n } us
match-millis = { $n } ms
match-seconds = { $n } s
match-one = one
match-other = other
match-points-more = points more
match-won-tied-lost = won - tied - lost
match-variance-saved = variance saved
match-factor = { $n }x
match-alone-among = alone among three
match-more-than = more than { $bot }
strangers-worst = worst
strangers-mean = mean of the styles
strangers-mean-held-out = mean of those with *
strangers-mean-mixed = mean of the mixed tables
strangers-mirror = { $player } (the mirror)
strangers-note = * kept for testing: nothing was trained or tuned on it, but that a smaller uct had a part in what doko believes of strangers. The mean of the styles leaves out mixed tables and the mirror; the worst is the lowest of many estimates, so rather too low.
match-calls = calls won/made
match-alone-games = alone won/played
match-won-by-kontra = by Kontra
match-no-faults = no decision was illegal or late
match-faults = decisions made for a bot: { $faults }
match-faults-of = { $bot }: { $faults }
match-faults-of-kind = { $n } { $kind }
match-log-ratio = log ratio { $ratio } in [{ $lower }, { $upper }]
match-test-a = test { $test }: a is accepted after { $seen }: the first bot is not better by b ({ $ratio })
match-test-b = test { $test }: b is accepted after { $seen }: the first bot is better ({ $ratio })
match-test-not-looked = test { $test }: not looked before { $unit } { $first }; it has seen { $n }
match-unit-deal = deal
match-unit-round = round
match-test-open = test { $test }: not decided after { $seen } ({ $ratio })

# study
study-better = { $arm } better
study-result-wrong = the result would be wrong: { $why }
    .help = please report this with the file and the version of doko

# generate
count-shards = { $n ->
    [one] { $n } shard
   *[other] { $n } shards
}
generate-size = { $games }, { $bytes } bytes
merge-is-read = cannot write { $path }: it is { $part }, which is read
    .help = choose another --out
merge-done = { $path }: { $size }, SHA-256 { $sha256 }
plan-no-trick = there is no trick { $trick }
    .help = a game of this rule set has { $n } tricks
plan-shards = { $shards } shards are too many for { $games }
    .help = plan a game for each shard at least
plan-from-trick = --from-trick goes with exact values only
    .help = leave it out, or ask for --labels augen or points
plan-done = planned: { $games } in { $shards }, { $manifest }
run-no-shard = write K/N, from 1/N to N/N
run-other-shards = the plan has { $shards }, not { $of }
    .help = write --shard K/{ $n }
run-busy = busy
run-finished = finished
run-there = there
run-interrupted = interrupted
run-kept = what was made is kept; `doko generate run { $folder }` goes on
run-going-on = shard { $shard }: { $n ->
    [one] { $games } is there already, going on
   *[other] { $games } are there already, going on
}
verify-missing = missing
verify-begun = begun, { $games }
verify-good-shard = good, { $size }{ $faults }
verify-good = good: { $size }{ $faults }, SHA-256 { $sha256 }
verify-bad = bad: { $what }
verify-faults = { $n ->
    [one] , { $n } decision made for a bot
   *[other] , { $n } decisions made for bots
}
verify-remove = remove the bad files; `doko generate run` makes them again, with the same bytes
verify-not-again = no game is played again, since the plan names programs: { $commands }

# library
library-kept = what was solved is kept; the same command goes on in { $folder }
library-n = { $n } deals cannot be made
    .help = make a multiple of { $chunk }, at most { $most }
library-part = part
library-there = deals
library-begun = chunks begun
library-edition = first edition
library-good = { $part }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $solved } of them solved again, all the same
library-wrong = { $part }: wrong values in { $numbers }
library-deal = Deal { $number } of { $cards } cards, rules of { $rules }
library-unsolved = The library has no values of it.
library-value = { $part ->
    [augen-40] Augen of Re, both sides playing for Augen (40 cards)
    [points-40] Points of Re, both sides playing for Points (40 cards)
    [leaders-40] Augen of Re for each leader (40 cards)
    [cards-40] Augen of Re after each card of north, in the order of the deck (40 cards)
    [soli-40] How many of the levels 1, 30, 60, 90, 121, 151, 181, 211, 240 a soloist reaches (40 cards)
    [level-48] How many of the levels 1, 30, 60, 90, 121, 151, 181, 211, 240 Re reaches (48 cards)
   *[other] Augen of Re, both sides playing for Augen (48 cards)
}
library-fact = with open cards
library-mean = mean
library-deals = deals

# protocol
protocol-no-hello = '{ $command }' { $why }
    .help = the program must answer the first line, a hello, with a hello; see docs/PROTOCOL.md
protocol-other-rules = the program plays by '{ $known }'; expected one of { $names }
    .help = the hello of the program names rule sets; --rules FILE tests another one
protocol-no-name = (no name)
protocol-games = games
protocol-twice = { $games }, each twice
protocol-asked = asked
protocol-time = time
protocol-times = { $mean } ms on average, { $longest } ms at most
protocol-ends = ends
protocol-repeats = repeats
protocol-not-repeated = { $n ->
    [one] no, { $n } game was played otherwise the second time with the same seed
   *[other] no, { $n } games were played otherwise the second time with the same seed
}
protocol-ok = ok
protocol-not-ok = not ok

# bot
bot-cannot-read = cannot read line { $line }: { $error }
bot-line = line { $line }: { $why }

# bench
bench-tricks = tricks
bench-n = n
bench-nodes = nodes
bench-median = median ms
bench-mean = mean ms
bench-p90 = p90 ms
bench-max = max ms
bench-other-value = the value is { $value }, not { $found }: { $position }
bench-no-value = this is not a position with a value: { $line }

# perft and play-random
perft-nothing = --depth 0 counts nothing
    .help = count one card at least
random-nothing-to-play = { $seat } has nothing to play
random-nothing-to-say = { $seat } has nothing to say
random-never-played = the cards were dealt { $n } times, and thrown in each time
    .help = by these rules hardly any deal is played
