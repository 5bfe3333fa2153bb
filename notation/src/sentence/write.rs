//! Writing what people know of a game as a line.

use super::Names;
use crate::result::{FactCall, FactGame, Facts, When, Who};
use game::{Schweine, Seat, words::seat_letter};
use text::{Language, Localized, Message, message};

/// Writes what people know of a game as [`parse_result`](super::parse_result) reads it.
#[must_use]
pub fn write_result(facts: &Facts, language: Language, names: &Names<'_>) -> String {
    let seat = |seat: Seat| name_of(seat, language, names);
    let who = |who: Who| match who {
        Who::Team(team) => team.text(language),
        Who::Seat(of) => seat(of),
    };
    let mut clauses: Vec<String> = Vec::new();
    let soloist = facts.re.filter(|re| re.len() == 1).and_then(|re| re.iter().next());
    let said = |message: Message| message.text(language);
    // "Pflichtsolo N" says that it is a solo.
    let game = match (facts.game, facts.solo_kind) {
        (Some(FactGame::SomeSolo), Some(kind)) => Some(kind.text(language)),
        (game, kind) => {
            clauses.extend(kind.map(|kind| kind.text(language)));
            game.map(|game| game.text(language))
        }
    };
    match (game, soloist) {
        (Some(game), Some(soloist)) if facts.game.is_some_and(FactGame::is_for_one) => {
            clauses.push(format!("{game} {}", seat(soloist)));
        }
        (game, soloist) => {
            clauses.extend(game);
            let members = |re: game::SeatSet| re.iter().map(seat).collect::<Vec<_>>().join("+");
            clauses.extend(match soloist {
                Some(soloist) => Some(said(message!("result-write-alone", who = seat(soloist)))),
                None => facts.re.map(|re| format!("Re {}", members(re))),
            });
        }
    }
    clauses.extend(facts.augen.iter().map(|&(whose, n)| said(message!("result-write-augen", who = who(whose), n))));
    clauses.extend(facts.tricks.iter().map(|&(whose, n)| said(message!("result-write-tricks", who = who(whose), n))));
    clauses.extend(facts.klaerung.map(|n| said(message!("result-write-klaerung", n))));
    if facts.schweine != Schweine::None {
        clauses.push(said(Message::new("result-write-schweine")));
    }
    clauses.extend(facts.calls.iter().map(|call| said(call_message(call, who(call.who)))));
    let point = |&(point, whose)| said(message!("result-write-point", point, who = who(whose)));
    clauses.extend(facts.special.iter().map(point));
    clauses.extend(facts.winner.map(|team| said(message!("result-write-wins", team))));
    clauses.join(", ")
}

fn name_of(seat: Seat, language: Language, names: &Names<'_>) -> String {
    let of = |players: &[(String, Option<Seat>)]| {
        players.iter().find(|(_, sitting)| *sitting == Some(seat)).map(|(name, _)| name.clone())
    };
    match names {
        Names::Seats => None,
        Names::Players(players) => of(players),
    }
    .unwrap_or_else(|| seat_letter(seat).text(language))
}

fn call_message(said: &FactCall, who: String) -> Message {
    let is_own = said.call.team().is_some_and(|team| said.who == Who::Team(team));
    let call = said.call;
    let said_message = if is_own { message!("result-said-ansage", call) } else { message!("result-said", who, call) };
    let when = match said.when {
        None => return said_message,
        Some(When::Hand(n)) => message!("result-write-hand", n),
        Some(When::Trick(n)) => message!("result-write-trick", n),
        Some(When::Played(n)) => message!("result-write-played", n),
    };
    message!("result-said-when", said = said_message, when)
}
