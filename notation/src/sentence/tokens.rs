//! The words of a line and what they mean.

use super::{Names, ResultError, ResultProblem};
use crate::{
    Span, closest, compact, parse_seat, parse_team,
    word::{absage_of, games_of, seats_in},
};
use game::{Call, GameName, ItemKind, Seat, SeatSet, Team, rules::Sonderpunkt};
use std::sync::LazyLock;
use text::{Language, Localized};

/// Something that one or more words mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Team(Team),
    Seats(SeatSet),
    Number(u16),
    Ordinal(u16),
    /// Two numbers: those of Re and of Kontra.
    Pair(u16, u16),
    Game(GameName),
    Call(Call),
    Point(Sonderpunkt),
    Key(Key),
}

/// A word that says what stands beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Augen,
    Tricks,
    NoTrick,
    Cards,
    After,
    Said,
    /// The word of an Absage, which needs its stage.
    SaidOff,
    Wins,
    Loses,
    Klaerung,
    Schweine,
    Solo,
    Lustsolo,
    Pflichtsolo,
    Alone,
    Of,
    Against,
    Caught,
    /// A word that says nothing.
    Filler,
}

/// The words of a clause with their places.
pub(super) type Clause = Vec<(Token, Span)>;

const KEYS: &[(Key, &[&str])] = &[
    (Key::Augen, &["augen", "auge", "eyes"]),
    (Key::Tricks, &["stich", "stiche", "stichen", "trick", "tricks"]),
    (
        Key::NoTrick,
        &[
            "ohnestich",
            "keinstich",
            "keinenstich",
            "keinestiche",
            "ohneeinenstich",
            "schwarzgespielt",
            "notrick",
            "notricks",
            "withoutatrick",
            "playedblack",
        ],
    ),
    (Key::Cards, &["karten", "karte", "cards", "card", "handkarten", "gespieltenkarten", "gespieltekarten"]),
    (Key::After, &["nach", "after"]),
    (
        Key::Said,
        &[
            "angesagt",
            "gesagt",
            "sagt",
            "sagen",
            "sagtan",
            "sagtean",
            "ansage",
            "ansagen",
            "announced",
            "announces",
            "said",
            "says",
            "called",
            "calls",
        ],
    ),
    (Key::SaidOff, &["abgesagt", "sagtab", "sagteab", "absage", "absagen"]),
    (Key::Wins, &["gewinnt", "gewinnen", "gewonnen", "wins", "win", "won", "hatgewonnen"]),
    (Key::Loses, &["verliert", "verlieren", "verloren", "loses", "lose", "lost", "hatverloren"]),
    (
        Key::Klaerung,
        &[
            "klärungsstich",
            "klaerungsstich",
            "klarungsstich",
            "klärung",
            "klaerung",
            "findungsstich",
            "clarifyingtrick",
        ],
    ),
    (Key::Schweine, &["schweine", "schweinchen", "pigs"]),
    (Key::Solo, &["solo", "einsolo", "asolo"]),
    (Key::Lustsolo, &["lustsolo", "einlustsolo"]),
    (Key::Pflichtsolo, &["pflichtsolo", "einpflichtsolo", "compulsorysolo"]),
    (Key::Alone, &["allein", "alleine", "alone"]),
    (Key::Of, &["von", "vom", "of", "from", "by"]),
    (Key::Against, &["gegen", "against"]),
    (Key::Caught, &["gefangen", "fängt", "faengt", "fangt", "holt", "caught", "catches"]),
    (
        Key::Filler,
        &[
            "für",
            "fuer",
            "fur",
            "for",
            "hat",
            "has",
            "have",
            "haben",
            "mit",
            "with",
            "und",
            "and",
            "spielt",
            "spielen",
            "plays",
            "play",
            "macht",
            "makes",
            "bekommt",
            "gets",
            "im",
            "in",
            "bei",
            "at",
            "am",
            "der",
            "die",
            "das",
            "dem",
            "den",
            "the",
            "partei",
            "party",
            "side",
            "soloist",
            "solist",
            "solospieler",
            "ein",
            "eine",
            "einen",
            "a",
            "an",
            "ist",
            "is",
            "sind",
            "are",
            "hand",
            "played",
            "were",
            "was",
        ],
    ),
];

