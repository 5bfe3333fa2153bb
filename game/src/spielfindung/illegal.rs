//! Why something may not be said before the first card.

use crate::paragraph::Paragraph;
use crate::rules::VorbehaltKind;
use crate::seat::Seat;
use crate::spielfindung::act::{Act, Vorbehalt};
use std::fmt;

/// Why something may not be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WhyIllegal {
    /// Somebody else has to speak.
    NotYourTurn,
    /// The table waits for something else.
    NotAsked,
    /// The game is found.
    Over,
    /// The next seat has spoken, or the seat has corrected itself before.
    TooLateToCorrect,
    /// It was said already.
    NothingNew,
    /// The hand allows no such Vorbehalt.
    NoVorbehalt,
    /// These rules tell small Vorbehalte from great ones.
    SayKleinOrGross,
    /// These rules know only one Vorbehalt.
    SayVorbehalt,
    /// These rules oblige a hand with too few trumps to say so.
    MustSayTrumpfschwach,
    /// Somebody may still have a higher Vorbehalt.
    NotCertainlyHighest,
    /// The rules or the hand do not allow this Vorbehalt, or it is not the one that was asked for.
    NotEligible(Vorbehalt),
    /// The hand does not allow the kind asked for.
    HasNot(VorbehaltKind),
    /// The hand allows nothing else.
    MustSayYes(VorbehaltKind),
    /// A bid has to be stated first.
    MustBid,
    /// The bid does not lead.
    BidTooLow,
    /// Not as many cards as were taken, or cards the seat does not hold.
    WrongReturn,
}

impl WhyIllegal {
    const fn paragraph(self) -> Paragraph {
        match self {
            Self::NotEligible(Vorbehalt::Solo(_)) => Paragraph::Soli,
            Self::NotEligible(Vorbehalt::Hochzeit { .. }) | Self::HasNot(VorbehaltKind::Hochzeit) => {
                Paragraph::Hochzeit
            }
            Self::SayKleinOrGross | Self::MustBid | Self::BidTooLow => Paragraph::Bids,
            Self::MustSayTrumpfschwach | Self::NotEligible(_) | Self::HasNot(_) | Self::WrongReturn => {
                Paragraph::Vorbehalt
            }
            _ => Paragraph::VorbehaltRound,
        }
    }
}

impl fmt::Display for WhyIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn => f.write_str("somebody else has to speak"),
            Self::NotAsked => f.write_str("that was not asked"),
            Self::Over => f.write_str("the game is found"),
            Self::TooLateToCorrect => f.write_str("it is too late to correct what was said"),
            Self::NothingNew => f.write_str("that was already said"),
            Self::NoVorbehalt => f.write_str("the hand allows no such Vorbehalt"),
            Self::SayKleinOrGross => f.write_str("by these rules a Vorbehalt is klein or gross"),
            Self::SayVorbehalt => f.write_str("these rules know no kleine and grosse Vorbehalte"),
            Self::MustSayTrumpfschwach => f.write_str("a hand with so few trumps has to say so"),
            Self::NotCertainlyHighest => f.write_str("somebody may still have a higher Vorbehalt"),
            Self::NotEligible(vorbehalt) => write!(f, "the hand or the question does not allow {vorbehalt}"),
            Self::HasNot(kind) => write!(f, "the hand does not allow {kind}"),
            Self::MustSayYes(kind) => write!(f, "after this Vorbehalt nothing is left but {kind}"),
            Self::MustBid => f.write_str("a grosser Vorbehalt has to be named"),
            Self::BidTooLow => f.write_str("the bid is not higher than the best one"),
            Self::WrongReturn => f.write_str("as many cards as were taken have to be given back, from the own hand"),
        }
    }
}

/// Something that may not be said, why, and what could have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalAct {
    /// Who said it.
    pub seat: Seat,
    /// What was said.
    pub act: Act,
    /// Why it is not allowed.
    pub why: WhyIllegal,
    /// The rule that forbids it.
    pub paragraph: &'static str,
    /// Who has to act.
    pub actor: Option<Seat>,
    /// What the seat could have said; of the many sets of cards to give back only one.
    pub legal: Vec<Act>,
}

impl IllegalAct {
    pub(crate) fn new(
        rules: &crate::rules::Rules,
        (seat, act): (Seat, Act),
        why: WhyIllegal,
        actor: Option<Seat>,
        legal: Vec<Act>,
    ) -> Self {
        Self { seat, act, why, paragraph: rules.cite(why.paragraph()), actor, legal }
    }
}

impl fmt::Display for IllegalAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seat, act, why, paragraph, .. } = self;
        write!(f, "{seat} cannot say \"{act}\": {why} ({paragraph})")?;
        let legal: Vec<String> = self.legal.iter().map(Act::to_string).collect();
        match (legal.is_empty(), self.actor) {
            (false, _) => write!(f, "; legal: {}", legal.join(", ")),
            (true, Some(actor)) if actor != *seat => write!(f, "; {actor} has to speak"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for IllegalAct {}
