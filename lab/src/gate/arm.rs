//! What one arm of the experiment knows, and how it thinks that games go on.

use super::on::{On, judged_on};
use super::worlds::{Knowledge, OracleWorlds};
use bots::evaluate::{Judged, Search, judge_cards_thought};
use bots::net::Judgement;
use bots::{Belief, Bot, Draw, Model, RulesBot, Spec, Talk, Threads};
use game::{BySeat, Card, Play, View};
use solver::Stop;
use std::error::Error;
use std::fmt::Display;
use std::num::NonZero;
use std::str::FromStr;

/// How `doko` searches, but for the number of worlds.
const SEARCH: Search = Search {
    worlds: 160,
    time: None,
    belief: Belief::Likely { model: Model::Strangers, candidates: 8 },
    solve: 0,
    ahead: 4,
    finish: 0,
    nodes: None,
    prior: 40.0,
    drop: Some(3.0),
    threads: Threads::One,
    talk: Talk::None,
    stop: Stop::NEVER,
};

/// A way to play.
pub(crate) struct Arm {
    knowledge: Knowledge,
    /// Players of the playouts, if not the rules of thumb as in `doko`.
    on: Option<On>,
    prior: f64,
    /// Weight of the network of `net` in the prior values of cards, 0 to 1; the rules of thumb have the remaining
    /// weight.
    opinion: f32,
    /// Number of cards, the best by their prior values, that are judged.
    only: usize,
    /// How much is believed of what the network of `net` thinks of where cards lie.
    places: f64,
    /// Only cards that are so near to the best in games that the rules of thumb play on are judged by those who play on better.
    near: f64,
}

impl Arm {
    /// Returns the card of the seat at turn.
    pub(crate) fn card(
        &self,
        play: &Play,
        n_worlds: usize,
        seed: u64,
        they: impl FnOnce() -> Result<BySeat<Box<dyn Bot>>, Box<dyn Error>>,
    ) -> Result<Card, Box<dyn Error>> {
        let legal = play.legal();
        if let (Some(only), 1) = (legal.first(), legal.len()) {
            return Ok(only);
        }
        let seat = play.actor().ok_or("nobody is at turn")?;
        let view = play.view(seat);
        let seed = Draw::new(seed, play.public().cards_played() as u64).bits();
        let is_asked = self.opinion != 0.0 || self.places != 0.0;
        let judgement = is_asked.then(|| Judgement::of(&view)).flatten();
        let places = judgement.as_ref().filter(|_| self.places != 0.0).map(|judged| (self.places, judged));
        let mut worlds = OracleWorlds::new(play, seat, (self.knowledge, places), seed)?;
        let search = Search { worlds: n_worlds, prior: self.prior, ..SEARCH };
        // In the last tricks the own later cards are chosen in any case.
        match &self.on {
            Some(on) if search.ahead < view.hand().len() => {
                judged_on(&view, &worlds.draw(n_worlds), (on, self.prior, self.near), they()?)
            }
            _ => {
                let thoughts = self.thoughts(&view, judgement.as_ref());
                let judged = judge_cards_thought(&view, &thoughts, &search, |n| worlds.draw(n));
                Ok(Judged::best(&judged).ok_or("no card is legal")?.decision)
            }
        }
    }

    /// Returns the prior values of cards, in Points above the mean of the legal ones.
    fn thoughts(&self, view: &View<'_>, judgement: Option<&Judgement>) -> Vec<(Card, f32)> {
        let level = |cards: &[(Card, f32)]| cards.iter().map(|&(_, worth)| worth).sum::<f32>() / cards.len() as f32;
        let mut cards = RulesBot::new().thoughts_of(view);
        if let Some(judgement) = judgement.filter(|_| self.opinion != 0.0) {
            let (by_rules, by_net) = (level(&cards), level(&judgement.cards));
            for (card, worth) in &mut cards {
                let of = |&&(other, _): &&(Card, f32)| other == *card;
                let by_net = judgement.cards.iter().find(of).map_or(0.0, |&(_, worth)| worth - by_net);
                *worth = self.opinion * by_net + (1.0 - self.opinion) * (*worth - by_rules);
            }
        }
        cards.sort_by(|a, b| b.1.total_cmp(&a.1));
        cards.truncate(self.only);
        cards
    }
}

impl FromStr for Arm {
    type Err = Box<dyn Error>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split('/');
        let knowledge = match parts.next() {
            Some("blind") => Knowledge::Nothing,
            Some("counted") => Knowledge::Less,
            Some("ways") => Knowledge::Ways,
            Some("parties") => Knowledge::Parties,
            Some("partner") => Knowledge::Partner,
            Some("open") => Knowledge::Everything,
            _ => {
                return Err(
                    format!("{text:?} does not begin with counted, blind, ways, parties, partner or open").into()
                );
            }
        };
        let mut arm = Self {
            knowledge,
            on: None,
            prior: SEARCH.prior,
            opinion: 0.0,
            only: usize::MAX,
            places: 0.0,
            near: f64::INFINITY,
        };
        for part in parts {
            match part.split_once('=') {
                Some(("prior", text)) => arm.prior = number(text)?,
                Some(("opinion", text)) => arm.opinion = number(text)?,
                Some(("only", text)) => arm.only = number::<NonZero<usize>>(text)?.get(),
                Some(("places", text)) => arm.places = number(text)?,
                Some(("near", text)) => arm.near = number(text)?,
                Some(("own", spec)) => arm.on.get_or_insert_default().own = Some(spec.parse::<Spec>()?),
                Some(("others", "they")) => arm.on.get_or_insert_default().they_play = true,
                Some(("others", spec)) => arm.on.get_or_insert_default().others = Some(spec.parse::<Spec>()?),
                _ => {
                    return Err(format!(
                        "{part:?} in {text:?} is no prior=, opinion=, only=, places=, near=, own= or others="
                    )
                    .into());
                }
            }
        }
        Ok(arm)
    }
}

/// Reads a number of an arm. What is none, or cannot stand there, is quoted.
fn number<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("{text:?}: {error}"))
}
