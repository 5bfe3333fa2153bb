//! No sentence of a ruling contradicts its points, or names somebody who does not decide by its rules: in every entry, in the
//! published rule sets, those of clubs, and others that a rule file can make.

use crate::cases::{OFFENDER, rulings};
use doko_referee::fact::{self, Kind, Value};
use doko_referee::text::{class, consequence, continuation, decider, title};
use doko_referee::{Case, Class, Facts, Game, GameKind, Problem, Ruling, rule};
use game::rules::UnsportlichPoints;
use game::{Book, Rules};
use notation::rules_file::{parse_rules, read_value, with_option};
use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;
use std::sync::OnceLock;
use text::{Language, Localized, Message};

/// What a rule file can say that rulings depend on.
const CHANGES: [(&str, &[(&str, &str)]); 9] = [
    ("ddv", &[("minor_points", "6"), ("serious_base", "6"), ("serious_per_absage", "\"off\"")]),
    ("ddv", &[("minor_points", "\"off\""), ("unsportlich_points", "\"up_to 2\"")]),
    ("ddv", &[("serious_base", "\"off\""), ("serious_normal_game", "\"lost_alone\"")]),
    ("ddv", &[("unsportlich_points", "\"warning_or_disqualification\""), ("serious_normal_game", "\"counts\"")]),
    ("ddv", &[("unsportlich_points", "\"fixed 6\"")]),
    ("bsv", &[("unsportlich_points", "\"up_to 7\""), ("serious_per_absage", "6")]),
    ("recklinghausen", &[("unsportlich_points", "\"fixed 12\"")]),
    ("recklinghausen", &[("unsportlich_points", "\"up_to 12\""), ("minor_points", "3")]),
    ("recklinghausen", &[("unsportlich_points", "\"warning_or_disqualification\""), ("serious_base", "15")]),
];

/// The options of a rule set that rulings depend on.
fn judged_by(rules: &Rules) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?}",
        rules.book,
        rules.breaches.minor_points,
        rules.breaches.serious_base,
        rules.breaches.serious_per_absage,
        rules.breaches.serious_normal_game,
        rules.breaches.unsportlich_points
    )
}

fn rule_sets() -> Vec<Rules> {
    let clubs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../datasets/clubs");
    let read = |path: &Path| parse_rules(&fs::read_to_string(path).expect("a rule file"), "club").expect("rules");
    let files = fs::read_dir(clubs).expect("the rules of clubs").map(|file| read(&file.expect("a file").path()));
    let changed = CHANGES.map(|(base, options)| {
        options.iter().fold(Rules::named(base).expect("a published rule set"), |rules, (option, value)| {
            let value = read_value(value);
            with_option(&rules, option, value).unwrap_or_else(|error| panic!("{option}: {error:?}"))
        })
    });
    let mut sets: Vec<Rules> = Rules::ALL.into_iter().chain(changed).chain(files).collect();
    let mut seen: Vec<String> = Vec::new();
    sets.retain(|rules| {
        let judged_by = judged_by(rules);
        let is_new = !seen.contains(&judged_by);
        seen.extend(is_new.then_some(judged_by));
        is_new
    });
    assert!(Rules::ALL.len() + CHANGES.len() < sets.len(), "clubs judge by rules of their own");
    sets
}

/// Everything that a person reads of a ruling, each without the paragraph behind it.
fn messages(ruling: &Ruling) -> Vec<Message> {
    let reasons = ruling.reasons.iter().chain([&ruling.remedy]).map(|step| step.message.clone());
    let consequences = ruling.consequences.iter().map(|further| consequence(ruling, further));
    let heading = [title(ruling.entry), class(ruling.class), continuation(ruling), decider(ruling.decided_by)];
    reasons.chain(consequences).chain(heading).collect()
}

/// A ruling with everything that is said of it, in both languages.
struct Said {
    case: Case,
    ruling: Ruling,
    sentences: Vec<(Message, String)>,
}

/// Returns what is said of every ruling, of several that are the same only once.
fn said() -> Vec<Said> {
    let mut seen: HashSet<String> = HashSet::new();
    let mut all = rulings(&rule_sets(), 20);
    all.retain(|(case, ruling)| seen.insert(format!("{} {ruling:?}", judged_by(case.rules()))));
    let each = |(case, ruling): (Case, Ruling)| {
        let in_both = |message: Message| Language::ALL.map(|language| (message.clone(), message.text(language)));
        let sentences = messages(&ruling).into_iter().flat_map(in_both).collect();
        Said { case, ruling, sentences }
    };
    all.into_iter().map(each).collect()
}

/// Checks every sentence of every ruling.
fn for_all(check: impl Fn(&Case, &Ruling, &Message, &str) -> Result<(), String>) {
    static ALL: OnceLock<Vec<Said>> = OnceLock::new();
    let mut wrong: BTreeSet<String> = BTreeSet::new();
    for Said { case, ruling, sentences } in ALL.get_or_init(said) {
        for (message, sentence) in sentences {
            if let Err(why) = check(case, ruling, message, sentence) {
                wrong.insert(format!("{} {} {}: {why}: {sentence}", ruling.entry, ruling.row, case.rules().name));
            }
        }
    }
    assert!(wrong.is_empty(), "{} sentences:\n{wrong:#?}", wrong.len());
}

