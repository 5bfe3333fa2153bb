# A rule set in sentences, as one would pin it to the wall. Each sentence can ask what else there is: $soli, $hochzeit, $calls, ..

wall-title = Our rules: { $name }
wall-based-on = Where nothing is said here, { $book } hold.
wall-book-ddv = the tournament rules of the Deutscher Doppelkopf-Verband in the edition of 1994
wall-book-tsr = the tournament rules of the Deutscher Doppelkopf-Verband of 21 February 2026
wall-book-bsv = the tournament rules of the BSV Hessen
wall-book-recklinghausen = the house rules of Recklinghausen and, where they say nothing either, the tournament rules of the Deutscher Doppelkopf-Verband

# Cards and their order
wall-deck = Cards and their order
wall-nines = { $kind ->
    [with] { $cards } cards are played with, the nines among them; everybody gets { $each }.
   *[without] { $cards } cards are played with, without the nines; everybody gets { $each }.
}
wall-trumps = Trumps of the normal game, from the highest on: { $list }.
wall-deal-packets-same = { $n ->
    [one] The { $packet } cards of a hand are dealt at once.
   *[other] { $packet ->
        [one] One card is dealt to everybody, { $n } times.
       *[other] { $packet } cards are dealt to everybody, { $n } times.
    }
}
wall-deal-packets = The cards are dealt in packets of { $list }.
wall-table-sizes = There are { $list } players at a table{ $most ->
    [4] .
    [5] ; where there are five, the dealer sits out.
   *[other] . If they are more than four, the four to the dealer's left play; he and the others sit out.
}
wall-players-4 = four
wall-players-5 = five
wall-players-6 = six
wall-players-7 = seven
wall-second-heart-ten-wins-never = If both tens of hearts fall in one trick, the first wins.
wall-second-heart-ten-wins-when-trump = If both tens of hearts fall in one trick, the second wins where they are trump.
wall-second-heart-ten-wins-normal-game = If both tens of hearts fall in one trick, the second wins, but the first in a named solo.
wall-second-heart-ten-wins-always = If both tens of hearts fall in one trick, the second wins, even where they are no trump.
wall-heart-ten-in-last-trick-reversed = In the last trick it is the other way round with the tens of hearts.
wall-heart-ten-trump-no = The ten of hearts is no special trump, not even in the normal game{ $farbsolo ->
    [yes] {" "}or a suit solo
   *[no] {""}
}; it ranks between ace and king of hearts.
wall-schweine-off = There are no Schweine.
wall-schweine-announced = The holder of both aces of diamonds can announce Schweine before the game; then they are the highest trumps.
wall-schweine-before-play = The holder of both aces of diamonds can announce Schweine before the first trick, when all players are asked; then they are the highest trumps.
wall-schweine-first-played = Both aces of diamonds in one hand are Schweine, the highest trumps. The holder must show them when he plays the first.
wall-schweine-optional = The holder of both aces of diamonds can make them Schweine, the highest trumps: he shows them when he plays the first, or keeps it to himself, and they are ordinary Füchse. He may also say before that he has them.
wall-schweine-after-trick = Once the holder of both aces of diamonds has won a trick with the first, the second is a Schwein, the highest trump.
wall-in-hochzeit = in a Hochzeit
wall-after-abgabe = after a Trumpfabgabe
wall-schweine-games-all = There can be Schweine { $list }, too.
wall-schweine-games-normal-only = There are no Schweine { $list }.
wall-schweine-in-solo-never = There are no Schweine in a named solo.
wall-schweine-in-solo-soloist = In a { $suit ->
    [yes] suit solo
   *[no] diamonds solo
} only the soloist can have Schweine, in other soli nobody.
wall-schweine-in-solo-any = In a { $suit ->
    [yes] suit solo
   *[no] diamonds solo
} anybody can have Schweine, in other soli nobody.
wall-schweine-suit-diamonds = Only the aces of diamonds can be Schweine, in a suit solo, too.
wall-schweine-suit-trump-suit = In a suit solo the aces of the suit are the Schweine.
wall-schweine-above = Once Schweine are announced, the holder of both { $first } of diamonds can announce Superschweine{ $hyper ->
    [yes] , and then the holder of both { $second } of diamonds Hyperschweine; each rank above those before.
   *[no] , which rank above them.
}
wall-schweine-above-by-same-hand = { $hyper ->
    [yes] Superschweine and Hyperschweine need the lower ones in the same hand.
   *[no] Superschweine need the Schweine in the same hand.
}
wall-schweine-above-by-other-hand = { $hyper ->
    [yes] Superschweine and Hyperschweine must be in a hand without lower ones.
   *[no] Superschweine must be in a hand without Schweine.
}
wall-heart-ten-with-schweine-first-wins = While Schweine are announced or shown, the first of two tens of hearts wins.

