//! A verdict and a ruling on the same claim of all remaining tricks agree, asked at once and question by question, and both with a
//! walk through every line of play that is written from the texts (handbook 1.2, 3.10; TSR 5.4.4, 5.4.5; BSV 9.2).
//!
//! The claims of `datasets/rulebook/claims.jsonl` are asked by the tests of the terminal, of Python and of the page, too. They are made
//! here: `UPDATE=1` rewrites them.

use doko_api::answer;
use game::{Book, CardPlay, CardSet, Class, Position, Rules, Seat};
use notation::{RuleBook, parse_position};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};
use std::fmt::Write;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../datasets/rulebook/claims.jsonl");

const N_CLAIMS: usize = 2000;

fn claims() -> Vec<Value> {
    let text = std::fs::read_to_string(FILE).expect("the claims are there");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect()
}

fn position(claim: &Value) -> Position {
    let line = claim["position"].as_str().expect("a position");
    parse_position(line, &RuleBook::published()).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// What is said of a claim, as the questions have it.
fn announced(claim: &Value) -> Map<String, Value> {
    let fields = ["claimant", "manner", "order", "suits"].into_iter();
    fields.filter_map(|name| Some((name.to_owned(), claim.get(name)?.clone()))).collect()
}

/// Whether a ruling says that the claimant makes all remaining tricks.
fn is_right(ruling: &Value) -> bool {
    match ruling["row"].as_str().unwrap_or_default() {
        "a" | "a-charlie" | "not-provided-a" => true,
        "b" | "not-provided-b" => false,
        _ => panic!("{ruling}"),
    }
}

/// A walk through every line of play within a claim.
struct Walk<'a> {
    position: &'a Position,
    claim: &'a Value,
    claimant: Seat,
}

impl Walk<'_> {
    fn holds(&self, play: &CardPlay) -> bool {
        if play.is_over() {
            return true;
        }
        self.allowed(play).iter().all(|card| {
            let mut next = *play;
            let winner = next.play(self.position.order(), card).and_then(|trick| trick.owner());
            let team = |seat| self.position.parties().team_of(seat);
            winner.is_none_or(|winner| team(winner) == team(self.claimant)) && self.holds(&next)
        })
    }

    fn allowed(&self, play: &CardPlay) -> CardSet {
        let order = self.position.order();
        let legal = play.legal(order);
        let texts = |name: &str| self.claim[name].as_array().into_iter().flatten().filter_map(Value::as_str);
        let tops = || Class::ALL.into_iter().filter_map(|class| order.highest(class, legal)).collect();
        if play.turn() != self.claimant {
            return legal;
        }
        let book = self.position.rules().book;
        match self.claim["manner"].as_str() {
            Some("every_order") => legal,
            Some("in_order") => {
                let hands = [play.hands(), self.position.cards().hands()].map(|hands| hands[self.claimant]);
                let mut gone: Vec<String> = vec![];
                for card in hands[1].kinds() {
                    gone.extend(vec![card.to_string(); hands[1].count(card) - hands[0].count(card)]);
                }
                let mut left: Vec<&str> = texts("order").collect();
                for card in gone {
                    left.remove(left.iter().position(|other| *other == card).expect("it was named"));
                }
                let is_legal = |name: &&str| legal.iter().any(|card| card.to_string() == **name);
                let next = left.into_iter().find(is_legal).expect("a card is legal");
                legal.iter().filter(|card| card.to_string() == next).collect()
            }
            Some("top_first_in_order") => {
                let class = |letter: &str| Class::ALL.into_iter().find(|class| class.letter().to_string() == letter);
                let named = texts("suits").find_map(|letter| order.highest(class(letter)?, legal));
                named.map_or_else(tops, CardSet::only)
            }
            // BSV 9.2 knows no claim by showing: without a word it is any order.
            None if book == Book::Bsv => legal,
            _ if book == Book::Tsr && self.is_to_take(play) => {
                let taking: CardSet = legal.iter().filter(|card| self.takes(play, *card)).collect();
                if taking.is_empty() { tops() } else { taking }
            }
            _ => tops(),
        }
    }

    /// TSR 5.4.4: a soloist who is not to lead.
    fn is_to_take(&self, play: &CardPlay) -> bool {
        let is_alone = self.position.parties().soloist() == Some(self.claimant);
        let before = self.position.cards();
        is_alone && before.trick().leader() != self.claimant && before.tricks_left() == play.tricks_left()
    }

    fn takes(&self, play: &CardPlay, card: game::Card) -> bool {
        let mut next = *play;
        let complete = next.play(self.position.order(), card);
        complete.map_or_else(|| next.trick().owner(), |trick| trick.owner()) == Some(self.claimant)
    }
}

