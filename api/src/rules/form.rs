//! The options of a rule set as a form asks for them: chapter by chapter, what they mean, what they can be, and what the wall says.

use super::wall::{heading_and_options, sentence};
use game::Rules;
use game::rules::{OPTIONS, OptionValue, RuleOption, Shape};
use notation::rules_file::{option_about, option_message, value_message};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use text::Language;

/// A chapter of the form.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ChapterAnswer {
    /// Its heading.
    pub heading: String,
    /// The options, in the order of a rule book.
    pub options: Vec<FieldAnswer>,
}

/// An option of the form.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FieldAnswer {
    /// Its name in a rule file.
    pub option: &'static str,
    /// Name of the option.
    pub name: String,
    /// Meaning of the option.
    pub about: String,
    /// Its value as a rule file has it.
    pub value: Value,
    /// The same in words.
    pub said: String,
    /// Whether it has an effect in these rules.
    pub matters: bool,
    /// If it has none: the options of which a single one has to be different for it to have an effect.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<&'static str>,
    /// What the wall says of it; null if nothing need be said.
    pub sentence: Option<String>,
    /// What it can be.
    pub can_be: CanBeAnswer,
}

/// What an option can be; several of these may hold.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct CanBeAnswer {
    /// Single values.
    pub choices: Vec<ChoiceAnswer>,
    /// The greatest whole number, if it can be one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u16>,
    /// A list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list: Option<ListAnswer>,
    /// Named numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<PartAnswer>,
    /// A text that fits this regular expression.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<&'static str>,
}

/// A value with its words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ChoiceAnswer {
    /// The value as a rule file has it.
    pub value: Value,
    /// That in words.
    pub text: String,
}

/// A list that an option can be.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ListAnswer {
    /// Its items, if they are single values.
    pub choices: Vec<ChoiceAnswer>,
    /// The greatest whole number that an item can be, if they are numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u16>,
    /// Number of items, if it is fixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<usize>,
}

/// A part of a value.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PartAnswer {
    /// Its name in a rule file.
    pub name: &'static str,
    /// The greatest whole number that it can be, if it is a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u16>,
}

/// Returns the form of these rules.
#[must_use]
pub fn form(language: Language, rules: &Rules) -> Vec<ChapterAnswer> {
    let needs = needs(rules);
    let field = |name: &'static str| {
        let option = RuleOption::named(name)?;
        let value = option.of(rules);
        Some(FieldAnswer {
            option: name,
            name: option_message(name)?.text(language),
            about: option_about(name)?.text(language),
            said: value_message(name, &value).text(language),
            value: written(&value),
            matters: option.matters(rules),
            needs: needs.get(name).cloned().unwrap_or_default(),
            sentence: sentence(language, rules, name),
            can_be: can_be(language, name, &option.shape()),
        })
    };
    let chapter = |(heading, options): (text::Message, Vec<&'static str>)| ChapterAnswer {
        heading: heading.text(language),
        options: options.into_iter().filter_map(field).collect(),
    };
    heading_and_options().map(chapter).collect()
}

fn written(value: &OptionValue) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

fn can_be(language: Language, option: &str, shape: &Shape) -> CanBeAnswer {
    let choice = |value: OptionValue| ChoiceAnswer {
        text: value_message(option, &value).text(language),
        value: written(&value),
    };
    let words = |words: &mut dyn Iterator<Item = &str>| words.map(|word| choice(OptionValue::text(word))).collect();
    match shape {
        Shape::Bool => CanBeAnswer {
            choices: [true, false].map(|value| choice(OptionValue::Bool(value))).to_vec(),
            ..CanBeAnswer::default()
        },
        Shape::Number(most) => CanBeAnswer { most: Some(*most), ..CanBeAnswer::default() },
        Shape::Words(list) => {
            CanBeAnswer { choices: words(&mut list.iter().map(String::as_str)), ..CanBeAnswer::default() }
        }
        Shape::Pattern(pattern, examples) => CanBeAnswer {
            choices: words(&mut examples.iter().copied()),
            pattern: Some(pattern),
            ..CanBeAnswer::default()
        },
        Shape::List(item, length) => {
            let CanBeAnswer { choices, most, .. } = can_be(language, option, item);
            CanBeAnswer { list: Some(ListAnswer { choices, most, length: *length }), ..CanBeAnswer::default() }
        }
        Shape::Table(parts, _) => {
            let part = |(name, shape): &(&'static str, Shape)| PartAnswer {
                name,
                most: if let Shape::Number(most) = shape { Some(*most) } else { None },
            };
            CanBeAnswer { parts: parts.iter().map(part).collect(), ..CanBeAnswer::default() }
        }
        Shape::AnyOf(shapes) => shapes.iter().fold(CanBeAnswer::default(), |mut all, shape| {
            let one = can_be(language, option, shape);
            all.choices.extend(one.choices);
            all.parts.extend(one.parts);
            CanBeAnswer {
                most: all.most.or(one.most),
                list: all.list.or(one.list),
                pattern: all.pattern.or(one.pattern),
                ..all
            }
        }),
    }
}

