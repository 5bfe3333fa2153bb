//! Every entry, row, question, consequence and name has its message.

use doko_referee::catalogue::entries;
use doko_referee::entry::{Mark, MarkValue};
use doko_referee::fact::{ALL, Kind};
use doko_referee::text::{entry_id, question, row, row_id, said, title, why, word_of};
use doko_referee::{Class, GameKind};
use game::Rules;
use std::collections::BTreeSet;
use text::{Language, Localized, Message, Texts};

fn is_there(message: &Message) -> bool {
    Language::ALL.iter().all(|&language| Texts::of(language).has(message.id()))
}

#[test]
fn every_entry_and_every_row_has_its_text() {
    for entry in entries() {
        assert!(is_there(&title(entry.number)) && is_there(&said(entry.number)), "{}", entry.number);
        for decided in entry.rows {
            assert!(is_there(&row(&Rules::DDV, entry.number, decided.name)), "{} {}", entry.number, decided.name);
        }
    }
}

#[test]
fn no_text_of_an_entry_is_left_over() {
    let rows = entries().flat_map(|entry| entry.rows.iter().map(|row| row_id(entry.number, row.name)));
    let rows: BTreeSet<String> = rows.collect();
    let titles: BTreeSet<String> = entries().map(|entry| entry_id(entry.number)).collect();
    let sources = Texts::sources(Language::German);
    let (_, handbook) = sources.iter().find(|(name, _)| *name == "handbook").expect("there is a handbook");
    let mut title = "";
    for line in handbook.lines().filter(|line| line.contains(" = ")) {
        let name = line.split(" = ").next().unwrap_or_default();
        match name.trim_start().strip_prefix('.') {
            None => {
                assert!(titles.contains(name), "{name}");
                title = name;
            }
            Some(row) if row.starts_with("row-") => {
                assert!(rows.contains(&format!("{title}.{row}")), "{title} {row}");
            }
            Some(_) => {}
        }
    }
}

#[test]
fn every_question_has_its_words_and_says_why_it_is_asked() {
    for fact in ALL {
        for language in Language::ALL {
            let asked = question("3.1.1", fact.name).text(language);
            assert!(asked.contains(' ') && is_there(&why(fact.name)), "{}: {asked}", fact.name);
        }
        if let Kind::Word(words) = fact.kind {
            for word in words {
                assert!(is_there(&word_of(fact.name, word)), "{} {word}", fact.name);
            }
        }
    }
}

#[test]
fn every_consequence_has_its_sentence() {
    let marks: Vec<&Mark> = entries().flat_map(|entry| entry.rows).flat_map(|row| row.marks).collect();
    for mark in &marks {
        for message in messages_of(mark) {
            assert!(is_there(&Message::new(message.clone())), "{message}");
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
        MarkValue::Word(word) => vec![with(word)],
        MarkValue::Holder(word, _) => vec![with(word), with("unsport")],
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
fn classes_and_games_have_their_names() {
    for class in Class::ALL {
        assert!(is_there(&doko_referee::text::class(class)), "{}", class.name());
    }
    for kind in GameKind::ALL {
        assert!(is_there(&kind.message()), "{}", kind.name());
    }
}
