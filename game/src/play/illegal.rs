//! Why a card may not be played or a call not be made.

use crate::announce::CallRefused;
use crate::call::Call;
use crate::card::Card;
use crate::paragraph::Paragraph;
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use std::fmt;

/// Anything a seat can do during the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Plays a card.
    Card(Card),
    /// Calls, on turn or off.
    Call(Call),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Call(call) => write!(f, "{call}!"),
        }
    }
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WhyNot {
    /// This seat has to play.
    NotYourTurn(Seat),
    /// The seat does not hold the card, or no more.
    NotHeld,
    /// The seat holds cards that follow this one.
    NotFollowing(Card),
    /// The rich first trick obliges to this call first.
    DutyFirst(Call),
    /// The call is not allowed.
    Call(CallRefused),
    /// After a false Ansage everybody takes the seat for a member of this side, and an Absage would count for it.
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

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn(actor) => write!(f, "{actor} has to play"),
            Self::NotHeld => f.write_str("the card is not in this hand"),
            Self::NotFollowing(led) => write!(f, "{led} was led and has to be followed"),
            Self::DutyFirst(call) => write!(f, "the first trick obliges to say \"{call}\" before"),
            Self::Call(refused) => refused.fmt(f),
            Self::WrongSide(team) => write!(f, "after a false Ansage it would count for {team}"),
            Self::Over => f.write_str("the last card is played"),
        }
    }
}

/// Which card of the deal is due.
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
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Move,
    /// Why not.
    pub why: WhyNot,
    /// The rule that forbids it.
    pub paragraph: &'static str,
    /// What the seat could have done instead: other cards for a card, other calls for a call.
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

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { trick, seat, action, why, paragraph, legal } = self;
        let verb = match action {
            Move::Card(_) => "play",
            Move::Call(_) => "call",
        };
        write!(f, "trick {trick}: {seat} cannot {verb} {action}: {why}")?;
        // The text of a refused call ends with its paragraph.
        if !matches!(why, WhyNot::Call(_)) {
            write!(f, " ({paragraph})")?;
        }
        if legal.is_empty() {
            return Ok(());
        }
        let legal: Vec<String> = legal.iter().map(Move::to_string).collect();
        write!(f, "; legal: {}", legal.join(" "))
    }
}

impl std::error::Error for IllegalMove {}
