//! A batch plays the games that single episodes play, whatever its size, and says what has happened in each step.

use bots::Draw;
use doko_env::layout::LEN;
use doko_env::{Action, AutoReset, Batch, BatchError, Buffers, Config, NOBODY, Player, Policy, Rows, never};
use game::Scope;
use game::{Card, Rules};
use solver::Stop;
use std::sync::Arc;
use text::Message;

/// Buffers for a batch.
struct Own {
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    rewards: Vec<f32>,
    terminated: Vec<u8>,
}

impl Own {
    fn new(batch: &Batch) -> Self {
        let n = batch.games();
        Self {
            observations: vec![0; n * LEN],
            masks: vec![0; n * batch.n_actions()],
            seats: vec![0; n],
            rewards: vec![0.0; 4 * n],
            terminated: vec![0; n],
        }
    }

    fn buffers(&mut self) -> Buffers<'_> {
        let Self { observations, masks, seats, rewards, terminated } = self;
        Buffers { observations, masks, seats, rewards, terminated }
    }

    /// Returns a legal action in each game; any number if no decision is due.
    fn random(&self, draw: &mut [Draw]) -> Vec<i64> {
        let n_actions = self.masks.len() / self.seats.len();
        let legal = |mask: &[u8]| {
            mask.iter().enumerate().filter(|&(_, &one)| one == 1).map(|(at, _)| at as i64).collect::<Vec<_>>()
        };
        let rows = self.masks.chunks_exact(n_actions).zip(draw);
        rows.map(|(mask, draw)| draw.choice(&legal(mask)).unwrap_or(0)).collect()
    }
}

fn config(games: usize, scope: Scope, auto_reset: AutoReset) -> Config {
    Config {
        rules: Rules::DDV,
        scope,
        games,
        seed: 5,
        auto_reset,
        players: [const { Player::Outside }; 4],
        stop: Stop::NEVER,
    }
}

#[test]
fn a_game_does_not_depend_on_those_beside_it() {
    for scope in [Scope::Cards, Scope::Everything] {
        let run = |games: usize| {
            let mut batch =
                Batch::new(config(games, scope, AutoReset::SameStep), &mut never).expect("it can be played");
            let mut own = Own::new(&batch);
            let mut draws: Vec<Draw> = (0..games as u64).map(|index| Draw::new(1, index)).collect();
            batch.observe(&mut own.buffers());
            let mut seen = Vec::new();
            for _ in 0..300 {
                let actions = own.random(&mut draws);
                batch.step(&actions, &mut own.buffers(), &mut never).expect("all are legal");
                seen.push((own.observations[..LEN].to_vec(), own.rewards[..4].to_vec(), own.terminated[0]));
            }
            seen
        };
        let (one, many) = (run(1), run(5));
        assert!(one == many);
        assert!(one.iter().any(|(.., terminated)| *terminated == 1));
    }
}

#[test]
fn rewards_come_once_and_add_up_to_nothing() {
    for auto_reset in [AutoReset::SameStep, AutoReset::NextStep, AutoReset::Disabled] {
        let mut batch = Batch::new(config(8, Scope::Cards, auto_reset), &mut never).expect("it can be played");
        let mut own = Own::new(&batch);
        let mut draws: Vec<Draw> = (0..8).map(|index| Draw::new(2, index)).collect();
        batch.observe(&mut own.buffers());
        let mut n_ended = 0;
        for step in 1..=200 {
            let actions = own.random(&mut draws);
            batch.step(&actions, &mut own.buffers(), &mut never).expect("all are legal");
            for game in 0..8 {
                let rewards = &own.rewards[4 * game..4 * game + 4];
                assert!(rewards.iter().sum::<f32>().abs() < 1e-6);
                let is_over = own.terminated[game] == 1;
                assert!(is_over || rewards.iter().all(|&reward| reward == 0.0));
                n_ended += usize::from(is_over);
                let waits = own.seats[game] == NOBODY;
                match auto_reset {
                    AutoReset::SameStep => assert!(!waits),
                    AutoReset::NextStep => assert_eq!(waits, is_over),
                    AutoReset::Disabled => assert_eq!(waits, 48 <= step),
                }
            }
        }
        let games = match auto_reset {
            AutoReset::SameStep => 200 / 48,
            AutoReset::NextStep => 200 / 49,
            AutoReset::Disabled => 1,
        };
        assert_eq!(n_ended, 8 * games);
    }
}

#[test]
fn bots_sit_in_the_other_seats() {
    let rules = || Player::of("rules".parse().expect("there is such a bot"));
    let config = Config {
        players: [Player::Outside, rules(), rules(), rules()],
        ..config(4, Scope::Cards, AutoReset::SameStep)
    };
    let mut batch = Batch::new(config.clone(), &mut never).expect("it can be played");
    let mut own = Own::new(&batch);
    let mut draws: Vec<Draw> = (0..4).map(|index| Draw::new(3, index)).collect();
    batch.observe(&mut own.buffers());
    let mut n_ended = 0;
    for _ in 0..24 {
        assert!(own.seats.iter().all(|&seat| seat == 0));
        let actions = own.random(&mut draws);
        batch.step(&actions, &mut own.buffers(), &mut never).expect("all are legal");
        n_ended += own.terminated.iter().filter(|&&ended| ended == 1).count();
    }
    assert_eq!(n_ended, 8, "each game is twelve cards of one seat");
    let everywhere = Config { players: [rules(), rules(), rules(), rules()], ..config };
    assert_eq!(Batch::new(everywhere, &mut never).expect_err("nobody is asked"), BatchError::NobodyToAsk);
}

