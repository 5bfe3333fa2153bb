//! 3.11: Unsportlichkeiten.

use super::everywhere;
use crate::case::Case;
use crate::entry::{
    Deducted::{Everybody, Offender as FromOffender},
    Ending, Entry, Mark, MarkValue,
    Role::{AgainstSoloist, Soloist},
    Row,
    Scope::Any,
    Share::Dist,
    When::{self, Between, In, Is, Missing, No, NotYes, Offender, That, Yes},
    flag, mark, may, must,
};
use crate::fact;
use crate::ruling::Continuation::{
    JudgedByResult, NoGame, NullGameStands, Redeal, RefereeChooses, SoloistChooses, StopScored, StopSoloZero,
};
use crate::ruling::Rest;
use game::rules::{SeriousNormalGame, UnsportlichPoints};

const MIN_WARNING: Mark = mark("min_sanction", "ermahnung");
const EXCLUSION_POSSIBLE: Mark = flag("exclusion_possible");
const WARNED_THEN_3_TO_5: Mark =
    Mark { key: "other", value: MarkValue::Holder("ermahnung; 3 to 5 when repeated", Some((3, 5))) };

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        number: "3.11.0",
        tsr: "9.7",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::REPEATED), may(fact::TIMES)],
        rows: &[
            Row::new("once", &[No(fact::REPEATED)]).see("3.3.3", "3.3.3"),
            Row::new("a", &[]).range(0, 12).marks(&[MIN_WARNING, mark("lead", "not_gained_by_it")]),
        ],
    },
    Entry {
        number: "3.11.1",
        tsr: "9.7",
        bsv: "9.1, 9.5",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::BREACH_COMMITTED)],
        rows: &[
            Row::new("committed", &[Yes(fact::BREACH_COMMITTED)])
                .unsport(5, FromOffender)
                .marks(&[mark("breach_itself", "punished_too")]),
            Row::new("a", &[]).unsport(5, FromOffender),
        ],
    },
    Entry {
        number: "3.11.2",
        tsr: "9.7",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::DIRECT_REQUEST), may(fact::ONLY_WAITS).when(&[No(fact::DIRECT_REQUEST)])],
        rows: &[Row::new("a", &[Yes(fact::DIRECT_REQUEST)]).unsport(5, FromOffender), Row::new("waits", &[])],
    },
    Entry {
        number: "3.11.3",
        tsr: "9.7",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[],
        rows: &[Row::new("a", &[]).unsport(3, FromOffender).bound()],
    },
    Entry {
        number: "3.11.4",
        tsr: "9.7",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[],
        rows: &[Row::new("a", &[]).unsport(12, FromOffender)],
    },
    Entry {
        number: "3.11.5",
        tsr: "9.7",
        bsv: "9.5, 9.6",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::UNCOVERS),
            may(fact::DECISION),
            may(fact::SOLOIST_CHOOSES).when(&[Offender(AgainstSoloist)]),
        ],
        rows: &[
            Row::new("warned", &[Is(fact::DECISION, "stop")]).warning().then(NoGame).marks(&[MIN_WARNING]),
            Row::new("a", &[Offender(Soloist), Is(fact::UNCOVERS, "all_own_cards")]).marks(&[MIN_WARNING]),
            Row::new("b", &[Offender(Soloist)]).range(0, 3).marks(&[MIN_WARNING]),
            Row::new("c-stop", &[Offender(AgainstSoloist), Is(fact::SOLOIST_CHOOSES, "stop")])
                .range(0, 12)
                .then(StopSoloZero)
                .marks(&[MIN_WARNING]),
            Row::new("c-continue", &[Offender(AgainstSoloist), Is(fact::SOLOIST_CHOOSES, "continue")])
                .range(0, 12)
                .marks(&[MIN_WARNING]),
            Row::new("c", &[Offender(AgainstSoloist)]).range(0, 12).then(SoloistChooses).marks(&[MIN_WARNING]),
            Row::new("d", &[]).range(0, 12).then(RefereeChooses).marks(&[MIN_WARNING]),
        ],
    },
    Entry {
        number: "3.11.6",
        tsr: "9.7",
        bsv: "9.1, 9.5",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::UNCOVERS),
            must(fact::ACT).when(&[Missing(fact::UNCOVERS), NotYes(fact::DEALT_TOO_HIGH)]),
            may(fact::HOLDER),
            may(fact::HOLDER_HELD_NORMALLY),
            may(fact::ALL_TRUE).when(&[In(fact::ACT, &["names_to_referee", "names_to_referee_secretly"])]),
            may(fact::DEMANDS_PLAY).when(&[In(fact::ACT, &["names_to_referee"])]),
            may(fact::DEALT_TOO_HIGH),
            may(fact::TIMES),
            may(fact::REPEATED),
            may(fact::SOLOIST_CHOOSES).when(&[Offender(AgainstSoloist)]),
        ],
        rows: &[
            // Showing one's own cards on purpose: as 3.11.5, without the warning.
            Row::new("a", &[Is(fact::UNCOVERS, "all_own_cards"), Offender(Soloist)]),
            Row::new("b", &[Is(fact::UNCOVERS, "part"), Offender(Soloist)]).range(0, 3),
            Row::new("c-stop", &[UNCOVERED, Offender(AgainstSoloist), Is(fact::SOLOIST_CHOOSES, "stop")])
                .range(0, 12)
                .then(StopSoloZero),
            Row::new("c-continue", &[UNCOVERED, Offender(AgainstSoloist), Is(fact::SOLOIST_CHOOSES, "continue")])
                .range(0, 12),
            Row::new("c", &[UNCOVERED, Offender(AgainstSoloist)]).range(0, 12).then(SoloistChooses),
            Row::new("c-normal", &[UNCOVERED]).range(0, 12).then(RefereeChooses),
            // Cards seen in another hand; the letters of the printed examples.
            Row::new("ex-e", &[Yes(fact::DEALT_TOO_HIGH), Yes(fact::ALL_TRUE)]).then(Redeal),
            Row::new("ex-g", &[ACT_IS_G]).unsport(5, FromOffender).marks(&[
                mark("card", "free_to_play_another"),
                Mark { key: "other", value: MarkValue::Holder("as example f", Some((0, 7))) },
            ]),
            Row::new("ex-f", &[ACT_IS_F]).range(0, 7).marks(&[mark("card", "free_to_play_another")]),
            Row::new("ex-h-stop", &[ACT_IS_H, Offender(AgainstSoloist), Is(fact::SOLOIST_CHOOSES, "stop")])
                .range(3, 12)
                .then(StopSoloZero),
            Row::new("ex-h-continue", &[ACT_IS_H, Offender(AgainstSoloist), Is(fact::SOLOIST_CHOOSES, "continue")])
                .range(3, 12),
            Row::new("ex-h-solo", &[ACT_IS_H, Offender(AgainstSoloist)]).range(3, 12).then(SoloistChooses),
            Row::new("ex-h", &[ACT_IS_H]).range(3, 12).then(RefereeChooses),
            Row::new("ex-i-first", &[ACT_IS_I, No(fact::REPEATED)]).warning().marks(&[MIN_WARNING]),
            Row::new("ex-i", &[ACT_IS_I]).range(3, 5).marks(&[MIN_WARNING]),
            Row::new("ex-j-first", &[ACT_IS_J, No(fact::REPEATED)]).warning().marks(&[MIN_WARNING]),
            Row::new("ex-j", &[ACT_IS_J]).range(5, 7).marks(&[
                MIN_WARNING,
                Mark { key: "other", value: MarkValue::Holder("3 to 5 when repeated", Some((3, 5))) },
            ]),
            Row::new("ex-k-first", &[ACT_IS_K, No(fact::REPEATED)]).warning().marks(&[MIN_WARNING]),
            Row::new("ex-k", &[ACT_IS_K]).range(5, 12).marks(&[MIN_WARNING]),
            Row::new("e", &[SECRETLY, Yes(fact::ALL_TRUE)]).marks(&[WARNED_THEN_3_TO_5]),
            Row::new("f", &[SECRETLY])
                .unsport(3, FromOffender)
                .marks(&[Mark { key: "other", value: MarkValue::Holder("none", None) }]),
            Row::new("ex-c", &[Is(fact::ACT, "names_to_referee"), No(fact::ALL_TRUE)])
                .unsport(5, FromOffender)
                .marks(&[Mark { key: "other", value: MarkValue::Holder("none; free to lead", None) }]),
            Row::new("g-first", &[Is(fact::ACT, "holds_cards_open"), No(fact::REPEATED)])
                .warning()
                .marks(&[MIN_WARNING]),
            Row::new("g-repeated", &[Is(fact::ACT, "holds_cards_open"), Yes(fact::REPEATED)]).range(3, 5),
            Row::new("g", &[Is(fact::ACT, "holds_cards_open")]).range(0, 12).marks(&[MIN_WARNING]),
            Row::new("ex-b", &[Yes(fact::HOLDER_HELD_NORMALLY)]).unsport(5, FromOffender),
            Row::new("ex-a", &[Yes(fact::REPEATED)])
                .unsport(5, FromOffender)
                .marks(&[Mark { key: "other", value: MarkValue::Holder("3 to 5", Some((3, 5))) }]),
            Row::new("d", &[]).unsport(5, FromOffender).marks(&[WARNED_THEN_3_TO_5]),
        ],
    },
    Entry {
        number: "3.11.7",
        tsr: "9.7",
        bsv: "9.1, 9.5",
        scope: Any,
        applies: everywhere,
        asks: &[
            must(fact::WORDS),
            may(fact::ASKED),
            must(fact::EFFECT).when(&[That("effect_is_open", |case| !answers(case) && !reveals(case))]),
            must(fact::RECONSTRUCTIBLE).when(&[DECIDES_UNPRICED, NotYes(fact::CARDS_REVEALED)]),
            must(fact::CARDS_REVEALED).when(&[DECIDES_UNPRICED, Yes(fact::RECONSTRUCTIBLE)]),
        ],
        rows: &[
            Row::new("c", &[That("answers_a_question_about_a_visible_trick", answers)])
                .marks(&[mark("answer", "duty")]),
            // Rule 004: telling what influences the game is unsporting; the game is stopped only if it has to be.
            Row::new("house-stop", &[DECIDES_UNPRICED, That("game_has_to_be_stopped", |case| !can_go_on(case))])
                .unsport(3, FromOffender)
                .then(StopScored(Rest::Opponents))
                .marks(&[Mark { key: "special_counted", value: MarkValue::SpecialCounted(Ending::Stopped) }]),
            Row::new("house", &[That("influences_the_game_unpriced", influences_unpriced)]).unsport(3, FromOffender),
            Row::new("b", &[That("reveals_who_plays_what", reveals)])
                .serious(Dist)
                .marks(&[flag("unsportlichkeit_additional")]),
            Row::new("a-serious", &[Is(fact::EFFECT, "spielentscheidend")])
                .serious(Dist)
                .marks(&[flag("unsportlichkeit_additional")]),
            Row::new("a-minor", &[Is(fact::EFFECT, "gering")]).minor(Dist).marks(&[flag("unsportlichkeit_additional")]),
            Row::new("a", &[]).marks(&[flag("unsportlichkeit_additional")]),
        ],
    },
    Entry {
        number: "3.11.8",
        tsr: "9.7",
        bsv: "9.1, 9.5",
        scope: Any,
        applies: everywhere,
        asks: &[],
        rows: &[Row::new("a", &[]).unsport(3, Everybody).bound().then(NullGameStands)],
    },
    Entry {
        number: "3.11.9",
        tsr: "9.7",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::DISAGREEMENT)],
        rows: &[
            Row::new("agreed", &[No(fact::DISAGREEMENT)]).then(NoGame),
            Row::new("a", &[]).unsport(3, FromOffender).then(JudgedByResult),
        ],
    },
    Entry {
        number: "3.11.10",
        tsr: "9.7",
        bsv: "9.1, 9.5",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::WHO)],
        rows: &[
            Row::new("a", &[Is(fact::WHO, "spectator_not_participant")])
                .then(RefereeChooses)
                .marks(&[flag("removed_from_room"), mark("referee", "may_look_at_the_hands")]),
            Row::new("b", &[]).range(0, 12).then(RefereeChooses).marks(&[mark("referee", "may_look_at_the_hands")]),
        ],
    },
    Entry {
        number: "3.11.11",
        tsr: "9.7",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[],
        rows: &[Row::new("a", &[]).range(3, 12).marks(&[EXCLUSION_POSSIBLE])],
    },
    Entry {
        number: "3.11.12",
        tsr: "9.7",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[],
        rows: &[Row::new("a", &[]).range(3, 12).marks(&[EXCLUSION_POSSIBLE])],
    },
    // Decision OP-56: fifteen minutes still cost 12 points, begun minutes count full.
    Entry {
        number: "3.11.13",
        tsr: "9.7",
        bsv: "8.5, 9.5",
        scope: Any,
        applies: everywhere,
        asks: &[must(fact::LATE_MINUTES), must(fact::SPECIAL_REASONS).when(&[Between(fact::LATE_MINUTES, 16, 600)])],
        rows: &[
            Row::new("in-time", &[Between(fact::LATE_MINUTES, 0, 0)]).then(NoGame),
            Row::new("5", &[Between(fact::LATE_MINUTES, 1, 5)]).unsport(3, FromOffender).bound().then(NoGame),
            Row::new("10", &[Between(fact::LATE_MINUTES, 6, 10)]).unsport(7, FromOffender).bound().then(NoGame),
            Row::new("15", &[Between(fact::LATE_MINUTES, 11, 15)]).unsport(12, FromOffender).bound().then(NoGame),
            Row::new("reasons", &[Yes(fact::SPECIAL_REASONS)]).range(0, 12).then(NoGame),
            Row::new("more", &[]).unsport_only().then(NoGame).marks(&[flag("disqualified")]),
        ],
    },
    Entry {
        number: "3.11.14",
        tsr: "9.7",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[
            may(fact::DECLARED_AIM_LAST_PLACE),
            must(fact::REPEATEDLY_UNWINNABLE).when(&[NotYes(fact::DECLARED_AIM_LAST_PLACE)]),
        ],
        rows: &[
            Row::new("b", &[Yes(fact::DECLARED_AIM_LAST_PLACE)]).unsport_only().then(NoGame).marks(&[flag("excluded")]),
            Row::new("a", &[Yes(fact::REPEATEDLY_UNWINNABLE)]).range(3, 12),
            Row::new("not-proven", &[]),
        ],
    },
    Entry {
        number: "3.11.15",
        tsr: "9.7",
        bsv: "9.5",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::INSISTS), may(fact::EXAMPLE_OF_GREED)],
        rows: &[
            Row::new("example", &[Is(fact::EXAMPLE_OF_GREED, "complains_about_4_lost_points")])
                .unsport(5, FromOffender),
            Row::new("claim", &[No(fact::INSISTS)]),
            Row::new("a", &[]).choices(&[0, 3, 5, 12]),
        ],
    },
    Entry {
        number: "3.11.16",
        tsr: "9.7",
        bsv: "9.5, 9.6",
        scope: Any,
        applies: everywhere,
        asks: &[may(fact::COMMENTS), may(fact::EXAMPLE_OF_INFLUENCE)],
        rows: &[
            Row::new("example", &[Is(fact::EXAMPLE_OF_INFLUENCE, "two_urge_redeal")])
                .range(0, 5)
                .marks(&[MIN_WARNING, mark("claim", "must_be_accepted")]),
            Row::new("nothing", &[No(fact::COMMENTS)]),
            Row::new("a", &[]).choices(&[0, 3, 5, 12]).marks(&[
                mark("claim", "must_be_accepted"),
                Mark { key: "repetition", value: MarkValue::WordOf(repetition) },
            ]),
        ],
    },
];

