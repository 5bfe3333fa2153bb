//! A sheet for people, within 80 columns.

use super::evening::{Evening, Row, line, sums_to_zero};
use super::money::payments;
use super::written::Sheet;
use crate::layout::{Align, COLUMNS, Table, sentence};
use crate::paint::{BAD, BOLD, styled};
use game::rules::ListPoints;
use game::{BockWorth, Lineup, Next, Paragraph, Parity, Player, Points};
use text::visible;
use text::{Arg, Join, Language, Message, message};

/// Greatest width of a column of points.
const NUMBERS: usize = 6;

/// Returns the sheet: its rows with running totals, the checks, what comes next, and who pays whom.
#[must_use]
pub fn rows(language: Language, sheet: &Sheet, evening: &Evening) -> Vec<String> {
    let mut rows = vec![styled(&title(sheet).text(language), BOLD), String::new()];
    rows.extend(table(language, sheet, evening));
    rows.push(String::new());
    for (row, error) in evening.rows.iter().filter_map(|row| Some((row, row.wrong.as_ref()?))) {
        let what = message!("sheet-row-wrong", row = row_name(row), error = error.message().clone());
        rows.extend(sentence(&what.text(language), 0).into_iter().map(|row| styled(&row, BAD)));
    }
    let below = below(sheet, evening).into_iter().chain(settled(sheet, evening));
    rows.extend(below.flat_map(|message| sentence(&message.text(language), 0)));
    rows.push(String::new());
    rows
}

pub(super) fn title(sheet: &Sheet) -> Message {
    let title = message!("sheet-title", rules = sheet.rules.name.to_string());
    let title = match &sheet.table {
        Some(table) => message!("sheet-title-table", title, table),
        None => title,
    };
    match &sheet.round {
        Some(round) => message!("sheet-title-round", title, round),
        None => title,
    }
}

pub(super) fn row_name(row: &Row) -> Message {
    match row.entry.number {
        Some(n) => message!("sheet-row-game", n),
        None => message!("sheet-row-line", n = row.entry.line),
    }
}

/// The rows with running totals. The dealer has a star at his total; who sits out has brackets around it.
fn table(language: Language, sheet: &Sheet, evening: &Evening) -> Vec<String> {
    let names: Vec<String> = sheet.players.iter().map(|name| name.chars().take(NUMBERS).collect()).collect();
    let widths: usize = names.iter().map(|name| name.chars().count().max(5) + 2).sum();
    // What stands between the columns belongs to each, and the numbers of games have three.
    let said = (COLUMNS - 3 - widths).saturating_sub(9).max(8);
    let mut table = Table::default()
        .column(message!("sheet-number-head").text(language), Align::Right, 3)
        .column(message!("sheet-said").text(language), Align::Left, said)
        .column(message!("sheet-worth").text(language), Align::Right, 5);
    for name in &names {
        table = table.column(name.clone(), Align::Right, NUMBERS);
    }
    for row in &evening.rows {
        let number = row.entry.number.map_or_else(|| "-".to_owned(), |number| number.to_string());
        // Names with a sign between them are one word, which would not fold.
        let said = visible(&row.entry.text).replace('+', if said < 30 { "+ " } else { "+" });
        let mut cells = vec![number, said, worth(row)];
        for (at, total) in row.totals.iter().enumerate() {
            let player = Player(at as u8 + 1);
            let sits_out = row.sits_out(player);
            let is_dealer = row.lineup.is_some() && row.dealer == player;
            cells.push(match (sits_out, is_dealer) {
                (true, _) => format!("({total})"),
                (false, true) => format!("*{total}"),
                (false, false) => total.to_string(),
            });
        }
        if row.wrong.is_some() {
            cells[0] = styled(&cells[0], BAD);
        }
        table.push(cells);
    }
    table.rows()
}

/// Returns the points that most players of the row won or lost, and their factor.
fn worth(row: &Row) -> String {
    if row.wrong.is_some() {
        return "?".to_owned();
    }
    let worth = row.points.iter().map(|points| points.abs()).filter(|&points| points != 0).min().unwrap_or(0);
    match row.bock {
        BockWorth { factor: 1, points: 0 } => worth.to_string(),
        BockWorth { factor: 1, points } => format!("{worth} (+{points})"),
        BockWorth { factor, .. } => format!("{worth} ×{factor}"),
    }
}

