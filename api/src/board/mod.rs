//! A position as far as it has been entered, whole or not: what a page shows while it is put together.

mod rows;

pub use rows::board;

use crate::context::Context;
use crate::error::{Error, Source};
use crate::numbers::check_line;
use crate::paint::{BAD, styled};
use crate::question;
use crate::score::WonAnswer;
use game::words::card_short;
use game::{
    BySeat, ByTeam, Call, Card, Draft, Missing, Order, Place, Position, PositionError, SchweineHolders, Seat, SeatSet,
    Team,
};
use notation::{CardError, NotationError, Problem, parse_draft};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use text::{Arg, Join, Language, Localized, Message, message};

/// Asks how a position stands as far as it is entered.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardQuestion {
    /// The entered position in one line, of which anything may be missing.
    #[serde(default)]
    pub position: String,
}

impl question::Question for BoardQuestion {
    const NAME: &'static str = "board";
    type Answer = BoardAnswer;

    fn answer(self, context: &Context) -> Result<BoardAnswer, Error> {
        check_line("position", &self.position)?;
        Ok(answer(context, &Source::of_question(self.position)))
    }
}

/// Returns how a position stands as far as it is entered.
#[must_use]
pub fn answer(context: &Context, source: &Source) -> BoardAnswer {
    let language = context.language;
    let (draft, problems) = parse_draft(&source.text, &context.book);
    let order = draft.order();
    let position = draft.position().filter(|_| problems.is_empty());
    let seats = |seats: SeatSet| seats.iter().collect::<Vec<Seat>>();
    let lying = draft.trick.iter().enumerate();
    let SchweineHolders([schweine, superschweine, hyperschweine]) =
        position.as_ref().map_or(draft.schweine, |position| position.parts().schweine);
    BoardAnswer {
        rules: draft.rules.name.to_string(),
        game: draft.contract.map(|contract| contract.name().to_owned()),
        hand_size: draft.rules.n_tricks(),
        deck: order.sorted().iter().map(|&card| DeckCard::new(language, &draft, &order, card)).collect(),
        hands: BySeat::from_fn(|seat| sorted(&order, &draft.hands[seat])),
        trick: lying
            .map(|(number, &card)| LyingCard { seat: draft.leader.map(|leader| leader.plus(number)), card })
            .collect(),
        leader: draft.leader,
        turn: draft.turn(),
        legal: sorted(&order, &draft.legal().iter().collect::<Vec<_>>()),
        re: draft.re.map(seats),
        must_be_re: seats(draft.must_be_re()),
        can_be_re: draft.possible_re().iter().map(SeatSet::to_string).collect(),
        won: draft.won.map(|won| {
            let of = |team: Team| WonAnswer { augen: won[team].augen.0, tricks: won[team].tricks };
            ByTeam { re: of(Team::Re), kontra: of(Team::Kontra) }
        }),
        calls: ByTeam::from_fn(|team| Call::of(team, draft.calls[team])),
        schweine,
        superschweine,
        hyperschweine,
        tricks_left: draft.tricks_left(),
        complete: position.is_some(),
        missing: draft.missing().into_iter().map(|missing| MissingAnswer::new(language, missing)).collect(),
        problems: problems.iter().map(|error| ProblemAnswer::new(language, error, source)).collect(),
        position: position.as_ref().map(Position::to_string),
        draft,
        order,
    }
}

/// Returns cards from the highest to the lowest, trumps first, and what is not in the deck at the end.
fn sorted(order: &Order, cards: &[Card]) -> Vec<Card> {
    let place = |card: &Card| order.sorted().iter().position(|other| other == card).unwrap_or(usize::MAX);
    let mut cards = cards.to_vec();
    cards.sort_by_key(place);
    cards
}

/// State of a position as far as it is entered.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BoardAnswer {
    /// The name of the rule set.
    pub rules: String,
    /// The game that is played, if it is named.
    pub game: Option<String>,
    /// Number of cards that each seat is dealt.
    pub hand_size: usize,
    /// Every kind of card: trumps first, then the suits, each from the highest to the lowest. Of the normal game as long as none
    /// is named.
    pub deck: Vec<DeckCard>,
    /// Hand of each seat, in the same order.
    pub hands: BySeat<Vec<Card>>,
    /// The cards on the table, the led one first.
    pub trick: Vec<LyingCard>,
    /// Leader of the current trick.
    pub leader: Option<Seat>,
    /// Seat whose turn it is.
    pub turn: Option<Seat>,
    /// Legal cards of the seat at turn, among those that it is known to hold.
    pub legal: Vec<Card>,
    /// The members of Re, if they are named.
    pub re: Option<Vec<Seat>>,
    /// Seats that are Re in any case, because they hold or have laid a queen of clubs and nothing else explains it;
    /// empty as long as no game is named.
    pub must_be_re: Vec<Seat>,
    /// The seats that can be Re, as far as the cards tell, such as `NS`. First stands what the queens of clubs say.
    pub can_be_re: Vec<String>,
    /// Earlier gains, if given.
    pub won: Option<ByTeam<WonAnswer>>,
    /// The highest call of each side.
    pub calls: ByTeam<Option<Call>>,
    /// Holder of the Schweine.
    pub schweine: Option<Seat>,
    /// Holder of the Superschweine, which are above them by some rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub superschweine: Option<Seat>,
    /// Holder of the Hyperschweine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hyperschweine: Option<Seat>,
    /// Number of tricks left, as far as is known.
    pub tricks_left: usize,
    /// Whether it is a complete position, so that other questions accept it.
    pub complete: bool,
    /// Parts that are still missing.
    pub missing: Vec<MissingAnswer>,
    /// Everything that cannot be read, or cannot be.
    pub problems: Vec<ProblemAnswer>,
    /// The position in its canonical form, if it is complete.
    pub position: Option<String>,
    /// Data that only the text needs.
    #[serde(skip)]
    draft: Draft,
    #[serde(skip)]
    order: Order,
}

