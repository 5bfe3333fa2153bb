//! Verdicts on claims that are almost true, on one thread:
//! `cargo bench --bench verdicts -- --tricks 9 12 --deals 40 --seed 1 --nodes 20000000 --kind every-order`.
//!
//! Random hands, in which cards are exchanged one by one so that the side of the claim gets the better ones, until the
//! claim holds. Measured are the last claim that fails and the first that holds; the node counts do not depend on the
//! machine.

use doko_lab::{Random, deck, with_better_card};
use game::{
    BySeat, ByTeam, Card, Class, Contract, Hand, Level, Parties, Position, PositionParts, Rules, Seat, SeatSet, Solo,
    Team,
};
use solver::{BestTricks, Claim, Limits, Manner, Solver, Tricks};
use std::time::Instant;

/// Whether the side can force all tricks, and whether it is bound to make them in one of these orders.
const KINDS: [&str; 6] = ["forced", "every-order", "top-first", "top-first-in-order", "in-order", "in-good-order"];

struct Options {
    tricks: [usize; 2],
    n_deals: usize,
    seed: u64,
    nodes: u64,
    kind: Option<String>,
    /// Positions that take more nodes are printed.
    tell: u64,
}

fn options() -> Options {
    let mut options = Options { tricks: [6, 12], n_deals: 10, seed: 1, nodes: 100_000_000, kind: None, tell: u64::MAX };
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    while let Some(word) = words.next() {
        let mut next = || words.next().unwrap_or_else(|| panic!("{word} needs a value"));
        match word.as_str() {
            "--kind" => options.kind = Some(next()),
            "--tricks" => options.tricks = [(); 2].map(|()| next().parse().expect("--tricks needs two numbers")),
            "--deals" => options.n_deals = next().parse().expect("--deals needs a number"),
            "--seed" => options.seed = next().parse().expect("--seed needs a number"),
            "--nodes" => options.nodes = next().parse().expect("--nodes needs a number"),
            "--tell" => options.tell = next().parse().expect("--tell needs a number"),
            _ => panic!("unknown option {word}"),
        }
    }
    options
}

/// One question: its side of the flip, what it took.
struct Cost {
    holds: bool,
    nodes: u64,
    ms: f64,
}

fn main() {
    let options = options();
    println!("| claim | tricks | side | n | unfinished | ms: median | p99 | max | nodes: median | p99 | max |");
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for kind in KINDS {
        if options.kind.as_ref().is_some_and(|asked| asked != kind) {
            continue;
        }
        for n_tricks in options.tricks[0]..=options.tricks[1] {
            let mut costs = Vec::new();
            let mut n_open = 0;
            for deal in 0..options.n_deals {
                for (number, (rules, contract, n_re)) in games(n_tricks).into_iter().enumerate() {
                    for team in Team::ALL {
                        let seed = [options.seed, deal as u64, n_tricks as u64, number as u64, team as u64];
                        let seed = seed.iter().fold(0x9E37_79B9_7F4A_7C15, |seed: u64, &n| {
                            (seed ^ n).wrapping_mul(0xD6E8_FEB8_6659_FD93).rotate_left(29)
                        });
                        let mut random = Random::new(seed | 1);
                        let position = random_position(&mut random, rules.clone(), contract, n_re, n_tricks);
                        n_open += usize::from(!flip(position, team, kind, &mut random, &options, &mut costs));
                    }
                }
            }
            for holds in [false, true] {
                show(kind, n_tricks, holds, costs.iter().filter(|cost| cost.holds == holds), n_open);
            }
        }
    }
}

/// Every game with this many tricks: one of each length of the deck, and how many play for Re.
fn games(n_tricks: usize) -> Vec<(Rules, Contract, usize)> {
    let mut games = Vec::new();
    for rules in [Rules::DDV, Rules::BSV] {
        if n_tricks <= rules.n_tricks() {
            games.push((rules.clone(), Contract::Normal, 2));
            games.push((rules.clone(), Contract::Normal, 1));
            games.extend(Solo::USUAL.map(|solo| (rules.clone(), Contract::Solo(solo), 1)));
        }
    }
    games
}

fn random_position(random: &mut Random, rules: Rules, contract: Contract, n_re: usize, n_tricks: usize) -> Position {
    let mut cards = deck(&rules);
    shuffle(&mut cards, random);
    let hands = BySeat::from_fn(|seat| Hand::of(&cards[seat.index() * n_tricks..][..n_tricks]));
    let mut seats = Seat::ALL;
    shuffle(&mut seats, random);
    // In a game without a named solo the holders of the queens of clubs are Re.
    seats.sort_by_key(|&seat| contract == Contract::Normal && !hands[seat].contains(Card::CQ));
    let parts = PositionParts {
        rules: rules.clone(),
        contract,
        schweine: game::SchweineHolders::NONE,
        parties: Parties { re: SeatSet::of(&seats[..n_re]) },
        hands,
        leader: Seat::ALL[random.below(4)],
        trick: Vec::new(),
        won: None,
        calls: ByTeam { re: Level::None, kontra: Level::None },
    };
    // With both queens in one hand, or one in each, not every number of seats can be Re.
    Position::new(parts).unwrap_or_else(|_| random_position(random, rules, contract, n_re, n_tricks))
}

