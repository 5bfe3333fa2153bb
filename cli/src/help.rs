//! `--help`, in the language of the run.
//!
//! Its texts stand in the catalogue: `help-solve` is that of a command, `help-solve--ask` that of an argument, or
//! `help--threads` if several commands share it. What an argument takes is the attribute `.takes`, and each of its values
//! that need a word has an attribute of its own name.

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
    let command = with_flags(command, texts);
    command.mut_subcommands(|below| {
        let path = match path {
            Some(path) => format!("{path}-{}", below.get_name()),
            None => below.get_name().to_owned(),
        };
        told(below, texts, Some(&path), used)
    })
}

/// The first paragraph alone is the short form.
fn with_about(command: Command, text: &str) -> Command {
    match text.split_once("\n\n") {
        Some((first, _)) => command.about(first.to_owned()).long_about(text.to_owned()),
        None => command.about(text.to_owned()),
    }
}

fn told_argument(argument: Arg, texts: &Texts, path: &str, used: Use) -> Arg {
    let Some(id) = message_of(&argument, texts, path) else { return argument };
    // Lines of the catalogue are no lines of the help.
    let text: Vec<String> = texts.word(&id).split("\n\n").map(|paragraph| paragraph.replace('\n', " ")).collect();
    let argument = match &text[..] {
        [text] => argument.help(text.clone()),
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
        found.retain(|id| !id.starts_with("help-flag") && !id.starts_with("help-word"));
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

    /// Returns the arguments of a command, and all below it, that have a text of their own in the program.
    fn with_own_texts(command: &Command) -> Vec<String> {
        let name = command.get_name();
        let own = command.get_about().map(|_| name.to_owned());
        let arguments = command.get_arguments().filter(|argument| {
            let values = argument.get_possible_values();
            argument.get_help().is_some() || values.iter().any(|value| value.get_help().is_some())
        });
        let arguments = arguments.map(|argument| format!("{name} {}", argument.get_id()));
        own.into_iter().chain(arguments).chain(command.get_subcommands().flat_map(with_own_texts)).collect()
    }

    #[test]
    fn no_help_stands_in_the_program() {
        assert_eq!(with_own_texts(&crate::commands()), Vec::<String>::new());
    }
}
