//! A rule set in plain sentences, as one would pin it to the wall.
//!
//! Each option has its sentences in the catalogue: `wall-OPTION-WORD` for a value that is a word, `wall-OPTION` for a
//! number or a list. A value of which nothing need be said, such as a special point that does not exist, has none.

use super::plain;
use crate::paint::{BOLD, folded, styled};
use crate::protocol::escaped;
use game::Absage;
use game::rules::{
    AbsagenBy, AnySolo, Book, CallTiming, CallValue, CallsAllowed, HochzeitCondition, NoWinnerItems, SchweineInSolo,
    SchweineRule, ShiftedTricks, SoloContest, SoloFirst, SoloPoints, Sonderpunkt, SpecialPointsSoli, StillesSolo,
    Trumpfabgabe, Trumpfschwach,
};
use game::rules_file::{OptionValue, option_value, value_message};
use game::{Class, Contract, Order, Rules, Schweine, Solo};
use schemars::JsonSchema;
use serde::Serialize;
use sim::report::generator;
use text::{Arg, Join, Language, Localized, Message, Texts, message};

/// The sections in the order of a rule book, each with the options that it tells about.
const SECTIONS: &[(&str, &[&str])] = &[
    (
        "wall-deck",
        &[
            "nines",
            "hand_size",
            "deal_packets",
            "table_sizes",
            "heart_ten_trump",
            "second_heart_ten_wins",
            "heart_ten_in_last_trick",
            "schweine",
            "schweine_games",
            "schweine_in_solo",
            "schweine_suit",
            "schweine_above",
            "schweine_above_by",
            "heart_ten_with_schweine",
        ],
    ),
    (
        "wall-vorbehalte",
        &[
            "reservation_priority",
            "werfen_kings",
            "werfen_nines",
            "werfen_nine_suits",
            "werfen_nines_and_kings",
            "werfen_volle",
            "werfen_augen",
            "werfen_augen_max",
            "werfen_no_trump_above",
            "werfen_trumps_max",
            "werfen_trumps_fuechse",
            "werfen_mandatory",
            "werfen_when",
            "trumpfschwach",
            "trumpfschwach_max",
            "trumpfschwach_mandatory",
            "trumpfabgabe",
            "trumpfabgabe_asked",
            "trumpfabgabe_two",
            "trumpfabgabe_min",
            "trumpfabgabe_max",
            "trumpfabgabe_max_with_nine",
            "trumpfabgabe_fuechse",
            "trumpfabgabe_cards",
            "trumpfabgabe_offer",
            "trumpfabgabe_told",
            "trumpfabgabe_leader",
            "dealer_repeats_after",
        ],
    ),
    (
        "wall-hochzeit",
        &[
            "hochzeit_limit",
            "hochzeit_conditions",
            "hochzeit_stich_type",
            "hochzeit_own_trick",
            "stilles_solo",
            "stilles_solo_is_pflicht",
            "genscher",
        ],
    ),
    (
        "wall-solo",
        &[
            "soli",
            "farbsolo_pictures",
            "pflichtsolo_per_player",
            "pflichtsolo_first",
            "solo_contest",
            "solo_first",
            "bid_order",
            "solo_rank",
            "pflichtsolo_forced",
            "solo_leader",
            "solo_points",
            "solo_points_by_kind",
            "solo_factor",
        ],
    ),
    (
        "wall-calls",
        &[
            "call_timing",
            "which_calls",
            "call_moment",
            "solo_re",
            "call_limits",
            "call_hand",
            "call_limits_kontra",
            "call_limits_solo",
            "call_limits_solo_kontra",
            "counts_as_called",
            "call_skipping",
            "call_pace",
            "calls_most",
            "absagen_by",
            "hochzeit_calls",
            "call_limits_hochzeit",
            "hochzeit_shift",
            "hochzeit_shift_least",
            "reply_extension",
            "absage_needs_timely_ansage",
            "pflichtansage_augen",
            "pflichtansage_level",
            "pflichtansage_second",
            "pflichtansage_scope",
            "pflichtansage_in_hochzeit",
        ],
    ),
    (
        "wall-score",
        &[
            "kontra_only_needs_121",
            "call_value",
            "absage_value",
            "factor_at_120_120",
            "doubling_scope",
            "absage_points_if_failed",
            "bounds",
            "bounds_count",
            "reached_against_points",
            "reached_against",
            "no_winner_items",
            "point_at_120_120",
            "negative_win",
            "feigheit",
            "feigheit_scope",
            "hochzeit_points",
            "hochzeit_lost_alone",
        ],
    ),
    (
        "wall-special",
        &[
            "special_points",
            "special_points_for",
            "fuchs_counts",
            "doppelkopf",
            "herzstich",
            "charlie_gefangen_counts",
            "charlie_gefangen_by",
            "alten_games",
            "alten_needs_re",
            "alten_in_solo",
            "special_points_in_solo",
            "special_points_soli",
        ],
    ),
    (
        "wall-bock",
        &["bock_events", "bock_games", "bock_points", "bock_factor", "bock_count", "bock_stacking", "bock_solo"],
    ),
    ("wall-round", &["list_points", "sitting_out", "games_per_round", "minutes_per_round"]),
    (
        "wall-breaches",
        &[
            "solo_claim_by_showing",
            "hand_over_forfeits_claims",
            "calls_after_hand_over",
            "uncollected_tricks_rule",
            "minor_points",
            "serious_base",
            "serious_per_absage",
            "serious_normal_game",
            "decided_game_side",
            "unsportlich_points",
        ],
    ),
];

