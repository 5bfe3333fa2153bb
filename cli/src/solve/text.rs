//! Answers for people.

use super::question::{Found, Move, Threshold, best};
use crate::lang::{Lang, team_name};
use crate::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use crate::plays;
use crate::session::Session;
use crate::trouble::Failure;
use crate::verdict::table;
use game::{Augen, Card, Points, Position, points_of_seats};
use solver::{Bounds, PointsBounds};
use std::io::Write;

/// How many tricks of a line a table has room for.
const TRICKS_SHOWN: usize = 3;

impl Found {
    pub(super) fn write_text(&self, session: &mut Session, position: &Position) -> Result<(), Failure> {
        let lang = session.lang;
        let mut rows = vec![self.sentence(lang, position), String::new()];
        rows.extend(table(lang, position).into_iter().map(|row| format!("  {row}")));
        rows.push(String::new());
        match self {
            Self::Moves(_, moves) => {
                rows.extend(move_rows(lang, position, moves));
                rows.push(String::new());
            }
            Self::Line(_, line) => {
                rows.extend(plays::rows(lang, position, line).into_iter().map(|row| format!("  {row}")));
                rows.push(String::new());
            }
            Self::Value(_)
            | Self::Bounds(_)
            | Self::Reaches(..)
            | Self::Points(..)
            | Self::Forced(..)
            | Self::Tricks(..) => {}
        }
        for row in rows {
            writeln!(session.out, "{row}")?;
        }
        Ok(())
    }

    fn sentence(&self, lang: Lang, position: &Position) -> String {
        let left = position.cards().augen_left();
        match self {
            Self::Value(value) | Self::Line(value, _) => value_sentence(lang, *value, left),
            Self::Bounds(bounds) | Self::Moves(bounds, _) => bounds_sentence(lang, bounds, left),
            Self::Points(bounds, _) => points_sentence(lang, position, bounds),
            Self::Reaches(threshold, reaches) => threshold_sentence(lang, *threshold, *reaches, left),
            Self::Forced(team, at_least, forced) => forced_sentence(lang, team_name(*team), *at_least, *forced),
            Self::Tricks(team, tricks) => {
                let (team, n_left) = (team_name(*team), position.cards().tricks_left());
                let tricks = styled(&tricks.to_string(), BOLD);
                match lang {
                    Lang::De => format!("{tricks}  {team} kann {tricks} von {n_left} Reststichen erzwingen."),
                    Lang::En => format!("{tricks}  {team} can force {tricks} of the {n_left} remaining tricks."),
                }
            }
        }
    }
}

fn forced_sentence(lang: Lang, team: &str, at_least: Option<usize>, forced: bool) -> String {
    let answer = if forced { styled(lang.say("JA", "YES"), GOOD) } else { styled(lang.say("NEIN", "NO"), BAD) };
    let what = match (lang, at_least) {
        (Lang::De, None) => "alle Reststiche".to_owned(),
        (Lang::De, Some(n)) => format!("mindestens {n} der Reststiche"),
        (Lang::En, None) => "all remaining tricks".to_owned(),
        (Lang::En, Some(n)) => format!("at least {n} of the remaining tricks"),
    };
    match (lang, forced) {
        (Lang::De, true) => format!("{answer}  {team} kann {what} erzwingen."),
        (Lang::De, false) => format!("{answer}  {team} kann nicht {what} erzwingen."),
        (Lang::En, true) => format!("{answer}  {team} can force {what}."),
        (Lang::En, false) => format!("{answer}  {team} cannot force {what}."),
    }
}

fn bounds_sentence(lang: Lang, bounds: &Bounds, left: Augen) -> String {
    let (lower, upper) = (bounds.lower, bounds.upper);
    if let Some(value) = bounds.value() {
        return value_sentence(lang, value, left);
    }
    let bounds = styled(&format!("{lower}..{upper}"), BOLD);
    match lang {
        Lang::De => format!("{bounds}  Re bekommt noch {lower} bis {upper} der {left} Augen, die im Spiel sind."),
        Lang::En => format!("{bounds}  Re still gets {lower} to {upper} of the {left} Augen in play."),
    }
}

fn value_sentence(lang: Lang, value: Augen, left: Augen) -> String {
    let value = styled(&value.to_string(), BOLD);
    match lang {
        Lang::De => format!("{value}  Re bekommt noch {value} der {left} Augen, die im Spiel sind."),
        Lang::En => format!("{value}  Re still gets {value} of the {left} Augen in play."),
    }
}

