//! Whether the error bars of advice are true: `cargo bench --bench calibrate -- --views 100 > lines.jsonl`, then
//! `cargo bench --bench calibrate -- --sum lines.jsonl` for `docs/lab/advice-calibration.csv`.
//!
//! Games are played by four bots of a kind. In the first, middle and last third of each a seat at turn with a choice is
//! looked at. Its decisions are judged with `--seeds` seeds as `doko suggest` does, and once with `--long` worlds; each line
//! of the output is a view with everything that came out. `--hands` hands are judged as `doko hand` does. `--part 3/8` does
//! every eighth view from the third on, and no view is begun after `--seconds`; the lines of all parts are summed together.

use bots::evaluate::{Budget, Contenders, Judged, Search, judge_plans};
use bots::{Advice, Draw, Spec, Threads, Worth, plans};
use doko_lab::lines_of;
use game::{BySeat, Play, Rules, Seat, SeatSet, Spielfindung};
use game::{Ended, Scope, Setup};
use notation::Record;
use notation::record::{Breaches, resume};
use serde::{Deserialize, Serialize};
use sim::Table;
use sim::stats::{Estimate, Moments};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

const PLAYERS: [&str; 3] = ["rules", "random", "doko"];
const HELP: &str = "\
--views 34        views of each third of the games of each kind of players
--hands 30        hands
--players LIST    who plays: rules,random,doko
--seeds 20        seeds for each view
--worlds 200      deals that are looked at first
--most 800        deals that are looked at if it is not clear what is best
--long 10000      deals of the long-run value
--part 3/8        every eighth view from the third on
--skip FILE       leave out the views of these lines
--seconds N       begin no view after so long
--threads N       threads
--sum FILE ..     print the table of these lines
";

const THIRDS: [&str; 3] = ["first", "middle", "last"];

struct Options {
    views: u64,
    hands: u64,
    seeds: u64,
    worlds: usize,
    most: usize,
    long: usize,
    part: (u64, u64),
    seconds: u64,
    threads: usize,
    players: Vec<String>,
    skip: Vec<String>,
    sum: Vec<String>,
}

/// What one view or hand has shown.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    /// Who played, or `hand`.
    player: String,
    third: String,
    number: u64,
    cards_played: usize,
    /// How many of the decisions are cards; calls come after them. Not in the oldest lines.
    #[serde(default)]
    cards: Option<usize>,
    long: Vec<Number>,
    seeds: Vec<Seen>,
}

/// What one seed has shown.
#[derive(Debug, Serialize, Deserialize)]
struct Seen {
    /// What each decision is worth, in the order of the long-run values.
    numbers: Vec<Number>,
    /// The same by the worlds that are looked at first.
    first: Vec<Number>,
    /// The decisions between which it is not clear which is best, the first one first; of cards.
    contenders: Vec<usize>,
    /// What the first two bring by `numbers`, and half of the width of the interval.
    lead: Option<(usize, usize, f64, f64)>,
}

/// A mean with half of the width of its interval, and from how many worlds.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Number(f64, f64, usize);

fn main() {
    let options = options();
    if !options.sum.is_empty() {
        return print_table(&lines_of(&options.sum));
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.threads).build().expect("a pool");
    // In this order, so that every row of the table has about as many views if the time is up before the end.
    let mut jobs: Vec<(String, usize, u64)> = Vec::new();
    for number in 0..options.views.max(options.hands) {
        if number < options.views {
            let thirds = |player: &String| (0..3).map(|third| (player.clone(), third, number)).collect::<Vec<_>>();
            jobs.extend(options.players.iter().flat_map(thirds));
        }
        if number < options.hands {
            jobs.push(("hand".to_owned(), 0, number));
        }
    }
    let (part, n_parts) = options.part;
    let done: Vec<Line> = lines_of(&options.skip);
    jobs.retain(|(player, third, number)| {
        let third = if player == "hand" { "before" } else { THIRDS[*third] };
        !done.iter().any(|line| (&*line.player, &*line.third, line.number) == (player, third, *number))
    });
    let jobs: Vec<_> = jobs.into_iter().skip(part as usize - 1).step_by(n_parts as usize).collect();
    let (next, start) = (AtomicUsize::new(0), Instant::now());
    pool.broadcast(|_| {
        while let Some((player, third, number)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            if options.seconds <= start.elapsed().as_secs() {
                break;
            }
            let line = match player.as_str() {
                "hand" => hand(*number, &options),
                _ => judged(player, *number, &view(player, *third, *number), &options),
            };
            let text = serde_json::to_string(&line).expect("numbers are written") + "\n";
            std::io::stdout().lock().write_all(text.as_bytes()).expect("the output can be written");
        }
    });
}

