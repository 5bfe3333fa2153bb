//! Which paragraph of which text says what: everything that is refused or scored can name its rule.

use crate::rules::Rules;

/// A rule text whose paragraphs are cited; a club's own rules cite the text they extend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Book {
    /// Turnierspielregeln of the Deutscher Doppelkopf-Verband, edition of 1994 with a change of 1998.
    Ddv,
    /// Turnierspielregeln of the BSV Hessen.
    Bsv,
    /// Hausregeln, Recklinghausen.
    Recklinghausen,
    /// Turnier-Spielregeln of the Deutscher Doppelkopf-Verband in force, edition of 21 February 2026.
    Tsr,
}

impl Book {
    /// All texts, in the order of the columns of a table.
    pub const ALL: [Self; 4] = [Self::Ddv, Self::Bsv, Self::Recklinghausen, Self::Tsr];

    /// Returns the column of this text.
    #[must_use]
    pub const fn of<T: Copy>(self, row: [T; 4]) -> T {
        row[self as usize]
    }
}

/// A rule that a refusal or a line of the score rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paragraph {
    /// What calls mean and whose words "Re" and "Kontra" are.
    CallWords,
    /// The earliest moment of a call.
    CallEarliest,
    /// Calls in a Hochzeit.
    CallHochzeit,
    /// The latest moment of "Re" and "Kontra".
    AnsageLatest,
    /// The latest moment of an Absage.
    AbsageLatest,
    /// Skipping a stage.
    CallSkipping,
    /// Replies, and what they bar.
    CallReply,
    /// Saying for which party an Absage counts.
    CallDisclosure,
    /// The same call twice.
    CallRepeated,
    /// The duty to call after a rich first trick.
    Pflichtansage,
    /// Who wins, and what is written down when nobody does.
    Winner,
    /// The base point and the bounds the loser stayed below.
    Won,
    /// Points for "Re" and "Kontra".
    AnsagePoints,
    /// Points for an Absage of Re.
    AbsagePointsRe,
    /// Points for an Absage of Kontra.
    AbsagePointsKontra,
    /// Points for reaching a bound against an Absage of Kontra.
    ReachedAgainstKontra,
    /// Points for reaching a bound against an Absage of Re.
    ReachedAgainstRe,
    /// Special points.
    Sonderpunkte,
    /// How a solo is counted.
    SoloPoints,
    /// When a game is decided.
    Decided,
    /// The Klärungsstich of a Hochzeit.
    Hochzeit,
    /// Vorbehalte for which a hand must qualify.
    Vorbehalt,
    /// The round in which Vorbehalte are said, and the questions after it.
    VorbehaltRound,
    /// Competing soli decided by bids.
    Bids,
    /// The soli that can be named.
    Soli,
    /// The deck.
    Deck,
    /// What everybody is dealt.
    Dealing,
    /// Who leads to the first trick.
    FirstLead,
    /// Playing in turn.
    Turn,
    /// Following suit.
    Follow,
    /// Who wins a trick and leads to the next.
    TrickWinner,
    /// Handing over the remaining cards in a solo.
    HandOver,
    /// Rounds, Pflichtsoli and the next dealer.
    Round,
    /// Checks of the list.
    ListCheck,
}

