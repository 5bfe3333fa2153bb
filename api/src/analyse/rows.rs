//! What decisions were worth, for a terminal.

use super::{Answer, Lost, is_mistake, kind, said};
use crate::layout::{Align, Table, sentence};
use crate::paint::{self, BAD, BOLD, DIM, styled};
use crate::request;
use game::words::seat_letter;
use game::{BySeat, Seat};
use sim::{Certainty, Decision};
use text::{Arg, Language, Message, message};

impl request::Answer for Answer {
    fn line(&self) -> String {
        let seats = self.lost.iter().map(|(seat, lost)| format!("{seat}={}/{:.2}", lost.mistakes, lost.points));
        let rest = if self.finished { "" } else { " unfinished" };
        format!("{}{rest}", seats.collect::<Vec<_>>().join(" "))
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let mut rows = self.table(language);
        rows.push(String::new());
        for decision in self.mistakes() {
            let (done, best) = (said(&decision.done), said(&decision.best));
            rows.extend(sentence(&mistake(decision, done, best).text(language), 2));
        }
        rows.extend(lost_rows(language, &self.lost));
        if !self.finished {
            let n = self.shown.end.public().cards_played();
            rows.push(format!("  {}", styled(&message!("analyse-unfinished", n).text(language), DIM)));
        }
        rows
    }
}

impl Answer {
    fn table(&self, language: Language) -> Vec<String> {
        let say = |id: &'static str| styled(&Message::new(id).text(language), BOLD);
        let mut table = Table::default()
            .column(say("analyse-head-trick"), Align::Right, 5)
            .column(say("analyse-head-seat"), Align::Left, 4)
            .column(say("analyse-head-decided"), Align::Left, 16)
            .column(say("analyse-head-points"), Align::Right, 7)
            .column(say("analyse-head-better"), Align::Left, 16)
            .column(say("analyse-head-loss"), Align::Right, 12)
            .column(say("analyse-head-hindsight"), Align::Left, 14);
        for decision in &self.shown.decisions {
            let better = match decision.price.certainty {
                Certainty::Clear => said(&decision.best).text(language),
                Certainty::WithinChance => String::new(),
            };
            let is_mistake = is_mistake(decision, self.shown.least);
            table.push(vec![
                trick(decision).map_or_else(|| "-".to_owned(), |number| number.to_string()),
                paint::seat(language, decision.seat),
                said(&decision.done).text(language),
                message!("listed", list = Arg::signed(decision.price.done, 2)).text(language),
                better,
                styled(&loss(decision).text(language), if is_mistake { BAD } else { DIM }).replace(' ', "\u{a0}"),
                hindsight(decision).map_or_else(String::new, |hindsight| hindsight.text(language)),
            ]);
        }
        table.rows().into_iter().map(|row| row.replace('\u{a0}', " ")).collect()
    }
}

/// Returns the number of the trick in which it was decided; nothing before the game.
pub(super) fn trick(decision: &Decision) -> Option<usize> {
    (kind(&decision.done) != "vorbehalt").then(|| decision.cards_played / 4 + 1)
}

/// Returns what was given away, with its error where something was.
pub(super) fn loss(decision: &Decision) -> Message {
    let (loss, error) = (decision.price.loss(), decision.price.error);
    let shown = Arg::decimal(loss, 2);
    match loss {
        0.0 => message!("listed", list = shown),
        _ if error.is_finite() => message!("analyse-loss", loss = shown, error = Arg::decimal(error, 2)),
        _ => message!("analyse-loss", loss = shown, error = "?"),
    }
}

/// Returns what would have been better in hindsight.
fn hindsight(decision: &Decision) -> Option<Message> {
    let (best, loss) = decision.hindsight?;
    Some(match loss.0 {
        0 => Message::verbatim("="),
        loss => message!("analyse-hindsight-better", best = said(&best), loss = format!("{loss:+}")),
    })
}

/// Returns a sentence about a mistake.
pub(super) fn mistake(decision: &Decision, done: impl Into<Arg>, best: impl Into<Arg>) -> Message {
    let (seat, loss) = (seat_letter(decision.seat), Arg::decimal(decision.price.loss(), 2));
    match trick(decision) {
        Some(trick) => message!("analyse-mistake", trick, seat, done, best, loss),
        None => message!("analyse-mistake-before", seat, done, best, loss),
    }
}

/// Returns what a game is called that is one of several: its number among those of a file, and the line on which it begins.
#[must_use]
pub fn title(number: usize, line: usize) -> Message {
    message!("analyse-title", number, line)
}

/// Returns what each seat gave away.
#[must_use]
pub fn lost_rows(language: Language, lost: &BySeat<Lost>) -> Vec<String> {
    let row = |(seat, lost): (Seat, &Lost)| {
        let (n, points) = (lost.mistakes, Arg::decimal(lost.points, 2));
        format!("  {}", message!("analyse-lost", seat = seat_letter(seat), n, points).text(language))
    };
    lost.iter().map(row).collect()
}

/// Returns what follows all games: what each seat gave away in them if there are several, and what was not priced.
#[must_use]
pub fn end_rows(language: Language, games: &[&Answer]) -> Vec<String> {
    let is_priced = games.iter().all(|game| game.silence_priced);
    after_games(language, games.len(), is_priced, || lost_rows(language, &super::total(games.iter().copied())))
}

/// Returns what follows so many games: what was lost in all of them if there are several, and that silence was not priced if it
/// was not everywhere.
pub(crate) fn after_games(
    language: Language,
    n: usize,
    is_silence_priced: bool,
    lost: impl FnOnce() -> Vec<String>,
) -> Vec<String> {
    let mut rows = Vec::new();
    if 1 < n {
        rows.push(styled(&all_games(n).text(language), BOLD));
        rows.extend(lost());
    }
    if !is_silence_priced {
        let said = message!("analyse-without-calls").text(language);
        rows.extend(sentence(&said, 2).iter().map(|row| styled(row, DIM)));
    }
    rows
}

/// Returns the heading of what belongs to several games.
pub(super) fn all_games(n: usize) -> Message {
    message!("analyse-all-games", n)
}
