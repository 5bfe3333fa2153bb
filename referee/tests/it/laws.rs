//! Laws that hold for every entry of the handbook, in every rule set and game, whatever the facts are.

use crate::cases::{OFFENDER, facts, rulings};
use doko_referee::catalogue::entries;
use doko_referee::claim::{Claim, Judged, Moment, Partnership};
use doko_referee::fact::{self, Value};
use doko_referee::text::{consequence, continuation};
use doko_referee::{Appeal, Case, Claims, Class, Decider, Facts, Game, GameKind, Problem, Ruling, SoloKind, rule};
use game::{Rules, Seat, Team};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::OnceLock;
use text::{Language, Localized};

/// The binding decisions of the handbook's annex (TSR 9.7.3).
const ANNEX: [&str; 5] = ["3.2.3", "3.9.4", "3.11.3", "3.11.8", "3.11.13"];
/// Checks every case that can be ruled on, of every entry, rule set and game.
fn for_all(mut check: impl FnMut(&Case, &Ruling)) {
    static ALL: OnceLock<Vec<(Case, Ruling)>> = OnceLock::new();
    let all = ALL.get_or_init(|| rulings(&Rules::ALL, 20));
    assert!(8_000 < all.len(), "{}", all.len());
    all.iter().for_each(|(case, ruling)| check(case, ruling));
}

/// Everything a person reads of a ruling.
fn sentences(ruling: &Ruling, language: Language) -> Vec<String> {
    let reasons = ruling.reasons.iter().chain([&ruling.remedy]).map(Localized::message);
    let consequences = ruling.consequences.iter().map(|further| consequence(ruling, further));
    reasons.chain(consequences).chain([continuation(ruling)]).map(|said| said.text(language)).collect()
}

#[test]
fn no_ruling_shows_an_internal_code() {
    for_all(|case, ruling| {
        for language in Language::ALL {
            for sentence in sentences(ruling, language) {
                let is_message =
                    ["reason-", "mark-", "appeal-", "game-goes", ".row-"].iter().any(|id| sentence.contains(id));
                assert!(!is_message && !sentence.contains('_'), "{} {}: {sentence}", case.entry().number, ruling.row);
                let is_code = sentence.contains("OP-") || sentence.contains("004-");
                assert!(!is_code, "{} {}: {sentence}", case.entry().number, ruling.row);
            }
        }
    });
}

#[test]
fn rulings_cite_the_text_they_are_made_by() {
    for_all(|case, ruling| {
        let (own, foreign): (&str, &[&str]) = match &*case.rules().name {
            "bsv" => ("BSV", &["TSR", "DDV"]),
            "tsr" => ("TSR", &["BSV", "DDV A", "DDV C", "DDV E", "DDV F", "DDV G"]),
            "ddv" => ("", &["BSV", "TSR"]),
            _ => return,
        };
        let paragraphs: Vec<&str> =
            ruling.reasons.iter().chain([&ruling.remedy]).map(|step| step.paragraph.as_str()).collect();
        for language in Language::ALL {
            // The handbook itself names a paragraph of the edition it belongs to, so `ddv` is held to what it cites.
            let said = if own.is_empty() { vec![] } else { sentences(ruling, language) };
            let all = said.iter().map(String::as_str).chain(paragraphs.iter().copied());
            let stranger = all.clone().find(|text| foreign.iter().any(|name| text.contains(name)));
            assert!(stranger.is_none(), "{} {}: {stranger:?}", case.entry().number, ruling.row);
            assert!(all.into_iter().any(|text| text.contains(own)), "{} {}", case.rules().name, case.entry().number);
        }
    });
}

#[test]
fn every_entry_of_the_handbook_has_a_paragraph_of_the_edition_in_force() {
    let of_house = entries().filter(|entry| entry.is_of_house_rules()).count();
    let with_paragraph = entries().filter(|entry| entry.in_rules(&Rules::TSR).starts_with("TSR ")).count();
    assert_eq!(with_paragraph + of_house, entries().count());
}

