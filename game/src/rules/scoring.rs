//! What rule sets settle differently about what a game is worth.

use super::List;
use crate::card::Augen;
use crate::contract::{Contract, Solo};

/// What an Ansage is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallValue {
    /// So many points.
    Add(u8),
    /// The value of the game is multiplied.
    Times(u8),
}

/// What a multiplying Ansage multiplies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoublingScope {
    /// The whole net value.
    Total,
    /// All but the special points.
    GamePointsOnly,
    /// All but the special points that are earned in tricks.
    GamePointsAndAlten,
}

/// What is written down when both sides failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoWinnerItems {
    /// Bounds the other side stayed below, and bounds reached against an Absage.
    UnderAndReached,
    /// Only the former.
    UnderOnly,
    /// Nothing, not even special points.
    Nothing,
}

/// Whether a bound that the loser stayed below is worth a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoundsCount {
    /// It always is.
    Always,
    /// If the side that has won has called it.
    IfCalled,
}

/// What a Hochzeit without a partner is that the Hochzeiter has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LostHochzeit {
    /// A lost solo.
    Solo,
    /// A lost game like any other, which he pays to each of the three.
    Game,
}

/// A game of two against two in which Kontra can have the point gegen die Alten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AltenGame {
    /// A normal game.
    Normal,
    /// A Hochzeit.
    Hochzeit,
    /// A Trumpfabgabe.
    Trumpfabgabe,
}

impl AltenGame {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Normal, Self::Hochzeit, Self::Trumpfabgabe];

    /// Returns which of them a game is that is not scored as a solo.
    #[must_use]
    pub const fn of(contract: Contract) -> Self {
        match contract {
            Contract::Hochzeit => Self::Hochzeit,
            Contract::Trumpfabgabe => Self::Trumpfabgabe,
            Contract::Normal | Contract::Solo(_) => Self::Normal,
        }
    }
}

/// Which trick is a Doppelkopf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoppelkopfAugen {
    /// One of 40 Augen or more.
    From40,
    /// One of more than 40 Augen, so that four tens are none.
    Above40,
}

impl DoppelkopfAugen {
    /// Returns whether a trick of so many Augen is one.
    #[must_use]
    pub fn is_met(self, augen: Augen) -> bool {
        match self {
            Self::From40 => Augen(40) <= augen,
            Self::Above40 => Augen(40) < augen,
        }
    }
}

/// A special point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sonderpunkt {
    /// Gegen die Alten, gegen die Kreuz Damen: Kontra has won.
    Alten,
    /// A trick of 40 Augen or more.
    Doppelkopf,
    /// An opponent's ace of diamonds in a won trick.
    Fuchs,
    /// The last trick won with a jack of clubs; also Karlchen.
    Charlie,
    /// An opponent's jack of clubs in the won last trick.
    CharlieGefangen,
    /// A trick led and won with Fehl hearts.
    Herzstich,
    /// The last trick won with an ace of diamonds.
    FuchsLastTrick,
    /// An opponent's ace of diamonds in the won last trick, one point more.
    FuchsGefangenLastTrick,
    /// A jack of clubs wins the last trick and that of the partner lies in it, one point more.
    DoppelCharlie,
    /// An opponent's ten of hearts, beaten by the second one.
    DulleGefangen,
    /// An opponent's ten of hearts in the won last trick.
    DulleLastTrick,
    /// Both queens of clubs of one side in one trick, for the other side.
    Damenstich,
    /// The same in the last trick, one point more where any trick counts.
    DamenstichLastTrick,
    /// A call before the very first card, for whoever wins the game.
    EarlyCall,
    /// A call that leaves out stages, for whoever wins the game.
    JumpedCall,
    /// A call in a Hochzeit before its partner is found, for whoever wins the game.
    UnmarriedCall,
}

impl Sonderpunkt {
    /// All special points.
    pub const ALL: [Self; 16] = {
        let [alten, doppelkopf, fuchs, charlie, charlie_gefangen, herzstich] = Self::USUAL;
        let (last, caught) = (Self::FuchsLastTrick, Self::FuchsGefangenLastTrick);
        let (doppel, dulle) = (Self::DoppelCharlie, Self::DulleGefangen);
        let (queens, queens_last, dulle_last) = (Self::Damenstich, Self::DamenstichLastTrick, Self::DulleLastTrick);
        [
            alten,
            doppelkopf,
            fuchs,
            charlie,
            charlie_gefangen,
            herzstich,
            last,
            caught,
            doppel,
            dulle,
            dulle_last,
            queens,
            queens_last,
            Self::EarlyCall,
            Self::JumpedCall,
            Self::UnmarriedCall,
        ]
    };

