//! Learns what each feature of a card is worth, from self-play.
//!
//! Policy iteration by playouts (See: G. Tesauro, G. Galperin, "On-line policy improvement using Monte-Carlo search",
//! 1996; M. Lagoudakis, R. Parr, "Least-squares policy iteration", 2003): in games of the present `rules`, now and
//! then every card that could be played is played out to the end; the differences in Points are regressed on the
//! differences in features, and the result is the next `rules`.
//!
//! `cargo run --release -p doko-bots --example train-cards -- ROUNDS GAMES SEED FROM TO` reads weights from FROM (`-`
//! for none) and writes them to TO; GAMES is for the first round, each further one has half as many again.

use bots::Draw;
use bots::rules::{Imagined, Place, Weights, features};
use game::rules::{SoloContest, VorbehaltKind};
use game::{
    Act, Bid, Card, CardSet, Deal, Found, Hand, Level, Play, Rank, Rules, Say, Seat, SeatSet, Solo, Spielfindung, Suit,
    Vorbehalt,
};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [rounds, games, seed, from, to] = &args[..] else {
        panic!("usage: train-cards ROUNDS GAMES SEED FROM TO");
    };
    let number = |text: &String| text.parse::<u64>().unwrap_or_else(|_| panic!("'{text}' is no number"));
    let mut weights = match from.as_str() {
        "-" => Weights::zero(),
        path => Weights::read(&std::fs::read_to_string(path).expect("a file of weights")),
    };
    let mut games = number(games);
    for round in 0..number(rounds) {
        let mut fits: Vec<Fit> = Place::all().map(|place| Fit::new(place.turn.width())).collect();
        for index in 0..games {
            let mut draw = Draw::new(number(seed) + round, index);
            let rules = &Rules::ALL[index as usize % 3];
            if let Some(play) = begin(rules, &mut draw) {
                learn(&play, &weights, &mut draw, &mut fits);
            }
        }
        let samples: usize = fits.iter().map(|fit| fit.samples).sum();
        for (place, fit) in Place::all().zip(&fits) {
            weights.at_mut(place).copy_from_slice(&fit.solve());
        }
        eprintln!("round {} of {rounds}: {games} games, {samples} cards", round + 1);
        std::fs::write(to, weights.write()).expect("weights can be written");
        games += games / 2;
    }
}

/// Finds a game: mostly what the cards say, sometimes a solo of a seat with a hand for it.
fn begin(rules: &Rules, draw: &mut Draw) -> Option<Play> {
    let dealer = Seat::from_index(draw.below(4));
    let deal = draw.deal(rules, dealer).expect("a whole deck");
    let solo = match draw.below(100) {
        0..12 => Some(Solo::Farbe(Suit::ALL[draw.below(4)])),
        12..21 => Some(Solo::Damen),
        21..30 => Some(Solo::Buben),
        30..39 => Some(Solo::Fleischlos),
        _ => None,
    };
    let wishes = match solo {
        Some(solo) => Wishes::Solo(best_for(solo, &deal), solo),
        None if draw.below(2) == 0 => Wishes::Silence,
        None => Wishes::Vorbehalte,
    };
    let mut play = find(rules, deal, wishes)?;
    if draw.below(4) == 0 {
        let seat = Seat::from_index(draw.below(4));
        if let Some(call) = draw.choice(&play.calls(seat)) {
            play.call(seat, call).expect("a legal call");
        }
    }
    Some(play)
}

#[derive(Clone, Copy)]
enum Wishes {
    /// Nobody has a Vorbehalt.
    Silence,
    /// Hochzeiten and Schweine are named.
    Vorbehalte,
    Solo(Seat, Solo),
}

fn find(rules: &Rules, deal: Deal, wishes: Wishes) -> Option<Play> {
    let open =
        if matches!(wishes, Wishes::Solo(seat, _) if seat.index() % 2 == 0) { SeatSet::ALL } else { SeatSet::EMPTY };
    let mut round = Spielfindung::new(rules, deal, open);
    while let Some(seat) = round.actor() {
        let asked = round.view(seat);
        let wants = |act: &Act| match (wishes, *act) {
            (Wishes::Solo(soloist, _), Act::Say(Say::Vorbehalt | Say::Gross)) => soloist == seat,
            (Wishes::Solo(soloist, solo), Act::Name(Vorbehalt::Solo(named))) => soloist == seat && solo == named,
            (Wishes::Solo(soloist, solo), Act::Bid(bid)) => soloist == seat && bid == Bid { solo, level: Level::None },
            (Wishes::Vorbehalte, Act::Say(Say::Vorbehalt)) => {
                asked.hand().count(Card::CQ) == 2 && rules.solo_contest == SoloContest::Seat
            }
            (Wishes::Vorbehalte, Act::Say(Say::Klein)) => {
                asked.hand().count(Card::CQ) == 2 || asked.hand().count(Card::DA) == 2
            }
            (Wishes::Vorbehalte, Act::Name(Vorbehalt::Hochzeit { .. } | Vorbehalt::Schweine)) => true,
            (Wishes::Vorbehalte, Act::Yes) => matches!(
                asked.due(),
                Some(game::Due::Answer(VorbehaltKind::Hochzeit | VorbehaltKind::Schweine) | game::Due::Schweine)
            ),
            _ => false,
        };
        let options = asked.options();
        let wanted: Vec<Act> = options.iter().copied().filter(wants).collect();
        let act = wanted.last().copied().unwrap_or_else(|| bots::fallback(&asked));
        round.act(seat, act).expect("a legal act");
    }
    match round.finish().ok()? {
        Found::Play(play) => Some(*play),
        Found::Redeal(_) => None,
    }
}

