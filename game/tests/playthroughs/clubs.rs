//! Rule sets that nobody has written yet: any options that fit together can be played.

use crate::driver::{play_on, random_game};
use doko_game::rules::VorbehaltKind;
use doko_game::rules_file::{OPTIONS, parse_rules, schema, to_toml, with_option};
use doko_game::{Augen, Points, Rules};
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
fn random_club(schema: &Value, rng: &mut ChaCha8Rng) -> Rules {
    loop {
        let mut rules = Rules::ALL.choose(rng).expect("there are three").clone();
        for _ in 0..rng.random_range(1..6) {
            let option = OPTIONS.choose(rng).expect("there are options");
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
            rules.reservation_priority = kinds.into();
        }
    }
}

#[test]
fn any_options_that_fit_together_can_be_played() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let schema = schema();
    for _ in 0..300 {
        let rules = random_club(&schema, &mut rng);
        let text = to_toml(&rules);
        assert_eq!(parse_rules(&text, "other").as_ref(), Ok(&rules), "{text}");
        for _ in 0..3 {
            let mut play = random_game(&rules, &mut rng);
            play_on(&mut play, usize::MAX, &mut rng, |play| {
                assert!(play.parties().is_none() || play.position().is_some(), "{text} {:?}", play.hands());
            });
            let outcome = play.finish().unwrap_or_else(|_| panic!("the game is over by {text}"));
            assert_eq!(outcome.won.re.augen + outcome.won.kontra.augen, Augen::DECK);
            let points: Points = outcome.score.points.0.into_iter().sum();
            assert_eq!(points, Points(0), "{text}");
        }
    }
}
