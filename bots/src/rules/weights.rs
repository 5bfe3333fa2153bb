//! The value of each feature of a card in Points, learned from self-play.
//!
//! `weights.txt` is written by `cargo run --release -p doko-lab -- train-cards` and can be read: a line is a
//! feature, a column is a role in a phase of the game.

use crate::rules::feature::{Block, names};
use crate::rules::grid::Grid;
use crate::rules::hand::like;
use crate::rules::memory::Memory;
use crate::rules::{follow, lead};
use game::{Card, Contract, Hand, Public, Seat, Solo, Team};
use std::sync::LazyLock;

/// Role of a seat in a game; each has weights of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Re in a game of two against two.
    Re,
    /// Kontra in a game of two against two.
    Kontra,
    /// Looking for a partner.
    Hochzeiter,
    /// May still become the partner of a Hochzeiter.
    Suitor,
    /// Alone, with the trumps of the normal game or of a Farbsolo.
    TrumpSoloist,
    /// Against him.
    TrumpDefender,
    /// Soloist of a Damensolo.
    DamenSoloist,
    /// Against it.
    DamenDefender,
    /// Soloist of a Bubensolo.
    BubenSoloist,
    /// Against it.
    BubenDefender,
    /// Soloist of a Fleischloser.
    FleischlosSoloist,
    /// Against it.
    FleischlosDefender,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 12] = [
        Self::Re,
        Self::Kontra,
        Self::Hochzeiter,
        Self::Suitor,
        Self::TrumpSoloist,
        Self::TrumpDefender,
        Self::DamenSoloist,
        Self::DamenDefender,
        Self::BubenSoloist,
        Self::BubenDefender,
        Self::FleischlosSoloist,
        Self::FleischlosDefender,
    ];

    /// Returns what a seat that holds this hand is.
    pub(crate) fn of(public: &Public, memory: &Memory, seat: Seat, hand: Hand) -> Self {
        let one_of = |is_soloist: bool, roles: [Self; 2]| roles[usize::from(!is_soloist)];
        if let Contract::Solo(solo) = public.game().contract() {
            let is_soloist = memory.parties.is_some_and(|parties| parties.re.contains(seat));
            return one_of(is_soloist, Self::in_solo(solo));
        }
        if let Some(parties) = memory.parties {
            return match (parties.soloist(), parties.team_of(seat)) {
                (Some(soloist), _) => one_of(soloist == seat, [Self::TrumpSoloist, Self::TrumpDefender]),
                (None, Team::Re) => Self::Re,
                (None, Team::Kontra) => Self::Kontra,
            };
        }
        if let Some(hochzeiter) = memory.searching {
            return one_of(hochzeiter == seat, [Self::Hochzeiter, Self::Suitor]);
        }
        match usize::from(memory.queens[seat]) + hand.count(Card::CQ) {
            0 if memory.queens.0.contains(&2) => Self::TrumpDefender,
            0 => Self::Kontra,
            1 => Self::Re,
            _ => Self::TrumpSoloist,
        }
    }

    /// Returns the soloist and his opponents.
    const fn in_solo(solo: Solo) -> [Self; 2] {
        match like(solo) {
            Solo::Damen => [Self::DamenSoloist, Self::DamenDefender],
            Solo::Buben => [Self::BubenSoloist, Self::BubenDefender],
            Solo::Fleischlos => [Self::FleischlosSoloist, Self::FleischlosDefender],
            _ => [Self::TrumpSoloist, Self::TrumpDefender],
        }
    }

    /// Returns who plays this solo.
    pub(crate) const fn soloist(solo: Solo) -> Self {
        Self::in_solo(solo)[0]
    }

    /// Returns the name of the role, such as `damen-soloist`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Re => "re",
            Self::Kontra => "kontra",
            Self::Hochzeiter => "hochzeiter",
            Self::Suitor => "suitor",
            Self::TrumpSoloist => "trump-soloist",
            Self::TrumpDefender => "trump-defender",
            Self::DamenSoloist => "damen-soloist",
            Self::DamenDefender => "damen-defender",
            Self::BubenSoloist => "buben-soloist",
            Self::BubenDefender => "buben-defender",
            Self::FleischlosSoloist => "fleischlos-soloist",
            Self::FleischlosDefender => "fleischlos-defender",
        }
    }
}

