//! Result of a game without a record of the cards, from what its players remember.

mod answer;
mod question;

pub use answer::{ResultAnswer, SideValues};
pub use question::{CallFact, CallWord, Numbers, ResultQuestion, SpecialFact, SpecialWord};

use crate::context::Context;
use crate::error::{Error, Source};
use game::Rules;
use notation::record::Breaches;
use notation::result::{Facts, reckon};
use notation::{Names, parse_result};

/// Reads a line that says what people know.
///
/// # Errors
/// Returns what is not understood, and where.
pub fn read(source: &Source, names: &Names<'_>) -> Result<Facts, Error> {
    parse_result(&source.text, names).map_err(|error| Error::of(&error).in_source(source.clone(), &error.labels))
}

/// Returns what a game brings.
///
/// # Errors
/// Returns what is missing, or what cannot have been.
pub fn answer(context: &Context, rules: &Rules, facts: &Facts, breaches: Breaches) -> Result<ResultAnswer, Error> {
    let reckoned = reckon(rules, facts, breaches).map_err(|error| Error::of(&error))?;
    Ok(ResultAnswer::new(context.language, rules, facts, reckoned))
}

#[cfg(test)]
mod tests {
    use crate::answer;
    use serde_json::{Value, json};

    fn ask(fields: Value) -> Value {
        let mut request = json!({"ask": "result", "rules": "ddv"});
        let (Some(request), Some(fields)) = (request.as_object_mut(), fields.as_object()) else { panic!("objects") };
        request.extend(fields.clone());
        answer(Value::Object(request.clone()))
    }

    #[test]
    fn a_result_in_fields_is_the_same_as_in_a_line() {
        let line = ask(json!({"text": "Re N+O 155 Augen, Re angesagt mit 11 Karten, keine 90, 2 Füchse Kontra"}));
        assert_eq!(line["points"], json!({"N": 3, "E": 3, "S": -3, "W": -3}), "{line}");
        let by_name = ask(json!({
            "re": "NE", "augen": {"kontra": 85}, "re_calls": [{"call": "re", "cards": 11}, "k90"],
            "special": [{"name": "fuchs", "who": "kontra", "times": 2}],
        }));
        let in_words = ask(json!({
            "game": "Normalspiel", "re": "Nord und Ost", "augen": "Kontra 85", "winner": "re",
            "re_calls": ["Re mit 11 Karten", "keine 90"], "special": ["2 Füchse Kontra"],
        }));
        for same in [by_name, in_words] {
            assert_eq!((&same["items"], &same["points"]), (&line["items"], &line["points"]), "{same}");
        }
        // What the answer writes can be asked again.
        let again = ask(json!({"text": line["line"]}));
        assert_eq!(again["items"], line["items"]);
        let one = ask(json!({"re": "NS", "augen": 240, "tricks": {"kontra": 1}}));
        assert!(one["line"].as_str().is_some_and(|line| line.ends_with("Kontra 1 trick")), "{one}");
        assert_eq!(ask(json!({"text": one["line"]}))["items"], one["items"]);
    }

    #[test]
    fn without_seats_the_points_are_those_of_the_sides() {
        let solo = ask(json!({"game": "solo", "augen": 155}));
        assert_eq!((&solo["points"], &solo["points_each"]), (&Value::Null, &json!({"re": 6, "kontra": -2})), "{solo}");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_field() {
        for (fields, told) in [
            (json!({"re": "NX"}), "in re: \"X\" is not a seat"),
            (json!({"augen": {"nobody": 3}}), "in augen \"nobody\" is neither a side nor a player"),
            (json!({"augen": 120, "special": [{"name": "fox", "who": "re"}]}), "there is no special point \"fox\""),
            (json!({"text": "Re N+S 130", "re": "NE"}), "in re: \"NE\" contradicts what stands before it"),
            (
                json!({"text": "Hochzeit, Re N+S 130", "game": "normal"}),
                "in game: \"normal\" contradicts what stands before it",
            ),
            (json!({"augen": 241}), "Re cannot have 241 Augen: there are 240 in a game"),
            (json!({"augen": 145, "re_calls": ["maybe"]}), "\"maybe\" is unknown here"),
        ] {
            let answer = ask(fields);
            assert_eq!(answer["error"], told, "{answer}");
        }
    }
}
