//! Calling: Re, Kontra, keine 90 and on, when the hand is strong enough, and no earlier than it must be said.
//!
//! How strong a hand is, in Augen that its side can expect, and from how many Augen a call pays were learned from
//! self-play; `calls.txt` is written by `cargo run --release -p doko-lab -- train-calls`.

use crate::rules::feature::{Worth, names};
use crate::rules::grid::Grid;
use crate::rules::memory::Memory;
use crate::rules::rollout::Chance;
use crate::rules::sight::Sight;
use crate::rules::strength;
use crate::rules::weights::Role;
use game::rules::{CallMoment, CallTiming, CallValue};
use game::{
    Call, Contract, Hand, Level, Limit, Moment, Order, Parties, Rules, Schweine, Seat, SeatSet, Solo, Team, Trick,
};
use std::sync::LazyLock;

/// Role of a caller, as far as the strength required for a call depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Caller {
    Re,
    Kontra,
    Soloist,
    Defender,
}

impl Caller {
    const ALL: [Self; 4] = [Self::Re, Self::Kontra, Self::Soloist, Self::Defender];

    const fn of(role: Role) -> Self {
        match role {
            Role::Re | Role::Hochzeiter => Self::Re,
            Role::Kontra | Role::Suitor => Self::Kontra,
            Role::TrumpSoloist | Role::DamenSoloist | Role::BubenSoloist | Role::FleischlosSoloist => Self::Soloist,
            Role::TrumpDefender | Role::DamenDefender | Role::BubenDefender | Role::FleischlosDefender => {
                Self::Defender
            }
        }
    }

    const fn name(self) -> &'static str {
        ["re", "kontra", "soloist", "defender"][self as usize]
    }
}

/// The time at which a player makes the calls that its hand is strong enough for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Calling {
    /// At the last moment at which they are allowed.
    AtLast,
    /// As early as allowed, with `bolder` Augen less than a call needs.
    AtOnce {
        /// Augen by which the required strength is lowered.
        bolder: f32,
    },
    /// Not at all, unless the rules demand it.
    Never,
}

/// The number of columns of bounds.
pub(crate) const N_BOUNDS: usize = 2 * Caller::ALL.len();

/// The strength of hands, and the strength that a call needs.
#[derive(Clone, Debug, PartialEq)]
pub struct Calls {
    strength: Vec<Vec<f32>>,
    /// Least strength, by column, then by level from the Ansage.
    bounds: Vec<Vec<f32>>,
}

impl Calls {
    /// Returns bounds with which no call is ever made.
    #[must_use]
    pub fn none() -> Self {
        let n_columns = strength::columns().len();
        Self {
            strength: vec![vec![0.0; strength::WIDTH]; n_columns],
            bounds: vec![vec![999.0; Level::ALL.len() - 1]; N_BOUNDS],
        }
    }

