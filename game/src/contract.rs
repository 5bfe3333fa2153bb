//! The games that can be played and what is called on top of them.

use crate::card::Suit;
use crate::seat::Seat;
use std::fmt;

/// A solo a player can name (DDV A.7, BSV 2.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Solo {
    /// Damensolo: only queens are trump.
    Damen,
    /// Bubensolo: only jacks are trump.
    Buben,
    /// Fleischloser: no trumps. Many call it Assesolo, as aces are the highest cards in it; [`Asse`](Self::Asse) is another one.
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
    /// Asse-Trumpf-Solo: only aces are trump.
    Asse,
    /// Zehnensolo: only tens are trump.
    Zehnen,
    /// Neunensolo: only nines are trump.
    Neunen,
    /// Null: no trumps, and the soloist wins if he gets no trick, whatever the Augen.
    Null,
}

impl Solo {
    /// All soli: the seven usual ones, then the others.
    pub const ALL: [Self; 16] = {
        let [damen, buben, fleischlos, clubs, spades, hearts, diamonds] = Self::USUAL;
        let [a, b, c, d, e] = [Self::Koenige, Self::DamenBuben, Self::KoenigeDamen, Self::KoenigeBuben, Self::Koehler];
        let [f, g, h, i] = [Self::Asse, Self::Zehnen, Self::Neunen, Self::Null];
        [damen, buben, fleischlos, clubs, spades, hearts, diamonds, a, b, c, d, e, f, g, h, i]
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
            Self::Asse => "assetrumpfsolo",
            Self::Zehnen => "zehnensolo",
            Self::Neunen => "neunensolo",
            Self::Null => "nullsolo",
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

/// The game that is played, as far as it is public.
///
/// A stilles Solo is a [`Normal`](Self::Normal) game to all but its player.
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

    /// Returns whether it is a Null, in which Augen do not count.
    #[must_use]
    pub const fn is_null(self) -> bool {
        matches!(self, Self::Solo(Solo::Null))
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

/// Number of announced ranks of Schweine: the aces of diamonds (Recklinghausen, "Schweine"), then the higher ones one
/// after the other, if the rules have them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Schweine {
    /// None: the aces of diamonds are two ordinary foxes.
    #[default]
    None,
    /// The aces stand above the ten of hearts and are no foxes.
    Announced,
    /// Superschweine stand above them.
    Super,
    /// Hyperschweine stand above all.
    Hyper,
}

impl Schweine {
    /// All, fewest first.
    pub const ALL: [Self; 4] = [Self::None, Self::Announced, Self::Super, Self::Hyper];

    /// Returns how many ranks are announced.
    #[must_use]
    pub const fn ranks(self) -> usize {
        self as usize
    }
}

/// Seats that announced the Schweine of each rank: the aces, the Superschweine, the Hyperschweine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(from = "flat::Holders", into = "flat::Holders"))]
pub struct SchweineHolders(pub [Option<Seat>; Self::RANKS]);

impl SchweineHolders {
    /// Greatest number of ranks.
    pub const RANKS: usize = 3;

    /// No announced Schweine.
    pub const NONE: Self = Self([None; Self::RANKS]);

    /// Names of the ranks in the notation, in records, and in programs.
    pub const KEYS: [&'static str; Self::RANKS] = ["schweine", "superschweine", "hyperschweine"];

    /// Returns the holders if this seat has announced the aces and there are no higher ones.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self([Some(seat), None, None])
    }

    /// Returns whether no Schweine are announced.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        matches!(self.0, [None, None, None])
    }

    /// Returns how many ranks are announced without a gap.
    #[must_use]
    pub const fn kind(&self) -> Schweine {
        match self.0 {
            [None, ..] => Schweine::None,
            [_, None, _] => Schweine::Announced,
            [_, _, None] => Schweine::Super,
            [_, _, Some(_)] => Schweine::Hyper,
        }
    }

    /// Returns who has announced the aces.
    #[must_use]
    pub const fn aces(&self) -> Option<Seat> {
        self.0[0]
    }

    /// Returns the ranks that are announced, from 0 for the aces, with their holders.
    pub fn iter(self) -> impl Iterator<Item = (usize, Seat)> {
        self.0.into_iter().enumerate().filter_map(|(rank, seat)| seat.map(|seat| (rank, seat)))
    }

    /// Returns the holders after this seat has announced the next rank.
    ///
    /// # Panics
    /// Panics where every rank is announced.
    #[must_use]
    pub const fn with_next(mut self, seat: Seat) -> Self {
        self.0[self.kind().ranks()] = Some(seat);
        self
    }
}

#[cfg(feature = "serde")]
mod flat {
    //! The holders as fields of what they belong to.

    use super::SchweineHolders;
    use crate::seat::Seat;

    #[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
    pub(super) struct Holders {
        /// Seat that announced Schweine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        schweine: Option<Seat>,
        /// Seat that announced Superschweine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        superschweine: Option<Seat>,
        /// Seat that announced Hyperschweine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hyperschweine: Option<Seat>,
    }

    impl From<Holders> for SchweineHolders {
        fn from(holders: Holders) -> Self {
            Self([holders.schweine, holders.superschweine, holders.hyperschweine])
        }
    }

    impl From<SchweineHolders> for Holders {
        fn from(SchweineHolders([schweine, superschweine, hyperschweine]): SchweineHolders) -> Self {
            Self { schweine, superschweine, hyperschweine }
        }
    }
}

/// Highest stage that a side has called so far (DDV D, BSV 6). A call contains all lower stages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Level {
    /// No call.
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
