//! What a position is worth, in words.

use super::{Found, KnownValue, Move, SolveAnswer, Threshold, is_part};
use crate::board::board;
use crate::layout::{COLUMNS, sentence};
use crate::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use crate::plays;
use crate::question;
use game::{Augen, Card, Points, Position, Team, points_of_seats};
use solver::{Bounds, Tricks, Unit};
use std::fmt::Display;
use text::{Arg, Join, Language, Message, message};

/// Most tricks of a line that a table shows.
const TRICKS_SHOWN: usize = 3;

/// Returns a value, or the bounds between which it is.
pub fn shown<T: Display + PartialEq>(lower: T, upper: T) -> String {
    if lower == upper { lower.to_string() } else { format!("{lower}..{upper}") }
}

fn shown_bounds<V: Unit + Display>(bounds: &Bounds<V>) -> String {
    shown(bounds.lower, bounds.upper)
}

impl question::Answer for SolveAnswer {
    fn line(&self) -> String {
        let Found { position, known, .. } = &self.found;
        let word = |answer: Option<bool>| match answer {
            Some(true) => "yes".to_owned(),
            Some(false) => "no".to_owned(),
            None => "open".to_owned(),
        };
        match known {
            KnownValue::Value(bounds) => shown_bounds(bounds),
            KnownValue::Points(bounds) => shown_bounds(bounds),
            KnownValue::Moves(best, moves, _) => {
                let moves = moves.iter().map(|Move { card, bounds, .. }| format!(" {card}={}", shown_bounds(bounds)));
                format!("{}{}", shown_bounds(best), moves.collect::<String>())
            }
            KnownValue::Line(bounds, line) => {
                let rest = match (self.is_open(), line.is_empty()) {
                    (false, _) => "",
                    (true, false) => ",..",
                    (true, true) => "..",
                };
                format!("{} line={}{rest}", shown_bounds(bounds), plays::compact_line(position, line))
            }
            KnownValue::Reaches(_, answer) | KnownValue::Forced(_, _, answer) => word(*answer),
            KnownValue::Tricks(_, bounds) => shown_bounds(bounds),
        }
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let Found { position, known, .. } = &self.found;
        let (word, said) = self.sentence(language);
        let mut rows = sentence(&format!("{word}  {}", said.text(language)), 0);
        rows.push(String::new());
        rows.extend(board(language, position).into_iter().map(|row| format!("  {row}")));
        rows.push(String::new());
        match known {
            KnownValue::Moves(_, moves, _) => {
                rows.extend(move_rows(language, position, moves));
                rows.push(String::new());
            }
            KnownValue::Line(_, line) if !line.is_empty() => {
                rows.extend(line_rows(language, position, line));
                rows.push(String::new());
            }
            _ => {}
        }
        rows
    }
}

impl SolveAnswer {
    /// Returns the answer in a word, and in a sentence.
    fn sentence(&self, language: Language) -> (String, Message) {
        let position = &self.found.position;
        let left = position.cards().augen_left();
        match &self.found.known {
            KnownValue::Value(bounds) | KnownValue::Line(bounds, _) | KnownValue::Moves(bounds, ..) => {
                augen_sentence(bounds, left)
            }
            KnownValue::Points(bounds) => points_sentence(position, bounds),
            KnownValue::Reaches(threshold, reaches) => {
                (answer_word(language, *reaches), threshold_sentence(*threshold, *reaches, left))
            }
            KnownValue::Forced(team, at_least, forced) => {
                (answer_word(language, *forced), forced_sentence(*team, *at_least, *forced))
            }
            KnownValue::Tricks(team, bounds) => tricks_sentence(*team, bounds, position),
        }
    }
}

/// Returns the answer to a question with yes or no; nothing is known if it is open.
fn answer_word(language: Language, answer: Option<bool>) -> String {
    match answer {
        Some(true) => styled(&message!("answer-yes").text(language), GOOD),
        Some(false) => styled(&message!("answer-no").text(language), BAD),
        None => styled(&message!("answer-open").text(language), BOLD),
    }
}

fn augen_sentence(bounds: &Bounds<Augen>, left: Augen) -> (String, Message) {
    let (Bounds { lower, upper }, word) = (*bounds, styled(&shown_bounds(bounds), BOLD));
    let said = match bounds.value() {
        Some(_) => message!("solve-augen", value = &word, left = left.0),
        None => message!("solve-augen-between", lower = lower.0, upper = upper.0, left = left.0),
    };
    (word, said)
}

fn points_sentence(position: &Position, bounds: &Bounds<Points>) -> (String, Message) {
    let (Bounds { lower, upper }, word) = (*bounds, styled(&shown_bounds(bounds), BOLD));
    let Some(points) = bounds.value() else {
        return (word, message!("solve-points-between", lower = lower.0, upper = upper.0));
    };
    let seats = points_of_seats(position.parties(), points);
    let seat = |(seat, points): (game::Seat, &Points)| {
        message!("solve-seat-points", seat = game::words::seat_letter(seat), points = format!("{:+}", points.0))
    };
    let seats = Arg::list(seats.iter().map(seat), Join::Comma);
    let said = message!("solve-points", n = points.0, seats);
    (word, said)
}

fn threshold_sentence(threshold: Threshold, reaches: Option<bool>, left: Augen) -> Message {
    let how = match threshold.won {
        Some(won) => message!("solve-threshold-won", won = won.0, left = left.0),
        None => message!("solve-threshold-from-here", left = left.0),
    };
    let augen = threshold.augen.0;
    match reaches {
        Some(true) => message!("solve-reaches", augen, how),
        Some(false) => message!("solve-reaches-not", augen, how),
        None => message!("solve-reaches-open", augen, how),
    }
}

