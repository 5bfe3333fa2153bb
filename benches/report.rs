//! The solver's report: every game, both lengths of the deck, four questions, on fresh positions from a seed.
//! `cargo bench --bench report -- --tricks 6 9 --n 10 --games normal damensolo --decks ddv --threads 1 2`
//!
//! A position is a deal played at random until the asked number of tricks is left; the strongest hand plays a solo. Questions are
//! the Augen that Re still gets, whether it reaches 121, the Points, and whether Re or Kontra can force the rest
//! (`--ask augen 121 points forced`). On one thread a search ends after `--nodes` cards in the tree, on several after
//! `--seconds`. Beside milliseconds stand the processor seconds of all threads, which other work disturbs less.
//! `--write FOLDER` writes the positions, a file for each game and deck, instead of solving them.

use doko_lab::{Random, deal, deck};
use game::{
    Augen, BySeat, ByTeam, CardPlay, Contract, Level, Order, Parties, Position, PositionParts, Rules, Schweine, Seat,
    SeatSet, Solo, Team, Won,
};
use rayon::ThreadPoolBuilder;
use solver::{BestAugen, BestPoints, BestTricks, Completion, Config, Limits, Solver, Stop, Threads, Tricks};
use std::fs;
use std::time::{Duration, Instant};

const QUESTIONS: [&str; 4] = ["augen", "121", "points", "forced"];

struct Options {
    tricks: [usize; 2],
    n: usize,
    seed: u64,
    nodes: u64,
    seconds: u64,
    threads: Vec<usize>,
    questions: Vec<String>,
    games: Vec<String>,
    decks: Vec<String>,
    write: Option<String>,
}

fn options() -> Options {
    let questions = QUESTIONS.map(str::to_owned).to_vec();
    let (threads, games, decks, write) = (vec![1], Vec::new(), Vec::new(), None);
    let (nodes, seconds) = (20_000_000, 10);
    let mut options =
        Options { tricks: [6, 8], n: 10, seed: 1, nodes, seconds, threads, questions, games, decks, write };
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench").peekable();
    while let Some(word) = words.next() {
        let mut values = Vec::new();
        while let Some(value) = words.next_if(|word| !word.starts_with("--")) {
            values.push(value);
        }
        let number = |i: usize| -> u64 {
            values.get(i).and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{word} needs a number"))
        };
        match word.as_str() {
            "--tricks" => options.tricks = [number(0) as usize, number(1) as usize],
            "--n" => options.n = number(0) as usize,
            "--seed" => options.seed = number(0),
            "--nodes" => options.nodes = number(0),
            "--seconds" => options.seconds = number(0),
            "--threads" => options.threads = (0..values.len()).map(|i| number(i) as usize).collect(),
            "--ask" => {
                let unknown = values.iter().find(|asked| !QUESTIONS.contains(&asked.as_str()));
                assert!(unknown.is_none(), "no such question: {unknown:?}");
                options.questions = values;
            }
            "--games" => options.games = values,
            "--decks" => options.decks = values,
            "--write" => options.write = values.pop(),
            _ => panic!("unknown option {word}"),
        }
    }
    options
}

fn main() {
    let options = options();
    if options.write.is_none() {
        println!(
            "| game | deck | tricks | question | threads | n | unfinished | CPU s | ms: median | mean | p90 | max | nodes: median | mean | p90 | max |"
        );
        println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    }
    let contracts = || std::iter::once(Contract::Normal).chain(Solo::USUAL.map(Contract::Solo));
    for rules in [Rules::DDV, Rules::BSV] {
        for contract in contracts() {
            let wanted = |names: &[String], name: &str| names.is_empty() || names.iter().any(|other| other == name);
            let game = contract.to_string();
            if !wanted(&options.games, &game) || !wanted(&options.decks, &rules.name) {
                continue;
            }
            let mut lines = String::new();
            for n_tricks in options.tricks[0]..=options.tricks[1].min(rules.n_tricks()) {
                let positions = positions(&rules, contract, n_tricks, &options);
                if options.write.is_some() {
                    lines.extend(positions.iter().map(|position| format!("{position}\n")));
                } else {
                    for question in &options.questions {
                        for &threads in &options.threads {
                            let what = format!("{game} | {} | {n_tricks}", rules.name);
                            let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads start");
                            pool.install(|| report(&what, question, threads, &positions, &options));
                        }
                    }
                }
            }
            if let Some(folder) = &options.write {
                let path = format!("{folder}/fresh-{}-{game}.txt", rules.name);
                fs::write(&path, lines).unwrap_or_else(|error| panic!("{path}: {error}"));
            }
        }
    }
}

/// Returns fresh positions that depend on the seed, the game and the number of tricks alone.
fn positions(rules: &Rules, contract: Contract, n_tricks: usize, options: &Options) -> Vec<Position> {
    let name = format!("{} {contract} {n_tricks}", rules.name);
    let mix = |seed: u64, byte: u8| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3).rotate_left(23);
    let mut random = Random::new(name.bytes().fold(options.seed ^ 0x9E37_79B9_7F4A_7C15, mix) | 1);
    let mut cards = deck(rules);
    let order = Order::new(rules, contract, Schweine::None);
    let mut positions = Vec::new();
    while positions.len() < options.n {
        let dealt = deal(&mut cards, &mut random);
        let re = match contract {
            Contract::Normal => {
                Seat::ALL.into_iter().filter(|&seat| dealt.hands()[seat].contains(game::Card::CQ)).collect()
            }
            _ => SeatSet::of(&[strongest(&dealt, &order, rules)]),
        };
        if contract == Contract::Normal && re.len() != 2 {
            continue;
        }
        let play = CardPlay::new(*dealt.hands(), Seat::ALL[random.below(4)]);
        positions.push(played(play, (rules, contract, &order), Parties { re }, n_tricks, &mut random));
    }
    positions
}

