//! The score from what people know of a game is the score of the game.

use super::driver::{play_on, random_game, rule_sets};
use doko_notation::{
    Names, parse_result,
    record::Breaches,
    result::{FactGame, Facts, Impossible, reckon},
    write_result,
};
use game::{
    GameName, Item, ItemKind, Outcome, Rules, Solo,
    rules::{CallSkipping, HochzeitCalls, Sonderpunkt},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use text::Language;

/// Asserts that the facts of a game bring what the game brings, item for item, and again when they are written as a line.
pub(crate) fn check(rules: &Rules, outcome: &Outcome) {
    let facts = Facts::of(outcome);
    let reckoned = reckon(rules, &facts, Breaches::Refuse).unwrap_or_else(|error| panic!("{error}: {facts:?}"));
    assert_eq!(reckoned.score, outcome.score, "{facts:?}");
    assert_eq!(reckoned.levels, outcome.levels);
    for language in Language::ALL {
        let line = write_result(&facts, language, &Names::Seats);
        let read = parse_result(&line, &Names::Seats).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(read, facts, "{line}");
    }
    // Who needs less knows less: no moments, no tricks, no name of the solo.
    let calls = facts.calls.iter().map(|&call| doko_notation::result::FactCall { when: None, ..call }).collect();
    let mut less = Facts { calls, klaerung: None, tricks: Vec::new(), winner: None, ..facts.clone() };
    if let Some(FactGame::Named(GameName::Solo(_))) = less.game {
        less.game = Some(FactGame::SomeSolo);
    }
    match reckon(rules, &less, Breaches::Refuse) {
        Ok(reckoned) => assert_eq!(reckoned.score, outcome.score, "{less:?}"),
        Err(Impossible::WhichSolo) => {
            assert!(rules.soli.named.contains(&Solo::Null) || rules.soli.points_by_kind.named != [0; Solo::ALL.len()]);
        }
        Err(error) => {
            assert!(matches!(error, Impossible::TrickOrNone(_)), "{error}");
            assert!(rules.deck.nines && outcome.won.re.augen.0.min(outcome.won.kontra.augen.0) == 0);
        }
    }
}

#[test]
fn points_for_calls_are_known_too() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let calls = [Sonderpunkt::EarlyCall, Sonderpunkt::JumpedCall, Sonderpunkt::UnmarriedCall];
    let rules = Rules::DDV.with(|rules| {
        rules.special.points = calls.into_iter().chain([Sonderpunkt::Fuchs]).collect::<Vec<_>>().into();
        rules.calls.skipping = CallSkipping::Always;
        rules.calls.hochzeit = HochzeitCalls::Anytime;
    });
    let mut n_seen = 0;
    for _ in 0..400 {
        let mut play = random_game(&rules, &mut rng);
        play_on(&mut play, usize::MAX, &mut rng, |_| {});
        let outcome = play.finish().expect("all cards are played");
        let is_of_call = |item: &Item| matches!(item.kind, ItemKind::Sonder(point) if calls.contains(&point));
        n_seen += usize::from(outcome.score.items.iter().any(is_of_call));
        check(&rules, &outcome);
    }
    assert!(20 < n_seen, "{n_seen}");
}

#[test]
#[ignore = "slow"]
fn what_people_know_of_a_game_brings_what_the_game_brings() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for rules in rule_sets() {
        for _ in 0..200 {
            let mut play = random_game(&rules, &mut rng);
            play_on(&mut play, usize::MAX, &mut rng, |_| {});
            check(&rules, &play.finish().expect("all cards are played"));
        }
    }
}