/// Makes a position of a few tricks in which the side of a seat has the better cards, mostly.
fn any_position(rng: &mut ChaCha8Rng, claimant: Seat) -> Option<Position> {
    let rules = [Rules::TSR, Rules::TSR, Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN].choose(rng)?.clone();
    let game = ["normal", "normal", "bubensolo", "damensolo", "fleischlos", "farbsolo_H"].choose(rng)?;
    let (n_tricks, n_lying) = (rng.random_range(1..=3), rng.random_range(0..4));
    let partner = *["", "", "N", "E", "S", "W"].choose(rng)?;
    let alone = if rng.random_bool(0.7) { claimant } else { *Seat::ALL.choose(rng)? };
    let re = if *game == "normal" { format!("{claimant}{partner}") } else { alone.to_string() };
    let mut deck: Vec<String> = rules.kinds().iter().flat_map(|card| [card.to_string(), card.to_string()]).collect();
    deck.shuffle(rng);
    deck.truncate(4 * n_tricks);
    let rank = |card: &String| "DHSC".find(&card[..1]).unwrap_or(0) + 4 * "9KTAJQ".find(&card[1..]).unwrap_or(0);
    if rng.random_bool(0.8) {
        deck.sort_by_key(|card| std::cmp::Reverse(rank(card)));
        let noise = rng.random_range(0..=n_tricks);
        for _ in 0..noise {
            let (one, other) = (rng.random_range(0..deck.len()), rng.random_range(0..deck.len()));
            deck.swap(one, other);
        }
    }
    let mut line = format!("rules={} game={game} re={re} leader={}", rules.name, Seat::ALL.choose(rng)?);
    for (hand, step) in deck.chunks(n_tricks).zip(0..) {
        let seat = Seat::ALL[(claimant.index() + 2 * step + step / 2) % 4];
        let _ = write!(line, " {seat}={}", hand.join(","));
    }
    let mut position = parse_position(&line, &RuleBook::published()).ok()?;
    for _ in 0..n_lying {
        let legal: Vec<_> = position.cards().legal(position.order()).iter().collect();
        position = position.after(*legal.choose(rng)?)?;
    }
    Some(position)
}

fn any_claim(rng: &mut ChaCha8Rng, manner: usize) -> Option<Value> {
    let claimant = *Seat::ALL.choose(rng)?;
    let position = any_position(rng, claimant)?;
    let hand = position.cards().hands()[claimant];
    let mut claim = json!({ "position": position.to_string(), "claimant": claimant });
    if hand.is_empty() {
        return None;
    }
    match manner {
        0 => {}
        1 => claim["manner"] = json!("every_order"),
        2 => claim["manner"] = json!("top_first"),
        3 => {
            let held = |class: &Class| hand.cards().any(|card| position.order().class_of(card) == *class);
            let mut classes: Vec<char> =
                Class::ALL.iter().filter(|class| held(class)).map(|class| class.letter()).collect();
            classes.shuffle(rng);
            (claim["manner"], claim["suits"]) = (json!("top_first_in_order"), json!(classes));
        }
        _ => {
            let mut cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
            cards.shuffle(rng);
            (claim["manner"], claim["order"]) = (json!("in_order"), json!(cards));
        }
    }
    let has_queen = |seat: &Seat| position.cards().hands()[*seat].contains(game::Card::CQ);
    let is_named = position.parts().contract.solo().is_some();
    let soloist = position.parties().soloist().filter(|seat| is_named || !has_queen(seat));
    claim["entry"] = json!(match soloist {
        None => "3.10.1",
        Some(soloist) if soloist == claimant => "3.10.3",
        Some(_) => "3.10.2",
    });
    claim["holds"] = json!(Walk { position: &position, claim: &claim, claimant }.holds(position.cards()));
    Some(claim)
}

