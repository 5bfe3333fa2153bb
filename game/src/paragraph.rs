//! The paragraph of each rule text: every refusal and every line of a score can name its rule.

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

/// Makes the list of what refusals and lines of the score rest on: what it is, and where each text says it.
macro_rules! paragraphs {
    ($($(#[doc = $about:literal])* $name:ident = $($place:literal),+;)*) => {
        /// A rule that a refusal or a line of the score rests on.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Paragraph {
            $($(#[doc = $about])* $name,)*
        }

        impl Paragraph {
            /// All of them, in the order of play.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Returns what it is about, in English.
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self {
                    $(Self::$name => concat!($($about),*),)*
                }
            }

            /// Returns the text and the paragraph in it. Where a text is silent, the one that fills the gap is cited
            /// (Recklinghausen: deviations from the DDV rules).
            #[must_use]
            pub const fn in_book(self, book: Book) -> &'static str {
                book.of(match self {
                    $(Self::$name => [$($place),+],)*
                })
            }
        }
    };
}

paragraphs! {
    /// Meaning of calls, and the sides of the words "Re" and "Kontra".
    CallWords = "DDV A.6", "BSV 6.3", "DDV A.6", "TSR 6.2.2";
    /// The earliest moment of a call.
    CallEarliest = "DDV D.8", "BSV 6.3", "DDV D.8", "TSR 6.2.1";
    /// Calls in a Hochzeit.
    CallHochzeit = "DDV D.2", "BSV 6.5", "Recklinghausen, Weitere Hausregeln", "TSR 6.4.2";
    /// The latest moment of "Re" and "Kontra".
    AnsageLatest = "DDV D.1", "BSV 6.3", "Recklinghausen, Weitere Hausregeln", "TSR 6.2.2";
    /// The latest moment of an Absage.
    AbsageLatest = "DDV D.1", "BSV 6.4", "Recklinghausen, Weitere Hausregeln", "TSR 6.3.4";
    /// Skipping a stage.
    CallSkipping = "DDV D.3", "BSV 6.5", "DDV D.3", "TSR 6.4.3";
    /// Replies, and what they bar.
    CallReply = "DDV D.4", "BSV 6.5", "DDV D.4", "TSR 6.4.4";
    /// Naming the side for which an Absage counts.
    CallDisclosure = "DDV D.5", "BSV 6.5", "DDV D.5", "TSR 6.4.5";
    /// The same call twice.
    CallRepeated = "DDV D.7", "BSV 6.5", "DDV D.7", "TSR 6.4.7";
    /// The duty to call after a rich first trick.
    Pflichtansage = "BSV 6.3.1", "BSV 6.3.1", "BSV 6.3.1", "BSV 6.3.1";
    /// The winner, and the score if neither side wins.
    Winner = "DDV F.1", "BSV 7.1", "DDV F.1", "TSR 7.1";
    /// The base point and the bounds the loser stayed below.
    Won = "DDV F.2 a", "BSV 7.2 a", "Recklinghausen, Abrechnung", "TSR 7.2.2 a";
    /// Points for "Re" and "Kontra".
    AnsagePoints = "DDV F.2 b", "BSV 7.2 b", "Recklinghausen, Abrechnung", "TSR 7.2.2 b";
    /// Points for an Absage of Re.
    AbsagePointsRe = "DDV F.2 b", "BSV 7.2 c", "Recklinghausen, Abrechnung", "TSR 7.2.2 c";
    /// Points for an Absage of Kontra.
    AbsagePointsKontra = "DDV F.2 b", "BSV 7.2 d", "Recklinghausen, Abrechnung", "TSR 7.2.2 d";
    /// Points for reaching a bound against an Absage of Kontra.
    ReachedAgainstKontra = "DDV F.2 c", "BSV 7.2 e", "DDV F.2 c", "TSR 7.2.2 e";
    /// Points for reaching a bound against an Absage of Re.
    ReachedAgainstRe = "DDV F.2 c", "BSV 7.2 f", "DDV F.2 c", "TSR 7.2.2 f";
    /// Special points.
    Sonderpunkte = "DDV F.3", "BSV 7.2", "Recklinghausen, Abrechnung", "TSR 7.2.3";
    /// Score of a solo.
    SoloPoints = "DDV F.4", "BSV 7.2", "Recklinghausen, Abrechnung", "TSR 7.2.4";
    /// Condition under which a game is decided.
    Decided = "DDV G.4", "BSV 9.4", "DDV G.4", "TSR 9.5.1";
    /// The Klärungsstich of a Hochzeit.
    Hochzeit = "DDV C.4", "BSV 4.2.1", "Recklinghausen, Weitere Hausregeln", "TSR 4.4.3";
    /// Vorbehalte for which a hand must qualify.
    Vorbehalt = "DDV C.1", "BSV 4.1", "Recklinghausen, Kleiner Vorbehalt", "TSR 4.1.2";
    /// The round in which Vorbehalte are said, and the questions after it.
    VorbehaltRound = "DDV C.1", "BSV 4.1", "DDV C.1", "TSR 4.1";
    /// Competing soli decided by bids.
    Bids = "DDV C.1", "BSV 4.1", "Recklinghausen, Großer Vorbehalt", "TSR 4.1.7";
    /// The soli that can be named.
    Soli = "DDV A.7", "BSV 2.3.3", "Recklinghausen, Großer Vorbehalt", "TSR 2.3.3";
    /// When a solo is a Lustsolo.
    Lustsolo = "DDV C.3", "BSV 4.1", "DDV C.3", "TSR 4.3.1";
    /// The deck.
    Deck = "DDV A.1", "BSV 2.2.1", "Recklinghausen, Allgemeines", "TSR 2.2.1";
    /// The cards that each player is dealt.
    Dealing = "DDV A.3", "BSV 3.3", "DDV A.3", "TSR 3.3.7";
    /// The leader of the first trick.
    FirstLead = "DDV A.4.1", "BSV 5.1", "DDV A.4.1", "TSR 5.1.1";
    /// Playing in turn.
    Turn = "DDV A.4.2", "BSV 5.1", "DDV A.4.2", "TSR 5.2.1";
    /// Following suit.
    Follow = "DDV A.4.3", "BSV 5.2", "DDV A.4.3", "TSR 5.2.2";
    /// The winner of a trick, who leads to the next.
    TrickWinner = "DDV A.4.4", "BSV 5.3", "DDV A.4.4", "TSR 5.3.3";
    /// Handing over the remaining cards in a solo.
    HandOver = "DDV E.2", "BSV 5.4", "DDV E.2", "TSR 5.4.6";
    /// Rounds, Pflichtsoli and the next dealer.
    Round = "DDV B.3", "BSV 8.5", "DDV B.3", "TSR 4.2";
    /// What is still played when the time is up.
    TimeUp = "DDV B.3", "BSV 8.5", "DDV B.3", "TSR 8.5.3";
    /// Checks of the list.
    ListCheck = "TSR 7.3.3", "BSV 7.3", "TSR 7.3.3", "TSR 7.3.3";
    /// Even and odd at a table of five.
    ParityAtFive = "TSR 10.1.3", "BSV 10.1", "BSV 10.1", "TSR 10.1.3";
}

impl Rules {
    /// Returns where this rule is written, such as `DDV D.1`.
    #[must_use]
    pub const fn cite(&self, paragraph: Paragraph) -> &'static str {
        paragraph.in_book(self.book)
    }
}
