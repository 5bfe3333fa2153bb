//! 3.3: breaches in the query.

use super::everywhere;
use crate::case::Case;
use crate::entry::{
    Entry, Mark, MarkValue, Row,
    Scope::Any,
    Share::{Dist, Harm, N, S},
    When::{self, Between, Given, Is, Missing, No, NotYes, That, Yes},
    mark, may, must,
};
use crate::fact;
use crate::ruling::Continuation::RedealListed;
use game::Seat;

const NO_EARLIER_SOLO: When = Missing(fact::HIGHER_OR_EARLIER_SOLO_OF);

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.3.1",
        tsr: "4.1.2",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::WORD_SAID),
            must(fact::CLEARLY_GESUND).when(&[That("not_a_word_of_the_handbook", |case| !is_printed_word(case))]),
        ],
        rows: &[
            Row::new("unclear", &[No(fact::CLEARLY_GESUND)]).marks(&[mark("meaning", "to_be_asked")]),
            Row::new("a", &[]).unerheblich().marks(&[mark("counts_as", "gesund")]),
        ],
    },
    Entry {
        number: "3.3.2",
        tsr: "4.1.2",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::NEXT_PLAYER_SPOKE)],
        rows: &[
            Row::new("late", &[Yes(fact::NEXT_PLAYER_SPOKE)]).marks(&[mark("correction", "not_allowed")]),
            Row::new("a", &[]).marks(&[mark("correction", "allowed")]),
        ],
    },
    Entry {
        number: "3.3.3",
        tsr: "4.1.2",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::WRONG_DEALER_CLAIMED_IN_TIME), may(fact::SILENT), may(fact::EARLY)],
        rows: &[
            Row::new("x", &[Yes(fact::WRONG_DEALER_CLAIMED_IN_TIME)]).then(RedealListed),
            Row::new("follower", &[That("not_the_first_early_speaker", is_later_early_speaker)])
                .marks(&[mark("correction", "not_allowed")]),
            Row::new("a", &[]).minor(N).marks(&[
                mark("correction", "not_allowed"),
                Mark { key: "also_early_unpunished", value: MarkValue::Seats(later_early_speakers) },
                mark("repeated", "3.11.0"),
            ]),
        ],
    },
    Entry {
        number: "3.3.4",
        tsr: "4.1.8",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::SAYS_GESUND_AFTER_NAMED),
            must(fact::CERTAINLY_HIGHEST).when(&[NotYes(fact::SAYS_GESUND_AFTER_NAMED)]),
            may(fact::NAMED).when(&[No(fact::CERTAINLY_HIGHEST)]),
            may(fact::HIGHER_VORBEHALT_OF).when(&[No(fact::CERTAINLY_HIGHEST)]),
            may(fact::HIGHER_OR_EARLIER_SOLO_OF).when(&[No(fact::CERTAINLY_HIGHEST)]),
        ],
        rows: &[
            Row::new("b", &[Yes(fact::SAYS_GESUND_AFTER_NAMED)]).minor(Harm).needs_game(),
            Row::new("not-highest", &[No(fact::CERTAINLY_HIGHEST)]).see("3.3.5", "3.3.5"),
            Row::new("a", &[]).unerheblich(),
        ],
    },
    Entry {
        number: "3.3.5",
        tsr: "4.1",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::NAMED),
            may(fact::HIGHER_VORBEHALT_OF).when(&[Is(fact::NAMED, "hochzeit")]),
            must(fact::LATER_PLAYER_SILENT).when(&[
                Is(fact::NAMED, "hochzeit"),
                Missing(fact::HIGHER_VORBEHALT_OF),
                NO_EARLIER_SOLO,
            ]),
            may(fact::HIGHER_OR_EARLIER_SOLO_OF),
        ],
        rows: &[
            Row::new("a", &[Is(fact::NAMED, "hochzeit"), Given(fact::HIGHER_VORBEHALT_OF)])
                .minor(S)
                .needs_game()
                .marks(&[mark("played", "higher_vorbehalt")]),
            Row::new("c", &[Is(fact::NAMED, "hochzeit")]).minor(Dist).marks(&[mark("query", "goes_on")]),
            Row::new("b", &[That("a_solo_is_played", solo_is_played)])
                .minor(S)
                .marks(&[mark("played", "rightful_solo")]),
            Row::new("b-no-solo", &[]).minor(N).marks(&[mark("played", "rightful_game")]),
        ],
    },
    Entry {
        number: "3.3.6",
        tsr: "4.1.2",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::BEGAN),
            may(fact::RIGHT),
            may(fact::QUERY_FINISHED),
            may(fact::ALREADY_LED_BY),
            may(fact::SOLOIST_CHOOSES).when(&[Given(fact::ALREADY_LED_BY)]),
        ],
        rows: &[
            Row::new("b", &[That("another_player_has_led", another_has_led)]).see("3.4.1", "3.4.2"),
            Row::new("finished", &[Yes(fact::QUERY_FINISHED)]).marks(&[mark("claim", "forfeited")]),
            Row::new("a", &[]).minor(N).marks(&[
                Mark { key: "next_to_speak", value: MarkValue::Seat(|case| case.facts().seat(fact::RIGHT)) },
                mark("repeated", "3.11.0"),
            ]),
        ],
    },
    Entry {
        number: "3.3.7",
        tsr: "4.2.1, 4.3.1",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::ACTION_SINCE_NAMING)],
        rows: &[
            Row::new("late", &[Yes(fact::ACTION_SINCE_NAMING)]).marks(&[mark("correction", "not_allowed")]),
            Row::new("a", &[]).marks(&[mark("correction", "allowed")]),
        ],
    },
    Entry {
        number: "3.3.8",
        tsr: "4.1.2",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::FROM), may(fact::TO)],
        rows: &[Row::new("a", &[]).marks(&[mark("correction", "not_allowed")])],
    },
    Entry {
        number: "3.3.9",
        tsr: "4.1.3, 4.4.5",
        bsv: "4.1, 4.2.2",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::CARDS_PLAYED), may(fact::DEALER)],
        rows: &[
            Row::new("a", &[Between(fact::CARDS_PLAYED, 0, 0)]).minor(N).marks(&[
                mark("correction", "allowed"),
                Mark { key: "may_correct_to_vorbehalt", value: MarkValue::Seats(players_behind) },
                mark("played", "hochzeit_or_solo"),
            ]),
            Row::new("b", &[]).marks(&[mark("correction", "not_allowed"), mark("played", "stilles_solo")]),
        ],
    },
    Entry {
        number: "3.3.10",
        tsr: "4.1.3",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::WANTED)],
        rows: &[Row::new("a", &[]).minor(N).marks(&[mark("correction", "not_allowed")])],
    },
    Entry {
        number: "3.3.11",
        tsr: "4.1.4",
        bsv: "4.1",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::HAS_HOCHZEIT)],
        rows: &[
            Row::new("hochzeit", &[Yes(fact::HAS_HOCHZEIT)])
                .marks(&[mark("correction", "not_allowed"), mark("must_play", "hochzeit_or_solo")]),
            Row::new("a", &[]).marks(&[
                mark("correction", "not_allowed"),
                Mark { key: "must_play", value: MarkValue::WordOf(solo_or_trumpfschwach) },
            ]),
        ],
    },
];