/// Plays the first legal action of each row, or fails.
struct First(Option<&'static str>);

impl Policy for First {
    fn decide(&self, rows: &Rows) -> Result<Vec<i64>, Message> {
        let first = |mask: &[u8]| mask.iter().position(|&one| one == 1).map_or(-1, |at| at as i64);
        match self.0 {
            Some(why) => Err(Message::verbatim(why)),
            None => Ok(rows.masks.chunks_exact(rows.n_actions).map(first).collect()),
        }
    }
}

#[test]
fn a_policy_decides_in_its_seats_what_it_would_decide_outside() {
    for scope in Scope::ALL {
        let policy = || Player::Policy(Arc::new(First(None)));
        let run = |players: [Player; 4]| {
            let mut batch =
                Batch::new(Config { players, ..config(3, scope, AutoReset::SameStep) }, &mut never).expect("it is");
            let mut own = Own::new(&batch);
            batch.observe(&mut own.buffers());
            let mut rewards = Vec::new();
            for _ in 0..600 {
                let first = |mask: &[u8]| mask.iter().position(|&one| one == 1).expect("something is legal") as i64;
                let actions: Vec<i64> = own.masks.chunks_exact(batch.n_actions()).map(first).collect();
                batch.step(&actions, &mut own.buffers(), &mut never).expect("all are legal");
                let ended = (0..3).filter(|&game| own.terminated[game] == 1);
                rewards.extend(ended.map(|game| (game, own.rewards[4 * game..4 * game + 4].to_vec())));
            }
            let of_game = |at| rewards.iter().filter(move |(game, _)| *game == at).map(|(_, rewards)| rewards.clone());
            [0, 1, 2].map(|at| of_game(at).take(2).collect::<Vec<_>>())
        };
        let alone = run([const { Player::Outside }; 4]);
        assert_eq!(alone, run([policy(), Player::Outside, policy(), policy()]));
        assert!(alone.iter().all(|games| games.len() == 2));
    }
}

#[test]
fn who_fails_ends_the_work_until_all_games_are_reset() {
    let fails = |players: [Player; 4]| {
        Batch::new(Config { players, ..config(2, Scope::Cards, AutoReset::SameStep) }, &mut never)
    };
    let gone = Player::of("cmd:./there-is-no-such-program".parse().expect("a command"));
    let broken = Player::Policy(Arc::new(First(Some("broken"))));
    for player in [gone, broken] {
        let error = fails([player.clone(), player.clone(), player, Player::Outside]).expect_err("it fails");
        assert!(matches!(error, BatchError::Failed { .. }), "{error}");
    }
    let mut batch = fails([const { Player::Outside }; 4]).expect("it can be played");
    let mut own = Own::new(&batch);
    batch.observe(&mut own.buffers());
    let actions = own.random(&mut [Draw::new(1, 0), Draw::new(1, 1)]);
    let mut now = || true;
    assert_eq!(batch.step(&actions, &mut own.buffers(), &mut now), Err(BatchError::Stopped));
    assert_eq!(batch.step(&actions, &mut own.buffers(), &mut never), Err(BatchError::Unfinished));
    assert_eq!(batch.reset_some(&[true, false], &mut never), Err(BatchError::Unfinished));
    assert_eq!(batch.reset_some(&[true, true], &mut never), Ok(()));
    batch.observe(&mut own.buffers());
    let actions = own.random(&mut [Draw::new(1, 0), Draw::new(1, 1)]);
    assert_eq!(batch.step(&actions, &mut own.buffers(), &mut never), Ok(()));
}

#[test]
fn where_only_cards_are_decided_no_hand_has_both_queens_of_clubs() {
    let batch = Batch::new(config(500, Scope::Cards, AutoReset::SameStep), &mut never).expect("it can be played");
    for game in 0..500 {
        let hands = *batch.episode(game).expect("there are 500").course().hands().expect("they are dealt");
        assert!(hands.iter().all(|(_, hand)| hand.count(Card::CQ) < 2));
    }
}

#[test]
fn what_is_wrong_changes_nothing() {
    let mut batch = Batch::new(config(2, Scope::Cards, AutoReset::SameStep), &mut never).expect("it can be played");
    let mut own = Own::new(&batch);
    batch.observe(&mut own.buffers());
    let before = own.observations.clone();
    let legal = own.random(&mut [Draw::new(1, 0), Draw::new(1, 1)]);
    let illegal = own.masks[24..48].iter().position(|&one| one == 0).expect("nobody may play all cards") as i64;
    for (actions, error) in [
        (vec![legal[0]], BatchError::WrongLength { expected: 2, given: 1 }),
        (vec![legal[0], illegal], BatchError::Illegal { game: 1, number: illegal }),
        (vec![legal[0], 24], BatchError::NoSuchAction { game: 1, number: 24, last: 23 }),
        (vec![legal[0], -1], BatchError::NoSuchAction { game: 1, number: -1, last: 23 }),
    ] {
        assert_eq!(batch.step(&actions, &mut own.buffers(), &mut never).expect_err("it is wrong"), error);
        batch.observe(&mut own.buffers());
        assert!(own.observations == before);
        assert!(!error.to_string().is_empty());
    }
    assert!(Action::from_index(usize::MAX).is_none());
    assert_eq!(
        Batch::new(config(0, Scope::Cards, AutoReset::SameStep), &mut never).expect_err("no games"),
        BatchError::NoGames
    );
    batch.step(&legal, &mut own.buffers(), &mut never).expect("all are legal");
}
