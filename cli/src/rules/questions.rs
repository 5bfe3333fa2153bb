//! The way to a club's rules, asked section by section: what holds is read out, and what is different is changed.

use super::new::DEFAULT_NAME;
use crate::asking::{Shown, begin_asking, ended, help, in_a_row};
use crate::session::Session;
use crate::trouble::{Failure, Show, Trouble};
use api::rules::heading_and_options;
use game::Rules;
use game::rules::{OptionValue, RuleOption};
use inquire::{MultiSelect, Select, Text};
use notation::rules_file::{
    is_word, option_about, option_message, option_value, read_value, schema, value_message, with_option,
};
use std::collections::BTreeSet;
use text::{Language, Message, message};

/// The rules as far as they are known.
struct Draft {
    rules: Rules,
    /// The options that were answered, which nothing else changes.
    answered: BTreeSet<&'static str>,
}

/// Returns the rule set that was asked for; `None` if the questions were ended before.
pub(super) fn ask(session: &Session, name: Option<String>, extends: Option<&str>) -> Result<Option<Rules>, Failure> {
    let language = session.lang;
    begin_asking(language, message!("rules-new-no-terminal.help"))?;
    let Some(name) = name.map_or_else(|| ask_name(language), |name| Ok(Some(name)))? else { return Ok(None) };
    if !is_word(&name) || Rules::named(&name).is_some() {
        return Err(bad_name(&name).into());
    }
    let base = match extends {
        Some(extends) => Some(crate::session::find_rules(&session.book, extends)?),
        None => ask_base(language)?,
    };
    let Some(base) = base else { return Ok(None) };
    let mut draft = Draft { rules: Rules { name: name.into(), ..base }, answered: BTreeSet::new() };
    let sections: Vec<(Message, Vec<&str>)> = heading_and_options().collect();
    let mut at = 0;
    while let Some((heading, options)) = sections.get(at) {
        match ask_section(language, &mut draft, heading, options)? {
            Way::On => at += 1,
            Way::Back if at == 0 => return Ok(None),
            Way::Back => at -= 1,
        }
    }
    Ok(Some(draft.rules))
}

/// Direction from a section.
enum Way {
    On,
    Back,
}

fn ask_name(language: Language) -> Result<Option<String>, Failure> {
    let (question, keys) = (message!("rules-new-name").text(language), message!("wizard-keys-back").text(language));
    loop {
        let typed = Text::new(&question).with_default(DEFAULT_NAME).with_help_message(&keys).prompt_skippable();
        let Some(Some(name)) = ended(typed)? else { return Ok(None) };
        let name = name.trim().replace(' ', "-");
        if is_word(&name) && Rules::named(&name).is_none() {
            return Ok(Some(name));
        }
        bad_name(&name).show();
    }
}

fn bad_name(name: &str) -> Trouble {
    let name = text::visible(name).into_owned();
    Trouble::new(message!("rules-file-bad-name", name)).with_help(message!("rules-new-name.help"))
}

fn ask_base(language: Language) -> Result<Option<Rules>, Failure> {
    let sets = Rules::OFFERED.map(|rules| {
        let id = format!("rules-new-base-{}", rules.name);
        Shown { text: in_a_row(&Message::new(id).text(language)), value: rules }
    });
    let keys = message!("wizard-keys-choose").text(language);
    let chosen = Select::new(&message!("rules-new-base").text(language), Vec::from(sets))
        .with_help_message(&keys)
        .with_formatter(&|chosen| chosen.value.value.name.to_string())
        .prompt_skippable();
    Ok(ended(chosen)?.flatten().map(|shown| shown.value))
}

