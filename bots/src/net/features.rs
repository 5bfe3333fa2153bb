//! The input of the network: yes-or-no features of what one seat knows, as the bits of a set.
//!
//! All of them follow from the observation of `docs/OBSERVATION.md`; seats are counted from the one that looks, to the left.
//! Few of them are true at a time, and a card changes few, so the first layer of the network is kept from decision to decision
//! and only what has changed is added or taken away (See: Y. Nasu, "Efficiently Updatable Neural-Network-based Evaluation
//! Functions for Computer Shogi", 2018).

use crate::rules::{Scene, team_of, unseen};
use game::{Card, CardSet, Class, Hand, Level, Named, Order, Rules, Schweine, Seat, Suit, Team, Trick};

/// Seats, beginning with the one that looks.
const SEATS: usize = 4;
/// Kinds of card.
const KINDS: usize = Card::COUNT;
/// The most tricks of a game.
const TRICKS: usize = 12;
/// Augen from which on a gift to another seat counts as large; one feature each.
const GIVEN: [u16; 3] = [4, 10, 20];
/// Augen from which on a trick counts as rich; one feature each.
const RICH: [u16; 7] = [1, 4, 10, 14, 20, 24, 30];
/// Augen of a step of a seat's gains, and the number of steps.
const STEP: (u16, usize) = (15, 12);

/// A group of features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name.
    pub name: &'static str,
    /// Number of features in the group.
    pub len: usize,
    /// Meaning of the features.
    pub about: &'static str,
}

macro_rules! groups {
    ($($id:ident: $len:expr, $about:literal;)*) => {
        #[expect(clippy::upper_case_acronyms, non_camel_case_types, reason = "they are the names of the groups")]
        #[derive(Clone, Copy)]
        enum Id { $($id,)* }

        /// All groups in the order in which they stand.
        pub const GROUPS: [Group; [$(Id::$id,)*].len()] =
            [$(Group { name: stringify!($id), len: $len, about: $about },)*];

        $(
            #[doc = $about]
            const $id: usize = start(Id::$id as usize);
        )*
    };
}

const fn start(group: usize) -> usize {
    let (mut at, mut sum) = (0, 0);
    while at < group {
        sum += GROUPS[at].len;
        at += 1;
    }
    sum
}

groups! {
    HAND: KINDS * 2, "the own hand holds a card; holds it twice";
    MASTER: KINDS, "a card of the own hand that no card that is still out can beat";
    TRICK: 3 * KINDS, "the card of each other seat in the running trick";
    BEST: KINDS, "the card that is winning the trick";
    OWNER: 3, "the other seat that is winning it";
    LYING: 4, "how many cards lie: none to three";
    RICH_BITS: 7, "the cards that lie count at least 1, 4, 10, 14, 20, 24, 30 Augen";
    LED: 5, "the class that was led";
    PLAYED: SEATS * KINDS * 2, "a seat has played a card; has played it twice";
    HISTORY: TRICKS * SEATS * KINDS, "in this trick this seat played this card";
    LEADER: TRICKS * SEATS, "who led each trick, the running one included";
    WINNER: TRICKS * SEATS, "who won each trick";
    LEADS: SEATS * KINDS * 2, "a seat has led a card; has led it twice";
    GAVE: SEATS * SEATS * 3, "a seat has played at least 4, 10, 20 Augen to tricks that this other seat won";
    BEAT: SEATS * SEATS * 3, "a seat has beaten the card of this other seat once, twice, three times";
    VOID: 3 * 5, "another seat has shown that it holds nothing of a class";
    AUGEN: SEATS * 12, "a seat has won at least 15, 30, .. 180 Augen";
    TRICKS_WON: SEATS * 5, "a seat has won at least one to four tricks, or six";
    KNOWN: 3 * 2, "another seat is known to everybody to be Re, Kontra";
    SIDE: 3, "the own side: Re, Kontra, not settled";
    QUEENS: 2, "the own hand began with one queen of clubs, with both";
    GAME: 4, "a normal game, a Hochzeit that looks for a partner, a Hochzeit that has found one, a Trumpfabgabe";
    DECLARER: SEATS, "the Hochzeiter, or the giver of a Trumpfabgabe";
    TAKER: SEATS, "the taker of a Trumpfabgabe";
    LEVELS: 2 * 5, "how far Re and Kontra have called, each stage with those below it";
    SAID: SEATS, "who has said a party by a call";
    RULES: 6, "40 cards; the ten of hearts is no trump; its second copy wins; in the last trick it is the other way round; Schweine; Superschweine";
    HOLDER: SEATS, "who has announced Schweine";
    TRUMPS_OUT: 27, "how many trumps are neither seen nor in the own hand";
    FEHL_OUT: 3 * 9, "the same for Kreuz, Pik and Herz";
    TRUMPS_HELD: 13, "how many trumps the own hand holds";
    FEHL_HELD: 3 * 6, "how many cards of Kreuz, Pik and Herz";
}

