//! Vectors about single words of the Vorbehalt round: what may be taken back, and what may be named at once.

use super::vector::{Fields, in_field};
use game::{Act, Beside, BySeat, Card, Deal, Hand, Rules, Say, Seat, SeatSet, Spielfindung};
use serde_json::{Value, json};
use text::{Localized, Message, message};

pub(super) fn act(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let open: SeatSet = input.or_default::<Vec<Seat>>("pflichtsolo_open")?.into_iter().collect();
    let mut query = Spielfindung::new(rules, deal(rules, input)?, open);
    for (seat, word) in input.or_default::<Vec<(Seat, String)>>("acts")? {
        query.act(seat, named(&word, "acts")?).map_err(|error| in_field("acts", error.message()))?;
    }
    let (player, act): (Seat, _) = (input.get("player")?, named(&input.get::<String>("act")?, "act")?);
    let since = input.or_default::<Vec<String>>("since")?;
    let beside = |word: &String| {
        Beside::from_name(word).ok_or_else(|| in_field("since", message!("conform-unknown-word", name = word)))
    };
    let since: Vec<Beside> = since.iter().map(beside).collect::<Result<_, _>>()?;
    let takes_back = act == Act::Say(Say::Gesund) && query.said()[player] == Some(Say::Vorbehalt);
    let checked = if takes_back { query.check_take_back(player, &since) } else { query.check(player, act) };
    Ok(json!({ "legal": checked.is_ok() }))
}

/// Returns a deal in which this seat, or nobody, holds both queens of clubs.
fn deal(rules: &Rules, input: &Fields) -> Result<Deal, Message> {
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    // Each card lies twice in a row, so that two players get it.
    let is_queen = |card: &Card| *card == Card::CQ;
    if let Some(holder) = input.optional::<Seat>("both_kreuz_damen")? {
        let places: Vec<usize> = (0..deck.len()).filter(|&at| is_queen(&deck[at])).collect();
        for (steps, place) in places.into_iter().enumerate() {
            deck.swap(place, 4 * steps + holder.index());
        }
    }
    let of = |seat: Seat| deck.iter().skip(seat.index()).step_by(4).copied().collect::<Vec<Card>>();
    let hands = BySeat::from_fn(|seat| Hand::of(&of(seat)));
    Deal::from_hands(rules, input.get("dealer")?, hands).map_err(|error| error.message())
}

fn named(word: &str, field: &str) -> Result<Act, Message> {
    Act::from_name(word).ok_or_else(|| in_field(field, message!("conform-unknown-word", name = word)))
}
