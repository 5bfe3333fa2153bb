//! A request for each question, as the description shows it. Each is answered in a moment.

use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Returns the example of a question, without its name.
pub(crate) fn example(name: &str) -> Option<&'static Value> {
    static EXAMPLES: OnceLock<BTreeMap<String, Value>> = OnceLock::new();
    EXAMPLES.get_or_init(read).get(name)
}

fn read() -> BTreeMap<String, Value> {
    let named = |line: &str| {
        let mut fields: Value = serde_json::from_str(line).expect("a test reads all lines");
        let name = fields.as_object_mut()?.remove("ask")?.as_str()?.to_owned();
        Some((name, fields))
    };
    include_str!("examples.jsonl").lines().filter_map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use text::Language;

    #[test]
    fn every_question_has_an_example_that_is_answered_and_is_told_what_it_is_about() {
        for name in api::schema_names() {
            let mut request = example(name).unwrap_or_else(|| panic!("{name} has no example")).clone();
            request["ask"] = json!(name);
            let answer = api::answer(request);
            assert!(answer["text"].is_string() && answer["error"].is_null(), "{name}: {answer}");
            for language in Language::ALL {
                assert!(text::Texts::of(language).has(&format!("serve-ask-{name}")), "{name}");
            }
        }
    }
}
