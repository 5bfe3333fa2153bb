//! Answers for people.

use super::question::{Found, Known, Move, Threshold, is_part};
use crate::lang::{Say, team_name};
use crate::session::Session;
use crate::trouble::Failure;
use api::board;
use api::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use api::plays;
use game::{Augen, Card, Points, Position, Team, points_of_seats};
use solver::{Bounds, Tricks};
use std::fmt::Display;
use std::io::Write;
use text::Language;

/// Returns a value, or the bounds between which it is.
pub(crate) fn shown<T: Display + PartialEq>(lower: T, upper: T) -> String {
    if lower == upper { lower.to_string() } else { format!("{lower}..{upper}") }
}

/// How many tricks of a line a table has room for.
const TRICKS_SHOWN: usize = 3;

impl Found {
    pub(super) fn write_text(&self, session: &mut Session, position: &Position) -> Result<(), Failure> {
        let lang = session.lang;
        let mut rows = vec![self.sentence(lang, position), String::new()];
        rows.extend(board(lang, position).into_iter().map(|row| format!("  {row}")));
        rows.push(String::new());
        match &self.answer {
            Known::Moves(_, moves, _) => {
                rows.extend(move_rows(lang, position, moves));
                rows.push(String::new());
            }
            Known::Line(_, line) if !line.is_empty() => {
                rows.extend(line_rows(lang, position, line));
                rows.push(String::new());
            }
            _ => {}
        }
        for row in rows {
            writeln!(session.out, "{row}")?;
        }
        Ok(())
    }

    fn sentence(&self, lang: Language, position: &Position) -> String {
        let left = position.cards().augen_left();
        match &self.answer {
            Known::Value(bounds) | Known::Line(bounds, _) | Known::Moves(bounds, ..) => {
                bounds_sentence(lang, bounds, left)
            }
            Known::Points(bounds) => points_sentence(lang, position, bounds),
            Known::Reaches(threshold, reaches) => threshold_sentence(lang, *threshold, *reaches, left),
            Known::Forced(team, at_least, forced) => forced_sentence(lang, team_name(*team), *at_least, *forced),
            Known::Tricks(team, bounds) => tricks_sentence(lang, team_name(*team), bounds, position),
        }
    }
}

fn tricks_sentence(lang: Language, team: &str, bounds: &Bounds<Tricks>, position: &Position) -> String {
    let n_left = position.cards().tricks_left();
    let (shown, words) = match (bounds.value(), lang) {
        (Some(tricks), _) => (tricks.to_string(), tricks.to_string()),
        (None, Language::German) => {
            (format!("{}..{}", bounds.lower, bounds.upper), format!("{} bis {}", bounds.lower, bounds.upper))
        }
        (None, Language::English) => {
            (format!("{}..{}", bounds.lower, bounds.upper), format!("{} to {}", bounds.lower, bounds.upper))
        }
    };
    let shown = styled(&shown, BOLD);
    match lang {
        Language::German => format!("{shown}  {team} kann {words} von {n_left} Reststichen erzwingen."),
        Language::English => format!("{shown}  {team} can force {words} of the {n_left} remaining tricks."),
    }
}

fn forced_sentence(lang: Language, team: &str, at_least: Option<usize>, forced: Option<bool>) -> String {
    let answer = answer_word(lang, forced);
    let what = match (lang, at_least) {
        (Language::German, None) => "alle Reststiche".to_owned(),
        (Language::German, Some(n)) => format!("mindestens {n} der Reststiche"),
        (Language::English, None) => "all remaining tricks".to_owned(),
        (Language::English, Some(n)) => format!("at least {n} of the remaining tricks"),
    };
    match (lang, forced) {
        (Language::German, Some(true)) => format!("{answer}  {team} kann {what} erzwingen."),
        (Language::German, Some(false)) => format!("{answer}  {team} kann nicht {what} erzwingen."),
        (Language::German, None) => format!("{answer}  Ob {team} {what} erzwingen kann, ist noch nicht bekannt."),
        (Language::English, Some(true)) => format!("{answer}  {team} can force {what}."),
        (Language::English, Some(false)) => format!("{answer}  {team} cannot force {what}."),
        (Language::English, None) => format!("{answer}  Whether {team} can force {what} is not yet known."),
    }
}

