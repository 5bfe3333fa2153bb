//! Options about the score.

use super::List;
use super::option::{
    Mismatch, OFF, OptionType, OptionValue, Parts, Shape, is_off, mismatch, read_word, word_and_number, words,
};
use crate::card::{Augen, Card};
use crate::contract::{Contract, Solo};
use text::Message;

/// Value of an Ansage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallValue {
    /// Adds this number of points.
    Add(u8),
    /// The value of the game is multiplied.
    Times(u8),
}

words! {
    /// Part of the score that a multiplying Ansage multiplies.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum DoublingScope {
        /// The whole net value.
        Total = "total",
        /// All but the special points.
        GamePointsOnly = "game_points_only",
        /// All but the special points that are earned in tricks.
        GamePointsAndAlten = "game_points_and_alten",
    }

    /// Score if both sides failed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum NoWinnerItems {
        /// Bounds the other side stayed below, and bounds reached against an Absage.
        UnderAndReached = "under_and_reached",
        /// Only bounds that the other side stayed below.
        UnderOnly = "under_only",
        /// No items, not even special points.
        Nothing = "nothing",
    }

    /// The condition under which a bound that the loser stayed below is worth a point.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum BoundsCount {
        /// A bound is always worth a point.
        Always = "always",
        /// A bound is worth a point if the winner has called it.
        IfCalled = "if_called",
    }

    /// Score of a Hochzeit without a partner that the Hochzeiter has lost.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum LostHochzeit {
        /// A lost solo.
        Solo = "solo",
        /// A lost game like any other, which he pays to each of the three.
        Game = "game",
    }

    /// A game of two against two in which Kontra can have the point gegen die Alten.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum AltenGame {
        /// A normal game.
        Normal = "normal",
        /// A Hochzeit.
        Hochzeit = "hochzeit",
        /// A Trumpfabgabe.
        Trumpfabgabe = "trumpfabgabe",
    }
}

impl AltenGame {
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

words! {
    /// The Augen that make a trick a Doppelkopf.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum DoppelkopfAugen {
        /// A Doppelkopf has 40 Augen or more.
        From40 = "from_40",
        /// A Doppelkopf has more than 40 Augen, so that four tens are not one.
        Above40 = "above_40",
    }
}

impl DoppelkopfAugen {
    /// Returns how many Augen it has at least.
    #[must_use]
    pub const fn least(self) -> Augen {
        match self {
            Self::From40 => Augen(40),
            Self::Above40 => Augen(41),
        }
    }
}

words! {
    /// A special point.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Sonderpunkt {
        /// Gegen die Alten, gegen die Kreuz Damen: Kontra has won.
        Alten = "alten",
        /// A trick of 40 Augen or more.
        Doppelkopf = "doppelkopf",
        /// An opponent's ace of diamonds in a won trick.
        Fuchs = "fuchs",
        /// The last trick won with a jack of clubs; also Karlchen.
        Charlie = "charlie",
        /// An opponent's jack of clubs in the won last trick.
        CharlieGefangen = "charlie_gefangen",
        /// A trick led and won with Fehl hearts.
        Herzstich = "herzstich",
        /// The last trick won with an ace of diamonds.
        FuchsLastTrick = "fuchs_last_trick",
        /// An opponent's ace of diamonds in the won last trick, one point more.
        FuchsGefangenLastTrick = "fuchs_gefangen_last_trick",
        /// A jack of clubs wins the last trick and that of the partner lies in it, one point more.
        DoppelCharlie = "doppel_charlie",
        /// An opponent's ten of hearts, beaten by the second one.
        DulleGefangen = "dulle_gefangen",
        /// An opponent's ten of hearts in the won last trick.
        DulleLastTrick = "dulle_last_trick",
        /// Both queens of clubs of one side in one trick, for the other side.
        Damenstich = "damenstich",
        /// Both queens of clubs of the other side in the last trick, one point more where any trick counts.
        DamenstichLastTrick = "damenstich_last_trick",
        /// A call before the very first card, for the winner of the game.
        EarlyCall = "early_call",
        /// A call that leaves out stages, for the winner of the game.
        JumpedCall = "jumped_call",
        /// A call in a Hochzeit before its partner is found, for the winner of the game.
        UnmarriedCall = "unmarried_call",
    }
}

