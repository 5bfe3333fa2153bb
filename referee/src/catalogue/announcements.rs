//! 3.5: breaches with Ansagen and Absagen.

use super::everywhere;
use crate::case::{Case, GameKind};
use crate::entry::{
    Entry, Mark, MarkValue,
    Role::{AgainstSoloist, Soloist},
    Row,
    Scope::{Any, NormalGame, SoloGame},
    Share::{Dist, N, S},
    When::{self, No, NotYes, Offender, That, Yes},
    mark, may, must,
};
use crate::fact;
use crate::ruling::Continuation::ContinueUnderReservation;
use game::Seat;

/// No further stage counts as called.
const NO_NEXT_STAGE: Mark = Mark { key: "next_stage", value: MarkValue::Null };

const A_HOCHZEIT: When =
    That("hochzeit_results", |case| matches!(case.game().kind, GameKind::Hochzeit | GameKind::HochzeitSolo));

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.5.1",
        tsr: "6.2.1",
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
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::HOCHZEITER),
            may(fact::ANNOUNCER),
            may(fact::LEAD),
            may(fact::CARDS),
            may(fact::CALL_WITH_CARD),
            may(fact::OWNER_AT_CALL),
            may(fact::PARTNER),
            may(fact::HOCHZEITER_COULD_WIN_TRICK),
            may(fact::BEFORE_OWN_LEAD),
            may(fact::BEFORE_FIRST_LEAD),
            may(fact::LEAD_CHANGES),
            may(fact::TRICK_TO),
            may(fact::WINS_FIRST_THREE),
            may(fact::TRICK_STILL_RUNNING),
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
        tsr: "",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::CORRECTED_AT_ONCE)],
        rows: &[
            Row::new("not-at-once", &[No(fact::CORRECTED_AT_ONCE)]).see("3.5.5", "3.5.4"),
            Row::new("a", &[]).marks(&[mark("call", "corrected")]),
        ],
    },
    Entry {
        number: "3.5.4",
        tsr: "",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::PARTNERSHIP_CLEAR), may(fact::SAID), may(fact::PARTY)],
        rows: &[
            Row::new("unclear", &[No(fact::PARTNERSHIP_CLEAR)]).see("3.5.5", "3.5.5"),
            Row::new("a", &[]).marks(&[Mark { key: "call", value: MarkValue::WordOf(own_word) }]),
        ],
    },
    Entry {
        number: "3.5.5",
        tsr: "6.2.2",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::PARTNERSHIP_CLEAR),
            may(fact::SAID),
            may(fact::PARTY),
            may(fact::CORRECTED_AT_ONCE),
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
        scope: NormalGame,
        applies: everywhere,
        asks: &[must(fact::CLAIMED)],
        rows: &[
            Row::new("unclaimed", &[No(fact::CLAIMED)]).marks(&[mark("call", "valid")]),
            Row::new("a", &[]).serious(N),
        ],
    },
    Entry {
        number: "3.5.7",
        tsr: "6.2.2",
        scope: SoloGame,
        applies: everywhere,
        asks: &[must(fact::CLAIMED)],
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
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::OWN_CALL_REMINDER),
            may(fact::PARTNERSHIP_CLEAR).when(&[No(fact::OWN_CALL_REMINDER)]),
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
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::PARTNERSHIP_CLEAR), must(fact::SAID)],
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
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::SIMULTANEOUS_WITH), may(fact::SAID)],
        rows: &[Row::new("a", &[]).unerheblich().marks(&[mark("call", "valid"), NO_NEXT_STAGE])],
    },
    Entry {
        number: "3.5.11",
        tsr: "6.4.7",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::REPLY_REPEATED), may(fact::SAID)],
        rows: &[
            Row::new("not-repeated", &[No(fact::REPLY_REPEATED)]).marks(&[mark("call", "valid"), NO_NEXT_STAGE]),
            Row::new("a", &[]).minor(Dist).marks(&[mark("call", "valid"), NO_NEXT_STAGE]),
        ],
    },
];

/// Who called is the offender.
fn announcer(case: &Case) -> Option<Seat> {
    case.facts().seat(fact::ANNOUNCER).or(case.offender())
}

fn hochzeiter_calls(case: &Case) -> bool {
    let hochzeiter = case.facts().seat(fact::HOCHZEITER).or(case.game().soloist);
    hochzeiter.is_some() && announcer(case) == hochzeiter
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
