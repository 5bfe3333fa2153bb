# A rule set in sentences, as one would pin it to the wall.

wall-title = Our rules: { $name }
wall-based-on = Where nothing is said here, { $book } hold.
wall-book-ddv = the tournament rules of the Deutscher Doppelkopf-Verband
wall-book-bsv = the tournament rules of the BSV Hessen
wall-book-recklinghausen = the house rules of Recklinghausen and behind them those of the Deutscher Doppelkopf-Verband

# Cards and their order
wall-deck = Cards and their order
wall-nines = { $kind ->
    [with] { $cards } cards are played with, the nines among them; everybody gets { $each }.
   *[without] { $cards } cards are played with, without the nines; everybody gets { $each }.
}
wall-trumps = Trumps of the normal game, from the highest on: { $list }.
wall-deal-packets-same = { $packet ->
    [one] One card is dealt to everybody, { $n } times.
   *[other] { $packet } cards are dealt to everybody, { $n } times.
}
wall-deal-packets = The cards are dealt in packets of { $list }.
wall-table-sizes = There are { $list } players at a table. If they are more than four, the dealer sits out, and those to his right who are too many.
wall-table-sizes-4 = There are four players at a table.
wall-second-heart-ten-wins-never = If both tens of hearts fall in one trick, the first wins.
wall-second-heart-ten-wins-when-trump = If both tens of hearts fall in one trick, the second wins where they are trump.
wall-second-heart-ten-wins-normal-game = If both tens of hearts fall in one trick, the second wins in a normal game, the first in a solo.
wall-second-heart-ten-wins-always = If both tens of hearts fall in one trick, the second wins, even where they are no trump.
wall-heart-ten-in-last-trick-reversed = In the last trick it is the other way round with the tens of hearts.
wall-heart-ten-trump-no = The ten of hearts is no special trump, not even in the normal game or a suit solo; it stands between ace and king of hearts.
wall-schweine-off = There are no Schweine.
wall-schweine-announced = Whoever has both aces of diamonds can announce Schweine before the game; then they are the highest trumps.
wall-schweine-before-play = Whoever has both aces of diamonds can announce Schweine before the first trick, when everybody is asked; then they are the highest trumps.
wall-schweine-first-played = Whoever has both aces of diamonds has Schweine, the highest trumps. They are shown when the first is played; nobody can do without.
wall-schweine-optional = Whoever has both aces of diamonds can make them Schweine, the highest trumps: he shows them when he plays the first, or keeps it to himself, and they are ordinary Füchse. He may also say before that he has them.
wall-schweine-after-trick = If somebody has both aces of diamonds and has won a trick with the first, the second is a Schwein, the highest trump.
wall-schweine-games-all = There can be Schweine in a Hochzeit and when trumps were handed over, too.
wall-schweine-games-normal-only = There are Schweine in the normal game alone, not in a Hochzeit or when trumps were handed over.
wall-schweine-in-solo-never = There are no Schweine in a solo that was named.
wall-schweine-in-solo-soloist = In a solo only the soloist can have Schweine, where there are any.
wall-schweine-suit-trump-suit = In a suit solo the aces of the suit are the Schweine.
wall-schweine-above-tens = Once Schweine are announced, whoever has both tens of diamonds can announce Superschweine, which stand above them.
wall-schweine-above-kings = Once Schweine are announced, whoever has both kings of diamonds can announce Superschweine, which stand above them.
wall-schweine-above-nines = Once Schweine are announced, whoever has both nines of diamonds can announce Superschweine, which stand above them.
wall-schweine-above = Once Schweine are announced, whoever has both can announce Superschweine, and then Hyperschweine; each stand above those before. They are of diamonds: { $list }.
wall-schweine-above-by-same-hand = Superschweine and Hyperschweine need the lower ones in the same hand.
wall-schweine-above-by-other-hand = Superschweine and Hyperschweine must be in a hand without lower ones.
wall-heart-ten-with-schweine-first-wins = While Schweine are announced, the first of two tens of hearts wins.
wall-schweine-in-solo-any = In a solo, too, anybody can have Schweine, where there are any.

