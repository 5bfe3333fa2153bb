//! Schweine: both aces of diamonds in one hand as the highest trumps, and what can stand above them (Recklinghausen, Schweine).
//!
//! Where they are announced before the first card they are part of the [`Game`]. Else a hand may have them without the others knowing
//! ([`Hidden`]), or they arise while the cards are played ([`LateSchweine`]).

mod late;

pub use late::LateSchweine;
pub(crate) use late::unshown;

use crate::card::{Card, Rank, Suit};
use crate::contract::{Contract, Schweine, SchweineHolders, Solo};
use crate::hand::Hand;
use crate::order::Order;
use crate::rules::{HigherSchweineBy, Rules, SchweineGames, SchweineInSolo, SchweineRule, SchweineSuit};
use crate::seat::{BySeat, Seat};
use crate::spielfindung::Game;
use std::sync::Arc;

/// Fate of Schweine that may be kept secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchweineFate {
    /// Schweine are shown with the first that is played.
    Shown,
    /// Their holder keeps them to himself.
    Kept,
    /// Their holder announces them when this number of cards has been played by all seats.
    Said(u8),
}

impl SchweineFate {
    /// Returns the fate of Schweine from the time of their announcement, from who has shown them, and from whether
    /// one of these aces, `schwein`, was played. `None` while it is open.
    pub fn of(
        said: Option<u8>,
        shown: SchweineHolders,
        schwein: Option<Card>,
        mut played: impl Iterator<Item = Card>,
    ) -> Option<Self> {
        let by_card = match shown.is_none() {
            false => Some(Self::Shown),
            true => played.any(|card| schwein == Some(card)).then_some(Self::Kept),
        };
        said.map(Self::Said).or(by_card)
    }
}

/// Schweine that a hand has and has not shown yet.
///
/// # Information
/// Known to their holder alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hidden {
    /// The order of the cards and the game as they are with open cards; `None` if no hand has any.
    open: Option<Arc<(Order, Game)>>,
    showing: Showing,
}

/// Showing of Schweine that are shown with the first one played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Showing {
    /// Schweine are shown: the rules leave no choice, or it is decided.
    Certain,
    /// Their holder has not decided yet.
    Open,
    /// Their holder announces them once all seats have played this number of cards; known beforehand.
    Said(u8),
}

impl Hidden {
    /// Returns those of these hands in this game.
    pub(crate) fn of(rules: &Rules, game: &Game, hands: &BySeat<Hand>) -> Self {
        let open = Self::find(rules, game, hands);
        let may_be_kept = open.is_some() && rules.schweine.when == SchweineRule::Optional;
        Self { open, showing: if may_be_kept { Showing::Open } else { Showing::Certain } }
    }

    fn find(rules: &Rules, game: &Game, hands: &BySeat<Hand>) -> Option<Arc<(Order, Game)>> {
        let can_be_hidden = matches!(rules.schweine.when, SchweineRule::FirstPlayed | SchweineRule::Optional);
        if !can_be_hidden || !game.schweine.is_none() {
            return None;
        }
        let (contract, soloist) = game.with_soloist();
        let schwein = rules.schwein(contract)?;
        let holder = Seat::ALL.into_iter().find(|&seat| hands[seat].count(schwein) == 2)?;
        let exist = rules.schweine_exist(contract, soloist, holder);
        let order = || Order::new(rules, contract, Schweine::Announced);
        exist.then(|| Arc::new((order(), Game { schweine: SchweineHolders::of(holder), ..*game })))
    }

    /// Returns the order of the cards and the game with open cards, if a hand has some.
    pub(crate) fn open(&self) -> Option<&(Order, Game)> {
        self.open.as_deref()
    }

    fn holder(&self) -> Option<Seat> {
        self.open()?.1.schweine.aces()
    }

    /// Returns whether this seat has some and may yet decide whether it shows them.
    pub(crate) fn are_open_to(&self, seat: Seat) -> bool {
        self.showing == Showing::Open && self.holder() == Some(seat)
    }

