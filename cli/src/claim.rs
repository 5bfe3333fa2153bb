//! Claims of all remaining tricks, as typed: the claimant and the order of play.

use crate::misuse::Wrong;
use crate::trouble::{Source, Trouble};
use api::verdict::claim;
use clap::Args;
use game::{Card, Class, Position, Seat, Team};
use notation::{parse_cards, parse_class};
use solver::Claim;

// Who is said to take all remaining tricks, and how.
#[derive(Debug, Args)]
pub(crate) struct ClaimArguments {
    #[arg(long, value_parser = parse_team)]
    party: Option<Team>,

    #[arg(long, value_parser = parse_seat)]
    claimant: Option<Seat>,

    #[arg(long, requires = "claimant", conflicts_with = "suits", value_parser = parse_order)]
    order: Option<CardList>,

    #[arg(long, requires = "claimant", value_parser = parse_suits)]
    suits: Option<SuitList>,
}

// Named types, because a list in an argument would mean that it can be given more than once.
type CardList = std::sync::Arc<[Card]>;
type SuitList = std::sync::Arc<[Class]>;

pub(crate) fn parse_seat(text: &str) -> Result<Seat, Wrong> {
    notation::parse_seat(text).map_err(|error| Wrong::of(&error))
}

pub(crate) fn parse_team(text: &str) -> Result<Team, Wrong> {
    notation::parse_team(text).map_err(|error| Wrong::of(&error))
}

fn parse_order(text: &str) -> Result<CardList, Wrong> {
    let cards = parse_cards(text).map_err(|error| Wrong::of(&error))?;
    Ok(cards.into_iter().map(|(card, _)| card).collect())
}

fn parse_suits(text: &str) -> Result<SuitList, Wrong> {
    text.split(',').map(|class| parse_class(class).map_err(|error| Wrong::of(&error))).collect()
}

impl ClaimArguments {
    /// Returns the claim as it applies to a position.
    pub(crate) fn claim(&self, position: &Position, source: &Source) -> Result<Claim, Trouble> {
        let (order, suits) =
            (self.order.as_deref().map(<[Card]>::to_vec), self.suits.as_deref().map(<[Class]>::to_vec));
        claim(position, self.party, self.claimant, order, suits).map_err(|error| error.in_source(source.clone(), &[]))
    }
}