const UNCOVERED: When = In(fact::UNCOVERS, &["all_own_cards", "part"]);
const ACT_IS_F: When = Is(fact::ACT, "pulls_card_and_puts_it_back");
const ACT_IS_G: When = Is(fact::ACT, "names_pulled_card_publicly");
const ACT_IS_H: When = Is(fact::ACT, "shows_card_then_plays_another");
const ACT_IS_I: When = Is(fact::ACT, "holds_cards_open_despite_requests");
const ACT_IS_J: When = Is(fact::ACT, "looks_in_carelessly_held_cards");
const ACT_IS_K: When = Is(fact::ACT, "looks_in_normally_held_cards");
const SECRETLY: When = That("names_to_the_referee_only", |case| {
    let word = case.facts().word(fact::ACT);
    // Decision OP-49: what is said at the table, with a demand to play the card, is not secret.
    word == Some("names_to_referee_secretly")
        || word == Some("names_to_referee") && case.facts().yes(fact::ALL_TRUE) == Some(true)
});

/// Rule 002 3.1.1: answers about the running and the last visible trick are a duty.
fn answers(case: &Case) -> bool {
    let visible = matches!(case.facts().word(fact::ASKED), Some("current_trick" | "last_trick"));
    visible || case.facts().word(fact::WORDS).is_some_and(|words| words.starts_with("answer:"))
}

