//! Check of rows: the game of a row is replayed from its own entries, and everything that follows from them must come
//! out the same.

use super::replay::replay;
use super::{GameRow, Label, Wanted, card_number, holders};
use crate::manifest::Plan;
use game::Act;
use game::{
    BySeat, Call, Card, CardSet, Deal, Found, Outcome, Play, Rules, SchweineFate, Seat, SeatSet, Spielfindung, Team,
};
use text::{Localized, Message, message};

/// Checks a row of a data set.
///
/// The players, the number of redeals and the number of decisions made for a bot do not follow from the other entries.
/// Nor do exact values and thoughts, of which only the relations between them are checked.
///
/// # Errors
/// Returns the first contradiction.
pub(crate) fn check(row: &GameRow, plan: &Plan) -> Result<(), Message> {
    let n_bots = plan.bots.len();
    if row.bots.len() != 4 || row.bots.iter().any(|&bot| n_bots <= usize::from(bot)) {
        return Err(message!("row-stranger"));
    }
    let (play, outcome) = played(row, &plan.rules)?;
    let mut made = GameRow::of(&play, &outcome);
    let mut decisions = Vec::new();
    let first_valued = first_valued(&plan.wanted);
    replay(&play, |n_played, state| {
        let legal = state.cards().legal(state.public().order());
        let is_valued = first_valued.is_some_and(|first| first <= n_played)
            && state.parties().is_some()
            && state.position().is_some();
        decisions.push(Decision { legal, values: if is_valued { Values::Wanted } else { Values::None } });
        if plan.wanted.has(Label::Holders) {
            made.holders.extend(holders::holders(state));
        }
    });
    if plan.wanted.has(Label::Legal) {
        made.legal = decisions.iter().map(|decision| decision.legal.bits()).collect();
    }
    compare(row, made)?;
    check_thoughts(row, &decisions)?;
    check_valued_cards(row, &decisions)?;
    let results =
        [(Label::Augen, &row.value_augen, row.re_augen as i16), (Label::Points, &row.value_points, row.re_value)];
    for (label, values, result) in results {
        if plan.wanted.has(label) {
            check_values(row, &play, label, values, result)
                .map_err(|why| message!("row-of-column", column = format!("value_{label}"), why))?;
        } else if !values.is_empty() {
            return Err(message!("row-unplanned", column = format!("value_{label}")));
        }
    }
    Ok(())
}

/// A decision about a card.
struct Decision {
    legal: CardSet,
    values: Values,
}

/// Whether the cards of a decision have exact values.
#[derive(PartialEq, Eq)]
enum Values {
    Wanted,
    None,
}

/// Returns the first decision whose cards have exact values, once it is known who plays with whom.
fn first_valued(wanted: &Wanted) -> Option<usize> {
    let has_values = wanted.has(Label::Augen) || wanted.has(Label::Points);
    has_values.then(|| 4 * (usize::from(wanted.from_trick.max(1)) - 1))
}

/// Plays the game of a row.
pub(super) fn played(row: &GameRow, rules: &Rules) -> Result<(Play, Outcome), Message> {
    let mut play = begun(row, rules)?;
    let is_shown = row.schweine.is_some();
    play.decide_schweine(Some(if is_shown { SchweineFate::Shown } else { SchweineFate::Kept }));
    // What a bid has announced is there from the beginning.
    let mut calls = (0..row.call.len()).skip(play.public().calls().len()).peekable();
    for (n_played, &number) in row.cards.iter().enumerate() {
        while let Some(at) = calls.next_if(|&at| row.call_before.get(at).is_some_and(|&n| usize::from(n) == n_played)) {
            let who =
                row.call_seat.get(at).and_then(|&seat| seat_of(seat)).ok_or_else(|| message!("row-nobodys-call"))?;
            let call = Call::from_name(&row.call[at]).ok_or_else(|| message!("row-no-call", call = &row.call[at]))?;
            play.call(who, call).map_err(|error| error.message())?;
        }
        let seat = play.actor().ok_or_else(|| message!("row-more-cards"))?;
        play.play(seat, card_of(number)?).map_err(|error| error.message())?;
    }
    let outcome = play.clone().finish().map_err(|_| message!("row-fewer-cards"))?;
    Ok((play, outcome))
}

