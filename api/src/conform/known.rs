//! The fields that a vector of each kind can have: a name that nobody reads is an error, not silence.

use super::vector::{Fields, Vector};
use crate::error::Error;
use game::notation::closest;
use game::rules_file::OPTIONS;
use serde_json::Value;
use text::brief;
use text::{Arg, Join, message};

/// What a kind reads and what it answers. Records and cases of the referee check their fields themselves.
struct Known {
    kind: &'static str,
    input: &'static [&'static str],
    expected: &'static [&'static str],
}

const KNOWN: &[Known] = &[
    Known {
        kind: "rank_order",
        input: &["game", "schweine"],
        expected: &["trumps_high_to_low", "fehl_high_to_low", "trump_cards", "fehl_cards"],
    },
    Known {
        kind: "trick_winner",
        input: &["game", "schweine", "lead", "cards", "last_trick"],
        expected: &["winner", "augen"],
    },
    Known { kind: "legal_cards", input: &["game", "schweine", "led", "hand"], expected: &["legal"] },
    Known {
        kind: "special_points",
        input: &["game", "schweine", "re", "lead", "cards", "last_trick"],
        expected: &["winner", "special"],
    },
    Known {
        kind: "announcement",
        input: &[
            "game",
            "player",
            "party",
            "cards_in_hand",
            "cards_played_total",
            "history",
            "say",
            "reservation_settled",
            "clarifying_trick",
        ],
        expected: &["legal", "reason", "counts_as"],
    },
    Known {
        kind: "pflichtansage",
        input: &[
            "game",
            "schweine",
            "lead",
            "first_trick",
            "re",
            "already_announced",
            "clarifying_trick",
            "hochzeiter",
            "reservation_settled",
        ],
        expected: &["duty", "winner", "augen", "must_say", "deadline_cards_in_hand"],
    },
    Known { kind: "win_matrix", input: &["rows_re", "columns_kontra"], expected: &["needs_re_kontra"] },
    Known {
        kind: "score",
        input: &["game", "re", "kontra", "announced", "augen", "tricks", "special"],
        expected: &["winner", "items", "factor", "re_value", "points"],
    },
    Known {
        kind: "reservation",
        input: &[
            "dealer",
            "calls",
            "wants",
            "pflichtsolo_open",
            "both_kreuz_damen",
            "hochzeit_condition",
            "trumpfabgabe_answers",
            "vorfuehren",
        ],
        expected: &[
            "game",
            "kind",
            "declarer",
            "leader",
            "questions",
            "next_dealer",
            "announced",
            "schweine",
            "partner",
            "re",
        ],
    },
    Known {
        kind: "eligibility",
        input: &["hand"],
        expected: &[
            "kings",
            "augen",
            "trumps",
            "may_werfen",
            "may_trumpfabgabe",
            "may_schweine",
            "may_hochzeit",
            "may_trumpfschwach",
        ],
    },
    Known {
        kind: "hochzeit",
        input: &["game", "condition", "hochzeiter", "tricks"],
        expected: &["clarifying_trick", "partner", "game"],
    },
    Known {
        kind: "round_next",
        input: &["games_total", "games_done", "pflichtsolo_open", "next_dealer", "players", "time_up"],
        expected: &["action", "dealer", "first_to_speak", "soloist", "leader", "struck_games"],
    },
    Known { kind: "next_dealer", input: &["dealer", "outcome", "players"], expected: &["next_dealer", "game_counts"] },
    Known { kind: "list_check", input: &["rows", "players"], expected: &["totals", "after_each"] },
    Known {
        kind: "partnership",
        input: &["game", "events", "soloist", "hochzeiter", "clarifying_trick", "partner", "re"],
        expected: &["known", "cleared"],
    },
    Known {
        kind: "zwangslaeufig",
        input: &["game", "re", "hands", "lead", "current_trick", "party", "claimant", "schweine"],
        expected: &[
            "every_order",
            "convention_no_order_named",
            "convention_with_named_group_order",
            "explicit_order",
            "forced_special_for_party",
        ],
    },
    Known {
        kind: "decided",
        input: &[
            "game",
            "announced",
            "augen_completed",
            "tricks_completed",
            "cards_in_hand_each",
            "hands",
            "re",
            "lead",
            "clarifying_trick",
            "reservation_settled",
        ],
        expected: &["decided_for"],
    },
];

/// Checks the names of the fields of a vector.
pub(super) fn check(vector: &Vector) -> Result<(), Error> {
    let Some(known) = KNOWN.iter().find(|known| known.kind == vector.kind) else {
        return if vector.kind == "game" { check_record(vector) } else { Ok(()) };
    };
    let is_option = |name: &str| OPTIONS.contains(&name);
    check_names(vector, "input", &vector.input, known.input, is_option)?;
    check_names(vector, "expected", &vector.expected, known.expected, |name| super::REMARKS.contains(&name))
}

/// The input of a game is a record.
fn check_record(vector: &Vector) -> Result<(), Error> {
    let Err(errors) = crate::fields::check(&vector.input.value()) else { return Ok(()) };
    let Some(first) = errors.into_iter().next() else { return Ok(()) };
    let (id, message) = (brief(&vector.id), first.message());
    let error = Error::new(message!("conform-in-input", id, error = message));
    Err(match first.help().cloned() {
        Some(help) => error.with_help(help),
        None => error,
    })
}

fn check_names(
    vector: &Vector,
    part: &str,
    fields: &Fields,
    known: &[&str],
    is_known_besides: impl Fn(&str) -> bool,
) -> Result<(), Error> {
    let unknown = |(name, _): &(&String, &Value)| !known.contains(&name.as_str()) && !is_known_besides(name);
    let Some((name, _)) = fields.iter().find(unknown) else { return Ok(()) };
    let help = match closest(name, known.iter().copied()) {
        Some(meant) => message!("did-you-mean", name = format!("`{meant}`")),
        None => {
            let known = Arg::list(known.iter().copied(), Join::Comma);
            message!("conform-fields-are", part, kind = &vector.kind, known)
        }
    };
    let (id, name) = (brief(&vector.id), brief(name));
    Err(Error::new(message!("conform-unknown-field", id, name, part)).with_help(help))
}
