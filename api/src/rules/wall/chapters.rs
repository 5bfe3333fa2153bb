//! What can act in a rule set: the chapters of the wall, each with its options in groups that act under one condition.
//!
//! An option takes its condition from the group in which it stands. What a group cannot say, a value that has no effect
//! beside the others such as a list that names a solo which is not played, the chapter takes out ([`effective`]).

use super::simplify;
use game::rules::{
    AbsagenBy, BockEvent, CallTiming, CallValue, CallsAllowed, HeartTenInLastTrick, SchweineInSolo, SchweineRule,
    SchweineSuit, SecondHeartTen, SoloContest, SoloPoints, Sonderpunkt, Trumpfabgabe, Trumpfschwach, VorbehaltKind,
};
use game::{Rules, Solo, Suit};
use text::Message;

/// A chapter of a rule book.
pub(super) struct Chapter {
    /// The name of its heading.
    pub heading: &'static str,
    /// Takes out what has no effect in these rules.
    simplify: fn(&mut Rules),
    /// Its options in the order in which they are told.
    groups: &'static [Group],
}

/// Options that act under one condition.
struct Group(fn(&Rules) -> bool, &'static [&'static str]);

impl Chapter {
    /// Returns its options that have an effect in these rules.
    pub(super) fn acting<'a>(&'static self, rules: &'a Rules) -> impl Iterator<Item = &'static str> + use<'a> {
        self.groups.iter().filter(|group| group.0(rules)).flat_map(|group| group.1).copied()
    }

    fn options(&self) -> impl Iterator<Item = &'static str> {
        self.groups.iter().flat_map(|group| group.1).copied()
    }
}

/// Returns the headings of the chapters, each with the options that it tells about.
pub fn heading_and_options() -> impl Iterator<Item = (Message, Vec<&'static str>)> {
    CHAPTERS.iter().map(|chapter| (Message::new(chapter.heading), chapter.options().collect()))
}

/// Returns whether an option has an effect in these rules.
#[must_use]
pub fn matters(rules: &Rules, option: &str) -> bool {
    CHAPTERS.iter().any(|chapter| chapter.acting(rules).any(|other| other == option))
}

/// Returns rules by which the same is played, without what has no effect in them.
#[must_use]
pub fn effective(rules: &Rules) -> Rules {
    let mut rules = rules.clone();
    CHAPTERS.iter().for_each(|chapter| (chapter.simplify)(&mut rules));
    rules
}

/// The chapters in the order of a rule book.
pub(super) const CHAPTERS: &[Chapter] =
    &[DECK, VORBEHALTE, HOCHZEIT, SOLI, CALLS, SCORE, SPECIAL, BOCK, ROUND, BREACHES];

const ALWAYS: fn(&Rules) -> bool = |_| true;

pub(super) fn has_soli(rules: &Rules) -> bool {
    !rules.soli.is_empty()
}

pub(super) fn has_farbsolo(rules: &Rules) -> bool {
    rules.soli.iter().any(|solo| matches!(solo, Solo::Farbe(_)))
}

pub(super) fn has_pflichtsolo(rules: &Rules) -> bool {
    has_soli(rules) && 0 < rules.pflichtsolo_per_player
}

pub(super) fn has_hochzeit(rules: &Rules) -> bool {
    !rules.hochzeit_conditions.is_empty()
}

/// Whether trumps are handed over.
pub(super) fn has_abgabe(rules: &Rules) -> bool {
    rules.trumpfabgabe != Trumpfabgabe::Off || rules.trumpfschwach == Trumpfschwach::Exchange
}

/// Whether that is a Vorbehalt of its own.
fn has_armut(rules: &Rules) -> bool {
    rules.reservation_priority.contains(&VorbehaltKind::Trumpfabgabe)
}

pub(super) fn has_calls(rules: &Rules) -> bool {
    rules.which_calls != CallsAllowed::None
}

pub(super) fn has_absagen(rules: &Rules) -> bool {
    rules.which_calls == CallsAllowed::All
}

pub(super) fn has_special(rules: &Rules) -> bool {
    !rules.special_points.is_empty()
}

fn has_schweine(rules: &Rules) -> bool {
    rules.schweine != SchweineRule::Off
}

/// Whether there is a named solo whose aces can be Schweine.
fn has_schweine_solo(rules: &Rules) -> bool {
    let can = |solo: &Solo| match solo {
        Solo::Farbe(suit) => *suit == Suit::Diamonds || rules.schweine_suit == SchweineSuit::TrumpSuit,
        _ => false,
    };
    has_schweine(rules) && rules.soli.iter().any(can)
}

