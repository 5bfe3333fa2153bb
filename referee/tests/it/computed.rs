//! What the cards tell is computed, and what was stated has to agree with it.

use doko_referee::json::{answer, answer_or_question, case};
use doko_referee::{Interview, Problem, Topic};
use game::{Rules, Seat, Team};
use serde_json::{Value, json};
use text::{Language, Localized};

/// North holds the rest from the top; nobody else can win a trick.
const RE_MAKES_ALL: &str = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,DA S=SQ,D9 W=DJ,SA";
/// Everything is open.
const OPEN: &str = "rules=ddv game=normal re=NS leader=N N=HT,C9 E=SQ,CA S=HQ,CK W=DJ,CT";

fn ruled(input: Value) -> Value {
    answer(&Rules::DDV, &input).unwrap_or_else(|problem| panic!("{problem}"))
}

fn problem(input: Value) -> Problem {
    answer(&Rules::DDV, &input).expect_err("it must not be ruled on")
}

#[test]
fn a_side_that_makes_all_remaining_tricks_makes_the_breach_irrelevant() {
    let ruling = ruled(json!({ "entry": "3.8.1", "offender": "E", "position": RE_MAKES_ALL }));
    assert_eq!(ruling["class"], "unerheblich");
    assert_eq!(ruling["rest_to"], "re");
    let ruling = ruled(json!({ "entry": "3.8.1", "offender": "E", "position": OPEN }));
    assert_eq!(ruling["class"], "serious");
}

#[test]
fn forced_special_points_are_counted_from_the_cards() {
    let input = json!({ "entry": "3.8.1", "offender": "E", "position": RE_MAKES_ALL });
    let case = case(&Rules::DDV, &input).unwrap();
    assert_eq!(case.facts().number(doko_referee::fact::FORCED_FUCHS), Some(1));
    assert_eq!(case.facts().team(doko_referee::fact::ZW_FOR), Some(Team::Re));
}

#[test]
fn absagen_of_the_opponents_are_counted_from_the_position() {
    let position = format!("{OPEN} calls=kontra,kontra:k60");
    let ruling = ruled(json!({ "entry": "3.8.1", "offender": "N", "position": position }));
    assert_eq!(ruling["points"]["N"], -18);
    let stated = json!({ "entry": "3.8.1", "offender": "N", "position": position, "absagen_by_opponents": 1 });
    assert!(matches!(problem(stated), Problem::Contradiction { fact: "absagen_by_opponents", .. }));
}

#[test]
fn a_decided_game_is_seen_from_what_was_won() {
    // Kontra can win nothing any more, and the time for Absagen is over.
    let cards = "N=DT,C9 E=CJ,SK S=SJ,D9 W=DJ,CK";
    let position = format!("rules=ddv game=normal re=NS leader=N {cards} won=re:150/6,kontra:66/4");
    let ruling = ruled(json!({ "entry": "3.7.1", "offender": "E", "position": position }));
    assert_eq!((&ruling["points"]["E"], &ruling["rest_to"]), (&json!(-3), &json!("re")));
}

#[test]
fn a_claim_to_the_rest_is_proved_or_refuted() {
    let claim = |offender: &str, position: &str| {
        ruled(json!({ "entry": "3.10.1", "offender": offender, "position": position }))["class"].clone()
    };
    assert_eq!(claim("N", RE_MAKES_ALL), "unerheblich");
    assert_eq!(claim("N", OPEN), "serious");
}

#[test]
fn a_false_claim_to_the_rest_is_irrelevant_if_the_opponents_make_it_anyway() {
    let position = "rules=ddv game=normal re=NS leader=E N=D9,C9 E=HT,HT S=DK,SK W=SQ,SQ";
    let ruling = ruled(json!({ "entry": "3.10.1", "offender": "N", "position": position }));
    assert_eq!((&ruling["class"], &ruling["rest_to"]), (&json!("unerheblich"), &json!("kontra")));
}

