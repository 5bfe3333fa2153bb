//! `doko rules new`: a club's rule file from answers, given or asked for.

use super::questions;
use super::width;
use crate::session::{Exit, Session};
use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::{Failure, Source, Trouble};
use api::rules::Wall;
use clap::Args;
use game::Rules;
use notation::rules_file::{annotated_toml, parse_rules};
use text::message;
use text::visible;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    #[arg(long)]
    extends: Option<String>,

    #[arg(long)]
    name: Option<String>,

    #[arg(long)]
    set: Vec<String>,

    #[arg(long)]
    out: Option<OutPath>,

    #[command(flatten)]
    overwrite: Overwrite,
}

pub(super) fn run(session: &mut Session, arguments: &Arguments) -> Result<Exit, Failure> {
    let out = arguments.out.as_ref();
    let out = out.map(|path| Target::open(path, Kind::Rules, arguments.overwrite)).transpose()?;
    let rules = match given(session, arguments)? {
        Some(rules) => rules,
        None => match questions::ask(session, arguments.name.clone(), arguments.extends.as_deref())? {
            Some(rules) => rules,
            None => return Ok(Exit::No),
        },
    };
    let file = annotated_toml(&rules, session.lang);
    match &out {
        Some(target) => {
            target.write(&file)?;
            session.write_rows(&Wall::of(session.lang, &rules).rows_within(width()))?;
            let path = target.path().display().to_string();
            eprintln!("{}", message!("rules-new-written", path = visible(&path)).text(session.lang));
        }
        None => write!(session.out, "{file}")?,
    }
    Ok(Exit::Done)
}

/// Returns the rule set of the answers on the command line; `None` if there are none, so that they have to be asked
/// for.
fn given(session: &Session, arguments: &Arguments) -> Result<Option<Rules>, Trouble> {
    if arguments.set.is_empty() {
        return Ok(None);
    }
    // The base may be said in any way that `--rules` takes; the rules say which set it is.
    let base = match &arguments.extends {
        Some(name) => session.book.get(name).map_or_else(|| name.clone(), |rules| rules.name.to_string()),
        None => "ddv".to_owned(),
    };
    let mut text = format!("extends = {}\n", quoted(&base));
    if let Some(name) = &arguments.name {
        text.push_str(&format!("name = {}\n", quoted(name)));
    }
    for answer in &arguments.set {
        text.push_str(&line(answer)?);
    }
    let rules = parse_rules(&text, DEFAULT_NAME);
    let source = Source { name: message!("input-name-answers").text(session.lang), line: 1, text };
    rules.map(Some).map_err(|error| Trouble::of(&error).in_source(source, &error.labels))
}

/// Name of a club without one.
pub(super) const DEFAULT_NAME: &str = "club";

/// Returns the answer `OPTION=VALUE` as a line of a rule file, in which a word may go without its quotes.
fn line(answer: &str) -> Result<String, Trouble> {
    let Some((option, value)) = answer.split_once('=') else {
        let trouble = Trouble::new(message!("rules-new-no-value", answer = visible(answer)));
        return Err(trouble.with_help(message!("rules-new-no-value.help")));
    };
    let (option, value) = (option.trim(), value.trim());
    let is_plain = matches!(value, "true" | "false") || value.parse::<i64>().is_ok();
    let is_toml = is_plain || value.starts_with(['"', '\'', '[', '{']);
    let value = if is_toml { value.to_owned() } else { quoted(value) };
    let is_key = !option.is_empty() && option.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let option = if is_key { option.to_owned() } else { quoted(option) };
    Ok(format!("{option} = {value}\n"))
}

/// Returns the text as a basic string of TOML.
fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}
