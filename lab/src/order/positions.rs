//! Random positions to learn from, and what several samples of them show.

use super::trainer::Trainer;
use game::{
    BySeat, ByTeam, Card, CardPlay, Contract, Hand, Order, Parties, Position, PositionParts, Rules, Schweine, Seat,
    SeatSet, Solo, Won,
};
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

/// Returns what several samples show together.
///
/// # Panics
/// If there are none.
pub(crate) fn together(samples: impl ParallelIterator<Item = Trainer>) -> Trainer {
    let all = samples.reduce_with(|mut all, sample| {
        all.append(sample);
        all
    });
    all.expect("there are several samples")
}

/// Which games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Games {
    /// Two against two.
    Pairs,
    /// Every solo.
    Soli,
    /// One against three, with the trumps of the normal game or those of a suit solo.
    SoliOfManyTrumps,
}

impl Games {
    /// Draws what is played.
    pub(crate) fn contract(self, rng: &mut ChaCha8Rng) -> Contract {
        let solo = Contract::Solo(*Solo::USUAL.choose(rng).expect("there are seven"));
        match self {
            Self::Pairs => Contract::Normal,
            Self::Soli => solo,
            Self::SoliOfManyTrumps if matches!(solo, Contract::Solo(Solo::Farbe(_))) => solo,
            Self::SoliOfManyTrumps => Contract::Normal,
        }
    }
}

/// Returns a game after random play, with one of these numbers of tricks left: of two against two, or a solo of whom it
/// suits best.
///
/// # Panics
/// If no number of tricks is given.
pub(crate) fn random_position(
    rng: &mut ChaCha8Rng,
    games: Games,
    rules: impl Fn(&mut ChaCha8Rng) -> Rules,
    tricks_left: &[usize],
) -> Position {
    loop {
        let rules = rules(rng);
        let contract = games.contract(rng);
        let is_solo = games != Games::Pairs;
        let n_left = *tricks_left.choose(rng).expect("there are some numbers");
        let mut deck: Vec<Card> = rules.deck().cards().collect();
        deck.shuffle(rng);
        let dealt = rules.n_tricks();
        let hands = BySeat::from_fn(|seat| Hand::of(&deck[seat.index() * dealt..][..dealt]));
        let order = Order::new(&rules, contract, Schweine::None);
        let strength = |seat: &Seat| hands[*seat].cards().map(|card| 24 - order.beaten_by(card).len()).sum::<usize>();
        let re: SeatSet = if is_solo {
            Seat::ALL.into_iter().max_by_key(strength).into_iter().collect()
        } else {
            Seat::ALL.into_iter().filter(|&seat| hands[seat].contains(Card::CQ)).collect()
        };
        if re.len() != 2 - usize::from(is_solo) || dealt < n_left {
            continue;
        }
        let parties = Parties { re };
        let leader = *Seat::ALL.choose(rng).expect("there are four");
        let mut play = CardPlay::new(hands, leader);
        let mut tricks = Vec::new();
        while n_left < play.tricks_left() || !play.trick().is_empty() {
            let legal: Vec<Card> = play.legal(&order).iter().collect();
            tricks.extend(play.play(&order, *legal.choose(rng).expect("a hand with cards has a legal one")));
        }
        let parts = PositionParts {
            rules,
            contract,
            schweine: game::SchweineHolders::NONE,
            parties,
            hands: *play.hands(),
            leader: play.turn(),
            trick: Vec::new(),
            won: Some(Won::of(parties, &tricks)),
            calls: ByTeam::default(),
        };
        return Position::new(parts).expect("a random position fits together");
    }
}
