//! Schweine that arise while the cards are played.
//!
//! Of two aces of diamonds in one hand the second can become one once the first has won its trick. And if Schweine are
//! shown when the first is played, other cards can rank otherwise from then on: the first ten of hearts beats the
//! second. There are two orders then, made when the game begins. The open cards and the hand that has played the first
//! ace decide which of them holds, without any decision or word. As only this hand still has such an ace, it does not
//! matter to the others before it plays it. A hand that may keep its Schweine is taken to show them with the first. If
//! it has kept them, there is one order only, and once it has announced them, the other one holds.

use crate::card::Card;
use crate::contract::Schweine;
use crate::hand::Hand;
use crate::order::Order;
use crate::rules::{HeartTenWithSchweine, Rules, SchweineRule};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::spielfindung::Game;
use crate::trick::Trick;

/// Time at which the order of the cards changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// After the first ace has won its trick.
    FirstHasWon,
    /// After the first ace is played.
    FirstIsPlayed,
}

/// The changing order of two aces of diamonds in one hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateSchweine {
    change: Change,
    schwein: Card,
    /// Seats that can have them in this game.
    holders: SeatSet,
    before: Order,
    after: Order,
    game: Game,
    /// Seat that has announced Schweine before the first was played, and the number of cards played then.
    said: Option<(Seat, u8)>,
}

impl LateSchweine {
    /// Returns what there can be in this game; `None` where nothing depends on the first ace.
    pub(crate) fn of(rules: &Rules, game: &Game, before: &Order) -> Option<Self> {
        let turns_tens = rules.schweine.heart_ten == HeartTenWithSchweine::FirstWins;
        let change = match rules.schweine.when {
            SchweineRule::AfterTrick => Change::FirstHasWon,
            SchweineRule::FirstPlayed | SchweineRule::Optional if turns_tens => Change::FirstIsPlayed,
            _ => return None,
        };
        let (contract, soloist) = game.with_soloist();
        let schwein = rules.schwein(contract)?;
        let holders = Seat::ALL.into_iter().filter(|&seat| rules.schweine_exist(contract, soloist, seat)).collect();
        let after = Order::new(rules, contract, Schweine::Announced);
        Some(Self { change, schwein, holders, before: before.clone(), after, game: *game, said: None })
    }

    /// Returns the same if this seat has announced Schweine after `cards_played` cards.
    pub(crate) fn with_said(&self, seat: Seat, cards_played: u8) -> Self {
        Self { said: Some((seat, cards_played)), ..self.clone() }
    }

    /// Returns the ace of which the second becomes a Schwein, and the first does not.
    pub(crate) fn second_alone(&self) -> Option<Card> {
        (self.change == Change::FirstHasWon).then_some(self.schwein)
    }

    /// Returns the game as it is named, whatever has become of the aces.
    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the order of the game in which no ace has become a Schwein yet.
    pub(crate) const fn before(&self) -> &Order {
        &self.before
    }

    /// Returns the order while a seat has a Schwein, or has had one.
    pub(crate) const fn after(&self) -> &Order {
        &self.after
    }

    /// Returns the holder of Schweine after these tricks and cards, if the seat to play is about to lay `next`: a seat
    /// that has played the first, or has won a trick with it, and has or had the other one as well.
    pub(crate) fn holder(
        &self,
        tricks: &[Trick],
        trick: &Trick,
        hands: &BySeat<Hand>,
        next: Option<Card>,
    ) -> Option<Seat> {
        let n_cards = 4 * tricks.len() + trick.len();
        if let Some((seat, _)) = self.said.filter(|&(_, said)| usize::from(said) <= n_cards) {
            return Some(seat);
        }
        let n_played = |seat: Seat| {
            let played = tricks.iter().chain([trick]).flat_map(Trick::plays);
            played.filter(|&play| play == (seat, self.schwein)).count()
        };
        let is_first = |seat: Seat| match self.change {
            Change::FirstIsPlayed => 0 < n_played(seat) || next == Some(self.schwein) && trick.to_play() == seat,
            Change::FirstHasWon => {
                let with_first = tricks.iter().find(|trick| trick.plays().any(|play| play == (seat, self.schwein)));
                with_first.and_then(Trick::owner) == Some(seat)
            }
        };
        let has_both = |seat: Seat| n_played(seat) + hands[seat].count(self.schwein) == 2;
        self.holders.iter().find(|&seat| is_first(seat) && has_both(seat))
    }

    /// Returns whether a seat with these cards in hand knows that it has a Schwein: of both aces where the first that is played shows
    /// them, otherwise of the second once the first has won its trick.
    pub(crate) fn is_known_to(&self, tricks: &[Trick], trick: &Trick, (seat, hand): (Seat, Hand)) -> bool {
        match self.change {
            Change::FirstIsPlayed => self.holders.contains(seat) && hand.count(self.schwein) == 2,
            Change::FirstHasWon => {
                let mut hands = BySeat::default();
                hands[seat] = hand;
                self.holder(tricks, trick, &hands, None) == Some(seat)
            }
        }
    }

    /// Returns whether all seats see that one has Schweine, once the seat to play has laid this card.
    pub(crate) fn is_shown(&self, tricks: &[Trick], trick: &Trick, hands: &BySeat<Hand>, next: Option<Card>) -> bool {
        match self.change {
            Change::FirstIsPlayed => self.holder(tricks, trick, hands, next).is_some(),
            Change::FirstHasWon => self.holder(tricks, trick, hands, None).is_some_and(|holder| {
                let is_laid = next == Some(self.schwein) && trick.to_play() == holder;
                is_laid || hands[holder].count(self.schwein) == 0
            }),
        }
    }
}

/// Returns the order of a game in which a hand has Schweine that it shows with the first, as this hand knows it before; `None` where
/// there can be none.
pub(crate) fn unshown(rules: &Rules, game: &Game) -> Option<Order> {
    let are_shown = matches!(rules.schweine.when, SchweineRule::FirstPlayed | SchweineRule::Optional);
    let can_be = are_shown && game.schweine.is_none() && rules.schwein(game.contract()).is_some();
    can_be.then(|| Order::new(rules, game.contract(), Schweine::Announced))
}
