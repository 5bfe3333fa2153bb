# The referees' handbook: of every entry the title and what its rows decide.

e2-1-1 = The procedure for breaches
    .row-A = Irrelevant breach: no points, play goes on.
    .row-B = Minor breach: it is examined whether a side is bound to make all remaining tricks.
    .row-C = Serious breach: it is examined first whether a side is bound to make all remaining tricks, then whether the game is decided.
    .row-none = There is no breach.

# 3.1 General

e3-1-1 = Questions about who played which card
    .row-a = A question about the running or the last visible trick is allowed; the others have to answer it.
    .row-refused = An answer about the running or the last visible trick may not be refused; the player is told to answer.
    .row-false = The answer was false: there is a suspicion of unsporting behaviour.
    .row-older = The trick can no longer be seen: nobody has to answer.
e3-1-2 = Acts to prevent a breach
    .row-a = "Stop, it is my lead" prevents a false lead and is allowed.
    .row-b = The question "Have you none of that suit?" is allowed.
    .row-c-true = Saying which cards another player still holds betrays cards, which is punished like 3.11.6.
    .row-c-false = The player does not hold the cards that were named: naming cards of others wrongly is unsporting.
e3-1-3 = Whether a game is decided
    .row-a = Only tricks complete at the breach count, and by the calls no side has won already without being allowed any further Absage: the game is not decided. A win that is certain but not yet made is not enough.
    .row-decided = By the completed tricks a side has won and may not call any further Absage: the game is decided.
e3-1-4 = Who belongs to which side
    .row-a = The sides follow the queens of clubs. A false call that nobody claimed changes nothing about that and is not turned into a call of the own side.
e3-1-5 = A breach in a decided game
    .row-a = For a serious breach it is examined whether the game is decided already.
e3-1-6 = A breach when a side is bound to make all remaining tricks
    .row-a = If a side is bound to make all remaining tricks, the breach is irrelevant.
e3-1-7 = Special points when a side is bound to make all remaining tricks
    .row-a = Besides the special points already earned only those count that are bound to come.
    .row-solo = In a solo there are no special points.
    .row-nobody = Neither side is bound to make all remaining tricks: the game is played to the end with all special points.
e3-1-8 = A hint at Verwerfen or a false lead, without a claim
    .row-a = Without a claim the card must be exchanged. It need not be played at the next opportunity.
    .row-lead = Without a claim the card that was led must be taken back. It need not be played at the next opportunity.
e3-1-9 = Only a hint at Vorwerfen, without a claim
    .row-a = Without a claim playing out of turn is a valid move. The card may not be exchanged any more.
e3-1-10 = Only a hint at Nichtbedienen, without a claim
    .row-a = Not followed in the running trick: the card must be exchanged; cards played after it may be exchanged.
    .row-b = Not followed in an earlier trick: it is a valid move, the card may not be exchanged any more.
    .row-open = In the running trick the card must be exchanged, and cards played after it may be exchanged. In an earlier trick not following is a valid move, and the card may not be exchanged any more.

# 3.2 Draw, seats, tables, dealer

e3-2-1 = False draw
    .row-a = Noticed before the round: the round is drawn again by computer. A round that was played is not repeated.
    .row-a-by-hand = Noticed before the round, no new draw by computer is possible: players are swapped by hand.
    .row-b = Noticed during the round, no game is complete yet: players are swapped, round and clock restart at the tables concerned.
    .row-c = Noticed during the round, at least one game is complete: the round goes on without swapping.
e3-2-2 = Wrong seats at the table
    .row-a = The drawn seats are taken as soon as a multiple of four games (without Pflichtsoli) is complete. The earlier games are valid.
e3-2-3 = Wrong table
    .row-b = The players at the wrong table are penalised for unsporting behaviour. As no game is complete, players are swapped; round and clock restart.
    .row-c = The players at the wrong table are penalised for unsporting behaviour. As at least one game is complete, the round goes on without swapping.
