//! `doko protocol`: for authors of programs that take a seat.

use crate::interrupt;
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::{Failure, Trouble};
use api::paint::{BAD, BOLD, DIM, GOOD, styled};
use bots::remote::{PROTOCOL, Remote};
use bots::{FaultKind, Spec};
use clap::{Args, Subcommand};
use game::Rules;
use schemars::JsonSchema;
use serde::Serialize;
use sim::{Compliance, compliance};
use std::io::Write;
use std::num::NonZeroU64;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(CheckArguments),
}

#[derive(Debug, Args)]
struct CheckArguments {
    command: String,

    #[arg(short, long, default_value = "50")]
    n: NonZeroU64,

    #[arg(long, default_value = "10s")]
    time: String,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    match arguments.command {
        Command::Check(arguments) => check(session, &arguments),
    }
}

fn check(session: &mut Session, arguments: &CheckArguments) -> Result<Exit, Failure> {
    interrupt::leave_no_programs()?;
    let mut remote = remote(&arguments.command, &arguments.time)?;
    remote.greet().map_err(|error| {
        Trouble::new(format!("'{}' {error}", arguments.command))
            .with_help("the program must answer the first line, a hello, with a hello; see docs/PROTOCOL.md")
    })?;
    let rule_sets = rule_sets(session, &remote)?;
    let progress = crate::progress::bar(Some(arguments.n.get() * rule_sets.len() as u64), "games");
    let report = compliance(remote, &rule_sets, arguments.n.get(), arguments.seed, || progress.inc(1));
    progress.finish_and_clear();
    let answer = Answer::of(&report);
    match arguments.output.format(true) {
        Format::Json => session.write_json(&answer)?,
        Format::Auto | Format::Text | Format::Lines => answer.write_text(session, &report)?,
    }
    Ok(if report.is_clean() { Exit::Done } else { Exit::No })
}

/// Returns the rule sets that are tested: those of the program that was greeted, if it has said which they are.
fn rule_sets(session: &Session, remote: &Remote) -> Result<Vec<Rules>, Trouble> {
    let asked = match session.book.default_rules() {
        Some(rules) => vec![rules.clone()],
        None => vec![Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN],
    };
    let Some(known) = remote.rules() else { return Ok(asked) };
    let rules: Vec<Rules> =
        asked.iter().filter(|rules| known.iter().any(|name| *name == rules.name)).cloned().collect();
    if !rules.is_empty() {
        return Ok(rules);
    }
    let names: Vec<&str> = asked.iter().map(|rules| rules.name.as_ref()).collect();
    let message =
        format!("the program says that it plays by '{}', which is none of {}", known.join(", "), names.join(", "));
    Err(Trouble::new(message).with_help("the hello of the program names rule sets; --rules FILE tests another one"))
}

fn remote(command: &str, time: &str) -> Result<Remote, Trouble> {
    let trouble = |error: bots::SpecError| Trouble::new(error.to_string());
    let spec: Spec = format!("cmd(time={time}):{command}").parse().map_err(trouble)?;
    Ok(spec.remote().map_err(trouble)?.expect("the bot is a program"))
}

/// The answer of `doko protocol check`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// The version of the protocol.
    protocol: u32,
    /// What the program calls itself.
    name: Option<String>,
    /// Whether it made no mistake and ended when it was told to.
    ok: bool,
    /// How many games it played in each rule set; each was played twice.
    games: Vec<Games>,
    /// How often it was asked for each kind of decision.
    asked: Vec<Count>,
    /// How often it did something wrong, of each kind.
    n_faults: Vec<Count>,
    /// What it did wrong, the first five of each kind.
    faults: Vec<String>,
    /// How many games it played otherwise when they were repeated with the same seed.
    not_repeated: u64,
    /// How long it took to decide, in the mean.
    mean_ms: f64,
    /// How long the longest decision took.
    longest_ms: f64,
    /// Whether it ended by itself, without an error, when it was told to.
    ended_by_itself: bool,
}

/// A number of games.
#[derive(Debug, Serialize, JsonSchema)]
struct Games {
    rules: String,
    games: u64,
}

/// How often something happened.
#[derive(Debug, Serialize, JsonSchema)]
struct Count {
    kind: &'static str,
    count: u64,
}

impl Answer {
    fn of(report: &Compliance) -> Self {
        let latency = report.latency;
        Self {
            protocol: PROTOCOL,
            name: report.name.clone(),
            ok: report.is_clean(),
            games: report.games.iter().map(|(rules, games)| Games { rules: rules.clone(), games: *games }).collect(),
            asked: report.asked.iter().map(|(&kind, &count)| Count { kind, count }).collect(),
            n_faults: FaultKind::ALL
                .into_iter()
                .map(|kind| Count { kind: kind.name(), count: report.n_faults.get(&kind).copied().unwrap_or(0) })
                .collect(),
            faults: report.faults.iter().map(ToString::to_string).collect(),
            not_repeated: report.not_repeated,
            mean_ms: 1000.0 * latency.total.as_secs_f64() / latency.decisions.max(1) as f64,
            longest_ms: 1000.0 * latency.longest.as_secs_f64(),
            ended_by_itself: report.ended_by_itself,
        }
    }

    fn write_text(&self, session: &mut Session, report: &Compliance) -> Result<(), Failure> {
        let out = &mut session.out;
        writeln!(out, "{}", styled(self.name.as_deref().unwrap_or("(no name)"), BOLD))?;
        let games: Vec<String> = self.games.iter().map(|games| format!("{} {}", games.games, games.rules)).collect();
        writeln!(out, "  games      {}, each twice", games.join(", "))?;
        let asked: Vec<String> = self.asked.iter().map(|count| format!("{} {}", count.kind, count.count)).collect();
        writeln!(out, "  asked      {}", asked.join(", "))?;
        writeln!(out, "  time       {:.2} ms in the mean, {:.2} ms at most", self.mean_ms, self.longest_ms)?;
        for count in &self.n_faults {
            let style = if count.count == 0 { GOOD } else { BAD };
            writeln!(out, "  {:<10} {}", count.kind, styled(&count.count.to_string(), style))?;
        }
        for fault in &self.faults {
            writeln!(out, "    {}", styled(fault, DIM))?;
        }
        let ended = if self.ended_by_itself { styled("yes", GOOD) } else { styled("no", BAD) };
        writeln!(out, "  ends       {ended}")?;
        let repeats = match self.not_repeated {
            0 => "yes".to_owned(),
            games => format!("no, {games} games were played otherwise the second time with the same seed"),
        };
        writeln!(out, "  repeats    {repeats}")?;
        let verdict = if report.is_clean() { styled("ok", GOOD) } else { styled("not ok", BAD) };
        Ok(writeln!(out, "{verdict}")?)
    }
}
