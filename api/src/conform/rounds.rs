//! Vectors about rounds and lists.

use super::vector::{Fields, in_field};
use game::{
    Bock, Clock, Ending, GameKind, Next, Parity, Player, Points, Round, RoundParts, Rules, check_list, next_dealer,
};
use serde_json::{Value, json};
use text::{Localized, Message, message};

pub(super) fn next(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let players: u8 = input.get("players")?;
    let mut open = vec![0; usize::from(players)];
    for player in input.or_default::<Vec<usize>>("pflichtsolo_open")? {
        let solo = player.checked_sub(1).and_then(|place| open.get_mut(place));
        *solo.ok_or_else(|| in_field("pflichtsolo_open", message!("conform-no-player", player)))? += 1;
    }
    let parts = RoundParts {
        players,
        games_total: input.optional("games_total")?,
        games_done: input.get("games_done")?,
        pflichtsolo_open: open,
        dealer: Player(input.get("next_dealer")?),
        clock: if input.or_default("time_up")? { Clock::Up } else { Clock::Running },
        bock: Bock::default(),
    };
    let round = Round::resume(rules, parts).map_err(|error| error.message())?;
    Ok(match round.next() {
        Next::Deal { dealer, first } => json!({ "action": "deal", "dealer": dealer.0, "first_to_speak": first.0 }),
        // Rule DDV C.2: who is vorgeführt leads.
        Next::Vorfuehren { dealer, soloist } => {
            json!({ "action": "vorfuehren", "dealer": dealer.0, "soloist": soloist.0, "leader": soloist.0 })
        }
        Next::Over { struck } => json!({ "action": "round_over", "struck_games": struck }),
    })
}

pub(super) fn dealer(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let outcome: String = input.get("outcome")?;
    let (kind, ending) = match outcome.as_str() {
        "redeal" | "trumpfschwach" | "werfen" | "trumpfabgabe_refused" | "misdeal" | "serious_breach_not_played" => {
            (GameKind::Normal, Ending::NotPlayed)
        }
        "serious_breach_solo_counts" => (GameKind::Lustsolo, Ending::Counts),
        "hochzeit_solo" => (GameKind::Hochzeit, Ending::Scored),
        kind => (
            GameKind::from_name(kind)
                .ok_or_else(|| in_field("outcome", message!("conform-unknown-outcome", name = kind)))?,
            Ending::Scored,
        ),
    };
    let next = next_dealer(rules, input.get("players")?, Player(input.get("dealer")?), kind, ending);
    Ok(json!({ "next_dealer": next.0, "game_counts": ending != Ending::NotPlayed }))
}

pub(super) fn list(_rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let rows: Vec<Vec<i32>> = input.get("rows")?;
    let rows: Vec<Vec<Points>> = rows.into_iter().map(|row| row.into_iter().map(Points).collect()).collect();
    let checks = check_list(input.get("players")?, &rows);
    let totals = checks.last().map(|check| check.totals.iter().map(|points| points.0).collect::<Vec<_>>());
    let after_each: Vec<_> = checks
        .iter()
        .map(|check| json!({ "sum_zero": check.sum == Points(0), "same_parity": check.parity == Parity::Same }))
        .collect();
    Ok(json!({ "totals": totals, "after_each": after_each }))
}
