//! Changing the text of a sheet: what a person has written beside it stays as it is.

use super::money::PointWorth;
use super::written::{Entry, Sheet, check_name};
use crate::error::Error;
use game::Rules;
use notation::composed;
use text::brief;
use text::{Language, Message, message};

/// Optional lines of the head of a new sheet.
#[derive(Clone, Copy, Debug, Default)]
pub struct Begin {
    /// Minutes of the round, if not as many as the rules say.
    pub minutes: Option<u16>,
    /// Worth of a point.
    pub cents: Option<PointWorth>,
}

/// Returns the text of a sheet on which nothing has been played.
///
/// # Errors
/// Returns which name cannot be one, or that the rules know no table of this size.
pub fn begin(language: Language, rules: &Rules, players: &[String], head: &Begin) -> Result<String, Error> {
    if !(4..=7).contains(&players.len()) {
        return Err(Error::new(message!("sheet-table-size", n = players.len())));
    }
    let players: Vec<String> = players.iter().map(|name| composed(name.trim()).into_owned()).collect();
    for (at, name) in players.iter().enumerate() {
        check_name(name, &players[..at]).map_err(Error::new)?;
    }
    if !rules.deck.table_sizes.contains(&(players.len() as u8)) {
        return Err(Error::of(&game::RoundError::TableSize(players.len() as u8)));
    }
    let said = |id: &'static str| Message::new(id).text(language);
    let mut text = format!("# {}\n", said("sheet-begin"));
    text.push_str(&format!("{}: {}\n", said("sheet-key-rules"), rules.name));
    text.push_str(&format!("{}: {}\n", said("sheet-key-players"), players.join(", ")));
    let numbers = [
        ("sheet-key-minutes", head.minutes.map(|minutes| minutes.to_string())),
        ("sheet-key-cents", head.cents.map(|worth| worth.text(language))),
    ];
    for (key, number) in numbers.into_iter().filter_map(|(key, number)| Some((key, number?))) {
        text.push_str(&format!("{}: {number}\n", said(key)));
    }
    text.push('\n');
    Ok(text)
}

/// Returns the text with one more row: a game, or with `-` before it what happens between games.
///
/// # Errors
/// Returns why this is no row.
pub fn with_row(sheet: &Sheet, row: &str, record: Option<&str>) -> Result<String, Error> {
    let row = one_line(row)?;
    let next = sheet.entries.iter().filter_map(|entry| entry.number).max().unwrap_or(0) + 1;
    let mut text = sheet.source.text.clone();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(&written(next, row, record));
    Ok(text)
}

/// Returns the text in which the row of a game says something else.
///
/// # Errors
/// Returns that there is no such game, or why this is no row.
pub fn with_fixed(sheet: &Sheet, number: u16, row: &str, record: Option<&str>) -> Result<String, Error> {
    let entry = sheet.entries.iter().find(|entry| entry.number == Some(number));
    let entry = entry.ok_or_else(|| {
        let most = sheet.entries.iter().filter_map(|entry| entry.number).max().unwrap_or(0);
        Error::new(message!("sheet-no-such-game", number, most))
    })?;
    with_line(sheet, entry.line, row, record)
}

/// Returns the text with another content of the row in this line. Its comment is kept.
///
/// # Errors
/// Returns an error if there is no row in this line, or the new text is not a row.
pub fn with_line(sheet: &Sheet, line: usize, row: &str, record: Option<&str>) -> Result<String, Error> {
    let row = one_line(row)?;
    let entry = entry_in(sheet, line)?;
    let (before, old, after) = around(sheet, entry);
    let new = written(entry.number.unwrap_or(1), row, record);
    let first = old.lines().next().unwrap_or_default();
    let new = match first.find('#').map(|at| first[at..].trim_end()) {
        Some(comment) if !row.contains('#') => {
            let (first, rest) = new.split_once('\n').unwrap_or((&new, ""));
            format!("{first}  {comment}\n{rest}")
        }
        _ => new,
    };
    Ok(numbered(&[before, &new, after]))
}

