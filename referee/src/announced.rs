//! A claim of all remaining tricks as it is made at the table: by whom, and what he said of his play (002 1.2, 3.10).
//!
//! A verdict, a ruling, an interview, a record and a protocol all have it in this one type, and ask the solver for the claim
//! that it makes of it. So none of them can judge another claim than the others.

use game::{Card, Class, Position, Rules, Seat};
use notation::{NotationError, WordError, parse_cards, parse_class};
use solver::{Claim, ClaimError, Manner};
use text::{Arg, Join, Localized, Message, english_errors, message};

/// The entries about shortened games: in the normal game, in a solo by an opponent, and by the soloist.
pub(crate) const SHORTENED: [&str; 3] = ["3.10.1", "3.10.2", "3.10.3"];

/// A way to play one's cards; the names are those of the answers to a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum MannerName {
    /// From the top, in trumps and in each suit; the class is free where the rules leave it free.
    TopFirst,
    /// From the top, the classes in an order that was named.
    TopFirstInOrder,
    /// Card by card in an order that was named.
    InOrder,
    /// The claimant plays in any order.
    EveryOrder,
}

impl MannerName {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::TopFirst, Self::TopFirstInOrder, Self::InOrder, Self::EveryOrder];

    /// Returns the name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::TopFirst => "top_first",
            Self::TopFirstInOrder => "top_first_in_order",
            Self::InOrder => "in_order",
            Self::EveryOrder => "every_order",
        }
    }

    /// Returns the manner with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|manner| manner.name() == name)
    }
}

impl Localized for MannerName {
    fn message(&self) -> Message {
        Message::new(format!("said-{}", self.name().replace('_', "-")))
    }
}

/// The statement of a claimant about his play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Said {
    /// No statement: the rules say what that means.
    #[default]
    Nothing,
    /// He makes them in any order.
    EveryOrder,
    /// He plays from the top.
    TopFirst,
    /// The order of the classes, each from the top.
    Classes(Vec<Class>),
    /// The order of his cards.
    Cards(Vec<Card>),
}

impl Said {
    /// Returns what was said, of the name of a manner and of the order that belongs to it.
    ///
    /// # Errors
    /// Returns that manner and order do not belong together.
    pub fn new(
        manner: Option<MannerName>,
        order: Option<Vec<Card>>,
        classes: Option<Vec<Class>>,
    ) -> Result<Self, SaidError> {
        use MannerName::{EveryOrder, InOrder, TopFirst, TopFirstInOrder};
        match (manner, order, classes.filter(|classes| !classes.is_empty())) {
            (_, Some(_), Some(_)) => Err(SaidError::TwoOrders),
            (None | Some(InOrder), Some(order), None) => Ok(Self::Cards(order)),
            (None | Some(TopFirstInOrder), None, Some(classes)) => Ok(Self::Classes(classes)),
            (None, None, None) => Ok(Self::Nothing),
            (Some(EveryOrder), None, None) => Ok(Self::EveryOrder),
            (Some(TopFirst), None, None) => Ok(Self::TopFirst),
            (Some(manner @ (InOrder | TopFirstInOrder)), None, None) => Err(SaidError::NoOrder { manner }),
            (Some(manner), ..) => Err(SaidError::OtherOrder { manner }),
        }
    }

    /// Reads what was said as programs write it: the cards and the classes are words.
    ///
    /// # Errors
    /// Returns a word that is no card or no class, or that manner and order do not belong together.
    pub fn read(
        manner: Option<MannerName>,
        order: Option<&[String]>,
        classes: Option<&[String]>,
    ) -> Result<Self, SaidError> {
        let cards = |words: &[String]| {
            let text = words.join(",");
            match parse_cards(&text) {
                Ok(cards) => Ok(cards.into_iter().map(|(card, _)| card).collect()),
                Err(error) => Err(SaidError::Cards { text, error }),
            }
        };
        let class = |word: &String| parse_class(word).map_err(SaidError::Class);
        let classes = classes.map(|words| words.iter().map(class).collect::<Result<_, _>>()).transpose()?;
        Self::new(manner, order.map(cards).transpose()?, classes)
    }

