# Requests, and what all answers share.

answer-yes = YES
answer-no = NO
answer-open = OPEN
listed = { $list }
times = { $n } × { $name }
paragraph-handbook = handbook { $number }

board-has-played = has played { $card }
board-leads = leads
board-to-play = to play
board-missing = Still open: { $missing }
board-must-be-re = { $n ->
    [one] Re in any case: { $seats }
   *[other] Re in any case: { $seats }
}

request-no-json = this is not JSON: { $error }
request-no-object = a request is a JSON object such as {"{"}"ask": "verdict", …{"}"}
request-unreadable = the request "{ $name }" cannot be understood: { $error }
request-version = there is no version { $version }, only { $known }
request-lang = there is no language { $lang }: "de" or "en"
request-rules = the rules { $rules } are unknown
request-ask = { $ask } cannot be asked, only { $names }

# Claims and verdicts
claim-order-of-nobody = an order needs a claimant
claim-two-orders = either an order of cards or one of suits
claim-no-order = { $manner }: the order is missing
claim-other-order = { $manner }: the announced order does not belong to that

verdict-holds = { $team } ({ $members }) takes all remaining tricks, whatever is played.
verdict-holds-if = { $team } ({ $members }) takes all remaining tricks if { $condition }.
verdict-fails = { $team } can still come to a trick:
verdict-fails-if = { $team } can still come to a trick, even if { $condition }:
verdict-proved = proved, positions checked: { $n }
verdict-special = certain special points for { $team }: { $names }
verdict-fuchs = Fuchs
verdict-charlie-if-announced = Charlie (if announced when showing the cards)
verdict-masters = { $seat } masters: { $cards }
verdict-threat = { $seat } { $card } can be beaten by { $beaten_by }
manner-top-first = { $claimant } plays every suit from the top
manner-takes-then-top = { $claimant } takes the trick with any card that can, and then plays every suit from the top
manner-first = first { $class }
manner-then = then { $class }
manner-top-first-in-order = { $claimant } plays from the top, { $classes }
manner-in-order = { $claimant } plays in the order { $cards }

host-stopped = stopped before the answer was known
text-too-long = "{ $field }" is "{ $text }" with { $n } characters; expected { $most } at most
number-beyond = "{ $field }" is { $asked }; expected { $numbers }
host-too-much = "{ $field }" is { $asked }, and no more than { $most } are allowed here
no-json = { $error }
