//! Leading to a trick: Fehl aces first, drawing trumps, the way to the partner.

use crate::rules::feature::{Block, Sink};
use crate::rules::follow::{control, is_full};
use crate::rules::sight::{SLOTS, Sight};
use game::{Card, Class, Rank, Suit};

/// Leading this card, by slot.
const CARD: Block = Block::first("lead", SLOTS);
/// Leading a trump beaten by 0, 1, 2, 3 or 4, 5 to 7, or more unseen trumps.
const CONTROL: Block = CARD.then("control", 6);
/// The probability that the own side gets the trick, and that the card does.
const WIN: Block = CONTROL.then("win", 1);
const STAND: Block = WIN.then("stand", 1);
/// Winning, times the Augen of the card, less those it loses; the same by what an Auge is worth.
const WIN_OWN: Block = STAND.then("win-own", 1);
const STAKE_OWN: Block = WIN_OWN.then("stake-own", 1);
/// Winning, times the Augen that others are likely to add; the same by what an Auge is worth.
const WIN_OTHERS: Block = STAKE_OWN.then("win-others", 1);
const STAKE_OTHERS: Block = WIN_OTHERS.then("stake-others", 1);
/// Leading trumps: at all, times trumps more than a fair share, times foes' share of the unseen ones, times own
/// masters of Fehl.
const TRUMP: Block = STAKE_OTHERS.then("trump", 1);
const TRUMP_LENGTH: Block = TRUMP.then("trump-length", 1);
const TRUMP_OUT: Block = TRUMP_LENGTH.then("trump-out", 1);
const TRUMP_MASTERS: Block = TRUMP_OUT.then("trump-masters", 1);
/// Leading trumps when no other seat has any.
const TRUMP_LAST: Block = TRUMP_MASTERS.then("trump-last", 1);
/// Leading trumps towards a friend who sits second, third, last.
const TRUMP_FRIEND: Block = TRUMP_LAST.then("trump-friend", 3);
/// Leading Fehl of a suit with none, 1, 2, 3, 4, 5, 6 or more cards out; with its highest card, or not.
const FEHL_HIGH: Block = TRUMP_FRIEND.then("fehl-high-out", 7);
const FEHL_LOW: Block = FEHL_HIGH.then("fehl-low-out", 7);
/// Leading a suit for the second time and later, with the highest card or not.
const AGAIN_HIGH: Block = FEHL_LOW.then("again-high", 1);
const AGAIN_LOW: Block = AGAIN_HIGH.then("again-low", 1);
/// Leading Fehl of a suit of which the hand has one, two, more; the highest card, or not.
const LENGTH_HIGH: Block = AGAIN_LOW.then("length-high", 3);
const LENGTH_LOW: Block = LENGTH_HIGH.then("length-low", 3);
/// Leading Fehl to a friend second, third, last who can beat it; to a foe there.
const FEHL_FRIEND: Block = LENGTH_LOW.then("fehl-friend", 3);
const FEHL_FOE: Block = FEHL_FRIEND.then("fehl-foe", 3);
/// Leading a full card that is not the highest of its suit.
const FULL_LOW: Block = FEHL_FOE.then("full-low", 1);
/// Leading below the own ace.
const BESIDE_ACE: Block = FULL_LOW.then("beside-ace", 1);
/// Leading a pair of aces.
const PAIR: Block = BESIDE_ACE.then("pair-of-aces", 1);
/// Hearts, of which there are fewest.
const HEARTS: Block = PAIR.then("hearts", 1);
/// The own fox: brought home, lost.
const FOX_HOME: Block = HEARTS.then("fox-home", 1);
const FOX_LOST: Block = FOX_HOME.then("fox-lost", 1);
/// Keeping a jack of clubs for the last trick: with one card left after this, with two.
const CHARLIE: Block = FOX_LOST.then("keep-charlie", 2);
/// Showing a queen of clubs while the partner is unknown.
const SHOW: Block = CHARLIE.then("show-queen", 1);
/// A Herzstich, where there is one.
const HERZSTICH: Block = SHOW.then("herzstich", 1);

/// The blocks in order.
pub(crate) const BLOCKS: &[Block] = &[
    CARD,
    CONTROL,
    WIN,
    STAND,
    WIN_OWN,
    STAKE_OWN,
    WIN_OTHERS,
    STAKE_OTHERS,
    TRUMP,
    TRUMP_LENGTH,
    TRUMP_OUT,
    TRUMP_MASTERS,
    TRUMP_LAST,
    TRUMP_FRIEND,
    FEHL_HIGH,
    FEHL_LOW,
    AGAIN_HIGH,
    AGAIN_LOW,
    LENGTH_HIGH,
    LENGTH_LOW,
    FEHL_FRIEND,
    FEHL_FOE,
    FULL_LOW,
    BESIDE_ACE,
    PAIR,
    HEARTS,
    FOX_HOME,
    FOX_LOST,
    CHARLIE,
    SHOW,
    HERZSTICH,
];

