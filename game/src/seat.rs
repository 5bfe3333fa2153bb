//! Places at the table and the two sides.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// A place at the table, clockwise `N E S W`. The left neighbour of a seat is the next one clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// North.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Seat {
    /// All seats, clockwise from north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// Returns the seat with this place in [`ALL`](Self::ALL), counted on around the table.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index & 3]
    }

    /// Returns the place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the left neighbour.
    #[must_use]
    pub const fn next(self) -> Self {
        self.plus(1)
    }

    /// Returns the seat `steps` places further clockwise.
    #[must_use]
    pub const fn plus(self, steps: usize) -> Self {
        Self::from_index(self.index() + steps)
    }

    /// Returns how many places `other` sits clockwise from here, 0 to 3.
    #[must_use]
    pub const fn steps_to(self, other: Self) -> usize {
        (other.index() + 4 - self.index()) & 3
    }

    /// Returns all four seats clockwise, beginning here.
    pub fn clockwise(self) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..4).map(move |steps| self.plus(steps))
    }

    /// Returns the letter of the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// Returns the seat with this letter, in either case; east is also `O`, as in Ost.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'O' => Some(Self::E),
            letter => Self::ALL.into_iter().find(|seat| seat.letter() == letter),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["N", "E", "S", "W"][self.index()])
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Returns the values that `value` gives for each seat.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(value))
    }

    /// Returns each seat with its value, clockwise from north.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// One of the two sides. A fact about the deal; a belief about it is an `Option<Team>` or a probability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Team {
    /// The holders of the queens of clubs, or the soloist.
    Re,
    /// The others.
    Kontra,
}

impl Team {
    /// Both sides, Re first.
    pub const ALL: [Self; 2] = [Self::Re, Self::Kontra];

    /// Returns the name in the notation: `re` or `kontra`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["re", "kontra"][self as usize]
    }

    /// Returns the side with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|team| team.name() == name)
    }
}

impl Not for Team {
    type Output = Self;
    fn not(self) -> Self {
        match self {
            Self::Re => Self::Kontra,
            Self::Kontra => Self::Re,
        }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByTeam<T> {
    /// The value of Re.
    pub re: T,
    /// The value of Kontra.
    pub kontra: T,
}

impl<T> ByTeam<T> {
    /// Returns the values that `value` gives for each side.
    pub fn from_fn(mut value: impl FnMut(Team) -> T) -> Self {
        Self { re: value(Team::Re), kontra: value(Team::Kontra) }
    }
}

impl<T> Index<Team> for ByTeam<T> {
    type Output = T;
    fn index(&self, team: Team) -> &T {
        match team {
            Team::Re => &self.re,
            Team::Kontra => &self.kontra,
        }
    }
}

impl<T> IndexMut<Team> for ByTeam<T> {
    fn index_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::Re => &mut self.re,
            Team::Kontra => &mut self.kontra,
        }
    }
}

/// A set of seats, such as the members of a side.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(0b1111);

    /// Returns the set of one seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat as u8)
    }

    /// Returns the set of these seats.
    #[must_use]
    pub fn of(seats: &[Seat]) -> Self {
        seats.iter().copied().collect()
    }

    /// Returns whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 != 0
    }

    /// Returns the set with the seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat as u8)
    }

    /// Returns the set with the seat left out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat as u8))
    }

    /// Returns the number of seats.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seats clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl Not for SeatSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.iter().map(Seat::letter).collect();
        f.pad(&letters)
    }
}

/// The sides: the members of Re; all other seats are Kontra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parties {
    /// The members of Re: one soloist or two partners.
    pub re: SeatSet,
}

impl Parties {
    /// Returns the members of a side.
    #[must_use]
    pub fn members(self, team: Team) -> SeatSet {
        match team {
            Team::Re => self.re,
            Team::Kontra => !self.re,
        }
    }

    /// Returns the side of a seat.
    #[must_use]
    pub const fn team_of(self, seat: Seat) -> Team {
        if self.re.contains(seat) { Team::Re } else { Team::Kontra }
    }

    /// Returns the seat that plays alone, or `None` in a game of two against two.
    #[must_use]
    pub fn soloist(self) -> Option<Seat> {
        if self.re.len() == 1 { self.re.iter().next() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_clockwise() {
        assert_eq!(Seat::W.next(), Seat::N);
        assert_eq!(Seat::E.clockwise().collect::<Vec<_>>(), [Seat::E, Seat::S, Seat::W, Seat::N]);
        for a in Seat::ALL {
            for b in Seat::ALL {
                assert_eq!(a.plus(a.steps_to(b)), b);
            }
        }
    }

    #[test]
    fn parties_split_the_table() {
        let parties = Parties { re: SeatSet::of(&[Seat::W, Seat::N]) };
        assert_eq!(parties.members(Team::Kontra).to_string(), "ES");
        assert_eq!(parties.team_of(Seat::S), Team::Kontra);
        assert_eq!(parties.soloist(), None);
        assert_eq!(Parties { re: SeatSet::only(Seat::S) }.soloist(), Some(Seat::S));
    }
}
