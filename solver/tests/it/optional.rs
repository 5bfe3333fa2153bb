//! If a hand may show its Schweine or hide them, there is no answer before it has decided, and after it the one of all
//! lines of play. The brute force here knows the decision: the player of the first of two aces chooses what they are.

use crate::support::ask::{value, verdict};
use crate::support::{rng, show};
use doko_solver::{Claim, Config, Manner, brute};
use game::rules::{HeartTenInLastTrick, HeartTenWithSchweine, SchweineInSolo, SchweineRule, SecondHeartTen};
use game::{
    BySeat, ByTeam, Card, Contract, Hand, Level, OpenOrder, Order, Parties, Position, PositionError, PositionParts,
    Rules, Schweine, SchweineHolders, Seat, SeatSet, Solo, Suit, Team,
};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};

/// What the two aces of one hand are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aces {
    Undecided(Seat),
    Foxes,
    Schweine,
}

/// A game with all cards open.
#[derive(Clone)]
struct Table {
    hands: BySeat<Hand>,
    led: Option<Card>,
    best: Option<(Seat, Card)>,
    turn: Seat,
    lying: usize,
    augen: u16,
    aces: Aces,
}

/// The parts that stay the same.
struct Game {
    re: SeatSet,
    plain: Order,
    turned: Order,
}

impl Game {
    const fn order(&self, aces: Aces) -> &Order {
        if matches!(aces, Aces::Schweine) { &self.turned } else { &self.plain }
    }

    /// Returns the winner of the trick, if one is complete, his Augen, and the table after a card.
    fn after(&self, table: &Table, card: Card, aces: Aces) -> (Table, Option<(Seat, u16)>) {
        let mut next = table.clone();
        next.hands[table.turn].remove(card);
        next.aces = aces;
        let takes = table.best.is_none_or(|(_, best)| self.order(aces).beats(card, best));
        next.best = if takes { Some((table.turn, card)) } else { table.best };
        next.led = table.led.or(Some(card));
        (next.lying, next.augen, next.turn) = (table.lying + 1, table.augen + card.augen().0, table.turn.next());
        if next.lying < 4 {
            return (next, None);
        }
        let (winner, _) = next.best.expect("four cards lie");
        let augen = next.augen;
        (next.led, next.best, next.lying, next.augen, next.turn) = (None, None, 0, 0, winner);
        (next, Some((winner, augen)))
    }

    /// Returns every card that may be played with what the aces are then.
    fn moves(&self, table: &Table) -> Vec<(Card, Aces)> {
        let held = table.hands[table.turn].kinds();
        let following = table.led.map_or(held, |led| held & self.order(table.aces).follow(led));
        let legal = if following.is_empty() { held } else { following };
        let mut moves = Vec::new();
        for card in legal {
            if card == Card::DA && table.aces == Aces::Undecided(table.turn) {
                moves.extend([(card, Aces::Foxes), (card, Aces::Schweine)]);
            } else {
                moves.push((card, table.aces));
            }
        }
        moves
    }

    /// Returns the Augen that Re still gets.
    fn augen(&self, table: &Table) -> u16 {
        let is_re = self.re.contains(table.turn);
        let values = self.moves(table).into_iter().map(|(card, aces)| {
            let (next, complete) = self.after(table, card, aces);
            let gained = complete.filter(|&(winner, _)| self.re.contains(winner)).map_or(0, |(_, augen)| augen);
            gained + self.augen(&next)
        });
        (if is_re { values.max() } else { values.min() }).unwrap_or(0)
    }

    /// Returns whether there is a way in which the other side wins a trick.
    fn can_lose(&self, table: &Table, team: Team) -> bool {
        self.moves(table).into_iter().any(|(card, aces)| {
            let (next, complete) = self.after(table, card, aces);
            let is_lost = complete.is_some_and(|(winner, _)| self.re.contains(winner) != (team == Team::Re));
            is_lost || self.can_lose(&next, team)
        })
    }
}

fn rules(rng: &mut impl Rng) -> Rules {
    let in_solo = [SchweineInSolo::Never, SchweineInSolo::Soloist, SchweineInSolo::Any];
    let turns_tens = rng.random_bool(0.5);
    let second = if rng.random_bool(0.5) { SecondHeartTen::WhenTrump } else { SecondHeartTen::Never };
    [Rules::DDV, Rules::BSV].choose(rng).expect("two").clone().with(|rules| {
        rules.schweine.when = SchweineRule::Optional;
        rules.schweine.in_solo = *in_solo.choose(rng).expect("three");
        rules.deck.second_heart_ten_wins = second;
        rules.deck.heart_ten_in_last_trick = HeartTenInLastTrick::Same;
        rules.schweine.heart_ten =
            if turns_tens { HeartTenWithSchweine::FirstWins } else { HeartTenWithSchweine::Same };
    })
}

