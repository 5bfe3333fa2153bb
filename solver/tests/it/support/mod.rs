//! Random positions for the tests of this crate, and questions about them.

pub(crate) mod ask;
pub(crate) mod stakes;

use game::rules::{HeartTenInLastTrick, HigherSchwein, SchweineRule, SecondHeartTen};
use game::{
    BySeat, ByTeam, Card, CardPlay, Contract, Hand, Level, Order, Parties, Position, PositionParts, Rules, Schweine,
    SchweineHolders, Seat, SeatSet, Solo, Team,
};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub(crate) fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Returns a position of any game, rule set and division of the seats, with up to `most_tricks` tricks left, at any
/// point of the running trick.
pub(crate) fn any_position(rng: &mut impl Rng, most_tricks: usize) -> Position {
    let rules = [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN].choose(rng).expect("three").clone();
    let contract =
        if rng.random_bool(0.4) { Contract::Normal } else { Contract::Solo(*Solo::USUAL.choose(rng).expect("seven")) };
    let n_tricks = rng.random_range(1..=most_tricks);
    let n_lying = rng.random_range(0..4);
    position_of(rng, rules, contract, n_tricks, n_lying)
}

/// The name of the rules of clubs, which rank the cards in their own way.
const CLUB: &str = "club";

/// Returns rules of a club that rank the cards in their own way.
pub(crate) fn club_rules(rng: &mut impl Rng) -> Rules {
    let published = [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN].choose(rng).expect("three").clone();
    let second = [SecondHeartTen::Never, SecondHeartTen::WhenTrump, SecondHeartTen::NormalGame, SecondHeartTen::Always];
    let schweine_above: [&[HigherSchwein]; 3] =
        [&[], &[HigherSchwein::Tens], &[HigherSchwein::Kings, HigherSchwein::Tens]];
    published.with(|rules| {
        rules.name = CLUB.into();
        rules.deck.second_heart_ten_wins = *second.choose(rng).expect("four");
        rules.deck.heart_ten_in_last_trick =
            if rng.random_bool(0.8) { HeartTenInLastTrick::Reversed } else { HeartTenInLastTrick::Same };
        rules.deck.heart_ten_trump = rng.random_bool(0.8);
        rules.soli.named = Solo::ALL
            .into_iter()
            .filter(|&solo| solo != Solo::Null && (rules.deck.nines || solo != Solo::Neunen))
            .collect();
        rules.schweine.when = if rng.random_bool(0.6) { SchweineRule::BeforePlay } else { rules.schweine.when };
        rules.schweine.above = schweine_above.choose(rng).expect("three").to_vec().into();
    })
}

/// Returns a position by rules of a club, with up to `most_tricks` tricks left, at any point of the running trick.
pub(crate) fn club_position(rng: &mut impl Rng, most_tricks: usize) -> Position {
    let rules = club_rules(rng);
    let contract = if rng.random_bool(0.6) {
        Contract::Normal
    } else {
        Contract::Solo(*rules.soli.named.choose(rng).expect("many"))
    };
    let n_tricks = rng.random_range(1..=most_tricks);
    let n_lying = rng.random_range(0..4);
    position_of(rng, rules, contract, n_tricks, n_lying)
}

/// Returns a random position of a game with this many cards for each seat, before `n_lying` cards are played.
pub(crate) fn position_of(
    rng: &mut impl Rng,
    rules: Rules,
    contract: Contract,
    n_tricks: usize,
    n_lying: usize,
) -> Position {
    let rules = with_game(rules, contract);
    let mut deck: Vec<Card> = Hand::both_of(rules.kinds()).cards().collect();
    // Few classes make more interesting endings than a random choice of cards.
    deck.shuffle(rng);
    if rng.random_bool(0.3) {
        let order = Order::new(&rules, contract, Schweine::None);
        deck.sort_by_key(|&card| order.class_of(card));
        let from = rng.random_range(0..=deck.len() - 4 * n_tricks);
        deck = deck[from..from + 4 * n_tricks].to_vec();
        deck.shuffle(rng);
    } else if rules.name == CLUB && rng.random_bool(0.8) {
        // Both tens of hearts are still out, for clubs have rules of their own for them.
        deck.sort_by_key(|&card| card != Card::HT);
        deck[2..].shuffle(rng);
        deck.truncate(4 * n_tricks);
        deck.shuffle(rng);
    }
    let hands = BySeat::from_fn(|seat| {
        let from = seat.index() * n_tricks;
        Hand::of(&deck[from..from + n_tricks])
    });
    let re = re_of(rng, &rules, contract, &hands);
    let leader = *Seat::ALL.choose(rng).expect("four");
    let schweine = schweine_of(rng, &rules, contract, &hands);
    let order = Order::new(&rules, contract, schweine.kind());
    let mut play = CardPlay::new(hands, leader);
    for _ in 0..n_lying {
        let legal: Vec<Card> = play.legal(&order).iter().collect();
        play.play(&order, *legal.choose(rng).expect("a hand with cards has a move"));
    }
    let parts = PositionParts {
        rules,
        contract,
        schweine,
        parties: Parties { re },
        hands: *play.hands(),
        leader,
        trick: play.trick().cards().to_vec(),
        won: None,
        calls: ByTeam { re: Level::None, kontra: Level::None },
    };
    Position::new(parts).expect("a random position fits together")
}