e3-2-4 = The wrong player has dealt
    .row-a = A player who has not spoken in the query may claim the wrong dealer: the dealer according to the list deals again.
    .row-b = By speaking in the query the right to claim the wrong dealer is forfeited. In doubt the right player has dealt.
    .row-c = The wrong player has begun the query, and this can still be claimed: minor breach.

# 3.3 The query

e3-3-1 = "Weg" or "weiter" instead of "gesund"
    .row-a = A word that means "gesund" beyond doubt is an irrelevant breach. "Gesund" is preferred.
    .row-unclear = The word leaves doubt whether there is a Vorbehalt: the player is asked what he meant.
e3-3-2 = A slip of the tongue corrected at once
    .row-a = An obvious slip that is corrected before the next player has spoken or the first card is led is no breach.
    .row-late = The next player has already spoken, or the first card is led: no correction is possible.
e3-3-3 = Speaking too early in the query
    .row-a = Speaking too early is a minor breach of the first who did so. Those who followed him are not punished. None of them may correct himself.
    .row-follower = Another player has spoken too early before: this only followed him and is not punished.
    .row-x = The wrong dealer was claimed in time: no points for speaking early, the right dealer deals again.
e3-3-4 = Naming a Vorbehalt at once
    .row-a = If the Vorbehalt is the highest in any case, naming it at once is an irrelevant breach.
    .row-b = After the highest Vorbehalt was named, every further call, naming or Hochzeit by another player is a minor breach.
    .row-not-highest = The Vorbehalt that was named is not the highest in any case: it was named too early, see 3.3.5.
e3-3-5 = Naming a Hochzeit or a solo too early
    .row-a = Announcing a Hochzeit although another player has the higher Vorbehalt is a minor breach, even if a Lustsolo follows.
    .row-b = Naming one's own solo although another has the higher solo or sits further forward is a minor breach; a solo is played.
    .row-b-no-solo = Naming one's own solo too early is a minor breach; no solo is played.
    .row-c = Naming a Hochzeit although a player further back has not spoken is a minor breach, even if nobody else has a Vorbehalt.
e3-3-6 = Wrong order in the query
    .row-a = The query is not finished: beginning it wrongly is a minor breach; it goes on in the right order.
    .row-b = Another player than the one who began the query has led already: that lead is judged by 3.4.1 or 3.4.2.
    .row-finished = The query is finished: the wrong order can no longer be claimed.
e3-3-7 = Renaming a solo
    .row-a = Renaming is allowed as long as there has been no action.
    .row-late = There has been an action since the naming: the solo can no longer be renamed.
e3-3-8 = Correcting "Vorbehalt Solo" to "Vorbehalt Hochzeit"
    .row-a = No points; no correction is possible.
e3-3-9 = Late correction from "gesund" to "Hochzeit"
    .row-a = No card has been played: minor breach of the Hochzeiter. The players behind him may correct from "gesund" to "Vorbehalt".
    .row-b = At least the first card has been played: no points. The player plays a silent solo in diamonds.
e3-3-10 = Late correction from "gesund" to "Solo"
    .row-a = Waiting is a minor breach, no correction is possible.
e3-3-11 = Late correction from "Vorbehalt" to "gesund"
    .row-a = No points, no correction is possible. Without a Hochzeit the Vorbehalt has announced a solo.
    .row-hochzeit = No points, no correction is possible. The player holds both queens of clubs and can play his Hochzeit or a solo.

# 3.4 Leading

e3-4-1 = False lead in the normal game
    .row-a = A false lead in the normal game is a serious breach.
e3-4-2 = False lead in a solo
    .row-a = The soloist led falsely: minor breach; play goes on with the correct lead.
    .row-b = An opponent led falsely, the soloist lets play go on with the correct lead: no points.
    .row-c = An opponent led falsely, the soloist claims the end of the game: serious breach.
