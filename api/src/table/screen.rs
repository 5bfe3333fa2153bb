//! The table as the person in one seat sees it, in rows of limited width.

use super::{Made, Seen, SeenCall, SeenExchange, SeenTrick, spoken};
use crate::paint::{self, BOLD, DIM, styled, wide_card, width};
use game::words::{card_short, level};
use game::{Act, Call, Card, CardSet, Due, Level, Seat, Team};
use game::{Ask, Reply};
use text::{Arg, Join, Language, Localized, Message, message};

/// Default number of columns of a row.
pub const COLUMNS: usize = 80;

/// Number of columns of a card.
const CARD: usize = 5;

/// Returns the cards of a hand in a row, each with its number if it may be played; in a list where the row is too narrow.
#[must_use]
pub fn hand(language: Language, cards: &[Card], legal: CardSet, columns: usize) -> Vec<String> {
    let may_be = |card: Card| if legal.contains(card) { BOLD } else { DIM };
    let number = |number: usize, card: Card| if legal.contains(card) { number.to_string() } else { "·".to_owned() };
    if columns < CARD * cards.len() {
        let listed = (1..).zip(cards).map(|(at, &card)| {
            let number = styled(&format!("{:>2}", number(at, card)), may_be(card));
            format!("{number} {}", wide_card(language, card))
        });
        return fold(&listed.collect::<Vec<_>>(), "  ", columns);
    }
    let gap = if (CARD + 1) * cards.len() <= columns { " " } else { "" };
    let row = |text: &dyn Fn(usize, Card) -> String| -> String {
        let texts: Vec<String> = (1..).zip(cards).map(|(at, &card)| text(at, card)).collect();
        texts.join(gap).trim_end().to_owned()
    };
    vec![
        row(&|_, _| "┌───┐".to_owned()),
        row(&|_, card| format!("│{}│", wide_card(language, card))),
        row(&|_, _| "└───┘".to_owned()),
        row(&|at, card| styled(&format!("{:^CARD$}", number(at, card)), may_be(card))),
    ]
}

/// Returns the cards on the table, the own seat below.
#[must_use]
pub fn trick(language: Language, seen: &Seen) -> Vec<String> {
    let played = |seat: Seat| {
        let letter = paint::seat(language, seat);
        match seen.trick.iter().find(|play| play.seat == seat) {
            Some(play) => format!("{letter} {}", wide_card(language, play.card)),
            None => format!("{letter} {}", styled("·  ", DIM)),
        }
    };
    let own = seen.seat;
    let (left, across, right) = (own.next(), own.plus(2), own.plus(3));
    let gap = " ".repeat(12);
    let rows = [
        format!("{gap}{}", played(across)),
        format!("   {}{gap} {}", played(left), played(right)),
        format!("{gap}{}", played(own)),
    ];
    rows.map(|row| row.trim_end().to_owned()).to_vec()
}

/// Returns a complete trick in a row.
#[must_use]
pub fn complete_trick(language: Language, number: usize, trick: &SeenTrick) -> String {
    let cards = trick
        .plays
        .iter()
        .map(|play| format!("{} {}", paint::seat(language, play.seat), wide_card(language, play.card)));
    let cards = cards.collect::<Vec<_>>().join("  ");
    let winner = trick.winner.map_or_else(String::new, |seat| paint::seat(language, seat));
    message!("table-trick", n = format!("{number:>2}"), cards, winner, augen = trick.augen).text(language)
}

/// Returns the public state of sides, calls and Augen, and the seat's own side.
#[must_use]
pub fn standing(language: Language, seen: &Seen, columns: usize) -> Vec<String> {
    let mut parts = Vec::new();
    let number = message!("table-trick-number", n = seen.tricks.len() + 1).text(language);
    parts.push(styled(&number, BOLD));
    if let Some(game) = seen.game {
        let game = game.text(language);
        let whose = seen.declarer.map(|seat| format!(" ({})", paint::seat(language, seat)));
        parts.push(styled(&format!("{game}{}", whose.unwrap_or_default()), BOLD));
    }
    parts.push(match seen.party {
        Some(party) => message!("table-own-party", party).text(language),
        None => message!("table-party-open").text(language),
    });
    let known = seen.parties.iter().filter(|&(seat, _)| seat != seen.seat);
    let known =
        known.filter_map(|(seat, party)| Some(format!("{} {}", paint::seat(language, seat), (*party)?.text(language))));
    let known: Vec<String> = known.collect();
    if !known.is_empty() {
        parts.push(known.join(", "));
    }
    parts.extend(Team::ALL.into_iter().filter_map(|team| called(language, seen, team)).map(|text| styled(&text, BOLD)));
    let augen = seen.augen.iter().map(|(seat, augen)| format!("{} {augen}", paint::seat(language, seat)));
    parts.push(message!("table-augen", list = augen.collect::<Vec<_>>().join(" ")).text(language));
    fold(&parts, " · ", columns)
}

/// Returns how far a side has called.
fn called(language: Language, seen: &Seen, team: Team) -> Option<String> {
    let far = seen.levels[team];
    match level(team, far)? {
        _ if far == Level::Ansage => Some(message!("item-angesagt", team).text(language)),
        call => Some(format!("{}: {}", team.text(language), call.text(language))),
    }
}

