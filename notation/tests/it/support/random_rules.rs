//! Random rule sets: any options that fit together, drawn from the schema, so that a new option takes part at once.
//!
//! Tests of other crates take this file in by its path; there, and here by the name it gets in `main.rs`, the notation is `notation`.

#![allow(dead_code, reason = "no test uses all of it")]

use game::Rules;
use game::rules::OPTIONS;
use game::rules::VorbehaltKind;
use notation::rules_file::{schema, with_option};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// Returns some value that the schema of an option allows.
fn sample(schema: &Value, rng: &mut ChaCha8Rng) -> Value {
    if let Some(values) = schema["enum"].as_array() {
        return values.choose(rng).expect("an option has values").clone();
    }
    if let Some(schemas) = schema["anyOf"].as_array() {
        return sample(schemas.choose(rng).expect("an option has values"), rng);
    }
    match schema["type"].as_str() {
        Some("boolean") => json!(rng.random::<bool>()),
        Some("integer") => json!(rng.random_range(0..14)),
        Some("array") => {
            let len = schema["minItems"].as_u64().unwrap_or_else(|| rng.random_range(0..7));
            (0..len).map(|_| sample(&schema["items"], rng)).collect()
        }
        Some("object") => {
            let parts = schema["properties"].as_object().expect("a table has parts");
            Value::Object(parts.iter().map(|(name, part)| (name.clone(), sample(part, rng))).collect())
        }
        _ => {
            let word = ["add", "times", "up_to", "fixed"].choose(rng).expect("there are four");
            json!(format!("{word} {}", rng.random_range(0..5)))
        }
    }
}

/// Returns a rule set with a few options changed in a way that fits together.
pub(crate) fn random_rules(seed: u64) -> Rules {
    random_rules_with(seed, &[])
}

/// Returns a rule set with these options redrawn, and a few others changed, in a way that fits together.
pub(crate) fn random_rules_with(seed: u64, drawn: &[&str]) -> Rules {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let schema = schema();
    loop {
        let mut rules = Rules::ALL.choose(rng).expect("there are three").clone();
        let n_others = rng.random_range(1..6);
        let others: Vec<&str> = (0..n_others).map(|_| OPTIONS.choose(rng).expect("there are options").name).collect();
        for option in others.iter().chain(drawn) {
            if let Ok(changed) = with_option(&rules, option, &sample(&schema["properties"][option], rng)) {
                rules = changed;
            }
        }
        for _ in 0..60 {
            if rules.check().is_ok() {
                rules.name = "club".into();
                return rules;
            }
            // The order of the Vorbehalte depends on many options, so it is drawn until it fits.
            let mut kinds: Vec<_> = VorbehaltKind::ALL.into_iter().filter(|_| rng.random()).collect();
            kinds.shuffle(rng);
            rules.vorbehalte.priority = kinds.into();
        }
    }
}
