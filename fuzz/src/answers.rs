//! Requests to the API: JSON in, JSON out.

use crate::Fate;
use api::{Host, Most, Progress, VERSION, answer_text_for};
use serde_json::Value;
use std::cell::Cell;
use std::ops::ControlFlow;

/// Somebody who waits for little, counted and not timed: the same request gets the same answer.
struct Impatient {
    asked: Cell<u32>,
}

impl Host for Impatient {
    fn progress(&mut self, _: &Progress) -> ControlFlow<()> {
        if self.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn is_stopped(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        20 < self.asked.get()
    }

    fn most(&self) -> Most {
        Most { nodes: Some(3000), worlds: Some(2), deals: Some(3), tricks: Some(3) }
    }
}

/// Any text is answered; an error says something.
pub(crate) fn request(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    let response = answer_text_for(text, &mut Impatient { asked: Cell::new(0) });
    let response: Value = serde_json::from_str(&response).expect("an answer is JSON");
    assert_eq!(response["version"], VERSION);
    let shown = ["text", "error", "help"].map(|field| response[field].as_str().unwrap_or_default()).concat();
    assert!(!shown.contains('\u{1b}'), "{shown:?} is obeyed by a terminal");
    match response.get("error") {
        None => Fate::Read,
        Some(error) => {
            assert!(error.as_str().is_some_and(|error| !error.is_empty()), "{response}");
            Fate::Refused
        }
    }
}
