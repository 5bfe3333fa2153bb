# doko review: where a game was lost, and why

# Reasons. Shares are percent of the possible deals, by how likely they are.
review-partner-trumped = Took over the partner's trick: it lay with { $owner } (on the own side in { $friendly } % of the possible deals), and with { $best } it stays with the own side in { $kept } %.
review-second-round = { $suit } had been played before, and { $done } is too full: in { $ruffed } % of the possible deals the other side takes the trick with a trump.
review-ace-ruffed = Led an ace into a void: in { $ruffed } % of the possible deals the other side ruffs, most likely { $who }, who has no { $suit } in { $void } %.
review-ace-kept = Did not cash the ace: { $best } gets the trick for the own side in { $runs } % of the possible deals, { $done } in { $ours } %.
review-full-card-led = Led a full card: { $done } brings { $augen } Augen, and in { $lost } % of the possible deals the other side gets the trick.
review-led-into-ruff = Led into a ruff: the other side trumps { $suit } in { $ruffed } % of the possible deals, most likely { $who } ({ $his } %).
review-kontra-trump = Led trump early as Kontra: in { $lost } % of the possible deals Re gets the trick.
review-trump-not-led = Trump was the lead: after { $done } the other side gets the trick in { $lost } % of the possible deals, after { $best } in { $other } %.
review-ruffed-too-low = Ruffed too low: in { $over } % of the possible deals the other side goes over { $done }, most likely { $who } ({ $his } %); { $best } is higher.
review-overruffed = Ruffed in front and overruffed: in { $over } % of the possible deals the other side goes over { $done }, most likely { $who } ({ $his } %).
review-high-overtaken = Burnt a high trump: in { $over } % of the possible deals the other side gets the trick in spite of { $done }, most likely { $who } ({ $his } %).
review-smeared-foe = Smeared to the foe: the trick lies with { $owner } (on the own side in { $friendly } % of the possible deals) and goes to the other side in { $lost } %; { $done } adds { $augen } Augen, { $best } { $less }.
review-smeared-unknown = Smeared to an uncertain trick: { $owner }, who has it, is on the own side in { $friendly } % of the possible deals, and the trick goes to the other side in { $lost } %; { $done } adds { $augen } Augen, { $best } { $less }.
review-not-smeared = Did not smear: the trick goes to the own side in { $ours } % of the possible deals; { $best } adds { $augen } Augen, { $done } { $less }.
review-trick-left = Left the trick as the last to play: { $best } takes a trick of { $augen } Augen that lies with { $owner }, a foe in { $foe } % of the possible deals.
review-not-ruffed = Did not ruff: with { $best } the trick goes to the own side in { $other } % of the possible deals, with { $done } in { $ours } %.
review-too-high-last = Higher than needed: as the last to play, { $best } takes the trick as well as { $done }.
review-too-high = Higher than needed: with { $best } for { $done } the trick goes to the same side in { $same } % of the possible deals.
review-cheap-trick = Took a cheap trick: where the own side gets it with { $done } (in { $ours } % of the possible deals), the others give { $augen } Augen to it on average.
review-void-missed = Did not get void: without { $best } one ruffs { $suit } later; that is missed in { $missed } % of the possible deals.
review-on-lead = The wrong one leads next: in { $share } % of the possible deals the own side gets the trick either way, but another of its players; the player gets it himself with { $done } in { $own } %, with { $best } in { $other } %.
review-trick-lost = Costs { $team } the trick: with { $best } it goes to { $team } in { $other } % of the possible deals, with { $done } in { $ours } %; where it is lost, the other side gets { $augen } Augen with it on average.
review-augen = Gave Augen away: in { $same } % of the possible deals the same side gets the trick, and with { $best } the own one is { $augen } Augen better off on average.
review-fox-led = Led the fox: in { $caught } % of the possible deals the other side catches it.
review-fox-thrown = Put the fox into the wrong trick: in { $caught } % of the possible deals the other side catches it.
review-fox-not-caught = Did not catch the fox: with { $best } the own side catches a fox in { $caught } % of the possible deals, with { $done } in { $other } %.
review-fox-not-home = Did not bring the fox home: in this trick it is safe in { $home } % of the possible deals, after { $done } the other side catches it later in { $lost } %.
review-charlie-lost = Gave Charlie away: with { $best } the own side wins the last trick with the jack of clubs in { $other } % of the possible deals, with { $done } in { $share } %.
review-charlie-caught = Let Charlie be caught: with { $done } the other side catches him in { $share } % of the possible deals, with { $best } in { $other } %.
review-charlie-let = Let Charlie through: with { $done } the other side wins the last trick with the jack of clubs in { $share } % of the possible deals, with { $best } in { $other } %.
review-doppelkopf-missed = Missed the Doppelkopf: with { $best } the trick is one for the own side in { $other } % of the possible deals, with { $done } in { $share } %.
review-doppelkopf-given = Gave a Doppelkopf away: with { $done } the trick is one for the other side in { $share } % of the possible deals, with { $best } in { $other } %.
review-call-missed = Missed a call: with it, too, the game is a gain in { $other } % of the possible deals (without it in { $gains } %).
review-call-bold = Called too boldly: with the call the game is a gain in { $gains } % of the possible deals, without it in { $other } %.
review-call-too-high = Called too high: so the game is a gain in { $gains } % of the possible deals, with the lower call in { $other } %.
review-call-too-low = Called too low: with the higher call, too, the game is a gain in { $other } % of the possible deals.
review-solo-weak = Another game pays more: with the solo the game is a gain in { $gains } % of the possible deals, with the other one in { $other } %.
review-solo-missed = A solo in hand: with it the game is a gain in { $other } % of the possible deals.
review-hochzeit-missed = Did not say the Hochzeit: with it the game is a gain in { $other } % of the possible deals, without it in { $gains } %.
review-hochzeit-said = Better to play alone silently: without the Hochzeit the game is a gain in { $other } % of the possible deals.
review-smeared-lost = Gave the other side a full card: the trick lies with { $owner } (on the own side in { $friendly } % of the possible deals) and goes to the other side in { $lost } %; { $done } adds { $augen } Augen, { $best } { $less }.
review-spent = Spent too early: kept back, { $done } takes a later trick in { $missed } % of the possible deals, with { $augen } Augen on average.
review-not-home = Not brought home: in this trick { $best } is safe in { $home } % of the possible deals; kept back, it goes to the other side later in { $lost } %.
review-rest = Costs { $team } Augen in the rest of the game: from this trick on they are { $augen } fewer on average after { $done } than after { $best }, and fewer in { $share } % of the possible deals.
review-gains-less-often = Gains less often: after the better decision the game is a gain in { $other } % of the possible deals, after this one in { $gains } %.
review-gains-less = Gains less: where the game is a gain, the better decision brings { $other } points on average, this one { $points }.
review-loses-more = Loses more: where the game is no gain, the better decision brings { $other } points on average, this one { $points }.

