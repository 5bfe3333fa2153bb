//! Reading a position.

use super::card::{CardError, parse_card};
use super::error::{Label, NotationError, Problem, Span};
use super::fields::{Fields, items};
use super::rule_book::RuleBook;
use crate::card::{Augen, Card};
use crate::contract::{Contract, Level};
use crate::hand::Hand;
use crate::position::{NoSchweine, Place, Position, PositionError, PositionParts, Won};
use crate::rules::Rules;
use crate::seat::{BySeat, ByTeam, Parties, Seat, SeatSet, Team};
use std::str::FromStr;

/// A position that help texts show.
pub(super) const EXAMPLE: &str = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA";

const REQUIRED: [&str; 7] = ["game", "re", "leader", "N", "E", "S", "W"];
const GAMES: &str = "normal, damensolo, bubensolo, fleischlos, farbsolo_C, farbsolo_S, farbsolo_H or farbsolo_D";
const SEATS: &str = "seats N, E (or O), S, W";
const ONE_SEAT: &str = "one seat: N, E (or O), S or W";
/// More cards than a deck has are not read, nor more words than they can be written with.
const MOST_CARDS: usize = 48;
const MOST_WORDS: usize = 3 * MOST_CARDS;
const WON: &str = "Augen and tricks of both sides, such as re:45/3,kontra:30/2";
const CALLS: &str = "re, kontra, k90, k60, k30 or schwarz, an Absage with its side as in re:k90";

/// Returns the position that a line describes. Rule sets are looked up in the book; a line without `rules=` means the
/// default of the book.
///
/// # Errors
/// Returns the first thing that is wrong, and where.
pub fn parse_position(line: &str, book: &RuleBook) -> Result<Position, NotationError> {
    parse_with(line, book, Position::new)
}

/// Returns the position that a line describes, for a question that is about the two sides alone: whether the queens of clubs
/// are with Re is not asked ([`Position::of_sides`]).
///
/// # Errors
/// Returns the first thing that is wrong, and where.
pub fn parse_position_of_sides(line: &str, book: &RuleBook) -> Result<Position, NotationError> {
    parse_with(line, book, Position::of_sides)
}

fn parse_with(
    line: &str,
    book: &RuleBook,
    make: fn(PositionParts) -> Result<Position, PositionError>,
) -> Result<Position, NotationError> {
    let fields = Fields::split(line)?;
    let rules = rules(&fields, book)?;
    let missing = fields.missing(&REQUIRED);
    if !missing.is_empty() {
        return Err(NotationError { problem: Problem::MissingKeys { keys: missing }, labels: Vec::new() });
    }
    let cards = Cards::read(&fields)?;
    cards.check_copies()?;
    let parts = PositionParts {
        rules,
        contract: contract(&fields)?,
        schweine: fields.get("schweine").map(|span| one_seat(line, "schweine", span)).transpose()?,
        parties: Parties { re: re(&fields)? },
        hands: BySeat::from_fn(|seat| cards.hands[seat].iter().map(|&(card, _)| card).collect::<Hand>()),
        leader: one_seat(line, "leader", required(&fields, "leader"))?,
        trick: cards.trick.iter().map(|&(card, _)| card).collect(),
        won: fields.get("won").map(|span| won(line, span)).transpose()?,
        calls: fields.get("calls").map_or(Ok(ByTeam::default()), |span| calls(line, span))?,
    };
    make(parts).map_err(|error| pointing(error, &fields, &cards))
}

impl FromStr for Position {
    type Err = NotationError;

    /// Reads a position of a published rule set; see [`parse_position`].
    fn from_str(line: &str) -> Result<Self, NotationError> {
        parse_position(line, &RuleBook::published())
    }
}

fn required(fields: &Fields<'_>, key: &str) -> Span {
    fields.get(key).expect("required keys are checked first")
}

fn bad(line: &str, key: &'static str, span: Span, expected: &'static str) -> NotationError {
    NotationError::at(Problem::BadValue { key, value: span.of(line).to_owned(), expected }, span)
}

fn rules(fields: &Fields<'_>, book: &RuleBook) -> Result<Rules, NotationError> {
    let Some(span) = fields.get("rules") else {
        let mut keys = vec!["rules"];
        keys.extend(fields.missing(&REQUIRED));
        let missing = || NotationError { problem: Problem::MissingKeys { keys }, labels: Vec::new() };
        return book.default_rules().cloned().ok_or_else(missing);
    };
    let name = span.of(fields.line);
    book.get(name).or_else(|| book.get(&name.to_lowercase())).cloned().ok_or_else(|| {
        let known = book.names().map(str::to_owned).collect();
        NotationError::at(Problem::UnknownRules { name: name.to_owned(), known }, span)
    })
}