e3-4-3 = Leading while the query is open
    .row-a = Led before everybody had spoken: the open player waives, a normal game is played. The card stays and may not be replaced; further cards may be taken back without points.
    .row-b = Led before everybody had spoken: a Lustsolo follows, which is not harmed. The lead stays.
    .row-c = Led before everybody had spoken: a Hochzeit follows. It is treated like a Lustsolo.
    .row-d = Led before everybody had spoken: a Pflichtsolo follows. The card is taken back, the soloist leads.
    .row-replaced = The card led too early, which was valid, was replaced by another one: serious breach.
e3-4-4 = Leading without naming the Vorbehalt
    .row-a = Leading before one's own Vorbehalt is named without ambiguity is a minor breach. "Trumpfsolo" is ambiguous.
    .row-b = A player who plays on without asking what was named, and thereby fails to follow, commits a serious breach.
    .row-plays-on = A player who plays on without asking does so at his own risk; as long as he follows there is no breach.
    .row-named = The Vorbehalt was named without ambiguity: there is no breach.

# 3.5 Calls

e3-5-1 = Calling while the query is open
    .row-a = Called too early, a normal game follows: minor breach of the caller; the call is valid.
    .row-b = Called too early, a solo follows: minor breach of the caller; the call is invalid.
    .row-b-soloist = Called too early by the later soloist: minor breach; the call is invalid.
    .row-c = Called too early, a Hochzeit follows: it is judged by 3.5.2.
e3-5-2 = Calling too early in a Hochzeit (the partner is not found yet)
    .row-a = The Hochzeiter called himself, and whose the trick was then does not become his partner: serious breach.
    .row-b = Another player called, and the Hochzeiter could legally win the trick of the call: serious breach.
    .row-c = The duty to lead changes before the end of the trick that finds the partner, and the caller does not get the running trick: serious breach.
    .row-d = The leader called before his lead and gets the trick, which the Hochzeiter cannot legally take: minor breach; the call is valid.
    .row-e = In all other cases, also if the Hochzeiter says "Re" before his lead to the first trick and wins the first three tricks himself: minor breach; the call is invalid and may be made at the proper time.
    .row-pending = The trick that decides the class is not complete yet: play goes on under reservation. It is a minor breach at least.
e3-5-3 = A false call corrected at once
    .row-a = A false call corrected at once is no breach.
    .row-not-at-once = The false call was not corrected at once.
e3-5-4 = A false call with clear partnerships
    .row-a = The partnerships are clear: the false call is no breach, it is turned into the call of the own side and stays valid. The opponents should correct it, so that no further mistakes follow.
    .row-unclear = The partnerships are not clear: it is judged by 3.5.5.
e3-5-5 = A false call with unclear partnerships, not corrected at once
    .row-a = A false call with unclear partnerships is a serious breach.
    .row-clear = The partnerships are clear: it is judged by 3.5.4.
    .row-corrected = The false call was corrected at once: no breach (3.5.3).
    .row-unclaimed = Without a valid claim the false call stays a call of the word spoken; the sides follow the queens of clubs (3.1.4).
e3-5-6 = A late call in the normal game
    .row-a = A late call is a serious breach, asked for or not.
    .row-unclaimed = Without a valid claim the call counts.
e3-5-7 = A late call in a solo
    .row-a = The soloist called late: minor breach; the call is not valid.
    .row-a-unclaimed = Without a valid claim the soloist's late call counts.
    .row-b = An opponent called late: serious breach.
    .row-b-unclaimed = Without a valid claim the opponent's late call counts.
e3-5-8 = Reminding of a call
    .row-a = Reminding of one's own call is allowed if the others may not have heard it for noise.
    .row-repeated = It was no mere reminder but a repetition: it is judged by 3.5.9.
