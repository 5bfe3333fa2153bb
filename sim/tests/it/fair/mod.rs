//! Fairness to styles of play: whether a style is accused of false mistakes. The loss of a mistake depends on beliefs
//! about hidden cards, so a player unlike what the beliefs expect may be judged wrongly. The exact solver knows nothing
//! of beliefs: near the end of the game that was played it computes the result of the better card.

use bots::Draw;
use bots::Spec;
use bots::evaluate::{Search, solve_cards};
use doko_sim::review::{Wanted, before, review};
use doko_sim::stats::Moments;
use doko_sim::{Choice, Table};
use game::{BySeat, Play, Rules, Seat, SeatSet};
use game::{Ended, Scope, Setup};
use notation::record::{Breaches, Record, resume};
use std::error::Error;
use std::ops::ControlFlow;

/// What a style was accused of with few tricks left.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Accused {
    /// Number of mistakes, of any time in the game.
    pub(crate) mistakes: usize,
    /// Loss of the mistakes with few tricks left, given the information then, in points.
    pub(crate) price: Moments,
    /// Gain by the better card, in points, with best play of all with open cards.
    pub(crate) exact: Moments,
    /// How often the better card would have been worse.
    pub(crate) worse: usize,
}

impl Accused {
    /// Returns how many mistakes there are with few tricks left.
    pub(crate) fn late(&self) -> u64 {
        self.exact.n()
    }
}

/// Returns a game of four players of a style, before its first card and after its last one.
fn game(style: &str, index: u64) -> Result<Option<(Play, Play)>, Box<dyn Error>> {
    let spec: Spec = style.parse()?;
    let bots = BySeat([spec.build()?, spec.build()?, spec.build()?, spec.build()?]);
    let deal = Draw::new(530, index).deal(&Rules::DDV, Seat::from_index(index as usize % 4))?;
    let pflichtsolo_open = SeatSet::EMPTY;
    let setup = Setup { rules: &Rules::DDV, deal, pflichtsolo_open, forced: None, scope: Scope::Cards };
    let Ended::Played(_, end) = Table::new(bots).play(&setup, index).ended else { return Ok(None) };
    let mut start = Record::of(&end);
    start.tricks_played.clear();
    start.clarifying_trick = None;
    let start = resume(&start, end.public().rules(), Breaches::Refuse).map_err(|all| all[0].to_string())?;
    Ok(Some((start, *end)))
}

/// Reviews a game of four players of a style, asks the solver about mistakes with few tricks left, and counts them.
pub(crate) fn accuse(style: &str, index: u64, wanted: &Wanted, sum: &mut Accused) -> Result<(), Box<dyn Error>> {
    let Some((start, end)) = game(style, index)? else { return Ok(()) };
    let exactly = Search { solve: wanted.hindsight, ..wanted.search.clone() };
    let found = review(&start, &end, wanted, |_, _| ControlFlow::Continue(()))?;
    for moment in &found.moments {
        sum.mistakes += 1;
        let (Choice::Card(done), Choice::Card(best)) = (moment.decision.done, moment.decision.best) else { continue };
        let values = before(&start, &end, &moment.decision).and_then(|play| solve_cards(&play, &exactly));
        let Some(values) = values else { continue };
        let value = |card| values.iter().find(|(other, _)| *other == card).map(|&(_, value)| value);
        let (Some(done), Some(best)) = (value(done), value(best)) else { return Err("a card without a value".into()) };
        sum.price.push(moment.decision.price.loss());
        sum.exact.push(best - done);
        sum.worse += usize::from(best < done);
    }
    Ok(())
}
