//! The program `doko`: arguments in, text out. It computes nothing itself.

mod advice;
mod analyse;
mod bench;
mod bot;
mod claim;
mod completions;
mod conform;
mod deal;
mod fields;
mod generate;
mod hand;
mod input;
mod interrupt;
mod json_text;
mod lang;
mod matches;
mod memory;
mod out_file;
mod paint;
mod perft;
mod play;
mod play_random;
mod plays;
mod progress;
mod protocol;
mod reads;
mod records;
mod referee;
mod rules;
mod schema;
mod score;
mod session;
mod solve;
mod stream;
mod study;
mod suggest;
mod target;
mod tree;
mod trouble;
mod verdict;
mod verify;

use clap::{ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand};
use lang::Lang;
use session::{Exit, Session};
use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use trouble::{Failure, Trouble};

/// Referee and laboratory for Doppelkopf: exact verdicts, exact values, rule sets.
#[derive(Debug, Parser)]
#[command(name = "doko", version, arg_required_else_help = true, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,

    /// The rule set of what names none: ddv, bsv, recklinghausen, or a club's own rule file.
    #[arg(long, global = true, value_name = "FILE|NAME", display_order = 100)]
    rules: Option<String>,

    /// The language of text for people; that of the system if not given.
    #[arg(long, global = true, value_enum, display_order = 101)]
    lang: Option<Lang>,

    /// Whether to write in colour; NO_COLOR is honoured, too.
    #[arg(long, global = true, value_enum, default_value_t = ColorChoice::Auto, display_order = 102)]
    color: ColorChoice,
}

#[derive(Debug, Subcommand)]
enum Command {
    Verdict(verdict::Arguments),
    Solve(solve::Arguments),
    Tree(tree::Arguments),
    Verify(verify::Arguments),
    Score(score::Arguments),
    Deal(deal::Arguments),
    Play(play::Arguments),
    PlayRandom(play_random::Arguments),
    Protocol(protocol::Arguments),
    Bot(bot::Arguments),
    Match(matches::Arguments),
    Study(study::Arguments),
    Perft(perft::Arguments),
    Suggest(suggest::Arguments),
    Hand(hand::Arguments),
    Analyse(analyse::Arguments),
    Generate(generate::Arguments),
    Referee(referee::Arguments),
    Conform(conform::Arguments),
    Rules(rules::Arguments),
    Bench(bench::Arguments),
    Schema(schema::Arguments),
    Completions(completions::Arguments),
}

fn main() -> ExitCode {
    let arguments = arguments_of(std::env::args_os()).unwrap_or_else(|error| error.exit());
    match arguments.color {
        ColorChoice::Auto => {}
        ColorChoice::Always => anstream::ColorChoice::Always.write_global(),
        ColorChoice::Never => anstream::ColorChoice::Never.write_global(),
    }
    match run(arguments) {
        Ok(Exit::Done) => ExitCode::SUCCESS,
        Ok(Exit::No) => ExitCode::from(1),
        Ok(Exit::BadInput) => ExitCode::from(2),
        // Whoever reads has seen enough.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => fail(&Trouble::new(format!("cannot write: {error}"))),
        Err(Failure::Trouble(trouble)) => fail(&trouble),
    }
}

/// Reads the arguments. A negative number is a value, so that whoever writes `--memory -3` is told what is wrong with it.
fn arguments_of(typed: impl IntoIterator<Item = OsString>) -> Result<Arguments, clap::Error> {
    let matches = with_negative_values(Arguments::command()).try_get_matches_from(typed)?;
    Arguments::from_arg_matches(&matches)
}

fn with_negative_values(command: clap::Command) -> clap::Command {
    command.allow_negative_numbers(true).mut_subcommands(with_negative_values)
}

fn fail(trouble: &Trouble) -> ExitCode {
    trouble.show();
    ExitCode::from(2)
}

fn run(arguments: Arguments) -> Result<Exit, Failure> {
    let mut session = Session::new(arguments.rules.as_deref(), arguments.lang)?;
    let exit = match arguments.command {
        Command::Verdict(arguments) => verdict::run(&mut session, arguments),
        Command::Solve(arguments) => solve::run(&mut session, arguments),
        Command::Tree(arguments) => tree::run(&mut session, arguments),
        Command::Verify(arguments) => verify::run(&mut session, arguments),
        Command::Score(arguments) => score::run(&mut session, arguments),
        Command::Play(arguments) => play::run(&mut session, arguments),
        Command::PlayRandom(arguments) => play_random::run(&mut session, arguments),
        Command::Deal(arguments) => deal::run(&mut session, arguments),
        Command::Protocol(arguments) => protocol::run(&mut session, arguments),
        Command::Bot(arguments) => bot::run(&mut session, arguments),
        Command::Match(arguments) => matches::run(&mut session, arguments),
        Command::Study(arguments) => study::run(&mut session, arguments),
        Command::Perft(arguments) => perft::run(&mut session, arguments),
        Command::Suggest(arguments) => suggest::run(&mut session, arguments),
        Command::Hand(arguments) => hand::run(&mut session, arguments),
        Command::Analyse(arguments) => analyse::run(&mut session, arguments),
        Command::Generate(arguments) => generate::run(&mut session, arguments),
        Command::Referee(arguments) => referee::run(&mut session, arguments),
        Command::Conform(arguments) => conform::run(&mut session, arguments),
        Command::Rules(arguments) => rules::run(&mut session, arguments),
        Command::Bench(arguments) => bench::run(&mut session, arguments),
        Command::Schema(arguments) => schema::run(&mut session, arguments),
        Command::Completions(arguments) => completions::run(&mut session, arguments, self::Arguments::command()),
    }?;
    session.out.flush()?;
    Ok(exit)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How wide help is printed.
    const WIDTH: usize = 100;

    /// Returns the lines of help that would be broken, of a command and all below it. A line that is shown as it is to be typed,
    /// without a comment, may be as long as it has to be.
    fn too_wide(command: &clap::Command) -> Vec<String> {
        let help = command.get_long_about().map(ToString::to_string).unwrap_or_default();
        let is_command_alone = |line: &str| line.starts_with("  ") && !line.trim_start().contains("   ");
        let lines = help.lines().filter(|line| WIDTH < line.chars().count() && !is_command_alone(line));
        lines.map(str::to_owned).chain(command.get_subcommands().flat_map(too_wide)).collect()
    }

    #[test]
    fn help_is_not_broken_in_the_middle_of_a_line() {
        assert_eq!(too_wide(&Arguments::command()), Vec::<String>::new());
    }

    #[test]
    fn a_negative_number_is_a_value_that_is_wrong() {
        for option in ["--memory", "--threads", "--budget", "--threshold"] {
            let typed = ["doko", "solve", option, "-3", "-"].map(OsString::from);
            let error = arguments_of(typed).expect_err("none of them may be negative").to_string();
            assert!(error.contains(&format!("invalid value '-3' for '{option}")), "{error}");
        }
    }
}