fn contract(fields: &Fields<'_>) -> Result<Contract, NotationError> {
    let span = required(fields, "game");
    let name = span.of(fields.line).to_lowercase();
    let name = match name.strip_prefix("farbsolo_") {
        Some(suit) => format!("farbsolo_{}", suit.to_uppercase()),
        None => name,
    };
    Contract::from_name(&name).ok_or_else(|| bad(fields.line, "game", span, GAMES))
}

fn re(fields: &Fields<'_>) -> Result<SeatSet, NotationError> {
    let span = required(fields, "re");
    let mut re = SeatSet::EMPTY;
    for (offset, letter) in span.of(fields.line).char_indices() {
        if letter == ',' || letter == '+' || letter.is_whitespace() {
            continue;
        }
        let here = Span { start: span.start + offset, end: span.start + offset + letter.len_utf8() };
        let seat = Seat::from_letter(letter).ok_or_else(|| bad(fields.line, "re", here, SEATS))?;
        if re.contains(seat) {
            return Err(NotationError::at(Problem::DuplicateSeat { key: "re", seat }, here));
        }
        re = re.with(seat);
    }
    if re.is_empty() { Err(bad(fields.line, "re", span, SEATS)) } else { Ok(re) }
}

fn one_seat(line: &str, key: &'static str, span: Span) -> Result<Seat, NotationError> {
    let mut letters = span.of(line).chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(bad(line, key, span, ONE_SEAT)),
    }
}

fn won(line: &str, span: Span) -> Result<ByTeam<Won>, NotationError> {
    let mut sides = ByTeam::<Option<Won>>::default();
    for item in items(line, span) {
        let error = || bad(line, "won", item, WON);
        let (side, counts) = item.of(line).split_once(':').ok_or_else(error)?;
        let (augen, tricks) = counts.split_once('/').ok_or_else(error)?;
        let team = team(side).ok_or_else(error)?;
        let number = |text: &str| text.trim().parse::<u16>().ok();
        let (augen, tricks) = number(augen).zip(number(tricks)).ok_or_else(error)?;
        let tricks = u8::try_from(tricks).map_err(|_| error())?;
        if sides[team].replace(Won { augen: Augen(augen), tricks }).is_some() {
            return Err(error());
        }
    }
    match sides {
        ByTeam { re: Some(re), kontra: Some(kontra) } => Ok(ByTeam { re, kontra }),
        _ => Err(bad(line, "won", span, WON)),
    }
}

fn team(word: &str) -> Option<Team> {
    match word.trim().to_lowercase().as_str() {
        "re" => Some(Team::Re),
        "kontra" | "contra" => Some(Team::Kontra),
        _ => None,
    }
}

/// Returns the stage of an Absage: `k90`, `keine 90`, `schwarz`, ..
fn absage(word: &str) -> Option<Level> {
    let word: String = word.to_lowercase().split_whitespace().collect();
    match word.as_str() {
        "schwarz" => Some(Level::Schwarz),
        _ => match word.strip_prefix("keine").or_else(|| word.strip_prefix('k'))? {
            "90" => Some(Level::Keine90),
            "60" => Some(Level::Keine60),
            "30" => Some(Level::Keine30),
            _ => None,
        },
    }
}

fn calls(line: &str, span: Span) -> Result<ByTeam<Level>, NotationError> {
    let mut levels = ByTeam::<Level>::default();
    let mut heard: Vec<(Team, Level)> = Vec::new();
    if span.of(line) == "-" {
        return Ok(levels);
    }
    for item in items(line, span) {
        let text = item.of(line);
        let called = match text.split_once(':') {
            Some((a, b)) => team(a).zip(absage(b)).or_else(|| team(b).zip(absage(a))),
            None => team(text).map(|team| (team, Level::Ansage)),
        };
        let (team, level) = match (called, absage(text)) {
            (Some(called), _) => called,
            (None, Some(level)) => (only_side(levels).ok_or_else(|| whose(text, item))?, level),
            (None, None) => return Err(bad(line, "calls", item, CALLS)),
        };
        if heard.contains(&(team, level)) {
            return Err(NotationError::at(Problem::DuplicateCall { call: text.to_owned() }, item));
        }
        heard.push((team, level));
        levels[team] = levels[team].max(level);
    }
    Ok(levels)
}

