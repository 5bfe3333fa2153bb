// Made by `UPDATE=1 npm run types` from the schemas of the program. Do not edit.

export declare namespace board {
  export type ToAsk = Question;
  /**
   * Asks how a position stands as far as it is entered.
   */
  export interface Question {
    /**
     * What is entered: a position in one line, of which anything may be missing.
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
   * How a position stands as far as it is entered.
   */
  export interface Answer {
    calls: ByTeam_Nullable_Call;
    /**
     * The seats that can be Re, as far as the cards tell, such as `NS`. First stands what the queens of clubs say.
     */
    can_be_re: string[];
    /**
     * Whether it is a position that can be asked about.
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
     * How many cards each seat is dealt.
     */
    hand_size: number;
    hands: BySeat_ArrayOf_Card;
    /**
     * Who has Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * Who leads or has led the running trick.
     */
    leader?: Seat | null;
    /**
     * What he may play of the cards that he is known to hold.
     */
    legal: Card[];
    /**
     * What has still to be entered.
     */
    missing: MissingAnswer[];
    /**
     * Who is Re in any case, for he holds or has laid a queen of clubs and nothing else explains it; nobody as long as no
     * game is named.
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
     * Who has Schweine.
     */
    schweine?: Seat | null;
    /**
     * Who has Superschweine, which stand above them by some rules.
     */
    superschweine?: Seat | null;
    /**
     * The cards on the table, the led one first.
     */
    trick: LyingCard[];
    /**
     * How many tricks are left, as far as is known.
     */
    tricks_left: number;
    /**
     * Whose turn it is.
     */
    turn?: Seat | null;
    /**
     * What was won before, if it is said.
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
     * How many Augen it counts.
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
     * What it follows: `T` for trump, or its suit `C`, `S`, `H`, `D`.
     */
    class: string;
    /**
     * How many of it there are.
     */
    copies: number;
    /**
     * How many of them are in no hand and not on the table.
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
   * What each seat holds, in the same order.
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
     * How many cards.
     */
    n?: number | null;
    /**
     * Whose cards; absent if all are missing.
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
     * Which card it is about.
     */
    card?: Card | null;
    /**
     * What to do about it.
     */
    help?: string | null;
    /**
     * What is wrong.
     */
    message: string;
    /**
     * Whose cards it is about.
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
     * Who has played it; absent as long as nobody is said to have led.
     */
    seat?: Seat | null;
  }
  export interface ByTeam_WonAnswer {
    kontra: WonAnswer;
    re: WonAnswer;
  }
  /**
   * Augen and tricks of a party.
   */
  export interface WonAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * How many tricks.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * The words, or a number; all entries are listed if there are none.
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
     * What it asks for.
     */
    facts: Fact[];
    /**
     * What it decides.
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
     * What can be written.
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
     * Why it is asked.
     */
    why: string;
  }
  /**
   * What an entry decides in one case.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * What it is called.
     */
    id: string;
    input: Fields1;
    /**
     * What is asked; the fields of `input` and `expected` follow from it.
     */
    kind: string;
    /**
     * The rule set.
     */
    ruleset: string;
    /**
     * Where it was taken from, for people.
     */
    source?: {
      [k: string]: unknown;
    };
  }
  /**
   * What must come out.
   */
  export interface Fields {
    [k: string]: unknown;
  }
  /**
   * What is given.
   */
  export interface Fields1 {
    [k: string]: unknown;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * What came of a vector.
   */
  export interface Answer {
    /**
     * What did not, field by field.
     */
    differences: Difference[];
    /**
     * What the vector is called.
     */
    id: string;
    /**
     * Its kind.
     */
    kind: string;
    /**
     * Whether everything came out as expected.
     */
    passed: boolean;
  }
  /**
   * A field of a vector that came out wrong.
   */
  export interface Difference {
    /**
     * What was expected.
     */
    expected: unknown;
    /**
     * The field, or empty if nothing could be computed.
     */
    field: string;
    /**
     * What came out, or why nothing did.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * How many deals; 1 if absent, not more than 10000.
     */
    n?: number | null;
    /**
     * The seed; the same seed gives the same deals. 1 if absent.
     */
    seed?: number | null;
    /**
     * Who plays the solo; north if absent.
     */
    soloist?: Seat | null;
    /**
     * How many tricks are left; all if absent.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
   * How much is looked at. All play by rules of thumb from the first card to the last, so `ahead` and `solve` change
   * nothing here.
   */
  export interface Effort {
    /**
     * With so many tricks left the seat's later cards are looked at, too; before, all play on by rules of thumb.
     */
    ahead?: number;
    /**
     * The seed; the same seed gives the same answer.
     */
    seed?: number;
    /**
     * With so many tricks left each deal is solved exactly, with all cards open, unless `ahead` comes first.
     */
    solve?: number;
    /**
     * How many possible deals are looked at; if absent, 200, and up to 800 while it is not clear what is best.
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
   * What a hand is worth.
   */
  export interface Answer {
    /**
     * The best of them; absent if too few deals were looked at to say which it is, and where there is no call.
     */
    best_call?: string | null;
    /**
     * The best of them; absent if too few deals were looked at to say which it is.
     */
    best_game?: string | null;
    /**
     * What the first calls of a normal game that everybody is gesund in are worth, silence among them.
     */
    calls: WorthAnswer[];
    /**
     * What each game is worth, the best first.
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
   * What a decision is worth.
   */
  export interface WorthAnswer {
    /**
     * The decision: a card, a call, or `-` for silence.
     */
    decision: string;
    /**
     * How probable each result is.
     */
    distribution: {
      /**
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^-?\d+$".
       */
      [k: string]: number;
    };
    /**
     * How many deals drawn independently, each as likely as it is, would tell as much; absent where all deals were looked
     * at, so that nothing is left to chance.
     */
    effective?: number | null;
    /**
     * The standard error of the expected points: 0 where all deals were looked at, absent where it was only one.
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
     * How often it brings more than nothing.
     */
    win: number;
    /**
     * In how many possible deals it was looked at.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
   * Asks for the games of a text that somebody else wrote: a list, the report of a game, its saved page, a bug report of FreeDoko, the
   * commands of a game description, or records.
   */
  export interface Question {
    /**
     * Who dealt: a name or a seat.
     */
    dealer?: string | null;
    /**
     * How it is written: `list`, `report`, `freedoko`, `page` or `gdl`; recognised if absent.
     */
    from?: string | null;
    /**
     * What was played.
     */
    game?: string | null;
    /**
     * Who led the first trick: a name or a seat.
     */
    leader?: string | null;
    /**
     * Who sits where, clockwise from north, if the text does not say it.
     */
    players?: string[];
    /**
     * Who played the solo: a name or a seat.
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
     * What the text does not say and was taken for granted.
     */
    assumed: string[];
    /**
     * Every breach of a rule in it.
     */
    breaches: string[];
    /**
     * How it is written: `list`, `report`, `freedoko`, `page`, `gdl`; `record` for our own notation.
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
     * What the players are called, by seat; absent if the text names the seats themselves.
     */
    players?: BySeat_NullableString | null;
    /**
     * The game; absent if it cannot be read.
     */
    record?: Record | null;
    /**
     * Why it cannot be read.
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
     * Who announced Hyperschweine.
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
     * Who announced Schweine.
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
     * Who announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Who took them.
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
     * Who called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * What.
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
     * When.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * What.
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
     * What.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
   * Asks for the next question on the way to a ruling.
   */
  export interface Question {
    /**
     * The answers so far, in the order of the questions: the `value` of a choice, several of them in a list, a number, a
     * text; null leaves a question open.
     */
    answers?: unknown[];
    /**
     * The entry of the handbook, such as 3.8.1; while there is none, the answer lists entries.
     */
    entry?: string | null;
    /**
     * The position immediately before the breach, in one line: what the cards tell is not asked.
     */
    position?: string | null;
    /**
     * Words by which an entry is looked for; all are listed without.
     */
    words?: string;
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
     * What was asked and answered so far, in words.
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
     * What can be answered; empty if a number or a text is wanted.
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
     * Whether several choices can be answered.
     */
    several: boolean;
    /**
     * The question.
     */
    text: string;
    /**
     * What it is about: `entry`, `game`, `soloist`, `solo_kind`, `offender`, `absagen`, `claimant`, `claimant_acted`, or the
     * name of a fact.
     */
    topic: string;
    /**
     * Why it is asked.
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
     * What is sent as the answer.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * Who announced Hyperschweine.
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
     * Who announced Schweine.
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
     * Who announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Who took them.
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
     * Who called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * What.
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
     * When.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * What.
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
     * What.
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
     * What was taken for granted because the text does not say it; absent for a record in our notation.
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
   * How the game stood at a moment, and what happened then.
   */
  export interface MomentAnswer {
    /**
     * What happened; absent at the end.
     */
    action?: ActionAnswer | null;
    /**
     * The moment: `5.1` before the first card of the fifth trick and before calls that come before it; `v2` after two words of
     * the Vorbehalt round. In this spelling the questions that know `at` take it.
     */
    at: string;
    /**
     * What each seat held, from the first card on.
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
     * Who was to play a card, from the first card on.
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
     * What, in words.
     */
    said: string;
    /**
     * Who did it; absent where nobody did.
     */
    seat?: Seat | null;
    /**
     * What, in the notation of records.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * Whether calls after their time count because nobody has claimed them.
     */
    count_breaches?: boolean;
    /**
     * The game, such as `normal`, `hochzeit`, `stilles_solo`, `damensolo`; `solo` is one that need not be named.
     */
    game?: string | null;
    /**
     * What Kontra has called.
     */
    kontra_calls?: CallWord[];
    /**
     * The seats of Re, such as `NS`; that of a soloist alone.
     */
    re?: string | null;
    /**
     * What Re has called.
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
     * Who is said to have won, re or kontra; that it is somebody else is an error.
     */
    winner?: string | null;
  }
  /**
   * With its moment.
   */
  export interface CallFact {
    /**
     * What was said: re, kontra, k90, k60, k30, schwarz.
     */
    call?: string;
    /**
     * How many cards the caller held.
     */
    cards?: number | null;
    /**
     * How many cards everybody together had played.
     */
    played?: number | null;
    /**
     * In which trick, from 1.
     */
    trick?: number | null;
  }
  /**
   * By name.
   */
  export interface SpecialFact {
    /**
     * What it is, such as `fuchs`.
     */
    name: string;
    /**
     * How often.
     */
    times?: number;
    /**
     * Who has earned it: re, kontra, or a seat.
     */
    who: string;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * What a game brings.
   */
  export interface Answer {
    augen: SideValues;
    /**
     * Calls after their time that count because nobody has claimed them; with `count_breaches`.
     */
    breaches: string[];
    called: SideValues3;
    /**
     * What announcements multiply the value by.
     */
    factor: number;
    /**
     * What was played; `solo` is one that was not named.
     */
    game: string;
    /**
     * What was earned by whom.
     */
    items: ItemAnswer[];
    /**
     * The same result as a line that can be read again.
     */
    line: string;
    /**
     * What each seat writes down; null if nobody says who is Re.
     */
    points?: PointsAnswer | null;
    points_each: SideValues4;
    /**
     * The seats of Re; null if nobody says who they are.
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
     * Tricks of each party; null if they are not known.
     */
    tricks?: SideValues2 | null;
    /**
     * The party that has won: re or kontra; null if neither has.
     */
    winner?: string | null;
  }
  /**
   * Augen of each party.
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
   * How far each party has called: re or kontra, k90, k60, k30, schwarz; null for nothing.
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
     * What it is for, such as `unter_90`.
     */
    name: string;
    /**
     * Where the rule texts say so.
     */
    paragraph: string;
    /**
     * Who earned it: re or kontra.
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
   * What a member of each party writes down.
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
   * A value for each party.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * The moment up to which it is looked at: `17`, before the seventeenth card, or `5.1`; its end if absent.
     */
    at?: string | null;
    /**
     * Whether the table plays with calls; without, silence is no mistake.
     */
    calls?: "auto" | "yes" | "no";
    /**
     * With so many tricks left it is told exactly what could be had, and what a mistake cost; before, not. 7 if absent.
     */
    hindsight?: number | null;
    /**
     * How many points a mistake gives away at least; 0.3 if absent.
     */
    mistake?: number | null;
    record: Record;
    /**
     * The seed; the same seed gives the same answer.
     */
    seed?: number | null;
    /**
     * How many possible deals a decision is priced in at first; 100 if absent. What may have been a mistake is judged again in
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
     * Who announced Hyperschweine.
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
     * Who announced Schweine.
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
     * Who announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Who took them.
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
     * Who called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * What.
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
     * When.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * What.
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
     * What.
     */
    act: string;
    /**
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * What a sentence says.
   */
  export type FactAnswer = number | string;
  /**
   * Where a game was lost, and why.
   */
  export interface Answer {
    /**
     * What was right by all that could be known, and cost points with the cards as they lay; at most three, the dearest first.
     */
    bad_luck: MisfortuneAnswer[];
    /**
     * The decisions, in their order.
     */
    decisions: DecisionAnswer[];
    /**
     * How many decisions would be mistakes by what the others have shown, but not where all deals are equally likely, or not with
     * all cards open: they are not among the mistakes.
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
     * How many mistakes there were besides.
     */
    more: number;
    /**
     * What the players are called, by seat; absent if the record does not say it.
     */
    players?: BySeat_NullableString | null;
    seats: BySeat_SeatAnswer;
    /**
     * Whether silence at the last moment for a call was priced.
     */
    silence_priced: boolean;
    /**
     * How many of them were judged again in other deals.
     */
    suspects: number;
  }
  /**
   * What was right, and cost points all the same.
   */
  export interface MisfortuneAnswer {
    /**
     * How many cards had been played by everybody.
     */
    cards_played: number;
    /**
     * The card.
     */
    done: string;
    /**
     * What would have been better, as the cards lay.
     */
    hindsight_best: string;
    /**
     * How many points it cost.
     */
    hindsight_loss: number;
    /**
     * Whose card it was.
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A decision.
   */
  export interface DecisionAnswer {
    /**
     * What was best at first sight, as far as the seat could know.
     */
    best: string;
    /**
     * How many cards had been played by everybody.
     */
    cards_played: number;
    /**
     * What was done: a card, a call such as `re!`, `-` for silence at the last moment for a call, or the game that the
     * seat wanted to play.
     */
    done: string;
    /**
     * What was best in hindsight: the card with all cards open, or the call as the cards fell.
     */
    hindsight_best?: string | null;
    /**
     * How many points worse than that what was done was.
     */
    hindsight_loss?: number | null;
    /**
     * What was decided: `vorbehalt`, `call` or `card`.
     */
    kind: string;
    /**
     * How many points were given away, at first sight.
     */
    loss: number;
    /**
     * The standard error of what was given away; 0 where all deals were looked at, absent where it was only one.
     */
    loss_error?: number | null;
    /**
     * Whether it is a mistake, judged again in other deals; the dearest ones are among the `moments`.
     */
    mistake: boolean;
    /**
     * The expected points of what was done, at first sight.
     */
    points: number;
    /**
     * Whose decision it was.
     */
    seat: "N" | "E" | "S" | "W";
  }
  /**
   * A mistake.
   */
  export interface MomentAnswer {
    /**
     * What it is about: `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
     */
    about: string;
    /**
     * Whether these were all that were possible.
     */
    all_worlds: boolean;
    /**
     * What was better, as far as the seat could know.
     */
    best: string;
    /**
     * How many cards had been played by everybody.
     */
    cards_played: number;
    /**
     * What could still be had with all cards open; of cards near the end.
     */
    could?: CouldAnswer | null;
    /**
     * How many points it gives away where all deals are equally likely; absent of what is no card.
     */
    counted_loss?: number | null;
    /**
     * A deal that the seat could not exclude, in which it loses; of cards.
     */
    counter?: CounterAnswer | null;
    /**
     * What was done: a card, a call such as `re!`, `-` for silence at the last moment for a call, or the game that the
     * seat wanted to play.
     */
    done: string;
    /**
     * How many points it cost with the cards as they lay, exactly; 0 is luck. Absent where it is not known.
     */
    hindsight_loss?: number | null;
    /**
     * What was decided: `vorbehalt`, `call` or `card`.
     */
    kind: string;
    /**
     * How many points were given away.
     */
    loss: number;
    /**
     * The standard error of what was given away; 0 where all deals were looked at.
     */
    loss_error: number;
    /**
     * The expected points of what was done.
     */
    points: number;
    /**
     * Why it was a mistake, what says most first; empty if no reason holds.
     */
    reasons: ReasonAnswer[];
    /**
     * On what the price rests: `counting`, if the decision is clearly worse where all deals are equally likely, too;
     * `beliefs`, if only by what the others have played; `play` of calls and of what is said before the first card.
     */
    rests_on: string;
    /**
     * Whose decision it was.
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * In how many deals it was judged again.
     */
    worlds: number;
  }
  /**
   * What could still be had from a decision on, with all cards open; calls that came later are left out.
   */
  export interface CouldAnswer {
    /**
     * What it gets if all play as well as they can from here on.
     */
    against_best: number;
    /**
     * What it could get from those who play the cards that they played, in their order as far as it is allowed.
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
     * What the seat got.
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
     * What it gets after the better one.
     */
    better: number;
    /**
     * The cards to the end after the card that was played.
     */
    line: PlayAnswer[];
    /**
     * What the seat gets after the card that was played.
     */
    points: number;
    /**
     * The deal, as a position at the decision.
     */
    position: string;
    /**
     * How it is known: `exact`, by best play with open cards, or `played_on`, by the rules of thumb.
     */
    proof: string;
  }
  /**
   * Why something was a mistake.
   */
  export interface ReasonAnswer {
    /**
     * Which part of the loss comes from the deals it speaks of: at least a half; more than 1 if the others speak for what was done.
     */
    explains: number;
    /**
     * What the sentence says, by name: shares of the possible deals from 0 to 1, Augen, cards, seats, suits.
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
   * What each seat gave away in mistakes.
   */
  export interface BySeat_SeatAnswer {
    E: SeatAnswer;
    N: SeatAnswer;
    S: SeatAnswer;
    W: SeatAnswer;
  }
  /**
   * What a seat gave away.
   */
  export interface SeatAnswer {
    /**
     * What about.
     */
    about: AboutAnswer[];
    /**
     * In so many mistakes.
     */
    mistakes: number;
    /**
     * So many points in all.
     */
    points: number;
    /**
     * The standard error of that.
     */
    points_error: number;
  }
  /**
   * What somebody gave away in mistakes of a kind.
   */
  export interface AboutAnswer {
    /**
     * `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
     */
    about: string;
    /**
     * How many mistakes.
     */
    mistakes: number;
    /**
     * How many points.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * Whether only options are told in which they differ.
     */
    diff?: boolean;
    /**
     * The names of rule sets; all that have a name if none is given.
     */
    sets?: string[];
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * What rule sets say.
   */
  export interface Answer {
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
     * What it decides.
     */
    about: string;
    /**
     * What it is called.
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
     * What holds where nothing is said.
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
     * What it says.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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

export declare namespace ruling {
  export type ToAsk = DokoRefereeACase;
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
  export type SuitName = "T" | "C" | "S" | "H" | "D";
  /**
   * between two actions: 17, right after seventeen cards; 5.1, right after the first card of the fifth trick; 17+1, after one call more; v2, after two words of the Vorbehalt round
   */
  export type Moment = string;
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
   * The order of play announced before the breach, by cards or by suits.
   */
  export interface AnnouncedInput {
    claimant: Seat;
    order?: Card[] | null;
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
     * Who announced Hyperschweine.
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
     * Who announced Schweine.
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
     * Who announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Who took them.
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
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
    /**
     * What.
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
     * What.
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
     * What.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * Whether a game with breaches that nobody claimed is scored; they count as valid moves.
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
     * Who announced Hyperschweine.
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
     * Who announced Schweine.
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
     * Who announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Who took them.
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
     * Who called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * What.
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
     * When.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * What.
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
     * What.
     */
    act: string;
    /**
     * clockwise: north, east, south, west
     */
    player: "N" | "E" | "S" | "W";
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * What came of a game written down.
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
     * What was taken for granted because the text does not say it; absent for a record in our notation.
     */
    assumed?: string[];
    /**
     * Breaches that count as valid moves; with --count-breaches.
     */
    breaches: BreachAnswer[];
    /**
     * What announcements multiply the value by.
     */
    factor: number;
    /**
     * The game as it was named.
     */
    game: string;
    /**
     * What was earned by whom.
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
     * What it turned out to be.
     */
    scored_as: string;
    /**
     * The special points earned in tricks, whether or not they count in this game.
     */
    special: SpecialAnswer[];
    /**
     * Who won each trick.
     */
    tricks: TrickAnswer[];
    /**
     * What was not played any more; only if the game ended before its last card.
     */
    unplayed?: UnplayedAnswer | null;
    /**
     * The party that has won: re or kontra; null if neither has.
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
     * What would have been legal.
     */
    legal: string[];
    /**
     * What is wrong.
     */
    message: string;
    /**
     * The rule.
     */
    paragraph: string;
    /**
     * Who.
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
     * What it is for, such as `unter_90`.
     */
    name: string;
    /**
     * Where the rule texts say so.
     */
    paragraph: string;
    /**
     * Who earned it: re or kontra.
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
   * What Kontra has won.
   */
  export interface WonAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * How many tricks.
     */
    tricks: number;
  }
  /**
   * What each seat writes down.
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
   * What Re has won.
   */
  export interface WonAnswer1 {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * How many tricks.
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
     * What it is, such as `fuchs`.
     */
    name: string;
    /**
     * Who earned it: re or kontra.
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
     * Who won it.
     */
    winner?: string | null;
  }
  /**
   * The tricks that were not played any more.
   */
  export interface UnplayedAnswer {
    /**
     * The party that gets them: re or kontra.
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
     * How many tricks.
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
     * Where and how.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * The line of the row before which `add`, or the moved row, comes. Games are numbered anew.
     */
    before?: number | null;
    /**
     * Whether the sheet is wanted as a table, too.
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
     * The line of any row, a game or not, as `rows` has it: `add` replaces it; without, it is moved before the row in `before`,
     * or taken off if there is none. Games are numbered anew.
     */
    row?: number | null;
    /**
     * The text of the sheet.
     */
    sheet: string;
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * What a sheet adds up to.
   */
  export interface Answer {
    /**
     * How many games are waiting to be multiplied.
     */
    bock_games: number;
    /**
     * The sheet as comma-separated values, if that was wanted: the same in every language.
     */
    csv?: string | null;
    /**
     * Those deductions.
     */
    deductions: number[];
    /**
     * Who has to play his Pflichtsolo in it, if somebody has.
     */
    forced_soloist?: number | null;
    /**
     * How many minutes the round takes, with the added time that is noted; null if that is not fixed.
     */
    minutes?: number | null;
    /**
     * Who deals the next game, by line from 1; null if the round is over.
     */
    next_dealer?: number | null;
    /**
     * Who pays whom, if a point is worth something.
     */
    payments: PaymentAnswer[];
    /**
     * How many Pflichtsoli everybody still has to play.
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
     * Whether the list can be right: each row sums to zero, and is all even or all odd where it has to be.
     */
    sound: boolean;
    /**
     * What everybody has, without deductions that nobody is credited with.
     */
    totals: number[];
  }
  /**
   * A payment between two players.
   */
  export interface PaymentAnswer {
    /**
     * How many cents.
     */
    cents: number;
    /**
     * Who pays, by line from 1.
     */
    from: number;
    /**
     * Who is paid.
     */
    to: number;
  }
  /**
   * A row of a sheet.
   */
  export interface RowAnswer {
    /**
     * What the points were multiplied by because of a Bock.
     */
    bock: number;
    /**
     * What it has brought its winner instead where it adds points.
     */
    bock_points?: number;
    /**
     * Who dealt, by line from 1.
     */
    dealer: number;
    /**
     * Why it cannot be right by the check of the list, although it counts.
     */
    doubt?: string | null;
    /**
     * Why it does not fit; then it brings nothing.
     */
    error?: ErrorAnswer | null;
    /**
     * The number of the game; null for what happens between games.
     */
    game?: number | null;
    /**
     * What the game was: normal, hochzeit, stilles_solo, trumpfabgabe, solo, lustsolo, pflichtsolo_voluntary,
     * pflichtsolo_forced; null for what is no game.
     */
    kind?: string | null;
    /**
     * The number of its line, from 1.
     */
    line: number;
    /**
     * The points of everybody.
     */
    points: number[];
    /**
     * Who sat out.
     */
    sit_out: number[];
    /**
     * What is written.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * With `forced`: whether it can force at least so many of the remaining tricks, not all.
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
     * With `forced` and `tricks`: whose force is asked for; that of Re if absent.
     */
    party?: Team | null;
    /**
     * The position, in one line.
     */
    position: string;
    /**
     * With `threshold`: whether Re reaches so many Augen, in the whole game if the position says what was won before,
     * otherwise from here on.
     */
    threshold?: number | null;
    /**
     * What to answer.
     */
    what?: "value" | "moves" | "line" | "points" | "forced" | "tricks" | "threshold";
  }
  export type ToAnswer = Answer | ErrorAnswer;
  /**
   * What a position is worth.
   */
  export interface Answer {
    /**
     * How many of the remaining tricks it is to force; all if absent.
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
     * Whether the answer is whole: false if the limit was reached or the search was stopped before; with a limit and a
     * threshold, or if it is false.
     */
    finished?: boolean | null;
    /**
     * Whether it can force them; absent if that is not known.
     */
    forced?: boolean | null;
    /**
     * Re or that party gets no more.
     */
    hi?: number | null;
    /**
     * Re gets no less of what was asked for, or the party of a question about tricks; with a limit, or if it was stopped.
     */
    lo?: number | null;
    /**
     * What Re gets after each card.
     */
    moves?: MoveAnswer[] | null;
    /**
     * How many cards were played in the tree; with a limit, or if it was stopped.
     */
    nodes?: number | null;
    /**
     * The party whose force was asked for: re or kontra.
     */
    party?: Team | null;
    /**
     * What the game is worth to Re if all play for the score.
     */
    points?: number | null;
    /**
     * What each seat writes down then.
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
     * How many of the remaining tricks the party can force; absent if that is not known.
     */
    tricks?: number | null;
    /**
     * What Re has won of them before; absent if the position does not say, and then they are counted from here.
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
     * What Re gets after it; absent if that is not known.
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
     * How many Augen it costs the side to play, against its best card; absent if that is not known.
     */
    loss?: number | null;
    /**
     * What the game is worth to Re after it if all play for the score; absent after the first trick if the position does not
     * say what was won.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * Whose decision it is; who is to play, or the owner of the only hand, if absent.
     */
    seat?: Seat | null;
  }
  /**
   * How much is looked at.
   */
  export interface Effort {
    /**
     * With so many tricks left the seat's later cards are looked at, too; before, all play on by rules of thumb.
     */
    ahead?: number;
    /**
     * The seed; the same seed gives the same answer.
     */
    seed?: number;
    /**
     * With so many tricks left each deal is solved exactly, with all cards open, unless `ahead` comes first.
     */
    solve?: number;
    /**
     * How many possible deals are looked at; if absent, 200, and up to 800 while it is not clear what is best.
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
     * Who announced Hyperschweine.
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
     * Who announced Schweine.
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
     * Who announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Who took them.
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
     * Who called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * What.
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
     * When.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * What.
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
     * What.
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
     * Which share of the deals that were drawn met the condition; 1 where that is counted and not tried.
     */
    accepted: number;
    /**
     * The best card, or the best call off turn; absent if too few deals were looked at to say which it is.
     */
    best?: string | null;
    /**
     * What the bot does that was asked, or what is done for it.
     */
    bot?: string | null;
    /**
     * What went wrong when the bot was asked, so that the decision was made for it.
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
     * How many cards have been played.
     */
    cards_played: number;
    /**
     * The condition on the hidden hands.
     */
    condition?: string | null;
    /**
     * How probable it is, before anything that was played is weighed: its share of all deals that fit; absent without a
     * condition, and if the deals could not be counted.
     */
    condition_probability?: number | null;
    /**
     * All that may be best, the first of them first.
     */
    contenders: string[];
    /**
     * How many deals fit what the seat has seen and the condition, written out; absent if they could not be counted.
     */
    deals?: string | null;
    /**
     * How many deals drawn independently, each as likely as it is, all this is worth; absent where all deals were looked
     * at, so that nothing is left to chance.
     */
    effective?: number | null;
    re: BySeat_NullableDouble;
    re_counted: BySeat_NullableDouble1;
    /**
     * Whose decision it is.
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * Why the best decision is the best, in the language of the question.
     */
    why: string;
  }
  /**
   * What a decision is worth.
   */
  export interface WorthAnswer {
    /**
     * The decision: a card, a call, or `-` for silence.
     */
    decision: string;
    /**
     * How probable each result is.
     */
    distribution: {
      /**
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^-?\d+$".
       */
      [k: string]: number;
    };
    /**
     * How many deals drawn independently, each as likely as it is, would tell as much; absent where all deals were looked
     * at, so that nothing is left to chance.
     */
    effective?: number | null;
    /**
     * The standard error of the expected points: 0 where all deals were looked at, absent where it was only one.
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
     * How often it brings more than nothing.
     */
    win: number;
    /**
     * In how many possible deals it was looked at.
     */
    worlds: number;
  }
  /**
   * How probable it is that each seat is Re, judged by what was played.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
   * Nothing is remembered from one request to the next. Whoever sends the `decisions` of an answer with the next request goes on
   * where it ended; whoever leaves some off at their end has taken them back.
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
     * When people are asked for calls while others are at turn.
     */
    calls?: "always" | "when_it_matters";
    /**
     * Who deals; north if not given.
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
     * Who still has to play a Pflichtsolo.
     */
    pflichtsolo_open?: Seat[];
    /**
     * The seed of the cards and of the bots. The same seed gives the same game if the same is decided.
     */
    seed?: number;
    /**
     * What the person that is asked decides now, in any words.
     */
    step?: string | null;
    /**
     * Whose view of the table is wanted: a person's; if not given, of the one that is asked.
     */
    view?: Seat | null;
    /**
     * Who is made to play his Pflichtsolo now.
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
   * How a running game stands.
   */
  export interface Answer {
    /**
     * Who is asked for what; absent when the game is over.
     */
    asked?: AskedAnswer | null;
    /**
     * All decisions, to be sent with the next request.
     */
    decisions: string[];
    /**
     * What bots did wrong, in words; it was replaced by something legal.
     */
    faults?: string[];
    /**
     * The game of the view in words.
     */
    game?: string | null;
    /**
     * What that seat knows of a game that is being played, as a record with one hand, to ask `suggest` about.
     */
    known?: Record | null;
    /**
     * What was decided since the decisions of the request, in order; not that a bot has kept Schweine to itself.
     */
    made: MadeAnswer[];
    /**
     * What came of the game, when it was played.
     */
    outcome?: Scored | null;
    /**
     * The game written down, when it was played.
     */
    record?: Record | null;
    /**
     * Why the cards are dealt again, if they are.
     */
    redeal?: RedealAnswer | null;
    /**
     * What `view.said` says, in words.
     */
    said?: string[];
    /**
     * How many decisions are left if a person takes back his last one; absent if somebody else has said or shown something
     * since.
     */
    take_back?: number | null;
    /**
     * What the seat that is asked sees, or the one whose view was wanted.
     */
    view?: Seen | null;
  }
  /**
   * Who is asked for what.
   */
  export interface AskedAnswer {
    /**
     * How many cards are given, or given back.
     */
    cards?: number | null;
    /**
     * The call that is due.
     */
    due?: Call | null;
    /**
     * Who gives his trumps away.
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
     * Who has taken the cards that are to be handed over.
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
     * Who announced Hyperschweine.
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
     * Who announced Schweine.
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
     * Who announced Superschweine.
     */
    superschweine?: Seat | null;
    /**
     * Who took them.
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
     * Who called.
     */
    player: "N" | "E" | "S" | "W";
    /**
     * What.
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
     * When.
     */
    at: string;
    /**
     * Who did it; nobody aborts a game himself.
     */
    player?: Seat | null;
    /**
     * What.
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
     * What.
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
     * By whom.
     */
    by: "person" | "bot" | "table";
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * What, as a word of the notation. Which cards a bot gave back stays hidden: `return`.
     */
    word: string;
  }
  /**
   * A scored game.
   */
  export interface Scored {
    /**
     * What was taken for granted because the text does not say it; absent for a record in our notation.
     */
    assumed?: string[];
    /**
     * Breaches that count as valid moves; with --count-breaches.
     */
    breaches: BreachAnswer[];
    /**
     * What announcements multiply the value by.
     */
    factor: number;
    /**
     * The game as it was named.
     */
    game: string;
    /**
     * What was earned by whom.
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
     * What it turned out to be.
     */
    scored_as: string;
    /**
     * The special points earned in tricks, whether or not they count in this game.
     */
    special: SpecialAnswer[];
    /**
     * Who won each trick.
     */
    tricks: TrickAnswer[];
    /**
     * What was not played any more; only if the game ended before its last card.
     */
    unplayed?: UnplayedAnswer | null;
    /**
     * The party that has won: re or kontra; null if neither has.
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
     * What would have been legal.
     */
    legal: string[];
    /**
     * What is wrong.
     */
    message: string;
    /**
     * The rule.
     */
    paragraph: string;
    /**
     * Who.
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
     * What it is for, such as `unter_90`.
     */
    name: string;
    /**
     * Where the rule texts say so.
     */
    paragraph: string;
    /**
     * Who earned it: re or kontra.
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
   * What Kontra has won.
   */
  export interface WonAnswer {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * How many tricks.
     */
    tricks: number;
  }
  /**
   * What each seat writes down.
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
   * What Re has won.
   */
  export interface WonAnswer1 {
    /**
     * Its Augen.
     */
    augen: number;
    /**
     * How many tricks.
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
     * What it is, such as `fuchs`.
     */
    name: string;
    /**
     * Who earned it: re or kontra.
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
     * Who won it.
     */
    winner?: string | null;
  }
  /**
   * The tricks that were not played any more.
   */
  export interface UnplayedAnswer {
    /**
     * The party that gets them: re or kontra.
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
     * How many tricks.
     */
    tricks: number;
  }
  /**
   * Why the cards are dealt again.
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
   * What one seat of a running game sees.
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
     * Whose Vorbehalt it is.
     */
    declarer?: Seat | null;
    /**
     * What is known of the exchange of a Trumpfabgabe.
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
     * Who announced Hyperschweine.
     */
    hyperschweine?: Seat | null;
    /**
     * Who leads the trick that is on the table, or led it; absent while the game is being found.
     */
    leader?: Seat | null;
    /**
     * Those that may be played now; none off turn.
     */
    legal_cards: Card[];
    parties: BySeat_Nullable_Team;
    /**
     * The own party; absent while it is not settled.
     */
    party?: Team | null;
    /**
     * What was said and done before the first card, in order; cards that were given back are not shown.
     */
    said: SeenSaid[];
    /**
     * Who announced Schweine.
     */
    schweine?: Seat | null;
    /**
     * clockwise: north, east, south, west
     */
    seat: "N" | "E" | "S" | "W";
    /**
     * Who announced Superschweine.
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
   * What each seat has taken in complete tricks.
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
     * How many cards had been played by everybody.
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
   * How many cards each seat holds.
   */
  export interface BySeatUint {
    E: number;
    N: number;
    S: number;
    W: number;
  }
  /**
   * What a seat knows of the exchange of a Trumpfabgabe.
   */
  export interface SeenExchange {
    /**
     * How many there were, and how many cards came back.
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
     * How many of those given are trumps, where that is said.
     */
    trumps_given?: number | null;
    /**
     * How many of the returned cards are trumps; 0 or 1 where only whether there are any is said, absent where nothing is.
     */
    trumps_returned?: number | null;
  }
  /**
   * The parties that everybody knows; null where nobody does.
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
     * What, as a word of the notation.
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
     * What it counts.
     */
    augen: number;
    /**
     * The cards in order.
     */
    plays: PlayAnswer[];
    /**
     * Who took it.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
     * What best play is for.
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
   * Where a walk has come to, and what each card is worth there.
   */
  export interface Answer {
    /**
     * What best play is for: `augen` or `points`.
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
     * How best play goes on, as far as it is known, if it was asked for.
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
     * What lies on the table.
     */
    trick: PlayAnswer[];
    /**
     * Who is to play; absent when all cards are played.
     */
    turn?: Seat | null;
    /**
     * What Re still gets if Augen are played for, or what the game is worth to it; absent if that is not known.
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
     * What it costs its side against the best card; absent if that is not known.
     */
    loss?: number | null;
    /**
     * What Re gets after it, or what the game is worth to Re; absent if that is not known.
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
     * Who wins it.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * Asks whether a party takes all remaining tricks anyway.
   */
  export interface Question {
    /**
     * The player who claims the rest.
     */
    claimant?: Seat | null;
    /**
     * Whether to say why, trick by trick.
     */
    explain?: boolean;
    /**
     * The order in which the claimant has announced to play his cards: all of them.
     */
    order?: string[] | null;
    /**
     * The party that is said to take all remaining tricks; that of the claimant, or re.
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
     * The player who claims the rest.
     */
    claimant?: Seat | null;
    /**
     * The shortest line of play in which the other party wins a trick.
     */
    counter_line?: PlayAnswer[] | null;
    /**
     * A line of play, trick by trick, if it was asked for.
     */
    explanation?: StepAnswer[] | null;
    /**
     * Special points that the party is certain to get.
     */
    forced_special?: Specials | null;
    /**
     * Whether the party takes all remaining tricks whatever else is played.
     */
    holds: boolean;
    /**
     * How the claimant is bound: `every_order` (not at all), `top_first`, `top_first_in_order` or `in_order`.
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
     * Where the rule texts say so.
     */
    paragraphs: string[];
    /**
     * The party that is said to take all remaining tricks: re or kontra.
     */
    party: "re" | "kontra";
    /**
     * The position in its canonical form.
     */
    position: string;
    /**
     * How many positions were looked at to prove it.
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
     * Cards of the party that nobody can beat, by seat.
     */
    masters: CardsOfSeat[];
    /**
     * Cards of the party that can be beaten.
     */
    threats: ThreatAnswer[];
    /**
     * The trick.
     */
    trick: PlayAnswer[];
    /**
     * Who wins it.
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
     * What beats it, by opponent.
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
   * Special points that a party is certain to get in the remaining tricks.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
   * a side
   */
  export type Team = "re" | "kontra";
  /**
   * Asks whether a line of play refutes a claim.
   */
  export interface Question {
    /**
     * The player who claims the rest.
     */
    claimant?: Seat | null;
    /**
     * The cards in the order they are played.
     */
    line: string[];
    /**
     * The order in which the claimant has announced to play his cards: all of them.
     */
    order?: string[] | null;
    /**
     * The party that is said to take all remaining tricks; that of the claimant, or re.
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
   * Whether a line of play refutes a claim.
   */
  export interface Answer {
    /**
     * The position in its canonical form.
     */
    position: string;
    /**
     * What is wrong with the line, in English.
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
     * What is wrong.
     */
    error: string;
    /**
     * What to do about it.
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