# Vorbehalte
wall-vorbehalte = Vorbehalte
wall-reservation-priority = The Vorbehalte, the highest first: { $list }.
wall-reservation-priority-one = The only Vorbehalt is: { $list }.
wall-werfen-kings = With { $n ->
    [one] one king
   *[other] { $n } kings
} or more one { $must ->
    [yes] must
   *[no] may
} throw the hand in; the cards are then dealt again.
wall-werfen-nines = With { $n ->
    [one] one nine
   *[other] { $n } nines
} or more one { $must ->
    [yes] must
   *[no] may
} throw the hand in; the cards are then dealt again.
wall-werfen-nine-suits = With nines of { $n ->
    [one] one suit or more
    [4] all four suits
   *[other] { $n } or more suits
} one { $must ->
    [yes] must
   *[no] may
} throw the hand in; the cards are then dealt again.
wall-werfen-nines-and-kings = With { $n ->
    [one] one nine or king or more
   *[other] { $n } or more nines and kings together
} one { $must ->
    [yes] must
   *[no] may
} throw the hand in; the cards are then dealt again.
wall-werfen-augen = With { $n } or more Augen in the hand one { $must ->
    [yes] must
   *[no] may
} throw it in; the cards are then dealt again.
wall-werfen-augen-max = With at most { $n } Augen in the hand one { $must ->
    [yes] must
   *[no] may
} throw it in; the cards are then dealt again.
wall-werfen-augen-max-0 = Without Augen in the hand one { $must ->
    [yes] must
   *[no] may
} throw it in; the cards are then dealt again.
wall-werfen-no-trump-above = Without a trump above { $card } one { $must ->
    [yes] must
   *[no] may
} throw the hand in; the cards are then dealt again.
wall-werfen-trumps-max = With at most { $n ->
    [one] one trump
   *[other] { $n } trumps
} one { $must ->
    [yes] must
   *[no] may
} throw the hand in; the cards are then dealt again.
wall-werfen-trumps-max-0 = Without a trump one { $must ->
    [yes] must
   *[no] may
} throw the hand in; the cards are then dealt again.
wall-werfen-mandatory-yes = { $higher ->
    [yes] A player with a higher Vorbehalt need not throw his hand in.
   *[no] Nobody may keep such a hand.
}
wall-werfen-mandatory-no = Nobody has to throw a hand in.
wall-werfen-when-vorbehalt = Throwing in is a Vorbehalt.
wall-werfen-when-before = Before anybody says gesund or Vorbehalt, all are asked whether they throw in{ $soli ->
    [yes] ; that takes precedence over every solo.
   *[no] .
}
wall-trumpfschwach-redeal = A player with few trumps can have the cards dealt again.
wall-trumpfschwach-exchange = A player with few trumps can offer them (Trumpfabgabe).
wall-trumpfschwach-max-0 = That is a hand without a trump.
wall-trumpfschwach-max = { $n ->
    [one] Few trumps are one at most.
   *[other] Few trumps are { $n } at most.
}
wall-trumpfabgabe-ask-all-then-redeal = { $armut ->
    [yes] Trumpfabgabe (Armut): a player with few trumps can offer them face down. The taker gives as many cards back, and both play together. If nobody takes them, the cards are dealt again.
   *[no] In a Trumpfabgabe the trumps are offered face down. The taker gives as many cards back, and both play together. If nobody takes them, the cards are dealt again.
}
wall-trumpfabgabe-ask-all-then-normal = { $armut ->
    [yes] Trumpfabgabe (Armut): a player with few trumps can offer them face down. The taker gives as many cards back, and both play together. If nobody takes them, a normal game is played.
   *[no] In a Trumpfabgabe the trumps are offered face down. The taker gives as many cards back, and both play together. If nobody takes them, a normal game is played.
}
wall-trumpfabgabe-asked-all = Everybody is asked, from the left neighbour on.
wall-trumpfabgabe-asked-partner = Only the partner by the queens of clubs is asked: who has the other one; for a hand without one who has none either, or both.
wall-trumpfabgabe-asked-partner-first = The partner by the queens of clubs is asked first: who has the other one; for a hand without one who has none either, or both. Then the others are asked, from the left.
wall-trumpfabgabe-max-0 = A hand without a trump may do so.
wall-trumpfabgabe-max = { $n ->
    [one] A hand with at most one trump may do so.
   *[other] A hand with at most { $n } trumps may do so.
}
wall-trumpfabgabe-max-with-nine = { $n ->
    [one] A single trump is few enough, too, if it is a nine of diamonds.
   *[other] With a nine of diamonds among them { $n } trumps are few enough, too.
}
wall-trumpfabgabe-min = { $n ->
    [one] It must have one trump at least.
   *[other] It must have { $n } trumps at least.
}
wall-trumpfabgabe-min-0 = A hand without any trump may do so, too.
wall-trumpfabgabe-fuechse-counted = Füchse count as trumps here.
wall-trumpfabgabe-fuechse-single-free = A single Fuchs does not count here.
wall-trumpfabgabe-fuechse-free = Füchse do not count here.
wall-trumpfabgabe-two-redeal = If two players want to offer their trumps, the cards are dealt again.
wall-trumpfabgabe-cards-trumps = Exactly the trumps are handed over.
wall-trumpfabgabe-cards-at-least-three = All trumps are handed over, and if they are fewer than three, Fehl cards of one's choice until there are three cards.
wall-trumpfabgabe-cards-three-without-trump = Exactly the trumps are handed over; a player without trumps hands over three Fehl cards of his choice.
wall-trumpfabgabe-offer-cards = When they are offered it is said how many cards they are.
wall-trumpfabgabe-offer-trumps = When they are offered it is said how many trumps are among them.
wall-trumpfabgabe-told-number = The taker says how many trumps he gives back.
wall-trumpfabgabe-told-whether = The taker says only whether he gives trumps back.
wall-trumpfabgabe-told-nothing = Nothing is said of the cards that are given back.
wall-trumpfabgabe-leader-seat = After a Trumpfabgabe the dealer's left neighbour leads.
wall-trumpfabgabe-leader-giver = After a Trumpfabgabe the player who gave his trumps away leads.
wall-trumpfabgabe-leader-taker = After a Trumpfabgabe the taker leads.
wall-dealer-repeats-after = The same dealer deals again { $list }.
wall-dealer-repeats-after-pflichtsolo = after a compulsory solo of the player's own accord
wall-dealer-repeats-after-solo = after every named solo
wall-if-redealt = if the cards have to be dealt again
wall-dealer-repeats-after-redeal = If the cards have to be dealt again, the same dealer deals.
wall-dealer-repeats-after-none = After every deal it is the next player's turn to deal, even if the cards have to be dealt again.