# What a mistake is about
review-group-lead = leads
review-group-trick = taking tricks
review-group-smear = smearing
review-group-special = special points
review-group-call = calls
review-group-game = Vorbehalte
review-group-other = the rest of the game

# The moments
review-moment = Trick { $trick }, { $seat }: { $done } for { $best } costs { $loss } points (±{ $error })
review-moment-exact = Trick { $trick }, { $seat }: { $done } for { $best } costs { $loss } points
review-moment-before = Before the game, { $seat }: { $done } for { $best } costs { $loss } points (±{ $error })
review-rests-counting = It is so where all deals are equally likely, too ({ $loss } points).
review-rests-beliefs = The price rests on what the others have played: where all deals are equally likely it is { $loss } points, and these are not certain.
review-rests-play = The price rests on deals that fit all that was to be seen, and on how the rules of thumb play on.
review-fate-cost = As the cards lay, it cost { $points }.
review-fate-luck = Lucky: as the cards lay, it cost nothing.
review-counter-exact = For example so, all playing as well as they can with open cards: { $done } brings { $points }, { $best } { $better }.
review-counter-played = For example so, all playing on by the rules of thumb: { $done } brings { $points }, { $best } { $better }.
review-line = { $card }: { $line }
review-none = No mistake that is more than chance.
review-checked = { $decisions } decisions, { $suspects } of them judged again in new deals.
review-disputed = { $n ->
    [one] 1 decision would be a mistake by what the others played, but not by mere counting or with open cards; nobody is blamed for it.
   *[other] { $n } decisions would be mistakes by what the others played, but not by mere counting or with open cards; nobody is blamed for them.
}
review-bad-luck = Bad luck: trick { $trick }, { $seat }: { $done } was right by all that could be known, and cost { $points }.
review-seat = { $n ->
    [0] { $seat }: no mistakes
    [one] { $seat }: 1 mistake, { $points } points given away ({ $low } to { $high })
   *[other] { $seat }: { $n } mistakes, { $points } points given away ({ $low } to { $high })
}
review-seat-group = { $group } { $points } ({ $n })
review-unfinished = Not played to its end.
review-four-hands = a review needs all four hands
    .help = `doko suggest` gives advice on a record with one hand
