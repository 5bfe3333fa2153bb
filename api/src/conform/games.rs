//! Vectors about whole games.

use super::scoring::score_fields;
use super::vector::Fields;
use game::{ByTeam, ItemKind, Rules, Seat};
use notation::record::{Breaches, Record, replay};
use serde::Deserialize;
use serde_json::{Value, json};
use text::{Arg, Join, Localized, Message, json_error, message};

/// Unclaimed breaches are valid moves (handbook 3.1.4), so a record with a false call is scored, too.
pub(super) fn game(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let record = Record::deserialize(input.value()).map_err(|error| json_error(&error.to_string()))?;
    let outcome = replay(&record, rules, Breaches::CountAsValid).map_err(|breaches| {
        message!("conform-breaches", breaches = Arg::list(breaches.iter().map(Localized::message), Join::Comma))
    })?;
    let special: Vec<_> = outcome
        .special
        .iter()
        .map(|special| {
            let name = ItemKind::Sonder(special.point).name();
            json!({ "type": name, "for": special.team, "trick": special.trick })
        })
        .collect();
    let mut got = score_fields(&outcome.score);
    got["re"] = json!(outcome.parties.re.iter().collect::<Vec<Seat>>());
    got["trick_winners"] = json!(outcome.trick_winners().collect::<Vec<_>>());
    got["trick_augen"] = json!(outcome.tricks.iter().map(game::Trick::augen).collect::<Vec<_>>());
    got["augen"] = json!(ByTeam::from_fn(|team| outcome.won[team].augen));
    got["tricks"] = json!(ByTeam::from_fn(|team| outcome.won[team].tricks));
    got["special"] = json!(special);
    got["scored_as"] = json!(outcome.scored_as.name());
    Ok(got)
}
