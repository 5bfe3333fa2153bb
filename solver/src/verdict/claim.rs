//! Claims: a side makes all remaining tricks in every legal line within the announced manner.

use game::words::{noted, noted_cards, noted_class};
use game::{Card, Class, Hand, Position, Seat, Team};
use text::{Localized, Message, english_errors, message};

/// Restriction of the claimant, while all others, his partner included, play any legal card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Manner {
    /// The claimant is not bound: every order of play counts (`zw_any`).
    EveryOrder,
    /// Whenever the claimant plays, leading or following, it is his highest card of the class he plays from; the class
    /// is free where the rules leave it free (`zw_short` without a named order). By TSR 5.4.4 a soloist who is not to lead
    /// takes the running trick with any card that can take it, before he plays from the top.
    TopFirst {
        /// The bound seat.
        claimant: Seat,
    },
    /// Like [`TopFirst`](Self::TopFirst), and if the class is free he plays from the first one of the list that he
    /// still holds. If he holds none of them, the class is free (`zw_short` with a named order).
    TopFirstInOrder {
        /// The bound seat.
        claimant: Seat,
        /// The classes in the order he named.
        classes: Vec<Class>,
    },
    /// Whenever the claimant plays, it is the first card of the list that he still holds and may play (`zw_order`).
    InOrder {
        /// The bound seat.
        claimant: Seat,
        /// All his cards.
        order: Vec<Card>,
    },
}

impl Manner {
    /// Returns the seat that is bound, if one is.
    #[must_use]
    pub const fn claimant(&self) -> Option<Seat> {
        match self {
            Self::EveryOrder => None,
            Self::TopFirst { claimant } | Self::TopFirstInOrder { claimant, .. } | Self::InOrder { claimant, .. } => {
                Some(*claimant)
            }
        }
    }
}

/// A checked claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    team: Team,
    manner: Manner,
}

impl Claim {
    /// Returns the claim that this side makes all remaining tricks of the position in this manner.
    ///
    /// # Errors
    /// Returns what does not fit the position.
    pub fn new(position: &Position, team: Team, manner: Manner) -> Result<Self, ClaimError> {
        if let Some(claimant) = manner.claimant()
            && position.parties().team_of(claimant) != team
        {
            return Err(ClaimError::OtherTeam { claimant, team });
        }
        match &manner {
            Manner::InOrder { claimant, order } => check_order(position, *claimant, order)?,
            Manner::TopFirstInOrder { classes, .. } => check_classes(position, classes)?,
            Manner::EveryOrder | Manner::TopFirst { .. } => {}
        }
        Ok(Self { team, manner })
    }

    /// Returns the side that makes all remaining tricks.
    #[must_use]
    pub const fn team(&self) -> Team {
        self.team
    }

    /// Returns how the claimant is bound.
    #[must_use]
    pub const fn manner(&self) -> &Manner {
        &self.manner
    }
}

fn check_order(position: &Position, claimant: Seat, order: &[Card]) -> Result<(), ClaimError> {
    let held = position.cards().hands()[claimant];
    let mut missing = held;
    for &card in order {
        if !missing.contains(card) {
            let held = held.count(card);
            return Err(ClaimError::NotHeld { claimant, card, held });
        }
        missing.remove(card);
    }
    if missing.is_empty() { Ok(()) } else { Err(ClaimError::Missing { claimant, missing }) }
}

fn check_classes(position: &Position, classes: &[Class]) -> Result<(), ClaimError> {
    for (i, &class) in classes.iter().enumerate() {
        if position.order().members(class).is_empty() {
            return Err(ClaimError::NoSuchClass { class });
        }
        if classes[..i].contains(&class) {
            return Err(ClaimError::ClassTwice { class });
        }
    }
    Ok(())
}

/// Reason why a claim does not fit a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClaimError {
    /// The claimant belongs to the other side.
    OtherTeam {
        /// The claimant.
        claimant: Seat,
        /// The side that is to make all tricks.
        team: Team,
    },
    /// The order lists a card more often than the claimant holds it.
    NotHeld {
        /// The claimant.
        claimant: Seat,
        /// The card.
        card: Card,
        /// Number of copies he holds.
        held: usize,
    },
    /// The order leaves out cards of the claimant.
    Missing {
        /// The claimant.
        claimant: Seat,
        /// The cards left out.
        missing: Hand,
    },
    /// There is no card of this class in the game.
    NoSuchClass {
        /// The class.
        class: Class,
    },
    /// A class is named twice.
    ClassTwice {
        /// The class.
        class: Class,
    },
}

impl Localized for ClaimError {
    fn message(&self) -> Message {
        match self {
            Self::OtherTeam { claimant, team } => {
                message!("claim-other-team", claimant = noted(claimant), team = noted(team))
            }
            Self::NotHeld { claimant, card, held: 0 } => {
                message!("claim-not-held", claimant = noted(claimant), card = noted(card))
            }
            Self::NotHeld { claimant, card, held } => {
                message!("claim-held-fewer", claimant = noted(claimant), card = noted(card), held)
            }
            Self::Missing { claimant, missing } => {
                message!("claim-missing", claimant = noted(claimant), cards = noted_cards(missing.cards()))
            }
            Self::NoSuchClass { class } => message!("claim-no-such-class", class = noted_class(*class)),
            Self::ClassTwice { class } => message!("claim-class-twice", class = noted_class(*class)),
        }
    }
}

english_errors!(ClaimError);
