//! Reviews games of bots that are careless now and then, checks every sentence by slow code of its own, and says how many
//! mistakes get a reason and which reasons carry how much.
//!
//! `cargo run --release -p doko-lab -- reasons --games 30 --seed 53 --styles 'rules;greedy' --slips 8 > part-1.jsonl`
//!
//! It runs on one thread and prints a line of JSON for each game as soon as it is done, and the sum at the end. `--first N` begins at
//! another game, so several can run beside one another; a run that was killed is worth what it has printed. `--merge FILE..` adds up what
//! several runs have printed, each game once, repeats the lines of games in which something said is not so, and shows the reasons as a
//! table. The exit code is 1 if anything said is not so, 2 after an error.

pub(crate) mod options;
mod sums;

use crate::{Outcome, truth};
use bots::Threads;
use bots::evaluate::Search;
use game::Play;
use notation::Record;
use options::{Settings, Task, task};
use sim::Silence;
use sim::review::{Moment, Rests, Wanted, review};
use std::error::Error;
use std::ops::{ControlFlow, Range};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;
use sums::{False, Line, Sums, merge};

/// Does what is asked for.
///
/// # Errors
/// Returns what cannot be done, or that some of what was said is not so.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    let is_true = match task(arguments)? {
        Task::Review { settings, first, games } => review_all(&settings, first..first + games)?,
        Task::Merge(paths) => merge(&paths)?,
    };
    if is_true { Ok(()) } else { Err("a sentence is not so".into()) }
}

/// Reviews games, and returns whether everything that was said is so.
fn review_all(settings: &Settings, games: Range<u64>) -> Result<bool, Box<dyn Error>> {
    let mut total = Sums::default();
    for game in games {
        let (sums, wrong) = one_game(settings, game)?;
        total.join(&sums);
        (Line::Game { settings: settings.clone(), game, sums, wrong }).print()?;
    }
    let is_true = total.false_sentences == 0;
    Line::total(total).print()?;
    Ok(is_true)
}

fn one_game(settings: &Settings, game: u64) -> Result<(Sums, Vec<False>), Box<dyn Error>> {
    let (mut sums, mut wrong) = (Sums::default(), Vec::new());
    let Some((start, end)) = truth::played(&settings.styles(), &settings.rules()?, settings.seed, game)? else {
        return Ok((sums, wrong));
    };
    let search = Search { threads: Threads::One, ..Search::of_advice(settings.worlds) };
    let silence = Silence::IsDecision;
    let confirm = settings.worlds;
    let wanted =
        Wanted { search, confirm, hindsight: 7, least: 0.3, moments: 5, own: None, silence, seed: settings.seed };
    let begin = Instant::now();
    let found = review(&start, &end, &wanted, |_, _| ControlFlow::Continue(()))?;
    sums.seconds = begin.elapsed().as_secs_f64();
    (sums.games, sums.slowest, sums.disputed) = (1, sums.seconds, found.n_disputed);
    for moment in &found.moments {
        count(moment, &mut sums);
        // What the check does not expect is not so, either; it must not end the run.
        let checked = catch_unwind(AssertUnwindSafe(|| truth::check(&start, moment)));
        match checked.unwrap_or_else(|_| Err("the check panicked".to_owned())) {
            Ok(n) => sums.sentences += n,
            Err(why) => {
                sums.false_sentences += 1;
                wrong.push(not_so(moment, why, &end));
            }
        }
    }
    Ok((sums, wrong))
}

fn count(moment: &Moment, sums: &mut Sums) {
    let loss = moment.decision.price.loss();
    sums.mistakes.add(loss);
    sums.on_beliefs += usize::from(matches!(moment.rests, Rests::Beliefs(_)));
    if 1.0 <= loss {
        sums.dear.add(loss);
    }
    for finding in &moment.findings {
        *sums.holds.entry(finding.reason.name.to_owned()).or_default() += 1;
    }
    let Some(first) = moment.findings.first() else {
        let kind = match (&moment.scene, &moment.said, &moment.rounds) {
            (Some(scene), ..) if scene.leads() => "lead",
            (Some(_), ..) => "follow",
            (None, Some(_), _) => "call",
            (None, None, Some(_)) => "game",
            (None, None, None) => "open parties",
        };
        sums.without_reason.entry(kind.to_owned()).or_default().add(loss);
        return;
    };
    sums.with_reason.add(loss);
    sums.first.entry(first.reason.name.to_owned()).or_default().add(loss);
    if 1.0 <= loss {
        sums.dear_with_reason.add(loss);
    }
}

fn not_so(moment: &Moment, wrong: String, end: &Play) -> False {
    let decision = &moment.decision;
    False {
        wrong,
        cards_played: decision.cards_played,
        seat: decision.seat.to_string(),
        done: decision.done.to_string(),
        best: decision.best.to_string(),
        reasons: moment.findings.iter().map(|finding| finding.reason.name.to_owned()).collect(),
        record: Record::of(end).to_string(),
    }
}
