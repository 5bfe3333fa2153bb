//! `--help`, in the language of the run.
//!
//! Its texts stand in the catalogue: `help-solve` is that of a command, `help-solve--ask` that of an argument, or
//! `help--threads` if several commands share it. What an argument takes is the attribute `.takes`, and each of its values
//! that need a word has an attribute of its own name.

use api::paint::folded;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, Command};
use text::{Language, Texts};

/// Use of a command tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    /// Arguments are read with it.
    Reading,
    /// It is shown; what it reads are texts only.
    Showing,
}

/// How wide a line of help is that is laid out here: that of the narrowest usual terminal.
const WIDTH: usize = 80;

/// The commands by what they are for, each group with the message of its heading.
const GROUPS: [(&str, &[&str]); 6] = [
    ("help-group-verdicts", &["verdict", "solve", "tree", "verify", "prove"]),
    ("help-group-table", &["play", "score", "sheet", "referee", "rules"]),
    ("help-group-advice", &["suggest", "hand", "review", "problems"]),
    ("help-group-games", &["deal", "play-random", "import", "perft"]),
    ("help-group-bots", &["match", "study", "generate", "library", "bot", "protocol"]),
    ("help-group-programs", &["serve", "schema", "conform", "bench", "completions"]),
];

/// Returns the command, and all below it, with their texts.
pub(crate) fn in_words(command: Command, language: Language) -> Command {
    told(command, Texts::of(language), None, Use::Reading)
}

/// Returns the command with their texts and with those of the values of arguments. Nothing can be read with it.
pub(crate) fn to_show(command: Command, language: Language) -> Command {
    told(command, Texts::of(language), None, Use::Showing)
}

/// Returns what clap shows, with its own words in the language.
pub(crate) fn translated(shown: &str, language: Language) -> String {
    /// The words of clap, each with its message. None of them stands in a text of ours.
    const WORDS: [(&str, &str); 11] = [
        ("Usage:", "help-word-usage"),
        ("Commands:", "help-word-commands"),
        ("Arguments:", "help-word-arguments"),
        ("Options:", "help-word-options"),
        ("[OPTIONS]", "help-word-some-options"),
        ("<COMMAND>", "help-word-command"),
        ("[default:", "help-word-default"),
        ("[alias:", "help-word-alias"),
        // These may stand in two lines.
        ("[possible", "help-word-possible"),
        ("Possible", "help-word-possible-values"),
        ("values:", "help-word-values"),
    ];
    let texts = Texts::of(language);
    WORDS.into_iter().fold(shown.to_owned(), |shown, (word, id)| shown.replace(word, &texts.word(id)))
}

fn told(command: Command, texts: &Texts, path: Option<&str>, used: Use) -> Command {
    let name = path.unwrap_or(command.get_name()).to_owned();
    let id = format!("help-{name}");
    let command = match texts.has(&id).then(|| texts.word(&id)) {
        Some(text) => with_about(command, &text),
        None => command,
    };
    let command = command.mut_args(|argument| told_argument(argument, texts, &name, used));
    let command = with_flags(command, texts).mut_subcommands(|below| {
        let path = match path {
            Some(path) => format!("{path}-{}", below.get_name()),
            None => below.get_name().to_owned(),
        };
        told(below, texts, Some(&path), used)
    });
    if path.is_none() { in_groups(command, texts) } else { command }
}

/// Returns the program with a help that lists its commands in groups.
fn in_groups(command: Command, texts: &Texts) -> Command {
    const NAME: usize = 14;
    let mut list = String::new();
    for (heading, names) in GROUPS {
        list += &format!("\n  {}\n", texts.word(heading));
        for below in names.iter().filter_map(|name| command.find_subcommand(name)) {
            let about = below.get_about().map(ToString::to_string).unwrap_or_default();
            let about = folded(&about, WIDTH - NAME - 4).join(&format!("\n{:1$}", "", NAME + 4));
            list += &format!("    {:NAME$}{about}\n", below.get_name());
        }
    }
    let header = command.get_styles().get_header();
    let heading = |word: &str| format!("{header}{word}{header:#}");
    let (commands, options) = (heading("Commands:"), heading("Options:"));
    command.help_template(format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{commands}{list}\n{options}\n{{options}}"
    ))
}

