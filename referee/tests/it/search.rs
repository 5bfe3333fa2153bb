//! What players say finds the entry that is about it. `phrases.jsonl` has phrases, each with the entries that are meant;
//! write a new one down before looking at what it finds.

use ::text::Language;
use doko_referee::catalogue::{entries, find};
use doko_referee::{Found, search, text};
use game::Rules;
use serde_json::Value;

/// A phrase, and the entries that are meant; none by nonsense.
struct Phrase {
    said: String,
    language: Language,
    meant: Vec<String>,
}

fn phrases() -> Vec<Phrase> {
    let phrase = |line: &str| {
        let value: Value = serde_json::from_str(line).expect("a line is JSON");
        let meant = value["meant"].as_array().expect("entries that are meant");
        Phrase {
            said: value["phrase"].as_str().expect("a phrase").to_owned(),
            language: Language::from_code(value["lang"].as_str().expect("a language")).expect("a language"),
            meant: meant.iter().map(|entry| entry.as_str().expect("a number").to_owned()).collect(),
        }
    };
    include_str!("phrases.jsonl").lines().map(phrase).collect()
}

/// Returns the phrases that mean something.
fn meaningful() -> Vec<Phrase> {
    phrases().into_iter().filter(|phrase| !phrase.meant.is_empty()).collect()
}

fn numbers(said: &str) -> Vec<&'static str> {
    search(&Rules::DDV, said).entries.iter().map(|entry| entry.number).collect()
}

/// Returns the place of the first entry that is meant among those that are found.
fn place(said: &str, meant: &[String]) -> Option<usize> {
    numbers(said).iter().position(|number| meant.iter().any(|other| other == number))
}

/// Checks in how many of a hundred phrases an entry that is meant is the first, one of three, one of five.
fn check_rates(name: &str, places: &[(Option<usize>, String)], least: [usize; 3]) {
    let among = |most: usize| places.iter().filter(|(place, _)| place.is_some_and(|place| place < most)).count();
    let rates = [1, 3, 5].map(|most| 100 * among(most) / places.len());
    let late: Vec<&String> =
        places.iter().filter(|(place, _)| place.is_none_or(|place| 0 < place)).map(|(_, said)| said).collect();
    assert!(rates.iter().zip(least).all(|(&rate, least)| least <= rate), "{name}: {rates:?}, not first: {late:#?}");
}

/// Checks the rates when every phrase is said in another way.
fn check_said(name: &str, phrases: &[Phrase], say: impl Fn(&str) -> String, least: [usize; 3]) {
    let places: Vec<_> = phrases
        .iter()
        .map(|phrase| {
            let said = say(&phrase.said);
            (place(&said, &phrase.meant), format!("{said} -> {:?}", numbers(&said).iter().take(5).collect::<Vec<_>>()))
        })
        .collect();
    check_rates(name, &places, least);
}

#[test]
fn what_players_say_finds_what_is_meant() {
    for (language, least) in [(Language::German, [80, 93, 95]), (Language::English, [88, 96, 98])] {
        let spoken: Vec<Phrase> = meaningful().into_iter().filter(|phrase| phrase.language == language).collect();
        assert!(70 < spoken.len());
        check_said(language.code(), &spoken, str::to_owned, least);
    }
}

#[test]
fn umlauts_are_found_in_each_spelling() {
    let with: Vec<Phrase> = meaningful().into_iter().filter(|phrase| !phrase.said.is_ascii()).collect();
    assert!(20 < with.len());
    let written = |as_written: [&'static str; 4]| {
        move |said: &str| {
            let umlauts = ["ä", "ö", "ü", "ß"].iter().zip(as_written);
            umlauts.fold(said.to_owned(), |said, (umlaut, plain)| said.replace(umlaut, plain))
        }
    };
    for spelling in [["ae", "oe", "ue", "ss"], ["a", "o", "u", "ss"]] {
        for phrase in &with {
            let said = written(spelling)(&phrase.said);
            assert_eq!(numbers(&said).first(), numbers(&phrase.said).first(), "{said}");
        }
    }
    let loud = |said: &str| said.to_uppercase();
    check_said("in capitals", &with, loud, [80, 90, 93]);
}

/// Swaps the middle letters of the longest word, or leaves one of them out.
fn misspelt(said: &str, slip: impl Fn(&mut Vec<char>, usize)) -> String {
    let longest = said.split(' ').max_by_key(|word| word.chars().count()).expect("a word");
    let mut letters: Vec<char> = longest.chars().collect();
    let middle = letters.len() / 2;
    slip(&mut letters, middle);
    said.replacen(longest, &letters.into_iter().collect::<String>(), 1)
}

