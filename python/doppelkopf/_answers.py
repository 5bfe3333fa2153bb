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
        beaten_by: Cards that beat it, by opponent.
        card: The card.
        seat: Seat that holds it.
    """

    beaten_by: tuple[CardsOfSeat, ...]
    card: Card
    seat: Seat


@dataclass(frozen=True)
class Step:
    """A trick of an explanation.

    Attributes:
        masters: Cards of the side that no other card can beat, by seat.
        threats: Cards of the side that can be beaten.
        trick: The trick.
        winner: Winner of the trick.
    """

    masters: tuple[CardsOfSeat, ...]
    threats: tuple[Threat, ...]
    trick: tuple[Play, ...]
    winner: Seat | None = None


@dataclass(frozen=True)
class Specials:
    """Special points that a side is certain to get in the remaining tricks.

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
        holds: Whether the side takes all remaining tricks in every play of the others.
        manner: Restriction of the claimant: `every_order` (none), `top_first`, `top_first_in_order` or
            `in_order`.
        members: Its seats.
        paragraphs: Paragraphs of the rule texts.
        party: The side that is said to take all remaining tricks: re or kontra.
        position: The position in its canonical form.
        claimant: The player who claims the remaining tricks.
        counter_line: The shortest line of play in which the other side wins a trick.
        explanation: A line of play, trick by trick, if it was asked for.
        forced_special: Special points that the side is certain to get.
        order: The order he announced, of suits or of cards.
        positions: Number of positions examined for the proof.
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
    """Result of the check whether a line of play refutes a claim.

    Attributes:
        position: The position in its canonical form.
        refutes: Whether the line refutes the claim.
        problem: Error of the line, in English.
    """

    position: str
    refutes: bool
    problem: str | None = None


