//! Gesund or not, and what else: the prospect in which the hand is worth most.

use crate::bot::fallback;
use crate::rules::call::Calls;
use crate::rules::hand::{Hands, Prospect};
use game::rules::{HochzeitCondition, SoloLeader, VorbehaltKind};
use game::{Act, Asked, Bid, CardSet, Eligibility, Hand, Level, Rank, Rules, Say, Schweine, Solo, Vorbehalt};

/// The wish of a seat for its hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Gesund,
    Solo(Solo),
    Hochzeit(HochzeitCondition),
    Trumpfschwach,
    Werfen,
    Trumpfabgabe,
}

/// A seat that is asked, and what it knows of the worth of hands.
#[derive(Debug)]
pub(crate) struct Wishes<'a> {
    pub(crate) asked: &'a Asked<'a>,
    pub(crate) hands: &'a Hands,
    pub(crate) calls: &'a Calls,
}

impl Wishes<'_> {
    fn rules(&self) -> &Rules {
        self.asked.rules()
    }

    fn worth(&self, prospect: Prospect) -> f32 {
        let leader = match prospect {
            Prospect::Solo(_) if self.leads_solo() => self.asked.seat(),
            _ => self.asked.dealer().next(),
        };
        self.hands.expected(self.rules(), prospect, self.asked.seat(), self.asked.hand(), leader)
    }

    /// Returns whether the seat leads in a solo of its own.
    fn leads_solo(&self) -> bool {
        match self.rules().soli.leader {
            SoloLeader::Always => true,
            SoloLeader::Never => false,
            SoloLeader::PflichtsoloOnly => {
                0 < self.rules().soli.pflichtsolo_per_player
                    && self.asked.pflichtsolo_open().contains(self.asked.seat())
            }
        }
    }

    fn may(&self, kind: VorbehaltKind) -> bool {
        Eligibility::of(self.rules(), self.asked.hand()).may(self.rules(), kind)
    }

    /// Returns the solo that is worth most, and by how much more than it has to be.
    fn best_solo(&self, gesund: f32) -> Option<(Solo, f32)> {
        let gain = |&solo: &Solo| {
            let margin = self.hands.margin(self.rules(), solo);
            (solo, self.worth(Prospect::Solo(solo)) - gesund - margin)
        };
        self.rules().soli.named.iter().map(gain).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// Returns what the seat would like most.
    pub(crate) fn wish(&self) -> Wish {
        let gesund = self.worth(Prospect::Gesund);
        let has_to_speak = self.rules().werfen.mandatory && self.may(VorbehaltKind::Werfen);
        let mut best = (Wish::Gesund, if has_to_speak { f32::NEG_INFINITY } else { gesund });
        let mut consider = |wish, worth: f32| {
            if best.1 < worth {
                best = (wish, worth);
            }
        };
        if self.may(VorbehaltKind::Hochzeit) {
            for &condition in self.rules().hochzeit.conditions.iter() {
                consider(Wish::Hochzeit(condition), self.worth(Prospect::Hochzeit(condition)));
            }
        }
        // A new deal is worth nothing on average.
        if self.may(VorbehaltKind::Trumpfschwach) {
            consider(Wish::Trumpfschwach, 0.0);
        }
        if self.may(VorbehaltKind::Werfen) {
            consider(Wish::Werfen, 0.0);
        }
        if self.may(VorbehaltKind::Trumpfabgabe) {
            consider(Wish::Trumpfabgabe, self.worth(Prospect::Giver));
        }
        match self.best_solo(best.1) {
            Some((solo, gain)) if 0.0 < gain => Wish::Solo(solo),
            _ => best.0,
        }
    }

    fn wants_schweine(&self) -> bool {
        self.may(VorbehaltKind::Schweine)
    }

    /// Says gesund, or that there is a Vorbehalt.
    pub(crate) fn say(&self) -> Act {
        let wanted: &[Say] = match self.wish() {
            Wish::Solo(_) => &[Say::Gross, Say::Vorbehalt],
            Wish::Gesund if self.wants_schweine() => &[Say::Klein],
            Wish::Gesund => &[],
            _ => &[Say::Klein, Say::Vorbehalt],
        };
        self.first_of(wanted.iter().map(|&say| Act::Say(say)))
    }

    /// Says whether the Vorbehalt is of this kind.
    pub(crate) fn answer(&self, kind: VorbehaltKind) -> Act {
        let wish = self.wish();
        let is_it = match kind {
            VorbehaltKind::Pflichtsolo | VorbehaltKind::Lustsolo | VorbehaltKind::Solo => {
                matches!(wish, Wish::Solo(_))
            }
            VorbehaltKind::Trumpfschwach => wish == Wish::Trumpfschwach,
            VorbehaltKind::Werfen => wish == Wish::Werfen,
            VorbehaltKind::Trumpfabgabe => wish == Wish::Trumpfabgabe,
            VorbehaltKind::Schweine => self.wants_schweine(),
            VorbehaltKind::Hochzeit => matches!(wish, Wish::Hochzeit(_)),
        };
        self.first_of([if is_it { Act::Yes } else { Act::No }].into_iter())
    }

    /// Names the Vorbehalt.
    pub(crate) fn name(&self) -> Act {
        let schweine = if self.wants_schweine() { Schweine::Announced } else { Schweine::None };
        let wanted = match self.wish() {
            Wish::Solo(solo) => vec![Vorbehalt::Solo(solo)],
            Wish::Hochzeit(condition) => {
                [schweine, Schweine::None].map(|schweine| Vorbehalt::Hochzeit { condition, schweine }).to_vec()
            }
            Wish::Trumpfschwach => vec![Vorbehalt::Trumpfschwach],
            Wish::Werfen => vec![Vorbehalt::Werfen],
            Wish::Trumpfabgabe => vec![Vorbehalt::Trumpfabgabe],
            Wish::Gesund => vec![Vorbehalt::Schweine],
        };
        // Who is forced to name a solo names the best.
        let forced = self.best_solo(0.0).map(|(solo, _)| Vorbehalt::Solo(solo));
        self.first_of(wanted.into_iter().chain(forced).map(Act::Name))
    }

    /// Bids for the best solo, with the Ansage if the hand is strong enough for it.
    pub(crate) fn bid(&self) -> Act {
        let Wish::Solo(solo) = self.wish() else { return self.first_of(std::iter::once(Act::Pass)) };
        let none = Bid { solo, level: Level::None };
        let ansage = Bid { solo, level: Level::Ansage };
        let has_bid =
            self.asked.heard().iter().any(|&(seat, act)| seat == self.asked.seat() && matches!(act, Act::Bid(_)));
        if !has_bid {
            return self.first_of([Act::Bid(none), Act::Pass].into_iter());
        }
        let is_strong =
            self.calls.would_open(self.rules(), solo, self.asked.seat(), self.asked.hand(), self.asked.dealer().next());
        let raise = is_strong.then_some(Act::Bid(ansage));
        self.first_of(raise.into_iter().chain([Act::Pass]))
    }

    /// Decides whether to take a Trumpfabgabe with `trumps` trumps.
    pub(crate) fn take(&self, trumps: usize) -> Act {
        let wants = 0.0 < self.worth(Prospect::Taker(trumps));
        self.first_of([if wants { Act::Yes } else { Act::No }].into_iter())
    }

    /// Adds to the trumps what counts most and is no ace, for it may come back to the partner's tricks.
    pub(crate) fn hand_over(&self) -> Option<Hand> {
        let worth = |hand: &Hand| {
            let n_aces = hand.count_in(CardSet::rank(Rank::Ace)) as i32;
            i32::from(hand.augen().0) - 20 * n_aces
        };
        let sets = self.asked.options().iter().filter_map(|act| match act {
            Act::Give(hand) => Some(*hand),
            _ => None,
        });
        sets.max_by_key(worth)
    }

    /// Chooses the cards without which the hand is strongest.
    pub(crate) fn give_back(&self) -> Option<Hand> {
        let leader = self.asked.dealer().next();
        let strength = |back: &Hand| {
            let mut hand = self.asked.hand();
            for card in back.cards() {
                hand.remove(card);
            }
            self.calls.opening_augen(self.rules(), self.asked.seat(), hand, leader)
        };
        let sets = self.asked.options().iter().filter_map(|act| match act {
            Act::Return(hand) => Some(*hand),
            _ => None,
        });
        sets.map(|hand| (hand, strength(&hand))).max_by(|a, b| a.1.total_cmp(&b.1)).map(|(hand, _)| hand)
    }

    /// Announces Schweine if it may.
    pub(crate) fn announce_schweine(&self) -> Act {
        self.first_of([Act::Yes, Act::No].into_iter())
    }

    /// Returns the first of these acts that is legal.
    fn first_of(&self, mut wanted: impl Iterator<Item = Act>) -> Act {
        let options = self.asked.options();
        wanted.find(|act| options.contains(act)).unwrap_or_else(|| fallback(self.asked))
    }
}