/// Exchanges cards until the claim holds, and notes the last two answers. Returns whether they were found.
fn flip(
    mut position: Position,
    team: Team,
    kind: &str,
    random: &mut Random,
    options: &Options,
    costs: &mut Vec<Cost>,
) -> bool {
    let members: Vec<Seat> = position.parties().members(team).iter().collect();
    let claimant = members[random.below(members.len())];
    let exists = |class: &Class| !position.order().members(*class).is_empty();
    let mut classes: Vec<Class> = Class::ALL.into_iter().filter(exists).collect();
    shuffle(&mut classes, random);
    let mut last: Option<Cost> = None;
    loop {
        let limits = Limits { nodes: Some(options.nodes), ..Limits::NONE };
        let manner = (kind != "forced").then(|| manner(&position, claimant, &classes, kind, random));
        let start = Instant::now();
        let (holds, nodes) = if let Some(manner) = &manner {
            let claim = Claim::new(&position, team, manner.clone()).expect("the claim fits");
            let found = Solver::default().ask(&position, &claim, limits);
            (found.holds(), found.nodes)
        } else {
            let all = Tricks::left_in(&position);
            let found = Solver::default().ask(&position, BestTricks::at_least(team, all), limits);
            (found.reaches(all), found.nodes)
        };
        let ms = start.elapsed().as_secs_f64() * 1e3;
        if options.tell <= nodes {
            println!("{ms:.0} ms {nodes} nodes {team} {manner:?} {position}");
        }
        let Some(holds) = holds else {
            costs.extend(last);
            return false;
        };
        let cost = Cost { holds, nodes, ms };
        if cost.holds {
            costs.extend(last);
            costs.push(cost);
            return true;
        }
        last = Some(cost);
        match (0..1_000).find_map(|_| with_better_cards(&position, team, random)) {
            Some(better) => position = better,
            // The side has all the better cards.
            None => return true,
        }
    }
}

fn manner(position: &Position, claimant: Seat, classes: &[Class], kind: &str, random: &mut Random) -> Manner {
    match kind {
        "every-order" => Manner::EveryOrder,
        "top-first" => Manner::TopFirst { claimant },
        "top-first-in-order" => Manner::TopFirstInOrder { claimant, classes: classes.to_vec() },
        _ => {
            let mut order: Vec<Card> = position.cards().hands()[claimant].cards().collect();
            shuffle(&mut order, random);
            if kind == "in-good-order" {
                let sorted = position.order().sorted();
                order.sort_by_key(|card| sorted.iter().position(|other| other == card));
            }
            Manner::InOrder { claimant, order }
        }
    }
}

fn shuffle<T>(items: &mut [T], random: &mut Random) {
    for i in (1..items.len()).rev() {
        items.swap(i, random.below(i + 1));
    }
}

/// Exchanges two random cards of different sides so that the team gets the better one, if it is better.
fn with_better_cards(position: &Position, team: Team, random: &mut Random) -> Option<Position> {
    let mut pick = |team| {
        let seats: Vec<Seat> = position.parties().members(team).iter().collect();
        let seat = seats[random.below(seats.len())];
        let cards: Vec<Card> = position.cards().hands()[seat].cards().collect();
        (seat, cards[random.below(cards.len())])
    };
    let own = pick(team);
    with_better_card(position, own, pick(!team))
}

#[expect(clippy::fn_params_excessive_bools, reason = "it is a verdict")]
fn show<'a>(kind: &str, n_tricks: usize, holds: bool, costs: impl Iterator<Item = &'a Cost>, n_open: usize) {
    let (mut times, mut nodes): (Vec<f64>, Vec<u64>) = costs.map(|cost| (cost.ms, cost.nodes)).unzip();
    times.sort_by(f64::total_cmp);
    nodes.sort_unstable();
    let n = nodes.len();
    if n == 0 {
        return;
    }
    let side = if holds { "first that holds" } else { "last that fails" };
    println!(
        "| {kind} | {n_tricks} | {side} | {n} | {n_open} | {:.4} | {:.2} | {:.0} | {} | {} | {} |",
        times[n / 2],
        times[n * 99 / 100],
        times[n - 1],
        nodes[n / 2],
        nodes[n * 99 / 100],
        nodes[n - 1]
    );
}
