//! Prints mistakes of generated games for a human judge, and a line of JSON for each game with the answer of the
//! review.
//!
//! `cargo run --release -p doko-lab -- mistakes --games 40 --worlds 60 > mistakes.jsonl`
//!
//! What is for the reader goes to the standard error stream. With a verdict for each mistake the lines are `datasets/review/judged.jsonl`.

use crate::reasons::options::{Settings, Task, task};
use crate::{Outcome, truth};
use bots::Threads;
use bots::evaluate::Search;
use game::{Play, Seat};
use notation::Record;
use serde_json::{Value, json};
use sim::review::{Fate, Moment, Rests, Wanted, before, review};
use sim::{Choice, Silence};
use std::error::Error;
use std::ops::ControlFlow;
use text::Language;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (settings, first, games) = match task(arguments)? {
        Task::Review { settings, first, games } => (settings, first, games),
        Task::Merge(paths) => return Err(format!("{} files: here nothing is merged", paths.len()).into()),
    };
    let mut number = 0;
    for game in first..first + games {
        one_game(&settings, game, &mut number)?;
    }
    Ok(())
}

fn one_game(settings: &Settings, game: u64, number: &mut usize) -> Result<(), Box<dyn Error>> {
    let Some((start, end)) = truth::played(&settings.styles(), &settings.rules()?, settings.seed, game)? else {
        return Ok(());
    };
    let search = Search { threads: Threads::All, ..Search::of_advice(settings.worlds) };
    let (confirm, silence, seed) = (settings.worlds, Silence::IsDecision, settings.seed);
    let wanted = Wanted { search, confirm, hindsight: 7, least: 0.3, moments: 0, own: None, silence, seed };
    let found = review(&start, &end, &wanted, |_, _| ControlFlow::Continue(()))?;
    let mut mistakes = Vec::new();
    for moment in &found.moments {
        *number += 1;
        if let Some(play) = before(&start, &end, &moment.decision) {
            show(*number, game, moment, &play);
        }
        mistakes.push(line(*number, moment));
    }
    println!("{}", json!({ "game": game, "record": Record::of(&end).to_string(), "mistakes": mistakes }));
    Ok(())
}

fn line(number: usize, moment: &Moment) -> Value {
    let decision = &moment.decision;
    let reasons: Vec<&str> = moment.findings.iter().map(|finding| finding.reason.name).collect();
    json!({
        "number": number,
        "cards_played": decision.cards_played,
        "seat": decision.seat.to_string(),
        "done": decision.done.to_string(),
        "best": decision.best.to_string(),
        "loss": (100.0 * decision.price.loss()).round() / 100.0,
        "worlds": moment.worlds,
        "reasons": reasons,
    })
}

fn show(number: usize, game: u64, moment: &Moment, play: &Play) {
    let (decision, public) = (&moment.decision, play.public());
    let seat = decision.seat;
    let contract = public.game();
    let side = play.team_of(seat).map_or_else(|| "open".to_owned(), |team| team.to_string());
    let trick = 1 + public.tricks().len();
    eprintln!("#{number} game {game}: {seat} ({side}), trick {trick}, {:?}", contract.named);
    let is_word = matches!(decision.done, Choice::Plan(_) | Choice::Act(_));
    let hands = if is_word { play.deal().hands() } else { play.hands() };
    for other in Seat::ALL {
        let mark = if other == seat { '*' } else { ' ' };
        let team = play.team_of(other).map_or_else(String::new, |team| team.to_string());
        let cards: Vec<String> = public.order().arranged(hands[other]).map(|card| card.to_string()).collect();
        eprintln!("  {mark}{other} {team:7} {}", cards.join(" "));
    }
    let calls: Vec<String> =
        public.calls().iter().map(|called| format!("{}:{}@{}", called.seat, called.call, called.before_card)).collect();
    if !calls.is_empty() {
        eprintln!("  calls {}", calls.join(" "));
    }
    if !is_word {
        let tricks = public.tricks().iter().chain([public.trick()]).filter(|trick| !trick.is_empty());
        let told: Vec<String> = tricks
            .map(|trick| {
                let cards: Vec<String> = trick.cards().iter().map(ToString::to_string).collect();
                format!("{}:{}", trick.leader(), cards.join(","))
            })
            .collect();
        eprintln!("  {}", told.join(" "));
    }
    let rests = match moment.rests {
        Rests::Counting(loss) => format!("counting {loss:.1}"),
        Rests::Beliefs(loss) => format!("beliefs {loss:.1}"),
        Rests::Play => "play".to_owned(),
    };
    let fate = match moment.fate {
        Fate::Cost(points) => format!("cost {}", points.0),
        Fate::Luck => "luck".to_owned(),
        Fate::Unknown => "?".to_owned(),
    };
    let price = decision.price;
    let (loss, error) = (price.loss(), price.error);
    let worth = format!("{:.1}/{:.1}", price.done, price.best);
    eprintln!("  {} for {}: {loss:.2} ±{error:.2} ({worth}; {rests}; {fate})", decision.done, decision.best);
    for finding in &moment.findings {
        let (name, share) = (finding.reason.name, 100.0 * finding.explains);
        eprintln!("  - {name} {share:.0}%: {}", finding.message().text(Language::German));
    }
}
