//! The protocol of programs that want a seat: what a guest hears from a table, and what a table hears from a guest.

use crate::{Fate, check_words};
use bots::Spec;
use bots::remote::{FromBot, Guest, Line, Lines, Reply};

/// Any lines are heard by a bot of ours: it decides as it may, or says why it cannot.
pub(crate) fn to_bot(bytes: &[u8]) -> Fate {
    let spec: Spec = "rules".parse().expect("a bot of the roster");
    let mut guest = Guest::new("guest".to_owned(), spec.build().expect("it has no parameters"));
    let mut fate = Fate::Refused;
    for line in texts(bytes) {
        match guest.hear(&line) {
            Ok(Reply::Say(_)) => fate = Fate::Read,
            Ok(Reply::Leave) => break,
            Ok(_) => {}
            Err(error) => {
                check_words(&error);
                let complaint = serde_json::to_string(&Guest::complaint(&line, &error)).expect("messages are JSON");
                assert!(serde_json::from_str::<FromBot>(&complaint).is_ok(), "{complaint}");
            }
        }
    }
    fate
}

/// Any lines are messages of a guest or are not.
pub(crate) fn from_bot(bytes: &[u8]) -> Fate {
    let mut fate = Fate::Refused;
    for line in texts(bytes) {
        if let Ok(message) = serde_json::from_str::<FromBot>(&line) {
            fate = Fate::Read;
            let written = serde_json::to_string(&message).expect("messages are JSON");
            let again: FromBot = serde_json::from_str(&written).expect("it is a message again");
            assert_eq!(serde_json::to_string(&again).expect("messages are JSON"), written);
        }
    }
    fate
}

/// Returns those lines of the bytes that can be messages.
fn texts(bytes: &[u8]) -> Vec<String> {
    let mut lines = Lines::new(bytes);
    let mut texts = Vec::new();
    while let Some(line) = lines.read().expect("memory can be read") {
        match line {
            Line::Text(text) => texts.push(text),
            Line::Unreadable(why) => check_words(&why),
        }
    }
    texts
}
