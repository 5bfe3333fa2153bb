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
use game::{BySeat, Play, Rules, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use sim::{Choice, Decision, analyse};
use std::path::PathBuf;

/// Price every decision of a played game.
///
/// Examples:
///   doko analyse game.txt
///   doko analyse game.txt --html report.html --worlds 500
///   doko play-random --seed 7 | doko analyse - --json
///
/// Each decision is compared with the others that were legal, by what its seat could know: expected
/// points over deals that fit everything it had seen. That holds for cards, for calls, for silence at
/// the last moment for a call, and for the Vorbehalte, if the record has them. Kept apart from that
/// is hindsight: with few tricks left, which card was best with all cards open, by the exact solver;
/// and which call, as the cards fell. What was right can be wrong in hindsight, and a mistake can
/// turn out well; only the first says how somebody played. A decision counts as a mistake if it gave
/// away at least --mistake points, and more than chance explains.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A file with a record, or - for the standard input.
    #[arg(value_name = "FILE|-")]
    input: Vec<String>,

    /// Also write a report with cards and plots, a page that needs nothing else.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    /// With so many tricks left hindsight is exact; before, there is none. With 9 a card takes up to seconds, with 12
    /// minutes.
    #[arg(long, value_name = "TRICKS", default_value_t = 7, value_parser = clap::value_parser!(u8).range(..=12))]
    hindsight: u8,

    /// How many points a mistake gives away at least.
    #[arg(long, value_name = "POINTS", default_value_t = 0.3, value_parser = parse_mistake)]
    mistake: f64,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    output: Output,
}

fn parse_mistake(text: &str) -> Result<f64, String> {
    let points = text.parse::<f64>().ok().filter(|points| points.is_finite() && 0.0 <= *points);
    points.ok_or_else(|| "expected points of at least 0, such as 0.3".to_owned())
}

/// A decision, as JSON.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DecisionJson {
    /// How many cards had been played by everybody.
    cards_played: usize,
    /// Whose decision it was.
    seat: Seat,
    /// What was decided: `vorbehalt`, `call` or `card`.
    kind: &'static str,
    /// What was done: a card, a call such as `re!`, `-` for silence at the last moment for a call, or the game that the
    /// seat wanted to play.
    done: String,
    /// What was best, as far as the seat could know.
    best: String,
    /// The expected points of what was done.
    points: f64,
    /// How many points were given away.
    loss: f64,
    /// By how many standard errors the two differ.
    sigmas: f64,
    /// Whether it counts as a mistake.
    mistake: bool,
    /// What was best in hindsight: the card with all cards open, or the call as the cards fell.
    #[serde(skip_serializing_if = "Option::is_none")]
    hindsight_best: Option<String>,
    /// How many points worse than that what was done was.
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
    arguments.html.as_deref().map_or(Ok(()), whole_file::check_place)?;
    let start = start(&given.record, &given.rules)?;
    session.begin(Some(given.play.public().cards_played() as u64), "cards");
    let progress = session.progress.clone();
    let (search, seed) = (arguments.effort.search(), arguments.effort.seed);
    let decisions = analyse(&start, &given.play, &search, usize::from(arguments.hindsight), seed, || progress.inc(1))
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

const fn kind(choice: &Choice) -> &'static str {
    match choice {
        Choice::Plan(_) | Choice::Act(_) => "vorbehalt",
        Choice::Call(_) => "call",
        Choice::Card(_) => "card",
    }
}

/// Returns the number of the trick in which it was decided; nothing before the game.
fn trick(decision: &Decision) -> String {
    match kind(&decision.done) {
        "vorbehalt" => "-".to_owned(),
        _ => (decision.cards_played / 4 + 1).to_string(),
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

    /// Returns the mistakes, the dearest first.
    fn mistakes(&self) -> Vec<&Decision> {
        let mut mistakes: Vec<&Decision> = self.decisions.iter().filter(|decision| self.is_mistake(decision)).collect();
        mistakes.sort_by(|a, b| b.price.loss().total_cmp(&a.price.loss()));
        mistakes
    }

    fn json(&self, decision: &Decision) -> DecisionJson {
        let sigmas = decision.price.sigmas;
        DecisionJson {
            cards_played: decision.cards_played,
            seat: decision.seat,
            kind: kind(&decision.done),
            done: decision.done.to_string(),
            best: decision.best.to_string(),
            points: decision.price.done,
            loss: decision.price.loss(),
            sigmas: if sigmas.is_finite() { sigmas } else { f64::MAX },
            mistake: self.is_mistake(decision),
            hindsight_best: decision.hindsight.map(|(best, _)| best.to_string()),
            hindsight_loss: decision.hindsight.map(|(_, loss)| loss.0),
        }
    }

    fn write_text(&self, session: &mut Session) -> Result<(), Failure> {
        let lang = session.lang;
        let out = &mut session.out;
        let heading = lang.say(
            "Stich  Sitz  entschieden  Punkte  besser      verschenkt   im Nachhinein",
            "trick  seat  decided      points  better      given away   in hindsight",
        );
        writeln!(out, "{}", styled(heading, BOLD))?;
        for decision in &self.decisions {
            let (trick, best) = (trick(decision), decision.best.to_string());
            let better = if decision.price.loss() == 0.0 { "" } else { &best };
            let loss = format!("{:8.2}", decision.price.loss());
            let loss = if self.is_mistake(decision) { styled(&loss, BAD) } else { styled(&loss, DIM) };
            let hindsight = match decision.hindsight {
                Some((best, loss)) if loss.0 != 0 => format!("{best} {:+}", loss.0),
                Some(_) => "=".to_owned(),
                None => String::new(),
            };
            let done = decision.done.to_string();
            let (seat, points) = (decision.seat, decision.price.done);
            let row = format!("{trick:>5}  {seat:<4}  {done:<11} {points:+7.2}  {better:<10}  {loss}     {hindsight}");
            writeln!(out, "{}", row.trim_end())?;
        }
        writeln!(out)?;
        for decision in self.mistakes() {
            writeln!(out, "  {}", sentence(lang, decision, &decision.done.to_string(), &decision.best.to_string()))?;
        }
        for (seat, (loss, n)) in self.losses().iter() {
            match lang {
                Lang::De => writeln!(out, "  {seat}: {n} Fehler, {loss:.2} Punkte")?,
                Lang::En => writeln!(out, "  {seat}: {n} mistakes, {loss:.2} points")?,
            }
        }
        Ok(())
    }
}

/// Returns a sentence about a mistake.
fn sentence(lang: Lang, decision: &Decision, done: &str, best: &str) -> String {
    let (seat, loss) = (decision.seat, decision.price.loss());
    let place = match (trick(decision).as_str(), lang) {
        ("-", Lang::De) => "Vor dem Spiel".to_owned(),
        ("-", Lang::En) => "Before the game".to_owned(),
        (trick, Lang::De) => format!("Stich {trick}"),
        (trick, Lang::En) => format!("Trick {trick}"),
    };
    let silence = lang.say("nichts zu sagen", "silence");
    let named = |word: &str| if word == "-" { silence.to_owned() } else { word.to_owned() };
    let (done, best) = (named(done), named(best));
    match lang {
        Lang::De => format!("{place}, {seat}: {done} statt {best} verschenkt {loss:.2} Punkte."),
        Lang::En => format!("{place}, {seat}: {done} instead of {best} gives {loss:.2} points away."),
    }
}