    /// Records their fate, if it is still open.
    pub(crate) fn decide(&mut self, fate: SchweineFate) {
        if self.showing != Showing::Open {
            return;
        }
        self.showing = match fate {
            SchweineFate::Shown | SchweineFate::Kept => Showing::Certain,
            SchweineFate::Said(cards_played) => Showing::Said(cards_played),
        };
        self.open = self.open.take().filter(|_| fate != SchweineFate::Kept);
    }

    /// Returns who says at this moment that he has them, and the order of the cards from now on; they are hidden no more.
    pub(crate) fn said(&mut self, cards_played: u8) -> Option<(Seat, Order)> {
        let holder = self.holder().filter(|_| self.showing == Showing::Said(cards_played))?;
        Some((holder, self.shown()?))
    }

    /// Returns the order of the cards from now on, as the first of them is played; they are hidden no more.
    pub(crate) fn shown(&mut self) -> Option<Order> {
        let open = self.open.take()?;
        self.showing = Showing::Certain;
        Some(open.0.clone())
    }
}

impl Rules {
    /// Returns the ace of which both in one hand can be Schweine in this game.
    #[must_use]
    pub fn schwein(&self, contract: Contract) -> Option<Card> {
        let suit = match contract.solo() {
            _ if !self.has_schweine() => return None,
            None => Suit::Diamonds,
            Some(Solo::Farbe(suit)) => suit,
            Some(_) => return None,
        };
        let exists = match (self.schweine.in_solo, self.schweine.suit) {
            _ if contract.solo().is_none() => true,
            (SchweineInSolo::Never, _) => false,
            (_, SchweineSuit::Diamonds) => suit == Suit::Diamonds,
            (_, SchweineSuit::TrumpSuit) => true,
        };
        exists.then(|| Card::new(suit, Rank::Ace))
    }

    /// Returns whether Schweine and a Hochzeit can be in one game (decision OP-13).
    #[must_use]
    pub fn schweine_join_hochzeit(&self) -> bool {
        self.schweine.games == SchweineGames::All
    }

    /// Returns the card of which both in one hand can be Schweine of this rank in this game, from 0 for the aces.
    #[must_use]
    pub fn schwein_of(&self, contract: Contract, rank: usize) -> Option<Card> {
        let ace = self.schwein(contract)?;
        match rank.checked_sub(1) {
            None => Some(ace),
            Some(above) if SchweineHolders::RANKS <= above + 1 => None,
            Some(above) => self.schweine.above.get(above).map(|higher| Card::new(ace.suit(), higher.rank())),
        }
    }

    /// Returns whether there can be Schweine of this seat in a game with this soloist, if it has one.
    #[must_use]
    pub fn schweine_exist(&self, contract: Contract, soloist: Option<Seat>, holder: Seat) -> bool {
        let others_can = match contract {
            Contract::Normal => true,
            Contract::Hochzeit | Contract::Trumpfabgabe if self.schweine.games == SchweineGames::All => true,
            Contract::Hochzeit | Contract::Trumpfabgabe => return false,
            Contract::Solo(_) => self.schweine.in_solo == SchweineInSolo::Any,
        };
        self.schwein(contract).is_some() && (others_can || soloist == Some(holder))
    }

    /// Returns whether this seat can have the Schweine of this rank, while these seats have the lower ones.
    #[must_use]
    pub fn can_have_schweine(
        &self,
        (contract, soloist): (Contract, Option<Seat>),
        holders: &SchweineHolders,
        (rank, seat): (usize, Seat),
    ) -> bool {
        let lower = &holders.0[..rank.min(SchweineHolders::RANKS)];
        let by = match self.schweine.above_by {
            HigherSchweineBy::Anybody => true,
            HigherSchweineBy::SameHand => lower.iter().all(|&holder| holder == Some(seat)),
            HigherSchweineBy::OtherHand => !lower.contains(&Some(seat)),
        };
        by && self.schwein_of(contract, rank).is_some() && self.schweine_exist(contract, soloist, seat)
    }
}