# Vorbehalte
wall-vorbehalte = Vorbehalte
wall-reservation-priority = One Vorbehalt goes before the other in this order: { $list }.
wall-werfen-kings = With { $n } or more kings one may throw the hand in; the cards are then dealt again.
wall-werfen-nines = With { $n } or more nines one may throw the hand in; the cards are then dealt again.
wall-werfen-nine-suits = With nines of { $n } or more suits one may throw the hand in; the cards are then dealt again.
wall-werfen-nines-and-kings = With { $n } or more nines and kings together one may throw the hand in; the cards are then dealt again.
wall-werfen-volle = With { $n } or more aces and tens one may throw the hand in; the cards are then dealt again.
wall-werfen-augen = With { $n } or more Augen in the hand one may throw it in; the cards are then dealt again.
wall-werfen-augen-max = With { $n } or fewer Augen in the hand one may throw it in; the cards are then dealt again.
wall-werfen-no-trump-above = Without a trump above { $card } one may throw the hand in; the cards are then dealt again.
wall-werfen-trumps-max = With { $n } or fewer trumps one may throw the hand in; the cards are then dealt again.
wall-werfen-trumps-fuechse-counted = Füchse count among these few trumps.
wall-werfen-trumps-fuechse-single-free = A single Fuchs does not count among these few trumps.
wall-werfen-trumps-fuechse-free = Füchse do not count among these few trumps.
wall-werfen-mandatory-yes = Such a hand must be thrown in unless its player plays something higher.
wall-werfen-mandatory-no = Nobody has to throw a hand in.
wall-werfen-when-vorbehalt = Throwing in is a Vorbehalt.
wall-werfen-when-before = Before anybody says gesund or Vorbehalt, all are asked whether they throw in; that goes before every solo.
wall-trumpfschwach-redeal = Whoever has few trumps can have the cards dealt again.
wall-trumpfschwach-exchange = Whoever has few trumps can offer them as in a Trumpfabgabe.
wall-trumpfschwach-max = { $n ->
    [one] Few trumps are one at most.
   *[other] Few trumps are { $n } at most.
}
wall-trumpfschwach-mandatory-yes = Few trumps must be named.
wall-trumpfschwach-mandatory-no = Few trumps need not be named.
wall-trumpfabgabe-ask-all-then-redeal = Armut: one can offer one's trumps face down, around the table from the left neighbour on. Whoever takes them gives as many cards back and plays with the other. If nobody takes them, the cards are dealt again.
wall-trumpfabgabe-ask-all-then-normal = Armut: one can offer one's trumps face down, around the table from the left neighbour on. Whoever takes them gives as many cards back and plays with the other. If nobody takes them, a normal game is played.
wall-trumpfabgabe-fuechse-counted = Füchse count as trumps here.
wall-trumpfabgabe-fuechse-single-free = A single Fuchs does not count here.
wall-trumpfabgabe-fuechse-free = Füchse do not count here.
wall-trumpfabgabe-offer-cards = When they are offered it is said how many cards they are.
wall-trumpfabgabe-offer-trumps = When they are offered it is said how many trumps are among them.
wall-trumpfabgabe-told-number = Whoever gives trumps back says how many they are.
wall-trumpfabgabe-told-whether = Whoever gives cards back says only whether there are trumps among them.
wall-trumpfabgabe-told-nothing = Nothing is said of the cards that are given back.
wall-trumpfabgabe-leader-seat = After a Trumpfabgabe the dealer's left neighbour leads.
wall-trumpfabgabe-leader-giver = After a Trumpfabgabe whoever has given his trumps away leads.
wall-trumpfabgabe-leader-taker = After a Trumpfabgabe whoever has taken the trumps leads.
wall-trumpfabgabe-asked-all = Everybody is asked, from the left.
wall-trumpfabgabe-asked-partner = Only the partner by the queens of clubs is asked: who has the other one; for a hand without one who has none either, or both.
wall-trumpfabgabe-asked-partner-first = The partner by the queens of clubs is asked first: who has the other one; for a hand without one who has none either, or both. Then the others are asked, from the left.
wall-trumpfabgabe-two-redeal = If two players want to offer their trumps, the cards are dealt again.
wall-trumpfabgabe-two-serve-both = If two players want to offer their trumps, both are served: each of the others takes those of one, or the cards are dealt again. The one in front and his partner are Re, the other two Kontra.
wall-trumpfabgabe-min = There must be at least { $n } trumps.
wall-trumpfabgabe-min-0 = A hand without any trump may do so, too.
wall-trumpfabgabe-cards-trumps = Exactly the trumps are handed over.
wall-trumpfabgabe-cards-at-least-three = All trumps are handed over, and if they are fewer than three, Fehl cards of one's choice until there are three cards.
wall-trumpfabgabe-cards-three-without-trump = Exactly the trumps are handed over; whoever has none hands over three Fehl cards of his choice.
wall-trumpfabgabe-max = { $n ->
    [one] For an Armut one has one trump at most.
   *[other] For an Armut one has { $n } trumps at most.
}
wall-trumpfabgabe-max-with-nine = { $n ->
    [one] A single trump is an Armut, too, if it is a nine of diamonds.
   *[other] With a nine of diamonds among them { $n } trumps are an Armut, too.
}
wall-dealer-repeats-after = In these cases the same dealer deals again: { $list }.
wall-dealer-repeats-after-redeal = If the cards are dealt again, the same dealer deals.
wall-dealer-repeats-after-none = After every deal it is the next one's turn to deal.

