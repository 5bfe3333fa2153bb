//! Special points that are earned in tricks (DDV F.3, BSV 7.2, Recklinghausen, Abrechnung).
//!
//! "Gegen die Alten" is no matter of tricks, see [`score`](crate::score()).

use crate::card::{Card, Suit};
use crate::contract::{Schweine, Solo};
use crate::order::{Class, Order};
use crate::rules::{
    AnySolo, CharlieGefangenBy, CharlieGefangenCounts, Herzstich, Rules, Sonderpunkt, SpecialPointsSoli,
};
use crate::seat::{Parties, Team};
use crate::trick::Trick;

/// A special point that was earned in a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Special {
    /// What for.
    pub point: Sonderpunkt,
    /// Who earned it.
    pub team: Team,
    /// In which trick, from 1.
    pub trick: usize,
}

/// Whether a trick is the last of its deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhichTrick {
    /// Others follow.
    Earlier,
    /// No card is left.
    Last,
}

/// What special points ask of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Two play against two.
    TwoAgainstTwo,
    /// It is scored as this solo, and diamonds are trump.
    SoloOfKaro(AnySolo),
    /// It is scored as this solo, and diamonds are no trump.
    OtherSolo(AnySolo),
}

impl Scoring {
    /// Returns that of a game of these parties.
    #[must_use]
    pub fn of(order: &Order, parties: Parties) -> Self {
        match (parties.soloist(), order.class_of(Card::DA)) {
            (None, _) => Self::TwoAgainstTwo,
            (Some(_), Class::Trump) => Self::SoloOfKaro(AnySolo::of(order.solo())),
            (Some(_), Class::Fehl(_)) => Self::OtherSolo(AnySolo::of(order.solo())),
        }
    }
}

impl Rules {
    /// Returns whether there is such a special point in a game.
    #[must_use]
    pub fn counts(&self, point: Sonderpunkt, scoring: Scoring) -> bool {
        // Rule DDV F.4: a solo has no special points.
        let exists = match (scoring, &self.special.soli) {
            (Scoring::TwoAgainstTwo, _) => return self.has(point),
            (Scoring::SoloOfKaro(AnySolo::Named(Solo::Null)) | Scoring::OtherSolo(AnySolo::Named(Solo::Null)), _) => {
                return false;
            }
            _ if point.is_of_call() => return self.has(point),
            (Scoring::SoloOfKaro(_), SpecialPointsSoli::KaroTrump) => true,
            (Scoring::OtherSolo(_), SpecialPointsSoli::KaroTrump) => false,
            (Scoring::SoloOfKaro(solo) | Scoring::OtherSolo(solo), _) => self.has_special_points(solo),
        };
        self.has(point) && exists && self.special.in_solo.counts(point)
    }

    /// Returns whether there can be special points in a game that is scored as this solo, if the right cards are trump.
    #[must_use]
    pub fn has_special_points(&self, solo: AnySolo) -> bool {
        match &self.special.soli {
            SpecialPointsSoli::All | SpecialPointsSoli::KaroTrump => true,
            SpecialPointsSoli::These(soli) => soli.contains(&solo),
        }
    }
}