/// Returns the game before its first card.
fn begun(row: &GameRow, rules: &Rules) -> Result<Play, Message> {
    let dealer = seat_of(row.dealer).ok_or_else(|| message!("row-no-dealer"))?;
    let n_tricks = rules.n_tricks();
    if row.deal.len() != 4 * n_tricks {
        return Err(message!("row-dealt", n = row.deal.len()));
    }
    let cards = row.deal.iter().map(|&number| card_of(number)).collect::<Result<Vec<Card>, _>>()?;
    let dealt = BySeat::from_fn(|seat| cards[n_tricks * seat.index()..][..n_tricks].to_vec());
    let deal = Deal::from_cards(rules, dealer, &dealt).map_err(|error| error.message())?;
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    for said in &row.said {
        let parts = said.split_once(':').and_then(|(seat, act)| {
            let seat = Seat::ALL.into_iter().find(|known| known.to_string() == seat)?;
            Some((seat, Act::from_name(act)?))
        });
        let (seat, act) = parts.ok_or_else(|| message!("row-says-nothing", said))?;
        round.act(seat, act).map_err(|error| error.message())?;
    }
    match round.finish() {
        Ok(Found::Play(play)) => Ok(*play),
        Ok(Found::Redeal(_)) => Err(message!("row-redeal")),
        Err(_) => Err(message!("row-unsaid")),
    }
}

fn seat_of(number: u8) -> Option<Seat> {
    Seat::ALL.get(usize::from(number)).copied()
}

fn card_of(number: u8) -> Result<Card, Message> {
    Card::from_index(usize::from(number)).ok_or_else(|| message!("row-no-card", number))
}

/// Says in which column a row differs from what its game gives.
fn compare(row: &GameRow, made: GameRow) -> Result<(), Message> {
    let made = GameRow {
        index: row.index,
        redeals: row.redeals,
        bots: row.bots.clone(),
        faults: row.faults,
        value_at: row.value_at.clone(),
        value_card: row.value_card.clone(),
        value_augen: row.value_augen.clone(),
        value_points: row.value_points.clone(),
        thought_at: row.thought_at.clone(),
        thought_card: row.thought_card.clone(),
        thought: row.thought.clone(),
        ..made
    };
    if made == *row {
        return Ok(());
    }
    let columns = |row: &GameRow| serde_json::to_value(row).unwrap_or_default();
    let (found, made) = (columns(row), columns(&made));
    let column = found.as_object().and_then(|found| found.iter().find(|(name, value)| made[name.as_str()] != **value));
    let name = column.map_or("thought", |(name, _)| name.as_str());
    Err(message!("row-column", column = name))
}

fn check_thoughts(row: &GameRow, decisions: &[Decision]) -> Result<(), Message> {
    let n = row.thought.len();
    let is_legal = |(&at, &number): (&u8, &u8)| {
        let card = Card::from_index(usize::from(number));
        decisions.get(usize::from(at)).zip(card).is_some_and(|(decision, card)| decision.legal.contains(card))
    };
    let fit = (row.thought_at.len(), row.thought_card.len()) == (n, n)
        && row.thought_at.iter().zip(&row.thought_card).all(is_legal);
    if fit { Ok(()) } else { Err(message!("row-thoughts")) }
}

/// Checks that the values are those of every legal card of every decision that has some.
fn check_valued_cards(row: &GameRow, decisions: &[Decision]) -> Result<(), Message> {
    let valued = (0_u8..).zip(decisions).filter(|(_, decision)| decision.values == Values::Wanted);
    let expected = valued.flat_map(|(at, decision)| decision.legal.iter().map(move |card| (at, card_number(card))));
    let found = row.value_at.iter().copied().zip(row.value_card.iter().copied());
    if row.value_at.len() == row.value_card.len() && found.eq(expected) { Ok(()) } else { Err(message!("row-values")) }
}

