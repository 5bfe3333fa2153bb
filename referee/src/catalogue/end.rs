//! 3.12: the end of a game and of a round.

use super::everywhere;
use crate::case::Case;
use crate::entry::{
    Deducted::Everybody,
    Entry, Row,
    Scope::Any,
    When::{self, No, That, Yes},
    may, must,
};
use crate::fact::{self, Value};
use crate::ruling::Continuation::{
    Corrected, GameMayBePlayed, PenaltyStands, PenaltyVoid, RepeatGame, ScoredByMajority, ScoredByRules,
    ScoredWithAgreedPoints, SpecialPointCounted, SpecialPointNotCounted, Struck,
};
use crate::special;
use std::cmp::Ordering;

/// Holds where there are no special points, as in a solo (DDV A.7, F.3).
const NO_SPECIAL: When = That("no_special_points", |case| !special::exist(case));

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.12.1",
        tsr: "7.2",
        bsv: "7.2",
        scope: Any,
        applies: everywhere,
        asks: &[],
        rows: &[Row::new("a", &[]).then(ScoredByRules)],
    },
    Entry {
        number: "3.12.2",
        tsr: "7.1",
        bsv: "7.1",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::WINNER_DETERMINABLE),
            may(fact::VOTES),
            may(fact::VOTES_FOR_RE),
            may(fact::VOTES_FOR_KONTRA),
        ],
        rows: &[
            Row::new("a", &[Yes(fact::WINNER_DETERMINABLE), That("no_votes", |case| outcome(case).is_none())])
                .then(ScoredByRules),
            Row::new("a-majority", &[Yes(fact::WINNER_DETERMINABLE), That("majority", |case| !tied(case))])
                .then(ScoredByMajority),
            Row::new("a-tie-solo", &[Yes(fact::WINNER_DETERMINABLE), NO_SPECIAL]).then(ScoredWithAgreedPoints),
            Row::new("a-tie", &[Yes(fact::WINNER_DETERMINABLE)]).then(ScoredWithAgreedPoints),
            Row::new("b", &[That("majority", |case| !tied(case))]).then(ScoredByMajority),
            Row::new("b-tie", &[]).then(RepeatGame),
        ],
    },
    Entry {
        number: "3.12.3",
        tsr: "7.2.3",
        bsv: "7.2",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::VOTES_FOR), must(fact::VOTES_AGAINST)],
        rows: &[
            Row::new("solo", &[NO_SPECIAL]).then(SpecialPointNotCounted),
            Row::new(
                "a",
                &[That("majority_for_it", |case| {
                    case.facts().number(fact::VOTES_AGAINST) < case.facts().number(fact::VOTES_FOR)
                })],
            )
            .then(SpecialPointCounted),
            Row::new("b", &[]).then(SpecialPointNotCounted),
        ],
    },
    Entry {
        number: "3.12.4",
        tsr: "7.3.2",
        bsv: "7.3",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::VALUE_RECOGNISABLE), must(fact::TIME_UP).when(&[No(fact::VALUE_RECOGNISABLE)])],
        rows: &[
            Row::new("a", &[Yes(fact::VALUE_RECOGNISABLE)]).then(Corrected),
            Row::new("b", &[No(fact::TIME_UP)]).then(RepeatGame),
            Row::new("c", &[]).then(Struck),
        ],
    },
    Entry {
        number: "3.12.5",
        tsr: "8.5.1",
        bsv: "8.5",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::STRUCK_ALREADY), must(fact::DEALING_BEGUN).when(&[No(fact::STRUCK_ALREADY)])],
        rows: &[
            Row::new("b", &[Yes(fact::STRUCK_ALREADY)]).unsport(3, Everybody).then(Struck),
            Row::new("a", &[Yes(fact::DEALING_BEGUN)]).then(GameMayBePlayed),
            Row::new("a-shuffled", &[]).then(Struck),
        ],
    },
    Entry {
        number: "3.12.6",
        tsr: "8.2.2",
        bsv: "8.2",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::REFEREE_CALLED), must(fact::REMEMBERS).when(&[Yes(fact::REFEREE_CALLED)])],
        rows: &[
            Row::new("a", &[Yes(fact::REFEREE_CALLED), Yes(fact::REMEMBERS)]).then(PenaltyStands),
            Row::new("b", &[]).then(PenaltyVoid),
        ],
    },
];

/// Returns how the vote compares, Re against Kontra. In a solo each side has one vote, so a side that disagrees ties.
fn outcome(case: &Case) -> Option<Ordering> {
    let (re, kontra) = match case.facts().get(fact::VOTES) {
        Some(Value::Votes(votes)) => (i64::from(votes.re), i64::from(votes.kontra)),
        _ => (case.facts().number(fact::VOTES_FOR_RE)?, case.facts().number(fact::VOTES_FOR_KONTRA)?),
    };
    let one_vote_each = case.established_soloist().is_some() || case.game().kind.is_one_against_three();
    Some(if one_vote_each { re.min(1).cmp(&kontra.min(1)) } else { re.cmp(&kontra) })
}

fn tied(case: &Case) -> bool {
    outcome(case).is_none_or(|outcome| outcome == Ordering::Equal)
}
