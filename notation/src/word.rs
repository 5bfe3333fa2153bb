//! Words for seats, sides, games, calls and suits, as people write them in German and English.
//!
//! Everywhere the word of the notation always means its thing. Besides it, in upper or lower case, with spaces, hyphens,
//! dots and underscores anywhere, and with umlauts in one piece, in two or spelled out, these are understood:
//!
//! ```text
//! seat = "N" | "Nord" | "North" | "E" | "O" | "Ost" | "East" | "S" | "Süd" | "South" | "W" | "West"
//! seats = seat {[","| "+" | "/" | "&" | "und" | "and"] seat}, letters also without anything between them
//! team = "Re" | "Kontra" | "Contra", also with "Partei" after it
//! game = "normal" | "Normalspiel" | "Hochzeit" | "stilles Solo" | "Trumpfabgabe" | solo | ..
//! solo = "Damensolo" | "Bubensolo" | "Fleischlos" | "Assesolo" | "Trumpfsolo" | suit "solo" | "Farbsolo" suit | ..
//! call = team | ("keine" | "k" | "no") ("90" | "9" | "60" | "6" | "30" | "3") | "schwarz" | "black"
//! class = "T" | "Trumpf" | "trump" | suit
//! ```
//!
//! A suit is written as in a card ([`parse_card`](super::parse_card)). What can be two things is refused, and both are named.

use super::{
    card::{SUITS, compact},
    error::{Span, closest},
};
use game::{
    Call, Class, GameName, Seat, SeatSet, Solo, Suit, Team,
    rules::{HochzeitCondition, VorbehaltKind},
    words::noted,
};
use text::{Arg, Join, Localized, Message, brief, english_errors, message};

/// The kind of word expected in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// One seat.
    Seat,
    /// Some seats.
    Seats,
    /// A side.
    Team,
    /// A game.
    Game,
    /// Trump or a suit.
    Class,
    /// A call.
    Call,
    /// Calls, with their sides.
    Calls,
    /// Augen and tricks of both sides.
    Won,
    /// Cards.
    Cards,
    /// A kind of Vorbehalt.
    Vorbehalt,
    /// The trick that ends the search of a Hochzeit.
    Condition,
}

impl Localized for Expected {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Seat => "can-write-seat",
            Self::Seats => "can-write-seats",
            Self::Team => "can-write-team",
            Self::Game => "can-write-game",
            Self::Class => "can-write-class",
            Self::Call => "can-write-call",
            Self::Calls => "can-write-calls",
            Self::Won => "can-write-won",
            Self::Cards => "can-write-cards",
            Self::Vorbehalt => "can-write-vorbehalt",
            Self::Condition => "can-write-condition",
        })
    }
}

/// A word that is not what is expected, or can be two things.
#[derive(Clone, Debug, PartialEq)]
pub struct WordError {
    /// The word.
    pub text: String,
    /// Kind of word that is expected.
    pub expected: Expected,
    /// Why it is none.
    pub why: WhyNoWord,
}

/// Why a word is not understood.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum WhyNoWord {
    /// The word is unknown; a similar word, if there is one.
    Unknown(Option<&'static str>),
    /// More than one thing is called so: these.
    Ambiguous(Vec<Message>),
    /// This seat is listed a second time.
    Twice(Seat),
}

impl Localized for WordError {
    fn message(&self) -> Message {
        let text = brief(&self.text);
        match (&self.why, self.expected) {
            (WhyNoWord::Twice(seat), _) => message!("word-seat-twice", seat = noted(seat)),
            (WhyNoWord::Ambiguous(meanings), _) => {
                message!("word-ambiguous", text, meanings = Arg::list(meanings, Join::Or))
            }
            (_, Expected::Seat | Expected::Seats) => message!("word-no-seat", text),
            (_, Expected::Team) => message!("word-no-team", text),
            (_, Expected::Game) => message!("word-no-game", text),
            (_, Expected::Class) => message!("word-no-class", text),
            (_, Expected::Vorbehalt) => message!("word-no-vorbehalt", text),
            (_, Expected::Condition) => message!("word-no-condition", text),
            (_, Expected::Call | Expected::Calls | Expected::Won | Expected::Cards) => message!("word-no-call", text),
        }
    }

