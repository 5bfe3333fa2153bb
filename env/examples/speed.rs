//! How many random decisions a second: `cargo run --release -p doko-env --example speed -- 1024 cards`.

use bots::Draw;
use doko_env::layout::LEN;
use doko_env::{AutoReset, Batch, Buffers, Config, Player, never};
use game::Rules;
use game::Scope;
use solver::Stop;
use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: usize = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(1024);
    let scope = if arguments.next().as_deref() == Some("all") { Scope::Everything } else { Scope::Cards };
    let players = [const { Player::Outside }; 4];
    let (auto_reset, stop) = (AutoReset::SameStep, Stop::NEVER);
    let config = Config { rules: Rules::DDV, scope, games, seed: 1, auto_reset, players, stop };
    let mut batch = Batch::new(config, &mut never).expect("it can be played");
    let n_actions = batch.n_actions();
    let (mut observations, mut masks) = (vec![0; games * LEN], vec![0; games * n_actions]);
    let (mut seats, mut rewards, mut terminated) = (vec![0; games], vec![0.0; 4 * games], vec![0; games]);
    let mut draw = Draw::new(1, 0);
    let mut actions = vec![0; games];
    for round in 0..4 {
        let (mut n_steps, start) = (0, Instant::now());
        while start.elapsed().as_secs_f64() < 2.0 {
            let mut out = Buffers {
                observations: &mut observations,
                masks: &mut masks,
                seats: &mut seats,
                rewards: &mut rewards,
                terminated: &mut terminated,
            };
            if n_steps == 0 {
                batch.observe(&mut out);
            } else {
                batch.step(&actions, &mut out, &mut never).expect("all are legal");
            }
            for (mask, action) in masks.chunks_exact(n_actions).zip(&mut actions) {
                let legal = mask.iter().filter(|&&one| one == 1).count();
                let nth = draw.below(legal);
                let (at, _) =
                    mask.iter().enumerate().filter(|&(_, &one)| one == 1).nth(nth).expect("fewer than there are");
                *action = at as i64;
            }
            n_steps += 1;
        }
        let rate = (n_steps * games) as f64 / start.elapsed().as_secs_f64();
        println!("{round}: {:.2} million decisions a second", rate / 1e6);
    }
}
