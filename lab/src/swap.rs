//! The swap: which decisions of a bot cost it Points at a table of strangers, by the eyes of another bot.
//!
//! A sits alone among three others. Wherever B would play another card on the same view, the whole game is played again with
//! the same random numbers and B's card at that one decision; A decides all others. The difference goes into a row for every
//! kind of decision that it belongs to. Intervals are 95 % over deals, as the decisions of one deal are not independent; they
//! do not allow for the number of rows.
//!
//! `cargo run --release -p doko-lab -- swap DEALS (cards|everything) A B TABLE..`, such as `300 cards doko rules collector
//! timid`. A table is three players of one type, by their name in the population or any bot, or a program that keeps a table,
//! as in `'table:cmd(time=60s):python3 scripts/table.py'`; without one the tables are all of the population that are not kept
//! for testing. The tables take turns from deal to deal, A the seats from round to round of tables. DEALS may begin elsewhere,
//! as in `2000+600`.

use crate::others::{Others, Table};
use crate::{Outcome, first_and_number};
use bots::{Bot, Draw, Fault, Spec, population};
use game::{Act, Asked, Call, Card, Choice, Due, Points, Rank, Rules, Scope, Seat, SeatSet, Setup, Team, View};
use rayon::prelude::*;
use sim::matches::TableEnd;
use sim::stats::{Clusters, interval};
use std::collections::BTreeMap;
use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};
use text::Language;

/// Number of deals between two signs of life.
const ROUND: u64 = 50;

/// What is played.
struct Swap {
    scope: Scope,
    a: Spec,
    b: Spec,
    tables: Vec<Others>,
}

/// What a deal says: the number of A's decisions with a choice, and all differences.
#[derive(Default)]
struct Found {
    n_decisions: u64,
    swaps: Vec<(Vec<String>, f64)>,
}

/// A, and what is beside it.
struct Watched {
    a: Box<dyn Bot>,
    beside: Beside,
    seen: Arc<Mutex<Seen>>,
}

/// Another opinion than A's.
enum Beside {
    /// B looks on.
    B(Box<dyn Bot>),
    /// With this number of cards in hand this one is played.
    Card(usize, Card),
}

/// A's decisions in a game.
#[derive(Default)]
struct Seen {
    /// Number of those with a choice.
    n: u64,
    /// Number of cards in hand where B would play another card, that card, and the rows.
    swaps: Vec<(usize, Card, Vec<String>)>,
    illegal: bool,
}

impl Bot for Watched {
    fn begin(&mut self, seed: u64) {
        self.a.begin(seed);
        if let Beside::B(b) = &mut self.beside {
            b.begin(seed);
        }
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.a.decide(asked, due)
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        self.a.call(view, calls)
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        self.a.pflichtansage(view, due)
    }

    fn choose(&mut self, view: &View<'_>, choice: Choice) -> Act {
        self.a.choose(view, choice)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        // A thinks even if its card is known, so that its random numbers stay the same.
        let own = self.a.card(view);
        let n_cards = view.hand().len();
        let b = match &mut self.beside {
            Beside::B(b) => b,
            Beside::Card(at, card) => return if *at == n_cards { *card } else { own },
        };
        if 1 < view.legal().len() {
            let other = b.card(view);
            let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            seen.n += 1;
            seen.illegal |= !view.legal().contains(own) || !view.legal().contains(other);
            if own != other {
                seen.swaps.push((n_cards, other, rows(view, own, other)));
            }
        }
        own
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        let mut faults = self.a.take_faults();
        if let Beside::B(b) = &mut self.beside {
            faults.extend(b.take_faults());
        }
        faults
    }
}

/// Sums of the rows.
#[derive(Default)]
struct Tally {
    n_deals: u64,
    n_decisions: u64,
    rows: BTreeMap<String, (Clusters, u64)>,
}

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [n_deals, scope, a, b, tables @ ..] = arguments else { return Err("see the first lines".into()) };
    let (first, n_deals) = first_and_number(n_deals)?;
    let scope = Scope::named(scope).ok_or("the scope is cards or everything")?;
    let swap = Swap { scope, a: a.parse()?, b: b.parse()?, tables: tables_of(tables)? };
    let mut tally = Tally::default();
    while tally.n_deals < n_deals {
        let begin = first + tally.n_deals;
        let end = (begin + ROUND).min(first + n_deals);
        let found: Vec<Result<Found, String>> = (begin..end)
            .into_par_iter()
            .map(|index| swap.play(index).map_err(|error| format!("deal {index}: {error}")))
            .collect();
        for found in found {
            tally.push(found?);
        }
        eprintln!("{} deals", tally.n_deals);
    }
    let names: Vec<String> = swap.tables.iter().map(Others::to_string).collect();
    println!("{b} instead of {a}, alone among three of {}", names.join(", "));
    println!("rules ddv, {}, deals {first} to {}", scope.name(), first + n_deals - 1);
    tally.show();
    Ok(())
}

