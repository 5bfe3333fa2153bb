//! Any text is a rule file or is not, and the options of one that is fit together.
#![no_main]

use game::rules_file::{parse_rules, to_toml};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match parse_rules(text, "club") {
        Ok(rules) => {
            assert_eq!(rules.check(), Ok(()));
            assert_eq!(parse_rules(&to_toml(&rules), "other"), Ok(rules));
        }
        Err(error) => {
            let _ = error.help();
            assert!(error.labels.iter().all(|label| text.get(label.span.start..label.span.end).is_some()));
        }
    }
});
