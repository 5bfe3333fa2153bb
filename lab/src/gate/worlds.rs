//! Worlds for a player who knows more than allowed.

use bots::net::Judgement;
use bots::{Acceptance, Condition, Conditional, Draw, Kind, Model};
use game::{BySeat, Card, Class, Hand, Play, Seat, SeatSet, Team};
use solver::Stop;
use std::collections::HashMap;
use std::error::Error;

/// What the seat knows besides what it sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Knowledge {
    /// Nothing, like every bot.
    Nothing,
    /// Less: it does not look at how the others play.
    Less,
    /// That the others play as `rules` does, nearly without fail: the most that cards can tell.
    Ways,
    /// The sides.
    Parties,
    /// The sides, and the cards of the partner.
    Partner,
    /// All cards.
    Everything,
}

/// Out of how many worlds one is chosen, as in `doko`.
const CANDIDATES: usize = 8;

/// Number of candidates if the evidence is so strong that few worlds are likely.
const MORE_CANDIDATES: usize = 32;

/// However sure the network is, a card may lie elsewhere.
const LEAST_SHARE: f64 = 0.01;

/// Players who play any card.
const ANY: Kind = Kind { temperature: 1.0, error: 1.0, style: None };

/// Players who play as `rules` does, nearly without fail.
const RULES: Kind = Kind { temperature: 0.02, error: 0.002, style: None };

/// Draws worlds for one decision as `doko` does: by how likely they make what the others have played.
pub(crate) struct OracleWorlds<'a> {
    play: &'a Play,
    seat: Seat,
    deals: Deals<'a>,
    model: Model,
    /// How much is believed of what the network of `net` thinks of where cards lie.
    places: Option<(f64, &'a Judgement)>,
    candidates: usize,
    seed: u64,
    n_drawn: u64,
}

/// Between which deals it is drawn, each with the same probability.
enum Deals<'a> {
    Counted(Box<Conditional<'a>>),
    OfFoes(Foes),
    True,
}