/// Returns the special points of a complete trick and who gets them, in the order of [`Sonderpunkt`].
///
/// The final parties decide, also for tricks before a Klärungsstich. Fuchs and Charlie are trumps: in a solo that has
/// special points at all but other trumps, there are none.
#[must_use]
pub fn special_points(
    rules: &Rules,
    order: &Order,
    schweine: Schweine,
    parties: Parties,
    trick: &Trick,
    which: WhichTrick,
) -> Vec<(Sonderpunkt, Team)> {
    let (Some(owner), Some(best), true) = (trick.owner(), trick.best(), trick.is_complete()) else {
        return Vec::new();
    };
    let scoring = Scoring::of(order, parties);
    let winner = parties.team_of(owner);
    let is_trump = |card| order.class_of(card) == Class::Trump;
    let captured = |card| {
        let plays = trick.plays().filter(|&(seat, played)| played == card && parties.team_of(seat) != winner);
        if is_trump(card) { plays.count() } else { 0 }
    };
    let mut points = Vec::new();
    let mut give = |point, times| {
        if rules.counts(point, scoring) {
            points.extend(std::iter::repeat_n((point, winner), times));
        }
    };
    give(Sonderpunkt::Doppelkopf, usize::from(rules.special.doppelkopf.is_met(trick.augen())));
    // Rule Recklinghausen, Schweine: announced ones are no foxes.
    if schweine == Schweine::None {
        give(Sonderpunkt::Fuchs, captured(Card::DA));
    }
    if which == WhichTrick::Last {
        give(Sonderpunkt::Charlie, usize::from(best == Card::CJ && is_trump(best)));
        let by_any = rules.special.charlie_gefangen_by == CharlieGefangenBy::Any || best == Card::DQ;
        let captured = if by_any { captured(Card::CJ) } else { 0 };
        give(
            Sonderpunkt::CharlieGefangen,
            match rules.special.charlie_gefangen_counts {
                CharlieGefangenCounts::PerCard => captured,
                CharlieGefangenCounts::Once => captured.min(1),
            },
        );
    }
    give(Sonderpunkt::Herzstich, usize::from(is_herzstich(rules.special.herzstich, order, trick, best)));
    if which == WhichTrick::Last {
        if schweine == Schweine::None {
            give(Sonderpunkt::FuchsLastTrick, usize::from(best == Card::DA && is_trump(best)));
            give(Sonderpunkt::FuchsGefangenLastTrick, captured(Card::DA));
        }
        let of_winner =
            |card| trick.plays().filter(|&(seat, played)| played == card && parties.team_of(seat) == winner).count();
        let doubled = best == Card::CJ && is_trump(best) && of_winner(Card::CJ) == 2;
        give(Sonderpunkt::DoppelCharlie, usize::from(doubled));
    }
    // Whose ten of hearts takes the trick after another one lay there has beaten it.
    let before = trick.plays().take_while(|&(seat, _)| seat != owner);
    let beaten = before.filter(|&(seat, card)| card == Card::HT && parties.team_of(seat) != winner).count();
    give(Sonderpunkt::DulleGefangen, if best == Card::HT { beaten } else { 0 });
    if which == WhichTrick::Last {
        give(Sonderpunkt::DulleLastTrick, captured(Card::HT));
    }
    if let Some(team) = side_of_both_queens(parties, trick).filter(|_| is_trump(Card::CQ)) {
        let last = (which == WhichTrick::Last).then_some(Sonderpunkt::DamenstichLastTrick);
        let counted = [Sonderpunkt::Damenstich].into_iter().chain(last).filter(|&point| rules.counts(point, scoring));
        points.extend(counted.map(|point| (point, !team)));
    }
    points
}

/// Returns the side that has played both queens of clubs to a trick.
fn side_of_both_queens(parties: Parties, trick: &Trick) -> Option<Team> {
    let mut queens = trick.plays().filter(|&(_, card)| card == Card::CQ).map(|(seat, _)| parties.team_of(seat));
    let (first, second) = (queens.next()?, queens.next()?);
    (first == second).then_some(first)
}

/// Returns whether a complete trick is a Herzstich.
pub(crate) fn is_herzstich_of(rules: &Rules, order: &Order, trick: &Trick) -> bool {
    trick.is_complete() && trick.best().is_some_and(|best| is_herzstich(rules.special.herzstich, order, trick, best))
}

/// Decision OP-35.
fn is_herzstich(herzstich: Herzstich, order: &Order, trick: &Trick, best: Card) -> bool {
    let is_heart = |card: Card| order.class_of(card) == Class::Fehl(Suit::Hearts);
    trick.led().is_some_and(is_heart)
        && match herzstich {
            Herzstich::NotTrumped => is_heart(best),
            Herzstich::AllFourHearts => trick.cards().iter().all(|&card| is_heart(card)),
            Herzstich::AnyHeartLead => true,
        }
}