/// Returns the headings of the sections, each with the options that it tells about.
pub fn heading_and_options() -> impl Iterator<Item = (Message, &'static [&'static str])> {
    SECTIONS.iter().map(|&(heading, options)| (Message::new(heading), options))
}

/// A rule set in sentences.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Wall {
    /// The heading, with the name of the rule set.
    pub title: String,
    /// What holds where nothing is said.
    pub based_on: String,
    /// The sections, in the order of a rule book.
    pub sections: Vec<Section>,
}

/// A part of the rules.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// What it says.
    pub sentences: Vec<String>,
}

impl Wall {
    /// Returns the rule set in sentences; what nothing need be said of is left out.
    #[must_use]
    pub fn of(language: Language, rules: &Rules) -> Self {
        let texts = Texts::of(language);
        let told = SECTIONS.iter().map(|(heading, options)| Section {
            heading: texts.say(&Message::new(*heading)),
            sentences: always(rules, heading)
                .map(|message| texts.say(&message))
                .into_iter()
                .chain(options.iter().filter_map(|option| sentence(texts, rules, option)))
                .collect(),
        });
        let book = match rules.book {
            Book::Ddv => "wall-book-ddv",
            Book::Bsv => "wall-book-bsv",
            Book::Recklinghausen => "wall-book-recklinghausen",
        };
        Self {
            title: message!("wall-title", name = &*rules.name).text(language),
            based_on: message!("wall-based-on", book = Message::new(book)).text(language),
            sections: told.filter(|section| !section.sentences.is_empty()).collect(),
        }
    }

    /// Returns the rows for people, folded to this width.
    #[must_use]
    pub fn rows_within(&self, width: usize) -> Vec<String> {
        const INDENT: &str = "  ";
        let mut rows = folded(&self.title, width).into_iter().map(|row| styled(&row, BOLD)).collect::<Vec<_>>();
        for section in &self.sections {
            rows.push(String::new());
            rows.push(styled(&section.heading, BOLD));
            for sentence in &section.sentences {
                let lines = folded(sentence, width - 2 * INDENT.len());
                rows.extend(lines.into_iter().enumerate().map(|(i, line)| match i {
                    0 => format!("{INDENT}- {line}"),
                    _ => format!("{INDENT}{INDENT}{line}"),
                }));
            }
        }
        rows.push(String::new());
        rows.extend(folded(&self.based_on, width));
        rows
    }

    /// Returns the page, which needs nothing besides itself.
    #[must_use]
    pub fn html(&self, language: Language) -> String {
        let mut html = format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n{}\n<title>{title}</title>\n\
             <style>{STYLE}</style>\n<h1>{title}</h1>\n",
            generator("rules explain"),
            title = escaped(&self.title),
        );
        for section in &self.sections {
            let sentences: Vec<String> =
                section.sentences.iter().map(|sentence| format!("<li>{}</li>\n", escaped(sentence))).collect();
            let heading = escaped(&section.heading);
            html.push_str(&format!("<section>\n<h2>{heading}</h2>\n<ul>\n{}</ul>\n</section>\n", sentences.concat()));
        }
        html.push_str(&format!("<p>{}</p>\n", escaped(&self.based_on)));
        html
    }
}

