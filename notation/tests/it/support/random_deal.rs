//! Random positions before the first card.

use game::rules::SchweineRule;
use game::{
    BySeat, ByTeam, Card, Contract, Hand, Level, Parties, Position, PositionParts, Rules, SchweineHolders, Seat,
    SeatSet, Solo,
};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;

/// Returns a deal of a published rule set, in a normal game or a solo, with calls and Schweine.
pub(crate) fn random_deal(rng: &mut ChaCha8Rng) -> Position {
    let rules = Rules::ALL.choose(rng).expect("there are three").clone();
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    deck.shuffle(rng);
    let hands = BySeat::from_fn(|seat| {
        deck[seat.index() * rules.n_tricks()..][..rules.n_tricks()].iter().copied().collect::<Hand>()
    });
    let holding =
        |card| Seat::ALL.into_iter().filter(move |&seat: &Seat| hands[seat].contains(card)).collect::<Vec<_>>();
    let games = [Contract::Normal; 7].into_iter().chain(Solo::USUAL.map(Contract::Solo)).collect::<Vec<_>>();
    let contract = *games.choose(rng).expect("there are games");
    let re = if contract == Contract::Normal { holding(Card::CQ) } else { vec![Seat::S] };
    let foxes = holding(Card::DA);
    let can_announce =
        rules.schweine.when == SchweineRule::Announced && contract == Contract::Normal && foxes.len() == 1;
    let level = |rng: &mut ChaCha8Rng| *Level::ALL.choose(rng).expect("there are six");
    let parts = PositionParts {
        schweine: match foxes.first() {
            Some(&seat) if can_announce && rng.random() => SchweineHolders::of(seat),
            _ => SchweineHolders::NONE,
        },
        rules,
        contract,
        parties: Parties { re: SeatSet::of(&re) },
        hands,
        leader: Seat::ALL[rng.random_range(0..4)],
        trick: Vec::new(),
        won: rng.random::<bool>().then(ByTeam::default),
        calls: ByTeam { re: level(rng), kontra: level(rng) },
    };
    Position::new(parts).expect("a deal is a position")
}