/// The words for numbers before points.
const WORDS: [(&str, i64); 14] = [
    ("ein", 1),
    ("einen", 1),
    ("zwei", 2),
    ("drei", 3),
    ("fünf", 5),
    ("sieben", 7),
    ("zwölf", 12),
    ("one", 1),
    ("a", 1),
    ("two", 2),
    ("three", 3),
    ("five", 5),
    ("seven", 7),
    ("twelve", 12),
];

/// Returns the numbers of a sentence, in figures, or in words before points. Numbers of entries and stages are none.
fn numbers(sentence: &str) -> Vec<i64> {
    let is_around = |c: char| !c.is_alphanumeric();
    let words: Vec<&str> = sentence.split_whitespace().map(|word| word.trim_matches(is_around)).collect();
    let mut found = Vec::new();
    for (place, word) in words.iter().enumerate() {
        let before = place.checked_sub(1).map_or("", |before| words[before]);
        let next = words.get(place + 1).map_or(String::new(), |next| next.to_lowercase());
        let is_stage = ["Keine", "keine", "No", "no"].contains(&before);
        let is_of_points =
            ["punkt", "strafpunkt", "pluspunkt", "point", "penalty"].iter().any(|it| next.starts_with(it));
        let in_words = WORDS.iter().find(|(name, _)| is_of_points && name == word).map(|&(_, number)| number);
        found.extend(word.parse().ok().filter(|_| !is_stage).or(in_words));
    }
    found
}

/// Sentences whose numbers are no points: minutes, games, special points, what a player complained about.
const OF_OTHER_NUMBERS: [&str; 8] = [
    "e3-11-13.row-5",
    "e3-11-13.row-10",
    "e3-11-13.row-15",
    "e3-11-13.row-reasons",
    "e3-11-13.row-more",
    "e3-11-15.row-example",
    "mark-correct-seats-after-games-without-pflichtsolo",
    "reason-zw-forced",
];

/// The numbers that the sentences of a ruling may name: what is paid and credited, and how it comes about.
fn allowed(case: &Case, ruling: &Ruling, message: &Message) -> Vec<i64> {
    let rules = case.rules();
    let mut numbers: Vec<i64> = ruling.points.iter().map(|(_, points)| i64::from(points.abs())).collect();
    if ruling.points.0 == [0; 4] {
        numbers.clear();
    }
    if 0 < ruling.amount {
        let amount = i64::from(ruling.amount);
        numbers.extend([amount, amount / 3]);
        if let (Class::Serious, Some(base), more) =
            (ruling.class, rules.breaches.serious_base, rules.breaches.serious_per_absage)
        {
            numbers.extend([i64::from(base), i64::from(more.unwrap_or(0)), i64::from(case.absagen())]);
        }
    }
    if let UnsportlichPoints::Fixed(amount) = rules.breaches.unsportlich_points
        && message.id() == "reason-unsport-fixed-each"
    {
        // What each of n offenders pays, is credited for the others, and loses in the end.
        let paid = i64::from(amount);
        numbers.extend((1..=3).map(|others| others * (paid / 3)));
        numbers.push(i64::from(-ruling.points[OFFENDER]));
    }
    numbers.extend(ruling.points_range.into_iter().flat_map(|(least, most)| [i64::from(least), i64::from(most)]));
    numbers.extend(ruling.points_choices.iter().map(|&choice| i64::from(choice)));
    let of_holder: &[i64] = match message.id() {
        "mark-other-as-example-f" => &[0, 7],
        id if id.starts_with("mark-other-") => &[3, 5],
        "game-goes-stop-solo-zero"
        | "game-goes-soloist-chooses-continue-or-stop"
        | "game-goes-null-game-stands"
        | "e3-11-8"
        | "e3-11-8.row-a" => &[0],
        _ => &[],
    };
    if let UnsportlichPoints::UpTo(most) = rules.breaches.unsportlich_points {
        numbers.extend(of_holder.iter().filter(|&&number| number <= i64::from(most)));
    } else if of_holder == [0] {
        numbers.push(0);
    }
    numbers
}

#[test]
fn each_number_in_a_sentence_is_one_of_the_ruling() {
    for_all(|case, ruling, message, sentence| {
        if OF_OTHER_NUMBERS.contains(&message.id()) {
            return Ok(());
        }
        let allowed = allowed(case, ruling, message);
        match numbers(sentence).into_iter().find(|number| !allowed.contains(number)) {
            Some(number) => Err(format!("{number} is none of {:?}, {allowed:?}", ruling.points.0)),
            None => Ok(()),
        }
    });
}

