//! Any text is a card or is not.
#![no_main]

use game::notation::{german_name, parse_card};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match parse_card(text) {
        Ok(card) => {
            assert_eq!(parse_card(&card.to_string()), Ok(card));
            assert_eq!(parse_card(&german_name(card)), Ok(card));
        }
        Err(error) => assert!(!error.help().is_empty()),
    }
});