#[test]
fn an_order_announced_before_the_breach_counts() {
    // Handbook 3.10: CJ SJ DJ against HJ holds only from the top.
    let position = "rules=ddv game=bubensolo re=N leader=N N=CJ,SJ,DJ E=HJ,C9,S9 S=CA,CT,SA W=HA,HT,HK";
    let input = json!({
        "entry": "3.7.2", "offender": "E", "position": position,
        "announced": { "claimant": "N", "order": ["CJ", "SJ", "DJ"] },
    });
    assert_eq!(ruled(input)["class"], "unerheblich");
    let silent = json!({ "entry": "3.7.2", "offender": "E", "position": position });
    assert_eq!(ruled(silent)["class"], "serious");
}

#[test]
fn the_right_to_lead_is_computed_from_the_early_card() {
    // West leads DJ, east lays SQ before north: the trick is his, and stays his or goes to north.
    let position = "rules=ddv game=normal re=NS leader=W trick=DJ N=HT,C9 E=SQ,CA S=HQ,CT W=CK";
    let facts = |winner: &str| json!({ "early_card": "SQ", "trick_to": winner });
    let input =
        |winner: &str| json!({ "entry": "3.6.2", "offender": "E", "position": position, "facts": facts(winner) });
    assert_eq!(ruled(input("N"))["class"], "serious");
    assert_eq!(ruled(input("E"))["class"], "minor");
    let mut wrong = input("N");
    wrong["facts"]["lead_right_changes"] = json!(false);
    assert!(matches!(problem(wrong), Problem::Contradiction { fact: "lead_right_changes", .. }));
}

#[test]
fn a_stated_fact_that_the_cards_refute_is_named() {
    let input = json!({ "entry": "3.8.1", "offender": "E", "position": RE_MAKES_ALL, "facts": { "zw_for": "kontra" } });
    assert!(matches!(problem(input), Problem::Contradiction { fact: "zw_for", .. }));
    let input = json!({ "entry": "3.8.1", "offender": "E", "position": OPEN, "facts": { "re": ["E", "W"] } });
    assert!(matches!(problem(input), Problem::Contradiction { fact: "re", .. }));
    let input =
        json!({ "entry": "3.8.1", "offender": "E", "position": OPEN, "game": { "type": "solo", "soloist": "N" } });
    assert!(matches!(problem(input), Problem::Contradiction { fact: "game", .. }));
}

#[test]
fn bad_input_is_answered_with_a_sentence_in_both_languages() {
    let hand = |cards: Value| json!({ "entry": "3.4.3", "offender": "N", "facts": { "hands": { "N": cards } } });
    let hint = |entry: &str, breach: &str| json!({ "entry": entry, "offender": "E", "facts": { "breach": breach } });
    let deck: Vec<String> = Rules::DDV.deck().cards().map(|card| card.to_string()).collect();
    for (input, message) in [
        (json!({ "entry": "3.8.9", "offender": "E" }), "problem-unknown-entry"),
        (json!({ "entry": "3.8.1", "offender": "Q" }), "problem-unknown-seat"),
        (json!({ "entry": "3.8.1", "offender": "E", "facts": { "lead_rigth": true } }), "problem-unknown-fact"),
        (json!({ "entry": "3.6.2", "offender": "E", "facts": { "lead_right_change": true } }), "problem-unknown-fact"),
        (json!({ "entry": "3.6.2", "offender": "E" }), "problem-missing-fact"),
        (json!({ "entry": "3.9.3", "offender": "E", "facts": { "visible_cards": 3 } }), "problem-bad-value"),
        (json!({ "entry": "3.8.1", "offender": "E", "absagen_by_opponents": 5 }), "problem-too-many-absagen"),
        (json!({ "entry": "3.8.2", "offender": "E", "game": { "type": "normal" } }), "problem-needs-solo"),
        (json!({ "entry": "3.8.1" }), "problem-no-offender"),
        (hand(json!(["CA", "CA", "CA"])), "problem-too-many-copies"),
        (hand(json!(deck)), "problem-hand-too-large"),
        (json!({ "entry": "3.5.1", "offender": "E", "facts": { "silent": "W" } }), "problem-missing-game"),
        (json!({ "entry": "3.7.2", "offender": "E" }), "problem-missing-game"),
        (
            json!({ "entry": "3.8.2", "offender": "E", "game": { "type": "stilles_solo", "soloist": "N" } }),
            "problem-missing-fact",
        ),
        (json!({ "entry": "3.1.9", "offender": "E", "facts": { "claimed": true } }), "problem-hint-was-claimed"),
        (hint("3.1.8", "vorwerfen"), "problem-hint-of-other-breach"),
        (hint("3.1.8", "nichtbedienen"), "problem-hint-of-other-breach"),
        (hint("3.1.9", "verwerfen"), "problem-hint-of-other-breach"),
        (json!({ "entry": "3.3.8", "offender": "E", "facts": { "from": "vorbehalt_hochzeit" } }), "problem-bad-value"),
        (json!({ "entry": "004-abbruch", "offender": "E" }), "problem-entry-of-other-rules"),
        (json!({ "entry": "3.8.1", "offender": "E", "position": "nonsense" }), "problem-unreadable"),
        (
            json!({ "entry": "3.3.3", "offender": "E", "facts": { "silent": "E", "early": ["E"] } }),
            "problem-silent-spoke",
        ),
        (
            json!({ "entry": "3.12.3", "offender": "E", "facts": { "votes_for": 3, "votes_against": 3 } }),
            "problem-too-many-votes",
        ),
    ] {
        let problem = problem(input);
        assert_eq!(problem.step().message.id(), message, "{problem}");
        for language in Language::ALL {
            assert!(!problem.text(language).contains("problem-"), "{problem}");
        }
    }
}