/// Returns the text with one more row before the one in this line.
///
/// # Errors
/// Returns an error if there is no row in this line, or the new text is not a row.
pub fn with_row_before(sheet: &Sheet, line: usize, row: &str, record: Option<&str>) -> Result<String, Error> {
    let row = one_line(row)?;
    let (before, old, after) = around(sheet, entry_in(sheet, line)?);
    Ok(numbered(&[before, &written(1, row, record), old, after]))
}

/// Returns the text in which the row in a line comes before the row in another one.
///
/// # Errors
/// Returns that there is no row in one of these lines.
pub fn with_moved(sheet: &Sheet, line: usize, before: usize) -> Result<String, Error> {
    let (moved, next) = (entry_in(sheet, line)?, entry_in(sheet, before)?);
    let (above, row, below) = around(sheet, moved);
    let (above_next, row_next, below_next) = around(sheet, next);
    // The last row of a file may end without an end of its line.
    let row = format!("{}\n", row.trim_end_matches(['\n', '\r']));
    let text = if before < line {
        numbered(&[above_next, &row, &above[above_next.len()..], below])
    } else if line < before {
        let between = &below[..below.len() - row_next.len() - below_next.len()];
        numbered(&[above, between, &row, row_next, below_next])
    } else {
        sheet.source.text.clone()
    };
    Ok(text)
}

/// Returns the text without the row in this line.
///
/// # Errors
/// Returns that there is no row in this line.
pub fn without(sheet: &Sheet, line: usize) -> Result<String, Error> {
    let (before, _, after) = around(sheet, entry_in(sheet, line)?);
    Ok(numbered(&[before, after]))
}

fn entry_in(sheet: &Sheet, line: usize) -> Result<&Entry, Error> {
    let entry = sheet.entries.iter().find(|entry| entry.line == line);
    entry.ok_or_else(|| Error::new(message!("sheet-no-row", line)))
}

/// Returns the text before a row, the row with what is set in below it, and the text after it.
fn around<'a>(sheet: &'a Sheet, entry: &Entry) -> (&'a str, &'a str, &'a str) {
    let text = sheet.source.text.as_str();
    let start_of = |line: usize| text.split_inclusive('\n').take(line - 1).map(str::len).sum::<usize>();
    let (start, end) = (start_of(entry.line), start_of(entry.line + entry.n_lines));
    (&text[..start], &text[start..end], &text[end..])
}

/// Joins parts of a text and numbers its games one after the other.
fn numbered(parts: &[&str]) -> String {
    let mut text = String::new();
    for part in parts {
        if !text.is_empty() && !text.ends_with('\n') && !part.is_empty() {
            text.push('\n');
        }
        text.push_str(part);
    }
    let mut next = 1;
    let lines = text.split_inclusive('\n').map(|line| {
        let n_digits = line.bytes().take_while(u8::is_ascii_digit).count();
        if n_digits == 0 {
            return line.to_owned();
        }
        next += 1;
        format!("{}{}", next - 1, &line[n_digits..])
    });
    lines.collect()
}

fn one_line(row: &str) -> Result<&str, Error> {
    let row = row.trim();
    if row.is_empty() || row.contains(['\n', '\r']) {
        return Err(Error::new(message!("sheet-one-line", text = brief(row))));
    }
    Ok(row)
}

fn written(number: u16, row: &str, record: Option<&str>) -> String {
    let mut text = match row.strip_prefix('-') {
        Some(between) => format!("- {}\n", between.trim()),
        None => format!("{number:>2}  {row}\n").trim_start().to_owned(),
    };
    for line in record.unwrap_or_default().lines().filter(|line| !line.trim().is_empty()) {
        text.push_str(&format!("      {}\n", line.trim_end()));
    }
    text
}