e3-5-9 = A repeated call
    .row-a = The partnerships were clear before: minor breach; the call stays valid, the next stage does not count as called.
    .row-b = The partnerships were not clear before: minor breach; the call stays valid, and the next stage counts as called.
    .row-b-last = The partnerships were not clear before, but there is no next stage: the repetition is a minor breach only.
e3-5-10 = Simultaneous calls or replies
    .row-a = The same call at the same time is an irrelevant breach, whether the partnerships are clear or not. The call counts, the next stage is not called.
e3-5-11 = A repeated reply
    .row-a = Minor breach; the reply stays valid, the next stage does not count as called.
    .row-not-repeated = The reply was not repeated: there is no breach.

# 3.6 Vorwerfen

e3-6-1 = Playing out of turn in the last trick
    .row-a = Playing out of turn in the last trick costs nothing.
    .row-not-last = It was not the last trick.
e3-6-2 = Playing out of turn in the normal game
    .row-a = The right to lead changes after the card out of turn: serious breach.
    .row-b = The right to lead does not change after the card out of turn: minor breach.
e3-6-3 = Playing out of turn in a solo
    .row-a = The soloist played out of turn: minor breach.
    .row-b = An opponent of the soloist played out of turn: serious breach.

# 3.7 Verwerfen

e3-7-1 = Not following suit, corrected in time, in the normal game
    .row-a = Verwerfen in the normal game is a serious breach.
e3-7-2 = Not following suit, corrected in time, in a solo
    .row-a = The soloist did not follow and corrected himself: minor breach.
    .row-b = An opponent of the soloist did not follow and corrected himself: serious breach.

# 3.8 Nichtbedienen

e3-8-1 = Not following suit in the normal game
    .row-a = Not following suit in the normal game is a serious breach.
e3-8-2 = Not following suit in a solo
    .row-a = The soloist trumped without following, led the next card and corrected himself before anybody acted: minor breach; he takes both cards back and follows.
    .row-b = Not following suit in a solo is a serious breach.

# 3.9 Further breaches

e3-9-1 = Reminder cards for a Doppelkopf or a captured fox
    .row-a = A reminder card is still open although the trick may no longer be seen: minor breach.
    .row-in-time = The trick may still be seen: the reminder card is allowed.
e3-9-2 = Uncovering or looking at an earlier trick
    .row-a = An earlier trick was uncovered or looked at although all four cards of the running trick were played: serious breach.
    .row-in-time = Not all four cards of the running trick were played: the last trick may be looked at.
e3-9-3 = Two cards fall
    .row-a = At most one card can be seen, and it follows suit: no points. The lower card is taken up so that nobody sees it.
    .row-b = The visible card does not follow suit: it is a Verwerfen.
    .row-c = More than one card can be seen in a normal game: serious breach.
    .row-d = More than one card of an opponent can be seen in a solo: serious breach.
    .row-e = More than one card of the soloist can be seen: minor breach.
e3-9-4 = Different numbers of cards
    .row-a = After the query only one player has the wrong number of cards: serious breach, for it counted as right at his first action.
    .row-b = At least two players have the wrong number of cards: points as for unsporting behaviour. The game is void and the same dealer deals again.
    .row-no-points = The number of cards is wrong: the deal was false and may be repeated at once; there are no penalty points.
    .row-before = The query is not finished: the cards are dealt again.
e3-9-5 = Several breaches in one game
    .row-a = The breach claimed first is punished. As it is not serious, the others may be claimed again.
    .row-serious = The breach claimed first is punished. It is serious and ends the game; no other can be claimed any more.
    .row-unerheblich = The breach claimed first is irrelevant; the others may be claimed.

# 3.10 Shortening

e3-10-1 = Shortening the normal game
    .row-hands-over = Only a soloist may shorten the game by handing his cards over to the opponents: serious breach.
    .row-a = The player and his side are bound to make all remaining tricks: irrelevant breach.
    .row-a-charlie = The player and his side are bound to make all remaining tricks, and he has announced that he makes the last one with a jack of clubs: irrelevant breach.
    .row-b = The side that shortens is not bound to make all remaining tricks: serious breach.