#[test]
fn the_claims_are_made_up_from_a_seed_and_a_walk_knows_which_hold() {
    let mut rng = ChaCha8Rng::seed_from_u64(74);
    let mut made: Vec<Value> = vec![];
    while made.len() < N_CLAIMS {
        // As many that hold as not, in each manner.
        let holds = (made.len() / 5).is_multiple_of(2);
        made.extend(any_claim(&mut rng, made.len() % 5).filter(|claim| claim["holds"] == json!(holds)));
    }
    if std::env::var_os("UPDATE").is_some() {
        let text: String = made.iter().map(|claim| format!("{claim}\n")).collect();
        std::fs::write(FILE, text).expect("the claims are written");
    }
    assert!(made == claims(), "UPDATE=1 writes the claims anew");
}

#[test]
fn the_verdict_on_every_claim_is_that_of_the_walk_and_its_line_refutes_it() {
    for claim in claims() {
        let mut question = announced(&claim);
        question.insert("position".to_owned(), claim["position"].clone());
        let ask = |name: &str, mut question: Map<String, Value>| {
            question.insert("ask".to_owned(), json!(name));
            answer(Value::Object(question))
        };
        let verdict = ask("verdict", question.clone());
        assert_eq!(verdict["holds"], claim["holds"], "{claim} {verdict}");
        if let Some(line) = verdict["counter_line"].as_array() {
            question.insert("line".to_owned(), line.iter().map(|play| play["card"].clone()).collect());
            assert_eq!(ask("verify", question)["refutes"], true, "{claim} {verdict}");
        }
    }
}

#[test]
fn a_ruling_on_a_claim_says_what_the_verdict_says() {
    for claim in claims() {
        let case = json!({
            "ask": "ruling", "entry": claim["entry"], "position": claim["position"], "announced": announced(&claim),
            "facts": { "reconstructible": true },
        });
        let ruling = answer(case);
        assert_eq!(json!(is_right(&ruling)), claim["holds"], "{claim} {ruling}");
    }
}

/// A seat of the other side, which may claim a breach.
fn opponent(claim: &Value) -> Seat {
    let parties = position(claim).parties();
    let is_other = |seat: &Seat| json!(parties.team_of(*seat)) != json!(parties.team_of(claimant(claim)));
    Seat::ALL.into_iter().find(is_other).expect("there is another side")
}

fn claimant(claim: &Value) -> Seat {
    Seat::ALL.into_iter().find(|seat| json!(seat) == claim["claimant"]).expect("a seat")
}

/// Answers every question of an interview; `said` is what is said of the claim if it is asked about.
fn interview(claim: &Value, told: Option<&Map<String, Value>>) -> (Value, Vec<String>) {
    let mut answers: Vec<Value> = vec![];
    let mut topics = vec![];
    loop {
        let (entry, position) = (&claim["entry"], &claim["position"]);
        let mut question = json!({ "ask": "interview", "entry": entry, "position": position, "answers": answers });
        if let Some(told) = told {
            question["announced"] = json!(told);
        }
        let asked = answer(question);
        let Some(question) = asked.get("question") else { return (asked, topics) };
        let topic = question["topic"].as_str().unwrap_or_else(|| panic!("{asked}")).to_owned();
        answers.push(match topic.as_str() {
            "offender" => claim["claimant"].clone(),
            "manner" | "order" | "suits" => claim[&topic].clone(),
            "shortening" => json!("claims"),
            "second_CQ_laid" => json!(claim["entry"] != "3.10.1"),
            "claimant" => json!(opponent(claim)),
            _ if question["number"].is_array() => question["number"][0].clone(),
            _ => question["choices"][0]["value"].clone(),
        });
        topics.push(topic);
        assert!(topics.len() < 20, "{topics:?}");
    }
}