# Hochzeit
wall-hochzeit = Hochzeit
wall-hochzeit-limit = { $n ->
    [one] Whoever has both queens of clubs can name a Hochzeit. The partner must be found in the first trick, otherwise one plays alone.
   *[other] Whoever has both queens of clubs can name a Hochzeit. The partner must be found in the first { $n } tricks, otherwise one plays alone.
}
wall-hochzeit-conditions = The Hochzeiter says how the partner is found: { $list }. If nothing is said, the first holds.
wall-hochzeit-conditions-any = The partner is the first besides the Hochzeiter to win a trick.
wall-hochzeit-conditions-fehl = The partner is the first besides the Hochzeiter to win a Fehl trick.
wall-hochzeit-conditions-trumpf = The partner is the first besides the Hochzeiter to win a trump trick.
wall-hochzeit-conditions-none = There is no Hochzeit.
wall-hochzeit-own-trick-goes-on = If the Hochzeiter wins a trick that fits himself, he goes on looking.
wall-hochzeit-own-trick-trumping-ends = If the Hochzeiter trumps a Fehl trick before he has a partner, he plays alone.
wall-hochzeit-own-trick-ends = If the Hochzeiter wins the first trick that fits himself, he plays alone.
wall-stilles-solo-allowed = Whoever has both queens of clubs and names no Hochzeit plays a stilles Solo.
wall-stilles-solo-forbidden = Whoever has both queens of clubs and plays nothing higher must name the Hochzeit.
wall-stilles-solo-is-pflicht-yes = A stilles Solo counts as the compulsory solo if that is still to be played.
wall-genscher-first-king = Whoever has both kings of diamonds in a normal game may choose a partner when he plays the first (Genscher): these two are Re then, the others Kontra. Absagen are void, Re and Kontra stay with whoever said them.
wall-hochzeit-stich-type-led-card = Whether a trick is of Fehl or trump is decided by the card that was led.
wall-hochzeit-stich-type-winning-card = Whether a trick is of Fehl or trump is decided by the highest card.

