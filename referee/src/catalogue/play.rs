//! 3.6 Vorwerfen, 3.7 Verwerfen, 3.8 Nichtbedienen.

use super::everywhere;
use crate::entry::{
    Entry,
    Role::Soloist,
    Row,
    Scope::{Any, NormalGame, SoloGame},
    Share::{Dist, N, S},
    When::{No, Offender, Yes},
    mark, may, must,
};
use crate::fact;
use crate::ruling::Continuation::ContinueLead;

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.6.1",
        tsr: "5.2.1",
        bsv: "5.2",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::LAST_TRICK), may(fact::LEAD_RIGHT_CHANGES).when(&[No(fact::LAST_TRICK)])],
        rows: &[
            Row::new("not-last", &[No(fact::LAST_TRICK)]).see("3.6.2", "3.6.3"),
            Row::new("a", &[]).marks(&[mark("card", "stays")]),
        ],
    },
    Entry {
        number: "3.6.2",
        tsr: "5.2.1",
        bsv: "5.2",
        scope: NormalGame,
        applies: everywhere,
        asks: &[must(fact::LEAD_RIGHT_CHANGES), may(fact::EARLY_CARD), may(fact::TRICK_TO)],
        rows: &[
            Row::new("a", &[Yes(fact::LEAD_RIGHT_CHANGES)]).serious(N),
            Row::new("b", &[]).minor(N).marks(&[mark("card", "stays")]),
        ],
    },
    Entry {
        number: "3.6.3",
        tsr: "5.2.1",
        bsv: "5.2",
        scope: SoloGame,
        applies: everywhere,
        asks: &[],
        rows: &[
            Row::new("a", &[Offender(Soloist)]).minor(N).marks(&[mark("card", "stays")]),
            Row::new("b", &[]).serious(S),
        ],
    },
    Entry {
        number: "3.7.1",
        tsr: "5.2.2",
        bsv: "5.2",
        scope: NormalGame,
        applies: everywhere,
        asks: &[],
        rows: &[Row::new("a", &[]).serious(N)],
    },
    Entry {
        number: "3.7.2",
        tsr: "5.2.2",
        bsv: "5.2",
        scope: SoloGame,
        applies: everywhere,
        asks: &[],
        rows: &[
            Row::new("a", &[Offender(Soloist)]).minor(N).marks(&[mark("card", "must_be_exchanged")]),
            Row::new("b", &[]).serious(S),
        ],
    },
    Entry {
        number: "3.8.1",
        tsr: "5.2.2",
        bsv: "5.2",
        scope: NormalGame,
        applies: everywhere,
        asks: &[may(fact::WHICH_TRICK).when(&[No(fact::CLAIMED)])],
        rows: &[Row::new("a", &[]).serious(N)],
    },
    Entry {
        number: "3.8.2",
        tsr: "5.2.2",
        bsv: "5.2",
        scope: SoloGame,
        applies: everywhere,
        asks: &[
            may(fact::TRUMPED_AND_CORRECTED).when(&[Offender(Soloist)]),
            may(fact::WHICH_TRICK).when(&[No(fact::CLAIMED)]),
        ],
        rows: &[
            Row::new("a", &[Offender(Soloist), Yes(fact::TRUMPED_AND_CORRECTED)])
                .minor(N)
                .then(ContinueLead)
                .marks(&[mark("card", "both_taken_back")]),
            Row::new("b", &[]).serious(Dist),
        ],
    },
];
