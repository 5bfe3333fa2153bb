//! The table as one seat sees it: what is still out, who may hold it, who plays with whom.

use crate::rules::memory::Memory;
use crate::rules::partner::{friends, team_of};
use crate::rules::stake::stake;
use game::rules::Sonderpunkt;
use game::{BySeat, Card, CardSet, Class, Hand, Order, Rules, Seat, Trick};

/// The knowledge from which a decision is made.
#[derive(Clone, Debug)]
pub(crate) struct Sight<'a> {
    pub(crate) order: &'a Order,
    pub(crate) memory: &'a Memory,
    pub(crate) trick: &'a Trick,
    pub(crate) seat: Seat,
    pub(crate) hand: Hand,
    /// The cards that neither lie or have lain on the table nor are in the own hand.
    pub(crate) unseen: Hand,
    /// The probability that a seat is on the own side.
    pub(crate) friend: BySeat<f32>,
    /// The value of an Auge in Points now, see [`stake`].
    pub(crate) stake: f32,
    has_foxes: bool,
    has_herzstich: bool,
    /// For each class and seat, the probability that a given unseen card of this class is in its hand.
    shares: [BySeat<f32>; 5],
    /// The number of unseen cards of each class.
    out: [usize; 5],
}

impl<'a> Sight<'a> {
    pub(crate) fn new(
        (rules, order): (&'a Rules, &'a Order),
        memory: &'a Memory,
        trick: &'a Trick,
        (seat, hand): (Seat, Hand),
    ) -> Self {
        let unseen = unseen(rules.kinds(), memory.played, hand);
        let friend = friends(memory, seat, hand);
        let n_tricks = hand.len();
        let mut shares = [BySeat::from_fn(|_| 0.0); 5];
        let mut out = [0; 5];
        for class in Class::ALL {
            let index = class.index();
            out[index] = unseen.count_in(order.members(class));
            let mut sum = 0.0;
            for other in Seat::ALL {
                if other != seat && !memory.is_void(other, class) {
                    let has_played = trick.leader().steps_to(other) < trick.len();
                    let cards = (n_tricks - usize::from(has_played)) as f32;
                    shares[index][other] = cards;
                    sum += cards;
                }
            }
            if 0.0 < sum {
                for other in Seat::ALL {
                    shares[index][other] /= sum;
                }
            }
        }
        let stake = stake(rules, memory, team_of(memory, seat, hand), &friend);
        let is_solo = memory.parties.is_some_and(|parties| parties.soloist().is_some());
        let foxes = order.trumps().contains(Card::DA) && !order.beaten_by(Card::DA).is_empty();
        let has_foxes = foxes && !is_solo && rules.has(Sonderpunkt::Fuchs);
        let has_herzstich = !is_solo && rules.has(Sonderpunkt::Herzstich);
        Self { order, memory, trick, seat, hand, unseen, friend, stake, has_foxes, has_herzstich, shares, out }
    }

    /// Returns the number of unseen cards of a class.
    pub(crate) const fn out(&self, class: Class) -> usize {
        self.out[class.index()]
    }

    /// Returns how many cards that would beat this one are unseen.
    pub(crate) const fn higher(&self, card: Card) -> usize {
        self.unseen.count_in(self.order.beaten_by(card))
    }

    /// Returns the probability that a seat holds at least one of `n` unseen cards of a class.
    pub(crate) fn holds(&self, seat: Seat, class: Class, n: usize) -> f32 {
        1.0 - power(1.0 - self.shares[class.index()][seat], n)
    }

    /// Returns the probability that a seat holds no card of a class.
    pub(crate) fn void(&self, seat: Seat, class: Class) -> f32 {
        power(1.0 - self.shares[class.index()][seat], self.out(class))
    }