/// Two columns on paper, one on a phone.
const STYLE: &str = "body{font:16px/1.45 Georgia,serif;max-width:60em;margin:1.5em auto;padding:0 1em;color:#222;\
    background:#fff}h1{font-size:1.6em;border-bottom:2px solid}h2{font-size:1.1em;margin:.9em 0 .2em}\
    ul{margin:0;padding-left:1.2em}li{margin:.15em 0}section{break-inside:avoid}\
    @media (min-width:50em),print{body{columns:2;column-gap:2.5em}h1,p{column-span:all}}\
    @media print{body{font-size:10.5pt;margin:0;max-width:none}}";

/// Returns what a section begins with whatever the options are.
fn always(rules: &Rules, heading: &str) -> Option<Message> {
    match heading {
        "wall-deck" => {
            let order = Order::new(rules, Contract::Normal, Schweine::None);
            let trumps = order.high_to_low(Class::Trump).map(|card| card.message());
            Some(message!("wall-trumps", list = Arg::list(trumps, Join::Comma)))
        }
        "wall-score" => Some(message!("wall-score-basis")),
        "wall-solo" if rules.soli.contains(&Solo::Null) => Some(message!("wall-null")),
        _ => None,
    }
}

/// Returns what is said of an option, if there is anything to say.
fn sentence(texts: &Texts, rules: &Rules, option: &str) -> Option<String> {
    if !matters(rules, option) {
        return None;
    }
    let message = match option {
        "nines" => {
            Some(message!("wall-nines", cards = rules.deck().len(), each = rules.hand_size, kind = nines(rules)))
        }
        // Told with the deck, and with the limits.
        "hand_size" | "call_timing" => None,
        // Usually there are all.
        "bounds" if rules.bounds.len() == Absage::ALL.len() => None,
        "deal_packets" => Some(packets(rules)),
        "call_limits" => limits(rules, option, Some(rules.call_limits)),
        "hochzeit_shift" => Some(hochzeit_shift(rules)),
        "call_limits_kontra" => limits(rules, option, rules.call_limits_kontra),
        "call_limits_solo" => limits(rules, option, rules.call_limits_solo),
        "call_limits_solo_kontra" => limits(rules, option, rules.call_limits_solo_kontra),
        "call_limits_hochzeit" => limits(rules, option, rules.call_limits_hochzeit),
        "call_value" => Some(call_value(rules)),
        "werfen_no_trump_above" => {
            rules.werfen_no_trump_above.map(|card| message!("wall-werfen-no-trump-above", card = card.message()))
        }
        "absage_value" => Some(absage_value(rules)),
        "counts_as_called" => Some(called(rules)),
        "solo_factor" => Some(message!("wall-solo-factor", each = rules.solo_factor / 3)),
        _ => of_value(texts, option, &option_value(rules, option)?),
    };
    message.filter(|message| texts.has(message.id())).map(|message| texts.say(&message))
}

/// Returns what counts as called: the games with which Re is said, and Schweine.
fn called(rules: &Rules) -> Message {
    const OPTION: &str = "counts_as_called";
    let OptionValue::List(values) = option_value(rules, OPTION).unwrap_or(OptionValue::List(Vec::new())) else {
        unreachable!("it is a list")
    };
    let is_schweine = |value: &&OptionValue| **value == OptionValue::Text("schweine".to_owned());
    let words: Vec<Message> =
        values.iter().filter(|value| !is_schweine(value)).map(|value| value_message(OPTION, value)).collect();
    let schweine = message!("wall-counts-as-called-schweine");
    match (words.is_empty(), rules.schweine_are_called()) {
        (true, _) => schweine,
        (false, false) => message!("wall-counts-as-called", list = Arg::list(words, Join::Comma)),
        (false, true) => {
            let games = message!("wall-counts-as-called", list = Arg::list(words, Join::Comma));
            message!("wall-counts-as-called-both", games, schweine)
        }
    }
}

