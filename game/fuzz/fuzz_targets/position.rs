//! Any text is a position or is not, and a position that is printed is the same position.
#![no_main]

use game::Position;
use libfuzzer_sys::fuzz_target;
use text::{Language, Localized};

fuzz_target!(|text: &str| {
    match text.parse::<Position>() {
        Ok(position) => assert_eq!(position.to_string().parse::<Position>(), Ok(position)),
        Err(error) => {
            let _ = (error.text(Language::German), error.help().map(|help| help.text(Language::German)));
            assert!(error.labels.iter().all(|label| text.get(label.span.start..label.span.end).is_some()));
        }
    }
});