# Hochzeit
wall-hochzeit = Hochzeit
wall-hochzeit-limit = { $n ->
    [one] The holder of both queens of clubs can name a Hochzeit. The partner must be found in the first trick, otherwise he plays alone.
   *[other] The holder of both queens of clubs can name a Hochzeit. The partner must be found in the first { $n } tricks, otherwise he plays alone.
}
wall-hochzeit-conditions = The Hochzeiter says how the partner is found: { $list }. If nothing is said, the first holds.
wall-hochzeit-conditions-one = The partner is found { $list }.
wall-hochzeit-conditions-none = There is no Hochzeit.
wall-hochzeit-own-trick-goes-on = If the Hochzeiter wins a trick that fits himself, he goes on looking.
wall-hochzeit-own-trick-trumping-ends = If the Hochzeiter trumps a Fehl trick before he has a partner, he plays alone.
wall-hochzeit-own-trick-ends = If the Hochzeiter wins the first trick that fits himself, he plays alone.
wall-stilles-solo-is-pflicht-yes = A silent solo counts as the compulsory solo if that is still to be played.

# Soli
wall-solo = Soli
wall-null = The soloist wins a null solo if he makes no trick; { $special ->
    [yes] Augen and special points
   *[no] Augen
} do not count in it{ $calls ->
    [all] , and there are no Absagen.
   *[none] .
}
wall-soli = There are these soli: { $list }.
wall-soli-one = The only solo is: { $list }.
wall-soli-none = No solo can be named.
wall-pflichtsolo-per-player = { $n ->
    [one] Everybody plays one compulsory solo in a round.
   *[other] Everybody plays { $n } compulsory soli in a round.
}
wall-pflichtsolo-per-player-0 = There are no compulsory soli.
wall-pflichtsolo-first-yes = An outstanding compulsory solo takes precedence over all other soli.
wall-pflichtsolo-first-no = A compulsory solo does not take precedence over the other soli.
wall-solo-first-dealer = Of those who want a solo the dealer himself comes first.
wall-solo-contest-seat = If several want a solo, the first from the dealer on plays.
wall-solo-contest-bid = If several want a solo, the highest bid plays.
wall-solo-contest-rank = If several want a solo, the higher one is played; of two equal ones that of the first from the dealer on.
wall-solo-rank = Rank of the soli, the highest first: { $list }{ $others ->
    [yes] ; the others rank below, all equal.
   *[no] .
}
wall-solo-rank-none = All soli rank equal.
wall-pflichtsolo-forced-yes = Who has not played a compulsory solo must do so in the last games of the round.
wall-pflichtsolo-forced-no = Nobody is made to play a compulsory solo in the end.
wall-solo-leader-pflichtsolo-only = In a compulsory solo the soloist leads, in the other soli the dealer's left neighbour.
wall-solo-leader-never = In a solo, too, the dealer's left neighbour leads.
wall-solo-leader-always = In a solo the soloist leads.
wall-solo-points = { $n ->
    [one] A solo is worth one point more.
   *[other] A solo is worth { $n } points more.
}
wall-solo-points-by-kind = There are more points by the kind of the solo: { $list }.

