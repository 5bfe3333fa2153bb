//! `doko protocol`: for authors of programs that take a seat.

use crate::columns::wrapped;
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
use text::{Arg, Join, Language, Localized, Message, message};

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
        Trouble::new(message!("protocol-no-hello", command = &arguments.command, why = error.message()))
            .with_help(message!("protocol-no-hello.help"))
    })?;
    let rule_sets = rule_sets(session, &remote)?;
    let progress = crate::progress::bar(Some(arguments.n.get() * rule_sets.len() as u64), "games");
    let report = compliance(remote, &rule_sets, arguments.n.get(), arguments.seed, || progress.inc(1));
    progress.finish_and_clear();
    let answer = ProtocolAnswer::of(&report);
    match arguments.output.format_for_people() {
        Format::Json => session.write_json(&answer)?,
        Format::Lines => writeln!(session.out, "{}", answer.line())?,
        Format::Auto | Format::Text => session.write_rows(&answer.rows(&report, session.lang))?,
    }
    Ok(if report.is_clean() { Exit::Done } else { Exit::No })
}

/// Returns the rule sets that are tested: those of the program that was greeted, if it has said which they are.
fn rule_sets(session: &Session, remote: &Remote) -> Result<Vec<Rules>, Trouble> {
    let asked = match session.book.default_rules() {
        Some(rules) => vec![rules.clone()],
        None => Rules::OFFERED.to_vec(),
    };
    let Some(known) = remote.rules() else { return Ok(asked) };
    let rules: Vec<Rules> =
        asked.iter().filter(|rules| known.iter().any(|name| *name == rules.name)).cloned().collect();
    if !rules.is_empty() {
        return Ok(rules);
    }
    let names: Vec<&str> = asked.iter().map(|rules| rules.name.as_ref()).collect();
    let message = message!("protocol-other-rules", known = known.join(", "), names = names.join(", "));
    Err(Trouble::new(message).with_help(message!("protocol-other-rules.help")))
}

fn remote(command: &str, time: &str) -> Result<Remote, Trouble> {
    let trouble = |error: bots::SpecError| Trouble::of(&error);
    let spec: Spec = format!("cmd(time={time}):{command}").parse().map_err(trouble)?;
    Ok(spec.remote().map_err(trouble)?.expect("the bot is a program"))
}

/// The answer of `doko protocol check`.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Answer")]
pub(crate) struct ProtocolAnswer {
    /// The version of the protocol.
    protocol: u32,
    /// Name that the program gave.
    name: Option<String>,
    /// Whether it made no mistake and ended on request.
    ok: bool,
    /// Number of games in each rule set; each was played twice.
    games: Vec<Games>,
    /// Number of questions for each kind of decision.
    asked: Vec<Count>,
    /// Number of faults of each kind.
    n_faults: Vec<Count>,
    /// Faults, the first five of each kind.
    faults: Vec<String>,
    /// Number of games that it played otherwise when they were repeated with the same seed.
    not_repeated: u64,
    /// Mean time of a decision in milliseconds.
    mean_ms: f64,
    /// Time of the longest decision in milliseconds.
    longest_ms: f64,
    /// Whether it ended by itself, without an error, on request.
    ended_by_itself: bool,
}

/// A number of games.
#[derive(Debug, Serialize, JsonSchema)]
struct Games {
    rules: String,
    games: u64,
}

/// Number of occurrences of an event.
#[derive(Debug, Serialize, JsonSchema)]
struct Count {
    kind: &'static str,
    count: u64,
}

impl ProtocolAnswer {
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

    /// Returns the answer in one line: ok or not, games, decisions, faults of each kind, games that were not repeated.
    fn line(&self) -> String {
        let games: u64 = self.games.iter().map(|games| games.games).sum();
        let asked: u64 = self.asked.iter().map(|count| count.count).sum();
        let faults = self.n_faults.iter().map(|count| format!(" {}={}", count.kind, count.count)).collect::<String>();
        let ok = if self.ok { "ok" } else { "no" };
        format!("{ok} games={games} decisions={asked}{faults} not_repeated={}", self.not_repeated)
    }

    /// Returns the answer in words: names to the left, what is found to the right.
    fn rows(&self, report: &Compliance, language: Language) -> Vec<String> {
        let say = |message: Message| message.text(language);
        let decimal = |number: f64| Arg::decimal(number, 2);
        let games = self.games.iter().map(|games| format!("{} {}", games.games, games.rules));
        let games = Arg::list(games, Join::Comma);
        let asked = self.asked.iter().map(|count| format!("{} {}", count.kind, count.count));
        let mut named = vec![
            (message!("protocol-games"), say(message!("protocol-twice", games))),
            (message!("protocol-asked"), asked.collect::<Vec<_>>().join(", ")),
            (
                message!("protocol-time"),
                say(message!("protocol-times", mean = decimal(self.mean_ms), longest = decimal(self.longest_ms))),
            ),
        ];
        named.extend(FaultKind::ALL.into_iter().zip(&self.n_faults).map(|(kind, count)| {
            let style = if count.count == 0 { GOOD } else { BAD };
            (kind.message(), styled(&count.count.to_string(), style))
        }));
        let n_before = named.len();
        let word =
            |good: bool, yes: Message, no: Message| if good { styled(&say(yes), GOOD) } else { styled(&say(no), BAD) };
        named.push((message!("protocol-ends"), word(self.ended_by_itself, message!("yes"), message!("no"))));
        named.push((
            message!("protocol-repeats"),
            match self.not_repeated {
                0 => say(message!("yes")),
                n => say(message!("protocol-not-repeated", n)),
            },
        ));
        let wide = named.iter().map(|(name, _)| say(name.clone()).chars().count()).max().unwrap_or(0).max(10);
        let row = |(name, found): &(Message, String)| {
            let items = found.split(", ").enumerate().map(|(at, item)| {
                // The comma stays with what stands before it.
                if at + 1 < found.split(", ").count() { format!("{item},") } else { item.to_owned() }
            });
            let name = format!("  {:<wide$}", say(name.clone()));
            wrapped([name].into_iter().chain(items), " ", wide + 3)
        };
        let mut rows = vec![styled(self.name.as_deref().unwrap_or(&say(message!("protocol-no-name"))), BOLD)];
        rows.extend(named[..n_before].iter().flat_map(row));
        rows.extend(report.faults.iter().map(|fault| format!("    {}", styled(&fault.text(language), DIM))));
        rows.extend(named[n_before..].iter().flat_map(row));
        rows.push(word(report.is_clean(), message!("protocol-ok"), message!("protocol-not-ok")));
        rows
    }
}
