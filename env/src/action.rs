//! Everything that a seat can decide, numbered.
//!
//! A decision is one number below [`N_ACTIONS`], the same in every rule set and at every moment; which of them are legal is
//! said by a mask. Sets of cards that are handed over in a Trumpfabgabe are chosen card by card.

use crate::write::spread;
use game::rules::HochzeitCondition;
use game::{Act, Bid, Call, Card, CardSet, Level, Say, Schweine, Solo, Vorbehalt};
use game::{Reply, Scope};
use std::fmt;
use std::ops::Range;

/// Number of actions.
pub const N_ACTIONS: usize = BIDS.end;

/// Number of actions that are cards; they come first, so a learner that decides on nothing else needs no more.
pub const N_CARDS: usize = Card::COUNT;

/// Returns how many actions there are where this is decided.
#[must_use]
pub const fn n_actions(scope: Scope) -> usize {
    match scope {
        Scope::Cards => N_CARDS,
        Scope::Everything => N_ACTIONS,
    }
}

/// A card: it is played, or chosen to be handed over.
pub const CARDS: Range<usize> = 0..N_CARDS;
/// No call.
pub const SILENCE: usize = CARDS.end;
/// A call, in the order of [`Call::ALL`].
pub const CALLS: Range<usize> = SILENCE + 1..SILENCE + 1 + Call::ALL.len();
/// A word of the Vorbehalt round, in the order of [`Say::ALL`].
pub const SAYS: Range<usize> = CALLS.end..CALLS.end + Say::ALL.len();
/// Yes.
pub const YES: usize = SAYS.end;
/// No.
pub const NO: usize = YES + 1;
/// No higher bid.
pub const PASS: usize = NO + 1;
/// A solo is named, in the order of [`Solo::ALL`].
pub const SOLI: Range<usize> = PASS + 1..PASS + 1 + Solo::ALL.len();
/// A Hochzeit is named, in the order of [`HochzeitCondition::ALL`].
pub const HOCHZEIT: Range<usize> = SOLI.end..SOLI.end + HochzeitCondition::ALL.len();
/// The same with Schweine in one breath.
pub const HOCHZEIT_SCHWEINE: Range<usize> = HOCHZEIT.end..HOCHZEIT.end + HochzeitCondition::ALL.len();
/// Other names of Vorbehalte.
pub const OTHERS: Range<usize> = HOCHZEIT_SCHWEINE.end..HOCHZEIT_SCHWEINE.end + OTHER.len();
/// A bid: a solo with a level, level by level.
pub const BIDS: Range<usize> = OTHERS.end..OTHERS.end + Solo::ALL.len() * LEVELS.len();

const OTHER: [Vorbehalt; 4] =
    [Vorbehalt::Trumpfschwach, Vorbehalt::Werfen, Vorbehalt::Trumpfabgabe, Vorbehalt::Schweine];

const LEVELS: [Level; 6] = [Level::None, Level::Ansage, Level::Keine90, Level::Keine60, Level::Keine30, Level::Schwarz];

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays this card, or chooses it to be handed over.
    Card(Card),
    /// Does not call.
    Silence,
    /// Calls.
    Call(Call),
    /// Says or does something else before the first card; never a set of cards.
    Act(Act),
}

