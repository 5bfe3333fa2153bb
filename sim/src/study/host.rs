//! Plays the deals of a study.

use super::directed::{Directed, Orders, Wanted};
use super::{Arm, DealLine, Measure, Part, Study};
use crate::open_cards::open_points_unless;
use crate::table::Table;
use bots::{Acceptance, Bot, Condition, Conditional};
use game::{
    BySeat, ByTeam, Contract, Deal, Hand, Level, Outcome, Position, PositionParts, Rules, Seat, SeatSet, Solo, Trick,
};
use game::{Ended, Scope, Setup};
use solver::Stop;
use solver::{Claim, Limits, Manner, Solver};
use text::{Localized, Message, message};

/// The deals of every row of every part, made ready to be drawn.
#[derive(Debug)]
pub(crate) struct Deals<'a>(Vec<Vec<Option<Conditional<'a>>>>);

impl<'a> Deals<'a> {
    /// Counts the deals of all rows; `None` if `stop` is set meanwhile.
    pub(crate) fn new(study: &'a Study, stop: &Stop) -> Result<Option<Self>, Message> {
        let of_row = |condition: &Option<Condition>| {
            let drawn = condition.as_ref().map(|condition| {
                let none = |why: bots::NoWorld| {
                    message!("study-no-deal", condition = condition.to_string(), why = why.message())
                };
                Conditional::of_deals(&study.rules, condition).map_err(none)
            });
            drawn.transpose()
        };
        let mut parts = Vec::new();
        for part in &study.parts {
            let mut rows = Vec::new();
            for row in &part.rows {
                if stop.is_set() {
                    return Ok(None);
                }
                rows.push(of_row(&row.condition)?);
            }
            parts.push(rows);
        }
        Ok(Some(Self(parts)))
    }
}

/// A player of deals, on one thread.
#[derive(Debug)]
pub(crate) struct Host<'a> {
    study: &'a Study,
    deals: &'a Deals<'a>,
    tables: Vec<Vec<Option<Table>>>,
    stop: &'a Stop,
}

impl<'a> Host<'a> {
    pub(crate) fn new(study: &'a Study, deals: &'a Deals<'a>, stop: &'a Stop) -> Self {
        let tables = study.parts.iter().map(|part| part.arms.iter().map(|_| None).collect()).collect();
        Self { study, deals, tables, stop }
    }

    /// Plays a deal in all arms; `None` if `stop` is set.
    pub(crate) fn play(&mut self, unit: u64) -> Result<Option<DealLine>, Message> {
        let (part_at, row_at, _) = self.study.place_of(unit);
        let part = &self.study.parts[part_at];
        let mut draw = self.study.seeds().draw(unit);
        let deal = match &self.deals.0[part_at][row_at] {
            None => Some(draw.deal(&self.study.rules, part.dealer).map_err(|error| error.message())?),
            Some(deals) => deals.deal(part.dealer, &mut draw, &mut Acceptance::default()),
        };
        let deal = deal.ok_or_else(|| message!("study-hardly-any", condition = &part.condition))?;
        let seed = draw.bits();
        let mut arms = Vec::new();
        let mut ends: Vec<Option<Box<Outcome>>> = Vec::new();
        for (arm_at, arm) in part.arms.iter().enumerate() {
            if let Measure::OpenCards { openings } = part.measure {
                let solo = solo_of(part.seat, arm);
                let points = open_points_unless(&arm.rules, &deal, solo, openings, self.stop);
                let Some(points) = points else { return Ok(None) };
                arms.push(vec![Some(points[part.seat.index()])]);
                continue;
            }
            let table = &mut self.tables[part_at][arm_at];
            let table = match table {
                Some(table) => table,
                None => table.insert(seat(part, arm)?),
            };
            let (pflichtsolo_open, forced, scope) = (SeatSet::EMPTY, None, Scope::Everything);
            let setup = Setup { rules: &arm.rules, deal, pflichtsolo_open, forced, scope };
            let Some(game) = table.play_unless(&setup, seed, self.stop) else { return Ok(None) };
            let outcome = match game.ended {
                Ended::Redeal(_) => None,
                Ended::Played(outcome, _) => Some(outcome),
            };
            arms.push(match &outcome {
                None => missing(part, &arm.rules),
                Some(outcome) => measure(part, arm, &deal, outcome)?,
            });
            ends.push(outcome);
        }
        let other_game = ends.iter().skip(1).map(|end| is_other_game(ends[0].as_deref(), end.as_deref())).collect();
        Ok(Some(DealLine { unit, arms, other_game }))
    }
}

/// Returns whether two games with the same deal went different ways.
fn is_other_game(one: Option<&Outcome>, other: Option<&Outcome>) -> bool {
    let course = |outcome: &Outcome| (outcome.game, outcome.tricks.clone(), outcome.calls.clone());
    one.map(course) != other.map(course)
}