/// Number of features.
pub const FEATURES: usize = start(GROUPS.len());

/// Words of a set of features.
const WORDS: usize = FEATURES.div_ceil(64);

/// Order of the cards for the network. Kreuz and Pik of the Fehl are alike in every game it has learned, so of two
/// situations that differ by nothing else it sees one. The suit in which the seat began with more takes the place of
/// Kreuz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slots {
    swaps: bool,
    trumps: CardSet,
}

/// Distance of the cards of Pik after those of Kreuz.
const SUIT: usize = KINDS / 4;

impl Slots {
    pub(super) fn of(order: &Order, began_with: Hand) -> Self {
        let [clubs, spades] = [Suit::Clubs, Suit::Spades].map(|suit| {
            let fehl = began_with.part(order.members(Class::Fehl(suit)));
            let bits = |set: CardSet| set.bits() >> (SUIT * suit as usize);
            (fehl.len(), bits(fehl.kinds()), bits(fehl.pairs()))
        });
        Self { swaps: clubs < spades, trumps: order.trumps() }
    }

    /// Returns the place of a card.
    pub(super) const fn card(self, card: Card) -> usize {
        let at = card.index();
        if !self.swaps || 2 * SUIT <= at || self.trumps.contains(card) {
            at
        } else if at < SUIT {
            at + SUIT
        } else {
            at - SUIT
        }
    }

    /// Returns the place of a class.
    const fn class(self, class: Class) -> usize {
        match (self.swaps, class) {
            (true, Class::Fehl(Suit::Clubs)) => Class::Fehl(Suit::Spades).index(),
            (true, Class::Fehl(Suit::Spades)) => Class::Fehl(Suit::Clubs).index(),
            _ => class.index(),
        }
    }
}

/// A set of features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features([u64; WORDS]);

impl Features {
    /// No feature.
    pub const NONE: Self = Self([0; WORDS]);

    /// Returns the words; feature `n` is bit `n % 64` of word `n / 64`.
    #[must_use]
    pub const fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    /// Returns the numbers of those that are true, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(word, &bits)| Bits(bits).map(move |bit| 64 * word + bit))
    }

    /// Returns those that are in one of the sets only.
    pub(super) fn changed(&self, other: &Self) -> Self {
        let mut changed = *self;
        changed.0.iter_mut().zip(other.0).for_each(|(word, other)| *word ^= other);
        changed
    }

    /// Returns whether a feature is true.
    #[must_use]
    pub const fn contains(&self, feature: usize) -> bool {
        self.0[feature / 64] >> (feature % 64) & 1 != 0
    }

    const fn set(&mut self, feature: usize) {
        self.0[feature / 64] |= 1 << (feature % 64);
    }

    /// Sets the next of two features that say once and twice.
    const fn count(&mut self, first: usize) {
        let has = self.contains(first);
        self.set(first + has as usize);
    }

    /// Sets the first of those features whose bounds are reached.
    fn reach(&mut self, first: usize, value: u16, bounds: &[u16]) {
        for (at, bound) in bounds.iter().enumerate() {
            if *bound <= value {
                self.set(first + at);
            }
        }
    }
}

impl FromIterator<usize> for Features {
    fn from_iter<T: IntoIterator<Item = usize>>(features: T) -> Self {
        features.into_iter().fold(Self::NONE, |mut all, feature| {
            all.set(feature);
            all
        })
    }
}

/// The numbers of the bits that are set.
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let bit = self.0.trailing_zeros() as usize;
        let is_some = self.0 != 0;
        self.0 &= self.0.wrapping_sub(1);
        is_some.then_some(bit)
    }
}

