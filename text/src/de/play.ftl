

# Ein laufendes Spiel
error-at = { $place }: { $error }
table-over = das Spiel ist zu Ende
table-bot-asked = { $seat } ist dran, und dort sitzt ein Programm
table-not-of-bot = „{ $word }“ kann { $seat } hier nicht entschieden haben
table-no-programs = „{ $bot }“ ist ein eigenes Programm und kann hier nicht mitspielen
table-view-of-bot = { $seat } wird von einem Programm gespielt, dessen Karten niemand sieht
table-decision = Entscheidung { $number }
table-not-possible = „{ $word }“ ist hier nicht möglich
table-possible = möglich: { $replies }
table-ambiguous = „{ $word }“ kann { $meanings } sein
table-silence = schweigen

table-ask-say = Was sagst du?
table-ask-answer = { $kind }?
table-ask-name = Welchen Vorbehalt hast du?
table-ask-bid = Was bietest du?
table-ask-take = { $n ->
    [one] Nimmst du den einen Trumpf von { $giver }?
   *[other] Nimmst du die { $n } Trümpfe von { $giver }?
}
table-ask-return = { $n ->
    [one] Welche Karte gibst du { $giver } zurück?
   *[other] Welche { $n } Karten gibst du { $giver } zurück?
}
table-ask-schweine = Sagst du Schweine an?
table-ask-call = Sagst du etwas an?
table-ask-pflichtansage = Pflichtansage: Was sagst du an, mindestens „{ $call }“?
table-ask-card = Welche Karte spielst du?

table-trick = { $n }.  { $cards }  → { $winner }, { $augen }
table-trick-number = Stich { $n }
table-own-party = du bist { $party }
table-party-open = deine Partei steht noch nicht fest
table-augen = Augen { $list }
table-called = { $seat } sagt: { $call }!
table-returns = { $n ->
    [one] eine Karte zurück
   *[other] { $n } Karten zurück
}
table-redeal = Neu gegeben: { $seat } hatte einen Vorbehalt ({ $kind }).