/// Returns the seat whose cards beat most kinds of cards.
fn strongest(play: &CardPlay, order: &Order, rules: &Rules) -> Seat {
    let strength = |seat: Seat| -> usize {
        let beaten = |card| rules.kinds().iter().filter(|&other| order.beaten_by(other).contains(card)).count();
        play.hands()[seat].cards().map(beaten).sum()
    };
    // Of equals the first.
    Seat::ALL.into_iter().rev().max_by_key(|&seat| strength(seat)).expect("there are four")
}

fn played(
    mut play: CardPlay,
    (rules, contract, order): (&Rules, Contract, &Order),
    parties: Parties,
    n_tricks: usize,
    random: &mut Random,
) -> Position {
    let mut won = ByTeam { re: Won::default(), kontra: Won::default() };
    while n_tricks < play.tricks_left() || !play.trick().is_empty() {
        let legal = play.legal(order);
        let card = legal.nth(random.below(legal.len())).expect("a hand with cards has a legal one");
        if let Some(trick) = play.play(order, card) {
            won[parties.team_of(trick.owner().expect("the trick is complete"))].add(&trick);
        }
    }
    let parts = PositionParts {
        rules: rules.clone(),
        contract,
        schweine: game::SchweineHolders::NONE,
        parties,
        hands: BySeat::from_fn(|seat| play.hands()[seat]),
        leader: play.trick().leader(),
        trick: Vec::new(),
        won: Some(won),
        calls: ByTeam { re: Level::None, kontra: Level::None },
    };
    Position::new(parts).expect("a played position fits together")
}

/// Returns the processor seconds of this program so far, where the system tells them.
fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program may have spaces; the fields after it count hundredths of a second.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<f64>().ok();
    Some((next()? + next()?) / 100.0)
}

fn report(what: &str, question: &str, threads: usize, positions: &[Position], options: &Options) {
    let mut config = Config::default();
    let mut stop = Stop::NEVER;
    let counted = Limits { nodes: Some(options.nodes), ..Limits::NONE };
    if threads != 1 {
        config.threads = Threads::POOL;
    }
    let (mut times, mut nodes, mut n_unfinished) = (Vec::new(), Vec::new(), 0);
    let begin = cpu_seconds();
    for position in positions {
        let start = Instant::now();
        if threads != 1 {
            stop = Stop::NEVER.within(Duration::from_secs(options.seconds));
        }
        let limits = if threads == 1 { counted } else { Limits::until(&stop) };
        let (finished, n) = answer(position, question, &config, limits);
        times.push(start.elapsed().as_secs_f64() * 1e3);
        nodes.push(n);
        n_unfinished += usize::from(!finished);
    }
    times.sort_by(f64::total_cmp);
    nodes.sort_unstable();
    let n = positions.len();
    let cpu = cpu_seconds().zip(begin).map_or_else(|| "-".to_owned(), |(end, begin)| format!("{:.2}", end - begin));
    println!(
        "| {what} | {question} | {threads} | {n} | {n_unfinished} | {cpu} | {:.2} | {:.2} | {:.2} | {:.0} | {} | {} | {} | {} |",
        times[n / 2],
        times.iter().sum::<f64>() / n as f64,
        times[n * 9 / 10],
        times[n - 1],
        nodes[n / 2],
        nodes.iter().sum::<u64>() / n as u64,
        nodes[n * 9 / 10],
        nodes[n - 1]
    );
}

/// Returns whether the question was answered, and how many cards were played in the tree if that is counted.
fn answer(position: &Position, question: &str, config: &Config, limits: Limits<'_>) -> (bool, u64) {
    let mut solver = Solver::new(config);
    let (completion, nodes) = match question {
        "augen" => {
            let found = solver.ask(position, BestAugen::value(), limits);
            (found.completion, found.nodes)
        }
        "121" => {
            let won = position.parts().won.as_ref().map_or(Augen(0), |won| won.re.augen);
            let needed = Augen(121_u16.saturating_sub(won.0));
            let found = solver.ask(position, BestAugen::at_least(needed), limits);
            (found.completion, found.nodes)
        }
        "points" => {
            let found = solver.ask(position, BestPoints::value(), limits).expect("it says what was won");
            (found.completion, found.nodes)
        }
        _ => {
            // What one side has not spent is left for the other.
            let mut spent = 0;
            let found = Team::ALL.map(|team| {
                let all = BestTricks::at_least(team, Tricks::left_in(position));
                let found = Solver::new(config).ask(position, all, limits.less(spent));
                spent += found.nodes;
                found.completion
            });
            let open = found.into_iter().find(|&completion| completion == Completion::Stopped);
            (open.unwrap_or(Completion::Finished), spent)
        }
    };
    (completion == Completion::Finished, nodes)
}
