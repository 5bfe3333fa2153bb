//! The training data of the network: the result of every card of a decision, in games among many player types.
//!
//! A seat learns at tables of strangers. At some of its decisions each legal card is played out, with the cards as they lie: the
//! others go on in their own ways, the learner by the rules of thumb or by the network so far. All cards are tried in the same
//! world, so that they differ by what they do and not by luck. Players that are kept for testing are at no table.

use super::features::{FEATURES, Features};
use super::network::Network;
use super::player::Player;
use super::sides::Sides;
use crate::bot::{act, fallback};
use crate::draw::Draw;
use crate::greedy;
use crate::population::{Stranger, population};
use crate::rules::{Calls, Imagined, Noise, RulesBot, Weights};
use game::{BySeat, Card, CardSet, Found, Hand, Named, Play, Rules, Seat, SeatSet, Spielfindung};

/// Bytes of a lesson.
pub const LESSON_BYTES: usize = FEATURES.div_ceil(64) * 8 + 3 * 8 + 4 + 2 * Card::COUNT + 4;

/// Player of a seat.
#[derive(Clone, Debug)]
enum Mind {
    Rules(&'static Weights, Noise),
    Random(u64),
    Greedy,
    Net(Box<Player>),
}

impl Mind {
    /// Returns how one of the population plays, if it plays by weights, with noise, or greedily.
    fn of(stranger: &Stranger, seed: u64) -> Option<Self> {
        if stranger.is_held_out() {
            return None;
        }
        let quiet = Noise::NONE;
        match (stranger.style(), stranger.name()) {
            (Some(style), _) => style.is_by_weights().then(|| Self::Rules(style.weights(), quiet)),
            (None, "wavering") => Some(Self::Rules(Weights::learned(), Noise::new(0.1, 0.0, seed))),
            (None, "careless") => Some(Self::Rules(Weights::learned(), Noise::new(0.3, 0.1, seed))),
            (None, "greedy") => Some(Self::Greedy),
            (None, _) => None,
        }
    }

    fn card(&mut self, game: &Imagined<'_>) -> Card {
        match self {
            Self::Rules(weights, noise) if noise.is_none() => game.choice(weights),
            Self::Rules(weights, noise) => noise.card(game.n_played(), &game.thoughts(weights)),
            Self::Random(seed) => {
                let legal = game.legal();
                let at = Draw::new(*seed, game.n_played() as u64).below(legal.len());
                legal.nth(at).expect("a card")
            }
            Self::Greedy => {
                let scene = game.scene();
                let side = scene.team();
                let is_friend = |owner| side.is_some() && scene.known(owner) == side;
                greedy::choose(scene.public.order_of(scene.seat, scene.hand), scene.trick, scene.hand, is_friend)
            }
            Self::Net(player) => player.card(game),
        }
    }
}

/// A decision, and what came of each card.
#[derive(Clone, Debug)]
pub struct Lesson {
    features: Features,
    others: [Hand; 3],
    legal: CardSet,
    points: [i8; Card::COUNT],
    augen: [u8; Card::COUNT],
    with: usize,
    n_tricks: usize,
    table: usize,
    calls: bool,
}

impl Lesson {
    /// Writes it: words of the features, the hands of the others from the left neighbour on, the legal cards as a set, Points and
    /// Augen of the own side for each kind (Kreuz and Pik in the places in which the network sees them), who played with the seat, complete tricks, the table, whether there were calls.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        self.features.words().iter().for_each(|word| bytes.extend(word.to_le_bytes()));
        for hand in self.others {
            bytes.extend(hand.kinds().bits().to_le_bytes());
            bytes.extend(hand.pairs().bits().to_le_bytes());
        }
        bytes.extend(self.legal.bits().to_le_bytes());
        bytes.extend(self.points.map(|points| points as u8));
        bytes.extend(self.augen);
        bytes.extend([self.with as u8, self.n_tricks as u8, self.table as u8, u8::from(self.calls)]);
    }
}