    /// Returns the probability that a seat can beat `best` in a trick to which `led` was led.
    pub(crate) fn beats(&self, seat: Seat, led: Class, best: Card) -> f32 {
        let beating = self.order.beaten_by(best);
        let trumps = self.unseen.count_in(beating & self.order.trumps());
        if led == Class::Trump {
            return self.holds(seat, Class::Trump, trumps);
        }
        let void = self.void(seat, led);
        let by_trump = if void == 0.0 { 0.0 } else { void * self.holds(seat, Class::Trump, trumps) };
        if self.order.class_of(best) == Class::Trump {
            return by_trump;
        }
        let higher = self.unseen.count_in(beating & self.order.members(led));
        by_trump + self.holds(seat, led, higher)
    }

    /// Returns the probability that the own side gets the trick in which `best` of `owner` is winning after the own
    /// card, and that `owner` himself gets it.
    pub(crate) fn chances(&self, led: Class, best: Card, owner: Seat) -> Chances {
        let mut side = self.friend[owner];
        let mut owner_keeps = 1.0;
        for steps in 1..4 - self.trick.len() {
            let seat = self.seat.plus(steps);
            let beats = self.beats(seat, led, best);
            let friend = self.friend[seat];
            // A friend leaves the trick to a friend, and a foe to a foe.
            side = side * (1.0 - (1.0 - friend) * beats) + (1.0 - side) * friend * beats;
            owner_keeps *= 1.0 - beats;
        }
        Chances { side, owner: owner_keeps }
    }

    /// Returns how many Fehl cards of the hand are the highest left of their suit.
    pub(crate) fn masters(&self) -> usize {
        let fehl = self.hand.kinds() - self.order.trumps();
        let is_master = |&card: &Card| {
            let higher = self.order.beaten_by(card) - self.order.trumps();
            (self.unseen.kinds() & higher).is_empty()
        };
        fehl.iter().filter(is_master).count()
    }

    /// Returns the average Augen of an unseen card of `class`.
    pub(crate) fn mean_augen(&self, class: Class) -> f32 {
        let part = self.unseen.part(self.order.members(class));
        if part.is_empty() { 0.0 } else { f32::from(part.augen().0) / part.len() as f32 }
    }

    /// Returns whether an ace of diamonds is a fox in this game.
    pub(crate) fn has_foxes(&self) -> bool {
        self.has_foxes
    }

    /// Returns whether a trick of hearts earns a point in this game.
    pub(crate) fn has_herzstich(&self) -> bool {
        self.has_herzstich
    }

    /// Returns whether it is open who the partner is.
    pub(crate) fn is_partner_unknown(&self) -> bool {
        self.friend.0.iter().any(|&friend| 0.0 < friend && friend < 1.0)
    }

    /// Returns the slot of a card in the tables: trumps from the highest, then the ranks of Fehl.
    pub(crate) fn slot(&self, card: Card) -> usize {
        slot(self.order, card)
    }
}

/// The chances that a trick is won.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chances {
    /// Probability that the seat's own side wins the trick.
    pub(crate) side: f32,
    /// Probability that the card that is best now wins the trick.
    pub(crate) owner: f32,
}

/// The most trumps there are, by kind.
pub(crate) const TRUMP_SLOTS: usize = 13;

/// The number of slots of [`Sight::slot`].
pub(crate) const SLOTS: usize = TRUMP_SLOTS + 6;

/// Returns the slot of a card, see [`Sight::slot`].
pub(crate) fn slot(order: &Order, card: Card) -> usize {
    let trumps = order.trumps();
    if !trumps.contains(card) {
        return TRUMP_SLOTS + card.rank() as usize;
    }
    let higher = order.beaten_by(card).without(card);
    (higher & trumps).len()
}

/// Returns what is left of a deck without these cards.
pub(crate) fn unseen(kinds: CardSet, played: Hand, hand: Hand) -> Hand {
    let seen = played.kinds() | hand.kinds();
    let seen_twice = played.pairs() | hand.pairs() | (played.kinds() & hand.kinds());
    Hand::from_sets(kinds - seen_twice, kinds - seen)
}

fn power(base: f32, n: usize) -> f32 {
    let (mut result, mut square, mut n) = (1.0, base, n);
    while n != 0 {
        if n & 1 != 0 {
            result *= square;
        }
        square *= square;
        n >>= 1;
    }
    result
}
