//! What the measurements share: dealing and choosing cards at random, as cheaply as possible, so that what is measured
//! is the rules.

use game::{
    BySeat, ByTeam, Card, CardPlay, Contract, Hand, Order, Parties, Position, PositionParts, Rules, Seat, SeatSet,
};
use std::fs;

/// A fast source of random numbers that needs no care: xorshift64* (See: S. Vigna, "An experimental exploration of
/// Marsaglia's xorshift generators, scrambled", 2016).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Returns the source with this seed, which must not be 0.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns a number below `n`; the bias is below one in a million for the small `n` used here.
    pub const fn below(&mut self, n: usize) -> usize {
        let bits = self.word() >> 32;
        ((bits * n as u64) >> 32) as usize
    }

    /// Returns a random word.
    pub const fn word(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }
}

/// Returns the cards of a rule set's deck, both copies of each kind.
#[must_use]
pub fn deck(rules: &Rules) -> Vec<Card> {
    rules.deck().cards().collect()
}

/// Shuffles the deck and deals it out to a game led by north.
pub fn deal(deck: &mut [Card], random: &mut Random) -> CardPlay {
    for i in (1..deck.len()).rev() {
        deck.swap(i, random.below(i + 1));
    }
    let hand_size = deck.len() / 4;
    CardPlay::new(BySeat::from_fn(|seat| hand(&deck[seat.index() * hand_size..][..hand_size])), Seat::N)
}

fn hand(cards: &[Card]) -> Hand {
    let mut hand = Hand::EMPTY;
    for &card in cards {
        hand.add(card);
    }
    hand
}

/// Returns the positions of `datasets/positions/` with this name, one a line, with their values.
///
/// # Panics
/// If there is no such file.
#[must_use]
pub fn suite_text(suite: &str) -> String {
    let path = format!("{}/../datasets/positions/values-{suite}.txt", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns random deals of the rule set of this name, the same for the same seed: the first trick of a normal game of two
/// against two. Nothing if there is no such rule set.
#[must_use]
pub fn random_deals(rules: &str, seed: u64) -> Option<impl Iterator<Item = Position>> {
    let rules = Rules::ALL.into_iter().find(|known| known.name == rules)?;
    let mut random = Random::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    Some(std::iter::repeat_with(move || random_deal(&rules, &mut random)).flatten())
}

/// Returns the first trick of a normal game, unless one seat holds both old ones.
fn random_deal(rules: &Rules, random: &mut Random) -> Option<Position> {
    let play = deal(&mut deck(rules), random);
    let re: SeatSet = Seat::ALL.into_iter().filter(|&seat| play.hands()[seat].contains(Card::CQ)).collect();
    let parts = PositionParts {
        rules: rules.clone(),
        contract: Contract::Normal,
        schweine: game::SchweineHolders::NONE,
        parties: Parties { re },
        hands: *play.hands(),
        leader: Seat::N,
        trick: Vec::new(),
        won: None,
        calls: ByTeam::default(),
    };
    (re.len() == 2).then(|| Position::new(parts).expect("a deal fits together"))
}

/// Plays random legal cards to the end and returns the Augen of north and south.
pub fn play_out(order: &Order, mut play: CardPlay, random: &mut Random) -> u16 {
    let mut augen = 0;
    while !play.is_over() {
        let legal = play.legal(order);
        let card = legal.nth(random.below(legal.len())).expect("a hand with cards has a legal one");
        if let Some(trick) = play.play(order, card)
            && matches!(trick.owner(), Some(Seat::N | Seat::S))
        {
            augen += trick.augen().0;
        }
    }
    augen
}
