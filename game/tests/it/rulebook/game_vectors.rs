//! The vectors of whole games, read as records and scored.

use super::vectors::of_kind;
use doko_game::{Outcome, Seat, Team};
use notation::record::{Breaches, Record, parse_record, replay};
use serde_json::{Value, json};

fn describe(outcome: &Outcome) -> Value {
    let by_seat = |value: &dyn Fn(Seat) -> i32| -> Value {
        Seat::ALL.into_iter().map(|seat| (seat.to_string(), json!(value(seat)))).collect()
    };
    let by_team = |value: &dyn Fn(Team) -> u16| json!({ "re": value(Team::Re), "kontra": value(Team::Kontra) });
    let special = outcome.special.iter();
    json!({
        "re": outcome.parties.re.iter().map(|seat| seat.to_string()).collect::<Vec<_>>(),
        "trick_winners": outcome.trick_winners().map(|seat| seat.to_string()).collect::<Vec<_>>(),
        "trick_augen": outcome.tricks.iter().map(|trick| trick.augen().0).collect::<Vec<_>>(),
        "augen": by_team(&|team| outcome.won[team].augen.0),
        "tricks": by_team(&|team| outcome.won[team].tricks.into()),
        "special": special.map(|special| json!({
            "type": doko_game::ItemKind::Sonder(special.point).name(), "for": special.team.name(), "trick": special.trick,
        })).collect::<Vec<_>>(),
        "winner": outcome.score.winner.map(Team::name),
        "items": outcome.score.items.iter().map(|item| json!([item.kind.name(), item.team.name(), item.points.0]))
            .collect::<Vec<_>>(),
        "factor": outcome.score.factor,
        "points": by_seat(&|seat| outcome.score.points[seat].0),
        "scored_as": outcome.scored_as.name(),
    })
}

#[test]
fn every_game_vector_scores_as_expected() {
    for vector in of_kind("game") {
        let record: Record = serde_json::from_value(vector.input.clone()).expect(&vector.id);
        let outcome = replay(&record, &vector.rules, Breaches::CountAsValid).expect(&vector.id);
        let found = describe(&outcome);
        for (key, expected) in vector.expected.as_object().expect("an object") {
            assert!(key == "why" || &found[key] == expected, "{} {key}: {found}", vector.id);
        }
        assert_eq!(parse_record(&record.to_string()).as_ref(), Ok(&record));
    }
}