# Calls
wall-calls = Calls
wall-which-calls-ansagen = There are only Re and Kontra, no Absagen.
wall-which-calls-none = There are no calls.
wall-call-moment-between-tricks = One may call only while no card lies on the table.
wall-call-moment-on-turn = One may call only when it is one's turn, before playing one's card.
wall-solo-re-reply = In a named solo the soloist may say Re only if Kontra was said.
wall-re-and-kontra = Re and Kontra
wall-every-call = every stage
wall-limit-hand = { $call } { $n ->
    [0] at any time
    [one] with at least one card in hand
   *[other] with at least { $n } cards in hand
}
wall-limit-hand-next = { $call } { $n ->
    [0] at any time
    [one] with one
   *[other] with { $n }
}
wall-limit-table = { $call } { $n ->
    [0] before the first card
    [one] until one card is played
   *[other] until { $n } cards are played
}
wall-limit-table-next = { $call } { $n ->
    [0] before the first card
    [one] until one
   *[other] until { $n }
}
wall-call-limits = { $calls ->
    [all] Limits of Re, Kontra and Absagen
   *[ansagen] Limits of Re and Kontra
}: { $list }.
wall-call-limits-kontra = Kontra has other limits: { $list }.
wall-call-limits-solo = { $solo_kontra ->
    [yes] In a named solo the soloist has other limits: { $list }.
   *[no] In a named solo the limits are others: { $list }.
}
wall-call-limits-solo-kontra = In a named solo the soloist's opponents have other limits: { $list }.
wall-call-limits-hochzeit = In a Hochzeit the limits are others: { $list }.
wall-counts-as-called = A player who names one of these games has said Re with that: { $list }.
wall-call-hand-held = Counted are the cards that the caller still holds.
wall-call-hand-until-trick-is-full = The card that was played counts as one in hand until the trick is full.
wall-call-skipping-in-time = An Absage may leave out stages that would still be in time.
wall-call-skipping-always = An Absage may leave out stages, even those that would be too late.
wall-call-skipping-never = Each stage has to be called before the next, Re or Kontra first.
wall-call-pace-next-trick = A player who has called must call the next stage with the first card of the next trick at the latest, even if its limit is later.
wall-absagen-by-one = Only one side can make Absagen: the one that makes the first.
wall-calls-most = { $n ->
    [one] Both sides together call one stage at most.
   *[other] Both sides together call { $n } stages at most.
}
wall-hochzeit-calls-after-finding = In a Hochzeit nothing is called before its partner is found.
wall-hochzeit-calls-anytime = In a Hochzeit calls are made before its partner is found, too: the Hochzeiter for Re, the others for Kontra. What the partner has called is a call of Re from then on.
wall-hochzeit-shift-none = A Hochzeit does not move the limits.
wall-hochzeit-shift-hand-after-first = In a Hochzeit one may call with { $n ->
    [one] one card
   *[other] { $n } cards
} fewer once the partner is found, for each trick after the first.
wall-hochzeit-shift-hand-every = In a Hochzeit one may call with { $n ->
    [one] one card
   *[other] { $n } cards
} fewer once the partner is found, for each trick until then.
wall-hochzeit-shift-table-after-first = In a Hochzeit one may call { $n ->
    [one] one played card
   *[other] { $n } played cards
} later once the partner is found, for each trick after the first.
wall-hochzeit-shift-table-every = In a Hochzeit one may call { $n ->
    [one] one played card
   *[other] { $n } played cards
} later once the partner is found, for each trick until then.
wall-hochzeit-shift-least = { $n ->
    [one] It does not go below one card in hand.
   *[other] It does not go below { $n } cards in hand.
}
wall-reply-extension-hand = { $n ->
    [one] The other side may still reply to a call with one card less.
   *[other] The other side may still reply to a call with { $n } cards less.
}
wall-reply-extension-table = The other side may still reply to a call { $n } played cards later.
wall-reply-extension-off = A reply to a call is possible in the usual time only.
wall-pflichtansage-augen-0 = The winner of the first trick must call.
wall-pflichtansage-augen = { $n ->
    [one] If the first trick holds one Auge or more, its winner must call.
   *[other] If the first trick holds { $n } or more Augen, its winner must call.
}
wall-pflichtansage-level-ansage = It is enough if his side has said Re or Kontra before.
wall-pflichtansage-level-next = If his side has called before, he must call the next stage.
wall-pflichtansage-second-never = The second trick obliges nobody.
wall-pflichtansage-second-after-first = If after the first trick the second is such a one as well, the same holds for it.
wall-pflichtansage-second-always = The same holds for the second trick.
wall-pflichtansage-scope-all = That holds in a named solo, too.
wall-pflichtansage-scope-normal-only = That does not hold in a named solo.
wall-pflichtansage-in-hochzeit-only-if-clarifying = In a Hochzeit it holds if the first trick finds the partner.
wall-pflichtansage-in-hochzeit-deferred = In a Hochzeit the call is due as soon as the partner is found.
wall-pflichtansage-in-hochzeit-never = In a Hochzeit it does not hold.

