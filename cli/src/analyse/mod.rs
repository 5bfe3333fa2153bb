//! `doko analyse`: what the decisions of a played game were worth.

mod html;

use crate::advice::{self, Effort};
use crate::lang::Lang;
use crate::paint::{BAD, BOLD, DIM, styled};
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::{Failure, Trouble};
use crate::whole_file;
use clap::Args;
use game::record::{Breaches, Record, resume};
use game::{BySeat, Move, Play, Rules, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use sim::{Decision, analyse};
use std::path::PathBuf;

/// Price every decision of a played game.
///
/// Examples:
///   doko analyse game.txt
///   doko analyse game.txt --html report.html --worlds 500
///   doko play-random --seed 7 | doko analyse - --json
///
/// Each card is compared with the others that were legal, by what its seat could know: expected points over deals that fit
/// everything it had seen. Kept apart from that is hindsight: with few tricks left, what was best with all cards open, by
/// the exact solver. A card that was right can be wrong in hindsight, and a mistake can turn out well; only the first
/// says how somebody played. A decision counts as a mistake if it gave away at least --mistake points, and more than
/// chance explains.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A file with a record, or - for the standard input.
    #[arg(value_name = "FILE|-")]
    input: Vec<String>,

    /// Also write a report with cards and plots, a page that needs nothing else.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    /// With so many tricks left hindsight is exact; before, there is none.
    #[arg(long, value_name = "TRICKS", default_value_t = 7)]
    hindsight: usize,

    /// How many points a mistake gives away at least.
    #[arg(long, value_name = "POINTS", default_value_t = 0.3)]
    mistake: f64,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    output: Output,
}

/// A decision, as JSON.
#[derive(Debug, Serialize, JsonSchema)]
struct DecisionJson {
    /// How many cards had been played by everybody.
    cards_played: usize,
    /// Whose decision it was.
    seat: Seat,
    /// The card, or the call.
    done: String,
    /// What was best, as far as the seat could know; `-` is silence.
    best: String,
    /// The expected points of what was done.
    points: f64,
    /// How many points were given away.
    loss: f64,
    /// By how many standard errors the two differ.
    sigmas: f64,
    /// Whether it counts as a mistake.
    mistake: bool,
    /// The best card with all cards open.
    #[serde(skip_serializing_if = "Option::is_none")]
    hindsight_best: Option<String>,
    /// How many points worse the card was than that.
    #[serde(skip_serializing_if = "Option::is_none")]
    hindsight_loss: Option<i32>,
}

/// An analysed game.
struct Analysis {
    end: Play,
    decisions: Vec<Decision>,
    least: f64,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let given = advice::read(session, &arguments.input)?;
    if given.viewer.is_some() {
        let trouble = Trouble::new("an analysis needs all four hands");
        return Err(trouble.with_help("ask `doko suggest` about a record with one hand").into());
    }
    let start = start(&given.record, &given.rules)?;
    session.begin(Some(given.play.public().cards_played() as u64), "cards");
    let progress = session.progress.clone();
    let (search, seed) = (arguments.effort.search(), arguments.effort.seed);
    let decisions = analyse(&start, &given.play, &search, arguments.hindsight, seed, || progress.inc(1))
        .map_err(|error| Trouble::new(error.to_string()))?;
    session.progress.finish_and_clear();
    let analysis = Analysis { end: given.play, decisions, least: arguments.mistake };
    if let Some(path) = &arguments.html {
        whole_file::write(path, &html::page(session.lang, &analysis))?;
    }
    match arguments.output.format(true) {
        Format::Json => {
            for decision in &analysis.decisions {
                session.write_json(&analysis.json(decision))?;
            }
        }
        _ => analysis.write_text(session)?,
    }
    Ok(Exit::Done)
}

/// Returns the game before its first card.
fn start(record: &Record, rules: &Rules) -> Result<Play, Trouble> {
    let mut start = record.clone();
    start.tricks_played.clear();
    start.announcements.clear();
    start.clarifying_trick = None;
    start.re = None;
    resume(&start, rules, Breaches::CountAsValid).map_err(|breaches| {
        Trouble::new(breaches.first().map_or_else(|| "the record breaks rules".to_owned(), ToString::to_string))
    })
}

fn word(action: Option<Move>) -> String {
    match action {
        Some(Move::Card(card)) => card.to_string(),
        Some(Move::Call(call)) => format!("{call}!"),
        None => "-".to_owned(),
    }
}

impl Analysis {
    fn is_mistake(&self, decision: &Decision) -> bool {
        self.least <= decision.price.loss() && 2.0 < decision.price.sigmas
    }

    /// Returns how many points each seat gave away in mistakes, and how many mistakes they were.
    fn losses(&self) -> BySeat<(f64, usize)> {
        let mut losses = BySeat::<(f64, usize)>::default();
        for decision in self.decisions.iter().filter(|decision| self.is_mistake(decision)) {
            losses[decision.seat].0 += decision.price.loss();
            losses[decision.seat].1 += 1;
        }
        losses
    }

    fn json(&self, decision: &Decision) -> DecisionJson {
        let sigmas = decision.price.sigmas;
        DecisionJson {
            cards_played: decision.cards_played,
            seat: decision.seat,
            done: word(Some(decision.done)),
            best: word(decision.best),
            points: decision.price.done,
            loss: decision.price.loss(),
            sigmas: if sigmas.is_finite() { sigmas } else { f64::MAX },
            mistake: self.is_mistake(decision),
            hindsight_best: decision.hindsight.map(|(card, _)| card.to_string()),
            hindsight_loss: decision.hindsight.map(|(_, loss)| loss.0),
        }
    }

    fn write_text(&self, session: &mut Session) -> Result<(), Failure> {
        let lang = session.lang;
        let out = &mut session.out;
        let heading = lang.say(
            "Stich  Sitz  gespielt  Punkte  besser  verschenkt   im Nachhinein",
            "trick  seat  played    points  better  given away   in hindsight",
        );
        writeln!(out, "{}", styled(heading, BOLD))?;
        for decision in &self.decisions {
            let (trick, best) = (decision.cards_played / 4 + 1, word(decision.best));
            let better = if decision.price.loss() == 0.0 { "" } else { &best };
            let loss = format!("{:8.2}", decision.price.loss());
            let loss = if self.is_mistake(decision) { styled(&loss, BAD) } else { styled(&loss, DIM) };
            let hindsight = match decision.hindsight {
                Some((card, loss)) if loss.0 != 0 => format!("{card} {:+}", loss.0),
                Some(_) => "=".to_owned(),
                None => String::new(),
            };
            let done = word(Some(decision.done));
            let (seat, points) = (decision.seat, decision.price.done);
            writeln!(out, "{trick:>5}  {seat:<4}  {done:<8} {points:+7.2}  {better:<6}  {loss}     {hindsight}")?;
        }
        writeln!(out)?;
        for (seat, (loss, n)) in self.losses().iter() {
            match lang {
                Lang::De => writeln!(out, "  {seat}: {n} Fehler, {loss:.2} Punkte")?,
                Lang::En => writeln!(out, "  {seat}: {n} mistakes, {loss:.2} points")?,
            }
        }
        Ok(())
    }
}
