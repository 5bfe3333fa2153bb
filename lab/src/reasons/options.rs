//! What is asked for on the command line.

use crate::truth::Styles;
use crate::whole_number;
use game::Rules;
use notation::rules_file::parse_rules;
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::path::PathBuf;

/// How games are made and reviewed: with the number of a game everything that is needed to repeat it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Settings {
    pub(crate) rules: String,
    pub(crate) seed: u64,
    pub(crate) worlds: usize,
    pub(crate) styles: Vec<String>,
    pub(crate) slips: usize,
}

impl Settings {
    /// Returns the rule set of this name, or that of a rule file.
    pub(crate) fn rules(&self) -> Result<Rules, String> {
        if let Some(rules) = Rules::ALL.into_iter().find(|rules| rules.name == self.rules) {
            return Ok(rules);
        }
        let path = &self.rules;
        let unread = |error| format!("{path:?} is neither tsr, ddv, bsv or recklinghausen nor a rule file: {error}");
        let text = std::fs::read_to_string(path).map_err(|error| unread(error.to_string()))?;
        parse_rules(&text, "club").map_err(|error| unread(error.to_string()))
    }

    pub(crate) fn styles(&self) -> Styles {
        Styles { bots: self.styles.clone(), slips: self.slips }
    }
}

/// The task.
#[derive(Clone, Debug)]
pub(crate) enum Task {
    /// Games are reviewed.
    Review { settings: Settings, first: u64, games: u64 },
    /// What was printed is added up.
    Merge(Vec<PathBuf>),
}

/// So different that most reasons have something to say.
const STYLES: [&str; 8] = [
    "rules",
    "greedy",
    "rules:style=saver",
    "rules:style=trump-drawer",
    "random",
    "rules:style=smears-always",
    "rules:style=aggressive",
    "rules",
];

const USAGE: &str = "[--games N] [--first N] [--seed N] [--worlds N] [--slips N] [--styles BOT;BOT;..] [--rules NAME-OR-FILE], \
                     or --merge FILE..";

pub(crate) fn task(arguments: &[String]) -> Result<Task, Box<dyn Error>> {
    let mut arguments = arguments.iter().cloned();
    let mut settings = Settings {
        rules: "ddv".to_owned(),
        seed: 53,
        worlds: 40,
        styles: STYLES.map(str::to_owned).to_vec(),
        slips: 8,
    };
    let (mut first, mut games) = (0, 10);
    while let Some(name) = arguments.next() {
        if name == "--merge" {
            return Ok(Task::Merge(arguments.map(PathBuf::from).collect()));
        }
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value; {USAGE}"))?;
        let number = || whole_number::<u64>(&value).map_err(|error| format!("{name} {error}"));
        match name.as_str() {
            "--games" => games = number()?,
            "--first" => first = number()?,
            "--seed" => settings.seed = number()?,
            "--worlds" => settings.worlds = number()? as usize,
            "--slips" => settings.slips = number()? as usize,
            "--styles" => settings.styles = value.split(';').map(str::to_owned).collect(),
            "--rules" => settings.rules.clone_from(&value),
            _ => return Err(format!("{name:?} is unknown; {USAGE}").into()),
        }
    }
    settings.rules()?;
    for style in &settings.styles {
        let spec: bots::Spec = style.parse().map_err(|error: bots::SpecError| format!("{style:?}: {error}"))?;
        spec.build().map_err(|error| format!("{style:?}: {error}"))?;
    }
    Ok(Task::Review { settings, first, games })
}