/// Returns the seat with the hand that is best for a solo, by a rough count.
fn best_for(solo: Solo, deal: &Deal) -> Seat {
    let aces = |hand: Hand| 2 * hand.count_in(CardSet::rank(Rank::Ace)) + hand.count_in(CardSet::rank(Rank::Ten));
    let strength = |hand: Hand| match solo {
        Solo::Damen => 4 * hand.count_in(CardSet::rank(Rank::Queen)) + aces(hand),
        Solo::Buben => 4 * hand.count_in(CardSet::rank(Rank::Jack)) + aces(hand),
        Solo::Fleischlos => aces(hand),
        Solo::Farbe(suit) => {
            let heads = CardSet::rank(Rank::Queen) | CardSet::rank(Rank::Jack);
            2 * hand.count_in(heads | CardSet::suit(suit)) + 2 * hand.count(Card::HT) + aces(hand)
        }
    };
    Seat::ALL.into_iter().max_by_key(|&seat| strength(deal.hands()[seat])).unwrap_or(Seat::N)
}

/// Plays a game and looks at some of its decisions.
fn learn(play: &Play, weights: &Weights, draw: &mut Draw, fits: &mut [Fit]) {
    let mut game = Imagined::of(play);
    while let Some(seat) = game.turn() {
        let legal = game.legal();
        if 1 < legal.len() && draw.below(8) == 0 {
            let cards: Vec<(Vec<(usize, f32)>, f32)> = legal
                .iter()
                .map(|card| {
                    let mut after = game.clone();
                    after.play(card);
                    (features(&game, card).1, after.finish(weights)[seat].0 as f32)
                })
                .collect();
            let place = features(&game, legal.first().expect("not empty")).0;
            fits[place.index()].take(&cards);
        }
        let explores = draw.below(12) == 0;
        let card = if explores { legal.nth(draw.below(legal.len())).expect("a card") } else { game.choice(weights) };
        game.play(card);
    }
}

/// Least squares with a little shrinkage.
struct Fit {
    width: usize,
    samples: usize,
    products: Vec<f64>,
    targets: Vec<f64>,
}

impl Fit {
    fn new(width: usize) -> Self {
        Self { width, samples: 0, products: vec![0.0; width * width], targets: vec![0.0; width] }
    }

    /// Takes the cards of a decision, compared with their mean.
    fn take(&mut self, cards: &[(Vec<(usize, f32)>, f32)]) {
        let n = cards.len() as f64;
        let mut mean = vec![0.0; self.width];
        let mean_points = cards.iter().map(|(_, points)| f64::from(*points)).sum::<f64>() / n;
        for (features, _) in cards {
            for &(at, value) in features {
                mean[at] += f64::from(value) / n;
            }
        }
        for (features, points) in cards {
            let mut row: Vec<f64> = mean.iter().map(|mean| -mean).collect();
            for &(at, value) in features {
                row[at] += f64::from(value);
            }
            let used: Vec<usize> = (0..self.width).filter(|&at| row[at] != 0.0).collect();
            let points = f64::from(*points) - mean_points;
            for &i in &used {
                self.targets[i] += row[i] * points;
                for &j in &used {
                    self.products[i * self.width + j] += row[i] * row[j];
                }
            }
            self.samples += 1;
        }
    }

    /// Returns the weights (Cholesky).
    fn solve(&self) -> Vec<f32> {
        const SHRINKAGE: f64 = 30.0;
        let n = self.width;
        let mut lower = self.products.clone();
        for i in 0..n {
            lower[i * n + i] += SHRINKAGE;
        }
        for j in 0..n {
            for k in 0..j {
                let factor = lower[j * n + k];
                for i in j..n {
                    lower[i * n + j] -= lower[i * n + k] * factor;
                }
            }
            let root = lower[j * n + j].sqrt();
            for i in j..n {
                lower[i * n + j] /= root;
            }
        }
        let mut x = self.targets.clone();
        for i in 0..n {
            for k in 0..i {
                x[i] -= lower[i * n + k] * x[k];
            }
            x[i] /= lower[i * n + i];
        }
        for i in (0..n).rev() {
            for k in i + 1..n {
                x[i] -= lower[k * n + i] * x[k];
            }
            x[i] /= lower[i * n + i];
        }
        x.iter().map(|&weight| weight as f32).collect()
    }
}