#[test]
fn a_breach_that_cannot_hurt_the_soloist_is_credited_to_all_three() {
    let points = |rules: &Rules, entry, class: &str, decided: Option<Team>, harm: Option<bool>| {
        let mut facts = Facts::new().with(fact::TABLE_CLASS, Value::Word(class.to_owned()));
        if entry != "2.1.1" {
            facts = Facts::new().with(fact::SAID, Value::Word("k90".to_owned()));
        }
        if let Some(team) = decided {
            facts.state(fact::DECIDED, Value::Team(team));
        }
        if let Some(harm) = harm {
            facts.state(fact::CAN_HURT_SOLOIST, Value::YesNo(harm));
        }
        let game = Game::solo(Seat::N, SoloKind::Lust);
        let ruling = rule(&Case::new(rules, entry, game, Some(Seat::E), 0, facts).unwrap()).unwrap();
        (ruling.points.0, ruling.assumed.contains(&"can_hurt_soloist"))
    };
    let (alone, all) = ([3, -3, 0, 0], [1, -3, 1, 1]);
    for rules in [Rules::TSR, Rules::DDV] {
        assert_eq!(points(&rules, "2.1.1", "minor", None, Some(true)), (alone, false));
        assert_eq!(points(&rules, "2.1.1", "minor", None, Some(false)), (all, false));
        assert_eq!(points(&rules, "2.1.1", "minor", None, None), (alone, true));
        // A decided game: TSR 9.5.1, punished as a minor breach.
        assert_eq!(points(&rules, "2.1.1", "serious", Some(Team::Re), Some(false)), (all, false));
        // A serious breach goes by TSR 9.4.4, a repeated call by handbook 3.5.9.
        assert_eq!(points(&rules, "2.1.1", "serious", None, Some(false)), ([12, -12, 0, 0], false));
        assert_eq!(points(&rules, "3.5.9", "", None, Some(false)), (alone, false));
    }
    assert_eq!(points(&Rules::BSV, "2.1.1", "minor", None, Some(false)), (alone, false));
}

#[test]
fn a_serious_breach_that_nobody_claims_may_end_in_a_repetition() {
    let cites = |rules: &Rules, class: &str| {
        let facts = Facts::new()
            .with(fact::TABLE_CLASS, Value::Word(class.to_owned()))
            .with(fact::CLAIMED, Value::YesNo(false));
        let game = Game::of(GameKind::Normal);
        let ruling = rule(&Case::new(rules, "2.1.1", game, Some(Seat::E), 0, facts).unwrap()).unwrap();
        ruling.reasons.iter().any(|step| step.paragraph == "TSR 9.1.3")
    };
    assert!(cites(&Rules::TSR, "serious"));
    assert!(!cites(&Rules::TSR, "minor"));
    assert!(!cites(&Rules::DDV, "serious"));
}

#[test]
fn unsporting_behaviour_outside_the_annex_is_not_the_referees() {
    for_all(|case, ruling| {
        let is_unsporting = matches!(ruling.class, Class::Unsport | Class::Warning);
        let is_bound =
            ANNEX.contains(&case.entry().number) || ruling.judged_by_entry.is_some_and(|it| ANNEX.contains(&it));
        if is_unsporting && !is_bound {
            assert_ne!(ruling.decided_by, Decider::Schiedsrichter, "{} {}", case.entry().number, ruling.row);
        }
    });
}

#[test]
fn whatever_the_referee_decides_may_be_taken_to_the_court() {
    for_all(|case, ruling| {
        let expected = match ruling.decided_by {
            Decider::Schiedsrichter => Appeal::Schiedsgericht,
            Decider::Schiedsgericht => Appeal::Final,
            Decider::Spielleitung => Appeal::None,
        };
        assert_eq!(ruling.appeal, expected, "{} {}", case.entry().number, ruling.row);
    });
}

#[test]
fn in_a_solo_no_special_point_counts() {
    for_all(|case, ruling| {
        if !case.game().kind.is_one_against_three() {
            return;
        }
        assert!(ruling.consequences.iter().all(|it| it.key != "special_counted"), "{}", case.entry().number);
        let counts =
            |sentence: &str| ["Charlie", "Füchse", "fox", "Doppelköpfe"].iter().any(|it| sentence.contains(it));
        for language in Language::ALL {
            let found = sentences(ruling, language).into_iter().find(|sentence| counts(sentence));
            // A reminder card lies there or not, in a solo too.
            assert!(found.is_none() || case.entry().number == "3.9.1", "{}: {found:?}", case.entry().number);
        }
    });
}