const POINTS: &[(Sonderpunkt, &[&str])] = &[
    (Sonderpunkt::Alten, &["gegendiealten", "gegendiekreuzdamen", "gegendiekreuzdame", "alten"]),
    (Sonderpunkt::Doppelkopf, &["doppelkopf", "doppelköpfe", "doppelkoepfe", "doppelkopfe", "doko", "dokos"]),
    (Sonderpunkt::Fuchs, &["fuchs", "füchse", "fuechse", "fuchse", "fox", "foxes", "fuchsgefangen", "füchsegefangen"]),
    (Sonderpunkt::Charlie, &["charlie", "charly", "karlchen", "karlchenmüller"]),
    (
        Sonderpunkt::CharlieGefangen,
        &[
            "charliegefangen",
            "charlysgefangen",
            "charliesgefangen",
            "charlygefangen",
            "karlchengefangen",
            "charliecaught",
        ],
    ),
    (Sonderpunkt::Herzstich, &["herzstich", "herzstiche", "hearttrick", "hearttricks"]),
];

const NUMBERS: &[(u16, &[&str])] = &[(2, &["zwei", "two"]), (3, &["drei", "three"]), (4, &["vier", "four"])];

/// No name of a thing has more words.
const MOST_WORDS: usize = 12;

/// Parts a line into clauses and their words into meanings.
pub(super) fn clauses(text: &str, names: &Names<'_>) -> Result<Vec<Clause>, ResultError> {
    let mut clauses = Vec::new();
    let mut start = 0;
    for part in text.split_inclusive([',', ';']) {
        let words = words(part.trim_end_matches([',', ';']), start);
        let clause = clause(text, &words, names)?;
        if !clause.is_empty() {
            clauses.push(clause);
        }
        start += part.len();
    }
    Ok(clauses)
}

/// Returns the places of the words of a part that begins here.
fn words(part: &str, start: usize) -> Vec<Span> {
    const MARK: char = '\u{feff}';
    let is_between = |c: char| c.is_whitespace() || matches!(c, '+' | '&' | '/' | '(' | ')' | '"' | '„' | '“' | MARK);
    let words = part.split(is_between).map(|word| word.trim_end_matches([':', '!']));
    let span = |word: &str| {
        let from = start + (word.as_ptr() as usize - part.as_ptr() as usize);
        Span { start: from, end: from + word.len() }
    };
    words.filter(|word| !word.is_empty()).map(span).collect()
}

fn clause(text: &str, words: &[Span], names: &Names<'_>) -> Result<Clause, ResultError> {
    let mut clause = Clause::new();
    let mut at = 0;
    while at < words.len() {
        let longest = MOST_WORDS.min(words.len() - at);
        let whole = |n: usize| Span { start: words[at].start, end: words[at + n - 1].end };
        let mut found = None;
        for n in (1..=longest).rev() {
            let span = whole(n);
            if let Some(token) = meaning(span.of(text), n, names).map_err(|problem| ResultError::at(problem, span))? {
                found = Some((token, span, n));
                break;
            }
        }
        let Some((token, span, n)) = found else {
            let meant = closest(whole(1).of(text), suggested(names)).map(str::to_owned);
            return Err(ResultError::at(ResultProblem::Unknown { meant }, whole(1)));
        };
        clause.push((token, span));
        at += n;
    }
    // Who says nothing, says nothing wrong either.
    clause.retain(|&(token, _)| token != Token::Key(Key::Filler));
    Ok(clause)
}

/// Returns the meaning of this many words together. What a player's name is in could as well be about him: "S Solo", "N O 90".
fn meaning(text: &str, n_words: usize, names: &Names<'_>) -> Result<Option<Token>, ResultProblem> {
    if let Some(token) = name_or_number(text, n_words, names)? {
        return Ok(Some(token));
    }
    let token = thing(text, n_words)?;
    let alone = |word: &str| match name_or_number(word, 1, names) {
        Ok(Some(Token::Seats(seats))) => seats.iter().next(),
        _ => None,
    };
    let player = text.split_whitespace().find_map(alone);
    match (token, player) {
        (Some(Token::Game(game)), Some(seat)) => Err(ResultProblem::Ambiguous(vec![game.message(), seat.message()])),
        (Some(Token::Call(call)), Some(seat)) => Err(ResultProblem::Ambiguous(vec![call.message(), seat.message()])),
        (token, _) => Ok(token),
    }
}

