//! Rule sets of clubs: as rule files and as JSON.

use crate::{Fate, check_labels, check_words};
use game::Rules;
use notation::rules_file::{annotated_toml, from_json, parse_rules, to_json, to_toml};
use text::Language;

/// Any text is a rule file or is not, and the options of one that is fit together.
pub(crate) fn rule_file(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    match parse_rules(text, "club") {
        Ok(rules) => {
            assert_eq!(rules.check(), Ok(()));
            check_written(&rules);
            Fate::Read
        }
        Err(error) => {
            check_labels(&error.labels, text);
            check_words(&error);
            Fate::Refused
        }
    }
}

/// Any JSON is a rule set or is not.
pub(crate) fn rules_json(bytes: &[u8]) -> Fate {
    let Ok(json) = serde_json::from_slice(bytes) else { return Fate::Refused };
    match from_json(&json) {
        Ok(rules) => {
            assert_eq!(rules.check(), Ok(()));
            let again = from_json(&to_json(&rules)).unwrap_or_else(|error| panic!("{error}: {rules:?}"));
            assert_eq!(again, rules);
            Fate::Read
        }
        Err(error) => {
            check_words(&error);
            Fate::Refused
        }
    }
}

/// What is written of a rule set is that rule set, with comments, too.
fn check_written(rules: &Rules) {
    assert_eq!(parse_rules(&to_toml(rules), "other").as_ref(), Ok(rules));
    for language in Language::ALL {
        assert_eq!(parse_rules(&annotated_toml(rules, language), "other").as_ref(), Ok(rules));
    }
}
