//! The games that can be played and what is called on top of them.

use crate::card::Suit;
use std::fmt;

/// A solo a player can name (DDV A.7, BSV 2.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Solo {
    /// Damensolo: only queens are trump.
    Damen,
    /// Bubensolo: only jacks are trump.
    Buben,
    /// Fleischloser, also Assesolo: no trumps.
    Fleischlos,
    /// Königssolo: only kings are trump.
    Koenige,
    /// Queens and jacks are trump.
    DamenBuben,
    /// Kings and queens are trump.
    KoenigeDamen,
    /// Kings and jacks are trump.
    KoenigeBuben,
    /// Köhler, also Bildersolo: kings, queens and jacks are trump.
    Koehler,
    /// Farbsolo: the trumps of the normal game with this suit in the place of Karo, or where the rules say so only this suit.
    /// With Karo it is the Trumpfsolo.
    Farbe(Suit),
}

impl Solo {
    /// All soli: the seven usual ones, then the others.
    pub const ALL: [Self; 12] = {
        let [damen, buben, fleischlos, clubs, spades, hearts, diamonds] = Self::USUAL;
        let [a, b, c, d, e] = [Self::Koenige, Self::DamenBuben, Self::KoenigeDamen, Self::KoenigeBuben, Self::Koehler];
        [damen, buben, fleischlos, clubs, spades, hearts, diamonds, a, b, c, d, e]
    };

    /// The seven soli of the published rule sets.
    pub const USUAL: [Self; 7] = [
        Self::Damen,
        Self::Buben,
        Self::Fleischlos,
        Self::Farbe(Suit::Clubs),
        Self::Farbe(Suit::Spades),
        Self::Farbe(Suit::Hearts),
        Self::Farbe(Suit::Diamonds),
    ];

    /// Returns the name in the notation, such as `damensolo` or `farbsolo_C`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Damen => "damensolo",
            Self::Buben => "bubensolo",
            Self::Fleischlos => "fleischlos",
            Self::Koenige => "koenigssolo",
            Self::DamenBuben => "damenbubensolo",
            Self::KoenigeDamen => "koenigedamensolo",
            Self::KoenigeBuben => "koenigebubensolo",
            Self::Koehler => "koehler",
            Self::Farbe(Suit::Clubs) => "farbsolo_C",
            Self::Farbe(Suit::Spades) => "farbsolo_S",
            Self::Farbe(Suit::Hearts) => "farbsolo_H",
            Self::Farbe(Suit::Diamonds) => "farbsolo_D",
        }
    }

    /// Returns the solo with this name in the notation; `trumpfsolo` is another word for `farbsolo_D`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if name == "trumpfsolo" {
            return Some(Self::Farbe(Suit::Diamonds));
        }
        Self::ALL.into_iter().find(|solo| solo.name() == name)
    }
}

impl fmt::Display for Solo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The game that is played, as far as everybody at the table knows.
///
/// A stilles Solo is a [`Normal`](Self::Normal) game to everybody but its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contract {
    /// Normalspiel: the holders of the queens of clubs play together.
    Normal,
    /// Hochzeit: the holder of both queens of clubs looks for a partner.
    Hochzeit,
    /// Trumpfabgabe: giver and taker of the trumps play together (Recklinghausen).
    Trumpfabgabe,
    /// A named solo against three.
    Solo(Solo),
}

impl Contract {
    /// Returns the solo that is played, if one was named.
    #[must_use]
    pub const fn solo(self) -> Option<Solo> {
        match self {
            Self::Solo(solo) => Some(solo),
            Self::Normal | Self::Hochzeit | Self::Trumpfabgabe => None,
        }
    }

    /// Returns the name in the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Hochzeit => "hochzeit",
            Self::Trumpfabgabe => "trumpfabgabe",
            Self::Solo(solo) => solo.name(),
        }
    }

    /// Returns the game with this name in the notation.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "normal" => Some(Self::Normal),
            "hochzeit" => Some(Self::Hochzeit),
            "trumpfabgabe" => Some(Self::Trumpfabgabe),
            _ => Solo::from_name(name).map(Self::Solo),
        }
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Whether both aces of diamonds were announced as the highest trumps (Recklinghausen, "Schweine").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Schweine {
    /// They are two ordinary foxes.
    #[default]
    None,
    /// They stand above the ten of hearts and are no foxes.
    Announced,
}

/// What a side has called so far, the highest stage reached (DDV D, BSV 6). A call contains all lower stages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Level {
    /// Nothing was said.
    #[default]
    None,
    /// The Ansage: "Re" or "Kontra".
    Ansage,
    /// "keine 90".
    Keine90,
    /// "keine 60".
    Keine60,
    /// "keine 30".
    Keine30,
    /// "schwarz": the other side gets no trick.
    Schwarz,
}

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Self; 6] = [Self::None, Self::Ansage, Self::Keine90, Self::Keine60, Self::Keine30, Self::Schwarz];

    /// Returns the level with this number: 0 nothing, 1 Ansage, .. 5 schwarz.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Returns the number of the level: 0 nothing, 1 Ansage, .. 5 schwarz.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Returns the next higher level, or `None` above schwarz.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::from_number(self as u8 + 1)
    }

    /// Returns how many Absagen ("keine 90" and higher) the level contains, 0 to 4.
    #[must_use]
    pub const fn absagen(self) -> u8 {
        (self as u8).saturating_sub(1)
    }
}
