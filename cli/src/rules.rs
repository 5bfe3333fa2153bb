//! `doko rules`: the rule sets side by side.

use crate::session::{Exit, Session, find_rules};
use crate::trouble::Failure;
use api::paint::{BOLD, styled};
use clap::Args;
use comfy_table::{Cell, ColumnConstraint, ContentArrangement, Table};
use game::Rules;
use game::rules_file::{OPTIONS, OptionValue, option_value, to_json, to_toml};
use std::io::{IsTerminal, Write};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    sets: Vec<String>,

    #[arg(long)]
    diff: bool,

    #[arg(long, conflicts_with = "diff")]
    json: bool,

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
