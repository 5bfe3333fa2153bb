//! The table over tables on the page of a match.

use super::page::{escaped, section, table};
use super::words::Words;
use crate::matches::{Column, Report, StrangersReport};
use bots::population;
use text::message;

/// Returns the section of the page with the results of every bot at every table.
pub(super) fn strangers_section(words: Words, report: &Report, strangers: &StrangersReport) -> String {
    let names: Vec<&str> = report.bots.iter().map(|bot| bot.name.as_str()).collect();
    let mut body = part(words, strangers, Column::Points, &names);
    if 1 < names.len() {
        body += "<br>";
        body += &part(words, strangers, Column::More, &names);
    }
    body += "<br>";
    body += &players(words);
    let [title, note] = [message!("report-strangers"), message!("strangers-note")].map(|part| words.say(part));
    section(&title, &body, &note)
}

fn part(words: Words, strangers: &StrangersReport, column: Column, names: &[&str]) -> String {
    // The first bot has no more than itself.
    let (corner, first) = match column {
        Column::Points => (message!("match-alone-among"), 0),
        Column::More => (message!("match-more-than", bot = names[0]), 1),
    };
    let head: Vec<String> =
        [words.say(corner)].into_iter().chain(names.iter().skip(first).map(|&name| name.to_owned())).collect();
    let rows = strangers.rows(column).into_iter().map(|(label, cells)| {
        let cells = cells.into_iter().skip(first).map(|cell| words.interval(cell, 3));
        [escaped(words.say(label))].into_iter().chain(cells).collect()
    });
    table(&head, rows)
}

/// Returns how the players of the population play.
fn players(words: Words) -> String {
    let head = [message!("report-stranger"), message!("report-how-it-plays")].map(|cell| words.say(cell));
    let rows = population().iter().map(|stranger| {
        let mark = if stranger.is_held_out() { " *" } else { "" };
        let about = format!("<td style=\"text-align:left\">{}</td>", escaped(words.say(stranger.about())));
        vec![escaped(format!("{}{mark}", stranger.name())), about]
    });
    table(&head, rows)
}
