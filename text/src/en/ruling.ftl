# Words and sentences of a ruling.

game-none = no game running
game-solo = solo
game-of = { $game } of { $soloist }
solo-kind-pflicht = Pflichtsolo
solo-kind-lust = Lustsolo

class-none = no penalty points
class-unerheblich = irrelevant breach
class-minor = minor breach
class-serious = serious breach
class-unsport = unsporting behaviour
class-warning = warning
class-abort = game stopped

decider-schiedsrichter = referee
decider-schiedsgericht = court of referees
decider-spielleitung = tournament management

appeal-schiedsgericht = Any player may demand the court of referees at once; the demand must be met.
appeal-final = The court of referees must be convened; its decision is final. In a tie the milder penalty is given.
appeal-none = The tournament management decides; the house rules know no appeal.

# How the game goes on

game-goes-none = No running game is affected.
game-goes-continue = Play goes on.
game-goes-continue-lead = Play goes on with the correct lead.
game-goes-continue-under-reservation = Play goes on under reservation until the trick is complete.
game-goes-serious-end = The game ends.
game-goes-stop-scored = The game ends and is scored; the remaining tricks go to the offender's opponents.
game-goes-stop-scored-for = The game ends and is scored; all remaining tricks go to { $team }.
game-goes-stop-not-played = The game ends and counts as not played; the same dealer deals again.
game-goes-stop-counts = The game ends and counts; the penalty points are its result.
game-goes-stop-solo-counts = The game ends; the solo counts as played.
game-goes-stop-solo-zero = The solo ends and counts as played; everybody gets 0 points.
game-goes-soloist-chooses-continue-or-stop = The soloist chooses between going on and ending the solo with 0 points.
game-goes-referee-chooses-redeal-or-continue = { $body ->
    [spielleitung] The tournament management
   *[other] The referee
} chooses between a new deal and going on.
game-goes-redeal = The same dealer deals again.
game-goes-redeal-listed = The dealer according to the list deals again.
game-goes-repeat-game = The game is played again.
game-goes-struck = The game is struck.
game-goes-scored-by-rules = The game is scored by the rules, item by item.
game-goes-scored-by-majority = The game is scored as the majority says.
game-goes-scored-with-agreed-points = What both sides agree on is scored.
game-goes-special-point-counted = The special point counts.
game-goes-special-point-not-counted = The special point does not count.
game-goes-corrected = The list is corrected.
game-goes-game-may-be-played = The game that was begun may be played.
game-goes-penalty-stands = The penalty points count.
game-goes-penalty-void = The penalty points do not count.
game-goes-null-game-stands = The game with 0 points stays in the list, its repetition is void.
game-goes-judged-by-3-12-2 = The result is found by 3.12.2.

# Reasons