/// Reads out what holds, and changes what is chosen until it is right.
fn ask_section(
    language: Language,
    draft: &mut Draft,
    heading: &Message,
    options: &[&'static str],
) -> Result<Way, Failure> {
    let mut cursor = 0;
    loop {
        let known: Vec<&'static str> = options
            .iter()
            .copied()
            .filter(|option| RuleOption::named(option).is_some_and(|option| option.matters(&draft.rules)))
            .collect();
        let mut rows = vec![Shown { value: None, text: message!("rules-new-right").text(language) }];
        rows.extend(
            known
                .iter()
                .map(|&option| Shown { value: Some(option), text: in_a_row(&told(language, &draft.rules, option)) }),
        );
        cursor = cursor.min(rows.len() - 1);
        let keys = help(language, &message!("rules-new-section-why").text(language), "wizard-keys-choose");
        let chosen = Select::new(&heading.text(language), rows)
            .with_help_message(&keys)
            .with_starting_cursor(cursor)
            .with_page_size(14)
            .prompt_skippable();
        match ended(chosen)?.flatten().map(|shown| shown.value) {
            None => return Ok(Way::Back),
            Some(None) => return Ok(Way::On),
            Some(Some(option)) => {
                cursor = 1 + known.iter().position(|&other| other == option).unwrap_or_default();
                if let Some(value) = ask_value(language, &draft.rules, option)? {
                    change(language, draft, option, &value);
                }
            }
        }
    }
}

/// Returns what an option is called and what it is set to.
fn told(language: Language, rules: &Rules, option: &str) -> String {
    let name = option_message(option).unwrap_or_else(|| Message::verbatim(option));
    let value = option_value(rules, option).map(|value| value_message(option, &value));
    message!("rule-sentence", name, value = value.unwrap_or_else(|| message!("option-off"))).text(language)
}

/// Changes an option if the rules can then still be played; otherwise says why not.
fn change(language: Language, draft: &mut Draft, option: &'static str, value: &OptionValue) {
    let changed = match with_option(&draft.rules, option, value.clone()) {
        Ok(changed) => changed,
        Err(error) => return Trouble::of(&error).show(),
    };
    let mut answered = draft.answered.clone();
    answered.insert(option);
    let fitted = changed.fitted(|other| answered.contains(other));
    if let Err(conflict) = fitted.check() {
        return Trouble::of(&conflict).show();
    }
    // What else has changed with it is said.
    for other in RuleOption::names().filter(|&other| other != option) {
        if option_value(&fitted, other) != option_value(&draft.rules, other) {
            eprintln!("  {}", told(language, &fitted, other));
        }
    }
    *draft = Draft { rules: fitted, answered };
}

/// Asks for the value of an option in the way of its kind; `None` if it is left as it is.
fn ask_value(language: Language, rules: &Rules, option: &str) -> Result<Option<OptionValue>, Failure> {
    let about = option_about(option).map_or_else(String::new, |about| about.text(language));
    let schema = &schema()["properties"][option];
    let now = option_value(rules, option);
    let shown = |value: OptionValue| Shown { text: in_a_row(&value_message(option, &value).text(language)), value };
    let several = schema["items"]["enum"].as_array();
    if schema["type"] == "boolean" || (schema["enum"].is_array() && schema.get("anyOf").is_none()) {
        let words = schema["enum"].as_array().into_iter().flatten().map(OptionValue::from);
        let values: Vec<OptionValue> = match schema["type"].as_str() {
            Some("boolean") => vec![OptionValue::Bool(true), OptionValue::Bool(false)],
            _ => words.collect(),
        };
        let cursor = values.iter().position(|value| Some(value) == now.as_ref()).unwrap_or_default();
        let values = values.into_iter().map(shown).collect();
        let keys = help(language, &about, "wizard-keys-choose");
        let chosen = Select::new(&name(language, option), values)
            .with_starting_cursor(cursor)
            .with_help_message(&keys)
            .prompt_skippable();
        return Ok(ended(chosen)?.flatten().map(|shown| shown.value));
    }
    // The order of the Vorbehalte matters, so they are typed.
    if let (Some(words), true) = (several, option != "reservation_priority") {
        let values: Vec<OptionValue> = words.iter().map(OptionValue::from).collect();
        let ticked = ticked(&values, now.as_ref());
        let values = values.into_iter().map(shown).collect();
        let keys = help(language, &about, "wizard-keys-several");
        let chosen = MultiSelect::new(&name(language, option), values)
            .with_default(&ticked)
            .with_help_message(&keys)
            .prompt_skippable();
        let list = |chosen: Vec<Shown<OptionValue>>| chosen.into_iter().map(|shown| shown.value).collect();
        return Ok(ended(chosen)?.flatten().map(|chosen| OptionValue::List(list(chosen))));
    }
    type_value(language, option, &about, now.as_ref())
}

/// Returns the places of the values that are in a list now.
fn ticked(values: &[OptionValue], now: Option<&OptionValue>) -> Vec<usize> {
    let Some(OptionValue::List(list)) = now else { return Vec::new() };
    values.iter().enumerate().filter(|(_, value)| list.contains(value)).map(|(place, _)| place).collect()
}

/// Lets a value be typed as it stands in a rule file.
fn type_value(
    language: Language,
    option: &str,
    about: &str,
    now: Option<&OptionValue>,
) -> Result<Option<OptionValue>, Failure> {
    let keys = help(language, about, "wizard-keys-back");
    let initial = now.map_or_else(String::new, OptionValue::to_string);
    let typed =
        Text::new(&name(language, option)).with_initial_value(&initial).with_help_message(&keys).prompt_skippable();
    let Some(Some(text)) = ended(typed)? else { return Ok(None) };
    Ok(Some(read_value(text.trim())))
}

fn name(language: Language, option: &str) -> String {
    option_message(option).unwrap_or_else(|| Message::verbatim(option)).text(language)
}