@dataclass(frozen=True)
class Worth:
    """Value of a decision.

    Attributes:
        decision: The decision: a card, a call, or `-` for silence.
        distribution: Probability of each result.
        points: The expected points.
        win: Share of the deals in which it gains, 0 to 1.
        worlds: Number of possible deals examined.
        effective: Number of independent deals, each as likely as it is, with the same precision; absent if
            all deals were examined, so that nothing is left to chance.
        error: The standard error of the expected points: 0 if all deals were examined, absent if there was
            only one.
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
        accepted: Share of the drawn deals that met the condition; 1 if it is counted and not tried.
        calls: The calls and silence, the best first.
        cards: The cards, the best first.
        cards_played: Number of cards played so far.
        contenders: All that may be best, the first of them first.
        re: Probability that each seat is Re, given the play so far.
        re_counted: The same if all deals that fit are equally probable.
        seat: Seat whose decision it is.
        why: Reasons for the best decision, in the language of the question.
        best: The best card, or the best call off turn; absent if more deals are needed to find it.
        bot: Decision of the bot that was asked, or the default made for it.
        bot_faults: Faults of the bot for which the decision was made for it.
        condition: The condition on the hidden hands.
        condition_probability: Probability of the condition before the play is weighed: its share of all
            consistent deals; absent without a condition, and if the deals could not be counted.
        deals: Number of deals consistent with the view and the condition, written out; absent if they could
            not be counted.
        effective: Number of independent deals, each as likely as it is, with the same precision; absent if
            all deals were examined, so that nothing is left to chance.
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
    """Values of a hand.

    Attributes:
        calls: Values of the first calls of a normal game in which all are gesund, silence among them.
        games: Value of each game, the best first.
        hand: The hand.
        position: The place at the table, 1 to 4.
        best_call: The best call; absent if more deals are needed to find it, and if there is no call.
        best_game: The best game; absent if more deals are needed to find it.
    """

    calls: tuple[Worth, ...]
    games: tuple[Worth, ...]
    hand: tuple[Card, ...]
    position: int
    best_call: str | None = None
    best_game: str | None = None


@dataclass(frozen=True)
class BadLuck:
    """A right decision that lost points all the same.

    Attributes:
        cards_played: Number of cards that all seats had played before.
        done: The card.
        hindsight_best: The best decision as the cards lay.
        hindsight_loss: Points that it lost.
        seat: Seat that played the card.
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
        best: The best decision in the first evaluation, given the information then.
        cards_played: Number of cards that all seats had played before.
        done: The decision: a card, a call such as `re!`, `-` for silence at the last moment for a call, or
            the game that the seat wanted to play.
        kind: Kind of the decision: `vorbehalt`, `call` or `card`.
        loss: Loss in points in the first evaluation.
        mistake: Whether it is a mistake, judged again in other deals; the costliest ones are among the
            `moments`.
        points: The expected points of what was done, at first sight.
        seat: Seat whose decision it was.
        hindsight_best: The best decision in hindsight: the card with open cards, or the call as the cards
            fell.
        hindsight_loss: Loss in points against that.
        loss_error: The standard error of the loss; 0 if all deals were examined, absent if there was only
            one.
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
    """Reason of a mistake.

    Attributes:
        explains: Share of the loss from the deals that it concerns: at least a half; more than 1 if the
            others favour the decision made.
        facts: Values in the sentence, by name: shares of the possible deals from 0 to 1, Augen, cards, seats,
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
    """Results that were still possible from a decision on, with open cards; later calls are left out.

    Attributes:
        against_best: Points with best play of all from here on.
        as_played: Points against the cards that the others actually played, in their order as far as it is
            allowed.
        as_played_line: The cards of that.
        best_line: A line of that.
        got: Points that the seat got.
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
        better: Points of the seat after the better one.
        line: The cards to the end after the card that was played.
        points: Points of the seat after the card that was played.
        position: The deal, as a position at the decision.
        proof: Proof: `exact`, by best play with open cards, or `played_on`, by the rules of thumb.
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
        about: Group: `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
        all_worlds: Whether these were all possible deals.
        best: The better decision, given the information then.
        cards_played: Number of cards that all seats had played before.
        done: The decision: a card, a call such as `re!`, `-` for silence at the last moment for a call, or
            the game that the seat wanted to play.
        kind: Kind of the decision: `vorbehalt`, `call` or `card`.
        loss: Loss in points.
        loss_error: The standard error of the loss; 0 if all deals were examined.
        points: The expected points of what was done.
        reasons: Reasons of the mistake, the most important first; empty if no reason holds.
        rests_on: Basis of the loss: `counting`, if the decision is significantly worse in equally likely
            deals, too; `beliefs`, if only given the play of the others; `play` for calls and words before the
            first card.
        seat: Seat whose decision it was.
        worlds: Number of deals in which it was judged again.
        could: Results that were still possible with open cards; for cards near the end.
        counted_loss: Loss in equally likely deals; present for cards only.
        counter: A deal that the seat could not exclude, in which it loses; of cards.
        hindsight_loss: Loss with the cards as they lay, exactly; 0 is luck. Absent if it is not known.
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
    """Losses in mistakes of one group.

    Attributes:
        about: `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
        mistakes: Number of mistakes.
        points: Points lost.
        points_error: The standard error of that.
    """

    about: str
    mistakes: int
    points: float
    points_error: float


@dataclass(frozen=True)
class GivenAway:
    """Losses of a seat.

    Attributes:
        about: Losses by group.
        mistakes: Number of mistakes.
        points: Points lost in all.
        points_error: The standard error of that.
    """

    about: tuple[GivenAwayAbout, ...]
    mistakes: int
    points: float
    points_error: float


@dataclass(frozen=True)
class Review(Answer):
    """Review of a game: where it was lost, and why.

    Attributes:
        bad_luck: Right decisions given the information then that lost points with the cards as they lay; at
            most three, the costliest first.
        decisions: The decisions, in their order.
        disputed: Number of decisions that would be mistakes given the play of the others, but not in equally
            likely deals, or not with open cards: they are not among the mistakes.
        finished: Whether the game was played to its end.
        moments: The dearest mistakes, at most five, the dearest first.
        more: Number of further mistakes.
        seats: Losses of each seat in mistakes.
        silence_priced: Whether silence at the last moment for a call was evaluated.
        suspects: Number of decisions that were judged again in other deals.
        players: Names of the players, by seat; absent if the record does not state them.
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
        legal: Legal alternatives.
        message: Message that describes the breach.
        paragraph: The rule.
        card: The card that was played.
        seat: Seat that broke the rule.
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
        name: Name of the item, such as `unter_90`.
        paragraph: Paragraph of the rule texts.
        party: Side that earned it: re or kontra.
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
    """Augen and tricks of a side.

    Attributes:
        augen: Its Augen.
        tricks: Number of tricks.
    """

    augen: int
    tricks: int


@dataclass(frozen=True)
class Special:
    """A special point.

    Attributes:
        name: Name of the special point, such as `fuchs`.
        party: Side that earned it: re or kontra.
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
        winner: Winner of the trick.
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
        party: The side that gets them: re or kontra.
        rest: Their Augen and number, the unfinished trick included.
    """

    party: str
    rest: Won


