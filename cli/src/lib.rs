//! The program `doko`: arguments in, text out. It computes nothing itself.
//!
//! A library, so that it can be within something else, such as the package for Python; [`program`] is all of it.

mod advice;
mod asking;
mod audience;
mod bench;
mod bot;
mod claim;
mod columns;
mod completions;
mod conform;
mod deal;
mod excerpt;
mod foreign;
mod generate;
mod hand;
mod help;
mod import;
mod input;
mod interrupt;
mod lang;
mod library;
mod line_editor;
mod matches;
mod memory;
mod misuse;
mod out_file;

mod perft;
mod play;
mod play_random;
mod problems;
mod progress;
mod protocol;
mod prove;
mod reads;
mod referee;
mod review;
mod rules;
mod schema;
mod score;
#[cfg(feature = "serve")]
mod serve;
mod session;
mod shard;
mod sheet;
mod solve;
mod stream;
mod study;
mod suggest;
mod target;
mod tree;
mod trouble;
mod verdict;
mod verify;
mod visible_out;

use api::arguments::Wrong;
use audience::WhenGone;
use clap::error::ErrorKind;
use clap::{ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand};
use session::{Exit, Session};
use sim::io_reason;
use std::ffi::OsString;
use std::io::{self, Write};
use text::{Language, Message, message};
use trouble::{Failure, Show, Trouble};
use visible_out::Visible;

/// Returns the text of `--version`; a release knows the commit it was built from.
fn long_version() -> String {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    match option_env!("DOKO_COMMIT") {
        Some(commit) => version + " (" + commit + ")",
        None => version,
    }
}

#[derive(Debug, Parser)]
#[command(name = "doko", version, long_version = long_version(), arg_required_else_help = true, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,

    #[arg(long, global = true, display_order = 100)]
    rules: Option<String>,

    #[arg(long, global = true, value_parser = parse_language, display_order = 101)]
    lang: Option<Language>,

    #[arg(long, global = true, value_enum, default_value_t = ColorChoice::Auto, display_order = 102)]
    color: ColorChoice,
}

#[derive(Debug, Subcommand)]
enum Command {
    Verdict(verdict::Arguments),
    Solve(solve::Arguments),
    Tree(tree::Arguments),
    Verify(verify::Arguments),
    Prove(prove::Arguments),
    Score(score::Arguments),
    Sheet(sheet::Arguments),
    Import(import::Arguments),
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
    // The name before it reported reasons.
    #[command(alias = "analyse")]
    Review(review::Arguments),
    Problems(problems::Arguments),
    Generate(generate::Arguments),
    Library(library::Arguments),
    Referee(Box<referee::Arguments>),
    Conform(conform::Arguments),
    Rules(rules::Arguments),
    Bench(bench::Arguments),
    #[cfg(feature = "serve")]
    Serve(serve::Arguments),
    Schema(schema::Arguments),
    Completions(completions::Arguments),
}

/// Runs `doko` with these arguments, the first of which is its own name, to its end, and returns the exit code: 0 for
/// yes and for finished work, 1 for no, 2 for bad input, 141 if the answers have no reader any more.
///
/// It reads and writes the streams of the process, and listens to Ctrl-C where long work can be ended; so it is for a
/// process that does nothing else.
#[must_use]
pub fn program(typed: Vec<OsString>) -> u8 {
    lang::choose_by(&typed);
    let arguments = match arguments_of(typed.clone()) {
        Ok(arguments) => arguments,
        Err(error) => return explain(error, typed),
    };
    match arguments.color {
        ColorChoice::Auto => {}
        ColorChoice::Always => anstream::ColorChoice::Always.write_global(),
        ColorChoice::Never => anstream::ColorChoice::Never.write_global(),
    }
    match run(arguments) {
        Ok(Exit::Done) => 0,
        Ok(Exit::No) => 1,
        Ok(Exit::BadInput) => 2,
        // What the end of a pipe does to a program that knows nothing of it.
        Ok(Exit::Unread) => 128 + 13,
        Err(Failure::Output(error)) => fail(&Trouble::new(message!("output-cannot-write", reason = io_reason(&error)))),
        Err(Failure::Trouble(trouble)) => fail(&trouble),
    }
}

