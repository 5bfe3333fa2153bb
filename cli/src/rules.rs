//! `doko rules`: the rule sets side by side.

use crate::session::{Exit, Session, find_rules};
use crate::trouble::Failure;
use api::paint::{BOLD, styled};
use clap::Args;
use comfy_table::{Cell, ColumnConstraint, ContentArrangement, Table};
use game::Rules;
use game::rules_file::{OPTIONS, OptionValue, option_value, to_json, to_toml};
use std::io::{IsTerminal, Write};

/// Show the options of the rule sets side by side.
///
/// Examples:
///   doko rules                                  all options of the published rule sets
///   doko rules --diff                           only those in which they differ
///   doko rules --diff ddv my-club.toml          what a club plays otherwise
///   doko rules --toml my-club.toml              a rule file with what differs from its base
///   doko rules --json ddv                       all options as JSON
///
/// A club writes its rules as a TOML file that extends a published rule set:
///   extends = "ddv"
///   name = "my-club"
///   second_heart_ten_wins = "when_trump"
/// Every command takes it with --rules my-club.toml. What the options mean is told in docs/rules.md.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Names of rule sets and rule files; the published ones and that of --rules if none are given.
    #[arg(value_name = "FILE|NAME")]
    sets: Vec<String>,

    /// Show only options in which the rule sets differ.
    #[arg(long)]
    diff: bool,

    /// Write each rule set as a line of JSON with all options.
    #[arg(long, conflicts_with = "diff")]
    json: bool,

    /// Write each rule set as a rule file: what it extends, and what differs from that.
    #[arg(long, conflicts_with_all = ["diff", "json"])]
    toml: bool,
}

impl Arguments {
    /// Returns whether the rule sets to show are named.
    pub(crate) const fn names_sets(&self) -> bool {
        !self.sets.is_empty()
    }
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let sets: Vec<Rules> = if arguments.sets.is_empty() {
        session.book.names().filter_map(|name| session.book.get(name)).cloned().collect()
    } else {
        arguments.sets.iter().map(|set| find_rules(&session.book, set)).collect::<Result<_, _>>()?
    };
    if arguments.json {
        for rules in &sets {
            session.write_json(&to_json(rules))?;
        }
    } else if arguments.toml {
        let files: Vec<String> = sets.iter().map(to_toml).collect();
        write!(session.out, "{}", files.join("\n"))?;
    } else {
        writeln!(session.out, "{}", table(&sets, arguments.diff))?;
    }
    Ok(Exit::Done)
}

fn table(sets: &[Rules], only_differences: bool) -> String {
    let mut table = Table::new();
    table.load_style(comfy_table::presets::NOTHING);
    // A terminal too narrow for words shows more if it breaks the lines itself.
    const NARROW: u16 = 70;
    if std::io::stdout().is_terminal() && table.width().is_some_and(|width| NARROW <= width) {
        table.set_content_arrangement(ContentArrangement::Dynamic);
    }
    let names = sets.iter().map(|rules| styled(&rules.name, BOLD));
    table.set_header([styled("option", BOLD)].into_iter().chain(names).map(Cell::new));
    for option in OPTIONS {
        let values: Vec<String> =
            sets.iter().filter_map(|rules| option_value(rules, option)).map(|v| shown(&v)).collect();
        if !only_differences || values.iter().any(|value| *value != values[0]) {
            table.add_row([(*option).to_owned()].into_iter().chain(values));
        }
    }
    if let Some(names) = table.column_mut(0) {
        names.set_constraint(ColumnConstraint::ContentWidth);
    }
    let text = table.to_string();
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// Returns a value without the signs that only a file needs.
fn shown(value: &OptionValue) -> String {
    match value {
        OptionValue::List(values) => values.iter().map(shown).collect::<Vec<_>>().join(" "),
        OptionValue::Text(text) => text.clone(),
        OptionValue::Table(parts) => {
            parts.iter().map(|(key, value)| format!("{key} {}", shown(value))).collect::<Vec<_>>().join(", ")
        }
        value => value.to_string(),
    }
}
