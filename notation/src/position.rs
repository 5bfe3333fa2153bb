//! Reading a position.

use super::{
    card_list::card_list,
    error::{Label, NotationError, Problem, Span},
    fields::{Field, Fields, items},
    rule_book::RuleBook,
    word::{Expected, parse_call, parse_game, parse_seat, parse_team, seats_in},
};
use game::{
    Augen, BySeat, ByTeam, Call, Card, Contract, Draft, GameName, Hand, Level, NoSchweine, Parties, Place, Position,
    PositionError, PositionParts, Rules, SchweineHolders, Seat, SeatSet, Team, Won,
};
use text::Message;

/// A position that help texts show.
pub(super) const EXAMPLE: &str = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA";
/// The example as Germans write it.
pub(super) const GERMAN_EXAMPLE: &str =
    "regeln=ddv spiel=Normalspiel re=NS ausspiel=N N=He10,KrD O=HeD,KrA S=PD,Ka9 W=KaB,PA";

const REQUIRED: [&str; 7] = ["game", "re", "leader", "N", "E", "S", "W"];

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
    let (fields, told) = Fields::split(line);
    none(told)?;
    let rules = rules(&fields, book)?;
    let missing = fields.missing(&REQUIRED);
    if !missing.is_empty() {
        return Err(NotationError { problem: Problem::MissingKeys { keys: missing }, labels: Vec::new() });
    }
    let mut told = Vec::new();
    let cards = Cards::read(&fields, &mut told);
    none(std::mem::take(&mut told))?;
    cards.check_copies()?;
    let draft = draft(rules, &fields, &cards, &mut told);
    none(told)?;
    let read = "a required field without an error is read";
    let parts = PositionParts {
        rules: draft.rules,
        contract: draft.contract.expect(read),
        schweine: draft.schweine,
        parties: Parties { re: draft.re.expect(read) },
        hands: BySeat::from_fn(|seat| draft.hands[seat].iter().copied().collect::<Hand>()),
        leader: draft.leader.expect(read),
        trick: draft.trick,
        won: draft.won,
        calls: draft.calls,
    };
    make(parts).map_err(|error| pointing(error, &fields, &cards))
}

/// Returns the first thing that is wrong, if anything is.
fn none(told: Vec<NotationError>) -> Result<(), NotationError> {
    told.into_iter().next().map_or(Ok(()), Err)
}

/// Returns a position as far as a line describes it, with everything that is wrong with it: what cannot be read, which is left
/// out, and what cannot be. Nothing is wrong with what is only missing. A line without `rules=` means the default of the book,
/// or else that of the DDV.
#[must_use]
pub fn parse_draft(line: &str, book: &RuleBook) -> (Draft, Vec<NotationError>) {
    let (fields, mut told) = Fields::split(line);
    told.retain(|error| error.problem != Problem::Empty);
    let default = || book.default_rules().cloned().unwrap_or(Rules::DDV);
    let rules = match fields.field("rules") {
        Some(_) => read(&mut told, rules(&fields, book)).unwrap_or_else(default),
        None => default(),
    };
    let cards = Cards::read(&fields, &mut told);
    let draft = draft(rules, &fields, &cards, &mut told);
    told.extend(draft.problems().into_iter().map(|error| pointing(error, &fields, &cards)));
    (draft, told)
}

/// Returns what was read, or else tells why nothing was.
fn read<T>(told: &mut Vec<NotationError>, read: Result<T, NotationError>) -> Option<T> {
    read.map_err(|error| told.push(error)).ok()
}

/// Reads every field that is there; what is wrong is told and left out.
fn draft(rules: Rules, fields: &Fields<'_>, cards: &Cards, told: &mut Vec<NotationError>) -> Draft {
    let only_cards = |cards: &[(Card, Span)]| cards.iter().map(|&(card, _)| card).collect();
    Draft {
        rules,
        contract: fields.field("game").and_then(|field| read(told, contract(field))),
        schweine: SchweineHolders(
            SchweineHolders::KEYS.map(|key| fields.field(key).and_then(|field| read(told, one_seat(field)))),
        ),
        re: fields.field("re").and_then(|field| read(told, re(field))),
        hands: BySeat::from_fn(|seat| only_cards(&cards.hands[seat])),
        leader: fields.field("leader").and_then(|field| read(told, one_seat(field))),
        trick: only_cards(&cards.trick),
        won: fields.field("won").and_then(|field| read(told, won(field))),
        calls: fields.field("calls").and_then(|field| read(told, calls(field))).unwrap_or_default(),
    }
}