reason-not-claimed = No entitled player claimed the breach in time; it is a valid move, or is only pointed out.
reason-repetition = An unclaimed serious breach may end the game: it is repeated if all four agree and the referee is there and agrees.
reason-claim-not-stated = It is not stated whether a player has claimed. The ruling holds if an entitled player claims in time; otherwise the breach is a valid move, or only pointed out.
reason-claim-told = According to what was told, it was claimed rightly and in time.
reason-claim-valid = { $seat } has claimed rightly and in time.
reason-claim-by-offender = { $seat } committed the breach himself and cannot claim it, only point it out.
reason-claim-by-partner = The partnership was clear at the breach; { $seat } cannot claim his partner's breach, only point it out.
reason-claim-too-late = { $seat } has acted himself after the breach; the claim is too late.
reason-claim-forfeited = { $seat } has handed his cards over to the opponents and thereby forfeited the right to claim this breach.
reason-claim-waived = A partner was asked and answered "keine Reklamation". That binds: the breach is a valid move, and { $seat } can no longer claim it.
reason-claim-too-early = The breach cannot yet be recognised by all and attributed to one player; { $seat } claims too early. Once it can be, a player may claim it before his own next action.
reason-game-assumed = The game was not stated; the credit is that of a normal game. If a solo is established and the offender plays against it, the soloist alone is credited.
reason-zw = { $team } is bound to make all remaining tricks; therefore the breach is irrelevant.
reason-zw-special = Besides the special points already earned { $team } gets only those that are bound to come.
reason-zw-forced = Computed from the cards: captured foxes { $fuchs }, forced Doppelköpfe { $doppelkopf }, Charlie { $charlie }.
reason-no-special-in-solo = In a solo there are no special points.
reason-zw-none = Neither side is bound to make all remaining tricks.
reason-zw-none-unasked = Whether a side is bound to make all remaining tricks was not examined.
reason-decided = By the calls and the completed tricks the game is decided for { $team }: the breach costs only what a minor one costs, and the remaining tricks go to the offender's opponents.
reason-zw-unsolved = Whether a side is bound to make all remaining tricks cannot be computed: { $why }.
unsolved-hochzeit = the Hochzeiter has no partner yet
reason-decided-none = The game is not decided yet.
reason-decided-none-unasked = Whether the game was decided already was not examined.
reason-abort = The game ends on the spot; all cards not yet laid down go to the innocent side. There are no penalty points.
reason-abort-revealed = Cards of other players were revealed.
reason-abort-not-reconstructible = The course of play cannot be reconstructed without trouble.
reason-abort-not-needed = The course of play can be reconstructed without trouble and no cards of others were revealed: the game is not stopped; the breach counts as minor, and there are no penalty points.
reason-lost-alone = By these rules the offender alone loses the game, with all calls that had been made: he pays everybody else, or the soloist if he plays against one.
reason-no-price = These rules have no penalty points for it.
reason-price-minor = That costs { $amount } points.
reason-price-serious = { $more ->
    [0] That costs { $amount } points.
   *[other] { $absagen ->
        [0] That costs { $amount } points. The opponents had made no Absage yet; each would have added { $more } to the { $base }.
        [one] That costs { $amount } points: { $base }, and { $more } for the { $absagen } Absage the opponents had made.
       *[other] That costs { $amount } points: { $base }, and { $more } for each of the { $absagen } Absagen the opponents had made.
    }
}
reason-share-normal = The three other players are credited with { $each } each.
reason-share-harmless = The breach cannot hurt the soloist: the three other players are credited with { $each } each.
reason-harm-assumed = It was not stated whether the breach can hurt the soloist; it is assumed that it can. Otherwise the three others would get a third each.
reason-share-solo = An opponent offended against an established solo: { $soloist } as the soloist is credited alone.
reason-unsport-range = { $body ->
    [spielleitung] The tournament management
   *[other] The court of referees
} deducts between { $least } and { $most } points; nobody is credited.
reason-unsport-choices = By gravity { $body ->
    [spielleitung] the tournament management
   *[other] the court of referees
} deducts one of { $choices }; nobody is credited.
reason-unsport-deducted = { $seats } loses { $amount } points, nobody is credited.
reason-unsport-deducted-each = { $seats } lose { $amount } points each; nobody is credited.
reason-unsport-fixed = Unsporting behaviour costs { $amount } points; the three others get { $each } each.
reason-unsport-fixed-each = Unsporting behaviour costs { $seats } { $amount } points each, and for each of them the three others get { $each } each. So each of them is credited with { $credited } and loses { $rest }.
reason-unsport-fixed-outside = Unsporting behaviour costs { $amount } points; nobody at the table pays or is credited.
reason-decider-schiedsgericht = On suspicion of unsporting behaviour the court of referees must be convened; the referee does not decide this part.
reason-decider-of-other = On the conduct of { $seat } the court of referees decides.
reason-decider-bound = { $entry } is a binding decision: the referee decides without convening the court of referees.
reason-decider-spielleitung = Penalty points are given by the tournament management.

# Further consequences