/// Decision OP-24: an Absage without a party word counts for the only side that has spoken.
fn only_side(levels: ByTeam<Level>) -> Option<Team> {
    match (levels.re, levels.kontra) {
        (Level::None, Level::None) => None,
        (_, Level::None) => Some(Team::Re),
        (Level::None, _) => Some(Team::Kontra),
        _ => None,
    }
}

fn whose(call: &str, span: Span) -> NotationError {
    NotationError::at(Problem::WhoseAbsage { call: call.to_owned() }, span)
}

/// The cards of a line with their places in it.
struct Cards {
    hands: BySeat<Vec<(Card, Span)>>,
    trick: Vec<(Card, Span)>,
}

impl Cards {
    fn read(fields: &Fields<'_>) -> Result<Self, NotationError> {
        let mut hands = BySeat::<Vec<(Card, Span)>>::default();
        for seat in Seat::ALL {
            hands[seat] = card_list(fields.line, seat_key(seat), required(fields, seat_key(seat)))?;
        }
        let trick = fields.get("trick").map(|span| card_list(fields.line, "trick", span)).transpose()?;
        Ok(Self { hands, trick: trick.unwrap_or_default() })
    }

    /// Returns every card with its place and its span.
    fn placed(&self) -> impl Iterator<Item = (Card, Place, Span)> {
        let held = self
            .hands
            .iter()
            .flat_map(|(seat, cards)| cards.iter().map(move |&(card, span)| (card, Place::Hand(seat), span)));
        let lying = self.trick.iter().enumerate().map(|(number, &(card, span))| (card, Place::Trick(number), span));
        held.chain(lying)
    }

    /// A hand cannot hold a third copy, so copies are counted before there are hands.
    fn check_copies(&self) -> Result<(), NotationError> {
        for card in Card::all() {
            let copies: Vec<_> = self.placed().filter(|&(other, ..)| other == card).collect();
            if 2 < copies.len() {
                let places = copies.iter().map(|&(_, place, _)| place).collect();
                let problem = Problem::Position(PositionError::TooManyCopies { card, places });
                return Err(NotationError { problem, labels: labels(copies.iter().map(|&(.., span)| (span, ""))) });
            }
        }
        Ok(())
    }

    /// Returns where a card is written at this place.
    fn span(&self, card: Card, place: Place) -> Option<Span> {
        self.placed().find(|&(other, at, _)| other == card && at == place).map(|(.., span)| span)
    }
}

/// Returns labels in the order of the text.
fn labels<'a>(spans: impl Iterator<Item = (Span, &'a str)>) -> Vec<Label> {
    let mut labels: Vec<Label> = spans.map(|(span, text)| Label::new(span, text)).collect();
    labels.sort_by_key(|label| label.span.start);
    labels
}

const fn seat_key(seat: Seat) -> &'static str {
    ["N", "E", "S", "W"][seat as usize]
}

/// Reads cards with commas or white space between them; `-` is no card.
fn card_list(line: &str, key: &'static str, span: Span) -> Result<Vec<(Card, Span)>, NotationError> {
    let mut cards = Vec::new();
    if span.of(line) == "-" {
        return Ok(cards);
    }
    for item in items(line, span) {
        let n_words = item.of(line).split_whitespace().take(MOST_WORDS + 1).count();
        if MOST_CARDS <= cards.len() || MOST_WORDS < n_words {
            return Err(NotationError::at(Problem::TooManyCards { key, most: MOST_CARDS }, item));
        }
        if item.of(line).is_empty() {
            return Err(bad(line, key, span, "cards with commas between them, or - for none"));
        }
        match parse_card(item.of(line)) {
            Ok(card) => cards.push((card, item)),
            Err(error) => cards.append(&mut several_cards(line, item, error)?),
        }
    }
    Ok(cards)
}

/// Reads cards with white space between them, which may also be inside their names: `Kreuz As Karo 10`.
fn several_cards(line: &str, item: Span, error: CardError) -> Result<Vec<(Card, Span)>, NotationError> {
    let mut words: Vec<Span> = Vec::new();
    let mut end = item.start;
    for word in item.of(line).split_whitespace() {
        let start = end + line[end..].find(word).unwrap_or_default();
        end = start + word.len();
        words.push(Span { start, end });
    }
    if let Some(cards) = only_reading(line, &words) {
        return Ok(cards);
    }
    // With several words the first that cannot begin a card says more than the whole.
    let word = words.iter().filter(|_| 1 < words.len()).find_map(|&word| unreadable(line, word));
    Err(word.unwrap_or_else(|| NotationError::at(Problem::Card(error), item)))
}