#[test]
fn forty_nine_cards_are_no_deal() {
    let mut hands = json!({ "N": [], "E": [], "S": [], "W": [] });
    let deck: Vec<String> = Rules::DDV.deck().cards().map(|card| card.to_string()).collect();
    for (i, card) in deck.iter().enumerate() {
        hands[Seat::ALL[i / 12].to_string()].as_array_mut().unwrap().push(json!(card));
    }
    hands["N"].as_array_mut().unwrap().push(json!("D9"));
    let input = json!({ "entry": "3.3.3", "offender": "E", "facts": { "hands": hands } });
    assert!(matches!(problem(input), Problem::TooManyCards { total: 49, dealt: 48 }));
}

#[test]
fn a_record_shows_the_breach_and_the_moment_of_the_claim() {
    let record = "rules=ddv dealer=W game=normal
        N: HT CQ DQ DJ DA D9 CA C9 SA S9 HA H9
        E: HT SQ DQ DJ DA D9 CA C9 SA S9 HA H9
        S: CQ SQ HQ HQ CJ CJ SJ SJ CT CT CK CK
        W: HJ HJ DT DT DK DK ST ST SK SK HK HK
        1 N: CA C9 CT ST
        2 N: SA S9 SJ SK
        3 S: CK SK C9 D9
        4 E: HA";
    let ask = |after: u8| json!({ "record": record, "claims": [{ "claimant": "N", "after_cards": after }] });
    let findings = doko_referee::finding::find(&notation::record::parse_record(record).unwrap(), &Rules::DDV).unwrap();
    assert_eq!(findings.len(), 1, "{findings:?}");
    let found = &findings[0];
    assert_eq!((found.entry, found.offender, found.cards_played), ("3.8.1", Seat::E, 11));
    // East has not shown a card of clubs yet, so nobody can know.
    let too_early = ruled(ask(13));
    assert_eq!((&too_early["claim_status"], &too_early["points"]["E"]), (&json!("invalid"), &json!(0)));
    assert_eq!(too_early["claims"][0]["invalid"], "claim-too-early");
    let unasked = json!({ "record": record, "entry": "3.8.1" });
    assert_eq!(ruled(unasked)["points"]["E"], -12);
    let other = json!({ "record": record, "entry": "3.4.1" });
    assert!(matches!(problem(other), Problem::NotInRecord { entry: "3.4.1", found: Some("3.8.1") }));
}

