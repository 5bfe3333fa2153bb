//! `doko analyse`: what the decisions of a played game were worth.

mod html;

use crate::advice::{self, Effort, Given, Place, Which};
use crate::audience::WhenGone;
use crate::lang::Say;
use crate::misuse::number;
use crate::session::{Exit, Format, Output, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Trouble};
use api::paint::{BAD, BOLD, DIM, styled};
use api::records::Refused;
use clap::{Args, ValueEnum};
use game::record::{Breaches, Record, resume};
use game::{BySeat, Play, Rules, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use sim::{Certainty, Choice, Decision, Price, Silence, analyse};
use text::Language;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[command(flatten)]
    which: Which,

    #[arg(long)]
    html: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[arg(long, default_value_t = 7, value_parser = number::<u8>(0..=12))]
    hindsight: u8,

    #[arg(long, default_value_t = 0.3, value_parser = parse_mistake)]
    mistake: f64,

    #[arg(long, value_enum, default_value_t)]
    calls: Calls,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    output: Output,
}

/// Whether the table plays with calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Calls {
    // It does if anybody has called in any game of the file.
    #[default]
    Auto,
    // It does.
    Yes,
    // It does not, or calls were not written down.
    No,
}

impl Calls {
    /// Returns what silence was in a file with so many calls.
    const fn silence(self, n_calls: usize) -> Silence {
        match (self, n_calls) {
            (Self::No, _) | (Self::Auto, 0) => Silence::IsNothing,
            _ => Silence::IsDecision,
        }
    }
}

fn parse_mistake(text: &str) -> Result<f64, String> {
    let points = text.parse::<f64>().ok().filter(|points| points.is_finite() && 0.0 <= *points);
    points.ok_or_else(|| "expected points of at least 0, such as 0.3".to_owned())
}

/// A decision, as JSON.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DecisionJson {
    /// The number of the game in the file, from 1.
    game: usize,
    /// The number of the line on which it begins, from 1.
    line: usize,
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
    /// The standard error of what was given away; 0 where all deals were looked at, absent where it was only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    loss_error: Option<f64>,
    /// Whether that is more than chance explains.
    clear: bool,
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
    place: Place,
    end: Play,
    decisions: Vec<Decision>,
    least: f64,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let games = advice::read_games(session, &arguments.input, arguments.which)?;
    let html = arguments.html.as_ref().map(|path| Target::open(path, Kind::Page("analyse"), arguments.overwrite));
    let html = html.transpose()?;
    if html.is_none() {
        session.audience.when_gone(WhenGone::Hurry);
    }
    let format = arguments.output.format(true);
    let silence = arguments.calls.silence(games.n_calls);
    let readable = games.asked.iter().flatten();
    session.begin(Some(readable.map(|given| given.play.public().cards_played() as u64).sum()), "cards");
    let mut exit = Exit::Done;
    let mut analyses = Vec::new();
    for given in games.asked {
        match given.and_then(|given| Analysis::of(session, given, &arguments, silence)) {
            Ok(analysis) => {
                match format {
                    Format::Json => analysis.write_json(session)?,
                    _ => analysis.write_text(session, games.n_games)?,
                }
                analyses.push(analysis);
            }
            Err(Refused { line, errors, .. }) => {
                exit = Exit::BadInput;
                session.tell_all(&errors, line, format)?;
            }
        }
    }
    session.progress.finish_and_clear();
    if format != Format::Json && !analyses.is_empty() {
        write_end(session, &analyses, silence)?;
    }
    if let Some(target) = html.filter(|_| !analyses.is_empty()) {
        target.write(&html::page(session.lang, &analyses))?;
    }
    Ok(exit)
}