# Soli
wall-solo = Soli
wall-soli = There are these soli: { $list }.
wall-farbsolo-pictures-no = In a suit solo only the cards of the suit are trump; queens, jacks and the ten of hearts belong to their suits.
wall-soli-none = No solo can be named.
wall-pflichtsolo-per-player = { $n ->
    [one] Everybody plays one compulsory solo in a round.
   *[other] Everybody plays { $n } compulsory soli in a round.
}
wall-pflichtsolo-per-player-0 = There are no compulsory soli.
wall-pflichtsolo-first-yes = An outstanding compulsory solo goes before all other soli.
wall-pflichtsolo-first-no = A compulsory solo does not go first: if several want a solo, all soli are alike.
wall-solo-first-left-neighbour = The first of them sits to the dealer's left.
wall-solo-first-dealer = The first who may have a solo is the dealer himself.
wall-solo-contest-seat = If several want a solo, the first from the dealer on plays.
wall-solo-contest-bid = If several want a solo, the highest bid plays.
wall-solo-contest-rank = If several want a solo, the higher one is played; of two equal ones that of the first from the dealer on.
wall-solo-rank = Rank of the soli, the highest first: { $list }.
wall-solo-rank-none = All soli rank equal.
wall-bid-order-level-then-type = In a contest of bids the Absage counts first, then the kind of solo, then the seat.
wall-bid-order-type-then-level = In a contest of bids the kind of solo counts first, then the Absage, then the seat.
wall-solo-leader-pflichtsolo-only = In a compulsory solo the soloist leads, otherwise always the dealer's left neighbour.
wall-solo-leader-never = In a solo, too, the dealer's left neighbour leads.
wall-solo-leader-always = In a solo the soloist leads.
wall-solo-points = { $n ->
    [one] The solo itself is worth one point more.
   *[other] The solo itself is worth { $n } points more.
}
wall-pflichtsolo-forced-yes = Who has not played a compulsory solo must do so in the last games of the round.
wall-pflichtsolo-forced-no = Nobody is made to play a compulsory solo in the end.
wall-solo-points-by-kind = By its kind a solo is worth points more: { $list }.
wall-solo-factor = { $each ->
    [one] The soloist wins or loses the value once with each of the three opponents.
   *[other] The soloist wins or loses the value { $each } times with each of the three opponents.
}

