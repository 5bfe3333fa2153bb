//! Any text is a record or is not, a record that is printed is the same record, and checking it never crashes.
#![no_main]

use game::Rules;
use game::record::{check, parse_record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match parse_record(text) {
        Ok(record) => {
            assert_eq!(parse_record(&record.to_string()).as_ref(), Ok(&record));
            for rules in Rules::ALL {
                assert!(check(&record, &rules).iter().all(|breach| !breach.to_string().is_empty()));
            }
        }
        Err(error) => assert!(text.get(error.span.start..error.span.end).is_some()),
    }
});