/// Rule 002 3.3.1 prints these; whether another word is as clear, the referee says.
fn is_printed_word(case: &Case) -> bool {
    let word = case.facts().word(fact::WORD_SAID).unwrap_or_default().trim().to_lowercase();
    ["weg", "weiter"].contains(&word.as_str())
}

/// Decision OP-51, Rule 002 3.3.3: only the first early speaker is punished, the others follow him.
fn is_later_early_speaker(case: &Case) -> bool {
    let early = case.facts().seats(fact::EARLY);
    case.offender().is_some_and(|offender| early.iter().skip(1).any(|&seat| seat == offender))
}

fn later_early_speakers(case: &Case) -> Vec<Seat> {
    case.facts().seats(fact::EARLY).iter().skip(1).copied().collect()
}

fn solo_is_played(case: &Case) -> bool {
    case.established_soloist().is_some()
}

fn another_has_led(case: &Case) -> bool {
    let began = case.facts().seat(fact::BEGAN);
    case.facts().seat(fact::ALREADY_LED_BY).is_some_and(|led| Some(led) != began)
}

/// The players who speak after the offender; without a dealer north begins.
fn players_behind(case: &Case) -> Vec<Seat> {
    let first = case.facts().seat(fact::DEALER).map_or(Seat::N, Seat::next);
    first.clockwise().skip_while(|&seat| Some(seat) != case.offender()).skip(1).collect()
}

fn solo_or_trumpfschwach(case: &Case) -> &'static str {
    let schwach = case.rules().vorbehalte.priority.contains(&game::rules::VorbehaltKind::Trumpfschwach);
    if schwach { "solo_or_trumpfschwach" } else { "solo" }
}
