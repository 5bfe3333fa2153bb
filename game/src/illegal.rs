//! Why a card may not be played or a call not be made.

use crate::announce::CallRefused;
use crate::call::Call;
use crate::card::Card;
use crate::paragraph::Paragraph;
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use crate::words::{noted, noted_code};
use smallvec::SmallVec;
use std::fmt;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// Anything a seat can do during the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Plays a card.
    Card(Card),
    /// Calls, on turn or off.
    Call(Call),
}

/// The legal moves of a seat during the play, cards first: at most twelve different cards and five calls, so the list
/// needs no allocation.
pub type Moves = SmallVec<[Move; 17]>;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Call(call) => write!(f, "{call}!"),
        }
    }
}

impl Localized for Move {
    /// Returns the move as a list of moves shows it.
    fn message(&self) -> Message {
        match self {
            Self::Card(card) => noted_code(*card),
            Self::Call(call) => message!("move-call", call = noted(call)),
        }
    }
}

/// Reason why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WhyNot {
    /// Another seat is at turn: this one.
    NotYourTurn(Seat),
    /// The seat does not hold the card, or no more.
    NotHeld,
    /// The seat holds cards that follow this one.
    NotFollowing(Card),
    /// The rich first trick obliges to this call first.
    DutyFirst(Call),
    /// The call is not allowed.
    Call(CallRefused),
    /// After a false Ansage the seat is taken for a member of this side, and an Absage would count for it.
    WrongSide(Team),
    /// The last card is played.
    Over,
}

impl WhyNot {
    fn paragraph(self, rules: &Rules, opening: Opening) -> &'static str {
        match self {
            Self::NotYourTurn(_) => rules.cite(match opening {
                Opening::FirstLead => Paragraph::FirstLead,
                Opening::Lead => Paragraph::TrickWinner,
                Opening::Following => Paragraph::Turn,
            }),
            Self::NotHeld => rules.cite(Paragraph::Turn),
            Self::Over => rules.cite(Paragraph::AbsageLatest),
            Self::NotFollowing(_) => rules.cite(Paragraph::Follow),
            Self::DutyFirst(_) => rules.cite(Paragraph::Pflichtansage),
            Self::Call(refused) => refused.paragraph,
            Self::WrongSide(_) => rules.cite(Paragraph::CallDisclosure),
        }
    }
}

impl Localized for WhyNot {
    fn message(&self) -> Message {
        match self {
            Self::NotYourTurn(actor) => message!("move-not-your-turn", seat = noted(actor)),
            Self::NotHeld => Message::new("move-not-held"),
            Self::NotFollowing(led) => message!("move-not-following", led = noted(led)),
            Self::DutyFirst(call) => message!("move-duty-first", call = noted(call)),
            Self::Call(refused) => refused.message(),
            Self::WrongSide(team) => message!("move-wrong-side", team = noted(team)),
            Self::Over => Message::new("move-over"),
        }
    }
}

/// Card of the deal that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    FirstLead,
    Lead,
    Following,
}

/// A move that is not allowed: where, why, and what would have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The number of the trick, from 1.
    pub trick: usize,
    /// Seat of the move.
    pub seat: Seat,
    /// The move.
    pub action: Move,
    /// Reason why it is not allowed.
    pub why: WhyNot,
    /// The rule that forbids it.
    pub paragraph: &'static str,
    /// Moves that were legal: other cards for a card, other calls for a call.
    pub legal: Vec<Move>,
}

impl IllegalMove {
    pub(crate) fn new(
        rules: &Rules,
        (trick, opening): (usize, Opening),
        (seat, action): (Seat, Move),
        why: WhyNot,
        legal: Vec<Move>,
    ) -> Self {
        Self { trick, seat, action, why, paragraph: why.paragraph(rules, opening), legal }
    }
}

impl Localized for IllegalMove {
    fn message(&self) -> Message {
        let Self { trick, seat, action, why, paragraph, legal } = self;
        let (seat, told) = (noted(seat), why.message());
        // The text of a refused call ends with its paragraph.
        let cited = match why {
            WhyNot::Call(_) => told,
            _ => message!("errors-cited", what = told, paragraph = *paragraph),
        };
        let what = match action {
            Move::Card(card) => message!("move-illegal-card", trick, seat, card = noted(card), why = cited),
            Move::Call(_) => message!("move-illegal-call", trick, seat, call = action.message(), why = cited),
        };
        if legal.is_empty() {
            return what;
        }
        message!("errors-legal", what, legal = Arg::list(legal.iter().map(Localized::message), Join::Space))
    }
}

english_errors!(IllegalMove);
