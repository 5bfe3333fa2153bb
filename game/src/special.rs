//! Special points that are earned in tricks (DDV F.3, BSV 7.2, Recklinghausen, Abrechnung).
//!
//! Each is a row of one table, [`Rules::trick_points`], which says what has to lie in the trick. The score and the solver read nothing
//! else of it, so that another one is another row. "Gegen die Alten" is no matter of tricks, see [`score`](crate::score()).

use crate::card::{Augen, Card, Suit};
use crate::contract::{Schweine, Solo};
use crate::order::{Class, Order};
use crate::rules::{AnySolo, Herzstich, Rules, Sonderpunkt, SpecialPointsSoli};
use crate::seat::{Parties, Seat, Team};
use crate::trick::Trick;
use smallvec::SmallVec;

/// A special point that was earned in a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Special {
    /// The special point.
    pub point: Sonderpunkt,
    /// Side that earned it.
    pub team: Team,
    /// Number of the trick, from 1.
    pub trick: usize,
}

/// The special points earned in the tricks of a game, in order; few games have more than this, so that a list allocates nothing.
pub type Specials = SmallVec<[Special; 8]>;

/// Special points with who gets them, as in [`Specials`].
pub type Earned = SmallVec<[(Sonderpunkt, Team); 8]>;

/// Place of a trick in its deal: the last, or an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhichTrick {
    /// Others follow.
    Earlier,
    /// No card is left.
    Last,
}

/// Conditions of a special point in a complete trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TrickPoint {
    /// The special point.
    pub point: Sonderpunkt,
    /// Tricks in which alone it counts; `None`: any.
    pub only: Option<WhichTrick>,
    /// Condition on the cards of the trick.
    pub seen: Seen,
}

/// Condition on the cards of a trick for a special point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// This number of Augen, for the winner of the trick.
    Augen(Augen),
    /// Fehl hearts that were led, for the winner of the trick.
    Hearts(Herzstich),
    /// Cards of one kind, for the winner of the trick.
    Cards {
        /// The kind.
        card: Card,
        /// Players of the cards that count.
        by: PlayedBy,
        /// The only card that wins them, if not any does.
        best: Option<Card>,
        /// Greatest number that counts.
        most: u8,
    },
    /// Both cards of this kind from one side, for the other side, regardless of the winner.
    Pair(Card),
}

/// Player of a card for which there is a special point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayedBy {
    /// The winner of the trick, with this card.
    Winner,
    /// One of his side.
    Partner,
    /// One of the other side.
    Opponent,
    /// One of the other side, before the winner has played his card.
    OpponentBefore,
}

impl Seen {
    /// Returns what an opponent's cards of a kind count for.
    const fn captured(card: Card) -> Self {
        Self::Cards { card, by: PlayedBy::Opponent, best: None, most: 2 }
    }

    /// Returns what a trick counts for that such a card wins.
    const fn won_with(card: Card) -> Self {
        Self::Cards { card, by: PlayedBy::Winner, best: None, most: 1 }
    }

    /// Returns what such a card counts for that another one of its kind wins.
    const fn won_with_other(card: Card, by: PlayedBy) -> Self {
        Self::Cards { card, by, best: Some(card), most: 1 }
    }

    /// Returns the card that has to be a trump, if it has to be.
    #[must_use]
    pub const fn trump(self) -> Option<Card> {
        match self {
            // A ten of hearts can beat another one without being a trump.
            Self::Augen(_) | Self::Hearts(_) | Self::Cards { by: PlayedBy::OpponentBefore, .. } => None,
            Self::Cards { card, .. } | Self::Pair(card) => Some(card),
        }
    }