impl Sonderpunkt {
    /// Returns whether it is for a call: the winner of the game gets it, in a solo, too, regardless of the caller.
    #[must_use]
    pub const fn is_of_call(self) -> bool {
        matches!(self, Self::EarlyCall | Self::JumpedCall | Self::UnmarriedCall)
    }

    /// The special points of the published rule sets.
    pub const USUAL: [Self; 6] =
        [Self::Alten, Self::Doppelkopf, Self::Fuchs, Self::Charlie, Self::CharlieGefangen, Self::Herzstich];
}

/// Special points that exist in games scored as a solo.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SoloPoints {
    /// None.
    None,
    /// All that the rules have.
    All,
    /// The special points of a list.
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

/// Soli in which special points exist at all.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpecialPointsSoli {
    /// All soli.
    All,
    /// Soli in which diamonds are trump.
    KaroTrump,
    /// The soli of this list.
    These(List<AnySolo>),
}

/// A game that is scored as a solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnySolo {
    /// A solo that was not named: a stilles Solo, a Hochzeit without a partner.
    Unnamed,
    /// A named solo.
    Named(Solo),
}

impl AnySolo {
    /// The name of soli that were not named.
    pub const UNNAMED: &'static str = "stilles_solo";

    /// Returns the kind of a solo; `None` is one that was not named.
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

words! {
    /// Side whose special points count once a side has won.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SpecialPointsFor {
        /// Both sides.
        Both = "both",
        /// The winning side alone.
        Winner = "winner",
    }

    /// Value of two captured aces of diamonds.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum FuchsCounts {
        /// One point each.
        Each = "each",
        /// The second one that a side captures counts two.
        SecondTwice = "second_twice",
    }

    /// Card that has to win the last trick to capture a jack of clubs.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CharlieGefangenBy {
        /// Any card.
        Any = "any",
        /// A queen of diamonds.
        DiamondQueen = "DQ",
    }
}

impl CharlieGefangenBy {
    /// Returns the card, if not any does.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Any => None,
            Self::DiamondQueen => Some(Card::DQ),
        }
    }
}

words! {
    /// Whether 120 to 120 is worth the point for winning.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PointAtEven {
        /// The winner has the point.
        Winner = "winner",
        /// Nobody has the point; all other items count.
        Nobody = "nobody",
    }

    /// Games in which a side loses by Feigheit.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum FeigheitScope {
        /// All games.
        All = "all",
        /// Games that are not scored as a solo.
        TwoAgainstTwo = "two_against_two",
    }

    /// The tricks that are a Herzstich.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Herzstich {
        /// Led with Fehl hearts and won by Fehl hearts.
        NotTrumped = "not_trumped",
        /// All four cards are Fehl hearts.
        AllFourHearts = "all_four_hearts",
        /// Any trick led with Fehl hearts, regardless of the winner.
        AnyHeartLead = "any_heart_lead",
    }

    /// Value of two captured jacks of clubs.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CharlieGefangenCounts {
        /// One point each.
        PerCard = "per_card",
        /// One point together.
        Once = "once",
    }
}

impl CharlieGefangenCounts {
    /// Returns how many of them count.
    #[must_use]
    pub const fn most(self) -> u8 {
        match self {
            Self::PerCard => 2,
            Self::Once => 1,
        }
    }
}

words! {
    /// Absagen of the other side against which Augen count.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ReachedAgainst {
        /// Against each stage, so that 120 Augen are worth two points against keine 60.
        Each = "each",
        /// Against the highest one alone.
        Highest = "highest",
    }
}

/// Additional points of a solo of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PointsBySolo {
    /// A solo that was not named: a stilles Solo, a Hochzeit without a partner.
    pub unnamed: u8,
    /// The others, in the order of [`Solo::ALL`].
    pub named: [u8; Solo::ALL.len()],
}

impl PointsBySolo {
    /// No solo is worth more.
    pub const NONE: Self = Self { unnamed: 0, named: [0; Solo::ALL.len()] };

    /// Returns the points of a solo; `None` is one that was not named.
    #[must_use]
    pub fn of(&self, solo: Option<Solo>) -> u8 {
        match solo {
            None => self.unnamed,
            Some(solo) => Solo::ALL.iter().position(|&other| other == solo).map_or(0, |at| self.named[at]),
        }
    }
}