/// Returns what others have said, called and played since decision `since`, up to the cards on the table.
#[must_use]
pub fn news(language: Language, seen: &Seen, made: &[Made], since: usize, columns: usize) -> Vec<String> {
    let mut rows = Vec::new();
    let mut said = Vec::new();
    let is_card = |made: &&Made| matches!(made.reply, Reply::Card(_));
    // Whether Schweine are shown is asked behind a card, which lies on the table only when that is answered.
    let since = match (made[..since].last(), made.get(since)) {
        (Some(card), Some(Made { reply: Reply::Act(Act::Yes | Act::No), .. })) if is_card(&card) => since - 1,
        _ => since,
    };
    let mut n_cards = made[..since].iter().filter(is_card).count();
    let mut asked = since.checked_sub(1).map(|last| made[last].ask);
    for made in &made[since..] {
        if asked.replace(made.ask) != Some(made.ask)
            && n_cards == 0
            && let Some(question) = asked_of_all(made.ask)
        {
            said.push(question.text(language));
        }
        match made.reply {
            // Keeping Schweine is not shown: it would reveal that the player holds the other one.
            Reply::Act(Act::No) if 0 < n_cards => {}
            Reply::Act(act) if made.seat != seen.seat => {
                let word = match act {
                    Act::Give(given) => message!("table-gives", n = given.len()),
                    Act::Return(back) => returned(seen, back.len()),
                    act => act.message(),
                };
                said.push(format!("{}: {}", paint::seat(language, made.seat), word.text(language)));
            }
            Reply::Call(call) if made.seat != seen.seat => rows.push(call_row(language, made.seat, call)),
            Reply::Card(_) => {
                n_cards += 1;
                if n_cards.is_multiple_of(4)
                    && let Some(trick) = seen.tricks.get(n_cards / 4 - 1)
                {
                    rows.push(complete_trick(language, n_cards / 4, trick));
                }
            }
            _ => {}
        }
    }
    let said = fold(&said, "   ", columns.saturating_sub(2));
    said.into_iter().filter(|row| !row.is_empty()).map(|row| format!("  {row}")).chain(rows).collect()
}

/// Returns a question that several seats are asked one after another, and that yes or no answers.
fn asked_of_all(ask: Ask) -> Option<Message> {
    match ask {
        Ask::Act(Due::Answer(kind)) => Some(message!("table-ask-answer", kind)),
        Ask::Act(Due::Take { giver, trumps }) => Some(message!("table-asked-take", n = trumps, giver)),
        Ask::Act(Due::Schweine { card }) => Some(message!("table-asked-schweine", card)),
        _ => None,
    }
}

/// Returns the text about returned cards: the cards if the seat sees them, else their number, and the number of trumps
/// if it is known.
fn returned(seen: &Seen, n: usize) -> Message {
    match &seen.exchange {
        Some(SeenExchange { returned: Some(cards), .. }) => {
            message!("table-returns-cards", cards = Arg::list(cards.iter().copied().map(card_short), Join::Space))
        }
        Some(SeenExchange { trumps_returned: Some(trumps), .. }) => {
            message!("table-returns-trumps", n, trumps = *trumps)
        }
        _ => message!("table-returns", n),
    }
}

/// Returns the calls of a trick, the first being 0, in rows; each row states the card before which the call was made,
/// unless that is the first one.
#[must_use]
pub fn calls_in_trick(language: Language, seen: &Seen, trick: usize) -> Vec<String> {
    let of_trick = seen.calls.iter().filter(|call| usize::from(call.before_card) / 4 == trick);
    let row = |call: &SeenCall| match call.before_card % 4 {
        0 => call_row(language, call.seat, call.call),
        before => {
            let said = styled(&call.call.text(language), BOLD);
            let row = message!("table-called-in-trick", seat = call.seat, n = before + 1, call = said);
            format!("  {}", row.text(language))
        }
    };
    of_trick.map(row).collect()
}

fn call_row(language: Language, seat: Seat, call: Call) -> String {
    let call = styled(&call.text(language), BOLD);
    format!("  {}", message!("table-called", seat, call).text(language))
}

/// Returns the table with everything on it, and the own hand.
#[must_use]
pub fn table(language: Language, seen: &Seen, columns: usize) -> Vec<String> {
    let mut rows = Vec::new();
    if seen.game.is_some() {
        rows.extend(standing(language, seen, columns));
        rows.extend(trick(language, seen));
    }
    rows.extend(hand(language, &seen.hand, seen.legal_cards.iter().copied().collect(), columns));
    rows
}

/// Returns the possible decisions in rows, without the cards, which have their numbers.
#[must_use]
pub fn choices(language: Language, legal: &[Reply], columns: usize) -> Vec<String> {
    let others = legal.iter().filter(|reply| !matches!(reply, Reply::Card(_)));
    let others = others.map(|&reply| spoken(reply).text(language));
    fold(&others.collect::<Vec<_>>(), " · ", columns)
}

/// Puts parts into rows of `columns` columns; no part is broken.
#[must_use]
pub fn fold(parts: &[String], between: &str, columns: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for part in parts {
        match rows.last_mut() {
            Some(row) if width(row) + width(between) + width(part) <= columns => {
                row.push_str(between);
                row.push_str(part);
            }
            _ => rows.push(part.clone()),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::plain;

    #[test]
    fn twelve_cards_fit_eighty_columns_and_sixty_and_are_listed_below() {
        let cards = [Card::HT; 12];
        for columns in [80, 60, 40] {
            let rows = hand(Language::German, &cards, CardSet::ALL, columns);
            assert!(rows.iter().all(|row| width(row) <= columns), "{rows:?}");
            let text = plain(&rows.join("\n"));
            assert_eq!((text.matches("♥10").count(), text.contains("12")), (12, true), "{text}");
        }
    }

    #[test]
    fn rows_are_folded_between_their_parts() {
        let parts = ["eins", "zwei", "drei"].map(str::to_owned);
        assert_eq!(fold(&parts, " · ", 12), ["eins · zwei", "drei"]);
        assert_eq!(fold(&parts, " · ", 3), ["eins", "zwei", "drei"]);
        assert_eq!(fold(&[], " · ", 3), Vec::<String>::new());
    }
}