    /// Returns how often it is so in a complete trick, and who earns that.
    fn in_trick(self, order: &Order, parties: Parties, trick: &Trick) -> Option<(usize, Team)> {
        let (owner, winner_card) = trick.owner().zip(trick.best())?;
        let winner = parties.team_of(owner);
        let seats = |kind: Card| trick.plays().filter(move |&(_, card)| card == kind).map(|(seat, _)| seat);
        let n = match self {
            Self::Augen(least) => usize::from(least <= trick.augen()),
            Self::Hearts(herzstich) => usize::from(is_herzstich(herzstich, order, trick, winner_card)),
            Self::Cards { best: Some(best), .. } if best != winner_card => 0,
            Self::Cards { card, by, most, .. } => {
                let is_before =
                    |seat| trick.plays().take_while(|&(other, _)| other != owner).any(|(other, _)| other == seat);
                let counts = |&seat: &Seat| match by {
                    PlayedBy::Winner => seat == owner,
                    PlayedBy::Partner => seat != owner && parties.team_of(seat) == winner,
                    PlayedBy::Opponent => parties.team_of(seat) != winner,
                    PlayedBy::OpponentBefore => parties.team_of(seat) != winner && is_before(seat),
                };
                seats(card).filter(counts).count().min(most.into())
            }
            Self::Pair(card) => {
                let has_both = |&team: &Team| seats(card).filter(|&seat| parties.team_of(seat) == team).count() == 2;
                return Team::ALL.into_iter().find(has_both).map(|team| (1, !team));
            }
        };
        Some((n, winner))
    }
}

impl TrickPoint {
    /// Returns whether there is such a point in a game.
    #[must_use]
    pub fn counts(&self, rules: &Rules, order: &Order, schweine: Schweine, scoring: Scoring) -> bool {
        // Fuchs and Charlie are trumps: in a solo that has special points at all but other trumps, there are none.
        // Rule Recklinghausen, Schweine: announced ones are no foxes.
        let counts = |card| order.class_of(card) == Class::Trump && (card != Card::DA || schweine == Schweine::None);
        rules.counts(self.point, scoring) && self.seen.trump().is_none_or(counts)
    }
}

/// Kind of a game, as far as special points depend on it.
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
    /// Returns the scoring of a game of these sides.
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
    /// Returns how special points are earned in tricks by these rules, in the order of [`Sonderpunkt`].
    pub fn trick_points(&self) -> impl Iterator<Item = TrickPoint> + use<> {
        use Sonderpunkt as S;
        let (fox, jack, ten, queen) = (Card::DA, Card::CJ, Card::HT, Card::CQ);
        let (any, last) = (None, Some(WhichTrick::Last));
        let best = self.special.charlie_gefangen_by.card();
        let most = self.special.charlie_gefangen_counts.most();
        let rows = [
            (S::Doppelkopf, any, Seen::Augen(self.special.doppelkopf.least())),
            (S::Fuchs, any, Seen::captured(fox)),
            (S::Charlie, last, Seen::won_with(jack)),
            (S::CharlieGefangen, last, Seen::Cards { card: jack, by: PlayedBy::Opponent, best, most }),
            (S::Herzstich, any, Seen::Hearts(self.special.herzstich)),
            (S::FuchsLastTrick, last, Seen::won_with(fox)),
            (S::FuchsGefangenLastTrick, last, Seen::captured(fox)),
            (S::DoppelCharlie, last, Seen::won_with_other(jack, PlayedBy::Partner)),
            (S::DulleGefangen, any, Seen::won_with_other(ten, PlayedBy::OpponentBefore)),
            (S::DulleLastTrick, last, Seen::captured(ten)),
            (S::Damenstich, any, Seen::Pair(queen)),
            (S::DamenstichLastTrick, last, Seen::Pair(queen)),
        ];
        rows.into_iter().map(|(point, only, seen)| TrickPoint { point, only, seen })
    }

    /// Returns how a special point is earned in tricks by these rules, if it is.
    #[must_use]
    pub fn trick_point(&self, point: Sonderpunkt) -> Option<TrickPoint> {
        self.trick_points().find(|row| row.point == point)
    }

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
/// The final sides decide, also for tricks before a Klärungsstich.
pub fn special_points(
    rules: &Rules,
    order: &Order,
    schweine: Schweine,
    parties: Parties,
    trick: &Trick,
    which: WhichTrick,
) -> impl Iterator<Item = (Sonderpunkt, Team)> {
    let scoring = Scoring::of(order, parties);
    let can_be = move |row: &TrickPoint| trick.is_complete() && row.only.is_none_or(|only| only == which);
    rules.trick_points().filter(can_be).flat_map(move |row| {
        let seen = row.seen.in_trick(order, parties, trick).filter(|&(n, _)| n != 0);
        let earned = seen.filter(|_| row.counts(rules, order, schweine, scoring));
        earned.into_iter().flat_map(move |(n, team)| std::iter::repeat_n((row.point, team), n))
    })
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