review-page-title = { $n ->
    [one] Review of a game
   *[other] Review of { $n } games
}
review-page-about = A mistake is what gave points away by what the player could know, and more than chance explains. How it ended is told apart. Shares are shares of the possible deals; how a trick goes on is counted as the rules of thumb play.
review-page-players = Who gave away what
review-page-deal = A deal that could not be excluded
review-page-copy = The position as text
review-page-hands = The hands
review-play = { $seat }:{ $card }
review-player = { $name } ({ $seat })
review-player-games = { $n ->
    [one] { $who }, 1 game
   *[other] { $who }, { $n } games
}
review-page-course = The whole game, decision by decision

# Every decision
review-head-trick = trick
review-head-seat = seat
review-head-decided = decided
review-head-points = points
review-head-better = better
review-head-loss = given away
review-head-hindsight = in hindsight
review-loss = { $loss } ±{ $error }
review-hindsight-better = { $best } { $loss }
review-title = Game { $number } (line { $line })
review-all-games = All { $n } games
review-without-calls = Played without calls: silence is not a mistake (--calls yes evaluates it).
review-page-tricks = The tricks
review-page-best = best
review-page-decisions = All decisions
review-page-decisions-about = In hindsight means for cards: with all cards open, solved exactly; for calls: had the cards fallen the same way. Nobody could know that. Silence stands where a call was possible for the last time.
review-marks = { $done } played, { $best } better. A mistake is judged by what the player could know.
review-others = The others
review-table = Table: { $cards }
review-leads = nothing, the player leads
review-hand = Hand:  { $cards }
review-shift = Against the better decision, on average: { $list }
review-shift-seat = { $seat } { $points }
review-could-best = With open cards { $points } points could still be had if all play as well as they can; it became { $got }.
review-could-replayed = Against the cards that the others played, { $points } points could still be had; it became { $got }.
review-play-on = So: { $line }
review-curve = Points given away in mistakes: before the game, then tricks 1 to { $n }
review-curve-row = { $seat } { $first } { $tricks } { $sum }
review-page-curve = Points given away by each decision; a tap on the curve goes to it
review-page-back = Decision before
review-page-on = Next decision
review-step-trick = Trick { $trick }
review-step-before = Before the game
review-step-right = { $at }, { $seat }: { $done }, no mistake
review-step-wrong = { $at }, { $seat }: { $done } for { $best }, { $loss } points given away