fn options() -> Options {
    let mut options = Options {
        views: 34,
        hands: 30,
        seeds: 20,
        worlds: 200,
        most: 800,
        long: 10_000,
        part: (1, 1),
        seconds: u64::MAX,
        threads: 0,
        players: PLAYERS.map(str::to_owned).to_vec(),
        skip: Vec::new(),
        sum: Vec::new(),
    };
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench").peekable();
    while let Some(name) = words.next() {
        if name == "--help" || name == "-h" {
            print!("{HELP}");
            std::process::exit(0);
        }
        if name == "--sum" {
            options.sum = words.by_ref().collect();
            break;
        }
        let value = words.next().unwrap_or_else(|| panic!("{name} needs a value"));
        let number = || value.parse::<u64>().unwrap_or_else(|_| panic!("{name} needs a number, not {value}"));
        match name.as_str() {
            "--views" => options.views = number(),
            "--hands" => options.hands = number(),
            "--seeds" => options.seeds = number(),
            "--worlds" => options.worlds = number() as usize,
            "--most" => options.most = number() as usize,
            "--long" => options.long = number() as usize,
            "--skip" => options.skip.push(value),
            "--seconds" => options.seconds = number(),
            "--threads" => options.threads = number() as usize,
            "--players" => options.players = value.split(',').map(str::to_owned).collect(),
            "--part" => {
                let (part, n_parts) = value.split_once('/').unwrap_or_else(|| panic!("{name} needs 3/8, not {value}"));
                options.part = (part.parse().expect("a number"), n_parts.parse().expect("a number"));
            }
            _ => panic!("unknown option {name}"),
        }
    }
    options
}

fn search(worlds: usize) -> Search {
    Search { threads: Threads::One, ..Search::of_advice(worlds) }
}

/// A game as far as a third of it, and whose decision it is.
struct Moment {
    third: usize,
    play: Play,
    seat: Seat,
}

/// Returns a decision with a choice from this third of a game.
fn view(player: &str, third: usize, number: u64) -> Moment {
    let bot = || player.parse::<Spec>().and_then(|spec| spec.build()).expect("a bot");
    let mut table = Table::new(BySeat([bot(), bot(), bot(), bot()]));
    for again in 0.. {
        let mut draw = Draw::new(2026 + again, number);
        let dealer = Seat::from_index(draw.below(4));
        let deal = draw.deal(&Rules::DDV, dealer).expect("a whole deck");
        let (pflichtsolo_open, scope) = (SeatSet::EMPTY, Scope::Everything);
        let setup = Setup { rules: &Rules::DDV, deal, pflichtsolo_open, forced: None, scope };
        if let Ended::Played(_, end) = table.play(&setup, number).ended
            && let Some(moment) = moment(&end, third, 16 * third + draw.below(16))
        {
            return moment;
        }
    }
    unreachable!("some deal is played")
}

/// Returns the first decision from this card on, in this third, that leaves a choice.
fn moment(end: &Play, third: usize, from: usize) -> Option<Moment> {
    let mut start = Record::of(end);
    start.tricks_played.clear();
    start.announcements.clear();
    let mut play = resume(&start, end.public().rules(), Breaches::Refuse).expect("the beginning of a game");
    let mut calls = end.public().calls().iter().peekable();
    for (n_cards, (seat, card)) in end.public().plays().enumerate() {
        while let Some(called) = calls.next_if(|called| usize::from(called.before_card) <= n_cards) {
            play.call(called.seat, called.call).expect("a call that was made");
        }
        if (from..16 * (third + 1)).contains(&n_cards) && 1 < play.legal().len() {
            return Some(Moment { third, play, seat });
        }
        play.play(seat, card).expect("a card that was played");
    }
    None
}

fn judged(player: &str, number: u64, moment: &Moment, options: &Options) -> Line {
    let view = moment.play.view(moment.seat);
    let budget = Budget { first: options.worlds, most: options.most };
    let ask = |budget: Budget, seed: u64| {
        Advice::of(&view, None, &search(budget.first), budget, seed).expect("there are worlds")
    };
    let all = |advice: &Advice| -> Vec<Worth> {
        let cards = advice.cards.iter().map(|judged| judged.worth.clone());
        cards.chain(advice.calls.iter().map(|judged| judged.worth.clone())).collect()
    };
    let long = all(&ask(Budget::exactly(options.long), 1_000_000));
    let seeds = (1..=options.seeds).map(|seed| {
        let advice = ask(budget, seed);
        seen(&all(&advice), &advice.cards, options)
    });
    Line {
        player: player.to_owned(),
        third: THIRDS[moment.third].to_owned(),
        number,
        cards_played: view.public().cards_played(),
        cards: Some(moment.play.legal().len()),
        seeds: seeds.collect(),
        long: long.iter().map(number_of).collect(),
    }
}

/// Returns what a hand from a random deal shows, judged as `doko hand` does.
fn hand(number: u64, options: &Options) -> Line {
    let deal = Draw::new(2027, number).deal(&Rules::DDV, Seat::W).expect("a whole deck");
    let round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    let asked = round.view(round.actor().expect("somebody speaks first"));
    let plans = plans(&asked);
    let ask = |worlds: usize, seed: u64| judge_plans(&asked, &plans, &search(worlds), seed).expect("there are deals");
    let worths = |judged: &[Judged<_>]| judged.iter().map(|judged| judged.worth.clone()).collect::<Vec<Worth>>();
    let long = worths(&ask(options.long, 1_000_000));
    let seeds = (1..=options.seeds).map(|seed| {
        let judged = ask(options.worlds, seed);
        seen(&worths(&judged), &judged, options)
    });
    Line {
        player: "hand".to_owned(),
        third: "before".to_owned(),
        number,
        cards_played: 0,
        cards: Some(plans.len()),
        seeds: seeds.collect(),
        long: long.iter().map(number_of).collect(),
    }
}

