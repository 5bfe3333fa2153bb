//! One thing a ruling may depend on: its name, and what can be said about it.

use game::{BySeat, ByTeam, Card, Class, Hand, Seat, Team};
use std::fmt;

/// The kind of value of a [`Fact`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Yes or no.
    YesNo,
    /// A number within bounds, both included.
    Number(i64, i64),
    /// One of these words.
    Word(&'static [&'static str]),
    /// Words of a player.
    Text,
    /// A seat.
    Seat,
    /// A seat, or nobody.
    SeatOrNobody,
    /// Several seats, in the order in which they acted.
    Seats,
    /// A side.
    Team,
    /// A side, or none.
    TeamOrNone,
    /// One card.
    Card,
    /// Cards, in the order in which they were played.
    Cards,
    /// The cards of all four seats.
    Hands,
    /// Votes for each side.
    Votes,
    /// A trick: who led it, and its cards.
    Trick,
    /// The word of each seat in the query, if any.
    Query,
}

/// Something a ruling may depend on (REFEREE chapter 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The name in files, such as `lead_right_changes`.
    pub name: &'static str,
    /// The kind of its value.
    pub kind: Kind,
}

/// The value of a [`Fact`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Yes or no.
    YesNo(bool),
    /// A number.
    Number(i64),
    /// A word of the list, or free text.
    Word(String),
    /// A seat.
    Seat(Seat),
    /// Nobody, no side: known to be empty.
    Nobody,
    /// Several seats.
    Seats(Vec<Seat>),
    /// A side.
    Team(Team),
    /// One card.
    Card(Card),
    /// Cards.
    Cards(Vec<Card>),
    /// Trumps or a suit.
    Class(Class),
    /// Trumps and suits, in an order.
    Classes(Vec<Class>),
    /// All four hands.
    Hands(BySeat<Hand>),
    /// Votes for each side.
    Votes(ByTeam<u8>),
    /// A trick.
    Trick(Seat, Vec<Card>),
    /// The word of each seat.
    Query(BySeat<Option<String>>),
}

impl Value {
    /// Returns the list of several answers, all of which are of one kind; `None` if there are none or they belong in no list.
    #[must_use]
    pub fn several(parts: Vec<Self>) -> Option<Self> {
        fn all<T>(parts: Vec<Value>, part: impl Fn(Value) -> Option<T>) -> Option<Vec<T>> {
            parts.into_iter().map(part).collect()
        }
        match parts.first()? {
            Self::Seat(_) => {
                all(parts, |part| if let Self::Seat(seat) = part { Some(seat) } else { None }).map(Self::Seats)
            }
            Self::Card(_) => {
                all(parts, |part| if let Self::Card(card) = part { Some(card) } else { None }).map(Self::Cards)
            }
            Self::Class(_) => {
                all(parts, |part| if let Self::Class(class) = part { Some(class) } else { None }).map(Self::Classes)
            }
            _ => None,
        }
    }
}