fn forced_sentence(team: Team, at_least: Option<usize>, forced: Option<bool>) -> Message {
    match (at_least, forced) {
        (None, Some(true)) => message!("solve-forces-all", team),
        (None, Some(false)) => message!("solve-forces-all-not", team),
        (None, None) => message!("solve-forces-all-open", team),
        (Some(n), Some(true)) => message!("solve-forces", team, n),
        (Some(n), Some(false)) => message!("solve-forces-not", team, n),
        (Some(n), None) => message!("solve-forces-open", team, n),
    }
}

fn tricks_sentence(team: Team, bounds: &Bounds<Tricks>, position: &Position) -> (String, Message) {
    let (Bounds { lower, upper }, left) = (*bounds, position.cards().tricks_left());
    let said = match bounds.value() {
        Some(value) => message!("solve-tricks", team, value = value.0, left),
        None => message!("solve-tricks-between", team, lower = lower.0, upper = upper.0, left),
    };
    (styled(&shown_bounds(bounds), BOLD), said)
}

/// Returns the rows of a line of best play, and one that says so if it does not reach the last card.
#[must_use]
pub fn line_rows(language: Language, position: &Position, line: &[Card]) -> Vec<String> {
    let mut rows: Vec<String> = plays::rows(language, position, line).iter().map(|row| format!("  {row}")).collect();
    if is_part(position, line) {
        rows.push(format!("  {}", styled(&message!("solve-line-open").text(language), DIM)));
    }
    rows
}

/// Widths of the columns of the table of cards: bounds are wider than values.
struct Widths {
    augen: usize,
    points: Option<usize>,
}

/// Returns a row for each card: what it is worth, what it costs, and how play goes on.
fn move_rows(language: Language, position: &Position, moves: &[Move]) -> Vec<String> {
    let points: Vec<Bounds<Points>> = moves.iter().filter_map(|tried| tried.points).collect();
    let known: Option<Vec<Points>> = points.iter().map(|points| points.value()).collect();
    let widths = Widths {
        augen: if moves.iter().all(|tried| tried.bounds.value().is_some()) { 5 } else { 8 },
        points: (!points.is_empty()).then_some(if known.is_some() { 6 } else { 8 }),
    };
    let best_points = known.and_then(|known| match position.parties().team_of(position.cards().turn()) {
        Team::Re => known.into_iter().max(),
        Team::Kontra => known.into_iter().min(),
    });
    let mut rows = vec![format!("  {}", styled(&head(language, &widths), DIM))];
    rows.extend(moves.iter().map(|tried| move_row(language, position, tried, &widths, best_points)));
    if position.won().is_none() {
        let hint = message!("solve-no-points").text(language);
        let fields = "won=re:AUGEN/TRICKS,kontra:..".replace("TRICKS", &message!("solve-tricks-word").text(language));
        rows.extend([hint, fields].map(|row| format!("  {}", styled(&row, DIM))));
    }
    rows
}

fn head(language: Language, widths: &Widths) -> String {
    let say = |message: Message| message.text(language);
    let points = widths.points.map_or_else(String::new, |width| {
        let word = say(message!("solve-head-points"));
        format!("  {word:>width$}")
    });
    let (card, augen, loss) =
        (say(message!("solve-head-card")), say(message!("solve-head-augen")), say(message!("solve-head-loss")));
    let width = widths.augen;
    format!("{card:<6}{augen:>width$}  {loss:>7}{points}   {}", say(message!("solve-head-line")))
}

fn move_row(
    language: Language,
    position: &Position,
    tried: &Move,
    widths: &Widths,
    best_points: Option<Points>,
) -> String {
    let good = |is_best| if is_best { GOOD } else { BOLD };
    let is_best = tried.loss == Some(Augen(0));
    let width = widths.augen;
    let augen = styled(&format!("{:>width$}", shown_bounds(&tried.bounds)), good(is_best));
    let loss = match tried.loss {
        Some(loss) if !is_best => styled(&format!("{:>7}", format!("-{loss}")), BAD),
        _ => " ".repeat(7),
    };
    let points = tried.points.zip(widths.points).map_or_else(String::new, |(points, width)| {
        let is_best = best_points.is_some() && points.value() == best_points;
        format!("  {}", styled(&format!("{:>width$}", shown_bounds(&points)), good(is_best)))
    });
    let row = format!("  {}   {augen}  {loss}{points}   ", paint::wide_card(language, tried.card));
    let room = COLUMNS.saturating_sub(paint::width(&row));
    format!("{row}{}", short_line(language, position, &tried.line, room)).trim_end().to_owned()
}

/// Returns the first tricks of a line in one row, as many as fit: `N ♥10 ♥Q ♠Q ♦J | N ♣Q ..`.
fn short_line(language: Language, position: &Position, line: &[Card], room: usize) -> String {
    let tricks = plays::tricks_of(position, line);
    let between = styled(" | ", DIM);
    let row = |n: usize| {
        let shown = tricks.iter().take(n).map(|trick| {
            let cards: Vec<String> = trick.cards().iter().map(|&card| paint::card(language, card)).collect();
            format!("{} {}", styled(&paint::seat(language, trick.leader()), DIM), cards.join(" "))
        });
        let rest = (n < tricks.len()).then(|| "..".to_owned());
        shown.chain(rest).collect::<Vec<_>>().join(&between)
    };
    let most = TRICKS_SHOWN.min(tricks.len());
    (1..=most).rev().map(row).find(|row| paint::width(row) <= room).unwrap_or_default()
}