/// Returns the position of a published rule set that a line describes; see [`parse_position`].
///
/// # Errors
/// Returns the first thing that is wrong, and where.
pub fn position(line: &str) -> Result<Position, NotationError> {
    parse_position(line, &RuleBook::published())
}

fn rules(fields: &Fields<'_>, book: &RuleBook) -> Result<Rules, NotationError> {
    let Some(field) = fields.field("rules") else {
        let mut keys = vec!["rules"];
        keys.extend(fields.missing(&REQUIRED));
        let missing = || NotationError { problem: Problem::MissingKeys { keys }, labels: Vec::new() };
        return book.default_rules().cloned().ok_or_else(missing);
    };
    let name = field.text();
    book.get(name).cloned().ok_or_else(|| {
        let known = book.names().map(str::to_owned).collect();
        NotationError::at(Problem::UnknownRules { name: name.to_owned(), known }, field.value)
    })
}

fn contract(field: Field<'_>) -> Result<Contract, NotationError> {
    match parse_game(field.text()).map_err(|error| field.unread(field.value, error))? {
        GameName::Normal => Ok(Contract::Normal),
        GameName::Hochzeit => Ok(Contract::Hochzeit),
        GameName::Trumpfabgabe => Ok(Contract::Trumpfabgabe),
        GameName::Solo(solo) => Ok(Contract::Solo(solo)),
        GameName::HochzeitSolo | GameName::StillesSolo => Err(field.bad(field.value, Expected::Game)),
    }
}

fn re(field: Field<'_>) -> Result<SeatSet, NotationError> {
    seats_in(field.text()).map_err(|(span, error)| {
        let start = field.value.start;
        field.unread(Span { start: start + span.start, end: start + span.end }, error)
    })
}

fn one_seat(field: Field<'_>) -> Result<Seat, NotationError> {
    parse_seat(field.text()).map_err(|error| field.unread(field.value, error))
}

fn won(field: Field<'_>) -> Result<ByTeam<Won>, NotationError> {
    let mut sides = ByTeam::<Option<Won>>::default();
    for item in items(field.line, field.value) {
        let error = || field.bad(item, Expected::Won);
        let (side, counts) = item.of(field.line).split_once(':').ok_or_else(error)?;
        let (augen, tricks) = counts.split_once('/').ok_or_else(error)?;
        let team = parse_team(side).map_err(|_| error())?;
        let number = |text: &str| text.trim().parse::<u16>().ok();
        let (augen, tricks) = number(augen).zip(number(tricks)).ok_or_else(error)?;
        let tricks = u8::try_from(tricks).map_err(|_| error())?;
        if sides[team].replace(Won { augen: Augen(augen), tricks }).is_some() {
            return Err(error());
        }
    }
    match sides {
        ByTeam { re: Some(re), kontra: Some(kontra) } => Ok(ByTeam { re, kontra }),
        _ => Err(field.bad(field.value, Expected::Won)),
    }
}

/// Returns an Absage with the side that is written before or after it: `re:k90`, `Kontra keine 60`, `k30:re`.
fn absage_of_side(text: &str) -> Option<(Team, Level)> {
    /// The most letters of a call.
    const LONGEST: usize = 100;
    if LONGEST < text.len() {
        return None;
    }
    let absage = |word: &str| parse_call(word).ok().filter(|call| call.team().is_none()).map(Call::level);
    let cuts = text.char_indices().filter(|(_, c)| matches!(c, ':' | '-') || c.is_whitespace());
    cuts.into_iter().find_map(|(at, sign)| {
        let (a, b) = (&text[..at], &text[at + sign.len_utf8()..]);
        parse_team(a).ok().zip(absage(b)).or_else(|| parse_team(b).ok().zip(absage(a)))
    })
}

