//! Mistakes that a reader has judged, one by one: the review still says of each what it said then.
//!
//! `datasets/README.md` describes how `datasets/review/judged.jsonl` was made. After a change of a reason, or of its
//! basis, read again the mistakes with changed sentences.

use bots::evaluate::Search;
use doko_sim::review::{CATALOGUE, Finding, Wanted, before, review, why};
use doko_sim::{Certainty, Choice, Decision, Price, Silence};
use game::{Call, Card, Play, Rules, Seat};
use notation::record::{Breaches, Record, parse_record, resume};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

#[derive(Debug, Deserialize)]
struct Game {
    game: u64,
    record: String,
    mistakes: Vec<Mistake>,
}

#[derive(Debug, Deserialize)]
struct Mistake {
    number: usize,
    cards_played: usize,
    seat: String,
    done: String,
    best: String,
    worlds: usize,
    reasons: Vec<String>,
    verdict: Verdict,
    why: String,
}

/// What the reader says of a mistake and of the sentence that is said first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Verdict {
    /// True, and what a good player would say.
    Apt,
    /// True, but not the reason that a good player would name.
    Beside,
    /// A mistake of which only the rest of the game or its results are said.
    Silent,
    /// A good player would hardly call it a mistake.
    Doubtful,
}

/// So were the games reviewed.
fn wanted() -> Wanted {
    let silence = Silence::IsDecision;
    Wanted {
        search: Search::of_advice(60),
        confirm: 60,
        hindsight: 7,
        least: 0.3,
        moments: 0,
        own: None,
        silence,
        seed: 1953,
    }
}

fn games() -> Vec<Game> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../datasets/review/judged.jsonl");
    let text = std::fs::read_to_string(path).expect("it is committed");
    text.lines().map(|line| serde_json::from_str(line).expect("a game")).collect()
}

/// Reasons that are asked for if no other holds; the reader has not judged them.
const REST: [&str; 6] = ["spent", "not_home", "rest_of_game", "gains_less_often", "gains_less", "loses_more"];

fn names(findings: &[Finding]) -> Vec<&'static str> {
    findings.iter().map(|finding| finding.reason.name).collect()
}

/// The game before its first card and after its last one.
fn played(game: &Game) -> (Play, Play) {
    let record = parse_record(&game.record).expect("a record");
    let start =
        Record { tricks_played: Vec::new(), announcements: Vec::new(), clarifying_trick: None, ..record.clone() };
    let play = |record: &Record| resume(record, &Rules::DDV, Breaches::CountAsValid).expect("a game");
    (play(&start), play(&record))
}

/// Reads a card, a call or silence; `None` for what is said before the first card.
fn choice(text: &str) -> Option<Choice> {
    let call = || text.strip_suffix('!').and_then(Call::from_name);
    let card = || Card::all().find(|card| card.to_string() == text);
    match text {
        "-" => Some(Choice::Call(None)),
        _ => call().map(|call| Choice::Call(Some(call))).or_else(|| card().map(Choice::Card)),
    }
}

/// Returns what the review says of a mistake now.
fn said(mistake: &Mistake, (start, end): &(Play, Play)) -> Vec<&'static str> {
    let seat = Seat::ALL.into_iter().find(|seat| seat.to_string() == mistake.seat).expect("a seat");
    let Some((done, best)) = choice(&mistake.done).zip(choice(&mistake.best)) else {
        let found = review(start, start, &wanted(), |_, _| ControlFlow::Continue(())).expect("a round");
        let own = found.moments.iter().find(|moment| moment.decision.seat == seat).expect("a mistake as before");
        assert_eq!(own.decision.best.to_string(), mistake.best);
        return names(&own.findings);
    };
    let price = Price { done: 0.0, best: 0.0, error: 0.0, certainty: Certainty::Clear };
    let decision = Decision { cards_played: mistake.cards_played, seat, done, best, price, hindsight: None };
    let play = before(start, end, &decision).expect("a moment of the game");
    names(&why(&play, (seat, done, best), mistake.worlds, &wanted()).expect("a deal that fits"))
}

#[test]
#[ignore = "slow"]
fn the_review_says_what_the_reader_has_judged() {
    // All of them take half a minute.
    const EACH: usize = 3;
    let mut n_looked_at = 0;
    let mut changed = Vec::new();
    for game in games() {
        let wanted: Vec<&Mistake> = game.mistakes.iter().filter(|mistake| mistake.number % EACH == 0).collect();
        let both = if wanted.is_empty() { continue } else { played(&game) };
        for mistake in wanted {
            let mut now = said(mistake, &both);
            assert!(!now.is_empty(), "game {}, mistake {}", game.game, mistake.number);
            now.retain(|name| !REST.contains(name));
            if now != mistake.reasons {
                changed.push(format!(
                    "game {}, mistake {}: {:?}, {now:?} now",
                    game.game, mistake.number, mistake.reasons
                ));
            }
            n_looked_at += 1;
        }
    }
    assert!(60 <= n_looked_at, "{n_looked_at}");
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

#[test]
fn most_of_what_is_said_is_apt_and_every_verdict_has_a_word_why() {
    let games = games();
    let all: Vec<&Mistake> = games.iter().flat_map(|game| &game.mistakes).collect();
    let mut n_of: BTreeMap<Verdict, usize> = BTreeMap::new();
    for mistake in &all {
        *n_of.entry(mistake.verdict).or_default() += 1;
        assert!(8 < mistake.why.len(), "{mistake:?}");
        assert!(mistake.verdict != Verdict::Silent || mistake.reasons.is_empty(), "{mistake:?}");
        assert!(
            !matches!(mistake.verdict, Verdict::Apt | Verdict::Beside) || !mistake.reasons.is_empty(),
            "{mistake:?}"
        );
        for reason in &mistake.reasons {
            assert!(CATALOGUE.iter().any(|known| known.name == reason), "{reason}");
        }
    }
    assert!(190 <= all.len(), "{}", all.len());
    let n = |verdict| n_of.get(&verdict).copied().unwrap_or_default();
    assert!(4 * n(Verdict::Beside) <= n(Verdict::Apt), "{n_of:?}");
}