/// The first paragraph alone is the short form.
fn with_about(command: Command, text: &str) -> Command {
    let text = laid_out(text);
    match text.split_once("\n\n") {
        Some((first, _)) => command.about(first.to_owned()).long_about(text),
        None => command.about(text),
    }
}

/// Returns a text with each paragraph in one line, which clap breaks where the terminal ends. What is set in stays as it is, but a
/// remark behind a command that makes its line too long gets lines of its own.
fn laid_out(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        // Fluent takes the indentation from a line that is nothing but a placeable.
        let line = if line == ".." { "  .." } else { line };
        let goes_on = !line.is_empty() && !line.starts_with(' ');
        match lines.last_mut().filter(|last| goes_on && !last.is_empty() && !last.starts_with(' ')) {
            Some(last) => *last += &format!(" {line}"),
            None => lines.extend(within_width(line)),
        }
    }
    lines.join("\n")
}

/// Returns the lines of a line that is set in.
fn within_width(line: &str) -> Vec<String> {
    let (indent, said) = line.split_at(line.len() - line.trim_start().len());
    match said.split_once("  ") {
        Some((command, remark)) if !indent.is_empty() && WIDTH < line.chars().count() => {
            let remark = folded(&format!("{indent}    {}", remark.trim_start()), WIDTH);
            [vec![format!("{indent}{command}")], remark].concat()
        }
        _ => vec![line.to_owned()],
    }
}

