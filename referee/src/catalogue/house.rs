//! Provisions that only some rule sets have: TSR chapter 9 by its own numbers, BSV 5.3, the house rules.

use super::everywhere;

use crate::case::Case;
use crate::entry::{
    Deducted::Offender as FromOffender,
    Entry, Row,
    Scope::Any,
    Share::{Dist, Harm},
    When::{No, That, Yes},
    mark, may, must,
};
use crate::fact;

use game::rules::{SeriousNormalGame, UnsportlichPoints};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "5.3",
        tsr: "5.3",
        bsv: "5.3",
        scope: Any,
        applies: |rules| rules.breaches.uncollected_tricks,
        asks: &[may(fact::LOOKS_THROUGH), may(fact::UNCOLLECTED_SINCE), may(fact::TRICK_LOST)],
        rows: &[
            Row::new("looks", &[Yes(fact::LOOKS_THROUGH)]).serious(Dist),
            // Decision OP-58: the uncollected tricks and all later ones go to Kontra with the first lost trick.
            Row::new("uncollected", &[Yes(fact::TRICK_LOST)]).marks(&[mark("uncollected_tricks", "to_kontra")]),
            Row::new("a", &[]),
        ],
    },
    Entry {
        number: "9.1",
        tsr: "9.1",
        bsv: "9.1",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::BREACH_COMMITTED)],
        rows: &[
            Row::new("incited", &[Yes(fact::BREACH_COMMITTED)])
                .unsport(5, FromOffender)
                .marks(&[mark("breach_itself", "punished_too")]),
            Row::new("a", &[]).range(0, 12).marks(&[mark("min_sanction", "ermahnung")]),
        ],
    },
    Entry {
        number: "9.2",
        tsr: "9.2",
        bsv: "9.2",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::ZW_FOR), may(fact::RE)],
        rows: &[Row::new("a", &[]).unerheblich()],
    },
    Entry {
        number: "9.3",
        tsr: "9.3",
        bsv: "9.3",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::ZW_FOR), may(fact::RE)],
        rows: &[Row::new("a", &[]).minor(Harm)],
    },
    Entry {
        number: "9.4",
        tsr: "9.4",
        bsv: "9.4",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::DECIDED), may(fact::ZW_FOR), may(fact::RE)],
        rows: &[Row::new("a", &[]).serious(Dist)],
    },
    Entry {
        number: "9.5",
        tsr: "9.5",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[],
        rows: &[Row::new("a", &[]).range(0, 12)],
    },
    Entry {
        number: "9.6",
        tsr: "9.6",
        bsv: "9.6",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::CLAIMED), must(fact::TABLE_CLASS).when(&[That("not_unclaimed", |case| !is_unclaimed(case))])],
        rows: &[
            Row::new("unclaimed", &[No(fact::CLAIMED)]).marks(&[mark("move", "valid")]),
            Row::new("a", &[]).see("2.1.1", "2.1.1"),
        ],
    },
    Entry {
        number: "004-abbruch",
        tsr: "",
        bsv: "",
        scope: Any,
        applies: |rules| rules.breaches.serious_normal_game == SeriousNormalGame::ScoredRestToOpponents,
        asks: &[may(fact::RECONSTRUCTIBLE), may(fact::CARDS_REVEALED), may(fact::RE), may(fact::PARTY)],
        rows: &[
            Row::new("goes-on", &[Yes(fact::RECONSTRUCTIBLE), No(fact::CARDS_REVEALED)]),
            Row::new("a", &[]).serious(Dist),
        ],
    },
    Entry {
        number: "004-unsportlich",
        tsr: "",
        bsv: "",
        scope: Any,
        applies: |rules| matches!(rules.breaches.unsportlich_points, UnsportlichPoints::Fixed(_)),
        asks: &[],
        rows: &[Row::new("a", &[]).unsport(3, FromOffender)],
    },
];

fn is_unclaimed(case: &Case) -> bool {
    case.facts().yes(fact::CLAIMED) == Some(false)
}
