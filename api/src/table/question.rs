//! A running game over JSON: all that was decided so far in, all that was decided since out.

use super::{AskForCalls, Table, TableAnswer, read};
use crate::bot::bot_of;
use crate::context::Context;
use crate::error::Error;
use crate::host::stopped;
use crate::question;
use bots::{Bot, Draw};
use game::{BySeat, Card, Deal, Rules, Seat, SeatSet};
use game::{Scope, Setup};
use notation::parse_card;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use text::message;

/// Asks how a running game goes on: what was decided, and if wanted one more decision.
///
/// Nothing is remembered from one request to the next. A request with the `decisions` of an answer goes on from there;
/// one without the last of them takes these back.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableQuestion {
    /// The seed of the cards and of the bots. The same seed gives the same game if the same is decided.
    #[serde(default)]
    pub seed: u64,
    /// The number of the game among those of the same seed, from 0.
    #[serde(default)]
    pub game: u64,
    /// The dealer; north if absent.
    #[serde(default)]
    pub dealer: Option<Seat>,
    /// The cards, if they are not to come from the seed; any name of a card will do.
    #[serde(default)]
    pub hands: Option<BySeat<Vec<String>>>,
    /// Seats that still have to play a Pflichtsolo.
    #[serde(default)]
    pub pflichtsolo_open: Vec<Seat>,
    /// Seat that has to play its Pflichtsolo now.
    #[serde(default)]
    pub vorfuehren: Option<Seat>,
    /// The bots in seats, such as `{"E": "rules", "S": "doko:worlds=40"}`. People play the others.
    #[serde(default)]
    pub bots: BTreeMap<Seat, String>,
    /// Times at which people are asked for calls while others are at turn.
    #[serde(default)]
    pub calls: AskForCalls,
    /// The decisions so far, in order: words of the notation such as `gesund`, `damensolo`, `HT`, `re!`, and `-` for silence
    /// of a seat that was asked for a call.
    #[serde(default)]
    pub decisions: Vec<String>,
    /// Decision of the person that is asked, in any words.
    #[serde(default)]
    pub step: Option<String>,
    /// Seat of the wanted view, a person's; the seat that is asked if absent.
    #[serde(default)]
    pub view: Option<Seat>,
}

impl question::Question for TableQuestion {
    const NAME: &'static str = "table";
    type Answer = TableAnswer;

    fn answer(self, context: &Context) -> Result<TableAnswer, Error> {
        let rules = context.rules();
        let bots = self.seated(context)?;
        let people: SeatSet = Seat::ALL.into_iter().filter(|&seat| bots[seat].is_none()).collect();
        let (deal, seed) = self.deal(&rules)?;
        let setup = Setup {
            rules: &rules,
            deal,
            pflichtsolo_open: self.pflichtsolo_open.iter().copied().collect(),
            forced: self.vorfuehren,
            scope: Scope::Everything,
        };
        let mut table = Table::new(&setup, seed, bots, self.calls);
        for (number, word) in (1..).zip(&self.decisions) {
            table.repeat(word).map_err(|error| error.at(message!("table-decision", number)))?;
        }
        let since = table.made().len();
        if let Some(step) = &self.step {
            // Those who are asked before, such as the bots after a request that ended before their turn.
            table.go_on();
            let reply = read(step, &table.legal())?;
            table.step(reply)?;
        }
        table.go_on();
        // What bots have decided since then is worth nothing.
        if context.stop.is_set() {
            return Err(stopped());
        }
        if let Some(seat) = self.view.filter(|&seat| !people.contains(seat)) {
            return Err(Error::new(message!("table-view-of-bot", seat)));
        }
        let viewer = self.view.or_else(|| table.asked().map(|(seat, _)| seat)).or_else(|| people.iter().next());
        Ok(TableAnswer::of(&mut table, (&self.decisions[..], since), viewer, context.language))
    }
}

impl TableQuestion {
    fn seated(&self, context: &Context) -> Result<BySeat<Option<Box<dyn Bot>>>, Error> {
        let mut seated = BySeat::from_fn(|_| None);
        for (&seat, name) in &self.bots {
            let mut bot = bot_of(name, context)?;
            bot.hurry(&context.stop);
            seated[seat] = Some(bot);
        }
        Ok(seated)
    }

    /// Returns the cards, and the seed of the bots.
    fn deal(&self, rules: &Rules) -> Result<(Deal, u64), Error> {
        let dealer = self.dealer.unwrap_or(Seat::N);
        let (deal, seed) = cards(rules, self.seed, self.game, dealer)?;
        let Some(hands) = &self.hands else { return Ok((deal, seed)) };
        let mut dealt = BySeat::<Vec<Card>>::default();
        for (seat, texts) in hands.iter() {
            let cards: Result<Vec<Card>, _> = texts.iter().map(|text| parse_card(text)).collect();
            dealt[seat] = cards.map_err(|error| Error::of(&error))?;
        }
        let deal = Deal::from_cards(rules, dealer, &dealt).map_err(|error| Error::of(&error))?;
        Ok((deal, seed))
    }
}

/// Returns the cards of the game with this number, from 0, of a seed, and the seed of its bots. They have nothing to do with
/// those of other games, so an evening can begin with any.
///
/// # Errors
/// Returns what is wrong with the deck of a rule set that has no proper one.
pub fn cards(rules: &Rules, seed: u64, game: u64, dealer: Seat) -> Result<(Deal, u64), Error> {
    let mut draw = Draw::new(seed, game);
    let deal = draw.deal(rules, dealer).map_err(|error| Error::of(&error))?;
    Ok((deal, draw.bits()))
}