const DECK: Chapter = Chapter {
    heading: "wall-deck",
    simplify: simplify::deck,
    groups: &[
        Group(
            ALWAYS,
            &[
                "nines",
                "hand_size",
                "deal_packets",
                "table_sizes",
                "heart_ten_trump",
                "second_heart_ten_wins",
                "heart_ten_in_last_trick",
                "schweine",
            ],
        ),
        Group(|rules| has_schweine(rules) && (has_hochzeit(rules) || has_abgabe(rules)), &["schweine_games"]),
        Group(has_schweine_solo, &["schweine_in_solo"]),
        Group(
            |rules| {
                let is_other = |solo: &Solo| matches!(solo, Solo::Farbe(suit) if *suit != Suit::Diamonds);
                let is_on = has_schweine(rules) && rules.schweine_in_solo != SchweineInSolo::Never;
                is_on && rules.soli.iter().any(is_other)
            },
            &["schweine_suit"],
        ),
        Group(
            |rules| matches!(rules.schweine, SchweineRule::Announced | SchweineRule::BeforePlay),
            &["schweine_above"],
        ),
        Group(|rules| !rules.schweine_above.is_empty(), &["schweine_above_by"]),
        Group(
            |rules| {
                let is_reversed = rules.heart_ten_in_last_trick == HeartTenInLastTrick::Reversed;
                has_schweine(rules) && (is_reversed || rules.second_heart_ten_wins != SecondHeartTen::Never)
            },
            &["heart_ten_with_schweine"],
        ),
    ],
};

const VORBEHALTE: Chapter = Chapter {
    heading: "wall-vorbehalte",
    simplify: simplify::vorbehalte,
    groups: &[
        Group(
            ALWAYS,
            &[
                "reservation_priority",
                "werfen_kings",
                "werfen_nines",
                "werfen_nine_suits",
                "werfen_nines_and_kings",
                "werfen_augen",
                "werfen_augen_max",
                "werfen_no_trump_above",
                "werfen_trumps_max",
            ],
        ),
        Group(Rules::has_werfen, &["werfen_mandatory", "werfen_when"]),
        Group(ALWAYS, &["trumpfschwach"]),
        Group(|rules| rules.trumpfschwach != Trumpfschwach::Off, &["trumpfschwach_max"]),
        Group(ALWAYS, &["trumpfabgabe"]),
        Group(has_abgabe, &["trumpfabgabe_asked"]),
        Group(
            has_armut,
            &[
                "trumpfabgabe_max",
                "trumpfabgabe_max_with_nine",
                "trumpfabgabe_min",
                "trumpfabgabe_fuechse",
                "trumpfabgabe_two",
            ],
        ),
        Group(has_abgabe, &["trumpfabgabe_cards", "trumpfabgabe_offer", "trumpfabgabe_told", "trumpfabgabe_leader"]),
        Group(ALWAYS, &["dealer_repeats_after"]),
    ],
};

const HOCHZEIT: Chapter = Chapter {
    heading: "wall-hochzeit",
    simplify: simplify::hochzeit,
    groups: &[
        Group(has_hochzeit, &["hochzeit_limit"]),
        Group(ALWAYS, &["hochzeit_conditions"]),
        Group(|rules| has_hochzeit(rules) && 1 < rules.hochzeit_limit, &["hochzeit_own_trick"]),
        Group(has_pflichtsolo, &["stilles_solo_is_pflicht"]),
    ],
};

const SOLI: Chapter = Chapter {
    heading: "wall-solo",
    simplify: simplify::soli,
    groups: &[
        Group(ALWAYS, &["soli"]),
        Group(has_soli, &["pflichtsolo_per_player"]),
        Group(has_pflichtsolo, &["pflichtsolo_first"]),
        Group(has_soli, &["solo_contest", "solo_first"]),
        Group(|rules| 1 < rules.soli.len() && rules.solo_contest != SoloContest::Seat, &["solo_rank"]),
        Group(has_pflichtsolo, &["pflichtsolo_forced"]),
        Group(has_soli, &["solo_leader"]),
        Group(ALWAYS, &["solo_points", "solo_points_by_kind"]),
    ],
};

const CALLS: Chapter = Chapter {
    heading: "wall-calls",
    simplify: simplify::calls,
    groups: &[
        Group(ALWAYS, &["which_calls"]),
        Group(has_calls, &["call_timing", "call_moment", "call_limits"]),
        Group(|rules| has_calls(rules) && rules.call_timing == CallTiming::Hand, &["call_hand"]),
        Group(has_calls, &["call_limits_kontra"]),
        Group(|rules| has_calls(rules) && has_soli(rules), &["call_limits_solo", "call_limits_solo_kontra", "solo_re"]),
        Group(has_calls, &["counts_as_called"]),
        Group(has_absagen, &["call_skipping", "call_pace"]),
        Group(has_calls, &["calls_most"]),
        Group(has_absagen, &["absagen_by"]),
        Group(
            |rules| has_calls(rules) && has_hochzeit(rules),
            &["hochzeit_calls", "call_limits_hochzeit", "hochzeit_shift"],
        ),
        Group(
            |rules| {
                let is_shifted = 0 < rules.hochzeit_shift.cards && rules.call_timing == CallTiming::Hand;
                has_calls(rules) && has_hochzeit(rules) && is_shifted
            },
            &["hochzeit_shift_least"],
        ),
        Group(has_calls, &["reply_extension"]),
        Group(has_calls, &["pflichtansage_augen"]),
        Group(has_pflichtansage, &["pflichtansage_level", "pflichtansage_second"]),
        Group(|rules| has_pflichtansage(rules) && has_soli(rules), &["pflichtansage_scope"]),
        Group(|rules| has_pflichtansage(rules) && has_hochzeit(rules), &["pflichtansage_in_hochzeit"]),
    ],
};