fn calls(field: Field<'_>) -> Result<ByTeam<Level>, NotationError> {
    let line = field.line;
    let mut levels = ByTeam::<Level>::default();
    let mut heard: Vec<(Team, Level)> = Vec::new();
    if field.text() == "-" {
        return Ok(levels);
    }
    for item in items(line, field.value) {
        let text = item.of(line);
        let (team, level) = match (absage_of_side(text), parse_call(text)) {
            (Some(called), _) => called,
            (None, Ok(call)) => match call.team() {
                Some(team) => (team, Level::Ansage),
                None => (only_side(levels).ok_or_else(|| whose(text, item))?, call.level()),
            },
            (None, Err(_)) => return Err(field.bad(item, Expected::Calls)),
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
    /// Reads the cards that can be read and tells of the others.
    fn read(fields: &Fields<'_>, told: &mut Vec<NotationError>) -> Self {
        let mut list = |key: &str| fields.field(key).map_or_else(Vec::new, |field| card_list(field, told));
        Self { hands: BySeat::from_fn(|seat| list(seat_key(seat))), trick: list("trick") }
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
                return Err(NotationError {
                    problem,
                    labels: labels(copies.iter().map(|&(.., span)| Label::new(span))),
                });
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
fn labels(labels: impl IntoIterator<Item = Label>) -> Vec<Label> {
    let mut labels: Vec<Label> = labels.into_iter().collect();
    labels.sort_by_key(|label| label.span.start);
    labels
}

const fn seat_key(seat: Seat) -> &'static str {
    ["N", "E", "S", "W"][seat as usize]
}

/// Returns the error with labels under the fields and cards it is about.
fn pointing(error: PositionError, fields: &Fields<'_>, cards: &Cards) -> NotationError {
    let field = |key: &str| fields.get(key).map(Label::new).into_iter();
    let card = |card, place| cards.span(card, place).map(Label::new).into_iter();
    let saying = |card, place, id: &'static str| {
        cards.span(card, place).map(|span| Label::saying(span, Message::new(id))).into_iter()
    };
    let all = |card: Card| cards.placed().filter(move |&(other, ..)| other == card).map(|(.., span)| Label::new(span));
    let found = match &error {
        PositionError::NotInDeck { card: other, place } => labels(card(*other, *place)),
        PositionError::TooManyCopies { card, .. } => labels(all(*card)),
        PositionError::HandSize { seat, .. } | PositionError::TooManyCards { seat, .. } => {
            labels(field(seat_key(*seat)))
        }
        PositionError::Revoke { seat, played, held } => {
            let leader = fields.field("leader").and_then(|field| one_seat(field).ok());
            let number = leader.map_or(0, |leader| leader.steps_to(*seat));
            let played = saying(*played, Place::Trick(number), "notation-label-played");
            labels(played.chain(saying(*held, Place::Hand(*seat), "notation-label-held")))
        }
        PositionError::TrickComplete { .. } => labels(field("trick")),
        PositionError::WrongParties { .. } => labels(field("re").chain(field("game"))),
        PositionError::UnsupportedContract { .. } | PositionError::NoSuchSolo { .. } | PositionError::Null => {
            labels(field("game"))
        }
        PositionError::NoSchweine { rank, reason: NoSchweine::HeldBy { seat, card } } => {
            let held = saying(*card, Place::Hand(*seat), "notation-label-held-elsewhere");
            labels(field(SchweineHolders::KEYS[*rank]).chain(held))
        }
        PositionError::OpenSchweine { card, .. } => labels(all(*card)),
        PositionError::NoSchweine { rank, .. } => labels(field(SchweineHolders::KEYS[*rank])),
        PositionError::AugenSum { .. } | PositionError::TrickSum { .. } | PositionError::WonImpossible { .. } => {
            labels(field("won"))
        }
        PositionError::QueenOutsideRe { place, .. } => labels(field("re").chain(card(Card::CQ, *place))),
        PositionError::PartnerTooEarly { .. } => labels(field("re").chain(all(Card::CQ))),
        PositionError::PartnerWithoutTrick { .. } => labels(field("re").chain(field("won"))),
        PositionError::QueensInOneTrick { .. } => labels(field("re")),
        PositionError::LeaderWithoutTrick { .. } => labels(field("leader").chain(field("won"))),
        PositionError::NoCards => labels(Seat::ALL.into_iter().flat_map(|seat| field(seat_key(seat)))),
    };
    NotationError { problem: Problem::Position(error), labels: found }
}
