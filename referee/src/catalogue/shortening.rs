//! 3.10: shortening the game.

use super::everywhere;
use crate::entry::{
    Ending, Entry, Mark, MarkValue,
    Role::{AgainstSoloist, Soloist},
    Row,
    Scope::{NormalGame, SoloGame},
    Share::{N, S},
    When::{Offender, Rules, Yes},
    may, must,
};
use crate::fact;
use crate::ruling::{Continuation::StopScored, Rest};

/// The special points that can still be earned (3.10.1).
const COUNTED: Mark = Mark { key: "special_counted", value: MarkValue::SpecialCounted(Ending::Shortened) };

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.10.1",
        tsr: "9.2.2",
        bsv: "5.4, 9.2",
        scope: NormalGame,
        applies: everywhere,
        asks: &[must(fact::CLAIM_OK), may(fact::RE), may(fact::ANNOUNCED_CHARLIE).when(&[Yes(fact::CLAIM_OK)])],
        rows: &[
            Row::new("a-charlie", &[Yes(fact::CLAIM_OK), Yes(fact::ANNOUNCED_CHARLIE)])
                .unerheblich()
                .then(StopScored(Rest::OwnSide))
                .marks(&[COUNTED]),
            Row::new("a", &[Yes(fact::CLAIM_OK)]).unerheblich().then(StopScored(Rest::OwnSide)).marks(&[COUNTED]),
            Row::new("b", &[]).serious(N),
        ],
    },
    Entry {
        number: "3.10.2",
        tsr: "9.2.2",
        bsv: "5.4, 9.2",
        scope: SoloGame,
        applies: everywhere,
        asks: &[must(fact::CLAIM_OK)],
        rows: &[
            Row::new("soloist", &[Offender(Soloist)]).see("3.10.3", "3.10.3"),
            Row::new("a", &[Yes(fact::CLAIM_OK)]).unerheblich().then(StopScored(Rest::OwnSide)),
            Row::new("b", &[]).serious(S),
        ],
    },
    Entry {
        number: "3.10.3",
        tsr: "5.4",
        bsv: "5.4, 9.2",
        scope: SoloGame,
        applies: everywhere,
        asks: &[must(fact::CLAIM_OK)],
        rows: &[
            Row::new("against", &[Offender(AgainstSoloist)]).see("3.10.2", "3.10.2"),
            // Decision OP-59: where showing is not provided for, it is judged like anybody else's.
            Row::new("not-provided-a", &[Rules(showing_is_a_breach), Yes(fact::CLAIM_OK)])
                .unerheblich()
                .then(StopScored(Rest::OwnSide)),
            Row::new("not-provided-b", &[Rules(showing_is_a_breach)]).serious(N),
            Row::new("a", &[Yes(fact::CLAIM_OK)]).then(StopScored(Rest::OwnSide)),
            Row::new("b", &[]).then(StopScored(Rest::Opponents)),
        ],
    },
];

fn showing_is_a_breach(rules: &game::Rules) -> bool {
    !rules.solo_claim_by_showing
}