mark-answer-duty = The others have to answer.
mark-suspicion-unsport = There is a suspicion of unsporting behaviour.
mark-min-sanction-ermahnung = At least a warning is given.
mark-judged-by-entry-3-11-6 = It is punished like 3.11.6.
mark-is-decided-yes = The game is decided.
mark-is-decided-no = The game is not decided.
mark-decided-for-re = It is decided for Re.
mark-decided-for-kontra = It is decided for Kontra.
mark-parties-follow-the-queens = The sides follow the queens of clubs.
mark-call-stays-as-spoken = The word that was spoken counts.
mark-call-valid = The call is valid.
mark-call-invalid = The call is invalid.
mark-call-invalid-may-be-repeated-in-time = The call is invalid; it may be made at the proper time.
mark-call-open-until-the-trick-is-complete = Whether the call counts is open until the trick is complete.
mark-call-corrected = The corrected word counts.
mark-call-counts-as-re = The call counts as "Re".
mark-call-counts-as-kontra = The call counts as "Kontra".
mark-call-counts-as-own-word = The call counts as the word of the caller's own side.
mark-call-unchanged = Nothing changes about the call.
mark-next-stage-none = The next stage does not count as called.
mark-next-stage-k90 = "No 90" counts as called.
mark-next-stage-k60 = "No 60" counts as called.
mark-next-stage-k30 = "No 30" counts as called.
mark-next-stage-schwarz = "Schwarz" counts as called.
mark-card-stays = The card stays.
mark-card-taken-back = The card is taken back.
mark-card-must-be-exchanged = The card must be exchanged.
mark-card-must-be-exchanged-in-the-current-trick = In the running trick the card must be exchanged, in an earlier one it stays.
mark-card-both-taken-back = The player takes both cards back and follows suit.
mark-card-lower-card-back-to-hand = The lower card is taken up so that nobody sees it.
mark-card-free-to-play-another = The player may play another card.
mark-taken-card-may-be-kept = The card taken back need not be played at the next opportunity.
mark-later-cards-may-be-exchanged = The cards played after it may be exchanged.
mark-later-cards-may-be-exchanged-in-the-current-trick = In the running trick cards played after it may be exchanged.
mark-later-cards-may-be-taken-back = The cards played after it may be taken back without points.
mark-later-cards-taken-back = The cards played after it are taken back too.
mark-draw-redraw = The round is drawn again.
mark-draw-swap-by-hand = Players are swapped by hand.
mark-draw-swap = Players are swapped.
mark-draw-stands = Nobody is swapped.
mark-club-name-unchanged = Names of clubs may not be changed.
mark-round-restarted = Round and clock restart at the tables concerned.
mark-round-goes-on = The round goes on.
mark-correct-seats-after-games-without-pflichtsolo = { $value ->
    [0] The right seats are taken at once.
   *[other] The right seats are taken after { $value } games (without Pflichtsoli).
}
mark-earlier-games-valid = The earlier games are valid.
mark-players-swapped = The players are swapped.
mark-players-stay = The players stay where they are.
mark-claim-in-time = The claim is in time.
mark-claim-forfeited = The right to claim is forfeited.
mark-claims-forfeited-nichtbedienen = The soloist can no longer claim that somebody did not follow suit.
mark-claims-forfeited-all = The soloist can no longer claim any earlier breach.
mark-calls-after-hand-over-kontra = As long as the time for it is not over, Kontra may still call.
mark-calls-after-hand-over-none = Nothing is called after that.
mark-claim-must-be-accepted = The claim must be accepted.
mark-referee-not-needed = { $body ->
    [spielleitung] The tournament management is not needed for that.
   *[other] Neither referee nor court is needed for that.
}
mark-referee-may-look-at-the-hands = { $body ->
    [spielleitung] The tournament management
   *[other] The referee
} may look at the players' hands.
mark-counts-as-gesund = The word counts as "gesund".
mark-meaning-to-be-asked = The player is asked what he meant.
mark-correction-allowed = The correction is possible.
mark-correction-not-allowed = No correction is possible.
mark-also-early-unpunished = Not punished, having followed the first: { $value }.
mark-repeated-3-11-0 = If it happens often, { $body ->
    [spielleitung] the tournament management considers whether it is unsporting
   *[other] the referee considers calling the court on suspicion of unsporting behaviour
} (3.11.0).
mark-played-higher-vorbehalt = The higher Vorbehalt is played.
mark-played-rightful-solo = The rightful solo is played.
mark-played-rightful-game = The game that follows from the query is played.
mark-played-hochzeit-or-solo = A Hochzeit or a solo is played.
mark-played-stilles-solo = A silent solo is played.
mark-query-goes-on = The query goes on.
mark-next-to-speak = The query goes on with { $value }.
mark-may-correct-to-vorbehalt = { $n ->
    [0] Nobody sits behind who could still correct to "Vorbehalt".
    [one] { $value } may correct to "Vorbehalt".
   *[other] These may correct to "Vorbehalt": { $value }.
}
mark-must-play-solo = The player must play a solo.
mark-must-play-solo-or-trumpfschwach = The player must play a solo or announce "Trumpfschwach".
mark-must-play-hochzeit-or-solo = The player must play his Hochzeit or a solo.
mark-leader = { $value } leads.
mark-vorbehalt-may-be-withdrawn = The open player may withdraw his Vorbehalt.
mark-naming-completed = The naming is made up for.
mark-memory-card-turned-over = The reminder card is turned over.
mark-repetition-tsr-9-1-3 = If all agree the game may be repeated (TSR 9.1.3).
mark-repetition-only-if-all-agree = A game is repeated only if all agree.
mark-repetition-only-if-the-referee-agrees = The game is repeated only if all at the table and the referee agree (TSR 9.1.3).
mark-repetition-only-with-the-court = The court of referees has a say in exceptions in which a game is repeated.
mark-further-claims-yes = The other breaches may be claimed again.
mark-further-claims-no = No other breach can be claimed any more.
mark-special-counted = Special points that still count: { $value }.
mark-special-counted-none = No further special points count.
mark-special-counted-earned = those already earned
mark-special-counted-fuchs = captured foxes
mark-special-counted-forced-doppelkopf = Doppelköpfe that are bound to come
mark-special-counted-forced-charlie = a Charlie that is bound to come
mark-special-counted-charlie = the announced Charlie
mark-lead-not-gained-by-it = Nobody gains the lead by it.
mark-breach-itself-punished-too = The breach itself is punished too.
mark-exclusion-possible-yes = In grave cases and when repeated, exclusion from the tournament is possible.
mark-removed-from-room-yes = The spectator is removed from the room.
mark-disqualified-yes = The player is disqualified.
mark-excluded-yes = The player is excluded from the tournament at once.
mark-unsportlichkeit-additional-yes = { $body ->
    [spielleitung] The tournament management
   *[other] The court of referees
} may also punish the utterance as unsporting behaviour.
mark-sanctions = { $body ->
    [spielleitung] The tournament management
   *[other] The court of referees
} may give: { $value }.
mark-sanctions-verwarnung = warning
mark-sanctions-disqualifikation = disqualification
mark-uncollected-tricks-to-kontra = The uncollected and all later tricks go to Kontra.
mark-move-valid = The act is a valid move.
mark-other-none = { $value } is not punished.
mark-other-unsport = The behaviour of { $value } is to be judged as unsporting, too.
mark-other-none-free-to-lead = { $value } is not punished and free to lead anything.
mark-other-as-example-f = For { $value } example f holds: usually a deduction of { $least } to { $most } points.
mark-other-ermahnung-3-to-5-when-repeated = { $value } is warned; when repeated { $least } to { $most } points are deducted.
mark-other-3-to-5-when-repeated = { $value } loses { $least } to { $most } points when it is repeated.
mark-other-3-to-5 = { $value } loses { $least } to { $most } points.

