//! Who claims all remaining tricks, and how, as typed.

use crate::lang;
use crate::trouble::{Source, Trouble};
use clap::Args;
use game::notation::{parse_card, parse_class};
use game::{Card, Class, Position, Seat, Team};
use solver::{Claim, Manner};
use text::Localized;

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

pub(crate) fn parse_seat(text: &str) -> Result<Seat, String> {
    game::notation::parse_seat(text).map_err(|error| in_words(&error))
}

pub(crate) fn parse_team(text: &str) -> Result<Team, String> {
    game::notation::parse_team(text).map_err(|error| in_words(&error))
}

fn parse_order(text: &str) -> Result<CardList, String> {
    text.split(',').map(|card| parse_card(card).map_err(|error| in_words(&error))).collect()
}

fn parse_suits(text: &str) -> Result<SuitList, String> {
    text.split(',').map(|class| parse_class(class).map_err(|error| in_words(&error))).collect()
}

/// Returns what is wrong with the value of an option, and what can be written, in the language of the run.
pub(crate) fn in_words(error: &impl Localized) -> String {
    let said = |message: text::Message| message.text(lang::language());
    match error.help() {
        Some(help) => format!("{}; {}", said(error.message()), said(help)),
        None => said(error.message()),
    }
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
        let team = self.party.or(of_claimant).unwrap_or(Team::Re);
        Claim::new(position, team, manner).map_err(|error| Trouble::of(&error).in_source(source.clone(), &[]))
    }
}
