//! Written down and read again, every game is the same.

use super::driver::{play_on, random_game, rule_sets};
use doko_notation::record::{Breaches, Deed, Incident, Moment, Record, Timing, check, parse_record, replay, resume};
use game::{BySeat, Play, Rules, Seat};
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

const DEEDS: [&str; 17] = [
    "early:HT",
    "took_back:DT,CA",
    "fell:HT,?",
    "fell:D9,S9",
    "reminds:re",
    "says:wir_spielen_zusammen!",
    "shows",
    "shows:HT",
    "hands_over",
    "claims",
    "claims+charlie:T,S",
    "claims:CQ,CJ",
    "looks:3",
    "protests",
    "waives",
    "abort",
    "abort:E",
];

/// Returns the record with things that happened at moments that it has, or, `anywhere`, at any.
fn with_incidents(mut record: Record, rng: &mut ChaCha8Rng, anywhere: bool) -> Record {
    let mut moments: Vec<Moment> = record.timeline().iter().map(|step| step.at).collect();
    let cards = u16::try_from(record.plays().count()).expect("a deal is small");
    moments.push(Moment::after_cards(cards));
    if anywhere {
        moments.extend([Moment::Query { said: 40 }, Moment::Play { cards: 60, calls: 0 }]);
        moments.push(Moment::Play { cards: 3, calls: 7 });
    }
    if rng.random() {
        record.players = BySeat::from_fn(|_| rng.random_bool(0.7).then(|| "Anna Maria".to_owned()));
    }
    for _ in 0..rng.random_range(1..6) {
        let what: Deed = DEEDS[rng.random_range(0..DEEDS.len())].parse().expect("a deed");
        let player = (!matches!(what, Deed::Aborted(_))).then_some(Seat::ALL[rng.random_range(0..4)]);
        record.incidents.push(Incident { at: moments[rng.random_range(0..moments.len())], player, what });
    }
    if !anywhere {
        record.incidents.sort_by_key(|incident| incident.at);
    }
    for call in &mut record.announcements {
        call.timing = if rng.random() { Timing::Together } else { Timing::Later };
    }
    record
}

#[test]
fn incidents_and_calls_may_stand_in_a_line_of_their_own() {
    let cards = "dealer=W\nN: ?\nE: ?\nS: ?\nW: ?\n1 N: SA S9 SK SK\n";
    let same = |line: &str, trick: &str| {
        let read = |text: &str| parse_record(&format!("{cards}{text}")).expect(text);
        let told = |record: &Record| format!("{:?}", record.timeline());
        assert_eq!(told(&read(line)), told(&read(trick)), "{line}");
    };
    same("N:claims", "2 N: N:claims");
    same("N:beansprucht", "2 N: N:claims");
    same("abbruch:O", "2 N: abort:E");
    same("N:hands_over S:kontra!\nE:k90!", "2 N: N:hands_over S:kontra! E:k90!");
    same("E:protests\n2 N: CA", "2 N: E:protests CA");
    let wrong = |line: &str| parse_record(&format!("{cards}{line}")).expect_err(line).to_string();
    for line in ["N: claims", "N:claims CA"] {
        assert!(wrong(line).contains("such as N:claims"), "{}", wrong(line));
    }
    assert!(wrong("N:klaims").contains("expected a hand"), "{}", wrong("N:klaims"));
}

#[test]
fn names_stand_between_commas() {
    let text = "dealer=W\nplayers Anna Maria, ?, Bert, Clara # of four\nN: HT\nE: ?\nS: ?\nW: ?\n";
    let record = parse_record(text).expect("three have names");
    assert_eq!(record.players[Seat::N].as_deref(), Some("Anna Maria"));
    assert_eq!(record.players[Seat::E], None);
    assert_eq!(record.players[Seat::W].as_deref(), Some("Clara"));
    let said = |names: &str| {
        let text = format!("dealer=W\nplayers {names}\nN: HT");
        parse_record(&text).expect_err(names).to_string()
    };
    assert!(said("Anna, Bert").contains("found 2"), "{}", said("Anna, Bert"));
    assert!(said("").contains("expected a name"), "{}", said(""));
    assert!(said("A, B, , D").contains("expected a name"));
    assert!(said(&format!("A, B, C, {}", "D".repeat(61))).contains("at most 60 bytes"));
    assert!(said("A, B, C, D\nplayers A, B, C, D").contains("twice"));
}

#[test]
fn incidents_stand_between_the_cards_and_read_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    for_each_game(13, |_, play| {
        let record = with_incidents(Record::of(&play), &mut rng, false);
        let text = record.to_string();
        // Without a card there is no line between whose words calls could stand.
        assert!(record.tricks_played.is_empty() || !text.contains("\nincidents "), "{text}");
        assert_eq!(parse_record(&text).as_ref(), Ok(&record), "{text}");
        let at_any_moment = with_incidents(record, &mut rng, true);
        assert_eq!(parse_record(&at_any_moment.to_string()), Ok(at_any_moment));
    });
}

#[test]
fn json_holds_the_incidents_too() {
    let mut rng = ChaCha8Rng::seed_from_u64(14);
    for_each_game(15, |_, play| {
        let record = with_incidents(Record::of(&play), &mut rng, true);
        let json = serde_json::to_string(&record).expect("a record is JSON");
        assert_eq!(serde_json::from_str::<Record>(&json).expect("JSON is a record"), record, "{json}");
    });
}

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