    fn help(&self) -> Option<Message> {
        match &self.why {
            WhyNoWord::Ambiguous(_) => Some(Message::new("word-ambiguous.help")),
            WhyNoWord::Unknown(Some(meant)) => Some(message!("word-meant", meant = *meant)),
            WhyNoWord::Unknown(None) => Some(message!("notation-write", expected = self.expected.message())),
            WhyNoWord::Twice(_) => None,
        }
    }
}

english_errors!(WordError);

/// Things with everything they are called, in lower case without spaces.
type Table<T> = [(T, &'static [&'static str])];

const SEATS: &Table<Seat> = &[
    (Seat::N, &["n", "nord", "norden", "north"]),
    (Seat::E, &["e", "o", "ost", "osten", "east"]),
    (Seat::S, &["s", "süd", "sued", "sud", "süden", "sueden", "suden", "south"]),
    (Seat::W, &["w", "west", "westen"]),
];

const TEAMS: &Table<Team> =
    &[(Team::Re, &["re", "repartei"]), (Team::Kontra, &["kontra", "contra", "kontrapartei", "contrapartei"])];

const GAMES: &Table<GameName> = &[
    (GameName::Normal, &["normal", "normalspiel", "normalesspiel", "normalgame"]),
    (GameName::Hochzeit, &["hochzeit"]),
    (GameName::HochzeitSolo, &["hochzeitsolo", "hochzeitssolo", "hochzeitohnepartner", "hochzeitwithoutpartner"]),
    (GameName::StillesSolo, &["stillessolo", "stillesolo", "stillehochzeit", "silentsolo"]),
    (GameName::Trumpfabgabe, &["trumpfabgabe"]),
    (GameName::Solo(Solo::Damen), &["damensolo", "damen", "dsolo", "queenssolo", "queensolo", "queens"]),
    (GameName::Solo(Solo::Buben), &["bubensolo", "buben", "bsolo", "bauernsolo", "jackssolo", "jacksolo", "jacks"]),
    (
        GameName::Solo(Solo::Fleischlos),
        &[
            "fleischlos",
            "fleischlossolo",
            "fleischloser",
            "fleischlosersolo",
            "fleischlosessolo",
            "assesolo",
            "asssolo",
            "assolo",
            "acesolo",
            "acessolo",
        ],
    ),
    (GameName::Solo(Solo::Farbe(Suit::Diamonds)), &["trumpfsolo", "trumpsolo"]),
    (
        GameName::Solo(Solo::Koenige),
        &[
            "koenigssolo",
            "königssolo",
            "königsolo",
            "koenigsolo",
            "kingssolo",
            "kingsolo",
            "könige",
            "koenige",
            "kings",
        ],
    ),
    (
        GameName::Solo(Solo::DamenBuben),
        &[
            "damenbubensolo",
            "bubendamensolo",
            "damenbuben",
            "bubendamen",
            "bordell",
            "bordellsolo",
            "queensandjackssolo",
        ],
    ),
    (
        GameName::Solo(Solo::KoenigeDamen),
        &["koenigedamensolo", "königedamensolo", "damenkönigesolo", "königedamen", "kingsandqueenssolo"],
    ),
    (
        GameName::Solo(Solo::KoenigeBuben),
        &["koenigebubensolo", "königebubensolo", "bubenkönigesolo", "königebuben", "kingsandjackssolo"],
    ),
    (
        GameName::Solo(Solo::Koehler),
        &["koehler", "köhler", "köhlersolo", "koehlersolo", "bildersolo", "iwan", "picturesolo"],
    ),
    (GameName::Solo(Solo::Null), &["nullsolo", "null", "nullspiel", "nullgame"]),
    (GameName::Solo(Solo::Asse), &["assetrumpfsolo", "assetrumpf", "acestrumpsolo", "acestrump"]),
    (
        GameName::Solo(Solo::Zehnen),
        &["zehnensolo", "zehnersolo", "zehnsolo", "zehnen", "10ersolo", "tenssolo", "tensolo", "tens"],
    ),
    (
        GameName::Solo(Solo::Neunen),
        &["neunensolo", "neunersolo", "neunsolo", "neunen", "9ersolo", "ninessolo", "ninesolo", "nines"],
    ),
];

