// Made by `UPDATE=1 npm run types` from the schemas of the program. Do not edit.

export declare namespace board {
  export type ToAsk = Question;
  /**
   * Asks how a position stands as far as it is entered.
   */
  export interface Question {
    /**
     * The entered position in one line, of which anything may be missing.
     */
    position?: string;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * a call
   */
  export type Call = "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * State of a position as far as it is entered.
   */
  export interface Answer {
    calls: ByTeam_Nullable_Call;
    /**
     * The seats that can be Re, as far as the cards tell, such as `NS`. First stands what the queens of clubs say.
     */
    can_be_re: string[];
    /**
     * Whether it is a complete position, so that other questions accept it.
     */
    complete: boolean;
    /**
     * Every kind of card: trumps first, then the suits, each from the highest to the lowest. Of the normal game as long as none
     * is named.
     */
    deck: DeckCard[];
    /**
     * The game that is played, if it is named.
     */
    game?: string | null;
    /**
     * Number of cards that each seat is dealt.
     */
    hand_size: number;
    hands: BySeat_ArrayOf_Card;
    /**
     * Holder of the Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * Leader of the current trick.
     */
    leader?: Seat | null;
    /**
     * Legal cards of the seat at turn, among those that it is known to hold.
     */
    legal: Card[];
    /**
     * Parts that are still missing.
     */
    missing: MissingAnswer[];
    /**
     * Seats that are Re in any case, because they hold or have laid a queen of clubs and nothing else explains it;
     * empty as long as no game is named.
     */
    must_be_re: Seat[];
    /**
     * The position in its canonical form, if it is complete.
     */
    position?: string | null;
    /**
     * Everything that cannot be read, or cannot be.
     */
    problems: ProblemAnswer[];
    /**
     * The members of Re, if they are named.
     */
    re?: Seat[] | null;
    /**
     * The name of the rule set.
     */
    rules: string;
    /**
     * Holder of the Schweine.
     */
    schweine?: Seat | null;
    /**
     * Holder of the Superschweine, which are above them by some rules.
     */
    superschweine?: Seat | null;
    /**
     * The cards on the table, the led one first.
     */
    trick: LyingCard[];
    /**
     * Number of tricks left, as far as is known.
     */
    tricks_left: number;
    /**
     * Seat whose turn it is.
     */
    turn?: Seat | null;
    /**
     * Earlier gains, if given.
     */
    won?: ByTeam_WonAnswer | null;
  }
  /**
   * The highest call of each side.
   */
  export interface ByTeam_Nullable_Call {
    kontra: Call | null;
    re: Call | null;
  }
  /**
   * A kind of card of the deck.
   */
  export interface DeckCard {
    /**
     * Augen of the card.
     */
    augen: number;
    /**
     * Its code in the notation.
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * Class of the card: `T` for trump, or its suit `C`, `S`, `H`, `D`.
     */
    class: string;
    /**
     * Number of its copies in the deck.
     */
    copies: number;
    /**
     * Number of its copies in no hand and not on the table.
     */
    left: number;
    /**
     * Its name in words.
     */
    name: string;
    /**
     * Its name in two or three characters.
     */
    short: string;
  }
  /**
   * Hand of each seat, in the same order.
   */
  export interface BySeat_ArrayOf_Card {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * Something that has still to be entered.
   */
  export interface MissingAnswer {
    /**
     * The same in words.
     */
    message: string;
    /**
     * Number of cards.
     */
    n?: number | null;
    /**
     * Seat with missing cards; absent if all are missing.
     */
    seat?: Seat | null;
    /**
     * `game`, `re`, `leader` or `cards`.
     */
    what: string;
  }
  /**
   * Something that cannot be read, or cannot be.
   */
  export interface ProblemAnswer {
    /**
     * Card in question.
     */
    card?: Card | null;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * Message that describes the error.
     */
    message: string;
    /**
     * Seat with the cards in question.
     */
    seat?: Seat | null;
    /**
     * The parts of the text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
  /**
   * A card on the table.
   */
  export interface LyingCard {
    /**
     * suit C, S, H or D, then rank A, T, K, Q, J or 9
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * Seat that has played it; absent as long as the leader is not known.
     */
    seat?: Seat | null;
  }
  export interface ByTeam_WonAnswer {
    kontra: WonAnswer;
    re: WonAnswer;
  }
  /**
   * Augen and tricks of a side.
   */
  export interface WonAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Number of tricks.
     */
    tricks: number;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace catalogue {
  export type ToAsk = Question;
  /**
   * Asks for the entries of the handbook that fit some words, German or English, or for the one with this number.
   */
  export interface Question {
    /**
     * Search words, or a number; empty: all entries are listed.
     */
    words?: string;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Entries of the handbook.
   */
  export interface Answer {
    /**
     * The entries that fit, the best first.
     */
    entries: Entry[];
    /**
     * If none does, those that come nearest.
     */
    nearest: Entry[];
    /**
     * The words.
     */
    words: string;
  }
  /**
   * An entry of the handbook.
   */
  export interface Entry {
    /**
     * Its number.
     */
    entry: string;
    /**
     * Facts that the entry asks for.
     */
    facts: Fact[];
    /**
     * Rows of the entry, which decide its class.
     */
    rows: Row[];
    /**
     * Its title.
     */
    title: string;
    /**
     * Paragraphs of the tournament rules that say the same.
     */
    tsr: string;
  }
  /**
   * Something that an entry asks for.
   */
  export interface Fact {
    /**
     * Allowed values.
     */
    allowed: string;
    /**
     * The same in words, where there are any.
     */
    answers?: string | null;
    /**
     * Its name in the facts of a case.
     */
    name: string;
    /**
     * The question.
     */
    question: string;
    /**
     * Reason for asking.
     */
    why: string;
  }
  /**
   * Decision of an entry in one case.
   */
  export interface Row {
    /**
     * The class of the breach.
     */
    class: string;
    /**
     * Its name.
     */
    row: string;
    /**
     * The decision.
     */
    text: string;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace conform {
  export type ToAsk = Question;
  /**
   * Asks whether a rule-book vector comes out.
   */
  export interface Question {
    vector: Vector;
  }
  /**
   * The vector, see `datasets/README.md`.
   */
  export interface Vector {
    expected: Fields;
    /**
     * Name of the vector.
     */
    id: string;
    input: Fields1;
    /**
     * Kind of the question; the fields of `input` and `expected` follow from it.
     */
    kind: string;
    /**
     * The rule set.
     */
    ruleset: string;
    /**
     * Source of the vector, for human readers.
     */
    source?: {
      [k: string]: unknown;
    };
  }
  /**
   * The expected values.
   */
  export interface Fields {
    [k: string]: unknown;
  }
  /**
   * The given values.
   */
  export interface Fields1 {
    [k: string]: unknown;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Result of a vector.
   */
  export interface Answer {
    /**
     * Differences, field by field.
     */
    differences: Difference[];
    /**
     * Name of the vector.
     */
    id: string;
    /**
     * Its kind.
     */
    kind: string;
    /**
     * Whether all results were as expected.
     */
    passed: boolean;
  }
  /**
   * A field of a vector that came out wrong.
   */
  export interface Difference {
    /**
     * Expected value.
     */
    expected: unknown;
    /**
     * The field, or empty if nothing could be computed.
     */
    field: string;
    /**
     * Actual value, or the reason why there is none.
     */
    got: unknown;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace deal {
  export type ToAsk = Question;
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * Asks for random deals.
   */
  export interface Question {
    /**
     * The game: normal, or a solo such as damensolo or `farbsolo_C`; normal if absent.
     */
    game?: string | null;
    /**
     * Number of deals; 1 if absent, at most 10000.
     */
    n?: number | null;
    /**
     * The seed; the same seed gives the same deals. 1 if absent.
     */
    seed?: number | null;
    /**
     * Seat of the soloist; north if absent.
     */
    soloist?: Seat | null;
    /**
     * Number of tricks left; all if absent.
     */
    tricks?: number | null;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Random deals.
   */
  export interface Answer {
    /**
     * The deals, each a position in one line.
     */
    positions: string[];
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace hand {
  export type ToAsk = Question;
  /**
   * Asks what a hand is worth.
   */
  export interface Question {
    effort?: Effort;
    /**
     * The hand as it was dealt.
     */
    hand: string[];
    /**
     * The place at the table: 1 speaks and leads first, 4 deals. 1 if absent.
     */
    position?: number | null;
  }
  /**
   * Effort of the advice. All play by rules of thumb from the first card to the last, so `ahead` and `solve` change
   * nothing here.
   */
  export interface Effort {
    /**
     * Number of last tricks in which the seat's later cards are searched, too; before, all play by rules of thumb.
     * Default: 4.
     */
    ahead?: number;
    /**
     * The seed; the same seed gives the same answer.
     */
    seed?: number;
    /**
     * Number of last tricks in which each deal is solved exactly with all cards open, unless `ahead` takes precedence.
     * Default: 0.
     */
    solve?: number;
    /**
     * Number of possible deals that are examined; if absent, 200, and up to 800 while the best decision is not clear.
     */
    worlds?: number | null;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * Values of a hand.
   */
  export interface Answer {
    /**
     * The best call; absent if more deals are needed to find it, and if there is no call.
     */
    best_call?: string | null;
    /**
     * The best game; absent if more deals are needed to find it.
     */
    best_game?: string | null;
    /**
     * Values of the first calls of a normal game in which all are gesund, silence among them.
     */
    calls: WorthAnswer[];
    /**
     * Value of each game, the best first.
     */
    games: WorthAnswer[];
    /**
     * The hand.
     */
    hand: Card[];
    /**
     * The place at the table, 1 to 4.
     */
    position: number;
  }
  /**
   * Value of a decision.
   */
  export interface WorthAnswer {
    /**
     * The decision: a card, a call, or `-` for silence.
     */
    decision: string;
    /**
     * Probability of each result.
     */
    distribution: {
      /**
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^-?\d+$".
       */
      [k: string]: number;
    };
    /**
     * Number of independent deals, each as likely as it is, with the same precision; absent if all deals were
     * examined, so that nothing is left to chance.
     */
    effective?: number | null;
    /**
     * The standard error of the expected points: 0 if all deals were examined, absent if there was only one.
     */
    error?: number | null;
    /**
     * The ends of the interval that holds the mean over all deals in 95 of 100 cases.
     *
     * @minItems 2
     * @maxItems 2
     */
    interval?: [number, number] | null;
    /**
     * The expected points.
     */
    points: number;
    /**
     * Share of the deals in which it gains, 0 to 1.
     */
    win: number;
    /**
     * Number of possible deals examined.
     */
    worlds: number;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace imported {
  export type ToAsk = Question;
  /**
   * Asks for the games of a text of another origin: a list, the report of a game, its saved page, a bug report of
   * FreeDoko, the commands of a game description, or records.
   */
  export interface Question {
    /**
     * The dealer: a name or a seat.
     */
    dealer?: string | null;
    /**
     * Format: `list`, `report`, `freedoko`, `page` or `gdl`; recognised if absent.
     */
    from?: string | null;
    /**
     * Name of the game.
     */
    game?: string | null;
    /**
     * Leader of the first trick: a name or a seat.
     */
    leader?: string | null;
    /**
     * Names of the players, clockwise from north, if the text does not state them.
     */
    players?: string[];
    /**
     * The soloist: a name or a seat.
     */
    soloist?: string | null;
    /**
     * The text.
     */
    text: string;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * which trick that another player wins finds the Hochzeiter's partner
   */
  export type HochzeitCondition =
    | "first_foreign"
    | "first_foreign_fehl"
    | "first_foreign_trump"
    | "first_foreign_clubs"
    | "first_foreign_spades"
    | "first_foreign_hearts"
    | "second_fehl";
  /**
   * a kind of Vorbehalt
   */
  export type Vorbehalt =
    "pflichtsolo" | "lustsolo" | "solo" | "trumpfschwach" | "werfen" | "trumpfabgabe" | "schweine" | "hochzeit";
  /**
   * The games of a text.
   */
  export interface Answer {
    /**
     * Each game in the order of the text.
     */
    games: GameAnswer[];
  }
  /**
   * A game of a text, or why it cannot be read.
   */
  export interface GameAnswer {
    /**
     * Assumptions about what the text does not say.
     */
    assumed: string[];
    /**
     * Every breach of a rule in it.
     */
    breaches: string[];
    /**
     * Format: `list`, `report`, `freedoko`, `page`, `gdl`; `record` for our own notation.
     */
    from: string;
    /**
     * The number of the line on which it begins, from 1.
     */
    line: number;
    /**
     * The game and these options as text.
     */
    notation?: string | null;
    /**
     * Options of its rules that the rule set it names has otherwise.
     */
    options?: {
      [k: string]: unknown;
    } | null;
    /**
     * Names of the players, by seat; absent if the text names the seats themselves.
     */
    players?: BySeat_NullableString | null;
    /**
     * The game; absent if it cannot be read.
     */
    record?: Record | null;
    /**
     * Reason why it cannot be read.
     */
    refused?: ErrorAnswer | null;
  }
  export interface BySeat_NullableString {
    E: string | null;
    N: string | null;
    S: string | null;
    W: string | null;
  }
  /**
   * A game written down, unchecked. What is `None` or empty was not written down.
   *
   * Reading JSON, fields with other names are ignored.
   */
  export interface Record {
    /**
     * The calls.
     */
    announcements?: Announcement[];
    /**
     * The number of the trick that found the partner, or in which the search ended; checked.
     */
    clarifying_trick?: number | null;
    /**
     * Who dealt; his left neighbour is asked and leads first.
     */
    dealer: "N" | "E" | "S" | "W";
    /**
     * How many cards were exchanged, for those who do not know which; checked.
     */
    exchanged?: number | null;
    /**
     * The game that is played. A game whose cards have the order of the normal game may be called `normal` if
     * `reservation` says what it is.
     */
    game:
      | "normal"
      | "hochzeit"
      | "hochzeit_solo"
      | "stilles_solo"
      | "trumpfabgabe"
      | "trumpfsolo"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo";
    /**
     * The trumps given. If neither they nor the returned cards are written, `hands` are those after the exchange.
     */
    given?: Card[] | null;
    /**
     * Who gave his trumps away in a Trumpfabgabe.
     */
    giver?: Seat | null;
    hands: BySeat_ArrayOf_Card;
    /**
     * Which trick finds his partner; if it is not written, the first one another player wins.
     */
    hochzeit_condition?: HochzeitCondition | null;
    /**
     * Who named a Hochzeit; if it is not written, the holder of both queens of clubs.
     */
    hochzeiter?: Seat | null;
    /**
     * Seat that announced Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * What else happened, in the order of the game.
     */
    incidents?: Incident[];
    /**
     * Who still had to play his Pflichtsolo.
     */
    pflichtsolo_open?: Seat[];
    /**
     * What the players are called, each a name by [`is_player_name`].
     */
    players?: {
      E?: string | null;
      N?: string | null;
      S?: string | null;
      W?: string | null;
    };
    /**
     * The members of Re; checked.
     */
    re?: Seat[] | null;
    /**
     * The Vorbehalt that is played.
     */
    reservation?: Vorbehalt | null;
    /**
     * The cards given back.
     */
    returned?: Card[] | null;
    /**
     * The name of the rule set, one word.
     */
    rules?: string | null;
    /**
     * Seat that announced Schweine.
     */
    schweine?: Seat | null;
    /**
     * How many cards had been played when he said so, where he did before he played the first and might have kept them to himself.
     */
    schweine_said?: number | null;
    /**
     * Who plays a named solo.
     */
    soloist?: Seat | null;
    /**
     * Seat that announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Seat that took them.
     */
    taker?: Seat | null;
    /**
     * The tricks; the last one may be unfinished.
     */
    tricks_played?: PlayedTrick[];
    /**
     * How many of those given were trumps, where everybody is told; checked.
     */
    trumps_given?: number | null;
    /**
     * How many trumps were among the returned cards, which everybody is told; checked.
     */
    trumps_returned?: number | null;
    /**
     * Everything that was said before the first card.
     */
    vorbehalte?: Said[] | null;
    /**
     * Who was forced to play his Pflichtsolo.
     */
    vorfuehren?: Seat | null;
  }
  /**
   * A call with its moment.
   */
  export interface Announcement {
    /**
     * How many cards had been played by everybody.
     */
    before_card: number;
    /**
     * Seat that called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * The call.
     */
    say: "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
    /**
     * The side that an Absage counts for, which is said with it where nobody would know ("Kontra, keine 90"). Needed
     * only where the hand of the caller is not written; checked.
     */
    team?: Team | null;
    /**
     * Whether it was said at the same time as the call before it in the list.
     */
    timing?: "later" | "together";
  }
  /**
   * What each seat was dealt, in any order.
   */
  export interface BySeat_ArrayOf_Card {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * Something that happened at the table beside the cards in their order and the calls.
   */
  export interface Incident {
    /**
     * Time of the incident.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * Kind of the incident.
     */
    what: string;
  }
  /**
   * A trick as it was played.
   */
  export interface PlayedTrick {
    /**
     * The cards, the led one first.
     */
    cards: Card[];
    /**
     * clockwise: north, east, south, west
     */
    lead: "N" | "E" | "S" | "W";
  }
  /**
   * Something that was said or done before the first card.
   */
  export interface Said {
    /**
     * Its word or act.
     */
    act: string;
    /**
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace interview {
  export type ToAsk = Question;
  /**
   * A way to play one's cards; the names are those of the answers to a verdict.
   */
  export type MannerName = "top_first" | "top_first_in_order" | "in_order" | "every_order";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  export type SuitName = "T" | "C" | "S" | "H" | "D";
  /**
   * Asks for the next question on the way to a ruling.
   */
  export interface Question {
    /**
     * Who claims all remaining tricks, and how he plays: not asked, and the entries about shortened games (3.10) are listed first.
     */
    announced?: AnnouncedInput | null;
    /**
     * The answers so far, in the order of the questions: the `value` of a choice, several of them in a list, a number, a
     * text; null leaves a question open.
     */
    answers?: unknown[];
    /**
     * The entry of the handbook, such as 3.8.1; if empty, the answer lists entries.
     */
    entry?: string | null;
    /**
     * The position immediately before the breach, in one line: what the cards tell is not asked.
     */
    position?: string | null;
    /**
     * Search words for an entry; all are listed without.
     */
    words?: string;
  }
  /**
   * A claim of all remaining tricks: before the breach, or the breach itself (3.10).
   */
  export interface AnnouncedInput {
    /**
     * The player who claims them.
     */
    claimant: "N" | "E" | "S" | "W";
    /**
     * How he plays. If absent, by the order that he named; without one he has shown his cards without a word.
     */
    manner?: MannerName | null;
    /**
     * The order in which he plays his cards: all of them.
     */
    order?: Card[] | null;
    /**
     * The order in which he plays trumps (T) and suits, each from the top.
     */
    suits?: SuitName[] | null;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  export type Appeal = "schiedsgericht" | "final" | "none";
  export type ClaimStatus = "valid" | "invalid" | "nobody" | "not_stated";
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  export type Invalid =
    "claim-by-offender" | "claim-by-partner" | "claim-too-late" | "claim-too-early" | "claim-forfeited" | "claim-waived";
  export type Class = "none" | "unerheblich" | "minor" | "serious" | "unsport" | "warning" | "abort";
  export type Decider = "schiedsrichter" | "schiedsgericht" | "spielleitung";
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * The next question, or the ruling.
   */
  export interface Answer {
    /**
     * The claim of all remaining tricks that was sent with the position, in words: who makes it, and how he plays.
     */
    announced: Answered[];
    /**
     * Questions and answers so far, in words.
     */
    answered: Answered[];
    /**
     * The entry of the handbook, if it is chosen.
     */
    entry?: string | null;
    /**
     * The next question, if there is one.
     */
    question?: Asked | null;
    /**
     * The ruling, if everything is known.
     */
    ruling?: DokoRefereeARuling | null;
    /**
     * Its title.
     */
    title?: string | null;
  }
  /**
   * A question with its answer.
   */
  export interface Answered {
    /**
     * The answer.
     */
    answer: string;
    /**
     * The question.
     */
    question: string;
  }
  /**
   * A question with what can be answered.
   */
  export interface Asked {
    /**
     * Possible answers; empty if a number or a text is wanted.
     */
    choices: Choice[];
    /**
     * The least and the greatest number that can be answered, if a number is wanted.
     *
     * @minItems 2
     * @maxItems 2
     */
    number?: [number, number] | null;
    /**
     * Whether it can be left open.
     */
    optional: boolean;
    /**
     * Whether several choices can be answered, in an order; one that is listed twice is there twice.
     */
    several: boolean;
    /**
     * The question.
     */
    text: string;
    /**
     * Subject: `entry`, `game`, `soloist`, `solo_kind`, `offender`, `absagen`, `claimant`, `claimant_acted`, `manner`, `suits`,
     * `order`, or the name of a fact.
     */
    topic: string;
    /**
     * Reason for asking.
     */
    why: string;
  }
  /**
   * Something that can be answered.
   */
  export interface Choice {
    /**
     * The same in words.
     */
    text: string;
    /**
     * Value that is sent as the answer.
     */
    value: unknown;
  }
  /**
   * A ruling.
   */
  export interface DokoRefereeARuling {
    appeal: Appeal;
    appeal_text?: string;
    /**
     * What nobody told and the credit depends on.
     */
    assumed?: string[];
    /**
     * Of breaches that have to be claimed: valid, invalid, nobody; not_stated: the ruling holds if a claim is valid.
     */
    claim_status?: ClaimStatus | null;
    claims?: WrittenClaim[] | null;
    class: Class;
    class_text?: string;
    consequences?: string[];
    decided_by: Decider;
    entry: string;
    game: string;
    game_text?: string;
    judged_by_entry?: string | null;
    penalty_protocol: boolean;
    points: BySeatInt16;
    points_choices?: number[];
    /**
     * @minItems 2
     * @maxItems 2
     */
    points_range?: [number, number] | null;
    reasons: WrittenStep[];
    rest_to?: Team | null;
    row: string;
    title?: string;
    [k: string]: unknown;
  }
  export interface WrittenClaim {
    claimant: Seat;
    invalid?: Invalid | null;
  }
  export interface BySeatInt16 {
    E: number;
    N: number;
    S: number;
    W: number;
  }
  export interface WrittenStep {
    message: string;
    paragraph: string;
    text?: string | null;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace replay {
  export type ToAsk = Question;
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * which trick that another player wins finds the Hochzeiter's partner
   */
  export type HochzeitCondition =
    | "first_foreign"
    | "first_foreign_fehl"
    | "first_foreign_trump"
    | "first_foreign_clubs"
    | "first_foreign_spades"
    | "first_foreign_hearts"
    | "second_fehl";
  /**
   * a kind of Vorbehalt
   */
  export type Vorbehalt =
    "pflichtsolo" | "lustsolo" | "solo" | "trumpfschwach" | "werfen" | "trumpfabgabe" | "schweine" | "hochzeit";
  /**
   * Asks for the moments of a game that is written down.
   */
  export interface Question {
    /**
     * The game: the object of a record, or its text.
     */
    record: Record | string;
  }
  /**
   * The object.
   */
  export interface Record {
    /**
     * The calls.
     */
    announcements?: Announcement[];
    /**
     * The number of the trick that found the partner, or in which the search ended; checked.
     */
    clarifying_trick?: number | null;
    /**
     * clockwise: north, east, south, west
     */
    dealer: "N" | "E" | "S" | "W";
    /**
     * How many cards were exchanged, for those who do not know which; checked.
     */
    exchanged?: number | null;
    /**
     * The game that is played. A game whose cards have the order of the normal game may be called `normal` if
     * `reservation` says what it is.
     */
    game:
      | "normal"
      | "hochzeit"
      | "hochzeit_solo"
      | "stilles_solo"
      | "trumpfabgabe"
      | "trumpfsolo"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo";
    /**
     * The trumps given. If neither they nor the returned cards are written, `hands` are those after the exchange.
     */
    given?: Card[] | null;
    /**
     * Who gave his trumps away in a Trumpfabgabe.
     */
    giver?: Seat | null;
    hands: BySeat_ArrayOf_Card;
    /**
     * Which trick finds his partner; if it is not written, the first one another player wins.
     */
    hochzeit_condition?: HochzeitCondition | null;
    /**
     * Who named a Hochzeit; if it is not written, the holder of both queens of clubs.
     */
    hochzeiter?: Seat | null;
    /**
     * Seat that announced Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * What else happened, in the order of the game.
     */
    incidents?: Incident[];
    /**
     * Who still had to play his Pflichtsolo.
     */
    pflichtsolo_open?: Seat[];
    /**
     * What the players are called, each a name by [`is_player_name`].
     */
    players?: {
      E?: string | null;
      N?: string | null;
      S?: string | null;
      W?: string | null;
    };
    /**
     * The members of Re; checked.
     */
    re?: Seat[] | null;
    /**
     * The Vorbehalt that is played.
     */
    reservation?: Vorbehalt | null;
    /**
     * The cards given back.
     */
    returned?: Card[] | null;
    /**
     * The name of the rule set, one word.
     */
    rules?: string | null;
    /**
     * Seat that announced Schweine.
     */
    schweine?: Seat | null;
    /**
     * How many cards had been played when he said so, where he did before he played the first and might have kept them to himself.
     */
    schweine_said?: number | null;
    /**
     * Who plays a named solo.
     */
    soloist?: Seat | null;
    /**
     * Seat that announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Seat that took them.
     */
    taker?: Seat | null;
    /**
     * The tricks; the last one may be unfinished.
     */
    tricks_played?: PlayedTrick[];
    /**
     * How many of those given were trumps, where everybody is told; checked.
     */
    trumps_given?: number | null;
    /**
     * How many trumps were among the returned cards, which everybody is told; checked.
     */
    trumps_returned?: number | null;
    /**
     * Everything that was said before the first card.
     */
    vorbehalte?: Said[] | null;
    /**
     * Who was forced to play his Pflichtsolo.
     */
    vorfuehren?: Seat | null;
  }
  /**
   * A call with its moment.
   */
  export interface Announcement {
    /**
     * How many cards had been played by everybody.
     */
    before_card: number;
    /**
     * Seat that called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * The call.
     */
    say: "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
    /**
     * The side that an Absage counts for, which is said with it where nobody would know ("Kontra, keine 90"). Needed
     * only where the hand of the caller is not written; checked.
     */
    team?: Team | null;
    /**
     * Whether it was said at the same time as the call before it in the list.
     */
    timing?: "later" | "together";
  }
  /**
   * What each seat was dealt, in any order.
   */
  export interface BySeat_ArrayOf_Card {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * Something that happened at the table beside the cards in their order and the calls.
   */
  export interface Incident {
    /**
     * Time of the incident.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * Kind of the incident.
     */
    what: string;
  }
  /**
   * A trick as it was played.
   */
  export interface PlayedTrick {
    /**
     * The cards, the led one first.
     */
    cards: Card[];
    /**
     * clockwise: north, east, south, west
     */
    lead: "N" | "E" | "S" | "W";
  }
  /**
   * Something that was said or done before the first card.
   */
  export interface Said {
    /**
     * Its word or act.
     */
    act: string;
    /**
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * A game moment by moment.
   */
  export interface Answer {
    /**
     * Assumptions about what the text does not say; absent for a record in our notation.
     */
    assumed?: string[];
    /**
     * clockwise: north, east, south, west
     */
    dealer: "N" | "E" | "S" | "W";
    dealt: BySeat_ArrayOf_Card;
    /**
     * The game that is played.
     */
    game:
      | "normal"
      | "hochzeit"
      | "hochzeit_solo"
      | "stilles_solo"
      | "trumpfabgabe"
      | "trumpfsolo"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo";
    /**
     * Everything that happened, in order, each with how the game stood right before it; and how it stood at the end.
     */
    moments: MomentAnswer[];
    /**
     * The members of Re at the end; absent as long as a Hochzeiter has no partner.
     */
    re?: Seat[] | null;
    /**
     * The record as text, whatever it was written as.
     */
    record: string;
    /**
     * The name of the rule set.
     */
    rules: string;
    /**
     * The tricks that are over.
     */
    tricks: TrickAnswer[];
  }
  /**
   * State of the game at a point, and the next action.
   */
  export interface MomentAnswer {
    /**
     * The action; absent at the end.
     */
    action?: ActionAnswer | null;
    /**
     * The moment: `5.1` before the first card of the fifth trick and before calls that come before it; `v2` after two words of
     * the Vorbehalt round. In this spelling the questions that know `at` take it.
     */
    at: string;
    /**
     * Hand of each seat, from the first card on.
     */
    hands?: BySeat_ArrayOf_Card1 | null;
    /**
     * The position, from the first card on; absent while a Hochzeiter has no partner, where a breach fits no position, and when
     * all cards are played.
     */
    position?: string | null;
    /**
     * The cards on the table.
     */
    trick?: PlayAnswer[];
    /**
     * Seat to play a card, from the first card on.
     */
    turn?: Seat | null;
  }
  /**
   * Something that happened.
   */
  export interface ActionAnswer {
    /**
     * `word` (in the Vorbehalt round), `call`, `card`, or `incident` for everything else.
     */
    kind: string;
    /**
     * The action, in words.
     */
    said: string;
    /**
     * Seat that did it; absent for none.
     */
    seat?: Seat | null;
    /**
     * The action, in the notation of records.
     */
    what: string;
  }
  export interface BySeat_ArrayOf_Card1 {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * A card and who plays it.
   */
  export interface PlayAnswer {
    /**
     * suit C, S, H or D, then rank A, T, K, Q, J or 9
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A trick that is over.
   */
  export interface TrickAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Its cards.
     */
    cards: PlayAnswer[];
    /**
     * clockwise: north, east, south, west
     */
    winner: "N" | "E" | "S" | "W";
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace result {
  export type ToAsk = Question;
  /**
   * Numbers of sides or players.
   */
  export type Numbers =
    | number
    | {
        [k: string]: number;
      }
    | string;
  /**
   * A call.
   */
  export type CallWord = string | CallFact;
  /**
   * A special point.
   */
  export type SpecialWord = string | SpecialFact;
  /**
   * Asks what a game brings of which people know Augen, calls and special points, and not the cards.
   */
  export interface Question {
    /**
     * Augen: of Re, or by side or seat. What the others have follows.
     */
    augen?: Numbers | null;
    /**
     * The number of the Klärungsstich of a Hochzeit, from 1.
     */
    clarifying_trick?: number | null;
    /**
     * Whether late calls count because they were not claimed.
     */
    count_breaches?: boolean;
    /**
     * The game, such as `normal`, `hochzeit`, `stilles_solo`, `damensolo`; `solo` is one that need not be named.
     */
    game?: string | null;
    /**
     * Calls of Kontra.
     */
    kontra_calls?: CallWord[];
    /**
     * The seats of Re, such as `NS`; that of a soloist alone.
     */
    re?: string | null;
    /**
     * Calls of Re.
     */
    re_calls?: CallWord[];
    /**
     * Whether Schweine were announced.
     */
    schweine?: boolean;
    /**
     * Special points.
     */
    special?: SpecialWord[];
    /**
     * Everything in one line, as people say it: `Re N+O 145 Augen, Re angesagt, Fuchs für Kontra`. The other fields add to it.
     */
    text?: string | null;
    /**
     * Tricks, where they matter, in the same way.
     */
    tricks?: Numbers | null;
    /**
     * The stated winner, re or kontra; a wrong one is an error.
     */
    winner?: string | null;
  }
  /**
   * A call with its time.
   */
  export interface CallFact {
    /**
     * The call: re, kontra, k90, k60, k30, schwarz.
     */
    call?: string;
    /**
     * Number of cards that the caller held.
     */
    cards?: number | null;
    /**
     * Number of cards that all seats had played before.
     */
    played?: number | null;
    /**
     * Number of the trick, from 1.
     */
    trick?: number | null;
  }
  /**
   * A special point by name.
   */
  export interface SpecialFact {
    /**
     * Name of the special point, such as `fuchs`.
     */
    name: string;
    /**
     * Number of times.
     */
    times?: number;
    /**
     * Side or seat that has earned it: re, kontra, or a seat.
     */
    who: string;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Result of a game.
   */
  export interface Answer {
    augen: SideValues;
    /**
     * Late calls that count because they were not claimed; with `count_breaches`.
     */
    breaches: string[];
    called: SideValues3;
    /**
     * Factor of the value by announcements.
     */
    factor: number;
    /**
     * Name of the game; `solo` is one that was not named.
     */
    game: string;
    /**
     * Items, each with its side.
     */
    items: ItemAnswer[];
    /**
     * The same result as a line that can be read again.
     */
    line: string;
    /**
     * Points of each seat; null if Re is not given.
     */
    points?: PointsAnswer | null;
    points_each: SideValues4;
    /**
     * The seats of Re; null if they are not given.
     */
    re?: string | null;
    /**
     * The value of the game, seen from Re.
     */
    re_value: number;
    /**
     * The rule set.
     */
    rules: string;
    /**
     * Tricks of each side; null if they are not known.
     */
    tricks?: SideValues2 | null;
    /**
     * The side that has won: re or kontra; null if neither has.
     */
    winner?: string | null;
  }
  /**
   * Augen of each side.
   */
  export interface SideValues {
    /**
     * Kontra's.
     */
    kontra: number;
    /**
     * Re's.
     */
    re: number;
  }
  /**
   * Highest call of each side: re or kontra, k90, k60, k30, schwarz; null for none.
   */
  export interface SideValues3 {
    /**
     * Kontra's.
     */
    kontra?: string | null;
    /**
     * Re's.
     */
    re?: string | null;
  }
  /**
   * A line of the score.
   */
  export interface ItemAnswer {
    /**
     * Name of the item, such as `unter_90`.
     */
    name: string;
    /**
     * Paragraph of the rule texts.
     */
    paragraph: string;
    /**
     * Side that earned it: re or kontra.
     */
    party: string;
    /**
     * Its points.
     */
    points: number;
    /**
     * That in words.
     */
    text: string;
  }
  /**
   * Points by seat.
   */
  export interface PointsAnswer {
    /**
     * East's.
     */
    E: number;
    /**
     * North's.
     */
    N: number;
    /**
     * South's.
     */
    S: number;
    /**
     * West's.
     */
    W: number;
  }
  /**
   * Points of each member of a side.
   */
  export interface SideValues4 {
    /**
     * Kontra's.
     */
    kontra: number;
    /**
     * Re's.
     */
    re: number;
  }
  /**
   * A value for each side.
   */
  export interface SideValues2 {
    /**
     * Kontra's.
     */
    kontra: number;
    /**
     * Re's.
     */
    re: number;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace review {
  export type ToAsk = Question;
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * which trick that another player wins finds the Hochzeiter's partner
   */
  export type HochzeitCondition =
    | "first_foreign"
    | "first_foreign_fehl"
    | "first_foreign_trump"
    | "first_foreign_clubs"
    | "first_foreign_spades"
    | "first_foreign_hearts"
    | "second_fehl";
  /**
   * a kind of Vorbehalt
   */
  export type Vorbehalt =
    "pflichtsolo" | "lustsolo" | "solo" | "trumpfschwach" | "werfen" | "trumpfabgabe" | "schweine" | "hochzeit";
  /**
   * Asks where a game was lost, and why: its mistakes with their reasons.
   */
  export interface Question {
    /**
     * The point in the game up to which it is reviewed: `17`, before the seventeenth card, or `5.1`; its end if
     * absent.
     */
    at?: string | null;
    /**
     * Whether the table plays with calls; without, silence is no mistake.
     */
    calls?: "auto" | "yes" | "no";
    /**
     * Number of last tricks with exact hindsight: what was still possible and what a mistake cost. Default: 7.
     */
    hindsight?: number | null;
    /**
     * Least loss of a mistake in points; 0.3 if absent.
     */
    mistake?: number | null;
    record: Record;
    /**
     * The seed; the same seed gives the same answer.
     */
    seed?: number | null;
    /**
     * Number of possible deals in which a decision is evaluated at first; 100 if absent. A suspect is judged again in
     * as many others, and in four times as many if it is close.
     */
    worlds?: number | null;
  }
  /**
   * The game.
   */
  export interface Record {
    /**
     * The calls.
     */
    announcements?: Announcement[];
    /**
     * The number of the trick that found the partner, or in which the search ended; checked.
     */
    clarifying_trick?: number | null;
    /**
     * clockwise: north, east, south, west
     */
    dealer: "N" | "E" | "S" | "W";
    /**
     * How many cards were exchanged, for those who do not know which; checked.
     */
    exchanged?: number | null;
    /**
     * The game that is played. A game whose cards have the order of the normal game may be called `normal` if
     * `reservation` says what it is.
     */
    game:
      | "normal"
      | "hochzeit"
      | "hochzeit_solo"
      | "stilles_solo"
      | "trumpfabgabe"
      | "trumpfsolo"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo";
    /**
     * The trumps given. If neither they nor the returned cards are written, `hands` are those after the exchange.
     */
    given?: Card[] | null;
    /**
     * Who gave his trumps away in a Trumpfabgabe.
     */
    giver?: Seat | null;
    hands: BySeat_ArrayOf_Card;
    /**
     * Which trick finds his partner; if it is not written, the first one another player wins.
     */
    hochzeit_condition?: HochzeitCondition | null;
    /**
     * Who named a Hochzeit; if it is not written, the holder of both queens of clubs.
     */
    hochzeiter?: Seat | null;
    /**
     * Seat that announced Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * What else happened, in the order of the game.
     */
    incidents?: Incident[];
    /**
     * Who still had to play his Pflichtsolo.
     */
    pflichtsolo_open?: Seat[];
    /**
     * What the players are called, each a name by [`is_player_name`].
     */
    players?: {
      E?: string | null;
      N?: string | null;
      S?: string | null;
      W?: string | null;
    };
    /**
     * The members of Re; checked.
     */
    re?: Seat[] | null;
    /**
     * The Vorbehalt that is played.
     */
    reservation?: Vorbehalt | null;
    /**
     * The cards given back.
     */
    returned?: Card[] | null;
    /**
     * The name of the rule set, one word.
     */
    rules?: string | null;
    /**
     * Seat that announced Schweine.
     */
    schweine?: Seat | null;
    /**
     * How many cards had been played when he said so, where he did before he played the first and might have kept them to himself.
     */
    schweine_said?: number | null;
    /**
     * Who plays a named solo.
     */
    soloist?: Seat | null;
    /**
     * Seat that announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Seat that took them.
     */
    taker?: Seat | null;
    /**
     * The tricks; the last one may be unfinished.
     */
    tricks_played?: PlayedTrick[];
    /**
     * How many of those given were trumps, where everybody is told; checked.
     */
    trumps_given?: number | null;
    /**
     * How many trumps were among the returned cards, which everybody is told; checked.
     */
    trumps_returned?: number | null;
    /**
     * Everything that was said before the first card.
     */
    vorbehalte?: Said[] | null;
    /**
     * Who was forced to play his Pflichtsolo.
     */
    vorfuehren?: Seat | null;
  }
  /**
   * A call with its moment.
   */
  export interface Announcement {
    /**
     * How many cards had been played by everybody.
     */
    before_card: number;
    /**
     * Seat that called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * The call.
     */
    say: "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
    /**
     * The side that an Absage counts for, which is said with it where nobody would know ("Kontra, keine 90"). Needed
     * only where the hand of the caller is not written; checked.
     */
    team?: Team | null;
    /**
     * Whether it was said at the same time as the call before it in the list.
     */
    timing?: "later" | "together";
  }
  /**
   * What each seat was dealt, in any order.
   */
  export interface BySeat_ArrayOf_Card {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * Something that happened at the table beside the cards in their order and the calls.
   */
  export interface Incident {
    /**
     * Time of the incident.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * Kind of the incident.
     */
    what: string;
  }
  /**
   * A trick as it was played.
   */
  export interface PlayedTrick {
    /**
     * The cards, the led one first.
     */
    cards: Card[];
    /**
     * clockwise: north, east, south, west
     */
    lead: "N" | "E" | "S" | "W";
  }
  /**
   * Something that was said or done before the first card.
   */
  export interface Said {
    /**
     * Its word or act.
     */
    act: string;
    /**
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * A value in the sentence of a reason.
   */
  export type FactAnswer = number | string;
  /**
   * Review of a game: where it was lost, and why.
   */
  export interface Answer {
    /**
     * Right decisions given the information then that lost points with the cards as they lay; at most three, the
     * costliest first.
     */
    bad_luck: MisfortuneAnswer[];
    /**
     * The decisions, in their order.
     */
    decisions: DecisionAnswer[];
    /**
     * Number of decisions that would be mistakes given the play of the others, but not in equally likely deals, or not
     * with open cards: they are not among the mistakes.
     */
    disputed: number;
    /**
     * Whether the game was played to its end.
     */
    finished: boolean;
    /**
     * The dearest mistakes, at most five, the dearest first.
     */
    moments: MomentAnswer[];
    /**
     * Number of further mistakes.
     */
    more: number;
    /**
     * Names of the players, by seat; absent if the record does not state them.
     */
    players?: BySeat_NullableString | null;
    seats: BySeat_SeatAnswer;
    /**
     * Whether silence at the last moment for a call was evaluated.
     */
    silence_priced: boolean;
    /**
     * Number of decisions that were judged again in other deals.
     */
    suspects: number;
  }
  /**
   * A right decision that lost points all the same.
   */
  export interface MisfortuneAnswer {
    /**
     * Number of cards that all seats had played before.
     */
    cards_played: number;
    /**
     * The card.
     */
    done: string;
    /**
     * The best decision as the cards lay.
     */
    hindsight_best: string;
    /**
     * Points that it lost.
     */
    hindsight_loss: number;
    /**
     * Seat that played the card.
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A decision.
   */
  export interface DecisionAnswer {
    /**
     * The best decision in the first evaluation, given the information then.
     */
    best: string;
    /**
     * Number of cards that all seats had played before.
     */
    cards_played: number;
    /**
     * The decision: a card, a call such as `re!`, `-` for silence at the last moment for a call, or the game that the
     * seat wanted to play.
     */
    done: string;
    /**
     * The best decision in hindsight: the card with open cards, or the call as the cards fell.
     */
    hindsight_best?: string | null;
    /**
     * Loss in points against that.
     */
    hindsight_loss?: number | null;
    /**
     * Kind of the decision: `vorbehalt`, `call` or `card`.
     */
    kind: string;
    /**
     * Loss in points in the first evaluation.
     */
    loss: number;
    /**
     * The standard error of the loss; 0 if all deals were examined, absent if there was only one.
     */
    loss_error?: number | null;
    /**
     * Whether it is a mistake, judged again in other deals; the costliest ones are among the `moments`.
     */
    mistake: boolean;
    /**
     * The expected points of what was done, at first sight.
     */
    points: number;
    /**
     * Seat whose decision it was.
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A mistake.
   */
  export interface MomentAnswer {
    /**
     * Group: `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
     */
    about: string;
    /**
     * Whether these were all possible deals.
     */
    all_worlds: boolean;
    /**
     * The better decision, given the information then.
     */
    best: string;
    /**
     * Number of cards that all seats had played before.
     */
    cards_played: number;
    /**
     * Results that were still possible with open cards; for cards near the end.
     */
    could?: CouldAnswer | null;
    /**
     * Loss in equally likely deals; present for cards only.
     */
    counted_loss?: number | null;
    /**
     * A deal that the seat could not exclude, in which it loses; of cards.
     */
    counter?: CounterAnswer | null;
    /**
     * The decision: a card, a call such as `re!`, `-` for silence at the last moment for a call, or the game that the
     * seat wanted to play.
     */
    done: string;
    /**
     * Loss with the cards as they lay, exactly; 0 is luck. Absent if it is not known.
     */
    hindsight_loss?: number | null;
    /**
     * Kind of the decision: `vorbehalt`, `call` or `card`.
     */
    kind: string;
    /**
     * Loss in points.
     */
    loss: number;
    /**
     * The standard error of the loss; 0 if all deals were examined.
     */
    loss_error: number;
    /**
     * The expected points of what was done.
     */
    points: number;
    /**
     * Reasons of the mistake, the most important first; empty if no reason holds.
     */
    reasons: ReasonAnswer[];
    /**
     * Basis of the loss: `counting`, if the decision is significantly worse in equally likely deals, too; `beliefs`,
     * if only given the play of the others; `play` for calls and words before the first card.
     */
    rests_on: string;
    /**
     * Seat whose decision it was.
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * Number of deals in which it was judged again.
     */
    worlds: number;
  }
  /**
   * Results that were still possible from a decision on, with open cards; later calls are left out.
   */
  export interface CouldAnswer {
    /**
     * Points with best play of all from here on.
     */
    against_best: number;
    /**
     * Points against the cards that the others actually played, in their order as far as it is allowed.
     */
    as_played: number;
    /**
     * The cards of that.
     */
    as_played_line: PlayAnswer[];
    /**
     * A line of that.
     */
    best_line: PlayAnswer[];
    /**
     * Points that the seat got.
     */
    got: number;
  }
  /**
   * A card and who plays it.
   */
  export interface PlayAnswer {
    /**
     * The card.
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * The seat: N, E, S or W.
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A deal that could not be excluded, in which a card loses.
   */
  export interface CounterAnswer {
    /**
     * The same after the better one.
     */
    best_line: PlayAnswer[];
    /**
     * Points of the seat after the better one.
     */
    better: number;
    /**
     * The cards to the end after the card that was played.
     */
    line: PlayAnswer[];
    /**
     * Points of the seat after the card that was played.
     */
    points: number;
    /**
     * The deal, as a position at the decision.
     */
    position: string;
    /**
     * Proof: `exact`, by best play with open cards, or `played_on`, by the rules of thumb.
     */
    proof: string;
  }
  /**
   * Reason of a mistake.
   */
  export interface ReasonAnswer {
    /**
     * Share of the loss from the deals that it concerns: at least a half; more than 1 if the others favour the
     * decision made.
     */
    explains: number;
    /**
     * Values in the sentence, by name: shares of the possible deals from 0 to 1, Augen, cards, seats, suits.
     */
    facts: {
      [k: string]: FactAnswer;
    };
    /**
     * Its name in the catalogue (docs/REVIEW.md).
     */
    name: string;
    /**
     * The sentence, in the language that was asked for.
     */
    sentence: string;
  }
  export interface BySeat_NullableString {
    E: string | null;
    N: string | null;
    S: string | null;
    W: string | null;
  }
  /**
   * Losses of each seat in mistakes.
   */
  export interface BySeat_SeatAnswer {
    E: SeatAnswer;
    N: SeatAnswer;
    S: SeatAnswer;
    W: SeatAnswer;
  }
  /**
   * Losses of a seat.
   */
  export interface SeatAnswer {
    /**
     * Losses by group.
     */
    about: AboutAnswer[];
    /**
     * Number of mistakes.
     */
    mistakes: number;
    /**
     * Points lost in all.
     */
    points: number;
    /**
     * The standard error of that.
     */
    points_error: number;
  }
  /**
   * Losses in mistakes of one group.
   */
  export interface AboutAnswer {
    /**
     * `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
     */
    about: string;
    /**
     * Number of mistakes.
     */
    mistakes: number;
    /**
     * Points lost.
     */
    points: number;
    /**
     * The standard error of that.
     */
    points_error: number;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace rules {
  export type ToAsk = Question;
  /**
   * Asks what rule sets say.
   */
  export interface Question {
    /**
     * Whether only options with differences are listed.
     */
    diff?: boolean;
    form?: boolean;
    /**
     * The names of rule sets; all that have a name if none is given.
     */
    sets?: string[];
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Options of rule sets.
   */
  export interface Answer {
    form?: ChapterAnswer[] | null;
    /**
     * The options, in the order of the rule books.
     */
    options: OptionAnswer[];
    /**
     * The rule sets.
     */
    sets: SetAnswer[];
  }
  /**
   * An option.
   */
  export interface OptionAnswer {
    /**
     * Meaning of the option.
     */
    about: string;
    /**
     * Name of the option.
     */
    name: string;
    /**
     * Its name in a rule file.
     */
    option: string;
    /**
     * Its value in each of the rule sets, in words.
     */
    values: string[];
  }
  /**
   * A rule set.
   */
  export interface SetAnswer {
    /**
     * Its name.
     */
    name: string;
    /**
     * All options as a rule file has them.
     */
    options: unknown;
    /**
     * The special points that can be earned.
     */
    special_points: PointAnswer[];
    wall: Wall;
  }
  /**
   * A special point of a rule set.
   */
  export interface PointAnswer {
    /**
     * Its name on a score, such as `fuchs`.
     */
    name: string;
    /**
     * That in words.
     */
    text: string;
  }
  /**
   * The rule set in sentences, as one would pin it to the wall.
   */
  export interface Wall {
    /**
     * Rules that hold unless the wall says otherwise.
     */
    based_on: string;
    /**
     * The sections, in the order of a rule book.
     */
    sections: Section[];
    /**
     * The heading, with the name of the rule set.
     */
    title: string;
  }
  /**
   * A part of the rules.
   */
  export interface Section {
    /**
     * Its heading.
     */
    heading: string;
    /**
     * Sentences of the section.
     */
    sentences: string[];
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
  export interface ChapterAnswer {
    heading: string;
    options: FieldAnswer[];
  }
  export interface FieldAnswer {
    about: string;
    can_be: CanBeAnswer;
    matters: boolean;
    name: string;
    needs?: string[];
    option: string;
    said: string;
    sentence?: string | null;
    value: unknown;
  }
  export interface CanBeAnswer {
    choices: ChoiceAnswer[];
    list?: ListAnswer | null;
    most?: number | null;
    parts?: PartAnswer[];
    pattern?: string | null;
  }
  export interface ChoiceAnswer {
    text: string;
    value: unknown;
  }
  export interface ListAnswer {
    item: CanBeAnswer;
    length?: number | null;
  }
  export interface PartAnswer {
    can_be: CanBeAnswer;
    name: string;
  }
}

export declare namespace ruling {
  export type ToAsk = DokoRefereeACase;
  /**
   * A way to play one's cards; the names are those of the answers to a verdict.
   */
  export type MannerName = "top_first" | "top_first_in_order" | "in_order" | "every_order";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  export type SuitName = "T" | "C" | "S" | "H" | "D";
  /**
   * between two actions: 17, right after seventeen cards; 5.1, right after the first card of the fifth trick; 17+1, after one call more; v2, after two words of the Vorbehalt round
   */
  export type Moment = string;
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  export type EntryNumber =
    | "2.1.1"
    | "3.1.1"
    | "3.1.2"
    | "3.1.3"
    | "3.1.4"
    | "3.1.5"
    | "3.1.6"
    | "3.1.7"
    | "3.1.8"
    | "3.1.9"
    | "3.1.10"
    | "3.2.1"
    | "3.2.2"
    | "3.2.3"
    | "3.2.4"
    | "3.3.1"
    | "3.3.2"
    | "3.3.3"
    | "3.3.4"
    | "3.3.5"
    | "3.3.6"
    | "3.3.7"
    | "3.3.8"
    | "3.3.9"
    | "3.3.10"
    | "3.3.11"
    | "3.4.1"
    | "3.4.2"
    | "3.4.3"
    | "3.4.4"
    | "3.5.1"
    | "3.5.2"
    | "3.5.3"
    | "3.5.4"
    | "3.5.5"
    | "3.5.6"
    | "3.5.7"
    | "3.5.8"
    | "3.5.9"
    | "3.5.10"
    | "3.5.11"
    | "3.6.1"
    | "3.6.2"
    | "3.6.3"
    | "3.7.1"
    | "3.7.2"
    | "3.8.1"
    | "3.8.2"
    | "3.9.1"
    | "3.9.2"
    | "3.9.3"
    | "3.9.4"
    | "3.9.5"
    | "3.10.1"
    | "3.10.2"
    | "3.10.3"
    | "3.11.0"
    | "3.11.1"
    | "3.11.2"
    | "3.11.3"
    | "3.11.4"
    | "3.11.5"
    | "3.11.6"
    | "3.11.7"
    | "3.11.8"
    | "3.11.9"
    | "3.11.10"
    | "3.11.11"
    | "3.11.12"
    | "3.11.13"
    | "3.11.14"
    | "3.11.15"
    | "3.11.16"
    | "3.12.1"
    | "3.12.2"
    | "3.12.3"
    | "3.12.4"
    | "3.12.5"
    | "3.12.6"
    | "5.3"
    | "9.1"
    | "9.2"
    | "9.3"
    | "9.4"
    | "9.5"
    | "9.6"
    | "004-abbruch"
    | "004-unsportlich";
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * The game: an object, or no more than its name.
   */
  export type GameInput =
    GameObject | ("none" | "normal" | "hochzeit" | "hochzeit_solo" | "stilles_solo" | "trumpfabgabe" | "solo");
  export type SoloKindName = "pflicht" | "lust";
  export type GameType = "none" | "normal" | "hochzeit" | "hochzeit_solo" | "stilles_solo" | "trumpfabgabe" | "solo";
  export type Offender = "N" | "E" | "S" | "W" | "X";
  export type RecordOrText = Record | string;
  /**
   * which trick that another player wins finds the Hochzeiter's partner
   */
  export type HochzeitCondition =
    | "first_foreign"
    | "first_foreign_fehl"
    | "first_foreign_trump"
    | "first_foreign_clubs"
    | "first_foreign_spades"
    | "first_foreign_hearts"
    | "second_fehl";
  /**
   * a kind of Vorbehalt
   */
  export type Vorbehalt =
    "pflichtsolo" | "lustsolo" | "solo" | "trumpfschwach" | "werfen" | "trumpfabgabe" | "schweine" | "hochzeit";
  /**
   * Asks for the ruling on a breach: the entry of the handbook with its facts, or a record that shows the breach.
   */
  export interface DokoRefereeACase {
    absagen_by_opponents?: number | null;
    announced?: AnnouncedInput | null;
    claims?: ClaimInput[] | null;
    /**
     * Required unless a record shows the breach.
     */
    entry?: EntryNumber | null;
    /**
     * What is known of what the entry asks.
     */
    facts?: Facts | null;
    game?: GameInput | null;
    /**
     * X: nobody at the table.
     */
    offender?: Offender | null;
    /**
     * The state immediately before the breach, in one line.
     */
    position?: string | null;
    /**
     * The game as far as it was played: the object of a record, or its text.
     */
    record?: RecordOrText | null;
    /**
     * The name of the rule set.
     */
    ruleset?: string | null;
  }
  /**
   * A claim of all remaining tricks: before the breach, or the breach itself (3.10).
   */
  export interface AnnouncedInput {
    /**
     * The player who claims them.
     */
    claimant: "N" | "E" | "S" | "W";
    /**
     * How he plays. If absent, by the order that he named; without one he has shown his cards without a word.
     */
    manner?: MannerName | null;
    /**
     * The order in which he plays his cards: all of them.
     */
    order?: Card[] | null;
    /**
     * The order in which he plays trumps (T) and suits, each from the top.
     */
    suits?: SuitName[] | null;
  }
  /**
   * Who claimed the breach, and when.
   */
  export interface ClaimInput {
    /**
     * The same as "at" with this number.
     */
    after_cards?: number | null;
    /**
     * When, where there is a record.
     */
    at?: Moment | null;
    certain?: boolean | null;
    claimant: Seat;
    claimant_acted_since?: boolean | null;
    recognisable?: boolean | null;
  }
  export interface Facts {
    act?:
      | "names_seen_card_publicly"
      | "names_to_referee"
      | "names_to_referee_secretly"
      | "pulls_card_and_puts_it_back"
      | "names_pulled_card_publicly"
      | "shows_card_then_plays_another"
      | "holds_cards_open"
      | "holds_cards_open_despite_requests"
      | "looks_in_carelessly_held_cards"
      | "looks_in_normally_held_cards"
      | null;
    action_since_naming?: boolean | null;
    after_query?: boolean | null;
    all_four_cards_of_current_trick_played?: boolean | null;
    all_true?: boolean | null;
    already_led_by?: Seat | null;
    also?: string | null;
    announced_charlie?: boolean | null;
    announcer?: Seat | null;
    answer?: "true" | "false" | "refused" | true | false | null;
    asked?: "current_trick" | "last_trick" | "older_trick" | null;
    before_first_lead?: boolean | null;
    before_own_lead?: boolean | null;
    began?: Seat | null;
    breach?: "verwerfen" | "nichtbedienen" | "vorwerfen" | "aufspiel" | null;
    breach_committed?: boolean | null;
    call_with_card?: number | null;
    calls?: {
      [k: string]: string | null;
    } | null;
    can_hurt_soloist?: boolean | null;
    card_led?: Card | null;
    cards?: Card[] | null;
    cards_played?: number | null;
    cards_revealed?: boolean | null;
    certainly_highest?: boolean | null;
    charlie_can_win?: boolean | null;
    claim_ok?: boolean | null;
    claimant_has_spoken?: boolean | null;
    claimed?: boolean | null;
    claimed_first?: "unerheblich" | "minor" | "serious" | null;
    clarifying_trick?: number | null;
    clearly_gesund?: boolean | null;
    comments_on_claim?: boolean | null;
    complete_games?: number | null;
    corrected_at_once?: boolean | null;
    current_trick?: TrickInput | null;
    dealer?: Seat | null;
    dealing_begun?: boolean | null;
    dealt_too_high?: boolean | null;
    decided?: Team | null;
    decision?: "continue" | "stop" | null;
    declared_aim_last_place?: boolean | null;
    demands_play?: boolean | null;
    direct_request?: boolean | null;
    disagreement_about_result?: boolean | null;
    early?: Seat[] | null;
    early_card?: Card | null;
    edv?: boolean | null;
    effect?: "keine" | "gering" | "spielentscheidend" | null;
    example?: ((string | null) | ("complains_about_4_lost_points" | null)) | ("two_urge_redeal" | null);
    fails_to_follow?: boolean | null;
    forced_charlie?: number | null;
    forced_doppelkopf?: number | null;
    forced_fuchs?: number | null;
    from?: "vorbehalt_solo" | null;
    games_without_pflichtsolo?: number | null;
    hands?: {
      [k: string]: Card[];
    } | null;
    has_hochzeit?: boolean | null;
    higher_or_earlier_solo_of?: Seat | null;
    higher_vorbehalt_of?: Seat | null;
    hochzeiter?: Seat | null;
    hochzeiter_could_win_trick?: boolean | null;
    holder?: Seat | null;
    holder_held_normally?: boolean | null;
    insists_after_final_decision?: boolean | null;
    last_trick?: boolean | null;
    late_minutes?: number | null;
    later_player_silent?: Seat | null;
    lead?: Seat | null;
    lead_changes?: boolean | null;
    lead_replaced?: boolean | null;
    lead_right_changes?: boolean | null;
    looks_through_collected?: boolean | null;
    memory_card_open_after_trick_may_not_be_seen?: boolean | null;
    named?:
      | "hochzeit"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "trumpfsolo"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo"
      | null;
    names?:
      | "hochzeit"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "trumpfsolo"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo"
      | null;
    next_player_spoke?: boolean | null;
    offenders?: Seat[] | null;
    only_waits?: boolean | null;
    own_call_reminder?: boolean | null;
    owner_at_call?: Seat | null;
    partner?: Seat | null;
    partnership_clear?: boolean | null;
    party?: Team | null;
    pflichtsolo_open?: Seat[] | null;
    plays_on_without_asking?: boolean | null;
    query_finished?: boolean | null;
    re?: Seat[] | null;
    reconstructible?: boolean | null;
    referee_called?: boolean | null;
    remembers?: boolean | null;
    repeated?: boolean | null;
    repeatedly_unwinnable?: boolean | null;
    reply_repeated?: boolean | null;
    right?: Seat | null;
    said?: "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz" | null;
    same_club_met?: Seat[] | null;
    says_gesund_after_named?: boolean | null;
    second_CQ_laid?: boolean | null;
    shortening?: "claims" | "shows" | "hands_over" | null;
    silent?: Seat | null;
    silent_or_vorbehalt?: Seat | null;
    simultaneous_with?: Seat | null;
    soloist?: Seat | null;
    soloist_chooses?: "continue" | "stop" | null;
    special_reasons?: boolean | null;
    still_claimable?: boolean | null;
    struck_already?: boolean | null;
    table_class?: "none" | "unerheblich" | "minor" | "serious" | null;
    time_up?: boolean | null;
    times?: number | null;
    to?: "vorbehalt_hochzeit" | null;
    trick?: "current" | "earlier" | null;
    trick_lost?: boolean | null;
    trick_still_running?: boolean | null;
    trick_to?: Seat | null;
    tricks_completed?: number | null;
    trumped_led_next_and_corrected_before_any_action?: boolean | null;
    uncollected_since?: number | null;
    uncovers?: "all_own_cards" | "part" | null;
    value_recognisable?: boolean | null;
    visible_card_follows?: boolean | null;
    visible_cards?: number | null;
    vorbehalt_named?: boolean | null;
    votes?: Votes | null;
    votes_against?: number | null;
    votes_for?: number | null;
    votes_for_kontra?: number | null;
    votes_for_re?: number | null;
    w_does?: "waives" | "pflichtsolo" | "lustsolo" | "hochzeit" | null;
    wanted?: "solo" | null;
    west_cards_of_suit?: number | null;
    west_hand?: Card[] | null;
    when?: "before_round" | "during_round" | null;
    who?: "spectator_not_participant" | "participant_of_other_table" | null;
    winner_determinable?: boolean | null;
    wins_first_three?: boolean | null;
    word?: string | null;
    words?: ("stops_a_false_lead" | "asks_whether_suit_is_gone" | "names_cards" | null) | (string | null);
    wrong_count?: Seat[] | null;
    wrong_dealer_claimed_in_time?: boolean | null;
    wrong_player_began_query?: boolean | null;
    zw_for?: Team | null;
  }
  /**
   * A trick, the led card first.
   */
  export interface TrickInput {
    cards: Card[];
    lead: Seat;
  }
  /**
   * How many have voted for each side.
   */
  export interface Votes {
    kontra: number;
    re: number;
  }
  /**
   * What is known of it.
   */
  export interface GameObject {
    solo_kind?: SoloKindName | null;
    soloist?: Seat | null;
    type: GameType;
  }
  /**
   * A game written down, unchecked. What is `None` or empty was not written down.
   *
   * Reading JSON, fields with other names are ignored.
   */
  export interface Record {
    /**
     * The calls.
     */
    announcements?: Announcement[];
    /**
     * The number of the trick that found the partner, or in which the search ended; checked.
     */
    clarifying_trick?: number | null;
    /**
     * clockwise: north, east, south, west
     */
    dealer: "N" | "E" | "S" | "W";
    /**
     * How many cards were exchanged, for those who do not know which; checked.
     */
    exchanged?: number | null;
    /**
     * The game that is played. A game whose cards have the order of the normal game may be called `normal` if
     * `reservation` says what it is.
     */
    game:
      | "normal"
      | "hochzeit"
      | "hochzeit_solo"
      | "stilles_solo"
      | "trumpfabgabe"
      | "trumpfsolo"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo";
    /**
     * The trumps given. If neither they nor the returned cards are written, `hands` are those after the exchange.
     */
    given?: Card[] | null;
    /**
     * Who gave his trumps away in a Trumpfabgabe.
     */
    giver?: Seat | null;
    hands: BySeat_ArrayOf_Card;
    /**
     * Which trick finds his partner; if it is not written, the first one another player wins.
     */
    hochzeit_condition?: HochzeitCondition | null;
    /**
     * Who named a Hochzeit; if it is not written, the holder of both queens of clubs.
     */
    hochzeiter?: Seat | null;
    /**
     * Seat that announced Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * What else happened, in the order of the game.
     */
    incidents?: Incident[];
    /**
     * Who still had to play his Pflichtsolo.
     */
    pflichtsolo_open?: Seat[];
    /**
     * What the players are called, each a name by [`is_player_name`].
     */
    players?: {
      E?: string | null;
      N?: string | null;
      S?: string | null;
      W?: string | null;
    };
    /**
     * The members of Re; checked.
     */
    re?: Seat[] | null;
    /**
     * The Vorbehalt that is played.
     */
    reservation?: Vorbehalt | null;
    /**
     * The cards given back.
     */
    returned?: Card[] | null;
    /**
     * The name of the rule set, one word.
     */
    rules?: string | null;
    /**
     * Seat that announced Schweine.
     */
    schweine?: Seat | null;
    /**
     * How many cards had been played when he said so, where he did before he played the first and might have kept them to himself.
     */
    schweine_said?: number | null;
    /**
     * Who plays a named solo.
     */
    soloist?: Seat | null;
    /**
     * Seat that announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Seat that took them.
     */
    taker?: Seat | null;
    /**
     * The tricks; the last one may be unfinished.
     */
    tricks_played?: PlayedTrick[];
    /**
     * How many of those given were trumps, where everybody is told; checked.
     */
    trumps_given?: number | null;
    /**
     * How many trumps were among the returned cards, which everybody is told; checked.
     */
    trumps_returned?: number | null;
    /**
     * Everything that was said before the first card.
     */
    vorbehalte?: Said[] | null;
    /**
     * Who was forced to play his Pflichtsolo.
     */
    vorfuehren?: Seat | null;
  }
  /**
   * A call with its moment.
   */
  export interface Announcement {
    /**
     * How many cards had been played by everybody.
     */
    before_card: number;
    /**
     * Seat that called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * The call.
     */
    say: "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
    /**
     * The side that an Absage counts for, which is said with it where nobody would know ("Kontra, keine 90"). Needed
     * only where the hand of the caller is not written; checked.
     */
    team?: Team | null;
    /**
     * Whether it was said at the same time as the call before it in the list.
     */
    timing?: "later" | "together";
  }
  /**
   * What each seat was dealt, in any order.
   */
  export interface BySeat_ArrayOf_Card {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * Something that happened at the table beside the cards in their order and the calls.
   */
  export interface Incident {
    /**
     * between two actions: 17, right after seventeen cards; 5.1, right after the first card of the fifth trick; 17+1, after one call more; v2, after two words of the Vorbehalt round
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * Kind of the incident.
     */
    what: string;
  }
  /**
   * A trick as it was played.
   */
  export interface PlayedTrick {
    /**
     * The cards, the led one first.
     */
    cards: Card[];
    /**
     * clockwise: north, east, south, west
     */
    lead: "N" | "E" | "S" | "W";
  }
  /**
   * Something that was said or done before the first card.
   */
  export interface Said {
    /**
     * Its word or act.
     */
    act: string;
    /**
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
  }
  export type ToAnswer = DokoRefereeARuling | ErrorAnswer;
  export type Appeal = "schiedsgericht" | "final" | "none";
  export type ClaimStatus = "valid" | "invalid" | "nobody" | "not_stated";
  export type Invalid =
    "claim-by-offender" | "claim-by-partner" | "claim-too-late" | "claim-too-early" | "claim-forfeited" | "claim-waived";
  export type Class = "none" | "unerheblich" | "minor" | "serious" | "unsport" | "warning" | "abort";
  export type Decider = "schiedsrichter" | "schiedsgericht" | "spielleitung";
  /**
   * A ruling.
   */
  export interface DokoRefereeARuling {
    appeal: Appeal;
    appeal_text?: string;
    /**
     * What nobody told and the credit depends on.
     */
    assumed?: string[];
    /**
     * Of breaches that have to be claimed: valid, invalid, nobody; not_stated: the ruling holds if a claim is valid.
     */
    claim_status?: ClaimStatus | null;
    claims?: WrittenClaim[] | null;
    class: Class;
    class_text?: string;
    consequences?: string[];
    decided_by: Decider;
    entry: string;
    game: string;
    game_text?: string;
    judged_by_entry?: string | null;
    penalty_protocol: boolean;
    points: BySeatInt16;
    points_choices?: number[];
    /**
     * @minItems 2
     * @maxItems 2
     */
    points_range?: [number, number] | null;
    reasons: WrittenStep[];
    rest_to?: Team | null;
    row: string;
    title?: string;
    [k: string]: unknown;
  }
  export interface WrittenClaim {
    claimant: Seat;
    invalid?: Invalid | null;
  }
  export interface BySeatInt16 {
    E: number;
    N: number;
    S: number;
    W: number;
  }
  export interface WrittenStep {
    message: string;
    paragraph: string;
    text?: string | null;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace score {
  export type ToAsk = Question;
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * which trick that another player wins finds the Hochzeiter's partner
   */
  export type HochzeitCondition =
    | "first_foreign"
    | "first_foreign_fehl"
    | "first_foreign_trump"
    | "first_foreign_clubs"
    | "first_foreign_spades"
    | "first_foreign_hearts"
    | "second_fehl";
  /**
   * a kind of Vorbehalt
   */
  export type Vorbehalt =
    "pflichtsolo" | "lustsolo" | "solo" | "trumpfschwach" | "werfen" | "trumpfabgabe" | "schweine" | "hochzeit";
  /**
   * Asks what a game written down brings.
   */
  export interface Question {
    /**
     * Whether a game with unclaimed breaches is scored; they count as valid moves.
     */
    count_breaches?: boolean;
    /**
     * The game: the object of a record, or its text.
     */
    record: Record | string;
  }
  /**
   * The object.
   */
  export interface Record {
    /**
     * The calls.
     */
    announcements?: Announcement[];
    /**
     * The number of the trick that found the partner, or in which the search ended; checked.
     */
    clarifying_trick?: number | null;
    /**
     * clockwise: north, east, south, west
     */
    dealer: "N" | "E" | "S" | "W";
    /**
     * How many cards were exchanged, for those who do not know which; checked.
     */
    exchanged?: number | null;
    /**
     * The game that is played. A game whose cards have the order of the normal game may be called `normal` if
     * `reservation` says what it is.
     */
    game:
      | "normal"
      | "hochzeit"
      | "hochzeit_solo"
      | "stilles_solo"
      | "trumpfabgabe"
      | "trumpfsolo"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo";
    /**
     * The trumps given. If neither they nor the returned cards are written, `hands` are those after the exchange.
     */
    given?: Card[] | null;
    /**
     * Who gave his trumps away in a Trumpfabgabe.
     */
    giver?: Seat | null;
    hands: BySeat_ArrayOf_Card;
    /**
     * Which trick finds his partner; if it is not written, the first one another player wins.
     */
    hochzeit_condition?: HochzeitCondition | null;
    /**
     * Who named a Hochzeit; if it is not written, the holder of both queens of clubs.
     */
    hochzeiter?: Seat | null;
    /**
     * Seat that announced Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * What else happened, in the order of the game.
     */
    incidents?: Incident[];
    /**
     * Who still had to play his Pflichtsolo.
     */
    pflichtsolo_open?: Seat[];
    /**
     * What the players are called, each a name by [`is_player_name`].
     */
    players?: {
      E?: string | null;
      N?: string | null;
      S?: string | null;
      W?: string | null;
    };
    /**
     * The members of Re; checked.
     */
    re?: Seat[] | null;
    /**
     * The Vorbehalt that is played.
     */
    reservation?: Vorbehalt | null;
    /**
     * The cards given back.
     */
    returned?: Card[] | null;
    /**
     * The name of the rule set, one word.
     */
    rules?: string | null;
    /**
     * Seat that announced Schweine.
     */
    schweine?: Seat | null;
    /**
     * How many cards had been played when he said so, where he did before he played the first and might have kept them to himself.
     */
    schweine_said?: number | null;
    /**
     * Who plays a named solo.
     */
    soloist?: Seat | null;
    /**
     * Seat that announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Seat that took them.
     */
    taker?: Seat | null;
    /**
     * The tricks; the last one may be unfinished.
     */
    tricks_played?: PlayedTrick[];
    /**
     * How many of those given were trumps, where everybody is told; checked.
     */
    trumps_given?: number | null;
    /**
     * How many trumps were among the returned cards, which everybody is told; checked.
     */
    trumps_returned?: number | null;
    /**
     * Everything that was said before the first card.
     */
    vorbehalte?: Said[] | null;
    /**
     * Who was forced to play his Pflichtsolo.
     */
    vorfuehren?: Seat | null;
  }
  /**
   * A call with its moment.
   */
  export interface Announcement {
    /**
     * How many cards had been played by everybody.
     */
    before_card: number;
    /**
     * Seat that called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * The call.
     */
    say: "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
    /**
     * The side that an Absage counts for, which is said with it where nobody would know ("Kontra, keine 90"). Needed
     * only where the hand of the caller is not written; checked.
     */
    team?: Team | null;
    /**
     * Whether it was said at the same time as the call before it in the list.
     */
    timing?: "later" | "together";
  }
  /**
   * What each seat was dealt, in any order.
   */
  export interface BySeat_ArrayOf_Card {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * Something that happened at the table beside the cards in their order and the calls.
   */
  export interface Incident {
    /**
     * Time of the incident.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * Kind of the incident.
     */
    what: string;
  }
  /**
   * A trick as it was played.
   */
  export interface PlayedTrick {
    /**
     * The cards, the led one first.
     */
    cards: Card[];
    /**
     * clockwise: north, east, south, west
     */
    lead: "N" | "E" | "S" | "W";
  }
  /**
   * Something that was said or done before the first card.
   */
  export interface Said {
    /**
     * Its word or act.
     */
    act: string;
    /**
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Score of a recorded game.
   */
  export type Answer = Scored | Unscored | RefusedAnswer;
  export type Appeal = "schiedsgericht" | "final" | "none";
  export type ClaimStatus = "valid" | "invalid" | "nobody" | "not_stated";
  export type Invalid =
    "claim-by-offender" | "claim-by-partner" | "claim-too-late" | "claim-too-early" | "claim-forfeited" | "claim-waived";
  export type Class = "none" | "unerheblich" | "minor" | "serious" | "unsport" | "warning" | "abort";
  export type Decider = "schiedsrichter" | "schiedsgericht" | "spielleitung";
  /**
   * It is scored.
   */
  export interface Scored {
    /**
     * Assumptions about what the text does not say; absent for a record in our notation.
     */
    assumed?: string[];
    /**
     * Breaches that count as valid moves; with --count-breaches.
     */
    breaches: BreachAnswer[];
    /**
     * Factor of the value by announcements.
     */
    factor: number;
    /**
     * The game as it was named.
     */
    game: string;
    /**
     * Items, each with its side.
     */
    items: ItemAnswer[];
    kontra_won: WonAnswer;
    /**
     * The number of the line on which the record begins, from 1.
     */
    line: number;
    points: PointsAnswer;
    /**
     * The seats of Re.
     */
    re: string;
    /**
     * The value of the game, seen from Re.
     */
    re_value: number;
    re_won: WonAnswer1;
    /**
     * The rule set.
     */
    rules: string;
    /**
     * The ruling on what ended such a game, as `doko referee rule --json` writes it; its points are
     * penalties, apart from those of the game.
     */
    ruling?: DokoRefereeARuling | null;
    /**
     * The game as it turned out.
     */
    scored_as: string;
    /**
     * The special points earned in tricks, whether or not they count in this game.
     */
    special: SpecialAnswer[];
    /**
     * Winner of each trick.
     */
    tricks: TrickAnswer[];
    /**
     * Unplayed tricks; only if the game ended before its last card.
     */
    unplayed?: UnplayedAnswer | null;
    /**
     * The side that has won: re or kontra; null if neither has.
     */
    winner?: string | null;
  }
  /**
   * A breach of a rule.
   */
  export interface BreachAnswer {
    /**
     * The card that was played.
     */
    card?: string | null;
    /**
     * Legal alternatives.
     */
    legal: string[];
    /**
     * Message that describes the breach.
     */
    message: string;
    /**
     * The rule.
     */
    paragraph: string;
    /**
     * Seat that broke the rule.
     */
    seat?: string | null;
    /**
     * The number of the trick, from 1; null before the first card.
     */
    trick?: number | null;
  }
  /**
   * A line of the score.
   */
  export interface ItemAnswer {
    /**
     * Name of the item, such as `unter_90`.
     */
    name: string;
    /**
     * Paragraph of the rule texts.
     */
    paragraph: string;
    /**
     * Side that earned it: re or kontra.
     */
    party: string;
    /**
     * Its points.
     */
    points: number;
    /**
     * That in words.
     */
    text: string;
  }
  /**
   * Augen and tricks of Kontra.
   */
  export interface WonAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Number of tricks.
     */
    tricks: number;
  }
  /**
   * Points of each seat.
   */
  export interface PointsAnswer {
    /**
     * East's.
     */
    E: number;
    /**
     * North's.
     */
    N: number;
    /**
     * South's.
     */
    S: number;
    /**
     * West's.
     */
    W: number;
  }
  /**
   * Augen and tricks of Re.
   */
  export interface WonAnswer1 {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Number of tricks.
     */
    tricks: number;
  }
  /**
   * What is written of a ruling; its further consequences stand beside the fields under names of their own.
   */
  export interface DokoRefereeARuling {
    appeal: Appeal;
    appeal_text?: string;
    /**
     * What nobody told and the credit depends on.
     */
    assumed?: string[];
    /**
     * Of breaches that have to be claimed: valid, invalid, nobody; not_stated: the ruling holds if a claim is valid.
     */
    claim_status?: ClaimStatus | null;
    claims?: WrittenClaim[] | null;
    class: Class;
    class_text?: string;
    consequences?: string[];
    decided_by: Decider;
    entry: string;
    game: string;
    game_text?: string;
    judged_by_entry?: string | null;
    penalty_protocol: boolean;
    points: BySeatInt16;
    points_choices?: number[];
    /**
     * @minItems 2
     * @maxItems 2
     */
    points_range?: [number, number] | null;
    reasons: WrittenStep[];
    rest_to?: Team | null;
    row: string;
    title?: string;
    [k: string]: unknown;
  }
  export interface WrittenClaim {
    claimant: Seat;
    invalid?: Invalid | null;
  }
  export interface BySeatInt16 {
    E: number;
    N: number;
    S: number;
    W: number;
  }
  export interface WrittenStep {
    message: string;
    paragraph: string;
    text?: string | null;
  }
  /**
   * A special point.
   */
  export interface SpecialAnswer {
    /**
     * Name of the special point, such as `fuchs`.
     */
    name: string;
    /**
     * Side that earned it: re or kontra.
     */
    party: string;
    /**
     * The number of the trick, from 1.
     */
    trick: number;
  }
  /**
   * A trick.
   */
  export interface TrickAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Winner of the trick.
     */
    winner?: string | null;
  }
  /**
   * The tricks that were not played any more.
   */
  export interface UnplayedAnswer {
    /**
     * The side that gets them: re or kontra.
     */
    party: string;
    rest: WonAnswer2;
  }
  /**
   * Their Augen and number, the unfinished trick included.
   */
  export interface WonAnswer2 {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Number of tricks.
     */
    tricks: number;
  }
  /**
   * It ended before its last card and is not scored: only the penalty counts.
   */
  export interface Unscored {
    /**
     * The number of the line on which the record begins, from 1.
     */
    line: number;
    /**
     * The rule set.
     */
    rules: string;
    ruling: DokoRefereeARuling1;
    /**
     * That the game is not scored.
     */
    scored: boolean;
  }
  /**
   * What is written of a ruling; its further consequences stand beside the fields under names of their own.
   */
  export interface DokoRefereeARuling1 {
    appeal: Appeal;
    appeal_text?: string;
    /**
     * What nobody told and the credit depends on.
     */
    assumed?: string[];
    /**
     * Of breaches that have to be claimed: valid, invalid, nobody; not_stated: the ruling holds if a claim is valid.
     */
    claim_status?: ClaimStatus | null;
    claims?: WrittenClaim[] | null;
    class: Class;
    class_text?: string;
    consequences?: string[];
    decided_by: Decider;
    entry: string;
    game: string;
    game_text?: string;
    judged_by_entry?: string | null;
    penalty_protocol: boolean;
    points: BySeatInt16;
    points_choices?: number[];
    /**
     * @minItems 2
     * @maxItems 2
     */
    points_range?: [number, number] | null;
    reasons: WrittenStep[];
    rest_to?: Team | null;
    row: string;
    title?: string;
    [k: string]: unknown;
  }
  /**
   * It breaks rules.
   */
  export interface RefusedAnswer {
    /**
     * The breaches.
     */
    breaches: BreachAnswer[];
    /**
     * That it does.
     */
    error: string;
    /**
     * The number of the line on which the record begins, from 1.
     */
    line: number;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace sheet {
  export type ToAsk = Question;
  /**
   * Asks what a sheet adds up to, or what it is with one more row or another one.
   */
  export interface Question {
    /**
     * A row to be added: a game as people say it; what happens between games begins with `-`.
     */
    add?: string | null;
    /**
     * The line of the row before which `add`, or the moved row, comes. Games are renumbered.
     */
    before?: number | null;
    /**
     * Whether the answer includes the sheet as a table.
     */
    csv?: boolean;
    /**
     * The number of a game whose row is replaced by `add`.
     */
    fix?: number | null;
    /**
     * The record of that game, as text or JSON, if the row is `record`.
     */
    record?: string | null;
    /**
     * The line of any row, a game or not, as `rows` has it: `add` replaces it; without, it is moved before the row in
     * `before`, or removed if there is none. Games are renumbered.
     */
    row?: number | null;
    /**
     * The text of the sheet.
     */
    sheet: string;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Totals of a sheet.
   */
  export interface Answer {
    /**
     * Number of games that are still to be multiplied by a Bock.
     */
    bock_games: number;
    /**
     * The sheet as comma-separated values, if that was wanted: the same in every language.
     */
    csv?: string | null;
    /**
     * Deductions of each player that no other is credited with.
     */
    deductions: number[];
    /**
     * Player who has to play a Pflichtsolo in it; null if none has.
     */
    forced_soloist?: number | null;
    /**
     * Minutes of the round, added time included; null if they are not fixed.
     */
    minutes?: number | null;
    /**
     * Dealer of the next game, by line from 1; null if the round is over.
     */
    next_dealer?: number | null;
    next_sit_out: number[];
    /**
     * Payments, if a point is worth money.
     */
    payments: PaymentAnswer[];
    /**
     * Number of Pflichtsoli that each player still has to play.
     */
    pflichtsoli: number[];
    /**
     * The players, by their lines on the list.
     */
    players: string[];
    /**
     * The rows.
     */
    rows: RowAnswer[];
    /**
     * The rule set.
     */
    rules: string;
    /**
     * The text of the sheet, with what was added or fixed.
     */
    sheet: string;
    /**
     * Whether the list can be right: each row sums to zero, and is all even or all odd if the rules imply that.
     */
    sound: boolean;
    /**
     * Totals of the players, without deductions that no other is credited with.
     */
    totals: number[];
  }
  /**
   * A payment between two players.
   */
  export interface PaymentAnswer {
    /**
     * Amount in cents.
     */
    cents: number;
    /**
     * Player who pays, by line from 1.
     */
    from: number;
    /**
     * Player who is paid.
     */
    to: number;
  }
  /**
   * A row of a sheet.
   */
  export interface RowAnswer {
    /**
     * Factor of the points by a Bock.
     */
    bock: number;
    /**
     * Points that a Bock adds for the winner instead.
     */
    bock_points?: number;
    /**
     * The dealer, by line from 1.
     */
    dealer: number;
    /**
     * Reason why it cannot be right by the check of the list, although it counts.
     */
    doubt?: string | null;
    /**
     * Reason why it does not fit; it adds nothing then.
     */
    error?: ErrorAnswer | null;
    /**
     * The number of the game; null for what happens between games.
     */
    game?: number | null;
    /**
     * Kind of the game: normal, hochzeit, stilles_solo, trumpfabgabe, solo, lustsolo, pflichtsolo_voluntary,
     * pflichtsolo_forced; null if it is no game.
     */
    kind?: string | null;
    /**
     * The number of its line, from 1.
     */
    line: number;
    /**
     * Points of the players.
     */
    points: number[];
    /**
     * Players who sat out.
     */
    sit_out: number[];
    table: number;
    /**
     * Text of the row.
     */
    text: string;
    /**
     * The totals after it.
     */
    totals: number[];
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace solve {
  export type ToAsk = Question;
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * Asks what a position is worth.
   */
  export interface Question {
    /**
     * With `forced`: least number of the remaining tricks to force; all if absent.
     */
    at_least?: number | null;
    /**
     * With `points` and `moves`: special points of earlier tricks, such as `fuchs:re`.
     */
    earned?: string[];
    /**
     * The most cards to play in the tree; what is known then is the answer.
     */
    nodes?: number | null;
    /**
     * With `forced` and `tricks`: the side that forces them; Re if absent.
     */
    party?: Team | null;
    /**
     * The position, in one line.
     */
    position: string;
    /**
     * With `threshold`: number of Augen for Re to reach, in the whole game if the position states earlier gains,
     * otherwise from here on.
     */
    threshold?: number | null;
    /**
     * Kind of the question.
     */
    what?: "value" | "moves" | "line" | "points" | "forced" | "tricks" | "threshold";
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Answer to a question about a position.
   */
  export interface Answer {
    /**
     * Number of the remaining tricks to force; all if absent.
     */
    at_least?: number | null;
    /**
     * The Augen that Re still gets with best play, the running trick included.
     */
    augen?: number | null;
    /**
     * The Augen of all cards in the hands and on the table.
     */
    augen_in_play: number;
    /**
     * A line of best play, as far as it is known.
     */
    best_line?: PlayAnswer[] | null;
    /**
     * Whether the answer is complete: false if the limit was reached or the search was stopped before. Present with a
     * limit and a threshold, or if it is false.
     */
    finished?: boolean | null;
    /**
     * Whether it can force them; absent if that is not known.
     */
    forced?: boolean | null;
    /**
     * Upper bound of that value.
     */
    hi?: number | null;
    /**
     * Lower bound of the value for Re, or for the side of a question about tricks; with a limit, or if it was stopped.
     */
    lo?: number | null;
    /**
     * Augen that Re gets after each card.
     */
    moves?: MoveAnswer[] | null;
    /**
     * Number of cards played in the tree; with a limit, or if it was stopped.
     */
    nodes?: number | null;
    /**
     * The side of a question about tricks: re or kontra.
     */
    party?: Team | null;
    /**
     * Value of the game for Re if all play for the score.
     */
    points?: number | null;
    /**
     * Points of each seat then.
     */
    points_of_seats?: BySeatInt32 | null;
    /**
     * The position in its canonical form.
     */
    position: string;
    /**
     * Whether Re reaches the threshold; absent if that is not known.
     */
    reaches?: boolean | null;
    /**
     * The Augen that are to be reached.
     */
    threshold?: number | null;
    /**
     * Number of the remaining tricks that the side can force; absent if that is not known.
     */
    tricks?: number | null;
    /**
     * Augen of the threshold that Re has won before; absent if the position does not state them, and then it counts
     * from here.
     */
    won?: number | null;
  }
  /**
   * A card and who plays it.
   */
  export interface PlayAnswer {
    /**
     * The card.
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * The seat: N, E, S or W.
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A card that may be played.
   */
  export interface MoveAnswer {
    /**
     * Augen that Re gets after it; absent if that is not known.
     */
    augen?: number | null;
    /**
     * The card.
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * Re gets no more after it, if no more is known.
     */
    hi?: number | null;
    /**
     * A line of best play that begins with it, as far as it is known.
     */
    line?: PlayAnswer[];
    /**
     * Re gets no less after it, if no more is known.
     */
    lo?: number | null;
    /**
     * Augen that the side to play loses by it, against its best card; absent if that is not known.
     */
    loss?: number | null;
    /**
     * Value of the game for Re after it if all play for the score; absent after the first trick if the position does
     * not state earlier gains.
     */
    points?: number | null;
    /**
     * It is worth no more after it, if no more is known.
     */
    points_hi?: number | null;
    /**
     * It is worth no less after it, if no more is known.
     */
    points_lo?: number | null;
  }
  export interface BySeatInt32 {
    E: number;
    N: number;
    S: number;
    W: number;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace suggest {
  export type ToAsk = Question;
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * which trick that another player wins finds the Hochzeiter's partner
   */
  export type HochzeitCondition =
    | "first_foreign"
    | "first_foreign_fehl"
    | "first_foreign_trump"
    | "first_foreign_clubs"
    | "first_foreign_spades"
    | "first_foreign_hearts"
    | "second_fehl";
  /**
   * a kind of Vorbehalt
   */
  export type Vorbehalt =
    "pflichtsolo" | "lustsolo" | "solo" | "trumpfschwach" | "werfen" | "trumpfabgabe" | "schweine" | "hochzeit";
  /**
   * Asks what to do now.
   */
  export interface Question {
    /**
     * The moment: `17`, before the seventeenth card, or `5.1`, before the first card of the fifth trick; the end of the
     * record if absent.
     */
    at?: string | null;
    /**
     * A bot that is asked, too. It cannot be a program of its own.
     */
    bot?: string | null;
    effort?: Effort;
    /**
     * Only deals in which the hidden hands meet a condition, such as `E has >= 4 trumps`.
     */
    if?: string | null;
    record: Record;
    /**
     * Seat that decides; if absent, the seat to play, or the owner of the only hand.
     */
    seat?: Seat | null;
  }
  /**
   * Effort of the advice.
   */
  export interface Effort {
    /**
     * Number of last tricks in which the seat's later cards are searched, too; before, all play by rules of thumb.
     * Default: 4.
     */
    ahead?: number;
    /**
     * The seed; the same seed gives the same answer.
     */
    seed?: number;
    /**
     * Number of last tricks in which each deal is solved exactly with all cards open, unless `ahead` takes precedence.
     * Default: 0.
     */
    solve?: number;
    /**
     * Number of possible deals that are examined; if absent, 200, and up to 800 while the best decision is not clear.
     */
    worlds?: number | null;
  }
  /**
   * The game, with all hands or with one.
   */
  export interface Record {
    /**
     * The calls.
     */
    announcements?: Announcement[];
    /**
     * The number of the trick that found the partner, or in which the search ended; checked.
     */
    clarifying_trick?: number | null;
    /**
     * clockwise: north, east, south, west
     */
    dealer: "N" | "E" | "S" | "W";
    /**
     * How many cards were exchanged, for those who do not know which; checked.
     */
    exchanged?: number | null;
    /**
     * The game that is played. A game whose cards have the order of the normal game may be called `normal` if
     * `reservation` says what it is.
     */
    game:
      | "normal"
      | "hochzeit"
      | "hochzeit_solo"
      | "stilles_solo"
      | "trumpfabgabe"
      | "trumpfsolo"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo";
    /**
     * The trumps given. If neither they nor the returned cards are written, `hands` are those after the exchange.
     */
    given?: Card[] | null;
    /**
     * Who gave his trumps away in a Trumpfabgabe.
     */
    giver?: Seat | null;
    hands: BySeat_ArrayOf_Card;
    /**
     * Which trick finds his partner; if it is not written, the first one another player wins.
     */
    hochzeit_condition?: HochzeitCondition | null;
    /**
     * Who named a Hochzeit; if it is not written, the holder of both queens of clubs.
     */
    hochzeiter?: Seat | null;
    /**
     * Seat that announced Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * What else happened, in the order of the game.
     */
    incidents?: Incident[];
    /**
     * Who still had to play his Pflichtsolo.
     */
    pflichtsolo_open?: Seat[];
    /**
     * What the players are called, each a name by [`is_player_name`].
     */
    players?: {
      E?: string | null;
      N?: string | null;
      S?: string | null;
      W?: string | null;
    };
    /**
     * The members of Re; checked.
     */
    re?: Seat[] | null;
    /**
     * The Vorbehalt that is played.
     */
    reservation?: Vorbehalt | null;
    /**
     * The cards given back.
     */
    returned?: Card[] | null;
    /**
     * The name of the rule set, one word.
     */
    rules?: string | null;
    /**
     * Seat that announced Schweine.
     */
    schweine?: Seat | null;
    /**
     * How many cards had been played when he said so, where he did before he played the first and might have kept them to himself.
     */
    schweine_said?: number | null;
    /**
     * Who plays a named solo.
     */
    soloist?: Seat | null;
    /**
     * Seat that announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Seat that took them.
     */
    taker?: Seat | null;
    /**
     * The tricks; the last one may be unfinished.
     */
    tricks_played?: PlayedTrick[];
    /**
     * How many of those given were trumps, where everybody is told; checked.
     */
    trumps_given?: number | null;
    /**
     * How many trumps were among the returned cards, which everybody is told; checked.
     */
    trumps_returned?: number | null;
    /**
     * Everything that was said before the first card.
     */
    vorbehalte?: Said[] | null;
    /**
     * Who was forced to play his Pflichtsolo.
     */
    vorfuehren?: Seat | null;
  }
  /**
   * A call with its moment.
   */
  export interface Announcement {
    /**
     * How many cards had been played by everybody.
     */
    before_card: number;
    /**
     * Seat that called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * The call.
     */
    say: "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
    /**
     * The side that an Absage counts for, which is said with it where nobody would know ("Kontra, keine 90"). Needed
     * only where the hand of the caller is not written; checked.
     */
    team?: Team | null;
    /**
     * Whether it was said at the same time as the call before it in the list.
     */
    timing?: "later" | "together";
  }
  /**
   * What each seat was dealt, in any order.
   */
  export interface BySeat_ArrayOf_Card {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * Something that happened at the table beside the cards in their order and the calls.
   */
  export interface Incident {
    /**
     * Time of the incident.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * Kind of the incident.
     */
    what: string;
  }
  /**
   * A trick as it was played.
   */
  export interface PlayedTrick {
    /**
     * The cards, the led one first.
     */
    cards: Card[];
    /**
     * clockwise: north, east, south, west
     */
    lead: "N" | "E" | "S" | "W";
  }
  /**
   * Something that was said or done before the first card.
   */
  export interface Said {
    /**
     * Its word or act.
     */
    act: string;
    /**
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Everything a seat may do now.
   */
  export interface Answer {
    /**
     * Share of the drawn deals that met the condition; 1 if it is counted and not tried.
     */
    accepted: number;
    /**
     * The best card, or the best call off turn; absent if more deals are needed to find it.
     */
    best?: string | null;
    /**
     * Decision of the bot that was asked, or the default made for it.
     */
    bot?: string | null;
    /**
     * Faults of the bot for which the decision was made for it.
     */
    bot_faults?: string[];
    /**
     * The calls and silence, the best first.
     */
    calls: WorthAnswer[];
    /**
     * The cards, the best first.
     */
    cards: WorthAnswer[];
    /**
     * Number of cards played so far.
     */
    cards_played: number;
    /**
     * The condition on the hidden hands.
     */
    condition?: string | null;
    /**
     * Probability of the condition before the play is weighed: its share of all consistent deals; absent without a
     * condition, and if the deals could not be counted.
     */
    condition_probability?: number | null;
    /**
     * All that may be best, the first of them first.
     */
    contenders: string[];
    /**
     * Number of deals consistent with the view and the condition, written out; absent if they could not be counted.
     */
    deals?: string | null;
    /**
     * Number of independent deals, each as likely as it is, with the same precision; absent if all deals were
     * examined, so that nothing is left to chance.
     */
    effective?: number | null;
    re: BySeat_NullableDouble;
    re_counted: BySeat_NullableDouble1;
    /**
     * Seat whose decision it is.
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * Reasons for the best decision, in the language of the question.
     */
    why: string;
  }
  /**
   * Value of a decision.
   */
  export interface WorthAnswer {
    /**
     * The decision: a card, a call, or `-` for silence.
     */
    decision: string;
    /**
     * Probability of each result.
     */
    distribution: {
      /**
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^-?\d+$".
       */
      [k: string]: number;
    };
    /**
     * Number of independent deals, each as likely as it is, with the same precision; absent if all deals were
     * examined, so that nothing is left to chance.
     */
    effective?: number | null;
    /**
     * The standard error of the expected points: 0 if all deals were examined, absent if there was only one.
     */
    error?: number | null;
    /**
     * The ends of the interval that holds the mean over all deals in 95 of 100 cases.
     *
     * @minItems 2
     * @maxItems 2
     */
    interval?: [number, number] | null;
    /**
     * The expected points.
     */
    points: number;
    /**
     * Share of the deals in which it gains, 0 to 1.
     */
    win: number;
    /**
     * Number of possible deals examined.
     */
    worlds: number;
  }
  /**
   * Probability that each seat is Re, given the play so far.
   */
  export interface BySeat_NullableDouble {
    E: number | null;
    N: number | null;
    S: number | null;
    W: number | null;
  }
  /**
   * The same if all deals that fit are equally probable.
   */
  export interface BySeat_NullableDouble1 {
    E: number | null;
    N: number | null;
    S: number | null;
    W: number | null;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace table {
  export type ToAsk = Question;
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * Asks how a running game goes on: what was decided, and if wanted one more decision.
   *
   * Nothing is remembered from one request to the next. A request with the `decisions` of an answer goes on from there;
   * one without the last of them takes these back.
   */
  export interface Question {
    /**
     * The bots in seats, such as `{"E": "rules", "S": "doko:worlds=40"}`. People play the others.
     */
    bots?: {
      E?: string;
      N?: string;
      S?: string;
      W?: string;
    };
    /**
     * Times at which people are asked for calls while others are at turn.
     */
    calls?: "always" | "when_it_matters";
    /**
     * The dealer; north if absent.
     */
    dealer?: Seat | null;
    /**
     * The decisions so far, in order: words of the notation such as `gesund`, `damensolo`, `HT`, `re!`, and `-` for silence
     * of a seat that was asked for a call.
     */
    decisions?: string[];
    /**
     * The number of the game among those of the same seed, from 0.
     */
    game?: number;
    /**
     * The cards, if they are not to come from the seed; any name of a card will do.
     */
    hands?: BySeat_ArrayOfString | null;
    /**
     * Seats that still have to play a Pflichtsolo.
     */
    pflichtsolo_open?: Seat[];
    /**
     * The seed of the cards and of the bots. The same seed gives the same game if the same is decided.
     */
    seed?: number;
    /**
     * Decision of the person that is asked, in any words.
     */
    step?: string | null;
    /**
     * Seat of the wanted view, a person's; the seat that is asked if absent.
     */
    view?: Seat | null;
    /**
     * Seat that has to play its Pflichtsolo now.
     */
    vorfuehren?: Seat | null;
  }
  export interface BySeat_ArrayOfString {
    E: string[];
    N: string[];
    S: string[];
    W: string[];
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * a call
   */
  export type Call = "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
  /**
   * a kind of Vorbehalt
   */
  export type Vorbehalt =
    "pflichtsolo" | "lustsolo" | "solo" | "trumpfschwach" | "werfen" | "trumpfabgabe" | "schweine" | "hochzeit";
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * which trick that another player wins finds the Hochzeiter's partner
   */
  export type HochzeitCondition =
    | "first_foreign"
    | "first_foreign_fehl"
    | "first_foreign_trump"
    | "first_foreign_clubs"
    | "first_foreign_spades"
    | "first_foreign_hearts"
    | "second_fehl";
  export type Appeal = "schiedsgericht" | "final" | "none";
  export type ClaimStatus = "valid" | "invalid" | "nobody" | "not_stated";
  export type Invalid =
    "claim-by-offender" | "claim-by-partner" | "claim-too-late" | "claim-too-early" | "claim-forfeited" | "claim-waived";
  export type Class = "none" | "unerheblich" | "minor" | "serious" | "unsport" | "warning" | "abort";
  export type Decider = "schiedsrichter" | "schiedsgericht" | "spielleitung";
  export type Augen = number;
  /**
   * the game that is played; trumpfsolo is farbsolo_D
   */
  export type Game =
    | "normal"
    | "hochzeit"
    | "hochzeit_solo"
    | "stilles_solo"
    | "trumpfabgabe"
    | "trumpfsolo"
    | "damensolo"
    | "bubensolo"
    | "fleischlos"
    | "farbsolo_C"
    | "farbsolo_S"
    | "farbsolo_H"
    | "farbsolo_D"
    | "koenigssolo"
    | "damenbubensolo"
    | "koenigedamensolo"
    | "koenigebubensolo"
    | "koehler"
    | "assetrumpfsolo"
    | "zehnensolo"
    | "neunensolo"
    | "nullsolo";
  /**
   * State of a running game.
   */
  export interface Answer {
    /**
     * The decision that is due; absent when the game is over.
     */
    asked?: AskedAnswer | null;
    /**
     * All decisions, to be sent with the next request.
     */
    decisions: string[];
    /**
     * Faults of bots, in words; each was replaced by a legal decision.
     */
    faults?: string[];
    /**
     * The game of the view in words.
     */
    game?: string | null;
    /**
     * Knowledge of that seat about a game in progress, as a record with one hand, to ask `suggest` about.
     */
    known?: Record | null;
    /**
     * Decisions since those of the request, in order, except that a bot has kept Schweine to itself.
     */
    made: MadeAnswer[];
    /**
     * Outcome of the game, once it is played.
     */
    outcome?: Scored | null;
    /**
     * The game written down, when it was played.
     */
    record?: Record | null;
    /**
     * Reason for a new deal, if there is one.
     */
    redeal?: RedealAnswer | null;
    /**
     * The words of `view.said`, in the language of the question.
     */
    said?: string[];
    /**
     * Number of decisions left if a person takes back his last one; absent if another player has said or shown
     * something since.
     */
    take_back?: number | null;
    /**
     * View of the seat that is asked, or of the one that was requested.
     */
    view?: Seen | null;
  }
  /**
   * The decision that is due.
   */
  export interface AskedAnswer {
    /**
     * Number of cards that are given, or given back.
     */
    cards?: number | null;
    /**
     * The call that is due.
     */
    due?: Call | null;
    /**
     * Giver of the trumps.
     */
    giver?: Seat | null;
    /**
     * For what: `say`, `answer`, `name`, `bid`, `take`, `return`, `schweine`, `call`, `pflichtansage` or `card`.
     */
    kind: string;
    /**
     * Everything that may be decided. Before the own card it can also be the card at once, which means silence before.
     */
    legal: OptionAnswer[];
    /**
     * The question in words.
     */
    question: string;
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * Taker of the cards that are to be handed over.
     */
    taker?: Seat | null;
    /**
     * The Vorbehalt that the answer is about.
     */
    vorbehalt?: Vorbehalt | null;
  }
  /**
   * Something that may be decided.
   */
  export interface OptionAnswer {
    /**
     * It in words.
     */
    text: string;
    /**
     * It as a word of the notation.
     */
    word: string;
  }
  /**
   * A game written down, unchecked. What is `None` or empty was not written down.
   *
   * Reading JSON, fields with other names are ignored.
   */
  export interface Record {
    /**
     * The calls.
     */
    announcements?: Announcement[];
    /**
     * The number of the trick that found the partner, or in which the search ended; checked.
     */
    clarifying_trick?: number | null;
    /**
     * clockwise: north, east, south, west
     */
    dealer: "N" | "E" | "S" | "W";
    /**
     * How many cards were exchanged, for those who do not know which; checked.
     */
    exchanged?: number | null;
    /**
     * The game that is played. A game whose cards have the order of the normal game may be called `normal` if
     * `reservation` says what it is.
     */
    game:
      | "normal"
      | "hochzeit"
      | "hochzeit_solo"
      | "stilles_solo"
      | "trumpfabgabe"
      | "trumpfsolo"
      | "damensolo"
      | "bubensolo"
      | "fleischlos"
      | "farbsolo_C"
      | "farbsolo_S"
      | "farbsolo_H"
      | "farbsolo_D"
      | "koenigssolo"
      | "damenbubensolo"
      | "koenigedamensolo"
      | "koenigebubensolo"
      | "koehler"
      | "assetrumpfsolo"
      | "zehnensolo"
      | "neunensolo"
      | "nullsolo";
    /**
     * The trumps given. If neither they nor the returned cards are written, `hands` are those after the exchange.
     */
    given?: Card[] | null;
    /**
     * Who gave his trumps away in a Trumpfabgabe.
     */
    giver?: Seat | null;
    hands: BySeat_ArrayOf_Card;
    /**
     * Which trick finds his partner; if it is not written, the first one another player wins.
     */
    hochzeit_condition?: HochzeitCondition | null;
    /**
     * Who named a Hochzeit; if it is not written, the holder of both queens of clubs.
     */
    hochzeiter?: Seat | null;
    /**
     * Seat that announced Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * What else happened, in the order of the game.
     */
    incidents?: Incident[];
    /**
     * Who still had to play his Pflichtsolo.
     */
    pflichtsolo_open?: Seat[];
    /**
     * What the players are called, each a name by [`is_player_name`].
     */
    players?: {
      E?: string | null;
      N?: string | null;
      S?: string | null;
      W?: string | null;
    };
    /**
     * The members of Re; checked.
     */
    re?: Seat[] | null;
    /**
     * The Vorbehalt that is played.
     */
    reservation?: Vorbehalt | null;
    /**
     * The cards given back.
     */
    returned?: Card[] | null;
    /**
     * The name of the rule set, one word.
     */
    rules?: string | null;
    /**
     * Seat that announced Schweine.
     */
    schweine?: Seat | null;
    /**
     * How many cards had been played when he said so, where he did before he played the first and might have kept them to himself.
     */
    schweine_said?: number | null;
    /**
     * Who plays a named solo.
     */
    soloist?: Seat | null;
    /**
     * Seat that announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Seat that took them.
     */
    taker?: Seat | null;
    /**
     * The tricks; the last one may be unfinished.
     */
    tricks_played?: PlayedTrick[];
    /**
     * How many of those given were trumps, where everybody is told; checked.
     */
    trumps_given?: number | null;
    /**
     * How many trumps were among the returned cards, which everybody is told; checked.
     */
    trumps_returned?: number | null;
    /**
     * Everything that was said before the first card.
     */
    vorbehalte?: Said[] | null;
    /**
     * Who was forced to play his Pflichtsolo.
     */
    vorfuehren?: Seat | null;
  }
  /**
   * A call with its moment.
   */
  export interface Announcement {
    /**
     * How many cards had been played by everybody.
     */
    before_card: number;
    /**
     * Seat that called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * The call.
     */
    say: "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
    /**
     * The side that an Absage counts for, which is said with it where nobody would know ("Kontra, keine 90"). Needed
     * only where the hand of the caller is not written; checked.
     */
    team?: Team | null;
    /**
     * Whether it was said at the same time as the call before it in the list.
     */
    timing?: "later" | "together";
  }
  /**
   * What each seat was dealt, in any order.
   */
  export interface BySeat_ArrayOf_Card {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * Something that happened at the table beside the cards in their order and the calls.
   */
  export interface Incident {
    /**
     * Time of the incident.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * Kind of the incident.
     */
    what: string;
  }
  /**
   * A trick as it was played.
   */
  export interface PlayedTrick {
    /**
     * The cards, the led one first.
     */
    cards: Card[];
    /**
     * clockwise: north, east, south, west
     */
    lead: "N" | "E" | "S" | "W";
  }
  /**
   * Something that was said or done before the first card.
   */
  export interface Said {
    /**
     * Its word or act.
     */
    act: string;
    /**
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
  }
  /**
   * A decision that was made.
   */
  export interface MadeAnswer {
    /**
     * Maker of the decision.
     */
    by: "person" | "bot" | "table";
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * The decision, as a word of the notation. The cards that a bot gave back stay hidden: `return`.
     */
    word: string;
  }
  /**
   * A scored game.
   */
  export interface Scored {
    /**
     * Assumptions about what the text does not say; absent for a record in our notation.
     */
    assumed?: string[];
    /**
     * Breaches that count as valid moves; with --count-breaches.
     */
    breaches: BreachAnswer[];
    /**
     * Factor of the value by announcements.
     */
    factor: number;
    /**
     * The game as it was named.
     */
    game: string;
    /**
     * Items, each with its side.
     */
    items: ItemAnswer[];
    kontra_won: WonAnswer;
    /**
     * The number of the line on which the record begins, from 1.
     */
    line: number;
    points: PointsAnswer;
    /**
     * The seats of Re.
     */
    re: string;
    /**
     * The value of the game, seen from Re.
     */
    re_value: number;
    re_won: WonAnswer1;
    /**
     * The rule set.
     */
    rules: string;
    /**
     * The ruling on what ended such a game, as `doko referee rule --json` writes it; its points are
     * penalties, apart from those of the game.
     */
    ruling?: DokoRefereeARuling | null;
    /**
     * The game as it turned out.
     */
    scored_as: string;
    /**
     * The special points earned in tricks, whether or not they count in this game.
     */
    special: SpecialAnswer[];
    /**
     * Winner of each trick.
     */
    tricks: TrickAnswer[];
    /**
     * Unplayed tricks; only if the game ended before its last card.
     */
    unplayed?: UnplayedAnswer | null;
    /**
     * The side that has won: re or kontra; null if neither has.
     */
    winner?: string | null;
  }
  /**
   * A breach of a rule.
   */
  export interface BreachAnswer {
    /**
     * The card that was played.
     */
    card?: string | null;
    /**
     * Legal alternatives.
     */
    legal: string[];
    /**
     * Message that describes the breach.
     */
    message: string;
    /**
     * The rule.
     */
    paragraph: string;
    /**
     * Seat that broke the rule.
     */
    seat?: string | null;
    /**
     * The number of the trick, from 1; null before the first card.
     */
    trick?: number | null;
  }
  /**
   * A line of the score.
   */
  export interface ItemAnswer {
    /**
     * Name of the item, such as `unter_90`.
     */
    name: string;
    /**
     * Paragraph of the rule texts.
     */
    paragraph: string;
    /**
     * Side that earned it: re or kontra.
     */
    party: string;
    /**
     * Its points.
     */
    points: number;
    /**
     * That in words.
     */
    text: string;
  }
  /**
   * Augen and tricks of Kontra.
   */
  export interface WonAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Number of tricks.
     */
    tricks: number;
  }
  /**
   * Points of each seat.
   */
  export interface PointsAnswer {
    /**
     * East's.
     */
    E: number;
    /**
     * North's.
     */
    N: number;
    /**
     * South's.
     */
    S: number;
    /**
     * West's.
     */
    W: number;
  }
  /**
   * Augen and tricks of Re.
   */
  export interface WonAnswer1 {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Number of tricks.
     */
    tricks: number;
  }
  /**
   * What is written of a ruling; its further consequences stand beside the fields under names of their own.
   */
  export interface DokoRefereeARuling {
    appeal: Appeal;
    appeal_text?: string;
    /**
     * What nobody told and the credit depends on.
     */
    assumed?: string[];
    /**
     * Of breaches that have to be claimed: valid, invalid, nobody; not_stated: the ruling holds if a claim is valid.
     */
    claim_status?: ClaimStatus | null;
    claims?: WrittenClaim[] | null;
    class: Class;
    class_text?: string;
    consequences?: string[];
    decided_by: Decider;
    entry: string;
    game: string;
    game_text?: string;
    judged_by_entry?: string | null;
    penalty_protocol: boolean;
    points: BySeatInt16;
    points_choices?: number[];
    /**
     * @minItems 2
     * @maxItems 2
     */
    points_range?: [number, number] | null;
    reasons: WrittenStep[];
    rest_to?: Team | null;
    row: string;
    title?: string;
    [k: string]: unknown;
  }
  export interface WrittenClaim {
    claimant: Seat;
    invalid?: Invalid | null;
  }
  export interface BySeatInt16 {
    E: number;
    N: number;
    S: number;
    W: number;
  }
  export interface WrittenStep {
    message: string;
    paragraph: string;
    text?: string | null;
  }
  /**
   * A special point.
   */
  export interface SpecialAnswer {
    /**
     * Name of the special point, such as `fuchs`.
     */
    name: string;
    /**
     * Side that earned it: re or kontra.
     */
    party: string;
    /**
     * The number of the trick, from 1.
     */
    trick: number;
  }
  /**
   * A trick.
   */
  export interface TrickAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Winner of the trick.
     */
    winner?: string | null;
  }
  /**
   * The tricks that were not played any more.
   */
  export interface UnplayedAnswer {
    /**
     * The side that gets them: re or kontra.
     */
    party: string;
    rest: WonAnswer2;
  }
  /**
   * Their Augen and number, the unfinished trick included.
   */
  export interface WonAnswer2 {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Number of tricks.
     */
    tricks: number;
  }
  /**
   * Reason for a new deal.
   */
  export interface RedealAnswer {
    /**
     * clockwise: north, east, south, west
     */
    dealer: "N" | "E" | "S" | "W";
    /**
     * clockwise: north, east, south, west
     */
    declarer: "N" | "E" | "S" | "W";
    /**
     * a kind of Vorbehalt
     */
    kind: "pflichtsolo" | "lustsolo" | "solo" | "trumpfschwach" | "werfen" | "trumpfabgabe" | "schweine" | "hochzeit";
  }
  /**
   * View of one seat of a running game.
   *
   * # Information
   * No hidden card can be reached from here.
   */
  export interface Seen {
    augen: BySeat_Augen;
    /**
     * The calls.
     */
    calls: SeenCall[];
    cards_in_hand: BySeatUint;
    /**
     * clockwise: north, east, south, west
     */
    dealer: "N" | "E" | "S" | "W";
    /**
     * Seat of the Vorbehalt that is played.
     */
    declarer?: Seat | null;
    /**
     * Known part of the exchange of a Trumpfabgabe.
     */
    exchange?: SeenExchange | null;
    /**
     * The game that is played; absent while it is being found.
     */
    game?: Game | null;
    /**
     * Its cards, trumps first, high to low.
     */
    hand: Card[];
    /**
     * Seat that announced Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * Leader of the current trick; absent while the game is being found.
     */
    leader?: Seat | null;
    /**
     * Legal cards; empty off turn.
     */
    legal_cards: Card[];
    parties: BySeat_Nullable_Team;
    /**
     * The seat's own side; absent while it is not settled.
     */
    party?: Team | null;
    /**
     * Words and acts before the first card, in order; cards that were given back are not shown.
     */
    said: SeenSaid[];
    /**
     * Seat that announced Schweine.
     */
    schweine?: Seat | null;
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * Seat that announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * The cards on the table.
     */
    trick: PlayAnswer[];
    /**
     * The complete tricks.
     */
    tricks: SeenTrick[];
  }
  /**
   * Augen of each seat in complete tricks.
   */
  export interface BySeat_Augen {
    E: Augen;
    N: Augen;
    S: Augen;
    W: Augen;
  }
  /**
   * A call.
   */
  export interface SeenCall {
    /**
     * Number of cards that all seats had played before.
     */
    before_card: number;
    /**
     * a call
     */
    call: "re" | "kontra" | "k90" | "k60" | "k30" | "schwarz";
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * Number of cards of each seat.
   */
  export interface BySeatUint {
    E: number;
    N: number;
    S: number;
    W: number;
  }
  /**
   * Knowledge of a seat about the exchange of a Trumpfabgabe.
   */
  export interface SeenExchange {
    /**
     * Number of given cards, which is that of returned ones.
     */
    cards: number;
    /**
     * The trumps given, for those who took part.
     */
    given?: Card[] | null;
    /**
     * clockwise: north, east, south, west
     */
    giver: "N" | "E" | "S" | "W";
    /**
     * The cards returned, for those who took part.
     */
    returned?: Card[] | null;
    /**
     * clockwise: north, east, south, west
     */
    taker: "N" | "E" | "S" | "W";
    /**
     * Number of trumps among the given cards, if it was stated.
     */
    trumps_given?: number | null;
    /**
     * Number of trumps among the returned cards; 0 or 1 if only their presence is stated, absent if nothing is.
     */
    trumps_returned?: number | null;
  }
  /**
   * The publicly known side of each seat; null if unknown.
   */
  export interface BySeat_Nullable_Team {
    E: Team | null;
    N: Team | null;
    S: Team | null;
    W: Team | null;
  }
  /**
   * Something that was said or done before the first card.
   */
  export interface SeenSaid {
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * The word, in the notation.
     */
    word: string;
  }
  /**
   * A card and who plays it.
   */
  export interface PlayAnswer {
    /**
     * suit C, S, H or D, then rank A, T, K, Q, J or 9
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A complete trick.
   */
  export interface SeenTrick {
    /**
     * Augen of the trick.
     */
    augen: number;
    /**
     * The cards in order.
     */
    plays: PlayAnswer[];
    /**
     * Winner of the trick.
     */
    winner?: Seat | null;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace tree {
  export type ToAsk = Question;
  /**
   * Asks what each card is worth after some have been played, and how play goes on.
   */
  export interface Question {
    /**
     * Goal of best play.
     */
    aim?: "augen" | "points";
    /**
     * The cards that are played from there.
     */
    cards?: string[];
    /**
     * The most cards that each of the two searches plays in the tree; what is known then is the answer.
     */
    nodes?: number | null;
    /**
     * The position in which the walk begins, in one line.
     */
    position: string;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * Place of a walk, and the value of each card there.
   */
  export interface Answer {
    /**
     * Goal of best play: `augen` or `points`.
     */
    aim: "augen" | "points";
    /**
     * Every legal card.
     */
    cards: CardAnswer[];
    /**
     * The trick that the last card has completed.
     */
    completed?: TrickAnswer | null;
    hands: BySeat_ArrayOf_Card;
    /**
     * It is no more, if no more is known.
     */
    hi?: number | null;
    /**
     * Continuation with best play, as far as it is known, if it was asked for.
     */
    line?: PlayAnswer[] | null;
    /**
     * It is no less, if no more is known.
     */
    lo?: number | null;
    /**
     * The position in its canonical form.
     */
    position: string;
    /**
     * Cards on the table.
     */
    trick: PlayAnswer[];
    /**
     * Seat to play; absent when all cards are played.
     */
    turn?: Seat | null;
    /**
     * Augen that Re still gets, or the value of the game for it in points; absent if that is not known.
     */
    value?: number | null;
  }
  /**
   * A legal card.
   */
  export interface CardAnswer {
    /**
     * The card.
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * It is no more, if no more is known.
     */
    hi?: number | null;
    /**
     * It is no less, if no more is known.
     */
    lo?: number | null;
    /**
     * Loss of its side against the best card; absent if that is not known.
     */
    loss?: number | null;
    /**
     * Augen that Re gets after it, or the value of the game for Re in points; absent if that is not known.
     */
    value?: number | null;
  }
  /**
   * A trick that is complete.
   */
  export interface TrickAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * Its cards.
     */
    cards: PlayAnswer[];
    /**
     * Winner of the trick.
     */
    winner?: Seat | null;
  }
  /**
   * A card and who plays it.
   */
  export interface PlayAnswer {
    /**
     * The card.
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * The seat: N, E, S or W.
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * The cards of each seat.
   */
  export interface BySeat_ArrayOf_Card {
    E: Card[];
    N: Card[];
    S: Card[];
    W: Card[];
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace verdict {
  export type ToAsk = Question;
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * A way to play one's cards; the names are those of the answers to a verdict.
   */
  export type MannerName = "top_first" | "top_first_in_order" | "in_order" | "every_order";
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * Asks whether a side takes all remaining tricks anyway.
   */
  export interface Question {
    /**
     * The player who claims the remaining tricks.
     */
    claimant?: Seat | null;
    /**
     * Whether to explain the verdict, trick by trick.
     */
    explain?: boolean;
    /**
     * How the claimant plays. If absent, by the order that he has announced; without one he has shown his cards without a word.
     */
    manner?: MannerName | null;
    /**
     * The order in which the claimant has announced to play his cards: all of them.
     */
    order?: string[] | null;
    /**
     * The side that is said to take all remaining tricks; that of the claimant, or re.
     */
    party?: Team | null;
    /**
     * The position, in one line.
     */
    position: string;
    /**
     * The order of suits the claimant has announced: T for trump, and C S H D.
     */
    suits?: string[] | null;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * suit C, S, H or D, then rank A, T, K, Q, J or 9
   */
  export type Card =
    | "CA"
    | "CT"
    | "CK"
    | "CQ"
    | "CJ"
    | "C9"
    | "SA"
    | "ST"
    | "SK"
    | "SQ"
    | "SJ"
    | "S9"
    | "HA"
    | "HT"
    | "HK"
    | "HQ"
    | "HJ"
    | "H9"
    | "DA"
    | "DT"
    | "DK"
    | "DQ"
    | "DJ"
    | "D9";
  /**
   * A verdict.
   */
  export interface Answer {
    /**
     * The player who claims the remaining tricks.
     */
    claimant?: Seat | null;
    /**
     * The shortest line of play in which the other side wins a trick.
     */
    counter_line?: PlayAnswer[] | null;
    /**
     * A line of play, trick by trick, if it was asked for.
     */
    explanation?: StepAnswer[] | null;
    /**
     * Special points that the side is certain to get.
     */
    forced_special?: Specials | null;
    /**
     * Whether the side takes all remaining tricks in every play of the others.
     */
    holds: boolean;
    /**
     * Restriction of the claimant: `every_order` (none), `top_first`, `top_first_in_order` or `in_order`.
     */
    manner: string;
    /**
     * Its seats.
     */
    members: string;
    /**
     * The order he announced, of suits or of cards.
     */
    order?: string[] | null;
    /**
     * Paragraphs of the rule texts.
     */
    paragraphs: string[];
    /**
     * The side that is said to take all remaining tricks: re or kontra.
     */
    party: "re" | "kontra";
    /**
     * The position in its canonical form.
     */
    position: string;
    /**
     * Number of positions examined for the proof.
     */
    positions?: number | null;
  }
  /**
   * A card and who plays it.
   */
  export interface PlayAnswer {
    /**
     * The card.
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A trick of an explanation.
   */
  export interface StepAnswer {
    /**
     * Cards of the side that no other card can beat, by seat.
     */
    masters: CardsOfSeat[];
    /**
     * Cards of the side that can be beaten.
     */
    threats: ThreatAnswer[];
    /**
     * The trick.
     */
    trick: PlayAnswer[];
    /**
     * Winner of the trick.
     */
    winner?: Seat | null;
  }
  /**
   * Cards of a seat.
   */
  export interface CardsOfSeat {
    /**
     * Its cards.
     */
    cards: Card[];
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A card that opponents can beat.
   */
  export interface ThreatAnswer {
    /**
     * Cards that beat it, by opponent.
     */
    beaten_by: CardsOfSeat[];
    /**
     * suit C, S, H or D, then rank A, T, K, Q, J or 9
     */
    card:
      | "CA"
      | "CT"
      | "CK"
      | "CQ"
      | "CJ"
      | "C9"
      | "SA"
      | "ST"
      | "SK"
      | "SQ"
      | "SJ"
      | "S9"
      | "HA"
      | "HT"
      | "HK"
      | "HQ"
      | "HJ"
      | "H9"
      | "DA"
      | "DT"
      | "DK"
      | "DQ"
      | "DJ"
      | "D9";
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * Special points that a side is certain to get in the remaining tricks.
   */
  export interface Specials {
    /**
     * Charlie in the last trick.
     */
    charlie: number;
    /**
     * Doppelkopf tricks.
     */
    doppelkopf: number;
    /**
     * Foxes caught.
     */
    fuchs: number;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

export declare namespace verify {
  export type ToAsk = Question;
  /**
   * clockwise: north, east, south, west
   */
  export type Seat = "N" | "E" | "S" | "W";
  /**
   * A way to play one's cards; the names are those of the answers to a verdict.
   */
  export type MannerName = "top_first" | "top_first_in_order" | "in_order" | "every_order";
  /**
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * Asks whether a line of play refutes a claim.
   */
  export interface Question {
    /**
     * The player who claims the remaining tricks.
     */
    claimant?: Seat | null;
    /**
     * The cards in the order they are played.
     */
    line: string[];
    /**
     * How the claimant plays. If absent, by the order that he has announced; without one he has shown his cards without a word.
     */
    manner?: MannerName | null;
    /**
     * The order in which the claimant has announced to play his cards: all of them.
     */
    order?: string[] | null;
    /**
     * The side that is said to take all remaining tricks; that of the claimant, or re.
     */
    party?: Team | null;
    /**
     * The position, in one line.
     */
    position: string;
    /**
     * The order of suits the claimant has announced: T for trump, and C S H D.
     */
    suits?: string[] | null;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * Result of the check whether a line of play refutes a claim.
   */
  export interface Answer {
    /**
     * The position in its canonical form.
     */
    position: string;
    /**
     * Error of the line, in English.
     */
    problem?: string | null;
    /**
     * Whether the line refutes the claim.
     */
    refutes: boolean;
  }
  /**
   * The answer to a question that cannot be understood.
   */
  export interface ErrorAnswer {
    /**
     * Its name for programs, where one is needed: `stopped` if the question was stopped before its end, `too_much` if it is more
     * than may be asked here.
     */
    code?: string | null;
    /**
     * Message that describes the error.
     */
    error: string;
    /**
     * Advice on the error.
     */
    help?: string | null;
    /**
     * The number of the line, from 1; absent if the question was no line of a file.
     */
    line?: number | null;
    /**
     * The parts of the question's text that are wrong, in bytes: first, and the one after the last.
     */
    spans: [number, number][];
  }
}

/** The questions by name. */
export interface Questions {
  board: board.ToAsk;
  catalogue: catalogue.ToAsk;
  conform: conform.ToAsk;
  deal: deal.ToAsk;
  hand: hand.ToAsk;
  import: imported.ToAsk;
  interview: interview.ToAsk;
  replay: replay.ToAsk;
  result: result.ToAsk;
  review: review.ToAsk;
  rules: rules.ToAsk;
  ruling: ruling.ToAsk;
  score: score.ToAsk;
  sheet: sheet.ToAsk;
  solve: solve.ToAsk;
  suggest: suggest.ToAsk;
  table: table.ToAsk;
  tree: tree.ToAsk;
  verdict: verdict.ToAsk;
  verify: verify.ToAsk;
}

/** Their answers by name; each may be an error instead. */
export interface Answers {
  board: board.ToAnswer;
  catalogue: catalogue.ToAnswer;
  conform: conform.ToAnswer;
  deal: deal.ToAnswer;
  hand: hand.ToAnswer;
  import: imported.ToAnswer;
  interview: interview.ToAnswer;
  replay: replay.ToAnswer;
  result: result.ToAnswer;
  review: review.ToAnswer;
  rules: rules.ToAnswer;
  ruling: ruling.ToAnswer;
  score: score.ToAnswer;
  sheet: sheet.ToAnswer;
  solve: solve.ToAnswer;
  suggest: suggest.ToAnswer;
  table: table.ToAnswer;
  tree: tree.ToAnswer;
  verdict: verdict.ToAnswer;
  verify: verify.ToAnswer;
}
