//! What a club's rules say on the wall: everything that has an effect, and nothing that there is not.

#[path = "../../../notation/tests/it/support/random_rules.rs"]
mod random_rules;

use doko_api::paint;
use doko_api::rules::{Wall, effective, heading_and_options};
use game::rules::{
    AltenGame, BockEvent, CallTiming, CallsAllowed, HochzeitCondition, SchweineRule, Sonderpunkt, Trumpfabgabe,
    Trumpfschwach,
};
use game::rules::{OPTIONS, RuleOption};
use game::{ItemKind, Rules, Solo};
use notation::rules_file::{option_value, parse_rules, schema, to_json, with_option};
use random_rules::random_rules;
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::sync::LazyLock;
use text::{Language, Localized, Texts};

/// Returns values that an option can have, by its schema.
fn values(schema: &Value) -> Vec<Value> {
    let words = schema["enum"].as_array().into_iter().flatten().cloned();
    let either = schema["anyOf"].as_array().into_iter().flatten().flat_map(values);
    let plain = match schema["type"].as_str() {
        Some("boolean") => vec![json!(true), json!(false)],
        Some("integer") => vec![json!(1), json!(3), json!(4)],
        Some("string") => vec![json!("add 1"), json!("add 2"), json!("times 2")],
        _ => vec![],
    };
    words.chain(either).chain(plain).collect()
}

#[test]
fn every_option_stands_in_one_chapter() {
    for option in RuleOption::names() {
        let n = heading_and_options().flat_map(|(_, options)| options).filter(|&other| other == option).count();
        assert_eq!(n, 1, "{option}");
    }
    assert_eq!(heading_and_options().map(|(_, options)| options.len()).sum::<usize>(), OPTIONS.len());
}

/// Returns the rule set with every option set to every value.
fn changed<'a>(base: &'a Rules, schema: &'a Value) -> impl Iterator<Item = Rules> + 'a {
    RuleOption::names().flat_map(move |option| {
        let mut values = values(&schema["properties"][option]);
        if let Some(words) = schema["properties"][option]["items"]["enum"].as_array() {
            values.push(json!(words));
        }
        if option == "table_sizes" {
            values.push(json!([4, 5]));
        }
        values.into_iter().filter_map(move |value| with_option(base, option, &value).ok())
    })
}

fn matters(rules: &Rules, option: &str) -> bool {
    RuleOption::named(option).expect("an option").matters(rules)
}

/// Returns the rule set, changed in other options if only then this one has an effect.
fn where_it_matters(base: &Rules, option: &str, schema: &Value) -> Option<Rules> {
    let is_wanted = |rules: &Rules| matters(rules, option);
    let mut one_change = std::iter::once(base.clone()).chain(changed(base, schema));
    let two_changes = || changed(base, schema).find_map(|rules| changed(&rules, schema).find(|rules| is_wanted(rules)));
    one_change.find(|rules| is_wanted(rules)).or_else(two_changes)
}

/// Everything with an effect can be read: two values of an option never have the same sentences.
#[test]
fn every_value_of_every_option_is_told() {
    let schema = schema();
    let mut untold = BTreeSet::new();
    for language in Language::ALL {
        let told = |rules: &Rules| serde_json::to_string(&Wall::of(language, rules)).expect("a wall is JSON");
        for base in Rules::ALL {
            for option in RuleOption::names() {
                let base = where_it_matters(&base, option, &schema).unwrap_or_else(|| panic!("{option} has no effect"));
                let values = values(&schema["properties"][option]);
                let sets: Vec<Rules> =
                    values.iter().filter_map(|value| with_option(&base, option, value).ok()).collect();
                // Rules that cannot be played need no sentences.
                let sets = sets.into_iter().map(|rules| rules.fitted(|other| other == option));
                let sets: Vec<Rules> = sets.filter(|rules| rules.check().is_ok()).collect();
                for (i, set) in sets.iter().enumerate() {
                    for other in &sets[..i] {
                        let value = |rules| option_value(rules, option);
                        let same =
                            effective(set) == effective(other) || !matters(set, option) || !matters(other, option);
                        if !same && told(set) == told(other) {
                            untold.insert(format!("{language}: {option} {:?} {:?}", value(set), value(other)));
                        }
                    }
                }
            }
        }
    }
    assert_eq!(untold, BTreeSet::new());
}