#[test]
fn an_interview_with_the_cards_on_the_table_asks_only_what_they_do_not_tell() {
    let position = notation::position(RE_MAKES_ALL).expect("a position");
    let mut interview =
        Interview::new(&Rules::DDV, "3.8.1").unwrap().with_evidence(doko_referee::Evidence::new(position));
    let mut asked = Vec::new();
    while let Some(question) = interview.next() {
        asked.push(question.topic);
        let answer = match question.topic {
            Topic::Offender => Some(doko_referee::fact::Value::Seat(Seat::E)),
            Topic::Claimant => Some(doko_referee::fact::Value::Seat(Seat::N)),
            Topic::ClaimantActed => Some(doko_referee::fact::Value::YesNo(false)),
            Topic::Fact(fact) if fact == doko_referee::fact::PARTNERSHIP_CLEAR => {
                Some(doko_referee::fact::Value::YesNo(false))
            }
            // What was won before does not stand in this position.
            Topic::Fact(fact) if fact == doko_referee::fact::DECIDED => Some(doko_referee::fact::Value::Nobody),
            topic => panic!("{topic:?} can be seen"),
        };
        interview.answer(answer).unwrap();
    }
    let decided = Topic::Fact(doko_referee::fact::DECIDED);
    let is_clear = Topic::Fact(doko_referee::fact::PARTNERSHIP_CLEAR);
    assert_eq!(asked, [Topic::Offender, Topic::Claimant, Topic::ClaimantActed, is_clear, decided]);
    assert_eq!(interview.ruling().unwrap().class.name(), "unerheblich");
    assert!(interview.take_back() && interview.next().is_some());
}

/// A Hochzeit whose partner was found in the third trick; south leads with all of Kontra's bounds called.
const HOCHZEIT: &str = "rules=ddv dealer=W game=hochzeit hochzeiter=N
    N: CQ CQ HT HT ST DT HA SK CJ DA HK S9
    E: DJ CT C9 DQ D9 ST HA H9 SJ SQ SJ DT
    S: HQ SQ D9 C9 DK S9 SA H9 CJ DQ CT DK
    W: SK SA DA DJ HJ CK CK HK CA HQ CA HJ
    1 N: HT DJ CJ HJ
    2 N: HT DT DQ DJ
    3 N: ST ST SA SA
    4 S: N:re! N:k90! N:k60! N:k30! E:kontra! CT CA S9 CT
    5 W: HJ HA DQ";

#[test]
fn a_hochzeit_is_not_decided_while_its_later_limits_leave_an_absage_open() {
    // Kontra has its 30 Augen, but with 8 cards in hand east may still call "keine 90" (DDV D.2).
    let ruling = ruled(json!({ "record": HOCHZEIT }));
    assert_eq!(ruling["points"], json!({ "N": -12, "E": 4, "S": 4, "W": 4 }), "{ruling}");
}

#[test]
fn a_position_of_a_hochzeit_is_decided_only_if_every_klaerungsstich_says_so() {
    // Kontra has said "keine 60", and Re has its 60 Augen. Only where the third trick was the Klärungsstich may Re still
    // say "Re" with 9 cards in time, and go on.
    let position = "rules=ddv game=normal re=NS leader=S N=CQ,CQ,DT,HA,SK,CJ,DA,HK,S9 E=CT,C9,DQ,D9,HA,H9,SJ,SQ,SJ \
                    S=HQ,SQ,D9,C9,DK,S9,H9,CT,DK W=SK,DA,CK,CK,HK,CA,HQ,CA,HJ won=re:83/3,kontra:0/0 \
                    calls=kontra,kontra:k60";
    let decided = |game: Value, facts: Value| {
        let mut input = json!({ "entry": "3.1.3", "offender": "E", "position": position, "facts": facts });
        input["game"] = game;
        let ruling = answer_or_question(&Rules::DDV, &input).unwrap_or_else(|problem| panic!("{problem}"));
        match ruling.get("asks") {
            Some(fact) => format!("asks {}", fact.as_str().unwrap_or_default()),
            None => ruling["row"].as_str().unwrap_or_default().to_owned(),
        }
    };
    let hochzeit = json!({ "type": "hochzeit", "soloist": "N" });
    assert_eq!(decided(Value::Null, json!({})), "decided");
    assert_eq!(decided(hochzeit.clone(), json!({})), "asks decided");
    assert_eq!(decided(hochzeit.clone(), json!({ "clarifying_trick": 1 })), "decided");
    assert_eq!(decided(hochzeit, json!({ "clarifying_trick": 3 })), "a");
}

