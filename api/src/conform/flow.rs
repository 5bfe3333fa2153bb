//! Vectors about the Vorbehalt round.

use super::vector::{Fields, in_field};
use game::rules::{HochzeitCondition, VorbehaltKind};
use game::{
    Call, Declarations, Game, Level, Named, Resolution, Rules, Say, Schweine, Seat, Solo, Team, Vorbehalt, resolve,
};
use serde_json::{Value, json};
use text::{Localized, Message, message};

pub(super) fn reservation(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let dealer: Seat = input.get("dealer")?;
    let declarations = declarations(input)?;
    let resolved = resolve(rules, dealer, &declarations).map_err(|error| error.message())?;
    let questions: Vec<_> =
        resolved.questions.iter().map(|question| json!([question.kind.name(), question.seat])).collect();
    let mut got = match resolved.resolution {
        Resolution::Redeal(redeal) => json!({
            "game": "redeal",
            "kind": redeal.kind.name(),
            "declarer": redeal.declarer,
            "next_dealer": redeal.dealer,
        }),
        Resolution::Game(game) => json!({
            "game": game.contract(),
            "kind": game.kind().map(VorbehaltKind::name),
            "declarer": game.declarer(),
            "leader": game.leader,
            "schweine": game.schweine.aces(),
            "announced": announced(&game),
        }),
    };
    got["questions"] = json!(questions);
    if let Resolution::Game(game) = resolved.resolution {
        match game.named {
            Named::Trumpfabgabe { giver, taker } => {
                got["partner"] = json!(taker);
                got["re"] = json!([giver, taker]);
            }
            // Rule DDV C.4: the holder of both queens of clubs who says nothing plays a stilles Solo.
            Named::Normal => {
                if let Some(holder) = input.optional::<Seat>("both_kreuz_damen")? {
                    got["game"] = json!("stilles_solo");
                    got["declarer"] = json!(holder);
                }
            }
            Named::Hochzeit { .. } | Named::Solo { .. } => {}
        }
    }
    Ok(got)
}

/// Returns what the bid of the soloist has announced, all stages of it.
fn announced(game: &Game) -> Vec<&'static str> {
    let level = match game.named {
        Named::Solo { announced, .. } => announced,
        _ => Level::None,
    };
    Call::words_of(Team::Re).into_iter().filter(|call| call.level() <= level).map(Call::name).collect()
}

fn declarations(input: &Fields) -> Result<Declarations, Message> {
    let condition = match input.optional::<String>("hochzeit_condition")? {
        None => HochzeitCondition::Any,
        Some(name) => HochzeitCondition::from_name(&name)
            .ok_or_else(|| in_field("hochzeit_condition", message!("conform-unknown-condition", name)))?,
    };
    let mut declarations = Declarations::all_gesund();
    let calls = input.object("calls")?;
    let wants = input.object("wants")?;
    for seat in Seat::ALL {
        let word: String = calls.get(&seat.to_string())?;
        declarations.calls[seat] =
            say(&word).ok_or_else(|| in_field("calls", message!("conform-unknown-word", name = &word)))?;
        let Some(wanted) = wants.raw(&seat.to_string()) else { continue };
        let (names, level) = match wanted {
            Value::Object(bid) => (vec![field(bid, "solo")?], field(bid, "level")?.clone()),
            Value::Array(names) => (names.iter().collect(), Value::from(0)),
            name => (vec![name], Value::from(0)),
        };
        let number = level.as_u64().and_then(|level| u8::try_from(level).ok());
        declarations.levels[seat] = number
            .and_then(Level::from_number)
            .ok_or_else(|| in_field("wants", message!("conform-unknown-level", level = level.to_string())))?;
        declarations.wants[seat] =
            names.into_iter().map(|name| vorbehalt(name, condition)).collect::<Result<_, _>>()?;
    }
    declarations.pflichtsolo_open = input.or_default::<Vec<Seat>>("pflichtsolo_open")?.into_iter().collect();
    let answers: Vec<(Seat, String)> = input.or_default("trumpfabgabe_answers")?;
    declarations.takers = answers.into_iter().filter(|(_, answer)| answer == "yes").map(|(seat, _)| seat).collect();
    declarations.vorfuehren = input.optional("vorfuehren")?;
    Ok(declarations)
}

/// Returns a field of a bid.
fn field<'a>(bid: &'a serde_json::Map<String, Value>, name: &str) -> Result<&'a Value, Message> {
    bid.get(name).ok_or_else(|| in_field("wants", message!("conform-bid-without", name)))
}

fn vorbehalt(name: &Value, condition: HochzeitCondition) -> Result<Vorbehalt, Message> {
    let text = name.as_str().unwrap_or_default();
    match text {
        "hochzeit" => Ok(Vorbehalt::Hochzeit { condition, schweine: Schweine::None }),
        "trumpfschwach" => Ok(Vorbehalt::Trumpfschwach),
        "werfen" => Ok(Vorbehalt::Werfen),
        "trumpfabgabe" => Ok(Vorbehalt::Trumpfabgabe),
        "schweine" => Ok(Vorbehalt::Schweine),
        _ => Solo::from_name(text)
            .map(Vorbehalt::Solo)
            .ok_or_else(|| in_field("wants", message!("conform-unknown-vorbehalt", name = name.to_string()))),
    }
}

fn say(name: &str) -> Option<Say> {
    [Say::Gesund, Say::Vorbehalt, Say::Klein, Say::Gross].into_iter().find(|say| say.name() == name)
}
