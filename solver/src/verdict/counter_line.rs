//! Checking a stated counter-line with the rules alone.

use super::shown::{takers, takes_with_any};
use super::{Claim, Manner};
use game::words::{noted, noted_cards};
use game::{Card, CardSet, Class, Order, Position, Seat, Team};
use text::{Localized, Message, english_errors, message};

/// Checks that a line of play refutes the claim: every card is legal and within the manner of the claim, and the line
/// ends with a trick that an opponent wins.
///
/// # Errors
/// Returns the first thing that is wrong with the line.
pub fn check_counter_line(position: &Position, claim: &Claim, line: &[Card]) -> Result<(), LineError> {
    let order = position.order();
    let mut play = *position.cards();
    let mut named = match claim.manner() {
        Manner::InOrder { order, .. } => order.clone(),
        Manner::EveryOrder | Manner::TopFirst { .. } | Manner::TopFirstInOrder { .. } => Vec::new(),
    };
    let mut last_winner = None;
    for (number, &card) in line.iter().enumerate() {
        let seat = play.turn();
        let legal = play.legal(order);
        if !legal.contains(card) {
            return Err(LineError::Illegal { number, seat, card, legal });
        }
        if claim.manner().claimant() == Some(seat) {
            let is_taking =
                takes_with_any(position, claim.manner()) && play.tricks_left() == position.cards().tricks_left();
            let taking = if is_taking { takers(order, &play, legal) } else { CardSet::EMPTY };
            let allowed = if taking.is_empty() { allowed(order, claim.manner(), legal, &named) } else { taking };
            if !allowed.contains(card) {
                return Err(LineError::AgainstManner { number, seat, card, allowed });
            }
            if let Some(place) = named.iter().position(|&other| other == card) {
                named.remove(place);
            }
        }
        last_winner = play.play(order, card).and_then(|trick| trick.owner());
    }
    match last_winner {
        None => Err(LineError::Unfinished),
        Some(winner) if position.parties().team_of(winner) == claim.team() => {
            Err(LineError::NotWon { winner, team: claim.team() })
        }
        Some(_) => Ok(()),
    }
}

/// Returns which of the legal cards the claimant may play; `named` is what is left of the order he announced.
fn allowed(order: &Order, manner: &Manner, legal: CardSet, named: &[Card]) -> CardSet {
    let highest = |class: &Class| order.highest(*class, legal);
    match manner {
        Manner::EveryOrder => legal,
        Manner::TopFirst { .. } => Class::ALL.iter().filter_map(highest).collect(),
        Manner::TopFirstInOrder { classes, .. } => match classes.iter().find_map(highest) {
            Some(card) => CardSet::only(card),
            None => Class::ALL.iter().filter_map(highest).collect(),
        },
        Manner::InOrder { .. } => named.iter().copied().find(|&card| legal.contains(card)).map_or(legal, CardSet::only),
    }
}

/// Error of a counter-line. Cards are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// The card may not be played.
    Illegal {
        /// Its number in the line.
        number: usize,
        /// Seat whose turn it is.
        seat: Seat,
        /// The card.
        card: Card,
        /// Legal cards.
        legal: CardSet,
    },
    /// The claimant may play the card by the rules, but not in the manner he claimed.
    AgainstManner {
        /// Its number in the line.
        number: usize,
        /// The claimant.
        seat: Seat,
        /// The card.
        card: Card,
        /// Cards allowed in his manner.
        allowed: CardSet,
    },
    /// The line does not end with the fourth card of a trick.
    Unfinished,
    /// The last trick of the line is won by the side that claims it.
    NotWon {
        /// Seat that wins it.
        winner: Seat,
        /// The side that claims all tricks.
        team: Team,
    },
}

impl Localized for LineError {
    fn message(&self) -> Message {
        match self {
            Self::Illegal { number, card, legal, .. } if legal.is_empty() => {
                message!("line-after-end", number = number + 1, card = noted(card))
            }
            Self::Illegal { number, seat, card, legal } => {
                let (seat, card, legal) = (noted(seat), noted(card), noted_cards(legal.iter()));
                message!("line-illegal", number = number + 1, seat, card, legal)
            }
            Self::AgainstManner { number, seat, card, allowed } => {
                let (seat, card, allowed) = (noted(seat), noted(card), noted_cards(allowed.iter()));
                message!("line-against-manner", number = number + 1, seat, card, allowed)
            }
            Self::Unfinished => Message::new("line-unfinished"),
            Self::NotWon { winner, team } => message!("line-not-won", winner = noted(winner), team = noted(team)),
        }
    }
}

english_errors!(LineError);
