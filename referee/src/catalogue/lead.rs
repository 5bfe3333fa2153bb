//! 3.4: breaches when leading.

use super::everywhere;
use crate::case::Case;
use crate::entry::{
    Entry, Mark, MarkValue,
    Role::{AgainstSoloist, Soloist},
    Row,
    Scope::{Any, NormalGame, SoloGame},
    Share::{Dist, N, S},
    When::{Is, Offender, That, Yes},
    mark, may, must,
};
use crate::fact;
use crate::ruling::Continuation::ContinueLead;

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.4.1",
        tsr: "5.1",
        bsv: "5.1",
        scope: NormalGame,
        applies: everywhere,
        asks: &[],
        rows: &[Row::new("a", &[]).serious(N)],
    },
    Entry {
        number: "3.4.2",
        tsr: "5.1",
        bsv: "5.1",
        scope: SoloGame,
        applies: everywhere,
        asks: &[must(fact::SOLOIST_CHOOSES).when(&[Offender(AgainstSoloist)])],
        rows: &[
            Row::new("a", &[Offender(Soloist)]).minor(N).then(ContinueLead).marks(&[mark("card", "taken_back")]),
            Row::new("b", &[Is(fact::SOLOIST_CHOOSES, "continue")])
                .then(ContinueLead)
                .marks(&[mark("card", "taken_back")]),
            Row::new("c", &[]).serious(S),
        ],
    },
    Entry {
        number: "3.4.3",
        tsr: "5.1",
        bsv: "5.1",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::SILENT_OR_VORBEHALT),
            must(fact::W_DOES),
            may(fact::CARD_LED),
            may(fact::NAMES),
            may(fact::PFLICHTSOLO_OPEN),
            may(fact::LEAD_REPLACED),
        ],
        rows: &[
            Row::new("replaced", &[Yes(fact::LEAD_REPLACED), That("lead_had_to_stay", lead_stays)]).serious(Dist),
            Row::new("d", &[That("pflichtsolo_results", pflichtsolo_results)]).minor(S).then(ContinueLead).marks(&[
                mark("card", "taken_back"),
                mark("later_cards", "taken_back"),
                Mark { key: "leader", value: MarkValue::Seat(Case::established_soloist) },
            ]),
            Row::new("b", &[Is(fact::W_DOES, "lustsolo")])
                .minor(N)
                .marks(&[mark("card", "stays"), mark("later_cards", "may_be_taken_back")]),
            Row::new("c", &[Is(fact::W_DOES, "hochzeit")])
                .minor(N)
                .marks(&[mark("card", "stays"), mark("later_cards", "may_be_taken_back")]),
            Row::new("a", &[]).minor(N).marks(&[
                mark("card", "stays"),
                mark("later_cards", "may_be_taken_back"),
                mark("vorbehalt", "may_be_withdrawn"),
            ]),
        ],
    },
    Entry {
        number: "3.4.4",
        tsr: "5.1",
        bsv: "4.1, 5.1",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::VORBEHALT_NAMED),
            may(fact::PLAYS_ON_WITHOUT_ASKING),
            may(fact::FAILS_TO_FOLLOW).when(&[Yes(fact::PLAYS_ON_WITHOUT_ASKING)]),
        ],
        rows: &[
            Row::new("b", &[Yes(fact::PLAYS_ON_WITHOUT_ASKING), Yes(fact::FAILS_TO_FOLLOW)]).serious(Dist).needs_game(),
            Row::new("plays-on", &[Yes(fact::PLAYS_ON_WITHOUT_ASKING)]),
            Row::new("named", &[Yes(fact::VORBEHALT_NAMED)]),
            Row::new("a", &[]).minor(Dist).marks(&[mark("naming", "completed")]),
        ],
    },
];

/// Rule 002 3.4.3: only a Pflichtsolo takes the lead away, its player leads himself.
fn pflichtsolo_results(case: &Case) -> bool {
    case.facts().word(fact::W_DOES) == Some("pflichtsolo")
}

fn lead_stays(case: &Case) -> bool {
    !pflichtsolo_results(case)
}