#[test]
fn special_points_that_cannot_come_are_not_named() {
    let none = Facts::new()
        .with(fact::ZW_FOR, Value::Team(Team::Re))
        .with(fact::FORCED_FUCHS, Value::Number(0))
        .with(fact::FORCED_DOPPELKOPF, Value::Number(1))
        .with(fact::FORCED_CHARLIE, Value::Number(0));
    for number in ["3.8.1", "3.7.1", "3.1.6", "3.1.7", "2.1.1", "3.9.2"] {
        let facts = if number == "2.1.1" {
            none.clone().with(fact::TABLE_CLASS, Value::Word("minor".to_owned()))
        } else {
            none.clone()
        };
        let case = Case::new(&Rules::DDV, number, Game::of(GameKind::Normal), Some(OFFENDER), 0, facts).unwrap();
        let ruling = rule(&case).unwrap();
        let counted = ruling.consequences.iter().find(|it| it.key == "special_counted").expect("it says which count");
        let sentence = consequence(&ruling, counted).text(Language::German);
        assert!(sentence.contains("Doppelköpfe"), "{number}: {sentence}");
        assert!(!sentence.contains("Füchse") && !sentence.contains("Charlie"), "{number}: {sentence}");
    }
}

fn judged(claimant: Seat, partnership: Partnership, moment: Moment) -> Claims {
    Claims::made(vec![Judged::of(&Claim { claimant, offender: OFFENDER, partnership, moment })])
}

#[test]
fn an_invalid_claim_is_a_ruling_that_costs_nothing() {
    let partners = game::BySeat([Team::Re, Team::Kontra, Team::Re, Team::Kontra]);
    let claims = [
        judged(OFFENDER, Partnership::Unclear, Moment::InTime),
        judged(Seat::W, Partnership::Clear(partners), Moment::InTime),
        judged(Seat::N, Partnership::Unclear, Moment::TooLate),
        judged(Seat::N, Partnership::Unclear, Moment::TooEarly),
    ];
    let mut n_claims = 0;
    for_all(|case, ruling| {
        if !matches!(ruling.class, Class::Minor | Class::Serious | Class::Abort) {
            return;
        }
        for claims in &claims {
            // Hints are no place for claims.
            let case = case.clone().with_claims(claims.clone()).expect("nothing else was said");
            let unclaimed = rule(&case).unwrap_or_else(|problem| panic!("{}: {problem}", case.entry().number));
            assert_eq!(unclaimed.points.0, [0; 4], "{} {}", case.entry().number, unclaimed.row);
            assert!(
                !matches!(unclaimed.class, Class::Minor | Class::Serious | Class::Abort),
                "{}",
                case.entry().number
            );
            let status = unclaimed.claims.as_ref().map(Claims::name);
            assert_eq!(status, Some("invalid"), "{}", case.entry().number);
            n_claims += 1;
        }
    });
    assert!(400 < n_claims, "{n_claims}");
}

#[test]
fn a_ruling_does_not_pretend_a_claim() {
    for_all(|case, ruling| {
        let depends = matches!(ruling.class, Class::Minor | Class::Serious | Class::Abort);
        let is_said = ruling.reasons.iter().any(|step| step.message.id() == "reason-claim-not-stated");
        assert!(!depends || is_said, "{} {}", case.entry().number, ruling.row);
        for language in Language::ALL {
            let claimed = |sentence: &String| sentence.contains("hat berechtigt und rechtzeitig reklamiert.");
            assert!(!sentences(ruling, language).iter().any(claimed), "{}", case.entry().number);
        }
    });
}

/// Re has won and cannot call any more; east holds everything of the rest that matters.
const DECIDED: &str = "rules=ddv game=normal re=NS leader=N N=DT,C9 E=CJ,SK S=SJ,D9 W=DJ,CK won=re:150/6,kontra:66/4";