/// Returns as many missing numbers as there would be.
fn missing(part: &Part, rules: &Rules) -> Vec<Option<f64>> {
    match part.measure {
        Measure::Claims => vec![None; 2 * rules.n_tricks()],
        Measure::Points | Measure::OpenCards { .. } => vec![None],
    }
}

fn seat(part: &Part, arm: &Arm) -> Result<Table, Message> {
    let bot = |seat: Seat| -> Result<Box<dyn Bot>, Message> {
        let bot = arm.entrants[seat.index()].make()?;
        let others = Orders { vorbehalt: arm.orders.vorbehalt.map(|_| Wanted::Gesund), calls: None, play: Vec::new() };
        let orders = if seat == part.seat { arm.orders.clone() } else { others };
        Ok(Box::new(Directed::new(bot, orders)))
    };
    let [north, east, south, west] = Seat::ALL.map(bot);
    Ok(Table::new(BySeat([north?, east?, south?, west?])))
}

const fn solo_of(seat: Seat, arm: &Arm) -> Option<(Seat, Solo)> {
    match arm.orders.vorbehalt {
        Some(Wanted::Solo(solo)) => Some((seat, solo)),
        _ => None,
    }
}

fn measure(part: &Part, arm: &Arm, deal: &Deal, outcome: &Outcome) -> Result<Vec<Option<f64>>, Message> {
    let contract = outcome.game.contract();
    let is_as_ordered = match arm.orders.vorbehalt {
        None => true,
        Some(Wanted::Gesund) => contract == Contract::Normal,
        Some(Wanted::Hochzeit) => contract == Contract::Hochzeit,
        Some(Wanted::Solo(solo)) => contract == Contract::Solo(solo) && outcome.parties.soloist() == Some(part.seat),
    };
    if !is_as_ordered {
        let hand = hand_text(deal.hands()[part.seat]);
        return Err(message!("study-not-as-ordered", part = &part.title, arm = &arm.name, hand));
    }
    Ok(match part.measure {
        Measure::Claims => claims(&arm.rules, deal, outcome),
        Measure::Points | Measure::OpenCards { .. } => {
            vec![Some(f64::from(outcome.score.points[part.seat].0))]
        }
    })
}

fn hand_text(hand: Hand) -> String {
    hand.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(",")
}

/// Says for each trick whether its leader's side makes all that are left: if he plays from the top, and in every order.
fn claims(rules: &Rules, deal: &Deal, outcome: &Outcome) -> Vec<Option<f64>> {
    let mut hands = *deal.hands();
    let mut claims = Vec::new();
    // A position knows no search for a partner; after the cards are played it is a normal game.
    let contract = match outcome.game.contract() {
        Contract::Hochzeit | Contract::Trumpfabgabe => return vec![None; 2 * rules.n_tricks()],
        contract => contract,
    };
    for trick in &outcome.tricks {
        let parts = PositionParts {
            rules: rules.clone(),
            contract,
            schweine: outcome.game.schweine,
            parties: outcome.parties,
            hands,
            leader: trick.leader(),
            trick: Vec::new(),
            won: None,
            calls: ByTeam { re: Level::None, kontra: Level::None },
        };
        // While Schweine may still turn the order of the cards there is no answer.
        let Ok(position) = Position::new(parts) else {
            claims.extend([None, None]);
            take_out(&mut hands, trick);
            continue;
        };
        let team = outcome.parties.team_of(trick.leader());
        let holds = |manner| {
            let claim = Claim::new(&position, team, manner).expect("the leader belongs to his side");
            Some(f64::from(u8::from(Solver::default().ask(&position, &claim, Limits::NONE).exact().holds())))
        };
        let from_top = holds(Manner::TopFirst { claimant: trick.leader() });
        // Who cannot make them from the top cannot make them in every order.
        let in_any = if from_top == Some(1.0) { holds(Manner::EveryOrder) } else { Some(0.0) };
        claims.extend([from_top, in_any]);
        take_out(&mut hands, trick);
    }
    claims
}

fn take_out(hands: &mut BySeat<Hand>, trick: &Trick) {
    for (seat, card) in trick.plays() {
        hands[seat].remove(card);
    }
}

/// Returns how many deals there are; nothing if that is not known exactly.
pub(crate) fn n_deals(rules: &Rules) -> Option<f64> {
    n_deals_with(rules, &"N has >= 0 cards".parse().ok()?)
}

/// Returns how many deals meet a condition; nothing if that is not known exactly.
pub(crate) fn n_deals_with(rules: &Rules, condition: &Condition) -> Option<f64> {
    Some(Conditional::of_deals(rules, condition).ok()?.count()? as f64)
}