const CALLS: &Table<Call> = &[
    (Call::Re, &["re"]),
    (Call::Kontra, &["kontra", "contra"]),
    (Call::Keine90, &["90", "9", "neunzig", "neun", "ninety", "nine"]),
    (Call::Keine60, &["60", "6", "sechzig", "sechs", "sixty", "six"]),
    (Call::Keine30, &["30", "3", "dreißig", "dreissig", "drei", "thirty", "three"]),
    (Call::Schwarz, &["schwarz", "black"]),
];

/// The words before the number of an Absage; a number alone is not a call.
const NO: [&str; 4] = ["keine", "kein", "k", "no"];

const TRUMP: [&str; 5] = ["t", "trumpf", "trümpfe", "trump", "trumps"];

const VORBEHALTE: &Table<VorbehaltKind> = &[
    (VorbehaltKind::Pflichtsolo, &["pflichtsolo"]),
    (VorbehaltKind::Lustsolo, &["lustsolo"]),
    (VorbehaltKind::Solo, &["solo"]),
    (VorbehaltKind::Trumpfschwach, &["trumpfschwach", "trumpfschwäche", "trumpfschwaeche", "schwach", "weakintrumps"]),
    (VorbehaltKind::Werfen, &["werfen", "schmeißen", "schmeissen", "throwingin"]),
    (VorbehaltKind::Trumpfabgabe, &["trumpfabgabe"]),
    (VorbehaltKind::Schweine, &["schweine", "schweinchen"]),
    (VorbehaltKind::Hochzeit, &["hochzeit"]),
];

const CONDITIONS: &Table<HochzeitCondition> = &[
    (
        HochzeitCondition::Any,
        &["firstforeign", "ersterfremder", "erster", "mitdemerstenfremdenstich", "withthefirsttrickofanother"],
    ),
    (
        HochzeitCondition::Fehl,
        &[
            "firstforeignfehl",
            "ersterfremderfehl",
            "fehl",
            "fehlstich",
            "mitdemerstenfremdenfehlstich",
            "withthefirstplaintrickofanother",
        ],
    ),
    (
        HochzeitCondition::Trumpf,
        &[
            "firstforeigntrump",
            "ersterfremdertrumpf",
            "trumpf",
            "trumpfstich",
            "mitdemerstenfremdentrumpfstich",
            "withthefirsttrumptrickofanother",
        ],
    ),
    (
        HochzeitCondition::Clubs,
        &[
            "firstforeignclubs",
            "ersterfremderkreuz",
            "kreuz",
            "kreuzstich",
            "mitdemerstenfremdenkreuzstich",
            "withthefirsttrickofclubsofanother",
        ],
    ),
    (
        HochzeitCondition::Spades,
        &[
            "firstforeignspades",
            "ersterfremderpik",
            "pik",
            "pikstich",
            "mitdemerstenfremdenpikstich",
            "withthefirsttrickofspadesofanother",
        ],
    ),
    (
        HochzeitCondition::Hearts,
        &[
            "firstforeignhearts",
            "ersterfremderherz",
            "herz",
            "herzstich",
            "mitdemerstenfremdenherzstich",
            "withthefirsttrickofheartsofanother",
        ],
    ),
    (
        HochzeitCondition::SecondFehl,
        &["secondfehl", "zweiterfehl", "zweiterfehlstich", "mitdemzweitenfehlstich", "withthesecondplaintrick"],
    ),
];