impl Kind {
    /// Returns whether a value is of this kind and within its bounds.
    #[must_use]
    pub fn allows(self, value: &Value) -> bool {
        match (self, value) {
            (Self::Number(least, most), Value::Number(number)) => (least..=most).contains(number),
            (Self::Word(words), Value::Word(word)) => words.contains(&word.as_str()),
            (Self::YesNo, Value::YesNo(_))
            | (Self::Text, Value::Word(_))
            | (Self::Seat | Self::SeatOrNobody, Value::Seat(_))
            | (Self::SeatOrNobody | Self::TeamOrNone, Value::Nobody)
            | (Self::Seats, Value::Seats(_))
            | (Self::Team | Self::TeamOrNone, Value::Team(_))
            | (Self::Card, Value::Card(_))
            | (Self::Cards, Value::Cards(_))
            | (Self::Hands, Value::Hands(_))
            | (Self::Votes, Value::Votes(_))
            | (Self::Trick, Value::Trick(..))
            | (Self::Query, Value::Query(_)) => true,
            _ => false,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::YesNo => f.write_str("true, false"),
            Self::Number(least, most) => write!(f, "{least}..{most}"),
            Self::Word(words) => f.write_str(&words.join(", ")),
            Self::Text => f.write_str("\"..\""),
            Self::Seat => f.write_str("N, E, S, W"),
            Self::SeatOrNobody => f.write_str("N, E, S, W, null"),
            Self::Seats => f.write_str("[\"N\", ..]"),
            Self::Team => f.write_str("re, kontra"),
            Self::TeamOrNone => f.write_str("re, kontra, null"),
            Self::Card => f.write_str("CA .. D9"),
            Self::Cards => f.write_str("[\"CA\", ..]"),
            Self::Hands => f.write_str("{\"N\": [\"CA\", ..], ..}"),
            Self::Votes => f.write_str("{\"re\": 2, \"kontra\": 2}"),
            Self::Trick => f.write_str("{\"lead\": \"N\", \"cards\": [\"CA\", ..]}"),
            Self::Query => f.write_str("{\"N\": \"gesund\", \"E\": \"vorbehalt\", \"S\": null, ..}"),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let join = |f: &mut fmt::Formatter<'_>, items: Vec<String>| f.write_str(&items.join(" "));
        match self {
            Self::YesNo(yes) => write!(f, "{yes}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Nobody => f.write_str("-"),
            Self::Seats(seats) => join(f, seats.iter().map(ToString::to_string).collect()),
            Self::Team(team) => write!(f, "{team}"),
            Self::Card(card) => write!(f, "{card}"),
            Self::Cards(cards) => join(f, cards.iter().map(ToString::to_string).collect()),
            Self::Class(class) => write!(f, "{}", class.letter()),
            Self::Classes(classes) => join(f, classes.iter().map(|class| class.letter().to_string()).collect()),
            Self::Hands(hands) => {
                join(f, hands.iter().map(|(seat, hand)| format!("{seat}:{}", hand_text(hand))).collect())
            }
            Self::Votes(votes) => write!(f, "re {} : kontra {}", votes.re, votes.kontra),
            Self::Trick(lead, cards) => {
                write!(f, "{lead}: ")?;
                join(f, cards.iter().map(ToString::to_string).collect())
            }
            Self::Query(said) => {
                join(f, said.iter().map(|(seat, word)| format!("{seat}:{}", word.as_deref().unwrap_or("-"))).collect())
            }
        }
    }
}

fn hand_text(hand: &Hand) -> String {
    hand.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(",")
}

/// Makes the constants of all facts, and the list of them.
macro_rules! facts {
    ($($(#[$doc:meta])* $constant:ident = $name:literal, $kind:expr;)*) => {
        $($(#[$doc])* pub const $constant: Fact = Fact { name: $name, kind: $kind };)*
        /// All facts; two facts of different entries may share a name.
        pub const ALL: &[Fact] = &[$($constant),*];
    };
}

use Kind::{Number, Word, YesNo};

const CALLS: Kind = Word(&["re", "kontra", "k90", "k60", "k30", "schwarz"]);

facts! {
    // What a ruling may always know (REFEREE 1.1).
    /// The members of Re.
    RE = "re", Kind::Seats;
    /// The side that has won already and may not call more (2.4).
    DECIDED = "decided", Kind::TeamOrNone;
    /// The side that makes all remaining tricks whatever is played (2.2).
    ZW_FOR = "zw_for", Kind::TeamOrNone;
    /// Foxes that this side is bound to capture in them (2.6).
    FORCED_FUCHS = "forced_fuchs", Number(0, 2);
    /// Doppelköpfe that it is bound to make.
    FORCED_DOPPELKOPF = "forced_doppelkopf", Number(0, 6);
    /// Whether it is bound to make the last trick with a jack of clubs.
    FORCED_CHARLIE = "forced_charlie", Number(0, 1);
    /// Whether a minor breach against a soloist can put him at a disadvantage (TSR 9.3.3 b).
    CAN_HURT_SOLOIST = "can_hurt_soloist", YesNo;
    /// Whether somebody has validly claimed.
    CLAIMED = "claimed", YesNo;
    /// The player of a stilles Solo.
    SOLOIST = "soloist", Kind::Seat;
    /// Whether he has laid the second queen of clubs.
    SECOND_CQ_LAID = "second_CQ_laid", YesNo;
    /// The player who has named a Hochzeit.
    HOCHZEITER = "hochzeiter", Kind::Seat;
    /// Complete tricks.
    TRICKS_COMPLETED = "tricks_completed", Number(0, 12);
    /// The Klärungsstich of a Hochzeit; 0: not played yet.
    CLARIFYING_TRICK = "clarifying_trick", Number(0, 3);
    /// The dealer.
    DEALER = "dealer", Kind::Seat;
    /// All hands as dealt.
    HANDS = "hands", Kind::Hands;
    /// The word of each seat in the query.
    CALLS_IN_QUERY = "calls", Kind::Query;
    /// The name of the printed example; a label.
    EXAMPLE = "example", Kind::Text;

    // 2.1.1, 3.1
    /// The class without mitigating circumstances.
    TABLE_CLASS = "table_class", Word(&["none", "unerheblich", "minor", "serious"]);
    /// The trick that a question is about.
    ASKED = "asked", Word(&["current_trick", "last_trick", "older_trick"]);
    /// The answer to it.
    ANSWER = "answer", Word(&["true", "false", "refused"]);
    /// Words that prevent a breach.
    WORDS_OF_PREVENTION = "words", Word(&["stops_a_false_lead", "asks_whether_suit_is_gone", "names_cards"]);
    /// The running trick.
    CURRENT_TRICK = "current_trick", Kind::Trick;
    /// The hand of the player who was spoken to.
    WEST_HAND = "west_hand", Kind::Cards;
    /// Cards of the suit that he really holds.
    WEST_CARDS_OF_SUIT = "west_cards_of_suit", Number(0, 12);
    /// The breach.
    BREACH = "breach", Word(&["verwerfen", "nichtbedienen", "vorwerfen", "aufspiel"]);
    /// Trick of the breach.
    WHICH_TRICK = "trick", Word(&["current", "earlier"]);

    // 3.2
    /// The time at which the false draw was noticed.
    WHEN_NOTICED = "when", Word(&["before_round", "during_round"]);
    /// Whether the draw can be repeated by computer.
    EDV = "edv", YesNo;
    /// Complete games of the round.
    COMPLETE_GAMES = "complete_games", Number(0, 30);
    /// Those among them that were no Pflichtsolo.
    GAMES_WITHOUT_PFLICHTSOLO = "games_without_pflichtsolo", Number(0, 30);
    /// The players at the wrong table.
    OFFENDERS = "offenders", Kind::Seats;
    /// Those among them who met a member of their own club.
    SAME_CLUB_MET = "same_club_met", Kind::Seats;
    /// Whether the claimant has already spoken in the query.
    CLAIMANT_HAS_SPOKEN = "claimant_has_spoken", YesNo;
    /// Whether the wrong player began the query.
    WRONG_PLAYER_BEGAN_QUERY = "wrong_player_began_query", YesNo;
    /// Whether that can still be claimed.
    STILL_CLAIMABLE = "still_claimable", YesNo;

    // 3.3
    /// The word said instead of "gesund".
    WORD_SAID = "word", Kind::Text;
    /// Whether everybody understands it as "gesund".
    CLEARLY_GESUND = "clearly_gesund", YesNo;
    /// Whether the next player has spoken, or the first card is led.
    NEXT_PLAYER_SPOKE = "next_player_spoke", YesNo;
    /// The player who had to speak and was silent.
    SILENT = "silent", Kind::Seat;
    /// The players who spoke too early, in this order.
    EARLY = "early", Kind::Seats;
    /// Whether the wrong dealer was claimed in time.
    WRONG_DEALER_CLAIMED_IN_TIME = "wrong_dealer_claimed_in_time", YesNo;
    /// Whether the Vorbehalt that was named at once is the highest in any case.
    CERTAINLY_HIGHEST = "certainly_highest", YesNo;
    /// Whether somebody spoke after it was named.
    SAYS_GESUND_AFTER_NAMED = "says_gesund_after_named", YesNo;
    /// The game named too early.
    NAMED = "named", Word(&["hochzeit", "damensolo", "bubensolo", "fleischlos", "trumpfsolo", "farbsolo_C",
        "farbsolo_S", "farbsolo_H", "farbsolo_D", "koenigssolo", "damenbubensolo", "koenigedamensolo", "koenigebubensolo",
        "koehler", "assetrumpfsolo", "zehnensolo", "neunensolo", "nullsolo"]);
    /// The player with a higher Vorbehalt.
    HIGHER_VORBEHALT_OF = "higher_vorbehalt_of", Kind::Seat;
    /// The player with a higher solo, or with one further forward.
    HIGHER_OR_EARLIER_SOLO_OF = "higher_or_earlier_solo_of", Kind::Seat;
    /// The player behind who has not spoken.
    LATER_PLAYER_SILENT = "later_player_silent", Kind::Seat;
    /// The player who began the query.
    BEGAN = "began", Kind::Seat;
    /// The player who had to begin it.
    RIGHT = "right", Kind::Seat;
    /// Whether the query is finished.
    QUERY_FINISHED = "query_finished", YesNo;
    /// The player who has already led.
    ALREADY_LED_BY = "already_led_by", Kind::Seat;
    /// Whether an Aktion followed the naming.
    ACTION_SINCE_NAMING = "action_since_naming", YesNo;
    /// The first words.
    FROM = "from", Word(&["vorbehalt_solo"]);
    /// The corrected words.
    TO = "to", Word(&["vorbehalt_hochzeit"]);
    /// Cards played.
    CARDS_PLAYED = "cards_played", Number(0, 48);
    /// The game that the player wanted after all.
    WANTED = "wanted", Word(&["solo"]);
    /// Whether he holds both queens of clubs.
    HAS_HOCHZEIT = "has_hochzeit", YesNo;

    // 3.4
    /// The choice of the soloist after a false lead, or after uncovered cards.
    SOLOIST_CHOOSES = "soloist_chooses", Word(&["continue", "stop"]);
    /// The player who has not spoken, or whose Vorbehalt is open.
    SILENT_OR_VORBEHALT = "silent_or_vorbehalt", Kind::Seat;
    /// His choice now.
    W_DOES = "w_does", Word(&["waives", "pflichtsolo", "lustsolo", "hochzeit"]);
    /// The card that was led.
    CARD_LED = "card_led", Kind::Card;
    /// Vorbehalt that he names.
    NAMES = "names", Word(&["hochzeit", "damensolo", "bubensolo", "fleischlos", "trumpfsolo", "farbsolo_C",
        "farbsolo_S", "farbsolo_H", "farbsolo_D", "koenigssolo", "damenbubensolo", "koenigedamensolo", "koenigebubensolo",
        "koehler", "assetrumpfsolo", "zehnensolo", "neunensolo", "nullsolo"]);
    /// The players with an outstanding Pflichtsolo.
    PFLICHTSOLO_OPEN = "pflichtsolo_open", Kind::Seats;
    /// Whether the led card was replaced by another one.
    LEAD_REPLACED = "lead_replaced", YesNo;
    /// Whether the Vorbehalt was named without ambiguity.
    VORBEHALT_NAMED = "vorbehalt_named", YesNo;
    /// Whether another player plays on without asking.
    PLAYS_ON_WITHOUT_ASKING = "plays_on_without_asking", YesNo;
    /// Whether he thereby fails to follow suit.
    FAILS_TO_FOLLOW = "fails_to_follow", YesNo;

    // 3.5
    /// The player who called too early in a Hochzeit.
    ANNOUNCER = "announcer", Kind::Seat;
    /// The owner of the current trick at the call.
    OWNER_AT_CALL = "owner_at_call", Kind::SeatOrNobody;
    /// The player who became the Hochzeiter's partner.
    PARTNER = "partner", Kind::SeatOrNobody;
    /// Whether the Hochzeiter could still win the trick of the call.
    HOCHZEITER_COULD_WIN_TRICK = "hochzeiter_could_win_trick", YesNo;
    /// The cards of the trick of the call.
    CARDS = "cards", Kind::Cards;
    /// Leader of that trick.
    LEAD = "lead", Kind::Seat;
    /// Whether the duty to lead changes up to the end of the Klärungsstich.
    LEAD_CHANGES = "lead_changes", YesNo;
    /// The winner of the current trick.
    TRICK_TO = "trick_to", Kind::Seat;
    /// The card of the trick with which the call was made; 0: before the lead.
    CALL_WITH_CARD = "call_with_card", Number(0, 4);
    /// Whether the announcer called before his own lead.
    BEFORE_OWN_LEAD = "before_own_lead", YesNo;
    /// Whether he called before the very first lead.
    BEFORE_FIRST_LEAD = "before_first_lead", YesNo;
    /// Whether the Hochzeiter wins the first three tricks.
    WINS_FIRST_THREE = "wins_first_three", YesNo;
    /// Whether the trick that decides is still running.
    TRICK_STILL_RUNNING = "trick_still_running", YesNo;
    /// Whether a call was corrected at once.
    CORRECTED_AT_ONCE = "corrected_at_once", YesNo;
    /// Whether the partnership was clear at the breach.
    PARTNERSHIP_CLEAR = "partnership_clear", YesNo;
    /// The call.
    SAID = "said", CALLS;
    /// To which side the caller belongs.
    PARTY = "party", Kind::Team;
    /// Whether somebody only reminds of a call made before.
    OWN_CALL_REMINDER = "own_call_reminder", YesNo;
    /// The player who called the same at the same time.
    SIMULTANEOUS_WITH = "simultaneous_with", Kind::Seat;
    /// Whether a reply was repeated.
    REPLY_REPEATED = "reply_repeated", YesNo;

    // 3.6 .. 3.9
    /// Whether it is the last trick.
    LAST_TRICK = "last_trick", YesNo;
    /// Whether the right to lead changes after the card was played out of turn (2.3).
    LEAD_RIGHT_CHANGES = "lead_right_changes", YesNo;
    /// The card that was played out of turn.
    EARLY_CARD = "early_card", Kind::Card;
    /// Whether the soloist trumped, led the next card and corrected himself before anybody acted.
    TRUMPED_AND_CORRECTED = "trumped_led_next_and_corrected_before_any_action", YesNo;
    /// Whether a reminder card lay open when the trick could no longer be seen.
    MEMORY_CARD_OPEN = "memory_card_open_after_trick_may_not_be_seen", YesNo;
    /// Whether all four cards of the running trick were played.
    ALL_FOUR_CARDS_PLAYED = "all_four_cards_of_current_trick_played", YesNo;
    /// The number of the two fallen cards that can be seen.
    VISIBLE_CARDS = "visible_cards", Number(0, 2);
    /// Whether the visible one follows suit.
    VISIBLE_CARD_FOLLOWS = "visible_card_follows", YesNo;
    /// The players with a wrong number of cards.
    WRONG_COUNT = "wrong_count", Kind::Seats;
    /// Whether the query was over.
    AFTER_QUERY = "after_query", YesNo;
    /// The first of several claimed breaches.
    CLAIMED_FIRST = "claimed_first", Word(&["unerheblich", "minor", "serious"]);
    /// A further breach.
    ALSO = "also", Kind::Text;

    // 3.10
    /// The way in which the game was shortened.
    SHORTENING = "shortening", Word(&["claims", "shows", "hands_over"]);
    /// Whether the claim to all remaining tricks holds (2.2).
    CLAIM_OK = "claim_ok", YesNo;
    /// Whether the claimant said that he makes the last trick with a jack of clubs.
    ANNOUNCED_CHARLIE = "announced_charlie", YesNo;
    /// Whether he is bound to make it with one, if he keeps it to the end.
    CHARLIE_CAN_WIN = "charlie_can_win", YesNo;

    // 3.11
    /// Whether it was repeated.
    REPEATED = "repeated", YesNo;
    /// Number of times it happened.
    TIMES = "times", Number(1, 99);
    /// Whether somebody was asked directly to call.
    DIRECT_REQUEST = "direct_request", YesNo;
    /// Whether he only waited.
    ONLY_WAITS = "only_waits", YesNo;
    /// Cards that were uncovered.
    UNCOVERS = "uncovers", Word(&["all_own_cards", "part"]);
    /// The decision about the claim.
    DECISION = "decision", Word(&["continue", "stop"]);
    /// The act with cards that were seen or shown.
    ACT = "act", Word(&["names_seen_card_publicly", "names_to_referee", "names_to_referee_secretly",
        "pulls_card_and_puts_it_back", "names_pulled_card_publicly", "shows_card_then_plays_another",
        "holds_cards_open", "holds_cards_open_despite_requests", "looks_in_carelessly_held_cards",
        "looks_in_normally_held_cards"]);
    /// The player who held the cards.
    HOLDER = "holder", Kind::Seat;
    /// Whether he held them normally.
    HOLDER_HELD_NORMALLY = "holder_held_normally", YesNo;
    /// Whether everything that was named is true.
    ALL_TRUE = "all_true", YesNo;
    /// Whether it was demanded that a card be played.
    DEMANDS_PLAY = "demands_play", YesNo;
    /// Whether the dealer dealt so high that cards were seen.
    DEALT_TOO_HIGH = "dealt_too_high", YesNo;
    /// The utterance, in its words.
    WORDS = "words", Kind::Text;
    /// Its influence on the game.
    EFFECT = "effect", Word(&["keine", "gering", "spielentscheidend"]);
    /// Whether the sides disagree about the result.
    DISAGREEMENT = "disagreement_about_result", YesNo;
    /// The person who interfered from outside.
    WHO = "who", Word(&["spectator_not_participant", "participant_of_other_table"]);
    /// Minutes of delay, begun ones counted full.
    LATE_MINUTES = "late_minutes", Number(0, 600);
    /// Whether there are special reasons for it.
    SPECIAL_REASONS = "special_reasons", YesNo;
    /// Whether untenable calls or soli are proven to be repeated.
    REPEATEDLY_UNWINNABLE = "repeatedly_unwinnable", YesNo;
    /// Whether he said that he plays for the last place.
    DECLARED_AIM_LAST_PLACE = "declared_aim_last_place", YesNo;
    /// Whether he insists on penalty points after the final decision.
    INSISTS = "insists_after_final_decision", YesNo;
    /// The printed example of 3.11.15.
    EXAMPLE_OF_GREED = "example", Word(&["complains_about_4_lost_points"]);
    /// Whether he comments on a claim or hinders it.
    COMMENTS = "comments_on_claim", YesNo;
    /// The printed example of 3.11.16.
    EXAMPLE_OF_INFLUENCE = "example", Word(&["two_urge_redeal"]);

    // 3.12
    /// Whether the winner can be determined.
    WINNER_DETERMINABLE = "winner_determinable", YesNo;
    /// Votes for each side.
    VOTES = "votes", Kind::Votes;
    /// Votes for Re.
    VOTES_FOR_RE = "votes_for_re", Number(0, 4);
    /// Votes for Kontra.
    VOTES_FOR_KONTRA = "votes_for_kontra", Number(0, 4);
    /// Votes for a special point.
    VOTES_FOR = "votes_for", Number(0, 4);
    /// Votes against it.
    VOTES_AGAINST = "votes_against", Number(0, 4);
    /// Whether the value of the game can be recognised.
    VALUE_RECOGNISABLE = "value_recognisable", YesNo;
    /// Whether the time of the round is over.
    TIME_UP = "time_up", YesNo;
    /// Whether the referee has already struck games.
    STRUCK_ALREADY = "struck_already", YesNo;
    /// Whether dealing had begun.
    DEALING_BEGUN = "dealing_begun", YesNo;
    /// Whether the referee had been called.
    REFEREE_CALLED = "referee_called", YesNo;
    /// Whether he remembers.
    REMEMBERS = "remembers", YesNo;

    // Provisions of single rule sets
    /// Since which trick the soloist has not collected his tricks.
    UNCOLLECTED_SINCE = "uncollected_since", Number(1, 12);
    /// Whether he has lost a trick since.
    TRICK_LOST = "trick_lost", YesNo;
    /// Whether collected tricks were looked through, counted or uncovered.
    LOOKS_THROUGH = "looks_through_collected", YesNo;
    /// Whether the breach incited was committed.
    BREACH_COMMITTED = "breach_committed", YesNo;
    /// Whether the course of play can be reconstructed without trouble.
    RECONSTRUCTIBLE = "reconstructible", YesNo;
    /// Whether cards of others were revealed.
    CARDS_REVEALED = "cards_revealed", YesNo;
}