/// Returns for each option without an effect which others could give it one.
fn needs(rules: &Rules) -> BTreeMap<&'static str, Vec<&'static str>> {
    let idle: Vec<&RuleOption> = OPTIONS.iter().filter(|option| !option.matters(rules)).collect();
    let mut needs: BTreeMap<&'static str, Vec<&'static str>> = BTreeMap::new();
    for other in OPTIONS {
        for value in samples(&other.shape()) {
            let mut changed = rules.clone();
            if other.set(&mut changed, &value).is_err() {
                continue;
            }
            let changed = changed.fitted(|name| name == other.name);
            for option in idle.iter().filter(|option| option.name != other.name && option.matters(&changed)) {
                let list = needs.entry(option.name).or_default();
                if list.last() != Some(&other.name) {
                    list.push(other.name);
                }
            }
        }
    }
    needs
}

/// Returns some values of every kind that an option can have.
fn samples(shape: &Shape) -> Vec<OptionValue> {
    match shape {
        Shape::Bool => vec![OptionValue::Bool(true), OptionValue::Bool(false)],
        Shape::Number(_) => (0..4).map(OptionValue::Number).collect(),
        Shape::Words(words) => words.iter().map(|word| OptionValue::text(word)).collect(),
        Shape::Pattern(_, examples) => examples.iter().map(|example| OptionValue::text(example)).collect(),
        Shape::List(item, None) => {
            let single = samples(item).into_iter().map(|item| OptionValue::List(vec![item]));
            std::iter::once(OptionValue::List(Vec::new())).chain(single).collect()
        }
        Shape::List(item, Some(n)) => samples(item).into_iter().map(|item| OptionValue::List(vec![item; *n])).collect(),
        Shape::Table(..) => Vec::new(),
        Shape::AnyOf(shapes) => shapes.iter().flat_map(samples).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_stands_in_the_form_once_and_says_what_it_can_be() {
        for language in Language::ALL {
            for rules in &Rules::ALL {
                let form = form(language, rules);
                let fields: Vec<&FieldAnswer> = form.iter().flat_map(|chapter| &chapter.options).collect();
                assert_eq!(fields.len(), OPTIONS.len());
                for field in fields {
                    let CanBeAnswer { choices, most, list, parts, .. } = &field.can_be;
                    let is_asked = !choices.is_empty() || most.is_some() || list.is_some() || !parts.is_empty();
                    assert!(is_asked, "{}", field.option);
                    assert!(choices.iter().all(|choice| !choice.text.contains("option-")), "{choices:?}");
                }
            }
        }
    }

    #[test]
    fn an_option_without_an_effect_names_what_would_give_it_one() {
        let fields: Vec<FieldAnswer> =
            form(Language::English, &Rules::DDV).into_iter().flat_map(|chapter| chapter.options).collect();
        let needs = |name| fields.iter().find(|field| field.option == name).map(|field| field.needs.clone());
        assert_eq!(needs("werfen_mandatory").unwrap_or_default()[0], "werfen_kings");
        assert_eq!(needs("pflichtansage_scope"), Some(vec!["pflichtansage_augen"]));
        assert_eq!(needs("nines"), Some(Vec::new()));
    }

    #[test]
    fn each_needed_option_gives_an_effect_by_itself() {
        for rules in &Rules::ALL {
            for (option, others) in needs(rules) {
                let option = RuleOption::named(option).expect("it is an option");
                assert!(!option.matters(rules));
                for other in others.into_iter().filter_map(RuleOption::named) {
                    let gives = |value: OptionValue| {
                        let mut changed = rules.clone();
                        let is_set = other.set(&mut changed, &value).is_ok();
                        is_set && option.matters(&changed.fitted(|name| name == other.name))
                    };
                    assert!(samples(&other.shape()).into_iter().any(gives), "{} by {}", option.name, other.name);
                }
            }
        }
    }
}