/// Checks exact values: the last one is the result, and a card that was played is worth what the best card after it is.
fn check_values(row: &GameRow, play: &Play, label: Label, values: &[i16], result: i16) -> Result<(), Message> {
    if values.len() != row.value_at.len() {
        return Err(message!("row-value-without-card"));
    }
    let plays: Vec<(Seat, Card)> = play.public().plays().collect();
    let mut next_worth = result;
    // Which calls are in a value: those before this decision. That of a forced card is taken from the decision after it.
    let mut next_heard = plays.len() as u8;
    let mut end = values.len();
    while let Some(&at) = end.checked_sub(1).and_then(|last| row.value_at.get(last)) {
        let first = row.value_at.iter().position(|&other| other == at).unwrap_or(0);
        let (own, cards) = (&values[first..end], &row.value_card[first..end]);
        let &(seat, card) = plays.get(usize::from(at)).ok_or_else(|| message!("row-never-played"))?;
        let played =
            cards.iter().position(|&number| number == card_number(card)).ok_or_else(|| message!("row-no-value"))?;
        let heard = if own.len() == 1 && end < values.len() { next_heard } else { at };
        // A call between the two changes what the game is worth, but no Augen.
        let is_called = row.call_before.iter().any(|&before| heard < before && before <= next_heard);
        if own[played] != next_worth && !(label == Label::Points && is_called) {
            return Err(message!("row-not-best"));
        }
        next_heard = heard;
        let is_re = play.team_of(seat).ok_or_else(|| message!("row-no-parties"))? == Team::Re;
        let best = if is_re { own.iter().max() } else { own.iter().min() };
        next_worth = best.copied().ok_or_else(|| message!("row-no-values"))?;
        end = first;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::maker::Maker;
    use crate::generate::tests::plan;
    use crate::label::Wanted;
    use crate::matches::Deaths;

    fn with_all_labels(rules: Rules) -> Plan {
        let wanted = Wanted { labels: Label::ALL.to_vec(), from_trick: 8 };
        Plan {
            rules,
            wanted,
            bots: vec!["rules".parse().expect("a bot"), "random".parse().expect("a bot")],
            ..plan(200, 1)
        }
    }

    #[test]
    fn what_was_played_passes() {
        for rules in Rules::ALL {
            let plan = with_all_labels(rules);
            let mut maker = Maker::new(&plan, Deaths::Stop);
            for index in 0..200 {
                let row = maker.make(index).expect("a game");
                assert_eq!(check(&row, &plan), Ok(()), "{row:?}");
            }
        }
    }

    /// Every number of every column is changed once: what follows from the game is noticed, and nothing panics.
    #[test]
    fn a_changed_number_is_noticed() {
        // Nothing in the row determines these, or not always; a call may have been possible a card earlier, too.
        const FREE: [&str; 8] =
            ["index", "redeals", "bots", "faults", "call_before", "thought", "value_augen", "value_points"];
        let plan = with_all_labels(Rules::RECKLINGHAUSEN);
        let mut maker = Maker::new(&plan, Deaths::Stop);
        for index in [0, 7] {
            let row = serde_json::to_value(maker.make(index).expect("a game")).expect("numbers and texts");
            for (column, value) in row.as_object().expect("columns") {
                for changed in changes(value) {
                    let mut other = row.clone();
                    other[column] = changed;
                    let Ok(other) = serde_json::from_value::<GameRow>(other.clone()) else { continue };
                    let is_noticed = check(&other, &plan).is_err();
                    assert!(is_noticed || FREE.contains(&column.as_str()), "{column} {other:?}");
                }
            }
        }
    }

    /// Returns a value with each of its numbers one larger, with each of its texts longer, without its last, and missing.
    fn changes(value: &serde_json::Value) -> Vec<serde_json::Value> {
        use serde_json::Value;
        match value {
            Value::Number(number) => number.as_i64().map(|number| Value::from(number ^ 1)).into_iter().collect(),
            Value::String(text) => vec![Value::from(format!("{text}s"))],
            Value::Null => vec![Value::from(1)],
            Value::Array(values) => {
                let one_changed = (0..values.len()).flat_map(|at| {
                    changes(&values[at]).into_iter().map(move |changed| {
                        let mut all = values.clone();
                        all[at] = changed;
                        Value::from(all)
                    })
                });
                let shorter = values.split_last().map(|(_, rest)| Value::from(rest.to_vec()));
                one_changed.chain(shorter).collect()
            }
            _ => Vec::new(),
        }
    }
}