fn has_pflichtansage(rules: &Rules) -> bool {
    has_calls(rules) && rules.pflichtansage_augen.is_some()
}

/// Whether something makes a game count several times.
fn is_multiplied(rules: &Rules) -> bool {
    let multiplies = |value| matches!(value, CallValue::Times(_));
    has_calls(rules) && multiplies(rules.call_value)
        || has_absagen(rules) && multiplies(rules.absage_value)
        || 1 < rules.factor_at_120_120
}

const SCORE: Chapter = Chapter {
    heading: "wall-score",
    simplify: simplify::score,
    groups: &[
        Group(has_calls, &["kontra_only_needs_121", "call_value"]),
        Group(has_absagen, &["absage_value"]),
        Group(ALWAYS, &["bounds"]),
        Group(|rules| has_absagen(rules) && !rules.bounds.is_empty(), &["bounds_count"]),
        Group(has_absagen, &["reached_against_points"]),
        Group(|rules| has_absagen(rules) && rules.reached_against_points, &["reached_against"]),
        Group(|rules| has_absagen(rules) && rules.absagen_by == AbsagenBy::Both, &["no_winner_items"]),
        Group(ALWAYS, &["point_at_120_120", "factor_at_120_120"]),
        Group(|rules| is_multiplied(rules) && has_special(rules), &["doubling_scope"]),
        Group(has_calls, &["feigheit"]),
        Group(|rules| has_calls(rules) && rules.feigheit.is_some(), &["feigheit_scope"]),
        Group(has_hochzeit, &["hochzeit_points", "hochzeit_lost_alone"]),
    ],
};

const SPECIAL: Chapter = Chapter {
    heading: "wall-special",
    simplify: simplify::special,
    groups: &[
        Group(ALWAYS, &["special_points"]),
        Group(has_special, &["special_points_for"]),
        Group(|rules| rules.has(Sonderpunkt::Fuchs), &["fuchs_counts"]),
        Group(|rules| rules.has(Sonderpunkt::Doppelkopf), &["doppelkopf"]),
        Group(
            |rules| rules.has(Sonderpunkt::Herzstich) || rules.bock_events.contains(&BockEvent::Herzstich),
            &["herzstich"],
        ),
        Group(|rules| rules.has(Sonderpunkt::CharlieGefangen), &["charlie_gefangen_counts", "charlie_gefangen_by"]),
        Group(|rules| rules.has(Sonderpunkt::Alten), &["alten_games"]),
        Group(|rules| rules.has(Sonderpunkt::Alten) && has_calls(rules), &["alten_needs_re"]),
        Group(|rules| rules.has(Sonderpunkt::Alten), &["alten_in_solo"]),
        Group(has_special, &["special_points_in_solo"]),
        Group(|rules| has_special(rules) && rules.special_points_in_solo != SoloPoints::None, &["special_points_soli"]),
    ],
};

const BOCK: Chapter = Chapter {
    heading: "wall-bock",
    simplify: simplify::bock,
    groups: &[
        Group(ALWAYS, &["bock_events"]),
        Group(Rules::has_bock, &["bock_games", "bock_points"]),
        Group(
            |rules| 1 < rules.bock_events.len() || rules.bock_events.contains(&BockEvent::Herzstich),
            &["bock_count"],
        ),
        Group(Rules::has_bock, &["bock_stacking"]),
        Group(|rules| rules.has_bock() && has_soli(rules), &["bock_solo"]),
    ],
};

const ROUND: Chapter = Chapter {
    heading: "wall-round",
    simplify: simplify::round,
    groups: &[
        Group(ALWAYS, &["list_points"]),
        Group(|rules| rules.table_sizes.iter().any(|&size| 4 < size), &["sitting_out"]),
        Group(ALWAYS, &["games_per_round", "minutes_per_round"]),
    ],
};

const BREACHES: Chapter = Chapter {
    heading: "wall-breaches",
    simplify: simplify::breaches,
    groups: &[
        Group(ALWAYS, &["solo_claim_by_showing", "hand_over_forfeits_claims"]),
        Group(has_calls, &["calls_after_hand_over"]),
        Group(ALWAYS, &["uncollected_tricks_rule", "minor_points", "serious_base"]),
        Group(|rules| has_absagen(rules) && rules.serious_base.is_some(), &["serious_per_absage"]),
        Group(ALWAYS, &["serious_normal_game"]),
        Group(ALWAYS, &["unsportlich_points"]),
    ],
};
