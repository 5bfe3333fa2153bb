//! Options about calls.

use super::option::{Mismatch, OptionType, OptionValue, Parts, Shape, mismatch, words};
use text::Message;

words! {
    /// Unit of the limits of calls.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CallTiming {
        /// Cards in the caller's hand, at least the limit.
        Hand = "hand",
        /// Cards played by all seats, at most the limit.
        Table = "table",
    }

    /// Calls that are allowed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CallsAllowed {
        /// All.
        All = "all",
        /// Re and Kontra.
        Ansagen = "ansagen",
        /// None.
        None = "none",
    }

    /// The part of a trick in which calls may be made.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CallMoment {
        /// Calls are allowed at any time.
        Anytime = "anytime",
        /// Calls are allowed while no card lies.
        BetweenTricks = "between_tricks",
        /// Calls are allowed only at one's turn, before one's card.
        OnTurn = "on_turn",
    }

    /// The sides that can make Absagen.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum AbsagenBy {
        /// Both.
        Both = "both",
        /// The one that makes the first.
        One = "one",
    }

    /// The time at which the soloist may say Re in a named solo.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SoloRe {
        /// The soloist calls at the same times as the others.
        Anytime = "anytime",
        /// The soloist calls only once Kontra was said.
        Reply = "reply",
    }

    /// Whether an Absage may leave out stages before it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CallSkipping {
        /// Stages may be left out if each of them would still be in time.
        InTime = "in_time",
        /// Whenever the Absage itself is in time.
        Always = "always",
        /// Never: each stage has to be called, the Ansage first.
        Never = "never",
    }

    /// Time limit for the next stage of a side that has called.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CallPace {
        /// Within the limits of the stages.
        Limits = "limits",
        /// The limits, and at most the first card of the trick after the one in which the side called before.
        NextTrick = "next_trick",
    }
}

/// The shift of the limits of calls in a Hochzeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HochzeitShift {
    /// Cards per trick: fewer in hand, or more on the table.
    pub cards: u8,
    /// The tricks up to the Klärungsstich that count.
    pub tricks: ShiftedTricks,
}

words! {
    /// The tricks a [`HochzeitShift`] counts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ShiftedTricks {
        /// The tricks after the first.
        AfterFirst = "after_first",
        /// All.
        Every = "every",
    }

    /// The games in which a first trick full of Augen obliges its winner to call.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PflichtansageScope {
        /// Every game.
        All = "all",
        /// Normal games only.
        NormalOnly = "normal_only",
    }

    /// Call that the duty demands.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PflichtansageLevel {
        /// The Ansage, unless it was made before.
        Ansage = "ansage",
        /// The next stage of the side, whatever it is.
        Next = "next",
    }

    /// Whether the second trick obliges its winner as the first does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PflichtansageSecond {
        /// No.
        Never = "never",
        /// The second trick obliges if the first was as rich.
        AfterFirst = "after_first",
        /// Whatever the first was.
        Always = "always",
    }

    /// The duty to call in a Hochzeit.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PflichtansageInHochzeit {
        /// Only if the first trick is the Klärungsstich, otherwise it lapses.
        OnlyIfClarifying = "only_if_clarifying",
        /// The call is due as soon as the partner is found.
        Deferred = "deferred",
        /// Never.
        Never = "never",
    }

    /// Whether calls are made in a Hochzeit before its partner is found.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum HochzeitCalls {
        /// No calls before the partner is found.
        AfterFinding = "after_finding",
        /// Calls are allowed: the Hochzeiter calls for Re, all others for Kontra; what the partner has called becomes a
        /// call of Re.
        Anytime = "anytime",
    }

    /// The cards that count as held for limits in the hand.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CallHand {
        /// The cards that the caller holds.
        Held = "held",
        /// The cards held, and the one that he has laid, as long as the trick is not full.
        UntilTrickIsFull = "until_trick_is_full",
    }
}

impl OptionType for HochzeitShift {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let expected = Message::new("write-hochzeit-shift");
        let OptionValue::Table(parts) = value else { return mismatch(value, expected) };
        let part = |name| parts.iter().find(|(key, _)| key == name).map(|(_, part)| part);
        match (part("cards"), part("tricks"), parts.len()) {
            (Some(cards), Some(tricks), 2) => {
                Ok(Self { cards: u8::read(cards)?, tricks: ShiftedTricks::read(tricks)? })
            }
            _ => mismatch(value, expected),
        }
    }

    fn write(&self) -> OptionValue {
        OptionValue::Table(vec![("cards".to_owned(), self.cards.write()), ("tricks".to_owned(), self.tricks.write())])
    }

    fn shape() -> Shape {
        Shape::Table(vec![("cards", u8::shape()), ("tricks", ShiftedTricks::shape())], Parts::All)
    }
}
