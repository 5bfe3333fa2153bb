//! The names of options and of their values, for people.

use game::{
    Absage, Card, GameName, ItemKind, Solo,
    rules::{AnySolo, HochzeitCondition, OptionType, OptionValue, RuleOption, Sonderpunkt, VorbehaltKind},
};
use text::{Arg, Join, Localized, Message, message};

/// Returns what an option is called in a few words; `None` if there is no such option.
#[must_use]
pub fn option_message(option: &str) -> Option<Message> {
    RuleOption::named(option).map(|option| Message::new(format!("option-{}", kebab(option.name))))
}

/// Returns the sentence that says what an option decides; `None` if there is no such option.
#[must_use]
pub fn option_about(option: &str) -> Option<Message> {
    RuleOption::named(option).map(|option| Message::new(format!("option-{}.about", kebab(option.name))))
}

/// Returns what a value of an option means, in a word or two.
#[must_use]
pub fn value_message(option: &str, value: &OptionValue) -> Message {
    match value {
        OptionValue::Bool(true) => Message::new("yes"),
        OptionValue::Bool(false) => Message::new("no"),
        OptionValue::Number(_) | OptionValue::Other(_) => Message::verbatim(value.to_string()),
        OptionValue::Text(word) => word_message(option, word),
        OptionValue::List(values) if values.is_empty() => Message::new("option-off"),
        OptionValue::List(values) => {
            let values = values.iter().map(|value| value_message(option, value));
            message!("listed", list = Arg::list(values, Join::Comma))
        }
        OptionValue::Table(parts) => table_message(option, parts),
    }
}

fn kebab(name: &str) -> String {
    name.replace('_', "-")
}

fn word_message(option: &str, word: &str) -> Message {
    let text = OptionValue::text(word);
    let shared = match option {
        _ if word == "off" => Some(Message::new("option-off")),
        "soli" | "solo_rank" => Solo::from_name(word).map(|solo| solo.message()),
        "reservation_priority" => VorbehaltKind::from_name(word).map(|kind| kind.message()),
        "hochzeit_conditions" => HochzeitCondition::read(&text).ok().map(|condition| condition.message()),
        "special_points_soli" => AnySolo::from_name(word).map(|solo| match solo {
            AnySolo::Unnamed => GameName::StillesSolo.message(),
            AnySolo::Named(solo) => solo.message(),
        }),
        "bounds" => Absage::read(&text).ok().map(|absage| ItemKind::Unter(absage).message()),
        "werfen_no_trump_above" => Card::read(&text).ok().map(|card| card.message()),
        "special_points" | "special_points_in_solo" => {
            Sonderpunkt::read(&text).ok().map(|point| message!("listed", list = Arg::list([point], Join::Comma)))
        }
        _ => None,
    };
    shared.unwrap_or_else(|| match word.split_once(' ') {
        // "up_to 12", "times 2".
        Some((word, number)) => Message::new(format!("option-{}-{}", kebab(option), kebab(word))).with("n", number),
        None => Message::new(format!("option-{}-{}", kebab(option), kebab(word))),
    })
}

fn table_message(option: &str, parts: &[(String, OptionValue)]) -> Message {
    let part = |name: &str| parts.iter().find(|(key, _)| key == name).map(|(_, value)| value);
    if let (Some(OptionValue::Number(cards)), Some(OptionValue::Text(tricks))) = (part("cards"), part("tricks")) {
        return Message::new(format!("option-{}-{}", kebab(option), kebab(tricks))).with("n", *cards);
    }
    let numbers = parts.iter().map(|(key, value)| {
        let n = value.to_string();
        if let Some(solo) = Solo::from_name(key) {
            return message!("option-points-of", what = solo.message(), n);
        }
        match key.as_str() {
            "five" => message!("option-five", n),
            "six" => message!("option-six", n),
            "seven" => message!("option-seven", n),
            "stilles_solo" => message!("option-points-of", what = GameName::StillesSolo.message(), n),
            _ => message!("option-four", n),
        }
    });
    message!("listed", list = Arg::list(numbers, Join::Comma))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules_file::{option_value, schema};
    use game::Rules;
    use game::rules::OPTIONS;
    use serde_json::Value;
    use text::{Language, Texts};

    /// Returns every word that a schema allows.
    fn words_of(schema: &Value) -> Vec<String> {
        let own = schema["enum"].as_array().into_iter().flatten().filter_map(|word| word.as_str().map(str::to_owned));
        let parts = schema["anyOf"].as_array().into_iter().flatten().chain(schema.get("items"));
        own.chain(parts.flat_map(words_of)).collect()
    }

    #[test]
    fn every_option_and_every_word_has_a_name_in_both_languages() {
        let schema = schema();
        for language in Language::ALL {
            let texts = Texts::of(language);
            let check = |message: Message| {
                assert!(texts.has(message.id()), "{language}: {}", message.id());
                assert_ne!(texts.say(&message), "");
            };
            for option in OPTIONS.iter().map(|option| option.name) {
                check(option_message(option).expect("it is an option"));
                check(option_about(option).expect("it is an option"));
                let words = words_of(&schema["properties"][option]);
                words.iter().for_each(|word| check(value_message(option, &OptionValue::text(word))));
                for rules in Rules::ALL {
                    check(value_message(option, &option_value(&rules, option).expect("it is an option")));
                }
            }
        }
        assert_eq!(option_message("name"), None);
    }

    #[test]
    fn values_are_told_as_people_say_them() {
        let said = |option, value: &str| {
            let toml = format!("extends = \"ddv\"\n{option} = {value}");
            let rules = crate::rules_file::parse_rules(&toml, "club").expect("a rule file");
            value_message(option, &option_value(&rules, option).expect("it is an option")).text(Language::German)
        };
        assert_eq!(said("call_value", "\"times 2\""), "mal 2");
        assert_eq!(
            said("hochzeit_shift", "{ cards = 1, tricks = \"after_first\" }"),
            "1 Karte je Stich nach dem ersten"
        );
        assert_eq!(said("games_per_round", "{ four = 20 }"), "20 (zu viert)");
        assert_eq!(said("soli", "[\"damensolo\", \"farbsolo_C\"]"), "Damensolo, Kreuzsolo");
        assert_eq!(said("special_points", "[\"alten\", \"fuchs\"]"), "gegen die Alten, Fuchs gefangen");
        assert_eq!(said("unsportlich_points", "\"up_to 12\""), "bis 12");
        assert_eq!(said("werfen_kings", "\"off\""), "aus");
    }
}