# Headings and fields

label-house-rules = House rules
deduction-range = deduction at discretion: { $least } to { $most }
deduction-choices = deduction at discretion: { $choices }
points-of-seat = { $seat } { $points }
points-of-seats = { $n }  { $e }  { $s }  { $w }
with-paragraph = { $text } [{ $paragraph }]
label-rules = Rule set
label-game = Game
label-soloist = Soloist
label-offender = Offender
label-absagen = Absagen of the opponents
label-table = Table
label-round = Round
label-game-number = Game no.
label-claim = Claim
label-claims-rest = Who claims the remaining tricks?
label-order-of-play = Announced order
claim-valid = valid
claim-invalid = not valid
claim-after-words = { $words ->
    [0] before the query
    [one] after the first word of the query
   *[other] after { $words } words of the query
}
claim-after-cards = { $cards ->
    [0] before the first card
    [one] after the first card
   *[other] after { $cards } cards
}
claim-after-calls = after { $cards ->
    [one] the first card
   *[other] { $cards } cards
} and { $calls ->
    [one] one more call
   *[other] { $calls } more calls
}
expected-name = "{ $typed }": expected a text of at most 60 characters
expected-names = "{ $typed }": expected four names with commas between them
label-facts = Facts
label-position = Position before the breach
label-decision = Ruling
label-reasons = Reasons
needs-protocol = A penalty protocol must be written and signed by the court of referees. [2.1.1]
protocol-title = { $body ->
    [spielleitung] Protocol of a ruling by the tournament management
   *[other] Protocol of a referee's ruling
}
signature-date = Place, date, table
signature-extra-time = Extra time (also for the tables of the members of the court)
signature-referee = Referee
signature-spielleitung = Tournament management
signature-court-1 = Court of referees
signature-court-2 = Court of referees
signature-court-3 = Court of referees