/// Returns everything that is called so.
fn meanings<T: Copy>(word: &str, table: &Table<T>) -> Vec<T> {
    table.iter().filter(|(_, words)| words.contains(&word)).map(|&(thing, _)| thing).collect()
}

/// Returns the one thing that a word means.
fn only<T: Copy + Localized, W: 'static>(
    text: &str,
    meanings: &[T],
    expected: Expected,
    table: &Table<W>,
) -> Result<T, WordError> {
    let why = match meanings {
        [thing] => return Ok(*thing),
        [] => WhyNoWord::Unknown(closest(&compact(text), table.iter().flat_map(|(_, words)| *words).copied())),
        several => WhyNoWord::Ambiguous(several.iter().map(Localized::message).collect()),
    };
    Err(WordError { text: text.trim().to_owned(), expected, why })
}

/// Returns the seat that is written here: `N`, `Nord`, `North`.
///
/// # Errors
/// Returns what was expected if this is no seat.
pub fn parse_seat(text: &str) -> Result<Seat, WordError> {
    only(text, &meanings(&compact(text), SEATS), Expected::Seat, SEATS)
}

/// Returns the seats that are written here: `NS`, `Nord,Ost`, `Nord und Ost`.
///
/// # Errors
/// Returns what was expected if there is none, or one twice.
pub fn parse_seats(text: &str) -> Result<SeatSet, WordError> {
    seats_in(text).map_err(|(_, error)| error)
}

/// Returns the seats that are written here, or what is wrong and where.
pub(super) fn seats_in(text: &str) -> Result<SeatSet, (Span, WordError)> {
    let mut seats = SeatSet::EMPTY;
    for (seat, span) in seat_list(text)? {
        if seats.contains(seat) {
            let why = WhyNoWord::Twice(seat);
            return Err((span, WordError { text: span.of(text).to_owned(), expected: Expected::Seats, why }));
        }
        seats = seats.with(seat);
    }
    Ok(seats)
}

/// Returns the seats that are written here in their order with their places, or what is wrong and where.
pub(crate) fn seat_list(text: &str) -> Result<Vec<(Seat, Span)>, (Span, WordError)> {
    let unknown = |span: Span| {
        let text = span.of(text).trim().to_owned();
        (span, WordError { text, expected: Expected::Seats, why: WhyNoWord::Unknown(None) })
    };
    let is_between = |c: char| c.is_whitespace() || matches!(c, ',' | '+' | '/' | '&');
    let mut seats = Vec::new();
    for word in text.split(is_between).filter(|word| !matches!(compact(word).as_str(), "" | "und" | "and")) {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let whole = Span { start, end: start + word.len() };
        if let Ok(seat) = parse_seat(word) {
            seats.push((seat, whole));
            continue;
        }
        for (offset, letter) in word.char_indices() {
            let span = Span { start: start + offset, end: start + offset + letter.len_utf8() };
            // A letter of a long word says less than the word.
            let shown = if word.chars().count() <= 4 { span } else { whole };
            seats.push((Seat::from_letter(letter).ok_or_else(|| unknown(shown))?, span));
        }
    }
    if seats.is_empty() { Err(unknown(Span { start: 0, end: text.len() })) } else { Ok(seats) }
}

/// Returns the side that is written here: `re`, `Kontra`.
///
/// # Errors
/// Returns what was expected if this is no side.
pub fn parse_team(text: &str) -> Result<Team, WordError> {
    only(text, &meanings(&compact(text), TEAMS), Expected::Team, TEAMS)
}

/// Returns the game that is written here: `normal`, `Damensolo`, `Kreuz-Solo`, `farbsolo_C`.
///
/// # Errors
/// Returns what was expected if this is no game, or what it can be if it is more than one: `K-Solo`, `D-Solo`.
pub fn parse_game(text: &str) -> Result<GameName, WordError> {
    only(text, &games_of(text), Expected::Game, GAMES)
}