/// The player that continues for the learner: the rules of thumb, or a network.
#[derive(Clone, Copy)]
pub struct Learner(Option<&'static Network>);

impl Learner {
    /// The rules of thumb.
    pub const RULES: Self = Self(None);

    /// A network that is not the one of the bot, such as the one that was learned from the lessons before.
    ///
    /// # Panics
    /// Panics if these are no weights, or weights for other features.
    #[must_use]
    pub fn reading(weights: &[u8]) -> Self {
        Self(Some(Box::leak(Box::new(Network::read(weights)))))
    }
}

impl Learner {
    fn mind(self) -> Mind {
        match self.0 {
            None => Mind::Rules(Weights::learned(), Noise::NONE),
            Some(network) => Mind::Net(Box::new(Player::new(network))),
        }
    }
}

impl std::fmt::Debug for Learner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_some() { "Learner(network)" } else { "Learner(rules)" })
    }
}

/// Plays the game of this number and returns what is to be learned from it; nothing from a deal that is thrown in and from soli.
#[must_use]
pub fn lessons(seed: u64, index: u64, learner: Learner) -> Vec<Lesson> {
    let mut draw = Draw::new(seed, index);
    let rules = [&Rules::DDV, &Rules::DDV, &Rules::BSV, &Rules::RECKLINGHAUSEN][draw.below(4)];
    let with_calls = draw.below(5) < 2;
    let Some(play) = begin(rules, with_calls.then(RulesBot::new), &mut draw) else { return Vec::new() };
    let me = Seat::from_index(draw.below(4));
    let (table, mut minds) = seat_all(me, &mut draw);
    let mine = learner.mind();
    // What the learner has played so far is what it will have played where it is seated: often what it would play now.
    if learner.0.is_some() && draw.below(4) != 0 {
        minds[me] = mine.clone();
    }
    let mut lessons = Vec::new();
    let mut game = Imagined::of(&play).calling(with_calls.then(Calls::learned));
    game.before_card();
    while let Some(seat) = game.turn() {
        if seat == me && 1 < game.legal().len() && draw.below(2) == 0 {
            let then = BySeat::from_fn(|seat| if seat == me { mine.clone() } else { minds[seat].clone() });
            lessons.push(lesson(&game, me, &then, (table, with_calls)));
        }
        let legal = game.legal();
        let strays = seat == me && draw.below(16) == 0;
        let card = if strays { legal.nth(draw.below(legal.len())).expect("a card") } else { minds[seat].card(&game) };
        game.play(card);
    }
    // Who plays with whom is settled by the last card at the latest.
    let parties = game.parties_in_the_end();
    let with = [1, 2, 3].map(|steps| parties.team_of(me.plus(steps)) == parties.team_of(me));
    lessons.iter_mut().for_each(|lesson| lesson.with = Sides::number(with));
    lessons
}

fn lesson(game: &Imagined<'_>, me: Seat, minds: &BySeat<Mind>, (table, calls): (usize, bool)) -> Lesson {
    let scene = game.scene();
    let hands = game.game().cards().hands();
    let slots = scene.slots();
    let in_places =
        |cards: CardSet| CardSet::from_bits(cards.iter().fold(0, |bits, card| bits | 1 << slots.card(card)));
    let moved = |hand: Hand| Hand::from_sets(in_places(hand.kinds()), in_places(hand.pairs()));
    let mut lesson = Lesson {
        features: scene.features(slots),
        others: [1, 2, 3].map(|steps| moved(hands[me.plus(steps)])),
        legal: in_places(game.legal()),
        points: [0; Card::COUNT],
        augen: [0; Card::COUNT],
        with: 0,
        n_tricks: scene.tricks.len(),
        table,
        calls,
    };
    for card in game.legal() {
        let (mut after, mut minds) = (game.clone(), minds.clone());
        after.play(card);
        while let Some(seat) = after.turn() {
            let card = minds[seat].card(&after);
            after.play(card);
        }
        lesson.points[slots.card(card)] = after.points()[me].0.clamp(-100, 100) as i8;
        lesson.augen[slots.card(card)] = after.augen().map_or(0, |augen| augen[me].min(240) as u8);
    }
    lesson
}