/// Returns the tables.
fn tables_of(names: &[String]) -> Result<Vec<Others>, Box<dyn Error>> {
    if names.is_empty() {
        let open = population().iter().filter(|stranger| !stranger.is_held_out());
        return open.map(|stranger| Others::named(stranger.name())).collect();
    }
    names.iter().map(|name| Others::named(name)).collect()
}

impl Swap {
    /// Plays a deal with A in one seat, and again for each card that B would play instead.
    fn play(&self, index: u64) -> Result<Found, Box<dyn Error>> {
        let mut table = self.others(index).table()?;
        let (points, seen) = self.game(index, Beside::B(self.b.build()?), &mut table)?;
        let mut found = Found { n_decisions: seen.n, swaps: Vec::new() };
        for (at, card, rows) in seen.swaps {
            let (other, _) = self.game(index, Beside::Card(at, card), &mut table)?;
            found.swaps.push((rows, other - points));
        }
        Ok(found)
    }

    fn others(&self, index: u64) -> &Others {
        &self.tables[(index % self.tables.len() as u64) as usize]
    }

    /// Plays a game. Returns what A writes down, and its decisions.
    fn game(&self, index: u64, beside: Beside, table: &mut Table<'_>) -> Result<(f64, Seen), Box<dyn Error>> {
        let seat = Seat::from_index((index / self.tables.len() as u64 % 4) as usize);
        let deal = Draw::new(79, index).deal_for(&Rules::DDV, Seat::W, self.scope)?;
        let setup =
            Setup { rules: &Rules::DDV, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope: self.scope };
        let seed = Draw::new(80, index).bits();
        let seen = Arc::<Mutex<Seen>>::default();
        let watched = Watched { a: self.a.build()?, beside, seen: Arc::clone(&seen) };
        let TableEnd::Played(outcome, _) = table.play(&setup, (seat, Box::new(watched)), seed)? else {
            return Err("the cards are dealt again".into());
        };
        let Points(points) = outcome.score.points[seat];
        let seen = std::mem::take(&mut *seen.lock().unwrap_or_else(PoisonError::into_inner));
        if seen.illegal {
            return Err("a decision is not legal".into());
        }
        Ok((points.into(), seen))
    }
}

/// Returns the rows to which a decision belongs.
fn rows(view: &View<'_>, own: Card, other: Card) -> Vec<String> {
    let public = view.public();
    let trick = public.trick();
    let tricks = match public.tricks().len() {
        0..4 => "tricks 1 to 4",
        4..8 => "tricks 5 to 8",
        _ => "tricks 9 to 12",
    };
    let partner = if knows_partner(view) { "partner known" } else { "partner unknown" };
    let (what, change) = if trick.is_empty() {
        ("lead", format!("{} instead of {}", led(view, other), led(view, own)))
    } else {
        ("follow", change(view, own, other))
    };
    let mut rows = vec!["all".to_owned(), what.to_owned()];
    rows.extend([tricks, partner].map(|part| format!("{what}, {part}")));
    rows.push(format!("{what}, {tricks}, {partner}"));
    rows.push(format!("{what}: {change}"));
    rows.push(match (what, trick.owner()) {
        ("lead", _) | (_, None) => format!("lead, {tricks}: {}", led(view, other)),
        (_, Some(owner)) => format!("follow, trick of {}: {change}", side(view, owner)),
    });
    rows
}

/// Returns whether the seat can know from what is public who plays with it, or that nobody does.
fn knows_partner(view: &View<'_>) -> bool {
    let others = || Seat::ALL.into_iter().filter(|&seat| seat != view.seat());
    let known = view.public().known();
    let Some(team) = view.team() else { return false };
    let is_known = |team: Team| others().filter(|&seat| known[seat] == Some(team)).count();
    0 < is_known(team) || 2 <= is_known(!team)
}

