//! Every search can be ended before its time, and what it says then is true.

use crate::support::ask::{
    ask, card_values, forces, forces_all, line, points_cards, points_line, points_value, tricks, value,
};
use crate::support::stakes::with_half_won;
use crate::support::{any_position, rng, show, with_better_cards};
use doko_solver::{
    BestAugen, BestPoints, BestTricks, Bounds, Completion, Config, Limits, Observer, Solver, SolverQuestion, Stop,
    Threads, Tricks, Unit,
};
use game::{Augen, Position, Team};
use rayon::ThreadPoolBuilder;
use std::sync::mpsc::{Receiver, Sender, channel};

/// From nothing to enough for most of the positions here.
const BUDGETS: [u64; 8] = [0, 1, 7, 50, 300, 1_500, 10_000, 200_000];

fn of_nodes(nodes: u64) -> Limits<'static> {
    Limits { nodes: Some(nodes), ..Limits::NONE }
}

fn contains<V: Unit>(bounds: Bounds<V>, value: V) -> bool {
    bounds.lower <= value && value <= bounds.upper
}

fn small() -> Config {
    Config::default().with_table_bytes(1 << 20)
}

#[test]
fn bounds_of_augen_contain_the_value_and_lines_begin_with_best_cards() {
    let mut rng = rng(41);
    let (mut n_open, mut n_parts) = (0, 0);
    for _ in 0..200 {
        let position = any_position(&mut rng, 6);
        let (value, cards) = (value(&position, &small()), card_values(&position, &small()));
        let whole = line(&position, &small());
        for nodes in BUDGETS {
            let found = ask(&position, BestAugen::value(), &small(), of_nodes(nodes));
            assert!(contains(found.bounds, value), "{nodes} {}", show(&position));
            assert!(found.nodes <= nodes, "{} of {nodes}", found.nodes);
            n_open += usize::from(found.value().is_none());
            let found = ask(&position, BestAugen::each_card(), &small(), of_nodes(nodes));
            assert!(contains(found.bounds, value), "{nodes} {}", show(&position));
            assert!(found.nodes <= nodes, "{} of {nodes}", found.nodes);
            for (&(card, bounds), &(same, value)) in found.cards.iter().zip(&cards) {
                assert_eq!(card, same);
                assert!(contains(bounds, value), "{card} {nodes} {}", show(&position));
            }
            let all_known = found.cards.iter().all(|(_, bounds)| bounds.value().is_some());
            assert_eq!(found.completion == Completion::Finished, all_known && found.value().is_some());
            let found = ask(&position, BestAugen::line(), &small(), of_nodes(nodes));
            assert!(contains(found.bounds, value), "{nodes} {}", show(&position));
            assert!(whole.starts_with(&found.line), "{nodes} {}", show(&position));
            assert!(found.value().is_some() || found.line.is_empty());
            assert_eq!(found.completion == Completion::Finished, found.line == whole);
            n_parts += usize::from(!found.line.is_empty() && found.line.len() < whole.len());
        }
    }
    assert!(300 < n_open && 20 < n_parts, "{n_open} {n_parts}");
}

#[test]
fn no_card_of_a_table_of_moves_spends_the_budget_of_the_others() {
    let mut rng = rng(44);
    let (mut n_cards, mut n_unknown) = (0, 0);
    for _ in 0..250 {
        let position = any_position(&mut rng, 7);
        let all = |bounds: &Bounds<Augen>| bounds.upper.0 - bounds.lower.0;
        let cards = |limits| ask(&position, BestAugen::each_card(), &small(), limits);
        let nothing = cards(of_nodes(0)).cards;
        let nodes = cards(Limits::NONE).nodes / 2;
        let half = cards(of_nodes(nodes)).cards;
        for ((_, bounds), (_, nothing)) in half.iter().zip(&nothing).filter(|_| 1_000 < nodes) {
            n_cards += 1;
            n_unknown += usize::from(all(bounds) == all(nothing));
        }
    }
    assert!(100 < n_cards && 20 * n_unknown < n_cards, "{n_unknown} of {n_cards}");
}

#[test]
fn a_table_of_moves_says_of_the_best_card_what_a_third_of_the_budget_says_of_the_position() {
    let mut rng = rng(45);
    let (mut n_open, mut n_better) = (0, 0);
    for _ in 0..150 {
        let position = any_position(&mut rng, 7);
        let is_re = position.parties().team_of(position.cards().turn()) == Team::Re;
        for nodes in BUDGETS {
            let whole = ask(&position, BestAugen::value(), &small(), of_nodes(nodes / 3)).bounds;
            let found = ask(&position, BestAugen::each_card(), &small(), of_nodes(nodes));
            let (best, cards) = (found.bounds, found.cards);
            let shown = format!("{best:?} {whole:?} {nodes} {}", show(&position));
            assert!(whole.lower <= best.lower && best.upper <= whole.upper, "{shown}");
            for (_, card) in &cards {
                assert!(if is_re { card.upper <= whole.upper } else { whole.lower <= card.lower }, "{shown}");
            }
            n_open += usize::from(best.value().is_none());
            n_better += usize::from(best.upper.0 - best.lower.0 < whole.upper.0 - whole.lower.0);
        }
    }
    assert!(300 < n_open && 100 < n_better, "{n_open} {n_better}");
}

