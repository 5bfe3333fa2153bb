//! Who claims all remaining tricks, and how, as typed.

use crate::trouble::{Source, Trouble};
use clap::{Args, ValueEnum};
use game::notation::{parse_card, parse_class};
use game::{Card, Class, Position, Seat, Team};
use solver::{Claim, Manner};

// Who is said to take all remaining tricks, and how.
#[derive(Debug, Args)]
pub(crate) struct ClaimArguments {
    #[arg(long, value_enum)]
    party: Option<Party>,

    #[arg(long, value_parser = parse_seat)]
    claimant: Option<Seat>,

    #[arg(long, requires = "claimant", conflicts_with = "suits", value_parser = parse_order)]
    order: Option<CardList>,

    #[arg(long, requires = "claimant", value_parser = parse_suits)]
    suits: Option<SuitList>,
}

/// A side, as typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Party {
    // Re, or the soloist.
    Re,
    // Kontra.
    Kontra,
}

impl Party {
    pub(crate) const fn team(self) -> Team {
        match self {
            Self::Re => Team::Re,
            Self::Kontra => Team::Kontra,
        }
    }
}

// Named types, because a list in an argument would mean that it can be given more than once.
type CardList = std::sync::Arc<[Card]>;
type SuitList = std::sync::Arc<[Class]>;

pub(crate) fn parse_seat(text: &str) -> Result<Seat, String> {
    let mut letters = text.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err("a seat is N, E, S or W".to_owned()),
    }
}

fn parse_order(text: &str) -> Result<CardList, String> {
    text.split(',').map(|card| parse_card(card).map_err(|error| format!("{error}; {}", error.help()))).collect()
}

fn parse_suits(text: &str) -> Result<SuitList, String> {
    let class = |text: &str| parse_class(text).ok_or_else(|| format!("\"{text}\" is no suit: write T, C, S, H or D"));
    text.split(',').map(class).collect()
}

impl ClaimArguments {
    /// Returns the claim as it applies to a position.
    pub(crate) fn claim(&self, position: &Position, source: &Source) -> Result<Claim, Trouble> {
        let manner = match (self.claimant, &self.order, &self.suits) {
            (None, ..) => Manner::EveryOrder,
            (Some(claimant), Some(order), _) => Manner::InOrder { claimant, order: order.to_vec() },
            (Some(claimant), None, Some(suits)) => Manner::TopFirstInOrder { claimant, classes: suits.to_vec() },
            (Some(claimant), None, None) => Manner::TopFirst { claimant },
        };
        let of_claimant = self.claimant.map(|claimant| position.parties().team_of(claimant));
        let team = self.party.map(Party::team).or(of_claimant).unwrap_or(Team::Re);
        Claim::new(position, team, manner)
            .map_err(|error| Trouble::new(error.to_string()).in_source(source.clone(), &[]))
    }
}