    /// Returns whether it is for a call: whoever wins the game has it, in a solo, too, whoever has called.
    #[must_use]
    pub const fn is_of_call(self) -> bool {
        matches!(self, Self::EarlyCall | Self::JumpedCall | Self::UnmarriedCall)
    }

    /// Those of the published rule sets.
    pub const USUAL: [Self; 6] =
        [Self::Alten, Self::Doppelkopf, Self::Fuchs, Self::Charlie, Self::CharlieGefangen, Self::Herzstich];
}

/// Which special points exist in games scored as a solo.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SoloPoints {
    /// None.
    None,
    /// All that the rules have.
    All,
    /// These.
    These(List<Sonderpunkt>),
}

impl SoloPoints {
    /// Returns whether this is one of them.
    #[must_use]
    pub fn counts(&self, point: Sonderpunkt) -> bool {
        match self {
            Self::None => false,
            Self::All => true,
            Self::These(points) => points.contains(&point),
        }
    }
}

/// In which soli special points exist at all.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpecialPointsSoli {
    /// In all.
    All,
    /// In those in which diamonds are trump.
    KaroTrump,
    /// In these.
    These(List<AnySolo>),
}

/// A game that is scored as a solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnySolo {
    /// One that nobody has named: a stilles Solo, a Hochzeit without a partner.
    Unnamed,
    /// One that was named.
    Named(Solo),
}

impl AnySolo {
    /// The name of those that nobody has named.
    pub const UNNAMED: &'static str = "stilles_solo";

    /// Returns that of a game; `None` is one that nobody has named.
    #[must_use]
    pub fn of(solo: Option<Solo>) -> Self {
        solo.map_or(Self::Unnamed, Self::Named)
    }

    /// Returns the name in a rule file, such as `stilles_solo` or `damensolo`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unnamed => Self::UNNAMED,
            Self::Named(solo) => solo.name(),
        }
    }

    /// Returns the one with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if name == Self::UNNAMED { Some(Self::Unnamed) } else { Solo::from_name(name).map(Self::Named) }
    }
}

/// Whose special points count once somebody has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpecialPointsFor {
    /// Those of both sides.
    Both,
    /// Those of the side that has won alone.
    Winner,
}

/// How two captured aces of diamonds count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FuchsCounts {
    /// One point each.
    Each,
    /// The second one that a side captures counts two.
    SecondTwice,
}

/// What has to win the last trick to capture a jack of clubs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CharlieGefangenBy {
    /// Any card.
    Any,
    /// A queen of diamonds.
    DiamondQueen,
}

/// Whether 120 to 120 is worth the point for winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointAtEven {
    /// It is.
    Winner,
    /// It is not, and whatever else there is counts.
    Nobody,
}

/// In which games whoever calls too little loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FeigheitScope {
    /// In all.
    All,
    /// In those that are not scored as a solo.
    TwoAgainstTwo,
}

/// Which trick is a Herzstich.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Herzstich {
    /// Led with Fehl hearts and won by Fehl hearts.
    NotTrumped,
    /// All four cards are Fehl hearts.
    AllFourHearts,
    /// Led with Fehl hearts, whoever wins.
    AnyHeartLead,
}

/// How two captured jacks of clubs count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CharlieGefangenCounts {
    /// One point each.
    PerCard,
    /// One point together.
    Once,
}

/// Which Absagen of the other side Augen are counted against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReachedAgainst {
    /// Against each stage, so that 120 Augen are worth two points against keine 60.
    Each,
    /// Against the highest one alone.
    Highest,
}

/// How many points more a solo of each kind is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PointsBySolo {
    /// One that nobody has named: a stilles Solo, a Hochzeit without a partner.
    pub unnamed: u8,
    /// The others, in the order of [`Solo::ALL`].
    pub named: [u8; Solo::ALL.len()],
}

impl PointsBySolo {
    /// No solo is worth more.
    pub const NONE: Self = Self { unnamed: 0, named: [0; Solo::ALL.len()] };

    /// Returns the points of a solo; `None` is one that nobody has named.
    #[must_use]
    pub fn of(&self, solo: Option<Solo>) -> u8 {
        match solo {
            None => self.unnamed,
            Some(solo) => Solo::ALL.iter().position(|&other| other == solo).map_or(0, |at| self.named[at]),
        }
    }
}
