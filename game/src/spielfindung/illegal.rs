//! Why something may not be said before the first card.

use crate::paragraph::Paragraph;
use crate::rules::VorbehaltKind;
use crate::seat::Seat;
use crate::spielfindung::act::{Act, Vorbehalt};
use crate::words::noted;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// Reason why a word is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WhyIllegal {
    /// Another seat has to speak.
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
    /// These rules oblige a hand that allows this to say so.
    MustSay(VorbehaltKind),
    /// Another seat may still have a higher Vorbehalt.
    NotCertainlyHighest,
    /// The rules or the hand do not allow this Vorbehalt, or it is not the one that was asked for.
    NotEligible(Vorbehalt),
    /// The hand does not allow the kind asked for.
    HasNot(VorbehaltKind),
    /// The hand allows nothing else.
    MustSayYes(VorbehaltKind),
    /// A bid has to be stated first.
    MustBid,
    /// These rules rank the soli themselves, and nothing is announced with them.
    NoLevels,
    /// The bid does not lead.
    BidTooLow,
    /// Not all trumps, or not the number of cards that is handed over.
    WrongGive,
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
            Self::SayKleinOrGross | Self::MustBid | Self::NoLevels | Self::BidTooLow => Paragraph::Bids,
            Self::MustSay(_) | Self::NotEligible(_) | Self::HasNot(_) | Self::WrongGive | Self::WrongReturn => {
                Paragraph::Vorbehalt
            }
            _ => Paragraph::VorbehaltRound,
        }
    }
}

impl Localized for WhyIllegal {
    fn message(&self) -> Message {
        match self {
            Self::NotEligible(vorbehalt) => message!("act-not-eligible", vorbehalt = noted(vorbehalt)),
            Self::HasNot(kind) => message!("act-has-not", kind = noted(kind)),
            Self::MustSayYes(kind) => message!("act-must-say-yes", kind = noted(kind)),
            Self::MustSay(kind) => message!("act-must-say", kind = noted(kind)),
            Self::NotYourTurn => Message::new("act-not-your-turn"),
            Self::NotAsked => Message::new("act-not-asked"),
            Self::Over => Message::new("act-over"),
            Self::TooLateToCorrect => Message::new("act-too-late-to-correct"),
            Self::NothingNew => Message::new("act-nothing-new"),
            Self::NoVorbehalt => Message::new("act-no-vorbehalt"),
            Self::SayKleinOrGross => Message::new("act-say-klein-or-gross"),
            Self::SayVorbehalt => Message::new("act-say-vorbehalt"),
            Self::NotCertainlyHighest => Message::new("act-not-certainly-highest"),
            Self::MustBid => Message::new("act-must-bid"),
            Self::NoLevels => Message::new("act-no-levels"),
            Self::BidTooLow => Message::new("act-bid-too-low"),
            Self::WrongGive => Message::new("act-wrong-give"),
            Self::WrongReturn => Message::new("act-wrong-return"),
        }
    }
}

/// Something that may not be said, why, and what could have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalAct {
    /// Seat of the act.
    pub seat: Seat,
    /// The act.
    pub act: Act,
    /// Reason why it is not allowed.
    pub why: WhyIllegal,
    /// The rule that forbids it.
    pub paragraph: &'static str,
    /// Seat that has to act.
    pub actor: Option<Seat>,
    /// Acts that were legal; of the many sets of cards to give back only one.
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

impl Localized for IllegalAct {
    fn message(&self) -> Message {
        let Self { seat, act, why, paragraph, .. } = self;
        let what = message!("act-illegal", seat = noted(seat), act = noted(act), why = why.message());
        let what = message!("errors-cited", what, paragraph = *paragraph);
        match (self.legal.is_empty(), self.actor) {
            (false, _) => message!("errors-legal", what, legal = Arg::list(self.legal.iter().map(noted), Join::Comma)),
            (true, Some(actor)) if actor != *seat => message!("act-somebody-speaks", what, seat = noted(&actor)),
            _ => what,
        }
    }
}

english_errors!(IllegalAct);