# On the way to a ruling
decided-by = Decided by: { $decider }
catalogue-asks = It asks:
catalogue-too-long = "{ $words }" has { $n } characters; expected { $most } at most
catalogue-nothing = No entry fits "{ $words }". { $n ->
        [0] Try other words, such as "follow" or "call".
       *[other] The nearest are:
    }
interview-open = not known
interview-too-many-answers = there are more answers than questions
interview-impossible-answer = { $value } is not a possible answer to "{ $question }"
interview-possible = possible: { $answers }
interview-choice = { $value } ({ $text })
interview-possible-number = possible: a number from { $least } to { $most }
interview-possible-text = possible: a text in quotation marks
interview-possible-open = { $possible }; or null: not known

# The protocol
ask-players = Players ({ $seats })
name-empty = it is empty
name-too-long = it has { $n } characters, at most { $most } fit
name-control-character = it has a control character
names-not-four = expected four names with commas between them, found { $n }
protocol-written = protocol written: { $path }
protocol-proof = Proof of zwangsläufig: { $file }. Anyone can check it with python3 scripts/check_proof.py { $file }, which shares nothing with doko.

# Questions on the terminal
wizard-no-terminal = without a terminal nothing can be asked
    .help = `doko referee rule --entry 3.8.1 --offender E` rules without questions, `doko referee catalogue` searches
wizard-why-and-keys = { $why } ({ $keys })
wizard-keys-back = Esc: back
wizard-keys-zero = Enter: 0, Esc: back
wizard-keys-open = Enter: leave open, Esc: back
wizard-skip = Enter: leave it out
wizard-keys-choose = arrow keys: choose, Enter: confirm, type: search, Esc: back
wizard-keys-several = space: tick, Enter: confirm, Esc: back
wizard-needed = this needs an answer
wizard-number = expected a number from { $least } to { $most }
wizard-interrupted = interrupted
rule-no-claim = "{ $text }" is not a claim: { $error }
    .help = write a seat and a moment: N@17, N@17+1, N@v2
rule-help = `doko referee rule --help` has examples
rule-facts-help = such as '{"{"}"claimed": true{"}"}'
wizard-canceled = (back)