/// Returns on whose side a seat is, as far as it is known to the viewer.
fn side(view: &View<'_>, seat: Seat) -> &'static str {
    match (view.team(), view.public().known()[seat]) {
        (Some(own), Some(other)) if own == other => "the partner",
        (Some(_), Some(_)) => "an opponent",
        _ => "an unknown seat",
    }
}

/// Returns what a lead is.
fn led(view: &View<'_>, card: Card) -> &'static str {
    match (view.order().trumps().contains(card), card.rank()) {
        (true, _) => "trump",
        (false, Rank::Ace) => "Fehl ace",
        (false, _) => "low Fehl",
    }
}

/// Returns what another card changes in a trick.
fn change(view: &View<'_>, own: Card, other: Card) -> String {
    let word = match (view.takes(own), view.takes(other)) {
        (false, true) => "takes",
        (true, false) => "leaves",
        (true, true) => "takes otherwise",
        (false, false) if own.augen() < other.augen() => "more Augen",
        (false, false) if other.augen() < own.augen() => "fewer Augen",
        (false, false) => "as many Augen",
    };
    word.to_owned()
}

impl Tally {
    fn push(&mut self, found: Found) {
        self.n_deals += 1;
        self.n_decisions += found.n_decisions;
        let mut sums: BTreeMap<String, (f64, u64)> = BTreeMap::new();
        for (rows, more) in found.swaps {
            for row in rows {
                let (sum, n) = sums.entry(row).or_default();
                (*sum, *n) = (*sum + more, *n + 1);
            }
        }
        for (row, (sum, n)) in sums {
            let (clusters, n_all) = self.rows.entry(row).or_default();
            clusters.push(sum, n);
            *n_all += n;
        }
    }

    fn show(&self) {
        println!("{} deals, {} decisions with a choice", self.n_deals, self.n_decisions);
        println!("{:>7} {:>6}  {:16}  decisions that differ", "n", "deals", "Points more");
        for (row, (clusters, n)) in &self.rows {
            let estimate = clusters.estimate();
            let n_deals = estimate.map_or(0, |estimate| estimate.n);
            println!("{n:7} {n_deals:6}  {:16}  {row}", interval(estimate, 3, Language::English));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn swap(a: &str, b: &str) -> Swap {
        let spec = |name: &str| name.parse::<Spec>().expect("a bot");
        Swap {
            scope: Scope::Everything,
            a: spec(a),
            b: spec(b),
            tables: vec![Others::Bots(spec("greedy")), Others::Bots(spec("rules"))],
        }
    }

    #[test]
    fn nobody_differs_from_himself() {
        for index in 0..8 {
            let found = swap("rules", "rules").play(index).expect("it can be played");
            assert!(found.swaps.is_empty() && 0 < found.n_decisions);
        }
    }

    #[test]
    fn a_program_keeps_the_table() {
        let table = concat!("table:cmd:python3 ", env!("CARGO_MANIFEST_DIR"), "/../scripts/table.py");
        let tables = || tables_of(&[table.to_owned()]).expect("a table");
        let swap = |b: &str| Swap { scope: Scope::Cards, tables: tables(), ..swap("rules", b) };
        let played = |b: &str| swap(b).play(0).expect("it can be played").swaps;
        assert_eq!(played("greedy"), played("greedy"));
        assert!(played("rules").is_empty() && !played("greedy").is_empty());
    }

    #[test]
    fn a_swap_is_found_again_and_has_rows_of_its_kind() {
        let mut tally = Tally::default();
        for index in 0..8 {
            let [once, again] = [0; 2].map(|_| swap("rules", "random").play(index).expect("it can be played"));
            assert_eq!(once.swaps, again.swaps);
            tally.push(once);
        }
        let n = |row: &str| tally.rows.get(row).map_or(0, |(_, n)| *n);
        assert!(0 < n("lead") && 0 < n("follow"));
        assert_eq!(n("all"), n("lead") + n("follow"));
        let all =
            |start: &str| tally.rows.iter().filter(|(row, _)| row.starts_with(start)).map(|(_, (_, n))| n).sum::<u64>();
        assert_eq!((all("lead: "), all("follow: ")), (n("lead"), n("follow")));
        assert_eq!(n("lead, partner known") + n("lead, partner unknown"), n("lead"));
    }
}