#[test]
fn every_row_fits() {
    for language in Language::ALL {
        for rules in Rules::ALL {
            for row in Wall::of(language, &rules).rows_within(60) {
                assert!(paint::width(&row) <= 60, "{row}");
            }
        }
    }
}

/// Returns the rule files of clubs, the published rule sets, and thousands that nobody plays: random ones in which much is switched off.
fn many_rules() -> Vec<Rules> {
    let folder = format!("{}/../datasets/clubs", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(folder).expect("there are rule files of clubs").flatten().map(|file| {
        let text = fs::read_to_string(file.path()).expect("a rule file is text");
        parse_rules(&text, "club").expect("a rule file")
    });
    let switches = [
        ("which_calls", json!("ansagen")),
        ("which_calls", json!("none")),
        ("hochzeit_conditions", json!([])),
        ("soli", json!([])),
        ("soli", json!(["nullsolo", "farbsolo_C"])),
        ("pflichtsolo_per_player", json!(0)),
        ("trumpfabgabe", json!("ask_all_then_normal")),
        ("schweine", json!("announced")),
        ("special_points", json!([])),
        ("bock_events", json!(["herzstich", "lost_re", "zero"])),
        ("reached_against_points", json!(false)),
        ("table_sizes", json!([6, 4, 5])),
    ];
    let drawn = (0..1 << switches.len()).map(|bits: u64| {
        let on = switches.iter().enumerate().filter(|(place, _)| bits & (1 << place) != 0).map(|(_, switch)| switch);
        on.fold(random_rules(bits), |rules, (option, value)| {
            let changed = with_option(&rules, option, value).expect("a value of the option").fitted(|_| false);
            if changed.check().is_ok() { changed } else { rules }
        })
    });
    let added = json!(["fuchs", "fuchs_gefangen_last_trick", "charlie", "doppel_charlie"]);
    let added = with_option(&Rules::DDV, "special_points", &added).expect("a value of the option");
    files.chain(Rules::ALL).chain([added]).chain(drawn).collect()
}

/// Something that a sentence names in words of either language, and whether the rules have it.
type Thing = (String, Vec<String>, Box<dyn Fn(&Rules) -> bool>);

fn thing(names: &[&str], exists: impl Fn(&Rules) -> bool + 'static) -> Thing {
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    (names[0].clone(), names, Box::new(exists))
}

fn things() -> Vec<Thing> {
    let calls = |rules: &Rules| rules.calls.which != CallsAllowed::None;
    let farbsolo = |rules: &Rules| rules.soli.named.iter().any(|solo| matches!(solo, Solo::Farbe(_)));
    let five = |rules: &Rules| rules.deck.table_sizes.iter().any(|&size| 4 < size);
    let mut things = vec![
        thing(&["Trumpfabgabe", "Armut"], |rules| {
            rules.trumpfabgabe.if_nobody != Trumpfabgabe::Off || rules.trumpfschwach.becomes == Trumpfschwach::Exchange
        }),
        thing(&["Pflichtsol", "vorgeführt", "compulsory"], |rules| 0 < rules.soli.pflichtsolo_per_player),
        thing(&["Schwein"], |rules| rules.schweine.when != SchweineRule::Off),
        thing(&["Superschwein"], |rules| !rules.schweine.above.is_empty()),
        thing(&["Hyperschwein"], |rules| 1 < rules.schweine.above.len()),
        thing(&["Hochzeit", "Klärungsstich"], |rules| !rules.hochzeit.conditions.is_empty()),
        thing(&["Absage", "absagen", "abgesagt", "keine 90", "no 90", "gegen schwarz", "against schwarz"], |rules| {
            rules.calls.which == CallsAllowed::All
        }),
        thing(
            &["Ansage", "Re und Kontra", "Re oder Kontra", "Kontra gesagt", "erwider", " reply", "Re and Kontra"],
            calls,
        ),
        thing(&["auf der Hand, keine", "in der Hand geht", "noch hält", "in hand, keine"], |rules| {
            rules.calls.timing == CallTiming::Hand
        }),
        thing(&["gespielten Karte", "gespielte Karten später", "played cards later"], |rules| {
            rules.calls.timing == CallTiming::Table
        }),
        thing(&["Für Kontra gelten", "Kontra has other"], |rules| rules.calls.limits_kontra.is_some()),
        thing(&["Bock"], |rules| !rules.bock.events.is_empty()),
        thing(&["Feigheit", "Cowardice"], |rules| rules.score.feigheit.is_some()),
        thing(&["Sonderpunkt", "pecial point"], |rules| !rules.special.points.is_empty()),
        thing(&["Herzstich ", "hearts trick"], |rules| {
            let is_played = rules.has(Sonderpunkt::Herzstich) || rules.bock.events.contains(&BockEvent::Herzstich);
            is_played || rules.hochzeit.conditions.contains(&HochzeitCondition::Hearts)
        }),
        thing(&["gegen die Alten", "against the old ones"], |rules| {
            let somewhere = rules.special.alten_in_solo
                || AltenGame::ALL.iter().any(|game| rules.special.alten_games.contains(game));
            rules.has(Sonderpunkt::Alten) && somewhere
        }),
        thing(
            &["angesagten Solo", "angesagtes Solo", "mehrere ein Solo", "named solo", "several want a solo"],
            |rules| !rules.soli.named.is_empty(),
        ),
        thing(&["Farbsolo", "suit solo"], farbsolo),
        thing(&["fünf", "aussetzt", "sitzen vier oder", "five", "sit out"], five),
        thing(&["Neunen", "nines"], |rules| rules.deck.nines),
        thing(
            &["120 gegen", "120 Augen gegen", "Augen gegen Absagen", "So ein Punkt", "reached against Absagen"],
            |rules| rules.score.reached_against_points,
        ),
    ];
    let named = |words: &dyn Fn(Language) -> String, around: &[[&str; 2]]| -> Vec<String> {
        let names = Language::ALL.map(words);
        names
            .iter()
            .flat_map(|name| around.iter().map(move |[before, behind]| format!("{before}{name}{behind}")))
            .collect()
    };
    for solo in Solo::ALL {
        let names = named(&|language| solo.text(language), &[[": ", ""], [", ", ""], ["Im ", ""], ["a ", ""]]);
        things.push((solo.name().to_owned(), names, Box::new(move |rules| rules.soli.named.contains(&solo))));
    }
    // A list of special points names one between its signs.
    for point in Sonderpunkt::ALL {
        let item = ItemKind::Sonder(point);
        let names = named(&|language| item.text(language), &[[": ", ","], [": ", "."], [", ", ","], [", ", "."]]);
        things.push((item.name().to_owned(), names, Box::new(move |rules| is_listed(rules, point))));
    }
    things
}

/// Returns whether a special point can be earned, or is the Herzstich that starts a Bock.
fn is_listed(rules: &Rules, point: Sonderpunkt) -> bool {
    let starts_bock = point == Sonderpunkt::Herzstich && rules.bock.events.contains(&BockEvent::Herzstich);
    rules.has(point) || starts_bock
}

/// What says that there is something not.
const DENIALS: [&str; 6] = [
    "wall-pflichtsolo-per-player-0",
    "wall-schweine-off",
    "wall-hochzeit-conditions-none",
    "wall-soli-none",
    "wall-which-calls-none",
    "wall-special-points-none",
];

/// Rule sets with all sentences of their walls in each language.
static WALLS: LazyLock<Vec<(Rules, [Vec<String>; 2])>> = LazyLock::new(|| {
    let told = |language, rules: &Rules| {
        Wall::of(language, rules).sections.into_iter().flat_map(|section| section.sentences).collect()
    };
    many_rules()
        .into_iter()
        .map(|rules| (rules.clone(), Language::ALL.map(|language| told(language, &rules))))
        .collect()
});

/// Returns whether a sentence says what there is, not what there is not.
fn is_assertion(sentence: &str) -> bool {
    let denied = |name: &&str| Language::ALL.iter().any(|&language| Texts::of(language).word(name) == sentence);
    let others = ["Re und Kontra, keine", "Re and Kontra, no", "ohne Neunen", "without the nines"];
    !DENIALS.iter().any(denied) && !others.iter().any(|words| sentence.contains(words))
}

/// Every thing is there in some of the rule sets and not in others, and only there do sentences name it.
#[test]
fn no_sentence_names_what_the_rules_lack() {
    let things = things();
    let mut named_by = HashMap::<&str, Vec<usize>>::new();
    let mut found = vec![[0_usize; 3]; things.len()];
    let mut wrong = BTreeSet::new();
    for (rules, walls) in WALLS.iter() {
        let exist: Vec<bool> = things.iter().map(|(_, _, exists)| exists(rules)).collect();
        exist.iter().zip(&mut found).for_each(|(&exists, counts)| counts[usize::from(exists)] += 1);
        for sentence in walls.iter().flatten() {
            let names = named_by.entry(sentence).or_insert_with(|| {
                let is_named = |(_, names, _): &Thing| names.iter().any(|name| sentence.contains(&**name));
                let all = (0..things.len()).filter(|&at| is_named(&things[at]));
                if is_assertion(sentence) { all.collect() } else { Vec::new() }
            });
            for &at in &*names {
                found[at][2] += 1;
                if !exist[at] {
                    wrong.insert(format!("{}: {sentence}", things[at].0));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let never = things.iter().zip(found).filter(|(_, counts)| counts.contains(&0));
    let never: Vec<(&str, [usize; 3])> = never.map(|((thing, ..), counts)| (&**thing, counts)).collect();
    assert!(never.is_empty(), "{never:?}");
}

/// Returns every number in a value, also in words such as `add 2`.
fn numbers_in(value: &Value, found: &mut BTreeSet<u64>) {
    match value {
        Value::Number(number) => found.extend(number.as_u64()),
        Value::String(text) => found.extend(text.split(' ').filter_map(|word| word.parse::<u64>().ok())),
        Value::Array(values) => values.iter().for_each(|value| numbers_in(value, found)),
        Value::Object(parts) => parts.values().for_each(|value| numbers_in(value, found)),
        _ => {}
    }
}

#[test]
#[ignore = "slow"]
fn each_number_in_a_sentence_is_one_of_the_rules() {
    for (rules, walls) in WALLS.iter() {
        let mut known = BTreeSet::from([30, 60, 90, 120, 121, 40]);
        numbers_in(&to_json(rules), &mut known);
        known.insert(rules.deck().len() as u64);
        known.insert(rules.deck.deal_packets.len() as u64);
        known.extend(rules.calls.reply_extension.map(|cards| 4 * u64::from(cards)));
        known.remove(&0);
        for sentence in walls.iter().flatten() {
            let numbers = sentence.split(|sign: char| !sign.is_ascii_digit()).filter_map(|word| word.parse().ok());
            let strange: Vec<u64> = numbers.filter(|number| !known.contains(number)).collect();
            assert!(strange.is_empty(), "{strange:?} in: {sentence}");
        }
    }
}

#[test]
fn every_sentence_is_whole_and_said_once() {
    for all in WALLS.iter().flat_map(|(_, walls)| walls) {
        let different: BTreeSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len(), "{all:#?}");
        for sentence in all {
            assert!(sentence.ends_with('.') && !sentence.ends_with(".."), "{sentence}");
            let torn = ["  ", " .", " ,", " ;", " :", "\n", ",,"].into_iter().find(|torn| sentence.contains(torn));
            assert_eq!(torn, None, "{sentence}");
        }
    }
}