/// The facts that are the same for all cards of a decision.
#[derive(Debug)]
pub(crate) struct Lead {
    masters: f32,
    trumps: f32,
    foes_share: f32,
    partner_unknown: bool,
}

impl Lead {
    pub(crate) fn new(sight: &Sight<'_>) -> Self {
        let out = sight.out(Class::Trump);
        let foes_share = (1..4)
            .map(|steps| {
                let seat = sight.seat.plus(steps);
                (1.0 - sight.friend[seat]) * (1.0 - sight.void(seat, Class::Trump))
            })
            .sum();
        Self {
            masters: sight.masters() as f32,
            trumps: sight.hand.count_in(sight.order.trumps()) as f32 - out as f32 / 3.0,
            foes_share,
            partner_unknown: sight.is_partner_unknown(),
        }
    }

    /// Puts the features of a card.
    pub(crate) fn features(&self, sight: &Sight<'_>, card: Card, sink: &mut impl Sink) {
        let class = sight.order.class_of(card);
        let chances = sight.chances(class, card, sight.seat);
        let win = chances.side;
        let own = f32::from(card.augen().0);
        sink.add(CARD, sight.slot(card), 1.0);
        sink.one(WIN, win);
        sink.one(STAND, chances.owner);
        sink.one(WIN_OWN, (2.0 * win - 1.0) * own);
        sink.one(STAKE_OWN, (2.0 * win - 1.0) * own * sight.stake);
        let others = sight.mean_augen(class) * 3.0;
        sink.one(WIN_OTHERS, win * others);
        sink.one(STAKE_OTHERS, win * others * sight.stake);
        if card == Card::DA && sight.has_foxes() {
            sink.one(FOX_HOME, win);
            sink.one(FOX_LOST, 1.0 - win);
        }
        let left = sight.hand.len() - 1;
        let charlies = sight.hand.count(Card::CJ) - usize::from(card == Card::CJ);
        if charlies != 0 && (1..=2).contains(&left) && sight.order.trumps().contains(Card::CJ) {
            sink.add(CHARLIE, left - 1, 1.0);
        }
        sink.flag(SHOW, card == Card::CQ && self.partner_unknown);
        match class {
            Class::Trump => self.trump(sight, card, sink),
            Class::Fehl(suit) => self.fehl(sight, card, suit, sink),
        }
        if class == Class::Fehl(Suit::Hearts) && sight.has_herzstich() {
            sink.one(HERZSTICH, win);
        }
    }

    fn trump(&self, sight: &Sight<'_>, card: Card, sink: &mut impl Sink) {
        sink.add(CONTROL, control(sight.higher(card)), 1.0);
        sink.one(TRUMP, 1.0);
        sink.one(TRUMP_LENGTH, self.trumps);
        sink.one(TRUMP_OUT, self.foes_share);
        sink.one(TRUMP_MASTERS, self.masters);
        sink.flag(TRUMP_LAST, sight.out(Class::Trump) == 0);
        for behind in 0..3 {
            sink.add(TRUMP_FRIEND, behind, sight.friend[sight.seat.plus(behind + 1)]);
        }
    }

    fn fehl(&self, sight: &Sight<'_>, card: Card, suit: Suit, sink: &mut impl Sink) {
        let class = Class::Fehl(suit);
        let members = sight.order.members(class);
        let out = sight.out(class);
        let is_high = (sight.unseen.kinds() & members & sight.order.beaten_by(card)).is_empty();
        let length = sight.hand.count_in(members).min(3) - 1;
        let is_again = sight.memory.led[class.index()] != 0;
        sink.add(if is_high { FEHL_HIGH } else { FEHL_LOW }, out.min(6), 1.0);
        sink.add(if is_high { LENGTH_HIGH } else { LENGTH_LOW }, length, 1.0);
        sink.flag(if is_high { AGAIN_HIGH } else { AGAIN_LOW }, is_again);
        for behind in 0..3 {
            let seat = sight.seat.plus(behind + 1);
            let beats = sight.beats(seat, class, card);
            sink.add(FEHL_FRIEND, behind, sight.friend[seat] * beats);
            sink.add(FEHL_FOE, behind, (1.0 - sight.friend[seat]) * beats);
        }
        sink.flag(FULL_LOW, !is_high && is_full(card));
        let highest = sight.order.highest(class, sight.hand.kinds());
        sink.flag(BESIDE_ACE, highest.is_some_and(|high| high != card && high.rank() == Rank::Ace));
        sink.flag(PAIR, card.rank() == Rank::Ace && sight.hand.count(card) == 2);
        sink.flag(HEARTS, suit == Suit::Hearts);
    }
}