# Calls
wall-calls = Calls
wall-which-calls-ansagen = There are only Re and Kontra, no Absagen.
wall-which-calls-none = There are no calls.
wall-call-moment-between-tricks = One may call only while no card lies on the table.
wall-call-moment-on-turn = One may call only when it is one's turn, before playing one's card.
wall-solo-re-reply = In a solo that was named the soloist may say Re only if Kontra was said.
wall-call-limits-hand = Re or Kontra may be said by who still has { $ansage } cards in hand; keine 90 with { $k90 }, keine 60 with { $k60 }, keine 30 with { $k30 }, schwarz with { $schwarz } cards.
wall-call-limits-table = Re and Kontra may be said until { $ansage } cards are played; keine 90 until { $k90 }, keine 60 until { $k60 }, keine 30 until { $k30 }, schwarz until { $schwarz } cards.
wall-call-limits-kontra-hand = Kontra has other limits: Kontra with { $ansage } cards in hand, keine 90 with { $k90 }, keine 60 with { $k60 }, keine 30 with { $k30 }, schwarz with { $schwarz }.
wall-call-limits-kontra-table = Kontra has other limits: Kontra with at most { $ansage } cards played, keine 90 with { $k90 }, keine 60 with { $k60 }, keine 30 with { $k30 }, schwarz with { $schwarz }.
wall-call-limits-solo-hand = In a named solo the limits of both parties are others: Re or Kontra with { $ansage } cards in hand, keine 90 with { $k90 }, keine 60 with { $k60 }, keine 30 with { $k30 }, schwarz with { $schwarz }.
wall-call-limits-solo-table = In a named solo the limits of both parties are others: Re or Kontra with at most { $ansage } cards played, keine 90 with { $k90 }, keine 60 with { $k60 }, keine 30 with { $k30 }, schwarz with { $schwarz }.
wall-call-limits-solo-kontra-hand = The limits of the soloist's opponents are others: Kontra with { $ansage } cards in hand, keine 90 with { $k90 }, keine 60 with { $k60 }, keine 30 with { $k30 }, schwarz with { $schwarz }.
wall-call-limits-solo-kontra-table = The limits of the soloist's opponents are others: Kontra with at most { $ansage } cards played, keine 90 with { $k90 }, keine 60 with { $k60 }, keine 30 with { $k30 }, schwarz with { $schwarz }.
wall-call-limits-hochzeit-hand = In a Hochzeit the limits are others: Re or Kontra with { $ansage } cards in hand, keine 90 with { $k90 }, keine 60 with { $k60 }, keine 30 with { $k30 }, schwarz with { $schwarz }.
wall-call-limits-hochzeit-table = In a Hochzeit the limits are others: Re or Kontra with at most { $ansage } cards played, keine 90 with { $k90 }, keine 60 with { $k60 }, keine 30 with { $k30 }, schwarz with { $schwarz }.
wall-counts-as-called = Whoever names it has said Re with that: { $list }.
wall-counts-as-called-schweine = Schweine count as called: whoever announces or shows them names his party and has said Re or Kontra for it.
wall-counts-as-called-both = { $games } { $schweine }
wall-call-hand-held = Counted are the cards that the caller still holds.
wall-call-hand-until-trick-is-full = The card that was played counts as one in hand until the trick is full.
wall-call-skipping-in-time = An Absage may leave out stages that would still be in time.
wall-call-skipping-always = An Absage may leave out stages, even those that would be too late.
wall-call-skipping-never = Each stage has to be called before the next, Re or Kontra first.
wall-call-pace-next-trick = Whoever has called calls the next stage with the first card of the next trick at the latest, even if its limit is later.
wall-absagen-by-both = Both sides can make Absagen.
wall-absagen-by-one = Only one side can make Absagen: the one that makes the first.
wall-calls-most = { $n ->
    [one] Both sides together call one stage at most.
   *[other] Both sides together call { $n } stages at most.
}
wall-hochzeit-calls-after-finding = In a Hochzeit nothing is called before its partner is found.
wall-hochzeit-calls-anytime = In a Hochzeit calls are made before its partner is found, too: the Hochzeiter for Re, the others for Kontra. What the partner has called is a call of Re from then on.
wall-hochzeit-shift-none = The times are the same in a Hochzeit.
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
wall-reply-extension = { $n ->
    [one] The other side may still reply to a call with one card less.
   *[other] The other side may still reply to a call with { $n } cards less.
}
wall-reply-extension-off = A reply to a call is possible in the usual time only.
wall-absage-needs-timely-ansage-yes = Who could only reply can call nothing more.
wall-absage-needs-timely-ansage-no = Who has only replied can still call more.
wall-pflichtansage-augen-0 = Whoever wins the first trick must call.
wall-pflichtansage-augen = If the first trick holds { $n } or more Augen, its winner must call.
wall-pflichtansage-level-ansage = It is enough if his side has said Re or Kontra before.
wall-pflichtansage-level-next = If his side has called before, he must call the next stage.
wall-pflichtansage-second-never = The second trick obliges nobody.
wall-pflichtansage-second-after-first = If after the first trick the second is such a one as well, the same holds for it.
wall-pflichtansage-second-always = The same holds for the second trick.
wall-pflichtansage-scope-all = That holds in every game.
wall-pflichtansage-scope-normal-only = That holds in normal games only.
wall-pflichtansage-in-hochzeit-only-if-clarifying = In a Hochzeit it holds if the first trick finds the partner.
wall-pflichtansage-in-hochzeit-deferred = In a Hochzeit the call is due as soon as the partner is found.
wall-pflichtansage-in-hochzeit-never = In a Hochzeit it does not hold.

