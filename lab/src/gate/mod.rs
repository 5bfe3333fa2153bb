//! Gates that stand before any training: how many Points a game more `doko` would get if it knew more than it can, or if its
//! games were played on by better players. Plays cards only, one seat among three others, each deal once for each arm, and
//! compares the arms with the first one on the same deals.
//!
//! `cargo run --release -p doko-lab -- gate DEALS WORLDS OTHERS ARM..`, such as `600 160 rules blind parties
//! open`. DEALS may begin elsewhere, as in `2000+600`. An arm is the knowledge of the seat, then the players of its
//! playouts, if not the rules of thumb as in `doko`. `blind/own=doko:worlds=10/others=they` lets it play its own later
//! cards like a small `doko` and the others like the players at the table. `blind/own=rules` is the arm to compare such
//! arms with: the rules of thumb, judged in the same way. With `near=0.4` only cards at most this far from the best by
//! the rules of thumb are judged that way, which takes less time.
//!
//! # Information
//! Most arms look at hidden cards. They are no bots, sit at no [`Table`](sim::Table) and have no name in the roster.

mod arm;
mod on;
mod worlds;

use crate::{Outcome, first_and_number, whole_number};
use arm::Arm;
use bots::{Bot, Draw, Spec, ask_bot, fallback_reply};
use game::{Ask, Course, Ended, Reply, Scope, Setup};
use game::{BySeat, Card, Deal, Rules, Seat, SeatSet};
use sim::stats::{Moments, interval};
use std::error::Error;
use std::time::Instant;
use text::Language;

/// Number of deals between two reports.
const ROUND: u64 = 50;

/// Setup of the arms.
struct Gate {
    others: Spec,
    worlds: usize,
}

impl Gate {
    /// Plays a deal with an arm in one seat, and returns what it writes down.
    fn play(&self, arm: &Arm, index: u64, deal: Deal) -> Result<f64, Box<dyn Error>> {
        let seat = Seat::from_index(index as usize / 4 % 4);
        let mut seeds = Draw::new(78, index);
        let mut others = self.bots()?;
        Seat::ALL.into_iter().for_each(|other| others[other].begin(seeds.bits()));
        let seed = seeds.bits();
        let (pflichtsolo_open, forced) = (SeatSet::EMPTY, None);
        let setup = Setup { rules: &Rules::DDV, deal, pflichtsolo_open, forced, scope: Scope::Cards };
        let mut course = Course::new(&setup);
        while let Some((asked, ask)) = course.asked() {
            let reply = match (ask, course.play()) {
                (Ask::Card, Some(play)) if asked == seat => {
                    Reply::Card(arm.card(play, self.worlds, seed, || self.bots())?)
                }
                (Ask::Card, _) => ask_bot(&course, &mut *others[asked]),
                _ => fallback_reply(&course),
            };
            course.reply(reply)?;
        }
        match course.ended() {
            Some(Ended::Played(outcome, _)) => Ok(outcome.score.points[seat].0.into()),
            _ => Err("a game in which everybody is gesund is played".into()),
        }
    }

    fn bots(&self) -> Result<BySeat<Box<dyn Bot>>, Box<dyn Error>> {
        let bot = || self.others.build();
        Ok(BySeat([bot()?, bot()?, bot()?, bot()?]))
    }
}

/// What an arm has brought.
#[derive(Default)]
struct Tally {
    points: Moments,
    more: Moments,
    /// Games in which it had other points than the first arm.
    n_other: u64,
    seconds: f64,
}

pub(crate) fn run(words: &[String]) -> Outcome {
    let [n_deals, worlds, others, names @ ..] = words else { return Err("see the first lines".into()) };
    let (first, n_deals) = first_and_number(n_deals)?;
    let gate = Gate { others: others.parse()?, worlds: whole_number(worlds)? };
    let arms: Vec<Arm> = names.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
    let mut results: Vec<Tally> = names.iter().map(|_| Tally::default()).collect();
    let mut n_played = 0;
    for index in first.. {
        if n_played == n_deals {
            break;
        }
        let deal = Draw::new(77, index).deal(&Rules::DDV, Seat::from_index(index as usize % 4))?;
        // The holder of both queens of clubs plays alone, and every player who knows his own side would know all sides.
        if deal.hands().iter().any(|(_, hand)| hand.count(Card::CQ) == 2) {
            continue;
        }
        n_played += 1;
        let mut first = None;
        for (arm, result) in arms.iter().zip(&mut results) {
            let before = processor_time();
            let points = gate.play(arm, index, deal)?;
            result.seconds += processor_time() - before;
            let first = *first.get_or_insert(points);
            result.points.push(points);
            result.more.push(points - first);
            result.n_other += u64::from(points != first);
        }
        if n_played % ROUND == 0 || n_played == n_deals {
            report(&gate, names, &results, n_played);
        }
    }
    Ok(())
}

/// Says how matters stand.
fn report(gate: &Gate, names: &[String], results: &[Tally], n_played: u64) {
    let shown = |moments: &Moments| interval(moments.estimate(), 3, Language::English);
    println!("{n_played} deals among three {}, {} worlds", gate.others, gate.worlds);
    for (name, result) in names.iter().zip(results) {
        let (points, more) = (shown(&result.points), shown(&result.more));
        let seconds = result.seconds / n_played as f64;
        println!("  {points}  {more} more  {:4} other  {seconds:.3} s a game  {name}", result.n_other);
    }
}

/// Returns the processor time of this thread in seconds if the system reports it, otherwise the time of day.
fn processor_time() -> f64 {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}
