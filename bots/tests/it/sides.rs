//! What four seats that listen believe fits together: the chances that they give their own sides add up to 1.

use doko_bots::evaluate::{Search, judge_calls};
use doko_bots::{Belief, Draw, Model, RulesBot, Talk, Threads, ask_bot};
use game::{Course, Named, Play, Rules, Scope, Seat, SeatSet, Setup, Team};
use std::collections::BTreeMap;

/// Number of imagined deals of a chance.
const WORLDS: usize = 60;

/// Goes on with bots `rules` until this many cards are played; `None` if there is no game.
fn played(course: &mut Course, n_cards: usize) -> Option<Play> {
    let mut bot = RulesBot::new();
    while course.asked().is_some() {
        if let Some(play) = course.play().filter(|play| n_cards <= play.public().cards_played()) {
            return Some(play.clone());
        }
        let reply = ask_bot(course, &mut bot);
        course.reply(reply).expect("a legal reply");
    }
    None
}

/// Returns the chance to win that a seat gives its side, as far as it sees.
fn chance(play: &Play, seat: Seat, seed: u64) -> f64 {
    let belief = Belief::Likely { model: Model::Anybody, candidates: 4 };
    let search = Search { threads: Threads::One, belief, talk: Talk::None, ..Search::of_advice(WORLDS) };
    let judged = judge_calls(&play.view(seat), &[], &search, seed).expect("there are deals");
    judged[0].worth.probability_of_gain()
}

/// Returns how a game is called here. A stilles Solo is a normal game, for nobody but the soloist can know of it: what seats believe
/// is right over all games that look alike to them.
const fn kind_of(play: &Play) -> &'static str {
    match play.public().game().named {
        Named::Normal => "normal",
        Named::Hochzeit { .. } => "Hochzeit",
        Named::Trumpfabgabe { .. } => "Trumpfabgabe",
        Named::Solo { .. } => "solo",
    }
}

/// Sum over games of what the sides' chances are more than 1, and of its square; number of games.
#[derive(Clone, Copy, Debug, Default)]
struct Excess(f64, f64, f64);

impl Excess {
    fn push(&mut self, excess: f64) {
        *self = Self(self.0 + excess, self.1 + excess * excess, self.2 + 1.0);
    }

    /// Returns the mean and its standard error.
    fn mean(self) -> (f64, f64) {
        let mean = self.0 / self.2;
        (mean, ((self.1 / self.2 - mean * mean).max(0.0) / self.2).sqrt())
    }
}

/// Returns what the chances of the sides are more than 1, by kind of game and cards played, over the first games of each kind.
fn excesses(rules: &Rules, wanted: &[(&'static str, u32)]) -> BTreeMap<(&'static str, usize), Excess> {
    let mut found: BTreeMap<(&str, usize), Excess> = BTreeMap::new();
    for index in 0..2000 {
        let deal = Draw::new(17, index).deal(rules, Seat::W).expect("a whole deck");
        let setup = Setup { rules, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope: Scope::Everything };
        let mut course = Course::new(&setup);
        let Some(first) = played(&mut course, 0) else { continue };
        let kind = kind_of(&first);
        let n = wanted.iter().find(|(wanted, _)| *wanted == kind).map_or(0, |&(_, n)| n);
        if f64::from(n) <= found.get(&(kind, 0)).map_or(0.0, |excess| excess.2) {
            continue;
        }
        for n_cards in [0, 16] {
            let Some(play) = played(&mut course, n_cards) else { continue };
            let mean = |team: Team| {
                let seats = Seat::ALL.into_iter().filter(|&seat| play.team_of(seat) == Some(team));
                let chances: Vec<f64> = seats.map(|seat| chance(&play, seat, index)).collect();
                (!chances.is_empty()).then(|| chances.iter().sum::<f64>() / chances.len() as f64)
            };
            // Before a Hochzeiter has a partner there is nobody to ask for one of the sides.
            if let (Some(re), Some(kontra)) = (mean(Team::Re), mean(Team::Kontra)) {
                found.entry((kind, n_cards)).or_default().push(re + kontra - 1.0);
            }
        }
    }
    found
}

/// Asserts that the chances of the sides add up to 1.
fn assert_one(rules: &Rules, wanted: &[(&'static str, u32)]) {
    let mut wrong = Vec::new();
    for ((kind, n_cards), excess) in excesses(rules, wanted) {
        let (mean, error) = excess.mean();
        println!("{}, {kind}, {n_cards} cards: {mean:+.3} +-{:.3} ({} games)", rules.name, 1.96 * error, excess.2);
        if 0.05 + 3.0 * error < mean.abs() {
            wrong.push((kind, n_cards, mean));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
#[ignore = "slow"]
fn the_chances_of_the_sides_add_up_to_one() {
    assert_one(&Rules::DDV, &[("normal", 60), ("Hochzeit", 25), ("solo", 40)]);
}

#[test]
#[ignore = "slow"]
fn they_do_so_by_other_rules() {
    assert_one(&Rules::BSV, &[("normal", 60), ("Hochzeit", 25), ("solo", 40)]);
    assert_one(&Rules::RECKLINGHAUSEN, &[("normal", 60), ("Hochzeit", 25), ("Trumpfabgabe", 25), ("solo", 40)]);
}