/// A kind of card of the deck.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DeckCard {
    /// Its code in the notation.
    pub card: Card,
    /// Class of the card: `T` for trump, or its suit `C`, `S`, `H`, `D`.
    pub class: char,
    /// Augen of the card.
    pub augen: u16,
    /// Its name in words.
    pub name: String,
    /// Its name in two or three characters.
    pub short: String,
    /// Number of its copies in the deck.
    pub copies: usize,
    /// Number of its copies in no hand and not on the table.
    pub left: usize,
}

impl DeckCard {
    fn new(language: Language, draft: &Draft, order: &Order, card: Card) -> Self {
        const COPIES: usize = 2;
        let cards = draft.hands.iter().flat_map(|(_, cards)| cards).chain(&draft.trick);
        Self {
            card,
            class: order.class_of(card).letter(),
            augen: card.augen().0,
            name: card.text(language),
            short: card_short(card).text(language),
            copies: COPIES,
            left: COPIES.saturating_sub(cards.filter(|&&other| other == card).count()),
        }
    }
}

/// A card on the table.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct LyingCard {
    /// Seat that has played it; absent as long as the leader is not known.
    pub seat: Option<Seat>,
    /// The card.
    pub card: Card,
}

/// Something that has still to be entered.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MissingAnswer {
    /// `game`, `re`, `leader` or `cards`.
    pub what: &'static str,
    /// Seat with missing cards; absent if all are missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Number of cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<usize>,
    /// The same in words.
    pub message: String,
}

impl MissingAnswer {
    fn new(language: Language, missing: Missing) -> Self {
        let (seat, n) = match missing {
            Missing::Cards { seat, n } => (Some(seat), Some(n)),
            Missing::Game | Missing::Re | Missing::Leader | Missing::AllCards => (None, None),
        };
        Self { what: missing.name(), seat, n, message: missing.text(language) }
    }
}

/// Something that cannot be read, or cannot be.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ProblemAnswer {
    /// Message that describes the error.
    pub message: String,
    /// Advice on the error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// The parts of the text that are wrong, in bytes: first, and the one after the last.
    pub spans: Vec<(usize, usize)>,
    /// Seat with the cards in question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Card in question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
}

impl ProblemAnswer {
    fn new(language: Language, error: &NotationError, source: &Source) -> Self {
        let told = Error::of(error).in_source(source.clone(), &error.labels).answer(language, None);
        let (seat, card) = match &error.problem {
            Problem::Position(error) => (seat_of(error), card_of(error)),
            Problem::DuplicateSeat { seat, .. } => (Some(*seat), None),
            Problem::Card(CardError::Ambiguous { meanings, .. }) => (None, meanings.first().copied()),
            _ => (None, None),
        };
        Self { message: told.error, help: told.help, spans: told.spans, seat, card }
    }
}

fn seat_of(error: &PositionError) -> Option<Seat> {
    match error {
        PositionError::NotInDeck { place: Place::Hand(seat), .. }
        | PositionError::HandSize { seat, .. }
        | PositionError::TooManyCards { seat, .. }
        | PositionError::Revoke { seat, .. }
        | PositionError::QueenOutsideRe { seat, .. }
        | PositionError::PartnerTooEarly { seat }
        | PositionError::PartnerWithoutTrick { seat }
        | PositionError::QueensInOneTrick { seat }
        | PositionError::LeaderWithoutTrick { leader: seat, .. } => Some(*seat),
        _ => None,
    }
}

fn card_of(error: &PositionError) -> Option<Card> {
    match error {
        PositionError::NotInDeck { card, .. }
        | PositionError::TooManyCopies { card, .. }
        | PositionError::Revoke { played: card, .. } => Some(*card),
        PositionError::QueenOutsideRe { .. } => Some(Card::CQ),
        _ => None,
    }
}

impl question::Answer for BoardAnswer {
    fn line(&self) -> String {
        let missing = self.missing.iter().map(|missing| missing.what);
        self.position.clone().unwrap_or_else(|| {
            format!("incomplete missing={} problems={}", missing.collect::<Vec<_>>().join(","), self.problems.len())
        })
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let mut rows = rows::draft(language, &self.draft, &self.order);
        let missing = self.draft.missing();
        if !missing.is_empty() {
            let missing = Arg::list(missing.iter().map(Localized::message), Join::Comma);
            rows.push(message!("board-missing", missing).text(language));
        }
        rows.extend(self.problems.iter().map(|problem| styled(&problem.message, BAD)));
        if let Some(re) = self.suggested() {
            rows.push(re.text(language));
        }
        rows
    }
}

impl BoardAnswer {
    /// Returns the text about seats that must be Re, if Re is not entered.
    fn suggested(&self) -> Option<Message> {
        let must = SeatSet::of(&self.must_be_re);
        (self.re.is_none() && !must.is_empty()).then(|| message!("board-must-be-re", seats = must, n = must.len()))
    }
}
