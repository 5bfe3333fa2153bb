//! A sheet for tables and printers.

use super::evening::Evening;
use super::show::{money, signed, title};
use super::written::Sheet;
use super::{Payment, payments};
use crate::protocol::escaped;
use game::Player;
use sim::report::generator;
use std::fmt::Write;
use text::{Language, Message, message};

/// Returns the rows as comma-separated values: points and totals of each player, the same in every language.
#[must_use]
pub fn csv(sheet: &Sheet, evening: &Evening) -> String {
    let quoted = |text: &str| {
        // What begins so would be computed by the program that opens it.
        let text = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_owned() };
        format!("\"{}\"", text.replace('"', "\"\""))
    };
    // What a Bock adds has a column where it adds points.
    let adds = sheet.rules.bock.points.is_some();
    let mut csv = String::from(if adds { "game,kind,bock,bock_points,dealer" } else { "game,kind,bock,dealer" });
    for name in &sheet.players {
        let _ = write!(csv, ",{}", quoted(name));
    }
    for name in &sheet.players {
        let _ = write!(csv, ",{}", quoted(&format!("{name} total")));
    }
    csv.push_str(",row\n");
    for row in &evening.rows {
        let number = row.entry.number.map(|number| number.to_string()).unwrap_or_default();
        let kind = row.kind.map(game::GameKind::name).unwrap_or_default();
        let _ = write!(csv, "{number},{kind},{},", row.bock.factor);
        if adds {
            let _ = write!(csv, "{},", row.bock.points);
        }
        csv.push_str(&quoted(sheet.name(row.dealer)));
        for points in row.points.iter().zip(&row.apart).map(|(points, apart)| points + apart).chain(row.totals.clone())
        {
            let _ = write!(csv, ",{points}");
        }
        let _ = writeln!(csv, ",{}", quoted(&row.entry.text));
    }
    csv
}

/// Returns a page to print, which needs nothing besides itself.
#[must_use]
pub fn html(language: Language, sheet: &Sheet, evening: &Evening) -> String {
    let said = |id: &'static str| escaped(&Message::new(id).text(language));
    let heading = escaped(&title(sheet).text(language));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n{}\n<title>{heading}</title>\n\
         <style>{STYLE}</style>\n<h1>{heading}</h1>\n<table>\n<tr><th>{}</th><th>{}</th>",
        generator("sheet"),
        said("sheet-number-head"),
        said("sheet-said"),
    );
    let players = || (1..=sheet.players.len() as u8).map(Player);
    for player in players() {
        let _ = write!(html, "<th colspan=\"2\">{}</th>", escaped(sheet.name(player)));
    }
    html.push_str("</tr>\n");
    for row in &evening.rows {
        let number = row.entry.number.map(|number| number.to_string()).unwrap_or_default();
        let class = if row.wrong.is_some() { " class=\"wrong\"" } else { "" };
        let _ = write!(html, "<tr{class}><td>{number}</td><td class=\"said\">{}</td>", escaped(&row.entry.text));
        for player in players() {
            let total = row.totals[usize::from(player.0) - 1];
            let dealer = if row.lineup.is_some() && row.dealer == player { " class=\"dealer\"" } else { "" };
            let _ = write!(html, "<td>{}</td><td{dealer}>{total}</td>", signed(row, player));
        }
        html.push_str("</tr>\n");
    }
    let _ = write!(html, "<tr class=\"sum\"><td></td><td class=\"said\">{}</td>", said("sheet-total"));
    for points in evening.results() {
        let _ = write!(html, "<td colspan=\"2\">{points}</td>");
    }
    html.push_str("</tr>\n</table>\n");
    for Payment { from, to, half_cents } in
        sheet.cents.map(|cents| payments(&evening.totals, cents)).unwrap_or_default()
    {
        let (from, to) = (sheet.name(from).to_owned(), sheet.name(to).to_owned());
        let paid = message!("sheet-pays", from, to, money = money(half_cents)).text(language);
        let _ = writeln!(html, "<p>{}</p>", escaped(&paid));
    }
    html.push_str("</html>\n");
    html
}

const STYLE: &str = "
body { font: 11pt/1.3 Georgia, serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #111; }
h1 { font-size: 1.4em; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #bbb; padding: .15em .4em; text-align: right; }
.said { text-align: left; font-size: .85em; }
.dealer { background: #eee; } .wrong td { color: #b00; } .sum td { font-weight: bold; border-top: 2px solid #111; }
@media print { body { margin: 0; } tr { break-inside: avoid; } }
";
