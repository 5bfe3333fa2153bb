//! Any text is a card or is not.
#![no_main]

use game::notation::parse_card;
use libfuzzer_sys::fuzz_target;
use text::{Language, Localized};

fuzz_target!(|text: &str| {
    match parse_card(text) {
        Ok(card) => {
            assert_eq!(parse_card(&card.to_string()), Ok(card));
            Language::ALL.iter().for_each(|&language| assert_eq!(parse_card(&card.text(language)), Ok(card)));
        }
        Err(error) => assert!(error.help().is_some()),
    }
});