# Scoring
wall-score = Scoring
wall-null = The soloist wins a Null if he makes no trick; Augen and special points do not count in it, and there are no Absagen.
wall-score-basis = One point for the game that is won, and one each for losers who stay below 90, below 60, below 30 Augen or without a trick.
wall-kontra-only-needs-121-yes = Re needs 121 Augen. If only Kontra was said, Kontra needs 121 and Re 120.
wall-kontra-only-needs-121-no = Re always needs 121 Augen, Kontra 120, even if only Kontra was said.
wall-call-value-add = { $n ->
    [one] Re and Kontra count one point more each.
   *[other] Re and Kontra count { $n } points more each.
}
wall-call-value-double = Re and Kontra each double.
wall-call-value-times = Re and Kontra each multiply by { $n }.
wall-absage-value-add = { $n ->
    [one] Each stage of an Absage counts one point.
   *[other] Each stage of an Absage counts { $n } points.
}
wall-absage-value-times = Each stage of an Absage multiplies the value of the game by { $n }.
wall-doubling-scope-total = The special points are multiplied, too.
wall-doubling-scope-game-points-only = The special points are not multiplied.
wall-doubling-scope-game-points-and-alten = All is multiplied but the special points earned in tricks.
wall-absage-points-if-failed-winner = The points of a failed Absage go to the winner.
wall-absage-points-if-failed-none = The points of a failed Absage go to nobody.
wall-reached-against-points-yes = One point for 120 Augen against keine 90, for 90 against keine 60, for 60 against keine 30, and for 30 against schwarz.
wall-reached-against-points-no = Augen reached against an Absage bring no points.
wall-reached-against-each = Such a point counts for each stage that was called: 120 Augen against keine 60 bring two.
wall-reached-against-highest = Of the stages that were called only the highest counts here: 120 Augen against keine 60 bring one point.
wall-no-winner-items-under-and-reached = If both sides have failed what they called, the bounds that were missed, the Augen reached against Absagen, and the special points count.
wall-no-winner-items-under-only = If both sides have failed what they called, only the bounds that were missed and the special points count.
wall-no-winner-items-nothing = If both sides have failed what they called, the game counts nothing, special points included.
wall-bounds = There is one point more only for: { $list }.
wall-bounds-none = Whatever bound the losers stay below, it counts nothing.
wall-bounds-count-if-called = A bound that the losers stayed below counts only if the winners have called it.
wall-point-at-120-120-nobody = At 120 to 120 there is no point for winning.
wall-factor-at-120-120-2 = A game that ends 120 to 120 counts twice.
wall-factor-at-120-120 = A game that ends 120 to 120 counts { $n } times.
wall-negative-win-zero = If special points take more from the winners than they have won, the game counts 0.
wall-feigheit = { $n ->
    [one] Cowardice: who wins by one stage more than was called loses.
   *[other] Cowardice: who wins by { $n } stages more than were called loses.
}
wall-feigheit-scope-all = That holds in a solo, too.
wall-feigheit-scope-two-against-two = That does not hold in a solo.
wall-hochzeit-points = { $n ->
    [one] A Hochzeit with a partner is worth one point more.
   *[other] A Hochzeit with a partner is worth { $n } points more.
}
wall-hochzeit-lost-alone-game = Whoever loses a Hochzeit without a partner pays each of the others what another game would cost: what is added for a solo is not.

# Special points
wall-special = Special points
wall-special-points = One point each for: { $list }.
wall-special-points-none = There are no special points.
wall-herzstich-not-trumped = A Herzstich is a trick led with hearts that no trump takes.
wall-herzstich-all-four-hearts = A Herzstich is a trick to which all four play hearts.
wall-herzstich-any-heart-lead = A Herzstich is any trick led with hearts.
wall-charlie-gefangen-counts-per-card = Two captured Charlies count two points.
wall-charlie-gefangen-counts-once = Two captured Charlies count one point together.
wall-special-points-for-winner = Special points of the losers do not count.
wall-fuchs-counts-second-twice = The second Fuchs that a side captures counts twice.
wall-doppelkopf-from-40 = A Doppelkopf is a trick of 40 Augen or more.
wall-doppelkopf-above-40 = A Doppelkopf is a trick of more than 40 Augen; four tens are none.
wall-alten-games = Of the games of two against two gegen die Alten counts in: { $list }.
wall-alten-games-none = Where two play against two gegen die Alten does not count.
wall-alten-needs-re-yes = Gegen die Alten counts only if Re was said.
wall-alten-in-solo-yes = Kontra has the point gegen die Alten for a won solo, too.
wall-special-points-in-solo-yes = There are special points in a solo, too.
wall-special-points-in-solo-no = There are no special points in a solo.
wall-charlie-gefangen-by-any = Any card that takes the last trick captures a Charlie.
wall-charlie-gefangen-by-DQ = Only a queen of diamonds captures a Charlie.
wall-special-points-in-solo = In a solo there are only these special points: { $list }.
wall-special-points-in-solo-none = In a solo none of the special points is left.
wall-special-points-soli-all = That holds in every solo.
wall-special-points-soli-karo-trump = That holds only where diamonds are trumps.
wall-special-points-soli = That holds only in these soli: { $list }.
wall-special-points-soli-none = That holds in no solo.

