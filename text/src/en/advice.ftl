# doko suggest, hand: what decisions are worth

advice-silence = silence
advice-head-card = card
advice-head-call = call
advice-head-points = points
advice-head-win = win
advice-head-distribution = distribution
advice-points-error = { $points } ±{ $error }
advice-percent = { $percent } %
advice-result = { $points } { $percent }%
advice-looked-at = { $n } of them looked at, worth { $effective } independent ones
advice-looked-at-all = all that count looked at ({ $n })
advice-unclear = The best decision is open: { $decisions } are too close for this number of deals.
advice-lead = { $lead } ± { $error }
advice-lead-unsure = { $lead } ± ?

record-breaks-rules = it breaks rules
record-four-hands = write four hands, or one hand and ? for the others
record-moment = "{ $moment }" is not a point of this game
    .help = write a card from 1 to { $most }, or TRICK.CARD

# suggest
suggest-heading = { $n ->
    [one] { $seat }, trick { $number }: 1 possible deal
   *[other] { $seat }, trick { $number }: { $deals } possible deals
}
suggest-heading-uncounted = { $seat }, trick { $number }: ? ({ $share } %) possible deals
suggest-if = if: { $condition }
suggest-if-share = if: { $condition } ({ $share } % of all deals)
suggest-on-table = on the table: { $cards }
suggest-re-head = Re by the play so far (by the cards alone):
suggest-re = { $seat } { $share } % ({ $counted } %)
suggest-re-unknown = { $seat } ?
suggest-sides = { $sides }; { $seat } { $own }
suggest-side-open = open
suggest-bot = the bot: { $said }
suggest-bot-faulty = for the bot, which does not answer properly: { $said }
suggest-only = { $card }: the only legal card.
suggest-equal = { $cards }: they bring the same.
suggest-best-call = Most is brought now by: { $call }.
suggest-call-first = { $call } comes first: it brings { $lead } points more than silence, which is clear.
suggest-equal-calls = The same is brought by: { $calls }.
suggest-clear = { $card }: { $manner } brings { $lead } points more than { $second }, which is clear.
manner-draw-trumps = drawing trumps
manner-lead-ace = leading a Fehl ace
manner-lead-plain = leading a plain card
manner-trump-in = trumping in
manner-take = taking the trick
manner-smear = smearing to the likely partner
manner-save = saving Augen in the partner's trick
manner-part = parting with Augen
manner-little = giving little away
suggest-over = the game is over, there is nothing to decide
suggest-hidden = the hand of { $seat } is not written
suggest-nothing = { $seat } has nothing to decide now
    .help = ask for another moment with @MOVE, or another --seat
suggest-no-deal = no deal that fits what { $seat } has seen meets "{ $condition }"
    .help = it speaks of the hands as they are at this moment, the own one included

# hand
hand-position = the place at the table is a number from 1 to 4, not { $position }
hand-not-in-deck = { $card } is not in the deck of this rule set
hand-three-times = { $card } comes three times
hand-length = a hand of this rule set has { $most } cards, not { $n }
hand-nobody-gesund = nobody can be gesund before this hand
hand-place = in position { $position }
hand-looked-at = { $n ->
    [one] 1 deal looked at
   *[other] { $n } deals looked at, each drawn for itself
}
hand-head-game = game
hand-head-interval = 95 %
hand-interval = { $low } .. { $high }
hand-calls = in a normal game (everybody gesund)
hand-call-pays = "{ $call }" brings { $lead } points more than silence.
hand-no-call-pays = No call pays.
hand-prompt = hand
hand-help = the cards as they were dealt, in any order and spelling: HT, ♥10, Herz Zehn, Dulle

replay-four-hands = a game can be replayed with all four hands only

advice-looking = looking at possible deals

# Records
record-none = there is no record in { $name }
    .help = give a file with records, FILE@MOVE for a moment in a game, or - for the standard input
record-number = there is no game { $number } in { $name }
    .help = { $n ->
        [one] it holds one
       *[other] choose one from 1 to { $n }
    }
record-one-at-a-time = { $name } holds { $n } games, and a decision is one of one game
    .help = choose one with --game-number, from 1 to { $n }
record-no-record = this is not a record

suggest-no-stdin = the record cannot come from the standard input, which is for the cards that are played
    .help = give a file with the record
suggest-step-help = type the card that was played, or back, quit
suggest-help = a card        it was played by who is to play: HT, ♥10, Herz Zehn, Dulle
    back          takes a card back
    ?             shows this
    quit          ends
suggest-turn = { $seat } is to play
hand-none = there is no hand
    .help = give the cards: doko hand "HT CQ CQ SQ HQ CJ SJ DA DT CA CA SA"
suggest-words = back help quit