#[test]
fn a_mere_reply_opens_no_absagen() {
    // Re has said "keine 30", and Kontra has its 30 Augen after the first trick. With its Ansage in time it may go on to
    // "keine 90" with 10 cards in hand; a reply with 10 cards opens nothing (DDV D.4).
    let decided = |in_time: &str, reply: &str| {
        let record = format!(
            "rules=ddv dealer=W game=normal
            N: CQ HT HT SQ SQ HQ HQ CA CA SA SA HA
            E: DT DA CJ CJ SJ SJ ST ST CT CT DJ DJ
            S: CQ DQ DQ DK DK D9 D9 C9 C9 S9 S9 H9
            W: HJ HJ DA DT CK CK SK SK HA HK HK H9
            1 N: N:re! N:k90! N:k60! N:k30! HA DT H9 HA
            2 E: {in_time} DJ D9 HJ HT
            3 N: {reply} SA"
        );
        let record = notation::record::parse_record(&record).unwrap();
        let play = notation::record::resume(&record, &Rules::DDV, notation::record::Breaches::CountAsValid).unwrap();
        play.decided_for()
    };
    assert_eq!(decided("E:kontra!", ""), None);
    assert_eq!(decided("", "E:kontra!"), Some(Team::Kontra));
    assert_eq!(decided("", ""), Some(Team::Kontra));
}

#[test]
fn special_points_of_a_shortened_game_are_those_that_can_come() {
    let claim = |facts: Value| {
        ruled(json!({ "entry": "3.10.1", "offender": "N", "position": RE_MAKES_ALL, "facts": facts }))["special_counted"]
            .clone()
    };
    // East holds the only fox; north has no jack of clubs to keep.
    assert_eq!(claim(json!({})), json!(["fuchs"]));
    assert_eq!(claim(json!({ "announced_charlie": true })), json!(["fuchs"]));
    // The promise to make the last trick with CJ holds unless the partner may have to beat it.
    let charlie = |south: &str| {
        let position = format!("rules=ddv game=normal re=NS leader=N N=HT,CJ E=DJ,D9 S={south} W=C9,CK");
        let facts = json!({ "announced_charlie": true });
        let input = json!({ "entry": "3.10.1", "offender": "N", "position": position, "facts": facts });
        ruled(input)["special_counted"].clone()
    };
    assert_eq!(charlie("S9,SK"), json!(["charlie"]));
    assert_eq!(charlie("SQ,DK"), json!([]));
}

#[test]
fn who_may_claim_follows_from_the_game() {
    let status = |game: Value, facts: Value, claimant: &str| {
        let input = json!({
            "entry": "9.4", "offender": "E", "game": game, "facts": facts, "claims": [{ "claimant": claimant }],
        });
        answer(&Rules::DDV, &input).map(|ruling| ruling["claim_status"].clone())
    };
    let stilles = json!({ "type": "stilles_solo", "soloist": "N" });
    assert_eq!(status(stilles.clone(), json!({ "second_CQ_laid": true }), "W"), Ok(json!("invalid")));
    assert_eq!(status(stilles.clone(), json!({ "second_CQ_laid": true }), "N"), Ok(json!("valid")));
    assert_eq!(status(stilles, json!({ "second_CQ_laid": false }), "W"), Ok(json!("valid")));
    let alone = json!({ "type": "hochzeit_solo", "soloist": "N" });
    assert_eq!(status(alone.clone(), json!({ "tricks_completed": 3 }), "S"), Ok(json!("invalid")));
    assert_eq!(status(alone, json!({ "tricks_completed": 2 }), "S"), Ok(json!("valid")));
    let normal = json!({ "type": "normal" });
    let clear = json!({ "partnership_clear": true, "re": ["N", "S"] });
    assert_eq!(status(normal.clone(), clear.clone(), "W"), Ok(json!("invalid")));
    assert_eq!(status(normal.clone(), clear, "S"), Ok(json!("valid")));
    assert_eq!(status(normal.clone(), json!({ "re": ["N", "S"] }), "W"), Ok(json!("valid")));
    // With clear partnerships the ruling depends on who they are.
    let unknown = status(normal, json!({ "partnership_clear": true }), "W");
    assert!(matches!(unknown, Err(Problem::MissingFact { fact, .. }) if fact == doko_referee::fact::RE));
}