impl OptionType for CallValue {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match word_and_number(value) {
            Some(("add", number)) => Ok(Self::Add(number)),
            Some(("times", number)) => Ok(Self::Times(number)),
            _ => mismatch(value, Message::new("write-call-value")),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::Add(number) => OptionValue::Text(format!("add {number}")),
            Self::Times(number) => OptionValue::Text(format!("times {number}")),
        }
    }

    fn shape() -> Shape {
        Shape::Pattern("^(add|times) [0-9]+$", &["add 2", "times 2"])
    }
}

impl OptionType for SoloPoints {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match value {
            OptionValue::Bool(true) => Ok(Self::All),
            OptionValue::Bool(false) => Ok(Self::None),
            OptionValue::List(_) => List::read(value).map(Self::These),
            _ => mismatch(value, Message::new("write-solo-points")),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::None => OptionValue::Bool(false),
            Self::All => OptionValue::Bool(true),
            Self::These(points) => points.write(),
        }
    }

    fn shape() -> Shape {
        Shape::AnyOf(vec![Shape::Bool, List::<Sonderpunkt>::shape()])
    }
}

impl OptionType for AnySolo {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        // "trumpfsolo" is another word for one of them.
        let other = match value {
            OptionValue::Text(name) => Self::from_name(name),
            _ => None,
        };
        let named = || Solo::ALL.into_iter().map(Self::Named);
        let words: Vec<_> = [Self::Unnamed].into_iter().chain(named()).map(|solo| (solo.name(), solo)).collect();
        other.map_or_else(|| read_word(value, &words), Ok)
    }

    fn write(&self) -> OptionValue {
        OptionValue::text(self.name())
    }

    fn shape() -> Shape {
        let names = [Self::UNNAMED].into_iter().chain(Solo::ALL.map(Solo::name));
        Shape::Words(names.map(str::to_owned).collect())
    }
}

impl OptionType for SpecialPointsSoli {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match value {
            OptionValue::Text(word) if word == "all" => Ok(Self::All),
            OptionValue::Text(word) if word == "karo_trump" => Ok(Self::KaroTrump),
            OptionValue::List(_) => List::read(value).map(Self::These),
            _ => Err(Mismatch {
                found: value.clone(),
                expected: Message::new("write-special-points-soli"),
                words: vec!["all", "karo_trump"],
            }),
        }
    }

    fn write(&self) -> OptionValue {
        match self {
            Self::All => OptionValue::text("all"),
            Self::KaroTrump => OptionValue::text("karo_trump"),
            Self::These(soli) => soli.write(),
        }
    }

    fn shape() -> Shape {
        let words = Shape::Words(vec!["all".to_owned(), "karo_trump".to_owned()]);
        Shape::AnyOf(vec![words, List::<AnySolo>::shape()])
    }
}

impl OptionType for PointsBySolo {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let expected = || Message::new("write-points-by-solo");
        let parts = match value {
            OptionValue::Table(parts) => parts,
            _ if is_off(value) => return Ok(Self::NONE),
            _ => return mismatch(value, expected()),
        };
        let mut points = Self::NONE;
        for (name, number) in parts {
            let place = match AnySolo::from_name(name) {
                Some(AnySolo::Named(solo)) => {
                    Solo::ALL.iter().position(|&other| other == solo).map(|at| &mut points.named[at])
                }
                Some(AnySolo::Unnamed) => Some(&mut points.unnamed),
                None => None,
            };
            let Some(place) = place else { return mismatch(value, expected()) };
            *place = u8::read(number)?;
        }
        Ok(points)
    }

    fn write(&self) -> OptionValue {
        let named = Solo::ALL.map(Solo::name).into_iter().zip(self.named);
        let parts: Vec<_> = [(AnySolo::UNNAMED, self.unnamed)]
            .into_iter()
            .chain(named)
            .filter(|&(_, points)| points != 0)
            .map(|(name, points)| (name.to_owned(), points.write()))
            .collect();
        if parts.is_empty() { OptionValue::text(OFF) } else { OptionValue::Table(parts) }
    }

    fn shape() -> Shape {
        let names = [AnySolo::UNNAMED].into_iter().chain(Solo::ALL.map(Solo::name));
        let parts = names.map(|name| (name, u8::shape())).collect();
        Shape::AnyOf(vec![Shape::Table(parts, Parts::Any), Shape::word(OFF)])
    }
}