/// Returns a position and the same as a table: random cards, most often with both aces, of which one may lie.
fn position(rng: &mut impl Rng) -> Option<(Result<Position, PositionError>, Game, Table)> {
    let rules = rules(rng);
    let contracts = [Contract::Normal, Contract::Normal, Contract::Solo(Solo::Farbe(Suit::Diamonds))];
    let contract = *contracts.choose(rng).expect("three");
    let n_tricks = rng.random_range(2..=3);
    let mut deck: Vec<Card> = Hand::both_of(rules.kinds()).cards().collect();
    deck.shuffle(rng);
    deck.sort_by_key(|&card| (card != Card::DA, card != Card::HT));
    let mut hands = deck[..4 * n_tricks].to_vec();
    if rng.random_bool(0.3) {
        hands.shuffle(rng);
    } else {
        // The two aces stay in one hand.
        hands[2..].shuffle(rng);
        hands.rotate_right(n_tricks * rng.random_range(0..4));
    }
    let mut hands = BySeat::from_fn(|seat| Hand::of(&hands[seat.index() * n_tricks..(seat.index() + 1) * n_tricks]));
    let [leader, soloist, other] = [(); 3].map(|()| *Seat::ALL.choose(rng).expect("four"));
    let re = if contract == Contract::Normal { SeatSet::of(&[soloist, other]) } else { SeatSet::only(soloist) };
    let holder = Seat::ALL.into_iter().find(|&seat| hands[seat].count(Card::DA) == 2);
    let exist = |seat| match (contract, rules.schweine.in_solo) {
        (Contract::Normal, _) | (_, SchweineInSolo::Any) => true,
        (_, SchweineInSolo::Soloist) => seat == soloist,
        (_, SchweineInSolo::Never) => false,
    };
    let holder = holder.filter(|&seat| exist(seat));
    let is_said = rng.random_bool(0.4);
    let order = |schweine| Order::new(&rules, contract, schweine);
    let game = Game { re, plain: order(Schweine::None), turned: order(Schweine::Announced) };
    let aces = match holder {
        Some(_) if is_said => Aces::Schweine,
        Some(seat) => Aces::Undecided(seat),
        None => Aces::Foxes,
    };
    let mut table = Table { hands, led: None, best: None, turn: leader, lying: 0, augen: 0, aces };
    let mut trick = Vec::new();
    for _ in 0..rng.random_range(0..4) {
        let moves = game.moves(&table);
        let &(card, aces) = moves.iter().find(|(card, _)| *card == Card::DA).or(moves.choose(rng)).expect("a card");
        trick.push(card);
        table = game.after(&table, card, aces).0;
    }
    hands = table.hands;
    let schweine = holder.filter(|_| table.aces == Aces::Schweine).map_or(SchweineHolders::NONE, SchweineHolders::of);
    let (won, calls) = (None, ByTeam { re: Level::None, kontra: Level::None });
    let parts = PositionParts { rules, contract, schweine, parties: Parties { re }, hands, leader, trick, won, calls };
    match Position::new(parts) {
        Ok(position) => Some((Ok(position), game, table)),
        Err(error @ PositionError::OpenSchweine { .. }) => Some((Err(error), game, table)),
        // The queens of clubs are with others.
        Err(_) => None,
    }
}

#[test]
fn every_answer_is_that_of_all_lines_and_what_is_not_decided_has_none() {
    let mut rng = rng(61);
    let config = Config::default().with_table_bytes(1 << 16);
    let (mut n_answered, mut n_schweine, mut n_refused, mut n_other) = (0, 0, 0, 0);
    while n_answered < 1_200 {
        let Some((position, game, table)) = position(&mut rng) else { continue };
        let augen = game.augen(&table);
        match (position, table.aces) {
            (Err(PositionError::OpenSchweine { seat, card, change }), Aces::Undecided(holder)) => {
                assert_eq!((seat, card, change), (holder, Card::DA, OpenOrder::Showing));
                n_refused += 1;
                let foxes = game.augen(&Table { aces: Aces::Foxes, ..table.clone() });
                let schweine = game.augen(&Table { aces: Aces::Schweine, ..table });
                n_other += usize::from(augen != foxes || augen != schweine);
            }
            (Ok(position), Aces::Foxes | Aces::Schweine) => {
                n_answered += 1;
                n_schweine += usize::from(table.aces == Aces::Schweine);
                assert_eq!(value(&position, &config).0, augen, "{}", show(&position));
                assert_eq!(brute::augen(&position).0, augen, "{}", show(&position));
                for team in Team::ALL {
                    let claim = Claim::new(&position, team, Manner::EveryOrder).expect("a side can claim");
                    let holds = verdict(&position, &claim).holds();
                    assert_eq!(holds, !game.can_lose(&table, team), "{team} {}", show(&position));
                }
            }
            (Ok(position), Aces::Undecided(_)) => panic!("it is open: {}", show(&position)),
            (Err(error), _) => panic!("nothing is open: {error}"),
        }
    }
    let seen = (n_schweine, n_refused, n_other);
    assert!(200 < n_schweine && 200 < n_refused && 50 < n_other, "{seen:?}");
}
