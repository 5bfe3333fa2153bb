//! 3.9: further breaches during play.

use super::everywhere;
use crate::case::Case;
use crate::entry::{
    Deducted::Listed,
    Entry, Mark, MarkValue,
    Role::{AgainstSoloist, Soloist},
    Row,
    Scope::Any,
    Share::{Dist, Harm, N, S},
    When::{Between, Is, No, Offender, Rules, That},
    flag, mark, may, must,
};
use crate::fact;
use crate::ruling::Continuation::Redeal;
use game::rules::UnsportlichPoints;

/// Another breach may be claimed, or not (BSV 9.6, 002 3.9.5).
const NO_FURTHER_CLAIMS: Mark = Mark { key: "further_claims", value: MarkValue::YesNo(false) };

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.9.1",
        tsr: "5.3.4",
        bsv: "5.3",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::MEMORY_CARD_OPEN)],
        rows: &[
            Row::new("in-time", &[No(fact::MEMORY_CARD_OPEN)]),
            Row::new("a", &[]).minor(Harm).marks(&[mark("memory_card", "turned_over")]),
        ],
    },
    Entry {
        number: "3.9.2",
        tsr: "5.3.8",
        bsv: "5.3",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::ALL_FOUR_CARDS_PLAYED)],
        rows: &[Row::new("in-time", &[No(fact::ALL_FOUR_CARDS_PLAYED)]), Row::new("a", &[]).serious(Dist)],
    },
    Entry {
        number: "3.9.3",
        tsr: "5.2.1",
        bsv: "5.2",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::VISIBLE_CARDS),
            must(fact::VISIBLE_CARD_FOLLOWS).when(&[Between(fact::VISIBLE_CARDS, 1, 1)]),
        ],
        rows: &[
            Row::new("c", &[Between(fact::VISIBLE_CARDS, 2, 2), That("no_solo", no_solo)]).serious(N),
            Row::new("d", &[Between(fact::VISIBLE_CARDS, 2, 2), Offender(AgainstSoloist)]).serious(S),
            Row::new("e", &[Between(fact::VISIBLE_CARDS, 2, 2), Offender(Soloist)]).minor(N),
            Row::new("b", &[No(fact::VISIBLE_CARD_FOLLOWS)]).see("3.7.1", "3.7.2"),
            Row::new("a", &[]).marks(&[mark("card", "lower_card_back_to_hand")]),
        ],
    },
    Entry {
        number: "3.9.4",
        tsr: "3.3.9",
        bsv: "3.3, 9.6",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::WRONG_COUNT), may(fact::AFTER_QUERY)],
        rows: &[
            Row::new("before", &[No(fact::AFTER_QUERY)]).then(Redeal),
            // Rule BSV 9.6: a false number of cards may be dealt again at once, nobody pays for it.
            Row::new("no-points", &[Rules(deals_again_without_points)]).then(Redeal),
            Row::new("a", &[That("one_player", |case| case.facts().seats(fact::WRONG_COUNT).len() == 1)]).serious(Dist),
            Row::new("b", &[])
                .unsport(5, Listed(fact::WRONG_COUNT))
                .bound()
                .then(Redeal)
                .marks(&[Mark { key: "repetition", value: MarkValue::WordOf(repetition) }]),
        ],
    },
    Entry {
        number: "3.9.5",
        tsr: "9.6.6",
        bsv: "9.6",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::CLAIMED_FIRST), may(fact::ALSO)],
        rows: &[
            Row::new("serious", &[Is(fact::CLAIMED_FIRST, "serious")]).serious(Dist).marks(&[NO_FURTHER_CLAIMS]),
            Row::new("a", &[Is(fact::CLAIMED_FIRST, "minor")]).minor(Harm).marks(&[flag("further_claims")]),
            Row::new("unerheblich", &[]).unerheblich().marks(&[flag("further_claims")]),
        ],
    },
];

/// Rule TSR 9.1.3; no other text has that paragraph.
fn repetition(case: &Case) -> &'static str {
    case.rules().book.of(["tsr_9.1.3", "only_if_all_agree", "only_if_all_agree", "only_if_the_referee_agrees"])
}

fn no_solo(case: &Case) -> bool {
    case.established_soloist().is_none()
}

fn deals_again_without_points(rules: &game::Rules) -> bool {
    rules.breaches.unsportlich_points == UnsportlichPoints::WarningOrDisqualification
}