    /// Returns what was learned.
    #[must_use]
    pub fn learned() -> &'static Self {
        static LEARNED: LazyLock<Calls> = LazyLock::new(|| Calls::read(include_str!("calls.txt")));
        &LEARNED
    }

    /// Returns the weights of a hand's features, by role and tricks played, to change them.
    pub fn strength_mut(&mut self) -> &mut [Vec<f32>] {
        &mut self.strength
    }

    /// Returns the Augen that are needed for a call, by case, then by level from the Ansage, to change them.
    pub fn bounds_mut(&mut self) -> &mut [Vec<f32>] {
        &mut self.bounds
    }

    /// Writes both tables.
    #[must_use]
    pub fn write(&self) -> String {
        let [strength, bounds] = Self::grids();
        strength.write(100.0, &self.strength) + &bounds.write(1.0, &self.bounds)
    }

    /// Reads both tables.
    ///
    /// # Panics
    /// Panics if the text is not such tables; they are part of the program.
    #[must_use]
    pub fn read(text: &str) -> Self {
        if text.is_empty() {
            return Self::none();
        }
        let [strength, bounds] = Self::grids();
        let mut lines = text.lines();
        Self { strength: strength.read(100.0, &mut lines), bounds: bounds.read(1.0, &mut lines) }
    }

    fn grids() -> [Grid; 2] {
        let rows = names(strength::BLOCKS);
        let levels = Call::words_of(Team::Re).into_iter().map(|call| call.name().replace("re", "ansage"));
        let cases = ["add", "times"]
            .into_iter()
            .flat_map(|value| Caller::ALL.into_iter().map(move |caller| format!("{value}/{}", caller.name())));
        [
            Grid { name: "strength", rows, columns: strength::columns() },
            Grid { name: "bounds", rows: levels.collect(), columns: cases.collect() },
        ]
    }

    /// Returns the Augen that the own side can expect.
    pub(crate) fn expected_augen(&self, sight: &Sight<'_>, role: Role, team: Team) -> f32 {
        let n_tricks = usize::from(sight.memory.tricks.0.iter().sum::<u8>());
        let mut worth = Worth { weights: &self.strength[strength::column(role, n_tricks)], sum: 0.0 };
        strength::features(sight, team, &mut worth);
        worth.sum
    }

    /// Returns the Augen that a hand can expect with a partner before the first card.
    pub(crate) fn opening_augen(&self, rules: &Rules, seat: Seat, hand: Hand, leader: Seat) -> f32 {
        let order = Order::new(rules, Contract::Normal, Schweine::None);
        let memory = Memory::new(None, None);
        let trick = Trick::led_by(leader);
        let sight = Sight::new((rules, &order), &memory, &trick, (seat, hand));
        self.expected_augen(&sight, Role::Re, Team::Re)
    }

    /// Returns whether a hand is strong enough to say Re to this solo before the first card.
    pub(crate) fn would_open(&self, rules: &Rules, solo: Solo, seat: Seat, hand: Hand, leader: Seat) -> bool {
        let order = Order::new(rules, Contract::Solo(solo), Schweine::None);
        let memory = Memory::new(Some(Parties { re: SeatSet::only(seat) }), None);
        let trick = Trick::led_by(leader);
        let sight = Sight::new((rules, &order), &memory, &trick, (seat, hand));
        let role = Role::soloist(solo);
        let augen = self.expected_augen(&sight, role, Team::Re);
        self.wants(&Chance { seat, team: Team::Re, call: Call::Re, augen, case: case(rules, role) })
    }

    /// Returns whether a seat makes a call that it could not make later.
    #[must_use]
    pub fn wants(&self, chance: &Chance) -> bool {
        0.0 <= self.surplus(chance)
    }

    /// Returns how many Augen more than are needed for a call the side can expect.
    pub(crate) fn surplus(&self, chance: &Chance) -> f32 {
        chance.augen - self.bounds[chance.case][usize::from(chance.call.level().number()) - 1]
    }
}

/// Returns the column of the bounds.
pub(crate) fn case(rules: &Rules, role: Role) -> usize {
    let value = match rules.score.call_value {
        CallValue::Add(_) => 0,
        CallValue::Times(_) => 1,
    };
    value * Caller::ALL.len() + Caller::of(role) as usize
}

/// Whether it is the turn of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AtTurn {
    On,
    Off,
}

/// Returns the moment at which a seat is at turn again.
pub(crate) const fn a_trick_later(now: &Moment) -> Moment {
    Moment { cards_in_hand: now.cards_in_hand.saturating_sub(1), cards_played: now.cards_played + 4, ..*now }
}

/// Returns whether a call that may be made now may not be made any more when the seat is asked next.
pub(crate) fn is_last_chance(rules: &Rules, team: Team, moment: &Moment, call: Call, turn: AtTurn) -> bool {
    if rules.calls.moment == CallMoment::OnTurn && turn == AtTurn::Off {
        return false;
    }
    // Where calls are made between tricks only, or on turn, the next chance is after four more cards, of which one is an own one.
    if rules.calls.moment != CallMoment::Anytime {
        return !Limit::of(rules, team, call, moment.phase).allows(&a_trick_later(moment));
    }
    let mut next = *moment;
    match rules.calls.timing {
        CallTiming::Hand if turn == AtTurn::Off => return false,
        CallTiming::Hand => next.cards_in_hand -= 1,
        CallTiming::Table => next.cards_played += 1,
    }
    !Limit::of(rules, team, call, moment.phase).allows(&next)
}