@dataclass(frozen=True)
class Scored(Answer):
    """A scored game.

    Attributes:
        breaches: Breaches that count as valid moves; with --count-breaches.
        factor: Factor of the value by announcements.
        game: The game as it was named.
        items: Items, each with its side.
        kontra_won: Augen and tricks of Kontra.
        line: The number of the line on which the record begins, from 1.
        points: Points of each seat.
        re: The seats of Re.
        re_value: The value of the game, seen from Re.
        re_won: Augen and tricks of Re.
        rules: The rule set.
        scored_as: The game as it turned out.
        special: The special points earned in tricks, whether or not they count in this game.
        tricks: Winner of each trick.
        assumed: Assumptions about what the text does not say; absent for a record in our notation.
        ruling: The ruling on what ended such a game, as `doko referee rule --json` writes it; its points are
            penalties, apart from those of the game.
        unplayed: Unplayed tricks; only if the game ended before its last card.
        winner: The side that has won: re or kontra; null if neither has.
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
        breaches: The breaches.
        error: That it does.
        line: The number of the line on which the record begins, from 1.
    """

    breaches: tuple[Breach, ...]
    error: str
    line: int


@dataclass(frozen=True)
class ResultScore(Answer):
    """Result of a game.

    Attributes:
        augen: Augen of each side.
        breaches: Late calls that count because they were not claimed; with `count_breaches`.
        called: Highest call of each side: re or kontra, k90, k60, k30, schwarz; null for none.
        factor: Factor of the value by announcements.
        game: Name of the game; `solo` is one that was not named.
        items: Items, each with its side.
        line: The same result as a line that can be read again.
        points_each: Points of each member of a side.
        re_value: The value of the game, seen from Re.
        rules: The rule set.
        points: Points of each seat; null if Re is not given.
        re: The seats of Re; null if they are not given.
        tricks: Tricks of each side; null if they are not known.
        winner: The side that has won: re or kontra; null if neither has.
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
        cents: Amount in cents.
        from_: Player who pays, by line from 1.
        to: Player who is paid.
    """

    cents: int
    from_: int
    to: int


@dataclass(frozen=True)
class RowError:
    """The answer to a question that cannot be understood.

    Attributes:
        error: Message that describes the error.
        spans: The parts of the question's text that are wrong, in bytes: first, and the one after the last.
        code: Its name for programs, where one is needed: `stopped` if the question was stopped before its
            end, `too_much` if it is more than may be asked here.
        help: Advice on the error.
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
        bock: Factor of the points by a Bock.
        dealer: The dealer, by line from 1.
        line: The number of its line, from 1.
        points: Points of the players.
        sit_out: Players who sat out.
        text: Text of the row.
        totals: The totals after it.
        bock_points: Points that a Bock adds for the winner instead.
        doubt: Reason why it cannot be right by the check of the list, although it counts.
        error: Reason why it does not fit; it adds nothing then.
        game: The number of the game; null for what happens between games.
        kind: Kind of the game: normal, hochzeit, stilles_solo, trumpfabgabe, solo, lustsolo,
            pflichtsolo_voluntary, pflichtsolo_forced; null if it is no game.
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
    """Totals of a sheet.

    Attributes:
        bock_games: Number of games that are still to be multiplied by a Bock.
        deductions: Deductions of each player that no other is credited with.
        payments: Payments, if a point is worth money.
        pflichtsoli: Number of Pflichtsoli that each player still has to play.
        players: The players, by their lines on the list.
        rows: The rows.
        rules: The rule set.
        sheet: The text of the sheet, with what was added or fixed.
        sound: Whether the list can be right: each row sums to zero, and is all even or all odd if the rules
            imply that.
        totals: Totals of the players, without deductions that no other is credited with.
        csv: The sheet as comma-separated values, if that was wanted: the same in every language.
        forced_soloist: Player who has to play a Pflichtsolo in it; null if none has.
        minutes: Minutes of the round, added time included; null if they are not fixed.
        next_dealer: Dealer of the next game, by line from 1; null if the round is over.
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
        augen: Augen of the card.
        card: Its code in the notation.
        class_: Class of the card: `T` for trump, or its suit `C`, `S`, `H`, `D`.
        copies: Number of its copies in the deck.
        left: Number of its copies in no hand and not on the table.
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
        n: Number of cards.
        seat: Seat with missing cards; absent if all are missing.
    """

    message: str
    what: str
    n: int | None = None
    seat: Seat | None = None


@dataclass(frozen=True)
class Problem:
    """Something that cannot be read, or cannot be.

    Attributes:
        message: Message that describes the error.
        spans: The parts of the text that are wrong, in bytes: first, and the one after the last.
        card: Card in question.
        help: Advice on the error.
        seat: Seat with the cards in question.
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
        seat: Seat that has played it; absent as long as the leader is not known.
    """

    card: Card
    seat: Seat | None = None


@dataclass(frozen=True)
class BoardAnswer(Answer):
    """State of a position as far as it is entered.

    Attributes:
        calls: The highest call of each side.
        can_be_re: The seats that can be Re, as far as the cards tell, such as `NS`. First stands what the
            queens of clubs say.
        complete: Whether it is a complete position, so that other questions accept it.
        deck: Every kind of card: trumps first, then the suits, each from the highest to the lowest. Of the
            normal game as long as none is named.
        hand_size: Number of cards that each seat is dealt.
        hands: Hand of each seat, in the same order.
        legal: Legal cards of the seat at turn, among those that it is known to hold.
        missing: Parts that are still missing.
        must_be_re: Seats that are Re in any case, because they hold or have laid a queen of clubs and nothing
            else explains it; empty as long as no game is named.
        problems: Everything that cannot be read, or cannot be.
        rules: The name of the rule set.
        trick: The cards on the table, the led one first.
        tricks_left: Number of tricks left, as far as is known.
        game: The game that is played, if it is named.
        hyperschweine: Holder of the Hyperschweine.
        leader: Leader of the current trick.
        position: The position in its canonical form, if it is complete.
        re: The members of Re, if they are named.
        schweine: Holder of the Schweine.
        superschweine: Holder of the Superschweine, which are above them by some rules.
        turn: Seat whose turn it is.
        won: Earlier gains, if given.
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
        about: Meaning of the option.
        name: Name of the option.
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
        sentences: Sentences of the section.
    """

    heading: str
    sentences: tuple[str, ...]


@dataclass(frozen=True)
class Wall:
    """A rule set in sentences.

    Attributes:
        based_on: Rules that hold unless the wall says otherwise.
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
    """Options of rule sets.

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
        value: Value that is sent as the answer.
    """

    text: str
    value: Any


