//! The fields that a vector of each kind can have: an unknown name is an error, not silence.

use super::vector::{Fields, Vector};
use crate::error::Error;
use crate::fields;
use ::referee::json::{facts, ruling_names};
use ::referee::{Problem, catalogue};
use game::Rules;
use game::rules::RuleOption;
use notation::closest;
use serde_json::{Map, Value};
use text::brief;
use text::{Arg, Join, message};

/// Fields that a kind reads and answers. The input of a game is a record, that of a referee a case, which know their
/// fields.
struct KindFields {
    kind: &'static str,
    input: &'static [&'static str],
    expected: &'static [&'static str],
}

const KNOWN: &[KindFields] = &[
    KindFields {
        kind: "rank_order",
        input: &["game", "schweine"],
        expected: &["trumps_high_to_low", "fehl_high_to_low", "trump_cards", "fehl_cards"],
    },
    KindFields {
        kind: "trick_winner",
        input: &["game", "schweine", "lead", "cards", "last_trick"],
        expected: &["winner", "augen"],
    },
    KindFields { kind: "legal_cards", input: &["game", "schweine", "led", "hand"], expected: &["legal"] },
    KindFields {
        kind: "special_points",
        input: &["game", "schweine", "re", "lead", "cards", "last_trick"],
        expected: &["winner", "special"],
    },
    KindFields {
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
            "handed_over",
        ],
        expected: &["legal", "reason", "counts_as"],
    },
    KindFields {
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
    KindFields { kind: "win_matrix", input: &["rows_re", "columns_kontra"], expected: &["needs_re_kontra"] },
    KindFields {
        kind: "score",
        input: &["game", "re", "kontra", "announced", "augen", "tricks", "special"],
        expected: &["winner", "items", "factor", "re_value", "points"],
    },
    KindFields {
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
    KindFields {
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
    KindFields {
        kind: "hochzeit",
        input: &["game", "condition", "hochzeiter", "tricks"],
        expected: &["clarifying_trick", "partner", "game"],
    },
    KindFields {
        kind: "round_next",
        input: &["games_total", "games_done", "pflichtsolo_open", "next_dealer", "players", "time_up"],
        expected: &["action", "dealer", "first_to_speak", "soloist", "leader", "struck_games"],
    },
    KindFields {
        kind: "next_dealer",
        input: &["dealer", "outcome", "players"],
        expected: &["next_dealer", "game_counts"],
    },
    KindFields { kind: "list_check", input: &["rows", "players"], expected: &["totals", "after_each"] },
    KindFields {
        kind: "partnership",
        input: &["game", "events", "soloist", "hochzeiter", "clarifying_trick", "partner", "re"],
        expected: &["known", "cleared"],
    },
    KindFields {
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
    KindFields {
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
    KindFields {
        kind: "game",
        input: &[],
        expected: &[
            "re",
            "trick_winners",
            "trick_augen",
            "augen",
            "tricks",
            "special",
            "scored_as",
            "winner",
            "items",
            "factor",
            "re_value",
            "points",
        ],
    },
    KindFields {
        kind: "claim_right",
        input: &[
            "offender",
            "parties",
            "cleared_at_breach",
            "claimant",
            "claimant_acted_since",
            "claimant_since",
            "recognisable",
            "certain",
            "partner_asked",
            "partner_answer",
            "partner_since",
            "soloist_shortened",
        ],
        expected: &["valid_claim", "reason"],
    },
    KindFields { kind: "claims", input: &["breaches"], expected: &["judged"] },
    KindFields {
        kind: "query_act",
        input: &["dealer", "pflichtsolo_open", "both_kreuz_damen", "acts", "since", "player", "act"],
        expected: &["legal"],
    },
    KindFields {
        kind: "repetition",
        input: &["cause", "claimed", "counts", "time_up", "vorgefuehrt", "all_agree", "referee_agrees"],
        expected: &["repeated"],
    },
];

/// The fields of the objects in a field.
const INSIDE: &[(&str, &str, &[&str])] = &[
    ("announcement", "history", &["player", "party", "cards_in_hand", "cards_played_total", "say"]),
    ("pflichtansage", "already_announced", &["player", "say"]),
    ("score", "announced", &SIDES),
    ("score", "augen", &SIDES),
    ("score", "tricks", &SIDES),
    ("reservation", "calls", &SEATS),
    ("reservation", "wants", &SEATS),
    ("hochzeit", "tricks", &["lead", "cards"]),
    ("zwangslaeufig", "hands", &SEATS),
    ("decided", "announced", &SIDES),
    ("decided", "augen_completed", &SIDES),
    ("decided", "tricks_completed", &SIDES),
    ("decided", "hands", &SEATS),
    ("claim_right", "parties", &SEATS),
    ("claims", "breaches", &["committed", "claimed", "claimable", "class"]),
];

const SIDES: [&str; 2] = ["re", "kontra"];
const SEATS: [&str; 4] = ["N", "E", "S", "W"];

/// Checks the names of the fields of a vector.
pub(super) fn check(vector: &Vector, rules: &Rules) -> Result<(), Error> {
    let is_option = |name: &str| RuleOption::named(name).is_some();
    let input = vector.input.value();
    match vector.kind.as_str() {
        "game" => in_input(vector, fields::check(&input).err())?,
        "referee" => {
            let case: Map<String, Value> =
                vector.input.iter().filter(|(name, _)| !is_option(name)).map(owned).collect();
            in_input(vector, fields::check_case(&case).err())?;
            in_input(vector, unknown_fact(rules, &input).map(|problem| vec![Error::of(&problem)]))?;
            let record = input.get("record").filter(|record| record.is_object());
            in_input(vector, record.and_then(|record| fields::check(record).err()))?;
            let names = ruling_names();
            // What is asked before there is a ruling is an answer, too.
            let names: Vec<&str> = names.iter().map(String::as_str).chain(["asks"]).collect();
            return check_names(vector, "expected", &vector.expected, &names, |name| super::REMARKS.contains(&name));
        }
        _ => {}
    }
    let Some(known) = KNOWN.iter().find(|known| known.kind == vector.kind) else { return Ok(()) };
    if !known.input.is_empty() {
        check_names(vector, "input", &vector.input, known.input, is_option)?;
    }
    for (_, field, names) in INSIDE.iter().filter(|(kind, ..)| *kind == vector.kind) {
        let inside = input.get(field).map(|value| fields::unknown_inside(names, field, value));
        in_input(vector, inside)?;
    }
    check_names(vector, "expected", &vector.expected, known.expected, |name| super::REMARKS.contains(&name))
}

/// Returns that the entry of a case does not ask for one of its facts.
fn unknown_fact(rules: &Rules, case: &Value) -> Option<Problem> {
    let entry = catalogue::find(rules, case.get("entry")?.as_str()?).ok()?;
    facts(entry, case.get("facts")).err().filter(|problem| matches!(problem, Problem::UnknownFact { .. }))
}

fn owned((name, value): (&String, &Value)) -> (String, Value) {
    (name.clone(), value.clone())
}

/// Refuses what is wrong in the input.
fn in_input(vector: &Vector, errors: Option<Vec<Error>>) -> Result<(), Error> {
    let Some(first) = errors.and_then(|errors| errors.into_iter().next()) else { return Ok(()) };
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
