//! The table over tables: how every bot did among strangers.

use crate::columns::{Table, wrapped};
use sim::matches::{Column, Report, StrangersReport};
use sim::stats::interval;
use text::{Language, message};

/// Returns the tables of points and of differences; nothing if it was not played among strangers. `name` says what a bot is called.
pub(super) fn lines(report: &Report, language: Language, name: &dyn Fn(&str) -> String) -> Vec<String> {
    let Some(strangers) = &report.strangers else { return Vec::new() };
    let names: Vec<String> = report.bots.iter().map(|bot| name(&bot.name)).collect();
    let mut lines = table(strangers, Column::Points, &names, language);
    if 1 < names.len() {
        lines.push(String::new());
        lines.extend(table(strangers, Column::More, &names, language));
    }
    lines.push(String::new());
    let note = message!("strangers-note").text(language);
    lines.extend(wrapped(note.split(' ').map(str::to_owned), " ", 0));
    lines
}

fn table(strangers: &StrangersReport, column: Column, names: &[String], language: Language) -> Vec<String> {
    // The first bot has no more than itself.
    let (corner, first) = match column {
        Column::Points => (message!("match-alone-among"), 0),
        Column::More => (message!("match-more-than", bot = &names[0]), 1),
    };
    let mut table =
        Table::new(1, [corner.text(language)].into_iter().chain(names.iter().skip(first).cloned()).collect());
    for (label, cells) in strangers.rows(column) {
        let cells = cells.into_iter().skip(first).map(|cell| interval(cell, 2, language));
        table.push([label.text(language)].into_iter().chain(cells).collect());
    }
    table.lines()
}