#[test]
fn what_can_be_computed_is_computed_for_every_entry() {
    let position = notation::position(DECIDED).expect("a position");
    let evidence = doko_referee::Evidence::new(position);
    for entry in entries().filter(|entry| (entry.applies)(&Rules::DDV)) {
        let mut facts = Facts::new();
        evidence.complete(entry, Some(OFFENDER), &mut facts).expect("nothing was stated");
        assert_eq!(facts.get(fact::DECIDED), Some(&Value::Team(Team::Re)), "{}", entry.number);
        assert_eq!(facts.get(fact::ZW_FOR), Some(&Value::Nobody), "{}", entry.number);
        assert_eq!(facts.seats(fact::RE), [Seat::N, Seat::S], "{}", entry.number);
    }
}

#[test]
fn a_serious_breach_in_a_position_that_is_decided_costs_three_points_in_every_entry() {
    let position = notation::position(DECIDED).expect("a position");
    let evidence = doko_referee::Evidence::new(position);
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut n_serious = 0;
    for entry in entries().filter(|entry| (entry.applies)(&Rules::DDV)) {
        for _ in 0..60 {
            let game = Game::of(GameKind::Normal);
            let mut facts = facts(entry, game, &mut rng);
            facts.take_back(fact::ZW_FOR);
            facts.take_back(fact::DECIDED);
            if evidence.complete(entry, Some(OFFENDER), &mut facts).is_err() {
                continue;
            }
            let Ok(case) = Case::new(&Rules::DDV, entry.number, game, Some(OFFENDER), 1, facts) else { continue };
            let Ok(ruling) = rule(&case) else { continue };
            if ruling.class == Class::Serious {
                assert_eq!(ruling.points[OFFENDER], -3, "{} {}", entry.number, ruling.row);
                assert_eq!(ruling.rest_to, Some(Team::Re), "{} {}", entry.number, ruling.row);
                n_serious += 1;
            }
        }
    }
    assert!(100 < n_serious, "{n_serious}");
}

#[test]
fn nothing_is_silently_a_normal_game() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut n_asked = 0;
    for entry in entries().filter(|entry| (entry.applies)(&Rules::DDV)) {
        for _ in 0..60 {
            let mut facts = facts(entry, Game::of(GameKind::Normal), &mut rng);
            facts.take_back(fact::ZW_FOR);
            let untold = Case::new(&Rules::DDV, entry.number, None, Some(OFFENDER), 0, facts.clone());
            let ruling = match untold.and_then(|case| rule(&case)) {
                Ok(ruling) => ruling,
                Err(problem) => {
                    n_asked += usize::from(matches!(problem, Problem::MissingGame { .. }));
                    continue;
                }
            };
            if !ruling.assumed.is_empty() {
                continue;
            }
            // Nothing was assumed, so the points are the same against a soloist, if the entry and the facts allow one.
            for soloist in [Seat::N, Seat::W] {
                let game = Game::solo(soloist, SoloKind::Lust);
                let told = Case::new(&Rules::DDV, entry.number, game, Some(OFFENDER), 0, facts.clone());
                let Ok(other) = told.and_then(|case| rule(&case)) else { continue };
                assert_eq!(other.points, ruling.points, "{} {}", entry.number, ruling.row);
                assert_eq!(other.class, ruling.class, "{} {}", entry.number, ruling.row);
            }
        }
    }
    assert!(20 < n_asked, "{n_asked}");
}

#[test]
fn house_rules_stop_a_game_only_if_they_have_to() {
    let rules = Rules::RECKLINGHAUSEN;
    let mut n_stopped = 0;
    for_all(|case, ruling| {
        if ruling.class != Class::Abort {
            return;
        }
        let facts = case.facts();
        let revealed = facts.yes(fact::CARDS_REVEALED) == Some(true);
        assert!(revealed || facts.yes(fact::RECONSTRUCTIBLE) == Some(false), "{}", case.entry().number);
        assert_eq!(case.rules().name, rules.name);
        n_stopped += 1;
    });
    assert!(40 < n_stopped, "{n_stopped}");
    for number in ["3.4.1", "3.7.1", "3.8.1"] {
        let case = Case::new(&rules, number, Game::of(GameKind::Normal), Some(OFFENDER), 0, Facts::new()).unwrap();
        assert!(matches!(rule(&case), Err(Problem::MissingFact { .. })), "{number}");
    }
}