# Round
wall-round = Round
wall-list-points-all = Winners and losers write points into the list.
wall-list-points-winners = Only the winners write points into the list; who has lost writes nothing.
wall-sitting-out-nothing = Those who sit out write nothing.
wall-sitting-out-shares-wins = Those who sit out share what is won: they write as much as a winner; in a solo they win and lose with the opponents of the soloist, who gets from them or pays them as much as from or to anybody else.
wall-games-per-round = Games in a round: { $list }.
wall-games-per-round-off = How many games a round has is not fixed.
wall-minutes-per-round = Minutes for a round: { $list }.

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
wall-serious-normal-game-not-played = A game that a serious breach ends was not played.
wall-serious-normal-game-counts = If a serious breach ends a game, the penalty is its result.
wall-serious-normal-game-lost-alone = If a serious breach ends a game, the other side gets the rest of the tricks, and the offender alone loses the game, with all that was called before.
wall-serious-normal-game-scored-rest-to-opponents = If a serious breach ends a game, the other side gets the rest of the tricks.
wall-decided-game-side-any-party = If the game was already decided for either side, a serious breach counts as a minor one.
wall-decided-game-side-offender-party = If the game was already decided for the side of the offender, a serious breach counts as a minor one.
wall-unsportlich-points-up-to = { $n ->
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
} more for each Bock, in a solo as often as it counts; nothing is multiplied.
wall-bock-factor-2 = Its games count twice.
wall-bock-factor = Its games count { $n } times.
wall-bock-count-once = One game starts one Bockrunde at most.
wall-bock-count-each = If several of these happen in one game, each starts a Bockrunde.
wall-bock-stacking-append = A new Bockrunde follows the one that is running.
wall-bock-stacking-multiply = A new Bockrunde begins at once; games in both count twice as much again.
wall-bock-stacking-restart = A Bock that begins in another starts the count again.
wall-bock-stacking-ignore = In a Bock no other begins.
wall-bock-solo-counts = A solo counts in a Bockrunde like any other game.
wall-bock-solo-free = A solo is multiplied, but uses up no game of the Bockrunde.
wall-bock-solo-free-if-dealer-stays = A solo is multiplied; if its dealer deals again, it uses up no game of the Bockrunde.
wall-bock-solo-outside = A solo stands outside the Bockrunde: it counts once and uses up no game.

# `doko rules explain` and `new`
wall-written = the rules are in { $path }
rules-new-written = the rule file is in { $path }
rules-new-no-value = "{ $answer }" is no answer
    .help = --set OPTION=VALUE, for example --set nines=false; `doko rules` shows all options
rules-new-no-terminal = -
    .help = Answer with --set OPTION=VALUE, for example: doko rules new --set nines=false
rules-new-name = What is the rule set called?
    .help = letters, digits, - and _; not ddv, bsv or recklinghausen
rules-new-base = Which rules are nearest to yours?
rules-new-base-ddv = ddv: tournament rules of the Deutscher Doppelkopf-Verband, 48 cards
rules-new-base-bsv = bsv: tournament rules of the BSV Hessen, 40 cards
rules-new-base-recklinghausen = recklinghausen: house rules, 40 cards, with Schweine and Armut
rules-new-right = that is right, go on
rules-new-section-why = Choose what is different at your table
input-name-answers = answers
output-kind-rules = a rule file