/// Answers questions until `wanted` is asked.
fn ask_until(
    interview: &mut Interview,
    wanted: Topic,
    mut answer: impl FnMut(Topic) -> Option<doko_referee::fact::Value>,
) -> doko_referee::NextQuestion {
    loop {
        let question = interview.next().expect("it is asked");
        if question.topic == wanted {
            return question;
        }
        interview.answer(answer(question.topic)).expect("the answer fits");
    }
}

#[test]
fn an_interview_offers_only_cards_that_the_offender_holds_and_refuses_others_like_a_case() {
    use doko_referee::fact::{EARLY_CARD, Value};
    let position = notation::position(OPEN).expect("a position");
    let mut interview =
        Interview::new(&Rules::DDV, "3.6.2").unwrap().with_evidence(doko_referee::Evidence::new(position));
    let question = ask_until(&mut interview, Topic::Fact(EARLY_CARD), |topic| match topic {
        Topic::Offender => Some(Value::Seat(Seat::E)),
        _ => Some(Value::YesNo(true)),
    });
    let held = ["SQ", "CA"].map(|code| Value::Card(code.parse().unwrap()));
    assert!(question.options.len() == 2 && held.iter().all(|card| question.options.contains(card)), "{question:?}");
    let before = interview.answers().len();
    let refused = interview.answer(Some(Value::Card("HT".parse().unwrap())));
    assert!(matches!(refused, Err(Problem::Contradiction { fact: "early_card", .. })), "{refused:?}");
    assert_eq!(interview.answers().len(), before);
    assert_eq!(interview.next().unwrap().topic, Topic::Fact(EARLY_CARD));
    assert_eq!(interview.answer(Some(held[0].clone())), Ok(()));
}

#[test]
fn an_interview_refuses_facts_that_contradict_one_another_at_once() {
    use doko_referee::fact::{BEGAN, RIGHT, Value};
    let mut interview = Interview::new(&Rules::DDV, "3.3.6").unwrap();
    let question = ask_until(&mut interview, Topic::Fact(RIGHT), |topic| match topic {
        Topic::Game => Some(Value::Word("none".to_owned())),
        Topic::Fact(fact) if fact == BEGAN => Some(Value::Seat(Seat::W)),
        Topic::Offender => Some(Value::Seat(Seat::W)),
        topic => panic!("{topic:?}"),
    });
    assert!(!question.options.contains(&Value::Seat(Seat::W)), "who began cannot have had the right to");
    assert!(interview.answer(Some(Value::Seat(Seat::W))).is_err());
    assert_eq!(interview.next().unwrap().topic, Topic::Fact(RIGHT));
}

#[test]
fn whether_a_game_is_decided_does_not_depend_on_who_holds_the_queens_of_clubs_everything_else_does() {
    // West holds a queen of clubs and is said to be Kontra.
    let position = "rules=ddv game=normal re=NS leader=N N=CK,S9 E=DJ,DT S=DQ,H9 W=CQ,D9 won=re:150/6,kontra:68/4";
    let asked = |entry: &str| json!({ "entry": entry, "offender": "E", "position": position });
    assert_eq!(ruled(asked("3.1.3"))["row"], "decided");
    assert!(matches!(problem(asked("3.8.1")), Problem::Unreadable { what: "position", .. }));
}