impl Scene<'_> {
    /// Returns whether the network has learned the game that is played: not the named soli.
    pub(crate) const fn is_learned(&self) -> bool {
        !matches!(self.public.game().named, Named::Solo { .. })
    }

    /// Returns how many steps to the left a seat sits.
    const fn place(&self, seat: Seat) -> usize {
        self.seat.steps_to(seat)
    }

    /// Returns where cards stand.
    pub(super) fn slots(&self) -> Slots {
        let mut began_with = self.hand;
        let mine = |trick: &Trick| trick.plays().find(|(seat, _)| *seat == self.seat);
        self.tricks.iter().filter_map(mine).for_each(|(_, card)| began_with.add(card));
        Slots::of(self.public.order_of(self.seat, self.hand), began_with)
    }

    /// Returns what is true.
    pub(super) fn features(&self, slots: Slots) -> Features {
        let mut bits = Features::NONE;
        let (rules, order) = (self.public.rules(), self.public.order_of(self.seat, self.hand));
        self.see_hand(rules, slots, &mut bits);
        self.see_history(slots, &mut bits);
        self.see_trick(slots, &mut bits);
        self.see_sides(slots, &mut bits);
        see_rules(rules, order, self.public.game().schweine(), &mut bits);
        if let Some(holder) = self.public.game().schweine.0[0] {
            bits.set(HOLDER + self.place(holder));
        }
        bits
    }

    fn see_hand(&self, rules: &Rules, slots: Slots, bits: &mut Features) {
        let order = self.public.order_of(self.seat, self.hand);
        for card in self.hand.kinds() {
            bits.set(HAND + 2 * slots.card(card));
        }
        for card in self.hand.pairs() {
            bits.set(HAND + 2 * slots.card(card) + 1);
        }
        let out = unseen(rules.kinds(), self.memory.played, self.hand);
        for card in self.hand.kinds() {
            if order.beaten_by(card).is_disjoint(out.kinds()) {
                bits.set(MASTER + slots.card(card));
            }
        }
        for class in Class::ALL.into_iter().take(4) {
            let (out, held) = (out.count_in(order.members(class)), self.hand.count_in(order.members(class)));
            match slots.class(class) {
                0 => {
                    bits.set(TRUMPS_OUT + out.min(26));
                    bits.set(TRUMPS_HELD + held.min(12));
                }
                at => {
                    bits.set(FEHL_OUT + 9 * (at - 1) + out.min(8));
                    bits.set(FEHL_HELD + 6 * (at - 1) + held.min(5));
                }
            }
        }
    }

    fn see_history(&self, slots: Slots, bits: &mut Features) {
        let order = self.public.order_of(self.seat, self.hand);
        let mut gave = [[0; SEATS]; SEATS];
        let mut beat = [[0; SEATS]; SEATS];
        for (number, trick) in self.tricks.iter().chain([self.trick]).enumerate() {
            // After the last trick none runs.
            if TRICKS <= number {
                break;
            }
            let winner = trick.owner().filter(|_| trick.is_complete()).map(|owner| self.place(owner));
            bits.set(LEADER + SEATS * number + self.place(trick.leader()));
            let mut best: Option<(usize, Card)> = None;
            for (seat, card) in trick.plays() {
                let place = self.place(seat);
                bits.set(HISTORY + KINDS * (SEATS * number + place) + slots.card(card));
                bits.count(PLAYED + 2 * (KINDS * place + slots.card(card)));
                match best {
                    None => {
                        bits.count(LEADS + 2 * (KINDS * place + slots.card(card)));
                        best = Some((place, card));
                    }
                    Some((other, against)) if order.beats(card, against) => {
                        beat[place][other] += 1;
                        best = Some((place, card));
                    }
                    Some(_) => {}
                }
                if let Some(winner) = winner {
                    gave[place][winner] += card.augen().0;
                }
            }
            if let Some(winner) = winner {
                bits.set(WINNER + SEATS * number + winner);
            }
        }
        for place in 0..SEATS {
            for other in (0..SEATS).filter(|&other| other != place) {
                bits.reach(GAVE + 3 * (SEATS * place + other), gave[place][other], &GIVEN);
                bits.reach(BEAT + 3 * (SEATS * place + other), beat[place][other], &[1, 2, 3]);
            }
        }
    }

    fn see_trick(&self, slots: Slots, bits: &mut Features) {
        let order = self.public.order_of(self.seat, self.hand);
        for (seat, card) in self.trick.plays() {
            // No other seat has the viewer's place.
            if let Some(other) = self.place(seat).checked_sub(1) {
                bits.set(TRICK + KINDS * other + slots.card(card));
            }
        }
        bits.set(LYING + self.trick.len().min(3));
        bits.reach(RICH_BITS, self.trick.augen().0, &RICH);
        if let (Some(best), Some(owner)) = (self.trick.best(), self.trick.owner()) {
            bits.set(BEST + slots.card(best));
            if let Some(other) = self.place(owner).checked_sub(1) {
                bits.set(OWNER + other);
            }
        }
        if let Some(led) = self.trick.led() {
            bits.set(LED + slots.class(order.class_of(led)));
        }
    }

    fn see_sides(&self, slots: Slots, bits: &mut Features) {
        let memory = self.memory;
        for seat in Seat::ALL {
            let place = self.place(seat);
            let steps = (memory.augen[seat] / STEP.0).min(STEP.1 as u16);
            (0..usize::from(steps)).for_each(|at| bits.set(AUGEN + STEP.1 * place + at));
            bits.reach(TRICKS_WON + 5 * place, memory.tricks[seat].into(), &[1, 2, 3, 4, 6]);
            if memory.said[seat].is_some() {
                bits.set(SAID + place);
            }
            let Some(other) = place.checked_sub(1) else { continue };
            for class in Class::ALL {
                if memory.is_void(seat, class) {
                    bits.set(VOID + 5 * other + slots.class(class));
                }
            }
            if let Some(team) = self.known(seat) {
                bits.set(KNOWN + 2 * other + usize::from(team == Team::Kontra));
            }
        }
        let queens = usize::from(memory.queens[self.seat]) + self.hand.count(Card::CQ);
        if queens != 0 {
            bits.set(QUEENS + queens.min(2) - 1);
        }
        let side = match self.team() {
            Some(Team::Re) => 0,
            Some(Team::Kontra) => 1,
            None => 2,
        };
        bits.set(SIDE + side);
        let game = match (self.public.game().named, memory.searching) {
            (Named::Hochzeit { .. }, Some(_)) => 1,
            (Named::Hochzeit { .. }, None) => 2,
            (Named::Trumpfabgabe { .. }, _) => 3,
            (Named::Normal | Named::Solo { .. }, _) => 0,
        };
        bits.set(GAME + game);
        match self.public.game().named {
            Named::Hochzeit { hochzeiter, .. } => bits.set(DECLARER + self.place(hochzeiter)),
            Named::Trumpfabgabe { giver, taker } => {
                bits.set(DECLARER + self.place(giver));
                bits.set(TAKER + self.place(taker));
            }
            Named::Normal | Named::Solo { .. } => {}
        }
        for (team, first) in [(Team::Re, LEVELS), (Team::Kontra, LEVELS + 5)] {
            let reached = Level::ALL.iter().filter(|&&level| level != Level::None && level <= memory.levels[team]);
            (0..reached.count()).for_each(|at| bits.set(first + at));
        }
    }

    /// Returns the seat's own side, if it is settled.
    pub(crate) fn team(&self) -> Option<Team> {
        let is_open = self.memory.searching.is_some_and(|hochzeiter| hochzeiter != self.seat);
        (!is_open).then(|| team_of(self.memory, self.seat, self.hand))
    }

    /// Returns the side of a seat, if all seats know it.
    pub(crate) fn known(&self, seat: Seat) -> Option<Team> {
        let memory = self.memory;
        if let Some(parties) = memory.parties {
            return Some(parties.team_of(seat));
        }
        if let Some(hochzeiter) = memory.searching {
            return (hochzeiter == seat).then_some(Team::Re);
        }
        // Queens of clubs, then calls, then exclusion, as in `game::Public::known`.
        if let Some(soloist) = Seat::ALL.into_iter().find(|&seat| memory.queens[seat] == 2) {
            return Some(if seat == soloist { Team::Re } else { Team::Kontra });
        }
        let shown = |seat: Seat| if memory.queens[seat] == 1 { Some(Team::Re) } else { memory.said[seat] };
        let count = |team| Seat::ALL.into_iter().filter(|&seat| shown(seat) == Some(team)).count();
        shown(seat).or_else(|| match (count(Team::Re), count(Team::Kontra)) {
            (2.., _) => Some(Team::Kontra),
            (_, 3) => Some(Team::Re),
            _ => None,
        })
    }
}

fn see_rules(rules: &Rules, order: &Order, schweine: Schweine, bits: &mut Features) {
    let facts = [
        rules.n_tricks() < TRICKS,
        !order.trumps().contains(Card::HT),
        order.beats(Card::HT, Card::HT),
        order.turned_in_last_trick().contains(Card::HT),
        schweine != Schweine::None,
        matches!(schweine, Schweine::Super | Schweine::Hyper),
    ];
    for (at, _) in facts.iter().enumerate().filter(|(_, is_so)| **is_so) {
        bits.set(RULES + at);
    }
}