#[test]
fn a_ruling_with_points_says_how_many_and_one_without_says_so() {
    for_all(|_, ruling, message, sentence| {
        let is_open = ruling.points_range.is_some() || !ruling.points_choices.is_empty();
        let is_paid = ruling.points.0 != [0; 4];
        if message.id() == title(ruling.entry).id() && is_paid {
            let loss = ruling.points.iter().map(|(_, points)| i64::from(-points)).max().unwrap_or(0);
            let is_told = |language| {
                let mut reasons = ruling.reasons.iter().flat_map(|step| numbers(&step.message.text(language)));
                reasons.any(|number| number == loss)
            };
            if !Language::ALL.into_iter().all(is_told) {
                return Err(format!("{loss} points are not told"));
            }
        }
        let none = ["eine Strafpunkte", "no points", "No points", "no penalty points", "punkte gibt es nicht"];
        let claims_none = none.iter().any(|none| sentence.contains(none)) || message.id() == "reason-no-price";
        if claims_none && (is_paid || is_open || 0 < ruling.amount) {
            Err("there are points".to_owned())
        } else {
            Ok(())
        }
    });
}

#[test]
fn a_credit_is_told_where_somebody_is_credited() {
    for_all(|_, ruling, message, sentence| {
        let words = ["Gutschrift", "gutgeschrieben", "Pluspunkt", "credit", "erhalten je"];
        if !words.iter().any(|word| sentence.contains(word)) || message.id() == "reason-unsport-fixed-each" {
            return Ok(());
        }
        let is_denied = ["niemand", "ohne Gutschrift", "nobody"].iter().any(|word| sentence.contains(word));
        let is_credited = ruling.points.iter().any(|(_, &points)| 0 < points);
        if is_denied == is_credited { Err(format!("{:?}", ruling.points.0)) } else { Ok(()) }
    });
}

#[test]
fn nobody_is_named_whom_the_rules_do_not_have() {
    const REFEREES: [&str; 7] = ["chiedsrichter", "chiedsgericht", "urnierleitung", "eferee", "court", "TSR", "BSV"];
    const MANAGEMENT: [&str; 3] = ["Spielleitung", "tournament management", "Recklinghausen"];
    for_all(|case, ruling, message, sentence| {
        let foreign: &[&str] = match case.rules().book {
            Book::Recklinghausen => &REFEREES,
            Book::Ddv | Book::Bsv | Book::Tsr => &MANAGEMENT,
        };
        let paragraphs = ruling.reasons.iter().chain([&ruling.remedy]).filter(|step| step.message == *message);
        let all = paragraphs.map(|step| step.message().text(Language::German)).chain([sentence.to_owned()]);
        match all.into_iter().find_map(|said| foreign.iter().find(|word| said.contains(**word))) {
            Some(word) => Err(format!("there is no {word}")),
            None => Ok(()),
        }
    });
}

#[test]
fn a_club_that_changes_a_price_is_not_told_a_paragraph_that_says_another() {
    let rules = with_option(&Rules::DDV, "serious_base", read_value("6")).expect("an option");
    let case = Case::new(&rules, "3.8.1", Game::of(GameKind::Normal), Some(OFFENDER), 0, Facts::new()).expect("a case");
    let ruling = rule(&case).expect("a ruling");
    let price = ruling.reasons.iter().find(|step| step.message.id() == "reason-price-serious").expect("a price");
    assert_eq!(price.paragraph, *rules.name);
    assert_eq!(ruling.points[OFFENDER], -6);
}

#[test]
fn a_hint_is_judged_by_the_entry_about_its_kind_of_breach() {
    let Kind::Word(breaches) = fact::BREACH.kind else { panic!("breaches have names") };
    for rules in rule_sets() {
        for entry in ["3.1.8", "3.1.9"] {
            for breach in breaches {
                let belongs = match *breach {
                    "verwerfen" | "aufspiel" => "3.1.8",
                    "vorwerfen" => "3.1.9",
                    _ => "3.1.10",
                };
                let facts = Facts::new().with(fact::BREACH, Value::Word((*breach).to_owned()));
                let case = Case::new(&rules, entry, Game::of(GameKind::Normal), Some(OFFENDER), 0, facts);
                match rule(&case.expect("a case")) {
                    Ok(ruling) => assert_eq!((ruling.entry, ruling.judged_by_entry), (belongs, None), "{breach}"),
                    Err(Problem::Impossible { paragraph, .. }) => {
                        assert_ne!(entry, belongs, "{breach}");
                        assert_eq!(paragraph, belongs, "{breach}");
                    }
                    Err(problem) => panic!("{entry} {breach}: {problem}"),
                }
            }
        }
    }
}

#[test]
fn by_house_rules_each_kind_of_unsporting_behaviour_costs_the_same_and_nothing_else() {
    let mut n_paid = 0;
    for (case, ruling) in rulings(&[Rules::RECKLINGHAUSEN], 20) {
        if ruling.class != Class::Unsport {
            assert_eq!(ruling.points.0, [0; 4], "{} {}", ruling.entry, ruling.row);
            continue;
        }
        assert_eq!(ruling.sum(), 0, "{} {}", ruling.entry, ruling.row);
        for (_, points) in ruling.points.iter() {
            assert!([-3, -2, -1, 0, 1, 2, 3].contains(points), "{} {:?}", ruling.entry, case.facts());
        }
        n_paid += usize::from(ruling.points[OFFENDER] == -3);
    }
    assert!(400 < n_paid, "{n_paid}");
}
