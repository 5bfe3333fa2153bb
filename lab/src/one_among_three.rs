//! Seats a bot among three others and says how many Points a game it gets more than one of them would, from the same
//! cards: every deal is played once with four of the others and once with the bot in each seat. From the second bot on it
//! also says how many more than the first bot.
//!
//! `cargo run --release -p doko-lab -- one-among-three DEALS (cards|everything) OTHERS BOT..`, such as
//! `200 cards rules uct doko:worlds=40 oracle:4`; `oracle:N` sees all cards and plays exactly with N tricks left, `end:N:BOT` is
//! one of the others that the bot takes over from with N tricks left (`cards` only), `after:N:BOT` a bot that has seen N games of the
//! others before.

use crate::{Outcome, whole_number};
use bots::{Bot, Draw, Spec};
use game::{BySeat, Card, Rules, Seat, SeatSet, View};
use game::{Ended, Scope, Setup};
use sim::{Oracle, Table};
use std::error::Error;
use std::time::Instant;

/// What is played: how many deals, and what the bots may decide.
struct Match {
    n_deals: u64,
    scope: Scope,
}

impl Match {
    fn setup(&self, seed: u64, index: u64) -> Result<Setup<'static>, Box<dyn Error>> {
        let deal = Draw::new(seed, index).deal(&Rules::DDV, Seat::from_index((index % 4) as usize))?;
        Ok(Setup { rules: &Rules::DDV, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope: self.scope })
    }

    /// Returns a bot that has seen this number of games of the others, who sat in all seats.
    fn acquainted(&self, index: u64, others: &str, games: u64, name: &str) -> Result<Box<dyn Bot>, Box<dyn Error>> {
        let spec: Spec = others.parse()?;
        let mut table = Table::new(BySeat([spec.build()?, spec.build()?, spec.build()?, spec.build()?]));
        let mut bot = name.parse::<Spec>()?.build()?;
        bot.sit_down();
        for game in 0..games {
            let number = index * games + game;
            if let Ended::Played(outcome, play) = table.play(&self.setup(78, number)?, number).ended {
                bot.finish(&play, &outcome);
            }
        }
        Ok(bot)
    }

    /// Plays a deal and returns the points of all seats; `None` if it is dealt again.
    fn play(&self, index: u64, names: BySeat<&str>) -> Result<BySeat<f64>, Box<dyn Error>> {
        let bot = |seat: Seat| -> Result<Box<dyn Bot>, Box<dyn Error>> {
            if let Some((tricks, late)) = names[seat].strip_prefix("end:").and_then(|name| name.split_once(':')) {
                let early = names[seat.next()].parse::<Spec>()?.build()?;
                return Ok(Box::new(Late {
                    early,
                    late: late.parse::<Spec>()?.build()?,
                    tricks: whole_number(tricks)?,
                }));
            }
            if let Some((games, name)) = names[seat].strip_prefix("after:").and_then(|name| name.split_once(':')) {
                return self.acquainted(index, names[seat.next()], whole_number(games)?, name);
            }
            let name = if names[seat].starts_with("oracle:") { "rules" } else { names[seat] };
            Ok(name.parse::<Spec>()?.build()?)
        };
        let mut table = Table::new(BySeat([bot(Seat::N)?, bot(Seat::E)?, bot(Seat::S)?, bot(Seat::W)?]));
        for seat in Seat::ALL {
            if let Some(tricks) = names[seat].strip_prefix("oracle:") {
                table = table.with_oracle(seat, Oracle::new(whole_number(tricks)?));
            }
        }
        let game = table.play(&self.setup(77, index)?, index);
        if let Some(fault) = game.faults.first() {
            return Err(format!("deal {index}: {fault}").into());
        }
        Ok(match game.ended {
            Ended::Played(outcome, _) => BySeat::from_fn(|seat| f64::from(outcome.score.points[seat].0)),
            Ended::Redeal(_) => BySeat::default(),
        })
    }
}

/// A bot that plays only the last tricks; another one plays the cards before.
struct Late {
    early: Box<dyn Bot>,
    late: Box<dyn Bot>,
    tricks: usize,
}

impl Bot for Late {
    fn begin(&mut self, seed: u64) {
        self.early.begin(seed);
        self.late.begin(seed);
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        if view.hand().len() <= self.tricks { self.late.card(view) } else { self.early.card(view) }
    }
}

/// Returns the mean and half the width of its 95 % interval.
fn interval(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (n - 1.0);
    (mean, 1.96 * (variance / n).sqrt())
}

/// Returns the processor time of this thread in seconds if the system reports it, otherwise the time since the start.
fn processor_time(start: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| start.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [n_deals, scope, others, bots @ ..] = arguments else { return Err("see the first lines".into()) };
    let scope = if scope == "cards" { Scope::Cards } else { Scope::Everything };
    let this = Match { n_deals: whole_number(n_deals)?, scope };
    let start = Instant::now();
    let seated = |seat, bot| BySeat::from_fn(|other| if other == seat { bot } else { others.as_str() });
    let alike: Vec<BySeat<f64>> =
        (0..this.n_deals).map(|index| this.play(index, seated(Seat::N, others))).collect::<Result<_, _>>()?;
    let mut first: Option<Vec<f64>> = None;
    for bot in bots {
        let before = processor_time(start);
        let mut leads = Vec::new();
        for (index, alike) in (0..).zip(&alike) {
            let mut lead = 0.0;
            for seat in Seat::ALL {
                lead += (this.play(index, seated(seat, bot))?[seat] - alike[seat]) / 4.0;
            }
            leads.push(lead);
        }
        let (mean, half) = interval(&leads);
        let decisions = (4 * this.n_deals * Rules::DDV.n_tricks() as u64) as f64;
        let ms = 1e3 * (processor_time(start) - before) / decisions;
        let more = first.as_ref().map_or_else(String::new, |first| {
            let pairs: Vec<f64> = leads.iter().zip(first).map(|(lead, first)| lead - first).collect();
            let (mean, half) = interval(&pairs);
            format!("  {mean:+.3} +- {half:.3} more")
        });
        println!("{mean:+.3} +- {half:.3}  {ms:7.2} ms a card  {bot}{more}");
        first.get_or_insert(leads);
    }
    Ok(())
}