@dataclass(frozen=True)
class InterviewQuestion:
    """A question with what can be answered.

    Attributes:
        choices: Possible answers; empty if a number or a text is wanted.
        optional: Whether it can be left open.
        several: Whether several choices can be answered, in an order; one that is listed twice is there
            twice.
        text: The question.
        topic: Subject: `entry`, `game`, `soloist`, `solo_kind`, `offender`, `absagen`, `claimant`,
            `claimant_acted`, `manner`, `suits`, `order`, or the name of a fact.
        why: Reason for asking.
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
        announced: The claim of all remaining tricks that was sent with the position, in words: who makes it,
            and how he plays.
        answered: Questions and answers so far, in words.
        entry: The entry of the handbook, if it is chosen.
        question: The next question, if there is one.
        ruling: The ruling, if everything is known.
        title: Its title.
    """

    announced: tuple[InterviewAnswer, ...]
    answered: tuple[InterviewAnswer, ...]
    entry: str | None = None
    question: InterviewQuestion | None = None
    ruling: WrittenRuling | None = None
    title: str | None = None


@dataclass(frozen=True)
class CatalogueFact:
    """Something that an entry asks for.

    Attributes:
        allowed: Allowed values.
        name: Its name in the facts of a case.
        question: The question.
        why: Reason for asking.
        answers: The same in words, where there are any.
    """

    allowed: str
    name: str
    question: str
    why: str
    answers: str | None = None


@dataclass(frozen=True)
class CatalogueRow:
    """Decision of an entry in one case.

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
        facts: Facts that the entry asks for.
        rows: Rows of the entry, which decide its class.
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
        player: Seat that called.
        say: The call.
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
        at: Time of the incident.
        what: Kind of the incident.
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
        lead: Leader of the trick.
    """

    cards: tuple[Card, ...]
    lead: Seat


@dataclass(frozen=True)
class WrittenWord:
    """Something that was said or done before the first card.

    Attributes:
        act: Its word or act.
        player: Seat that spoke.
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
        hyperschweine: Seat that announced Hyperschweine.
        incidents: What else happened, in the order of the game.
        pflichtsolo_open: Who still had to play his Pflichtsolo.
        players: What the players are called, each a name by [`is_player_name`].
        re: The members of Re; checked.
        reservation: The Vorbehalt that is played.
        returned: The cards given back.
        rules: The name of the rule set, one word.
        schweine: Seat that announced Schweine.
        schweine_said: How many cards had been played when he said so, where he did before he played the first
            and might have kept them to himself.
        soloist: Who plays a named solo.
        superschweine: Seat that announced Superschweine.
        taker: Seat that took them.
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
        assumed: Assumptions about what the text does not say.
        breaches: Every breach of a rule in it.
        from_: Format: `list`, `report`, `freedoko`, `page`, `gdl`; `record` for our own notation.
        line: The number of the line on which it begins, from 1.
        notation: The game and these options as text.
        options: Options of its rules that the rule set it names has otherwise.
        players: Names of the players, by seat; absent if the text names the seats themselves.
        record: The game; absent if it cannot be read.
        refused: Reason why it cannot be read.
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
