//! The names of the players of a record.

use game::BySeat;
use text::visible;

/// The longest name, in bytes.
pub(crate) const LONGEST: usize = 60;

/// Returns whether a player can be called so in a record: a name of at most 60 bytes, all of it visible, that can stand between commas
/// in a line of text.
///
/// # Examples
/// ```
/// use doko_notation::record::is_player_name;
///
/// assert!(is_player_name("Anna Maria"));
/// assert!(!is_player_name("Anna, Bert") && !is_player_name(" Anna") && !is_player_name("?"));
/// ```
#[must_use]
pub fn is_player_name(name: &str) -> bool {
    let is_plain = |c: char| !matches!(c, ',' | '#');
    !name.is_empty()
        && name != UNKNOWN
        && name.len() <= LONGEST
        && name.trim() == name
        && visible(name) == name
        && name.chars().all(is_plain)
}

/// Stands for somebody whose name is not written.
pub(super) const UNKNOWN: &str = "?";

/// Returns whether nobody has a name.
pub(super) fn are_unnamed(players: &BySeat<Option<String>>) -> bool {
    players.iter().all(|(_, name)| name.is_none())
}

/// Names in JSON: an object with those that are known.
pub(super) mod json {
    use super::is_player_name;
    use game::{BySeat, Seat};
    use serde::{
        Deserialize, Deserializer, Serializer,
        de::{Error, Unexpected},
    };
    use std::collections::BTreeMap;

    pub(in crate::record) fn serialize<S: Serializer>(
        players: &BySeat<Option<String>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_map(players.iter().filter_map(|(seat, name)| Some((seat, name.as_ref()?))))
    }

    pub(in crate::record) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BySeat<Option<String>>, D::Error> {
        let mut players = BTreeMap::<Seat, Option<String>>::deserialize(deserializer)?;
        if let Some(name) = players.values().flatten().find(|name| !is_player_name(name)) {
            let expected = &"the name of a player, at most 60 bytes without a comma or #";
            return Err(D::Error::invalid_value(Unexpected::Str(name), expected));
        }
        Ok(BySeat::from_fn(|seat| players.remove(&seat).flatten()))
    }
}
