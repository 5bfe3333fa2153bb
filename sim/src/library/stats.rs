//! Facts about the deals of a library: means and shares with their intervals.

use super::part::{SOLI, WON};
use super::{LEVELS, Library, PARTS, Part, Value, Values};
use crate::stats::{Estimate, Moments, share};
use game::{Card, Position, Seat};
use text::{Message, message};

/// A fact: the mean over deals of something that each deal has.
#[derive(Clone, Debug)]
pub struct Row {
    /// The part.
    pub part: Part,
    /// Its name for programs, such as `re_wins` or `solo_damensolo`.
    pub name: String,
    /// What it is, in words.
    pub about: Message,
    /// Its mean over the deals, with the number of deals.
    pub estimate: Estimate,
}

/// Returns what the values in a library say, part by part.
#[must_use]
pub fn rows(library: &Library) -> Vec<Row> {
    let mut rows = Vec::new();
    for part in PARTS {
        let mut facts: Vec<(String, Message, Moments)> = Vec::new();
        for (number, values) in library.of_part(&part).flat_map(Values::iter) {
            let found = facts_of(&part, &part.position(number), &values);
            if facts.is_empty() {
                facts =
                    found.iter().map(|(name, about, _)| (name.clone(), about.clone(), Moments::default())).collect();
            }
            for ((.., moments), (.., number)) in facts.iter_mut().zip(found) {
                number.into_iter().for_each(|number| moments.push(number));
            }
        }
        let known = facts
            .into_iter()
            .filter_map(|(name, about, moments)| Some(Row { part, name, about, estimate: estimate(&moments)? }));
        rows.extend(known);
    }
    rows
}

/// Returns the mean; what was so in no deal, or in each, need not always be so.
fn estimate(moments: &Moments) -> Option<Estimate> {
    if moments.variance() == Some(0.0) { share(moments) } else { moments.estimate() }
}

/// A fact of a deal: its name, what it is, and the number; nothing where the deal has none.
type Fact = (String, Message, Option<f64>);

fn facts_of(part: &Part, position: &Position, values: &[i16]) -> Vec<Fact> {
    let re = position.parties().re;
    let n_re = re.len();
    let fact = |name: &str, about: Message, number: Option<f64>| (name.to_owned(), about, number);
    let share = |is_so: bool| Some(f64::from(u8::from(is_so)));
    match part.value {
        Value::Augen | Value::Level => {
            let level = match part.value {
                Value::Level => values[0],
                _ => LEVELS.iter().filter(|&&level| i16::try_from(level).is_ok_and(|level| level <= values[0])).count()
                    as i16,
            };
            let has_won = level > WON as i16;
            let mut facts = vec![
                fact("re_wins", message!("library-re-wins"), share(has_won).filter(|_| n_re == 2)),
                fact("alone_wins", message!("library-alone-wins"), share(has_won).filter(|_| n_re == 1)),
                fact("alone", message!("library-alone"), share(n_re == 1)),
            ];
            if part.value == Value::Augen {
                facts.push(fact(
                    "augen",
                    message!("library-mean-augen"),
                    Some(f64::from(values[0])).filter(|_| n_re == 2),
                ));
            }
            facts.extend((0..=LEVELS.len()).map(|n| {
                let from = n.checked_sub(1).map_or(0, |at| LEVELS[at]);
                let to = LEVELS.get(n).map_or(240, |level| level - 1);
                let about = message!("library-level", from, to);
                (format!("augen_{from}_{to}"), about, share(level == n as i16).filter(|_| n_re == 2))
            }));
            facts
        }
        Value::Points => {
            let points = f64::from(values[0]);
            vec![
                fact("points", message!("library-points"), Some(points).filter(|_| n_re == 2)),
                fact("stake", message!("library-stake"), Some(points.abs()).filter(|_| n_re == 2)),
                fact("re_scores", message!("library-re-scores"), share(0.0 < points).filter(|_| n_re == 2)),
            ]
        }
        Value::Leaders => {
            let mean = |of_re: bool| {
                let of_side = Seat::ALL
                    .iter()
                    .filter(|&&seat| re.contains(seat) == of_re)
                    .map(|seat| f64::from(values[seat.index()]));
                let (sum, n) = of_side.fold((0.0, 0), |(sum, n), augen| (sum + augen, n + 1));
                sum / f64::from(n.max(1))
            };
            let (least, most) = (values.iter().min(), values.iter().max());
            let span = least.zip(most).map(|(least, most)| f64::from(most - least));
            let turns = least.zip(most).is_some_and(|(least, most)| *least < 121 && 121 <= *most);
            vec![
                fact("lead", message!("library-lead"), Some(mean(true) - mean(false)).filter(|_| n_re == 2)),
                fact("leader_span", message!("library-leader-span"), span),
                fact("leader_decides", message!("library-leader-decides"), share(turns)),
            ]
        }
        Value::Cards => {
            let side = if re.contains(Seat::N) { 1 } else { -1 };
            let best = values.iter().map(|augen| side * augen).max().unwrap_or_default();
            let worst = values.iter().map(|augen| side * augen).min().unwrap_or_default();
            let n_best = values.iter().filter(|&&augen| side * augen == best).count();
            let wins = |augen: i16| if side == 1 { 121 <= augen } else { -121 < augen };
            let hand = position.parts().hands[Seat::N];
            let mean = values.iter().map(|&augen| f64::from(side * augen)).sum::<f64>() / values.len() as f64;
            let ace =
                hand.cards().zip(values).filter(|(card, _)| is_fehl_ace(*card)).map(|(_, &augen)| side * augen).max();
            vec![
                fact("card_span", message!("library-card-span"), Some(f64::from(best - worst))),
                fact("card_mean_loss", message!("library-card-mean-loss"), Some(f64::from(best) - mean)),
                fact("best_cards", message!("library-best-cards"), Some(n_best as f64 / values.len() as f64)),
                fact("card_decides", message!("library-card-decides"), share(wins(best) != wins(worst))),
                fact("ace_is_best", message!("library-ace-is-best"), ace.and_then(|ace| share(ace == best))),
                fact("ace_loss", message!("library-ace-loss"), ace.map(|ace| f64::from(best - ace))),
            ]
        }
        Value::Soli => {
            let wins = |value: i16| value > WON as i16;
            let of_solo = SOLI.iter().enumerate().map(|(at, solo)| {
                let won = values.iter().skip(at).step_by(SOLI.len()).filter(|&&value| wins(value)).count();
                (format!("solo_{}", solo.name()), message!("library-solo", solo = solo.name()), Some(won as f64 / 4.0))
            });
            let with_any = values.chunks(SOLI.len()).filter(|of_seat| of_seat.iter().any(|&value| wins(value))).count();
            let any = fact("any_solo", message!("library-any-solo"), Some(with_any as f64 / 4.0));
            of_solo.chain([any]).collect()
        }
    }
}

/// Returns whether a card is an ace that is no trump in the normal game.
fn is_fehl_ace(card: Card) -> bool {
    card.rank() == game::Rank::Ace && card.suit() != game::Suit::Diamonds
}