fn told_argument(argument: Arg, texts: &Texts, path: &str, used: Use) -> Arg {
    let Some(id) = message_of(&argument, texts, path) else { return argument };
    // Lines of the catalogue are no lines of the help.
    let text: Vec<String> = texts.word(&id).split("\n\n").map(|paragraph| paragraph.replace('\n', " ")).collect();
    let argument = match &text[..] {
        // What a derived argument says of itself is for the reader of the API.
        [text] => argument.help(text.clone()).long_help(None::<&'static str>),
        text => argument.help(text[0].clone()).long_help(text.join("\n\n")),
    };
    if !argument.get_action().takes_values() {
        return argument;
    }
    let values = argument.get_possible_values();
    let argument = argument.value_name(texts.word(&format!("{id}.takes")));
    if used == Use::Reading || !values.iter().any(|value| texts.has(&format!("{id}.{}", value.get_name()))) {
        return argument;
    }
    let described = |value: &PossibleValue| value.clone().help(texts.word(&format!("{id}.{}", value.get_name())));
    let values: Vec<PossibleValue> = values.iter().map(described).collect();
    argument.value_parser(PossibleValuesParser::new(values))
}

/// Returns the name of the message of an argument: its own in this command, or that of all that are called so.
fn message_of(argument: &Arg, texts: &Texts, path: &str) -> Option<String> {
    let name = argument.get_long().unwrap_or(argument.get_id().as_str());
    [format!("help-{path}--{name}"), format!("help--{name}")].into_iter().find(|id| texts.has(id))
}

/// Puts `--help`, and `--version` where there is one, in the place of clap's own.
fn with_flags(command: Command, texts: &Texts) -> Command {
    /// Display order of the flags of clap: after all others.
    const LAST: usize = 999;
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).display_order(LAST);
    let help = match command.get_long_about() {
        Some(_) => help.help(texts.word("help-flag.more")).long_help(texts.word("help-flag.less")),
        None => help.help(texts.word("help-flag")),
    };
    let has_version = command.get_version().is_some();
    let command = command.disable_help_flag(true).arg(help);
    if !has_version {
        return command;
    }
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version).display_order(LAST);
    command.disable_version_flag(true).arg(version.help(texts.word("help-flag-version")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Returns the names of all messages of the help that a command and those below it need.
    fn needed(command: &Command, texts: &Texts, path: Option<&str>, found: &mut BTreeSet<String>) {
        let name = path.unwrap_or(command.get_name());
        found.insert(format!("help-{name}"));
        for argument in command.get_arguments() {
            let own = format!("help-{name}--{}", argument.get_long().unwrap_or(argument.get_id().as_str()));
            let id = message_of(argument, texts, name).unwrap_or(own);
            found.insert(id.clone());
            if !argument.get_action().takes_values() {
                continue;
            }
            found.insert(format!("{id}.takes"));
            let values = argument.get_possible_values();
            let values: Vec<String> = values.iter().map(|value| format!("{id}.{}", value.get_name())).collect();
            // Values that speak for themselves are not described, but all or none.
            if values.iter().any(|id| texts.has(id)) {
                found.extend(values);
            }
        }
        for below in command.get_subcommands() {
            let path = path.map_or(String::new(), |path| format!("{path}-"));
            needed(below, texts, Some(&format!("{path}{}", below.get_name())), found);
        }
    }

    /// Returns the lines of help that a terminal of 80 columns would break, of a command and all below it. A line that is to be
    /// typed may be as long as it has to be.
    fn too_wide(command: &Command) -> Vec<String> {
        let help = command.clone().term_width(WIDTH).render_long_help().to_string();
        let is_typed = |line: &str| line.starts_with("  ") && line.contains("doko ");
        let is_usage = |line: &str| line.trim_start().starts_with("doko ") || line.starts_with("Usage:");
        let lines = help.lines().filter(|line| WIDTH < line.chars().count() && !is_typed(line) && !is_usage(line));
        let lines = lines.map(|line| format!("{}: {line}", command.get_name()));
        lines.chain(command.get_subcommands().flat_map(too_wide)).collect()
    }

    #[test]
    fn help_fits_80_columns() {
        for language in Language::ALL {
            assert_eq!(too_wide(&to_show(crate::commands(), language)), Vec::<String>::new());
        }
    }

    #[test]
    fn every_command_stands_in_one_group() {
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let commands = crate::commands();
        let mut there: Vec<&str> = commands.get_subcommands().map(Command::get_name).collect();
        grouped.sort_unstable();
        there.sort_unstable();
        there.retain(|name| *name != "help");
        grouped.retain(|name| commands.find_subcommand(name).is_some() || cfg!(feature = "serve"));
        assert_eq!(grouped, there);
    }

    #[test]
    fn a_remark_that_finds_no_place_stands_below_its_command() {
        let long = "x".repeat(60);
        let text =
            format!("One line\nand more.\n\nExamples:\n  doko a   short\n  doko {long}    a remark\nThe end\nof it.");
        let shown = laid_out(&text);
        let expected =
            format!("One line and more.\n\nExamples:\n  doko a   short\n  doko {long}    a remark\nThe end of it.");
        assert_eq!(shown, expected);
        let wide = laid_out(&format!("  doko {long}{long}    a remark"));
        assert_eq!(wide, format!("  doko {long}{long}\n      a remark"));
    }

    /// Returns the names of all messages and attributes of the file of the help.
    fn there(language: Language) -> BTreeSet<String> {
        let sources = Texts::sources(language);
        let (_, source) = sources.iter().find(|(name, _)| *name == "help").expect("there is such a file");
        let mut message = "";
        let mut found = BTreeSet::new();
        for line in source.lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            if name.starts_with("help") {
                message = name;
                found.insert(name.to_owned());
            } else if let Some(attribute) = name.strip_prefix("    .") {
                found.insert(format!("{message}.{attribute}"));
            }
        }
        found.retain(|id| !["help-flag", "help-word", "help-group"].iter().any(|own| id.starts_with(own)));
        found
    }

    #[test]
    fn every_command_argument_and_value_has_its_help_and_none_is_left_over() {
        for language in Language::ALL {
            let mut all = BTreeSet::new();
            needed(&crate::commands(), Texts::of(language), None, &mut all);
            let there = there(language);
            let missing: Vec<&String> = all.difference(&there).collect();
            assert_eq!(missing, Vec::<&String>::new(), "{language}: missing in help.ftl");
            let left: Vec<&String> = there.difference(&all).collect();
            assert_eq!(left, Vec::<&String>::new(), "{language}: left over in help.ftl");
        }
    }
}