/// Returns the answer to a question with yes or no; nothing is known if it is open.
fn answer_word(lang: Language, answer: Option<bool>) -> String {
    match answer {
        Some(true) => styled(lang.say("JA", "YES"), GOOD),
        Some(false) => styled(lang.say("NEIN", "NO"), BAD),
        None => styled(lang.say("OFFEN", "OPEN"), BOLD),
    }
}

fn bounds_sentence(lang: Language, bounds: &Bounds<Augen>, left: Augen) -> String {
    let (lower, upper) = (bounds.lower, bounds.upper);
    if let Some(value) = bounds.value() {
        return value_sentence(lang, value, left);
    }
    let bounds = styled(&format!("{lower}..{upper}"), BOLD);
    match lang {
        Language::German => {
            format!("{bounds}  Re bekommt noch {lower} bis {upper} der {left} Augen, die im Spiel sind.")
        }
        Language::English => format!("{bounds}  Re still gets {lower} to {upper} of the {left} Augen in play."),
    }
}

fn value_sentence(lang: Language, value: Augen, left: Augen) -> String {
    let value = styled(&value.to_string(), BOLD);
    match lang {
        Language::German => format!("{value}  Re bekommt noch {value} der {left} Augen, die im Spiel sind."),
        Language::English => format!("{value}  Re still gets {value} of the {left} Augen in play."),
    }
}

fn points_sentence(lang: Language, position: &Position, bounds: &Bounds<Points>) -> String {
    let Some(points) = bounds.value() else {
        let (lower, upper) = (bounds.lower, bounds.upper);
        let bounds = styled(&format!("{lower}..{upper}"), BOLD);
        return match lang {
            Language::German => format!("{bounds}  Das Spiel ist für Re {lower} bis {upper} Punkte wert."),
            Language::English => format!("{bounds}  The game is worth {lower} to {upper} points to Re."),
        };
    };
    let seats = points_of_seats(position.rules(), position.parties(), points);
    let seats: Vec<String> = seats.iter().map(|(seat, points)| format!("{seat} {:+}", points.0)).collect();
    let (value, seats) = (styled(&points.to_string(), BOLD), seats.join(", "));
    match (lang, points == Points(1)) {
        (Language::German, true) => format!("{value}  Das Spiel ist für Re {points} Punkt wert: {seats}."),
        (Language::German, false) => format!("{value}  Das Spiel ist für Re {points} Punkte wert: {seats}."),
        (Language::English, true) => format!("{value}  The game is worth {points} point to Re: {seats}."),
        (Language::English, false) => format!("{value}  The game is worth {points} points to Re: {seats}."),
    }
}

fn threshold_sentence(lang: Language, threshold: Threshold, reaches: Option<bool>, left: Augen) -> String {
    let answer = answer_word(lang, reaches);
    let augen = threshold.augen;
    let what = match (lang, reaches) {
        (Language::German, Some(true)) => format!("Re erreicht {augen} Augen"),
        (Language::German, Some(false)) => format!("Re erreicht {augen} Augen nicht"),
        (Language::German, None) => format!("ob Re {augen} Augen erreicht, ist noch nicht bekannt"),
        (Language::English, Some(true)) => format!("Re reaches {augen} Augen"),
        (Language::English, Some(false)) => format!("Re does not reach {augen} Augen"),
        (Language::English, None) => format!("whether Re reaches {augen} Augen is not yet known"),
    };
    let how = match (lang, threshold.won) {
        (Language::German, Some(won)) => format!("{won} hat es schon, {left} sind im Spiel"),
        (Language::German, None) => format!("ab hier, {left} sind im Spiel"),
        (Language::English, Some(won)) => format!("it has {won} of them, {left} are in play"),
        (Language::English, None) => format!("from here on, {left} are in play"),
    };
    format!("{answer}  {what} ({how}).")
}