/// Returns the rule set with this game, if it is a solo that only clubs have.
fn with_game(rules: Rules, contract: Contract) -> Rules {
    match contract.solo() {
        Some(solo) if !rules.soli.named.contains(&solo) => {
            let soli: Vec<Solo> = rules.soli.named.iter().copied().chain([solo]).collect();
            rules.with(|rules| rules.soli.named = soli.into())
        }
        _ => rules,
    }
}

/// Returns who has announced which Schweine: any that all lie in one hand.
fn schweine_of(rng: &mut impl Rng, rules: &Rules, contract: Contract, hands: &BySeat<Hand>) -> SchweineHolders {
    let mut schweine = SchweineHolders::NONE;
    while let Some(card) = rules.schwein_of(contract, schweine.kind().ranks()) {
        let holders: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| hands[seat].contains(card)).collect();
        let next = |seat| (schweine.kind().ranks(), seat);
        let can_have = |seat| rules.can_have_schweine((contract, None), &schweine, next(seat));
        if contract != Contract::Normal || holders.len() != 1 || !can_have(holders[0]) || !rng.random_bool(0.7) {
            break;
        }
        schweine = schweine.with_next(holders[0]);
    }
    schweine
}

/// Returns a side that the queens of clubs in these hands allow: their holders and, if one has been played, perhaps another seat.
fn re_of(rng: &mut impl Rng, rules: &Rules, contract: Contract, hands: &BySeat<Hand>) -> SeatSet {
    let mut seats = Seat::ALL;
    seats.shuffle(rng);
    if contract != Contract::Normal {
        return SeatSet::only(seats[0]);
    }
    // Holders first.
    seats.sort_by_key(|&seat| !hands[seat].contains(Card::CQ));
    let [in_first, in_second] = [seats[0], seats[1]].map(|seat| hands[seat].count(Card::CQ));
    let completed = rules.n_tricks() - hands[Seat::N].len();
    let can_be_alone = in_second == 0 && 2 <= in_first + completed;
    let can_be_two = in_first < 2 || 0 < completed;
    let is_alone = can_be_alone && (!can_be_two || rng.random_bool(0.2));
    SeatSet::of(&seats[..if is_alone { 1 } else { 2 }])
}

/// Returns the same position with two random cards of different sides exchanged so that the team gets the better one,
/// or `None` if these two cannot be exchanged.
pub(crate) fn with_better_cards(position: &Position, team: Team, rng: &mut impl Rng) -> Option<Position> {
    let pick = |team, rng: &mut dyn Rng| {
        let hands = &position.parts().hands;
        let seats: Vec<Seat> = position.parties().members(team).iter().filter(|&s| !hands[s].is_empty()).collect();
        let seat = *seats.choose(rng)?;
        let cards: Vec<Card> = hands[seat].cards().collect();
        Some((seat, *cards.choose(rng)?))
    };
    let own = pick(team, rng)?;
    with_better_card(position, own, pick(!team, rng)?)
}

/// Exchanges two cards of two seats, so that the first gets the better one in place of its own. Returns nothing if it is
/// not better.
fn with_better_card(position: &Position, own: (Seat, Card), better: (Seat, Card)) -> Option<Position> {
    let ((seat, low), (other, high)) = (own, better);
    let place = |card| position.order().sorted().iter().position(|&sorted| sorted == card);
    if place(low) <= place(high) {
        return None;
    }
    let mut parts = position.parts().clone();
    parts.hands[seat].remove(low);
    parts.hands[other].remove(high);
    parts.hands[seat].add(high);
    parts.hands[other].add(low);
    Position::new(parts).ok()
}

/// Says where a test went wrong.
pub(crate) fn show(position: &Position) -> String {
    let parts = position.parts();
    let hands: Vec<String> = parts.hands.iter().map(|(seat, hand)| format!("{seat}={hand:?}")).collect();
    format!(
        "rules={} game={} re={} leader={} trick={:?} {} schweine={:?}",
        parts.rules.name,
        parts.contract,
        parts.parties.re,
        parts.leader,
        parts.trick,
        hands.join(" "),
        parts.schweine
    )
}