impl<'a> OracleWorlds<'a> {
    /// Returns the worlds of a normal game.
    pub(crate) fn new(
        play: &'a Play,
        seat: Seat,
        (knowledge, places): (Knowledge, Option<(f64, &'a Judgement)>),
        seed: u64,
    ) -> Result<Self, Box<dyn Error>> {
        let counted = |condition: &Condition| {
            let deals = Conditional::of_view(&play.view(seat), condition, &Stop::NEVER).map_err(|_| "no world fits")?;
            Ok::<_, Box<dyn Error>>(Deals::Counted(Box::new(deals)))
        };
        let deals = match knowledge {
            Knowledge::Nothing | Knowledge::Less | Knowledge::Ways => counted(&Condition::All(Vec::new()))?,
            Knowledge::Parties => counted(&Condition::All(Seat::ALL.map(|seat| side_of(play, seat)).into()))?,
            Knowledge::Partner => Deals::OfFoes(Foes::new(play, seat).ok_or("a game of two against two")?),
            Knowledge::Everything => Deals::True,
        };
        let (model, candidates) = match knowledge {
            Knowledge::Ways => (Model::Alike(RULES), MORE_CANDIDATES),
            Knowledge::Less => (Model::Alike(ANY), 1),
            _ => (Model::Strangers, CANDIDATES),
        };
        Ok(Self { play, seat, deals, model, places, candidates, seed, n_drawn: 0 })
    }

    /// Draws `n` more worlds, identical ones side by side.
    pub(crate) fn draw(&mut self, n: usize) -> Vec<Play> {
        if matches!(self.deals, Deals::True) {
            return vec![self.play.clone(); n];
        }
        if self.play.public().cards_played() == 0 {
            let hands: Vec<BySeat<Hand>> = (0..n).map(|_| self.candidate()).collect();
            return hands.into_iter().map(|hands| self.imagined(hands)).collect();
        }
        let mut places: HashMap<BySeat<Hand>, usize> = HashMap::new();
        let mut worlds: Vec<(Play, f64)> = Vec::new();
        for _ in 0..n * self.candidates {
            let hands = self.candidate();
            if let Some(&place) = places.get(&hands) {
                worlds[place].1 += 1.0;
                continue;
            }
            places.insert(hands, worlds.len());
            worlds.push((self.imagined(hands), 1.0));
        }
        let log = |world: &Play| self.model.log_likelihood(self.seat, world) + self.log_of_places(world.hands());
        let logs: Vec<f64> = worlds.iter().map(|(world, _)| log(world)).collect();
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        worlds.iter_mut().zip(logs).for_each(|((_, weight), log)| *weight *= (log - most).exp());
        self.resampled(&worlds, n)
    }

    fn imagined(&self, hands: BySeat<Hand>) -> Play {
        Play::imagine(self.play.public(), hands, None).expect("hands that make up the deck")
    }

    fn candidate(&mut self) -> BySeat<Hand> {
        let mut draw = Draw::new(self.seed, self.n_drawn);
        self.n_drawn += 1;
        match &self.deals {
            Deals::Counted(deals) => deals.draw(&mut draw, &mut Acceptance::default()).expect("every deal is counted"),
            Deals::OfFoes(foes) => foes.draw(&mut draw),
            Deals::True => *self.play.hands(),
        }
    }

    /// Returns the logarithm of how likely the network makes it that the cards lie so, as far as it is believed; each copy by itself.
    fn log_of_places(&self, hands: &BySeat<Hand>) -> f64 {
        let Some((trust, judgement)) = self.places else { return 0.0 };
        let log = |card: Card| {
            let held = judgement.held.map(|held| f64::from(held[card.index()]).max(0.0));
            let all = held.iter().sum::<f64>().max(f64::MIN_POSITIVE);
            (1..=3).zip(held).map(move |(steps, held)| {
                hands[self.seat.plus(steps)].count(card) as f64 * (held / all).max(LEAST_SHARE).ln()
            })
        };
        trust * self.play.public().rules().kinds().into_iter().map(|card| log(card).sum::<f64>()).sum::<f64>()
    }

    /// Chooses worlds in proportion to their weights.
    fn resampled(&self, worlds: &[(Play, f64)], n: usize) -> Vec<Play> {
        let weights: Vec<f64> = worlds.iter().map(|&(_, weight)| weight).collect();
        let times = Draw::new(!self.seed, self.n_drawn).chosen(&weights, n);
        let chosen = worlds.iter().zip(times);
        chosen.flat_map(|((world, _), times)| std::iter::repeat_n(world.clone(), times)).collect()
    }
}

/// Returns the condition that a seat is on the side it is on.
fn side_of(play: &Play, seat: Seat) -> Condition {
    let (least, most) = if play.team_of(seat) == Some(Team::Re) { (1, u16::MAX) } else { (0, 0) };
    Condition::Dealt { seats: SeatSet::only(seat), least, most }
}

/// Two foes between whom some cards are hidden: each way in which both have followed suit where they could, and each was
/// dealt one queen of clubs if they are Re, is equally likely.
struct Foes {
    seats: [Seat; 2],
    /// What lies with whom in every world.
    known: BySeat<Hand>,
    /// What may lie with either of them.
    free: Vec<Card>,
    /// How many of these the first one has.
    n_first: usize,
}

impl Foes {
    /// Returns the foes of a seat; nothing unless they are two.
    fn new(play: &Play, seat: Seat) -> Option<Self> {
        let own = play.team_of(seat);
        let foes: Vec<Seat> = Seat::ALL.into_iter().filter(|&other| play.team_of(other) != own).collect();
        let seats: [Seat; 2] = foes.try_into().ok()?;
        let is_void = seats.map(|foe| voids(play, foe));
        let order = play.public().order();
        let (mut known, mut free) = (*play.hands(), Vec::new());
        for (at, &foe) in seats.iter().enumerate() {
            for card in play.hands()[foe].cards() {
                if card != Card::CQ && !is_void[1 - at].contains(&order.class_of(card)) {
                    known[foe].remove(card);
                    free.push(card);
                }
            }
        }
        let n_first = play.hands()[seats[0]].len() - known[seats[0]].len();
        Some(Self { seats, known, free, n_first })
    }

    fn draw(&self, draw: &mut Draw) -> BySeat<Hand> {
        let mut free = self.free.clone();
        draw.shuffle(&mut free);
        let mut hands = self.known;
        for (at, card) in free.into_iter().enumerate() {
            hands[self.seats[usize::from(self.n_first <= at)]].add(card);
        }
        hands
    }
}

/// Returns which classes a seat has shown that it does not hold.
fn voids(play: &Play, seat: Seat) -> Vec<Class> {
    let order = play.public().order();
    let plays: Vec<(Seat, Card)> = play.public().plays().collect();
    let shown = plays.chunks(4).filter_map(|trick| {
        let led = order.class_of(trick[0].1);
        let played = trick.iter().find(|(other, _)| *other == seat)?;
        (order.class_of(played.1) != led).then_some(led)
    });
    shown.collect()
}
