//! The Vorbehalt round resolved from the declarations of all seats.

use super::vectors::{of_kind, seat};
use doko_game::rules::{HochzeitCondition, VorbehaltKind};
use doko_game::{
    Call, Declarations, Game, Level, Named, Resolution, Say, Schweine, Seat, Solo, Team, Vorbehalt, resolve,
};
use serde_json::{Value, json};

/// Returns the named Vorbehalt; the condition of a Hochzeit stands beside it.
fn vorbehalt(name: &str, input: &Value) -> Vorbehalt {
    let condition = input["hochzeit_condition"]
        .as_str()
        .map_or(HochzeitCondition::Any, |name| HochzeitCondition::from_name(name).unwrap());
    match name {
        "hochzeit" => Vorbehalt::Hochzeit { condition, schweine: Schweine::None },
        "trumpfschwach" => Vorbehalt::Trumpfschwach,
        "werfen" => Vorbehalt::Werfen,
        "trumpfabgabe" => Vorbehalt::Trumpfabgabe,
        "schweine" => Vorbehalt::Schweine,
        solo => Vorbehalt::Solo(Solo::from_name(solo).unwrap()),
    }
}

fn declarations(input: &Value) -> Declarations {
    let mut declared = Declarations::all_gesund();
    for seat in Seat::ALL {
        let word = input["calls"][seat.to_string()].as_str().unwrap();
        declared.calls[seat] = Say::ALL.into_iter().find(|say| say.name() == word).unwrap();
        let wanted = &input["wants"][seat.to_string()];
        declared.wants[seat] = match wanted {
            Value::String(name) => vec![vorbehalt(name, input)],
            Value::Array(names) => names.iter().map(|name| vorbehalt(name.as_str().unwrap(), input)).collect(),
            Value::Object(bid) => {
                declared.levels[seat] = Level::from_number(bid["level"].as_u64().unwrap().try_into().unwrap()).unwrap();
                vec![vorbehalt(bid["solo"].as_str().unwrap(), input)]
            }
            _ => Vec::new(),
        };
    }
    declared.pflichtsolo_open = input["pflichtsolo_open"].as_array().into_iter().flatten().map(seat).collect();
    let answers = input["trumpfabgabe_answers"].as_array();
    declared.takers =
        answers.into_iter().flatten().filter(|pair| pair[1] == "yes").map(|pair| seat(&pair[0])).collect();
    declared
}

fn describe_game(game: &Game, input: &Value) -> Value {
    let silent = if game.named == Named::Normal { &input["both_kreuz_damen"] } else { &Value::Null };
    let mut found = json!({
        "game": if silent.is_null() { game.contract().name() } else { "stilles_solo" },
        "kind": game.kind().map(VorbehaltKind::name),
        "declarer": game.declarer().map(|seat| seat.to_string()),
        "leader": game.leader.to_string(),
        "schweine": game.schweine.aces().map(|seat| seat.to_string()),
        "announced": [],
    });
    if !silent.is_null() {
        found["declarer"] = silent.clone();
    }
    match game.named {
        Named::Solo { announced, .. } => {
            let words = Call::words_of(Team::Re).into_iter().filter(|call| call.level() <= announced);
            found["announced"] = words.map(Call::name).collect();
        }
        Named::Trumpfabgabe { giver, taker } => {
            found["partner"] = json!(taker.to_string());
            found["re"] = [giver, taker].iter().map(Seat::to_string).collect();
        }
        Named::Normal | Named::Hochzeit { .. } => {}
    }
    found
}

#[test]
fn every_reservation_vector_is_resolved_as_expected() {
    for vector in of_kind("reservation") {
        let dealer = seat(&vector.input["dealer"]);
        let resolved = resolve(&vector.rules, dealer, &declarations(&vector.input)).expect(&vector.id);
        let mut found = match resolved.resolution {
            Resolution::Game(game) => describe_game(&game, &vector.input),
            Resolution::Redeal(redeal) => json!({
                "game": "redeal",
                "kind": redeal.kind.name(),
                "declarer": redeal.declarer.to_string(),
                "leader": null,
                "next_dealer": redeal.dealer.to_string(),
            }),
        };
        found["questions"] =
            resolved.questions.iter().map(|asked| json!([asked.kind.name(), asked.seat.to_string()])).collect();
        for (key, expected) in vector.expected.as_object().unwrap() {
            assert_eq!(&found[key], expected, "{} {key}: {found}", vector.id);
        }
    }
}

#[test]
fn a_trumpfabgabe_that_is_taken_makes_two_partners() {
    let rules = doko_game::Rules::RECKLINGHAUSEN;
    let mut declared = Declarations::all_gesund();
    declared.calls[Seat::E] = Say::Klein;
    declared.wants[Seat::E] = vec![Vorbehalt::Trumpfabgabe];
    declared.takers = doko_game::SeatSet::of(&[Seat::W, Seat::N]);
    let resolved = resolve(&rules, Seat::W, &declared).expect("a legal round");
    let Resolution::Game(game) = resolved.resolution else { panic!("{resolved:?}") };
    assert_eq!(game.named, Named::Trumpfabgabe { giver: Seat::E, taker: Seat::W });
}

#[test]
fn a_vorbehalt_that_wants_nothing_is_refused() {
    let mut declared = Declarations::all_gesund();
    declared.calls[Seat::E] = Say::Vorbehalt;
    let error = resolve(&doko_game::Rules::DDV, Seat::W, &declared).expect_err("nothing is wanted");
    assert_eq!((error.seat, error.paragraph), (Seat::E, "DDV C.1"));
}
