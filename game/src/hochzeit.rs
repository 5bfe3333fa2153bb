//! The Klärungsstich: which trick gives the Hochzeiter his partner (DDV C.4, BSV 4.2.1).

use crate::call_phase::CallPhase;
use crate::card::Suit;
use crate::order::{Class, Order};
use crate::rules::{HochzeitCondition, HochzeitOwnTrick, Rules};
use crate::seat::{Parties, Seat, SeatSet};
use crate::trick::Trick;

/// State of the search for the Hochzeiter's partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Klaerung {
    /// No trick that counts has found the partner yet.
    Open,
    /// The Klärungsstich, counted from 1, and who won it.
    Partner(u8, Seat),
    /// The number of the trick that has made clear that the Hochzeiter plays alone: no other seat has won one within
    /// the limit, or he himself has won a trick that ends the search.
    Alone(u8),
}

impl Klaerung {
    /// Returns what these tricks, from the first of the deal, say; an unfinished one says nothing.
    #[must_use]
    pub fn of(rules: &Rules, order: &Order, hochzeiter: Seat, condition: HochzeitCondition, tricks: &[Trick]) -> Self {
        let limit = rules.hochzeit.limit;
        let complete = tricks.iter().take_while(|trick| trick.is_complete());
        let (mut n_tricks, mut n_fehl) = (0, 0);
        for (number, trick) in (1..=limit).zip(complete) {
            n_tricks = number;
            // Rule Recklinghausen, Weitere Hausregeln: a Fehl or a trump trick, by the led card (decision OP-17).
            let class = trick.led().map(|card| order.class_of(card));
            n_fehl += u8::from(class != Some(Class::Trump));
            match trick.owner() {
                Some(winner) if winner != hochzeiter && counts(condition, class, n_fehl) => {
                    return Self::Partner(number, winner);
                }
                Some(winner)
                    if winner == hochzeiter && ends(rules, order, trick, || counts(condition, class, n_fehl)) =>
                {
                    return Self::Alone(number);
                }
                _ => {}
            }
        }
        if n_tricks < limit { Self::Open } else { Self::Alone(limit) }
    }

    /// Returns the number of the Klärungsstich, which is the last possible one if there is no partner.
    #[must_use]
    pub const fn trick(self) -> Option<u8> {
        match self {
            Self::Open => None,
            Self::Partner(trick, _) | Self::Alone(trick) => Some(trick),
        }
    }

    /// Returns the partner, if one is found.
    #[must_use]
    pub const fn partner(self) -> Option<Seat> {
        match self {
            Self::Partner(_, partner) => Some(partner),
            Self::Open | Self::Alone(_) => None,
        }
    }

    /// Returns who plays with whom, once that is settled.
    #[must_use]
    pub fn parties(self, hochzeiter: Seat) -> Option<Parties> {
        let re = SeatSet::only(hochzeiter);
        match self {
            Self::Open => None,
            Self::Partner(_, partner) => Some(Parties { re: re.with(partner) }),
            Self::Alone(_) => Some(Parties { re }),
        }
    }

    /// Returns what this means for calls.
    #[must_use]
    pub const fn phase(self) -> CallPhase {
        match self.trick() {
            None => CallPhase::BeforeKlaerung,
            Some(trick) => CallPhase::AfterKlaerung(trick),
        }
    }
}

/// Returns whether the search is over when the Hochzeiter himself wins this trick; `counts` says whether it would find a partner.
fn ends(rules: &Rules, order: &Order, trick: &Trick, counts: impl Fn() -> bool) -> bool {
    let is_trump = |card| order.class_of(card) == Class::Trump;
    match rules.hochzeit.own_trick {
        HochzeitOwnTrick::GoesOn => false,
        HochzeitOwnTrick::TrumpingEnds => {
            trick.led().is_some_and(|led| !is_trump(led)) && trick.best().is_some_and(is_trump)
        }
        HochzeitOwnTrick::Ends => counts(),
    }
}

/// Returns whether a trick of this class finds the partner; `n_fehl` is the number of Fehl tricks so far, this one
/// included.
fn counts(condition: HochzeitCondition, class: Option<Class>, n_fehl: u8) -> bool {
    let is_trump = class == Some(Class::Trump);
    let is_of = |suit| class == Some(Class::Fehl(suit));
    match condition {
        HochzeitCondition::Any => true,
        HochzeitCondition::Fehl => !is_trump,
        HochzeitCondition::Trumpf => is_trump,
        HochzeitCondition::Clubs => is_of(Suit::Clubs),
        HochzeitCondition::Spades => is_of(Suit::Spades),
        HochzeitCondition::Hearts => is_of(Suit::Hearts),
        HochzeitCondition::SecondFehl => !is_trump && 2 <= n_fehl,
    }
}
