//! 3.2: draw, seats, tables, dealer.

use super::everywhere;
use crate::case::Case;
use crate::entry::{
    Deducted::ListedAndMore,
    Entry, Mark, MarkValue, Row,
    Scope::Any,
    Share::N,
    When::{Between, Is, No, NotYes, Yes},
    mark, may, must,
};
use crate::fact;
use crate::ruling::Continuation::{Continue, NoGame, RedealListed};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.2.1",
        tsr: "8.4.1",
        bsv: "8.4",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::WHEN_NOTICED),
            must(fact::EDV).when(&[Is(fact::WHEN_NOTICED, "before_round")]),
            must(fact::COMPLETE_GAMES).when(&[Is(fact::WHEN_NOTICED, "during_round")]),
        ],
        rows: &[
            Row::new("a", &[Is(fact::WHEN_NOTICED, "before_round"), Yes(fact::EDV)])
                .then(NoGame)
                .marks(&[mark("draw", "redraw"), mark("club_name", "unchanged")]),
            Row::new("a-by-hand", &[Is(fact::WHEN_NOTICED, "before_round")])
                .then(NoGame)
                .marks(&[mark("draw", "swap_by_hand"), mark("club_name", "unchanged")]),
            Row::new("b", &[Between(fact::COMPLETE_GAMES, 0, 0)])
                .then(NoGame)
                .marks(&[mark("draw", "swap"), mark("round", "restarted")]),
            Row::new("c", &[]).then(Continue).marks(&[mark("draw", "stands"), mark("round", "goes_on")]),
        ],
    },
    Entry {
        number: "3.2.2",
        tsr: "3.2.1",
        bsv: "3.2, 8.4",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::GAMES_WITHOUT_PFLICHTSOLO)],
        rows: &[Row::new("a", &[]).marks(&[
            Mark {
                key: "correct_seats_after_games_without_pflichtsolo",
                value: MarkValue::Number(next_multiple_of_four),
            },
            mark("earlier_games", "valid"),
        ])],
    },
    Entry {
        number: "3.2.3",
        tsr: "8.4.1",
        bsv: "8.4, 9.5",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::OFFENDERS), may(fact::SAME_CLUB_MET), must(fact::COMPLETE_GAMES)],
        rows: &[
            Row::new("b", &[Between(fact::COMPLETE_GAMES, 0, 0)])
                .unsport(5, ListedAndMore(fact::OFFENDERS, fact::SAME_CLUB_MET, 12))
                .bound()
                .then(NoGame)
                .marks(&[mark("players", "swapped"), mark("round", "restarted")]),
            Row::new("c", &[])
                .unsport(5, ListedAndMore(fact::OFFENDERS, fact::SAME_CLUB_MET, 12))
                .bound()
                .marks(&[mark("players", "stay"), mark("round", "goes_on")]),
        ],
    },
    Entry {
        number: "3.2.4",
        tsr: "3.3.1",
        bsv: "3.3, 9.6",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::WRONG_PLAYER_BEGAN_QUERY),
            must(fact::STILL_CLAIMABLE).when(&[Yes(fact::WRONG_PLAYER_BEGAN_QUERY)]),
            must(fact::CLAIMANT_HAS_SPOKEN).when(&[NotYes(fact::WRONG_PLAYER_BEGAN_QUERY)]),
        ],
        rows: &[
            Row::new("c", &[Yes(fact::WRONG_PLAYER_BEGAN_QUERY), Yes(fact::STILL_CLAIMABLE)]).minor(N),
            Row::new("a", &[No(fact::CLAIMANT_HAS_SPOKEN)])
                .then(RedealListed)
                .marks(&[mark("claim", "in_time"), mark("referee", "not_needed")]),
            Row::new("b", &[]).marks(&[mark("claim", "forfeited")]),
        ],
    },
];

/// Rule TSR 3.2.1: seats are corrected as soon as a multiple of four games, without Pflichtsoli, is complete.
fn next_multiple_of_four(case: &Case) -> i64 {
    let games = case.facts().number(fact::GAMES_WITHOUT_PFLICHTSOLO).unwrap_or(0);
    (games + 3) / 4 * 4
}