/// Shows what is wrong with the arguments, which it may quote, or the help that was asked for.
fn explain(error: clap::Error, typed: Vec<OsString>) -> u8 {
    let language = lang::language();
    let is_help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand);
    // The help for a user also explains the values.
    let again = is_help.then(|| help::to_show(commands(), language).try_get_matches_from(typed).err()).flatten();
    let text = match again {
        Some(help) => help::translated(&help.render().ansi().to_string(), language),
        None if error.kind() == ErrorKind::DisplayVersion => error.to_string(),
        None => misuse::told(&error, language),
    };
    // The stream may be closed, which is no reason to stop.
    let _ = match error.use_stderr() {
        true => Visible::new(anstream::stderr()).write_all(text.as_bytes()),
        false => Visible::new(anstream::stdout()).write_all(text.as_bytes()),
    };
    if error.use_stderr() { 2 } else { 0 }
}

/// Reads the arguments.
fn arguments_of(typed: impl IntoIterator<Item = OsString>) -> Result<Arguments, clap::Error> {
    let matches = help::in_words(commands(), lang::language()).try_get_matches_from(typed)?;
    Arguments::from_arg_matches(&matches)
}

/// Returns all commands and arguments. A negative number is a value, so that `--memory -3` gets a proper error.
fn commands() -> clap::Command {
    with_negative_values(Arguments::command())
}

fn parse_language(text: &str) -> Result<Language, Wrong> {
    Language::from_code(text).ok_or_else(|| message!("language-unknown").into())
}

fn with_negative_values(command: clap::Command) -> clap::Command {
    command.allow_negative_numbers(true).mut_subcommands(with_negative_values)
}

fn fail(trouble: &Trouble) -> u8 {
    trouble.show();
    2
}

fn run(arguments: Arguments) -> Result<Exit, Failure> {
    if arguments.rules.is_some() {
        arguments.command.check_rules()?;
    }
    let mut session = Session::new(arguments.rules.as_deref(), arguments.lang)?;
    let audience = session.audience.clone();
    let ended = answer(&mut session, arguments.command).and_then(|exit| {
        session.out.flush()?;
        Ok(exit)
    });
    match ended {
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(match audience.plan() {
            WhenGone::Stop => Exit::Done,
            WhenGone::Finish | WhenGone::Hurry => Exit::Unread,
        }),
        ended => ended,
    }
}

impl Command {
    /// Refuses a rule set where it would mean nothing.
    fn check_rules(&self) -> Result<(), Trouble> {
        let what = match self {
            Self::Bench(_) => Message::verbatim("doko bench"),
            Self::Bot(_) => Message::verbatim("doko bot"),
            Self::Schema(_) => Message::verbatim("doko schema"),
            Self::Completions(_) => Message::verbatim("doko completions"),
            Self::Generate(arguments) if !arguments.takes_rules() => message!("rules-unused-planned"),
            Self::Rules(arguments) if arguments.names_sets() => message!("rules-unused-names"),
            _ => return Ok(()),
        };
        Err(Trouble::new(message!("rules-unused", what)).with_help(message!("rules-unused.help")))
    }
}

