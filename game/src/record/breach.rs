//! What is wrong with a record, with the place, the rule, and what would have been legal.

use crate::call::Call;
use crate::card::Card;
use crate::deal::DealError;
use crate::paragraph::Paragraph;
use crate::play::{IllegalMove, Move, WhyNot};
use crate::record::{Deed, Moment};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::spielfindung::IllegalAct;
use std::fmt;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The hands are no deal.
    Deal(DealError),
    /// Something was said before the first card that could not be said.
    Act(IllegalAct),
    /// Somebody was still to speak before the first card.
    Unresolved(Seat),
    /// New cards had to be dealt.
    Redeal,
    /// A part of the record is needed for this game.
    Missing(&'static str),
    /// The game cannot be played by this seat with its hand or by these rules.
    WrongGame {
        /// What was to be played.
        what: String,
        /// Why not.
        why: &'static str,
    },
    /// The record says something that does not follow from the rest.
    Contradiction {
        /// The field.
        field: &'static str,
        /// What it says.
        stated: String,
        /// What follows.
        found: String,
    },
    /// The winner of the bids did not announce what he had bid.
    BidNotAnnounced(Call),
    /// A card was played or a call made that was not allowed.
    Move(IllegalMove),
    /// The seat does not hold the card, or has already played it.
    NotHeld {
        /// The card.
        card: Card,
        /// How often everybody together has played it.
        played: usize,
    },
    /// A trick before the last one does not have four cards, or the last has more.
    TrickSize(usize),
    /// More tricks than a deal has.
    TooManyTricks(usize),
    /// A call after the last card that is written down.
    CallAfterEnd {
        /// The call.
        call: Call,
        /// When.
        before_card: u16,
    },
    /// An incident at a moment that the record does not have.
    NoSuchMoment {
        /// What happened.
        what: Deed,
        /// When.
        at: Moment,
    },
    /// A Hochzeit was named by somebody without both queens of clubs.
    FalseHochzeit,
    /// Something was done at the table that is not allowed.
    Deed {
        /// What.
        what: Deed,
        /// Why not.
        why: &'static str,
    },
    /// Cards are still to be played.
    Unfinished(usize),
}

/// A breach of a rule in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The number of the trick, from 1; `None` before the first card and for what concerns the whole record.
    pub trick: Option<usize>,
    /// Who, if it is somebody's.
    pub seat: Option<Seat>,
    /// What.
    pub fault: Fault,
    /// The rule it breaks.
    pub paragraph: &'static str,
}

impl Breach {
    pub(super) fn new(
        rules: &Rules,
        paragraph: Paragraph,
        (trick, seat): (Option<usize>, Option<Seat>),
        fault: Fault,
    ) -> Self {
        Self { trick, seat, fault, paragraph: rules.cite(paragraph) }
    }

    pub(super) fn of_act(illegal: IllegalAct) -> Self {
        Self { trick: None, seat: Some(illegal.seat), paragraph: illegal.paragraph, fault: Fault::Act(illegal) }
    }

    pub(super) fn of_move(illegal: IllegalMove) -> Self {
        Self {
            trick: Some(illegal.trick),
            seat: Some(illegal.seat),
            paragraph: illegal.paragraph,
            fault: Fault::Move(illegal),
        }
    }

    /// Returns the card that was played, if the breach is about one.
    #[must_use]
    pub const fn card(&self) -> Option<Card> {
        match &self.fault {
            Fault::Move(IllegalMove { action: Move::Card(card), .. }) | Fault::NotHeld { card, .. } => Some(*card),
            Fault::Deal(DealError::NotInDeck { card, .. } | DealError::ThirdCopy { card, .. }) => Some(*card),
            _ => None,
        }
    }

    /// Returns what would have been legal, in the words of the notation; empty if there is nothing to list.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        match &self.fault {
            Fault::Act(illegal) => illegal.legal.iter().map(ToString::to_string).collect(),
            Fault::Move(illegal) => illegal.legal.iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns whether the game could go on although nobody claimed the breach (DDV G.7.2). Otherwise it cannot have
    /// happened at a table.
    #[must_use]
    pub const fn can_stand(&self) -> bool {
        match &self.fault {
            Fault::Act(_) | Fault::BidNotAnnounced(_) | Fault::FalseHochzeit | Fault::Deed { .. } => true,
            Fault::Move(illegal) => match illegal.action {
                Move::Call(_) => !matches!(illegal.why, WhyNot::Over),
                Move::Card(_) => {
                    matches!(illegal.why, WhyNot::NotFollowing(_) | WhyNot::DutyFirst(_) | WhyNot::NotYourTurn(_))
                }
            },
            _ => false,
        }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // These texts name the place and the rule themselves.
        match &self.fault {
            Fault::Act(illegal) => return illegal.fmt(f),
            Fault::Move(illegal) => return illegal.fmt(f),
            _ => {}
        }
        if let Some(trick) = self.trick {
            write!(f, "trick {trick}: ")?;
        }
        if let Some(seat) = self.seat {
            write!(f, "{seat}: ")?;
        }
        match &self.fault {
            Fault::Act(_) | Fault::Move(_) => {}
            Fault::Deal(error) => error.fmt(f)?,
            Fault::Unresolved(seat) => write!(f, "the game is not found before {seat} has spoken")?,
            Fault::Redeal => f.write_str("after these Vorbehalte the cards are dealt again")?,
            Fault::Missing(field) => write!(f, "\"{field}\" is missing")?,
            Fault::WrongGame { what, why } => write!(f, "{what} cannot be played: {why}")?,
            Fault::Contradiction { field, stated, found } => {
                write!(f, "\"{field}\" says {stated}, but it is {found}")?;
            }
            Fault::BidNotAnnounced(call) => write!(f, "\"{call}\" was bid and has to be announced at once")?,
            Fault::NotHeld { card, played } => {
                write!(f, "{card} is not in this hand, or no more")?;
                if 2 < *played {
                    write!(f, "; it is played {played} times")?;
                }
            }
            Fault::TrickSize(len) => write!(f, "the trick has {len} cards instead of 4")?,
            Fault::TooManyTricks(dealt) => write!(f, "a deal has only {dealt} tricks")?,
            Fault::CallAfterEnd { call, before_card } => {
                write!(f, "\"{call}\" is said before card {before_card}, which is not written down")?;
            }
            Fault::NoSuchMoment { what, at } => write!(f, "\"{what}\" happens at {at}, which is not written down")?,
            Fault::FalseHochzeit => f.write_str("a Hochzeit needs both CQ in one hand")?,
            Fault::Deed { what, why } => write!(f, "\"{what}\": {why}")?,
            Fault::Unfinished(cards) => write!(f, "{cards} cards are still to be played")?,
        }
        write!(f, " ({})", self.paragraph)
    }
}

impl std::error::Error for Breach {}