/// Returns every game that is called so.
pub(crate) fn games_of(text: &str) -> Vec<GameName> {
    let word = compact(text);
    let of_suit = |suit: Suit| GameName::Solo(Solo::Farbe(suit));
    // The code always means its game.
    let code = |suit: &Suit| word == format!("farbsolo{}", suit.letter().to_ascii_lowercase());
    if let Some(suit) = Suit::ALL.into_iter().find(code) {
        return vec![of_suit(suit)];
    }
    let before = word.strip_suffix("solo").map(|rest| rest.strip_suffix("farb").unwrap_or(rest));
    let after = word.strip_prefix("farb").unwrap_or(&word).strip_prefix("solo");
    let after = after.map(|rest| rest.strip_prefix("in").unwrap_or(rest));
    let mut games = meanings(&word, GAMES);
    let named = SUITS.into_iter().filter(|(_, words)| words.iter().any(|suit| [before, after].contains(&Some(suit))));
    for game in named.map(|(suit, _)| of_suit(suit)) {
        if !games.contains(&game) {
            games.push(game);
        }
    }
    games
}

/// Returns the call that is written here: `re`, `keine 90`, `k60`, `schwarz`.
///
/// # Errors
/// Returns what was expected if this is no call.
pub fn parse_call(text: &str) -> Result<Call, WordError> {
    let word = compact(text);
    let absage = NO.iter().filter_map(|no| word.strip_prefix(no));
    let mut calls: Vec<Call> =
        absage.flat_map(|number| meanings(number, CALLS)).filter(|&call| is_number(call)).collect();
    calls.extend(meanings(&word, CALLS).into_iter().filter(|&call| !is_number(call)));
    const WORDS: &Table<Call> = &[
        (Call::Keine90, &["re", "kontra", "keine90", "k90"]),
        (Call::Keine60, &["keine60", "k60"]),
        (Call::Keine30, &["keine30", "k30", "schwarz"]),
    ];
    only(text, &calls, Expected::Call, WORDS)
}

/// Returns the Absage that is written here, if it is one: `keine 90`, `schwarz`.
pub(crate) fn absage_of(text: &str) -> Option<Call> {
    parse_call(text).ok().filter(|call| call.team().is_none())
}

/// Returns whether the word of a call has a number.
const fn is_number(call: Call) -> bool {
    matches!(call, Call::Keine90 | Call::Keine60 | Call::Keine30)
}

/// Returns the class that is written here: `T`, `Trumpf` or a suit as in a card.
///
/// # Errors
/// Returns what was expected if this is no class, or what it can be if it is two: `K`.
pub fn parse_class(text: &str) -> Result<Class, WordError> {
    let word = compact(text);
    let trump = TRUMP.contains(&word.as_str()).then_some(Class::Trump);
    let classes: Vec<Class> = trump.into_iter().chain(meanings(&word, &SUITS).into_iter().map(Class::Fehl)).collect();
    only(text, &classes, Expected::Class, &SUITS)
}

/// Returns the kind of Vorbehalt that is written here: `pflichtsolo`, `Trumpfschwäche`.
///
/// # Errors
/// Returns what was expected if this is none.
pub fn parse_vorbehalt(text: &str) -> Result<VorbehaltKind, WordError> {
    only(text, &meanings(&compact(text), VORBEHALTE), Expected::Vorbehalt, VORBEHALTE)
}

/// Returns the condition of a Hochzeit that is written here: `first_foreign_fehl`, `Fehlstich`.
///
/// # Errors
/// Returns what was expected if this is none.
pub fn parse_condition(text: &str) -> Result<HochzeitCondition, WordError> {
    only(text, &meanings(&compact(text), CONDITIONS), Expected::Condition, CONDITIONS)
}

#[cfg(test)]
mod tests;