fn answer(session: &mut Session, command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Verdict(arguments) => verdict::run(session, arguments),
        Command::Solve(arguments) => solve::run(session, arguments),
        Command::Tree(arguments) => tree::run(session, arguments),
        Command::Verify(arguments) => verify::run(session, arguments),
        Command::Prove(arguments) => prove::run(session, arguments),
        Command::Score(arguments) => score::run(session, arguments),
        Command::Sheet(arguments) => sheet::run(session, arguments),
        Command::Import(arguments) => import::run(session, arguments),
        Command::Play(arguments) => play::run(session, arguments),
        Command::PlayRandom(arguments) => play_random::run(session, arguments),
        Command::Deal(arguments) => deal::run(session, arguments),
        Command::Protocol(arguments) => protocol::run(session, arguments),
        Command::Bot(arguments) => bot::run(session, arguments),
        Command::Match(arguments) => matches::run(session, arguments),
        Command::Study(arguments) => study::run(session, arguments),
        Command::Perft(arguments) => perft::run(session, arguments),
        Command::Suggest(arguments) => suggest::run(session, arguments),
        Command::Hand(arguments) => hand::run(session, arguments),
        Command::Review(arguments) => review::run(session, arguments),
        Command::Problems(arguments) => problems::run(session, arguments),
        Command::Generate(arguments) => generate::run(session, arguments),
        Command::Library(arguments) => library::run(session, arguments),
        Command::Referee(arguments) => referee::run(session, *arguments),
        Command::Conform(arguments) => conform::run(session, arguments),
        Command::Rules(arguments) => rules::run(session, arguments),
        Command::Bench(arguments) => bench::run(session, arguments),
        #[cfg(feature = "serve")]
        Command::Serve(arguments) => serve::run(session, arguments),
        Command::Schema(arguments) => schema::run(session, arguments),
        Command::Completions(arguments) => {
            completions::run(session, arguments, help::to_show(commands(), session.lang))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::{OutFolder, OutPath};
    use std::any::TypeId;
    use std::path::PathBuf;

    /// Returns the arguments of this type, of a command and all below it: `solve --out`, `generate plan FOLDER`.
    fn arguments_of_type(command: &clap::Command, path: &str, is_meant: &dyn Fn(TypeId) -> bool) -> Vec<String> {
        let types = [TypeId::of::<OutPath>(), TypeId::of::<OutFolder>(), TypeId::of::<PathBuf>()];
        let meant: Vec<TypeId> = types.into_iter().filter(|&of| is_meant(of)).collect();
        let own = command.get_arguments().filter(|argument| {
            let of = argument.get_value_parser().type_id();
            meant.iter().any(|meant| of == *meant)
        });
        let name = |argument: &clap::Arg| match argument.get_long() {
            Some(long) => format!("{path}--{long}"),
            None => format!("{path}{}", argument.get_id().as_str().to_uppercase()),
        };
        let below = command.get_subcommands();
        let below = below.flat_map(|below| arguments_of_type(below, &format!("{path}{} ", below.get_name()), is_meant));
        own.map(name).chain(below).collect()
    }

    /// `tests/it/outputs.rs` tries all that are listed there.
    #[test]
    fn every_output_is_listed_and_tried() {
        let is_output = |of: TypeId| of != TypeId::of::<PathBuf>();
        let mut found = arguments_of_type(&Arguments::command(), "", &is_output);
        found.sort();
        let listed: Vec<&str> = include_str!("../tests/outputs.txt").lines().collect();
        assert_eq!(found, listed);
        // Other paths are inputs.
        let others = arguments_of_type(&Arguments::command(), "", &|of| of == TypeId::of::<PathBuf>());
        let library: &[&str] = &[
            "library status FOLDER",
            "library verify FOLDER",
            "library merge FOLDER",
            "library show FOLDER",
            "library stats FOLDER",
        ];
        let pages: &[&str] = if cfg!(feature = "serve") { &["serve --page"] } else { &[] };
        assert_eq!(others, [&["generate verify PATH", "generate merge FOLDER"], library, pages].concat());
    }

    /// Returns the commands, all below this one, that have an output file and nothing that lets it be written over.
    fn without_force(command: &clap::Command) -> Vec<String> {
        let has_output =
            command.get_arguments().any(|argument| argument.get_value_parser().type_id() == TypeId::of::<OutPath>());
        let has_force = command.get_arguments().any(|argument| argument.get_long() == Some("force"));
        let own = (has_output && !has_force).then(|| command.get_name().to_owned());
        own.into_iter().chain(command.get_subcommands().flat_map(without_force)).collect()
    }

    #[test]
    fn a_file_can_be_written_over_on_purpose() {
        // What `doko play` records is added to what is there, and `doko problems play` goes on in the file of what was solved.
        assert_eq!(without_force(&Arguments::command()), ["play", "play"]);
    }

    #[test]
    fn a_negative_number_is_a_value_that_is_wrong() {
        for option in ["--memory", "--threads", "--budget", "--threshold"] {
            let typed = ["doko", "solve", option, "-3", "-"].map(OsString::from);
            let error = arguments_of(typed).expect_err("none of them may be negative");
            let error = api::paint::plain(&misuse::told(&error, Language::English));
            assert!(error.contains(&format!("invalid value '-3' for '{option}")), "{error}");
        }
    }
}