#[test]
fn a_line_plays_the_first_of_the_best_cards() {
    let mut rng = rng(42);
    for _ in 0..150 {
        let mut position = any_position(&mut rng, 5);
        for card in line(&position, &small()) {
            let is_re = position.parties().team_of(position.cards().turn()) == Team::Re;
            let best = card_values(&position, &small()).into_iter().reduce(|best, other| {
                let better = if is_re { best.1 < other.1 } else { other.1 < best.1 };
                if better { other } else { best }
            });
            assert_eq!(best.map(|(card, _)| card), Some(card), "{}", show(&position));
            position = position.after(card).expect("a line is legal");
        }
    }
}

#[test]
fn bounds_of_points_contain_the_value_and_lines_begin_with_best_cards() {
    let mut rng = rng(43);
    let (mut n_open, mut n_parts) = (0, 0);
    for _ in 0..200 {
        let Some(position) = with_half_won(&any_position(&mut rng, 6)) else { continue };
        let value = points_value(&position, &[], &small()).expect("it says what was won");
        let cards = points_cards(&position, &[], &small()).expect("it says what was won");
        let whole = points_line(&position, &[], &small()).expect("it says what was won");
        for nodes in BUDGETS {
            let ask = |question: BestPoints<'_>| {
                ask(&position, question, &small(), of_nodes(nodes)).expect("it says what was won")
            };
            let found = ask(BestPoints::value());
            assert!(contains(found.bounds, value), "{nodes} {}", show(&position));
            assert!(found.nodes <= nodes, "{} of {nodes}", found.nodes);
            n_open += usize::from(found.value().is_none());
            let found = ask(BestPoints::each_card());
            assert!(contains(found.bounds, value) && found.nodes <= nodes, "{nodes} {}", show(&position));
            for (&(card, bounds), &(same, value)) in found.cards.iter().zip(&cards) {
                assert_eq!(card, same);
                assert!(contains(bounds, value), "{card} {nodes} {}", show(&position));
            }
            let found = ask(BestPoints::line());
            assert!(contains(found.bounds, value), "{nodes} {}", show(&position));
            assert!(whole.starts_with(&found.line), "{nodes} {}", show(&position));
            n_parts += usize::from(!found.line.is_empty() && found.line.len() < whole.len());
        }
    }
    assert!(100 < n_open && 20 < n_parts, "{n_open} {n_parts}");
}

#[test]
fn bounds_of_tricks_contain_the_number_and_what_can_be_forced_is_the_truth_or_open() {
    let mut rng = rng(44);
    let (mut n_open, mut n_open_answers, mut n_true) = (0, 0, 0);
    for n in 0..200 {
        let mut position = any_position(&mut rng, 7);
        let team = Team::ALL[n % 2];
        for _ in 0..n % 20 {
            position = with_better_cards(&position, team, &mut rng).unwrap_or(position);
        }
        let n_tricks = tricks(&position, team, &small());
        let n_left = Tricks::left_in(&position);
        assert_eq!(forces_all(&position, team, &small()), n_tricks == n_left, "{}", show(&position));
        for nodes in BUDGETS {
            let found = ask(&position, BestTricks::of(team), &small(), of_nodes(nodes));
            assert!(contains(found.bounds, n_tricks), "{nodes} {}", show(&position));
            assert!(found.bounds.upper <= n_left && found.nodes <= nodes);
            n_open += usize::from(found.value().is_none());
            for asked in (0..=n_left.0 + 1).map(Tricks) {
                let found = ask(&position, BestTricks::at_least(team, asked), &small(), of_nodes(nodes));
                let answer = found.reaches(asked);
                assert!(found.nodes <= nodes, "{} of {nodes}", found.nodes);
                assert!(answer.is_none_or(|answer| answer == (asked <= n_tricks)), "{asked} {}", show(&position));
                n_open_answers += usize::from(answer.is_none());
                n_true += usize::from(answer == Some(true));
            }
        }
        assert!(forces(&position, team, n_tricks, &small()));
        assert!(!forces(&position, team, Tricks(n_tricks.0 + 1), &small()));
    }
    assert!(200 < n_open && 500 < n_open_answers && 1_000 < n_true, "{n_open} {n_open_answers} {n_true}");
}

/// A search checks the flag after this number of cards, and ends the trick that it is in.
const PROMPTLY: u64 = 2_048 + 48;

/// Waits after `after` cards until another thread has stopped the search.
struct Stopped {
    after: u64,
    nodes: u64,
    runs: Sender<()>,
    is_stopped: Receiver<()>,
}

impl Observer for Stopped {
    fn node(&mut self) {
        self.nodes += 1;
        if self.nodes == self.after {
            self.runs.send(()).expect("the other thread waits");
            self.is_stopped.recv().expect("the other thread stops the search");
        }
    }
}

