//! The report of a match as CSV: a line for each bot, a line for each pair, and among strangers two for each bot at each table:
//! its points, and how many more than the first bot.

use sim::matches::Report;
use sim::stats::Estimate;
use std::fmt::Write;

/// The first line.
pub(super) const HEAD: &str = "what,one,other,units,mean,low,high,rating,rating_low,rating_high";

/// Returns the table.
pub(crate) fn table(report: &Report) -> String {
    let mut text = format!("{HEAD}\n");
    let numbers = |estimate: Option<Estimate>| {
        estimate.map_or_else(
            || ",,,".to_owned(),
            |estimate| format!("{},{},{},{}", estimate.n, estimate.mean, estimate.low(), estimate.high()),
        )
    };
    for bot in &report.bots {
        let (low, high) = bot.rating.fitted_interval;
        let name = quoted(&bot.name);
        let _ = writeln!(text, "bot,{name},,{},{},{low},{high}", numbers(bot.points), bot.rating.fitted);
    }
    for pair in &report.pairs {
        let names = format!("{},{}", quoted(&pair.one), quoted(&pair.other));
        let _ = writeln!(text, "pair,{names},{},,,", numbers(pair.difference));
    }
    for table in report.strangers.iter().flat_map(|strangers| &strangers.tables) {
        for (bot, at_table) in report.bots.iter().zip(&table.bots) {
            let names = format!("{},{}", quoted(&bot.name), quoted(&table.table));
            let _ = writeln!(text, "table,{names},{},,,", numbers(at_table.points));
            let _ = writeln!(text, "more,{names},{},,,", numbers(at_table.more));
        }
    }
    text
}

/// Returns a field that may hold commas and quotes.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}