#[test]
fn a_slip_in_the_longest_word_is_forgiven() {
    let phrases = meaningful();
    let swap = |said: &str| misspelt(said, |letters, middle| letters.swap(middle - 1, middle));
    check_said("swapped", &phrases, swap, [76, 84, 86]);
    let without = |said: &str| {
        misspelt(said, |letters, middle| {
            letters.remove(middle);
        })
    };
    check_said("left out", &phrases, without, [76, 84, 86]);
}

#[test]
fn nonsense_finds_nothing() {
    let nonsense: Vec<Phrase> = phrases().into_iter().filter(|phrase| phrase.meant.is_empty()).collect();
    assert!(35 < nonsense.len());
    let found: Vec<String> = nonsense
        .iter()
        .filter(|phrase| !search(&Rules::DDV, &phrase.said).entries.is_empty())
        .map(|phrase| format!("{} -> {:?}", phrase.said, numbers(&phrase.said)))
        .collect();
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn a_number_finds_its_entry_first_and_a_title_among_four() {
    for rules in Rules::ALL {
        for entry in entries().filter(|entry| find(&rules, entry.number).is_ok() && !entry.is_of_house_rules()) {
            assert_eq!(search(&rules, entry.number).entries[0].number, entry.number);
            for language in Language::ALL {
                let title = text::title(entry.number).text(language);
                let found = search(&rules, &title).entries;
                assert!(found.iter().take(4).any(|found| found.number == entry.number), "{title}: {found:?}");
            }
        }
    }
}

#[test]
fn an_entry_has_table_speech_in_both_languages() {
    for entry in entries().filter(|entry| entry.number.starts_with('3')) {
        for (language, least) in [(Language::German, 8), (Language::English, 6)] {
            let said = text::said(entry.number).text(language);
            assert!(least <= said.split_whitespace().count(), "{} {language}: {said}", entry.number);
        }
    }
}

#[test]
fn entries_are_found_by_words_of_the_handbook() {
    for (words, expected) in [
        ("vorgeworfen", "3.6.2"),
        ("falsches Aufspiel", "3.4.1"),
        ("Trick nicht bedient", "3.8.1"),
        ("Stich nicht bedient", "3.8.1"),
        ("false lead", "3.4.1"),
        ("out of turn", "3.6.2"),
        ("zu spät abgesagt", "3.5.6"),
        ("zu spaet", "3.11.13"),
        ("Zuschauer", "3.11.10"),
        ("zwei Karten gefallen", "3.9.3"),
        ("3.9.4", "3.9.4"),
        ("TSR 3.9.4?", "3.9.4"),
    ] {
        let found = numbers(words);
        assert!(found.iter().take(4).any(|number| *number == expected), "{words}: {found:?}");
    }
}

#[test]
fn what_is_typed_so_far_already_finds() {
    for typed in ["vorge", "vorgew", "vorgewor", "vorgeworfen"] {
        assert!(numbers(typed).iter().take(5).any(|number| *number == "3.6.2"), "{typed}: {:?}", numbers(typed));
    }
    assert_eq!(numbers("3.1").first(), Some(&"3.1.1"));
}

#[test]
fn nothing_is_said_and_everything_is_listed() {
    let all: Vec<_> =
        entries().filter(|entry| find(&Rules::DDV, entry.number).is_ok()).map(|entry| entry.number).collect();
    assert_eq!(numbers(""), all);
    assert_eq!(numbers("  "), all);
}

#[test]
fn what_fits_a_little_is_shown_as_nearest() {
    let Found { entries, nearest } = search(&Rules::DDV, "bundesliga ergebnisse");
    assert!(entries.is_empty() && (1..=3).contains(&nearest.len()), "{nearest:?}");
    let Found { entries, nearest } = search(&Rules::DDV, "xylophon");
    assert!(entries.is_empty() && nearest.is_empty());
}

#[test]
fn a_rule_set_finds_only_its_own_entries() {
    assert!(!numbers("Hausregeln").iter().any(|number| number.starts_with("004")));
    let found = search(&Rules::RECKLINGHAUSEN, "Hausregeln").entries;
    assert_eq!(found.iter().map(|entry| entry.number).collect::<Vec<_>>(), ["004-unsportlich", "004-abbruch"]);
}