# Scoring
wall-score = Scoring
wall-score-basis = One point for the game that is won{ $n ->
    [0] .
    [one] , and one if the losers stay { $list }.
   *[other] , and one each if the losers stay { $list }.
}
wall-needed = Re needs 121 Augen, Kontra 120.
wall-kontra-only-needs-121-yes = Re needs 121 Augen, Kontra 120. If only Kontra was said, it is the other way round.
wall-kontra-only-needs-121-no = Re needs 121 Augen, Kontra 120, even if only Kontra was said.
wall-call-value-add = { $n ->
    [0] There are no points for Re and Kontra.
    [one] Re and Kontra count one point more each.
   *[other] Re and Kontra count { $n } points more each.
}
wall-call-value-times = { $n ->
    [2] Re doubles the value of the game, and so does Kontra; if both were said, the game counts four times.
    [3] Re triples the value of the game, and so does Kontra.
    [4] Re quadruples the value of the game, and so does Kontra.
   *[other] With Re the game counts { $n } times, and likewise with Kontra.
}
wall-absage-value-add = { $n ->
    [0] There are no points for Absagen.
    [one] Each stage of an Absage counts one point.
   *[other] Each stage of an Absage counts { $n } points.
}
wall-absage-value-times = { $n ->
    [2] Each stage of an Absage doubles the value of the game.
    [3] Each stage of an Absage triples the value of the game.
   *[other] Each stage of an Absage quadruples the value of the game.
}
wall-doubling-scope-total = The special points are multiplied, too.
wall-doubling-scope-game-points-only = The special points are not multiplied.
wall-doubling-scope-game-points-and-alten = The special points earned in tricks are not multiplied, but the point against the old ones is.
wall-bounds-count-if-called = A bound that the losers stayed below counts only if the winners have called it.
wall-reached-against-points-yes = There is one point each for 120 Augen against no 90, for 90 against no 60, for 60 against no 30, and for 30 against schwarz.
wall-reached-against-points-no = Augen reached against an Absage bring no points.
wall-reached-against-each = Such a point counts for each stage that was called: 120 Augen against no 60 bring two points.
wall-reached-against-highest = Of the stages that were called only the highest counts here: 120 Augen against no 60 bring one point.
wall-no-winner-bounds = the bounds that were missed
wall-no-winner-reached = the Augen reached against Absagen
wall-no-winner-special = the special points
wall-no-winner-items = If both sides have failed what they called, only { $list } count.
wall-no-winner-items-nothing = If both sides have failed what they called, the game counts nothing{ $special ->
    [yes] , special points included.
   *[no] .
}
wall-point-at-120-120-nobody = At 120 to 120 there is no point for winning.
wall-factor-at-120-120 = A game that ends 120 to 120 counts { $n ->
    [2] twice
   *[other] { $n } times
}.
wall-feigheit = { $n ->
    [one] Cowardice: a side that wins by one stage more than it has called loses.
   *[other] Cowardice: a side that wins by { $n } stages more than it has called loses.
}
wall-feigheit-scope-all = That holds in a solo, too.
wall-feigheit-scope-two-against-two = That does not hold in a solo.
wall-hochzeit-points = { $n ->
    [one] A Hochzeit with a partner is worth one point more.
   *[other] A Hochzeit with a partner is worth { $n } points more.
}
wall-hochzeit-lost-alone-game = The loser of a Hochzeit without a partner pays each of the others what an ordinary game would cost{ $solo_more ->
    [yes] , without the points for a solo.
   *[no] .
}

