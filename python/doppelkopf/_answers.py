"""The answers of the engine as data classes; written by ``tests/answers_of_schema.py``, not by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ._engine import Card
from ._outcome import Seat, Side


@dataclass(frozen=True)
class Answer:
    """An answer.

    Attributes:
        text: The answer in words for people.
    """

    text: str


@dataclass(frozen=True)
class Play:
    """A card and who plays it.

    Attributes:
        card: The card.
        seat: The seat: N, E, S or W.
    """

    card: Card
    seat: Seat


@dataclass(frozen=True)
class CardsOfSeat:
    """Cards of a seat.

    Attributes:
        cards: Its cards.
        seat: The seat.
    """

    cards: tuple[Card, ...]
    seat: Seat


@dataclass(frozen=True)
class Threat:
    """A card that opponents can beat.

    Attributes:
        beaten_by: What beats it, by opponent.
        card: The card.
        seat: Who holds it.
    """

    beaten_by: tuple[CardsOfSeat, ...]
    card: Card
    seat: Seat


@dataclass(frozen=True)
class Step:
    """A trick of an explanation.

    Attributes:
        masters: Cards of the party that nobody can beat, by seat.
        threats: Cards of the party that can be beaten.
        trick: The trick.
        winner: Who wins it.
    """

    masters: tuple[CardsOfSeat, ...]
    threats: tuple[Threat, ...]
    trick: tuple[Play, ...]
    winner: Seat | None = None


@dataclass(frozen=True)
class Specials:
    """Special points that a party is certain to get in the remaining tricks.

    Attributes:
        charlie: Charlie in the last trick.
        doppelkopf: Doppelkopf tricks.
        fuchs: Foxes caught.
    """

    charlie: int
    doppelkopf: int
    fuchs: int


@dataclass(frozen=True)
class Verdict(Answer):
    """A verdict.

    Attributes:
        holds: Whether the party takes all remaining tricks whatever else is played.
        manner: How the claimant is bound: `every_order` (not at all), `top_first`, `top_first_in_order` or
            `in_order`.
        members: Its seats.
        paragraphs: Where the rule texts say so.
        party: The party that is said to take all remaining tricks: re or kontra.
        position: The position in its canonical form.
        claimant: The player who claims the rest.
        counter_line: The shortest line of play in which the other party wins a trick.
        explanation: A line of play, trick by trick, if it was asked for.
        forced_special: Special points that the party is certain to get.
        order: The order he announced, of suits or of cards.
        positions: How many positions were looked at to prove it.
    """

    holds: bool
    manner: str
    members: str
    paragraphs: tuple[str, ...]
    party: Side
    position: str
    claimant: Seat | None = None
    counter_line: tuple[Play, ...] | None = None
    explanation: tuple[Step, ...] | None = None
    forced_special: Specials | None = None
    order: tuple[str, ...] | None = None
    positions: int | None = None


@dataclass(frozen=True)
class Verification(Answer):
    """Whether a line of play refutes a claim.

    Attributes:
        position: The position in its canonical form.
        refutes: Whether the line refutes the claim.
        problem: What is wrong with the line, in English.
    """

    position: str
    refutes: bool
    problem: str | None = None


@dataclass(frozen=True)
class Worth:
    """What a decision is worth.

    Attributes:
        decision: The decision: a card, a call, or `-` for silence.
        distribution: How probable each result is.
        points: The expected points.
        win: How often it brings more than nothing.
        worlds: In how many possible deals it was looked at.
        effective: How many deals drawn independently, each as likely as it is, would tell as much; absent
            where all deals were looked at, so that nothing is left to chance.
        error: The standard error of the expected points: 0 where all deals were looked at, absent where it
            was only one.
        interval: The ends of the interval that holds the mean over all deals in 95 of 100 cases.
    """

    decision: str
    distribution: Mapping[str, float]
    points: float
    win: float
    worlds: int
    effective: float | None = None
    error: float | None = None
    interval: tuple[float, float] | None = None


@dataclass(frozen=True)
class Suggestion(Answer):
    """Everything a seat may do now.

    Attributes:
        accepted: Which share of the deals that were drawn met the condition; 1 where that is counted and not
            tried.
        calls: The calls and silence, the best first.
        cards: The cards, the best first.
        cards_played: How many cards have been played.
        contenders: All that may be best, the first of them first.
        re: How probable it is that each seat is Re, judged by what was played.
        re_counted: The same if all deals that fit are equally probable.
        seat: Whose decision it is.
        why: Why the best decision is the best, in the language of the question.
        best: The best card, or the best call off turn; absent if too few deals were looked at to say which it
            is.
        bot: What the bot does that was asked, or what is done for it.
        bot_faults: What went wrong when the bot was asked, so that the decision was made for it.
        condition: The condition on the hidden hands.
        condition_probability: How probable it is, before anything that was played is weighed: its share of
            all deals that fit; absent without a condition, and if the deals could not be counted.
        deals: How many deals fit what the seat has seen and the condition, written out; absent if they could
            not be counted.
        effective: How many deals drawn independently, each as likely as it is, all this is worth; absent
            where all deals were looked at, so that nothing is left to chance.
    """

    accepted: float
    calls: tuple[Worth, ...]
    cards: tuple[Worth, ...]
    cards_played: int
    contenders: tuple[str, ...]
    re: Mapping[Seat, float | None]
    re_counted: Mapping[Seat, float | None]
    seat: Seat
    why: str
    best: str | None = None
    bot: str | None = None
    bot_faults: tuple[str, ...] | None = None
    condition: str | None = None
    condition_probability: float | None = None
    deals: str | None = None
    effective: float | None = None


@dataclass(frozen=True)
class HandAdvice(Answer):
    """What a hand is worth.

    Attributes:
        calls: What the first calls of a normal game that everybody is gesund in are worth, silence among
            them.
        games: What each game is worth, the best first.
        hand: The hand.
        position: The place at the table, 1 to 4.
        best_call: The best of them; absent if too few deals were looked at to say which it is, and where
            there is no call.
        best_game: The best of them; absent if too few deals were looked at to say which it is.
    """

    calls: tuple[Worth, ...]
    games: tuple[Worth, ...]
    hand: tuple[Card, ...]
    position: int
    best_call: str | None = None
    best_game: str | None = None


@dataclass(frozen=True)
class BadLuck:
    """What was right, and cost points all the same.

    Attributes:
        cards_played: How many cards had been played by everybody.
        done: The card.
        hindsight_best: What would have been better, as the cards lay.
        hindsight_loss: How many points it cost.
        seat: Whose card it was.
    """

    cards_played: int
    done: str
    hindsight_best: str
    hindsight_loss: int
    seat: Seat


@dataclass(frozen=True)
class Decision:
    """A decision.

    Attributes:
        best: What was best at first sight, as far as the seat could know.
        cards_played: How many cards had been played by everybody.
        done: What was done: a card, a call such as `re!`, `-` for silence at the last moment for a call, or
            the game that the seat wanted to play.
        kind: What was decided: `vorbehalt`, `call` or `card`.
        loss: How many points were given away, at first sight.
        mistake: Whether it is a mistake, judged again in other deals; the dearest ones are among the
            `moments`.
        points: The expected points of what was done, at first sight.
        seat: Whose decision it was.
        hindsight_best: What was best in hindsight: the card with all cards open, or the call as the cards
            fell.
        hindsight_loss: How many points worse than that what was done was.
        loss_error: The standard error of what was given away; 0 where all deals were looked at, absent where
            it was only one.
    """

    best: str
    cards_played: int
    done: str
    kind: str
    loss: float
    mistake: bool
    points: float
    seat: Seat
    hindsight_best: str | None = None
    hindsight_loss: int | None = None
    loss_error: float | None = None


@dataclass(frozen=True)
class Reason:
    """Why something was a mistake.

    Attributes:
        explains: Which part of the loss comes from the deals it speaks of: at least a half; more than 1 if
            the others speak for what was done.
        facts: What the sentence says, by name: shares of the possible deals from 0 to 1, Augen, cards, seats,
            suits.
        name: Its name in the catalogue (docs/REVIEW.md).
        sentence: The sentence, in the language that was asked for.
    """

    explains: float
    facts: Mapping[str, Any]
    name: str
    sentence: str


@dataclass(frozen=True)
class CouldHave:
    """What could still be had from a decision on, with all cards open; calls that came later are left out.

    Attributes:
        against_best: What it gets if all play as well as they can from here on.
        as_played: What it could get from those who play the cards that they played, in their order as far as
            it is allowed.
        as_played_line: The cards of that.
        best_line: A line of that.
        got: What the seat got.
    """

    against_best: int
    as_played: int
    as_played_line: tuple[Play, ...]
    best_line: tuple[Play, ...]
    got: int


@dataclass(frozen=True)
class CounterDeal:
    """A deal that could not be excluded, in which a card loses.

    Attributes:
        best_line: The same after the better one.
        better: What it gets after the better one.
        line: The cards to the end after the card that was played.
        points: What the seat gets after the card that was played.
        position: The deal, as a position at the decision.
        proof: How it is known: `exact`, by best play with open cards, or `played_on`, by the rules of thumb.
    """

    best_line: tuple[Play, ...]
    better: int
    line: tuple[Play, ...]
    points: int
    position: str
    proof: str


@dataclass(frozen=True)
class Mistake:
    """A mistake.

    Attributes:
        about: What it is about: `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
        all_worlds: Whether these were all that were possible.
        best: What was better, as far as the seat could know.
        cards_played: How many cards had been played by everybody.
        done: What was done: a card, a call such as `re!`, `-` for silence at the last moment for a call, or
            the game that the seat wanted to play.
        kind: What was decided: `vorbehalt`, `call` or `card`.
        loss: How many points were given away.
        loss_error: The standard error of what was given away; 0 where all deals were looked at.
        points: The expected points of what was done.
        reasons: Why it was a mistake, what says most first; empty if no reason holds.
        rests_on: On what the price rests: `counting`, if the decision is clearly worse where all deals are
            equally likely, too; `beliefs`, if only by what the others have played; `play` of calls and of
            what is said before the first card.
        seat: Whose decision it was.
        worlds: In how many deals it was judged again.
        could: What could still be had with all cards open; of cards near the end.
        counted_loss: How many points it gives away where all deals are equally likely; absent of what is no
            card.
        counter: A deal that the seat could not exclude, in which it loses; of cards.
        hindsight_loss: How many points it cost with the cards as they lay, exactly; 0 is luck. Absent where
            it is not known.
    """

    about: str
    all_worlds: bool
    best: str
    cards_played: int
    done: str
    kind: str
    loss: float
    loss_error: float
    points: float
    reasons: tuple[Reason, ...]
    rests_on: str
    seat: Seat
    worlds: int
    could: CouldHave | None = None
    counted_loss: float | None = None
    counter: CounterDeal | None = None
    hindsight_loss: int | None = None


@dataclass(frozen=True)
class GivenAwayAbout:
    """What somebody gave away in mistakes of a kind.

    Attributes:
        about: `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
        mistakes: How many mistakes.
        points: How many points.
        points_error: The standard error of that.
    """

    about: str
    mistakes: int
    points: float
    points_error: float


@dataclass(frozen=True)
class GivenAway:
    """What a seat gave away.

    Attributes:
        about: What about.
        mistakes: In so many mistakes.
        points: So many points in all.
        points_error: The standard error of that.
    """

    about: tuple[GivenAwayAbout, ...]
    mistakes: int
    points: float
    points_error: float


@dataclass(frozen=True)
class Review(Answer):
    """Where a game was lost, and why.

    Attributes:
        bad_luck: What was right by all that could be known, and cost points with the cards as they lay; at
            most three, the dearest first.
        decisions: The decisions, in their order.
        disputed: How many decisions would be mistakes by what the others have shown, but not where all deals
            are equally likely, or not with all cards open: they are not among the mistakes.
        finished: Whether the game was played to its end.
        moments: The dearest mistakes, at most five, the dearest first.
        more: How many mistakes there were besides.
        seats: What each seat gave away in mistakes.
        silence_priced: Whether silence at the last moment for a call was priced.
        suspects: How many of them were judged again in other deals.
        players: What the players are called, by seat; absent if the record does not say it.
    """

    bad_luck: tuple[BadLuck, ...]
    decisions: tuple[Decision, ...]
    disputed: int
    finished: bool
    moments: tuple[Mistake, ...]
    more: int
    seats: Mapping[Seat, GivenAway]
    silence_priced: bool
    suspects: int
    players: Mapping[Seat, str | None] | None = None


@dataclass(frozen=True)
class Breach:
    """A breach of a rule.

    Attributes:
        legal: What would have been legal.
        message: What is wrong.
        paragraph: The rule.
        card: The card that was played.
        seat: Who.
        trick: The number of the trick, from 1; null before the first card.
    """

    legal: tuple[str, ...]
    message: str
    paragraph: str
    card: str | None = None
    seat: str | None = None
    trick: int | None = None


@dataclass(frozen=True)
class Item:
    """A line of the score.

    Attributes:
        name: What it is for, such as `unter_90`.
        paragraph: Where the rule texts say so.
        party: Who earned it: re or kontra.
        points: Its points.
        text: That in words.
    """

    name: str
    paragraph: str
    party: str
    points: int
    text: str


@dataclass(frozen=True)
class Won:
    """Augen and tricks of a party.

    Attributes:
        augen: Its Augen.
        tricks: How many tricks.
    """

    augen: int
    tricks: int


@dataclass(frozen=True)
class Special:
    """A special point.

    Attributes:
        name: What it is, such as `fuchs`.
        party: Who earned it: re or kontra.
        trick: The number of the trick, from 1.
    """

    name: str
    party: str
    trick: int


@dataclass(frozen=True)
class Trick:
    """A trick.

    Attributes:
        augen: Its Augen.
        winner: Who won it.
    """

    augen: int
    winner: str | None = None


@dataclass(frozen=True)
class WrittenStep:
    """A part of an answer."""

    message: str
    paragraph: str
    text: str | None = None


@dataclass(frozen=True)
class WrittenClaim:
    """A part of an answer."""

    claimant: Seat
    invalid: str | None = None


@dataclass(frozen=True)
class WrittenRuling:
    """What is written of a ruling; its further consequences stand beside the fields under names of their own.

    Attributes:
        assumed: What nobody told and the credit depends on.
        claim_status: Of breaches that have to be claimed: valid, invalid, nobody; not_stated: the ruling
            holds if a claim is valid.
        extra: What else there is, under names of its own.
    """

    appeal: str
    class_: str
    decided_by: str
    entry: str
    game: str
    penalty_protocol: bool
    points: Mapping[Seat, int]
    reasons: tuple[WrittenStep, ...]
    row: str
    appeal_text: str | None = None
    assumed: tuple[str, ...] | None = None
    claim_status: str | None = None
    claims: tuple[WrittenClaim, ...] | None = None
    class_text: str | None = None
    consequences: tuple[str, ...] | None = None
    game_text: str | None = None
    judged_by_entry: str | None = None
    points_choices: tuple[int, ...] | None = None
    points_range: tuple[int, int] | None = None
    rest_to: Side | None = None
    title: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Unplayed:
    """The tricks that were not played any more.

    Attributes:
        party: The party that gets them: re or kontra.
        rest: Their Augen and number, the unfinished trick included.
    """

    party: str
    rest: Won


@dataclass(frozen=True)
class Scored(Answer):
    """A scored game.

    Attributes:
        breaches: Breaches that count as valid moves; with --count-breaches.
        factor: What announcements multiply the value by.
        game: The game as it was named.
        items: What was earned by whom.
        kontra_won: What Kontra has won.
        line: The number of the line on which the record begins, from 1.
        points: What each seat writes down.
        re: The seats of Re.
        re_value: The value of the game, seen from Re.
        re_won: What Re has won.
        rules: The rule set.
        scored_as: What it turned out to be.
        special: The special points earned in tricks, whether or not they count in this game.
        tricks: Who won each trick.
        assumed: What was taken for granted because the text does not say it; absent for a record in our
            notation.
        ruling: The ruling on what ended such a game, as `doko referee rule --json` writes it; its points are
            penalties, apart from those of the game.
        unplayed: What was not played any more; only if the game ended before its last card.
        winner: The party that has won: re or kontra; null if neither has.
    """

    breaches: tuple[Breach, ...]
    factor: int
    game: str
    items: tuple[Item, ...]
    kontra_won: Won
    line: int
    points: Mapping[Seat, int]
    re: str
    re_value: int
    re_won: Won
    rules: str
    scored_as: str
    special: tuple[Special, ...]
    tricks: tuple[Trick, ...]
    assumed: tuple[str, ...] | None = None
    ruling: WrittenRuling | None = None
    unplayed: Unplayed | None = None
    winner: str | None = None


@dataclass(frozen=True)
class Unscored(Answer):
    """A game that is not scored.

    Attributes:
        line: The number of the line on which the record begins, from 1.
        rules: The rule set.
        ruling: The ruling on what ended the game, as `doko referee rule --json` writes it; its points are
            penalties.
        scored: That the game is not scored.
    """

    line: int
    rules: str
    ruling: WrittenRuling
    scored: bool


@dataclass(frozen=True)
class Refused(Answer):
    """The answer to a record that breaks rules.

    Attributes:
        breaches: Where and how.
        error: That it does.
        line: The number of the line on which the record begins, from 1.
    """

    breaches: tuple[Breach, ...]
    error: str
    line: int


@dataclass(frozen=True)
class ResultScore(Answer):
    """What a game brings.

    Attributes:
        augen: Augen of each party.
        breaches: Calls after their time that count because nobody has claimed them; with `count_breaches`.
        called: How far each party has called: re or kontra, k90, k60, k30, schwarz; null for nothing.
        factor: What announcements multiply the value by.
        game: What was played; `solo` is one that was not named.
        items: What was earned by whom.
        line: The same result as a line that can be read again.
        points_each: What a member of each party writes down.
        re_value: The value of the game, seen from Re.
        rules: The rule set.
        points: What each seat writes down; null if nobody says who is Re.
        re: The seats of Re; null if nobody says who they are.
        tricks: Tricks of each party; null if they are not known.
        winner: The party that has won: re or kontra; null if neither has.
    """

    augen: Mapping[Side, int]
    breaches: tuple[str, ...]
    called: Mapping[Side, str | None]
    factor: int
    game: str
    items: tuple[Item, ...]
    line: str
    points_each: Mapping[Side, int]
    re_value: int
    rules: str
    points: Mapping[Seat, int] | None = None
    re: str | None = None
    tricks: Mapping[Side, int] | None = None
    winner: str | None = None


@dataclass(frozen=True)
class Payment:
    """A payment between two players.

    Attributes:
        cents: How many cents.
        from_: Who pays, by line from 1.
        to: Who is paid.
    """

    cents: int
    from_: int
    to: int


@dataclass(frozen=True)
class RowError:
    """The answer to a question that cannot be understood.

    Attributes:
        error: What is wrong.
        spans: The parts of the question's text that are wrong, in bytes: first, and the one after the last.
        code: Its name for programs, where one is needed: `stopped` if the question was stopped before its
            end, `too_much` if it is more than may be asked here.
        help: What to do about it.
        line: The number of the line, from 1; absent if the question was no line of a file.
    """

    error: str
    spans: tuple[tuple[int, int], ...]
    code: str | None = None
    help: str | None = None
    line: int | None = None


@dataclass(frozen=True)
class Row:
    """A row of a sheet.

    Attributes:
        bock: What the points were multiplied by because of a Bock.
        dealer: Who dealt, by line from 1.
        line: The number of its line, from 1.
        points: The points of everybody.
        sit_out: Who sat out.
        text: What is written.
        totals: The totals after it.
        bock_points: What it has brought its winner instead where it adds points.
        doubt: Why it cannot be right by the check of the list, although it counts.
        error: Why it does not fit; then it brings nothing.
        game: The number of the game; null for what happens between games.
        kind: What the game was: normal, hochzeit, stilles_solo, trumpfabgabe, solo, lustsolo,
            pflichtsolo_voluntary, pflichtsolo_forced; null for what is no game.
    """

    bock: int
    dealer: int
    line: int
    points: tuple[int, ...]
    sit_out: tuple[int, ...]
    text: str
    totals: tuple[int, ...]
    bock_points: int | None = None
    doubt: str | None = None
    error: RowError | None = None
    game: int | None = None
    kind: str | None = None


@dataclass(frozen=True)
class SheetAnswer(Answer):
    """What a sheet adds up to.

    Attributes:
        bock_games: How many games are waiting to be multiplied.
        deductions: Those deductions.
        payments: Who pays whom, if a point is worth something.
        pflichtsoli: How many Pflichtsoli everybody still has to play.
        players: The players, by their lines on the list.
        rows: The rows.
        rules: The rule set.
        sheet: The text of the sheet, with what was added or fixed.
        sound: Whether the list can be right: each row sums to zero, and is all even or all odd where it has
            to be.
        totals: What everybody has, without deductions that nobody is credited with.
        csv: The sheet as comma-separated values, if that was wanted: the same in every language.
        forced_soloist: Who has to play his Pflichtsolo in it, if somebody has.
        minutes: How many minutes the round takes, with the added time that is noted; null if that is not
            fixed.
        next_dealer: Who deals the next game, by line from 1; null if the round is over.
    """

    bock_games: int
    deductions: tuple[int, ...]
    payments: tuple[Payment, ...]
    pflichtsoli: tuple[int, ...]
    players: tuple[str, ...]
    rows: tuple[Row, ...]
    rules: str
    sheet: str
    sound: bool
    totals: tuple[int, ...]
    csv: str | None = None
    forced_soloist: int | None = None
    minutes: int | None = None
    next_dealer: int | None = None


@dataclass(frozen=True)
class DeckCard:
    """A kind of card of the deck.

    Attributes:
        augen: How many Augen it counts.
        card: Its code in the notation.
        class_: What it follows: `T` for trump, or its suit `C`, `S`, `H`, `D`.
        copies: How many of it there are.
        left: How many of them are in no hand and not on the table.
        name: Its name in words.
        short: Its name in two or three characters.
    """

    augen: int
    card: Card
    class_: str
    copies: int
    left: int
    name: str
    short: str


@dataclass(frozen=True)
class Missing:
    """Something that has still to be entered.

    Attributes:
        message: The same in words.
        what: `game`, `re`, `leader` or `cards`.
        n: How many cards.
        seat: Whose cards; absent if all are missing.
    """

    message: str
    what: str
    n: int | None = None
    seat: Seat | None = None


@dataclass(frozen=True)
class Problem:
    """Something that cannot be read, or cannot be.

    Attributes:
        message: What is wrong.
        spans: The parts of the text that are wrong, in bytes: first, and the one after the last.
        card: Which card it is about.
        help: What to do about it.
        seat: Whose cards it is about.
    """

    message: str
    spans: tuple[tuple[int, int], ...]
    card: Card | None = None
    help: str | None = None
    seat: Seat | None = None


@dataclass(frozen=True)
class LyingCard:
    """A card on the table.

    Attributes:
        card: The card.
        seat: Who has played it; absent as long as nobody is said to have led.
    """

    card: Card
    seat: Seat | None = None


@dataclass(frozen=True)
class BoardAnswer(Answer):
    """How a position stands as far as it is entered.

    Attributes:
        calls: The highest call of each side.
        can_be_re: The seats that can be Re, as far as the cards tell, such as `NS`. First stands what the
            queens of clubs say.
        complete: Whether it is a position that can be asked about.
        deck: Every kind of card: trumps first, then the suits, each from the highest to the lowest. Of the
            normal game as long as none is named.
        hand_size: How many cards each seat is dealt.
        hands: What each seat holds, in the same order.
        legal: What he may play of the cards that he is known to hold.
        missing: What has still to be entered.
        must_be_re: Who is Re in any case, for he holds or has laid a queen of clubs and nothing else explains
            it; nobody as long as no game is named.
        problems: Everything that cannot be read, or cannot be.
        rules: The name of the rule set.
        trick: The cards on the table, the led one first.
        tricks_left: How many tricks are left, as far as is known.
        game: The game that is played, if it is named.
        hyperschweine: Who has Hyperschweine.
        leader: Who leads or has led the running trick.
        position: The position in its canonical form, if it is complete.
        re: The members of Re, if they are named.
        schweine: Who has Schweine.
        superschweine: Who has Superschweine, which stand above them by some rules.
        turn: Whose turn it is.
        won: What was won before, if it is said.
    """

    calls: Mapping[Side, str | None]
    can_be_re: tuple[str, ...]
    complete: bool
    deck: tuple[DeckCard, ...]
    hand_size: int
    hands: Mapping[Seat, tuple[Card, ...]]
    legal: tuple[Card, ...]
    missing: tuple[Missing, ...]
    must_be_re: tuple[Seat, ...]
    problems: tuple[Problem, ...]
    rules: str
    trick: tuple[LyingCard, ...]
    tricks_left: int
    game: str | None = None
    hyperschweine: Seat | None = None
    leader: Seat | None = None
    position: str | None = None
    re: tuple[Seat, ...] | None = None
    schweine: Seat | None = None
    superschweine: Seat | None = None
    turn: Seat | None = None
    won: Mapping[Side, Won] | None = None


@dataclass(frozen=True)
class Option:
    """An option.

    Attributes:
        about: What it decides.
        name: What it is called.
        option: Its name in a rule file.
        values: Its value in each of the rule sets, in words.
    """

    about: str
    name: str
    option: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Point:
    """A special point of a rule set.

    Attributes:
        name: Its name on a score, such as `fuchs`.
        text: That in words.
    """

    name: str
    text: str


@dataclass(frozen=True)
class WallSection:
    """A part of the rules.

    Attributes:
        heading: Its heading.
        sentences: What it says.
    """

    heading: str
    sentences: tuple[str, ...]


@dataclass(frozen=True)
class Wall:
    """A rule set in sentences.

    Attributes:
        based_on: What holds where nothing is said.
        sections: The sections, in the order of a rule book.
        title: The heading, with the name of the rule set.
    """

    based_on: str
    sections: tuple[WallSection, ...]
    title: str


@dataclass(frozen=True)
class Set:
    """A rule set.

    Attributes:
        name: Its name.
        options: All options as a rule file has them.
        special_points: The special points that can be earned.
        wall: The rule set in sentences, as one would pin it to the wall.
    """

    name: str
    options: Any
    special_points: tuple[Point, ...]
    wall: Wall


@dataclass(frozen=True)
class RulesAnswer(Answer):
    """What rule sets say.

    Attributes:
        options: The options, in the order of the rule books.
        sets: The rule sets.
    """

    options: tuple[Option, ...]
    sets: tuple[Set, ...]


@dataclass(frozen=True)
class Ruling(Answer):
    """A ruling.

    Attributes:
        assumed: What nobody told and the credit depends on.
        claim_status: Of breaches that have to be claimed: valid, invalid, nobody; not_stated: the ruling
            holds if a claim is valid.
        extra: What else there is, under names of its own.
    """

    appeal: str
    class_: str
    decided_by: str
    entry: str
    game: str
    penalty_protocol: bool
    points: Mapping[Seat, int]
    reasons: tuple[WrittenStep, ...]
    row: str
    appeal_text: str | None = None
    assumed: tuple[str, ...] | None = None
    claim_status: str | None = None
    claims: tuple[WrittenClaim, ...] | None = None
    class_text: str | None = None
    consequences: tuple[str, ...] | None = None
    game_text: str | None = None
    judged_by_entry: str | None = None
    points_choices: tuple[int, ...] | None = None
    points_range: tuple[int, int] | None = None
    rest_to: Side | None = None
    title: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class InterviewAnswer:
    """A question with its answer.

    Attributes:
        answer: The answer.
        question: The question.
    """

    answer: str
    question: str


@dataclass(frozen=True)
class InterviewChoice:
    """Something that can be answered.

    Attributes:
        text: The same in words.
        value: What is sent as the answer.
    """

    text: str
    value: Any


@dataclass(frozen=True)
class InterviewQuestion:
    """A question with what can be answered.

    Attributes:
        choices: What can be answered; empty if a number or a text is wanted.
        optional: Whether it can be left open.
        several: Whether several choices can be answered.
        text: The question.
        topic: What it is about: `entry`, `game`, `soloist`, `solo_kind`, `offender`, `absagen`, `claimant`,
            `claimant_acted`, or the name of a fact.
        why: Why it is asked.
        number: The least and the greatest number that can be answered, if a number is wanted.
    """

    choices: tuple[InterviewChoice, ...]
    optional: bool
    several: bool
    text: str
    topic: str
    why: str
    number: tuple[int, int] | None = None


@dataclass(frozen=True)
class Interview(Answer):
    """The next question, or the ruling.

    Attributes:
        answered: What was asked and answered so far, in words.
        entry: The entry of the handbook, if it is chosen.
        question: The next question, if there is one.
        ruling: The ruling, if everything is known.
        title: Its title.
    """

    answered: tuple[InterviewAnswer, ...]
    entry: str | None = None
    question: InterviewQuestion | None = None
    ruling: WrittenRuling | None = None
    title: str | None = None


@dataclass(frozen=True)
class CatalogueFact:
    """Something that an entry asks for.

    Attributes:
        allowed: What can be written.
        name: Its name in the facts of a case.
        question: The question.
        why: Why it is asked.
        answers: The same in words, where there are any.
    """

    allowed: str
    name: str
    question: str
    why: str
    answers: str | None = None


@dataclass(frozen=True)
class CatalogueRow:
    """What an entry decides in one case.

    Attributes:
        class_: The class of the breach.
        row: Its name.
        text: The decision.
    """

    class_: str
    row: str
    text: str


@dataclass(frozen=True)
class CatalogueEntry:
    """An entry of the handbook.

    Attributes:
        entry: Its number.
        facts: What it asks for.
        rows: What it decides.
        title: Its title.
        tsr: Paragraphs of the tournament rules that say the same.
    """

    entry: str
    facts: tuple[CatalogueFact, ...]
    rows: tuple[CatalogueRow, ...]
    title: str
    tsr: str


@dataclass(frozen=True)
class Catalogue(Answer):
    """Entries of the handbook.

    Attributes:
        entries: The entries that fit, the best first.
        nearest: If none does, those that come nearest.
        words: The words.
    """

    entries: tuple[CatalogueEntry, ...]
    nearest: tuple[CatalogueEntry, ...]
    words: str


@dataclass(frozen=True)
class Announcement:
    """A call with its moment.

    Attributes:
        before_card: How many cards had been played by everybody.
        player: Who called.
        say: What.
        team: The side that an Absage counts for, which is said with it where nobody would know ("Kontra,
            keine 90"). Needed only where the hand of the caller is not written; checked.
        timing: Whether it was said at the same time as the call before it in the list.
    """

    before_card: int
    player: Seat
    say: str
    team: Side | None = None
    timing: Any | None = None


@dataclass(frozen=True)
class Incident:
    """Something that happened at the table beside the cards in their order and the calls.

    Attributes:
        at: When.
        what: What.
        player: Who did it; nobody aborts a game himself.
    """

    at: str
    what: str
    player: Seat | None = None


@dataclass(frozen=True)
class PlayedTrick:
    """A trick as it was played.

    Attributes:
        cards: The cards, the led one first.
        lead: Who led.
    """

    cards: tuple[Card, ...]
    lead: Seat


@dataclass(frozen=True)
class WrittenWord:
    """Something that was said or done before the first card.

    Attributes:
        act: What.
        player: Who.
    """

    act: str
    player: Seat


@dataclass(frozen=True)
class WrittenGame:
    """A game written down, unchecked. What is `None` or empty was not written down. Reading JSON, fields with other
    names are ignored.

    Attributes:
        dealer: Who dealt; his left neighbour is asked and leads first.
        game: The game that is played. A game whose cards have the order of the normal game may be called
            `normal` if `reservation` says what it is.
        hands: What each seat was dealt, in any order.
        announcements: The calls.
        clarifying_trick: The number of the trick that found the partner, or in which the search ended;
            checked.
        exchanged: How many cards were exchanged, for those who do not know which; checked.
        given: The trumps given. If neither they nor the returned cards are written, `hands` are those after
            the exchange.
        giver: Who gave his trumps away in a Trumpfabgabe.
        hochzeit_condition: Which trick finds his partner; if it is not written, the first one another player
            wins.
        hochzeiter: Who named a Hochzeit; if it is not written, the holder of both queens of clubs.
        hyperschweine: Who announced Hyperschweine.
        incidents: What else happened, in the order of the game.
        pflichtsolo_open: Who still had to play his Pflichtsolo.
        players: What the players are called, each a name by [`is_player_name`].
        re: The members of Re; checked.
        reservation: The Vorbehalt that is played.
        returned: The cards given back.
        rules: The name of the rule set, one word.
        schweine: Who announced Schweine.
        schweine_said: How many cards had been played when he said so, where he did before he played the first
            and might have kept them to himself.
        soloist: Who plays a named solo.
        superschweine: Who announced Superschweine.
        taker: Who took them.
        tricks_played: The tricks; the last one may be unfinished.
        trumps_given: How many of those given were trumps, where everybody is told; checked.
        trumps_returned: How many trumps were among the returned cards, which everybody is told; checked.
        vorbehalte: Everything that was said before the first card.
        vorfuehren: Who was forced to play his Pflichtsolo.
    """

    dealer: Seat
    game: str
    hands: Mapping[Seat, tuple[Card, ...]]
    announcements: tuple[Announcement, ...] | None = None
    clarifying_trick: int | None = None
    exchanged: int | None = None
    given: tuple[Card, ...] | None = None
    giver: Seat | None = None
    hochzeit_condition: str | None = None
    hochzeiter: Seat | None = None
    hyperschweine: Seat | None = None
    incidents: tuple[Incident, ...] | None = None
    pflichtsolo_open: tuple[Seat, ...] | None = None
    players: Mapping[str, Any] | None = None
    re: tuple[Seat, ...] | None = None
    reservation: str | None = None
    returned: tuple[Card, ...] | None = None
    rules: str | None = None
    schweine: Seat | None = None
    schweine_said: int | None = None
    soloist: Seat | None = None
    superschweine: Seat | None = None
    taker: Seat | None = None
    tricks_played: tuple[PlayedTrick, ...] | None = None
    trumps_given: int | None = None
    trumps_returned: int | None = None
    vorbehalte: tuple[WrittenWord, ...] | None = None
    vorfuehren: Seat | None = None


@dataclass(frozen=True)
class ImportedGame:
    """A game of a text, or why it cannot be read.

    Attributes:
        assumed: What the text does not say and was taken for granted.
        breaches: Every breach of a rule in it.
        from_: How it is written: `list`, `report`, `freedoko`, `page`, `gdl`; `record` for our own notation.
        line: The number of the line on which it begins, from 1.
        notation: The game and these options as text.
        options: Options of its rules that the rule set it names has otherwise.
        players: What the players are called, by seat; absent if the text names the seats themselves.
        record: The game; absent if it cannot be read.
        refused: Why it cannot be read.
    """

    assumed: tuple[str, ...]
    breaches: tuple[str, ...]
    from_: str
    line: int
    notation: str | None = None
    options: Mapping[str, Any] | None = None
    players: Mapping[Seat, str | None] | None = None
    record: WrittenGame | None = None
    refused: RowError | None = None


@dataclass(frozen=True)
class Imported(Answer):
    """The games of a text.

    Attributes:
        games: Each game in the order of the text.
    """

    games: tuple[ImportedGame, ...]
