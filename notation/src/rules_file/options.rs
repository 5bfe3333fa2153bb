//! Every option of a rule set by its name.

use super::{
    choice::{Choice, Mismatch},
    error::OptionError,
    value::OptionValue,
};
use crate::closest;
use game::Rules;
use serde_json::{Value, json};

macro_rules! options {
    ($($option:ident)+) => {
        /// The names of all options, in the order in which rule sets are printed.
        pub const OPTIONS: &[&str] = &[$(stringify!($option)),+];

        /// Returns the value of an option, or `None` if there is no option with this name.
        #[must_use]
        pub fn option_value(rules: &Rules, option: &str) -> Option<OptionValue> {
            // Every field is an option but the name and the text the rule set comes from.
            let Rules { name: _, book: _, $($option),+ } = rules;
            match option {
                $(stringify!($option) => Some($option.write()),)+
                _ => None,
            }
        }

        fn set(rules: &mut Rules, option: &str, value: &OptionValue) -> Option<Result<(), Mismatch>> {
            match option {
                $(stringify!($option) => Some(Choice::read(value).map(|value| rules.$option = value)),)+
                _ => None,
            }
        }

        fn schema_of(option: &str, rules: &Rules) -> Value {
            fn of<T: Choice>(_: &T) -> Value {
                T::schema()
            }
            match option {
                $(stringify!($option) => of(&rules.$option),)+
                _ => Value::Null,
            }
        }
    };
}

options! {
    nines hand_size deal_packets table_sizes second_heart_ten_wins heart_ten_in_last_trick heart_ten_trump
    soli reservation_priority solo_contest solo_first
    solo_rank pflichtsolo_per_player pflichtsolo_first pflichtsolo_forced solo_leader dealer_repeats_after trumpfschwach trumpfschwach_max
    trumpfabgabe trumpfabgabe_asked trumpfabgabe_two trumpfabgabe_min trumpfabgabe_max trumpfabgabe_max_with_nine trumpfabgabe_fuechse trumpfabgabe_cards trumpfabgabe_offer trumpfabgabe_told trumpfabgabe_leader werfen_kings werfen_nines werfen_nine_suits werfen_nines_and_kings
    werfen_augen werfen_augen_max werfen_no_trump_above werfen_trumps_max werfen_mandatory
    werfen_when schweine schweine_games schweine_in_solo schweine_suit schweine_above schweine_above_by heart_ten_with_schweine hochzeit_limit
    hochzeit_conditions hochzeit_own_trick stilles_solo_is_pflicht
    which_calls call_moment solo_re call_timing call_hand call_limits call_limits_kontra call_limits_solo call_limits_solo_kontra call_limits_hochzeit counts_as_called call_skipping call_pace calls_most absagen_by hochzeit_calls hochzeit_shift hochzeit_shift_least reply_extension
    pflichtansage_augen pflichtansage_level pflichtansage_second pflichtansage_scope pflichtansage_in_hochzeit
    kontra_only_needs_121 call_value absage_value doubling_scope bounds bounds_count reached_against_points reached_against
    no_winner_items point_at_120_120 factor_at_120_120 feigheit feigheit_scope hochzeit_points hochzeit_lost_alone
    special_points special_points_for fuchs_counts doppelkopf herzstich charlie_gefangen_counts charlie_gefangen_by alten_games alten_needs_re alten_in_solo special_points_in_solo special_points_soli
    solo_points solo_points_by_kind list_points sitting_out games_per_round minutes_per_round bock_events
    bock_games bock_points bock_stacking bock_count bock_solo solo_claim_by_showing
    hand_over_forfeits_claims calls_after_hand_over uncollected_tricks_rule minor_points serious_base
    serious_per_absage serious_normal_game unsportlich_points
}

/// Returns the rule set with one option changed. Whether the options still fit together is not checked, see
/// [`Rules::check`].
///
/// # Examples
/// ```
/// use doko_notation::rules_file::with_option;
/// use game::{Rules, rules::SecondHeartTen};
///
/// let rules = with_option(&Rules::BSV, "second_heart_ten_wins", &serde_json::json!("always"))?;
/// assert_eq!(rules.second_heart_ten_wins, SecondHeartTen::Always);
/// # Ok::<(), doko_notation::rules_file::OptionError>(())
/// ```
///
/// # Errors
/// Returns what is wrong if there is no such option or it cannot have this value.
pub fn with_option(rules: &Rules, option: &str, value: impl Into<OptionValue>) -> Result<Rules, OptionError> {
    let mut changed = rules.clone();
    match set(&mut changed, option, &value.into()) {
        Some(Ok(())) => Ok(changed),
        Some(Err(mismatch)) => {
            let meant = match &mismatch.found {
                OptionValue::Text(text) => closest(text, mismatch.words.iter().copied()).map(str::to_owned),
                _ => None,
            };
            Err(OptionError::BadValue {
                option: option.to_owned(),
                value: mismatch.found.to_string(),
                expected: Box::new(mismatch.expected),
                meant,
            })
        }
        None => Err(OptionError::Unknown {
            option: option.to_owned(),
            meant: closest(option, OPTIONS.iter().copied().chain(["extends", "name"])).map(str::to_owned),
        }),
    }
}

/// Returns the JSON Schema of a rule set as [`to_json`](super::to_json) writes it.
#[must_use]
pub fn schema() -> Value {
    let mut properties: serde_json::Map<String, Value> =
        OPTIONS.iter().map(|option| ((*option).to_owned(), schema_of(option, &Rules::DDV))).collect();
    properties.insert("name".to_owned(), json!({ "type": "string", "pattern": "^[A-Za-z0-9_-]+$" }));
    let required: Vec<&str> = ["name"].into_iter().chain(OPTIONS.iter().copied()).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rules",
        "description": "A rule set of Doppelkopf with all its options",
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}