fn seen<D: Copy + PartialEq>(worths: &[Worth], judged: &[Judged<D>], options: &Options) -> Seen {
    let contenders = Contenders::among(judged).expect("something to decide");
    let place = |decision: D| judged.iter().position(|judged| judged.decision == decision).expect("one of them");
    let mut order: Vec<usize> = (0..judged.len()).collect();
    order.sort_by(|&a, &b| judged[b].worth.mean().total_cmp(&judged[a].worth.mean()));
    let lead = order.get(1).map(|&second| {
        let (lead, error) = judged[order[0]].worth.lead_over(&judged[second].worth);
        (order[0], second, lead, half(judged[second].worth.worlds(), lead, error))
    });
    let first = |worth: &Worth| {
        let samples = worth.samples();
        number_of(&Worth::new(samples[..options.worlds.min(samples.len())].to_vec(), worth.basis()))
    };
    Seen {
        numbers: worths.iter().map(number_of).collect(),
        first: worths.iter().map(first).collect(),
        contenders: std::iter::once(contenders.first).chain(contenders.others).map(place).collect(),
        lead,
    }
}

fn half(n: usize, mean: f64, error: f64) -> f64 {
    Estimate::new(n as u64, mean, Some(error * error)).half.expect("a variance")
}

fn number_of(worth: &Worth) -> Number {
    let mean = worth.mean();
    Number(mean, half(worth.worlds(), mean, worth.standard_error()), worth.worlds())
}

/// What belongs to one row of the table.
#[derive(Default)]
struct Row {
    views: u64,
    exact: u64,
    cases: Moments,
    first: Moments,
    leads: Moments,
    worlds: Moments,
    named: Moments,
    wrong: Moments,
    half: Moments,
}

fn print_table(lines: &[Line]) {
    let mut rows: BTreeMap<(usize, usize), Row> = BTreeMap::new();
    for line in lines {
        let row = rows.entry((place(&PLAYERS, &line.player), place(&THIRDS, &line.third))).or_default();
        row.add(line);
    }
    println!("| played by | third | views | exact | holds | with 200 | lead holds | ± | worlds | named | not best |");
    println!("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for ((player, third), row) in &rows {
        let name = |names: &[&'static str], at: usize, other| names.get(at).copied().unwrap_or(other);
        let percent =
            |moments: &Moments| moments.mean().map_or("-".to_owned(), |mean| format!("{:.1} %", 100.0 * mean));
        println!(
            "| {} | {} | {} | {} | {} | {} | {} | {:.2} | {:.0} | {} | {} |",
            name(&PLAYERS, *player, "(hand)"),
            name(&THIRDS, *third, "before"),
            row.views,
            row.exact,
            percent(&row.cases),
            percent(&row.first),
            percent(&row.leads),
            row.half.mean().unwrap_or(0.0),
            row.worlds.mean().unwrap_or(0.0),
            percent(&row.named),
            percent(&row.wrong),
        );
    }
}

impl Row {
    fn add(&mut self, line: &Line) {
        self.views += 1;
        let is_exact = line.seeds.iter().flat_map(|seen| &seen.numbers).all(|number| number.1 == 0.0);
        if is_exact {
            self.exact += 1;
            return;
        }
        let share = |is_so: bool| if is_so { 1.0 } else { 0.0 };
        let holds = |number: &Number, long: &Number| share((number.0 - long.0).abs() <= number.1 + 1e-9);
        let choices = line.cards.unwrap_or_else(|| match line.player.as_str() {
            "hand" => line.long.len(),
            player => view(player, place(&THIRDS, &line.third), line.number).play.legal().len(),
        });
        let best =
            line.long[..choices].iter().copied().reduce(|best, other| if best.0 < other.0 { other } else { best });
        let best = best.expect("a decision");
        for seen in &line.seeds {
            for ((number, first), long) in seen.numbers.iter().zip(&seen.first).zip(&line.long) {
                self.cases.push(holds(number, long));
                self.first.push(holds(first, long));
                self.half.push(number.1);
            }
            self.worlds.push(seen.numbers[0].2 as f64);
            if let Some((one, other, lead, half)) = seen.lead {
                self.leads.push(share((line.long[one].0 - line.long[other].0 - lead).abs() <= half + 1e-9));
            }
            let is_named = seen.contenders.len() == 1;
            self.named.push(share(is_named));
            if is_named {
                self.wrong.push(share(line.long[seen.contenders[0]].0 + 0.01 < best.0));
            }
        }
    }
}

/// Returns the place of a name among those that are known, or the number of these.
fn place(names: &[&str], name: &str) -> usize {
    names.iter().position(|known| *known == name).unwrap_or(names.len())
}
