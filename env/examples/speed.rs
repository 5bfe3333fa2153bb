//! How many random decisions a second: `cargo run --release -p doko-env --example speed -- 1024 all bsv`.

use bots::Draw;
use doko_env::layout::LEN;
use doko_env::{AutoReset, Batch, Buffers, Config, Player, never};
use game::Rules;
use game::Scope;
use solver::Stop;
use std::time::Instant;

/// Decisions of a round.
const DECISIONS: usize = 2_000_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: usize = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(1024);
    let scope = if arguments.next().as_deref() == Some("all") { Scope::Everything } else { Scope::Cards };
    let rules = arguments.next().and_then(|name| Rules::named(&name)).unwrap_or(Rules::DDV);
    let players = [const { Player::Outside }; 4];
    let (auto_reset, stop) = (AutoReset::SameStep, Stop::NEVER);
    let config = Config { rules, scope, games, seed: 1, auto_reset, players, stop };
    let mut batch = Batch::new(config, &mut never).expect("it can be played");
    let n_actions = batch.n_actions();
    let (mut observations, mut masks) = (vec![0; games * LEN], vec![0; games * n_actions]);
    let (mut seats, mut rewards, mut terminated) = (vec![0; games], vec![0.0; 4 * games], vec![0; games]);
    let mut draw = Draw::new(1, 0);
    let mut actions = vec![0; games];
    for round in 0..4 {
        let (n_steps, start) = (DECISIONS / games, Instant::now());
        for step in 0..n_steps {
            let mut out = Buffers {
                observations: &mut observations,
                masks: &mut masks,
                seats: &mut seats,
                rewards: &mut rewards,
                terminated: &mut terminated,
            };
            if step == 0 {
                batch.observe(&mut out);
            } else {
                batch.step(&actions, &mut out, &mut never).expect("all are legal");
            }
            for (mask, action) in masks.chunks_exact(n_actions).zip(&mut actions) {
                *action = chosen(mask, &mut draw);
            }
        }
        let rate = (n_steps * games) as f64 / start.elapsed().as_secs_f64();
        println!("{round}: {:.2} million decisions a second", rate / 1e6);
    }
}

/// Returns a random legal action.
fn chosen(mask: &[u8], draw: &mut Draw) -> i64 {
    let legal: usize = mask.iter().map(|&one| usize::from(one)).sum();
    let mut left = draw.below(legal);
    for (at, eight) in mask.chunks_exact(8).enumerate() {
        let here: usize = eight.iter().map(|&one| usize::from(one)).sum();
        if left < here {
            let mut places = (0..8).filter(|&place| eight[place] == 1);
            return (8 * at + places.nth(left).expect("as many as there are")) as i64;
        }
        left -= here;
    }
    unreachable!("there is a legal action in every game")
}
