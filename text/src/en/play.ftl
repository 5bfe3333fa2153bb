

# A running game
error-at = { $place }: { $error }
table-over = the game is over
table-bot-asked = { $seat } is at turn, and a program sits there
table-not-of-bot = { $seat } cannot have decided "{ $word }" here
table-no-programs = "{ $bot }" is a program of its own and cannot take a seat here
table-view-of-bot = { $seat } is played by a program, whose cards nobody sees
table-decision = decision { $number }
table-not-possible = "{ $word }" is not possible here
table-possible = possible: { $replies }
table-ambiguous = "{ $word }" can be { $meanings }
table-silence = say nothing

table-ask-say = What do you say?
table-ask-answer = { $kind }?
table-ask-name = Which Vorbehalt do you have?
table-ask-bid = What do you bid?
table-ask-take = { $n ->
    [one] Do you take the one trump of { $giver }?
   *[other] Do you take the { $n } trumps of { $giver }?
}
table-ask-return = { $n ->
    [one] Which card do you give back to { $giver }?
   *[other] Which { $n } cards do you give back to { $giver }?
}
table-ask-schweine = Do you announce Schweine?
table-ask-call = Do you call?
table-ask-pflichtansage = You have to call at least "{ $call }". What do you call?
table-ask-card = Which card do you play?

table-trick = { $n }.  { $cards }  → { $winner }, { $augen }
table-trick-number = Trick { $n }
table-own-party = you are { $party }
table-party-open = your party is not settled yet
table-augen = Augen { $list }
table-called = { $seat } says: { $call }!
table-returns = { $n ->
    [one] one card back
   *[other] { $n } cards back
}
table-redeal = Dealt again: { $seat } had a Vorbehalt ({ $kind }).