/// Returns what a search says that another thread stops after some thousand cards, and checks that it ends soon.
fn stopped<Q: SolverQuestion>(position: &Position, question: Q) -> Q::Answer {
    let after = 5_000;
    let (runs, is_running) = channel();
    let (stops, is_stopped) = channel();
    let flag = &Stop::new();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            if is_running.recv().is_ok() {
                flag.set();
                stops.send(()).expect("the search waits");
            }
        });
        let mut observer = Stopped { after, nodes: 0, runs, is_stopped };
        let limits = Limits::until(flag);
        let answer = Solver::default().ask_observed(position, question, limits, &mut observer);
        assert!(after <= observer.nodes && observer.nodes <= after + PROMPTLY, "{}", observer.nodes);
        answer
    })
}

/// A whole deal that takes millions of cards, whatever is asked.
const WHOLE_DEAL: &str = "rules=ddv game=normal re=NS leader=W \
    N=CQ,SQ,DQ,CJ,SJ,SJ,DJ,D9,HA,SA,ST,CA E=HT,SQ,CJ,DJ,D9,HK,H9,H9,CA,CK,CK,C9 \
    S=CQ,HQ,HQ,DQ,HJ,DA,DT,HA,HK,SA,SK,S9 W=HT,HJ,DA,DT,DK,DK,ST,SK,S9,CT,CT,C9";

#[test]
fn another_thread_stops_every_search() {
    let position = notation::position(WHOLE_DEAL).expect("a position");
    let found = stopped(&position, BestAugen::value());
    assert!(found.bounds.lower < found.bounds.upper && found.bounds.upper <= Augen::DECK);
    assert_eq!((found.value(), found.completion), (None, Completion::Stopped));
    let found = stopped(&position, BestAugen::at_least(Augen(90)));
    assert_eq!((found.reaches(Augen(90)), found.completion), (None, Completion::Stopped));
    let found = stopped(&position, BestAugen::each_card());
    assert!(found.value().is_none() && found.cards.iter().any(|(_, bounds)| bounds.value().is_none()));
    let found = stopped(&position, BestAugen::line());
    assert_eq!((found.value(), found.line), (None, Vec::new()));
    let found = stopped(&position, BestTricks::of(Team::Re));
    assert!(found.value().is_none() && found.bounds.upper <= Tricks(12));
    let found = stopped(&position, BestTricks::at_least(Team::Re, Tricks(6)));
    assert_eq!(found.reaches(Tricks(6)), None);
    let found = stopped(&position, BestPoints::value()).expect("it is the first trick");
    assert_eq!(found.value(), None);
    let found = stopped(&position, BestPoints::each_card()).expect("it is the first trick");
    assert!(found.value().is_none() && found.cards.iter().any(|(_, bounds)| bounds.value().is_none()));
    let found = stopped(&position, BestPoints::line()).expect("it is the first trick");
    assert_eq!((found.value(), found.line), (None, Vec::new()));
}

/// Signals to another thread that the search runs.
struct Running(Option<Sender<()>>);

impl Observer for Running {
    fn node(&mut self) {
        if let Some(runs) = self.0.take() {
            runs.send(()).expect("the other thread waits");
        }
    }
}

#[test]
fn another_thread_stops_those_who_help_too() {
    let position = notation::position(WHOLE_DEAL).expect("a position");
    let config = Config::default().with_threads(Threads::Pool { after: 100 });
    let pool = ThreadPoolBuilder::new().num_threads(4).build().expect("four threads can be started");
    type Search<'a> = &'a (dyn Fn(Limits<'_>, &mut Running) -> (Completion, u64) + Sync);
    let solver = || Solver::new(&config);
    let searches: [Search<'_>; 3] = [
        &|limits, observer| {
            let found = solver().ask_observed(&position, BestAugen::value(), limits, observer);
            (found.completion, found.nodes)
        },
        &|limits, observer| {
            let found = solver().ask_observed(&position, BestPoints::value(), limits, observer);
            found.map(|found| (found.completion, found.nodes)).expect("it is the first trick")
        },
        &|limits, observer| {
            let found = solver().ask_observed(&position, BestTricks::of(Team::Re), limits, observer);
            (found.completion, found.nodes)
        },
    ];
    for search in searches {
        let (runs, is_running) = channel();
        let flag = &Stop::new();
        let (completion, nodes) = std::thread::scope(|scope| {
            scope.spawn(move || {
                // Time for some hundred thousand cards.
                if is_running.recv().is_ok() {
                    for seed in 0..20 {
                        std::hint::black_box(value(&any_position(&mut rng(seed), 8), &Config::default()));
                    }
                    flag.set();
                }
            });
            pool.install(|| search(Limits::until(flag), &mut Running(Some(runs))))
        });
        // Alone it would take some minutes.
        assert_eq!(completion, Completion::Stopped);
        assert!(100 < nodes, "{nodes}");
    }
}
