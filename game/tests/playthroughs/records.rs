//! Written down and read again, every game is the same.

use crate::driver::{play_on, random_game, rule_sets};
use game::record::{Breaches, Record, check, parse_record, replay, resume};
use game::{Play, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const GAMES: usize = 400;

/// Calls `each` with games of all rule sets, a third of them unfinished.
fn for_each_game(seed: u64, mut each: impl FnMut(&Rules, Play)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for rules in rule_sets() {
        for _ in 0..GAMES {
            let mut play = random_game(&rules, &mut rng);
            let cards = if rng.random_ratio(1, 3) { rng.random_range(0..48) } else { 48 };
            play_on(&mut play, cards, &mut rng, |_| {});
            each(&rules, play);
        }
    }
}

#[test]
fn a_record_holds_the_whole_game() {
    for_each_game(6, |rules, play| {
        let record = Record::of(&play);
        assert_eq!(check(&record, rules), [], "{record}");
        let again = resume(&record, rules, Breaches::Refuse).expect("a game without breaches");
        assert_eq!(again, play, "{record}");
        match play.finish() {
            Ok(outcome) => assert_eq!(replay(&record, rules, Breaches::Refuse), Ok(outcome)),
            Err(_) => assert!(replay(&record, rules, Breaches::CountAsValid).is_err()),
        }
    });
}

#[test]
fn the_text_form_reads_back_as_the_same_record() {
    for_each_game(7, |_, play| {
        let record = Record::of(&play);
        let text = record.to_string();
        assert_eq!(parse_record(&text).as_ref(), Ok(&record), "{text}");
        assert_eq!(parse_record(&text.replace('\n', " # comment\n\n")), Ok(record));
    });
}

#[cfg(feature = "serde")]
#[test]
fn json_reads_back_as_the_same_record() {
    for_each_game(8, |_, play| {
        let record = Record::of(&play);
        let json = serde_json::to_string(&record).expect("a record is JSON");
        let again: Record = serde_json::from_str(&json).expect("JSON is a record");
        assert_eq!(again, record);
        assert_eq!(parse_record(&again.to_string()), Ok(record));
    });
}

#[test]
fn without_the_vorbehalt_round_the_game_scores_the_same() {
    for_each_game(9, |rules, play| {
        let mut record = Record::of(&play);
        record.vorbehalte = None;
        assert_eq!(check(&record, rules), [], "{record}");
        if let Ok(outcome) = play.finish() {
            let again = replay(&record, rules, Breaches::Refuse).expect("a finished game");
            assert_eq!(again.score, outcome.score);
            assert_eq!((again.parties, again.scored_as, again.won), (outcome.parties, outcome.scored_as, outcome.won));
        }
    });
}

#[test]
fn no_change_of_a_record_makes_checking_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(10);
    for_each_game(11, |rules, play| {
        let text = Record::of(&play).to_string();
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n', ',', ':']).collect();
        for _ in 0..3 {
            let (i, j) = (rng.random_range(0..words.len()), rng.random_range(0..words.len()));
            match rng.random_range(0..3) {
                0 => words.swap(i, j),
                1 => words[i] = words[j],
                _ => words.insert(i, words[j]),
            }
        }
        if let Ok(record) = parse_record(&words.concat()) {
            let breaches = check(&record, rules);
            for breach in &breaches {
                assert!(!breach.to_string().is_empty());
            }
            let played = resume(&record, rules, Breaches::CountAsValid);
            assert_eq!(played.is_err(), breaches.iter().any(|breach| !breach.can_stand()), "{record}{breaches:?}");
            assert_eq!(parse_record(&record.to_string()), Ok(record));
        }
    });
}