/// Analyses a game that was just played, as `doko analyse` does with a file that holds nothing else.
pub(crate) fn show_game(
    session: &mut Session,
    rules: &Rules,
    record: Record,
    play: Play,
    worlds: Option<u32>,
) -> Result<(), Failure> {
    /// Everything else is left as it is when nothing is said.
    #[derive(Debug, clap::Parser)]
    struct Unsaid {
        #[command(flatten)]
        arguments: Arguments,
    }
    let mut said = vec!["analyse".to_owned()];
    said.extend(worlds.map(|worlds| format!("--worlds={worlds}")));
    let Unsaid { arguments } = clap::Parser::parse_from(said);
    let silence = arguments.calls.silence(record.announcements.len());
    let place = Place { number: 1, line: 1 };
    let given = Given { place, record, rules: rules.clone(), play, viewer: None };
    session.begin(Some(given.play.public().cards_played() as u64), "cards");
    let analysis = Analysis::of(session, given, &arguments, silence);
    session.progress.finish_and_clear();
    match analysis {
        Ok(analysis) => {
            analysis.write_text(session, 1)?;
            write_end(session, &[analysis], silence)
        }
        Err(Refused { line, errors, .. }) => session.tell_all(&errors, line, Format::Text),
    }
}

/// Writes what each seat gave away in all games, and what was not priced.
fn write_end(session: &mut Session, analyses: &[Analysis], silence: Silence) -> Result<(), Failure> {
    let lang = session.lang;
    if 1 < analyses.len() {
        writeln!(session.out, "{}", styled(&headline(lang, analyses.len()), BOLD))?;
        write_losses(session, &total(analyses))?;
    }
    if silence == Silence::IsNothing {
        let text = lang.say(
            "Ohne Ansagen gespielt: Schweigen ist kein Fehler (--calls yes bewertet es).",
            "Played without calls: silence is no mistake (--calls yes prices it).",
        );
        writeln!(session.out, "  {}", styled(text, DIM))?;
    }
    Ok(())
}

/// Returns the heading of what belongs to several games.
fn headline(lang: Language, n_games: usize) -> String {
    match lang {
        Language::German => format!("Alle {n_games} Spiele"),
        Language::English => format!("All {n_games} games"),
    }
}

/// Returns what each seat gave away in mistakes in all games, and how many they were.
fn total(analyses: &[Analysis]) -> BySeat<(f64, usize)> {
    let of_games: Vec<_> = analyses.iter().map(Analysis::losses).collect();
    BySeat::from_fn(|seat| {
        let of_seat = of_games.iter().map(|losses| losses[seat]);
        of_seat.fold((0.0, 0), |sum, (loss, n)| (sum.0 + loss, sum.1 + n))
    })
}

