//! A batch that decides on cards only plays most games by a short cut. Here it is compared, at every step, with the long way:
//! the same cards in an [`Episode`](doko_env::Episode).

use crate::seen::Seen;
use bots::Draw;
use doko_env::layout::LEN;
use doko_env::{AutoReset, Batch, Config, Ending, N_CARDS, NOBODY, Observer, Player, never, write_mask};
use game::Scope;
use game::rules::{PflichtansageSecond, SchweineRule};
use game::{Rules, Seat};
use solver::Stop;
use std::borrow::Cow;

/// The published rule sets, and what a short cut could stumble over.
fn rule_sets() -> Vec<Rules> {
    let hidden = Rules::RECKLINGHAUSEN.with(|rules| rules.schweine.when = SchweineRule::FirstPlayed);
    let second = Rules::BSV.with(|rules| rules.pflichtansage.second = PflichtansageSecond::Always);
    let thrown = Rules::DDV.with(|rules| {
        rules.werfen.kings = Some(4);
        rules.werfen.mandatory = true;
        rules.name = Cow::Borrowed("thrown");
    });
    vec![Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN, hidden, second, thrown]
}

/// Compares everything that was written for each game with what a whole game says; returns how many calls and ends it saw.
fn compare(batch: &Batch, seen: &Seen) -> [usize; 2] {
    let mut counts = [0; 2];
    for game in 0..batch.games() {
        let episode = batch.episode(game).expect("there are so many");
        let asked = episode.asked().map(|(seat, _)| seat);
        let (mut row, mut mask) = ([0x77; LEN], [0; N_CARDS]);
        Observer::new(&episode).write(&episode, asked.unwrap_or(Seat::N), &mut row);
        write_mask(&episode, &mut mask);
        let observation = &seen.observations[game * LEN..][..LEN];
        let differs = (0..LEN).find(|&at| observation[at] != row[at]);
        assert_eq!(differs.map(|at| (at, observation[at], row[at])), None, "{episode:?}");
        assert_eq!(seen.masks[game * N_CARDS..][..N_CARDS], mask);
        assert_eq!(seen.seats[game], asked.map_or(NOBODY, |seat| seat.index() as u8));
        if seen.terminated[game] == 1 {
            if let Some(Ending::Played(points)) = episode.ended() {
                let points: Vec<f32> = points.iter().map(|(_, points)| points.0 as f32).collect();
                assert_eq!(seen.rewards[4 * game..][..4], points);
                counts[1] += 1;
            }
        } else {
            assert_eq!(seen.rewards[4 * game..][..4], [0.0; 4]);
        }
        counts[0] += episode.course().play().map_or(0, |play| play.public().calls().len());
    }
    counts
}

#[test]
fn the_short_cut_and_the_long_way_say_the_same() {
    for rules in rule_sets() {
        const GAMES: usize = 16;
        let name = rules.name.clone();
        let owes = rules.pflichtansage.augen.is_some();
        let config = Config {
            rules,
            scope: Scope::Cards,
            games: GAMES,
            seed: 7,
            auto_reset: AutoReset::NextStep,
            players: [const { Player::Outside }; 4],
            stop: Stop::NEVER,
        };
        let mut batch = Batch::new(config, &mut never).expect("it can be played");
        let (mut draw, mut total) = (Draw::new(3, 0), [0; 2]);
        // What was in the buffers before must not shine through.
        let mut seen = Seen::filled(&batch, 0xEE);
        batch.observe(&mut seen.buffers());
        seen.rewards.fill(0.0);
        for _ in 0..250 {
            for (total, more) in total.iter_mut().zip(compare(&batch, &seen)) {
                *total += more;
            }
            let actions = seen.drawn(&batch, &mut draw);
            seen = Seen::filled(&batch, 0xEE);
            batch.step(&actions, &mut seen.buffers(), &mut never).expect("all are legal");
        }
        assert!(4 * GAMES <= total[1], "{name}: {total:?}");
        assert_eq!(owes, total[0] != 0, "{name}: {total:?}");
    }
}