/// Returns the sentence of an option by its value alone.
fn of_value(texts: &Texts, option: &str, value: &OptionValue) -> Option<Message> {
    let option_id = option.replace('_', "-");
    let id = |word: &str| format!("wall-{option_id}-{}", word.replace('_', "-"));
    let message = match value {
        OptionValue::Bool(true) => Message::new(id("yes")),
        OptionValue::Bool(false) => Message::new(id("no")),
        OptionValue::Number(n) if texts.has(&id(&n.to_string())) => Message::new(id(&n.to_string())),
        OptionValue::Number(n) => Message::new(format!("wall-{option_id}")).with("n", *n),
        OptionValue::Text(word) => match word.split_once(' ') {
            Some((word, number)) => Message::new(id(word)).with("n", number),
            None => Message::new(id(word)),
        },
        OptionValue::List(values) if values.is_empty() => Message::new(id("none")),
        // What there is one of may have a sentence of its own.
        OptionValue::List(values) if values.len() == 1 && texts.has(&id(&plain(&values[0]))) => {
            Message::new(id(&plain(&values[0])))
        }
        OptionValue::List(values) => {
            let words = values.iter().map(|value| value_message(option, value));
            Message::new(format!("wall-{option_id}")).with("list", Arg::list(words, Join::Comma))
        }
        OptionValue::Table(_) => Message::new(format!("wall-{option_id}")).with("list", value_message(option, value)),
        OptionValue::Other(_) => return None,
    };
    Some(message)
}

/// Returns whether an option has an effect in these rules.
#[must_use]
pub fn matters(rules: &Rules, option: &str) -> bool {
    let has_soli = !rules.soli.is_empty();
    let has_farbsolo = rules.soli.iter().any(|solo| matches!(solo, Solo::Farbe(_)));
    match option {
        "pflichtsolo_per_player" | "solo_contest" | "solo_leader" => has_soli,
        "solo_first" => has_soli && rules.solo_first != SoloFirst::LeftNeighbour,
        "sitting_out" => rules.table_sizes.iter().any(|&size| 4 < size),
        "absagen_by" => rules.which_calls == CallsAllowed::All && rules.absagen_by != AbsagenBy::Both,
        "bid_order" => has_soli && rules.solo_contest == SoloContest::Bid,
        "solo_rank" => has_soli && rules.solo_contest != SoloContest::Seat,
        "trumpfschwach_max" | "trumpfschwach_mandatory" => rules.trumpfschwach != Trumpfschwach::Off,
        "trumpfabgabe" => rules.trumpfabgabe != Trumpfabgabe::Off || rules.trumpfschwach == Trumpfschwach::Exchange,
        "trumpfabgabe_two"
        | "trumpfabgabe_min"
        | "trumpfabgabe_max"
        | "trumpfabgabe_max_with_nine"
        | "trumpfabgabe_fuechse" => rules.trumpfabgabe != Trumpfabgabe::Off,
        "trumpfabgabe_cards"
        | "trumpfabgabe_asked"
        | "trumpfabgabe_offer"
        | "trumpfabgabe_told"
        | "trumpfabgabe_leader" => {
            rules.trumpfabgabe != Trumpfabgabe::Off || rules.trumpfschwach == Trumpfschwach::Exchange
        }
        "werfen_trumps_fuechse" => rules.werfen_trumps_max.is_some(),
        "werfen_mandatory" | "werfen_when" => rules.has_werfen(),
        "schweine_games" => rules.schweine != SchweineRule::Off,
        "schweine_in_solo" => rules.schweine != SchweineRule::Off && has_farbsolo,
        "schweine_suit" => {
            rules.schweine != SchweineRule::Off && rules.schweine_in_solo != SchweineInSolo::Never && has_farbsolo
        }
        "schweine_above" => matches!(rules.schweine, SchweineRule::Announced | SchweineRule::BeforePlay),
        "schweine_above_by" => !rules.schweine_above.is_empty(),
        "heart_ten_with_schweine" => rules.schweine != SchweineRule::Off,
        "hochzeit_stich_type" => rules.hochzeit_conditions.iter().any(|&condition| condition != HochzeitCondition::Any),
        "absage_needs_timely_ansage" => rules.reply_extension.is_some(),
        "pflichtansage_level" | "pflichtansage_second" | "pflichtansage_scope" | "pflichtansage_in_hochzeit" => {
            rules.pflichtansage_augen.is_some()
        }
        "doubling_scope" => {
            let multiplies = |value: &CallValue| matches!(value, CallValue::Times(_));
            [rules.call_value, rules.absage_value].iter().any(multiplies) || 1 < rules.factor_at_120_120
        }
        "feigheit_scope" => rules.feigheit.is_some(),
        "bock_factor" => rules.has_bock() && rules.bock_points.is_none(),
        "reached_against" => rules.reached_against_points || rules.no_winner_items == NoWinnerItems::UnderAndReached,
        "alten_in_solo" | "alten_games" | "alten_needs_re" => rules.has(Sonderpunkt::Alten),
        "special_points_for" => !rules.special_points.is_empty(),
        "fuchs_counts" => rules.has(Sonderpunkt::Fuchs),
        "doppelkopf" => rules.has(Sonderpunkt::Doppelkopf),
        "hochzeit_shift_least" => {
            rules.call_timing == CallTiming::Hand && 0 < rules.hochzeit_shift.cards && 0 < rules.hochzeit_shift_least
        }
        "hochzeit_points" => !rules.hochzeit_conditions.is_empty() && 0 < rules.hochzeit_points,
        "calls_most" | "call_pace" => rules.which_calls != CallsAllowed::None,
        "hochzeit_limit" | "hochzeit_own_trick" | "hochzeit_lost_alone" => !rules.hochzeit_conditions.is_empty(),
        "call_limits_solo" | "call_limits_solo_kontra" => has_soli,
        "call_limits_hochzeit" => !rules.hochzeit_conditions.is_empty(),
        "counts_as_called" => !rules.counts_as_called.is_empty(),
        "factor_at_120_120" => 1 < rules.factor_at_120_120,
        "solo_re" => has_soli && rules.which_calls != CallsAllowed::None,
        "call_hand" => rules.call_timing == CallTiming::Hand && rules.which_calls != CallsAllowed::None,
        "stilles_solo_is_pflicht" => 0 < rules.pflichtsolo_per_player && rules.stilles_solo == StillesSolo::Allowed,
        "pflichtsolo_forced" | "pflichtsolo_first" => 0 < rules.pflichtsolo_per_player,
        "hochzeit_calls" => !rules.hochzeit_conditions.is_empty() && rules.which_calls != CallsAllowed::None,
        "bock_games" | "bock_points" | "bock_stacking" | "bock_count" | "bock_solo" => rules.has_bock(),
        "special_points_soli" => {
            let silent = matches!(&rules.special_points_soli, SpecialPointsSoli::These(soli) if soli.contains(&AnySolo::Unnamed));
            rules.special_points_in_solo != SoloPoints::None && (has_soli || silent)
        }
        "herzstich" => rules.has(Sonderpunkt::Herzstich),
        "charlie_gefangen_counts" | "charlie_gefangen_by" => rules.has(Sonderpunkt::CharlieGefangen),
        "serious_per_absage" | "decided_game_side" => rules.serious_base.is_some(),
        _ => true,
    }
}

