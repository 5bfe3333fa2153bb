//! Every message exists in both languages, and everything that is filled in is used.

use doko_referee::catalogue::entries;
use doko_referee::entry::{Mark, MarkValue};
use doko_referee::fact::{ALL, Kind};
use doko_referee::text::{Language, Texts, entry_id, row_id, sources};
use doko_referee::{Class, GameKind};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use game::{Rules, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// Returns every message and attribute with the names of what is filled in.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for source in sources(language) {
        let resource = fluent_syntax::parser::parse(source).expect("the messages are well-formed");
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let value = message.value.as_ref().map(variables).unwrap_or_default();
            assert!(found.insert(id.clone(), value).is_none(), "{id} is there twice");
            for attribute in &message.attributes {
                let name = format!("{id}.{}", attribute.id.name);
                assert!(found.insert(name.clone(), variables(&attribute.value)).is_none(), "{name} is there twice");
            }
        }
    }
    found
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => found.extend(variable(inline)),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                found.extend(variable(selector));
                found.extend(variants.iter().flat_map(|variant| variables(&variant.value)));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
    found
}

fn variable(inline: &InlineExpression<&str>) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        _ => None,
    }
}

#[test]
fn both_languages_have_the_same_messages_and_fill_in_the_same() {
    let (german, english) = (messages(Language::German), messages(Language::English));
    for (name, used) in &german {
        assert_eq!(Some(used), english.get(name), "{name}");
    }
    for name in english.keys() {
        assert!(german.contains_key(name), "{name} is missing in German");
    }
}

#[test]
fn every_entry_and_every_row_has_its_text() {
    for texts in Language::ALL.map(Texts::of) {
        for entry in entries() {
            assert!(texts.has(&entry_id(entry.number)), "{}", entry.number);
            assert!(texts.has(&format!("{}.words", entry_id(entry.number))), "{}", entry.number);
            for row in entry.rows {
                assert!(texts.has(&row_id(entry.number, row.name)), "{} {}", entry.number, row.name);
            }
        }
    }
}

#[test]
fn no_text_of_a_row_is_left_over() {
    let rows: BTreeSet<String> =
        entries().flat_map(|entry| entry.rows.iter().map(|row| row_id(entry.number, row.name))).collect();
    for name in messages(Language::German).keys().filter(|name| name.contains(".row-")) {
        assert!(rows.contains(name), "{name}");
    }
}

#[test]
fn every_question_has_its_words_and_says_why_it_is_asked() {
    for texts in Language::ALL.map(Texts::of) {
        for fact in ALL {
            assert!(!texts.question("3.1.1", fact.name).starts_with("fact-"), "{}", fact.name);
            assert!(!texts.why(fact.name).starts_with("fact-"), "{}", fact.name);
            if let Kind::Word(words) = fact.kind {
                for word in words {
                    assert!(
                        texts.has(&format!("fact-{}.{}", fact.name.replace('_', "-"), word.replace('_', "-"))),
                        "{} {word}",
                        fact.name
                    );
                }
            }
        }
    }
}

#[test]
fn every_consequence_has_its_sentence() {
    let marks: Vec<&Mark> = entries().flat_map(|entry| entry.rows).flat_map(|row| row.marks).collect();
    for texts in Language::ALL.map(Texts::of) {
        for mark in &marks {
            for message in messages_of(mark) {
                assert!(texts.has(&message), "{message}");
            }
        }
    }
}

fn messages_of(mark: &Mark) -> Vec<String> {
    let key = format!("mark-{}", mark.key.replace('_', "-"));
    let with = |word: &str| {
        let word: String = word.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        format!("{key}-{}", word.replace("--", "-"))
    };
    match mark.value {
        MarkValue::Word(word) | MarkValue::Holder(word) => vec![with(word)],
        MarkValue::Words(words) => words.iter().map(|word| with(word)).chain([key.clone()]).collect(),
        MarkValue::YesNo(yes) => vec![with(if yes { "yes" } else { "no" })],
        MarkValue::Null => vec![with("none")],
        MarkValue::Number(_) | MarkValue::Seat(_) | MarkValue::Seats(_) => vec![key],
        // The words that follow from a case are covered by the vectors, whose rulings are all put into words.
        MarkValue::WordOf(_) => vec![],
        MarkValue::SpecialCounted(_) => {
            let words = ["earned", "fuchs", "forced_doppelkopf", "forced_charlie", "charlie", "none"];
            words.iter().map(|word| with(word)).chain([key.clone()]).collect()
        }
    }
}

#[test]
fn classes_games_and_seats_have_their_names() {
    for texts in Language::ALL.map(Texts::of) {
        for class in Class::ALL {
            assert!(texts.has(&format!("class-{}", class.name())));
        }
        for kind in GameKind::ALL {
            assert!(!texts.game(kind).starts_with("game-"), "{}", kind.name());
        }
        for seat in Seat::ALL {
            assert!(texts.has(&format!("seat-{seat}")));
        }
        for card in Rules::DDV.kinds() {
            assert!(!texts.card(card).contains('-'), "{}", texts.card(card));
        }
    }
}