/// Returns the meaning of this many words together, if it is neither a player nor a number.
fn thing(text: &str, n_words: usize) -> Result<Option<Token>, ResultProblem> {
    let word = compact(text);
    let of = |table: &[(Key, &[&str])]| table.iter().find(|(_, words)| words.contains(&&*word)).map(|&(key, _)| key);
    if let Some(&(_, point)) = POINT_NAMES.iter().find(|(name, _)| *name == word) {
        return Ok(Some(Token::Point(point)));
    }
    if let Some(&(point, _)) = POINTS.iter().find(|(_, words)| words.contains(&&*word)) {
        return Ok(Some(Token::Point(point)));
    }
    if let Some(key) = of(KEYS) {
        return Ok(Some(Token::Key(key)));
    }
    if let Some(call) = absage_of(text) {
        return Ok(Some(Token::Call(call)));
    }
    match games_of(text)[..] {
        [game] => return Ok(Some(Token::Game(game))),
        [_, _, ..] => {
            return Err(ResultProblem::Ambiguous(games_of(text).iter().map(Localized::message).collect()));
        }
        [] => {}
    }
    Ok(parse_team(text).ok().filter(|_| n_words == 1).map(Token::Team))
}

/// Returns a player, whose name may have blanks, seats or a number.
fn name_or_number(text: &str, n_words: usize, names: &Names<'_>) -> Result<Option<Token>, ResultProblem> {
    if let Names::Players(players) = names {
        let name = compact(text);
        if let Some((_, seat)) = players.iter().find(|(known, _)| compact(known) == name) {
            let seat = seat.ok_or(ResultProblem::SitsOut)?;
            return Ok(Some(Token::Seats(SeatSet::only(seat))));
        }
    }
    if n_words != 1 {
        return Ok(None);
    }
    if let Some(token) = number(text)? {
        return Ok(Some(token));
    }
    if *names != Names::Seats {
        return Ok(None);
    }
    if let Ok(seat) = parse_seat(text) {
        return Ok(Some(Token::Seats(SeatSet::only(seat))));
    }
    let is_letters = 2 <= text.len() && text.len() <= 4 && text.chars().all(|c| "NEOSW".contains(c));
    Ok(if is_letters { seats_in(text).ok().map(Token::Seats) } else { None })
}

/// Returns a number, `3.`, or two of them: `145:95`.
fn number(text: &str) -> Result<Option<Token>, ResultProblem> {
    if let Some(&(n, _)) = NUMBERS.iter().find(|(_, words)| words.contains(&&*compact(text))) {
        return Ok(Some(Token::Number(n)));
    }
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let read = |text: &str| text.parse::<u16>().map_err(|_| ResultProblem::Number);
    if is_number(text) {
        return Ok(Some(Token::Number(read(text)?)));
    }
    if let Some(n) = text.strip_suffix('.').filter(|n| is_number(n)) {
        return Ok(Some(Token::Ordinal(read(n)?)));
    }
    match text.split_once([':', '-']).filter(|(re, kontra)| is_number(re) && is_number(kontra)) {
        Some((re, kontra)) => Ok(Some(Token::Pair(read(re)?, read(kontra)?))),
        None => Ok(None),
    }
}

/// The names of the special points in sentences, in both languages.
static POINT_NAMES: LazyLock<Vec<(String, Sonderpunkt)>> = LazyLock::new(|| {
    let names = Sonderpunkt::ALL
        .into_iter()
        .flat_map(|point| Language::ALL.map(|language| (compact(&ItemKind::Sonder(point).text(language)), point)));
    names.collect()
});

/// Returns the words that somebody who has mistyped one may have meant.
fn suggested<'a>(names: &Names<'a>) -> impl Iterator<Item = &'a str> {
    const WORDS: [&str; 16] = [
        "Re",
        "Kontra",
        "Augen",
        "Stiche",
        "Karten",
        "angesagt",
        "abgesagt",
        "gewinnt",
        "schwarz",
        "Fuchs",
        "Doppelkopf",
        "Charlie",
        "Hochzeit",
        "Solo",
        "announced",
        "tricks",
    ];
    let players = match names {
        Names::Players(players) => *players,
        Names::Seats => &[],
    };
    players.iter().map(|(name, _)| name.as_str()).chain(WORDS)
}

/// Returns whether a word can be no player's name, because it means something in a line.
#[must_use]
pub fn is_taken(name: &str) -> bool {
    let alone = meaning(name, 1, &Names::Seats);
    !matches!(alone, Ok(None)) || Seat::ALL.iter().any(|seat| compact(name) == seat.letter().to_lowercase().to_string())
}