/// The utterances that the handbook calls serious, known or not: who plays with whom, who plays a solo, who has a
/// Hochzeit.
fn reveals(case: &Case) -> bool {
    let words = case.facts().word(fact::WORDS).unwrap_or_default().to_lowercase();
    let words: Vec<&str> = words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let says = |any: &[&str]| words.iter().any(|word| any.contains(word));
    let together = says(&["zusammen", "together", "partner"]) && says(&["wir", "ihr", "we", "you", "they", "sie"]);
    let has_or_plays = says(&["spielt", "spielst", "spiele", "hat", "hast", "habe", "plays", "play", "has", "have"]);
    let game = words.iter().any(|word| word.ends_with("solo") || ["hochzeit", "wedding"].contains(word));
    together || has_or_plays && game
}

/// An utterance that can decide the game, where unsporting behaviour has a price and a serious breach has none (004).
const DECIDES_UNPRICED: When = That("decides_unpriced", decides_unpriced);

fn decides_unpriced(case: &Case) -> bool {
    let rules = case.rules();
    let is_unpriced = matches!(rules.breaches.unsportlich_points, UnsportlichPoints::Fixed(_))
        && rules.breaches.serious_normal_game == SeriousNormalGame::ScoredRestToOpponents
        && rules.breaches.serious_base.is_none();
    is_unpriced && !answers(case) && (reveals(case) || case.facts().word(fact::EFFECT) == Some("spielentscheidend"))
}

/// Returns whether an utterance influences the game, where that is unsporting and no other breach that has a price.
fn influences_unpriced(case: &Case) -> bool {
    let rules = case.rules();
    let is_unpriced = matches!(rules.breaches.unsportlich_points, UnsportlichPoints::Fixed(_))
        && rules.breaches.minor_points.is_none();
    let is_small = !reveals(case) && case.facts().word(fact::EFFECT) == Some("gering");
    decides_unpriced(case) || is_unpriced && is_small
}

fn can_go_on(case: &Case) -> bool {
    let yes = |fact| case.facts().yes(fact) == Some(true);
    yes(fact::RECONSTRUCTIBLE) && !yes(fact::CARDS_REVEALED)
}

/// Rule TSR 9.1.3: a game is repeated if all and the referee agree; BSV 9.1 leaves exceptions to the court of referees.
fn repetition(case: &Case) -> &'static str {
    case.rules().book.of([
        "only_if_all_agree",
        "only_with_the_court",
        "only_if_all_agree",
        "only_if_the_referee_agrees",
    ])
}