fn write_losses(session: &mut Session, losses: &BySeat<(f64, usize)>) -> Result<(), Failure> {
    let lang = session.lang;
    for (seat, &(loss, n)) in losses.iter() {
        match lang {
            Language::German => writeln!(session.out, "  {seat}: {n} Fehler, {loss:.2} Punkte")?,
            Language::English => writeln!(session.out, "  {seat}: {n} mistakes, {loss:.2} points")?,
        }
    }
    Ok(())
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

/// Returns the error of what was given away, as it stands behind it; nothing where nothing was.
fn error(decision: &Decision) -> String {
    let Price { error, .. } = decision.price;
    match decision.price.loss() {
        0.0 => String::new(),
        _ if error.is_finite() => format!(" ±{error:.2}"),
        _ => " ±?".to_owned(),
    }
}

impl Analysis {
    fn of(session: &Session, given: Given, arguments: &Arguments, silence: Silence) -> Result<Self, Refused> {
        let refused = |trouble: Trouble| Refused::unreadable(given.place.line, trouble);
        if given.viewer.is_some() {
            let trouble = Trouble::new("an analysis needs all four hands");
            return Err(refused(trouble.with_help("ask `doko suggest` about a record with one hand")));
        }
        let start = start(&given.record, &given.rules).map_err(refused)?;
        let (search, hindsight) = (arguments.effort.search(), usize::from(arguments.hindsight));
        let progress = || session.progress.inc(1);
        let decisions = analyse(&start, &given.play, &search, hindsight, silence, arguments.effort.seed, progress)
            .map_err(|error| refused(Trouble::new(error.to_string())))?;
        Ok(Self { place: given.place, end: given.play, decisions, least: arguments.mistake })
    }

    fn is_mistake(&self, decision: &Decision) -> bool {
        self.least <= decision.price.loss() && decision.price.certainty == Certainty::Clear
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
        DecisionJson {
            game: self.place.number,
            line: self.place.line,
            cards_played: decision.cards_played,
            seat: decision.seat,
            kind: kind(&decision.done),
            done: decision.done.to_string(),
            best: decision.best.to_string(),
            points: decision.price.done,
            loss: decision.price.loss(),
            loss_error: Some(decision.price.error).filter(|error| error.is_finite()),
            clear: decision.price.certainty == Certainty::Clear,
            mistake: self.is_mistake(decision),
            hindsight_best: decision.hindsight.map(|(best, _)| best.to_string()),
            hindsight_loss: decision.hindsight.map(|(_, loss)| loss.0),
        }
    }

    /// Returns what the game is called among so many.
    fn title(&self, lang: Language) -> String {
        let Place { number, line } = self.place;
        match lang {
            Language::German => format!("Spiel {number} (Zeile {line})"),
            Language::English => format!("Game {number} (line {line})"),
        }
    }

    fn write_json(&self, session: &mut Session) -> Result<(), Failure> {
        self.decisions.iter().try_for_each(|decision| session.write_json(&self.json(decision)))
    }

    fn write_text(&self, session: &mut Session, n_games: usize) -> Result<(), Failure> {
        let lang = session.lang;
        let out = &mut session.out;
        if 1 < n_games {
            writeln!(out, "{}\n", styled(&self.title(lang), BOLD))?;
        }
        let heading = lang.say(
            "Stich  Sitz  entschieden  Punkte  besser      verschenkt       im Nachhinein",
            "trick  seat  decided      points  better      given away       in hindsight",
        );
        writeln!(out, "{}", styled(heading, BOLD))?;
        for decision in &self.decisions {
            let (trick, best) = (trick(decision), decision.best.to_string());
            let better = if decision.price.certainty == Certainty::Clear { &best } else { "" };
            let loss = format!("{:8.2}{:6}", decision.price.loss(), error(decision));
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
        write_losses(session, &self.losses())?;
        if self.end.actor().is_some() {
            let n_cards = self.end.public().cards_played();
            let text = match lang {
                Language::German => format!("Nicht zu Ende gespielt: nur {n_cards} Karten stehen da."),
                Language::English => format!("Not played to the end: only {n_cards} cards are written."),
            };
            writeln!(session.out, "  {}", styled(&text, DIM))?;
        }
        if 1 < n_games {
            writeln!(session.out)?;
        }
        Ok(())
    }
}

/// Returns a sentence about a mistake.
fn sentence(lang: Language, decision: &Decision, done: &str, best: &str) -> String {
    let (seat, loss) = (decision.seat, decision.price.loss());
    let place = match (trick(decision).as_str(), lang) {
        ("-", Language::German) => "Vor dem Spiel".to_owned(),
        ("-", Language::English) => "Before the game".to_owned(),
        (trick, Language::German) => format!("Stich {trick}"),
        (trick, Language::English) => format!("Trick {trick}"),
    };
    let silence = lang.say("nichts zu sagen", "silence");
    let named = |word: &str| if word == "-" { silence.to_owned() } else { word.to_owned() };
    let (done, best) = (named(done), named(best));
    match lang {
        Language::German => format!("{place}, {seat}: {done} statt {best} verschenkt {loss:.2} Punkte."),
        Language::English => format!("{place}, {seat}: {done} instead of {best} gives {loss:.2} points away."),
    }
}