# Special points
wall-special = Special points
wall-special-points = One point each for: { $list }.
wall-special-points-none = There are no special points.
wall-special-points-for-winner = Special points of the losers do not count.
wall-fuchs-counts-second-twice = The second Fuchs that a side captures counts twice.
wall-doppelkopf-from-40 = A Doppelkopf is a trick of 40 Augen or more.
wall-doppelkopf-above-40 = A Doppelkopf is a trick of more than 40 Augen; four tens are none.
wall-herzstich-not-trumped = A hearts trick is a trick led with hearts that no trump takes.
wall-herzstich-all-four-hearts = A hearts trick is a trick to which all four play hearts.
wall-herzstich-any-heart-lead = A hearts trick is any trick led with hearts.
wall-charlie-gefangen-counts-per-card = Two captured Charlies count two points.
wall-charlie-gefangen-counts-once = Two captured Charlies count one point together.
wall-charlie-gefangen-by-any = Any card that takes the last trick captures a Charlie.
wall-charlie-gefangen-by-DQ = Only a queen of diamonds captures a Charlie.
wall-alten-games = Where two play against two there is a point against the old ones only here: { $list }.
wall-alten-games-none = Where two play against two there is no point against the old ones.
wall-alten-needs-re-yes = Against the old ones counts only if Re was said.
wall-alten-in-solo-yes = Kontra has the point against the old ones for a won solo, too.
wall-special-points-in-solo-yes = There are special points in a solo, too.
wall-special-points-in-solo-no = { $special_calls ->
    [yes] In a solo there are only the special points for calls{ $alten_in_solo ->
        [yes] {" "}and that against the old ones
       *[no] {""}
    }.
   *[no] { $alten_in_solo ->
        [yes] There are no other special points in a solo.
       *[no] There are no special points in a solo.
    }
}
wall-special-points-in-solo = { $special_calls ->
    [yes] Besides the special points for calls there are only these in a solo: { $list }.
   *[no] Of the special points earned in tricks there are only these in a solo: { $list }.
}
wall-special-points-soli-karo-trump = Points earned in tricks are given in a solo only where diamonds are trumps.
wall-special-points-soli = Points earned in tricks are given in a solo only here: { $list }.