/// Gain of a learner over the rules of thumb in the same seat from the same cards among the same others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    /// Number of the table, one of [`tables`].
    pub table: usize,
    /// Points of the learner, less those of the rules of thumb.
    pub points: i32,
}

/// Returns the names of the tables by their numbers: any kinds mixed, three `rules`, three who play any card, three of a kind.
#[must_use]
pub fn tables() -> Vec<&'static str> {
    let kinds = population().iter().filter(|stranger| Mind::of(stranger, 0).is_some());
    ["mixed", "rules", "random"].into_iter().chain(kinds.map(Stranger::name)).collect()
}

/// Plays the game of this number twice, cards only: with the learner in a seat, and with the rules of thumb there. This is how a
/// network is judged while it is made; tables at which nothing may be learned are not among these.
#[must_use]
pub fn gain(seed: u64, index: u64, learner: Learner) -> Option<Gain> {
    let mut draw = Draw::new(seed, index);
    let play = begin(&Rules::DDV, None, &mut draw)?;
    let me = Seat::from_index(draw.below(4));
    let (table, minds) = seat_all(me, &mut draw);
    let [points, usual] = [learner.mind(), Learner::RULES.mind()].map(|mine| {
        let mut minds = minds.clone();
        minds[me] = mine;
        let mut game = Imagined::of(&play);
        while let Some(seat) = game.turn() {
            let card = minds[seat].card(&game);
            game.play(card);
        }
        game.points()[me].0
    });
    Some(Gain { table, points: points - usual })
}

/// Deals, and finds a game: `speaker` speaks for all, or all are silent.
fn begin(rules: &Rules, mut speaker: Option<RulesBot>, draw: &mut Draw) -> Option<Play> {
    let dealer = Seat::from_index(draw.below(4));
    let deal = draw.deal(rules, dealer).expect("a whole deck");
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let asked = round.view(seat);
        let words = speaker.as_mut().and_then(|bot| act(bot, &asked)).unwrap_or_else(|| fallback(&asked));
        round.act(seat, words).expect("a legal act");
    }
    let Ok(Found::Play(play)) = round.finish() else { return None };
    (!matches!(play.public().game().named, Named::Solo { .. })).then_some(*play)
}

/// Seats the learner, who wavers, among others: `rules`, three of a kind, or three of any kind. Returns a number for the table.
fn seat_all(me: Seat, draw: &mut Draw) -> (usize, BySeat<Mind>) {
    let seed = draw.bits();
    let kinds: Vec<Mind> = population().iter().filter_map(|stranger| Mind::of(stranger, seed)).collect();
    let rules = Mind::Rules(Weights::learned(), Noise::NONE);
    let own = Mind::Rules(Weights::learned(), Noise::new(0.1, 0.0, seed));
    let (table, others) = match draw.below(12) {
        // No seat can know that another plays by any thought at all.
        0 => (2, vec![Mind::Random(seed), Mind::Random(seed), Mind::Random(seed)]),
        1..3 => (1, vec![rules; 3]),
        3..8 => {
            let kind = draw.below(kinds.len());
            (3 + kind, vec![kinds[kind].clone(); 3])
        }
        _ => {
            let any = |draw: &mut Draw| match draw.below(12) {
                0 => Mind::Random(seed),
                _ => kinds[draw.below(kinds.len())].clone(),
            };
            (0, (0..3).map(|_| any(draw)).collect())
        }
    };
    let mind = |seat: Seat| match me.steps_to(seat) {
        0 => own.clone(),
        steps => others[steps - 1].clone(),
    };
    (table, BySeat::from_fn(mind))
}
