//! How well the partner is known from the cards: log-loss and Brier score of the probability that a seat is Re, for the
//! count of possible deals and for what is inferred from the play. Prints the table of `docs/BELIEFS.md`:
//! `cargo run --release -p doko-sim --example beliefs -- 'BOT[;BOT;BOT;BOT]' GAMES WORLDS [TEMPERATURE ERROR]`.

use bots::{Draw, Inference, Model, Spec};
use doko_sim::{Ended, Scope, Setup, Table};
use game::record::{Breaches, resume};
use game::{BySeat, Named, Play, Record, Rules, Seat, SeatSet, Team};
use std::env::args;
use std::error::Error;

/// Losses of probabilities, added up.
#[derive(Clone, Copy, Default)]
struct Loss {
    log: f64,
    brier: f64,
}

impl Loss {
    fn add(&mut self, p: f64, is_so: bool) {
        let p = p.clamp(1e-4, 1.0 - 1e-4);
        let (hit, truth) = if is_so { (p, 1.0) } else { (1.0 - p, 0.0) };
        self.log -= hit.ln();
        self.brier += (p - truth) * (p - truth);
    }
}

/// What belongs to one number of cards.
#[derive(Clone, Copy, Default)]
struct Row {
    n: f64,
    counted: Loss,
    inferred: Loss,
    effective: f64,
    views: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = args().skip(1).collect();
    let number = |at: usize, default: f64| words.get(at).map_or(Ok(default), |word| word.parse::<f64>());
    let names: Vec<&str> = words.first().map_or("rules", String::as_str).split(';').collect();
    let spec = |seat: Seat| names[seat.index() % names.len()].parse::<Spec>().and_then(|spec| spec.build());
    let (games, n_worlds) = (number(1, 200.0)? as u64, number(2, 200.0)? as usize);
    let default = Model::default();
    let model = Model {
        temperature: number(3, default.temperature.into())? as f32,
        error: number(4, default.error.into())? as f32,
    };
    let mut table = Table::new(BySeat([spec(Seat::N)?, spec(Seat::E)?, spec(Seat::S)?, spec(Seat::W)?]));
    let mut rows = [Row::default(); 12];
    let mut index = 0;
    let mut played = 0;
    while played < games {
        index += 1;
        let dealer = Seat::from_index(index as usize);
        let deal = Draw::new(2026, index).deal(&Rules::DDV, dealer)?;
        let setup = Setup {
            rules: &Rules::DDV,
            deal,
            pflichtsolo_open: SeatSet::EMPTY,
            forced: None,
            scope: Scope::Everything,
        };
        let Ended::Played(_, end) = table.play(&setup, index).ended else { continue };
        if end.public().game().named != Named::Normal {
            continue;
        }
        played += 1;
        measure(&end, index, n_worlds, &model, &mut rows)?;
    }
    println!(
        "| cards played | judgements | log-loss counted | inferred | Brier counted | inferred | effective of {n_worlds} |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|");
    let mut all = Row::default();
    for (trick, row) in rows.iter().enumerate() {
        print(&format!("{} to {}", 4 * trick, 4 * trick + 3), row);
        all.n += row.n;
        all.views += row.views;
        all.effective += row.effective;
        for (sum, loss) in [(&mut all.counted, row.counted), (&mut all.inferred, row.inferred)] {
            sum.log += loss.log;
            sum.brier += loss.brier;
        }
    }
    print("all", &all);
    Ok(())
}

fn print(name: &str, row: &Row) {
    let Row { n, counted, inferred, effective, views } = row;
    println!(
        "| {name} | {n} | {:.3} | {:.3} | {:.3} | {:.3} | {:.0} |",
        counted.log / n,
        inferred.log / n,
        counted.brier / n,
        inferred.brier / n,
        effective / views
    );
}

/// Looks at one moment in each trick, with the eyes of one seat.
fn measure(end: &Play, index: u64, n_worlds: usize, model: &Model, rows: &mut [Row; 12]) -> Result<(), Box<dyn Error>> {
    let mut start = Record::of(end);
    start.tricks_played.clear();
    start.announcements.clear();
    let mut play =
        resume(&start, end.public().rules(), Breaches::Refuse).map_err(|breaches| breaches[0].to_string())?;
    let mut calls = end.public().calls().iter().peekable();
    let viewer = Seat::from_index(index as usize / 4);
    for (n_cards, (seat, card)) in end.public().plays().enumerate() {
        while let Some(called) = calls.next_if(|called| usize::from(called.before_card) <= n_cards) {
            play.call(called.seat, called.call)?;
        }
        if n_cards % 4 == index as usize % 4 {
            let row = &mut rows[n_cards / 4];
            let view = play.view(viewer);
            let inference = Inference::new(&view, model, n_worlds, &mut Draw::new(index, n_cards as u64))?;
            row.effective += inference.effective();
            row.views += 1.0;
            for other in viewer.next().clockwise().take(3) {
                let (Some(counted), Some(inferred)) = (inference.prior(other), inference.re_probability(other)) else {
                    continue;
                };
                // What is certain says nothing about who guesses better.
                if 0.0 < counted && counted < 1.0 {
                    let is_re = end.team_of(other) == Some(Team::Re);
                    row.n += 1.0;
                    row.counted.add(counted, is_re);
                    row.inferred.add(inferred, is_re);
                }
            }
        }
        play.play(seat, card)?;
    }
    Ok(())
}