/// Returns the rows of a line of best play, and one that says so if it does not reach the last card.
pub(crate) fn line_rows(lang: Language, position: &Position, line: &[Card]) -> Vec<String> {
    let mut rows: Vec<String> = plays::rows(lang, position, line).iter().map(|row| format!("  {row}")).collect();
    if is_part(position, line) {
        let text = lang.say("wie es weitergeht, ist noch nicht bekannt", "how it goes on is not yet known");
        rows.push(format!("  {}", styled(text, DIM)));
    }
    rows
}

/// Returns a row for each card: what it is worth, what it costs, and how play goes on.
fn move_rows(lang: Language, position: &Position, moves: &[Move]) -> Vec<String> {
    let points: Vec<Bounds<Points>> = moves.iter().filter_map(|tried| tried.points).collect();
    let known: Option<Vec<Points>> = points.iter().map(|points| points.value()).collect();
    let points_width = if known.is_some() { 6 } else { 8 };
    let best_points = known.and_then(|known| match position.parties().team_of(position.cards().turn()) {
        Team::Re => known.into_iter().max(),
        Team::Kontra => known.into_iter().min(),
    });
    let points_head = match lang {
        _ if points.is_empty() => String::new(),
        Language::German => format!("  {:>points_width$}", "Punkte"),
        Language::English => format!("  {:>points_width$}", "points"),
    };
    // Bounds are wider than values.
    let width = if moves.iter().all(|tried| tried.bounds.value().is_some()) { 5 } else { 8 };
    let head = match lang {
        Language::German => {
            format!("{:<6}{:>width$}  {:>7}{points_head}   beste Fortsetzung", "Karte", "Augen", "Verlust")
        }
        Language::English => format!("{:<6}{:>width$}  {:>7}{points_head}   best line", "card", "Augen", "loss"),
    };
    let mut rows = vec![format!("  {}", styled(&head, DIM))];
    rows.extend(moves.iter().map(|tried| {
        let good = |is_best| if is_best { GOOD } else { BOLD };
        let is_best = tried.loss == Some(Augen(0));
        let augen = shown(tried.bounds.lower, tried.bounds.upper);
        let augen = styled(&format!("{augen:>width$}"), good(is_best));
        let loss = match tried.loss {
            Some(loss) if !is_best => styled(&format!("{:>7}", format!("-{loss}")), BAD),
            _ => " ".repeat(7),
        };
        let points = tried.points.map_or_else(String::new, |points| {
            let is_best = best_points.is_some() && points.value() == best_points;
            let points = shown(points.lower, points.upper);
            format!("  {}", styled(&format!("{points:>points_width$}"), good(is_best)))
        });
        let line = short_line(lang, position, &tried.line);
        let row = format!("  {}   {augen}  {loss}{points}   {line}", paint::wide_card(lang, tried.card));
        row.trim_end().to_owned()
    }));
    if position.won().is_none() {
        let text = lang.say(
            "Spielpunkte stehen hier, wenn die Stellung sagt, was schon gewonnen ist: won=re:AUGEN/STICHE,kontra:..",
            "game points are shown if the position says what was won before: won=re:AUGEN/TRICKS,kontra:..",
        );
        rows.push(format!("  {}", styled(text, DIM)));
    }
    rows
}

/// Returns the first tricks of a line in one row: `N ♥10 ♥Q ♠Q ♦J | N ♣Q ..`.
fn short_line(lang: Language, position: &Position, line: &[Card]) -> String {
    let tricks = plays::tricks_of(position, line);
    let shown = tricks.iter().take(TRICKS_SHOWN).map(|trick| {
        let cards: Vec<String> = trick.cards().iter().map(|&card| paint::card(lang, card)).collect();
        format!("{} {}", styled(&trick.leader().to_string(), DIM), cards.join(" "))
    });
    let mut shown: Vec<String> = shown.collect();
    if TRICKS_SHOWN < tricks.len() {
        shown.push("..".to_owned());
    }
    shown.join(&styled(" | ", DIM))
}