fn unreadable(line: &str, word: Span) -> Option<NotationError> {
    match parse_card(word.of(line)) {
        Err(error @ (CardError::Unknown { .. } | CardError::Ambiguous { .. })) => {
            Some(NotationError::at(Problem::Card(error), word))
        }
        _ => None,
    }
}

/// Returns the words as cards of one to three words each, or `None` if there is no way or more than one to do so.
fn only_reading(line: &str, words: &[Span]) -> Option<Vec<(Card, Span)>> {
    let card_at = |first: usize, n: usize| {
        let span = Span { start: words.get(first)?.start, end: words.get(first + n - 1)?.end };
        parse_card(span.of(line)).ok().map(|card| (card, span))
    };
    // The number of ways to read the words from each on, counted to two, with the length of the first card.
    let mut ways = vec![(0, 0); words.len()];
    ways.push((1, 0));
    for first in (0..words.len()).rev() {
        for n in 1..=3 {
            let rest = ways.get(first + n).map_or(0, |&(count, _)| count);
            if 0 < rest && card_at(first, n).is_some() {
                ways[first] = ((ways[first].0 + rest).min(2), n);
            }
        }
    }
    let mut cards = Vec::new();
    let mut first = 0;
    while first < words.len() {
        let (1, n) = ways[first] else { return None };
        cards.extend(card_at(first, n));
        first += n;
    }
    Some(cards)
}

/// Returns the error with labels under the fields and cards it is about.
fn pointing(error: PositionError, fields: &Fields<'_>, cards: &Cards) -> NotationError {
    let field = |key: &'static str| fields.get(key).map(|span| (span, "")).into_iter().collect::<Vec<_>>();
    let spans: Vec<(Span, &str)> = match &error {
        PositionError::NotInDeck { card, place } => {
            cards.span(*card, *place).map(|span| (span, "")).into_iter().collect()
        }
        PositionError::TooManyCopies { card, .. } => {
            cards.placed().filter(|(other, ..)| other == card).map(|(.., span)| (span, "")).collect()
        }
        PositionError::HandSize { seat, .. } | PositionError::TooManyCards { seat, .. } => field(seat_key(*seat)),
        PositionError::Revoke { seat, played, held } => {
            let leader = fields.get("leader").and_then(|span| one_seat(fields.line, "leader", span).ok());
            let number = leader.map_or(0, |leader| leader.steps_to(*seat));
            let played = cards.span(*played, Place::Trick(number)).map(|span| (span, "played"));
            let held = cards.span(*held, Place::Hand(*seat)).map(|span| (span, "held"));
            played.into_iter().chain(held).collect()
        }
        PositionError::TrickComplete { .. } => field("trick"),
        PositionError::WrongParties { .. } => [field("re"), field("game")].concat(),
        PositionError::UnsupportedContract { .. } => field("game"),
        PositionError::NoSchweine { reason: NoSchweine::HeldBy(holder) } => {
            let held = cards.span(Card::DA, Place::Hand(*holder)).map(|span| (span, "held by another seat"));
            field("schweine").into_iter().chain(held).collect()
        }
        PositionError::NoSchweine { .. } => field("schweine"),
        PositionError::AugenSum { .. } | PositionError::TrickSum { .. } | PositionError::WonImpossible { .. } => {
            field("won")
        }
        PositionError::NoSuchSolo { .. } => field("game"),
        PositionError::QueenOutsideRe { place, .. } => {
            let queen = cards.span(Card::CQ, *place).map(|span| (span, ""));
            field("re").into_iter().chain(queen).collect()
        }
        PositionError::PartnerTooEarly { .. } => {
            let queens = cards.placed().filter(|&(card, ..)| card == Card::CQ).map(|(.., span)| (span, ""));
            field("re").into_iter().chain(queens).collect()
        }
        PositionError::PartnerWithoutTrick { .. } => [field("re"), field("won")].concat(),
        PositionError::QueensInOneTrick { .. } => field("re"),
        PositionError::LeaderWithoutTrick { .. } => [field("leader"), field("won")].concat(),
        PositionError::NoCards => Seat::ALL.into_iter().flat_map(|seat| field(seat_key(seat))).collect(),
    };
    NotationError { problem: Problem::Position(error), labels: labels(spans.into_iter()) }
}