# Round
wall-round = Round
wall-list-points-all = Winners and losers write points into the list.
wall-list-points-winners = Only the winners write points into the list; who has lost writes nothing.
wall-sitting-out-nothing = Those who sit out write nothing.
wall-sitting-out-shares-wins = Those who sit out share what is won: they write as much as a winner; in a solo they win and lose with the opponents of the soloist, who gets from them or pays them as much as anybody else.
wall-games-per-round = Games in a round: { $list }.
wall-games-per-round-of-four = A round has { $n ->
    [one] one game
   *[other] { $n } games
}.
wall-games-per-round-off = How many games a round has is not fixed.
wall-minutes-per-round = Minutes for a round: { $list }.
wall-minutes-per-round-of-four = A round takes { $n ->
    [one] one minute
   *[other] { $n } minutes
}.

# Breaches
wall-breaches = Shortening and breaches
wall-solo-claim-by-showing-yes = A soloist may show his hand if he makes all tricks that are left.
wall-solo-claim-by-showing-no = A solo, too, is played to its end; nobody may show his hand.
wall-hand-over-forfeits-claims-nichtbedienen = A soloist who hands his cards over can no longer claim that somebody did not follow suit.
wall-hand-over-forfeits-claims-all = A soloist who hands his cards over can no longer claim anything that was before.
wall-calls-after-hand-over-yes = Kontra may still call after that.
wall-calls-after-hand-over-no = Nothing is called after that.
wall-uncollected-tricks-rule-yes = Tricks that the soloist leaves lying are lost with his first lost trick.
wall-uncollected-tricks-rule-no = Tricks that the soloist leaves lying remain his.
wall-minor-points = { $n ->
    [one] A minor breach costs one point.
   *[other] A minor breach costs { $n } points.
}
wall-minor-points-off = A minor breach costs nothing.
wall-serious-base = { $n ->
    [one] A serious breach costs at least one point.
   *[other] A serious breach costs at least { $n } points.
}
wall-serious-base-off = A serious breach costs no penalty points.
wall-serious-per-absage = { $n ->
    [one] Each Absage of the opponents adds one point.
   *[other] Each Absage of the opponents adds { $n } points.
}
wall-serious-per-absage-off = Absagen of the opponents change nothing in that.
wall-serious-normal-game-not-played = A game, unless a solo, that a serious breach ends was not played.
wall-serious-normal-game-counts = If a serious breach ends a game that is no solo, { $penalty ->
    [yes] the penalty is its result.
   *[no] it counts nothing, but as played.
}
wall-serious-normal-game-lost-alone = If a serious breach ends a game, the other side gets the rest of the tricks, and the offender alone loses the game{ $calls ->
    [none] .
   *[all] , with all that was called before.
}
wall-serious-normal-game-scored-rest-to-opponents = If a serious breach ends a game that is no solo, the other side gets the rest of the tricks.
wall-unsportlich-points-up-to = { $n ->
    [0] Unsporting behaviour costs no points.
    [one] Unsporting behaviour costs up to one point.
   *[other] Unsporting behaviour costs up to { $n } points.
}
wall-unsportlich-points-fixed = { $n ->
    [one] Unsporting behaviour costs one point.
   *[other] Unsporting behaviour costs { $n } points.
}
wall-unsportlich-points-warning-or-disqualification = Unsporting behaviour leads to a warning or to disqualification.