#[test]
fn an_interview_is_told_of_a_claim_and_asks_nothing_of_it() {
    for claim in claims() {
        let (asked, topics) = interview(&claim, Some(&announced(&claim)));
        assert!(asked["ruling"].is_object(), "{claim} {asked}");
        assert_eq!(json!(is_right(&asked["ruling"])), claim["holds"], "{claim} {asked}");
        for told in ["offender", "manner", "order", "suits", "claim_ok", "shortening"] {
            assert!(!topics.iter().any(|topic| topic == told), "{claim} {topics:?}");
        }
        let n_parts = if claim["order"].is_array() || claim["suits"].is_array() { 3 } else { 2 };
        assert_eq!(asked["announced"].as_array().map(Vec::len), Some(n_parts), "{asked}");
    }
}

#[test]
fn an_interview_asks_for_manner_and_order_and_rules_by_them() {
    for claim in claims().iter().filter(|claim| claim["manner"].is_string()) {
        let (asked, topics) = interview(claim, None);
        assert!(asked["ruling"].is_object(), "{claim} {asked}");
        assert_eq!(json!(is_right(&asked["ruling"])), claim["holds"], "{claim} {asked}");
        assert!(topics.iter().any(|topic| topic == "manner"), "{topics:?}");
    }
}

#[test]
fn the_entry_that_judges_a_claim_is_listed_first() {
    for claim in claims().iter().take(100) {
        let asked = answer(json!({ "ask": "interview", "position": claim["position"], "announced": announced(claim) }));
        let choices = asked["question"]["choices"].as_array().expect("entries");
        assert_eq!(choices[0]["value"], claim["entry"], "{claim}");
        assert!(
            choices[..3].iter().all(|choice| choice["value"].as_str().is_some_and(|value| value.starts_with("3.10.")))
        );
    }
}

#[test]
fn what_does_not_belong_together_is_refused_by_every_question() {
    let position = "rules=ddv game=bubensolo re=N leader=N N=CJ,SJ,DJ E=HJ,CA,D9 S=CK,SA,HT W=S9,H9,DK";
    for (said, told) in [
        (json!({ "claimant": "N", "order": ["CJ"] }), "leaves out"),
        (json!({ "claimant": "N", "order": ["CJ", "SJ", "HJ"] }), "does not hold"),
        (json!({ "claimant": "N", "order": ["CJ", "XX"] }), "XX"),
        (json!({ "claimant": "N", "suits": ["T", "X"] }), "X"),
        (json!({ "claimant": "N", "suits": ["T"], "order": ["CJ", "SJ", "DJ"] }), "either an order of cards"),
        (json!({ "claimant": "N", "manner": "in_order" }), "order is missing"),
        (json!({ "claimant": "N", "manner": "top_first", "suits": ["T"] }), "does not belong"),
        (json!({ "claimant": "N", "manner": "sideways" }), "sideways"),
    ] {
        let mut verdict = said.clone();
        (verdict["ask"], verdict["position"]) = (json!("verdict"), json!(position));
        let case = |ask: &str| json!({ "ask": ask, "entry": "3.10.3", "position": position, "announced": said });
        for question in [verdict, case("ruling"), case("interview")] {
            let refused = answer(question.clone());
            let error = refused["error"].as_str().unwrap_or_else(|| panic!("{question} {refused}"));
            assert!(error.contains(told), "{question}: {error}");
        }
    }
    let by_other = json!({
        "ask": "ruling", "entry": "3.10.3", "position": position, "offender": "E", "announced": { "claimant": "N" },
    });
    assert!(answer(by_other)["error"].is_string());
    let no_cards = json!({ "ask": "interview", "entry": "3.10.3", "announced": { "claimant": "N" } });
    assert!(answer(no_cards)["error"].as_str().is_some_and(|error| error.contains("position")));
}
