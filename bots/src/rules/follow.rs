//! Second to fourth in a trick: win it, and how dearly; smear, discard, stay low.

use crate::rules::feature::{Block, Sink};
use crate::rules::sight::{Chances, SLOTS, Sight};
use game::{Card, Class, Rank, Suit};

/// Spending this card and taking the trick with it for now, by slot.
const TAKE: Block = Block::first("take", SLOTS);
/// Spending this card without taking the trick, by slot.
const GIVE: Block = TAKE.then("give", SLOTS);
/// Spending a trump beaten by 0, 1, 2, 3 or 4, 5 to 7, or more unseen trumps.
const CONTROL: Block = GIVE.then("control", 6);
/// Taking the trick in second, third, last position.
const POSITION: Block = CONTROL.then("take-position", 3);
/// Taking a Fehl trick with a trump in second, third, last position.
const RUFF: Block = POSITION.then("ruff-position", 3);
/// The probability that the own side gets the trick.
const WIN: Block = RUFF.then("win", 1);
/// Times the Augen on the table.
const WIN_TABLE: Block = WIN.then("win-table", 1);
/// Times the Augen of the own card, less those it loses.
const WIN_OWN: Block = WIN_TABLE.then("win-own", 1);
/// The same two, by what an Auge is worth.
const STAKE_TABLE: Block = WIN_OWN.then("stake-table", 1);
const STAKE_OWN: Block = STAKE_TABLE.then("stake-own", 1);
/// The Augen of the own card.
const OWN: Block = STAKE_OWN.then("own", 1);
/// The probability that the seat itself gets the trick, and so the lead.
const LEAD: Block = OWN.then("lead", 1);
/// The same times aces that are not played yet, times trumps more than a fair share.
const LEAD_ACES: Block = LEAD.then("lead-aces", 1);
const LEAD_TRUMPS: Block = LEAD_ACES.then("lead-trumps", 1);
/// Taking the trick from a friend, in the last seat.
const OVER_FRIEND: Block = LEAD_TRUMPS.then("over-friend", 1);
const OVER_FRIEND_LAST: Block = OVER_FRIEND.then("over-friend-last", 1);
/// Foxes of foes on the table, times winning.
const CATCH: Block = OVER_FRIEND_LAST.then("catch-fox", 1);
/// The own fox: brought home, lost.
const FOX_HOME: Block = CATCH.then("fox-home", 1);
const FOX_LOST: Block = FOX_HOME.then("fox-lost", 1);
/// A fourth full card, times winning; less losing.
const DOPPELKOPF: Block = FOX_LOST.then("doppelkopf", 1);
/// Keeping a jack of clubs for the last trick: with one card left after this, with two.
const CHARLIE: Block = DOPPELKOPF.then("keep-charlie", 2);
/// A Herzstich, where there is one.
const HERZSTICH: Block = CHARLIE.then("herzstich", 1);
/// Playing Fehl: the last one of the suit with trumps left, the last but one.
const VOID: Block = HERZSTICH.then("make-void", 1);
const NEARLY_VOID: Block = VOID.then("nearly-void", 1);
/// Playing a Fehl card beside the own ace of the suit.
const BESIDE_ACE: Block = NEARLY_VOID.then("beside-ace", 1);
/// Playing a Fehl card that is the highest left of its suit.
const MASTER: Block = BESIDE_ACE.then("master", 1);
/// Discarding, by the number of cards of the suit that are out: none, 1 or 2, more.
const DISCARD: Block = MASTER.then("discard-out", 3);
/// The number of own cheaper cards that would take the trick as well.
const TOO_HIGH: Block = DISCARD.then("too-high", 1);
/// Smearing, the full card and who has the trick: a known friend, perhaps one, a foe.
const SMEAR: Block = TOO_HIGH.then("smear", 3);
/// Taking a trick without Augen, up to 9, up to 19, up to 29, more.
const TAKE_RICH: Block = SMEAR.then("take-augen", 5);
/// Showing a queen of clubs while the partner is unknown.
const SHOW: Block = TAKE_RICH.then("show-queen", 1);
/// The Fehl trick is the first of its suit, times taking.
const FIRST_ROUND: Block = SHOW.then("take-first-round", 1);

/// The blocks in order.
pub(crate) const BLOCKS: &[Block] = &[
    TAKE,
    GIVE,
    CONTROL,
    POSITION,
    RUFF,
    WIN,
    WIN_TABLE,
    WIN_OWN,
    STAKE_TABLE,
    STAKE_OWN,
    OWN,
    LEAD,
    LEAD_ACES,
    LEAD_TRUMPS,
    OVER_FRIEND,
    OVER_FRIEND_LAST,
    CATCH,
    FOX_HOME,
    FOX_LOST,
    DOPPELKOPF,
    CHARLIE,
    HERZSTICH,
    VOID,
    NEARLY_VOID,
    BESIDE_ACE,
    MASTER,
    DISCARD,
    TOO_HIGH,
    SMEAR,
    TAKE_RICH,
    SHOW,
    FIRST_ROUND,
];

/// The facts that are the same for all cards of a decision.
#[derive(Debug)]
pub(crate) struct Follow {
    led: Class,
    best: Card,
    /// The chances if the trick is left to its owner.
    left: Chances,
    augen: f32,
    owner_friend: f32,
    foxes: f32,
    full: usize,
    aces: f32,
    trumps: f32,
    partner_unknown: bool,
}