e3-10-2 = Shortening a solo by a player of Kontra
    .row-hands-over = Only the soloist may shorten the game by handing his cards over to the opponents, no player of Kontra: serious breach.
    .row-a = Kontra is bound to make all remaining tricks: irrelevant breach.
    .row-b = Kontra is not bound to make all remaining tricks: serious breach.
    .row-soloist = The soloist himself has shortened the game: it is judged by 3.10.3.
e3-10-3 = Shortening a solo by the soloist
    .row-hands-over = The soloist may hand his remaining cards over to the opponents at any time: no breach. All remaining tricks go to Kontra.
    .row-a = The soloist is bound to make all remaining tricks: the shortening is correct.
    .row-b = The soloist is not bound to make all remaining tricks: no points, but all remaining tricks go to Kontra.
    .row-against = An opponent has shortened the game: it is judged by 3.10.2.
    .row-not-provided-a = These rules do not provide for shortening by showing. As the soloist is bound to make all remaining tricks, the breach is irrelevant.
    .row-not-provided-b = These rules do not provide for shortening by showing, and the soloist is not bound to make all remaining tricks: serious breach.

# 3.11 Unsporting behaviour

e3-11-0 = Speaking too early in the query, repeatedly
    .row-a = Unsporting; the penalty depends on the frequency. Nobody may gain the lead by it.
    .row-once = It happened for the first time: it is judged by 3.3.3.
e3-11-1 = Inciting a false lead or another breach
    .row-a = Inciting a breach is unsporting.
    .row-committed = Inciting a breach is unsporting; the breach that was committed is punished too.
e3-11-2 = Asking for a late or early call
    .row-a = A direct request ("Do you call anything?") is unsporting.
    .row-waits = Mere waiting cannot be told from thinking and is not punished.
e3-11-3 = Asking a player to show a trick that may no longer be seen
    .row-a = Asking to be shown a trick that may no longer be seen is unsporting.
e3-11-4 = Mixing one's own tricks to prevent reconstruction
    .row-a = Mixing one's own tricks is unsporting.
e3-11-5 = Uncovering cards during a claim, before the final decision
    .row-warned = It is unsporting and punished with a warning; play does not continue.
    .row-a = Play continues; the soloist has uncovered his whole hand, which is allowed. For doing so before the decision he is warned.
    .row-b = Play continues; the soloist has uncovered a part of his hand and may have influenced his opponents.
    .row-c = An opponent of the soloist has uncovered cards: unsporting; the penalty depends on the effect.
    .row-c-continue = An opponent of the soloist has uncovered cards, the soloist plays on: unsporting; the penalty depends on the effect.
    .row-c-stop = An opponent of the soloist has uncovered cards, the soloist ends the solo: unsporting; the penalty depends on the effect.
    .row-d = Cards were uncovered in a normal game: unsporting; the penalty depends on the effect.