fn nines(rules: &Rules) -> &'static str {
    if rules.nines { "with" } else { "without" }
}

/// So many times the same packet, or one packet after the other.
fn packets(rules: &Rules) -> Message {
    let packets = &rules.deal_packets;
    if packets.iter().all(|&packet| packet == packets[0]) {
        return message!("wall-deal-packets-same", n = packets.len(), packet = packets[0]);
    }
    message!("wall-deal-packets", list = Arg::list(packets.iter().map(u8::to_string), Join::Comma))
}

/// Returns the sentence of an option about limits, in what these rules count.
fn limits(rules: &Rules, option: &str, limits: Option<[u8; 5]>) -> Option<Message> {
    let [ansage, k90, k60, k30, schwarz] = limits?;
    let counted = match rules.call_timing {
        CallTiming::Hand => "hand",
        CallTiming::Table => "table",
    };
    let id = format!("wall-{}-{counted}", option.replace('_', "-"));
    Some(message!(id, ansage, k90, k60, k30, schwarz))
}

fn hochzeit_shift(rules: &Rules) -> Message {
    let shift = rules.hochzeit_shift;
    let every = shift.tricks == ShiftedTricks::Every;
    match (shift.cards, rules.call_timing, every) {
        (0, ..) => message!("wall-hochzeit-shift-none"),
        (n, CallTiming::Hand, false) => message!("wall-hochzeit-shift-hand-after-first", n),
        (n, CallTiming::Hand, true) => message!("wall-hochzeit-shift-hand-every", n),
        (n, CallTiming::Table, false) => message!("wall-hochzeit-shift-table-after-first", n),
        (n, CallTiming::Table, true) => message!("wall-hochzeit-shift-table-every", n),
    }
}

fn call_value(rules: &Rules) -> Message {
    match rules.call_value {
        CallValue::Add(n) => message!("wall-call-value-add", n),
        CallValue::Times(2) => message!("wall-call-value-double"),
        CallValue::Times(n) => message!("wall-call-value-times", n),
    }
}

