//! Breaches in a record, each with its place, its rule, and what would have been legal.

use crate::record::{Deed, Moment, word::noted_key};
use game::{Call, Card, DealError, IllegalAct, IllegalMove, Move, Paragraph, Rules, Seat, WhyNot, words::noted};
use text::{Localized, Message, english_errors, message};

/// Kind of a breach of a record.
#[derive(Clone, Debug, PartialEq)]
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
        /// The card that had to be played.
        what: Message,
        /// Reason why not.
        why: Message,
    },
    /// The record says something that does not follow from the rest.
    Contradiction {
        /// The field.
        field: &'static str,
        /// Value in the record.
        stated: Message,
        /// Value that follows from the other entries.
        found: Message,
    },
    /// The winner of the bids did not announce what he had bid.
    BidNotAnnounced(Call),
    /// A card was played or a call made that was not allowed.
    Move(IllegalMove),
    /// The seat does not hold the card, or has already played it.
    NotHeld {
        /// The card.
        card: Card,
        /// The number of times that it was played.
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
        /// Number of cards played before the call.
        before_card: u16,
    },
    /// Something after a soloist has handed his cards over and thereby ended the game (DDV E.2, BSV 5.4).
    AfterHandOver {
        /// The event.
        what: Message,
        /// Why not, if it is a call that the rules still allow at another time.
        why: Option<Message>,
    },
    /// An incident at a moment that the record does not have.
    NoSuchMoment {
        /// The incident.
        what: Deed,
        /// Its moment in the record.
        at: Moment,
    },
    /// A Hochzeit was named by somebody without both queens of clubs.
    FalseHochzeit,
    /// Something was done at the table that is not allowed.
    Deed {
        /// The incident.
        what: Deed,
        /// Reason why not.
        why: Message,
    },
    /// Cards are still to be played.
    Unfinished(usize),
}

/// A breach of a rule in a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Breach {
    /// The number of the trick, from 1; `None` before the first card and for what concerns the whole record.
    pub trick: Option<usize>,
    /// The seat, if it concerns one.
    pub seat: Option<Seat>,
    /// Kind of the breach.
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

impl Localized for Breach {
    fn message(&self) -> Message {
        let what = match &self.fault {
            // These texts name the place and the rule themselves.
            Fault::Act(illegal) => return illegal.message(),
            Fault::Move(illegal) => return illegal.message(),
            fault => fault.message(),
        };
        let of_seat = |what| match &self.seat {
            Some(seat) => message!("breach-of-seat", seat = noted(seat), what),
            None => what,
        };
        let of_trick = |what| match self.trick {
            Some(trick) => message!("breach-of-trick", trick, what),
            None => what,
        };
        message!("errors-cited", what = of_trick(of_seat(what)), paragraph = self.paragraph)
    }
}

impl Localized for Fault {
    fn message(&self) -> Message {
        match self {
            Self::Act(illegal) => illegal.message(),
            Self::Move(illegal) => illegal.message(),
            Self::Deal(error) => error.message(),
            Self::Unresolved(seat) => message!("breach-unresolved", seat = noted(seat)),
            Self::Redeal => Message::new("breach-redeal"),
            Self::Missing(field) => message!("record-missing", key = noted_key(field)),
            Self::WrongGame { what, why } => message!("breach-wrong-game", what, why),
            Self::Contradiction { field, stated, found } => {
                message!("breach-contradiction", field = noted_key(field), stated, found)
            }
            Self::BidNotAnnounced(call) => message!("breach-bid-not-announced", call = noted(call)),
            Self::NotHeld { card, played } => {
                let what = message!("breach-not-held", card = noted(card));
                if 2 < *played { message!("breach-played-too-often", what, n = played) } else { what }
            }
            Self::TrickSize(len) => message!("breach-trick-size", n = len),
            Self::TooManyTricks(dealt) => message!("breach-too-many-tricks", n = dealt),
            Self::CallAfterEnd { call, before_card } => {
                message!("breach-call-after-end", call = noted(call), card = before_card)
            }
            Self::AfterHandOver { what, why: None } => message!("breach-after-hand-over", what),
            Self::AfterHandOver { what, why: Some(why) } => message!("breach-late-after-hand-over", what, why),
            Self::NoSuchMoment { what, at } => {
                message!("breach-no-such-moment", what = noted(what), at = at.to_string())
            }
            Self::FalseHochzeit => Message::new("breach-false-hochzeit"),
            Self::Deed { what, why } => message!("breach-deed", what = noted(what), why),
            Self::Unfinished(cards) => message!("breach-unfinished", n = cards),
        }
    }
}

english_errors!(Breach);