e3-11-6 = Showing one's own cards during play, and looking into the cards of others
    .row-a = The soloist may uncover his whole hand.
    .row-b = The soloist has shown a part of his hand and may have influenced his opponents.
    .row-c = An opponent of the soloist has shown cards.
    .row-c-continue = An opponent of the soloist has shown cards, the soloist plays on.
    .row-c-stop = An opponent of the soloist has shown cards, the soloist ends the solo.
    .row-c-normal = A player has shown cards in a normal game.
    .row-d = Naming the cards of others in public betrays cards.
    .row-e = The cards were named secretly and rightly, not before the table: no points for the observer.
    .row-f = The cards were named secretly but wrongly: unsporting.
    .row-g = The player holds his cards so that they can be seen, and one was named rightly: unsporting.
    .row-g-first = The player holds his cards for the first time so that they can be seen, and one was named rightly: he is warned.
    .row-g-repeated = The player repeatedly holds his cards so that they can be seen, and one was named rightly: unsporting.
    .row-ex-a = Naming the card in public betrays cards; a player who repeatedly holds his cards open is punished as well.
    .row-ex-b = The cards were held normally: naming the card betrays cards; the holder is not to blame.
    .row-ex-c = Not all named cards are right: naming them at the table and demanding a card is punished; the holder is not punished and free to lead.
    .row-ex-e = The dealer dealt so high that cards were seen, and they were named rightly: the cards are dealt again.
    .row-ex-f = A card was pulled and put back: the player is free to play another; a card is played only when it has touched the table face up.
    .row-ex-g = Naming the pulled card aloud betrays cards; for the player who showed it example f holds.
    .row-ex-h = A card was shown to all, put back, and another one played: unsporting.
    .row-ex-h-solo = An opponent of the soloist has shown a card to all and played another: unsporting.
    .row-ex-h-continue = An opponent of the soloist has shown a card to all and played another; the soloist plays on.
    .row-ex-h-stop = An opponent of the soloist has shown a card to all and played another; the soloist ends the solo.
    .row-ex-i = The player holds his cards open in spite of repeated requests: unsporting. The player who complains is not punished.
    .row-ex-i-first = The player holds his cards open in spite of requests: he is warned at first.
    .row-ex-j = A player keeps looking into carelessly held cards: unsporting, of the holder too.
    .row-ex-j-first = A player looks into carelessly held cards: he is warned at first.
    .row-ex-k = A player strains to look into normally held cards: unsporting.
    .row-ex-k-first = A player strains to look into normally held cards: he is warned at first.
e3-11-7 = Revealing utterances
    .row-a = The utterance had no effect on the game: no points.
    .row-a-minor = The utterance had a small effect: minor breach.
    .row-a-serious = The utterance could decide the game: serious breach.
    .row-house = The utterance tells what influences the game: unsporting behaviour. It does not stop the game.
    .row-house-stop = The utterance tells what influences the game: unsporting behaviour. As cards of others were revealed or the course of play cannot be reconstructed without trouble, the game is stopped; all cards not yet laid down go to the other side.
    .row-b = Utterances like "we play together" decide games and are a serious breach, whether the information was known or not.
    .row-c = Answering a question about the running or the last visible trick is a duty.
e3-11-8 = Repeating a game that has to be entered with 0 points
    .row-a = Unsporting behaviour of all four. The repeated game is void, the game with 0 points is entered in the list.
e3-11-9 = Throwing the cards together before both sides have confirmed the result
    .row-a = There is disagreement about the result: throwing the cards together is unsporting; the result is found by 3.12.2.
    .row-agreed = There is no disagreement about the result: throwing the cards together has no consequence.
e3-11-10 = Interference by spectators or participants who are not in the game
    .row-a = A spectator who takes no part in the tournament has interfered; he is removed from the room.
    .row-b = A participant who is not in the game has interfered: unsporting; the penalty depends on the effect on the game.
e3-11-11 = Verbal abuse
    .row-a = Insults, abuse and personal attacks are always unsporting.
e3-11-12 = Disturbance of play
    .row-a = Disturbing play is unsporting.
e3-11-13 = Lateness between the rounds of a tournament
    .row-in-time = The player was at his table at the actual beginning of the round.
    .row-5 = 1 to 5 minutes late.
    .row-10 = 6 to 10 minutes late.
    .row-15 = 11 to 15 minutes late.
    .row-reasons = More than 15 minutes late for special reasons.
    .row-more = More than 15 minutes late without special reasons.
e3-11-14 = Playing badly on purpose
    .row-a = Repeated untenable calls or unwinnable soli are proven: unsporting.
    .row-b = The player has said that he plays for the last place: unsporting.
    .row-not-proven = Playing badly on purpose is not proven: everybody plays as he likes.