    /// Returns the manner that it is by a rule set.
    ///
    /// Who shows his cards without a word plays from the top (002 3.10). Where the rules do not provide for that, he has to make
    /// the remaining tricks in any order (BSV 9.2, decision OP-59).
    #[must_use]
    pub const fn manner(&self, rules: &Rules) -> MannerName {
        match self {
            Self::Nothing if rules.breaches.solo_claim_by_showing => MannerName::TopFirst,
            Self::Nothing | Self::EveryOrder => MannerName::EveryOrder,
            Self::TopFirst => MannerName::TopFirst,
            Self::Classes(_) => MannerName::TopFirstInOrder,
            Self::Cards(_) => MannerName::InOrder,
        }
    }

    /// Returns the order that was named, in words; nothing if none was.
    #[must_use]
    pub fn order(&self) -> Option<Message> {
        let list = match self {
            Self::Nothing | Self::EveryOrder | Self::TopFirst => return None,
            Self::Classes(classes) => Arg::list(classes.iter().copied(), Join::Comma),
            Self::Cards(cards) => Arg::list(cards.iter().copied(), Join::Comma),
        };
        Some(message!("listed", list))
    }
}

/// A claim of all remaining tricks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// Seat that claims them for its side.
    pub claimant: Seat,
    /// His statement about his play.
    pub said: Said,
}

impl Announced {
    /// Returns the claim of this player: the one that was `told`, if it is his, or cards shown without a word.
    #[must_use]
    pub fn by(claimant: Seat, told: Option<&Self>) -> Self {
        told.filter(|told| told.claimant == claimant).cloned().unwrap_or(Self { claimant, said: Said::Nothing })
    }

    /// Returns what is claimed in a position.
    ///
    /// # Errors
    /// Returns an order that does not fit his cards.
    pub fn claim(&self, position: &Position) -> Result<Claim, ClaimError> {
        let claimant = self.claimant;
        let manner = match &self.said {
            Said::Classes(classes) => Manner::TopFirstInOrder { claimant, classes: classes.clone() },
            Said::Cards(order) => Manner::InOrder { claimant, order: order.clone() },
            said if said.manner(position.rules()) == MannerName::TopFirst => Manner::TopFirst { claimant },
            _ => Manner::EveryOrder,
        };
        Claim::new(position, position.parties().team_of(claimant), manner)
    }

    /// Returns the entry of the handbook that judges a game which was shortened by this claim.
    #[must_use]
    pub fn entry(&self, position: &Position) -> &'static str {
        let is_known = |soloist: &Seat| {
            position.parts().contract.solo().is_some() || !position.cards().hands()[*soloist].contains(Card::CQ)
        };
        // Rule BSV 4.2.2: a silent solo is one as soon as the second queen of clubs lies.
        let [normal, opponent, own] = SHORTENED;
        match position.parties().soloist().filter(is_known) {
            None => normal,
            Some(soloist) if soloist == self.claimant => own,
            Some(_) => opponent,
        }
    }
}

/// Reason why what was said of a claim cannot be understood.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SaidError {
    /// An order of cards and one of classes.
    TwoOrders,
    /// The manner goes by an order, and none was named.
    NoOrder {
        /// The manner.
        manner: MannerName,
    },
    /// The order does not belong to the manner.
    OtherOrder {
        /// The manner.
        manner: MannerName,
    },
    /// The order of cards cannot be read.
    Cards {
        /// The order.
        text: String,
        /// The problem.
        error: NotationError,
    },
    /// A word is no class.
    Class(WordError),
}

impl Localized for SaidError {
    fn message(&self) -> Message {
        match self {
            Self::TwoOrders => message!("claim-two-orders"),
            Self::NoOrder { manner } => message!("claim-no-order", manner = manner.message()),
            Self::OtherOrder { manner } => message!("claim-other-order", manner = manner.message()),
            Self::Cards { error, .. } => error.message(),
            Self::Class(error) => error.message(),
        }
    }

    fn help(&self) -> Option<Message> {
        match self {
            Self::Cards { error, .. } => error.help(),
            Self::Class(error) => error.help(),
            Self::TwoOrders | Self::NoOrder { .. } | Self::OtherOrder { .. } => None,
        }
    }
}

english_errors!(SaidError);