impl Action {
    /// Returns the action with number `index`; `None` from [`N_ACTIONS`] on.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        let at = |range: &Range<usize>| range.contains(&index).then(|| index - range.start);
        let named = |vorbehalt| Self::Act(Act::Name(vorbehalt));
        let hochzeit =
            |at: usize, schweine| named(Vorbehalt::Hochzeit { condition: HochzeitCondition::ALL[at], schweine });
        if let Some(at) = at(&CARDS) {
            return Card::from_index(at).map(Self::Card);
        }
        if let Some(at) = at(&CALLS) {
            return Some(Self::Call(Call::ALL[at]));
        }
        if let Some(at) = at(&SAYS) {
            return Some(Self::Act(Act::Say(Say::ALL[at])));
        }
        if let Some(at) = at(&SOLI) {
            return Some(named(Vorbehalt::Solo(Solo::ALL[at])));
        }
        if let Some(at) = at(&HOCHZEIT) {
            return Some(hochzeit(at, Schweine::None));
        }
        if let Some(at) = at(&HOCHZEIT_SCHWEINE) {
            return Some(hochzeit(at, Schweine::Announced));
        }
        if let Some(at) = at(&OTHERS) {
            return Some(named(OTHER[at]));
        }
        if let Some(at) = at(&BIDS) {
            let (level, solo) = (LEVELS[at / Solo::ALL.len()], Solo::ALL[at % Solo::ALL.len()]);
            return Some(Self::Act(Act::Bid(Bid { solo, level })));
        }
        match index {
            SILENCE => Some(Self::Silence),
            YES => Some(Self::Act(Act::Yes)),
            NO => Some(Self::Act(Act::No)),
            PASS => Some(Self::Act(Act::Pass)),
            _ => None,
        }
    }

    /// Returns the number of the action; `None` for a set of cards, which is chosen card by card.
    #[must_use]
    pub fn index(self) -> Option<usize> {
        fn at<T: PartialEq>(range: &Range<usize>, all: &[T], one: &T) -> Option<usize> {
            all.iter().position(|other| other == one).map(|at| range.start + at)
        }
        match self {
            Self::Card(card) => Some(card.index()),
            Self::Silence => Some(SILENCE),
            Self::Call(call) => Some(CALLS.start + call as usize),
            Self::Act(Act::Say(say)) => at(&SAYS, &Say::ALL, &say),
            Self::Act(Act::Yes) => Some(YES),
            Self::Act(Act::No) => Some(NO),
            Self::Act(Act::Pass) => Some(PASS),
            Self::Act(Act::Name(Vorbehalt::Solo(solo))) => at(&SOLI, &Solo::ALL, &solo),
            Self::Act(Act::Name(Vorbehalt::Hochzeit { condition, schweine })) => {
                let range = if schweine == Schweine::None { HOCHZEIT } else { HOCHZEIT_SCHWEINE };
                at(&range, &HochzeitCondition::ALL, &condition)
            }
            Self::Act(Act::Name(other)) => at(&OTHERS, &OTHER, &other),
            Self::Act(Act::Bid(Bid { solo, level })) => {
                let level = LEVELS.iter().position(|&other| other == level)?;
                let solo = Solo::ALL.iter().position(|&other| other == solo)?;
                Some(BIDS.start + level * Solo::ALL.len() + solo)
            }
            Self::Act(Act::Give(_) | Act::Return(_)) => None,
        }
    }
}

/// A set of actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ActionSet([u64; N_ACTIONS.div_ceil(64)]);

impl ActionSet {
    /// Returns the set of these cards.
    pub(crate) fn of_cards(cards: CardSet) -> Self {
        let mut set = Self::default();
        set.0[0] = cards.bits().into();
        set
    }

    /// Adds the action with this number.
    pub(crate) const fn add(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Returns whether the action with this number, below [`N_ACTIONS`], is in the set.
    pub(crate) const fn contains(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Writes a one for each action of the set and a zero for each other one, for as many actions as there are bytes, which are a
    /// multiple of eight.
    pub(crate) fn write(&self, mask: &mut [u8]) {
        for (at, place) in mask.chunks_exact_mut(8).enumerate() {
            let eight = (self.0[at / 8] >> (at % 8 * 8)) as u8;
            place.copy_from_slice(&spread(eight).to_le_bytes());
        }
    }
}

const _: () =
    assert!(N_ACTIONS.is_multiple_of(8) && N_CARDS.is_multiple_of(8), "masks are written eight bytes at a time");

impl From<Reply> for Action {
    fn from(reply: Reply) -> Self {
        match reply {
            Reply::Act(act) => Self::Act(act),
            Reply::Call(call) => Self::Call(call),
            Reply::Silence => Self::Silence,
            Reply::Card(card) => Self::Card(card),
        }
    }
}

impl fmt::Display for Action {
    /// Writes the action as a word of the notation: `HT`, `-`, `re!`, `gesund`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Card(card) => Reply::Card(card).fmt(f),
            Self::Silence => Reply::Silence.fmt(f),
            Self::Call(call) => Reply::Call(call).fmt(f),
            Self::Act(act) => Reply::Act(act).fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Hand;

    #[test]
    fn every_number_is_one_action_and_every_action_one_number() {
        for index in 0..N_ACTIONS {
            let action = Action::from_index(index).unwrap_or_else(|| panic!("{index} is no action"));
            assert_eq!(action.index(), Some(index), "{action:?}");
        }
        assert_eq!(Action::from_index(N_ACTIONS), None);
        assert_eq!(Action::Act(Act::Return(Hand::EMPTY)).index(), None);
    }

    #[test]
    fn numbers_stay_what_they_are() {
        let number = |action: Action| action.index().expect("it has one");
        assert_eq!(number(Action::Card(Card::CA)), 0);
        assert_eq!(number(Action::Card(Card::D9)), 23);
        assert_eq!((SILENCE, CALLS, SAYS, YES, NO, PASS), (24, 25..31, 31..35, 35, 36, 37));
        assert_eq!((SOLI, HOCHZEIT, HOCHZEIT_SCHWEINE, OTHERS, BIDS), (38..54, 54..61, 61..68, 68..72, 72..168));
    }
}