impl Paragraph {
    /// Returns the text and the paragraph in it.
    #[must_use]
    pub const fn in_book(self, book: Book) -> &'static str {
        book.of(self.all())
    }

    /// Where a text is silent, the one that fills the gap is cited (Recklinghausen: deviations from the DDV rules).
    const fn all(self) -> [&'static str; 4] {
        match self {
            Self::CallWords => ["DDV A.6", "BSV 6.3", "DDV A.6", "TSR 6.2.2"],
            Self::CallEarliest => ["DDV D.8", "BSV 6.3", "DDV D.8", "TSR 6.2.1"],
            Self::CallHochzeit => ["DDV D.2", "BSV 6.5", "Recklinghausen, Weitere Hausregeln", "TSR 6.4.2"],
            Self::AnsageLatest => ["DDV D.1", "BSV 6.3", "Recklinghausen, Weitere Hausregeln", "TSR 6.2.2"],
            Self::AbsageLatest => ["DDV D.1", "BSV 6.4", "Recklinghausen, Weitere Hausregeln", "TSR 6.3.4"],
            Self::CallSkipping => ["DDV D.3", "BSV 6.5", "DDV D.3", "TSR 6.4.3"],
            Self::CallReply => ["DDV D.4", "BSV 6.5", "DDV D.4", "TSR 6.4.4"],
            Self::CallDisclosure => ["DDV D.5", "BSV 6.5", "DDV D.5", "TSR 6.4.5"],
            Self::CallRepeated => ["DDV D.7", "BSV 6.5", "DDV D.7", "TSR 6.4.7"],
            Self::Pflichtansage => ["BSV 6.3.1", "BSV 6.3.1", "BSV 6.3.1", "BSV 6.3.1"],
            Self::Winner => ["DDV F.1", "BSV 7.1", "DDV F.1", "TSR 7.1"],
            Self::Won => ["DDV F.2 a", "BSV 7.2 a", "Recklinghausen, Abrechnung", "TSR 7.2.2 a"],
            Self::AnsagePoints => ["DDV F.2 b", "BSV 7.2 b", "Recklinghausen, Abrechnung", "TSR 7.2.2 b"],
            Self::AbsagePointsRe => ["DDV F.2 b", "BSV 7.2 c", "Recklinghausen, Abrechnung", "TSR 7.2.2 c"],
            Self::AbsagePointsKontra => ["DDV F.2 b", "BSV 7.2 d", "Recklinghausen, Abrechnung", "TSR 7.2.2 d"],
            Self::ReachedAgainstKontra => ["DDV F.2 c", "BSV 7.2 e", "DDV F.2 c", "TSR 7.2.2 e"],
            Self::ReachedAgainstRe => ["DDV F.2 c", "BSV 7.2 f", "DDV F.2 c", "TSR 7.2.2 f"],
            Self::Sonderpunkte => ["DDV F.3", "BSV 7.2", "Recklinghausen, Abrechnung", "TSR 7.2.3"],
            Self::SoloPoints => ["DDV F.4", "BSV 7.2", "Recklinghausen, Abrechnung", "TSR 7.2.4"],
            Self::Decided => ["DDV G.4", "BSV 9.4", "DDV G.4", "TSR 9.5.1"],
            Self::Hochzeit => ["DDV C.4", "BSV 4.2.1", "Recklinghausen, Weitere Hausregeln", "TSR 4.4.3"],
            Self::Vorbehalt => ["DDV C.1", "BSV 4.1", "Recklinghausen, Kleiner Vorbehalt", "TSR 4.1.2"],
            Self::VorbehaltRound => ["DDV C.1", "BSV 4.1", "DDV C.1", "TSR 4.1"],
            Self::Bids => ["DDV C.1", "BSV 4.1", "Recklinghausen, Großer Vorbehalt", "TSR 4.1.7"],
            Self::Soli => ["DDV A.7", "BSV 2.3.3", "Recklinghausen, Großer Vorbehalt", "TSR 2.3.3"],
            Self::Deck => ["DDV A.1", "BSV 2.2.1", "Recklinghausen, Allgemeines", "TSR 2.2.1"],
            Self::Dealing => ["DDV A.3", "BSV 3.3", "DDV A.3", "TSR 3.3.7"],
            Self::FirstLead => ["DDV A.4.1", "BSV 5.1", "DDV A.4.1", "TSR 5.1.1"],
            Self::Turn => ["DDV A.4.2", "BSV 5.1", "DDV A.4.2", "TSR 5.2.1"],
            Self::Follow => ["DDV A.4.3", "BSV 5.2", "DDV A.4.3", "TSR 5.2.2"],
            Self::TrickWinner => ["DDV A.4.4", "BSV 5.3", "DDV A.4.4", "TSR 5.3.3"],
            Self::HandOver => ["DDV E.2", "BSV 5.4", "DDV E.2", "TSR 5.4.6"],
            Self::Round => ["DDV B.3", "BSV 8.5", "DDV B.3", "TSR 4.2"],
            Self::ListCheck => ["BSV 7.3", "BSV 7.3", "Recklinghausen, Abrechnung", "TSR 7.3.3"],
        }
    }
}

impl Rules {
    /// Returns where this rule is written, such as `DDV D.1`.
    #[must_use]
    pub const fn cite(&self, paragraph: Paragraph) -> &'static str {
        paragraph.in_book(self.book)
    }
}
