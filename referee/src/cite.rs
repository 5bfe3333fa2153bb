//! The paragraphs of the procedure: its steps in each rule text.
//!
//! The handbook belongs to the rules of the DDV. A club that plays by another text reads the paragraphs of that text in
//! its rulings, beside the number of the handbook's entry.

use game::Rules;

/// The last section of the house rules.
pub(crate) const HOUSE: &str = "Recklinghausen, Fehlerhaftes Spiel";

/// Something the procedure rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cite {
    /// The right to claim.
    ClaimRight,
    /// The time until which a breach may be claimed.
    ClaimMoment,
    /// The answer of a partner who was asked binds.
    PartnerAnswer,
    /// Only a soloist may shorten the game.
    SoloistShortens,
    /// A soloist may hand his cards over, and forfeits claims by it.
    HandOver,
    /// A side that makes all remaining tricks.
    Zwangslaeufig,
    /// Special points in these tricks.
    ForcedSpecial,
    /// No special points in a solo.
    NoSpecialInSolo,
    /// A breach in a decided game.
    Decided,
    /// Whether a game is decided.
    WhetherDecided,
    /// The price of a minor breach.
    MinorPrice,
    /// The price of a serious breach.
    SeriousPrice,
    /// The price of a serious breach in a decided game.
    DecidedPrice,
    /// The credit in a solo, after a minor breach or after a serious one.
    SoloShare(Gravity),
    /// All three others are credited if a breach cannot hurt the soloist; empty where the text has no such rule.
    NoHarm,
    /// The credit in a normal game.
    NormalShare(Gravity),
    /// The price of unsporting behaviour.
    UnsportPrice,
    /// Binding decisions of the referee.
    Bound,
    /// The court of referees decides.
    Court,
    /// Any player may demand it.
    Appeal,
    /// Its decision is final.
    Final,
    /// A game with a serious breach may be repeated by consent; empty where the text does not say so.
    Repetition,
    /// Rules that only house rules or a club have: how a game is stopped, that there is no price.
    HouseRules,
}

/// The gravity of a breach, as far as paragraphs differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gravity {
    /// A breach at the price of a minor one.
    Minor,
    /// A breach at the full price of a serious one.
    Serious,
}

impl Cite {
    /// Returns the paragraph in the text of these rules, or their name where they have a rule of their own about it.
    pub(crate) fn of(self, rules: &Rules) -> String {
        let printed = rules.book.of(self.all());
        if printed.is_empty() || self.is_changed(rules) { rules.name.to_string() } else { printed.to_owned() }
    }

    /// Returns whether the text of these rules says anything about it.
    pub(crate) const fn is_written(self, rules: &Rules) -> bool {
        !rules.book.of(self.all()).is_empty()
    }

    /// Returns whether the rules of a club say something else about it than the text they are taken from.
    fn is_changed(self, rules: &Rules) -> bool {
        let differs = |same: fn(&Rules, &Rules) -> bool| {
            Rules::ALL.iter().find(|published| published.book == rules.book).is_some_and(|text| !same(text, rules))
        };
        match self {
            Self::MinorPrice | Self::DecidedPrice => {
                differs(|text, own| text.breaches.minor_points == own.breaches.minor_points)
            }
            Self::SeriousPrice => differs(|text, own| {
                (text.breaches.serious_base, text.breaches.serious_per_absage)
                    == (own.breaches.serious_base, own.breaches.serious_per_absage)
            }),
            Self::UnsportPrice => {
                differs(|text, own| text.breaches.unsportlich_points == own.breaches.unsportlich_points)
            }
            _ => false,
        }
    }

    /// Returns the paragraphs of all four texts; where the house rules are silent, those of the DDV fill the gap.
    const fn all(self) -> [&'static str; 4] {
        match self {
            Self::ClaimRight => ["DDV G.7.1", "BSV 9.6", "DDV G.7.1", "TSR 9.6.1"],
            Self::ClaimMoment => ["DDV G.7.2", "BSV 9.6", "DDV G.7.2", "TSR 9.6.3"],
            Self::PartnerAnswer => ["DDV G.7.3", "DDV G.7.3", "DDV G.7.3", "TSR 9.6.4"],
            Self::SoloistShortens => ["DDV E.1", "BSV 5.4", "DDV E.1", "TSR 5.4.3"],
            Self::HandOver => ["DDV E.2", "BSV 5.4", "DDV E.2", "TSR 5.4.6, 5.4.7"],
            Self::Zwangslaeufig => ["3.1.6, DDV G.2", "3.1.6, BSV 9.2", "3.1.6, DDV G.2", "3.1.6, TSR 9.2.2"],
            Self::ForcedSpecial => ["3.1.7, DDV G.2", "3.1.7, BSV 9.2", "3.1.7, DDV G.2", "3.1.7, TSR 9.2.2"],
            Self::NoSpecialInSolo => ["DDV A.7, F.3", "BSV 7.2", "DDV A.7, F.3", "TSR 7.2.3, 7.2.4"],
            Self::Decided => ["3.1.5, DDV G.4", "3.1.5, BSV 9.4", "3.1.5, DDV G.4", "3.1.5, TSR 9.5.1"],
            Self::WhetherDecided => ["3.1.3, DDV G.4", "3.1.3, BSV 7.1, 9.4", "3.1.3, DDV G.4", "3.1.3, TSR 9.5.1"],
            Self::MinorPrice => ["2.1.1 B, DDV G.3", "2.1.1 B, BSV 7.3, 9.3", HOUSE, "2.1.1 B, TSR 9.3"],
            Self::SeriousPrice => ["2.1.1 C, DDV G.5.1", "2.1.1 C, BSV 7.3", HOUSE, "2.1.1 C, TSR 9.4.3"],
            Self::DecidedPrice => ["2.1.1 C, DDV G.4", "2.1.1 C, BSV 9.4", HOUSE, "2.1.1 C, TSR 9.5.1"],
            Self::NoHarm => ["2.1.1 B", "", "", "TSR 9.3.3 b2"],
            Self::SoloShare(Gravity::Minor) => ["DDV G.3 b", "BSV 4.2.1, 4.2.2, 7.3", HOUSE, "TSR 9.3.3 b"],
            Self::SoloShare(Gravity::Serious) => ["DDV G.5.2", "BSV 4.2.1, 4.2.2, 7.3", HOUSE, "TSR 9.4.4"],
            Self::NormalShare(Gravity::Minor) => ["DDV G.3 a", "BSV 7.3", HOUSE, "TSR 9.3.2"],
            Self::NormalShare(Gravity::Serious) => ["DDV G.5.1", "BSV 7.3", HOUSE, "TSR 9.4.3"],
            Self::UnsportPrice => ["DDV G.6 b", "BSV 9.5", HOUSE, "TSR 9.7.2 b"],
            Self::Bound => ["2.1.1 D", "BSV 9.5", HOUSE, "TSR 9.7.3"],
            Self::Court => ["2.1.1 D, DDV G.6", "2.1.1 D, BSV 9.5", HOUSE, "2.1.1 D, TSR 9.7.2"],
            Self::Appeal => ["2.1.1 (5, 6), DDV G.7.6", "2.1.1 (5, 6), BSV 8.2", HOUSE, "2.1.1 (5, 6), TSR 9.6.7"],
            Self::Final => ["2.2.3", "2.2.3, BSV 8.2", HOUSE, "2.2.3, TSR 8.2.1"],
            Self::Repetition => ["", "", "", "TSR 9.1.3"],
            Self::HouseRules => ["", "", HOUSE, ""],
        }
    }
}
