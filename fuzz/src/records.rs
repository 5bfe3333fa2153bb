//! Games that were written down: our records as text and as JSON, and the lists of others.

use crate::{Fate, check_labels, check_words};
use game::Rules;
use notation::import::Hints;
use notation::record::{Breaches, Record, check, parse_record, replay};
use notation::{Label, RuleBook};

/// Any text is a record or is not, and a record that is printed is the same record.
pub(crate) fn record(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    match parse_record(text) {
        Ok(record) => {
            assert_eq!(parse_record(&record.to_string()).as_ref(), Ok(&record), "{record}");
            check_breaches(&record);
            Fate::Read
        }
        Err(error) => {
            check_labels(&[Label::new(error.span)], text);
            check_words(&error);
            Fate::Refused
        }
    }
}

/// Any JSON is a record or is not, and one that is comes back from its JSON.
pub(crate) fn record_json(bytes: &[u8]) -> Fate {
    let Ok(record) = serde_json::from_slice::<Record>(bytes) else { return Fate::Refused };
    let json = serde_json::to_string(&record).expect("a record is JSON");
    assert_eq!(serde_json::from_str::<Record>(&json).expect("it is a record again"), record);
    check_breaches(&record);
    Fate::Read
}

/// Every rule set has something to say about a record, and nothing of it is empty.
fn check_breaches(record: &Record) {
    for rules in Rules::ALL {
        check(record, &rules).iter().for_each(check_words);
        let _ = replay(record, &rules, Breaches::CountAsValid);
    }
}

/// Any text holds games of others or none; what is read is a record.
pub(crate) fn import(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    let mut fate = Fate::Refused;
    for foreign in notation::import::import(text, &RuleBook::published(), &Hints::default()) {
        let part = text.get(foreign.start..foreign.end).expect("a part of the text");
        match foreign.read {
            Ok(read) => {
                fate = Fate::Read;
                let record = read.record;
                assert_eq!(parse_record(&record.to_string()).as_ref(), Ok(&record), "{record}");
                check_breaches(&record);
            }
            Err(error) => {
                check_labels(&[Label::new(error.span)], part);
                check_words(&error);
            }
        }
    }
    fate
}