# Bockrunden
wall-bock = Bockrunden
wall-bock-events = A Bockrunde begins after: { $list }.
wall-bock-games-round = It has as many games as there are players at the table.
wall-bock-games = { $n ->
    [one] It has one game.
   *[other] It has { $n } games.
}
wall-bock-points = The winner of its games has { $n ->
    [one] one point
   *[other] { $n } points
} more for each Bock; in a solo they count as the value does. Nothing is multiplied.
wall-bock-points-off = Its games count twice.
wall-bock-count-once = One game starts one Bockrunde at most.
wall-bock-count-each = If several of these happen in one game, each starts a Bockrunde.
wall-bock-stacking-append = A new Bockrunde follows the one that is running.
wall-bock-stacking-multiply = A new Bockrunde begins at once; where both run, both hold.
wall-bock-stacking-restart = A Bockrunde that begins in another starts the count again.
wall-bock-stacking-ignore = In a Bockrunde no other begins.
wall-bock-solo-counts = A solo counts in a Bockrunde like any other game.
wall-bock-solo-free = A Bockrunde holds for a named solo, too, but the solo uses up none of its games.
wall-bock-solo-free-if-dealer-stays = A Bockrunde holds for a named solo, too; if its dealer deals again, the solo uses up none of its games.
wall-bock-solo-outside = A named solo stands outside the Bockrunde, which does not hold for it, and uses up none of its games.

# `doko rules explain` and `new`
wall-written = the rules are in { $path }
rules-new-written = the rule file is in { $path }
rules-new-no-value = "{ $answer }" is not an answer
    .help = --set OPTION=VALUE, for example --set nines=false; `doko rules` shows all options
rules-new-no-terminal = -
    .help = Answer with --set OPTION=VALUE, for example: doko rules new --set nines=false
rules-new-name = What is the rule set called?
    .help = letters, digits, - and _; not tsr, ddv, bsv or recklinghausen
rules-new-base = Which rules are nearest to yours?
rules-new-base-tsr = tsr: tournament rules of the Deutscher Doppelkopf-Verband in force, 48 cards
rules-new-base-ddv = ddv: the same in the edition of 1994, 48 cards
rules-new-base-bsv = bsv: tournament rules of the BSV Hessen, 40 cards
rules-new-base-recklinghausen = recklinghausen: house rules, 40 cards, with Schweine and Armut
rules-new-right = that is right, go on
rules-new-section-why = Choose what is different at your table
input-name-answers = answers
output-kind-rules = a rule file

# What holds by all rules.
wall-werfen-fuechse = Füchse count among these few trumps.
wall-trumpfschwach-free = Few trumps need not be named.
wall-hochzeit-led-card = Whether a trick is of Fehl or trump is decided by the card that was led.
wall-stilles-solo = { $hochzeit ->
    [yes] The holder of both queens of clubs who names no Hochzeit plays a silent solo.
   *[no] The holder of both queens of clubs plays a silent solo.
}
wall-bid-order = In a contest of bids the Absage counts first, then the kind of solo, then the seat.
wall-solo-pays = The soloist wins or loses the value once with each of the three opponents.
wall-reply-no-absage = A side that could only reply can make no Absagen.
wall-failed-absage = The points of a failed Absage go to the winner.
wall-decided-game = If the game was already decided for either side, a serious breach counts as a minor one.
