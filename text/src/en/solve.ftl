# doko solve, tree, verify, deal: what positions are worth

solve-augen = Re still gets { $value } of the { $left } Augen in play.
solve-augen-between = Re still gets { $lower } to { $upper } of the { $left } Augen in play.
solve-points = { $n ->
    [one] The game is worth { $n } point to Re: { $seats }.
   *[other] The game is worth { $n } points to Re: { $seats }.
}
solve-points-between = The game is worth { $lower } to { $upper } points to Re.
solve-seat-points = { $seat } { $points }
solve-reaches = Re reaches { $augen } Augen ({ $how }).
solve-reaches-not = Re does not reach { $augen } Augen ({ $how }).
solve-reaches-open = whether Re reaches { $augen } Augen is not yet known ({ $how }).
solve-threshold-won = it has { $won } of them, { $left } are in play
solve-threshold-from-here = from here on, { $left } are in play
solve-forces-all = { $team } can force all remaining tricks.
solve-forces-all-not = { $team } cannot force all remaining tricks.
solve-forces-all-open = Whether { $team } can force all remaining tricks is not yet known.
solve-forces = { $team } can force at least { $n } of the remaining tricks.
solve-forces-not = { $team } cannot force at least { $n } of the remaining tricks.
solve-forces-open = Whether { $team } can force at least { $n } of the remaining tricks is not yet known.
solve-tricks = { $left ->
    [one] { $team } can force { $value } of the 1 remaining trick.
   *[other] { $team } can force { $value } of the { $left } remaining tricks.
}
solve-tricks-between = { $left ->
    [one] { $team } can force { $lower } to { $upper } of the 1 remaining trick.
   *[other] { $team } can force { $lower } to { $upper } of the { $left } remaining tricks.
}
solve-line-open = how it goes on is not yet known
solve-head-card = card
solve-head-augen = Augen
solve-head-loss = loss
solve-head-points = points
solve-head-line = best line
solve-no-points = game points are shown if the position says what was won before:
solve-tricks-word = TRICKS

solve-field-unasked = "{ $field }" goes with another question
solve-expected-threshold = write a number of Augen from 0 to { $most }
solve-more-tricks-than-left = the question is about at least { $asked ->
    [one] one trick
   *[other] { $asked } tricks
}, but only { $n ->
    [one] one is
   *[other] { $n } are
} left
    .help = write a number from 1 to { $n }
solve-more-augen-than-left = the question is whether Re reaches { $asked } Augen from here on, but only { $left } are in play
    .help = say in the position what was won before, such as won=re:80/4,kontra:117/6
solve-expected-earned = write doppelkopf, fuchs, herzstich, dulle_gefangen, damenstich, early_call, jumped_call or unmarried_call and whose it is, such as fuchs:re
solve-option-unasked = { $option } goes with { $with } only
    .help = leave it out, or ask that
solve-stopped = stopped: this is what is certain by now, not the whole answer
solve-live-question = { $lower }..{ $upper }, at least { $threshold }?
solve-live = { $tricks }  { $question }  { $millions } M cards
solve-live-stoppable = { $line } (Ctrl-C: what is certain)

# tree
tree-all-played-here = All cards are played.
tree-all-played = all cards are played
    .help = type back, or quit
tree-open = which card is best is not known, for the search ended before
    .help = play a card yourself, or begin again with a larger --budget
tree-begin = this is where the walk began
tree-cannot-play = { $seat } cannot play { $card }
    .help = { $seat } may play { $cards }
tree-points = { $n ->
    [one] The game is worth { $value } point to Re if all play for the score:
   *[other] The game is worth { $value } points to Re if all play for the score:
}
tree-augen = Re still gets { $value } of { $left } Augen:
tree-augen-won = Re still gets { $value } of { $left } Augen { $won }:
tree-has-won = and has { $won }
tree-no-stdin = the position cannot come from the standard input
    .help = give the position in quotes, or a file; the standard input is for the steps
tree-no-position = there is no position in this file
tree-many-positions = { $name } holds more than one position, and a walk begins at one
    .help = write that one into a file of its own, or give it in quotes
tree-not-text = the steps are not UTF-8 text
tree-step-help = type a card such as HT, or best, line, back, points, augen, quit
tree-help = a card        plays it: HT, ♥10, Herz Zehn, Dulle
    best          plays a best card
    line          shows how best play goes on
    back          takes a card back
    points        best play is for the score from now on
    augen         best play is for Augen from now on
    ?             shows this
    quit          ends

# verify
prove-too-many-tricks = the position has { $tricks } tricks; a proof is written for at most { $most }
prove-own-rules = the rules { $rules } are a club's own; a checker knows the published sets only
prove-too-large = the proof would visit more than 3,000,000 positions
    .help = play some tricks and prove what is left
prove-at-least-augen = { $team } gets at least { $least } Augen
prove-at-least-tricks = { $team } gets at least { $least ->
    [one] one trick
   *[other] { $least } tricks
}
prove-strategy = by a strategy of { $cards ->
    [one] one card
   *[other] { $cards } cards
}
prove-any = whatever is played
prove-refuted = { $team } does not take all remaining tricks: { $line }
prove-how-to-check = doko prove .. > proof.jsonl writes the certificate; scripts/check_proof.py proof.jsonl checks it
verify-refutes = the line refutes the claim

# deal
deal-tricks = there are no deals with { $tricks } tricks left
    .help = a deal of this rule set has { $most } tricks
deal-soloist = a soloist goes with a game that is a solo only
    .help = leave it out, or name the solo

tree-steps = steps
tree-words = best line back points augen help quit
positions-help = give a position in quotes, a file, or positions on the standard input; `doko { $command } --help` has examples
position-help = give a position in quotes, or a file with one
