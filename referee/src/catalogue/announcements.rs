//! 3.5: breaches with Ansagen and Absagen.

use super::everywhere;
use crate::case::Case;
use crate::entry::{
    Entry, Mark, MarkValue,
    Role::{AgainstSoloist, Soloist},
    Row,
    Scope::{Any, Hochzeit, NormalGame, SoloGame},
    Share::{Dist, N, S},
    When::{self, No, NotYes, Offender, That, Yes},
    mark, may, must,
};
use crate::fact::{self, Value};
use crate::played::GameKind;
use crate::ruling::Continuation::ContinueUnderReservation;
use game::Seat;

/// No further stage counts as called.
const NO_NEXT_STAGE: Mark = Mark { key: "next_stage", value: MarkValue::Null };

const A_HOCHZEIT: When =
    That("hochzeit_results", |case| matches!(case.game().kind, GameKind::Hochzeit | GameKind::HochzeitSolo));

/// The game does not tell who plays with whom.
const UNTOLD: When = That("partnership_is_not_told_by_the_game", |case| !case.is_told_by_game());

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.5.1",
        tsr: "6.2.1",
        bsv: "6.3",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::SILENT),
            may(fact::OWNER_AT_CALL).when(&[A_HOCHZEIT]),
            may(fact::PARTNER).when(&[A_HOCHZEIT]),
            may(fact::HOCHZEITER_COULD_WIN_TRICK).when(&[A_HOCHZEIT]),
            may(fact::LEAD_CHANGES).when(&[A_HOCHZEIT]),
            may(fact::TRICK_TO).when(&[A_HOCHZEIT]),
        ],
        rows: &[
            Row::new("c", &[A_HOCHZEIT]).see("3.5.2", "3.5.2"),
            Row::new("b", &[Offender(AgainstSoloist)]).minor(S).marks(&[mark("call", "invalid")]),
            Row::new("b-soloist", &[Offender(Soloist)]).minor(N).marks(&[mark("call", "invalid")]),
            Row::new("a", &[]).minor(N).marks(&[mark("call", "valid")]),
        ],
    },
    // Tried in the order a, b, c, then d, then e; b excludes a and needs no complete trick, so it stands first.
    Entry {
        number: "3.5.2",
        tsr: "6.2.1",
        bsv: "4.2.1, 6.5",
        scope: Hochzeit,
        applies: everywhere,
        asks: &[
            must(fact::HOCHZEITER).when(&[That("hochzeiter_is_unknown", |case| hochzeiter(case).is_none())]),
            may(fact::ANNOUNCER),
            may(fact::LEAD),
            may(fact::CARDS),
            may(fact::CALL_WITH_CARD),
            may(fact::TRICK_STILL_RUNNING),
            may(fact::WINS_FIRST_THREE),
            must(fact::OWNER_AT_CALL).when(&[IS_OPEN, That("announcer_is_the_hochzeiter", hochzeiter_calls)]),
            must(fact::PARTNER).when(&[IS_OPEN, That("another_had_the_trick", another_had_the_trick)]),
            must(fact::HOCHZEITER_COULD_WIN_TRICK)
                .when(&[IS_OPEN, That("announcer_is_not_the_hochzeiter", |case| !hochzeiter_calls(case))]),
            may(fact::BEFORE_OWN_LEAD),
            may(fact::BEFORE_FIRST_LEAD),
            may(fact::TRICK_TO),
            must(fact::LEAD_CHANGES).when(&[IS_OPEN, That("trick_may_go_elsewhere", trick_may_go_elsewhere)]),
        ],
        rows: &[
            Row::new(
                "b",
                &[
                    That("announcer_is_not_the_hochzeiter", |case| !hochzeiter_calls(case)),
                    Yes(fact::HOCHZEITER_COULD_WIN_TRICK),
                ],
            )
            .serious(N),
            Row::new("pending", &[Yes(fact::TRICK_STILL_RUNNING)])
                .minor(N)
                .then(ContinueUnderReservation)
                .marks(&[mark("call", "open_until_the_trick_is_complete")]),
            Row::new(
                "a",
                &[
                    That("announcer_is_the_hochzeiter", hochzeiter_calls),
                    That("owner_does_not_become_partner", owner_is_not_partner),
                ],
            )
            .serious(N),
            Row::new(
                "c",
                &[
                    Yes(fact::LEAD_CHANGES),
                    That("trick_does_not_go_to_the_announcer", |case| !trick_goes_to_announcer(case)),
                ],
            )
            .serious(N),
            Row::new(
                "d",
                &[
                    Yes(fact::BEFORE_OWN_LEAD),
                    NotYes(fact::HOCHZEITER_COULD_WIN_TRICK),
                    That("announcer_is_not_the_hochzeiter", |case| !hochzeiter_calls(case)),
                    That("trick_goes_to_the_announcer", trick_goes_to_announcer),
                ],
            )
            .minor(N)
            .marks(&[mark("call", "valid")]),
            Row::new("e", &[]).minor(N).marks(&[mark("call", "invalid_may_be_repeated_in_time")]),
        ],
    },
    Entry {
        number: "3.5.3",
        tsr: "6.2.2",
        bsv: "6.3",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::CORRECTED_AT_ONCE),
            must(fact::PARTNERSHIP_CLEAR).when(&[No(fact::CORRECTED_AT_ONCE), UNTOLD]),
        ],
        rows: &[
            Row::new("not-at-once", &[No(fact::CORRECTED_AT_ONCE)]).see("3.5.5", "3.5.4"),
            Row::new("a", &[]).marks(&[mark("call", "corrected")]),
        ],
    },
    Entry {
        number: "3.5.4",
        tsr: "5.5.2, 6.2.2",
        bsv: "5.5, 6.3",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::PARTNERSHIP_CLEAR).when(&[UNTOLD]), may(fact::SAID), may(fact::PARTY)],
        rows: &[
            Row::new("unclear", &[No(fact::PARTNERSHIP_CLEAR)]).see("3.5.5", "3.5.5"),
            Row::new("a", &[]).marks(&[Mark { key: "call", value: MarkValue::WordOf(own_word) }]),
        ],
    },
    Entry {
        number: "3.5.5",
        tsr: "6.2.2",
        bsv: "6.3",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::CORRECTED_AT_ONCE),
            must(fact::PARTNERSHIP_CLEAR).when(&[UNTOLD, NotYes(fact::CORRECTED_AT_ONCE)]),
            may(fact::SAID),
            may(fact::PARTY),
            may(fact::CLAIMED),
        ],
        rows: &[
            Row::new("clear", &[Yes(fact::PARTNERSHIP_CLEAR)]).see("3.5.4", "3.5.4"),
            Row::new("corrected", &[Yes(fact::CORRECTED_AT_ONCE)]).marks(&[mark("call", "corrected")]),
            Row::new("unclaimed", &[No(fact::CLAIMED)])
                .marks(&[mark("call", "stays_as_spoken"), mark("parties", "follow_the_queens")]),
            Row::new("a", &[]).serious(N),
        ],
    },
    Entry {
        number: "3.5.6",
        tsr: "6.2.2",
        bsv: "6.3-6.5",
        scope: NormalGame,
        applies: everywhere,
        asks: &[may(fact::CLAIMED)],
        rows: &[
            Row::new("unclaimed", &[No(fact::CLAIMED)]).marks(&[mark("call", "valid")]),
            Row::new("a", &[]).serious(N),
        ],
    },
    Entry {
        number: "3.5.7",
        tsr: "6.2.2",
        bsv: "6.3-6.5",
        scope: SoloGame,
        applies: everywhere,
        asks: &[may(fact::CLAIMED)],
        rows: &[
            Row::new("a-unclaimed", &[No(fact::CLAIMED), Offender(Soloist)]).marks(&[mark("call", "valid")]),
            Row::new("b-unclaimed", &[No(fact::CLAIMED)]).marks(&[mark("call", "valid")]),
            Row::new("a", &[Offender(Soloist)]).minor(N).marks(&[mark("call", "invalid")]),
            Row::new("b", &[]).serious(S),
        ],
    },
    Entry {
        number: "3.5.8",
        tsr: "6.4.7",
        bsv: "6.5",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::OWN_CALL_REMINDER),
            must(fact::PARTNERSHIP_CLEAR).when(&[No(fact::OWN_CALL_REMINDER), UNTOLD]),
            may(fact::SAID).when(&[No(fact::OWN_CALL_REMINDER)]),
        ],
        rows: &[
            Row::new("repeated", &[No(fact::OWN_CALL_REMINDER)]).see("3.5.9", "3.5.9"),
            Row::new("a", &[]).marks(&[mark("call", "unchanged")]),
        ],
    },
    Entry {
        number: "3.5.9",
        tsr: "6.4.7",
        bsv: "6.5",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::PARTNERSHIP_CLEAR).when(&[UNTOLD]), must(fact::SAID)],
        rows: &[
            Row::new("a", &[Yes(fact::PARTNERSHIP_CLEAR)]).minor(Dist).marks(&[mark("call", "valid"), NO_NEXT_STAGE]),
            Row::new("b-last", &[That("no_stage_follows", |case| next_stage(case).is_none())])
                .minor(Dist)
                .marks(&[mark("call", "valid"), NO_NEXT_STAGE]),
            Row::new("b", &[]).minor(Dist).marks(&[
                mark("call", "valid"),
                Mark { key: "next_stage", value: MarkValue::WordOf(|case| next_stage(case).unwrap_or("schwarz")) },
            ]),
        ],
    },
    Entry {
        number: "3.5.10",
        tsr: "6.4.6",
        bsv: "6.5",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::SIMULTANEOUS_WITH), may(fact::SAID)],
        rows: &[Row::new("a", &[]).unerheblich().marks(&[mark("call", "valid"), NO_NEXT_STAGE])],
    },
    Entry {
        number: "3.5.11",
        tsr: "6.4.7",
        bsv: "6.5",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::REPLY_REPEATED), may(fact::SAID)],
        rows: &[
            Row::new("not-repeated", &[No(fact::REPLY_REPEATED)]).marks(&[mark("call", "valid"), NO_NEXT_STAGE]),
            Row::new("a", &[]).minor(Dist).marks(&[mark("call", "valid"), NO_NEXT_STAGE]),
        ],
    },
];

