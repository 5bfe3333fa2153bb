//! Vectors about calls: who may say what until when, and who must.

use super::vector::{Alone, Fields, in_field};
use game::{
    BySeat, Call, CallPhase, Duty, Ladder, Moment, Parties, Rules, Seat, Team, may_call_after_hand_over, pflichtansage,
};
use serde_json::{Value, json};
use text::{Message, message};

pub(super) fn announcement(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let phase = phase(rules, input)?;
    let mut ladder = Ladder::default();
    for said in input.or_default::<Vec<Fields>>("history")? {
        let (team, call) = (said.get("party")?, call(&said.get::<String>("say")?, "say")?);
        ladder.count_unclaimed(rules, team, call, &moment(rules, &said, phase)?);
    }
    let (team, call) = (input.get::<Team>("party")?, call(&input.get::<String>("say")?, "say")?);
    if input.or_default("handed_over")? && !may_call_after_hand_over(rules, team) {
        return Ok(json!({ "legal": false, "reason": "after_hand_over", "counts_as": [] }));
    }
    Ok(match ladder.check(rules, team, call, &moment(rules, input, phase)?) {
        Ok(accepted) => {
            let counts_as: Vec<&str> = accepted.counts_as().map(Call::name).collect();
            json!({ "legal": true, "reason": accepted.timely.name(), "counts_as": counts_as })
        }
        Err(refused) => json!({ "legal": false, "reason": refused.reason.name(), "counts_as": [] }),
    })
}

pub(super) fn duty(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let trick = input.trick(&input.order(rules)?, "first_trick")?;
    let winner = trick.owner().ok_or_else(|| in_field("first_trick", message!("conform-empty")))?;
    let parties = Parties { re: input.seats("re")? };
    let mut called = BySeat::from_fn(|_| Vec::new());
    for said in input.or_default::<Vec<Fields>>("already_announced")? {
        called[said.get::<Seat>("player")?].push(call(&said.get::<String>("say")?, "say")?);
    }
    let before = Moment { cards_in_hand: rules.deck.hand_size, cards_played: 0, phase: CallPhase::Open };
    let mut ladder = Ladder::default();
    for (seat, calls) in called.iter() {
        for &call in calls {
            ladder.count_unclaimed(rules, parties.team_of(seat), call, &before);
        }
    }
    ladder.end_trick();
    let contract = input.game()?.contract;
    let team = parties.team_of(winner);
    let mut got = match pflichtansage(rules, contract, trick.augen(), team, &ladder, phase(rules, input)?) {
        Duty::Call { call, cards_in_hand } => {
            json!({ "duty": true, "must_say": call.name(), "deadline_cards_in_hand": cards_in_hand })
        }
        Duty::None(_) => json!({ "duty": false }),
    };
    got["winner"] = json!(winner);
    got["augen"] = json!(trick.augen());
    Ok(got)
}

/// Returns how far the deal has come, from `reservation_settled` and, in a Hochzeit, `clarifying_trick` (0 = open).
pub(super) fn phase(rules: &Rules, input: &Fields) -> Result<CallPhase, Message> {
    if input.optional("reservation_settled")? == Some(false) {
        return Ok(CallPhase::Spielfindung);
    }
    let game = input.game()?;
    if game.contract != game::Contract::Hochzeit {
        return Ok(CallPhase::of(game.contract));
    }
    Ok(match (input.or_default("clarifying_trick")?, game.alone) {
        (0, Alone::HochzeitSolo) => CallPhase::AfterKlaerung(rules.hochzeit.limit),
        (0, _) => CallPhase::BeforeKlaerung,
        (trick, _) => CallPhase::AfterKlaerung(trick),
    })
}

/// Returns the moment of a call. If the cards on the table are not given, all seats are taken to have played as many as
/// the caller.
fn moment(rules: &Rules, said: &Fields, phase: CallPhase) -> Result<Moment, Message> {
    let cards_in_hand: u8 = said.get("cards_in_hand")?;
    let everybodys = rules.deck.hand_size.saturating_sub(cards_in_hand).saturating_mul(4);
    let cards_played = said.optional("cards_played_total")?.unwrap_or(everybodys);
    Ok(Moment { cards_in_hand, cards_played, phase })
}

/// Returns the call with this name, which was found in this field.
pub(super) fn call(name: &str, field: &str) -> Result<Call, Message> {
    Call::from_name(name).ok_or_else(|| in_field(field, message!("conform-unknown-call", name)))
}