fn points_sentence(lang: Lang, position: &Position, bounds: &PointsBounds) -> String {
    let Some(points) = bounds.value() else {
        let (lower, upper) = (bounds.lower, bounds.upper);
        let bounds = styled(&format!("{lower}..{upper}"), BOLD);
        return match lang {
            Lang::De => format!("{bounds}  Das Spiel ist für Re {lower} bis {upper} Punkte wert."),
            Lang::En => format!("{bounds}  The game is worth {lower} to {upper} points to Re."),
        };
    };
    let seats = points_of_seats(position.rules(), position.parties(), points);
    let seats: Vec<String> = seats.iter().map(|(seat, points)| format!("{seat} {:+}", points.0)).collect();
    let (value, seats) = (styled(&points.to_string(), BOLD), seats.join(", "));
    match (lang, points == Points(1)) {
        (Lang::De, true) => format!("{value}  Das Spiel ist für Re {points} Punkt wert: {seats}."),
        (Lang::De, false) => format!("{value}  Das Spiel ist für Re {points} Punkte wert: {seats}."),
        (Lang::En, true) => format!("{value}  The game is worth {points} point to Re: {seats}."),
        (Lang::En, false) => format!("{value}  The game is worth {points} points to Re: {seats}."),
    }
}

fn threshold_sentence(lang: Lang, threshold: Threshold, reaches: Option<bool>, left: Augen) -> String {
    let answer = match reaches {
        Some(true) => styled(lang.say("JA", "YES"), GOOD),
        Some(false) => styled(lang.say("NEIN", "NO"), BAD),
        None => styled(lang.say("OFFEN", "OPEN"), BOLD),
    };
    let augen = threshold.augen;
    let what = match (lang, reaches) {
        (Lang::De, Some(true)) => format!("Re erreicht {augen} Augen"),
        (Lang::De, Some(false)) => format!("Re erreicht {augen} Augen nicht"),
        (Lang::De, None) => format!("ob Re {augen} Augen erreicht, ist noch nicht bekannt"),
        (Lang::En, Some(true)) => format!("Re reaches {augen} Augen"),
        (Lang::En, Some(false)) => format!("Re does not reach {augen} Augen"),
        (Lang::En, None) => format!("whether Re reaches {augen} Augen is not yet known"),
    };
    let how = match (lang, threshold.won) {
        (Lang::De, Some(won)) => format!("{won} hat es schon, {left} sind im Spiel"),
        (Lang::De, None) => format!("ab hier, {left} sind im Spiel"),
        (Lang::En, Some(won)) => format!("it has {won} of them, {left} are in play"),
        (Lang::En, None) => format!("from here on, {left} are in play"),
    };
    format!("{answer}  {what} ({how}).")
}

/// Returns a row for each card: what it is worth, what it costs, and how play goes on.
fn move_rows(lang: Lang, position: &Position, moves: &[Move]) -> Vec<String> {
    let points: Vec<(Card, Points)> = moves.iter().filter_map(|tried| Some((tried.card, tried.points?))).collect();
    let best_points = best(position, &points);
    let points_head = match lang {
        _ if points.is_empty() => String::new(),
        Lang::De => format!("  {:>6}", "Punkte"),
        Lang::En => format!("  {:>6}", "points"),
    };
    // Bounds are wider than values.
    let width = if moves.iter().all(|tried| tried.bounds.value().is_some()) { 5 } else { 8 };
    let head = match lang {
        Lang::De => format!("{:<6}{:>width$}  {:>7}{points_head}   beste Fortsetzung", "Karte", "Augen", "Verlust"),
        Lang::En => format!("{:<6}{:>width$}  {:>7}{points_head}   best line", "card", "Augen", "loss"),
    };
    let mut rows = vec![format!("  {}", styled(&head, DIM))];
    rows.extend(moves.iter().map(|tried| {
        let good = |is_best| if is_best { GOOD } else { BOLD };
        let is_best = tried.loss == Some(Augen(0));
        let augen = match tried.bounds.value() {
            Some(value) => value.to_string(),
            None => format!("{}..{}", tried.bounds.lower, tried.bounds.upper),
        };
        let augen = styled(&format!("{augen:>width$}"), good(is_best));
        let loss = match tried.loss {
            Some(loss) if !is_best => styled(&format!("{:>7}", format!("-{loss}")), BAD),
            _ => " ".repeat(7),
        };
        let points = tried.points.map_or_else(String::new, |points| {
            format!("  {}", styled(&format!("{:>6}", points.to_string()), good(points == best_points)))
        });
        let line = short_line(lang, position, tried.line.as_deref().unwrap_or_default());
        let row = format!("  {}   {augen}  {loss}{points}   {line}", paint::wide_card(lang, tried.card));
        row.trim_end().to_owned()
    }));
    if position.parts().won.is_none() {
        let text = lang.say(
            "Spielpunkte stehen hier, wenn die Stellung sagt, was schon gewonnen ist: won=re:AUGEN/STICHE,kontra:..",
            "game points are shown if the position says what was won before: won=re:AUGEN/TRICKS,kontra:..",
        );
        rows.push(format!("  {}", styled(text, DIM)));
    }
    rows
}

/// Returns the first tricks of a line in one row: `N ♥10 ♥Q ♠Q ♦J | N ♣Q ..`.
fn short_line(lang: Lang, position: &Position, line: &[Card]) -> String {
    let tricks = plays::tricks(position, line);
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