/// The number of phases of a game.
pub(crate) const PHASES: usize = 3;

/// Returns the third of the game in which a trick is.
pub(crate) const fn phase(trick: usize, n_tricks: usize) -> usize {
    let phase = trick * PHASES / n_tricks;
    if phase < PHASES { phase } else { PHASES - 1 }
}

/// Kind of decision: leading or following.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The first card of a trick.
    Lead,
    /// Any other card.
    Follow,
}

impl Turn {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Lead, Self::Follow];

    pub(crate) const fn blocks(self) -> &'static [Block] {
        match self {
            Self::Lead => lead::BLOCKS,
            Self::Follow => follow::BLOCKS,
        }
    }

    /// Returns the number of features.
    #[must_use]
    pub const fn width(self) -> usize {
        let blocks = self.blocks();
        blocks[blocks.len() - 1].end()
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Follow => "follow",
        }
    }
}

/// Place of a row of weights: kind of decision, role, third of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The decision.
    pub turn: Turn,
    /// The role.
    pub role: Role,
    /// The third of the game, from 0.
    pub phase: usize,
}

impl Place {
    /// The number of places.
    pub const COUNT: usize = 2 * COLUMNS;

    /// Returns all places.
    pub fn all() -> impl Iterator<Item = Self> {
        Turn::ALL.into_iter().flat_map(|turn| {
            Role::ALL.into_iter().flat_map(move |role| (0..PHASES).map(move |phase| Self { turn, role, phase }))
        })
    }

    /// Returns the number of the place, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.turn as usize * COLUMNS + self.column()
    }

    const fn column(self) -> usize {
        self.role as usize * PHASES + self.phase
    }
}

const COLUMNS: usize = Role::ALL.len() * PHASES;

/// Value of each feature at each place.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    rows: Vec<Vec<f32>>,
}

impl Weights {
    /// Returns weights of which none is worth anything.
    #[must_use]
    pub fn zero() -> Self {
        Self { rows: Place::all().map(|place| vec![0.0; place.turn.width()]).collect() }
    }

    /// Returns the weights that were learned.
    #[must_use]
    pub fn learned() -> &'static Self {
        static LEARNED: LazyLock<Weights> = LazyLock::new(|| Weights::read(include_str!("weights.txt")));
        &LEARNED
    }

    /// Returns the weights at a place.
    #[must_use]
    pub fn at(&self, place: Place) -> &[f32] {
        &self.rows[place.index()]
    }

    /// Returns the weights at a place, to change them.
    pub fn at_mut(&mut self, place: Place) -> &mut [f32] {
        &mut self.rows[place.index()]
    }

    /// Returns the weights of a block at a place, to change them; nothing if there is no such block.
    pub(crate) fn block_mut(&mut self, place: Place, name: &str) -> Option<&mut [f32]> {
        let block = place.turn.blocks().iter().find(|block| block.name == name)?;
        Some(&mut self.rows[place.index()][block.at..block.end()])
    }

    /// Lets all features of a block, such as `smear`, count nothing; `false` if there is no such block.
    #[must_use]
    pub fn forget(&mut self, block: &str) -> bool {
        let mut is_known = false;
        for place in Place::all() {
            for block in place.turn.blocks().iter().filter(|known| known.name == block) {
                self.at_mut(place)[block.at..block.end()].fill(0.0);
                is_known = true;
            }
        }
        is_known
    }

    /// Writes the weights as two tables.
    #[must_use]
    pub fn write(&self) -> String {
        let grids = Turn::ALL.map(|turn| {
            let places = Place::all().filter(|place| place.turn == turn);
            Self::grid(turn).write(1000.0, &places.map(|place| self.at(place).to_vec()).collect::<Vec<_>>())
        });
        grids.concat()
    }

    /// Reads the tables.
    ///
    /// # Panics
    /// Panics if the text is not such tables; they are part of the program.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines();
        Self { rows: Turn::ALL.into_iter().flat_map(|turn| Self::grid(turn).read(1000.0, &mut lines)).collect() }
    }

    fn grid(turn: Turn) -> Grid {
        let places = Place::all().filter(|place| place.turn == turn);
        let columns = places.map(|place| format!("{}/{}", place.role.name(), place.phase + 1)).collect();
        Grid { name: turn.name(), rows: names(turn.blocks()), columns }
    }
}