impl Follow {
    /// Returns the common part; `None` if nothing is led.
    pub(crate) fn new(sight: &Sight<'_>) -> Option<Self> {
        let trick = sight.trick;
        let (led, best, owner) = (trick.led()?, trick.best()?, trick.owner()?);
        let led = sight.order.class_of(led);
        let is_fox = |card| card == Card::DA && sight.has_foxes();
        let foxes = trick.plays().filter(|&(_, card)| is_fox(card)).map(|(seat, _)| 1.0 - sight.friend[seat]).sum();
        let fair = (sight.out(Class::Trump) as f32) / 3.0;
        Some(Self {
            led,
            best,
            left: sight.chances(led, best, owner),
            augen: f32::from(trick.augen().0),
            owner_friend: sight.friend[owner],
            foxes,
            full: trick.cards().iter().filter(|&&card| is_full(card)).count(),
            aces: sight.masters() as f32,
            trumps: sight.hand.count_in(sight.order.trumps()) as f32 - fair,
            partner_unknown: sight.is_partner_unknown(),
        })
    }

    /// Puts the features of a card.
    pub(crate) fn features(&self, sight: &Sight<'_>, card: Card, sink: &mut impl Sink) {
        let order = sight.order;
        let takes = order.beats(card, self.best);
        let chances = if takes { sight.chances(self.led, card, sight.seat) } else { self.left };
        let own = f32::from(card.augen().0);
        let slot = sight.slot(card);
        let class = order.class_of(card);
        let is_trump = class == Class::Trump;
        let behind = 3 - sight.trick.len();
        let position = sight.trick.len() - 1;
        let win = chances.side;

        sink.add(if takes { TAKE } else { GIVE }, slot, 1.0);
        if is_trump {
            sink.add(CONTROL, control(sight.higher(card)), 1.0);
        }
        sink.one(WIN, win);
        sink.one(WIN_TABLE, win * self.augen);
        sink.one(WIN_OWN, (2.0 * win - 1.0) * own);
        sink.one(STAKE_TABLE, win * self.augen * sight.stake);
        sink.one(STAKE_OWN, (2.0 * win - 1.0) * own * sight.stake);
        sink.one(OWN, own);
        if takes {
            sink.add(POSITION, position, 1.0);
            if is_trump && self.led != Class::Trump {
                sink.add(RUFF, position, 1.0);
            }
            sink.one(LEAD, chances.owner);
            sink.one(LEAD_ACES, chances.owner * self.aces);
            sink.one(LEAD_TRUMPS, chances.owner * self.trumps);
            sink.one(OVER_FRIEND, self.owner_friend);
            if behind == 0 {
                sink.one(OVER_FRIEND_LAST, self.owner_friend);
            }
            sink.add(TAKE_RICH, (self.augen as usize / 10).min(3) + usize::from(self.augen != 0.0), 1.0);
            let cheaper = (order.beaten_by(self.best) - order.beaten_by(card)).without(card);
            sink.one(TOO_HIGH, (sight.hand.kinds() & cheaper).len() as f32);
            if self.led != Class::Trump && sight.memory.led[self.led.index()] == 1 {
                sink.one(FIRST_ROUND, 1.0);
            }
        } else if is_full(card) {
            sink.add(
                SMEAR,
                if self.owner_friend == 1.0 {
                    0
                } else if self.owner_friend == 0.0 {
                    2
                } else {
                    1
                },
                1.0,
            );
        }
        if self.foxes != 0.0 {
            sink.one(CATCH, win * self.foxes);
        }
        if card == Card::DA && sight.has_foxes() {
            sink.one(FOX_HOME, win);
            sink.one(FOX_LOST, 1.0 - win);
        }
        if self.full == sight.trick.len() && is_full(card) {
            let likely = [0.1, 0.35, 1.0][position];
            sink.one(DOPPELKOPF, (2.0 * win - 1.0) * likely);
        }
        self.keeps(sight, card, sink);
        if card == Card::CQ && self.partner_unknown {
            sink.one(SHOW, 1.0);
        }
        if self.led == Class::Fehl(Suit::Hearts) && class == self.led && sight.has_herzstich() {
            sink.one(HERZSTICH, if takes { chances.owner } else { win });
        }
        if !is_trump {
            self.fehl(sight, card, class, sink);
        }
    }

    /// Puts what the hand looks like without the card.
    fn keeps(&self, sight: &Sight<'_>, card: Card, sink: &mut impl Sink) {
        let left = sight.hand.len() - 1;
        let charlies = sight.hand.count(Card::CJ) - usize::from(card == Card::CJ);
        if charlies != 0 && (1..=2).contains(&left) && sight.order.trumps().contains(Card::CJ) {
            sink.add(CHARLIE, left - 1, 1.0);
        }
    }

    fn fehl(&self, sight: &Sight<'_>, card: Card, class: Class, sink: &mut impl Sink) {
        let members = sight.order.members(class);
        let left = sight.hand.count_in(members) - 1;
        let has_trumps = sight.hand.kinds() & sight.order.trumps() != game::CardSet::EMPTY;
        sink.flag(VOID, left == 0 && has_trumps);
        sink.flag(NEARLY_VOID, left == 1);
        let highest = sight.order.highest(class, sight.hand.kinds());
        sink.flag(BESIDE_ACE, highest.is_some_and(|high| high != card && high.rank() == Rank::Ace));
        sink.flag(MASTER, (sight.unseen.kinds() & members & sight.order.beaten_by(card)).is_empty());
        if class != self.led {
            sink.add(DISCARD, [0, 1, 1, 2][sight.out(class).min(3)], 1.0);
        }
    }
}

/// Returns whether a card counts ten or more.
pub(crate) fn is_full(card: Card) -> bool {
    10 <= card.augen().0
}

/// Returns the place of a trump by the number of unseen ones that beat it.
pub(crate) const fn control(higher: usize) -> usize {
    match higher {
        0..=2 => higher,
        3 | 4 => 3,
        5..=7 => 4,
        _ => 5,
    }
}