/// Nothing has decided yet that the breach is serious, or that it has to wait for the trick.
const IS_OPEN: When = That("still_open", |case| {
    let facts = case.facts();
    let steered = hochzeiter_calls(case) && owner_is_not_partner(case);
    let could_win = !hochzeiter_calls(case) && facts.yes(fact::HOCHZEITER_COULD_WIN_TRICK) == Some(true);
    let lead_moved = facts.yes(fact::LEAD_CHANGES) == Some(true) && !trick_goes_to_announcer(case);
    facts.yes(fact::TRICK_STILL_RUNNING) != Some(true) && !steered && !could_win && !lead_moved
});

fn another_had_the_trick(case: &Case) -> bool {
    let owner = case.facts().seat(fact::OWNER_AT_CALL);
    hochzeiter_calls(case) && owner.is_some_and(|owner| Some(owner) != hochzeiter(case))
}

/// The lead duty matters only if the trick does not go to the announcer (3.5.2 c); it cannot have, if the Hochzeiter
/// calls and wins the first three himself.
fn trick_may_go_elsewhere(case: &Case) -> bool {
    let facts = case.facts();
    let stays_alone =
        facts.yes(fact::WINS_FIRST_THREE) == Some(true) || facts.get(fact::PARTNER) == Some(&Value::Nobody);
    !(trick_goes_to_announcer(case) || hochzeiter_calls(case) && stays_alone)
}

