//! Rule sets that nobody has written yet: any options that fit together can be played.

use super::{
    driver::{play_on, random_game},
    positions::is_open,
};
use crate::support::random_rules::random_rules;
use doko_notation::rules_file::{parse_rules, to_toml};
use game::{Augen, Points};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

#[test]
#[ignore = "slow"]
fn any_options_that_fit_together_can_be_played() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for seed in 0..300 {
        let rules = random_rules(seed);
        let text = to_toml(&rules);
        assert_eq!(parse_rules(&text, "other").as_ref(), Ok(&rules), "{text}");
        for _ in 0..3 {
            let mut play = random_game(&rules, &mut rng);
            play_on(&mut play, usize::MAX, &mut rng, |play| {
                let is_told = play.parties().is_none() || play.position().is_some() || is_open(play);
                assert!(is_told, "{text} {:?}", play.hands());
            });
            let outcome = play.finish().unwrap_or_else(|_| panic!("the game is over by {text}"));
            assert_eq!(outcome.won.re.augen + outcome.won.kontra.augen, Augen::DECK);
            let points: Points = outcome.score.points.0.into_iter().sum();
            assert_eq!(points, Points(0), "{text}");
            super::results::check(&rules, &outcome);
        }
    }
}
