//! 2.1.1 and 3.1: the procedure itself, questions, hints, definitions.

use super::everywhere;
use crate::case::Case;
use crate::entry::{
    Deducted::Offender,
    Ending, Entry, Mark, MarkValue, Row,
    Scope::Any,
    Share::{Dist, Harm},
    When::{self, Between, Given, In, Is, That},
    flag, mark, may, must,
};
use crate::fact::{self, Value};
use crate::special;

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "2.1.1",
        tsr: "9.2-9.5",
        bsv: "9.2-9.4",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::TABLE_CLASS), may(fact::ZW_FOR), may(fact::DECIDED), may(fact::RE)],
        rows: &[
            Row::new("A", &[Is(fact::TABLE_CLASS, "unerheblich")]).unerheblich(),
            Row::new("B", &[Is(fact::TABLE_CLASS, "minor")]).minor(Harm),
            Row::new("C", &[Is(fact::TABLE_CLASS, "serious")]).serious(Dist),
            Row::new("none", &[]),
        ],
    },
    Entry {
        number: "3.1.1",
        tsr: "5.3.4-5.3.6",
        bsv: "5.3",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::ASKED), may(fact::ANSWER).when(&[In(fact::ASKED, &["current_trick", "last_trick"])])],
        rows: &[
            Row::new("older", &[Is(fact::ASKED, "older_trick")]),
            Row::new("false", &[Is(fact::ANSWER, "false")]).range(0, 12).marks(&[mark("suspicion", "unsport")]),
            Row::new("refused", &[Is(fact::ANSWER, "refused")]).marks(&[mark("answer", "duty")]),
            Row::new("a", &[]).marks(&[mark("answer", "duty")]),
        ],
    },
    Entry {
        number: "3.1.2",
        tsr: "9.1.5, 9.6.2",
        bsv: "9.1",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::WORDS_OF_PREVENTION),
            may(fact::CURRENT_TRICK),
            may(fact::WEST_HAND),
            must(fact::WEST_CARDS_OF_SUIT).when(&[Is(fact::WORDS_OF_PREVENTION, "names_cards")]),
        ],
        rows: &[
            Row::new("a", &[Is(fact::WORDS_OF_PREVENTION, "stops_a_false_lead")]),
            Row::new("b", &[Is(fact::WORDS_OF_PREVENTION, "asks_whether_suit_is_gone")]),
            Row::new("c-true", &[Between(fact::WEST_CARDS_OF_SUIT, 2, 12)])
                .unsport(5, Offender)
                .marks(&[mark("judged_by_entry", "3.11.6")]),
            Row::new("c-false", &[]).unsport(5, Offender),
        ],
    },
    Entry {
        number: "3.1.3",
        tsr: "9.5.1",
        bsv: "7.1, 9.4",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::DECIDED), may(fact::RE)],
        rows: &[
            Row::new("decided", &[Given(fact::DECIDED)])
                .marks(&[flag("is_decided"), Mark { key: "decided_for", value: MarkValue::WordOf(decided_side) }]),
            Row::new("a", &[]).marks(&[Mark { key: "is_decided", value: MarkValue::YesNo(false) }]),
        ],
    },
    Entry {
        number: "3.1.4",
        tsr: "2.4.4",
        bsv: "2.4.1, 7.1",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::SAID), may(fact::PARTY)],
        rows: &[Row::new("a", &[]).marks(&[mark("call", "stays_as_spoken"), mark("parties", "follow_the_queens")])],
    },
    Entry {
        number: "3.1.5",
        tsr: "9.5.1",
        bsv: "9.4",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::DECIDED), may(fact::RE), may(fact::BREACH)],
        rows: &[Row::new("a", &[]).serious(Dist)],
    },
    Entry {
        number: "3.1.6",
        tsr: "9.2.2",
        bsv: "9.2",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::ZW_FOR), may(fact::RE), may(fact::BREACH)],
        rows: &[Row::new("a", &[]).serious(Dist)],
    },
    Entry {
        number: "3.1.7",
        tsr: "9.2.2",
        bsv: "7.2, 9.2",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::ZW_FOR), may(fact::RE)],
        rows: &[
            Row::new("solo", &[That("no_special_points", |case| !special::exist(case))]),
            Row::new("nobody", &[That("nobody_makes_all_tricks", nobody_makes_all)]),
            Row::new("a", &[]).marks(&[SPECIAL]),
        ],
    },
    Entry {
        number: "3.1.8",
        tsr: "5.1.3, 5.2.4",
        bsv: "5.1, 5.2",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::BREACH), may(fact::CLAIMED)],
        rows: &[
            Row::new("lead", &[Is(fact::BREACH, "aufspiel")])
                .marks(&[mark("card", "taken_back"), mark("taken_card", "may_be_kept")])
                .then(crate::ruling::Continuation::ContinueLead),
            Row::new("a", &[]).marks(&[mark("card", "must_be_exchanged"), mark("taken_card", "may_be_kept")]),
        ],
    },
    Entry {
        number: "3.1.9",
        tsr: "9.6.4",
        bsv: "9.6",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::BREACH), may(fact::CLAIMED)],
        rows: &[Row::new("a", &[]).marks(&[mark("card", "stays")])],
    },
    Entry {
        number: "3.1.10",
        tsr: "5.2.4",
        bsv: "5.2, 9.6",
        scope: Any,
        applies: everywhere,
        // An invalid claim is ruled on in any case; then the ruling says what holds in either trick.
        asks: &[
            must(fact::WHICH_TRICK).when(&[That("no_claim_was_made", |case| case.claims().list().is_empty())]),
            may(fact::CLAIMED),
        ],
        rows: &[
            Row::new("open", &[When::Missing(fact::WHICH_TRICK)]).marks(&[
                mark("card", "must_be_exchanged_in_the_current_trick"),
                mark("taken_card", "may_be_kept"),
                mark("later_cards", "may_be_exchanged_in_the_current_trick"),
            ]),
            Row::new("a", &[Is(fact::WHICH_TRICK, "current")]).marks(&[
                mark("card", "must_be_exchanged"),
                mark("taken_card", "may_be_kept"),
                mark("later_cards", "may_be_exchanged"),
            ]),
            Row::new("b", &[]).marks(&[mark("card", "stays")]),
        ],
    },
];

/// The special points that are bound to come (3.1.7).
const SPECIAL: Mark = Mark { key: "special_counted", value: MarkValue::SpecialCounted(Ending::Zwangslaeufig) };

fn decided_side(case: &Case) -> &'static str {
    case.facts().team(fact::DECIDED).map_or("nobody", game::Team::name)
}

fn nobody_makes_all(case: &Case) -> bool {
    case.facts().get(fact::ZW_FOR) == Some(&Value::Nobody)
}
