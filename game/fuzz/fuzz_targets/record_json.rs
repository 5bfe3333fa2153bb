//! Any JSON is a record or is not; one that is comes back from its JSON, and its breaches can be told.
#![no_main]

use game::Rules;
use game::record::{Breaches, Record, check, replay};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = serde_json::from_str::<Record>(text) {
        let json = serde_json::to_string(&record).expect("a record is JSON");
        assert_eq!(serde_json::from_str::<Record>(&json).expect("it is a record again"), record);
        for rules in Rules::ALL {
            let _ = check(&record, &rules);
            let _ = replay(&record, &rules, Breaches::CountAsValid);
        }
    }
});
