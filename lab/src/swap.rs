//! The swap: which decisions of a bot cost it Points at a table of strangers, by the eyes of another bot.
//!
//! A sits alone among three players of one type. Wherever B would play another card on the same view, the game is played out
//! twice from that decision with the same random numbers, A going on both times: once after A's card, once after B's. The
//! difference, B's card minus A's, goes into a row for every kind of decision that it belongs to. Intervals are 95 % over
//! deals, as the decisions of one deal are not independent; they do not allow for the number of rows.
//!
//! `cargo run --release -p doko-lab -- swap DEALS (cards|everything) A B TABLE..`, such as `300 cards doko rules collector
//! timid`. A table is a player of the population by its name or any bot; without one the tables are all of the population that
//! are not kept for testing. The tables take turns from deal to deal, A the seats from round to round of tables. DEALS may begin
//! elsewhere, as in `2000+600`.

use crate::Outcome;
use bots::{Bot, Draw, Spec, ask_bot, fallback_reply, population};
use game::{Ask, BySeat, Card, Course, Points, Rank, Reply, Rules, Scope, Seat, SeatSet, Setup, Team, View};
use rayon::prelude::*;
use sim::stats::{Clusters, interval};
use std::collections::BTreeMap;
use std::error::Error;
use text::Language;

/// Number of deals between two signs of life.
const ROUND: u64 = 50;

/// What is played.
struct Swap {
    scope: Scope,
    a: Spec,
    b: Spec,
    tables: Vec<Spec>,
}

/// What a deal says: the number of A's decisions with a choice, and all differences.
#[derive(Default)]
struct Found {
    n_decisions: u64,
    swaps: Vec<(Vec<String>, f64)>,
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
    let (first, n_deals) = n_deals.split_once('+').unwrap_or(("0", n_deals));
    let (first, n_deals) = (first.parse::<u64>()?, n_deals.parse::<u64>()?);
    let scope = Scope::named(scope).ok_or("the scope is cards or everything")?;
    let swap = Swap { scope, a: a.parse()?, b: b.parse()?, tables: specs(tables)? };
    let mut tally = Tally::default();
    while tally.n_deals < n_deals {
        let begin = first + tally.n_deals;
        let end = (begin + ROUND).min(first + n_deals);
        let found: Vec<Result<Found, String>> =
            (begin..end).into_par_iter().map(|index| swap.play(index).map_err(|error| error.to_string())).collect();
        for found in found {
            tally.push(found?);
        }
        eprintln!("{} deals", tally.n_deals);
    }
    let names: Vec<String> = swap.tables.iter().map(Spec::to_string).collect();
    println!("{b} instead of {a}, alone among three of {}", names.join(", "));
    println!("rules ddv, {}, deals {first} to {}", scope.name(), first + n_deals - 1);
    tally.show();
    Ok(())
}

/// Returns the players of the tables.
fn specs(names: &[String]) -> Result<Vec<Spec>, Box<dyn Error>> {
    if names.is_empty() {
        let open = population().iter().filter(|stranger| !stranger.is_held_out());
        return Ok(open.map(|stranger| stranger.spec().parse()).collect::<Result<_, _>>()?);
    }
    let spec = |name: &String| {
        let known = population().iter().find(|stranger| stranger.name() == name.as_str());
        known.map_or(name.as_str(), |stranger| stranger.spec()).parse::<Spec>()
    };
    Ok(names.iter().map(spec).collect::<Result<_, _>>()?)
}

impl Swap {
    /// Plays a deal with A in one seat.
    fn play(&self, index: u64) -> Result<Found, Box<dyn Error>> {
        let n_tables = self.tables.len() as u64;
        let seat = Seat::from_index((index / n_tables % 4) as usize);
        let table = &self.tables[(index % n_tables) as usize];
        let deal = Draw::new(79, index).deal_for(&Rules::DDV, Seat::W, self.scope)?;
        let (pflichtsolo_open, forced) = (SeatSet::EMPTY, None);
        let setup = Setup { rules: &Rules::DDV, deal, pflichtsolo_open, forced, scope: self.scope };
        let mut seeds = Draw::new(80, index);
        let mut bots = self.bots(table, seat, seeds.bits())?;
        let mut b = self.b.build()?;
        b.begin(seeds.bits());
        let mut course = Course::new(&setup);
        let mut found = Found::default();
        while let Some((asked, ask)) = course.asked() {
            let mut reply = self.reply(&course, (asked, ask), &mut bots);
            let view = course.view(seat).filter(|view| asked == seat && ask == Ask::Card && 1 < view.legal().len());
            if let (Some(view), Reply::Card(own)) = (view, reply) {
                let other = b.card(&view);
                if !view.legal().contains(own) || !view.legal().contains(other) {
                    return Err(format!("deal {index}: a card is not legal").into());
                }
                found.n_decisions += 1;
                if own != other {
                    let lots = seeds.bits();
                    let worth = |card| self.worth(&course, (seat, card), (table, lots));
                    found.swaps.push((rows(&view, own, other), worth(other)? - worth(own)?));
                }
                reply = Reply::Card(own);
            }
            course.reply(reply)?;
        }
        Ok(found)
    }

    /// Returns A and three others, who begin a game.
    fn bots(&self, table: &Spec, seat: Seat, seed: u64) -> Result<BySeat<Box<dyn Bot>>, Box<dyn Error>> {
        let mut draw = Draw::new(81, seed);
        let mut bot = |other| {
            let mut bot = if other == seat { &self.a } else { table }.build()?;
            bot.begin(draw.bits());
            Ok::<_, Box<dyn Error>>(bot)
        };
        Ok(BySeat([bot(Seat::N)?, bot(Seat::E)?, bot(Seat::S)?, bot(Seat::W)?]))
    }

    fn reply(&self, course: &Course, (seat, ask): (Seat, Ask), bots: &mut BySeat<Box<dyn Bot>>) -> Reply {
        let is_left = self.scope == Scope::Cards && ask != Ask::Card;
        if is_left { fallback_reply(course) } else { ask_bot(course, &mut *bots[seat]) }
    }

    /// Returns what the seat writes down if it plays this card now and the game goes on with these lots.
    fn worth(
        &self,
        course: &Course,
        (seat, card): (Seat, Card),
        (table, lots): (&Spec, u64),
    ) -> Result<f64, Box<dyn Error>> {
        let mut bots = self.bots(table, seat, lots)?;
        let mut course = course.clone();
        course.reply(Reply::Card(card))?;
        while let Some(asked) = course.asked() {
            let reply = self.reply(&course, asked, &mut bots);
            course.reply(reply)?;
        }
        let Points(points) = course.points().ok_or("a game that is found is played")?[seat];
        Ok(points.into())
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
        Swap { scope: Scope::Everything, a: spec(a), b: spec(b), tables: vec![spec("greedy"), spec("rules")] }
    }

    #[test]
    fn nobody_differs_from_himself() {
        for index in 0..8 {
            let found = swap("rules", "rules").play(index).expect("it can be played");
            assert!(found.swaps.is_empty() && 0 < found.n_decisions);
        }
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
