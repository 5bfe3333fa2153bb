//! Claims of all remaining tricks, as typed: the claimant and the order of play.

use crate::trouble::{Source, Trouble};
use api::arguments::{Wrong, parse_seat, parse_team};
use api::verdict::claim;
use clap::Args;
use game::{Card, Class, Position, Seat, Team};
use notation::{parse_cards, parse_class};
use referee::{Announced, MannerName, Said};
use serde_json::{Value, json};
use solver::Claim;
use text::{Arg, Join, message};

// Which side is said to take all remaining tricks, or whose, and how.
#[derive(Debug, Args)]
pub(crate) struct ClaimArguments {
    #[arg(long, value_parser = parse_team)]
    party: Option<Team>,

    #[command(flatten)]
    announced: AnnouncedArguments,
}

// Who claims all remaining tricks, and what he has said of his play.
#[derive(Debug, Args)]
pub(crate) struct AnnouncedArguments {
    #[arg(long, value_parser = parse_seat)]
    claimant: Option<Seat>,

    #[arg(long, requires = "claimant", value_parser = parse_manner)]
    manner: Option<MannerName>,

    #[arg(long, requires = "claimant", conflicts_with = "suits", value_parser = parse_order)]
    order: Option<CardList>,

    #[arg(long, requires = "claimant", value_parser = parse_suits)]
    suits: Option<SuitList>,
}

// Named types, because a list in an argument would mean that it can be given more than once.
type CardList = std::sync::Arc<[Card]>;
type SuitList = std::sync::Arc<[Class]>;

fn parse_manner(text: &str) -> Result<MannerName, Wrong> {
    let names = MannerName::ALL.map(MannerName::name);
    MannerName::from_name(text).ok_or_else(|| message!("manner-unknown", names = Arg::list(names, Join::Comma)).into())
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
        let said = self.announced.said()?;
        claim(position, self.party, self.announced.claimant, said).map_err(|error| error.in_source(source.clone(), &[]))
    }
}

impl AnnouncedArguments {
    /// Returns the claim of all remaining tricks as a case has it, if somebody makes one.
    pub(crate) fn json(&self) -> Option<Value> {
        let order: Option<Vec<String>> = self.order.as_deref().map(|cards| cards.iter().map(Card::to_string).collect());
        let suits: Option<Vec<char>> =
            self.suits.as_deref().map(|suits| suits.iter().map(|suit| suit.letter()).collect());
        let manner = self.manner.map(MannerName::name);
        self.claimant.map(|claimant| json!({ "claimant": claimant, "manner": manner, "order": order, "suits": suits }))
    }

    /// Returns the claim of all remaining tricks, if somebody makes one.
    pub(crate) fn announced(&self) -> Result<Option<Announced>, Trouble> {
        let said = self.said()?;
        Ok(self.claimant.map(|claimant| Announced { claimant, said }))
    }

    fn said(&self) -> Result<Said, Trouble> {
        let order = self.order.as_deref().map(<[Card]>::to_vec);
        let suits = self.suits.as_deref().map(<[Class]>::to_vec);
        Said::new(self.manner, order, suits).map_err(|error| Trouble::of(&error))
    }
}