/// Returns the caller as the offender.
fn announcer(case: &Case) -> Option<Seat> {
    case.facts().seat(fact::ANNOUNCER).or(case.offender())
}

fn hochzeiter_calls(case: &Case) -> bool {
    hochzeiter(case).is_some() && announcer(case) == hochzeiter(case)
}

fn hochzeiter(case: &Case) -> Option<Seat> {
    case.facts().seat(fact::HOCHZEITER).or(case.game().soloist)
}

/// Decision OP-47: without a partner this row never applies.
fn owner_is_not_partner(case: &Case) -> bool {
    let owner: Option<Seat> = case.facts().seat(fact::OWNER_AT_CALL);
    let partner = case.facts().seat(fact::PARTNER);
    owner.is_some() && partner.is_some() && owner != partner
}

fn trick_goes_to_announcer(case: &Case) -> bool {
    case.facts().seat(fact::TRICK_TO).is_some_and(|winner| Some(winner) == announcer(case))
}

fn own_word(case: &Case) -> &'static str {
    let team = case.facts().team(fact::PARTY).or_else(|| case.offender_team());
    match team {
        Some(game::Team::Re) => "counts_as_re",
        Some(game::Team::Kontra) => "counts_as_kontra",
        None => "counts_as_own_word",
    }
}

/// Decision OP-62: Re or Kontra, k90, k60, k30, schwarz.
fn next_stage(case: &Case) -> Option<&'static str> {
    Some(match case.facts().word(fact::SAID)? {
        "re" | "kontra" => "k90",
        "k90" => "k60",
        "k60" => "k30",
        "k30" => "schwarz",
        _ => return None,
    })
}