/// Returns the texts below the rows: checks, deductions, outstanding soli, and what comes next.
fn below(sheet: &Sheet, evening: &Evening) -> Vec<Message> {
    let name = |player: Player| sheet.name(player).to_owned();
    let mut below = Vec::new();
    let is_sound = evening.is_sound();
    below.extend(
        evening
            .rows
            .iter()
            .filter_map(|row| Some(message!("sheet-row-doubt", row = row_name(row), doubt = doubt(sheet, row)?))),
    );
    below.extend(is_sound.then(|| match evening.parity() {
        _ if sheet.rules.round.list_points == ListPoints::Winners => message!("sheet-winners-only"),
        _ if !sums_to_zero(sheet) => message!("sheet-sitting-share"),
        Parity::Same => message!("sheet-sound"),
        _ if sheet.players.len() == 4 => message!("sheet-sound-excused"),
        _ => message!("sheet-sound-of-five", paragraph = sheet.rules.cite(Paragraph::ParityAtFive)),
    }));
    let apart = evening.apart.iter().enumerate().filter(|&(_, &points)| points != 0);
    below
        .extend(apart.map(|(at, &points)| {
            message!("sheet-apart", player = name(Player(at as u8 + 1)), points = Points(points))
        }));
    let players = (1..=sheet.players.len() as u8).map(Player);
    let open = players.filter(|&player| 0 < evening.round.open(player)).map(name);
    let open: Vec<String> = open.collect();
    if !open.is_empty() {
        below.push(message!("sheet-open", players = Arg::list(open, Join::And)));
    }
    below.extend(length(sheet, evening));
    let waiting = evening.round.parts().bock.n_games();
    if 0 < waiting {
        below.push(message!("sheet-bock", n = waiting));
    }
    below.push(next(sheet, evening));
    below
}

/// Returns why a row cannot be right although it counts.
pub(super) fn doubt(sheet: &Sheet, row: &Row) -> Option<Message> {
    let check = row.doubt.as_ref()?;
    let paragraph = sheet.rules.cite(Paragraph::ListCheck);
    Some(match check.sum {
        Points(0) => message!("sheet-parity-broken", paragraph),
        sum => message!("sheet-sum-broken", sum, paragraph),
    })
}

/// How long the round is, and who writes: said before its first game, and how long when somebody has changed it.
fn length(sheet: &Sheet, evening: &Evening) -> Vec<Message> {
    let usual = sheet.rules.round.minutes.at(sheet.players.len() as u8);
    let has_begun = evening.rows.iter().any(|row| row.entry.number.is_some());
    if matches!(evening.round.next(), Next::Over { .. }) || (has_begun && evening.minutes == usual) {
        return Vec::new();
    }
    let games = evening.round.parts().games_total.map(|n| message!("sheet-length-games", n));
    let planned = sheet.minutes.or(usual).unwrap_or(0);
    let minutes = evening.minutes.map(|n| match n - planned {
        0 => message!("sheet-length-minutes", n),
        added => message!("sheet-length-added", n, added),
    });
    let length: Vec<Message> = games.into_iter().chain(minutes).collect();
    let length = (!length.is_empty()).then(|| message!("sheet-length", length = Arg::list(length, Join::Comma)));
    let writer = sheet.players.last().filter(|_| !has_begun);
    length.into_iter().chain(writer.map(|player| message!("sheet-writer", player = player.clone()))).collect()
}

fn next(sheet: &Sheet, evening: &Evening) -> Message {
    let n = evening.round.parts().games_done + 1;
    let name = |player: Player| sheet.name(player).to_owned();
    let players = evening.round.parts().players;
    let out = |dealer: Player| {
        let lineup = Lineup::new(players, dealer);
        let out = (1..=players).map(Player).filter(|&player| lineup.seat_of(player).is_none());
        out.map(name).collect::<Vec<_>>()
    };
    let with_out = |said: Message, dealer: Player| match out(dealer) {
        out if out.is_empty() => said,
        out => message!("sheet-sits-out", said, n = out.len(), players = Arg::list(out, Join::And)),
    };
    match evening.round.next() {
        Next::Deal { dealer, .. } => with_out(message!("sheet-next", n, dealer = name(dealer)), dealer),
        Next::Vorfuehren { dealer, soloist } => {
            with_out(message!("sheet-next-solo", n, dealer = name(dealer), soloist = name(soloist)), dealer)
        }
        Next::Over { struck: 0 } => message!("sheet-over"),
        Next::Over { struck } => message!("sheet-over-struck", n = struck),
    }
}

/// Returns the payments, or that they do not follow from the totals.
fn settled(sheet: &Sheet, evening: &Evening) -> Vec<Message> {
    let Some(cents) = sheet.cents else { return Vec::new() };
    if evening.totals.iter().sum::<i32>() != 0 {
        return vec![message!("sheet-no-payments")];
    }
    let payments = payments(&evening.totals, cents);
    let paid = |payment: &super::Payment| {
        let (from, to) = (sheet.name(payment.from).to_owned(), sheet.name(payment.to).to_owned());
        message!("sheet-pays", from, to, money = money(payment.half_cents))
    };
    payments.iter().map(paid).collect()
}

/// Returns an amount as it is written.
pub(super) fn money(half_cents: i64) -> Message {
    let digits = if half_cents % 2 == 0 { 2 } else { 3 };
    message!("sheet-money", euros = Arg::decimal(half_cents as f64 / 200.0, digits))
}

/// Returns the points of a player in a row with their sign; nothing where he had none.
pub(super) fn signed(row: &Row, player: Player) -> String {
    match row.points[line(player)] {
        0 => String::new(),
        points => format!("{points:+}"),
    }
}