e3-11-15 = Greed for penalty points
    .row-a = Insisting on penalty points after the final decision, or calling { $body -> 
        [spielleitung] the tournament management
       *[other] the court of referees
    } repeatedly on trivial occasions, is unsporting.
    .row-claim = Claiming a breach or a suspected breach is no greed.
    .row-example = Complaining that 4 points were lost because a false lead was prevented is unsporting.
e3-11-16 = Influencing a player whether to claim
    .row-a = Hindering or commenting on a claim is unsporting. A claim that was made must be accepted.
    .row-example = Players urge a new deal and keep bringing up the claim.
    .row-nothing = Nobody has hindered or commented on the claim.

# 3.12 End of game and round

e3-12-1 = No agreement on the calculation of points
    .row-a = No points. The items are gone through one by one and it is checked whether they apply.
e3-12-2 = No agreement on the outcome of the game
    .row-a = The winner can be determined: the game is scored.
    .row-a-majority = The winner can be determined: the opinion of the majority decides.
    .row-a-tie = The winner can be determined, the votes are tied: the special points and stages both sides agree on count.
    .row-a-tie-solo = The winner can be determined, the votes are tied: the stages both sides agree on count.
    .row-b = The winner cannot be determined: the opinion of the majority decides.
    .row-b-tie = The winner cannot be determined, the votes are tied: the game is void and is played again.
e3-12-3 = No agreement on special points
    .row-a = The opinion of the majority decides: the special point counts.
    .row-b = There is no majority for the special point: it does not count.
    .row-solo = In a solo there are no special points.
e3-12-4 = A game entered wrongly
    .row-a = The value of the game can be recognised: the result is corrected.
    .row-b = The value of the game cannot be recognised, the time of the round is not over: the game is played again.
    .row-c = The value of the game cannot be recognised, the time of the round is over: the game is struck.
e3-12-5 = The end of the round was ignored
    .row-a = No game is struck yet: a game for which dealing has begun may be played.
    .row-a-shuffled = No game is struck yet, the cards were only shuffled: the game is struck. Extra time comes first.
    .row-b = Games have been struck already: unsporting behaviour of all players at the table. What is struck stays struck.
e3-12-6 = Penalty points were not signed
    .row-a = { $body -> 
        [spielleitung] The tournament management
       *[other] The referee
    } was called and remembers: the points count.
    .row-b = { $body -> 
        [spielleitung] The tournament management
       *[other] The referee
    } was not called or does not remember: the points do not count.

# Provisions of single rule sets

e5-3 = Uncollected and collected tricks
    .row-a = The tricks stay where they are: there is no breach.
    .row-looks = Looking through, counting or uncovering collected tricks ends the game.
    .row-uncollected = The soloist left tricks lying and has now lost one: these and all later tricks go to Kontra.
e9-1 = General principles
    .row-a = Counting aloud, and utterances and gestures that betray cards or influence play, are forbidden.
    .row-incited = Inciting a breach is unsporting; the breach that was committed is punished too.
e9-2 = Irrelevant breaches
    .row-a = The breach has no influence on the further course or the result.
e9-3 = Minor breaches
    .row-a = The breach may influence the course of the game but not decide who wins it.
e9-4 = Serious breaches, and breaches in a decided game
    .row-a = The breach makes a correct continuation impossible.
e9-5 = Unsporting behaviour
    .row-a = There is a suspicion of unsporting behaviour.
e9-6 = Claims
    .row-a = A breach that is claimed in time and rightly is punished by its gravity.
    .row-unclaimed = Without a timely claim the act is a valid move.
e004-abbruch = Faulty play (house rules)
    .row-a = The game has to be stopped because its course cannot be reconstructed or cards of others were revealed.
    .row-goes-on = The course can be reconstructed and no cards were revealed: play goes on.
e004-unsportlich = Unsporting behaviour (house rules)
    .row-a = The behaviour is unsporting, such as counting points aloud or telling what influences the game.