fn absage_value(rules: &Rules) -> Message {
    match rules.absage_value {
        CallValue::Add(n) => message!("wall-absage-value-add", n),
        CallValue::Times(n) => message!("wall-absage-value-times", n),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint;
    use game::rules_file::{OPTIONS, schema, with_option};
    use serde_json::{Value, json};
    use std::collections::BTreeSet;

    /// Returns values that an option can have, by its schema.
    fn values(schema: &Value) -> Vec<Value> {
        let words = schema["enum"].as_array().into_iter().flatten().cloned();
        let either = schema["anyOf"].as_array().into_iter().flatten().flat_map(values);
        let plain = match schema["type"].as_str() {
            Some("boolean") => vec![json!(true), json!(false)],
            Some("integer") => vec![json!(1), json!(3), json!(4)],
            Some("string") => vec![json!("add 1"), json!("add 2"), json!("times 2")],
            _ => vec![],
        };
        words.chain(either).chain(plain).collect()
    }

    #[test]
    fn every_option_stands_in_one_section() {
        for option in OPTIONS {
            let n = SECTIONS.iter().filter(|(_, options)| options.contains(option)).count();
            assert_eq!(n, 1, "{option}");
        }
        assert_eq!(SECTIONS.iter().map(|(_, options)| options.len()).sum::<usize>(), OPTIONS.len());
    }

    /// Returns the rule set with every option set to every value.
    fn changed<'a>(base: &'a Rules, schema: &'a Value) -> impl Iterator<Item = Rules> + 'a {
        OPTIONS.iter().flat_map(move |option| {
            let mut values = values(&schema["properties"][option]);
            if let Some(words) = schema["properties"][option]["items"]["enum"].as_array() {
                values.push(json!(words));
            }
            if *option == "table_sizes" {
                values.push(json!([4, 5]));
            }
            values.into_iter().filter_map(move |value| with_option(base, option, &value).ok())
        })
    }

    /// Returns the rule set, changed in other options if only then this one has an effect.
    fn where_it_matters(base: &Rules, option: &str, schema: &Value) -> Option<Rules> {
        let is_wanted = |rules: &Rules| matters(rules, option);
        let mut one_change = std::iter::once(base.clone()).chain(changed(base, schema));
        let two_changes =
            || changed(base, schema).find_map(|rules| changed(&rules, schema).find(|rules| is_wanted(rules)));
        one_change.find(|rules| is_wanted(rules)).or_else(two_changes)
    }

    /// What has an effect can be read: two values of an option are never told alike.
    #[test]
    fn every_value_of_every_option_is_told() {
        let schema = schema();
        let mut untold = BTreeSet::new();
        for language in Language::ALL {
            let told = |rules: &Rules| serde_json::to_string(&Wall::of(language, rules)).expect("a wall is JSON");
            for base in Rules::ALL {
                for &option in OPTIONS {
                    let base =
                        where_it_matters(&base, option, &schema).unwrap_or_else(|| panic!("{option} has no effect"));
                    let values = values(&schema["properties"][option]);
                    let sets: Vec<Rules> =
                        values.iter().filter_map(|value| with_option(&base, option, value).ok()).collect();
                    // What cannot be played need not be told.
                    let sets = sets.into_iter().map(|rules| rules.fitted(|other| other == option));
                    let sets: Vec<Rules> = sets.filter(|rules| rules.check().is_ok()).collect();
                    for (i, set) in sets.iter().enumerate() {
                        for other in &sets[..i] {
                            let value = |rules| option_value(rules, option);
                            let same = value(set) == value(other) || !matters(set, option) || !matters(other, option);
                            if !same && told(set) == told(other) {
                                untold.insert(format!("{language}: {option} {:?} {:?}", value(set), value(other)));
                            }
                        }
                    }
                }
            }
        }
        assert_eq!(untold, BTreeSet::new());
    }

    #[test]
    fn every_sentence_is_whole_and_fits() {
        for language in Language::ALL {
            for rules in Rules::ALL {
                let wall = Wall::of(language, &rules);
                let sentences = wall.sections.iter().flat_map(|section| &section.sentences);
                sentences.for_each(|sentence| assert!(sentence.ends_with('.'), "{sentence}"));
                for row in wall.rows_within(60) {
                    assert!(paint::width(&row) <= 60, "{row}");
                }
            }
        }
    }
}
